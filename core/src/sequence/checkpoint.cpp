// Layout, with all numbers in 8 bytes, least significant first: the format line; the digits, the repeating digits and
// `unequal`, as lengths and bytes; the number of values and their width; the values; the hash of everything before it.
// A window has its own format line. After the rule come the mask; how many values there have been, and had been when it
// began; the first values, the last values and the states with their n, each as width, length and values; the period, or 0;
// the digest of all values; the marks.
//
// Values are read in pieces, so that a false length allocates no memory before it is detected.

#include "sequence/checkpoint.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <istream>
#include <ostream>
#include <stdexcept>
#include <string>
#include <string_view>

namespace fairplay::detail {
namespace {

constexpr std::string_view format = "fairplay nim-sequence 1\n";
constexpr std::string_view window_format = "fairplay nim-sequence W\n";
static_assert(format.size() == window_format.size());
constexpr std::size_t piece_bytes = std::size_t{1} << 20;

// FNV-1a over words of 8 bytes. It detects damage, but does not protect against forgery.
class Hash {
public:
    void add(const char* bytes, std::size_t count) {
        for (; count >= 8; bytes += 8, count -= 8) {
            std::uint64_t word = 0;
            std::memcpy(&word, bytes, 8);
            mix(word);
        }
        for (; count > 0; ++bytes, --count) mix(static_cast<unsigned char>(*bytes));
    }
    std::uint64_t value() const noexcept { return value_; }

private:
    void mix(std::uint64_t word) noexcept {
        value_ = (value_ ^ word) * 0x100000001b3;
        value_ ^= value_ >> 29;
    }

    std::uint64_t value_ = 0xcbf29ce484222325;
};

class Writer {
public:
    explicit Writer(std::ostream& file) : file_(file) {}

    void bytes(const char* data, std::size_t count) {
        hash_.add(data, count);
        file_.write(data, static_cast<std::streamsize>(count));
    }
    void number(std::uint64_t value) {
        std::array<char, 8> data{};
        for (char& byte : data) {
            byte = static_cast<char>(value & 0xff);
            value >>= 8;
        }
        bytes(data.data(), data.size());
    }
    void digits(const std::vector<std::uint8_t>& digits) {
        number(digits.size());
        bytes(reinterpret_cast<const char*>(digits.data()), digits.size());
    }
    std::uint64_t hash() const noexcept { return hash_.value(); }

private:
    std::ostream& file_;
    Hash hash_;
};

class Reader {
public:
    explicit Reader(std::istream& file) : file_(file) {}

    void bytes(char* data, std::size_t count) {
        if (!file_.read(data, static_cast<std::streamsize>(count))) throw std::invalid_argument("cut short");
        hash_.add(data, count);
    }
    std::uint64_t number() {
        std::array<unsigned char, 8> data{};
        bytes(reinterpret_cast<char*>(data.data()), data.size());
        std::uint64_t value = 0;
        for (std::size_t i = data.size(); i-- > 0;) value = value << 8 | data[i];
        return value;
    }
    std::vector<std::uint8_t> digits() {
        const std::uint64_t count = number();
        if (count > 1 << 22) throw std::invalid_argument("no checkpoint of a sequence");
        std::vector<std::uint8_t> result(count);
        bytes(reinterpret_cast<char*>(result.data()), count);
        return result;
    }
    std::uint64_t hash() const noexcept { return hash_.value(); }

private:
    std::istream& file_;
    Hash hash_;
};

template <class Value>
void read_as(Reader& reader, std::uint64_t count, History& history) {
    history.widen(std::numeric_limits<Value>::max());
    while (history.size() < count) {
        const std::size_t start = history.size();
        const auto piece = std::min<std::uint64_t>(count - start, piece_bytes / sizeof(Value));
        history.resize(start + piece);
        history.with_data([&](auto* g) { reader.bytes(reinterpret_cast<char*>(g + start), piece * sizeof *g); });
    }
}

void write_head(Writer& writer, std::string_view line, const Rule& rule) {
    writer.bytes(line.data(), line.size());
    writer.digits(rule.digits);
    writer.digits(rule.tail);
    writer.number(rule.unequal ? 1 : 0);
}

// Values as bytes, if all fit.
void write_values(Writer& writer, const std::vector<std::uint16_t>& values) {
    const bool small = std::ranges::all_of(values, [](std::uint16_t value) { return value < 256; });
    writer.number(small ? 1 : 2);
    std::vector<std::uint8_t> bytes;
    for (const std::uint16_t value : values) {
        bytes.push_back(static_cast<std::uint8_t>(value & 0xff));
        if (!small) bytes.push_back(static_cast<std::uint8_t>(value >> 8));
    }
    writer.digits(bytes);
}

std::vector<std::uint16_t> read_values(Reader& reader) {
    const std::uint64_t width = reader.number();
    const auto bytes = reader.digits();
    if (width == 1) return {bytes.begin(), bytes.end()};
    std::vector<std::uint16_t> values;
    for (std::size_t i = 0; i + 1 < bytes.size(); i += 2) {
        values.push_back(static_cast<std::uint16_t>(bytes[i] | bytes[i + 1] << 8));
    }
    return values;
}

History read_history(Reader& reader) {
    const std::uint64_t count = reader.number();
    const std::uint64_t width = reader.number();
    History history;
    if (width == 1) read_as<std::uint8_t>(reader, count, history);
    if (width == 2) read_as<std::uint16_t>(reader, count, history);
    if (width == 4) read_as<std::uint32_t>(reader, count, history);
    return history;
}

WindowParts read_window(Reader& reader) {
    WindowParts parts;
    parts.mask.mask = static_cast<std::uint32_t>(reader.number());
    parts.mask.domain = reader.number() != 0;
    parts.mask.odd = reader.number() != 0;
    parts.size = reader.number();
    parts.began = reader.number();
    parts.kept = read_values(reader);
    parts.recent = read_values(reader);
    for (std::uint64_t left = reader.number(); left > 0; --left) {
        const std::uint64_t n = reader.number();
        parts.states.push_back({n, read_values(reader)});
    }
    const std::uint64_t preperiod = reader.number();
    const std::uint64_t period = reader.number();
    if (period != 0) parts.found = {preperiod, period};
    const auto read_digest = [&] {
        const std::uint64_t sum = reader.number();
        const auto maximum = static_cast<std::uint32_t>(reader.number());
        return Digest{sum, maximum, reader.number()};
    };
    parts.digest = read_digest();
    for (std::uint64_t left = reader.number(); left > 0; --left) {
        const std::uint64_t n = reader.number();
        const Digest digest = read_digest();
        parts.marks.push_back({n, digest.sum, digest.maximum, digest.where, read_values(reader)});
    }
    return parts;
}

}  // namespace

void write_checkpoint(std::ostream& file, const Rule& rule, const History& history) {
    Writer writer(file);
    write_head(writer, format, rule);
    writer.number(history.size());
    writer.number(history.width());
    history.with_data([&](const auto* g) {
        const std::size_t piece = piece_bytes / sizeof *g;
        for (std::size_t n = 0; n < history.size(); n += piece) {
            const std::size_t count = std::min(piece, history.size() - n);
            writer.bytes(reinterpret_cast<const char*>(g + n), count * sizeof *g);
        }
    });
    writer.number(writer.hash());
}

void write_checkpoint(std::ostream& file, const Rule& rule, const WindowParts& parts) {
    Writer writer(file);
    write_head(writer, window_format, rule);
    writer.number(parts.mask.mask);
    writer.number(parts.mask.domain ? 1 : 0);
    writer.number(parts.mask.odd ? 1 : 0);
    writer.number(parts.size);
    writer.number(parts.began);
    write_values(writer, parts.kept);
    write_values(writer, parts.recent);
    writer.number(parts.states.size());
    for (const auto& state : parts.states) {
        writer.number(state.n);
        write_values(writer, state.values);
    }
    writer.number(parts.found ? parts.found->preperiod : 0);
    writer.number(parts.found ? parts.found->period : 0);
    const auto write_digest = [&](std::uint64_t sum, std::uint32_t maximum, std::uint64_t place) {
        writer.number(sum);
        writer.number(maximum);
        writer.number(place);
    };
    write_digest(parts.digest.sum, parts.digest.maximum, parts.digest.where);
    writer.number(parts.marks.size());
    for (const Mark& mark : parts.marks) {
        writer.number(mark.n);
        write_digest(mark.sum, mark.maximum, mark.place);
        write_values(writer, mark.values);
    }
    writer.number(writer.hash());
}

std::variant<History, WindowParts> read_checkpoint(std::istream& file, const Rule& rule) {
    Reader reader(file);
    std::array<char, format.size()> line{};
    reader.bytes(line.data(), line.size());
    const std::string_view begin(line.data(), line.size());
    if (begin != format && begin != window_format) throw std::invalid_argument("no checkpoint of a sequence");
    Rule saved{reader.digits(), reader.digits(), false};
    saved.unequal = reader.number() != 0;
    if (!(saved == rule)) throw std::invalid_argument("a checkpoint of another rule");
    std::variant<History, WindowParts> read;
    if (begin == format) {
        read = read_history(reader);
    } else {
        read = read_window(reader);
    }
    const std::uint64_t hash = reader.hash();
    if (reader.number() != hash || file.peek() != std::istream::traits_type::eof()) {
        throw std::invalid_argument("damaged");
    }
    return read;
}

}  // namespace fairplay::detail
