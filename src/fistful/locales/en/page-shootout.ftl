# What the page says at a table of Shootout!.

page-shootout-move =
    { $verb ->
        [reload] Reload
       *[pass] Pass
        [play] Play { $one }
        [shoot] Shoot with bullet { $one }
        [at] Aim at { $one }
        [return] Return fire at { $one }
        [look] Look at { $one }
        [swap] Exchange { $one }
        [for] For your bullet { $one }
        [rob] Rob { $one }
        [lay] { $count ->
            [one] Lay { $one }
           *[other] Lay { $one }, { $two }, { $three }, { $four }
        }
    }
