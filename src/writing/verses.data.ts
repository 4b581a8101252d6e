// Two story worlds in verse, for the youngest two readers. A page is two couplets; the smallest hear the first of them only.
// Four beats to a line; names stand inside a line and never where it rhymes.

export const VERSES: Readonly<Record<string, string>> = {
  hiccup: `
@home In {home}, {Hero} lived over a shop, / with chimneys like candles and buns on the top. // And under the bakers, with smoke in her nose, / lay Cinder the dragon, as warm as your toes.
@hobby Now {doing} was {Hero's} best thing in the day, / and the {kit} went with {them} the whole of the way. // "{Rule,}" was the rule, and {they} said it all through, / to the cat, to the milk, and to anyone new.
@friend The dragon breathed out and the ovens grew hot; / "Mmm," said old Cinder, and stirred in her pot. // There wasn't a baker in all of the street / who hadn't that dragon to thank for the heat.
@friend.pal And {Pal} came along, as a friend always should, / who couldn't do much, but did all that {pthey} could. // <pal2:And {Pal2} came after, and {Pal2} came fast, / and never, no never, was happy as last.|With one foot in front and with one foot behind, / {Pal} was as jolly as any you'd find.>
@want "Tonight," said the bakers, "there's cake and there's tea, / with buns by the dozen, and butter, and free!" // It was all for {event}, and up on a chair / they were icing the top, in the warm sugar air.
@turn But the spoons gave a shiver, the cups gave a skip, / and the street gave a bump like the bump of a ship. // {refrain} / Then up like a rocket and out of a flue / shot one of the buns, and it landed in two.
@trouble Up went a roll, and it knocked off a hat; / down came a pie, and it sat on a cat. // "It's Cinder!" the bakers all cried from the floor. / "She's got them, the hiccups! And here come some more..."
@stakes They opened the oven to look at the cake. / It was black as a boot from the fire and the shake. // "There's no more {party}, and no more bread, / unless we can stop her," the old baker said.
@try1 "A fright," whispered {Hero}, "will chase them away." / So they crept down in sheets of the old bakers' grey. // With a lamp and a giggle, on tippety-toes, / they stood in a row by the end of her nose...
@fail1 "BOO!" But a dragon's not frightened of ghosts, / and dragons make ghosts into dozens of toasts. // {refrain} / And back up the stairs, with their tails in a smoke, / ran nine little bakers who'd lost half a cloak.
@try2 "Then hold in your breath," called down {Hero}, "and wait." / She held it for five, and for six, seven, eight. // She held it till ninety, all purple and round, / and the floor of the shop rose up off of the ground...
@fail2 At ninety-and-nine it came out with a roar, / and the hats of the people blew off to the shore. // The chimney pots flew and the weathercock spun, / and nobody knew what was left to be done.
@clue But {Spotter} heard something, a click and a clink: / it was one little spoon on one plate, in the sink. // Clink, clink, seven times, very quick, very small, / and who has her supper with no one at all?
@try3 "Some water!" said {Hero}. "A bath, to the brim!" / So they rolled in a bath for a dragon to swim. // She stood on her head and she drank it all up, / from the wrong, from the other, the far side of cup.
@fail3 But fire and water make nothing but steam, / and it turned all the flour to a grey sort of cream. // {refrain} / It ran down the windows, it dripped from the bread, / and the bakers were pasted from boots up to head.
@low So {Hero} sat down on the bottom-most stair, / with a soggy black bun and with paste in {their} hair. // No bread and no cake, and the {kit} {kitWas} all wet, / and that was as sad as a {party} can get.
@insight.sound "{Rule,}" whispered {Hero}, and sat very near; / and seven small clinks, and a hic, met {their} ear. // It wasn't just noise, it had time, it had beat! / What if the dragon could dance it with feet?
@insight.tend "{Rule,}" whispered {Hero}, and wiped off a tear. / They'd told her, and told her, from there and from here. // They'd told her to stop it, they'd told her to try, / but had anyone, anyone, asked the thing why?
@insight.move "{Rule,}" whispered {Hero}, and bounced on the stair, / for each time it hiccuped it threw {them} in air. // They'd pushed at it, pushed at it, all the day long. / What if you jump with it? Was it so wrong?
@means.sound So {Hero} went down, and the tune that {they} made / was as slow as an elephant out in the shade. // And Cinder's long tail on the floor went along, / and forgot about hiccups, and followed the song.
@means.tend So {Hero} went down and sat close to her side. / "It's lonely at supper down here," Cinder cried. // "I gobble it up, for it's quicker that way." / "We'll come," answered {Hero}. "We'll come every day."
@means.move So {Hero} went down, and {they} jumped on the hic, / as light as a feather and twice as quick. // And Cinder jumped, too, and she wobbled, and then / she laughed till she snorted, and did it again.
@flaw Now {Hero} had sweets in a bag on a string, / and never gave anyone any such thing. // "They're mine," muttered {Hero}. "There's one for each day, / and if I gave one, there'd be one gone away."
@choice The bakers were cold, and they all wanted bed. / "Here, have them, have all of them," {Hero} then said. // And round went the bag till it rattled no more, / and they all sat down happy along by the door.
@snag "Now honey will hold it, one spoon from a pot!" / There was only one pot, it was all that they'd got. // But somebody's fingers were sticky with dough, / and it rolled and it rolled, and oh, where did it go...
@rescue The small muffin boy had been watching it roll. / He was quiet and thin, and he fitted the hole. // He went in all clean and he came out all white, / and there was {key} in his arms, hugging tight.
@rescue.pal But {Pal} had been watching the thing as it rolled, / and {Pal} went and got it without being told. // From right {hid}, from the dust and the black, / came {Pal} with {key}, came {Pal} with it back.
@climax Then {Hero} leaned in by the teeth, big and bright, / and poured in the honey, and held the lamp tight. // They counted to seven. They counted to eight. / And nothing went hic, and it got to be late.
@resolution The ovens grew golden, the ovens grew hot, / and up came the buns, and they stayed in the pot. // {turned} / And out of their windows, in nightcap and gown, / leaned all of the people in all of the town.
@close They carried the table down under the floor, / and where there was one plate they set twenty more. // And Cinder ate slowly, one crumb at a time, / till the clock in the dark had forgotten to chime. // {toast}
`,
  cloud: `
@home In {home}, {Hero} lived up by the sky, / in a house like a pencil, all skinny and high. // The rain on the roof went a-tip and a-tap, / like a hundred small mice in the lid of a cap.
@hobby Now {doing} was {Hero's} best thing in the day, / and the {kit} went with {them} the whole of the way. // "{Rule,}" was the rule, and {they} said it to all, / to the spoon, and the soap, and the snail on the wall.
@friend Next door, on a ladder, as cross as a crow, / was old Mr. Puddock, who shouted below. // "The wet," he would say, "is for out, not for in!" / and he looked at the sky with the drip on his chin.
@friend.pal And {Pal} came along, as a friend always should, / who couldn't do much, but did all that {pthey} could. // <pal2:And {Pal2} came after, and {Pal2} came quick, / as close as a shadow, as close as a tick.|In sunshine or puddles, in dry or in wet, / {Pal} was the best of the friends you could get.>
@want They hung up the lanterns, the red and the blue, / for {event} was coming, and cousins were, too. // A hundred of paper, on string, in a row, / from the top of the attic to kitchen below.
@turn But what was in {Hero's} left boot the next day? / A bit of a cloud that had wandered away. // {refrain} / It was small, it was grey, it was soft as a sigh, / and it had a good look, and it started to cry.
@trouble It rained on the butter, it rained on the bread, / it rained on the pillows of everyone's bed. // It made a small lightning, it made a small boom. / And what do you do with a storm in your room...?
@stakes The lanterns were dripping, the paper was torn, / and the cloud was as thin as the wool on a thorn. // "It's crying itself to a puff," {Hero} said. / "By night there'll be nothing to put into bed."
@try1 "It's hot for a cloud," {Hero} said, "in this room," / and put it in ice, with a sweep of the broom. // They shut up the door, and they heard it inside, / a rattle, a patter, a bang on the side...
@fail1 It snowed on the peas and it hailed on the pie, / and the cloud had blue ears, and a storm in its eye. // {refrain} / It threw a wet snowball, it threw it with care, / and it hit our poor {Hero} right there in the hair.
@try2 "Are you thirsty?" said {Hero}, and ran it a bath. / It drank, and it drank, like a cow on a path. // It swelled like a cushion, it swelled like a bed, / "That's plenty," said somebody. "Stop it," they said...
@fail2 It stuck in the doorway, it gave a great sneeze, / and the stairs were a river right up to your knees. // And out went the soap, and the mat, and the cat, / and a boot in a basket, and somebody's hat.
@clue But {Spotter} saw something out there on the line: / one big fluffy sheet, hanging out to look fine. // The cloud had crept up, and it cuddled up tight. / Who did it think it was, soft and so white?
@try3 So {Hero} climbed up to the roof, with a hop, / and opened the window right up at the top. // "There, up there are clouds, and they're white, and they're wide!" / And off went the little one, out and outside.
@fail3 It jumped, and it jumped, but the sky was too high, / and nobody looked as the big ones went by. // {refrain} / It fell to the gutter, it lay like a sock, / and all you could hear was the tick of the clock.
@low Then {Hero} sat down with a jar on {their} knee, / and a cloud in the jar that you hardly could see. // The {kit} on the stair {kitWas} all soggy and wet, / and that was as sad as a person can get.
@insight.look "{Rule,}" murmured {Hero}, and looked at the sky, / and looked at it twice as the big clouds went by. // They all went one way, like the cows to a gate. / Where do the clouds go to bed when it's late?
@insight.tend "{Rule,}" murmured {Hero}, "and I never did." / And {they} looked in the jar, and {they} took off the lid. // It leaned to the sheet like a flame in a lamp. / Was it looking for somebody woolly and damp?
@insight.mark "{Rule,}" murmured {Hero}, and looked at the sheet, / so wide and so white, and so empty and neat. // The clouds couldn't hear them, that much {they} could see. / But a picture, a big one? Now how would that be?
@means.look They sank on the hill, where they slept in a heap, / as deep as a pillow, as woolly as sheep. // So up the hill, up the hill, everyone ran, / with sheets from their beds, and a lamp in a can.
@means.tend It wanted its mother, and that was the lot; / so they took up the kettles, the big ones, and hot. // And {Hero} gave steam to it, sip after sip, / till it sat up and wriggled, and gave a small drip.
@means.mark Then {Hero} made pictures right over the white, / with a mouth, and two ears, and its eyes shut up tight. // It was big as a barn and as sad as could be, / so that all of the clouds up in heaven could see.
@flaw Now {Hero} had sweets in a bag on a string, / and never gave anyone any such thing. // "They're mine," muttered {Hero}. "I keep them in here, / and they'll last, if I'm careful, till March of next year."
@choice The people were shivering, up in the cold. / "Here, have them, have all of them," everyone's told. // And round went the bag till it rattled no more, / and they all held the washing lines tight as before.
@snag The sheets flew like swans, in a row, in a ring, / but one corner flapped, at the end of the string. // One peg, just one peg, and the wind blew it down, / and away in the grass on the side of the town...
@rescue "My hens," said a girl, in a voice very small, / "have got it. They think it's the best thing of all." // She felt with one arm, and she felt with it more, / and she came out with {key} and some straw.
@rescue.pal But {Pal} had been watching the place where it went, / and {Pal} didn't wait to be asked or be sent. // From right {hid}, with a bump and a squeak, / came {Pal} with {key}, and with mud on one cheek.
@climax Then down came a cloud like a ship from the blue, / as wide as the town, and as quiet as dew. // And {Hero} held up the small jar, to the brim, / and up went the little one, up from the rim.
@resolution It rained, but a warm rain, a tickle, a kiss, / and nobody ever had danced in like this. // {turned} / And old Mr. Puddock came down on the ground, / and took off his hat, and went round, and around.
@close They ate in the meadow, with sheets for a tent, / and stayed till the candles were all of them spent. // And once every year, when the weather is good, / there's rain in one boot, as we all knew there would. // {toast}
`,
}

/** The choice, in verse, when it is not about sharing: @moral.flaw and @moral.choice. */
export const VERSE_CHOICES = `
@courage.flaw There was just one thing {Hero} never went near: / {scary}. {They} kept it a secret, the fear. // {They} tied up {their} shoe, or {they} walked around wide, / with a fluttery, buttery feeling inside.
@courage.choice "I'm frightened," said {Hero}, "and that's how it is." / {Their} knees had the jelly, {their} tummy the fizz. // But one foot went forward, and after it two, / and {they} went through the dark, and {they} came out of it, too.
@patience.flaw "Now, now!" shouted {Hero}, and jumped up and down. / {They} opened up presents all over the town. // {They} pulled up the carrots to see how they grew, / and put them back under, and shouted anew.
@patience.choice "Go on!" said the people. "Go on with it, now!" / But {Hero} just waited, and didn't know how. // {They} sat on {their} hands and {they} counted to ten, / and then to a hundred, and then back again.
@kindness.flaw "No time!" shouted {Hero}, and ran down the street. / {Small} said hello to the back of {their} feet. // {Small} said good morning, each day of the year, / but {Hero} was gone before {they} could quite hear.
@kindness.choice There wasn't a minute, but there, all alone, / was somebody crying, and cold to the bone. // So {Hero} came back, and sat down for a bit, / and gave {their} own scarf, with the warm still in it.
@honesty.flaw But something that morning had happened, you know, / and {Hero} said nothing, and let the day go. // {They} whistled a bit, and {they} looked at the floor, / and {their} ears were as hot as an oven before.
@honesty.choice "It was me," whispered {Hero}, and went very red. / "I did it this morning. I'm sorry," {they} said. // It was quiet, so quiet. Then somebody smiled. / "Well, now we can mend it, and thank you, my child."
@asking-help.flaw "By me, by myself!" was what {Hero} would say, / with one arm in a sleeve for the most of the day. // {They} never asked anyone, never at all, / if a button was tricky, or shelves were too tall.
@asking-help.choice Two hands weren't enough, and {they} pulled, and it stuck. / {They} tried it with muscle, {they} tried it with luck. // "Please, help me," said {Hero}. It came out so thin; / and all of them rolled up their sleeves and came in.
@trying-again.flaw Down under the bed there was half of a hat, / and half of a boat, and then half of a cat. // For {Hero} would start with a hop and a grin, / and stop at the place where the hard bits begin.
@trying-again.choice It flopped, and it dropped, and it fell in a heap. / The bed, and the box, and the halves were asleep. // "Again," muttered {Hero}, with paste on {their} nose. / "Again," and "Again," and that's just how it goes.
@listening.flaw Now {Hero} could talk, and could talk, and could talk, / at breakfast, at bedtime, and out on a walk. // "Um," {small} said softly, "I wanted to say..." / But {Hero} had started, and talked all the day.
@listening.choice "Um," {small} said; and then {Hero} went shh, / with {their} lips in a line like the lips of a fish. // {They} got down on {their} knees, and {they} waited, and then / {they} heard the whole thing, to the end, and again.
`

/** What the first and the second companion are to the hero. */
export const KIN_VERSES = [
  '{Hero’s} {kin} was {Pal}, as you see, / and as good a {kin} as any could be.',
  '{Hero’s} {kin} was {Pal}, who came / with a hop and a hum, to be part of the game.',
] as const
