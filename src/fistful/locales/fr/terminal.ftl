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
terminal-bot = Robot { $letter }
terminal-welcome = { $title } — tapez un coup, ou ? pour l’aide.
terminal-your-move = Votre coup :
terminal-moves = Coups :
terminal-help =
    Tapez un des coups, ou : table (réafficher la table), moves (réafficher les coups), card suivi d’un nom (lire une carte), quit (partir).
    Pour lire les règles, lancez « fistful rules { $game } ».
terminal-left = Vous avez quitté la table.
terminal-saved = L’enregistrement est dans { $path }.
terminal-no-card = Aucune carte avec un texte ne s’appelle « { $name } ».
