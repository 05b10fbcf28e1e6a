// Recheck: a stretch of a long sequence again.

#include <nanobind/stl/optional.h>

#include <mutex>

#include "convert.hpp"
#include "fairplay/recheck.hpp"

namespace fairplay::python {
namespace {

// Short steps, each without the GIL. They may be made in several threads, each with an object of its own.
class Stretch {
public:
    Stretch(nb::handle digits, bool unequal, std::uint32_t mask, bool domain, nb::handle first, std::uint64_t n,
            nb::handle state, std::uint64_t check_from)
        : stretch_({numbers<std::uint8_t>(digits), {}, unequal}, mask, domain, numbers<std::uint16_t>(first), n,
                   numbers<std::uint16_t>(state), check_from) {}

    std::optional<std::uint64_t> advance(std::uint32_t count) {
        const nb::gil_scoped_release no_gil;
        const std::scoped_lock lock(mutex_);
        return stretch_.advance(count);
    }

    std::uint64_t size() {
        const std::scoped_lock lock(mutex_);
        return stretch_.size();
    }

    std::size_t reach() const { return stretch_.reach(); }

    std::uint64_t sum() {
        const std::scoped_lock lock(mutex_);
        return stretch_.sum();
    }

    std::uint32_t maximum() {
        const std::scoped_lock lock(mutex_);
        return stretch_.maximum();
    }

    nb::list before(std::uint64_t n, std::size_t count) {
        const std::scoped_lock lock(mutex_);
        return list_of(stretch_.before(n, count));
    }

private:
    std::mutex mutex_;
    fairplay::Recheck stretch_;
};

}  // namespace

void bind_recheck(nb::module_& module) {
    nb::class_<Stretch>(module, "Recheck")
        .def(
            "__init__",
            [](Stretch* self, nb::handle digits, bool unequal, nb::handle mask, bool domain, nb::handle first, nb::handle n,
               nb::handle state, nb::handle check_from) {
                new (self) Stretch(digits, unequal, number<std::uint32_t>(mask), domain, first, number<std::uint64_t>(n),
                                   state, number<std::uint64_t>(check_from));
            },
            "digits"_a, "unequal"_a, "mask"_a, "domain"_a, "first"_a, "n"_a, "state"_a, "check_from"_a)
        .def("advance", [](Stretch& self, nb::handle count) { return self.advance(number<std::uint32_t>(count)); }, "count"_a)
        .def_prop_ro("size", &Stretch::size)
        .def_prop_ro("reach", &Stretch::reach)
        .def_prop_ro("sum", &Stretch::sum)
        .def_prop_ro("maximum", &Stretch::maximum)
        .def("before",
             [](Stretch& self, nb::handle n, nb::handle count) {
                 return self.before(number<std::uint64_t>(n), number<std::size_t>(count));
             },
             "n"_a, "count"_a);
}

}  // namespace fairplay::python
