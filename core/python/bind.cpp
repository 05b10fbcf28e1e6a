// The Python module fairplay._core: conversions, the GIL and signals, nothing else. Documented in _core.pyi.
//
// Long calls release the GIL and take it again several times a second, to let Ctrl-C through. An object may be used
// from several threads: each has a mutex of its own.

#include "convert.hpp"

NB_MODULE(_core, module) {
    // Caches keep sequences until the interpreter ends; that is no leak.
    nanobind::set_leak_warnings(false);
    fairplay::python::bind_take_and_break(module);
    fairplay::python::bind_nim_sequence(module);
    fairplay::python::bind_segment(module);
    fairplay::python::bind_recheck(module);
    fairplay::python::bind_pairs(module);
    fairplay::python::bind_rows(module);
    fairplay::python::bind_search(module);
    fairplay::python::bind_graphs(module);
    fairplay::python::bind_boards(module);
    fairplay::python::bind_removal(module);
    fairplay::python::bind_cards(module);
    fairplay::python::bind_misere(module);
}
