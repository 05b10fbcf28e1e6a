// Searches through the positions of a sum, and mex.

#include <nanobind/stl/optional.h>

#include <mutex>

#include "fairplay/core.hpp"
#include "convert.hpp"

namespace fairplay::python {
namespace {

std::vector<Numbers> tables(nb::handle object) { return list<Numbers>(object, numbers<std::uint32_t>); }

Search::Options table_lists(nb::handle object) { return list<std::vector<Numbers>>(object, tables); }

// A thread that holds the mutex of a SumSearch may wait for the GIL, so release the GIL before waiting for the mutex.
class SumSearch {
public:
    SumSearch(nb::handle options, bool misere, nb::handle limit)
        : search_(table_lists(options), misere, number<std::uint64_t>(limit)) {}

    std::optional<bool> won(nb::handle root) {
        const Numbers parts = numbers<std::uint32_t>(root);
        const nb::gil_scoped_release no_gil;
        const std::scoped_lock lock(mutex_);
        return search_.won(parts, check_signals);
    }

    std::uint64_t visited() {
        const nb::gil_scoped_release no_gil;
        const std::scoped_lock lock(mutex_);
        return search_.visited();
    }

private:
    std::mutex mutex_;
    Search search_;
};

std::uint32_t mex(nb::handle values) { return fairplay::mex(numbers<std::uint32_t>(values)); }

std::vector<fairplay::Component> components(nb::handle options, nb::handle turned) {
    Search::Options all_options = table_lists(options);
    std::vector<Numbers> all_turned = tables(turned);
    if (all_options.size() != all_turned.size()) throw nb::value_error("`turned` has one entry for each component");
    std::vector<fairplay::Component> result;
    for (std::size_t i = 0; i < all_options.size(); ++i) {
        result.push_back({std::move(all_options[i]), std::move(all_turned[i])});
    }
    return result;
}

nb::bytes retrograde(nb::handle options, nb::handle turned, bool misere, nb::handle limit) {
    const auto parts = components(options, turned);
    const auto most = number<std::uint64_t>(limit);
    const auto outcomes = [&] {
        const nb::gil_scoped_release no_gil;
        return fairplay::retrograde(parts, misere, most, check_signals);
    }();
    return nb::bytes(outcomes.data(), outcomes.size());
}

}  // namespace

void bind_search(nb::module_& module) {
    module.def("mex", mex, "values"_a);

    nb::class_<SumSearch>(module, "Search")
        .def(nb::init<nb::handle, bool, nb::handle>(), "options"_a, "misere"_a, "limit"_a)
        .def("won", &SumSearch::won, "root"_a)
        .def_prop_ro("visited", &SumSearch::visited);

    module.def("retrograde", retrograde, "options"_a, "turned"_a, "misere"_a, "limit"_a);
}

}  // namespace fairplay::python
