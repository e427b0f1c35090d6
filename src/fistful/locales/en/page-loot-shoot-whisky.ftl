# What the page says at a table of Loot Shoot Whisky.

page-loot-shoot-whisky-move = { $one }, then { $two }
