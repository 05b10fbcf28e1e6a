// The inner loops of the filter for any processor: vectors of 16 bytes.
#define FAIRPLAY_VECTOR_BYTES 16
#define FAIRPLAY_VARIANT default
#include "sequence/sparse/group_kernels.inl"
