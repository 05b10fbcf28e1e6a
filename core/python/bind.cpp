// The Python module fairplay._core: conversions, the GIL and signals, nothing else. Documented in _core.pyi.
//
// Long calls release the GIL and take it again several times a second, to let Ctrl-C through. An object may be used
// from several threads: each has a mutex of its own.

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>

#include <algorithm>
#include <chrono>
#include <limits>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>

#include "fairplay/core.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

using fairplay::Search;
using fairplay::TakeAndBreak;

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

std::vector<Numbers> tables(nb::handle object) { return list<Numbers>(object, numbers<std::uint32_t>); }

Search::Options table_lists(nb::handle object) { return list<std::vector<Numbers>>(object, tables); }

// --- Ctrl-C ---

void check_signals() {
    nb::gil_scoped_acquire gil;
    if (PyErr_CheckSignals() != 0) throw nb::python_error();
}

// --- TakeAndBreak ---

// Whoever holds the mutex of a Sequence does not wait for the GIL, so the GIL may be kept while waiting for the mutex.
class Sequence {
public:
    Sequence(nb::handle digits, nb::handle tail, bool unequal)
        : game_(numbers<std::uint8_t>(digits), numbers<std::uint8_t>(tail), unequal) {}

    void extend(std::size_t count) {
        nb::gil_scoped_release no_gil;
        while (extend_for_a_moment(count)) check_signals();
    }

    std::size_t size() {
        const std::scoped_lock lock(mutex_);
        return game_.size();
    }

    std::uint32_t item(Py_ssize_t n) {
        const std::scoped_lock lock(mutex_);
        check_known(0 <= n && static_cast<std::size_t>(n) < game_.size());
        return game_[static_cast<std::size_t>(n)];
    }

    // G(start) … G(stop - 1). A copy, since the original may move when another thread extends it.
    Numbers copy(Py_ssize_t start, Py_ssize_t stop) {
        const std::scoped_lock lock(mutex_);
        const auto values = game_.values();
        check_known(0 <= start && start <= stop && static_cast<std::size_t>(stop) <= values.size());
        return {values.begin() + start, values.begin() + stop};
    }

private:
    static void check_known(bool known) {
        if (!known) throw nb::index_error("beyond the values computed so far");
    }

    bool extend_for_a_moment(std::size_t count) {
        using clock = std::chrono::steady_clock;
        const std::scoped_lock lock(mutex_);
        const auto end = clock::now() + std::chrono::milliseconds(50);
        while (game_.size() < count && clock::now() < end) game_.extend(std::min(count, game_.size() + 16));
        return game_.size() < count;
    }

    std::mutex mutex_;
    TakeAndBreak game_;
};

nb::object to_numpy(Sequence& sequence, Py_ssize_t count) {
    auto values = std::make_unique<Numbers>(sequence.copy(0, count));
    const nb::capsule owner(values.get(), [](void* owned) noexcept { delete static_cast<Numbers*>(owned); });
    Numbers& kept = *values.release();
    return nb::cast(nb::ndarray<nb::numpy, std::uint32_t, nb::ndim<1>>(kept.data(), {kept.size()}, owner));
}

nb::list to_list(Sequence& sequence, Py_ssize_t start, Py_ssize_t stop) {
    nb::list result;
    for (const std::uint32_t value : sequence.copy(start, stop)) result.append(value);
    return result;
}

// --- Search ---

// Whoever holds the mutex of a SumSearch may wait for the GIL, so the GIL is released before waiting for the mutex.
class SumSearch {
public:
    SumSearch(nb::handle options, bool misere, nb::handle limit)
        : search_(table_lists(options), misere, number<std::uint64_t>(limit)) {}

    std::optional<bool> won(nb::handle root) {
        const Numbers parts = numbers<std::uint32_t>(root);
        const nb::gil_scoped_release no_gil;
        const std::scoped_lock lock(mutex_);
        return search_.won(parts, check_signals);
    }

    std::uint64_t visited() {
        const nb::gil_scoped_release no_gil;
        const std::scoped_lock lock(mutex_);
        return search_.visited();
    }

private:
    std::mutex mutex_;
    Search search_;
};

// --- Functions ---

std::uint32_t mex(nb::handle values) { return fairplay::mex(numbers<std::uint32_t>(values)); }

std::vector<fairplay::Component> components(nb::handle options, nb::handle turned) {
    Search::Options all_options = table_lists(options);
    std::vector<Numbers> all_turned = tables(turned);
    if (all_options.size() != all_turned.size()) throw nb::value_error("`turned` has one entry for each component");
    std::vector<fairplay::Component> result;
    for (std::size_t i = 0; i < all_options.size(); ++i) {
        result.push_back({std::move(all_options[i]), std::move(all_turned[i])});
    }
    return result;
}

nb::bytes retrograde(nb::handle options, nb::handle turned, bool misere, nb::handle limit) {
    const auto parts = components(options, turned);
    const auto most = number<std::uint64_t>(limit);
    const auto outcomes = [&] {
        const nb::gil_scoped_release no_gil;
        return fairplay::retrograde(parts, misere, most, check_signals);
    }();
    return nb::bytes(outcomes.data(), outcomes.size());
}

}  // namespace

NB_MODULE(_core, module) {
    module.def("mex", mex, "values"_a);

    nb::class_<Sequence>(module, "TakeAndBreak")
        .def(nb::init<nb::handle, nb::handle, bool>(), "digits"_a, "tail"_a = nb::tuple(), "unequal"_a = false)
        .def("extend", [](Sequence& self, nb::handle count) { self.extend(number<std::uint32_t>(count)); }, "count"_a)
        .def("__len__", &Sequence::size)
        .def("__getitem__", &Sequence::item, "n"_a)
        .def("to_numpy", to_numpy, "count"_a)
        .def("tolist", to_list, "start"_a, "stop"_a);

    nb::class_<SumSearch>(module, "Search")
        .def(nb::init<nb::handle, bool, nb::handle>(), "options"_a, "misere"_a, "limit"_a)
        .def("won", &SumSearch::won, "root"_a)
        .def_prop_ro("visited", &SumSearch::visited);

    module.def("retrograde", retrograde, "options"_a, "turned"_a, "misere"_a, "limit"_a);
}
