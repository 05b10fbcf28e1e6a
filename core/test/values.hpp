// Values of a rule by any method, for the tests of sequences.

#pragma once

#include <cstdint>
#include <vector>

#include "fairplay/sequence.hpp"

namespace check {

using Values = std::vector<std::uint32_t>;

#ifdef FAIRPLAY_FEWER_CASES
inline constexpr unsigned fewer = 41;  // divides the number of cases, since sanitizers make each of them slow
#else
inline constexpr unsigned fewer = 1;
#endif

inline const fairplay::Rule kayles{{0, 7, 7}, {}, false};
inline const fairplay::Rule grundy{{4}, {}, true};
inline const fairplay::Rule officers{{0, 6}, {}, false};

inline Values by_definition(const fairplay::Rule& rule, std::size_t count) {
    fairplay::TakeAndBreak game(rule.digits, rule.tail, rule.unequal);
    game.extend(count);
    return {game.values().begin(), game.values().end()};
}

inline Values values(fairplay::NimSequence& sequence, std::size_t count) {
    sequence.extend(count);
    Values result(count);
    sequence.copy(0, result);
    return result;
}

inline Values values(const fairplay::Rule& rule, std::size_t count,
                     fairplay::Method method = fairplay::Method::automatic,
                     fairplay::Cpu cpu = fairplay::Cpu::automatic) {
    fairplay::NimSequence sequence(rule, method, cpu);
    return values(sequence, count);
}

inline std::vector<fairplay::Cpu> machine_variants() {
    std::vector<fairplay::Cpu> found;
    for (const fairplay::Cpu cpu : {fairplay::Cpu::plain, fairplay::Cpu::avx2, fairplay::Cpu::avx512}) {
        if (fairplay::supports(cpu)) found.push_back(cpu);
    }
    return found;
}

}  // namespace check
