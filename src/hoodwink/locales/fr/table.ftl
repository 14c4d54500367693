## La table dans le navigateur

web-waiting-table = On dresse la table.
web-coming = Un instant …
web-may-speak = Vous pouvez prendre la parole.
web-window = { $seconds ->
    [one] Plus qu’une seconde pour parler
   *[other] Encore { $seconds } secondes pour parler
}
web-waive = Rien à dire
web-silence = Plus rien cette manche
web-silence-end = Me redemander
web-hint = Que ferait un robot ?
web-clock = Temps restant
web-away = absent
web-thinks = réfléchit
web-less = moins
web-more = plus
web-take = Choisir
web-strip = Ce que vous allez dire
web-answers = Votre réponse
web-take-back = { $move } : reprendre
web-no-longer = { $move } : cela ne peut plus se dire. { $why } Reprendre
web-touch-next = Touchez ce dont il s’agit.
web-fan = Que voulez-vous dire ?
web-skip = À ce que vous pouvez faire
web-moves = Ce que vous pouvez faire
web-nothing-asked = On ne vous demande rien pour l’instant.
web-looking-on = Vous regardez.
web-lost = La ligne est coupée. On la répare ; rien de ce que vous avez envoyé n’est perdu.
web-paused = La partie se repose.
web-somebody = quelqu’un

## Pourquoi pas

web-why = { $thing } : pourquoi pas ?
web-why-asking = On demande …
web-why-unknown = Cela ne sert à rien pour l’instant. La phrase du haut dit ce qui est demandé.
web-why-none = Aucune règle ne s’y oppose.
web-refused = Cela ne peut pas être envoyé
web-rule = Règle { $rule }
web-rules = Les règles
web-no-rules = La page des règles de ce jeu n’est pas disponible ici.
web-refused-illegal = Une règle s’y oppose.
web-refused-unknown = Ce n’est pas un coup de ce jeu.
web-refused-batch = Ces choix ne peuvent pas être dits ensemble.
web-refused-stale = Il s’est passé quelque chose entre-temps. Regardez à nouveau.
web-refused-not-seated = Vous regardez ; seuls ceux qui sont à la table peuvent le faire.
web-refused-not-playing = La partie n’a pas commencé, ou elle est finie.
web-refused-bot-plays = Un robot joue à votre place. Reprenez-la d’abord.
web-refused-paused = La partie se repose.
web-refused-busy = On demande trop à cette table en même temps. Réessayez.
web-refused-too-many-steps = Vous avez tant rangé que le procès-verbal devient trop long. Dites d’abord quelque chose que tous entendent.
web-refused-too-fast = Pas si vite : attendez un instant.
web-refused-muted = L’hôte ne vous laisse pas parler.
web-refused-unavailable = Cela n’a pas pu se faire. Réessayez dans un instant.
web-refused-bad-message = Cela n’a pas été compris.

## À côté

web-tabs = Table, journal et conversation
web-tab-board = Table
web-tab-deals = Accords
web-tab-log = Journal
web-tab-chat = Parler
web-unread = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
web-log = Ce qui s’est passé
web-folded = … { $count ->
    [one] { $count } chose de plus
   *[other] { $count } choses de plus
}
web-since = Depuis votre départ
web-put-away = Ranger
web-chat = Ce qui se dit à la table
web-chat-none = Personne n’a encore rien dit.
web-chat-say = Dites quelque chose …
web-chat-send = Le dire

## L’en-tête

web-menu = Plus
web-close = Fermer
web-shortcuts = Clavier
web-shortcut-tab = Tab / Maj + Tab
web-shortcut-tab-does = à la chose suivante, et retour
web-shortcut-enter = Entrée
web-shortcut-enter-does = la touche
web-shortcut-escape = Échap
web-shortcut-escape-does = ferme ce qui recouvre la table ; sinon reprend le dernier mot
web-shortcut-confirm = Ctrl + Entrée
web-shortcut-confirm-does = confirme ce qui est composé
web-shortcut-board = Alt + B
web-shortcut-board-does = la table
web-shortcut-deals = Alt + D
web-shortcut-deals-does = les accords
web-shortcut-log = Alt + L
web-shortcut-log-does = le journal
web-shortcut-chat = Alt + T
web-shortcut-chat-does = la conversation
web-shortcut-rules = Alt + R
web-shortcut-rules-does = les règles
web-shortcut-arrows = ↑ / ↓ / Début / Fin
web-shortcut-arrows-does = de ligne en ligne dans le journal
web-shortcut-hold = Maintenir
web-shortcut-hold-does = du doigt : dit ce qu’est une chose, sans rien faire
web-shortcut-this = ?
web-shortcut-this-does = cette liste
web-day = Jour
web-night = Nuit
web-language = Langue
web-home = À la première page
web-hand-over = Laisser un robot jouer pour moi
web-take-seat-back = Reprendre ma place
web-pause = Demander une pause
web-resume = Continuer
web-resign = Abandonner
web-resign-sure = Abandonner pour de bon : un robot joue à votre place jusqu’à la fin
web-fair = Donne honnête
web-own-pack = Cette table joue avec un paquet apporté par quelqu’un : cartes, nombres et lieux peuvent différer de ceux du jeu. Son empreinte :
web-fair-commitment = Cette donne est promise. Qui note la promesse pourra la vérifier à la fin :
web-fair-digest = L’empreinte de tout ce qui s’est passé jusqu’ici :
web-fair-secret = Le secret dont la promesse était faite :

## Le décompte

web-count = Le décompte
web-winner = gagnant
web-again = Rejouer
web-record = Garder la partie
web-see-table = Revoir la table
web-leave = Quitter la table
web-not-parted = Les meilleurs sont à égalité, et rien ne les départage.
web-sheet = Ligne par ligne
web-total = somme
web-part-points = points
web-part-goods = marchandises
web-part-coins = pièces
web-part-crowns = Roi et Reine
web-part-first = la première bourse
web-part-bank = de la banque
web-part-purses = d’autres bourses
web-part-paid = payé
web-part-taken = pris par d’autres
web-part-glory = gloire
web-part-raids = convois pillés
web-part-sheriff = le Shérif battu
web-part-church = donné à l’église
web-part-camp = le camp vidé d’abord
web-part-loot = butin de la dernière manche
web-part-lost = perdu contre le Shérif
web-part-gold = or
web-part-reputation = réputation
web-line-crown = { $name } : Roi et Reine
    .king = { $name } : Roi { $king }, Reine { $queen }
web-how-king = Roi
web-how-queen = Reine
web-how-shared = une part des deux
web-how-queens = une part de la Reine
web-tie-legal = sommes égales : marchandises légales
web-tie-contraband = encore égales : contrebande
web-tie-oak = sommes égales : le moins de bandits sur le chêne
web-tie-sacks = encore égales : sacs
web-tie-gold = sommes égales : or, puis personnages
web-worth-rounds = Valeur après chaque manche
web-worth-turns = Pièces après chaque tour
web-worth-glory = Gloire après chaque manche
web-worth-king = Roi
web-words = Qui a menti, et qui s’est fait prendre
web-told-lie = a menti, et passé
web-told-caught = a menti, sac ouvert
web-told-true = a dit vrai
web-told-proved = sac ouvert, et c’était vrai
web-told-off = Shérif
web-lies = mensonges
web-caught = pris
web-of-all = sur { $count }
web-deeds = Ce que chacun a fait
web-deed-claims = annonces
web-deed-doubted = mises en doute
web-deed-caught = pris à mentir
web-deed-right = doutes fondés
web-deed-wrong = doutes à tort
web-deed-raids = convois pillés
web-deed-beaten = Shérifs battus
web-deed-lost = bandits perdus
web-deed-kept = promesses tenues
web-deed-broken = promesses rompues
web-deed-landed = débarquées
web-deed-sold = vendues
web-deed-earned = or reçu
web-deed-seized = saisies
web-deed-bribed = douaniers achetés
web-deed-worked = jours honnêtes
web-striking-honest = { WHO($seat) ->
    [you] Vous n’avez jamais menti.
   *[other] { NAME($seat) } n’a jamais menti.
}
web-striking-liar = { WHO($seat) ->
    [you] Vous n’avez jamais dit la vérité{ $times ->
        [0] , sans jamais vous faire prendre.
        [one] , et vous êtes fait prendre une fois.
       *[other] , et vous êtes fait prendre { $times } fois.
    }
   *[other] { NAME($seat) } n’a jamais dit la vérité{ $times ->
        [0] , sans jamais se faire prendre.
        [one] , et s’est fait prendre une fois.
       *[other] , et s’est fait prendre { $times } fois.
    }
}
web-striking-caught = { WHO($seat) ->
    [you] Vous vous êtes fait prendre { $times } fois.
   *[other] { NAME($seat) } s’est fait prendre { $times } fois.
}
web-striking-broken = { $times ->
    [one] { WHO($seat) ->
        [you] Vous avez rompu une promesse.
       *[other] { NAME($seat) } a rompu une promesse.
    }
   *[other] { WHO($seat) ->
        [you] Vous avez rompu { $times } promesses.
       *[other] { NAME($seat) } a rompu { $times } promesses.
    }
}
web-striking-seized = { WHO($seat) ->
    [you] La douane vous a saisi des marchandises { $times } fois.
   *[other] La douane a saisi des marchandises à { NAME($seat) } { $times } fois.
}

## La première page

web-games = Les jeux
web-players = { $low } à { $high } joueurs
web-lasts-nottingham = 1 heure
web-lasts-sherwood = 1 heure
web-lasts-cornish = 2 heures
web-lasts-shahdozd = 20 minutes
web-play = Jouer
web-play-game = Jouer à { $game } tout de suite, contre des robots
web-make = Ouvrir une table
web-make-game = Ouvrir une table pour { $game }
web-guest = Invité
web-open = Ouvrir
web-open-tables = Tables ouvertes
web-no-open-tables = Aucune table n’est ouverte en ce moment.
web-free-seats = { $count ->
    [0] aucune place libre
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-row-lobby = Elle n’a pas encore commencé.
web-row-mine = C’est à vous de jouer.
web-row-theirs = Aux autres de choisir.
web-row-playing = en cours
web-rid-close = Fermer
web-rid-close-game = Fermer la table de { $game }
web-rid-close-sure = La fermer pour tous
web-rid-leave = Quitter
web-rid-leave-game = Quitter la table de { $game }
web-rid-leave-sure = La quitter pour de bon
web-too-many = Vous tenez autant de tables qu’il est permis. Fermez-en une, et il y aura de la place.
web-word-to-all = Un mot de qui tient ce serveur
web-watch = Regarder
web-sit = S’asseoir
web-finished = Parties finies
web-join-how = Un lien ou un code d’un ami ?
web-join-hint = code ou lien
web-join = Rejoindre
web-no-code = Aucune table n’attend sous ce code.
web-no-table = Cette table n’existe pas
web-no-table-why = Elle a été fermée, ou elle n’est pas pour vous.

## Ouvrir une table

web-make-title = Ouvrir une table
web-make-bots = Vous jouez contre des robots. Libérez une chaise pour un ami.
web-make-friends = { $count ->
    [one] Une chaise est gardée pour un ami. Vous aurez un lien à envoyer.
   *[other] { $count } chaises sont gardées pour des amis. Vous aurez un lien à envoyer.
}
web-the-game = Le jeu
web-the-seats = Les places
web-of = { $count } sur { $most }
web-the-rules = Les règles
web-read-rules = Les lire
web-the-evening = La soirée
web-host = hôte
web-friend = Un ami
web-friend-hint = attend qui a le lien
web-who-sits = Qui s’assoit sur la chaise { $number } ?
web-take-seat-away = Enlever la place
web-more-seats = Une place de plus
web-your-name = Votre nom
web-opt-clock = Horloge
web-opt-clock-hint = Le temps de réflexion pour un choix ; ensuite la réponse la plus calme est donnée.
web-clock-is = { $seconds ->
    [0] aucune
    [60] 1 min
    [120] 2 min
   *[86400] un jour
}
web-opt-window = Un mot à temps
web-opt-window-hint = Combien de temps un robot attend ceux qui auraient un mot à dire.
web-window-is = { $seconds ->
    [0] pas du tout
   *[other] { $seconds } s
}
web-opt-open = Visible de tous
web-opt-open-hint = La table est à la première page ; sinon ne vient que qui a reçu le lien.
web-opt-watch = D’autres peuvent regarder
web-opt-watch-hint = Ils voient ce que tous voient, et aucune carte cachée.
web-table-sentence = { $game } à { $seats } : vous{ $friends ->
    [0] { "" }
    [one] , un ami
   *[other] , { $friends } amis
}{ $bots ->
    [0] .
    [one] {" "}et un robot.
   *[other] {" "}et { $bots } robots.
}
web-open-table = Ouvrir la table
web-begin = Commencer
web-bot-remember = la mémoire
web-bot-haggle = le marchandeur
web-bot-honest = l’honnête marchand
web-bot-smuggler = le contrebandier
web-bot-outlaw = le hors-la-loi
web-bot-freetrader = le libre-échangiste
web-bot-random = le fou

## Avant la partie

web-lobby-host = Envoyez le lien. Quand tous sont là, commencez ; des robots prennent les chaises vides.
web-lobby-sit = Asseyez-vous d’abord sur une chaise, puis commencez.
web-lobby-guest = Asseyez-vous sur une chaise libre. L’hôte commence.
web-invite = Le chemin de cette table
web-link = Le lien de cette table
web-qr = Le lien de cette table, pour l’appareil photo d’un téléphone
web-qr-hint = Dictez le code, envoyez le lien, ou montrez les carrés à l’appareil photo d’un téléphone.
web-link-alone = Seule cette machine entend ce serveur. Lancez-le avec --host 0.0.0.0, et tous ceux de la maison peuvent venir.
web-copy = Copier
web-copied = Copié
web-no-copy = Cette adresse n’est pas sûre, la page ne peut donc pas copier pour vous : marquez le lien et copiez-le.
web-free = une chaise libre
web-stand-up = Se lever

## Qui je suis

web-device = Vous, sans compte
web-device-nobody = Personne ne joue encore dans ce navigateur. On prend un nom en s’asseyant pour la première fois.
web-device-how = Ce navigateur garde une clé, et qui la possède est vous. Il n’y a pas de mot de passe, et personne ne peut vous renvoyer une clé perdue : ouvrez le chemin vers un second appareil, et vous en avez une de plus.
web-rename = Prendre ce nom
web-renamed = C’est désormais votre nom.
web-device-other = La même personne sur un autre appareil
web-device-other-how = Ouvrez-y le lien. Il sert une fois.
web-device-make = Faire un lien
web-device-link = Le lien vers un autre appareil
web-device-until = Il sert jusqu’à { $time }.
web-qr-device = Le lien vers un autre appareil, pour l’appareil photo d’un téléphone
web-device-take-how = Ce lien fait de ce navigateur la même personne que celle dont il vient.
web-device-replace = Ici, vous êtes { $name }. Par ce lien, vous devenez la personne dont il vient ; la clé de { $name } quitte ce navigateur.
web-device-take = Être cette personne ici
web-device-spent = Ce lien n’est pas connu ici, ou il a déjà servi. Faites-en un nouveau sur l’autre appareil.
web-keys = Un appareil perdu
web-keys-how = Toutes vos clés cessent de servir, sauf celle de ce navigateur.
web-keys-lose = Exclure tous les autres appareils
web-keys-sure = Oui, les exclure
web-keys-lost = Aucun autre appareil n’est plus vous.
web-forget = Être oublié
web-forget-how = Votre nom, vos clés et tout ce que vous avez dit sont effacés. Dans les parties en cours, des robots prennent vos places. Dans les archives des parties, vous figurez sous un nombre tiré au sort.
web-forget-me = Oubliez-moi
web-forget-sure = Oui, oubliez-moi pour de bon
web-no = Non
