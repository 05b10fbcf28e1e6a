// Selects the variant of the inner loops, and says which this machine has. FAIRPLAY_X86 is set where the wide variants are
// compiled.

#include "sequence/kernels.hpp"

#include "sequence/for_cpu.hpp"

namespace fairplay {
namespace detail {

extern const Kernels kernels_default, kernels_avx2, kernels_avx512;

const Kernels& kernels(Cpu cpu) { return for_cpu(cpu, FAIRPLAY_VARIANTS(kernels)); }

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
