## The server: what it says when it starts, and the codes it answers with

serve-ready = Fair Play is at { $url } (Ctrl-C stops it)
server-unbuilt-title = Fair Play is running
server-unbuilt-text = The pages for the browser have not been built. Run “make setup” and start again.
server-unbuilt-api = The API is ready: its description

error-setting = { $name }: { $text } cannot be used; accepted: { $accepted }
error-setting-unknown = { $name }: no such setting; the settings are { $accepted }
error-setting-syntax = { $text }: write a setting as NAME=VALUE
error-workers-redis = { $count } processes need Redis to tell each other what happens: add --redis redis://HOST:PORT
error-listen = Cannot listen on { $host }, port { $port }: { $reason }
error-database-open = The database cannot be opened: { $reason }

error-name = A name has 1 to { $limit } characters
error-no-guest = This browser has not introduced itself: load the page again
error-not-found = There is nothing at this address
error-method = This address does not take such a request
error-request = This request cannot be answered
error-body-json = What was sent cannot be read: it is not JSON of the form that is described
error-body-size = What was sent is too long: at most { $limit } bytes
error-field = { $name }: accepted are { $accepted }
error-field-items = { $name }: a list of at most { $most } texts is wanted
error-field-length = { $name }: too long or too short; it may have { $least } to { $most } characters
error-field-missing = { $name } is missing
error-field-twice = The same name twice
error-field-wrong = { $name }: this is not of the form that is described
error-field-unknown = { $name }: there is no such field here
error-deadline = This takes longer than { $seconds } s: too large for this server
error-job-memory = This needs more memory than this server gives to one question
error-server-busy = The server is busy: try again soon
error-not-ready = The server is not ready
error-internal = Something is wrong in the server; it has been written down

## Descriptions of pages, for search engines and previews of links

server-noscript = Turn on JavaScript to play.
server-picture = { $title }: a picture
server-about-home = Simple games without luck: Nim and its relatives, and two card games. Play against the computer or a friend, see why you won or lost, and win the next one.
server-about-play = Play it in your browser and see why a position is won or lost.
server-about-rooms = Play Nim or a card game with friends: open a room and share its code. No account needed.
server-about-room = You are invited to play. Open the link and take a seat; no account needed.
server-about-roomreplay = Look at a game again, move by move.
server-about-cards = Play alone, against the computer or with friends, up to six at a table.
server-about-learn = Short lessons with something to do on every screen: why a game is won, and how to find the winning move.
server-about-lab = Look for patterns: who wins with 10, 100 or 1000 matches? Values and periods of any take-and-break game.
server-about-print = Decks of cards and worksheets with answers, to print.
server-about-puzzles = Find the winning move: a new puzzle every day, and as many more as you like.
server-about-mine = The games you have played on this device.
server-about-privacy = What Fair Play stores, for how long, and how to delete it.
server-about-notfound = This page does not exist.
