// The values known so far, in the narrowest of 8, 16 and 32 bits that holds them all.

#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <variant>
#include <vector>

namespace fairplay::detail {

class History {
public:
    std::size_t size() const noexcept {
        return std::visit([](const auto& values) { return values.size(); }, values_);
    }

    std::uint32_t operator[](std::size_t n) const noexcept {
        return std::visit([n](const auto& values) { return std::uint32_t{values[n]}; }, values_);
    }

    // Bytes per value.
    unsigned width() const noexcept { return 1U << values_.index(); }

    // The largest value that fits.
    std::uint32_t largest() const noexcept {
        return std::numeric_limits<std::uint32_t>::max() >> (32 - 8 * width());
    }

    void resize(std::size_t count) {
        std::visit([count](auto& values) { values.resize(count); }, values_);
    }

    // Removes values from the middle; later ones move down.
    void erase(std::size_t first, std::size_t count) {
        std::visit(
            [=](auto& values) {
                const auto begin = values.begin() + static_cast<std::ptrdiff_t>(first);
                values.erase(begin, begin + static_cast<std::ptrdiff_t>(count));
            },
            values_);
    }

    // Makes room for values up to `value`.
    void widen(std::uint32_t value) {
        while (value > largest()) values_ = width() == 1 ? Any{converted<std::uint16_t>()} : Any{converted<std::uint32_t>()};
    }

    void append(std::uint32_t value) {
        widen(value);
        std::visit([value](auto& values) { values.push_back(static_cast<Element<decltype(values)>>(value)); }, values_);
    }

    void set(std::size_t n, std::uint32_t value) {
        widen(value);
        std::visit([=](auto& values) { values[n] = static_cast<Element<decltype(values)>>(value); }, values_);
    }

    // Calls function(pointer to the first value).
    template <class Function>
    decltype(auto) with_data(Function function) {
        return std::visit([&](auto& values) { return function(values.data()); }, values_);
    }
    template <class Function>
    decltype(auto) with_data(Function function) const {
        return std::visit([&](const auto& values) { return function(values.data()); }, values_);
    }

private:
    using Any = std::variant<std::vector<std::uint8_t>, std::vector<std::uint16_t>, std::vector<std::uint32_t>>;

    template <class Values>
    using Element = typename std::remove_cvref_t<Values>::value_type;

    template <class Value>
    std::vector<Value> converted() const {
        return std::visit(
            [](const auto& values) {
                std::vector<Value> result(values.size());
                for (std::size_t i = 0; i < values.size(); ++i) result[i] = static_cast<Value>(values[i]);
                return result;
            },
            values_);
    }

    Any values_;
};

}  // namespace fairplay::detail
