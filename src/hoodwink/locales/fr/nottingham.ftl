title = Shérif de Nottingham
pitch = Remplissez un sac, dites ce qu’il contient, vrai ou faux, et passez devant le shérif. Un pot-de-vin peut aider.

coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
hidden = { $contraband ->
    [0] { "" }
    [one] { $contraband } carte de contrebande cachée
   *[other] { $contraband } cartes de contrebande cachées
}
fate = { $outcome ->
    [pass] { WHO($bag) ->
        [you] vous laisser passer
       *[other] laisser passer { NAME($bag) }
    }
   *[inspect] { WHO($bag) ->
        [you] vous fouiller
       *[other] fouiller { NAME($bag) }
    }
}
wish = { $first ->
    [pass] { WHO($second) ->
        [you] vous laisser passer
       *[other] laisser passer { NAME($second) }
    }
   *[inspect] { WHO($second) ->
        [you] vous fouiller
       *[other] fouiller { NAME($second) }
    }
}

## Goods

word-apple = une pomme
    .card = pomme
    .letter = P
word-cheese = un fromage
    .card = fromage
    .letter = F
word-bread = un pain
    .card = pain
    .letter = N
word-chicken = un poulet
    .card = poulet
    .letter = L
word-pepper = un poivre
    .card = poivre
    .letter = V
word-mead = un hydromel
    .card = hydromel
    .letter = H
word-silk = une soie
    .card = soie
    .letter = S
word-crossbow = une arbalète
    .card = arbalète
    .letter = A
word-granny-apples = un panier de granny
    .card = granny
    .letter = PP
word-golden-apples = un panier de pommes d’or
    .card = pommes d’or
    .letter = PP
word-gouda = un gouda
    .card = gouda
    .letter = FF
word-blue-cheese = un bleu
    .card = bleu
    .letter = FF
word-rye-bread = un pain de seigle
    .card = pain de seigle
    .letter = NN
word-black-bread = un pain noir
    .card = pain noir
    .letter = NN
word-royal-rooster = un coq royal
    .card = coq royal
    .letter = LL
word-arcane-scrolls = les parchemins des arcanes
    .card = parchemins des arcanes
    .letter = R
word-feast-plate = un plat de fête
    .card = plat de fête
    .letter = T
word-royal-summons = une convocation royale
    .card = convocation royale
    .letter = Y
word-left = gauche
word-right = droite
word-deck = pioche
word-inspect = ouvrir le sac
word-pass = laisser passer
word-kept = tenue
word-broken = rompue
word-open = encore ouverte
crown = { $second } pour { $first ->
    [apple] les pommes
    [cheese] les fromages
    [bread] les pains
   *[chicken] les poulets
}
goods = { $first ->
    [apple] { $second ->
        [one] { $second } pomme
       *[other] { $second } pommes
    }
    [cheese] { $second ->
        [one] { $second } fromage
       *[other] { $second } fromages
    }
    [bread] { $second ->
        [one] { $second } pain
       *[other] { $second } pains
    }
    [chicken] { $second ->
        [one] { $second } poulet
       *[other] { $second } poulets
    }
    [pepper] { $second ->
        [one] { $second } poivre
       *[other] { $second } poivres
    }
    [mead] { $second ->
        [one] { $second } hydromel
       *[other] { $second } hydromels
    }
    [silk] { $second ->
        [one] { $second } soie
       *[other] { $second } soies
    }
    [crossbow] { $second ->
        [one] { $second } arbalète
       *[other] { $second } arbalètes
    }
    [granny-apples] { $second ->
        [one] { $second } panier de granny
       *[other] { $second } paniers de granny
    }
    [golden-apples] { $second ->
        [one] { $second } panier de pommes d’or
       *[other] { $second } paniers de pommes d’or
    }
    [gouda] { $second ->
        [one] { $second } gouda
       *[other] { $second } goudas
    }
    [blue-cheese] { $second ->
        [one] { $second } bleu
       *[other] { $second } bleus
    }
    [rye-bread] { $second ->
        [one] { $second } pain de seigle
       *[other] { $second } pains de seigle
    }
    [black-bread] { $second ->
        [one] { $second } pain noir
       *[other] { $second } pains noirs
    }
    [royal-rooster] { $second ->
        [one] { $second } coq royal
       *[other] { $second } coqs royaux
    }
    [arcane-scrolls] { $second ->
        [one] { $second } lot de parchemins des arcanes
       *[other] { $second } lots de parchemins des arcanes
    }
    [feast-plate] { $second ->
        [one] { $second } plat de fête
       *[other] { $second } plats de fête
    }
   *[royal-summons] { $second ->
        [one] { $second } convocation royale
       *[other] { $second } convocations royales
    }
}
declared-goods = { $good ->
    [apple] { $count ->
        [one] { $count } pomme
       *[other] { $count } pommes
    }
    [cheese] { $count ->
        [one] { $count } fromage
       *[other] { $count } fromages
    }
    [bread] { $count ->
        [one] { $count } pain
       *[other] { $count } pains
    }
   *[chicken] { $count ->
        [one] { $count } poulet
       *[other] { $count } poulets
    }
}

## The bargain

offer-coins = { $coins ->
    [0] { "" }
   *[other] { coins }
}
offer-claims = { COUNT($claims) ->
    [0] { "" }
   *[other] { EACH($claims, "goods") } (dans le sac, paraît-il)
}
offer-promises = { COUNT($promises) ->
    [0] { "" }
   *[other] la promesse de { EACH($promises, "wish") } au prochain tour de shérif
}
offer-asks = { COUNT($asks) ->
    [0] { "" }
   *[other] { " " }et aussi { EACH($asks, "wish") }
}
offer-repays = { COUNT($repays) ->
    [0] { "" }
   *[other] , contre la promesse du shérif de { EACH($repays, "wish") } quand il le sera de nouveau
}
offer-terms = { LIST(offer-coins, EACH($goods, "goods"), hidden, offer-claims, offer-promises) }
    .kinds = { LIST(offer-coins, EACH($goods, "goods"), EACH($kinds, "goods"), offer-claims, offer-promises) }

## The table

table-round = Manche { $round }/{ $rounds }
table-left = Pile de gauche
table-right = Pile de droite
table-empty = vide
table-deeper = et { $count } dessous
table-apple = Pomme
table-cheese = Fromage
table-bread = Pain
table-chicken = Poulet
table-contraband = Contrebande
table-coins = Pièces
table-bag = Sac
table-sheriff = shérif
table-said = « { declared-goods } »
table-threatened = menacé
table-pass = passé
table-inspect = fouillé
table-open = ouvert
table-shut = fermé
table-hand = Votre main
table-in-bag = Dans votre sac
table-aside = De côté
table-confiscated = Confisqué
table-goods = { EACH($goods, "goods") }
table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-draft = Votre brouillon : { $gives ->
    [false] rien encore, pour { fate }{ offer-asks }{ offer-repays }
   *[true] { offer-terms.kinds }, pour { fate }{ offer-asks }{ offer-repays }
}
table-duty = Le shérif est tenu de { wish }.
table-owed = { WHO($seat) ->
    [you] Vous devez au shérif { EACH($goods, "goods") } de votre sac, s’il s’y en trouve.
   *[other] { NAME($seat) } doit au shérif { EACH($goods, "goods") } de son sac, s’il s’y en trouve.
}
table-promise = { WHO($to) ->
    [you] { NAME($seat) } vous l’a promis : { wish }, une fois shérif.
   *[other] Promis par { NAME($seat) } à { NAME($to) } : { wish }, une fois shérif.
}
table-word = { NAME($seat) } : { $kept } tenues, { $broken } trahies
table-words = Promesses passées
table-clock = Il reste au shérif { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
table-took = { WHO($seat) ->
    [you] Vous avez pris
   *[other] { NAME($seat) } a pris
}
table-prices = Valeur/amende de chaque carte (royales, promos : si en jeu)
table-legal = Légales
table-royals = Royales
table-promos = Promos
table-hides = { WHO($seat) ->
    [you] Vous cachez
   *[other] { NAME($seat) } cache
}
help-game = ▶ marque qui doit choisir, ★ le shérif. De chaque pile on voit le dessus, la première carte à prendre ; « table » les montre entières, avec ce que les autres y ont pris et les prix. On met de côté, on remplit son sac et on compose une offre par petits coups ; « bag apple » ou « add coins 5 » peuvent se taper. « pourquoi » suivi d’un coup dit pourquoi il est refusé.

## What to do now

phase-first = Le sort désigne le premier shérif.
phase-deal = On distribue les cartes.
phase-aside = { NAME($turn) } est au marché et choisit des cartes à mettre de côté.
    .you = Vous êtes au marché. Mettez de côté, une à une, jusqu’à 5 cartes dont vous ne voulez pas ; puis vous en piocherez autant.
phase-draw = { NAME($turn) } complète sa main.
    .you = Complétez votre main : prenez la carte du dessus d’une pile, ou tout le reste à la pioche. Après la pioche, on ne revient plus aux piles.
phase-drawing = On tire des cartes de la pioche.
phase-pile = { NAME($to_act) } choisit une pile pour y poser des cartes.
    .you = Les cartes vont, face visible, sur une seule pile. Laquelle ?
phase-lay = { NAME($to_act) } pose des cartes sur une pile.
    .you = Quelle carte posez-vous maintenant ? La dernière sera au-dessus.
phase-fill = Les marchands remplissent leurs sacs. Pas encore fermés : { NAMES($to_act) }.
    .you = Mettez dans votre sac, une à une, de 1 à 5 cartes de votre choix, puis fermez-le. Vous pourrez mentir sur leur nature, jamais sur leur nombre.
phase-declare = { NAME($to_act) } déclare son sac.
    .you = Votre sac contient { EACH($bag, "goods") }. Que dites-vous au shérif ?
phase-inspect = { NAME($sheriff) }, shérif, décide du sort des sacs et écoute les offres.
    .draft-number = Votre brouillon n’est pas encore annoncé. Complétez-le ou ôtez-en une partie, puis annoncez-le, ou renoncez-y.
    .you = Vous êtes shérif. Laissez passer ou fouillez chaque sac, dans l’ordre de votre choix. Vous pouvez d’abord menacer, et répondre aux offres.
phase-debt = { NAME($debt-debtor) } n’a plus de pièces et doit encore { $debt-owed }, en marchandises.
    .you = Vos pièces ne suffisent pas : vous devez encore { $debt-owed }. Quelles marchandises donnez-vous ? On ne rend pas la monnaie.
phase-refill = On complète les mains à la pioche.
phase-serve = { NAME($to_act) } choisit ce que devient un plat de fête.
    .you = Votre plat de fête devient une marchandise légale. Laquelle ?
phase-over = La partie est finie.

## What happened

event-sheriff_chosen = { WHO($seat) ->
    [you] Vous êtes le premier shérif.
   *[other] { NAME($seat) } est le premier shérif.
}
event-dealt = { NAME($seat) } reçoit { $count } cartes.
    .goods = Vous recevez { EACH($goods, "goods") }.
event-turned_up = Sur la pile de { WORD($pile) }, on retourne { WORD($good) }.
event-round_began = { WHO($sheriff) ->
    [you] La manche { $round } commence. Vous êtes le shérif.
   *[other] La manche { $round } commence. { NAME($sheriff) } est le shérif.
}
event-set_aside = { $count ->
    [0] { NAME($seat) } ne met rien de côté.
    [one] { NAME($seat) } met 1 carte de côté.
   *[other] { NAME($seat) } met { $count } cartes de côté.
}
    .goods = { $count ->
        [0] Vous ne mettez rien de côté.
       *[other] Vous mettez de côté { EACH($goods, "goods") }.
    }
event-drew = { NAME($seat) } tire une carte de la pioche.
    .good = { WHO($seat) ->
        [you] { $source ->
            [deck] Vous tirez { WORD($good) } de la pioche.
           *[other] Vous prenez { WORD($good) } sur la pile de { WORD($source) }.
        }
       *[other] { NAME($seat) } prend { WORD($good) } sur la pile de { WORD($source) }.
    }
event-chose_pile = { WHO($seat) ->
    [you] Vous allez poser sur la pile de { WORD($pile) } { EACH($goods, "goods") }.
   *[other] { NAME($seat) } va poser sur la pile de { WORD($pile) } { EACH($goods, "goods") }.
}
event-laid = { WHO($seat) ->
    [you] Vous posez sur la pile de { WORD($pile) } : { WORD($goods) }.
   *[other] { NAME($seat) } pose sur la pile de { WORD($pile) } : { WORD($goods) }.
}
event-closed = { NAME($seat) } ferme son sac.
    .goods = Vous fermez votre sac sur { EACH($goods, "goods") }.
event-bagged = { WHO($seat) ->
    [you] Votre sac contient { table-cards }.
   *[other] Le sac de { NAME($seat) } contient { table-cards }.
}
event-declared = { WHO($seat) ->
    [you] Vous déclarez { declared-goods }.
   *[other] { NAME($seat) } déclare { declared-goods }.
}
event-threatened = { WHO($seat) ->
    [you] Vous menacez de fouiller { NAME($bag) }.
   *[other] { WHO($bag) ->
        [you] { NAME($seat) } menace de vous fouiller.
       *[other] { NAME($seat) } menace de fouiller { NAME($bag) }.
    }
}
event-passed = { WHO($seat) ->
    [you] Vous laissez passer { NAME($bag) }.
   *[other] { WHO($bag) ->
        [you] { NAME($seat) } vous laisse passer.
       *[other] { NAME($seat) } laisse passer { NAME($bag) }.
    }
}
event-unpacked = { COUNT($goods) ->
    [0] { $contraband ->
        [0] { NAME($seat) } n’apporte rien.
       *[other] { NAME($seat) } apporte { hidden }.
    }
   *[other] { $contraband ->
        [0] { NAME($seat) } apporte { EACH($goods, "goods") }, sans contrebande.
       *[other] { NAME($seat) } apporte { LIST(EACH($goods, "goods"), hidden) }.
    }
}
    .kinds = { COUNT(LIST($goods, $kinds)) ->
        [0] Vous n’apportez rien.
       *[other] Vous apportez { LIST(EACH($goods, "goods"), EACH($kinds, "goods")) }.
    }
event-inspected = { $truthful ->
    [true] { WHO($bag) ->
        [you] { NAME($seat) } ouvre votre sac : { EACH($goods, "goods") }, comme vous l’aviez dit.
       *[other] { WHO($seat) ->
            [you] Vous fouillez { NAME($bag) } : { EACH($goods, "goods") }. C’était vrai.
           *[other] { NAME($seat) } fouille { NAME($bag) } : { EACH($goods, "goods") }. C’était vrai.
        }
    }
   *[false] { WHO($bag) ->
        [you] { NAME($seat) } ouvre votre sac : { EACH($goods, "goods") }, et non ce que vous aviez dit.
       *[other] { WHO($seat) ->
            [you] Vous fouillez { NAME($bag) } : { EACH($goods, "goods") }. C’était un mensonge.
           *[other] { NAME($seat) } fouille { NAME($bag) } : { EACH($goods, "goods") }. C’était un mensonge.
        }
    }
}
    .excused = { WHO($bag) ->
        [you] { NAME($seat) } ouvre votre sac : { EACH($goods, "goods") }. La convocation ne compte pas comme un mensonge.
       *[other] { WHO($seat) ->
            [you] Vous fouillez { NAME($bag) } : { EACH($goods, "goods") }. La convocation ne compte pas comme un mensonge.
           *[other] { NAME($seat) } fouille { NAME($bag) } : { EACH($goods, "goods") }. La convocation ne compte pas comme un mensonge.
        }
    }
event-summoned = { WHO($seat) ->
    [you] Votre convocation royale vous protège : { NAME($sheriff) } vous doit pour elle { coins }.
   *[other] Une convocation royale protège { NAME($seat) } : le shérif doit pour elle { coins }.
}
event-paid = { WHO($seat) ->
    [you] Vous payez { coins } à { NAME($to) }.
   *[other] { WHO($to) ->
        [you] { NAME($seat) } vous paie { coins }.
       *[other] { NAME($seat) } paie { coins } à { NAME($to) }.
    }
}
event-gave = { WHO($seat) ->
    [you] Vous donnez à { NAME($to) } { LIST(EACH($goods, "goods"), hidden) }.
   *[other] { WHO($to) ->
        [you] { NAME($seat) } vous donne { LIST(EACH($goods, "goods"), hidden) }.
       *[other] { NAME($seat) } donne à { NAME($to) } { LIST(EACH($goods, "goods"), hidden) }.
    }
}
    .kinds = { WHO($seat) ->
        [you] Vous donnez à { NAME($to) } { LIST(EACH($goods, "goods"), EACH($kinds, "goods")) }.
       *[other] { NAME($seat) } vous donne { LIST(EACH($goods, "goods"), EACH($kinds, "goods")) }.
    }
event-forgave = { WHO($debtor) ->
    [you] Vous n’avez plus rien : le reste de votre dette ({ coins }) est effacé.
   *[other] { NAME($debtor) } n’a plus rien : le reste de la dette ({ coins }) est effacé.
}
event-delivered = { $missing ->
    [0] { WHO($seat) ->
        [you] Vous remettez à { NAME($to) } { EACH($goods, "goods") } de votre sac.
       *[other] { WHO($to) ->
            [you] { NAME($seat) } vous remet { EACH($goods, "goods") } de son sac.
           *[other] { NAME($seat) } remet à { NAME($to) } { EACH($goods, "goods") } de son sac.
        }
    }
   *[other] { COUNT($goods) ->
        [0] { WHO($seat) ->
            [you] Rien de ce que vous offriez de votre sac ne s’y trouve.
           *[other] { NAME($seat) } n’a rien dans son sac de ce qui était offert.
        }
       *[other] { WHO($seat) ->
            [you] Vous remettez à { NAME($to) } { EACH($goods, "goods") } de votre sac ; le reste n’y a jamais été.
           *[other] { WHO($to) ->
                [you] { NAME($seat) } vous remet { EACH($goods, "goods") } de son sac ; le reste n’y a jamais été.
               *[other] { NAME($seat) } remet à { NAME($to) } { EACH($goods, "goods") } de son sac ; le reste n’y a jamais été.
            }
        }
    }
}
event-offered = Offre { $number } ({ NAME($giver) }) : { offer-terms }, pour { fate }{ offer-asks }{ offer-repays }.
    .kinds = Offre { $number } ({ NAME($giver) }) : { offer-terms.kinds }, pour { fate }{ offer-asks }{ offer-repays }.
event-countered = Conditions { $number } du shérif ({ NAME($giver) }) : { offer-terms }, pour { fate }{ offer-asks }{ offer-repays }.
    .kinds = Conditions { $number } du shérif ({ NAME($giver) }) : { offer-terms.kinds }, pour { fate }{ offer-asks }{ offer-repays }.
event-accepted = { WHO($seat) ->
    [you] Vous acceptez le numéro { $number }
   *[other] { NAME($seat) } accepte le numéro { $number }
} : { WHO($sheriff) ->
    [you] vous devez { fate }.
   *[other] le shérif doit { fate }.
}
event-refused = { WHO($seat) ->
    [you] Vous rejetez le numéro { $number }.
   *[other] { NAME($seat) } rejette le numéro { $number }.
}
event-withdrew = { WHO($seat) ->
    [you] Vous retirez le numéro { $number }.
   *[other] { NAME($seat) } retire le numéro { $number }.
}
event-lapsed = { WHO($seat) ->
    [you] { WHO($giver) ->
        [you] Votre offre { $number } tombe à l’eau.
       *[other] Vos conditions { $number } pour { NAME($giver) } tombent à l’eau.
    }
   *[other] { WHO($giver) ->
        [you] Les conditions { $number } du shérif pour vous tombent à l’eau.
       *[other] Le numéro { $number } ({ NAME($seat) }) tombe à l’eau.
    }
}
event-promise_settled = { $standing ->
    [kept] { WHO($seat) ->
        [you] Vous tenez la promesse faite à { NAME($to) } : { fate }.
       *[other] { WHO($to) ->
            [you] { NAME($seat) } tient la promesse qui vous était faite : { fate }.
           *[other] { NAME($seat) } tient la promesse faite à { NAME($to) } : { fate }.
        }
    }
   *[broken] { WHO($seat) ->
        [you] Vous trahissez la promesse faite à { NAME($to) } : { fate }.
       *[other] { WHO($to) ->
            [you] { NAME($seat) } trahit la promesse qui vous était faite : { fate }.
           *[other] { NAME($seat) } trahit la promesse faite à { NAME($to) } : { fate }.
        }
    }
}
event-time_ran_out = { WHO($seat) ->
    [you] Votre temps est écoulé : les sacs sans décision passent.
   *[other] Le temps du shérif est écoulé : les sacs sans décision passent.
}
event-deck_rebuilt = La pioche est épuisée. { $cards ->
    [one] Une carte défaussée en forme une nouvelle.
   *[other] { $cards } cartes défaussées en forment une nouvelle.
}
event-revealed = { COUNT($goods) ->
    [0] { WHO($seat) ->
        [you] Vous n’avez pas de contrebande à dévoiler.
       *[other] { NAME($seat) } n’a pas de contrebande à dévoiler.
    }
   *[other] { WHO($seat) ->
        [you] Vous dévoilez votre contrebande : { EACH($goods, "goods") }.
       *[other] { NAME($seat) } dévoile sa contrebande : { EACH($goods, "goods") }.
    }
}
event-served = { WHO($seat) ->
    [you] Votre plat de fête devient { WORD($good) }.
   *[other] Le plat de fête que sert { NAME($seat) } devient { WORD($good) }.
}
event-counted = { WHO($seat) ->
    [you] Vous comptez { $goods } pour les marchandises, { coins }{ COUNT($crowns) ->
        [0] { "" }
       *[other] , et comme roi ou reine { EACH($crowns, "crown") }
    }.
   *[other] { NAME($seat) } compte { $goods } pour les marchandises, { coins }{ COUNT($crowns) ->
        [0] { "" }
       *[other] , et comme roi ou reine { EACH($crowns, "crown") }
    }.
}
event-game_over = La partie est finie, et l’on compte tout.

## Choices

move-first = Être le premier shérif
    .first = { NAME($first) } commence comme shérif
move-draw = Prendre une carte
    .short = { $first ->
        [left] le dessus de la pile de gauche
        [right] le dessus de la pile de droite
        [deck] tout le reste à la pioche
       *[other] { WORD($first) }
    }
    .first = { $first ->
        [left] Prendre le dessus de la pile de gauche
        [right] Prendre le dessus de la pile de droite
        [deck] Tirer tout le reste de la pioche
       *[other] Tirer { WORD($first) }
    }
move-set = Mettre une carte de côté
    .short = { WORD($second) }
    .second = Mettre de côté { WORD($second) }
move-done = Ne plus rien mettre de côté
move-stop = Ne plus rien tirer
move-lay = Poser des cartes sur une pile
    .short = { WORD($first) }
    .first = { $first ->
        [left] Les poser sur la pile de gauche
        [right] Les poser sur la pile de droite
       *[other] Poser { WORD($first) }
    }
move-bag = Mettre une carte dans le sac
    .short = { WORD($first) }
    .first = Mettre { WORD($first) } dans le sac
move-close = Fermer le sac pour de bon
move-declare = Déclarer
    .first = { $first ->
        [apple] Déclarer des pommes
        [cheese] Déclarer du fromage
        [bread] Déclarer du pain
       *[chicken] Déclarer du poulet
    }
move-threaten = Menacer de fouiller
    .short = { NAME($first) }
    .first = Menacer { NAME($first) }
move-dismiss = Rejeter toutes les offres sur un sac
    .short = { NAME($first) }
    .first = Rejeter toutes les offres sur le sac de { NAME($first) }
move-pass = Laisser passer
    .short = { NAME($first) }
    .first = Laisser passer { NAME($first) }
move-inspect = Fouiller
    .short = { NAME($first) }
    .first = Fouiller { NAME($first) }
move-give = Donner des marchandises
    .short = { WORD($first) }
    .first = Donner { WORD($first) }
move-serve = Servir un plat de fête
    .first = Le plat devient { WORD($first) }
move-time = Annoncer la fin du temps
move-draft = Marchander
    .short = { $first ->
        [pass] { WHO($second) ->
            [you] vous laisser passer
           *[other] laisser passer { NAME($second) }
        }
       *[inspect] { WHO($second) ->
            [you] vous fouiller
           *[other] fouiller { NAME($second) }
        }
    }
    .second = { $first ->
        [pass] { WHO($second) ->
            [you] Marchander pour vous laisser passer
           *[other] Marchander pour laisser passer { NAME($second) }
        }
       *[inspect] { WHO($second) ->
            [you] Marchander pour vous fouiller
           *[other] Marchander pour fouiller { NAME($second) }
        }
    }
    .first = { $first ->
        [pass] Marchander pour laisser passer quelqu’un
       *[inspect] Marchander pour fouiller quelqu’un
    }
move-ask = Demander aussi autre chose
    .short = { $first ->
        [pass] { WHO($second) ->
            [you] vous laisser passer
           *[other] laisser passer { NAME($second) }
        }
       *[inspect] { WHO($second) ->
            [you] vous fouiller
           *[other] fouiller { NAME($second) }
        }
    }
    .second = { $first ->
        [pass] { WHO($second) ->
            [you] Demander aussi de vous laisser passer
           *[other] Demander aussi de laisser passer { NAME($second) }
        }
       *[inspect] { WHO($second) ->
            [you] Demander aussi de vous fouiller
           *[other] Demander aussi de fouiller { NAME($second) }
        }
    }
    .first = { $first ->
        [pass] Demander aussi de laisser passer quelqu’un
       *[inspect] Demander aussi de fouiller quelqu’un
    }
move-promise = Promettre pour plus tard
    .short = { $first ->
        [pass] { WHO($second) ->
            [you] vous laisser passer
           *[other] laisser passer { NAME($second) }
        }
       *[inspect] { WHO($second) ->
            [you] vous fouiller
           *[other] fouiller { NAME($second) }
        }
    }
    .second = { $first ->
        [pass] { WHO($second) ->
            [you] La promesse de vous laisser passer
           *[other] Promettre de laisser passer { NAME($second) }
        }
       *[inspect] { WHO($second) ->
            [you] La promesse de vous fouiller
           *[other] Promettre de fouiller { NAME($second) }
        }
    }
    .first = { $first ->
        [pass] Promettre de laisser passer quelqu’un
       *[inspect] Promettre de fouiller quelqu’un
    }
move-repay = En échange, une promesse du shérif
    .short = { $first ->
        [pass] { WHO($second) ->
            [you] vous laisser passer
           *[other] laisser passer { NAME($second) }
        }
       *[inspect] { WHO($second) ->
            [you] vous fouiller
           *[other] fouiller { NAME($second) }
        }
    }
    .second = { $first ->
        [pass] { WHO($second) ->
            [you] En échange, la promesse du shérif de vous laisser passer
           *[other] En échange, la promesse du shérif de laisser passer { NAME($second) }
        }
       *[inspect] { WHO($second) ->
            [you] En échange, la promesse du shérif de vous fouiller
           *[other] En échange, la promesse du shérif de fouiller { NAME($second) }
        }
    }
    .first = { $first ->
        [pass] En échange, la promesse du shérif de laisser passer quelqu’un
       *[inspect] En échange, la promesse du shérif de fouiller quelqu’un
    }
move-drop = Ôter quelque chose du brouillon
    .third = { $second ->
        [pass] { $first ->
            [ask] { WHO($third) ->
                [you] Ne plus demander de vous laisser passer
               *[other] Ne plus demander de laisser passer { NAME($third) }
            }
            [promise] { WHO($third) ->
                [you] Ôter la promesse de vous laisser passer
               *[other] Ôter la promesse de laisser passer { NAME($third) }
            }
           *[repay] { WHO($third) ->
                [you] Ôter la promesse du shérif de vous laisser passer
               *[other] Ôter la promesse du shérif de laisser passer { NAME($third) }
            }
        }
       *[inspect] { $first ->
            [ask] { WHO($third) ->
                [you] Ne plus demander de vous fouiller
               *[other] Ne plus demander de fouiller { NAME($third) }
            }
            [promise] { WHO($third) ->
                [you] Ôter la promesse de vous fouiller
               *[other] Ôter la promesse de fouiller { NAME($third) }
            }
           *[repay] { WHO($third) ->
                [you] Ôter la promesse du shérif de vous fouiller
               *[other] Ôter la promesse du shérif de fouiller { NAME($third) }
            }
        }
    }
    .second = { $first ->
        [coins] { $second ->
            [one] Ôter { $second } pièce
           *[other] Ôter { $second } pièces
        }
        [claim] Ôter { WORD($second) } du sac
        [ask] { $second ->
            [pass] Ne plus demander de laisser passer quelqu’un
           *[inspect] Ne plus demander de fouiller quelqu’un
        }
        [promise] { $second ->
            [pass] Ôter une promesse de laisser passer quelqu’un
           *[inspect] Ôter une promesse de fouiller quelqu’un
        }
       *[repay] { $second ->
            [pass] Ôter la promesse du shérif de laisser passer quelqu’un
           *[inspect] Ôter la promesse du shérif de fouiller quelqu’un
        }
    }
    .first = { $first ->
        [coins] Ôter des pièces
        [claim] Ôter des marchandises du sac
        [ask] Ôter une demande
        [promise] Ôter une promesse
        [repay] Ôter une promesse du shérif
       *[other] Ôter { WORD($first) } de l’étal
    }
move-add = Ajouter pièces ou marchandises
    .short = { $first ->
        [coins] { $second ->
            [one] { $second } pièce
           *[other] { $second } pièces
        }
       *[other] { WORD($first) }
    }
    .second = { $second ->
        [one] Ajouter { $second } pièce
       *[other] Ajouter { $second } pièces
    }
    .first = { $first ->
        [coins] Ajouter des pièces
       *[other] Ajouter { WORD($first) } de l’étal
    }
move-claim = Offrir du sac, vrai ou faux
    .short = { WORD($first) }
    .first = Offrir { WORD($first) } du sac, vrai ou faux
move-offer = Annoncer l’offre
move-cancel = Renoncer au brouillon
move-accept = Accepter
    .short = numéro { $first }
    .first = Accepter le numéro { $first }
move-refuse = Rejeter
    .short = numéro { $first }
    .first = Rejeter le numéro { $first }
move-withdraw = Retirer
    .short = numéro { $first }
    .first = Retirer le numéro { $first }
move-revise = Changer ce que vous avez nommé
    .short = numéro { $first }
    .first = Changer votre numéro { $first }
move-counter = Poser d’autres conditions
    .short = numéro { $first }
    .first = Poser d’autres conditions que le numéro { $first }

## Options

option-royals = Marchandises royales
    .hint = On joue avec les marchandises royales : une contrebande qui compte double ou triple pour le Roi et la Reine.
option-timed = Inspection chronométrée
    .hint = Le shérif a une minute par marchand ; le temps écoulé, les sacs sans décision passent.
option-remove_ten = Dix cartes retirées
    .hint = Dix cartes inconnues restent hors du jeu : personne ne peut compter les cartes.
option-seven_cards = Sept cartes en main
    .hint = La main compte sept cartes au lieu de six. Un sac en contient toujours cinq au plus.
option-promos = Cartes promotionnelles
    .hint = On ajoute les parchemins des arcanes, les plats de fête et une convocation royale.
option-purses = Bourses
    .hint = Si chacun peut compter les pièces de tous.
choice-purses-public = ouvertes à tous
choice-purses-hidden = cachées : vous ne voyez que la vôtre
option-offers = Offres ouvertes par sac
    .hint = Combien d’offres chacun peut avoir en même temps pour un même sac.
option-drafts = Offres par inspection
    .hint = Combien d’offres chacun peut faire au cours d’une inspection, et combien de fois le shérif peut poser ses conditions pour chaque sac ; 0 : une partie sans pots-de-vin.

## Endings

outcome-rounds-played = Chacun a été shérif assez souvent, et l’on a compté les marchandises.
tie-break-legal-goods = Les scores étaient égaux ; le plus de marchandises légales l’a emporté.
tie-break-contraband = Scores et marchandises légales étaient égaux ; le plus de contrebande l’a emporté.

## The table in the browser

board-sheriff = shérif
board-merchant = marchand
board-purse = Votre bourse
board-stall = Votre étal
board-hand-aside = Votre main : touchez ce dont vous ne voulez pas
board-hand-fill = Votre main : touchez une carte pour la mettre au sac
board-bag-holds = Dans votre sac : { table-cards }
board-deck = Pioche
board-leaf = Feuilleter
board-leaf-of = { $pile ->
    [left] La pile de gauche, { table-cards }, le dessus d’abord
   *[right] La pile de droite, { table-cards }, le dessus d’abord
}
board-aside-none = Ce que vous mettez de côté vient ici.
board-aside-count = De côté : { table-cards }
board-lay-these = À poser : { table-cards }, la dernière dessus
board-confiscated = Confisqué : { table-cards }
board-done = { $count ->
    [0] Garder toutes les cartes
    [one] Échanger { $count } carte
   *[other] Échanger { $count } cartes
}
board-close-bag = Fermer le sac sur { table-cards }
board-tell = Que dites-vous au shérif ?
board-truth = vrai
board-lie = un mensonge
board-the-truth = la vérité
board-excused = excusé
board-plate-is = Qu’est votre plat de fête ?
board-packing = remplit
board-closed = fermé
board-cards-in = { table-cards }
board-passed = passé
board-threatened = menacé
board-contraband = contrebande
board-face-down = cachées
board-stall-empty = Un étal vide
board-took = a pris { EACH($goods, "goods") }
board-record = ouvert { $count } fois : { $lies ->
    [0] vrai
    [one] { $lies } mensonge
   *[other] { $lies } mensonges
}
board-room = La salle des marchés
board-your-bag = votre sac : { table-said }
board-you-give = Vous donnez
board-does = { WHO($sheriff) ->
    [you] Vous faites
   *[other] { NAME($sheriff) } fait
}
board-lets = { $outcome ->
    [pass] { WHO($bag) ->
        [you] vous laisse passer
       *[other] laisse passer { NAME($bag) }
    }
   *[inspect] { WHO($bag) ->
        [you] ouvre votre sac
       *[other] ouvre le sac de { NAME($bag) }
    }
}
board-promises = { $outcome ->
    [pass] votre parole : { NAME($bag) } passe
   *[inspect] votre parole : { NAME($bag) } est fouillé
}
board-their-word = { $outcome ->
    [pass] parole de { NAME($seat) } : { WHO($bag) ->
        [you] vous passez
       *[other] { NAME($bag) } passe
    }
   *[inspect] parole de { NAME($seat) } : { WHO($bag) ->
        [you] vous êtes fouillé
       *[other] { NAME($bag) } est fouillé
    }
}
board-your-draft = Votre brouillon :
board-terms-for = Vos conditions pour { NAME($giver) }
board-terms = { offer-terms }, pour { fate }{ offer-asks }{ offer-repays }.
    .kinds = { offer-terms.kinds }, pour { fate }{ offer-asks }{ offer-repays }.
board-nothing-yet = rien encore, pour { fate }{ offer-asks }{ offer-repays }. Touchez des pièces ou des marchandises.
board-quoted = « { $text } »
board-say-terms = Dire vos conditions
board-offered-that = { NAME($giver) } offrait { offer-terms }.
    .kinds = { NAME($giver) } offrait { offer-terms.kinds }.
board-ask-more = demander plus
board-your-word = votre parole
board-from-bag = du sac
board-more-goods = marchandises, paroles
board-back = Retour
board-asks-head = Dans cette fouille, { NAME($sheriff) } doit aussi …
    .mine = Dans cette fouille, vous devez aussi …
board-repays-head = De nouveau shérif, { NAME($sheriff) } devra …
    .mine = De nouveau shérif, vous devrez …
board-promises-head = Une fois shérif, { NAME($giver) } devra …
    .mine = Une fois shérif, vous devrez …
board-claims-head = Offrir du sac, vrai ou non
board-goods-head = De l’étal de { NAME($giver) }
board-let-pass = Laisser passer
board-open-it = Ouvrir
board-threaten = Menacer
board-name-price = Dire un prix
board-accept = Accepter
board-refuse = Refuser
board-counter = Autres conditions
board-revise = Changer
board-withdraw = Retirer
board-dismiss = Tout refuser
board-offer-coins = Pour que votre sac passe
board-coins = { coins }
board-other-bags = Ou au sujet d’un autre sac
board-about-bag = Un marché sur le sac de { NAME($bag) }
board-about-mine = Un marché sur votre sac
board-stake-lie = S’il est ouvert : vous payez { coins } et perdez { EACH($goods, "goods") }.
board-stake-true = S’il est ouvert : c’est vrai, et le shérif vous paie { coins }.
board-if-open = Si vous ouvrez
board-if-true = Le sac de { NAME($bag) } est vrai : vous payez { $low ->
    [one] { $low } pièce
   *[other] { $low } pièces
}
board-know = Ce que vous savez
board-open-offers = Offres ouvertes
board-no-offers = Rien n’est offert en ce moment.
board-duties = Devoirs et promesses
board-no-duties = Personne n’est tenu à rien.
board-promise-past = Manche { $round }, { NAME($seat) } à { NAME($to) } : { wish }.
board-kept = tenue
board-broken = trahie
board-if-accepted = Si { NAME($sheriff) } accepte : vous devez { EACH($goods, "goods") } de votre sac, s’il s’y en trouve.
board-owes = { WHO($creditor) ->
    [you] { NAME($debtor) } vous doit encore
   *[other] { NAME($debtor) } doit encore à { NAME($creditor) }
}
    .mine = Vous devez encore à { NAME($creditor) }
board-pay-goods = Payez en marchandises de votre étal : on ne rend pas la monnaie.
board-terms-tag = conditions
board-settled = Le sort de votre sac est décidé.
board-brought-none = Vous n’avez pas apporté de sac.
board-worth = vaut { $value }, amende { $penalty }
board-prices = Ce que vaut chaque carte
board-counts = compte pour { $goods }
board-bonus = roi { $king }, reine { $queen }

## Refusals

refusal-game-over = La dernière manche est jouée.
refusal-not-a-player = Personne n’est assis là.
refusal-no-such-seat = Personne n’est assis à ce numéro.
refusal-chance-names-sheriff = Le sort seul désigne le premier shérif.
refusal-chance-draws = Dites d’où vous prenez : left, right ou deck. Ce qui vient de la pioche dépend du sort.
refusal-chance-only = Le sort ne fait que distribuer et tirer les cartes dues.
refusal-chance-first = Il faut d’abord tirer des cartes.
refusal-said-like = Le mot { $verb } se dit ainsi : { $example }.
refusal-clock-decides = Seul le sablier annonce la fin du temps.
refusal-clock-only = Le sablier ne fait qu’annoncer la fin du temps.
refusal-not-timed = Cette partie se joue sans sablier.
refusal-no-time = Le sablier ne coule que pendant que le shérif décide.
refusal-bound-bags-left = Il ne reste que des sacs que le shérif s’est engagé à fouiller : le sablier n’y change rien.
refusal-not-market = Cela se fait au marché.
refusal-not-filling = Ce n’est pas le moment de remplir les sacs.
refusal-not-declaring = Il n’y a rien à déclarer maintenant.
refusal-not-inspecting = On ne décide d’aucun sac en ce moment.
refusal-settle-first = Il faut d’abord régler tout ce qui suit du sac qu’on vient d’ouvrir.
refusal-not-your-turn = C’est d’abord à un autre marchand.
refusal-sheriff-watches = Jusqu’à l’inspection, le shérif ne fait que regarder.
refusal-not-in-hand = Vous n’avez pas cette carte en main.
refusal-aside-full = On ne peut pas mettre plus de cartes de côté.
refusal-drawing-already = On met des cartes de côté avant de prendre la première.
refusal-set-aside-first = Dites d’abord que vous ne mettez plus rien de côté.
refusal-pile-empty = Cette pile est vide.
refusal-laying-already = Vous avez pris vos cartes : posez maintenant celles mises de côté.
refusal-deck-empty = La pioche est vide et ne peut pas être reformée.
refusal-must-refill = Il faut compléter la main.
refusal-not-set-aside = Cette carte n’est pas de celles à poser.
refusal-one-pile = Toutes les cartes vont sur la pile choisie.
refusal-not-on-deck = On pose des cartes sur une pile de défausse, jamais sur la pioche.
refusal-pile-first = Choisissez d’abord la pile.
refusal-sheriff-lays = C’est au shérif de poser les cartes confisquées.
refusal-pile-first-for-confiscated = Choisissez d’abord la pile pour les cartes confisquées.
refusal-not-confiscated = Cette carte n’est pas de celles confisquées.
refusal-lay-later = Ce que vous avez mis de côté se pose une fois votre main complétée.
refusal-nothing-to-lay = Il n’y a rien à poser maintenant.
refusal-bag-full = Le sac est plein.
refusal-not-to-bag = Seules vont au sac les cartes de votre main, et celle-là n’y est pas.
refusal-bag-empty = Il faut au moins une carte dans le sac.
refusal-bag-closed = Votre sac est fermé pour de bon.
refusal-no-cards = Sans carte en main, il n’y a pas de sac à remplir.
refusal-only-legal-named = On ne déclare que des marchandises légales, jamais de contrebande.
refusal-number-added = Nommez seulement l’espèce : le nombre de cartes s’ajoute de lui-même, et il est toujours vrai.
refusal-another-declares = Un autre marchand déclare avant vous.
refusal-declared-already = Vous avez déjà déclaré votre sac.
refusal-no-bag = Sans carte en main, vous n’avez apporté aucun sac.
refusal-not-sheriff = Seul le shérif décide du sort des sacs.
refusal-not-to-dismiss = Seul le shérif rejette tout ce qu’on offre au sujet d’un sac.
refusal-sheriff-has-no-bag = Le shérif n’est pas marchand et n’apporte aucun sac.
refusal-no-such-bag = Ce sac n’attend pas de décision.
refusal-bound = Un marché conclu pendant cette inspection oblige le shérif à faire autrement.
refusal-threatened = Ce sac a déjà été menacé.
refusal-this-or-that = Son propriétaire offre plusieurs choses pour passer : acceptez-en une, ou rejetez-les toutes.
refusal-nothing-offered = On n’offre rien au sujet de ce sac.
refusal-draft-first = Annoncez d’abord ce que vous préparez, ou renoncez-y.
refusal-no-draft = Vous ne préparez aucune offre.
refusal-no-more-drafts = Vous avez fait autant d’offres que convenu pour une inspection.
refusal-no-more-offers = Vous avez déjà autant d’offres ouvertes que convenu pour ce sac.
refusal-no-more-terms = Vous avez posé vos conditions pour ce sac autant de fois que convenu.
refusal-sheriff-sells-passes = Le shérif pose ses conditions pour laisser passer un sac, et à son propriétaire.
refusal-settled = Un marché a déjà réglé le sort de ce sac.
refusal-not-in-draft = Cela n’est pas dans ce que vous préparez.
refusal-no-such-offer = Aucune offre ouverte ne porte ce numéro.
refusal-not-your-offer = Seul l’auteur d’une offre la change ou la retire.
refusal-not-to-answer = Seuls le shérif et celui qui paierait y répondent.
refusal-own-offer = C’est aux autres de répondre à votre offre.
refusal-not-the-coins = Il n’y a pas tant de pièces à offrir.
refusal-heaps = Les pièces se mettent et se reprennent par tas de ces tailles : { $heaps }.
refusal-not-on-stall = On n’ajoute que des marchandises qui sont sur l’étal.
refusal-not-in-bag = On n’annonce pas dans ce sac plus de marchandises qu’il n’en contient.
refusal-bag-passed = On n’offre que les marchandises d’un sac qui attend une décision.
refusal-not-in-play = Cette carte n’est pas dans cette partie.
refusal-asked-already = On a déjà dit ce que ce sac doit devenir.
refusal-not-sheriff-again = Une promesse vaut pour un tour de shérif, et il n’y en a plus à venir.
refusal-anothers-bag = Une promesse porte sur le sac d’un autre, car un shérif n’en apporte pas.
refusal-promised-already = Quelque chose est déjà promis au sujet de ce sac.
refusal-offers-nothing = Une offre doit donner quelque chose.
refusal-cannot-pay = Il y a plus de pièces dans ce que vous préparez que dans votre bourse.
refusal-missing-goods = Il y a dans ce que vous préparez des marchandises qui ne sont pas sur votre étal.
refusal-terms-too-dear = On demande plus de pièces qu’il n’y en a dans votre bourse.
refusal-terms-not-on-stall = On demande des marchandises qui ne sont pas sur votre étal.
refusal-against-duty = Cela contredit ce à quoi le shérif est déjà tenu.
refusal-no-debt = Vous ne devez rien qui se paie en marchandises.
refusal-not-yet-due = On ne donne des marchandises que si les pièces ne suffisent pas, une fois les cartes posées.
refusal-legal-first = Les marchandises légales vont d’abord, et il y en a sur votre étal.
refusal-not-to-give = Cette carte n’est pas sur votre étal.
refusal-too-much = On donne par valeur décroissante, pour que rien ne soit donné en vain.
refusal-no-plate = Ce n’est pas à vous de servir un plat de fête maintenant.
refusal-no-plates = Il n’y a pas de cartes promo dans cette partie.
refusal-legal-dishes = Un plat de fête devient une marchandise légale et rien d’autre.
