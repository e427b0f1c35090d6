# Was die Seite am Tisch sagt: Wild Shots.
