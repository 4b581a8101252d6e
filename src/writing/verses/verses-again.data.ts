// The cloud, the tick and the whale a second and a third time in verse, page by page like verses.data.ts; a beat of one couplet never has room for two.

export const VERSES_AGAIN: Readonly<Record<string, string>> = {
  cloud: `
@home In {home}, {Hero} slept under the tiles, / where gulls came to tea, and the rain ran for miles.
@home In {home}, {Hero} lay under a roof / where the rain trotted over on hoof upon hoof.
@hobby With {doing}, said {Hero}, a day was well spent, / and the {kit} had to go where {they} went. // "{Rule,}" was the rule, and it's true / for beetles, and babies, and thunderstorms, too.
@hobby When it rained it was {doing}; when sunny, the same, / and {Hero} was happy whichever day came. // And the {kit} got the pillow at night; / "{Rule,}" said a yawn, and then out went the light.
@friend Next door, Mr. Puddock was nailing up tin. / "It's rain," he said crossly. "Don't ask the thing in."
@friend Mr. Puddock, next door, liked a day dry as bone. / "Bad weather," he said, "should leave people alone."
@friend.pal <pal2:Then {Pal} and then {Pal2} ran in, shook, and stood / as near to the stove as two visitors could.|Then {Pal} hurried in, shook the wet off, and stood / as close to the stove as a visitor could.>
@friend.pal <pal2:{Pal} came to the window and {Pal2} to the door, / with two trails of puddles all over the floor.|There was {Pal} at the window, then in through the door, / with a trail of small puddles all over the floor.>
@want There were lanterns that {Hero} had cut out and hung / for {event}, all ready, with glue on {their} tongue.
@want All over the attic hung lanterns of red / for {event}. "And one for the cat," {Hero} said.
@turn Now {Hero} sat down with {their} boots on the mat, / and one had a cloud in it, curled like a cat. // {refrain} / It opened one eye, then it opened up two, / and cried a whole teacup of rain in the shoe.
@turn Then {Hero} stepped into one boot, and it squeaked; / it was full of small cloud, and the bottom bit leaked. // {refrain} / It was soft as a dust ball, and just as light grey; / it sat up, looked round it, and wept straight away.
@trouble It poured in the teapot, it poured on the cheese, / and it wetted poor {Hero} as far as the knees... // Then a flash, very thin, like a fork in a drawer! / And a rumble. Was anyone there at the door...?
@trouble Who washed the clean butter? Who watered the floor? / "It's you!" shouted {Hero}. It only cried more... // The thunder it made was a pea in a tin. / But how do you mop when the weather is in...?
@stakes "With each drop it's smaller," said {Hero}. "Oh dear! / The lanterns are soup, and it's nearly not here."
@stakes The lanterns ran pink. "And each tear," {Hero} said, / "takes a piece of the cloud, like a slice off the bread."
@try1 "In the sky it is freezing," said {Hero}. "I know!" / And the freezer was shut on it, gently and slow... // It was quiet in there for a minute or two. / Then the fish fingers rattled. The peas rattled, too...
@try1 "You're too warm," {Hero} said. So with fish and with peas / it was put in the freezer, as snug as you please... // With one ear to the door, {Hero} listened and smiled. / It began with a thump. Then the thumping grew wild...
@fail1 Out came a small blizzard, as cross as could be, / and a snowball hit {Hero} just over the knee. // {refrain}
@fail1 The pie wore white whiskers, the peas were all ice, / and {Hero} got snowballed, not once, no, but twice. // {refrain}
@try2 "A drink!" {Hero} thought, and turned both of the taps, / and it lapped up the bath with the tiniest laps... // It was big as a pig, then as big as a cow. / "Say when," {Hero} told it. "Say when! Please say... now..."
@try2 So {Hero} ran baths for it, up to the line; / it sipped and it slurped and it seemed to feel fine... // But a cloud full of bath is a cloud that is wide. / Was there room any more for the bathtub inside...?
@fail2 It sneezed! And the bath came back out like the sea, / and {Hero} rode downstairs on soap, one, two, three.
@fail2 Achoo! Down the stairs went a river, with hats, / and {Hero}, and spoons, and the second-best mats.
@clue Then {Spotter} ran up to the cloud and the sheet. / Who hugs the clean washing, from corner to feet? // "It's white," whispered {Hero}, "and fluffy, and high. / And what else is like that, if you live in the sky?"
@clue It was {Spotter} who saw where the small cloud had crept. / On the line, in a sheet! Was it there that it slept? // It had stopped all its raining; it hummed, it was dry. / What was there in sheets that could stop such a cry?
@try3 "Fly home," whispered {Hero}, and let the cloud up / through the window, like steam coming out of a cup.
@try3 Up ladder, up ladder, climbed {Hero}, to where / the big clouds went by; and let go of it there.
@fail3 It puffed and it flapped and it hopped off a tile. / The big ones sailed over it, mile after mile. // {refrain} / Then bump, in the gutter it landed, in leaves, / like a button come off from a grandmother's sleeves.
@fail3 "Wait, wait!" But the wind had the big clouds in tow, / and they never once thought to look down there below. // {refrain} / It slid down the slates, and it stuck there instead, / like the last of the jam when you've finished your bread.
@low The cloud was so little it fitted with ease / in a jam jar that {Hero} held tight on {their} knees. // "I cooled you, I soaked you, I gave you the air!" / And a drop, only one, ran down onto the stair.
@low And {Hero} picked up, in a jam jar, the last / of the cloud; it was only a breath, going fast. // "The freezer, the bath, and the roof," {Hero} said. / "I haven't a single idea in my head."
@insight.look "{Rule}" And so {Hero} looked up, and not down. / Why did every cloud go the same way, out of town? // Like ducks in a row, and like mothers with prams. / Was there somewhere they slept, like the sheep and the lambs?
@insight.look "{Rule}" So {Hero} watched one cloud, then ten. / Did they all go to sleep in the very same pen? // They yawned as they went, and they bumped, being slow. / If somebody followed, where would they all go?
@insight.tend "{Rule}" {Hero} hadn't, all day. / "Who is it you miss?" Did it hear? Could it say? // It pressed on the glass at the side by the sheet. / Was there somebody big, very soft, very sweet?
@insight.tend "{Rule,}" whispered {Hero}, bent near. / "Would you tell me, not loudly, just into my ear?" // A sniff, and a nod at the sheet, soft and white. / Did it want its own mother, to tuck it in tight?
@insight.mark "{Rule}" {Hero} thought that aloud. / So how would you show a lost child to a cloud? // A sheet was as big as a page in a book. / If somebody filled it, would anyone look?
@insight.mark "{Rule}" But who sees, from high? / Would {Hero} need paper as big as the sky? // One sheet is a postcard. But eight in a row? / And what would you put, so its mother would know?
@means.look On the hill they lay down, in a heap, every one. / {Went}, went the {kit}. "Bring sheets, and then run!" // The baker brought pillows, the milkman a gown, / and it looked as if beds had got up and left town.
@means.look And {Hero} had found it: the hill, with its top / all white with the clouds that had come there to stop. // {Went}, went the {kit}. "All your sheets! And yours, too!" / Up they climbed with a ladder, a candle or two.
@means.tend "It's Mother you want," {Hero} said. It said, "Drip." / So they gave it some steam from the kettle to sip. // {Went}, went the {kit}, and with pink in its cheek, / and it sat in the jar with a hum and a squeak.
@means.tend For Mother, of course! It must last till she came. / So {Hero} put kettles on, flame upon flame. // {Went}, went the {kit}. As plump as a pear, / the cloud could now float, and could sit on a chair.
@means.mark {Went}, went the {kit}, over eight of the sheets: / it was Drip, with an ear the whole length of two streets. // It cried in the picture, its mouth upside down, / and was bigger by far than the hall in the town.
@means.mark {Went}, went the {kit}, till Drip was so wide / that a horse could have slept in the nose, on its side. // Two eyes like two cartwheels, a mouth like a moon: / "It's lost," said the picture. "Please come for it soon."
@flaw There were sweets in a bag under {Hero's} own bed, / and "Mine," said the label, in letters of red.
@flaw One sweet after supper, alone, on the stair, / from the bag that was {Hero's}, and not there to share.
@choice They shivered in slippers, the young and the old. / "Have sweets," whispered {Hero}. "They're good for the cold."
@choice Then {Hero} untied it, the bag and its string, / and gave a sweet each to the whole of the ring.
@snag Up, up went the sheets, where a mother might see! / But the last of the pegs gave a hop, and flew free... // It whirled past the windmill, it bounced on a gate, / and one corner flapped. It was getting so late...
@snag They hung up the sheets like the sails of a ship, / but the last peg of all gave the whole line the slip... // It rolled in the grass, where the hill ran down steep, / and the sheets hit the ground like a flock of tired sheep...
@rescue But look what a hen had been hatching since ten! / "It's the peg!" said the girl, and reached under the hen.
@rescue The girl with the hens gave a feel for an egg, / and out of the straw came {key}.
@rescue.pal Who crawled by the hen house, with mud to the chin? / It was {Pal}, with {key} and a grin.
@rescue.pal The hens made a fuss. It was {Pal} coming out / with {key} in the air, and a shout.
@climax Then something came over as big as a hill, / and {Hero} held up the jam jar, and stood still. // One puff, and the small one went up like a kite, / and the big one closed round it, and tucked it in tight.
@climax A shadow came down, and it smelt like the sea. / "It's here!" {Hero} called to it. "Safe here, with me!" // It shot from the jar like a cork, with a pop, / and the mother bent over and kissed it on top.
@resolution "It's warm!" shouted {Hero}. "It's soft and it's sweet!" / And people went paddling right down the wet street. // {turned} / Mr. Puddock put out just one toe in the wet, / and waltzed with his ladder; he's waltzing there yet.
@resolution The rain that she sent them was warm as a bun, / and {Hero} drank some of it, just for the fun. // {turned} / Mr. Puddock, with care, put his bowler hat by, / and he spun in the wet, with his chin to the sky.
@close <pal2:So {Pal} and then {Pal2} had cake in the shade|<pal:So {Pal} and then {Hero} had cake in the shade|So {Hero} had cake with them all in the shade>> / of a tent that the sheets and the clothes pegs had made. // And each year, in one boot, came a puddle, no more, / like a card from a cloud, pushed in under the door. // {toast}
@close <pal2:There was {Pal}, there was {Pal2}, all under the sheet|<pal:There was {Pal} by the cake, under sheet upon sheet|There was {Hero} in front, under sheet upon sheet>>, / with crumbs in the grass, and with grass on their feet. // The boots stood outside. In the left one, that night, / a very small puddle lay, tucked in all tight. // {toast}
`,
  tick: `
@home In {home}, {Hero} woke up with the bong / of a clock in a tower that never was wrong.
@home In {home}, {Hero} could see from the bed / the face of the clock, like a moon overhead.
@hobby With {doing}, an hour was as short as a bun, / and {Hero} said, "What? Is the morning all done?" // "{Rule,}" {they} told every mouse, / and the {kit} went all over the house.
@hobby At one it was {doing}, at two it was, too, / and {Hero} at three was by no means quite through. // "{Rule,}" said the sign by the door, / with a hook for the {kit}, and some more.
@friend Mr. Quill was the winder. He climbed, every day, / a hundred and seven steps, up all the way.
@friend Mr. Quill wound up everything: clock, and then hen, / his boots, and the cat; and then started again.
@friend.pal <pal2:And {Pal} and then {Pal2} came running, in time|And {Pal} came along at a run, just in time>, / to stand on one leg when the clock gave a chime.
@friend.pal Each morning came {Pal}, <pal2:and came {Pal2}, by eight|at a quarter to eight>, / and if {Hero} was sleepy, would sit down and wait.
@want The cake would come out at six bongs of the bell, / for {event}, all pink, with a strawberry smell.
@want For {event}, at six, and not one minute more, / a cake, tall as {Hero}, would come through the door.
@turn Ten minutes to three came a lonely old tock. / "There's a hole," muttered {Hero}, "right there in the clock." // {refrain} / It went like a man who had only one shoe, / or a cow with a moo, and a gap, and a moo.
@turn Ten to three! And so {Hero} stood still in the square. / The tock was still coming. The tick wasn't there. // {refrain} / It was like climbing stairs with each other step gone, / and you hop over nothing, and try to go on.
@trouble It was ten to three always. The bus couldn't go. / Would school ever finish? Would anyone know...? // The eggs bounced like balls, and the toast was a brick, / and the man up the ladder was feeling quite sick...
@trouble The eggs on the stove boiled as hard as a ball; / would it never be teatime for {Hero} at all...? // The schoolmaster counted. "Still ten minutes more." / And a man on a ladder had feet that were sore...
@stakes "If the tick won't come back," Mr. Quill sadly said, / "there's no cake for you, {Hero}, no stars, and no bed."
@stakes Mr. Quill blew his nose. "Without tick, there's no night. / No six, and no candles for {Hero} to light."
@try1 "It's hungry for winding!" So {Hero} hung on / to the key, and it turned till the slack was all gone... // It creaked like a gate and it squeaked like a shoe. / "One more," {Hero} told it. "Well, possibly two..."
@try1 "Let's wind it," said {Hero}. They all took the key, / and walked it around, like a ship on the sea... // It was tighter than bootlaces, tighter than drums. / "Now hush!" {Hero} said. "Will it go? Here it comes..."
@fail1 Boing! Out flew the spring, like a snake from a can, / and tied up the beard of the poor winding man. // {refrain}
@fail1 Twong! Down a hundred stairs bounded the spring, / in somebody's hat, like a runaway king. // {refrain}
@try2 "We'll tick for it, then!" {Hero} called them all out: / the clock would say tock, and the people would shout... // They lined up in rows, with the drum at the side. / "Now, tick when I nod," {Hero} told them. They tried...
@try2 If the tick wouldn't come, they could make one instead. / "Say tick in the gap," {Hero} carefully said... // The baker, the postman, the drum, and the choir! / "Get ready," said {Hero}, and climbed a bit higher...
@fail2 Tick! Quack! Came the horn, came a hiccup, a sneeze, / and the whole of it fell like a tray full of keys.
@fail2 The butcher ticked early, a duck answered, "Quack!" / And when it said tock, half the choir said it back.
@clue It was {Spotter} who heard it, right there in the hay. / Tick-tickety, tick! Who was talking that way? // It was quick as a skip, it was glad as a bell. / Does a tick that's in trouble sound ever so well?
@clue Then {Spotter} went quiet, and stuck out one ear. / In the meadow went tickety-tick! Was it here? // It giggled, it skipped, it went past on the run. / Who knew that a tick could be having such fun?
@try3 With net held up high, {Hero} ran through the hay, / and it hopped from a daisy, and hopped clean away.
@try3 Now {Hero} had nets, and came down with a thud / on a buttercup's head, and a good deal of mud.
@fail3 They netted a wasp and the vicar's best hat, / and {Hero} caught {Hero}, and that was just that. // {refrain} / The tick hopped away with a laugh, very thin. / And the sun hung up there like the lid of a tin.
@fail3 In the net was a thistle, a bee, and a shoe, / and the tick on the handle, just out of their view. // {refrain} / No shadow had moved, and no swallow went by, / and the clouds were all stuck to one place in the sky.
@low Then {Hero} lay flat where the long grasses grew. / The day would not budge, and the sky stuck at blue. // An ant crossed {their} elbow, and took a long while. / It was ten before three there for mile upon mile.
@low In the clover lay {Hero}, as flat as a mat, / with net over nose, and a beetle on that. // "I've wound it, I've called it, I've chased it," {they} said, / and a snail, with all day to it, slid by {their} head.
@insight.look "{Rule}" And there, down by {Hero's} left shoe, / who sat with the crickets, with nothing to do? // It dangled its legs, and it whistled, and yawned. / Had it ever before seen a morning that dawned?
@insight.look "{Rule}" {Hero} lifted a leaf. / Was it running, this tick, like a kind of a thief? // It lay on its back in a buttercup cup. / When had anyone ever not told it, "Get up"?
@insight.sound "{Rule}" And {Hero} kept still. / Who sang with the crickets, all over the hill? // They'd sing, it kept time for them, ting after ting. / Was the tick in a band? Was it that sort of thing?
@insight.sound "{Rule}" {Hero} did, on the ground. / Was it running away, with so happy a sound? // The whole field was chirping; it kept them the beat. / Had it danced, in a hundred years, once on its feet?
@insight.build "{Rule}" {Hero} thought, in the grass. / What is there to sleep on, in brass upon brass? // There's nowhere to lie there and nowhere to lean. / Could you make it a corner, all mossy and green?
@insight.build "{Rule}" It was moss, it was hay. / Would {Hero} come home to hard wheels, every day? // A hundred long years, on the tip of a tooth! / Was there ever a bed in it, telling the truth?
@means.look {Went}, went the {kit}, as {Hero} knelt down. / "You've earned it, a holiday, here, out of town." // "A hundred long years, and no thank you, not one?" / "Not one," said the tick, with its face to the sun.
@means.look {Went}, went the {kit}, by the tick, in the hay, / and neither one asked for the time of the day. // "You tick very well," {Hero} whispered at last. / And nobody'd said so in all the time past.
@means.sound {Went}, went the {kit}. So {Hero} began, / and the tick came along to it, hop, as it ran. // It kept every beat, and it never ran wide, / and it sat down on {Hero's} left thumb, satisfied.
@means.sound {Went}, went the {kit}, a waltz in the grass, / and the tick did a dance in its waistcoat of brass. // They danced, and the crickets came out with a band, / and when it was over, it held out a hand.
@means.build {Went}, went the {kit}, with moss and a spring, / and {Hero} had made it a bed for a king. // The tick tried a corner, it bounced, it lay back. / "It's better," it ticked, "than a nail or a tack."
@means.build {Went}, went the {kit}, with feather and thread, / and out of a matchbox came somebody's bed. // It had room for two knees, and a pillow of fluff, / and the tick climbed straight in. It was just long enough.
@flaw Each toffee of {Hero's} had paper of gold, / and not one was given, and not one was sold.
@flaw If you asked for a toffee, then {Hero} would say, / "They're all sound asleep, and they will be all day."
@choice They sat on the stairs, all too tired for a word. / "Have toffees!" It was {Hero's} voice that they heard.
@choice The stairs had them beaten. They sat, one and all. / Then {Hero} passed toffees the length of the wall.
@snag They carried the tick up the stairs, safe and sound, / but the smallest wheel wasn't, and couldn't be found... // They searched in the oil can, they searched in a shoe. / Can a clock ever go with a hole to look through...?
@snag Home came the tick. "But there's one wheel too few!" / cried {Hero}. "The tiny one! What shall we do...?" // Was it under the bell? Was it swept out of sight? / The tick put its bag down, and said, "Well, good night..."
@rescue The girl with the broom gave one sweep, and one more, / and out rolled {key} on the floor.
@rescue "I swept up a coin," said the girl from the stair. / It wasn't. It was {key}, lying there.
@rescue.pal Who was it, tied up in the bell ropes? Bong, bong! / It was {Pal}, with {key}, all along.
@rescue.pal But {Pal} wriggled under the bell ropes, and sneezed, / and came out with {key}, very pleased.
@climax Then {Hero} put tick by the tock, in the wheels. / "And Sundays are yours. You may see how it feels." // The tock moved along for it, just by a bit, / and it shuffled its bottom till both of them fit.
@climax The wheel went on, click. {Hero} opened a hand. / "Well, here," said the tick, "is where I used to stand." // "I shall work all the week, and on Sundays I'll play." / And the tock, who had missed it, had nothing to say.
@resolution Bong! It was six, and the school doors flew wide, / and everyone ran to the cake in a tide. // {turned} / The man on the ladder got both of his feet / to the ground, and went dancing them off down the street.
@resolution The hands moved! And three o'clock came, and then four, / and five, and then six, with a bong at each door. // {turned} / Out tumbled the children, with ink on their chins, / and they bowled the hard eggs, and knocked over nine pins.
@close <pal2:So {Pal} and so {Pal2} had cake in the hay|<pal:So {Pal} had a cushion and cake in the hay|So {Hero} had cushions and cake in the hay>>, / and the crickets played everything crickets can play. // The stars, who'd been waiting behind for their turn, / came out all together, and started to burn. // {toast}
@close <pal2:There was cake for {Pal}, {Pal2}, for crickets, for all|<pal:There was cake for {Pal}, crickets, and {Hero}, for all|There was cake for the crickets, for {Hero}, for all>>, / in the grass, under stars, by the old meadow wall. // And each Sunday the clock put its hands in its lap, / while somebody small in the grass took a nap. // {toast}
`,
  whale: `
@home In {home}, {Hero} had salt on the sill, / and a pond for small boats at the top of the hill.
@home In {home}, {Hero} looked up from the sands / to a pond, on a hill, like a plate in two hands.
@hobby It was {doing} at low tide and still more at high, / and {Hero} went home when the moon filled the sky. // "{Rule,}" {they} would say to a crab, / who looked at the {kit}, and gave it a grab.
@hobby Now {Hero} loved {doing} as seagulls love chips, / and went on with it, watching the lights on the ships. // "{Rule,}" was the tip, any day, / and the {kit} had been sandy since May.
@friend Mr. Trout was the keeper. He'd paint a new sign / each time someone laughed, or the weather was fine.
@friend Mr. Trout put up boards. There was NO FROGS, NO STICKS, / NO QUACKING, NO WIND, and NO DUCKS AFTER SIX.
@friend.pal <pal2:Then {Pal} came, and {Pal2}, with sand on each nose|Then {Pal} came along, with some sand on the nose>, / and splashed every sign from the top to the toes.
@friend.pal <pal2:When {Pal} met with {Pal2} to walk round the pond|When {Pal} came to walk all the way round the pond>, / the ducks followed after, and even beyond.
@want For {event}, the nine little boats had new flags, / and there'd be sticky buns in nine brown paper bags.
@want And {Hero} had painted each boat a big eye, / for {event}, when rides would be free, with some pie.
@turn A storm in the night! {Hero} ran up to see. / And the pond had a whale in, where water should be. // A rowing boat sat on her nose like a hat, / and she looked at the ducks, as if sorry for that.
@turn Then the wind blew all night, and the waves climbed the hill. / "What's that?" wondered {Hero}. It lay very still. // It was grey, it was wet, it was long as a train, / with a boat on its nose: a whale, that was plain.
@trouble NO WHALES went the paint, very quick, on a board. / But the whale couldn't read it. She breathed, and she snored... // The keeper said, "Shoo!" and let go of the hose. / Who shoos a whole whale by the end of her nose...?
@trouble She filled up the pond like a foot in a sock. / How could she get back to the sea, past the dock...? // The keeper threw down his blue hose, and wrote NO. / But how do you NO a whale? Where would she go...?
@stakes "She needs a whole sea," whispered {Hero}, "and soon. / She can't be a whale in the bowl of a spoon."
@stakes One sip, and the pond was an inch lower down. / "She'll dry," muttered {Hero}, "here, up in the town."
@try1 They fetched the ship's rope. {Hero} tied it with care. / And even the mayor took hold of it there... // "Now heave!" They went redder than lobsters in pots. / Was it coming? Or was that the creaking of knots...?
@try1 "We'll tug her!" And {Hero} ran off for a line, / and they stood down the street, like the bones of a spine... // They puffed and they panted, the shopkeepers, too. / "She's moved!" shouted {Hero}. But was it quite true...?
@fail1 Then twang went the knot, and they sat in a row, / all down on their bottoms, two hundred or so. // {refrain}
@fail1 The rope said, "Enough!" It went ping, and a crowd / lay flat on its back looking up at a cloud. // {refrain}
@try2 "Balloons, then!" And {Hero} blew every one round, / and tied them with string, so she'd lift from the ground... // Did she rise by an inch? Did she rise by a hair? / A boy held his breath, and an aunt said a prayer...
@try2 "If she can't go along, she'll go up," {Hero} said, / and tied fifty balloons on, from tail to her head... // They bobbed and they squeaked, all the green and the gold. / The keeper was given the last one to hold...
@fail2 Up, up went the keeper! The whale stayed behind. / "Come down," shouted {Hero}, "if you'd be so kind!"
@fail2 The balloons left without her. They took, by one shoe, / the keeper, whose hat waved goodbye as he flew.
@try3 "A ditch, then," said {Hero}, "right down to the sea!" / So they dug to the ankle, they dug to the knee...
@try3 With shovel and bucket and pudding spoon, too, / dug {Hero}. Then something said glug. Was it through...?
@fail3 The pond ran away with a glug down the street, / and left them a whale, and some mud, and wet feet. // {refrain} / And the ducks, who'd been swimming, walked round in a ring, / as if they had lost some particular thing.
@fail3 They'd let the plug out. There was glug, there was slurp, / and the whale was on mud, with a sad little burp. // {refrain} / The sun going down made the mud look like gold, / but it wasn't; and {Hero} was muddy and cold.
@low Then {Hero} sat washing her cheek with the soap, / and neither had much of what people call hope. // "The sea's over there," {Hero} said. She could hear. / It was rolling its pebbles, so far and so near.
@low Night came. It was {Hero} who still sat there, wet, / and soaped her, and told her, "We're not finished yet." // Her eye was as round and as dark as a plum, / and down by the harbour the sea said its hum.
@clue Then {Spotter} bent over a thing in the rain: / a snail slid its house down the hill to the drain. // "No legs," muttered {Hero}, "no wheels and no oar, / but it slid! Could a whale ever slide to the shore?"
@clue Then down by the kerb something silver went past, / and {Spotter} ran after: a snail, going fast. // On the dry it went slow, on the wet it went zip. / Could a whale do a thing like it? Could a whale slip?
@insight.build "{Rule}" What had {Hero} got? / A hill, and some soap. Would a town have a lot? // There's soap in the kitchens, there's soap in the shops. / If it's all on the hill, where's the place where she stops?
@insight.build "{Rule}" There were trays, there was tin. / Could {Hero} make slides for a whale to slide in? // It's only a hill if you're trying to climb. / Would it take every bathroom? And was there the time?
@insight.move "{Rule}" {Hero's} foot slipped, and slid / on the soap, down the hill. What if everyone did? // You can't pull a whale that won't budge. But suppose / you rock when she rocks, and then go when she goes?
@insight.move "{Rule}" {Hero} sat down, and whee! / A yard on the soap! Could you slide to the sea? // They'd tugged the wrong moment, they'd tugged it all day. / What if somebody waited, and pushed with the sway?
@insight.sound "{Rule}" So {Hero} lay near. / Was that humming the whale, coming in at one ear? // The mud gave a jump, and she slid by a thumb. / What if everyone, all of them, knew how to hum?
@insight.sound "{Rule}" It came through the floor: / was it {Hero's} own whale, singing "Aah", and then more? // Each note made her wobble, like jelly, and slip. / How loud would it have to be? Loud as a ship?
@means.build {Went}, went the {kit}. There were trays, laid in lines, / and they soaped every one, and the poles, and the signs. // The barber brought bubbles, the baker brought grease, / and the cats went down first, at a penny apiece.
@means.build {Went}, went the {kit}, on tray upon door, / and {Hero} poured soap on, and soap, and some more. // From the gate of the pond to the edge of the bay, / it was slippy as butter the whole of the way.
@means.move They soaped every stone. Then, with arms round her tail, / went {Hero}, now this side, now that, with the whale. // {Went}, went the {kit}, like a cot, like a swing; / and she started to smile, or that sort of a thing.
@means.move The hill was all bubbles. And {Hero}, with care, / leaned left when she leaned, like the half of a pair. // {Went}, went the {kit}, a bit more each time, / like a bell getting ready to come out and chime.
@means.sound They soaped all the hill. Then they opened their throats, / and {Hero} led off on the lowest of notes. // {Went}, went the {kit}, and the bicycles, too, / and the whale slithered forward an inch, and then two.
@means.sound Now {Hero} gave one note, as long as a street, / and the town took it up, with the soap round their feet. // {Went}, went the {kit}, in the teacups, the stones, / and it tickled the whale to the ends of her bones.
@flaw There was sherbet in {Hero's} top pocket, for one, / and if anyone asked for it, oh, there was none.
@flaw With {their} back to us all, {Hero} ate, twist by twist, / red sherbet, blue sherbet, the fizz off the wrist.
@choice They drooped on the kerb. "I have sherbet. There's some / for each," whispered {Hero}. "So hold out a thumb."
@choice They shook like wet dogs. Out of pockets, in twists, / came {Hero's} good sherbet, for all of those fists.
@snag She slid, and then stopped. "It's gone dry!" {Hero} cried. / "Quick, hose!" But the hose wasn't there at the side... // The bubbles were popping, they popped one by one. / If they hadn't got water, what could then be done...?
@snag Halfway, the soap dried, and the whale gave a groan. / "Who's taken the hose?" shouted {Hero}. "It's flown..." // She lay past the bakery, blocking the street, / with a mile still to go, and not one pair of feet...
@rescue The girl who sold shrimps skipped along on her toes, / and her skipping rope? That was {key}.
@rescue The girl who sold shrimps had been washing the stall, / and she ran with {key}, tap and all.
@rescue.pal Who was under the boats, with the mud on {ptheir} nose? / It was {Pal}, at one end of {key}.
@rescue.pal But {Pal} saw a loop by the boats. With one tug, / there was {key}, going glug.
@climax The bubbles rose up to the baker's front door, / and {Hero} gave one little push, and no more. // She went past the bank like a bus with no wheels, / and behind her went children, and dogs at their heels.
@climax Then on went the water, and up went the foam; / "Now," whispered {Hero}, "now, now you'll go home." // And off went the whale like a spoon on a tray, / and she sang to the shops that she passed on the way.
@resolution The SPLASH that she made went as high as the church, / and blew Mr. Trout from the clouds off his perch. // {turned} / "Goodbye!" shouted {Hero}. She gave them a bow, / and the whole of the harbour was raining by now.
@resolution SPLASH! went the sea. Every boat gave a leap, / and down came the keeper on top of a heap. // {turned} / Far out in the morning, a fountain went high: / that's how a whale throws you a kiss, and goodbye.
@close <pal2:Then {Pal} and then {Pal2} had tea on the sand|<pal:Then {Pal} shared with {Hero} a tea on the sand|Then {Hero} sat down to a tea on the sand>>, / with jam, and with gulls, and a bun in each hand. // And WELCOME, ALL WHALES, Mr. Trout wrote, in red, / but NOT IN MY HAT, as a smaller sign said. // {toast}
@close <pal2:By the sea {Pal} and {Pal2} had jam on their chins|<pal:By the sea {Pal} and {Hero} had jam on their chins|By the sea, {Hero's} neighbours had jam on their chins>>, / and far, far away was a flash of two fins. // Mr. Trout put a sign by the pond, with a bell: / FOR WHALES. PLEASE RING TWICE. And it worked very well. // {toast}
`,
}
