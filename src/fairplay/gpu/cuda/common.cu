// The kernels that serve all games.
#include "check.cuh"
#include "digest.cuh"

#define CHECK_KERNEL(words) \
    extern "C" __global__ void __launch_bounds__(1024) check_##words(CheckArguments given) { check<words>(given); }
CHECK_KERNEL(1)
CHECK_KERNEL(2)
CHECK_KERNEL(3)
CHECK_KERNEL(4)
CHECK_KERNEL(5)
CHECK_KERNEL(6)
CHECK_KERNEL(7)

extern "C" __global__ void __launch_bounds__(256) digest_slice(DigestArguments given) { digest(given); }
extern "C" __global__ void __launch_bounds__(256) find_short_period(DigestArguments given) { short_period(given); }
