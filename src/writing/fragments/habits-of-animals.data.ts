// What dogs, cats and rabbits are like: their running jokes, and the one act that only they could do. Blocks: @kind.habit.part.band; a key that comes again is another telling.

export const ANIMAL_HABITS = `
@dog.fetch.intro.b0_3 {Hero} said, "Fetch the ball!" and {Pal} brought a shoe.
= hero(funny) point; friend(proud) give shoe to hero
@dog.fetch.intro.b0_3 {Pal} liked to bring things. Today it was a glove, with somebody in it.
= hero(surprised) look; friend(proud) give mitten to hero
@dog.fetch.intro.b0_3 {Pal} ran to get a stick, and got a hat.
= hero(funny) look; friend(proud) give hat to hero
@dog.fetch.intro.b0_3 "Ball!" said {Hero}. {Pal} brought a boot.
= hero(funny) look; friend(proud) give boots to hero
@dog.fetch.intro.b0_3 {Pal} went to get a spoon. Here came a chair!
= hero(surprised) look; friend(proud) pull chair
@dog.fetch.intro.b0_3 Who had the soap? {Pal} had it, for {Hero}.
= hero(happy) look; friend(proud) give soap to hero
@dog.fetch.intro.b4_6 {Pal} came too. {Pthey} liked to fetch things. You asked for a ball, and {Pal} brought you a [slipper|shoe]. You asked for the [slipper|shoe], and {Pal} brought you [a cabbage|the soap].
= hero(funny) look; friend(proud) give shoe to hero; vegetables
@dog.fetch.intro.b4_6 Throw a stick for {Pal}, and something came back. It might be a glove. It might be a [loaf|boot]. It was never once the stick.
= hero(happy) look; friend(proud) give mitten to hero; bread | garden
@dog.fetch.intro.b4_6 "Fetch!" said {Hero}, and off went {Pal}. {Hero} meant the ball. [A door mat|A watering can] came up the path, wagging.
= hero(surprised) look; friend(proud) give watering-can to hero | garden
@dog.fetch.intro.b7_9 With {Hero} came {Pal}, who wanted to be useful more than anything in the world. {Pthey} would fetch all day long. It was never the thing you had asked for, but it was always carried home with such joy that you said thank you and wiped it dry.
= hero(funny) look; friend(joy) give shoe to hero
@dog.fetch.intro.b7_9 Nobody threw things for {Pal} any more without standing well back. A ball went out, and a garden chair came home. "Well, it's round at the ends," {Hero} would say, unhooking it. {Pal} only shook all over with hope, and waited to be sent for something else.
= hero(funny) look; friend(hopeful) pull chair; man | garden
@dog.fetch.intro.b7_9 There was a shelf by {Hero's} door for what {Pal} brought home. Today it held a trowel, three left boots and a wig. "Whose are they?" people asked. "Yours, I expect," said {Hero}. {Pal} sat and beamed at them all, ready to go again.
= hero(happy) look; friend(proud) sit; boots + shovel; woman
@dog.fetch.intro.b7_9 {Pal} could not see a thing lying about without bringing it to {Hero}. It was {ptheir} way of saying hello. This morning's hello had been a doormat, half a kite and somebody's best trousers. "I only asked for my slippers," said {Hero}, and put on the trousers, to be polite.
= hero(funny) look; friend(proud) give shoe to hero; kite
@dog.fetch.intro.b10 And there was {Pal}, who wanted above all to be useful, and who had never once fetched the right thing. Ask for the paper and you got a glove. Ask for the glove and you got somebody else's lunch. "It's the thought," {Hero} always said, wiping it down; and it really was, since {Pal} put more thought into a wet glove than most people put into a birthday.
= hero(happy) look; friend(proud) give mitten to hero; newspaper
@dog.fetch.intro.b10 The hall was full of other people's belongings, with labels on. {Hero} took them back on Saturdays: the trowel, the trumpet mute, half of a wedding hat. {Pal} had brought them all, one at a time, in answer to quite different questions. "One day you'll get it," {Hero} told {pthem}; and {Pal}, with {ptheir} head on one side, was already listening for what "it" might be.
= hero(happy) look; friend(thoughtful) sit; trumpet + hat + shovel
@dog.fetch.intro.b10 "Newspaper," {Hero} would say, in the mornings, in a clear voice; and {Pal} would be off down the road, all ears and purpose, and come home with a rhubarb. It was never bitten. It was laid at {Hero's} feet, and {Pal} would step back, and look from it to {them}, as if to say: is that the one? "Very nearly," said {Hero}, every day, and went to find out whose it was.
= hero(funny) look; friend(proud) give vegetables to hero; newspaper | morning
@dog.fetch.run1.b0_3 {Pal} brought a sock.
@dog.fetch.run1.b0_3 {Pal} brought a mop.
@dog.fetch.run1.b0_3 {Pal} brought a pie.
@dog.fetch.run1.b4_6 {Pal} ran off to help, and came back with [one sock|half a broom|somebody's hat].
@dog.fetch.run1.b4_6 Back came {Pal} with [a lid|one mitten]. It was very wet.
@dog.fetch.run1.b4_6 {Pal} was gone for a minute. "A turnip," said {Hero}. "How kind."
@dog.fetch.run1.old {Pal}, who could see that something was needed, tore off and came back with [a single sock|half a broom|a stranger's hat], and was thanked.
@dog.fetch.run1.old {Pal} went for help, and what {pthey} found was [a mitten|the lid of a teapot].
@dog.fetch.run1.old {Pal} galloped up with [a turnip|somebody's left slipper], and waited to hear that this was it.
@dog.fetch.run2.b0_3 Next came a bucket. Good {Pal}!
@dog.fetch.run2.b0_3 {Pal} came with a wet hat.
@dog.fetch.run2.b0_3 Flop! {Pal} put down a fish.
@dog.fetch.run2.b4_6 {Pal} brought [a flowerpot|a wet mop], just in case.
@dog.fetch.run2.b4_6 {Pal} had found [a spade|a wig], and was so glad.
@dog.fetch.run2.b4_6 And here came {Pal}, pulling [a rug|a hat stand] by one end.
@dog.fetch.run2.old {Pal} had by now fetched [a flowerpot, a mop and the end of a bench|two odd boots and a surprised hen].
@dog.fetch.run2.old At some point {Pal} had added [a rake|a bath mat] to the heap.
@dog.fetch.run2.old There was now, thanks to {Pal}, also [a hat stand|an umbrella without a handle].
@dog.fetch.rescue.b4_6 Off went {Pal}, nose down. Back came {Pal}, tail up. Not a sock. Not a mop. It was {key}, from {hid}, and only a little bit chewed.
= hero(joy) look; friend(proud) give {key} to hero
@dog.fetch.rescue.b4_6 "Fetch," said {Hero}, without much hope. There was a crash, {hid}. Then out of the dust came {Pal}, holding something very high. "But that's it!" said {Hero}. It was {key}!
= hero(joy) look; friend(proud,dusty) give {key} to hero
@dog.fetch.rescue.b4_6 {Pal} had seen {Hero's} face. That was enough. There was a rush of paws, and somebody shouted, and something fell over, {hid}. "What is it this time?" sighed {Hero}. It was {key}.
= hero(joy) look; friend(proud) give {key} to hero
@dog.fetch.rescue.b7_9 {Pal} looked at {Hero's} empty hands. Then {Pal} was gone, nose down, ears flying. There was a scuffle {hid}. There was a snort. And {Pal} came trotting back with {key}, the right thing at last, after a whole life of practice.
= hero(joy) look; friend(proud) give {key} to hero
@dog.fetch.rescue.b7_9 "{Pal}," said {Hero}, <slow:nose to nose|down on one knee>, "I'm going to say it slowly." {They} said it slowly. {Pal} thought it over, turned round twice, and was seen no more but for a tail, {hid}. People waited for a garden chair. What came out, dusty, and damp at one end, was {key}.
= hero(joy) look; friend(proud,dusty) give {key} to hero
@dog.fetch.rescue.b7_9 "I know you mean well," {Hero} told {Pal}, "but this time it has to be..." There was nobody there to hear it. Something was being moved about {hid}, with growls. Then a tail came out, going like a flag, and then the rest; and what {Pal} dropped on the ground, and pushed along until it touched {Hero's} toe, was {key}.
= hero(joy) kneel; friend(proud) push {key}
@dog.fetch.rescue.b7_9 "Bring me my slippers," said {Hero} to {Pal}, in despair. "Bring me a doormat. Bring me anything!" Off went {Pal}. There was a scrabbling {hid}, and a sneeze. Back {pthey} came, wagging from the neck down; and for once the wrong thing was the right one. It was {key}.
= hero(joy) look; friend(joy) give {key} to hero
@dog.fetch.rescue.b10 For a moment nobody noticed that {Pal} had gone. Then, from {hid}, came the sound of someone being very, very useful. {Pal} came back at a walk, for once, with {key} held as gently as an egg. It was the right thing. It was the first right thing ever, and {Pal} put it down on {Hero's} shoe and looked up, astonished. "Oh, well done," whispered {Hero}. "Oh, you clever, clever nose."
= hero(joy) kneel; friend(proud) give {key} to hero
@dog.fetch.rescue.b10 No one had asked {Pal}. There seemed no sense in it; what was wanted was {key}, and what would come was a trumpet mute. So it was a minute before anybody looked down and saw who was standing there, quite still, with {ptheir} mouth full. It had been {hid}, and {Pal} had left a very good shoe lying beside it. {Hero} could not find a thing to say. {They} wrote no label. {They} just held on to both ears for a time.
= hero(joy) kneel; friend(proud) give {key} to hero; {crowd}
@dog.fetch.rescue.b10 Nobody could ever say how {Pal} knew. No one had used a word that {pthey} had ever got right before. But {Hero} had gone quiet, and for {Pal} there was only one cure for that, and it was out there somewhere and had to be brought. People heard a scrabble, {hid}. "Leave it!" called somebody, too late. Back over the ground came {Pal}, with {ptheir} head held very high and {ptheir} eyes half shut. "Very nearly," {Hero} began; and looked again. "No," {they} said. "No, {Pal}. That's the one." It was {key}.
= hero(joy) look; friend(proud) give {key} to hero
@dog.fetch.end.b0_3 A stick, {Pal}! A stick at last!
@dog.fetch.end.b0_3 {Pal} brought a hat. Thank you, {Pal}!
@dog.fetch.end.b0_3 Thank you for the cup, {Pal}.
@dog.fetch.end.b4_6 {Pal} fetched one more thing. It was [the soap|a cabbage]. Everybody clapped.
@dog.fetch.end.b4_6 Somebody asked for a spoon. {Pal} brought a doormat, and got a kiss.
@dog.fetch.end.b4_6 {Pal} was asked for nothing at all, and brought a pillow.
@dog.fetch.end.old {Pal}, asked to fetch a cup, fetched [the soap|a cabbage], and was cheered for it all the same.
@dog.fetch.end.old Somebody called for a spoon. {Pal} brought a doormat, to great applause.
@dog.fetch.end.old {Pal} lay down at last on a heap of gloves, and no two of them were a pair.

@dog.guard.intro.b0_3 {Pal} barked, to keep {Hero} safe from a leaf.
= hero(happy) laugh; friend(brave) shout; blown-leaf | garden
@dog.guard.intro.b0_3 {Pal} stood on guard, by the gate. {Pal} told off a sock.
= hero(happy) laugh; friend(brave) shout; sock + fence | garden
@dog.guard.intro.b0_3 {Pal} was a good guard, and growled at a bun.
= hero(happy) laugh; friend(brave) touch bun
@dog.guard.intro.b0_3 Woof! {Pal} told a cup to go away.
= hero(happy) laugh; friend(brave) shout; cup
@dog.guard.intro.b0_3 A leaf! Woof! {Pal} did not let it in.
= hero(happy) laugh; friend(brave) shout; blown-leaf | garden
@dog.guard.intro.b0_3 {Pal} barked at a snail. It did not run.
= hero(happy) laugh; friend(brave) shout; snail | garden
@dog.guard.intro.b4_6 {Pal} kept guard. {Pthey} barked at leaves, at [teapots|buckets], and at one [round stone|umbrella] that had never done anything to anybody.
= hero(happy) laugh; friend(brave) shout; blown-leaf + teapot + umbrella | garden
@dog.guard.intro.b4_6 No leaf got past {Pal}. No [cloud|milk bottle] did, either, without a good loud telling off. It was hard work to be so brave, and {Pal} slept well.
= hero(happy) laugh; friend(brave) shout; blown-leaf | garden
@dog.guard.intro.b4_6 Nothing bad came in, with {Pal} at the gate. The [baker|postman] had to sing first, so {Pal} knew who it was.
= hero(happy) laugh; friend(brave) behind fence; postman | garden
@dog.guard.intro.b7_9 {Pal} was on guard, as usual. So far this week {pthey} had saved everyone from a leaf, a wheelbarrow and the moon, and had only had to bark at the moon for an hour. "Thank you, {Pal}," {Hero} said each time, since you never know.
= hero(happy) wave; friend(brave) look-up; wheelbarrow + moon | garden night
@dog.guard.intro.b7_9 People who came to the door met {Pal} first. So did people who only went by, and pigeons, and the weather. "It's nothing personal," {Hero} told a startled postman. {Pal} had been on duty since breakfast, and there was something about that bag.
= hero(happy) talk; friend(brave) behind fence; bag; postman | garden
@dog.guard.intro.b7_9 {Pal} slept on the mat, and under {Pal} slept nothing, for nothing could have got there. A snowman had tried. A paper bag had tried. "You may come in," {Hero} told the visitors, one by one, "but hold out your hat first." {Pal} sniffed each hat for wickedness.
= hero(happy) talk; friend(proud) sit; rug; man + woman
@dog.guard.intro.b7_9 Every night {Pal} walked round the house, to see that it was all still there, and gave one bark at each corner, to let the dark know. "All's well," {Hero} would call, out of the window. Last night a frog had answered, and {Pal} had not trusted the pond since.
= hero(happy) wave; friend(brave) shout; frog | garden night
@dog.guard.intro.b10 {Pal} was on guard. {Pthey} {pwas} always on guard. In one week there had been a dangerous leaf, a suspicious wheelbarrow, and the moon, which had been barked at until it slunk off behind a chimney. What {Pal} wanted was for everyone to be safe at all times, and since everyone so far had been, {Pal} could only suppose that it was working.
= hero(happy) look; friend(brave) shout; wheelbarrow + moon | garden night
@dog.guard.intro.b10 It was {Pal} who kept the list, in a rather small head, of all that was not to be trusted. Postmen were on it, and the wind. Bags were, if they rustled. A new thing was barked at for a week, and then guarded from whatever was newer. You might say that nothing had ever happened in that house. "That's right," said {Hero}, rubbing two stiff ears. "It wouldn't dare."
= hero(happy) hug to friend; friend(proud) sit; bag
@dog.guard.intro.b10 Other gates had a notice on them about the dog. On {Hero's} there was a notice from the dog, in the shape of a row of things that had been dealt with: half a kite, a burst football, a wellington of bad character. {Pal} did not bear grudges. {Pal} bore witness. "You'd tell me, wouldn't you," said {Hero}, "if there was ever anything real?" {Pal} laid a heavy chin on {their} foot and went on listening to the road.
= hero(happy) hug to friend; friend(proud) sit; fence + ball + boots | garden
@dog.guard.run1.b0_3 {Pal} barked at a spoon.
@dog.guard.run1.b0_3 {Pal} told off a cup.
@dog.guard.run1.b0_3 {Pal} growled at a bucket.
@dog.guard.run1.b4_6 {Pal} barked at [a passing hat|an empty bucket], to be on the safe side.
@dog.guard.run1.b4_6 {Pal} told off [a drain|a gatepost], and felt better.
@dog.guard.run1.b4_6 {Pal} stood between them all and [a kettle|a small bush], with every hair up.
@dog.guard.run1.old {Pal} took one look and barked bravely, at [a passing hat|the wrong bucket].
@dog.guard.run1.old {Pal} put [a dustbin|two pigeons] under arrest, to be going on with.
@dog.guard.run1.old {Pal} stepped in between {Hero} and [a suspicious kettle|a bush that had moved].
@dog.guard.run2.b0_3 A bun? {Pal} saw it off.
@dog.guard.run2.b0_3 Now, now, {Pal}. It's just a mat.
@dog.guard.run2.b0_3 {Pal} gave the moon a hard look.
@dog.guard.run2.b4_6 [A puddle|A broom] had to be spoken to by {Pal}, and gave in.
@dog.guard.run2.b4_6 [A jug|A ladder] had been looking at {Pal}. It was told to stop.
@dog.guard.run2.b4_6 "Grr," said {Pal}. It was only [a coat|a bell], but it had been warned.
@dog.guard.run2.old {Pal} saw off [a puddle|a folded chair] without help.
@dog.guard.run2.old {Pal} was giving [a stepladder|a milk jug] one last warning.
@dog.guard.run2.old {Pal} had found [a coat on a nail|a bell], and was asking it some hard questions.
@dog.guard.rescue.b4_6 Then {Pal} barked. {Pthey} barked and barked at something {hid}. "Not now, {Pal}," said {Hero}. But {Pal} would not stop, so {Hero} looked. And there was {key}.
= hero(joy) lift {key}; friend(excited) shout
@dog.guard.rescue.b4_6 Grr, went {Pal}, at nothing. "There's nothing there," they all said. But {Pal's} nose was as straight as a finger. {Hero} <slow:bent|lay> down and looked along it, {hid}. Something shone. It was {key}!
= hero(joy) kneel; friend(brave) point; {key}
@dog.guard.rescue.b4_6 {Pal} would not come. {Pthey} stood {hid}, as stiff as a gate, and would not let anyone by. "What have you caught?" asked {Hero}, and lifted one big paw. It was {key}.
= hero(joy) lift {key}; friend(proud) stand
@dog.guard.rescue.b7_9 {Pal} began to bark. Nobody listened; {Pal} barked at everything. But this bark had a sort of point on it. {Hero} followed the bark and {Pal's} stiff tail, and looked {hid}. There lay {key}, well guarded.
= hero(joy) lift {key}; friend(proud) point
@dog.guard.rescue.b7_9 It began as a growl, at about the level of {Hero's} knees. {Pal's} ears were up, and {ptheir} tail was like a ruler. "It'll be a leaf," somebody said. {Hero} went to see, all the same. It was no leaf. Tucked away {hid}, and under arrest, was {key}.
= hero(joy) lift {key}; friend(proud) point
@dog.guard.rescue.b7_9 "Somebody call off {Pal}," they said, for {Pal} had cornered something, {hid}, and was telling the whole world. It would be a bag. It was always a bag. But {Hero} knew the bag voice, and this was not it. "Show me," {they} said. {Pal} stopped in the middle of a bark and stood aside. There it lay, too frightened to move: {key}.
= hero(joy) lift {key}; friend(proud) stand
@dog.guard.rescue.b7_9 {Pal} went round the whole place, as {pthey} did each night, and gave one bark at every corner. All's well. All's well. All's well. At the fourth there was no bark, only a growl, like a drawer that will not shut. "All's not well," said {Hero}, and went to look {hid}. There, hoping not to be noticed, was {key}.
= hero(joy) lift {key}; friend(proud) point
@dog.guard.rescue.b10 {Pal} was barking. This was not news. {Pal} had barked at everything since breakfast, and people had stopped hearing it, as you stop hearing a clock. But {Hero} had known {Pal} for a long time, and knew all the barks, and had never met this one before. It was low, and sure, and it did not move. {Hero} went down on both knees and looked {hid}. And there was {key}, quite safe, and extremely guarded.
= hero(joy) lift {key}; friend(proud) shout
@dog.guard.rescue.b10 Nobody had told {Pal} what was lost. But {Pal} knew each thing in the place by name and by smell, and what was where it ought to be; and there was something {hid} that was not on the list. The thing got the growl first. After that it got the bark, the big one, the one for thieves. "It's only a..." somebody said, and never finished, since {Hero} was already down there on both elbows. "Good dog," came a voice. "Oh, very good dog. Stand down." And {Pal} stood down, from {key}, with honour.
= hero(joy) lift {key}; friend(proud) shout
@dog.guard.rescue.b10 {Pal} had been told four times to be quiet, and had been, with a great effort, except for the tail. It stuck straight out. It pointed, like the needle of something, {hid}. {Hero} had gone by it twice before {they} saw that it was not wagging. "All right," {they} said. "You've waited all your life for this. Go on. Tell them." What came out of {Pal} then shook dust from the beams. Someone ran for a lamp. And in the light of it, held down by nothing but the noise, was {key}.
= hero(joy) lift {key}; friend(proud) point
@dog.guard.end.b0_3 {Pal} kept the cake safe.
@dog.guard.end.b0_3 And {Pal} kept watch all night.
@dog.guard.end.b0_3 Sleep well. {Pal} was at the door.
@dog.guard.end.b4_6 And {Pal} slept with one eye open, in case of leaves.
@dog.guard.end.b4_6 That night {Pal} let one leaf go by. It was a party, after all.
@dog.guard.end.b4_6 {Pal} growled at the last bun, and then it was gone, so that was safe.
@dog.guard.end.old {Pal} lay across everyone's feet with one eye open, in case of more visitors.
@dog.guard.end.old All the guests were searched at the door by {Pal}, and one bun was kept as evidence.
@dog.guard.end.old Long after it was dark {Pal} went once round everybody, and counted the feet.

@cat.sit.intro.b0_3 {Pal} sat on things. Today it was {Hero's} hat. Purr!
= hero(funny) look; friend(happy) on hat
@cat.sit.intro.b0_3 {Pal} sat on {Hero's} book, and would not get up.
= hero(funny) look; friend(happy) on book
@cat.sit.intro.b0_3 There were buns, nice and warm, and {Pal} sat on them.
= hero(funny) look; friend(happy) on bun
@cat.sit.intro.b0_3 Where was the cake? {Pal} sat on it. Purr!
= hero(surprised) look; friend(happy) on cake
@cat.sit.intro.b0_3 {Hero} had a chair. No, {Pal} had it.
= hero(funny) look; friend(happy) on chair
@cat.sit.intro.b0_3 Up got {Pal}, off a hat. A flat hat!
= hero(surprised) lift hat; friend(happy) stand
@cat.sit.intro.b4_6 {Pal} liked to sit. {Pthey} sat on maps and on hats. If you needed a thing, {Pal} was on it.
= hero(funny) look; friend(happy) on map; hat
@cat.sit.intro.b4_6 If you had a book, {Pal} was on page one. If you had a bed, {Pal} was in the middle of it. {Pthey} only ever sat on what mattered.
= hero(funny) look; friend(happy) on book
@cat.sit.intro.b4_6 "Has anyone seen my other sock?" said {Hero}. {Pal} had. {Pal} was on it. {Pal} opened one eye to say that it was a very good sock.
= hero(funny) look; friend(happy) sit; sock
@cat.sit.intro.b7_9 {Pal} had a gift. Without looking, without even seeming to care, {Pal} always knew which thing you were about to need, and was sitting on it. Open a map, and there was a cat on the map. Look for a hat, and there was a warm, flat hat.
= hero(funny) look; friend(calm) on map; hat
@cat.sit.intro.b7_9 There was no use in hunting for a lost thing where {Hero} lived. You simply lifted {Pal}. Beneath that round warm weight there had been, this week alone, the scissors, a boiled egg and two train tickets, not at all creased.
= hero(surprised) look; friend(calm,asleep) on cushion; ticket + egg
@cat.sit.intro.b7_9 {Hero} had never in {their} life finished a jigsaw, because of {Pal}. There would be one piece to go; and there on the table, as round as a loaf, sat the reason. "I need that bit," said {Hero}. {Pal} needed it more, and began to purr, and you cannot argue with a purr.
= hero(funny) look; friend(calm) on table
@cat.sit.intro.b7_9 If you wanted to know what {Hero} was about to do, you looked under {Pal}. At homework time {pthey} {pwas} on the homework. At supper time {pthey} {pwas} on the chair, and then the cloth, and then very nearly the fish. {Pthey} never pushed. {Pthey} only came down, like snow, and stayed.
= hero(funny) look; friend(calm) on chair; fish + notebook
@cat.sit.intro.b10 {Pal} went where {Hero} went, always a few steps behind, so that it should not look like following. {Pal} had one wish, the best seat in any room, and one gift: to know, before you knew it yourself, what you would need next, and to sit on it. {Hero} had read whole books around the edges of that cat.
= hero(happy) read; friend(calm) on cushion; book
@cat.sit.intro.b10 It was generally held that {Pal} did it on purpose. A letter came that had to be answered, and in the time that it took to find a pen it had a cat on it. {Hero} had learnt to be sly, and would lay out a newspaper in plain sight, and pretend to want it. {Pal} watched {them} do this. Then {Pal} went and sat on whatever {they} had really been after.
= hero(funny) look; friend(calm) on letter; newspaper
@cat.sit.intro.b10 If you wished to know what mattered in a room, you looked to see where {Pal} was. It saved time. On the day of the exam it had been {Hero's} pencil case, and on the day of the wedding it was the bride's left shoe, and nobody had been married until half past three. "It isn't naughtiness," {Hero} said. "{Pal} just likes to be at the heart of things." {Pal} tucked in two paws, and was.
= hero(happy) talk; friend(calm) on cushion; pencil + shoe
@cat.sit.run1.b0_3 {Pal} sat down on the box.
@cat.sit.run1.b0_3 {Pal} had a nap in a shoe.
@cat.sit.run1.b0_3 {Pal} lay down on the map.
@cat.sit.run1.b4_6 {Pal} sat down on [the rope|the only chair] and washed one foot.
@cat.sit.run1.b4_6 {Pal} picked out [the driest coat|the best hat], and sat on it.
@cat.sit.run1.b4_6 What they wanted was [a blanket|the string]. "Sorry," said {Hero}. "{Pal} is on it."
@cat.sit.run1.old {Pal} chose this moment to sit on [somebody's hat|the one dry chair] and begin on a back leg.
@cat.sit.run1.old {Pal} turned round three times on [the list|somebody's coat], and settled.
@cat.sit.run1.old {Hero} reached for [the string|a blanket], and found that it was warm, and that it was mostly {Pal}.
@cat.sit.run2.b0_3 Not the rope, {Pal}!
@cat.sit.run2.b0_3 One flat bun. Oh, {Pal}.
@cat.sit.run2.b0_3 {Pal} took the best chair.
@cat.sit.run2.b4_6 {Pal} was asleep [on the plan|in the bucket].
@cat.sit.run2.b4_6 Where was the [map|list]? It was under {Pal}.
@cat.sit.run2.b4_6 {Pal} moved at last, from [the list|one hat] to [the lamp|another].
@cat.sit.run2.old {Pal}, [on top of the plan|inside the bucket], did not even open an eye.
@cat.sit.run2.old What they needed now was [the map|a dry sock], and so {Pal} was on it.
@cat.sit.run2.old {Pal} had changed seats, and there went [the one good lamp|the only pencil].
@cat.sit.rescue.b4_6 {Hero} looked high and low for {key}. And {Pal}, {hid}, yawned, stretched, and got up. {Pal} had been keeping it warm all along.
= hero(joy) lift {key}; friend(calm) yawn
@cat.sit.rescue.b4_6 Nobody had asked {Pal}. {Pthey} sat {hid}, as round as a [cushion|pie], and smiled. "Oh," said {Hero}. "Oh, {Pal}. What's under you?" And, warm as toast, it was {key}.
= hero(joy) lift {key}; friend(happy) sit
@cat.sit.rescue.b4_6 {Hero} stopped running about. "Who isn't helping?" {they} said. There was just one, fast asleep, {hid}. "Good old {Pal}," said {Hero}, and <slow:drew|slid> out {key}.
= hero(joy) lift {key}; friend(calm,asleep) lie
@cat.sit.rescue.b7_9 Everybody searched. Everybody except {Pal}, who was sitting {hid} with a very flat, very pleased look. {Hero} stopped. {Hero} knew that look. "Up," said {Hero}. {Pal} got up, one leg at a time. And there was {key}, safe and warm.
= hero(joy) lift {key}; friend(proud) stand
@cat.sit.rescue.b7_9 They turned out every corner and every pocket. In the end {Hero} did what {they} ought to have done at once. {They} looked for the softest, roundest, least helpful thing in sight. It was {hid}, with its eyes shut, and it was {Pal}. {They} slid a hand beneath it, and felt fur, and then something that was not fur. "Got it," said {Hero}. It was {key}.
= hero(joy) lift {key}; friend(calm,asleep) sit
@cat.sit.rescue.b7_9 "Think," {Hero} said to {themself}. "What do we need most in all the world? Now then. Where's {Pal}?" {Pal} was {hid}, with {ptheir} tail round {ptheir} toes, as calm as a teapot. {Hero} did not push. {They} only said, "Fish," and pointed somewhere else. Where {Pal} had been, there was a warm round dent, with {key} in it.
= hero(joy) lift {key}; friend(calm) walk; fish
@cat.sit.rescue.b7_9 "We need {key}," said {Hero}, thinking aloud. "We need it next. So I know who'll be on it." There, {hid}, sat {Pal}, like snow on a step. {Hero} slid in both hands and lifted. Up came cat, and then more cat. And at the very bottom of all that cat lay what everybody had been looking for.
= hero(joy) lift {key}; friend(calm) sit
@cat.sit.rescue.b10 They searched on hands and knees. It took {Hero} far too long to think of the obvious question, which was not "Where is it?" but "Where is the cat?" The cat was {hid}. The cat was sitting, with its paws tucked in, in the manner of one who has been sitting there all along and has no idea what the fuss is about. "{Pal}," said {Hero}, "would you mind?" {Pal} rose, stretched each leg by turns, and stepped off {key}.
= hero(joy) lift {key}; friend(calm) sit
@cat.sit.rescue.b10 Somebody had looked {hid} already, twice, and had reported nothing there but {Pal}. {Hero} put down what {they} {was} holding. "Nothing but {Pal}," {they} said. {They} went and crouched, and the two of them regarded each other. It isn't done to push. {They} talked for a little about fish. By and by a paw moved, and the rest of {Pal} was poured out on the ground after it; and what lay in the hollow that was left, as warm as a new roll, was {key}.
= hero(joy) lift {key}; friend(calm) sit
@cat.sit.rescue.b10 Nobody spoke to {Pal}, who was on strike, as far as anyone could tell, {hid}. They went by on both sides with torches. It was {Hero} who turned back. "Excuse me," {they} said, and got down until they were nose to nose. "I'm not cross. I only want to ask. Is it comfortable, what you're sitting on?" {Pal} considered. It was not, very. It had corners. {Pal} stood up, like a king who has grown tired of a throne, and there, quite flat, but in one piece, was {key}.
= hero(joy) lift {key}; friend(calm) sit
@cat.sit.end.b0_3 {Pal} got into bed first.
@cat.sit.end.b0_3 {Pal} had the best seat. Purr.
@cat.sit.end.b0_3 Move up, {Pal}! No? Night-night.
@cat.sit.end.b4_6 And {Pal}? {Pal} sat [in the butter|on the last cushion], and purred.
@cat.sit.end.b4_6 There was one cushion left, for about a second. Then it was {Pal's}.
@cat.sit.end.b4_6 {Pal} tried every lap there was, and chose {Hero's}.
@cat.sit.end.old The softest chair in the place went to {Pal}, who had been in it since [noon|before anyone thought of sitting].
@cat.sit.end.old There was a chair for everybody but one, and {Hero} stood, since {Pal} looked so comfortable.
@cat.sit.end.old {Pal} went from lap to lap like a judge, and gave the prize to {Hero's}.

@cat.box.intro.b0_3 {Pal} got into things. Today it was a pot, with two ears out.
= hero(funny) look; friend(happy) in soup-pot
@cat.box.intro.b0_3 A box said meow. {Pal} was in it, for {Pal} liked a box.
= hero(surprised) look; friend(happy) in box
@cat.box.intro.b0_3 {Pal} had a bed, but {Pal} slept in a pot.
= hero(funny) look; friend(calm,asleep) in soup-pot; bed
@cat.box.intro.b0_3 {Hero} got a box. {Pal} got in it.
= hero(funny) look; friend(happy) in box
@cat.box.intro.b0_3 One boot, two ears! {Pal} was at home.
= hero(funny) look; friend(happy) peek; boots
@cat.box.intro.b0_3 "Meow," said the basket. Out looked {Pal}.
= hero(surprised) look; friend(happy) in basket
@cat.box.intro.b4_6 {Pal} got into things. Boxes, boots, bread bins: if it had sides, {Pal} was in it, with two ears sticking out.
= hero(funny) look; friend(happy) in box; boots
@cat.box.intro.b4_6 Nobody put {Pal} into the [teapot|hat box]. {Pthey} just liked a thing to fit. You had to knock on lids, and wait.
= hero(funny) knock; friend(happy) in teapot
@cat.box.intro.b4_6 {Hero} had to look before {they} put on a hat. {Pal} might be in it. {Pal} had been to school in a bag, and to the seaside in a bucket.
= hero(surprised) hold hat; friend(happy) in bucket
@cat.box.intro.b7_9 Anything with sides, {Pal} got into. {Pal} had slept in a boot, a drum and a birthday cake box with the cake still in it. All {Pal} wanted was a bit of peace, and a wall on every side of it.
= hero(funny) look; friend(calm) in box; boots + drum
@cat.box.intro.b7_9 You learnt to shake things before you used them. A wellington might say "mrow", and so might a cello. {Pal} had nothing against people. It was just that there was such a lot of outside, and somebody had to be in.
= hero(surprised) look; friend(calm) peek; boots + violin
@cat.box.intro.b7_9 A new box came to the house, and everyone was pleased about what was in it, except for {Pal}, who waited politely until it was out. Then {pthey} got in. "It's too small," said {Hero}. {Pal} filled it up to the corners, like dough, and shut {ptheir} eyes.
= hero(funny) look; friend(calm,asleep) in box
@cat.box.intro.b7_9 {Pal} went through life looking for a smaller room. The wardrobe had been good, and the hat in the wardrobe was better. These days {pthey} lived in a cake tin, with the lid on one side. "Are you at home?" {Hero} would ask, and knock; and a tail came out, and said not today.
= hero(funny) knock; friend(calm) in tin
@cat.box.intro.b10 {Pal} liked peace, and thought it came in boxes. In {Pal's} time there had been hat boxes, bread bins, a tuba, and once, for eleven miles, the basket of a postman who sang. You did not look for {Pal}. You opened things, and said sorry, and shut them again.
= hero(funny) look; friend(calm) in basket; tuba; postman
@cat.box.intro.b10 When {Hero} moved house, {Pal} had been counted into forty-one boxes, and had no business in any of them. {Pal} judged a room by its cupboards. {Pthey} would try a thing for size, first one foot and next the other three, and then pour {pthemself} down into it with a sigh, like someone letting out a belt. "You can't call that lost," {Hero} would say, looking under lids. "It's more that {pthey} {pwas} put away."
= hero(surprised) look; friend(calm) in box
@cat.box.intro.b10 {Hero} kept a list, on the inside of a cupboard, of where {Pal} had been found. Flowerpot, it said. Waste-paper basket. Double bass. Against one of them {they} had put three stars, and it was a gravy boat, and it couldn't be done, and {Pal} had done it. "What do you think about in there?" {Hero} asked the lid of the bread bin. The bread bin sighed, like somebody who had been thinking of nothing for a good hour and hoped to get back to it.
= hero(thoughtful) write; friend(calm) in plant-pot; basket
@cat.box.run1.b0_3 {Pal} looked out of a bucket.
@cat.box.run1.b0_3 {Pal} came up out of a jug.
@cat.box.run1.b0_3 {Pal} got into a boot.
@cat.box.run1.b4_6 {Pal} looked out of [a bucket|a boot], and went back in.
@cat.box.run1.b4_6 Somebody lifted a lid. "Mrow," said {Pal}.
@cat.box.run1.b4_6 {Pal} had got into [a basket|the teapot box], and pulled the lid over.
@cat.box.run1.old {Pal} rose out of [a bucket|a saucepan] as far as the ears, judged the noise, and sank again.
@cat.box.run1.old {Pal} took one look and got into [a drum|the picnic basket].
@cat.box.run1.old "Don't sit on that," said {Hero}. "{Pal's} in it."
@cat.box.run2.b0_3 The lid went up. Hello, {Pal}!
@cat.box.run2.b0_3 {Pal} hid in a sock. Toes and all!
@cat.box.run2.b0_3 One drawer. One tail. Hello, {Pal}.
@cat.box.run2.b4_6 "Who put {Pal} in [my bag|this jug]?" somebody asked.
@cat.box.run2.b4_6 {Pal} was in [the tea cosy|a drawer] by now.
@cat.box.run2.b4_6 One ear stuck out of [a watering can|somebody's hood]. It was {Pal's}.
@cat.box.run2.old Somebody lifted a lid, said "Oh, excuse me," to {Pal}, and put it back.
@cat.box.run2.old [A hat box|The tea cosy] had grown whiskers, and they were {Pal's}.
@cat.box.run2.old {Pal} had by now moved into [a watering can|the hood of somebody's coat], with all {ptheir} whiskers.
@cat.box.rescue.b4_6 "Meow," said something, {hid}. Two ears came out, then {Pal}, and hooked on one claw was {key}.
= hero(joy) look; friend(proud) lift {key}
@cat.box.rescue.b4_6 {Key} had gone {hid}, where it was dark and thin and tight. Lovely, thought {Pal}. In {pthey} went, down to the tail. There was a bump. And out it came, in {Pal's} teeth.
= hero(joy) look; friend(proud,dusty) lift {key}
@cat.box.rescue.b4_6 {Key} was {hid}, at the very, very back. No one would fit. "It's like a box," said {Hero}, out loud. You never saw {Pal} move so fast. Out came a paw, and pushed it into the light.
= hero(joy) look; friend(proud) push {key}
@cat.box.rescue.b7_9 No hand would fit. No arm was thin enough. But {hid} there was a small dark space with a wall on every side of it, and for {Pal} that was as good as an invitation. In went the ears. In went the tail. There was a pause, and then {key} came sliding out, pushed by one cross paw.
= hero(joy) kneel; friend(calm) push {key}
@cat.box.rescue.b7_9 "It's no good," somebody said, with one eye to the gap. "You'd have to be liquid." There was a silence. Everybody turned and looked at {Pal}, who was just finishing a wash. {Pthey} went to see, tried the edges with {ptheir} whiskers, and flowed. It was quiet, {hid}. Then {key} was pushed out into the light, followed by one pleased ear.
= hero(joy) look; friend(calm) push {key}
@cat.box.rescue.b7_9 {Hero} could get one hand in, {hid}, as far as the thumb. {They} lay there and thought. "Oh, {Pal}," {they} said, to nobody much, "I do wonder how anyone could sleep in there. So small. So dark. And sides all round." Something soft went by {their} ear. In a moment out slid {key}, since it had been taking up room.
= hero(joy) lie; friend(calm) push {key}
@cat.box.rescue.b7_9 The only way in, {hid}, was a hole the size of a cake tin. {Hero} looked at it. Then {they} knocked. "What a nice small room," {they} said. "I wonder if anyone lives here." Somebody did, by then. {Pal} could be heard turning round, and round again, and putting out of doors whatever was in the way. It was {key}.
= hero(joy) kneel; friend(calm) push {key}
@cat.box.rescue.b10 {Key} was {hid}, where no arm could bend to it, and people began to say the sort of things people say before giving up. {Hero} said only, "Mind your feet." For {Pal} had seen the gap. It was narrow, dark and quite unsuitable, and it had sides. The tail went last. Something scraped. And then, a little at a time, as if it were none of anybody's business, it came out again with a paw behind it.
= hero(joy) kneel; friend(calm) push {key}
@cat.box.rescue.b10 There are gaps that are made for nobody. This one was {hid}, with a corner in it halfway, and past the corner you could see {key}. They tried wire; they tried a spoon on a stick. {Pal}, meanwhile, had got out of a jug to see what the noise was, and stopped in front of that gap as you or I would before a palace. {Pthey} went in without a backward look. It was a good while before {pthey} could bear to leave. But {Hero} was calling, and so {Pal} did, and brought {key} away as a souvenir.
= hero(joy) look; friend(calm) push {key}
@cat.box.rescue.b10 They could see {key}. They had sent for a long stick, and then for a longer one. "What's the shape of it, in there?" asked {Hero}. "Like the inside of a shoe," said the person with the stick, from the ground, {hid}. {Hero} went and found a certain flowerpot and tapped on it. {Pal} came out as far as the eyes. "I wouldn't ask," {Hero} said. "But I think it may be the best there is." {Pal} went to look at it as one looks at a house. {Pthey} liked everything about it but the furniture, and put that outside.
= hero(joy) kneel; friend(calm) push {key}
@cat.box.end.b0_3 And {Pal} slept in a hat.
@cat.box.end.b0_3 Good night, {Pal}, in your pot.
@cat.box.end.b0_3 {Pal} went to sleep in a shoe.
@cat.box.end.b4_6 And {Pal} slept in the empty cake box, with two ears sticking out.
@cat.box.end.b4_6 They looked for {Pal} in the cake tin. {Pal} was the cake.
@cat.box.end.b4_6 Last of all {Hero} looked in the bread bin. "Good night, {Pal}," {they} said.
@cat.box.end.old When they put the lid on the cake box that night, it said "mrow", in {Pal's} voice.
@cat.box.end.old {Pal} went home in the last bag, which purred, and which nobody remembered packing.
@cat.box.end.old There was one present left over, and it was open at the top, and {Pal} was in it.

@rabbit.dig.intro.b0_3 {Pal} dug and dug, to see what was down there. It was a worm.
= hero(funny) look; friend(happy) dig; shovel | garden
@rabbit.dig.intro.b0_3 {Pal} dug all day long, and was brown up to both ears.
= hero(happy) look; friend(happy,muddy) dig | garden
@rabbit.dig.intro.b0_3 {Pal} made a hole by the door, and looked out of it.
= hero(funny) look; friend(happy,muddy) peek; stone | garden
@rabbit.dig.intro.b0_3 {Pal} dug one hole, and then two.
= hero(funny) look; friend(happy,muddy) dig | garden
@rabbit.dig.intro.b0_3 {Pal} dug, and it all fell on {Hero}.
= hero(surprised,muddy) stand; friend(happy,muddy) dig | garden
@rabbit.dig.intro.b0_3 Down, down, down dug {Pal}. Hello, worm!
= hero(funny) look-down; friend(happy,muddy) dig | garden
@rabbit.dig.intro.b4_6 {Pal} dug. {Pal} dug in the grass and in the sand and, on rainy days, in the sofa. There might be something down there.
= hero(happy) look; friend(happy,muddy) dig | garden
@rabbit.dig.intro.b4_6 There were holes wherever {Pal} had been, quite neat ones. "What are you looking for?" asked {Hero}. {Pal} did not know yet. That was the fun of it.
= hero(curious) talk; friend(happy,muddy) dig | garden
@rabbit.dig.intro.b4_6 You met {Pal's} tail first, most days. The rest of {Pal} was down a hole, looking for something good. "Any luck?" {Hero} would ask. Out came [a peg|a cork], and more sand.
= hero(curious) kneel; friend(happy,muddy) dig; peg | garden
@rabbit.dig.intro.b4_6 {Pal} had dug so many holes that the lawn was mostly edges. {Hero} had learned to walk on it like a hen.
= hero(funny) tiptoe; friend(happy,muddy) dig | garden
@rabbit.dig.intro.b4_6 If something knocked under the floor, {Hero} lifted the rug. It was only {Pal}. {Pthey} did not care for doors.
= hero(surprised) lift rug; friend(happy,dusty) peek
@rabbit.dig.intro.b4_6 {Hero} walked to the swings, and {Pal} dug there. It was {Pal} who got there first, with earth on both ears.
= hero(happy) walk; friend(proud,muddy) dig | park
@rabbit.dig.intro.b7_9 {Pal} believed that the best part of anything was underneath it. That was why {Pal} dug: in lawns, in laundry, in the seats of armchairs. Nothing had turned up so far but a button and a very old toffee, and {Pal} thought this was a promising start.
= hero(happy) look; friend(happy,muddy) dig; button + cushion | garden
@rabbit.dig.intro.b7_9 You could tell how long {Pal} had been anywhere by how low it was. {Pal} dug for joy, and for worry {pthey} dug faster. {Hero} followed behind with a small spade and put the world back.
= hero(happy) lift shovel; friend(happy,muddy) dig | garden
@rabbit.dig.intro.b7_9 {Hero's} garden had been flat, once. That was before {Pal}. Now it had hills and valleys and a place where the postman had gone in up to the knee. "What's down there?" he had asked, holding on to his hat. "That's just what {Pal} wants to know," said {Hero}.
= hero(happy) talk; friend(happy,muddy) dig; postman | garden
@rabbit.dig.intro.b7_9 "Mind the step," {Hero} told everyone who came. Last week there had been no step. Now there was a step, and a dip, and a sort of pit, and at the bottom of it was {Pal}, as happy as a king. When you asked {pthem} to stop digging there, {pthey} did, and began next to it.
= hero(happy) point; friend(happy,muddy) dig; man | garden
@rabbit.dig.intro.b10 {Pal} was a digger. Where others asked what a thing was, {Pal} wanted to know what it was on top of, and had got to the bottom of two lawns, a laundry basket and the good armchair. "One day," {Hero} told people, "there's going to be something down there." People moved their chairs a bit.
= hero(happy) talk; friend(happy,muddy) dig; basket; man + woman | garden
@rabbit.dig.intro.b10 Some people bring flowers to a house. {Pal} left a hole. It was done with such care, and patted so neatly round the edge, that it was hard to be angry, and {Hero} had stopped explaining about carpets. "What is it all for?" visitors asked, stepping round. {Hero} thought that it might be like reading. You went on because of what could be on the next page down.
= hero(thoughtful) look-down; friend(happy,muddy) dig; rug; woman
@rabbit.dig.intro.b10 {Pal} had once read half of a book, by digging through it, and had come away with a good idea of the middle. A cake was a place with a plum at the bottom. A bed was the way to the floor. "You could just ask," said {Hero}, who had planted the same rose eleven times. But there was already earth coming out on both sides.
= hero(funny) talk; friend(happy,muddy) dig; flowers + book | garden
@rabbit.dig.run1.b0_3 {Pal} made a hole.
@rabbit.dig.run1.b0_3 {Pal} dug up a spoon.
@rabbit.dig.run1.b0_3 {Pal} looked down a hole.
@rabbit.dig.run1.b4_6 {Pal} dug a quick hole, looked into it, and sighed.
@rabbit.dig.run1.b4_6 {Pal} went down a hole, to look for the answer.
@rabbit.dig.run1.b4_6 There went {Pal}, straight down. "Nothing yet!" said the hole.
@rabbit.dig.run1.old {Pal} dug a hole to see if the answer was in it. It was not.
@rabbit.dig.run1.old {Pal} had started on a hole, as other people start to hum.
@rabbit.dig.run1.old {Pal} went to look for help downwards, and came up with [a tap|most of a cup].
@rabbit.dig.run2.b0_3 Oops, {Pal}! That was a rug.
@rabbit.dig.run2.b0_3 {Pal} found an old shoe.
@rabbit.dig.run2.b0_3 Pat, pat. {Pal} hid a bun.
@rabbit.dig.run2.b4_6 {Pal} was digging again, and by now had dug up [a spoon|a very old sock].
@rabbit.dig.run2.b4_6 Up came {Pal}, with [a fork|half a button], and mud on {ptheir} nose.
@rabbit.dig.run2.b4_6 {Hero} <slow:went back a bit, and lost a hat down it|stepped back, and fell in>. "Sorry," said {Pal}. "That one's new."
@rabbit.dig.run2.old From {Pal's} second hole came [a spoon|half a plate], and later some language from a mole.
@rabbit.dig.run2.old By now {Pal} was in to the shoulders, and had met [a pipe|a beetle with views].
@rabbit.dig.run2.old There was a shout. Somebody had found {Pal's} latest, with one leg.
@rabbit.dig.rescue.b4_6 But {Pal} was already digging. Dust flew. Ears flew. And from {hid}, tail first, came {Pal}, pulling {key}. There had been something down there after all.
= hero(joy) look; friend(proud,dusty) pull {key}
@rabbit.dig.rescue.b4_6 There was nothing to see {hid}. {Pal} sniffed at it, gave it one pat, and then there was dirt on everybody's hats. "Stop!" they cried. But at the bottom of the hole lay {key}.
= hero(joy) look-down; friend(proud,muddy) touch {key}; {crowd}
@rabbit.dig.rescue.b4_6 "I can see {key}," said {Hero}, looking {hid}. "It's down a hole. Would you..." But {Pal} was only a tail, and then not even that. Up came {Pal} with it.
= hero(joy) kneel; friend(proud,muddy) give {key} to hero
@rabbit.dig.rescue.b4_6 "Stay on that spot," {Hero} told {Pal}. But the spot had gone, and so had {Pal}. Thump, thump! Then up popped two ears, {hid}, and between them was {key}.
= hero(joy) look; friend(proud,muddy) lift {key}
@rabbit.dig.rescue.b4_6 Knock, knock, went something, {hid}. {Hero} bent down. "{Pal}? Is that you?" It was. {Pal} had come the short way, underneath, and brought {key}.
= hero(joy) kneel; friend(proud,muddy) give {key} to hero
@rabbit.dig.rescue.b4_6 {Pal} stamped, {hid}. "It's only mud," said {Hero}. In went {Pal}, ears and all. When it stopped raining mud, there sat {Pal}, on top of {key}.
= hero(joy) look; friend(proud,muddy) sit; {key}
@rabbit.dig.rescue.b7_9 {Pal} did not wait to be asked. This was it; this was the day. {Pal} dug with all four feet at a spot {hid}, until only a white tail could be seen, and then only dust. "Stop, you'll come out in another country!" cried {Hero}. Out came {Pal}, backwards, and with {Pal} came {key}.
= hero(joy) look; friend(proud,muddy) pull {key}
@rabbit.dig.rescue.b7_9 "{Key} can't have gone down," they said. "There's no down to go to." {Pal} knew better. There is always a down. {Pthey} put one ear to the place {hid}, as a doctor would, and began; and it rained gravel, and a spoon, and somebody's tooth. The last thing to come up was the very thing.
= hero(joy) look; friend(proud,muddy) lift {key}; spoon
@rabbit.dig.rescue.b7_9 Everybody said what a pity it was. {Pal} did not say anything, with {ptheir} mouth full of earth. It flew out behind in a fountain, {hid}, so that people put up umbrellas. "How deep can you go?" called {Hero}, down the hole. A long way off a voice said that it didn't know, and that it was lovely, and that here was something hard. It was {key}.
= hero(joy) look-down; friend(proud,muddy) lift {key}; umbrella
@rabbit.dig.rescue.b7_9 "Don't stop," said {Hero}. Nobody had ever said such a thing to {Pal}. {Pthey} looked up, to see if it was a joke, and looked down {hid}, and took a breath. Then you could see nothing for flying earth. There was a step, and a dip, and soon a sort of pit; and up out of the pit, from paw to hand, came {key}.
= hero(joy) look-down; friend(proud,muddy) lift {key}
@rabbit.dig.rescue.b10 "{Key} is under there," somebody said, meaning {hid}, meaning that was that. They had said the word under. {Pal's} ears went up. All those lawns, all that laundry, had only been practice for the next half minute, which was mostly noise. When the dust sank there was a hole, and in the hole a tail, and when {Hero} had taken hold of one and pulled, out of the other it came. {Pal} sneezed. {Pthey} did not say "I told you so." Rabbits have a way of sitting that says it.
= hero(joy) look-down; friend(proud,muddy) lift {key}
@rabbit.dig.rescue.b10 They had looked on things and behind things and inside things. It was {Hero} who noticed that {Pal} was not digging. {Pthey} {pwas} sitting {hid}, as still as a stone, with one foot held up in the air: asking, for the first time in {ptheir} life, to be allowed. "Oh, yes," said {Hero}. "Yes, please. As deep as you like." It was a hole that people spoke of afterwards. You could have kept a piano in it. And at the far end, hugged in two dirty paws, was {key}.
= hero(joy) look-down; friend(proud,muddy) lift {key}
@rabbit.dig.rescue.b10 For years people had been asking {Pal} to stop. They had asked kindly, with a broom. Now they stood round in a ring and looked at the ground, {hid}, and then, rather red, at {Pal}. "Would it be a great trouble?" said somebody. {Pal} washed {ptheir} paws first. It was a beautiful piece of work, with a ledge halfway, to rest on. {Hero} lay at the top and held the lamp. "I can see it," {they} said. "Left. Now." And {key} came up into the light like a tooth.
= hero(joy) look-down; friend(proud,muddy) lift {key}; {crowd}
@rabbit.dig.end.b0_3 Cake! {Pal} went in nose first.
@rabbit.dig.end.b0_3 {Pal} dug a bed. Night-night.
@rabbit.dig.end.b0_3 One more hole for {Pal}. Sleep.
@rabbit.dig.end.b4_6 And {Pal} dug one more hole, to keep the crumbs in.
@rabbit.dig.end.b4_6 {Pal} made holes for the candles, and they stood up very well.
@rabbit.dig.end.b4_6 {Pal} dug a little hole and put the day's best crumb to bed.
@rabbit.dig.end.old {Pal} buried a slice of everything for later, in the good armchair.
@rabbit.dig.end.old {Pal} left a small hole by the door, with a bun in it, for manners.
@rabbit.dig.end.old Next spring, where {Pal} had been, a great many things came up, and one was a teaspoon.
`
