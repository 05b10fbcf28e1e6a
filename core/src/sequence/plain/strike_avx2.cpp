// The inner loops of the second path for processors with AVX2: vectors of 32 bytes.
#define FAIRPLAY_VECTOR_BYTES 32
#define FAIRPLAY_VARIANT strike_loops_avx2
#include "sequence/plain/strike.inl"
