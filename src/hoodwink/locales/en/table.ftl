## The table in the browser

web-waiting-table = The table is being laid.
web-coming = One moment …
web-may-speak = You may speak up now.
web-window = { $seconds ->
    [one] One second left for a word
   *[other] { $seconds } seconds left for a word
}
web-waive = Nothing to say
web-silence = Nothing more this round
web-silence-end = Ask me again
web-hint = What would a bot do?
web-clock = Time left
web-away = away
web-thinks = thinks
web-less = less
web-more = more
web-take = Choose
web-strip = What you are about to say
web-answers = Your answer
web-take-back = { $move }: take it back
web-no-longer = { $move }: this may no longer be said. { $why } Take it back
web-touch-next = Touch what it is about.
web-fan = What do you mean?
web-skip = To what you may do
web-moves = What you may do
web-nothing-asked = Nothing is asked of you now.
web-looking-on = You look on.
web-lost = The line is lost. It is being mended; nothing that you sent is lost.
web-paused = The match rests.
web-somebody = somebody

## Why not

web-why = Why not { $thing }?
web-why-asking = Asking …
web-why-unknown = It is of no use now. The sentence on top says what is asked.
web-why-none = No rule is against it.
web-refused = This cannot be sent
web-rule = Rule { $rule }
web-rules = The rules
web-no-rules = The rules page of this game is not to be had here.
web-refused-illegal = A rule stands against it.
web-refused-unknown = This is no move of the game.
web-refused-batch = These cannot be said together.
web-refused-stale = Something has happened meanwhile. Look again.
web-refused-not-seated = You look on; only who sits at the table may do this.
web-refused-not-playing = The match has not begun, or is over.
web-refused-bot-plays = A bot plays your seat. Take it back first.
web-refused-paused = The match rests.
web-refused-busy = Too much is asked of this table at once. Try again.
web-refused-too-many-steps = You have rearranged so much that the record grows too long. Say something now that all hear.
web-refused-too-fast = Not so fast: wait a moment.
web-refused-muted = The host does not let you speak.
web-refused-unavailable = It could not be done. Try again in a moment.
web-refused-bad-message = It could not be understood.

## At the side

web-tabs = Table, log and talk
web-tab-board = Table
web-tab-deals = Deals
web-tab-log = Log
web-tab-chat = Chat
web-unread = { $count ->
    [one] one new
   *[other] { $count } new
}
web-log = What has happened
web-folded = … { $count ->
    [one] one thing more
   *[other] { $count } things more
}
web-since = Since you left
web-put-away = Put away
web-chat = What is said at the table
web-chat-none = Nobody has said anything yet.
web-chat-say = Say something …
web-chat-send = Say it

## The head

web-menu = More
web-close = Close
web-shortcuts = Keyboard
web-shortcut-tab = Tab / Shift + Tab
web-shortcut-tab-does = to the next thing, and back
web-shortcut-enter = Enter
web-shortcut-enter-does = touches it
web-shortcut-escape = Escape
web-shortcut-escape-does = closes what lies over the table; else takes back the last word
web-shortcut-confirm = Ctrl + Enter
web-shortcut-confirm-does = confirms what is composed
web-shortcut-board = Alt + B
web-shortcut-board-does = the table
web-shortcut-deals = Alt + D
web-shortcut-deals-does = the deals
web-shortcut-log = Alt + L
web-shortcut-log-does = the log
web-shortcut-chat = Alt + T
web-shortcut-chat-does = the talk
web-shortcut-rules = Alt + R
web-shortcut-rules-does = the rules
web-shortcut-arrows = ↑ / ↓ / Home / End
web-shortcut-arrows-does = from line to line in the log
web-shortcut-hold = Hold
web-shortcut-hold-does = by a finger: says what a thing is, and does nothing
web-shortcut-this = ?
web-shortcut-this-does = this list
web-day = Day
web-night = Night
web-language = Language
web-home = To the first page
web-hand-over = Let a bot play for me
web-take-seat-back = Play my seat myself again
web-pause = Ask for a pause
web-resume = Go on
web-resign = Resign
web-resign-sure = Resign for good: a bot plays your seat to the end
web-fair = Fair dealing
web-own-pack = This table plays with a pack that somebody has brought along: cards, numbers and places may differ from those of the game. Its digest:
web-fair-commitment = This deal is promised. Whoever writes the promise down can check it at the end:
web-fair-digest = The digest of all that has happened so far:
web-fair-secret = The secret that the promise was made of:

## The count

web-count = The count
web-winner = winner
web-again = Play again
web-record = Keep the record
web-see-table = Look at the table
web-leave = Leave the table
web-not-parted = The best are equal, and nothing parts them.
web-sheet = Line by line
web-total = sum
web-part-points = points
web-part-goods = goods
web-part-coins = coins
web-part-crowns = King and Queen
web-part-first = the first purse
web-part-bank = from the bank
web-part-purses = from other purses
web-part-paid = paid
web-part-taken = taken by others
web-part-glory = glory
web-part-raids = convoys robbed
web-part-sheriff = the Sheriff beaten
web-part-church = given to the church
web-part-camp = the camp empty first
web-part-loot = loot of the last round
web-part-lost = lost to the Sheriff
web-part-gold = gold
web-part-reputation = reputation
web-line-crown = { $name }: King and Queen
    .king = { $name }: King { $king }, Queen { $queen }
web-how-king = King
web-how-queen = Queen
web-how-shared = a part of both
web-how-queens = a part of the Queen
web-tie-legal = equal sums: legal goods
web-tie-contraband = still equal: contraband
web-tie-oak = equal sums: raiders on the oak, fewest
web-tie-sacks = still equal: sacks
web-tie-gold = equal sums: gold, then characters
web-worth-rounds = Worth after each round
web-worth-turns = Coins after each turn
web-worth-glory = Glory after each round
web-worth-king = King
web-words = Who lied, and who was caught
web-told-lie = lied, and passed
web-told-caught = lied, and was opened
web-told-true = told the truth
web-told-proved = opened, and it was the truth
web-told-off = Sheriff
web-lies = lies
web-caught = caught
web-of-all = of { $count }
web-deeds = What each has done
web-deed-claims = claims
web-deed-doubted = doubted by others
web-deed-caught = caught in a lie
web-deed-right = doubted rightly
web-deed-wrong = doubted wrongly
web-deed-raids = convoys robbed
web-deed-beaten = Sheriffs beaten
web-deed-lost = raiders lost
web-deed-kept = promises kept
web-deed-broken = promises broken
web-deed-landed = goods landed
web-deed-sold = goods sold
web-deed-earned = gold for them
web-deed-seized = goods seized
web-deed-bribed = officers bribed
web-deed-worked = honest days
web-striking-honest = { WHO($seat) ->
    [you] You never lied.
   *[other] { NAME($seat) } never lied.
}
web-striking-liar = { WHO($seat) ->
    [you] You never told the truth{ $times ->
        [0] , and were never caught.
        [one] , and were caught once.
       *[other] , and were caught { $times } times.
    }
   *[other] { NAME($seat) } never told the truth{ $times ->
        [0] , and was never caught.
        [one] , and was caught once.
       *[other] , and was caught { $times } times.
    }
}
web-striking-caught = { WHO($seat) ->
    [you] You were caught { $times } times.
   *[other] { NAME($seat) } was caught { $times } times.
}
web-striking-broken = { $times ->
    [one] { WHO($seat) ->
        [you] You broke a promise.
       *[other] { NAME($seat) } broke a promise.
    }
   *[other] { WHO($seat) ->
        [you] You broke { $times } promises.
       *[other] { NAME($seat) } broke { $times } promises.
    }
}
web-striking-seized = { WHO($seat) ->
    [you] Customs seized goods of yours { $times } times.
   *[other] Customs seized goods of { NAME($seat) } { $times } times.
}

## The first page

web-games = The games
web-players = { $low }–{ $high } players
web-lasts-nottingham = 1 hour
web-lasts-sherwood = 1 hour
web-lasts-cornish = 2 hours
web-lasts-shahdozd = 20 minutes
web-play = Play
web-play-game = Play { $game } now, against bots
web-make = Make a table
web-make-game = Make a table for { $game }
web-guest = Guest
web-open = Open
web-open-tables = Open tables
web-no-open-tables = No table is open just now.
web-free-seats = { $count ->
    [0] no seat free
    [one] one seat free
   *[other] { $count } seats free
}
web-row-lobby = It has not begun yet.
web-row-mine = It is your turn.
web-row-theirs = Others are to choose.
web-row-playing = under way
web-rid-close = Close
web-rid-close-game = Close the table of { $game }
web-rid-close-sure = Close it for all
web-rid-leave = Leave
web-rid-leave-game = Leave the table of { $game }
web-rid-leave-sure = Leave it for good
web-too-many = You host as many tables as one may. Close one of yours, then there is room.
web-word-to-all = A word of who runs this server
web-watch = Watch
web-sit = Sit down
web-finished = Finished matches
web-join-how = A link or a code from a friend?
web-join-hint = code or link
web-join = Join
web-no-code = No table waits under this code.
web-no-table = There is no such table
web-no-table-why = It was closed, or it is not for you to see.

## Making a table

web-make-title = Make a table
web-make-bots = You play against bots. Empty a chair for a friend.
web-make-friends = { $count ->
    [one] One chair is kept for a friend. You get a link to send.
   *[other] { $count } chairs are kept for friends. You get a link to send.
}
web-the-game = The game
web-the-seats = The seats
web-of = { $count } of { $most }
web-the-rules = The rules
web-read-rules = Read them
web-the-evening = The evening
web-host = host
web-friend = A friend
web-friend-hint = waits for whoever has the link
web-who-sits = Who sits on chair { $number }?
web-take-seat-away = Take the seat away
web-more-seats = One more seat
web-your-name = Your name
web-opt-clock = Clock
web-opt-clock-hint = How long one may think about one choice; then the calmest answer is given.
web-clock-is = { $seconds ->
    [0] none
    [60] 1 min
    [120] 2 min
   *[86400] a day
}
web-opt-window = A word in time
web-opt-window-hint = How long a bot waits for people who may have a word to say.
web-window-is = { $seconds ->
    [0] not at all
   *[other] { $seconds } s
}
web-opt-open = Listed for all
web-opt-open-hint = The table stands on the first page; else only whom you send the link comes.
web-opt-watch = Others may look on
web-opt-watch-hint = They see what all see, and no hidden card.
web-table-sentence = { $game } for { $seats }: you{ $friends ->
    [0] { "" }
    [one] , a friend
   *[other] , { $friends } friends
}{ $bots ->
    [0] .
    [one] {" "}and a bot.
   *[other] {" "}and { $bots } bots.
}
web-open-table = Open the table
web-begin = Begin
web-bot-remember = the rememberer
web-bot-haggle = the haggler
web-bot-honest = the honest merchant
web-bot-smuggler = the smuggler
web-bot-outlaw = the outlaw
web-bot-freetrader = the freetrader
web-bot-random = the fool

## Before the match

web-lobby-host = Send the link. When all are here, begin; bots take the chairs that are empty.
web-lobby-sit = Sit down on a chair first; then begin.
web-lobby-guest = Sit down on a free chair. The host begins.
web-invite = The way to this table
web-link = The link of this table
web-qr = The link of this table, for the camera of a telephone
web-qr-hint = Read the code out, send the link, or hold a telephone’s camera before the squares.
web-link-alone = Only this machine hears this server. Start it with --host 0.0.0.0, and whoever is in the same house can come.
web-copy = Copy
web-copied = Copied
web-no-copy = This address is not secure, so the page may not copy for you: mark the link and copy it yourself.
web-free = a free chair
web-stand-up = Stand up

## Who I am

web-device = You, without an account
web-device-nobody = Nobody plays in this browser yet. A name is taken when you sit down for the first time.
web-device-how = This browser keeps a key, and whoever has it is you. There is no password, and nobody can send you a key that is lost: open the way to a second device, and you have one more.
web-rename = Take this name
web-renamed = From now on this is your name.
web-device-other = The same person on another device
web-device-other-how = Open the link there. It works once.
web-device-make = Make a link
web-device-link = The link to another device
web-device-until = It works until { $time }.
web-qr-device = The link to another device, for the camera of a telephone
web-device-take-how = This link makes this browser the same person as the one it comes from.
web-device-replace = Here you are { $name }. With this link you become the person it comes from; the key of { $name } goes from this browser.
web-device-take = Be this person here
web-device-spent = This link is not known here, or it has been used. Make a new one on the other device.
web-keys = A device that is lost
web-keys-how = All keys of yours stop working but the one in this browser.
web-keys-lose = Lock out all other devices
web-keys-sure = Yes, lock them out
web-keys-lost = No other device is you any longer.
web-forget = To be forgotten
web-forget-how = Your name, your keys and all that you said in chats are deleted. In matches that are under way bots take your seats. In the records of matches you stand by a random number.
web-forget-me = Forget me
web-forget-sure = Yes, forget me for good
web-no = No
