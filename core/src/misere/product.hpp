// A candidate for the next quotient: a known monoid times powers of a few freed heaps.

#pragma once

#include <cstdint>
#include <vector>

#include "misere/monoid.hpp"

namespace fairplay::misere {

// A heap h with h, 2h, … counted freely up to powers - 1; powers · h is taken for (powers - 2) · h.
struct Freed {
    Heap heap;
    std::uint32_t powers;
};

// Elements are numbered part + parts · box, where part is a class of the submonoid that the other heaps generate, and
// box counts the freed heaps.
class Product {
public:
    using Element = std::uint32_t;

    // Heaps 0 … last are in, with their classes in the base; a freed heap needs no class.
    // Throws LimitReached if it would have more elements for each class that is allowed.
    Product(const Monoid& base, const HeapOptions& options, Heap last, std::vector<Freed> freed, Budget& budget,
            std::uint64_t elements_per_class = 128);

    std::size_t size() const { return in_p_.size(); }
    std::uint32_t parts() const { return parts_; }
    const Action& action() const { return action_; }
    const std::vector<std::uint8_t>& in_p() const { return in_p_; }
    const std::vector<Element>& phi() const { return phi_; }
    const std::vector<Freed>& freed() const { return freed_; }
    bool is_freed(Heap heap) const;

    // An element plus a heap; `heap` may be any that is in.
    Element plus(Element element, Heap heap) const;

    // Its least sum of generators.
    Sum sum(Element element) const;

    // A heap as a sum of generators.
    const Sum& expanded(Heap heap) const { return expanded_[heap]; }

    // Whether the sum is lost, if its options are as the elements say. Heaps need not be generators.
    bool lost_by_one_step(const Sum& heaps) const;

    // Whether the heap is freed and the element already has the highest power of it.
    bool wraps(Element element, Heap heap) const;

private:
    struct Target {
        std::uint32_t row;  // of parts, in rows_
        std::uint32_t box;
    };
    struct Down {
        Heap heap;
        std::uint32_t part;  // the part without one such heap
    };

    void make_parts(const Monoid& base);
    void make_action();
    void expand(const Monoid& base, Heap last);
    void mark(Budget& budget);
    void find_downs();
    void find_targets(Heap heap);
    std::uint32_t row_of(std::uint32_t part);
    bool wins(Element rest, Heap heap) const;
    bool is_won(Element element) const;
    std::uint32_t count(std::uint32_t box, std::size_t i) const { return box / strides_[i] % freed_[i].powers; }
    std::uint32_t add_boxes(std::uint32_t a, std::uint32_t b) const;
    std::vector<Element> by_length() const;

    const HeapOptions& options_;
    std::vector<Freed> freed_;
    std::vector<std::uint32_t> strides_;  // of the freed heaps in a box
    std::uint32_t boxes_ = 1;
    std::uint32_t parts_ = 0;
    std::vector<Sum> part_sums_;
    std::vector<std::vector<std::uint32_t>> part_times_;  // by letter; the freed ones come last and have none
    std::vector<std::vector<Down>> downs_;                // of each part
    std::vector<std::uint32_t> letter_;                   // of each heap, or none
    std::vector<Sum> expanded_;
    std::vector<std::vector<Target>> targets_;  // the options of each generator
    std::vector<std::uint32_t> row_number_;     // of each part, or none
    std::vector<std::vector<std::uint32_t>> rows_;
    std::vector<std::uint32_t> box_sums_;       // add_boxes, as a table
    Action action_;
    std::vector<std::uint8_t> in_p_;
    std::vector<Element> phi_;
};

}  // namespace fairplay::misere
