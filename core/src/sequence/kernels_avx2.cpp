#define FAIRPLAY_VECTOR_BYTES 32
#define FAIRPLAY_VARIANT kernels_avx2
#include "sequence/kernels.inl"
