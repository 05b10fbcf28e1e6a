// Selects the variant of the inner loops. FAIRPLAY_X86 is set where the wide variants are compiled.

#include "sequence/kernels.hpp"

#include <stdexcept>

namespace fairplay {
namespace detail {

extern const Kernels kernels_default;
#ifdef FAIRPLAY_X86
extern const Kernels kernels_avx2;
extern const Kernels kernels_avx512;
#endif

const Kernels& kernels(Cpu cpu) {
    if (!supports(cpu)) throw std::invalid_argument("this processor has not got the instructions asked for");
#ifdef FAIRPLAY_X86
    if (cpu == Cpu::automatic) cpu = widest();
    if (cpu == Cpu::avx512) return kernels_avx512;
    if (cpu == Cpu::avx2) return kernels_avx2;
#endif
    return kernels_default;
}

}  // namespace detail

bool supports(Cpu cpu) noexcept {
    switch (cpu) {
#ifdef FAIRPLAY_X86
    case Cpu::avx2:
        return __builtin_cpu_supports("avx2") != 0;
    case Cpu::avx512:
        return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw");
#else
    case Cpu::avx2:
    case Cpu::avx512:
        return false;
#endif
    default:
        return true;
    }
}

Cpu widest() noexcept {
    for (const Cpu cpu : {Cpu::avx512, Cpu::avx2})
        if (supports(cpu)) return cpu;
    return Cpu::plain;
}

}  // namespace fairplay
