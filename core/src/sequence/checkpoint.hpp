// A history or a window in a file: a line of text that names the format, the rule, the values, and a hash of it all.

#pragma once

#include <iosfwd>
#include <variant>

#include "fairplay/sequence.hpp"
#include "sequence/history.hpp"
#include "sequence/sparse/window.hpp"

namespace fairplay::detail {

void write_checkpoint(std::ostream& file, const Rule& rule, const History& history);
void write_checkpoint(std::ostream& file, const Rule& rule, const WindowParts& parts);

// Throws std::invalid_argument unless the file is complete and of this rule.
std::variant<History, WindowParts> read_checkpoint(std::istream& file, const Rule& rule);

}  // namespace fairplay::detail
