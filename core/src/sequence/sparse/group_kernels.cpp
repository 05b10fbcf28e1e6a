// Selects the variant of the inner loops of the filter. FAIRPLAY_X86 is set where the wide variants are compiled.

#include "sequence/sparse/group_kernels.hpp"

#include <stdexcept>

namespace fairplay::detail {

extern const GroupKernels<std::uint8_t> group_kernels8_default;
extern const GroupKernels<std::uint16_t> group_kernels16_default;
#ifdef FAIRPLAY_X86
extern const GroupKernels<std::uint8_t> group_kernels8_avx2;
extern const GroupKernels<std::uint16_t> group_kernels16_avx2;
extern const GroupKernels<std::uint8_t> group_kernels8_avx512;
extern const GroupKernels<std::uint16_t> group_kernels16_avx512;
#endif

namespace {

Cpu resolved(Cpu cpu) {
    if (!supports(cpu)) throw std::invalid_argument("this processor has not got the instructions asked for");
    return cpu == Cpu::automatic ? widest() : cpu;
}

}  // namespace

template <>
const GroupKernels<std::uint8_t>& group_kernels(Cpu cpu) {
    cpu = resolved(cpu);
#ifdef FAIRPLAY_X86
    if (cpu == Cpu::avx512) return group_kernels8_avx512;
    if (cpu == Cpu::avx2) return group_kernels8_avx2;
#endif
    return group_kernels8_default;
}

template <>
const GroupKernels<std::uint16_t>& group_kernels(Cpu cpu) {
    cpu = resolved(cpu);
#ifdef FAIRPLAY_X86
    if (cpu == Cpu::avx512) return group_kernels16_avx512;
    if (cpu == Cpu::avx2) return group_kernels16_avx2;
#endif
    return group_kernels16_default;
}

}  // namespace fairplay::detail
