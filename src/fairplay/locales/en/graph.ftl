## Games on a graph: points joined by lines

game-graph-title = Game on a graph
game-graph-rule = Remove points and lines, as the rule says.
game-node-kayles-title = Node Kayles
game-node-kayles-rule = Take a point together with all points joined to it.
game-hackenbush-title = Green Hackenbush
game-hackenbush-rule = Cut a line; whatever is no longer joined to the ground falls.

how-see-graph = Some points are joined by lines. You and your opponent take turns. Points and lines belong to both of you.
how-see-ground = Lines grow from the ground. You and your opponent take turns. The lines belong to both of you.
how-move-node-kayles = Take a point. All points joined to it by a line go too.
how-move-hackenbush = Cut a line. Everything that is no longer joined to the ground falls.
how-graph-vertex = Remove a point with its lines.
how-graph-vertex-with = Remove a point together with all points joined to it.
how-graph-edge = Remove a line. Its ends stay.
how-graph-edge-ends = Remove a line together with its two ends.
how-graph-or-edge = Or remove a line. Its ends stay.
how-graph-or-edge-ends = Or remove a line together with its two ends.
how-graph-degree = The number of lines at the point must be from { $least } to { $most }.
how-graph-degree-one = The number of lines at the point must be { $least }.
how-graph-even = The point must have an even number of lines.
how-graph-odd = The point must have an odd number of lines.
how-graph-ground = Whatever is no longer joined to the ground falls.

board-graph = Points joined by lines: { $edges }
board-graph-ground = Lines, from the ground (0) up: { $edges }
board-graph-alone = Points without lines: { $vertices }

said-vertex = removed point { $vertex }
said-vertex-with = removed point { $vertex } together with { $others }
said-edge = removed the line { $edge }
said-edge-ends = removed the line { $edge } with its ends
said-cut = cut the line { $edge }
said-cut-falls = { $count ->
    [one] cut the line { $edge }; { $count } more line fell
   *[other] cut the line { $edge }; { $count } more lines fell
    }
web-do-vertex = Remove point { $vertex }
web-do-vertex-with = Remove point { $vertex } together with { $others }
web-do-edge = Remove the line { $edge }
web-do-edge-ends = Remove the line { $edge } with its ends
web-do-cut = Cut the line { $edge }
web-do-cut-falls = { $count ->
    [one] Cut the line { $edge }; { $count } more line falls
   *[other] Cut the line { $edge }; { $count } more lines fall
    }
web-graph = Points and lines
hint-place-vertex = point { $vertex }
hint-place-edge = the line { $edge }
play-move-help-edges = 2 3 removes the line between points 2 and 3; the ground is 0.

error-graph-syntax = { $text }: type lines as 1-2,2-3 and single points as 4
error-graph-loop = { $vertex }-{ $vertex }: a line joins two different points
error-graph-vertices = Too many points: { $count }. At most { $limit }
error-graph-edges = Too many lines: { $count }. At most { $limit }
error-graph-hanging = Point { $vertex } is not joined to the ground (0)
error-graph-large = This is too large to search. Points and lines in one connected part: { $count }. Limit: { $limit }
error-graph-one = Touch just one point or one line
error-no-vertex = There is no point { $vertex }
error-no-edge = There is no line { $edge }
error-choose-edge = In this game you choose a line
error-choose-vertex = In this game you choose a point
error-vertex-degree = { $degree ->
    [one] You cannot choose point { $vertex }: it has { $degree } line
   *[other] You cannot choose point { $vertex }: it has { $degree } lines
    }

fact-graph-vertices = Every move removes exactly one point, so only their number matters. It is { $count }, and the value is 0 if it is even and 1 if it is odd: { $value }.
fact-graph-edges = Every move removes exactly one line, so only their number matters. It is { $count }, and the value is 0 if it is even and 1 if it is odd: { $value }.
fact-graph-sum = No line joins these { $count } parts. A move changes only one of them, so each has a value of its own, and together they are like Nim heaps of these sizes.
fact-graph-component = Points
fact-graph-value = Value
fact-graph-mex = All moves in the part with the { $count ->
    [one] point
   *[other] points
    } { $vertices }, and the value of what each of them leaves:
fact-graph-choice = Choose
fact-graph-leaves = Value left
fact-graph-mex-value = The smallest number that is missing is the value of this part (mex rule): { $value }.
fact-path = The points { $vertices } form a row (a path) of { $count }. A move takes a point and its neighbours out of the row. That is Dawson's chess, the octal game 0.137: a row of { $count } points is a heap of { $count }.
fact-path-length = Row of
fact-path-value = A row of { $count } has the value { $value }. From 52 points on, these values repeat with period 34.
fact-cycle = The points { $vertices } form a ring (a cycle) of { $count }. Whatever you take, 3 points go and a row of { $left } is left.
fact-cycle-value = A row of { $left } has the value { $path }. The smallest number that is missing is the value of the ring: { $value }.
fact-node-kayles-open = Rows and rings have a theory. For graphs in general, no quick way is known: deciding who wins Node Kayles is PSPACE-complete (Schaefer 1978). So all other parts are solved by trying every move.
fact-colon = Begin at the tips, where the value is 0. The line below a point adds 1 to the value of what grows there. Together they are like a stalk of that length. Where stalks meet, replace them by one stalk as long as their nim-sum (the colon principle). In this way you come down to the ground, 0.
fact-colon-left = Places further up that are not in the table: { $count }.
fact-colon-place = At point
fact-colon-stalks = Stalks
fact-colon-value = Nim-sum
fact-colon-ground = At the ground, the nim-sum is the value of the whole position: { $value }.
fact-fusion = There is a cycle. All points of a cycle can be merged into one (the fusion principle). Each line of the cycle then counts as a stalk of length 1. Two such stalks cancel: one is left if their number is odd, and none if it is even.
fact-knot = { $count ->
    [one] { $knot } become one point with { $count } line.
   *[other] { $knot } become one point with { $count } lines.
    }

draw-title = Draw
draw-help = Tap an empty place for a new point. Tap two points to join them, or drag from one to the other. Tap a line to choose it.
draw-keys = Keys: arrows move the cursor, Enter adds or chooses a point, Delete removes, Ctrl+Z undoes.
draw-area = Drawing: points and lines
draw-undo = Undo
draw-delete = Delete
draw-clear = Clear
draw-empty = Tap here to add a point
draw-point = Point { $vertex }
draw-ground = Ground
draw-chosen = Chosen: { $what }
draw-line = line { $edge }
draw-cursor = Empty place, column { $x }, row { $y }
