# Rooms: what cannot be done there, and what can be said.
error-already-seated = You already have a seat
error-again = You can do that again in { $seconds } s
error-ask-first = Ask the host for a seat first
error-ask-many = Too many people are already waiting. Try again later.
error-ask-none = That player is no longer waiting
error-ask-open = You do not have to ask. Take a free seat.
error-away-here = You can only end the game when your opponent is away and there is no clock
error-away-wait = Your opponent may come back. Wait { $seconds } s.
error-chat-off = This room has no chat
error-command = The server does not understand this command: { $reason }
error-frame-size = A command can have at most { $limit } bytes
error-frame-type = The server reads text, not binary data
error-frames = Too many of your commands could not be read
error-going-away = The server closed the connection
error-game-seats = This game has room for { $seats }, but there are { $count } of you
error-hint-race = There are no hints in a race
error-kick-playing = You cannot remove anyone during a game
error-close-playing = You can close the room when the game is over. To stop now, leave your seat.
error-kicked = The host removed you from this room
error-name-unfit = Please choose another name
error-name-words = In this room you choose your name from a list
error-no-hints = This room has no hints
error-not-host = Only the host can do that
error-not-playing = You are not playing in this game
error-not-seated = You have no seat in this room
error-not-your-turn = It is not your turn
error-origin = Other websites cannot use this server
error-other-game = That belongs to another kind of game
error-players-not-ready = Not everyone is ready
error-position-over = { $text }: there is no move in this position
error-rate = Too many commands. Wait a little.
error-replay-long = This replay is too long to show: more than { $limit } MB
error-room-bots = Leave a seat for a person. Seats: { $seats }, computer players: { $count }.
error-room-closed = This room is closed
error-room-full = All seats are taken
error-room-locked = The host has locked this room
error-room-long = This room has reached its limit of { $limit } events. Open a new one.
error-room-position = This position is too large for a room: its size is { $size }, and the limit is { $limit }. Choose a smaller position.
error-room-match = A game from here could get too long for a room (moves: { $moves }, limit: { $limit }). Choose a smaller position.
error-room-endless = { $name }: nobody knows how long a game can last, so you cannot play it in a room
error-room-newer = The server is being updated. This room will be back soon.
error-room-phase = That is not possible now
error-game-changed = Another game has just been chosen
error-room-rewound = Something went wrong on our side: the last things that happened in this room are lost
error-room-unknown = { $room }: there is no such room
error-room-unreadable = This room cannot be opened. It is safe, and the operator of the server has been told.
error-rooms-day = You have opened { $limit } { $limit ->
    [one] room
   *[other] rooms
    } today. Come back tomorrow.
error-rooms-full = The server is full, so you cannot open a new room now. Games in progress go on.
error-rooms-many = You have { $limit } { $limit ->
    [one] open room
   *[other] open rooms
    }. Close one first.
error-seat-free = Nobody else is in seat { $seat }
error-seat-taken = Seat { $seat } is taken
error-server-restart = The server is restarting. Your seat is saved.
error-signed-out = You signed out everywhere, or this browser no longer has access
error-banned = You are banned from this server
error-spectators = Too many people are watching this room
error-storage = The server cannot save anything right now. Nothing has changed.
error-storage-unknown = The server does not know whether this was saved. Send it again: it will not count twice.
error-takeback-asked = You have already asked
error-takeback-none = Nobody has asked for that
error-time-left = There is still time left
error-time-over = Your time is up
error-too-few-players = This game needs { $count } { $count ->
    [one] player
   *[other] players
    }
error-too-many-sockets = Too many connections from your network. Close some tabs and try again.
error-too-slow = Your connection fell behind. Reconnecting.
error-wrong-often = You have been wrong { $limit } { $limit ->
    [one] time
   *[other] times
    }. Wait for the next game.
error-written-day = You have reached today's limit. Come back tomorrow.
phrase-again = Another game?
phrase-good-luck = Good luck.
phrase-goodbye = Goodbye.
phrase-hello = Hello.
phrase-one-moment = One moment.
phrase-ready = I am ready.
phrase-sorry = Sorry.
phrase-thanks = Thank you.
phrase-well-played = Well played.
