hoodwink-pitch = une table pour jouer à bluffer, soudoyer et passer en fraude

## People

you = vous
seat = siège { $number }

## The first screen

which-language = Quelle langue parlez-vous ?
which-game = À quoi jouons-nous ?
how-many = Combien de joueurs, vous compris ? De { $low } à { $high } ; Entrée pour { $usual }.
which-bots = Contre qui jouez-vous ?
which-options = Les règles ?
options-keep = comme d’habitude
options-change = à mon choix
option-count = Un nombre de { $low } à { $high } ; Entrée pour { $usual }.
go-on = Une de vos parties n’est pas finie.
go-on-yes = La reprendre
go-on-no = En jouer une autre
cannot-go-on = Elle ne peut pas être reprise : { $problem }
ask-again = « { $answer } » n’est pas une des réponses. Entrée seule vaut { $usual }.
name-the-game = --seats, --bots, --option et --pack demandent le nom d’un jeu : hoodwink play JEU ...
goodbye = Au revoir.
yes = oui
no = non
bot-remember = quelqu’un qui retient chaque carte et pèse ses chances
bot-haggle = quelqu’un qui marchande et jauge chaque sac
bot-honest = un marchand honnête
bot-smuggler = un contrebandier qui paie pour passer
bot-outlaw = un hors-la-loi qui guette, s’allie et frappe
bot-freetrader = un contrebandier qui débarque de nuit et connaît le prix de chaque douanier
bot-random = quelqu’un qui joue au hasard

## At the table

phase = La table attend { NAMES($to_act) }.
    .you = C’est à vous de choisir.
news-more = … { $count ->
    [one] il s’est passé encore une chose avant ;
   *[other] il s’est passé encore { $count } choses avant ;
} tapez « journal » pour tout lire.
may-wait = Vous pouvez intervenir ; Entrée laisse passer.
said = { $name } : { $text }
choose = Tapez un numéro ou un coup. « aide » vous dit le reste.
no-such-number = Il n’y a pas de { $number } : les choix vont de 1 à { $most }.
unknown-move = « { $move } » n’est pas un coup de ce jeu.
    .verbs = « { $move } » n’est pas un coup de ce jeu. Les coups commencent ici par : { $verbs }.
why-refused = « { $move } » n’est pas permis maintenant ({ $rule }) : { $sentence }
why-not-refused = « { $move } » est permis maintenant.
recorded = La partie est dans { $file }.
not-recorded = Impossible d’écrire { $file } : { $reason }.
too-early-to-record = La partie n’est pas finie, et la noter dévoilerait chaque carte : ce sera possible à la fin. Si vous partez, votre place est gardée.
no-such-rule = La page des règles n’a pas de règle « { $rule } ».
no-rules-page = La page des règles de ce jeu n’est pas installée.
kept = La partie vous attend. Pour la reprendre : hoodwink play --resume
holds-the-truth = Ce qui est gardé contient toute la vérité : chaque carte cachée, et tout ce que le hasard apportera. Y regarder, c’est tricher.
not-kept = La partie n’a pas pu être gardée : impossible d’écrire { $file }.
after-the-end = Entrée pour partir ; « noter FICHIER » garde la partie, « journal » la raconte.
table-commitment = Cette donne est promise. Qui note la promesse peut la vérifier à la fin : { $hex }
table-digest = L’empreinte de toute la partie, pour en vérifier la notation : { $hex }

## What a person may type

command-help = aide
command-why = pourquoi
command-rules = règles
command-log = journal
command-table = table
command-record = noter
command-chat = dire
command-quit = quitter
help-moves = Choisissez un numéro, ou tapez le coup : « claim king ». Son début montre ce qui peut suivre.
help-why = pourquoi COUP : pourquoi un coup n’est pas permis, avec sa règle
help-rules = règles, règles SD-043 : la page des règles (en anglais), ou une seule règle
help-log = journal : tout ce qui s’est passé
help-table = table : redessine la table
help-record = noter FICHIER : noter la partie, une fois finie
help-chat = dire TEXTE : parler à toute la table
help-quit = quitter : partir ; la partie vous attend

## Endings

outcome-winners = { COUNT($winners) ->
    [one] { WHO($winners) ->
        [you] Vous gagnez !
       *[other] { NAMES($winners) } gagne.
    }
   *[other] { WHO($winners) ->
        [you] { NAMES($winners) } partagez la victoire.
       *[other] { NAMES($winners) } partagent la victoire.
    }
}
tie-break = Les ex æquo ont été départagés par : { $by }.
not-over = La partie n’est pas finie.

## Records

verified = OK : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} et { $draws ->
    [one] { $draws } tirage
   *[other] { $draws } tirages
} contrôlés, ainsi que le résultat.
not-verified = { $file } : { $problem }
deal-by-all = Ont ajouté leur part à la donne : { NAMES($seats) }. Personne n’a pu la choisir seul.
deal-by-dealer = Le donneur seul a choisi le secret de cette donne.
deal-without = Sans y prendre part : { NAMES($seats) }.
play-not-proved = Aucune empreinte n’a été donnée : la partie est cohérente, mais rien ne prouve que c’est celle qui a été jouée.
deal-given = La donne a été fixée, non tirée : rien ici ne prouve qu’elle était loyale.
verified-commitment = Engagement : { $hex }
verified-digest = Empreinte : { $hex }
digest-found = L’empreinte que vous avez notée vaut pour les lignes 1 à { $line } sur { $last } : jusque-là, tout est comme c’était.
step = Entrée raconte la suite.

## The command line

cli = Jouer, étudier et programmer des jeux de bluff, de corruption et de contrebande.
cli-version = Affiche la version.
cli-lang = La langue : en ou fr.
cli-pack = Un jeu de contenu à la place de celui fourni, par exemple mine.toml.
cli-play = Joue une partie contre des robots. Sans JEU, on vous demande à quoi jouer.
cli-play-game = Le jeu.
cli-play-seats = Combien de joueurs, vous compris.
cli-play-seat = Votre siège, à partir de 0.
cli-play-bots = Qui joue contre vous, par exemple remember,random.
cli-play-names = Les noms des sièges dans l’ordre, séparés par des virgules.
cli-play-seed = La même graine distribue la même partie ; courte, elle se devine d’après l’engagement.
cli-play-option = Une option du jeu, par exemple mixing=open ; peut être répétée.
cli-play-record = Écrit la partie dans ce fichier.
cli-play-resume = Reprend la partie gardée dans ce fichier ; seule, celle que vous avez quittée.
cli-replay = Raconte une partie, telle qu’un siège ou un spectateur l’a vue.
cli-replay-file = La partie notée.
cli-replay-seat = Le siège qui écoute ; sinon, un spectateur.
cli-replay-step = Attend Entrée après chaque événement.
cli-verify = Contrôle chaque coup, chaque tirage et le résultat d’une partie notée.
cli-verify-file = La partie notée.
cli-verify-commitment = L’engagement que vous avez noté au début.
cli-verify-digest = Une empreinte que vous avez notée, à la fin ou avant.
cli-verify-number = Le nombre que vous avez ajouté à la donne.
cli-verify-allow_given = Accepter une partie dont la donne a été fixée, non tirée.
cli-rules = Lit les règles d’un jeu (en anglais).
cli-rules-game = Le jeu.
cli-rules-rule = Le numéro d’une règle, par exemple SD-043.
cli-arena = Fait jouer des robots entre eux, un grand nombre de fois.
cli-arena-game = Le jeu.
cli-arena-bots = Les robots, séparés par des virgules ; le dernier complète la table.
cli-arena-games = Parties pour chaque nombre de joueurs, arrondies à des rotations complètes.
cli-arena-seats = Combien de joueurs ; sinon, tous les nombres possibles.
cli-arena-seed = La même graine joue les mêmes parties ; courte, les robots la devinent. Sans elle, une graine est tirée et annoncée.
cli-arena-option = Une option du jeu, par exemple mixing=open ; peut être répétée.
cli-arena-processes = Combien de processus ; sinon, un par cœur.
cli-arena-json_file = Écrit tous les nombres dans ce fichier.
cli-arena-plot_file = Dessine les taux de victoire dans ce fichier SVG.

cli-join = S’asseoir à une table que quelqu’un sert.
cli-join-link = Le lien de la table, par exemple http://127.0.0.1:8000/t/... ; ou l’adresse du serveur avec le code de la table.
cli-join-name = Votre nom, si vous êtes nouveau sur ce serveur ou voulez l’être.
cli-join-names = Les noms des robots qui y jouent, dans l’ordre, séparés par des virgules.
cli-join-seat = La place, à partir de 0 ; n’importe laquelle si elle n’est pas donnée.
cli-join-record = Noter la partie dans ce fichier.
join-name = Comment vous appelez-vous ? Entrée : { $usual }
join-lobby = { $count } sur { $seats } sont à table : { $names }. L’hôte commencera la partie.
join-closed = La table est fermée.
join-needs-more = Pour rejoindre une table servie : pip install hoodwink[client]
left-served = Vous êtes parti ; votre place reste à vous. Pour revenir : hoodwink join { $link }
cli-serve = Servir des tables aux joueurs et aux robots par HTTP et websocket.
cli-serve-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer les autres de la maison.
cli-serve-port = Le port ; le prochain libre s’il est pris.
cli-serve-db = Où sont gardées les tables : un fichier, ou une base PostgreSQL.
cli-serve-public_url = L’adresse que portent les liens, derrière un proxy.
cli-serve-open = Y ouvrir un navigateur, s’il y en a un.
serve-port-taken = Le port { $value } est pris ; voici le prochain libre.
serve-address = Hoodwink est servi à { $value }
serve-admin-token = La page de l’hôte est /admin/enter, et le jeton de cette fois { $value }
serve-data = Les tables sont gardées dans { $value }
serve-ended = Toutes les tables sont gardées. Au revoir.
cli-export = Écrire le compte rendu de chaque partie finie dans un dossier.
cli-export-folder = Le dossier.
cli-import = Vérifier des comptes rendus et les garder comme tables finies.
cli-import-files = Les comptes rendus.
cli-import-pack = Le contenu avec lequel ils ont été joués.
cli-backup = Copier les tables dans un fichier, même pendant qu’un serveur s’en sert.
cli-backup-file = La copie.
cli-db = Où sont gardées les tables : un fichier, ou une base PostgreSQL.
kept-exported = { $count ->
    [one] Un compte rendu écrit.
   *[other] { $count } comptes rendus écrits.
}
kept-imported = { $count ->
    [one] Un compte rendu vérifié et gardé.
   *[other] { $count } comptes rendus vérifiés et gardés.
}
kept-backup = Les tables sont copiées.
