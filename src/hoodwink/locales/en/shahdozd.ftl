title = King, Thief, Minister
pitch = Six face-down cards that never stay put. Say which one is yours, true or not, and take the coins.

coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}

## Words

word-king = King
    .letter = K
word-thief = Thief
    .letter = T
word-minister = Minister
    .letter = M
word-executioner = Executioner
    .letter = E
word-sheriff = Sheriff
    .letter = S
word-peasant = Peasant
    .letter = P
word-a = a
word-b = b
word-c = c
word-d = d
word-e = e
word-f = f
word-left = left
word-right = right
word-front = front

## The table

table-bank = Bank
table-unowned = nobody
table-claim = “{ WORD($character) }!”
table-slot = { $slot }
    .owner = { $slot } ({ NAME($owner) })
table-anything = face down
table-seen = known to
help-game = On the cards: a name is what you know to lie there, letters are what may lie there. ▶ marks whose turn it is, a bold frame who has to choose. Left is clockwise, and lies to your left.

## What to do now

phase-first = Chance picks the first player.
phase-deal = The cards are being dealt.
phase-peek = The first looks are being taken.
    .you = Before the first turn you may look at one card that is not yours. Which one?
    .sealed = You have chosen. { NAMES($to_act) } still to choose.
phase-turn = It is { NAME($turn) }’s turn.
    .you = It is your turn: look at your card, turn the ring, or claim a character.
phase-challenge = { WHO($claim-seat) ->
    [you] You claim to be the { WORD($claim-character) }.
   *[other] { NAME($claim-seat) } claims to be the { WORD($claim-character) }.
}
    .you = { NAME($claim-seat) } claims to be the { WORD($claim-character) }. Do you believe it?
    .sealed = You have chosen. { NAMES($to_act) } still to choose.
phase-answer = The King asks for the Minister.
    .you = King { NAME($turn) } asks for the Minister. Do you answer?
    .sealed = You have chosen. { NAMES($to_act) } still to choose.
phase-mix = { NAME($turn) } picks two cards to mix.
    .you = You are the Minister now: which two cards do you mix?
phase-shuffle = Two cards are being mixed.
phase-accuse = { NAME($turn) } picks a card to accuse.
    .you = You are the Executioner now: point at a card and say what it is. If you are right, its owner’s purse is yours.
phase-tax = { NAME($turn) } picks who pays the tax twice.
    .you = You are the Sheriff now: everybody else pays 1 coin. Who pays 2?
phase-name = { NAME($turn) } names the cards, one by one.
    .you = You are the Peasant: name the other cards one by one. Four right names win you the whole bank, a wrong one costs 2 coins.
phase-over = The game is over.

## What happened

event-first_player = { WHO($seat) ->
    [you] You play first.
   *[other] { NAME($seat) } plays first.
}
event-chose = { WHO($seat) ->
    [you] You have chosen.
   *[other] { NAME($seat) } has chosen.
}
event-declined_peek = { WHO($seat) ->
    [you] You look at no card.
   *[other] { NAME($seat) } looks at no card.
}
event-peeked = { NAME($seat) } looks at the card in slot { WORD($slot) }.
    .card = You look at the card in slot { WORD($slot) }: it is the { WORD($card) }.
event-looked = { NAME($seat) } looks at their own card.
    .card = You look at your card: it is the { WORD($card) }.
event-rotated = { $way ->
    [front] { WHO($seat) ->
        [you] You send every card to the slot opposite.
       *[other] { NAME($seat) } sends every card to the slot opposite.
    }
   *[other] { WHO($seat) ->
        [you] You turn the ring { WORD($way) }.
       *[other] { NAME($seat) } turns the ring { WORD($way) }.
    }
}
event-claimed = { WHO($seat) ->
    [you] You claim to be the { WORD($character) }.
   *[other] { NAME($seat) } claims to be the { WORD($character) }.
}
event-challenged = { $true ->
    [true] { NAME($seat) } does not believe { NAME($claimant) }, but it is the { WORD($character) }.
   *[false] { NAME($seat) } does not believe { NAME($claimant) }, and rightly: it is not the { WORD($character) }.
}
    .card = { $true ->
        [true] You do not believe { NAME($claimant) }, but it is the { WORD($card) }.
       *[false] You do not believe { NAME($claimant) }, and rightly: you see the { WORD($card) }, not the { WORD($character) }.
    }
event-answered = { COUNT($seats) ->
    [0] Nobody answers { NAME($king) } as Minister.
    [one] { WHO($seats) ->
        [you] You answer { NAME($king) } as Minister.
       *[other] { NAMES($seats) } answers { NAME($king) } as Minister.
    }
   *[other] { NAMES($seats) } all answer { NAME($king) } as Minister.
}
event-confronted = { $true ->
    [true] { WHO($seat) ->
        [you] You were the true Minister.
       *[other] { NAME($seat) } was the true Minister.
    }
   *[false] { WHO($seat) ->
        [you] You were not the Minister.
       *[other] { NAME($seat) } was not the Minister.
    }
}
    .card = { $true ->
        [true] You see { NAME($seat) }’s card: the Minister indeed.
       *[false] You see { NAME($seat) }’s card: not the Minister but the { WORD($card) }.
    }
event-mixed = { WHO($seat) ->
    [you] You mix the cards in slots { WORD($slots) } out of sight.
   *[other] { NAME($seat) } mixes the cards in slots { WORD($slots) } out of sight.
}
    .swapped = { $hidden ->
        [true] { $swapped ->
            [true] You swap the cards in slots { WORD($slots) }; nobody else knows.
           *[false] You put the cards in slots { WORD($slots) } back as they were; nobody else knows.
        }
       *[false] { $swapped ->
            [true] { WHO($seat) ->
                [you] You swap the cards in slots { WORD($slots) }, for all to see.
               *[other] { NAME($seat) } swaps the cards in slots { WORD($slots) }, for all to see.
            }
           *[false] { WHO($seat) ->
                [you] You lift the cards in slots { WORD($slots) } and put them back, for all to see.
               *[other] { NAME($seat) } lifts the cards in slots { WORD($slots) } and puts them back, for all to see.
            }
        }
    }
event-shown = The card in slot { WORD($slot) } is turned up: the { WORD($card) }.
event-named = { WHO($seat) ->
    [you] You name the card in slot { WORD($slot) }: the { WORD($character) }.
   *[other] { NAME($seat) } names the card in slot { WORD($slot) }: the { WORD($character) }.
}
event-peasant_failed = { WHO($seat) ->
    [you] You fail as the Peasant; the cards are turned down again.
   *[other] { NAME($seat) } fails as the Peasant; the cards are turned down again.
}
event-accused = { $right ->
    [true] { WHO($seat) ->
        [you] You say that slot { WORD($slot) } holds the { WORD($character) }, and you are right.
       *[other] { NAME($seat) } says that slot { WORD($slot) } holds the { WORD($character) }, rightly.
    }
   *[false] { WHO($seat) ->
        [you] You say that slot { WORD($slot) } holds the { WORD($character) }, but you are wrong.
       *[other] { NAME($seat) } says that slot { WORD($slot) } holds the { WORD($character) }, wrongly.
    }
}
    .card = { $right ->
        [true] { NAME($seat) } says that you are the { WORD($character) }, and you are.
       *[false] { NAME($seat) } says that you are the { WORD($character) }. You check your card: it is the { WORD($card) }.
    }
event-taxed = { WHO($twice) ->
    [you] { NAME($seat) } taxes everybody, and you twice.
   *[other] { WHO($seat) ->
        [you] You tax everybody, and { NAME($twice) } twice.
       *[other] { NAME($seat) } taxes everybody, and { NAME($twice) } twice.
    }
}
event-took = { WHO($seat) ->
    [you] You take { coins } from the bank.
   *[other] { NAME($seat) } takes { coins } from the bank.
}
event-paid = { WHO($seat) ->
    [you] You pay { coins } to the bank.
   *[other] { NAME($seat) } pays { coins } to the bank.
}
event-could_not_pay = { WHO($seat) ->
    [you] You cannot pay, so the others take from the bank.
   *[other] { NAME($seat) } cannot pay, so the others take from the bank.
}
event-stole = { $coins ->
    [0] There is not a coin to take from { NAME($victim) }.
   *[other] { WHO($seat) ->
        [you] You take { coins } from { NAME($victim) }.
       *[other] { NAME($seat) } takes { coins } from { NAME($victim) }.
    }
}
event-game_over = The game is over.

## Choices

move-first = Play first
    .first = { NAME($first) } plays first
move-deal = Deal a card
    .first = Deal the { WORD($first) }
move-swap = Swap the two cards
move-keep = Put the two cards back as they were
move-peek = Take a first look
    .first = { $first ->
        [none] Look at no card
       *[other] Look at slot { WORD($first) }
    }
move-look = Pay to look at your card
move-rotate = Turn the ring
    .short = { WORD($first) }
    .first = { $first ->
        [left] Turn the ring left (clockwise)
        [right] Turn the ring right (counter-clockwise)
       *[front] Send every card to the slot opposite
    }
move-claim = Claim a character
    .short = { WORD($first) }
    .first = Claim to be the { WORD($first) }
move-allow = Let it stand
move-challenge = Challenge it: see the card, and pay 1 coin if the claim is true
move-answer = Answer: “I am the Minister” (1 coin, if it stands)
move-stay = Stay silent
move-mix = Mix two cards
    .fourth = { $third ->
        [open] { $fourth ->
            [swap] Swap { WORD($first) } and { WORD($second) }, for all to see
           *[keep] Lift { WORD($first) } and { WORD($second) }, put them back, for all to see
        }
       *[hidden] { $fourth ->
            [swap] Swap { WORD($first) } and { WORD($second) } in secret
           *[keep] Only pretend to swap { WORD($first) } and { WORD($second) }, in secret
        }
    }
    .third = { $third ->
        [open] Mix { WORD($first) } and { WORD($second) }, for all to see
       *[hidden] Mix { WORD($first) } and { WORD($second) } in secret
    }
    .second = Mix { WORD($first) } and { WORD($second) }
    .first = Mix { WORD($first) } with another card
move-accuse = Accuse somebody’s card
    .second = Slot { WORD($first) } holds the { WORD($second) }
    .first = Accuse slot { WORD($first) }
move-tax = Tax everybody, one of them twice
    .first = { NAME($first) } pays twice
move-name = Name a card
    .third = { $first ->
        [at] The { WORD($third) } lies in slot { WORD($second) }
       *[other] The { WORD($first) } lies in slot { WORD($third) }
    }
    .second = { $first ->
        [at] Name the card in slot { WORD($second) }
       *[other] Name the { WORD($first) }
    }
    .first = { $first ->
        [at] Name the card in a slot
       *[other] Name the { WORD($first) }
    }

## Options

option-memory = Memory aid
    .hint = The table shows what you have seen and what each card could be. Without it you have to remember.
option-mixing = How the Minister mixes
    .hint = Who sees whether the two cards change places, and who decides it.
choice-mixing-choose = open or hidden, as the Minister likes
choice-mixing-open = always in the open
choice-mixing-hidden = always hidden: only the Minister knows
choice-mixing-random = left to chance: nobody knows
option-broke_look = Looking without a coin
    .hint = Without a coin you may look while the others take coins from the bank instead.
choice-broke_look-enough = only if the bank has a coin for each of the others
choice-broke_look-always = always, even if it empties the bank
option-turn_cap = Limit on turns
    .hint = The match ends after that many turns; 0 is no limit.

## Endings

outcome-bank-empty = The bank is empty.
outcome-turn-cap = The agreed number of turns has been played.

## Refusals
refusal-game-over = The bank is empty: the game is over.
refusal-cap-reached = The agreed number of turns has been played.
refusal-not-a-player = Nobody sits there.
refusal-chance-only = Chance lays the cards and puts mixed ones back, and does no more.
refusal-chance-names-first = Chance alone picks who plays first.
refusal-chance-deals = Chance alone lays the cards in the slots.
refusal-chance-puts-back = Whether mixed cards are swapped is said with the mix, or left to chance.
refusal-chance-first = Chance has to answer first.
refusal-said-like = The word { $verb } is said like this: { $example }.
refusal-not-your-turn = It is another player’s turn.
refusal-peeks-first = The first turn begins when everybody has chosen where to peek.
refusal-claim-first = First all but the claimant have to challenge or allow the claim.
refusal-answers-first = First all but the King have to answer as Minister or stay silent.
refusal-power-first = A turn has one action: first the character claimed in it is played.
refusal-setup-only = Peeking at another slot is for the time before the first turn.
refusal-own-slot = The first peek is at any slot except your own.
refusal-bank-too-small = Without a coin you may look only if the bank has one for every other player.
refusal-no-claim = There is no claim to challenge or allow now.
refusal-claim-stands = The claim stands: challenges come before its power is used.
refusal-peasant-shows = The Peasant is not challenged: the card lies open for all.
refusal-own-claim = Your own claim is for the others to challenge or allow.
refusal-no-king = No King is asking for the Minister.
refusal-own-king = The King cannot answer as Minister too.
refusal-only-minister = The King asks for the Minister and for nobody else.
refusal-sealed = You have chosen already, and a sealed choice is not changed.
refusal-not-minister = Only a Minister whose claim stands mixes.
refusal-two-cards = The Minister mixes two different cards.
refusal-say-how-to-mix = Say also how you mix them: open or hidden, and swap or keep.
refusal-mix-openly = In this match all see the mixing: say open, and swap or keep.
refusal-mix-hidden = In this match nobody else sees the mixing: say hidden, and swap or keep.
refusal-mix-blindly = In this match chance puts the two cards back: name only their slots.
refusal-not-executioner = Only an Executioner whose claim stands accuses.
refusal-not-anothers-card = The Executioner points at a card of another player.
refusal-not-sheriff = Only a Sheriff whose claim stands taxes.
refusal-not-another-player = The Sheriff names another player to pay twice.
refusal-not-peasant = Only a Peasant whose own card was right names the others.
refusal-already-shown = That card, or that character, has been turned up already.

## The table in the browser

progress-turn = Turn { $number }
the-character = The { WORD($character) }
goal = When the bank is empty, the fullest purse wins.
has-chosen = has chosen
verdict-true = true
verdict-false = a lie
card-label = slot { $slot }
    .owner = { WHO($owner) ->
        [you] your slot, { $slot }
       *[other] slot { $slot } of { NAME($owner) }
    }
card-seen = seen by { NAMES($seats) }
power-king = Takes { coins } from the bank, then asks for the Minister.
    .brief = Takes { coins }, asks for the Minister.
power-answer = As an answer to the King: takes { coins }, if it stands.
    .brief = Takes { coins }, if it stands.
power-thief = Takes 1 coin from each neighbour; if one has none, from the bank.
    .brief = 1 coin from each neighbour.
power-minister = Mixes any two cards, in sight of all or out of sight.
    .brief = Mixes any two cards.
power-executioner = Says who another player’s card is. If that is right: takes the whole purse.
    .brief = Names a card. If right: the whole purse.
power-sheriff = All others pay 1 coin to the bank, and one of them 2.
    .brief = All others pay 1, one of them 2.
power-peasant = Shows the card, then names all others. No mistake: the whole bank. One mistake: pays { coins }. Nobody can challenge it.
    .brief = Names all cards. Right: the bank. Wrong: pays { coins }.
if-true = challenged and true: the doubter pays 1
if-false = challenged and false: nothing is done
if-false-answer = challenged and false: nothing is taken
yield-king = +{ $coins }
yield-thief = 1 + 1
yield-minister = mixes two
yield-executioner = a purse
yield-sheriff = taxes all
yield-peasant = the bank
claims-turn = Claim to be …
claims-later = On your turn: claim to be …
claims-accuse = The card you point at is …
    .slot = Slot { $slot } is …
claims-name = The next card is …
    .slot = Slot { $slot } is …
tray-moves = … or move
tray-sealed = Sealed, until all have chosen
tray-look = Look
tray-left = Turn left
tray-right = Turn right
tray-front = Opposite
look-cost = { $broke ->
    [true] others take 1
   *[false] −1 coin
}
mixing-how = How do { WORD($slots) } go back?
reckon = What you may reckon with
reckon-none = Nothing has been mixed out of your sight.
reckon-off = There is no memory aid in this match: remember what you see.
reckon-mix = Chance has mixed { WORD($slots) }.
    .by = { NAME($by) } mixed { WORD($slots) } out of sight.
reckon-two = One is the { WORD($one) }, one the { WORD($other) }.
reckon-seen = { COUNT($seats) ->
    [one] { NAMES($seats) } has seen your card.
   *[other] { NAMES($seats) } have seen your card.
}
known = What you know
known-is = it is the { WORD($character) }
known-may = it may be the { WORD($character) }
