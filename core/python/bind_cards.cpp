// Claims among cards.

#include <algorithm>
#include <span>
#include <variant>

#include "fairplay/cards.hpp"
#include "convert.hpp"

namespace fairplay::python {
namespace {

fairplay::Deck deck(nb::handle p, nb::handle k) { return {number<std::uint32_t>(p), number<std::uint32_t>(k)}; }

nb::list claims(nb::handle p, nb::handle k, nb::handle hand) {
    nb::list result;
    for (const auto& claim : fairplay::claims(deck(p, k), numbers<std::uint32_t>(hand))) {
        nb::list coefficients;
        for (const std::uint8_t coefficient : claim) coefficients.append(coefficient);
        result.append(coefficients);
    }
    return result;
}

using Hands = nb::ndarray<nb::ro, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

template <class Code>
fairplay::ClaimBatch batch(const fairplay::Deck& cards, const Hands& hands) {
    const std::span<const Code> codes(static_cast<const Code*>(hands.data()), hands.size());
    const auto h = static_cast<std::uint32_t>(std::min<std::size_t>(hands.shape(1), fairplay::max_hand + 1));
    const nb::gil_scoped_release no_gil;
    return fairplay::claim_batch(cards, h, codes, check_signals);
}

nb::tuple claim_batch(nb::handle p, nb::handle k, const Hands& hands) {
    const auto cards = deck(p, k);
    const auto run = [&] {
        if (hands.dtype() == nb::dtype<std::uint8_t>()) return batch<std::uint8_t>(cards, hands);
        if (hands.dtype() == nb::dtype<std::uint16_t>()) return batch<std::uint16_t>(cards, hands);
        if (hands.dtype() == nb::dtype<std::uint32_t>()) return batch<std::uint32_t>(cards, hands);
        throw nb::type_error("expected an array of uint8, uint16 or uint32");
    };
    auto [counts, packed] = run();
    const auto to_array = [](auto& claims) { return array(std::move(claims)); };
    return nb::make_tuple(array(std::move(counts)), std::visit(to_array, packed));
}

template <auto count_hands>
nb::list statistics(nb::handle p, nb::handle k, nb::handle h) {
    const auto cards = deck(p, k);
    const auto size = number<std::uint32_t>(h);
    const auto rows = [&] {
        const nb::gil_scoped_release no_gil;
        return count_hands(cards, size, check_signals);
    }();
    nb::list result;
    for (const auto& row : rows) result.append(nb::make_tuple(row.claims, row.smallest, row.largest, row.hands));
    return result;
}

}  // namespace

void bind_cards(nb::module_& module) {
    module.def("claims", claims, "p"_a, "k"_a, "hand"_a);
    module.def("claim_batch", claim_batch, "p"_a, "k"_a, "hands"_a);
    module.def("hand_statistics", statistics<fairplay::hand_statistics>, "p"_a, "k"_a, "h"_a);
    module.def("hand_statistics_by_enumeration", statistics<fairplay::hand_statistics_by_enumeration>, "p"_a, "k"_a,
               "h"_a);
}

}  // namespace fairplay::python
