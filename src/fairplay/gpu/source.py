"""The CUDA source of one game: its taps and numbers as constants, for the templates in ``cuda``."""

from collections.abc import Iterable

from fairplay.gpu.plan import Plan, Taps

#: Warps of the two finishers and of the one that makes rows; the chain is warps 0 and 1.
FINISHERS = (4, 5)
ROW_MAKER = 8


def source(plan: Plan) -> str:
    """A translation unit with the kernel ``chain``."""
    lists, records = _lists(plan)
    helper_of = _placing(plan)
    warps = len(helper_of)
    near_offsets = sorted({offset for offset, _ in plan.near}, reverse=True)
    near = [(near_offsets.index(offset), u) for offset, u in sorted(plan.near, reverse=True)]
    bits, fields = plan.field_bits, plan.fields
    packed = plan.groups > 0
    last = (1 << (bits - 1)) - 1 if packed else 255
    replicate = sum(1 << (32 - (i + 1) * bits) for i in range(fields)) if packed else 1
    numbers = {
        "words": plan.words,
        "row_words": plan.row_words,
        "far_words": plan.far_words,
        "chains": plan.chains,
        "lag": plan.lag,
        "far_slots": plan.far_slots,
        "helpers": plan.helpers,
        "groups": max(1, plan.groups),
        "fields": fields if packed else 1,
        "field_bits": bits,
        "field_shift": 32 - bits if packed else 0,
        "ring": plan.ring,
        "byte_ring": plan.byte_ring,
        "history_blocks": plan.history_blocks,
        "spare_blocks": plan.spare_blocks,
        "index_bits": plan.index_bits,
        "classes": plan.classes,
        "taps": len(plan.taps),
        "list_words": len(lists),
        "list_columns": plan.list_columns,
        "near_offsets": len(near_offsets),
        "near_taps": len(near),
        "middle_taps": len(plan.middle),
        "early_taps": len(plan.early),
        "warps": warps,
        "even_finisher": FINISHERS[0],
        "odd_finisher": FINISHERS[1],
        "row_maker": ROW_MAKER,
    }
    words = {
        "replicate": replicate,
        "guards": sum(1 << (31 - i * bits) for i in range(fields)) if packed else 0,
        "none_field": last,
        "none": (last * replicate) & 0xFFFFFFFF,
    }
    lines = [
        '#include "game.cuh"',
        _table("list_table", lists),
        _table("record_table", records),
        _table("tap_table", [offset << 8 | u for offset, u in plan.taps]),
        _table("helper_table", helper_of),
        "struct TheGame {",
        *(
            f"    static constexpr bool {name} = {str(value).lower()};"
            for name, value in {"packed": packed, "linear": plan.linear}.items()
        ),
        *(f"    static constexpr int {name} = {value};" for name, value in numbers.items()),
        *(f"    static constexpr u32 {name} = {value:#x}u;" for name, value in words.items()),
        f"    static constexpr u32 row_order[] = {_braces(plan.row_order)};",
        f"    static constexpr u32 near_offset[] = {_braces(near_offsets)};",
        f"    static constexpr u32 near_tap[][2] = {_pairs(near)};",
        f"    static constexpr u32 middle_tap[][2] = {_pairs(sorted(plan.middle, reverse=True))};",
        f"    static constexpr u32 early_tap[][2] = {_pairs(sorted(plan.early, reverse=True))};",
        *(
            f"    FORCEINLINE static u32 {name}(u32 i) {{ return {name}_table[i]; }}"
            for name in ("list", "record", "tap", "helper")
        ),
        "};",
        'extern "C" __global__ void __launch_bounds__(TheGame::warps * 32, 1)',
        "chain(ChainArguments given) {",
        "    play<TheGame>(given);",
        "}",
        "",
    ]
    return "\n".join(lines)


def shared_bytes(plan: Plan) -> int:
    """``Layout::end`` of ``cuda/layout.cuh``, in bytes."""
    far_words = plan.groups or plan.far_words
    words = 32 + 2 * plan.ring * 32 + plan.byte_ring // 4 + (len(plan.taps) + 31) // 32 * 32
    words += plan.far_slots * far_words * 32 + 2 * plan.helpers * plan.far_words * 32
    words = (words + len(_lists(plan)[0]) + 4 + 255) // 256 * 256
    if plan.helpers:
        words += (plan.history_blocks + plan.spare_blocks) * plan.row_words * 32
    return 4 * words


def threads(plan: Plan) -> int:
    return 32 * len(_placing(plan))


def _placing(plan: Plan) -> list[int]:
    """The number of the helper that each warp is, or one too large for those that are none."""
    if not plan.helpers:
        return [plan.helpers] * plan.chains
    free = [i for i in range(plan.chains, 32) if i not in (*FINISHERS, ROW_MAKER)]
    outside = [i for i in free if i % 4 >= plan.chains]
    inside = [i for i in free if i % 4 < plan.chains]
    most = min(plan.helpers, max(4 - plan.chains, round(plan.helpers * plan.share)))
    chosen = outside[:most] + inside[: plan.helpers - most]
    count = max(*chosen, *FINISHERS, ROW_MAKER) + 1
    return [chosen.index(i) if i in chosen else plan.helpers for i in range(count)]


def _lists(plan: Plan) -> tuple[list[int], list[int]]:
    """What helpers go through, and for each of them where it begins (see ``cuda/helper.cuh``)."""
    if not plan.helpers:
        return [], []
    classes: dict[int, Taps] = {shift: [] for shift in range(32)}
    for offset, u in plan.far:
        if offset >> 5 > plan.lag:
            classes[offset & 31].append((offset, u))
    late = [tap for tap in plan.far if tap[0] >> 5 == plan.lag]
    lists: list[int] = []
    records: list[int] = []
    columns = range(plan.list_columns)
    for helper, shifts in enumerate(_shared_out(plan, classes)):
        for number in range(plan.classes):
            shift = shifts[number] if number < len(shifts) else 0
            taps = sorted(classes[shift], reverse=True) if number < len(shifts) else []
            taps += taps[-1:] * (-len(taps) % 4)
            start = len(lists)
            for quad in range(0, len(taps), 4):
                lists += [_row(plan, *tap, t) for t in columns for tap in taps[quad : quad + 4]]
            records += [shift, 4 * start, 4 * len(lists)]
        for t in range(plan.far_words):
            mine = [tap for tap in late[helper :: plan.helpers] if (t ^ (tap[1] >> 5)) < plan.words]
            records.append(len(lists) << 8 | len(mine))
            for offset, u in mine:
                lists += [_row(plan, offset, u, t), offset & 31]
            lists += [0] * (-len(lists) % 4)
    return lists + [0] * (4 * len(columns)), records


def _shared_out(plan: Plan, classes: dict[int, Taps]) -> list[list[int]]:
    """The classes of each helper: the largest first, to the one with the least work."""
    groups: list[list[int]] = [[] for _ in range(plan.helpers)]
    load = [0] * plan.helpers
    for shift in sorted(classes, key=lambda shift: -len(classes[shift])):
        room = [i for i in range(plan.helpers) if len(groups[i]) < plan.classes]
        least = min(room, key=lambda i: load[i])
        groups[least].append(shift)
        load[least] += len(classes[shift]) + 1
    return groups


def _row(plan: Plan, offset: int, u: int, t: int) -> int:
    """Where the row of a tap for word t lies, in bytes from the present block."""
    place = plan.place(u >> 5, t)
    return (-(offset >> 5) * plan.row_words * 128 + 128 * place + 4 * (u & 31)) & 0xFFFFFFFF


def _braces(numbers: Iterable[int]) -> str:
    return "{" + ", ".join(map(str, numbers)) + "}"


def _pairs(taps: Taps) -> str:
    return "{" + ", ".join(map(_braces, taps or [(0, 0)])) + "}"


def _table(name: str, numbers: list[int]) -> str:
    body = ", ".join(f"{number}u" for number in numbers or [0])
    return f"__device__ const u32 {name}[] = {{{body}}};"
