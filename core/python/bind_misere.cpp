// MisereQuotient: misère quotients of heap games.

#include <nanobind/stl/vector.h>

#include <mutex>

#include "fairplay/misere.hpp"
#include "convert.hpp"

namespace fairplay::python {
namespace {

using Status = const char*;
// In the order of fairplay::QuotientStatus.
constexpr Status statuses[] = {"open", "solved", "infinite", "classes", "work"};

std::vector<Numbers> sums(nb::handle object) { return list<Numbers>(object, numbers<std::uint32_t>); }

nb::list lists_of(const std::vector<Numbers>& rows) {
    nb::list result;
    for (const Numbers& row : rows) result.append(list_of(row));
    return result;
}

// The tick takes the GIL while the mutex is held. So release the GIL before waiting for the mutex.
class Quotient {
public:
    explicit Quotient(Rule rule) : quotient_(std::move(rule)) {}
    explicit Quotient(MisereQuotient::Options options) : quotient_(std::move(options)) {}

    // The result of a question.
    template <class Ask>
    auto locked(Ask ask) {
        const nb::gil_scoped_release no_gil;
        const std::scoped_lock lock(mutex_);
        return ask(quotient_);
    }

    Status extend_to(std::uint32_t heap, const QuotientLimits& limits, nb::object progress) {
        const auto tick = [&progress] {
            nb::gil_scoped_acquire gil;
            if (PyErr_CheckSignals() != 0) throw nb::python_error();
            if (!progress.is_none()) progress();
        };
        return statuses[static_cast<std::size_t>(
            locked([&](MisereQuotient& quotient) { return quotient.extend(heap, limits, tick); }))];
    }

private:
    std::mutex mutex_;
    MisereQuotient quotient_;
};

Numbers p_portion(const MisereQuotient& quotient) {
    Numbers lost;
    for (std::uint32_t c = 0; c < quotient.order(); ++c) {
        if (quotient.is_lost(c)) lost.push_back(c);
    }
    return lost;
}

nb::list paired(const Numbers& heaps, const std::vector<Numbers>& transitions) {
    nb::list result;
    for (std::size_t i = 0; i < heaps.size(); ++i) result.append(nb::make_tuple(heaps[i], list_of(transitions[i])));
    return result;
}

nb::list generators(Quotient& self) {
    const auto [heaps, transitions] = self.locked(
        [](const MisereQuotient& quotient) { return std::pair(quotient.generators(), quotient.transitions()); });
    return paired(heaps, transitions);
}

Numbers ones(const std::vector<std::uint8_t>& flags) {
    Numbers at;
    for (std::size_t i = 0; i < flags.size(); ++i) {
        if (flags[i]) at.push_back(static_cast<std::uint32_t>(i));
    }
    return at;
}

nb::object infinite(Quotient& self) {
    const auto found = self.locked([](const MisereQuotient& quotient) { return quotient.infinite(); });
    if (!found) return nb::none();
    nb::list lost;
    for (const auto& flags : found->lost) lost.append(list_of(ones(flags)));
    nb::dict result;
    result["heaps"] = found->heaps;
    result["counted"] = nb::make_tuple(found->counted[0], found->counted[1]);
    result["edge"] = found->edge;
    result["width"] = found->width;
    result["generators"] = paired(found->generators, found->transitions);
    result["representatives"] = lists_of(found->representatives);
    result["pretending"] = list_of(found->pretending);
    result["colours"] = lists_of(found->colours);
    result["lost"] = lost;
    result["apart"] = nb::make_tuple(found->apart.cls, found->apart.first, found->apart.second);
    return result;
}

nb::list growth(Quotient& self) {
    nb::list result;
    for (const auto& [heap, order, p] : self.locked([](const MisereQuotient& quotient) { return quotient.growth(); })) {
        result.append(nb::make_tuple(heap, order, p));
    }
    return result;
}

nb::object period(Quotient& self) {
    const auto found = self.locked([](const MisereQuotient& quotient) { return quotient.period(); });
    if (!found) return nb::none();
    return nb::make_tuple(found->preperiod, found->period);
}

nb::object table(Quotient& self) {
    const auto [order, values] = self.locked(
        [](const MisereQuotient& quotient) { return std::pair(quotient.order(), quotient.table()); });
    return array(values).attr("reshape")(order, order);
}

Status extend_to(Quotient& self, nb::handle heap, nb::handle classes, nb::handle work, nb::object progress) {
    const QuotientLimits limits{number<std::uint32_t>(classes), number<std::uint64_t>(work)};
    return self.extend_to(number<std::uint32_t>(heap), limits, std::move(progress));
}

std::uint32_t class_of(Quotient& self, nb::handle heaps) {
    const Numbers sum = numbers<std::uint32_t>(heaps);
    return self.locked([&](const MisereQuotient& quotient) { return quotient.class_of(sum); });
}

bool won(Quotient& self, nb::handle heaps) {
    const Numbers sum = numbers<std::uint32_t>(heaps);
    return self.locked([&](const MisereQuotient& quotient) { return quotient.won(sum); });
}

void bind_values(nb::class_<Quotient>& bound) {
    const auto value = [](auto member) {
        return [member](Quotient& self) {
            return self.locked([member](const MisereQuotient& quotient) { return (quotient.*member)(); });
        };
    };
    bound.def_prop_ro("heaps", value(&MisereQuotient::heaps))
        .def_prop_ro("order", value(&MisereQuotient::order))
        .def_prop_ro("work", value(&MisereQuotient::work));
}

}  // namespace

void bind_misere(nb::module_& module) {
    nb::class_<Quotient> bound(module, "MisereQuotient");
    bound
        .def("__init__", [](Quotient* self, nb::handle digits, nb::handle tail, bool unequal) {
            new (self) Quotient(Rule{numbers<std::uint8_t>(digits), numbers<std::uint8_t>(tail), unequal});
        }, "digits"_a, "tail"_a = nb::tuple(), "unequal"_a = false)
        .def_static("from_options", [](nb::handle options) {
            return new Quotient(list<std::vector<Numbers>>(options, sums));
        }, "options"_a)
        .def("extend_to", extend_to, "heap"_a, "max_classes"_a = QuotientLimits{}.classes,
             "max_work"_a = QuotientLimits{}.work, "progress"_a = nb::none())
        .def("p_portion", [](Quotient& self) { return list_of(self.locked(p_portion)); })
        .def("generators", generators)
        .def("representatives", [](Quotient& self) {
            return lists_of(self.locked([](const MisereQuotient& quotient) { return quotient.representatives(); }));
        })
        .def("pretending", [](Quotient& self) {
            return list_of(self.locked([](const MisereQuotient& quotient) { return quotient.pretending(); }));
        })
        .def("growth", growth)
        .def("infinite", infinite)
        .def("period", period)
        .def("table", table)
        .def("class_of", class_of, "heaps"_a)
        .def("won", won, "heaps"_a);
    bind_values(bound);
}

}  // namespace fairplay::python
