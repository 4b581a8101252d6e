// What the first and the second friend are to the hero, in verse.

export const KIN_VERSES = `
@pal1 {Hero's} {kin} was {Pal}, as you see, / and as good a {kin} as any could be.
@pal1 And {Hero's} {kin} was {Pal}, without whom / there never was fun in a house or a room.
@pal1 For {Hero's} {kin} was {Pal}, and the two / were as close as a left and a right sort of shoe.
@pal1.other And {Pal}, who was {kin}, came round, / the first to be looked for, the first to be found.
@pal1.other And there, too, was {Pal}, who was {kin}; / whatever was going on, {pthey} wanted in.
@pal1.other And {Pal}, who was {kin}, was near, / with nothing to hide and with nothing to fear.
@pal2.other And {Pal}, who was {kin}, was there, / as ready as rain, and as fresh as the air.
@pal2.other And {Pal}, who was {kin}, came behind, / to carry whatever the others might find.
@pal2.other And {Pal}, who was {kin}, came too, / with nothing to carry and plenty to do.
@pal2 {Hero's} {kin} was {Pal}, who came / with a hop and a hum, to be part of the game.
@pal2 And {Hero's} {kin} was {Pal}, close behind, / to carry whatever the others might find.
@pal2 And {Hero's} {kin} was {Pal}, who would bring / a joke, and a sandwich, a button, some string.
`
