// A row of bits for every value v: bit n is set when G(n) = v. Rows cover a moving window of n.

#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "sequence/history.hpp"
#include "sequence/kernels.hpp"

namespace fairplay::detail {

class BitRows {
public:
    // Forgets everything; the next call of cover() sets the rows for values below 2^bits.
    void reset(unsigned bits) {
        bits_ = bits;
        stride_ = 0;
    }

    // Sets the bits of n in [end - back, end), and makes room to set and read at least 1024 bits from `end` on.
    // Returns true if rows have moved relative to each other, so that deltas must be computed again. They do not as long
    // as `back` does not grow.
    bool cover(const History& history, std::size_t end, std::size_t back) {
        const std::size_t first = (end > back ? end - back : 0) / 64 * 64;
        if (stride_ != 0 && first >= base_ && end + 2 * span_bits <= base_ + capacity_) {
            extend(history, end);
            return false;
        }
        const std::size_t wanted = 2 * back + 64 + 16 * span_bits;
        const bool moved = stride_ == 0 || wanted > capacity_;
        if (moved) {
            capacity_ = wanted / 512 * 512 + 512;
            stride_ = capacity_ / 8 + 3 * 64;  // an odd number of cache lines, to spread rows over the cache
            words_.assign((stride_ << bits_) / 8 + 64, 0);
        } else {
            words_.assign(words_.size(), 0);
        }
        base_ = end_ = first;
        extend(history, end);
        return moved;
    }

    // Adds the heaps up to `end`, at most 1024 beyond what cover() was called for.
    void extend(const History& history, std::size_t end) noexcept {
        flip(history, end_, end);
        end_ = end;
    }

    // Removes the heaps from `end` on; the history must still have their values.
    void cut(const History& history, std::size_t end) noexcept {
        flip(history, end, end_);
        end_ = end;
    }

    // Where byte (n / 8) of row 0 is. n is a multiple of 8.
    const std::uint8_t* at(std::size_t n) const noexcept {
        return reinterpret_cast<const std::uint8_t*>(words_.data()) + (n - base_) / 8;
    }

    // What to add to at(n), n a multiple of 8, for the row of a value `back` bits earlier, rounded down to whole bytes.
    std::int32_t delta(std::uint32_t value, std::size_t back) const noexcept {
        return static_cast<std::int32_t>(static_cast<std::int64_t>(value * stride_) -
                                         static_cast<std::int64_t>((back + 7) / 8));
    }

private:
    void flip(const History& history, std::size_t first, std::size_t end) noexcept {
        history.with_data([&](const auto* values) {
            for (std::size_t n = first; n < end; ++n) {
                words_[values[n] * stride_ / 8 + (n - base_) / 64] ^= std::uint64_t{1} << (n - base_) % 64;
            }
        });
    }

    unsigned bits_ = 0;
    std::size_t stride_ = 0;    // bytes between rows, a multiple of 64; 0: nothing is covered
    std::size_t base_ = 0;      // the n of the first bit of every row, a multiple of 64
    std::size_t end_ = 0;       // bits of n in [base_, end_) are valid, those beyond are clear
    std::size_t capacity_ = 0;  // bits of a row
    std::vector<std::uint64_t> words_;
};

}  // namespace fairplay::detail
