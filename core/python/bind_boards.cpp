// Chomp and Cram.

#include <nanobind/stl/optional.h>

#include <mutex>

#include "fairplay/boards.hpp"
#include "convert.hpp"

namespace fairplay::python {
namespace {

nb::object chomp_values(nb::handle rows, nb::handle columns) {
    const auto height = number<std::uint32_t>(rows);
    const auto width = number<std::uint32_t>(columns);
    auto values = [&] {
        const nb::gil_scoped_release no_gil;
        return fairplay::chomp_values(height, width, check_signals);
    }();
    return array(std::move(values));
}

// Release the GIL before waiting for the mutex: a thread that holds the mutex may wait for the GIL.
class CramValues {
public:
    CramValues(nb::handle limit, bool pairing) : cram_(number<std::uint64_t>(limit), pairing) {}

    std::optional<std::uint32_t> value(nb::handle free) {
        const auto squares = number<std::uint64_t>(free);
        const nb::gil_scoped_release no_gil;
        const std::scoped_lock lock(mutex_);
        return cram_.value(squares, check_signals);
    }

    std::uint64_t visited() {
        const nb::gil_scoped_release no_gil;
        const std::scoped_lock lock(mutex_);
        return cram_.visited();
    }

private:
    std::mutex mutex_;
    Cram cram_;
};

}  // namespace

void bind_boards(nb::module_& module) {
    module.def("chomp_values", chomp_values, "rows"_a, "columns"_a);

    nb::class_<CramValues>(module, "Cram")
        .def(nb::init<nb::handle, bool>(), "limit"_a, "pairing"_a = true)
        .def("value", &CramValues::value, "free"_a)
        .def_prop_ro("visited", &CramValues::visited);
}

}  // namespace fairplay::python
