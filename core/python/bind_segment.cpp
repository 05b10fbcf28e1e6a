// Segment: stretches of a sequence for records.

#include <nanobind/stl/string.h>

#include <mutex>

#include "fairplay/segment.hpp"
#include "convert.hpp"

namespace fairplay::python {
namespace {

using fairplay::Segment;

fairplay::Path path_named(const std::string& name) {
    if (name == "window") return fairplay::Path::window;
    if (name == "plain") return fairplay::Path::plain;
    throw nb::value_error("no such path");
}

// Values as bytes, two for each, the lower one first.
std::vector<std::uint16_t> values_of(const nb::bytes& data) {
    if (data.size() % 2 != 0) throw nb::value_error("half a value");
    std::vector<std::uint16_t> values;
    const auto* const bytes = static_cast<const unsigned char*>(data.data());
    for (std::size_t i = 0; i < data.size(); i += 2) {
        values.push_back(static_cast<std::uint16_t>(bytes[i] | bytes[i + 1] << 8));
    }
    return values;
}

nb::bytes bytes_of(const std::vector<std::uint16_t>& values) {
    std::string data;
    for (const std::uint16_t value : values) {
        data.push_back(static_cast<char>(value & 0xff));
        data.push_back(static_cast<char>(value >> 8));
    }
    return nb::bytes(data.data(), data.size());
}

std::vector<fairplay::State> states_of(nb::handle states) {
    return list<fairplay::State>(states, [](nb::handle one) {
        const auto pair = nb::cast<nb::tuple>(one);
        if (pair.size() != 2) throw nb::value_error("a state is a heap and values");
        return fairplay::State{number<std::uint64_t>(pair[0]), values_of(nb::cast<nb::bytes>(pair[1]))};
    });
}

// One thread at a time is at work, without the GIL. A thread that holds the mutex never waits for the GIL.
class SharedSegment {
public:
    SharedSegment(nb::handle digits, nb::handle mask, bool domain, const std::string& path, nb::handle threads)
        : segment_(from_nothing({numbers<std::uint8_t>(digits), {}, false}, number<std::uint16_t>(mask), domain,
                                path_named(path), number<std::uint8_t>(threads))) {}

    template <class Work>
    auto locked(Work work) {
        const nb::gil_scoped_release no_gil;
        const std::scoped_lock lock(mutex_);
        return work(segment_);
    }

private:
    static Segment from_nothing(const fairplay::Rule& rule, std::uint16_t mask, bool domain, fairplay::Path path,
                                std::uint8_t threads) {
        const nb::gil_scoped_release no_gil;
        return Segment(rule, mask, domain, path, threads);
    }

    std::mutex mutex_;
    Segment segment_;
};

void start(SharedSegment& self, nb::handle states) {
    self.locked([read = states_of(states)](Segment& segment) mutable {
        if (read.empty()) {
            segment.start();
        } else {
            segment.start(std::move(read));
        }
    });
}

nb::list rares_of(SharedSegment& self) {
    nb::list result;
    const auto rares = self.locked([](const Segment& segment) { return segment.rares(); });
    for (const auto& [n, value] : rares) result.append(nb::make_tuple(n, value));
    return result;
}

nb::bytes state_of(SharedSegment& self) {
    return bytes_of(self.locked([](const Segment& segment) { return segment.state(); }));
}

nb::object returned(SharedSegment& self) {
    const auto found = self.locked([](const Segment& segment) { return segment.returned(); });
    if (!found) return nb::none();
    return nb::make_tuple(found->first, found->second);
}

// A method that does no more than ask the segment.
template <class Work>
auto asking(Work work) {
    return [work](SharedSegment& self) { return self.locked(work); };
}

}  // namespace

void bind_segment(nb::module_& module) {
    nb::class_<SharedSegment>(module, "Segment")
        .def(nb::init<nb::handle, nb::handle, bool, const std::string&, nb::handle>(), "digits"_a, "mask"_a, "domain"_a,
             "path"_a = "plain", "threads"_a = 1)
        .def("start", start, "states"_a = nb::tuple())
        .def("advance", asking([](Segment& segment) { return segment.advance(); }))
        .def("remember", asking([](Segment& segment) { segment.remember(); }))
        .def("rares", rares_of)
        .def("state", state_of)
        .def_prop_ro("reach", asking([](const Segment& segment) { return segment.reach(); }))
        .def_prop_ro("position", asking([](const Segment& segment) { return segment.position(); }))
        .def_prop_ro("sum", asking([](const Segment& segment) { return segment.digest().sum; }))
        .def_prop_ro("maximum", asking([](const Segment& segment) { return segment.digest().maximum; }))
        .def_prop_ro("where", asking([](const Segment& segment) { return segment.digest().where; }))
        .def_prop_ro("returned", returned);
    module.attr("SEGMENT_CHUNK") = Segment::chunk;
    module.attr("SEGMENT_OVERLAP") = Segment::overlap;
}

}  // namespace fairplay::python
