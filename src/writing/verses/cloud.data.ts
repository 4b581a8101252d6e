// A lost cloud, in verse.

export const CLOUD_VERSES = `
@home In {home}, {Hero} lived up by the sky, / in a house like a pencil, all skinny and high. // The rain on the roof went a-tip and a-tap, / like a hundred small mice in the lid of a cap.
@home In {home}, {Hero} slept under the tiles, / where gulls came to tea, and the rain ran for miles.
@home In {home}, {Hero} lay under a roof / where the rain trotted over on hoof upon hoof.
@hobby Now {doing} was {Hero's} best thing in the day, / and the {kit} had to come, come what may. // "{Rule,}" {they} would say to them all, / to the spoon, and the soap, and the snail on the wall.
@hobby With {doing}, said {Hero}, a day was well spent, / and the {kit} had to go where {they} went. // "{Rule,}" was the rule, and it's true / for beetles, and babies, and thunderstorms, too.
@hobby When it rained it was {doing}; when sunny, the same, / and {Hero} was happy whichever day came. // And the {kit} got the pillow at night; / "{Rule,}" said a yawn, and then out went the light.
@friend Next door, on a ladder, as cross as a crow, / was old Mr. Puddock, who always said no. // "The wet," he would say, "is for out, not for in!" / and he looked at the sky with a drip on his chin.
@friend Next door, Mr. Puddock was nailing up tin. / "It's rain," he said crossly. "Don't ask the thing in."
@friend Mr. Puddock, next door, liked a day dry as bone. / "Bad weather," he said, "should leave people alone."
@friend.pal <pal2:And {Pal} and then {Pal2} came, splash, through the wet, / the two dampest friends that a person could get.|In sunshine or puddles, in dry or in wet, / {Pal} was the best of the friends you could get.>
@friend.pal <pal2:Then {Pal} and then {Pal2} ran in, shook, and stood / as near to the stove as two visitors could.|Then {Pal} hurried in, shook the wet off, and stood / as close to the stove as a visitor could.>
@friend.pal <pal2:{Pal} came to the window and {Pal2} to the door, / with two trails of puddles all over the floor.|There was {Pal} at the window, then in through the door, / with a trail of small puddles all over the floor.>
@want And {Hero} hung lanterns, the red and the blue, / all ready for {event}; the cousins were due. // A hundred of paper, on string, in a row, / from the top of the attic to kitchen below.
@want There were lanterns that {Hero} had cut out and hung / for {event}, all ready, with glue on {their} tongue.
@want All over the attic hung lanterns of red / for {event}. "And one for the cat," {Hero} said.
@turn But who was in {Hero's} left boot, sound asleep? / A bit of a cloud, like the tail of a sheep. // {refrain} / It was small, it was grey, it was soft as a sigh, / and it woke, and it looked, and it started to cry.
@turn Now {Hero} sat down with {their} boots on the mat, / and one had a cloud in it, curled like a cat. // {refrain} / It opened one eye, then it opened up two, / and cried a whole teacup of rain in the shoe.
@turn Then {Hero} stepped into one boot, and it squeaked; / it was full of small cloud, and the bottom bit leaked. // {refrain} / It was soft as a dust ball, and just as light grey; / it sat up, looked round it, and wept straight away.
@trouble It rained on the butter, it rained on the bread, / it rained upon {Hero}, from toe up to head... // It made a small lightning, it made a small boom. / Now what do you do with a storm in your room...?
@trouble It poured in the teapot, it poured on the cheese, / and it wetted poor {Hero} as far as the knees... // Then a flash, very thin, like a fork in a drawer! / And a rumble. Was anyone there at the door...?
@trouble Who washed the clean butter? Who watered the floor? / "It's you!" shouted {Hero}. It only cried more... // The thunder it made was a pea in a tin. / But how do you mop when the weather is in...?
@stakes The lanterns were dripping, the paper was torn, / and the cloud was as thin as the wool on a thorn. // "It's crying itself to a puff," {Hero} said. / "By night there'll be nothing to put into bed."
@stakes "With each drop it's smaller," said {Hero}. "Oh dear! / The lanterns are soup, and it's nearly not here."
@stakes The lanterns ran pink. "And each tear," {Hero} said, / "takes a piece of the cloud, like a slice off the bread."
@try1 "It's hot for a cloud," {Hero} said. "Try some ice." / And {they} shut it in there with the peas and the rice... // {They} leaned on the lid, and {they} heard it inside, / a rattle, a patter, a bang on the side...
@try1 "In the sky it is freezing," said {Hero}. "I know!" / And the freezer was shut on it, gently and slow... // It was quiet in there for a minute or two. / Then the fish fingers rattled. The peas rattled, too...
@try1 "You're too warm," {Hero} said. So with fish and with peas / it was put in the freezer, as snug as you please... // With one ear to the door, {Hero} listened and smiled. / It began with a thump. Then the thumping grew wild...
@fail1 It snowed on the peas and it hailed on the pie, / and the cloud had blue ears, and a storm in its eye. // {refrain} / It threw a wet snowball, it threw it with care, / and it hit our poor {Hero} right there in the hair.
@fail1 Out came a small blizzard, as cross as could be, / and a snowball hit {Hero} just over the knee. // {refrain}
@fail1 The pie wore white whiskers, the peas were all ice, / and {Hero} got snowballed, not once, no, but twice. // {refrain}
@try2 "You're thirsty!" said {Hero}, and filled up the tub. / It drank, and it drank, with a glug and a glub... // It swelled like a cushion, it swelled like a bed, / it swelled till it bumped on the lamp overhead...
@try2 "A drink!" {Hero} thought, and turned both of the taps, / and it lapped up the bath with the tiniest laps... // It was big as a pig, then as big as a cow. / "Say when," {Hero} told it. "Say when! Please say... now..."
@try2 So {Hero} ran baths for it, up to the line; / it sipped and it slurped and it seemed to feel fine... // But a cloud full of bath is a cloud that is wide. / Was there room any more for the bathtub inside...?
@fail2 It stuck in the doorway, it gave a great sneeze, / and the stairs were a river right up to your knees. // And out went the soap, and the mat, and the cat, / and a boot in a basket, and somebody's hat.
@fail2 It sneezed! And the bath came back out like the sea, / and {Hero} rode downstairs on soap, one, two, three.
@fail2 Achoo! Down the stairs went a river, with hats, / and {Hero}, and spoons, and the second-best mats.
@clue But {Spotter} saw something out there on the line: / it was only a sheet, but so fluffy and fine! // The cloud had crept up, and it cuddled up tight. / Did it think that was somebody, woolly and white?
@clue Then {Spotter} ran up to the cloud and the sheet. / Who hugs the clean washing, from corner to feet? // "It's white," whispered {Hero}, "and fluffy, and high. / And what else is like that, if you live in the sky?"
@clue It was {Spotter} who saw where the small cloud had crept. / On the line, in a sheet! Was it there that it slept? // It had stopped all its raining; it hummed, it was dry. / What was there in sheets that could stop such a cry?
@try3 "It wants other clouds, then!" As quick as a mouse, / up {Hero} ran, up, to the top of the house. // "Up there are the clouds, and they're white, and they're wide!" / And off went the little one, out and outside.
@try3 "Fly home," whispered {Hero}, and let the cloud up / through the window, like steam coming out of a cup.
@try3 Up ladder, up ladder, climbed {Hero}, to where / the big clouds went by; and let go of it there.
@fail3 It jumped, and it jumped, but the sky was too high, / and nobody looked as the big ones went by. // {refrain} / It fell to the gutter, it lay like a sock / that somebody lost on the way round the block.
@fail3 It puffed and it flapped and it hopped off a tile. / The big ones sailed over it, mile after mile. // {refrain} / Then bump, in the gutter it landed, in leaves, / like a button come off from a grandmother's sleeves.
@fail3 "Wait, wait!" But the wind had the big clouds in tow, / and they never once thought to look down there below. // {refrain} / It slid down the slates, and it stuck there instead, / like the last of the jam when you've finished your bread.
@low Then {Hero} sat down with a jar on {their} knee, / and a cloud in the jar that you hardly could see. // {They}'d iced it, and bathed it, and held it up high, / and all {they} had done was to make the cloud cry.
@low The cloud was so little it fitted with ease / in a jam jar that {Hero} held tight on {their} knees. // "I cooled you, I soaked you, I gave you the air!" / And a drop, only one, ran down onto the stair.
@low And {Hero} picked up, in a jam jar, the last / of the cloud; it was only a breath, going fast. // "The freezer, the bath, and the roof," {Hero} said. / "I haven't a single idea in my head."
@insight.look "{Rule}" {Hero} looked at the sky. / Now where did they go to, the clouds going by? // They all went one way, like the cows to a gate. / Where do the clouds go to bed when it's late?
@insight.look "{Rule}" And so {Hero} looked up, and not down. / Why did every cloud go the same way, out of town? // Like ducks in a row, and like mothers with prams. / Was there somewhere they slept, like the sheep and the lambs?
@insight.look "{Rule}" So {Hero} watched one cloud, then ten. / Did they all go to sleep in the very same pen? // They yawned as they went, and they bumped, being slow. / If somebody followed, where would they all go?
@insight.tend "{Rule}" And {Hero} never once did. / "Who are you looking for, under that lid?" // It leaned to the sheet like a flame in a lamp. / Was it looking for somebody woolly and damp?
@insight.tend "{Rule}" {Hero} hadn't, all day. / "Who is it you miss?" Did it hear? Could it say? // It pressed on the glass at the side by the sheet. / Was there somebody big, very soft, very sweet?
@insight.tend "{Rule,}" whispered {Hero}, bent near. / "Would you tell me, not loudly, just into my ear?" // A sniff, and a nod at the sheet, soft and white. / Did it want its own mother, to tuck it in tight?
@insight.mark "{Rule}" {Hero} looked at the sheet. / Whom would a cloud want to cuddle and meet? // The clouds couldn't hear them, that much {they} could see. / But a picture, a big one? Now how would that be?
@insight.mark "{Rule}" {Hero} thought that aloud. / So how would you show a lost child to a cloud? // A sheet was as big as a page in a book. / If somebody filled it, would anyone look?
@insight.mark "{Rule}" But who sees, from high? / Would {Hero} need paper as big as the sky? // One sheet is a postcard. But eight in a row? / And what would you put, so its mother would know?
@means.look The clouds, every night, lay as thick as white sheep / on the hill past the town, and they all went to sleep. // {Went}, went the {kit}. "Up the hill!" And they ran, / with sheets from their beds, and a lamp in a can.
@means.look On the hill they lay down, in a heap, every one. / {Went}, went the {kit}. "Bring sheets, and then run!" // The baker brought pillows, the milkman a gown, / and it looked as if beds had got up and left town.
@means.look And {Hero} had found it: the hill, with its top / all white with the clouds that had come there to stop. // {Went}, went the {kit}. "All your sheets! And yours, too!" / Up they climbed with a ladder, a candle or two.
@means.tend "A cloud's made of steam!" And so {Hero} was quick: / on went all the kettles; the steam came up thick. // {Went}, went the {kit}, sip after sip, / till it sat up and wriggled, and gave a small drip.
@means.tend "It's Mother you want," {Hero} said. It said, "Drip." / So they gave it some steam from the kettle to sip. // {Went}, went the {kit}, and with pink in its cheek, / and it sat in the jar with a hum and a squeak.
@means.tend For Mother, of course! It must last till she came. / So {Hero} put kettles on, flame upon flame. // {Went}, went the {kit}. As plump as a pear, / the cloud could now float, and could sit on a chair.
@means.mark {Went}, went the {kit}, on the sheets, on the white: / it was Drip, with two ears, and its eyes shut up tight. // It was big as a barn and as sad as could be, / so that all of the clouds up in heaven could see.
@means.mark {Went}, went the {kit}, over eight of the sheets: / it was Drip, with an ear the whole length of two streets. // It cried in the picture, its mouth upside down, / and was bigger by far than the hall in the town.
@means.mark {Went}, went the {kit}, till Drip was so wide / that a horse could have slept in the nose, on its side. // Two eyes like two cartwheels, a mouth like a moon: / "It's lost," said the picture. "Please come for it soon."
@flaw Now {Hero} had sweets in a bag on a string, / and never gave anyone any such thing. // "They're mine," muttered {Hero}. "I keep them in here, / and they'll last, if I'm careful, till March of next year."
@flaw There were sweets in a bag under {Hero's} own bed, / and "Mine," said the label, in letters of red.
@flaw One sweet after supper, alone, on the stair, / from the bag that was {Hero's}, and not there to share.
@choice The people were shivering, up in the cold. / "My sweets! You can have them," is what they were told. // And round went the bag till it rattled no more, / and they all held the washing lines tight as before.
@choice They shivered in slippers, the young and the old. / "Have sweets," whispered {Hero}. "They're good for the cold."
@choice Then {Hero} untied it, the bag and its string, / and gave a sweet each to the whole of the ring.
@snag "We'll hang up the sheets, for its mother to see!" / They flew like white swans from the pole to the tree. // But the peg at the end, with a ping and a hop, / flew off, and the sheets all began to go flop...
@snag Up, up went the sheets, where a mother might see! / But the last of the pegs gave a hop, and flew free... // It whirled past the windmill, it bounced on a gate, / and one corner flapped. It was getting so late...
@snag They hung up the sheets like the sails of a ship, / but the last peg of all gave the whole line the slip... // It rolled in the grass, where the hill ran down steep, / and the sheets hit the ground like a flock of tired sheep...
@rescue "My hens," said a girl, in a voice very small, / "have got it. They think it's the best thing of all." // She felt with one arm, and she felt with it more, / and she came out with {key}, and some straw.
@rescue But look what a hen had been hatching since ten! / "It's the peg!" said the girl, and reached under the hen.
@rescue The girl with the hens gave a feel for an egg, / and out of the straw came {key}.
@rescue.pal But {Pal} had been watching wherever it blew, / and {Pal} brought {key}, good as new. // From right {hid}, with a bump and a squeak, / came {Pal}, with a feather, and mud on one cheek.
@rescue.pal Who crawled by the hen house, with mud to the chin? / It was {Pal}, with {key} and a grin.
@rescue.pal The hens made a fuss. It was {Pal} coming out / with {key} in the air, and a shout.
@climax Then down came a cloud like a ship from the blue, / as wide as the town, and as quiet as dew. // And {Hero} held up the small jar, oh, so high, / and up went the little one, home to the sky.
@climax Then something came over as big as a hill, / and {Hero} held up the jam jar, and stood still. // One puff, and the small one went up like a kite, / and the big one closed round it, and tucked it in tight.
@climax A shadow came down, and it smelt like the sea. / "It's here!" {Hero} called to it. "Safe here, with me!" // It shot from the jar like a cork, with a pop, / and the mother bent over and kissed it on top.
@resolution It rained, but a warm rain, a tickle, a kiss, / and nobody minded a soaking like this. // {turned} / And cross Mr. Puddock, next door, clambered down, / and took off his hat, and went dancing through town.
@resolution "It's warm!" shouted {Hero}. "It's soft and it's sweet!" / And people went paddling right down the wet street. // {turned} / Mr. Puddock put out just one toe in the wet, / and waltzed with his ladder; he's waltzing there yet.
@resolution The rain that she sent them was warm as a bun, / and {Hero} drank some of it, just for the fun. // {turned} / Mr. Puddock, with care, put his bowler hat by, / and he spun in the wet, with his chin to the sky.
@close <pal2:With {Pal} and with {Pal2} they ate in a tent|<pal:With {Pal} in the middle they ate in a tent|They ate in the meadow, with sheets for a tent>>, / until the last candle among them was spent. // And once every year, by the bed where it stood, / there's rain in one boot, and it does the boot good. // {toast}
@close <pal2:So {Pal} and then {Pal2} had cake in the shade|<pal:So {Pal} and then {Hero} had cake in the shade|So {Hero} had cake with them all in the shade>> / of a tent that the sheets and the clothes pegs had made. // And each year, in one boot, came a puddle, no more, / like a card from a cloud, pushed in under the door. // {toast}
@close <pal2:There was {Pal}, there was {Pal2}, all under the sheet|<pal:There was {Pal} by the cake, under sheet upon sheet|There was {Hero} in front, under sheet upon sheet>>, / with crumbs in the grass, and with grass on their feet. // The boots stood outside. In the left one, that night, / a very small puddle lay, tucked in all tight. // {toast}
`
