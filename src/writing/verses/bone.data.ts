// A dinosaur put together wrong, in verse.

export const BONE_VERSES = `
@home In {home}, {Hero} lived next to a hall / where Doris, all bones, was the biggest of all.
@home Next door to our {Hero}, in {home}, lay / old Doris the dinosaur, bones all the way.
@home In {home}, {Hero} said "Morning!" to bones, / for Doris the dinosaur lay on the stones.
@hobby The {kit} went to school and to bed, / for {doing} was all that was in {Hero's} head. // "{Rule,}" {they} would say to them all, / to the bones, and the broom, and the clock in the hall.
@hobby When {Hero} woke up, and before the first yawn, / it was {doing} at once, on the mat, on the lawn. // "{Rule,}" {they} told Doris's toes, / and told it a moth that sat down on her nose.
@hobby Some people like pudding, and some like the sea. / "It's {doing}," said {Hero}, "and always, for me." // "{Rule,}" {they} would add, on the stair, / to the stuffed polar bear with a hat on its hair.
@friend "How's the old lady?" said Tuttle the tea, / who came with his trolley at quarter to three.
@friend "She's quiet," said Tuttle, who brought round the tea. / "She's only just sleepy," said {Hero}. "Like me."
@friend Along came the trolley, with biscuits and squeak, / and Tuttle asked, "Hasn't she got up this week?"
@friend.pal <pal2:And {Pal} came, and {Pal2} came, to help with the glue, / and it stuck to their ears, and their elbows stuck, too.|And {Pal} came along there to help with the glue, / and it stuck, as it will, and to {Pal's} elbows, too.>
@friend.pal <pal2:Then {Pal} held a rib up, and {Pal2} a toe, / and looked all around for where each ought to go.|Then {Pal} held a rib up, and then a big toe, / and looked all around for the place they should go.>
@friend.pal <pal2:Now {Pal} had the brush, and then {Pal2} the pail, / and they dusted old Doris from nostril to tail.|Now {Pal} had the duster, and stood on a pail, / and did all of Doris, from nostril to tail.>
@want She'd be put up tonight, with her head in the air, / for {event}, and all would be there.
@want By night she'd be standing; they'd put out the chairs / for {event}, and ribbons all down the front stairs.
@want Tonight, for {event}, old Doris would stand, / with {Hero} beside her, and lamps, and a band.
@turn They glued on her feet and they glued on her knees, / and they looked in the box. "One more bone, if you please?" // {refrain} / Not under the lid, and not under the floor. / So where is a bone, when it was there before?
@turn Toe bone and shin bone, and rib after rib, / then {Hero} looked in. It was bare as a crib. // {refrain} / Four hundred but one! And they counted again. / It couldn't have walked. Or it might have. But when?
@turn They put on her tail, and her feet, and each knee. / "Next!" shouted {Hero}. But what could it be? // {refrain} / Some straw and a button, and not a bone more. / Can a bone, by itself, take a walk through the door?
@trouble They looked under hats, and they looked under mats. / A man found a bun, and a lady, three cats. // The Professor sat down on a piece of a tail, / and it rolled her away like a pea in a pail.
@trouble They looked in the teapot, they looked in the mop, / in the beard of a king, from the chin to the top. // {Hero} found buttons, and somebody's tooth, / and a lady asleep in the telephone booth.
@trouble So {Hero} looked high, on the tops of the shelves: / a comb, and a plum, and some socks by themselves. // Then Professor Pym sat on a bit of a shin, / and away down the stairs she went, spin after spin.
@flaw Now {Hero} had drops, and the best one was green; / it was kept in a bag where it couldn't be seen.
@flaw A bag of fruit drops was in {Hero's} own coat; / they were sucked, one by one, down a single small throat.
@flaw "The green drop is best," {Hero} said, "so I keep / the bag by my pillow, and guard it asleep."
@stakes "With one of them gone, then the legs will not hold, / and there's no more {party}," the people were told.
@stakes "One short, and she'll wobble; she'll fall on the cake! / No {party}," said {Hero}, "for everyone's sake."
@stakes "The legs won't stay up if there's one bone too few. / No {party}," said {Hero}, "and no Doris, too."
@try1 So {Hero} lay flat, and put in a long arm, / right under the cupboards, all dusty and warm... // It was smooth, it was long, it was stuck at one end. / {They} pulled with both hands, and it started to bend...
@try1 Then {Hero} crawled in where the broom hadn't been, / in fluff like a carpet, all grey and all green... // A long thing, a thin thing, a thing with a crook! / {They} pulled it out slowly, and... come here and look...
@try1 "Perhaps it rolled under!" Flat down on the floor, / {Hero} put in an arm, and a cheek, and some more... // There was something as cold and as smooth as a bone. / {They} pulled, and it gave a long scrape on the stone...
@fail1 It was just an umbrella, as black as a rook, / and a sandwich, oh dear, and an overdue book. // {refrain}
@fail1 An umbrella! And after it, hard as a shoe, / came a sandwich, from eighteen and seventy-two. // {refrain}
@fail1 It opened with whoosh: it was only a brolly, / and a very old sandwich, once dropped from the trolley. // {refrain}
@clue But {Spotter} saw one bone, all bent like a hook: / it stuck in the tail. Now whoever would look? // It stuck out all wrong, and it bent at the end. / Whoever saw tails with a finger to bend?
@clue Then {Spotter} came by where the tail bones were laid, / and one had a crook. Was that how it was made? // It curled by itself, like a finger at tea. / Does a tail ever beckon? Now what could it be?
@clue In the row of the tail bones, {Spotter} saw one / that bent like a finger. Was that how it's done? // It fitted with nothing, before or behind. / Do tails have a part of the pointing-out kind?
@try2 "It's dogs," {Hero} said, "who like bones, in the park!" / And there was a dog, digging on in the dark... // They crept on their toes, with the mud on their shins. / He'd a bone in his teeth, and the widest of grins...
@try2 "Who else could want bones?" {Hero} asked. "Why, a hound!" / And there in the park, digging down in the ground... // Sat a dog like a doormat, with earth in his hair, / and a bone in his jaws. Could it be? Did they dare...?
@try2 So off to the park! There were paw prints in mud, / and {Hero} ran after them, thud, thud, thud, thud... // A dog by a hole had a bone, long and white, / and it looked like a shin, by the little street light...
@fail2 But the bone was from ham, and he ate it right there, / and shook all the mud of it into their hair.
@fail2 But it came from the butcher, and so he ate on, / and {Hero} got muddier, till it was gone.
@fail2 "It's ham!" muttered {Hero}, with mud to the knees, / and the dog wagged his tail, and went on, if you please.
@try3 "I'll make one!" So {Hero} took plaster and broom, / and up went the legs, in the still of the room...
@try3 So {Hero} made one, with some plaster and string, / and a handle of broom, a magnificent thing.
@try3 A broomstick, some plaster, a brush and a pot: / you couldn't tell {Hero's} new bone from the lot.
@fail3 Then crick! And then crack! And then down, rib by rib, / like a tray full of spoons on a big baby's bib. // {refrain} / She lay on the floor in a heap, like a sum / that you never can do, not if Christmas should come.
@fail3 The broomstick went snap, and the ribs, with a clatter, / came down like a cook who had slipped with a platter. // {refrain} / A toe spun around by itself, like a coin, / and nothing was left that a person could join.
@fail3 Crack! And the knees went, and then the long spine, / like a piano let go on the stairs, in a line. // {refrain} / {Hero} stood there with the glue and the brush, / and dust drifted down in a terrible hush.
@low They all went to bed. {Hero} sat on the floor, / with the {kit} on {their} knees, by her head, by the door. // "I'm sorry, old Doris." She looked very flat, / and the moon came and sat by her, too, like a cat.
@low When all had gone home, {Hero} stayed in the gloom, / by that long patient head, in the big empty room. // "Oh, Doris, I'm sorry," {they} said to her nose. / The {kit} lay beside them, and so did her toes.
@low The lights were put out, and they all went away, / but {Hero} sat on, by where Doris now lay. // "You wanted to stand up," {they} said, "and you can't." / And she looked very tired, like somebody's aunt.
@insight.look "{Rule}" The moon, on the wall, / made a shadow with knees. Were they knees, though, at all? // For a knee bends this way, and a knee bends like so. / Now, whose bends like that? Is there someone you know?
@insight.look "{Rule}" {Hero} looked at her knees: / by moonlight, what else had a pair made like these? // A hen has them backwards; a heron has, too. / Now who put hers forwards, with paper and glue?
@insight.look "{Rule}" {Hero} did, and once more. / Had her shadow not knees like a bird's, on the floor? // You sit like a person, a chicken does not. / Which one of the two kinds had Doris just got?
@insight.build "{Rule}" Bone to bone, with a click! / Who says that a leg has to go like a stick? // They fitted so well, like a key in a door. / Had {Hero} not tried it the right way before?
@insight.build "{Rule}" {Hero} picked up a bone: / it clicked with another. Had no one been shown? // This went into that, and then that into this. / What if nothing was lost, and there's nothing to miss?
@insight.build "{Rule}" With a bone in each hand, / {Hero} clicked. Was it that way she wanted to stand? // They'd counted, they'd hunted, they'd emptied the bins. / What if all of her toes had been stuck to her shins?
@insight.mark "{Rule}" {Hero} drew on the floor, / and turned the knees backwards. Who'd tried that before? // It looked like a table that's late for its tea. / So rub it all out! Now, what else could it be?
@insight.mark "{Rule}" {Hero} drew on the stone / her legs. Could a creature stand up so, alone? // It looked like a chair that falls over at tea. / And what if you bent, only this way, the knee?
@insight.mark "{Rule}" {Hero} drew what they'd planned. / Was that how a dinosaur ever could stand? // It had the front knees of a postman, all wrong. / What if bird knees were what she had had all along?
@means.look {Went}, went the {kit}. "She has knees like a hen!" / And {Hero} turned each of them backwards again. // The crook in her tail was a thumb, plain to see. / They'd had every bone there, as right as could be.
@means.look Her knees should go back, like a hen's, like a crow's! / So {Hero} turned both, from the thigh to the toes. // {Went}, went the {kit}, at her tail: there's her thumb! / They had every last bone of her, all of the sum.
@means.look So {Hero} turned knees round, as birds have them bent; / {went}, went the {kit}, and that's how they went. // The odd little tail bone went on to her wrist: / a thumb! And so that was the bone that they'd missed.
@means.build {Went}, went the {kit}, one to two, two to ten. / For ninety long years she'd been wrong, until then. // Her foot was her hand, and her chin was her rear, / and her thumb had been stuck in her tail till this year.
@means.build {Went}, went the {kit}, bone by bone, until three, / and her elbows were elbows, her knee was a knee. // And as for the tail with the crook in, the trick / was to call it a thumb, and on it went: click.
@means.build {Went}, went the {kit}, at the hips, at the toes: / {Hero} built Doris right up to her nose. // For ninety years, people had hung up her paw / on her ear, and her thumb on her tail, like a claw.
@means.mark {Went}, went the {kit}. There, from tail up to chin, / stood Doris, all drawn, with the knees going in. // And the thumb in her tail was a thumb, and no tail! / "So it's us who were wrong," whispered somebody, pale.
@means.mark {Went}, went the {kit}: she had knees like a wren, / and everyone came there, and looked, and again. // "And that, in her tail, is her thumb," {Hero} said. / The Professor sat down with her hat off her head.
@means.mark {Went}, went the {kit}, down the stairs and the hall, / and showed them how Doris should go, bones and all. // "We hunted all day for a thing that we had: / her thumb's in her tail!" And they weren't even sad.
@choice The cleaners were yawning, and off went a few. / "A drop each," said {Hero}. "The green one's for you."
@choice The cleaners sat down on their pails for a rest. / "Have drops," offered {Hero}. "The green is the best."
@choice Then {Hero's} bag rattled along, down the row: / a drop for each cleaner, and no one would go.
@snag They'd laid every bone, and the sky was half light. / There was just the thumb left, but it wasn't in sight... // "I had it, I put it down, here, by the tea. / And now there is nothing. Oh, where can it be?"
@snag Now all were laid out, and just one was to come: / it had been there a minute ago, had the thumb... // They crawled, and they patted, they lifted the mat. / "I had it just here, by the tea, and, oh drat..."
@snag Just one little gap, and the sun nearly up: / "The thumb!" cried out {Hero}. "It lay by my cup..." // "No, there!" No, it wasn't. "It's under the..." No. / Now where could a thumb with no legs to it go...?
@rescue The trolley stood straight, and it squeaked not at all, / for there was {key}, by a wheel, by the wall.
@rescue The bone was a wedge for the trolley! "Dear me," / said Tuttle, and blushed. "It did wobble the tea."
@rescue "It stands very straight," {Hero} said, "for a cart." / And there was the bone, squashed, and doing its part.
@rescue.pal But {Pal} had a look at the trolley, low down, / and came with {key}, in a dust-coloured crown.
@rescue.pal The trolley was level, and {Pal} wondered why, / and fished out the crooked bone, dusty and dry.
@rescue.pal What squeaked, and then didn't? The trolley! And so / {Pal} reached underneath, and the bone said hello.
@climax Then click, went the thumb. "Now all pull!" {Hero} cried. / And up came the neck, very long, from the side. // And up came the head, like a moon on a string, / till it bumped on the lamp, and the lamp gave a ting.
@climax The thumb clicked in place. "On the rope," {Hero} said, / and up from the floor came that big sleepy head. // The ropes gave a creak, and the ribs gave a sway, / and up past the windows she went, to the day.
@climax "That's all of her! Pull!" shouted {Hero}. "And... ho!" / And Doris got up, very stately and slow. // Her neck like a ladder, her ribs like a boat, / and a lamp got all tangled up under her throat.
@resolution The doors opened wide, and the sun fell like rain / on a Doris as tall as a house or a crane. // {turned} / Her knees were like birds' knees, her thumb in the air, / as if to say how do you do to all there.
@resolution At nine came the sun, and it lit every bone, / and Doris stood up on her feet, on her own. // {turned} / A hand to the people, her thumb to the sky, / like somebody stopping a bus going by.
@resolution The people came in, and they stopped, and said "Oh!" / to Doris, as high as a building could go. // {turned} / "She's smiling," said {Hero}. "She's got the right knees." / And a baby waved up at her, eating some cheese.
@close <pal2:With {Pal} and with {Pal2}, they sat by her toes|<pal:With {Pal} in between, they sat down by her toes|They had it all under her ribs, by her toes>>, / a bun on a string at the end of her nose. // And {Hero} looked up, with a wave and a shout: / "Good morning, old Doris! They've straightened you out." // {toast}
@close <pal2:So {Pal} and then {Pal2} sat down for their tea|<pal:So {Pal} sat with {Hero} and had a big tea|So {Hero} and everyone sat down for tea>>, / in the shade of her ribs, like the shade of a tree. // And Tuttle came by, and his trolley went squeak, / and he poured her a cup, and it stood there a week. // {toast}
@close <pal2:Then {Pal} chose a kneecap, and {Pal2} the tail|<pal:Then {Pal} and then {Hero} sat down on the tail|Then {Hero} sat down for it, close to the tail>>, / with plates full of cake, and pink juice in a pail. // And {Hero} said softly, "Now stay up all night." / And Doris did nothing, but did it just right. // {toast}
`
