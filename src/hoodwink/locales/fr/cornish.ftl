title = Le contrebandier de Cornouailles
pitch = Achetez outre-mer, débarquez de nuit, vendez dans les terres, et occupez la douane ailleurs. L’or et la renommée font gagner.

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
word-up-north = le Nord
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
word-guernsey = Guernesey
word-oporto = Porto
word-off-st-levan = le large de St Levan
word-western-approaches = les Approches occidentales
word-mounts-bay = Mount’s Bay
word-off-porthleven = le large de Porthleven
word-off-lizard = le large de Lizard
word-lands-end = Land’s End
word-cape-cornwall = Cape Cornwall
word-st-ives-bay = la baie de St Ives
word-off-portreath = le large de Portreath

## Goods

word-lace = dentelle
word-tea = thé
word-tobacco = tabac
word-spice = épices
word-silk = soie
word-brandy = eau-de-vie
word-rum = rhum
word-salt = sel
word-gin = genièvre
word-wine = vin
word-sugar = sucre
word-china = porcelaine
word-coffee = café
word-velvet = velours
word-cognac = cognac
word-claret = bordeaux

## Ships and warehouses

word-good-intent = le Good Intent
word-happy-return = le Happy Return
word-morning-star = le Morning Star
word-black-prince = le Black Prince
word-dolphin = le Dolphin
word-fair-maid = le Fair Maid
word-endeavour = l’Endeavour
word-two-brothers = le Two Brothers
word-swift = le Swift
word-bonaventure = le Bonaventure
word-turks-head-cellar = la cave du Turk’s Head
word-sloop-loft = le grenier du Sloop
word-harbour-vault = la voûte du port
word-godolphin-adit = la vieille galerie de Godolphin
word-ship-inn-well = le puits du Ship Inn
word-lelant-dunes = la fosse des dunes de Lelant
word-chapel-crypt = la crypte de la chapelle
word-helston-brewery = la brasserie de Helston
word-botallack-level = le niveau noyé de Botallack
word-dolcoath-stope = le chantier de Dolcoath
word-vicarage-attic = les combles du presbytère
word-belfry = le clocher
word-organ-loft = la tribune d’orgue
word-chandlers-store = la réserve du shipchandler
word-mill-race = la cache du bief
word-coaching-yard = la cour du relais
word-powder-house = la poudrière
word-fish-cellar = la cave aux sardines
word-mine-shaft = le puits aveugle
word-mayors-parlour = le salon du maire
word-customs-attic = le grenier de la douane

## Characters

word-religious = Religieux
word-trade = Commerce
word-unskilled = Sans métier
word-officials = Notables
word-witch-of-st-levan = la sorcière de St Levan
word-parson-tonkin = le pasteur Tonkin
word-sister-agnes = sœur Agnes
word-curate-pascoe = le vicaire Pascoe
word-sexton-nance = le sacristain Nance
word-hermit-of-roche = l’ermite de Roche
word-preacher-trewin = le prédicateur Trewin
word-widow-penrose = la veuve Penrose
word-organist-bray = l’organiste Bray
word-deacon-rowe = le diacre Rowe
word-pilgrim-jory = le pèlerin Jory
word-choir-of-zennor = le chœur de Zennor
word-almoner-kitto = l’aumônier Kitto
word-mermaid-of-zennor = la sirène de Zennor
word-abbot-carne = l’abbé Carne
word-captain-hichens = le capitaine Hichens
word-chandler-uren = le shipchandler Uren
word-miller-hosking = le meunier Hosking
word-innkeeper-tregenza = l’aubergiste Tregenza
word-vintner-le-grice = le marchand de vin Le Grice
word-coachman-opie = le cocher Opie
word-carter-john-carter = John Carter
word-goldsmith-ley = l’orfèvre Ley
word-pilot-ellis = le pilote Ellis
word-mercer-batten = le mercier Batten
word-drover-angove = le bouvier Angove
word-pedlar-quick = le colporteur Quick
word-banker-bolitho = le banquier Bolitho
word-shipwright-peake = le charpentier de marine Peake
word-grocer-daniell = l’épicier Daniell
word-tinners-of-st-just = les mineurs d’étain de St Just
word-fishwives-of-newlyn = les poissonnières de Newlyn
word-wreckers-of-breage = les naufrageurs de Breage
word-farmhands-of-gweek = les valets de ferme de Gweek
word-porters-of-penzance = les portefaix de Penzance
word-poachers-of-godolphin = les braconniers de Godolphin
word-seine-boat-crew = l’équipage du senneur
word-bal-maidens = les trieuses de minerai
word-lookout-boys = les petits guetteurs
word-muleteers = les muletiers
word-pit-men-of-praze = les hommes du fond de Praze
word-ferrymen-of-hayle = les passeurs de Hayle
word-dock-idlers = les flâneurs du quai
word-limpet-gatherers = les ramasseuses de patelles
word-crowd-of-helston = la foule de Helston
word-allen-cutler = Allen Cutler, maire de St Just
word-mayor-of-marazion = le maire de Marazion
word-clerk-pender = le commis Pender
word-tidewaiter-boase = le douanier de quai Boase
word-magistrate-davies = le magistrat Davies
word-excise-surveyor = le contrôleur de l’accise
word-harbour-master = le capitaine du port
word-turnkey-thomas = le geôlier Thomas
word-lieutenant-drew = le lieutenant Drew
word-squire-st-aubyn = le châtelain St Aubyn
word-notary-edmonds = le notaire Edmonds
word-postmistress = la receveuse des postes
word-coroner-scobell = le coroner Scobell
word-collector-pellow = le receveur Pellow
word-constable-veal = l’agent Veal

## Secrets

word-fair-wind = Bon vent
word-pack-horses = Chevaux de bât
word-covered-cart = Charrette bâchée
word-anonymous-letter = Lettre anonyme
word-tide-tables = Table des marées
word-hush-money = Prix du silence
word-loyal-crew = Équipage fidèle
word-tall-tale = Belle histoire
word-slander = Médisance
word-pickpocket = Tire-laine
word-moonless-night = Nuit sans lune
word-safe-house = Maison sûre
word-forged-orders = Faux ordres
word-blackmail = Chantage
word-loose-tongue = Langue bien pendue
word-back-door = Porte de derrière
word-second-wind = Second souffle
word-lantern-on-the-cliff = Lanterne sur la falaise
word-harbour-dues = Droits de port
word-market-glut = Marché engorgé
word-informer = Dénonciation
word-finders-share = Part de l’indicateur
word-wrong-turning = Mauvais chemin
word-no-guard = plus personne pour garder
word-last-guard = le dernier garde

## Parts of sentences

gold = { $first ->
    [one] { $first } pièce d’or
   *[other] { $first } pièces d’or
}
influence = { $first ->
    [one] { $first } point d’influence
   *[other] { $first } points d’influence
}
reputation = { $first ->
    [one] { $first } point de réputation
   *[other] { $first } points de réputation
}
secrets = { $first ->
    [one] { $first } secret
   *[other] { $first } secrets
}
spaces = { $first ->
    [one] { $first } étape
   *[other] { $first } étapes
}
steps = { $first ->
    [one] d’une étape
   *[other] de { $first } étapes au plus
}
at = { $first ->
    [up-north] dans le Nord
    [off-st-levan] au large de St Levan
    [off-porthleven] au large de Porthleven
    [off-lizard] au large de Lizard
    [off-portreath] au large de Portreath
    [western-approaches] dans les Approches occidentales
    [mounts-bay] dans Mount’s Bay
    [st-ives-bay] dans la baie de St Ives
    [lands-end] devant Land’s End
    [cape-cornwall] devant Cape Cornwall
   *[other] à { WORD($first) }
}
from = { $first ->
    [up-north] du Nord
    [off-st-levan] du large de St Levan
    [off-porthleven] du large de Porthleven
    [off-lizard] du large de Lizard
    [off-portreath] du large de Portreath
    [western-approaches] des Approches occidentales
   *[other] de { WORD($first) }
}
to = { $first ->
    [up-north] vers le Nord
    [off-st-levan] vers le large de St Levan
    [off-porthleven] vers le large de Porthleven
    [off-lizard] vers le large de Lizard
    [off-portreath] vers le large de Portreath
    [western-approaches] vers les Approches occidentales
    [st-ives-bay] vers la baie de St Ives
   *[other] à { WORD($first) }
}
some = { $first ->
    [lace] de la dentelle
    [spice] des épices
    [silk] de la soie
    [brandy] de l’eau-de-vie
    [china] de la porcelaine
   *[other] du { WORD($first) }
}
the = { $first ->
    [lace] la dentelle
    [spice] les épices
    [silk] la soie
    [brandy] l’eau-de-vie
    [china] la porcelaine
   *[other] le { WORD($first) }
}
price = { $first ->
    [gold] { EACH($second, "gold") }
   *[influence] { EACH($second, "influence") }
}
row = { $first ->
    [low] au prix bas
    [fair] au prix juste
   *[high] au prix fort
}
cost = { $first ->
    [influence] (coûte de l’influence)
    [gold] (coûte de l’or)
   *[reputation] (coûte de la réputation)
}
paid-with = { $paid ->
    [influence] , en dépensant de l’influence
    [gold] , en dépensant de l’or
    [reputation] , en dépensant de la réputation
   *[nothing] { "" }
}
end-near = { $first ->
    [track] La piste de la douane est à son terme : cette manche est la dernière.
   *[sold] Les dernières marchandises d’outre-mer sont achetées : cette manche est la dernière.
}
officer-of = { WHO($first) ->
    [you] votre douanier
   *[other] le douanier acheté par { NAME($first) }
}
for-gold = { $gold ->
    [0] sans rien débourser
   *[other] pour { EACH($gold, "gold") }
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
    [influence] gagnez { EACH($second, "influence") }
    [gold] gagnez { EACH($second, "gold") }
    [reputation] gagnez { EACH($second, "reputation") }
    [secret] piochez { EACH($second, "secrets") }
    [shadow] votre prochain débarquement de ce tour court { $second } de risque en moins
    [chart] votre navire peut entrer dans toutes les criques jusqu’à la fin de la manche
    [leave] perdez ce personnage
    [sail] naviguez { EACH($second, "steps") } sans rien payer
    [walk] { $second ->
        [1] déplacez un pion { EACH($second, "steps") } sans rien payer
       *[other] déplacez des pions { EACH($second, "steps") } en tout sans rien payer
    }
    [carry] { $second ->
        [1] portez des marchandises { EACH($second, "steps") } sans rien payer
       *[other] portez des marchandises { EACH($second, "steps") } en tout sans rien payer
    }
    [haul] déplacez ensemble pion et marchandises { EACH($second, "steps") } sans rien payer
    [march] { $second ->
        [1] déplacez un douanier { EACH($second, "steps") } sans rien payer
       *[other] déplacez des douaniers { EACH($second, "steps") } en tout sans rien payer
    }
    [pawn] placez un pion à côté de votre réseau ou à Scilly
    [recall] renvoyez un douanier à Penzance
    [suborn] soudoyez un douanier où qu’il soit, sans rien payer
    [release] avec un pion à Penzance, prenez des marchandises saisies de { $second } cases au plus
    [rouse] remettez face visible un de vos personnages utilisés
    [fine] quelqu’un d’autre paie { EACH($second, "gold") } à la banque
    [rob] prenez { EACH($second, "gold") } à quelqu’un d’autre
    [hush] quelqu’un d’autre perd { EACH($second, "influence") }
    [gossip] quelqu’un d’autre perd { EACH($second, "reputation") }
    [spill] quelqu’un d’autre perd { EACH($second, "secrets") } au hasard
    [heat] le débarquement court { $second } de risque en plus
    [levy] l’adversaire vous paie { EACH($second, "gold") }
    [undercut] la vente rapporte { EACH($second, "gold") } de moins
    [summon] les douaniers avancent de { EACH($second, "spaces") } de plus
   *[waylay] le douanier reste où il est
}
always = { $first ->
    [income] { EACH($second, "influence") } à chaque manche
    [allowance] { EACH($second, "gold") } à chaque manche
    [whisper] { EACH($second, "secrets") } à chaque manche
    [risk] vos débarquements courent { $second } de risque en moins
    [bribe] soudoyer vous coûte { EACH($second, "gold") } de moins
    [bargain] les marchandises vous coûtent { EACH($second, "gold") } de moins
    [welcome] engager vous coûte { EACH($second, "gold") } de moins
    [access] { $second ->
        [all] votre navire peut entrer dans toutes les criques
       *[other] votre navire peut entrer à { WORD($second) }
    }
    [place] { $second ->
        [anywhere] le pion de cette carte se place n’importe où
        [ports] le pion de cette carte se place dans n’importe quel port
       *[mainland] le pion de cette carte se place à côté de votre réseau, jamais à Scilly
    }
    [warehouse] vous avez un entrepôt de plus ({ WORD($second) })
    [outlet] vos ventes { EACH($second, "at") } rapportent { EACH($third, "gold") } de plus
   *[toll] à chaque manche, le premier navire d’un joueur plus riche qui gagne { WORD($second) } vous paie { EACH($third, "gold") }
}
card-always = Toujours : { EACH($always, "always") }.
card-use = { $action ->
    [true] Une fois par manche, pour action
   *[false] Une fois par manche, avant votre action
}{ COUNT($pay) ->
    [0] { "" }
   *[other] , contre { EACH($pay, "price") }
} : { EACH($use, "effect") }.
card-mob = Une foule : peut prendre d’assaut l’entrepôt de la douane.
card-plain = Rien qu’un nom respecté.
card-secret = { $when ->
    [turn] Avant votre action
    [landing] Quand quelqu’un d’autre débarque
    [sale] Quand quelqu’un d’autre vend
   *[march] Quand quelqu’un d’autre déplace un douanier
} : { EACH($do, "effect") }.

## What to do now

phase-first = Le sort désigne qui commence.
phase-ships = { NAME($turn) } choisit un navire.
    .you = Quel navire sera le vôtre ? Voyez la forme de sa cale.
phase-warehouses = { NAME($turn) } choisit un entrepôt.
    .you = Quel entrepôt sera le vôtre ? Son lieu compte autant que sa place.
phase-pair = { NAME($turn) } choisit deux paquets.
    .you = Dans quels deux paquets voulez-vous voir un personnage ?
phase-deal = On distribue deux personnages.
phase-keep = { NAME($turn) } garde un personnage sur deux.
    .you = Lequel des deux personnages gardez-vous ? L’autre va sous son paquet.
phase-pawns = { NAME($turn) } place un premier pion.
    .you = Où va votre premier pion ?
phase-anchors = { NAME($turn) } place son navire.
    .you = D’où part votre navire ?
phase-turn = C’est à { NAME($turn) } de jouer.
    .warning = { WHO($turn) ->
        [you] Avec une si grande foule part aussi votre dernier pion, et personne ne garde ce que vous libérez.
       *[other] { NAME($turn) } prépare un assaut qui ne laisse personne pour garder les marchandises libérées.
    }
    .you = C’est à vous de jouer : une action, et ce que vos cartes permettent. Ou passez pour le reste de la manche.
phase-window = { WHO($turn) ->
    [you] Un secret peut vous répondre. On attend : { NAMES($to_act) }.
   *[other] Un secret peut répondre à { NAME($turn) }. On attend : { NAMES($to_act) }.
}
    .sealed = Votre choix est fait. On attend encore : { NAMES($to_act) }.
    .you = { $pending-window ->
        [landing] { NAME($turn) } débarque des marchandises { EACH($pending-claim-place, "at") }. Jouez-vous un secret ?
        [sale] { NAME($turn) } vend { EACH($pending-claim-place, "at") }. Jouez-vous un secret ?
       *[march] { NAME($turn) } fait partir un douanier { EACH($pending-claim-place, "from") }. Jouez-vous un secret ?
    }
phase-hiding = Des réponses ont accru le risque du débarquement { EACH($pending-target, "at") }. { WHO($turn) ->
    [you] Vous pouvez
   *[other] { NAME($turn) } peut
} encore étouffer l’affaire.
    .you = Des réponses ont accru le risque : { EACH($pending-points, "spaces") } de marche vers { WORD($pending-target) }. Étouffer l’affaire, ou laisser faire ?
phase-remove = { NAME($turn) } retire un pion.
    .warning = { WHO($turn) ->
        [you] Quel pion quitte le plateau ? Votre dernier à Penzance y garde les marchandises libérées.
       *[other] { NAME($turn) } retire un pion ; le dernier à Penzance y garde les marchandises libérées.
    }
    .you = Avec le personnage s’en va un pion. Lequel ?
phase-place = { NAME($turn) } place un pion.
    .you = Où va le nouveau pion ?
phase-customs = La douane marche vers { WORD($pending-target) }. La bourse la plus plate choisit qui vient : { NAME($to_act) }.
    .you = La douane marche vers { WORD($pending-target) }. Votre bourse est la plus plate : quel douanier avance d’une étape ?
phase-recruit = Un nouveau douanier arrive. La bourse la plus plate choisit où : { NAME($to_act) }.
    .you = Un nouveau douanier arrive. Votre bourse est la plus plate : où va-t-il ?
phase-spill = Un secret s’ébruite.
phase-secret = On pioche des secrets.
phase-reveal = On retourne des personnages.
phase-stow = { NAME($turn) } peut encore mettre sa marchandise à l’abri.
    .you = Votre marchandise est à côté de votre entrepôt : mettez-la à l’abri ou finissez votre tour.
phase-grant = { NAME($turn) } profite d’une carte.
    .you = Voici ce que permet votre carte. Choisissez, ou dites que c’est assez.
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
event-rest_waived = { WHO($seat) ->
    [you] Vous en restez là avec la carte.
   *[other] { NAME($seat) } en reste là avec la carte.
}
event-ship_taken = { WHO($seat) ->
    [you] Vous choisissez
   *[other] { NAME($seat) } choisit
} { WORD($ship) }.
event-warehouse_taken = { WHO($seat) ->
    [you] Vous choisissez
   *[other] { NAME($seat) } choisit
} pour entrepôt { WORD($warehouse) }.
event-pair_drawn = { WHO($seat) ->
    [you] Vous piochez
   *[other] { NAME($seat) } pioche
} dans les paquets { WORD($decks) }.
event-character_dealt = { NAME($seat) } reçoit une carte du paquet { WORD($deck) }.
    .character = Le paquet { WORD($deck) } vous donne { WORD($character) }.
event-character_kept = { WHO($seat) ->
    [you] Vous gardez
   *[other] { NAME($seat) } garde
} { WORD($character) } ; l’autre carte va sous le paquet { WORD($returned) }.
event-ship_placed = { WHO($seat) ->
    [you] Vous mouillez
   *[other] { NAME($seat) } mouille
} { EACH($sea, "at") }.
event-pawn_placed = { WHO($seat) ->
    [you] Vous placez un pion
   *[other] { NAME($seat) } place un pion
} { EACH($place, "at") }.
event-pawn_removed = { WHO($seat) ->
    [you] Vous perdez un pion
   *[other] { NAME($seat) } perd un pion
} { EACH($place, "at") }.
event-round_started = La manche { $round } commence ; { WHO($first) ->
    [you] vous jouez en premier.
   *[other] { NAME($first) } joue en premier.
}
event-character_revealed = Le paquet { WORD($deck) } montre { WORD($character) }.
event-deck_emptied = Le paquet { WORD($deck) } est épuisé.
event-income_received = { WHO($seat) ->
    [you] Vous recevez
   *[other] { NAME($seat) } reçoit
} { LIST(gained-influence, gained-gold) }.
event-turn_ended = { WHO($seat) ->
    [you] Vous terminez votre tour.
   *[other] { NAME($seat) } termine son tour.
}
event-passed = { WHO($seat) ->
    [you] Vous passez
   *[other] { NAME($seat) } passe
} pour le reste de la manche.
event-sailed = { WHO($seat) ->
    [you] Vous naviguez
   *[other] { NAME($seat) } navigue
} { EACH($start, "from") } { EACH($end, "to") }{ paid-with }.
event-gold_handed_over = { WHO($to) ->
    [you] { NAME($seat) } vous paie { EACH($gold, "gold") }.
   *[other] { WHO($seat) ->
        [you] Vous payez { EACH($gold, "gold") } à { NAME($to) }.
       *[other] { NAME($seat) } paie { EACH($gold, "gold") } à { NAME($to) }.
    }
}
event-pawn_walked = { WHO($seat) ->
    [you] Vous déplacez un pion
   *[other] { NAME($seat) } déplace un pion
} { EACH($start, "from") } { EACH($end, "to") }{ paid-with }.
event-goods_carried = { WHO($seat) ->
    [you] Vous portez
   *[other] { NAME($seat) } porte
} { EACH($goods, "some") } { EACH($start, "from") } { EACH($end, "to") }{ paid-with }.
event-goods_hauled = { WHO($seat) ->
    [you] Votre pion emporte
   *[other] { NAME($seat) } emporte avec son pion
} { EACH($goods, "some") } { EACH($start, "from") } { EACH($end, "to") }{ paid-with }.
event-officer_ordered = { WHO($seat) ->
    [you] Vous ordonnez
   *[other] { NAME($seat) } ordonne
} à un douanier de marcher { EACH($start, "from") } { EACH($end, "to") }{ paid-with }.
event-officer_waylaid = { WHO($seat) ->
    [you] Votre ordre n’atteint jamais le douanier posté
   *[other] L’ordre que donne { NAME($seat) } n’atteint jamais le douanier posté
} { EACH($start, "at") }.
event-officer_marched = Un douanier marche { EACH($start, "from") } { EACH($end, "to") }.
    .seat = { WHO($seat) ->
        [you] Vous envoyez
       *[other] { NAME($seat) } envoie
    } un douanier { EACH($start, "from") } { EACH($end, "to") }.
event-officer_placed = { WHO($seat) ->
    [you] Vous postez
   *[other] { NAME($seat) } poste
} un nouveau douanier { EACH($place, "at") }.
event-officer_bribed = { WHO($seat) ->
    [you] Vous soudoyez
   *[other] { NAME($seat) } soudoie
} un douanier { EACH($place, "at") } { for-gold }.
    .instead_of = { WHO($seat) ->
        [you] Vous soudoyez
       *[other] { NAME($seat) } soudoie
    } un douanier { EACH($place, "at") } { for-gold } ; il était à { WHO($instead_of) ->
        [you] vous.
       *[other] { NAME($instead_of) }.
    }
event-customs_alerted = La douane a vent de l’affaire : { EACH($points, "spaces") } de marche vers { WORD($place) }.
event-track_advanced = Le pion de la douane avance jusqu’à { $track } ; le niveau de découverte est { $level }.
event-end_called = { PHRASE($reason, "end-near") }
event-goods_seized = La douane saisit { EACH($goods, "some") } { EACH($place, "at") }.
    .seat = La douane saisit { EACH($place, "at") } { EACH($goods, "some") } que { WHO($seat) ->
        [you] vous déteniez.
       *[other] détenait { NAME($seat) }.
    }
event-goods_abandoned = { WHO($seat) ->
    [you] Vous abandonnez
   *[other] { NAME($seat) } abandonne
} { EACH($goods, "some") } { EACH($place, "at") }.
event-goods_claimed = { WHO($seat) ->
    [you] Vous trouvez
   *[other] { NAME($seat) } trouve
} { EACH($goods, "some") } { EACH($place, "at") }.
event-reputation_bought = { WHO($seat) ->
    [you] Vous achetez
   *[other] { NAME($seat) } achète
} un point de réputation pour { EACH($gold, "gold") }.
event-goods_bought = { WHO($seat) ->
    [you] Vous achetez
   *[other] { NAME($seat) } achète
} { EACH($goods, "some") } à { WORD($merchant) } pour { EACH($gold, "gold") }.
event-goods_landed = { WHO($seat) ->
    [you] Vous débarquez
   *[other] { NAME($seat) } débarque
} { EACH($goods, "some") } { EACH($place, "at") }, risque { $risk }{ COUNT($stored) ->
    [0] { "" }
   *[other]  ; caché aussitôt : { EACH($stored, "the") }
}{ $hiding ->
    [0] .
   *[other]  ; pour étouffer l’affaire, { EACH($hiding, "influence") }.
}
event-risk_hidden = { WHO($seat) ->
    [you] { $hiding ->
        [0] Vous les laissez venir
       *[other] Vous donnez { EACH($hiding, "influence") } pour étouffer l’affaire
    }
   *[other] { $hiding ->
        [0] { NAME($seat) } les laisse venir
       *[other] { NAME($seat) } donne { EACH($hiding, "influence") } pour étouffer l’affaire
    }
} { EACH($place, "at") }{ $points ->
    [0]  : aucun douanier ne bouge.
   *[other]  : { EACH($points, "spaces") } de marche.
}
event-goods_stored = { WHO($seat) ->
    [you] Vous cachez
   *[other] { NAME($seat) } cache
} { EACH($goods, "some") } dans { WORD($warehouse) }.
event-goods_fetched = { WHO($seat) ->
    [you] Vous sortez
   *[other] { NAME($seat) } sort
} { EACH($goods, "some") } d’un entrepôt, { WORD($warehouse) }.
event-character_hired = { WHO($seat) ->
    [you] Vous engagez
   *[other] { NAME($seat) } engage
} { WORD($character) }{ paid-with }{ $gold ->
    [0] { "" }
   *[other] { " " }et { EACH($gold, "gold") }
}.
event-character_lost = { WHO($seat) ->
    [you] Vous perdez
   *[other] { NAME($seat) } perd
} { WORD($character) }.
event-character_used = { WHO($seat) ->
    [you] Vous sollicitez
   *[other] { NAME($seat) } sollicite
} { WORD($character) }.
event-character_roused = { WHO($seat) ->
    [you] Vous pouvez
   *[other] { NAME($seat) } peut
} de nouveau solliciter { WORD($character) }.
event-goods_sold = { WHO($seat) ->
    [you] Vous vendez
   *[other] { NAME($seat) } vend
} { EACH($goods, "some") } { EACH($place, "at") } { EACH($row, "row") }{ paid-with }.
event-sale_paid = { WHO($seat) ->
    [you] La vente vous rapporte
   *[other] La vente rapporte à { NAME($seat) }
} { $reputation ->
    [0] { EACH($gold, "gold") }
   *[other] { EACH($gold, "gold") } et { EACH($reputation, "reputation") }
}.
event-worked_honestly = { WHO($seat) ->
    [you] Vous travaillez honnêtement pour { EACH($gold, "gold") } ; votre réputation est de { $reputation }.
   *[other] { NAME($seat) } travaille honnêtement pour { EACH($gold, "gold") } ; réputation : { $reputation }.
}
event-secret_sought = { WHO($seat) ->
    [you] Vous cherchez
   *[other] { NAME($seat) } cherche
} un secret{ paid-with }.
event-secret_drawn = { NAME($seat) } pioche un secret.
    .secret = Vous piochez un secret : « { WORD($secret) } ».
event-secret_spilt = { WHO($seat) ->
    [you] Vous perdez
   *[other] { NAME($seat) } perd
} un secret : « { WORD($secret) } ».
event-secret_played = { WHO($seat) ->
    [you] Vous jouez
   *[other] { NAME($seat) } joue
} « { WORD($secret) } ».
event-goods_released = { WHO($seat) ->
    [you] Vous tirez
   *[other] { NAME($seat) } tire
} { EACH($goods, "some") } de l’entrepôt de la douane.
event-player_hit = { $by ->
    [fine] { WHO($target) ->
        [you] { NAME($seat) } vous fait mettre à l’amende : { EACH($amount, "gold") }.
       *[other] { WHO($seat) ->
            [you] Vous faites mettre { NAME($target) } à l’amende : { EACH($amount, "gold") }.
           *[other] { NAME($seat) } fait mettre { NAME($target) } à l’amende : { EACH($amount, "gold") }.
        }
    }
    [rob] { WHO($target) ->
        [you] { NAME($seat) } vous prend { EACH($amount, "gold") }.
       *[other] { WHO($seat) ->
            [you] Vous prenez { EACH($amount, "gold") } à { NAME($target) }.
           *[other] { NAME($seat) } prend { EACH($amount, "gold") } à { NAME($target) }.
        }
    }
   *[other] { WHO($target) ->
        [you] { NAME($seat) } vous fait perdre
       *[other] { WHO($seat) ->
            [you] Vous faites perdre à { NAME($target) }
           *[other] { NAME($seat) } fait perdre à { NAME($target) }
        }
    } { $by ->
        [hush] { EACH($amount, "influence") }
        [gossip] { EACH($amount, "reputation") }
       *[spill] { EACH($amount, "secrets") }
    }.
}
event-customs_raided = { WHO($seat) ->
    [you] Vous prenez
   *[other] { NAME($seat) } prend
} d’assaut l’entrepôt de la douane pour { EACH($goods, "the") }.
event-game_over = La dernière manche est finie.

## Choices

move-first = Commencer
    .first = { NAME($first) } commence
move-take = Choisir une carte
    .second = { $first ->
        [ship] Prendre { WORD($second) }
       *[warehouse] Prendre { WORD($second) }
    }
    .first = { $first ->
        [ship] Choisir un navire
       *[warehouse] Choisir un entrepôt
    }
move-draw = Piocher dans deux paquets
    .second = Piocher dans { WORD($first) } et { WORD($second) }
    .first = Piocher dans { WORD($first) } et un autre paquet
move-deal = Distribuer une carte
    .second = Distribuer « { WORD($second) } »
    .first = { $first ->
        [secret] Distribuer un secret
       *[other] Distribuer { WORD($first) }
    }
move-reveal = Retourner un personnage
    .first = Retourner { WORD($first) }
move-spill = Perdre un secret
    .first = Perdre « { WORD($first) } »
move-keep = Garder un personnage
    .first = Garder { WORD($first) }
move-place = Placer quelque chose
    .second = { $first ->
        [pawn] Placer un pion { EACH($second, "at") }
        [ship] Placer votre navire { EACH($second, "at") }
       *[officer] Poster le douanier { EACH($second, "at") }
    }
    .first = { $first ->
        [pawn] Placer un pion
        [ship] Placer votre navire
       *[officer] Poster le douanier
    }
move-sail = Naviguer
    .fifth = Naviguer vers { WORD($third) } { EACH($fifth, "cost") }
    .third = Naviguer vers { WORD($third) }
    .first = Naviguer en partant { EACH($first, "from") }
move-walk = Déplacer un pion
    .fifth = Aller { EACH($first, "from") } { EACH($third, "to") } { EACH($fifth, "cost") }
    .third = Aller { EACH($first, "from") } { EACH($third, "to") }
    .first = Partir { EACH($first, "from") }
move-carry = Porter des marchandises à un autre pion
    .sixth = Porter { EACH($first, "some") } { EACH($second, "from") } { EACH($fourth, "to") } { EACH($sixth, "cost") }
    .fourth = Porter { EACH($first, "some") } { EACH($second, "from") } { EACH($fourth, "to") }
    .second = Porter { EACH($first, "some") } { EACH($second, "from") }
    .first = Porter { EACH($first, "some") }
move-haul = Déplacer ensemble pion et marchandises
    .sixth = Emporter { EACH($first, "some") } { EACH($second, "from") } { EACH($fourth, "to") } { EACH($sixth, "cost") }
    .fourth = Emporter { EACH($first, "some") } { EACH($second, "from") } { EACH($fourth, "to") }
    .second = Emporter { EACH($first, "some") } { EACH($second, "from") }
    .first = Emporter { EACH($first, "some") }
move-march = Envoyer un douanier
    .seventh = Envoyer { EACH($third, "officer-of") } { EACH($first, "from") } { EACH($fifth, "to") } { EACH($seventh, "cost") }
    .fifth = { $second ->
        [of] Envoyer { EACH($third, "officer-of") } { EACH($first, "from") } { EACH($fifth, "to") }
       *[to] Envoyer un douanier { EACH($first, "from") } { EACH($third, "to") } { EACH($fifth, "cost") }
    }
    .third = { $second ->
        [of] Envoyer { EACH($third, "officer-of") } { EACH($first, "from") }
       *[to] Envoyer un douanier { EACH($first, "from") } { EACH($third, "to") }
    }
    .second = { $second ->
        [of] Envoyer le douanier de quelqu’un { EACH($first, "from") }
       *[to] Envoyer un douanier { EACH($first, "from") }
    }
    .first = Envoyer un douanier { EACH($first, "from") }
move-buy = Acheter
    .first = { $first ->
        [reputation] Acheter un point de réputation
       *[other] Acheter { EACH($first, "some") }
    }
move-unload = Décharger
    .third = Décharger { EACH($first, "some") } dans { WORD($third) }
    .second = Décharger { EACH($first, "some") } dans un entrepôt
    .first = Décharger { EACH($first, "some") }
move-land = Débarquer ce qui est déchargé
    .second = Débarquer, et donner { EACH($second, "influence") } pour étouffer l’affaire
    .first = Débarquer et étouffer l’affaire
move-call = Tout reprendre
move-hire = Engager un personnage
    .third = Engager { WORD($first) } { EACH($third, "cost") }
    .first = Engager { WORD($first) }
move-bribe = Soudoyer un douanier
    .third = Soudoyer { EACH($third, "officer-of") } { EACH($first, "at") }
    .second = Soudoyer le douanier de quelqu’un { EACH($first, "at") }
    .first = Soudoyer un douanier { EACH($first, "at") }
move-recall = Renvoyer un douanier à Penzance
    .third = Renvoyer à Penzance { EACH($third, "officer-of") }, posté { EACH($first, "at") }
    .second = Renvoyer à Penzance le douanier de quelqu’un, posté { EACH($first, "at") }
    .first = Renvoyer à Penzance un douanier posté { EACH($first, "at") }
move-sell = Vendre
    .fifth = Vendre { EACH($first, "some") } { EACH($second, "at") } { EACH($third, "row") } { EACH($fifth, "cost") }
    .third = Vendre { EACH($first, "some") } { EACH($second, "at") } { EACH($third, "row") }
    .second = Vendre { EACH($first, "some") } { EACH($second, "at") }
    .first = Vendre { EACH($first, "some") }
move-work = Travailler honnêtement
move-discover = Chercher un secret
    .third = Chercher un secret { EACH($third, "cost") }
move-raid = Attaquer l’entrepôt de la douane
    .third = Y faire prendre { EACH($first, "the") } par { WORD($third) }
    .first = Reprendre { EACH($first, "the") } à la douane
move-storm = Donner l’assaut à l’entrepôt de la douane
move-pass = Passer pour le reste de la manche
move-store = Cacher des marchandises dans un entrepôt
    .third = Cacher { EACH($first, "some") } dans { WORD($third) }
    .first = Cacher { EACH($first, "some") }
move-fetch = Sortir des marchandises d’un entrepôt
    .third = Sortir { EACH($first, "some") } ({ WORD($third) })
    .first = Sortir { EACH($first, "some") }
move-use = Solliciter un personnage
    .first = Solliciter { WORD($first) }
move-play = Jouer un secret
    .first = Jouer « { WORD($first) } »
move-let = Laisser faire
move-remove = Retirer un pion du plateau
    .second = Retirer le pion posté { EACH($second, "at") }
move-done = C’est assez pour cette carte
move-end = Finir votre tour
move-target = Choisir qui est visé
    .first = { NAME($first) }
move-release = Tirer des marchandises de l’entrepôt de la douane
    .first = Tirer { EACH($first, "the") } de l’entrepôt de la douane
move-rouse = Remettre un personnage face visible
    .first = Remettre face visible { WORD($first) }

## Options

option-first_income = Revenu de la première manche
    .hint = Les personnages rapportent-ils déjà quelque chose avant la deuxième manche ?
choice-first_income-none = aucun
choice-first_income-reputation = de l’influence, selon la réputation
option-hire_reputation = Réputation pour engager
    .hint = Ce que coûte un personnage, si on le paie en réputation.
option-goods_price = Prix des marchandises outre-mer
    .hint = Ce que demande le marchand, en plus de l’influence.
choice-goods_price-square = 1 pièce d’or par case
choice-goods_price-shape = 1 pièce d’or par lot
option-raid_mobs = Foules pour un assaut
    .hint = Nombre de foules qu’il faut avoir pour prendre d’assaut l’entrepôt de la douane.
option-honest_work = Travail honnête
    .hint = Ce que devient une réputation de contrebandier quand on travaille honnêtement.
choice-honest_work-halved = elle est divisée par deux
choice-honest_work-plain = elle reste entière
option-victory_tie = Égalité
    .hint = Qui gagne quand plusieurs ont le plus d’or et de réputation.
choice-victory_tie-shared = la victoire est partagée
choice-victory_tie-richest = le plus d’or l’emporte, puis le plus de personnages
option-round_cap = Nombre de manches limité
    .hint = La partie s’arrête après ce nombre de manches ; 0 : sans limite.

## Endings

outcome-track-end = La piste de la douane est à son terme.
outcome-sold-out = Les marchands d’outre-mer n’ont plus rien à vendre.
outcome-round-cap = Le nombre de manches convenu est atteint.
tie-break-richest = À égalité, le plus d’or l’emporte, puis le plus de personnages.

## Refusals

refusal-game-over = La dernière manche est jouée : la partie est finie.
refusal-not-a-player = Personne n’est assis là.
refusal-chance-decides = Le sort seul en décide.
refusal-chance-first-player = Le premier joueur est tiré au sort.
refusal-chance-first = Le sort doit d’abord répondre.
refusal-said-like = Le mot { $verb } se dit ainsi : { $example }.
refusal-chance-not-asked = On ne demande pas cela au sort maintenant.
refusal-not-your-turn = C’est à quelqu’un d’autre de jouer.
refusal-passed = Vous avez passé ; attendez la manche suivante.
refusal-sealed = Votre réponse est donnée ; les autres réfléchissent encore.
refusal-others-answer = Les autres ont d’abord le droit de répondre.
refusal-not-asked = On ne demande de réponse qu’à ceux qui tiennent un secret.
refusal-poorest-chooses = Ce choix revient au plus pauvre.
refusal-setup-first = Les choix de départ viennent avant la première manche.
refusal-setup-order = D’abord les navires, puis les entrepôts, les personnages, les pions et les mouillages : chacun son tour.
refusal-setup-over = Cela s’est choisi avant la première manche.
refusal-answer-first = On attend votre réponse : laissez faire, ou jouez un secret pour ce moment.
refusal-remove-first = Un pion part avec le personnage perdu : dites d’abord lequel.
refusal-place-first = Il faut d’abord placer votre nouveau pion.
refusal-hiding-first = Le risque de votre débarquement a augmenté : rachetez-en d’abord une part, ou laissez faire.
refusal-customs-first = La douane bouge d’abord, et pour rien : dites lequel des plus proches avance.
refusal-recruit-first = Il faut d’abord placer le nouveau douanier.
refusal-acted = Vous avez déjà agi ; vous pouvez encore mettre de la marchandise à l’abri, ou finir votre tour.
refusal-not-granted = La carte utilisée ne le permet pas.
refusal-card-pays = La carte paie cela : dites-le sans prix.
refusal-open-turn = Votre tour est ouvert : faites une action, ou passez.
refusal-nothing-to-answer = Il n’y a rien à quoi répondre maintenant.
refusal-no-card-at-work = Seule une carte que vous venez d’utiliser le permet.
refusal-no-new-pawn = On place un pion en engageant un personnage, ou quand une carte le dit.
refusal-no-new-officer = Aucun nouveau douanier n’arrive maintenant.
refusal-nothing-lost = On ne retire un pion qu’avec un personnage perdu.
refusal-finish-landing = Débarquez ce que vous avez déchargé, ou reprenez tout.
refusal-finish-raid = Donnez l’assaut avec votre foule, ou reprenez tout.
refusal-nothing-to-call-off = Il n’y a ni débarquement ni assaut à reprendre.
refusal-ship-taken = Ce navire est déjà pris.
refusal-warehouse-taken = On ne choisit qu’un entrepôt de départ encore libre.
refusal-deck-too-small = Il reste trop peu de cartes dans ce paquet.
refusal-not-dealt = Vous gardez une des deux cartes reçues.
refusal-no-access = Sans la bonne carte, on ne connaît pas le chemin de cette crique.
refusal-ship-elsewhere = Votre navire n’est pas là.
refusal-cannot-pay-sail = Vous n’avez pas de quoi payer cette traversée.
refusal-no-pawn = Vous n’avez pas de pion à cet endroit.
refusal-no-pawn-to-lose = Vous n’y avez aucun pion à retirer du plateau.
refusal-cannot-pay-move = Vous n’avez pas de quoi payer ce pas.
refusal-not-your-goods = Vous n’avez pas de telles marchandises à cet endroit.
refusal-no-pawn-to-receive = On ne porte des marchandises que vers un lieu où l’on a un pion.
refusal-cannot-pay-haul = Vous n’avez pas de quoi déplacer ensemble pion et marchandises.
refusal-no-officer = Il n’y a pas là de tel douanier.
refusal-bribed = Le douanier qui est là est à la solde de quelqu’un : nommez-le avec of { $by }.
refusal-unbribed = Personne n’a soudoyé le douanier qui est là : ne dites pas à qui il est.
refusal-cannot-pay-march = Vous n’avez pas de quoi faire marcher un douanier.
refusal-not-nearest = C’est le douanier le plus proche qui avance, par un plus court chemin.
refusal-cannot-pay-reputation = Vous n’avez pas l’or que coûte la réputation.
refusal-no-merchant = Votre navire n’est chez aucun marchand.
refusal-none-left = Ce marchand n’en a plus.
refusal-cannot-pay-goods = Il vous manque l’influence ou l’or que coûtent ces marchandises.
refusal-does-not-fit = Cela n’entre plus dans la cale.
refusal-not-aboard = Vous n’avez plus de telles marchandises à bord.
refusal-no-landing = Pour débarquer, il faut votre navire et un de vos pions dans le même port ou la même crique.
refusal-cannot-pay-landing = Débarquer coûte de l’influence, et vous n’en avez pas.
refusal-no-such-warehouse = Vous n’avez pas un tel entrepôt là où vous débarquez.
refusal-watched = Un douanier que vous n’avez pas soudoyé surveille l’entrepôt.
refusal-not-your-warehouse = Cet entrepôt n’est pas à vous.
refusal-warehouse-full = Cela n’entre pas dans l’entrepôt.
refusal-nothing-unloaded = Déchargez d’abord quelque chose.
refusal-too-much-hiding = L’influence vous manque, ou le risque à étouffer est moindre.
refusal-overlooked = La douane ferme les yeux sur le reste : il n’y a rien de plus à racheter.
refusal-not-face-up = Ce personnage n’est pas face visible.
refusal-cannot-pay-hire = Il vous manque l’or de la carte, ou ce que vous paieriez en plus.
refusal-not-connected = Un nouveau pion va à côté de votre réseau, ou là où le dit sa carte.
refusal-mainland-only = La carte envoie ce pion sur le continent.
refusal-own-pawn-there = Vous y avez déjà un pion ; le nouveau va à côté.
refusal-no-pawn-beside = Pour soudoyer un douanier, il vous faut un pion au même endroit.
refusal-your-officer = Vous avez déjà soudoyé ce douanier.
refusal-cannot-pay-bribe = Il vous manque l’influence ou l’or que coûte ce pot-de-vin.
refusal-not-there-to-sell = On vend ce que l’on possède et garde dans cette ville.
refusal-cannot-pay-row = Vous n’avez pas de quoi payer ce prix de vente.
refusal-worked-already = Travailler honnêtement une fois par manche suffit à n’importe qui.
refusal-no-secrets-left = Tous les secrets sont piochés.
refusal-cannot-pay-secret = Vous n’avez pas de quoi payer un secret.
refusal-not-seized = Il ne reste pas de telles marchandises dans l’entrepôt des douanes.
refusal-not-your-mob = Ce n’est pas une foule à vous.
refusal-mob-busy = Cette foule prend déjà autre chose.
refusal-no-pawn-at-customs = Un assaut demande un de vos pions là où est l’entrepôt des douanes.
refusal-too-few-mobs = Comme convenu, un assaut demande { $mobs } foules.
refusal-cannot-pay-raid = Un assaut coûte de l’influence, et vous n’en avez pas.
refusal-no-raiders = Dites d’abord ce qui est pris, et par quelle foule.
refusal-not-beside-it = Vous n’avez pas de telles marchandises à côté de cet entrepôt.
refusal-not-stored = Vous n’avez pas de telles marchandises dans cet entrepôt.
refusal-not-your-character = Vous n’avez pas un tel personnage à utiliser.
refusal-face-down = Ce personnage a déjà servi ; il reste face cachée jusqu’à la manche suivante.
refusal-cannot-pay-use = Vous ne pouvez pas payer ce que coûte ce personnage.
refusal-not-in-hand = Vous n’avez pas ce secret.
refusal-wrong-moment = Ce secret sert à un autre moment.
refusal-in-vain = Cette carte ne changerait rien maintenant.
refusal-not-yourself = Une telle carte vise quelqu’un d’autre.
refusal-nothing-to-lose = Cette personne n’a rien que la carte puisse prendre.
refusal-at-customs = Ce douanier est déjà à l’entrepôt des douanes.
refusal-too-big = C’est plus que la carte ne peut libérer.
refusal-not-used = Vous n’avez pas un tel personnage face cachée.
refusal-rouses = Personne ne relève un personnage qui en relève d’autres.
refusal-place-taken = Un nouveau douanier va dans un lieu sans douanier ni pion.
refusal-officers-there = Aucun lieu à terre n’est vide : un nouveau douanier va dans un lieu sans douanier.
refusal-no-post-on-scilly = La douane oublie les îles Scilly.
refusal-no-lane = Un navire va d’un espace de mer au suivant, le long d’une route.
refusal-no-road = Un pion suit une route jusqu’à un lieu voisin à terre.
refusal-no-road-to-carry = On porte des marchandises par une route vers un lieu voisin.
refusal-no-road-to-haul = Pion et marchandises suivent ensemble une route vers un lieu voisin.
refusal-no-road-to-march = Un douanier suit une route jusqu’à un lieu voisin.
refusal-scilly-apart = Aucune route ne mène aux îles Scilly.
refusal-village = Un village n’achète rien ; on vend dans les villes.
refusal-row-price = Le prix bas est gratuit ; les autres coûtent de l’influence ou de la réputation, à dire.
refusal-hire-price = Engager coûte de l’influence ou de la réputation en plus de l’or : dites laquelle.
refusal-secret-price = Un secret coûte de l’influence ou de l’or : dites lequel.
refusal-not-free = Seule une carte rend cela gratuit : dites si c’est contre de l’influence ou contre de l’or.
refusal-not-so-paid = Cela se paie en influence ou en or, et en rien d’autre.
refusal-no-price = Cela se dit sans prix.
refusal-wants-place = Nommez un lieu à terre.
refusal-wants-officer = Nommez le lieu où se tient le douanier.
refusal-wants-sea = Nommez une case de mer.
refusal-wants-character = Nommez un personnage.
refusal-wants-secret = Nommez un secret.
refusal-wants-goods = Nommez une sorte de marchandise.
refusal-wants-unloaded = Nommez une marchandise, et un entrepôt si elle y va.
refusal-wants-stored = Nommez une marchandise et un entrepôt.
refusal-wants-mob = Nommez une marchandise et un personnage de foule.
refusal-wants-carried = Nommez une marchandise et deux lieux reliés par une route.
refusal-wants-ship = Nommez un des navires.
refusal-wants-warehouse = Nommez un des entrepôts.
refusal-wants-decks = Nommez deux paquets, ou deux fois le même.
refusal-wants-player = Nommez quelqu’un par le numéro de sa place.
refusal-not-for-sale = On achète des marchandises et de la réputation, rien d’autre.
refusal-no-such-sale = Dites ce qui est vendu, dans quelle ville, et à quel prix : bas (low), moyen (fair) ou haut (high).
refusal-no-such-hiding = Dites combien de risque est racheté, au moins un point.

help-game = ▶ marque qui doit choisir, ★ qui a commencé la manche. Sur la carte, les lettres sont des pions ; une ville de taille 4 paie selon la colonne de la taille du lot, mais au plus selon la colonne 4 ; un port ajoute son nombre au risque d’un débarquement, une crique n’ajoute rien, mais il faut une carte pour y entrer. Les douaniers viennent d’autant de cases que le risque dépasse ce que la douane tolère. ■ sur la piste est un douanier qui attend. Dans les cales et les entrepôts, chaque case d’un lot montre deux lettres de son nom. Les prix sont en or, puis en réputation ; O est l’or, R la réputation. « table » dit aussi ce que font vos cartes et où mènent vos routes.

table-customs = Douane
table-round = manche
table-wheel = roue
table-track = Piste
table-level = risque toléré
table-end = fin : { $steps ->
    [one] 1 case
   *[other] { $steps } cases
}, ou { $goods } lots à acheter
table-risk = risque { $risk } (toléré : { $level })
table-last-round = cette manche est la dernière
table-abroad = À l’étranger
table-coast-st-ives-bay = Baie St Ives
table-coast-lands-end = Land’s End
table-coast-mounts-bay = Mount’s Bay
table-coast-lizard = Lizard
table-coast-up-north = Le Nord
table-sign-town = ville
table-sign-port = risque
table-sign-cove = crique
table-sign-road = route
table-sign-officer = douanier
table-sign-ship = navire
table-sign-warehouse = entrepôt
table-prices = Prix
table-low = bas
table-fair = juste
table-high = fort
table-worth = ({ $gold } O, { $reputation } R)
table-bribe = pot-de-vin
table-faces = À recruter
table-seized = Saisi
table-draft = En cours
table-hand = Vos secrets
table-passed = a passé
table-gold = { $first } or
table-influence = { $first } influence
table-reputation = { $first } réputation
table-score = score { $first }
table-roads = Routes vers { WORD($roads) }. { $steps ->
    [-1] Aucun douanier ne peut venir.
    [0] Un douanier s’y trouve.
    [one] Un douanier est à 1 case.
   *[other] Le douanier le plus proche est à { $steps } cases.
}
table-other-roads = Autres routes
table-lanes = Routes de mer vers { WORD($lanes) }.

## Le plateau dans le navigateur

board-map = La Cornouailles et la mer
board-regions = Régions de la côte
board-leaves = Ce qui est à vous
board-round = Manche { $round }
board-sea-off-st-levan = large de St Levan
board-sea-western-approaches = Approches occidentales
board-sea-mounts-bay = Mount’s Bay
board-sea-off-porthleven = large de Porthleven
board-sea-off-lizard = large de Lizard
board-sea-lands-end = Land’s End
board-sea-cape-cornwall = Cape Cornwall
board-sea-st-ives-bay = baie de St Ives
board-sea-off-portreath = large de Portreath
board-short-allen-cutler = Allen Cutler
board-way-to = Vers { $place }
board-town = Une ville de taille { $size } : on y vend, au plus selon la colonne { $size } des prix.
board-port = Un port : y débarquer ajoute { $risk } au risque.
board-cove = Une crique secrète : elle n’ajoute aucun risque, mais il faut quelqu’un qui connaît la passe.
board-village = Un village : personne n’y achète.
board-customs-house = L’entrepôt de la douane s’y trouve.
board-some = { WORD($goods) } ({ $count })
board-sells = En vente { EACH($place, "at") } : { $goods }.
board-sold-out = Tout est vendu.
board-token-officer = { $who ->
    [-1] { $count ->
        [one] un douanier : { $place }
       *[other] { $count } douaniers : { $place }
    }
   *[other] { PHRASE($who, "officer-of") } : { $place }
}
board-token-pawn = { WHO($who) ->
    [you] votre pion : { $place }
   *[other] pion de { NAME($who) } : { $place }
}
board-token-ship = { WHO($who) ->
    [you] votre navire : { $place }
   *[other] navire de { NAME($who) } : { $place }
}
board-track = Le pion de la douane est sur la case { $track } de { $end }.
board-wheel = Roue de l’or : { $at } sur { $size }. Chaque pièce d’or d’une vente la fait tourner d’une case ; au départ, la douane avance.
board-end = Fin
board-last = dernière manche
board-steps = { $steps ->
    [one] 1 case
   *[other] { $steps } cases
}
board-seized-tells = Saisi : { WORD($goods) }, { $size ->
    [one] 1 carré
   *[other] { $size } carrés
}. Une foule, avec un pion sur place, peut le reprendre.
board-which-mob = Quelle foule s’en charge ?
board-close = Fermer
board-row-cost = { $cost ->
    [0] ne coûte rien
   *[other] { $cost } influence ou réputation
}
board-column-tells = La colonne est la taille de la marchandise ou celle de la ville, la plus petite des deux.
board-buys = { $place } achète : { WORD($goods) }
board-column = colonne { $column }
board-sale-officer = { $away ->
    [0] Aucun douanier ne peut venir : { $place }.
    [1] Le douanier le plus proche arrive : { $place }.
   *[other] Le douanier le plus proche, à { $away } cases, s’approche d’une case.
}
board-landing = Débarquement { EACH($place, "at") }
board-the-cove = la crique
board-the-port = le port
board-squares = { $count ->
    [one] carré
   *[other] carrés
}
board-by-cards = par des cartes
board-hushed = étouffé
board-risk-word = risque
board-risk = risque { $risk }
board-apart = { $place } n’intéresse personne : aucun douanier ne bouge.
board-overlooked = La douane tolère { $level } : aucun douanier ne bouge.
board-noticed = La douane tolère { $level } : les douaniers font { $steps ->
    [one] 1 pas
   *[other] { $steps } pas
} ; le plus proche est à { $away }.
board-risen = Des réponses ont accru le risque.
board-coming = Les douaniers font { $steps ->
    [one] 1 pas
   *[other] { $steps } pas
} ; le plus proche est à { $away }.
board-quiet-again = L’affaire est étouffée : aucun douanier ne bouge.
board-answer-risk = Risque { $risk }, toléré { $level } : { $steps ->
    [0] aucun douanier ne bouge
    [one] les douaniers font 1 pas
   *[other] les douaniers font { $steps } pas
}
board-answer-sale = Vente { EACH($place, "at") } : { WORD($goods) }
board-answer-march = Un douanier va { EACH($place, "from") } { EACH($end, "to") }
board-waylaid = Il reste où il est.
board-gold = Or
board-influence = Influence
board-reputation = Réputation
board-standing = score { $score } · { $people ->
    [one] 1 personnage
   *[other] { $people } personnages
}
board-hold = Cale : { WORD($ship) }
board-goods-tells = { WORD($goods) } : { $size ->
    [one] 1 carré
   *[other] { $size } carrés
}. C’est la place qu’il faut, et le risque au débarquement.
board-sq = { $size } c.
board-unloaded = Déchargé : touchez pour remettre
board-ashore = À terre : touchez pour vendre ou déplacer
board-shop = En vente { EACH($place, "at") } : touchez pour essayer
board-no-secrets = Aucun secret.
board-takes = prend { EACH($goods, "the") }
board-used = déjà servi
board-nobody = Personne encore.
board-deck-empty = plus personne
board-hire = À recruter : 1 influence et
board-people = À votre service
board-room = { $squares } carrés
board-cards = { $count } cartes
board-deck-religious = bons noms, cachettes
board-deck-trade = navires, prix, or
board-deck-unskilled = foules et bras
board-deck-officials = douane et rivaux
board-pay = Comment payer
board-hush = étouffer { $much }
board-aboard = À bord : { $goods }.
board-empty-hold = Rien à bord.
board-leaf-hold = Cale
board-leaf-secrets = Secrets
board-leaf-people = Gens
board-leaf-hire = À recruter
board-leaf-more = Plus
board-deed-work = Vous abandonnez toutes vos marchandises et la moitié de votre réputation, et recevez ce qui manque alors à { $wage }. Une fois par manche.
board-deed-buy = Un point de réputation compte comme une pièce d’or et rapporte de l’influence à chaque manche.
board-deed-pass = Vous ne faites plus rien dans cette manche. Vous gardez { EACH($gold, "gold") } et { EACH($influence, "influence") }.
board-do-storm = Prendre la douane d’assaut
board-do-discover = Chercher un secret
board-do-buy = Acheter du renom
board-do-work = Travailler honnêtement
board-do-pass = Passer la manche
board-land = Débarquer { EACH($place, "at") }
board-against = Contre { NAME($target) }
board-row-short = { $cost ->
    [0] gratuit
   *[other] coûte { $cost }
}
