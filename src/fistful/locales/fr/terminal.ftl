# Les mots du terminal et de tous les écrans qui disent comment une partie s’est terminée.

yes = oui
no = non

ended =
    { $count ->
        [0] Personne ne gagne : { $how }.
        [one] Victoire pour { $winners } : { $how }.
       *[other] Victoire partagée pour { $winners } : { $how }.
    }
replay-unfinished = La partie n’a pas été terminée.

terminal-person = Étranger
terminal-bot = Robot { $letter }
terminal-welcome = { $title }. Tapez un coup comme il s’écrit, ou ? pour l’aide.
terminal-your-move = Votre coup :
terminal-moves = Coups :
terminal-help =
    Tapez un des coups, ou : table (redessiner la table), moves (redire les coups), card et son nom (lire une carte), quit (partir).
    Les règles sont dans « fistful rules { $game } ».
terminal-left = Vous avez quitté la table.
terminal-saved = L’enregistrement est dans { $path }.
terminal-no-card = Il n’y a pas de carte « { $name } » avec un texte.
