// All claims of a block of hands for p = 2, where a card with its tag is one word (claim_lanes.hpp).
//
// With k + h bits a row fits in 16 or 32 bits. Adding the pivot to a row is one XOR for each hand, under a mask of all
// ones where the row is not zero in the column. Claims come in the order of a Gray code and are sorted at the end.

#include <algorithm>
#include <bit>

#include "cards/claim_lanes.hpp"

namespace fairplay::detail {
namespace {

using Claim = std::uint16_t;

constexpr auto sizes_of_bytes = [] {
    std::array<std::uint8_t, 256> sizes{};
    for (std::size_t byte = 1; byte < 256; ++byte) sizes[byte] = static_cast<std::uint8_t>(sizes[byte / 2] + byte % 2);
    return sizes;
}();

// The order of claims: by size, then by the coefficients.
std::uint32_t rank(Claim claim) {
    const auto size = static_cast<std::uint32_t>(sizes_of_bytes[claim & 255] + sizes_of_bytes[claim >> 8]);
    return size << 16 | claim;
}

void write_three(Claim a, Claim b, Claim* claims) {
    const std::uint32_t x = rank(a), y = rank(b), z = rank(a ^ b);
    const std::uint32_t low = std::min(x, y), high = std::max(x, y);
    const std::uint32_t rest = std::max(low, z);
    claims[0] = static_cast<Claim>(std::min(low, z));
    claims[1] = static_cast<Claim>(std::min(rest, high));
    claims[2] = static_cast<Claim>(std::max(rest, high));
}

// All combinations of the basis in Gray code order, where each differs from the previous one by one vector.
void write_all(const Claim* basis, std::uint32_t count, Claim* claims) {
    Claim claim = 0;
    for (std::uint32_t n = 1; n <= count; ++n) {
        claim ^= basis[std::countr_zero(n)];
        claims[n - 1] = claim;
    }
    std::sort(claims, claims + count, [](Claim a, Claim b) { return rank(a) < rank(b); });
}

}  // namespace

template <class Lane>
void BinaryLanes<Lane>::eliminate(const CardBlock& cards) {
    for (std::uint32_t i = 0; i < h_; ++i) {
        const auto tag = 1U << (h_ - 1 - i);
        for (std::size_t n = 0; n < lanes; ++n) rows_[i][n] = static_cast<Lane>(cards[i][n] << h_ | tag);
    }
    for (std::uint32_t column = h_; column < h_ + k_; ++column) {
        const auto bit = static_cast<Lane>(1U << column);
        // The word, changed by `bits` if the row is non-zero in this column. The casts keep the lanes narrow.
        const auto changed = [bit](Lane word, Lane bits, Lane row) {
            const auto all = static_cast<Lane>(-static_cast<Lane>((row & bit) != 0));
            return static_cast<Lane>(word ^ static_cast<Lane>(bits & all));
        };
        Row<Lane> pivot{};
        for (std::uint32_t i = 0; i < h_; ++i) {
            const Row<Lane>& row = rows_[i];
            for (std::size_t n = 0; n < lanes; ++n)
                pivot[n] = changed(pivot[n], static_cast<Lane>(pivot[n] ^ row[n]), row[n]);
        }
        for (std::uint32_t i = 0; i < h_; ++i) {
            Row<Lane>& row = rows_[i];
            for (std::size_t n = 0; n < lanes; ++n) row[n] = changed(row[n], pivot[n], row[n]);
        }
    }
}

template <class Lane>
std::uint32_t BinaryLanes<Lane>::expand(std::size_t hand, Output<Claim>& output) const {
    std::array<Claim, max_hand + 1> basis;
    std::uint32_t dimension = 0;
    for (std::uint32_t i = 0; i < h_; ++i) {
        basis[dimension] = static_cast<Claim>(rows_[i][hand]);
        dimension += basis[dimension] != 0;
    }
    const std::uint32_t count = (1U << dimension) - 1;
    Claim* claims = output.room(count);
    if (dimension == 1) {
        claims[0] = basis[0];
    } else if (dimension == 2) {
        write_three(basis[0], basis[1], claims);
    } else {
        write_all(basis.data(), count, claims);
    }
    output.keep(count);
    return count;
}

template class BinaryLanes<std::uint16_t>;
template class BinaryLanes<std::uint32_t>;

}  // namespace fairplay::detail
