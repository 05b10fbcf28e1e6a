// TakeAndBreak: the definition.

#include <chrono>
#include <mutex>

#include "fairplay/core.hpp"
#include "convert.hpp"

namespace fairplay::python {
namespace {

// A thread that holds the mutex of a Sequence never waits for the GIL, so others may keep it while they wait.
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

    // G(start) … G(stop - 1). A copy, since the original may move when another thread extends the sequence.
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

}  // namespace

void bind_take_and_break(nb::module_& module) {
    nb::class_<Sequence>(module, "TakeAndBreak")
        .def(nb::init<nb::handle, nb::handle, bool>(), "digits"_a, "tail"_a = nb::tuple(), "unequal"_a = false)
        .def("extend", [](Sequence& self, nb::handle count) { self.extend(number<std::uint32_t>(count)); }, "count"_a)
        .def("__len__", &Sequence::size)
        .def("__getitem__", &Sequence::item, "n"_a)
        .def("to_numpy", [](Sequence& self, Py_ssize_t count) { return array(self.copy(0, count)); }, "count"_a)
        .def("tolist", [](Sequence& self, Py_ssize_t start, Py_ssize_t stop) { return list_of(self.copy(start, stop)); },
             "start"_a, "stop"_a);
}

}  // namespace fairplay::python
