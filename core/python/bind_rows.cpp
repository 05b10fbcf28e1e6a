// The values of games on a row of cells.

#include <nanobind/stl/optional.h>

#include <mutex>

#include "fairplay/rows.hpp"
#include "convert.hpp"

namespace fairplay::python {
namespace {

Signs signs(nb::handle object) { return numbers<std::uint8_t>(object); }

Pattern pattern(nb::handle object) {
    const std::vector<Signs> pair = list<Signs>(object, signs);
    if (pair.size() != 2) throw nb::value_error("a pattern is what there is and what it becomes");
    return {pair[0], pair[1]};
}

// As for SumSearch: release the GIL before waiting for the mutex.
class Rows {
public:
    Rows(nb::handle patterns, nb::handle endings, nb::handle limit)
        : rows_(list<Pattern>(patterns, pattern), list<Signs>(endings, signs), number<std::uint64_t>(limit)) {}

    std::optional<int> value(nb::handle row) {
        const Signs cells = signs(row);
        const nb::gil_scoped_release no_gil;
        const std::scoped_lock lock(mutex_);
        return rows_.value(cells, check_signals);
    }

    std::uint64_t visited() {
        const nb::gil_scoped_release no_gil;
        const std::scoped_lock lock(mutex_);
        return rows_.visited();
    }

private:
    std::mutex mutex_;
    RowValues rows_;
};

}  // namespace

void bind_rows(nb::module_& module) {
    nb::class_<Rows>(module, "RowValues")
        .def(nb::init<nb::handle, nb::handle, nb::handle>(), "patterns"_a, "endings"_a, "limit"_a)
        .def("value", &Rows::value, "row"_a)
        .def_prop_ro("visited", &Rows::visited);
}

}  // namespace fairplay::python
