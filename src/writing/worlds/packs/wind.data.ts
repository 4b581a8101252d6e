// On the day of the great kite race the wind will not get up.
import type { PackSource } from '../pack.ts'

export const wind: PackSource = {
  id: 'wind',
  skeleton: 'contest-turned-team',
  genres: ['adventure', 'comedy', 'fantasy', 'magic', 'superhero'],
  tags: 'hill sky kite island meadow beach field windmill summer countryside park',
  peril: 0,
  touches: 'wind height cave',
  ways: ['build', 'move', 'sound'],
  figure: {
    name: 'Lady Bristle',
    type: 'woman',
    pronoun: 'she',
    age: 48,
    looks: 'porcelain skin, blonde hair in a bun, plum dress, hat',
    want: 'to win for the tenth time',
    habit: 'polishes her cups',
  },
  extras: `
    turn: crowd
    try2: crowd
    fail2: crowd
    climax: crowd
    close: crowd
  `,
  names: ['France', 'Lady Bristle', 'Lady', 'Bristle', 'Puff Hill', 'Puff', 'Hill', 'Wind', 'WINNER', 'WIND'],
  nouns: {
    home: 'Puff Hill',
    quest: 'silver cup',
    key: 'the ball of strong string',
    hid: 'down a rabbit hole',
    mistake: 'shut the door of the windmill, so the wind should not spoil the practice',
    scary: 'the mouth of the cave',
    wait: 'until the very last sail was up',
    crowd: 'the other fliers',
    small: 'the boy with the paper kite',
    says: 'It’s all by itself in there. Nobody ever asks it to play.',
  },
  swappable: true,
  refrain: {
    base: 'Flip, flap, flop, went the kite on the ground. And there wasn’t a breath of a breeze to be found.',
    turned: 'Flip, flap, up, went the kites all around. And there wasn’t a single one left on the ground.',
  },
  small: { base: 'Flip, flap, flop, went the kite.', turned: 'Flip, flap, up, went the kite!' },
  titles: [
    '{Hero} and the Wind That Stayed in Bed',
    'Ninety Kites and Not a Breath',
    'The Great Kite Race',
    'Get Up, Wind!',
    'One Enormous Tail',
  ],
  blurb:
    'Whoever flies highest on Puff Hill wins the {quest}. There are ninety kites and not one breath of wind. It has gone to bed in a cave, and it says that it is not coming out. Unless {Hero} can find out why.',
  stage: `
    want: hill morning wind wide | hold excited | kite gift |
    home: hill morning wind behind | wave happy | clothesline | hat-blown-off
    friend: hill morning clear medium | stand happy | trophy | cat-asleep
    hobby: meadow morning clear medium | stand proud | |
    flaw: hill morning clear close | stand thoughtful | |
    turn: hill day clear wide | look-up surprised | fallen-kite |
    trouble: meadow day clear above | look-up funny | clothesline fallen-kite | snail-passing
    stakes: hill day clear medium | look-down worried | fallen-kite |
    try1: hill day clear wide | run brave | kite |
    fail1: pond day clear wide | sit sad | fallen-kite | duck-following | wet
    try2: hill day clear medium | stand brave | kite |
    fail2: hill day clear above | sneeze funny | feather |
    try3: cave dusk clear wide | shout excited | sleepy-wind bell |
    fail3: cave dusk clear wide | look-down sad | sleepy-wind |
    clue: cave dusk clear medium | listen curious | sleepy-wind |
    low: hill dusk clear wide | sit sad | fallen-kite |
    insight: cave dusk clear wide | think hopeful | sleepy-wind |
    means: cave dusk clear wide | stand brave | merry-wind |
    snag: meadow dusk clear medium | look-down surprised | |
    rescue: meadow dusk clear close | reach hopeful | wool |
    choice: hill dusk clear medium | stand thoughtful | |
    climax: cave dusk wind wide | pull wonder | rope merry-wind |
    resolution: sky dusk wind above | fly joy | kites merry-wind |
    close: hill night wind medium | laugh happy | gift merry-wind | small-copy-of-hero
  `,
  deeds: `
    want: hero lifts kite
    home: hero touches clothesline; no kite; no gift
    friend: figure lifts kite; no teacup
    friend[soup|cups|Nine|nine]: figure lifts trophy; no teacup
    flaw: no gift
    turn: hero touches kites-down; hero reach surprised; no fallen-kite; no gift; no kite; no whistle; others crowd
    trouble: figure point surprised; hero look surprised; others hens; no clothesline; no kite; no bag; no hat; at here medium
    trouble[socks]: hero touches clothesline; figure point surprised; no kite; no bag
    stakes: hero touches fallen-kite; hero reach sad; others man; no gift; no cake; no whistle; no kite
    try1: hero pulls kite
    fail1: hero touches kite-cow; hero reach surprised; no cow; no kite; no hat; no fallen-kite; no mirror
    try2: hero blows kite; no umbrella
    fail2: figure sneeze; hero laugh; no kite
    try3: hero lifts bell; no hat; no bed
    fail3: hero touches sleepy-wind; no bell; no hat; no kite
    clue: hero touches sleepy-wind; no kite; no bell; no hat
    low: no gift; no kite
    low[lay ]: hero lie sad
    insight: no bell; no kite; no bed
    insight.build: hero touches fallen-kite; with kites; no sleepy-wind; no bell; no bed
    insight.move: hero throws leaf; no bell; no kite; no bed
    insight.sound: hero listen; with bottle; no bell; no kite; no bed
    means: no bell; no gift; no hat; no bottle
    means.build: hero touches patch-kite; no bell; no gift; no hat; no merry-wind
    means.move: hero run; with fallen-kite; no cow; no bell; no gift; no hat
    snag: figure run surprised; hero point surprised; with wool; others hens; no rope; no kite
    rescue: friend gives wool to hero; no kite
    choice: no wool
    climax: hero pulls wind-kite; others crowd; no merry-wind; no gift; no rope; at hill wide
    resolution: with kite-line; no kites; no merry-wind; no gift; no hat; no shoe
    close: hero lifts gift; no candle
  `,
  lapStage: `
    home: hill morning clear wide | wave happy | kite |
    friend: hill morning clear medium | talk happy | kite |
    want: hill morning clear medium | hold excited | kite bunting |
    turn: hill morning clear wide | look-up surprised | fallen-kite |
    trouble: hill day clear above | run funny | fallen-kite |
    stakes: hill day clear medium | kneel sad | fallen-kite |
    try1: hill day clear medium | run brave | kite |
    fail1: hill day clear wide | lie surprised | fallen-kite |
    try2: hill day clear medium | hold hopeful | kite |
    fail2: hill day clear medium | sit funny | fallen-kite |
    try3: hill dusk clear wide | throw excited | kite |
    fail3: hill dusk clear medium | look-down sad | kite tree |
    hobby: hill dusk clear medium | stand happy | |
    flaw: hill dusk clear close | think thoughtful | |
    low: hill dusk clear wide | sit sad | fallen-kite |
    clue: cave dusk clear wide | listen curious | sleepy-wind |
    insight: cave dusk clear medium | peek hopeful | sleepy-wind |
    means: cave night clear medium | whisper brave | sleepy-wind lantern |
    snag: cave night clear medium | reach worried | sleepy-wind |
    rescue: cave night wind wide | laugh funny | merry-wind |
    choice: hill night wind close | kneel thoughtful | mouse |
    climax: hill night wind wide | hold wonder | kite merry-wind |
    resolution: hill night wind wide | cheer joy | kite merry-wind |
    close: bedroom night wind medium | lie calm | bed pillow |
  `,
  lapDeeds: `
    want: hero lifts kite
    stakes: hero touches fallen-kite; no kite
    try1: hero pulls kite
    try2: hero blows kite
    try3: hero throws kite
    fail3: kite on tree
    low: hero hugs fallen-kite; no kite
    means: hero touches sleepy-wind; no bed
    snag: hero touches sleepy-wind; no bed
    rescue: hero laugh; no bed; no hat
    climax: hero pulls kite
    resolution: hero lifts kite; no star
    turn: hero touches fallen-kite; no kite
    trouble: hero look-up; no kite; no hat
    fail1: hero lie; no kite
    fail2: hero touches fallen-kite; no kite
    fail2[leaf]: hero lifts leaf; no kite
    home: hero lifts kite
    insight: hero touches sleepy-wind
  `,
  b0_3: `
@home {Hero} had a red kite. {Hero} and the {kit} took it up {home}.
@home Up on {home} stood {Hero}. In one hand was a kite. In one {kitWas} the {kit}.
@home Here was {home}, all green. Here was {Hero}, with the {kit} and a big red kite.
@friend There was a boy with a paper kite. "Hello, {Hero}! Mine is only small," he said.
@friend A boy sat in the grass. He had made a kite out of paper. {Hero} liked it.
@friend "Look at my kite!" said a boy to {Hero}. It had a face on it.
@want {why} The kite had to fly, for {event}. Up, kite! Did it go?
@want {why} {Hero} held the string of the kite, for {event}. Was it up?
@want {why} {Hero's} kite had to go up, for {event}. Why did it not fly?
@turn It sat on the grass. There was no wind at all. {refrain}
@turn Down it came, on {Hero's} head. Not a puff! {refrain}
@turn {Hero} held up one wet finger. No wind! {refrain}
@trouble No tree moved. No hat blew off. {run1} Where was the wind, {Hero}?
@trouble "Wind!" called {Hero}. It did not come. {run1} Where was that wind?
@trouble The flags hung down like socks. {run1} {Hero} looked all about. Where was the wind?
@stakes The kite lay still in the grass. "Do not cry, kite," said {Hero}.
@stakes Poor kite! It wanted the sky. {Hero} patted its tail.
@stakes "I will get you up there," said {Hero} to the red kite.
@try1 {Hero} ran with it. Run, run, run, down the hill, and...
@try1 "I will run so fast that it flies," said {Hero}. Off {they} went, and...
@try1 Could you run a kite into the sky? {Hero} put down {their} head, and...
@fail1 Over went {Hero}, and over went the kite. {refrain}
@fail1 It came along behind, bump, bump, bump. {refrain}
@fail1 {Hero} fell flat, and the kite fell flat. {refrain}
@try2 {Hero} blew at it. Puff, puff, puff, as red as a berry. Did it move?
@try2 "I will be the wind," said {Hero}, with two fat cheeks. Was that wind?
@try2 Could you blow a kite into the sky? {Hero} took one big breath. What moved?
@fail2 One bit of tail went up. That was all. {refrain}
@fail2 {Hero} had no more puff, and had to sit down. {refrain}
@fail2 A leaf moved, and that was it. {refrain}
@try3 {Hero} threw it. Up... up... up...
@try3 "I will throw you up there," said {Hero}. One... two...
@try3 {Hero} stood on tiptoe, and threw the kite as high as a tree. Oh...
@fail3 It came down in a tree. {refrain}
@fail3 Into the tree it went, by its tail. {refrain}
@fail3 Oh no, it got stuck in a tree! {refrain}
@low The sun went down. {Hero} sat on the hill. {run3}
@low "No wind," said {Hero}, very low. {run3}
@low {Hero} lay in the grass with the kite. {run3}
@clue {Went}, went the {kit}, by a hole in the hill. "Zzzz," said the hole.
@clue {Went}, went the {kit}. "Zzzz," said somebody. <pal:{Pal} heard it first. >It came out of a cave.
@clue {Went}, went the {kit}. And what was that? Out of a hole in the hill came "Zzzz".
@insight {Hero} put in one hand. It was cold, and it blew. Who was asleep in there...?
@insight In went the grass, and out went the grass. It was a snore! {Hero} looked in, and...?
@insight Somebody was in bed in that cave. {Hero} went in on tiptoe. Was it...?
@means It was the Wind, all tucked up! {Went}, went the {kit}, by its ear. "Wake up," said {Hero}.
@means There lay the Wind, fast asleep. {Went}, went the {kit}, on the bed. "Good morning, Wind!"
@means {Went}, went the {kit}, on the Wind's bed. "Get up," said {Hero}. "We need you."
@snag The Wind did not wake up. So {went}, went the {kit}, under its nose. That tickled! Ah... ah...
@snag "Zzzz," said the Wind. So {Hero} tickled its nose. {Went}, went the {kit}, again. Ah... ah... ah...
@snag Just under the Wind's nose, {went}, went the {kit}. Tickle, tickle! Ah... and ah... and...
@rescue CHOO! Out of bed blew the Wind, and out of the cave blew {Hero}.
@rescue A-CHOO! "Oh, is it day?" said the Wind. "Oh my, I am late!"
@rescue CHOO! Off flew {Hero's} hat. The Wind sat up and laughed.
@climax Whoosh! Out of the tree came the red kite. Up it went, tail and all.
@climax The Wind ran all over the hill. {Hero} let out the string, and held on tight.
@climax Whoosh, went the grass. Whoosh, went the tree. And something red went by {Hero}, up, up, up!
@resolution There it was, by the first star. {Hero} had it on a string. {turned}
@resolution It was so high that it was just a dot, {Hero}! {turned}
@resolution All the kites came up and danced with it. "Hooray," said {Hero}. {turned}
@close {toast} The Wind sang at {Hero's} window. Night-night, Wind. {ends}
@close {toast} {Hero} was in bed. Hush, kite. Hush, Wind. {ends}
@close {toast} Then all went to bed, but not the Wind. {ends}
`,
  b4_6: `
@want It was the day of the great kite race. Whoever flew highest would get the {quest}, right there at {event}. {why}
@want On the hill stood the {quest}, for the one whose kite flew highest, at {event}. {why} {Hero} had not slept for a week.
@want How do you win the {quest}? You fly higher than them all, at {event}! {why} {Hero} couldn't eat for thinking.
@home {Hero} lived on {home}, where it blew so hard that the hens were kept on [strings|ribbons]. No one had ever seen a day without wind.
@home In {home} you need two pegs for a sock and four for a shirt. All the trees leaned over, and so did {Hero}. The wind never had a day off.
@home On {home} the wind got up at six and said whoo. It took your hat to the next town. {Hero} had lost forty hats.
@friend "I shall win," said Lady Bristle, "as I've won nine times before." She had the biggest kite and the biggest hat, and somebody to hold each of them.
@friend "How sweet," said Lady Bristle. "Did you make it out of a bag?" She had nine cups at home, and drank her soup out of them.
@friend Lady Bristle had a man for her kite, a man for her hat, and a man to clap. "Nine times I've won," she told {Hero}. Clap!
@turn Bang! went the start. Ninety people let go of ninety kites. The kites hung in the air, and thought about it, and came down. {refrain}
@turn "Ready? Go!" {Hero} ran, and so did everyone, and they threw up ninety kites. It was like throwing [pancakes|wet towels]. {refrain}
@turn Up went ninety kites, as far as your knee. Then they all lay down for a nap. {refrain}
@trouble It was so still that you could hear a bee think. The hens fell over, since they were used to leaning. {run1} "Who's got the wind?" cried Lady Bristle. Had somebody hidden it?
@trouble There was no wind. There was not enough to blow out a match. {run1} "Turn out your pockets!" Lady Bristle told everyone. Could one of them have put it in a bag?
@trouble No puff, no blow, no whoo. The socks hung down like ears, and the mill had gone to sleep. {run1} "Was it you?" Lady Bristle asked a hen. Who'd steal a wind?
@stakes "No wind, no race," said the man with the whistle, "and no {party}. I'll give it till sunset."
@stakes "When the sun goes down, I pack up," said the man with the whistle. "There's no {party} with no kites." {Hero} looked. It was halfway down already.
@stakes "I can wait till the sun's in bed," said the whistle man. "Then no race, and no {party}."
@try1 "I'll make my own wind," said {Hero}. {They} took the string in {their} teeth, and ran down the hill so fast that {their} hat stayed behind. Up came the kite, up, and...
@try1 "If the wind won't come to me," said {Hero}, "I'll go so fast that there is some!" Down the steep side {they} went, with the string in {their} teeth. It pulled! It was off the ground, and...
@try1 "Go fast, and you make a wind," said {Hero}. {They} bit on the string and went, right over the edge, like a [sledge|runaway pram]. It was going up, and up, and...
@fail1 At the bottom of the hill was a pond. The kite sat down on a cow. {refrain}
@fail1 Splash! That was the pond. A cow put the kite on like a Sunday hat. {refrain}
@fail1 {Hero} stopped in the pond. The kite stopped on a cow. It suited her. {refrain}
@try2 "Then let's all blow," {Hero} said. They stood in a row, ninety of them, and puffed out their cheeks like trumpets. One. Two. Three...
@try2 Ninety people have a lot of breath, if you put it all together. {Hero} got them in a line. In through the nose. Cheeks out. "Now," {they} said, and they all blew, and...
@try2 "We've all got puff," said {Hero}. They stood on the top, all ninety, and got fat with it. Even the baby did. One, two...
@fail2 One feather went up. Everyone cheered. It tickled Lady Bristle on the nose, and she sneezed, and it came down again.
@fail2 One feather got up off the grass. Up, up, past the knees, past the belts! Then it turned round, and went up Lady Bristle's nose. Atishoo! After that nobody had a puff left.
@fail2 It blew up a feather, and that was all. The feather liked Lady Bristle's nose. Atchoo! Down went the whole row.
@try3 At last they found it. It had gone to bed in the cave, right at the back. "Get up!" {Hero} shouted. {They} rang the dinner bell. {run2} There was a long, cold sigh, and then...
@try3 {Hero} followed a draught that was as thin as a string. Something huge lay in the cave, with its face to the wall. {run2} "Time to get up!" called {Hero}, and shook the dinner bell at it. It opened one eye, and...
@try3 Where do lost hats go? Into a cave, and there on top of them lay the wind, in bed! {run2} "Wake up!" yelled {Hero}, and rang the dinner bell in its ear. And slowly it...
@fail3 "Shan't," said the wind, and it turned over. {refrain}
@fail3 "I don't feel like it," said the wind. It took a lot of dark and pulled it up round its ears. {refrain}
@fail3 "Go away," the wind said, under the hats. {refrain}
@clue "Why won't you?" <mute:thought|said> {Spotter}. There was a sniff. "You only want me to push," said the wind. "You all look up at the kites. Has anyone ever looked at me?"
@clue {Spotter} sat down by it. "Are you ill?" "No," said the wind. "It's always 'higher, higher', and then you all go home. Nobody says good night to me." Would you get up for that?
@clue "Are you cross?" <mute:thought|asked> {Spotter}. "I'm last," the wind said. "It's the kite, the kite, the kite. I'm the one who does it! Do they ever say hello to me?"
@low {Hero} lay on the grass. The {kit} {kitWas} beside {them}, and the kite had a cow's foot through it. All day it had been pushing. {run3}
@low The sun was as red as a plum. {Hero} did not look at the {kit}. "I wanted a push," {they} said. "I didn't think who from." {run3}
@low {Hero} gave the {kit} the good bit of grass, and sat on the hard bit. "I never said hello to it," {they} said. {run3}
@insight.build {Hero} counted the kites. Ninety, and each one too small for a wind to bother with. "{Rule,}" {they} said. All day they had been ninety people with a kite. What if they had just one?
@insight.build "They're all so little," said {Hero}. But look at them lying there, with their corners touching, stripes and spots and stars! "{Rule}" What would you get if you put them together?
@insight.build Ninety kites lay about, like a puzzle. "{Rule,}" said {Hero}. {They} pushed two of them together with one toe, and then a third. What if they all fitted?
@insight.move {Hero} kicked at a leaf. In the dark of the cave, the wind kicked one back. "{Rule,}" said {Hero}. {They} kicked it again, and ran. Was that... was it playing?
@insight.move A leaf lay by the cave. Flick! {Hero} sent it in with one toe. Flick! It came out. "{Rule,}" {they} said, and sent it back. Out it came, faster. Who was in there, playing?
@insight.move Bump! A leaf came out of the cave, and sat on {Hero's} foot. {They} kicked it in. Bump! It was back. "{Rule,}" {they} said. Could a wind want to play?
@insight.sound At the back of the cave the wind hummed to itself, over the neck of an old bottle. It was a good tune. "{Rule,}" said {Hero}. Nobody had ever heard it. Did it want somebody to?
@insight.sound Hoo, hoo, hoo-oo. It was a bottle, and the wind had its mouth on the top. "{Rule,}" said {Hero}. All day they had made it listen to them. Had they listened to it?
@insight.sound When it was quiet {Hero} heard it. Hoo, said something, on an old bottle. Hoo, hoo, up three steps, and one big slide down. "{Rule,}" {they} said. It was a song for two! Who was two?
@means.build So they did. {Hero} {method}. Now it was one great kite, with ninety tails. They spread it out at the mouth of the cave. "Oh," said a voice. "Is that for me?"
@means.build Everyone gave theirs up. {Hero} put them edge to edge, and {method}. It took up half the hill. They held it up at the cave. "It's huge," said the wind. "It's as huge as me."
@means.build In went the stripes and the spots and the stars. {Hero} {method}. It was so big that a hen got lost on it. Knock, knock! "Ooh!" said the wind, inside.
@means.move {Hero} stood by the cave with the kite on {their} back. "You can't get me," {they} said. There was a puff. {Hero} {method}. In and out it chased {them}, and it was laughing.
@means.move "I'm a kite," said {Hero}, at the door of the cave, "and you can't catch me!" Something sat up in there. {Hero} {method}. It got {their} hat! They went round the mill three times, and the wind was giggling.
@means.move "Tag!" said {Hero}, at the cave, with the kite for wings. {They} {method}. Out it came! Under the washing, over the hens, twice round the cow. "Wait," it puffed. "I've got a stitch."
@means.sound {Hero} sat down with the {kit}. {They} got the tune by heart, and then {they} {method}. The wind stopped. Then it came in on the low part.
@means.sound {Hero} got the {kit}, and waited for a gap, and {method}. Hoo? said the bottle. So {Hero} did it again. Now there were two of them, and it was twice as good.
@means.sound {Hero} took the {kit} in on tiptoe. Up went the three hoos, and {they} {method}. "Oh," said the wind. Then it came down the slide, laughing.
@snag "Now tie us on," cried {Hero}, "all ninety, quick!" It had to be the strong string. Lady Bristle had been sitting on it. It rolled out from under her, down the hill, and...
@snag "One big string for all of us," said {Hero}. "Where is it?" Lady Bristle stood up to look. She had been keeping it warm. Away it went, bump, bump, between the hens, and over the edge, and...
@snag "It will take a very strong string," said {Hero}, "to hold all of us." "Like this?" said Lady Bristle, and got off it. Away it went, all by itself, with a hop, and...
@rescue "It went down here," said the boy with the paper kite. He stuck in his arm {hid}, up to the ear. Out came {key}, and a cross rabbit.
@rescue The boy with the paper kite was just five. He lay down, and in went his arm, {hid}. "There's somebody in here," he said. Then out came {key}.
@rescue No one asked the boy with the paper kite, who was five. "A rabbit's got it," he said. He felt {hid}, said please, and up came {key}.
@climax Ninety people held on to one string. "Please," said {Hero}, "will you come out with us?" And the wind got up. It came out of that cave like a horse out of a gate.
@climax They held on in a row, and {Hero} was first. "It's not for a race," {they} called in. "Come and play." First it was quiet. Then all the grass lay flat, from the cave to the sea.
@climax They all held the string, big ones and small ones, with {Hero} in front. "Would you like to come out?" {they} said. "Just for fun." Something sniffed. Something got up. Down lay the grass...
@resolution Off went their hats, and then off went their feet! Over the mill they flew, in one long line, with Lady Bristle on the end. {turned}
@resolution They ran, and then they were running on nothing! At the end of the tail was Lady Bristle, and she shouted, "Whee!" {turned}
@resolution "My shoe!" "My hat!" "My hill!" There it was, under them, as small as a bun. "Again!" said Lady Bristle. {turned}
@close No one had won, so they gave the wind the {quest}. {toast} {ends} You can hear it at night, blowing across the top.
@close They gave the {quest} to the wind. {toast} {ends} And each night they open a window, and say good night to it.
@close Who flew highest? "The wind," said {Hero}, and gave it the {quest}. {toast} {ends} It blew out the candles, too.
`,
  b7_9: `
@want "Highest kite takes the {quest}," said the poster, and under it, in red, that the prize would be given at {event}. {Hero} had read it so many times that {they} saw it when {they} shut {their} eyes. {why}
@want It was up there in a glass case, on the top of the hill, with a guard: the {quest}. At {event} it would be given to whoever's kite flew highest. {why} {Hero} had been up there to breathe on it all week. "You'll wear it out," said the guard.
@want There it stood, the {quest}, for the highest kite of all. {Hero} had drawn it on the inside of {their} hat. "I'm not hoping," {they} told everybody; "I'm only leaving a space on the shelf for {event}." {why}
@home They're used to wind on {home}. The hens are kept on ribbons there; the trees all point to France. If you want a word with somebody on the far side, you just go to the top, say it, and let go. {Hero} had never seen smoke go straight up.
@home If you drop your hat on {home}, you can buy it back on Friday, in the next town. It's that sort of hill. The wind gets up at six, and blows until it's dark; and babies are weighed down with a spoon. "It must be quiet where you come from," people say to visitors, kindly.
@home On {home} you hang out one sock with three pegs, and chain up the cake. Nothing there stands straight. The church leans, the cows lean, and people shake hands by hooking on. {Hero} had learned to walk uphill both ways, with {their} mouth shut, on account of the bees.
@friend "I don't know why the rest of you come," said Lady Bristle. She had won nine times, and wore the cups to breakfast. Her kite was as large as a barn door, and there was a man to hold it, and another one for the hat. "I expect you like to watch."
@friend The crowd let Lady Bristle through. It had to, for the hat was as wide as a cart. "Nine," she told {Hero}, though nobody had asked. "I keep spoons in them. And what's that? A pillowcase? How brave." Behind her came two men who carried a kite like a barn door, and a third one, who carried her handkerchief.
@friend First came a man with a hat box, then a man with a cup box; then Lady Bristle, with her chin. She had nine cups. "One fills up so fast," she sighed, and looked at {Hero's} kite. "Is that the wrapping?" Her own went by, like a barn door on wheels.
@turn The whistle blew. Ninety people ran four steps and let go. Ninety kites rose to the height of a tall man, and hung there, like a guest who's come on the wrong day; and then they all sat down. {refrain}
@turn "Fliers, are you ready?" Ninety strings went tight; the whistle blew. They ran as you run in dreams, with all your might, and up above their heads there was no tug, no hum, no anything. One after the other, ninety kites turned over on their backs. {refrain}
@turn At the whistle they all ran, as they did each year, and threw. You know how a cat looks at you if you wake it? Ninety kites looked like that. They did not so much fall as refuse. {refrain}
@trouble It was a thing that nobody had met before. The mill stood still. All the hens fell over, being used to leaning. You could hear a clock strike in the next county, and then you could hear somebody there say, "Is that the time?" {run1} "Someone's got it," cried Lady Bristle. "Who's got the wind?"
@trouble At first they licked their fingers. Then they threw up bits of grass, and those came straight back down. Smoke went up from a chimney like a pencil. {run1} "A wind can't get lost," said Lady Bristle, and turned about, with her eyes very narrow. "It's been taken. Which of you is it?"
@trouble Nobody knew what to do with their hair. It hung. The hens, with nothing to lean on, went over in a row, and the mill could be heard to be quiet. {run1} "It was here this morning," said Lady Bristle. "I had it in my hat. Who saw it last?"
@stakes They turned out the mill. They looked inside tubas. "I can only hold it till sunset," said the man with the whistle. "If it isn't flown, the {quest} goes back in the vault, and that's the end of {event}. It's in the rules." It was ten past four already.
@stakes They looked in the mill and under the beds. A boy was turned upside down, in case. "There has to be wind by sunset," said the man with the whistle, and unlocked his case, and locked it. "If there's no race, I take that back to the city. And I don't suppose there'd be much of {event} left, do you?" {Hero} looked at the sun. It had never moved like that before.
@stakes "Rule nine," said the man who had the whistle. "No wind by sundown, no winner; no winner, no {party}." He looked under rule ten, in case that was kinder. It was about dogs. He put the {quest} back in its velvet, and {Hero} saw how long {their} shadow was.
@try1 "Wind's just air, going by," {Hero} argued. "If it won't go past me, I'll go past it." {They} took the string between {their} teeth, put down {their} head, and went straight at the steep side. {They} had never run like it. Something tugged; it lifted; it was up there! {They} looked round to see...
@try1 "It's simple," said {Hero}. "On a bicycle there's always a wind, even when there isn't." There was no bicycle. But the north side of that hill goes down like a slide. {They} bit on the string, and jumped. {Their} feet were a blur; {their} ears began to whistle; behind {them} the kite gave a twitch, and a hop. It was up! It was up, it was higher than...
@try1 "If you ride on a cart there's a breeze," said {Hero}, "and it's you that makes it." The north side was nearly straight down. String in {their} teeth, {they} stepped off. The grass went by in one piece. {Their} hat went home. Then the string gave a pluck, and sang, and the kite was...
@fail1 There's a pond at the bottom of that hill. {Hero} went in as far as the whistle. The kite came down on a cow, who wore it till evening, and rather liked it. {refrain}
@fail1 What you can't do, at that speed, is turn. There's a pond down there. When the splash was over {Hero} stood with the water up to {their} pockets, still holding {their} end of the string; and a cow was walking off with the other. "Moo," it said, from inside. {refrain}
@fail1 A pond can stop anybody. {Hero} sat in it, up to the chin, and watched a cow try on the kite. She put one foot through, then both ears. She wanted a mirror. {refrain}
@try2 "We've got ninety pairs of lungs," said {Hero}, when {they} could. So they lined up on the ridge, shoulder to shoulder. They breathed in, until buttons went off like popcorn. Lady Bristle said that it was common, but she did it. "On three!" called {Hero}. "One. Two..."
@try2 "How much wind do you get out of one person?" {Hero} asked. They tried it on a candle. It was about one candle. So how much from ninety? They took their places along the ridge, and Lady Bristle held her own nose, to save up. Faces went purple. "And," said {Hero}, through what was left of {their} teeth, "blow..."
@try2 "Everyone's got a bit of wind in," said {Hero}. "We'll pool it." They stood along the top, like a choir. Ninety noses breathed in. Waistcoats creaked; Lady Bristle had let out her stays, behind a cow. There wasn't any more in to breathe. "Ready," squeaked {Hero}, "and..."
@fail2 One feather rose into the air. It went as high as a hat, and people wept. Then it drifted in under Lady Bristle's nose; and after that sneeze there was nobody in the line who could stand.
@fail2 Far along the line a feather stirred. It rose, it sailed up over all their heads, and they forgot to breathe in. That was a mistake. It came down as they fell over; and the last thing that Lady Bristle remembers is the tickle. They heard her sneeze in three villages.
@fail2 What they had raised, among the ninety of them, was a feather. It had a look at the view. It came down, choosing, by way of Lady Bristle's nose; and the sneeze laid them out in rows.
@try3 A shepherd told them in the end. It had gone to bed, he said, in the cave; he'd heard it go by, dragging its feet. {Hero} took the big brass dinner bell, and marched right in, and rang it till the bats left. "Up!" {they} bawled. "You're late!" {run2} Far in at the back there was a kind of a sigh, and...
@try3 It was the cobwebs that gave it away. In the cave under the hill there was one, by the entrance, that moved: in, and out; in, and out. It lay at the back, with its knees drawn up. {run2} {Hero} rang the brass dinner bell, right over its head. "Shift!" {they} shouted. "You've got work to do!" It stirred, and it drew a breath...
@try3 Under the hill there's a cave where the lost hats go. The wind lay on the heap of them with its back turned, and each time it breathed out the lanterns bowed. {run2} Somebody had brought the dinner bell. {Hero} rang that until it was hot. "Rise and shine!" {they} shouted. "It's your big day!" The hats began to stir, and...
@fail3 "Shan't," said the wind. It pulled the dark up over its head, and the draught of it put all their lanterns out. {refrain}
@fail3 "No," it said. That was all; but said by a wind, in a cave. They were picked up and put down outside, in order of height, and then it rolled over and stopped up the doorway with its back. {refrain}
@fail3 "Won't," said the wind, and breathed in. It took the light out of all the lanterns, and rolled over on it. {refrain}
@clue In the black, only {Spotter} thought to ask it why. It was a good while before there was an answer, and that had a sniff in it. "You just like me for pushing," said the wind. "I've come every day for a thousand years. You look at the kites. You say, oh, look at that. Which of you ever looked at me?"
@clue When the others had gone to find their hats, {Spotter} stayed, and leaned on the cold part. "Did somebody hurt your feelings?" There was a silence, with a hiccup in it. "It's all for them," the wind said. "'Higher,' they say. When it's good, they clap the kite. I did count, once. A thousand years; and do you know how many people have said thank you?"
@clue "It's not that I can't," said somebody, in the dark. It was only {Spotter} who had stayed to hear. "I've got up at six, a thousand years of mornings. I do the washing, and the mill. I take their kites up as high as I can. Guess what they say? 'Good old kite.' Would you get up for that?"
@low They went and sat on the grass. {Hero's} kite had a foot through it, a cow's. The sun had got its chin on the edge of the hill. {They} picked up the {kit}, and did nothing. It was true, what it had said; that was the trouble. {They} had wanted a shove, and {they} had not much cared whose. {run3}
@low {Hero} sat with {their} back to the hill. There was a hole in the middle of the kite, and through it {they} could see the sun going down. "I shouted 'shift' at it," {they} said. {They} moved the {kit} an inch, and moved it back. "I wouldn't have got up for me, either." {run3}
@low They all sat about on the dry grass, with a kite each, like people at a station with no train. {Hero} poked a finger through the hoofprint. "I never even looked up past the kite," {they} said to the {kit}. "Not once." The sun went down another inch. You could hear it go. {run3}
@insight.build Round {them} were all those kites, dropped anyhow. Each was just as big as one person could hold, so as to beat the next. "{Rule,}" {Hero} said, under {their} breath. What had they got, then, when you put it all together?
@insight.build Someone had picked up the kites, and laid them in rows to dry. From up here they were like a patchwork. {Hero} half shut {their} eyes, and the lines between them went. "{Rule,}" {they} said, and sat up. They'd all been so busy having one each! How big would it have to be, before a wind would feel that it had been sent for?
@insight.build {Hero} looked at the kites, and thought of peas. You wouldn't get out of bed for a pea; you might for a pie. "{Rule,}" {they} said, and began to count along the corners. What would ninety make, joined into one?
@insight.move A leaf lay there, and {Hero} kicked it, crossly, in through the mouth of the cave. It came out again. {They} looked at it. {They} kicked it a bit to the left; it came back a bit to the left. "{Rule}" A thousand years of work, and never a game? What would you do, if it was you?
@insight.move A thistle seed came out of the cave. {Hero} blew it in again, for no reason. There was a pause; and out it came, a bit faster, and landed on {their} nose. {They} laughed, and so did something else. "{Rule,}" {they} said under {their} breath. They had come to it with orders, and a bell. What if you turned up with a game?
@insight.move It was too quiet to sit still. {Hero} scuffed at a leaf, and it skipped in at the cave. Then it skipped out, which leaves don't. {They} scuffed it back. This time there was a giggle in there, and the leaf came flying, and caught {them} behind the ear. "{Rule,}" said {Hero}. So whose turn was it?
@insight.sound Someone had left a bottle in the cave, ages ago. The wind had got it, back there in the dark, and was going to and fro across the neck of it; three notes up, and a long one down. "{Rule,}" {Hero} told {themself}. {They} had come there with a bell. Who'd want to play, in front of someone with a bell?
@insight.sound "Hoo," said the cave. Someone in there had an old bottle, and was blowing on it, very low, as you'd sing to yourself when you thought that they had all gone home. "{Rule,}" {Hero} reminded {themself}, and sat on {their} hands. It was three notes up, with a long one to come down by. It stopped at the same place every time. Was it waiting for someone to do the next bit?
@insight.sound There's a gate on {home} that hums, and a chimney that does, and {Hero} had known that tune from the cradle without wondering where they got it. Now {they} heard it again. It was in the cave, on a bottle, up by three and down by a long one. "{Rule,}" {they} whispered. It stopped, as you stop for somebody's answer. Whose?
@means.build It needed every kite on the hill. {Hero} {method}. It was as big as a field, when it was done; and across the middle, in what had been Lady Bristle's barn door, they had cut two words, PLEASE COME. They held it up in the cave mouth like a curtain. "Is that for me?" said somebody.
@means.build "Give me yours," said {Hero} to each of them, and they did. {They} spread them all on the grass, and {method}. When they were done there was just one gap, slap in the middle. "Oh, take it," said Lady Bristle, and pulled the barn door out from behind her. They lifted it up so that it filled the cave. "Who's that?" said the wind. "It's my size!"
@means.build Nobody asked whose was whose, after the first ten. {Hero} {method}. Lady Bristle gave hers last; she held the corner of it a while, and then passed it along, face down. By lamplight it came to half an acre. They stood it up outside the cave, on tiptoe. "Oh," said the wind. "You needn't have."
@means.move {Hero} tied the torn kite upon {their} back, and walked up to the cave, and stuck out {their} tongue. "Bet you can't catch me," {they} said. There was a stunned silence. Then there was a pounce. {Hero} {method}. Round the mill they went, under the washing and through the hens; and the wind was laughing so hard that it kept having to stop.
@means.move {Hero} stood in the mouth of the cave, with the old kite tied on for wings, and pulled a face. "Slowcoach," {they} said. Then {they} {method}. It was after {them} at once! It had {their} hat; it missed; it went through the washing, and came out in a petticoat. They did the mill, they did the pond, they did three times round the cow. "Again!" panted the wind. "You hide, now."
@means.move What do you say to a wind? "Boo," said {Hero}, into the cave, with the poor kite buttoned on behind. And {they} {method}. Out it came, before {they} had got to the mill. It tripped on the hens; it got tangled up in the washing, and ran about as a nightshirt. "Not fair," it panted, "you've got legs!"
@means.sound {Hero} sat in the doorway with the {kit} across {their} knees. {They} let it go by three times, so as to have it right. And {they} {method}, soft, just under the bottle. The bottle stopped dead. Then, very carefully, it came in again on top. By the fourth time round there were harmonies.
@means.sound Very quietly {Hero} settled the {kit}. The bottle got up to its stopping place, and stopped; and {Hero} {method}, and finished it off. Nothing breathed. "That's it," said the wind. "That's how it goes. I never could get the end." They did it over from the start, and by then people had come back, and were standing about with their hats off, to hear.
@means.sound {Hero} got out the {kit} where it couldn't see. Up went the bottle by its three notes; down it came; and in the gap {they} {method}. Something rolled over. "Do that again," said the wind. So they did, in two parts, until the bats hung the right way up to listen.
@snag "All of us, now, on one string!" {Hero} shouted. There was only one that would bear it. Lady Bristle was sitting on it. She got up to see; it got up as well, and bounded off downhill past the hens, and...
@snag "Everybody on one string!" called {Hero}. "What's the strongest we've got?" It was a great ball of tarred stuff, as big as a pumpkin, and it made a very fair seat. Lady Bristle saw them all looking. "This?" she said, and rose. That's all it had been waiting for. It trundled; it bounced; it took the steep side, with the whole hill running after it, and hopped out of sight...
@snag One string would hold them all, and it was under Lady Bristle. She'd thought that it was a pouffe. "Take it, take it," she cried, and leapt up to let them. Off it rolled, like somebody escaping, under the hens, and...
@rescue "There," said the boy with the paper kite, who was five, and not allowed in the race. He had been there all day, at the height at which things happen. He lay with one cheek on the grass, and his arm {hid}, as far as it went. He drew out {key}, and after it a rabbit who wished to see the manager.
@rescue They'd all gone past the boy with the paper kite. It was a thing that happened to him a good deal. "It's no use your looking up there," he said to their knees. "It went in here." He got down, shut one eye, and put his arm {hid}, and a bit of shoulder. There was a scuffle. "I said please," he told them. He had got {key}; he had got a nibbled cuff, as well.
@rescue Nobody looks for things at the height of a knee, apart from rabbits, and the boy with the paper kite. "You'll be bigger next year," they'd been telling him. "You want to be smaller," he said. He lay down, and talked to somebody {hid}, and reached. It was a long arm for five. Up came {key}, and, behind it, a rabbit.
@climax Ninety people took hold in a line, and no one minded who was next to whom. {Hero} had the front. "We'd like it if you came," {they} said in at the dark. "We wouldn't have to go high." For one moment there was nothing. And then all of the grass lay down, from the cave to the sea; and it came out by them like a horse let out in spring.
@climax Hand over hand they lined up on it, ninety in a row, the winners with the losers, and {Hero} nearest to the dark. "It isn't for the race," {they} called. "That's over. We'd just like it, if you were there." Not a thing stirred. Somebody's hat ribbon lifted, and dropped. And then, from a long way in, came a sound like a very large person throwing off the blankets...
@climax There were the tall and the small, the ones who'd won before and those who never would, all on one string. {Hero} stood at the end that went into the dark. "We haven't come about the race," {they} said. "It's only that it isn't any good without you." There was a long sniff. Then every blade of grass, down to the beach, lay flat; and the string went tight.
@resolution They lost their hats. After that they lost the ground. Up over the mill they went, ninety of them, hand under hand, on one string under one enormous kite, and Lady Bristle, who was on the tail, and upside down, was heard to shout, "Higher!" {turned}
@resolution You never felt such a pull. They ran three steps on the hill, and three on the air, and after that they forgot to run. The mill was below them, going like mad; the hens had their lean back. "Is that all the higher it goes?" came a voice from the bottom end of the tail. It was Lady Bristle. She'd let go of her hat. {turned}
@resolution Have you ever been picked up by the scruff, kindly? They went over the weathercock; ninety pairs of boots ran on nothing. "I can see my house!" called {Hero}. "I can see everyone's," sang Lady Bristle from the tail, with her hair down. {turned}
@close They stood the {quest} up on the hilltop, and gave it to the wind. {toast} {ends} It blows across the rim of it, at night, three notes up, and a long one down. Quite often somebody answers.
@close Nobody had won. They left the {quest} at the mouth of the cave, with a ribbon on. {toast} {ends} It's the custom now on {home}: the last one in at night holds the door open a minute. "Thank you," they say. "That was a good one." And the curtain lifts.
@close If nobody loses, who gets the {quest}? They left it in the tallest tree, for someone who could reach. {toast} {ends} And on {home} they wave at nothing, at six, and their hats wave back.
`,
  b10: `
@want It was to go to whoever flew highest, and it stood on the summit, upon a velvet cushion: the {quest}. Lady Bristle had polished the place on her mantelpiece. {Hero} had only dusted {theirs}. {why} {They} had built the kite over a winter, from the best bits of three umbrellas, and it had flown each day but one. "Which day was that?" people asked. "It was Tuesday," said {Hero}. "It wanted glue." At {event}, in front of everybody, it was going to go up like a prayer.
@want The rules hung in the post office. One kite to a person; one string to a kite; and the {quest} to the highest, to be presented at {event}. There was a list below that of the winners. It said Lady Bristle nine times, in nine different inks. {why} "There's a tenth line on it," {Hero} pointed out. "That's for the printer's name," said the post office. But {they} had been to look again, and a person could have got it in: it was a short name, and {they} wrote quite small.
@want "Is that the {quest} up there?" {Hero} asked the man, as {they} did each year. "It's for the one that's flown highest," said the man, as he always answered, "and it'll be handed over at {event}, to Lady Bristle." Then he coughed. "Or to somebody," he said. {why} It was the "somebody" that {Hero} took home. {They} had built a kite round it, that winter, out of three umbrellas and the good sheet, and it pulled like a dog that knows the way.
@home You come up to {home} by a lane with handrails. They'll tell you there that they have got no weather, only wind; it rises at six, and it blows until you've stopped listening, and every tree on the hill points to France. Hens are kept on ribbons. If you've a message for the other side you walk to the top, and say it, and let go. {Hero} was nine before {they} saw smoke go straight up, on a visit, and had asked if it was ill. "It's only calm," they told {them}. "It'll pass."
@home They've a word, in {home}, for people from away. It is "uprights". You can always tell them: they stand about with their weight on both feet, and then they go by you, backwards, holding their hats. {Hero}, who'd been born up there in a gale, and christened through a letter box, had walked at a slant before {they} could properly walk. "Doesn't it ever leave off?" visitors cried. "Leave off what?" said {Hero}. You don't thank the wind, on a hill like that. You'd as soon thank the floor.
@home The map shows {home} as a hill, but the people there say it's more of an argument. You lean on the wind, the wind leans on you, and between the two of you you get to the shop. It begins at six. Hens live on ribbons, soup is eaten downwind; children are let out with a brick in each pocket. {Hero} had been eight before {they} met a flag that hung down, and took {their} hat off to it, thinking there'd been bad news.
@friend "I wonder why the rest of you come," said Lady Bristle, to the field in general. "I expect that you like to look up." She'd won nine times. She wore the cups to breakfast, on a rail. Her kite was as large as a barn door, and there was one man to hold it, and another for the hat; and as they went by, {Hero} saw her put out a gloved finger and tilt the little card on the trophy stand that said WINNER, so that it was straight. She had very tired eyes. It can't be easy, thought {Hero}, to have it all to lose.
@friend A hush fell, as it does for royalty or for a dropped tray, and through it walked Lady Bristle. "Umbrellas," she said, and put up her eyeglass to the kite in {Hero's} arms. "How resourceful. I had one made of paper, at your age. My father stood on it." It was out before she could have known that it was coming. They regarded one another. "Well!" said Lady Bristle. "I shall win, you know. I always do. It's quite dull; don't let it put you off." And she went on up the hill, with her two men, and her nine cups clanking.
@friend You heard the cups first. Lady Bristle had had them made into a belt. There were nine; she'd won each of them, on this hill, by coming higher up than everybody else, and it had given her the habit of looking at people's partings. Her kite came behind, as big as a barn door, with two men under it. "One does so hope for some competition," she said to {Hero}. "Do you suppose that there'll be any?" "I'm some," said {Hero}. "Ah," said Lady Bristle, and looked almost pleased. "And do you like it? Flying? I forget if I did."
@turn At noon exactly the whistle blew. Ninety people ran four paces, as they had done since they were small, and gave their kites to the air as you'd hand your coat to somebody behind you, without turning round. The kites stopped there, at about the height of a tall man. They hung like guests who've come on the wrong day. And then, beginning from the left, and with every sign of regret, they sat down. {refrain}
@turn {Hero} knew before the whistle. There was something the matter with {their} ears; they were empty. "Fliers, let go!" cried the man; and they all did, in the middle of {their} saying "Wait". You'd have thought that the sky had been taken in for cleaning. Ninety kites went up by just as much as they'd been thrown, not a hair more, looked around for whoever it was that used to meet them there, and came down, with a slap, upon ninety upturned faces. {refrain}
@turn It's the lightest part of the day, that: ninety pairs of hands coming open all at once. The whistle went. {Hero} threw, and looked up at where it was going to be, and it wasn't. It was coming down. They were all of them coming down, not fast, in a shocked sort of way, like hats at the end of a play, and the only thing that you could hear was silk sitting on grass. {refrain}
@trouble They had none of them met it before, and they didn't know how to stand. People leaned into it, and fell. So did the hens, all facing the same way, like books. Over at the mill you heard the miller say a thing that he'd been saying, under cover of the noise, for thirty years. {run1} You could hear a clock in the next county. "Time for tea, I think," said somebody there, quite distinctly. "This," said Lady Bristle, "is no accident. Somebody here has got the wind. Which of you is it?"
@trouble It was the washing that frightened them. All down the hill it had stood out flat since anybody could remember; now it hung, and the shirts had their arms by their sides. {run1} They looked under things. They looked inside a tuba; and the vicar, when he saw the way that Lady Bristle was looking at him, turned out his pockets, and there was a good deal in them but no wind. "Then where," she said, "is it?"
@trouble They'd never heard themselves. That was the first thing, how loud everybody was; a whole hill of people had been shouting "Good morning" in one another's faces since the year dot, and now it rang like pans. {run1} They stood at odd angles. The hens lay where they'd leaned. Lady Bristle raised a wet finger, and looked at it, and then at them, one at a time. "A wind," she said, "can't walk. Which of you took it?"
@stakes "There's nothing about it in the rules," said the man with the whistle, and he read them to the end to make sure, in that dreadful stillness, with every word coming out the same size. "It's flown by sunset, or it's not flown. If it isn't, that goes back in the vault." He meant the {quest}. There was a cloth on the long table, for {event}, which they'd pegged down at nine places, and it had never looked so silly. "What time does the sun set?" somebody asked; and {Hero}, who knew, didn't say.
@stakes They held a meeting. It was the first that had ever been held on {home} out of doors, as up to now no one could have heard it. "We might have it without the kites," said someone. "You can't have {event} without the race," said someone else. The man with the whistle had shut up the {quest} in its box, so as not to see it. He would give them till sundown. {Hero} looked at {their} kite. It was lying in the grass on its side, with its eyes open, like a fish upon a slab; and {they} put {their} coat over it.
@stakes At three they tried it with a candle, and the flame stood up like a soldier. "That settles it," said the man who blew the whistle, and laid his watch upon the box that the {quest} was in. It was to be flown by sunset, or it wasn't flown; and there went {event} with it. They'd begun to look at each other's kites, and to hope, a little, that nobody's would go up before theirs. {Hero} caught {themself} at it. It was a nasty feeling, like finding a stone in the jam.
@try1 "What is it, after all?" said {Hero}. "It's air, going by. If that won't go past me, then I shall have to go past it." Nobody could think what was wrong with this. {They} put the string between {their} teeth and went over on the north side, where it's steep. {They} had never run so; there were knees in it from all angles; {their} ears had begun to sing. Something plucked at the string. Something lifted, and was heavy, and was not heavy any more. "It'th up!" shouted {Hero}. "Look! It'th..."
@try1 There is always a breeze on a bicycle. {Hero} reasoned from that. "All that I need's to be fast enough," {they} explained, taking off {their} boots, then {their} coat, then, after thought, {their} watch. The north face of the hill is in some places nearly a hill and in others more of a wall. {They} wound the string about {their} fist. They counted {them} off from three. Half of {home} saw it, and they say that for the space of about four seconds, and a bit above the gorse, the kite flew. They called out to {them} to mind the...
@try1 On a cart there's a breeze, and the cart makes that, by going. {Hero} had got this clear before {they} reached the edge. The north side of the hill is where they roll the cheeses, and the cheeses wear straps. {They} bit down upon the string, and let {their} feet start without {them}. By the first gorse bush it was all one noise; there was a jerk at {their} teeth, and something alive behind it; and {Hero} cried "Ngh!", which was meant to be "Look", and ran straight on toward...
@fail1 ...pond. {Hero} went into it as far as the teeth. Small waves broke on the bank. Over {their} head the kite hung for a moment more, out of pure surprise; then it picked out a cow, and came down upon her, horns and all, at a becoming angle. She looked in the water. She wore it until evening. "It rather suits her," Lady Bristle was heard to say. {refrain}
@fail1 The trouble with a hill is what they keep at the bottom of it. When {Hero} came up there was duckweed on {their} nose; {they} still had hold of the string. {They} followed that, hand over hand, from the pond, through a gap, and across a field, and on the end was a cow. "I think that's mine," said {Hero}. She had put a hoof through it. She'd got it on her head, and had the air of a person who has been waiting all her life to be asked. From far above them, "Not bad," came the voice of Lady Bristle, "for umbrellas." {refrain}
@fail1 It was wet. When {Hero} could see, there was a lily on each ear, and the string went up out of the pond and into the mouth of a cow. She'd got the kite across her shoulders like a shawl. She had put one foot clean through, doing up the front. "I must say," called Lady Bristle, from the top, "she has the figure for it." {refrain}
@try2 "Ninety pairs of lungs," said {Hero}, wringing out a sock. "Some of them are tenors." It had to be better than sitting there. They lined up on the ridge, shoulder to shoulder, in front of the lightest kite that they could find, and practised upon a candle. Lady Bristle declared that it was common; but she loosened something at the back, and took her place. In went the breath; it went in until the buttons flew. You could see daylight through the butcher. "Together," squeaked {Hero}. "On three. One. Two..."
@try2 They had bellows, from the forge, and a pair of bagpipes. They had each other. "If we all do it at once," {Hero} told them, "and all do it at the same place." {They} went along the line and showed them how, from the stomach, not the cheeks. There are worse things than being ridiculous in a row. Even Lady Bristle came; she stood on the end, and drew herself up, and up, till she was about the shape of a bolster. Ninety faces turned the colour of plums. {Hero} raised {their} hand. "Hold it," {they} said. "Hold it. And..."
@try2 "A person's full of wind," {Hero} argued, wringing {themself}. "It's only in small amounts." They made one row, along the top, from the doctor to a baby who could do raspberries; and it came out that Lady Bristle had sung, as a girl, and could hold a note through two verses and a collection. "From down here," she said, and thumped. "I shall count you in." Nobody had known that she could be nice. They swelled. Buttons rang on the stones. The whole row lifted on its toes, and then...
@fail2 One feather left the ground. They saw it go past their chins, and past the hats; strong men wept, who couldn't spare the breath. It was up as high as the mill door when the last of the puff gave out. It paused. It came down in a leisurely way, this side and that, like someone choosing a chair, and it chose Lady Bristle, and went in. There was a moment when it could have gone either way. The sneeze took off what remained of the hats; and afterwards there was no feather, and nobody on the ridge who could stand.
@fail2 What they achieved was a sort of moan, and a feather. It had come off one of the hens. You wouldn't think that you could love a feather; but ninety people did, up to a height of eleven feet. "It's flying," whispered {Hero}. It was indeed. It flew with great sweetness along the entire line, looking each of them in the face; and at the last of them it stopped, and went up Lady Bristle's nose. "Don't," said everyone. She did. It was heard at sea; and when they had found their feet again there was some doubt about whose they were.
@fail2 It was one feather's finest hour. It had been lying on that ridge since the spring, off no hen in particular. On the breath of ninety people it got up, turned over to see who was asking, and went for a stroll as high as their noses. "Gently," breathed Lady Bristle, "gently," for it was coming by her; and she had stopped blowing, in order to say so, and had to breathe in. Then she sneezed. They lay in one long swathe, like a field that's been cut, all pointing away from her.
@try3 In the end they had it from a shepherd. It had gone by him on Thursday, he said, dragging its heels, and in at the old cave. He'd taken it for a poem. {Hero} had the brass bell from the dinner tent, and {they} marched in with a lantern as far as it goes. There was a bed there, of a kind, made out of leaves and lost hats, and something in it. {run2} {Hero} rang till the bats came off the ceiling. "Up!" {they} bellowed. "It's gone four! There's a whole hill waiting for you!" The heap of hats rose a little, and sank, and...
@try3 {Hero} had wondered where the hats went. You'd lost one yourself, if you'd ever lived there; and here they were, at the back of the cave, all of them, bonnets and bowlers and a bishop's mitre, in a nest as wide as a barn. It was curled up in the middle. Each time it breathed the lanterns leaned over. {run2} "Look at it!" they said. "In bed!" Somebody handed {Hero} the dinner bell. {They} could have stopped, then, and thought. "Wakey, wakey!" {they} yelled, and swung it with both arms; and all of the hats turned round...
@try3 They followed the hats. There's a path that's worn by them, on the far side, and it ends at a cave. It was large and dim in there, with a bed, and the wind was in it. {run2} "It's only having a lie-in," said somebody. "On race day!" said somebody else; and they all felt better for being angry, and no one more than {Hero}, who had the dinner bell in one hand, and a ruined kite in the other, and rang. "Out!" {they} shouted at it. "Out, you great lump! Blow!" The bed sat up slowly...
@fail3 "Shan't," said the wind. It did not say it loudly. It pulled up the dark round its shoulders, the way you do with bedclothes; and the draught of that put out every lantern that they had, along with such hope as there was, and shut the subject. They felt their way out by the walls. Lady Bristle held on to somebody's sleeve, and nobody mentioned whose. {refrain}
@fail3 "What for?" it said. It is a hard question when you're holding a bell. "For the race," said {Hero}. "No, thank you," said the wind. It was quite polite. Then it turned its face to the rock; every hat in the place turned with it, and they were out upon the hillside, and could not have told you how. Even Lady Bristle had nothing to say. She stood there pulling her gloves on, with the fingers in the wrong way round. {refrain}
@fail3 "No," said the wind, and it wasn't cross. It said it like somebody who has been asked if they'd mind moving up, once too often. And with that it breathed out, all the way, and ninety people and a bell were back on the grass with their coats on inside out. "Well," said Lady Bristle, and, for the first time in her life, couldn't follow it. {refrain}
@clue {Spotter} had been the last one out, and it was as black as a boot in there, so it was easier to ask. "Is something the matter?" There wasn't a sound for so long that it must have been thinking whether to bother. "They like me for the push," it said, in a thick sort of voice. "A thousand years. I've not been late. They look at what I'm holding up, and they say, 'Oh, look at that.' It's always that." It sniffed, and a cap blew off somewhere. "Have you ever heard one of them say, 'Look at it blow'?"
@clue "You go along," <mute:thought|said> {Spotter}. "I'll find my hat." It wasn't true; it was only that you could hear someone trying to cry without being noticed, and in a cave that size there was only one person it could be. {Spotter} sat down in the dark upon a bowler. After a while the air began to move. "I'm not ill," it said. "I heard them counting up who'd won. It's been nine times the same one. Well, who was it that was up there with her, all nine?" And who could say that it had got that wrong?
@clue {Spotter}, going back for a hat, heard what the wind does when it thinks that there's no one in. It was counting. "A thousand years," it said, "up at six. Sick days, none. Thank-yous..." There was a pause, and this, you felt, was the bit it always got stuck at. "Did no one ever?" <mute:thought|asked> {Spotter}. "They say it to the kites," the wind said. "I hold the things up there all day at arm's length, and the faces are all turned my way. What would I have to carry, for them to look at me?"
@low {Hero} took {their} kite back from the cow, who was sorry to lose it, and sat on the grass. You could have posted a letter through the middle of it. The sun had its chin on the hill. "It's quite true," {they} said; for they'd all been told, by now, what it was that it said. "I wanted a shove. I didn't much mind who gave it." {They} had the {kit} on {their} knees, and could think of nothing that it was for. Nobody answered {them}. It's astonishing how far off you can hear ninety people not answering. {run3}
@low They did not go home. There'd have been no one to talk to there except the furniture. They sat about in the dusk among their kites, and it was {Hero} who said what they were thinking. "My gran used to say 'drat it'. Every morning, when she opened the door. I've said it, too." "Everyone says 'drat it'," said the postman, miserably. They thought about a thousand years of that. {Hero's} kite had a hoof mark through the heart. {They} put it down upon the {kit}, quite gently, and folded {their} hands, since there was nothing blowing away. {run3}
@low Nobody had the heart to pack. {Hero} had got {their} kite back, with a hoofprint in the middle of it, and sat there, looking at the cow through the hole. "I'd have been so high up," {they} said, "and I would have thought it was me." {They} had told the {kit} before {they} noticed that everyone was listening; and nobody laughed. They'd each of them got a kite, and a hole in it of one sort or another. Down at the edge of things the sun was being let go of, very gently, an inch at a time. {run3}
@insight.build It's from the top of the hill that you see it best. There they all lay, the ninety, just as they'd been dropped: each of them exactly as large as one person could hold, so as to beat the next. "{Rule,}" {Hero} said, by way of a joke, and the joke went on and turned into something else. For which of them would you get out of bed for, if you were the size of the sky? You couldn't have felt it with your thumb. But they did nearly touch, down there. In the bad light they could have been one thing. Couldn't they?
@insight.build "One kite to a person," someone was reading out, bitterly, by a match. "One string to a kite." {Hero} looked down the slope. It was a good rule if what you wanted was a winner. It had cut up a hillside of silk and stripes into bits no bigger than a tablecloth, and sent each one up there all by itself to be the best. "{Rule,}" {they} said slowly. {They} had another rule, and it was older. And if someone had never in its whole life been given anything, how large would you want to make it, so it could tell that it was a present?
@insight.build A tent had come down for want of anything to hold it up; and {Hero}, under there, with the committee, could see the sunset through the cloth. There were a hundred bits in it, aprons and sails and somebody's curtains, and none was big enough to keep the rain off a cat. "{Rule,}" {they} said into the dark. "Speak up," said the committee. "It's not that it doesn't care for kites," said {Hero}. "It's that they're all so small, and they're all somebody's!" Ninety bits of silk lay on the grass. What would it come to, if you left off the names?
@insight.move There was a leaf, and {Hero} was cross with {themself}, so {they} kicked it. In it went through the mouth of the cave. It came out. {They} stared. {They} kicked it in again, with a bit of spin, and back it came with a bit of spin, and over {their} head. "{Rule,}" {Hero} breathed. A thousand years of going to work, at six, in all weathers, being the weather! Had there ever been a soul who asked it if it would like to come out, and play?
@insight.move "You've got a leaf on you," said the postman. {Hero} took it off, and flipped it away toward the cave; and a moment later it was back, on the other ear. Nobody was anywhere near. {They} balanced it on one finger and blew. In the dark there was a rustle of hats. It came skimming out, an inch over the grass, went twice around {them}, and lay there and quivered, like a dog with a stick. "{Rule}" Oh, but they had been fools! They'd come to get it up for work. When what it wanted, was it possible, was for somebody to say, "You're it"?
@insight.move A puff of dandelion sailed out of the cave, and stopped an inch from {Hero's} nose. It waited. {They} blew; off it went, in at the dark, and {they} thought no more about it; but out it came, by a different way, low, round the back of {them}, and bumped {them} on the neck. Somebody in there held their breath. "{Rule,}" {they} said. It had been told to get up; it had been told to blow. In a thousand years who had ever told it "Tag"?
@insight.sound It was so still that you could hear what it did when it supposed that it was by itself. There was an old bottle in there. It went to and fro across the neck of that, very softly: three notes up, and one long note to come down. "{Rule,}" {they} had been saying to people for years; and {they} had gone in to it with a bell! {Hero} put {their} arms round {their} knees. It was a good tune. It was the tune, now you thought of it, that the gate had, and the chimney. They'd lived inside it all their lives. Whose had they thought it was?
@insight.sound "Hush," {Hero} said. "No, hush. {Rule}" In the end even the vicar hushed. From under their feet there came up a sort of a hum, hollow and round, with a hole in the middle. Someone was blowing on a bottle. You could tell that it had made the song up, for it went back and mended a bit. It got three notes up its little stair; it took the long one down; it left a space, for whoever there might be, and nobody ever was, and began again. How had they never once wondered what the wind did in the evenings?
@insight.sound It's hard to say where you'd learned a thing that was always there. {Hero} had whistled it on the way up that very morning, three notes climbing and a long one to come home on, and would have told you it was {their} own. Now it came out from under the hill, on the neck of a bottle. It was slow and rather out of tune, like anybody singing to keep their spirits up, who thinks that the house is empty. "{Rule,}" said {Hero}. It broke off, always, just before the end. Had it never had anyone to give that to?
@means.build They cut the rules up first, for the paper. Nobody could tell you after it which of those kites had been theirs. {Hero} went from one to the next with the {kit} and {method}, and it grew, stripes into stars into somebody's tartan, until it was as big as a field; and across the centre, in what had been a barn door, there were two words sewn in curtain cord. "PLEASE COME," Lady Bristle read out. "I'd have put it in gold." They held it up in the mouth of the cave, like a curtain. There was a long, long breath. "Is that for me?" said somebody.
@means.build "Pass me your kite," said {Hero}; and the first one to do so, it was noticed, was Lady Bristle. It was because nobody had ever put it that way before. They laid them out over the meadow by lantern light. {Hero} {method}, and ninety people followed {them}, with needles, with nappy pins, with glue, not talking much, moving up as they do round a fire. It was by far the largest kite that there has ever been. It had a tail made out of all the other tails. They took it by the edges and walked it up the hill; and in the cave someone, who'd been pretending to be asleep, said, "Oh."
@means.build {Hero} laid {their} own at the centre, hole and all, and {method}; and whoever had thread came and knelt at one side or another. When there was nothing more to add, Lady Bristle brought her barn door, by herself, over her head. "It's never been joined to anything," she said. "You'll have to show me how." It covered the meadow; it breathed, even lying down. They bore it uphill on their hands, like ants with a petal, and stood it before the cave. "You've left a hole in it," said a small voice. "That's where you look through," said {Hero}.
@means.move {Hero} tied what there was of the kite on {their} back, marched to the cave, and put out {their} tongue. "Bet you can't catch me," {they} said. You could feel it not believe its ears. Then it pounced. {Hero} {method}. They went twice round the mill, in at the dairy, and out through the vicar; they went under the washing and it got up and danced. "Cheat!" screamed the wind. "You went behind the cow!" It was laughing so that it had to keep stopping, and hold on to a tree.
@means.move You don't knock, for that kind of thing. {Hero} crept up to the cave, slapped the dark with {their} flat hand, shouted "You're it!", and {method}. There was silence. Then there was a yell that took the tops off the thistles. Nobody who saw it will forget the sight of {Hero}, in and out among the hens, with half a kite for wings, and the whole of the air behind {them}, missing. "You can't hide up there!" people called. "It can see you from up there!" By now they'd all joined in. The vicar was under a cart. "Shh," he said to the wheel.
@means.move {Hero} walked up to the cave, in the ruins of the kite, bent down, and said politely, "Your shoe's undone." It was a wind; it hadn't any shoes. It looked. "Made you look!" yelled {Hero}, and {method}. It went by them at the mill, and they heard it in the hedge, and the washing got up and joined in; the hens were bowled along like skittles, clucking with joy. "Got you!" roared the wind. It had got the postman. "Oh, bother. Sorry. Who's next?"
@means.sound {Hero} took the {kit} and sat down in the doorway, sideways on, so as not to look as if {they} had come for anything. {They} let it go by three times. And the fourth time, when it got to the place where it always stopped, {they} {method}, soft, a bit below it. The bottle broke off. It had heard of this, you could tell; it had never thought to meet it. "Is there more?" it said. "I don't know," said {Hero}. "It's yours." It came in again very carefully over the top. By the tenth time round there were harmonies.
@means.sound It is hard to play to someone who can blow your hat off. {Hero} got out the {kit} with a dry mouth; waited for the gap, which came around like a chair left empty at a table; and {method}. There was a clink, as of a bottle being put down. "Who's that?" said the wind. "It's the next bit," {Hero} said. "I only wondered how it went." They were a good hour at it, the two of them. And when they looked about, the entire hill was sitting in the dark outside, ninety of them, and one or two of the cows; and every soul was humming.
@means.sound You have to be very sure of a tune before you can leave a bit out. {Hero} sat down where the cave begins, shut {their} eyes, and listened till {they} could have walked on it. Then, with the {kit}, {they} {method}: not the end, only the note before. The bottle couldn't bear it. It rushed in with the last one, like someone catching a cup; then it gasped. "That was me," said the wind. "That was both," {Hero} said. And by then ninety people had sat down, not to be in the way.
@snag "So it's all of us," said {Hero}, "upon the one string." There was only one that would stand it. It was tarred, and as thick as a thumb, and wound into a ball as large as a footstool, which is why Lady Bristle had been sitting on it. She rose at once. She'd the best will in the world. The ball rose, too; it had been sat on since noon, and it was off down that hill like a dog let out, with the hens going up on either hand, bounding, dwindling, gone...
@snag Ninety people couldn't be held by thread. "What we want," {Hero} called out, "is the stuff for the bell tower!" There was a great ball of it, beside the tent; and Lady Bristle, eager to be of use, gave it a push with her foot. "There!" she cried. "It's coming to you!" It came. It came by them at the height of the knee, unwinding its own remarks, and took the north slope, the steep one. They heard it go through the gorse. They heard the cow. They waited, with their heads on one side, for the splash...
@snag Sewing thread wouldn't do it, nor washing line. Then somebody thought of the big ball of string, and Lady Bristle went pink. "I wondered why it was so firm," she said. She had been sat up there since eleven, being gracious; and as she rose to let them have it she gave it, with the back of one heel, only a tap. It took its time at the top, like anyone on a high board. Then it went down through the gorse with a noise like tearing, jumped a wall, and wasn't anywhere...
@rescue There wasn't one. "It turned off," said somebody, at about the level of their belts. He was the boy with the paper kite; he was five; they had told him that it was for people who were bigger. He'd spent all day down where he lived, at the height where things happen. "It's under here. You can see where the grass is cross." He lay on his cheek, and fed in his arm, {hid}, right up to the ear, with a face like someone doing a sum. Out came {key}. A rabbit came after it, and wished to speak to whoever was in charge.
@rescue "Can I have a go now?" It was the boy with the paper kite. He had asked it at noon, at one, and at half past three. "Not just now," said everyone. "Only, I know where it went." He led them, by the thumb, quite a long way round a bush. His kite was a page from a sum book; he gave it to {Hero} to hold, so it shouldn't be crushed, got down flat, and reached in {hid}. It took a while. He seemed to be making friends. "She says to knock next time," said the boy, and he pulled; and that was {key}.
@rescue Up here people are kind to the boy with the paper kite, and step over him. He had been told that he could watch. So he'd watched. When they'd all come back without it he was sitting where they had left him. "It's gone to see the rabbit," he said. "Which rabbit, dear?" said everybody. He was five. He didn't explain it. He put his page of sums in {Hero's} hand, went down on his front, and fed one arm {hid}, and then his shoulder. "Thank you," they heard him tell somebody. And it was {key}, with teeth marks.
@climax They took hold in a line, and no one was particular as to who was next to whom. {Hero} had the front, where it's darkest. "We'd like it if you came," {they} said, in at the hole. "We needn't go high. We needn't go anywhere." It had said all that it had to say, it seemed. You could hear the string creak. And then the grass lay down: first by {their} feet, and then all of it, in a long soft wave, from the cave to the sea, as it might for somebody coming down a stair. {Hero} had time to call out, "Hold on!" It went past them like a horse that has been let into spring...
@climax Ninety pairs of hands closed up along the string. Behind {Hero} there was the vicar, and behind him was the boy. "What do I say?" {Hero} asked them. "You could try its name," said the boy. Not one of them ever had. There was a bit of a scuffle, back there, with hats in it. "Wind?" said {Hero}, into the dark; "would you like to come out with us?" They waited. Far inside, something very large got up on one elbow, and wiped its eyes, and thought, and put a foot to the floor...
@climax One after another they took hold, and you couldn't have told, from behind, who had won anything. {Hero} walked in until the lantern went out. "There's no race," {they} said. "There's just a lot of us, and you. Will you?" It's an odd thing to stand in the dark and feel somebody very big being shy. "What must I do?" it said. "Nothing." "Nothing?" "Whatever you like." Behind {them} ninety people leaned back on the string. The grass outside began to hiss, and bow...
@resolution They lost their hats; after that they lost the hill. Up they went over the mill, which was spinning like a coin, ninety of them, hand under hand, on one string, beneath one enormous kite, with the last of the sun on it; and the washing, down below, had flung out both its arms. "Look at it blow!" somebody shouted. Then they were all shouting it. Lady Bristle had the tail. She was upside down. "Higher!" she cried, and a moment later: "If you'd care to!" {turned}
@resolution There's a moment, with a kite, when it stops being something that you're doing. This time they were all on the end. {Hero} felt {their} heels go, and then {their} toes; there was a tug like a hand that takes yours; and {they} looked down between {their} own two boots at the whole of {home}, lit up and leaning. "I've dropped my cups!" called Lady Bristle, who had been wearing them. They could hear them ring, all nine, a long way beneath, and the wind going from one to another to try the notes. She was laughing like a girl. {turned}
@resolution Nobody let go; that was what they talked of afterwards. They might have, at the wall. But there was one in front to hold to, and one behind who was holding; and the wall went under, and the mill, all arms. "Is it heavy?" {Hero} called up. "What?" said the wind. "Us!" "No," it said, surprised. "Not all together." On the last yard of tail was Lady Bristle, with no shoes, no cups and no hat; she was waving to the cow. {turned}
@close You can't say who won, where there's only one kite. In the end they stood the {quest} upon the hilltop. {toast} {ends} The wind keeps it, still, among the bonnets. It's back at work by six; but at nightfall, when it has put down the last of the leaves, you'll hear it over there, three notes up and a long one down. And quite often, from some window on {home}, somebody will do the next bit.
@close There's a tenth name in the post office now, and it's WIND. It fetched the {quest} itself, once it was dark, and blew out the candles, all but {Hero's}. {toast} {ends} It does still take hats. But on {home} of a morning, when they open the door on all that roar, with the hens leaning and the milk going by, they hang on to the frame, and put out their heads. "Oh," they say, "there you are."
@close They gave the {quest} to the one who'd done most of the flying, and it was carried up to the cave, and hung in there over the hats. {toast} {ends} The wind doesn't come because it has to, any more. Some mornings, on {home}, the smoke goes straight up until eight, and people lie in bed, and listen. Then there's a knock at every window. "Come in!" they call, and never mind the papers.
`,
}
