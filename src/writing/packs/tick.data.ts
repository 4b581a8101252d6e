// The town clock has lost its tick, and without a tick there is no such thing as six o'clock.
import type { PackSource } from '../pack.ts'

export const tick: PackSource = {
  id: 'tick',
  skeleton: 'lost-thing',
  genres: ['magic', 'mystery', 'fantasy', 'educational', 'comedy'],
  tags: 'clock tower town square school city time meadow',
  peril: 1,
  touches: 'clock tower height night',
  ways: ['look', 'sound', 'build'],
  figure: { name: 'Mr. Quill', type: 'man', pronoun: 'he', want: 'it to be a quarter past', habit: 'winds everything' },
  target: 'it',
  names: ['French', 'Mr. Quill', 'Quill', 'Tock', 'Tick', 'Half Past', 'Half', 'Past'],
  nouns: {
    home: 'Half Past',
    quest: 'tick',
    key: 'the smallest brass wheel',
    hid: 'under the bell ropes',
    mistake: 'stuck a wooden spoon in the clock, to hold the morning still',
    scary: 'the ladder behind the clock face',
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
  small: { base: 'Tock, said the clock. And where was tick?', turned: 'Tick, said the clock. And there was tick.' },
  titles: [
    '{Hero} and the Runaway Tick',
    'Tock',
    'Always Ten to Three',
    'The Clock Who Wanted a Sunday',
    'Where Was the Tick?',
  ],
  blurb:
    'It is ten to three in {home}. It has been ten to three for hours. The tick has run away from the clock, and until it is found there can be no tea, no stars and no tomorrow. And {Hero} had better be quick, if there is any quick left.',
  stage: `
    home: square morning clear wide | look-up happy | clock | bird-on-head
    hobby: square morning clear medium | stand proud | |
    friend: tower-top morning clear medium | talk happy | clock key | mouse-watching
    want: square day clear medium | carry excited | bunting cake |
    flaw: square day clear close | think thoughtful | | odd-socks
    turn: square day clear wide | look-up surprised | clock |
    trouble: street day clear above | run funny | kettle egg | snail-passing
    stakes: tower-top day clear medium | look worried | clock cake |
    try1: tower-top day clear medium | push brave | key clock |
    fail1: tower-top day clear close | stand sad | key | mouse-watching
    try2: square day clear wide | sing brave | drum |
    fail2: square day clear medium | run surprised | horn bicycle | duck-following
    clue: meadow day clear close | listen curious | flowers |
    try3: meadow day clear wide | catch excited | fishing-net | beetle-parade
    fail3: meadow day clear medium | sit sad | fishing-net |
    low: meadow day clear close | lie sad | flowers | snail-passing
    insight: meadow day clear close | think hopeful | flowers |
    means: meadow day clear medium | kneel brave | flowers box | beetle-parade
    snag: tower-top day wind medium | look surprised | wheel |
    rescue: tower-top day wind close | reach hopeful | rope wheel | mouse-watching
    choice: stairs day clear medium | stand thoughtful | |
    climax: tower-top day clear behind | hold wonder | clock wheel |
    resolution: square dusk clear wide | cheer joy | clock bell | bird-on-head
    close: meadow night stars wide | eat happy | cake flowers | small-copy-of-hero
  `,
  b0_3: `
@home {Hero} lived by the clock. Tick, tock, tick, tock.
@friend Mr. Quill wound it up with a big key. "Hello, {Hero}!"
@want At six they would all eat cake for {event}. {why}
@turn Oh no, the clock was sad. {refrain}
@trouble {Hero} had an egg, but it never got done. {run1} Was it day?
@stakes It could not be six, so there was no cake.
@try1 {Hero} wound it up with the key, round, and round...
@fail1 Clonk! It did not help at all. {refrain}
@try2 {Hero} made them all say "tick". Tick, tick, and...
@fail2 One of them said "quack". Oh dear!
@clue {Spotter} heard it out in the grass. Tick, tick! Was it there?
@try3 {Hero} ran after it with a net. {run2}
@fail3 It jumped away, hop, hop, hop. {refrain}
@low {Hero} lay down in the warm grass. {run3}
@insight.look {Hero} looked, and looked again. Was the tick having fun?
@insight.sound {Hero} heard it sing with the crickets. Was it happy?
@insight.build {Hero} had sticks and a box. Could it be a little bed?
@means.look {Hero} saw it, on a leaf, and did not grab.
@means.sound {Hero} sang along, so soft, and it sang too.
@means.build {Hero} made it a little bed in the clock.
@snag Now put it in! Oh no, a wheel fell off...
@rescue The girl with the broom swept it up. There it was!
@climax {Hero} held out a hand, and in it hopped. Tick!
@resolution Now it was six, and {Hero} had cake. {turned}
@close The tick had a day off. {toast} {ends}
`,
  b4_6: `
@home {Hero} lived in {home}, right under the big clock. All day it went tick, and all night it went tock, and nobody heard it any more.
@friend Mr. Quill looked after it. He wound it every morning, up a hundred steps, with a key as long as a [goose|leg]. "Never missed a tick," said Mr. Quill.
@want At six o'clock exactly they would cut the cake for {event}. {why} {Hero} had counted the hours, and there were just three left.
@turn At ten to three there was a small noise, like a flea with a bag closing a door. Everyone looked up. {refrain}
@trouble Now it was ten to three all the time. Eggs boiled and boiled. Schools did not come out. A man on a ladder could not come down till four. {run1} When would it be six?
@stakes "A clock can't go on one leg," said Mr. Quill. "No tick, no time." The cake stood there. It would never be {event}, not ever.
@try1 "It's run down," said {Hero}. {They} took the key in both arms. Round it went, and round, and tighter, and...
@fail1 Sproing! Mr. Quill got a spring in his beard. {refrain}
@try2 "We'll do the tick," said {Hero}. "All of us, out loud, in between the tocks." They stood in the square. Tock, said the clock. "TICK," said the people, and...
@fail2 One said it late. One got the giggles. A duck joined in. It came to ten to three, and then it was Wednesday, and then it was ten to three again.
@clue It was {Spotter} who held up one finger. Far off, over the wall, in the long grass, something small was going tick, tick, tick. Did it sound sad? No. It was going much too fast for that.
@try3 "There it goes!" cried {Hero}. {They} ran at it with a fishing net. It hopped. They all hopped. {run2}
@fail3 They got two hats and a bee. The tick laughed at them, tick-tick-tick-tick, and was gone. {refrain}
@low {Hero} lay flat in the grass. The sun had not moved for hours. It was hot. The {kit} {kitWas} full of seeds. "I can't catch it," {they} said. {run3}
@insight.look {Hero} looked at one blade of grass. "{Rule,}" {they} said. There was a cricket on it, and next to the cricket was something like a spark with knees. It was not hiding. What was it doing?
@insight.sound The crickets were singing all round {them}. "{Rule,}" said {Hero}, with {their} eyes shut. There it was, in the middle of the song, in time with the rest! Had it ever had anyone to sing with?
@insight.build {Hero} thought of that clock. There was nowhere in it to sit down, just wheels and wheels. "{Rule,}" said {Hero}. {They} had a box, some moss and a bit of string. Could you want to go home to that?
@means.look {Hero} {method}. It was just lying there, with its feet up. In a hundred years no one had said it. "Well done," said {Hero}. It sat up.
@means.sound {Hero} took the {kit} and {method}. The tick kept time with {them}. Then it sat down on the {kit}, quite out of breath, and looked up.
@means.build {Hero} sat down and {method}. It was a bed with a moss pillow, on a spring. "It's for in between," {Hero} said. The tick got in. It bounced.
@snag They took it home in a hat, up all the steps. And there was the clock with a hole in it! When it was wound, a wheel had come off, the very smallest one, and...
@rescue "I swept it up," said the girl who swept the stairs. She had been sweeping round their feet all day. She felt about {hid}, and blew off the dust, and there was {key}.
@climax On went the wheel. {Hero} opened {their} hands in the dark of the clock. "Sundays off," {they} said, "if you want it." The tick thought. It hopped. It sat down next to the tock...
@resolution ...and all the eggs were done, and all the schools came out. It struck six, and everyone cheered so much that they nearly missed it. {turned}
@close They had {event} in the long grass. {toast} {ends} Now there's no time in {home} on a Sunday.
`,
  b7_9: `
@home In {home} the clock hangs over the square like a second moon. {Hero} lived underneath it. It had gone tick by day and tock by night for a hundred years, and no one had heard it since about the second week.
@friend Every dawn Mr. Quill went up the hundred steps with the key, which was as long as a goose. "Never missed a tick," he used to say. He wound the clock, and then anything else that was near, such as the cat.
@want At six exactly they were going to cut the cake for {event}. {why} {Hero} had got it down to three hours, and after that {they} had meant to count in minutes.
@turn It happened at ten to three. There was a very small sound up there, as if a flea had picked up its bag and pulled the door to behind it. People looked up from what they were doing. They couldn't have told you what was wrong. {refrain}
@trouble After that it just went on being ten to three. Eggs boiled, and were never done. The barber had been going to stop at the hour, and went on cutting. {run1} In the school they were in the middle of the long division. Do you see how serious it was?
@stakes "A clock is like a man," said Mr. Quill. "It's no use hopping." He had gone quite grey. "Without a tick there's no next, you see. There's only now." {Hero} looked at the cake. There were the candles, all straight. It was never going to be six.
@try1 "It wants winding," said {Hero}, and got both arms round the key. {They} walked it about like a donkey at a well. It grew stiff; it creaked; it needed Mr. Quill to push as well. "Just one more," {they} panted, "for luck..."
@fail1 There was a noise like a dropped harp. When they found Mr. Quill, he had the mainspring in his beard, and one of his eyebrows was going round. {refrain}
@try2 "We'll be the tick," {Hero} said, down in the square. "It's a short word. After each tock, we all say it." It was a lovely idea. There were four hundred people, and they all took a breath. Tock, said the clock. "TICK!" they said...
@fail2 By the fifth, some of them had got ahead. Someone's uncle was doing it in French; a duck came in on the off beat; and for a moment it was Wednesday, with snow. The police asked them to stop.
@clue In the hush {Spotter} turned toward the meadow wall. It was so faint: a dry, quick, skipping little sound, out there in the hay. Tick, tick-tick, tick. It did not sound like a thing in trouble. Why would anyone who was lost be going at that rate?
@try3 "After it!" {Hero} shouted, and they went over the wall with a fishing net, and two butterfly nets, and a colander. {run2} It let them get close. It let them get right up to it, and then it wasn't there, and they were all in a heap.
@fail3 They had caught a bee, some hats and one another. It laughed. You could tell, although all that it had to laugh with was the one word. {refrain}
@low {Hero} lay in the hay where {they} had dropped. The sun stood still overhead like a plate on a wall. {They} thought of the candles that would never be lit, and got a seed up {their} nose. {Their} {kit} {kitWas} full of grass. {run3}
@insight.look There's a lot to see in hay, if it's all that you can see. "{Rule,}" {they} told {themself}. A stalk. On the stalk, a cricket. Next to the cricket, with its legs crossed, a thing like a spark. It wasn't running from anyone. What was it up to?
@insight.sound All the meadow was going like a sewing machine. "{Rule,}" {Hero} thought, and shut {their} eyes, and let it come. There were about a thousand crickets; and there was one that wasn't. It had the beat, and all of them were following. Who had it ever had to follow it, up there?
@insight.build {Hero} thought about the inside of that clock. It was all teeth. "{Rule,}" {they} said. {They} had seen dog kennels with more comfort. What {they} had got, in {their} pockets, was a matchbox, a bit of moss, and a spring out of Mr. Quill. Would it mind going back, if there was something to go back to?
@means.look {Hero} {method}. It was doing nothing. It was lying on its back and watching a cloud. It had done sixty to the minute for a hundred years, and no one had so much as looked up. "You were very good at it," said {Hero}. "I ought to have said." The spark turned round.
@means.sound {Hero} drew the {kit} over, and {method}. Not one of the crickets missed a beat. Nor did the tick; it came nearer, stalk by stalk, to hear where that was coming from. When the song was over it was sitting on {Hero's} thumb, out of breath, like someone who's just been dancing.
@means.build {Hero} {method}. It was a bed, about an inch long, with a moss pillow and real bounce. {They} put it down upon a stone and looked the other way. "It's for between ticks," {they} said, to the air. "I know it's only a second." There was a creak. Someone had sat on the edge, to try it.
@snag So it came home in a hat, of its own free will. But when they got to the top there was a gap in the clock. In all that winding a wheel had jumped off, the smallest of the lot, that you would hardly have thought mattered. "Nobody move," said Mr. Quill, and stepped back, and there was a ping...
@rescue "It'll be in with the fluff," said the girl who swept the stairs. She had been working round everybody's boots since ten to three, which is a long time. She had a look {hid}, and blew, and wiped it upon her apron. "I find all sorts," she told them, and put into {Hero's} hand {key}.
@climax {They} set it on its pin. It was dark in there, and it smelled of oil and of being a hundred. {Hero} opened {their} hands. "You can have Sundays," {they} said. "All day. I've asked." The spark looked at the wheels for a bit. It looked at the tock, which had got so thin. Then it gave a kind of a sigh, hopped across, and sat down...
@resolution Four hundred eggs were done at once. Every school in {home} came out like a cork. It struck three, and four, and five, to make up, and at the last stroke of six they made such a noise that somebody had to be told what time it was. {turned}
@close They had {event} out in the hay. {toast} {ends} In {home} now there isn't any time on Sundays. Nothing begins, and nothing's late. If you lie in the meadow you can hear it, somewhere near your ear, enjoying itself.
`,
}
