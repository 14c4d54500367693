title = Sherwood Forest
pitch = Two roads, many convoys, and never enough raiders of your own. Ally, lie in wait, and give away what you rob: glory is what counts.

## Words

word-nottingham = Nottingham
    .letter = N
word-york = York
    .letter = Y
word-derby = Derby
    .letter = D
word-lincoln = Lincoln
    .letter = L
word-gallows = gallows
word-hollow = hollow
word-ravine = ravine
word-thicket = thicket
word-abbey = abbey
word-brook = brook
word-ruin = ruin
word-cave = cave
word-mill = mill
word-bracken = bracken
word-fen = fen
word-ford = ford
word-staff = staff
word-sword = sword
word-longbow = longbow
word-cape = Cape
word-messenger = Messenger
word-provisions = Provisions
word-card = card
word-a = a
word-b = b
word-c = c
word-d = d
word-e = e
word-f = f

sacks = { $first ->
    [one] { $first } sack
   *[other] { $first } sacks
}
raiders = { $first ->
    [one] { $first } raider
   *[other] { $first } raiders
}
companions = { $first ->
    [one] { $first } companion
   *[other] { $first } companions
}
parts = { $first ->
    [one] { $first } part
   *[other] { $first } parts
}
cards = { $first ->
    [one] { $first } card
   *[other] { $first } cards
}
glory = { $first } glory
somebody = { NAME($first) }
at = at the { WORD($first) }
from = from { WORD($first) }
to = to { WORD($first) }
equipment = { $first ->
    [provisions] Provisions
   *[other] a { WORD($first) }
}

## Convoys by name

word-convoy = a convoy
word-sheriff = the Sheriff
word-eggs = the Egg Basket
    .line = The guard is a goose.
word-mule = the Pedlar’s Mule
    .line = It stops wherever it likes. So may you.
word-poacher = the Poacher’s Chain
    .line = One hare, one rope, and somebody’s cousin.
word-tollbox = the Toll Box
    .line = Every bridge has paid. Now the box travels.
word-dyer = the Dyer’s Cart
    .line = You will have blue hands and no regrets.
word-debtors = the Debtors’ Wagon
    .line = They owe the Crown. The Crown will owe you.
word-bailiff = the Bailiff’s Silver
    .line = He counts it every evening. Tonight it will not take long.
word-salt = the Salt Cart
    .line = Under the salt, something shines.
word-rents = the Widow’s Rents
    .line = Bring them back to her, and all Nottingham drinks to you.
word-wool = the Wool Tax
    .line = Shorn twice: first the sheep, then the shepherd.
word-friars = the Grey Friars
    .line = Four hoods, and only three of them pray.
word-falconer = the Falconer
    .line = The bird has seen you. The men have not.
word-tithe = the Tithe Wagon
    .line = A tenth of everything except courage.
word-minstrels = the Minstrels’ Cage
    .line = They sang about the Sheriff. It rhymed.
word-herald = the Herald
    .line = A trumpet, a purse, and news that can wait.
word-fair = the Fair Money
    .line = It smells of gingerbread and of fear.
word-brewer = the Brewer’s Dray
    .line = Knock on the barrels: two of them answer in coin.
word-abbot = the Abbot’s Litter
    .line = He preaches poverty with both hands in the chest.
word-archers = the Archers’ Irons
    .line = Give them their bows again, and stand aside.
word-mint = the Mint’s Errand
    .line = Coins so new that they do not know the King.
word-harvest = the Harvest Levy
    .line = Six sacks on the axle, and the axle complains.
word-steward = the Steward’s Train
    .line = He has forgotten nothing, least of all the lock.
word-nightcart = the Night Cart
    .line = No lantern and no bell: somebody is ashamed of something.
word-smith = the Smith’s Boy
    .line = He forged the chain himself. Ask him for its weak link.
word-candles = the Candle Money
    .line = Let the saints sit in the dark for once.
word-fish = the Fish Wagon
    .line = Nobody looks under the herring. You will.
word-chessplayers = the Chess Players
    .line = Two lords at the board, and the purse between them.
word-dowry = the Dowry
    .line = The bride would rather keep you company.
word-foresters = the Foresters’ Yoke
    .line = They know every tree by name, and will thank each.
word-joust = the Jousting Prize
    .line = For the boldest. That is settled, then.
word-grain = the Grain Money
    .line = Bread has become dear. Here is why.
word-envoy = the Envoy
    .line = Sealed letters, and a chest that rings at every root.
word-miners = the Miners’ March
    .line = They dug the King’s silver. Now they walk in his iron.
word-cathedral = the Cathedral Chest
    .line = The choir pays the guards, and the guards sing flat.
word-furs = the Fur Traders
    .line = Ermine above, gold below, and cowards all around.
word-hostage = the Hostage
    .line = Worth more than the ransom, as she tells everybody.
word-garrison = the Garrison’s Pay
    .line = If it does not arrive, neither will the garrison.
word-huntsmen = the Royal Huntsmen
    .line = Today the deer stands behind you and watches.
word-crusade = the Crusade Box
    .line = To Jerusalem, by way of Nottingham, for years now.
word-longchain = the Long Chain
    .line = Three links of it would follow you anywhere.
word-exchequer = the Exchequer Cart
    .line = Counted thrice, guarded twice, missed once.
word-forgotten = the Forgotten Gold
    .line = No glory in it, says the ballad. The ballad is poor.
word-blackwagon = the Black Wagon
    .line = No windows, eight horses, and nobody asks.
word-archbishop = the Archbishop
    .line = He blesses the road ahead. The road has other plans.
word-ransom = the King’s Ransom
    .line = Songs are made of this, and widows.
word-kept = kept
word-broken = broken
word-open = still open
word-unneeded = not needed

## Cards of the row

convoy-sacks = { $card-sacks ->
    [0] { "" }
   *[other] { EACH($card-sacks, "sacks") }
}
convoy-companions = { $card-companions ->
    [0] { "" }
   *[other] { EACH($card-companions, "companions") }
}
convoy = { WORD($card-called) } { EACH($card-start, "from") } { EACH($card-end, "to") }, combat value { $card-combat }: { LIST(EACH($card-glory, "glory"), convoy-sacks, convoy-companions) }
sheriff = { WORD($card-called) }, riding { EACH($card-start, "from") } { EACH($card-end, "to") }, combat value { $card-combat }: { EACH($card-glory, "glory") } if beaten; else { EACH($card-raiders_lost, "raiders") } and { EACH($card-glory_lost, "glory") } lost

## Terms of an alliance

raiders-of = { NAME($first) } with { EACH($second, "raiders") }
card-of = { WHO($first) ->
    [you] your { WORD($second) }
   *[other] { NAME($first) }’s { WORD($second) }
}
sacks-for = { EACH($second, "sacks") } of the loot for { NAME($first) }
companions-for = { EACH($second, "companions") } for { NAME($first) }
loot-for = { EACH($second, "sacks") } and { EACH($third, "companions") } put aside for { NAME($first) }
paid-to = { NAME($first) } { $second }
terms =
    .raiders = { EACH($raiders, "raiders-of") }
    .cards = { EACH($cards, "card-of") }
    .target = { WHO($informant) ->
        [you] the card at { WORD($target) } as target, on your word
       *[other] the card at { WORD($target) } as target, on the word of { NAME($informant) }
    }
    .sacks = { EACH($sacks, "sacks-for") }
    .companions = { EACH($companions, "companions-for") }
    .paid = sacks from the leader at once: { EACH($paid, "paid-to") }
marked =
    .pledges = { EACH($pledges, "card-of") }
    .target = { WHO($informant) ->
        [you] the card at { WORD($target) } as target, on your word
       *[other] the card at { WORD($target) } as target, on the word of { NAME($informant) }
    }
    .escrow = { EACH($escrow, "loot-for") }
suggestion = bring { EACH($second, "equipment") }
    .third = { $third ->
        [parts] join for { EACH($second, "parts") } of the loot
       *[other] { $second ->
            [target] join as one who knows the card at { WORD($third) }
           *[other] join { EACH($second, "at") } with { EACH($third, "raiders") }
        }
    }

## The table

table-round = Round { $round } of 6
table-mine = mine { $mine }
table-deck = deck { $deck }
table-force = force { $combat }
table-sheriff = Sheriff { $combat }
table-face-down = face down
table-story = { $name }: { $line }
table-gone = gone
table-cart = on its way
table-hand = Your equipment: { $cards ->
    [none] none
   *[other] { EACH($cards, "held") }
}
held = { $second } × { WORD($first) }
    .third = { $second } × { WORD($first) } (+{ $third })
table-proposal = { WHO($turn) ->
    [you] You propose
   *[other] { NAME($turn) } proposes
} { EACH($hideout, "at") }: { ALL("terms") }.
table-draft = Your draft { EACH($hideout, "at") }: { ALL("terms") }.
table-marked = { $letter ->
    [none] { EACH($hideout, "at") }
   *[other] [{ $letter }] { EACH($hideout, "at") }
}: { ALL("marked") }
help-game = On the map: A3 is three raiders of Ada’s; the leader stands first, a letter in brackets marks an agreement, and red hideouts count in the advanced game. In the camps: ♟ raiders, ● sacks, ★ glory, ♣ raiders on the oak, ▤ equipment; ▶ marks who has to choose, ♦ the figure, ① the first-player card. On the cards: force is what a band must reach, then glory, sacks and companions; letters beside a place are those who have looked, ◐ is a card that only they know.

## What to do now

left-sacks = { $cart-loot_sacks ->
    [0] { "" }
   *[other] { EACH($cart-loot_sacks, "sacks") }
}
left-companions = { $cart-loot_companions ->
    [0] { "" }
   *[other] { EACH($cart-loot_companions, "companions") }
}
phase-first = Chance gives somebody the figure.
phase-layout = A new row is laid out.
phase-action = { NAME($turn) } is planning.
    .you = It is your turn to plan: donate, ask at the inn, buy, recruit, or choose a hideout.
phase-draft = { NAME($turn) } is planning.
    .you = You think of lying in wait { EACH($draft-hideout, "at") }: place raiders alone; or bring some, invite others and propose.
phase-answer = { WHO($turn) ->
    [you] You propose an alliance { EACH($draft-hideout, "at") }.
   *[other] { NAME($turn) } proposes an alliance { EACH($draft-hideout, "at") }.
}
    .you = { WHO($turn) ->
        [you] You propose an alliance { EACH($draft-hideout, "at") }. Will you show the cards that you promise?
       *[other] { NAME($turn) } proposes an alliance { EACH($draft-hideout, "at") }. Do you join?
    }
    .sealed = You have answered. { NAMES($to_act) } still to answer.
phase-look = Somebody looks at a card of the row.
phase-draw = Somebody draws a card of equipment.
phase-choose = { NAME($turn) } chooses a card of the row.
    .you = Which card of the row do you send on its way?
phase-reveal = A card of the row is turned up.
phase-messenger = The cart is bound for { WORD($cart-destination) }. Does a Messenger stop it?
    .you = The cart is bound for { WORD($cart-destination) }. Do you send a Messenger?
    .sealed = You have chosen. { NAMES($to_act) } still to choose.
phase-order = The cart comes by { EACH($cart-hideout, "at") }. { NAME($to_act) } says who declares first.
    .you = The cart comes by { EACH($cart-hideout, "at") }. Who of your band declares next?
phase-equip = The cart comes by { EACH($cart-hideout, "at") }. { NAME($to_act) } may use equipment.
    .you = The cart comes by { EACH($cart-hideout, "at") }. Do you use equipment?
phase-share = { NAME($to_act) } shares out the loot: still { LIST(left-sacks, left-companions) }.
    .you = You share out the loot: still { LIST(left-sacks, left-companions) }. Who gets the next part?
phase-surplus = { NAME($to_act) } may give away what is left: { LIST(left-sacks, left-companions) }.
    .you = What was promised is paid, and you have still { LIST(left-sacks, left-companions) }. Do you give any away?
phase-provisions = The band { EACH($cart-hideout, "at") } may stay with Provisions.
    .you = The raid { EACH($cart-hideout, "at") } is done. Do your raiders stay there with Provisions?
    .sealed = You have chosen. { NAMES($to_act) } still to choose.
phase-cape = The Sheriff has won { EACH($cart-hideout, "at") }. Capes may help.
    .you = The Sheriff has won { EACH($cart-hideout, "at") }. Do you wear a Cape?
    .sealed = You have chosen. { NAMES($to_act) } still to choose.
phase-over = The game is over.

## What happened

event-round_began = Round { $round } begins; { WHO($figure) ->
    [you] you have
   *[other] { NAME($figure) } has
} the figure. Face up lies { convoy }.
    .card-raiders_lost = Round { $round } begins; { WHO($figure) ->
        [you] you have
       *[other] { NAME($figure) } has
    } the figure. Face up lies { sheriff }.
event-donated = { WHO($seat) ->
    [you] You donate { EACH($sacks, "sacks") }.
   *[other] { NAME($seat) } donates { EACH($sacks, "sacks") }.
}
event-looked = { NAME($seat) } asks at the inn about the card at { WORD($place) }.
    .card-sacks = You look at the card at { WORD($place) }: { convoy }.
    .card-raiders_lost = You look at the card at { WORD($place) }: { sheriff }.
event-bought = { NAME($seat) } buys equipment.
    .equipment = You buy equipment: { EACH($equipment, "equipment") }.
event-reshuffled = The discarded equipment is shuffled into a new deck of { EACH($cards, "cards") }.
event-recruited = { WHO($seat) ->
    [you] You recruit a companion.
   *[other] { NAME($seat) } recruits a companion.
}
event-occupied = { WHO($seat) ->
    [you] You lie in wait { EACH($hideout, "at") } with { EACH($raiders, "raiders") }.
   *[other] { NAME($seat) } lies in wait { EACH($hideout, "at") } with { EACH($raiders, "raiders") }.
}
event-emptied_first = { WHO($seat) ->
    [you] Yours is the first empty camp: 1 glory.
   *[other] { NAME($seat) }’s is the first empty camp: 1 glory.
}
event-took_first_player_card = { WHO($seat) ->
    [you] Yours is the second empty camp: you take the first-player card.
   *[other] { NAME($seat) }’s is the second empty camp, with the first-player card.
}
event-proposed = { WHO($seat) ->
    [you] You propose an alliance
   *[other] { NAME($seat) } proposes an alliance
} { EACH($hideout, "at") }: { ALL("terms") }.
event-declined = { COUNT($seats) ->
    [one] { WHO($seats) ->
        [you] You decline.
       *[other] { NAMES($seats) } declines.
    }
   *[other] { NAMES($seats) } decline.
}
event-allied = An alliance { EACH($hideout, "at") }, led by { NAME($seat) }: { ALL("terms") }.
    .letter = An alliance { EACH($hideout, "at") }, led by { NAME($seat) } and marked { $letter }: { ALL("terms") }.
event-suggested = { WHO($to) ->
    [you] { NAME($seat) } would { PHRASE($words, "suggestion") }.
   *[other] { WHO($seat) ->
        [you] You tell { NAME($to) } that you would { PHRASE($words, "suggestion") }.
       *[other] { NAME($seat) } tells { NAME($to) } that they would { PHRASE($words, "suggestion") }.
    }
}
event-hushed = { WHO($seat) ->
    [you] You want to hear no more suggestions.
   *[other] { NAME($seat) } wants to hear no more suggestions.
}
event-sent = { WHO($seat) ->
    [you] You send
   *[other] { NAME($seat) } sends
} the card at { WORD($place) }: { convoy }.
    .card-raiders_lost = { WHO($seat) ->
        [you] You send
       *[other] { NAME($seat) } sends
    } the card at { WORD($place) }: { sheriff }.
event-redirected = { WHO($seat) ->
    [you] Your Messenger sends the cart to { WORD($to) }.
   *[other] { NAME($seat) }’s Messenger sends the cart to { WORD($to) }.
}
event-escaped = The cart reaches { WORD($to) }: the card at { WORD($place) } is gone.
event-ordered = { WHO($seat) ->
    [you] You want to hear, in this order: { EACH($seats, "somebody") }.
   *[other] { NAME($seat) } wants to hear, in this order: { EACH($seats, "somebody") }.
}
event-used = { WHO($seat) ->
    [you] You use { EACH($equipment, "equipment") }.
   *[other] { NAME($seat) } uses { EACH($equipment, "equipment") }.
}
event-passed = { WHO($seat) ->
    [you] You use no equipment.
   *[other] { NAME($seat) } uses no equipment.
}
event-chose = { WHO($seat) ->
    [you] You have chosen.
   *[other] { NAME($seat) } has chosen.
}
event-kept_rest = { WHO($seat) ->
    [you] You keep
   *[other] { NAME($seat) } keeps
} what is left of the loot.
event-passed_by = The band { EACH($hideout, "at") } is too weak, { $strength } against { $combat }: the cart passes by.
event-promise_kept = { WHO($seat) ->
    [you] You keep
   *[other] { NAME($seat) } keeps
} the promise to { NAME($to) }: the cards were used.
event-promise_broken = { WHO($seat) ->
    [you] You break
   *[other] { NAME($seat) } breaks
} the promise to { NAME($to) }: the cards were not used.
event-promise_unneeded = What { WHO($seat) ->
    [you] you
   *[other] { NAME($seat) }
} promised { NAME($to) } was not needed.
event-raided = { COUNT($seats) ->
    [one] { WHO($seats) ->
        [you] You rob
       *[other] { NAMES($seats) } robs
    }
   *[other] { NAMES($seats) } rob
} the cart { EACH($hideout, "at") }, { $strength } against { $combat }: { EACH($glory, "glory") }{ COUNT($seats) ->
    [one] .
   *[other] { " " }each.
}
event-sheriff_beaten = { COUNT($seats) ->
    [one] { WHO($seats) ->
        [you] You beat
       *[other] { NAMES($seats) } beats
    }
   *[other] { NAMES($seats) } beat
} the Sheriff { EACH($hideout, "at") }, { $strength } against { $combat }: { EACH($glory, "glory") }{ COUNT($seats) ->
    [one] .
   *[other] { " " }each.
}
shared-sacks = { $sacks ->
    [0] { "" }
   *[other] { EACH($sacks, "sacks") }
}
shared-companions = { $companions ->
    [0] { "" }
   *[other] { EACH($companions, "companions") }
}
event-shared = { WHO($seat) ->
    [you] You get
   *[other] { NAME($seat) } gets
} { LIST(shared-sacks, shared-companions) }.
honoured-gold = { $gold ->
    [0] { "" }
   *[other] { EACH($gold, "sacks") } from the camp instead
}
honoured-lost = { $lost ->
    [0] { "" }
   *[other] { EACH($lost, "parts") } lost
}
event-honoured = { WHO($to) ->
    [you] What { NAME($seat) } promised you:
   *[other] { WHO($seat) ->
        [you] What you promised { NAME($to) }:
       *[other] What { NAME($seat) } promised { NAME($to) }:
    }
} { LIST(shared-sacks, shared-companions, honoured-gold, honoured-lost) }.
event-sheriff_won = The Sheriff wins { EACH($hideout, "at") }, { $combat } against { $strength }.
event-wore_cape = { $stays ->
    [true] { WHO($seat) ->
        [you] Under a Cape your raiders stay where they are.
       *[other] Under a Cape { NAME($seat) }’s raiders stay where they are.
    }
   *[false] { WHO($seat) ->
        [you] Under a Cape your raiders slip home.
       *[other] Under a Cape { NAME($seat) }’s raiders slip home.
    }
}
lost-raiders = { $raiders ->
    [0] { "" }
   *[other] { EACH($raiders, "raiders") }
}
lost-glory = { $glory ->
    [0] { $raiders ->
        [0] nothing
       *[other] { "" }
    }
   *[other] { EACH($glory, "glory") }
}
event-lost = { WHO($seat) ->
    [you] You lose
   *[other] { NAME($seat) } loses
} { LIST(lost-raiders, lost-glory) }.
event-stayed = { WHO($seat) ->
    [you] With Provisions your raiders stay { EACH($hideout, "at") }.
   *[other] With Provisions { NAME($seat) }’s raiders stay { EACH($hideout, "at") }.
}
event-red_rewarded = { WHO($seat) ->
    [you] You have the most in the red hideouts, { EACH($raiders, "raiders") }, and take one more from the oak.
   *[other] { NAME($seat) } has the most in the red hideouts, { EACH($raiders, "raiders") }, and takes one more from the oak.
}
event-game_over = The last convoy has passed.

## Choices

move-first = Give the figure to somebody
    .first = { NAME($first) } receives the figure
move-convoy = Lay out a card
    .first = Lay out card { $first }
move-equip = Draw equipment
    .first = Draw { EACH($first, "equipment") }
move-donate = Donate sacks to the church
    .short = { EACH($first, "sacks") }
    .first = Donate { EACH($first, "sacks") }
move-look = Ask at the inn about a card
    .short = { WORD($first) }
    .first = Look at the card at { WORD($first) }
move-buy = Buy equipment (1 sack)
move-recruit = Recruit a companion (2 sacks)
move-hide = Choose a hideout
    .short = { WORD($first) }
    .first = Lie in wait { EACH($first, "at") }
move-place = Occupy it alone
    .short = { EACH($first, "raiders") }
    .first = Occupy it alone with { EACH($first, "raiders") }
move-bring = Bring raiders to an alliance
    .short = { EACH($first, "raiders") }
    .first = Bring { EACH($first, "raiders") } to an alliance
move-invite = Invite somebody
    .short = { NAME($first) } with { $second }
    .second = Invite { NAME($first) } with { EACH($second, "raiders") }
    .first = Invite { NAME($first) }
move-ask = Ask an ally for equipment
    .short = { NAME($first) }: { WORD($second) }
    .second = Ask { NAME($first) } for { EACH($second, "equipment") }
    .first = Ask { NAME($first) } for equipment
move-pledge = Promise a card of yours
    .short = { WORD($first) }
    .first = Promise { EACH($first, "equipment") }
move-target = Agree on a target
    .short = { WORD($first) } by { NAME($third) }
    .third = { WHO($third) ->
        [you] The card at { WORD($first) }, on your word
       *[other] The card at { WORD($first) }, on the word of { NAME($third) }
    }
    .first = The card at { WORD($first) } as target
move-share = Promise a share of the loot
    .short = { NAME($first) }: { $third ->
        [companions] { EACH($second, "companions") }
       *[other] { EACH($second, "sacks") }
    }
    .third = { WHO($first) ->
        [you] Promise yourself
       *[other] Promise { NAME($first) }
    } { $third ->
        [companions] { EACH($second, "companions") }
       *[other] { EACH($second, "sacks") }
    }
    .second = { WHO($first) ->
        [you] Promise yourself { EACH($second, "parts") } of the loot
       *[other] Promise { NAME($first) } { EACH($second, "parts") } of the loot
    }
    .first = { WHO($first) ->
        [you] Promise yourself a share
       *[other] Promise { NAME($first) } a share
    }
move-pay = Pay an ally now
    .short = { NAME($first) }: { $second }
    .second = Pay { NAME($first) } { EACH($second, "sacks") } now
    .first = Pay { NAME($first) } now
move-charge = Have an ally pay you now
    .short = { NAME($first) }: { $second }
    .second = { NAME($first) } pays you { EACH($second, "sacks") } now
    .first = Have { NAME($first) } pay you now
move-strike = Take a term out of the draft
    .third = { $first ->
        [ask] Do without { NAME($second) }’s { WORD($third) }
       *[share] { $third ->
            [companions] { WHO($second) ->
                [you] Promise yourself no companions
               *[other] Promise { NAME($second) } no companions
            }
           *[sacks] { WHO($second) ->
                [you] Promise yourself no sacks
               *[other] Promise { NAME($second) } no sacks
            }
        }
    }
    .second = { $first ->
        [invite] Do without { NAME($second) }
        [ask] Ask { NAME($second) } for one card less
        [pledge] Do not promise { EACH($second, "equipment") }
        [share] { WHO($second) ->
            [you] Promise yourself less
           *[other] Promise { NAME($second) } less
        }
        [pay] Pay { NAME($second) } nothing
       *[charge] Take no gold from { NAME($second) }
    }
    .first = { $first ->
        [target] Agree on no target
        [invite] Do without somebody
        [ask] Ask for one card less
        [pledge] Promise one card less
        [share] Promise a smaller share
        [pay] Do not pay an ally
       *[charge] Take no gold from an ally
    }
move-propose = Propose the alliance
move-drop = Drop it and do something else
move-hush = Hear no more suggestions
move-suggest = Suggest something
    .second = { $first ->
        [target] You would join as one who knows the card at { WORD($second) }
       *[other] { $second ->
            [parts] You would join for { EACH($first, "parts") } of the loot
           *[other] You would join { EACH($first, "at") } with { EACH($second, "raiders") }
        }
    }
    .first = { $first ->
        [target] You would join as one who knows a card
        [staff] You would bring a staff
        [sword] You would bring a sword
        [longbow] You would bring a longbow
        [gallows] You would join { EACH($first, "at") }
        [hollow] You would join { EACH($first, "at") }
        [ravine] You would join { EACH($first, "at") }
        [thicket] You would join { EACH($first, "at") }
        [abbey] You would join { EACH($first, "at") }
        [brook] You would join { EACH($first, "at") }
        [ruin] You would join { EACH($first, "at") }
        [cave] You would join { EACH($first, "at") }
        [mill] You would join { EACH($first, "at") }
        [bracken] You would join { EACH($first, "at") }
        [fen] You would join { EACH($first, "at") }
        [ford] You would join { EACH($first, "at") }
       *[other] You would join for { EACH($first, "parts") } of the loot
    }
move-send = Send a card on its way
    .short = { WORD($first) }
    .first = Send the card at { WORD($first) }
move-hear = Say who declares next
    .short = { NAME($first) }
    .first = { WHO($first) ->
        [you] Declare next yourself
       *[other] Hear { NAME($first) } next
    }
move-use = Use equipment
    .short = { WORD($first) }
    .first = Use { EACH($first, "equipment") }
move-pass = Use nothing
move-give = Give a part of the loot
    .short = { NAME($first) }: { $second ->
        [companion] companion
       *[other] sack
    }
    .second = { $second ->
        [companion] A companion for { NAME($first) }
       *[other] A sack for { NAME($first) }
    }
    .first = { WHO($first) ->
        [you] Give yourself a part
       *[other] Give { NAME($first) } a part
    }
move-keep = Keep what is left
move-accept = Join
move-decline = Decline
move-let = Let it be
move-provisions = Stay with Provisions
move-cape = Wear a Cape
    .short = { $first ->
        [stay] stay
       *[return] go home
    }
    .first = { $first ->
        [stay] Wear a Cape and stay
       *[return] Wear a Cape and go home
    }
move-messenger = Send a Messenger
    .short = { WORD($first) }
    .first = Send a Messenger: the cart goes to { WORD($first) }

## Options

option-advanced = Advanced game
    .hint = With the Sheriff among the convoys, special equipment, and free bargaining about loot and gold. Promises may be broken.
option-memory = Memory aid
    .hint = The table shows the cards that you have looked at and those that are gone. Without it you have to remember.
option-mine = The mine
    .hint = Whether loot is limited by the sacks that are left in the mine.
choice-mine-limited = limited: there are 42 sacks and no more
choice-mine-unlimited = unlimited: every convoy gives what it shows
option-messengers = Messengers for one card
    .hint = How many Messengers may be played while one card is on its way.
choice-messengers-each = one of each player
choice-messengers-one = one in all
option-talks = Talks in one turn
    .hint = So many proposals may come to nothing in one turn.
option-suggestions = Suggestions in one turn
    .hint = So many suggestions each player may make in another’s turn.

## Endings

outcome-six-rounds = Six rounds have been played.
tie-break-oak = Equal in glory: whoever has fewer raiders on the oak wins.
tie-break-sacks = Equal in glory and on the oak: whoever has more sacks wins.

## Refusals
refusal-game-over = The last convoy has passed: the game is over.
refusal-not-a-player = Nobody sits there.
refusal-chance-decides = Chance alone decides this.
refusal-chance-not-asked = Chance is not asked for that now.
refusal-chance-first = Chance has to answer first.
refusal-said-like = The word { $verb } is said like this: { $example }.
refusal-not-your-turn = It is another player’s turn.
refusal-not-now = That belongs to the planning phase, when you choose your action.
refusal-answers-first = Those who are asked have to answer the proposal first.
refusal-draft-first = You have chosen a hideout: finish that, or drop it.
refusal-must-donate = With more than { $sacks } sacks in camp you must donate.
refusal-too-few-sacks = You do not have so many sacks to give.
refusal-no-gift = A gift is at least one sack.
refusal-not-in-box = The box does not hold so many.
refusal-lies-open = That card lies face up: everybody can see it.
refusal-no-such-place = The row has no such place.
refusal-hand-full = Whoever holds { $cards } cards of equipment or more cannot buy.
refusal-cannot-pay = Your sacks do not cover the price.
refusal-no-equipment = Deck and discard are both empty.
refusal-oak-empty = None of your raiders is left on the oak.
refusal-not-a-hideout = That is no hideout: a band lies in wait in one by the road.
refusal-occupied = A band lies in that hideout already.
refusal-no-draft = You are not drafting an alliance: choose a hideout first.
refusal-no-hideout = Choose a hideout first.
refusal-too-few-raiders = You do not have so many raiders in camp.
refusal-nobody-placed = At least one raider has to lie in wait there.
refusal-nobody-brought = Whoever takes part brings at least one raider.
refusal-not-alone = You have begun to draft an alliance: drop it to lie there alone.
refusal-raiders-chosen = You bring just so many raiders already.
refusal-raiders-first = First say how many raiders you bring yourself.
refusal-no-talks = You have made enough proposals for one turn.
refusal-without-talks = At this table nobody proposes an alliance: place your raiders alone.
refusal-nobody-to-ask = No other camp has a raider left.
refusal-not-yourself = An alliance needs another player.
refusal-not-invited = That player is not in the alliance.
refusal-ally-too-weak = That player does not have so many raiders in camp.
refusal-invited = That player is in this draft: strike the invitation to change it.
refusal-card-limit = One card for each raider at most, and no more than are held.
refusal-no-more-copies = The draft names all cards of that kind that there are.
refusal-special-card = A special card adds no strength, so it cannot be used or promised.
refusal-not-in-hand = You do not hold that card.
refusal-no-such-card = You do not hold that special card.
refusal-no-markers = All pairs of alliance markers are in use.
refusal-named-card = In the advanced game a promised card is not named.
refusal-unnamed-card = In the basic game a promised card is named and shown.
refusal-basic-terms = In the basic game gold and loot are no matter for negotiation.
refusal-target-set = An alliance has one target: strike that of the draft to change it.
refusal-no-target = Without a target no loot can be put aside.
refusal-not-informed = The informant must be an ally who knows that card.
refusal-owes-nothing = The informant promises to others only.
refusal-not-in-stock = The stocks cannot lay out so much.
refusal-not-in-loot = That card cannot hold so much more than is promised of it already.
refusal-mine-needed = The mine would keep fewer sacks than lie put aside.
refusal-no-such-loot = No convoy holds so much.
refusal-no-term = Nothing is no term: name at least one.
refusal-settled = That is settled in this draft: strike it to change it.
refusal-not-so-rich = Whoever would pay does not have so many sacks left.
refusal-not-drafted = That is no term of this draft.
refusal-gold-needed = A payment of this draft needs that gold: strike the payment first.
refusal-not-advanced = Only in the advanced game does the leader cut off others.
refusal-silence = There is nobody left to be cut off.
refusal-suggest-when = Suggestions are for the time when another player plans.
refusal-suggest-donor = The active player has more than { $sacks } sacks and must donate: nobody can join.
refusal-suggest-nobody = You have no raider in camp to join with.
refusal-suggest-raiders = Without so many raiders in camp you cannot join.
refusal-suggest-card = You hold no card that you could bring.
refusal-too-many-parts = No more parts are suggested than the richest convoy has sacks.
refusal-said-that = You have suggested that in this turn.
refusal-said-enough = No more suggestions of yours are allowed in this turn.
refusal-hushed = The leader wants to hear no more.
refusal-no-proposal = Nobody has proposed an alliance to you.
refusal-sealed = You have answered already; others have not.
refusal-sealed-card = You have chosen already; others have not.
refusal-not-raiding = No card of the row is sent on its way now.
refusal-not-your-card = Another player chooses the card.
refusal-card-gone = That card has left the game.
refusal-not-leader = Only the leader of this band says in which order its members declare.
refusal-basic-order = In the basic game the leader declares first, then the others clockwise.
refusal-no-order = No band waits to be told in which order its members declare.
refusal-heard = That player has a place in the order already.
refusal-hear-stranger = That player has no raider in this band.
refusal-hear-empty = That player holds no card of equipment.
refusal-no-meeting = Your band is not asked for equipment now.
refusal-order-first = First the leader says in which order this band declares its equipment.
refusal-another-asked = Another member of this band is asked for equipment now.
refusal-not-sharing = You have no loot to distribute now.
refusal-not-in-band = That player has no raiders in this band.
refusal-no-such-part = No such part is left of the loot.
refusal-nobody-on-oak = None of that player’s raiders is left on the oak.
refusal-keep-instead = You get what you do not give away: keep the rest.
refusal-not-due = Another player is to get the next part.
refusal-part-lost = Then fewer players could get a part, or fewer parts could be given.
refusal-not-informant = Only the informant of this raid keeps the rest.
refusal-no-rest = No rest of a planned raid lies there to be kept.
refusal-no-messenger = Nobody waits for a Messenger of yours on this road.
refusal-not-a-town = A Messenger names a town, and nothing else.
refusal-no-turning-back = The cart comes from that town, and never turns back.
refusal-goes-there = The cart goes to that town already.
refusal-no-raid-done = Provisions are for a band of yours that has just raided.
refusal-no-sheriff = A Cape is for a band of yours that has just lost to the Sheriff.
refusal-nothing-to-let = Nobody asks you for a special card.

## The board in the browser

board-forest = The forest
board-row = The row of convoys
board-village = Where a raider can be sent
board-card = The card at { WORD($place) }
board-card-known = { WORD($place) }: { $says }
board-face-down = It lies face down. The beasts on it have asked about it at the inn.
board-row-rest = { $count ->
    [one] Show the other card of the row
   *[other] Show the other { $count } cards of the row
}
board-more = +{ $count }
board-to = { EACH($town, "to") }
board-band = { WORD($hideout) }: { EACH($raiders, "raiders-of") }
board-mark = { $kind ->
    [raided] { WORD($hideout) }: { $strength } to { $combat }, robbed
    [sheriff_beaten] { WORD($hideout) }: { $strength } to { $combat }, beaten
    [sheriff_won] { WORD($hideout) }: { $strength } to { $combat }, lost
   *[passed_by] { WORD($hideout) }: { $strength }, too weak
}
board-church = Church
board-inn = Inn
board-merchant = Merchant
board-market = Market square
board-yield-church = sacks to glory
board-yield-inn = look at a card
board-yield-merchant = equipment, { EACH($sacks, "sacks") }
board-yield-market = a companion, { EACH($sacks, "sacks") }
board-about-church = Send a raider with sacks: each sack is a point of glory. Whoever has more than { $most } sacks must donate.
board-about-inn = Send a raider to ask about a card of the row. All see that you have looked; only you know what it is.
board-about-merchant = Send a raider to buy the next card of equipment. Three may be held.
board-about-market = Send a raider to bring a companion from the oak; both come home at the end of the round.
board-watches = A band here meets carts on the way from or to { $towns }.
board-red = Red: whoever has the most raiders in red hideouts at the end of the round wins a companion.
board-gear = Adds { $bonus } to the strength of one of your raiders, once.
board-gear-cape = When the Sheriff has won: your raiders lose nothing, and stay or go home.
board-gear-messenger = Before a cart reaches the crossing: sends it to another town.
board-gear-provisions = After a raid: your raiders stay in the hideout.
board-goal = Whoever has the most glory after six rounds wins.
board-invited = invited
board-figure = figure
board-first = first
board-sacks = sacks
board-oak = still on the oak
board-glory = glory
board-camp-tells = In camp { EACH($raiders, "raiders") }; { EACH($sacks, "sacks") }, { $gear ->
    [one] { $gear } card of equipment
   *[other] { $gear } cards of equipment
}; { EACH($oak, "raiders") } still on the oak.
board-gear-held = cards of equipment
board-camp-of = raiders in camp
board-chosen = { WHO($seat) ->
    [you] You have chosen
   *[other] { NAME($seat) } has chosen
}
board-invite = Invite { NAME($seat) } with { EACH($count, "raiders") }
board-gold-of = Gold between you and { NAME($seat) }
board-gear-of = Ask { NAME($seat) } for a card
board-camp = Your camp
board-hint-raider = touch the last to go
board-hint-join = how many would join?
board-camp-empty = Nobody is in camp.
board-donate = Your sacks
board-hint-sack = touch the last to give
board-must-donate = you must give; touch the last
board-gear-mine = Your equipment
board-hint-use = touch it to use it
board-hint-pledge = touch it to promise it
board-gear-none = none
board-loot-if = The loot, if you rob it
board-loot-share = The loot: who gets it?
board-one-sack = A sack of the loot
board-one-companion = A companion of the loot
board-strength = strength
board-force = force
board-yours = yours
board-used = { WHO($seat) ->
    [you] yours, used
   *[other] { NAME($seat) }, used
}
board-against = { $strength } against { $combat }
board-with = { $enough ->
    [yes] { $strength } against { $combat }: enough. Without it { $without }.
   *[no] { $strength } against { $combat }: not enough. Without it { $without }.
}
board-note = Strength { $strength }. The cart at { WORD($place) }: force { $combat }
board-note-unknown = Strength { $strength }.
board-price-donate = { $sacks ->
    [one] 1 raider; 1 glory
   *[other] 1 raider; { $sacks } glory
}
board-price-raider = takes 1 raider
board-price-suggest = goes to { NAME($seat) }
board-draft = Your draft
board-proposal = { WHO($seat) ->
    [you] You propose
   *[other] { NAME($seat) } proposes
}
board-term-raiders = { NAME($seat) } with { EACH($amount, "raiders") }
board-term-card = { WHO($seat) ->
    [you] your { WORD($word) }
   *[other] { NAME($seat) }’s { WORD($word) }
}
board-term-target = { WHO($seat) ->
    [you] the card at { WORD($word) }, on your word
   *[other] the card at { WORD($word) }, on the word of { NAME($seat) }
}
board-term-sacks = { EACH($amount, "sacks") } of the loot for { NAME($seat) }
board-term-companions = { EACH($amount, "companions") } for { NAME($seat) }
board-term-paid = { $way ->
    [in] { NAME($seat) }: { EACH($amount, "sacks") } to the leader now
   *[out] { EACH($amount, "sacks") } to { NAME($seat) } now
}
board-suggestions = Suggestions
board-suggest-how = Touch a hideout, a card of yours or a card that you know, to say on what terms you would join.
board-suggest-parts = For so many parts of the loot …
board-alliances = Alliances
board-agreed = { ALL("marked") }
board-if-won = If you rob it
board-glory-each = { EACH($glory, "glory") } for each of the band
board-if-lost = else { EACH($raiders, "raiders") } and { EACH($glory, "glory") } lost
board-promises = Promises
board-promise-kept = { $count } kept
board-promise-broken = { $count } broken
board-promise-open = { $count } open
board-known = What all may know
board-mine = { $mine } sacks are left in the mine.
board-equipment = Equipment
board-bonus = adds
board-copies = in all
board-discard = used
board-gone = Gone for good
