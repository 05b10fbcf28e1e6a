## The server: what it says when it starts, and the codes it answers with

serve-ready = Fair Play is running at { $url } (stop it with Ctrl-C)
serve-network = On this network: { $url }
server-unbuilt-title = Fair Play is running
server-unbuilt-app = The browser pages have not been built. Run “make setup” and start again.
server-unbuilt-docs = The documentation has not been built here. In a copy of the source, run “make docs” and start again.
server-unbuilt-api = The API works: see its description

error-setting = { $name }: { $text } cannot be used; allowed: { $accepted }
error-setting-unknown = { $name }: there is no such setting; the settings are { $accepted }
error-setting-syntax = { $text }: write a setting as NAME=VALUE
error-workers-redis = More than one process ({ $count } here) needs Redis: add --redis redis://HOST:PORT
error-listen = Cannot listen on { $host }, port { $port }: { $reason }
error-database-open = The database cannot be opened: { $reason }
error-database-folder = Cannot write to { $path }. Name another place for the rooms: --database sqlite:////tmp/fairplay.db

error-name = A name can have 1 to { $limit } characters
error-no-guest = Your session was not found. Reload the page.
error-not-found = There is nothing at this address
error-method = This address does not accept that kind of request
error-request = The server cannot answer this request
error-body-json = The request cannot be read: it is not JSON in the documented form
error-body-size = The request is too long: at most { $limit } bytes
error-field = { $name } must be one of these: { $accepted }
error-field-items = { $name } must be a list of strings, at most { $most }
error-field-length = { $name } is too long or too short: it can have { $least } to { $most } characters
error-field-missing = { $name } is missing
error-field-twice = The same name appears twice
error-field-wrong = { $name } does not have the documented form
error-field-unknown = { $name }: this field does not exist here
error-deadline = This takes longer than { $seconds } s. It is too large for this server.
error-job-memory = This needs more memory than the server allows for one request
error-server-busy = The server is busy. Try again in a moment.
error-not-ready = The server is not ready yet
error-internal = Something went wrong on our side. It has been logged.

## Descriptions of pages, for search engines and previews of links

server-noscript = Turn on JavaScript to play.
server-picture = { $title }: a picture
server-about-home = Simple games without luck: Nim and its relatives, and two card games. Play against the computer or a friend, see why you won or lost, and win the next one.
server-about-play = Play it in your browser and see why a position is won or lost.
server-about-rooms = Play Nim or a card game with friends: open a room and share its code. No account needed.
server-about-room = You are invited to play. Open the link and take a seat. No account needed.
server-about-roomreplay = Watch a game again, move by move.
server-about-cards = Play alone, against the computer or with friends, up to six at a table.
server-about-learn = Short lessons with something to do on every screen: why a game is won, and how to find the winning move.
server-about-lab = Look for patterns: who wins with 10, 100 or 1000 matches? Values and periods of any take-and-break game.
server-about-print = Card decks and worksheets with answers, ready to print.
server-about-puzzles = Find the winning move: a new puzzle every day, and as many more as you like.
server-about-mine = The games you have played on this device.
server-about-privacy = What Fair Play stores, for how long, and how to delete it.
server-about-notfound = This page does not exist.
