// The inner loops for processors with AVX-512: vectors of 64 bytes.
#define FAIRPLAY_VECTOR_BYTES 64
#define FAIRPLAY_VARIANT kernels_avx512
#include "sequence/kernels.inl"
