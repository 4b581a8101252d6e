// Six story worlds in verse, for the youngest two readers. A page is two couplets; the smallest hear the first of them only.
// Four beats to a line; names stand inside a line and never where it rhymes.

export const VERSES: Readonly<Record<string, string>> = {
  hiccup: `
@home In {home}, {Hero} lived over a shop, / with a dragon below it, and buns on the top. // She lay in the cellar, with smoke in her nose, / and that was old Cinder, as warm as your toes.
@hobby Now {doing} was {Hero's} best thing in the day, / and the {kit} came along all the way. // "{Rule,}" {they} would say to you, / to the cat, to the milk, and to anyone new.
@friend The dragon breathed out and the ovens grew hot; / "Mmm," said old Cinder, and stirred in her pot. // There wasn't a baker in all of the street / who hadn't that dragon to thank for the heat.
@friend.pal <pal2:And {Pal} and then {Pal2} came, as good friends should, / who couldn't do much, but did all that they could.|And {Pal} came along, as a friend always should, / who couldn't do much, but did all that {pthey} could.>
@want "For {event}," said the bakers, "there's tea, / with buns by the dozen, and butter, and free!" // And all the day long, with a spoon, up a chair, / they were icing the top, in the warm sugar air.
@turn But the spoons gave a shiver, the cups gave a skip, / and the street gave a bump like the bump of a ship. // {refrain} / Then up like a rocket and out of a flue / shot one of the buns, and it landed in two.
@trouble Up went a roll, and it knocked off a hat; / down came a pie, going straight for a cat... // "The dragon!" the bakers all cried from the floor. / "She's got them, the hiccups! And here come some more..."
@stakes They opened the oven to look at the cake. / It was black as a boot from the fire and the shake. // "There's no more {party}, and no more bread, / unless we can stop her," the old baker said.
@try1 "A fright," whispered {Hero}, "will chase them away." / So down crept the bakers, in sheets that were grey... // With a lamp and a giggle, on tippety-toes, / they stood in a row by the end of her nose...
@fail1 "BOO!" But a dragon's not frightened of ghosts, / and dragons make ghosts into dozens of toasts. // {refrain} / And back up the stairs, with their tails in a smoke, / ran nine little bakers who'd lost half a cloak.
@try2 "Then hold in your breath," called down {Hero}, "and wait." / She held it for five, and for six, seven, eight... // She held it till ninety, all purple and round, / and the floor of the shop rose up off of the ground...
@fail2 At ninety-and-nine it came out with a roar, / and the hats of the people blew off to the shore. // The chimney pots flew and the weathercock spun, / and nobody knew what was left to be done.
@clue But {Spotter} heard something, a click and a clink. / Was it one little spoon on one plate, in the sink? // Clink, clink, seven times, very quick, very small, / and who has her supper with no one at all?
@try3 "Some water!" said {Hero}. "A bath, to the brim!" / So they rolled in a bath for a dragon to swim. // She stood on her head, as you do with a cup, / and from wrong side and far side she drank it all up.
@fail3 But fire and water make nothing but steam, / and it turned all the flour to a grey sort of cream. // {refrain} / It ran down the windows, it dripped from the bread, / and the bakers were pasted from boots up to head.
@low So {Hero} sat down on the bottom-most stair, / with a soggy black bun and with paste in {their} hair. // No bread and no cake, and the ovens gone cold, / and the buns in the road getting older than old.
@insight.sound "{Rule}" And {Hero} sat near. / Now what were those clinks that came into {their} ear? // It wasn't just noise, it had time, it had beat! / What if the dragon could dance it with feet?
@insight.tend "{Rule}" And {Hero} drew near. / Who'd listened to Cinder, from there or from here? // They'd told her to stop it, they'd told her to try, / but had anyone, anyone, asked Cinder why?
@insight.move "{Rule}" {Hero} sprang from the stair. / What if you went with it, up in the air? // They'd pushed at it, pushed at it, all the day long. / What if you jump with it? Was it so wrong?
@means.sound So {Hero} went down, and the tune that {they} made / was as slow as an elephant out in the shade. // And Cinder's long tail on the floor went along, / and forgot about hiccups, and followed the song.
@means.tend So {Hero} went down and sat close to her side. / "It's lonely at supper down here," Cinder cried. // "I gobble it up, for it's quicker that way." / "We'll come," answered {Hero}. "We'll come every day."
@means.move So {Hero} went down, and {they} jumped on the hic, / as light as a feather and twice as quick. // And Cinder jumped, too, and she wobbled, and then / she laughed till she snorted, and did it again.
@flaw Now {Hero} had sweets in a bag on a string, / and never gave anyone any such thing. // "They're mine," muttered {Hero}. "There's one for each day, / and if I gave one, there'd be one gone away."
@choice The bakers were cold, and they all wanted bed. / "My sweets! You can have them," is what {Hero} said. // And round went the bag till it rattled no more, / and they all sat down happy along by the door.
@snag "Now honey will hold it, one spoon from the pot!" / There was one pot of honey. Was that what they'd got? // But somebody's fingers were sticky with dough, / and it rolled and it rolled, and oh, where did it go...
@rescue The small muffin boy had been watching it roll, / and he came with {key}, like a mouse from a hole. // He went in all clean and he came out all white, / and he gave it to {Hero}, and hugged it first, tight.
@rescue.pal But {Pal} had been watching the thing as it rolled, / and {Pal} fetched {key} without being told. // From right {hid}, from the dust and the black, / came {Pal} in a hurry, to carry it back.
@climax Then {Hero} leaned in by the teeth, big and bright, / and poured in the honey, and held the lamp tight. // They counted to seven. They counted to eight. / And nothing went hic, and it got to be late.
@resolution The ovens grew golden, the ovens grew hot, / and up came the buns, and they stayed in the pot. // {turned} / And out of their windows, in nightcap and gown, / leaned all of the people in all of the town.
@close <pal2:With {Pal} and with {Pal2} they sat on the floor|<pal:With {Pal} in the middle they sat on the floor|They carried the table down under the floor>>, / and where there was one plate they set twenty more. // And Cinder ate slowly, one crumb at a time, / till the clock in the dark had forgotten to chime. // {toast}
`,
  cloud: `
@home In {home}, {Hero} lived up by the sky, / in a house like a pencil, all skinny and high. // The rain on the roof went a-tip and a-tap, / like a hundred small mice in the lid of a cap.
@hobby Now {doing} was {Hero's} best thing in the day, / and the {kit} came along all the way. // "{Rule,}" {they} would say to them all, / to the spoon, and the soap, and the snail on the wall.
@friend Next door, on a ladder, as cross as a crow, / was old Mr. Puddock, who always said no. // "The wet," he would say, "is for out, not for in!" / and he looked at the sky with a drip on his chin.
@friend.pal <pal2:And {Pal} and then {Pal2} came, splash, through the wet, / the two dampest friends that a person could get.|In sunshine or puddles, in dry or in wet, / {Pal} was the best of the friends you could get.>
@want And {Hero} hung lanterns, the red and the blue, / for {event}; the cousins were due. // A hundred of paper, on string, in a row, / from the top of the attic to kitchen below.
@turn But who was in {Hero's} left boot, sound asleep? / A bit of a cloud, like the tail of a sheep. // {refrain} / It was small, it was grey, it was soft as a sigh, / and it woke, and it looked, and it started to cry.
@trouble It rained on the butter, it rained on the bread, / it rained upon {Hero}, from toe up to head... // It made a small lightning, it made a small boom. / Now what do you do with a storm in your room...?
@stakes The lanterns were dripping, the paper was torn, / and the cloud was as thin as the wool on a thorn. // "It's crying itself to a puff," {Hero} said. / "By night there'll be nothing to put into bed."
@try1 "It's hot for a cloud," {Hero} said. "Try some ice." / And {they} shut it in there with the peas and the rice... // {They} leaned on the lid, and {they} heard it inside, / a rattle, a patter, a bang on the side...
@fail1 It snowed on the peas and it hailed on the pie, / and the cloud had blue ears, and a storm in its eye. // {refrain} / It threw a wet snowball, it threw it with care, / and it hit our poor {Hero} right there in the hair.
@try2 "You're thirsty!" said {Hero}, and filled up the tub. / It drank, and it drank, with a glug and a glub... // It swelled like a cushion, it swelled like a bed, / it swelled till it bumped on the lamp overhead...
@fail2 It stuck in the doorway, it gave a great sneeze, / and the stairs were a river right up to your knees. // And out went the soap, and the mat, and the cat, / and a boot in a basket, and somebody's hat.
@clue But {Spotter} saw something out there on the line: / it was only a sheet, but so fluffy and fine! // The cloud had crept up, and it cuddled up tight. / Did it think that was somebody, woolly and white?
@try3 So {Hero} climbed up, till the stairs had to stop, / and opened the window right up at the top. // "Up there are the clouds, and they're white, and they're wide!" / And off went the little one, out and outside.
@fail3 It jumped, and it jumped, but the sky was too high, / and nobody looked as the big ones went by. // {refrain} / It fell to the gutter, it lay like a sock / that somebody lost on the way round the block.
@low Then {Hero} sat down with a jar on {their} knee, / and a cloud in the jar that you hardly could see. // They'd iced it, and bathed it, and held it up high, / and all they had done was to make the cloud cry.
@insight.look "{Rule}" {Hero} looked at the sky. / Now where did they go to, the clouds going by? // They all went one way, like the cows to a gate. / Where do the clouds go to bed when it's late?
@insight.tend "{Rule}" And {Hero} never once did. / "Who are you looking for, under that lid?" // It leaned to the sheet like a flame in a lamp. / Was it looking for somebody woolly and damp?
@insight.mark "{Rule}" {Hero} looked at the sheet. / Whom would a cloud want to cuddle and meet? // The clouds couldn't hear them, that much {they} could see. / But a picture, a big one? Now how would that be?
@means.look The clouds, every night, lay as thick as white sheep / on the hill past the town, and they all went to sleep. // So up the hill, up the hill, everyone ran, / with sheets from their beds, and a lamp in a can.
@means.tend The cloud wanted Mother! They had to be quick. / They boiled all the kettles; the steam came up thick. // And {Hero} gave some to it, sip after sip, / till it sat up and wriggled, and gave a small drip.
@means.mark Then {Hero} put Drip on the sheets, on the white, / with a mouth, and two ears, and its eyes shut up tight. // It was big as a barn and as sad as could be, / so that all of the clouds up in heaven could see.
@flaw Now {Hero} had sweets in a bag on a string, / and never gave anyone any such thing. // "They're mine," muttered {Hero}. "I keep them in here, / and they'll last, if I'm careful, till March of next year."
@choice The people were shivering, up in the cold. / "My sweets! You can have them," is what they were told. // And round went the bag till it rattled no more, / and they all held the washing lines tight as before.
@snag "We'll hang up the sheets, for its mother to see!" / They flew like white swans from the pole to the tree. // But one peg, just one peg, blew off and blew down, / away in the grass at the edge of the town...
@rescue "My hens," said a girl, in a voice very small, / "have got it. They think it's the best thing of all." // She felt with one arm, and she felt with it more, / and she came out with {key}, and some straw.
@rescue.pal But {Pal} had been watching wherever it blew, / and {Pal} brought {key}, good as new. // From right {hid}, with a bump and a squeak, / came {Pal}, with a feather, and mud on one cheek.
@climax Then down came a cloud like a ship from the blue, / as wide as the town, and as quiet as dew. // And {Hero} held up the small jar, oh, so high, / and up went the little one, home to the sky.
@resolution It rained, but a warm rain, a tickle, a kiss, / and nobody minded a soaking like this. // {turned} / And cross Mr. Puddock, next door, clambered down, / and took off his hat, and went dancing through town.
@close <pal2:With {Pal} and with {Pal2} they ate in a tent|<pal:With {Pal} in the middle they ate in a tent|They ate in the meadow, with sheets for a tent>>, / and stayed till the candles were all of them spent. // And once every year, by the bed where it stood, / there's rain in one boot, and it does the boot good. // {toast}
`,
  tick: `
@home In {home}, {Hero} lived close to the clock / that all day said tick and that all night said tock.
@hobby It was {doing} for {Hero} from breakfast till ten, / and then, after supper, came {doing} again. // "{Rule,}" {they} would say to them all, / to the jam, and the stairs, and the mouse in the wall.
@friend Mr. Quill wound it up, with a key like a leg, / every day of his life, after toast and an egg.
@friend.pal <pal2:Now {Pal} and then {Pal2} came out to the square, / and wherever the one was, the other was there.|Now {Pal} came along for a sit in the square, / and wherever was {Hero}, then {Pal} would be there.>
@want At six, on the dot, they'd have cake by the slice, / for {event}, with candles and ice.
@turn At ten before three came a flea of a sound, / and everyone stopped, and they all looked around. // {refrain} / It was only a tock, and a gap, and a tock, / like a man on one leg going round in a sock.
@trouble It stayed ten to three, and it stayed it all day. / The school couldn't end, and so who'd go and play? // The eggs boiled and boiled till they boiled hard as stones, / and a man on a ladder stood groaning his groans...
@stakes "No tick and no time," Mr. Quill shook his head. / "It will never be six." "And the cake?" {Hero} said.
@try1 "It's only run down!" So they wound it up tight, / and round went the key, to the left, to the right... // "Once more," {Hero} puffed, "and we'll hear it go soon!" / And it groaned like a cow going over the moon...
@fail1 Then sproing! And a spring that was long as a cat / went twang through his beard and went off with his hat. // {refrain}
@try2 "Then we'll be the tick!" So they stood in the square, / and when it said tock, they said tick to the air... // "Together," said {Hero}. "One breath, and be quick!" / And the clock said its tock, and the people said tick...
@fail2 But one said it late, and a duck said it twice, / and it went all to bits, like a bag full of mice.
@clue But {Spotter} heard something out there in the grass: / tick, tick! Was it somebody trying to pass? // Not slow and not sad, but as quick as could be. / Does a tick that is lost go tick-tick in such glee?
@try3 "It's there!" And off {Hero} ran, out with a net; / it hopped, and they hopped, and they hadn't it yet.
@fail3 They caught two straw hats, and a bee, and a frown. / The tick laughed tick-tick, and hopped off through the town. // {refrain} / The sun didn't move, and the shadows stood still, / and it stayed ten to three by the church on the hill.
@low Then {Hero} lay down, with {their} nose to the sky, / and the grass in {their} ears, and the time not gone by. // "I can't make it come, and I can't make it stay." / And that was the longest there's been of a day.
@insight.look "{Rule}" {Hero} looked at a stem. / There were crickets; and who was it sat there with them? // A spark that had knees, and its feet in the air! / Was it hiding at all? Was it just resting there?
@insight.sound "{Rule}" {Hero} shut both {their} eyes. / There were crickets, and who was it, just the same size? // It sang with them, tick-tick, and never was wrong. / Had it ever before had a friend and a song?
@insight.build "{Rule}" {Hero} thought of the clock. / Was there any soft seat in it, next to the tock? // There was wheel upon wheel, and no place for its head. / Who'd ever go home to a house with no bed?
@means.look So {Hero} knelt down by the tick in the hay: / it had gone, that was all, for its first holiday. // In a hundred long years not a soul ever spoke. / "Well done," whispered {Hero}. It blinked, and it woke.
@means.sound So {Hero} made music, as soft as could be, / till the tick gave a hop, and it hopped to a knee. // It kept such good time, and it danced till it dropped, / and it looked up to see why the music had stopped.
@means.build So {Hero} made something, with moss and with string: / a bed for a tick, with a bounce, on a spring. // "For Sundays," said {Hero}, "and rests in between." / It was quite the most bounciest bed ever seen.
@flaw Now {Hero} had toffees, all golden and round, / and counted them nightly, and made not a sound.
@choice The people were tired, and they wanted to go. / "Then have them," said {Hero}, "the whole golden row."
@snag They climbed with the tick, but a wheel wasn't there, / the smallest of all, and they looked everywhere... // They looked in the cogs, and on top of the shelf, / with the tick in a hat, looking glum by itself...
@rescue The girl with the broom felt about in the dust, / and there was {key}, with just one speck of rust.
@rescue.pal But {Pal} saw the wheel, going off on the floor, / and {Pal} brought {key} right back in at the door.
@climax On went the small wheel. In the dark of the clock / {Hero} opened {their} hands, and the tick joined the tock. // "With Sundays," said {Hero}, "for grass and for sun." / It sat, and it thought. And then it had begun.
@resolution Then the schools all came out, and the eggs were all done, / and the six went up, bong, in the gold of the sun. // {turned} / And the man on the ladder came down to the ground, / and he kissed every person he found all around.
@close <pal2:With {Pal} and with {Pal2} they sat down to play|<pal:With {Pal} on one cushion they sat down to play|They ate in the long grass, with crickets to play>>, / and the tick had a nap at the end of the day. // And everyone there had some icing on top, / and they all heard it go, and they none heard it stop. // {toast}
`,
  whale: `
@home In {home}, {Hero} lived close to the sea, / and a pond, up the hill, just as small as can be.
@hobby There was {doing} for {Hero} each day before tea, / and the {kit} had been wet by the sea. // "{Rule,}" and, "That is the trick," / said {Hero} to gulls, and a boy with a stick.
@friend Mr. Trout ran the pond with a brush and some paint, / and his signs said NO splashing, NO dogs, NO complaint.
@friend.pal <pal2:And {Pal} came to paddle, and {Pal2} did, too, / and they did all the things that the signs said don't do.|And {Pal} came to paddle, as friends like to do, / and did all the things that the signs said don't, too.>
@want For {event}, there'd be boat rides free, / in nine little boats, and then jam for their tea.
@turn All night there was wind, and the sea came to play, / and it left something big when it all went away. // As long as the pond, with a boat on her nose, / was a whale, very wet, in a sort of a doze.
@trouble A whale in a pond! And she fitted it tight. / So how do you get a whale home before night? // NO WHALES, wrote the keeper, and put down his hose. / But who reads a sign with a boat on their nose...?
@stakes "A whale," whispered {Hero}, "can't live in a cup. / She'll drink the whole pond, and her skin will dry up."
@try1 "We'll pull her!" said {Hero}, and tied on a bow, / and the whole of the town took a hold of it: so... // They dug in their heels, and they counted to three, / and they leaned on the rope with their backs to the sea...
@fail1 Then snap! And they sat on each other, in heaps, / and the whale never moved, like a mountain that sleeps. // {refrain}
@try2 "Then up!" And so {Hero} tied every balloon, / the red and the blue, on a hot afternoon... // The strings all went tight, and her tail gave a twitch, / and the pond gave a suck, like a boot in a ditch...
@fail2 Off flew the balloons, but the man of the pond / was tied to the last, and went up and beyond.
@try3 "We'll dig!" shouted {Hero}. They dug till they ached, / through the mud, through the wall, and it shook, and it quaked...
@fail3 Glug-glug went the water, right out, down the drain. / Now the whale had a puddle, and hopes of some rain. // {refrain} / They stood with their spades in the last of the sun, / and there wasn't a thing that they hadn't now done.
@low So {Hero} sat close, with the soap, in the wet, / and washed the mud off her, the sun nearly set. // "I'm here," {Hero} told her. The sea went hush-hush, / a long way away, like a slow sort of brush.
@clue Then {Spotter} saw something go by in the rain: / a snail going down, like a small sort of train. // Its house on its back was as big as a hat, / but it slid on its road. Could a whale go like that?
@insight.build "{Rule}" {Hero} looked at the hill. / It ran to the sea. What would slide? What would spill? // There's soap in the bath, and there's soap by the sink. / How much in a town? Is it more than you'd think?
@insight.move "{Rule}" And {Hero} slid down / on the soap, on the hill. What if... right through the town? // They'd pulled her and pulled her, since early that day. / But who pulls a slide? Don't you slide all the way?
@insight.sound "{Rule}" And the whale sang a note, / and she moved! Just an inch. Was it all in her throat? // It shook in the stones, and it hummed in the ground. / Could a town, if it sang, make a big enough sound?
@means.build So {Hero} made slides out of mats and of trays, / and they soaped them all over, in all sorts of ways. // It went from the pond, past the bank and the shop, / right down to the sea, without one single stop.
@means.move So they soaped the whole hill, and then {Hero} held tight / to the tail, and they rocked, to the left, to the right. // She rocked, and they rocked with her, gentle and slow, / till the edge of the pond said she might as well go.
@means.sound So they soaped the whole hill. {Hero} found her own tune, / and the whole town joined in, from the church to the moon. // And the stones gave a hum, and the path gave a shake, / and she started to slip, like a spoon through a cake.
@flaw Now {Hero} had sherbet in twists, red and blue, / and nobody got any, me nor yet you.
@choice They were cold, they were wet, they were ready for bed. / "There's sherbet for all of you," is what {Hero} said.
@snag But halfway, the soap on the hill went all dry. / "The hose!" shouted {Hero}. But where? And oh, why...? // She stuck on the hill, with her tail in the damp, / and the sea just as far as a ship with a lamp...
@rescue The girl who sold shrimps said, "I skip with it. Here!" / and she came with {key}, very pink round the ear.
@rescue.pal But {Pal} knew the place where the keeper's had gone, / and {Pal} brought {key}, and they all turned it on.
@climax The suds came up high, like the fluff on a sheep, / and {Hero} just pushed, as you'd push one asleep. // And down, past the bank, past the bread, past the bell, / went a whale, singing loud, and she sang very well.
@resolution Then SPLASH! And the wave brought the pond keeper home, / on the top, with a hat of the whitest of foam. // {turned} / She blew them a fountain, she waved with her tail, / and the rain that came down was a kiss from a whale.
@close <pal2:With {Pal} and with {Pal2}, the tea was set out|<pal:With {Pal} at the teapot, the tea was set out|They had tea on the sand till the stars were all out>>, / and WHALES MAY COME IN, wrote the good Mr. Trout. // But please, WIPE YOUR FEET, he wrote under, in blue. / And everyone wiped them, and {Hero} did, too. // {toast}
`,
  bone: `
@home In {home}, {Hero} lived next to a hall / where Doris, all bones, was the biggest of all.
@hobby The {kit} went to school and to bed, / for {doing} was all that was in {Hero's} head. // "{Rule,}" {they} would say to them all, / to the bones, and the broom, and the clock in the hall.
@friend "How's the old lady?" said Tuttle the tea, / who came with his trolley at quarter to three.
@friend.pal <pal2:And {Pal} came, and {Pal2} came, to help with the glue, / and it stuck, as it will, to the best of them, too.|And {Pal} came along there to help with the glue, / and it stuck, as it will, and to {Pal's} elbows, too.>
@want She'd be put up tonight, with her head in the air, / for {event}, and all would be there.
@turn They glued on her feet and they glued on her knees, / and they looked in the box. "One more bone, if you please?" // {refrain} / Not under the lid, and not under the floor. / So where is a bone, when it was there before?
@trouble They looked under hats, and they looked under mats. / A man found a bun, and a lady, three cats. // The Professor sat down on a piece of a tail, / and it rolled her away like a pea in a pail.
@flaw Now {Hero} had drops, and the best one was green; / it was kept in a bag where it couldn't be seen.
@stakes "With one of them gone, then the legs will not hold, / and there's no more {party}," the people were told.
@try1 So {Hero} lay flat, and put in a long arm, / right under the cupboards, all dusty and warm... // It was smooth, it was long, it was stuck at one end. / {They} pulled with both hands, and it started to bend...
@fail1 It was just an umbrella, as black as a rook, / and a sandwich, oh dear, and an overdue book. // {refrain}
@clue But {Spotter} saw one bone, all bent like a hook: / it stuck in the tail. Now whoever would look? // It stuck out all wrong, and it bent at the end. / Whoever saw tails with a finger to bend?
@try2 "It's dogs," {Hero} said, "who like bones, in the park!" / And there was a dog, digging on in the dark... // They crept on their toes, with the mud on their shins. / He'd a bone in his teeth, and the widest of grins...
@fail2 But the bone was from ham, and he ate it right there, / and shook all the mud of it into their hair.
@try3 "I'll make one!" So {Hero} took plaster and broom, / and up went the legs, in the still of the room...
@fail3 Then crick! And then crack! And then down, rib by rib, / like a tray full of spoons on a big baby's bib. // {refrain} / She lay on the floor in a heap, like a sum / that you never can do, not if Christmas should come.
@low They all went to bed. {Hero} sat on the floor, / with the {kit} on {their} knees, by her head, by the door. // "I'm sorry, old Doris." She looked very flat, / and the moon came and sat by her, too, like a cat.
@insight.look "{Rule}" The moon, on the wall, / made a shadow with knees. Were they knees, though, at all? // For a knee bends this way, and a knee bends like so. / Now, whose bends like that? Is there someone you know?
@insight.build "{Rule}" Bone to bone, with a click! / Who says that a leg has to go like a stick? // They fitted so well, like a key in a door. / Had {Hero} not tried it the right way before?
@insight.mark "{Rule}" {Hero} drew on the floor, / and turned the knees backwards. Who'd tried that before? // It looked like a table that's late for its tea. / So rub it all out! Now, what else could it be?
@means.look They'd put her up wrong! She had knees like a hen, / and {Hero} turned each of them backwards again. // The crook in her tail was a thumb, plain to see. / They'd had every bone there, as right as could be.
@means.build And click, went the bones, one to two, two to ten. / For ninety long years she'd been wrong, until then. // Her foot was her hand, and her chin was her rear, / and her thumb had been stuck in her tail till this year.
@means.mark So {Hero} drew Doris, from tail up to chin, / as long as the hall, with the knees going in. // And the thumb in her tail was a thumb, and no tail! / "So it's us who were wrong," whispered somebody, pale.
@choice The cleaners were yawning, and off went a few. / "A drop each," said {Hero}. "The green one's for you."
@snag They'd laid every bone, and the sky was half light. / There was just the thumb left, but it wasn't in sight... // "I had it, I put it down, here, by the tea. / And now there is nothing. Oh, where can it be?"
@rescue The trolley stood straight, and it squeaked not at all, / for there was {key}, by a wheel, by the wall.
@rescue.pal But {Pal} had a look at the trolley, low down, / and came with {key}, in a dust-coloured crown.
@climax Then click, went the thumb. "Now all pull!" {Hero} cried. / And up came the neck, very long, from the side. // And up came the head, like a moon on a string, / till it bumped on the lamp, and the lamp gave a ting.
@resolution The doors opened wide, and the sun fell like rain / on a Doris as tall as a house or a crane. // {turned} / Her knees were like birds' knees, her thumb in the air, / as if to say how do you do to all there.
@close <pal2:With {Pal} and with {Pal2}, they sat by her toes|<pal:With {Pal} in between, they sat down by her toes|They had it all under her ribs, by her toes>>, / with a bun on a string for the end of her nose. // And {Hero} looked up, with a wave and a shout: / "Good morning, old Doris! They've straightened you out." // {toast}
`,
  yawn: `
@want {Hero} had a cape, and the cape was bright red; / it would fly for {event}, overhead.
@home In {home}, the lamps wore small lamps on their heads, / and it never got dark, and they slept under beds.
@hobby With {doing}, our {Hero} could fill up a day, / and the {kit} was never away. // "{Rule,}" {they} would say, "and it's done," / to the moon, to the cat, to the man with the bun.
@friend Said the lady with hot dogs, each day, with a grin, / "Have you saved the place yet?" "I'm about to begin."
@friend.pal <pal2:And {Pal} had a cape, and then {Pal2} had, too, / of a rug, and a tea cloth with holes to look through.|And {Pal} had a cape, but of tea cloth, in blue, / with a bit of old egg, and a hole to look through.>
@turn Then round by the bank, like a hill made of grey, / as soft as a mattress, the Yawn came our way. // {refrain} / It opened its mouth, and the mouth opened wide, / and you saw there was nothing but sleepy inside.
@trouble The red was the first, from the bus and the rose, / and off, like a puff, went the red of a nose... // A strawberry went like a stone on a plate. / And the blue of the sky, was it blue? Or too late?
@stakes The band and the driver were yawning in rows, / and the {party}, at this rate, would end in a doze.
@try1 "Wake up!" shouted {Hero}, and set every clock, / and the whole of them rang, all the way round the block... // And each pair of eyes in the street, with a pop, / came open. And then, in the clock-mender's shop...
@fail1 What do you do when a clock shouts at you? / You yawn! And they did, and there went the blue, too. // {refrain}
@try2 "Cold water!" So {Hero} climbed up with a pail, / and took a good aim for the tip of its tail... // Six buckets, all brimming, stood there in a row. / "And one," counted {Hero}, "and two, and let go..."
@fail2 It was only a wet Yawn, as soft as before. / It shook, and the street had a bath, door to door.
@clue But {Spotter} saw something it hugged to its chest: / a blanket. Was somebody looking for rest? // It patted a roof, and lay down, and got up. / Would you say it was wicked, or more like a pup?
@try3 "I'll catch it!" said {Hero}, with net and with cape, / and jumped, and it hadn't a chance of escape.
@fail3 You can't net a yawn, for it's mostly a hole; / it was out at the sides, and as grey as a mole. // {refrain} / The green of the park and the gold of the sun / went off like the fizz in a drink, one by one.
@low So {Hero} sat down by the chimney, alone. / "I'm just in a curtain," {they} said to a stone. // The {kit} had no colour, not one, / and a pigeon sat down on a crumb of a bun.
@insight.mark "{Rule}" But the lamps were so bright! / Could anyone sleep in a city of light? // You can't shout it loud, or the babies will wake. / But a picture, a big one? How big would it take?
@insight.move "{Rule}" The Yawn rolled to the right, / and it rolled to the left. Was it up half the night? // It couldn't get comfy, its feet were too long. / What if {Hero} could rock it? Could that be so wrong?
@insight.tend "{Rule}" {Hero} went to its ear. / "Are you tired?" And who ever asked that, round here? // It gave a small nod, and a tear, and a sniff. / Could it sleep in the dark, with a blanket, or if...?
@means.mark So {Hero} made pictures, as big as a bus: / the Yawn, fast asleep, with a shh meant for us. // And window by window they looked, and they knew, / and put out a lamp, and another one, too.
@means.move So {Hero} climbed on, and when leftwards it swayed, / then {Hero} swayed also, like boats in the shade. // And nobody stirred, down the whole of the street, / but to put out a lamp, or to cover its feet.
@means.tend So {Hero} called up for a blanket or two, / and they came by the dozen, the old and the new. // And tuck, went the people, as high as they could, / and they put out their lamps, as you'd hoped that they would.
@flaw Now {Hero} had gum balls, all striped, in a tin, / and nobody else ever got to look in.
@choice They were cold on the stairs, they were ready to drop. / "Have gum balls," said {Hero}, "and then we won't stop."
@snag One light was still on, at the top of the tower. / The fuse! But the fuse rolled, that very last hour... // It bounced down the stair, going ping on each one, / and where was it now, with the night nearly done...?
@rescue The boy with the papers had seen it go round. / He gave them {key}, and he made not a sound.
@rescue.pal But {Pal} had seen where it went off with a hop, / and {Pal} brought {key} from below to the top.
@climax {Hero} turned it around, and it clicked, and the dark / came down for the first time on street and on park. // "Oh," said the people. They looked up, and far, / and nobody there had before seen a star.
@resolution The Yawn shut its mouth, and it breathed, in its sleep, / the red to the roses, the white to the sheep. // {turned} / The blue to the sky, and the gold to the bun, / and a bit left for morning, to colour the sun.
@close <pal2:With {Pal} and with {Pal2} they whispered till ten|<pal:With {Pal} they all whispered, up there, until ten|They whispered, up there, in the quiet, till ten>>, / and once every week put their lights out again. // The stars stood about over all, like a hat, / and the cape? It came orange; they left it at that. // {toast}
`,
}

/** The choice, in verse, when it is not about sharing: @moral.flaw and @moral.choice. */
export const VERSE_CHOICES = `
@courage.flaw There was just one thing {Hero} never went near: / {scary}. {They} kept it a secret, the fear. // {They} tied up {their} shoe, or {they} walked around wide, / with a fluttery, buttery feeling inside.
@courage.choice "I'm frightened," said {Hero}, with jelly for knees. / But one foot went forward, as slow as you please. // The other came after, and past it, and through; / {they} went in the dark, and {they} came out of it, too.
@patience.flaw "Right now!" shouted {Hero}, and jumped up and down. / {They} opened up presents all over the town. // {They} pulled up the carrots to see how they grew, / and put them back under, and shouted anew.
@patience.choice "Go on!" said the people. "Go on with it, now!" / But {Hero} just waited, and didn't know how. // {They} sat on {their} hands and {they} counted to ten, / and then to a hundred, and then back again.
@kindness.flaw "No time!" shouted {Hero}, and ran down the street. / {Small} said hello to {their} feet. // {Small} said good morning, each day of the year, / but {Hero} was gone before {they} could quite hear.
@kindness.choice There wasn't a minute. But {Hero} turned round, / and sat with {small}, on the ground. // "I never once stopped," {Hero} said, "for hello." / And it took half a minute, and then they could go.
@honesty.flaw But something that morning had happened, you know, / and {Hero} said nothing, and let the day go. // {They} whistled a bit, and {they} looked at the floor, / and {their} ears were as hot as an oven before.
@honesty.choice "It was me," whispered {Hero}, and went very red. / "I did it this morning. I'm sorry," {they} said. // It was quiet, so quiet. Then somebody smiled. / "Well, now we can mend it, and thank you, my child."
@asking-help.flaw "By me, by myself!" was what {Hero} would say, / with one arm in a sleeve for the most of the day. // {They} never asked anyone, never at all, / if a button was tricky, or shelves were too tall.
@asking-help.choice Two hands weren't enough. It just stuck, and stuck fast. / "Please, help me," said {Hero}, quite softly, at last. // The word was so little, it came out so thin; / and all of them rolled up their sleeves and came in.
@trying-again.flaw Down under the bed there was half of a hat, / and half of a boat, and then half of a cat. // For {Hero} would start with a hop and a grin, / and stop at the place where the hard bits begin.
@trying-again.choice It flopped, and it dropped, as the hard bits will do. / "Again," muttered {Hero}, and then "Again," too. // The bed, and the box, and the halves were asleep. / "Again," muttered {Hero}, and mended the heap.
@listening.flaw Now {Hero} could talk, and could talk, and could talk, / at breakfast, at bedtime, and out on a walk. // "Um," {small} said softly, "I wanted to say..." / But {Hero} had started, and talked all the day.
@listening.choice "Um," {small} said; and then {Hero} sat near, / and listened, right up to the end, with each ear. // {Their} lips were together, like lips of a fish, / and nobody else had so much as said "Pish."
`

/** What the first and the second companion are to the hero. */
export const KIN_VERSES = [
  '{Hero’s} {kin} was {Pal}, as you see, / and as good a {kin} as any could be.',
  '{Hero’s} {kin} was {Pal}, who came / with a hop and a hum, to be part of the game.',
] as const
