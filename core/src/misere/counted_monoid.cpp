// From a product to a monoid with counters.
//
// Idea: colour each part of the product by its outcomes beside all counts of the two heaps. See which counts are alike,
// and join the parts that have one colour, as a reduction does with the elements of a product.
// Invariant: parts of one class have the same outcomes beside any sum, as far as the product says.
// Cost: of the product, which has counted_powers² boxes more.

#include "misere/counted_monoid.hpp"

#include <map>
#include <string>
#include <utility>

#include "misere/reduction.hpp"

namespace fairplay::misere {
namespace {

using Outcomes = std::string;  // 1: lost; one memcmp compares two of them

// The product without its first two freed heaps: state s is the element with the counts 0, 0 and the part and the other
// counts that s stands for.
class Slices {
public:
    explicit Slices(const Product& product) : product_(product), parts_(product.parts()) {}

    std::uint32_t size() const { return static_cast<std::uint32_t>(product_.size() / boxes); }

    Product::Element element(std::uint32_t state, Counts counts) const {
        const std::uint32_t box = counts.first + counted_powers * counts.second + boxes * (state / parts_);
        return state % parts_ + parts_ * box;
    }

    // Nothing if the element has counted heaps.
    std::optional<std::uint32_t> state(Product::Element element) const {
        const std::uint32_t box = element / parts_;
        if (box % boxes != 0) return std::nullopt;
        return element % parts_ + parts_ * (box / boxes);
    }

    Outcomes outcomes(Counts counts) const {
        Outcomes result(size(), 0);
        for (std::uint32_t s = 0; s < size(); ++s) result[s] = product_.in_p()[element(s, counts)] != 0;
        return result;
    }

    Action action() const {
        Action result;
        for (std::size_t i = 0; i < product_.action().letters.size(); ++i) {
            const auto& times = product_.action().times[i];
            if (!state(times[0])) continue;
            result.letters.push_back(product_.action().letters[i]);
            auto& moved = result.times.emplace_back();
            for (std::uint32_t s = 0; s < size(); ++s) moved.push_back(*state(times[element(s, {})]));
        }
        return result;
    }

private:
    static constexpr std::uint32_t boxes = counted_powers * counted_powers;

    const Product& product_;
    std::uint32_t parts_;
};

// Numbers things in the order in which they are met.
template <class Thing>
class Numbers {
public:
    std::uint32_t operator()(const Thing& thing) {
        return numbers_.try_emplace(thing, static_cast<std::uint32_t>(numbers_.size())).first->second;
    }

private:
    std::map<Thing, std::uint32_t> numbers_;
};

std::optional<Counting> find_counting(const Slices& slices) {
    // The product is not right where a count is about to reach its highest power.
    constexpr std::uint32_t total = counted_powers - 1;
    Numbers<Outcomes> numbers;
    std::map<Counts, std::uint32_t> colours;
    for (std::uint32_t a = 0; a < total; ++a) {
        for (std::uint32_t b = 0; a + b < total; ++b) colours[{a, b}] = numbers(slices.outcomes({a, b}));
    }
    return fit(total, [&](Counts counts) { return colours.at(counts); });
}

// All outcomes that a state has, as one number.
std::vector<std::uint32_t> kinds(const std::vector<Outcomes>& lost) {
    Numbers<Outcomes> numbers;
    std::vector<std::uint32_t> kinds;
    for (std::size_t s = 0; s < lost[0].size(); ++s) {
        Outcomes all;
        for (const Outcomes& outcomes : lost) all += outcomes[s];
        kinds.push_back(numbers(all));
    }
    return kinds;
}

// The states of all heaps, with 0 for the counted ones; nothing if another heap has counted ones in its element.
std::optional<std::vector<std::uint32_t>> states_of_heaps(const Product& product, const Slices& slices) {
    std::vector<std::uint32_t> states;
    for (Heap heap = 0; heap < product.phi().size(); ++heap) {
        const bool is_counted = heap == product.freed()[0].heap || heap == product.freed()[1].heap;
        const auto state = is_counted ? 0 : slices.state(product.phi()[heap]);
        if (!state) return std::nullopt;
        states.push_back(*state);
    }
    return states;
}

}  // namespace

std::uint32_t CountedMonoid::colour(Counts counts) const {
    const auto [a, b] = counting.normal(counts);
    return colours[std::size_t{a} * counting.size() + b];
}

Counted CountedMonoid::element(const Sum& heaps) const {
    Counted result;
    for (const Heap heap : heaps) {
        if (heap == counters[0]) {
            ++result.counts.first;
        } else if (heap == counters[1]) {
            ++result.counts.second;
        } else {
            result.cls = parts.plus(result.cls, {heap});
        }
    }
    return result;
}

std::optional<CountedMonoid> counted(const Product& product, const HeapOptions& options, Budget& budget) {
    const Slices slices(product);
    const auto counting = find_counting(slices);
    const auto heaps = states_of_heaps(product, slices);
    if (!counting || !heaps) return std::nullopt;
    std::vector<std::uint32_t> colours;
    Numbers<Outcomes> numbers;
    std::vector<Outcomes> lost;
    for (std::uint32_t a = 0; a < counting->size(); ++a) {
        for (std::uint32_t b = 0; b < counting->size(); ++b) {
            Outcomes outcomes = slices.outcomes(counting->normal({a, b}));
            colours.push_back(numbers(outcomes));
            if (colours.back() == lost.size()) lost.push_back(std::move(outcomes));
        }
    }
    const Action action = slices.action();
    const Partition partition = coarsest(action, kinds(lost), budget);
    budget.check_classes(partition.first.size());
    std::vector<std::uint32_t> phi;
    for (const std::uint32_t state : *heaps) phi.push_back(partition.blocks[state]);
    const std::vector<std::uint8_t> no_outcomes(partition.first.size());
    CountedMonoid result{settle(on_blocks(action, partition), no_outcomes, phi, options, budget),
                         {product.freed()[0].heap, product.freed()[1].heap},
                         *counting,
                         std::move(colours),
                         {}};
    for (const Outcomes& outcomes : lost) {
        auto& by_class = result.lost.emplace_back();
        for (const Sum& sum : result.parts.representatives) {
            Product::Element element = 0;
            for (const Heap heap : sum) element = product.plus(element, heap);
            by_class.push_back(outcomes[*slices.state(element)] != 0);
        }
    }
    return result;
}

namespace {

// From a difference of width + 2 on, two more of the first heap change nothing.
bool is_apart(const CountedMonoid& monoid, const Apart& apart) {
    const bool lost = monoid.is_lost({apart.cls, apart.counts});
    const std::uint32_t last = apart.counts.second + monoid.counting.width + 3;
    for (std::uint32_t first = apart.counts.first + 2; first <= last; first += 2) {
        if (monoid.is_lost({apart.cls, {first, apart.counts.second}}) == lost) return false;
    }
    return apart.counts.first + 2 <= last;
}

}  // namespace

std::optional<Apart> find_apart(const CountedMonoid& monoid) {
    const auto [edge, width] = monoid.counting;
    for (Class cls = 0; cls < monoid.parts.order(); ++cls) {
        for (std::uint32_t a = edge; a < edge + 2; ++a) {
            for (std::uint32_t b = edge; b <= a + width + 1; ++b) {
                if (is_apart(monoid, {cls, {a, b}})) return Apart{cls, {a, b}};
            }
        }
    }
    return std::nullopt;
}

}  // namespace fairplay::misere
