// What companions are like: each habit is a want, a running joke and the one act that only this companion could do.
// Blocks: @kind.habit.part.band; older readers share the short runners.

export const HABIT_WANTS: Readonly<Record<string, readonly [want: string, habit: string]>> = {
  'dog.fetch': ['to be useful', 'fetches the wrong thing'],
  'dog.guard': ['to keep everyone safe', 'barks at harmless things'],
  'cat.sit': ['the best seat', 'sits on whatever is needed'],
  'cat.box': ['peace and quiet', 'gets into anything with sides'],
  'rabbit.dig': ['to see what is underneath', 'digs at the wrong moment'],
  'dragon.sneeze': ['to be trusted near curtains', 'sneezes smoke'],
  'robot.count': ['everything to add up', 'counts things nobody asked about'],
  'fairy.stuck': ['to be taken for somebody big', 'gets stuck in small places'],
  'alien.names': ['to learn what things are called', 'gives things the wrong names'],
  'monster.polite': ['not to frighten anyone', 'is afraid of very small things'],
  'child.pockets': ['to be ready for anything', 'keeps everything in pockets'],
  'child.captain': ['to be in charge', 'gives everybody ranks'],
  'adult.flask': ['everyone fed and dry', 'pours tea at the wrong moment'],
  'adult.glasses': ['a quiet afternoon', 'cannot find a pair of glasses'],
  'other.hum': ['company', 'hums when it should be quiet'],
}

/** For a last page with room for no more: whoever came along is there at the end. */
export const STAY_LINES = `
@b0_3 And {Pal}<pal2: and {Pal2}>, too!
@b0_3 Hooray for {Pal}<pal2: and {Pal2}>!
@b0_3 Hug, {Pal}<pal2:! Hug, {Pal2}>!
@b4_6 [And {Pal}<pal2: and {Pal2}> had seconds.|{Pal}<pal2: and {Pal2}> had the crust.]
@b4_6 [{Pal}<pal2: and {Pal2}> got the first bite.|{Pal}<pal2: and {Pal2}> licked the bowl.|{Pal}<pal2: and {Pal2}> had the last bun.]
@b4_6 ["And {Pal}<pal2: and {Pal2}>!" said {Hero}.|"Eat, {Pal}<pal2: and {Pal2}>!" said {Hero}.]
@old {Pal} <pal2:and {Pal2} >[had saved {Hero} the biggest piece|had kept {Hero} the best chair|shared the last bun with {Hero}].
@old {Pal} <pal2:and {Pal2} >[had the last dance with {Hero}|walked {Hero} home, the long way].
@old {Pal} <pal2:and {Pal2} >[sat as near to {Hero} as you can sit|leaned on {Hero}, and {Hero} leaned back].
`

export const HABIT_LINES = `
@dog.fetch.intro.b0_3 {Hero} said, "Fetch the ball!" and {Pal} brought a shoe.
@dog.fetch.intro.b4_6 {Pal} came too. {Pthey} liked to fetch things. You asked for a ball, and {Pal} brought you a [slipper|shoe]. You asked for the [slipper|shoe], and {Pal} brought you [a cabbage|the soap].
@dog.fetch.intro.b7_9 With {Hero} came {Pal}, who wanted to be useful more than anything in the world. {Pthey} would fetch all day long. It was never the thing you had asked for, but it was always carried home with such joy that you said thank you and wiped it dry.
@dog.fetch.intro.b10 And there was {Pal}, who wanted above all to be useful, and who had never once fetched the right thing. Ask for the paper and you got a glove. Ask for the glove and you got somebody else's lunch. "It's the thought," {Hero} always said, wiping it down; and it really was, since {Pal} put more thought into a wet glove than most people put into a birthday.
@dog.fetch.run1.b0_3 {Pal} brought a sock.
@dog.fetch.run1.b4_6 {Pal} ran off to help, and came back with [one sock|half a broom|somebody's hat].
@dog.fetch.run1.old {Pal}, who could see that something was needed, tore off and came back with [a single sock|half a broom|a stranger's hat], and was thanked.
@dog.fetch.run2.b0_3 Next came a bucket. Good {Pal}!
@dog.fetch.run2.b4_6 {Pal} brought [a flowerpot|a wet mop], just in case.
@dog.fetch.run2.old {Pal} had by now fetched [a flowerpot, a mop and the end of a bench|two odd boots and a surprised hen].
@dog.fetch.rescue.b4_6 Off went {Pal}, nose down. Back came {Pal}, tail up. Not a sock. Not a mop. It was {key}, from {hid}, and only a little bit chewed.
@dog.fetch.rescue.b7_9 {Pal} looked at {Hero's} empty hands. Then {Pal} was gone, nose down, ears flying. There was a scuffle {hid}. There was a snort. And {Pal} came trotting back with {key}, the right thing at last, after a whole life of practice.
@dog.fetch.rescue.b10 For a moment nobody noticed that {Pal} had gone. Then, from {hid}, came the sound of someone being very, very useful. {Pal} came back at a walk, for once, with {key} held as gently as an egg. It was the right thing. It was the first right thing ever, and {Pal} put it down on {Hero's} shoe and looked up, astonished. "Oh, well done," whispered {Hero}. "Oh, you clever, clever nose."
@dog.fetch.end.b0_3 A stick, {Pal}! A stick at last!
@dog.fetch.end.b4_6 {Pal} fetched one more thing. It was [the soap|a cabbage]. Everybody clapped.
@dog.fetch.end.old {Pal}, asked to fetch a cup, fetched [the soap|a cabbage], and was cheered for it all the same.

@dog.guard.intro.b0_3 {Pal} barked, to keep {Hero} safe from a leaf.
@dog.guard.intro.b4_6 {Pal} kept guard. {Pthey} barked at leaves, at [teapots|buckets], and at one [round stone|umbrella] that had never done anything to anybody.
@dog.guard.intro.b7_9 {Pal} was on guard, as usual. So far this week {pthey} had saved everyone from a leaf, a wheelbarrow and the moon, and had only had to bark at the moon for an hour. "Thank you, {Pal}," {Hero} said each time, since you never know.
@dog.guard.intro.b10 {Pal} was on guard. {Pthey} {pwas} always on guard. In one week there had been a dangerous leaf, a suspicious wheelbarrow, and the moon, which had been barked at until it slunk off behind a chimney. What {Pal} wanted was for everyone to be safe at all times, and since everyone so far had been, {Pal} could only suppose that it was working.
@dog.guard.intro.b10 It was {Pal} who kept the list, in a rather small head, of all that was not to be trusted. Postmen were on it, and the wind. Bags were, if they rustled. A new thing was barked at for a week, and then guarded from whatever was newer. You might say that nothing had ever happened in that house. "That's right," said {Hero}, rubbing two stiff ears. "It wouldn't dare."
@dog.guard.run1.b0_3 {Pal} barked at a spoon.
@dog.guard.run1.b4_6 {Pal} barked at [a passing hat|an empty bucket], to be on the safe side.
@dog.guard.run1.old {Pal} took one look and barked bravely, at [a passing hat|the wrong bucket].
@dog.guard.run2.b0_3 A bun? {Pal} saw it off.
@dog.guard.run2.b4_6 [A puddle|A broom] had to be spoken to by {Pal}, and gave in.
@dog.guard.run2.old {Pal} saw off [a puddle|a folded chair] without help.
@dog.guard.rescue.b4_6 Then {Pal} barked. {Pthey} barked and barked at something {hid}. "Not now, {Pal}," said {Hero}. But {Pal} would not stop, so {Hero} looked. And there was {key}.
@dog.guard.rescue.b7_9 {Pal} began to bark. Nobody listened; {Pal} barked at everything. But this bark had a sort of point on it. {Hero} followed the bark and {Pal's} stiff tail, and looked {hid}. There lay {key}, well guarded.
@dog.guard.rescue.b10 {Pal} was barking. This was not news. {Pal} had barked at everything since breakfast, and people had stopped hearing it, as you stop hearing a clock. But {Hero} had known {Pal} for a long time, and knew all the barks, and had never met this one before. It was low, and sure, and it did not move. {Hero} went down on both knees and looked {hid}. And there was {key}, quite safe, and extremely guarded.
@dog.guard.rescue.b10 Nobody had told {Pal} what was lost. But {Pal} knew each thing in the place by name and by smell, and what was where it ought to be; and there was something {hid} that was not on the list. The thing got the growl first. After that it got the bark, the big one, the one for thieves. "It's only a..." somebody said, and never finished, since {Hero} was already down there on both elbows. "Good dog," came a voice. "Oh, very good dog. Stand down." And {Pal} stood down, from {key}, with honour.
@dog.guard.end.b0_3 {Pal} kept the cake safe.
@dog.guard.end.b4_6 And {Pal} slept with one eye open, in case of leaves.
@dog.guard.end.old {Pal} lay across everyone's feet with one eye open, in case of more visitors.

@cat.sit.intro.b0_3 {Pal} sat on things. Today it was {Hero's} hat. Purr!
@cat.sit.intro.b4_6 {Pal} liked to sit. {Pthey} sat on maps and on hats. If you needed a thing, {Pal} was on it.
@cat.sit.intro.b7_9 {Pal} had a gift. Without looking, without even seeming to care, {Pal} always knew which thing you were about to need, and was sitting on it. Open a map, and there was a cat on the map. Look for a hat, and there was a warm, flat hat.
@cat.sit.intro.b10 {Pal} went where {Hero} went, always a few steps behind, so that it should not look like following. {Pal} had one wish, the best seat in any room, and one gift: to know, before you knew it yourself, what you would need next, and to sit on it. {Hero} had read whole books around the edges of that cat.
@cat.sit.run1.b0_3 {Pal} sat down on the box.
@cat.sit.run1.b4_6 {Pal} sat down on [the rope|the only chair] and washed one foot.
@cat.sit.run1.old {Pal} chose this moment to sit on [somebody's hat|the one dry chair] and begin on a back leg.
@cat.sit.run2.b0_3 Not the rope, {Pal}!
@cat.sit.run2.b4_6 {Pal} was asleep [on the plan|in the bucket].
@cat.sit.run2.old {Pal}, [on top of the plan|inside the bucket], did not even open an eye.
@cat.sit.rescue.b4_6 {Hero} looked high and low for {key}. And {Pal}, {hid}, yawned, stretched, and got up. {Pal} had been keeping it warm all along.
@cat.sit.rescue.b7_9 Everybody searched. Everybody except {Pal}, who was sitting {hid} with a very flat, very pleased look. {Hero} stopped. {Hero} knew that look. "Up," said {Hero}. {Pal} got up, one leg at a time. And there was {key}, safe and warm.
@cat.sit.rescue.b10 They searched on hands and knees. It took {Hero} far too long to think of the obvious question, which was not "Where is it?" but "Where is the cat?" The cat was {hid}. The cat was sitting, with its paws tucked in, in the manner of one who has been sitting there all along and has no idea what the fuss is about. "{Pal}," said {Hero}, "would you mind?" {Pal} rose, stretched each leg by turns, and stepped off {key}.
@cat.sit.end.b0_3 {Pal} got into bed first.
@cat.sit.end.b4_6 And {Pal}? {Pal} sat [in the butter|on the last cushion], and purred.
@cat.sit.end.old The softest chair in the place went to {Pal}, who had been in it since [noon|before anyone thought of sitting].

@cat.box.intro.b0_3 {Pal} got into things. Today it was a pot, with two ears out.
@cat.box.intro.b4_6 {Pal} got into things. Boxes, boots, bread bins: if it had sides, {Pal} was in it, with two ears sticking out.
@cat.box.intro.b7_9 Anything with sides, {Pal} got into. {Pal} had slept in a boot, a drum and a birthday cake box with the cake still in it. All {Pal} wanted was a bit of peace, and a wall on every side of it.
@cat.box.intro.b10 {Pal} liked peace, and thought it came in boxes. In {Pal's} time there had been hat boxes, bread bins, a tuba, and once, for eleven miles, the basket of a postman who sang. You did not look for {Pal}. You opened things, and said sorry, and shut them again.
@cat.box.run1.b0_3 {Pal} looked out of a bucket.
@cat.box.run1.b4_6 {Pal} looked out of [a bucket|a boot], and went back in.
@cat.box.run1.old {Pal} rose out of [a bucket|a saucepan] as far as the ears, judged the noise, and sank again.
@cat.box.run2.b0_3 The lid went up. Hello, {Pal}!
@cat.box.run2.b4_6 "Who put {Pal} in [my bag|this jug]?" somebody asked.
@cat.box.run2.old Somebody lifted a lid, said "Oh, excuse me," to {Pal}, and put it back.
@cat.box.rescue.b4_6 "Meow," said something, {hid}. Two ears came out, then {Pal}, and hooked on one claw was {key}.
@cat.box.rescue.b7_9 No hand would fit. No arm was thin enough. But {hid} there was a small dark space with a wall on every side of it, and for {Pal} that was as good as an invitation. In went the ears. In went the tail. There was a pause, and then {key} came sliding out, pushed by one cross paw.
@cat.box.rescue.b10 {Key} was {hid}, where no arm could bend to it, and people began to say the sort of things people say before giving up. {Hero} said only, "Mind your feet." For {Pal} had seen the gap. It was narrow, dark and quite unsuitable, and it had sides. The tail went last. Something scraped. And then, a little at a time, as if it were none of anybody's business, it came out again with a paw behind it.
@cat.box.end.b0_3 And {Pal} slept in a hat.
@cat.box.end.b4_6 And {Pal} slept in the empty cake box, with two ears sticking out.
@cat.box.end.old When they put the lid on the cake box that night, it said "mrow", in {Pal's} voice.

@rabbit.dig.intro.b0_3 {Pal} dug and dug, to see what was down there. It was a worm.
@rabbit.dig.intro.b4_6 {Pal} dug. {Pal} dug in the grass and in the sand and, on rainy days, in the sofa. There might be something down there.
@rabbit.dig.intro.b7_9 {Pal} believed that the best part of anything was underneath it. That was why {Pal} dug: in lawns, in laundry, in the seats of armchairs. Nothing had turned up so far but a button and a very old toffee, and {Pal} thought this was a promising start.
@rabbit.dig.intro.b10 {Pal} was a digger. Where others asked what a thing was, {Pal} wanted to know what it was on top of, and had got to the bottom of two lawns, a laundry basket and the good armchair. "One day," {Hero} told people, "there's going to be something down there." People moved their chairs a bit.
@rabbit.dig.run1.b0_3 {Pal} made a hole.
@rabbit.dig.run1.b4_6 {Pal} dug a quick hole, looked into it, and sighed.
@rabbit.dig.run1.old {Pal} dug a hole to see if the answer was in it. It was not.
@rabbit.dig.run2.b0_3 Oops, {Pal}! That was a rug.
@rabbit.dig.run2.b4_6 {Pal} was digging again, and by now had dug up [a spoon|a very old sock].
@rabbit.dig.run2.old From {Pal's} second hole came [a spoon|half a plate], and later some language from a mole.
@rabbit.dig.rescue.b4_6 But {Pal} was already digging. Dust flew. Ears flew. And from {hid}, tail first, came {Pal}, pulling {key}. There had been something down there after all.
@rabbit.dig.rescue.b7_9 {Pal} did not wait to be asked. This was it; this was the day. {Pal} dug with all four feet at a spot {hid}, until only a white tail could be seen, and then only dust. "Stop, you'll come out in another country!" cried {Hero}. Out came {Pal}, backwards, and with {Pal} came {key}.
@rabbit.dig.rescue.b10 "{Key} is under there," somebody said, meaning {hid}, meaning that was that. They had said the word under. {Pal's} ears went up. All those lawns, all that laundry, had only been practice for the next half minute, which was mostly noise. When the dust sank there was a hole, and in the hole a tail, and when {Hero} had taken hold of one and pulled, out of the other it came. {Pal} sneezed. {Pthey} did not say "I told you so." Rabbits have a way of sitting that says it.
@rabbit.dig.end.b0_3 Cake! {Pal} went in nose first.
@rabbit.dig.end.b4_6 And {Pal} dug one more hole, to keep the crumbs in.
@rabbit.dig.end.old {Pal} buried a slice of everything for later, in the good armchair.

@dragon.sneeze.intro.b0_3 {Pal} had a sneeze with smoke in it. A-choo! It made a hole in a hat.
@dragon.sneeze.intro.b4_6 {Pal} sneezed. It was small, as dragon sneezes go, but there was always a bang and a puff of smoke, and someone had to buy new curtains.
@dragon.sneeze.intro.b7_9 {Pal} wanted just one thing, to be trusted near curtains. It was hard. Dust made {Pal} sneeze, and so did pepper, feathers and happiness, and each sneeze came with a spark on the end. {Hero} always walked a little to the left.
@dragon.sneeze.intro.b10 {Pal} was house-trained in every way but one. Dust, pepper, feathers, good news: all of them ended in a sneeze, and the sneeze ended in a spark. {Pal} said sorry at once, and always, to the curtains. To be allowed one day to sit by a window, like anybody else, was all {Pal} wanted out of life. {Hero} carried a small damp sponge, and never made a thing of it.
@dragon.sneeze.intro.b10 You could follow {Pal's} progress through life by the curtains. The blue pair had gone for pepper, and the lace when somebody came home. {Pal} held each sneeze as long as a dragon can, with both cheeks out like a trumpeter's, and then came a spark, a smell, and {Pal} saying sorry to a rail with rings on it. "They were old," {Hero} always said. "We never liked them." {They} had liked the blue ones very much.
@dragon.sneeze.run1.b0_3 {Pal} let out a puff of smoke.
@dragon.sneeze.run1.b4_6 {Pal} sneezed, and a [broom|flag] caught fire, but only at the end.
@dragon.sneeze.run1.old {Pal} sneezed with worry, put out [the broom|a small flag] and apologised to it.
@dragon.sneeze.run2.b0_3 Hold it in, {Pal}! Pop!
@dragon.sneeze.run2.b4_6 {Pal} held in a sneeze until both ears smoked.
@dragon.sneeze.run2.old {Pal} was holding in a sneeze with both paws; you could see it going round.
@dragon.sneeze.rescue.b4_6 {Pal} looked {hid}. There was a great deal of dust. And {Pal} sneezed the best sneeze of all, BANG, and out shot {key}.
@dragon.sneeze.rescue.b7_9 "I can see {key}," said {Pal}, with one eye to the dark place {hid}. "But it's rather dusty, and I think I'm going to..." "Don't hold it!" said {Hero}. Nobody had ever said that to {Pal} before. The sneeze went off like a cork. Out it flew on a puff of smoke, straight into {Hero's} hands.
@dragon.sneeze.rescue.b10 {Key} was {hid}, out of reach, in about a hundred years of dust. {Pal} took one sniff and began to back away, with both paws over a trembling nose. "No," said {Hero}. "This time, let it out." It was a strange thing to be told, after so many curtains. {Pal} leaned in, shut both eyes, and stopped being careful. When people could hear again, it was lying on the ground in front of them, a little warm, and {Pal} was saying, "Really? Was that really all right?"
@dragon.sneeze.rescue.b10 There was a good deal of dust {hid}, and behind the dust, just showing, was {key}. A broom would not go in. {Pal's} nose would. "Oh no," said {Pal}, as it began. Both cheeks went out; both eyes ran; people looked round for the nearest curtain. "There are none here," {Hero} said. "I've checked. You can have this one for nothing." Perhaps no dragon had ever been so happy. BANG. It came out end over end in a ring of smoke, and {Hero} caught it, and it was only a little too hot to hold.
@dragon.sneeze.end.b0_3 {Pal} lit the candles. Hooray!
@dragon.sneeze.end.b4_6 {Pal} lit all the candles with one sneeze, on purpose.
@dragon.sneeze.end.old That night {Pal} was given the seat by the window, right beside the curtains.

@robot.count.intro.b0_3 {Pal} counted all day. "One, two, three," said {Pal}, to the ducks.
@robot.count.intro.b4_6 {Pal} liked to count. "Forty-one steps," {pthey} said. "Six buttons. Two noses." No one had asked. {Pthey} just liked it when things came out right.
@robot.count.intro.b7_9 {Pal} counted. Stairs, peas, freckles, the number of times that people said "well": {Pal} had it all. "Nobody needs to know that," {Hero} told {Pal}, kindly. "Not yet," said {Pal}.
@robot.count.intro.b10 {Pal} wanted the world to add up, and went about checking. There were forty-one stairs. There were one hundred and nineteen teaspoons in the street, although there should, by {Pal's} reckoning, have been a hundred and twenty. "Nobody needs to know these things," {Hero} said. "Correct," said {Pal}. "So far." It lay awake, in its way, over that spoon.
@robot.count.run1.b0_3 {Pal} counted up to six.
@robot.count.run1.b4_6 "[Seventeen puddles|Nine worried faces]," said {Pal}.
@robot.count.run1.old "That makes [seventeen|forty-four]," said {Pal}, and would not say of what.
@robot.count.run2.b0_3 Whirr! {Pal} was up to nine.
@robot.count.run2.b4_6 "That did not work [three times|twice]," said {Pal}, who had counted.
@robot.count.run2.old "Attempts, [two|three]," said {Pal}. "Successes, I have rounded up to none."
@robot.count.rescue.b4_6 "Wait," said {Pal}. "There should be one more." {Pal} counted again, beep by beep, and stopped, and pointed {hid}. There was {key}. It came out right.
@robot.count.rescue.b7_9 "Something does not add up," said {Pal}, who had been counting all along, while nobody listened. "{Key} is gone; and yet, when I turn my lamp, there is one small shadow more than there ought to be." The lamp swung round. It shone {hid}. And there was {key}, with its shadow.
@robot.count.rescue.b10 "May I say a number now?" asked {Pal}. "Please," said {Hero}. "Twelve. When {key} fell, it rolled for twelve beats. I count everything; I could not help it. At that speed, on this slope, it would have gone as far as that." {Pal's} arm unfolded, all the way, and pointed {hid}. And there it was. Nobody spoke. "I thought that nobody needed to know that," said {Pal}, in a voice gone small and rusty with joy.
@robot.count.end.b0_3 "Ten!" said {Pal}. The end!
@robot.count.end.b4_6 "One cake," said {Pal}. "No cakes," said {Pal}, a bit later.
@robot.count.end.old "{Count} friends," said {Pal}, and checked it, because it seemed a lot. It came out right.

@fairy.stuck.intro.b0_3 {Pal} was so small, and fell in things. Today it was {Hero's} cup.
@fairy.stuck.intro.b4_6 {Pal} was a fairy, not as big as a spoon. {Pthey} got stuck in things. In teapots. In keyholes. Once, for a whole day, in a trumpet.
@fairy.stuck.intro.b7_9 {Pal} did not like to be called small. "I'm far away," {pthey} said, "that's all." And off {pthey} would go to prove it, and get stuck in a keyhole. {Hero} had pulled {Pal} out of two teapots and a trumpet, and had never told.
@fairy.stuck.intro.b10 Everyone knew that {Pal} was a fairy and nobody was allowed to say that {Pal} was a small one. "I am normal-sized," {pthey} would say. "You are all very close." It was a point of honour, and it led, by way of honour, into keyholes, teapots and the thin end of a trumpet, out of which {Hero} would draw {Pal} backwards by the boots and talk about something else.
@fairy.stuck.run1.b0_3 {Pal} fell into a jug.
@fairy.stuck.run1.b4_6 "I'm fine," said {Pal}, from inside [a glove|a jug].
@fairy.stuck.run1.old "I meant to do that," said {Pal's} voice, from the bottom of [a jug|somebody's glove].
@fairy.stuck.run2.b0_3 A boot said, "Help!" It was {Pal}.
@fairy.stuck.run2.b4_6 "Still fine!" called {Pal}, out of [a boot|a button hole].
@fairy.stuck.run2.old "Perfectly all right, thank you," said [a boot|a drainpipe], in {Pal's} voice.
@fairy.stuck.rescue.b4_6 {Key} was {hid}, in a gap as thin as a biscuit. {Pal} went pink. "I might be," {pthey} said, "a bit small." In {pthey} went, and out {pthey} came with it.
@fairy.stuck.rescue.b7_9 {Key} had slid {hid}, into a crack no wider than a biscuit. No one could reach in there. No one looked at {Pal}, out of kindness. {Pthey} took a long breath. "As it happens," {pthey} said, "I'm small." It was the first time {pthey} had ever said it. Then in {pthey} went, and there was a great deal of tugging, and out it came.
@fairy.stuck.rescue.b10 {Key} had gone into a crack, {hid}, as thin as a slice of toast. Everyone had the same thought, and everyone was far too polite. They looked at the sky. They looked at their shoes. "Oh, for goodness' sake," said {Pal}. "I am small. There. I'm extremely small, and it is about time that it was good for something." Then {pthey} took off both boots, handed them to {Hero}, and went in head first, and after a great deal of bumping came out backwards with it. Nobody had to pull.
@fairy.stuck.end.b0_3 And {Pal} slept in a spoon.
@fairy.stuck.end.b4_6 {Pal} got stuck in the jam, and did not mind who saw.
@fairy.stuck.end.old {Pal} had a slice of cake as big as {pthemself}, and called it a crumb.

@alien.names.intro.b0_3 {Pal} was new here. "Hello, hat," said {Pal}, to a shoe.
@alien.names.intro.b4_6 {Pal} came from a long way up, and was still learning what things are called. A spoon was a "soup shoe". Rain was "sky soup". {Pal} liked soup.
@alien.names.intro.b7_9 {Pal} came from another planet and was learning the names of things, nearly. A cat was a "loaf with a motor". A hat was a "head lid". {Hero} had tried at first to put it right. After a while {they} had noticed that {Pal's} names were better.
@alien.names.intro.b10 {Pal} was not from here, by some forty million miles, and wanted very much to get the words right. It wrote them down in a small green book. Umbrella: "stick, angry, opens". Wind: "nobody, pushing". [{Hero} had meant to correct the book one evening and had read it from cover to cover, and had been seeing nobody, pushing, ever since.|{Hero} borrowed it to put it right, and sat up with it until two, and had never since gone out in a wind without thinking: nobody, pushing.]
@alien.names.run1.b0_3 {Pal} gave a puddle a kiss.
@alien.names.run1.b4_6 "[Sad soup|Wrong weather]," said {Pal}, and wrote it down.
@alien.names.run1.old "Is this the one you call 'fun'?" asked {Pal}, pencil ready. It was not.
@alien.names.run2.b0_3 "Big nose," said {Pal}. It was a bun.
@alien.names.run2.b4_6 "Is this a picnic?" asked {Pal}. It was not a picnic.
@alien.names.run2.old {Pal} turned to a new page and asked how to spell "oh dear".
@alien.names.rescue.b4_6 "What is the word," said {Pal}, looking {hid}, "for a thing that is lost, but I can see it?" "Found!" shouted {Hero}. It was {key}. {Pal} wrote it down, with a star.
@alien.names.rescue.b7_9 {Pal} had three eyes, and one of them never seemed to have much to do. Now it was looking {hid}. "There is a word I do not have," said {Pal}. "When a thing is gone for everyone, but not for one." {Hero} looked along the third eye. "Found," said {Hero}. "The word is found." And there was {key}.
@alien.names.rescue.b10 [{Pal} did not join in the search, since {Pal} was busy with the green book.|Everybody searched but {Pal}, who was turning over the green book.] "I am missing a word," it said. "A thing is lost. Everyone looks in the lost places. But one looks in the not-lost places, such as {hid}, and sees it sitting there, and does not wish to interrupt. What do you call that one?" [There was rather a long silence. Then {Hero} went and looked, and there was {key}.|Nobody spoke for some time. {Hero} went to see, and it was so: {key}.] ["You call that one {Pal}," said {Hero}. It was not the right word, exactly, but {Pal} wrote it down.|"There's a word," said {Hero}. "It's {Pal}." That may not be in the dictionary, but it went straight into the book.]
@alien.names.end.b0_3 {Pal} said good night to all the hats.
@alien.names.end.b4_6 "And what do you call this?" said {Pal}. It was a hug. {Pal} took two.
@alien.names.end.old {Pal} asked what you call it, when nobody wants to go home. Nobody knew. They stayed and tried to think of it.

@monster.polite.intro.b0_3 {Pal} was big, but so shy. {Pal} hid from a duck.
@monster.polite.intro.b4_6 {Pal} was a monster, with teeth like a garden fence, and was scared of ducks. Also of buttons. "After you," {pthey} said to the ducks.
@monster.polite.intro.b7_9 {Pal} was as tall as a wardrobe and twice as hairy, and tried hard never to frighten anybody. It was {Pal} who got frightened, by ducks, by buttons, by the sort of toast that jumps. When that happened {Pal} stood behind {Hero}, where about a tenth of {pthem} fitted.
@monster.polite.intro.b10 [{Pal} was a monster and felt bad about it. {Pthey} knocked before coming out from under things.|Being a monster was a thing that {Pal} regretted, and made up for with manners. Nobody was ever come out at without a knock.] {Pal} had practised a smile, with a mirror, and then a smaller smile. And all the while the truth was that large matters, storms and cliffs and so on, were nothing to {Pal}; it was ducks {pthey} could not face, or buttons, or toast that jumps. [{Hero} went into rooms first and looked for toast.|It was {Hero} who put a head round each door, and reported on the toast.]
@monster.polite.run1.b0_3 {Pal} hid from a button.
@monster.polite.run1.b4_6 {Pal} hid behind {Hero}, because of [a duck|a beetle].
@monster.polite.run1.old {Pal} would have helped at once, but there was [a duck|a button] in the way.
@monster.polite.run2.b0_3 Was it a bug? {Pal} hid.
@monster.polite.run2.b4_6 "Is it a small one?" asked {Pal}, with both eyes shut.
@monster.polite.run2.old "You go on," said {Pal}. "I think I saw a [moth|crumb] move."
@monster.polite.rescue.b4_6 {Key} was {hid}, and right in front of it sat a duck. {Pal} shook. {Pthey} shut both eyes, said, "Excuse me, please," and reached right over the duck. And {Pal} got it.
@monster.polite.rescue.b7_9 They could see {key}, {hid}. And there, beside it, sat a duck. "I'll go," said {Pal}, in a voice like a mouse in a barrel. It was nine steps. You could hear {Pal's} knees the whole way. "Good evening," said {Pal} to the duck, and picked the thing up, and came back taller than ever.
@monster.polite.rescue.b10 [Only {Pal} was big enough to reach {hid}, and everyone could see what was sitting there, beside {key}: a duck, of the ordinary kind.|No other arm would go in {hid}, and no one could miss who had got there before them, and sat by {key}: a duck, in no way unusual.] Nobody asked {Pal} to go. {Hero} only said, "It looks like a tired one." [{Pal} thought about that. {Pthey} walked over with the tread of a monster going to its doom, bent down, and spoke to the duck for some time.|It was some while before {Pal} set out, as people set out for the dentist, and knelt, and a low talk was heard.] Then {pthey} came back with {key}. "She's called Jean," {Pal} said. "She is afraid of monsters. We had a talk."
@monster.polite.end.b0_3 {Pal} gave the duck a hug.
@monster.polite.end.b4_6 And {Pal} gave the first bit of cake to the duck.
@monster.polite.end.old {Pal} did the washing up, next to a duck, and hardly shook at all.

@child.pockets.intro.b0_3 {Pal} had a big, big pocket, with a frog in it.
@child.pockets.intro.b4_6 {Pal} came too, with full pockets. There was string in there, a cork, half a biscuit, and [a plastic frog|the leg of a toy horse]. "You never know," {pthey} said.
@child.pockets.intro.b7_9 {Pal} was ready for anything. In the left pocket there was string, a cork and a bent fork; in the right one was a sort of porridge of crumbs, with a whistle in it. "What's it all for?" asked {Hero}. "I don't know yet," said {Pal}, who was only afraid of one thing, and that was being without a cork.
@child.pockets.intro.b10 {Pal} rattled. That was how you knew {pthey} {pwas} coming. The pockets held a cork, four yards of string, a bent fork, the tap from a bath, and a biscuit that had been saved so long that it had become a keepsake. "One day," {pthey} said, "you're going to need the tap from a bath." {Hero} did not think so. But it was good to have a friend who thought that well of the future.
@child.pockets.intro.b10 It took {Pal} some time to sit, because of the corners. {Pthey} went out with string, a bent fork, a cork, half of a pair of scissors and the tap from a bath, and then went back for a spare cork. "What are you expecting?" {Hero} asked. "I'm not," said {Pal}. "That's what it's for." In all these years not one thing had ever come out of those pockets and been wanted, and {ptheir} hope was as good as new.
@child.pockets.run1.b0_3 {Pal} had a cork, but it did not help.
@child.pockets.run1.b4_6 "I've got a cork," said {Pal}. It did not help.
@child.pockets.run1.old "Would a bent fork be any use?" asked {Pal}. It would not.
@child.pockets.run2.b0_3 Ribbit! {Pal} put the frog back.
@child.pockets.run2.b4_6 "I've got half a biscuit," said {Pal}. That did help, a bit.
@child.pockets.run2.old {Pal} offered round a biscuit. It was refused, gently, by everyone.
@child.pockets.rescue.b4_6 There was {key}, {hid}, just too far to reach. "String," said {Pal}. "And a bent fork." {Pthey} tied one to the other and fished and fished, with {ptheir} tongue out. Up it came.
@child.pockets.rescue.b7_9 They could see {key}, {hid}. They could not get at it; not with a hand, not with a foot, not with bad language. "Hang on," said {Pal}, and out came the string, and the bent fork, and the cork for a float. {Pal} fished for it, tongue between teeth. At the fourth try, up it swung.
@child.pockets.rescue.b10 You could just see {key}, {hid}, winking, an arm and a half away. "I need," said {Hero}, "something long, with a hook at the end." There was a pause. Then came a rattle, and it was the proudest rattle that you ever heard. String. Fork. Cork, for balance. Even the tap from a bath, for a weight. It took {Pal} four tries, lying flat, and on the fourth the fork bit, and up it came, swinging. "You never know," said {Pal}, not very steadily, "and then you do."
@child.pockets.rescue.b10 The trouble with {hid} was that it began too low for an arm and ended too far for a broom. {Key} lay in there and shone at them. No one said a word. They only, one after another, turned and looked at {Pal}, and at {Pal's} pockets; and {Pal}, who had been getting ready for this since the age of three, could not undo the button. {Hero} undid it. String, fork, tap for a sinker, cork to keep it off the ground. "Left a bit," breathed {Hero}. It bit. It came. "I've got a spare cork, too," said {Pal}, "if anybody should want one."
@child.pockets.end.b0_3 {Pal} put the moon away. Nearly!
@child.pockets.end.b4_6 {Pal} put one crumb of cake into {ptheir} pocket. You never know.
@child.pockets.end.old {Pal} wrapped up one slice and put it in the left pocket, beside the cork, for a day not yet invented.

@child.captain.intro.b0_3 {Pal} was captain. "Follow me," said {Pal}, and fell over a cat.
@child.captain.intro.b4_6 {Pal} was in charge. {Pthey} said so. "I'm the captain," {pthey} said, "and you can be the first mate, and the gate can be the crew."
@child.captain.intro.b7_9 {Pal} was captain of everything. {Pthey} had been captain of the sofa, the bus stop and, for one short and shouting day, the school. "You may be an admiral," {pthey} told {Hero}. "That's higher, but it doesn't get a whistle."
@child.captain.intro.b10 {Pal} liked there to be somebody in charge and had looked round, early in life, and seen that it would have to be {pthemself}. Everyone got a rank. {Hero} was an admiral. The postman was a bosun. There was a snail by the gate who was a colonel, for long service. The only trouble with {Pal's} orders was that {pthey} gave them; {pthey} had never yet had to take one.
@child.captain.run1.b0_3 {Pal} waved a flag.
@child.captain.run1.b4_6 "Nobody panic," cried Captain {Pal}, running in a circle.
@child.captain.run1.old "I'm taking command," said {Pal}, and then, "What do we do?"
@child.captain.run2.b0_3 "All aboard!" said {Pal}.
@child.captain.run2.b4_6 Captain {Pal} saluted, and fell over [a bucket|a rope].
@child.captain.run2.old {Pal} made [the bucket|a passing hen] a sergeant, which helped nobody.
@child.captain.rescue.b4_6 "Somebody must go and get {key}," said {Pal}. Everyone looked at the captain. "Oh," said {Pal}. "That's me." And off marched {Pal} and got it, all alone, though it was {hid}.
@child.captain.rescue.b7_9 "Send the crew!" said {Pal}. There was no crew. There was only a gap {hid}, a nasty dark one, and {key} at the end of it. {Pal} took off the captain's hat that nobody else could see, and gave it to {Hero} to hold. Then {pthey} crawled in. {Pthey} came out with cobwebs on both ears, and {key}, and did not say one word about it.
@child.captain.rescue.b10 "Right," said {Pal}. "What we need is a volunteer." It was quiet. It was especially quiet {hid}, where the dark was, and where {key} had gone. {Pal} looked round at the admiral and at the other ranks and found, with interest, that {ptheir} own hand was up. "Captains don't," said {Pal}, to nobody, "as a rule." Then {pthey} went in. When {pthey} came out again, with {key}, {pthey} handed it over and saluted first, which a captain never has to.
@child.captain.end.b0_3 "Well done, crew!" said {Pal}.
@child.captain.end.b4_6 Captain {Pal} made everyone a captain. It seemed only fair.
@child.captain.end.old {Pal} made everybody present a captain, down to the snail, and took orders until bedtime.

@adult.flask.intro.b0_3 {Pal} had hot tea in a flask, and there was some for all.
@adult.flask.intro.b4_6 {Pal} came along with a flask of tea and a bag of [cheese|egg] sandwiches. "Nobody is ever brave when they're hungry," {pthey} said.
@adult.flask.intro.b7_9 {Pal} never went anywhere without a flask. In fire, flood or the school play, there would come a small glugging sound, and someone would be holding a warm cup without quite knowing how. "All I ask," {pthey} said, "is that everyone's fed and nobody's damp."
@adult.flask.intro.b10 {Pal} carried a flask, dented on one side, and a packet of sandwiches for a number of people that nobody had met yet. "There's very little that's not worse on an empty stomach," {pthey} said. This was all the advice {pthey} ever gave. {Hero} had worked out that if you took the cup and just kept quiet, {Pal} would sit there too, for as long as it took, and look at the view.
@adult.flask.run1.b0_3 {Pal} spilled some tea.
@adult.flask.run1.b4_6 {Pal} held out a cup. It was not the moment.
@adult.flask.run1.old "Sandwich?" said {Pal}, choosing, as ever, the exact wrong moment.
@adult.flask.run2.b0_3 Who lost the lid? {Pal} did.
@adult.flask.run2.b4_6 {Pal} tipped up the flask, and missed.
@adult.flask.run2.old There was a glugging sound from {Pal}, and {Hero} found something warm in one hand.
@adult.flask.rescue.b4_6 {Key} was stuck fast, {hid}. They pulled and they tugged. "Tea?" said {Pal}. "Not now!" said everyone. But {Pal} poured the last hot drops right on it. Creak, plop! Out it came.
@adult.flask.rescue.b7_9 {Key} had wedged {hid}, tight as a tooth. They pulled. It only sat tighter. "Tea," said {Pal}. "Oh, please, not now," said {Hero}. "It isn't for you," said {Pal}, and tipped up the flask, and poured out the whole hot lot, where it would do most good. There was a creak. It came loose as sweetly as a cork.
@adult.flask.rescue.b10 {Key} was jammed {hid}, so hard that two people pulling could only make it squeak. Behind them someone unscrewed a lid. "If you pour me a cup of tea now," said {Hero}, without turning round, "I might cry." "Then I won't," said {Pal}. {Pthey} knelt down, old coat and all, and let the whole flask go, slow and scalding, round the edges of the thing. It took the last drop. Something sighed. And {Pal} lifted it out between finger and thumb, and dried it on {ptheir} sleeve.
@adult.flask.end.b0_3 A hot cup each, from {Pal}.
@adult.flask.end.b4_6 {Pal} poured the tea. This time, it was the moment.
@adult.flask.end.old {Pal} poured, and for once, for the first time on record, the moment was exactly right.

@adult.glasses.intro.b0_3 {Pal} could not find {ptheir} glasses. They were on {ptheir} head.
@adult.glasses.intro.b4_6 {Pal} came too, looking for {ptheir} glasses. They were on {ptheir} head. They were always on {ptheir} head. "Who put those there?" {pthey} said.
@adult.glasses.intro.b7_9 {Pal} had lost {ptheir} glasses. {Pthey} had been losing them since before {Hero} knew {pthem}: in the fridge, in the piano, and most days on {ptheir} own head. "I had them a minute ago," {Pal} would say, walking slowly into something.
@adult.glasses.intro.b10 {Pal} wanted no more than a quiet afternoon with a newspaper, and had never had one, on account of the glasses. They had been found in the fridge. They had been found in a trout. Mostly they were found on {Pal's} head, by {Hero}, who had learnt to wait a while before saying so, because {Pal} told the best stories while {pthey} {pwas} looking.
@adult.glasses.run1.b0_3 {Pal} bumped into a post.
@adult.glasses.run1.b4_6 "Has anyone seen my glasses?" said {Pal}, and bowed to a lamp post.
@adult.glasses.run1.old {Pal}, without {ptheir} glasses, said a warm good evening to [a hat stand|a lamp post].
@adult.glasses.run2.b0_3 {Pal} looked in a hat. Not there.
@adult.glasses.run2.b4_6 {Pal} patted every pocket, and some that were other people's.
@adult.glasses.run2.old {Pal} was by now looking for {ptheir} glasses with great care, in a hedge.
@adult.glasses.rescue.b4_6 {Pal} had not heard a word. {Pthey} {pwas} on {ptheir} knees {hid}, hunting for {ptheir} glasses. "Not here," {pthey} said. "There's only this." And {pthey} held up {key}.
@adult.glasses.rescue.b7_9 Everyone stood still and tried to think. Only {Pal} was crawling about {hid}, patting the floor. "It's no good," {pthey} said. "I've looked everywhere. They're not here, there's nothing here at all but this." And {pthey} held it up, the wrong way round, and squinted. It was {key}.
@adult.glasses.rescue.b10 Nobody had thought to tell {Pal}, and {pthey} had gone on with {ptheir} own affairs, which had brought {pthem} by slow stages {hid}. No one alive had such practice in looking for things. {Pthey} patted, {pthey} muttered, {pthey} went round each corner twice. "Not a sign of them," {pthey} called. "Somebody's dropped this, though. Is it anything?" It was {key}. {Hero} took it in both hands. Then {they} reached up and, as gently as {they} could, slid the glasses down from {Pal's} hair to {Pal's} nose.
@adult.glasses.end.b0_3 {Pal} had them on! Look!
@adult.glasses.end.b4_6 "Lovely," said {Pal}. "I only wish I had my glasses." You know where they were.
@adult.glasses.end.old "I can see it all from here," said {Pal}, and for once {pthey} could, for somebody had tied the glasses on.

@other.hum.intro.b0_3 {Pal} hummed all day long. Hum, hum! It was like a bee in a box.
@other.hum.intro.b4_6 {Pal} came too. {Pal} hummed. {Pal} hummed on the way up the hill and louder on the way down, and never quite knew it.
@other.hum.intro.b7_9 {Pal} hummed. It was not a tune, it was more the sound a kettle makes when it's thinking of something nice. {Pal} hummed in bed, in the bath and at the quiet bit in other people's stories, and always with the same look of surprise when it was mentioned.
@other.hum.intro.b10 Wherever {Hero} went {Pal} went too, for company, and where {Pal} went there was a hum. It was low and warm and it had no tune to speak of. {Pal} had been asked to leave two libraries. The odd thing was that you only truly heard it when it stopped; then the whole day seemed to have a hole in it.
@other.hum.intro.b10 {Pal} came along, and so did the hum. There were people who thought it was the pipes. It had been looked for under floors by a man with a torch, while {Pal} stood and held the torch and, out of interest, hummed. {Hero} could tell by it what sort of day it was. There was a low one for soup and a high one for worry; there was one, with a kind of wobble, that only meant {Pal} was glad you had come back in the room.
@other.hum.run1.b0_3 {Pal} hummed at a duck.
@other.hum.run1.b4_6 {Pal} hummed, and somebody said "Shh!"
@other.hum.run1.old {Pal} hummed a bit, to cheer people up, and was looked at.
@other.hum.run2.b0_3 Hush now, {Pal}.
@other.hum.run2.b4_6 {Pal} tried not to hum. It came out of {ptheir} ears.
@other.hum.run2.old {Pal} was trying so hard not to hum that {pthey} shook like a lid.
@other.hum.rescue.b4_6 {Pal} was so worried that {pthey} hummed out loud. And something hummed back, from {hid}, very thin and clear. It was {key}, ringing like a glass. {Pal} hummed them all the way to it.
@other.hum.rescue.b7_9 In the quiet, {Pal} began to hum. "Shh," said somebody. "No, don't stop!" said {Hero}. For when {Pal} hummed, a thin small ringing came back from {hid}, as a glass rings when you sing to it. Warmer, colder, warmer, {Pal} hummed them across the floor, until {Hero} bent down and picked up {key}.
@other.hum.rescue.b10 {Pal} had been told so often to hush that {pthey} had, at last, hushed; and the whole place had gone flat and grey with it. "Hum," said {Hero}. "Please. I think better in it." So {Pal} hummed, low and warm, and they all heard the answer. Something was ringing with it, {hid}, the way a glass on a shelf will ring to one note and no other. {Pal} walked and hummed and {Hero} walked and listened, and there, singing to itself in the dust, was {key}.
@other.hum.rescue.b10 {Pal} had been walking up and down, for worry, and hum had been coming out, the high one. "Could you possibly not?" somebody said. {Hero} put up a hand. "Do that again, there. The same, and go slowly." {Pal} went slowly, pink to the ears. It was only in one place, {hid}, that there was a shiver in the air, like a spoon against a cup a long way off. A thing was humming back. "It likes you," said {Hero}, lying down to reach; and out, still faintly singing, came {key}.
@other.hum.end.b0_3 And they all sang with {Pal}.
@other.hum.end.b4_6 {Pal} hummed all the way home, and nobody said "Shh".
@other.hum.end.old {Pal} hummed, and bit by bit, without meaning to, everyone else did too.
`
