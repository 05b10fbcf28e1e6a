// Selects the variant of the loops. FAIRPLAY_X86 is set where the wide variants are compiled.

#include "sequence/plain/strike.hpp"

#include <stdexcept>

namespace fairplay::detail {

extern const StrikeLoops strike_loops_default;
#ifdef FAIRPLAY_X86
extern const StrikeLoops strike_loops_avx2;
extern const StrikeLoops strike_loops_avx512;
#endif

const StrikeLoops& strike_loops(Cpu cpu) {
    if (!supports(cpu)) throw std::invalid_argument("this processor has not got the instructions asked for");
#ifdef FAIRPLAY_X86
    if (cpu == Cpu::automatic) cpu = widest();
    if (cpu == Cpu::avx512) return strike_loops_avx512;
    if (cpu == Cpu::avx2) return strike_loops_avx2;
#endif
    return strike_loops_default;
}

}  // namespace fairplay::detail
