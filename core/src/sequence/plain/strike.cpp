// Selects the variant of the loops.

#include "sequence/plain/strike.hpp"

#include "sequence/for_cpu.hpp"

namespace fairplay::detail {

extern const StrikeLoops strike_loops_default, strike_loops_avx2, strike_loops_avx512;

const StrikeLoops& strike_loops(Cpu cpu) { return for_cpu(cpu, FAIRPLAY_VARIANTS(strike_loops)); }

}  // namespace fairplay::detail
