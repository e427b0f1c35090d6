# Was die Seite am Tisch sagt: Loot Shoot Whisky.

page-loot-shoot-whisky-move = { $one }, dann { $two }
