title = A Pig in a Poke
pitch = One covered bag each. Say what is in yours, true or not, and see who dares to look.

coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}

word-cat = cat
word-hen = hen
word-pig = pig

phase-deal = The bags are being dealt.
phase-sell = { NAME($seller) } sells.
    .you = You sell: what do you say is in your bag?
phase-answer = { NAME($seller) } cries: “{ WORD($cried) }!”
    .you = { NAME($seller) } cries: “{ WORD($cried) }!” Do you trust that?
    .sealed = You have answered. { NAMES($to_act) } still to answer.
phase-over = The game is over.

event-dealt = { NAME($seat) } gets a bag.
    .goods = In your bag is a { WORD($goods) }.
event-cried = { WHO($seat) ->
    [you] You cry: “{ WORD($goods) }!”
   *[other] { NAME($seat) } cries: “{ WORD($goods) }!”
}
event-chose = { WHO($seat) ->
    [you] You have answered.
   *[other] { NAME($seat) } has answered.
}
event-opened = { COUNT($lookers) ->
    [0] Nobody looks. The bag is opened later: a { WORD($goods) }.
   *[other] Looking: { NAMES($lookers) }. In the bag is a { WORD($goods) }.
}
event-took = { WHO($seat) ->
    [you] You take { coins }.
   *[other] { NAME($seat) } takes { coins }.
}
event-paid = { WHO($seat) ->
    [you] You pay { coins }.
   *[other] { NAME($seat) } pays { coins }.
}
event-game_over = All bags are sold.

move-deal = Deal a bag
    .first = Deal a { WORD($first) }
move-cry = Cry your goods
    .first = Cry “{ WORD($first) }!”
move-trust = Trust the seller
move-look = Look into the bag

option-rounds = Rounds
    .hint = How many bags everybody sells.

outcome-all-sold = All bags are sold.

refusal-game-over = The last bag is sold: the game is over.
refusal-not-a-player = Nobody sits there.
refusal-chance-decides = Chance alone deals the bags.
refusal-chance-first = The bags have to be dealt first.
refusal-said-like = The word { $verb } is said like this: { $example }.
refusal-not-your-sale = Only the seller cries the goods.
refusal-cried-already = You have cried your goods.
refusal-no-cry = Nothing is cried that could be answered.
refusal-own-cry = Your own cry is for the others to answer.
refusal-sealed = You have answered already; the others have not.
refusal-cried-last = The last one cried { WORD($goods) }: cry something else.
