title = Sheriff of Nottingham
pitch = Pack a bag, say what is in it, true or not, and get it past the Sheriff. A bribe may help.

coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
hidden = { $contraband ->
    [0] { "" }
    [one] 1 face-down contraband card
   *[other] { $contraband } face-down contraband cards
}
fate = { $outcome ->
    [pass] let { NAME($bag) } pass
   *[inspect] inspect { NAME($bag) }
}
wish = { $first ->
    [pass] let { NAME($second) } pass
   *[inspect] inspect { NAME($second) }
}

## Goods

word-apple = an apple
    .card = apple
    .letter = A
word-cheese = a cheese
    .card = cheese
    .letter = C
word-bread = a bread
    .card = bread
    .letter = B
word-chicken = a chicken
    .card = chicken
    .letter = K
word-pepper = a pepper
    .card = pepper
    .letter = P
word-mead = a mead
    .card = mead
    .letter = M
word-silk = a silk
    .card = silk
    .letter = S
word-crossbow = a crossbow
    .card = crossbow
    .letter = X
word-granny-apples = a crate of Granny apples
    .card = Granny apples
    .letter = AA
word-golden-apples = a crate of golden apples
    .card = golden apples
    .letter = AA
word-gouda = a Gouda
    .card = Gouda
    .letter = CC
word-blue-cheese = a blue cheese
    .card = blue cheese
    .letter = CC
word-rye-bread = a rye bread
    .card = rye bread
    .letter = BB
word-black-bread = a black bread
    .card = black bread
    .letter = BB
word-royal-rooster = a royal rooster
    .card = royal rooster
    .letter = KK
word-arcane-scrolls = the Arcane Scrolls
    .card = Arcane Scrolls
    .letter = R
word-feast-plate = a Feast Plate
    .card = Feast Plate
    .letter = F
word-royal-summons = a Royal Summons
    .card = Royal Summons
    .letter = Y
word-left = left
word-right = right
word-deck = deck
word-inspect = open the bag
word-pass = let it pass
word-kept = kept
word-broken = broken
word-open = still open
crown = { $second } for { $first ->
    [apple] apples
    [cheese] cheeses
    [bread] breads
   *[chicken] chickens
}
goods = { $first ->
    [apple] { $second ->
        [one] { $second } apple
       *[other] { $second } apples
    }
    [cheese] { $second ->
        [one] { $second } cheese
       *[other] { $second } cheeses
    }
    [bread] { $second ->
        [one] { $second } bread
       *[other] { $second } breads
    }
    [chicken] { $second ->
        [one] { $second } chicken
       *[other] { $second } chickens
    }
    [pepper] { $second ->
        [one] { $second } pepper
       *[other] { $second } peppers
    }
    [mead] { $second ->
        [one] { $second } mead
       *[other] { $second } meads
    }
    [silk] { $second ->
        [one] { $second } silk
       *[other] { $second } silks
    }
    [crossbow] { $second ->
        [one] { $second } crossbow
       *[other] { $second } crossbows
    }
    [granny-apples] { $second ->
        [one] { $second } crate of Granny apples
       *[other] { $second } crates of Granny apples
    }
    [golden-apples] { $second ->
        [one] { $second } crate of golden apples
       *[other] { $second } crates of golden apples
    }
    [gouda] { $second ->
        [one] { $second } Gouda
       *[other] { $second } Goudas
    }
    [blue-cheese] { $second ->
        [one] { $second } blue cheese
       *[other] { $second } blue cheeses
    }
    [rye-bread] { $second ->
        [one] { $second } rye bread
       *[other] { $second } rye breads
    }
    [black-bread] { $second ->
        [one] { $second } black bread
       *[other] { $second } black breads
    }
    [royal-rooster] { $second ->
        [one] { $second } royal rooster
       *[other] { $second } royal roosters
    }
    [arcane-scrolls] { $second ->
        [one] { $second } Arcane Scrolls
       *[other] { $second } Arcane Scrolls
    }
    [feast-plate] { $second ->
        [one] { $second } Feast Plate
       *[other] { $second } Feast Plates
    }
   *[royal-summons] { $second ->
        [one] { $second } Royal Summons
       *[other] { $second } Royal Summonses
    }
}
declared-goods = { $good ->
    [apple] { $count ->
        [one] 1 apple
       *[other] { $count } apples
    }
    [cheese] { $count ->
        [one] 1 cheese
       *[other] { $count } cheeses
    }
    [bread] { $count ->
        [one] 1 bread
       *[other] { $count } breads
    }
   *[chicken] { $count ->
        [one] 1 chicken
       *[other] { $count } chickens
    }
}

## The bargain

offer-coins = { $coins ->
    [0] { "" }
   *[other] { coins }
}
offer-claims = { COUNT($claims) ->
    [0] { "" }
   *[other] { EACH($claims, "goods") } (said to be in the bag)
}
offer-promises = { COUNT($promises) ->
    [0] { "" }
   *[other] the word to { EACH($promises, "wish") } when next Sheriff
}
offer-asks = { COUNT($asks) ->
    [0] { "" }
   *[other] { " " }and also { EACH($asks, "wish") }
}
offer-repays = { COUNT($repays) ->
    [0] { "" }
   *[other] , with the Sheriff’s word to { EACH($repays, "wish") } when Sheriff again
}
offer-terms = { LIST(offer-coins, EACH($goods, "goods"), hidden, offer-claims, offer-promises) }
    .kinds = { LIST(offer-coins, EACH($goods, "goods"), EACH($kinds, "goods"), offer-claims, offer-promises) }

## The table

table-round = Round { $round }/{ $rounds }
table-left = Left pile
table-right = Right pile
table-empty = empty
table-deeper = and { $count } below
table-apple = Apple
table-cheese = Cheese
table-bread = Bread
table-chicken = Chicken
table-contraband = Contraband
table-coins = Coins
table-bag = Bag
table-sheriff = Sheriff
table-said = “{ declared-goods }”
table-threatened = threatened
table-pass = passed
table-inspect = inspected
table-open = open
table-shut = closed
table-hand = Your hand
table-in-bag = In your bag
table-aside = Set aside
table-confiscated = Confiscated
table-goods = { EACH($goods, "goods") }
table-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-draft = Your draft: { $gives ->
    [false] nothing yet, to { fate }{ offer-asks }{ offer-repays }
   *[true] { offer-terms.kinds }, to { fate }{ offer-asks }{ offer-repays }
}
table-duty = The Sheriff is bound to { wish }.
table-owed = { WHO($seat) ->
    [you] You owe the Sheriff { EACH($goods, "goods") } from your bag, if it is there.
   *[other] { NAME($seat) } owes the Sheriff { EACH($goods, "goods") } from the bag, if it is there.
}
table-promise = Promised by { NAME($seat) } to { NAME($to) }: to { wish } as Sheriff.
table-word = { NAME($seat) }: { $kept } kept, { $broken } broken
table-words = Promises past
table-clock = The Sheriff has { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} left.
table-took = { WHO($seat) ->
    [you] You took
   *[other] { NAME($seat) } took
}
table-prices = Value/penalty of each card; royal and promo cards if in play
table-legal = Legal goods
table-royals = Royal goods
table-promos = Promo cards
table-hides = { WHO($seat) ->
    [you] You hide
   *[other] { NAME($seat) } hides
}
help-game = ▶ marks who has to choose, ★ the Sheriff. Of each pile you see the top, the card to be drawn first; “table” shows all of it, what others took from a pile, and the prices. Set cards aside, fill the bag and build an offer one small move at a time; “bag apple” and “add coins 5” can be typed. “why” and a move tells you why not.

## What to do now

phase-first = Chance picks the first Sheriff.
phase-deal = The cards are being dealt.
phase-aside = { NAME($turn) } is at the market, choosing cards to set aside.
    .you = You are at the market. Set aside up to 5 cards you do not want, one by one; then you draw as many.
phase-draw = { NAME($turn) } draws cards.
    .you = Fill up your hand: take the top card of a discard pile, or the rest from the deck. After the deck there is no way back to the piles.
phase-drawing = Cards are being drawn from the deck.
phase-pile = { NAME($to_act) } chooses a pile to lay cards on.
    .you = The cards go face up on one pile. Which one?
phase-lay = { NAME($to_act) } lays cards on a pile.
    .you = Which card do you lay next? The last one will be on top.
phase-fill = The merchants fill their bags. Still open: { NAMES($to_act) }.
    .you = Fill your bag with 1 to 5 cards of any kind, one by one, then close it. Later you may lie about what they are, never about how many.
phase-declare = { NAME($to_act) } declares a bag.
    .you = Your bag holds { EACH($bag, "goods") }. What do you tell the Sheriff that it is?
phase-inspect = { NAME($sheriff) }, the Sheriff, decides on the bags and hears offers.
    .draft-number = Your draft is not said aloud yet. Add to it or take parts of it back, then offer it, or give it up.
    .you = You are the Sheriff. Let each bag pass or inspect it, in any order. You may threaten first, name a price, and answer offers.
phase-debt = { NAME($debt-debtor) } has no coins left and still owes { $debt-owed }, in goods.
    .you = Your coins are not enough: you still owe { $debt-owed }. Which goods do you give? There is no change.
phase-refill = Hands are being filled up from the deck.
phase-serve = { NAME($to_act) } says what a Feast Plate is.
    .you = Your Feast Plate becomes one of the legal goods. Which one?
phase-over = The game is over.

## What happened

event-sheriff_chosen = { WHO($seat) ->
    [you] You are the first Sheriff.
   *[other] { NAME($seat) } is the first Sheriff.
}
event-dealt = { NAME($seat) } gets { $count } cards.
    .goods = You are dealt { EACH($goods, "goods") }.
event-turned_up = On the { WORD($pile) } pile lies { WORD($good) }.
event-round_began = { WHO($sheriff) ->
    [you] Round { $round } begins. You are the Sheriff.
   *[other] Round { $round } begins. { NAME($sheriff) } is the Sheriff.
}
event-set_aside = { $count ->
    [0] { NAME($seat) } sets nothing aside.
    [one] { NAME($seat) } sets 1 card aside.
   *[other] { NAME($seat) } sets { $count } cards aside.
}
    .goods = { $count ->
        [0] You set nothing aside.
       *[other] You set aside { EACH($goods, "goods") }.
    }
event-drew = { NAME($seat) } draws a card from the deck.
    .good = { WHO($seat) ->
        [you] { $source ->
            [deck] You draw { WORD($good) } from the deck.
           *[other] You take { WORD($good) } from the { WORD($source) } pile.
        }
       *[other] { NAME($seat) } takes { WORD($good) } from the { WORD($source) } pile.
    }
event-chose_pile = { WHO($seat) ->
    [you] You will lay on the { WORD($pile) } pile { EACH($goods, "goods") }.
   *[other] { NAME($seat) } will lay on the { WORD($pile) } pile { EACH($goods, "goods") }.
}
event-laid = { WHO($seat) ->
    [you] You lay on the { WORD($pile) } pile: { WORD($goods) }.
   *[other] { NAME($seat) } lays on the { WORD($pile) } pile: { WORD($goods) }.
}
event-closed = { NAME($seat) } closes the bag.
    .goods = You close your bag on { EACH($goods, "goods") }.
event-bagged = { WHO($seat) ->
    [you] Your bag holds { table-cards }.
   *[other] { NAME($seat) }’s bag holds { table-cards }.
}
event-declared = { WHO($seat) ->
    [you] You declare { declared-goods }.
   *[other] { NAME($seat) } declares { declared-goods }.
}
event-threatened = { WHO($seat) ->
    [you] You threaten to open { NAME($bag) }’s bag.
   *[other] { WHO($bag) ->
        [you] { NAME($seat) } threatens to open your bag.
       *[other] { NAME($seat) } threatens to open { NAME($bag) }’s bag.
    }
}
event-passed = { WHO($seat) ->
    [you] You let { NAME($bag) } pass.
   *[other] { NAME($seat) } lets { NAME($bag) } pass.
}
event-unpacked = { COUNT($goods) ->
    [0] { $contraband ->
        [0] { NAME($seat) } brings in nothing.
       *[other] { NAME($seat) } brings in { hidden }.
    }
   *[other] { $contraband ->
        [0] { NAME($seat) } brings in { EACH($goods, "goods") }, and no contraband.
       *[other] { NAME($seat) } brings in { LIST(EACH($goods, "goods"), hidden) }.
    }
}
    .kinds = { COUNT(LIST($goods, $kinds)) ->
        [0] You bring in nothing.
       *[other] You bring in { LIST(EACH($goods, "goods"), EACH($kinds, "goods")) }.
    }
event-inspected = { $truthful ->
    [true] { WHO($bag) ->
        [you] { NAME($seat) } opens your bag: { EACH($goods, "goods") }, just as you said.
       *[other] { WHO($seat) ->
            [you] You open { NAME($bag) }’s bag: { EACH($goods, "goods") }. It was the truth.
           *[other] { NAME($seat) } opens { NAME($bag) }’s bag: { EACH($goods, "goods") }. It was the truth.
        }
    }
   *[false] { WHO($bag) ->
        [you] { NAME($seat) } opens your bag: { EACH($goods, "goods") }, not what you said.
       *[other] { WHO($seat) ->
            [you] You open { NAME($bag) }’s bag: { EACH($goods, "goods") }. It was a lie.
           *[other] { NAME($seat) } opens { NAME($bag) }’s bag: { EACH($goods, "goods") }. It was a lie.
        }
    }
}
    .excused = { WHO($bag) ->
        [you] { NAME($seat) } opens your bag: { EACH($goods, "goods") }. The Summons does not count as a lie.
       *[other] { WHO($seat) ->
            [you] You open { NAME($bag) }’s bag: { EACH($goods, "goods") }. The Summons does not count as a lie.
           *[other] { NAME($seat) } opens { NAME($bag) }’s bag: { EACH($goods, "goods") }. The Summons does not count as a lie.
        }
    }
event-summoned = { WHO($seat) ->
    [you] Your Royal Summons protects you: Sheriff { NAME($sheriff) } owes you { coins } for it.
   *[other] A Royal Summons protects { NAME($seat) }: the Sheriff owes { coins } for it.
}
event-paid = { WHO($seat) ->
    [you] You pay { NAME($to) } { coins }.
   *[other] { NAME($seat) } pays { NAME($to) } { coins }.
}
event-gave = { WHO($seat) ->
    [you] You give { NAME($to) } { LIST(EACH($goods, "goods"), hidden) }.
   *[other] { NAME($seat) } gives { NAME($to) } { LIST(EACH($goods, "goods"), hidden) }.
}
    .kinds = { WHO($seat) ->
        [you] You give { NAME($to) } { LIST(EACH($goods, "goods"), EACH($kinds, "goods")) }.
       *[other] { NAME($seat) } gives { NAME($to) } { LIST(EACH($goods, "goods"), EACH($kinds, "goods")) }.
    }
event-forgave = { WHO($debtor) ->
    [you] You have nothing left: the other { coins } of your debt are forgiven.
   *[other] { NAME($debtor) } has nothing left: the other { coins } of the debt are forgiven.
}
event-delivered = { $missing ->
    [0] { WHO($seat) ->
        [you] You hand { NAME($to) } the goods from your bag: { EACH($goods, "goods") }.
       *[other] { NAME($seat) } hands { NAME($to) } the goods from the bag: { EACH($goods, "goods") }.
    }
   *[other] { COUNT($goods) ->
        [0] { WHO($seat) ->
            [you] Nothing of what you offered from your bag is in it.
           *[other] Nothing of what { NAME($seat) } offered from the bag is in it.
        }
       *[other] { WHO($seat) ->
            [you] You hand { NAME($to) } { EACH($goods, "goods") } from your bag; the rest was never there.
           *[other] { NAME($seat) } hands { NAME($to) } { EACH($goods, "goods") } from the bag; the rest was never there.
        }
    }
}
event-offered = Offer { $number } ({ NAME($giver) }): { offer-terms }, to { fate }{ offer-asks }{ offer-repays }.
    .kinds = Offer { $number } ({ NAME($giver) }): { offer-terms.kinds }, to { fate }{ offer-asks }{ offer-repays }.
event-countered = The Sheriff’s terms { $number } for { NAME($giver) }: { offer-terms }, to { fate }{ offer-asks }{ offer-repays }.
    .kinds = The Sheriff’s terms { $number } for { NAME($giver) }: { offer-terms.kinds }, to { fate }{ offer-asks }{ offer-repays }.
event-accepted = { WHO($seat) ->
    [you] You accept number { $number }
   *[other] { NAME($seat) } accepts number { $number }
}: { WHO($sheriff) ->
    [you] you are bound to { fate }.
   *[other] the Sheriff is bound to { fate }.
}
event-refused = { WHO($seat) ->
    [you] You turn number { $number } down.
   *[other] { NAME($seat) } turns number { $number } down.
}
event-withdrew = { WHO($seat) ->
    [you] You take number { $number } back.
   *[other] { NAME($seat) } takes number { $number } back.
}
event-lapsed = { WHO($seat) ->
    [you] { WHO($giver) ->
        [you] Your offer { $number } has lapsed.
       *[other] Your terms { $number } for { NAME($giver) } have lapsed.
    }
   *[other] { WHO($giver) ->
        [you] The Sheriff’s terms { $number } for you have lapsed.
       *[other] What { NAME($seat) } named as number { $number } has lapsed.
    }
}
event-promise_settled = { $standing ->
    [kept] { WHO($seat) ->
        [you] You keep your word to { NAME($to) }, to { fate }.
       *[other] { WHO($to) ->
            [you] { NAME($seat) } keeps the word given to you, to { fate }.
           *[other] { NAME($seat) } keeps the word given to { NAME($to) }, to { fate }.
        }
    }
   *[broken] { WHO($seat) ->
        [you] You break your word to { NAME($to) }, to { fate }.
       *[other] { WHO($to) ->
            [you] { NAME($seat) } breaks the word given to you, to { fate }.
           *[other] { NAME($seat) } breaks the word given to { NAME($to) }, to { fate }.
        }
    }
}
event-time_ran_out = { WHO($seat) ->
    [you] Your time is up: all bags without a decision pass.
   *[other] The Sheriff’s time is up: all bags without a decision pass.
}
event-deck_rebuilt = The deck is used up. { $cards ->
    [one] 1 discarded card makes a new one.
   *[other] { $cards } discarded cards make a new one.
}
event-revealed = { COUNT($goods) ->
    [0] { WHO($seat) ->
        [you] You have no contraband to turn up.
       *[other] { NAME($seat) } has no contraband to turn up.
    }
   *[other] { WHO($seat) ->
        [you] You turn up your contraband: { EACH($goods, "goods") }.
       *[other] { NAME($seat) } turns up contraband: { EACH($goods, "goods") }.
    }
}
event-served = { WHO($seat) ->
    [you] Your Feast Plate is { WORD($good) }.
   *[other] { NAME($seat) } says the Feast Plate is { WORD($good) }.
}
event-counted = { WHO($seat) ->
    [you] You count { $goods } for goods, { coins }{ COUNT($crowns) ->
        [0] { "" }
       *[other] , and as King or Queen { EACH($crowns, "crown") }
    }.
   *[other] { NAME($seat) } counts { $goods } for goods, { coins }{ COUNT($crowns) ->
        [0] { "" }
       *[other] , and as King or Queen { EACH($crowns, "crown") }
    }.
}
event-game_over = The game is over, and everything is counted.

## Choices

move-first = Be the first Sheriff
    .first = { NAME($first) } is the first Sheriff
move-draw = Draw
    .short = { $first ->
        [left] the top of the left pile
        [right] the top of the right pile
        [deck] all the rest from the deck
       *[other] { WORD($first) }
    }
    .first = { $first ->
        [left] Take the top card of the left pile
        [right] Take the top card of the right pile
        [deck] Draw all the rest from the deck
       *[other] Draw { WORD($first) }
    }
move-set = Set a card aside
    .short = { WORD($second) }
    .second = Set aside { WORD($second) }
move-done = Done: set no more aside
move-stop = Stop drawing
move-lay = Lay cards on a pile
    .short = { WORD($first) }
    .first = { $first ->
        [left] Lay them on the left pile
        [right] Lay them on the right pile
       *[other] Lay { WORD($first) }
    }
move-bag = Put a card into the bag
    .short = { WORD($first) }
    .first = Put { WORD($first) } into the bag
move-close = Close the bag for good
move-declare = Declare
    .first = { $first ->
        [apple] Declare apples
        [cheese] Declare cheese
        [bread] Declare bread
       *[chicken] Declare chicken
    }
move-threaten = Threaten to open a bag
    .short = { NAME($first) }
    .first = Threaten { NAME($first) }
move-dismiss = Turn down all that is offered about a bag
    .short = { NAME($first) }
    .first = Turn down all that is offered about the bag of { NAME($first) }
move-pass = Let a bag pass
    .short = { NAME($first) }
    .first = Let { NAME($first) } pass
move-inspect = Inspect a bag
    .short = { NAME($first) }
    .first = Inspect { NAME($first) }
move-give = Give goods
    .short = { WORD($first) }
    .first = Give { WORD($first) }
move-serve = Serve a Feast Plate
    .first = The plate is { WORD($first) }
move-time = Call time
move-draft = Begin a bargain
    .short = { $first ->
        [pass] let { NAME($second) } pass
       *[inspect] inspect { NAME($second) }
    }
    .second = { $first ->
        [pass] Begin a bargain to let { NAME($second) } pass
       *[inspect] Begin a bargain to inspect { NAME($second) }
    }
    .first = { $first ->
        [pass] Begin a bargain to let somebody pass
       *[inspect] Begin a bargain to inspect somebody
    }
move-ask = Ask the Sheriff for something more
    .short = { $first ->
        [pass] let { NAME($second) } pass
       *[inspect] inspect { NAME($second) }
    }
    .second = { $first ->
        [pass] Ask to let { NAME($second) } pass too
       *[inspect] Ask to inspect { NAME($second) } too
    }
    .first = { $first ->
        [pass] Ask to let somebody pass too
       *[inspect] Ask to inspect somebody too
    }
move-promise = Promise something for later
    .short = { $first ->
        [pass] let { NAME($second) } pass
       *[inspect] inspect { NAME($second) }
    }
    .second = { $first ->
        [pass] Promise to let { NAME($second) } pass
       *[inspect] Promise to inspect { NAME($second) }
    }
    .first = { $first ->
        [pass] Promise to let somebody pass
       *[inspect] Promise to inspect somebody
    }
move-repay = Have the Sheriff promise something in return
    .short = { $first ->
        [pass] let { NAME($second) } pass
       *[inspect] inspect { NAME($second) }
    }
    .second = { $first ->
        [pass] In return, the Sheriff’s promise to let { NAME($second) } pass
       *[inspect] In return, the Sheriff’s promise to inspect { NAME($second) }
    }
    .first = { $first ->
        [pass] In return, the Sheriff’s promise to let somebody pass
       *[inspect] In return, the Sheriff’s promise to inspect somebody
    }
move-drop = Take something out of the draft
    .third = { $second ->
        [pass] { $first ->
            [ask] Do not ask to let { NAME($third) } pass
            [promise] Take out the promise to let { NAME($third) } pass
           *[repay] Take out the Sheriff’s promise to let { NAME($third) } pass
        }
       *[inspect] { $first ->
            [ask] Do not ask to inspect { NAME($third) }
            [promise] Take out the promise to inspect { NAME($third) }
           *[repay] Take out the Sheriff’s promise to inspect { NAME($third) }
        }
    }
    .second = { $first ->
        [coins] { $second ->
            [one] Take out 1 coin
           *[other] Take out { $second } coins
        }
        [claim] Take out { WORD($second) } of the bag
        [ask] { $second ->
            [pass] Do not ask to let somebody pass
           *[inspect] Do not ask to inspect somebody
        }
        [promise] { $second ->
            [pass] Take out a promise to let somebody pass
           *[inspect] Take out a promise to inspect somebody
        }
       *[repay] { $second ->
            [pass] Take out the Sheriff’s promise to let somebody pass
           *[inspect] Take out the Sheriff’s promise to inspect somebody
        }
    }
    .first = { $first ->
        [coins] Take out coins
        [claim] Take out goods of the bag
        [ask] Take out what else is asked for
        [promise] Take out a promise
        [repay] Take out a promise of the Sheriff
       *[other] Take out { WORD($first) } of the stall
    }
move-add = Add coins, or goods from the stall
    .short = { $first ->
        [coins] { $second ->
            [one] 1 coin
           *[other] { $second } coins
        }
       *[other] { WORD($first) }
    }
    .second = { $second ->
        [one] Add 1 coin
       *[other] Add { $second } coins
    }
    .first = { $first ->
        [coins] Add coins
       *[other] Add { WORD($first) } from the stall
    }
move-claim = Offer from the bag, true or not
    .short = { WORD($first) }
    .first = Offer { WORD($first) } from the bag, true or not
move-offer = Say it aloud
move-cancel = Drop the draft
move-accept = Accept
    .short = number { $first }
    .first = Accept number { $first }
move-refuse = Turn down
    .short = number { $first }
    .first = Turn number { $first } down
move-withdraw = Take back
    .short = number { $first }
    .first = Take number { $first } back
move-revise = Change what you have named
    .short = number { $first }
    .first = Change your number { $first }
move-counter = Name other terms
    .short = number { $first }
    .first = Name other terms than number { $first }

## Options

option-royals = Royal goods
    .hint = Plays with the royal goods: contraband that counts double or triple for King and Queen.
option-timed = Timed inspection
    .hint = The Sheriff has one minute a merchant; when it is over, bags without a decision pass.
option-remove_ten = Ten cards removed
    .hint = Ten unseen cards stay out of the game, so that nobody can count cards.
option-seven_cards = Seven cards in hand
    .hint = Hands have seven cards instead of six. A bag still holds five.
option-promos = Promo cards
    .hint = Shuffles in Arcane Scrolls, Feast Plates and a Royal Summons.
option-purses = Purses
    .hint = Whether all may count the coins of all.
choice-purses-public = open to all
choice-purses-hidden = hidden: you see your own only
option-offers = Open offers a bag
    .hint = How many offers each player may have open for the same bag.
option-drafts = Offers an inspection
    .hint = How many offers each player may make in one inspection, and how often the Sheriff may name terms for each bag; 0 is a game without bribes.

## Endings

outcome-rounds-played = Everybody has been Sheriff often enough, and the goods are counted.
tie-break-legal-goods = The scores were equal; the most legal goods decided.
tie-break-contraband = The scores and the legal goods were equal; the most contraband decided.

## The table in the browser

board-sheriff = Sheriff
board-merchant = merchant
board-purse = Your purse
board-stall = Your stall
board-hand-aside = Your hand: touch what you do not want
board-hand-fill = Your hand: touch a card to put it in
board-bag-holds = In your bag: { table-cards }
board-deck = Deck
board-leaf = Leaf through
board-leaf-of = { $pile ->
    [left] The left pile, { table-cards }, the top first
   *[right] The right pile, { table-cards }, the top first
}
board-aside-none = What you set aside comes here.
board-aside-count = Set aside: { table-cards }
board-lay-these = To be laid: { table-cards }, the last on top
board-confiscated = Confiscated: { table-cards }
board-done = { $count ->
    [0] Keep all cards
    [one] Exchange 1 card
   *[other] Exchange { $count } cards
}
board-close-bag = Close the bag on { table-cards }
board-tell = What do you tell the Sheriff?
board-truth = true
board-lie = a lie
board-the-truth = the truth
board-excused = excused
board-plate-is = What is your Feast Plate?
board-packing = packs
board-closed = closed
board-cards-in = { table-cards }
board-passed = passed
board-threatened = threatened
board-contraband = contraband
board-face-down = face down
board-stall-empty = An empty stall
board-took = took { EACH($goods, "goods") }
board-record = opened { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}: { $lies ->
    [0] true
    [one] { $count ->
        [1] a lie
       *[other] 1 lie
    }
   *[other] { $lies } lies
}
board-room = The room to deal
board-your-bag = your bag: { table-said }
board-you-give = You give
board-does = { WHO($sheriff) ->
    [you] You do
   *[other] { NAME($sheriff) } does
}
board-lets = { $outcome ->
    [pass] { WHO($bag) ->
        [you] lets you pass
       *[other] lets { NAME($bag) } pass
    }
   *[inspect] { WHO($bag) ->
        [you] opens your bag
       *[other] opens { NAME($bag) }’s bag
    }
}
board-promises = { $outcome ->
    [pass] your word: { NAME($bag) } passes
   *[inspect] your word: { NAME($bag) } is opened
}
board-their-word = { $outcome ->
    [pass] { NAME($seat) }’s word: { WHO($bag) ->
        [you] you pass
       *[other] { NAME($bag) } passes
    }
   *[inspect] { NAME($seat) }’s word: { WHO($bag) ->
        [you] you are opened
       *[other] { NAME($bag) } is opened
    }
}
board-your-draft = Your draft:
board-terms-for = Your terms for { NAME($giver) }
board-terms = { offer-terms }, to { fate }{ offer-asks }{ offer-repays }.
    .kinds = { offer-terms.kinds }, to { fate }{ offer-asks }{ offer-repays }.
board-nothing-yet = nothing yet, to { fate }{ offer-asks }{ offer-repays }. Touch coins or goods.
board-quoted = “{ $text }”
board-say-terms = Say your terms
board-offered-that = { NAME($giver) } offered { offer-terms }.
    .kinds = { NAME($giver) } offered { offer-terms.kinds }.
board-ask-more = ask more
board-your-word = your word
board-from-bag = from the bag
board-more-goods = goods, words
board-back = Back
board-asks-head = In this inspection, { NAME($sheriff) } also …
    .mine = In this inspection, you also …
board-repays-head = When Sheriff again, { NAME($sheriff) } …
    .mine = When Sheriff again, you …
board-promises-head = When Sheriff, { NAME($giver) } …
    .mine = When Sheriff, you …
board-claims-head = Offer from the bag, true or not
board-goods-head = From the stall of { NAME($giver) }
board-let-pass = Let pass
board-open-it = Open it
board-threaten = Threaten
board-name-price = Name a price
board-accept = Accept
board-refuse = Turn down
board-counter = Other terms
board-revise = Change
board-withdraw = Take back
board-dismiss = Turn all down
board-offer-coins = For your bag to pass
board-coins = { coins }
board-other-bags = Or about another bag
board-about-bag = A bargain about { NAME($bag) }’s bag
board-about-mine = A bargain about your bag
board-stake-lie = If it is opened: you pay { coins } and lose { EACH($goods, "goods") }.
board-stake-true = If it is opened: it is true, and the Sheriff pays you { coins }.
board-if-open = If you open it
board-if-true = { NAME($bag) }’s bag true: you pay { $low ->
    [one] { $low } coin
   *[other] { $low } coins
}
board-know = What you know
board-open-offers = Open offers
board-no-offers = Nothing is offered now.
board-duties = Duties and promises
board-no-duties = Nobody is bound to anything.
board-promise-past = Round { $round }, { NAME($seat) } to { NAME($to) }: to { wish }.
board-kept = kept
board-broken = broken
board-if-accepted = If { NAME($sheriff) } accepts: you owe { EACH($goods, "goods") } from your bag, if it is there.
board-owes = { NAME($debtor) } still owes { NAME($creditor) }
    .mine = You still owe { NAME($creditor) }
board-pay-goods = Pay with goods of your stall: there is no change.
board-terms-tag = terms
board-settled = Your bag is decided.
board-brought-none = You brought no bag.
board-worth = worth { $value }, penalty { $penalty }
board-prices = What each card is worth
board-counts = counts as { $goods }
board-bonus = King { $king }, Queen { $queen }

## Refusals
refusal-game-over = The last round has been played.
refusal-not-a-player = Nobody sits there.
refusal-no-such-seat = Nobody sits at that number.
refusal-chance-names-sheriff = Chance alone picks the first Sheriff.
refusal-chance-draws = Say where you draw from: left, right or deck. What comes from the deck is up to chance.
refusal-chance-only = Chance deals and draws the cards that are due, and does no more.
refusal-chance-first = Cards have to be drawn first.
refusal-said-like = The word { $verb } is said like this: { $example }.
refusal-clock-decides = Only the clock calls time.
refusal-clock-only = The clock does nothing but call time.
refusal-not-timed = There is no clock in this match.
refusal-no-time = The clock runs only while the Sheriff decides.
refusal-bound-bags-left = Only bags that the Sheriff is bound to inspect are left: the clock changes nothing.
refusal-not-market = This is done at the market.
refusal-not-filling = Bags are not being filled now.
refusal-not-declaring = No declaration is due now.
refusal-not-inspecting = No bag is being decided on now.
refusal-settle-first = First all that follows from the bag just opened has to be done.
refusal-not-your-turn = Another merchant’s turn comes first.
refusal-sheriff-watches = The Sheriff only watches until the inspection.
refusal-not-in-hand = There is no such card in your hand.
refusal-aside-full = No more cards may be set aside.
refusal-drawing-already = Cards are set aside before the first one is drawn.
refusal-set-aside-first = First say that you are done setting cards aside.
refusal-pile-empty = That pile is empty.
refusal-laying-already = You have drawn: now you lay down what you set aside.
refusal-deck-empty = The deck is empty and cannot be rebuilt.
refusal-must-refill = The hand has to be filled up.
refusal-not-set-aside = That card is not among those to lay.
refusal-one-pile = All cards go on the one pile that was chosen.
refusal-not-on-deck = Cards are laid on a discard pile, never on the deck.
refusal-pile-first = First choose the pile.
refusal-sheriff-lays = The Sheriff lays the confiscated cards.
refusal-pile-first-for-confiscated = First choose the pile for the confiscated cards.
refusal-not-confiscated = That card is not among those confiscated.
refusal-lay-later = What you set aside is laid down once your hand is filled up again.
refusal-nothing-to-lay = There is nothing to lay down now.
refusal-bag-full = The bag holds no more cards.
refusal-not-to-bag = Only cards of your hand go into the bag, and there is no such one.
refusal-bag-empty = At least one card must be in the bag.
refusal-bag-closed = Your bag is closed for good.
refusal-no-cards = Without a card in hand there is no bag to fill.
refusal-only-legal-named = Only legal goods may be declared, never contraband.
refusal-number-added = Name only the kind: the number of cards is added by itself, and always true.
refusal-another-declares = Another merchant declares before you.
refusal-declared-already = You have declared your bag.
refusal-no-bag = Without a card in hand you brought no bag.
refusal-not-sheriff = Only the Sheriff decides on bags.
refusal-not-to-dismiss = Only the Sheriff turns down all that is offered about a bag.
refusal-sheriff-has-no-bag = The Sheriff is no merchant and brings no bag.
refusal-no-such-bag = That bag is not waiting for a decision.
refusal-bound = A deal of this inspection binds the Sheriff otherwise.
refusal-threatened = That bag has been threatened already.
refusal-this-or-that = Its owner offers several things for a pass: accept one, or turn all of them down.
refusal-nothing-offered = Nothing is offered about that bag.
refusal-draft-first = First say aloud what you have begun, or drop it.
refusal-no-draft = You have begun no offer.
refusal-no-more-drafts = You have made as many offers as were agreed for an inspection.
refusal-no-more-offers = You have as many open offers for that bag as were agreed.
refusal-no-more-terms = You have named terms for that bag as often as was agreed.
refusal-sheriff-sells-passes = The Sheriff names terms for a bag to pass, to its owner.
refusal-settled = A deal has settled already what becomes of that bag.
refusal-not-in-draft = That is not in what you have begun.
refusal-no-such-offer = There is no such open offer.
refusal-not-your-offer = Only who made an offer changes it or takes it back.
refusal-not-to-answer = Only the Sheriff and who would pay have an answer to that.
refusal-own-offer = Your own offer is for others to answer.
refusal-not-the-coins = There are not so many coins to offer.
refusal-heaps = Coins go in and out by heaps of these sizes: { $heaps }.
refusal-not-on-stall = Only goods that lie on the stall can be added.
refusal-not-in-bag = No more goods can be claimed in that bag than it holds.
refusal-bag-passed = Goods are claimed only in a bag that waits for a decision.
refusal-not-in-play = There is no such card in this match.
refusal-asked-already = It is said already what is to become of that bag.
refusal-not-sheriff-again = A promise is for a round as Sheriff, and there is none to come.
refusal-anothers-bag = A promise is about somebody else’s bag, for a Sheriff brings none.
refusal-promised-already = Something is promised already about that bag.
refusal-offers-nothing = An offer has to give something.
refusal-cannot-pay = There are more coins in what you have begun than in your purse.
refusal-missing-goods = There are goods in what you have begun that your stall does not hold.
refusal-terms-too-dear = More coins are asked than there are in your purse.
refusal-terms-not-on-stall = Goods are asked that your stall does not hold.
refusal-against-duty = This contradicts what the Sheriff is bound to already.
refusal-no-debt = You owe nothing that goods have to be given for.
refusal-not-yet-due = Goods are given only if coins are not enough, once cards are laid.
refusal-legal-first = Legal goods go first, and there are some on your stall.
refusal-not-to-give = That card does not lie on your stall.
refusal-too-much = Goods go by falling value, so that none is given in vain.
refusal-no-plate = It is not for you to serve a Feast Plate now.
refusal-no-plates = There are no promo cards in this match.
refusal-legal-dishes = A Feast Plate becomes legal goods and nothing else.
