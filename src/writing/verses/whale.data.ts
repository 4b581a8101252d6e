// A whale in a pond, in verse.

export const WHALE_VERSES = `
@home In {home}, {Hero} lived close to the sea, / and a pond, up the hill, just as small as can be.
@home In {home}, {Hero} had salt on the sill, / and a pond for small boats at the top of the hill.
@home In {home}, {Hero} looked up from the sands / to a pond, on a hill, like a plate in two hands.
@hobby It was {doing} for {Hero} each day before tea, / and the {kit} had been wet by the sea. // "{Rule,}" and, "That is the trick," / said {Hero} to gulls, and a boy with a stick.
@hobby It was {doing} at low tide and still more at high, / and {Hero} went home when the moon filled the sky. // "{Rule,}" {they} would say to a crab, / who looked at the {kit}, and gave it a grab.
@hobby Now {Hero} loved {doing} as seagulls love chips, / and went on with it, watching the lights on the ships. // "{Rule,}" was the tip, any day, / and the {kit} had been sandy since May.
@friend Mr. Trout ran the pond with a brush and some paint, / and his signs said NO splashing, NO dogs, NO complaint.
@friend Mr. Trout was the keeper. He'd paint a new sign / each time someone laughed, or the weather was fine.
@friend Mr. Trout put up boards. There was NO FROGS, NO STICKS, / NO QUACKING, NO WIND, and NO DUCKS AFTER SIX.
@friend.pal <pal2:And {Pal} came to paddle, and {Pal2} did, too, / and they did all the things that the signs said don't do.|And {Pal} came to paddle, as friends like to do, / and did all the things that the signs said don't, too.>
@friend.pal <pal2:Then {Pal} came, and {Pal2}, with sand on each nose|Then {Pal} came along, with some sand on the nose>, / and splashed every sign from the top to the toes.
@friend.pal <pal2:When {Pal} met with {Pal2} to walk round the pond|When {Pal} came to walk all the way round the pond>, / the ducks followed after, and even beyond.
@want For {event}, there'd be boat rides free, / in nine little boats, and then jam for their tea.
@want For {event}, the nine little boats had new flags, / and there'd be sticky buns in nine brown paper bags.
@want And {Hero} had painted each boat a big eye, / for {event}, when rides would be free, with some pie.
@turn All night there was wind, and the sea came to play, / and it left something big when it all went away. // As long as the pond, with a boat on her nose, / was a whale, very wet, in a sort of a doze.
@turn A storm in the night! {Hero} ran up to see. / And the pond had a whale in, where water should be. // A rowing boat sat on her nose like a hat, / and she looked at the ducks, as if sorry for that.
@turn Then the wind blew all night, and the waves climbed the hill. / "What's that?" wondered {Hero}. It lay very still. // It was grey, it was wet, it was long as a train, / with a boat on its nose: a whale, that was plain.
@trouble A whale in a pond! And she fitted it tight. / So how do you get a whale home before night? // NO WHALES, wrote the keeper, and put down his hose. / But who reads a sign with a boat on their nose...?
@trouble NO WHALES went the paint, very quick, on a board. / But the whale couldn't read it. She breathed, and she snored... // The keeper said, "Shoo!" and let go of the hose. / Who shoos a whole whale by the end of her nose...?
@trouble She filled up the pond like a foot in a sock. / How could she get back to the sea, past the dock...? // The keeper threw down his blue hose, and wrote NO. / But how do you NO a whale? Where would she go...?
@stakes "A whale," whispered {Hero}, "can't live in a cup. / She'll drink the whole pond, and her skin will dry up."
@stakes "She needs a whole sea," whispered {Hero}, "and soon. / She can't be a whale in the bowl of a spoon."
@stakes One sip, and the pond was an inch lower down. / "She'll dry," muttered {Hero}, "here, up in the town."
@try1 "We'll pull her!" said {Hero}, and tied on a bow, / and the whole of the town took a hold of it: so... // They dug in their heels, and they counted to three, / and they leaned on the rope with their backs to the sea...
@try1 They fetched the ship's rope. {Hero} tied it with care. / And even the mayor took hold of it there... // "Now heave!" They went redder than lobsters in pots. / Was it coming? Or was that the creaking of knots...?
@try1 "We'll tug her!" And {Hero} ran off for a line, / and they stood down the street, like the bones of a spine... // They puffed and they panted, the shopkeepers, too. / "She's moved!" shouted {Hero}. But was it quite true...?
@fail1 Then snap! And they sat on each other, in heaps, / and the whale never moved, like a mountain that sleeps. // {refrain}
@fail1 Then twang went the knot, and they sat in a row, / all down on their bottoms, two hundred or so. // {refrain}
@fail1 The rope said, "Enough!" It went ping, and a crowd / lay flat on its back looking up at a cloud. // {refrain}
@try2 "Then up!" And so {Hero} tied every balloon, / the red and the blue, on a hot afternoon... // The strings all went tight, and her tail gave a twitch, / and the pond gave a suck, like a boot in a ditch...
@try2 "Balloons, then!" And {Hero} blew every one round, / and tied them with string, so she'd lift from the ground... // Did she rise by an inch? Did she rise by a hair? / A boy held his breath, and an aunt said a prayer...
@try2 "If she can't go along, she'll go up," {Hero} said, / and tied fifty balloons on, from tail to her head... // They bobbed and they squeaked, all the green and the gold. / The keeper was given the last one to hold...
@fail2 Off flew the balloons, but the man of the pond / was tied to the last, and went up and beyond.
@fail2 Up, up went the keeper! The whale stayed behind. / "Come down," shouted {Hero}, "if you'd be so kind!"
@fail2 The balloons left without her. They took, by one shoe, / the keeper, whose hat waved goodbye as he flew.
@try3 "We'll dig!" shouted {Hero}. They dug till they ached, / through the mud, through the wall, and it shook, and it quaked...
@try3 "A ditch, then," said {Hero}, "right down to the sea!" / So they dug to the ankle, they dug to the knee...
@try3 With shovel and bucket and pudding spoon, too, / dug {Hero}. Then something said glug. Was it through...?
@fail3 Glug-glug went the water, right out, down the drain. / Now the whale had a puddle, and hopes of some rain. // {refrain} / They stood with their spades in the last of the sun, / and there wasn't a thing that they hadn't now done.
@fail3 The pond ran away with a glug down the street, / and left them a whale, and some mud, and wet feet. // {refrain} / And the ducks, who'd been swimming, walked round in a ring, / as if they had lost some particular thing.
@fail3 They'd let the plug out. There was glug, there was slurp, / and the whale was on mud, with a sad little burp. // {refrain} / The sun going down made the mud look like gold, / but it wasn't; and {Hero} was muddy and cold.
@low So {Hero} sat close, with the soap, in the wet, / and washed the mud off her, the sun nearly set. // "I'm here," {Hero} told her. The sea went hush-hush, / a long way away, like a slow sort of brush.
@low Then {Hero} sat washing her cheek with the soap, / and neither had much of what people call hope. // "The sea's over there," {Hero} said. She could hear. / It was rolling its pebbles, so far and so near.
@low Night came. It was {Hero} who still sat there, wet, / and soaped her, and told her, "We're not finished yet." // Her eye was as round and as dark as a plum, / and down by the harbour the sea said its hum.
@clue Then {Spotter} saw something go by in the rain: / a snail going down, like a small sort of train. // Its house on its back was as big as a hat, / but it slid on its road. Could a whale go like that?
@clue Then {Spotter} bent over a thing in the rain: / a snail slid its house down the hill to the drain. // "No legs," muttered {Hero}, "no wheels and no oar, / but it slid! Could a whale ever slide to the shore?"
@clue Then down by the kerb something silver went past, / and {Spotter} ran after: a snail, going fast. // On the dry it went slow, on the wet it went zip. / Could a whale do a thing like it? Could a whale slip?
@insight.build "{Rule}" {Hero} looked at the hill. / It ran to the sea. What would slide? What would spill? // There's soap in the bath, and there's soap by the sink. / How much in a town? Is it more than you'd think?
@insight.build "{Rule}" What had {Hero} got? / A hill, and some soap. Would a town have a lot? // There's soap in the kitchens, there's soap in the shops. / If it's all on the hill, where's the place where she stops?
@insight.build "{Rule}" There were trays, there was tin. / Could {Hero} make slides for a whale to slide in? // It's only a hill if you're trying to climb. / Would it take every bathroom? And was there the time?
@insight.move "{Rule}" And {Hero} slid down / on the soap, on the hill. What if... right through the town? // They'd pulled her and pulled her, since early that day. / But who pulls a slide? Don't you slide all the way?
@insight.move "{Rule}" {Hero's} foot slipped, and slid / on the soap, down the hill. What if everyone did? // You can't pull a whale that won't budge. But suppose / you rock when she rocks, and then go when she goes?
@insight.move "{Rule}" {Hero} sat down, and whee! / A yard on the soap! Could you slide to the sea? // They'd tugged the wrong moment, they'd tugged it all day. / What if somebody waited, and pushed with the sway?
@insight.sound "{Rule}" And the whale sang a note, / and she moved! Just an inch. Was it all in her throat? // It shook in the stones, and it hummed in the ground. / Could a town, if it sang, make a big enough sound?
@insight.sound "{Rule}" So {Hero} lay near. / Was that humming the whale, coming in at one ear? // The mud gave a jump, and she slid by a thumb. / What if everyone, all of them, knew how to hum?
@insight.sound "{Rule}" It came through the floor: / was it {Hero's} own whale, singing "Aah", and then more? // Each note made her wobble, like jelly, and slip. / How loud would it have to be? Loud as a ship?
@means.build {Went}, went the {kit}, on mats and on trays, / and they soaped them all over, in all sorts of ways. // It went from the pond, past the bank and the shop, / right down to the sea, without one single stop.
@means.build {Went}, went the {kit}. There were trays, laid in lines, / and they soaped every one, and the poles, and the signs. // The barber brought bubbles, the baker brought grease, / and the cats went down first, at a penny apiece.
@means.build {Went}, went the {kit}, on tray upon door, / and {Hero} poured soap on, and soap, and some more. // From the gate of the pond to the edge of the bay, / it was slippy as butter the whole of the way.
@means.move So they soaped the whole hill, and then {Hero} held tight / to the tail, and they rocked, to the left, to the right. // {Went}, went the {kit}. They all called, "To and fro," / till the edge of the pond said she might as well go.
@means.move They soaped every stone. Then, with arms round her tail, / went {Hero}, now this side, now that, with the whale. // {Went}, went the {kit}, like a cot, like a swing; / and she started to smile, or that sort of a thing.
@means.move The hill was all bubbles. And {Hero}, with care, / leaned left when she leaned, like the half of a pair. // {Went}, went the {kit}, a bit more each time, / like a bell getting ready to come out and chime.
@means.sound So they soaped the whole hill. {Hero} found her own tune, / and the whole town joined in, from the church to the moon. // {Went}, went the {kit}, and the path gave a shake, / and she started to slip, like a spoon through a cake.
@means.sound They soaped all the hill. Then they opened their throats, / and {Hero} led off on the lowest of notes. // {Went}, went the {kit}, and the bicycles, too, / and the whale slithered forward an inch, and then two.
@means.sound Now {Hero} gave one note, as long as a street, / and the town took it up, with the soap round their feet. // {Went}, went the {kit}, in the teacups, the stones, / and it tickled the whale to the ends of her bones.
@flaw Now {Hero} had sherbet in twists, red and blue, / and nobody got any, me nor yet you.
@flaw There was sherbet in {Hero's} top pocket, for one, / and if anyone asked for it, oh, there was none.
@flaw With {their} back to us all, {Hero} ate, twist by twist, / red sherbet, blue sherbet, the fizz off the wrist.
@choice They were cold, they were wet, they were ready for bed. / "There's sherbet for all of you," is what {Hero} said.
@choice They drooped on the kerb. "I have sherbet. There's some / for each," whispered {Hero}. "So hold out a thumb."
@choice They shook like wet dogs. Out of pockets, in twists, / came {Hero's} good sherbet, for all of those fists.
@snag But halfway, the soap on the hill went all dry. / "The hose!" shouted {Hero}. But where? And oh, why...? // She stuck on the hill, with her tail in the damp, / and the sea just as far as a ship with a lamp...
@snag She slid, and then stopped. "It's gone dry!" {Hero} cried. / "Quick, hose!" But the hose wasn't there at the side... // The bubbles were popping, they popped one by one. / If they hadn't got water, what could then be done...?
@snag Halfway, the soap dried, and the whale gave a groan. / "Who's taken the hose?" shouted {Hero}. "It's flown..." // She lay past the bakery, blocking the street, / with a mile still to go, and not one pair of feet...
@rescue The girl who sold shrimps said, "I skip with it. Here!" / and she came with {key}, very pink round the ear.
@rescue The girl who sold shrimps skipped along on her toes, / and her skipping rope? That was {key}.
@rescue The girl who sold shrimps had been washing the stall, / and she ran with {key}, tap and all.
@rescue.pal But {Pal} knew the place where the keeper's had gone, / and {Pal} brought {key}, and they all turned it on.
@rescue.pal Who was under the boats, with the mud on {ptheir} nose? / It was {Pal}, at one end of {key}.
@rescue.pal But {Pal} saw a loop by the boats. With one tug, / there was {key}, going glug.
@climax The suds came up high, like the fluff on a sheep, / and {Hero} just pushed, as you'd push one asleep. // And down, past the bank, past the bread, past the bell, / went a whale, singing loud, and she sang very well.
@climax The bubbles rose up to the baker's front door, / and {Hero} gave one little push, and no more. // She went past the bank like a bus with no wheels, / and behind her went children, and dogs at their heels.
@climax Then on went the water, and up went the foam; / "Now," whispered {Hero}, "now, now you'll go home." // And off went the whale like a spoon on a tray, / and she sang to the shops that she passed on the way.
@resolution Then SPLASH! And the wave brought the pond keeper home, / on the top, with a hat of the whitest of foam. // {turned} / She blew them a fountain, she waved with her tail, / and the rain that came down was a kiss from a whale.
@resolution The SPLASH that she made went as high as the church, / and blew Mr. Trout from the clouds off his perch. // {turned} / "Goodbye!" shouted {Hero}. She gave them a bow, / and the whole of the harbour was raining by now.
@resolution SPLASH! went the sea. Every boat gave a leap, / and down came the keeper on top of a heap. // {turned} / Far out in the morning, a fountain went high: / that's how a whale throws you a kiss, and goodbye.
@close <pal2:With {Pal} and with {Pal2}, the tea was set out|<pal:With {Pal} at the teapot, the tea was set out|They had tea on the sand till the stars were all out>>, / and WHALES MAY COME IN, wrote the good Mr. Trout. // But please, WIPE YOUR FEET, he wrote under, in blue. / And everyone wiped them, and {Hero} did, too. // {toast}
@close <pal2:Then {Pal} and then {Pal2} had tea on the sand|<pal:Then {Pal} shared with {Hero} a tea on the sand|Then {Hero} sat down to a tea on the sand>>, / with jam, and with gulls, and a bun in each hand. // And WELCOME, ALL WHALES, Mr. Trout wrote, in red, / but NOT IN MY HAT, as a smaller sign said. // {toast}
@close <pal2:By the sea {Pal} and {Pal2} had jam on their chins|<pal:By the sea {Pal} and {Hero} had jam on their chins|By the sea, {Hero's} neighbours had jam on their chins>>, / and far, far away was a flash of two fins. // Mr. Trout put a sign by the pond, with a bell: / FOR WHALES. PLEASE RING TWICE. And it worked very well. // {toast}
`
