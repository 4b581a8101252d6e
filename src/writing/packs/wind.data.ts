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
    want: 'to win for the tenth time',
    habit: 'polishes her cups',
  },
  names: ['France', 'Lady Bristle', 'Lady', 'Bristle', 'Puff Hill', 'Puff', 'Hill', 'Wind'],
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
  small: { base: 'Flip, flap, flop, went the kite.', turned: 'Flip, flap, up, went the kites.' },
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
    want: hill morning clear wide | point excited | kite trophy |
    home: hill morning clear wide | stand happy | kite | bird-on-head
    friend: hill morning clear medium | talk happy | trophy parasol | cat-asleep
    hobby: meadow morning clear medium | stand proud | |
    flaw: hill morning clear close | think thoughtful | kite | odd-socks
    turn: hill day clear wide | look-up surprised | kite flag |
    trouble: hill day clear above | run funny | kite | snail-passing
    stakes: hill day clear medium | look worried | trophy kite |
    try1: hill day clear medium | run brave | kite | duck-following
    fail1: hill day clear wide | lie sad | kite |
    try2: hill day clear wide | push brave | umbrella |
    fail2: hill day clear medium | sneeze funny | umbrella feather | hat-blown-off
    try3: cave dusk clear medium | shout excited | bell | |
    fail3: cave dusk clear wide | stand sad | bell |
    clue: cave dusk clear close | listen curious | feather |
    low: hill dusk clear close | sit sad | kite | snail-passing
    insight: cave dusk clear close | think hopeful | kite |
    means: meadow dusk clear wide | build brave | kite rope |
    snag: meadow dusk clear medium | look surprised | wool |
    rescue: meadow dusk clear close | reach hopeful | wool | mouse-watching
    choice: hill dusk clear medium | give thoughtful | kite |
    climax: cave dusk wind wide | pull wonder | kite wool | |
    resolution: sky dusk wind wide | fly joy | kite | hat-blown-off
    close: hill night wind wide | laugh happy | trophy cake kite | small-copy-of-hero
  `,
  b0_3: `
@want {Hero} had a red kite to fly for {event}. {why}
@home {Hero} lived on {home}, where the wind blew all day.
@friend Lady Bristle had nine cups. "I shall win!" said Lady Bristle.
@turn Up went the kites, but they came down. {refrain}
@trouble Where was the wind? {run1} Was it under the bed?
@stakes {Hero} looked at the kite, and it lay there like a fish.
@try1 {Hero} ran and ran, with the kite. One, two, and...
@fail1 Flop! It fell on a cow. {refrain}
@try2 They all blew, as hard as they could. Puff, and puff, and...
@fail2 Now they were too puffed to stand up.
@try3 The wind was in bed in a cave! "Get up!" said {Hero}. {run2} And then...
@fail3 "No," said the wind. "Not me." {refrain}
@clue {Spotter} heard a small, sad puff. Was it lonely?
@low {Hero} sat down on the grass with the kite. {run3}
@insight.build "Lots of kites," said {Hero}. Could they be one big kite?
@insight.move {Hero} gave a skip, and the wind gave a skip. Did it want to play?
@insight.sound {Hero} heard the wind hum. What was that tune?
@means.build {Hero} tied them all up, kite to kite to kite.
@means.move {Hero} ran in and out, and the wind ran after. You can't get me!
@means.sound {Hero} made a tune, and the wind came to the door to hear.
@snag Now for the string! Oh no, where did it roll to...?
@rescue The small boy put down his arm, and got it.
@climax {Hero} held on, and out came the wind. Whoosh!
@resolution {Hero} went up with the kites. {turned}
@close The cup was for the wind, and {Hero} had cake. {toast} {ends}
`,
  b4_6: `
@want It was the day of the great kite race. Whoever flew highest would get the {quest}, right there at {event}. {why}
@home {Hero} lived on {home}, where it blew so hard that the hens were kept on [strings|ribbons]. No one had ever seen a day without wind.
@friend "I shall win," said Lady Bristle, "as I've won nine times before." She had the biggest kite and the biggest hat, and somebody to hold each of them.
@turn Bang! went the start. Ninety people let go of ninety kites. The kites hung in the air, and thought about it, and came down. {refrain}
@trouble It was so still that you could hear a bee think. The hens fell over, since they were used to leaning. {run1} "Who's got the wind?" cried Lady Bristle. Had somebody hidden it?
@stakes "No wind, no race," said the man with the whistle, "and no {party}. I'll give it till sunset."
@try1 "I'll make my own wind," said {Hero}. {They} took the string in {their} teeth, and ran down the hill so fast that {their} hat stayed behind. Up came the kite, up, and...
@fail1 At the bottom of the hill was a pond. The kite sat down on a cow. {refrain}
@try2 "Then let's all blow," {Hero} said. They stood in a row, ninety of them, and puffed out their cheeks like trumpets. One. Two. Three...
@fail2 One feather went up. Everyone cheered. It tickled Lady Bristle on the nose, and she sneezed, and it came down again.
@try3 At last they found it. It had gone to bed in the cave, right at the back. "Get up!" {Hero} shouted. {They} rang the dinner bell. {run2} There was a long, cold sigh, and then...
@fail3 "Shan't," said the wind, and it turned over. {refrain}
@clue "Why won't you?" said {Spotter}. There was a sniff. "You only want me to push," said the wind. "You all look up at the kites. Has anyone ever looked at me?"
@low {Hero} lay on the grass. The {kit} {kitWas} beside {them}, and the kite had a cow's foot through it. All day it had been pushing. {run3}
@insight.build {Hero} counted the kites. Ninety, and each one too small for a wind to bother with. "{Rule,}" {they} said. All day they had been ninety people with a kite. What if they had just one?
@insight.move {Hero} kicked at a leaf. In the dark of the cave, the wind kicked one back. "{Rule,}" said {Hero}. {They} kicked it again, and ran. Was that... was it playing?
@insight.sound At the back of the cave the wind hummed to itself, over the neck of an old bottle. It was a good tune. "{Rule,}" said {Hero}. Nobody had ever heard it. Did it want somebody to?
@means.build So they did. {Hero} {method}: ninety kites side by side sewn to one great tail. They spread it out at the mouth of the cave. "Oh," said a voice. "Is that for me?"
@means.move {Hero} stood by the cave with the kite on {their} back. "You can't get me," {they} said. There was a puff. {Hero} {method}. In and out it chased {them}, and it was laughing.
@means.sound {Hero} sat down with the {kit}. {They} got the tune by heart, and then {they} {method}. The wind stopped. Then it came in on the low part.
@snag "Now tie us on," cried {Hero}, "all ninety, quick!" It had to be the strong string. Lady Bristle had been sitting on it. It rolled out from under her, down the hill, and...
@rescue "It went down here," said the boy with the paper kite. He stuck in his arm {hid}, up to the ear, and came out with {key}, and a cross rabbit.
@climax Ninety people held on to one string. "Please," said {Hero}, "will you come out with us?" And the wind got up. It came out of that cave like a horse out of a gate.
@resolution Off went their hats, and then off went their feet! Over the mill they flew, in one long line, with Lady Bristle on the end. {turned}
@close No one had won, so they gave the {quest} to the wind. {toast} {ends} You can hear it up there at night, blowing across the top.
`,
  b7_9: `
@want "Highest kite takes the {quest}," said the poster, and under it, in red, that the prize would be given at {event}. {Hero} had read it so many times that {they} saw it when {they} shut {their} eyes. {why}
@home They're used to wind on {home}. The hens are kept on ribbons there; the trees all point to France. If you want a word with somebody on the far side, you just go to the top, say it, and let go. {Hero} had never in {their} life seen smoke go straight up.
@friend "I don't know why the rest of you come," said Lady Bristle. She had won nine times, and wore the cups to breakfast. Her kite was as large as a barn door, and there was a man to hold it, and another one for the hat. "I expect you like to watch."
@turn The whistle blew. Ninety people ran four steps and let go. Ninety kites rose to the height of a tall man, and hung there, like a guest who's come on the wrong day; and then they all sat down. {refrain}
@trouble It was a thing that nobody had met before. The mill stood still. All the hens fell over, being used to leaning. You could hear a clock strike in the next county, and then you could hear somebody there say, "Is that the time?" {run1} "Someone's got it," cried Lady Bristle. "Who's got the wind?"
@stakes They turned out the mill. They looked up chimneys, and inside tubas. "I can only hold it till sunset," said the man with the whistle. "If it isn't flown, the {quest} goes back in the vault, and that's the end of {event}. It's in the rules." It was ten past four already.
@try1 "Wind's just air, going by," {Hero} argued. "If it won't go past me, I'll go past it." {They} took the string between {their} teeth, put down {their} head, and went straight at the steep side. {They} had never run like it. Something tugged; it lifted; it was up there! {They} looked round to see...
@fail1 There's a pond at the bottom of that hill. {Hero} went in as far as the whistle. The kite came down on a cow, who wore it till evening, and rather liked it. {refrain}
@try2 "We've got ninety pairs of lungs," said {Hero}, when {they} could. So they lined up on the ridge, shoulder to shoulder. They breathed in, until buttons went off like popcorn. Lady Bristle said that it was common, but she did it. "On three!" called {Hero}. "One. Two..."
@fail2 One feather rose into the air. It went up as high as a hat, and people wept. Next it drifted in under Lady Bristle's nose; and after that sneeze there was no feather, and nobody in the line who could stand.
@try3 A shepherd told them in the end. It had gone to bed, he said, in the cave; he'd heard it go by, dragging its feet. {Hero} took the big brass dinner bell, and marched right in, and rang it till the bats left. "Up!" {they} bawled. "You're late!" {run2} Far in at the back there was a kind of a sigh, and...
@fail3 "Shan't," said the wind. It pulled the dark up over its head, and the draught of it put all their lanterns out. {refrain}
@clue In the black, only {Spotter} thought to ask it why. It was a good while before there was an answer, and that had a sniff in it. "You just like me for pushing," said the wind. "I've come every day for a thousand years. You look at the kites. You say, oh, look at that. Which of you ever looked at me?"
@low They went and sat on the grass. {Hero's} kite had a foot through it, a cow's. The sun had got its chin on the edge of the hill. {They} picked up the {kit}, and did nothing. It was true, what it had said; that was the trouble. {They} had wanted a shove, and {they} had not much cared whose. {run3}
@insight.build Round {them} were all those kites, dropped anyhow. Each was just as big as one person could hold, so as to beat the next. You could not have got a wind out of bed for the largest of them. "{Rule,}" {Hero} said, under {their} breath. What had they got, then, when you put it all together?
@insight.move A leaf lay there, and {Hero} kicked it, crossly, in through the mouth of the cave. It came out again. {They} looked at it. {They} kicked it a bit to the left; it came back a bit to the left. "{Rule}" A thousand years of work, and never a game? What would you do, if it was you?
@insight.sound Someone had left a bottle in the cave, ages ago. The wind had got it, back there in the dark, and was going to and fro across the neck of it; three notes up, and a long one down. "{Rule,}" {Hero} told {themself}. {They} had come there with a bell. Who'd want to play, in front of someone with a bell?
@means.build It needed every kite on the hill, and no one could say afterwards which had been theirs. {Hero} {method}. It was as big as a field, when it was done, all stripes and stars; and across the middle, in what had been Lady Bristle's barn door, they had cut two words, PLEASE COME. They held it up in the cave mouth like a curtain. "Is that for me?" said somebody.
@means.move {Hero} tied the torn kite upon {their} back, and walked up to the cave, and stuck out {their} tongue. "Bet you can't catch me," {they} said. There was a stunned silence. Then there was a pounce. {Hero} {method}. Round the mill they went, under the washing and through the hens; and the wind was laughing so hard that it kept having to stop.
@means.sound {Hero} sat in the doorway with the {kit} across {their} knees. {They} let it go by three times, so as to have it right. And {they} {method}, soft, just under the bottle. The bottle stopped dead. Then, very carefully, it came in again on top. By the fourth time round there were harmonies.
@snag "All of us, now, on one string!" {Hero} shouted. There was only one that would bear it. It was tarred, it was thick as a thumb, and Lady Bristle was sitting on it. She got up to see; it got up as well, and bounded off downhill past the hens, and...
@rescue "There," said the boy with the paper kite, who was five, and not allowed in the race. He had been there all day, at the height at which things happen. He lay with one cheek on the grass, and his arm {hid}, as far as it went. He drew out {key}, and after it a rabbit who wished to see the manager.
@climax Ninety people took hold in a line, and no one minded who was next to whom. {Hero} had the front. "We'd like it if you came," {they} said in at the dark. "We wouldn't have to go high." For one moment there was nothing. And then all of the grass lay down, from the cave to the sea; and it came out by them like a horse let out in spring.
@resolution They lost their hats. After that they lost the ground. Up over the mill they went, ninety of them, hand under hand, on one string under one enormous kite, and Lady Bristle, who was on the tail, and upside down, was heard to shout, "Higher!" {turned}
@close You can't say who won, when there's only the one kite. They stood the {quest} up on the hilltop, and gave it to the wind. {toast} {ends} It blows across the rim of it, at night, three notes up, and a long one down. Quite often, from some window, somebody answers.
`,
}
