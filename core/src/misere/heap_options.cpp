// The options of each heap.
//
// Idea: all that follows needs an order in which a move leads to what comes before. The number of heaps in all does not
// do in Grundy's game, where moves only split; the length of the longest play always does.
// Cost: one step per option. Reference: the definition.

#include "misere/heap_options.hpp"

#include <algorithm>
#include <iterator>
#include <stdexcept>
#include <string>
#include <utility>

#include "sequence/rule.hpp"

namespace fairplay::misere {
namespace {

constexpr std::uint64_t longest_play = std::uint64_t{1} << 40;  // so that lengths of sums do not overflow

void add_two_heaps(std::vector<Sum>& options, Heap rest, bool unequal) {
    for (Heap a = 1; 2 * a <= rest; ++a) {
        if (!unequal || 2 * a != rest) options.push_back({a, rest - a});
    }
}

void add_three_heaps(std::vector<Sum>& options, Heap rest) {
    for (Heap a = 1; 3 * a <= rest; ++a) {
        for (Heap b = a; a + 2 * b <= rest; ++b) options.push_back({a, b, rest - a - b});
    }
}

}  // namespace

HeapOptions::HeapOptions(Rule rule) : rule_(std::move(rule)) {
    TakeAndBreak(rule_->digits, rule_->tail, rule_->unequal);  // checks the digits
    reach(0);
}

HeapOptions::HeapOptions(MisereQuotient::Options options) : given_(std::move(options)) {
    if (given_.empty()) given_.emplace_back();
    for (Heap n = 0; n < given_.size(); ++n) {
        for (const Sum& option : given_[n]) {
            if (std::ranges::all_of(option, [n](Heap heap) { return heap < n; })) continue;
            throw std::invalid_argument("an option of heap " + std::to_string(n) + " has a heap that is not smaller");
        }
    }
    reach(0);
}

void HeapOptions::reach(Heap n) {
    if (!rule_ && n >= given_.size()) {
        throw std::invalid_argument("the game has no heap of " + std::to_string(n));
    }
    while (options_.size() <= n) {
        const auto next = static_cast<Heap>(options_.size());
        append(rule_ ? options_by_rule(next) : given_[next]);
    }
}

std::vector<Sum> HeapOptions::options_by_rule(Heap n) const {
    std::vector<Sum> options;
    for (Heap k = 0; k <= n; ++k) {
        const std::uint8_t digit = detail::digit(*rule_, k);
        const Heap rest = n - k;
        if ((digit & detail::nothing) && rest == 0) options.emplace_back();
        if ((digit & detail::one_heap) && rest > 0) options.push_back({rest});
        if (digit & detail::two_heaps) add_two_heaps(options, rest, rule_->unequal);
        if (digit & detail::three_heaps) add_three_heaps(options, rest);
    }
    return options;
}

void HeapOptions::append(std::vector<Sum> options) {
    std::uint64_t longest = 0;
    for (Sum& option : options) {
        std::erase_if(option, [this](Heap heap) { return is_dead(heap); });
        std::ranges::sort(option);
        longest = std::max(longest, 1 + length(option));
    }
    if (longest > longest_play) throw std::length_error("play from a single heap may last too long");
    std::ranges::sort(options);
    options.erase(std::unique(options.begin(), options.end()), options.end());
    options_.push_back(std::move(options));
    lengths_.push_back(longest);
}

std::uint64_t HeapOptions::length(const Sum& sum) const {
    std::uint64_t length = 0;
    for (const Heap heap : sum) length += lengths_[heap];
    return length;
}

bool Place::operator<(const Place& other) const {
    if (length != other.length) return length < other.length;
    return std::lexicographical_compare(sum.rbegin(), sum.rend(), other.sum.rbegin(), other.sum.rend());
}

Sum plus(const Sum& sum, Heap heap) {
    Sum result = sum;
    result.insert(std::ranges::upper_bound(result, heap), heap);
    return result;
}

Sum plus(const Sum& sum, const Sum& other) {
    Sum result;
    result.reserve(sum.size() + other.size());
    std::ranges::merge(sum, other, std::back_inserter(result));
    return result;
}

}  // namespace fairplay::misere
