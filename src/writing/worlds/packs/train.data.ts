// The last train of the year stands still in the snow, because of something very small on the line.
import type { PackSource } from '../pack.ts'

export const train: PackSource = {
  id: 'train',
  skeleton: 'journey-and-return',
  genres: ['adventure', 'animal', 'friendship', 'comedy', 'sci-fi'],
  tags: 'train railway station snow winter mountain travel journey north forest',
  peril: 1,
  touches: 'snow cold train dark',
  carries: ['tender', 'brave', 'sad'],
  ways: ['build', 'move', 'tend'],
  figure: {
    name: 'Mr. Bolsover',
    type: 'man',
    pronoun: 'he',
    age: 62,
    looks: 'deep brown skin, short grey hair, navy cardigan, navy trousers, hat',
    want: 'to be on time once',
    habit: 'looks at his watch',
  },
  target: 'it',
  people: { 'girl from seat nine': 'girl' },
  extras: `
    resolution: crowd
    close: crowd
    home: man
    try1: hedgehogs
    fail1: hedgehogs
    fail2: hedgehogs
    means: hedgehogs
  `,
  names: [
    'Great',
    'Mr. Bolsover',
    'Bolsover',
    'Upper Nod',
    'Walks',
    'Heat',
    'Hens',
    'Hebrides',
    'Hedgehog',
    'Hedgehogs',
    'Hills',
    'Lakes',
    'Volume',
    'Shoo',
  ],
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
  small: {
    base: 'Did the wheels go clickety-clack? No, they did not.',
    turned: 'Did the wheels go clickety-clack? Yes, yes, yes!',
  },
  titles: [
    '{Hero} and the Train That Would Not Go',
    '<lap:Three|A Hundred> Hedgehogs',
    'The Last Train Home',
    'Who Is on the Line?',
    '<grave:The Quiet Train to Upper Nod|Four Hours Late, by Hedgehog>',
  ],
  blurb:
    '<lap:It is nearly bedtime|The {quest} must be home by dark>. But the train has stopped, the snow is falling, and right across the line, one behind the other, <lap:sit three|come a hundred> hedgehogs in no hurry at all. Now what, {Hero}?',
  stage: `
    home: train dusk snow medium | sit happy | train-seat | mouse-watching
    hobby: train dusk snow medium | stand proud | |
    want: train dusk snow medium | hold excited | tied-box |
    friend: train dusk snow medium | talk happy | |
    turn: snow-field night snow medium | look surprised | carriage-window | |
    trouble: snow-field night snow medium | look-down funny | hog-line lantern | | snowy
    flaw: train night snow close | stand thoughtful | |
    stakes: train night snow medium | look worried | tied-box | |
    try1: snow-field night snow medium | shout brave | engine-bell | | snowy
    fail1: snow-field night snow medium | look-down sad | hog-balls | | snowy
    try2: snow-field night snow medium | carry brave | hedgehog bucket | | snowy
    fail2: snow-field night snow medium | look surprised | tipped-bucket | | snowy
    clue: snow-field night snow medium | kneel curious | old-hog lantern | | snowy
    try3: snow-field night snow medium | dig excited | snow-hole lantern | | snowy
    fail3: snow-field night wind medium | look-down sad | snow-slide lantern | | snowy
    low: train night snow medium | sit sad | tied-box lantern | |
    insight: train night snow medium | think hopeful | | |
    means: snow-field night snow wide | stand brave | lantern | | snowy
    snag: snow-field night wind wide | look-down surprised | snow-train | | snowy
    rescue: snow-field night wind close | reach hopeful | green-flag | | snowy
    choice: snow-field night clear medium | stand thoughtful | lantern | | snowy
    climax: snow-field night stars wide | wave wonder | cheer-train | | snowy
    resolution: station night stars behind | cheer joy | lantern | |
    close: station night stars medium | hug happy | gift box hedgehog bench | small-copy-of-hero
  `,
  deeds: `
    home: hero on train-seat; hero sit happy; no green-flag; no bench
    want: hero on train-seat holding tied-box; hero sit excited; no gift; no box
    friend: figure gives ticket to hero
    friend[watch]: figure lifts clock
    turn: hero in carriage-window; hero look-down surprised; no lantern; no hedgehog; others
    trouble: hero touches hog-line; hero reach surprised; no hedgehog; no footprints; others
    stakes: hero on train-seat holding tied-box; hero sit worried; figure talk sad; no box; no bench; no flag; others
    try1: hero touches engine-bell; hero reach brave; no bell; no bucket; others hedgehogs
    fail1: hero touches hog-balls; hero reach surprised; no hedgehog; no bell; no box; no ball; others
    try2: hero touches hog-bucket; hero reach brave; no hedgehog; no bucket; no mitten; no shovel; others
    fail2: hero touches tipped-bucket; hero reach surprised; no hedgehog; no bucket; no leaf; no mitten; no footprints; others
    clue: hero touches old-hog; hero reach curious; no hedgehog; no bucket; others
    try3: hero touches snow-hole; hero reach excited; no shovel; no bucket; others
    fail3: hero touches snow-slide; hero reach sad; no shovel; no hedgehog; others
    low: hero on train-seat holding tied-box; hero sit sad; no gift; no box; others
    insight: no gift
    insight.build: hero touches rack-books; hero reach hopeful; no box; no book; no bench; others
    insight.move: hero dance; with train-seat; no box; others
    insight.tend: hero touches old-hog; hero reach hopeful; with lantern; no bench; no box; no hedgehog; others; at snow-field
    means: no green-flag
    means.build: hero touches book-bridge; hero reach happy; no hedgehog; no book; no green-flag; others crowd
    means.move: hero crawl brave; with hog-line; no hedgehog; no green-flag; others
    means.tend: hero touches lamp-line; hero reach hopeful; no lantern; no hedgehog; no green-flag; others
    snag: figure shrug worried; no green-flag; no shovel; no bucket; others
    rescue: friend gives green-flag to hero
    rescue[seat nine]: hero lifts green-flag; hero hold happy; others girl
    choice: no green-flag
    climax: hero lifts green-flag; with cheer-train; no hedgehog; others hedgehogs
    resolution: hero cheer; no hedgehog
    close: hero opens box; with gift; hedgehog under bench; others crowd
  `,
  lapStage: `
    home: station dusk snow wide | wave happy | ticket |
    want: train dusk snow medium | sit excited | lantern |
    turn: snow-field dusk snow wide | look surprised | lantern |
    trouble: snow-field dusk snow medium | look-down funny | hedgehog lantern |
    stakes: snow-field dusk snow close | kneel worried | hedgehog lantern |
    try1: snow-field dusk snow medium | hold brave | bell hedgehog |
    fail1: snow-field dusk snow close | look-down surprised | hedgehog bell |
    try2: snow-field dusk snow medium | hold brave | whistle hedgehog |
    fail2: snow-field night snow close | look-down surprised | hedgehog whistle |
    try3: snow-field night snow medium | push brave | hedgehog lantern |
    fail3: snow-field night snow close | hold sad | hedgehog mitten |
    hobby: snow-field night snow medium | stand happy | |
    flaw: snow-field night snow close | think thoughtful | |
    low: snow-field night snow wide | sit sad | lantern |
    clue: snow-field night clear close | look-down curious | hedgehog |
    insight: snow-field night clear close | whisper hopeful | hedgehog |
    means: snow-field night clear medium | lie calm | hedgehog |
    snag: snow-field night clear medium | kneel worried | hedgehog footprints |
    rescue: snow-field night clear close | kneel happy | hedgehog |
    choice: train night clear close | kneel thoughtful | mouse |
    climax: train night stars wide | wave wonder | green-flag lantern |
    resolution: train night stars wide | cheer joy | lantern |
    close: bedroom night stars medium | lie calm | bed pillow |
  `,
  lapDeeds: `
    home: hero lifts ticket
    want: hero on train-seat; hero sit excited; no green-flag
    turn: hero lifts lantern; with snow-train; no ticket
    stakes: hero touches three-hogs; no hedgehog; others
    try1: hero lifts bell
    try2: hero blows whistle; no bell
    try3: hero touches hedgehog; no bell
    fail3: mitten on hedgehog
    clue: hero touches hedgehog; no bell
    rescue: hero touches hedgehog; mitten on hedgehog
    climax: hero lifts green-flag
    resolution: with cheer-train; no green-flag; hero wave; at snow-field
    friend: figure gives ticket to hero
    friend[flag]: hero lifts green-flag
    trouble: hero touches three-hogs; no hedgehog; others
    fail1: hero touches hedgehog; no bell
    fail2: hero touches hedgehog; no whistle
    means: hero touches hedgehog
    means.build: hero touches book-steps; hedgehog on book-steps
    snag: hero touches hedgehog
  `,
  b0_3: `
@home {Hero} and the {kit} got on the train. It was snowing. It was time to go home.
@home Chuff, chuff! Here came the night train. Up got {Hero}, with the {kit}. Down came the snow.
@home It was a cold, white night. {Hero} sat in the warm train and held the {kit}.
@friend "One ticket for you," said Mr. Bolsover the guard. "One for the {kit}." Snip, snip!
@friend Mr. Bolsover had a big hat and a green flag. He let {Hero} wave the flag.
@friend "All aboard!" said Mr. Bolsover, and he gave {Hero} a wink.
@want {why} {Hero} had to be home for <bedtime:a story|{event}>. Would the train be on time?
@want {why} "Home, for <bedtime:bed|{event}>," said {Hero}. Round went the wheels. Why did they stop?
@want {why} {Hero} had to get home, for <bedtime:a story|{event}>. Who was on the line?
@turn Bump! The train stood still. {Hero} looked out. {refrain}
@turn "Oh!" said {Hero}. The train had stopped, in the snow. {refrain}
@turn The train went slow, and slower, and stop. Why, {Hero}? {refrain}
@trouble {run1} Three hedgehogs sat on the line, all in a row. Would they get up, {Hero}?
@trouble {run1} A big, a not so big and a tiny hedgehog sat on the line. Would they move, {Hero}?
@trouble {run1} {Hero} saw three black noses, on the line. They were hedgehogs! Now what?
@stakes "Please may we go by?" said {Hero}. The hedgehogs just sat there.
@stakes "Good evening," said {Hero}. "We have to get home." Not one hedgehog moved.
@stakes The hedgehogs looked at {Hero}. {Hero} looked at the hedgehogs. The snow came down.
@try1 {Hero} took the bell. It was a loud bell. Ding, dong, ding, and...
@try1 What would make a hedgehog hop? {Hero} rang the train's big bell, and...
@try1 "I will ring the bell for them," said {Hero}. Ding-a-ling-a-ling, and...
@fail1 The big one rolled up tight, just like a bun. {refrain}
@fail1 Pop! The big hedgehog was a ball. {refrain}
@fail1 Where was its nose? The big one had put it away. {refrain}
@try2 {Hero} took the whistle, and blew. Toot, toot, toot! Would they go now?
@try2 Here was the guard's whistle. {Hero} puffed out both cheeks. Toot! Did they hop?
@try2 "Hop, hop!" said {Hero}, and blew and blew on the whistle. Did they like it?
@fail2 The middle one rolled up tight, too. {refrain}
@fail2 Now there were two balls in the snow. {refrain}
@fail2 The middle one hid its nose and all its toes. {refrain}
@try3 {Hero} put on a mitten, and gave a push. Just one little, little push...
@try3 "Off you roll," said {Hero}, and pushed with one warm mitten. Gently... gently...
@try3 {Hero} got down low, mittens and all, to push. One... two...
@fail3 Ouch! And the tiny one rolled up, as well. {refrain}
@fail3 "Ow, ow, ow!" Now there were three balls. {refrain}
@fail3 Prick! The mitten was stuck on the tiny one. {refrain}
@low It was late. {Hero} sat down in the snow. {run3}
@low Nobody rang, and nobody blew. {Hero} sat down by the line. {run3}
@low The night was very still. {Hero} sat on the step. {run3}
@clue It was so still! {Went}, went the {kit}, very low. Out came one nose, to see.
@clue {Went}, went the {kit}, as soft as snow. <pal:{Pal} saw it first. >Out came a tiny nose.
@clue {Went}, went the {kit}, very softly. One eye opened. It looked at {Hero}.
@insight "Oh!" said {Hero}, very softly. They did not like it loud. What if it was all hush...?
@insight No bell. No toot. No push. {Hero} put one finger up. Shh...
@insight {Hero} liked it soft, too, when it was bedtime. Did a hedgehog...?
@means Shh! {Went}, went the {kit}, over the line, so softly. And who came along behind?
@means "Shh," said {Hero} to the train. {Went}, went the {kit}, on the far side. "Come and see."
@means Tip, tip, over the line went {Hero}. {Went}, went the {kit}, just for them. Hush, said the snow.
@means.build {Went}, went the {kit}. {Hero} made the hedgehogs a small bridge. Nobody heard a thing. Shh!
@means.build "Shh," said {Hero}. {Went}, went the {kit}, as soft as snow. It was a bridge for hedgehogs, down off the line.
@means.build {Went}, went the {kit}. It was a stair for hedgehogs, as soft as snow: one, two, three.
@snag Tip, tip, went the big one, over the line. Tip, tip, went the middle one. And the tiny one...?
@snag The big one got up and went. The middle one got up and went. But the tiny one, oh no...?
@snag One hedgehog went by, and two hedgehogs went by. Where was number three...?
@rescue Tip, tip, tip! There it went, last of all, with {Hero's} mitten on its back.
@rescue Here it came, as slow as slow. It had {Hero's} mitten on, for a hat!
@rescue There! It had {Hero's} mitten on, and off it went, tip, tip, tip.
@choice.patience Last over the line came the mouse, one toe, and one toe. {Hero} did not say now. {Hero} waited, and waited.
@choice.patience Last came the mouse. {Hero} counted for it, and did not skip. One... and two... and three!
@choice.patience Last of all came the mouse, as slow as slow. {Hero} blew on a hot bun, and waited.
@climax Up went the green flag. {Hero} whispered it: "Go!" And the train went, very softly.
@climax "Now, train," said {Hero}, as soft as the snow. Chuff... chuff... chuff!
@climax {Hero} waved the flag. The wheels went slow, and not so slow, and fast!
@resolution "Good night, hedgehogs!" They were three small dots in the snow. {turned}
@resolution {Hero} waved, and a mitten waved back. {turned}
@resolution Home went the train, under the stars, and home went {Hero}. {turned}
@close {toast} {Hero} was in bed. Night-night, train and hedgehogs. {ends}
@close {toast} Into bed went {Hero}, rolled up like a hedgehog. {ends}
@close {toast} Tip, tip, tip, into bed. Night-night, little hedgehogs. {ends}
`,
  b4_6: `
@home {Hero} was going home to {home}, by the last train of the day. The snow came down as big as [feathers|buttons].
@home There was just one more train that day, and it went up the hill to {home}. {Hero} got a seat by the stove. Outside it was snowing, all thick and slow, [like feathers|like a pillow with a hole].
@home The last train, with {Hero} in it, chugged up to {home}. The snow wanted to come, too. It sat on top.
@want On {Hero's} knees there was a box, and in the box was the {quest}, for {event}. {They} must not drop it. {why}
@want "Sit still," {Hero} told the box. It sat on {their} lap, tied up with [blue|red] string. The {quest} was in there. They needed it at home, for {event}. {why}
@want The box for {event} sat on {Hero's} lap like a cat. NO BUMPS, it said. Inside was the {quest}. {why}
@friend "We shall be on time," said Mr. Bolsover, the guard. He had a green flag, and a watch like a pie. He had been late every day for [thirty|forty] years.
@friend Mr. Bolsover, the guard, came for the tickets. He had a green flag, for "Go", and a watch as fat as a bun. It was never good news. "But tonight," he said, "I feel it!"
@friend Here came the guard, Mr. Bolsover, with a green flag. "Look," he said, and held out his fat round watch. "Not late yet!" In forty years he always had been.
@turn Deep in the wood the train gave a cough. It slowed down. It stopped. {refrain} And who had a lantern, out there in the snow? Nobody. So what was that...?
@turn Then there was a bump, and a sort of hiccup, and no more noise at all. {refrain} In the light of one lamp something small moved. Could that be...?
@turn Chuff, went the train in the dark wood. Chu... It had stopped. {refrain} They looked out. There was snow, and a lamp, and a small bump with a nose...
@trouble It was a hedgehog. It was walking across the line. Behind it was another, and one behind that, nose to tail, as far as you could see. {run1}
@trouble A nose came first, then a great many prickles. After that there was another nose. Out of the wood and over the rails they came, hedgehogs and hedgehogs and hedgehogs. {run1}
@trouble Hedgehogs! They came along nose to tail, like a train. {Hero} counted ten, and ten more, and ten more. It was longer than theirs! {run1}
@stakes "We cannot run over them," said Mr. Bolsover, the guard, and put down his green flag. "And I can't be late." In {home} they would be lighting the lamps, and there was no {quest}. What now?
@stakes Mr. Bolsover, the guard, hung his green flag on its nail. "They were here first," he said. Up at home they would be out in the cold, waiting for the {quest}. {Hero} held on to the box. How long could they wait?
@stakes "I'd be sorry to squash one," said Mr. Bolsover, the guard, with his green flag in his hand, "and I'm sorry to be late." In {home} they stood waiting with no {quest}. Who would tell {Hero} what to do?
@try1 "I'll ring the bell," said {Hero}, "and they'll run away." {They} rang it as loud as it went. Ding, ding, ding! And every single hedgehog...
@try1 The engine had a bell as big as a [pumpkin|bucket]. "That will wake them up," said {Hero}, and hung on the rope with both feet off the floor. Clang! Down went every head. And then all of them...
@try1 "Shoo!" said {Hero}. No one did. So {they} got up and rang the engine's bell, bong, bong, bong, till it rained icicles, and each hedgehog...
@fail1 ...rolled up. That's what they do. Now there were a hundred prickly balls on the line, all snoring. {refrain}
@fail1 Pop! Each one was a ball. You can ring at a ball all night, and it won't mind. One or two of them began to snore. {refrain}
@fail1 ...shut, like a box. A ball has no ears. A hundred balls lay in a row, snoring. {refrain}
@try2 "Then we'll carry them." {Hero} fetched the coal bucket and two gloves. One hedgehog. Ow. Two hedgehogs. Ow. {They} put down the full bucket, and turned round...
@try2 {Hero} put on the thickest gloves there were. "One at a time, please," {they} said, and into the bucket they went, prickles and all. It took ages. At last it was full, and {they} looked up...
@try2 "Up you come," said {Hero}. It took two gloves and the coal bucket, and a hundred ouches. "There!" {they} said, and rubbed {their} hands, and looked...
@fail2 The hedgehogs had climbed out of the bucket, and gone back to the end of the line. The bucket had one leaf in it.
@fail2 Out of the bucket got all the hedgehogs, one by one, and walked back into line.
@fail2 Plip, plop, the hedgehogs had hopped out of the bucket. They did like a queue.
@clue {Spotter} held the lantern low. The one in front was very old and very small. It put out a foot, and felt the rail, and drew it back. Was it stuck?
@clue "It's always the same one," <mute:thought|said> {Spotter}, and went up close. That hedgehog was no bigger than a plum, and grey all over. Its foot went up to the rail, and down, and up, and down. What was the matter?
@clue Up at the front {Spotter} found an old grey hedgehog, as small as a plum. Pat, pat, went its paw along the rail. Then it shook its head. Was it lost?
@try3 "I'll dig them a path," said {Hero}. {They} dug and dug till {their} hat steamed. It was a good path, right under the train. {run2}
@try3 There was a shovel by the stove. "Under!" said {Hero}. "They can go under!" {They} made a lovely hole, with a way in and a way out. {run2}
@try3 "Moles go under," said {Hero}, and got the shovel. In went {their} head. Out of the other side came {their} hat. Good hole! {run2}
@fail3 Then the wind blew, and the snow slid in, and there was no path. There was not even a shovel. {refrain}
@fail3 It was such a little puff of wind. Down came the snow from the bank, whump, all in one go. They never saw that shovel again. {refrain}
@fail3 Whoo! The wind blew a whole hill in. There went the hole, and there went the shovel, too. {refrain}
@low {Hero} sat in the cold carriage with the box in {their} arms. {They} could not feel {their} feet. "They'll be waiting," {they} said to the {kit}. Nobody knew what to say. {run3}
@low Back in the train there was frost on the inside. {Hero} put {their} own coat round the box. "Well, I didn't drop it," {they} told the {kit}. {run3}
@low It was so cold in there that words came out in puffs. "We'll miss it," {Hero} told the box and the {kit}. It made a small puff. {run3}
@insight.build {Hero} looked up. There were planks in the rack, and trays, and twelve big books. "{Rule,}" {they} said. It was only one step that was too high! What if there was no step?
@insight.build Under the seat was a tea tray. In the rack was a plank. "{Rule,}" said {Hero}. A plum can't climb a wall. But it can walk up a hill, so who could make one?
@insight.build Bump! Down from the rack fell a big book. "{Rule,}" said {Hero}, then {they} saw it. Book on book, that's a step! Plank on book, that's a hill! Who likes a low hill?
@insight.move {Hero} stamped, to get warm. Out there in the snow the old hedgehog lifted one foot, and put it down. {Hero} stamped again. "{Rule}" It was waiting for somebody! But for whom?
@insight.move {Hero's} toes were so cold that {they} jumped up and down. Then {they} saw it, through the window. When {they} went up, that old hedgehog went up. "{Rule,}" {they} said. Was it looking for a leader?
@insight.move {Hero} walked up and down to warm {their} toes. Left, right, stop! Out in the snow a small foot did it, too. "{Rule,}" {they} said. Would it follow, if someone went first?
@insight.tend They had rung at them, and dug, and put them in a bucket. "{Rule,}" said {Hero}. {They} lay down in the snow, nose to nose. The old one was blinking. Did it need to see?
@insight.tend {Hero} went out, and sat down next to the old one. "{Rule,}" {they} said. Its eyes were white, like two small moons. How do you find your way if you can't see?
@insight.tend {Hero} took the old one a bit of biscuit. "{Rule,}" {they} said. It sniffed this way, it sniffed that way, and the biscuit was right under its nose. Could it not see at all?
@means.build The people handed everything down. {Hero} {method}. It was a bridge of trays and planks and books, right over the rail! Up, over and down went the old hedgehog.
@means.build "Pass it along!" they called. {Hero} took the lot, and {method}. What a bridge! Sniff, sniff, went the old hedgehog. Then up it went, and over the rail, and so did they all.
@means.build Up went the books, and down came the trays. {Hero} {method}. "All aboard!" {they} said. Over a hill of books, tails up, came the hedgehogs.
@means.move {Hero} got down low in front of the old hedgehog. {They} {method}. One small step. One more. Nose to tail they came over the rail behind {them}, like beads on a string.
@means.move "Follow me," said {Hero}, chin on the snow, and {method}. There was a cold nose on {their} heel, and one on that one's heel, right back to the trees.
@means.move {Hero} went down flat, as low as a hedgehog, and {method}. "Come on, toes," {they} said. Pat, pat, pat! Over the rail came toes, by the hundred.
@means.tend {Hero} {method}. {They} put the lantern down on the far side of the rail, and the people brought theirs. It was as warm as toast! And the old hedgehog put its nose up, and came.
@means.tend {Hero} {method}. So {they} held a lantern near, and drew it back a bit, and that long line came after the warm. Soon each window had sent out a lamp.
@means.tend Brr, said the old one's nose. So {Hero} {method}. A lamp was set down just in front, and on it came, to be near. More lamps! A whole warm street!
@snag A hundred hedgehogs, and not one left behind! "Right away!" cried Mr. Bolsover. But he could not start the train without his green flag. He had put it down, to help dig, and since then it had snowed, and...
@snag "Ninety-nine," said Mr. Bolsover, "and a hundred! And now for my..." He looked in his hat. He'd had his green flag when the bucket tipped over. The hedgehogs took it for a leaf, and...
@snag "Off we go!" said Mr. Bolsover. Up went his arm. But what was at the end of it? Just a hand! He had not seen the green flag since they dug, and without a flag...
@rescue "I saw it go," said the girl in seat nine. She had a cold, and nobody had talked to her all day. She crept in {hid}, and she came out black as a boot, with {key}.
@rescue Somebody sneezed. It was the girl in seat nine, who had been sneezing by herself since lunch. "It's in there," she said. She wriggled in {hid}, till there were only boots. Out she came with {key}.
@rescue "Psst," said the girl from seat nine. People had moved away from her cold. "I know where." She went {hid}, feet and all. "Atishoo!" it said in there. Out she popped with {key}.
@climax Mr. Bolsover gave the flag to {Hero}. "You do it," he said. {Hero} held it high, and brought it down. Toot! In all the windows people cheered. On the bank sat a hundred hedgehogs, and the old one raised a paw.
@climax "It's your turn," said Mr. Bolsover. {Hero} swung the flag right up to the stars. Down! And the old train began to move, with a hundred noses in a row to see it go.
@climax Mr. Bolsover held out the flag. "Go on," he told {Hero}. The stars were out to look. Up! The old one held its breath. Down! Puff, puff, puff, and they were off.
@resolution Through the tunnel they went, and over the bridge, with snow flying. And at the end of the line were all the lamps of {home}. {turned}
@resolution Bang, into the tunnel! Whoosh, and out at the top! "There it is!" cried {Hero}. All {home} was on the platform, with their lamps held up. {turned}
@resolution Into the tunnel, dark, dark, dark! Out of it, and what were those? Not stars. It was {home}, with a lamp in each hand. {turned}
@close "We're late," said Mr. Bolsover, and didn't mind. Out came the {quest}. {toast} {ends} And under a seat somebody prickly was snoring.
@close Off came the string, and there was the {quest}. {toast} {ends} But which small hedgehog had curled up in Mr. Bolsover's hat?
@close "Late," said Mr. Bolsover, "by hedgehogs." They all had a turn with the {quest}. {toast} {ends} One hedgehog had come, too.
`,
  b7_9: `
@home The last train to {home} has two carriages and a stove. {Hero} took a seat by the window, as you must when it is snowing, so as to see nothing go by.
@home There's a train to {home} in the morning, and there's one at night, and if you miss that you can walk, uphill, for eleven miles. {Hero} had not missed it. {They} had the seat that's nearest to the stove. Beyond the glass the whole sky was coming down, in no hurry, a piece at a time.
@home The line to {home} is so steep that there's a sign up: "Face the front, and think light thoughts." {Hero} had caught the last train. The snow was catching it, too.
@want On {Hero's} knees lay a box, and in the box, in a great deal of tissue, was the {quest}. It was for {event}. {why} "Don't drop it, don't shake it, don't be late," they had said, and {Hero} had promised all three.
@want It was an ordinary box, with string. But {Hero} had {their} arms right round it, and had not scratched {their} nose since the second stop. "It's the {quest}," {they} explained, to a lady with a hen. "It's for {event}. They can't begin till I come." {why}
@want On the lid somebody had written NOT TO BE DROPPED, and on the side NOT TO BE SHAKEN. Inside was the {quest}, for {event}. "There's no more room, so I'll just tell you," they had said to {Hero}. "Not late, either." {why}
@friend "Late?" said Mr. Bolsover, the guard. He had a green flag, and a watch as big as a pie. "Not tonight." He had been late each night for forty years. It was leaves, or it was cows; once it had been a wedding. But he always hoped, and {Hero} liked him for it.
@friend "Any minute now," said Mr. Bolsover, clipping tickets, "it will be a quarter past, and we'll be at the bridge at a quarter past. Do you know what that's called?" "On time?" said {Hero}. He was the guard. He had a green flag for going, and a great fat watch, and for forty years the one had never once agreed with the other. "I believe," he whispered, "that tonight's the night."
@friend Mr. Bolsover, the guard, clipped a star in {Hero's} ticket, since it was that kind of evening. "Quarter past six, on the dot!" It never had been, not in forty years. He'd a watch like a saucepan lid, and a green flag. On Sundays he polished one and ironed the other, in case.
@turn Somewhere in the deep part of the woods the engine sneezed. The lamps went yellow. They rolled more and more softly, and stopped, and there was so much quiet that you could hear the snow. {refrain} What was that, out there on the line...?
@turn They had got to the part of the wood where it closes over the top. There was a cough from the engine, then a long sigh. The wheels turned over once more, like someone settling down to sleep. {refrain} It was so still that the snow could be heard landing. And there, ahead, in the beam of the lamp, wasn't that something moving...?
@turn One thinks that snow is quiet, but it's only that trains are loud. In mid-wood there was a hiss, then a drip, then nothing, and they could hear somebody's hen thinking. {refrain} Beside the front lamp a pine cone took a step...
@trouble It was a hedgehog. It was crossing. Behind came a second one, with its nose to the first one's tail, and behind that a third; {Hero} lifted the lantern and there were hedgehogs back as far as the trees. {run1} "Ah," said Mr. Bolsover, very low. "We've not had that before."
@trouble It had a nose. It had prickles, with snow on each of them. It walked out into the light, rather slowly, like a very old lady in church; and holding on behind it came another, then the next, and there was not any end to them. {run1} "It's hedgehogs," Mr. Bolsover said, and took his hat off, and put it on again. "It's all the hedgehogs."
@trouble A hedgehog came into the light, with a hedgehog on its tail, and that had one, too. {Hero} went along with a lantern, counting, till the trees got in the way. {run1} "A hundred," said {Hero}, "if that's not a bush." Mr. Bolsover covered up the watch, so it wouldn't see.
@stakes You can't drive over a hedgehog. You can't reverse, either, on the last train. "It's a quarter to five," said Mr. Bolsover, who seemed to have got smaller. Up in {home} they'd be out on the platform soon with their lamps. "And I've got the {quest}," {Hero} said.
@stakes "Couldn't we go round?" somebody asked. There is only the one line. Mr. Bolsover shone his lantern down it, and on the watch, and breathed in through his nose. "Well, it was a good try," he said to the watch. But {Hero} was thinking of a cold platform, with people on it, stamping. They'd be saying that the {quest} would be here any minute. How many minutes had they got?
@stakes "There's no way round," said Mr. Bolsover, "and I'll not go through." He took a pencil, and began a letter to say sorry. At {home} by now there'd be lamps lit, and people watching the line for the {quest}. What if, thought {Hero}, they stopped watching?
@try1 "We only have to frighten them off," said {Hero}. The bell was brass and had not been rung since the old king. {They} took the rope in both hands, and let them have it, till the icicles dropped off the roof. And every hedgehog there, from the first to the last...
@try1 "They just want waking up," said {Hero}. "I would." The rope of the big brass bell was out of reach, so {they} stood on somebody's hen box, and jumped for it, and swung. It was the sort of noise that you see rather than hear. A whole tree let go of its snow. Then a hundred small heads tucked themselves in, and every hedgehog on the line...
@try1 Over the engine hung a bell, to be used for kings and cows. {Hero} thought that a hundred hedgehogs made one cow. {They} spat on {their} hands, took the rope, and rang till somebody's hen laid an egg. "They're listening!" called the driver. Each of them lifted its nose, and...
@fail1 ...rolled up. It's all they know, but they know it thoroughly. What had been a line of hedgehogs was now a hundred prickly balls, and a small sound like sawing. They'd used the time to go to sleep. {refrain}
@fail1 There's nothing that a hedgehog can't think of a reason to be a ball about. Now it was like ringing at conkers. {Hero} stopped, and in the quiet they heard it, from one end of the line to the other: a hundred little snores. {refrain}
@fail1 If you're a hedgehog there are two answers, walking and rolling up, and this, it seemed, was not a walking sort of question. A hundred balls lay in the lamplight. Then they began, ever so softly, to snore. {refrain}
@try2 "Gloves," said {Hero}. They would simply be carried. It needed the coal bucket, and a hard heart, and it took an hour, with somebody saying "ow" at each of them; and then {they} set the last one down on the other side, straightened {their} back, and turned round...
@try2 "All right. Then we move them." Everybody lent a glove. They made a chain, with the coal bucket going from hand to hand, and each time that it came by someone said "Oof" and somebody else said "Ouch". It was hedgehog, hedgehog, hedgehog, until you saw them when you blinked. "Ninety-nine," panted {Hero}. "A hundred! There!" And {they} turned to see...
@try2 "We'll give them a ride," said {Hero}, and fetched the coal bucket. It took every glove on the train, then the tea towels. You can hold a hedgehog as long as you can hold your breath. After ten loads {they} put down the bucket, and turned to look...
@fail2 There was nobody on the other side. They had uncurled, one after the other, in the order in which they were put, and gone back over the snow to where they'd been. "It's a queue," said {Hero}. They were not going to lose their places.
@fail2 They are tidy creatures. Each had opened one eye, noticed that it was out of order, and trotted back across the snow to put that right. And there they all stood, where they'd been to start with, nose to tail, as if you had only dreamed the bucket.
@fail2 Not one had stayed put. If you've waited since autumn to be fifty-third, you are not going to be put down just anywhere. They had sorted themselves out, tail by tail; they'd even left a gap for a slow one. "He's coming," said {Hero}.
@clue {Spotter} was the one who walked up to the front of it with a light. The leader was old, hardly bigger than a pear. It put a foot up to the cold steel rail, and felt along it, and took the foot away. It did that again. Was it stuck? Or was it waiting for something?
@clue Now {Spotter} had gone along with a lamp to where the queue began. There was nobody in front of it at all; there was just a rail. The first hedgehog was grey, and about as large as a pear. Up went a foot, and patted the cold iron, and came down. "I think it's stuck," <mute:thought|whispered> {Spotter}. Does that look like someone being stubborn?
@clue A queue has a front, and {Spotter} went to have a look at it. The front was grey, and might have been a pear. It reached out a foot, and met the rail; it stroked the cold iron, as you'd stroke a strange dog, and put the foot away. What did it think was there?
@try3 "A path!" said {Hero}. "Right under the rails." {They} dug like a dog. People came out to hold lamps. "Wider," they said. "Not so wide." {run2} It was the neatest little tunnel, with smooth sides and a bend in it, and it wanted just one more shovelful.
@try3 "If they can't go over it," said {Hero}, "then they'll go under." There's a shovel on every engine. {They} went at the drift so hard that those who had come out to watch had to stand further off. {run2} "You want it a bit wider," they called, and "Mind the sides." And in half an hour you could have slid an apple through.
@try3 "Moles go underneath," said {Hero}. {They} started beside the wheel with the shovel, and whoever came to help was soon wearing the snow. {run2} By and by a hand came up on the far side. "How do you do," they said, and shook it.
@fail3 The wind had been looking on. It leaned on the drift, no more than that; and there was no path, and there was no shovel either. {refrain}
@fail3 It did not fall in with a crash. It only got tired, as snow does; the bank leaned over, and sat down, and took the shovel with it. Up in the branches you might have said that the wind was whistling, and looking the other way. {refrain}
@fail3 One gust, and a fir tree shrugged. When they had wiped their eyes there lay the drift, plump as a bolster, with neither hole nor shovel. {refrain}
@low They all got back in, since the stove was there. {Hero} put {their} arms round the box. {They} hadn't dropped it, and {they} hadn't shaken it. "They'll think that I forgot them," {they} told the {kit}, and looked hard out of the window, where there was nothing to see. {run3}
@low They had let the stove go out. Somebody gave {Hero} half a biscuit, and {they} could not eat it. {They} had kept that box flat round nine bends and over two bridges. "I ought to have started yesterday," {they} whispered, and wiped a hole on the window with the {kit}, and there was only {their} own face in it. {run3}
@low The carriage had gone the colour of cold tea. {Hero} picked at the knot, looked in at the {quest}, and said sorry to it, and tied it up. "I was so careful," {they} said to the {kit}. Up the hill, one by one, they'd be blowing out the lamps. {run3}
@insight.build {Hero} put back {their} head so as not to cry, and so found {themself} looking at the luggage rack. Planks. Trays. A set of books called Great Walks. "{Rule,}" {they} said, not thinking. It was only that the rail was too tall, wasn't it, for somebody the height of a pear?
@insight.build A tray slid off the rack, and hit {Hero} on the head. {They} looked up to see if there were more. There were; there were planks, too, for the new post office, and twelve fat volumes of Great Walks. "{Rule,}" {they} said, rubbing it. So the rail was high. But was it higher than twelve books?
@insight.build {Hero} counted whatever there was to count, so as to stop thinking. Up on the rack, two trays. Nine planks. Great Walks, one to twelve. "{Rule,}" {they} told {themself}; then {they} counted them again, upwards. A pear, a book, a book, a book, a rail. Wasn't that a stair?
@insight.move {Hero} stamped {their} feet. It was for the cold. But through the window {they} saw the old hedgehog lift one of its own and put it down. {They} stamped again; so did it. "{Rule,}" {they} breathed. It couldn't see the way. What it wanted was to feel somebody go first.
@insight.move You have to jump, when your feet go numb, so {Hero} jumped: left, right, left. Outside, in the dark, so did someone else. {They} stood still to make sure. It stood still. "{Rule,}" {they} said, with {their} nose to the glass. All evening they'd been behind it, shoving. Was there nobody who could get in front?
@insight.move {Hero} could not feel {their} feet, and marched up and down to look for them. Stop. Turn. And out in the lamplight a very small somebody stopped, and turned. {They} lifted one knee. It lifted a foot. "{Rule}" You can't push a queue. But couldn't you be the front?
@insight.tend They had rung a bell at it. They'd had it in a bucket. "{Rule}" It was {their} own rule; how had {they} forgotten? {Hero} went out, and lay down full length in the snow, and they looked at each other, nose to nose. Its eyes were as pale as milk. Who leads, if the leader can't see?
@insight.tend They'd rung a bell in its ears, and they had put it in the coal. "And I never said hello," thought {Hero}. "{Rule}" {They} climbed down, and knelt, and took off one glove. The old nose was like a pebble. It turned to {their} breath; but the eyes, as white as milk, went past {them} and saw nothing. What was it that it was feeling for?
@insight.tend Nobody had gone out there just to see it. {Hero} went, and sat down, in the snow, at its height. "{Rule,}" {they} said, and it turned an ear. {They} moved the lamp across, and back. The nose came after; but the eyes, like drops of milk, stayed put. Who was there to show it the way?
@means.build Everyone handed things down. {Hero} {method}: trays for a ramp, planks for a deck, and all of Great Walks, volumes one to twelve, for steps. Last, {they} laid on straw from the guard's van. The old one smelled it from end to end. Then it went up, and over, and down; and a hundred noses followed.
@means.build In a minute the whole train was handing things out of the windows. {Hero} stood at the rail, took whatever came, and {method}. There were twelve steps up, from Great Walks, and a deck of planks, and a long tea tray to come down on. A lady gave the straw from under her hen. The old one put a foot on Volume One; and sniffed; and climbed.
@means.build So {Hero} {method}, with forty people passing things. It went six volumes up and six volumes down, with planks in between, trays for the toes, straw on top, and looked like a bookshop after an earthquake. The old one felt for the wall. It found Great Walks, and took one. Then ninety-nine others took it, too.
@means.move {Hero} got right down, knees and elbows, an inch in front of that old nose. {They} {method}. A hand up on the rail, and wait. A knee over, and wait. {They} felt a breath on {their} heel. Like that, with a hundred hedgehogs behind {them}, nose to tail, {Hero} crossed the line.
@means.move {Hero} <slow:leaned right down,|lay down> with {their} nose to its nose. "It's like this," {they} said, and shuffled about to face the other way, and {method}. Over the cold iron went one <seated:wheel|<steady:foot|hand>>. {They} waited until something tickled {their} boot. Then {they} moved the other. It was the slowest that anyone ever crossed a railway, and they did it in single file, a hundred and one of them.
@means.move Nobody had shown it where to put its first foot. "Do as I do," said {Hero}, lay down in front, and {method}. Hand, and stop. Knee, and stop. Snow began to settle on {their} back. Then something small sneezed at {their} heel. And over they came, all hundred, like a necklace being poured.
@means.tend {Hero} {method}. It was warm, that was what did it. When {they} drew the lantern off, an inch, the old face turned to it and came an inch. "More lamps!" called {Hero}. They brought all they had, and set them out over the rails like a street; and up it, from glow to glow, came a hundred hedgehogs, not hurrying.
@means.tend So {Hero} {method}. It was shaking, under the prickles. {They} fetched the lantern to warm it, and saw the blind face lift, and turn, as a flower does. That was how they found out. From every carriage people brought what they had, lamps, candles, a cigar; and over the rails they laid a path that you could feel with your nose.
@means.tend {Hero} {method}. The shivering stopped. So {they} lifted up {their} lantern, and put it down a step further on; and there was a patter, and the old nose bumped the glass. "Another," said {Hero}, and a dozen windows went dark. They laid the lamps across, like stones over a brook; and a hundred came, from warm to warm.
@snag "That's the last!" sang out Mr. Bolsover. "All aboard! I just wave my flag, and we..." He felt under his arm. He felt in his coat. No train may go without the flag, it's a law; and he had laid it down on the snow to hold a lamp for {Hero}, while {they} dug, and since then the bank had come down, and...
@snag "That's the lot!" Mr. Bolsover's voice had gone up like a boy's. "Doors, please! Stand clear! And I raise my..." His arm was up. There wasn't anything in it. Without a green flag a train is only a row of sheds. "I put it down," he said, "to help you dig." {Hero} looked at where they had dug. It was all one smooth white bank, and...
@snag A hundred of them sat on the bank. "Whistle," said Mr. Bolsover, and blew it. "Watch," and he kissed it. "Flag." He said that again, with his hand in another pocket. No flag, no train; it's painted on the wall. He had stuck it in the snow, he said, to show {Hero} where to dig; and where they had dug there was nothing now but snow...
@rescue "It blew by my window," said the girl in seat nine, who had a cold. She'd been reading the same page since noon, in hopes that someone would ask her what it was. She slid in {hid} on her back. She came out coal from head to foot, sneezed, and held up {key}.
@rescue There was a sneeze, and then another. It was the girl in seat nine, and she had been trying to get a word in since the first of them. "It went by," she said. "I did shout. It came out as a sneeze." She got down on her back, pushed off with her heels, and vanished {hid}. There was some coughing. And up came a black hand, with {key}.
@rescue "Excuse be," said a voice. It was the girl from seat nine, whose cold had a corner to itself. "I saw it go. Dobody asked be." She blew her nose, folded the hanky, and slid feet first {hid}. She came out as black as a stove, holding {key}.
@climax "You," said Mr. Bolsover, and gave it to {Hero}. {They} stood on the step with the whole sky full of stars. Up went the flag. Down it came. The engine drew a breath, the couplings went clank, clank, clank, away to the end; and all along the bank there were a hundred small faces, and one old one, held up toward the warmth as it went by.
@climax Mr. Bolsover looked at the flag, and looked at {Hero}. "Forty years," he said, "and I've never seen it from the side." So it was {Hero} who climbed up on the step. It was clear now, with all the stars out. {They} lifted it as high as it would go, and brought it down; and with a jerk, and a clank that ran along from end to end, they were moving, and on the bank a hundred noses followed them out of sight.
@climax "Somebody ought to do it who's never been late," said Mr. Bolsover, and looked everywhere but at {Hero}. The clouds had gone home. From the step {they} could see the old face on the bank, turned up, and ninety-nine behind. {They} raised the green flag against all those stars. Down it swept. Clank, said the first carriage to the second; and slowly, slowly, the trees set off.
@resolution They took the tunnel at a gallop. "Hold on to your hats!" yelled {Hero}. They came out at the top with sparks flying; and there was {home}, and there was every lamp in {home}, and under each of them somebody jumping up and down to keep warm. {turned}
@resolution Nobody sat down for the rest of the way. The tunnel roared; the bridge hummed like a top; and {Hero} was hanging out of the window, with snow in {their} teeth, when they came round the last bend. "There!" {they} shouted. Somebody at the station began to swing a lamp, and then they all did. {turned}
@resolution The driver let it have its head. They came out of the tunnel like a cork. "I can see a crumb of it!" yelled {Hero}. It was a handful, then it was {home}, with all its lamps, and hats going up with an inch of snow on. {turned}
@close "Four hours late," Mr. Bolsover told them proudly. "Hedgehogs." Out of the box came the {quest}, not dropped, not shaken. {toast} {ends} And under seat nine someone about as large as a pear was fast asleep, at the front of a queue of one.
@close "Four hours and nine minutes," said Mr. Bolsover. {Hero} undid the string; and there, without a scratch upon it, was the {quest}. {toast} {ends} It was late when they found the last passenger. He was under seat nine, on a warm glove, and he'd come to see the world.
@close Mr. Bolsover chalked it on the board: LATE. HEDGEHOGS. Up came the lid, and there was the {quest}, with not a hair out of place. {toast} {ends} In seat nine, when they swept, lay a very small passenger, asleep on a ticket.
`,
  b10: `
@home The last train to {home} is made up of two carriages, a stove, and a smell of wet dog. It goes at dusk. {Hero} had run for it with both arms full, and had got the window seat, though it was snowing by then in large, unhurried pieces, and there was nothing whatever to be seen out of it. "What can you see?" people asked. "Not a thing," said {Hero}, well content.
@home If you were to draw the railway to {home} you'd have to use up the whole pencil. It goes round nine bends and over two bridges, and through a tunnel that it seems to have forgotten about until the last minute, all to climb one hill. {Hero} knew every yard. {They} got in at the bottom, that evening, as the first flakes came down past the lamp; there was room by the stove; and {they} sat with {their} feet on the fender, and thought about home.
@home Nobody goes to {home} by accident. You have to want it, at the bottom, at dusk, with a ticket in your glove; then the last train of the day, which is mostly stove, takes you in hand. {Hero} wanted it. {They} had wanted it through two changes and a cheese sandwich. Snow was going by the lamps like somebody tearing up a long letter, and not minding who read it.
@want On {their} knees {they} had a box, and in the box, in enough tissue to stop a cannon ball, was the {quest}. {They} had been sent to bring it up for {event}. {why} "Don't drop it, don't shake it, and don't be late," they had said, "because we can't begin without." {Hero} had promised all three. The first two were a matter of knees. As to the third, {they} had put {themself} in the hands of the railway, as one does.
@want "Is it alive?" asked a lady across the way, who had a hen in a basket. "You keep talking to it." "It's the {quest}," said {Hero}. {They} had carried it since morning, by two carts and a ferry, and had eaten {their} lunch with one hand. It was to be the middle of everything, at {event}. {why} "They're coming to meet me," {they} told her, "with lamps. The whole place turns out." The lady thought that was nice. The hen looked at the string.
@want It had taken three people to pack it, and a fourth to put a finger on the knot. {Hero} had been handed the box across a counter, like a baby. "That's the {quest}," they'd said, "so it isn't to be dropped, nor shaken; and as it's for {event} it isn't to be late." {They} had nodded at each. {why} By now, if anyone so much as coughed, {they} put a hand on the lid, to soothe it.
@friend "We'll be in at a quarter past six," said Mr. Bolsover, "if not before." He was the guard. He had a green flag, a whistle, and a watch the size of a pie; and for forty years he hadn't arrived anywhere at the time it said. Once it was leaves, and once it was a wedding. Every night, though, he set out sure of it, like a man in love; and {Hero}, who had never been late for anything, felt that of the two of them it was probably he who had the more interesting time.
@friend The door slid back, and let in the cold, and Mr. Bolsover. "You'll want to see this," he said, and held his watch under {Hero's} nose, in both hands. It said two minutes to five. "And that," he breathed, "is the signal box! We are in front of ourselves!" He'd been a guard for forty years, and had a drawer at home full of letters about it. {Hero} shook his hand. You'd have done the same. The flag was sticking out from beneath his arm, all ready, as green as a leaf.
@friend All that Mr. Bolsover had ever wished for was one evening. "It needn't be famous," he said. "I'd like to have said six-fifteen, and come in at six-fifteen, and nobody to remark on it." In forty years as guard it hadn't happened; there's always a cow. But he'd come down the carriage like a boy with a birthday, the green flag under one elbow; he bent over {Hero's} seat, opened a watch like a pie dish, and let {them} listen to it being right.
@turn It was in the deep of the wood, where the trees lean over to look, that the engine gave a sneeze. The lamps went from white to yellow. They rolled on a little way, as you might in your sleep; then there was no more rolling, and the quiet came up round the wheels like water. {refrain} {Hero} rubbed a hole in the mist on the glass. A lantern was going along beside the rails, held low. And why would he be walking backwards...?
@turn First the rhythm went. You don't hear a train's wheels, any more than your own heart; but everybody in the carriage stopped talking and lifted their head. Clickety. Clack. "Are we there?" said a child, asleep. A pine went by as slowly as a waiter. And that, it turned out, was the last one that was going to. {refrain} Snow ticked upon the roof. Someone up in front had jumped down with a light; and what it fell on, there, between the rails, was small, and it had a shadow forty feet long...
@turn It's odd how long one goes on leaning after there is nothing to lean against. The whole carriage did it, round a bend that never came; then they all sat up, and looked at one another. {refrain} One could hear the stove. One could hear snow, which is a sound like thinking. Then, outside, came the guard's boots, squeaking along by the rail toward the front lamp; and the boots stopped. They went back a pace. They said, "Oh, do excuse me..."
@trouble It was a hedgehog. It was crossing the line. There was another behind, nose to its tail, and after that, joined on in the same way, one more; and {Hero}, out there in the snow with a stoker, a bishop and a lady with a hen, raised the lantern higher. It shone on the roots of the trees, and had still not come to the end of them. {run1} "Well," said Mr. Bolsover, in the voice of a man who had thought that he'd had everything. "We haven't had that."
@trouble They stood about in the snow and counted, even the bishop from the second carriage. It came to a hundred, or it might be ninety-nine and a pine cone. They were all of them hedgehogs, walking in step, each holding the tail of the one in front like children on an outing; and they had got as far as the rails, and there they stayed. {run1} "They ought to be asleep, this time of the year," said the lady with the hen. "Something'll have dug them up." "It doesn't say what to do, in the book," said Mr. Bolsover, turning pages. "It goes from Heat to Hens."
@trouble The first hedgehog had frost along its back like sugar. It came up to the rail, and stopped; into it, softly, walked the second; into that the third; you could follow the bump, away back through the trees, getting fainter, like the trucks of a goods train being put together. {Hero} followed it with a lantern, as far as there was. {run1} "It's not a few, then," said Mr. Bolsover. {Hero} shook {their} head. "You wouldn't call it some?" "I'd call it a hundred."
@stakes You can't run over a hedgehog. You can't go backwards, on a single line, in the dark; that's in the book as well. "Ten to five," said Mr. Bolsover to his watch, and he gave it a small pat, as you'd pat a horse that was not going to win. But {Hero} wasn't looking at the time. {They} {was} thinking of a platform with no roof, and the snow coming down upon people with lamps, who had said that they would wait. "And I've got the {quest}," {they} said.
@stakes "I could write to them," said Mr. Bolsover. "I've a form for it." He had shrunk by then to something less than his coat. He showed it to {Hero}: it said cows, or floods, or persons of rank. They looked along the train, two yellow windows in the middle of all that black. Eleven miles on, and up, they'd be sweeping the platform about now. They would have laid the table for {event}, and left a space in the middle of it. "How long," said {Hero}, "would it take to go round?" There wasn't any round.
@stakes Mr. Bolsover explained it to them, in the voice of somebody reading out a will. Forward was hedgehogs. Backward was against the book; and sideways was a tree. "So it's stay, then," {Hero} told the box. Eleven miles away there would be a platform, and on that everyone {they} knew, holding lamps, and not sitting down to {event} because there was a gap on the table the size of the {quest}. Someone would be saying, "Give it five more minutes." {They} knew who. And that somebody had cold hands.
@try1 "All they need's a fright," {Hero} said. Over the engine hung a brass bell, which had not been touched since they crowned the old king, and had been saving it up. {They} took the rope in both hands. "Cover the hen," somebody called. It rang till the icicles dropped off the carriages, and the fir trees let down their snow; two owls got up and left for good; and along the track, at the same instant, each hedgehog there, from first to last, stopped where it was, and drew a breath, and...
@try1 "Perhaps it isn't rude if it's a bell," said {Hero}. {They} had tried it with "Shoo", and then with "I beg your pardon". So they hauled the tarpaulin from the engine's big brass bell; {Hero} wound the rope round {their} wrist, leaned back, and let {their} whole weight go. In the village beneath they thought it was an invasion. A stoker put his fingers in his ears, and then the stoker's mate put in his own. {They} gave it thirty. {They} looked along the beam of the lamp, to see the last of them run, and every hedgehog on the line...
@try1 Now, there's a bell on that engine that's not meant for use. It was put there to please a duchess. It's as big as a bath; and when {Hero} had been lifted up to it, and had said "Sorry" to them in advance, and let go with both feet, you could feel it in your fillings. The snow jumped off the trees. The bishop took a seat. In the second carriage all of somebody's knitting came undone. {Hero}, swinging, saw them all stop, and think, and then, from front to back...
@fail1 ...rolled up. It's the one thing they know, but they know it by heart. Where you'd had a line of hedgehogs, now you had a hundred prickly balls, set out at even distances, like something in a shop; and presently a sound as of very small saws. They'd been glad of the rest. "I believe that you've put them off," said Mr. Bolsover, gently. {refrain}
@fail1 ...became a ball. There's no argument so good as that. You may ring at it, or reason with it, and it's still a ball, and you have still got to pick it up with something. {Hero} hung on the rope until the bell had finished swinging. From down in the snow there rose a faint, contented, bubbling noise, as when a great many kettles are being kept warm. "Are they..." said Mr. Bolsover. They were. They were all asleep. {refrain}
@fail1 ...shut. It was very neatly done, all in order, like doors along a corridor. There was nothing left to ring at, no face, no feet, only a hundred puddings in a row. "I suppose that they're thinking it over," said Mr. Bolsover. He bent an ear to the nearest. It was snoring, and so was the next. {refrain}
@try2 "Gloves," said {Hero}. They'd have to be taken, that was all, and put down on the other side. They got the bucket from the coal. There are people who'll tell you that you grow used to it; they haven't carried hedgehogs. It took an hour and ten minutes, and at each of the hundred there was somebody who said "Ow", until it began to sound like a kind of hymn. {Hero} set down the last one, very upright, at the end of a good straight row. {They} stretched; {they} picked up the bucket; {they} turned around...
@try2 They formed a chain, with the coal bucket at the heart of it. The bishop took off his rings. "Coming over," said each to the next, and, "Thank you. Oh! Thank you," and so the hedgehogs went along, from glove to hat to shawl to glove, across the rails and down into the heather, like fruit being got in before a storm. It was hard on the fingers. It was, by the end, almost merry. "That's the hundred," called {Hero}, blowing on {theirs}. Then {they} raised the lamp, to count...
@try2 They tried it with spoons, but you can't shift a hedgehog with a spoon. It came down to hands. {Hero} begged a glove off everyone who had two, and put on as many as would go. {They} filled the coal bucket, and bore it to the far side, trip after trip, like somebody with a very full cup. "Next," they said, and "Next"; it's all that you can, with your teeth shut. By six the line was bare; {they} sank down on the bucket, and looked round...
@fail2 The snow over there was as smooth as a plate. One by one, behind their backs, they'd all unrolled, and looked about; they'd seen that they were out of order; and each had gone quietly round by way of the buffers and got in again where it was before. "It's a queue," said {Hero}, with {their} face in {their} hands. It had taken them since the autumn to get those places. They were not going to lose them now.
@fail2 You can't be angry with someone who is doing his best to be good. They had not run away. They had merely each come to, on the wrong side of something, with no tail in front; and had hurried back, in the order of the bucket, to find it. When the lamp came round they were standing just as they'd stood at five. One of them had a bishop's glove on. "Somebody taught them that," {Hero} said, wondering. "Somebody told them, whatever you do, hold on."
@fail2 There was only snow, from the heather to the rail, and some footprints, going one way. They had gone back. They'd done it under the very noses of a driver, a guard and a bishop, in single file, without shame, as people leave a lecture; and each was holding the tail that it had held before. {Hero} found the last one still looking for its place. "Just here," {they} told it, I'm afraid, and held up a tail.
@clue It was {Spotter} who thought of going to see what was the matter with the front. That was hardly bigger than a pear. It was old: its prickles had gone grey, and then white, and some had gone altogether. It put a foot up on the steel, which was as high to it as a garden wall, felt along the top, and took the foot away; then moved a little to the left, and did all that again. It had worn a path there, in the snow. Who goes on trying a door like that, unless they can't see that there's no handle?
@clue {Spotter} had been following the tails, as you do with a piece of string, to find out what's on the end; and the end was very small. It was a hedgehog of about a hundred. It stood with its nose against the rail. It lifted one paw, and patted the iron, up, along, down, the way you'd pat a dark wall for the switch; and behind it ninety-nine others breathed out, shuffled, and waited to be told. It wasn't in the least sulky. You would have said, rather, that it was worried. Was it that it wouldn't go, or that it didn't dare?
@clue The back of a queue never knows what the matter is. So {Spotter} went along to the front, and got down low. There was a hedgehog so old that its spines had gone soft, and about as big as a pear that nobody had picked. It held its nose to the rail, like a child outside a shop that's shut. Then it stretched up one paw; it felt the iron, on and on, for the place where it left off. There was none, so it breathed on the paw and began again. "It's knocking," <mute:thought|whispered> {Spotter}. Did it think that somebody was in?
@try3 "A tunnel," said {Hero}. "Straight beneath, and out the other side." {They} took the fireman's shovel, and dug the way a dog digs, and the snow flew back between {their} boots. {run2} The passengers held lamps for it, and gave advice. "Steeper!" they said. "Not so steep." It wasn't long, to be sure, but it was properly made, with smooth sides and a bend in the middle so as to keep out the draught; and {Hero}, with only {their} feet showing, called for just one more inch.
@try3 There's a gap between one sleeper and the next, if you clear it. {Hero} proved as much with a ruler. "A pear could get through there," {they} said. "I can have it open by seven." Off came the coat. {They} had the shovel from the tender, and the bishop had a soup plate. {run2} They worked without a word, as people do who'd sooner not look at their watches; deeper, in the blue light, down to the moss and the old, dry leaves; and at ten to seven somebody rolled an orange in at one end and it came out at the other.
@try3 Over was too high, then, and round was too far. "That leaves under," {Hero} said. {They} borrowed the shovel, drew a line between the wheels, and had gone in to the waist before they'd agreed on whether it was wise. {run2} The lady passed down her knitting needles, to prop the roof. It went in by a bolt and it came out by a boot, as round as a drainpipe, with niches; the bishop sent his ring along it, and it rolled the whole way, singing.
@fail3 The wind had been watching, with its hands in its pockets. All that it did was lean. There was a long, soft noise like someone getting into bed; and the drift lay over the line as it had an hour ago, without a mark on it, and so far as anybody knows the shovel is in there still. "It was a very good bend," somebody told {Hero}. {refrain}
@fail3 Nobody had thought to ask what was holding up the bank. It had been the snow that they took away. Down it came, not fast, with a sort of apology; {Hero} was pulled out by the boots. "I had a plate," said the bishop, in a dazed sort of way. They all stood looking at a smooth white slope. "We had an orange," somebody said. {refrain}
@fail3 There was one flake too many. It may have been a perfectly ordinary flake. They saw the edge of the bank lean over, in order to look at what they'd done; and lean further. "I think," the bishop began. It made no more noise than a cat sitting down. They got {Hero} out by the scarf. The shovel they never got. {refrain}
@low They went back in. There was still a bit of red in the stove. {Hero} sat down in the corner by the window, and put both arms about the box, and laid {their} cheek on the lid. {They} hadn't dropped it. {They} hadn't shaken it. Two out of three, {they} thought; and what a silly sum that was, since it came to nothing at all. "They'll believe that I forgot," {they} told the {kit}. Somewhere, on a hill, the lamps would be going home by ones and twos. {run3}
@low The lady with the hen had given {Hero} her rug. "You did all you could," people said, and, "There'll be other parties." Everybody was being kind. Nobody's kind while there is still something to be done. {They} sat, and listened to the snow. {They} had come so carefully. {They} had thought about each step of it, since the morning, except for the part where there weren't any. When {they} pushed the {kit} over, to make room, a trickle of cold water ran out from underneath. {Hero} looked on while it reached the door. {run3}
@low Frost had begun to draw ferns on the inside. In the next seat someone was asleep, and the bishop was pretending. {Hero} had the box upon {their} knees. "It's not even dented," {they} pointed out to the {kit}, and that was what undid {them}: it was all so neat, the bow, the corners, the good brown paper. {They} had got everything right but the one thing. Far up there they'd be turning down the first of the lamps, and saying, kindly, that there must be a reason. {run3}
@insight.build So as not to cry {Hero} put {their} head back; and one can't do that in a railway carriage without looking at the luggage. Planks, for a shelf. Three tea trays. "Whose are the books?" {they} asked. Great Walks, in twelve volumes, tied up with cord. "{Rule,}" {they} used to tell people, whether or not they'd asked. It had all been up there over their heads, the whole evening. Nobody needed to lift a hedgehog, or shift it, or scare it. What if it was simply that, for the length of one rail, the ground wasn't high enough?
@insight.build A bend in the road, the lady was saying; that's how they'd got the piano up to her sister's. You can't climb a wall with a piano. You make it a hill. {Hero} said "Yes", out of politeness, and then sat up so fast that the hen woke. "{Rule}" What had they got, then? Well, there was the rack. There were planks in it, and trays, and somebody's set of Great Walks, each volume as thick as a step. How had it taken them five hours to see that a wall is only a hill that has been left unfinished?
@insight.build There's always a man who will tell you about his luggage. He had been telling {Hero} since half past four. Planks, for a boat he was going to finish; three tea trays, wedding; and up there, in the corner, Great Walks, the whole twelve, never opened. "Can't get up the first hill," he said. "Too steep?" said {Hero}, not attending. "Too steep all at once," he said. "It wants steps." {Hero} looked at him, and looked at the rack. "{Rule}" How many walks, at a pinch, would get a pear over a rail?
@insight.move It was the cold that made {Hero} stamp. Left foot, right foot. In the window, past {their} own face, away in the lamplight, the old hedgehog had raised one of its feet, and had put it down. {They} stamped again. So did it. "{Rule,}" {they} breathed, and made another hole on the pane. They had pushed it from behind all night, with bells, with buckets. It wasn't waiting for a push. "It's in front," {they} said aloud. Hadn't it got, right at the front of all those tails, no tail to hold?
@insight.move "You might as well lead the band," the bishop said, "as stand there doing that," for {Hero} was marking time in the aisle, to bring back {their} toes. {They} laughed, or began to. Through the floor it must have carried, and by the rail, as sounds do; for out there on the line a very small foot went up whenever {theirs} did, and came down, and waited. "{Rule}" {They} stood on one leg. It stood on one leg. Somebody had told it that it was the first, and had anybody thought how dark it is, at the front?
@insight.move To keep themselves from freezing they were doing a sort of polka, with {Hero} at the end of it. Stamp, stamp, and turn. The whole train shook to it. When {they} passed by the window {they} saw the old hedgehog go stamp, stamp, and stop, and lift its face: not to the noise, but to wherever the noise might be going. "{Rule,}" said {Hero}, in the wrong part of the tune. It had been fetched, and shoved, and shouted at. When had anyone simply danced off, and left it room to follow?
@insight.tend Bells, {Hero} thought. The bucket; the shovel. They had talked about it over its head for four hours, like people round a bed. "{Rule}" It was {their} own rule, and it had not been out of {their} pocket. {They} went down the steps; {they} lay full length, in the snow, and it was quite a long time before the two of them had finished looking at each other. No. Before one of them had. "Oh," said {Hero}, "you poor old thing." Those eyes were as white as milk. If that's who goes first, whom do they follow?
@insight.tend There was nobody about. {Hero} had only come to say good night to it, and sorry about the bucket. It was no size at all. When {they} held out a finger the thing felt that over, joint by joint, and breathed on it, and held it for a moment, as it must once have been used to holding somebody's tail. "{Rule,}" {they} began to say, and {their} voice went. It couldn't see! It was blind as a stone; it had walked in front of them ever since the autumn, by guess. And had none of them ever asked if it would like a light?
@insight.tend In five hours they had asked each other everything but one thing. "{Rule,}" {Hero} said aloud, with {their} face going hot, and went down to it in {their} socks, the boots being by the stove. It was stroking the rail yet. {They} waved; it didn't stop. {They} held a hand up close in front of its eyes; and these had a white bloom on them, like sloes, and there was nobody looking out. How do you light the way for somebody who has no use for a light?
@means.build People who've been sitting still for hours are wonderful at handing things down. {Hero} stood at the bottom, and {method}. Great Walks made the steps, in order, one to twelve; planks were the deck, and there was a tea tray to come off by. Last of all {they} strewed the whole of it with straw, for the feet. "All change," said {Hero}, very softly. The old one smelled Volume One, from the title to the price. Then it went up, and over, and down, like anybody crossing a bridge; and a hundred noses came up after it.
@means.build "I shall want it back," said a man in the corner, of his Great Walks, "but not tonight." {Hero} had the lot out on the snow, and looked it over, and {method}. The hill grew on either side, from Hebrides to Hills, from Hills to Lakes, with a shelf laid over the top. The bishop lent his cope for a carpet. They put down the old one at the foot of it and held their breath. It felt for the wall. It felt again. "Go on," {Hero} whispered. And there wasn't any wall; the ground merely went on, and so, after a moment, did the hedgehogs.
@means.build It was a committee of thirty, and {Hero} was in the chair, or at any rate on it, reaching. "Flat ones to me," {they} said, and {method}. Planks; trays; Great Walks, in order, so that they rose by an inch at a time. The lady's hen gave up her straw, with remarks. The old one felt along the rail, as it always did; and the rail was gone; there was something there that smelled of libraries, and went up. It thought. It put its weight on Volume One. And ninety-nine tails went tight, and then went after.
@means.move {Hero} got down in front, an inch ahead of that grey nose, facing the way they were to go. "Like this," {they} said, and {method}. A hand up on the rail; then wait. A knee across; and wait. It would come or it wouldn't. And there was a puff of breath, quite warm, at {their} heel, and something took hold there, of a loose bit of sock, with great firmness. So {Hero} crossed the line as nobody has before or since, on {their} elbows, at the head of a hundred hedgehogs.
@means.move You can't explain to a hedgehog; you can only go. {Hero} knelt before it, stamped twice with the flat of {their} hand, so that it should know who it was, and {method}. There was a rail, and one got over it so. There was stone, then ice, then another rail. Each time {they} stopped to let the message go back: you could hear it travel, tail by tail, away among the trees. "Is it working?" called somebody. {They} didn't dare to look round. {They} had felt a tug, and it was on the end of {their} scarf.
@means.move It's harder than you'd think to walk so that somebody can hear where you've put your feet. So {Hero} turned {their} back on it, went down on all fours, and {method}. Pat, on the iron, twice. Over. Pat, pat, on the stone. {They} left a silence after each, about as long as a hedgehog, and for a good while they were only silences. Then there was a pat in one. It was very faint, and exactly right. "And left," breathed {Hero}; and a hundred came over, in time.
@means.tend {Hero} {method}. It leaned against {them}; it was shivering. When {they} brought the lantern round to warm it, the blind face lifted, and swung like a needle; when {they} drew that back an inch it came on an inch. It couldn't see a flame, but nobody had to tell it where one was. "Lamps!" cried {Hero}. "All that there are!" They set them out over the rails like a street on a feast day; and along that street, from glow to glow, with their noses up, walked a hundred hedgehogs.
@means.tend It seemed rude to hurry. {Hero} {method}. By and by a small cold weight was let down upon {their} palm, and left there: that was a chin. So {they} put {their} own lamp where it could feel it, about a foot off, and then took a step back with it, and sat down to wait. Snow came and went in the light. "Do we help?" the people whispered. "One each," said {Hero}. "Further on. Just hold it low, and be somewhere." They were, every one of them. It was nine o'clock before the last tail had gone by.
@means.tend {Hero} {method}. Something in the prickles let go, the way a knot does; it wasn't cross, it was merely very cold and rather frightened. {They} slid the lantern in close to it, then drew that away by a hand. The old one came on by a hand. "It's got no eyes," called {Hero}, "but it's got a front!" And down they all climbed, in nightcaps, with lamps and candle ends and one warming pan, and stood in two rows, like a wedding, and were walked through by a hundred hedgehogs.
@snag "All over!" sang Mr. Bolsover. "A hundred out of a hundred! Take your seats. I have only to wave my..." He felt beneath his arm. He felt inside his coat, and, with less hope, inside his hat. It's the law that no train may start but for a green flag, properly waved. He had had it when they were counting. He had stuck it in a drift, to keep the place. He looked for the drift, and so did everyone, and the wind went by them with its arms full...
@snag There were cheers; somebody kissed the bishop. Steam was up. On went the hats, and all the doors banged shut, down the train and back, and after that there was a pause, of the kind in which one begins to notice the cold. "It's only that it was here," said Mr. Bolsover's voice. He had gone as white as the bank. A guard may lose his temper, or his wife. He may not lose his flag, for without it nothing on that line is permitted to go; and there'd been such a gust, a moment ago, and something green, high up, turning over and over...
@snag The bank was full of hedgehogs, getting their breath, and being talked to by a bishop. "Everyone in," said Mr. Bolsover; and then, in another voice, "Everyone out." They were to look in their hats. They were to look, if they'd be so good, beneath whatever they had put down last. A guard without his green flag is just a man who's fond of trains; it says so on the wall, in almost those words. Behind them the wind got up off its hands and knees, whistled, and walked away...
@rescue "I was going to tell you," said the girl in seat nine. She had a cold, and people had let her have the end of the carriage to herself. She had read one page eleven times in the hope that somebody might ask her what it was. "It blew along the side. I knocked on the glass." She lay down on her back in the snow, said, "Hold my hanky," to the bishop, and slid in {hid}. She came out black. She sneezed, twice, and there in the midst of the sneeze was {key}.
@rescue At the far end there was one window with a face in it. It belonged to the girl in seat nine; and it had, if you'd looked, been saying something, slowly and clearly, for some time. "Under," they read off the glass. She came out to them herself, in the end, with her nose like a cherry. It would fit nobody else in there. It barely did her. She wriggled in {hid}, and they heard a clank, and a remark; and a small coal-black glove was put out, at arm's length, and in that was {key}.
@rescue There was a person in that train whom nobody had met. They had seen her hanky, and moved their bags. "I doe where it is," said the girl from seat nine. "You were knocking on the glass," said {Hero}. "Weren't you? Twice." "Five tibes." {Hero} begged her pardon, for everyone, and she thought about it, and sniffed. Then she rolled up her sleeves, took the longest breath she had had all day, and posted herself {hid}. There was a thump, and a first-rate sneeze. Out of the black came {key}, and it was waving.
@climax "You," said Mr. Bolsover. {Hero} told him that it was not in the book. "I know what's in the book," he said. So {they} <seated:came up beside|got up on> the step. The snow had stopped; the whole sky was out, down to the smallest. Up went the flag, and it cracked in the frost like a sail. {They} brought it down. The engine drew one long breath, and the couplings took it from hand to hand, clank, clank, to the end of the train; and up on the bank a hundred faces, and an old one, turned to feel the warmth of them go by.
@climax He held it out on both hands like a sword. "Forty years I've waved it," said Mr. Bolsover, "and I've been the one person who could not see." He got down in the snow himself, to have a proper look. {Hero} <seated:stopped beside|stood upon> the step, and waited till all of them were in their seats, and it was quiet. How cold the stick was! {They} swung it from the stars to the ground. And something a long way off went "Tchah"; a shudder came along beneath the floor, and the trees started, one at a time, to walk away. He only just caught the rail.
@climax "There's a thing that I've wondered for forty years," said Mr. Bolsover, "and that's how it looks from over there." He gave {Hero} the flag, and sat down on the bank among them. The cloud had been rolled up and put away, and there was more sky than anyone knew what to do with. {They} held the green flag up in it, at the full stretch of {their} arm. Over there the watch was out; somebody old and prickly was feeling it tick. Down swept the flag. "Whoosh," breathed the engine, and Mr. Bolsover had to run for it.
@resolution They took the nine bends like a skipping rope, and the tunnel at a shout. Sparks went up past the windows. {Hero} was hanging out as far as the bishop would allow; there was the top of the hill, there was the signal, and there was the platform at {home}, and {they} couldn't see one lamp. "They've gone in," {they} said. Then {they} saw them all. They'd only been holding them down, out of the wind. {turned}
@resolution It had been agreed at {home}, at about half past six, that people should go in. Nobody had. They had stamped, and sung; they'd run up and down. By nine they had stopped saying that it would be any minute. "It's humming!" said a child, who had been told to take that ear off the rail. And when the train came over the top, white from end to end and whistling like a kettle, there was such a swinging of lamps that the driver thought he was being warned. {turned}
@resolution After that there were no more stops. There's a sort of singing that only wheels do. They took the tunnel on one breath. "That's low, for a star," said {Hero}, with the box held tight; for a bit of the dark had come loose ahead, and turned yellow, and begun to wave. After it came another; till it was all along the platform of {home}, and every bit of it had somebody's arm underneath. {turned}
@close "Four hours and nine minutes," said Mr. Bolsover, and let everybody hold the watch. "Hedgehogs." He'd had a line put in the book. Out of its tissue came the {quest}, not dropped, not shaken, and there was a space for it in the middle of things, just as they'd left it. {toast} {ends} They were quite a while going through the carriages. Beneath seat nine, with one paw round the leg of it, there slept somebody very small; and behind him, in case, he had left a bit of room.
@close It turned out that if you are late enough it stops counting. They'd put back {event} until there was somebody to have it with. {toast} {ends} So the {quest} stood in the middle after all, and it was a good deal looked at; but more of them wished to hear it again from the bucket, and Mr. Bolsover told it, with salt cellars. He had been on the dot at last, he said. He'd got there exactly as it ended. No one found the hedgehog until it was morning. It was in his hat; and it was, by the watch, a hundred and first.
@close It took eight people to get it out of the tissue, and the {quest} turned out to have slept like a baby. {toast} {ends} They sat Mr. Bolsover at the head, and asked what had kept him, and for the first time in forty years he had an answer. He did all the voices. The watch went round the table, four hours out, being admired. Under seat nine something about as large as a pear turned over in its sleep, and took hold of the end of a green flag.
`,
}
