// The inner loops of the second path for processors with AVX-512: vectors of 64 bytes.
#define FAIRPLAY_VECTOR_BYTES 64
#define FAIRPLAY_VARIANT strike_loops_avx512
#include "sequence/plain/strike.inl"
