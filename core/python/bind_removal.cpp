// Games in which a move removes elements of a set.

#include <mutex>

#include "convert.hpp"
#include "fairplay/removal.hpp"

namespace fairplay::python {
namespace {

RemovalMove removal_move(nb::handle object) {
    const auto fields = numbers<std::uint64_t>(object);
    if (fields.size() != 2 && fields.size() != 4) throw nb::value_error("a move is 2 or 4 numbers");
    if (fields.size() == 2) return {fields[0], fields[1]};
    return {fields[0], fields[1], fields[2], fields[3]};
}

class RemovalSearch {
public:
    RemovalSearch(nb::handle beside, nb::handle moves, nb::handle ground, nb::handle limit)
        : removal_(numbers<std::uint64_t>(beside), list<RemovalMove>(moves, removal_move),
                   number<std::uint64_t>(ground), number<std::uint64_t>(limit)) {}

    nb::object genus(nb::handle left) {
        const auto set = number<std::uint64_t>(left);
        const auto found = search(set);
        if (!found) return nb::none();
        return nb::make_tuple(found->value, static_cast<int>(found->kind));
    }

    std::uint64_t visited() {
        const nb::gil_scoped_release no_gil;
        const std::scoped_lock lock(mutex_);
        return removal_.visited();
    }

private:
    std::optional<RemovalGenus> search(ElementSet set) {
        const nb::gil_scoped_release no_gil;
        const std::scoped_lock lock(mutex_);
        return removal_.genus(set, check_signals);
    }

    std::mutex mutex_;
    Removal removal_;
};

}  // namespace

void bind_removal(nb::module_& module) {
    nb::class_<RemovalSearch>(module, "Removal")
        .def(nb::init<nb::handle, nb::handle, nb::handle, nb::handle>(), "beside"_a, "moves"_a, "ground"_a, "limit"_a)
        .def("genus", &RemovalSearch::genus, "left"_a)
        .def_prop_ro("visited", &RemovalSearch::visited);
}

}  // namespace fairplay::python
