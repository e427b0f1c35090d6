# Les conseils des premières parties guidées, chacun à la première décision de son genre.

page-guide-over = C’était une partie entière. Rejouez depuis l’accueil, ou revoyez la partie avec toutes les mains visibles.

page-guide-loot-shoot-whisky-welcome = Bienvenue au saloon. On gagne avec neuf pépites, avec quatre balles ou en vidant la bouteille. Chacun prépare son plan en secret, puis on retourne les cartes ensemble.
page-guide-loot-shoot-whisky-plan-first = Posez une action sur chacune des deux premières cartes de saloon. Piller bat Boire et prend la carte, Tirer bat Piller et rapporte une balle, Boire bat Tirer et donne droit à une gorgée. Deux actions identiques ne rapportent rien.
page-guide-loot-shoot-whisky-plan-second = Voici les deux dernières cartes. Vous avez chaque action deux fois par manche, et chacun voit lesquelles ont été jouées : pensez à ce qui reste à votre adversaire.

page-guide-shootout-welcome = Chaque joueur a devant lui quatre cartes Vie face cachée ; celui qui les perd toutes quitte la manche. Une balle touche si elle est plus forte que la carte visée. En cas d’égalité, il y a un Shootout!!!
page-guide-shootout-lay = Choisissez quatre de vos dix cartes comme cartes Vie. Les cartes fortes sont difficiles à toucher, mais elles vous manqueront comme balles. Personne ne voit votre choix.
page-guide-shootout-turn = Tirez avec une de vos balles, ou rechargez : piochez jusqu’à en avoir six. Les balles fortes touchent presque tout : gardez-les pour les cartes qui se sont révélées fortes.
page-guide-shootout-turn-full = Votre main est pleine : il faut tirer. Même un tir manqué montre à tous la carte visée. Un 1 ne touche jamais, un 13 toujours.
page-guide-shootout-aim = Choisissez la carte à viser. Une carte déjà vue montre sa valeur dans le coin.
page-guide-shootout-return = Vous avez gagné le Shootout!!! et pouvez aussitôt riposter avec la carte gagnante. Elle est défaussée de toute façon : le tir ne coûte rien.

page-guide-boomtown-bandits-welcome = La ville regorge de butin. Placez vos pions face cachée dans les lieux ; celui qui y est encore après la fusillade prend le butin. À la fin, le plus riche gagne.
page-guide-boomtown-bandits-sheriff = Vous commencez cette manche : votre shérif ferme un lieu pour tout le monde. Fermez celui dont les autres ont le plus besoin.
page-guide-boomtown-bandits-place = Placez un pion à la fois, face cachée. Les tireurs ont de meilleurs dés ; un froussard peut s’enfuir, mais aussi s’en tirer. Les autres voient où vous placez un pion, mais pas lequel.
page-guide-boomtown-bandits-window = Tout le monde peut jouer une carte en même temps : personne ne sait ainsi qui en a une. Si rien ne vous convient, passez.
page-guide-boomtown-bandits-window-here = On peut jouer des cartes avant cette fusillade. Gardez-en une bonne pour un combat important.
page-guide-boomtown-bandits-name-target = Votre coup au but compte : choisissez qui le reçoit. Ce joueur perd un pion ici.
page-guide-boomtown-bandits-lose = Le tir vous touche : choisissez le pion qui quitte le combat. Un tireur vaut plus au prochain lancer.
page-guide-boomtown-bandits-claim = Le lieu est à vous : prenez votre butin. Ce que vous gagnez dans cette manche peut se jouer dès la suivante.

page-guide-looterz-welcome = Envoyez des Looterz fouiller le donjon et ne laissez pas les autres prendre de l’avance. Le premier à réunir assez de butin gagne.
page-guide-looterz-recruit = Recrutez un Looter de votre main, ou piochez une carte. La carte indique ce qu’elle fait en entrant dans le donjon.
page-guide-looterz-dungeon = Chaque Looter peut agir une fois. Pour fouiller ou attaquer, il lance un dé par Vie, et chaque dé qui ne dépasse pas sa Force est un succès : un jeton de butin, ou une Vie de moins pour la cible. Quand il n’y a plus rien à faire, cliquez sur « Terminé ».
page-guide-looterz-strike = Choisissez la cible de l’attaque. Si un joueur a des Looterz avec Provocation, vous ne pouvez choisir que parmi ceux-là.
page-guide-looterz-sacrifice = Vous ne pouvez garder que trois Looterz : l’un d’eux doit partir. Celui qui a une Dernière volonté fait encore quelque chose en partant.

page-guide-wild-shots-welcome = Chacun joue une carte par pli ; la plus forte de la couleur demandée le remporte, sauf si quelqu’un joue le symbole d’atout. Essayez de prendre peu de cartes portant les symboles qui coûtent des points dans cette manche.
page-guide-wild-shots-lead = Vous entamez et pouvez jouer n’importe quelle carte. Vous connaissez déjà l’atout : une carte basse sans symbole est un choix sûr.
page-guide-wild-shots-follow = Vous avez la couleur demandée et devez en fournir. Jouez bas pour éviter le pli, ou haut s’il ne contient rien qui coûte des points.
page-guide-wild-shots-discard = Vous n’avez pas la couleur demandée : jouez ce que vous voulez. Un symbole qui coûte des points est un beau cadeau pour celui qui remporte le pli, sauf si c’est l’atout.
