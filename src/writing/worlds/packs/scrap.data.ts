// A small lost robot has fallen out of the sky, and it thinks that everyone's toaster is its mother.
import type { PackSource } from '../pack.ts'

export const scrap: PackSource = {
  id: 'scrap',
  skeleton: 'small-creature-needs-home',
  genres: ['sci-fi', 'friendship', 'superhero', 'comedy', 'adventure'],
  tags: 'city town street robot space future house garden shed school apartment',
  peril: 1,
  touches: 'robot machine space mother',
  ways: ['build', 'tend', 'mark', 'look'],
  figure: {
    name: 'Blip',
    type: null,
    pronoun: 'it',
    prop: 'blip',
    want: 'its own shelf',
    habit: 'copies any noise it hears',
  },
  people: { 'Mrs. Volt': 'woman', 'quiet twin': 'girl', 'other twin': 'girl' },
  extras: `
    resolution: crowd
    means: crowd
  `,
  names: ['Blip', 'Socket Street', 'Socket', 'Mrs. Volt', 'Volt', 'Return', 'Lost'],
  nouns: {
    home: 'Socket Street',
    quest: 'robot',
    key: 'the tiny red switch',
    hid: 'in the fluff below the fridge',
    mistake: 'picked a loose bit off it, because it was shiny',
    scary: 'the roof, by the edge',
    wait: 'until the light on top came round again',
    crowd: 'the people in the street',
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
    home: street morning clear wide | listen happy | satellite-dish | cat-asleep
    friend: workshop morning clear medium | talk happy | kettle table | mouse-watching
    hobby: garden day clear medium | stand proud | |
    turn: garden night stars medium | kneel surprised | blip-beans |
    trouble: kitchen night clear medium | look funny | blip toaster |
    want: street morning clear wide | carry excited | lantern bunting |
    flaw: bedroom day clear close | stand thoughtful | |
    stakes: workshop dusk clear medium | kneel worried | blip |
    try1: kitchen day clear medium | point brave | blip toaster |
    fail1: kitchen day clear medium | look surprised | blip toaster bread | mouse-watching
    try2: workshop day clear medium | build hopeful | blip wheel |
    fail2: street dusk clear wide | run funny | blip-races | bird-on-head
    clue: rooftop night stars medium | look-up curious | blip |
    try3: rooftop night stars medium | pull excited | blip-kite |
    fail3: street night stars medium | catch sad | blip kite |
    low: stairs night clear close | sit sad | blip |
    insight: rooftop night stars behind | think hopeful | blip |
    choice: street night stars medium | stand thoughtful | |
    means: rooftop night stars wide | stand brave | blip lantern |
    snag: rooftop night stars medium | look-down surprised | blip |
    rescue: kitchen night clear close | reach hopeful | button |
    climax: rooftop night stars medium | hold wonder | blip lantern |
    resolution: street night stars medium | cheer joy | mother-ship |
    close: kitchen morning clear medium | eat happy | blip-toaster | small-copy-of-hero
  `,
  deeds: `
    home: no blip; at rooftop morning wide
    home[on the grass]: no blip; at street morning wide
    friend: hero touches kettle; no blip
    friend[hat stand]: friend touches hat-stand; hero laugh happy; no kettle; no blip
    friend[mend a mop]: hero lifts mop; no kettle; no blip
    flaw: no blip
    turn: hero touches blip-beans; with lantern; no blip; no robot-toy; no vegetables; no soup-pot
    trouble: hero touches blip-toaster; no toaster; no blip; no kettle
    trouble[soup|hungry]: hero touches blip-toaster; with soup-pot; no toaster; no blip; no kettle
    trouble[the cat]: hero touches blip-toaster; with cat; no toaster; no blip; no kettle
    want: hero on ladder holding lantern; with bunting; no cake; no blip
    stakes: hero hugs blip-hole; no blip; no bed
    stakes[a hat]: hero touches blip-hole; hat on blip-hole; no blip; no bed
    try1: hero touches blip-toaster; no toaster; no blip; no bread; no kettle; others
    fail1: hero touches blip-toast; no toaster; no blip; no bread; no kettle
    try2: hero touches blip-pram; no blip; no wheel
    fail2: hero run surprised; no blip; no wheel
    fail2[into a bath]: hero in bathtub; no blip; no wheel
    fail2[pond]: hero lifts fishing-net; no blip; no wheel; at pond dusk
    clue: friend point curious; hero touches blip-roof; no blip; no kettle
    try3: hero touches blip-kite; hero look-up excited; no kite; no blip; no basket; no letter
    fail3: hero hugs blip-hole; hero sit sad; with fallen-kite; no blip; no kite
    low: hero on stair-seat holding blip-hole; no blip; no kite
    insight: no kite
    insight.build: hero touches lantern; with blip; others; no kite
    insight.look: hero look-up curious; with blip-roof; no blip; no kite; no star; others
    insight.tend: hero hugs blip; no kite; others
    insight.mark: hero lifts letter; with blip; no kite; others
    means: no kite
    means.mark[drew it all|painted it all]: hero touches chalk-blip; with torch; no blip; no kite; at street night wide
    means.build: hero touches lamp-eye; no blip; no lantern; no torch; no kite
    means.tend: hero hugs blip; no kite
    means.look: hero touches blip; hero look-up wonder; with star; no lantern; no kite; others; at garden night close
    snag: hero touches blip-dim; no blip; no button; no lever
    rescue: friend gives red-switch to hero; with fridge; no button; no blip
    rescue[twin|fingers?\\b]: hero lifts red-switch; others girl; no fridge; no button; no blip
    climax: hero touches blip-calls; hero reach wonder; others; no blip; no kite; no trumpet; no drum; no lantern; no teacup
    resolution: hero touches mother-ship; hero reach joy; no blip; no star-ship; others
    close: hero touches blip-toaster; no blip; no toaster; no rocket; no kettle; no bread; others
  `,
  lapStage: `
    home: garden morning clear wide | wave happy | vegetables |
    friend: street morning clear medium | wave happy | |
    want: kitchen day clear medium | look excited | cake bunting |
    turn: garden day clear close | kneel surprised | blip vegetables |
    trouble: kitchen day clear medium | run funny | blip kettle |
    stakes: living-room day clear medium | hug worried | blip |
    try1: kitchen day clear medium | give hopeful | blip bread |
    fail1: kitchen day clear medium | look funny | blip bread |
    try2: living-room dusk clear medium | give hopeful | blip hat |
    fail2: living-room dusk clear medium | look surprised | blip hat |
    try3: living-room dusk clear medium | play-music excited | blip drum |
    fail3: living-room dusk clear medium | look sad | blip drum |
    hobby: living-room dusk clear medium | stand happy | |
    flaw: living-room dusk clear close | think thoughtful | |
    low: bedroom night clear wide | sit sad | blip bed |
    clue: bedroom night stars close | look curious | blip |
    insight: rooftop night stars close | look-up hopeful | blip star |
    means: rooftop night stars medium | hold brave | blip lantern |
    snag: rooftop night stars medium | look-up worried | blip star |
    rescue: rooftop night stars wide | cheer happy | blip star |
    choice: rooftop night stars close | kneel thoughtful | mouse |
    climax: garden night stars medium | look-up wonder | blip star-ship |
    resolution: garden night stars wide | wave joy | star-ship blip |
    close: bedroom night stars medium | lie calm | bed pillow star |
  `,
  lapDeeds: `
    want: no blip
    turn: hero touches blip; no vegetables
    trouble: hero touches kettle; blip against kettle
    trouble[foot]: hero touches blip
    stakes: hero hugs blip
    try1: hero lifts bread
    fail1: bread on blip
    try2: hero lifts hat
    fail2: hat on blip
    fail3: hero lifts drum
    fail3[sat down in]: blip in drum
    low: hero on bed
    means: hero lifts blip
    climax: hero touches mother-ship; no blip; no star-ship
    climax[kissed]: hero hugs blip; with mother-ship; no star-ship
    resolution: no kettle; hero wave; no blip
    home: hero touches vegetables
    try3: hero touches drum
    clue: hero touches blip
    insight: hero look-up
    snag: hero lifts blip
  `,
  b0_3: `
@home {Hero} went out to the beans, with the {kit}. Bump! Something had come down in the night.
@home It was a fine morning. {Hero} took the {kit} to see the beans. What a big hole!
@home There was a hole in the beans. {Hero} and the {kit} looked down it.
@friend "Did you hear a bump?" said Mrs. Volt. "Good morning, {Hero}." Her dog was up a tree.
@friend Mrs. Volt looked over the wall. "My beans, too, {Hero}!" she said.
@friend "It was a star," said Mrs. Volt. "It fell on my peas." {Hero} nodded.
@want {why} {Hero} had to get beans, for {event}. But who sat in the beans?
@want {why} "Beans, for {event}," said {Hero}. Something went click. Was it a bean?
@want {why} There would be beans at {event}. {Hero} bent down. Who was that?
@turn It was a robot, as small as a cup. {refrain}
@turn It had one lamp, and two wheels. It looked at {Hero}. {refrain}
@turn A tiny robot put up its arms to {Hero}. {refrain}
@trouble It came in at the door. {run1} The robot hugged the kettle. What did it want, {Hero}?
@trouble It ran all round the kitchen. {run1} Was the robot lost, {Hero}?
@trouble It sat on {Hero's} foot. {run1} The robot looked so sad. What was it, {Hero}?
@stakes "Is Blip your name?" said {Hero}. The little robot had one wet eye.
@stakes "I will help you, Blip," said {Hero}. And {Hero} gave it a hug.
@stakes Poor Blip! It held on to {Hero's} thumb, with both hands.
@try1 Did Blip want toast? {Hero} put jam on it, and...
@try1 "Are you hungry?" said {Hero}. Here came the toast, and...
@try1 All robots like toast. {Hero} held it out, and...
@fail1 Blip put it on its head. No, not toast. {refrain}
@fail1 Blip said good night to it. It did not want toast. {refrain}
@fail1 It gave the toast to {Hero}. {refrain}
@try2 Did Blip want a hat? {Hero} put one on. Where was Blip?
@try2 "Are you cold?" said {Hero}. There was a hat, a warm one. Did it fit?
@try2 All robots like hats. Plop! Who put out the light?
@fail2 The hat ran round and round. No, not a hat. {refrain}
@fail2 It was much too big. Blip did not want a hat. {refrain}
@fail2 It gave the hat to {Hero}. {refrain}
@try3 Did Blip want a drum? Boom, went {Hero}. Boom... boom...
@try3 "Would you like a song?" said {Hero}, and hit the drum. Rum... tum...
@try3 All robots like drums. {Hero} gave it the stick. Tap... tap...
@fail3 Blip sat down in it. No, not a drum. {refrain}
@fail3 It went tap, and then it cried. It did not want a drum. {refrain}
@fail3 It gave the drum to {Hero}. {refrain}
@low {Hero} and Blip sat on the bed. {run3}
@low It was night. Blip was so sad. {run3}
@low "I do not know," said {Hero}. {run3}
@clue {Went}, went the {kit}, by the window. Blip hopped up to see. And it saw the sky!
@clue {Went}, went the {kit}, and up came Blip. <pal:{Pal} looked, too. >It put its nose to the window.
@clue {Went}, went the {kit}, but Blip looked up, and pointed. Out there was the sky.
@insight There was one star that blinked. Blip's lamp blinked. So who was up there...?
@insight Blink, went a star. Blink, went Blip. {Hero} looked at one, and at the other. Was it...?
@insight Blip put up its arms to the sky. {Hero} did that, too, when {they} wanted...?
@means {Went}, went the {kit}, up on the roof. Would the star look? "Here is your baby!"
@means {Hero} and Blip ran up to the roof. {Went}, went the {kit}, up to the star. "Ready, Blip?"
@means Out on the roof, {Hero} held Blip up high. {Went}, went the {kit}, at the star. "Now, Blip! Say it loud!"
@snag "BLIP!" they said. It went up, and up. Nobody said a thing. {Hero} waited. Hush...
@snag "BLIP!" said Blip, and "BLIP!" said {Hero}. The star went out. Oh no...
@snag Blip said it once. Blip said it two times. It was so still up there. Shh...
@rescue "BLIP?" said the sky. It was a very big blip, and it was a mother.
@rescue "BLIP!" All the windows shook. It was Blip's mummy!
@rescue Then a voice as big as the sky said, "BLIP!" And Blip jumped up and down.
@climax Down she came, as soft as a pillow, with a hundred lights. Blip ran, and there was one big hug.
@climax It was a ship, and it was a mother, too. Out came two long arms. Blip ran and ran!
@climax Down she sat on the beans. A door opened. Blip ran in, ran out, kissed {Hero}, and ran in again.
@resolution She hugged {Hero}, too, and the kettle. {turned}
@resolution They waved, a big arm and a tiny one. {Hero} waved, too. {turned}
@resolution All the lights said good night to {Hero}. {turned}
@close {toast} In bed, {Hero} saw a star blink. Night-night, Blip. {ends}
@close {toast} Good night, toast and hat. Good night, Blip. {ends}
@close {toast} "Blip," said {Hero}, in bed, and slept. {ends}
`,
  b4_6: `
@home {Hero} lived in {home}, where each roof had a dish on it and each house hummed a different note.
@home Listen. Mmm, hmm, mmm: that was {home}. There was a dish on each roof and a hum in each wall, and {Hero} could tell the houses by ear, with {their} eyes shut.
@home Hum, went the walls of {home}. Hum, went the dishes on top. {Hero} hummed back, to be polite.
@friend At the end lived Mrs. Volt, who mended things. "It's hardly ever broken," she would tell {Hero}, with her arm in a [kettle|washing machine]. "It's just upset."
@friend If your iron was sad, you took it to Mrs. Volt. She gave it a drop of oil, and a chat. "There's nothing wrong with it," she told {Hero}, "but it would like to be asked."
@friend Mrs. Volt was the one to mend a mop. "Poor thing," she told it, and {Hero} as well. "It's just had a bad day."
@turn One night something fell in the bean bed. Bump. {Hero} went out with a lamp. There, upside down, with its wheels going round, was a robot no bigger than a [loaf|boot].
@turn It was late, and the beans went crack. {Hero} ran out in {their} socks. Among the pods there was a hole, and in the hole were four small wheels, all going round, and a cough.
@turn Crunch, said the beans, late at night. {Hero} took a lamp. A small robot was stuck in there like a carrot, and it waved four wheels.
@trouble {Hero} took it in. It saw the toaster. It ran to it, and put both arms around it. {refrain} {run1} Did it think that was its mother?
@trouble "You must be hungry," said {Hero}. But it went right by the soup. It had seen somebody square, and warm, with a plug. {refrain} {run1} Was it in love?
@trouble "It'll like the cat," said {Hero}. But no, it liked the toaster! It sat down by her plug. {refrain} {run1} Who did it think she was?
@want The robot had come at a busy time. There was a cake to ice and a street to hang with lights for {event}. {why}
@want {Hero} had a job that week. There were lamps to hang, red and blue and green, from end to end of {home}, for {event}. {why}
@want For {event} the road was to have lamps, as many as apples. {Hero} had to try each one. On. Off. On. {why}
@stakes The lamp on the robot's head was bright the first night, and less so the next. "It's running down," said Mrs. Volt, who mended things, "and I've no plug to fit. It'll be out by {event}." Out?
@stakes On top it had a bulb, like a cherry, and each night that was less red. "There's no plug for it," said Mrs. Volt, who mended things. "By {event}, I think it will be dark." What could {Hero} do?
@stakes The robot's light was like a red sweet, and it got less, as a sweet does. "My plugs don't fit," said Mrs. Volt, who mended things. "It'll be gone by {event}." {Hero} gave it a hat. Would that help?
@try1 "Let's tell it the truth," said {Hero}. {They} set it down in front of the toaster. "Blip, this isn't your mother. It's a toaster. Look." {They} pressed the knob, and...
@try1 It had to be told. "I'm sorry, Blip," said {Hero}, and sat down on the rug. "She's very nice. But she's for bread. I'll show you." Down went the knob. They all bent to look, and...
@try1 "Blip," said {Hero}, "she can't be your mother. She hasn't got a lap." Blip did not hear. "Now, look." {They} put in the bread, and...
@fail1 Up jumped two bits of toast, and hit it on the head. It was the nicest thing that anyone had done all day. {refrain}
@fail1 Pop! Out flew a slice, right on the nose. So she did love it! It sat as near her as it could get. {Hero} ate the toast. {refrain}
@fail1 Two warm slices! One was for her, and one was for it. No one ever had so good a mother. {refrain}
@try2 "Then we'll make it strong," {Hero} said. {They} gave it new wheels, off the pram, and oil in each ear. It looked at the door, and...
@try2 "If it had good wheels, it could go home by road," said {Hero}. So they took some from a pram. They gave it a wash, and a push, and opened the gate, and...
@try2 "It can't roll home on those," {Hero} said. "They're just buttons." It got big wheels, from a pram, and a drink of oil. Round went its eyes, and...
@fail2 It had only the one speed. It went along {home} and back, through nine hedges, saying everything it met. "Woof. Ding-dong. Get off my roses. Splash."
@fail2 Off like a dog! It went under a bus, and over a bride. "Ding-ding! Oh, I say!" it called, as it had heard them. {Hero} got it out of a pond, with a net.
@fail2 In at the gate, and out at the cat flap! It went home with a hedge on. "Miaow!" it called. "Mind the paint! Oh, no!" {Hero} ran after it, right into a bath.
@clue When it was dark {Spotter} found the robot on the roof. It was looking up. Blip, it said, and waited. Blip, blip, and it waited. Who was it waiting for?
@clue You would think a robot would sleep, after that. But {Spotter} went up to see, and there it sat, by the chimney, with its face to the dark. "Blip," it said, and left a gap. Who was the gap for?
@clue There was one more noise, after bedtime. {Spotter} looked out. The robot sat on the roof and said "Blip" to the sky. Then it shut up, to hear. Who did it want to hear?
@try3 "It wants to go up," said {Hero}. They tied it to the biggest kite in town, with a note: IF LOST, PLEASE RETURN. Up it went, over the aerials. {run2}
@try3 "Home is up!" cried {Hero}. They made it a seat, on a kite as big as a bed, and put on a card with the street. {run2} Higher, and higher.
@try3 {Hero} looked where it looked. Up! They got a kite, a basket, and a card for it: LOST! PLEASE RETURN. {run2} Off it flew, like a bee.
@fail3 A string isn't as long as all that. It hung up there a while. Then it came down in {Hero's} arms, and its lamp was hardly on. {refrain} What now?
@fail3 They ran out of string, with a lot of sky still to go. {Hero} wound it in. Down it came, limp as a sock, and the bulb was brown. {refrain} And what now?
@fail3 But the sky goes on, and string doesn't. It was soon back in {Hero's} lap, with a light that you had to hunt for. {refrain} So what was left?
@low {Hero} sat on the stairs and held it. All it could do was look. The {kit} lay two steps down. {run3}
@low Not a word came out of it now. {Hero} sat half way up the stairs, in the dark, and held it in a sock hat. {They} did not look at the {kit}. {run3}
@low {Hero} sat on a stair, and it sat on {Hero}. It did not copy the clock. The {kit} could stay where it was. {run3}
@insight.build {Hero} looked out. There were all the lights that they'd hung up for {event}. "{Rule,}" said {Hero}. One small lamp is nothing to the sky. But what about a street?
@insight.build They had hung up so many lamps, thought {Hero}. One you would not see from the moon. Nor two. "{Rule,}" {they} said, and sat up. What if they all shone the same way?
@insight.build You can't hear one bee. But you can hear a hive! {Hero} jumped up. "{Rule}" There they all were, the lamps, out in the road. What if they were lit at one go?
@insight.tend They had fixed Blip, and flown it. "{Rule,}" said {Hero}, and put it to {their} chest. The lamp came up a little. Was Blip cold? Or was it just the sound of a heart?
@insight.tend Blip was so cold, for such a small thing. "{Rule,}" said {Hero}, and put it down the front of {their} coat. Thump, went somebody in there, and thump. And was that a bit of red?
@insight.tend Blip had {Hero} by the thumb. {They} took it away, and down went the light. {They} gave it back, and up it came. "{Rule,}" said {Hero}. So was that what Blip ran on?
@insight.mark They had written it a note, as if stars could read! "{Rule,}" said {Hero}. From up there a street is only a line. What could you draw with a street?
@insight.mark A card on a string! {Hero} could have kicked the stair. "{Rule,}" {they} said. If you look down from a star, how big is a street? As big as a pencil line?
@insight.mark {Hero} let the card drop, down all the stairs. You couldn't read it. But you could see the hall rug! "{Rule,}" {they} said. What is like a rug, and as long as {home}?
@insight.look Blip looked up, so {Hero} did, too. "{Rule}" Stars shake, they don't blink. {They} looked again at the small one over the chimney. On. Off, off. On. Who taught it to do that?
@insight.look All that night Blip had looked up. "{Rule,}" said {Hero}. There's a star, and there's a star. There's one that went off, and on, and off. Was that a star at all?
@insight.look "What do you see, Blip?" {Hero} had a look. Stars. "{Rule}" So {they} had one more. Stars, and one that winked, and stopped. Who ever heard of a star that stopped?
@means.build All down {home} they brought their lamps out. {Hero} {method}. It was one great eye of light, and it pointed straight up.
@means.build With the {kit} by {them}, {Hero} {method}. "A lamp, and a pan to go behind it!" {they} said. The roofs put up one gold face, like a sunflower.
@means.build "Pass it up!" said {Hero}. It was a lamp each, with a lid to make it shine. {Hero} {method}. Now the roofs had a sun.
@means.tend {Hero} {method}. Blip went the heart, and Blip went the lamp. The others came, and stood close. Now it was like a [lighthouse|small sun].
@means.tend {Hero} let go of the {kit}, and {method}. Blip's light came up pink. "Who else has a coat?" {they} asked. They came, and hummed, till it was as red as jam.
@means.tend So {Hero} {method}. Blip's light went pink. Then Mrs. Volt sat by them, and the twins, and number two. It was a lap for a king.
@means.mark {Hero} {method}, all down the middle of the road. It was Blip, nine houses long. They stood the lamps along each line, for the sky to see.
@means.mark With the {kit}, and all the road to do it on, {Hero} {method}. A round head, two arms: it was nine houses long. A lamp went on every bit.
@means.mark {Hero} {method}, from the shop to the pump. It was Blip, and you had to be a bird to see it! They put lamps round the nose.
@means.look {Hero} {method}. The star said blip, and waited, and said blip, blip. "She's looking for you," {they} told it. "She just can't tell which house."
@means.look With the {kit} on {their} lap, {Hero} {method}. On, and a gap, and on, on. Where had {they} heard that? "She's there!" {they} cried. "But she can't see one light for all the rest. Put them out!"
@means.look {Hero} {method}. Wink, it went, and wink, wink. "She wants you! But we shine too much," {they} said. So they ran and put them out. There was just one left on.
@snag "Now, Blip!" cried {Hero}. "Call home!" But Blip did not say a thing. Its red switch had come off in the hedge, or the bath, or the kitchen. And its lamp gave one flicker, and...
@snag By the chimney they set it down. "Now, Blip," {Hero} said. "As loud as you like." Not a peep! There was a hole in its front, where the red switch should be. And it was so dim now, and...
@snag "Call her, Blip!" said {Hero}. Its mouth went so wide. Click. That was all. "It has lost its switch," said Mrs. Volt. It could be in any hedge. And the red went brown, and...
@rescue "There," said a voice. It was the twin who never talked. She was on her knees, and she put one finger {hid}. She gave them {key}.
@rescue Nobody knew how the other twin talked. "I put my lost things here," she said, and felt about {hid}. She had a bead, and a pea, and a tooth. And in her palm, for {Hero}, was {key}.
@rescue "I keep what falls off," said somebody small. Was that the other twin? She felt about {hid}. There was a pea. There was a tooth. She gave {Hero} {key}.
@climax {Hero} pressed in the switch, ever so gently. Click. "BLIP," said Blip, as loud as a trumpet. And out of the sky, so low that the cups danced, something said: "BLIP?"
@climax {Hero} held {their} breath, and clicked the switch home. "BLIP!" said Blip, and the cats fell off the wall. Nobody moved. One... two... and the whole sky bent down, and said it too: "BLIP?"
@climax Click, went {Hero's} thumb. "BLIP!" said Blip. Off flew a hat. Then there was a gap, and they all stood in it, and held hands. And high up, as deep as a drum, somebody said: "BLIP?"
@resolution Blip's mother came down over {home}. She was a round ship, with a hundred lamps, and a very small empty shelf in her side. Blip ran right up it. {turned}
@resolution It was Blip's mother, and what a lot of lamps she had! All along her side were shelves, with a robot on each. One was bare. {Hero} lifted Blip up, and in it went. {turned}
@resolution Down came Blip's mother, a ship like a school, but as soft as a hen. Small robots looked out. They had kept a place! {Hero} gave Blip's cold hand a last shake. {turned}
@close The ship stayed for {event}. {toast} {ends} Now and then there's a bump in the beans. Blip has come for toast.
@close The ship lit {event}, and flew off. {toast} {ends} But Blip still drops in, on top of the beans, for toast.
@close They all had toast at {event}. {toast} {ends} And now, when the beans go bump, {Hero} puts the toaster on.
`,
  b7_9: `
@home In {home} there's a dish on each of the roofs, and every house hums. If you know it well, as {Hero} did, then you can walk home with your eyes shut: number three is a sort of G.
@home You don't ask for directions in {home}. You just listen. There's a dish on every roof, a box on every wall, and a hum in all of it; and if the hum goes up a bit, said {Hero}, you have come to number five.
@home Nobody needed a clock in {home}. Every roof had its dish, and every wall its hum, which went up a little at tea time. "Half past four," {Hero} would say, flat on the grass, "and number six has put the oven on."
@friend The one who kept it humming was Mrs. Volt. You'd find her with an arm in somebody's washing machine, talking to it. "Nothing's ever broken," she told {Hero}. "It's upset. You've just got to find out what about."
@friend Mrs. Volt lived at the flat end. She mended what other people had thrown at the wall. "Now, then," she'd say to a kettle, with its lid off, and {Hero} held the screws. "It isn't bust, you see. It's just been switched on all its life, and never once been asked."
@friend People brought Mrs. Volt the things that they had shouted at. She would lay a mixer on the bench, with a cushion, and {Hero} to hold its plug. "There's no such thing as broken," she said. "It's had a shock, poor love. So would you."
@turn On a Tuesday night something came down in the bean bed. It didn't make much noise. {Hero} took a lamp out, and there among the poles was a dent, and in the dent, upside down, was a robot about as large as a loaf, with all its wheels going.
@turn What {Hero} heard was a sort of cough. That was on the Tuesday, at ten. {They} went along the bean bed with a lamp. Six poles had gone flat, and at the end of the flat bit, with its head in the earth and its wheels still hoping, was a very small robot.
@turn From in among the beans, that Tuesday night, came a whirr, and a stop, and a whirr. A flowerpot might have made the bump, but flowerpots don't go on trying. {Hero} held up the lamp. Upside down in the mud, and no taller than a boot, a robot was trying to roll along the sky.
@trouble {They} brought it into the kitchen in a sieve. Up it sat, looked round, and saw the toaster. Across that floor it went like a train, put both its arms about it, and laid down its head. {refrain} {run1} "Oh dear," said Mrs. Volt. "It doesn't think that's...?"
@trouble They carried it in on a tray. Oil was no use, nor was milk. And then, across the kitchen, it saw what it had come all that way for: square, and shiny, with a glow inside. Up it rolled, and leaned its head on that warm steel side. {refrain} {run1} "Ah," said Mrs. Volt. Had nobody told it what a toaster was?
@trouble "Soup?" said {Hero}. "Screws? A rug?" But by the bread bin stood somebody silver, with a warm top and a long black tail. Over it rolled to her, put its cheek on her side, and shut its eyes. {refrain} {run1} "It thinks," said Mrs. Volt, and couldn't finish. Who was going to say it?
@want "What a week to choose," said {Hero}. {why} There were four hundred coloured lamps to be hung from end to end of the street, for {event}, and {Hero} had been put in charge of the ladder.
@want It was the busiest week of the year. {why} The whole road was to be hung with lamps for {event}: red, blue, green, four hundred of them, in a box, in a knot. {Hero} had said that {they} would see to the knot.
@want {Hero} was up to the neck in bulbs. {why} For {event} the road was to have a roof of lamps, four hundred, and each had to be dusted, and tried. On, off, next. On, off, next.
@stakes They called it Blip. It had a light on its head, like the stalk on an apple, that was bright the first night, and by the third you could look right at it. "It's running down," said Mrs. Volt. She'd tried every plug that she had. "I give it until {event}. I'm sorry, love. It isn't from here, you see." What happens when it goes out?
@stakes By then it had a name, which was Blip. It also had a lamp on the top of its head, and {Hero} looked at that each night before bed, and each night it was easier to look at. "I've no plug that fits," Mrs. Volt said, with her glasses pushed up. "I don't believe there's one on Earth. It has got till {event}, I'd say; and that's if it doesn't run about." How do you tell somebody that?
@stakes "Blip," it said, whatever you called it, so they called it that. On top it wore a light, like a bicycle. On Tuesday you could have found your slippers by it; by Friday, it could hardly find its feet. "It wasn't made for our walls," said Mrs. Volt, among the plugs. "It'll last till {event}, poor mite." And after?
@try1 "Somebody must tell it," {Hero} decided, and set the two of them down face to face upon the rug. "Now, Blip. I know it's hard. But this is a toaster. It hasn't got any arms. Watch, I'll show you." {They} pushed down the knob. They all waited...
@try1 It couldn't go on like that, {Hero} thought; it was only fair to say. {They} put a cushion down for each of them. "You've been very brave, Blip. She isn't what you think. I'm going to push this, and you'll see what she does, and then we'll have a talk." Down went the handle. It began to tick, and to glow...
@try1 You ought to be told, {Hero} thought, if you are hugging the wrong person. "This bit's a slot, Blip, and this is for crumbs. I've looked, and there isn't a mother in it." Blip gazed up, full of hope. "I'll show you, then," said {Hero}, and in went the bread. Both of them leaned over to see...
@fail1 Two slices came up, and hit it on the nose. It was the first sign of affection that it had had on this planet. After that you couldn't have got a sheet of paper between them. {refrain}
@fail1 Bang, bang. She'd thrown it something! Twice! It took the two slices in its arms and rocked them. After that it slept up against her, with the crumbs. "I made it worse, didn't I?" said {Hero}. {refrain}
@fail1 Two slices she gave it, warm, and before she had given {Hero} any! Blip tried one on for a hat. You can't argue with that. All night it would not go to bed, unless she was plugged in next to it. {refrain}
@try2 "If it was stronger, it could get home on its own," said {Hero}. So they gave it pram wheels, and a dynamo. They oiled both its ears. A shiver went through it from end to end. "How's that?" {they} asked, and opened the door, to give it some air...
@try2 "Where would you go, if you were it?" said Mrs. Volt. "Home." So they built it up for the road. They took four wheels from a pram which had carried triplets. They gave it a horn. {Hero} oiled the knees that nobody had known were knees. "Just a little walk, first," {they} said, and lifted the latch...
@try2 "If nobody's come for it," said {Hero}, "then it had better go to them." There was a pram behind the shed, with very fast wheels. They put those on, they oiled its neck, and Mrs. Volt did up the bolts in double bows. "Now, slowly," she said; and it nodded, and turned to look at the hill...
@fail2 "It's only got the one speed!" cried Mrs. Volt. Away it went, the length of {home} and back, by way of nine hedges and a christening, and it copied all it heard. "Woof," it said, going by. "Ding-dong. Mind the baby. Well, really." They got it in the end with a duvet.
@fail2 You'd have said that was a draught, if draughts could bark. Through the hedges it went, and a football match, and a wedding, picking up a bit from each. "Offside!" it cried. "I do! Down, boy!" What stopped it was the duck pond, where {Hero} had to wade; and after that it quacked.
@fail2 Down it went, like a tea tray. It took number four from front to back and came out in a curtain; it did nine hedges, then a picnic; and you had to follow it by the noise. "Miaow," it called. "Who left that gate? Sausages!" {Hero} found it in the fountain, quite happy, being the rain.
@clue That night its bed was empty. It was {Spotter} who thought of the roof. It had got itself up there, by the chimney, and its face was turned to the sky. Blip, it said, and left a gap. Blip, blip; and left a longer one. You don't leave a gap unless you think someone will fill it. Who was up there?
@clue Anyone else would have slept for a week. But when {Spotter} looked in, there was only the dent in the pillow. Outside, next to the chimney, sat somebody small with its chin in the air. "Blip," it said, and waited. Twice, it said it, and waited for twice as long, like one half of a phone call. So who was meant to be on the other end?
@clue By rights it was asleep. But at bedtime something went up the drainpipe, and {Spotter} put out a head. There on the ridge, like a very small weathercock, somebody sat talking. "Blip." Stop. "Blip, blip." A longer stop. That wasn't talking to itself, for you don't give yourself a turn. Well, then, who had the next go?
@try3 "Up!" said {Hero}. "I've been slow." They tied it under the largest kite in town with a luggage label round its neck, IF LOST, PLEASE RETURN, and half the street held the string. {run2} Up it swayed, over the dishes, over the crane, until it was hardly a dot.
@try3 "We had it the wrong way up!" said {Hero}. "It doesn't want along." They brought the kite that had won at the fair, which needed eleven people to hold it. They tied on a basket, with the label off somebody's trunk: IF LOST, PLEASE RETURN. {run2} It waved a wheel. It went up past the dishes, and past the birds.
@try3 "All that about roads!" said {Hero}. "It fell down. So it's up." The baker owned a kite that he'd been told not to fly near trains. They sat it in a colander, and tied on a big card: PLEASE RETURN, IF LOST. {run2} Half of {home} let out the line. By the bats it went, and by the last of the smoke.
@fail3 It was six hundred feet of string. The nearest of those stars is further than that. When they'd wound it in again its head was hanging, and the lamp was about as bright as a match is, just after. {refrain} What else was there?
@fail3 There was a jerk, and eleven people said "Oh". That was the end of the string. There's a great deal of sky above that. {Hero} hauled it down, hand over hand, and when {they} looked in the basket it was lying on its side, and you could have covered its light with a pea. {refrain} Who'd got another idea?
@fail3 {Hero} had thought of the kite, the seat and the card, but not about the string, and now there was no more of it. The sky was as far away as at lunch. Down they wound it, with its eyes on {them} still, and its lamp the brown of old tea. {refrain} Who could you ask, after that?
@low {Hero} sat on the stairs in the dark, and held it in a tea towel. They'd done their best, everyone had said so, and gone to bed. There were no blips now. It only looked. {They} kept thinking of somebody's kitchen, a long way off, and one very small empty shelf. The {kit} {kitWas} on the stair below. {run3}
@low Nobody had. They shut their doors softly. So there was just {Hero}, on the ninth stair, with something the size of a loaf in {their} lap, under a tea cosy. There was no noise at all; it had stopped copying even the clock. The {kit} had slid down two steps, and {they} let that lie. Someone up there was probably counting shelves. {run3}
@low "You did all you could," people said, and it sounded like a door closing. {Hero} only reached the sixth stair, with two oven gloves round it. Once it would have copied that stair, creak and all. Somewhere a shelf would be getting dusted, {they} thought, that had nobody on it. {They} let go of the {kit}. {run3}
@insight.build Through the landing window there was the street. Four hundred coloured lamps hung over it, not lit, ready for {event}. {Hero} looked at that for a while. "{Rule,}" {they} said, quite slowly. Who would ever notice one little light? But what if they could see a whole road of it?
@insight.build It's odd what you look at. {Hero} was looking at a saucepan, through the banisters, and how the moon was in the bottom of it, twice the size. "{Rule,}" {they} murmured. What had they got? Why, they'd got four hundred lamps, in a knot! Who would see one glow-worm, out of all that sky? But mightn't you notice if the whole field looked at you?
@insight.build {Hero} could see the lamps from there, hung up, waiting. {They} shut one eye, and held out a thumb, so that there was only one of them left, and it looked like nothing. {They} took the thumb away. "{Rule,}" {they} heard {themself} say. What's a lighthouse made of, if you haven't got a tower?
@insight.tend "{Rule,}" {they} always said. {They} had said it of hamsters. And {they} had sat this poor thing on a rug and given it a talk. {Hero} opened up {their} coat and put it in, close. Against {their} ribs something went blip; not it, {them}. The lamp had brightened. Was that all it had been running short of?
@insight.tend "Cold," said {Hero}, to no one, with a finger on its tin tummy. {They} had wired it and wheeled it and sent it up on a string. "{Rule,}" {they} said, and blushed. {They} undid two buttons. In it went, next to the jumper. It was like hugging a tap; and then, by {their} own heart, it gave a tick. And one more. Were they keeping time?
@insight.tend Why her? There was the kettle, or the stove. "{Rule}" So what did she have that they hadn't? She was warm, and ticked, and had never once tried to send it home. {Hero} pulled {their} jumper out at the neck, and let it down inside. Something ticked. Was that only {them}, or was it not so brown?
@insight.mark A luggage label! {They} could have laughed. Who was to read it, at that distance, in English? "{Rule,}" said {Hero}. {They} shut {their} eyes, and went up in {their} mind, past the kite, and looked down. {Home} was a line. What can you do with a line?
@insight.mark {Hero} had written that label {themself}, in {their} best joined-up. Now {they} thought about it. How would that look, from there? It wouldn't look like anything. {They} would have to write it so large that {they} could not see it. "{Rule,}" {they} said. {They} got up. What's the biggest bit of paper in {home}?
@insight.mark The trouble with a card is that you've got to be near it. {Hero} put one thumb up, and it hid the church. "{Rule,}" {they} said. A word would be a crumb, from there. But a road is a good long thing. What would you put on it, so that a mother couldn't miss?
@insight.look As it was looking up, {Hero} did so, too. "{Rule}" Well, there they were, all shivering, as usual. {They} looked once more. There was one low down over Mrs. Volt's chimney that didn't shiver. It went on; it went off, and off, and on. What sort of star leaves gaps?
@insight.look Since it wouldn't stop, {Hero} lay down on the tiles and looked at what it was looking at. "{Rule,}" {they} said; and it's as well {they} did, since the first time it was just stars. They shivered, the way they do. All but one. That one was as steady as a torch, and then it wasn't there, and then it was, and was, and wasn't. Who'd got a finger on the switch?
@insight.look "I can't see what you see," {Hero} told it, and got down with {their} head next to its head. "{Rule}" First go: stars. Second go: stars, and a bat. But one, low down, was doing something stars can't, and that was taking turns: a wink, and stop; two winks, and stop for longer. Where had everyone heard that?
@means.build By midnight there wasn't a lamp left indoors. {Hero} {method}: bedside lights, headlights, the four hundred; and behind them a bank of frying pans, rubbed till you could see your face in them. When it was done it lay over nine roofs like a great daisy, looking up.
@means.build Nobody slept. Up ladders they went, with what they'd got: reading lamps, bike lamps, a lamp like a flamingo. {Hero} had the {kit}, and {method}. Every pan in the street went in behind, tilted just so. And at midnight, over all the roofs, {home} opened one enormous eye.
@means.build {Hero} {method}. They came out of every door with a thing that lit: night lights, torches, a plastic duck; and a pan to go at the back of it. "Left a bit," {they} called, from the ridge. "More duck." It grew across the tops of the houses, round and deep and gold, like a bowl held out for something.
@means.tend {Hero} {method}, and did not hurry. Blip, went {their} heart. Blip, went the lamp. {They} woke up number three, and number five; and they stood round, close in, with their coats open, all those different notes; until you had to shade your eyes to look at what they had in the middle.
@means.tend {Hero} had all the time there was. {They} pushed the {kit} out of the way, and {method}. Tick, said the tin; bump, said the jumper; and Blip's light came up red, like the sun behind a hill. Number five knocked. "Budge up," they said, and undid their coats. They made a ring, and a bigger ring, and every house gave it the note that it had.
@means.tend {Hero} {method}. Nobody said it was silly. Number two came, in curlers, and sat in close; so did number nine, who had never spoken to number two. They'd each got a heart and a hum, and brought them along. It went round and round the stairs, and in the middle was Blip's lamp: rust, then rose, then a thing you could not look at.
@means.mark They gave {them} the whole of the road. {Hero} {method}: its round head and its two arms, with an arrow from there to the roof, and at the end of the arrow a heart. Everybody stood upon the lines of it, holding a lamp. From the pavement it was nonsense. You had to be about nine miles up.
@means.mark "Can we borrow the street?" asked {Hero}. They moved the cars. Then {they} got down with the {kit}, and {method}, walking backwards, from the flat end right up to the pump. It was a face; it had wheels. Its mouth was wide open. They put a neighbour with a lamp every yard, and nobody could see what they were in, apart from one pigeon, who sat down.
@means.mark There is no better use for a road. {Hero} {method}, from the school to the shop: two arms up, four wheels, and a mouth from one kerb to the other. "Where do I go?" asked Mrs. Volt, holding a torch. "You're an eyebrow," {they} said. None of them could see it. But they smiled, those bits of a face, in case that helped.
@means.look {Hero} {method}. On; off, off; on. "It's the same," {they} whispered. "It's the same as you say!" She'd been going round and round up there for five nights, calling, and all she could see was a street full of lamps. It was {Hero} who got it put out. {They} ran from house to house. It had never been so dark in {home}; and in it there was one small light.
@means.look {Hero} shifted the {kit} so as to lie flat, and {method}. One, and a wait. Two, and a wait. "Listen," {they} whispered, "she's saying you." She had found the right planet, and all she could see on it was lamps. So {they} went to every door. "Lights out," {they} said, "just for a minute." One by one the windows shut their eyes, until there was a single red spark in the world.
@means.look {Hero} {method}, with one hand up. "Now one," {they} said. "Now two! Someone's calling it in, as you'd call a cat. But look at us. We're a bonfire, and she wants one match." They knocked along the whole road. Off went the four hundred; off went the porches, and the fish tank, until you couldn't see your own hand. You could see Blip.
@snag "Now, Blip," {they} said. "As loud as you can." It opened its mouth, and nothing came out. In the place where there ought to have been a switch there was a hole. "It was there before the hedges," said Mrs. Volt. It might be anywhere at all, and the lamp went dim, and dimmer, and...
@snag "Now call her, Blip," said {Hero}, and they all put their fingers in their ears. Not a peep. In its front, where you'd do up a coat, there was a small square hole. "But it had a switch," Mrs. Volt said. "On the Tuesday." That was nine hedges and a pond ago. The light turned from red to brown, and...
@snag "Whenever you like, Blip," said {Hero}. Blip took a breath. Open went its mouth; it shook; and there was a noise like the click of a pen. Mrs. Volt turned it round. "There was a red one there, before all those hedges," she said, and put her finger in the hole. The lamp was going, from the outside in, and...
@rescue "It's with the other things," said someone nobody knew. It was one of the twins, and it was not the one who talked. She knelt on the kitchen floor, and slid a finger {hid}. "There's a bead, and a pea, and half of a tooth," she told them. "And there's this." She held up {key}.
@rescue "I've got a place," somebody said, "for things that fall off." The twin who never talked got down on the lino, and reached {hid} with one long thin finger. First came a bead. The next one she blew on, and polished up on her sock. She put it in {Hero's} hand as if it might bite, and it was {key}.
@rescue "Is it red?" asked the wrong twin, which was what they called her, since the other one talked. "I keep what comes off," she said, "until it's wanted." She laid her cheek to the boards, and felt about {hid}. There was a bead; there was a pea. The third thing she breathed on, and gave a rub. "Is it this?" And there was {key}.
@climax {Hero} pressed it home. Click. It drew itself up. "BLIP!" it said, so that birds fell off the wires. They counted. One, two. Blip didn't look at any of them; it was listening with all its body. And then the whole sky, from one end to the other, in a voice which made the spoons lie down, said: "BLIP?"
@climax You needed small fingers, and steady ones; {Hero} breathed in. Click. Up went Blip's arms. "BLIP!" it yelled, in a voice for calling across an ocean, and dogs sat down. Then came the waiting. They were all leaning into it, with their mouths open; and something leaned from the other side, so big that you felt it in your plate, and said: "BLIP?"
@climax In it slid, like a tooth, and {Hero} felt the click as far as the elbow. "BLIP!" said Blip, and every dog in {home} sat up. Then its head went to one side, as it always did, and it left the gap. They'd all been sorry for that gap. Then something leaned on the sky, until the windows hummed, and filled it in: "BLIP?"
@resolution She was about as large as the school. She came down as soft as bread, with all her lamps lit, and in her side was a row of little shelves with somebody on each, and one that was empty. It went up there like a mouse. You never heard such a blipping. {turned}
@resolution First there weren't any stars, and then there were windows. She settled on the road without so much as cracking an egg. They could see right in: all shelves, like a larder, with a face on every one, except for a gap the size of a loaf. {Hero} lifted it as high as {they} could. Off it ran to the end, turned round twice, and sat. {turned}
@resolution If you're as big as a school, it's hard to park in {home}, but she did it on tiptoe. Along her side ran a row of lit shelves, a small face at the edge of each, and they'd all moved up by one, out of habit, to leave some room. {Hero} put down Blip, and didn't need to show it where. {turned}
@close She stopped for {event}, and lit it. {toast} {ends} Some nights there's still a bump in the bean bed. Nobody hurries out. {Hero} just goes down, yawning, and puts two slices in.
@close As for {event}, it could be seen from the next county; she hung the moon end of it herself. {toast} {ends} The bean bed's quiet now, mostly. But on a Tuesday, about ten, you may hear poles going over. "That's only the baby," says {Hero}, feeling for {their} slippers.
@close They had asked her to {event}, and she did the lights. {toast} {ends} On Tuesdays, after that, you would hear the beans go, then wheels on the step; and {Hero}, not turning round, dropped in two slices, and laid a place for the toaster.
`,
  b10: `
@home The first thing that you notice about {home} is that it hums. There's a dish on each roof and a meter in each hall, and between them they keep up a kind of chord, day and night, that people who live there can't hear and can't sleep without. {Hero} had it by heart. Number three was a G, more or less; the school was flat. Blindfolded, {they} could tell you the time by the fridges.
@home Nobody has ever been lost in {home}. You couldn't be. Each of those houses has a dish, a box, forty yards of wire and a note of its own, and a blind man who came about the gas once said that it was like walking up a piano. {Hero} had grown up somewhere near the middle. {They} could lie in bed and tell you who was ironing. If a thing went wrong people stopped talking, put their heads on one side, and said, "Is that ours?"
@home Some towns are known for a cheese. {Home} had a chord. It came from the dishes on the roofs, the meters in the halls, and something at number eleven that had never been found; people on buses sat up and said, "What's that?" {Hero} was born under it. {They} had been taken to the sea once, and lain awake for a week. "It's the quiet," {they} explained. "There's just the one note, and it keeps leaving."
@friend There wasn't a shop for it. There was Mrs. Volt, and she'd be lying under something with her boots sticking out. "It's never broken," she'd say. "It's upset. You would be. Have you ever thought what it must be, to be a toaster?" {Hero} had not, up till then. {They} passed her the small screwdriver, and then the kind word, and then the hammer; it generally took all three.
@friend What most people do with a clock that's stopped is shake it. Mrs. Volt took it on her knee. She had the end house, and a waiting room, with a row of kettles on chairs. "When did it start?" she'd ask. "And is it happy at home?" {Hero} went round there after school to hold the torch. {They} had never known her to mend anything, exactly; she would just keep it company, with the lid off, until it remembered how it went. "There's not a machine alive," she told {Hero}, "that didn't only want somebody to notice."
@friend The sign on the gate said REPAIRS, and under that, CONVERSATION. Mrs. Volt would be out in the yard with her head in a freezer. "And when did the noise begin?" she'd be saying. {Hero} held the screws, in the order in which they'd be missed. "It isn't broken," said Mrs. Volt, coming out, with frost on her eyebrows. "It's had a fright, and gone to the back. You leave them the door open, and you talk about something else."
@turn On the Tuesday night, at about ten, something came down in the bean bed. There was no crash, only the noise of a person sitting on a hat. {Hero} took a lamp along the rows; they had been six foot high, and were now mostly sideways. Where the last of them ended there was a dent. In the dent, upside down, with its wheels running on, and running slower, like a thought that's about to be given up, lay a robot hardly larger than a loaf, with a bean flower behind one ear. "Blip," it said, the wrong way up.
@turn There's a sound that you learn to listen for, in a street like that, and it is a note too many. {Hero} sat up in bed. This was a very little one, and it went up at the end. By the time {they} had got out to the garden it had stopped; but one slipper came down on something round, that spun. {They} bent with the lamp. It looked up at {them} from between {their} own two feet, out of the ruin of the beans, as a person will who's been practising what to say. "Blip?" it said.
@turn A thump is what it made, and no louder than a cat coming off a bed. {Hero} heard the beans go after it, one pole and then the next, in no hurry, like people lying down. {They} went along there in somebody's coat, with a lamp. Out of a hole stood four small wheels, and they were spinning by turns, the way that fingers drum upon a table. {They} got a grip and pulled, and up it came, like a carrot: a robot. For a time it hung by its heels, and considered. "Blip," it decided.
@trouble They brought it in on a baking tray, so as to keep the bits together. Up it sat, looked at them all politely, and then past them, at what stood beside the bread bin. Over the floor it went, reached up both arms, and laid its dented head against that warm bright side; and there it stayed. {refrain} {run1} "Oh, my lamb," said Mrs. Volt, very quietly. "Who's going to tell it that it's the toaster?"
@trouble "It'll be shy," said Mrs. Volt. "Don't crowd it." So they stood around the walls of the kitchen like people at a dance. The kettle it considered, and moved on. The iron had a moment. When it came to the toaster it stopped so short that its head went on a bit; and it put its arms round as much of that as there was, and sighed, in a tiny voice, out of every rivet. {refrain} {run1} You could see your own face in that bright side. Was it as simple as that, that she was the only one there who looked like it?
@trouble "I expect that it will want to be by a socket," said Mrs. Volt, when they had stood it on the draining board. It wanted nothing of the sort. It had caught sight of somebody. She was under the clock, as silver as it was, and no taller; and when it came up close there was a faint, kind heat. One felt that one should look away. {refrain} {run1} "I've only had her for crumpets," said Mrs. Volt. "Oh dear. Is there a way to put it nicely?"
@want Of all the weeks to pick! There were four hundred coloured lamps to go up by Saturday, for {event}, from the top of {home} to the bottom. {why} {Hero} had been given charge of the ladder; that meant that {they} had also been given the box with the lamps in, and the lamps, in the box, since last year, had been quietly getting married.
@want {why} So the entire road was in {Hero's} hands, in a manner of speaking, and it was in a knot: two miles of flex and four hundred bulbs, red, green and blue, that had to be over people's heads, and lit, in time for {event}. {They} sat on the kerb with it by the hour. It's soothing work, if you've company; and there was someone there now, about up to {their} elbow, holding one end very tightly indeed and copying the noise of the swearing.
@want By rights there was no time for visitors. {why} On Saturday {home} was to have a roof of lamps, four hundred, for {event}, and {Hero} had said "I'll do those" in the tone of a person who hasn't seen them. They came down from the loft as a single lump, like a hedgehog that had swallowed a fair. To date {they} had freed eleven.
@stakes They called it Blip, and it said so back. On its head was a lamp, like the stalk of an apple. That first night you could have read by it; by the third, {Hero} could look straight at the thing without blinking. "It's on its way down," said Mrs. Volt. She'd had out every plug she owned, and some that she'd made. "There isn't the hole for it. I'd give it until {event}, love, if it's good and sits quiet." They watched it go by, on a roller skate. How long would that be, in a life of that size?
@stakes "Have you tried it with the other lead?" {Hero} asked. "I've tried it with a lemon," said Mrs. Volt. Blip sat between them on a cushion, being good. On Tuesday you had seen its lamp through a blanket. Now there was just a sort of red intention, that sank whenever it moved. "I shouldn't think it's got past Saturday." And Saturday was {event}. She took off her glasses. "I'm a mender," she said. "What do you do, when it isn't broken?"
@stakes There hadn't been a great choice of names. Blip had one lamp, up on a stalk, and the moths of the whole road had come to it on the Tuesday. On the Wednesday there weren't so many. By Friday there was one moth, and it was old. "I've tried the mains, I've tried the car," said Mrs. Volt. "You might as well offer a fish a chair. It'll see in {event}, I'd say." "And then what?" said {Hero}. But she had begun putting all her plugs away, in order of size, and who takes so long over that?
@try1 Someone would have to tell it. {Hero} felt that it had better be a friend. {They} set them face to face upon the rug, with a cushion each, and knelt. "Blip. You've been very happy, and no one's going to take that away from you," {they} began, and saw that this was not so. "It's just that she can't, you see. She's not built for it. She hasn't any arms." Blip gazed at her. "I'm going to push this down," said {Hero}, "and then you'll know." They all listened to it tick...
@try1 The truth is always best; {Hero} had said so. {They} had taken an hour over what to put. "This," {they} explained, and laid a hand on the warm lid, "is for bread, Blip. You put it in. That's all she does; she does it to anyone." A nod came back, as from people who've stopped listening at the first word. So {they} fetched two slices. {They} pressed the knob; and it crept in under {Hero's} arm, and the two of them held their breath...
@try1 Nobody can be happy on a mistake; and that it looked so happy, {Hero} felt, made it worse. {They} did the thing properly, with a diagram. "There's a place here, Blip, where a mother would be. And it's got crumbs in." It considered the diagram, and posted it, with great care, in her other slot. "Then only watch," {they} said, when {they} had got it out. "Watch what she does to bread." The knob went down. Side by side, on two cushions, they saw the wires turn orange...
@fail1 Up they came, the pair of them, and hit it square between the eyes. There was a silence. Blip picked up one in either hand. They were warm; they had been made specially. After that there was no doing anything. You couldn't get it to leave her, even to be dusted, and it took the crusts to bed. "I think," said Mrs. Volt, "that you might call that a result." {refrain}
@fail1 What the truth did was to go off with a clang. Something golden flew out of her, and turned over, and landed in its lap. Everyone gets one present that they can't believe is for them. Blip looked up at {Hero}, to see if there had been some mistake. Then it did her voice, perfectly, spring and all, until bedtime. {Hero} went and stood in the pantry for a bit. {refrain}
@fail1 One slice might have been an accident. But there were two; and they were put into its very arms, gold all over, by somebody who had plainly been getting them ready this whole while. Blip turned round to {Hero}. It's hard to shine with joy, if you have only rivets for it. One was held out. "Thank you," {they} said, since what else can you say? And they sat there together, and had their toast; or one of them did. {refrain}
@try2 "Very well," said {Hero}. "It's got a home, and it's got wheels. Only they want to be better wheels." They were off a pram, the best ever built in that town, that had brought up triplets. Mrs. Volt found a dynamo for its middle. Both ears were oiled, with an eyedropper. Nobody had told it till then that it could go. "Gently, the first time," said {Hero}; "just to the corner, and we'll see," and {they} put up the latch of the door...
@try2 If it was running out, then it ought to have a longer run. That wasn't logic, but everyone felt better for having a spanner. They did up its knees. They gave it the big back wheels of somebody's racing pram, and a brake, so that it would have one. When {they} had tightened the last nut {Hero} stood it at the gate, in the sun, and turned it to face the open road. "Which way's home?" {they} asked it. A tremble ran up it. You would have said that it was making up its mind...
@try2 "I wouldn't call it ill," said Mrs. Volt, "so much as stuck." If they weren't coming for it, then it must go to them; and here was a workshop, and a whole afternoon. The pram had been in the rafters since the triplets, and was built like a racing car. Off came its wheels, and on they went. {Hero} did the ears, a drop apiece, and saw it look about as you do when yours have popped. "See? It's heard something," {they} said. "Just hold that door..."
@fail2 "I'd like to say," Mrs. Volt observed, when she could see again, "that that's one speed." All the ways there were, it had chosen. There went {home}, from end to end, and back, by hedges, nine of them, with a christening in the middle; and it was so pleased with everybody that it took away a bit of each. "Woof," they heard, going off. "Mind my begonias. I name this child. Well, I never did." They took it at last with a duvet.
@fail2 The brake came back by itself. After that they followed it by ear. There was a crash of glass, which was the cucumbers; then it was the band practice, then the bowls. What made it so hard to be cross was that it sang out, at the top of its voice, whatever it had last been called. "Good heavens!" it cried, as it came by. "Vandal! Fetch the police!" {Hero} brought it down in the shallow end of the duck pond. There it lay, ticking, with a lily on, and said, to the sky, with real feeling, "Quack."
@fail2 What they had made was a sort of wind. Up {home} it blew, in by one house and out by the next, and took the sounds with it. You saw nine hedges bow. There came round the corner, at the height of your knee, a parrot, a piano and the two o'clock news, in a single very small voice. "Who's a pretty boy," it said, "and again from the F, with rain in the west." Four fathers were needed, with a cricket net. {Hero} knelt down by it. "Howzat," it whispered, and its lamp was a size smaller.
@clue You'd suppose that it would have slept. But at midnight, when {Spotter} put in a head to see, there was no more in the box than a smell of crust. A skylight was up. Out on the tiles, with its face turned to the dark, something was talking: "Blip," and a pause; "Blip, blip," and a longer one. There's a kind of pause that is only a person getting breath. This wasn't that kind. You don't hold a door that long, do you, unless there is somebody coming?
@clue You might have taken it for a drip. Blip. {Spotter}, awake at the wrong end of the night, lay and waited for the next, as one does, and it didn't come and didn't; and then there were two. {Spotter} found a way on to the tiles. And there by the chimney was a small square back, with frost on. One, and it would wait; two, and it waited longer; and then it bent forward, like somebody with their ear to a wall. What was it, all those miles up, that it was giving a turn?
@clue There's a shape a back has when its owner is waiting for the post. {Spotter} had only gone up for some air; and there against the stars was that back, with a bit of hedge on. "Blip," it was telling the dark, and it gave the dark a moment. "Blip, blip," it went on, and the moment was bigger. What was odd was how little this sounded like somebody alone. You'd have called it one person's part in a play. So who had got the other lines?
@try3 "I've been a fool," {Hero} told them. "We built it for along. And it wants up." There was a kite at number nine that had once taken a man off his feet. They made a seat, and on the seat they tied a label, with a good knot: IF LOST, PLEASE RETURN. {run2} Half the road had hold of the string. Off it went, by jerks, past the dishes, past a look of great surprise on a heron, till you could only tell which was Blip by the label, spinning.
@try3 It takes longer than you'd think to see what someone's staring at, when it's straight above you. "Up!" said {Hero}. "All that time, and we never went up." They had a kite, a laundry basket, and a wind getting to its feet. Each of them wrote a line on the label, so that whoever took it in should know that it had been no trouble: Blip; likes toast; PLEASE RETURN. {run2} They paid out the string over their shoulders, and went on saying "Good" and "That's it" for some time after they'd lost sight of it.
@try3 "What a lot of wheels we gave it," said {Hero}, "for a thing that fell." They saw that at once, now that they'd heard it. They had a bread basket, and a kite which the school had taken away from a boy for his own good. {Hero} did the label, IF FOUND, with the number of the bus, and PLEASE RETURN. {run2} Blip rose from the tiles without a backward look; then it looked backward. They paid out hand over hand, saying nothing, and each had something private to be sorry about, to do with the hedges.
@fail3 Six hundred feet is a good length for a piece of string. As a start on the sky it isn't much. They stood with the bare reel, and felt the tug of it. Then they wound. There was dew on its face. Its eyes were on {Hero's}, and it did try, for the sake of manners, to be lit. {refrain} "Well, has anyone," said Mrs. Volt, and stopped. "Has anyone got anything else?"
@fail3 What they had forgotten is that a kite is only a way of being held a bit higher. Nobody hurried now; they took it a turn of the reel at a time and looked at their hands. First came the label, a little smudged. Then the basket; and there in the corner it lay with its arms by its sides. The lamp was the colour that a match is just after. {refrain} What could {Hero} say to it, that it hadn't copied?
@fail3 The string was at an end before anything else was. For a time they merely stood and held on, as if they had a star on a lead. "How far is the first one?" somebody asked {Hero}, who knew, and did not say. When it was down they saw that its feet were tucked under, like a bird's, and the lamp was such as you only think you can see. {refrain} "We could try," said Mrs. Volt. They waited. "What could we try?"
@low One after another the halls went dark. {Hero} sat on the stairs with it in {their} lap, done up in a tea towel. There were no more blips. That was almost the worst. The {kit} {kitWas} on a lower stair. {They} couldn't stop thinking about some kitchen: a long way off, and very tidy, and along the wall a row of little shelves. And every night someone would go along them with a cloth; and every night that person would get to the end. {run3}
@low How little it weighed! {Hero} had not noticed that before; it had always been on its way to somewhere. {They} had it on {their} knees, on the seventh stair, in a tea cosy. Around them the whole house hummed its G, the way it did for anyone. {They} had built, and lectured, and flown it like a flag. None of it had been unkind. {They} moved the {kit} over, so as not to have to see it, and turned {their} collar up, round both of them. {run3}
@low Nobody slammed a door. {Hero} would have given a good deal for a slam. {They} had the eighth stair, and it had {them}, in a bobble hat. All week there had been an answer for that stair, creak for creak. {They} trod on it now, on purpose, and only got a look. There must be a shelf, somewhere; no one learns to wait like that who hasn't had a place in a row, and someone coming along it, last thing, to say good night. With one toe {they} put the {kit} a step further off. {run3}
@insight.build From the landing you could see the road. There they still hung, in their rows, red, green and blue, all four hundred, ready for {event}, and dark. {They} had been looking at that for some minutes. "{Rule}" That was what you would say about soup! They'd been trying to make one small lamp bright enough to be noticed from the far side of the sky; and who would notice one cricket? But {Hero} had lain awake in July, and {they} knew what crickets do about that. How many lamps had they got?
@insight.build Mrs. Volt's frying pan had the idea first. She'd left that on the hook in the hall, and whenever a car went by it caught the light, and threw it right up the stairs, into {Hero's} eyes, like somebody with something to say. "All right," {they} told it. "{Rule,} I know. I haven't got..." Then {they} stopped. {They} shut one eye. A pan isn't a lamp; you put it behind a lamp. What there was in {home} was nine kitchens to a side, and a street full of bulbs. Was there any reason that it should not look up?
@insight.build The wind had got in among the lamps. {Hero} watched them swing, above the road, because it was that or look at {their} knees. One would catch the moon, and you hardly noticed. Then there was a gust, and they caught it all together, like a shoal; and a man out with his dog took off his hat. "{Rule,}" {they} muttered, and then a second time, more slowly. A brighter lamp wasn't what was wanted, was it? Suppose that {home} turned up its face?
@insight.tend "{Rule,}" {they} had said to hamsters; {they} had said it of a fern. And in five days {they} had told this creature the facts of life, put it on wheels, and hung it from a string! "I'm so sorry," said {Hero}. "I never did, did I? What do you need?" But there was only the one word in it. So {they} did as you'd do with anything that cold; {they} undid {their} coat, and put it in. After a while something went blip, in there. That was no robot; that was {Hero}. And was it mere fancy, or had the lamp gone up?
@insight.tend Why had it loved a toaster? {They} had thought it was the shine. "{Rule,}" said {Hero}, slowly, for the first time that week in the right order; and {they} thought about who'd had it, and how. The toaster never gave it any advice. All she had done was to stand there, being warm, with a tick in her, and to let it lean. {They} looked down at what was in {their} lap. If {they} were to be a toaster, just for an hour, would it know the difference?
@insight.tend There was a hand round {their} thumb. It had been there, {Hero} now saw, for most of the week: on the rug, on the ladder, and right up to the second when the kite took it. {They} had put it down to balance. "{Rule,}" {they} said, not very loud, and got the only answer that was left. The hand shut. {They} drew the thumb away, and the lamp sank; {they} put it back. Anyone would have seen that who hadn't been so busy having ideas. What might it not do on a whole armful?
@insight.mark That label, thought {Hero}. PLEASE RETURN! In English; on a luggage tag; and held up to somebody who was, at the nearest, as far as the moon. "{Rule,}" {they} had told half the school, and had gone and written a note. {They} shut {their} eyes. {They} went up, in {their} head, the way the kite had gone, and on from where the string stopped, until the dishes were a dust, and the lake was a coin. There lay {home}, dead straight, end to end, like something that a ruler had done. You couldn't write on that, could you?
@insight.mark When it called, up there, what could anyone see? {Hero} tried being her. {They} held out a thumb at arm's length, over the banister, and made the hall mat small. You'd see a lot of dark with a scratch of light on it. "{Rule,}" {they} said, out of habit; and the thumb stayed where it was, with the scratch coming out on either side. That was the street. You could see it from the sky, and they had been using it to park on. Who'd got anything to draw with?
@insight.mark {Hero} took the label to the top of the stairs and let it drop. Face up on the mat, it could have been a bus ticket. "{Rule,}" {they} said, and went down, and came back up, and let go a newspaper. You couldn't read that, either. But the hall carpet! You'd have seen that from the moon: one plain strip, from the door to the stairs. And wasn't there something just outside that door, of much the same shape, and a good deal longer, with nothing whatever drawn on it?
@insight.look Looking up was the only thing left that it did. So {they} took it to the window and looked up, too, for company. "{Rule,}" {they} always said, and {they} had to laugh, for there they all were, as they'd been last night, and last year. Then {they} did it. They shiver, stars. But in the whole of that trembling sky there was one that had made up its mind. On; and off. On, and on; and off, for longer. What sort of star takes a breath?
@insight.look They had all been looking in one place. There'd been five days of it: its wheels, its plug, its poor dim bulb. "{Rule,}" said {Hero}, and turned it over to have another try; and its head rolled back upon {their} arm, and there in the round glass eye, no bigger than a pinhead, was a light. Off; on; and off, and on. There wasn't any in there to do that with. {They} held quite still. A reflection, thought {Hero}; so then what was behind {them}, up over the roof of number nine, that knew how to count?
@insight.look Its face was turned up because its head was hung so, and {Hero's} for no better reason. "{Rule}" {They} did so as a kindness, as you might go on with somebody's jigsaw. There was the saucepan; there was the chair; and by the chair sat one that wasn't in the book. Well, there are planes. But planes are on the way somewhere. This went out. For a breath there was nothing; then it came on, and went, and came on twice; and in {their} lap, almost too dim to notice, another lamp kept time. Who was it that was leading?
@means.build There was not a lamp left indoors by midnight. They brought bedside lights; they brought the headlamps off the bus; there was the lighthouse that had been somebody's christening mug. {Hero} got up among the chimneys with the {kit}, and {method}, and behind every bulb {they} set a pan, rubbed bright, tipped just so. Four hundred, in their colours, went around the edge. "What is it?" people asked, from below. From below it was washing up. But open it lay, across nine roofs, and it faced the way that daisies do. Would she see it?
@means.build "It needn't be neat," said {Hero}, "so long as it all points." They passed things up through the skylights. There was every sort of lamp that you can plug in, and two with oil, and a turnip; there were woks. {They} worked along the ridge, holding on by {their} knees, with the {kit} in {their} teeth as often as not, and {method}. When Mrs. Volt threw the switch the hum in {home} went up by a whole tone. There wasn't any street. There was a great clear bowl of light, with a town at the bottom, brimming. Who could miss that?
@means.build By one o'clock they had stripped the place. There were lights from the school play; there was the green one that means the dentist is in. {Hero} sat astride, with the {kit}; {they} {method}; and they handed things up from below and asked no questions, which was as well. In behind each went a pan, well scrubbed, and tilted. "What do we say it is?" called Mrs. Volt, with both hands on the switch. "An ear," said {Hero}. "For light." She pulled. Straight off nine roofs it rose, like a tree. Was anybody in?
@means.tend So {Hero} {method}. The {kit} lay where it was. Blip, went the heart; and blip, very faint, and a shade behind, like a child that's learning to skip, went the lamp. {They} sent for number three. They came in their dressing gowns. Number five came, and the twins; they packed in up the banisters, shoulder to shoulder, until you had the whole of that long chord in one house, with something in its lap. You couldn't look at it. The light went out at the skylight like a ladder. Was that bright enough?
@means.tend They did it on the roof, since that was where it liked to be. {Hero} left the {kit} by the hatch, and {method}, with {their} back against the warm bricks; and little by little the tick that was in {Hero} came to be in Blip. Brown turned to red. "It's only company," {they} called down. "That's all it runs on. Has anyone got any?" They had. They came up through the tiles like mushrooms, every soul in the road, and stood about it close, and hummed. By one o'clock there were shadows on the moon side of things. Surely she'd notice?
@means.tend So the {kit} could wait, and {Hero} {method}. One saw Blip take it, as tea goes up a sugar lump, as far as pink; and there it stuck, for one person only holds so much. "I want somebody to sit next to!" {they} called, through the letter box. They came as they were. There was cold cream; there was a hot-water bottle dressed as a sheep. They packed in by fours, up the stairs, each with a hum of their own, till the last twin was in, and the ring closed. The light went through the roof like a pole. Was it long enough?
@means.mark They moved the cars. They moved a skip; and there it lay, the biggest clean sheet in the county, with cat's-eyes down the fold. {Hero} had the {kit}. {They} walked out to the middle, and {method}, going backwards, from the school as far as the pump. There was a round head, and two arms, held up. An arrow went to number seven, and on the end of that was a heart. After it came the neighbours, one to a yard, each with a lamp and no idea. "Am I a wheel?" somebody called. You needed to be about nine miles up. But was anybody?
@means.mark It's a strange thing, to draw what you can't see. {Hero} did it by the houses. An ear went from the lamp post to the vicar; a smile took in all of the even numbers. {They} had the {kit} under one arm, and {method}, and when {they} ran out of road {they} borrowed a lawn. Then people came, with whatever lit, and stood on it. They'd been told to keep to the line; it was the twins who had the nose. Not one person there would ever know how it looked. Only who were they to mind, as long as there was one who did?
@means.mark You mustn't draw on a public road, so {Hero} called for the policeman first, and he brought his lamp. They swept. Then {they} took the {kit} out to the crossing, and {method}: a round head by the church, wheels by the shops, and both arms up, the way you do if you would like to be lifted. "I believe I'm neck," somebody said. They stood where they were put, in the cold, with anything that shone, and looked straight over their heads, as if for a photograph. Was it like? Who was there to tell them?
@means.look "Get me a pencil," said {Hero}. {They} propped the {kit} under {their} head; {they} {method}, and called it out as it came. One. A gap. Two. They had heard that on the roof, five nights running; and all the time there'd been somebody saying it back. She was there! She had been going round and round overhead, with the whole of the world lit up beneath her like a shop. "She can't find you," {they} told it, "because of us." One at a time, from the top of {home} down, they put themselves out. Nobody had ever seen it so dark there. Was there one light left?
@means.look With the {kit} for an elbow rest, {Hero} {method}, until {they} could have sung it. There was no doubt. She would say the number; she'd wait, for just so long as it takes a small one to think; and then she went on to the next. That was somebody being taught to count; and somebody had fallen out of bed in the middle of the lesson. "Put out the lamps," {they} shouted down. "All of them! She's looking for one, and we've gone and hung up four hundred." There was a good deal of bumping into things. Then the sky came down over {home} to the doorsteps, and on the ridge there sat a single spark. Could she see it now?
@means.look "Shh," said {Hero}, to people who hadn't spoken. {They} jammed the {kit} behind {their} neck, and {method}, and presently began to say it out loud, a beat ahead. "On. Now off. Now two." You get to know a voice. And it came to {them} what sort of a voice that was: somebody who goes along a street calling a name in at all the gardens, and trying not to sound frightened. "It's us," {they} said. "She can't see for us! Put it out." House after house was shut like a book. Had they left her anything to look for?
@snag "There," said {Hero}. "She's looking. Say it, Blip. Say it as though it had to go all the way." Its mouth opened as far as the hinge would let it; nobody breathed. There was a click, and no more. {They} turned it to the light. In the middle of its front, where you or I would have a button, was a neat square hole. "There was a switch on Tuesday," said Mrs. Volt, "a little red one." But since Tuesday there had been nine hedges, and a christening, and the wash. And then the lamp dipped, and came up, and dipped...
@snag So that was all done. All that it had to do was to say the one thing that it knew. "As loud as you like, Blip," said {Hero}. Two cold hands took hold of {their} thumb. You saw it gather itself, from the wheels up; and then a look came over it such as a person has who feels for the tickets. "It's lost its little switch," Mrs. Volt said. Nobody asked where. There were only the hedges, the bowls club, the pond, and the whole of the rest of the world; and already, by the edges, it was starting to go brown...
@snag One line was all it had, and it had been practising the whole week. "Go on, Blip," said {Hero}. "There isn't an empty seat." Blip drew itself up. It opened; it gave a tick, and a tick; then it closed its mouth, and looked down at its own front, as you look for a button that was there when you left. There was a square hole, the size of a tooth. "It was red," said Mrs. Volt, as if that helped. Nine hedges. The laundry; the gutters. {Hero} put both hands about the lamp, and it was like holding water...
@rescue "There's a place where things go," said somebody, in so small a voice that they looked at the cat. There were two twins, and the other one did the talking. This one had gone down on her stomach in Mrs. Volt's kitchen. She put her finger {hid}. "That's a bead," she said; "that's a pea. That's half of somebody's tooth." It was the most that anyone had heard from her, and she seemed to be rather enjoying it. She laid the next one out on the lino and gave it a rub. "And that's this," she said, and handed {Hero} {key}.
@rescue People had thought that she couldn't. There were two of the twins, and one talked, and the other was simply there, like the second boot. She'd been pulling at {Hero's} sleeve for a while. "I keep things," she said. The voice was perfectly good, if a bit rusty. "When they've come off, and nobody knows what of." She went in at the kitchen door, and down flat, and slid an arm {hid}, as you would reach into your own pocket. She knew it all by the feel. There was the bead; there was the tooth; then it was in {Hero's} hand, still with some fluff on, quite unmistakable: {key}.
@rescue "If it comes off a thing," said a voice, "it goes to the bottom." No one knew the voice. The other twin was having a turn with it; they had supposed that the first one did for both. "It's the hum. That shakes them along, and they end up here." She had got down on the kitchen lino, as you would on a beach. There, {hid}, with her eyes shut, she felt her way along: bead; pea; half a tooth. "I don't tell people," she added. "They'd tidy." And into {Hero's} palm went {key}.
@climax What a job for cold thumbs! {Hero} had {their} tongue between {their} teeth; there was a long drop on three sides. Click. A shiver went through Blip. One step out it took, to the edge, by itself. "BLIP!" The slates jumped. Up it went from there, like a thrown thing. They counted; you could see lips moving all down the road. One, and two. Blip didn't look at any of them, only listened, with its whole body, the way that it always had. And the sky drew in its breath, from one side to the other, and said in a voice that laid the grass flat: "BLIP?"
@climax Who would have thought that it took so little? {Hero} breathed on the thing, and pressed; there was a tick, like a latch. All its lamps came on at once, including one or two that nobody had known were lamps. "BLIP!" said Blip, who had been saving it up. You could hear it go over the rooftops, over the gasworks, out past the last of the air; and after that was the gap, the same that it had left every night, the exact size and shape of somebody. And into it, slowly, as if she could not trust herself, a mother as wide as the town said: "BLIP?"
@climax There was about as much left of the lamp as there is of a match. {Hero} felt for the hole with a fingertip, and said sorry, in case that was cold. Click. "BLIP!" Two roofs away a weathercock spun round to see. And that was the easy half. Now Blip did what it did every night: it leant its head to the left, and made the gap; and they were in it together, the whole of {home}, each with hold of someone's sleeve. You could have brought up a child in there. Then every dish turned upon its pole, and a voice you might have walked about in said: "BLIP?"
@resolution Somebody turned the stars off. No, it was only that she was in front of them. She came down along {home} as softly as bread, so low that you could read the rivets, and not a cup was cracked. There was a door. Behind it were the shelves; {Hero} had been right about those. There was somebody on each, in order, looking out, and at the end a space with a little rail to it. One look at {them}, one look at that, and it was up the ramp like a mouse. There was then such a noise, from so many, of one word, that even Mrs. Volt had to sit down. {turned}
@resolution You expect a thing of that size to be loud. She put her weight on the road as you might on a stair, at night, with a child asleep. They saw lamps; there were hundreds, all the way along, and they'd every one been lit for somebody. A long arm unfolded. She didn't snatch. Her hand stopped in the air, a foot away, open; and Blip, who'd hugged a toaster, a pump, and most of the bus queue, hung back behind {Hero's} knee, all at once not sure. "Go on," {they} said. "That's her. That one's got arms." {turned}
@resolution Its mother let herself down an inch at a time, with the lamps turned low, like a night nurse. You would not have called it a face that she had, so much as a great deal of attention. There were shelves; and those who were on them had all budged up, and were pretending not to look at the space. {Hero} had got a sentence ready, to the effect that it was no bother. But the hand had gone from {their} thumb. Half way up the ramp Blip was telling her already, the toast and the hedges and the kite, all in the one word. {turned}
@close She stayed for {event}. They all thought that she should do the lighting. {toast} {ends} They left before it was day, with a wave from each of the shelves; and there was some blowing of noses. Then on the Tuesday, at ten, {Hero} heard it: a noise like someone sitting on a hat. Nobody ran. {They} only felt about for {their} slippers, and went down, yawning, in the dark. There was Blip, its lamp as bright as a berry, and it had already got the bread out.
@close There was never such a light on {home} as at {event}; from the hill, they say, it looked as if the place had taken off. {toast} {ends} Blip has a shelf of its own now, and brothers, and can count to six. All the same there will come a night, every so often, when you hear beans going over. {Hero} doesn't hurry. There's a cushion ready on the rug, and a second one, facing it. In it trundles, straight past everybody, and puts up both its arms. Then they stay like that, the two of them, as old friends do, until it pops.
@close For {event} she hung above the chimneys, and was the lamp. {toast} {ends} "Where would be the harm," said Mrs. Volt, next day, "in leaving the back door on the latch?" So {Hero} did, and has ever since. There'll be a Tuesday when you hear somebody take off a row of beans like a coat. There's a squeak on the step. You needn't get up, for Blip knows where the bread is; and it can't stay long, being expected. It's only come round to tell an old friend, with a plug, that it can do seven.
`,
}
