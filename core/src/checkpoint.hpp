// A history in a file: a line of text that names the format, the rule, and the values, with a hash of it all.

#pragma once

#include <iosfwd>

#include "fairplay/sequence.hpp"
#include "history.hpp"

namespace fairplay::detail {

void write_checkpoint(std::ostream& file, const Rule& rule, const History& history);

// Throws std::invalid_argument unless the file is whole, and of this rule.
History read_checkpoint(std::istream& file, const Rule& rule);

}  // namespace fairplay::detail
