// What dragons, robots, fairies, aliens and monsters are like. Blocks: @kind.habit.part.band; a key that comes again is another telling.

export const CREATURE_HABITS = `
@dragon.sneeze.intro.b0_3 {Pal} had a sneeze with smoke in it. A-choo! It made a hole in a hat.
= hero(surprised) look; friend(surprised) sneeze; hat
@dragon.sneeze.intro.b0_3 {Pal} sneezed, a big one, and off flew {Hero's} hat.
= hero(surprised) reach; friend(surprised) sneeze; hat
@dragon.sneeze.intro.b0_3 {Pal's} nose began to tickle. A-choo! Now the washing was dry.
= hero(happy) laugh; friend(surprised) sneeze; clothesline | garden
@dragon.sneeze.intro.b0_3 {Pal} sneezed on the bread. Now it was toast.
= hero(happy) laugh; friend(surprised) sneeze; bread
@dragon.sneeze.intro.b0_3 "Ah, ah..." Run, {Hero}! {Pal} sneezed.
= hero(scared) run; friend(worried) sneeze
@dragon.sneeze.intro.b0_3 {Pal} sneezed at a flower. Puff! No flower.
= hero(surprised) look; friend(surprised) sneeze; flowers | garden
@dragon.sneeze.intro.b4_6 {Pal} sneezed. It was small, as dragon sneezes go, but there was always a bang and a puff of smoke, and someone had to buy new curtains.
= hero(surprised) look; friend(surprised) sneeze
@dragon.sneeze.intro.b4_6 If you shook a rug near {Pal}, you had to run. First came "Ah," and then came "Ahh," and after that there was no more rug.
= hero(surprised) run; friend(worried) sneeze; rug
@dragon.sneeze.intro.b4_6 {Pal} had a cold spoon to hold on {ptheir} nose. It worked, if nobody said "pepper". "Pepper," said {Hero}, one day, by mistake. They had to get a new [tent|kite].
= hero(surprised) look; friend(worried) lift spoon
@dragon.sneeze.intro.b4_6 Daisies made {Pal} sneeze, and so did jokes. {Hero} told {pthem} a joke once. The shed was soon put out.
= hero(funny) run; friend(surprised) sneeze; bucket | garden
@dragon.sneeze.intro.b7_9 {Pal} wanted just one thing, to be trusted near curtains. It was hard. Dust made {Pal} sneeze, and so did pepper, feathers and happiness, and each sneeze came with a spark on the end. {Hero} always walked a little to the left.
= hero(happy) walk; friend(worried) sneeze; feather
@dragon.sneeze.intro.b7_9 "Bless you," {Hero} would say, and stamp on the mat. {Pal} never meant it. {Pthey} had tried a peg, and a very cold spoon, and thinking about snow. But a flower could set it off, or a joke, or an old book, and then there'd be a small round hole in something.
= hero(happy) jump; friend(worried) sneeze; rug + flowers
@dragon.sneeze.intro.b7_9 People liked {Pal}, and they liked {pthem} best out of doors. {Hero} went round before every party, and took down the paper chains, and moved the hay. "I can feel that I'm not going to," {Pal} would say, with tears in both eyes. "I'm nearly sure." And {Hero} would open a window, and get the bucket.
= hero(happy) carry bucket; friend(worried) sneeze; bunting | garden
@dragon.sneeze.intro.b7_9 {Pal} had a hanky as big as a tablecloth, because of how {pthey} sneezed. It had been a tablecloth. There had been six of them, and this was the last, with only a few holes. "It's coming," {pthey} would say, in a small voice, and {Hero} would hold the other end and look the other way.
= hero(calm) look; friend(worried) lift blanket
@dragon.sneeze.intro.b10 {Pal} was house-trained in every way but one. Dust, pepper, feathers, good news: all of them ended in a sneeze, and the sneeze ended in a spark. {Pal} said sorry at once, and always, to the curtains. To be allowed one day to sit by a window, like anybody else, was all {Pal} wanted out of life. {Hero} carried a small damp sponge, and never made a thing of it.
= hero(happy) look; friend(worried) sneeze; feather
@dragon.sneeze.intro.b10 You could follow {Pal's} progress through life by the curtains. The blue pair had gone for pepper, and the lace when somebody came home. {Pal} held each sneeze as long as a dragon can, with both cheeks out like a trumpeter's, and then came a spark, a smell, and {Pal} saying sorry to a rail with rings on it. "They were old," {Hero} always said. "We never liked them." {They} had liked the blue ones very much.
= hero(happy) talk; friend(worried) sneeze
@dragon.sneeze.intro.b10 You could tell a house that {Pal} had visited by its eyebrows. {Pthey} always wrote afterwards to say how sorry {pthey} {pwas}, and the letters were a little brown at the edges. It ran in the family; an uncle had once put out the sun, or so he claimed, for a whole Tuesday. "Everybody has something," said {Hero}, who had learnt to read a nose as sailors read the sky. "Two minutes," {they} would remark, and get up, and carry the flowers into the hall.
= hero(calm) look-up; friend(worried) sneeze; letter
@dragon.sneeze.run1.b0_3 {Pal} let out a puff of smoke.
@dragon.sneeze.run1.b0_3 {Pal} nearly sneezed.
@dragon.sneeze.run1.b0_3 {Pal} sat in a puddle, with a hiss.
@dragon.sneeze.run1.b4_6 {Pal} sneezed, and a [broom|flag] caught fire, but only at the end.
@dragon.sneeze.run1.b4_6 {Pal} felt one coming, and pointed it at a puddle. Hiss!
@dragon.sneeze.run1.b4_6 "Down!" cried {Hero}. Over their hats went {Pal's} sneeze, and all the washing was dry.
@dragon.sneeze.run1.old {Pal} sneezed with worry, put out [the broom|a small flag] and apologised to it.
@dragon.sneeze.run1.old There was a bang, and a smell of [hot rope|singed hat]. "I beg your pardon," said {Pal}.
@dragon.sneeze.run1.old {Pal's} nose went off. All the washing in the street was dry, and some of it was toast.
@dragon.sneeze.run2.b0_3 Hold it in, {Pal}! Pop!
@dragon.sneeze.run2.b0_3 Smoke came out of {Pal's} ears.
@dragon.sneeze.run2.b0_3 {Pal} hid {ptheir} nose in a sock.
@dragon.sneeze.run2.b4_6 {Pal} held in a sneeze until both ears smoked.
@dragon.sneeze.run2.b4_6 There was a smell of burnt [rope|hat]. "Sorry," said {Pal}.
@dragon.sneeze.run2.b4_6 {Pal} held {ptheir} nose with two paws, and it came out as a ring.
@dragon.sneeze.run2.old {Pal} was holding in a sneeze with both paws; you could see it going round.
@dragon.sneeze.run2.old {Pal} was thinking very hard about snow.
@dragon.sneeze.run2.old "Not now," {Pal} told {ptheir} own nose, and was seen to argue with it.
@dragon.sneeze.rescue.b4_6 {Pal} looked {hid}. There was a great deal of dust. And {Pal} sneezed the best sneeze of all, BANG, and out shot {key}.
= hero(surprised) look; friend(proud,sooty) sneeze; {key}
@dragon.sneeze.rescue.b4_6 "Stand back," said {Hero}. {They} took a feather and tickled {Pal's} nose. "Ah," said {Pal}. "Ahh..." It blew the dust off everything, {hid}, and there, black with soot, was {key}.
= hero(joy) lift feather; friend(proud,sooty) sneeze; {key}
@dragon.sneeze.rescue.b4_6 {Key} was stuck, {hid}, behind a hundred cobwebs. "My nose is going," said {Pal}, and turned away. "Turn back!" said {Hero}. BOOM. There were no cobwebs now. There it lay.
= hero(joy) point; friend(proud,sooty) sneeze; {key}
@dragon.sneeze.rescue.b4_6 It was so dark, {hid}, that no one could see. "Tell me a joke," said {Pal}. {Hero} told the sausage one. WHOOSH! It was as bright as noon, and there lay {key}.
= hero(joy) laugh; friend(proud,sooty) sneeze; {key}
@dragon.sneeze.rescue.b7_9 "I can see {key}," said {Pal}, with one eye to the dark place {hid}. "But it's rather dusty, and I think I'm going to..." "Don't hold it!" said {Hero}. Nobody had ever said that to {Pal} before. The sneeze went off like a cork. Out it flew on a puff of smoke, straight into {Hero's} hands.
= hero(joy) catch {key}; friend(proud,sooty) sneeze
@dragon.sneeze.rescue.b7_9 {Key} had rolled {hid}, and no arm would bend that way. {Hero} looked at {Pal}. {Pal} looked at the dust. "I couldn't," {pthey} said. "There are people." But {Hero} had already moved the people. It went in like thunder down a pipe and came back as an echo; and riding on the front of the echo, smoking slightly, it came.
= hero(joy) catch {key}; friend(proud,sooty) sneeze
@dragon.sneeze.rescue.b7_9 "Would somebody please take me outside," said {Pal}, in a thick voice. "This place is all feathers." {Hero} looked at the feathers. They were packed {hid}, and what they wanted was behind them. "No," {they} said. "You stay just there. Left a bit. Think of pepper." It was the only one {Pal} had ever aimed. It went round the corner and came back with {key}.
= hero(joy) point; friend(proud,sooty) sneeze; feather + {key}
@dragon.sneeze.rescue.b7_9 It was all dust, {hid}, and somewhere under the dust was {key}. "Give me the tablecloth," said {Hero}. "But it's coming!" said {Pal}, from behind it. "I know," said {Hero}, and took it right away, and folded it up. {Pal's} eyes grew large. When anybody could see again there was no dust, only a nice clean place and, in the middle of it, what they wanted.
= hero(joy) lift {key}; friend(surprised,sooty) sneeze; blanket
@dragon.sneeze.rescue.b10 {Key} was {hid}, out of reach, in about a hundred years of dust. {Pal} took one sniff and began to back away, with both paws over a trembling nose. "No," said {Hero}. "This time, let it out." It was a strange thing to be told, after so many curtains. {Pal} leaned in, shut both eyes, and stopped being careful. When people could hear again, it was lying on the ground in front of them, a little warm, and {Pal} was saying, "Really? Was that really all right?"
= hero(joy) catch {key}; friend(proud,sooty) sneeze
@dragon.sneeze.rescue.b10 There was a good deal of dust {hid}, and behind the dust, just showing, was {key}. A broom would not go in. {Pal's} nose would. "Oh no," said {Pal}, as it began. Both cheeks went out; both eyes ran; people looked round for the nearest curtain. "There are none here," {Hero} said. "I've checked. You can have this one for nothing." Perhaps no dragon had ever been so happy. BANG. It came out end over end in a ring of smoke, and {Hero} caught it, and it was only a little too hot to hold.
= hero(joy) catch {key}; friend(proud,sooty) sneeze
@dragon.sneeze.rescue.b10 There was nothing to get hold of {key} with. It lay {hid}, under the sort of fluff that gathers where nobody has ever said "bless you"; and {Pal}, at the far end of things, was breathing through {ptheir} ears. "How bad is it?" asked {Hero}. "Two binutes," said {Pal}. "Baybe less." "Come over here, and point it at that." "But I always biss," said {Pal}, in terror. "I always hit what's behind." "Good," said {Hero}. "So look straight at me." It left a black mark in the shape of a daisy. And in the middle of it, hot, and whole, there it lay.
= hero(joy) catch {key}; friend(proud,sooty) sneeze
@dragon.sneeze.end.b0_3 {Pal} lit the candles. Hooray!
@dragon.sneeze.end.b0_3 Out went the lamp. Bless you, {Pal}!
@dragon.sneeze.end.b0_3 {Pal} made the soup warm. Mmm.
@dragon.sneeze.end.b4_6 {Pal} lit all the candles with one sneeze, on purpose.
@dragon.sneeze.end.b4_6 {Pal} warmed up all the soup, one puff to each bowl.
@dragon.sneeze.end.b4_6 Then the fire went out. "May I?" said {Pal}. And they all said yes.
@dragon.sneeze.end.old That night {Pal} was given the seat by the window, right beside the curtains.
@dragon.sneeze.end.old {Pal} toasted the bread, a slice at a time, and was thanked by name.
@dragon.sneeze.end.old The last match was wet, and everyone turned and looked, very kindly, at {Pal}.

@robot.count.intro.b0_3 {Pal} counted all day. "One, two, three," said {Pal}, to the ducks.
= hero(happy) laugh; friend(happy) point; 3 duck
@robot.count.intro.b0_3 {Pal} counted {Hero}: one nose, two feet, ten toes. Beep!
= hero(happy) laugh; friend(happy) point
@robot.count.intro.b0_3 {Pal} liked to count. It had six spoons, and one was a fork.
= hero(happy) laugh; friend(happy) hold spoon; table
@robot.count.intro.b0_3 "One bun, two buns," said {Pal}. "No bun!"
= hero(funny) eat bun; friend(surprised) point
@robot.count.intro.b0_3 {Pal} went beep, and counted all the peas.
= hero(happy) laugh; friend(happy) point; plate + soup-pot
@robot.count.intro.b0_3 {Pal} counted to ten, and back. Beep!
= hero(happy) laugh; friend(happy) point
@robot.count.intro.b4_6 {Pal} liked to count. "Forty-one steps," {pthey} said. "Six buttons. Two noses." No one had asked. {Pthey} just liked it when things came out right.
= hero(happy) laugh; friend(happy) point; 6 button
@robot.count.intro.b4_6 {Pal} knew how many peas you had left. {Pthey} knew how many stairs there were in the dark. "It is ninety-one steps to the shop," {pthey} told {Hero}. "And ninety-three back."
= hero(happy) eat; friend(happy) point; plate
@robot.count.intro.b4_6 "Good morning," said {Pal}. "That is the nine hundredth." {Pthey} had counted all the mornings, and all the spots on the [toadstool|curtains]. Some of the spots had been flies.
= hero(happy) wave; friend(happy) talk; toad | morning
@robot.count.intro.b4_6 {Pal} counted {Hero's} toes each night, to be sure. It was always ten. "Very good," {pthey} said, and put out the light.
= hero(happy) lie; friend(calm) point; lamp + bed | bedroom night
@robot.count.intro.b7_9 {Pal} counted. Stairs, peas, freckles, the number of times that people said "well": {Pal} had it all. "Nobody needs to know that," {Hero} told {Pal}, kindly. "Not yet," said {Pal}.
= hero(happy) talk; friend(happy) point
@robot.count.intro.b7_9 Behind {Hero}, at a steady clank, walked {Pal}, adding up. There had been six hundred and two gates so far, and one of those twice. "It passes the time," said {Hero}. "Time is fourteen minutes past," said {Pal}.
= hero(happy) walk; friend(happy) walk; gatepost
@robot.count.intro.b7_9 If you lost something, {Pal} could not tell you where it was. But {pthey} could tell you how many you had had. "Forty-four marbles, on Tuesday," {pthey} said. "It is now Friday. I make no remark." {Hero} emptied out a shoe, and went red. "Forty-four," said {Pal}, and purred like a fridge.
= hero(worried) lift shoe; friend(calm) point; 6 ball
@robot.count.intro.b7_9 {Pal} liked a thing better as a number. "I'm a bit sad," {Hero} might say. "How many?" said {Pal}. "About three." Then {pthey} would whirr for a moment, and come and sit three times as close. {Pthey} kept a sum of all the good days there had been, and most nights it went up by one.
= hero(sad) sit; friend(calm) sit
@robot.count.intro.b10 {Pal} wanted the world to add up, and went about checking. There were forty-one stairs. There were one hundred and nineteen teaspoons in the street, although there should, by {Pal's} reckoning, have been a hundred and twenty. "Nobody needs to know these things," {Hero} said. "Correct," said {Pal}. "So far." It lay awake, in its way, over that spoon.
= hero(happy) talk; friend(thoughtful) point; 6 spoon
@robot.count.intro.b10 It soothed {Pal} to know how much there was of everything. {Pthey} kept a total of the chimneys, and of dogs, by spots; of the words in each hour, with and without "sorry". "And what does it come to, altogether?" {Hero} once asked. There was a long whirr. "I have not finished," said {Pal}, rather shyly. "There keeps on being more."
= hero(curious) talk; friend(thoughtful) point; chimney + dogs
@robot.count.intro.b10 It had started with the peas. Somebody had said, in front of {Pal}, that there were too many to count, and something in {Pal} had lit up. Since then it had been bricks, and starlings, and how often the lady at number six said "be that as it may". {Pal} gave out the figures at supper. "Does it ever come out even?" {Hero} asked. "Seldom," said {Pal}. "On the fourth of May it did, for a minute." {Pthey} turned {ptheir} lamp down low. "You were asleep. I did not like to wake you."
= hero(curious) talk; friend(happy) point; plate + bird
@robot.count.run1.b0_3 {Pal} counted up to six.
@robot.count.run1.b0_3 {Pal} counted a hat and a duck.
@robot.count.run1.b0_3 {Pal} counted toes.
@robot.count.run1.b4_6 "[Seventeen puddles|Nine worried faces]," said {Pal}.
@robot.count.run1.b4_6 "Hats up, two. Hats down, one," {Pal} told them all.
@robot.count.run1.b4_6 "One plan," said {Pal}, and made a mark. "None left."
@robot.count.run1.old "That makes [seventeen|forty-four]," said {Pal}, and would not say of what.
@robot.count.run1.old {Pal} made a small mark on a long list.
@robot.count.run1.old "For your information," said {Pal}, "that was the [sixth|ninth] loudest noise since breakfast."
@robot.count.run2.b0_3 Whirr! {Pal} was up to nine.
@robot.count.run2.b0_3 How many bumps, {Pal}? Ten.
@robot.count.run2.b0_3 "No buns," said {Pal}. "Sad."
@robot.count.run2.b4_6 "That did not work [three times|twice]," said {Pal}, who had counted.
@robot.count.run2.b4_6 {Pal} was counting the sighs. There had been [twelve|thirty].
@robot.count.run2.b4_6 "Wet socks, [eight|ten]," said {Pal}, going along the row.
@robot.count.run2.old "Attempts, [two|three]," said {Pal}. "Successes, I have rounded up to none."
@robot.count.run2.old "By my sums, that is [six|nine] kinds of wet," said {Pal}.
@robot.count.run2.old "Two to nothing," {Pal} read out, "and we are the nothing."
@robot.count.rescue.b4_6 "Wait," said {Pal}. "There should be one more." {Pal} counted again, beep by beep, and stopped, and pointed {hid}. There was {key}. It came out right.
= hero(joy) lift {key}; friend(proud) point
@robot.count.rescue.b4_6 {Pal} did not run about. {Pthey} stood and did a sum. "Things in, ten. Things out, nine," {pthey} said. "So one is still here. It is {hid}." And it was! It was {key}.
= hero(joy) lift {key}; friend(proud) point
@robot.count.rescue.b4_6 "Left, forty steps," said {Pal}. "Down, one." {Pal} had counted each bump as {key} fell. "So I think," {pthey} said, and rolled up, and looked {hid}. Ping! There it was.
= hero(joy) look; friend(proud) lift {key}
@robot.count.rescue.b4_6 {Pal} counted everybody's toes, to keep calm. "And one more," {pthey} said. One more? {Hero} looked down, {hid}. That was no toe. It was {key}!
= hero(joy) lift {key}; friend(proud) point
@robot.count.rescue.b7_9 "Something does not add up," said {Pal}, who had been counting all along, while nobody listened. "{Key} is gone; and yet, when I turn my lamp, there is one small shadow more than there ought to be." The lamp swung round. It shone {hid}. And there was {key}, with its shadow.
= hero(joy) lift {key}; friend(proud) point; torch
@robot.count.rescue.b7_9 "Would you like to know where it is not?" asked {Pal}. "I have a list. It is four hundred and eight places." "And how many places are there?" said {Hero}. "Four hundred and nine," said {Pal}. They all went and looked in the last one, which was {hid}. And there, exactly as it should be, was {key}.
= hero(joy) lift {key}; friend(proud) point
@robot.count.rescue.b7_9 "Does nobody wish to hear the figures?" said {Pal}. "Very well," said {Hero}, who had looked everywhere twice. "People here: all. Hats: all. Shadows..." There was a click. "Shadows, one more than there are things to have them." They followed {ptheir} small lamp over the ground until it stopped, {hid}, and shook. There, with a shadow of its very own, was {key}.
= hero(joy) lift {key}; friend(proud) point; torch
@robot.count.rescue.b7_9 "How sad is everybody?" asked {Pal}. "Nine," said {Hero}. "Ten." "That is too many," said {Pal}, and began to count, very fast. {Pthey} counted stones, and crumbs, and feet. {Pthey} counted all that was {hid}. Then {pthey} counted that again, and a green light came on. "You may be sad no more," said {Pal}, and moved aside, and there was {key}.
= hero(joy) lift {key}; friend(proud) point
@robot.count.rescue.b10 "May I say a number now?" asked {Pal}. "Please," said {Hero}. "Twelve. When {key} fell, it rolled for twelve beats. I count everything; I could not help it. At that speed, on this slope, it would have gone as far as that." {Pal's} arm unfolded, all the way, and pointed {hid}. And there it was. Nobody spoke. "I thought that nobody needed to know that," said {Pal}, in a voice gone small and rusty with joy.
= hero(joy) lift {key}; friend(proud) point
@robot.count.rescue.b10 Everyone was looking and nobody was thinking, except for {Pal}, whose lamp had gone a deep, slow blue. "When we came here," {pthey} said, "I weighed you all. It is a habit. I beg your pardon. Then I weighed the floor." People stopped where they were. "It is heavier, {hid}, by just so much as it should not be." They lifted and looked. "I work out a great many things," said {Pal}, while {Hero} held up {key} for all to see, "but I had never before seen one come true."
= hero(joy) lift {key}; friend(proud) point; {crowd}
@robot.count.rescue.b10 "I shall need quiet," said {Pal}, "and for that gentleman to stop sighing. He is at eleven." Everybody held their breath. You could hear the little wheels. {Pal} was going back through the whole of the day, drop by drop and step by step, as other people go through a drawer. "There," said {Pal}. "At four minutes past, somebody sneezed, and after that the sums are out by one." {Pthey} lit up the place, {hid}. "I do so like it," {pthey} said, as {Hero} lifted {key} into the light, "when there is an answer."
= hero(joy) lift {key}; friend(proud) point; {crowd}
@robot.count.end.b0_3 "Ten!" said {Pal}. The end!
@robot.count.end.b0_3 A big, big hug for {Pal}.
@robot.count.end.b0_3 How many stars? {Pal} said, "All."
@robot.count.end.b4_6 "One cake," said {Pal}. "No cakes," said {Pal}, a bit later.
@robot.count.end.b4_6 "Smiles," said {Pal}. "All of them."
@robot.count.end.b4_6 {Pal} counted sheep. "Asleep, none," {pthey} said. "They are all dancing."
@robot.count.end.old "{Count} friends," said {Pal}, and checked it, because it seemed a lot. It came out right.
@robot.count.end.old {Pal} tried to count the stars, got to a number that {pthey} liked, and kept it.
@robot.count.end.old "It comes out even," said {Pal}, looking round at every one of them, and {ptheir} lamp shone.

@fairy.stuck.intro.b0_3 {Pal} was so small, and fell in things. Today it was {Hero's} cup.
= hero(surprised) look; friend(surprised) in teacup
@fairy.stuck.intro.b0_3 Who was stuck in the teapot? It was {Pal}, again.
= hero(surprised) look; friend(surprised) in teapot
@fairy.stuck.intro.b0_3 {Pal} was in the jam jar. {Hero} pulled, and out came {Pal}. Pop!
= hero(funny) reach; friend(surprised) in jar
@fairy.stuck.intro.b0_3 {Pal} sat in an egg cup. Pull, {Hero}!
= hero(funny) reach; friend(surprised) in teacup
@fairy.stuck.intro.b0_3 One boot had {Pal} in it. "Help!"
= hero(surprised) look; friend(worried) stuck; boots
@fairy.stuck.intro.b0_3 {Pal} went in at a keyhole, and stuck.
= hero(surprised) look; friend(worried) stuck; door
@fairy.stuck.intro.b4_6 {Pal} was a fairy, not as big as a spoon. {Pthey} got stuck in things. In teapots. In keyholes. Once, for a whole day, in a trumpet.
= hero(funny) look; friend(surprised) in teapot; trumpet
@fairy.stuck.intro.b4_6 "I can fit," said {Pal}, of the [mouse hole|salt pot]. And a fairy can, going in. It was coming out that took all morning, and a bit of butter.
= hero(funny) look; friend(surprised) in jar
@fairy.stuck.intro.b4_6 {Pal} could fly, but not always where {pthey} looked. That was how {pthey} got into the [honey|clock]. "I was resting," {pthey} said. {Hero} brought a spoon, and a towel.
= hero(funny) hold spoon; friend(surprised) in honey-jar
@fairy.stuck.intro.b4_6 Each morning {Hero} looked in the teapot, before the tea. "Just having a rest," said {Pal}, and held up both arms to be pulled.
= hero(funny) look; friend(calm) in teapot | morning
@fairy.stuck.intro.b7_9 {Pal} did not like to be called small. "I'm far away," {pthey} said, "that's all." And off {pthey} would go to prove it, and get stuck in a keyhole. {Hero} had pulled {Pal} out of two teapots and a trumpet, and had never told.
= hero(happy) look; friend(proud) in teapot; trumpet + door
@fairy.stuck.intro.b7_9 {Pal} flew about like somebody six feet tall, and so met a good many things at the wrong end. There had been the tap. There had been the harp. {Hero} kept a pat of butter in a flat tin, for emergencies, and never called it by that name.
= hero(happy) hold tin; friend(proud) fly
@fairy.stuck.intro.b7_9 "I shall go through the door like anyone else," said {Pal}; and went through the bit of it where the key goes, and stayed. It took soap. {Hero} was good with soap. {They} had got {pthem} out of a whistle, without blowing it, and thought more of {Pal} than of most tall people.
= hero(happy) hold soap; friend(proud) stuck; door + whistle
@fairy.stuck.intro.b7_9 "I was just looking in," said {Pal}, from inside the sugar bowl. {Pthey} {pwas} always just looking in. {Pthey} had looked in at a clock, which struck, and at a jelly, which did not let go. {Hero} never laughed. {They} held out one finger, like a rail, and said how narrow they were making things these days.
= hero(happy) reach; friend(calm) in jar; clock
@fairy.stuck.intro.b10 Everyone knew that {Pal} was a fairy and nobody was allowed to say that {Pal} was a small one. "I am normal-sized," {pthey} would say. "You are all very close." It was a point of honour, and it led, by way of honour, into keyholes, teapots and the thin end of a trumpet, out of which {Hero} would draw {Pal} backwards by the boots and talk about something else.
= hero(happy) talk; friend(proud) in teapot; trumpet
@fairy.stuck.intro.b10 The butter was never mentioned. {Hero} carried it in a flat tin, and when {Pal} had gone into something with {ptheir} chin up and had not come out, {they} would open the tin, and gaze at the view, and hold it near. In due course there'd be a pop. "Draughty in there," {Pal} would remark, doing up a cuff. It was hard to be a fairy with a sense of scale. {Pthey} had been down every drain in the district, always on business.
= hero(calm) hold tin; friend(proud) stand
@fairy.stuck.intro.b10 It was all a question, {Pal} said, of posture. Stand as if you were six feet high, and the world would make room. And it's true that the world did, at first; it was in the last inch that it changed its mind. {Hero} had become a sort of expert. {They} knew how to warm a bottle, and which way to turn a flute. "I was inspecting it," said {Pal}, each time, wiping {ptheir} wings. "And is it sound?" asked {Hero}, each time. "It pinches," said {Pal}.
= hero(happy) hold bottle; friend(proud) stand; flute
@fairy.stuck.run1.b0_3 {Pal} fell into a jug.
@fairy.stuck.run1.b0_3 {Pal} was in the tea.
@fairy.stuck.run1.b0_3 {Pal} was stuck in a boot.
@fairy.stuck.run1.b4_6 "I'm fine," said {Pal}, from inside [a glove|a jug].
@fairy.stuck.run1.b4_6 One small boot stuck out of [the spout|a flower]. It was {Pal's}.
@fairy.stuck.run1.b4_6 "This is a very small room," said {Pal}. It was [a thimble|a pea pod].
@fairy.stuck.run1.old "I meant to do that," said {Pal's} voice, from the bottom of [a jug|somebody's glove].
@fairy.stuck.run1.old There was a pop, and {Pal} came out of [a lock|the spout of a kettle], looking elsewhere.
@fairy.stuck.run1.old {Pal} swept in to take charge, by way of [a birdcage|a pepper pot], and could be heard in there taking it.
@fairy.stuck.run2.b0_3 A boot said, "Help!" It was {Pal}.
@fairy.stuck.run2.b0_3 {Pal} sat in the soup. Warm!
@fairy.stuck.run2.b0_3 Pull, pull! Out of a glove came {Pal}.
@fairy.stuck.run2.b4_6 "Still fine!" called {Pal}, out of [a boot|a button hole].
@fairy.stuck.run2.b4_6 Something in [the drain|the watering can] said, "Nobody help me." It was {Pal}.
@fairy.stuck.run2.b4_6 There was a knock, from inside [a bun|a bottle]. "Only me," said {Pal}.
@fairy.stuck.run2.old "Perfectly all right, thank you," said [a boot|a drainpipe], in {Pal's} voice.
@fairy.stuck.run2.old {Pal's} boots waved from [a lamp|the end of a flute], with dignity.
@fairy.stuck.run2.old {Pal} had joined them by the short way, and was being unscrewed.
@fairy.stuck.rescue.b4_6 {Key} was {hid}, in a gap as thin as a biscuit. {Pal} went pink. "I might be," {pthey} said, "a bit small." In {pthey} went, and out {pthey} came with it.
= hero(joy) look; friend(proud) lift {key}
@fairy.stuck.rescue.b4_6 "Too small for me," said {Hero}, with one eye to the crack {hid}. "It's just my size," said {Pal}, very loud. And out came {key}, with {Pal} on the end.
= hero(joy) look; friend(proud) lift {key}
@fairy.stuck.rescue.b4_6 {Key} had gone down a hole, {hid}. "Bother," said {Hero}. "I've been in worse," said {Pal}, and tucked in both wings. Wriggle, wriggle. "Pull!" And there they both were.
= hero(joy) pull {key}; friend(proud) cheer
@fairy.stuck.rescue.b4_6 No hand could get at {key}, {hid}. "I'll be in there till Tuesday," said {Pal}, and breathed in, and went. {Hero} took hold of two small feet. Pop! And {Pal} had it.
= hero(joy) look; friend(proud) lift {key}
@fairy.stuck.rescue.b7_9 {Key} had slid {hid}, into a crack no wider than a biscuit. No one could reach in there. No one looked at {Pal}, out of kindness. {Pthey} took a long breath. "As it happens," {pthey} said, "I'm small." It was the first time {pthey} had ever said it. Then in {pthey} went, and there was a great deal of tugging, and out it came.
= hero(joy) look; friend(proud) lift {key}
@fairy.stuck.rescue.b7_9 They could see {key}. It lay {hid}, in a gap that you could not have posted a letter through. {Hero} took out the tin of butter and did not say a word. "No," said {Pal}. "This one, I think, is going to fit." {Pthey} folded {ptheir} wings. It was a perfect fit. There was a grunt, and a scrape, and out it came, and not one bit of butter was needed.
= hero(joy) hold tin; friend(proud) lift {key}
@fairy.stuck.rescue.b7_9 There was a chink, {hid}, that a beetle had turned round in front of. "If I only knew somebody," said {Hero}, looking at the sky, "with experience." {Pal} coughed. "I have, in my time, been down a flute," {pthey} said. {Pthey} took one end of a thread and left. There were three tugs. {Hero} wound it in, and tied on at the far end was {key}.
= hero(joy) look; friend(proud) lift {key}
@fairy.stuck.rescue.b7_9 There was a crack, {hid}, as thin as toast, and at the back of it was {key}. "It's too narrow," said {Hero}. "They all are, these days." {Pal} stood on {their} finger and looked. "This one isn't," {pthey} said. {Pthey} looked in. {Pthey} went on looking in, until only two shoes showed; and then, backwards, inch by inch, came {Pal}, and after {Pal} came the very thing.
= hero(joy) look; friend(proud) lift {key}
@fairy.stuck.rescue.b10 {Key} had gone into a crack, {hid}, as thin as a slice of toast. Everyone had the same thought, and everyone was far too polite. They looked at the sky. They looked at their shoes. "Oh, for goodness' sake," said {Pal}. "I am small. There. I'm extremely small, and it is about time that it was good for something." Then {pthey} took off both boots, handed them to {Hero}, and went in head first, and after a great deal of bumping came out backwards with it. Nobody had to pull.
= hero(joy) look; friend(proud) lift {key}
@fairy.stuck.rescue.b10 "You'd want somebody the size of a..." a man began, looking {hid}, and was trodden on. "Of a what?" said {Pal}. Nobody breathed. {Pal} flew down and paced out the crack, from side to side. "Of a spoon," {pthey} said. "You may as well say it. And I should like you all to watch, because I have been in every wrong thing in this town, and I have been waiting to be in the right one." {Pthey} came out at the far end, unaided and hardly dusty, with {key} over one shoulder, like a spade.
= hero(joy) look; friend(proud) lift {key}; man + woman
@fairy.stuck.rescue.b10 "Don't," said {Pal}. "Nobody is to say it. I can see it for myself." There was the slit, {hid}; and there, a foot down, was {key}; and there were eleven large people in a ring, with large kind hands. {Pal} walked along the edge of it like somebody at the side of a cold pool. "All my life," {pthey} remarked, "I have been getting stuck in things by mistake. I should like it noted that I'm doing this one on purpose." It was noted. It took nine minutes. "Well?" said {Hero}, when the two of them came up. "It pinches," said {Pal}, and beamed.
= hero(joy) look; friend(proud) lift {key}; {crowd}
@fairy.stuck.end.b0_3 And {Pal} slept in a spoon.
@fairy.stuck.end.b0_3 {Pal} jumped out of the cake.
@fairy.stuck.end.b0_3 {Pal} had a crumb as big as a bed.
@fairy.stuck.end.b4_6 {Pal} got stuck in the jam, and did not mind who saw.
@fairy.stuck.end.b4_6 {Pal} danced on a spoon, and it was just the right size.
@fairy.stuck.end.b4_6 They made {Pal} a chair from a cork. "At last," {pthey} said. "A big one."
@fairy.stuck.end.old {Pal} had a slice of cake as big as {pthemself}, and called it a crumb.
@fairy.stuck.end.old {Pal} slept in an egg cup, and told everyone next day that it was roomy.
@fairy.stuck.end.old They drank {Pal's} health, in thimbles, so that nobody should look large.

@alien.names.intro.b0_3 {Pal} was new here. "Hello, hat," said {Pal}, to a shoe.
= hero(funny) laugh; friend(happy) wave; shoe + hat
@alien.names.intro.b0_3 "Nice cat," said {Pal}, to a chair.
= hero(funny) laugh; friend(happy) touch chair
@alien.names.intro.b0_3 "Good morning, dog," said {Pal}, to a bus. {Pal} was new here.
= hero(funny) laugh; friend(happy) wave; bus | street
@alien.names.intro.b0_3 "Good hat," said {Pal}, with a pot on.
= hero(funny) laugh; friend(happy) wear soup-pot
@alien.names.intro.b0_3 "Wet bed," said {Pal}, in the bath.
= hero(funny) laugh; friend(happy,wet) in bathtub
@alien.names.intro.b0_3 "Fish!" said {Pal}, and patted a sock.
= hero(funny) laugh; friend(happy) touch sock
@alien.names.intro.b4_6 {Pal} came from a long way up, and was still learning what things are called. A spoon was a "soup shoe". Rain was "sky soup". {Pal} liked soup.
= hero(happy) laugh; friend(curious) lift spoon; soup-pot | rain
@alien.names.intro.b4_6 On {Pal's} star there are no socks. So a sock was a "foot bag", and a sneeze was a "face clap". {Hero} could mostly tell what {Pal} meant.
= hero(happy) laugh; friend(curious) lift sock
@alien.names.intro.b4_6 "What's that?" asked {Pal}, about [snow|toast], and snails, and Mondays. Then {pthey} thought of a better word. A snail was a "slow cup". {Hero} had begun to say it too.
= hero(happy) talk; friend(curious) look-down; snail
@alien.names.intro.b4_6 To {Pal} a hat was a "head house", and a cat was a "lap hat". {Pthey} had nine words for jam, and all of them were "yes".
= hero(happy) laugh; friend(happy) lift hat; jar + cat
@alien.names.intro.b7_9 {Pal} came from another planet and was learning the names of things, nearly. A cat was a "loaf with a motor". A hat was a "head lid". {Hero} had tried at first to put it right. After a while {they} had noticed that {Pal's} names were better.
= hero(happy) laugh; friend(curious) lift hat; cat
@alien.names.intro.b7_9 There was no word for "door" where {Pal} came from; people there just went round. {Pal} called it "the wall that changes its mind". A bath was "the wrong way to drink". You could follow it perfectly, {Hero} found, as long as you were not in a hurry.
= hero(happy) listen; friend(curious) touch door
@alien.names.intro.b7_9 {Pal} had only been on Earth since August and was still finding the handles on things. Shoes were "foot houses". Thunder was "upstairs moving the chairs". "That's not what it is," people said. "No?" {pthey} said, with interest, and looked up. {Hero} looked up, as well. It did sound like chairs.
= hero(curious) look-up; friend(curious) look-up; shoe | storm
@alien.names.intro.b7_9 {Pal} wrote all the new words in a book. Rain was "sky soup". A nap was "practice for night". "And what's this?" {pthey} asked, pointing. "That's me," said {Hero}. {Pal} wrote it down, and for a week called {them} Thatsme; and {Hero} did not mind it as much as you would think.
= hero(happy) talk; friend(curious) write; notebook
@alien.names.intro.b10 {Pal} was not from here, by some forty million miles, and wanted very much to get the words right. It wrote them down in a small green book. Umbrella: "stick, angry, opens". Wind: "nobody, pushing". [{Hero} had meant to correct the book one evening and had read it from cover to cover, and had been seeing nobody, pushing, ever since.|{Hero} borrowed it to put it right, and sat up with it until two, and had never since gone out in a wind without thinking: nobody, pushing.]
= hero(happy) read; friend(curious) open umbrella; book
@alien.names.intro.b10 [{Pal} had learnt the language out of a book, on the way here, and the book had got wet. What was left in it had run a little.|The book that {Pal} learnt to talk from fell in a puddle on the journey, and some of its pages had never been the same.] "Good morning, I am very upholstered," {pthey} said to {Hero}, the day they met, and it was so clearly kind that {Hero} said, "I'm upholstered, too." [It had stuck. There were people in {home} who used it now without knowing it was wrong.|By now half of {home} said it, and the other half felt that they ought to.]
= hero(happy) talk; friend(happy) bow; book
@alien.names.intro.b10 [On {Pal's} planet there was a single word, and you could tell what was meant by how long people held it. So all this was new.|Where {Pal} came from they had only one word, and said it for longer or for shorter. Here there were thousands.] [{Pal} went about asking for the names of things, and thanked each person who gave one, and then, quite often, gave it back.|{Pal} asked what everything was called, said thank you nicely, and as a rule returned it.] "Yawn" was too short. "Cupboard" had no cup in it, and no board. ["You can't go changing them," said {Hero}. "I am not," said {Pal}. "I am only asking whether they are happy." It was a thing that {Hero} had never thought to ask a cupboard.|"They're not for swapping," {Hero} explained. "No," said {Pal}. "But does it mind?" And {Hero}, who had lived with a cupboard from birth, had to say that it had never come up.]
= hero(happy) talk; friend(curious) point; flowers + lamp
@alien.names.run1.b0_3 {Pal} gave a puddle a kiss.
@alien.names.run1.b0_3 {Pal} said hello to a sock.
@alien.names.run1.b0_3 {Pal} hugged a tree.
@alien.names.run1.b4_6 "[Sad soup|Wrong weather]," said {Pal}, and wrote it down.
@alien.names.run1.b4_6 "Is it a game?" asked {Pal}. "Who is the ball?"
@alien.names.run1.b4_6 "I know this one," said {Pal}. "It is called a parade." It was not a parade.
@alien.names.run1.old "Is this the one you call 'fun'?" asked {Pal}, pencil ready. It was not.
@alien.names.run1.old {Pal} wrote down what they had all said, and asked how to spell the last bit.
@alien.names.run1.old {Pal} looked it up, under U, for "uh-oh", and found a picture of {Hero}.
@alien.names.run2.b0_3 "Big nose," said {Pal}. It was a bun.
@alien.names.run2.b0_3 {Pal} waved to a lamp. "Hello, sun!"
@alien.names.run2.b0_3 What was "oops"? {Pal} did not know.
@alien.names.run2.b4_6 "Is this a picnic?" asked {Pal}. It was not a picnic.
@alien.names.run2.b4_6 {Pal} had learnt a new word. It was "ouch".
@alien.names.run2.b4_6 "On my star we do this with soup," said {Pal}.
@alien.names.run2.old {Pal} turned to a new page and asked how to spell "oh dear".
@alien.names.run2.old "And is this the plan," asked {Pal}, "or is it the weather?"
@alien.names.run2.old "Is it meant to do that," {Pal} asked, "or shall I write: not yet?"
@alien.names.rescue.b4_6 "What is the word," said {Pal}, looking {hid}, "for a thing that is lost, but I can see it?" "Found!" shouted {Hero}. It was {key}. {Pal} wrote it down, with a star.
= hero(joy) shout; friend(proud) point; {key}
@alien.names.rescue.b4_6 {Pal} pulled at {Hero's} sleeve. "There is a shy thing," said {Pal}, "and it does a hide." And there it was, {hid}, doing a hide. It was {key}!
= hero(joy) lift {key}; friend(happy) point
@alien.names.rescue.b4_6 "I have met a new one," {Pal} told {Hero}. "It lives {hid}. I said hello, and it did not say it back." {Hero} ran. "That's not a new one. That's {key}!"
= hero(joy) lift {key}; friend(surprised) point
@alien.names.rescue.b4_6 "Yes, yes, yes!" cried {Pal}, {hid}. That was a word for jam. {Hero} came with a spoon. But it was better than jam. It was {key}.
= hero(joy) hold spoon; friend(joy) lift {key}
@alien.names.rescue.b7_9 {Pal} had three eyes, and one of them never seemed to have much to do. Now it was looking {hid}. "There is a word I do not have," said {Pal}. "When a thing is gone for everyone, but not for one." {Hero} looked along the third eye. "Found," said {Hero}. "The word is found." And there was {key}.
= hero(joy) lift {key}; friend(thoughtful) point
@alien.names.rescue.b7_9 "You are all looking for the lost," said {Pal}. "I do not know that one. What is it like?" "It's like {key}," said {Hero}, through {their} teeth. "Oh," said {Pal}. "We call that a sits-and-waits. There is one {hid}." And there it sat, and waited. "It's the better word," said {Hero}, as soon as {they} could speak.
= hero(joy) lift {key}; friend(happy) point
@alien.names.rescue.b7_9 "May I ask something foolish?" said {Pal}. "How do you know that it's lost? Perhaps it knows quite well where it is." Nobody had an answer. "I should begin," {Pal} went on, "by asking who it likes to be near." {Pthey} bent all three knees and looked {hid}, and said something polite. Then {pthey} held out a hand, and in it was {key}.
= hero(joy) lift {key}; friend(curious) kneel
@alien.names.rescue.b7_9 {Pal} turned over the pages of the book. "I have 'gone'," {pthey} said. "I have 'not here'. But I have no word for a thing that is {hid} the whole time, and nobody says hello to it." "Say that again!" cried {Hero}. They all ran to see. It was {key}. "Hooray!" they shouted; and {Pal} looked pleased, and wrote it in. "So that is the word," {pthey} said.
= hero(joy) lift {key}; friend(thoughtful) hold notebook
@alien.names.rescue.b10 [{Pal} did not join in the search, since {Pal} was busy with the green book.|Everybody searched but {Pal}, who was turning over the green book.] "I am missing a word," it said. "A thing is lost. Everyone looks in the lost places. But one looks in the not-lost places, such as {hid}, and sees it sitting there, and does not wish to interrupt. What do you call that one?" [There was rather a long silence. Then {Hero} went and looked, and there was {key}.|Nobody spoke for some time. {Hero} went to see, and it was so: {key}.] ["You call that one {Pal}," said {Hero}. It was not the right word, exactly, but {Pal} wrote it down.|"There's a word," said {Hero}. "It's {Pal}." That may not be in the dictionary, but it went straight into the book.]
= hero(joy) lift {key}; friend(thoughtful) hold notebook
@alien.names.rescue.b10 [When nobody could find it, {Pal} went round and asked them, one by one, what the thing was called. They said it, crossly: {key}.|"What is it called, that you are looking for?" {Pal} asked each of them in turn, and got told, not very kindly: {key}.] [{Pal} thanked each of them, and tried the word out under {ptheir} breath, in one spot after another, the way you'd call a cat.|{Pal} bowed, and walked off saying it softly into corners, as people say "Puss".] "It answers here," {pthey} told {Hero} at last, and bent, and looked {hid}. "Only very softly. I think that it was waiting to be said right." {Hero} put out a hand for it. "I am," {they} said, "so upholstered," and for once there wasn't a better way to put it.
= hero(joy) lift {key}; friend(happy) talk
@alien.names.rescue.b10 [It was because {Pal} had got the word wrong. Everyone else was shouting for it by its name; {pthey} {pwas} going slowly along the ground, calling out, "Supper!"|A wrong word did it, and the word was {Pal's}. The rest of them were calling the thing by its name. {Pal}, bent low and in no hurry, was calling, "Supper!"] ["Everything comes to it," {pthey} said, when people stared. "I have tried it on cats, and on {Hero}."|People stopped to look. "It works on cats," {pthey} said, "and it works on {Hero}."] {Pthey} called it once more, {hid}, very gently, and stooped. [No one would ever know if it came. It was there, that's all, and had not been there when the others looked; and {Pal}, who did not like to boast, turned to a fresh page, and wrote it down: {key}. Likes supper.|Did it come? It lay where three people had already looked, and that was all one could say; and {Pal}, modestly, on a clean page, made a note of it: {key}. Likes supper.]
= hero(joy) lift {key}; friend(happy) shout
@alien.names.end.b0_3 {Pal} said good night to all the hats.
@alien.names.end.b0_3 "Bye-bye, fish," {Pal} told the stars.
@alien.names.end.b0_3 "Hug!" said {Pal}. And it was.
@alien.names.end.b4_6 "And what do you call this?" said {Pal}. It was a hug. {Pal} took two.
@alien.names.end.b4_6 {Pal} wrote one word on the last page, and showed it to {Hero}. It was "us".
@alien.names.end.b4_6 {Pal} learnt one last word that day. It was "seconds".
@alien.names.end.old {Pal} asked what you call it, when nobody wants to go home. Nobody knew. They stayed and tried to think of it.
@alien.names.end.old In {Pal's} green book, under "home", there was that night a drawing of a table, with them all round it.
@alien.names.end.old {Pal} asked which of them was "friend", and they all put a hand up at the same time.

@monster.polite.intro.b0_3 {Pal} was big, but so shy. {Pal} hid from a duck.
= hero(happy) look; friend(scared) hide; duck
@monster.polite.intro.b0_3 {Pal} was very tall, and said good day to each bug.
= hero(happy) laugh; friend(happy) bow; bee
@monster.polite.intro.b0_3 "After you," said {Pal} to a snail, and waited, and waited.
= hero(funny) look; friend(calm) wait; snail
@monster.polite.intro.b0_3 {Pal} had big feet, and ran from a snail.
= hero(funny) look; friend(scared) run; snail
@monster.polite.intro.b0_3 "Sorry, bug," said {Pal}, and went round it.
= hero(happy) laugh; friend(worried) tiptoe; bee
@monster.polite.intro.b0_3 A bee said buzz. {Pal} hid behind {Hero}.
= hero(happy) stand; friend(scared) hide; bee
@monster.polite.intro.b4_6 {Pal} was a monster, with teeth like a garden fence, and was scared of ducks. Also of buttons. "After you," {pthey} said to the ducks.
= hero(happy) look; friend(worried) bow; 3 duck
@monster.polite.intro.b4_6 {Pal} had claws, and a voice like a drain, for "please". Big things were fine. But a moth had once looked at {Pal}, who lay down.
= hero(surprised) look-down; friend(scared) lie; moth
@monster.polite.intro.b4_6 {Pal} could lift a bus. {Pthey} did not, in case there was a [spider|kitten] behind it. "Would you look first?" {pthey} asked {Hero}. {Hero} always looked.
= hero(happy) peek; friend(worried) hide; bus | street
@monster.polite.intro.b4_6 {Pal} knocked on every door, very softly, in case of mice. Then {pthey} waited for the mice to say yes. {Hero} said it for them.
= hero(happy) talk; friend(worried) touch door
@monster.polite.intro.b7_9 {Pal} was as tall as a wardrobe and twice as hairy, and tried hard never to frighten anybody. It was {Pal} who got frightened, by ducks, by buttons, by the sort of toast that jumps. When that happened {Pal} stood behind {Hero}, where about a tenth of {pthem} fitted.
= hero(happy) stand; friend(scared) hide; duck + button
@monster.polite.intro.b7_9 Doors were hard for {Pal}, being a monster, who had to come in sideways and say sorry to both halves of the frame. {Pthey} trod on nobody. {Pthey} growled in a whisper. And {pthey} would not go past a certain snail unless {Hero} walked on the snail side.
= hero(happy) walk; friend(worried) tiptoe; snail
@monster.polite.intro.b7_9 Under {Hero's} bed there lived a monster, and it was {Pal}, who had moved there because of the moths. {Pthey} tidied. {Pthey} turned the slippers to face the right way. "Good night," {pthey} would whisper, when {pthey} thought that {Hero} had gone to sleep. "Don't let the bugs..." And there {pthey} always had to stop, and hold on to the leg of the bed.
= hero(calm,asleep) in bed; friend(worried) kneel; shoe + moth | bedroom night
@monster.polite.intro.b7_9 Before {Pal} came into a room, a long hairy hand came in first, and waved, so that nobody should jump. Then {Pal} asked, from outside, if there was anything small in there. "It's only a ladybird," said {Hero}. "I know," said the voice. "I saw its little legs."
= hero(happy) talk; friend(worried) behind door; bee
@monster.polite.intro.b10 [{Pal} was a monster and felt bad about it. {Pthey} knocked before coming out from under things.|Being a monster was a thing that {Pal} regretted, and made up for with manners. Nobody was ever come out at without a knock.] {Pal} had practised a smile, with a mirror, and then a smaller smile. And all the while the truth was that large matters, storms and cliffs and so on, were nothing to {Pal}; it was ducks {pthey} could not face, or buttons, or toast that jumps. [{Hero} went into rooms first and looked for toast.|It was {Hero} who put a head round each door, and reported on the toast.]
= hero(happy) look; friend(worried) touch mirror
@monster.polite.intro.b10 [What people noticed first about {Pal} was the teeth, and {Pal} knew it, and tried to keep them in.|{Pal} had a great many teeth, and kept as many of them as possible indoors.] {Pthey} sent cards to anyone {pthey} might have startled. {Pthey} had a drawer of answers, mostly from grandmothers, saying not at all, and do drop in. [What was never spoken of was the snail. It lived on the third step, and {Hero} had got into the way of going up ahead and, without any remark, standing between.|Then there was the snail. It had the third step, and nobody mentioned it; only, whenever they went up, it was {Hero} who walked on that side.]
= hero(happy) look; friend(worried) hold letter; snail
@monster.polite.intro.b10 [{Pal} wore a bell, so as not to come upon people. It was {ptheir} own idea.|So that nobody should meet a monster without warning, {Pal} wore a bell, and had paid for it.] {Pthey} had horns like a bicycle, and a voice that could be felt through the floor, and used it to ask whether anybody minded. Nobody minded. It was only {Pal} who could be heard, on quiet nights, reasoning with a woodlouse. "It's got fourteen legs," {pthey} told {Hero}. "What does it want with them all?" "I expect it's frightened, too," said {Hero}; and {Pal} said, hoarsely, that {pthey} would like to believe that.
= hero(happy) look; friend(worried) lift bell; snail
@monster.polite.run1.b0_3 {Pal} hid from a button.
@monster.polite.run1.b0_3 {Pal} said sorry to a moth.
@monster.polite.run1.b0_3 {Pal} bowed to a chair.
@monster.polite.run1.b4_6 {Pal} hid behind {Hero}, because of [a duck|a beetle].
@monster.polite.run1.b4_6 {Pal} said sorry to [a chair|a wall], and went round it.
@monster.polite.run1.b4_6 "Is it safe?" called {Pal}, from up a tree. The tree leaned.
@monster.polite.run1.old {Pal} would have helped at once, but there was [a duck|a button] in the way.
@monster.polite.run1.old {Pal} begged the pardon of [a gatepost|a coat on a hook].
@monster.polite.run1.old {Pal} came forward to help, met [an earwig|a small plant], and went back again.
@monster.polite.run2.b0_3 Was it a bug? {Pal} hid.
@monster.polite.run2.b0_3 {Pal} saw a crumb. Oh, oh!
@monster.polite.run2.b0_3 "Please," said {Pal}, to a sock.
@monster.polite.run2.b4_6 "Is it a small one?" asked {Pal}, with both eyes shut.
@monster.polite.run2.b4_6 {Pal} had seen a [ladybird|feather], and was up on a stool.
@monster.polite.run2.b4_6 {Pal} held {Hero's} hand. It was for {Hero's} sake, {pthey} said.
@monster.polite.run2.old "You go on," said {Pal}. "I think I saw a [moth|crumb] move."
@monster.polite.run2.old "Has it gone?" asked {Pal}, of [a moth|a daisy], from behind {ptheir} own paws.
@monster.polite.run2.old "After you," said {Pal}, to [a leaf|a worm], and they were there for some time.
@monster.polite.rescue.b4_6 {Key} was {hid}, and right in front of it sat a duck. {Pal} shook. {Pthey} shut both eyes, said, "Excuse me, please," and reached right over the duck. And {Pal} got it.
= hero(joy) look; friend(scared) lift {key}; duck
@monster.polite.rescue.b4_6 "I could get it," said {Pal}, "but there's a snail." It was {hid}, next to {key}. {Pal's} hair stood up. Then {pthey} said, "Good day, ma'am," took a huge breath, and got it.
= hero(joy) look; friend(scared) lift {key}; snail
@monster.polite.rescue.b4_6 {Key} was too far in for {Hero}, {hid}. "There could be a spider," whispered {Pal}. There was. "Lovely weather," {pthey} told it, in a squeak. And {pthey} brought it back.
= hero(joy) look; friend(scared) give {key} to hero
@monster.polite.rescue.b4_6 {Key} was {hid}, with a mouse asleep on top. {Pal} knocked on the air. "Yes," said {Hero}, in a mouse's voice. And {Pal} slid it out, and only cried a bit.
= hero(joy) talk; friend(worried) lift {key}; mouse
@monster.polite.rescue.b7_9 They could see {key}, {hid}. And there, beside it, sat a duck. "I'll go," said {Pal}, in a voice like a mouse in a barrel. It was nine steps. You could hear {Pal's} knees the whole way. "Good evening," said {Pal} to the duck, and picked the thing up, and came back taller than ever.
= hero(joy) look; friend(scared) lift {key}; duck
@monster.polite.rescue.b7_9 To get {key} you needed a long arm. There was just one that was long enough, and it was shaking. "There's something there," whispered {Pal}, looking {hid}, where it was. "It's got a shell." "I'll hold your other hand," said {Hero}. So {Pal} reached in and moved the snail to one side, as gently as you'd move a star. And there it lay, on that great paw.
= hero(joy) look; friend(scared) lift {key}; snail
@monster.polite.rescue.b7_9 They needed someone strong, to move what was on top of {key}, {hid}. That was easy; {Pal} did it with a thumb. What ran out was a beetle. Everybody heard {pthem} swallow. "You dropped this, I think," {Pal} told the beetle, and picked up a leaf for it, and bowed. Then {pthey} picked up what they had come for, and found that {ptheir} knees had stopped.
= hero(joy) look; friend(scared) lift {key}
@monster.polite.rescue.b7_9 One arm was long enough to reach {key}, {hid}, and it was behind {Pal's} back. "Are there any little legs?" {pthey} asked. {Hero} looked. There were eight, and a spider on top. "Yes," said {Hero}, who never told {pthem} a lie. {Pal} put in one long hairy hand and waved, so that nobody should jump. The spider waved, too. After that it was easy.
= hero(joy) look; friend(scared) lift {key}
@monster.polite.rescue.b10 [Only {Pal} was big enough to reach {hid}, and everyone could see what was sitting there, beside {key}: a duck, of the ordinary kind.|No other arm would go in {hid}, and no one could miss who had got there before them, and sat by {key}: a duck, in no way unusual.] Nobody asked {Pal} to go. {Hero} only said, "It looks like a tired one." [{Pal} thought about that. {Pthey} walked over with the tread of a monster going to its doom, bent down, and spoke to the duck for some time.|It was some while before {Pal} set out, as people set out for the dentist, and knelt, and a low talk was heard.] Then {pthey} came back with {key}. "She's called Jean," {Pal} said. "She is afraid of monsters. We had a talk."
= hero(joy) look; friend(scared) lift {key}; duck
@monster.polite.rescue.b10 [It would take someone ten feet tall who was not afraid of the dark, {hid}; and they had one. The dark was nothing to {Pal}. But at the edge of the dark, an inch from {key}, was a snail, and it was looking.|It was as dark as a boot, {hid}, and a long way in: a job for {Pal}, who had always liked the dark. But there beside {key}, taking an interest, was a snail.] "Take your time," said {Hero}, who had gone <seated:round to|and stood on> the snail side. {Pal} took it. "Madam," {pthey} said then, hoarsely, "I'm told that you're as frightened as I am. I had not thought that was possible." It drew in one horn, out of courtesy. {Pal} reached over, and had it, and sat down all at once, like a wardrobe.
= hero(joy) look; friend(scared) lift {key}; snail
@monster.polite.rescue.b10 ["I could fetch {key}," said {Pal}, "if the place weren't occupied." They looked.|{Pal's} arm was long enough, and stopped halfway. "I can see {key}," {pthey} said, "but somebody's in."] It was as plain as anything, {hid}; and across the front of it, from one side to the other, someone had made a web, and was at home. People would have brushed it off. {Pal} would not hear of it. "It's taken her all night," {pthey} said. [So they waited, while an enormous finger, shaking like a branch, undid the thing one thread at a time and hung it up somewhere else.|A finger as thick as a bough, and no steadier, took the web down by its corners, and moved it next door.] The owner walked along the finger to see. "Oh my," said {Pal}, faintly. "She's waving." And {pthey} handed it to {Hero}.
= hero(joy) look; friend(scared) lift {key}
@monster.polite.end.b0_3 {Pal} gave the duck a hug.
@monster.polite.end.b0_3 "Thank you," {Pal} told a moth.
@monster.polite.end.b0_3 {Pal} shut the door very softly.
@monster.polite.end.b4_6 And {Pal} gave the first bit of cake to the duck.
@monster.polite.end.b4_6 {Pal} took one crumb, so as not to be greedy, and then the plate.
@monster.polite.end.b4_6 A kitten went to sleep on {Pal's} foot. {Pthey} did not move until morning.
@monster.polite.end.old {Pal} did the washing up, next to a duck, and hardly shook at all.
@monster.polite.end.old {Pal} carried in the chairs, eight at a time, and shook hands with everybody very carefully.
@monster.polite.end.old Somebody's baby laughed at {Pal's} horns, and {Pal} had to go and stand outside for a bit, to be happy.
`
