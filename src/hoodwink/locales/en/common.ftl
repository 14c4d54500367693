hoodwink-pitch = a table for games of bluff, bribe and smuggling

## People

you = you
seat = seat { $number }

## The first screen

which-language = Which language do you speak?
which-game = What shall we play?
how-many = How many players, you among them? From { $low } to { $high }; Enter for { $usual }.
which-bots = Whom do you play against?
which-options = The rules?
options-keep = as usual
options-change = let me choose
option-count = A number from { $low } to { $high }; Enter for { $usual }.
go-on = A match of yours is not over yet.
go-on-yes = Go on with it
go-on-no = Play a new one
cannot-go-on = It cannot be gone on with: { $problem }
ask-again = “{ $answer }” is not one of the answers. Enter alone is { $usual }.
name-the-game = --seats, --bots, --option and --pack need the name of a game: hoodwink play GAME ...
goodbye = Goodbye.
yes = yes
no = no
bot-remember = someone who remembers every card and weighs the odds
bot-haggle = someone who haggles and judges every bag by the odds
bot-honest = an honest merchant
bot-smuggler = a smuggler who pays to pass
bot-outlaw = an outlaw who scouts, allies and strikes
bot-freetrader = a freetrader who lands by night and knows every officer’s price
bot-random = someone who plays at random

## At the table

phase = The table waits for { NAMES($to_act) }.
    .you = It is your choice.
news-more = … { $count ->
    [one] one thing more happened before;
   *[other] { $count } things more happened before;
} type “log” to read it all.
may-wait = You may speak up now; Enter lets it pass.
said = { $name }: { $text }
choose = Type a number or a move. “help” tells you what else you may say.
no-such-number = There is no { $number }: the choices are 1 to { $most }.
unknown-move = “{ $move }” is no move of this game.
    .verbs = “{ $move }” is no move of this game. Moves now begin with: { $verbs }.
why-refused = “{ $move }” is not allowed now ({ $rule }): { $sentence }
why-not-refused = “{ $move }” is allowed now.
recorded = The match is in { $file }.
not-recorded = { $file } cannot be written: { $reason }.
too-early-to-record = The match is not over, and a record tells every card: it can be written when it is. If you leave, your place is kept.
no-such-rule = The rules page has no rule “{ $rule }”.
no-rules-page = The rules page of this game is not installed.
kept = The match is kept for you. Go on with: hoodwink play --resume
holds-the-truth = What is kept holds the whole truth: every hidden card, and all that chance will bring. Looking into it is cheating.
not-kept = The match could not be kept: { $file } cannot be written.
after-the-end = Enter to leave; “record FILE” keeps the match, “log” tells it again.
table-commitment = This deal is promised. Whoever writes the promise down can check it at the end: { $hex }
table-digest = The digest of the whole match, to check its record with: { $hex }

## What a person may type

command-help = help
command-why = why
command-rules = rules
command-log = log
command-table = table
command-record = record
command-chat = chat
command-quit = quit
help-moves = Choose by number, or type the move: “claim king”. The beginning of one shows what may follow.
help-why = why MOVE: why a move is not allowed, with its rule
help-rules = rules, rules SD-043: the rules page, or one rule
help-log = log: all that has happened
help-table = table: draw the table again
help-record = record FILE: write the match down, once it is over
help-chat = chat TEXT: say something to all at the table
help-quit = quit: leave; the match is kept for you

## Endings

outcome-winners = { COUNT($winners) ->
    [one] { WHO($winners) ->
        [you] You win!
       *[other] { NAMES($winners) } wins.
    }
   *[other] { NAMES($winners) } share the victory.
}
tie-break = Equals were parted by: { $by }.
not-over = The match is not over.

## Records

verified = OK: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} and { $draws ->
    [one] 1 draw
   *[other] { $draws } draws
} checked, and the result.
not-verified = { $file }: { $problem }
deal-by-all = { NAMES($seats) } added to the deal: nobody could choose it alone.
deal-by-dealer = The dealer alone chose the secret of this deal.
deal-without = Left out of it: { NAMES($seats) }.
play-not-proved = No digest was given: the play fits in itself, but it is not proved that it is the one that was played.
deal-given = The deal was given, not drawn: nobody can tell from this record that it was fair.
verified-commitment = Commitment: { $hex }
verified-digest = Digest: { $hex }
digest-found = The digest that you wrote down stands for the lines 1 to { $line } of { $last }: up to there all is as it was.
step = Enter tells what happened next.

## The command line

cli = Play, study and program games of bluff, bribe and smuggling.
cli-version = Show the version.
cli-lang = The language: en or fr.
cli-pack = A content pack to play with instead of the built-in one, for instance mine.toml.
cli-play = Play a game against bots. Without a GAME you are asked what to play.
cli-play-game = The game.
cli-play-seats = How many players, you among them.
cli-play-seat = Your seat, from 0.
cli-play-bots = Who plays against you, for instance remember,random.
cli-play-names = Names for the seats in order, separated by commas.
cli-play-seed = The same seed deals the same match; a short one can be guessed from the commitment.
cli-play-option = An option of the game, for instance mixing=open; may be given several times.
cli-play-record = Write the match to this file.
cli-play-resume = Go on with the match kept in this file; alone, with the one that you left last.
cli-replay = Tell a match again, as a seat or a spectator saw it.
cli-replay-file = The record.
cli-replay-seat = The seat that listens; a spectator if not given.
cli-replay-step = Wait for Enter after each thing that happened.
cli-verify = Check every move, every draw and the result of a record.
cli-verify-file = The record.
cli-verify-commitment = The commitment that you wrote down at the start.
cli-verify-digest = A digest that you wrote down, at the end or before.
cli-verify-number = The number that you added to the deal.
cli-verify-allow_given = Accept a match whose deal was given, not drawn.
cli-rules = Read the rules of a game.
cli-rules-game = The game.
cli-rules-rule = The number of one rule, for instance SD-043.
cli-arena = Let bots play against each other, many times over.
cli-arena-game = The game.
cli-arena-bots = Bots, separated by commas; the last one fills the table.
cli-arena-games = Matches at each number of seats, rounded up to whole rotations.
cli-arena-seats = How many play; if not given, every number of seats.
cli-arena-seed = The same seed plays the same matches; bots can guess a short one. Without it one is drawn and told.
cli-arena-option = An option of the game, for instance mixing=open; may be given several times.
cli-arena-processes = How many processes; if not given, one for each core.
cli-arena-json_file = Write all numbers to this file.
cli-arena-plot_file = Draw the win rates into this SVG file.

cli-join = Sit down at a table that somebody serves.
cli-join-link = The link of the table, for instance http://127.0.0.1:8000/t/...; or the address of the server with the code of the table.
cli-join-name = Your name, if you are new at this server or want to be somebody new.
cli-join-names = Names for the bots there, in order, separated by commas.
cli-join-seat = The seat, from 0; any that is free if not given.
cli-join-record = Write the match to this file.
join-name = What shall we call you? Enter: { $usual }
join-lobby = { $count } of { $seats } sit at the table: { $names }. The host begins the match.
join-closed = The table has been closed.
join-needs-more = To join a served table: pip install hoodwink[client]
left-served = You have left; your seat is yours. Come back with: hoodwink join { $link }
cli-serve = Serve tables for people and bots over HTTP and websocket.
cli-serve-host = The address to listen on; 0.0.0.0 lets others in the same house in.
cli-serve-port = The port; the next free one if it is taken.
cli-serve-db = Where tables are kept: a file, or a PostgreSQL database.
cli-serve-public_url = The address that links carry, behind a proxy.
cli-serve-open = Open a browser at it, if there is one.
serve-port-taken = Port { $value } is taken; this is the next free one.
serve-address = Hoodwink serves at { $value }
serve-admin-token = The host’s own page is /admin/enter, and the token for this time { $value }
serve-data = Tables are kept in { $value }
serve-ended = All tables are kept. Goodbye.
cli-export = Write the record of every finished match into a folder.
cli-export-folder = The folder.
cli-import = Check records and keep them as finished tables.
cli-import-files = The records.
cli-import-pack = The content pack that they were played with.
cli-backup = Copy the tables into a file, also while a server uses them.
cli-backup-file = The copy.
cli-db = Where the tables are kept: a file, or a PostgreSQL database.
kept-exported = { $count ->
    [one] One record written.
   *[other] { $count } records written.
}
kept-imported = { $count ->
    [one] One record checked and kept.
   *[other] { $count } records checked and kept.
}
kept-backup = The tables are copied.
