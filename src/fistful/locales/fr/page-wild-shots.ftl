# Ce que dit la page à une table de Wild Shots.
