// The tick that went out of a clock, in verse.

export const TICK_VERSES = `
@home In {home}, {Hero} lived close to the clock / that all day said tick and that all night said tock.
@home In {home}, {Hero} woke up with the bong / of a clock in a tower that never was wrong.
@home In {home}, {Hero} could see from the bed / the face of the clock, like a moon overhead.
@hobby It was {doing} for {Hero} from breakfast till ten, / and then, after supper, came {doing} again. // "{Rule,}" {they} would say to them all, / to the jam, and the stairs, and the mouse in the wall.
@hobby With {doing}, an hour was as short as a bun, / and {Hero} said, "What? Is the morning all done?" // "{Rule,}" {they} told every mouse, / and the {kit} went all over the house.
@hobby At one it was {doing}, at two it was, too, / and {Hero} at three was by no means quite through. // "{Rule,}" said the sign by the door, / with a hook for the {kit}, and some more.
@friend Mr. Quill wound it up, with a key like a leg, / every day of his life, after toast and an egg.
@friend Mr. Quill was the winder. He climbed, every day, / a hundred and seven steps, up all the way.
@friend Mr. Quill wound up everything: clock, and then hen, / his boots, and the cat; and then started again.
@friend.pal <pal2:Now {Pal} and then {Pal2} came out to the square, / and wherever the one was, the other was there.|Now {Pal} came along for a sit in the square, / and wherever was {Hero}, then {Pal} would be there.>
@friend.pal <pal2:And {Pal} and then {Pal2} came running, in time|And {Pal} came along at a run, just in time>, / to stand on one leg when the clock gave a chime.
@friend.pal Each morning came {Pal}, <pal2:and came {Pal2}, by eight|at a quarter to eight>, / and if {Hero} was sleepy, would sit down and wait.
@want At six, on the dot, they'd have cake by the slice, / for {event}, with candles and ice.
@want The cake would come out at six bongs of the bell, / for {event}, all pink, with a strawberry smell.
@want For {event}, at six, and not one minute more, / a cake, tall as {Hero}, would come through the door.
@turn At ten before three came a flea of a sound, / and everyone stopped, and they all looked around. // {refrain} / It was only a tock, and a gap, and a tock, / like a man on one leg going round in a sock.
@turn Ten minutes to three came a lonely old tock. / "There's a hole," muttered {Hero}, "right there in the clock." // {refrain} / It went like a man who had only one shoe, / or a cow with a moo, and a gap, and a moo.
@turn Ten to three! And so {Hero} stood still in the square. / The tock was still coming. The tick wasn't there. // {refrain} / It was like climbing stairs with each other step gone, / and you hop over nothing, and try to go on.
@trouble It stayed ten to three, and it stayed it all day. / The school couldn't end, and so who'd go and play? // The eggs boiled and boiled till they boiled hard as stones, / and a man on a ladder stood groaning his groans...
@trouble It was ten to three always. The bus couldn't go. / Would school ever finish? Would anyone know...? // The eggs bounced like balls, and the toast was a brick, / and the man up the ladder was feeling quite sick...
@trouble The eggs on the stove boiled as hard as a ball; / would it never be teatime for {Hero} at all...? // The schoolmaster counted. "Still ten minutes more." / And a man on a ladder had feet that were sore...
@stakes "No tick and no time," Mr. Quill shook his head. / "It will never be six." "And the cake?" {Hero} said.
@stakes "If the tick won't come back," Mr. Quill sadly said, / "there's no cake for you, {Hero}, no stars, and no bed."
@stakes Mr. Quill blew his nose. "Without tick, there's no night. / No six, and no candles for {Hero} to light."
@try1 "It's only run down!" So they wound it up tight, / and round went the key, to the left, to the right... // "Once more," {Hero} puffed, "and we'll hear it go soon!" / And it groaned like a cow going over the moon...
@try1 "It's hungry for winding!" So {Hero} hung on / to the key, and it turned till the slack was all gone... // It creaked like a gate and it squeaked like a shoe. / "One more," {Hero} told it. "Well, possibly two..."
@try1 "Let's wind it," said {Hero}. They all took the key, / and walked it around, like a ship on the sea... // It was tighter than bootlaces, tighter than drums. / "Now hush!" {Hero} said. "Will it go? Here it comes..."
@fail1 Then sproing! And a spring that was long as a cat / went twang through his beard and went off with his hat. // {refrain}
@fail1 Boing! Out flew the spring, like a snake from a can, / and tied up the beard of the poor winding man. // {refrain}
@fail1 Twong! Down a hundred stairs bounded the spring, / in somebody's hat, like a runaway king. // {refrain}
@try2 "Then we'll be the tick!" So they stood in the square, / and when it said tock, they said tick to the air... // "Together," said {Hero}. "One breath, and be quick!" / And the clock said its tock, and the people said tick...
@try2 "We'll tick for it, then!" {Hero} called them all out: / the clock would say tock, and the people would shout... // They lined up in rows, with the drum at the side. / "Now, tick when I nod," {Hero} told them. They tried...
@try2 If the tick wouldn't come, they could make one instead. / "Say tick in the gap," {Hero} carefully said... // The baker, the postman, the drum, and the choir! / "Get ready," said {Hero}, and climbed a bit higher...
@fail2 But one said it late, and a duck said it twice, / and it went all to bits, like a bag full of mice.
@fail2 Tick! Quack! Came the horn, came a hiccup, a sneeze, / and the whole of it fell like a tray full of keys.
@fail2 The butcher ticked early, a duck answered, "Quack!" / And when it said tock, half the choir said it back.
@clue But {Spotter} heard something out there in the grass: / tick, tick! Was it somebody trying to pass? // Not slow and not sad, but as quick as could be. / Does a tick that is lost go tick-tick in such glee?
@clue It was {Spotter} who heard it, right there in the hay. / Tick-tickety, tick! Who was talking that way? // It was quick as a skip, it was glad as a bell. / Does a tick that's in trouble sound ever so well?
@clue Then {Spotter} went quiet, and stuck out one ear. / In the meadow went tickety-tick! Was it here? // It giggled, it skipped, it went past on the run. / Who knew that a tick could be having such fun?
@try3 "It's there!" And off {Hero} ran, out with a net; / it hopped, and they hopped, and they hadn't it yet.
@try3 With net held up high, {Hero} ran through the hay, / and it hopped from a daisy, and hopped clean away.
@try3 Now {Hero} had nets, and came down with a thud / on a buttercup's head, and a good deal of mud.
@fail3 They caught two straw hats, and a bee, and a frown. / The tick laughed tick-tick, and hopped off through the town. // {refrain} / The sun didn't move, and the shadows stood still, / and it stayed ten to three by the church on the hill.
@fail3 They netted a wasp and the vicar's best hat, / and {Hero} caught {Hero}, and that was just that. // {refrain} / The tick hopped away with a laugh, very thin. / And the sun hung up there like the lid of a tin.
@fail3 In the net was a thistle, a bee, and a shoe, / and the tick on the handle, just out of their view. // {refrain} / No shadow had moved, and no swallow went by, / and the clouds were all stuck to one place in the sky.
@low Then {Hero} lay down, with {their} nose to the sky, / and the grass in {their} ears, and the time not gone by. // "I can't make it come, and I can't make it stay." / And that was the longest there's been of a day.
@low Then {Hero} lay flat where the long grasses grew. / The day would not budge, and the sky stuck at blue. // An ant crossed {their} elbow, and took a long while. / It was ten before three there for mile upon mile.
@low In the clover lay {Hero}, as flat as a mat, / with net over nose, and a beetle on that. // "I've wound it, I've called it, I've chased it," {they} said, / and a snail, with all day to it, slid by {their} head.
@insight.look "{Rule}" {Hero} looked at a stem. / There were crickets; and who was it sat there with them? // A spark that had knees, and its feet in the air! / Was it hiding at all? Was it just resting there?
@insight.look "{Rule}" And there, down by {Hero's} left shoe, / who sat with the crickets, with nothing to do? // It dangled its legs, and it whistled, and yawned. / Had it ever before seen a morning that dawned?
@insight.look "{Rule}" {Hero} lifted a leaf. / Was it running, this tick, like a kind of a thief? // It lay on its back in a buttercup cup. / When had anyone ever not told it, "Get up"?
@insight.sound "{Rule}" {Hero} shut both {their} eyes. / There were crickets, and who was it, just the same size? // It sang with them, tick-tick, and never was wrong. / Had it ever before had a friend and a song?
@insight.sound "{Rule}" And {Hero} kept still. / Who sang with the crickets, all over the hill? // They'd sing, it kept time for them, ting after ting. / Was the tick in a band? Was it that sort of thing?
@insight.sound "{Rule}" {Hero} did, on the ground. / Was it running away, with so happy a sound? // The whole field was chirping; it kept them the beat. / Had it danced, in a hundred years, once on its feet?
@insight.build "{Rule}" {Hero} thought of the clock. / Was there any soft seat in it, next to the tock? // There was wheel upon wheel, and no place for its head. / Who'd ever go home to a house with no bed?
@insight.build "{Rule}" {Hero} thought, in the grass. / What is there to sleep on, in brass upon brass? // There's nowhere to lie there and nowhere to lean. / Could you make it a corner, all mossy and green?
@insight.build "{Rule}" It was moss, it was hay. / Would {Hero} come home to hard wheels, every day? // A hundred long years, on the tip of a tooth! / Was there ever a bed in it, telling the truth?
@means.look So {Hero} knelt down by the tick in the hay: / it had gone, that was all, for its first holiday. // In a hundred long years not a soul ever spoke. / {Went}, went the {kit}, and it blinked, and it woke.
@means.look {Went}, went the {kit}, as {Hero} knelt down. / "You've earned it, a holiday, here, out of town." // "A hundred long years, and no thank you, not one?" / "Not one," said the tick, with its face to the sun.
@means.look {Went}, went the {kit}, by the tick, in the hay, / and neither one asked for the time of the day. // "You tick very well," {Hero} whispered at last. / And nobody'd said so in all the time past.
@means.sound {Went}, went the {kit}, as soft as could be, / till the tick gave a hop, and it hopped to a knee. // It kept such good time, and it danced till it dropped, / and it looked up to see why the music had stopped.
@means.sound {Went}, went the {kit}. So {Hero} began, / and the tick came along to it, hop, as it ran. // It kept every beat, and it never ran wide, / and it sat down on {Hero's} left thumb, satisfied.
@means.sound {Went}, went the {kit}, a waltz in the grass, / and the tick did a dance in its waistcoat of brass. // They danced, and the crickets came out with a band, / and when it was over, it held out a hand.
@means.build {Went}, went the {kit}, with moss and with string: / a bed for a tick, with a bounce, on a spring. // "For Sundays," said {Hero}, "and rests in between." / It was surely the bounciest bed ever seen.
@means.build {Went}, went the {kit}, with moss and a spring, / and {Hero} had made it a bed for a king. // The tick tried a corner, it bounced, it lay back. / "It's better," it ticked, "than a nail or a tack."
@means.build {Went}, went the {kit}, with feather and thread, / and out of a matchbox came somebody's bed. // It had room for two knees, and a pillow of fluff, / and the tick climbed straight in. It was just long enough.
@flaw Now {Hero} had toffees, all golden and round, / and counted them nightly, and made not a sound.
@flaw Each toffee of {Hero's} had paper of gold, / and not one was given, and not one was sold.
@flaw If you asked for a toffee, then {Hero} would say, / "They're all sound asleep, and they will be all day."
@choice The people were tired, and they wanted to go. / "Then have them," said {Hero}, "the whole golden row."
@choice They sat on the stairs, all too tired for a word. / "Have toffees!" It was {Hero's} voice that they heard.
@choice The stairs had them beaten. They sat, one and all. / Then {Hero} passed toffees the length of the wall.
@snag They climbed with the tick, but a wheel wasn't there, / the smallest of all, and they looked everywhere... // They looked in the cogs, and on top of the shelf, / with the tick in a hat, looking glum by itself...
@snag They carried the tick up the stairs, safe and sound, / but the smallest wheel wasn't, and couldn't be found... // They searched in the oil can, they searched in a shoe. / Can a clock ever go with a hole to look through...?
@snag Home came the tick. "But there's one wheel too few!" / cried {Hero}. "The tiny one! What shall we do...?" // Was it under the bell? Was it swept out of sight? / The tick put its bag down, and said, "Well, good night..."
@rescue The girl with the broom felt about in the dust, / and there was {key}, with just one speck of rust.
@rescue The girl with the broom gave one sweep, and one more, / and out rolled {key} on the floor.
@rescue "I swept up a coin," said the girl from the stair. / It wasn't. It was {key}, lying there.
@rescue.pal But {Pal} saw the wheel, going off on the floor, / and {Pal} brought {key} right back in at the door.
@rescue.pal Who was it, tied up in the bell ropes? Bong, bong! / It was {Pal}, with {key}, all along.
@rescue.pal But {Pal} wriggled under the bell ropes, and sneezed, / and came out with {key}, very pleased.
@climax On went the small wheel. In the dark of the clock / {Hero} opened {their} hands, and the tick joined the tock. // "With Sundays," said {Hero}, "for grass and for sun." / It sat, and it thought. And then it had begun.
@climax Then {Hero} put tick by the tock, in the wheels. / "And Sundays are yours. You may see how it feels." // The tock moved along for it, just by a bit, / and it shuffled its bottom till both of them fit.
@climax The wheel went on, click. {Hero} opened a hand. / "Well, here," said the tick, "is where I used to stand." // "I shall work all the week, and on Sundays I'll play." / And the tock, who had missed it, had nothing to say.
@resolution Then the schools all came out, and the eggs were all done, / and the six went up, bong, in the gold of the sun. // {turned} / And the man on the ladder came down to the ground, / and he kissed every person he found all around.
@resolution Bong! It was six, and the school doors flew wide, / and everyone ran to the cake in a tide. // {turned} / The man on the ladder got both of his feet / to the ground, and went dancing them off down the street.
@resolution The hands moved! And three o'clock came, and then four, / and five, and then six, with a bong at each door. // {turned} / Out tumbled the children, with ink on their chins, / and they bowled the hard eggs, and knocked over nine pins.
@close <pal2:With {Pal} and with {Pal2} they sat down to play|<pal:With {Pal} on one cushion they sat down to play|They ate in the long grass, with crickets to play>>, / and the tick had a nap at the end of the day. // And everyone there had some icing on top, / and they all heard it go, and they none heard it stop. // {toast}
@close <pal2:So {Pal} and so {Pal2} had cake in the hay|<pal:So {Pal} had a cushion and cake in the hay|So {Hero} had cushions and cake in the hay>>, / and the crickets played everything crickets can play. // The stars, who'd been waiting behind for their turn, / came out all together, and started to burn. // {toast}
@close <pal2:There was cake for {Pal}, {Pal2}, for crickets, for all|<pal:There was cake for {Pal}, crickets, and {Hero}, for all|There was cake for the crickets, for {Hero}, for all>>, / in the grass, under stars, by the old meadow wall. // And each Sunday the clock put its hands in its lap, / while somebody small in the grass took a nap. // {toast}
`
