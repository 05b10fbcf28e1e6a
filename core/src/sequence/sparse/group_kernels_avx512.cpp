// The inner loops of the filter for processors with AVX-512: vectors of 64 bytes.
#define FAIRPLAY_VECTOR_BYTES 64
#define FAIRPLAY_VARIANT avx512
#include "sequence/sparse/group_kernels.inl"
