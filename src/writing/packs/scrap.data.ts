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
@home Hum, hum, hum. All of {home} had a hum, and {Hero} hummed too.
@friend Mrs. Volt mended kettles. Pop! "Hello, {Hero}!"
@friend {Hero} had a pot with no lid. "Poor pot!" said Mrs. Volt. Tap, tap, and it was well.
@turn Bump! What fell in the beans? It was a baby robot!
@turn {Hero} heard a plop. What was in the beans? A robot, as small as a hat!
@trouble It ran to the toaster. {refrain} {run1} Was it Mama?
@trouble Toaster! What a hug. {refrain} {run1} But why?
@want {Hero} had cake for {event}. {why}
@want Lamps in the road, and a cake with a hat on, for {event}. {why} {Hero} was so busy!
@stakes Its little light was going out. Poor Blip!
@stakes {Hero} saw the light on Blip's head. It was not so red. It was not well.
@try1 "Are you its mother?" said {Hero} to the toaster. And then...
@try1 {Hero} sat it down. "This is a toaster. It can't love you." And then...
@fail1 Pop! Toast went all over Blip. {refrain}
@fail1 Pop! "A kiss!" it said. No, {Hero}, that was toast. {refrain}
@try2 {Hero} gave it a new wheel. Off it went, and...
@try2 Oil for its ears, a wheel for its toes! {Hero} let go, and...
@fail2 Crash! It went round and round and round.
@fail2 In a pond, out of a pond, and over a dog! Stop it, {Hero}!
@clue {Spotter} saw it look up, and up. Who was up there?
@clue Up on the roof it sat, in the dark. {Spotter} sat too. Was that for the moon?
@try3 {Hero} tied it to a kite, to send it home. {run2}
@try3 Up, up, up on a string! {Hero} held it fast. {run2}
@fail3 It came down in a tree. {refrain} What now?
@fail3 The sky was too far off, and {Hero} got it back. {refrain} What now?
@low {Hero} sat on the stairs and held it. {run3}
@low It lay on {Hero's} lap. Its light was just a dot. {run3}
@insight.build "Lamps and pans," said {Hero}. Could we make a big light?
@insight.build One lamp is small, thought {Hero}. What if it was all the lamps?
@insight.tend "What do you need?" said {Hero}. Was it a hug?
@insight.tend Put it in a coat, {Hero}. It was cold! Was that it?
@insight.mark {Hero} drew a big arrow. Would she see it from up there?
@insight.mark Can she see us? No. But could {Hero} draw it big, as big as the road?
@insight.look {Hero} looked at the stars, and looked again. Did one blink?
@insight.look Blink, said a star to {Hero}. Blink, blink! Who did that?
@means.build {Hero} put all the lamps on the roof. Flash, flash!
@means.build Pots and pans, and a lamp in each. {Hero} made one big eye. See us now?
@means.tend {Hero} gave it a hug, and its light came on.
@means.tend Bump, bump went {Hero's} heart. Up came the light, warm and red. Can you see us now?
@means.mark {Hero} made a big sign in the road, for the sky.
@means.mark One line, two lines, a face! {Hero} drew it on all the road. Can she see us now?
@means.look {Hero} saw one star blink. Blip, blip!
@means.look "Shh, all lamps off," said {Hero}. "Look up, Blip!" Can she see us now?
@snag It must say blip, so loud! Oh no, its switch fell off...
@snag Shout, little robot! But its button was not there. {Hero} looked and looked...
@rescue The quiet twin found it, in the fluff.
@rescue A twin put up one hand. She had it, {Hero}! She had it!
@climax {Hero} put it on. Blip! And the sky said blip!
@climax Click, went {Hero}. "Blip!" And a big, big voice: "Blip?"
@resolution {Hero} saw its mother come down, so big. {turned}
@resolution Down she came, as soft as snow. Mama! {Hero} waved and waved. {turned}
@close Now Blip comes for toast. {toast} {ends}
@close Bump! Who is in the beans? It's Blip, and {Hero} makes the toast. {toast} {ends}
`,
  b4_6: `
@home {Hero} lived in {home}, where each roof had a dish on it and each house hummed a different note.
@home Listen. Mmm, hmm, mmm: that was {home}. There was a dish on each roof and a hum in each wall, and {Hero} could tell the houses by ear, with {their} eyes shut.
@friend At the end lived Mrs. Volt, who mended things. "It's hardly ever broken," she would tell {Hero}, with her arm in a [kettle|washing machine]. "It's just upset."
@friend If your iron was sad, you took it to Mrs. Volt. She gave it a drop of oil, and a chat. "There's nothing wrong with it," she told {Hero}, "but it would like to be asked."
@turn One night something fell in the bean bed. Bump. {Hero} went out with a lamp. There, upside down, with its wheels going round, was a robot no bigger than a [loaf|boot].
@turn It was late, and the beans went crack. {Hero} ran out in {their} socks. Among the pods there was a hole, and in the hole were four small wheels, all going round, and a cough.
@trouble {Hero} took it in. It saw the toaster. It ran to it, and put both arms around it. {refrain} {run1} Did it think that was its mother?
@trouble "You must be hungry," said {Hero}. But it went right by the soup. It had seen somebody square, and warm, with a plug. {refrain} {run1} Was it in love?
@want It had come at a busy time. There was a cake to ice and a street to hang with lights for {event}. {why}
@want {Hero} had a job that week. There were lamps to hang, red and blue and green, from end to end of {home}, for {event}. {why}
@stakes The robot had a lamp on its head. The first night it was bright. The next, it was less so. "It's running down," said Mrs. Volt, "and I've no plug to fit. It'll be out by {event}." Out?
@stakes On top it had a bulb, like a cherry. Each night that was less red. "There's no plug for it," said Mrs. Volt. "By {event}, I think it will be dark." {Hero} put a hand round it. What could they do?
@try1 "Let's tell it the truth," said {Hero}. {They} set it down in front of the toaster. "Blip, this isn't your mother. It's a toaster. Look." {They} pressed the knob, and...
@try1 It had to be told. "I'm sorry, Blip," said {Hero}, and sat down on the rug. "She's very nice. But she's for bread. I'll show you." Down went the knob. They all bent to look, and...
@fail1 Up jumped two bits of toast, and hit it on the head. It was the nicest thing that anyone had done all day. {refrain}
@fail1 Pop! Out flew a slice, right on the nose. So she did love it! It sat as near her as it could get. {Hero} ate the toast. {refrain}
@try2 "Then we'll make it strong," {Hero} said. {They} gave it new wheels, off the pram, and oil in each ear. It looked at the door, and...
@try2 "If it had good wheels, it could go home by road," said {Hero}. So they took some from a pram. They gave it a wash, and a push, and opened the gate, and...
@fail2 It had only the one speed. It went along {home} and back, through nine hedges, saying everything it met. "Woof. Ding-dong. Get off my roses. Splash."
@fail2 Off like a dog! It went under a bus, and over a bride. "Ding-ding! Oh, I say!" it called, as it had heard them. {Hero} got it out of a pond, with a net.
@clue When it was dark {Spotter} found it on the roof. It was looking up. Blip, it said, and waited. Blip, blip, and it waited. Who was it waiting for?
@clue You would think it would sleep, after that. But {Spotter} went up to see, and there it sat, by the chimney, with its face to the dark. "Blip," it said, and left a gap. Who was the gap for?
@try3 "It wants to go up," said {Hero}. They tied it to the biggest kite in town, with a note: IF LOST, PLEASE RETURN. Up it went, over the aerials. {run2}
@try3 "Home is up!" cried {Hero}. They made it a seat, on a kite as big as a bed, and put on a card with the street. {run2} Higher, and higher.
@fail3 A string isn't as long as all that. It hung up there a while. Then it came down in {Hero's} arms, and its lamp was hardly on. {refrain} What now?
@fail3 They ran out of string, with a lot of sky still to go. {Hero} wound it in. Down it came, limp as a sock, and the bulb was brown. {refrain} And what now?
@low {Hero} sat on the stairs and held it. All it could do was look. The {kit} lay two steps down. {run3}
@low Not a word came out of it now. {Hero} sat half way up the stairs, in the dark, and held it in a sock hat. {They} did not look at the {kit}. {run3}
@insight.build {Hero} looked out. There were all the lights that they'd hung up for {event}. "{Rule,}" said {Hero}. One small lamp is nothing to the sky. But what about a street?
@insight.build They had hung up so many lamps, thought {Hero}. One you would not see from the moon. Nor two. "{Rule,}" {they} said, and sat up. What if they all shone the same way?
@insight.tend They had told it, and fixed it, and flown it. "{Rule,}" said {Hero}. {They} put it to {their} chest. The lamp came up a little. Was it cold? Or was it just the sound of a heart?
@insight.tend It was so cold, for such a small thing. "{Rule,}" said {Hero}, and put it down the front of {their} coat. Thump, went somebody in there, and thump. And was that a bit of red?
@insight.mark They had written it a note, as if stars could read! "{Rule,}" said {Hero}. From up there a street is only a line. What could you draw with a street?
@insight.mark A card on a string! {Hero} could have kicked the stair. "{Rule,}" {they} said. If you look down from a star, how big is a street? As big as a pencil line?
@insight.look Blip looked up, so {Hero} did, too. "{Rule}" Stars shake, they don't blink. {They} looked again at the small one over the chimney. On. Off, off. On. Who taught it to do that?
@insight.look All that night Blip had looked up. So {Hero} sat down too, and did the same. "{Rule}" There's a star, and there's a star. There's one that went off, and on, and off. Was that a star at all?
@means.build All down {home} they brought their lamps out. {Hero} {method}. It was one great eye of light, and it pointed straight up.
@means.build With the {kit} by {them}, {Hero} {method}. "A lamp, and a pan to go behind it!" {they} said. The roofs put up one gold face, like a sunflower.
@means.tend {Hero} {method}. Blip went the heart, and Blip went the lamp. The others came, and stood close. Now it was like a [lighthouse|small sun].
@means.tend {Hero} let go of the {kit}, and {method}. Blip's light came up pink. "Who else has a coat?" {they} asked. They came, and hummed, till it was as red as jam.
@means.mark {Hero} {method}, all down the middle of the road. They stood the lamps along each line.
@means.mark With the {kit}, and all the road to do it on, {Hero} {method}. A round head, two arms: it was nine houses long. A lamp went on every bit.
@means.look {Hero} {method}. The star said blip, and waited, and said blip, blip. "She's looking for you," {they} told it. "She just can't tell which house."
@means.look With the {kit} on {their} lap, {Hero} {method}. On, and a gap, and on, on. Where had {they} heard that? "She's there!" {they} cried. "But she can't see one light for all the rest. Put them out!"
@snag "Now, Blip!" cried {Hero}. "Say it!" But it did not say a thing. Its switch had come off in the hedge, or the bath, or the kitchen. And its lamp gave one flicker, and...
@snag By the chimney they set it down. "Now, Blip," {Hero} said. "As loud as you like." Not a peep! There was a hole in its front, where the red switch should be. And it was so dim now, and...
@rescue "There," said a voice. It was the twin who never talked. She was on her knees, and she put one finger {hid}. She gave them {key}.
@rescue Nobody knew how the other twin talked. "I put my lost things here," she said, and felt about {hid}. She had a bead, and a pea, and a tooth. And in her palm, for {Hero}, was {key}.
@climax {Hero} pressed it in, ever so gently. Click. "BLIP," said Blip, as loud as a trumpet. And out of the sky, so low that the cups danced, something said: "BLIP?"
@climax {Hero} held {their} breath, and clicked it home. "BLIP!" said Blip, and the cats fell off the wall. Nobody moved. One... two... and the whole sky bent down, and said it too: "BLIP?"
@resolution She came down over {home} like a round ship, with a hundred lamps. She had a very small empty shelf in her side. Blip ran right up it. {turned}
@resolution What a lot of lamps she had! All along her side were shelves, with a robot on each. One was bare. {Hero} lifted it up, and in it went. {turned}
@close She stayed for {event}. {toast} {ends} Now and then there's a bump in the beans. It isn't lost. It has come for toast.
@close {toast} {ends} She lit the whole of {event}, and then they flew off. But it still drops in, on top of the beans. {Hero} doesn't run. Two slices, that's all.
`,
  b7_9: `
@home In {home} there's a dish on each of the roofs, and every house hums. If you know it well, as {Hero} did, then you can walk home with your eyes shut: number three is a sort of G.
@home You don't ask for directions in {home}. You just listen. There's a dish on every roof, a box on every wall, and a hum in all of it; and if the hum goes up a bit, said {Hero}, you have come to number five.
@friend The one who kept it humming was Mrs. Volt. You'd find her with an arm in somebody's washing machine, talking to it. "Nothing's ever broken," she told {Hero}. "It's upset. You've just got to find out what about."
@friend Mrs. Volt lived at the flat end. She mended what other people had thrown at the wall. "Now, then," she'd say to a kettle, with its lid off, and {Hero} held the screws. "It isn't bust, you see. It's just been switched on all its life, and never once been asked."
@turn On a Tuesday night something came down in the bean bed. It didn't make much noise. {Hero} took a lamp out, and there among the poles was a dent, and in the dent, upside down, was a robot about as large as a loaf, with all its wheels going.
@turn What {Hero} heard was a sort of cough. That was on the Tuesday, at ten. {They} went along the bean bed with a lamp. Six poles had gone flat, and at the end of the flat bit, with its head in the earth and its wheels still hoping, was a very small robot.
@trouble {They} brought it into the kitchen in a sieve. Up it sat, looked round, and saw the toaster. Across that floor it went like a train, put both its arms about it, and laid down its head. {refrain} {run1} "Oh dear," said Mrs. Volt. "It doesn't think that's...?"
@trouble They carried it in on a tray. Oil was no use, nor was milk. And then, across the kitchen, it saw what it had come all that way for: square, and shiny, with a glow inside. Up it rolled, and leaned its head on that warm steel side. {refrain} {run1} "Ah," said Mrs. Volt. Had nobody told it what a toaster was?
@want "What a week to choose," said {Hero}. {why} There were four hundred coloured lamps to be hung from end to end of the street, for {event}, and {Hero} had been put in charge of the ladder.
@want It was the busiest week of the year. {why} The whole road was to be hung with lamps for {event}: red, blue, green, four hundred of them, in a box, in a knot. {Hero} had said that {they} would see to the knot.
@stakes They called it Blip. It had a light on its head, like the stalk on an apple, that was bright the first night, and by the third you could look right at it. "It's running down," said Mrs. Volt. She'd tried every plug that she had. "I give it until {event}. I'm sorry, love. It isn't from here, you see." What happens when it goes out?
@stakes By then it had a name, which was Blip. It also had a lamp on the top of its head, and {Hero} looked at that each night before bed, and each night it was easier to look at. "I've no plug that fits," Mrs. Volt said, with her glasses pushed up. "I don't believe there's one on Earth. It has got till {event}, I'd say; and that's if it doesn't run about." How do you tell somebody that?
@try1 "Somebody must tell it," {Hero} decided, and set the two of them down face to face upon the rug. "Now, Blip. I know it's hard. But this is a toaster. It hasn't got any arms. Watch, I'll show you." {They} pushed down the knob. They all waited...
@try1 It couldn't go on like that, {Hero} thought; it was only fair to say. {They} put a cushion down for each of them. "You've been very brave, Blip. She isn't what you think. I'm going to push this, and you'll see what she does, and then we'll have a talk." Down went the handle. It began to tick, and to glow...
@fail1 Two slices came up, and hit it on the nose. It was the first sign of affection that it had had on this planet. After that you couldn't have got a sheet of paper between them. {refrain}
@fail1 Bang, bang. She'd thrown it something! Twice! It took the two slices in its arms and rocked them. After that it slept up against her, with the crumbs. "I made it worse, didn't I?" said {Hero}. {refrain}
@try2 "If it was stronger, it could get home on its own," said {Hero}. So they gave it pram wheels, and a dynamo. They oiled both its ears. A shiver went through it from end to end. "How's that?" {they} asked, and opened the door, to give it some air...
@try2 "Where would you go, if you were it?" said Mrs. Volt. "Home." So they built it up for the road. They took four wheels from a pram which had carried triplets. They gave it a horn. {Hero} oiled the knees that nobody had known were knees. "Just a little walk, first," {they} said, and lifted the latch...
@fail2 "It's only got the one speed!" cried Mrs. Volt. Away it went, the length of {home} and back, by way of nine hedges and a christening, and it copied all it heard. "Woof," it said, going by. "Ding-dong. Mind the baby. Well, really." They got it in the end with a duvet.
@fail2 You'd have said that was a draught, if draughts could bark. Through the hedges it went, and a football match, and a wedding, picking up a bit from each. "Offside!" it cried. "I do! Down, boy!" What stopped it was the duck pond, where {Hero} had to wade; and after that it quacked.
@clue That night its bed was empty. It was {Spotter} who thought of the roof. It had got itself up there, by the chimney, and its face was turned to the sky. Blip, it said, and left a gap. Blip, blip; and left a longer one. You don't leave a gap unless you think someone will fill it. Who was up there?
@clue Anyone else would have slept for a week. But when {Spotter} looked in, there was only the dent in the pillow. Outside, next to the chimney, sat somebody small with its chin in the air. "Blip," it said, and waited. Twice, it said it, and waited for twice as long, like one half of a phone call. So who was meant to be on the other end?
@try3 "Up!" said {Hero}. "I've been slow." They tied it under the largest kite in town with a luggage label round its neck, IF LOST, PLEASE RETURN, and half the street held the string. {run2} Up it swayed, over the dishes, over the crane, until it was hardly a dot.
@try3 "We had it the wrong way up!" said {Hero}. "It doesn't want along." They brought the kite that had won at the fair, which needed eleven people to hold it. They tied on a basket, with the label off somebody's trunk: IF LOST, PLEASE RETURN. {run2} It waved a wheel. It went up past the dishes, and past the birds.
@fail3 It was six hundred feet of string. The nearest of those stars is further than that. When they'd wound it in again its head was hanging, and the lamp was about as bright as a match is, just after. {refrain} What else was there?
@fail3 There was a jerk, and eleven people said "Oh". That was the end of the string. There's a great deal of sky above that. {Hero} hauled it down, hand over hand, and when {they} looked in the basket it was lying on its side, and you could have covered its light with a pea. {refrain} Who'd got another idea?
@low {Hero} sat on the stairs in the dark, and held it in a tea towel. They'd done their best, everyone had said so, and gone to bed. There were no blips now. It only looked. {They} kept thinking of somebody's kitchen, a long way off, and one very small empty shelf. The {kit} {kitWas} on the stair below. {run3}
@low Nobody had. They shut their doors softly. So there was just {Hero}, on the ninth stair, with something the size of a loaf in {their} lap, under a tea cosy. There was no noise at all; it had stopped copying even the clock. The {kit} had slid down two steps, and {they} let that lie. Someone up there was probably counting shelves. {run3}
@insight.build Through the landing window there was the street. Four hundred coloured lamps hung over it, not lit, ready for {event}. {Hero} looked at that for a while. "{Rule,}" {they} said, quite slowly. Who would ever notice one little light? But what if they could see a whole road of it?
@insight.build It's odd what you look at. {Hero} was looking at a saucepan, through the banisters, and how the moon was in the bottom of it, twice the size. "{Rule,}" {they} murmured. What had they got? Why, they'd got four hundred lamps, in a knot! Who would see one glow-worm, out of all that sky? But mightn't you notice if the whole field looked at you?
@insight.tend "{Rule,}" {they} always said. {They} had said it of hamsters. And {they} had sat this poor thing on a rug and given it a talk. {Hero} opened up {their} coat and put it in, close. Against {their} ribs something went blip; not it, {them}. The lamp had brightened. Was that all it had been running short of?
@insight.tend "Cold," said {Hero}, to no one, with a finger on its tin tummy. {They} had wired it and wheeled it and sent it up on a string. "{Rule,}" {they} said, and blushed. {They} undid two buttons. In it went, next to the jumper. It was like hugging a tap; and then, by {their} own heart, it gave a tick. And one more. Were they keeping time?
@insight.mark A luggage label! {They} could have laughed. Who was to read it, at that distance, in English? "{Rule,}" said {Hero}. {They} shut {their} eyes, and went up in {their} mind, past the kite, and looked down. {Home} was a line. What can you do with a line?
@insight.mark {Hero} had written that label {themself}, in {their} best joined-up. Now {they} thought about it. How would that look, from there? It wouldn't look like anything. {They} would have to write it so large that {they} could not see it. "{Rule,}" {they} said. {They} got up. What's the biggest bit of paper in {home}?
@insight.look As it was looking up, {Hero} did so, too. "{Rule}" Well, there they were, all shivering, as usual. {They} looked once more. There was one low down over Mrs. Volt's chimney that didn't shiver. It went on; it went off, and off, and on. What sort of star leaves gaps?
@insight.look Since it wouldn't stop, {Hero} lay down on the tiles and looked at what it was looking at. "{Rule,}" {they} said; and it's as well {they} did, since the first time it was just stars. They shivered, the way they do. All but one. That one was as steady as a torch, and then it wasn't there, and then it was, and was, and wasn't. Who'd got a finger on the switch?
@means.build By midnight there wasn't a lamp left indoors. {Hero} {method}: bedside lights, headlights, the four hundred; and behind them a bank of frying pans, rubbed till you could see your face in them. When it was done it lay over nine roofs like a great daisy, looking up.
@means.build Nobody slept. Up ladders they went, with what they'd got: reading lamps, bike lamps, a lamp like a flamingo. {Hero} had the {kit}, and {method}. Every pan in the street went in behind, tilted just so. And at midnight, over all the roofs, {home} opened one enormous eye.
@means.tend {Hero} {method}, and did not hurry. Blip, went {their} heart. Blip, went the lamp. {They} woke up number three, and number five; and they stood round, close in, with their coats open, all those different notes; until you had to shade your eyes to look at what they had in the middle.
@means.tend {Hero} had all the time there was. {They} pushed the {kit} out of the way, and {method}. Tick, said the tin; bump, said the jumper; and Blip's light came up red, like the sun behind a hill. Number five knocked. "Budge up," they said, and undid their coats. They made a ring, and a bigger ring, and every house gave it the note that it had.
@means.mark They gave {them} the whole of the road. {Hero} {method}: its round head and its two arms, with an arrow from there to the roof, and at the end of the arrow a heart. Everybody stood upon the lines of it, holding a lamp. From the pavement it was nonsense. You had to be about nine miles up.
@means.mark "Can we borrow the street?" asked {Hero}. They moved the cars. Then {they} got down with the {kit}, and {method}, walking backwards, from the flat end right up to the pump. It was a face; it had wheels. Its mouth was wide open. They put a neighbour with a lamp every yard, and nobody could see what they were in, apart from one pigeon, who sat down.
@means.look {Hero} {method}. On; off, off; on. "It's the same," {they} whispered. "It's the same as you say!" She'd been going round and round up there for five nights, calling, and all she could see was a street full of lamps. It was {Hero} who got it put out. {They} ran from house to house. It had never been so dark in {home}; and in it there was one small light.
@means.look {Hero} shifted the {kit} so as to lie flat, and {method}. One, and a wait. Two, and a wait. "Listen," {they} whispered, "she's saying you." She had found the right planet, and all she could see on it was lamps. So {they} went to every door. "Lights out," {they} said, "just for a minute." One by one the windows shut their eyes, until there was a single red spark in the world.
@snag "Now, Blip," {they} said. "As loud as you can." It opened its mouth, and nothing came out. In the place where there ought to have been a switch there was a hole. "It was there before the hedges," said Mrs. Volt. It might be anywhere at all, and the lamp went dim, and dimmer, and...
@snag "Now call her, Blip," said {Hero}, and they all put their fingers in their ears. Not a peep. In its front, where you'd do up a coat, there was a small square hole. "But it had a switch," Mrs. Volt said. "On the Tuesday." That was nine hedges and a pond ago. The light turned from red to brown, and...
@rescue "It's with the other things," said someone nobody knew. It was one of the twins, and it was not the one who talked. She knelt on the kitchen floor, and slid a finger {hid}. "There's a bead, and a pea, and half of a tooth," she told them. "And there's this." She held up {key}.
@rescue "I've got a place," somebody said, "for things that fall off." The twin who never talked got down on the lino, and reached {hid} with one long thin finger. First came a bead. The next one she blew on, and polished up on her sock. She put it in {Hero's} hand as if it might bite, and it was {key}.
@climax {Hero} pressed it home. Click. It drew itself up. "BLIP!" it said, so that birds fell off the wires. They counted. One, two. Blip didn't look at any of them; it was listening with all its body. And then the whole sky, from one end to the other, in a voice which made the spoons lie down, said: "BLIP?"
@climax You needed small fingers, and steady ones; {Hero} breathed in. Click. Up went Blip's arms. "BLIP!" it yelled, in a voice for calling across an ocean, and dogs sat down. Then came the waiting. They were all leaning into it, with their mouths open; and something leaned from the other side, so big that you felt it in your plate, and said: "BLIP?"
@resolution She was about as large as the school. She came down as soft as bread, with all her lamps lit, and in her side was a row of little shelves with somebody on each, and one that was empty. It went up there like a mouse. You never heard such a blipping. {turned}
@resolution First there weren't any stars, and then there were windows. She settled on the road without so much as cracking an egg. They could see right in: all shelves, like a larder, with a face on every one, except for a gap the size of a loaf. {Hero} lifted it as high as {they} could. Off it ran to the end, turned round twice, and sat. {turned}
@close She stopped for {event}, and lit it. {toast} {ends} Some nights there's still a bump in the bean bed. Nobody hurries out. {Hero} just goes down, yawning, and puts two slices in.
@close As for {event}, it could be seen from the next county; she hung the moon end of it herself. {toast} {ends} The bean bed's quiet now, mostly. But on a Tuesday, about ten, you may hear poles going over. "That's only the baby," says {Hero}, feeling for {their} slippers. Somebody has got to introduce it to the kettle.
`,
  b10: `
@home The first thing that you notice about {home} is that it hums. There's a dish on each roof and a meter in each hall, and between them they keep up a kind of chord, day and night, that people who live there can't hear and can't sleep without. {Hero} had it by heart. Number three was a G, more or less; the school was flat. Blindfolded, {they} could tell you the time by the fridges.
@home Nobody has ever been lost in {home}. You couldn't be. Each of those houses has a dish, a box, forty yards of wire and a note of its own, and a blind man who came about the gas once said that it was like walking up a piano. {Hero} had grown up somewhere near the middle. {They} could lie in bed and tell you who was ironing. If a thing went wrong people stopped talking, put their heads on one side, and said, "Is that ours?"
@friend There wasn't a shop for it. There was Mrs. Volt, and she'd be lying under something with her boots sticking out. "It's never broken," she'd say. "It's upset. You would be. Have you ever thought what it must be, to be a toaster?" {Hero} had not, up till then. {They} passed her the small screwdriver, and then the kind word, and then the hammer; it generally took all three.
@friend What most people do with a clock that's stopped is shake it. Mrs. Volt took it on her knee. She had the end house, and a waiting room, with a row of kettles on chairs. "When did it start?" she'd ask. "And is it happy at home?" {Hero} went round there after school to hold the torch. {They} had never known her to mend anything, exactly; she would just keep it company, with the lid off, until it remembered how it went. "There's not a machine alive," she told {Hero}, "that didn't only want somebody to notice."
@turn On the Tuesday night, at about ten, something came down in the bean bed. There was no crash, only the noise of a person sitting on a hat. {Hero} took a lamp along the rows; they had been six foot high, and were now mostly sideways. Where the last of them ended there was a dent. In the dent, upside down, with its wheels running on, and running slower, like a thought that's about to be given up, lay a robot hardly larger than a loaf, with a bean flower behind one ear. "Blip," it said, the wrong way up.
@turn There's a sound that you learn to listen for, in a street like that, and it is a note too many. {Hero} sat up in bed. This was a very little one, and it went up at the end. By the time {they} had got out to the garden it had stopped; but one slipper came down on something round, that spun. {They} bent with the lamp. It looked up at {them} from between {their} own two feet, out of the ruin of the beans, as a person will who's been practising what to say. "Blip?" it said.
@trouble They brought it in on a baking tray, so as to keep the bits together. Up it sat, looked at them all politely, and then past them, at what stood beside the bread bin. Over the floor it went, reached up both arms, and laid its dented head against that warm bright side; and there it stayed. {refrain} {run1} "Oh, my lamb," said Mrs. Volt, very quietly. "Who's going to tell it that it's the toaster?"
@trouble "It'll be shy," said Mrs. Volt. "Don't crowd it." So they stood around the walls of the kitchen like people at a dance. The kettle it considered, and moved on. The iron had a moment. When it came to the toaster it stopped so short that its head went on a bit; and it put its arms round as much of that as there was, and sighed, in a tiny voice, out of every rivet. {refrain} {run1} You could see your own face in that bright side. Was it as simple as that, that she was the only one there who looked like it?
@want Of all the weeks to pick! There were four hundred coloured lamps to go up by Saturday, for {event}, from the top of {home} to the bottom. {why} {Hero} had been given charge of the ladder; that meant that {they} had also been given the box with the lamps in, and the lamps, in the box, since last year, had been quietly getting married.
@want {why} So the entire road was in {Hero's} hands, in a manner of speaking, and it was in a knot: two miles of flex and four hundred bulbs, red, green and blue, that had to be over people's heads, and lit, in time for {event}. {They} sat on the kerb with it by the hour. It's soothing work, if you've company; and there was someone there now, about up to {their} elbow, holding one end very tightly indeed and copying the noise of the swearing.
@stakes They called it Blip, and it said so back. On its head was a lamp, like the stalk of an apple. That first night you could have read by it; by the third, {Hero} could look straight at the thing without blinking. "It's on its way down," said Mrs. Volt. She'd had out every plug she owned, and some that she'd made. "There isn't the hole for it. I'd give it until {event}, love, if it's good and sits quiet." They watched it go by, on a roller skate. How long would that be, in a life of that size?
@stakes "Have you tried it with the other lead?" {Hero} asked. "I've tried it with a lemon," said Mrs. Volt. Blip sat between them on a cushion, being good. On Tuesday you had seen its lamp through a blanket. Now there was just a sort of red intention, that sank whenever it moved. "I shouldn't think it's got past Saturday." And Saturday was {event}. She took off her glasses. "I'm a mender," she said. "What do you do, when it isn't broken?"
@try1 Someone would have to tell it. {Hero} felt that it had better be a friend. {They} set them face to face upon the rug, with a cushion each, and knelt. "Blip. You've been very happy, and no one's going to take that away from you," {they} began, and saw that this was not so. "It's just that she can't, you see. She's not built for it. She hasn't any arms." Blip gazed at her. "I'm going to push this down," said {Hero}, "and then you'll know." They all listened to it tick...
@try1 The truth is always best; {Hero} had said so. {They} had taken an hour over what to put. "This," {they} explained, and laid a hand on the warm lid, "is for bread, Blip. You put it in. That's all she does; she does it to anyone." A nod came back, as from people who've stopped listening at the first word. So {they} fetched two slices. {They} pressed the knob; and it crept in under {Hero's} arm, and the two of them held their breath...
@fail1 Up they came, the pair of them, and hit it square between the eyes. There was a silence. Blip picked up one in either hand. They were warm; they had been made specially. After that there was no doing anything. You couldn't get it to leave her, even to be dusted, and it took the crusts to bed. "I think," said Mrs. Volt, "that you might call that a result." {refrain}
@fail1 What the truth did was to go off with a clang. Something golden flew out of her, and turned over, and landed in its lap. Everyone gets one present that they can't believe is for them. Blip looked up at {Hero}, to see if there had been some mistake. Then it did her voice, perfectly, spring and all, until bedtime. {Hero} went and stood in the pantry for a bit. {refrain}
@try2 "Very well," said {Hero}. "It's got a home, and it's got wheels. Only they want to be better wheels." They were off a pram, the best ever built in that town, that had brought up triplets. Mrs. Volt found a dynamo for its middle. Both ears were oiled, with an eyedropper. Nobody had told it till then that it could go. "Gently, the first time," said {Hero}; "just to the corner, and we'll see," and {they} put up the latch of the door...
@try2 If it was running out, then it ought to have a longer run. That wasn't logic, but everyone felt better for having a spanner. They did up its knees. They gave it the big back wheels of somebody's racing pram, and a brake, so that it would have one. When {they} had tightened the last nut {Hero} stood it at the gate, in the sun, and turned it to face the open road. "Which way's home?" {they} asked it. A tremble ran up it. You would have said that it was making up its mind...
@fail2 "I'd like to say," Mrs. Volt observed, when she could see again, "that that's one speed." All the ways there were, it had chosen. There went {home}, from end to end, and back, by hedges, nine of them, with a christening in the middle; and it was so pleased with everybody that it took away a bit of each. "Woof," they heard, going off. "Mind my begonias. I name this child. Well, I never did." They took it at last with a duvet.
@fail2 The brake came back by itself. After that they followed it by ear. There was a crash of glass, which was the cucumbers; then it was the band practice, then the bowls. What made it so hard to be cross was that it sang out, at the top of its voice, whatever it had last been called. "Good heavens!" it cried, as it came by. "Vandal! Fetch the police!" {Hero} brought it down in the shallow end of the duck pond. There it lay, ticking, with a lily on, and said, to the sky, with real feeling, "Quack."
@clue You'd suppose that it would have slept. But at midnight, when {Spotter} put in a head to see, there was no more in the box than a smell of crust. A skylight was up. Out on the tiles, with its face turned to the dark, something was talking: "Blip," and a pause; "Blip, blip," and a longer one. There's a kind of pause that is only a person getting breath. This wasn't that kind. You don't hold a door that long, do you, unless there is somebody coming?
@clue You might have taken it for a drip. Blip. {Spotter}, awake at the wrong end of the night, lay and waited for the next, as one does, and it didn't come and didn't; and then there were two. {Spotter} found a way on to the tiles. And there by the chimney was a small square back, with frost on. One, and it would wait; two, and it waited longer; and then it bent forward, like somebody with their ear to a wall. What was it, all those miles up, that it was giving a turn?
@try3 "I've been a fool," {Hero} told them. "We built it for along. And it wants up." There was a kite at number nine that had once taken a man off his feet. They made a seat, and on the seat they tied a label, with a good knot: IF LOST, PLEASE RETURN. {run2} Half the road had hold of the string. Off it went, by jerks, past the dishes, past a look of great surprise on a heron, till you could only tell which was Blip by the label, spinning.
@try3 It takes longer than you'd think to see what someone's staring at, when it's straight above you. "Up!" said {Hero}. "All that time, and we never went up." They had a kite, a laundry basket, and a wind getting to its feet. Each of them wrote a line on the label, so that whoever took it in should know that it had been no trouble: Blip; likes toast; PLEASE RETURN. {run2} They paid out the string over their shoulders, and went on saying "Good" and "That's it" for some time after they'd lost sight of it.
@fail3 Six hundred feet is a good length for a piece of string. As a start on the sky it isn't much. They stood with the bare reel, and felt the tug of it. Then they wound. There was dew on its face. Its eyes were on {Hero's}, and it did try, for the sake of manners, to be lit. {refrain} "Well, has anyone," said Mrs. Volt, and stopped. "Has anyone got anything else?"
@fail3 What they had forgotten is that a kite is only a way of being held a bit higher. Nobody hurried now; they took it a turn of the reel at a time and looked at their hands. First came the label, a little smudged. Then the basket; and there in the corner it lay with its arms by its sides. The lamp was the colour that a match is just after. {refrain} What could {Hero} say to it, that it hadn't copied?
@low One after another the halls went dark. {Hero} sat on the stairs with it in {their} lap, done up in a tea towel. There were no more blips. That was almost the worst. The {kit} {kitWas} on a lower stair. {They} couldn't stop thinking about some kitchen: a long way off, and very tidy, and along the wall a row of little shelves. And every night someone would go along them with a cloth; and every night that person would get to the end. {run3}
@low How little it weighed! {Hero} had not noticed that before; it had always been on its way to somewhere. {They} had it on {their} knees, on the seventh stair, in a tea cosy. Around them the whole house hummed its G, the way it did for anyone. {They} had built, and lectured, and flown it like a flag. None of it had been unkind. {They} moved the {kit} over, so as not to have to see it, and turned {their} collar up, round both of them. {run3}
@insight.build From the landing you could see the road. There they still hung, in their rows, red, green and blue, all four hundred, ready for {event}, and dark. {They} had been looking at that for some minutes. "{Rule}" That was what you would say about soup! They'd been trying to make one small lamp bright enough to be noticed from the far side of the sky; and who would notice one cricket? But {Hero} had lain awake in July, and {they} knew what crickets do about that. How many lamps had they got?
@insight.build Mrs. Volt's frying pan had the idea first. She'd left that on the hook in the hall, and whenever a car went by it caught the light, and threw it right up the stairs, into {Hero's} eyes, like somebody with something to say. "All right," {they} told it. "{Rule,} I know. I haven't got..." Then {they} stopped. {They} shut one eye. A pan isn't a lamp; you put it behind a lamp. What there was in {home} was nine kitchens to a side, and a street full of bulbs. Was there any reason that it should not look up?
@insight.tend "{Rule,}" {they} had said to hamsters; {they} had said it of a fern. And in five days {they} had told this creature the facts of life, put it on wheels, and hung it from a string! "I'm so sorry," said {Hero}. "I never did, did I? What do you need?" But there was only the one word in it. So {they} did as you'd do with anything that cold; {they} undid {their} coat, and put it in. After a while something went blip, in there. That was no robot; that was {Hero}. And was it mere fancy, or had the lamp gone up?
@insight.tend Why had it loved a toaster? {They} had thought it was the shine. "{Rule,}" said {Hero}, slowly, for the first time that week in the right order; and {they} thought about who'd had it, and how. The toaster never gave it any advice. All she had done was to stand there, being warm, with a tick in her, and to let it lean. {They} looked down at what was in {their} lap. If {they} were to be a toaster, just for an hour, would it know the difference?
@insight.mark That label, thought {Hero}. PLEASE RETURN! In English; on a luggage tag; and held up to somebody who was, at the nearest, as far as the moon. "{Rule,}" {they} had told half the school, and had gone and written a note. {They} shut {their} eyes. {They} went up, in {their} head, the way the kite had gone, and on from where the string stopped, until the dishes were a dust, and the lake was a coin. There lay {home}, dead straight, end to end, like something that a ruler had done. You couldn't write on that, could you?
@insight.mark When it called, up there, what could anyone see? {Hero} tried being her. {They} held out a thumb at arm's length, over the banister, and made the hall mat small. You'd see a lot of dark with a scratch of light on it. "{Rule,}" {they} said, out of habit; and the thumb stayed where it was, with the scratch coming out on either side. That was the street. You could see it from the sky, and they had been using it to park on. Who'd got anything to draw with?
@insight.look Looking up was the only thing left that it did. So {they} took it to the window and looked up, too, for company. "{Rule,}" {they} always said, and {they} had to laugh, for there they all were, as they'd been last night, and last year. Then {they} did it. They shiver, stars. But in the whole of that trembling sky there was one that had made up its mind. On; and off. On, and on; and off, for longer. What sort of star takes a breath?
@insight.look They had all been looking in one place. There'd been five days of it: its wheels, its plug, its poor dim bulb. "{Rule,}" said {Hero}, and turned it over to have another try; and its head rolled back upon {their} arm, and there in the round glass eye, no bigger than a pinhead, was a light. Off; on; and off, and on. There wasn't any in there to do that with. {They} held quite still. A reflection, thought {Hero}; so then what was behind {them}, up over the roof of number nine, that knew how to count?
@means.build There was not a lamp left indoors by midnight. They brought bedside lights; they brought the headlamps off the bus; there was the lighthouse that had been somebody's christening mug. {Hero} got up among the chimneys with the {kit}, and {method}, and behind every bulb {they} set a pan, rubbed bright, tipped just so. Four hundred, in their colours, went around the edge. "What is it?" people asked, from below. From below it was washing up. But open it lay, across nine roofs, and it faced the way that daisies do. Would she see it?
@means.build "It needn't be neat," said {Hero}, "so long as it all points." They passed things up through the skylights. There was every sort of lamp that you can plug in, and two with oil, and a turnip; there were woks. {They} worked along the ridge, holding on by {their} knees, with the {kit} in {their} teeth as often as not, and {method}. When Mrs. Volt threw the switch the hum in {home} went up by a whole tone. There wasn't any street. There was a great clear bowl of light, with a town at the bottom, brimming. Who could miss that?
@means.tend So {Hero} {method}. The {kit} lay where it was. Blip, went the heart; and blip, very faint, and a shade behind, like a child that's learning to skip, went the lamp. {They} sent for number three. They came in their dressing gowns. Number five came, and the twins; they packed in up the banisters, shoulder to shoulder, until you had the whole of that long chord in one house, with something in its lap. You couldn't look at it. The light went out at the skylight like a ladder. Was that bright enough?
@means.tend They did it on the roof, since that was where it liked to be. {Hero} left the {kit} by the hatch, and {method}, with {their} back against the warm bricks; and little by little the tick that was in {Hero} came to be in Blip. Brown turned to red. "It's only company," {they} called down. "That's all it runs on. Has anyone got any?" They had. They came up through the tiles like mushrooms, every soul in the road, and stood about it close, and hummed. By one o'clock there were shadows on the moon side of things. Surely she'd notice?
@means.mark They moved the cars. They moved a skip; and there it lay, the biggest clean sheet in the county, with cat's-eyes down the fold. {Hero} had the {kit}. {They} walked out to the middle, and {method}, going backwards, from the school as far as the pump. There was a round head, and two arms, held up. An arrow went to number seven, and on the end of that was a heart. After it came the neighbours, one to a yard, each with a lamp and no idea. "Am I a wheel?" somebody called. You needed to be about nine miles up. But was anybody?
@means.mark It's a strange thing, to draw what you can't see. {Hero} did it by the houses. An ear went from the lamp post to the vicar; a smile took in all of the even numbers. {They} had the {kit} under one arm, and {method}, and when {they} ran out of road {they} borrowed a lawn. Then people came, with whatever lit, and stood on it. They'd been told to keep to the line; it was the twins who had the nose. Not one person there would ever know how it looked. Only who were they to mind, as long as there was one who did?
@means.look "Get me a pencil," said {Hero}. {They} propped the {kit} under {their} head; {they} {method}, and called it out as it came. One. A gap. Two. They had heard that on the roof, five nights running; and all the time there'd been somebody saying it back. She was there! She had been going round and round overhead, with the whole of the world lit up beneath her like a shop. "She can't find you," {they} told it, "because of us." One at a time, from the top of {home} down, they put themselves out. Nobody had ever seen it so dark there. Was there one light left?
@means.look With the {kit} for an elbow rest, {Hero} {method}, until {they} could have sung it. There was no doubt. She would say the number; she'd wait, for just so long as it takes a small one to think; and then she went on to the next. That was somebody being taught to count; and somebody had fallen out of bed in the middle of the lesson. "Put out the lamps," {they} shouted down. "All of them! She's looking for one, and we've gone and hung up four hundred." There was a good deal of bumping into things. Then the sky came down over {home} to the doorsteps, and on the ridge there sat a single spark. Could she see it now?
@snag "There," said {Hero}. "She's looking. Say it, Blip. Say it as though it had to go all the way." Its mouth opened as far as the hinge would let it; nobody breathed. There was a click, and no more. {They} turned it to the light. In the middle of its front, where you or I would have a button, was a neat square hole. "There was a switch on Tuesday," said Mrs. Volt, "a little red one." But since Tuesday there had been nine hedges, and a christening, and the wash. And then the lamp dipped, and came up, and dipped...
@snag So that was all done. All that it had to do was to say the one thing that it knew. "As loud as you like, Blip," said {Hero}. Two cold hands took hold of {their} thumb. You saw it gather itself, from the wheels up; and then a look came over it such as a person has who feels for the tickets. "It's lost its little switch," Mrs. Volt said. Nobody asked where. There were only the hedges, the bowls club, the pond, and the whole of the rest of the world; and already, by the edges, it was starting to go brown...
@rescue "There's a place where things go," said somebody, in so small a voice that they looked at the cat. There were two twins, and the other one did the talking. This one had gone down on her stomach in Mrs. Volt's kitchen. She put her finger {hid}. "That's a bead," she said; "that's a pea. That's half of somebody's tooth." It was the most that anyone had heard from her, and she seemed to be rather enjoying it. She laid the next one out on the lino and gave it a rub. "And that's this," she said, and handed {Hero} {key}.
@rescue People had thought that she couldn't. There were two of the twins, and one talked, and the other was simply there, like the second boot. She'd been pulling at {Hero's} sleeve for a while. "I keep things," she said. The voice was perfectly good, if a bit rusty. "When they've come off, and nobody knows what of." She went in at the kitchen door, and down flat, and slid an arm {hid}, as you would reach into your own pocket. She knew it all by the feel. There was the bead; there was the tooth; then it was in {Hero's} hand, still with some fluff on, quite unmistakable: {key}.
@climax What a job for cold thumbs! {Hero} had {their} tongue between {their} teeth; there was a long drop on three sides. Click. A shiver went through Blip. One step out it took, to the edge, by itself. "BLIP!" The slates jumped. Up it went from there, like a thrown thing. They counted; you could see lips moving all down the road. One, and two. Blip didn't look at any of them, only listened, with its whole body, the way that it always had. And the sky drew in its breath, from one side to the other, and said in a voice that laid the grass flat: "BLIP?"
@climax Who would have thought that it took so little? {Hero} breathed on the thing, and pressed; there was a tick, like a latch. All its lamps came on at once, including one or two that nobody had known were lamps. "BLIP!" said Blip, who had been saving it up. You could hear it go over the rooftops, over the gasworks, out past the last of the air; and after that was the gap, the same that it had left every night, the exact size and shape of somebody. And into it, slowly, as if she could not trust herself, a mother as wide as the town said: "BLIP?"
@resolution Somebody turned the stars off. No, it was only that she was in front of them. She came down along {home} as softly as bread, so low that you could read the rivets, and not a cup was cracked. There was a door. Behind it were the shelves; {Hero} had been right about those. There was somebody on each, in order, looking out, and at the end a space with a little rail to it. One look at {them}, one look at that, and it was up the ramp like a mouse. There was then such a noise, from so many, of one word, that even Mrs. Volt had to sit down. {turned}
@resolution You expect a thing of that size to be loud. She put her weight on the road as you might on a stair, at night, with a child asleep. They saw lamps; there were hundreds, all the way along, and they'd every one been lit for somebody. A long arm unfolded. She didn't snatch. Her hand stopped in the air, a foot away, open; and Blip, who'd hugged a toaster, a pump, and most of the bus queue, hung back behind {Hero's} knee, all at once not sure. "Go on," {they} said. "That's her. That one's got arms." {turned}
@close She stayed for {event}. They all thought that she should do the lighting. {toast} {ends} They left before it was day, with a wave from each of the shelves; and there was some blowing of noses. Then on the Tuesday, at ten, {Hero} heard it: a noise like someone sitting on a hat. Nobody ran. {They} only felt about for {their} slippers, and went down, yawning, in the dark. There was Blip, its lamp as bright as a berry, and it had already got the bread out.
@close There was never such a light on {home} as at {event}; from the hill, they say, it looked as if the place had taken off. {toast} {ends} Blip has a shelf of its own now, and brothers, and can count to six. All the same there will come a night, every so often, when you hear beans going over. {Hero} doesn't hurry. There's a cushion ready on the rug, and a second one, facing it. In it trundles, straight past everybody, and puts up both its arms. Then they stay like that, the two of them, as old friends do, until it pops.
`,
}
