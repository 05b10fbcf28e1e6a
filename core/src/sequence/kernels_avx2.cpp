// The inner loops for processors with AVX2: vectors of 32 bytes.
#define FAIRPLAY_VECTOR_BYTES 32
#define FAIRPLAY_VARIANT kernels_avx2
#include "sequence/kernels.inl"
