# Les conseils des premières parties guidées, chacun à la première décision de son genre.

page-guide-over = C’était une partie entière. Rejouez depuis l’accueil, ou revoyez toutes les mains dans la rediffusion.

page-guide-loot-shoot-whisky-welcome = Bienvenue au saloon. On gagne avec neuf pépites, avec quatre balles ou en vidant la bouteille. Chacun prépare son plan en secret, puis on retourne les cartes ensemble.
page-guide-loot-shoot-whisky-plan-first = Posez une action sur chacune des deux premières cartes du saloon. Piller bat Boire et prend les pépites, Tirer bat Piller et rapporte une balle, Boire bat Tirer et vide une gorgée. Deux actions égales ne gagnent rien.
page-guide-loot-shoot-whisky-plan-second = Voici les deux dernières cartes. Vous avez chaque action deux fois par manche, et tous voient lesquelles ont servi : pensez à ce qu’il reste en face.

page-guide-shootout-welcome = Quatre cartes Vie sont face cachée devant chacun ; qui les perd toutes sort de la manche. Une balle touche si elle est plus forte que la carte visée. À égalité, c’est le Shootout!!!.
page-guide-shootout-lay = Choisissez quatre de vos dix cartes comme cartes Vie. Les cartes fortes sont difficiles à toucher, mais elles vous manqueront comme balles. Personne ne voit votre choix.
page-guide-shootout-turn = Tirez avec une de vos balles, ou rechargez jusqu’à six cartes. Les grosses balles touchent presque tout : gardez-les pour les cartes qui se sont révélées fortes.
page-guide-shootout-turn-full = Votre main est pleine : il faut tirer. Même un tir manqué montre à tous la carte visée. Un 1 ne touche jamais, un 13 toujours.
page-guide-shootout-aim = Choisissez la carte à viser. Une carte déjà vue montre sa valeur dans le coin.
page-guide-shootout-return = Vous avez gagné le Shootout!!! et pouvez aussitôt riposter avec la carte gagnante. Elle est défaussée de toute façon : le tir ne coûte rien.

page-guide-boomtown-bandits-welcome = La ville déborde de butin. Posez vos jetons face cachée sur les lieux ; qui reste debout après la fusillade prend le butin. Le plus riche gagne à la fin.
page-guide-boomtown-bandits-sheriff = Vous commencez cette manche : le shérif ferme un lieu pour tout le monde. Fermez celui dont les autres ont le plus besoin.
page-guide-boomtown-bandits-place = Posez un jeton à la fois, face cachée. Les tireurs ont de meilleurs dés ; un froussard peut s’enfuir, mais aussi passer inaperçu. Les autres voient où vous posez, pas quoi.
page-guide-boomtown-bandits-window = Une fenêtre pour les cartes s’ouvre à tous à la fois : nul ne sait qui en tient une. Si rien ne convient, passez.
page-guide-boomtown-bandits-window-here = Avant cette fusillade, on peut jouer des cartes. Gardez-en une bonne pour un combat qui compte.
page-guide-boomtown-bandits-name-target = Votre coup porte : choisissez qui le reçoit. Un jeton y est perdu.
page-guide-boomtown-bandits-lose = Vous êtes touché et choisissez le jeton qui quitte le combat. Un tireur vaut plus au prochain lancer.
page-guide-boomtown-bandits-claim = Le lieu est à vous : prenez votre butin. Ce que vous gagnez dans cette manche se joue dès la suivante.

page-guide-looterz-welcome = Envoyez des Looterz fouiller le donjon et empêchez les autres d’en faire autant. Le premier qui a assez de butin gagne.
page-guide-looterz-recruit = Recrutez un Looter de votre main, ou piochez une carte. Ce que fait une carte à son arrivée est écrit dessus.
page-guide-looterz-dungeon = Chaque Looter peut agir une fois. Pour fouiller ou attaquer, il lance un dé par point de vie, et chaque dé qui ne dépasse pas sa force est un succès : un butin, ou une vie de moins pour la cible. Quand il n’y a plus rien à faire, terminez.
page-guide-looterz-strike = Choisissez la cible de l’attaque. Chez un joueur qui a un Looter avec Provocation, seul celui-ci peut être choisi.
page-guide-looterz-sacrifice = Vous pouvez garder trois Looterz : l’un doit partir. Celui qui a une Dernière volonté fait encore quelque chose en partant.

page-guide-wild-shots-welcome = Chacun joue une carte par pli ; la plus forte de la couleur demandée le prend, sauf si quelqu’un joue le symbole d’atout. Prenez peu de cartes aux symboles qui blessent dans cette manche.
page-guide-wild-shots-lead = Vous ouvrez le pli avec ce que vous voulez. L’atout est déjà connu : une carte basse sans symbole est une sortie sûre.
page-guide-wild-shots-follow = Vous avez la couleur demandée et devez la fournir. Jouez bas pour passer dessous, ou haut si rien ne blesse dans le pli.
page-guide-wild-shots-discard = Vous n’avez pas la couleur demandée : jouez ce que vous voulez. Un symbole qui blesse est un beau cadeau pour qui prend le pli, sauf s’il est atout.
