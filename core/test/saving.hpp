// Checkpoints in memory.

#pragma once

#include <sstream>
#include <string>

#include "fairplay/sequence.hpp"

namespace check {

inline std::string saved(const fairplay::NimSequence& sequence) {
    std::ostringstream file;
    sequence.save(file);
    return file.str();
}

inline void load(fairplay::NimSequence& sequence, const std::string& bytes) {
    std::istringstream file(bytes);
    sequence.load(file);
}

}  // namespace check
