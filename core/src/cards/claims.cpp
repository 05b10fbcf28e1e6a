// Claims of one hand and of many: checks, blocks of hands, and the choice of the elimination (claim_lanes.hpp).

#include <algorithm>
#include <stdexcept>
#include <string>

#include "cards/claim_lanes.hpp"
#include "fairplay/cards.hpp"

namespace fairplay {
namespace {

using detail::CardBlock;
using detail::lanes;

constexpr std::size_t hands_per_tick = 65536;

void check_size(std::size_t h) {
    if (h < 1 || h > max_hand) throw std::invalid_argument("a hand has 1 to " + std::to_string(max_hand) + " cards");
}

// What is wrong with a hand; empty if nothing is.
template <class Code>
std::string fault(const Deck& deck, std::span<const Code> cards) {
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const std::string card = "card " + std::to_string(cards[i]);
        if (cards[i] < 1 || cards[i] > deck.cards()) {
            return "there is no " + card + ", only 1 to " + std::to_string(deck.cards());
        }
        const auto earlier = cards.first(i);
        if (std::ranges::find(earlier, cards[i]) != earlier.end()) return card + " is there twice";
    }
    return {};
}

template <class Code>
void check_hands(const Deck& deck, std::uint32_t h, std::span<const Code> cards, std::size_t first) {
    for (std::size_t n = 0; n < cards.size() / h; ++n) {
        const std::string why = fault(deck, cards.subspan(n * h, h));
        if (!why.empty()) throw std::invalid_argument("hand " + std::to_string(first + n) + ": " + why);
    }
}

// Whether check_hands() will refuse a hand of a full block, found without branches.
bool looks_bad(const Deck& deck, const CardBlock& block, std::uint32_t h) {
    const std::uint32_t last = deck.cards() - 1;
    detail::Row<std::uint32_t> bad{};
    for (std::uint32_t i = 0; i < h; ++i) {
        for (std::size_t n = 0; n < lanes; ++n) bad[n] |= block[i][n] - 1 > last;
        for (std::uint32_t j = 0; j < i; ++j)
            for (std::size_t n = 0; n < lanes; ++n) bad[n] |= block[i][n] == block[j][n];
    }
    return std::ranges::any_of(bad, [](std::uint32_t flag) { return flag != 0; });
}

// Fills the block with the hands of `cards`, at most as many as there are lanes.
template <class Code>
void load(std::span<const Code> cards, std::uint32_t h, CardBlock& block) {
    for (std::size_t n = 0; n < cards.size() / h; ++n)
        for (std::uint32_t i = 0; i < h; ++i) block[i][n] = cards[n * h + i];
}

template <class Lanes, class Code>
ClaimBatch run(const Deck& deck, std::uint32_t h, std::span<const Code> cards, const Tick& tick) {
    Lanes engine(deck, h);
    detail::Output<typename Lanes::Claim> claims;
    ClaimBatch batch;
    const std::size_t hands = cards.size() / h;
    batch.counts.reserve(hands);
    CardBlock block{};
    for (std::size_t first = 0; first < hands; first += lanes) {
        if (first % hands_per_tick == 0 && tick) tick();
        const std::size_t count = std::min(lanes, hands - first);
        const auto here = cards.subspan(first * h, count * h);
        load(here, h, block);
        if (count < lanes || looks_bad(deck, block, h)) check_hands(deck, h, here, first);
        engine.eliminate(block);
        for (std::size_t n = 0; n < count; ++n) batch.counts.push_back(engine.expand(n, claims));
    }
    batch.packed = claims.take();
    return batch;
}

}  // namespace

template <class Code>
ClaimBatch claim_batch(const Deck& deck, std::uint32_t h, std::span<const Code> cards, const Tick& tick) {
    check_size(h);
    if (cards.size() % h != 0) throw std::invalid_argument("the cards are not a whole number of hands");
    switch (deck.p()) {
        case 3: return run<detail::OddLanes<3>>(deck, h, cards, tick);
        case 5: return run<detail::OddLanes<5>>(deck, h, cards, tick);
        case 7: return run<detail::OddLanes<7>>(deck, h, cards, tick);
        default: break;
    }
    if (h + deck.k() <= 16) return run<detail::BinaryLanes<std::uint16_t>>(deck, h, cards, tick);
    return run<detail::BinaryLanes<std::uint32_t>>(deck, h, cards, tick);
}

template ClaimBatch claim_batch(const Deck&, std::uint32_t, std::span<const std::uint8_t>, const Tick&);
template ClaimBatch claim_batch(const Deck&, std::uint32_t, std::span<const std::uint16_t>, const Tick&);
template ClaimBatch claim_batch(const Deck&, std::uint32_t, std::span<const std::uint32_t>, const Tick&);

std::vector<std::vector<std::uint8_t>> claims(const Deck& deck, std::span<const std::uint32_t> hand) {
    check_size(hand.size());
    if (const std::string why = fault(deck, hand); !why.empty()) throw std::invalid_argument(why);
    const auto h = static_cast<std::uint32_t>(hand.size());
    const std::uint32_t bits = deck.p() == 2 ? 1 : 4;
    std::vector<std::vector<std::uint8_t>> result;
    const auto unpack = [&](const auto& packed) {
        for (const auto claim : packed) {
            auto& coefficients = result.emplace_back();
            for (std::uint32_t i = h; i-- > 0;)
                coefficients.push_back(static_cast<std::uint8_t>(claim >> (i * bits) & ((1U << bits) - 1)));
        }
    };
    std::visit(unpack, claim_batch(deck, h, hand).packed);
    return result;
}

}  // namespace fairplay
