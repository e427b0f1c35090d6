# Hinweise der geführten ersten Partien, jeder zur ersten Entscheidung seiner Art.

page-guide-over = Das war eine ganze Partie. Spiel in der Halle gleich noch eine, oder sieh dir in der Rückschau alle Hände an.

page-guide-loot-shoot-whisky-welcome = Willkommen im Saloon. Du gewinnst mit neun Nuggets, mit vier Kugeln oder wenn du die Flasche leerst. Beide planen geheim und decken dann gemeinsam auf.
page-guide-loot-shoot-whisky-plan-first = Lege auf jede der ersten zwei Saloonkarten eine Aktion. Plündern schlägt Whiskey und nimmt die Nuggets, Schießen schlägt Plündern und bringt eine Kugel, Whiskey schlägt Schießen und trinkt. Gleiche Aktionen gewinnen nichts.
page-guide-loot-shoot-whisky-plan-second = Nun die letzten zwei Karten. Du hast in einer Runde jede Aktion zweimal, und alle sehen, welche verbraucht sind: Überlege, was der anderen Seite noch bleibt.

page-guide-shootout-welcome = Vor jedem liegen vier Lebenskarten verdeckt; wer alle verliert, scheidet aus der Runde aus. Eine Kugel trifft, wenn sie höher ist als die Karte, auf die geschossen wird. Sind beide gleich, kommt es zum Shootout!!!.
page-guide-shootout-lay = Wähle vier deiner zehn Karten als Lebenskarten. Hohe Karten sind schwer zu treffen, fehlen dir dann aber als Kugeln. Niemand sieht, welche du gewählt hast.
page-guide-shootout-turn = Schieße mit einer deiner Kugeln oder lade auf sechs Karten nach. Große Kugeln treffen fast alles: Hebe sie für Karten auf, die sich als hoch erwiesen haben.
page-guide-shootout-turn-full = Deine Hand ist voll, also musst du schießen. Auch ein Fehlschuss zeigt allen die Karte, auf die du geschossen hast. Eine 1 trifft nie, eine 13 immer.
page-guide-shootout-aim = Wähle die Karte, auf die du schießt. Eine Karte, die man schon gesehen hat, zeigt ihren Wert in der Ecke.
page-guide-shootout-return = Du hast das Shootout!!! gewonnen und darfst die Siegerkarte gleich zurückfeuern. Abgelegt wird sie so oder so, also kostet der Schuss nichts.

page-guide-boomtown-bandits-welcome = Die Stadt ist voller Beute. Lege deine Marker verdeckt an Orte; wer nach der Schießerei dort noch steht, nimmt die Beute. Am Ende gewinnt das meiste Geld.
page-guide-boomtown-bandits-sheriff = Du bist in dieser Runde zuerst dran: Der Sheriff schließt einen Ort für alle. Schließe, was die anderen am nötigsten brauchen.
page-guide-boomtown-bandits-place = Lege einen Marker nach dem anderen, verdeckt. Schützen kämpfen mit besseren Würfeln; ein Feigling läuft vielleicht davon, kommt aber auch unbemerkt durch. Die anderen sehen wohin, nicht was.
page-guide-boomtown-bandits-window = Ein Fenster für Karten ist für alle zugleich offen, damit niemand merkt, wer eine hat. Wenn dir nichts passt, passe.
page-guide-boomtown-bandits-window-here = Vor dieser Schießerei dürfen Karten gespielt werden. Hebe eine gute für einen Kampf auf, der zählt.
page-guide-boomtown-bandits-name-target = Dein Treffer gilt: Wähle, wen er trifft. Dort geht ein Marker verloren.
page-guide-boomtown-bandits-lose = Du bist getroffen und wählst, welcher Marker den Kampf verlässt. Ein Schütze ist im nächsten Wurf mehr wert.
page-guide-boomtown-bandits-claim = Der Ort gehört dir: Nimm deine Beute. Was du in dieser Runde bekommst, kannst du ab der nächsten spielen.

page-guide-looterz-welcome = Schicke Looter in den Dungeon, um Beute zu suchen, und halte die anderen davon ab. Wer zuerst genug Beute hat, gewinnt.
page-guide-looterz-recruit = Wirb einen Looter aus deiner Hand an oder ziehe stattdessen eine Karte. Was eine Karte beim Eintritt tut, steht auf ihr.
page-guide-looterz-dungeon = Jeder Looter darf einmal handeln. Zum Suchen oder Angreifen wirft er einen Würfel für jedes Leben, das er hat; jeder Würfel, der nicht über seiner Stärke liegt, ist ein Erfolg: eine Beute, oder ein Leben weniger beim Ziel. Wenn nichts mehr zu tun ist, bist du fertig.
page-guide-looterz-strike = Wähle das Ziel des Angriffs. Wer einen Looter mit Spott hat, von dem darf nur dieser gewählt werden.
page-guide-looterz-sacrifice = Drei Looter darfst du behalten, also muss einer gehen. Einer mit Letztem Wunsch tut beim Abgang noch etwas.

page-guide-wild-shots-welcome = Alle spielen eine Karte zum Stich; die höchste der angespielten Farbe nimmt ihn, es sei denn, jemand spielt das Trumpfsymbol. Du willst wenige Karten mit den Symbolen nehmen, die in dieser Runde weh tun.
page-guide-wild-shots-lead = Du spielst aus und darfst alles legen. Der Trumpf ist schon bekannt, also ist eine niedrige Karte ohne Symbol ein sicherer Weg.
page-guide-wild-shots-follow = Du hast die angespielte Farbe und musst bedienen. Bleib niedrig, um darunter wegzutauchen, oder geh hoch, wenn im Stich nichts weh tut.
page-guide-wild-shots-discard = Du hast die angespielte Farbe nicht, also spiel, was du willst: Ein Symbol, das weh tut, ist ein schönes Geschenk für den Stich, wenn es nicht Trumpf ist.
