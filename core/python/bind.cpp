// The Python module fairplay._core: conversions, the GIL and signals, nothing else. Documented in _core.pyi.
//
// Long calls release the GIL and take it again several times a second, to let Ctrl-C through. An object may be used
// from several threads: each has a mutex of its own.

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <fstream>
#include <limits>
#include <memory>
#include <mutex>
#include <span>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "fairplay/cards.hpp"
#include "fairplay/core.hpp"
#include "fairplay/sequence.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

using fairplay::NimSequence;
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

// --- C++ to Python ---

// A numpy array that owns the numbers. Only this imports numpy.
template <class Number>
nb::object array(std::vector<Number> numbers) {
    using Owned = std::vector<Number>;
    auto values = std::make_unique<Owned>(std::move(numbers));
    const nb::capsule owner(values.get(), [](void* owned) noexcept { delete static_cast<Owned*>(owned); });
    Owned& kept = *values.release();
    return nb::cast(nb::ndarray<nb::numpy, Number, nb::ndim<1>>(kept.data(), {kept.size()}, owner));
}

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

nb::list to_list(Sequence& sequence, Py_ssize_t start, Py_ssize_t stop) {
    nb::list result;
    for (const std::uint32_t value : sequence.copy(start, stop)) result.append(value);
    return result;
}

// --- NimSequence ---

// As with Sequence: whoever holds the mutex does not wait for the GIL. So long work is done in slices, with a look at
// signals and a call of `progress` in between.
class FastSequence {
public:
    FastSequence(nb::handle digits, nb::handle tail, bool unequal, const std::string& method, const std::string& cpu)
        : game_({numbers<std::uint8_t>(digits), numbers<std::uint8_t>(tail), unequal},
                choice<fairplay::Method>(method, {"automatic", "definition", "sparse", "scatter"}),
                choice<fairplay::Cpu>(cpu, {"automatic", "plain", "avx2", "avx512"})) {}

    static bool supports(const std::string& cpu) {
        return fairplay::supports(choice<fairplay::Cpu>(cpu, {"automatic", "plain", "avx2", "avx512"}));
    }

    void extend(std::size_t count, nb::object progress) {
        in_slices(progress, [&](const fairplay::Tick& tick) { game_.extend(count, tick); });
    }

    nb::object search_period(std::size_t limit, std::uint64_t work, nb::object progress, std::size_t within) {
        std::optional<fairplay::Period> found;
        in_slices(progress, [&](const fairplay::Tick& tick) { found = game_.search_period(limit, work, tick, within); });
        return found ? to_tuple(*found) : nb::none();
    }

    nb::object period() {
        const auto found = locked([&] { return game_.period(); });
        return found ? to_tuple(*found) : nb::none();
    }

    std::size_t size() {
        const std::scoped_lock lock(mutex_);
        return game_.size();
    }

    std::uint32_t item(Py_ssize_t n) {
        const std::scoped_lock lock(mutex_);
        if (n < 0 || !game_.has(static_cast<std::size_t>(n))) throw nb::index_error(unknown);
        return game_[static_cast<std::size_t>(n)];
    }

    void keep_window(unsigned threads, std::size_t most, std::size_t from) {
        const std::scoped_lock lock(mutex_);
        game_.keep_window(threads, most, from);
    }

    bool is_window() {
        const std::scoped_lock lock(mutex_);
        return game_.is_window();
    }

    Numbers copy(Py_ssize_t start, Py_ssize_t stop) {
        return locked([&]() -> Numbers {
            if (start < 0 || start > stop || static_cast<std::size_t>(stop) > game_.size()) {
                throw std::out_of_range(unknown);
            }
            Numbers values(static_cast<std::size_t>(stop - start));
            game_.copy(static_cast<std::size_t>(start), values);
            return values;
        });
    }

    std::vector<std::uint64_t> exceptions(std::uint64_t preperiod, std::uint64_t period, std::uint32_t saltus) {
        return locked([&] { return game_.exceptions({preperiod, period, saltus, fairplay::Theorem::none, 0}); });
    }

    std::vector<std::uint64_t> rares() {
        return locked([&] { return game_.rares(); });
    }

    nb::dict statistics() {
        const auto seen = locked([&] { return game_.statistics(); });
        nb::dict result;
        result["size"] = seen.size;
        result["maximum"] = seen.maximum;
        result["rares"] = seen.rares;
        result["last_rare"] = seen.last_rare;
        result["mask"] = seen.mask;
        result["domain"] = seen.domain;
        result["work"] = seen.work;
        return result;
    }

    void save(const char* name) {
        errno = 0;
        const bool written = locked([&] {
            std::ofstream file(name, std::ios::binary | std::ios::trunc);
            game_.save(file);
            file.close();
            return file.good();
        });
        if (!written) raise_os_error(name);
    }

    void load(const char* name) {
        errno = 0;
        const bool opened = locked([&] {
            std::ifstream file(name, std::ios::binary);
            if (!file) return false;
            game_.load(file);
            return true;
        });
        if (!opened) raise_os_error(name);
    }

private:
    static constexpr const char* unknown = "beyond the values computed so far";

    struct Pause {};

    template <class Choice>
    static Choice choice(const std::string& name, std::initializer_list<const char*> names) {
        std::uint8_t index = 0;
        for (const char* known : names) {
            if (name == known) return static_cast<Choice>(index);
            ++index;
        }
        throw nb::value_error("no such method or processor");
    }

    static nb::object to_tuple(const fairplay::Period& found) {
        static constexpr const char* theorems[] = {"", "guy-smith", "repeating", "arithmetic"};
        return nb::make_tuple(found.preperiod, found.period, found.saltus, theorems[static_cast<int>(found.theorem)],
                              found.checked);
    }

    [[noreturn]] static void raise_os_error(const char* name) {
        if (errno == 0) errno = EIO;
        PyErr_SetFromErrnoWithFilename(PyExc_OSError, name);
        throw nb::python_error();
    }

    template <class Work>
    std::invoke_result_t<Work> locked(Work work) {
        const nb::gil_scoped_release no_gil;
        const std::scoped_lock lock(mutex_);
        return work();
    }

    template <class Work>
    bool for_a_moment(Work work) {
        using clock = std::chrono::steady_clock;
        const auto end = clock::now() + std::chrono::milliseconds(50);
        const auto tick = [end] {
            if (clock::now() > end) throw Pause{};
        };
        try {
            locked([&] { work(tick); });
        } catch (const Pause&) {
            return false;
        }
        return true;
    }

    template <class Work>
    void in_slices(const nb::object& progress, Work work) {
        bool done = false;
        while (!done) {
            done = for_a_moment(work);
            check_signals();
            if (!progress.is_none()) progress(size());
        }
    }

    std::mutex mutex_;
    NimSequence game_;
};

template <class Game>
nb::object numpy_of(Game& game, Py_ssize_t count) {
    return array(game.copy(0, count));
}

nb::list list_of(FastSequence& game, Py_ssize_t start, Py_ssize_t stop) {
    nb::list result;
    for (const std::uint32_t value : game.copy(start, stop)) result.append(value);
    return result;
}

nb::list list_of(const std::vector<std::uint64_t>& values) {
    nb::list result;
    for (const std::uint64_t value : values) result.append(value);
    return result;
}

std::uint64_t values_needed(nb::handle digits, nb::handle tail, bool unequal, nb::handle preperiod, nb::handle period) {
    const fairplay::Rule rule{numbers<std::uint8_t>(digits), numbers<std::uint8_t>(tail), unequal};
    return fairplay::values_needed(rule, number<std::uint64_t>(preperiod), number<std::uint64_t>(period));
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

// --- Cards ---

fairplay::Deck deck(nb::handle p, nb::handle k) { return {number<std::uint32_t>(p), number<std::uint32_t>(k)}; }

nb::list claims(nb::handle p, nb::handle k, nb::handle hand) {
    nb::list result;
    for (const auto& claim : fairplay::claims(deck(p, k), numbers<std::uint32_t>(hand))) {
        nb::list coefficients;
        for (const std::uint8_t coefficient : claim) coefficients.append(coefficient);
        result.append(coefficients);
    }
    return result;
}

using Hands = nb::ndarray<nb::ro, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

template <class Code>
fairplay::ClaimBatch batch(const fairplay::Deck& cards, const Hands& hands) {
    const std::span<const Code> codes(static_cast<const Code*>(hands.data()), hands.size());
    const auto h = static_cast<std::uint32_t>(std::min<std::size_t>(hands.shape(1), fairplay::max_hand + 1));
    const nb::gil_scoped_release no_gil;
    return fairplay::claim_batch(cards, h, codes, check_signals);
}

nb::tuple claim_batch(nb::handle p, nb::handle k, const Hands& hands) {
    const auto cards = deck(p, k);
    const auto run = [&] {
        if (hands.dtype() == nb::dtype<std::uint8_t>()) return batch<std::uint8_t>(cards, hands);
        if (hands.dtype() == nb::dtype<std::uint16_t>()) return batch<std::uint16_t>(cards, hands);
        if (hands.dtype() == nb::dtype<std::uint32_t>()) return batch<std::uint32_t>(cards, hands);
        throw nb::type_error("expected an array of uint8, uint16 or uint32");
    };
    auto [counts, packed] = run();
    const auto to_array = [](auto& claims) { return array(std::move(claims)); };
    return nb::make_tuple(array(std::move(counts)), std::visit(to_array, packed));
}

template <auto count_hands>
nb::list statistics(nb::handle p, nb::handle k, nb::handle h) {
    const auto cards = deck(p, k);
    const auto size = number<std::uint32_t>(h);
    const auto rows = [&] {
        const nb::gil_scoped_release no_gil;
        return count_hands(cards, size, check_signals);
    }();
    nb::list result;
    for (const auto& row : rows) result.append(nb::make_tuple(row.claims, row.smallest, row.largest, row.hands));
    return result;
}

}  // namespace

NB_MODULE(_core, module) {
    // Sequences are kept in caches until the interpreter ends; that is no leak.
    nb::set_leak_warnings(false);

    module.def("mex", mex, "values"_a);

    nb::class_<Sequence>(module, "TakeAndBreak")
        .def(nb::init<nb::handle, nb::handle, bool>(), "digits"_a, "tail"_a = nb::tuple(), "unequal"_a = false)
        .def("extend", [](Sequence& self, nb::handle count) { self.extend(number<std::uint32_t>(count)); }, "count"_a)
        .def("__len__", &Sequence::size)
        .def("__getitem__", &Sequence::item, "n"_a)
        .def("to_numpy", numpy_of<Sequence>, "count"_a)
        .def("tolist", to_list, "start"_a, "stop"_a);

    nb::class_<FastSequence>(module, "NimSequence")
        .def(nb::init<nb::handle, nb::handle, bool, const std::string&, const std::string&>(), "digits"_a, "tail"_a = nb::tuple(),
             "unequal"_a = false, "method"_a = "automatic", "cpu"_a = "automatic")
        .def(
            "extend",
            [](FastSequence& self, nb::handle count, nb::object progress) {
                self.extend(number<std::uint32_t>(count), progress);
            },
            "count"_a, "progress"_a = nb::none())
        .def(
            "search_period",
            [](FastSequence& self, nb::handle limit, nb::handle work, nb::object progress, nb::handle within) {
                return self.search_period(number<std::size_t>(limit), number<std::uint64_t>(work), progress,
                                          number<std::size_t>(within));
            },
            "limit"_a, "work"_a, "progress"_a = nb::none(), "within"_a = std::numeric_limits<std::size_t>::max())
        .def(
            "keep_window",
            [](FastSequence& self, nb::handle threads, nb::handle most, nb::handle from) {
                self.keep_window(number<std::uint8_t>(threads), number<std::uint32_t>(most), number<std::size_t>(from));
            },
            "threads"_a, "most"_a, "start"_a = std::size_t{1} << 22)
        .def_prop_ro("is_window", &FastSequence::is_window)
        .def("period", &FastSequence::period)
        .def("exceptions",
             [](FastSequence& self, nb::handle preperiod, nb::handle period, nb::handle saltus) {
                 return list_of(self.exceptions(number<std::uint64_t>(preperiod), number<std::uint64_t>(period),
                                                number<std::uint32_t>(saltus)));
             },
             "preperiod"_a, "period"_a, "saltus"_a)
        .def("rares", [](FastSequence& self) { return list_of(self.rares()); })
        .def("statistics", &FastSequence::statistics)
        .def("save", [](FastSequence& self, const char* name) { self.save(name); }, "name"_a)
        .def("load", [](FastSequence& self, const char* name) { self.load(name); }, "name"_a)
        .def("__len__", &FastSequence::size)
        .def("__getitem__", &FastSequence::item, "n"_a)
        .def("to_numpy", numpy_of<FastSequence>, "count"_a)
        .def("tolist", [](FastSequence& self, Py_ssize_t start, Py_ssize_t stop) { return list_of(self, start, stop); },
             "start"_a, "stop"_a);
    module.def("values_needed", values_needed, "digits"_a, "tail"_a, "unequal"_a, "preperiod"_a, "period"_a);
    module.def("supports", FastSequence::supports, "cpu"_a);

    nb::class_<SumSearch>(module, "Search")
        .def(nb::init<nb::handle, bool, nb::handle>(), "options"_a, "misere"_a, "limit"_a)
        .def("won", &SumSearch::won, "root"_a)
        .def_prop_ro("visited", &SumSearch::visited);

    module.def("retrograde", retrograde, "options"_a, "turned"_a, "misere"_a, "limit"_a);

    module.def("claims", claims, "p"_a, "k"_a, "hand"_a);
    module.def("claim_batch", claim_batch, "p"_a, "k"_a, "hands"_a);
    module.def("hand_statistics", statistics<fairplay::hand_statistics>, "p"_a, "k"_a, "h"_a);
    module.def("hand_statistics_by_enumeration", statistics<fairplay::hand_statistics_by_enumeration>, "p"_a, "k"_a,
               "h"_a);
}
