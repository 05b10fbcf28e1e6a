// Conversions between Python and C++, and Ctrl-C.

#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace fairplay::python {

namespace nb = nanobind;
using namespace nb::literals;

// --- Python to C++. A number out of range is a ValueError, anything but a number a TypeError. ---

template <class Number>
Number number(nb::handle object) {
    constexpr auto largest = std::numeric_limits<Number>::max();
    if (!PyLong_Check(object.ptr())) throw nb::type_error("expected an int");
    const unsigned long long value = PyLong_AsUnsignedLongLong(object.ptr());
    const bool failed = PyErr_Occurred() != nullptr;
    if (failed) PyErr_Clear();
    if (failed || value > largest) {
        const std::string message = "a number is not in 0 to " + std::to_string(largest);
        throw nb::value_error(message.c_str());
    }
    return static_cast<Number>(value);
}

template <class Element, class Convert>
std::vector<Element> list(nb::handle object, Convert convert) {
    std::vector<Element> result;
    for (nb::handle element : nb::borrow<nb::iterable>(object)) result.push_back(convert(element));
    return result;
}

template <class Number>
std::vector<Number> numbers(nb::handle object) {
    return list<Number>(object, number<Number>);
}

using Numbers = std::vector<std::uint32_t>;

// --- C++ to Python ---

// A numpy array that owns the numbers. Only this function imports numpy.
template <class Number>
nb::object array(std::vector<Number> numbers) {
    using Owned = std::vector<Number>;
    auto values = std::make_unique<Owned>(std::move(numbers));
    const nb::capsule owner(values.get(), [](void* owned) noexcept { delete static_cast<Owned*>(owned); });
    Owned& kept = *values.release();
    return nb::cast(nb::ndarray<nb::numpy, Number, nb::ndim<1>>(kept.data(), {kept.size()}, owner));
}

inline nb::list list_of(const auto& numbers) {
    nb::list result;
    for (const auto number : numbers) result.append(number);
    return result;
}

// --- Ctrl-C ---

// Throws if Ctrl-C was pressed. The GIL must not be held.
inline void check_signals() {
    nb::gil_scoped_acquire gil;
    if (PyErr_CheckSignals() != 0) throw nb::python_error();
}

// --- The parts of the module ---

void bind_take_and_break(nb::module_& module);
void bind_nim_sequence(nb::module_& module);
void bind_segment(nb::module_& module);
void bind_pairs(nb::module_& module);
void bind_recheck(nb::module_& module);
void bind_rows(nb::module_& module);
void bind_search(nb::module_& module);
void bind_graphs(nb::module_& module);
void bind_boards(nb::module_& module);
void bind_removal(nb::module_& module);
void bind_cards(nb::module_& module);
void bind_misere(nb::module_& module);

}  // namespace fairplay::python
