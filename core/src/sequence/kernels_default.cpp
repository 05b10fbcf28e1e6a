#define FAIRPLAY_VECTOR_BYTES 16
#define FAIRPLAY_VARIANT kernels_default
#include "sequence/kernels.inl"
