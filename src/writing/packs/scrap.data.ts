// A small lost robot has fallen out of the sky, and it thinks that everyone's toaster is its mother.
import type { PackSource } from '../pack.ts'

export const scrap: PackSource = {
  id: 'scrap',
  skeleton: 'small-creature-needs-home',
  genres: ['sci-fi', 'friendship', 'superhero', 'comedy', 'adventure'],
  tags: 'city town street robot space future house garden shed school apartment',
  peril: 1,
  touches: 'robot machine space',
  ways: ['build', 'tend', 'mark', 'look'],
  figure: {
    name: 'Blip',
    type: 'robot',
    pronoun: 'it',
    hide: 'blue',
    want: 'its own shelf',
    habit: 'copies any noise it hears',
  },
  names: ['Blip', 'Socket Street', 'Socket', 'Mrs. Volt', 'Volt', 'Return', 'Lost'],
  nouns: {
    home: 'Socket Street',
    quest: 'robot',
    key: 'the tiny red switch',
    hid: 'in the fluff below the fridge',
    mistake: 'picked a loose bit off it, because it was shiny',
    scary: 'the roof, by the edge',
    wait: 'until the light on top came round again',
    crowd: 'everyone in the street',
    small: 'the twin who never talked',
    says: 'It says the same thing every night. It’s counting up to somebody.',
  },
  swappable: false,
  refrain: {
    base: 'Blip, it said. Blip, and blip. And nobody knew what it meant.',
    turned: 'Blip, they said. Blip, and blip. And everyone knew what it meant.',
  },
  small: { base: 'Blip, it said. Blip, and blip.', turned: 'Blip, they said. Blip, and blip!' },
  titles: [
    '{Hero} and the Very Small Robot',
    'Blip',
    'If Lost, Please Return',
    'The Toaster Is Not Your Mother',
    'Somebody Up There Is Counting',
  ],
  blurb:
    'It came down in the beans with a dent in its head. It says "Blip", and nothing else. It follows the toaster about. And every night, on the roof, it looks up and counts. Only {Hero} is listening.',
  stage: `
    home: street morning clear wide | stand happy | satellite-dish | cat-asleep
    friend: street morning clear medium | talk happy | kettle | mouse-watching
    hobby: garden day clear medium | stand proud | |
    turn: garden night stars close | kneel surprised | robot-toy vegetables | snail-passing
    trouble: kitchen morning clear medium | run funny | robot-toy kettle | |
    want: kitchen morning clear medium | carry excited | cake bunting |
    flaw: bedroom day clear close | think thoughtful | | odd-socks
    stakes: bedroom day clear close | look worried | robot-toy lamp |
    try1: living-room day clear medium | point brave | robot-toy kettle |
    fail1: living-room day clear wide | stand surprised | kettle bread | mouse-watching
    try2: workshop day clear medium | build hopeful | hammer robot-toy |
    fail2: workshop dusk clear wide | run funny | wheel robot-toy | upside-down-sign
    clue: rooftop night stars close | look-up curious | robot-toy star |
    try3: rooftop night stars medium | throw excited | kite robot-toy |
    fail3: street night stars medium | catch sad | robot-toy kite |
    low: stairs night clear close | sit sad | robot-toy lamp | moth-round-lamp
    insight: rooftop night stars close | think hopeful | robot-toy star |
    choice: street night stars medium | stand thoughtful | |
    means: rooftop night stars wide | build brave | lamp robot-toy |
    snag: kitchen night clear medium | look surprised | lever |
    rescue: kitchen night clear close | reach hopeful | robot-toy | mouse-watching
    climax: rooftop night stars behind | hold wonder | robot-toy star lamp |
    resolution: street night stars wide | cheer joy | rocket robot-toy |
    close: garden morning clear wide | laugh happy | cake robot-toy bread | small-copy-of-hero
  `,
  b0_3: `
@home {Hero} lived in {home}, where the lights went on and off.
@friend Mrs. Volt mended kettles. Pop! "Hello, {Hero}!"
@turn Bump! What fell in the beans? It was a baby robot!
@trouble It ran to hug the toaster. {refrain} {run1} Was that its mother?
@want {Hero} had cake for {event}. {why}
@stakes Its little light was going out. Poor Blip!
@try1 "Are you her mother?" said {Hero} to the toaster. And then...
@fail1 Pop! Toast went all over Blip. {refrain}
@try2 {Hero} gave it a new wheel. Off it went, and...
@fail2 Crash! It went round and round and round.
@clue {Spotter} saw it look up, and up. Who was up there?
@try3 {Hero} tied it to a kite, to send it home. {run2}
@fail3 It came down in a tree. {refrain} What now?
@low {Hero} sat on the stairs and held it. {run3}
@insight.build "Lamps and pans," said {Hero}. Could we make a big light?
@insight.tend "What do you need?" said {Hero}. Was it a hug?
@insight.mark {Hero} drew a big arrow. Would she see it from up there?
@insight.look {Hero} looked at the stars, and looked again. Did one blink?
@means.build {Hero} put all the lamps on the roof. Flash, flash!
@means.tend {Hero} gave it a hug, and its light came on.
@means.mark {Hero} made a big sign in the road, for the sky.
@means.look {Hero} saw one star blink. Blip, blip!
@snag It must say blip, so loud! Oh no, its switch fell off...
@rescue The quiet twin found it, in the fluff.
@climax {Hero} put it on. Blip! And the sky said blip!
@resolution {Hero} saw its mother come down, so big. {turned}
@close Now Blip comes for toast. {toast} {ends}
`,
  b4_6: `
@home {Hero} lived in {home}, where each roof had a dish on it and each house hummed a different note.
@friend At the end lived Mrs. Volt, who mended things. "It's hardly ever broken," she would tell {Hero}, with her arm in a [kettle|washing machine]. "It's just upset."
@turn One night something fell in the bean bed. Bump. {Hero} went out with a lamp. There, upside down, with its wheels going round, was a robot no bigger than a [loaf|boot].
@trouble {Hero} took it in. It saw the toaster. It ran to it, and put both arms around it. {refrain} {run1} Did it think that was its mother?
@want It had come at a busy time. There was a cake to ice and a street to hang with lights for {event}. {why}
@stakes The robot had a lamp on its head. The first night it was bright. The next, it was less so. "It's running down," said Mrs. Volt, "and I've no plug to fit. It'll be out by {event}." Out?
@try1 "Let's tell it the truth," said {Hero}. {They} set it down in front of the toaster. "Blip, this isn't your mother. It's a toaster. Look." {They} pressed the knob, and...
@fail1 Up jumped two bits of toast, and hit it on the head. It was the nicest thing that anyone had done all day. {refrain}
@try2 "Then we'll make it strong," {Hero} said. {They} gave it new wheels, off the pram, and oil in each ear. It looked at the door, and...
@fail2 It had only the one speed. It went along {home} and back, through nine hedges, saying everything it met. "Woof. Ding-dong. Get off my roses. Splash."
@clue When it was dark {Spotter} found it on the roof. It was looking up. Blip, it said, and waited. Blip, blip, and it waited. Who was it waiting for?
@try3 "It wants to go up," said {Hero}. They tied it to the biggest kite in town, with a note: IF LOST, PLEASE RETURN. Up it went, over the aerials. {run2}
@fail3 A string isn't as long as all that. It hung up there a while. Then it came down in {Hero's} arms, and its lamp was hardly on. {refrain} What now?
@low {Hero} sat on the stairs and held it. All it could do was look. The {kit} lay two steps down. {run3}
@insight.build {Hero} looked out. There were all the lights that they'd hung up for {event}. "{Rule,}" said {Hero}. One small lamp is nothing to the sky. But what about a street?
@insight.tend They had told it, and fixed it, and flown it. "{Rule,}" said {Hero}. {They} put it to {their} chest. The lamp came up a little. Was it cold? Or was it just the sound of a heart?
@insight.mark They had written it a note, as if stars could read! "{Rule,}" said {Hero}. From up there a street is only a line. What could you draw with a street?
@insight.look Blip looked up, so {Hero} did, too. "{Rule}" Stars twinkle, they don't blink. {They} looked again at the small one over the chimney. On. Off, off. On. Who taught it to do that?
@means.build All down {home} they brought their lamps out. {Hero} {method}. It was one great eye of light, and it pointed straight up.
@means.tend {Hero} {method}. Blip went the heart, and blip went the lamp, brighter and brighter. So {they} called the others, and they all stood close. And the lamp on its head came up like a [lighthouse|small sun].
@means.mark {Hero} {method}, all down the middle of the road. They stood the lamps along each line.
@means.look {Hero} {method}. The star said blip, and waited, and said blip, blip. "She's looking for you," {they} told it. "She just can't tell which house."
@snag "Now, Blip!" cried {Hero}. "Say it!" But it did not say a thing. Its switch had come off in the hedge, or the bath, or the kitchen. And its lamp gave one flicker, and...
@rescue "There," said a voice. It was the twin who never talked. She was on her knees, and she put one finger {hid}. She gave them {key}.
@climax {Hero} pressed it in, ever so gently. Click. "BLIP," said Blip, as loud as a trumpet. And out of the sky, so low that the cups danced, something said: "BLIP?"
@resolution She came down over {home} like a round ship, with a hundred lamps. She had a very small empty shelf in her side. Blip ran right up it. {turned}
@close She stayed for {event}. {toast} {ends} Now and then there's a bump in the beans. It isn't lost. It has come for toast.
`,
  b7_9: `
@home In {home} there's a dish on each of the roofs, and every house hums. If you know it well, as {Hero} did, then you can walk home with your eyes shut: number three is a sort of G.
@friend The one who kept it humming was Mrs. Volt. You'd find her with an arm in somebody's washing machine, talking to it. "Nothing's ever broken," she told {Hero}. "It's upset. You've just got to find out what about."
@turn On a Tuesday night something came down in the bean bed. It didn't make much noise. {Hero} took a lamp out, and there among the poles was a dent, and in the dent, upside down, was a robot about as large as a loaf, with all its wheels going.
@trouble {They} brought it into the kitchen in a sieve. Up it sat, looked round, and saw the toaster. Across that floor it went like a train, put both its arms about it, and laid down its head. {refrain} {run1} "Oh dear," said Mrs. Volt. "It doesn't think that's...?"
@want "What a week to choose," said {Hero}. {why} There were four hundred coloured lamps to be hung from end to end of the street, for {event}, and {Hero} had been put in charge of the ladder.
@stakes They called it Blip. It had a light on its head, like the stalk on an apple, that was bright the first night, and by the third you could look right at it. "It's running down," said Mrs. Volt. She'd tried every plug that she had. "I give it until {event}. I'm sorry, love. It isn't from here, you see." What happens when it goes out?
@try1 "Somebody must tell it," {Hero} decided, and set the two of them down face to face upon the rug. "Now, Blip. I know it's hard. But this is a toaster. It hasn't got any arms. Watch, I'll show you." {They} pushed down the knob. They all waited...
@fail1 Two slices came up, and hit it on the nose. It was the first sign of affection that it had had on this planet. After that you couldn't have got a sheet of paper between them. {refrain}
@try2 "If it was stronger, it could get home on its own," said {Hero}. So they gave it pram wheels, and a dynamo. They oiled both its ears. A shiver went through it from end to end. "How's that?" {they} asked, and opened the door, to give it some air...
@fail2 "It's only got the one speed!" cried Mrs. Volt. Away it went, the length of {home} and back, by way of nine hedges and a christening, and it copied all it heard. "Woof," it said, going by. "Ding-dong. Mind the baby. Well, really." They got it in the end with a duvet.
@clue That night its bed was empty. It was {Spotter} who thought of the roof. It had got itself up there, by the chimney, and its face was turned to the sky. Blip, it said, and left a gap. Blip, blip; and left a longer one. You don't leave a gap unless you think someone will fill it. Who was up there?
@try3 "Up!" said {Hero}. "I've been slow." They tied it under the largest kite in town with a luggage label round its neck, IF LOST, PLEASE RETURN, and half the street held the string. {run2} Up it swayed, over the dishes, over the crane, until it was hardly a dot.
@fail3 It was six hundred feet of string. The nearest of those stars is further than that. When they'd wound it in again its head was hanging, and the lamp was about as bright as a match is, just after. {refrain} What else was there?
@low {Hero} sat on the stairs in the dark, and held it in a tea towel. They'd done their best, everyone had said so, and gone to bed. There were no blips now. It only looked. {They} kept thinking of somebody's kitchen, a long way off, and one very small empty shelf. The {kit} {kitWas} on the stair below. {run3}
@insight.build Through the landing window there was the street. Four hundred coloured lamps hung over it, not lit, ready for {event}. {Hero} looked at that for a while. "{Rule,}" {they} said, quite slowly. Who would ever notice one little light? But what if they could see a whole road of it?
@insight.tend "{Rule,}" {they} always said. {They} had said it of hamsters. And {they} had sat this poor thing on a rug and given it a talk. {Hero} opened up {their} coat and put it in, close. Against {their} ribs something went blip; not it, {them}. The lamp had brightened. Was that all it had been running short of?
@insight.mark A luggage label! {They} could have laughed. Who was to read it, at that distance, in English? "{Rule,}" said {Hero}. {They} shut {their} eyes, and went up in {their} mind, past the kite, and looked down. {Home} was a line. What can you do with a line?
@insight.look As it was looking up, {Hero} did so, too. "{Rule}" Well, there they were, all twinkling, as usual. {They} looked once more. There was one low down over Mrs. Volt's chimney that didn't twinkle. It went on; it went off, and off, and on. What sort of star leaves gaps?
@means.build By midnight there wasn't a lamp left indoors. {Hero} {method}: bedside lights, headlights, the four hundred; and behind them a bank of frying pans, rubbed till you could see your face in them. When it was done it lay over nine roofs like a great daisy, looking up.
@means.tend {Hero} {method}, and did not hurry. Blip, went {their} heart. Blip, went the lamp. {They} woke up number three, and number five; and they stood round, close in, with their coats open, all those different notes; until you had to shade your eyes to look at what they had in the middle.
@means.mark They gave {them} the whole of the road. {Hero} {method}: its round head and its two arms, with an arrow from there to the roof, and at the end of the arrow a heart. Everybody stood upon the lines of it, holding a lamp. From the pavement it was nonsense. You had to be about nine miles up.
@means.look {Hero} {method}. On; off, off; on. "It's the same," {they} whispered. "It's the same as you say!" She'd been going round and round up there for five nights, calling, and all she could see was a street full of lamps. It was {Hero} who got it put out. {They} ran from house to house. It had never been so dark in {home}; and in it there was one small light.
@snag "Now, Blip," {they} said. "As loud as you can." It opened its mouth, and nothing came out. In the place where there ought to have been a switch there was a hole. "It was there before the hedges," said Mrs. Volt. It might be anywhere at all, and the lamp went dim, and dimmer, and...
@rescue "It's with the other things," said someone nobody knew. It was one of the twins, and it was not the one who talked. She knelt on the kitchen floor, and slid a finger {hid}. "There's a bead, and a pea, and half of a tooth," she told them. "And there's this." She held up {key}.
@climax {Hero} pressed it home. Click. It drew itself up. "BLIP!" it said, so that birds fell off the wires. They counted. One, two. Blip didn't look at any of them; it was listening with all its body. And then the whole sky, from one end to the other, in a voice which made the spoons lie down, said: "BLIP?"
@resolution She was about as large as the school. She came down as soft as bread, with all her lamps lit, and in her side was a row of little shelves with somebody on each, and one that was empty. It went up there like a mouse. You never heard such a blipping. {turned}
@close She stopped for {event}, and lit it. {toast} {ends} Some nights there's still a bump in the bean bed. Nobody hurries out. {Hero} just goes down, yawning, and puts two slices in.
`,
}
