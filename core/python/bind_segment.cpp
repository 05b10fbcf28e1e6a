// Segment: stretches of a sequence for records.

#include <nanobind/stl/string.h>

#include <cstring>
#include <stdexcept>

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

Segment new_segment(nb::handle digits, nb::handle mask, bool domain, const std::string& path, nb::handle threads) {
    const fairplay::Rule rule{numbers<std::uint8_t>(digits), {}, false};
    const auto bits = number<std::uint16_t>(mask);
    const auto count = number<std::uint8_t>(threads);
    const nb::gil_scoped_release no_gil;
    return Segment(rule, bits, domain, path_named(path), count);
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

void start(Segment& segment, nb::handle states) {
    auto read = list<fairplay::State>(states, [](nb::handle one) {
        const auto pair = nb::cast<nb::tuple>(one);
        if (pair.size() != 2) throw nb::value_error("a state is a heap and values");
        return fairplay::State{number<std::uint64_t>(pair[0]), values_of(nb::cast<nb::bytes>(pair[1]))};
    });
    const nb::gil_scoped_release no_gil;
    if (read.empty()) {
        segment.start();
    } else {
        segment.start(std::move(read));
    }
}

bool advance(Segment& segment) {
    const nb::gil_scoped_release no_gil;
    return segment.advance();
}

nb::list rares_of(const Segment& segment) {
    nb::list result;
    for (const auto& [n, value] : segment.rares()) result.append(nb::make_tuple(n, value));
    return result;
}

nb::object returned(const Segment& segment) {
    const auto found = segment.returned();
    if (!found) return nb::none();
    return nb::make_tuple(found->first, found->second);
}

}  // namespace

void bind_segment(nb::module_& module) {
    nb::class_<Segment>(module, "Segment")
        .def(nb::new_(&new_segment), "digits"_a, "mask"_a, "domain"_a, "path"_a = "plain", "threads"_a = 1)
        .def("start", start, "states"_a = nb::tuple())
        .def("advance", advance)
        .def("remember", &Segment::remember)
        .def("rares", rares_of)
        .def("state", [](const Segment& self) { return bytes_of(self.state()); })
        .def_prop_ro("reach", &Segment::reach)
        .def_prop_ro("position", &Segment::position)
        .def_prop_ro("sum", [](const Segment& self) { return self.digest().sum; })
        .def_prop_ro("maximum", [](const Segment& self) { return self.digest().maximum; })
        .def_prop_ro("where", [](const Segment& self) { return self.digest().where; })
        .def_prop_ro("returned", returned);
    module.attr("SEGMENT_CHUNK") = Segment::chunk;
    module.attr("SEGMENT_OVERLAP") = Segment::overlap;
}

}  // namespace fairplay::python
