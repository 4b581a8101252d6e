// The last train of the year stands still in the snow, because of something very small on the line.
import type { PackSource } from '../pack.ts'

export const train: PackSource = {
  id: 'train',
  skeleton: 'journey-and-return',
  genres: ['adventure', 'animal', 'friendship', 'comedy', 'sci-fi'],
  tags: 'train railway station snow winter mountain travel journey north forest',
  peril: 1,
  touches: 'snow cold train dark',
  ways: ['build', 'move', 'tend'],
  figure: { name: 'Mr. Bolsover', type: 'man', pronoun: 'he', want: 'to be on time once', habit: 'looks at his watch' },
  target: 'it',
  names: ['Great', 'Mr. Bolsover', 'Bolsover', 'Upper Nod'],
  nouns: {
    home: 'Upper Nod',
    quest: 'silver bell',
    key: 'the guard’s green flag',
    hid: 'under the coal truck',
    mistake: 'pulled the red handle, only to see what it did',
    scary: 'the long black tunnel',
    wait: 'until the last small foot was over',
    crowd: 'the people in the carriages',
    small: 'the girl in seat nine',
    says: 'They go in a line because they can’t see. So somebody has to be first.',
  },
  swappable: true,
  refrain: {
    base: 'Clickety-clack, said the wheels. And then they took it back.',
    turned: 'Clickety-clack, said the wheels. And they never took it back.',
  },
  titles: [
    '{Hero} and the Train That Would Not Go',
    'A Hundred Hedgehogs',
    'The Last Train to {home}',
    'Who Is on the Line?',
    'Mr. Bolsover Is Late',
  ],
  blurb:
    'The {quest} must be home by dark. But the train has stopped, the snow is falling, and right across the line, one behind the other, come a hundred hedgehogs in no hurry at all. And nobody to lead them, unless it is {Hero}.',
  stage: `
    home: station morning snow wide | stand happy | clock | bird-on-head
    hobby: station morning snow medium | stand proud | |
    want: station morning snow close | hold excited | box ticket |
    friend: train day snow medium | talk happy | clock teapot | cat-asleep
    turn: train dusk snow wide | look surprised | lantern | |
    trouble: snow-field dusk snow wide | look-down funny | hedgehog lantern | snail-passing | snowy
    flaw: train dusk snow close | think thoughtful | | odd-socks
    stakes: train dusk snow medium | look worried | box clock | |
    try1: snow-field dusk snow medium | shout brave | bell lantern | | snowy
    fail1: snow-field dusk snow close | look-down sad | hedgehog | | snowy
    try2: snow-field night snow medium | carry brave | bucket hedgehog | | snowy
    fail2: snow-field night snow wide | run surprised | hedgehog bucket | hat-blown-off | snowy
    clue: snow-field night snow close | look curious | footprints hedgehog | | snowy
    try3: snow-field night snow medium | dig excited | shovel | | snowy
    fail3: snow-field night snow wide | stand sad | shovel | | snowy
    low: train night snow close | sit sad | box lantern | moth-round-lamp
    insight: train night snow close | think hopeful | lantern | |
    means: snow-field night snow wide | build brave | lantern hedgehog | | snowy
    snag: snow-field night wind medium | look surprised | flag | hat-blown-off | snowy
    rescue: snow-field night wind close | reach hopeful | flag | | snowy
    choice: snow-field night clear medium | give thoughtful | lantern | | snowy
    climax: snow-field night stars wide | wave wonder | flag lantern | | snowy
    resolution: train night stars wide | cheer joy | bell lantern | |
    close: station night stars wide | hug happy | box cake hedgehog | small-copy-of-hero
  `,
  b0_3: `
@home {Hero} got on the train to go home to {home}.
@want {Hero} had a box for {event}. {why}
@friend Mr. Bolsover had a flag and a big round watch.
@turn Puff, puff, stop! {refrain} Who was there?
@trouble It was a hedgehog, and one more, and one more. {run1}
@stakes "We must get home," said {Hero}, and held the box.
@try1 {Hero} rang the bell. Ding, ding! And all of them...
@fail1 They all rolled up. Now they were balls! {refrain}
@try2 {Hero} put them in a bucket, one by one...
@fail2 And out they came, one by one by one.
@clue {Spotter} saw them hold on, nose to tail. Who was first?
@try3 {Hero} dug a way for them in the snow. {run2}
@fail3 But the snow came down and filled it up. {refrain}
@low {Hero} sat in the cold train with the box. {run3}
@insight.build "Boxes and planks," said {Hero}. Could it be a bridge?
@insight.move {Hero} took one step, and the first one took a step. What if...?
@insight.tend "What do you need?" said {Hero}. Did they want a light?
@means.build {Hero} made a bridge with a roof. Trip, trip, trip!
@means.move {Hero} went slow, slow, and they all came behind.
@means.tend {Hero} put a lamp in the snow, and they came to be warm.
@snag They were all over! Wave the green flag! Oh no, where was it...?
@rescue The girl in seat nine had it. Well done!
@climax {Hero} waved the flag, up and down. Toot!
@resolution {Hero} and the train went home. {turned}
@close {Hero} gave them the box. {toast} {ends}
`,
  b4_6: `
@home {Hero} was going home to {home}, by the last train of the day. The snow came down as big as [feathers|buttons].
@want On {Hero's} knees there was a box, and in the box was the {quest}, for {event}. {They} had not to drop it or shake it. {why}
@friend "We shall be on time," said Mr. Bolsover, the guard. He had a green flag, and a watch like a pie. He had been late every day for [thirty|forty] years.
@turn Deep in the wood the train gave a cough. It slowed down. It stopped. {refrain} And who had a lantern, out there in the snow? Nobody. So what was that...?
@trouble It was a hedgehog. It was walking across the line. Behind it was another, and one behind that, nose to tail, as far as you could see. {run1}
@stakes "We cannot run over them," said Mr. Bolsover. "And I can't be late." It was getting dark. In {home} they would be lighting the lamps, and there was no {quest}. What now?
@try1 "I'll ring the bell," said {Hero}, "and they'll run away." {They} rang it as loud as it went. Ding, ding, ding! And every single hedgehog...
@fail1 ...rolled up. That's what they do. Now there were a hundred prickly balls on the line, all snoring. {refrain}
@try2 "Then we'll carry them." {Hero} fetched the coal bucket and two gloves. One hedgehog. Ow. Two hedgehogs. Ow. {They} put down the full bucket, and turned round...
@fail2 They had climbed out, and gone back to the end of the line.
@clue {Spotter} held the lantern low. The one in front was very old and very small. It put out a foot, and felt the rail, and drew it back. Was it stuck?
@try3 "I'll dig them a path," said {Hero}. {They} dug and dug till {their} hat steamed. It was a good path, right under the train. {run2}
@fail3 Then the wind blew, and the snow slid in, and there was no path. There was not even a shovel. {refrain}
@low {Hero} sat in the cold carriage with the box in {their} arms. {They} could not feel {their} feet. "They'll be waiting," {they} said to the {kit}. Nobody knew what to say. {run3}
@insight.build {Hero} looked up. There were planks in the rack, and trays, and twelve big books. "{Rule,}" {they} said. It was only one step that was too high! What if there was no step?
@insight.move {Hero} stamped, to get warm. Out there in the snow the old hedgehog lifted one foot, and put it down. {Hero} stamped again. "{Rule}" It was waiting for somebody! But for whom?
@insight.tend They had rung at them, and dug, and put them in a bucket. "{Rule,}" said {Hero}. {They} lay down in the snow, nose to nose. The old one was blinking. Did it need to see?
@means.build All the people handed things out. {Hero} {method}: a bridge of trays and planks and books, up one side and down the other. Up, over and down went the old one.
@means.move {Hero} got down low in front. {They} {method}. One small step. One small step. Nose to tail, across the line they came behind {them}, like beads on a string.
@means.tend {Hero} {method}. Then {they} put the lantern down on the far side, and all the people brought theirs. It was as warm as toast. And the old one put its nose up, and came.
@snag A hundred hedgehogs, and not one left behind! "Right away!" cried Mr. Bolsover. But he cannot start the train without his flag. He felt in his coat. The wind had been there first, and...
@rescue "I saw it go," said the girl in seat nine. She had a cold, and nobody had talked to her all day. She crept in {hid}, and she came out black as a boot, with {key}.
@climax Mr. Bolsover gave it to {Hero}. "You do it," he said. {Hero} held it high, and brought it down. Toot! In all the windows people cheered. On the bank sat a hundred hedgehogs, and the old one raised a paw.
@resolution Through the tunnel they went, and over the bridge, with snow flying. And at the end of the line were all the lamps of {home}. {turned}
@close "We're late," said Mr. Bolsover, and for once he didn't mind. Out of the box came the {quest}. {toast} {ends} And under a seat somebody small was snoring.
`,
  b7_9: `
@home The last train to {home} has two carriages and a stove. {Hero} took a seat by the window, as you must when it is snowing, so as to see nothing go by.
@want On {Hero's} knees lay a box, and in the box, in a great deal of tissue, was the {quest}. It was for {event}. {why} "Don't drop it, don't shake it, don't be late," they had said, and {Hero} had promised all three.
@friend "Late?" said Mr. Bolsover, the guard. He had a green flag, and a watch as big as a pie. "Not tonight." He had been late each night for forty years. It was leaves, or it was cows; once it had been a wedding. But he always hoped, and {Hero} liked him for it.
@turn Somewhere in the deep part of the woods the engine sneezed. The lamps went yellow. They rolled more and more softly, and stopped, and there was so much quiet that you could hear the snow. {refrain} What was that, out there on the line...?
@trouble It was a hedgehog. It was crossing. Behind came a second one, with its nose to the first one's tail, and behind that a third; {Hero} lifted the lantern and there were hedgehogs back as far as the trees. {run1} "Ah," said Mr. Bolsover, very low. "We've not had that before."
@stakes You can't drive over a hedgehog. You can't reverse, either, on the last train. "It's a quarter to five," said Mr. Bolsover, who seemed to have got smaller. Up in {home} they'd be out on the platform soon with their lamps. "And I've got the {quest}," {Hero} said.
@try1 "We only have to frighten them off," said {Hero}. The bell was brass and had not been rung since the old king. {They} took the rope in both hands, and let them have it, till the icicles dropped off the roof. And every hedgehog there, from the first to the last...
@fail1 ...rolled up. It's all they know, but they know it thoroughly. What had been a line of hedgehogs was now a hundred prickly balls, and a small sound like sawing. They'd used the time to go to sleep. {refrain}
@try2 "Gloves," said {Hero}. They would simply be carried. It needed the coal bucket, and a hard heart, and it took an hour, with somebody saying "ow" at each of them; and then {they} set the last one down on the other side, straightened {their} back, and turned round...
@fail2 There was nobody on the other side. They had uncurled, one after the other, in the order in which they were put, and gone back over the snow to where they'd been. It was a queue. They were not going to lose their places.
@clue {Spotter} was the one who walked up to the front of it with a light. The leader was old, hardly bigger than a pear. It put a foot up to the cold steel rail, and felt along it, and took the foot away. It did that again. Was it stuck? Or was it waiting for something?
@try3 "A path!" said {Hero}. "Right under the rails." {They} dug like a dog. People came out to hold lamps and give advice. {run2} It was the neatest little tunnel, with smooth sides and a bend in it, and it wanted just one more shovelful.
@fail3 The wind had been looking on. It leaned on the drift, no more than that; and there was no path, and there was no shovel either. {refrain}
@low They all got back in, since the stove was there. {Hero} put {their} arms round the box. {They} hadn't dropped it, and {they} hadn't shaken it. "They'll think that I forgot them," {they} told the {kit}, and looked hard out of the window, where there was nothing to see. {run3}
@insight.build {Hero} put back {their} head so as not to cry, and so found {themself} looking at the luggage rack. Planks. Trays. A set of books called Great Walks. "{Rule,}" {they} said, not thinking. It was only that the rail was too tall, wasn't it, for somebody the height of a pear?
@insight.move {Hero} stamped {their} feet. It was for the cold. But through the window {they} saw the old hedgehog lift one of its own and put it down. {They} stamped again; so did it. "{Rule,}" {they} breathed. It couldn't see the way. What it wanted was to feel somebody go first.
@insight.tend They had rung a bell at it. They'd had it in a bucket. "{Rule}" It was {their} own rule; how had {they} forgotten? {Hero} went out, and lay down full length in the snow, and they looked at each other, nose to nose. Its eyes were as pale as milk. Who leads, if the leader can't see?
@means.build Everyone handed things down. {Hero} {method}: trays for a ramp, planks for a deck, and all of Great Walks, volumes one to twelve, for steps. Last, {they} laid on straw from the guard's van. The old one smelled it from end to end. Then it went up, and over, and down; and a hundred noses followed.
@means.move {Hero} got right down, knees and elbows, an inch in front of that old nose. {They} {method}. A hand up on the rail, and wait. A knee over, and wait. {They} felt a breath on {their} heel. Like that, with a hundred hedgehogs behind {them}, nose to tail, {Hero} crossed the line.
@means.tend {Hero} {method}. It was warm, that was what did it. When {they} drew the lantern off, an inch, the old face turned to it and came an inch. "More lamps!" called {Hero}. They brought all they had, and set them out over the rails like a street; and up it, from glow to glow, came a hundred hedgehogs, not hurrying.
@snag "That's the last!" sang out Mr. Bolsover. "All aboard! I just wave my flag, and we..." He felt under his arm. He felt in his coat. No train may go without the flag, it's a law; and the wind had had it, some time ago, by the look of things, and...
@rescue "It blew by my window," said the girl in seat nine, who had a cold, and had been reading the same page since noon, in hopes that someone would ask her what it was. She slid in {hid} on her back. She came out coal from head to foot, sneezed, and held up {key}.
@climax "You," said Mr. Bolsover, and gave it to {Hero}. {They} stood on the step with the whole sky full of stars. Up went the flag. Down it came. The engine drew a breath, the couplings went clank, clank, clank, away to the end; and all along the bank there were a hundred small faces, and one old one, held up toward the warmth as it went by.
@resolution They took the tunnel at a gallop. They came out at the top with sparks flying; and there was {home}, and there was every lamp in {home}, and under each of them somebody jumping up and down to keep warm. {turned}
@close "Four hours late," Mr. Bolsover told them proudly. "Hedgehogs." It was the best he'd ever had. Out of the box came the {quest}, not dropped, not shaken. {toast} {ends} It was a while till they thought of looking under seat nine, where someone about as large as a pear was fast asleep, at the front of a queue of one.
`,
}
