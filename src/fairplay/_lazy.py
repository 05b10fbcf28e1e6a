"""Packages whose names are imported when they are first used, so that importing them costs little.

Nothing is imported here, not even ``typing``, which takes longer than all of ``import fairplay``.
"""

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any


def lazy(
    package: str, modules: "Mapping[str, tuple[str, ...]]"
) -> "tuple[Callable[[str], Any], Callable[[], list[str]]]":
    """``__getattr__`` and ``__dir__`` of a package, from the public names in each module.

    A name that is its own module stands for that module.
    """
    homes = {name: module for module, names in modules.items() for name in names}

    def get(name: str) -> "Any":
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        from importlib import import_module

        module = import_module(homes[name])
        value = module if homes[name] == f"{package}.{name}" else getattr(module, name)
        setattr(sys.modules[package], name, value)
        return value

    return get, lambda: sorted(homes)
