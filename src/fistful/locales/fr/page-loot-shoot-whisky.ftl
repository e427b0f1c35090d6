# Ce que dit la page à une table de Loot Shoot Whisky.

page-loot-shoot-whisky-move = { $one }, puis { $two }
