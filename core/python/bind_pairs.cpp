// Values of games on two numbers.

#include "fairplay/pairs.hpp"
#include "convert.hpp"

namespace fairplay::python {
namespace {

PairClause clause(nb::handle object) {
    Numbers all = numbers<std::uint32_t>(object);
    if (all.empty() || all[0] > static_cast<std::uint32_t>(PairMove::multiple)) throw nb::value_error("no such clause");
    return {static_cast<PairMove>(all[0]), {all.begin() + 1, all.end()}};
}

nb::object pair_values(nb::handle rule, nb::handle side) {
    const auto clauses = list<PairClause>(rule, clause);
    const auto most = number<std::uint32_t>(side);
    const auto values = [&] {
        const nb::gil_scoped_release no_gil;
        return fairplay::pair_values(clauses, most, check_signals);
    }();
    std::vector<std::uint16_t> flat;
    flat.reserve(3 * values.size());
    for (const PairValue& value : values) flat.insert(flat.end(), {value.normal, value.misere, value.wild});
    return array(std::move(flat));
}

}  // namespace

void bind_pairs(nb::module_& module) { module.def("pair_values", pair_values, "rule"_a, "side"_a); }

}  // namespace fairplay::python
