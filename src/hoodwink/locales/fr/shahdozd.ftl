title = Roi, Voleur, Ministre
pitch = Six cartes cachées qui ne tiennent pas en place. Dites laquelle est la vôtre, vrai ou faux, et raflez les pièces.

coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}

## Words

word-king = Roi
    .letter = R
word-thief = Voleur
    .letter = V
word-minister = Ministre
    .letter = M
word-executioner = Bourreau
    .letter = B
word-sheriff = Shérif
    .letter = S
word-peasant = Paysan
    .letter = P
word-a = a
word-b = b
word-c = c
word-d = d
word-e = e
word-f = f
word-left = à gauche
word-right = à droite
word-front = en face

## The table

table-bank = Banque
table-unowned = personne
table-claim = « { WORD($character) } ! »
table-slot = { $slot }
    .owner = { $slot } ({ NAME($owner) })
table-anything = face cachée
table-seen = connue de
help-game = Sur les cartes : un nom dit ce que vous savez être là, des lettres ce qui peut y être. ▶ marque à qui est le tour, un cadre épais qui doit choisir. La gauche est le sens horaire, et se trouve à votre gauche.

## What to do now

phase-first = Le sort désigne qui commence.
phase-deal = On distribue les cartes.
phase-peek = Chacun choisit une première carte à regarder.
    .you = Avant le premier tour, vous pouvez regarder une carte qui n’est pas la vôtre. Laquelle ?
    .sealed = Votre choix est fait. On attend encore : { NAMES($to_act) }.
phase-turn = C’est à { NAME($turn) } de jouer.
    .you = C’est à vous de jouer : regardez votre carte, faites tourner le cercle ou annoncez un personnage.
phase-challenge = { WHO($claim-seat) ->
    [you] Vous prétendez être le { WORD($claim-character) }.
   *[other] { NAME($claim-seat) } prétend être le { WORD($claim-character) }.
}
    .you = { NAME($claim-seat) } prétend être le { WORD($claim-character) }. Y croyez-vous ?
    .sealed = Votre choix est fait. On attend encore : { NAMES($to_act) }.
phase-answer = Le Roi demande qui est le Ministre.
    .you = { NAME($turn) }, le Roi, demande qui est le Ministre. Répondez-vous ?
    .sealed = Votre choix est fait. On attend encore : { NAMES($to_act) }.
phase-mix = { NAME($turn) } choisit deux cartes à mélanger.
    .you = Vous voilà Ministre : quelles deux cartes mélangez-vous ?
phase-shuffle = On mélange deux cartes.
phase-accuse = { NAME($turn) } choisit la carte à démasquer.
    .you = Vous voilà Bourreau : montrez une carte et dites qui elle est. Si c’est juste, vous prenez toute la bourse de son propriétaire.
phase-tax = { NAME($turn) } choisit qui paiera double.
    .you = Vous voilà Shérif : tous les autres paient 1 pièce. Qui en paie 2 ?
phase-name = { NAME($turn) } nomme les cartes une à une.
    .you = Vous êtes le Paysan : nommez les autres cartes une à une. Quatre noms justes vous donnent toute la banque, une erreur vous coûte 2 pièces.
phase-over = La partie est finie.

## What happened

event-first_player = { WHO($seat) ->
    [you] Vous commencez.
   *[other] { NAME($seat) } commence.
}
event-chose = { WHO($seat) ->
    [you] Vous avez choisi.
   *[other] { NAME($seat) } a choisi.
}
event-declined_peek = { WHO($seat) ->
    [you] Vous ne regardez aucune carte.
   *[other] { NAME($seat) } ne regarde aucune carte.
}
event-peeked = { NAME($seat) } regarde la carte de l’emplacement { WORD($slot) }.
    .card = Vous regardez la carte de l’emplacement { WORD($slot) } : c’est le { WORD($card) }.
event-looked = { NAME($seat) } regarde sa propre carte.
    .card = Vous regardez votre carte : c’est le { WORD($card) }.
event-rotated = { $way ->
    [front] { WHO($seat) ->
        [you] Vous envoyez chaque carte à l’emplacement opposé.
       *[other] { NAME($seat) } envoie chaque carte à l’emplacement opposé.
    }
   *[other] { WHO($seat) ->
        [you] Vous faites tourner le cercle { WORD($way) }.
       *[other] { NAME($seat) } fait tourner le cercle { WORD($way) }.
    }
}
event-claimed = { WHO($seat) ->
    [you] Vous prétendez être le { WORD($character) }.
   *[other] { NAME($seat) } prétend être le { WORD($character) }.
}
event-challenged = { WHO($claimant) ->
    [you] { $true ->
        [true] { NAME($seat) } ne vous croit pas, mais c’est bien le { WORD($character) }.
       *[false] { NAME($seat) } ne vous croit pas, avec raison : ce n’est pas le { WORD($character) }.
    }
   *[other] { $true ->
        [true] { NAME($seat) } ne croit pas { NAME($claimant) }, mais c’est bien le { WORD($character) }.
       *[false] { NAME($seat) } ne croit pas { NAME($claimant) }, avec raison : ce n’est pas le { WORD($character) }.
    }
}
    .card = { $true ->
        [true] Vous ne croyez pas { NAME($claimant) }, mais c’est bien le { WORD($card) }.
       *[false] Vous ne croyez pas { NAME($claimant) }, avec raison : vous voyez le { WORD($card) }, pas le { WORD($character) }.
    }
event-answered = { COUNT($seats) ->
    [0] { WHO($king) ->
        [you] Personne ne vous répond comme Ministre.
       *[other] Personne ne répond à { NAME($king) } comme Ministre.
    }
    [one] { WHO($seats) ->
        [you] Vous répondez à { NAME($king) } comme Ministre.
       *[other] { WHO($king) ->
            [you] { NAMES($seats) } vous répond comme Ministre.
           *[other] { NAMES($seats) } répond à { NAME($king) } comme Ministre.
        }
    }
   *[other] { WHO($king) ->
        [you] { NAMES($seats) } vous répondent comme Ministres.
       *[other] { WHO($seats) ->
            [you] { NAMES($seats) } répondez à { NAME($king) } comme Ministres.
           *[other] { NAMES($seats) } répondent à { NAME($king) } comme Ministres.
        }
    }
}
event-confronted = { $true ->
    [true] { WHO($seat) ->
        [you] Vous étiez le vrai Ministre.
       *[other] { NAME($seat) } était le vrai Ministre.
    }
   *[false] { WHO($seat) ->
        [you] Vous n’étiez pas le Ministre.
       *[other] { NAME($seat) } n’était pas le Ministre.
    }
}
    .card = { $true ->
        [true] Vous voyez la carte que cachait { NAME($seat) } : c’est bien le Ministre.
       *[false] Vous voyez la carte que cachait { NAME($seat) } : non pas le Ministre, mais le { WORD($card) }.
    }
event-mixed = { WHO($seat) ->
    [you] Vous mélangez en cachette les cartes des emplacements { WORD($slots) }.
   *[other] { NAME($seat) } mélange en cachette les cartes des emplacements { WORD($slots) }.
}
    .swapped = { $hidden ->
        [true] { $swapped ->
            [true] Vous échangez les cartes des emplacements { WORD($slots) } ; personne d’autre ne le sait.
           *[false] Vous remettez en place les cartes des emplacements { WORD($slots) } ; personne d’autre ne le sait.
        }
       *[false] { $swapped ->
            [true] { WHO($seat) ->
                [you] Vous échangez les cartes des emplacements { WORD($slots) }, au vu de tous.
               *[other] { NAME($seat) } échange les cartes des emplacements { WORD($slots) }, au vu de tous.
            }
           *[false] { WHO($seat) ->
                [you] Vous soulevez les cartes des emplacements { WORD($slots) } et les remettez en place, au vu de tous.
               *[other] { NAME($seat) } soulève les cartes des emplacements { WORD($slots) } et les remet en place, au vu de tous.
            }
        }
    }
event-shown = On retourne la carte de l’emplacement { WORD($slot) } : c’est le { WORD($card) }.
event-named = { WHO($seat) ->
    [you] Vous nommez la carte de l’emplacement { WORD($slot) } : le { WORD($character) }.
   *[other] { NAME($seat) } nomme la carte de l’emplacement { WORD($slot) } : le { WORD($character) }.
}
event-peasant_failed = { WHO($seat) ->
    [you] Votre Paysan se trompe ; on remet les cartes face cachée.
   *[other] { NAME($seat) } se trompe en Paysan ; on remet les cartes face cachée.
}
event-accused = { $right ->
    [true] { WHO($seat) ->
        [you] Vous dites que l’emplacement { WORD($slot) } cache le { WORD($character) }, et c’est juste.
       *[other] { NAME($seat) } dit que l’emplacement { WORD($slot) } cache le { WORD($character) }, et c’est juste.
    }
   *[false] { WHO($seat) ->
        [you] Vous dites que l’emplacement { WORD($slot) } cache le { WORD($character) }, et c’est faux.
       *[other] { NAME($seat) } dit que l’emplacement { WORD($slot) } cache le { WORD($character) }, et c’est faux.
    }
}
    .card = { $right ->
        [true] { NAME($seat) } dit que vous êtes le { WORD($character) }, et c’est juste.
       *[false] { NAME($seat) } dit que vous êtes le { WORD($character) }. Vous vérifiez votre carte : c’est le { WORD($card) }.
    }
event-taxed = { WHO($twice) ->
    [you] { NAME($seat) } fait payer la taxe à tous, et à vous deux fois.
   *[other] { WHO($seat) ->
        [you] Vous faites payer la taxe à tous, et deux fois à { NAME($twice) }.
       *[other] { NAME($seat) } fait payer la taxe à tous, et deux fois à { NAME($twice) }.
    }
}
event-took = { WHO($seat) ->
    [you] Vous prenez { coins } à la banque.
   *[other] { NAME($seat) } prend { coins } à la banque.
}
event-paid = { WHO($seat) ->
    [you] Vous payez { coins } à la banque.
   *[other] { NAME($seat) } paie { coins } à la banque.
}
event-could_not_pay = { WHO($seat) ->
    [you] Vous ne pouvez pas payer : les autres se servent à la banque.
   *[other] { NAME($seat) } ne peut pas payer : les autres se servent à la banque.
}
event-stole = { $coins ->
    [0] { WHO($victim) ->
        [you] Vous n’avez pas la moindre pièce à prendre.
       *[other] { NAME($victim) } n’a pas la moindre pièce à prendre.
    }
   *[other] { WHO($victim) ->
        [you] { NAME($seat) } vous prend { coins }.
       *[other] { WHO($seat) ->
            [you] Vous prenez { coins } à { NAME($victim) }.
           *[other] { NAME($seat) } prend { coins } à { NAME($victim) }.
        }
    }
}
event-game_over = La partie est finie.

## Choices

move-first = Commencer
    .first = { NAME($first) } commence
move-deal = Distribuer une carte
    .first = Distribuer le { WORD($first) }
move-swap = Échanger les deux cartes
move-keep = Remettre les deux cartes en place
move-peek = Regarder une première carte
    .first = { $first ->
        [none] Ne regarder aucune carte
       *[other] Regarder l’emplacement { WORD($first) }
    }
move-look = Payer pour regarder votre carte
move-rotate = Faire tourner le cercle
    .short = { WORD($first) }
    .first = { $first ->
        [left] Tourner le cercle à gauche (sens horaire)
        [right] Tourner le cercle à droite (sens antihoraire)
       *[front] Envoyer chaque carte en face
    }
move-claim = Annoncer un personnage
    .short = { WORD($first) }
    .first = Prétendre être le { WORD($first) }
move-allow = Laisser passer
move-challenge = Contester : voir la carte, et payer 1 pièce si c’était vrai
move-answer = Répondre « C’est moi, le Ministre » (1 pièce, si cela passe)
move-stay = Garder le silence
move-mix = Mélanger deux cartes
    .fourth = { $third ->
        [open] { $fourth ->
            [swap] Échanger { WORD($first) } et { WORD($second) }, au vu de tous
           *[keep] Soulever et remettre { WORD($first) } et { WORD($second) }, au vu de tous
        }
       *[hidden] { $fourth ->
            [swap] Échanger { WORD($first) } et { WORD($second) } en cachette
           *[keep] Faire semblant d’échanger { WORD($first) } et { WORD($second) }, en cachette
        }
    }
    .third = { $third ->
        [open] Mélanger { WORD($first) } et { WORD($second) }, au vu de tous
       *[hidden] Mélanger { WORD($first) } et { WORD($second) } en cachette
    }
    .second = Mélanger { WORD($first) } et { WORD($second) }
    .first = Mélanger { WORD($first) } avec une autre carte
move-accuse = Démasquer une carte
    .second = L’emplacement { WORD($first) } cache le { WORD($second) }
    .first = Démasquer l’emplacement { WORD($first) }
move-tax = Taxer tout le monde, et quelqu’un deux fois
    .first = { NAME($first) } paie double
move-name = Nommer une carte
    .third = { $first ->
        [at] Le { WORD($third) } est à l’emplacement { WORD($second) }
       *[other] Le { WORD($first) } est à l’emplacement { WORD($third) }
    }
    .second = { $first ->
        [at] Nommer la carte de l’emplacement { WORD($second) }
       *[other] Nommer le { WORD($first) }
    }
    .first = { $first ->
        [at] Nommer la carte d’un emplacement
       *[other] Nommer le { WORD($first) }
    }

## Options

option-memory = Aide-mémoire
    .hint = La table montre ce que vous avez vu et ce que chaque carte peut être. Sinon, à vous de vous en souvenir.
option-mixing = Comment le Ministre mélange
    .hint = Qui voit si les deux cartes changent de place, et qui en décide.
choice-mixing-choose = à découvert ou en cachette, au gré du Ministre
choice-mixing-open = toujours à découvert
choice-mixing-hidden = toujours en cachette : seul le Ministre sait
choice-mixing-random = au hasard : personne ne sait
option-broke_look = Regarder sans pièce
    .hint = Sans pièce, on peut regarder : les autres se servent alors à la banque.
choice-broke_look-enough = seulement si la banque a une pièce pour chacun des autres
choice-broke_look-always = toujours, même si cela vide la banque
option-turn_cap = Nombre de tours limité
    .hint = La partie s’arrête après ce nombre de tours ; 0 : sans limite.

## Endings

outcome-bank-empty = La banque est vide.
outcome-turn-cap = Le nombre de tours convenu est atteint.

## Refusals

refusal-game-over = La banque est vide : la partie est finie.
refusal-cap-reached = Le nombre de tours convenu est atteint.
refusal-not-a-player = Personne n’est assis là.
refusal-chance-only = Le sort pose les cartes et remet celles qu’on mélange, et rien de plus.
refusal-chance-names-first = Le sort seul désigne qui commence.
refusal-chance-deals = Le sort seul pose les cartes sur les emplacements.
refusal-chance-puts-back = Si des cartes mélangées sont échangées se dit avec le mélange, ou dépend du sort.
refusal-chance-first = Le sort doit d’abord répondre.
refusal-said-like = Le mot { $verb } se dit ainsi : { $example }.
refusal-not-your-turn = C’est à quelqu’un d’autre de jouer.
refusal-peeks-first = Le premier tour commence quand chacun a choisi où regarder.
refusal-claim-first = Tous doivent d’abord contester l’annonce ou la laisser passer, sauf qui l’a faite.
refusal-answers-first = Tous sauf le Roi doivent d’abord répondre comme Ministre ou se taire.
refusal-power-first = Un tour n’a qu’une action : on joue d’abord le personnage annoncé.
refusal-setup-only = On ne regarde un autre emplacement qu’avant le premier tour.
refusal-own-slot = Le premier regard porte sur n’importe quel emplacement, sauf le vôtre.
refusal-bank-too-small = Sans pièce, vous ne pouvez regarder que si la banque en a une pour chacun des autres.
refusal-no-claim = Il n’y a aucune annonce à contester ni à laisser passer pour l’instant.
refusal-claim-stands = L’annonce tient : on conteste avant que le pouvoir serve.
refusal-peasant-shows = On ne conteste pas le Paysan : sa carte est visible de tous.
refusal-own-claim = C’est aux autres de contester votre annonce ou de la laisser passer.
refusal-no-king = Aucun Roi ne demande le Ministre.
refusal-own-king = Le Roi ne peut pas être aussi le Ministre.
refusal-only-minister = Le Roi demande le Ministre, et personne d’autre.
refusal-sealed = Votre choix est fait, et un choix caché ne se change pas.
refusal-not-minister = Seul un Ministre dont l’annonce a tenu mélange des cartes.
refusal-two-cards = Le Ministre mélange deux cartes différentes.
refusal-say-how-to-mix = Dites aussi comment vous mélangez : open ou hidden, et swap ou keep.
refusal-mix-openly = Dans cette partie, tous voient le mélange : dites open, et swap ou keep.
refusal-mix-hidden = Dans cette partie, vous seul voyez le mélange : dites hidden, et swap ou keep.
refusal-mix-blindly = Dans cette partie, le sort remet les deux cartes : nommez seulement leurs emplacements.
refusal-not-executioner = Seul un Bourreau dont l’annonce a tenu montre une carte du doigt.
refusal-not-anothers-card = Le Bourreau montre la carte de quelqu’un d’autre.
refusal-not-sheriff = Seul un Shérif dont l’annonce a tenu lève la taxe.
refusal-not-another-player = Le Shérif choisit quelqu’un d’autre pour payer double.
refusal-not-peasant = Seul un Paysan dont la carte était la bonne nomme les autres.
refusal-already-shown = Cette carte, ou ce personnage, est déjà face visible.

## The table in the browser

progress-turn = Tour { $number }
the-character = Le { WORD($character) }
goal = Quand la banque est vide, la bourse la plus pleine l’emporte.
has-chosen = a choisi
verdict-true = vrai
verdict-false = mensonge
card-label = emplacement { $slot }
    .owner = emplacement { $slot } ({ NAME($owner) })
card-seen = vue par { NAMES($seats) }
power-king = Prend { coins } à la banque, puis demande qui est le Ministre.
    .brief = Prend { coins }, demande le Ministre.
power-answer = En réponse au Roi : prend { coins }, si l’annonce tient.
    .brief = Prend { coins }, si l’annonce tient.
power-thief = Prend 1 pièce à chaque voisin ; si l’un n’en a pas, à la banque.
    .brief = 1 pièce à chaque voisin.
power-minister = Mélange deux cartes, à la vue de tous ou en cachette.
    .brief = Mélange deux cartes.
power-executioner = Dit qui est la carte d’un autre. Si c’est juste : prend toute sa bourse.
    .brief = Nomme une carte. Si c’est juste : la bourse.
power-sheriff = Tous les autres paient 1 pièce à la banque, et l’un d’eux 2.
    .brief = Tous les autres paient 1, l’un d’eux 2.
power-peasant = Montre sa carte, puis nomme toutes les autres. Sans faute : toute la banque. Une faute : paie { coins }. On ne peut pas en douter.
    .brief = Nomme toutes les cartes. Juste : la banque. Faux : paie { coins }.
if-true = contesté et vrai : qui doute paie 1
if-false = contesté et faux : rien ne se fait
if-false-answer = contesté et faux : rien n’est pris
yield-king = +{ $coins }
yield-thief = 1 + 1
yield-minister = mêle deux
yield-executioner = une bourse
yield-sheriff = taxe tous
yield-peasant = la banque
claims-turn = Vous êtes …
claims-later = À votre tour : vous êtes …
claims-accuse = La carte désignée est …
    .slot = La carte { $slot } est …
claims-name = La carte suivante est …
    .slot = La carte { $slot } est …
tray-moves = … ou bougez
tray-sealed = Scellé, jusqu’à ce que tous aient choisi
tray-look = Regarder
tray-left = À gauche
tray-right = À droite
tray-front = En face
look-cost = { $broke ->
    [true] aux autres +1
   *[false] −1 pièce
}
mixing-how = Comment reposer { WORD($slots) } ?
reckon = À garder en tête
reckon-none = Rien n’a été mélangé à votre insu.
reckon-off = Pas d’aide-mémoire dans cette partie : retenez ce que vous voyez.
reckon-mix = Le sort a mélangé { WORD($slots) }.
    .by = { WHO($by) ->
        [you] Vous avez mélangé { WORD($slots) } en cachette.
       *[other] { NAME($by) } a mélangé { WORD($slots) } en cachette.
    }
reckon-two = L’un est le { WORD($one) }, l’autre le { WORD($other) }.
reckon-seen = Votre carte a été vue par { NAMES($seats) }.
known = Ce que vous savez
known-is = c’est le { WORD($character) }
known-may = ce peut être le { WORD($character) }
