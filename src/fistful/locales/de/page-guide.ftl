# Hinweise der geführten ersten Partien, jeder zur ersten Entscheidung seiner Art.

page-guide-over = Das war eine ganze Partie. Spiel in der Lobby gleich noch eine, oder sieh dir in der Wiederholung alle Hände an.

page-guide-loot-shoot-whisky-welcome = Willkommen im Saloon. Du gewinnst mit neun Nuggets, mit vier Patronen oder wenn du die Flasche leerst. Beide planen geheim und decken dann gleichzeitig auf.
page-guide-loot-shoot-whisky-plan-first = Lege auf jede der ersten beiden Saloonkarten eine Aktion. Plündern schlägt Whisky und bringt die Karte, Schießen schlägt Plündern und bringt eine Patrone, Whisky schlägt Schießen und bringt einen Schluck. Bei gleichen Aktionen gewinnt niemand.
page-guide-loot-shoot-whisky-plan-second = Jetzt kommen die letzten beiden Karten. Du hast in jeder Runde jede Aktion zweimal, und beide sehen, welche schon gespielt sind: Überleg dir, was dem anderen noch bleibt.

page-guide-shootout-welcome = Vor jedem liegen vier verdeckte Lebenskarten; wer alle verliert, scheidet aus der Runde aus. Eine Patrone trifft, wenn sie höher ist als die Karte, auf die geschossen wird. Sind beide gleich, kommt es zum Shootout!!!
page-guide-shootout-lay = Wähle vier deiner zehn Karten als Lebenskarten. Hohe Karten sind schwer zu treffen, fehlen dir dann aber als Patronen. Niemand sieht, welche du gewählt hast.
page-guide-shootout-turn = Schieß mit einer deiner Patronen, oder lade nach, bis du sechs Karten hast. Hohe Patronen treffen fast alles: Heb sie für Karten auf, die sich als hoch erwiesen haben.
page-guide-shootout-turn-full = Deine Hand ist voll, also musst du schießen. Auch ein Fehlschuss zeigt allen die Karte, auf die du geschossen hast. Eine 1 trifft nie, eine 13 immer.
page-guide-shootout-aim = Wähle die Karte, auf die du schießt. Eine Karte, die schon einmal zu sehen war, zeigt ihren Wert in der Ecke.
page-guide-shootout-return = Du hast das Shootout!!! gewonnen und darfst mit der Siegerkarte sofort zurückschießen. Abgelegt wird sie so oder so, also kostet der Schuss nichts.

page-guide-boomtown-bandits-welcome = Die Stadt ist voller Beute. Setze deine Figuren verdeckt an Orte; wer nach der Schießerei dort noch steht, bekommt die Beute. Wer am Ende das meiste Geld hat, gewinnt.
page-guide-boomtown-bandits-sheriff = Du fängst in dieser Runde an: Dein Sheriff schließt einen Ort für alle. Schließ den, den die anderen am nötigsten brauchen.
page-guide-boomtown-bandits-place = Setze deine Figuren einzeln und verdeckt. Schützen haben die besseren Würfel; ein Feigling läuft vielleicht davon, kommt vielleicht aber auch durch. Die anderen sehen, wohin du setzt, aber nicht, was.
page-guide-boomtown-bandits-window = Jetzt dürfen alle gleichzeitig eine Karte spielen, damit niemand merkt, wer eine hat. Wenn dir nichts nützt, passe.
page-guide-boomtown-bandits-window-here = Vor dieser Schießerei dürfen Karten gespielt werden. Heb dir eine gute für einen Kampf auf, auf den es ankommt.
page-guide-boomtown-bandits-name-target = Dein Treffer zählt: Wähle, wen er trifft. Dieser Spieler verliert hier eine Figur.
page-guide-boomtown-bandits-lose = Du bist getroffen: Wähle, welche Figur den Kampf verlässt. Ein Schütze ist beim nächsten Wurf mehr wert.
page-guide-boomtown-bandits-claim = Der Ort gehört dir: Nimm deine Beute. Was du in dieser Runde bekommst, kannst du ab der nächsten spielen.

page-guide-looterz-welcome = Schick Looterz in den Dungeon, um Beute zu suchen, und halte die anderen auf. Wer zuerst genug Beute hat, gewinnt.
page-guide-looterz-recruit = Rekrutiere einen Looter aus deiner Hand, oder ziehe stattdessen eine Karte. Was eine Karte bewirkt, wenn sie ins Spiel kommt, steht auf ihr.
page-guide-looterz-dungeon = Jeder Looter darf einmal handeln. Zum Suchen oder Angreifen wirft er für jedes Leben einen Würfel; jeder Würfel, der nicht über seiner Kraft liegt, ist ein Erfolg und bringt einen Beutemarker oder nimmt dem Ziel ein Leben. Wenn nichts mehr zu tun ist, drück auf „Fertig“.
page-guide-looterz-strike = Wähle das Ziel des Angriffs. Hat ein Spieler Looterz mit Spott, kannst du bei ihm nur unter diesen wählen.
page-guide-looterz-sacrifice = Du darfst nur drei Looterz behalten, also muss einer gehen. Einer mit Letztem Wunsch bewirkt beim Abgang noch etwas.

page-guide-wild-shots-welcome = Jeder spielt eine Karte zum Stich; die höchste der ausgespielten Farbe macht ihn, es sei denn, jemand spielt das Trumpfsymbol. Versuch, wenige Karten mit den Symbolen zu bekommen, die in dieser Runde Minuspunkte bringen.
page-guide-wild-shots-lead = Du spielst aus und darfst jede Karte spielen. Den Trumpf kennst du schon, also bist du mit einer niedrigen Karte ohne Symbol ziemlich sicher.
page-guide-wild-shots-follow = Du hast die ausgespielte Farbe und musst bedienen. Bleib niedrig, um den Stich nicht zu bekommen, oder geh hoch, wenn keine Minuspunkte darin liegen.
page-guide-wild-shots-discard = Du hast die ausgespielte Farbe nicht und darfst jede Karte spielen: Ein Symbol mit Minuspunkten ist ein schönes Geschenk für den, der den Stich bekommt, wenn es nicht gerade Trumpf ist.
