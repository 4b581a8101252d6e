// The town clock has lost its tick, and without a tick there is no such thing as six o'clock.
import type { PackSource } from '../pack.ts'

export const tick: PackSource = {
  id: 'tick',
  skeleton: 'lost-thing',
  genres: ['magic', 'mystery', 'fantasy', 'educational', 'comedy'],
  tags: 'clock tower town square school city time meadow',
  peril: 1,
  touches: 'clock tower height night',
  carries: ['tender'],
  ways: ['look', 'sound', 'build'],
  figure: {
    name: 'Mr. Quill',
    type: 'man',
    pronoun: 'he',
    age: 78,
    looks: 'light skin, wavy white hair, white beard, brown cardigan, navy trousers, round glasses, bow-tie',
    want: 'it to be a quarter past',
    habit: 'winds everything',
  },
  target: 'it',
  extras: `
    try2: crowd
    fail2: crowd
    resolution: crowd
    close: crowd
  `,
  names: ['French', 'Mr. Quill', 'Quill', 'Tock', 'Tick', 'Half Past', 'Half', 'Past', 'Easter'],
  nouns: {
    home: 'Half Past',
    quest: 'tick',
    key: 'the smallest brass wheel',
    hid: 'under the bell ropes',
    mistake: 'stuck a wooden spoon in the clock, to hold the morning still',
    scary: 'the <slow:dark little lift|ladder> behind the clock face',
    wait: 'until the tick had stopped shaking',
    crowd: 'the people in the square',
    small: 'the girl who swept the stairs',
    says: 'It never had a day off. Not even a Sunday.',
  },
  swappable: false,
  refrain: {
    base: 'Tock, said the clock. Tock, and tock. And where was the tick?',
    turned: 'Tick, said the clock. Tick, and tock. And there was the tick.',
  },
  small: {
    base: 'Tock, said the clock. And where was tick?',
    turned: 'Tick, tock, said the clock. And there was tick!',
  },
  titles: [
    '{Hero} and the Runaway Tick',
    'Tock',
    'Always Ten to Three',
    'Five More Minutes, Said the Teacher',
    'Where Was the Tick?',
  ],
  blurb:
    'It is ten to three in {home}. It has been ten to three for hours. The tick has run away from the clock, and until it is found there can be no tea, no stars and no tomorrow. And {Hero} had better be quick, if there is any quick left.',
  stage: `
    home: square morning clear wide | look-up happy | clock | bird-on-head
    hobby: square morning clear medium | stand proud | |
    friend: tower-top morning clear medium | talk happy | clock |
    want: square day clear medium | look excited | cake table |
    flaw: street day clear medium | stand thoughtful | |
    turn: square day clear medium | look-up surprised | tick-leaves |
    trouble: kitchen day clear medium | look-down funny | soup-pot egg | mouse-watching
    stakes: square day clear wide | look worried | cake table clock |
    try1: attic day clear medium | push brave | wound-works |
    fail1: attic day clear medium | look-down sad | sprung-works |
    try2: square day clear wide | shout brave | drum |
    fail2: square day clear medium | laugh surprised | bowing-duck |
    clue: meadow day clear medium | listen curious | tick-poppy |
    try3: meadow day clear medium | catch excited | fishing-net tick-poppy |
    fail3: meadow day clear medium | sit sad | bee-net |
    low: meadow day clear medium | lie sad | flowers | snail-passing
    insight: meadow day clear medium | lie hopeful | flowers |
    means: meadow day clear medium | stand brave | flowers little-tick |
    snag: attic day clear medium | look-down surprised | hole-works |
    rescue: attic day clear close | reach hopeful | rope |
    choice: stairs day clear medium | stand thoughtful | |
    climax: attic day clear medium | reach wonder | tick-works |
    resolution: square dusk clear medium | cheer joy | cake table clock |
    close: meadow dusk clear medium | eat happy | cake little-tick plate | small-copy-of-hero
  `,
  deeds: `
    home: hero look-up happy; with town-clock; no clock; no bell
    friend: figure lifts key
    friend[wash]: figure touches clock
    want: hero touches cake-table; hero reach excited; no table; no cake
    turn: hero look-up surprised; no clock; no bell; no little-tick; no bag; no door
    trouble: hero touches egg-pot; hero reach worried; no soup-pot; no egg
    trouble[rocked the baby|rock the baby]: hero touches cot-cry; hero reach worried; no soup-pot; no egg; at bedroom
    stakes: figure point sad; with town-clock; hero touches cake-table; hero reach worried; no clock; no cake; no table; no candle
    try1: hero touches wound-works; hero reach brave; no key; no clock
    fail1: figure touches sprung-works; figure reach surprised; hero look surprised; no spring; no cogwheel; no clock; no key
    try2: hero lifts baton; hero shout brave; no clock; no drum
    try2[drum]: hero touches drum; no clock
    fail2: hero touches bowing-duck; hero laugh surprised; no duck; no snowman; others crowd
    clue: hero behind stone-wall; friend point curious; no fence; no hat
    try3: hero lifts fishing-net; hero tiptoe excited; no little-tick; no flowers; no hat; others
    fail3: hero touches bee-net; hero reach sad; no bee; no little-tick; no fishing-net; no hat; no flowers; others
    low: hero lie sad; no fishing-net; no cake
    insight: no fishing-net
    insight.look: hero touches tick-resting; hero reach surprised; no little-tick; no fishing-net; no leaf
    insight.sound: hero touches cricket-band; hero listen hopeful; no fishing-net; others
    insight.build: hero touches moss-box; hero reach hopeful; no box; no fishing-net; no leaf; no flowers
    means: no fishing-net; no box
    means.look: hero touches tick-resting; no little-tick; no fishing-net
    means.sound: others; with cricket-band; no little-tick; no fishing-net; no box; no flowers
    means.build: hero touches tick-bed; no little-tick; no fishing-net; no box; no flowers
    snag: hero touches hole-works; hero reach surprised; no hat; no cogwheel; no clock; no key
    rescue: friend gives tiny-cog to hero; no cogwheel
    rescue[swept the stairs|broom]: hero lifts tiny-cog; hero hold hopeful; with broom; others girl; no cogwheel
    choice: no cogwheel
    climax: hero touches tick-works; hero reach wonder; no clock; no little-tick; no cogwheel; no wheel
    resolution: hero touches lit-cake; hero reach joy; with clock-six; no cake; no table; no clock; no egg; no fishing-net
    resolution[danced]: hero dance; figure dance; with clock-six; no cake; no table; no clock
    close: hero touches tick-feast; hero reach happy; no cake; no little-tick; no plate; no clock
  `,
  lapStage: `
    home: square morning clear wide | wave happy | clock |
    friend: square morning clear medium | wave happy | key |
    want: square day clear medium | look-up excited | clock bunting cake |
    turn: square day clear wide | look-up surprised | clock |
    trouble: square day clear above | run funny | clock |
    stakes: tower-top day clear medium | hug sad | clock |
    try1: park day clear medium | listen curious | tree |
    fail1: park day clear medium | look-up surprised | bird tree |
    try2: garden day clear medium | peek curious | bucket |
    fail2: garden day clear medium | look-down funny | frog bucket |
    try3: street day clear medium | listen brave | door |
    fail3: street day clear medium | look surprised | goat door |
    hobby: street day clear medium | stand happy | |
    flaw: street day clear close | think thoughtful | |
    low: square day clear wide | sit sad | clock bench |
    clue: square day clear close | listen curious | |
    insight: square day clear close | think hopeful | |
    means: square day clear medium | whisper brave | bench |
    snag: square day clear close | reach worried | little-tick |
    rescue: square day clear close | hold happy | little-tick |
    choice: stairs day clear close | kneel thoughtful | mouse |
    climax: tower-top dusk clear medium | reach wonder | clock little-tick |
    resolution: square dusk clear wide | cheer joy | clock cake |
    close: bedroom night stars medium | lie calm | bed pillow clock |
  `,
  lapDeeds: `
    friend: figure lifts key
    friend[wash]: figure touches clock
    turn: no cake
    stakes: hero touches clock
    try1: hero touches tree
    fail1: bird on tree
    try2: hero touches bucket
    fail2: frog in bucket
    try3: hero opens door
    fail3: goat in door
    low: hero on bench; no cake
    snag: no little-tick
    rescue: hero lifts little-tick
    climax: hero touches tick-works; no clock; no little-tick; at attic
    resolution: no bird; no frog
    resolution[danced]: hero dance; figure dance
    trouble: hero look-up
    insight: hero kneel; with leaf
  `,
  b0_3: `
@home Tick, tock, tick, tock! {Hero} and the {kit} came to see the big clock.
@home There was a big round clock in {home}. {Hero} held up the {kit} to it. Tick, tock!
@home "Tick," said the big clock. "Tock," said {Hero}, and hugged the {kit}.
@friend Mr. Quill had the key to the clock. It was as long as {Hero's} arm.
@friend "Good morning, {Hero}," said Mr. Quill, who kept the clock. "Tick, tock!"
@friend Mr. Quill took out a cloth, and gave the clock's face a wash. {Hero} waved.
@want {why} At three o'clock came {event}. {Hero} looked up. Tick, tock, tick... what next?
@want {why} At three came {event}. Was the clock asleep, {Hero}?
@want {why} Was it time for {event}? Why was the clock so still?
@turn Tock! There was no more tick, {Hero}. The hands stood still. {refrain}
@turn Its tick had run away! {Hero} looked up at the clock. {refrain}
@turn "Something fell out," said {Hero}. It was the clock's tick! {refrain}
@trouble Nobody could go to bed, and nobody could get up. {run1} {Hero} looked about. Where was that tick?
@trouble It was not three. It would not be four. {run1} Oh, {Hero}, where was the tick?
@trouble The sun stood still in the sky. {run1} Where did that tick go, {Hero}?
@stakes "No tick, no tea, no cake," said {Hero}. "I will find it."
@stakes Poor clock! It felt its tum with one hand. {Hero} gave it a hug.
@stakes {Hero} went up the stairs and kissed the clock. It was so still.
@try1 Something went tap, tap, up in the tree. {Hero} looked up, and...
@try1 Tap, tap, tap! Was that the tick? {Hero} put an ear to the tree, and...
@try1 "I hear it!" said {Hero}. It went tap, tap, way up high, and...
@fail1 It was a bird. Tap, tap, said the bird. {refrain}
@fail1 A bird was there, making a hole for its bed. {refrain}
@fail1 Out came a beak, and then a bird. Hello, bird! {refrain}
@try2 Something went plip, plop, down in the bucket. {Hero} looked in. Who was it?
@try2 Plip, plop, plip! {Hero} bent over the bucket. What was in it?
@try2 "I hear it now!" said {Hero}. Plip, plop, in the bucket! Was it a wet tick?
@fail2 It was a frog, having a bath. {refrain}
@fail2 A frog looked out. It was all wet. {refrain}
@fail2 Out came two eyes, and then a frog. Hello, frog! {refrain}
@try3 Something went clip, clop, behind the door. {Hero} took hold of it. Creak...
@try3 Clip, clop, clip! Was it here? {Hero} opened the door, bit by bit...
@try3 "This time I hear it," said {Hero}. Clip, clop, by the door. It came near... and nearer...
@fail3 It was a goat, in its best shoes. {refrain}
@fail3 A goat came in, and went out. {refrain}
@fail3 In came a beard, and then a goat. Hello, goat! {refrain}
@low {Hero} sat down, and was very still. {run3}
@low There was no tick at all. Poor {Hero}! {run3}
@low Hush. {Hero} sat there in the sun. {run3}
@clue {Went}, went the {kit}. Tick, said something. It kept time! It was by the {kit}.
@clue {Went}, went the {kit}. Tick! It was so small. <pal:{Pal} looked up. >It liked that.
@clue {Went}, went the {kit}. Tick, said something near. It was not a bird or a frog.
@insight Tick, tick. It was as small as a bug. Was it in the grass? Was it under...?
@insight {Hero} did not move. Tick, tick. It was so near! Was it behind the {kit}, or...?
@insight "Who is there?" said {Hero}. Tick, it said, very softly. Was it hiding...?
@means Nose to the ground, {Hero} said, "Come and play." {Went}, went the {kit}, as soft as soft.
@means {Went}, went the {kit}, so low, and in time. "Tick?" said {Hero}. "Tick?"
@means {Went}, went the {kit}, like a clock. "Do not be scared, tick," said {Hero}.
@snag It was still. Had it run away? {Hero} lifted up the {kit}. Up... up...
@snag No tick now. Oh no! {Hero} moved the {kit}, bit by bit by bit...
@snag {Hero} waited. The {kit} went up, very slowly. Oh, who...?
@rescue Tick! There it was. "Boo," it said. It had just wanted to play.
@rescue Tick! It was as small as a pea. It hopped on {Hero's} thumb.
@rescue Tick, tick, tick! It laughed so much that it fell over.
@climax {Hero} went up, up, up the stairs, with the tick in one hand. In it went. Tick... tock!
@climax Up to the big clock went {Hero}. The little tick jumped in at the door. Tick... tock!
@climax {Hero} opened the clock, and the tick ran in. Tick, it said. Tock, said its friend.
@resolution Bong, bong, bong! It was three o'clock, and there was cake. {turned}
@resolution The hands went round. The sun went down. {Hero} clapped. {turned}
@resolution "Tea time!" said Mr. Quill, and he danced with {Hero}. {turned}
@close {toast} Tick, tock, into bed. Night-night, frog and clock. {ends}
@close {toast} {Hero} lay in bed. Tick, tock. Tick, tock. {ends}
@close {toast} Up came the stars, on time. Good night, tick. {ends}
`,
  b4_6: `
@home {Hero} lived in {home}, right under the big clock. All day it went tick, and all night it went tock, and nobody heard it any more.
@home The clock of {home} hung right over {Hero's} bed, or so it felt. It said tick by the door and tock by the window. People no longer heard it, just as you don't feel your socks.
@home The clock was a hundred years old. {Hero} lived just below it, in {home}, and heard it so much that it was like nothing.
@friend Mr. Quill looked after it. He wound it every morning, up a hundred steps, with a key as long as a [goose|leg]. "Never missed a tick," said Mr. Quill.
@friend A hundred steps is a lot, with a great long key on your back. Mr. Quill did them each day before breakfast. He wound the clock. Then he wound the cat, to be fair. "It's a good old thing," he said.
@friend Each day Mr. Quill came by with a key on his back, like a toy. "Up I go," he told {Hero}, and went to wind the clock.
@want At six o'clock exactly they would cut the cake for {event}. {why} {Hero} had counted the hours, and there were just three left.
@want There was a cake in the square, for {event}. {why} It would be cut when it struck six. "Three more hours," {Hero} told the cake.
@want A big cake was waiting, for {event}. {why} They would eat it at six. Till then {Hero} could only look, and that's nearly eating.
@turn At ten to three there was a small noise, like a flea with a bag closing a door. Everyone looked up. {refrain}
@turn Then, up there behind the hands, something as small as a pea went "phew". It was ten to three. {refrain}
@turn Out of the clock, at ten to three, hopped somebody like a crumb, and slid down the drainpipe. {refrain}
@trouble Now it was ten to three all the time. Eggs boiled and boiled. Schools did not come out. A man on a ladder could not come down till four. {run1} When would it be six?
@trouble Nothing would finish! The eggs went on bobbing in their pots. The barber went on cutting. In school they said, "Five more minutes," and there weren't any. {run1} Was it going to be ten to three for ever?
@trouble Now nobody could finish! They rocked the baby, and it never slept. The book they read had no end. {run1} Have you ever had a day with only ten to three in it?
@stakes "A clock can't go on one leg," said Mr. Quill. "No tick, no time." The cake stood there. It would never be {event}, not ever.
@stakes Mr. Quill put his ear to the wheels. "It's like somebody with only one shoe," he said. The candles could not be lit till six, and six could not come.
@stakes "All it has got is the tock," said Mr. Quill. "It won't get to six on that." So there stood the cake, not eaten.
@try1 "It's run down," said {Hero}. {They} took the key in both arms. Round it went, and round, and tighter, and...
@try1 "When my frog stops, I wind him," {Hero} said. It took both hands and one foot. The key went round, and it got hard to turn, and then very hard, and then just once more...
@try1 "One more turn," said {Hero}, and swung on the key. Creak, it said. Creak, crick, eek, and...
@fail1 Sproing! Mr. Quill got a spring in his beard. {refrain}
@fail1 Twang! A thing shot out, all long and curly. It hung in Mr. Quill's beard, and shook, and went on shaking. {refrain}
@fail1 Zing! A spring jumped into Mr. Quill's beard. {refrain}
@try2 "We'll do the tick," said {Hero}. "All of us, out loud, in between the tocks." They stood in the square. Tock, said the clock. "TICK," said the people, and...
@try2 "It's only one small word," said {Hero}. "Let's all say it!" Somebody brought a drum. Each time there was a tock, the whole town got ready. They took a big breath, and...
@try2 "It won't know who says it," {Hero} told them. They all stood on the steps, with the big ones behind. Tock! Four hundred tongues went up, and...
@fail2 One said it late. One got the giggles. A duck joined in. It came to ten to three, and then it was Wednesday, and then it was ten to three again.
@fail2 Half of them were early, and the baby was late, and a duck had ideas of its own. Time got into a knot! It was last Wednesday for a bit. Then, oh dear, it was ten to three.
@fail2 A duck said it best. Then they all laughed, and came in anyhow. For a bit it was Wednesday, with snow on. The duck took a bow.
@clue It was {Spotter} who held up one finger. Far off, over the wall, in the long grass, something small was going tick, tick, tick. It was going very fast. Did that sound sad?
@clue "Hush!" {Spotter} had heard it first. It came from past the wall, out of the long grass, and it skipped: tick-tick, tick, tick-tick-tick. Would you skip like that if you were lost?
@clue {Spotter} sat down to be cross, and heard it. Tick! That was over the wall, in with the poppies. Tick-tick! It was skipping. Does anybody skip who has been stolen?
@try3 "There it goes!" cried {Hero}. {They} ran at it with a fishing net. It hopped. They all hopped. {run2}
@try3 They crept up on it with a net. It was on a leaf. No, it was on a daisy. No, it was on {Hero's} own hat! {run2} "Now!" said {Hero}, and jumped, and so did everyone.
@try3 There it sat, upon a poppy. "Shh," said {Hero}, and up went the net. {run2} And down, and...
@fail3 They got two hats and a bee. The tick laughed at them, tick-tick-tick-tick, and was gone. {refrain}
@fail3 When they had got up again, there was a bee in the net, and it was cross. From the next flower came a very small giggle. {refrain}
@fail3 In the net there was a bee. On top of the net sat the tick, laughing. {refrain}
@low {Hero} <slow:stopped in the long grass|lay flat in the grass>. The sun had not moved for hours. It was hot. The {kit} {kitWas} full of seeds. "I can't catch it," {they} said. {run3}
@low It stayed hot, since it stayed ten to three. {Hero} <slow:stopped in the grass and did not go on|fell down in the grass and did not get up>. There were seeds in {their} ears. {They} let go of the {kit}. No tick, no cake. {run3}
@low {Hero} was too hot to be cross. "It won't ever be cake time," {they} told the {kit}, and hay fell out of it. {run3}
@insight.look {Hero} looked at one blade of grass. "{Rule,}" {they} said. There sat a cricket, and next to it the tick, like a spark with knees. It was not hiding. What was it doing?
@insight.look An ant went by with a crumb. "{Rule,}" {Hero} told {themself}. So {they} did. And there, next to the ant, was the tick, on its back, with one foot swinging. Was it having a rest?
@insight.look There was a beetle, so {Hero} watched it. "{Rule,}" {they} said. It went under a leaf, and there lay the tick, bright as a spark, with its hands behind its head. Did that look lost?
@insight.sound The crickets were singing all round {them}. "{Rule,}" said {Hero}, with {their} eyes shut. There it was, in the middle of the song, in time with the rest! Had it ever had anyone to sing with?
@insight.sound {Hero} put an ear to the ground. All the field sang. "{Rule,}" {they} said. One of those crickets was not a cricket! It led the tune. Up in that clock, who was there to sing with?
@insight.sound {Hero} had done with shouting. "{Rule,}" {they} said. Then the grass got loud! All the crickets were at it, and one went in front. Could you leave a band like that?
@insight.build {Hero} thought of that clock. There was nowhere to sit down in it. "{Rule,}" said {Hero}. {They} had a box, some moss and a bit of string. Could you want to go home to that?
@insight.build "I would run away, too," said {Hero}. There was not one chair up there. In {their} pockets {they} had string, some moss, a little box. "{Rule}" How big a bed does a tick need?
@insight.build "{Rule,}" said {Hero}, and got out a box, some string, a bit of moss. In that clock you stood up, night and day, with cold feet! What would you like best, if you were a tick?
@means.look {Hero} {method}. The tick was just lying there, with its feet up. In a hundred years no one had said it. "Well done," said {Hero}. It sat up.
@means.look {Hero} put down the net. {They} {method}. The tick was watching a cloud. "You never once stopped," {Hero} said to it. "And I never heard you. Thank you." It came and sat on {their} knee.
@means.look {Hero} {method}. Now {they} and the tick were both looking up. "A hundred years," said {Hero}, "and I never said thank you. So thank you." It blinked.
@means.sound {Hero} took the {kit} and {method}. The tick kept time with {them}. Then it sat down on the {kit}, quite out of breath, and looked up.
@means.sound Out came the {kit}. {Hero} waited for the song to come round, and {method}. Hop, hop, hop, from stalk to stalk came the tick, and up on {Hero's} [boot|shoe], to be near the music.
@means.sound {Hero} picked up the {kit}, waited, and {method}. One of the crickets was no cricket. It hopped up, and stood by {them}, and beamed.
@means.build {Hero} sat down and {method}. It was a bed with a moss pillow, on a spring. "It's for in between ticks," {Hero} said. The tick got in. It bounced.
@means.build {Hero} took the box, and {method}. It had a lid, and a pillow of moss. "It's to go in the clock," {they} said, "for when the tock is talking." A tiny foot came round a leaf. Boing, went the bed.
@means.build {Hero} {method}. There was a rug in it, all of moss. "It's a nap house," {they} said. "Go in each time it tocks." Somebody knocked.
@snag They took the tick home in a hat, up all the steps. And there was the clock with a hole in it! When it was wound, a wheel had come off, the very smallest one, and...
@snag The tick rode up all the stairs on {Hero's} ear. But what was this? They had wound the clock so hard that the littlest wheel had popped right out! The tick had no place to sit, and...
@snag Up all the hundred steps they went, and the tick waved like a king. But they had wound so hard that a wheel flew off! It was as little as a pea, and...
@rescue "I swept it up," said the girl who swept the stairs. She had been sweeping round their feet all day. She felt about {hid}, and blew off the dust, and there was {key}.
@rescue "Is it a shiny thing?" somebody asked. It was the girl who swept the stairs. People had stepped over her broom all day. She put her arm {hid}, right to the shoulder. "I keep what I find," she said. It was {key}.
@rescue "Wait," said the girl who swept the stairs. No one had looked at her, just at the floor she did. She lay down, and felt {hid}, and sneezed. It was {key}.
@climax On went the wheel. {Hero} opened {their} hands in the dark of the clock. "Sundays off," {they} said, "if you want it." The tick thought. It hopped. It sat down next to the tock...
@climax Click, went the wheel on to its pin. {Hero} held out one flat hand, there in the dark. "A day off each week," {they} said. "We promise. Sundays." The tick looked down at the tock, all on its own. One hop...
@climax In it clicked. {Hero} put {their} hand by the wheels. "Come out and play every Sunday," {they} said. The tick saw the poor old tock. It held its nose, like a diver, and...
@resolution ...and all the eggs were done, and all the schools came out. It struck six, and everyone cheered so much that they nearly missed it. {turned}
@resolution Pop, pop, pop, went the eggs! Out ran the schools! The big hand flew round like a dog off its lead, and then it was six, and you could not hear the bell for the cheers. {turned}
@resolution Three, four, five, six! Out came the eggs, and the children, and a man from the bath, in a towel. {turned}
@close They had {event} in the long grass. {toast} {ends} Now there's no time in {home} on a Sunday.
@close They ate the cake with the crickets. {toast} {ends} On Sundays there's a very small tick out there, doing nothing at all.
@close One plate was very small. {toast} {ends} If you're late on a Sunday, in {home}, nobody can tell.
`,
  b7_9: `
@home In {home} the clock hangs over the square like a second moon. {Hero} lived underneath it. It had gone tick by day and tock by night for a hundred years, and no one had heard it since about the second week.
@home You couldn't get lost in {home}, because of the clock. It stood on its own tower, as wide as a house, and its tick and its tock came down over {Hero's} roof like two people out walking. In a hundred years they'd never got out of step. So nobody listened.
@home Ask the way in {home}, and they'll just point up. There's the clock. It can be seen from four villages, and heard from five; but {Hero}, who slept right under it, had to be told by visitors that it ticked.
@friend Every dawn Mr. Quill went up the hundred steps with the key, which was as long as a goose. "Never missed a tick," he used to say. He wound the clock, and then anything else that was near, such as the cat.
@friend The clock had one servant, Mr. Quill, who was thin and bent, and not unlike a hand of it himself. You met him in the mornings with the great key across his shoulders. "A hundred years, and it has never let me down," he told {Hero}. "So I don't let it down. Could I just wind your bicycle?"
@friend Up went the key, before breakfast, and under it went Mr. Quill. He'd wind the clock; on his way down he wound the doorknobs. "It's good for another hundred," he'd say. Nobody had ever asked the clock.
@want At six exactly they were going to cut the cake for {event}. {why} {Hero} had got it down to three hours, and after that {they} had meant to count in minutes.
@want In the middle of the square stood the cake, under a net, on account of the wasps. It was for {event}, and the first slice was to be cut on the sixth stroke of six. {why} It was not quite three yet. "I'm not looking at it," said {Hero}, looking at it.
@want SIX SHARP, said the icing. There was no cake till then, and no {party}. {why} It was three whole hours, and {Hero} could wait beautifully for about one.
@turn It happened at ten to three. There was a very small sound up there, as if a flea had picked up its bag and pulled the door to behind it. People looked up from what they were doing. They couldn't have told you what was wrong. {refrain}
@turn No one was watching, or they'd have seen it go. At ten to three, behind the big white face, somebody sighed. A latch was lifted. Something no larger than a crumb came out on the ledge, took one look at the sunshine, and jumped. All that the people noticed was the sound. {refrain}
@turn At ten to three, up on the ledge, a very small foot felt for the drainpipe, and found it. Down below a lady stopped, with her mouth open for a bun. "Did you drop something?" she asked her husband. They all felt their pockets. {refrain}
@trouble After that it just went on being ten to three. Eggs boiled, and were never done. The barber had been going to stop at the hour, and went on cutting. {run1} In the school they were in the middle of the long division. Do you see how serious it was?
@trouble It got to be ten to three, and it stuck there. All over town four hundred eggs went on boiling and stayed quite soft. A teacher had said "five more minutes", and there weren't any. Water ran into a bath, and never up the sides. {run1} "Is anybody else," called the barber, still snipping, "starting to worry?"
@trouble Nobody minds ten to three, once. This one stayed. No egg would set, no bath would fill, and the barber had run out of hair, and cut on. {run1} In the school a hand went up. "Please," said somebody, "when's later?"
@stakes "A clock is like a man," said Mr. Quill. "It's no use hopping." He had gone quite grey. "Without a tick there's no next, you see. There's only now." {Hero} looked at the cake. There were the candles, all straight. It was never going to be six.
@stakes Mr. Quill had put his ear against the works. "That's the tock," he said. "It's doing what it can, poor thing. It can tell you that it's now. But it takes a tick to tell you what's next." He looked down on the cake, far below, and took off his hat to it. "Six is next," said {Hero}. "It was," said Mr. Quill.
@stakes "There's half of it left," Mr. Quill called down, "and it's the wrong half. All the tock says is 'here we are'. It's the tick that says 'off we go'." Nobody could go off. {Hero} counted the candles on the cake. They would always be new.
@try1 "It wants winding," said {Hero}, and got both arms round the key. {They} walked it about like a donkey at a well. It grew stiff; it creaked; it needed Mr. Quill to push as well. "Just one more," {they} panted, "for luck..."
@try1 "When my things stop, I wind them up," said {Hero}. The key was as tall as {they} were. They pushed one end each, round and round. It clicked, it grumbled; inside it something started to hum on a high, thin note. "Is it meant to sing?" asked {Hero}. "No," said Mr. Quill. "Let go. Let go of the..."
@try1 "It's only out of breath," said {Hero}. {They} pushed the key, and Mr. Quill pushed {them}; it went like a gate, then like a rusty gate. "It says to stop here," puffed Mr. Quill. "Does it say please?" said {Hero}...
@fail1 There was a noise like a dropped harp. When they found Mr. Quill, he had the mainspring in his beard, and one of his eyebrows was going round. {refrain}
@fail1 Boing! It flew round that little room four times, looking for the way out, and all it found was Mr. Quill. You couldn't have said which was spring and which was beard. "I believe," he said, from somewhere in the middle, "that it was wound up already." {refrain}
@fail1 Twelve yards of spring came out to see who was there. Most of it stayed, in Mr. Quill's beard, and whenever he spoke he chimed. {refrain}
@try2 "We'll be the tick," {Hero} said, down in the square. "It's a short word. After each tock, we all say it." It was a lovely idea. There were four hundred people, and they all took a breath. Tock, said the clock. "TICK!" they said...
@try2 "It's a job, that's all," said {Hero}. "When someone leaves a job, the rest of us share it." {They} climbed on the horse trough, with a drum, and showed them when to come in. "After the tock. Short, and all together." Four hundred mouths came open...
@try2 All four hundred of them had nothing to do. "Be a clock!" {Hero} told them, from the fountain. "When it says the one, you say the other." They tried it in whispers. They all leaned forward, like a choir of herons, and...
@fail2 By the fifth, some of them had got ahead. Someone's uncle was doing it in French; a duck came in on the off beat; and for a moment it was Wednesday, with snow. The police asked them to stop.
@fail2 They were splendid, twice. But the left side of the square began to hurry, and the right side waited for it to come back, and one old lady put in a tick of her own that she'd been saving. There was a duck. It was Wednesday; it was snowing; it was somebody's wedding; and then, thank goodness, it was ten to three.
@fail2 There's always one. He came in early, and his neighbours, to be polite, came in with him; and a duck tried a solo. They had Wednesday, twice, with snow. When it was over, the duck bowed.
@clue In the hush {Spotter} turned toward the meadow wall. It was so faint: a dry, quick, skipping little sound, out there in the hay. Tick, tick-tick, tick. It did not sound like a thing in trouble. Why would anyone who was lost be going at that rate?
@clue After that they were all so ashamed that it was perfectly quiet, and that's how {Spotter} came to hear it. You had to face the meadow and not breathe. It was as thin as a pin, and it hopped, tick-a-tick, tick, with rests in it, as if it was making it up. Would a stolen thing sound like that? Would a sad one?
@clue {Spotter} heard it because {Spotter} had given up singing before the rest. Past the wall, in the hay, something was talking to itself. There was a bit like a skip, and then a bit like a cartwheel. Is that how you'd go, if you had been stolen?
@try3 "After it!" {Hero} shouted, and they went over the wall with a fishing net, and two butterfly nets, and a colander. {run2} It let them get close. It let them get right up to it, and then it wasn't there, and they were all in a heap.
@try3 "Make a ring," whispered {Hero}, and they came at it through the hay, on their knees, with fishing nets and colanders. Nearer they came, and nearer, until they were all nose to nose. {run2} In the middle was a buttercup. On the buttercup something ticked. "Now!"
@try3 Out came {Hero} with the net, and the rest with hats and sieves. On a thistle sat the tick, and waited for them. {run2} The whole town crept up on tiptoe with its arms out. "Jump!" yelled {Hero}.
@fail3 They had caught a bee, some hats and one another. It laughed. You could tell, although all that it had to laugh with was the one word. {refrain}
@fail3 What they had caught, once it was untangled, was nine hats and a bee, and somebody's aunt, who had only come to look. Over by the gate it was giggling. It had to do that all on one note. {refrain}
@fail3 In the net they found a bee, and a good many fingers. Something ticked off across the clover, holding its sides. {refrain}
@low {Hero} lay in the hay where {they} had dropped. The sun stood still overhead like a plate on a wall. {They} thought of the candles that would never be lit, and got a seed up {their} nose. {Their} {kit} {kitWas} full of grass. {run3}
@low {Hero} stayed where {they} fell. On any other day it would be evening by now, with a cool wind, and the candles lit. {They} had so wanted it to be later. {They} tipped up the {kit}, to get the grass out, and then couldn't think why {they} had bothered. {run3}
@low There was no dusk to go home by. {Hero} lay on prickly hay, with the {kit} under one ear, and did not look up, since it was only the same sky. Someone had ironed the cloth for that cake. {run3}
@insight.look There's a lot to see in hay, if it's all that you can see. "{Rule,}" {they} told {themself}. A stalk. On the stalk, a cricket. Next to the cricket, with its legs crossed, a thing like a spark. It wasn't running from anyone. What was it up to?
@insight.look When you lie on your front there's only one thing to look at. "{Rule,}" {Hero} mumbled to the grass. The first time, it was grass. The second time it was a clover leaf, and upon that a bright speck, flat on its back, swinging one foot. Now, what does that look like to you?
@insight.look {Hero} had nothing left to chase with. "{Rule,}" {they} said, and tried it on a dock leaf. It had a hole in it, and a cricket, dusting its knees. On a bent straw, rocking, there was a bright dot, with both hands behind its head. Now, whom was that hurting?
@insight.sound All the meadow was going like a sewing machine. "{Rule,}" {Hero} thought, and shut {their} eyes, and let it come. There were about a thousand crickets; and there was one that wasn't. It had the beat, and all of them were following. Who had it ever had to follow it, up there?
@insight.sound "{Rule}" It was all that {Hero} had the strength for. Chirr, went the hay, near and far. Somebody in the middle was keeping time for the lot of them, though, and whoever it was put in a skip at the end of each line. They'd begged it to come back and join in with them. Had anybody thought of joining in with it?
@insight.sound After so much yelling {Hero's} ears rang. When that wore off there was a band in it. "{Rule,}" {they} remembered. Every cricket in the county was sawing away; and out in front went a tick, and turned round for them at the corners. Who'd ever played with it, behind a clock?
@insight.build {Hero} thought about the inside of that clock. It was all teeth. "{Rule,}" {they} said. {They} had seen dog kennels with more comfort. What {they} had got, in {their} pockets, was a matchbox, a bit of moss, and a spring out of somebody's beard. Would it mind going back, if there was something to go back to?
@insight.build {Hero} tried to see it from the tick's side. You stood day and night in a machine, with oil coming down, and then it was the tock's turn, and then it was yours again. There wasn't so much as a stool. "{Rule}" {They} had a matchbox. {They} had moss, and that scrap of spring. What would make you want to go to work?
@insight.build {Hero} had been in there once, for a minute, and had wanted a chair. "{Rule,}" {they} thought. It had never had a minute! There was a matchbox in {their} pocket. There was moss wherever you put your hand, and some spring with beard on it. How do you measure a guest that size?
@means.look {Hero} {method}. It was doing nothing. It was lying on its back and watching a cloud. It had done sixty to the minute for a hundred years, and no one had so much as looked up. "You were very good at it," said {Hero}. "I ought to have said." The spark turned round.
@means.look {Hero} put both hands behind {them}, and {method}. It wasn't hiding in the least. It had found a cloud that it liked. "I've lived under you my whole life," said {Hero}, "and I never heard you till you were gone. It was beautiful. I just came to say so." For one second there was no tick anywhere. It had turned to look at {them}.
@means.look {Hero} crossed over on {their} knees, and {method}. Up there a shoe was turning into a bigger shoe. "I only knew about you once it went quiet," {Hero} said. "That's a shabby way to treat somebody. And you were never late." The foot stopped swinging. It was listening.
@means.sound {Hero} drew the {kit} over, and {method}. Not one of the crickets missed a beat. Nor did the tick; it came nearer, stalk by stalk, to hear where that was coming from. When the song was over it was sitting on {Hero's} thumb, out of breath, like someone who's just been dancing.
@means.sound There was a gap in the tune, the size of one person. {Hero} got the {kit}, waited for that bit to come round, and {method}. All the crickets moved up. By and by {they} felt a tickle on {their} wrist, and next on {their} thumb; and there it stood, tapping one foot, with its whole face shining, if that was its face.
@means.sound {Hero} let them have another verse. Then {they} lifted the {kit}, and {method}, and kept it small. There was a rustle, as when people in a row move up. The tick came over, to see who it was. It walked up {Hero's} sleeve on the beat, leaned on {their} thumb, and puffed.
@means.build {Hero} {method}. It was a bed, about an inch long, with a moss pillow and real bounce. {They} put it down upon a stone and looked the other way. "It's for between ticks," {they} said, to the air. "I know it's only a second." Something creaked. Someone had sat on the edge, to try it.
@means.build A flat stone made a good bench. {Hero} took the matchbox, and {method}. It had a mattress of moss, and the best steel spring, and a lid for being private in. "You'd have a whole second, in between," {they} said, to a poppy. "People have slept on less." Something landed on the pillow. It bounced twice, to be sure.
@means.build It took a hundred breaths, and no glue. {Hero} {method}, and what came of it was a bedroom: a moss pillow, a bouncy floor, a door. {They} left that open. "It's yours," {they} told the hay, "whenever it's the tock's go." The door shut. From inside there came a bounce.
@snag So it came home in a hat, of its own free will. But when they got to the top there was a gap in the clock. In all that winding a wheel had jumped off, the smallest of the lot, that you would hardly have thought mattered. "Nobody move," said Mr. Quill, and stepped back, and there was a ping...
@snag It rode home on {Hero's} hat, as good as gold, with the whole town marching behind. But somebody had been up there with that key, and wound it much too hard, and it was them. There was a hole in the clock. The tiniest of the wheels had flown clean out; and without it, Mr. Quill said, they might as well put in a potato...
@snag The tick led them in, over the wall, across the square, up a hundred steps, and Mr. Quill opened the clock. Nobody spoke. Just where it liked to stand was nothing. All that winding had shot out a wheel, the very least; and the tick had begun to look back at the window...
@rescue "It'll be in with the fluff," said the girl who swept the stairs. She had been working round everybody's boots since ten to three, which is a long time. She had a look {hid}, and blew, and wiped it upon her apron. "I find all sorts," she told them, and put into {Hero's} hand {key}.
@rescue "Small? With teeth? Goes ping?" It was the girl who swept the stairs. All day she'd been told to mind out. She knelt down, put in an arm {hid}, and moved two spiders over, politely. "Nothing's ever lost," she said. "It's just swept." There on her palm was {key}.
@rescue In the corner sat the girl who swept the stairs, with her dustpan. They'd all walked round her. "People drop stuff," she said, "and only look where it was." She felt about {hid}. Out came a peppermint. Out came half a mouse's nest, and {key}.
@climax {They} set it on its pin. It was dark in there, and it smelled of oil and of being a hundred. {Hero} opened {their} hands. "You can have Sundays," {they} said. "All day. I've asked." The spark looked at the wheels for a bit. It looked at the tock, which had got so thin. Then it gave a kind of a sigh, hopped across, and sat down...
@climax {Hero} slid it home. There was just room to kneel, in there, with the cogs all round {them} like a ring of uncles. {They} held out a flat hand. "It would be every Sunday," {they} said. "Nobody will wind you, or want you for anything. It's in writing." The spark stood at the end of {their} finger. You could hear the tock, limping. And very lightly the finger was empty...
@climax It went in with a click. After that there was just the dark, and one tired tock. {Hero} held out {their} hand like a plate. "Six days," {they} said. "Then it's Sunday, and hay. We've shaken on it." What was on {their} palm weighed nothing. It looked once at the light. Then it weighed even less...
@resolution Four hundred eggs were done at once. Every school in {home} came out like a cork. It struck three, and four, and five, to make up, and at the last stroke of six they made such a noise that somebody had to be told what time it was. {turned}
@resolution It all came out at once, eggs and schools and bath water; the barber laid down his scissors, and saw what he had done. The big hand ran round like a dog let off its lead, until it stood up straight, and there was such a shout at six that the pigeons had to leave and come in again. {turned}
@resolution The eggs went off first, like a salute. The bath ran over; the schools burst; and three, four and five flew past so fast that the pigeons lost their places. Before six had finished striking there was a match to every candle. {turned}
@close They had {event} out in the hay. {toast} {ends} In {home} now there isn't any time on Sundays. Nothing begins, and nothing's late. If you lie in the meadow you can hear it, somewhere near your ear, enjoying itself.
@close They carried the cake down to the meadow, which was only fair. {toast} {ends} So if you visit {home}, don't come on a Sunday; or else do. You can lie there in the grass, late for nothing, and listen to somebody small, near your elbow, taking the day off sixty times a minute.
@close One slice was put out on a leaf, and it was a crumb. {toast} {ends} Nobody's early in {home} of a Sunday. Whenever you come is when it starts. In the grass someone hums, with its shoes off.
`,
  b10: `
@home The clock at {home} had been paid for by a duke who was always late, and it was enormous. Over the square it stood, on a tower of its own, ticking and tocking, as it had done for a hundred years; and since {Hero's} house was directly underneath, {they} had grown up inside that sound as a fish grows up in water, and noticed it about as much. "What's that noise?" visitors asked. "What noise?" said {Hero}.
@home They say in {home} that there are two things you can never stop hearing: your mother, and the clock. The first of these is true. As for the clock, it hung above the roofs like a second moon, saying the same pair of words over and over; it had not missed one of them in a hundred years; and {Hero}, whose bed was right below, couldn't have sworn to either. You don't hear what has never let you down.
@home You were born in {home} to the tick of the clock, and married to it, and late for school by it. That it was as wide as a barn, and went all night, nobody noticed. Once an aunt came to stay with {Hero}, whose attic was right under the six, and left at dawn with wool in her ears. "A hundred years of that!" she said. {Hero} lay down that night to hear what she meant, and made it to the tock, and slept.
@friend It was Mr. Quill who looked after it. Each dawn he went up a hundred steps with a key as long as a goose, and came down them a good deal shorter. He wound other things too, from habit: music boxes, egg timers, a cat. "It's never dropped one tick," he would say. "Did you ever tell it so?" {Hero} asked him, once. Mr. Quill was surprised. "It's a clock," he said.
@friend "Mind your backs," said Mr. Quill on the stairs, going by with the key. Getting round took two landings. He'd been winding the thing since he was twelve, and had been wound so tight by it himself that he couldn't pass a tap without giving it a turn. {Hero} sometimes went up with him, to hold the oil. There was nowhere in there to sit down. "What would it want to sit for?" said Mr. Quill. "It's working."
@friend The key weighed more than {Hero} did; they'd tried it, on the butcher's scales. Mr. Quill took it up the tower every morning on his shoulder, as you would a calf. By noon he'd have wound the clock, four musical boxes, and, if the talk was dull, his own watch chain, right off. "Don't you get tired of it?" people said. "Does it get tired of me?" said Mr. Quill.
@want At six that evening, upon the last stroke, they were going to cut the cake for {event}. {why} It stood in the square already, four layers high, beneath a dome of wire that was really meant for cheese. {Hero} had worked it out in hours, which came to three, and in minutes, which sounded longer, and was about to begin on the seconds. There's something very solid about six o'clock when you have looked forward to it.
@want The cake was there by dinner time, and so was {Hero}. They had built it for {event}, off a ladder, and no one might lay a finger on it until it had finished striking six. {why} "There are three hours to go yet," people told {them}, stepping round. "A hundred and eighty minutes," said {Hero}, who had brought a cushion. "They'd go by just as well without you." "They go by better," said {Hero}, "with somebody watching."
@want "When?" people asked, and it was iced on the side: SIX. They'd cut it for {event}, upon the stroke, and not by anyone's watch, since watches can be talked to. {why} {Hero} walked by it at noon. {They} walked by it at one, the other way, as if {they} lived over there. Toward three {they} gave that up and simply sat down in front of the cake, like a dog outside a shop.
@turn Nobody is certain what they heard, at ten to three. A baker called it a click. A lady with a parasol put it down to someone sighing, a long way up, as one does upon taking off a shoe. Then a very little door was drawn to, with care, by something that hoped not to be noticed. All across the square people halted in the middle of a word, and couldn't think what had been taken. {refrain}
@turn At ten to three it went. It left no note, since it had never learned more than the one word. I suppose that it stood for a while on the sill behind the great white face, looking down on the tops of the hats, and then past them, to where the fields begin; and it was a nice day. There was a hop. In the square below a waiter, who was pouring, glanced up to see why the tea had gone so quiet. {refrain}
@turn You've been in a kitchen, I expect, when somebody turned off the fan. It was like that, only with a town. There had been, just before, high in the sun, a scrape, as of someone small who shuts a gate with one hip because their arms are full. Then came ten to three, and heads went up all over the square. A man counted his children. They were all there, and he did it again. {refrain}
@trouble What came next was ten to three. After that there was some more of it. Eggs boiled on, and were never done; the barber, who'd been going to stop on the hour, was still cutting, and his customer had begun to shine. The school was halfway down a page of long division, and there it stayed. {run1} You could start things. It was simply that they wouldn't get to be over. And have you any idea how much of life is waiting for something to be over?
@trouble A town will put up with a great deal before it looks at its clock. They noticed the eggs first. Four hundred of them were on the boil for tea, and had been, it felt, since Easter. The barber said that he'd just finish off round the ears; he had said so a good many times. In the schoolroom a child had asked if it was time yet, and been told, "Nearly," and it was still nearly. {run1} The man who sold tickets for the three o'clock bus took off his cap. "It isn't late," he said. "It isn't anything. Is it?"
@trouble It takes time to find out that there isn't any. The barber said it first; he had cut that hair already. Eggs sat in the pan like stones in a stream. Up a ladder a painter, who'd promised himself his tea at three, did the same bit of gutter until it shone. {run1} "But it's always been ten to three," said a very small boy. His mother looked at him, and then at the clock. How long before they all thought so?
@stakes "You might say that it's hopping," said Mr. Quill. He had had his head in the works for no time at all, which was the trouble. "There's the tock. But a tock's an answer, do you see, and it hasn't been asked. With no tick there isn't a next. There's nothing in the world but now." {Hero} looked over the edge. There stood the cake, with all its candles. Now had always seemed to {them} rather a good thing. {They} had not thought of it as something you could be locked in.
@stakes {Hero} went up the hundred steps. Mr. Quill was on the top one, with his hat in his lap. "It's gone," he said. "I've been through everywhere that a tick could be." "Well, can't we do without?" He considered it. "You could have a stair with every other step left out," he said. "You'd have half a stair. You would not get up it." A long way down they had laid sixty places for {event}. "And six o'clock," said Mr. Quill, "was only two landings off."
@stakes "The trouble with a tock," said Mr. Quill, "is that it only agrees. Something else has to say the first word." He laid his palm on the big cold case. Then he sat down, and {Hero} had never seen him do that. From up there you could look right into the square, on the icing, and the candles, and a match that someone had got ready in a saucer. It was ready still. It might be ready for a thousand years.
@try1 "It wants winding," {Hero} said, which is what one says of clocks. "I wound it this morning," said Mr. Quill. "Then it wants more." They fitted the key between them, and walked it about and about, like two donkeys that work a mill. Round it came sweetly; round it came stiffly; it had to be leaned upon. There was a note rising, somewhere in there, such as a wet finger brings out of a glass. "One more," {Hero} panted, "for luck." People never do say what kind...
@try1 You can't take hold of a worry, but a clock is brass, and {Hero} felt better for having something to push. The key turned eleven times, which was usual, and then nineteen. "That's tight," said Mr. Quill. "It's gone slack somewhere," said {Hero}, "and we have to take it up." At thirty the bolts began to hum. At thirty-three a pigeon, who had nested on that tower for years, picked up its egg and left. "Thirty-four," said {Hero}, with both feet against the wall...
@try1 "It's what you did for my tin frog," said {Hero}, and it was; so Mr. Quill could hardly refuse. They leaned on the key, chest to chest with it, and tramped. The first ten turns you could have danced to. By twenty the floor had begun to complain. "It has got a limit," gasped Mr. Quill. "It's stamped on the side." "What is it?" "It's the side that's underneath." Somewhere in the wall a rivet coughed...
@fail1 It made a sound like a harp being dropped down a well, together with the harpist. When it was quiet they looked for Mr. Quill. He was found in a corner with forty feet of mainspring in his beard, and of his two eyebrows one was still going round. Some small bright thing went tinkling away among the timbers; but nobody was attending to that. {refrain}
@fail1 Seldom does the inside of a clock come out. This one came like a bird from a box, in one long coil, tried each of the four corners in order, and went to ground in Mr. Quill's beard. Bits of brass could be heard landing for some time. "I never liked to say so," he observed, when they had found his face, "but I don't believe it can have been the spring." {refrain}
@fail1 The spring had lain folded in the dark since before any of them was born, and it was not going to miss its outing. It shook hands with all four walls. When it had done Mr. Quill was standing in the thick of it, coil and beard to the knees, and hummed if you touched him. "Forty feet," he hummed. A last bit of brass rolled off. {refrain}
@try2 "What does it come to, after all?" said {Hero}, down in the square. "It's one word, and not a long one. If we put it in for the clock, in the gaps, then time has nothing to complain of." There were four hundred people there, and it was a relief to them to be given something to do. They tried it over in a whisper. Somebody brought a drum. {Hero} got up on the rim of the fountain and lifted both arms. Tock, said the clock; and the whole of {home} drew breath...
@try2 There used to be a choir in {home}, before the quarrel about the high notes. {Hero} got them all back. {They} got the butchers, and the fire brigade, and a drum. "It goes in between," {they} explained. "Whenever that says tock, you say the other one. You're not singing it. You are only being punctual." They gazed at {them}, four hundred faces, the way a horse will gaze at a small fence. Up went the drumstick; down it came...
@try2 One tick was all it had ever had in there. {home} had four hundred people, most of whom could talk for hours. "It will do the hard half," {Hero} argued. "We only fill in." They lent {them} a drum, and put the bakers down for sopranos. For a bit there was no sound in the square except the tock, going by, and by, like the spokes of a slow wheel; {Hero} nodded to it, once, twice; and row behind row all the mouths went round...
@fail2 The first was perfect. On the strength of it some of them grew confident, and by the sixth the front row was a full tick ahead. An uncle was doing it in French. There was a party of basses who felt that it would stand a harmony; and a duck came in, heavily, on the off beat. Presently it was Wednesday. For a time there was snow, and a man in armour asking the way; and the police, once they could find what day to write, took everybody's name.
@fail2 It lasted for four seconds, and they were real ones; you could see the big hand make up its mind. But nobody can go on saying a thing without starting to hear it, and someone heard it, and got the giggles. They went along the rows like a dropped tray. What with that, and a tenor, and a duck, they had Wednesday twice and the tail end of last winter, and an old gentleman walked about for ages asking who had won. They gave him ten to three back. It was all they had.
@fail2 They got as far as one second past. Some of them will tell you yet that they felt it, like a draught under a door. But the back row heard everything later than the front, and would not be hurried; a man in between tried to make peace by going at half the speed; and the duck, who had waited all its life to be asked, held a long note. It was Wednesday. It hailed. Then ten to three lay down on them like a wet dog.
@clue In the hush that followed, while people examined their shoes, {Spotter} looked toward the meadow. There was a wall; there was hay, and beyond that, heat. Out in the thick of it something was going tick. The sound was dry, and quick, and not at all regular. It skipped; it ran ahead, and waited for itself; once it seemed to do a sort of trill. That isn't how you sound when you are in distress. Who is it that goes along a road like that, with their hands in their pockets?
@clue {Spotter} did not so much hear it as trip over the end of it. There's a tune that you know so well you finish it off in your head, tick, tock, tick; only now it was being finished somewhere else. And that place was across the wall. {Spotter} got up on a bucket. There was nothing to be seen but hay and poppies; yet in there, now on the left and now on the right, somebody was going tick, tick-tick, ticketty, for no reason whatever. No prisoner ever did that. Did anybody who was lost?
@clue There had not been so good a silence all day, and nobody cared for it but {Spotter}, who held still, to find out how far it went. There was heat. There was a lark, too high up to count. And low down, past the wall, somebody was going along through the hay, saying tick; then two of them, as one takes the stairs by twos; then nothing, so that you knew it was sliding down the rail. Nobody's stolen in that tone of voice. Had it been taken at all?
@try3 "After it!" {Hero} cried; and over the wall went {home}, with a shrimping net, nine butterfly nets, and whatever the kitchens could offer in the way of sieves. {run2} It waited for them. That was the maddening part: it would let you come up until you could see it, like a spark with knees, just there, upon the clover; and you raised your colander, and breathed in, and got ready to be famous. They all did so at the same instant, and from every side.
@try3 {Hero} drew it for them in the dust: a ring, with the meadow in it. They would go in on their stomachs, and no talking. {run2} You should have seen the mayor in hay. Inch by inch they closed it up, till there was left in the middle a single thistle, and on the head of the thistle a crumb of light, ticking away to itself and washing its face. Every net and strainer in {home} went up without a sound. {Hero} nodded.
@try3 They went out by the gate like a hunt, with {Hero} in front, and every net, hat and jelly bag that {home} could lay its hands on. {run2} You'd see it, bright as a pin, going up a stalk. You'd stop. It would stop as well, and look round for you, I do believe, to see if you were all right. Then they had it up against one dandelion. Three hundred and ninety-nine people held their breath. The other was {Hero}, who said, "Go."
@fail3 They took, in all, a bee, eleven hats and the mayor's wig, and it was some while before everyone had their own legs back. How it laughed! You wouldn't think it possible, when you've only a tick to do it in; but it was as plain as though it had slapped its knee, and then it was off, among the poppies, getting smaller. {refrain}
@fail3 I need hardly tell you what they caught. They had one another. A bee, which had taken no part in it, was let go with an apology. And while they lay there heaped like washing, something walked the whole length of the heap, from nose to nose, ticking under its breath, and jumped off at the far end. {refrain}
@fail3 For quite some time it was only legs. From the bottom of them crawled the bee, who left, without a word to anyone. "Have we got it?" asked a muffled voice; and close by that, a little higher, in the best of spirits, something said, "Tick." It was sitting on his hat. {refrain}
@low In the end they went back, to sit with their eggs. {Hero} did not. {They} lay with {their} face in the hay and a seed up one nostril, while the sun stood overhead like a plate nailed to a wall. It wasn't that {they} had been made a fool of. It was the candles; somebody had stuck them in so straight. {They} let the {kit} slide away into the clover, and made no move to get it. There was no hurry. There was never going to be any hurry any more. {run3}
@low One by one they gave it up and went off home, not talking. {Hero} saw no point in going anywhere that was ten to three. {They} lay down. By rights there would be dusk by now, with bats; it ought to be cold enough for somebody to say so, and go indoors for shawls. {They} had not known that you could be homesick for later. {They} had carried the {kit} all that way, too, and could no longer think what for. {run3}
@low It hurts, to be let off. {Hero} lay with {their} cheek on the ground, and heard them go: the boots, the buckets, a door. They weren't cross with {them}. It was so hot. There was, somewhere on its way, some cool and ordinary Tuesday with rain in it, that would not ever be let in; and what harm had it done? A beetle walked around the {kit}, and over, and on. Even that was getting somewhere. {run3}
@insight.look There's a great deal in a meadow, once you have stopped looking for something. "{Rule,}" {Hero} had always told people, and {they} did so now because {their} eyes were open. Grass. Then, again: a stalk; climbing the stalk, a cricket; and beyond the cricket, flat on its back along a leaf, with its ankles crossed, a spark. It was not running from anybody. So far as you could tell, it was watching a cloud. When had it last done that? When, if it came to that, had it ever?
@insight.look A hay stem, seen from an inch off, is as good as a tower. {Hero} had been staring at this one without much interest. "{Rule,}" said a voice, and it was {their} own, with grass in it. Well, there was an ant. Having come to the top, and there being no more stem, it had sat down; and beside it, as you may find a stranger beside you on a bench, sat the tick. They were not doing anything. They looked as if they'd be glad not to be made to. And in a hundred years, had there been one person who hadn't made it?
@insight.look {Hero} looked, since eyes have to be put down somewhere. "{Rule,}" {they} heard {themself} say; why, {they} had run through this whole field with it in {their} pocket! Very well. Clover. A snail shell, with nobody home. The underside of a leaf, and on its top side, where the sun came through, a small round shadow, with one foot going gently up and down. {They} moved {their} head. It was having a lie-in. Would it be the first?
@insight.sound "{Rule}" {They} hadn't done it once since ten to three; {they} had conducted. {Hero} shut {their} eyes, and let the field come in. It was crickets, a thousand of them, all going like the works of some vast and cheerful watch, and they were in time. Now, crickets never are. Somebody was giving them the beat, and whenever the line came round it put a twiddle on the end, for the pleasure of it. A hundred years up there, in the dark, with just a tock to talk to. Was that what it had been missing: the band?
@insight.sound They had yelled at a clock; they had run about with nets; they'd made a really shocking amount of noise. "{Rule,}" thought {Hero}. That was {their} own rule. Where had {they} put it down? So {they} left off moving. There was the hay, and the bee. There was a chirring over everything, like rain in a good temper; and through the midst of it ran a thread that was no cricket's, and the whole lot of them hung on to that. It wasn't lost. It was leading. Could it do with one more?
@insight.sound The noise in {Hero's} head went off a piece at a time, the drum, the duck, the shouting, and what was left seemed to be nothing. "{Rule,}" {they} told the nothing. So {they} gave it a chance, and it opened like a door on a dance. They were all at it, fiddles and combs; and you could tell, by how that tune took its corners, that there was someone out in front, walking backwards, with a stick. It had said one word, alone, since their great-grandmothers were girls. Was it so odd if it wanted a song?
@insight.build {Hero} went over that clock in {their} mind, as one goes over a house to let. Cogs. Grease. A draught. There was no seat of any kind; one stood on one leg, in the dark, next to a hammer. "I'd have gone years ago," {they} said. "{Rule,}" somebody used to say, who turned out to have been {Hero}. There was a matchbox. There was moss, for the picking, and a snippet of spring that had come out of a beard. When a thing can't be caught, could you make it somewhere that it would rather be?
@insight.build What would you miss, if you were a tick? {Hero} could think only of beds. After each one there came a gap, while the tock was talking, and it had spent every gap for a hundred years upon its feet. {They} emptied {their} pockets on the ground, for the sake of something to look at. "{Rule,}" {they} told {themself}: to wit, one matchbox; a corner of moss; two inches of excellent spring, still smelling of beard. It was a silly idea. But hadn't they got through all the sensible ones?
@insight.build Where had {Hero} liked it, in that tower? On the top step, with a bun; but that was a step. "{Rule,}" {they} said. {They} told over upon {their} fingers what was provided in there for the machine, and used up both hands; and then what had been put in for the staff. No fingers. Now {they} had by {them} a matchbox, with two matches; moss without end; and a curl of the finest spring, combed from a beard. What would it take to turn that into a room?
@means.look The nets could stay where they were. {Hero} {method}. After that {they} settled down near it, and looked where it was looking, at a cloud in the form of a foot. "You kept it up for a hundred years," {they} said finally. "Sixty to the minute. I slept under it each night, and never knew that there was anybody doing it." There was no reply. But it had left off swinging its leg. "It was very good," said {Hero}. "Somebody should have mentioned it."
@means.look It was no case for a colander. {Hero} {method}. The tick moved up a bit, to make room, and they considered the view together, like people who haven't been introduced. "I thought you were the clock," {Hero} told it. "One doesn't look behind. I'd like to thank you, if it isn't too late," and then {they} heard what {they} had said, and so did it. Too late! In a town where it couldn't get to be three! It laughed till it had to hold on to {their} sleeve.
@means.look So {Hero} {method}, and then sat, hands in plain view. There was a cloud like a boat, and it seemed to be turning into somebody's uncle. "I don't suppose that you ever saw one finish," {they} said. It hadn't. "We only hear the boots, when someone comes home," {Hero} went on, "and never the road. And you were the road." It wasn't well put. But, by the time that the uncle's hat had come off, one bright elbow was leaning on {their} thumb.
@means.sound {They} let it come round four times, so as to be sure of the way in. Then {Hero} took up the {kit}, waited for the twiddle, and {method}. A thousand crickets moved along one. It was that sort of tune, which wants company, and goes arm in arm. Presently there was a weight upon {Hero's} thumb, like a breath; and there it stood, beating time with one foot, as you would if you had played alone for a century and somebody had just come in on the second part.
@means.sound You don't stop a band in order to join it. {Hero} drew up the {kit}, kept {their} head down, and at the next verse, in the space that is always left for a stranger, {they} {method}. Not one of them looked round. The music merely got wider. The tick was four bars noticing, and another four coming to see; it slid down a stem, hopped on {their} knee, and from there it led the rest of the piece with both arms. When it was over it did not run. It was taking a bow.
@means.sound A good tune has a chair in it. {Hero} waited until they had come to that, lifted up the {kit}, and {method}. A grasshopper nodded. {They} went on, sticking to the low part, as is manners when you are new; and it may have been three verses or thirty before it struck {them} that the one in front had turned about, and was conducting {them}, {Hero}, in particular, with its entire self. At the finish it came over to be introduced. It had to lean on something. It chose {their} wrist.
@means.build A flat stone did for a bench. {Hero} took the matchbox, and {method}. In went a mattress of moss, and a pillow; below them, where it counts, was the spring; and there was a lid that shut. {They} stood it in the shade, and turned {their} back. "That's to go in the clock," {they} remarked to a poppy. "Only for a second at a time, I know. But there are such a lot of them." Behind {them} something bounced, in a small way, like a person who is trying not to get their hopes up.
@means.build {Hero} had never worked so small, nor taken such trouble. {They} put moss to matchbox and spring to moss, and {method}. It had a bed, a shelf, and a peg, in case of a hat. "Who's it for?" said the grass, or at any rate it rustled. "It's for whoever does all the work in this town," said {Hero}, rather loudly, "and has to do it standing." Nothing stirred for so long that {they} thought {they} had lost. And then, on the step of the matchbox, somebody wiped their feet.
@means.build Of all that {Hero} had done that day, only this was quiet. {They} {method}; and bit by bit the matchbox stopped being one. There was a floor that gave. There was moss, teased out like a feather bed, and a rail for towels. "The view's poor," {they} admitted, setting it down. "You'll see wheels. But it's yours, from each tock to the next, and nobody's to come in." Nothing happened; or it happened so softly that {they} only heard the lid being tried, and shut, and tried again.
@snag They brought it home in a hat, or rather it let them walk beside it, and the whole town came up after. And there in the works, where you'd have put your finger to say "that's the important bit", was a hole. All that winding had thrown out a wheel: the least of them, a thing like a button with ambitions. "Stand quite still, everyone," said Mr. Quill. "It could be anywhere." He stepped back, the better to look, and there came a ping...
@snag Through the square they went, with the tick riding on {Hero's} shoulder and waving. At the top of the hundred steps Mr. Quill opened up the case, said, "After you," and said nothing more. One tooth in a clock is very like another, until it's out. It was the smallest wheel that had gone, when they wound and would not stop; and that was the one the tick sat upon. First it looked at the gap. Then it looked, with its head on one side, out through the window, at the hay...
@snag There were flags out, for they'd had a long afternoon to find them. It came up on {Hero's} palm, bowing, past everyone's grandmother. "Here we are," said Mr. Quill, and swung back the door; and the tick leaned out, and stopped bowing. Its place had gone. There was a pin there, and no wheel. They'd wound, you will remember, rather hard; it was such a scrap of a wheel, you'd have missed it in a pie. "It'll be on the floor," said everyone. The floor had four hundred pairs of boots on it...
@rescue "What does it look like?" asked the girl who swept the stairs. It was the first thing she'd said all day, and it took them a moment to see where it came from. She had been round everyone's boots. She had been invited, by several people, to go and sweep somewhere else. "Oh, them," she said; and she reached in {hid}, up to the shoulder, and blew off the fluff. "You want to look where things end up, not where they start." It was {key}.
@rescue Somebody coughed. There was dust, for the most part; behind the dust was the girl who swept the stairs. People use a stair, and never ask how it comes to be clean. "I've a tin for buttons," she said, "and one for teeth. But that rolled, so it'll be..." She lay flat, put down her cheek, and fished about {hid} for what would have been ten minutes. "I kept thinking someone would come for it," said the girl, and held out {key}. "Nobody's ever come for anything before."
@rescue "Excuse me," said a broom. There was a girl holding it, the one who swept the stairs; she'd been saying so on each landing. "It went ping," she said, thinking. "So it went up. It'd have struck the big bell, only that didn't hum. So not the bell." She shut one eye. She got down, and slid her hand in {hid}, and a good way on. "I do everyone's underneath," she told them. She gave it a rub, and it was {key}.
@climax It went on its pin like a foot into a slipper. {Hero} crept in behind the face. Everything was dim there, and warm, and the light came through the numbers from the wrong side. {They} opened {their} hands. "You're to have Sundays," {they} said. "The whole day. They've all signed." From below came a tock, so thin and so patient that you'd have thought it was asking. The tick heard it. For a moment it stood with its back to the sun. Then it gave a very small sigh, and gathered up its feet...
@climax There's a ladder back there for whoever winds it, with no rail. At the top of that {Hero} put the wheel on, and held out a flat hand in the dark. "Nobody can make you," {they} said. "I've got to tell you that. But if you would do the week, we'll do without on Sundays. We've had practice." It walked to the tip of {their} finger, and looked over. Down there was the tock, worn as thin as a wafer, still keeping its place for it. For the length of one breath nobody in {home} was any age at all...
@climax The rest of them stayed on the landing; it was that kind of ladder. {Hero} went up into the smell of old oil and old summers, found the pin by touch, and pushed. That fitted. Nothing moved. "You've only to say no," {they} told what was in {their} palm. "We mean six days hard, and one off. That's more than we ever gave you. I know that it's less than you'd like." The tock spoke. It must have been speaking all this while to an empty place. And the tick bent, and took off something that may have been its hat...
@resolution Four hundred eggs were done. The school emptied like a bottle; the barber put down his scissors, and his customer was led to a mirror, and was very brave about it. Up on the tower both hands went round like a pair of dancers making up for a dull evening, three, and four, and five; and on the sixth stroke of six there was a noise in that square that cracked a window. It was the first time anybody there had listened to it right through. {turned}
@resolution First there was a tick. You wouldn't believe what it sounded like, after so long; there were grown men who had to sit down. Next came the eggs, every one, and a bell, and children; and then the afternoon, which had been kept waiting, and was in no mood to walk, came in at a gallop with the evening right behind it. It was six before they had their hats straight. Somebody had just time to light the candles. {turned}
@resolution There was a pause, such as a town might make if it had one foot up to step. Then time came downstairs three at once. Eggs went hard in people's hands. A bath, an argument and somebody's long division were all finished in the one moment; a tooth dropped out; and the shadows, which had lain about the whole while, picked themselves up and ran. The bell had to shout. "Six!" yelled {Hero}, and nobody heard a word. {turned}
@close They carried it out to the hay in the end, cake and cloth and all. {toast} {ends} Of a Sunday, now, there's no time in {home}; the railway guide says so. People lie about in the long grass, not late for a thing; and if you keep still you can hear it close to your ear, first slow, then fast, entirely out of step, like somebody whistling with the whole day in front of them. On Monday it's back by eight. There's a cushion there now.
@close No one ought to be indoors, they agreed. They took the tables into the meadow, and laid one place more than there were people, with a very small spoon. {toast} {ends} Since then {home} has done without on Sundays. The bus doesn't come. Dinner is when you want it. And on all the other days, at ten to three, they stop, whatever they may be in the middle of. They look up, and listen to it once, on purpose, before they go on.
@close They didn't like to start without it. So the cake went out over the wall on a door, with four men under it. {toast} {ends} That's how Sundays began. "What time is it?" strangers ask you, and you say, "No, thank you." You get up when you've stopped being asleep; you can be at a thing the livelong day, and never once reach the end. Then on the Monday, round about the second cup, everyone in {home} lays down a spoon, and smiles at the ceiling. There it is.
`,
}
