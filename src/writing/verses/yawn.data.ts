// A Yawn in the city, in verse.

export const YAWN_VERSES = `
@want {Hero} had a cape, and the cape was bright red; / it would fly for {event}, overhead.
@want For {event}, {Hero} had pinned up a cape; / it had once been a curtain, and kept the same shape.
@want A curtain? Not now! It was {Hero's} red cape, / to wear for {event}, with a button and tape.
@home In {home}, the lamps wore small lamps on their heads, / and it never got dark, and they slept under beds.
@home It was noon in {home} in the middle of night, / and {Hero} slept under the bed, for the light.
@home In {home}, such lamps burned, all over the street, / that {Hero's} one shadow had six pairs of feet.
@hobby With {doing}, our {Hero} could fill up a day, / and the {kit} was never away. // "{Rule,}" {they} would say, "and it's done," / to the moon, to the cat, to the man with the bun.
@hobby No supper, no story, no ride on the bus / was better than {doing}, said {Hero} to us. // "{Rule,}" {they} told all who came by: / the pigeons, the postman, a hole in a pie.
@hobby Was anyone looking for {Hero}? Look where / the {kit} was, for {doing}, and {Hero} was there. // "{Rule,}" {they} would say, and once more / to the knob on the bed, and the mat at the door.
@friend Said the lady with hot dogs, each day, with a grin, / "Have you saved the place yet?" "I'm about to begin."
@friend "All saved?" Mrs. Okoro asked, with a bun. / "Not yet," answered {Hero}. "I've nearly begun."
@friend "Who's in need of a hero?" asked {Hero}. "Not one," / said Mrs. Okoro. "A sausage, a bun?"
@friend.pal <pal2:And {Pal} had a cape, and then {Pal2} had, too, / of rugs and of tea cloths, with holes to look through.|And {Pal} had a cape, but of tea cloth, in blue, / with a bit of old egg, and a hole to look through.>
@friend.pal <pal2:{Pal} wore a cape that had once dried the plates, / and {Pal2} a sack that had once carried dates.|Now {Pal} wore a cape that had once dried the plates, / and stood looking brave beside other folks' gates.>
@friend.pal <pal2:There was {Pal} in a cape, there was {Pal2} in one, / and they flew off the doorstep, a foot each, for fun.|There was {Pal} in a cape that had once been a sheet, / and could fly off a doorstep for nearly two feet.>
@turn Then round by the bank, like a hill made of grey, / as soft as a mattress, the Yawn came our way. // {refrain} / It opened its mouth, and the mouth opened wide, / and you saw there was nothing but sleepy inside.
@turn "What's that?" whispered {Hero}. As grey as a mouse, / the Yawn shuffled by, and as tall as a house. // {refrain} / It wasn't a roar, it was more of a sigh, / like the air going out of a very big pie.
@turn What came round the corner on big sleepy feet? / A Yawn, grey as porridge, too wide for the street. // {refrain} / Its mouth was a cave that a tram could go through, / and {Hero} looked in it, and nearly yawned, too.
@trouble The red was the first, from the bus and the rose, / and off, like a puff, went the red of a nose... // A strawberry went like a stone on a plate. / And the blue of the sky, was it blue? Or too late?
@trouble First red. All the fire engines turned to plain grey, / and a lady's red lipstick just wandered away... // Then {Hero} looked down at the cape, and it, too... / And what was that, up there? Oh no, not the blue...?
@trouble A bus on the corner went grey as a spoon, / and so did three noses, and one toy balloon... // "My jam!" cried a man. "It's gone dull in the pot!" / And the blue overhead, was it fading, or not...?
@stakes The band and the driver were yawning in rows, / and the {party}, at this rate, would end in a doze.
@stakes The cook yawned, the band yawned, the baker, the vet. / "No {party}," said {Hero}, "if no one's up yet."
@stakes "It's catching!" said {Hero}, and yawned till {they} shook. / "There's no {party} at all if it catches the cook."
@try1 "Wake up!" shouted {Hero}, and set every clock, / and the whole of them rang, all the way round the block... // And each pair of eyes in the street, with a pop, / came open. And then, in the clock-mender's shop...
@try1 So {Hero} hung clocks on each corner, and then / every one of them rang on the minute of ten... // They jangled, they shouted, they danced on the ground, / and up went the eyelids, for streets all around...
@try1 "Alarm clocks!" said {Hero}. "As many as ants!" / And they rang, and a grandpa jumped out of his pants... // Each eye in the city went pop, like a cork. / The sleepers sat up, with a pea on the fork...
@fail1 What do you do when a clock shouts at you? / You yawn! And they did, and there went the blue, too. // {refrain}
@fail1 They blinked at the clocks, and they stretched, and what then? / They yawned, every one of them, over again. // {refrain}
@fail1 But people who wake to a clock, as at dawn, / do just what you would do. They sit up and yawn. // {refrain}
@try2 "Cold water!" So {Hero} climbed up with a pail, / and took a good aim for the tip of its tail... // Six buckets, all brimming, stood there in a row. / "And one," counted {Hero}, "and two, and let go..."
@try2 "Wake up with a wash!" {Hero} said. Up the stair / went six brimming buckets, to wait for it there... // Along came an ear, like a tent, going by. / A one, and a two, and they held them up high...
@try2 "Cold water should do it!" So {Hero} held tight / to a rope, and six buckets came up to a height... // It came, and it came, and its head was below. / "Now, ready," breathed {Hero}, "and steady, and go..."
@fail2 It was only a wet Yawn, as soft as before. / It shook, and the street had a bath, door to door.
@fail2 Splosh! And it shook itself dry like a hound, / and {Hero} was soaked, with the whole street around.
@fail2 Now the Yawn was a wet Yawn. It gave a great shake, / and the road was a river, the square was a lake.
@clue But {Spotter} saw something it hugged to its chest: / a blanket. Was somebody looking for rest? // It patted a roof, and lay down, and got up. / Would you say it was wicked, or more like a pup?
@clue Then {Spotter} looked close: it had under its arm / a blanket, in rags. Did it mean any harm? // It lay on the bank, and it lay on the school, / and it kicked off the clock. Was the pillow not cool?
@clue But {Spotter} saw more: it was dragging behind / a blanket. A Yawn with a bed on its mind? // It curled on a bus like a very big cat, / and it got up again. Now why ever was that?
@try3 "I'll catch it!" said {Hero}, with net and with cape, / and jumped, and it hadn't a chance of escape.
@try3 "Got you!" cried {Hero}, and swung out a net / as wide as the biggest that fishermen get.
@try3 A leap off a chimney, a flap, and a swish: / {Hero} had netted the Yawn, like a fish.
@fail3 You can't net a yawn, for it's mostly a hole; / it was out at the sides, and as grey as a mole. // {refrain} / The green of the park and the gold of the sun / went off like the fizz in a drink, one by one.
@fail3 But yawns are like fog. It leaked out through the string, / and there hung the net, and it held not a thing. // {refrain} / The green left the park and the gold left the sky, / and a parrot went out like a lamp, going by.
@fail3 Plop! Through the holes, like a soup through a sieve, / it was out, with a sigh that a pillow might give. // {refrain} / A marrow went first, then a frog on a leaf, / and the flag on the palace, and someone's roast beef.
@low So {Hero} sat down by the chimney, alone. / "I'm just in a curtain," {they} said to a stone. // The {kit} had no colour, not one, / and a pigeon sat down on a crumb of a bun.
@low On a grey sort of roof, in a grey sort of town, / sat {Hero}. The cape had gone grey and hung down. // "I'm not any hero, whatever I said. / It's only a curtain from over my bed."
@low The chimney was grey, and so {Hero} sat there, / in a grey bit of curtain, as grey as {their} hair. // A grey snail went by, at the speed of a snail, / and even the {kit} had gone terribly pale.
@insight.mark "{Rule}" But the lamps were so bright! / Could anyone sleep in a city of light? // You can't shout it loud, or the babies will wake. / But a picture, a big one? How big would it take?
@insight.mark "{Rule}" {Hero} blinked at the glare. / With lamps upon lamps, who could sleep anywhere? // You can't tell a city to whisper by shout. / What if it could see it: please put your lights out?
@insight.mark "{Rule}" {Hero} shut {their} eyes tight. / Could you go to sleep in the middle of light? // A shout would just wake it. A whisper's too small. / But what of a picture as wide as a wall?
@insight.move "{Rule}" The Yawn rolled to the right, / and it rolled to the left. Was it up half the night? // It couldn't get comfy, its feet were too long. / What if {Hero} could rock it? Could that be so wrong?
@insight.move "{Rule}" It rolled left, it rolled right. / Had nobody rocked it, the whole of the night? // A baby can't sleep till you sway with it, so / what if somebody big could be swayed to and fro?
@insight.move "{Rule}" {Hero} saw how it lay: / it tossed and it turned. Would it help it to sway? // You don't stop a swing with a hand on the seat. / You push with it, don't you, and give it a beat?
@insight.tend "{Rule}" {Hero} went to its ear. / "Are you tired?" And who ever asked that, round here? // It gave a small nod, and a tear, and a sniff. / Could it sleep in the dark, with a blanket, or if...?
@insight.tend "{Rule}" They had shouted and chased. / But had {Hero} asked it, in all of that haste? // {They} walked to one ear, like a big open door. / "Is it bright? Are you tired?" Was that all it came for?
@insight.tend "{Rule}" {Hero} knocked on its knee. / "Are you looking for somewhere that's quiet to be?" // It looked at the lamps, and it sniffed, and it blew. / And what had it wanted, this whole evening through?
@means.mark {Went}, went the {kit}, as big as a bus: / the Yawn, fast asleep, with a shh meant for us. // And window by window they looked, and they knew, / and put out a lamp, and another one, too.
@means.mark {Went}, went the {kit}, on the sheets, for them all: / the Yawn, in a picture, asleep on a wall. // And click, went one lamp, on the left, in the square; / and click, said another, and click, everywhere.
@means.mark {Went}, went the {kit}: every sign was a bed, / with the Yawn tucked inside it, right over its head. // The people looked out, and they looked at the sign, / and said, "That one's your lamp, dear. And this one is mine."
@means.move So {Hero} climbed on, and when leftwards it swayed, / {went}, went the {kit}, like a boat in the shade. // And nobody stirred, down the whole of the street, / but to put out a lamp, or to cover its feet.
@means.move Then {Hero} climbed up on its back, like a boat, / and {went}, went the {kit}, right there on its coat. // Left, went the Yawn, like a ship on the swell; / right, and a street full of lamps said farewell.
@means.move So {Hero} leaned left when the Yawn leaned that way, / and together they found it, a slow sort of sway. // {Went}, went the {kit}, like a crib made of wood, / and one by one, lamps were put out where they stood.
@means.tend So {Hero} called up for a blanket or two, / and they came by the dozen, the old and the new. // {Went}, went the {kit}. They tucked where they could, / and they put out their lamps, as you'd hoped that they would.
@means.tend The Yawn gave a nod. So then {Hero} called, "Quick! / A blanket from everyone, woolly and thick!" // {Went}, went the {kit}, and rugs fell like snow, / and lamps were put out in the bedrooms below.
@means.tend "Too bright," said the Yawn, in a whisper. And so / went {Hero} for blankets, both high up and low. // {Went}, went the {kit}, in a hush of its own, / and a lamp was put out with each rug that was thrown.
@flaw Now {Hero} had gum balls, all striped, in a tin, / and nobody else ever got to look in.
@flaw A tin full of gum balls was {Hero's} to chew, / all striped, and the lid on, and not one for you.
@flaw "They're mine," muttered {Hero}, and sat on the tin / with all of the stripy round gum balls shut in.
@choice They were cold on the stairs, they were ready to drop. / "Have gum balls," said {Hero}, "and then we won't stop."
@choice The people were puffing, halfway up the stair. / "Have gum balls!" said {Hero}. "There's plenty to share."
@choice Then pop went the lid off of {Hero's} round tin. / "A gum ball each, all of you. Go on, dig in."
@snag One light was still on, at the top of the tower. / They pulled, and the handle came off like a flower... // It bounced down the stair, going ping on each one, / and where was it now, with the night nearly done...?
@snag One light, on the tower, burned on like a candle. / So {Hero} pulled down, and then off came the handle... // It went ping on each stair, and then pong in the street, / and then where? It had gone from in front of their feet...
@snag Just one lamp was left on. The handle was stiff. / "Now pull!" called out {Hero}. It came off, as if... // It had wings, and went whirling down stair after stair, / and rang on the stones, and then rolled away... where?
@rescue The boy with the papers had seen it go round. / He gave them {key}, and he made not a sound.
@rescue "It's under the cart," said the newspaper boy, / and held up the handle, as you would a toy.
@rescue The boy with the papers crept under the cart, / and came with the handle, held close to his heart.
@rescue.pal But {Pal} had seen where it went off with a hop, / and {Pal} brought {key} from below to the top.
@rescue.pal From under the cart, and with mustard as well, / came {Pal} with the handle; it rang like a bell.
@rescue.pal The handle was hiding where hot dogs would drop, / till {Pal} took it up every stair, to the top.
@climax {Hero} turned it around, and it clicked, and the dark / came down for the first time on street and on park. // "Oh," said the people. They looked up, and far, / and nobody there had before seen a star.
@climax Back on went the handle. The other way: click! / And {Hero} saw dark coming, purple and thick. // And over the roofs, where there'd only been light, / was a whole sky of stars. So they called it the night.
@climax The handle went on. {Hero} turned it about, / and with one little clunk the last lamp had gone out. // "There are holes in the roof of it!" somebody said. / But those were the stars, coming out overhead.
@resolution The Yawn shut its mouth, and it breathed, in its sleep, / the red to the roses, the white to the sheep. // {turned} / The blue to the sky, and the gold to the bun, / and a bit left for morning, to colour the sun.
@resolution The Yawn gave a snore, and the snore came out red; / the next one was yellow, the next, blue instead. // {turned} / They flew to the buses, the jam and the frogs, / the noses, the roses, the ribbons on dogs.
@resolution At last the Yawn slept. With each breath that it blew / came a bit of bright orange, a bit of bright blue. // {turned} / A strawberry blushed, and the parks all went green, / and the sun shone on buses as red as a queen.
@close <pal2:With {Pal} and with {Pal2} they whispered till ten|<pal:With {Pal} they all whispered, up there, until ten|They whispered, up there, in the quiet, till ten>>, / and once every week put their lights out again. // The stars stood about over all, like a hat, / and the cape? It came orange; they left it at that. // {toast}
@close <pal2:So {Pal} sat, and {Pal2} sat, up close to the sky|<pal:So {Pal} sat by {Hero}, up close to the sky|So {Hero} sat down with them, close to the sky>>, / in whispers, with hot dogs, and mustard on pie. // The cape? It came back, but not quite as it went: / it was orange. Said {Hero}, "Well, that's what I meant." // {toast}
@close <pal2:Now {Pal} shared a blanket, and {Pal2} did, too|<pal:Now {Pal} and then {Hero} had blankets round, too|Now {Hero} had blankets on, one red, one blue>>, / and they ate in a whisper, and looked at the view. // And every week after, one night, it was dark, / and the orange cape flew like a kite in the park. // {toast}
`
