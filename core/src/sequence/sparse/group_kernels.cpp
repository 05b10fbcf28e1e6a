// Selects the variant of the inner loops of the filter.

#include "sequence/sparse/group_kernels.hpp"

#include "sequence/for_cpu.hpp"

namespace fairplay::detail {

extern const GroupKernels<std::uint8_t> group_kernels8_default, group_kernels8_avx2, group_kernels8_avx512;
extern const GroupKernels<std::uint16_t> group_kernels16_default, group_kernels16_avx2, group_kernels16_avx512;

template <>
const GroupKernels<std::uint8_t>& group_kernels(Cpu cpu) {
    return for_cpu(cpu, FAIRPLAY_VARIANTS(group_kernels8));
}

template <>
const GroupKernels<std::uint16_t>& group_kernels(Cpu cpu) {
    return for_cpu(cpu, FAIRPLAY_VARIANTS(group_kernels16));
}

}  // namespace fairplay::detail
