# Les mots du terminal et de tous les écrans qui disent comment une partie s’est terminée.

yes = oui
no = non

ended =
    { $count ->
        [0] Personne ne gagne : { $how }.
        [one] Victoire pour { $winners } : { $how }.
       *[other] Victoire partagée pour { $winners } : { $how }.
    }
replay-unfinished = La partie n’a pas été terminée.

terminal-person = Anonyme
terminal-welcome = { $title } — tapez un coup, ou ? pour l’aide.
terminal-your-move = Votre coup :
terminal-many-moves = { $count } coups, par exemple { $example } ; « moves » les énumère tous.
terminal-help =
    Tapez le numéro d’un coup ou le coup lui-même, ou bien : table (toute la table), moves (tous les coups), hint (ce que jouerait le shérif), back (reprendre le dernier coup), card suivi d’un nom (lire une carte), quit (quitter).
    Pour lire les règles, lancez « fistful rules { $game } ».
terminal-left = Vous avez quitté la table. « fistful play --resume » reprend la partie.
terminal-nothing-to-resume = Il n’y a pas de partie à reprendre.
terminal-saved = L’enregistrement est dans { $path }.
terminal-no-card = Aucune carte avec un texte ne s’appelle « { $name } ».

# Le plein écran.

terminal-keys-choose = ←→ choisir · ⏎ jouer · u retour · h conseil · l log · w coups · ? aide · q fin
terminal-keys-wait = espace passer · u reprendre · l journal · ? aide · q quitter
terminal-keys-race = espace lancer · h touché ! · ? aide · q quitter
terminal-keys-back = ←→ parcourir la partie · échap revenir au présent
terminal-keys-over = l revoir la partie · ? aide · q quitter
terminal-keys-replay = ←→ parcourir la partie · ? aide · q quitter
terminal-moment = moment { $number } sur { $count }
terminal-thinking = Le shérif réfléchit…
terminal-hint = Le shérif jouerait { $typed } ({ $move }).
terminal-nothing-to-take-back = Il n’y a rien à reprendre.
terminal-arrow = Une flèche veut dire « bat ».
terminal-label = { $label } :
terminal-leave-sure = Quitter la table ? La partie est enregistrée ; « fistful play --resume » la reprend. ⏎ quitter, échap rester
terminal-rule-now = La règle derrière cette question
terminal-help-keys =
    | touche | effet |
    |---|---|
    | ← →, tab, 1–9, souris | choisir un coup |
    | ⏎, second clic | le jouer |
    | retour arrière | reprendre le dernier mot d’un coup |
    | / ou une majuscule | taper un coup ; tab le complète |
    | u | reprendre le dernier coup |
    | h | demander conseil au shérif |
    | w | tous les coups en toutes lettres |
    | l | revoir la partie |
    | espace | passer ce qui est montré ; dans une fusillade en temps réel : lancer |
    | t | autres couleurs |
    | q, Ctrl-C | quitter |
