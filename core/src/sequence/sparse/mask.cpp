#include "sequence/sparse/mask.hpp"

#include <algorithm>

namespace fairplay::detail {
namespace {

using Spectrum = std::vector<std::int64_t>;

// In place: spectrum[m] becomes the sum over v of spectrum[v]·(-1)^popcount(v & m).
void transform(Spectrum& spectrum) {
    for (std::size_t half = 1; half < spectrum.size(); half *= 2) {
        for (std::size_t start = 0; start < spectrum.size(); start += 2 * half) {
            for (std::size_t i = start; i < start + half; ++i) {
                const std::int64_t sum = spectrum[i] + spectrum[i + half];
                spectrum[i + half] = spectrum[i] - spectrum[i + half];
                spectrum[i] = sum;
            }
        }
    }
}

// The histogram of the values, those at odd n counted negatively if `alternating`.
Spectrum histogram(const History& history, std::size_t first, unsigned bits, bool alternating) {
    Spectrum counts(std::size_t{1} << bits);
    history.with_data([&](const auto* values) {
        for (std::size_t n = first; n < history.size(); ++n) counts[values[n]] += alternating && n % 2 == 1 ? -1 : 1;
    });
    return counts;
}

}  // namespace

std::optional<Mask> best_mask(const History& history, std::size_t first, unsigned bits, std::optional<bool> odd) {
    Mask best;
    // Commons less rares: at least half of all, so that at most a quarter is rare.
    auto most = static_cast<std::int64_t>((history.size() - first) / 2);
    bool found = false;
    for (const bool domain : {false, true}) {
        if (domain && !odd) break;
        Spectrum spectrum = histogram(history, first, bits, domain);
        transform(spectrum);
        const std::int64_t sign = domain && *odd ? 1 : -1;
        for (std::uint32_t mask = domain ? 0 : 1; mask < spectrum.size(); ++mask) {
            // Of equally good masks take the largest: a bit that values once had tells the rares of that time apart.
            if (sign * spectrum[mask] < most) continue;
            most = sign * spectrum[mask];
            best = {mask | ~((std::uint32_t{1} << bits) - 1), domain, domain && *odd};
            found = true;
        }
    }
    return found ? std::optional(best) : std::nullopt;
}

}  // namespace fairplay::detail
