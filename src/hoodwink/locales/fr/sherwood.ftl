title = La forêt de Sherwood
pitch = Deux routes, des convois, et jamais assez de pillards à soi. Alliez-vous, tendez vos embuscades, et donnez ce que vous avez pris : seule compte la gloire.

## Words

word-nottingham = Nottingham
    .letter = N
word-york = York
    .letter = Y
word-derby = Derby
    .letter = D
word-lincoln = Lincoln
    .letter = L
word-gallows = gibet
word-hollow = combe
word-ravine = ravin
word-thicket = fourré
word-abbey = abbaye
word-brook = ruisseau
word-ruin = ruine
word-cave = grotte
word-mill = moulin
word-bracken = fougères
word-fen = marais
word-ford = gué
word-staff = bâton
word-sword = épée
word-longbow = arc long
word-cape = Cape
word-messenger = Messager
word-provisions = Provisions
word-card = carte
word-a = a
word-b = b
word-c = c
word-d = d
word-e = e
word-f = f

sacks = { $first ->
    [one] { $first } sac
   *[other] { $first } sacs
}
raiders = { $first ->
    [one] { $first } pillard
   *[other] { $first } pillards
}
companions = { $first ->
    [one] { $first } compagnon
   *[other] { $first } compagnons
}
parts = { $first ->
    [one] { $first } part
   *[other] { $first } parts
}
cards = { $first ->
    [one] { $first } carte
   *[other] { $first } cartes
}
glory = { $first } de gloire
somebody = { NAME($first) }
at = { $first ->
    [gallows] au gibet
    [hollow] dans la combe
    [ravine] dans le ravin
    [thicket] dans le fourré
    [abbey] à l’abbaye
    [brook] au ruisseau
    [ruin] dans la ruine
    [cave] dans la grotte
    [mill] au moulin
    [bracken] dans les fougères
    [fen] dans le marais
    [ford] au gué
   *[other] à { WORD($first) }
}
from = { $first ->
    [york] d’York
   *[other] de { WORD($first) }
}
to = à { WORD($first) }
equipment = { $first ->
    [provisions] des Provisions
    [sword] une épée
    [cape] une Cape
    [card] une carte
   *[other] un { WORD($first) }
}

## Convoys by name

word-convoy = un convoi
word-sheriff = le Shérif
word-eggs = le Panier d’œufs
    .line = Une oie fait la garde.
word-mule = la Mule du colporteur
    .line = Elle s’arrête où bon lui semble. Faites de même.
word-poacher = la Chaîne du braconnier
    .line = Un lièvre, une corde, et le cousin de quelqu’un.
word-tollbox = la Caisse du péage
    .line = Tous les ponts ont payé. À présent, la caisse voyage.
word-dyer = la Charrette du teinturier
    .line = Vous aurez les mains bleues, et aucun regret.
word-debtors = le Chariot des débiteurs
    .line = Ils doivent à la Couronne. La Couronne vous devra.
word-bailiff = l’Argenterie du bailli
    .line = Il la compte chaque soir. Ce soir, ce sera vite fait.
word-salt = la Charrette de sel
    .line = Sous le sel, quelque chose brille.
word-rents = les Loyers de la veuve
    .line = Rendez-les-lui, et tout Nottingham boira à votre santé.
word-wool = l’Impôt sur la laine
    .line = Tondus deux fois : d’abord le mouton, puis le berger.
word-friars = les Moines gris
    .line = Quatre capuchons, et trois seulement prient.
word-falconer = le Fauconnier
    .line = L’oiseau vous a vus. Les hommes, non.
word-tithe = le Chariot de la dîme
    .line = Le dixième de tout, sauf du courage.
word-minstrels = la Cage aux ménestrels
    .line = Ils ont chanté le Shérif. Cela rimait.
word-herald = le Héraut
    .line = Une trompette, une bourse, et des nouvelles qui attendront.
word-fair = l’Argent de la foire
    .line = Il sent le pain d’épices et la peur.
word-brewer = le Haquet du brasseur
    .line = Frappez aux tonneaux : deux répondent en pièces.
word-abbot = la Litière de l’abbé
    .line = Il prêche la pauvreté, les deux mains dans le coffre.
word-archers = les Archers aux fers
    .line = Rendez-leur leurs arcs, et écartez-vous.
word-mint = la Course de la Monnaie
    .line = Des pièces si neuves qu’elles ne connaissent pas le roi.
word-harvest = la Levée des moissons
    .line = Six sacs sur l’essieu, et l’essieu se plaint.
word-steward = la Suite de l’intendant
    .line = Il n’a rien oublié, et surtout pas le verrou.
word-nightcart = la Charrette de nuit
    .line = Ni lanterne ni grelot : quelqu’un a honte de quelque chose.
word-smith = l’Apprenti forgeron
    .line = Il a forgé la chaîne. Demandez-lui le maillon faible.
word-candles = l’Argent des cierges
    .line = Que les saints restent dans le noir, pour une fois.
word-fish = le Chariot de poisson
    .line = Personne ne regarde sous les harengs. Vous, si.
word-chessplayers = les Joueurs d’échecs
    .line = Deux seigneurs à l’échiquier, et la bourse entre eux.
word-dowry = la Dot
    .line = La mariée préférerait votre compagnie.
word-foresters = le Joug des forestiers
    .line = Ils connaissent chaque arbre par son nom, et les remercieront tous.
word-joust = le Prix du tournoi
    .line = Au plus hardi. Voilà qui est réglé.
word-grain = l’Argent du grain
    .line = Le pain est devenu cher. Voici pourquoi.
word-envoy = l’Émissaire
    .line = Des lettres scellées, et un coffre qui tinte à chaque racine.
word-miners = la Marche des mineurs
    .line = Ils ont creusé l’argent du roi. Ils marchent dans son fer.
word-cathedral = le Coffre de la cathédrale
    .line = Le chœur paie les gardes, et les gardes chantent faux.
word-furs = les Marchands de fourrures
    .line = L’hermine dessus, l’or dessous, et des poltrons autour.
word-hostage = l’Otage
    .line = Elle vaut plus que sa rançon, et le dit à tout le monde.
word-garrison = la Solde de la garnison
    .line = Si elle n’arrive pas, la garnison non plus.
word-huntsmen = les Veneurs royaux
    .line = Aujourd’hui, le cerf se tient derrière vous et regarde.
word-crusade = le Tronc de la croisade
    .line = Vers Jérusalem, par Nottingham, depuis des années.
word-longchain = la Longue chaîne
    .line = Trois de ses maillons vous suivraient partout.
word-exchequer = le Chariot du Trésor
    .line = Compté trois fois, gardé deux fois, perdu une fois.
word-forgotten = l’Or oublié
    .line = Sans gloire, dit la ballade. La ballade est pauvre.
word-blackwagon = le Chariot noir
    .line = Pas de fenêtres, huit chevaux, et personne ne demande rien.
word-archbishop = l’Archevêque
    .line = Il bénit la route. La route a d’autres projets.
word-ransom = la Rançon du roi
    .line = On en fait des chansons, et des veuves.
word-kept = tenue
word-broken = rompue
word-open = encore ouverte
word-unneeded = sans objet

## Cards of the row

convoy-sacks = { $card-sacks ->
    [0] { "" }
   *[other] { EACH($card-sacks, "sacks") }
}
convoy-companions = { $card-companions ->
    [0] { "" }
   *[other] { EACH($card-companions, "companions") }
}
convoy = { WORD($card-called) } { EACH($card-start, "from") } { EACH($card-end, "to") }, force { $card-combat } : { LIST(EACH($card-glory, "glory"), convoy-sacks, convoy-companions) }
sheriff = { WORD($card-called) }, { EACH($card-start, "from") } { EACH($card-end, "to") }, force { $card-combat } : { EACH($card-glory, "glory") } pour qui le bat ; sinon, { EACH($card-raiders_lost, "raiders") } et { EACH($card-glory_lost, "glory") } de perdus

## Terms of an alliance

raiders-of = { NAME($first) } avec { EACH($second, "raiders") }
card-of = { WHO($first) ->
    [you] votre { WORD($second) }
   *[other] { EACH($second, "equipment") } à { NAME($first) }
}
sacks-for = { EACH($second, "sacks") } du butin pour { NAME($first) }
companions-for = { EACH($second, "companions") } pour { NAME($first) }
loot-for = { EACH($second, "sacks") } et { EACH($third, "companions") } mis de côté pour { NAME($first) }
paid-to = { NAME($first) } { $second }
terms =
    .raiders = { EACH($raiders, "raiders-of") }
    .cards = { EACH($cards, "card-of") }
    .target = { WHO($informant) ->
        [you] pour cible la carte { WORD($target) }, sur votre parole
       *[other] pour cible la carte { WORD($target) }, sur la parole de { NAME($informant) }
    }
    .sacks = { EACH($sacks, "sacks-for") }
    .companions = { EACH($companions, "companions-for") }
    .paid = sacs versés aussitôt par le chef : { EACH($paid, "paid-to") }
marked =
    .pledges = { EACH($pledges, "card-of") }
    .target = { WHO($informant) ->
        [you] pour cible la carte { WORD($target) }, sur votre parole
       *[other] pour cible la carte { WORD($target) }, sur la parole de { NAME($informant) }
    }
    .escrow = { EACH($escrow, "loot-for") }
suggestion = fournir { EACH($second, "equipment") }
    .third = { $third ->
        [parts] participer à l’alliance pour { EACH($second, "parts") } du butin
       *[other] { $second ->
            [target] participer à l’alliance en connaissant la carte { WORD($third) }
           *[other] venir { EACH($second, "at") } avec { EACH($third, "raiders") }
        }
    }

## The table

table-round = Manche { $round } sur 6
table-mine = mine { $mine }
table-deck = pioche { $deck }
table-force = force { $combat }
table-sheriff = Shérif { $combat }
table-face-down = face cachée
table-story = { $name } : { $line }
table-gone = partie
table-cart = en route
table-hand = Votre équipement : { $cards ->
    [none] aucun
   *[other] { EACH($cards, "held") }
}
held = { $second } × { WORD($first) }
    .third = { $second } × { WORD($first) } (+{ $third })
table-proposal = { WHO($turn) ->
    [you] Vous proposez
   *[other] { NAME($turn) } propose
}, { EACH($hideout, "at") } : { ALL("terms") }.
table-draft = Votre projet, { EACH($hideout, "at") } : { ALL("terms") }.
table-marked = { $letter ->
    [none] { EACH($hideout, "at") }
   *[other] [{ $letter }] { EACH($hideout, "at") }
} : { ALL("marked") }
help-game = Sur la carte de la forêt : A3, ce sont trois pillards d’Ada ; le chef vient en premier, une lettre entre crochets marque un accord, et les cachettes rouges comptent dans le jeu avancé. Dans les camps : ♟ pillards, ● sacs, ★ gloire, ♣ pillards sur le chêne, ▤ équipement ; ▶ marque qui doit choisir, ♦ la figurine, ① la carte Premier joueur. Sur les convois : la force à atteindre, puis gloire, sacs et compagnons ; les lettres à côté d’une place disent qui l’a regardée, ◐ marque une carte connue de ceux-là seuls.

## What to do now

left-sacks = { $cart-loot_sacks ->
    [0] { "" }
   *[other] { EACH($cart-loot_sacks, "sacks") }
}
left-companions = { $cart-loot_companions ->
    [0] { "" }
   *[other] { EACH($cart-loot_companions, "companions") }
}
phase-first = Le sort attribue la figurine.
phase-layout = On dispose une nouvelle rangée.
phase-action = { NAME($turn) } dresse ses plans.
    .you = À vous de dresser vos plans : donnez, écoutez à l’auberge, achetez, recrutez ou choisissez une cachette.
phase-draft = { NAME($turn) } dresse ses plans.
    .you = Vous comptez guetter { EACH($draft-hideout, "at") } : placez des pillards à vous seul, ou amenez-en, invitez d’autres chefs et proposez.
phase-answer = { WHO($turn) ->
    [you] Vous proposez une alliance { EACH($draft-hideout, "at") }.
   *[other] { NAME($turn) } propose une alliance { EACH($draft-hideout, "at") }.
}
    .you = { WHO($turn) ->
        [you] Vous proposez une alliance { EACH($draft-hideout, "at") }. Montrerez-vous les cartes promises ?
       *[other] { NAME($turn) } vous propose une alliance { EACH($draft-hideout, "at") }. En êtes-vous ?
    }
    .sealed = Votre réponse est donnée. On attend encore : { NAMES($to_act) }.
phase-look = Quelqu’un regarde une carte de la rangée.
phase-draw = Quelqu’un pioche une carte d’équipement.
phase-choose = { NAME($turn) } choisit une carte de la rangée.
    .you = Quelle carte de la rangée mettez-vous en route ?
phase-reveal = On retourne une carte de la rangée.
phase-messenger = Le chariot va vers { WORD($cart-destination) }. Un Messager le détourne-t-il ?
    .you = Le chariot va vers { WORD($cart-destination) }. Envoyez-vous un Messager ?
    .sealed = Votre choix est fait. On attend encore : { NAMES($to_act) }.
phase-order = Le chariot arrive { EACH($cart-hideout, "at") }. L’ordre de parole dépend de : { NAME($to_act) }.
    .you = Le chariot arrive { EACH($cart-hideout, "at") }. Qui de votre bande se déclare ensuite ?
phase-equip = Le chariot arrive { EACH($cart-hideout, "at") }. Peut jouer de l’équipement : { NAME($to_act) }.
    .you = Le chariot arrive { EACH($cart-hideout, "at") }. Jouez-vous de l’équipement ?
phase-share = { NAME($to_act) } partage le butin. Il reste { LIST(left-sacks, left-companions) }.
    .you = À vous de partager le butin. Il reste { LIST(left-sacks, left-companions) } : à qui la prochaine part ?
phase-surplus = { NAME($to_act) } peut donner du butin restant : { LIST(left-sacks, left-companions) }.
    .you = Les promesses sont payées. Il reste { LIST(left-sacks, left-companions) } : en donnez-vous ?
phase-provisions = La bande peut rester { EACH($cart-hideout, "at") } grâce à des Provisions.
    .you = Le coup a réussi { EACH($cart-hideout, "at") }. Vos pillards y restent-ils avec des Provisions ?
    .sealed = Votre choix est fait. On attend encore : { NAMES($to_act) }.
phase-cape = Le Shérif l’emporte { EACH($cart-hideout, "at") }. Une Cape peut servir.
    .you = Le Shérif l’emporte { EACH($cart-hideout, "at") }. Mettez-vous une Cape ?
    .sealed = Votre choix est fait. On attend encore : { NAMES($to_act) }.
phase-over = La partie est finie.

## What happened

event-round_began = Manche { $round } : { WHO($figure) ->
    [you] vous avez
   *[other] { NAME($figure) } a
} la figurine. Face visible, { convoy }.
    .card-raiders_lost = Manche { $round } : { WHO($figure) ->
        [you] vous avez
       *[other] { NAME($figure) } a
    } la figurine. Face visible, { sheriff }.
event-donated = { WHO($seat) ->
    [you] Vous donnez { EACH($sacks, "sacks") } à l’église.
   *[other] { NAME($seat) } donne { EACH($sacks, "sacks") } à l’église.
}
event-looked = { NAME($seat) } se renseigne à l’auberge sur la carte { WORD($place) }.
    .card-sacks = Vous regardez la carte { WORD($place) } : { convoy }.
    .card-raiders_lost = Vous regardez la carte { WORD($place) } : { sheriff }.
event-bought = { NAME($seat) } achète de l’équipement.
    .equipment = Vous achetez de l’équipement : { EACH($equipment, "equipment") }.
event-reshuffled = L’équipement défaussé, mélangé, forme une nouvelle pioche de { EACH($cards, "cards") }.
event-recruited = { WHO($seat) ->
    [you] Vous recrutez un compagnon.
   *[other] { NAME($seat) } recrute un compagnon.
}
event-occupied = { WHO($seat) ->
    [you] Vous guettez { EACH($hideout, "at") } avec { EACH($raiders, "raiders") }.
   *[other] { NAME($seat) } guette { EACH($hideout, "at") } avec { EACH($raiders, "raiders") }.
}
event-emptied_first = { WHO($seat) ->
    [you] Votre camp est le premier vide : 1 de gloire.
   *[other] { NAME($seat) } a le premier camp vide : 1 de gloire.
}
event-took_first_player_card = { WHO($seat) ->
    [you] Votre camp est le deuxième vide : vous prenez la carte Premier joueur.
   *[other] { NAME($seat) } a le deuxième camp vide et prend la carte Premier joueur.
}
event-proposed = { WHO($seat) ->
    [you] Vous proposez une alliance
   *[other] { NAME($seat) } propose une alliance
} { EACH($hideout, "at") } : { ALL("terms") }.
event-declined = { COUNT($seats) ->
    [one] { WHO($seats) ->
        [you] Vous refusez.
       *[other] { NAMES($seats) } refuse.
    }
   *[other] { WHO($seats) ->
        [you] { NAMES($seats) } refusez.
       *[other] { NAMES($seats) } refusent.
    }
}
event-allied = Alliance { EACH($hideout, "at") }, menée par { NAME($seat) } : { ALL("terms") }.
    .letter = Alliance { EACH($hideout, "at") }, menée par { NAME($seat) } et marquée { $letter } : { ALL("terms") }.
event-suggested = { WHO($to) ->
    [you] { NAME($seat) } vous offre de { PHRASE($words, "suggestion") }.
   *[other] { WHO($seat) ->
        [you] Vous offrez à { NAME($to) } de { PHRASE($words, "suggestion") }.
       *[other] { NAME($seat) } offre à { NAME($to) } de { PHRASE($words, "suggestion") }.
    }
}
event-hushed = { WHO($seat) ->
    [you] Vous ne voulez plus entendre de suggestions.
   *[other] { NAME($seat) } ne veut plus entendre de suggestions.
}
event-sent = { WHO($seat) ->
    [you] Vous mettez
   *[other] { NAME($seat) } met
} en route la carte { WORD($place) } : { convoy }.
    .card-raiders_lost = { WHO($seat) ->
        [you] Vous mettez
       *[other] { NAME($seat) } met
    } en route la carte { WORD($place) } : { sheriff }.
event-redirected = { WHO($seat) ->
    [you] Votre Messager détourne le chariot vers { WORD($to) }.
   *[other] { NAME($seat) } envoie un Messager : le chariot ira à { WORD($to) }.
}
event-escaped = Le chariot arrive à { WORD($to) } : la carte { WORD($place) } est partie.
event-ordered = { WHO($seat) ->
    [you] Vous voulez entendre, dans cet ordre : { EACH($seats, "somebody") }.
   *[other] { NAME($seat) } veut entendre, dans cet ordre : { EACH($seats, "somebody") }.
}
event-used = { WHO($seat) ->
    [you] Vous jouez { EACH($equipment, "equipment") }.
   *[other] { NAME($seat) } joue { EACH($equipment, "equipment") }.
}
event-passed = { WHO($seat) ->
    [you] Vous ne jouez pas d’équipement.
   *[other] { NAME($seat) } ne joue pas d’équipement.
}
event-chose = { WHO($seat) ->
    [you] Votre choix est fait.
   *[other] { NAME($seat) } a fait son choix.
}
event-kept_rest = { WHO($seat) ->
    [you] Vous gardez
   *[other] { NAME($seat) } garde
} le reste du butin.
event-passed_by = Bande trop faible { EACH($hideout, "at") }, { $strength } contre { $combat } : le chariot passe.
event-promise_kept = { WHO($to) ->
    [you] { NAME($seat) } tient la promesse qui vous a été faite : les cartes ont servi.
   *[other] { WHO($seat) ->
        [you] Vous tenez votre promesse à { NAME($to) } : les cartes ont servi.
       *[other] { NAME($seat) } tient sa promesse à { NAME($to) } : les cartes ont servi.
    }
}
event-promise_broken = { WHO($to) ->
    [you] { NAME($seat) } rompt la promesse qui vous a été faite : les cartes n’ont pas servi.
   *[other] { WHO($seat) ->
        [you] Vous rompez votre promesse à { NAME($to) } : les cartes n’ont pas servi.
       *[other] { NAME($seat) } rompt sa promesse à { NAME($to) } : les cartes n’ont pas servi.
    }
}
event-promise_unneeded = { WHO($to) ->
    [you] La promesse que { NAME($seat) } vous a faite n’a pas eu à servir.
   *[other] { WHO($seat) ->
        [you] Votre promesse à { NAME($to) } n’a pas eu à servir.
       *[other] La promesse de { NAME($seat) } à { NAME($to) } n’a pas eu à servir.
    }
}
event-raided = { COUNT($seats) ->
    [one] { WHO($seats) ->
        [you] Vous pillez
       *[other] { NAMES($seats) } pille
    }
   *[other] { WHO($seats) ->
        [you] { NAMES($seats) } pillez
       *[other] { NAMES($seats) } pillent
    }
} le chariot { EACH($hideout, "at") }, { $strength } contre { $combat } : { EACH($glory, "glory") }{ COUNT($seats) ->
    [one] .
   *[other] { " " }pour chacun.
}
event-sheriff_beaten = { COUNT($seats) ->
    [one] { WHO($seats) ->
        [you] Vous battez
       *[other] { NAMES($seats) } bat
    }
   *[other] { WHO($seats) ->
        [you] { NAMES($seats) } battez
       *[other] { NAMES($seats) } battent
    }
} le Shérif { EACH($hideout, "at") }, { $strength } contre { $combat } : { EACH($glory, "glory") }{ COUNT($seats) ->
    [one] .
   *[other] { " " }pour chacun.
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
    [you] Vous recevez
   *[other] { NAME($seat) } reçoit
} { LIST(shared-sacks, shared-companions) }.
honoured-gold = { $gold ->
    [0] { "" }
   *[other] { EACH($gold, "sacks") } pris au camp
}
honoured-lost = { $lost ->
    [0] { "" }
   *[other] { EACH($lost, "parts") } de perdues
}
event-honoured = { WHO($to) ->
    [you] Ce que { NAME($seat) } vous a promis :
   *[other] { WHO($seat) ->
        [you] Ce que vous avez promis à { NAME($to) } :
       *[other] Ce que { NAME($seat) } a promis à { NAME($to) } :
    }
} { LIST(shared-sacks, shared-companions, honoured-gold, honoured-lost) }.
event-sheriff_won = Le Shérif l’emporte { EACH($hideout, "at") }, { $combat } contre { $strength }.
event-wore_cape = { $stays ->
    [true] { WHO($seat) ->
        [you] Sous une Cape, vos pillards restent sur place.
       *[other] Sous une Cape, les pillards menés par { NAME($seat) } restent sur place.
    }
   *[false] { WHO($seat) ->
        [you] Sous une Cape, vos pillards rentrent au camp.
       *[other] Sous une Cape, les pillards menés par { NAME($seat) } rentrent au camp.
    }
}
lost-raiders = { $raiders ->
    [0] { "" }
   *[other] { EACH($raiders, "raiders") }
}
lost-glory = { $glory ->
    [0] { $raiders ->
        [0] rien du tout
       *[other] { "" }
    }
   *[other] { EACH($glory, "glory") }
}
event-lost = { WHO($seat) ->
    [you] Pertes pour vous :
   *[other] Pertes pour { NAME($seat) } :
} { LIST(lost-raiders, lost-glory) }.
event-stayed = { WHO($seat) ->
    [you] Avec des Provisions, vos pillards restent { EACH($hideout, "at") }.
   *[other] Avec des Provisions, la troupe que mène { NAME($seat) } reste { EACH($hideout, "at") }.
}
event-red_rewarded = { WHO($seat) ->
    [you] Vous êtes en force dans les cachettes rouges, avec { EACH($raiders, "raiders") } : un de plus vous vient du chêne.
   *[other] { NAME($seat) } est en force dans les cachettes rouges, avec { EACH($raiders, "raiders") } : un de plus lui vient du chêne.
}
event-game_over = Le dernier convoi est passé.

## Choices

move-first = Attribuer la figurine
    .first = { NAME($first) } reçoit la figurine
move-convoy = Poser une carte
    .first = Poser la carte { $first }
move-equip = Piocher de l’équipement
    .first = Piocher { EACH($first, "equipment") }
move-donate = Donner des sacs à l’église
    .short = { EACH($first, "sacks") }
    .first = Donner { EACH($first, "sacks") }
move-look = Se renseigner à l’auberge
    .short = { WORD($first) }
    .first = Regarder la carte { WORD($first) }
move-buy = Acheter de l’équipement (1 sac)
move-recruit = Recruter un compagnon (2 sacs)
move-hide = Choisir une cachette
    .short = { WORD($first) }
    .first = Guetter { EACH($first, "at") }
move-place = L’occuper à vous seul
    .short = { EACH($first, "raiders") }
    .first = L’occuper à vous seul avec { EACH($first, "raiders") }
move-bring = Amener des pillards à une alliance
    .short = { EACH($first, "raiders") }
    .first = Amener { EACH($first, "raiders") } à une alliance
move-invite = Inviter quelqu’un
    .short = { NAME($first) } avec { $second }
    .second = Inviter { NAME($first) } avec { EACH($second, "raiders") }
    .first = Inviter { NAME($first) }
move-ask = Demander de l’équipement à un allié
    .short = { NAME($first) } : { WORD($second) }
    .second = Demander { EACH($second, "equipment") } à { NAME($first) }
    .first = Demander de l’équipement à { NAME($first) }
move-pledge = Promettre une de vos cartes
    .short = { WORD($first) }
    .first = Promettre { EACH($first, "equipment") }
move-target = Convenir d’une cible
    .short = { WORD($first) } par { NAME($third) }
    .third = { WHO($third) ->
        [you] La carte { WORD($first) }, sur votre parole
       *[other] La carte { WORD($first) }, sur la parole de { NAME($third) }
    }
    .first = La carte { WORD($first) } pour cible
move-share = Promettre une part du butin
    .short = { NAME($first) } : { $third ->
        [companions] { EACH($second, "companions") }
       *[other] { EACH($second, "sacks") }
    }
    .third = { WHO($first) ->
        [you] Vous promettre { $third ->
            [companions] { EACH($second, "companions") }
           *[other] { EACH($second, "sacks") }
        }
       *[other] Promettre { $third ->
            [companions] { EACH($second, "companions") }
           *[other] { EACH($second, "sacks") }
        } à { NAME($first) }
    }
    .second = { WHO($first) ->
        [you] Vous promettre { EACH($second, "parts") } du butin
       *[other] Promettre { EACH($second, "parts") } du butin à { NAME($first) }
    }
    .first = { WHO($first) ->
        [you] Vous promettre une part
       *[other] Promettre une part à { NAME($first) }
    }
move-pay = Payer un allié aussitôt
    .short = { NAME($first) } : { $second }
    .second = Verser aussitôt { EACH($second, "sacks") } à { NAME($first) }
    .first = Payer { NAME($first) } aussitôt
move-charge = Vous faire payer aussitôt par un allié
    .short = { NAME($first) } : { $second }
    .second = { NAME($first) } vous verse aussitôt { EACH($second, "sacks") }
    .first = Vous faire payer aussitôt par { NAME($first) }
move-strike = Retirer un point du projet
    .third = { $first ->
        [ask] Se passer d’une carte de { NAME($second) } : { WORD($third) }
       *[share] { $third ->
            [companions] { WHO($second) ->
                [you] Ne vous promettre aucun compagnon
               *[other] Ne promettre aucun compagnon à { NAME($second) }
            }
           *[sacks] { WHO($second) ->
                [you] Ne vous promettre aucun sac
               *[other] Ne promettre aucun sac à { NAME($second) }
            }
        }
    }
    .second = { $first ->
        [invite] Se passer de { NAME($second) }
        [ask] Demander une carte de moins à { NAME($second) }
        [pledge] Ne pas promettre { EACH($second, "equipment") }
        [share] { WHO($second) ->
            [you] Vous promettre moins
           *[other] Promettre moins à { NAME($second) }
        }
        [pay] Ne rien verser à { NAME($second) }
       *[charge] Ne rien faire verser à { NAME($second) }
    }
    .first = { $first ->
        [target] Ne convenir d’aucune cible
        [invite] Se passer de quelqu’un
        [ask] Demander une carte de moins
        [pledge] Promettre une carte de moins
        [share] Promettre une part moindre
        [pay] Ne rien verser à un allié
       *[charge] Ne rien faire verser à un allié
    }
move-propose = Proposer l’alliance
move-drop = Laisser tomber et faire autre chose
move-hush = Ne plus entendre de suggestions
move-suggest = Suggérer quelque chose
    .second = { $first ->
        [target] Entrer dans l’alliance : vous connaissez la carte { WORD($second) }
       *[other] { $second ->
            [parts] Entrer dans l’alliance pour { EACH($first, "parts") } du butin
           *[other] Venir { EACH($first, "at") } avec { EACH($second, "raiders") }
        }
    }
    .first = { $first ->
        [target] Entrer dans l’alliance : vous connaissez une carte
        [staff] Apporter un bâton
        [sword] Apporter une épée
        [longbow] Apporter un arc long
        [gallows] Venir { EACH($first, "at") }
        [hollow] Venir { EACH($first, "at") }
        [ravine] Venir { EACH($first, "at") }
        [thicket] Venir { EACH($first, "at") }
        [abbey] Venir { EACH($first, "at") }
        [brook] Venir { EACH($first, "at") }
        [ruin] Venir { EACH($first, "at") }
        [cave] Venir { EACH($first, "at") }
        [mill] Venir { EACH($first, "at") }
        [bracken] Venir { EACH($first, "at") }
        [fen] Venir { EACH($first, "at") }
        [ford] Venir { EACH($first, "at") }
       *[other] Entrer dans l’alliance pour { EACH($first, "parts") } du butin
    }
move-send = Mettre une carte en route
    .short = { WORD($first) }
    .first = Mettre en route la carte { WORD($first) }
move-hear = Dire qui se déclare ensuite
    .short = { NAME($first) }
    .first = { WHO($first) ->
        [you] Vous déclarer ensuite
       *[other] Entendre ensuite { NAME($first) }
    }
move-use = Jouer de l’équipement
    .short = { WORD($first) }
    .first = Jouer { EACH($first, "equipment") }
move-pass = Ne rien jouer
move-give = Donner une part du butin
    .short = { NAME($first) } : { $second ->
        [companion] compagnon
       *[other] sac
    }
    .second = { $second ->
        [companion] Un compagnon pour { NAME($first) }
       *[other] Un sac pour { NAME($first) }
    }
    .first = { WHO($first) ->
        [you] Vous donner une part
       *[other] Donner une part à { NAME($first) }
    }
move-keep = Garder ce qui reste
move-accept = En être
move-decline = Refuser
move-let = Laisser faire
move-provisions = Rester avec des Provisions
move-cape = Mettre une Cape
    .short = { $first ->
        [stay] rester
       *[return] rentrer
    }
    .first = { $first ->
        [stay] Mettre une Cape et rester
       *[return] Mettre une Cape et rentrer au camp
    }
move-messenger = Envoyer un Messager
    .short = { WORD($first) }
    .first = Envoyer un Messager : le chariot ira à { WORD($first) }

## Options

option-advanced = Jeu avancé
    .hint = Avec le Shérif parmi les convois, l’équipement spécial, et des marchés libres sur le butin et l’or. Les promesses peuvent être rompues.
option-memory = Aide-mémoire
    .hint = La table montre les cartes que vous avez regardées et celles qui sont parties. Sinon, à vous de vous en souvenir.
option-mine = La mine
    .hint = Le butin est-il limité par les sacs qui restent dans la mine ?
choice-mine-limited = limitée : il n’y a que 42 sacs
choice-mine-unlimited = sans fond : chaque convoi donne ce qu’il montre
option-messengers = Messagers par carte
    .hint = Combien de Messagers peuvent être joués pendant qu’une carte est en route.
choice-messengers-each = un par personne
choice-messengers-one = un seul en tout
option-talks = Pourparlers par tour
    .hint = Nombre de propositions qui peuvent échouer en un tour.
option-suggestions = Suggestions par tour
    .hint = Nombre de suggestions que chacun peut faire pendant le tour d’un autre.

## Endings

outcome-six-rounds = Les six manches sont jouées.
tie-break-oak = À gloire égale, moins de pillards sur le chêne l’emporte.
tie-break-sacks = À gloire égale et chêne égal, plus de sacs l’emporte.

## Refusals

refusal-game-over = Le dernier convoi est passé : la partie est finie.
refusal-not-a-player = Personne n’est assis là.
refusal-chance-decides = Le sort seul en décide.
refusal-chance-not-asked = On ne demande pas cela au sort maintenant.
refusal-chance-first = Le sort doit d’abord répondre.
refusal-said-like = Le mot { $verb } se dit ainsi : { $example }.
refusal-not-your-turn = C’est à quelqu’un d’autre de jouer.
refusal-not-now = Cela se fait pendant les plans, au moment de choisir votre action.
refusal-answers-first = La proposition attend d’abord les réponses.
refusal-draft-first = Vous avez choisi une cachette : achevez ce projet, ou laissez-le tomber.
refusal-must-donate = Avec plus de { $sacks } sacs au camp, vous devez donner.
refusal-too-few-sacks = Vous n’avez pas tant de sacs à donner.
refusal-no-gift = Un don est d’au moins un sac.
refusal-not-in-box = La boîte n’en contient pas autant.
refusal-lies-open = Cette carte est face visible : tout le monde la voit.
refusal-no-such-place = La rangée n’a pas cette place.
refusal-hand-full = Avec { $cards } cartes d’équipement ou plus en main, on ne peut pas en acheter.
refusal-cannot-pay = Vos sacs ne couvrent pas le prix.
refusal-no-equipment = La pioche et la défausse sont vides.
refusal-oak-empty = Il ne reste aucun de vos pillards sur le chêne.
refusal-not-a-hideout = Ce n’est pas une cachette : une bande guette dans une cachette au bord de la route.
refusal-occupied = Une bande se tient déjà dans cette cachette.
refusal-no-draft = Vous ne préparez pas d’alliance : choisissez d’abord une cachette.
refusal-no-hideout = Choisissez d’abord une cachette.
refusal-too-few-raiders = Vous n’avez pas autant de pillards au camp.
refusal-nobody-placed = Il faut y poster au moins un pillard.
refusal-nobody-brought = Qui prend part amène au moins un pillard.
refusal-not-alone = Vous préparez une alliance : laissez-la tomber pour vous poster en solitaire.
refusal-raiders-chosen = Vous amenez déjà tout juste autant de pillards.
refusal-raiders-first = Dites d’abord combien de pillards vous amenez vous-même.
refusal-no-talks = Vous avez fait assez de propositions pour ce tour.
refusal-without-talks = À cette table, personne ne propose d’alliance : postez vos pillards en solitaire.
refusal-nobody-to-ask = Aucun autre camp n’a plus de pillard.
refusal-not-yourself = Une alliance se fait avec quelqu’un d’autre.
refusal-not-invited = Cette personne n’est pas de l’alliance.
refusal-ally-too-weak = Cette personne n’a pas autant de pillards au camp.
refusal-invited = Cette personne est déjà dans le projet : retirez l’invitation pour la changer.
refusal-card-limit = Une carte par pillard au plus, et pas plus qu’on n’en tient.
refusal-no-more-copies = Le projet nomme déjà toutes les cartes de cette sorte.
refusal-special-card = Une carte spéciale n’ajoute pas de force : on ne peut ni la jouer ainsi ni la promettre.
refusal-not-in-hand = Vous n’avez pas cette carte.
refusal-no-such-card = Vous n’avez pas cette carte spéciale.
refusal-no-markers = Toutes les paires de marqueurs sont prises.
refusal-named-card = Dans le jeu avancé, une carte promise n’est pas nommée.
refusal-unnamed-card = Dans le jeu de base, une carte promise est nommée et montrée.
refusal-basic-terms = Dans le jeu de base, on ne négocie ni l’or ni le butin.
refusal-target-set = Une alliance n’a qu’une cible : retirez celle du projet pour en changer.
refusal-no-target = Sans cible, aucun butin ne peut être mis de côté.
refusal-not-informed = L’informateur doit être un allié qui connaît cette carte.
refusal-owes-nothing = L’informateur ne promet qu’aux autres.
refusal-not-in-stock = Les réserves n’ont pas de quoi en mettre autant de côté.
refusal-not-in-loot = Cette carte ne peut pas contenir autant de plus que ce qui en est déjà promis.
refusal-mine-needed = Il resterait dans la mine moins de sacs qu’il n’y en a de côté.
refusal-no-such-loot = Aucun convoi n’en porte autant.
refusal-no-term = Rien n’est pas une condition : nommez au moins un.
refusal-settled = Ce point est réglé dans ce projet : retirez-le pour le changer.
refusal-not-so-rich = Le camp qui paierait n’a plus assez de sacs pour cela.
refusal-not-drafted = Ce point n’est pas dans le projet.
refusal-gold-needed = Un paiement du projet dépend de cet or : retirez d’abord ce paiement.
refusal-not-advanced = Le chef ne fait taire les autres que dans le jeu avancé.
refusal-silence = Il n’y a plus personne à faire taire.
refusal-suggest-when = On suggère pendant que quelqu’un d’autre dresse ses plans.
refusal-suggest-donor = Le camp dont c’est le tour a plus de { $sacks } sacs et doit donner : il n’y a rien à rejoindre.
refusal-suggest-nobody = Vous n’avez aucun pillard au camp pour en être.
refusal-suggest-raiders = Sans autant de pillards au camp, vous ne pouvez pas en être.
refusal-suggest-card = Vous n’avez aucune carte à apporter.
refusal-too-many-parts = On ne suggère pas plus de parts que le convoi le plus riche n’a de sacs.
refusal-said-that = Vous avez déjà suggéré cela pendant ce tour.
refusal-said-enough = Vous n’avez plus droit à d’autres suggestions pendant ce tour.
refusal-hushed = Le chef ne veut plus rien entendre.
refusal-no-proposal = Personne ne vous a proposé d’alliance.
refusal-sealed = Votre réponse est donnée ; les autres réfléchissent encore.
refusal-sealed-card = Votre choix est déjà fait ; on attend celui des autres.
refusal-not-raiding = Aucune carte de la rangée n’est à envoyer maintenant.
refusal-not-your-card = C’est à quelqu’un d’autre de choisir la carte.
refusal-card-gone = Cette carte a quitté le jeu.
refusal-not-leader = Seul le chef de cette bande dit dans quel ordre ses membres se déclarent.
refusal-basic-order = Dans le jeu de base, le chef se déclare en premier, puis les autres dans le sens horaire.
refusal-no-order = Aucune bande n’attend de savoir dans quel ordre ses membres se déclarent.
refusal-heard = Cette personne a déjà sa place dans l’ordre.
refusal-hear-stranger = Cette personne n’a pas de pillard dans cette bande.
refusal-hear-empty = Cette personne n’a pas de carte d’équipement.
refusal-no-meeting = On ne demande pas d’équipement à votre bande en ce moment.
refusal-order-first = Le chef dit d’abord dans quel ordre cette bande déclare son équipement.
refusal-another-asked = On demande de l’équipement à un autre membre de cette bande en ce moment.
refusal-not-sharing = Vous n’avez pas de butin à partager en ce moment.
refusal-not-in-band = Cette personne n’a pas de pillards dans cette bande.
refusal-no-such-part = Il ne reste pas de telle part du butin.
refusal-nobody-on-oak = Aucun de ses pillards n’est plus sur le chêne.
refusal-keep-instead = Ce que vous ne donnez pas vous revient : gardez le reste.
refusal-not-due = C’est à quelqu’un d’autre de recevoir la prochaine part.
refusal-part-lost = Moins de monde recevrait une part, ou moins de parts seraient données.
refusal-not-informant = Seul l’informateur de ce coup garde le reste.
refusal-no-rest = Aucun reste d’un coup préparé n’est à garder.
refusal-no-messenger = Personne n’attend de vous un Messager sur cette route.
refusal-not-a-town = Un Messager nomme une ville, et rien d’autre.
refusal-no-turning-back = Le chariot vient de cette ville et ne fait jamais demi-tour.
refusal-goes-there = Le chariot va déjà dans cette ville.
refusal-no-raid-done = Les Provisions servent à une bande à vous qui vient de piller.
refusal-no-sheriff = La Cape sert à une bande à vous que le Shérif vient de battre.
refusal-nothing-to-let = Personne ne vous demande de carte spéciale.

## Le plateau dans le navigateur

board-forest = La forêt
board-row = La rangée des convois
board-village = Où envoyer un pillard
board-card = La carte { WORD($place) }
board-card-known = { WORD($place) } : { $says }
board-face-down = Elle est face cachée. Les bêtes posées dessus se sont renseignées à l’auberge.
board-row-rest = { $count ->
    [one] Montrer l’autre carte de la rangée
   *[other] Montrer les { $count } autres cartes de la rangée
}
board-more = +{ $count }
board-to = { EACH($town, "to") }
board-band = { WORD($hideout) } : { EACH($raiders, "raiders-of") }
board-mark = { $kind ->
    [raided] { WORD($hideout) } : { $strength } contre { $combat }, pillé
    [sheriff_beaten] { WORD($hideout) } : { $strength } contre { $combat }, battu
    [sheriff_won] { WORD($hideout) } : { $strength } contre { $combat }, perdu
   *[passed_by] { WORD($hideout) } : { $strength }, trop faible
}
board-church = Église
board-inn = Auberge
board-merchant = Marchand
board-market = Place du marché
board-yield-church = sacs contre gloire
board-yield-inn = voir une carte
board-yield-merchant = équipement, { EACH($sacks, "sacks") }
board-yield-market = un compagnon, { EACH($sacks, "sacks") }
board-about-church = Envoyez un pillard avec des sacs : chaque sac vaut un point de gloire. Qui a plus de { $most } sacs doit donner.
board-about-inn = Envoyez un pillard se renseigner sur une carte de la rangée. Tous voient que vous l’avez regardée ; vous seul savez ce que c’est.
board-about-merchant = Envoyez un pillard acheter la prochaine carte d’équipement. On en tient trois au plus.
board-about-market = Envoyez un pillard chercher un compagnon au chêne ; tous deux rentrent à la fin de la manche.
board-watches = Une bande ici rencontre les chariots qui vont ou viennent par : { $towns }.
board-red = Rouge : qui a le plus de pillards dans les cachettes rouges à la fin de la manche gagne un compagnon.
board-gear = Ajoute { $bonus } à la force d’un de vos pillards, une fois.
board-gear-cape = Quand le Shérif a gagné : vos pillards ne perdent rien, et restent ou rentrent.
board-gear-messenger = Avant que le chariot n’atteigne le carrefour : l’envoie vers une autre ville.
board-gear-provisions = Après un pillage : vos pillards restent dans la cachette.
board-goal = Après six manches, qui a le plus de gloire gagne.
board-invited = au projet
board-figure = figurine
board-first = premier
board-sacks = sacs
board-oak = encore au chêne
board-glory = gloire
board-camp-tells = Au camp { EACH($raiders, "raiders") } ; { EACH($sacks, "sacks") }, { $gear ->
    [one] { $gear } carte d’équipement
   *[other] { $gear } cartes d’équipement
} ; { EACH($oak, "raiders") } encore au chêne.
board-gear-held = cartes d’équipement
board-camp-of = pillards au camp
board-chosen = { WHO($seat) ->
    [you] Vous avez choisi
   *[other] { NAME($seat) } a choisi
}
board-invite = Inviter { NAME($seat) } avec { EACH($count, "raiders") }
board-gold-of = De l’or entre vous et { NAME($seat) }
board-gear-of = Demander une carte à { NAME($seat) }
board-camp = Votre camp
board-hint-raider = touchez le dernier qui part
board-hint-join = combien viendraient ?
board-camp-empty = Personne n’est au camp.
board-donate = Vos sacs
board-hint-sack = touchez le dernier à donner
board-must-donate = il faut donner ; touchez le dernier
board-gear-mine = Votre équipement
board-hint-use = touchez pour le jouer
board-hint-pledge = touchez pour le promettre
board-gear-none = rien
board-loot-if = Le butin, si vous pillez
board-loot-share = Le butin : à qui ?
board-one-sack = Un sac du butin
board-one-companion = Un compagnon du butin
board-strength = force
board-force = escorte
board-yours = à vous
board-used = { WHO($seat) ->
    [you] à vous, joué
   *[other] { NAME($seat) }, joué
}
board-against = { $strength } contre { $combat }
board-with = { $enough ->
    [yes] { $strength } contre { $combat } : assez. Sans cela { $without }.
   *[no] { $strength } contre { $combat } : pas assez. Sans cela { $without }.
}
board-note = Force { $strength }. Le chariot de la carte { WORD($place) } : { $combat }
board-note-unknown = Force { $strength }.
board-price-donate = 1 pillard ; gloire +{ $sacks }
board-price-raider = prend 1 pillard
board-price-suggest = pour { NAME($seat) }
board-draft = Votre projet
board-proposal = { WHO($seat) ->
    [you] Vous proposez
   *[other] { NAME($seat) } propose
}
board-term-raiders = { NAME($seat) } avec { EACH($amount, "raiders") }
board-term-card = { WHO($seat) ->
    [you] { WORD($word) } (vous)
   *[other] { WORD($word) } ({ NAME($seat) })
}
board-term-target = { WHO($seat) ->
    [you] la carte { WORD($word) }, sur votre parole
   *[other] la carte { WORD($word) }, sur la parole de { NAME($seat) }
}
board-term-sacks = { EACH($amount, "sacks") } du butin pour { NAME($seat) }
board-term-companions = { EACH($amount, "companions") } pour { NAME($seat) }
board-term-paid = { $way ->
    [in] { NAME($seat) } : { EACH($amount, "sacks") } au chef, tout de suite
   *[out] { EACH($amount, "sacks") } pour { NAME($seat) }, tout de suite
}
board-suggestions = Suggestions
board-suggest-how = Touchez une cachette, une carte à vous ou une carte que vous connaissez, pour dire à quelles conditions vous viendriez.
board-suggest-parts = Pour tant de parts du butin …
board-alliances = Alliances
board-agreed = { ALL("marked") }
board-if-won = Si vous pillez
board-glory-each = { EACH($glory, "glory") } pour chacun de la bande
board-if-lost = sinon { EACH($raiders, "raiders") } et { EACH($glory, "glory") } perdus
board-promises = Promesses
board-promise-kept = { $count ->
    [one] 1 tenue
   *[other] { $count } tenues
}
board-promise-broken = { $count ->
    [one] 1 rompue
   *[other] { $count } rompues
}
board-promise-open = { $count } en cours
board-known = Ce que tous peuvent savoir
board-mine = Sacs restant dans la mine : { $mine }.
board-equipment = Équipement
board-bonus = ajoute
board-copies = en tout
board-discard = joués
board-gone = Sortis du jeu
