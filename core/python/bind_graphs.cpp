// Graphs of states: outcomes where play may repeat, and nim-values.

#include "fairplay/core.hpp"
#include "convert.hpp"

namespace fairplay::python {
namespace {

using Offsets = nb::ndarray<const std::uint64_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Targets = nb::ndarray<const std::uint32_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

StateGraph graph(const Offsets& offsets, const Targets& targets) {
    return {{offsets.data(), offsets.size()}, {targets.data(), targets.size()}};
}

nb::tuple graph_outcomes(const Offsets& offsets, const Targets& targets, bool misere) {
    auto found = [&] {
        const nb::gil_scoped_release no_gil;
        return fairplay::graph_outcomes(graph(offsets, targets), misere, check_signals);
    }();
    return nb::make_tuple(nb::bytes(found.outcomes.data(), found.outcomes.size()), array(std::move(found.moves)));
}

nb::tuple graph_values(const Offsets& offsets, const Targets& targets) {
    auto found = [&] {
        const nb::gil_scoped_release no_gil;
        return fairplay::graph_values(graph(offsets, targets), check_signals);
    }();
    return nb::make_tuple(array(std::move(found.values)), list_of(found.cycle));
}

}  // namespace

void bind_graphs(nb::module_& module) {
    module.def("graph_outcomes", graph_outcomes, "offsets"_a, "targets"_a, "misere"_a);
    module.def("graph_values", graph_values, "offsets"_a, "targets"_a);
}

}  // namespace fairplay::python
