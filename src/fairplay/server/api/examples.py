"""Positions worth playing, a few of each game: from the articles, and some good games."""

#: By the name of the game; its own first position stands before these.
EXAMPLES: dict[str, tuple[str, ...]] = {
    "dawson": ("dawson:5", "dawson:7", "dawson:11", "dawson:5,3"),
    "grundy": ("grundy:8", "grundy:15", "grundy:7,9", "grundy:5,6,8"),
    "kayles": ("kayles:7", "kayles:13", "kayles:7,3", "kayles:5,6"),
    "lasker": ("lasker:2,5", "lasker:3,4", "lasker:1,2,6", "lasker:4,6,7"),
    "modified-nimble": (
        "modified-nimble:2,4,8,10",
        "modified-nimble:3,6,10",
        "modified-nimble1:1,3,5,9,11,13",
        "modified-nimble:2,5,7,8,12",
    ),
    "nim": ("nim:1,2,3", "nim:1,3,5,7", "nim:4,5,6,7", "nim:7,9,12"),
    "nimble": ("nimble:2,4,6", "nimble:1,2,5,7", "nimble:2,2,5,9", "nimble:3,4,8,11"),
    "northcott": (
        "northcott:1-6,2-6,3-5",
        "northcott5:1-5,2-4,1-3",
        "northcott:1-8,1-8,1-7,2-7",
        "northcott10:1-10,2-9,1-8,3-7",
    ),
    "octal": ("0.07:9", "0.6:11", "0.137:10,5", "4.7:6", "0.45:12"),
    "poker-nim": ("poker-nim:2,3/3,3", "poker-nim:3,4,5/5,5", "poker-nim:1,2,4,8/6,6"),
    "resta-um": ("resta-um:5,3,1", "resta-um:1,2,3", "resta-um:5,4,3,2,1"),
    "resta-zero": ("resta-zero:5,3,1", "resta-zero:1,2,3", "resta-zero:5,4,3,2,1"),
    "subtraction": ("sub{1,2,3}:15", "sub{1,3,4}:20", "sub{2,3}:17", "sub{1,2,5}:21"),
}

#: Several games at once.
SUMS = (
    "kayles:7 + nim:2",
    "nim:3,4 + kayles:5",
    "grundy:8 + nimble:1,4",
    "kayles:7 + nim:2,3 + nimble:4",
    "northcott:2-6,1-5 + nim:3",
    "dawson:5 + kayles:4",
)
