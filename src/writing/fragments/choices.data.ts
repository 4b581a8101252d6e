// Eight choices with a cost: what the hero is like at first, and what the hero does when it matters. Nothing is ever named or preached.

/** Tellings in which the hero makes fun of somebody, by their place among those of their choice and reader. */
export const MOCKING: Readonly<Record<string, number>> = { 'kindness.b7_9': 3, 'kindness.b10': 4 }

export const CHOICE_LINES = `
@sharing.flaw.b4_6 {Hero} had a paper bag of [lemon drops|toffees], and one of them was green. [Nobody else got a green one.|The green one was the best.] Nobody else got any at all.
= hero(proud) hug bag; {small}
@sharing.flaw.b4_6 It was a very long scarf. It went five times round {Hero}, and still had a tail. ["May I have a bit of it?" said {small}. "It's all in use," said {Hero}.|"Is there any to spare?" asked {small}. "None at all," said {Hero}, from inside.]
= hero(proud) stand wearing scarf; {small}
@sharing.flaw.b7_9 There was one more thing in {Hero's} pocket, and that was a paper bag of [lemon drops|toffees]. {Hero} did not hand them round. "They're counted," {they} told people. {They} ate them one a day, facing a wall, and [the green one|the last green one] was being kept for something so special that it had not happened yet.
= hero(proud) hug bag; man + woman
@sharing.flaw.b7_9 Round {Hero's} neck went the longest scarf in {home}. It went round nine times, and there was still some left to trail. "May I have an end?" people asked, on cold days. "There isn't one to spare," said {Hero}, out of the middle of it. "I'm using all of it."
= hero(proud) stand wearing scarf; {crowd}
@sharing.flaw.b10 In {Hero's} pocket was a paper bag of [lemon drops|toffees], and {they}, it must be said, did not hand it round. "It isn't meanness," {Hero} would explain. "It's sums." A bag has only so many in it, and each one given away was one fewer, and that was a fact, and {Hero} respected facts. The green one, which was the best, had been in there since [March|the spring]. It was being kept for some great day.
= hero(proud) hug bag; woman
@sharing.flaw.b10 {Hero} had an aunt who had begun a scarf and not known how to end it. It went eleven times round, and {Hero}, in the winter, was mostly wool. "You might let us have a yard of that," people said, with their collars up. {They} would explain, out of the top of it, that it was all one piece; you couldn't give away a part without unwinding the rest. This was true. It had the great beauty, for an excuse, of being knitted.
= hero(proud) stand wearing scarf; {crowd}
@sharing.choice.b4_6 {Crowd} were tired, and they wanted to go home. {Hero} felt the paper bag. [{They} thought, and then {they} held it out.|It took a hard minute. Out it came.] "One each," said {Hero}. "If you stay." The green one went first.
= hero(hopeful) lift bag; {crowd}
@sharing.choice.b4_6 [{Crowd} shook with cold, and nobody can hold on when they shake.|How {crowd} shivered! You cannot hold a thing while you shiver.] Off came the scarf, round and round and round. "Everybody take a bit," said {Hero}, and it went along the whole row.
= hero(brave) lift scarf; {crowd}
@sharing.choice.b7_9 But {crowd} were shivering, and one after another began to talk about supper. You cannot tell tired people to stay. {Hero} put a hand in {their} pocket, and held on to what was there, and counted heads. There was one each. There was exactly one each, and none left over. "Take one," said {Hero}, and held out the bag, and did not look when the green one went.
= hero(brave) lift bag; {crowd}
@sharing.choice.b7_9 But {crowd} had begun to shiver, and people who are shivering cannot hold a thing still. {Hero} took hold of the scarf. Once round came off, and twice, and the cold found {their} ears. At nine it was all off. "Pass it along," said {Hero}, and did not look to see where the warm part went. It went round every one of {crowd}, in a row, with an inch left over.
= hero(brave) lift scarf; {crowd}
@sharing.choice.b10 They were losing {crowd}. You could see it: a look at the sky, a button done up. It would take every hand in the place, and every hand was cold. {Hero} found the paper bag without meaning to. {They} did the sum. It came out, as it always did, the same way: none left. It was just that it seemed, tonight, to be a different sort of none. "Here," said {Hero}. "One each, and pass it on." When the bag came back it was flat. Someone far down the line had the green one. {Hero} could hear it, click, click, going from cheek to cheek.
= hero(brave) lift bag; {crowd}
@sharing.choice.b10 It was the cold that was beating them. {Crowd} had come out just as they stood, and you can't do anything slow and careful with your teeth going. "It's all one piece," {Hero} heard {themself} begin. Well, so were they, or would have to be. {They} found the end and started to turn, round and round on the spot, like somebody leaving by a very small revolving door. The wool went down the line from neck to neck, and when it stopped there was none of it on {Hero}. The cold walked straight in at {their} collar. "Now then," said a voice at the far end, quite steady.
= hero(brave) lift scarf; {crowd}

@courage.flaw.b4_6 {Hero} was not scared of [cows|thunder] or of [stairs|spiders]. {Hero} was scared of one thing only, and that was {scary}. {They} never told a soul.
= hero(scared) hide
@courage.flaw.b4_6 {Hero} knew a long way round to everything. The long way had mud on it, and [nettles|a bull]. But it did not go by {scary}, so {Hero} liked it best.
= hero(calm,muddy) walk; signpost + bull | meadow
@courage.flaw.b7_9 There was just one thing that {Hero} never went near, and it was {scary}. {They} had good reasons. "I've got a sore foot," {they} would say, or, "These are the wrong socks." Nobody had ever asked for the real reason, which was that {their} knees would not do it.
= hero(scared) cover-ears; sock
@courage.flaw.b7_9 {Hero} knew nine ways round. If you wanted to get about without once going near {scary}, you only had to ask {them}. One way went through the kitchen and one by a window, and the longest took until tea. "It's more interesting like this," {Hero} told people, with cobwebs on both ears.
= hero(happy,dusty) walk; signpost | meadow
@courage.flaw.b10 [Everyone supposed that {Hero} was brave, and {Hero} let them. It was easily done.|{Hero} passed for brave, and did nothing to correct it. There was no trick to that.] You only had to arrange your days so that you never had to go anywhere near {scary}, and to be, at such times, tying your shoe. ["You go on," {they} would call. "I'll catch you up." The lace was nearly through.|"Don't wait," {they} would call, from down there. "It's this knot." No shoe in the country can have been tied so often.]
= hero(worried) kneel; shoe; man + woman | street
@courage.flaw.b10 On the map of {home} that {Hero} carried in {their} head there was a hole. Everything else was there, to the last loose stone; but where {scary} ought to have been, the paths all bent, as if they had remembered something, and went round. ["Is this quicker?" somebody would puff, behind {them}. "Nicer," said {Hero}.|"Are you sure it's this way?" friends would ask, out of breath. "It's the pretty one," said {Hero}.] [It had been going on for so long that {they} hardly thought of it as being afraid. It was a question of the view.|After so many years it did not even feel like fright. It felt like a taste for scenery.]
= hero(calm) walk; signpost; man | meadow
@courage.choice.b4_6 Someone had to face {scary}. {Hero's} knees said no. {Hero's} feet said no. "I don't want to," said {Hero}, and {they} went anyway, one shoe, and then the other shoe.
= hero(brave) walk
@courage.choice.b4_6 Today there was no long way round. There was just {scary}. {Hero} held {their} own hand, since it was the nearest. "One," {they} said. {They} never did say two. {They} had gone.
= hero(brave) tiptoe
@courage.choice.b7_9 There was no way round. It had to be {scary}, and it had to be now, and nobody else was the right size. "My knees won't do it," said {Hero}. There. It was out, and nothing fell down. "Then I suppose I'll have to go without them," {they} said, and went, holding on to the air with both hands.
= hero(brave) walk
@courage.choice.b7_9 There were nine ways round. {Hero} went through them all in {their} head, and not one would do. This time {scary} was not in the way. It was the way. "I'm frightened," {they} said, and it came out rather loud. "So that's done." {They} shook right down to the socks. Then {they} put one foot in front, and looked at it, and made the other come and join it.
= hero(scared) tiptoe
@courage.choice.b10 That left {scary}. Of course it did. [{Hero} looked down and saw that {their} shoe was, for once, perfectly well tied.|It would be now, with both of {Hero's} laces done up in a double bow.] ["I ought to say," {they} said, to whoever was nearest, "that I'm frightened of that. I always have been." Nobody laughed; somebody said, "Me, too."|"You may as well know," {Hero} told the person beside {them}, "that it scares me. It was never the shoe." There was no laughing. "Same here," said someone.] [It weighed less after that. It still weighed a lot. {Hero} counted three, and three again, and on the second three found that {they} {was} already on the way there.|That took some of the weight off, if by no means all. {Hero} counted to ten, lost the place at six, and noticed at about eight that {their} feet had set out.]
= hero(scared) walk; {crowd}
@courage.choice.b10 {They} went over the map twice, and both times it came out at the hole. There was only {scary}, and no nicer way. ["I've never been there," said {Hero}. Somebody said that surely everyone had. "I go round. It takes me forty minutes. I told you all that it was for the view."|"That's the one bit I don't know," said {Hero}. "You must," somebody said. "No. I walk round it, forty minutes, every time. I've been saying that I liked the view."] [It was quiet, and then a person at the back remarked that this explained a lot of walks. Nobody said that {they} must.|For a moment no one spoke. "So that's what all those walks were," said a voice at the back. They didn't push.] {They} went as you go into cold water, [a bit at a time, with noises; and when it was up to the neck {they} found that {they} could still, after a fashion, swim.|toe by toe, and not silently; and at the point where it came over the chin it turned out that {Hero}, more or less, floated.]
= hero(brave) tiptoe; {crowd}

@patience.flaw.b4_6 {Hero} did not like to wait. {They} opened [presents|letters] early. {They} ate the cake mix. {They} pulled up [seeds|the radishes], to see if they were growing.
= hero(excited) lift vegetables; gift + seeds | garden
@patience.flaw.b4_6 {Hero} read the last page first. {They} ate the middle out of a pie while it was still hot, and said, "Ow." "In a minute," people told {them}. There was no such thing.
= hero(surprised) open book; pie
@patience.flaw.b7_9 Waiting was the one thing that {Hero} could not do. "Is it ready? Is it ready now?" {they} asked, of jellies, trains and kittens. {They} pulled up radishes to see how they were getting on, and pushed them in again, and could not think why they sulked. "In a minute" were, to {Hero}, the three worst words in the language.
= hero(excited) pull vegetables | garden
@patience.flaw.b7_9 {Hero} never saw the middle of anything. {They} read page one, and then the last page, to be sure that it came out all right, and shut the book. {They} ate an ice cream in one bite and stood there watching other people's. "Good things come to those who wait," somebody told {them}. "They come to me first," said {Hero}, holding {their} cold teeth.
= hero(excited) open book; man
@patience.flaw.b10 If {Hero} had a fault, {they} had it at speed. {They} had never in {their} life seen the end of an egg timer. Paint was touched. Cakes were opened, to check, and sank. {They} would pull up a radish to see how it was doing and then push it back, hard, as if it were the radish that had made the mistake. "All in good time," people said, and {Hero} would think: but this is good time. I'm in it now.
= hero(excited) pull vegetables; cake | garden
@patience.flaw.b10 {Hero} skipped. {They} skipped the second verse, and took the stairs in threes, and shook {their} presents in the shop. {They} had read the last page of four hundred books, so that {they} knew what had become of everybody, and had never found out why. "You do miss rather a lot," people would begin, and then see that they were talking to a door.
= hero(excited) open book; gift
@patience.choice.b4_6 "Now!" shouted {crowd}. "Not yet," said {Hero}. {They} sat on both {their} hands. {They} counted to a hundred, and all the numbers were there. {They} waited {wait}.
= hero(brave) sit; {crowd}
@patience.choice.b4_6 "Go on!" called {crowd}. {Hero} put out a hand, and then put it in {their} pocket, and held it there. {They} sang a long song, with all the verses. {They} waited {wait}.
= hero(brave) sing; {crowd}
@patience.choice.b7_9 "Now!" called {crowd}. "Go on! What are you waiting for?" Everything in {Hero} wanted to. {Their} toes had already started. But it was too soon, and {they} knew it, the way you know about a cake. {Hero} sat down on {their} own two hands. "Not yet," {they} said, and waited {wait}, while people sighed, and it was like holding up a piano.
= hero(brave) sit; {crowd}
@patience.choice.b7_9 "It's ready!" called {crowd}. It looked ready; it looked just like a last page. But {Hero} had jumped to the end of a good many things, and {they} remembered the taste of it: cold, and over. {They} held on to {their} own two sleeves. {They} did the whole of the middle. {They} waited {wait}, and each minute turned out to have a good deal in it.
= hero(calm) wait; {crowd}
@patience.choice.b10 "Now," said {crowd}. "Oh, surely now." It would have been so easy, and it would nearly have worked, and nearly was a place that {Hero} had been to many times. {They} thought of the radishes. Then {they} sat down on {their} hands and said the worst words in the language: "In a minute." Some people groaned and two of them went home. {Hero} let them go; that was the price of it. {They} waited {wait}. It was like carrying a full bowl up a long, long stair. And then, quite quietly, it was time.
= hero(calm) sit; {crowd}
@patience.choice.b10 To anyone looking on, it was time. {Crowd} said so, and then said it louder. {Hero} could see the last page from here; one good jump, and {they} would be on it. {They} had a foot off the ground. What {they} thought of was four hundred endings, all in a row, and how little any of them had ever weighed. The foot went back. "I'm going to read this bit," said {Hero}, which nobody understood. Two people were cross about it, and one of them was very nearly right. {They} waited {wait}. It seems that the middle of a thing is where it is kept.
= hero(calm) wait; {crowd}

@kindness.flaw.b4_6 {Hero} was always in a hurry. When {small} said hello, {Hero} said, "Can't stop!" and did not stop.
= hero(excited) run; {small}
@kindness.flaw.b4_6 When {Hero} picked a team, {they} picked the big ones and the quick ones. Then {small} was left. "You can hold our coats," said {Hero}.
= hero(proud) point; coat; {small} + children
@kindness.flaw.b7_9 {Hero} walked fast, with {their} chin out in front. "Can't stop!" {they} would cry. {They} never meant to be rude. It was just that {small} had said good morning to {Hero} every day this year, and {Hero} was always round the corner before the words got there.
= hero(excited) run; {small}
@kindness.flaw.b7_9 When there was a job to be done, {Hero} did the picking. {They} picked the fast ones, and the strong ones, and the ones who were good at shouting. And when everybody was picked there was {small}, by the wall. "You can hold the coats," said {Hero}. It was said quite nicely. {Small} had held a great many coats.
= hero(proud) point; coat; {small} + children
@kindness.flaw.b10 {Hero} was going places, mostly quickly, and things at the sides went by in a blur. One part of the blur was {small}, who had wished {Hero} a good morning on each morning of the year so far. "Morning!" {Hero} always did say back. {They} said it round about the next corner, when there was no one there.
= hero(excited) run; {small}
@kindness.flaw.b10 {Hero} was good at choosing people. Give {them} something to be done, and {they} could look round a crowd and say, "You, and you, and you with the elbows," and it would be the right ones, and off they went. Afterwards somebody had always been left standing there, and it was always {small}. "Would you mind the coats?" {Hero} would say, most kindly. Somebody has to mind the coats. It was only that nobody else had ever been asked to.
= hero(proud) point; coat; {small} + {crowd}
@kindness.choice.b4_6 There was no time at all. But there sat {small}, cold and crying. {Hero} ran past, and stopped, and came back, and took off {their} own warm scarf. "I've got a minute," {they} said.
= hero(hopeful) lift scarf; {small}
@kindness.choice.b4_6 "You pull, and you push," said {Hero}. Up came {small}, with two arms out for the coats. {Hero} looked at those arms. "No," {they} said. "I want you next to me."
= hero(hopeful) kneel; {small}
@kindness.choice.b7_9 There was not a second to lose. So when {Hero} came round the corner and saw {small}, trying not to be seen crying, {they} ran straight by. "Oh, bother," {they} said, at the sixth step. {They} went back and put {their} good scarf round two cold shoulders. It took up all the time there was. "Thank you," said {small}. "{Says}"
= hero(hopeful) lift scarf; {small}
@kindness.choice.b7_9 "You to pull," said {Hero}, "and you to lift." That was everyone but {small}, who had come up quietly with both arms out, for the coats. {Hero} looked at the arms. There was not one minute to spare, and {they} spent it, down on {their} knees. "I pick you," {they} said. "What would you do?" And the answer came, after a bit. "{Says}"
= hero(hopeful) kneel; {small}
@kindness.choice.b10 Every minute counted now, and {Hero} was spending them well, until {they} ran past {small}, who was making no noise about it at all. {Hero} got as far as the corner. It was always the corner. This time, however, the words caught up. {They} walked back, and it felt like walking through wet sand; and sat down, and gave away {their} scarf, and the minute, and the one after that. It might have cost them everything. "Good morning," said {Hero}. It was nearly night. "I owe you about two hundred of those." And {small} looked up, and said: "{Says}"
= hero(hopeful) lift scarf; {small} | dusk
@kindness.choice.b10 They were all waiting for it. "You," said {Hero}, "and you, and you," and it went like clockwork; and when there was no one left, two arms came up, from habit, to be given the coats. {Hero} already had a sleeve off. {They} looked at those arms, which were really rather thin. {They} put the coat round {small} instead, and let a whole minute go that they could not afford. "I always picked you last," {Hero} said. "I don't think I even picked. What do you see, from over here?" Whoever holds the coats sees everything. "{Says}"
= hero(hopeful) lift coat; {small}

@honesty.flaw.b4_6 There was something {Hero} had not told anyone. That morning, just for a minute, {they} had {mistake}. "It doesn't matter," thought {Hero}. {Their} ears felt hot.
= hero(worried) think
@honesty.flaw.b4_6 If you had asked {Hero}, {they} would have said. Nobody asked. So nobody knew that {they} had {mistake}, and it went round in {their} tummy like a pea in a drum.
= hero(worried) sit
@honesty.flaw.b7_9 Now here is a thing that nobody knew. Early that morning, when no one was about, {Hero} had {mistake}. "It was only for a minute," {they} told {themself}. {They} had meant to put it right, and then there was breakfast; and ever since then {they} had had a feeling like a stone in a shoe.
= hero(worried) look-down
@honesty.flaw.b7_9 If anyone had asked, {Hero} would have told. That was what {they} said to {themself}. But nobody did ask {them} whether {they} had {mistake}, that very morning, just for a minute; people so seldom do. So {they} carried it about all day, like an egg in a pocket, and sat down carefully.
= hero(worried) sit; egg
@honesty.flaw.b10 There was one thing {Hero} had left out, when {they} told people about that morning, and it was the only thing that had happened. {They} had {mistake}. "It hardly counts," {they} told the mirror. Then there had been breakfast, and people talking, and after that the place in the conversation where you could have said it had gone by, the way a bus does. {Hero} had been waiting for another one ever since. {Their} ears were hot.
= hero(worried) touch mirror | bedroom morning
@honesty.flaw.b10 People think that a lie is something you say. {Hero} had not said anything. {They} had {mistake}, early that day, for one minute, with nobody there; and no one since then had come up and inquired. That was all. {They} did notice that {they} {was} being extremely helpful. {They} had carried things. {They} had told three separate people that they had nice hats. It was like walking about with an egg in each pocket, and being hugged.
= hero(worried) carry parcel; man + woman
@honesty.choice.b4_6 {Hero's} ears were as hot as toast. "It was me," said {Hero}. "I had {mistake}." It went quiet. Then somebody said, "So that's how! Now we know what to do!"
= hero(sad) talk; {crowd}
@honesty.choice.b4_6 "But how did it start?" they said. The pea went faster. "I know," said {Hero}, in a squeak. "I had {mistake}." Nobody shouted. They just saw what to do.
= hero(sad) talk; {crowd}
@honesty.choice.b7_9 It could not work, not properly, while one bit was missing; and {Hero} was the only person who had the bit. {They} opened {their} mouth, and shut it, and opened it. "It was me," {they} said. "I had {mistake}. I ought to have said." {Crowd} looked at {them}, and it was every bit as bad as {they} had thought. "Well," someone said at last. "That's the piece we were missing."
= hero(sad) talk; {crowd}
@honesty.choice.b7_9 They had tried everything but the truth, and {Hero} had that in {their} pocket. "I've got something," {they} said. Everyone turned round, looking so hopeful that it made it worse. "It was me. I had {mistake}." Crack. It went over everything, as {they} had always known it would. {Crowd} stood there in the middle of it. "Then we've been asking the wrong question," said somebody slowly.
= hero(brave) talk; {crowd}
@honesty.choice.b10 They were all so puzzled. They went over it again, step by step, each of them kind, each of them tired, and each time they came to the hole in the middle where {Hero's} bit should be. {They} could have left it there. "There's something I didn't say," said {Hero}, too loud. "I had {mistake}. It was this morning. All of this comes from that." Nobody was angry, which {they} had been ready for. They were sorry, and that was worse. It lasted about as long as a dentist. Then a voice at the back said slowly, "But then it's simple."
= hero(sad) talk; {crowd}
@honesty.choice.b10 "What I can't see," somebody was saying, "is how it began." They had gone round and round it until they had worn a path. {Hero} had a puzzled face all ready; {they} had been wearing it since breakfast. "I had {mistake}," {they} said. "I've been nice about your hat all day because of that," {they} told someone. "It is a nice hat." Nothing got better at once. But a puzzle that has all of its pieces is another thing from one that has not, and first one and then another of them bent down to look.
= hero(brave) talk; hat; {crowd}

@asking-help.flaw.b4_6 "By myself!" said {Hero}, about coats and [jam jars|shoelaces] and everything. {They} would sooner go about all day with one arm in a sleeve than ask.
= hero(worried) open jar
@asking-help.flaw.b4_6 {Hero} would not ask the way. {They} once got on the wrong bus, and sat on it as far as the [sea|zoo], and told the driver that {they} liked it there.
= hero(worried) touch bus; driver | street
@asking-help.flaw.b7_9 "I can manage," was what {Hero} said. {They} said it about lids, and laces, and once about a wardrobe that was lying on top of {them} at the time. "Would you like a hand?" people said. "No, no," said {Hero}, from underneath. "I'm nearly there."
= hero(worried) pull bag; man + woman
@asking-help.flaw.b7_9 {Hero} never asked the way. {They} never asked what a word meant, either, or whether this was the right bus. Once it had been quite the wrong bus, and {they} had stayed on it as far as the sea. "I meant to go there," {Hero} said, when {they} got home at last, with sand in {their} shoes.
= hero(proud,dusty) walk; bus + bus-stop | street
@asking-help.flaw.b10 {Hero} could manage. It was practically {their} motto. {They} had managed a wardrobe up three floors, one stair at a time, while four strong neighbours sat indoors and would have been glad to be asked. They had heard it going by. "That'll be {Hero}," they said. "Managing." {They} had never learnt the words, that was all; other people said "could you give me a hand" as though it were nothing, and for {Hero} it was like a sentence in somebody else's language.
= hero(proud) push door; man + woman | stairs
@asking-help.flaw.b10 It was well known that {Hero} had once got on the wrong bus and, rather than ask, had stayed on it to the sea. {They} walked up and down beside the water with the air of a person who had planned it. {They} came home at bedtime with sticks of rock for everybody. "Lovely trip," said {Hero}. It wasn't pride, or {they} hoped not. It was just that everybody else seemed to have been told, on some day when {they} {was} away, and that by now it was rather late to bring it up.
= hero(calm) walk; bus; woman | beach
@asking-help.choice.b4_6 <lost:One pair of eyes could not look for {key} everywhere.|There was too much left to do for two hands.> {Hero} looked at {crowd}. The word was stuck, like a boot in mud. "Help," said {Hero}. "Please will you help me?"
= hero(hopeful) reach; {crowd}
@asking-help.choice.b4_6 {Hero} had <lost:looked for {key} in front, and behind, and in front|pushed, and pulled, and got no nearer the end>. It was just like that bus. {They} turned round, and there were {crowd}. "I don't know <lost:where it is|how>," {they} said. "Would you help me?"
= hero(hopeful) talk; {crowd}
@asking-help.choice.b7_9 "I can man..." said {Hero}, <lost:looking for {key} in the same corner for the third time|with all that two arms would hold, and both of them shaking>; and {they} could not. {They} looked round at {crowd}. They were only standing there, a bit shyly, like people who have not been asked. "Please," said {Hero}. {Their} face went red as far down as it went. "I can't do it alone. Could you give me a hand?"
= hero(worried) reach; {crowd}
@asking-help.choice.b7_9 {Hero} <lost:hunted for {key} high and low, and came round again to where {they} had begun|worked on alone, and got slower, and slower, and stopped>. This, {they} thought, was the sea. This was where you had to get off. {Crowd} were all looking at their feet, so as not to stare. "Excuse me," said {Hero}. It was a small voice after such a long ride. "I don't know <lost:where it is|how to do it all>. Could you please help me?"
= hero(worried) talk; {crowd}
@asking-help.choice.b10 <lost:Alone, {they} had been twice through every place where {key} could be, and begun on the third.|{They} very nearly had it done. {They} needed only one more arm, and had used both.> {Hero} thought of the wardrobe. And it came to {them}, at the worst possible moment, that all those people behind their doors had perhaps been rather sad, listening to it go by. "Excuse me," said {Hero}, to {crowd}, and then, since that was not it: "Could you give me a hand?" It came out with the wrong accent. It cost {them} the right to say, ever after, that {they} had done it alone. Then everybody moved at once, rolling up their sleeves as if they had been waiting for years.
= hero(hopeful) reach; {crowd}
@asking-help.choice.b10 <lost:{They} had looked for {key} in all the likely places, and then in the others, and then in the first one again.|{They} had done as much as one person can do, and it was rather less than half.> {Hero} stood there, with the air of a person who had planned it; and {they} could practically smell the sea. Behind {them} were {crowd}, who had been looking the other way for ten minutes out of sheer good manners. "I don't know <lost:where it is|how to do the rest>," said {Hero}, turning round. "I haven't, for an hour. Would you help me, please?" There was a rush. It turned out that they had all, at one time or another, been on that bus.
= hero(hopeful) reach; {crowd}

@trying-again.flaw.b4_6 Under {Hero's} bed was a box of half things. There was half a hat in it, and half a boat, and half a letter to the Queen. {Hero} stopped when things got hard.
= hero(thoughtful) touch half-box | bedroom
@trying-again.flaw.b4_6 "I don't like skipping," said {Hero}, who had tried it once. {They} did not like soup, or kites, or the letter Q. They had all gone wrong the first time.
= hero(sad) lift skipping-rope; soup-pot + kite
@trying-again.flaw.b7_9 Under {Hero's} bed there was a box, and it was full of halves. It had half a scarf in it, half a boat, and a book called The History of, by {Hero}. They were all going to be marvellous. "I'll finish that one day," {Hero} would say, when it came to the hard bit, and into the box it went.
= hero(thoughtful) touch half-box | bedroom
@trying-again.flaw.b7_9 {Hero} was very good at the things {they} could already do. When a thing went badly the first time, {they} said that it was silly, and that {they} had never liked it. So far this year {Hero} had never liked skipping, soup, whistling and the letter Q.
= hero(sad) lift skipping-rope; soup-pot
@trying-again.flaw.b10 Nobody was ever shown the box under {Hero's} bed. It held the front end of a model boat, one sleeve, nineteen first chapters and a book of Spanish with the pages cut as far as "Where is". {Hero} was wonderful at beginnings. It was in the middle of things that a kind of fog came down. "You could always stop," a small reasonable voice would say; and {they} could.
= hero(thoughtful) touch half-box; book | bedroom
@trying-again.flaw.b10 It was surprising how many things {Hero} did not care for. {They} did not care for juggling, or French, or the sort of bread that you make yourself. {They} had tried each of them once. It's a great protection, not caring for a thing, since it means you were never bad at it. "It's just not me," {Hero} would say, lightly, stepping over the flour. There was getting to be quite a list of what {Hero} was not.
= hero(proud) walk; bread; ball | kitchen
@trying-again.choice.b4_6 Then {Hero} slipped, right at the start, and down went the {kit}. {They} sat there. {They} thought of the box of half things. There was plenty of room in it. "No," said {Hero}. {They} blew on {their} sore hands, and went back to work.
= hero(sad) sit; kit
@trying-again.choice.b4_6 {Hero} slipped, with everybody looking, and down went the {kit}. "I don't like this," {they} began, and stopped. Up {they} got, as red as jam, and did the last bit again, badly, and then a bit less badly.
= hero(sad) kneel; kit; {crowd}
@trying-again.choice.b7_9 And at the very first go {they} slipped, and the {kit} went one way and {Hero} the other. It was a hard bit; {Hero} knew one when {they} saw one. {They} sat down. {They} could hear the box from here, being patient. "Nobody would mind," said somebody, kindly. "I would," said {Hero}. {They} blew on {their} hands, which hurt, and went back to the start, and did it all again, and it was no easier at all.
= hero(sad) sit; kit; {crowd}
@trying-again.choice.b7_9 {Hero} slipped, and dropped the {kit}, and everybody saw. "This is sil..." {they} said, and stopped, because it wasn't. {They} did like it. {They} liked it so much that it hurt. "All right," {they} told {crowd}, very red. "I'm bad at this. You'd better stand back, because I am going to be bad at it again." And {they} went back to the beginning, and {was} bad at it; and went back again.
= hero(brave) kneel; kit; {crowd}
@trying-again.choice.b10 The first go failed. It did not fail grandly either; {Hero} slipped, and down went the {kit}, in front of {crowd}, and somebody coughed. And here was the fog, right on time, and here was the small reasonable voice. You could stop, it said. You've done more than most. {Hero} found that {they} {was} listening to it with interest, as you listen to somebody you used to know. "I expect you're right," {they} told it. Then {they} picked up the pieces, every one, with {their} fingers stinging, and did the dullest and the hardest thing in the world, which is the same thing over again.
= hero(brave) kneel; kit; {crowd}
@trying-again.choice.b10 At the first go {they} dropped the {kit}, and fell over it, in front of everyone. "Well," {Hero} began, lightly, "it's just not..." But {they} could see no end to that sentence that {they} wished to be at. So this was what the lightness was for: it got you quickly past the place where it hurt. {They} stayed in the place. "I'm not good at it yet," said {Hero}, and nobody there had ever heard {them} use that last word. {They} gathered it all up and did it over, exactly as badly, and then did it over after that. {Crowd} were no longer being polite. They had begun to watch.
= hero(brave) kneel; kit; {crowd}

@listening.flaw.b4_6 {Hero} talked a lot. {They} talked at breakfast and in {their} sleep. "Um," said {small}. "I think..." But {Hero} was still talking.
= hero(excited) talk; {small}
@listening.flaw.b4_6 You could not get to the end of a sentence near {Hero}. "I think it's a..." said {small}. "A duck!" said {Hero}. It was never a duck.
= hero(excited) talk; duck; {small}
@listening.flaw.b7_9 {Hero} was a great talker. There was always one more thing to say, and {they} said it. "Um," {small} would begin, "I've noticed that..." "Quite!" {Hero} would say, and go on about something else.
= hero(excited) talk; {small}
@listening.flaw.b7_9 {Hero} finished people's sentences for them. It saved time. "I think there's a..." {small} would say. "Party!" said {Hero}. "No, it's more of a..." "Parrot! I know!" said {Hero}, and ran off to tell everyone.
= hero(excited) run; {small}
@listening.flaw.b10 {Hero} was good company, and talked beautifully, and had not heard the end of anybody's sentence for years. It was not rudeness. It was only that other people's sentences reminded {them} of things. "I think that perhaps," {small} would start, and {Hero} would say, "Exactly!" and be off. {Small} had been trying to get to the far side of that "perhaps" for a whole summer.
= hero(excited) talk; {small}
@listening.flaw.b10 There was no need to finish a sentence with {Hero} about, and few people tried. You began one, and {they} saw where it was going, and went on ahead, and would be waiting for you there with the answer. It was wonderfully quick. It was also, about half of the time, some other sentence. "I've been thinking that the..." {small} might say. "The weather! I know," {Hero} would agree, warmly, and {small} would look up at it, and sigh, and go in.
= hero(excited) talk; {small}
@listening.choice.b4_6 "Um, um," {small} said. {Hero} shut {their} mouth. It was like holding a frog in there. "Tell me," {they} said. "{Says}"
= hero(curious) listen; {small}
@listening.choice.b4_6 "It's because," said {small}, and stopped, to be told. {Hero} put both hands over {their} mouth. Then out it came. "{Says}"
= hero(curious) listen; {small}
@listening.choice.b7_9 "Um," said {small}, for the ninth time that day. {Hero} had a great deal to say just then, and did not say it. {They} knelt down, so that their faces were level, and let the speech go cold. It was so quiet it hummed. "It's only this," said {small}. "{Says}"
= hero(curious) kneel; {small}
@listening.choice.b7_9 "I think," said {small}, "that it's because..." {Hero} had the end of it all ready, and it was a good one. {They} held it in, with a hand flat over it, until {their} eyes watered. "Go on," {they} said, through the fingers. And out it came, the whole way, and it was nothing like what {Hero} would have put. "{Says}"
= hero(curious) kneel; {small}
@listening.choice.b10 {Hero} was explaining it to everyone, and explaining it well, when somewhere around the level of {their} elbow a voice said, "Perhaps." {They} had a splendid sentence half out. {They} stopped in the middle of it. People looked round to see what was wrong. "Go on," said {Hero}, and got down on both knees, and waited while {small} went red, and lost the thread, and found it. {They} had been explaining the wrong thing; {they} could hear that by the fourth word. {They} kept still. And {small} came out, at last, on the far side of perhaps. "{Says}"
= hero(curious) kneel; {small} + {crowd}
@listening.choice.b10 "I've been thinking," said {small}, "that the..." And {Hero} knew. {They} had it whole, the entire rest of the sentence, and had even drawn the breath to put under it. "The," said {small} again, and looked up, and waited to be told. It was the waiting that did it. {Hero} let the breath go, and with it a very good answer, which was to something else. "I don't know," {they} said. "You'd better tell me." Then, word by word, watching {them} to see if it was really allowed, {small} finished it. "{Says}"
= hero(curious) listen; {small}

@sharing.flaw.b4_6 {Hero} had a big red rug to sit on. There was room for [six|eight]. ["Is this bit free?" people asked. "No," said {Hero}, and lay down, and stretched.|"May we?" said people. "It's full," said {Hero}, and rolled over to fill it.]
= hero(proud) on rug; {small} + man
@sharing.flaw.b4_6 {Hero} had three warm mittens: one for each hand, and one in case. "My fingers are cold," said {small}. "Yes, but this is in case," said {Hero}.
= hero(proud) lift mitten; {small}
@sharing.flaw.b4_6 {Hero} had a sack of [apples|pears]. {They} had put {their} name on every one of them, in ink, and on the worm.
= hero(proud) write; bag + apple + pear
@sharing.flaw.b4_6 On {Hero's} jar it said BEES. There was not a bee in it. It was plum jam, and that was how {they} kept it all.
= hero(proud) hug jar; bee
@sharing.flaw.b7_9 {Hero} took the good rug everywhere, the thick one, with the tassels. You could have had a picnic on it for ten. {Hero} had one on it for one. "Is anybody sitting here?" people asked, with their sandwiches in their hands. "My feet are," said {Hero}. It was wonderful how far {Hero} could make two feet go.
= hero(proud) on rug; sandwich; {crowd}
@sharing.flaw.b7_9 In {Hero's} basket was a plum cake, a whole one, and it was for later. "What time is later?" people asked, looking at it. "I'll tell you," said {Hero}. Nobody had ever seen later come. Once a day {Hero} turned the cake round, so that the other side could be for later, too.
= hero(proud) touch cake; basket; man + woman
@sharing.flaw.b10 There was a rug that went with {Hero} everywhere, rolled up under one arm. It was thick and red and would have seated a choir. "I like to spread out," {they} told people, who were eating their sandwiches on the stones; and {they} put a boot here and a book there, and an apple in the far corner, to hold it. Nobody argued. You try arguing with an apple. But it did sometimes strike {Hero}, looking along all that wool, that it was a bit of a way to the nearest person.
= hero(proud) on rug; book + apple + boots; {crowd}
@sharing.flaw.b10 You could borrow a pencil from {Hero}, if you signed for it. There was a book, with a column for the state of the point. "It's only so that we both know," {they} said. Somebody had once had a cup of sugar, and then a reminder, and then a second reminder, in red. Since then no one had asked for anything. {Hero} had it all, and could prove it.
= hero(proud) hold notebook; pencil; woman
@sharing.flaw.b10 In the tin that {Hero} carried about were turnips. It said so on the lid, in capitals. What was in it was fudge. "Would you care for a turnip?" {they} asked, if {they} {was} seen with it open, and rattled it, and people never would. So nobody could say that they had not been offered. {Hero} got through it in doorways, with the face of a person eating turnips.
= hero(proud) hold tin; man
@sharing.flaw.b10 When a thing had to be halved, people gave it to {Hero}, who was known to be fair. There was nothing you could have pointed to. One half had the crust on, as a rule, and the cherry. "That's yours," {they} would say, and it was the other. It was all in the thumb. {Hero} had been fair for years, and the rest of them could not think why they were hungry.
= hero(proud) lift cake; man + woman
@sharing.choice.b4_6 [{Crowd} could not stand up for one minute more. The ground was wet.|All the legs were tired, and the ground was wet right through.] {Hero} looked at the rug. Then {they} let it down with a flap. "Sit," {they} said. {Hero} had the bit with no rug.
= hero(hopeful) stand; rug; {crowd}
@sharing.choice.b4_6 {Crowd} had blue fingers by now, and dropped everything. {Hero} felt the third mitten. This was the case. Then {they} gave away the other two as well. Three hands got warm, and none was {Hero's}.
= hero(hopeful) lift mitten; {crowd}
@sharing.choice.b4_6 "We've had no tea," said {crowd}, and sat down. {Hero} rubbed off the names with a sleeve. Crunch! Up they got. The last one {Hero} shared with the worm.
= hero(hopeful) lift apple; bag + pear; {crowd}
@sharing.choice.b4_6 {Crowd} were worn out, and as empty as drums. {Hero} took out the jar. "It isn't bees," {they} said, and went pink. "It's jam. Fingers in!" Then it was just a jar.
= hero(hopeful) open jar; {crowd}
@sharing.choice.b7_9 It was only half done, and {crowd} had no legs left. "We'd stay," one of them said, "if there was anywhere dry." Nobody looked at the rug under {Hero's} arm. They took some trouble not to. {Hero} sighed, and let it down with a flap, right out to the tassels. "Shove up," said {Hero}. There was room for every one of them, and then there was none left over.
= hero(hopeful) stand; rug; {crowd}
@sharing.choice.b7_9 {Crowd} had sat down. "We would go on," one of them said, "if we'd had a bite to eat." {Hero} thought of the plum cake. {They} thought how round it was. You can take one slice from a cake and still think of it as round; but there were so many of {crowd}. "What time is it?" asked {Hero}. Nobody knew. {They} swallowed. "I think it's later," {they} said, and broke it up, to the last plum.
= hero(hopeful) lift cake; {crowd}
@sharing.choice.b10 "It's not that we won't stay," said someone, swaying a little. "It's that we can't stay upright." {Crowd} had been on their feet since the beginning, and the ground was running wet. {Hero} felt the rug, dry and tight beneath {their} arm, and thought of all {their} good reasons, and found that each of them was about the size of an apple. {They} shook it out. "Sit down before I change my mind," {they} said; and they came, politely, then all at once, like birds on to a wire, until there was not a hand's breadth of red to be seen. It was very wet, where {Hero} stood.
= hero(hopeful,wet) stand; rug; {crowd}
@sharing.choice.b10 {Crowd} could no longer feel their feet, and were saying so, in a quiet way, with an eye on the way home. {Hero} felt for the book, to see who was owed what. Paper is as warm as a sock, if you put it in a boot. {They} wished that {they} had not thought of that. {They} began at the sugar. It was two pages to a boot, reminders and all; and by the last boot there was nothing left of it but the covers, and nobody there owed {Hero} anything in the world.
= hero(hopeful) open book; boots; {crowd}
@sharing.choice.b10 {Crowd} had had nothing since noon, and had begun to sit down. "Would anybody care for a turnip?" said {Hero}. Nobody would. {They} might have left it there, for {they} had asked. "It isn't turnips," {they} said, and took the lid off. There was a silence, in which you could hear people counting back over all those doorways. Then hands came in from every side. It went round once. {Hero} had the paper from the bottom, with the smell on it, and {their} ears were red.
= hero(worried) lift tin; {crowd}
@sharing.choice.b10 There was one loaf, and it was {Hero's}, and {crowd} had got to the stage of not looking at it. {They} took hold. {Their} thumb knew where to go: a shade to the left. {Hero} watched it set off. "Wait," {they} said, and moved it back, and it was like writing with the wrong hand. It broke into forty pieces, and you could not have told any one from its neighbour. {Hero} took what was over. It was crumbs, but they were fair ones.
= hero(hopeful) lift bread; {crowd}
@courage.flaw.b4_6 "I'll do it on Monday," said {Hero}, about {scary}. That was [three|nine] Mondays ago. When {they} thought of it {their} tummy went down like a lift.
= hero(worried) touch calendar
@courage.flaw.b4_6 {Hero} slept with the curtains shut. That was not because of the moon. It was because of {scary}. {They} did not even want to look that way.
= hero(scared) in bed; lamp | bedroom night
@courage.flaw.b4_6 Each time somebody spoke of {scary}, {Hero} got a cough. It was a very good cough. It got {them} sent home, with honey.
= hero(worried) in bed; honey-jar + spoon | bedroom
@courage.flaw.b4_6 Only {Hero's} teddy bear knew about {scary}. {They} had told it in bed, into the good ear. It had promised not to laugh, and it never did.
= hero(worried) in bed; lamp | bedroom night
@courage.flaw.b7_9 There was one thing that {Hero} was going to do tomorrow. It was {scary}. {They} had it written down, and each night {they} crossed out the day, and wrote the next one in. "I'm quite looking forward to it," {they} told people. Then {they} would have to go and sit down with a cold flannel.
= hero(worried) write; calendar
@courage.flaw.b7_9 {Hero} told very good stories about {scary}. In the stories {they} had been there twice, once in the dark. "Show us!" people said. "I would," said {Hero}, "but it's tea time." It was wonderful how often it could be tea time. {Their} feet had never been nearer to it than the end of the road.
= hero(proud) talk; {crowd}
@courage.flaw.b10 [{Hero} kept a diary, so as to have something to put things off in. Under Monday it said, in a firm hand: {scary}. It said so under Tuesday.|Things can't be put off without somewhere to put them, so {Hero} had a diary. Monday's page said, very neatly: {scary}. So did Tuesday's.] ["I wouldn't say frightened," {they} told the page. "I would say busy."|"It isn't fear," {they} wrote beneath, and underlined it. "It's a full week."] [{They} had got as far as looking at it, once, from a long way away, through a roll of paper, and had had to be given a biscuit.|One spring {they} had gone near enough to see it, with a roll of paper for a telescope, and had needed a biscuit.] [After that it was down for Thursdays as well.|That week it went in on the Thursday, too.]
= hero(worried) write; notebook + cookies
@courage.flaw.b10 Whenever somebody spoke of {scary}, {Hero} was taken ill. It was never the same thing twice; {they} thought too well of people. So far there had been a cough, a limp, lockjaw, and, on one Friday, in a muddle, a limp in the ear. "And would this have to do with {scary}?" asked the doctor, who looked forward to it. {Hero} couldn't say. {They} had lost {their} voice.
= hero(worried) in bed; doctor | bedroom
@courage.flaw.b10 If you wanted to know about {scary}, you asked {Hero}. {They} could give you the dates. {They} could tell you how it was done, in nine parts, and had once gone on doing so for an hour, with a pointer. "And what's it like?" a voice at the back had asked. {Hero} took a drink of water, and then another. There was just one thing that {they} had never done about it, and that was to go there.
= hero(proud) point; wall-picture + cup; {crowd}
@courage.flaw.b10 {Hero} had lovely manners, and they were at their best whenever the way led by {scary}. "After you," {they} would say, and bow. {They} held gates. {They} held coats, and on one occasion a goat. It is surprising how long one can hold a gate, if one gives one's mind to it. By the time that everybody had gone ahead, it was generally time to meet them coming back. "So thoughtful," people said. {Hero}, whose hands were like ice, bowed.
= hero(calm) bow; gatepost + goat; man + woman | garden
@courage.choice.b4_6 There was {scary}, and this was not a Monday. "Can it be tomorrow?" said {Hero}. It could not. {They} held on to {their} own two ears, and said a small word, and went.
= hero(scared) walk
@courage.choice.b4_6 {Hero} shut {their} eyes, as you shut curtains. It did not help. It was still there: {scary}. So {they} opened one eye, just a crack, and started. The other eye came later.
= hero(scared) tiptoe
@courage.choice.b4_6 It was {scary}, and it was now. {Hero} coughed. Nobody brought honey. "I'm not ill," {they} said. "I'm scared." {They} said so the whole way, and each time it was a bit smaller.
= hero(scared) walk
@courage.choice.b4_6 It had to be {scary}. {Hero} thought of the teddy bear. It never ran away, not even from the bath. So {they} made a bear's face, brave and a bit flat, and walked.
= hero(brave) walk
@courage.choice.b7_9 "Tomorrow," {Hero} began; and everyone waited to hear what was going to happen tomorrow. Nothing was. By then it would be too late for {scary}, or for anything. "I mean now," {they} said. It came out as a squeak. "I'm so scared that I can hear my hair." {They} went with {their} eyes shut, and then, since that was worse, with one of them open.
= hero(scared) tiptoe; {crowd}
@courage.choice.b7_9 It had to be {scary}. "Let it be someone who's done it before," said {crowd}; and they all turned round to {Hero}. It was not tea time. It was nowhere near tea time. "I made it up," {they} said, from behind both hands. "I've never been. I'm much too frightened." Then {they} put the hands down, since {they} would need them, and walked on past the end of the road.
= hero(scared) walk; {crowd}
@courage.choice.b10 [{Hero} looked for a day to put it off to, and there weren't any more. There was {scary}, and there was about a minute.|The diary had no more days in it to move things to. All that was left was {scary}, and a minute or so.] ["You'll find I'm rather frightened," {they} told the people nearest, in a polite, high voice. "It will look like dancing. Please don't mind it." It did look like dancing. {Their} legs went off in two directions, and {they} called them back;|"I should explain that I'm scared," {Hero} informed everyone, high up in the nose. "My knees may dance. Take no notice." The knees danced. One leg left for home and the other for the coast, and had to be fetched;] {they} said every word {they} could think of that began with B. [What nobody had told {them} was that it would be the same size close up as far away. It only filled more of the window. {They} breathed out, and went.|And it was no bigger from here than from there, which nobody had ever mentioned. There was simply more of it to see. Out went a long breath, and {Hero} after it.]
= hero(scared) dance; {crowd}
@courage.choice.b10 That meant {scary}, and it meant {Hero}. Somebody felt {their} forehead, from habit. {They} tried the cough; {they} put a hand to {their} back. It was no use. {They} had never been so well. "I'm not ill," said {Hero}. "I never was. I'm afraid of it, that's all." It was so much smaller than lockjaw that somebody laughed, and then {Hero} did. {They} limped the whole way, with both legs, to keep {their} spirits up. But {they} went.
= hero(brave) walk; {crowd}
@courage.choice.b10 "You're the one who knows," people said. So it was {scary}. There were nine parts to it, and part one was: take a step. It had always sounded so well in the lecture. "I have to tell you that I've never been near it," said {Hero}. "I was too frightened. I got it out of books." Nobody asked for that hour back. "So how do you begin?" said someone. {They} thought. "Like this, I believe," {they} said, and did; and the other eight came along behind, in no order.
= hero(brave) walk; book; {crowd}
@courage.choice.b10 "After you," said {Hero}; and there was no one there. They had stopped, all of them, in a row, behind {their} back. In front there was only {scary}. {They} bowed to it. It did not go first. It had all night. "I've been polite for years," said {Hero}, without turning round, "because I'm scared stiff of it. I'm sorry about the goat." For a while nobody spoke. Then somebody came up, and held {their} coat for {them}, and gave a small bow. "After you," they said. What can a person do? {They} had been so well brought up. Behind {them}, the whole way, there were people bowing.
= hero(brave) bow; {crowd}
@patience.flaw.b4_6 When it was hide-and-seek, {Hero} counted like this: "One, two, [ninety|a hundred]. Coming!" Nobody had even got out of the room.
= hero(excited) run; children | garden
@patience.flaw.b7_9 {Hero} was quick at numbers. It took other people a whole minute to count to sixty. {Hero} could do it in four seconds, by missing out the dull ones. "Coming!" {they} would shout, and there they all still were, on the rug, taking off their shoes. {They} boiled an egg like that, too. You drank it.
= hero(excited) shout; rug + egg; children
@patience.flaw.b7_9 "Are we there?" said {Hero}, at the gate, and at the first bend, and at the second. When they were there, {they} said, "What's next?" Once {they} had been too quick for a bus, and walked on in front of it, to make it hurry. {They} got there an hour after it did, with a blister, and blamed the bus.
= hero(excited) run; bus | street
@patience.flaw.b10 It was well known that you could not play hide-and-seek with {Hero}. "One," {they} would say, quite fairly; "two;" and then something came over {them}, and it was a hundred. {They} did not think of it as cheating. Three to ninety-nine were only there for padding. {They} had the same way with bread, which {they} ate as dough, and with the sea, which {they} had very nearly jumped into from the train. "What's the hurry?" people asked. {Hero} had not stayed to hear it.
= hero(excited) run; children | garden
@patience.flaw.b10 {Hero} had yet to see the front of a queue. {They} chose the shortest one and stood in it for as long as {they} could bear, about a verse and a half; and then the one beside it moved. {They} had been in nine, once, for one stamp. "If you only stayed where you were," said people, coming back with theirs. "I can't," said {Hero}. "It takes ages."
= hero(worried) wait; man + woman + old-man | street
@patience.flaw.b10 As {Hero} saw it, a thing was ready when you were. {They} had gone all winter in a coat with the pins in, and sat down with care. At {their} table the potatoes crunched, and so did the soup. "Has this had its hour?" guests would ask, looking in under the lid. "It's had ten good minutes," said {Hero}, "and I stared at it."
= hero(excited) open soup-pot; table; man | kitchen
@patience.flaw.b10 {Hero} lived about a week ahead of other people. {They} tore leaves off the calendar in bunches, like grapes. {They} sent cards for birthdays that were still being looked forward to, and went to meet trains that nobody had put together yet. It was lonely, so far in front; nothing had happened there. "Isn't it today?" people said. And {Hero} would look round, as if from a hill, and ask them if it wasn't over.
= hero(excited) pull calendar; letter
@patience.choice.b4_6 "Quick!" called {crowd}. "One," said {Hero}, "two," and {they} very nearly said "a hundred". {They} bit {their} lip. "Three." And {they} counted them all, even seventy-seven. {They} waited {wait}.
= hero(worried) think; {crowd}
@patience.choice.b7_9 "That's long enough!" cried {crowd}. It felt long enough. It felt like a winter. "One," said {Hero}, with {their} teeth together. "Two." They all knew what came next. "Three," said {Hero}; and there was a gasp. There turned out to be a great number of numbers. There was fifty-eight. There was the whole of the seventies. {They} met each one, and {they} waited {wait}.
= hero(worried) wait; {crowd}
@patience.choice.b7_9 "Is it time?" said {crowd}. "It must be!" It was what {Hero} would have said. {Their} feet were going up and down already, like feet in front of a bus. {They} stood on the left one with the right one. "Not yet," {they} said. {They} waited {wait}; and it came when it was ready, as a bus does, and {they} {was} there to catch it.
= hero(worried) wait; {crowd}
@patience.choice.b10 "You could go now," said {crowd}. "Nobody would know the difference." And nobody would, for a minute or so; it would come apart a bit after that. "One," said {Hero}. "Two." Those who had played with {them} already had their coats on. "Three," said {Hero}, in a strange voice, and somebody dropped a hat. It was all new country. {They} had never set foot in the thirties; the fifties went uphill; at eighty-one {they} saw, quite close, how easy it would be, and had to sit down upon it. {They} waited {wait}. "Ninety-nine," {they} said, with real regret. {They} had been getting fond of them.
= hero(worried) sit; hat; {crowd}
@patience.choice.b10 "This isn't moving," said {crowd}. "Try something else. Try anything!" It was hardly moving. There were two other ways, and each looked quicker, as the next queue does. {Hero} saw that {their} foot was already pointing. {They} thought of nine queues and a stamp. "I'll stay in this one," {they} said, and some people sighed, and gave {them} up, and went. {They} waited {wait}. {They} had never seen the front of anything before. It came up slowly, like land, and there was not a soul ahead.
= hero(calm) wait; {crowd}
@patience.choice.b10 "Isn't it done?" asked {crowd}. It had had ten good minutes. {Hero} stared at it; and that, {they} had to own, had never yet done a thing for the soup. So {they} turned {their} back, to keep from looking, and folded {their} arms, to keep from helping, and waited {wait}. Pins, thought {Hero}, and kept still. Nobody thanked {them} for it. Somebody remarked that there had been quicker winters. But when {they} did turn round it was done, right to the middle, and there was no crunch in it anywhere.
= hero(calm,back) stand; {crowd}
@patience.choice.b10 "Go on," said {crowd}. {Hero} had gone on. {They} could see it all from where {they} {was}, done and swept up, and there was nobody in it. It took some doing to come back. Here it was still only now, with a long row of minutes to be got through singly, like other people's. "I'll stop here with you," {they} said, and waited {wait}. The minutes were slow. {They} lost {their} temper with one of them. All the same, it was a good deal warmer than next week.
= hero(calm) sit; {crowd}
@kindness.flaw.b4_6 {Hero} liked the front. If there was a band or a [parade|bonfire], {Hero} had the best place. Behind {them} stood {small}, and had a very good view of {Hero's} back.
= hero(proud) look; drum + trumpet; {small} + band
@kindness.flaw.b7_9 {Hero} was always at the front. {They} had sharp elbows, and said "Sorry" as {they} used them. So {they} saw the whole of every parade there was. Just behind {them}, each time, was {small}, who could have told you all about the buttons on the back of {Hero's} coat. "Was it good?" {small} would ask, when it was over.
= hero(proud) cheer; bunting; {small} + band
@kindness.flaw.b7_9 {Hero} had a good loud laugh, and that morning {they} used it. {Small} had sat down in front of everyone, where there was no chair. {Hero} laughed until {they} had to hold on to a wall. So the rest of them laughed, as well, since it was that kind of laugh. {Small} went home the back way.
= hero(funny) laugh; {small} + {crowd}
@kindness.flaw.b10 In any crowd there's someone who gets to the front, and it was {Hero}. {They} could go through people like a letter through a door. {They} had seen two kings and an eclipse. It never crossed {their} mind that the front has to be the front of something; in this case it was the front of {small}, who had been at all the same things, and knew them by the noise. "What did he look like, the king?" {small} had asked {them} once. "Oh, you know," said {Hero}, "like the pictures," and got on the bus.
= hero(proud) look; crown; {small} + {crowd}
@kindness.flaw.b10 {Hero} knew everybody, and all of the dogs. The one person {they} didn't know was whoever it was that held the door. That was {small}. {Hero} came through every day, late, with {their} arms full, and called out "Thank you!" as {they} went; and {they} said it to the door. It was quite a warm thank you. The door had had about three hundred.
= hero(happy) carry parcel; door; {small}
@kindness.flaw.b10 {Hero} could do anyone's walk, and people wept with laughing. {They} did the baker. {They} did a swan with a stone in its shoe. But what they always shouted for, at the end, was {small}, with the toes turned in, and it never failed. Everybody laughed but one. You could not have said who, since, by then, somebody had always just gone home, with the toes turned in.
= hero(funny) walk; {small} + {crowd}
@kindness.flaw.b10 {Hero} was kind by post. {They} knitted for penguins, and wrote on Sundays to a donkey. On the far side of the sea there was hardly an orphan without one of {their} vests. "If one could only do more," {they} said, hurrying out with the parcels. {They} stepped round {small}, who had been on the bottom stair since breakfast over a knot in a bootlace, and now moved up, to let {them} by.
= hero(proud) carry parcel; boots; {small} | stairs
@kindness.choice.b4_6 {Hero} had the best place of all. Then {they} felt a sniff on the back of {their} coat. "Get up on my back," said {Hero} to {small}, and could see nothing now but boots.
= hero(hopeful) kneel; {small} + {crowd}
@kindness.choice.b7_9 {Hero} had got right to the front, where it mattered. Then, behind {them}, somebody sighed, and it was {small}. "Can't you see?" said {Hero}. "I never can," came the answer. So {they} gave up {their} place, which closed behind {them} like water, and bent down. "Up," {they} said. It was heavier than it looked. And from on top came a voice. "{Says}"
= hero(hopeful) kneel; {small} + {crowd}
@kindness.choice.b7_9 Bump! It was {small}, who had sat down where there was no chair, again, with all of them watching. {Hero} felt the laugh come up, the big one. There was no time for it, or for anything. So {they} swallowed it, and sat down, too, bump, on nothing at all. "Is this seat free?" {they} asked. It took a moment. Then a voice beside {them} said, quite low: "{Says}"
= hero(calm) sit; {small} + {crowd}
@kindness.choice.b10 {They} had worked {their} way to the very front, and had {their} mouth open to begin; and it was then, of all times, that {they} thought of the king. {They} turned round. There was {small}, looking at where {Hero's} back had been. "What can you see from there?" said {Hero}. "You," was the answer. People were calling out to {them} to hurry. {They} stepped back, and the gap at the front shut as if there had never been anybody in it. "I've had my turn," said {Hero}, down on one knee in the wet. "You get up, and tell me." There was a silence. "{Says}"
= hero(hopeful) kneel; {small} + {crowd}
@kindness.choice.b10 Everybody was through, and {Hero} came last, at a run. "Thank you!" {they} called, to the door. It sniffed. {They} {was} well past by then, with everything depending on {them}, and it cost the best part of a minute only to turn round. There was {small}, with both arms stiff from holding it. "That was for you," said {Hero}. "They all were. Let me take it now. What did you see, from there, when the rest of us went by?" "{Says}"
= hero(hopeful) hold door; {small}
@kindness.choice.b10 It would have cheered them. "Do {small}!" somebody called out; and {Hero} had turned {their} toes in before {they} saw who was there, at the edge of the light, getting a face ready. It was the getting ready that {they} could not bear. {They} put {their} feet straight, and there was a groan. {They} went across in front of everybody in {their} own walk, which was nothing much. "I've looked at your feet for years," said {Hero}. "I never asked what you were looking at." "{Says}"
= hero(sad) walk; {small} + {crowd}
@kindness.choice.b10 There were ten minutes left. {Hero} was wanted in four places, and all of them were important. {They} went by {small} at the double, and had just had time to feel how sad it was, that one couldn't help everybody, when {they} stopped. It was one knot. It took seven of the minutes, and you could hear two of the four places going wrong without {them}. "Does the donkey write back?" asked {small}, when it was done. "No," said {Hero}. "You tell me something." "{Says}"
= hero(hopeful) kneel; boots; {small}
@honesty.flaw.b4_6 "It must have been the cat," they all said. {Hero} looked at the cat. The cat looked at {Hero}. It knew, and so did {Hero}, who had {mistake}.
= hero(worried) touch cat; man + woman
@honesty.flaw.b7_9 It was the cat who got the blame. "It's always that cat," people said; and it went by, with its tail up, thinking of something else. {Hero} gave it a sardine. {They} gave it two. For it was not the cat that had {mistake}, that same morning, when the rest of them were at breakfast.
= hero(worried) lift fish; cat
@honesty.flaw.b7_9 Somebody had {mistake}, that very morning, and {Hero} was helping to find out who. Nobody looked harder. {They} looked under things. {They} drew a map, with arrows. "You're a great help," people said; and {Hero}, as red as a beetroot, went to look somewhere else. The one place {they} never looked was in the mirror.
= hero(worried) hold map; magnifying-glass; woman
@honesty.flaw.b10 "It'll have been the wind," people said, looking at what had happened; and {Hero}, who had been just about to speak, found that it had been done for {them}. It did seem likely. There had been a wind. It was also true that, some time before the wind got up, somebody had {mistake}, and that it was {Hero}. "Terrible, that wind," {they} agreed. All day long, after that, wherever {they} went, it lifted {their} hat a little, and put it down.
= hero(worried) wear hat; man + woman | wind
@honesty.flaw.b10 By lunch it had been decided that it was the cat. {Hero} was in a position to know better. It was {Hero} who had {mistake}, at an hour when the cat was asleep in a hat. {They} bought it a sardine. By four it had had five sardines and a cushion, and was beginning to see something in a life of crime.
= hero(worried) lift fish; cat on cushion
@honesty.flaw.b10 {Hero} had it all written down. It was a good letter; it said that {they} had {mistake}, and {was} sorry, and sent kind regards. All it needed was a name on the front. {They} had taken it out to the post four times, and read the notice. {They} had put it under a door, and got it back with a ruler. "Is that for me?" someone asked. "It's a list," said {Hero}. "It's only onions."
= hero(worried) hold letter; mailbox; man | street
@honesty.flaw.b10 {Hero} had offered to look into it. {They} went round with a notebook, and asked people where they had been that morning, and measured things, and everyone said how thorough {they} {was}. There was just one person who had not been questioned. It was the one who had {mistake}. {Hero} knew exactly where to find that person, and had taken care, all day, never to be alone there.
= hero(worried) write; notebook; man + woman
@honesty.choice.b4_6 "Bad cat," somebody said. It was only washing its foot. "It wasn't the cat," said {Hero}, as loud as {they} could. "I had {mistake}." It was so quiet. "Then that's why!" said someone.
= hero(sad) talk; cat; {crowd}
@honesty.choice.b7_9 "If only cats could talk," said {crowd}. {Hero} was very glad that they couldn't. Then {they} saw who would have to do the talking. "It was me," {they} said. "The cat was asleep. I had {mistake}." {Their} face felt like an oven with the door open. {Crowd} thought it over, and it was awful. "But that makes sense," one of them said. "The cat never made any."
= hero(sad) talk; cat; {crowd}
@honesty.choice.b7_9 "Now we've looked everywhere," said {crowd}. "Not quite," said {Hero}. {They} got out the map, and turned it round and round, until every arrow on it pointed the same way. "There," {they} said. "It was me. I had {mistake}." It went so quiet that you could hear the paper shake. Nobody said that it was a good map. "Well," said someone, after a long breath, "that tells us where to start."
= hero(sad) hold map; {crowd}
@honesty.choice.b10 "There's no arguing with a wind," said {crowd}, and began to pick up their things. They were giving up, and kindly, and on account of something that had not happened. {Hero} could have gone home with them. {Their} hat lifted. "It wasn't the wind," {they} said. "The wind came later. I had {mistake}, and then it blew, and you all said so, and I let it." It's a curious thing to see a whole crowd put its bags down. No one said that it didn't matter; it did. {They} stood there with {their} hat in {their} hands. "Then it began before," somebody said slowly. "In that case there's a way."
= hero(sad) hold hat; bag; {crowd}
@honesty.choice.b10 The cat had been sent for. It sat in the middle, as fat as a bishop, while {crowd} agreed, with regret, that it would have to go and live with somebody's aunt. "It wasn't the cat," said {Hero}. "I had {mistake}. I let you think it, and paid in fish." The cat gave {them} a look; it had thought that they had an arrangement. So did everybody else look, and that was not over quickly. "But if it began with you," somebody said then, working it out, "we've been at the wrong end of it all day."
= hero(sad) talk; cat + fish; {crowd}
@honesty.choice.b10 They lacked one piece, and it was in {Hero's} pocket, with no name on the front. It had been carried about until it was as soft as cloth. "It's to all of you," {they} said, and held it out. "It isn't onions." But it had rubbed away at the folds, and nobody could read a word; so, after all that, {they} had to say it. "I had {mistake}. I'm sorry. Kind regards." {They} had supposed there would be a crash. There was only a breath let out. "Well, that's what was missing," somebody said, not very warmly, and they moved up to fit it in.
= hero(sad) lift letter; {crowd}
@honesty.choice.b10 "You've asked us all," said {crowd}. "So who's left?" {Hero} turned the leaves. There were forty pages of other people's breakfasts. "There's one witness who has been avoiding me," {they} said, in a high voice, and got out the pencil, and asked {themself} the question. "I had {mistake}," was the answer. {They} took it down; it seemed right to go on being thorough. People were not pleased, and several of them mentioned the breakfasts. But out of the whole forty-one it was the only page with anything on it, and it went from hand to hand. "Then it starts here," said somebody, and put a finger on it.
= hero(sad) hold notebook; {crowd}
@asking-help.flaw.b4_6 {Hero} always took all the shopping in one go: two bags on each arm, and the eggs under {their} chin. "Shall I take the eggs?" people said. "Mmf," said {Hero}. It meant no.
= hero(worried) lift shopping; egg; man | street
@asking-help.flaw.b7_9 It was a point of pride with {Hero} to go only once. Other people made two trips, or asked. {Hero} came up the road like a hat stand, hung with bags, with a loaf in {their} teeth and the door key between two toes. "Can I take something?" somebody always said. {They} could only shake {their} head, and that was how {they} lost the eggs.
= hero(worried) lift shopping; egg; man + woman | street
@asking-help.flaw.b7_9 "Don't tell me!" said {Hero}, before anybody could. {They} put up a tent, and it was a very good tent for somebody with one leg. {They} built a chair out of a box, and had four screws left over, and a seat. "It's meant to be like that," {they} told people, and everyone had tea standing up.
= hero(proud) touch tent; man + woman | garden
@asking-help.flaw.b10 Nobody had ever seen {Hero} with a hand free. {They} went for everything at once, up to the chin, and steered by the sky. People opened gates for {them}; they called out "Step!"; they walked behind, now and then, with their arms held out, like people following a vase. "You might let me have one end," they begged. But if you let one thing go, {Hero} felt, who knew what would come after it? So far this year it had been eggs.
= hero(worried) lift shopping; man + woman | street
@asking-help.flaw.b10 "Don't tell me," said {Hero}. {They} said it of riddles, of recipes, and of which way was north. {They} had put up a tent by pure thought, and spent the night working out where one got in. When {they} hired a boat, people used to stand on the bank and shout which oar it was. "Don't tell me!" came back over the water, from farther and farther round.
= hero(worried) touch oar; boat; man + woman | river
@asking-help.flaw.b10 {Hero} was the one whom other people asked. It was a kind of position. "What would we do without you?" they said, with their taps mended; and {Hero} walked home on that as if on a hot dinner. {Their} own tap had dripped since the spring. {They} slept in a hat. One could not very well be seen to send for somebody, and then, who was there? {They} would have had to send for {Hero}.
= hero(worried) in bed; bucket | bedroom night
@asking-help.flaw.b10 A deck chair had shut on {Hero} last summer, and {they} had spent the day in it. "Are you all right in there?" people asked. "Perfectly, thank you," said {Hero}, through the stripes, and lifted {their} hat. "Just resting." Somebody asked {them} the time, and {they} did what {they} could. At four it rained. At five the chairs were put away for the night, {Hero} and all. {They} could have called out at any time. {They} had only been waiting until it would be no trouble to anyone.
= hero(calm) on chair; hat; man + woman | garden
@asking-help.choice.b4_6 {Hero} did it all alone: both arms, both knees, and the {kit} under {their} chin. It all began to slip. "Mmf," {they} said. {They} took a breath. "I mean help! Please, will you all help?"
= hero(worried) hug kit; {crowd}
@asking-help.choice.b7_9 {Hero} was doing the whole of it at once, with {their} elbows, and one foot, and the {kit} under {their} chin. What {they} did not have was any more {Hero}. It started to go. {Crowd} were standing all round with their arms a little out, as they always did, and always for nothing. "I need..." said {Hero}. It was like letting go of a gate. "I need more hands. Could I have yours?"
= hero(worried) hug kit; {crowd}
@asking-help.choice.b7_9 "Don't tell me," {Hero} began, <lost:looking for {key} where {they} had looked twice already|with bits left over in both hands, as usual>. Nobody was going to. That was the trouble: {they} had taught them not to. {Crowd} stood there with their lips shut tight, and nearly burst. {Hero} took a breath, as you do before cold water. "Do tell me," {they} said. "Please. Can you help? I'm no good at this alone."
= hero(hopeful) talk; {crowd}
@asking-help.choice.b10 What was left could be done by one person, if that person was an octopus. {Hero} had hold of it by five corners. {They} {was} stretched so tight that a draught would have played a tune on {them}; and the sixth corner was coming down. Round about stood {crowd}, in a ring, with their arms held out. {Hero} thought about the eggs. "Would somebody," {they} said, and the rest would not come, and then it did, in a rush, like shopping: "take that end, please, and that one, and could you hold me up?" Eleven pairs of hands arrived at once. It was almost, {they} noticed, a pity to have carried so much for so long, and met so few people.
= hero(hopeful) reach; {crowd}
@asking-help.choice.b10 Round and round went {Hero}, like a boat with one oar, and <lost:whichever way {they} looked, {key} was not there|what was left to do was always behind {them}>. On the bank, so to speak, stood {crowd}. No one called out. They had been asked not to, year after year, and it was very quiet. "Tell me," said {Hero}. People thought that they had misheard. "Please, tell me. I've never known which oar. Will you help?" It is hard to stand and be told, by forty people at once. Then they left off telling, and came in, boots and all.
= hero(hopeful) spin; {crowd}
@asking-help.choice.b10 "Ask {Hero}," people were saying; and {Hero} looked round with the rest, to see if {they} {was} coming. <lost:{They} had no more idea than anyone where {key} was.|{They} had done all that {they} knew, and it was not enough.> There was nobody to send for but everybody. "I can't do it," said {Hero}. "My own tap drips. Could you help me, please?" So that was the end of a great career. {Crowd} only looked at one another. They had been owing for so many taps, and had never yet been let pay back a penny; and they came at a run.
= hero(sad) talk; {crowd}
@asking-help.choice.b10 It had shut on {Hero} from both ends, <lost:and {key} was still not found|with half of it to do>, and there {they} {was}, in the middle. "Are you all right in there?" asked {crowd}. "Perfectly," said {Hero}, "thank..." It began to feel like four o'clock. "No," {they} said. "I'm not resting. I'm stuck. It's a great trouble, but would you help me, please?" {They} waited for the sighs. What came was more of a stampede. There was a queue for {their} left leg. It seemed that they had all gone by that deck chair, and had not been easy about it since.
= hero(hopeful) stuck; {crowd}
@trying-again.flaw.b4_6 When {Hero} fell off a thing, {they} went home. {They} had gone home from [the slide|a pony], from [the ice|the swings], and from {their} own [party|bed], which was at home.
= hero(sad) walk; gatepost | street
@trying-again.flaw.b4_6 {Hero} began a sock, once. It went well until the heel. "There! It's a hat," {they} said, and put away the wool.
= hero(proud) wear hat; wool + needle-and-thread
@trying-again.flaw.b4_6 {Hero} climbed every tree as far as the first branch. "It's only more tree, after this," {they} told people, and sat there.
= hero(thoughtful) on branch-tree | garden
@trying-again.flaw.b4_6 There was a jigsaw on {Hero's} floor. Four bits were in. All the others were under the rug, in a lump.
= hero(thoughtful) kneel; rug
@trying-again.flaw.b7_9 {Hero} was a good walker, and it came from going home. The moment that a thing went wrong, {they} put on {their} hat. {They} had gone home from the skating after one slip, and from the choir after one note. "It was a nice walk," {they} would say. There were people who had only ever seen the back of that hat.
= hero(sad) walk wearing hat | street
@trying-again.flaw.b7_9 {Hero} had had one lesson in a great many things: one in hopping, one on stilts, one in walking like a duke. "I've done that," {they} said, of each of them, and it was true. In the shed stood a roller skate, very clean. "Where's the other one?" people asked. "I'd stopped by then," said {Hero}.
= hero(proud) stand; skateboard
@trying-again.flaw.b10 When a thing went wrong there came a moment for staying or leaving; and {Hero} had never been known to miss {their} bus. {They} had left the swimming at the first mouthful. {They} had left a chess club by the window. "I've just thought of something that I've got to do," {they} would say, very pleasantly, looking for {their} hat. At home there was nothing to do at all. {They} did a good deal of it, and looked out.
= hero(sad) hold hat; door; man
@trying-again.flaw.b10 Whatever {Hero} made turned out to be something else. {They} had begun a boat, and it leaked, and it was a flower bed. A jersey that went wrong at the neck was a bag. "It's just what I was aiming for," {they} said, walking round, to find the best side. {They} had a house full of these things. There was not one failure in it, and not one thing that would float.
= hero(proud) point; boat + flowers + bag | garden
@trying-again.flaw.b10 {Hero} was either good at a thing at once or {they} {was} not good at it. {They} had played one game of chess. {They} had been up on a bicycle, for as long as it takes to come down. "I like to know where I stand," said {Hero}. Where {they} stood, most days, was at the edge, minding the coats, and watching other people get better.
= hero(thoughtful) sit; coat + bicycle; children
@trying-again.flaw.b10 {Hero} had no luck, and kept a list of it. {They} would have won the egg race, only for the sort of spoon. {They} had been about to learn the flute when somebody gave {them} a look. "Will you have another go?" people would say. {They} would have; nothing {they} would have liked better; but {they} could tell, from a kind of draught, that it was not the day for it.
= hero(thoughtful) write; notebook + egg + spoon
@trying-again.choice.b4_6 Down went the {kit}, and down went {Hero}. [{They} put on {their} hat, to go home. {They} got as far as the corner.|On went {their} hat, to go home. It went to the gate.] Then {they} took it off again. "Once more," {they} said. It took [four|nine] goes.
= hero(sad) wear hat; kit; {crowd}
@trying-again.choice.b4_6 Out of {Hero's} hands went the {kit}. "That's good enough," {they} said. But it was not. It was a sock with no heel. {Hero} stuck out {their} tongue, and did the hard part, slowly.
= hero(brave) kneel; kit; sock
@trying-again.choice.b4_6 {Hero's} foot slid, and all of it was to do again. {They} sat down. It was just like the first branch. {They} looked up. "More tree," said {Hero}, and took hold of the {kit}.
= hero(hopeful) sit; kit
@trying-again.choice.b4_6 Crash! Down came the {kit}. {Hero} looked round for a rug to push it all under. There wasn't one. So {they} tried it this way, and that way, and round. One bit fitted.
= hero(thoughtful) build; kit
@trying-again.choice.b7_9 Down went the {kit}, and down went {Hero} on top, so loudly that birds flew up. {They} had {their} hat on before {they} stopped rolling. "I've just got to..." {they} told {crowd}; and couldn't think what. {They} had walked home from everything {they} had ever wanted. It was quite a list, and it was all behind {them}. {They} hung the hat on a nail. "Right," said {Hero}. "From the beginning."
= hero(sad) wear hat; kit; {crowd}
@trying-again.choice.b7_9 {Hero} slipped. The {kit} landed a good way off. "Well, I've done that," {they} said, and set off for home. Nobody stopped {them}. {They} got about as far as you can on one roller skate. Then {they} came back. "That was the first lesson," {they} told {crowd}, with a hand on one knee. "What's the second?" It was the same as the first, and hurt in the same place. So did the third.
= hero(brave) kneel; kit; {crowd}
@trying-again.choice.b10 {They} had not properly begun when {they} slipped, and the {kit} went flying. {Hero} said what {they} always said, pleasantly, and felt for {their} hat; and {crowd} moved apart to let {them} by, since they had seen it happen before. It was the politeness that hurt. There was the road; there at the end of it was a window with nobody looking out. "I forget what it was that I had to do," {they} said slowly. {They} gave the hat to somebody to hold. The second go was no better. The third fell on {their} foot. "Is that it, then?" asked whoever had the hat. "No," said {Hero}, on one leg. "Keep it. I'm staying."
= hero(brave) stand; kit + hat; {crowd}
@trying-again.choice.b10 It went wrong. {Hero} sat on the ground, and the {kit} lay a long way off. "That's just what I was..." {they} told {crowd}; and they waited, politely, to hear what. {They} got up and walked round it. There was no best side. What {they} had been aiming for was to do it. "It leaks," said {Hero}. It was a hard word to say, and went on being hard afterwards. {They} took the whole thing back to the beginning, with all of them looking on, and started.
= hero(sad) kneel; kit; {crowd}
@trying-again.choice.b10 {Hero} did it once, and {they} went one way and the {kit} went the other. So that was where {they} stood. {They} had got halfway to the edge, to watch, before {they} saw that there was nobody out there to be watched. {Crowd} were all looking at {Hero}. How did one get better? {They} had only seen it from outside. You fell off; you said "ow"; you looked foolish, and got back on. {They} went and picked up the {kit}. {They} had been as far as "ow" three times when it began, a very little, to last longer.
= hero(brave) kneel; kit; {crowd}
@trying-again.choice.b10 Over went {Hero}, and the {kit} after {them}. {They} lay where {they} {was}, and looked about for a reason. There was no draught. The ground was no worse than other ground. As for looks, {crowd} had been good enough to turn their backs. "I think that was only me," said {Hero}, in surprise. Nobody had ever handed {them} a mistake with no one else's name on it; and you could, {they} saw, do something with that. You could go back and make it differently. {They} hurt in six places. {They} got up, and went back.
= hero(thoughtful) lie; kit; {crowd}
@listening.flaw.b4_6 "There's a goat in your bath," {small} said once. "Lovely," said {Hero}. {They} said it to everyone, whatever they told {them}. It was a big surprise about the goat.
= hero(happy) talk; goat in bathtub; {small}
@listening.flaw.b4_6 When {small} had something to say, {Hero} was singing. {They} did not do it to be rude. There was just always a song in the way.
= hero(happy) sing; {small}
@listening.flaw.b4_6 {Hero} wore a hat with flaps, down over both ears. "Your lace is undone!" {small} would shout. "Good morning!" said {Hero}, and fell over it.
= hero(happy) fall wearing hat; {small}
@listening.flaw.b4_6 What {small} told {Hero} went in at one ear and out at the other. There must have been a whole heap of it on the floor.
= hero(happy) walk; {small}
@listening.flaw.b7_9 {Hero} had beautiful manners, and they saved {them} from having to listen. "Lovely," {they} said, and "Did you really," and "Well I never." {Small} had found this out. "My house fell in a pond," said {small}, one day, to see. "Oh, good," said {Hero}, and shook hands, and passed on.
= hero(happy) talk; {small}
@listening.flaw.b7_9 "I know," said {Hero}. {They} said it before you had finished, and now and then before you had begun. "The soup is..." said {small}. "I know," said {Hero}, and burnt {their} tongue. "Mind the..." "I know!" And that was how {they} came to sit in the paint.
= hero(surprised) lift spoon; soup-pot; {small}
@listening.flaw.b10 {Hero} had three things to say, which would do for anyone: "How splendid", and "I quite agree", and, for sad faces, "Never mind". {They} had gone about like that all year, thinking about {their} own affairs, and {they} {was} thought a delightful person. Only {small} had begun to wonder. "I've swallowed a trumpet," {small} had told {them}, on Tuesday, as an experiment. "How splendid," said {Hero}. "And there's something important as well." "I quite agree," {they} said.
= hero(happy) talk; {small}
@listening.flaw.b10 Whatever you had to tell, {Hero} had had it too, and larger. You mentioned a cold; {they} had once sneezed for a week. You had seen a fox, and {Hero's} had bowed. Since Monday {small} had been trying to get one plain thing said. "That's just like me," {Hero} would begin, every time; and by the end it was dark, and {small} had to go in.
= hero(proud) talk; fox; {small}
@listening.flaw.b10 {Hero} gave advice. {They} gave it quickly, before you could come to the trouble, so as to spare your feelings. A man with a loose tooth had gone off with the way to dry moss. "Put it out to air," {they} had told {small}, only that morning, "and don't feed it before noon." What it was that {small} had come about nobody, to this day, had asked.
= hero(proud) talk; {small} + man
@listening.flaw.b10 {Hero} held that if a thing was worth hearing it would be loud. Bells were; so were bands. Now, {small} had the kind of voice that you have to go and fetch. "Speak up!" {Hero} would cry, and {small}, speaking up, got to about the noise of a biscuit being put down. {They} meant to come closer, one of these days. {They} said so, at the top of {their} voice.
= hero(happy) shout; {small}
@listening.choice.b4_6 "Please," said {small}. "Lovely," said {Hero}; and then {they} heard {themself}. "I'm sorry," {they} said. "What was it?" "{Says}"
= hero(curious) listen; {small}
@listening.choice.b4_6 {Hero} was in the middle of a "la" when {small} came up. {They} swallowed the rest of it, like a hot potato. "Now I'm quiet," {they} said. "{Says}"
= hero(curious) listen; {small}
@listening.choice.b4_6 {Small} was saying something. {Hero} could see it, but not hear it. Up went one flap, and then the other, and in came the cold, and a very small voice. "{Says}"
= hero(curious) touch hat; {small}
@listening.choice.b4_6 Now {small} spoke again. {Hero} put a finger in one ear, so that nothing could fall out there. "Go on, fill me up," {they} said. "{Says}"
= hero(curious) listen; {small}
@listening.choice.b7_9 Somebody had hold of {Hero's} sleeve, and it was {small}. "Lovely," said {Hero}. "Did you..." There {they} stopped. {They} looked down at that small cross face, and it came to {them} that {they} had not one idea what it had been saying, today, or ever. "Tell me from the beginning," {they} said, and sat on the ground to hear it. "{Says}"
= hero(curious) sit; {small}
@listening.choice.b7_9 "Please," said {small}. "I know," said {Hero}; and stopped, because {they} did not. {They} had no idea. It was a strange feeling, like a stair that is not there. {They} sat down on it. "I don't know," {they} said. "You'll have to tell me." {Small} was so surprised that for a moment nothing came. Then it did. "{Says}"
= hero(surprised) sit; {small}
@listening.choice.b10 There was something else, it seemed. "I quite agree," said {Hero}, over {their} shoulder, to {small}, out of pure habit, and walked on three steps with the sound of it in {their} ears. With what? It might have been a trumpet. Behind {them} {small} had stopped following, as a person does who has tried everything. There was no time for it. {Hero} went back. "I don't think that I've ever heard a word you said," {they} remarked. "I'd like to start. I've nothing ready to say after it." It was put to {them} then, quite shortly, and {they} heard the whole of it. "{Says}"
= hero(curious) kneel; {small}
@listening.choice.b10 "There's one thing," said {small}. It reminded {Hero} of something at once, and something longer. "That's just like..." {they} began. {Small} had heard it before, and turned away, without any fuss; and that, when {Hero} looked, was not like anything. {They} had nothing to put beside it. "No," {they} said. "It isn't like me. I don't know what it's like. I'd have to be told." {They} sat down on {their} best story, as you do on a lid, and it kicked. "{Says}"
= hero(curious) sit; {small}
@listening.choice.b10 "Please," said {small}, "is it..." "Rub it with an onion," said {Hero}, and was off. It was some way on that it came to {them} how much {they} had told people, in {their} life, and how little {they} had been told. {Crowd} were shouting for advice. {They} let them shout. "I take back the onion," said {Hero}, who had gone all the way back to do it, and bent down. "What's the trouble?" It had been kept waiting so long that only the middle was left. "{Says}"
= hero(curious) kneel; {small} + {crowd}
@listening.choice.b10 There was a great noise going on. {Crowd} all had ideas, and the loudest was {Hero's}. In the midst of it somebody, somewhere, put down a biscuit. {They} looked round, and there was {small}, with a mouth that moved. "Speak up!" cried {Hero}, and it stopped. It would have to be fetched, then. {They} walked out of the shouting, which went on to settle several things without {them}, and crossed over, and knelt, and held an ear to it, as you hold your hands to a match. "{Says}"
= hero(curious) kneel; {small} + {crowd}
@sharing.flaw.b0_3 A mouse sat by the {kit}. {Hero} ate the bun, all of it.
= hero(happy) eat bun; mouse + kit
@sharing.flaw.b0_3 It was cold. {Hero} had a warm rug. A mouse, by the {kit}, had none.
= hero(calm) on rug; mouse + kit
@sharing.flaw.b0_3 {Hero} had three red berries. "Mine," {they} told a mouse, by the {kit}.
= hero(proud) lift berries; mouse + kit
@sharing.flaw.b0_3 {Hero} sat in a box. Knock, knock! It was a mouse. "No room," said {Hero}.
= hero(proud) in box; mouse
@sharing.flaw.b0_3 A mouse put one paw on the {kit}. "No, no, no," said {Hero}.
= hero(worried) hug kit; mouse
@sharing.flaw.b0_3 Here was a big puddle. {Hero} had it all. Only a mouse had dry boots.
= hero(happy,wet) jump; mouse + puddle + boots
@sharing.choice.b0_3 Here was one more bun. Half for {Hero}, and half for the mouse!
= hero(happy) lift bun; mouse
@sharing.choice.b0_3 {Hero} held up the warm rug, and in ran the mouse. Snug, snug, snug.
= hero(happy) lift rug; mouse
@sharing.choice.b0_3 One berry for {Hero}, one for the mouse, one for luck!
= hero(happy) lift berries; mouse
@sharing.choice.b0_3 {Hero} tucked in both knees. Now the box had room. Vroom, vroom, mouse!
= hero(happy) in box; mouse
@sharing.choice.b0_3 "Your turn," said {Hero}, and gave the {kit} to that very small mouse.
= hero(happy) lift kit; mouse
@sharing.choice.b0_3 {Hero} moved over, and in jumped the mouse, boots and all. Splash!
= hero(happy,wet) jump; mouse + puddle + boots
@courage.flaw.b0_3 A dark shape, by the door! {Hero} and a mouse hid behind the {kit}.
= hero(scared) hide; mouse + coat + kit
@courage.flaw.b0_3 Creak, went the floor. {Hero} shut both eyes. So did a mouse, by the {kit}.
= hero(scared) cover-ears; mouse + kit
@courage.flaw.b0_3 Dark stairs! {Hero} ran, with the {kit}. A mouse ran, too.
= hero(scared) run kit; mouse | stairs
@courage.flaw.b0_3 Boom, went the sky. {Hero} got in under a hat. A mouse got in first.
= hero(scared) hide wearing hat; mouse | storm
@courage.flaw.b0_3 "Moo!" {Hero} ran from it, {kit} and all, and a mouse ran faster.
= hero(scared) run kit; mouse + bull | meadow
@courage.flaw.b0_3 A long pink tail, out of a pot! Off ran {Hero}.
= hero(scared) run; mouse in soup-pot
@courage.choice.b0_3 {Hero} and the mouse went up to that shape. It was a coat!
= hero(brave) touch coat; mouse
@courage.choice.b0_3 Creak! {Hero} kept both eyes open this time. So did the mouse.
= hero(brave) touch mouse
@courage.choice.b0_3 {Hero} and the mouse stood still. "Hello, dark," they said.
= hero(brave) touch mouse | night
@courage.choice.b0_3 Boom, again! "Boom," said {Hero}, back at the sky. "Boom," squeaked the mouse.
= hero(brave) shout; mouse | storm
@courage.choice.b0_3 "Moo!" This time nobody ran. "Moo to you," said {Hero} and the mouse.
= hero(brave) stand; mouse + bull | meadow
@courage.choice.b0_3 {Hero} peeped into that pot. Just a mouse! "Boo," it said.
= hero(brave) touch soup-pot; mouse in soup-pot
@patience.flaw.b0_3 "Now!" said {Hero}. "Now, now, now!" A mouse hid behind the {kit}, from the noise.
= hero(excited) shout; mouse + kit
@patience.flaw.b0_3 {Hero} played with a mouse, behind the {kit}. "One, three, here I come!" said {Hero}.
= hero(excited) run; mouse + kit
@patience.flaw.b0_3 The bun was hot. {Hero} did not wait. "Ow!" A mouse, by the {kit}, looked away.
= hero(surprised) lift bun; mouse + kit
@patience.flaw.b0_3 {Hero} dug up a seed, to see it grow. A mouse put it back.
= hero(excited) dig; mouse + seeds | garden
@patience.flaw.b0_3 The paint was wet. {Hero} sat in it. A mouse saw a blue bottom go by.
= hero(surprised) sit; mouse + paint-box
@patience.flaw.b0_3 "For later," said a mouse. {Hero} shook the parcel, and bit it.
= hero(excited) lift gift; mouse
@patience.choice.b0_3 {Hero} sat down by the mouse to wait. Not yet. Not yet. Now!
= hero(calm) touch mouse
@patience.choice.b0_3 This time {Hero} and the mouse counted it all. One... and two... and three!
= hero(calm) touch mouse
@patience.choice.b0_3 Hot again! {Hero} and the mouse blew on the bun, and blew, and blew. Mmm.
= hero(calm) blow bun; mouse
@patience.choice.b0_3 {Hero} let the seed sleep. Shh, went the mouse. Up came one green leaf.
= hero(calm) kneel; mouse + seeds + leaf | garden
@patience.choice.b0_3 {Hero} stood by the paint until it was dry. Then the mouse sat down first.
= hero(calm) wait; mouse + paint-box
@patience.choice.b0_3 {Hero} sat on both hands. The mouse sat on the parcel. Now!
= hero(calm) sit; mouse on gift
@kindness.flaw.b0_3 {Hero} ran by. Bump! Down fell a mouse, off the {kit}.
= hero(excited) run; mouse + kit
@kindness.flaw.b0_3 A mouse sat on the {kit}, and waved. {Hero} did not wave back.
= hero(calm) walk; mouse + kit
@kindness.flaw.b0_3 {Hero} had two hats. A mouse, on the {kit}, had none, and cold ears.
= hero(proud) wear hat; mouse + kit
@kindness.flaw.b0_3 A mouse had lost a mitten. {Hero} saw it cry, and went off with the {kit}.
= hero(calm) walk kit; mouse
@kindness.flaw.b0_3 A mouse could not see over the {kit}. {Hero} never looked down.
= hero(calm) stand; mouse + kit
@kindness.flaw.b0_3 A mouse was stuck in a bucket. "Later," said {Hero}, with the {kit}.
= hero(calm) walk kit; mouse in bucket
@kindness.choice.b0_3 {Hero} picked up the small mouse. Kiss, kiss, all better!
= hero(happy) hug mouse
@kindness.choice.b0_3 {Hero} saw the mouse, and waved and waved. And the mouse waved back.
= hero(happy) wave; mouse
@kindness.choice.b0_3 {Hero} took off one hat, and put it on the mouse. Down to its toes!
= hero(happy) lift hat; mouse
@kindness.choice.b0_3 {Hero} looked up, and down, and in a shoe. Here, mouse, one mitten!
= hero(happy) lift mitten; mouse
@kindness.choice.b0_3 "Up you come!" And the mouse saw it all, from on top of {Hero's} head.
= hero(happy) hug mouse
@kindness.choice.b0_3 {Hero} put a spoon in the bucket. Up that came the mouse, step by step.
= hero(happy) lift spoon; mouse + bucket
@honesty.flaw.b0_3 Crash! {Hero} hid the bits of a cup. A mouse saw.
= hero(worried) hide; mouse + cup
@honesty.flaw.b0_3 Who ate the jam? "A mouse did," said {Hero}. But there was jam on the {kit}.
= hero(worried) hold jar; mouse + kit
@honesty.flaw.b0_3 A mouse had a red ball. {Hero} hid it behind the {kit}.
= hero(worried) hug ball; mouse + kit
@honesty.flaw.b0_3 Snap! {Hero} sat on the chair of a mouse. "That was the {kit}," said {Hero}.
= hero(worried) sit; mouse + chair
@honesty.flaw.b0_3 Rip, went a book. "A bear did that," {Hero} told a mouse.
= hero(worried) open book; mouse
@honesty.flaw.b0_3 {Hero} bit a big cake, and put the {kit} over the hole. A mouse peeped round.
= hero(worried) eat cake; mouse + kit
@honesty.choice.b0_3 "It was me. Sorry!" Out came the bits, {Hero} and the mouse.
= hero(hopeful) lift cup; mouse
@honesty.choice.b0_3 "I ate the jam. The mouse did not," said {Hero}. They both had a kiss.
= hero(happy) hold jar; mouse
@honesty.choice.b0_3 "This is yours," said {Hero}, and rolled the red ball to the mouse.
= hero(happy) push ball; mouse
@honesty.choice.b0_3 "I sat on your chair," said {Hero}. Soon the mouse had a new one, with a back.
= hero(hopeful) kneel; mouse + chair
@honesty.choice.b0_3 "There was no bear," said {Hero}. "I did it." The mouse had the glue.
= hero(hopeful) open book; mouse
@honesty.choice.b0_3 "My teeth made this hole," said {Hero}. The mouse got in it, and had some, too.
= hero(happy) touch cake; mouse
@asking-help.flaw.b0_3 {Hero} had a knot in one shoe, and did not ask a mouse.
= hero(worried) touch shoe; mouse
@asking-help.flaw.b0_3 A boot on the wrong foot! "No help," {Hero} told a mouse.
= hero(worried) wear boots; mouse
@asking-help.flaw.b0_3 Six bags, and the {kit}! "I can," said {Hero}. Crash, on a mouse!
= hero(proud) lift shopping; mouse + kit
@asking-help.flaw.b0_3 {Hero} got stuck in a coat, and told a mouse to go.
= hero(worried) stuck; mouse + coat
@asking-help.flaw.b0_3 {Hero} pulled at a lid, all alone, and went red. A mouse sat on the {kit}.
= hero(worried) open jar; mouse
@asking-help.flaw.b0_3 A pear hung up high. {Hero} hopped for it. "Go away," {they} told a mouse.
= hero(excited) jump; mouse + pear
@asking-help.choice.b0_3 "Please, mouse," said {Hero}. Nibble, nibble! And there was no more knot.
= hero(hopeful) sit; mouse + shoe
@asking-help.choice.b0_3 "Help me, please," said {Hero}. The mouse pulled at that boot. Pop!
= hero(hopeful) wear boots; mouse
@asking-help.choice.b0_3 {Hero} took one bag. The mouse took one bag. And this time, no crash!
= hero(happy) carry bag; mouse on bag
@asking-help.choice.b0_3 "Which way is up?" asked {Hero}. The mouse found an arm. Out came a nose!
= hero(happy) lift coat; mouse
@asking-help.choice.b0_3 "You hold, mouse, and I turn." Off flew the lid, mouse and all!
= hero(happy) open jar; mouse
@asking-help.choice.b0_3 "Can you get it, mouse?" Up {Hero's} arm it ran, and down fell the pear.
= hero(happy) lift pear; mouse
@trying-again.flaw.b0_3 {Hero} made a tower, with a mouse on top. Crash! "No more," said {Hero}.
= hero(sad) touch blocks; mouse on blocks
@trying-again.flaw.b0_3 A mouse hopped over the {kit}. {Hero} went bump. "I cannot hop!"
= hero(sad) sit; mouse + kit
@trying-again.flaw.b0_3 {Hero} threw a nut to a mouse. It hit the {kit}. "I cannot throw," said {Hero}.
= hero(sad) throw nut; mouse + kit
@trying-again.flaw.b0_3 {Hero} blew a whistle. Puff! No toot. A mouse could have it.
= hero(sad) blow whistle; mouse
@trying-again.flaw.b0_3 {Hero} put a spoon on one nose. Clink! "Too hard," {they} told a mouse.
= hero(sad) lift spoon; mouse
@trying-again.flaw.b0_3 {Hero} pushed a mouse up a hill, in a cart. Back it came.
= hero(worried) push cart; mouse in cart | hill
@trying-again.choice.b0_3 One, two, three, up went the tower again. It stood! The mouse sat on top.
= hero(happy) touch blocks; mouse on blocks
@trying-again.choice.b0_3 Hop, bump. Hop, bump. Hop, hop, hop, with the mouse!
= hero(happy) jump; mouse
@trying-again.choice.b0_3 {Hero} threw a nut again, and again, and again. Got it, mouse!
= hero(happy) throw nut; mouse
@trying-again.choice.b0_3 Puff, puff, puff... toot! The mouse held both its ears.
= hero(happy) blow whistle; mouse
@trying-again.choice.b0_3 Wobble, clink! Wobble, wobble, clink! Wobble, wobble... Look, mouse! A nose and a spoon!
= hero(happy) lift spoon; mouse
@trying-again.choice.b0_3 Push, and back. Push, push, push! Up went the mouse, to the top!
= hero(happy) push cart; mouse in cart | hill
@listening.flaw.b0_3 "Peep," said a mouse, from behind the {kit}. {Hero} did not hear it.
= hero(calm) look; mouse + kit
@listening.flaw.b0_3 A mouse pulled at {Hero's} sock. "Not now," said {Hero}, and ran off with the {kit}.
= hero(excited) run kit; mouse + sock
@listening.flaw.b0_3 "Squeak!" A mouse saw a puddle. {Hero} ran on, with the {kit}. Splash!
= hero(excited,wet) run kit; mouse + puddle
@listening.flaw.b0_3 A mouse told a joke. {Hero} went off with the {kit}, before the end.
= hero(calm) walk kit; mouse
@listening.flaw.b0_3 "There is a bug on your hat," said a mouse. "Lovely," said {Hero}.
= hero(happy) stand wearing hat; mouse + bee
@listening.flaw.b0_3 Ding! It was a mouse, with tea. {Hero} looked only at the {kit}.
= hero(calm) hug kit; mouse + teacup
@listening.choice.b0_3 "Peep!" {Hero} stood still this time. "Yes, mouse? I can hear you."
= hero(curious) touch mouse
@listening.choice.b0_3 Pull, pull, at {Hero's} sock. {Hero} bent down. "What is it, mouse?"
= hero(curious) kneel; mouse + sock
@listening.choice.b0_3 "Squeak!" said the mouse. {Hero} stopped. No splash this time!
= hero(curious) touch mouse; puddle
@listening.choice.b0_3 "Tell me the joke, mouse," said {Hero}, and heard it all. Ha, ha, ha!
= hero(joy) laugh; mouse
@listening.choice.b0_3 "What did you say, mouse?" {Hero} took off the hat. Hello, bug!
= hero(happy) lift hat; mouse + bee
@listening.choice.b0_3 Ding! {Hero} had tea with the mouse, in a very small cup.
= hero(happy) lift teacup; mouse
`
