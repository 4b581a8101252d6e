// An octopus who plays eight parts at once has seen all the chairs, and has tied herself in a knot.
import type { PackSource } from '../pack.ts'

export const knot: PackSource = {
  id: 'knot',
  skeleton: 'contest-turned-team',
  genres: ['animal', 'comedy', 'friendship', 'adventure', 'educational'],
  tags: 'sea seaside beach pier harbour ocean theatre concert stage music coast band show',
  peril: 0,
  touches: 'octopus stage crowds sea',
  ways: ['sound', 'move', 'tend'],
  figure: {
    name: 'Ottoline',
    type: null,
    pronoun: 'she',
    prop: 'octopus',
    states: `
      trouble: knotted
      stakes: knotted
      try1: knotted
      fail1: knotted blue
      try2: knotted
      fail2: knotted
      try3: knotted
      fail3: knotted inky
      clue: knotted inky
      low: knotted inky
      insight: knotted
      means: knotted
    `,
    want: 'to play to somebody, if only they would not look',
    habit: 'ties herself in knots',
  },
  people: { 'Mr. Pringle': 'mr-pringle', 'peanut girl': 'girl' },
  extras: `
    clue: mr-pringle
    climax: crowd
    resolution: crowd band
    close: crowd
    choice: crowd
    want: crowd
  `,
  names: ['Ottoline', 'Saltby Pier', 'Saltby', 'Pier', 'Mr. Pringle', 'Pringle'],
  nouns: {
    home: 'Saltby Pier',
    quest: 'concert',
    key: 'the little white stick',
    hid: 'under the ice-cream cart',
    mistake: 'told Ottoline how many people were coming',
    scary: 'the front of the stage, where the lights are',
    wait: 'until the tide had come all the way in',
    crowd: 'the people in the cheap seats',
    small: 'the girl who sold the peanuts',
    says: 'She was all right until she saw the chairs.',
  },
  swappable: false,
  planted: 'Mr. Pringle tapped on the piano with {key}.',
  refrain: {
    base: 'Over and under and round and through: a knot, and a knot, and another knot too.',
    turned: 'Over and under and round and through: a fiddle, a flute, and the big drum too.',
  },
  small: {
    base: 'Over and under and round and through. Knot!',
    turned: 'Over and under and round and through. Not a knot!',
  },
  titles: [
    '{Hero} and the Knotted Octopus',
    'Eight Arms and Four Hundred Chairs',
    'A Knot, and a Knot, and Another Knot Too',
    'There Was an Arm Up the Tuba',
    'The Night the Band Got in a Tangle',
  ],
  blurb:
    'Ottoline plays the fiddle, the flute, the drum and five other things, all at the same time. But tonight she has counted the chairs. Who can undo a knot with eight arms in it? {Hero} might, {kitWith}, if the sailors would only stop pulling.',
  stage: `
    want: theatre day clear wide | look-up excited | chair drum bunting |
    home: harbour day clear wide | look-down happy | signpost | duck-following
    friend: harbour day clear medium | wave happy | octopus drum | bird-on-head
    hobby: beach day clear medium | stand proud | |
    flaw: harbour day clear close | stand thoughtful | |
    turn: theatre dusk clear behind | look surprised | octopus chair |
    trouble: theatre dusk clear above | look-down funny | octopus flute drum |
    stakes: theatre dusk cloudy medium | look worried | octopus drum chair | mouse-watching
    try1: theatre dusk cloudy wide | pull brave | octopus |
    fail1: theatre dusk cloudy medium | sit sad | octopus |
    try2: theatre dusk cloudy wide | push hopeful | octopus soap bucket |
    fail2: harbour dusk wind wide | run surprised | octopus soap-bubbles | duck-following | wet
    try3: theatre night cloudy medium | kneel excited | octopus feather | | wet
    fail3: theatre night cloudy above | look-down funny | octopus feather | | sooty wet
    clue: theatre night cloudy close | peek curious | octopus piano | | sooty
    low: harbour night fog wide | sit sad | octopus bucket | | sooty
    insight: harbour night fog close | listen hopeful | octopus bucket | | sooty
    means: theatre night clear medium | stand brave | octopus |
    snag: theatre night clear medium | look-down surprised | octopus chair |
    rescue: harbour night clear close | reach hopeful | baton cart |
    choice: theatre night clear medium | stand thoughtful | |
    climax: theatre night stars behind | hold wonder | baton octopus |
    resolution: theatre night stars wide | dance joy | octopus violin flute drum |
    close: harbour night stars medium | hug happy | octopus | small-copy-of-hero
  `,
  deeds: `
    want[queue|ticket|poster|shops|board|paint]: hero touches concert-board; hero point excited; others crowd; no octopus; no drum; no chair; no ticket; no flute; at harbour day wide
    want: hero on chair; no octopus; no drum
    home: with octopus pier-theatre; no signpost; no hat; no ball
    flaw: no octopus
    turn: hero touches octopus; no chair; no drum; no cushion; others mr-pringle
    trouble: hero touches pringle-knot; hero reach surprised; no octopus; no piano; no flute; no drum; no tuba; no hat; no sandwich; no wool; others; at here wide
    stakes: hero touches octopus; no ticket; no clock; no hat; no shoe; no cushion; others mr-pringle
    try1: hero pulls octopus; others sailors
    fail1: hero touches octopus; no rope; no sock; no cap; no shoe; no button; no whistle; no bread; others sailors
    try2: hero pushes foam-knot; no octopus; no bucket; no boots; others sailors; at here wide
    fail2[tuba]: hero touches knot-tuba; hero reach surprised; no octopus; no tuba; no soap-bubbles; no spoon; no hat; others
    fail2[^(?!.*tuba)]: with slid-knot; hero run surprised; others crowd
    fail2: no octopus; no soap-bubbles; no bicycle; no hat; no fishing-net
    try3: hero lifts feather; no hat; others sailors
    fail3: hero touches ink-knot; hero reach surprised; no octopus; no rope; no feather; no hat; others mr-pringle; at here wide
    clue: friend touches tap-knot; hero point curious; with piano; no octopus; no mop; no chair; others mr-pringle; at here medium
    low: hero sit sad; with octopus-bucket; no octopus; no bucket; others
    insight: hero touches octopus-bucket; no octopus; no bucket; others
    means.sound: with half-knot; no octopus; no feather; no bucket; no blanket; no trumpet; no drum; no flute; others
    means: hero touches half-knot; no octopus; no feather; no bucket; no chair; no shoe; others
    snag: hero touches octopus; no feather; no bucket; no soap-bubbles; no chair; no cart; others mr-pringle
    rescue: friend gives baton to hero; no octopus; no chalk; others girl
    choice: no octopus
    climax: hero lifts baton; with octopus full-house; no chair; no drum; others; at here medium
    resolution: hero lifts baton; hero dance joy; with ottoline-plays full-house; no octopus; no violin; no flute; no drum; no mop; no hat; no fish; others sailors
    resolution[danced with a mop]: hero dance joy
    close: hero touches octopus
    friend: hero touches octopus
  `,

  lapStage: `
    home: harbour day clear wide | wave happy | octopus |
    friend: harbour day clear medium | wave happy | |
    want: theatre day clear medium | look excited | octopus bunting |
    turn: theatre dusk clear wide | look surprised | octopus |
    trouble: theatre dusk clear above | run funny | octopus |
    stakes: theatre dusk clear medium | hug worried | octopus |
    try1: theatre dusk clear wide | pull brave | octopus |
    fail1: theatre dusk clear medium | sit surprised | octopus |
    try2: theatre dusk clear medium | push hopeful | bathtub octopus |
    fail2: theatre dusk clear wide | look funny | octopus bathtub |
    try3: theatre night clear medium | reach excited | feather octopus |
    fail3: theatre night clear wide | look sad | octopus chair |
    hobby: theatre night clear medium | stand happy | |
    flaw: theatre night clear close | think thoughtful | |
    low: theatre night clear wide | sit sad | octopus |
    clue: theatre night clear close | look curious | octopus |
    insight: theatre night clear close | think hopeful | octopus |
    means: theatre night clear medium | give brave | octopus |
    snag: theatre night clear close | hold worried | octopus |
    rescue: theatre night clear medium | cheer happy | octopus |
    choice: theatre night clear close | kneel thoughtful | mouse |
    climax: theatre night stars behind | cheer wonder | octopus violin drum |
    resolution: theatre night stars wide | dance joy | octopus trumpet flute |
    close: bedroom night stars medium | lie calm | bed pillow |
  `,
  lapDeeds: `
    home: hero touches octopus
    friend[piano]: hero touches piano; others old-man
    friend[chairs]: hero on chair; others old-man
    friend: hero reach happy; others girl
    want: hero touches octopus
    turn: hero touches octopus
    trouble: hero touches octopus
    stakes: hero touches octopus
    try1: hero pulls octopus
    fail1: hero pulls octopus; with drum
    try2: hero touches bathtub; octopus in bathtub
    fail2: hero touches bathtub; octopus in bathtub
    try3: hero lifts feather
    fail3: hero touches octopus; with chair
    low: hero touches octopus
    insight: hero touches octopus
    means: hero touches octopus; no hat; no sock
    snag: hero touches octopus
    rescue: hero touches octopus
    climax: hero touches octopus; with violin drum
  `,
  b0_3: `
@home Ottoline had eight arms. One waved at {Hero}. One waved at the {kit}. She had six left.
@home {Hero} went to the pier with the {kit}. "Hello, Ottoline!" Eight arms waved.
@home "Hello, {Hero}," said Ottoline. "Hello, {kit}." They had to shake all eight hands.
@friend Mr. Pringle played the piano. Plink! "Good evening, {Hero}," he said. Plonk!
@friend A girl sold peanuts by the door. "One for you, {Hero}," she said.
@friend "Eight chairs," said Mr. Pringle. "One for each arm. Mind your toes, {Hero}!"
@want {why} Ottoline had to play, for {event}. But what had she done?
@want {why} Fiddle, flute, drum, all for {event}! Could Ottoline play them?
@want {why} Ottoline was to play for {event}. {Hero} ran in. What was the matter?
@turn Her arms were in a knot! She looked at {Hero} with one eye. {refrain}
@turn She had been so scared that she got in a knot. Oh, {Hero}! {refrain}
@turn It was a big, fat knot, {Hero}, with Ottoline in it. {refrain}
@trouble "Help," said the knot. {run1} {Hero} went all round. Where did the knot begin?
@trouble One arm went up, and one arm went down. {run1} Which was which, {Hero}?
@trouble It had a foot in it. {run1} It was {Hero's}! How did that get in?
@stakes "I cannot play like this," said Ottoline. {Hero} hugged the bit with the eyes.
@stakes Poor Ottoline! "I will get you out," said {Hero}.
@stakes All the chairs were full. Ottoline shook. {Hero} held one hand. Or was it a foot?
@try1 {Hero} took an end, a wet one, and pulled and pulled, and...
@try1 Would it come out with a pull? {Hero} held on, and...
@try1 "I will pull," said {Hero}. One, two, three, and...
@fail1 It got tight. Now the drum was in it, too. {refrain}
@fail1 Oh no! In went the drum, boom, boom. {refrain}
@fail1 The knot had a drum in it now. Boom! {refrain}
@try2 {Hero} put the knot in a bath, with soap. Rub, rub! Was it soft now?
@try2 Would it slip out with soap? {Hero} rubbed it in the bath. What came up?
@try2 "I will wash you," said {Hero}. Splash! Where did the soap go?
@fail2 It slid in, and then the bath was in it, too. {refrain}
@fail2 Now there was a bath on {Hero's} end of the knot. {refrain}
@fail2 Pop, pop! Soap, bath and all, it got bigger. {refrain}
@try3 {Hero} had a feather. Tickle, tickle, under an arm. Hee... hee...
@try3 Would she let go for a tickle? {Hero} tickled. Ha... ha...
@try3 "I will tickle you," said {Hero}. One arm shook, then two, then...
@fail3 Ha, ha! All the chairs were in it, too. {refrain}
@fail3 She laughed so much that she got hold of ten chairs. {refrain}
@fail3 In went Mr. Pringle's chair, with Mr. Pringle on it. {refrain}
@low {Hero} sat down by the knot. {run3}
@low "I am scared," said Ottoline. {run3}
@low It was late. The knot was big. {run3}
@clue {Went}, went the {kit}. And one small end of an arm came out, to see what it was.
@clue {Went}, went the {kit}. <pal:{Pal} looked. >One arm came to feel it, just the end, as soft as soft.
@clue {Went}, went the {kit}. One arm liked that. It let go of the knot, and held on.
@insight That arm was not in a knot now. It had something to hold. So if every arm had...?
@insight {Hero} always held something, too, in the dark. Did she just want...?
@insight One arm out. How many more? Did they all want a thing to hold...?
@means "You do it," said {Hero}. {Went}, went the {kit}, in one arm. Two had a hat. Three had a sock!
@means One arm had the {kit}. {Went}! Two got a hat. Three got {Hero's} left sock. They all let go.
@means {Went}, went the {kit}, in one arm. One was out! "Hold my hand." Two arms! "Hold my hat." Three!
@snag Four arms, five arms, six arms out! But the last two held on, tight, tight, tight...
@snag Out came four. Out came five. Out came six. And what could {Hero} give the last two...?
@snag The fiddle for one, the flute for one, the drum for one. Two to go. But there was no more to hold...
@rescue "Hold me!" said {Hero}. And round {Hero} came two big arms. Hug!
@rescue So {Hero} gave her a hug. Seven! Eight! And pop went the knot.
@rescue {Hero} held them, one in each hand. Pop! Eight arms, and all of them long.
@climax On went the lights. Fiddle, flute, drum! She played them all, and with one arm she held {Hero's} hand.
@climax Ottoline came out in front of all the people. She held {Hero's} hand, and she played, and played.
@climax One, two, three, four! Boom, toot, ding! {Hero} could not keep still, and nor could the chairs.
@resolution They all danced at {event}, the mouse, {Hero} and all. {turned}
@resolution She took a bow, with eight hands. {Hero} clapped with two. {turned}
@resolution "Again!" said {Hero}. So they had it all again. {turned}
@close {toast} {Hero} was tucked up. Over, under, in! Night-night, Ottoline. {ends}
@close {toast} One last wave, times eight. Good night, Ottoline. {ends}
@close {toast} Hush, drum. Hush, flute. {Hero} was in bed. {ends}
`,
  b4_6: `
@want There was going to be a concert at the end of the pier, for {event}. {why} Four hundred chairs stood in rows.
@want "Is that for us?" said the ticket lady. It was a queue! They were all coming to the concert, for {event}. {why} She ran out of pink tickets, and used green.
@want All the shops on the pier shut early, for the concert, and for {event}. {why} On the poster were eight gold hands.
@home {Hero} lived on {home}, which is a street that walks out to sea. At the far end was a theatre on long wet legs, and under that lived the band. She was called Ottoline, and she was an octopus.
@home Some streets go to the shops. {Hero's} went out over the sea, and stopped. That was {home}. It had a theatre on it, with wet legs, and somebody in the water there was good at music. Her name was Ottoline, and she had eight arms.
@home {Home} was like a bridge that got tired. {Hero} lived on it, over the hats. At the tip stood a theatre with its feet in the sea, and an octopus with all of hers in it. That was Ottoline.
@friend Ottoline played the [fiddle, the flute|flute, the fiddle], the drum and five more things, all at once. "Good evening, {Hero}," she said, and shook hands, and hands, and hands.
@friend You must not look, said Ottoline, or she could not play. So {Hero} shut both eyes, and heard a fiddle, a flute and a drum, and that was not half of her. "Was that all right?" she would say.
@friend {Hero} had a hole in the floor, to hear through. At night Ottoline played up it, with a different thing in each of her eight arms. "Just for you," she said. "I couldn't do it for people."
@turn At six o'clock Mr. Pringle pulled back the curtain, to dust it. Ottoline looked out. She saw the chairs. She went [white|green], and then pink, and then... {refrain}
@turn "Just have a peep," said Mr. Pringle, with his duster. Row on row of chairs looked back. {Hero} saw her go as red as a bus, and then... {refrain}
@turn "There's dust on that curtain," said Mr. Pringle, and gave it a flap. It was only for a second. It was long enough for Ottoline. So many chairs! {refrain}
@trouble There was an arm in the drum. There was one up the flute. {run1} "Sorry," said a very small voice, inside the ball. Which end was Ottoline?
@trouble It was a very good knot. It had a flute in it, and Mr. Pringle's leg. {run1} "Can I help?" said {Hero}. "I don't know," said somebody in there. "Where are you?" Where was she?
@trouble Mr. Pringle was in it, up to one knee. The drum was in it. {run1} {Hero} asked the knot how it was. "Not very well." Who could find her face?
@stakes "She's never done that before," said Mr. Pringle. They had [an hour|one hour], four hundred people, and a knot. "No band, no concert. And no concert, no {party}!"
@stakes Mr. Pringle looked at the chairs, and the clock. "It's off, then," he said. "There's no concert with a knot." And with no concert, what about {event}? {Hero} would not hear of it.
@stakes "We'll say she's ill," said Mr. Pringle. "We'll give them back their pennies." "But they're all coming to {event}," said {Hero}, and tried to think.
@try1 "A knot has to be pulled," said {Hero}. Six sailors took one side, and {Hero} took the other. "Heave!" they shouted. "And heave! And..."
@try1 {Hero} took hold of a bit, and so did the cook, and so did six sailors. Everyone spat on their hands. "Pull!" they cried. "And pull! And..."
@try1 Everybody picked an arm. "We'll all walk backwards," said {Hero}, "and she'll come out long." The six sailors sang a song about it. They walked, and...
@fail1 It got tighter. Any shoe could have told them that. Now Ottoline was as hard and round as [a cannonball|a bowling ball], and rather blue. {refrain}
@fail1 "Ow," it said. A sailor had lost a shoe in it. "You should never tug a lace," said {Hero}, but that was too late. {refrain}
@fail1 Now she was as tight as a nut. "I think you went the wrong way," said Ottoline, from inside. They had two of a sailor's buttons in there, and his whistle. {refrain}
@try2 "Soap!" said {Hero}. It gets rings off fingers. They rubbed her with ten bars of it. Then each sailor gave a push, just a little one, and...
@try2 How do you get a big foot in a small boot? You make it slip. In went the soap. "One soft push each," {Hero} told them. "As soft as a cat." And so they did, and...
@try2 "She must be slippery," {Hero} said. Soon she shone all over. "Now don't push. Just point at her." One by one they put out a finger, and...
@fail2 Off she went. She slid out at the door, down the pier, and past the chips. It took a net and [three|four] boys to bring her back. She was still a knot, but a clean one.
@fail2 Whee! It shot past the hats and the chip shop, and it rang a bicycle bell. {Hero} ran all the way to the sand. They had to carry her back, very clean, and just as tied up.
@fail2 Who pushed? You should have seen her go! A band man stopped her with his tuba. Out she popped, when {Hero} pulled, as clean as a plate and as knotted.
@try3 "If she laughs," said {Hero}, "she'll come loose." So each of the sailors got a feather. {run2} "Ready? Tickle!" And Ottoline began to shake, and shake...
@try3 No one can stay in a knot and laugh. {Hero} was quite sure. So out came the feathers, off the best hats in the shop. {run2} They got down on the floor, and began...
@try3 "A joke would do it," said {Hero}. But who can think of one? So it was feathers. {run2} They put in the soft ends. There came a small "Hee"...
@fail3 Ottoline laughed, all right. But when an octopus laughs, out comes the ink. It got Mr. Pringle in his white shirt. {refrain}
@fail3 It was the best laugh you ever heard. Then it was black. It was on the ceiling, and on the chairs, and Mr. Pringle was just two eyes. "Well," {Hero} said. {refrain}
@fail3 "Hee, hee, hee!" said Ottoline, and let go of her ink. It was an accident. All you could see of {Hero} was teeth. {refrain}
@clue It was {Spotter} who saw it. The piano man was trying out a tune. And one thin arm, that stuck out of the knot, went tap, tap, tap. Who had told it to?
@clue They all got mops. On his stool an old man went plink, plink, to get the piano right. What was that, near the floor? When he went plink, {Spotter} saw a bit of arm go tap. Why did it?
@clue Somebody was still at the piano. He was old, and did not hear much. Plink! Low down, by the floor, {Spotter} saw what looked like a toe. It did a tap. Plonk! It did one more. Now how did it know when?
@low Outside, people had started to queue. {Hero} sat at the end of the pier with ink in both ears. The poor {kit} had gone black. {run3}
@low Down on the sand you could see lamps. People were on the way. {Hero} sat by the bucket, with {their} poor inky {kit}. It had all been {Hero's} plan. {run3}
@low {Hero} took the bucket to the last plank of all. The {kit} had a black drip. Far off a lot of people were putting on their hats. {They} had told her she would like it. {run3}
@insight.sound Tap, tap, tap, went the one thin arm in its bucket. "{Rule,}" said {Hero}. That was the drum part! The arm knew it all by itself. Did each of them know its own tune?
@insight.sound It was too dark to see. So what was that? Tap-tap, tap. "{Rule,}" said {Hero}. It was one eighth of a song! If that arm knew its part, did the rest?
@insight.sound What do you do with your ears full of ink? "{Rule,}" {Hero} said. Tap-tap, tap-tap. The bucket was in the middle of a march! Was it just the rest of her that was scared?
@insight.move Up came the sea under the boards, and down it went. And in the bucket the knot went big, then small. "{Rule}" They had been pulling out the whole time. What if you went in?
@insight.move Swish, in it came, under the boards. Swish, and out. So did somebody in the bucket! "{Rule,}" said {Hero}. When she let her breath go, the knot hung loose, like wool. So why did they pull, when you could wait?
@insight.move {Hero} had {their} chin on the bucket. "{Rule,}" {they} said to the sea. And then {they} saw the knot go tight, and loose, and tight. They had tugged on all the tights! What about a loose?
@insight.tend "Sorry," said the small voice in the bucket. {Hero} put {their} head right in. "{Rule,}" {they} said. Had anybody asked her what was the matter?
@insight.tend They had tugged, and rubbed, and tickled. "Sorry," was all she ever said. {Hero} went hot. "{Rule,}" {they} would have told you. What if you just got down low, and said, "What's wrong?"
@insight.tend "Have you got a cold?" asked Ottoline. She was asking {Hero}! "{Rule,}" {they} said, but not one of them had asked her a thing. Could it be that simple?
@means.sound {Hero} brought {their} {kit} and sat by the knot. First the drum part: {Hero} {method}. Out slid one arm, to drum. Next, the fiddle part. Out slid another!
@means.sound First {Hero} got her up the steps, and then the {kit}. {They} {method}. A drum! One arm knew that. It came out, as if someone had said its name. {They} did a bit of fiddle. Here came two.
@means.sound {Hero} put a blanket down and opened the {kit}. {They} {method}. It was the bit the drum does. "Coming!" somebody seemed to say, and up slid an arm. {They} did a flute bit. Up slid two.
@means.move The knot went slack. {Hero} {method}. In, and under, and round, the way that she had got there. One arm came with {them}. Then two!
@means.move {Hero} set the {kit} down, and held one loop, as you hold a cat. Wait... now! {Hero} {method}. Under and out! "You're good at this," said the knot. "Next time, turn left."
@means.move {Hero} held on to one soft pink bend. The knot sighed, and {they} {method}. It sighed, and {they} went a bit more. It was like going upstairs. "That's my left one," said Ottoline. "Hello!"
@means.tend {Hero} {method}. "So many eyes," said Ottoline. "I only have two." So {Hero} told her to shut them. She shut them tight. One arm let go.
@means.tend "I'm not going to pull," said {Hero}, with the {kit} put away. {They} {method}. "They all look at me," said Ottoline, "and I've only got these two." "Then shut them," {Hero} said. Plop, went an arm.
@means.tend {Hero} {method}. By and by she said it. "It's all those chairs. They stare." "You like the dark," said {Hero}. "So make it dark. Shut your eyes." And she did, and something came undone.
@snag "Curtain!" cried Mr. Pringle. "Where's the stick? She can't begin without a one, two, three!" He'd had it when the soapy knot went by. He had hit it with it. The people were sitting down, and...
@snag It was time! "One, two, three, and she's off," said Mr. Pringle. "With the stick. I had it until the ink." He held up two black hands. You could hear all the people go quiet, and...
@snag "Eight arms, all out!" said {Hero}. "Now the stick that says go," said Mr. Pringle. He felt behind his ear. It had been there before they pulled. All the talk died down out there, and...
@rescue "It rolled," said the girl who sold the peanuts. Nobody ever looked at her, only at the peanuts. She went in {hid}, right up to her socks. Out she came with {key}.
@rescue "I know," said somebody with peanuts. She had said so all night, but not loud. Down she lay, and she put her arm {hid}. It was dark, and there was old ice cream. She gave {Hero} {key}, and a peanut.
@rescue "Was it long and white?" said the peanut girl. "I saw it go." She was small enough to crawl in {hid}. They heard her sneeze. Then up came her hand, and in it was {key}.
@climax Up went the curtain. Ottoline shut her eyes. {Hero} walked out to the front, with all those faces, and held up the stick. {Their} hand shook. One... two... three!
@climax Her eyes were shut tight. So who would stand up there, and look? {Hero} would. There were so many noses! {They} turned round. "It's me," {they} told her. Up went the stick, and...
@climax Somebody must look at all those people. {Hero} did it. It was like a hill of faces. So {they} turned round to Ottoline, who had her eyes shut. "Now," {they} said, and the stick went down, and...
@resolution Zing, went the fiddle. All eight arms went off like a fair, and the whole pier danced on its long wet legs. {turned}
@resolution It was like when you let dogs off at the beach. Out ran the tunes! {Hero} danced with a mop. The fish put up their heads. {turned}
@resolution What a noise, if eight arms are happy! The man from the chip shop kissed the lady from the hats. {Hero} had the stick, and did not dare to stop. {turned}
@close {toast} {ends} Ottoline tied one small knot, with her own arm, round {Hero's} finger. "So I don't forget," she said.
@close {toast} {ends} "They all had nice hats," said Ottoline. She tied a thin bit of arm on {Hero}, in a bow. "That's on purpose."
@close {toast} {ends} {Hero} let down a hand, between the boards. Somebody tied a bow on it. "Till tomorrow," said Ottoline.
`,
  b7_9: `
@want "Sold out," said the board at the end of the pier, and somebody had drawn a smile on it. For the first time ever, Ottoline was going to play to people. It was for {event}. {why}
@want There had never been a queue on the pier before, and the first man in it thought he must be lost. "Is it true," he asked, "that she does it all at once?" It was true; it was tonight; it was for {event}. {why}
@want The paint was wet on the new board. "TONIGHT!" it said, and then a list: fiddle, flute, drum, and so on, down to the ground; and under the list was one name. "In aid of {event}," it finished, in red. {why}
@home {Hero} lived on {home}. A pier is a street that set off across the sea and changed its mind. It had a hat shop, and a machine that told your fortune [and was always wrong|if you hit it]. At the far end stood a theatre, up to its knees in the waves. And under the theatre lived an octopus called Ottoline.
@home From the hill it looks as if somebody had begun a bridge and been called in to tea. That's {home}. {Hero} had a bedroom on it, with a hole in the floor for dropping things down. Further out was a theatre on thin wet legs; and round those legs, most evenings, was Ottoline, who was an octopus.
@home On a pier you never lose a ball but once. {Hero} had lost eleven. {They} had a room at {home}, over the hat shop, with the sea going by beneath; and out at the end, on thin wet stilts, was a theatre. Somebody in the water there had all the balls. It was Ottoline, an octopus, who kept them in order of size.
@friend Ottoline was a whole band. She played the fiddle, the flute, the drum and five other things, all at the same time. She did it in the dark, by herself, when everyone had gone. {Hero} used to lie on the boards above with one ear down. "You ought to let people hear you," {they} said.
@friend It was through the hole that {Hero} got to know her. One night {they} dropped a sock, and up came a tune. It had a fiddle in it, a flute and a drum, and when {they} put an eye to the floor it stopped. "Don't look!" said somebody. "I go to pieces." So they were friends with the light off.
@friend "I don't do people," Ottoline had said, up through the floor. But she did {Hero}, every night, once the lights were off: she did the fiddle and the flute and the drum, with five more arms for the hard parts. "They'd clap, you know," {Hero} said. "Would they?" said the floor. "What with?"
@turn Tonight was the night. At six Mr. Pringle, who looked after the theatre, drew the curtain back an inch, to dust it. Ottoline looked out through the inch. She saw the chairs. She turned white, then pink, then a sort of tartan. {refrain}
@turn The lamps were lit. "You won't want dust on you," said Mr. Pringle, who ran the place, and drew back one inch of curtain with his feather mop. {Hero} did try to get in between. There was row A, and B, and, behind B, all the others. {refrain}
@turn "I'm ready," said Ottoline, and she was. But Mr. Pringle could never see a curtain without giving it a bang. It swung. She saw the first row, which was bad; it swung back, and she saw the rest. {refrain}
@trouble It was a remarkable knot. There was an arm in the drum, an arm up the tuba and an arm round Mr. Pringle. {run1} "Sorry," said a tiny voice, from somewhere in the middle. They turned it over, to look. It was the same on that side. Which bit of it was the front?
@trouble Nobody had ever seen it done so fast. It was like wool being knitted by a storm. Somewhere in the middle was a flute, and, it seemed, Mr. Pringle. {run1} "I am sorry to be a nuisance," said a muffled voice. "Not at all," said {Hero}, and took off {their} hat to it, and then wondered. Had that been the right end?
@trouble "Is it meant to do that?" asked a sailor, with a chip halfway to his mouth. It wasn't. A tuba went by in it, and then most of Mr. Pringle. {run1} "Do go on without me," the knot begged. {Hero} walked round to speak to it, and kept on walking. Where do you stand, to be face to face?
@stakes Mr. Pringle got his leg back. "There will be," he said, to nobody, "a short delay." In an hour there would be four hundred people on those chairs, and what would they hear? "Without her there isn't a concert," said {Hero}. "And without a concert, there's no {party}."
@stakes Mr. Pringle always looked on the bright side. They waited while he tried to find it. "We could put her in the window," he said. "People like a knot." But {Hero} was looking past him, at the chairs. No band; so no concert; so there went {event}. And whose idea had it all been?
@stakes "She's never had a day's illness," said Mr. Pringle, when they'd found his other shoe. "I'll have to tell them." Each of the chairs had its own small cushion, put out by hand. People were buying hats for {event}. "Don't tell them yet," said {Hero}. "How long does it take to do up a hat?"
@try1 "What do you do with a knot?" said {Hero}. "You pull it!" Six sailors were fetched out of the chip shop. They took hold of whatever stuck out on the left; {Hero}, the cook and Mr. Pringle took whatever stuck out on the right. "On three," said {Hero}. "And heave! And..."
@try1 "Which way do you undo things?" asked {Hero}. Six sailors, who had come with their chips, thought apart was best. They got a good grip on one half, with vinegar; the cook, {Hero} and Mr. Pringle had the other, and both sides dug in their heels. "And haul!" sang out the oldest. "And..."
@try1 "It's only a lot of ends," said {Hero}, "that have got in the wrong place." They found the ends, and dealt them out: one to the cook, and one to each sailor, and one for {Hero} to share with Mr. Pringle. "Everybody go home," called {Hero}, "a step at a time! Now! And..."
@fail1 Everybody who has ever had shoes knows what happens. The knot grew small, and hard, and quite round, like a cannonball with suckers. "Ow," it said, politely. {refrain}
@fail1 If you've ever had it happen with a lace, and a bus coming, then you know. It had been as big as a sofa. Now you could have bowled it. "That's rather snug," it squeaked, and {Hero} saw that they had lost a sailor's cuff. {refrain}
@fail1 They all let go. What sat there was the size of a loaf, and you could have knocked on it. "You're very strong," said Ottoline, as if from down a well. She'd got a cap in there, and {Hero's} sock. {refrain}
@try2 Then what gets a tight ring off a fat finger? "Soap!" cried {Hero}. They used all the soap on the pier, which was forty-one bars and something for dogs. They rubbed her until she squeaked. "Now," said {Hero}, "each of us gives one gentle push. Very gentle. Ready..."
@try2 They did her in lavender, then in coal tar, and for best in something pink that said it was for spaniels. That much soap would get a ring off a lamp post. She was as slippery as a promise. "Now with one finger," {Hero} told them, "and so gently that she doesn't know..."
@try2 "My ring comes off with soap," said the cook, so it was soap. They frothed her up with brushes until she was a sort of cloud. "That's enough!" said {Hero}. "She'll fall open by herself. Just touch her. Touch her as you'd touch a bubble, and..."
@fail2 No one ever found out who pushed too hard. Ottoline left by the main doors. She passed the hat shop at about the speed of a bicycle, and was stopped by a brass band, which had only come to listen. She was carried home in a net, smelling of roses, and not one arm of her was looser.
@fail2 She was off like a pip. She went down the middle of the pier with a noise like a wet kiss, between a pram and a bishop; and it was only because a brass band was just coming in at the gate that she ended up in a tuba, and not in the sea. {Hero} walked home beside the net. There was a great deal of foam, and not one inch of slack.
@fail2 Pop! She was through the doors, and past the chips, and would have been abroad by six, but for a man with a tuba, who was early. {Hero} got her out of that with a spoon. Ottoline had had a lovely ride. She'd had it inside a knot, and there she was still.
@try3 "You go all floppy when you laugh," {Hero} said. "Everybody does." So the hat shop lent them feathers, big curly ones, and they all knelt round her in a ring. {run2} "Under the arms," {Hero} told them, and they looked at all those arms. "Just start anywhere." The knot twitched. It wobbled...
@try3 "When did you last tie your shoe," said {Hero}, "while you were giggling?" So the hat shop was turned out, and whatever had a plume on it was plucked. {run2} They knelt, feeling foolish, which helped; and {Hero} drew one long curly feather across what could well have been the sole of her foot...
@try3 "Nobody's ever cross and tickled," {Hero} said, "and nobody's ever tickled and tight." They borrowed plumes off nine of the best hats, and swore to put them back. {run2} "Gently," {Hero} warned; "start with the feet." That was a mistake, as she was all feet. It began at one side, like a kettle, and it spread...
@fail3 Ottoline did laugh. It was a lovely laugh, like a drain singing. The trouble is that an octopus keeps her ink just behind it. When they could see again, there were nine people on that stage as black as boots, and a knot. "There will be a short delay," said Mr. Pringle, and went away to wash. {refrain}
@fail3 Oh, she laughed! It went up like bubbles, and set off the sailors. And it's then, if you are an octopus with no hand free to hold it in, that the ink goes off. It was blacker than the inside of a hat. "Has somebody turned out the lights?" {Hero} asked. They hadn't. {refrain}
@fail3 There's a thing that you should know before you tickle an octopus. The laugh is in front, and the ink is close behind. It went up as a fountain, and it came down as a night. "I think," said {Hero}, out of that, "we've finished with feathers." {refrain}
@clue The piano tuner had heard none of it; he was rather deaf. He went on trying out his notes, plink, plonk, plink. {Spotter} was wiping ink from the boards and saw a thing that nobody else did. From the underside of the knot there stuck one thin arm's end. Tap, tap, it went, tap-a-tap, dead in time. Who had asked it to?
@clue So they mopped. Over it all, as he'd done since tea, an old man went plinking at the piano; he tuned it by feel, and he hadn't noticed. {Spotter} had got down to do the skirting board. There, below the knot, was an inch of arm nobody had counted. He plinked. It tapped. When he got one wrong it waited, politely, till he'd put it right. Now who had asked it?
@clue Through it all went the plink of the piano man, who was hard of hearing. {Spotter} had found the floor, and a mop. And there, where the knot met the boards, something no bigger than a thumb was keeping him company. Plink, he went, and it bobbed. Was it listening, when the rest of her had given up?
@low They put her in a bucket, for the cool. {Hero} sat beside it, out on the end of the pier, and saw the lights come on along the shore as people got into their coats. It had been {Hero} who'd said that she ought to be heard. {They} turned the {kit} over and over, and it left black marks. {run3}
@low {Hero} took her out in a bucket to the very last plank, where it's dark, and where she had been so happy. She hadn't asked for chairs. That was all {Hero}. Along the front came lamps, in ones and twos, and you could hear them laughing already. {They} tried to wipe the {kit}, but it was like trying to dry the sea. {run3}
@low Nobody saw {Hero} go, with the bucket in both arms. From the last plank the whole town looked like one warm window. "They're coming to hear you," {they} had told her, so often, as if it were a treat. The {kit} left a black mark on everything; so did {they}. {run3}
@insight.sound Tap-a-tap, said the arm in the bucket. {Hero} had no wish to listen to anything. "{Rule,}" {they} told {themself}, because it was the rule, and did. It was the big drum part, from the third march. Ottoline was upset from end to end, but this arm wasn't; it was practising. What if every one of them knew its own tune by heart?
@insight.sound Something in the bucket was at it again. "{Rule,}" {Hero} had been told, but who'd want to, tonight? Tap-a-tap. Tap. Why, that's the bit for the triangle, in the waltz! And she did not know that she was doing it. It was just the arm, on its own, having a practice. So who'd told the others to stop?
@insight.sound "{Rule,}" {Hero} had written once, over {their} bed. Out here you had no choice; there was the sea, and there was that bucket. Tap, tap-a-tap. It had got to the tricky corner in the polka! It took it again, slowly, and got it right. The rest of her was scared stiff. So how do you talk to one arm?
@insight.move The swell came in under the boards, and went out. {Hero} watched it because there was nothing else to do. Then {they} looked in the bucket, and the knot was doing it, too: big, small, big. "{Rule}" said {Hero}, very slowly. Every time it was small, all the loops hung slack. They had only ever tugged at it. Would it mind if someone went with it?
@insight.move It took {Hero} a while to see that the bucket was keeping time with the tide. In, and she was as tight as a fist. Out; and every loop of her sank down, and gaped. "{Rule,}" {they} began, and the back of {their} neck went cold. They had pulled when she was in! It was like pushing at a door that says pull. Could you go through it while it was open?
@insight.move {Hero} hung over the bucket, breathing in time with it, as one does with cats. Tight. Loose. Tight. "{Rule,}" {they} whispered; and when had they gone? They had gone when they liked, all ten of them, and mostly when it was tight. Now there was a gap you could post a bun through. Had there been one all along?
@insight.tend "I'm sorry about the shirt," said the bucket. {Hero} looked in. All evening they had talked over her, and across her, and about which end to hold. "{Rule,}" {Hero} said aloud, and felt {their} ears go hot under the ink. In that whole long hour, had one of them asked her a question?
@insight.tend "You've been so kind," said the bucket, and that did it. {Hero} could have cried. They'd been kind with ropes; they'd been kind with a scrubbing brush. "{Rule,}" {they} said. It was {their} whole rule, and {they} had been too busy helping. When had anybody got right down, and waited to be told?
@insight.tend "{Rule,}" {Hero} heard somebody say, and {they} had said it. In that bucket was a person who'd been hauled, and washed, and plucked at, and had thanked them each time. "Ottoline," {they} said, with {their} nose in the bucket. "What's it like, in there?"
@means.sound {Hero} set {their} {kit} beside her on the dark stage. The drum part came first. {Hero} {method}, and out slid one long arm, feeling about for its stick. The flute part came next, and out slid another. "That's never mine," said Ottoline, amazed, as a third went by. "Oh! It is. It's the twiddly bit."
@means.sound They carried her in by the back. {Hero} sat with the {kit} on the bare boards, and {method}. It was the triangle's part. Out it came, that arm, as if it had been called in to tea. {They} did a bit of trumpet. "Ooh," said the knot, and wriggled. {They} were halfway through the cymbals when somebody handed {them} a flute, to be going on with.
@means.sound "I'll only do the bottom line," {Hero} told the dark. {They} laid out the {kit}, and {method}. It sounded bare, like one shoe. Something in the knot thought so too. There was a slither, and there was the drum! Then somebody couldn't bear to be left out of the next bar, and that was the horn. "They've gone without me," said Ottoline. "Listen to them."
@means.move {Hero} laid the {kit} aside, took off both shoes, and held the loosest loop that {they} could see. Big; small; now! {Hero} {method}. Under it went, and round, and through, back along the road that it had come by, and the next breath carried {them} on to the next. "It's like a dance," said the knot. "Left a bit," it added. "Mind my elbow."
@means.move You need bare feet for it. {Hero} stood the {kit} in a corner, got a hand into a loop, and waited for her to sigh. She sighed. {Hero} {method}. Three steps, and hold still; three steps; and each time it let {them} a bit further on. It was a kind of maze that minded. "Past the elbow," she said, "and then it's downhill." Something long and pink flopped out, and waved.
@means.move With the {kit} under a chair, {Hero} took a loop in {their} fingertips and waited. The breath went out of her; the loop grew wide; {Hero} {method}. And stop. It was like a skipping rope: in, and wait, and round. "I know where we are," said Ottoline. "We're at the start." And out came an arm, all warm and creased, like somebody just out of bed.
@means.tend {Hero} put down the {kit} and {method}. For a long while there was only the sea. "It's the eyes," said Ottoline at last. "Four hundred chairs. That's eight hundred eyes, all pointing. I've always played in the dark." "Then shut yours," said {Hero}, "and it will be." She thought about this. Somewhere in the knot one arm lay down and sighed.
@means.tend {Hero} pushed the {kit} out of the way, and {method}. Nothing was said for so long that a moth went to sleep. "I don't mind ears," said Ottoline. "You can't see an ear coming. But I can't look back at eight hundred eyes." "Who said you'd got to look?" asked {Hero}. There was a pause in there. And then, one after the other, like cats off a bed, arms began to get down.
@means.tend {Hero} put the {kit} behind {them}, and {method}. A wave came in. Another one did. "When it's you," said Ottoline, "you lie on your front. Now there are four hundred of you, and they're all sitting up." "Suppose you had your eyes shut?" {they} said. "You could think it was me." Nothing moved, and then all over her things did.
@snag Seven arms were free, and the eighth was on its way. "Stick!" hissed Mr. Pringle. "She's got to be counted in. Eight arms, one start, or it's soup!" It was always kept on the piano. They all looked there together. Behind the curtain four hundred people coughed, and grew quiet, and...
@snag "Seven," counted {Hero}, "and here's the eighth!" But Mr. Pringle had both hands in his hair. "The stick! She must be brought in. With eight of them, if it's not together, it's a road accident." It was not where it always was. On the far side of that curtain somebody said "Shh", and all at once there was no noise at all, and...
@snag Mr. Pringle counted arms, and got eight twice running. "She's loose! Where's my stick?" You can't just wave at an octopus; she's too many people. They shook out the tuba. "It can't have gone far," {Hero} said, and thought of soap. The lights in the house went down. Somebody unwrapped a sweet, and then even that stopped, and...
@rescue "It rolled off when you did the soap," said a voice by their knees. It was the girl who sold the peanuts. People in that theatre had bought nuts from her for two years, and could not have told you the colour of her hair. She lay on her front and went in {hid} until there were only two socks. "There," she said, and held up {key}.
@rescue "Excuse me. It's been down there since the soap." In two years she'd been asked for salted, and for plain, and nothing else. Now the peanut girl put down her tray, and lay flat, and felt about {hid}. Soon she was just a pair of heels. "There's a shilling here too," said the heels. "And a tooth." {Hero} held out a hand, and got {key}.
@rescue The peanut girl had a name, but nobody had asked it. "You've all got such big feet," she said. "It got kicked." Down she went, {hid}, with a torch, and they saw it go about in there, looking at things. "Ow," said the dark; and then, "Here." Into {Hero's} palm came {key}.
@climax Ottoline shut her eyes. The curtain rose, and so did the hair on {Hero's} neck. Somebody had to stand out there in front. {Hero} walked into that great warm light, with eight hundred eyes in it, turned {their} back on them all, and lifted the stick. "I'm here," {they} whispered. "It's only me." One. Two. Three...
@climax Her eyes were shut; that was the plan. It hadn't struck {Hero}, until the curtain went, that someone else would need to keep both of theirs wide open. It was like walking into an oven full of faces. Left. Right. {They} bowed to it; {they} turned about; there she was, as white as milk. "I've got you," {they} said, and nobody heard it but her. The stick weighed about as much as a breath. One. Two...
@climax {Hero} hadn't known that a curtain makes a wind. It blew {their} hair back. And there, as far up as you could see, were people. "Somebody's got to look at them," {they} thought, and looked. There was a boy in the front with no teeth. Then {they} turned, and found her, small and pale, with her eyes squeezed shut. "Ready?" {they} said. "We're under the floor." The stick came down...
@resolution It began with a fiddle, as thin as a thread. Then the flute climbed up it, and the drum came in beneath like a friendly bear. By the second tune the sailors were dancing with the hat shop. The whole pier stamped its long wet legs. {turned}
@resolution It began like someone getting into cold water: a toe of fiddle; an ankle of flute. Then she forgot. Off went the drum, and there wasn't a foot in the house that could keep still. They pushed back all four hundred chairs; they were only chairs. {Hero} beat time till {their} sleeve came off. {turned}
@resolution Nobody breathed for the fiddle. At the flute they did. After the drum had come in there was no holding them: hats were thrown up that had cost a week's wages, and a boy danced on his chair, with a sailor at each hand. {Hero} turned pages with {their} teeth. {turned}
@close {toast} {ends} "I peeped," said Ottoline. "In the last one. They looked nice." She took the tip of one arm and tied it round {Hero's} finger, in a bow. "That one," she said, "is on purpose."
@close {toast} {ends} "Do you know what they were doing," asked Ottoline, "when I had that peep? They'd got their eyes shut, too." {Hero} had seen that. She wound one thin end round {Hero's} finger, over and under, and pulled it snug. "Now that," she said, "is a knot."
@close {toast} {ends} That night {Hero} looked down between the boards, and an eye looked up. "I opened it for the end," said Ottoline. "I saw a boy with no teeth." An arm came through. It tied itself on {their} finger. "There," she said. "That's so you stay."
`,
  b10: `
@want "SOLD OUT," said the board at the end of the pier; it had never had to say so before, and one of the letters was a chip box, flattened. Four hundred chairs, four hundred tickets, one night. It was all in aid of {event}. {why}
@want It was a thing that hadn't been seen on the pier in living memory: a queue. It went back past the hats. People joined it to find out what it was for, and on being told they looked at one another and stayed. "All eight," said the lady with the tickets. "Together. By herself." She was tearing them in half, to make them last. Nothing like it could have been got up for anything but {event}. {why}
@want On the Monday they had printed four hundred tickets, as a joke; by the Friday you couldn't buy one for love. The lady at the window had tried to explain. "It's a sort of band," she'd say, "but it comes in one piece." People went away and thought about that, and came back with their aunts. And all of it was for {event}. {why}
@home A pier is a street that has set out for foreign parts and thought better of it. {Hero} lived about halfway along. There was a hat shop on {home}, a chip shop, and a machine that told your fortune for a penny and had promised everybody, for forty years, a tall stranger. And right at the end, up to its knees in salt water, as if it had gone on ahead to test it, stood the theatre. In the water underneath it lived an octopus called Ottoline, of whom nothing was said on the posters until tonight.
@home They had meant to go on with it. You can tell from the look of the last plank. There must have been a day, with a flag, when {home} was going to be the road to somewhere; and then the money ran out, or the sea kept on, and they put a theatre on the end to make it seem intended. {Hero} lived at the dry end, over hats. A great many people had walked out there of an evening to look at the view, and not one had thought to look down, between the boards, at what was looking up. Her name was Ottoline, and she was an octopus.
@home {Hero's} bedroom at {home} had the sea on five sides, if you counted the floor. It's what you must expect of a pier. Hats were underneath, and their boxes went by on the stairs like slow trains; further on was a machine that would tell you your fortune, and never the bad part. Last came the theatre, out where it's deep. It had gilt on top, and weed below. The posters were all about the gilt. But down among the weed, with her own small shelf to put things on, there was an octopus. They called her Ottoline.
@friend Ottoline was of a certain age, and shy. She could play the fiddle, flute and drum together with five other instruments, and she did so every night once the building was empty, in the dark, for no one. {Hero} had found it out by lying on the boards with one ear to a knothole. "People should hear that," {they} had said. "Oh, people," said Ottoline, in the tone of somebody invited to the moon.
@friend "It isn't that I mind an audience," she told {Hero}. "I've never met one." That was in the second winter. For the whole of the first they hadn't spoken: {Hero} lay along the boards of the empty stage after dark and breathed as little as possible; and down among the iron legs something tuned a fiddle, then laid a flute to that, then a drum, and went on adding to it until it had used up all its arms. One night {Hero} had sneezed. "Bless you," said the water, and there was a dreadful silence while they both thought what to do.
@friend Ottoline practised at night, when the house was empty: that is to say, when there was nobody in it but {Hero}, who had been under the seats since eight with a biscuit. She took the fiddle and flute in two arms, and the drum in a third, and only then began to look about for something to do. "Somebody ought to know of this," {Hero} said once. "You do," said Ottoline, and went on counting her rests. She thought that one was plenty. She had not been sure about one.
@turn It had taken a year to talk her round. At six, with the lamps lit and the fiddle tuned, Mr. Pringle, who had managed the place since the old king, opened the curtain by one inch, in order to dust it. Ottoline put an eye to the inch. She saw row A. She saw row B. You could follow how far she had got by the colour of her. {refrain}
@turn You may know how it is to be quite all right so long as you don't see it. At six o'clock she was. She had resin; she'd got her chin down on the fiddle; she had even told a joke. And Mr. Pringle, who had never in fifty years let a curtain go up dirty, opened it at the join by an inch and ran his duster down. That was all. {Hero} saw the light fall in a stripe across her, from the top, and how her eye went along it, chair by chair, as if somebody had made her count. {refrain}
@turn No one could say that she hadn't been brave. Up she had come at six through the little trap, and sat with her back to it all, and tuned. "Right as rain," said Mr. Pringle, the manager, whom nerves made tidy; and he saw a cobweb on the curtain, and flicked. There was a gap for about as long as a blink. You'd not think that there was time to count to four hundred. But then she had eight arms, and she did them on all of those. {refrain}
@trouble Sailors came from the chip shop to admire it. "I've tied them for thirty years," said the oldest, and took off his cap. One arm went in at the tuba and did not come out. One had Mr. Pringle. {run1} "I do beg your pardon," somebody said, very faint, from the centre. They walked round it twice, with a lantern. It's a hard thing to say to a lady, but which of it was her?
@trouble The navy was sent for. It stood round with its hats off and chips in its hands. There'd been nothing in that line, it was generally held, since the anchor chain of the old Queen, and she had been left where she was. One arm had taken a trombone. One had got hold of Mr. Pringle by the braces. {run1} "I'm so dreadfully sorry," it said, from no special direction. {Hero} bent over to say that it did not matter. But which part of her did you say it to?
@trouble {Hero} had once seen a drawer of kitchen string slam shut and be opened a year later. It was that, but with manners. "Don't mind me," it was saying; "somebody see to Mr. Pringle." He was hanging from it by one leg. The horn had gone in, and a music stand. {run1} The cook brought a lamp over, so as to be introduced, and they held it here, and they held it there, and each time it was somebody's elbow. Had she got a front at all?
@stakes "There will be," said Mr. Pringle, being unwound, "a short delay." He'd said it for every disaster since the flood. This time, though, he took out the ticket money and looked at it, and he put it away as if it belonged to somebody else. No octopus, no band. No band, no concert; and {event} would be four hundred people looking at a curtain. The sea slapped at the legs of the place, like slow applause.
@stakes "We've had floods," said Mr. Pringle. "We had a tenor stick in the trap." They had him down now, and he was winding in his braces. "I've always gone on and said, a short delay." He couldn't say it; his lip was doing something else. Beyond the inch stood the chairs, A to T, each of them paid for by somebody who would be brushing a coat by now; and every one of those coats was coming out, on such a night, for the sake of {event}. "How long," asked {Hero}, "can you make a short delay?"
@stakes "Well, that's the end of us," Mr. Pringle said, upright at last, and began to straighten his tie; and went on, as there was nothing else that he could straighten. He'd been forty years in that building, and nobody had ever wanted to get in. The chairs stood there in their rows, every one with a programme on it, folded by himself. "She's over the page," he told {Hero}. "In the big letters." When people have come as far as that for {event}, what do you hand them at the door, instead?
@try1 It is everyone's first idea. It was certainly {Hero's}. "Pull," {they} said, and they divided what there was of her into two sides, fairly, like a team game: six sailors upon the left; on the right the cook, Mr. Pringle, and {Hero}, with both heels against the prompter's box. "All together," {they} called. "It'll come as sweet as anything. And heave! And..."
@try1 Ask anybody what's to be done with a knot, and watch their hands. So there was no debate. They picked her over for loose ends and shared these out; the navy had the seaward half, and to landward there was the cook, and Mr. Pringle, with {Hero} for an anchor. It had a pleasant feeling, like the start of a picnic. Somebody struck up a shanty. "Now she comes!" they sang, and all leaned back upon the word, the whole length of them, and felt her give, and...
@try1 "There's more of us than of her," said {Hero}; which was hopeful, though no one had checked. The ends were found and given out. The sailors had six, being used to it. Mr. Pringle put his watch somewhere safe, and forgot where; and {Hero}, who was lightest, was tied on at the back, as a sort of tail. "Sing out when it's tight," said the bosun. It had grown tight. "Walk away with it," he told them. So they faced the four corners, and walked...
@fail1 There's not a shoe in the world that could not have told them. It came down from the size of an armchair to that of a pudding. It was round, and it was blue, and it rang slightly when you tapped it. "I don't like to complain," said Ottoline, from a long way in. One sailor was found to have become part of it, and had to be got out of his sleeve. {refrain}
@fail1 She hadn't given. She had gone in. There's a kind of sigh that a knot makes as it beds down for the winter, and {Hero} had heard it before from a boot. What lay there on the boards was the size of a Christmas pudding. When they listened they could hear her, very far away, saying that it was no one's fault. "That's my watch," the oldest sailor said, looking at where his wrist went. {refrain}
@fail1 Nobody had ever asked a knot what it thinks of being pulled. It thinks: quite right. They came back from the corners to see what they'd done, and it would have gone into a hat. "Now I can't feel the horn," it said, very faint and polite. "I only mention it." The bosun counted his men. He had the right number of those, but there was one boot too few. {refrain}
@try2 "My aunt had a ring that stuck," said the cook, and there was a rush for soap. {Home} had forty-one bars, and a tin of something for dogs. They lathered her. They did it with the greatest respect and some long-handled brooms, until she glittered from every side like a chandelier. "And now a touch," {Hero} said. "That's all. Just with the fingertips. Are we ready? As one..."
@try2 What had got it tighter was holding on; so they would see to it that nobody could. It was the cook who had the soap. There was more behind the bar, and in the end they did the thing with mops, two coats, and some stuff that was sold for the feet of horses. She lay and gleamed like a new idea. You couldn't look at her without sliding a little. "No hands," said {Hero}. "It's to be a breath. It's to be like blowing a feather off a baby. All right? And on the count of..."
@try2 It was the cook's turn to be clever. "Grease," she said. There wasn't enough; so they made it up with soap, in flakes and bars and one large cake on a rope, and went over her with whatever had bristles. She came up like a wet street at night. When they leaned in to look they saw nine of themselves. "It's just a tap, now," said {Hero}. "You wouldn't wake a baby. You wouldn't dent a jelly. And we all do it once, at the same time, on..."
@fail2 "Who did that?" said the cook, in the silence. "Who touched?" There was an inquiry, afterwards. She was through the double doors by then. She did the whole length of the pier in eleven seconds, with bubbles; went by the fortune machine, which lit up; and was saved at the very last by a brass band who had just got off the bus. They bore her back in a net. She smelt of lavender. Of all those loops, not one had so much as yawned.
@fail2 Nobody, it was clear from the evidence, had counted to the same thing. There was one squeak. She'd cleared the doors before the draught had shut them. She took {home} at its full length and down the middle, passing, on her way, a bishop, a pram, and a dog who changed his whole opinion of the sea; and had there not just then been coming up from the station a brass band, and in front of it a tuba, mouth foremost, she might have been abroad. {Hero} helped to shake her out. She'd never smelt nicer. It was the same knot.
@fail2 They never did hear what it was on. One moment there was a band there, of a sort; then there were some wet doors, swinging. She'd have been abroad by supper if it weren't for the tuba. It was coming up {home} with a man behind it, and he said later that he'd felt it go in, like the note you wait all your life for. It took butter to get her out. "You've such a lot of shops," Ottoline told {Hero}. It was the first time she had ever seen the place. She had gone by it as tight as a fist.
@try3 "Has anyone," {Hero} asked, "ever stayed in a knot while laughing?" Nobody could remember it. The hat shop was opened up, and out came its whole stock of ostrich. {run2} They knelt all round her, nine grown persons with plumes, feeling sillier than they would have liked. "Under the arms," {Hero} said, and heard it. "Well. Wherever you are." Deep down there, something began to bubble...
@try3 "Laugh," said {Hero}. "That's all. Then there's nothing to hold it with." It was thought to be the best so far. The hat shop gave up its ostrich without a murmur, plume by plume, and the navy rolled up its sleeves. {run2} There's no manual for it. Where, on a lady who is all one lump, does one begin? They began on the outside, shyly, each at what was nearest, like people being shown how to ice a cake; and then somebody's feather found an armpit, or anyway a place, and from the heart of it there came a hiccup...
@try3 "We've been treating it as rope," said {Hero}. "It isn't; it's Ottoline. What makes her go soft?" There was one joke that did. It was about a whelk, and it was only funny if you were low down. So they sent over to the hats, for ostrich. {run2} Each of them took a plume and a place, and lay down flat. You go up under the edge, then round, as if you were doing the inside of a jug. Far down, where it was tightest, something said "Oh, don't," and began to shake...
@fail3 It was a delightful laugh. They had time to think so. What no one had recalled was where an octopus keeps her ink, and what she needs to do in order to hold it in. It took the curtain, the ceiling, all of row A, and Mr. Pringle, who had stepped forward just then to announce a short delay. He stood and announced it, in a black shirt, out of a black face, to no one. {refrain}
@fail3 You would've given a good deal to have heard that laugh. It came up by the pailful. The navy caught it, and had to hold on to each other; and they were all of them so far gone that not one remembered what she'd been using those arms to keep the lid on. Afterwards it was very still. "I take it," said a voice, in the total night, "that that was ink." It was Mr. Pringle. They knew it by the duster, which was the last thing there to stay white, and which as they looked at it went out. {refrain}
@fail3 It was a whelk sort of laugh; it went on long after you thought that it was over. Then they found out why she'd been so careful, all her life, about who was standing near. "Is it finished?" asked {Hero}. It had got the ceiling, with the cherubs. It had got the front six rows. Somewhere to the left Mr. Pringle was going about with a cloth, softly, making it worse. {refrain}
@clue All this while the piano tuner, who was deaf in that ear, had gone on at the far side of the stage. Plink. Plonk; plink. They were mopping. It was {Spotter} who had got down to the boards beneath the knot, and so came eye to eye with the last two inches of an arm, hanging out at the bottom like a shirt tail. It was tapping. It was keeping the tuner's time, and where he went wrong, it waited for him. Had anyone told it to?
@clue On a stool at the side sat the man who did the piano. He was as deaf as the piano on that side, and he'd seen nothing to stop for. Plink; and a turn of the key; and plink. They were all down with cloths by this time, not speaking. So it fell to {Spotter}, working along under the overhang, to come on a scrap of arm no longer than a thumb, hanging out, where it must have been overlooked in the packing. It rose, and fell. It had his beat exactly. When he made a slip it winced. What could it be doing in there, all by itself, so far from any bad news?
@clue Nobody had told the piano tuner. He'd had his good ear to the strings since tea, and if the world went dark around him he took it for evening. Plink. It was {Spotter}, mopping, who made it two of them. One was the old man. The other was down where the knot sat on the boards: a tip of arm, thin as a bootlace, that had been left out in the cold when the rest went in. It counted him his bars. It frowned at his wrong notes, if a thing with no face can. Did it not know what had happened to her?
@low They lowered her into a bucket, out of kindness, and {Hero} carried it out to the end. All along the front the doors were opening. You could see them come, in twos and threes, with scarves, and pause under the lamps to look at the time. It had been {Hero's} idea. She had been happy in the dark, and {they} had talked, and talked, for a year. The {kit} {kitWas} ruined, probably. {They} wiped it on {their} sleeve, which made both worse. {run3}
@low You'd hardly have known it was the same bucket; it was the one that she'd had her tea from. {Hero} carried it out to the end and sat on the plank that they had meant to go on from. She had been all right. She'd had her dark, and her tunes, and a person through the floor who sneezed. It was {Hero} who'd wanted there to be more people in it. "They'd love you," {they} had said; {they} had said so for a year. And here they were, the whole front strung with lamps, coming along to do it. The {kit} had ink in every corner. {They} shut it away. {run3}
@low Somebody had to sit with her, and it was thought that it should be {Hero}. {They} took the bucket out to where the planks stop. You could see the front from there, and all its doors; out of each, as you watched, came hats, and stood about, and moved off along the lamps like beads on a string. "They'll so look forward to it," {they} had always said. The {kit} {kitWas} black, inside and out, and the sea, when {they} tried that, only borrowed some. {run3}
@insight.sound Tap-a-tap, tap-a-tap. It was a small noise, against the tide. "{Rule,}" {Hero} said with some bitterness, for what was there left to hear? And there it was. It was the side drum, from the march; it was thirty bars into it, and it did not seem to be afraid of anything. Ottoline was in pieces. But this piece had a job. {They} gazed at it. An octopus (somebody had told {them} once) thinks with her arms. Was there one in there that was only waiting for the fiddle?
@insight.sound It was such a small noise that it might have been the bucket. "{Rule,}" was the one thing {they} had to be proud of, so {Hero} bent down. Tap-a-tap-a, rest. It was triplets. It was somebody's solo, out of the slow movement, and coming along nicely. All the rest of her lay clenched about the thought of row D, and here, at the far end of the longest arm, the news simply hadn't come. They had been talking to the wrong part of her! You can't tell a frightened person to let go. But could you strike up, just outside, and see who came to the window?
@insight.sound "{Rule,}" {they} had told half the town, and charged nothing; and when had {they} ever done it with the lamp out and no hope? {Hero} leaned on the bucket. Sea. A long way down, more sea. And across that, not troubling whether it was heard or not, tap-a-tap, went the left hand of a waltz. She'd eight arms, and they'd all been in the room. But only the bit with eyes had seen those chairs! The others had just taken her word. Who'd be first out, if you offered them a tune?
@insight.move The swell lifted the weed on the iron legs, and laid it down. {They} had been watching that for some minutes before {they} saw that there were two things doing it. Down in the bucket, the knot was letting out its breath. "{Rule,}" {Hero} said; {they} had said it so often that it was like hearing it from a stranger. Each time it sank, there was slack; you could have posted a letter through it. And each time they'd been hauling the other way! If you once stopped arguing with a knot, could you be shown out?
@insight.move From there you could feel the whole pier lift, and think about it, and settle. {Hero} had {their} chin on the rim. Lift; she was a stone. Settle; she was washing. It must have gone by thirty times before {they} saw it, and then it was all that {they} could see: the gaps, opening, one behind another, like doors down a corridor when somebody's left the last window up. "{Rule,}" {they} said. They had been so strong, and so many; they'd always come to it just as it shut. What would it be like to stand there, and not knock, and be let through?
@insight.move It's restful to watch something breathe. The knot rose in its bucket, till you couldn't have got in a pin, and went down, and lay there like knitting. Up, and pin; down, and knitting. "{Rule,}" {they} heard, in {their} own voice, from about a week ago, and sat quite still, so as not to lose hold of the end of it. They had heaved; yes; but when? They'd always heaved when it was hard. It's a natural mistake. Was there a moment, then, in every breath, when you'd only to ask?
@insight.tend "I'm afraid I've spoilt his shirt," said the bucket. {Hero} did not reply; {they} {was} ashamed to. They had heaved her, and scrubbed her, and gone at her with hats. {They} had even spent a year telling her what people should hear. "{Rule}" It was the one thing {they} knew. Had {they}, at any time, in all that kindness, left a gap long enough for her to put in a word?
@insight.tend "Are you very tired?" asked the bucket. Now that was not what she ought to have been asking; it should have been the other way. {Hero} couldn't answer. "{Rule,}" {they} had on a label, sewn inside {their} coat. {They} went back over the evening, which was a thing like walking through a house after a party. There had been so much done for her, and done with such good will! There'd been shanties. And among all those voices, since six o'clock, had there been one that went up at the end?
@insight.tend What had anybody said to her last? {Hero} tried to think. It was "Under the arms". Before that was "Heave". "{Rule,}" {they} began; and it stuck in {their} throat, since {they} had got it from Ottoline. She had used it of fiddles. You don't screw up the peg, she'd say, you ask it. And there she lay, who had been screwed up all night by nine people and told to relax. Did it matter if one began rather late, when one had ink on one's nose?
@means.sound Backstage, on the wet boards, {Hero} settled down with the {kit} by what might be an ear. The side drum: {Hero} {method}. For a moment there was nothing. Then out slid an arm, without any hurry, like a man leaving a dull party, and felt behind it for its sticks. The flute. The fiddle. "Is that one of mine?" asked Ottoline, as the fourth went by her. "Good gracious. It's the twiddly bit. I thought I'd forgotten that."
@means.sound {They} had everyone out of it, even the navy. {Hero} sat down on the boards beside her, in the one lamp, with the {kit}; {they} let a whole minute go; and {they} {method}, no more than the triplets, as you might hum on a stair. It was like one bird. There was a shuffle in there of someone getting up. Presently a second arm, which was brass, could bear no longer to hear it done without. "I'm not listening," said Ottoline. "I've my eyes shut. Who's that?" "That's you," {Hero} told her. "That's the horn." "Oh," she said. "He's good."
@means.sound "I'm stuck," said {Hero} cunningly, and set up the {kit} beside the bucket on the stage. "It's the second page. How does it go on?" And {Hero} {method}, up to the hard bar, and left it there. Have you ever left a tune on one leg, near anyone who knew it? There was a struggle. "La," said an arm, in effect, and it was out, and had the bow. It could not be left to do all that alone. The flute came to see to it, and then the drum to see to both. "Which of you is playing?" asked Ottoline. "It's very good."
@means.move {Hero} laid the {kit} to one side, and {their} watch, and {their} shoes, and took hold of the only loop that did not look cross. You had to wait. Out it breathed, all along its length; and just then {Hero} {method}. Under; round; through; and stop. It was like being led through a dark house by someone who lives there. "You're going backwards," said Ottoline, with interest. "It's how I came in. Mind the elbow. No: the other one. No."
@means.move {Hero} left {their} shoes with the {kit}. It had come to {them} that one shouldn't go into anybody's house in boots. There was a loop at the side, no tighter than a sleeve; {they} stood with a hand in that, and breathed as she breathed, until it was hard to tell which was first; and, as it opened, {Hero} {method}. A turn. A wait, in the close pink dark. A turn. It was not a thing you could be clever at. "I go left there, I believe," she said, sounding interested. "Fancy you finding that. No one's been through here but me."
@means.move {They} tucked the {kit} away, and knelt; and {Hero} laid two fingers, no more, on the outermost loop. You don't do it; that took some learning. You stay there, as you'd wait at the side of a skipping rope, until it comes by of its own accord; then in you go, and {Hero} {method}. The trick was to want nothing. "Is that somebody?" asked Ottoline. "There's a nice cool draught." Presently it had an arm in it, and the arm took hold of {their} sleeve, to be shown the rest.
@means.tend {They} set down the {kit} by the bucket, and {Hero} {method}. The tide talked. {Hero} let it. "Row D," said Ottoline, finally. "I'd got as far as row D. You have to understand that I've two eyes, dear. They've eight hundred, and they all point the same way. At home it's dark." "If you were to shut yours," said {Hero}, "it still would be." There was a pause, while somebody tried it. "Well, I never," said Ottoline; and, one by one, things began to let go of each other.
@means.tend The {kit} stayed shut. {Hero} lay flat, cheek to the boards, just as in the first winter, and {method}; and, between the two of them, and the sea, it got to be quite like old times. "It isn't the people," she said, by and by. "I'm sure they're dears. It's being pointed at. Four hundred chairs! You never saw such a thing for pointing. I looked at them, and each one of them looked at me, and I thought, I can't look back at you all." "I never looked," said {Hero}, "and I heard every note." There was no answer. But something went slack.
@means.tend {Hero} pushed aside the {kit}, got down low, and {method}. It is a thing you can only ask once. "I thought they would be like you," said Ottoline at length. "I expected four hundred of somebody under a seat. They've all got faces, dear. They're going to hold them up." "You needn't have them," {Hero} said. "Where are you when you play, truly?" "Oh, well. Inside." "Then stay in. Shut the door." There was a long breath, from every side. And the eighth part of a knot is an arm.
@snag Seven were out. The last was on its way, with the tuba. "The stick, the stick!" Mr. Pringle was wringing what he had for hands. "Eight arms and no downbeat is not a band, it's a spillage." The stick lived on the lid of the piano. It had always lived there. They looked at the lid, every one of them, for slightly too long. Beyond the curtain four hundred people finished coughing, folded their programmes, and fell silent...
@snag "All present," said {Hero}, "and one watch." The eighth had brought it. There was the scrape of four hundred people sitting down, and Mr. Pringle went to the piano, for the stick. He went to it as you do to a shelf in the dark, with his hand out. They saw the hand close; they saw him look at it. "She'll want counting in," he said. "That's eight trains, you know, and one platform." It hadn't been seen since the navy came. Out in the house the gas was lowered; there was a last cough, like a latch...
@snag "Eight," said Mr. Pringle, and kissed them, one after another, on the hand. "Curtain! Lights! And I'll have the stick." He put out a palm for it. It's a small thing, and it has only the one use, so that people suppose there will always be somebody who's seen it. "She comes in on that," he said. "All of her does. If she comes in on anything else, there'll be a pile-up." They turned over the suds. They shook the ostrich. And then a man in row A said, "Hush, dear," to someone, and eight hundred eyes came round to the front...
@rescue "It went when you did the soap." They looked about, and then down. It was the girl who sold the peanuts. There can't have been a soul in that town who had not bought a bag from her, and paid, and said thank you to the bag. "I'd have told you, but you were all shouting heave." She was flat on her front by then, and then she was two socks, {hid}. "Don't tread on me, please," said the socks. She backed out, all over fluff, and handed {Hero} {key}.
@rescue "I shouted," said somebody, "but it was during the shanty." She had a tray round her neck, and there were peanuts on it. For two winters every soul in {home} had put a penny in that tray and never once looked any higher. "When it slid, that did. There's a slope." So they all stood about in their ink, and watched the girl who sold the peanuts take off her cap, and fold it, and go under, {hid}, an inch at a time, till there was nothing to see of her but the darns. She had cobwebs on her when she came out, and {key}. "I've always wanted to hold it," she told {Hero}, and gave it up.
@rescue If you sell nuts in the dark, you know a floor. "It's in with the ice cream," said {small}. She had said it before; she'd said it to the backs of several people. "It went past me on the soap, and round there, twice." She gave her tray to a sailor, and he held it like a child. Then she went in {hid}, by feel, and told them about it as she did. "Penny. Other penny. Somebody's glasses." There came a grunt. "You're {Hero}," she said, arriving. "I know everyone's name. Here." It was {key}.
@climax Ottoline had shut her eyes. The trouble was that nobody had thought, until this moment, who would have to keep theirs open. The curtain rose. There is a heat that comes off a full house, like a big animal's breath, and {Hero} walked out into the middle of it with ink in {their} ears. {They} bowed, since one did. Then {they} turned {their} back on eight hundred eyes, and found just one face, pale, screwed up like a child's at the doctor. "It's only me," {they} said, so no one else could hear. The stick went up. One. Two. Three...
@climax In the dark under the stage it had sounded so simple. She would shut hers. And someone, it now appeared, as eleven feet of red plush went up into the roof, was left standing out in front of it with both eyes open. It was like being breathed on by a cow. {Hero} walked; there was a good deal of floor. Somewhere about row D {they} saw what it was she had seen, all of it, pointing, and thought, quite clearly, I can't look back at you all. So {they} did not try to. {They} turned round. {They} found one small face, screwed up against the light, and lifted the stick to it as you would hold up a lamp for someone on a stair. One. Two...
@climax You'd suppose that it was the noise you mind. There isn't any. The curtain went up past {Hero's} nose, and past {their} hair, and there they sat in their good hats, and it was {Hero} that they'd got. "Somebody has to be looked at," {they} thought. "It may as well be me." {They} let them. {They} gave it a slow count of four. Then {they} turned their eyes for home, and there was Ottoline, with hers screwed shut, in a dark of her own; and {they} raised the stick, where only she could feel it, and breathed in...
@resolution First came the fiddle, so thin that people leaned toward it. The flute climbed up that as a bean goes up a string. Then the drum arrived underneath, and four hundred strangers, who had come in scarves, breathed out together. By the third number the hat shop was dancing with the navy. Mr. Pringle came on in his black shirt to say there would be no delay of any kind, and cried. {turned}
@resolution A note came out, and stood there, blinking. It was the fiddle. A flute put a hand in its hand. They went up and down a little, in front of all those people, and nobody laughed; and behind them, by way of encouragement, somebody very large sat down at a drum. It was one tune after that. The bishop was seen to have a lady on each arm. From row D, where it was best, they said the extraordinary thing was that you got so you didn't look. You shut your eyes, and there it all was. {Hero}, who couldn't, kept time, and was crying ink. {turned}
@resolution What they talked of later was how quietly it started. A fiddle, you'd have said, in some other street. The flute came round the corner, and was surprised to find it there. They were let alone, those two, for quite a while. Then, from beneath, like a hand put under your elbow, came the drum; and a sailor, who had been through three wars and a feather, laid his face down on the cook. {Hero} beat time for all four hundred. The old place was seen to lift on its legs, as though it had made up its mind to go on. {turned}
@close It was past midnight, and of {event} there was nothing left but a plate. They sat in a row with their legs above the sea. {toast} {ends} "I peeped, you know," said Ottoline, after a while. "In the slow one. They'd all shut theirs." She took the end of one arm, and wound it about {Hero's} finger, over, under and through, and drew it tight. "That isn't nerves," she said. "That's so as to remember." And below them in the dark, quite by itself, something went on tapping.
@close {toast} {ends} The lamps had gone home along the front by ones and twos, and some of them were singing. "I looked, you know," said Ottoline. "Towards the end. I thought that I'd better, in case they'd gone." {Hero} asked what it was like. She turned it over. "Pointed," she said. "But the other way. As if it were I that had come to hear them." They sat on the last plank, where somebody had once meant to go on. After a time she took {Hero's} hand, and tied herself around one finger of it, over and under and through. It was a granny. She could do better. It was only so that there should be something to undo tomorrow.
@close {toast} {ends} When all the hats had gone home, {Hero} let {their} legs hang over the dark, and an arm came up and sat beside {them}. "I undid one eye," said a voice from below. "There was an old man in the ninth row, conducting. He was so bad at it." She sounded fond. The arm had found a finger; over it went, and under. "That's so I can find you," said Ottoline, "with the light off."
`,
}
