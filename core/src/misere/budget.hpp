// Counts steps, so that a long computation can be stopped.

#pragma once

#include <algorithm>
#include <cstdint>

#include "fairplay/misere.hpp"

namespace fairplay::misere {

// Thrown inside the solver when a limit is reached.
struct LimitReached {
    QuotientStatus status;
};

class Budget {
public:
    Budget(const QuotientLimits& limits, const Tick& tick, std::uint64_t& done)
        : limits_(limits), tick_(tick), done_(done), end_(limits.work > ~done ? ~std::uint64_t{0} : done + limits.work) {}

    // Counts steps of a few nanoseconds each.
    void spend(std::uint64_t steps) {
        done_ += steps;
        if (done_ >= end_) throw LimitReached{QuotientStatus::work};
        if (done_ < next_tick_) return;
        next_tick_ = done_ + steps_per_tick;
        if (tick_) tick_();
    }

    void check_classes(std::uint64_t classes) const {
        if (classes > std::min(limits_.classes, most_classes)) throw LimitReached{QuotientStatus::classes};
    }

    // A product has many elements for each class that is left after its reduction.
    void check_product(std::uint64_t elements, std::uint64_t elements_per_class) const {
        if (elements > elements_per_class * std::max<std::uint64_t>(limits_.classes, 64)) {
            throw LimitReached{QuotientStatus::classes};
        }
    }

    // The sums of all pairs of boxes are kept in a table.
    void check_boxes(std::uint64_t boxes) const {
        if (boxes > most_boxes) throw LimitReached{QuotientStatus::classes};
    }

private:
    static constexpr std::uint32_t most_classes = 65535;  // rows of tables have 16 bits per class
    static constexpr std::uint64_t most_boxes = 2048;
    static constexpr std::uint64_t steps_per_tick = 10'000'000;

    const QuotientLimits& limits_;
    const Tick& tick_;
    std::uint64_t& done_;
    std::uint64_t end_;
    std::uint64_t next_tick_ = 0;
};

}  // namespace fairplay::misere
