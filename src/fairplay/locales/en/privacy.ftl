## The page about privacy

privacy-lead = You do not need an account. We do not ask for your real name, e-mail address or password.
privacy-known = What this server knows about you
privacy-stored = In rooms
privacy-stored-text = The name you choose, your moves and claims with their times, and which rooms you were in. Games outside rooms are not stored.
privacy-time = For how long
privacy-time-text = A room is deleted some time after it closes: usually after 30 days, or after an hour if nobody played in it.
privacy-seen = Who sees it
privacy-seen-text = Everyone in the room sees your name and your moves. Anyone who knows the room code can replay its games.
privacy-cookie = Cookies
privacy-cookie-text = One cookie holds a random number, so that you get your seat back. It lasts a year. It is not used for advertising or statistics, and no other site gets it. Two more remember the language and the colours you choose.
privacy-address = Your address
privacy-address-text = Your IP address is used to enforce limits and bans. It is stored only in scrambled form (a keyed hash): until your rooms close, for at most two days for daily limits, and as long as a ban lasts.
privacy-operator = Who runs the server
privacy-operator-text = The people who run this server can see everything that is stored: rooms, names and moves. Fair Play does not write addresses to its log, but other programs on their machines may.
privacy-here = What stays in this browser
privacy-here-text = The games you finish: results, moves, hints and times. The server does not get this list. You can see, save and delete it under My games.
privacy-yours = Your data
privacy-yours-text = You can download everything that is stored about you, or delete it. This covers only this browser; other browsers you have used have their own data.
privacy-export = Download my data
privacy-delete = Delete my data
privacy-delete-text = You leave all rooms and lose the games you are playing there. Your name and your number are removed from all stored games; the moves stay, so that the other players keep their games. Your settings and My games in this browser are deleted too. This cannot be undone.
privacy-delete-sure = Yes, delete it
privacy-delete-not = Keep it
privacy-deleted = Your data has been deleted. You are now a new guest.
privacy-deleting = Your data is being deleted. It takes about a minute. You are now a new guest.

error-privacy-unknown = { $host }: nobody called { $name } has played there from this computer
error-privacy-sure = This deletes everything that { $host } knows about you, and you lose your seats; add --yes if you are sure
