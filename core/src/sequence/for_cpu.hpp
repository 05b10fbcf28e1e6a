// The choice among the variants of a table of loops. Only this choice is shared: the second path has loops of its own.

#pragma once

#include <stdexcept>
#include <type_traits>

#include "fairplay/sequence.hpp"

// The variants of `loops` that are compiled here, by suffix. FAIRPLAY_X86 is set where the wide ones are.
#ifdef FAIRPLAY_X86
#define FAIRPLAY_VARIANTS(loops) loops##_default, &loops##_avx2, &loops##_avx512
#else
#define FAIRPLAY_VARIANTS(loops) loops##_default, nullptr, nullptr
#endif

namespace fairplay::detail {

// The requested variant; `automatic` is the widest that this machine has. Throws std::invalid_argument if it lacks
// the requested one. Where the wide ones are not compiled, supports() says that no machine has them.
template <class Loops>
const Loops& for_cpu(Cpu cpu, const Loops& plain, const std::type_identity_t<Loops>* avx2,
                     const std::type_identity_t<Loops>* avx512) {
    if (!supports(cpu)) throw std::invalid_argument("this processor lacks the requested instructions");
    if (cpu == Cpu::automatic) cpu = widest();
    if (cpu == Cpu::avx512) return *avx512;
    if (cpu == Cpu::avx2) return *avx2;
    return plain;
}

}  // namespace fairplay::detail
