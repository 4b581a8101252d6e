// What children and grown-ups are like who come along, and whoever fits no other kind. Blocks: @kind.habit.part.band; a key that comes again is another telling.

export const PEOPLE_HABITS = `
@child.pockets.intro.b0_3 {Pal} had a big, big pocket, with a frog in it.
= hero(surprised) look; friend(proud) lift frog
@child.pockets.intro.b0_3 {Pal} kept it all in one coat: a sock, a rock and a clock.
= hero(surprised) look; friend(proud) lift clock; sock + stone
@child.pockets.intro.b0_3 {Pal's} coat went clink and clank, for it was full of spoons.
= hero(happy) laugh; friend(proud) lift spoon
@child.pockets.intro.b0_3 In one pocket {Pal} had a snail. "Hello!"
= hero(happy) wave; friend(proud) lift snail
@child.pockets.intro.b0_3 {Pal} had a pocket for nuts, and jam.
= hero(happy) laugh; friend(proud) lift jar; nut
@child.pockets.intro.b0_3 Jingle! {Pal} had ten bells in there.
= hero(happy) listen; friend(proud) lift bell
@child.pockets.intro.b4_6 {Pal} came too, with full pockets. There was string in there, a cork, half a biscuit, and [a plastic frog|the leg of a toy horse]. "You never know," {pthey} said.
= hero(happy) laugh; friend(proud) lift frog; cookies
@child.pockets.intro.b4_6 When {Pal} ran, it rang like a shop. There was a bell in there, and a bolt, and [a doll's shoe|the lid of a jar]. "For later," {pthey} said.
= hero(happy) listen; friend(happy) run; bell
@child.pockets.intro.b4_6 {Pal's} coat stood up by itself. It had to, with so much in it. "What do you need?" asked {Pal}. "Nothing," said {Hero}. "I've got two of those," said {Pal}.
= hero(happy) laugh; friend(proud) stand; coat
@child.pockets.intro.b7_9 {Pal} was ready for anything. In the left pocket there was string, a cork and a bent fork; in the right one was a sort of porridge of crumbs, with a whistle in it. "What's it all for?" asked {Hero}. "I don't know yet," said {Pal}, who was only afraid of one thing, and that was being without a cork.
= hero(curious) talk; friend(proud) lift whistle; rope
@child.pockets.intro.b7_9 It was no use to ask {Pal} to turn out {ptheir} pockets, unless you had the afternoon. There was a layer of conkers. Under that was wire, and below the wire it got sticky. "I threw that away," said {Hero}, of a bent fork. "And look where it is," said {Pal}.
= hero(surprised) point; friend(proud) lift rope
@child.pockets.intro.b7_9 {Pal} could not throw away a thing that might be sorry. So in went the lid with no jar and the jar with no lid, and a nail that had looked lonely. "You'll sink," said {Hero}, one day on the pier. {Pal} thought about it. "I've something that floats," {pthey} said, "in here somewhere."
= hero(happy) talk; friend(proud) lift nail; jar
@child.pockets.intro.b7_9 {Pal} had a door knob in one pocket. "What's it for?" said {Hero}. "A door," said {Pal}. "Which door?" "I haven't met it yet." There was also a shell, a hinge and half a jam sandwich, and each of them, {pthey} said, was just about to come in useful. The sandwich had been about to for some time.
= hero(curious) talk; friend(proud) lift shell; sandwich
@child.pockets.intro.b10 {Pal} rattled. That was how you knew {pthey} {pwas} coming. The pockets held a cork, four yards of string, a bent fork, the tap from a bath, and a biscuit that had been saved so long that it had become a keepsake. "One day," {pthey} said, "you're going to need the tap from a bath." {Hero} did not think so. But it was good to have a friend who thought that well of the future.
= hero(happy) talk; friend(proud) lift rope; cookies
@child.pockets.intro.b10 It took {Pal} some time to sit, because of the corners. {Pthey} went out with string, a bent fork, a cork, half of a pair of scissors and the tap from a bath, and then went back for a spare cork. "What are you expecting?" {Hero} asked. "I'm not," said {Pal}. "That's what it's for." In all these years not one thing had ever come out of those pockets and been wanted, and {ptheir} hope was as good as new.
= hero(happy) talk; friend(proud) sit; rope
@child.pockets.intro.b10 When {Pal} had been a baby {pthey} had been handed a spoon, and {pthey} still had it. That was the bottom layer. Above it lay the whole of {ptheir} life, in order, with fluff: a whistle, a hinge, six keys to nothing, the ear of a chocolate hare. Other people kept diaries. "Someone's going to be so glad of this," {pthey} would say, holding up a hinge; and {Hero}, who had been asked to hold it for a moment four years ago, and still did, said that {they} {was} sure of it.
= hero(happy) talk; friend(proud) lift whistle; spoon + key
@child.pockets.run1.b0_3 {Pal} had a cork, but it did not help.
@child.pockets.run1.b0_3 {Pal} found a bell.
@child.pockets.run1.b0_3 {Pal} took out a spoon.
@child.pockets.run1.b4_6 "I've got a cork," said {Pal}. It did not help.
@child.pockets.run1.b4_6 {Pal} had just the thing. It was the wrong thing.
@child.pockets.run1.b4_6 "Would a hinge do?" asked {Pal}. "It squeaks."
@child.pockets.run1.old "Would a bent fork be any use?" asked {Pal}. It would not.
@child.pockets.run1.old "I've a doll's shoe," offered {Pal}, "if that's any good to anyone."
@child.pockets.run1.old {Pal} laid out [nine keys to nothing|a hinge and a dried pea] in a row, in case they gave anyone an idea.
@child.pockets.run2.b0_3 Ribbit! {Pal} put the frog back.
@child.pockets.run2.b0_3 One stone. "Not that," said {Pal}.
@child.pockets.run2.b0_3 Out of {Pal's} coat fell a bun.
@child.pockets.run2.b4_6 "I've got half a biscuit," said {Pal}. That did help, a bit.
@child.pockets.run2.b4_6 Something fell out of {Pal's} coat. It was [a bolt|a bell], and it rolled away.
@child.pockets.run2.b4_6 {Pal} found the pea {pthey} had lost in May. It was still a pea.
@child.pockets.run2.old {Pal} offered round a biscuit. It was refused, gently, by everyone.
@child.pockets.run2.old {Pal} went through the left pocket and then, with less hope, the right.
@child.pockets.run2.old "I did have one," said {Pal}, going in up to the elbow. "It was under the jam."
@child.pockets.rescue.b4_6 There was {key}, {hid}, just too far to reach. "String," said {Pal}. "And a bent fork." {Pthey} tied one to the other and fished and fished, with {ptheir} tongue out. Up it came.
= hero(joy) look; friend(proud) lift {key}; rope
@child.pockets.rescue.b4_6 "I can see {key}. If we only had a hook," sighed {Hero}, "on something long." {Pal} turned as red as a plum. There was the hook. There was the something! And soon, from {hid}, up it came.
= hero(joy) look; friend(proud) lift {key}; rope
@child.pockets.rescue.b4_6 {Key} was {hid}, and would not come. "Hang on," said {Pal}. Out came a hinge, a frog, a fish hook. A fish hook! They let it down on a lace. Up it came!
= hero(joy) look; friend(proud) lift {key}; frog
@child.pockets.rescue.b7_9 They could see {key}, {hid}. They could not get at it; not with a hand, not with a foot, not with bad language. "Hang on," said {Pal}, and out came the string, and the bent fork, and the cork for a float. {Pal} fished for it, tongue between teeth. At the fourth try, up it swung.
= hero(joy) look; friend(proud) lift {key}; rope
@child.pockets.rescue.b7_9 {Key} had gone too deep for hands, {hid}. "We need a hook," somebody said, "and some wire, and I don't suppose..." But {Pal} was already turning out {ptheir} pockets in a row, like a king opening the treasury. It was a bit of wire that did it. It bent; it caught; and {Hero} lifted it out.
= hero(joy) lift {key}; friend(proud) kneel
@child.pockets.rescue.b7_9 There lay {key}, {hid}, an inch past the end of {Hero's} finger. An inch! "I wish that I had a longer finger," said {Hero}. {Pal} looked thoughtful. {Pthey} had a rubber glove. {Pthey} had a stick to put up it, and half a pot of glue. It was the ugliest finger in the world, and it took hold as if it had been born for it.
= hero(joy) look; friend(proud) lift {key}
@child.pockets.rescue.b7_9 {Key} was in plain sight, {hid}, past a gap too thin for fingers. "We need something flat," said {Hero}. "And sticky." {Pal} did not say, "I told you so." {Pthey} only took out half a jam sandwich, which had been getting flat for weeks, and tied a string to it. In it went. It came out with some fluff, and a beetle, and, stuck fast to the jam, the very thing.
= hero(joy) look; friend(proud) lift {key}; sandwich
@child.pockets.rescue.b10 You could just see {key}, {hid}, winking, an arm and a half away. "I need," said {Hero}, "something long, with a hook at the end." There was a pause. Then came a rattle, and it was the proudest rattle that you ever heard. String. Fork. Cork, for balance. Even the tap from a bath, for a weight. It took {Pal} four tries, lying flat, and on the fourth the fork bit, and up it came, swinging. "You never know," said {Pal}, not very steadily, "and then you do."
= hero(joy) look; friend(proud) lift {key}; rope
@child.pockets.rescue.b10 The trouble with {hid} was that it began too low for an arm and ended too far for a broom. {Key} lay in there and shone at them. No one said a word. They only, one after another, turned and looked at {Pal}, and at {Pal's} pockets; and {Pal}, who had been getting ready for this since the age of three, could not undo the button. {Hero} undid it. String, fork, tap for a sinker, cork to keep it off the ground. "Left a bit," breathed {Hero}. It bit. It came. "I've got a spare cork, too," said {Pal}, "if anybody should want one."
= hero(joy) look; friend(proud) lift {key}
@child.pockets.rescue.b10 They could all see {key}. "What we want," somebody said, "is a fish hook on a string." They said it bitterly, in the way that people ask for the moon. It got no answer, except that a sort of clanking began. {Pal} was taking things out. {Pthey} went down to a part of the pocket where {ptheir} arm had not been for years, and stopped there with a very strange expression. "I swapped a rabbit for this," {pthey} told {Hero}, holding it up by its lace. "Everybody laughed." They let it down, {hid}. No one was laughing. There was a tug, and up it came, turning in the light.
= hero(joy) look; friend(proud) lift {key}; rope
@child.pockets.end.b0_3 {Pal} put the moon away. Nearly!
@child.pockets.end.b0_3 And in {Pal's} pocket? A bun!
@child.pockets.end.b0_3 {Pal} kept a bit of cake. Shh.
@child.pockets.end.b4_6 {Pal} put one crumb of cake into {ptheir} pocket. You never know.
@child.pockets.end.b4_6 {Pal} had a candle for the cake, with fluff on it.
@child.pockets.end.b4_6 {Pal} put a star in {ptheir} top pocket. It was a paper one, but it was in there.
@child.pockets.end.old {Pal} wrapped up one slice and put it in the left pocket, beside the cork, for a day not yet invented.
@child.pockets.end.old It was {Pal} who had the matches, the tin opener and, wrapped in a leaf, the salt.
@child.pockets.end.old All the way home {Pal} rattled, rather more softly, having given most of it away.

@child.captain.intro.b0_3 {Pal} was captain. "Follow me," said {Pal}, and fell over a cat.
= hero(funny) walk; friend(surprised) fall; cat
@child.captain.intro.b0_3 {Pal} had a flag, and went first. Bump! That was a gate.
= hero(funny) look; friend(surprised) lift flag; gatepost
@child.captain.intro.b0_3 {Pal} had a big hat, and made the cups march.
= hero(happy) laugh; friend(proud) wear hat; cup
@child.captain.intro.b0_3 "Left, right!" said {Pal}, to the ducks.
= hero(happy) laugh; friend(proud) point; 3 duck
@child.captain.intro.b0_3 {Pal} blew a whistle, and a goat came.
= hero(surprised) look; friend(proud) blow whistle; goat
@child.captain.intro.b0_3 "All in line!" said {Pal}, to one frog.
= hero(happy) laugh; friend(proud) point; frog
@child.captain.intro.b4_6 {Pal} was in charge. {Pthey} said so. "I'm the captain," {pthey} said, "and you can be the first mate, and the gate can be the crew."
= hero(happy) laugh; friend(proud) point; gatepost
@child.captain.intro.b4_6 {Pal} gave the orders. "Left, right, left," {pthey} said, to the [ducks|cat], and to {Hero}, and to a wheelbarrow. Only the wheelbarrow did as it was told.
= hero(happy) walk; friend(proud) point; wheelbarrow + duck
@child.captain.intro.b4_6 "Who is for a march?" said {Pal}. {Hero} was. So were two [snails|hens], and a goat who was only going that way. It was the best army {pthey} ever had.
= hero(happy) walk; friend(proud) walk; goat + 2 snail
@child.captain.intro.b7_9 {Pal} was captain of everything. {Pthey} had been captain of the sofa, the bus stop and, for one short and shouting day, the school. "You may be an admiral," {pthey} told {Hero}. "That's higher, but it doesn't get a whistle."
= hero(happy) laugh; friend(proud) blow whistle
@child.captain.intro.b7_9 Wherever there was a line, {Pal} was at the front of it, and if there was no line {pthey} made one. {Pthey} had a paper hat, and a map with the enemy marked on it in red. The enemy was a goat. "At ease," {pthey} told {Hero}, every time, before saying good morning.
= hero(happy) laugh; friend(proud) wear hat; goat + map
@child.captain.intro.b7_9 {Pal} had a whistle, and used it. One for stop; two for go; three for "look at me". "Whose turn is it to be in charge?" {Hero} would ask. {Pal} blew three. {Pthey} had been born, {pthey} said, on a hill, facing the enemy, though {ptheir} mother said that it was in a taxi.
= hero(happy) laugh; friend(proud) blow whistle
@child.captain.intro.b7_9 {Pal} gave out medals. {Pthey} cut them out of gold paper, and there was one for everything: for courage, for eating soup, for not crying much. {Hero} had eleven. {Pal} had none. "Captains only give them," {pthey} said, looking hard at a button. "Nobody's high enough up to give one to a captain."
= hero(happy) laugh; friend(proud) give medal to hero
@child.captain.intro.b10 {Pal} liked there to be somebody in charge and had looked round, early in life, and seen that it would have to be {pthemself}. Everyone got a rank. {Hero} was an admiral. The postman was a bosun. There was a snail by the gate who was a colonel, for long service. The only trouble with {Pal's} orders was that {pthey} gave them; {pthey} had never yet had to take one.
= hero(happy) laugh; friend(proud) point; snail; postman
@child.captain.intro.b10 {Pal} had drawn up a chart. It showed who was under whom, in ink, with arrows, and at the top, in a sort of sunburst, was {Pal}. {Hero} was second in command, and so was everyone else. "It saves jealousy," {pthey} explained. {Pal} inspected things; {pthey} said "Carry on" to buses. It's lonely at the top of a chart, and when {Hero} moved over on the wall {Pal} always came and sat there, for reasons of morale.
= hero(happy) sit; friend(proud) sit; stone-wall + map
@child.captain.intro.b10 Battles, {Pal} held, are won at breakfast. So {pthey} had everyone lined up by eight: {Hero}, on the right; a boy who had come about the milk; the milk. There were orders of the day. They were read out, in a ringing voice, from the back of a cereal packet, and what they came to was generally that {Pal} would go in front. "And what if you're not sure of the way?" asked {Hero}. There was a pause. "You go in front a bit faster," said {Pal}.
= hero(happy) stand; friend(proud) talk; box + bottle; boy | morning
@child.captain.run1.b0_3 {Pal} waved a flag.
@child.captain.run1.b0_3 {Pal} went left, and right, and bump.
@child.captain.run1.b0_3 {Pal} blew a horn, at a duck.
@child.captain.run1.b4_6 "Nobody panic," cried Captain {Pal}, running in a circle.
@child.captain.run1.b4_6 "This is all part of my plan," said {Pal}. It was not.
@child.captain.run1.b4_6 {Pal} climbed up to get a better view, and had to be lifted down.
@child.captain.run1.old "I'm taking command," said {Pal}, and then, "What do we do?"
@child.captain.run1.old {Pal} called a meeting, took the chair, and fell off it.
@child.captain.run1.old "I have the whole thing under control," said {Pal}, hurrying by in the other direction.
@child.captain.run2.b0_3 "All aboard!" said {Pal}.
@child.captain.run2.b0_3 "Halt!" said {Pal}. Splat!
@child.captain.run2.b0_3 The mop would not march, {Pal}.
@child.captain.run2.b4_6 Captain {Pal} saluted, and fell over [a bucket|a rope].
@child.captain.run2.b4_6 {Pal} gave an order to [a mop|a seagull], which would not.
@child.captain.run2.b4_6 {Pal} blew the whistle. A [goat|baby] came, so that was one.
@child.captain.run2.old {Pal} made [the bucket|a passing hen] a sergeant, which helped nobody.
@child.captain.run2.old {Pal} wrote it all down as a victory, in pencil.
@child.captain.run2.old {Pal} drew it up as a plan of attack, with arrows, and ate the pencil.
@child.captain.rescue.b4_6 "Somebody must go and get {key}," said {Pal}. Everyone looked at the captain. "Oh," said {Pal}. "That's me." And off marched {Pal} and got it, all alone, though it was {hid}.
= hero(joy) cheer; friend(proud) lift {key}
@child.captain.rescue.b4_6 "Who will go?" cried {Pal}. It was as black as boots, {hid}. No one spoke. {Pal} saluted {pthemself}. "I will, sir," {pthey} said, and came back all over dust, with {key}.
= hero(joy) cheer; friend(proud,dusty) lift {key}
@child.captain.rescue.b4_6 There was a noise, {hid}. The army hid behind {Hero}. "Somebody hold my flag," said {Pal}, and {ptheir} chin shook, and in {pthey} went. "It was a hen," {pthey} said, "and it had {key}."
= hero(joy) hold flag; friend(proud,dusty) lift {key}
@child.captain.rescue.b7_9 "Send the crew!" said {Pal}. There was no crew. There was only a gap {hid}, a nasty dark one, and {key} at the end of it. {Pal} took off the captain's hat that nobody else could see, and gave it to {Hero} to hold. Then {pthey} crawled in. {Pthey} came out with cobwebs on both ears, and {key}, and did not say one word about it.
= hero(joy) cheer; friend(proud,dusty) lift {key}
@child.captain.rescue.b7_9 {Pal} looked at the place {hid}, and then at the whole army, one by one. The army looked at its feet. It was narrow in there, and there were noises. "Very well," {pthey} said, in a voice with a squeak in it. "I'm sending my best soldier." {Pthey} handed {Hero} the paper hat, and went. It was some time before a filthy hand came out of the dark, holding {key}, and saluted.
= hero(joy) hold hat; friend(proud,dusty) lift {key}
@child.captain.rescue.b7_9 "Forward!" said {Pal}, and looked round, and nobody had gone. It was not the kind of place that you went forward into, {hid}. It breathed. {Pal} put the whistle to {ptheir} lips, and thought better of it. "I should like it known," {pthey} told {Hero}, quite quietly, "that I'm not ordering anyone." They counted to sixty. Then from deep inside came three blasts, and {Pal}, with {key}.
= hero(joy) cheer; friend(proud,dusty) lift {key}
@child.captain.rescue.b7_9 It was black, {hid}, and it dripped. "There's a medal in this," said {Pal}, "for anybody who goes." Feet shuffled. "Two medals." So in the end {pthey} did up {ptheir} top button, and went. There was one small scream. When {pthey} came out, all over dust, with {key} held high, {Hero} took off the best medal of the eleven, and pinned it on {pthem}.
= hero(joy) hold medal; friend(proud,dusty) lift {key}
@child.captain.rescue.b10 "Right," said {Pal}. "What we need is a volunteer." It was quiet. It was especially quiet {hid}, where the dark was, and where {key} had gone. {Pal} looked round at the admiral and at the other ranks and found, with interest, that {ptheir} own hand was up. "Captains don't," said {Pal}, to nobody, "as a rule." Then {pthey} went in. When {pthey} came out again, with {key}, {pthey} handed it over and saluted first, which a captain never has to.
= hero(joy) cheer; friend(proud,dusty) lift {key}
@child.captain.rescue.b10 It was a job for the lowest rank there was. {Pal} said so. You'd need to go on your stomach, {hid}, in the dark, among what sounded like legs. "So whose is it?" somebody asked; and {Pal} got out the chart and ran a finger down, past all the seconds in command, to the bottom. There was no one there. {Pthey} looked at that empty space for quite a while. Then {pthey} licked the pencil, and wrote in a name, and went. First out was {key}, and after it {Pal}; and {Hero}, for reasons of morale, did not see {ptheir} chin.
= hero(joy) cheer; friend(proud,dusty) lift {key}
@child.captain.rescue.b10 Nobody gave the order. They were all standing about, {hid}, or as near to it as anyone cared to be, looking at a hole that had cold air coming out; and {Pal}, who had a name for every bit of a battle, seemed to have mislaid them all. {Pthey} unpinned {ptheir} medals. There were nine, and one was a bottle top. "It's only so as not to rattle," {pthey} said. {Hero} held the medals, and held {their} breath. First there came a scuffle, then a sneeze; and then a small, black, dusty person with no rank at all, who gave {them} {key}, and burst into tears.
= hero(joy) hold medal; friend(proud,dusty) lift {key}
@child.captain.end.b0_3 "Well done, crew!" said {Pal}.
@child.captain.end.b0_3 {Pal} gave everybody a hat.
@child.captain.end.b0_3 Good night, Captain {Pal}.
@child.captain.end.b4_6 Captain {Pal} made everyone a captain. It seemed only fair.
@child.captain.end.b4_6 {Pal} gave out medals, made of bottle tops. They were all gold ones.
@child.captain.end.b4_6 "At ease," said {Pal}, and fell asleep standing up.
@child.captain.end.old {Pal} made everybody present a captain, down to the snail, and took orders until bedtime.
@child.captain.end.old "Carry on," said {Pal}, to the cake, the moon and everybody, and for once sat down in the middle of the row.
@child.captain.end.old {Pal} was offered the big chair, and said that {pthey} would sooner have the one by {Hero}.

@adult.flask.intro.b0_3 {Pal} had hot tea in a flask, and there was some for all.
= hero(happy) look; friend(happy) give flask to hero
@adult.flask.intro.b0_3 {Pal} had tea in a flask, and one warm bun for {Hero}.
= hero(happy) look; friend(happy) give bun to hero; flask
@adult.flask.intro.b0_3 "Tea?" said {Pal}. {Pal} had a flask, all day long.
= hero(happy) look; friend(happy) give flask to hero
@adult.flask.intro.b0_3 {Pal} gave {Hero} tea, and the cat, too.
= hero(happy) look; friend(happy) give teacup to hero; cat
@adult.flask.intro.b0_3 Glug, glug! {Pal} had the flask out.
= hero(happy) look; friend(happy) pour flask over teacup
@adult.flask.intro.b0_3 {Pal} had a flask, and cups, and cake.
= hero(happy) look; friend(happy) give cake to hero; flask + teacup
@adult.flask.intro.b4_6 {Pal} came along with a flask of tea and a bag of [cheese|egg] sandwiches. "Nobody is ever brave when they're hungry," {pthey} said.
= hero(happy) look; friend(happy) give flask to hero; sandwich
@adult.flask.intro.b4_6 {Pal} thought that there was nothing wrong that a hot drink would not mend. So in went the flask, and {Pal} came, too.
= hero(happy) look; friend(happy) give flask to hero
@adult.flask.intro.b4_6 {Pal} had eleven pockets, and nine of them were lunch. "You can't save the world on no breakfast," {pthey} said, and gave {Hero} [an egg|a pie]. It was still warm.
= hero(happy) look; friend(happy) give pie to hero
@adult.flask.intro.b7_9 {Pal} never went anywhere without a flask. In fire, flood or the school play, there would come a small glugging sound, and someone would be holding a warm cup without quite knowing how. "All I ask," {pthey} said, "is that everyone's fed and nobody's damp."
= hero(happy) hold teacup; friend(happy) pour flask over teacup
@adult.flask.intro.b7_9 Glug, glug: that was how you knew {Pal} was behind you. {Pthey} had poured tea on mountains and in lifts, and once, by mistake, into a trombone. "Drink it while it's hot," {pthey} told {Hero}. Nobody had ever been in so bad a mess that there was not a cup for it.
= hero(happy) hold teacup; friend(happy) pour flask over teacup
@adult.flask.intro.b7_9 On the day of the great flood, people said, the first boat down the street was {Pal}, in a washtub, with soup. {Pthey} never asked what the matter was. {Pthey} asked if you took sugar. "It's only tea," {pthey} said to {Hero}. "It doesn't fix anything. It gives you something to hold while you're being brave."
= hero(happy) hold teacup; friend(happy) lift soup-pot
@adult.flask.intro.b7_9 {Pal} did not believe in trouble before tea. {Pthey} had a flask and two cups, and a third cup for whoever turned up. "Sit," {pthey} would say; and the bus went without you, and somehow it did not matter. {Hero} had missed a dentist like that, and most of a quarrel with the boy next door.
= hero(happy) sit; friend(happy) pour flask over teacup; bus
@adult.flask.intro.b10 {Pal} carried a flask, dented on one side, and a packet of sandwiches for a number of people that nobody had met yet. "There's very little that's not worse on an empty stomach," {pthey} said. This was all the advice {pthey} ever gave. {Hero} had worked out that if you took the cup and just kept quiet, {Pal} would sit there too, for as long as it took, and look at the view.
= hero(thoughtful) sit; friend(calm) sit; flask + teacup + sandwich
@adult.flask.intro.b10 There were people who had known {Pal} for years and could not have told you the colour of {ptheir} eyes, on account of the steam. {Pal} saw somebody in trouble, and poured. It might be the middle of a speech, or of the road. {Hero} had once been handed a full cup while hanging from a gate. And yet it was a strange thing: you drank it, and looked up, and there you were, still in trouble, but with somebody.
= hero(surprised) hold teacup; friend(happy) hold flask
@adult.flask.intro.b10 {Pal's} flask had been dropped down a well, and run over, and once, in the course of a very long sermon, sat upon by a bishop. It still kept things hot for nine hours. "That's all I'd ask of anybody," {pthey} said. {Pthey} had a gift for coming through a door at the worst possible moment with a tray. Proposals had been interrupted; so, one time, had a duel. "And what did they do?" asked {Hero}. "Well, they had to hold the cups," said {Pal}, "so they couldn't hold the other things."
= hero(happy) talk; friend(happy) lift flask; teacup
@adult.flask.run1.b0_3 {Pal} spilled some tea.
@adult.flask.run1.b0_3 {Pal} very nearly dropped the tea.
@adult.flask.run1.b0_3 {Pal} poured the tea into a hat.
@adult.flask.run1.b4_6 {Pal} held out a cup. It was not the moment.
@adult.flask.run1.b4_6 There was a glug. Now there was tea on it as well. "Sorry," said {Pal}.
@adult.flask.run1.b4_6 "Egg or cheese?" asked {Pal}. Nobody could think about cheese.
@adult.flask.run1.old "Sandwich?" said {Pal}, choosing, as ever, the exact wrong moment.
@adult.flask.run1.old {Pal} felt that it was time for something hot, and felt about for a cup.
@adult.flask.run1.old "I'll just put this here," said {Pal}, and put down a tray, where everybody would fall over it.
@adult.flask.run2.b0_3 Who lost the lid? {Pal} did.
@adult.flask.run2.b0_3 Now there was tea in {Pal's} boot.
@adult.flask.run2.b0_3 {Pal} shook the flask. Slosh!
@adult.flask.run2.b4_6 {Pal} tipped up the flask, and missed.
@adult.flask.run2.b4_6 "One lump or two?" asked {Pal}, holding on with one hand.
@adult.flask.run2.b4_6 A bun came over the top. "Catch!" said {Pal}. It hit {Hero} on the nose.
@adult.flask.run2.old There was a glugging sound from {Pal}, and {Hero} found something warm in one hand.
@adult.flask.run2.old Somebody ran by {Pal}, and found too late that they had been given a cup.
@adult.flask.run2.old {Pal} had unpacked the cups, all nine, and was looking about for a level place.
@adult.flask.rescue.b4_6 {Key} was stuck fast, {hid}. They pulled and they tugged. "Tea?" said {Pal}. "Not now!" said everyone. But {Pal} poured the last hot drops right on it. Creak, plop! Out it came.
= hero(surprised) look; friend(proud) pour flask over {key}
@adult.flask.rescue.b4_6 {Key} was stuck, {hid}, and cold, and nobody could pull it out. And just then, at the worst time in the whole day, {Pal} spilled the tea. Hiss! Plop! And {Hero} had it.
= hero(joy) lift {key}; friend(surprised) hold flask
@adult.flask.rescue.b4_6 {Key} would not budge, {hid}, for pushing or for crying. "What it wants," said {Pal}, "is butter." {Pthey} took the butter out of {ptheir} own sandwich. Rub, rub. Pop! Out it came.
= hero(joy) lift {key}; friend(proud) hold sandwich
@adult.flask.rescue.b7_9 {Key} had wedged {hid}, tight as a tooth. They pulled. It only sat tighter. "Tea," said {Pal}. "Oh, please, not now," said {Hero}. "It isn't for you," said {Pal}, and tipped up the flask, and poured out the whole hot lot, where it would do most good. There was a creak. It came loose as sweetly as a cork.
= hero(surprised) look; friend(proud) pour flask over {key}
@adult.flask.rescue.b7_9 They could touch {key}, but nobody could shift it. It had stuck {hid} as toffee sticks to a tooth. "Hold this," said {Pal}, and gave {Hero} a cup. "{Pal}, there isn't time!" "There's always time to warm a thing up," {pthey} said, and poured, slow and steady, in a ring. Then, with just two fingers, {pthey} drew it out.
= hero(surprised) hold teacup; friend(proud) pour flask over {key}
@adult.flask.rescue.b7_9 "Nobody's had anything since noon," said {Pal}, "and it shows." {Pthey} made them all sit down, there and then, and eat, while the minutes went by; and {Hero} could have wept, until {they} looked up with {their} mouth full, and saw it. It was {hid}. They had all been too hungry to see straight. "More bread?" said {Pal}; and {Hero} said, "That's {key}!"
= hero(joy) eat sandwich; friend(happy) sit; {key}
@adult.flask.rescue.b7_9 "Sit," said {Pal}. "Now?" cried {Hero}. "Now most of all." {Pthey} filled two cups, and then looked about, {hid}, for anyone who might like the third. {Pthey} held it in as far as {pthey} could. Clink, it went. Cups do not go clink on nothing. {Hero} put an arm in beside {Pal's}, and felt about, and found what the cup had found: {key}.
= hero(joy) reach; friend(proud) hold teacup; {key}
@adult.flask.rescue.b10 {Key} was jammed {hid}, so hard that two people pulling could only make it squeak. Behind them someone unscrewed a lid. "If you pour me a cup of tea now," said {Hero}, without turning round, "I might cry." "Then I won't," said {Pal}. {Pthey} knelt down, old coat and all, and let the whole flask go, slow and scalding, round the edges of the thing. It took the last drop. Something sighed. And {Pal} lifted it out between finger and thumb, and dried it on {ptheir} sleeve.
= hero(surprised) look; friend(proud) pour flask over {key}
@adult.flask.rescue.b10 Cold had got into {key}, or damp; at any rate it was fast, {hid}, and three people had skinned their knuckles. "Mind," said {Pal}, and they all made way, from habit, to be given tea. But there was one cup left in the flask. {Pal} weighed it in {ptheir} hand. {Pthey} had never yet, in a long life, poured one that was not for somebody. "Well, you look perished," {pthey} told it, kindly, and tipped it in, and put the lid on to let it draw. They waited the full four minutes. Then {Hero} pulled, and it came as a spoon comes out of jam.
= hero(surprised) look; friend(proud) pour flask over {key}
@adult.flask.rescue.b10 They had been looking for {key} for an hour, and had come to the stage when everyone says "let me" and nobody lets them. {Pal} spread a cloth. "Two minutes," {pthey} said. "It won't run off." There were grown men who shouted. But they took the cups, since one does; and one by one, as the steam went up, they stopped. It was in that quiet that {Hero} heard it: a small tick, as if something had shifted, {hid}. "There," said {Pal}, not even looking round. "It only wanted quiet." {Hero} put in a hand, and out came {key}.
= hero(joy) lift {key}; friend(happy) hold flask; {crowd}
@adult.flask.end.b0_3 A hot cup each, from {Pal}.
@adult.flask.end.b0_3 {Pal} filled all the cups.
@adult.flask.end.b0_3 Then {Pal} had a cup, too. Ahh.
@adult.flask.end.b4_6 {Pal} poured the tea. This time, it was the moment.
@adult.flask.end.b4_6 There was just enough in {Pal's} flask for everyone. There always was.
@adult.flask.end.b4_6 {Pal} gave the last drop to the cat, and sat down with {ptheir} shoes off.
@adult.flask.end.old {Pal} poured, and for once, for the first time on record, the moment was exactly right.
@adult.flask.end.old They passed {Pal's} flask round, and it did not run out, although it ought to have done an hour ago.
@adult.flask.end.old For the first time that anyone could remember somebody poured a cup for {Pal}.

@adult.glasses.intro.b0_3 {Pal} could not find {ptheir} glasses. They were on {ptheir} head.
= hero(funny) laugh; friend(worried) wear glasses-up
@adult.glasses.intro.b0_3 {Pal} had lost {ptheir} glasses, and sat on a bun.
= hero(funny) laugh; friend(surprised) on bun
@adult.glasses.intro.b0_3 "Hello, {Hero}," said {Pal}, to a tree. {Pal} had no glasses on.
= hero(funny) laugh; friend(happy) wave; tree | garden
@adult.glasses.intro.b0_3 {Pal} shook hands with a coat. No glasses!
= hero(funny) laugh; friend(happy) touch coat
@adult.glasses.intro.b0_3 {Pal} gave a hat a kiss. Where were {ptheir} glasses?
= hero(funny) laugh; friend(happy) hug hat
@adult.glasses.intro.b0_3 {Pal} had on two buns, and no glasses.
= hero(funny) laugh; friend(happy) lift bun
@adult.glasses.intro.b4_6 {Pal} came too, looking for {ptheir} glasses. They were on {ptheir} head. They were always on {ptheir} head. "Who put those there?" {pthey} said.
= hero(funny) laugh; friend(worried) wear glasses-up
@adult.glasses.intro.b4_6 {Pal} could see very well, with glasses on. It was just a pity about the glasses. Today they had been in the [butter|bath]. "I put them down somewhere sensible," {pthey} said.
= hero(happy) laugh; friend(happy) wear glasses
@adult.glasses.intro.b4_6 "Has it been raining?" said {Pal}. It had not. {Pthey} had {ptheir} glasses on upside down. {Hero} turned them round, and then they both looked at [a duck|the sky].
= hero(happy) reach; friend(happy) wear glasses; duck
@adult.glasses.intro.b7_9 {Pal} had lost {ptheir} glasses. {Pthey} had been losing them since before {Hero} knew {pthem}: in the fridge, in the piano, and most days on {ptheir} own head. "I had them a minute ago," {Pal} would say, walking slowly into something.
= hero(funny) look; friend(worried) wear glasses-up
@adult.glasses.intro.b7_9 {Pal} had three pairs of glasses: a pair for near, a pair for far, and a pair to look for the others with. It was always that pair that was gone. "Is that you, {Hero}?" {pthey} would ask the hat stand, with great affection.
= hero(funny) laugh; friend(happy) bow; hat-stand
@adult.glasses.intro.b7_9 {Hero} had tied {Pal's} glasses on with string. {They} had painted them yellow. It made no difference; they were somewhere at this minute, being yellow, and having a nice time. "I don't see that I need them," said {Pal}, and shook hands with the coat stand, and told it that it had grown.
= hero(funny) laugh; friend(happy) touch hat-stand
@adult.glasses.intro.b7_9 {Pal} had been told to hang {ptheir} glasses on a chain. {Pthey} had the chain. It was round {ptheir} neck at this moment, with a teaspoon on it. "What a lot of people have come," {pthey} said happily, and bowed to a row of cabbages, and asked {Hero} which of them was the bride.
= hero(funny) laugh; friend(happy) bow; vegetables
@adult.glasses.intro.b10 {Pal} wanted no more than a quiet afternoon with a newspaper, and had never had one, on account of the glasses. They had been found in the fridge. They had been found in a trout. Mostly they were found on {Pal's} head, by {Hero}, who had learnt to wait a while before saying so, because {Pal} told the best stories while {pthey} {pwas} looking.
= hero(happy) listen; friend(happy) wear glasses-up; newspaper
@adult.glasses.intro.b10 You had to be careful where you stood, with {Pal}, or you might be used as a door. {Ptheir} glasses were about somewhere. It was known that they had once been round the world, inside a library book. In the meantime {Pal} went by voices, and by a steady trust that whatever {pthey} {pwas} talking to was probably nice. {Hero} was a voice on the left. For that reason {Hero} had taken to always walking on the left.
= hero(happy) talk; friend(happy) walk; book
@adult.glasses.intro.b10 Without {ptheir} glasses {Pal} saw a world that was kinder than the real one, and a good deal softer at the edges. Dustbins were elderly ladies. A row of cabbages had once been read to. "You could get a new pair," said {Hero}. "I have a new pair," said {Pal}. "That's the pair I can't find." {Pthey} put a hand on {Hero's} shoulder for the step, and it stayed there, as it always did, for a while after the step was over.
= hero(happy) talk; friend(happy) talk; vegetables
@adult.glasses.run1.b0_3 {Pal} bumped into a post.
@adult.glasses.run1.b0_3 {Pal} patted a pot.
@adult.glasses.run1.b0_3 {Pal} said hello to a bag.
@adult.glasses.run1.b4_6 "Has anyone seen my glasses?" said {Pal}, and bowed to a lamp post.
@adult.glasses.run1.b4_6 "What a nice dog," said {Pal}, to a bag.
@adult.glasses.run1.b4_6 {Pal} wished the [letter box|bicycle] a very good day.
@adult.glasses.run1.old {Pal}, without {ptheir} glasses, said a warm good evening to [a hat stand|a lamp post].
@adult.glasses.run1.old {Pal} asked [a pillar box|a large fern] if it had lost something, too.
@adult.glasses.run1.old {Pal} stopped to ask the way of [a scarecrow|a tall vase], and thought it rather short with {pthem}.
@adult.glasses.run2.b0_3 {Pal} looked in a hat. Not there.
@adult.glasses.run2.b0_3 A coat got a hug from {Pal}.
@adult.glasses.run2.b0_3 {Pal} sat down. No chair!
@adult.glasses.run2.b4_6 {Pal} patted every pocket, and some that were other people's.
@adult.glasses.run2.b4_6 {Pal} told a mop not to worry.
@adult.glasses.run2.b4_6 "I've found them!" cried {Pal}. It was two buns.
@adult.glasses.run2.old {Pal} was by now looking for {ptheir} glasses with great care, in a hedge.
@adult.glasses.run2.old "Never mind, dear," said {Pal}, and patted [a sack of sand|a mop].
@adult.glasses.run2.old {Pal} had put on something that {pthey} took to be {ptheir} glasses, and was a trifle surprised by the jam.
@adult.glasses.rescue.b4_6 {Pal} had not heard a word. {Pthey} {pwas} on {ptheir} knees {hid}, hunting for {ptheir} glasses. "Not here," {pthey} said. "There's only this." And {pthey} held up {key}.
= hero(joy) look; friend(surprised) lift {key}
@adult.glasses.rescue.b4_6 "Got them!" cried {Pal}, {hid}, and tried them on. They would not stay on {ptheir} nose. "Those aren't glasses," said {Hero}. "Don't move! That's {key}!"
= hero(joy) point; friend(proud) lift {key}
@adult.glasses.rescue.b4_6 Everyone else stood up to think. {Pal} was down low, after {ptheir} glasses. {Pthey} put a hand {hid}. "Who leaves these about?" {pthey} said. It was {key}!
= hero(joy) look; friend(surprised) lift {key}
@adult.glasses.rescue.b7_9 Everyone stood still and tried to think. Only {Pal} was crawling about {hid}, patting the floor. "It's no good," {pthey} said. "I've looked everywhere. They're not here, there's nothing here at all but this." And {pthey} held it up, the wrong way round, and squinted. It was {key}.
= hero(joy) look; friend(surprised) lift {key}
@adult.glasses.rescue.b7_9 It was {Pal} who trod on it. {Pthey} had gone after a glint, {hid}, with both arms out and a kind word for the furniture. Crunch. "Oh, my poor glasses," {pthey} said. {Pthey} brought it up close, and then very close. "That's odd. I don't remember that they had this bit." "Nor do I," said {Hero}, and laughed out loud. "That's {key}!"
= hero(joy) look; friend(surprised) lift {key}
@adult.glasses.rescue.b7_9 "I'd know them anywhere," said {Pal}, feeling along with ten careful fingers, {hid}. "They've a bent bit just..." {Pthey} stopped. "How very peculiar. Someone has taken my glasses, and put this in the same place." {Pthey} {pwas} quite hurt about it, until {Hero} hugged {pthem}. It was {key}.
= hero(joy) look; friend(surprised) lift {key}
@adult.glasses.rescue.b7_9 {Pal} had gone to rest {ptheir} eyes, {hid}, on what {pthey} took to be a cushion. {Pthey} got up again faster. "Someone has left a thing there," {pthey} said, "and it's not my glasses. I know what they feel like." Nobody was listening but {Hero}, who ran to see. It was {key}, and it was quite warm.
= hero(joy) lift {key}; friend(surprised) stand
@adult.glasses.rescue.b10 Nobody had thought to tell {Pal}, and {pthey} had gone on with {ptheir} own affairs, which had brought {pthem} by slow stages {hid}. No one alive had such practice in looking for things. {Pthey} patted, {pthey} muttered, {pthey} went round each corner twice. "Not a sign of them," {pthey} called. "Somebody's dropped this, though. Is it anything?" It was {key}. {Hero} took it in both hands. Then {they} reached up and, as gently as {they} could, slid the glasses down from {Pal's} hair to {Pal's} nose.
= hero(joy) look; friend(surprised) lift {key}
@adult.glasses.rescue.b10 "Nobody move," said {Pal}. "I've dropped my glasses." Everybody groaned, and nobody moved; which was as well, for {Pal} went over that ground on {ptheir} knees like a person reading very small print, and not much gets by a reader of that sort. {Pthey} got as far as {hid}. "No," {pthey} told {Hero}, holding it out to be taken away. "It's not them. It's cold, it's some old thing, I dare say it's of no use to anybody." It was {key}; and on {Pal's} nose, where they'd been since lunch, were the glasses.
= hero(joy) look; friend(surprised) lift {key}
@adult.glasses.rescue.b10 "I shall only be in the way," said {Pal}, and went and was in the way somewhere else, {hid}, where {pthey} sat down on what {pthey} believed to be a bench. It broke. Out of the ruins rolled a number of things, and {Pal} began feeling about for them and naming them aloud. "A hinge," {pthey} said. "A sort of apple. Here's a cold one; what would you be, now?" Across the dark there was a silence with twenty people in it. "Say what it feels like," said {Hero}. "And, {Pal}, whatever you do, don't put it down." It was {key}.
= hero(joy) look; friend(surprised) sit; bench + {key}
@adult.glasses.end.b0_3 {Pal} had them on! Look!
@adult.glasses.end.b0_3 "Hello, {Hero}!" said {Pal}, with glasses on.
@adult.glasses.end.b0_3 "Night-night," {Pal} told the lamp.
@adult.glasses.end.b4_6 "Lovely," said {Pal}. "I only wish I had my glasses." You know where they were.
@adult.glasses.end.b4_6 {Pal} held up a cup to {Hero}. It was a vase, but it was kindly meant.
@adult.glasses.end.b4_6 Where were {Pal's} glasses in the end? The [goat|dog] next door had them on. They suited it.
@adult.glasses.end.old "I can see it all from here," said {Pal}, and for once {pthey} could, for somebody had tied the glasses on.
@adult.glasses.end.old {Pal} made a speech, and a fine one, though it was made to the coats.
@adult.glasses.end.old Somebody handed {Pal} a pair of glasses. "Good heavens," {pthey} said, looking round at them all. "You're even nicer than I thought."

@other.hum.intro.b0_3 {Pal} hummed all day long. Hum, hum! It was like a bee in a box.
= hero(happy) listen; friend(happy) sing; bee
@other.hum.intro.b0_3 Was it a bee? No, it was {Pal}, who hummed all day.
= hero(surprised) look; friend(happy) sing; bee
@other.hum.intro.b0_3 {Pal} had a hum for all things. Mmm, mmm! That was the one for buns.
= hero(happy) listen; friend(happy) sing; bun
@other.hum.intro.b0_3 Hum, hum, went {Pal}, and a bee came.
= hero(happy) listen; friend(happy) sing; bee
@other.hum.intro.b0_3 {Pal} hummed to the soup. Blup, it went.
= hero(happy) listen; friend(happy) sing; soup-pot
@other.hum.intro.b0_3 Up the stairs hummed {Pal}, and down hummed {Pal}.
= hero(happy) listen; friend(happy) sing | stairs
@other.hum.intro.b4_6 {Pal} came too. {Pal} hummed. {Pal} hummed on the way up the hill and louder on the way down, and never quite knew it.
= hero(happy) walk; friend(happy) sing | hill
@other.hum.intro.b4_6 There was a sound like a bee in a cup. That was {Pal}, over the dishes. "Am I?" {pthey} said, if you asked.
= hero(happy) listen; friend(happy) sing; plate + teacup
@other.hum.intro.b4_6 {Pal} was never lost. You just stood still, and listened for the hum. There it was, behind the [shed|sofa], going up and down like a bee on the stairs.
= hero(happy) listen; friend(happy) sing
@other.hum.intro.b4_6 {Pal} had one hum for stairs, and one for soup. {Hero} knew what was for dinner with both eyes shut.
= hero(happy) listen; friend(happy) sing; soup-pot
@other.hum.intro.b7_9 {Pal} hummed. It was not a tune, it was more the sound a kettle makes when it's thinking of something nice. {Pal} hummed in bed, in the bath and at the quiet bit in other people's stories, and always with the same look of surprise when it was mentioned.
= hero(happy) listen; friend(happy) sing; kettle
@other.hum.intro.b7_9 {Pal} had no tunes to speak of, only the one long note, and it went up a bit when there was jam. Bees stopped to listen. So, in the end, did {Hero}, who could no longer get to sleep on a night when {Pal} was away, because of all the quiet.
= hero(happy) listen; friend(happy) sing; bee + jar
@other.hum.intro.b7_9 It was no good playing hide-and-seek with {Pal}. Everyone had tried. There would be a curtain, and two feet, and a tune. "You could hold your breath," said {Hero}. {Pal} did. It came out of {ptheir} nose, in two parts.
= hero(funny) peek; friend(happy) sing
@other.hum.intro.b7_9 {Pal} hummed when {pthey} {pwas} happy, and had never noticed that it was most of the time. It got into things. First the spoons picked it up, and then the stairs. By the end of a week all of {Hero's} house was on the one note, and the cat walked in time to it.
= hero(happy) listen; friend(happy) sing; spoon + cat
@other.hum.intro.b10 Wherever {Hero} went {Pal} went too, for company, and where {Pal} went there was a hum. It was low and warm and it had no tune to speak of. {Pal} had been asked to leave two libraries. The odd thing was that you only truly heard it when it stopped; then the whole day seemed to have a hole in it.
= hero(happy) walk; friend(happy) sing
@other.hum.intro.b10 {Pal} came along, and so did the hum. There were people who thought it was the pipes. It had been looked for under floors by a man with a torch, while {Pal} stood and held the torch and, out of interest, hummed. {Hero} could tell by it what sort of day it was. There was a low one for soup and a high one for worry; there was one, with a kind of wobble, that only meant {Pal} was glad you had come back in the room.
= hero(happy) look; friend(happy) sing; torch; man
@other.hum.intro.b10 They had a piano tuner in once, for the fridge. It was {Pal}, who had been standing beside it. {Pthey} had no more idea of humming than you have of blinking, and when people told {pthem} {pthey} said "What, now?" and they said "Yes," and {pthey} listened, with {ptheir} head on one side, and there was nothing to hear. "It's stopped," {pthey} would say, sorry to have missed it. {Hero} had learnt not to mention it. If you didn't, it went on till dark, and you never felt that you were by yourself.
= hero(funny) listen; friend(surprised) sing; fridge; man
@other.hum.run1.b0_3 {Pal} hummed at a duck.
@other.hum.run1.b0_3 {Pal} hummed like a bee.
@other.hum.run1.b0_3 {Pal} hummed, very low.
@other.hum.run1.b4_6 {Pal} hummed, and somebody said "Shh!"
@other.hum.run1.b4_6 There was a buzz. Everyone looked for the bee. It was {Pal}.
@other.hum.run1.b4_6 {Pal} hummed like a kettle. Three people got up to make the tea.
@other.hum.run1.old {Pal} hummed a bit, to cheer people up, and was looked at.
@other.hum.run1.old A low note had started up somewhere. It was {Pal}, being anxious.
@other.hum.run1.old {Pal} began, very low, on the note that means trouble, and a window joined in.
@other.hum.run2.b0_3 Hush now, {Pal}.
@other.hum.run2.b0_3 {Pal} hummed in a sock.
@other.hum.run2.b0_3 Zzz, said {Pal's} nose.
@other.hum.run2.b4_6 {Pal} tried not to hum. It came out of {ptheir} ears.
@other.hum.run2.b4_6 {Pal} put both hands over {ptheir} mouth, and it came out at the sides.
@other.hum.run2.b4_6 "Who's got a wasp?" said somebody. Nobody. They had {Pal}.
@other.hum.run2.old {Pal} was trying so hard not to hum that {pthey} shook like a lid.
@other.hum.run2.old {Pal} left off for a moment, and they all felt a draught.
@other.hum.run2.old {Pal} was asked to stop, and did, and it was so quiet that they asked {pthem} to start again.
@other.hum.rescue.b4_6 {Pal} was so worried that {pthey} hummed out loud. And something hummed back, from {hid}, very thin and clear. It was {key}, ringing like a glass. {Pal} hummed them all the way to it.
= hero(joy) lift {key}; friend(worried) sing
@other.hum.rescue.b4_6 {Pal} was doing the low one, for when things are bad. Ting! {Pal} did it again. Ting! It was {key}, {hid}, joining in.
= hero(joy) lift {key}; friend(surprised) sing
@other.hum.rescue.b4_6 {Pal} hummed a question at the ground, {hid}. Ping! {Pal} hummed it again, higher. PING! "It knows that one," said {Hero}, and put in a hand, and pulled out {key}.
= hero(joy) lift {key}; friend(happy) sing
@other.hum.rescue.b4_6 {Hero} shut both eyes, and listened to {Pal}. It was not the tune for stairs, or the one for soup. It went up at the end, {hid}. {Hero} felt about, and there was {key}.
= hero(joy) lift {key}; friend(happy) sing
@other.hum.rescue.b7_9 In the quiet, {Pal} began to hum. "Shh," said somebody. "No, don't stop!" said {Hero}. For when {Pal} hummed, a thin small ringing came back from {hid}, as a glass rings when you sing to it. Warmer, colder, warmer, {Pal} hummed them across the floor, until {Hero} bent down and picked up {key}.
= hero(joy) lift {key}; friend(happy) sing
@other.hum.rescue.b7_9 "Sorry," said {Pal}, who had just been hushed for the third time, and the hum went down to a thread. And in the gap where it had been, something went on. It was thin, and it was high, and it was {hid}. "Somebody's got the other half of your note," said {Hero}. {They} put in an arm and felt about, and it buzzed against {their} fingers: {key}.
= hero(joy) lift {key}; friend(surprised) sing
@other.hum.rescue.b7_9 {Pal} had gone off by {pthemself}, so as not to be a bother, and was doing it {hid}, with {ptheir} face to the wall. After a bit {pthey} came back. "I don't want to interrupt," {pthey} said, "but I seem to be in two places." They all went and listened. There was {Pal}; and there, a little sharp, from the dust, was somebody else. It was {key}.
= hero(joy) lift {key}; friend(surprised) sing
@other.hum.rescue.b7_9 "I'll stop," said {Pal}. "It doesn't help." But something had picked it up. It was no spoon. {Hero} laid one hand flat on this and on that, like a doctor, and it was {hid} that it came up through {their} palm, small and happy. "Go on," {they} told {Pal}. "A bit louder. It wants to be found." And in a moment {they} had it: {key}.
= hero(joy) lift {key}; friend(happy) sing
@other.hum.rescue.b10 {Pal} had been told so often to hush that {pthey} had, at last, hushed; and the whole place had gone flat and grey with it. "Hum," said {Hero}. "Please. I think better in it." So {Pal} hummed, low and warm, and they all heard the answer. Something was ringing with it, {hid}, the way a glass on a shelf will ring to one note and no other. {Pal} walked and hummed and {Hero} walked and listened, and there, singing to itself in the dust, was {key}.
= hero(joy) lift {key}; friend(happy) sing
@other.hum.rescue.b10 {Pal} had been walking up and down, for worry, and hum had been coming out, the high one. "Could you possibly not?" somebody said. {Hero} put up a hand. "Do that again, there. The same, and go slowly." {Pal} went slowly, pink to the ears. It was only in one place, {hid}, that there was a shiver in the air, like a spoon against a cup a long way off. A thing was humming back. "It likes you," said {Hero}, lying down to reach; and out, still faintly singing, came {key}.
= hero(joy) lift {key}; friend(happy) sing
@other.hum.rescue.b10 "Everybody hush," said {Hero}. "No, not you. You go on." So for once the whole world held its tongue, and {Pal} did not. {Pthey} {pwas} so shy of it, at first, that it was hardly more than a warmth. Then it spread. Cups picked it up; {Hero} felt it come in at the soles of {their} feet. And from {hid}, late, like the last child in a choir, came one thin voice that had been waiting for its note. "Don't stop," said {Hero}, <slow:coming nearer|crawling>. "Please. A bit higher. There." It was {key}; and it sang until it was picked up.
= hero(joy) lift {key}; friend(happy) sing; {crowd}
@other.hum.end.b0_3 And they all sang with {Pal}.
@other.hum.end.b0_3 {Pal} hummed them all to sleep.
@other.hum.end.b0_3 Soft and low sang {Pal}. Night-night.
@other.hum.end.b4_6 {Pal} hummed all the way home, and nobody said "Shh".
@other.hum.end.b4_6 Then somebody asked {Pal} for a hum, and for once it was just right.
@other.hum.end.b4_6 {Pal} hummed the moon up, and it came.
@other.hum.end.old {Pal} hummed, and bit by bit, without meaning to, everyone else did too.
@other.hum.end.old It was agreed that what the evening wanted was a hum, and {Pal}, pink all over, obliged.
@other.hum.end.old They walked home in the dark without one lamp, by following {Pal}.
`
