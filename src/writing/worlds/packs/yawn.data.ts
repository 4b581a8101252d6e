// A Yawn is loose in the city, and each time that it opens its mouth another colour goes.
import type { PackSource } from '../pack.ts'

export const yawn: PackSource = {
  id: 'yawn',
  skeleton: 'late-guest',
  genres: ['superhero', 'comedy', 'adventure', 'sci-fi', 'magic'],
  tags: 'city town street rooftop tower night bed apartment skyscraper',
  peril: 1,
  touches: 'monster dark height',
  ways: ['mark', 'move', 'tend'],
  figure: {
    name: 'the Yawn',
    type: 'monster',
    pronoun: 'it',
    hide: 'grey',
    looks: 'huge',
    want: 'to sleep at last',
    habit: 'lies down in the wrong place',
  },
  people: { 'Mrs. Okoro': 'woman', 'paper boy': 'boy' },
  extras: `
    fail1: crowd
    resolution: crowd
    close: crowd
  `,
  names: ['Yawn', 'Marmalade Heights', 'Marmalade', 'Heights', 'Mrs. Okoro', 'Okoro'],
  nouns: {
    home: 'Marmalade Heights',
    quest: 'colour',
    key: 'the big brass handle',
    hid: 'under the hot-dog cart',
    mistake: 'left the night light on in the hall, to feel braver',
    scary: 'the dark cupboard at the top of the tower',
    wait: 'until the very last window was black',
    crowd: 'the people on the stairs',
    small: 'the boy with the newspapers',
    says: 'It isn’t wicked. It’s up past its bedtime.',
  },
  swappable: false,
  refrain: {
    base: 'Aaah-ooo, went the Yawn. And a whole colour was gone.',
    turned: 'Aaah-zzz, went the Yawn. And the colours came home with the dawn.',
  },
  small: {
    base: 'Aaah-ooo, went the Yawn. And a colour was gone.',
    turned: 'Aaah-zzz, went the Yawn. And they all came home.',
  },
  titles: [
    '{Hero} and the Great Grey Yawn',
    'Grey by Teatime',
    'Goodnight, Marmalade Heights',
    'A Cape Made of Curtain',
    'Who Put Out the Light?',
  ],
  blurb:
    'First the red goes. Then the blue. Something large is yawning its way across Marmalade Heights, and all that stands in front of it is {Hero}, in a cape that used to be a curtain.',
  stage: `
    want: kitchen day clear wide | spin proud | cape chair |
    home: rooftop night clear behind | wave happy | lamp |
    hobby: street day clear medium | stand happy | |
    friend: street day clear medium | wave happy | cart | mouse-watching
    flaw: bedroom day clear close | stand thoughtful | |
    turn: street dusk cloudy wide | look-up surprised | lamp |
    trouble: street dusk cloudy above | run funny | ball hat | bird-on-head
    stakes: square dusk cloudy medium | look-down worried | drum |
    try1: street dusk cloudy wide | carry brave | clock |
    fail1: street dusk cloudy medium | look-down sad | clock |
    try2: rooftop dusk cloudy above | throw brave | bucket |
    fail2: street dusk rain wide | run surprised | | duck-following | wet
    clue: street dusk cloudy close | peek curious | blanket | | wet
    try3: rooftop night cloudy wide | jump excited | fishing-net | | wet
    fail3: street night cloudy medium | look-down sad | fishing-net | | wet
    low: rooftop night cloudy close | sit sad | bird | |
    insight: rooftop night cloudy behind | look-up hopeful | lamp | |
    means: square night cloudy wide | stand brave | blanket | |
    snag: tower-top night wind above | shout surprised | beacon | |
    choice: stairs night wind medium | stand thoughtful | | |
    rescue: street night wind close | kneel hopeful | cart lever | |
    climax: tower-top night stars behind | pull wonder | lever | |
    resolution: rooftop dawn clear wide | cheer joy | | small-copy-of-hero
    close: rooftop morning clear medium | eat happy | cake cape bunting | cat-asleep
  `,
  deeds: `
    want: hero wears cape
    home: hero touches lamp; no cape
    home[read a book]: hero opens book; with lamp
    friend: hero lifts hot-dog; no figure
    turn: with tall-yawn; hero look-up surprised; no figure; no lamp; no hat; no cape; at here medium
    trouble: hero lifts apple; hero hold surprised; no figure; no ball; no hat; no jar; no bus
    trouble[Red buses|strawberry]: hero touches bus; hero reach surprised; no figure; no ball; no hat; no apple; no stone; at here wide
    stakes: hero touches drum; no cape
    stakes[cape]: hero wears cape; hero stand worried; no drum
    try1: hero touches alarm-clocks; hero reach brave; no clock; no bed
    fail1: hero yawn; figure yawn; with clock; no bell; others crowd
    try2: hero pours bucket over peeping-yawn; no clock; at here wide
    fail2: with figure; no bucket
    clue: figure hugs blanket
    try3: hero wears cape; hero fly brave; with fishing-net chimney; no bucket; no figure; at here wide
    fail3: hero lifts fishing-net
    low: hero wears cape; hero sit sad; no figure
    insight: no fishing-net; no bucket
    insight.mark: hero look-up; with beacon; no lamp; no fishing-net; no bucket
    insight.move: with figure; figure lie; no fishing-net; no bucket
    insight.tend: hero touches figure; with figure; no fishing-net; no bucket
    means: no fishing-net
    means.move: hero hugs figure; with figure; no fishing-net
    means.tend: hero gives blanket to figure; with figure; no fishing-net
    means.mark[drew it all|painted it all]: hero touches chalk-yawn; no fishing-net; no sheet
    snag: hero touches beacon; no lever; no clock; no bucket; no fishing-net
    choice: no lever
    rescue: friend gives lever to hero; no beacon
    climax: hero pulls lever; no lamp
    resolution: hero touches sleeping-yawn; hero reach joy; no figure; no blanket; no lever; no lamp; no nest
    close: hero wears cape; no lamp; no sock
  `,
  lapStage: `
    want: street day clear medium | hold excited | balloon bunting |
    home: street day clear wide | wave happy | balloon |
    friend: street day clear medium | wave happy | cart |
    turn: street dusk cloudy wide | look-up surprised | balloon |
    trouble: street dusk cloudy above | run funny | balloon cake |
    stakes: street dusk cloudy close | hold worried | balloon |
    try1: street dusk cloudy medium | shout brave | |
    fail1: street dusk cloudy wide | look sad | hat |
    try2: street dusk cloudy medium | play-music brave | drum |
    fail2: street dusk cloudy wide | look surprised | drum cake |
    try3: street night cloudy medium | dance excited | |
    fail3: street night cloudy wide | look sad | tree |
    hobby: street night cloudy medium | stand happy | |
    flaw: street night cloudy close | think thoughtful | |
    low: stairs night cloudy wide | sit sad | balloon |
    clue: stairs night cloudy close | think curious | |
    insight: stairs night cloudy close | think hopeful | |
    means: rooftop night cloudy wide | give brave | blanket pillow |
    snag: rooftop night cloudy medium | whisper worried | blanket |
    rescue: rooftop night clear medium | whisper happy | blanket |
    choice: rooftop night clear close | kneel thoughtful | mouse |
    climax: rooftop night stars wide | look-up wonder | blanket balloon |
    resolution: street dawn clear wide | cheer joy | balloon cake hat |
    close: bedroom dawn clear medium | lie calm | bed pillow |
  `,
  fades: ['turn', 'rescue'],
  lapDeeds: `
    want: hero lifts balloon
    turn: with figure
    stakes: hero hugs balloon
    fail1: with figure
    fail1[hat]: with figure; with hat
    fail2: with figure
    fail3: with figure
    low: no balloon
    means: hero gives blanket to figure; with figure
    snag: figure under blanket; with figure
    rescue: hero hugs figure; with figure
    climax: figure under blanket; with figure
    resolution: hero lifts balloon; with figure
    friend[Okoro]: hero lifts hot-dog
    trouble: with figure
    try1: hero shout; with figure
    try2: hero touches drum; with figure
    try3: hero dance; with figure
  `,
  b0_3: `
@home A red door, a blue door, a green door! Out of the red one came {Hero}, with the {kit}.
@home Red bus, blue hat, green tree! {Hero} and the {kit} went down the street.
@home Look at all the colours! {Hero} sat on the step, with the {kit}, and looked and looked.
@friend Mrs. Okoro had a cart with hot dogs. "Hello, {Hero}," she said. "Red sauce or yellow?"
@friend "Red or yellow?" said Mrs. Okoro at her cart. {Hero} had both.
@friend A boy with newspapers went by. "Hello, {Hero}!" he said. He had a green cap.
@want {why} {Hero} had a red balloon, for {event}. Who was that?
@want {why} {Hero} took a red balloon to {event}. It got dark. Who was that?
@want {why} A balloon for {event}, as red as red! What was behind it?
@turn Now it was a grey balloon! {Hero} looked and looked at it. {refrain}
@turn Where was the red? There was no red, {Hero}! {refrain}
@turn It opened its mouth, and in went {Hero's} red. {refrain}
@trouble It was big, and it was furry, and it was grey. {run1} What did the Yawn want, {Hero}?
@trouble "Give it back!" said {Hero}. {run1} It did not. What would it take next?
@trouble It sat down in the street, by {Hero}. {run1} Would the Yawn do it again?
@stakes {Hero} held the poor grey balloon. "No more yawns, please," said {Hero}.
@stakes "That was my red," said {Hero}, and one tear came.
@stakes {Hero} hid the blue hat. {Hero} stood by the green tree. "No more!"
@try1 {Hero} put up one hand. "Stop!" said {Hero}. "Shut your mouth!" And...
@try1 "Do not yawn!" {Hero} said it very loud. The big mouth shook, and...
@try1 "No, no, no!" called {Hero}, with both hands up. And...
@fail1 There went the blue. {Hero's} hat was grey. {refrain}
@fail1 Now the blue door was a grey door. {refrain}
@fail1 No more blue hat! No more blue sky! {refrain}
@try2 {Hero} took a drum, to wake it up. Boom, boom, boom! Did it wake up?
@try2 {Hero} ran round it with a drum. Bang, bang! Was it awake now?
@try2 "Wake up!" said {Hero}, and hit the big drum. What did it do?
@fail2 There went the yellow. Now there was no sun! {refrain}
@fail2 {Hero's} yellow cake was a grey cake. {refrain}
@fail2 No more yellow! It went down like soup. {refrain}
@try3 {Hero} danced for it. Hop, skip, hop! Its eyes went round, and shut, and...
@try3 Would it like a dance? {Hero} hopped, and {Hero} spun. Its mouth went up... up...
@try3 "Look at me!" said {Hero}, and danced all down the street. It looked... it shook...
@fail3 There went the green. It was a grey tree. {refrain}
@fail3 Grey, grey, grey! No more green, {Hero}. {refrain}
@fail3 Now there was no colour left at all. {refrain}
@low It was all grey. {Hero} sat on the stairs. {run3}
@low {Hero} was as grey as a mouse. {run3}
@low Down sat {Hero}, all alone in the grey. {run3}
@clue {Went}, went the {kit}, slow, and slower. And then {Hero} did it, too. "Aaah," went {Hero}.
@clue {Went}, went the {kit}. {Hero's} mouth opened, by itself. "Aaah!" <pal:{Pal} did it, too.|It was so big!>
@clue Slow, slow, {went}, went the {kit}. "Aaah," went {Hero}. Oh! {Hero} was yawning, too.
@insight {Hero} was not bad. {Hero} was sleepy. So was the Yawn just...?
@insight When did {Hero} yawn? It was at bedtime. So did the Yawn want...?
@insight It had red eyes, and it swayed. {Hero} looked at the Yawn. Had nobody put it to bed...?
@means {Hero} put down a rug and a pillow. "Lie down, Yawn." {Went}, went the {kit}, slow and low.
@means "Come to bed," said {Hero}. The Yawn lay down, flop. {Went}, went the {kit}, as soft as sleep.
@means {Hero} tucked in the Yawn, head, tail and toes. {Went}, went the {kit}, for a good-night song.
@snag Shh! One eye of the Yawn went shut. But the other eye looked at {Hero}...
@snag The Yawn lay still. Then its mouth opened, big and round. Oh no, {Hero}...
@snag One eye shut. One eye open. The Yawn wanted one more thing. What was it...?
@rescue Mwah! {Hero} gave the Yawn a good-night kiss. And its other eye went shut.
@rescue A kiss! It was just a kiss it wanted. {Hero} gave the Yawn one, on the nose.
@rescue {Hero} kissed it on one ear, very softly. "Mmm," said the Yawn, and was asleep.
@climax It snored. Out came the red! It snored again. Out came the blue, the yellow, the green!
@climax Out they flew, with each big snore: red, and blue, and yellow, and green!
@climax Red ran back to the balloon. Blue ran back to the hat. Yellow ran up to the sun.
@resolution The street was red and blue and green. {Hero} danced, on tiptoe. {turned}
@resolution "There you are, Red!" said {Hero}, to the balloon. {turned}
@resolution Up came the sun, and it was yellow. Shh, {Hero}! {turned}
@close {toast} {Hero} yawned, just once. Good night, Red and Blue. {ends}
@close {toast} In bed, {Hero} hugged one red balloon. {ends}
@close {toast} Two were in bed now. Night-night, Yawn. {ends}
`,
  b4_6: `
@want {Hero} had a red cape. It had been a curtain, but that was a secret. {They} would wear it tonight, for {event}. {why}
@want It was red, and until Monday it was on a window. Now it was {Hero's} cape, and {they} would fly it tonight, at {event}. {why}
@want One window had no curtain. But {Hero} had a cape, a red one, and it went swish! The whole town would see it, up at {event}. {why}
@home {Hero} lived in {home}, the brightest city in the world. There were lamps on the lamps. It was never dark there, not even at midnight.
@home You could read a book at midnight in {home}, out of doors. There were lamps down every street. {Hero} slept with a [pillow|hat] on {their} face.
@home Where does the dark go? Not to {home}. They had lamps on the shops, and lamps on the dogs. {Hero} had never met a star.
@friend "Off to save the city?" asked Mrs. Okoro, who sold hot dogs on the corner. "Not yet," said {Hero}. "It hasn't needed me." "It will," said Mrs. Okoro.
@friend On the corner Mrs. Okoro was frying onions. "Nice cape," she said. "Have you got someone to save?" "I'm still looking," said {Hero}. "They'll turn up," said Mrs. Okoro.
@friend Mrs. Okoro had a hot-dog cart, and a nose for trouble. "I smell something," she told {Hero}. "Onions?" "No. It's bigger than onions."
@turn Round the corner came something as tall as a house and as grey as a [puddle|pigeon]. It was a Yawn. It opened its great soft mouth. {refrain}
@turn Over the roofs came two sleepy eyes, and a very large mouth. It was grey, right down to its [toes|slippers]. {refrain}
@turn The street went dim. Who was in the light? It had grey knees. Its head was up by the clock. Open came its mouth. {refrain}
@trouble The red went first. Red buses went grey. Red noses went grey. A man bit a strawberry and said, "Is this a [stone|mushroom]?" {run1} And what was that, going pale over there? The blue...?
@trouble A stop light had no stop in it. A red hen looked down, and screamed. Every tomato in town was grey. {run1} "Never mind," they told each other. "We've still got the sky." Then they looked up, and...
@trouble Slurp! There went the jam. There went the clown, and a lady's lips. A robin looked at its tum, and sat down. {run1} "We've got lots more," said the mayor. "We have the blue, and..."
@stakes A yawn is catching, too. The bus driver yawned, and so did the [mayor|band]. There would be no {party} if they all dropped off. {Hero} looked down. The cape had gone grey.
@stakes Have you ever seen just one person yawn? No, you have not. Off went the baker, off went the band! {Hero} felt it come, and bit {their} thumb. And look at that cape. It was like dishwater. Who'd save them now?
@stakes If you see one, you do one. The bus driver did. The band did, and lay down flat, so who would play for the {party}? {Hero} held on to the cape, to be brave. It was grey, like a mop.
@try1 "Wake up!" cried {Hero}. {They} set off every alarm clock in [the shop|all five clock shops]. Ring! Ring! Ring! Every eye in the street popped open. And then...
@try1 "Nobody go to sleep!" {Hero} said. {They} put clocks on all the steps, big ones and small ones. It was [nearly|just about] six. {They} put {their} fingers in {their} ears, and...
@try1 Tick, tock. {Hero} put a clock by each bed, and a fat one by the mayor. They would all go off at six. It was so nearly six that...
@fail1 And then each person yawned. That's what people do when an alarm clock rings. {refrain} There went the yellow.
@fail1 It was so loud that it woke the cats. Everyone sat up, put out both arms, and opened wide. Oh no! {refrain} And the yellow went, like butter.
@fail1 Brrring! Up shot the heads. Up went the arms, as high as they go. And what comes after that? {refrain} Goodbye, yellow!
@try2 "Cold water," said {Hero}. {They} carried six buckets up to the roof, and took aim. One, two, three...
@try2 "A wash!" said {Hero}. Up the stairs {they} went, slip, slop, with a bucket in each hand. The big head came by, and...
@try2 "A cold bath wakes me," said {Hero}. Up went the buckets, up and up. In came a big grey ear, and...
@fail2 Splosh! But it was only a wet Yawn now.  It shook itself like a dog, and the whole street got a bath.
@fail2 Sploosh! It looked up, all drippy, as if to say, "What did I do?" And then it shook, and they got it all back, down their necks.
@fail2 Right in the ear! It was not cross. It looked at {Hero}, and its lip shook. Then all of it shook, and the road was a river.
@clue Then {Spotter} saw something. The Yawn had a scrap of blanket under one arm. It patted a roof, and lay down, and got up. It tried the next roof. What was it looking for?
@clue "What's it got?" <mute:thought|said> {Spotter}. The Yawn had a bit of old blue blanket. It held it to its cheek, and put its head down on the bank. No. It put its head down on the church. No, no. Do you know anyone like that?
@clue Only {Spotter} saw the rag. It was soft, and one end was wet. The big thing put its head on it, on the bank. Up it got. It tried the school. Up it got. Who does that, and when?
@try3 "I'll catch it," said {Hero}. {They} took a net, and ran, and jumped right off the chimney, with the grey cape flapping. {run2}
@try3 Up on the tallest chimney stood {Hero}, with {their} toes over the edge. This is what capes are for. "Stop!" {they} shouted, and held out the net, and flew. {run2}
@try3 There was a net, for fish. There was a chimney, for jumping. {Hero} stood up there, with the wind in the cape. "One," {they} said. "Two." {run2}
@fail3 You can't catch a yawn in a net. It came out through all the holes, and there it was on the other side. {refrain} The green was gone now.
@fail3 It was like catching soup. It came out here, and it came out there. {refrain} Now the trees were grey.
@fail3 Got it! But a net is all holes. Out it came, like mash from a fork. {refrain} Off went the green.
@low {Hero} sat by the chimney. Grey roofs. Grey sky. A grey pigeon ate a grey crumb. "I'm not a hero," {they} said to the {kit}. "I'm only someone in a curtain." {run3}
@low "I look like a window," said {Hero}. {They} took the cape off, and sat on it. Down in the street you could hear them snore. The {kit} {kitWas} grey as well. {run3}
@low Drip, went the cape. {Hero} put the {kit} down, and sat by it. "I can't do one thing right," {they} told a snail. It was a kind snail, but it had to go. {run3}
@insight.mark {Hero} looked at the lamps, and the lamps on the lamps. Their eyes hurt. How could anyone sleep in that? "{Rule}" You can't shout "lights out" to a whole city. But could you show it?
@insight.mark Round and round went the light on the tower, right into those tired eyes. "{Rule,}" said {Hero}. If people saw that, wouldn't they put out their lamps?
@insight.mark Flash! The tower shone, and the big thing hid its eyes. "{Rule,}" {Hero} said. It just wanted the dark! But they were all asleep. How could you make them see?
@insight.move The Yawn lay down on the long roof, and its feet hung off. It rolled left. It rolled right. "{Rule,}" said {Hero}. It couldn't get to sleep. What if it was rocked?
@insight.move Thump. The Yawn was on its side. Thump! It was on its other side. {Hero} could feel it through the roof. "{Rule,}" {they} said. You don't stop a thing like that. Couldn't you help it along?
@insight.move Roll, it went, and all the roofs rolled. {Hero} held on. It was like being in a pram! "{Rule,}" {they} said. It was too big to rock. But was it too big to ride?
@insight.tend {Hero} looked at that scrap of blanket. "{Rule}" Nobody had. {They} walked up to one big grey ear. "Are you tired?" {Hero} said. "Is it too bright?" Guess what it said?
@insight.tend Nets, and clocks, and water. "{Rule,}" said {Hero}. {They} sat down by an ear as long as a bed. "What's wrong?" {they} said. "Can't you sleep?"
@insight.tend How do you feel, if you have a blanket, and no bed? {Hero} knew. "{Rule,}" {they} said, and no one had. So {they} went up to the ear, and knocked. "Shall I tuck you in?"
@means.mark {Hero} took a bed sheet as big as a bus, and {method}. It was the Yawn, fast asleep. In every window somebody looked, and put out a lamp.
@means.mark On the biggest sheet in town {Hero} {method}. There was the Yawn, and it had no bed. "Poor lamb," people said. Click, went the lamps.
@means.mark Down the front of the town hall, {Hero} {method}. Now they saw that the Yawn had light in its eyes. "Oh!" said someone, and out went a lamp, and a street.
@means.move {Hero} climbed on to that soft grey side. The Yawn rolled left, and {Hero} {method}. Left, and right. All down the street people put out their lamps to see better.
@means.move The Yawn went over, and {Hero} {method}. To the left, and slow. To the right, and slower. "Shh!" said the people, and turned down their lamps.
@means.move {Hero} got up on its big soft tummy. It rolled, and {Hero} {method}. It was like a boat, and then like a cradle. "Lamps out," said the street. "We want to watch."
@means.tend The Yawn nodded. So {Hero} {method}. Then {they} called for blankets, and down from the windows came [two|three] hundred. And each put out a lamp.
@means.tend "It's too light," said the Yawn, so softly that the windows shook. {Hero} {method}. Then up came the blankets, from every house, with ducks on, with stars on. And click went the lamps.
@means.tend "Mm," said the Yawn. {Hero} {method}. Had it a pillow? The park would do. Had it a blanket? All the town had! They came in socks, and left the lamps off.
@snag One light was left. It was on the tower, and it had never been off. "Turn the handle," called Mrs. Okoro. But there was no handle. It had shaken loose when all the bells rang, and rolled... oh, where?
@snag But up on the tower was the biggest light of all. It once had a handle like a big brass key. Then they had thrown all that water about, and buckets, too. It could be under anything! But what...?
@snag But the tower was wide awake. There was a hole where the handle went. {Hero} looked at it. There had been a net, and the net had caught on something, and hop, hop, hop, it had gone into the...
@rescue "I saw it go," said the boy with the newspapers. People did not often ask him things. He felt {hid}, and up he came with {key}. "It goes on the other way round," he said.
@rescue "Mind your feet," said the boy with the newspapers. He got down flat and felt {hid}. Out came {key}. "It was on upside down," he told them.
@rescue No one ever stopped for the paper boy. So he saw things. "It's in there," he said, and reached {hid}. It was so heavy! Out came {key}, in his hat.
@climax {Hero} put {key} back, and turned it the other way. Click. It went dark, for the very first time, in all of {home}. "Oh," said everyone. They had never seen the stars. "Aaah," said the Yawn...
@climax On went {key}. {Hero} shut {their} eyes, and turned. Click! All {home} was black, and the sky was full of stars. And the Yawn lay down on the longest roof...
@climax Top to tail, {Hero} put {key} on, and leaned. Click! No lamps. All {home} said "Ooh". There was a hole in the dark, and each hole was a star. "Mmm," went the Yawn, and shut...
@climax.move Up there the light went round and round. {Hero} waited, and went when it went, and on went {key}. Click. It was dark, for the very first time, in all of {home}. "Oh," said everyone. They had never seen the stars. "Aaah," said the Yawn...
@climax.move Round went the light. {Hero} let it go by, once, and twice, and jumped when it came. On went {key}. Click! All {home} was black, and the sky was full of stars. And the Yawn lay down on the longest roof...
@climax.move The light swung left, and {Hero} swung left, with {key}. On, and click! No lamps. All {home} said "Ooh". There was a hole in the dark, and each hole was a star. "Mmm," went the Yawn, and shut...
@resolution ...and the Yawn shut its mouth. In its sleep it breathed out red, and blue, and a little gold. {turned}
@resolution A small noise came. It was a snore! With it came red, and then a bit of blue, and the trees went green from the top to the bottom. {turned}
@resolution Shh! Out of its nose came a red puff, a blue puff, and one so gold that a bee sat on it. {turned}
@close They had {event} in whispers, on the roof. {toast} {ends} {home} is dark once a week. The cape came back orange.
@close They ate on tiptoe, up by the chimneys. {toast} {ends} The cape came out orange. "It always was," said {Hero}.
@close It was {event}, in socks. {toast} {ends} Now {home} has stars on Mondays, and {Hero's} cape is orange.
`,
  b7_9: `
@want {Hero} had a cape. It had been a curtain until Monday, and it still had the hooks in, but from the front you would never know. {They} meant to wear it tonight, up on the roof, at {event}, which was to go on until tomorrow. {why}
@want On Monday it had hung at the kitchen window. By Friday it had a button, and a collar that stood up, and if you ran it made a noise like a flag. {Hero} was only waiting for somewhere to be seen in it; and tonight there was going to be {event}, on the roof, and it would go on until tomorrow. {why}
@want Superheroes have to start somewhere, and {Hero} had started in the kitchen, on a chair, with scissors. It was a good cape. It was red, and there was hardly any curtain left in it. Tonight {event} would begin, up on the roof, and go on until it was tomorrow; and there everybody would see the cape. {why}
@home In {home} they were proud of their lights. There were lamps on the lamp posts and lamps on those lamps, and over them all stood the tower, with a light at the top that had never been put out. "We don't have night here," people told visitors. "We've got rid of it."
@home Planes found their way by {home}. There were signs that lit up to say that the signs were lit, and at the top of it all, on the tower, shone a lamp like a small sun. {Hero} had never in {their} life been able to play at ghosts. "Open all night," said a sign on the road in. "And all day, too."
@home Nobody ever said "sweet dreams" in {home}; they said "mind the glare". Every lamp post had its lamp, and a smaller lamp to see it by. From the tower came a beam that had been going round since before {Hero's} granny was born. Owls had tried the place, and left.
@friend "Saved anyone today?" asked Mrs. Okoro, at the hot-dog cart. She asked it every day. "It's been quiet," said {Hero}. Mrs. Okoro gave the onions a turn. "Big cities go quiet," she said, "just before."
@friend Mrs. Okoro could turn an onion without looking, and that left both her eyes for the street. "There's a hero," she remarked, from behind the hot-dog cart. "How's business?" "There isn't any," said {Hero}. "Everyone's safe." "I shouldn't tell the cape," said Mrs. Okoro. "It's got its hopes up."
@friend There was steam at the corner, and in the steam was Mrs. Okoro, with her hot-dog cart. "I've put by a bun for after," she told {Hero}. "After what?" "I wish I knew," said Mrs. Okoro, smelling the wind.
@turn Just after four, something came round the corner by the bank. It was as tall as the bank, soft at the edges and grey all over, and it was not in any hurry. It leaned on the town hall. Then it opened its mouth. {refrain}
@turn First the lamps shook. Next something leaned its forehead on the bank, like a person who has walked home in the rain, and you saw that the whole of the sky at that end of the street was somebody. It was as grey as a wet road. It blinked, one eye at a time. It took a good deep breath in. {refrain}
@turn "It's gone dim," said people in the square. Something was standing in front of the bank. It had knees, so it must be somebody. It was grey, as old vests are, and it swayed. Its mouth came open, and then went on coming. {refrain}
@trouble The red went out of things like water out of a bath. Buses, noses, the mayor's trousers: grey. A man at a fruit stall bit into a strawberry and asked for his money back. {run1} "It's only the red," somebody said. "We can manage. We still have..."
@trouble At the corner a bus turned grey, from the wheels up, and the passengers looked at their hands. The fire engine didn't know what it was for. "My hair!" shrieked a lady, who'd been a redhead for years. {run1} "Don't panic," the mayor told them, in trousers like porridge. "It's only one colour. As long as nobody touches the..."
@trouble You could hear it, if you listened: a sort of slurp. That was the red, going. A clown felt his nose and burst into tears. Robins flew about, looking for one another. {run1} "At least," said the mayor, in trousers that nobody would look at twice, "there's the sea, and my best hat, which are both..."
@stakes They did not have blue for long. Worse, it was catching. The bus driver yawned, then the bus; the band for {event} were all asleep on their drum. "They'll sleep a hundred years," said Mrs. Okoro. {Hero} looked down. From hem to hook, the cape was the grey of dishwater.
@stakes That was the blue. What came after was worse, because you know how it is: you see one, and your own jaw starts. They went down in rows. The band for {event} were snoring in tune. "That's how it was with my great-aunt," said Mrs. Okoro, and held one eye open with a fork. And {Hero} had looked at the cape. You'd have wiped a floor with it. "Then it's only me," {they} said.
@stakes Blue was gone by teatime. And anyone who looked at that mouth felt their own begin to open. A policeman was asleep on his horse, and his horse was asleep on the mayor. The band for {event} had got as far as "oom". "You'll have to be quick," said Mrs. Okoro, who was holding an onion to each eye, so as not to close them. {Hero} flung back the cape. It might have been a floor cloth.
@try1 "Then nobody must go to sleep," said {Hero}. {They} ran to the clock shop and wound up everything it had, four hundred alarm clocks, set them in the street, and put {their} fingers in {their} ears. Three, two, one...
@try1 "Noise!" said {Hero}. "No one can sleep through noise." The shop had four hundred alarm clocks. {They} carried them out in armfuls, and stood one on every step, every bin and every bonnet. They were all going to go off at six. {They} looked at the last of them. It was four seconds to. It was three...
@try1 There was one shop in {home} that could wake anybody. {Hero} took four hundred clocks out of the window, and left a note. "Back soon," it said. {They} stood them in a line down the road, with the fattest ones in front. They ticked like rain. A spring went tight; a little hammer drew back...
@fail1 They could be heard in the next county. "They're up!" cried {Hero}. And then, since it is what people do when an alarm clock rings, every one of them stretched out both arms, and yawned. {refrain} That was yellow.
@fail1 All down the avenue they jumped, and rang, and fell over on their backs and went on ringing. People shot up like toast. "It's worked!" said {Hero}. Only, what's the first thing that you do, when you've just been woken? They stretched. They opened their mouths. {refrain} And there wasn't a canary or a lemon left.
@fail1 "Good morning!" cried {Hero}. It was so loud that a statue dropped its sword. Out of each window popped a head, wide awake. Then up came all the arms, up, up, up, the way arms will before breakfast. {refrain} They lost yellow: the taxis, the bees.
@try2 "Cold water," said {Hero}. "It works on my cousin." {They} had the whole staircase pass up buckets, to the roof, hand over hand. The great grey head came by below like a slow balloon. {Hero} took aim...
@try2 "My gran has a jug for people who won't get up," {Hero} said. "She calls it a shower." It would have to be a lot of jugs. Forty people who were still on their legs stood on the stairs, from the tap to the roof, and the buckets came up, slopping. "Ready," they called. Round the side of the town hall, at about the right height, came one huge, drooping ear...
@try2 "It needs freshening up," said {Hero}. So everyone who was still on two feet lined the stairs, and swung the buckets along. The water had ice in it. Over the edge of the roof rose a nose as big as a van. {Hero} drew back both arms, and...
@fail2 It was a perfect shot, and made a wet Yawn out of a dry one. The Yawn looked up in such a puzzled way that {Hero} very nearly said sorry; then it shook itself, as dogs do, and washed the street from end to end.
@fail2 In it went, forty bucketfuls, without losing a drop. It didn't roar. It only turned its head, and gave {Hero} a look, with water running off its eyelashes. "Sorry," said {Hero}. After that it had a good shake, and the street had the rest.
@fail2 Nothing was ever so wet, or so surprised. There was a silence, with drips in. It put a hand to its face, and wiped, and looked at {Hero} as a puppy looks at a shut door. Next it shook; and the shops filled up to the second shelf.
@clue In the dripping hush {Spotter} saw a thing that nobody else did. The Yawn had something under its arm: a bit of blanket, the corner of one, chewed. It patted the roof of the bank. It lay down, shifted, sighed, got up, and went to try the library. What does that remind you of?
@clue {Spotter} was wringing out a sock, and so was looking down between two chimneys at just the right time. The Yawn's fist had come open, and there was a bit of blanket in it, pale and chewed. It tucked that beneath its chin. It felt a roof, as you'd feel a mattress, and lay on it, and it sighed. Then it got up and tried next door. "What does it want?" <mute:thought|said> {Spotter}. "Is it what I think it is?"
@clue {Spotter} had stayed to wave sorry, and saw the big thing fish out a bit of blanket, from up its sleeve, or where a sleeve would be. One end was all sucked. It laid the blanket on the fire station, and its cheek on the blanket. "Too hard," <mute:thought|said> {Spotter}. It tried the opera. "Too lumpy." Who goes on like that, and at what time of day?
@try3 But {Hero} was already on the chimney, with a fishing net in {their} teeth. This was it; this was what a cape was for. "Don't!" called Mrs. Okoro. {Hero} jumped. {run2}
@try3 {Hero} did not see. {Hero} was on the highest chimney in the row, with a fishing net, getting {their} collar to stand up. "I am not afraid of you!" {they} cried, which was nearly so. {run2} {Hero} flew, and the net went out like a sail.
@try3 "Stand back," said {Hero}, to nobody in particular. From the tallest chimney you saw the whole street, and it saw you, which was the point. {They} had borrowed a net from the fishmonger. {run2} {Hero} shut one eye, and leapt.
@fail3 It was a fine jump. It's only that a yawn is mostly air. It came out through the holes of the net, each part of it at its own speed, and put itself together on the other side. {refrain} There was no green any more, not anywhere.
@fail3 {Hero} landed on the far side, in a rain barrel. "Got you!" {they} said. But there was nothing in the net. A yawn's not a thing that you can get hold of; it oozed out by every hole at once, and met itself behind the chimneys. {refrain} That was the green: the whole park, down to the last pea.
@fail3 Have you ever tried to keep steam in a string bag? {Hero} came down with the whole Yawn in the net; and by every hole in the net the Yawn left, in a leisurely way. It did itself up afterwards, like a dressing gown. {refrain} Out went the lawns, the limes, and a frog who had been rather vain.
@low {Hero} sat down behind the chimney. A grey pigeon was eating a grey crumb on the grey edge of everything. "I'm not anyone," {Hero} told the {kit}. "I'm a person in a curtain." And there was hardly anybody awake to say it was not so. {run3}
@low Nobody clapped, for hardly anybody was up. {Hero} wrung out the cape. You could see the holes now where the rings had been. "It's for keeping the light out," {they} told the {kit}. "That's all that it was ever any good at." It was strange to be nearly the last one awake in a city. {run3}
@low "Mind the drop!" people used to shout, when {they} sat there. There was no one on the pavement to shout it now. {Hero} hung {their} feet over, and had the {kit} for company. The cape had dried stiff, and with a fold in it, as though it wanted to go home to its window. So did {Hero}, rather. {run3}
@insight.mark The light from the tower went round, and round, right in {their} eyes. {Hero} put up a hand. And stopped. The blanket. The lying down. If it was this bright at {their} bedtime, {they} would go about with {their} mouth open, too. "{Rule,}" {they} thought. You can't shout at a whole city to turn in. What can you do?
@insight.mark Keeping the light out! {They} said it again. Round came the beam from the tower, white and hot, and {Hero} watched it slide over that poor grey face, and saw the eyes screw up. It had been like that for as long as they'd all been so proud of it. "{Rule,}" {they} whispered. How do you get four million people to see what you've just seen?
@insight.mark A stripe of light came off the tower, walked along the roofs, and trod on that big face. Up went an arm to keep it off. It came by once more. Up went the arm. "{Rule,}" breathed {Hero}; and there, across the square, was a wall as blank as paper. If you put a thing up there, who'd need to be told?
@insight.move {Hero} could see the Yawn from there, on the long roof of the market. It turned on its left side; it turned on its right; it gave a kick. {They} knew that dance. {They} did it {themself}, the night before a birthday. "{Rule,}" {they} murmured. All this time they had tried to stop it. What if they helped it along?
@insight.move Thud. The chimney pots jumped. The Yawn had turned over. Thud, and they jumped again: now it was on its back, now on its front, now it had its feet where its head had been. {Hero} had been put to bed before enough birthdays to know what that was. "{Rule,}" {they} said. It had no one to lean against, had it? What if somebody leaned the same way?
@insight.move Bump, went the Yawn, and creak, and bump, and every tile in {home} bumped with it. {Hero} was being jogged up and down like a baby on a knee. {They} thought about that. "{Rule,}" {they} said. Up to now they'd stood in front of it, and shoved. Mightn't you get on, instead?
@insight.tend The blanket. {Hero} could not stop thinking of it. "{Rule}" Well, who had? You don't throw a bucket at someone with a blanket. {They} walked over, along the ridge, until there was an ear. "Excuse me," {they} said. "When did you last go to bed?" Do you know, it had to think?
@insight.tend It was as if {they} could still feel that look. Four hundred clocks, forty buckets, and a net; and what had it done but walk in and be tired? "{Rule,}" {Hero} said. It made {their} ears burn. {They} went along the gutter on {their} hands and knees, till {they} got to the side of its head. "I'm sorry about the water," {they} said. "Is there something that you need?"
@insight.tend There are things that you can tell by a back, and this one was turned. {Hero} had shouted at it, and drenched it, and never said hello. "{Rule}" It was only manners. {They} walked down the slates, and knocked, since an ear has no bell. "Hello," {they} said. "Isn't it past your bedtime?"
@means.mark It took nine sheets, sewn together, and the side of the town hall to hang them on. {Hero} {method}. It was only the Yawn, with its eyes shut, and a small star over it, and one finger to its lips. "Oh," people said. One by one, all the way up the hill, the windows went dark.
@means.mark There is a wall on the town hall with no windows. They hung it with sheets, as many as the hotel had, and {Hero} took the {kit}, and {method}. Anyone could read it. It was the Yawn with its blanket, and the light in its eyes, and a small, sad Z. Far up the hill somebody looked out. Somebody said "Ah." And their lamp went off.
@means.mark Everyone who had a sheet threw it down. They pegged them over the town hall, one big white page, and {Hero} {method}. There sat the Yawn, slippers off, in a little bed, with no room in that for all the light. "The poor thing!" a lady cried. Click, went her window; click, click, the street.
@means.move {Hero} slid down on to that wide soft side. It rolled left; {Hero} {method}. It rolled right, and there {they} {was} already. After a while it was more of a sway. {Hero} laid the cape across its eyes. "It's the lamps that keep it up!" {they} told the people who came out to look. They put them out, one after another, and yawned, and did not mind.
@means.move It was like getting on a haystack. When it went left, {Hero} {method}; and on the way back they met, and went on together. "And over," said {Hero}, "and back," and put the cape over its eyes, like the curtain it was. Down in the street those who were waking up sat on their steps to watch it, swaying a bit. "Put out the lamps," {Hero} called, "it can't sleep with them on." And they put out the lamps.
@means.move "Like a sofa," {Hero} said, landing on its shoulder, "that breathes." Over it heaved, and {Hero} {method}. Back it heaved, not quite so hard. Each time there was less heave, and more of a hush. Mrs. Okoro, below, drew up a chair, and so did all who'd had onions. "It's the light!" {Hero} told them, and laid the cape across its eyes. "It wants more curtain." So they put out their lamps, one by one, down the whole street.
@means.tend "Not since they put up that light," it said, in a voice like a far-off train. So {Hero} {method}. Then {they} went from door to door. Nobody had much colour left to give, but everybody had a blanket. As each one was handed up, a window went dark behind it.
@means.tend "Dark," it said. You heard it with your feet. "I did just want it dark." Well, {Hero} {method}. Then {they} knocked at every door in {home}. "Have you got a blanket you can spare," {they} asked, "and would you mind your lamp?" They came with patchwork ones and crib ones, and a fireman's, and covered it up to the nose.
@means.tend "It's never night," it said, and hiccuped. {Hero} {method}. "I'll ask," {they} said, and went to ring bells. Up to the rooftops came blankets: tartan ones, itchy ones, a tea towel for a toe. And those who'd got up to bring them went home to bed, and left the lamp off.
@snag That left the tower. Its light had not been off in ninety years. "You put it out by a handle," said Mrs. Okoro, "in the cupboard at the top." It sat on a peg, a long way in, and nobody cared to crawl. So she pushed at it with a broom. Bang! Off came the handle, and left the peg bare, and hopped down four hundred steps, and out at the door, and then...
@snag It was like a bedroom, with one person who won't stop reading; and that was the tower. Its light was put out by a handle, on a peg, at the very back of the cupboard. Nobody cared to crawl; so Mrs. Okoro poked at it with a broom. Crack! Off came the handle, and left the peg bare, and leaped down stair after stair after stair, until there was just an echo...
@snag Only the tower had not been told. It poked its beam in at each tidy black street. "There's a handle to turn," {Hero} called. "It's on a peg, in the cupboard!" It was right at the back, where it was black, and {they} stayed at the door. Mrs. Okoro tried it with a broom. Pop! Off came the handle, hit a stair, and another, and all the rest. They could hear it rolling. Then they couldn't, and...
@rescue "It went past me," said the boy with the newspapers. He had been calling out the news all day, and this was the first time that anybody had asked him for some. He lay down and reached {hid}. It was all grease, so he wrapped it in the sports page. "Here," he said. "{Key}."
@rescue "Does nobody want a paper?" It was the boy with the newspapers. He had been shouting that the city was being eaten since four o'clock, and they'd all said, "Not now." He put down his bag. "I watched where it rolled," he said, "because I'm low." He felt about {hid}, said "Ow," sucked a knuckle, and held it up. It was {key}.
@rescue "Stop press! Handle found!" So said the boy with newspapers, who hadn't sold one all day, and so had had time to look about. It had come past like a mad skittle. He crawled in {hid}, sucked his thumb, had another go with his cap on his hand, and brought out {key}. "You had it on upside down," he said.
@climax {Key} went up again, step by step, from hand to hand, and the last hand was {Hero's}. Right in, at the back of the cupboard, {they} fitted it on its peg, the right way round, and turned. Click. And there was no more light in {home}, none at all. Nobody screamed. They were looking up. "What are those?" someone whispered. They were stars. Far below, the Yawn pulled up its blanket with a sigh, and this time it did not get up...
@climax Four hundred steps is a long way to pass up something heavy. Nobody dropped it. In the black at the back of the cupboard {Hero} found the peg with {their} thumb, fitted {key}, and leaned. Click. It was as if somebody had put a hand over the whole of {home}. And above them, with nothing in the way, came ten thousand stars. "Ooh," breathed the city; and on the market roof the Yawn tucked a bit of blanket under its chin, and pulled up its feet...
@climax Up the stair they handed it, by feel. Deep in the cupboard {Hero} found the peg with one thumb, turned {key} top to bottom, pushed it on, and pulled it round. Click. So that was black! {home} held on to its neighbours. Then a child said, "There are holes in it," and they saw that the holes shone. And on the rooftops the Yawn pulled a bit of blanket to its chin, let go of all its breath, and curled up...
@climax.move {Key} went up again, from hand to hand, and the last hand was {Hero's}. {They} <slow:leaned in, as far as an arm will go|crawled in>. At the back of the cupboard the peg went round and round, with the light. {Hero} waited for it to come by, as {they} had waited on that big grey shoulder, and went when it went, and pushed on the handle. Click. There was no more light in {home}. Nobody screamed. They were looking up. "What are those?" someone whispered. They were stars. Far below, the Yawn pulled up its blanket, and this time it did not get up...
@climax.move Four hundred steps is a long way to pass up something heavy. {Hero}<slow:, whom they had wound up in the oil basket, leaned right in with it| crawled in with it>, to where the peg went round with the light. {They} let it go by twice, and the third time {they} moved as it moved, pushed on {key}, and leaned, and out went the light. "Ooh," breathed the city, at ten thousand stars; and on the market roof, under one old curtain, the Yawn pulled up its feet...
@climax.move Up the stair they handed it, by feel. {Hero} <slow:leaned right in|crawled in>. At the back the peg went round and round, with the light, and there was no catching it. So {Hero} did not catch it. {They} waited till it came, swung with it, pushed on {key}, and pulled. Click. So that was black! Then a child said, "There are holes in it," and they saw that the holes shone. And on the rooftops the Yawn pulled a bit of blanket to its chin, let go of all its breath, and curled up...
@resolution It slept till six. "Red!" somebody whispered. At every breath a bit of colour came out with it: a red, a smear of blue, and gold, and then the green, all at once, over the park. {turned}
@resolution "Listen!" they said. It was a snore, very slow, like a saw in butter. And each time that it let go a breath there was something in it: the red of a bus, a length of blue, a whole lemon, and at last the park, which came back a leaf at a time. {turned}
@resolution Pop! A bus went red. Pop! There was blue in the puddles. They lay on their backs on the roofs to watch, and whoever was snored upon came up as fresh as paint. "Oh, do the park," they begged it, and it did the park. {turned}
@close They held {event} in whispers, at sunrise. {toast} {ends} Nowadays {home} puts out its lights once a week. Everything got its red back but {Hero's} cape, which got some gold as well, and is orange. {They} told people that it always was.
@close They held {event} at dawn, around a sleeping shoulder. {toast} {ends} There's a lamps-out night in {home} now. The red came back to everything but the cape, which had caught some gold, and is orange. "It suits you," said Mrs. Okoro, and gave her onions a turn.
@close Slippers were worn to {event}, which began when the sun did. {toast} {ends} On Thursdays, since then, {home} has gone without lamps. The red came home to everything but the cape, which is orange. "It goes with the curtains that we've got left," said {Hero}.
`,
  b10: `
@want In strict truth the cape was a curtain. {Hero} had got the hooks out of most of it, and if you stood so that the light came from the left it fell, {they} felt, rather well. It would be worn in public for the first time that evening, on the roof, at {event}. {why} All it wanted was something to be worn for.
@want {Hero} was in the kitchen, being looked at from behind. "It still says 'wash at forty'," said a voice. {They} picked out the label. Up to Monday it had been one of a pair, and the other was looking rather lost; but put a chain on it, stand on the stairs, leave the door open, so that there was a draught, and it was a cape, and no mistake. It would have its first night at {event}, upon the roof. {why}
@want If you unpick a curtain along the top, and iron it, and give it the clasp off a suitcase, you've still got a curtain. What you need after that is nerve. {Hero} had been practising in the hall. This evening, at {event}, {they} would step out upon the roof in it, as if {they} had only just landed. {why}
@home You could see {home} from the moon, and people there mentioned it. They had lamps on their lamps. Above it all was the tower, with a light at the top as big as a bus that had not been off for ninety years. "We used to have night," {Hero} had been taught at school. "But we've got rid of it now."
@home No one in {home} owned a torch. What for? There were street lamps, and lamps to light the street lamps; the shops were lit, the doorbells were lit, they lit the undersides of the pigeons. Up on top of the tower hung the great lamp itself, like a noon that they had caught and were keeping. "And where are your stars?" a visitor asked {Hero}, once. {They} had thought about it. "I think we've got them in a book," {they} said.
@home Travel books gave {home} four pages, and advised dark glasses. It had lamps as other towns have weather. Babies there were born squinting; moths, who'd come from all over the world, lay about on the sills, unable to choose. The tower had been swinging its great beam for ninety years, and nobody, {Hero} included, had thought to say, "Would you care to stop?"
@friend "Saved anybody?" said Mrs. Okoro, at the hot-dog cart. It was what she always said. "It's been quiet," said {Hero}. Mrs. Okoro turned the onions over, slowly, like someone reading a letter twice. "I've noticed it's always quiet," she said, "round about now." Some way off, a car alarm went, and then seemed to think better of it.
@friend You could get hot dogs elsewhere, but you couldn't get Mrs. Okoro. She'd had that corner for thirty years, and in the way of business had seen most things go by. "So it's capes now," she said. "It doesn't do anything," {Hero} admitted. "It only goes out behind." "That's what they're for," said Mrs. Okoro. She looked along the avenue, and up it, and then, for longer than seemed natural, at the sky over the bank. "I'd do the button up," she said.
@friend Mrs. Okoro kept a hot-dog cart on the corner, and beside it a crate for {Hero}. "You want to be careful, in a cape," she said. "It's like putting out a plate. Sooner or later somebody puts something on it." "They haven't yet," said {Hero}. "No." She held up a finger, as sailors do. "What's become of the sparrows?"
@turn The thing that came round by the bank was as high as the bank. It was grey and blurred, and had the walk of somebody crossing a landing in the small hours. One hand came out, and leaned a while against the town hall. People looked up from their telephones. Then the whole of the top of it came open, slowly, like a drawbridge. {refrain}
@turn It came down the hill like weather. The first that anybody knew of it was a feeling that it must be later than they thought. People put a hand over their eyes; then round the bank there came a knee. It was the grey of wool, of rain on slate, of the hour before the alarm goes, and it walked with its arms hanging, and on its face, up there among the signs, was a look that each of them knew from the inside. "Oh, don't," someone said. "You'll set me off." {refrain}
@turn "Who's moved the bank?" asked a man with a parcel. Something soft, and of much the same height, had come to stand in the way. It put its brow to the town hall, as you would put yours to a cold window. And the lower part of its face came slowly, hugely undone. {refrain}
@trouble They lost red. It didn't fade; it drained, from the top, as a glass does through a straw. There went the buses. There went the mayor's trousers. A gentleman at the fruit stall was making a scene about a strawberry. {run1} "Now let's be calm," somebody shouted, from a grey fire engine. "It's just the one. There's still plenty of..."
@trouble "Is it me?" they asked one another. It wasn't. One moment the buses had been red, and the next it was only what they used to be. Lips went. A bullfight poster outside the travel agent's turned into a man waving a dishcloth at a cow. {run1} "My roses," said an old gentleman, and could not go on. The mayor climbed up on a grey fire engine, in trousers that had been known for miles. "Keep calm!" he called. "One colour isn't the end of the world. So long as we've got the sky, there's still a good deal of..."
@trouble Red was holding up more than you'd think. When it went, the buses seemed to sag; a cardinal in the picture gallery might have been a plumber. Ladybirds looked down at themselves, and walked. {run1} "We must keep a sense of proportion," said the mayor. He was watching his trousers. "We've got six others. No one's going to miss the one, provided that they leave us..."
@stakes It had the blue by five. And it spread, which was worse; the driver yawned, and his bus yawned, and the band engaged for {event} lay in a heap upon their own drum. "I had a great-aunt that it got," said Mrs. Okoro. "She sat down to take a shoe off. That was in March." {Hero} looked down, then, at the cape. "Oh," said {Hero}. That was the grey of old water, and what it looked like was a curtain.
@stakes So that was blue, by five o'clock. And nobody likes to be the only one not doing it. The conductor went in the middle of "Tickets"; the band hired for {event} folded up, from the flutes back, until there was nothing to be heard but the bassoon, breathing. "Pinch me," said Mrs. Okoro. {Hero} did so. "Harder, I've had onions." Then she saw {them} see it. From collar to hem it had gone, that good red, and it hung from {their} shoulders, as flat as a sigh. "Well," said {Hero}, "I've come out in it now."
@stakes Blue lasted until the five o'clock pips. By then you couldn't look out of a window without catching it: there were yawns in the trams, there were yawns in the choir; the band for {event} sank down upon one long flat note. "My aunt went like that," said Mrs. Okoro, "with a pie in. Somebody should do something, and there's only one of us dressed for it." They both looked. There was {Hero}, in a length of nothing much, with a hem.
@try1 "Keep them awake," said {Hero}, since it seemed to be {their} turn. The clockmaker had gone off in his chair. {They} took four hundred alarm clocks from his shelves, carried them out in a bath, and stood them in rows down the avenue. {They} set each one to six. At one minute to, the silence was immense...
@try1 "What wakes people?" said {Hero}. "I mean every day, when they don't want to." There's a street in {home} with nothing in it but clockmakers, and they were all asleep across their benches. {They} went through it with a handcart. Four hundred alarm clocks: kitchen ones, railway ones, one in the form of a cockerel. {They} wound each, and set it for six, and stood it on a ledge. Then {they} got beneath the cart. "Five," {they} said. "Four. Three. Two..."
@try1 One thing will get a whole city out of bed, and it costs about the price of a bun. {Hero} emptied the clock shop. They were all wound, and stood down the avenue with their bells to the front, four hundred of them, like a regiment that has only the one order. It was for six. {They} put a saucepan on {their} head. The first of the little hammers trembled...
@fail1 It was said to be the loudest thing ever done in {home}. Pigeons fainted. In every window somebody sat bolt upright. Then, as people have done ever since there were alarm clocks, and will until the last, they put both arms above their heads, and they yawned. {refrain} "And that was a good yellow," said Mrs. Okoro.
@fail1 There was no word for it, afterwards. It was less like a noise than like being hit by a kitchen. "It's worked!" shouted {Hero}, for all along the avenue they'd come up in their beds like the keys of a piano, with their eyes wide open. They stared. They felt for the bell. And four million people, as they do when they have felt for the bell, put out both of their arms as far as those would go. {refrain} "You could have left us the mustard," said Mrs. Okoro.
@fail1 The town hall lost its weathercock. Mrs. Okoro's onions turned themselves. "Good morning!" bawled {Hero}, to four million startled faces, and saw too late what faces do, at that hour: they blink; they reach for the ceiling; and they open. {refrain} "Well, that's the custard gone," said Mrs. Okoro.
@try2 "Cold water," said {Hero}, whose faith was shaken but whose cousin was hard to get up. Forty people who could still stand made a chain, and the buckets went up from hand to hand. Below the gutter came the big grey head, nodding a little. "Sorry about this," {they} said to it, and let go...
@try2 There had been a cousin, at {Hero's}, who could only be got up with a jug. "It's for your own good," {they} used to tell him. {They} thought of that as the buckets came by. It took forty people, on nine flights; they passed them up from the pump with their eyes tight shut, so as not to see each other's mouths. The thing had got its chin upon the gutter. It seemed to be looking for somewhere to put it. "Here it comes," said {Hero}, quite kindly, and swung...
@try2 In {Hero's} view no one yawns in a cold bath. They had no bath to fit. But there were forty people left, with their eyes more or less open, and a tap; and so the buckets climbed, slopping, from landing to landing, to where {they} stood with a foot on the parapet. A grey crown came nodding along below. "This may be fresh," said {Hero}, and tipped...
@fail2 You couldn't have thrown it better. In it went at one ear. All that came of it was that the thing stopped, and felt the place, and looked up, with an expression that {Hero} was to remember. There was no harm in it. It was how you would look, if you were ill, and a friend had pinched you. After that it shook itself, and washed the avenue from end to end.
@fail2 The whole of it went home. There wasn't a splash wasted; you could have taught with it. And when the last had run off the end of its nose, the creature did not bellow, or strike, or do any of the things for which one wears a cape. It turned up its face to see who had done that. "I didn't..." {Hero} began. {They} never got any further, since it shook; but in the wet and the noise, with the street going by {them} in a wave, what {they} kept seeing was the face.
@fail2 As a shot it couldn't be faulted. The thing stood there and ran, like a statue in the rain, and all of it that moved was the eyes; they came up, floor by floor, till they got to {Hero}. They weren't angry. They looked as if they'd hoped that it was going to be someone else. Then it shook, from the ears down, and nobody in the street was dry.
@clue "What has it got there?" <mute:thought|said> {Spotter}. No one had thought to look at anything but the mouth. Under its arm, held tight, was a scrap of cloth the size of a tablecloth, that had perhaps been blue: the corner of a blanket, sucked to string. It patted the roof of the library. Down it lay; it turned; it sighed, got up and went to try the baths. Where had they all seen that done before?
@clue Only {Spotter} had been watching the Yawn's other hand. It was shut; it had been shut since the bank. Now the fingers slackened, and there in the palm lay a corner of blanket, with a border that might once have been rabbits. "It's brought its own," {Spotter} <mute:thought|said>, to nobody. It stroked a roof flat. It let itself down upon that with such care; it lay a moment, stiff as a plank, with its eyes screwed up; and it got to its feet again, and you could hear the sigh in the next parish. Now what would you say that was, if it had been smaller?
@clue {Spotter} was standing quite still, being up to the knees in water, and that's the only reason that it was noticed. Out of some fold of itself the thing had drawn a rag of blanket, down to the last inch of its satin edge. It tested the museum with the flat of its hand, stretched out along it, drew in its feet, put them out again, and was off to have a try at the station. "It can't settle," <mute:thought|said> {Spotter}. Whom do you know who can't, and has one of those?
@try3 {Hero} had seen nothing. {They} {was} up on the last chimney of the row, with the wind in the curtain and a trawler's net, because when it comes to it there's a thing that people in capes do. "I wouldn't," Mrs. Okoro called up. "It's not the sort of..." {run2} {Hero} jumped.
@try3 By this time {Hero} {was} past thinking. There was a chimney, and {they} had climbed it; there was a net, off a trawler, and {they} had that in both fists. {They} had read how it's done. One stands up very straight. "I ought to warn you," {they} called, and could not for the life of {them} remember how that went on. {run2} "It's not too late to use the stairs," came up the voice of Mrs. Okoro. The curtain cracked in the wind like a flag. {Hero} bent both knees.
@try3 Not a word of this reached the chimney. {Hero} had gone up it with a net off the fish quay, and was arranging {themself} against the sky. The books were firm about it: there came a point when one leapt. "Is this that?" {they} asked. "I'd eat something first," called Mrs. Okoro. {run2} {Hero} spread both arms.
@fail3 Witnesses called it a very beautiful jump. But what's a yawn made of? It came out through the net by each of its holes, in no hurry, like porridge through a rack, and gathered itself up on the other side. It even waited to see that {Hero} was all right. {refrain} And so there was no green, from there to the river.
@fail3 They say it was like a swallow, for as long as it lasted. You'll have tried to pick up fog. {Hero} came down with the net drawn tight, upon a flat roof, holding a great deal of wet string; and past {them}, through all the holes, in strands and wisps and bits of elbow, it was going by. It joined up. It leaned down, and moved {them} back a foot from the edge. {refrain} And the park went out, tree by tree, to the river.
@fail3 Nobody could have been more caught. {Hero} had the neck of the net in both fists, and inside, from wall to wall, was yawn. It sighed. It let itself out, everywhere at once, so gently that not a knot creaked; and it set {them} upright, afterwards, and dusted {them} off. {refrain} There went the green: the leaves, the bottles, the copper off the domes.
@low It's hard to say what a grey pigeon is doing, when it eats a grey crumb on a grey roof, except going on. {Hero} watched it. Down there hardly anybody stirred now. "I'm not anyone," {they} said to the {kit}, after some time. "I'm a person with no curtains." It was odd to hear how much of the noise in the world had been other people. {run3}
@low It was quiet in a manner that it had never been in {home}. No one was even snoring. {Hero} took off the cape and folded it, edge to edge, as you'd fold a curtain. "I was all right at the standing," {they} told the {kit}. "It's just when it came to there being something to do." There was a pigeon, and there was the roof it stood upon, and you could no longer have said for sure which one of them it was that walked away. {run3}
@low How quiet is a city? {Hero} had not known there was an answer. {They} sat against the stack with the {kit}, and no plan. A drip fell off the cape. "I thought that it would come with something," {they} said. "You'd put it on, and then you'd know." A long way down a traffic light changed, for no one, from grey to grey. {run3}
@insight.mark The tower swung its light across {their} face, and on, and back. {Hero} had never minded it; nobody did. {They} threw up an arm, thought of that look, and of the blanket, and slowly took the arm down. Ninety years, with that in its eyes. "{Rule,}" {they} used to say to people, so airily. There was no one to say it to. There were four million windows, though, and what faces a window?
@insight.mark Swish, went the light off the tower. {Hero} had got {their} back to it; but {they} saw it go across the creature, and saw it flinch, and saw it flinch again, the next time, just before. Then it was used to that. Then it had been doing so for... "{Rule,}" said {Hero}. {They} had to say something. Ninety years they had been boasting of it! It was no good shouting, with everyone asleep; but a thing which has woken you each day, all your life, is somebody drawing a curtain. What do you see first?
@insight.mark Over came the beam, like a duster, and did the whole row of roofs; and two huge eyelids, that had all but met, sprang open. {Hero} counted. At twelve they drooped. At fifteen it was there again. "{Rule,}" {they} said aloud, and hardly knew why, until it lit up the town hall: five floors of plain white wall. When people woke, and they'd wake, in all this, where would they be looking?
@insight.move The Yawn had the market roof now, the longest there was, and its heels hung off. It flung itself on the left side, and then on the right. The whole roof gave with it like a boat. {Hero} knew those turnings, for {they} had done them, each night before each thing that had ever mattered. "{Rule}" Four hundred clocks, forty buckets, a net: they had done nothing all day but push. Suppose that you went with it?
@insight.move "{Rule}" It was on a tin in the hall at home, with a picture of a wave. What {they} had never noticed was that you could do it lying down. There was the whole long roof of the market, heaving like a deck: over, with a groan; back, with a groan, and a kick, and the pillow that wasn't there punched flat. {They} could have told it what came next. {They} had been bringing {themself} up against it since four o'clock, like a wall; and has anyone ever been rocked by a wall?
@insight.move The Yawn had reached the part where you throw the pillow. {Hero} saw a chimney go by. After that came the sigh, and then the other cheek, and the one leg out; {they} could have called the steps, like someone at a dance. "{Rule}" But who had? They'd blocked it, and rung bells at it, and each time it was knocked an inch farther from sleep. If a thing's bound to roll, mightn't you go along for the ride?
@insight.tend "{Rule}" It was nearly a joke. It was the only thing that {they} had ever told anyone, and {they} had gone at this with a bucket. {Hero} walked along the ridge to where there was an ear. {They} felt a fool. {They} had felt one all day, though; it was merely that this time it was polite. "I beg your pardon," {they} said. "Is it that you can't get to sleep?"
@insight.tend The Yawn had moved {them} back from the edge. Of everything that day, {Hero} could least get over that. "{Rule,}" {they} used to go about saying, to ferns, to cats. And here was something as big as a church, that had come in with a blanket, dropping, and been rung at and soaked and jumped on; and it had looked to see that {they} didn't fall. It was lying with its face to a wall. "Excuse me," {they} said, beside the ear, and was astonished at how small it came out. "Would you like me to do something about the light?"
@insight.tend What {Hero} would have liked was a book of what to say. There was just {their} own rule, and {they} had been forgetting that, at the top of {their} voice, since four. "{Rule,}" {they} muttered. It was a good walk to the ear, in wet socks, and longer if you were ashamed. {They} took hold of the lobe. "I never did," {they} said into it. "I'm so sorry. What is it that's keeping you up?"
@means.mark It took the sheets of a whole hotel, and the front of the town hall to hang them from. {Hero} {method}, by the swing of the tower's own beam. "It's nothing clever," {they} said. It was the Yawn with its eyes shut, a single star above it, and one long finger at its lips. A window on the hill stared at it for a bit, and went dark. So did its neighbour. It ran away down the streets like good manners.
@means.mark They hung the town hall with bed linen, from the clock to the steps; and {Hero}, up a fireman's ladder, with the {kit}, {method}. The first to wake was a nurse. She saw the Yawn, four storeys high, with the corner of a blanket, holding up one arm across its eyes. There wasn't a word on it. "Well, no wonder," said the nurse. She leaned over, and put out the lamp. Next door did the same; then the street; it went up over the hill like somebody drawing up the covers.
@means.mark Nobody ever had a larger sheet of paper than the town hall, once they'd emptied the laundry. {Hero} {method}, right up to the clock. First there were eyelids, then a fist and a rag; then the Yawn was all there, hunched, trying to get a bit of the night to come up as far as its chin. A window woke. "Bless it," somebody said. Out it went, on tiptoe; and those on each side went with it.
@means.move {They} let {themself} down on to the great soft flank. Left it went; {Hero} {method}. And right; and {they} {was} there before it. Nothing else happened for quite a time. But what had been a thrashing was a rocking by then, as slow as tides, and people who had come out to look put off the lamps to see it better, and sat down on their steps.
@means.move You'd have to let yourself fall, to start with. {Hero} did that. It was as warm as a loaf. Away to the left it went, like a ship going over; {they} held on with {their} eyes shut, and {method}; and when it came back there was somebody it was coming back with. "Hup," {Hero} murmured, "and over." Hup; and over. The kick went out of it. By and by people had gathered underneath, in their slippers, with a sort of smile, and were leaning too; and somebody put up a hand and turned down the street.
@means.move Some painters had left a ladder, and off the top you could step across. It was like boarding a hill. When that rose, so did {Hero}; when it tipped, {they} {method}; and back it all came, a shade less crossly. The windows filled with faces. You can't watch rocking and stay upright in your mind. One by one they leaned on the sill, reached out, and did away with the lamp.
@means.tend The answer took so long in coming that {they} thought it was a train. "Not since the light," it said. So {Hero} {method}. When that was done {they} went knocking. There was not a scrap of colour left in {home} for anybody to give, but everyone had a blanket, and gave it, and went in; and behind each door that closed, a lamp went out.
@means.tend There was a rumble. It was the pipes, {they} thought; then it was words. "It was dark," said the words, "when I was little." Nothing more. So {Hero} {method}. And after that {they} got down, and went along the avenue to every door that there was, and rang, and stood back so that they shouldn't see {them} cry. "It only needs putting to bed," {they} said. They brought quilts, they brought rugs and dust sheets and the flag from the bank; and each of them, on the way out, without being asked, reached up and saw to the lamp.
@means.tend "Nobody turns it down," a voice said, as if from under the street. So {Hero} {method}. Afterwards {they} went round with a barrow. People came out in their nightclothes with the good eiderdown, and the one for the dog; they hauled them up by ropes, and patted them flat. "There," they said, as one does, and crept off home, and nobody had the heart to put a light on.
@snag All but the one. Nobody living had ever put out the light on the tower. "There'll be a handle," said Mrs. Okoro. "There's always a handle." It was in the cupboard under the lamp, brass, as long as a loaf. {Hero} reached in, and turned it. It came off backwards with a crack. You could hear it go down the four hundred stairs, hop after hop, and out over the cobbles, and after that, which was a good deal worse, you couldn't...
@snag The dark stopped at the tower. That went round, and round, and it went over the blankets like someone feeling for the edge. "Is there a switch?" {Hero} asked. "Why would there be a switch?" said Mrs. Okoro. What there was was a cupboard, and in it, humming, a brass handle that a cat could have slept on. {They} wrapped {their} hand in what had been the cape, leaned in, and turned; it screeched; it came off; and it was by {them} like a rat out of a sack, over the rail and down the middle of the stair, ringing on every floor. They heard the street door. They heard the cobbles. "Now," said Mrs. Okoro, "listen, and we'll hear where it..."
@snag There remained the tower. It went on over the hushed roofs like somebody who talks in libraries. "Look for a handle," called Mrs. Okoro. It was in the cupboard, and brass, and for a while it wouldn't turn at all; then {Hero} had it, and then {they} hadn't. There were stairs for it to fall down, four hundred, and it did not miss any. Far below a door banged, and the street had it, and...
@rescue "Extra," said the boy with the newspapers, in a small voice, from habit. He had stood upon that corner shouting the truth for two years. "It went by me. I'd have said, if anybody had ever..." Nobody had. He got down flat and felt {hid}, and skinned a knuckle, and wrapped the thing up in the sports page. "It's {key}," he said. "And the notch goes to the left."
@rescue "Read all about it," somebody said. He had said it since he was eight, on that corner, with the bag pulling him over sideways. He was the boy with the newspapers. "It isn't in yet. It only just happened, and I'm the only one that saw." It took them a moment to grasp that this was news. He lay flat and went in {hid} as far as the hip; there was the sound of a glove, tearing; and he gave them {key}. "You want it the other way about," said the boy. "There's an arrow."
@rescue One person on that corner was always awake, and he sold newspapers. "GIANT EATS SKY," the boy had been calling, hoarsely, since the early edition, and they had told him to run along. "I know where it is," he said. He waited. "Go on!" they cried. He went in flat, {hid}, got grease on his nose, used the racing page, and drew out {key}. "You had it upside down," he said.
@climax It was handed up, step by step, by the dark part of the stair, and in the darkest part of all was {Hero}. The notch went to the left. {They} turned it. Click. It made hardly any noise. {home} went out, from the middle to the edges, and in all that city there was one indrawn breath; for they had put back their heads to scream, and there, right over them, were all the stars. "Have those been there the whole time?" somebody said. Below, on the market, something turned on its side...
@climax The way up was black by then, and it had four hundred steps. {Key} made them in the curtain, from arm to arm, like a hot brick for a bed. In the cupboard {Hero} felt for the arrow. {They} felt for the slot. "Good night, everyone," said {Hero}, since someone should; and, click. You could have heard that city not breathing. It was gone, all of it, to the last doorbell; and slowly, as your eyes do, theirs opened; and over the roofs, from the one side to the other, was what they'd had in a book. "Look," they said. "Oh, look." On the market something had turned its cheek to the tiles...
@climax Up they passed it, from landing to landing, into the wind and the white glare. Behind the glare was a cupboard, and in that a slot. {Hero} put {key} in back to front, and leaned. Click. It was the dark that came on. It ran out down the avenues, quick as ink. "Who lit those?" somebody cried. It was the sky, which had been up there all their lives, like a neighbour one has never met. And upon the market a grey hand felt about for its rag...
@resolution It slept as the sea sleeps. With every breath it let out some of what it had been too tired to hold: red along the buses, then a blue, then gold; and towards six, in one long sigh, the whole of the green at once, across the park, like somebody shaking out a cloth. {turned}
@resolution You can't hurry that sort of thing, and no one tried. They sat out on the steps, with their chins in their hands. About three it started to snore. "There!" somebody whispered; it had been red, no bigger than a match, on the end of the breath, and it floated down as far as a bus. Blue came in a long streak, as it turned over. There were golds; there was a quantity of plum. And as the sky grew light it smiled, at some dream or other, and let the park go. {turned}
@resolution Afterwards they could never agree what came first. "Red," said a baker, "on my ovens." The fishermen said blue. It slept, and each breath that it let out had a little less grey in it. They sat along the ridges with their arms round one another, being breathed on. Last was a green that it had kept so long it came out like a song. {turned}
@close They held {event} after all, at sunrise, in whispers, with that grey shoulder for a wall. {toast} {ends} There is one night a week in {home} now, and people travel to see it. The colours all came back. A few were put back wrong, in the dark; the mayor's trousers are a sort of plum, and {Hero's} cape is orange, and hangs, since {they} got {their} curtains back, quite beautifully, in the window.
@close "Keep it down," said everybody, at {event}, all through breakfast, with one finger up, and passed the jam by hand along the great grey back. {toast} {ends} Thursdays are dark in {home}, these days; they've had to put on extra trains. Most of the colours found their own way home, though some had only a rough idea of the address. And {Hero} kept the orange. "It's a curtain," {they} will tell you, straight out, if you admire it. "You should see what it's kept off people."
@close {Event} was held lying down, for the most part, and the speeches were mimed. {toast} {ends} They have night on Thursdays in {home}, and "Why only Thursdays?" the young complain. A good many things are still not the shade that they went out. The mayor has got used to plum; and a curtain hangs on {Hero's} door, orange, on its own hook, in case.
`,
}
