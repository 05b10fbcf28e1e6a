## The browser app: what is on every page.

web-skip = Skip to the content
web-nav = Pages
web-nav-games = Games
web-nav-rooms = Rooms
web-nav-learn = Learn
web-nav-lab = Lab
web-nav-print = Print
web-settings = Menu and settings
web-language = Language
web-theme = Colours
web-theme-auto = as the system
web-theme-light = light
web-theme-dark = dark
web-theme-contrast = high contrast
web-close = Close
web-retry = Try again
web-to-home = All games
web-error-title = This did not work
web-error-offline = The server cannot be reached. Is there a network?
web-error-server = The server could not answer. Please try again.
web-lost-title = There is no such page
web-lost-text = The link may be incomplete. From the start page you reach every game.

## Titles of pages.

web-home-title = Fair games
web-play-title = Play
web-rooms-title = Rooms
web-room-title = Room
web-learn-title = Learn
web-lab-title = Lab
web-print-title = Print

## Start page.

web-home-lead = Both players have the same moves, and there is always a reason why one of them wins. Play it, see the reason, and win next time.
web-home-start = Play Nim
web-home-learn = How it works
web-home-code = Code of a room
web-home-join = Join
web-home-games = Games for two
web-home-cards = Card games for one to six
web-home-more = More
web-home-sum = Several games at once
web-home-sum-text = A row of pins, heaps and a strip: a move is made in one of them.
web-home-learn-text = Short lessons with something to do on every screen.
web-home-lab-text = Any game as a code: its values, its period, its picture.
web-home-print-text = Decks of cards and worksheets with answers.
