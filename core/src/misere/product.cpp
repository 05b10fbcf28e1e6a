// A candidate for the next quotient.
//
// Idea: assume that the old relations still hold, except those that involve a few freed heaps: the new heap at first.
// The elements are then pairs of a class of the others and a count of each freed heap, up to a power from which on counts
// matter only modulo 2 (as in all quotients of the literature that are finite; a wrong bound is found and raised).
// The outcomes follow by going through the elements by length: an element is lost if no option of its least sum is.
// Invariant: when an element is marked, all options of its least sum are; they have smaller length.
// Cost: elements times options, each two look-ups; options that are the same element are looked at once.
// Reference: Plambeck and Siegel 2008, on adjoining a heap.

#include "misere/product.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace fairplay::misere {

Product::Product(const Monoid& base, const HeapOptions& options, Heap last, std::vector<Freed> freed, Budget& budget,
                 std::uint64_t elements_per_class)
    : options_(options), freed_(std::move(freed)) {
    for (const Freed& each : freed_) {
        strides_.push_back(boxes_);
        boxes_ *= each.powers;
        budget.check_boxes(boxes_);
    }
    make_parts(base);
    const std::uint64_t elements = std::uint64_t{parts_} * boxes_;
    budget.check_product(elements, elements_per_class);
    budget.spend(4 * elements * (action_.letters.size() + freed_.size()));
    in_p_.assign(elements, 0);
    make_action();
    expand(base, last);
    mark(budget);
}

bool Product::is_freed(Heap heap) const {
    return std::ranges::any_of(freed_, [heap](const Freed& each) { return each.heap == heap; });
}

// The submonoid of the generators that are not freed.
void Product::make_parts(const Monoid& base) {
    Action others;
    for (std::size_t i = 0; i < base.generators.letters.size(); ++i) {
        if (is_freed(base.generators.letters[i])) continue;
        others.letters.push_back(base.generators.letters[i]);
        others.times.push_back(base.generators.times[i]);
    }
    const Reached reached = reach(others, base.order(), options_);
    parts_ = static_cast<std::uint32_t>(reached.states.size());
    part_sums_ = reached.sums;
    for (const auto& times : others.times) {
        auto& moved = part_times_.emplace_back();
        for (const std::uint32_t state : reached.states) moved.push_back(reached.number[times[state]]);
    }
    action_.letters = others.letters;
}

void Product::make_action() {
    for (const auto& times : part_times_) {
        auto& moved = action_.times.emplace_back(size());
        for (Element element = 0; element < size(); ++element) {
            const std::uint32_t part = element % parts_;
            moved[element] = element - part + times[part];
        }
    }
    for (std::size_t i = 0; i < freed_.size(); ++i) {
        const std::uint32_t stride = parts_ * strides_[i];
        action_.letters.push_back(freed_[i].heap);
        auto& moved = action_.times.emplace_back(size());
        for (Element element = 0; element < size(); ++element) {
            const bool last = count(element / parts_, i) + 1 == freed_[i].powers;
            moved[element] = last ? element - stride : element + stride;
        }
    }
}

void Product::expand(const Monoid& base, Heap last) {
    letter_.assign(last + 1, none);
    for (std::uint32_t i = 0; i < action_.letters.size(); ++i) letter_[action_.letters[i]] = i;
    for (Heap heap = 0; heap <= last; ++heap) {
        const bool dead = options_.is_dead(heap);
        expanded_.push_back(letter_[heap] != none ? Sum{heap} : dead ? Sum{} : base.representatives[base.phi[heap]]);
        phi_.push_back(plus(0, heap));
    }
}

Product::Element Product::plus(Element element, Heap heap) const {
    for (const Heap letter : expanded_[heap]) element = action_.times[letter_[letter]][element];
    return element;
}

Sum Product::sum(Element element) const {
    Sum result = part_sums_[element % parts_];
    for (std::size_t i = 0; i < freed_.size(); ++i) {
        result.insert(result.end(), count(element / parts_, i), freed_[i].heap);
    }
    std::ranges::sort(result);
    return result;
}

bool Product::wraps(Element element, Heap heap) const {
    for (std::size_t i = 0; i < freed_.size(); ++i) {
        if (freed_[i].heap == heap) return count(element / parts_, i) + 1 == freed_[i].powers;
    }
    return false;
}

std::uint32_t Product::add_boxes(std::uint32_t a, std::uint32_t b) const {
    std::uint32_t sum = 0;
    for (std::size_t i = 0; i < freed_.size(); ++i) {
        const std::uint32_t powers = freed_[i].powers;
        std::uint32_t counted = count(a, i) + count(b, i);
        if (counted >= powers) counted = powers - 2 + (counted - powers) % 2;
        sum += counted * strides_[i];
    }
    return sum;
}

std::uint32_t Product::row_of(std::uint32_t part) {
    if (row_number_[part] != none) return row_number_[part];
    std::vector<std::uint32_t> row(parts_);
    std::iota(row.begin(), row.end(), 0U);
    for (const Heap heap : part_sums_[part]) {
        for (std::uint32_t& other : row) other = part_times_[letter_[heap]][other];
    }
    rows_.push_back(std::move(row));
    return row_number_[part] = static_cast<std::uint32_t>(rows_.size() - 1);
}

void Product::find_targets(Heap heap) {
    std::vector<Element> elements;
    for (const Sum& option : options_[heap]) {
        Element element = 0;
        for (const Heap other : option) element = plus(element, other);
        elements.push_back(element);
    }
    std::ranges::sort(elements);
    elements.erase(std::unique(elements.begin(), elements.end()), elements.end());
    for (const Element element : elements) targets_[heap].push_back({row_of(element % parts_), element / parts_});
}

void Product::find_downs() {
    downs_.resize(parts_);
    for (std::uint32_t part = 0; part < parts_; ++part) {
        const Sum& sum = part_sums_[part];
        for (std::size_t i = 0; i < sum.size(); ++i) {
            if (i > 0 && sum[i] == sum[i - 1]) continue;
            std::uint32_t rest = 0;
            for (std::size_t j = 0; j < sum.size(); ++j) {
                if (j != i) rest = part_times_[letter_[sum[j]]][rest];
            }
            downs_[part].push_back({sum[i], rest});
        }
    }
}

std::vector<Product::Element> Product::by_length() const {
    std::vector<std::uint64_t> part_lengths;
    for (const Sum& sum : part_sums_) part_lengths.push_back(options_.length(sum));
    std::vector<std::pair<std::uint64_t, Element>> keys;
    for (Element element = 0; element < size(); ++element) {
        std::uint64_t length = part_lengths[element % parts_];
        for (std::size_t i = 0; i < freed_.size(); ++i) {
            length += count(element / parts_, i) * options_.length(freed_[i].heap);
        }
        keys.emplace_back(length, element);
    }
    std::ranges::sort(keys);
    std::vector<Element> order;
    for (const auto& key : keys) order.push_back(key.second);
    return order;
}

void Product::mark(Budget& budget) {
    row_number_.assign(parts_, none);
    targets_.resize(letter_.size());
    for (const Heap letter : action_.letters) find_targets(letter);
    find_downs();
    for (std::uint32_t a = 0; a < boxes_; ++a) {
        for (std::uint32_t b = 0; b < boxes_; ++b) box_sums_.push_back(add_boxes(a, b));
    }
    budget.spend(40 * size());
    for (const Element element : by_length()) in_p_[element] = element != 0 && !is_won(element);
}

bool Product::is_won(Element element) const {
    const std::uint32_t part = element % parts_;
    for (const Down& down : downs_[part]) {
        if (wins(element - part + down.part, down.heap)) return true;
    }
    for (std::size_t i = 0; i < freed_.size(); ++i) {
        if (count(element / parts_, i) > 0 && wins(element - parts_ * strides_[i], freed_[i].heap)) return true;
    }
    return false;
}

// Whether a move in a generator, with the rest of the sum beside it, leads to a lost element.
bool Product::wins(Element rest, Heap heap) const {
    const std::uint32_t part = rest % parts_;
    const std::uint32_t* sums = box_sums_.data() + std::size_t{rest / parts_} * boxes_;
    return std::ranges::any_of(targets_[heap], [&](const Target& target) {
        return in_p_[rows_[target.row][part] + parts_ * sums[target.box]] != 0;
    });
}

bool Product::lost_by_one_step(const Sum& heaps) const {
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        Element rest = 0;
        for (std::size_t j = 0; j < heaps.size(); ++j) {
            if (j != i) rest = plus(rest, heaps[j]);
        }
        for (const Sum& option : options_[heaps[i]]) {
            Element element = rest;
            for (const Heap heap : option) element = plus(element, heap);
            if (in_p_[element]) return false;
        }
    }
    return !heaps.empty();
}

}  // namespace fairplay::misere
