// Sets of squares of an 8 × 8 board in one word: bit 8·r + c is the square in row r and column c.

#pragma once

#include <algorithm>
#include <cstdint>

namespace fairplay::squares {

using Set = std::uint64_t;

constexpr Set left_file = 0x0101010101010101;
constexpr Set right_file = left_file << 7;

// The squares of the set that have their neighbour to the right, or below, in the set as well.
constexpr Set across(Set set) { return set & (set >> 1) & ~right_file; }
constexpr Set down(Set set) { return set & (set >> 8); }

constexpr Set neighbours(Set set) {
    return ((set & ~right_file) << 1) | ((set & ~left_file) >> 1) | (set << 8) | (set >> 8);
}

// The connected region around a square of the set.
constexpr Set region(Set set, Set start) {
    for (Set grown = start;; start = grown) {
        grown |= neighbours(grown) & set;
        if (grown == start) return grown;
    }
}

constexpr Set upside_down(Set set) {
    set = ((set >> 8) & 0x00FF00FF00FF00FF) | ((set & 0x00FF00FF00FF00FF) << 8);
    set = ((set >> 16) & 0x0000FFFF0000FFFF) | ((set & 0x0000FFFF0000FFFF) << 16);
    return (set >> 32) | (set << 32);
}

constexpr Set mirrored(Set set) {
    set = ((set >> 1) & 0x5555555555555555) | ((set & 0x5555555555555555) << 1);
    set = ((set >> 2) & 0x3333333333333333) | ((set & 0x3333333333333333) << 2);
    return ((set >> 4) & 0x0F0F0F0F0F0F0F0F) | ((set & 0x0F0F0F0F0F0F0F0F) << 4);
}

constexpr Set transposed(Set set) {
    Set swap = (set ^ (set << 28)) & 0x0F0F0F0F00000000;
    set ^= swap ^ (swap >> 28);
    swap = (set ^ (set << 14)) & 0x3333000033330000;
    set ^= swap ^ (swap >> 14);
    swap = (set ^ (set << 7)) & 0x5500550055005500;
    return set ^ swap ^ (swap >> 7);
}

// The set moved into the corner of row 0 and column 0; it is not empty.
constexpr Set in_corner(Set set) {
    while (!(set & 0xFF)) set >>= 8;
    while (!(set & left_file)) set >>= 1;
    return set;
}

// The least of the eight turned and mirrored forms of a set that is in the corner, in the corner as well.
constexpr Set canonical(Set set) {
    Set least = set;
    for (const Set one : {set, transposed(set)}) {
        least = std::min(least, one);
        least = std::min(least, in_corner(mirrored(one)));
        least = std::min(least, in_corner(upside_down(one)));
        least = std::min(least, in_corner(upside_down(mirrored(one))));
    }
    return least;
}

}  // namespace fairplay::squares
