// The inner loops of the second path for any processor: vectors of 16 bytes, which every compiler can emulate.
#define FAIRPLAY_VECTOR_BYTES 16
#define FAIRPLAY_VARIANT strike_loops_default
#include "sequence/plain/strike.inl"
