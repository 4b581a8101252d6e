// The second tellings of what companions are like: other words for the same want, the same running joke and the same one act.

export const HABIT_LINES_AGAIN = `
@dog.fetch.intro.b0_3 {Pal} liked to bring things. Today it was a glove, with somebody in it.
@dog.fetch.intro.b4_6 Throw a stick for {Pal}, and something came back. It might be a glove. It might be a [loaf|boot]. It was never once the stick.
@dog.fetch.intro.b7_9 Nobody threw things for {Pal} any more without standing well back. A ball went out, and a garden chair came home. "Well, it's round at the ends," {Hero} would say, unhooking it. {Pal} only shook all over with hope, and waited to be sent for something else.
@dog.fetch.intro.b10 The hall was full of other people's belongings, with labels on. {Hero} took them back on Saturdays: the trowel, the trumpet mute, half of a wedding hat. {Pal} had brought them all, one at a time, in answer to quite different questions. "One day you'll get it," {Hero} told {pthem}; and {Pal}, with {ptheir} head on one side, was already listening for what "it" might be.
@dog.fetch.run1.b0_3 {Pal} brought a mop.
@dog.fetch.run1.b4_6 Back came {Pal} with [a lid|one mitten]. It was very wet.
@dog.fetch.run1.old {Pal} went for help, and what {pthey} found was [a mitten|the lid of a teapot].
@dog.fetch.run2.b0_3 {Pal} came with a wet hat.
@dog.fetch.run2.b4_6 {Pal} had found [a spade|a wig], and was so glad.
@dog.fetch.run2.old At some point {Pal} had added [a rake|a bath mat] to the heap.
@dog.fetch.rescue.b4_6 "Fetch," said {Hero}, without much hope. There was a crash, {hid}. Then out of the dust came {Pal}, holding something very high. "But that's it!" said {Hero}. It was {key}!
@dog.fetch.rescue.b7_9 "{Pal}," said {Hero}, <slow:nose to nose|down on one knee>, "I'm going to say it slowly." {They} said it slowly. {Pal} thought it over, turned round twice, and was seen no more but for a tail, {hid}. People waited for a garden chair. What came out, dusty, and damp at one end, was {key}.
@dog.fetch.rescue.b10 No one had asked {Pal}. There seemed no sense in it; what was wanted was {key}, and what would come was a trumpet mute. So it was a minute before anybody looked down and saw who was standing there, quite still, with {ptheir} mouth full. It had been {hid}, and {Pal} had left a very good shoe lying beside it. {Hero} could not find a thing to say. {They} wrote no label. {They} just held on to both ears for a time.
@dog.fetch.end.b0_3 {Pal} brought a hat. Thank you, {Pal}!
@dog.fetch.end.b4_6 Somebody asked for a spoon. {Pal} brought a doormat, and got a kiss.
@dog.fetch.end.old Somebody called for a spoon. {Pal} brought a doormat, to great applause.

@dog.guard.intro.b0_3 {Pal} stood on guard, by the gate. {Pal} told off a sock.
@dog.guard.intro.b4_6 No leaf got past {Pal}. No [cloud|milk bottle] did, either, without a good loud telling off. It was hard work to be so brave, and {Pal} slept well.
@dog.guard.intro.b7_9 People who came to the door met {Pal} first. So did people who only went by, and pigeons, and the weather. "It's nothing personal," {Hero} told a startled postman. {Pal} had been on duty since breakfast, and there was something about that bag.
@dog.guard.run1.b0_3 {Pal} told off a cup.
@dog.guard.run1.b4_6 {Pal} told off [a drain|a gatepost], and felt better.
@dog.guard.run1.old {Pal} put [a dustbin|two pigeons] under arrest, to be going on with.
@dog.guard.run2.b0_3 Now, now, {Pal}. It's just a mat.
@dog.guard.run2.b4_6 [A jug|A ladder] had been looking at {Pal}. It was told to stop.
@dog.guard.run2.old {Pal} was giving [a stepladder|a milk jug] one last warning.
@dog.guard.rescue.b4_6 Grr, went {Pal}, at nothing. "There's nothing there," they all said. But {Pal's} nose was as straight as a finger. {Hero} <slow:bent|lay> down and looked along it, {hid}. Something shone. It was {key}!
@dog.guard.rescue.b7_9 It began as a growl, at about the level of {Hero's} knees. {Pal's} ears were up, and {ptheir} tail was like a ruler. "It'll be a leaf," somebody said. {Hero} went to see, all the same. It was no leaf. Tucked away {hid}, and under arrest, was {key}.
@dog.guard.end.b0_3 And {Pal} kept watch all night.
@dog.guard.end.b4_6 That night {Pal} let one leaf go by. It was a party, after all.
@dog.guard.end.old All the guests were searched at the door by {Pal}, and one bun was kept as evidence.

@cat.sit.intro.b0_3 {Pal} sat on {Hero's} book, and would not get up.
@cat.sit.intro.b4_6 If you had a book, {Pal} was on page one. If you had a bed, {Pal} was in the middle of it. {Pthey} only ever sat on what mattered.
@cat.sit.intro.b7_9 There was no use in hunting for a lost thing where {Hero} lived. You simply lifted {Pal}. Beneath that round warm weight there had been, this week alone, the scissors, a boiled egg and two train tickets, not at all creased.
@cat.sit.intro.b10 It was generally held that {Pal} did it on purpose. A letter came that had to be answered, and in the time that it took to find a pen it had a cat on it. {Hero} had learnt to be sly, and would lay out a newspaper in plain sight, and pretend to want it. {Pal} watched {them} do this. Then {Pal} went and sat on whatever {they} had really been after.
@cat.sit.run1.b0_3 {Pal} had a nap in a shoe.
@cat.sit.run1.b4_6 {Pal} picked out [the driest coat|the best hat], and sat on it.
@cat.sit.run1.old {Pal} turned round three times on [the list|somebody's coat], and settled.
@cat.sit.run2.b0_3 One flat bun. Oh, {Pal}.
@cat.sit.run2.b4_6 Where was the [map|list]? It was under {Pal}.
@cat.sit.run2.old What they needed now was [the map|a dry sock], and so {Pal} was on it.
@cat.sit.rescue.b4_6 Nobody had asked {Pal}. {Pthey} sat {hid}, as round as a [cushion|pie], and smiled. "Oh," said {Hero}. "Oh, {Pal}. What's under you?" And, warm as toast, it was {key}.
@cat.sit.rescue.b7_9 They turned out every corner and every pocket. In the end {Hero} did what {they} ought to have done at once. {They} looked for the softest, roundest, least helpful thing in sight. It was {hid}, with its eyes shut, and it was {Pal}. {They} slid a hand beneath it, and felt fur, and then something that was not fur. "Got it," said {Hero}. It was {key}.
@cat.sit.rescue.b10 Somebody had looked {hid} already, twice, and had reported nothing there but {Pal}. {Hero} put down what {they} {was} holding. "Nothing but {Pal}," {they} said. {They} went and crouched, and the two of them regarded each other. It isn't done to push. {They} talked for a little about fish. By and by a paw moved, and the rest of {Pal} was poured out on the ground after it; and what lay in the hollow that was left, as warm as a new roll, was {key}.
@cat.sit.end.b0_3 {Pal} had the best seat. Purr.
@cat.sit.end.b4_6 There was one cushion left, for about a second. Then it was {Pal's}.
@cat.sit.end.old There was a chair for everybody but one, and {Hero} stood, since {Pal} looked so comfortable.

@cat.box.intro.b0_3 A box said meow. {Pal} was in it, for {Pal} liked a box.
@cat.box.intro.b4_6 Nobody put {Pal} into the [teapot|hat box]. {Pthey} just liked a thing to fit. You had to knock on lids, and wait.
@cat.box.intro.b7_9 You learnt to shake things before you used them. A wellington might say "mrow", and so might a cello. {Pal} had nothing against people. It was just that there was such a lot of outside, and somebody had to be in.
@cat.box.intro.b10 When {Hero} moved house, {Pal} had been counted into forty-one boxes, and had no business in any of them. {Pal} judged a room by its cupboards. {Pthey} would try a thing for size, first one foot and next the other three, and then pour {pthemself} down into it with a sigh, like someone letting out a belt. "You can't call that lost," {Hero} would say, looking under lids. "It's more that {pthey} {pwas} put away."
@cat.box.run1.b0_3 {Pal} came up out of a jug.
@cat.box.run1.b4_6 Somebody lifted a lid. "Mrow," said {Pal}.
@cat.box.run1.old {Pal} took one look and got into [a drum|the picnic basket].
@cat.box.run2.b0_3 {Pal} hid in a sock. Toes and all!
@cat.box.run2.b4_6 {Pal} was in [the tea cosy|a drawer] by now.
@cat.box.run2.old [A hat box|The tea cosy] had grown whiskers, and they were {Pal's}.
@cat.box.rescue.b4_6 {Key} had gone {hid}, where it was dark and thin and tight. Lovely, thought {Pal}. In {pthey} went, down to the tail. There was a bump. And out it came, in {Pal's} teeth.
@cat.box.rescue.b7_9 "It's no good," somebody said, with one eye to the gap. "You'd have to be liquid." There was a silence. Everybody turned and looked at {Pal}, who was just finishing a wash. {Pthey} went to see, tried the edges with {ptheir} whiskers, and flowed. It was quiet, {hid}. Then {key} was pushed out into the light, followed by one pleased ear.
@cat.box.rescue.b10 There are gaps that are made for nobody. This one was {hid}, with a corner in it halfway, and past the corner you could see {key}. They tried wire; they tried a spoon on a stick. {Pal}, meanwhile, had got out of a jug to see what the noise was, and stopped in front of that gap as you or I would before a palace. {Pthey} went in without a backward look. It was a good while before {pthey} could bear to leave. But {Hero} was calling, and so {Pal} did, and brought {key} away as a souvenir.
@cat.box.end.b0_3 Good night, {Pal}, in your pot.
@cat.box.end.b4_6 They looked for {Pal} in the cake tin. {Pal} was the cake.
@cat.box.end.old {Pal} went home in the last bag, which purred, and which nobody remembered packing.

@rabbit.dig.intro.b0_3 {Pal} dug all day long, and was brown up to both ears.
@rabbit.dig.intro.b4_6 There were holes wherever {Pal} had been, quite neat ones. "What are you looking for?" asked {Hero}. {Pal} did not know yet. That was the fun of it.
@rabbit.dig.intro.b7_9 You could tell how long {Pal} had been anywhere by how low it was. {Pal} dug for joy, and for worry {pthey} dug faster. {Hero} followed behind with a small spade and put the world back.
@rabbit.dig.intro.b10 Some people bring flowers to a house. {Pal} left a hole. It was done with such care, and patted so neatly round the edge, that it was hard to be angry, and {Hero} had stopped explaining about carpets. "What is it all for?" visitors asked, stepping round. {Hero} thought that it might be like reading. You went on because of what could be on the next page down.
@rabbit.dig.run1.b0_3 {Pal} dug up a spoon.
@rabbit.dig.run1.b4_6 {Pal} went down a hole, to look for the answer.
@rabbit.dig.run1.old {Pal} had started on a hole, as other people start to hum.
@rabbit.dig.run2.b0_3 {Pal} found an old shoe.
@rabbit.dig.run2.b4_6 Up came {Pal}, with [a fork|half a button], and mud on {ptheir} nose.
@rabbit.dig.run2.old By now {Pal} was in to the shoulders, and had met [a pipe|a beetle with views].
@rabbit.dig.rescue.b4_6 There was nothing to see {hid}. {Pal} sniffed at it, gave it one pat, and then there was dirt on everybody's hats. "Stop!" they cried. But at the bottom of the hole lay {key}.
@rabbit.dig.rescue.b7_9 "{Key} can't have gone down," they said. "There's no down to go to." {Pal} knew better. There is always a down. {Pthey} put one ear to the place {hid}, as a doctor would, and began; and it rained gravel, and a spoon, and somebody's tooth. The last thing to come up was the very thing.
@rabbit.dig.rescue.b10 They had looked on things and behind things and inside things. It was {Hero} who noticed that {Pal} was not digging. {Pthey} {pwas} sitting {hid}, as still as a stone, with one foot held up in the air: asking, for the first time in {ptheir} life, to be allowed. "Oh, yes," said {Hero}. "Yes, please. As deep as you like." It was a hole that people spoke of afterwards. You could have kept a piano in it. And at the far end, hugged in two dirty paws, was {key}.
@rabbit.dig.end.b0_3 {Pal} dug a bed. Night-night.
@rabbit.dig.end.b4_6 {Pal} made holes for the candles, and they stood up very well.
@rabbit.dig.end.old {Pal} left a small hole by the door, with a bun in it, for manners.

@dragon.sneeze.intro.b0_3 {Pal} sneezed, a big one, and off flew {Hero's} hat.
@dragon.sneeze.intro.b4_6 If you shook a rug near {Pal}, you had to run. First came "Ah," and then came "Ahh," and after that there was no more rug.
@dragon.sneeze.intro.b7_9 "Bless you," {Hero} would say, and stamp on the mat. {Pal} never meant it. {Pthey} had tried a peg, and a very cold spoon, and thinking about snow. But a flower could set it off, or a joke, or an old book, and then there'd be a small round hole in something.
@dragon.sneeze.run1.b0_3 {Pal} nearly sneezed.
@dragon.sneeze.run1.b4_6 {Pal} felt one coming, and pointed it at a puddle. Hiss!
@dragon.sneeze.run1.old There was a bang, and a smell of [hot rope|singed hat]. "I beg your pardon," said {Pal}.
@dragon.sneeze.run2.b0_3 Smoke came out of {Pal's} ears.
@dragon.sneeze.run2.b4_6 There was a smell of burnt [rope|hat]. "Sorry," said {Pal}.
@dragon.sneeze.run2.old {Pal} was thinking very hard about snow.
@dragon.sneeze.rescue.b4_6 "Stand back," said {Hero}. {They} took a feather and tickled {Pal's} nose. "Ah," said {Pal}. "Ahh..." It blew the dust off everything, {hid}, and there, black with soot, was {key}.
@dragon.sneeze.rescue.b7_9 {Key} had rolled {hid}, and no arm would bend that way. {Hero} looked at {Pal}. {Pal} looked at the dust. "I couldn't," {pthey} said. "There are people." But {Hero} had already moved the people. It went in like thunder down a pipe and came back as an echo; and riding on the front of the echo, smoking slightly, it came.
@dragon.sneeze.end.b0_3 Out went the lamp. Bless you, {Pal}!
@dragon.sneeze.end.b4_6 {Pal} warmed up all the soup, one puff to each bowl.
@dragon.sneeze.end.old {Pal} toasted the bread, a slice at a time, and was thanked by name.

@robot.count.intro.b0_3 {Pal} counted {Hero}: one nose, two feet, ten toes. Beep!
@robot.count.intro.b4_6 {Pal} knew how many peas you had left. {Pthey} knew how many stairs there were in the dark. "It is ninety-one steps to the shop," {pthey} told {Hero}. "And ninety-three back."
@robot.count.intro.b7_9 Behind {Hero}, at a steady clank, walked {Pal}, adding up. There had been six hundred and two gates so far, and one of those twice. "It passes the time," said {Hero}. "Time is fourteen minutes past," said {Pal}.
@robot.count.intro.b10 It soothed {Pal} to know how much there was of everything. {Pthey} kept a total of the chimneys, and of dogs, by spots; of the words in each hour, with and without "sorry". "And what does it come to, altogether?" {Hero} once asked. There was a long whirr. "I have not finished," said {Pal}, rather shyly. "There keeps on being more."
@robot.count.run1.b0_3 {Pal} counted a hat and a duck.
@robot.count.run1.b4_6 "Hats up, two. Hats down, one," {Pal} told them all.
@robot.count.run1.old {Pal} made a small mark on a long list.
@robot.count.run2.b0_3 How many bumps, {Pal}? Ten.
@robot.count.run2.b4_6 {Pal} was counting the sighs. There had been [twelve|thirty].
@robot.count.run2.old "By my sums, that is [six|nine] kinds of wet," said {Pal}.
@robot.count.rescue.b4_6 {Pal} did not run about. {Pthey} stood and did a sum. "Things in, ten. Things out, nine," {pthey} said. "So one is still here. It is {hid}." And it was! It was {key}.
@robot.count.rescue.b7_9 "Would you like to know where it is not?" asked {Pal}. "I have a list. It is four hundred and eight places." "And how many places are there?" said {Hero}. "Four hundred and nine," said {Pal}. They all went and looked in the last one, which was {hid}. And there, exactly as it should be, was {key}.
@robot.count.rescue.b10 Everyone was looking and nobody was thinking, except for {Pal}, whose lamp had gone a deep, slow blue. "When we came here," {pthey} said, "I weighed you all. It is a habit. I beg your pardon. Then I weighed the floor." People stopped where they were. "It is heavier, {hid}, by just so much as it should not be." They lifted and looked. "I work out a great many things," said {Pal}, while {Hero} held up {key} for all to see, "but I had never before seen one come true."
@robot.count.end.b0_3 A big, big hug for {Pal}.
@robot.count.end.b4_6 "Smiles," said {Pal}. "All of them."
@robot.count.end.old {Pal} tried to count the stars, got to a number that {pthey} liked, and kept it.

@fairy.stuck.intro.b0_3 Who was stuck in the teapot? It was {Pal}, again.
@fairy.stuck.intro.b4_6 "I can fit," said {Pal}, of the [mouse hole|salt pot]. And a fairy can, going in. It was coming out that took all morning, and a bit of butter.
@fairy.stuck.intro.b7_9 {Pal} flew about like somebody six feet tall, and so met a good many things at the wrong end. There had been the tap. There had been the harp. {Hero} kept a pat of butter in a flat tin, for emergencies, and never called it by that name.
@fairy.stuck.intro.b10 The butter was never mentioned. {Hero} carried it in a flat tin, and when {Pal} had gone into something with {ptheir} chin up and had not come out, {they} would open the tin, and gaze at the view, and hold it near. In due course there'd be a pop. "Draughty in there," {Pal} would remark, doing up a cuff. It was hard to be a fairy with a sense of scale. {Pthey} had been down every drain in the district, always on business.
@fairy.stuck.run1.b0_3 {Pal} was in the tea.
@fairy.stuck.run1.b4_6 One small boot stuck out of [the spout|a flower]. It was {Pal's}.
@fairy.stuck.run1.old There was a pop, and {Pal} came out of [a lock|the spout of a kettle], looking elsewhere.
@fairy.stuck.run2.b0_3 {Pal} sat in the soup. Warm!
@fairy.stuck.run2.b4_6 Something in [the drain|the watering can] said, "Nobody help me." It was {Pal}.
@fairy.stuck.run2.old {Pal's} boots waved from [a lamp|the end of a flute], with dignity.
@fairy.stuck.rescue.b4_6 "Too small for me," said {Hero}, with one eye to the crack {hid}. "It's just my size," said {Pal}, very loud. And out came {key}, with {Pal} on the end.
@fairy.stuck.rescue.b7_9 They could see {key}. It lay {hid}, in a gap that you could not have posted a letter through. {Hero} took out the tin of butter and did not say a word. "No," said {Pal}. "This one, I think, is going to fit." {Pthey} folded {ptheir} wings. It was a perfect fit. There was a grunt, and a scrape, and out it came, and not one bit of butter was needed.
@fairy.stuck.rescue.b10 "You'd want somebody the size of a..." a man began, looking {hid}, and was trodden on. "Of a what?" said {Pal}. Nobody breathed. {Pal} flew down and paced out the crack, from side to side. "Of a spoon," {pthey} said. "You may as well say it. And I should like you all to watch, because I have been in every wrong thing in this town, and I have been waiting to be in the right one." {Pthey} came out at the far end, unaided and hardly dusty, with {key} over one shoulder, like a spade.
@fairy.stuck.end.b0_3 {Pal} jumped out of the cake.
@fairy.stuck.end.b4_6 {Pal} danced on a spoon, and it was just the right size.
@fairy.stuck.end.old {Pal} slept in an egg cup, and told everyone next day that it was roomy.

@alien.names.intro.b0_3 "Nice cat," said {Pal}, to a chair.
@alien.names.intro.b4_6 On {Pal's} star there are no socks. So a sock was a "foot bag", and a sneeze was a "face clap". {Hero} could mostly tell what {Pal} meant.
@alien.names.intro.b7_9 There was no word for "door" where {Pal} came from; people there just went round. {Pal} called it "the wall that changes its mind". A bath was "the wrong way to drink". You could follow it perfectly, {Hero} found, as long as you were not in a hurry.
@alien.names.intro.b10 [{Pal} had learnt the language out of a book, on the way here, and the book had got wet. What was left in it had run a little.|The book that {Pal} learnt to talk from fell in a puddle on the journey, and some of its pages had never been the same.] "Good morning, I am very upholstered," {pthey} said to {Hero}, the day they met, and it was so clearly kind that {Hero} said, "I'm upholstered, too." [It had stuck. There were people in {home} who used it now without knowing it was wrong.|By now half of {home} said it, and the other half felt that they ought to.]
@alien.names.run1.b0_3 {Pal} said hello to a sock.
@alien.names.run1.b4_6 "Is it a game?" asked {Pal}. "Who is the ball?"
@alien.names.run1.old {Pal} wrote down what they had all said, and asked how to spell the last bit.
@alien.names.run2.b0_3 {Pal} waved to a lamp. "Hello, sun!"
@alien.names.run2.b4_6 {Pal} had learnt a new word. It was "ouch".
@alien.names.run2.old "And is this the plan," asked {Pal}, "or is it the weather?"
@alien.names.rescue.b4_6 {Pal} pulled at {Hero's} sleeve. "There is a shy thing," said {Pal}, "and it does a hide." And there it was, {hid}, doing a hide. It was {key}!
@alien.names.rescue.b7_9 "You are all looking for the lost," said {Pal}. "I do not know that one. What is it like?" "It's like {key}," said {Hero}, through {their} teeth. "Oh," said {Pal}. "We call that a sits-and-waits. There is one {hid}." And there it sat, and waited. "It's the better word," said {Hero}, as soon as {they} could speak.
@alien.names.rescue.b10 [When nobody could find it, {Pal} went round and asked them, one by one, what the thing was called. They said it, crossly: {key}.|"What is it called, that you are looking for?" {Pal} asked each of them in turn, and got told, not very kindly: {key}.] [{Pal} thanked each of them, and tried the word out under {ptheir} breath, in one spot after another, the way you'd call a cat.|{Pal} bowed, and walked off saying it softly into corners, as people say "Puss".] "It answers here," {pthey} told {Hero} at last, and bent, and looked {hid}. "Only very softly. I think that it was waiting to be said right." {Hero} put out a hand for it. "I am," {they} said, "so upholstered," and for once there wasn't a better way to put it.
@alien.names.end.b0_3 "Bye-bye, fish," {Pal} told the stars.
@alien.names.end.b4_6 {Pal} wrote one word on the last page, and showed it to {Hero}. It was "us".
@alien.names.end.old In {Pal's} green book, under "home", there was that night a drawing of a table, with them all round it.

@monster.polite.intro.b0_3 {Pal} was very tall, and said good day to each bug.
@monster.polite.intro.b4_6 {Pal} had claws, and a voice like a drain, for "please". Big things were fine. But a moth had once looked at {Pal}, who lay down.
@monster.polite.intro.b7_9 Doors were hard for {Pal}, being a monster, who had to come in sideways and say sorry to both halves of the frame. {Pthey} trod on nobody. {Pthey} growled in a whisper. And {pthey} would not go past a certain snail unless {Hero} walked on the snail side.
@monster.polite.intro.b10 [What people noticed first about {Pal} was the teeth, and {Pal} knew it, and tried to keep them in.|{Pal} had a great many teeth, and kept as many of them as possible indoors.] {Pthey} sent cards to anyone {pthey} might have startled. {Pthey} had a drawer of answers, mostly from grandmothers, saying not at all, and do drop in. [What was never spoken of was the snail. It lived on the third step, and {Hero} had got into the way of going up ahead and, without any remark, standing between.|Then there was the snail. It had the third step, and nobody mentioned it; only, whenever they went up, it was {Hero} who walked on that side.]
@monster.polite.run1.b0_3 {Pal} said sorry to a moth.
@monster.polite.run1.b4_6 {Pal} said sorry to [a chair|a wall], and went round it.
@monster.polite.run1.old {Pal} begged the pardon of [a gatepost|a coat on a hook].
@monster.polite.run2.b0_3 {Pal} saw a crumb. Oh, oh!
@monster.polite.run2.b4_6 {Pal} had seen a [ladybird|feather], and was up on a stool.
@monster.polite.run2.old "Has it gone?" asked {Pal}, of [a moth|a daisy], from behind {ptheir} own paws.
@monster.polite.rescue.b4_6 "I could get it," said {Pal}, "but there's a snail." It was {hid}, next to {key}. {Pal's} hair stood up. Then {pthey} said, "Good day, ma'am," took a huge breath, and got it.
@monster.polite.rescue.b7_9 To get {key} you needed a long arm. There was just one that was long enough, and it was shaking. "There's something there," whispered {Pal}, looking {hid}, where it was. "It's got a shell." "I'll hold your other hand," said {Hero}. So {Pal} reached in and moved the snail to one side, as gently as you'd move a star. And there it lay, on that great paw.
@monster.polite.rescue.b10 [It would take someone ten feet tall who was not afraid of the dark, {hid}; and they had one. The dark was nothing to {Pal}. But at the edge of the dark, an inch from {key}, was a snail, and it was looking.|It was as dark as a boot, {hid}, and a long way in: a job for {Pal}, who had always liked the dark. But there beside {key}, taking an interest, was a snail.] "Take your time," said {Hero}, who had gone <seated:round to|and stood on> the snail side. {Pal} took it. "Madam," {pthey} said then, hoarsely, "I'm told that you're as frightened as I am. I had not thought that was possible." It drew in one horn, out of courtesy. {Pal} reached over, and had it, and sat down all at once, like a wardrobe.
@monster.polite.end.b0_3 "Thank you," {Pal} told a moth.
@monster.polite.end.b4_6 {Pal} took one crumb, so as not to be greedy, and then the plate.
@monster.polite.end.old {Pal} carried in the chairs, eight at a time, and shook hands with everybody very carefully.

@child.pockets.intro.b0_3 {Pal} kept it all in one coat: a sock, a rock and a clock.
@child.pockets.intro.b4_6 When {Pal} ran, it rang like a shop. There was a bell in there, and a bolt, and [a doll's shoe|the lid of a jar]. "For later," {pthey} said.
@child.pockets.intro.b7_9 It was no use to ask {Pal} to turn out {ptheir} pockets, unless you had the afternoon. There was a layer of conkers. Under that was wire, and below the wire it got sticky. "I threw that away," said {Hero}, of a bent fork. "And look where it is," said {Pal}.
@child.pockets.run1.b0_3 {Pal} found a bell.
@child.pockets.run1.b4_6 {Pal} had just the thing. It was the wrong thing.
@child.pockets.run1.old "I've a doll's shoe," offered {Pal}, "if that's any good to anyone."
@child.pockets.run2.b0_3 One stone. "Not that," said {Pal}.
@child.pockets.run2.b4_6 Something fell out of {Pal's} coat. It was [a bolt|a bell], and it rolled away.
@child.pockets.run2.old {Pal} went through the left pocket and then, with less hope, the right.
@child.pockets.rescue.b4_6 "I can see {key}. If we only had a hook," sighed {Hero}, "on something long." {Pal} turned as red as a plum. There was the hook. There was the something! And soon, from {hid}, up it came.
@child.pockets.rescue.b7_9 {Key} had gone too deep for hands, {hid}. "We need a hook," somebody said, "and some wire, and I don't suppose..." But {Pal} was already turning out {ptheir} pockets in a row, like a king opening the treasury. It was a bit of wire that did it. It bent; it caught; and {Hero} lifted it out.
@child.pockets.end.b0_3 And in {Pal's} pocket? A bun!
@child.pockets.end.b4_6 {Pal} had a candle for the cake, with fluff on it.
@child.pockets.end.old It was {Pal} who had the matches, the tin opener and, wrapped in a leaf, the salt.

@child.captain.intro.b0_3 {Pal} had a flag, and went first. Bump! That was a gate.
@child.captain.intro.b4_6 {Pal} gave the orders. "Left, right, left," {pthey} said, to the [ducks|cat], and to {Hero}, and to a wheelbarrow. Only the wheelbarrow did as it was told.
@child.captain.intro.b7_9 Wherever there was a line, {Pal} was at the front of it, and if there was no line {pthey} made one. {Pthey} had a paper hat, and a map with the enemy marked on it in red. The enemy was a goat. "At ease," {pthey} told {Hero}, every time, before saying good morning.
@child.captain.intro.b10 {Pal} had drawn up a chart. It showed who was under whom, in ink, with arrows, and at the top, in a sort of sunburst, was {Pal}. {Hero} was second in command, and so was everyone else. "It saves jealousy," {pthey} explained. {Pal} inspected things; {pthey} said "Carry on" to buses. It's lonely at the top of a chart, and when {Hero} moved over on the wall {Pal} always came and sat there, for reasons of morale.
@child.captain.run1.b0_3 {Pal} went left, and right, and bump.
@child.captain.run1.b4_6 "This is all part of my plan," said {Pal}. It was not.
@child.captain.run1.old {Pal} called a meeting, took the chair, and fell off it.
@child.captain.run2.b0_3 "Halt!" said {Pal}. Splat!
@child.captain.run2.b4_6 {Pal} gave an order to [a mop|a seagull], which would not.
@child.captain.run2.old {Pal} wrote it all down as a victory, in pencil.
@child.captain.rescue.b4_6 "Who will go?" cried {Pal}. It was as black as boots, {hid}. No one spoke. {Pal} saluted {pthemself}. "I will, sir," {pthey} said, and came back all over dust, with {key}.
@child.captain.rescue.b7_9 {Pal} looked at the place {hid}, and then at the whole army, one by one. The army looked at its feet. It was narrow in there, and there were noises. "Very well," {pthey} said, in a voice with a squeak in it. "I'm sending my best soldier." {Pthey} handed {Hero} the paper hat, and went. It was some time before a filthy hand came out of the dark, holding {key}, and saluted.
@child.captain.rescue.b10 It was a job for the lowest rank there was. {Pal} said so. You'd need to go on your stomach, {hid}, in the dark, among what sounded like legs. "So whose is it?" somebody asked; and {Pal} got out the chart and ran a finger down, past all the seconds in command, to the bottom. There was no one there. {Pthey} looked at that empty space for quite a while. Then {pthey} licked the pencil, and wrote in a name, and went. First out was {key}, and after it {Pal}; and {Hero}, for reasons of morale, did not see {ptheir} chin.
@child.captain.end.b0_3 {Pal} gave everybody a hat.
@child.captain.end.b4_6 {Pal} gave out medals, made of bottle tops. They were all gold ones.
@child.captain.end.old "Carry on," said {Pal}, to the cake, the moon and everybody, and for once sat down in the middle of the row.

@adult.flask.intro.b0_3 {Pal} had tea in a flask, and one warm bun for {Hero}.
@adult.flask.intro.b4_6 {Pal} thought that there was nothing wrong that a hot drink would not mend. So in went the flask, and {Pal} came, too.
@adult.flask.intro.b7_9 Glug, glug: that was how you knew {Pal} was behind you. {Pthey} had poured tea on mountains and in lifts, and once, by mistake, into a trombone. "Drink it while it's hot," {pthey} told {Hero}. Nobody had ever been in so bad a mess that there was not a cup for it.
@adult.flask.intro.b10 There were people who had known {Pal} for years and could not have told you the colour of {ptheir} eyes, on account of the steam. {Pal} saw somebody in trouble, and poured. It might be the middle of a speech, or of the road. {Hero} had once been handed a full cup while hanging from a gate. And yet it was a strange thing: you drank it, and looked up, and there you were, still in trouble, but with somebody.
@adult.flask.run1.b0_3 {Pal} very nearly dropped the tea.
@adult.flask.run1.b4_6 There was a glug. Now there was tea on it as well. "Sorry," said {Pal}.
@adult.flask.run1.old {Pal} felt that it was time for something hot, and felt about for a cup.
@adult.flask.run2.b0_3 Now there was tea in {Pal's} boot.
@adult.flask.run2.b4_6 "One lump or two?" asked {Pal}, holding on with one hand.
@adult.flask.run2.old Somebody ran by {Pal}, and found too late that they had been given a cup.
@adult.flask.rescue.b4_6 {Key} was stuck, {hid}, and cold, and nobody could pull it out. And just then, at the worst time in the whole day, {Pal} spilled the tea. Hiss! Plop! And {Hero} had it.
@adult.flask.rescue.b7_9 They could touch {key}, but nobody could shift it. It had stuck {hid} as toffee sticks to a tooth. "Hold this," said {Pal}, and gave {Hero} a cup. "{Pal}, there isn't time!" "There's always time to warm a thing up," {pthey} said, and poured, slow and steady, in a ring. Then, with just two fingers, {pthey} drew it out.
@adult.flask.rescue.b10 Cold had got into {key}, or damp; at any rate it was fast, {hid}, and three people had skinned their knuckles. "Mind," said {Pal}, and they all made way, from habit, to be given tea. But there was one cup left in the flask. {Pal} weighed it in {ptheir} hand. {Pthey} had never yet, in a long life, poured one that was not for somebody. "Well, you look perished," {pthey} told it, kindly, and tipped it in, and put the lid on to let it draw. They waited the full four minutes. Then {Hero} pulled, and it came as a spoon comes out of jam.
@adult.flask.end.b0_3 {Pal} filled all the cups.
@adult.flask.end.b4_6 There was just enough in {Pal's} flask for everyone. There always was.
@adult.flask.end.old They passed {Pal's} flask round, and it did not run out, although it ought to have done an hour ago.

@adult.glasses.intro.b0_3 {Pal} had lost {ptheir} glasses, and sat on a bun.
@adult.glasses.intro.b4_6 {Pal} could see very well, with glasses on. It was just a pity about the glasses. Today they had been in the [butter|bath]. "I put them down somewhere sensible," {pthey} said.
@adult.glasses.intro.b7_9 {Pal} had three pairs of glasses: a pair for near, a pair for far, and a pair to look for the others with. It was always that pair that was gone. "Is that you, {Hero}?" {pthey} would ask the hat stand, with great affection.
@adult.glasses.intro.b10 You had to be careful where you stood, with {Pal}, or you might be used as a door. {Ptheir} glasses were about somewhere. It was known that they had once been round the world, inside a library book. In the meantime {Pal} went by voices, and by a steady trust that whatever {pthey} {pwas} talking to was probably nice. {Hero} was a voice on the left. For that reason {Hero} had taken to always walking on the left.
@adult.glasses.run1.b0_3 {Pal} patted a pot.
@adult.glasses.run1.b4_6 "What a nice dog," said {Pal}, to a bag.
@adult.glasses.run1.old {Pal} asked [a pillar box|a large fern] if it had lost something, too.
@adult.glasses.run2.b0_3 A coat got a hug from {Pal}.
@adult.glasses.run2.b4_6 {Pal} told a mop not to worry.
@adult.glasses.run2.old "Never mind, dear," said {Pal}, and patted [a sack of sand|a mop].
@adult.glasses.rescue.b4_6 "Got them!" cried {Pal}, {hid}, and tried them on. They would not stay on {ptheir} nose. "Those aren't glasses," said {Hero}. "Don't move! That's {key}!"
@adult.glasses.rescue.b7_9 It was {Pal} who trod on it. {Pthey} had gone after a glint, {hid}, with both arms out and a kind word for the furniture. Crunch. "Oh, my poor glasses," {pthey} said. {Pthey} brought it up close, and then very close. "That's odd. I don't remember that they had this bit." "Nor do I," said {Hero}, and laughed out loud. "That's {key}!"
@adult.glasses.rescue.b10 "Nobody move," said {Pal}. "I've dropped my glasses." Everybody groaned, and nobody moved; which was as well, for {Pal} went over that ground on {ptheir} knees like a person reading very small print, and not much gets by a reader of that sort. {Pthey} got as far as {hid}. "No," {pthey} told {Hero}, holding it out to be taken away. "It's not them. It's cold, it's some old thing, I dare say it's of no use to anybody." It was {key}; and on {Pal's} nose, where they'd been since lunch, were the glasses.
@adult.glasses.end.b0_3 "Hello, {Hero}!" said {Pal}, with glasses on.
@adult.glasses.end.b4_6 {Pal} held up a cup to {Hero}. It was a vase, but it was kindly meant.
@adult.glasses.end.old {Pal} made a speech, and a fine one, though it was made to the coats.

@other.hum.intro.b0_3 Was it a bee? No, it was {Pal}, who hummed all day.
@other.hum.intro.b4_6 There was a sound like a bee in a cup. That was {Pal}, over the dishes. "Am I?" {pthey} said, if you asked.
@other.hum.intro.b7_9 {Pal} had no tunes to speak of, only the one long note, and it went up a bit when there was jam. Bees stopped to listen. So, in the end, did {Hero}, who could no longer get to sleep on a night when {Pal} was away, because of all the quiet.
@other.hum.run1.b0_3 {Pal} hummed like a bee.
@other.hum.run1.b4_6 There was a buzz. Everyone looked for the bee. It was {Pal}.
@other.hum.run1.old A low note had started up somewhere. It was {Pal}, being anxious.
@other.hum.run2.b0_3 {Pal} hummed in a sock.
@other.hum.run2.b4_6 {Pal} put both hands over {ptheir} mouth, and it came out at the sides.
@other.hum.run2.old {Pal} left off for a moment, and they all felt a draught.
@other.hum.rescue.b4_6 {Pal} was doing the low one, for when things are bad. Ting! {Pal} did it again. Ting! It was {key}, {hid}, joining in.
@other.hum.rescue.b7_9 "Sorry," said {Pal}, who had just been hushed for the third time, and the hum went down to a thread. And in the gap where it had been, something went on. It was thin, and it was high, and it was {hid}. "Somebody's got the other half of your note," said {Hero}. {They} put in an arm and felt about, and it buzzed against {their} fingers: {key}.
@other.hum.end.b0_3 {Pal} hummed them all to sleep.
@other.hum.end.b4_6 Then somebody asked {Pal} for a hum, and for once it was just right.
@other.hum.end.old It was agreed that what the evening wanted was a hum, and {Pal}, pink all over, obliged.
`
