// NimSequence: long sequences, periods and checkpoints.

#include <nanobind/stl/string.h>

#include <cerrno>
#include <chrono>
#include <fstream>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <type_traits>

#include "fairplay/sequence.hpp"
#include "convert.hpp"

namespace fairplay::python {
namespace {

// The variants of the inner loops, in the order of fairplay::Cpu.
constexpr std::initializer_list<const char*> cpus = {"automatic", "plain", "avx2", "avx512"};

using Values = nb::ndarray<const std::uint16_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

// As with Sequence, a thread that holds the mutex never waits for the GIL. So long work is done in slices. Between
// them, signals are checked and `progress` is called.
class FastSequence {
public:
    FastSequence(nb::handle digits, nb::handle tail, bool unequal, const std::string& method, const std::string& cpu)
        : game_({numbers<std::uint8_t>(digits), numbers<std::uint8_t>(tail), unequal},
                choice<fairplay::Method>(method, {"automatic", "definition", "sparse", "scatter"}),
                choice<fairplay::Cpu>(cpu, cpus)) {}

    static bool supports(const std::string& cpu) { return fairplay::supports(choice<fairplay::Cpu>(cpu, cpus)); }

    static const char* widest() { return cpus.begin()[static_cast<std::size_t>(fairplay::widest())]; }

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

    void append(const Values& values) {
        locked([&] { game_.append({values.data(), values.size()}); });
    }

    std::vector<std::uint64_t> exceptions(std::uint64_t preperiod, std::uint64_t period, std::uint32_t saltus) {
        return locked([&] { return game_.exceptions({preperiod, period, saltus, fairplay::Theorem::none, 0}); });
    }

    // As a dict with the names of the struct.
    nb::object witness_proof() {
        const auto proof = locked([&] { return game_.witness_proof(); });
        if (!proof) return nb::none();
        nb::dict result;
        result["mask"] = proof->mask;
        result["domain"] = proof->domain;
        result["rares"] = tuples(proof->rares, [](const auto& rare) { return nb::make_tuple(rare.n, rare.value); });
        result["turn"] = list_of(Numbers(proof->turn.begin(), proof->turn.end()));
        result["witnesses"] = tuples(proof->witnesses, [](const auto& w) { return nb::make_tuple(w.taken, w.left); });
        result["marks"] = tuples(proof->marks, [](const auto& mark) {
            const Numbers values(mark.values.begin(), mark.values.end());
            return nb::make_tuple(mark.n, mark.sum, mark.maximum, mark.place, list_of(values));
        });
        return result;
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
        static constexpr const char* theorems[] = {"", "guy-smith", "repeating", "arithmetic", "witness"};
        return nb::make_tuple(found.preperiod, found.period, found.saltus, theorems[static_cast<int>(found.theorem)],
                              found.checked);
    }

    template <class Items, class Convert>
    static nb::list tuples(const Items& items, Convert convert) {
        nb::list result;
        for (const auto& item : items) result.append(convert(item));
        return result;
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

std::uint64_t values_needed(nb::handle digits, nb::handle tail, bool unequal, nb::handle preperiod, nb::handle period) {
    const fairplay::Rule rule{numbers<std::uint8_t>(digits), numbers<std::uint8_t>(tail), unequal};
    return fairplay::values_needed(rule, number<std::uint64_t>(preperiod), number<std::uint64_t>(period));
}

}  // namespace

void bind_nim_sequence(nb::module_& module) {
    nb::exception<WindowError>(module, "WindowError", PyExc_ValueError);
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
        .def("append", &FastSequence::append, "values"_a)
        .def_prop_ro("is_window", &FastSequence::is_window)
        .def("period", &FastSequence::period)
        .def("exceptions",
             [](FastSequence& self, nb::handle preperiod, nb::handle period, nb::handle saltus) {
                 return list_of(self.exceptions(number<std::uint64_t>(preperiod), number<std::uint64_t>(period),
                                                number<std::uint32_t>(saltus)));
             },
             "preperiod"_a, "period"_a, "saltus"_a)
        .def("witness_proof", &FastSequence::witness_proof)
        .def("rares", [](FastSequence& self) { return list_of(self.rares()); })
        .def("statistics", &FastSequence::statistics)
        .def("save", [](FastSequence& self, const char* name) { self.save(name); }, "name"_a)
        .def("load", [](FastSequence& self, const char* name) { self.load(name); }, "name"_a)
        .def("__len__", &FastSequence::size)
        .def("__getitem__", &FastSequence::item, "n"_a)
        .def("to_numpy", [](FastSequence& self, Py_ssize_t count) { return array(self.copy(0, count)); }, "count"_a)
        .def("tolist", [](FastSequence& self, Py_ssize_t start, Py_ssize_t stop) { return list_of(self.copy(start, stop)); },
             "start"_a, "stop"_a);
    module.def("values_needed", values_needed, "digits"_a, "tail"_a, "unequal"_a, "preperiod"_a, "period"_a);
    module.def("supports", FastSequence::supports, "cpu"_a);
    module.def("widest", FastSequence::widest);
}

}  // namespace fairplay::python
