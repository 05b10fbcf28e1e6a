## The page about privacy

privacy-lead = You need no account, and we ask for no name, e-mail address or password.
privacy-known = What this server knows of you
privacy-stored = In rooms
privacy-stored-text = The name you choose, your moves and claims with their times, and which rooms you were in. Games on the page alone are not stored.
privacy-time = For how long
privacy-time-text = A room is deleted some time after it closes: usually after 30 days, and after an hour if nobody played in it.
privacy-seen = Who sees it
privacy-seen-text = Everyone in the room sees your name and your moves. Anyone who knows the room code can replay its games.
privacy-cookie = Cookies
privacy-cookie-text = One holds a random number, so that you get your seat back. It lasts a year. It is not used for advertising or statistics, and no other site gets it. Two more hold the language and the colours, if you choose them, so that pages open the way you like them.
privacy-address = Your address
privacy-address-text = Your IP address is used to hold limits and bans. It is stored only in a scrambled form (a keyed hash), and not after a room closes.
privacy-operator = The operator
privacy-operator-text = The people who run this server can see everything that is stored: rooms, names and moves. Fair Play writes no addresses into its log, but other programs on their machines may.
privacy-here = What stays in this browser
privacy-here-text = The games you play to the end: results, moves, hints and times. The server does not get this list. You can see, save and delete it on the page My games.
privacy-yours = Your data
privacy-yours-text = You can download everything that is stored about you, or have it deleted. This works for this browser only; other browsers you have used have their own.
privacy-export = Download my data
privacy-delete = Delete my data
privacy-delete-text = You leave all rooms, and lose games that are going on. Your name and your number are removed from all stored games; the moves stay, so that the others keep their games. Your settings and My games in this browser are deleted too. This cannot be undone.
privacy-delete-sure = Yes, delete it
privacy-delete-not = Keep it
privacy-deleted = Your data is deleted. You are a new guest now.
privacy-deleting = Your data is being deleted. It takes about a minute. You are a new guest now.

error-privacy-unknown = { $host }: nobody called { $name } has played there from here
error-privacy-sure = Everything that { $host } knows of you would be gone, and so would your seats: add --yes if you are sure
