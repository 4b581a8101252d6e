// The third tellings of what companions are like: each stands by itself, so that it can take the place of either other.

export const HABIT_LINES_THIRD = `
@dog.fetch.intro.b0_3 {Pal} ran to get a stick, and got a hat.
@dog.fetch.intro.b0_3 "Ball!" said {Hero}. {Pal} brought a boot.
@dog.fetch.intro.b0_3 {Pal} went to get a spoon. Here came a chair!
@dog.fetch.intro.b0_3 Who had the soap? {Pal} had it, for {Hero}.
@dog.fetch.intro.b4_6 "Fetch!" said {Hero}, and off went {Pal}. {Hero} meant the ball. [A door mat|A watering can] came up the path, wagging.
@dog.fetch.intro.b7_9 There was a shelf by {Hero's} door for what {Pal} brought home. Today it held a trowel, three left boots and a wig. "Whose are they?" people asked. "Yours, I expect," said {Hero}. {Pal} sat and beamed at them all, ready to go again.
@dog.fetch.intro.b7_9 {Pal} could not see a thing lying about without bringing it to {Hero}. It was {ptheir} way of saying hello. This morning's hello had been a doormat, half a kite and somebody's best trousers. "I only asked for my slippers," said {Hero}, and put on the trousers, to be polite.
@dog.fetch.intro.b10 "Newspaper," {Hero} would say, in the mornings, in a clear voice; and {Pal} would be off down the road, all ears and purpose, and come home with a rhubarb. It was never bitten. It was laid at {Hero's} feet, and {Pal} would step back, and look from it to {them}, as if to say: is that the one? "Very nearly," said {Hero}, every day, and went to find out whose it was.
@dog.fetch.run1.b0_3 {Pal} brought a pie.
@dog.fetch.run1.b4_6 {Pal} was gone for a minute. "A turnip," said {Hero}. "How kind."
@dog.fetch.run1.old {Pal} galloped up with [a turnip|somebody's left slipper], and waited to hear that this was it.
@dog.fetch.run2.b0_3 Flop! {Pal} put down a fish.
@dog.fetch.run2.b4_6 And here came {Pal}, pulling [a rug|a hat stand] by one end.
@dog.fetch.run2.old There was now, thanks to {Pal}, also [a hat stand|an umbrella without a handle].
@dog.fetch.rescue.b4_6 {Pal} had seen {Hero's} face. That was enough. There was a rush of paws, and somebody shouted, and something fell over, {hid}. "What is it this time?" sighed {Hero}. It was {key}.
@dog.fetch.rescue.b7_9 "I know you mean well," {Hero} told {Pal}, "but this time it has to be..." There was nobody there to hear it. Something was being moved about {hid}, with growls. Then a tail came out, going like a flag, and then the rest; and what {Pal} dropped on the ground, and pushed along until it touched {Hero's} toe, was {key}.
@dog.fetch.rescue.b7_9 "Bring me my slippers," said {Hero} to {Pal}, in despair. "Bring me a doormat. Bring me anything!" Off went {Pal}. There was a scrabbling {hid}, and a sneeze. Back {pthey} came, wagging from the neck down; and for once the wrong thing was the right one. It was {key}.
@dog.fetch.rescue.b10 Nobody could ever say how {Pal} knew. No one had used a word that {pthey} had ever got right before. But {Hero} had gone quiet, and for {Pal} there was only one cure for that, and it was out there somewhere and had to be brought. People heard a scrabble, {hid}. "Leave it!" called somebody, too late. Back over the ground came {Pal}, with {ptheir} head held very high and {ptheir} eyes half shut. "Very nearly," {Hero} began; and looked again. "No," {they} said. "No, {Pal}. That's the one." It was {key}.
@dog.fetch.end.b0_3 Thank you for the cup, {Pal}.
@dog.fetch.end.b4_6 {Pal} was asked for nothing at all, and brought a pillow.
@dog.fetch.end.old {Pal} lay down at last on a heap of gloves, and no two of them were a pair.

@dog.guard.intro.b0_3 {Pal} was a good guard, and growled at a bun.
@dog.guard.intro.b0_3 Woof! {Pal} told a cup to go away.
@dog.guard.intro.b0_3 A leaf! Woof! {Pal} did not let it in.
@dog.guard.intro.b0_3 {Pal} barked at a snail. It did not run.
@dog.guard.intro.b4_6 Nothing bad came in, with {Pal} at the gate. The [baker|postman] had to sing first, so {Pal} knew who it was.
@dog.guard.intro.b7_9 {Pal} slept on the mat, and under {Pal} slept nothing, for nothing could have got there. A snowman had tried. A paper bag had tried. "You may come in," {Hero} told the visitors, one by one, "but hold out your hat first." {Pal} sniffed each hat for wickedness.
@dog.guard.intro.b7_9 Every night {Pal} walked round the house, to see that it was all still there, and gave one bark at each corner, to let the dark know. "All's well," {Hero} would call, out of the window. Last night a frog had answered, and {Pal} had not trusted the pond since.
@dog.guard.intro.b10 Other gates had a notice on them about the dog. On {Hero's} there was a notice from the dog, in the shape of a row of things that had been dealt with: half a kite, a burst football, a wellington of bad character. {Pal} did not bear grudges. {Pal} bore witness. "You'd tell me, wouldn't you," said {Hero}, "if there was ever anything real?" {Pal} laid a heavy chin on {their} foot and went on listening to the road.
@dog.guard.run1.b0_3 {Pal} growled at a bucket.
@dog.guard.run1.b4_6 {Pal} stood between them all and [a kettle|a small bush], with every hair up.
@dog.guard.run1.old {Pal} stepped in between {Hero} and [a suspicious kettle|a bush that had moved].
@dog.guard.run2.b0_3 {Pal} gave the moon a hard look.
@dog.guard.run2.b4_6 "Grr," said {Pal}. It was only [a coat|a bell], but it had been warned.
@dog.guard.run2.old {Pal} had found [a coat on a nail|a bell], and was asking it some hard questions.
@dog.guard.rescue.b4_6 {Pal} would not come. {Pthey} stood {hid}, as stiff as a gate, and would not let anyone by. "What have you caught?" asked {Hero}, and lifted one big paw. It was {key}.
@dog.guard.rescue.b7_9 "Somebody call off {Pal}," they said, for {Pal} had cornered something, {hid}, and was telling the whole world. It would be a bag. It was always a bag. But {Hero} knew the bag voice, and this was not it. "Show me," {they} said. {Pal} stopped in the middle of a bark and stood aside. There it lay, too frightened to move: {key}.
@dog.guard.rescue.b7_9 {Pal} went round the whole place, as {pthey} did each night, and gave one bark at every corner. All's well. All's well. All's well. At the fourth there was no bark, only a growl, like a drawer that will not shut. "All's not well," said {Hero}, and went to look {hid}. There, hoping not to be noticed, was {key}.
@dog.guard.rescue.b10 {Pal} had been told four times to be quiet, and had been, with a great effort, except for the tail. It stuck straight out. It pointed, like the needle of something, {hid}. {Hero} had gone by it twice before {they} saw that it was not wagging. "All right," {they} said. "You've waited all your life for this. Go on. Tell them." What came out of {Pal} then shook dust from the beams. Someone ran for a lamp. And in the light of it, held down by nothing but the noise, was {key}.
@dog.guard.end.b0_3 Sleep well. {Pal} was at the door.
@dog.guard.end.b4_6 {Pal} growled at the last bun, and then it was gone, so that was safe.
@dog.guard.end.old Long after it was dark {Pal} went once round everybody, and counted the feet.

@cat.sit.intro.b0_3 There were buns, nice and warm, and {Pal} sat on them.
@cat.sit.intro.b0_3 Where was the cake? {Pal} sat on it. Purr!
@cat.sit.intro.b0_3 {Hero} had a chair. No, {Pal} had it.
@cat.sit.intro.b0_3 Up got {Pal}, off a hat. A flat hat!
@cat.sit.intro.b4_6 "Has anyone seen my other sock?" said {Hero}. {Pal} had. {Pal} was on it. {Pal} opened one eye to say that it was a very good sock.
@cat.sit.intro.b7_9 {Hero} had never in {their} life finished a jigsaw, because of {Pal}. There would be one piece to go; and there on the table, as round as a loaf, sat the reason. "I need that bit," said {Hero}. {Pal} needed it more, and began to purr, and you cannot argue with a purr.
@cat.sit.intro.b7_9 If you wanted to know what {Hero} was about to do, you looked under {Pal}. At homework time {pthey} {pwas} on the homework. At supper time {pthey} {pwas} on the chair, and then the cloth, and then very nearly the fish. {Pthey} never pushed. {Pthey} only came down, like snow, and stayed.
@cat.sit.intro.b10 If you wished to know what mattered in a room, you looked to see where {Pal} was. It saved time. On the day of the exam it had been {Hero's} pencil case, and on the day of the wedding it was the bride's left shoe, and nobody had been married until half past three. "It isn't naughtiness," {Hero} said. "{Pal} just likes to be at the heart of things." {Pal} tucked in two paws, and was.
@cat.sit.run1.b0_3 {Pal} lay down on the map.
@cat.sit.run1.b4_6 What they wanted was [a blanket|the string]. "Sorry," said {Hero}. "{Pal} is on it."
@cat.sit.run1.old {Hero} reached for [the string|a blanket], and found that it was warm, and that it was mostly {Pal}.
@cat.sit.run2.b0_3 {Pal} took the best chair.
@cat.sit.run2.b4_6 {Pal} moved at last, from [the list|one hat] to [the lamp|another].
@cat.sit.run2.old {Pal} had changed seats, and there went [the one good lamp|the only pencil].
@cat.sit.rescue.b4_6 {Hero} stopped running about. "Who isn't helping?" {they} said. There was just one, fast asleep, {hid}. "Good old {Pal}," said {Hero}, and <slow:drew|slid> out {key}.
@cat.sit.rescue.b7_9 "Think," {Hero} said to {themself}. "What do we need most in all the world? Now then. Where's {Pal}?" {Pal} was {hid}, with {ptheir} tail round {ptheir} toes, as calm as a teapot. {Hero} did not push. {They} only said, "Fish," and pointed somewhere else. Where {Pal} had been, there was a warm round dent, with {key} in it.
@cat.sit.rescue.b7_9 "We need {key}," said {Hero}, thinking aloud. "We need it next. So I know who'll be on it." There, {hid}, sat {Pal}, like snow on a step. {Hero} slid in both hands and lifted. Up came cat, and then more cat. And at the very bottom of all that cat lay what everybody had been looking for.
@cat.sit.rescue.b10 Nobody spoke to {Pal}, who was on strike, as far as anyone could tell, {hid}. They went by on both sides with torches. It was {Hero} who turned back. "Excuse me," {they} said, and got down until they were nose to nose. "I'm not cross. I only want to ask. Is it comfortable, what you're sitting on?" {Pal} considered. It was not, very. It had corners. {Pal} stood up, like a king who has grown tired of a throne, and there, quite flat, but in one piece, was {key}.
@cat.sit.end.b0_3 Move up, {Pal}! No? Night-night.
@cat.sit.end.b4_6 {Pal} tried every lap there was, and chose {Hero's}.
@cat.sit.end.old {Pal} went from lap to lap like a judge, and gave the prize to {Hero's}.

@cat.box.intro.b0_3 {Pal} had a bed, but {Pal} slept in a pot.
@cat.box.intro.b0_3 {Hero} got a box. {Pal} got in it.
@cat.box.intro.b0_3 One boot, two ears! {Pal} was at home.
@cat.box.intro.b0_3 "Meow," said the basket. Out looked {Pal}.
@cat.box.intro.b4_6 {Hero} had to look before {they} put on a hat. {Pal} might be in it. {Pal} had been to school in a bag, and to the seaside in a bucket.
@cat.box.intro.b7_9 A new box came to the house, and everyone was pleased about what was in it, except for {Pal}, who waited politely until it was out. Then {pthey} got in. "It's too small," said {Hero}. {Pal} filled it up to the corners, like dough, and shut {ptheir} eyes.
@cat.box.intro.b7_9 {Pal} went through life looking for a smaller room. The wardrobe had been good, and the hat in the wardrobe was better. These days {pthey} lived in a cake tin, with the lid on one side. "Are you at home?" {Hero} would ask, and knock; and a tail came out, and said not today.
@cat.box.intro.b10 {Hero} kept a list, on the inside of a cupboard, of where {Pal} had been found. Flowerpot, it said. Waste-paper basket. Double bass. Against one of them {they} had put three stars, and it was a gravy boat, and it couldn't be done, and {Pal} had done it. "What do you think about in there?" {Hero} asked the lid of the bread bin. The bread bin sighed, like somebody who had been thinking of nothing for a good hour and hoped to get back to it.
@cat.box.run1.b0_3 {Pal} got into a boot.
@cat.box.run1.b4_6 {Pal} had got into [a basket|the teapot box], and pulled the lid over.
@cat.box.run1.old "Don't sit on that," said {Hero}. "{Pal's} in it."
@cat.box.run2.b0_3 One drawer. One tail. Hello, {Pal}.
@cat.box.run2.b4_6 One ear stuck out of [a watering can|somebody's hood]. It was {Pal's}.
@cat.box.run2.old {Pal} had by now moved into [a watering can|the hood of somebody's coat], with all {ptheir} whiskers.
@cat.box.rescue.b4_6 {Key} was {hid}, at the very, very back. No one would fit. "It's like a box," said {Hero}, out loud. You never saw {Pal} move so fast. Out came a paw, and pushed it into the light.
@cat.box.rescue.b7_9 {Hero} could get one hand in, {hid}, as far as the thumb. {They} lay there and thought. "Oh, {Pal}," {they} said, to nobody much, "I do wonder how anyone could sleep in there. So small. So dark. And sides all round." Something soft went by {their} ear. In a moment out slid {key}, since it had been taking up room.
@cat.box.rescue.b7_9 The only way in, {hid}, was a hole the size of a cake tin. {Hero} looked at it. Then {they} knocked. "What a nice small room," {they} said. "I wonder if anyone lives here." Somebody did, by then. {Pal} could be heard turning round, and round again, and putting out of doors whatever was in the way. It was {key}.
@cat.box.rescue.b10 They could see {key}. They had sent for a long stick, and then for a longer one. "What's the shape of it, in there?" asked {Hero}. "Like the inside of a shoe," said the person with the stick, from the ground, {hid}. {Hero} went and found a certain flowerpot and tapped on it. {Pal} came out as far as the eyes. "I wouldn't ask," {Hero} said. "But I think it may be the best there is." {Pal} went to look at it as one looks at a house. {Pthey} liked everything about it but the furniture, and put that outside.
@cat.box.end.b0_3 {Pal} went to sleep in a shoe.
@cat.box.end.b4_6 Last of all {Hero} looked in the bread bin. "Good night, {Pal}," {they} said.
@cat.box.end.old There was one present left over, and it was open at the top, and {Pal} was in it.

@rabbit.dig.intro.b0_3 {Pal} made a hole by the door, and looked out of it.
@rabbit.dig.intro.b0_3 {Pal} dug one hole, and then two.
@rabbit.dig.intro.b0_3 {Pal} dug, and it all fell on {Hero}.
@rabbit.dig.intro.b0_3 Down, down, down dug {Pal}. Hello, worm!
@rabbit.dig.intro.b4_6 You met {Pal's} tail first, most days. The rest of {Pal} was down a hole, looking for something good. "Any luck?" {Hero} would ask. Out came [a peg|a cork], and more sand.
@rabbit.dig.intro.b4_6 {Pal} had dug so many holes that the lawn was mostly edges. {Hero} had learned to walk on it like a hen.
@rabbit.dig.intro.b4_6 If something knocked under the floor, {Hero} lifted the rug. It was only {Pal}. {Pthey} did not care for doors.
@rabbit.dig.intro.b4_6 {Hero} walked to the swings, and {Pal} dug there. It was {Pal} who got there first, with earth on both ears.
@rabbit.dig.intro.b7_9 {Hero's} garden had been flat, once. That was before {Pal}. Now it had hills and valleys and a place where the postman had gone in up to the knee. "What's down there?" he had asked, holding on to his hat. "That's just what {Pal} wants to know," said {Hero}.
@rabbit.dig.intro.b7_9 "Mind the step," {Hero} told everyone who came. Last week there had been no step. Now there was a step, and a dip, and a sort of pit, and at the bottom of it was {Pal}, as happy as a king. When you asked {pthem} to stop digging there, {pthey} did, and began next to it.
@rabbit.dig.intro.b10 {Pal} had once read half of a book, by digging through it, and had come away with a good idea of the middle. A cake was a place with a plum at the bottom. A bed was the way to the floor. "You could just ask," said {Hero}, who had planted the same rose eleven times. But there was already earth coming out on both sides.
@rabbit.dig.run1.b0_3 {Pal} looked down a hole.
@rabbit.dig.run1.b4_6 There went {Pal}, straight down. "Nothing yet!" said the hole.
@rabbit.dig.run1.old {Pal} went to look for help downwards, and came up with [a tap|most of a cup].
@rabbit.dig.run2.b0_3 Pat, pat. {Pal} hid a bun.
@rabbit.dig.run2.b4_6 {Hero} <slow:went back a bit, and lost a hat down it|stepped back, and fell in>. "Sorry," said {Pal}. "That one's new."
@rabbit.dig.run2.old There was a shout. Somebody had found {Pal's} latest, with one leg.
@rabbit.dig.rescue.b4_6 "I can see {key}," said {Hero}, looking {hid}. "It's down a hole. Would you..." But {Pal} was only a tail, and then not even that. Up came {Pal} with it.
@rabbit.dig.rescue.b4_6 "Stay on that spot," {Hero} told {Pal}. But the spot had gone, and so had {Pal}. Thump, thump! Then up popped two ears, {hid}, and between them was {key}.
@rabbit.dig.rescue.b4_6 Knock, knock, went something, {hid}. {Hero} bent down. "{Pal}? Is that you?" It was. {Pal} had come the short way, underneath, and brought {key}.
@rabbit.dig.rescue.b4_6 {Pal} stamped, {hid}. "It's only mud," said {Hero}. In went {Pal}, ears and all. When it stopped raining mud, there sat {Pal}, on top of {key}.
@rabbit.dig.rescue.b7_9 Everybody said what a pity it was. {Pal} did not say anything, with {ptheir} mouth full of earth. It flew out behind in a fountain, {hid}, so that people put up umbrellas. "How deep can you go?" called {Hero}, down the hole. A long way off a voice said that it didn't know, and that it was lovely, and that here was something hard. It was {key}.
@rabbit.dig.rescue.b7_9 "Don't stop," said {Hero}. Nobody had ever said such a thing to {Pal}. {Pthey} looked up, to see if it was a joke, and looked down {hid}, and took a breath. Then you could see nothing for flying earth. There was a step, and a dip, and soon a sort of pit; and up out of the pit, from paw to hand, came {key}.
@rabbit.dig.rescue.b10 For years people had been asking {Pal} to stop. They had asked kindly, with a broom. Now they stood round in a ring and looked at the ground, {hid}, and then, rather red, at {Pal}. "Would it be a great trouble?" said somebody. {Pal} washed {ptheir} paws first. It was a beautiful piece of work, with a ledge halfway, to rest on. {Hero} lay at the top and held the lamp. "I can see it," {they} said. "Left. Now." And {key} came up into the light like a tooth.
@rabbit.dig.end.b0_3 One more hole for {Pal}. Sleep.
@rabbit.dig.end.b4_6 {Pal} dug a little hole and put the day's best crumb to bed.
@rabbit.dig.end.old Next spring, where {Pal} had been, a great many things came up, and one was a teaspoon.

@dragon.sneeze.intro.b0_3 {Pal's} nose began to tickle. A-choo! Now the washing was dry.
@dragon.sneeze.intro.b0_3 {Pal} sneezed on the bread. Now it was toast.
@dragon.sneeze.intro.b0_3 "Ah, ah..." Run, {Hero}! {Pal} sneezed.
@dragon.sneeze.intro.b0_3 {Pal} sneezed at a flower. Puff! No flower.
@dragon.sneeze.intro.b4_6 {Pal} had a cold spoon to hold on {ptheir} nose. It worked, if nobody said "pepper". "Pepper," said {Hero}, one day, by mistake. They had to get a new [tent|kite].
@dragon.sneeze.intro.b4_6 Daisies made {Pal} sneeze, and so did jokes. {Hero} told {pthem} a joke once. The shed was soon put out.
@dragon.sneeze.intro.b7_9 People liked {Pal}, and they liked {pthem} best out of doors. {Hero} went round before every party, and took down the paper chains, and moved the hay. "I can feel that I'm not going to," {Pal} would say, with tears in both eyes. "I'm nearly sure." And {Hero} would open a window, and get the bucket.
@dragon.sneeze.intro.b7_9 {Pal} had a hanky as big as a tablecloth, because of how {pthey} sneezed. It had been a tablecloth. There had been six of them, and this was the last, with only a few holes. "It's coming," {pthey} would say, in a small voice, and {Hero} would hold the other end and look the other way.
@dragon.sneeze.intro.b10 You could tell a house that {Pal} had visited by its eyebrows. {Pthey} always wrote afterwards to say how sorry {pthey} {pwas}, and the letters were a little brown at the edges. It ran in the family; an uncle had once put out the sun, or so he claimed, for a whole Tuesday. "Everybody has something," said {Hero}, who had learnt to read a nose as sailors read the sky. "Two minutes," {they} would remark, and get up, and carry the flowers into the hall.
@dragon.sneeze.run1.b0_3 {Pal} sat in a puddle, with a hiss.
@dragon.sneeze.run1.b4_6 "Down!" cried {Hero}. Over their hats went {Pal's} sneeze, and all the washing was dry.
@dragon.sneeze.run1.old {Pal's} nose went off. All the washing in the street was dry, and some of it was toast.
@dragon.sneeze.run2.b0_3 {Pal} hid {ptheir} nose in a sock.
@dragon.sneeze.run2.b4_6 {Pal} held {ptheir} nose with two paws, and it came out as a ring.
@dragon.sneeze.run2.old "Not now," {Pal} told {ptheir} own nose, and was seen to argue with it.
@dragon.sneeze.rescue.b4_6 {Key} was stuck, {hid}, behind a hundred cobwebs. "My nose is going," said {Pal}, and turned away. "Turn back!" said {Hero}. BOOM. There were no cobwebs now. There it lay.
@dragon.sneeze.rescue.b4_6 It was so dark, {hid}, that no one could see. "Tell me a joke," said {Pal}. {Hero} told the sausage one. WHOOSH! It was as bright as noon, and there lay {key}.
@dragon.sneeze.rescue.b7_9 "Would somebody please take me outside," said {Pal}, in a thick voice. "This place is all feathers." {Hero} looked at the feathers. They were packed {hid}, and what they wanted was behind them. "No," {they} said. "You stay just there. Left a bit. Think of pepper." It was the only one {Pal} had ever aimed. It went round the corner and came back with {key}.
@dragon.sneeze.rescue.b7_9 It was all dust, {hid}, and somewhere under the dust was {key}. "Give me the tablecloth," said {Hero}. "But it's coming!" said {Pal}, from behind it. "I know," said {Hero}, and took it right away, and folded it up. {Pal's} eyes grew large. When anybody could see again there was no dust, only a nice clean place and, in the middle of it, what they wanted.
@dragon.sneeze.rescue.b10 There was nothing to get hold of {key} with. It lay {hid}, under the sort of fluff that gathers where nobody has ever said "bless you"; and {Pal}, at the far end of things, was breathing through {ptheir} ears. "How bad is it?" asked {Hero}. "Two binutes," said {Pal}. "Baybe less." "Come over here, and point it at that." "But I always biss," said {Pal}, in terror. "I always hit what's behind." "Good," said {Hero}. "So look straight at me." It left a black mark in the shape of a daisy. And in the middle of it, hot, and whole, there it lay.
@dragon.sneeze.end.b0_3 {Pal} made the soup warm. Mmm.
@dragon.sneeze.end.b4_6 Then the fire went out. "May I?" said {Pal}. And they all said yes.
@dragon.sneeze.end.old The last match was wet, and everyone turned and looked, very kindly, at {Pal}.

@robot.count.intro.b0_3 {Pal} liked to count. It had six spoons, and one was a fork.
@robot.count.intro.b0_3 "One bun, two buns," said {Pal}. "No bun!"
@robot.count.intro.b0_3 {Pal} went beep, and counted all the peas.
@robot.count.intro.b0_3 {Pal} counted to ten, and back. Beep!
@robot.count.intro.b4_6 "Good morning," said {Pal}. "That is the nine hundredth." {Pthey} had counted all the mornings, and all the spots on the [toadstool|curtains]. Some of the spots had been flies.
@robot.count.intro.b4_6 {Pal} counted {Hero's} toes each night, to be sure. It was always ten. "Very good," {pthey} said, and put out the light.
@robot.count.intro.b7_9 If you lost something, {Pal} could not tell you where it was. But {pthey} could tell you how many you had had. "Forty-four marbles, on Tuesday," {pthey} said. "It is now Friday. I make no remark." {Hero} emptied out a shoe, and went red. "Forty-four," said {Pal}, and purred like a fridge.
@robot.count.intro.b7_9 {Pal} liked a thing better as a number. "I'm a bit sad," {Hero} might say. "How many?" said {Pal}. "About three." Then {pthey} would whirr for a moment, and come and sit three times as close. {Pthey} kept a sum of all the good days there had been, and most nights it went up by one.
@robot.count.intro.b10 It had started with the peas. Somebody had said, in front of {Pal}, that there were too many to count, and something in {Pal} had lit up. Since then it had been bricks, and starlings, and how often the lady at number six said "be that as it may". {Pal} gave out the figures at supper. "Does it ever come out even?" {Hero} asked. "Seldom," said {Pal}. "On the fourth of May it did, for a minute." {Pthey} turned {ptheir} lamp down low. "You were asleep. I did not like to wake you."
@robot.count.run1.b0_3 {Pal} counted toes.
@robot.count.run1.b4_6 "One plan," said {Pal}, and made a mark. "None left."
@robot.count.run1.old "For your information," said {Pal}, "that was the [sixth|ninth] loudest noise since breakfast."
@robot.count.run2.b0_3 "No buns," said {Pal}. "Sad."
@robot.count.run2.b4_6 "Wet socks, [eight|ten]," said {Pal}, going along the row.
@robot.count.run2.old "Two to nothing," {Pal} read out, "and we are the nothing."
@robot.count.rescue.b4_6 "Left, forty steps," said {Pal}. "Down, one." {Pal} had counted each bump as {key} fell. "So I think," {pthey} said, and rolled up, and looked {hid}. Ping! There it was.
@robot.count.rescue.b4_6 {Pal} counted everybody's toes, to keep calm. "And one more," {pthey} said. One more? {Hero} looked down, {hid}. That was no toe. It was {key}!
@robot.count.rescue.b7_9 "Does nobody wish to hear the figures?" said {Pal}. "Very well," said {Hero}, who had looked everywhere twice. "People here: all. Hats: all. Shadows..." There was a click. "Shadows, one more than there are things to have them." They followed {ptheir} small lamp over the ground until it stopped, {hid}, and shook. There, with a shadow of its very own, was {key}.
@robot.count.rescue.b7_9 "How sad is everybody?" asked {Pal}. "Nine," said {Hero}. "Ten." "That is too many," said {Pal}, and began to count, very fast. {Pthey} counted stones, and crumbs, and feet. {Pthey} counted all that was {hid}. Then {pthey} counted that again, and a green light came on. "You may be sad no more," said {Pal}, and moved aside, and there was {key}.
@robot.count.rescue.b10 "I shall need quiet," said {Pal}, "and for that gentleman to stop sighing. He is at eleven." Everybody held their breath. You could hear the little wheels. {Pal} was going back through the whole of the day, drop by drop and step by step, as other people go through a drawer. "There," said {Pal}. "At four minutes past, somebody sneezed, and after that the sums are out by one." {Pthey} lit up the place, {hid}. "I do so like it," {pthey} said, as {Hero} lifted {key} into the light, "when there is an answer."
@robot.count.end.b0_3 How many stars? {Pal} said, "All."
@robot.count.end.b4_6 {Pal} counted sheep. "Asleep, none," {pthey} said. "They are all dancing."
@robot.count.end.old "It comes out even," said {Pal}, looking round at every one of them, and {ptheir} lamp shone.

@fairy.stuck.intro.b0_3 {Pal} was in the jam jar. {Hero} pulled, and out came {Pal}. Pop!
@fairy.stuck.intro.b0_3 {Pal} sat in an egg cup. Pull, {Hero}!
@fairy.stuck.intro.b0_3 One boot had {Pal} in it. "Help!"
@fairy.stuck.intro.b0_3 {Pal} went in at a keyhole, and stuck.
@fairy.stuck.intro.b4_6 {Pal} could fly, but not always where {pthey} looked. That was how {pthey} got into the [honey|clock]. "I was resting," {pthey} said. {Hero} brought a spoon, and a towel.
@fairy.stuck.intro.b4_6 Each morning {Hero} looked in the teapot, before the tea. "Just having a rest," said {Pal}, and held up both arms to be pulled.
@fairy.stuck.intro.b7_9 "I shall go through the door like anyone else," said {Pal}; and went through the bit of it where the key goes, and stayed. It took soap. {Hero} was good with soap. {They} had got {pthem} out of a whistle, without blowing it, and thought more of {Pal} than of most tall people.
@fairy.stuck.intro.b7_9 "I was just looking in," said {Pal}, from inside the sugar bowl. {Pthey} {pwas} always just looking in. {Pthey} had looked in at a clock, which struck, and at a jelly, which did not let go. {Hero} never laughed. {They} held out one finger, like a rail, and said how narrow they were making things these days.
@fairy.stuck.intro.b10 It was all a question, {Pal} said, of posture. Stand as if you were six feet high, and the world would make room. And it's true that the world did, at first; it was in the last inch that it changed its mind. {Hero} had become a sort of expert. {They} knew how to warm a bottle, and which way to turn a flute. "I was inspecting it," said {Pal}, each time, wiping {ptheir} wings. "And is it sound?" asked {Hero}, each time. "It pinches," said {Pal}.
@fairy.stuck.run1.b0_3 {Pal} was stuck in a boot.
@fairy.stuck.run1.b4_6 "This is a very small room," said {Pal}. It was [a thimble|a pea pod].
@fairy.stuck.run1.old {Pal} swept in to take charge, by way of [a birdcage|a pepper pot], and could be heard in there taking it.
@fairy.stuck.run2.b0_3 Pull, pull! Out of a glove came {Pal}.
@fairy.stuck.run2.b4_6 There was a knock, from inside [a bun|a bottle]. "Only me," said {Pal}.
@fairy.stuck.run2.old {Pal} had joined them by the short way, and was being unscrewed.
@fairy.stuck.rescue.b4_6 {Key} had gone down a hole, {hid}. "Bother," said {Hero}. "I've been in worse," said {Pal}, and tucked in both wings. Wriggle, wriggle. "Pull!" And there they both were.
@fairy.stuck.rescue.b4_6 No hand could get at {key}, {hid}. "I'll be in there till Tuesday," said {Pal}, and breathed in, and went. {Hero} took hold of two small feet. Pop! And {Pal} had it.
@fairy.stuck.rescue.b7_9 There was a chink, {hid}, that a beetle had turned round in front of. "If I only knew somebody," said {Hero}, looking at the sky, "with experience." {Pal} coughed. "I have, in my time, been down a flute," {pthey} said. {Pthey} took one end of a thread and left. There were three tugs. {Hero} wound it in, and tied on at the far end was {key}.
@fairy.stuck.rescue.b7_9 There was a crack, {hid}, as thin as toast, and at the back of it was {key}. "It's too narrow," said {Hero}. "They all are, these days." {Pal} stood on {their} finger and looked. "This one isn't," {pthey} said. {Pthey} looked in. {Pthey} went on looking in, until only two shoes showed; and then, backwards, inch by inch, came {Pal}, and after {Pal} came the very thing.
@fairy.stuck.rescue.b10 "Don't," said {Pal}. "Nobody is to say it. I can see it for myself." There was the slit, {hid}; and there, a foot down, was {key}; and there were eleven large people in a ring, with large kind hands. {Pal} walked along the edge of it like somebody at the side of a cold pool. "All my life," {pthey} remarked, "I have been getting stuck in things by mistake. I should like it noted that I'm doing this one on purpose." It was noted. It took nine minutes. "Well?" said {Hero}, when the two of them came up. "It pinches," said {Pal}, and beamed.
@fairy.stuck.end.b0_3 {Pal} had a crumb as big as a bed.
@fairy.stuck.end.b4_6 They made {Pal} a chair from a cork. "At last," {pthey} said. "A big one."
@fairy.stuck.end.old They drank {Pal's} health, in thimbles, so that nobody should look large.

@alien.names.intro.b0_3 "Good morning, dog," said {Pal}, to a bus. {Pal} was new here.
@alien.names.intro.b0_3 "Good hat," said {Pal}, with a pot on.
@alien.names.intro.b0_3 "Wet bed," said {Pal}, in the bath.
@alien.names.intro.b0_3 "Fish!" said {Pal}, and patted a sock.
@alien.names.intro.b4_6 "What's that?" asked {Pal}, about [snow|toast], and snails, and Mondays. Then {pthey} thought of a better word. A snail was a "slow cup". {Hero} had begun to say it too.
@alien.names.intro.b4_6 To {Pal} a hat was a "head house", and a cat was a "lap hat". {Pthey} had nine words for jam, and all of them were "yes".
@alien.names.intro.b7_9 {Pal} had only been on Earth since August and was still finding the handles on things. Shoes were "foot houses". Thunder was "upstairs moving the chairs". "That's not what it is," people said. "No?" {pthey} said, with interest, and looked up. {Hero} looked up, as well. It did sound like chairs.
@alien.names.intro.b7_9 {Pal} wrote all the new words in a book. Rain was "sky soup". A nap was "practice for night". "And what's this?" {pthey} asked, pointing. "That's me," said {Hero}. {Pal} wrote it down, and for a week called {them} Thatsme; and {Hero} did not mind it as much as you would think.
@alien.names.intro.b10 [On {Pal's} planet there was a single word, and you could tell what was meant by how long people held it. So all this was new.|Where {Pal} came from they had only one word, and said it for longer or for shorter. Here there were thousands.] [{Pal} went about asking for the names of things, and thanked each person who gave one, and then, quite often, gave it back.|{Pal} asked what everything was called, said thank you nicely, and as a rule returned it.] "Yawn" was too short. "Cupboard" had no cup in it, and no board. ["You can't go changing them," said {Hero}. "I am not," said {Pal}. "I am only asking whether they are happy." It was a thing that {Hero} had never thought to ask a cupboard.|"They're not for swapping," {Hero} explained. "No," said {Pal}. "But does it mind?" And {Hero}, who had lived with a cupboard from birth, had to say that it had never come up.]
@alien.names.run1.b0_3 {Pal} hugged a tree.
@alien.names.run1.b4_6 "I know this one," said {Pal}. "It is called a parade." It was not a parade.
@alien.names.run1.old {Pal} looked it up, under U, for "uh-oh", and found a picture of {Hero}.
@alien.names.run2.b0_3 What was "oops"? {Pal} did not know.
@alien.names.run2.b4_6 "On my star we do this with soup," said {Pal}.
@alien.names.run2.old "Is it meant to do that," {Pal} asked, "or shall I write: not yet?"
@alien.names.rescue.b4_6 "I have met a new one," {Pal} told {Hero}. "It lives {hid}. I said hello, and it did not say it back." {Hero} ran. "That's not a new one. That's {key}!"
@alien.names.rescue.b4_6 "Yes, yes, yes!" cried {Pal}, {hid}. That was a word for jam. {Hero} came with a spoon. But it was better than jam. It was {key}.
@alien.names.rescue.b7_9 "May I ask something foolish?" said {Pal}. "How do you know that it's lost? Perhaps it knows quite well where it is." Nobody had an answer. "I should begin," {Pal} went on, "by asking who it likes to be near." {Pthey} bent all three knees and looked {hid}, and said something polite. Then {pthey} held out a hand, and in it was {key}.
@alien.names.rescue.b7_9 {Pal} turned over the pages of the book. "I have 'gone'," {pthey} said. "I have 'not here'. But I have no word for a thing that is {hid} the whole time, and nobody says hello to it." "Say that again!" cried {Hero}. They all ran to see. It was {key}. "Hooray!" they shouted; and {Pal} looked pleased, and wrote it in. "So that is the word," {pthey} said.
@alien.names.rescue.b10 [It was because {Pal} had got the word wrong. Everyone else was shouting for it by its name; {pthey} {pwas} going slowly along the ground, calling out, "Supper!"|A wrong word did it, and the word was {Pal's}. The rest of them were calling the thing by its name. {Pal}, bent low and in no hurry, was calling, "Supper!"] ["Everything comes to it," {pthey} said, when people stared. "I have tried it on cats, and on {Hero}."|People stopped to look. "It works on cats," {pthey} said, "and it works on {Hero}."] {Pthey} called it once more, {hid}, very gently, and stooped. [No one would ever know if it came. It was there, that's all, and had not been there when the others looked; and {Pal}, who did not like to boast, turned to a fresh page, and wrote it down: {key}. Likes supper.|Did it come? It lay where three people had already looked, and that was all one could say; and {Pal}, modestly, on a clean page, made a note of it: {key}. Likes supper.]
@alien.names.end.b0_3 "Hug!" said {Pal}. And it was.
@alien.names.end.b4_6 {Pal} learnt one last word that day. It was "seconds".
@alien.names.end.old {Pal} asked which of them was "friend", and they all put a hand up at the same time.

@monster.polite.intro.b0_3 "After you," said {Pal} to a snail, and waited, and waited.
@monster.polite.intro.b0_3 {Pal} had big feet, and ran from a snail.
@monster.polite.intro.b0_3 "Sorry, bug," said {Pal}, and went round it.
@monster.polite.intro.b0_3 A bee said buzz. {Pal} hid behind {Hero}.
@monster.polite.intro.b4_6 {Pal} could lift a bus. {Pthey} did not, in case there was a [spider|kitten] behind it. "Would you look first?" {pthey} asked {Hero}. {Hero} always looked.
@monster.polite.intro.b4_6 {Pal} knocked on every door, very softly, in case of mice. Then {pthey} waited for the mice to say yes. {Hero} said it for them.
@monster.polite.intro.b7_9 Under {Hero's} bed there lived a monster, and it was {Pal}, who had moved there because of the moths. {Pthey} tidied. {Pthey} turned the slippers to face the right way. "Good night," {pthey} would whisper, when {pthey} thought that {Hero} had gone to sleep. "Don't let the bugs..." And there {pthey} always had to stop, and hold on to the leg of the bed.
@monster.polite.intro.b7_9 Before {Pal} came into a room, a long hairy hand came in first, and waved, so that nobody should jump. Then {Pal} asked, from outside, if there was anything small in there. "It's only a ladybird," said {Hero}. "I know," said the voice. "I saw its little legs."
@monster.polite.intro.b10 [{Pal} wore a bell, so as not to come upon people. It was {ptheir} own idea.|So that nobody should meet a monster without warning, {Pal} wore a bell, and had paid for it.] {Pthey} had horns like a bicycle, and a voice that could be felt through the floor, and used it to ask whether anybody minded. Nobody minded. It was only {Pal} who could be heard, on quiet nights, reasoning with a woodlouse. "It's got fourteen legs," {pthey} told {Hero}. "What does it want with them all?" "I expect it's frightened, too," said {Hero}; and {Pal} said, hoarsely, that {pthey} would like to believe that.
@monster.polite.run1.b0_3 {Pal} bowed to a chair.
@monster.polite.run1.b4_6 "Is it safe?" called {Pal}, from up a tree. The tree leaned.
@monster.polite.run1.old {Pal} came forward to help, met [an earwig|a small plant], and went back again.
@monster.polite.run2.b0_3 "Please," said {Pal}, to a sock.
@monster.polite.run2.b4_6 {Pal} held {Hero's} hand. It was for {Hero's} sake, {pthey} said.
@monster.polite.run2.old "After you," said {Pal}, to [a leaf|a worm], and they were there for some time.
@monster.polite.rescue.b4_6 {Key} was too far in for {Hero}, {hid}. "There could be a spider," whispered {Pal}. There was. "Lovely weather," {pthey} told it, in a squeak. And {pthey} brought it back.
@monster.polite.rescue.b4_6 {Key} was {hid}, with a mouse asleep on top. {Pal} knocked on the air. "Yes," said {Hero}, in a mouse's voice. And {Pal} slid it out, and only cried a bit.
@monster.polite.rescue.b7_9 They needed someone strong, to move what was on top of {key}, {hid}. That was easy; {Pal} did it with a thumb. What ran out was a beetle. Everybody heard {pthem} swallow. "You dropped this, I think," {Pal} told the beetle, and picked up a leaf for it, and bowed. Then {pthey} picked up what they had come for, and found that {ptheir} knees had stopped.
@monster.polite.rescue.b7_9 One arm was long enough to reach {key}, {hid}, and it was behind {Pal's} back. "Are there any little legs?" {pthey} asked. {Hero} looked. There were eight, and a spider on top. "Yes," said {Hero}, who never told {pthem} a lie. {Pal} put in one long hairy hand and waved, so that nobody should jump. The spider waved, too. After that it was easy.
@monster.polite.rescue.b10 ["I could fetch {key}," said {Pal}, "if the place weren't occupied." They looked.|{Pal's} arm was long enough, and stopped halfway. "I can see {key}," {pthey} said, "but somebody's in."] It was as plain as anything, {hid}; and across the front of it, from one side to the other, someone had made a web, and was at home. People would have brushed it off. {Pal} would not hear of it. "It's taken her all night," {pthey} said. [So they waited, while an enormous finger, shaking like a branch, undid the thing one thread at a time and hung it up somewhere else.|A finger as thick as a bough, and no steadier, took the web down by its corners, and moved it next door.] The owner walked along the finger to see. "Oh my," said {Pal}, faintly. "She's waving." And {pthey} handed it to {Hero}.
@monster.polite.end.b0_3 {Pal} shut the door very softly.
@monster.polite.end.b4_6 A kitten went to sleep on {Pal's} foot. {Pthey} did not move until morning.
@monster.polite.end.old Somebody's baby laughed at {Pal's} horns, and {Pal} had to go and stand outside for a bit, to be happy.

@child.pockets.intro.b0_3 {Pal's} coat went clink and clank, for it was full of spoons.
@child.pockets.intro.b0_3 In one pocket {Pal} had a snail. "Hello!"
@child.pockets.intro.b0_3 {Pal} had a pocket for nuts, and jam.
@child.pockets.intro.b0_3 Jingle! {Pal} had ten bells in there.
@child.pockets.intro.b4_6 {Pal's} coat stood up by itself. It had to, with so much in it. "What do you need?" asked {Pal}. "Nothing," said {Hero}. "I've got two of those," said {Pal}.
@child.pockets.intro.b7_9 {Pal} could not throw away a thing that might be sorry. So in went the lid with no jar and the jar with no lid, and a nail that had looked lonely. "You'll sink," said {Hero}, one day on the pier. {Pal} thought about it. "I've something that floats," {pthey} said, "in here somewhere."
@child.pockets.intro.b7_9 {Pal} had a door knob in one pocket. "What's it for?" said {Hero}. "A door," said {Pal}. "Which door?" "I haven't met it yet." There was also a shell, a hinge and half a jam sandwich, and each of them, {pthey} said, was just about to come in useful. The sandwich had been about to for some time.
@child.pockets.intro.b10 When {Pal} had been a baby {pthey} had been handed a spoon, and {pthey} still had it. That was the bottom layer. Above it lay the whole of {ptheir} life, in order, with fluff: a whistle, a hinge, six keys to nothing, the ear of a chocolate hare. Other people kept diaries. "Someone's going to be so glad of this," {pthey} would say, holding up a hinge; and {Hero}, who had been asked to hold it for a moment four years ago, and still did, said that {they} {was} sure of it.
@child.pockets.run1.b0_3 {Pal} took out a spoon.
@child.pockets.run1.b4_6 "Would a hinge do?" asked {Pal}. "It squeaks."
@child.pockets.run1.old {Pal} laid out [nine keys to nothing|a hinge and a dried pea] in a row, in case they gave anyone an idea.
@child.pockets.run2.b0_3 Out of {Pal's} coat fell a bun.
@child.pockets.run2.b4_6 {Pal} found the pea {pthey} had lost in May. It was still a pea.
@child.pockets.run2.old "I did have one," said {Pal}, going in up to the elbow. "It was under the jam."
@child.pockets.rescue.b4_6 {Key} was {hid}, and would not come. "Hang on," said {Pal}. Out came a hinge, a frog, a fish hook. A fish hook! They let it down on a lace. Up it came!
@child.pockets.rescue.b7_9 There lay {key}, {hid}, an inch past the end of {Hero's} finger. An inch! "I wish that I had a longer finger," said {Hero}. {Pal} looked thoughtful. {Pthey} had a rubber glove. {Pthey} had a stick to put up it, and half a pot of glue. It was the ugliest finger in the world, and it took hold as if it had been born for it.
@child.pockets.rescue.b7_9 {Key} was in plain sight, {hid}, past a gap too thin for fingers. "We need something flat," said {Hero}. "And sticky." {Pal} did not say, "I told you so." {Pthey} only took out half a jam sandwich, which had been getting flat for weeks, and tied a string to it. In it went. It came out with some fluff, and a beetle, and, stuck fast to the jam, the very thing.
@child.pockets.rescue.b10 They could all see {key}. "What we want," somebody said, "is a fish hook on a string." They said it bitterly, in the way that people ask for the moon. It got no answer, except that a sort of clanking began. {Pal} was taking things out. {Pthey} went down to a part of the pocket where {ptheir} arm had not been for years, and stopped there with a very strange expression. "I swapped a rabbit for this," {pthey} told {Hero}, holding it up by its lace. "Everybody laughed." They let it down, {hid}. No one was laughing. There was a tug, and up it came, turning in the light.
@child.pockets.end.b0_3 {Pal} kept a bit of cake. Shh.
@child.pockets.end.b4_6 {Pal} put a star in {ptheir} top pocket. It was a paper one, but it was in there.
@child.pockets.end.old All the way home {Pal} rattled, rather more softly, having given most of it away.

@child.captain.intro.b0_3 {Pal} had a big hat, and made the cups march.
@child.captain.intro.b0_3 "Left, right!" said {Pal}, to the ducks.
@child.captain.intro.b0_3 {Pal} blew a whistle, and a goat came.
@child.captain.intro.b0_3 "All in line!" said {Pal}, to one frog.
@child.captain.intro.b4_6 "Who is for a march?" said {Pal}. {Hero} was. So were two [snails|hens], and a goat who was only going that way. It was the best army {pthey} ever had.
@child.captain.intro.b7_9 {Pal} had a whistle, and used it. One for stop; two for go; three for "look at me". "Whose turn is it to be in charge?" {Hero} would ask. {Pal} blew three. {Pthey} had been born, {pthey} said, on a hill, facing the enemy, though {ptheir} mother said that it was in a taxi.
@child.captain.intro.b7_9 {Pal} gave out medals. {Pthey} cut them out of gold paper, and there was one for everything: for courage, for eating soup, for not crying much. {Hero} had eleven. {Pal} had none. "Captains only give them," {pthey} said, looking hard at a button. "Nobody's high enough up to give one to a captain."
@child.captain.intro.b10 Battles, {Pal} held, are won at breakfast. So {pthey} had everyone lined up by eight: {Hero}, on the right; a boy who had come about the milk; the milk. There were orders of the day. They were read out, in a ringing voice, from the back of a cereal packet, and what they came to was generally that {Pal} would go in front. "And what if you're not sure of the way?" asked {Hero}. There was a pause. "You go in front a bit faster," said {Pal}.
@child.captain.run1.b0_3 {Pal} blew a horn, at a duck.
@child.captain.run1.b4_6 {Pal} climbed up to get a better view, and had to be lifted down.
@child.captain.run1.old "I have the whole thing under control," said {Pal}, hurrying by in the other direction.
@child.captain.run2.b0_3 The mop would not march, {Pal}.
@child.captain.run2.b4_6 {Pal} blew the whistle. A [goat|baby] came, so that was one.
@child.captain.run2.old {Pal} drew it up as a plan of attack, with arrows, and ate the pencil.
@child.captain.rescue.b4_6 There was a noise, {hid}. The army hid behind {Hero}. "Somebody hold my flag," said {Pal}, and {ptheir} chin shook, and in {pthey} went. "It was a hen," {pthey} said, "and it had {key}."
@child.captain.rescue.b7_9 "Forward!" said {Pal}, and looked round, and nobody had gone. It was not the kind of place that you went forward into, {hid}. It breathed. {Pal} put the whistle to {ptheir} lips, and thought better of it. "I should like it known," {pthey} told {Hero}, quite quietly, "that I'm not ordering anyone." They counted to sixty. Then from deep inside came three blasts, and {Pal}, with {key}.
@child.captain.rescue.b7_9 It was black, {hid}, and it dripped. "There's a medal in this," said {Pal}, "for anybody who goes." Feet shuffled. "Two medals." So in the end {pthey} did up {ptheir} top button, and went. There was one small scream. When {pthey} came out, all over dust, with {key} held high, {Hero} took off the best medal of the eleven, and pinned it on {pthem}.
@child.captain.rescue.b10 Nobody gave the order. They were all standing about, {hid}, or as near to it as anyone cared to be, looking at a hole that had cold air coming out; and {Pal}, who had a name for every bit of a battle, seemed to have mislaid them all. {Pthey} unpinned {ptheir} medals. There were nine, and one was a bottle top. "It's only so as not to rattle," {pthey} said. {Hero} held the medals, and held {their} breath. First there came a scuffle, then a sneeze; and then a small, black, dusty person with no rank at all, who gave {them} {key}, and burst into tears.
@child.captain.end.b0_3 Good night, Captain {Pal}.
@child.captain.end.b4_6 "At ease," said {Pal}, and fell asleep standing up.
@child.captain.end.old {Pal} was offered the big chair, and said that {pthey} would sooner have the one by {Hero}.

@adult.flask.intro.b0_3 "Tea?" said {Pal}. {Pal} had a flask, all day long.
@adult.flask.intro.b0_3 {Pal} gave {Hero} tea, and the cat, too.
@adult.flask.intro.b0_3 Glug, glug! {Pal} had the flask out.
@adult.flask.intro.b0_3 {Pal} had a flask, and cups, and cake.
@adult.flask.intro.b4_6 {Pal} had eleven pockets, and nine of them were lunch. "You can't save the world on no breakfast," {pthey} said, and gave {Hero} [an egg|a pie]. It was still warm.
@adult.flask.intro.b7_9 On the day of the great flood, people said, the first boat down the street was {Pal}, in a washtub, with soup. {Pthey} never asked what the matter was. {Pthey} asked if you took sugar. "It's only tea," {pthey} said to {Hero}. "It doesn't fix anything. It gives you something to hold while you're being brave."
@adult.flask.intro.b7_9 {Pal} did not believe in trouble before tea. {Pthey} had a flask and two cups, and a third cup for whoever turned up. "Sit," {pthey} would say; and the bus went without you, and somehow it did not matter. {Hero} had missed a dentist like that, and most of a quarrel with the boy next door.
@adult.flask.intro.b10 {Pal's} flask had been dropped down a well, and run over, and once, in the course of a very long sermon, sat upon by a bishop. It still kept things hot for nine hours. "That's all I'd ask of anybody," {pthey} said. {Pthey} had a gift for coming through a door at the worst possible moment with a tray. Proposals had been interrupted; so, one time, had a duel. "And what did they do?" asked {Hero}. "Well, they had to hold the cups," said {Pal}, "so they couldn't hold the other things."
@adult.flask.run1.b0_3 {Pal} poured the tea into a hat.
@adult.flask.run1.b4_6 "Egg or cheese?" asked {Pal}. Nobody could think about cheese.
@adult.flask.run1.old "I'll just put this here," said {Pal}, and put down a tray, where everybody would fall over it.
@adult.flask.run2.b0_3 {Pal} shook the flask. Slosh!
@adult.flask.run2.b4_6 A bun came over the top. "Catch!" said {Pal}. It hit {Hero} on the nose.
@adult.flask.run2.old {Pal} had unpacked the cups, all nine, and was looking about for a level place.
@adult.flask.rescue.b4_6 {Key} would not budge, {hid}, for pushing or for crying. "What it wants," said {Pal}, "is butter." {Pthey} took the butter out of {ptheir} own sandwich. Rub, rub. Pop! Out it came.
@adult.flask.rescue.b7_9 "Nobody's had anything since noon," said {Pal}, "and it shows." {Pthey} made them all sit down, there and then, and eat, while the minutes went by; and {Hero} could have wept, until {they} looked up with {their} mouth full, and saw it. It was {hid}. They had all been too hungry to see straight. "More bread?" said {Pal}; and {Hero} said, "That's {key}!"
@adult.flask.rescue.b7_9 "Sit," said {Pal}. "Now?" cried {Hero}. "Now most of all." {Pthey} filled two cups, and then looked about, {hid}, for anyone who might like the third. {Pthey} held it in as far as {pthey} could. Clink, it went. Cups do not go clink on nothing. {Hero} put an arm in beside {Pal's}, and felt about, and found what the cup had found: {key}.
@adult.flask.rescue.b10 They had been looking for {key} for an hour, and had come to the stage when everyone says "let me" and nobody lets them. {Pal} spread a cloth. "Two minutes," {pthey} said. "It won't run off." There were grown men who shouted. But they took the cups, since one does; and one by one, as the steam went up, they stopped. It was in that quiet that {Hero} heard it: a small tick, as if something had shifted, {hid}. "There," said {Pal}, not even looking round. "It only wanted quiet." {Hero} put in a hand, and out came {key}.
@adult.flask.end.b0_3 Then {Pal} had a cup, too. Ahh.
@adult.flask.end.b4_6 {Pal} gave the last drop to the cat, and sat down with {ptheir} shoes off.
@adult.flask.end.old For the first time that anyone could remember somebody poured a cup for {Pal}.

@adult.glasses.intro.b0_3 "Hello, {Hero}," said {Pal}, to a tree. {Pal} had no glasses on.
@adult.glasses.intro.b0_3 {Pal} shook hands with a coat. No glasses!
@adult.glasses.intro.b0_3 {Pal} gave a hat a kiss. Where were {ptheir} glasses?
@adult.glasses.intro.b0_3 {Pal} had on two buns, and no glasses.
@adult.glasses.intro.b4_6 "Has it been raining?" said {Pal}. It had not. {Pthey} had {ptheir} glasses on upside down. {Hero} turned them round, and then they both looked at [a duck|the sky].
@adult.glasses.intro.b7_9 {Hero} had tied {Pal's} glasses on with string. {They} had painted them yellow. It made no difference; they were somewhere at this minute, being yellow, and having a nice time. "I don't see that I need them," said {Pal}, and shook hands with the coat stand, and told it that it had grown.
@adult.glasses.intro.b7_9 {Pal} had been told to hang {ptheir} glasses on a chain. {Pthey} had the chain. It was round {ptheir} neck at this moment, with a teaspoon on it. "What a lot of people have come," {pthey} said happily, and bowed to a row of cabbages, and asked {Hero} which of them was the bride.
@adult.glasses.intro.b10 Without {ptheir} glasses {Pal} saw a world that was kinder than the real one, and a good deal softer at the edges. Dustbins were elderly ladies. A row of cabbages had once been read to. "You could get a new pair," said {Hero}. "I have a new pair," said {Pal}. "That's the pair I can't find." {Pthey} put a hand on {Hero's} shoulder for the step, and it stayed there, as it always did, for a while after the step was over.
@adult.glasses.run1.b0_3 {Pal} said hello to a bag.
@adult.glasses.run1.b4_6 {Pal} wished the [letter box|bicycle] a very good day.
@adult.glasses.run1.old {Pal} stopped to ask the way of [a scarecrow|a tall vase], and thought it rather short with {pthem}.
@adult.glasses.run2.b0_3 {Pal} sat down. No chair!
@adult.glasses.run2.b4_6 "I've found them!" cried {Pal}. It was two buns.
@adult.glasses.run2.old {Pal} had put on something that {pthey} took to be {ptheir} glasses, and was a trifle surprised by the jam.
@adult.glasses.rescue.b4_6 Everyone else stood up to think. {Pal} was down low, after {ptheir} glasses. {Pthey} put a hand {hid}. "Who leaves these about?" {pthey} said. It was {key}!
@adult.glasses.rescue.b7_9 "I'd know them anywhere," said {Pal}, feeling along with ten careful fingers, {hid}. "They've a bent bit just..." {Pthey} stopped. "How very peculiar. Someone has taken my glasses, and put this in the same place." {Pthey} {pwas} quite hurt about it, until {Hero} hugged {pthem}. It was {key}.
@adult.glasses.rescue.b7_9 {Pal} had gone to rest {ptheir} eyes, {hid}, on what {pthey} took to be a cushion. {Pthey} got up again faster. "Someone has left a thing there," {pthey} said, "and it's not my glasses. I know what they feel like." Nobody was listening but {Hero}, who ran to see. It was {key}, and it was quite warm.
@adult.glasses.rescue.b10 "I shall only be in the way," said {Pal}, and went and was in the way somewhere else, {hid}, where {pthey} sat down on what {pthey} believed to be a bench. It broke. Out of the ruins rolled a number of things, and {Pal} began feeling about for them and naming them aloud. "A hinge," {pthey} said. "A sort of apple. Here's a cold one; what would you be, now?" Across the dark there was a silence with twenty people in it. "Say what it feels like," said {Hero}. "And, {Pal}, whatever you do, don't put it down." It was {key}.
@adult.glasses.end.b0_3 "Night-night," {Pal} told the lamp.
@adult.glasses.end.b4_6 Where were {Pal's} glasses in the end? The [goat|dog] next door had them on. They suited it.
@adult.glasses.end.old Somebody handed {Pal} a pair of glasses. "Good heavens," {pthey} said, looking round at them all. "You're even nicer than I thought."

@other.hum.intro.b0_3 {Pal} had a hum for all things. Mmm, mmm! That was the one for buns.
@other.hum.intro.b0_3 Hum, hum, went {Pal}, and a bee came.
@other.hum.intro.b0_3 {Pal} hummed to the soup. Blup, it went.
@other.hum.intro.b0_3 Up the stairs hummed {Pal}, and down hummed {Pal}.
@other.hum.intro.b4_6 {Pal} was never lost. You just stood still, and listened for the hum. There it was, behind the [shed|sofa], going up and down like a bee on the stairs.
@other.hum.intro.b4_6 {Pal} had one hum for stairs, and one for soup. {Hero} knew what was for dinner with both eyes shut.
@other.hum.intro.b7_9 It was no good playing hide-and-seek with {Pal}. Everyone had tried. There would be a curtain, and two feet, and a tune. "You could hold your breath," said {Hero}. {Pal} did. It came out of {ptheir} nose, in two parts.
@other.hum.intro.b7_9 {Pal} hummed when {pthey} {pwas} happy, and had never noticed that it was most of the time. It got into things. First the spoons picked it up, and then the stairs. By the end of a week all of {Hero's} house was on the one note, and the cat walked in time to it.
@other.hum.intro.b10 They had a piano tuner in once, for the fridge. It was {Pal}, who had been standing beside it. {Pthey} had no more idea of humming than you have of blinking, and when people told {pthem} {pthey} said "What, now?" and they said "Yes," and {pthey} listened, with {ptheir} head on one side, and there was nothing to hear. "It's stopped," {pthey} would say, sorry to have missed it. {Hero} had learnt not to mention it. If you didn't, it went on till dark, and you never felt that you were by yourself.
@other.hum.run1.b0_3 {Pal} hummed, very low.
@other.hum.run1.b4_6 {Pal} hummed like a kettle. Three people got up to make the tea.
@other.hum.run1.old {Pal} began, very low, on the note that means trouble, and a window joined in.
@other.hum.run2.b0_3 Zzz, said {Pal's} nose.
@other.hum.run2.b4_6 "Who's got a wasp?" said somebody. Nobody. They had {Pal}.
@other.hum.run2.old {Pal} was asked to stop, and did, and it was so quiet that they asked {pthem} to start again.
@other.hum.rescue.b4_6 {Pal} hummed a question at the ground, {hid}. Ping! {Pal} hummed it again, higher. PING! "It knows that one," said {Hero}, and put in a hand, and pulled out {key}.
@other.hum.rescue.b4_6 {Hero} shut both eyes, and listened to {Pal}. It was not the tune for stairs, or the one for soup. It went up at the end, {hid}. {Hero} felt about, and there was {key}.
@other.hum.rescue.b7_9 {Pal} had gone off by {pthemself}, so as not to be a bother, and was doing it {hid}, with {ptheir} face to the wall. After a bit {pthey} came back. "I don't want to interrupt," {pthey} said, "but I seem to be in two places." They all went and listened. There was {Pal}; and there, a little sharp, from the dust, was somebody else. It was {key}.
@other.hum.rescue.b7_9 "I'll stop," said {Pal}. "It doesn't help." But something had picked it up. It was no spoon. {Hero} laid one hand flat on this and on that, like a doctor, and it was {hid} that it came up through {their} palm, small and happy. "Go on," {they} told {Pal}. "A bit louder. It wants to be found." And in a moment {they} had it: {key}.
@other.hum.rescue.b10 "Everybody hush," said {Hero}. "No, not you. You go on." So for once the whole world held its tongue, and {Pal} did not. {Pthey} {pwas} so shy of it, at first, that it was hardly more than a warmth. Then it spread. Cups picked it up; {Hero} felt it come in at the soles of {their} feet. And from {hid}, late, like the last child in a choir, came one thin voice that had been waiting for its note. "Don't stop," said {Hero}, <slow:coming nearer|crawling>. "Please. A bit higher. There." It was {key}; and it sang until it was picked up.
@other.hum.end.b0_3 Soft and low sang {Pal}. Night-night.
@other.hum.end.b4_6 {Pal} hummed the moon up, and it came.
@other.hum.end.old They walked home in the dark without one lamp, by following {Pal}.
`
