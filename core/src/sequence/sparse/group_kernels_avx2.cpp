// The inner loops of the filter for processors with AVX2: vectors of 32 bytes.
#define FAIRPLAY_VECTOR_BYTES 32
#define FAIRPLAY_VARIANT avx2
#include "sequence/sparse/group_kernels.inl"
