// The inner loops for any processor: on x86-64, vectors of 16 bytes.
#define FAIRPLAY_VECTOR_BYTES 16
#define FAIRPLAY_VARIANT kernels_default
#include "sequence/kernels.inl"
