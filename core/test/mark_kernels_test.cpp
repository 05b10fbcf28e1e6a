// Marks where few values are left to mark, against marks one by one.

#include <random>

#include "check.hpp"
#include "sequence/kernels.hpp"
#include "values.hpp"

using fairplay::Cpu;
using fairplay::detail::Kernels;

namespace {

// Values below `most`, of which few come often: so some sums are rare.
template <class Value>
std::vector<Value> uneven(std::size_t count, std::uint32_t most, std::mt19937& random) {
    std::vector<Value> values(count);
    for (Value& value : values) value = static_cast<Value>(random() % (random() % 4 == 0 ? most : most / 8 + 1));
    return values;
}

template <class Value>
void compare(const Kernels& kernels, unsigned bits, std::size_t count, std::mt19937& random) {
    const auto values = uneven<Value>(count, std::uint32_t{1} << bits, random);
    const Value* const low = values.data();
    const Value* const high = low + count - 1;
    const std::size_t room = ((std::size_t{1} << bits) + 1023) / 1024 * 1024;
    std::vector<std::uint8_t> marks(room, 0);
    // What is marked already stays marked.
    for (std::size_t value = 0; value < room; ++value) marks[value] = random() % 3 == 0;
    std::vector<std::uint8_t> expected = marks;
    for (std::size_t i = 0; i < count / 2; ++i) expected[static_cast<Value>(low[i] ^ *(high - i))] = 1;
    if constexpr (sizeof(Value) == 1) {
        kernels.mark_last_pairs8(low, high, count / 2, marks.data(), bits);
    } else {
        kernels.mark_last_pairs16(low, high, count / 2, marks.data(), bits);
    }
    CHECK(marks == expected);
}

}  // namespace

TEST(last_marks_are_those_one_by_one) {
    std::mt19937 random(7);
    for (const Cpu cpu : check::machine_variants()) {
        const Kernels& kernels = fairplay::detail::kernels(cpu);
        for (unsigned bits = 1; bits <= 16; ++bits) {
            for (const std::size_t count : {1U, 2U, 63U, 64U, 65U, 2000U, 40000U}) {
                if (bits <= 8) compare<std::uint8_t>(kernels, bits, count, random);
                compare<std::uint16_t>(kernels, bits, count, random);
            }
        }
    }
}
