title = Cornish Smuggler
pitch = Buy abroad, land by night, sell inland, and keep the customs officers busy elsewhere. Gold and a good name win.

## Places

word-scilly = Scilly
word-penzance = Penzance
word-st-ives = St Ives
word-porthleven = Porthleven
word-prussia-cove = Prussia Cove
word-gwithian = Gwithian
word-lelant = Lelant
word-madron = Madron
word-marazion = Marazion
word-leedstown = Leedstown
word-godolphin = Godolphin
word-breage = Breage
word-perranuthnoe = Perranuthnoe
word-st-just = St Just
word-up-north = Up North
word-st-levan = St Levan
word-sennen = Sennen
word-pendeen = Pendeen
word-zennor = Zennor
word-nancledra = Nancledra
word-hayle = Hayle
word-st-erth = St Erth
word-ludgvan = Ludgvan
word-goldsithney = Goldsithney
word-newlyn = Newlyn
word-mousehole = Mousehole
word-lamorna = Lamorna
word-st-buryan = St Buryan
word-sancreed = Sancreed
word-portreath = Portreath
word-camborne = Camborne
word-redruth = Redruth
word-praze = Praze
word-wendron = Wendron
word-gweek = Gweek
word-helston = Helston
word-gunwalloe = Gunwalloe
word-mullion = Mullion
word-lizard = Lizard
word-cadgwith = Cadgwith
word-coverack = Coverack
word-roscoff = Roscoff
word-guernsey = Guernsey
word-oporto = Oporto
word-off-st-levan = the sea off St Levan
word-western-approaches = the Western Approaches
word-mounts-bay = Mount’s Bay
word-off-porthleven = the sea off Porthleven
word-off-lizard = the sea off the Lizard
word-lands-end = Land’s End
word-cape-cornwall = Cape Cornwall
word-st-ives-bay = St Ives Bay
word-off-portreath = the sea off Portreath

## Goods

word-lace = lace
word-tea = tea
word-tobacco = tobacco
word-spice = spice
word-silk = silk
word-brandy = brandy
word-rum = rum
word-salt = salt
word-gin = gin
word-wine = wine
word-sugar = sugar
word-china = china
word-coffee = coffee
word-velvet = velvet
word-cognac = cognac
word-claret = claret

## Ships and warehouses

word-good-intent = the Good Intent
word-happy-return = the Happy Return
word-morning-star = the Morning Star
word-black-prince = the Black Prince
word-dolphin = the Dolphin
word-fair-maid = the Fair Maid
word-endeavour = the Endeavour
word-two-brothers = the Two Brothers
word-swift = the Swift
word-bonaventure = the Bonaventure
word-turks-head-cellar = the cellar of the Turk’s Head
word-sloop-loft = the loft of the Sloop
word-harbour-vault = the vault on the harbour
word-godolphin-adit = the old adit of Godolphin
word-ship-inn-well = the well of the Ship Inn
word-lelant-dunes = the pit in the dunes of Lelant
word-chapel-crypt = the chapel crypt
word-helston-brewery = the Helston brewery
word-botallack-level = the Botallack level
word-dolcoath-stope = the Dolcoath stope
word-vicarage-attic = the vicarage attic
word-belfry = the belfry
word-organ-loft = the organ loft
word-chandlers-store = the chandler’s store
word-mill-race = the hollow by the mill race
word-coaching-yard = the coaching yard
word-powder-house = the powder house
word-fish-cellar = the fish cellar
word-mine-shaft = the blind shaft
word-mayors-parlour = the mayor’s parlour
word-customs-attic = the attic of the customs house

## Characters

word-religious = Religious
word-trade = Trade
word-unskilled = Unskilled
word-officials = Officials
word-witch-of-st-levan = the Witch of St Levan
word-parson-tonkin = Parson Tonkin
word-sister-agnes = Sister Agnes
word-curate-pascoe = Curate Pascoe
word-sexton-nance = Sexton Nance
word-hermit-of-roche = the Hermit of Roche
word-preacher-trewin = Preacher Trewin
word-widow-penrose = Widow Penrose
word-organist-bray = Organist Bray
word-deacon-rowe = Deacon Rowe
word-pilgrim-jory = Pilgrim Jory
word-choir-of-zennor = the Choir of Zennor
word-almoner-kitto = Almoner Kitto
word-mermaid-of-zennor = the Mermaid of Zennor
word-abbot-carne = Abbot Carne
word-captain-hichens = Captain Hichens
word-chandler-uren = Chandler Uren
word-miller-hosking = Miller Hosking
word-innkeeper-tregenza = Innkeeper Tregenza
word-vintner-le-grice = Vintner Le Grice
word-coachman-opie = Coachman Opie
word-carter-john-carter = John Carter
word-goldsmith-ley = Goldsmith Ley
word-pilot-ellis = Pilot Ellis
word-mercer-batten = Mercer Batten
word-drover-angove = Drover Angove
word-pedlar-quick = Pedlar Quick
word-banker-bolitho = Banker Bolitho
word-shipwright-peake = Shipwright Peake
word-grocer-daniell = Grocer Daniell
word-tinners-of-st-just = the Tinners of St Just
word-fishwives-of-newlyn = the Fishwives of Newlyn
word-wreckers-of-breage = the Wreckers of Breage
word-farmhands-of-gweek = the Farmhands of Gweek
word-porters-of-penzance = the Porters of Penzance
word-poachers-of-godolphin = the Poachers of Godolphin
word-seine-boat-crew = the Seine Boat Crew
word-bal-maidens = the Bal Maidens
word-lookout-boys = the Lookout Boys
word-muleteers = the Muleteers
word-pit-men-of-praze = the Pit Men of Praze
word-ferrymen-of-hayle = the Ferrymen of Hayle
word-dock-idlers = the Dock Idlers
word-limpet-gatherers = the Limpet Gatherers
word-crowd-of-helston = the Crowd of Helston
word-allen-cutler = Allen Cutler, Mayor of St Just
word-mayor-of-marazion = the Mayor of Marazion
word-clerk-pender = Clerk Pender
word-tidewaiter-boase = Tidewaiter Boase
word-magistrate-davies = Magistrate Davies
word-excise-surveyor = the Excise Surveyor
word-harbour-master = the Harbour Master
word-turnkey-thomas = Turnkey Thomas
word-lieutenant-drew = Lieutenant Drew
word-squire-st-aubyn = Squire St Aubyn
word-notary-edmonds = Notary Edmonds
word-postmistress = the Postmistress
word-coroner-scobell = Coroner Scobell
word-collector-pellow = Collector Pellow
word-constable-veal = Constable Veal

## Secrets

word-fair-wind = Fair Wind
word-pack-horses = Pack Horses
word-covered-cart = Covered Cart
word-anonymous-letter = Anonymous Letter
word-tide-tables = Tide Tables
word-hush-money = Hush Money
word-loyal-crew = Loyal Crew
word-tall-tale = Tall Tale
word-slander = Slander
word-pickpocket = Pickpocket
word-moonless-night = Moonless Night
word-safe-house = Safe House
word-forged-orders = Forged Orders
word-blackmail = Blackmail
word-loose-tongue = Loose Tongue
word-back-door = Back Door
word-second-wind = Second Wind
word-lantern-on-the-cliff = Lantern on the Cliff
word-harbour-dues = Harbour Dues
word-market-glut = Market Glut
word-informer = Informer
word-finders-share = Finder’s Share
word-wrong-turning = Wrong Turning
word-no-guard = nobody left as a guard
word-last-guard = the last guard

## Parts of sentences

gold = { $first } gold
influence = { $first } influence
reputation = { $first } reputation
secrets = { $first ->
    [one] 1 secret
   *[other] { $first } secrets
}
spaces = { $first ->
    [one] 1 space
   *[other] { $first } spaces
}
steps = { $first ->
    [one] 1 space
   *[other] up to { $first } spaces
}
at = { $first ->
    [scilly] on Scilly
    [up-north] Up North
    [lizard] at the Lizard
    [off-st-levan] off St Levan
    [off-porthleven] off Porthleven
    [off-lizard] off the Lizard
    [off-portreath] off Portreath
    [lands-end] off Land’s End
    [cape-cornwall] off Cape Cornwall
   *[other] in { WORD($first) }
}
from = from { WORD($first) }
to = to { WORD($first) }
some = { WORD($first) }
the = the { WORD($first) }
price = { $first ->
    [gold] { EACH($second, "gold") }
   *[influence] { EACH($second, "influence") }
}
row = { $first ->
    [low] at the low price
    [fair] at the fair price
   *[high] at the high price
}
cost = { $first ->
    [influence] (costs influence)
    [gold] (costs gold)
   *[reputation] (costs reputation)
}
paid-with = { $paid ->
    [influence] , spending influence
    [gold] , spending gold
    [reputation] , spending reputation
   *[nothing] { "" }
}

end-near = { $first ->
    [track] The customs track is at its end: this round is the last.
   *[sold] The last goods abroad are bought: this round is the last.
}
officer-of = { WHO($first) ->
    [you] your officer
   *[other] { NAME($first) }’s officer
}
for-gold = { $gold ->
    [0] for nothing
   *[other] for { EACH($gold, "gold") }
}
gained-influence = { $influence ->
    [0] { "" }
   *[other] { EACH($influence, "influence") }
}
gained-gold = { $gold ->
    [0] { "" }
   *[other] { EACH($gold, "gold") }
}

## Cards

effect = { $first ->
    [influence] gain { EACH($second, "influence") }
    [gold] gain { EACH($second, "gold") }
    [reputation] gain { EACH($second, "reputation") }
    [secret] draw { EACH($second, "secrets") }
    [shadow] your next landing this turn runs { $second } less risk
    [chart] your ship may enter every cove until the round ends
    [leave] lose this character
    [sail] sail { EACH($second, "steps") } for nothing
    [walk] { $second ->
        [1] walk a pawn { EACH($second, "steps") } for nothing
       *[other] walk pawns { EACH($second, "steps") } in all for nothing
    }
    [carry] { $second ->
        [1] carry goods { EACH($second, "steps") } for nothing
       *[other] carry goods { EACH($second, "steps") } in all for nothing
    }
    [haul] move goods and pawn together { EACH($second, "steps") } for nothing
    [march] { $second ->
        [1] move an officer { EACH($second, "steps") } for nothing
       *[other] move officers { EACH($second, "steps") } in all for nothing
    }
    [pawn] place a pawn beside your network or on Scilly
    [recall] send an officer back to Penzance
    [suborn] bribe an officer anywhere for nothing
    [release] with a pawn in Penzance, take seized goods of at most { $second } squares
    [rouse] turn one of your used characters face up
    [fine] another player pays { EACH($second, "gold") } to the bank
    [rob] take { EACH($second, "gold") } from another player
    [hush] another player loses { EACH($second, "influence") }
    [gossip] another player loses { EACH($second, "reputation") }
    [spill] another player loses { EACH($second, "secrets") } by chance
    [heat] the landing runs { $second } more risk
    [levy] that player pays you { EACH($second, "gold") }
    [undercut] the sale brings { EACH($second, "gold") } less
    [summon] officers come { EACH($second, "spaces") } closer
   *[waylay] the officer stays where he is
}
always = { $first ->
    [income] { EACH($second, "influence") } each round
    [allowance] { EACH($second, "gold") } each round
    [whisper] { EACH($second, "secrets") } each round
    [risk] your landings run { $second } less risk
    [bribe] bribes cost you { EACH($second, "gold") } less
    [bargain] goods cost you { EACH($second, "gold") } less
    [welcome] hiring costs you { EACH($second, "gold") } less
    [access] { $second ->
        [all] your ship may enter every cove
       *[other] your ship may enter { WORD($second) }
    }
    [place] { $second ->
        [anywhere] the pawn of this card goes anywhere
        [ports] the pawn of this card goes to any port
       *[mainland] the pawn of this card goes beside your network, never to Scilly
    }
    [warehouse] you have one more warehouse ({ WORD($second) })
    [outlet] your sales { EACH($second, "at") } bring { EACH($third, "gold") } more
   *[toll] each round the first ship of a player with more gold that enters { WORD($second) } pays you { EACH($third, "gold") }
}
card-always = Always: { EACH($always, "always") }.
card-use = { $action ->
    [true] Once a round, as your action
   *[false] Once a round, before your action
}{ COUNT($pay) ->
    [0] { "" }
   *[other] { " " }and for { EACH($pay, "price") }
}: { EACH($use, "effect") }.
card-mob = A mob: can storm the customs warehouse.
card-plain = Nothing but a good name.
card-secret = { $when ->
    [turn] Before your action
    [landing] When another player lands goods
    [sale] When another player sells
   *[march] When another player orders an officer about
}: { EACH($do, "effect") }.

## What to do now

phase-first = Chance picks the first player.
phase-ships = { NAME($turn) } chooses a ship.
    .you = Which ship is yours? Look at the form of its hold.
phase-warehouses = { NAME($turn) } chooses a warehouse.
    .you = Which warehouse is yours? Mind its place and its room.
phase-pair = { NAME($turn) } chooses two decks.
    .you = From which two decks do you want to see a character?
phase-deal = Two characters are being dealt.
phase-keep = { NAME($turn) } keeps one of two characters.
    .you = Which of the two characters do you keep? The other goes under its deck.
phase-pawns = { NAME($turn) } places a first pawn.
    .you = Where does your first pawn go?
phase-anchors = { NAME($turn) } places a ship.
    .you = Where does your ship begin?
phase-turn = It is { NAME($turn) }’s turn.
    .warning = { WHO($turn) ->
        [you] With so large a mob your last pawn goes too, and nobody guards what you free.
       *[other] { NAME($turn) } prepares a raid that leaves nobody to guard the freed goods.
    }
    .you = It is your turn: one action, and whatever your cards allow. Or pass for the rest of the round.
phase-window = { WHO($turn) ->
    [you] { NAMES($to_act) } may answer you with a secret.
   *[other] { NAMES($to_act) } may answer { NAME($turn) } with a secret.
}
    .sealed = You have chosen. { NAMES($to_act) } still to choose.
    .you = { $pending-window ->
        [landing] { NAME($turn) } lands goods { EACH($pending-claim-place, "at") }. Do you play a secret?
        [sale] { NAME($turn) } sells { EACH($pending-claim-place, "at") }. Do you play a secret?
       *[march] { NAME($turn) } sends an officer { EACH($pending-claim-place, "from") }. Do you play a secret?
    }
phase-hiding = Answers have raised the risk of the landing { EACH($pending-target, "at") }. { NAME($turn) } may still hush some of it up.
    .you = Answers have raised the risk: officers take { EACH($pending-points, "spaces") } towards { WORD($pending-target) }. Hush some of it up, or let it be?
phase-remove = { NAME($turn) } takes a pawn off the board.
    .warning = { WHO($turn) ->
        [you] Which pawn leaves the board? Your last one in Penzance guards the freed goods there.
       *[other] { NAME($turn) } takes a pawn off the board; the last one in Penzance guards the freed goods there.
    }
    .you = With the character goes a pawn. Which one?
phase-place = { NAME($turn) } places a pawn.
    .you = Where does the new pawn go?
phase-customs = Customs are on the way to { WORD($pending-target) }. { NAME($to_act) }, the poorest, says which officer comes.
    .you = Customs are on the way to { WORD($pending-target) }. You are the poorest: which officer takes the next step?
phase-recruit = A new officer enters. { NAME($to_act) }, the poorest, says where.
    .you = A new officer enters. You are the poorest: where does he go?
phase-spill = A secret gets out.
phase-secret = Secrets are being drawn.
phase-reveal = Characters are being turned up.
phase-stow = { NAME($turn) } may still put goods away.
    .you = Goods of yours lie beside your warehouse: put them away, or end your turn.
phase-grant = { NAME($turn) } does what a card allows.
    .you = Your card allows this. Choose, or say that you are done.
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
event-rest_waived = { WHO($seat) ->
    [you] You are done with the card.
   *[other] { NAME($seat) } is done with the card.
}
event-ship_taken = { WHO($seat) ->
    [you] You choose
   *[other] { NAME($seat) } chooses
} { WORD($ship) }.
event-warehouse_taken = { WHO($seat) ->
    [you] You choose
   *[other] { NAME($seat) } chooses
} { WORD($warehouse) } for a warehouse.
event-pair_drawn = { WHO($seat) ->
    [you] You draw
   *[other] { NAME($seat) } draws
} from the decks { WORD($decks) }.
event-character_dealt = { NAME($seat) } gets a card of the { WORD($deck) } deck.
    .character = You get { WORD($character) } from the { WORD($deck) } deck.
event-character_kept = { WHO($seat) ->
    [you] You keep
   *[other] { NAME($seat) } keeps
} { WORD($character) }; the other card goes under the { WORD($returned) } deck.
event-ship_placed = { WHO($seat) ->
    [you] Your ship lies
   *[other] { NAME($seat) }’s ship lies
} { EACH($sea, "at") }.
event-pawn_placed = { WHO($seat) ->
    [you] You place a pawn
   *[other] { NAME($seat) } places a pawn
} { EACH($place, "at") }.
event-pawn_removed = { WHO($seat) ->
    [you] You lose a pawn
   *[other] { NAME($seat) } loses a pawn
} { EACH($place, "at") }.
event-round_started = Round { $round } begins; { WHO($first) ->
    [you] you play first.
   *[other] { NAME($first) } plays first.
}
event-character_revealed = The { WORD($deck) } deck shows { WORD($character) }.
event-deck_emptied = The { WORD($deck) } deck has run out.
event-income_received = { WHO($seat) ->
    [you] You receive
   *[other] { NAME($seat) } receives
} { LIST(gained-influence, gained-gold) }.
event-turn_ended = { WHO($seat) ->
    [you] You end your turn.
   *[other] { NAME($seat) } ends the turn.
}
event-passed = { WHO($seat) ->
    [you] You pass
   *[other] { NAME($seat) } passes
} for the rest of the round.
event-sailed = { WHO($seat) ->
    [you] You sail
   *[other] { NAME($seat) } sails
} { EACH($start, "from") } { EACH($end, "to") }{ paid-with }.
event-gold_handed_over = { WHO($seat) ->
    [you] You pay
   *[other] { NAME($seat) } pays
} { NAME($to) } { EACH($gold, "gold") }.
event-pawn_walked = { WHO($seat) ->
    [you] Your pawn walks
   *[other] { NAME($seat) }’s pawn walks
} { EACH($start, "from") } { EACH($end, "to") }{ paid-with }.
event-goods_carried = { WHO($seat) ->
    [you] You carry
   *[other] { NAME($seat) } carries
} { EACH($goods, "some") } { EACH($start, "from") } { EACH($end, "to") }{ paid-with }.
event-goods_hauled = { WHO($seat) ->
    [you] Your pawn takes
   *[other] { NAME($seat) }’s pawn takes
} { EACH($goods, "some") } along { EACH($start, "from") } { EACH($end, "to") }{ paid-with }.
event-officer_ordered = { WHO($seat) ->
    [you] You order
   *[other] { NAME($seat) } orders
} an officer { EACH($start, "from") } { EACH($end, "to") }{ paid-with }.
event-officer_waylaid = The officer { EACH($start, "at") } never hears { WHO($seat) ->
    [you] your order.
   *[other] { NAME($seat) }’s order.
}
event-officer_marched = An officer marches { EACH($start, "from") } { EACH($end, "to") }.
    .seat = { WHO($seat) ->
        [you] You send
       *[other] { NAME($seat) } sends
    } an officer { EACH($start, "from") } { EACH($end, "to") }.
event-officer_placed = { WHO($seat) ->
    [you] You post
   *[other] { NAME($seat) } posts
} a new officer { EACH($place, "at") }.
event-officer_bribed = { WHO($seat) ->
    [you] You bribe
   *[other] { NAME($seat) } bribes
} an officer { EACH($place, "at") } { for-gold }.
    .instead_of = { WHO($seat) ->
        [you] You bribe
       *[other] { NAME($seat) } bribes
    } an officer { EACH($place, "at") } { for-gold }; he was { WHO($instead_of) ->
        [you] your man.
       *[other] { NAME($instead_of) }’s man.
    }
event-customs_alerted = Customs hear of it: officers move { EACH($points, "spaces") } towards { WORD($place) }.
event-track_advanced = The customs pawn advances to { $track }; the discovery level is { $level }.
event-end_called = { PHRASE($reason, "end-near") }
event-goods_seized = Customs seize { EACH($goods, "some") } { EACH($place, "at") }.
    .seat = Customs seize { WHO($seat) ->
        [you] your
       *[other] { NAME($seat) }’s
    } { WORD($goods) } { EACH($place, "at") }.
event-goods_abandoned = { WHO($seat) ->
    [you] You abandon
   *[other] { NAME($seat) } abandons
} { EACH($goods, "some") } { EACH($place, "at") }.
event-goods_claimed = { WHO($seat) ->
    [you] You find
   *[other] { NAME($seat) } finds
} { EACH($goods, "some") } { EACH($place, "at") }.
event-reputation_bought = { WHO($seat) ->
    [you] You buy
   *[other] { NAME($seat) } buys
} a point of reputation for { EACH($gold, "gold") }.
event-goods_bought = { WHO($seat) ->
    [you] You buy
   *[other] { NAME($seat) } buys
} { EACH($goods, "some") } in { WORD($merchant) } for { EACH($gold, "gold") }.
event-goods_landed = { WHO($seat) ->
    [you] You land
   *[other] { NAME($seat) } lands
} { EACH($goods, "some") } { EACH($place, "at") }, risk { $risk }{ COUNT($stored) ->
    [0] { "" }
   *[other] ; hidden at once: { EACH($stored, "some") }
}{ $hiding ->
    [0] .
   *[other] ; { EACH($hiding, "influence") } hushes it up.
}
event-risk_hidden = { WHO($seat) ->
    [you] { $hiding ->
        [0] You let them come
       *[other] You spend { EACH($hiding, "influence") } to hush it up
    }
   *[other] { $hiding ->
        [0] { NAME($seat) } lets them come
       *[other] { NAME($seat) } spends { EACH($hiding, "influence") } to hush it up
    }
} { EACH($place, "at") }{ $points ->
    [0] : no officer stirs.
   *[other] : officers move { EACH($points, "spaces") }.
}
event-goods_stored = { WHO($seat) ->
    [you] You hide
   *[other] { NAME($seat) } hides
} { EACH($goods, "some") } in { WORD($warehouse) }.
event-goods_fetched = { WHO($seat) ->
    [you] You fetch
   *[other] { NAME($seat) } fetches
} { EACH($goods, "some") } from { WORD($warehouse) }.
event-character_hired = { WHO($seat) ->
    [you] You hire
   *[other] { NAME($seat) } hires
} { WORD($character) }{ paid-with }{ $gold ->
    [0] { "" }
   *[other] { " " }and { EACH($gold, "gold") }
}.
event-character_lost = { WHO($seat) ->
    [you] You lose
   *[other] { NAME($seat) } loses
} { WORD($character) }.
event-character_used = { WHO($seat) ->
    [you] You use
   *[other] { NAME($seat) } uses
} { WORD($character) }.
event-character_roused = { WHO($seat) ->
    [you] You can use
   *[other] { NAME($seat) } can use
} { WORD($character) } again.
event-goods_sold = { WHO($seat) ->
    [you] You sell
   *[other] { NAME($seat) } sells
} { EACH($goods, "some") } { EACH($place, "at") } { EACH($row, "row") }{ paid-with }.
event-sale_paid = The sale brings { NAME($seat) } { $reputation ->
    [0] { EACH($gold, "gold") }
   *[other] { EACH($gold, "gold") } and { EACH($reputation, "reputation") }
}.
event-worked_honestly = { WHO($seat) ->
    [you] You work honestly for { EACH($gold, "gold") }; your reputation is { $reputation }.
   *[other] { NAME($seat) } works honestly for { EACH($gold, "gold") }; reputation { $reputation }.
}
event-secret_sought = { WHO($seat) ->
    [you] You look
   *[other] { NAME($seat) } looks
} for a secret{ paid-with }.
event-secret_drawn = { NAME($seat) } draws a secret.
    .secret = You draw a secret: “{ WORD($secret) }”.
event-secret_spilt = { WHO($seat) ->
    [you] You lose
   *[other] { NAME($seat) } loses
} a secret: “{ WORD($secret) }”.
event-secret_played = { WHO($seat) ->
    [you] You play
   *[other] { NAME($seat) } plays
} “{ WORD($secret) }”.
event-goods_released = { WHO($seat) ->
    [you] You get
   *[other] { NAME($seat) } gets
} { EACH($goods, "some") } out of the customs warehouse.
event-player_hit = { $by ->
    [fine] { WHO($target) ->
        [you] { NAME($seat) } has you fined: { EACH($amount, "gold") }.
       *[other] { WHO($seat) ->
            [you] You have { NAME($target) } fined: { EACH($amount, "gold") }.
           *[other] { NAME($seat) } has { NAME($target) } fined: { EACH($amount, "gold") }.
        }
    }
    [rob] { WHO($seat) ->
        [you] You take { EACH($amount, "gold") } from { NAME($target) }.
       *[other] { NAME($seat) } takes { EACH($amount, "gold") } from { NAME($target) }.
    }
   *[other] { WHO($target) ->
        [you] Because of { NAME($seat) }, you lose
       *[other] Because of { NAME($seat) }, { NAME($target) } loses
    } { $by ->
        [hush] { EACH($amount, "influence") }
        [gossip] { EACH($amount, "reputation") }
       *[spill] { EACH($amount, "secrets") }
    }.
}
event-customs_raided = { WHO($seat) ->
    [you] You storm
   *[other] { NAME($seat) } storms
} the customs warehouse for { EACH($goods, "the") }.
event-game_over = The last round is over.

## Choices

move-first = Play first
    .first = { NAME($first) } plays first
move-take = Choose a card
    .second = { $first ->
        [ship] Sail { WORD($second) }
       *[warehouse] Use { WORD($second) }
    }
    .first = { $first ->
        [ship] Choose a ship
       *[warehouse] Choose a warehouse
    }
move-draw = Draw from two decks
    .second = Draw from { WORD($first) } and { WORD($second) }
    .first = Draw from { WORD($first) } and another deck
move-deal = Deal a card
    .second = Deal “{ WORD($second) }”
    .first = { $first ->
        [secret] Deal a secret
       *[other] Deal { WORD($first) }
    }
move-reveal = Turn up a character
    .first = Turn up { WORD($first) }
move-spill = Lose a secret
    .first = Lose “{ WORD($first) }”
move-keep = Keep a character
    .first = Keep { WORD($first) }
move-place = Place something
    .second = { $first ->
        [pawn] Place a pawn { EACH($second, "at") }
        [ship] Place your ship { EACH($second, "at") }
       *[officer] Post the officer { EACH($second, "at") }
    }
    .first = { $first ->
        [pawn] Place a pawn
        [ship] Place your ship
       *[officer] Post the officer
    }
move-sail = Sail
    .fifth = Sail { EACH($third, "to") } { EACH($fifth, "cost") }
    .third = Sail { EACH($third, "to") }
    .first = Sail { EACH($first, "from") }
move-walk = Walk a pawn
    .fifth = Walk { EACH($first, "from") } { EACH($third, "to") } { EACH($fifth, "cost") }
    .third = Walk { EACH($first, "from") } { EACH($third, "to") }
    .first = Walk { EACH($first, "from") }
move-carry = Carry goods to another pawn
    .sixth = Carry { EACH($first, "some") } { EACH($second, "from") } { EACH($fourth, "to") } { EACH($sixth, "cost") }
    .fourth = Carry { EACH($first, "some") } { EACH($second, "from") } { EACH($fourth, "to") }
    .second = Carry { EACH($first, "some") } { EACH($second, "from") }
    .first = Carry { EACH($first, "some") }
move-haul = Move goods and pawn together
    .sixth = Take { EACH($first, "some") } along { EACH($second, "from") } { EACH($fourth, "to") } { EACH($sixth, "cost") }
    .fourth = Take { EACH($first, "some") } along { EACH($second, "from") } { EACH($fourth, "to") }
    .second = Take { EACH($first, "some") } along { EACH($second, "from") }
    .first = Take { EACH($first, "some") } along
move-march = Send an officer
    .seventh = Send { EACH($third, "officer-of") } { EACH($first, "from") } { EACH($fifth, "to") } { EACH($seventh, "cost") }
    .fifth = { $second ->
        [of] Send { EACH($third, "officer-of") } { EACH($first, "from") } { EACH($fifth, "to") }
       *[to] Send an officer { EACH($first, "from") } { EACH($third, "to") } { EACH($fifth, "cost") }
    }
    .third = { $second ->
        [of] Send { EACH($third, "officer-of") } { EACH($first, "from") }
       *[to] Send an officer { EACH($first, "from") } { EACH($third, "to") }
    }
    .second = { $second ->
        [of] Send somebody’s officer { EACH($first, "from") }
       *[to] Send an officer { EACH($first, "from") }
    }
    .first = Send an officer { EACH($first, "from") }
move-buy = Buy something
    .first = { $first ->
        [reputation] Buy a point of reputation
       *[other] Buy { EACH($first, "some") }
    }
move-unload = Unload goods
    .third = Unload { EACH($first, "some") } into { WORD($third) }
    .second = Unload { EACH($first, "some") } into a warehouse
    .first = Unload { EACH($first, "some") }
move-land = Land what is unloaded
    .second = Land it, and spend { EACH($second, "influence") } to hush it up
    .first = Land it and hush it up
move-call = Think again
move-hire = Hire a character
    .third = Hire { WORD($first) } { EACH($third, "cost") }
    .first = Hire { WORD($first) }
move-bribe = Bribe an officer
    .third = Bribe { EACH($third, "officer-of") } { EACH($first, "at") }
    .second = Bribe somebody’s officer { EACH($first, "at") }
    .first = Bribe an officer { EACH($first, "at") }
move-recall = Send an officer back to Penzance
    .third = Send { EACH($third, "officer-of") } { EACH($first, "at") } back to Penzance
    .second = Send somebody’s officer { EACH($first, "at") } back to Penzance
    .first = Send an officer { EACH($first, "at") } back to Penzance
move-sell = Sell goods
    .fifth = Sell { EACH($first, "some") } { EACH($second, "at") } { EACH($third, "row") } { EACH($fifth, "cost") }
    .third = Sell { EACH($first, "some") } { EACH($second, "at") } { EACH($third, "row") }
    .second = Sell { EACH($first, "some") } { EACH($second, "at") }
    .first = Sell { EACH($first, "some") }
move-work = Work honestly
move-discover = Look for a secret
    .third = Look for a secret { EACH($third, "cost") }
move-raid = Raid the customs warehouse
    .third = Have { WORD($third) } take { EACH($first, "the") }
    .first = Take { EACH($first, "the") } from customs
move-storm = Storm the customs warehouse
move-pass = Pass for the rest of the round
move-store = Hide goods in a warehouse
    .third = Hide { EACH($first, "some") } in { WORD($third) }
    .first = Hide { EACH($first, "some") }
move-fetch = Fetch goods from a warehouse
    .third = Fetch { EACH($first, "some") } from { WORD($third) }
    .first = Fetch { EACH($first, "some") }
move-use = Use a character
    .first = Use { WORD($first) }
move-play = Play a secret
    .first = Play “{ WORD($first) }”
move-let = Let it be
move-remove = Take a pawn off the board
    .second = Take off the pawn { EACH($second, "at") }
move-done = Done with the card
move-end = End your turn
move-target = Choose whom it hits
    .first = { NAME($first) }
move-release = Get goods out of the customs warehouse
    .first = Get { EACH($first, "the") } out of the customs warehouse
move-rouse = Turn a character face up again
    .first = Turn { WORD($first) } face up again

## Options

option-first_income = Income in the first round
    .hint = Whether characters bring anything before the second round.
choice-first_income-none = none
choice-first_income-reputation = influence for reputation
option-hire_reputation = Reputation to hire
    .hint = How much reputation hiring costs, if it is paid in reputation.
option-goods_price = Price of goods abroad
    .hint = What a merchant asks for a piece of goods, besides the influence.
choice-goods_price-square = 1 gold for each square
choice-goods_price-shape = 1 gold for each piece
option-raid_mobs = Mobs for a raid
    .hint = How many mob characters you must have to storm the customs warehouse.
option-honest_work = Honest work
    .hint = What honest work does to a smuggler’s reputation.
choice-honest_work-halved = halves it
choice-honest_work-plain = leaves it alone
option-victory_tie = Equal scores
    .hint = Who wins when several have the most gold and reputation.
choice-victory_tie-shared = all of them share the victory
choice-victory_tie-richest = the one with the most gold, then the most characters
option-round_cap = Limit on rounds
    .hint = The match ends after that many rounds; 0 is no limit.

## Endings

outcome-track-end = The customs track has come to its end.
outcome-sold-out = The merchants abroad are sold out.
outcome-round-cap = The agreed number of rounds has been played.
tie-break-richest = Among equals the richest wins, then the one with the most characters.

## Refusals
refusal-game-over = The last round has been played: the game is over.
refusal-not-a-player = Nobody sits there.
refusal-chance-decides = Chance alone decides this.
refusal-chance-first-player = The first player is drawn by lot.
refusal-chance-first = Chance has to answer first.
refusal-said-like = The word { $verb } is said like this: { $example }.
refusal-chance-not-asked = Chance is not asked for that now.
refusal-not-your-turn = It is another player’s turn.
refusal-passed = You have passed; wait for the next round.
refusal-sealed = You have answered already; the others have not.
refusal-others-answer = The others may answer first.
refusal-not-asked = Only players who hold a secret are asked for an answer.
refusal-poorest-chooses = This choice falls to the poorest player.
refusal-setup-first = Before the first round everybody chooses what to start with.
refusal-setup-order = First ships, then warehouses, characters, pawns, anchorages: each in its turn.
refusal-setup-over = That was chosen before the first round.
refusal-answer-first = You are asked for an answer: let it be, or play a secret for this moment.
refusal-remove-first = A pawn goes with a lost character: say first which one.
refusal-place-first = Your new pawn has to be placed first.
refusal-hiding-first = The risk of your landing has risen: first buy off some of it, or let it be.
refusal-customs-first = Customs move first, and for nothing: say which of the nearest officers takes a step.
refusal-recruit-first = The new officer has to be placed first.
refusal-acted = You have acted; you may still put goods away, or end your turn.
refusal-not-granted = The card you used does not allow that.
refusal-card-pays = The card pays for this: say it without a price.
refusal-open-turn = Your turn is open: take an action, or pass.
refusal-nothing-to-answer = There is nothing to answer now.
refusal-no-card-at-work = Only a card that you have just used lets you do that.
refusal-no-new-pawn = A pawn is placed when a character is hired, or when a card says so.
refusal-no-new-officer = No new officer enters now.
refusal-nothing-lost = A pawn is removed only with a character who was lost.
refusal-finish-landing = Land what you have unloaded, or call it off.
refusal-finish-raid = Storm the warehouse with your mob, or call it off.
refusal-nothing-to-call-off = There is no landing or raid to call off.
refusal-ship-taken = Another player has that ship.
refusal-warehouse-taken = Only a START warehouse that nobody has taken can be chosen.
refusal-deck-too-small = That deck has too few cards left.
refusal-not-dealt = You keep one of the two cards you were dealt.
refusal-no-access = Only a player with the right card knows the way into that cove.
refusal-ship-elsewhere = Your ship is not there.
refusal-cannot-pay-sail = You lack what you would pay for sailing.
refusal-no-pawn = You have no pawn there.
refusal-no-pawn-to-lose = You have no pawn there to take off the board.
refusal-cannot-pay-move = You lack what you would pay for this step.
refusal-not-your-goods = You own no such goods there.
refusal-no-pawn-to-receive = Goods are carried only to a place with a pawn of yours.
refusal-cannot-pay-haul = You lack what you would pay to move goods and pawn together.
refusal-no-officer = There is no such officer there.
refusal-bribed = The officer there is in somebody’s pay: name him with of { $by }.
refusal-unbribed = Nobody has bribed the officer there: leave out whose.
refusal-cannot-pay-march = You lack what you would pay to move an officer.
refusal-not-nearest = The nearest officer takes a step on a shortest way.
refusal-cannot-pay-reputation = You lack the gold that reputation costs.
refusal-no-merchant = Your ship lies at no merchant.
refusal-none-left = This merchant has none of that left.
refusal-cannot-pay-goods = You lack the influence or the gold that these goods cost.
refusal-does-not-fit = That does not fit the hold any more.
refusal-not-aboard = You have no such goods left aboard.
refusal-no-landing = Landing needs your ship and a pawn of yours in the same port or cove.
refusal-cannot-pay-landing = Landing costs influence, and you have none.
refusal-no-such-warehouse = You have no such warehouse in the place where you land.
refusal-watched = An officer whom you have not bribed watches the warehouse.
refusal-not-your-warehouse = That warehouse is not yours.
refusal-warehouse-full = That does not fit the warehouse.
refusal-nothing-unloaded = Unload something first.
refusal-too-much-hiding = You lack the influence, or there is less risk to hide.
refusal-overlooked = Customs overlook the rest: there is nothing more to buy off.
refusal-not-face-up = That character does not lie face up.
refusal-cannot-pay-hire = You lack the gold on the card, or what you would pay besides.
refusal-not-connected = A new pawn goes beside your network, or where its card says.
refusal-mainland-only = The card sends this pawn to the mainland.
refusal-own-pawn-there = You have a pawn there already; a new one goes beside it.
refusal-no-pawn-beside = Bribing needs a pawn of yours in the officer’s place.
refusal-your-officer = You have bribed this officer already.
refusal-cannot-pay-bribe = You lack the influence or the gold that this bribe costs.
refusal-not-there-to-sell = You sell what you own and guard in that town.
refusal-cannot-pay-row = You lack what you would pay for this price.
refusal-worked-already = Honest work once a round is enough for anybody.
refusal-no-secrets-left = All secrets have been drawn.
refusal-cannot-pay-secret = You lack what you would pay for a secret.
refusal-not-seized = No such goods are left in the customs warehouse.
refusal-not-your-mob = That is no mob of yours.
refusal-mob-busy = That mob takes something else already.
refusal-no-pawn-at-customs = A raid needs a pawn of yours at the customs warehouse.
refusal-too-few-mobs = As it was agreed, a raid needs { $mobs } mobs.
refusal-cannot-pay-raid = A raid costs influence, and you have none.
refusal-no-raiders = Say first what is taken, and by which mob.
refusal-not-beside-it = You own no such goods beside that warehouse.
refusal-not-stored = You have no such goods in that warehouse.
refusal-not-your-character = You have no such character with something to use.
refusal-face-down = That character has been used and lies face down until the next round.
refusal-cannot-pay-use = You cannot pay what using it costs.
refusal-not-in-hand = You hold no such secret.
refusal-wrong-moment = That secret is for another moment.
refusal-in-vain = That card would change nothing now.
refusal-not-yourself = Such a card hits another player.
refusal-nothing-to-lose = That player has nothing that the card could take.
refusal-at-customs = That officer is at the customs warehouse already.
refusal-too-big = That is more than the card can free.
refusal-not-used = You have no such character who lies face down.
refusal-rouses = Nobody turns up a character who turns up others.
refusal-place-taken = A new officer comes to a place without officers and pawns.
refusal-officers-there = No place on land is empty, so a new officer comes to one without officers.
refusal-no-post-on-scilly = Customs overlook the Isles of Scilly.
refusal-no-lane = A ship sails from a sea space to the next one along a lane.
refusal-no-road = A pawn walks along a road to a neighbouring place on land.
refusal-no-road-to-carry = Goods are carried along a road to a neighbouring place.
refusal-no-road-to-haul = Goods and pawn move together along a road to a neighbouring place.
refusal-no-road-to-march = An officer goes along a road to a neighbouring place.
refusal-scilly-apart = No road leads to the Isles of Scilly.
refusal-village = A village buys nothing; goods are sold in towns.
refusal-row-price = The low price is free; the others cost influence or reputation, which you name.
refusal-hire-price = Hiring costs influence or reputation besides the gold: say which.
refusal-secret-price = A secret costs influence or gold: say which.
refusal-not-free = Only a card makes this free: say whether it is for influence or for gold.
refusal-not-so-paid = This is paid in influence or in gold, and in nothing else.
refusal-no-price = This is said without a price.
refusal-wants-place = Name a place on land.
refusal-wants-officer = Name the place where the officer stands.
refusal-wants-sea = Name a space of the sea.
refusal-wants-character = Name a character.
refusal-wants-secret = Name a secret.
refusal-wants-goods = Name a kind of goods.
refusal-wants-unloaded = Name goods, and a warehouse if they go into one.
refusal-wants-stored = Name goods and a warehouse.
refusal-wants-mob = Name goods and a mob character.
refusal-wants-carried = Name goods and two places with a road between.
refusal-wants-ship = Name one of the ships.
refusal-wants-warehouse = Name one of the warehouses.
refusal-wants-decks = Name two decks, or one of them twice.
refusal-wants-player = Name a player by the number of the seat.
refusal-not-for-sale = Goods and reputation are bought, and nothing else.
refusal-no-such-sale = Say what is sold, in which town, and low, fair or high.
refusal-no-such-hiding = Say how much risk is bought off, one point or more.

help-game = ▶ marks who has to choose, ★ who began the round. On the map, letters are pawns; a town of size 4 pays by the price column of the goods’ size, but at most by column 4; a port adds its number to the risk of a landing, a cove nothing, but your ship needs a card to enter it. Officers come by as many spaces as the risk is greater than what customs overlook. ■ on the track is an officer who waits. In holds and warehouses, each square of goods shows two letters of its name. Prices are gold, then reputation; G is gold, R is reputation. “table” also tells what your cards do and where your roads lead.

table-customs = Customs
table-round = round
table-wheel = wheel
table-track = Track
table-level = risk overlooked
table-end = end: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, or { $goods } goods to buy
table-risk = risk { $risk } (overlooked: { $level })
table-last-round = this round is the last
table-abroad = Abroad
table-coast-st-ives-bay = St Ives Bay
table-coast-lands-end = Land’s End
table-coast-mounts-bay = Mount’s Bay
table-coast-lizard = Lizard
table-coast-up-north = Up North
table-sign-town = town
table-sign-port = risk
table-sign-cove = cove
table-sign-road = road
table-sign-officer = officer
table-sign-ship = ship
table-sign-warehouse = warehouse
table-prices = Prices
table-low = low
table-fair = fair
table-high = high
table-worth = ({ $gold } G, { $reputation } R)
table-bribe = bribe
table-faces = For hire
table-seized = Seized
table-draft = Being moved
table-hand = Your secrets
table-passed = passed
table-gold = { $first } gold
table-influence = { $first } influence
table-reputation = { $first } reputation
table-score = score { $first }
table-roads = Roads to { WORD($roads) }. { $steps ->
    [-1] No officer can come.
    [0] An officer is there.
    [one] An officer is 1 space away.
   *[other] The nearest officer is { $steps } spaces away.
}
table-other-roads = More roads
table-lanes = Lanes to { WORD($lanes) }.

## The board in the browser

board-map = Cornwall and the sea
board-regions = Regions of the coast
board-leaves = What is yours
board-round = Round { $round }
board-sea-off-st-levan = off St Levan
board-sea-western-approaches = Western Approaches
board-sea-mounts-bay = Mount’s Bay
board-sea-off-porthleven = off Porthleven
board-sea-off-lizard = off the Lizard
board-sea-lands-end = Land’s End
board-sea-cape-cornwall = Cape Cornwall
board-sea-st-ives-bay = St Ives Bay
board-sea-off-portreath = off Portreath
board-short-allen-cutler = Allen Cutler
board-way-to = The way to { $place }
board-town = A town of size { $size }: goods can be sold here, by column { $size } of the price list at most.
board-port = A port: landing here adds { $risk } to the risk.
board-cove = A secret cove: it adds nothing to the risk, but your ship needs somebody who knows the way in.
board-village = A village: nobody buys goods here.
board-customs-house = The customs warehouse stands here.
board-some = { WORD($goods) } ({ $count })
board-sells = On sale { EACH($place, "at") }: { $goods }.
board-sold-out = Everything is sold.
board-token-officer = { $who ->
    [-1] { $count ->
        [one] a customs officer in { $place }
       *[other] { $count } customs officers in { $place }
    }
   *[other] { PHRASE($who, "officer-of") } in { $place }
}
board-token-pawn = { WHO($who) ->
    [you] your pawn in { $place }
   *[other] { NAME($who) }’s pawn in { $place }
}
board-token-ship = { WHO($who) ->
    [you] your ship: { $place }
   *[other] { NAME($who) }’s ship: { $place }
}
board-track = The customs pawn is on space { $track } of { $end }.
board-wheel = Gold wheel: { $at } of { $size }. Each gold that a sale brings turns it by one; at the start again, customs advance.
board-end = End
board-last = last round
board-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
board-seized-tells = Seized { WORD($goods) }, { $size ->
    [one] 1 square
   *[other] { $size } squares
}. A mob with a pawn beside it can take it back.
board-which-mob = Which mob takes it?
board-close = Close
board-row-cost = { $cost ->
    [0] costs nothing
   *[other] { $cost } influence or reputation
}
board-column-tells = The column is the size of the goods or of the town, whichever is smaller.
board-buys = { $place } buys { WORD($goods) }
board-column = column { $column }
board-sale-officer = { $away ->
    [0] No officer can come to { $place }.
    [1] The nearest officer steps into { $place }.
   *[other] The nearest officer, { $away } spaces away, comes one closer.
}
board-landing = Landing { EACH($place, "at") }
board-the-cove = the cove
board-the-port = the port
board-squares = { $count ->
    [one] square
   *[other] squares
}
board-by-cards = by cards
board-hushed = hushed up
board-risk-word = risk
board-risk = risk { $risk }
board-apart = Nobody minds on { $place }: no officer stirs.
board-overlooked = Customs overlook { $level }: no officer stirs.
board-noticed = Customs overlook { $level }: officers take { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}; the nearest is { $away } away.
board-risen = Answers have raised the risk.
board-coming = Officers take { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}; the nearest is { $away } away.
board-quiet-again = All is hushed up: no officer stirs.
board-answer-risk = Risk { $risk }, customs overlook { $level }: { $steps ->
    [0] no officer stirs
    [one] officers take 1 step
   *[other] officers take { $steps } steps
}
board-answer-sale = Selling { WORD($goods) } { EACH($place, "at") }
board-answer-march = An officer goes { EACH($place, "from") } { EACH($end, "to") }
board-waylaid = He stays where he is.
board-gold = Gold
board-influence = Influence
board-reputation = Reputation
board-standing = score { $score } · { $people ->
    [one] 1 character
   *[other] { $people } characters
}
board-hold = Hold of { WORD($ship) }
board-goods-tells = { WORD($goods) }: { $size ->
    [one] 1 square
   *[other] { $size } squares
}. So much room it takes, and so much risk when it is landed.
board-sq = { $size } sq
board-unloaded = Unloaded: touch to put it back
board-ashore = Ashore: touch to sell or move it
board-shop = On sale { EACH($place, "at") }: touch to try it in the hold
board-no-secrets = No secrets.
board-takes = takes { EACH($goods, "the") }
board-used = used this round
board-nobody = Nobody yet.
board-deck-empty = nobody left
board-hire = For hire: 1 influence and
board-people = In your service
board-room = { $squares } squares
board-cards = { $count } cards
board-deck-religious = good names, hiding places
board-deck-trade = ships, prices, gold
board-deck-unskilled = mobs and many hands
board-deck-officials = customs and rivals
board-pay = How it is paid
board-hush = hush { $much }
board-aboard = Aboard: { $goods }.
board-empty-hold = Nothing aboard.
board-leaf-hold = Hold
board-leaf-secrets = Secrets
board-leaf-people = People
board-leaf-hire = For hire
board-leaf-more = More
board-deed-work = You give up all your goods and half your good name, and are paid what gold and reputation then lack to { $wage }. Once a round.
board-deed-buy = One point of reputation counts as much as one gold, and brings influence every round.
board-deed-pass = You do nothing more in this round. You keep { EACH($gold, "gold") } and { EACH($influence, "influence") }.
board-do-storm = Storm the customs
board-do-discover = Look for a secret
board-do-buy = Buy reputation
board-do-work = Work honestly
board-do-pass = Pass the round
board-land = Land { EACH($place, "at") }
board-against = Against { NAME($target) }
board-row-short = { $cost ->
    [0] costs nothing
   *[other] costs { $cost }
}
