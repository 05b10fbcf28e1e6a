// The kernels that serve all games, on a CPU.
#include "common.cu"

#define LAUNCH(name, Arguments) \
    extern "C" int launch_##name(unsigned grid, unsigned threads, unsigned shared_bytes, const Arguments* given) { \
        return emulated::run(grid, threads, shared_bytes, [=] { name(*given); }); \
    }
LAUNCH(check_1, CheckArguments)
LAUNCH(check_2, CheckArguments)
LAUNCH(check_3, CheckArguments)
LAUNCH(check_4, CheckArguments)
LAUNCH(check_5, CheckArguments)
LAUNCH(check_6, CheckArguments)
LAUNCH(check_7, CheckArguments)
LAUNCH(digest_slice, DigestArguments)
LAUNCH(find_short_period, DigestArguments)
