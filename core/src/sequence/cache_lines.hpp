// Vectors that begin at a cache line: a load of 64 bytes from any multiple of 64 bytes then touches one line, not two.

#pragma once

#include <cstddef>
#include <new>
#include <vector>

namespace fairplay::detail {

inline constexpr std::size_t cache_line = 64;

template <class Value>
struct LineAllocator {
    using value_type = Value;

    LineAllocator() = default;
    template <class Other>
    LineAllocator(const LineAllocator<Other>&) noexcept {}

    Value* allocate(std::size_t count) {
        return static_cast<Value*>(::operator new(count * sizeof(Value), std::align_val_t{cache_line}));
    }
    void deallocate(Value* memory, std::size_t) noexcept { ::operator delete(memory, std::align_val_t{cache_line}); }

    bool operator==(const LineAllocator&) const = default;
};

template <class Value>
using LineVector = std::vector<Value, LineAllocator<Value>>;

}  // namespace fairplay::detail
