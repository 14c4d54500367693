title = Chat en poche
pitch = Un sac fermé chacun. Dites ce qu’il y a dans le vôtre, vrai ou faux, et voyez qui ose regarder.

coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}

word-cat = chat
word-hen = poule
word-pig = cochon

phase-deal = On distribue les sacs.
phase-sell = { NAME($seller) } vend.
    .you = À vous de vendre : que dites-vous qu’il y a dans votre sac ?
phase-answer = { NAME($seller) } crie : « { WORD($cried) } ! »
    .you = { NAME($seller) } crie : « { WORD($cried) } ! » Y croyez-vous ?
    .sealed = Vous avez répondu. On attend { NAMES($to_act) }.
phase-over = La partie est finie.

event-dealt = Un sac pour { NAME($seat) }.
    .goods = Dans votre sac : { WORD($goods) }.
event-cried = { WHO($seat) ->
    [you] Vous criez : « { WORD($goods) } ! »
   *[other] { NAME($seat) } crie : « { WORD($goods) } ! »
}
event-chose = { WHO($seat) ->
    [you] Vous avez répondu.
   *[other] { NAME($seat) } a répondu.
}
event-opened = { COUNT($lookers) ->
    [0] Personne ne regarde. Dans le sac, on trouve plus tard : { WORD($goods) }.
   *[other] { NAMES($lookers) } : on regarde. Dans le sac : { WORD($goods) }.
}
event-took = { WHO($seat) ->
    [you] Vous prenez { coins }.
   *[other] { NAME($seat) } prend { coins }.
}
event-paid = { WHO($seat) ->
    [you] Vous payez { coins }.
   *[other] { NAME($seat) } paie { coins }.
}
event-game_over = Tous les sacs sont vendus.

move-deal = Distribuer un sac
    .first = Distribuer : { WORD($first) }
move-cry = Crier votre marchandise
    .first = Crier « { WORD($first) } ! »
move-trust = Croire le vendeur
move-look = Regarder dans le sac

option-rounds = Manches
    .hint = Combien de sacs chacun vend.

outcome-all-sold = Tous les sacs sont vendus.

refusal-game-over = Le dernier sac est vendu : la partie est finie.
refusal-not-a-player = Personne n’est assis là.
refusal-chance-decides = Seul le hasard distribue les sacs.
refusal-chance-first = Il faut d’abord distribuer les sacs.
refusal-said-like = Le mot { $verb } se dit ainsi : { $example }.
refusal-not-your-sale = Seul le vendeur crie sa marchandise.
refusal-cried-already = Vous avez déjà crié votre marchandise.
refusal-no-cry = Rien n’est crié à quoi répondre.
refusal-own-cry = C’est aux autres de répondre à votre cri.
refusal-sealed = Vous avez déjà répondu ; les autres pas encore.
refusal-cried-last = On vient de crier « { WORD($goods) } » : criez autre chose.
