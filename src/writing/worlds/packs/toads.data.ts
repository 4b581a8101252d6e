// All winter the village built itself a library, and nobody told the toads, who have come home to their pond.
import type { PackSource } from '../pack.ts'

export const toads: PackSource = {
  id: 'toads',
  skeleton: 'journey-and-return',
  genres: ['animal', 'educational', 'superhero', 'adventure', 'friendship'],
  tags: 'library village town pond lake frog toad spring rain garden park book school street countryside nature',
  peril: 0,
  touches: 'frog toad rain water dark',
  carries: ['tender', 'brave', 'sad'],
  ways: ['build', 'look', 'tend'],
  figure: {
    name: 'Mr. Tabb',
    type: 'man',
    pronoun: 'he',
    age: 52,
    looks: 'olive skin, bald, mint cardigan, navy trousers, round glasses, bow-tie',
    want: 'a dry floor and straight shelves',
    habit: 'puts crooked things straight',
  },
  target: 'she',
  extras: `
    close: crowd
  `,
  names: ['Mr. Tabb', 'Mr', 'Tabb', 'Duchess', 'Nettle End', 'Nettle', 'End', 'Long Lake', 'Long', 'Lake', 'Returned'],
  nouns: {
    home: 'Nettle End',
    quest: 'pond',
    key: 'the brass hook',
    hid: 'behind the maps',
    mistake: 'left the big doors open in the rain',
    scary: 'the dark end of the library',
    wait: 'until the last toad had sat down',
    crowd: 'the neighbours with their buckets',
    small: 'the boy under the table',
    says: 'Put the lamps out. They go home in the dark.',
  },
  swappable: false,
  planted: 'Somebody shut the top windows with {key}.',
  refrain: {
    base: 'Plop, plop, plop, through the door. And when that was all, there were more.',
    turned: 'Plop, plop, plop, in the floor. And home was just where it was before.',
  },
  small: { base: 'Plop, plop, plop! In they came.', turned: 'Plop, plop, plop! Home they came.' },
  titles: [
    'Nobody Told the Toads',
    '{Hero} and the Toads Who Came Back',
    '<grave:The Old Pond of Nettle End|Plop, Plop, Plop>',
    'Not One Was Late',
    'The Night the Pond Came Home',
  ],
  blurb:
    'All winter they hammered, and now there is a library where the pond used to be. Then comes the first warm rain of spring, and up the steps, one after another, come four hundred and twelve toads. {Hero} has carried them to the river. {Hero} has sent them off by bus. They are back. What is it that they are all waiting for?',
  stage: `
    home: library dusk clear medium | look happy | book story-steps | mouse-watching
    hobby: garden day clear medium | stand proud | |
    want: library dusk clear medium | carry excited | bunting cushion |
    friend: library dusk clear close | laugh happy | book |
    turn: library dusk rain wide | look-down surprised | toad-door |
    trouble: library dusk rain medium | run funny | toad-shelf |
    flaw: library dusk rain medium | stand thoughtful | |
    stakes: library dusk rain close | look-down worried | toad chair |
    try1: river dusk rain medium | carry brave | toad bucket | duck-following | wet
    fail1: library night rain medium | look-down surprised | toad rug bucket | | wet
    try2: library night rain wide | push brave | big-doors | cat-asleep | wet
    fail2: library night rain medium | look surprised | book-slot | | wet
    clue: library night rain medium | look-down curious | toad-ring |
    try3: pond night rain medium | wave excited | toad-bus | | wet
    fail3: street night rain medium | look-down surprised | bus toad | | wet
    low: street night cloudy medium | sit sad | toad-steps | | wet
    insight: library night clear medium | look-down hopeful | duchess-dip |
    means: library night clear medium | stand brave | dip-lid |
    snag: library night clear medium | look-down surprised | dip-lid |
    rescue: library night clear close | reach hopeful | map table |
    choice: library night clear medium | stand thoughtful | |
    climax: library night clear medium | pull brave | lid-lifts |
    resolution: library night stars medium | kneel wonder | full-dip |
    close: library night stars medium | eat happy | full-dip cake | small-copy-of-hero
  `,
  deeds: `
    home: hero on story-steps holding book; figure stand proud; no toad; no cushion
    want: hero touches story-steps; hero reach excited; with bunting; no cushion; no toad
    want[flag]: hero lifts flag; with story-steps; no cushion; no toad
    friend: figure touches hero; no toad
    turn: hero touches toad-door; hero reach surprised; no toad; no door; no rug
    trouble: hero touches toad-shelf; hero reach surprised; no toad; no hat; no book
    trouble[cups]: hero lifts teacup; toad in teacup; with toad-shelf; no hat; no book
    stakes: hero touches toad
    try1: hero touches toad-reeds; hero reach hopeful; with bucket; no toad; others woman boy
    fail1: hero touches duchess-mat; hero reach surprised; with bucket; no toad; no rug
    try2: hero pushes big-doors; no door; no toad; others crowd; no bell; no chair
    fail2: hero touches book-slot; hero reach surprised; figure talk surprised; no toad; no book
    clue: hero touches toad-ring; hero reach curious; friend point curious; no chair; no toad; no cushion; no story-dip; others
    clue[high up]: hero on chair; with toad-ring; no cushion; no story-dip; others
    try3: hero touches toad-bus; hero reach happy; no bus; no toad; no bucket; others
    fail3: hero look surprised; with toad-bus; no bus; no toad; no bucket; others
    fail3[head]: hero wears toad; hero look surprised; with toad-bus; no bus; no bucket; others
    low: hero on toad-steps; hero sit sad; no toad; no bucket; no shoe; others
    insight: hero touches duchess-dip; hero reach hopeful; no toad; no cushion; no story-dip; no bucket; others
    means: hero touches dip-lid; hero reach excited; no toad; no stone-lid; no book; no cushion; others
    snag: hero lifts bare-pole; hero hold worried; figure look-up worried; with dip-lid; no toad; no stone-lid; no cushion; no ladder; others
    rescue: friend gives brass-hook to hero; no toad
    rescue[boy|somebody down low]: hero lifts brass-hook; hero hold happy; with map; others boy; no table; no toad
    choice: no toad
    climax: hero touches lid-lifts; hero reach wonder; no toad; no stone-lid; no lamp; no lantern; no cushion; others
    resolution: hero touches full-dip; hero reach wonder; no toad; no story-dip; no lamp; others
    close: hero on full-dip holding cake; no toad; no story-dip; no bucket; no candle
    close[Returned|stamp|RETURNED]: hero on full-dip; figure read happy; with cake; no bucket
    stakes[teacup|tea\b]: toad in teacup
    stakes[teacup|tea\b|saucer]: figure lifts teacup; toad in teacup
  `,
  lapStage: `
    home: library dusk clear wide | wave happy | book cushion |
    friend: library dusk clear medium | wave happy | book |
    want: library dusk clear medium | hold excited | bunting cushion |
    turn: library dusk rain medium | look-down surprised | toad door |
    trouble: library dusk rain above | run funny | toad book |
    stakes: library dusk rain close | kneel worried | toad |
    try1: street dusk rain wide | carry brave | bucket toad | | wet
    fail1: library dusk rain wide | look surprised | door toad | | wet
    try2: library night rain medium | push brave | door |
    fail2: library night rain wide | look-up funny | toad umbrella |
    try3: library night rain medium | push excited | chair |
    fail3: library night rain wide | look surprised | toad chair |
    hobby: library night rain medium | stand happy | |
    flaw: library night rain close | think thoughtful | |
    low: library night clear wide | sit sad | toad cushion |
    clue: library night clear medium | look-down curious | toad |
    insight: library night clear close | listen hopeful | toad rug |
    means: library night clear medium | pull brave | stone-lid toad |
    snag: library night clear medium | pull worried | stone-lid toad |
    rescue: library night clear medium | cheer happy | story-dip toad |
    choice: library night clear close | kneel thoughtful | mouse |
    climax: library night stars wide | jump wonder | story-dip toad | | wet
    resolution: library night stars wide | cheer joy | story-dip toad | | wet
    close: bedroom night stars medium | lie calm | bed pillow |
  `,
  lapDeeds: `
    clue: hero touches toad-ring; no toad; no rug
    turn: hero touches toad; no door
    turn[door]: hero opens door
    stakes: hero touches toad
    try1: hero lifts bucket; toad in bucket
    fail1: hero opens door; toad in door
    try2: hero pushes door
    fail2[umbrella]: hero under umbrella
    fail2: hero lifts book; toad on book
    fail2[cushion]: hero touches cushion; toad on cushion
    try3: hero pushes chair
    fail3: hero touches toad; no chair
    low: hero on cushion
    means: hero touches stone-lid; no rug
    snag: hero touches dip-lid; no stone-lid; no toad
    rescue: hero touches full-dip; no stone-lid; no toad; no story-dip
    home[sat on]: hero on cushion
    want[cushions]: hero lifts cushion
    friend[books]: figure lifts book
    friend[nose]: figure touches hero
    trouble: hero lifts book; toad on book
    trouble[hat]: hero lifts hat; toad in hat
    resolution[book]: hero opens book; with toad
  `,
  b0_3: `
@home {Hero} took the {kit} to see the new library. It had books, and a big red rug.
@home The library was new. It had a floor where the pond had been. In came {Hero}, with the {kit}.
@home {Hero} sat on the red rug, with a book and the {kit}.
@friend Mr. Tabb put the books in a straight line. "Good evening, {Hero}," he said. "Shh!"
@friend "Shh," said Mr. Tabb to {Hero}. He had not said a thing, nor had {Hero}.
@friend Mr. Tabb wiped the floor. Then he wiped {Hero's} nose, too.
@want {why} The red rug was dry, for {event}. Who was at the door?
@want {why} {Hero} put out cushions, for {event}. What was that sound?
@want {why} For {event}, it must be dry. What came in, {Hero}?
@turn A toad! Two toads! They came past {Hero}, one by one. {refrain}
@turn {Hero} held the door. In came a toad, a fat one, and one more. {refrain}
@turn Something wet sat on {Hero's} foot. It was a toad! {refrain}
@trouble There was a toad on a book. {run1} There was a toad in {Hero's} hat. What did they want?
@trouble Toads, toads, toads! {run1} They all sat down on the rug. Why, {Hero}?
@trouble "No toads in the library," said Mr. Tabb. {run1} Would the toads go, {Hero}?
@stakes One small toad looked up at {Hero}. It looked so sad.
@stakes "Where do you live?" said {Hero}. The smallest toad just sat on the rug.
@stakes "Poor, wet toads," said {Hero}. "I will take you home."
@try1 {Hero} put them in a bucket. Out they went, down to the river, and...
@try1 Off to the river went {Hero}, with a bucket full of toads, and...
@try1 "Here is the river," said {Hero}, and tipped out the bucket, and...
@fail1 They were back by tea time. {refrain}
@fail1 When {Hero} came in, so did they. {refrain}
@fail1 They did not like the river. Back came all the toads! {refrain}
@try2 {Hero} shut the big door. No more toads! But what went plop at the window?
@try2 "I will shut the door," said {Hero}. Bang! Could a toad get in now?
@try2 Bang, went the door. {Hero} sat down on a cushion. Why was it wet?
@fail2 In at the window! Out with the umbrella! {refrain}
@fail2 They came in at the top, and down the books. {refrain}
@fail2 {Hero's} cushion said, "Ribbit." The window was open. {refrain}
@try3 {Hero} shut it all, and put a chair there. It was still... so still...
@try3 "Now they are out," said {Hero}. No plop. No plop. And then, from the bath...
@try3 A chair by the door, a chair by the window! {Hero} listened. Drip... drip...
@fail3 Up the pipe! In at the sink! {refrain}
@fail3 It was a pipe, and in the pipe was a toad. {refrain}
@fail3 They came up where the water goes down. {refrain}
@low {Hero} sat down with all the toads. {run3}
@low {Hero} had no more chairs. {run3}
@low It was night. "You win," said {Hero}. {run3}
@clue {Went}, went the {kit}, on the rug. All the toads sat round, in a ring, and looked down.
@clue {Went}, went the {kit}. <pal:{Pal} saw it. >The toads sat in a ring, as round as a pond.
@clue {Went}, went the {kit}, on the red rug. Plop! That was not a toad. That was the floor.
@insight {Hero} put an ear to the rug. Blub, said something. What was under there...?
@insight Blub, blub! It was down there, under the rug. {Hero} looked at the toads. Did they know...?
@insight They did not want the books. They wanted the floor! {Hero} gave it a tap. Was it...?
@means {Hero} rolled up the rug. {Went}, went the {kit}, over the floor. There was a little door!
@means Back went the big red rug. {Went}, went the {kit}, and off went the dust. A door, in the floor!
@means {Hero} and the toads pulled the rug away. {Went}, went the {kit}, on a door with a ring.
@snag {Hero} took the ring, and pulled. It did not move. All the toads held their breath...
@snag One, two, three, pull! It was stuck. Pull, Mr. Tabb! Pull, toads! Pull...
@snag It went up a bit. It went down again. Oh, please, door...
@rescue Up it came, and there was water. It was their pond! It had been there all the time.
@rescue Pop! Down there, in the dark, was the moon. No, it was the pond, with the moon in it.
@rescue Up! And there it was, their own old pond, as round as the rug.
@climax Plop went one. Plop went two. Plop, plop, plop went four hundred toads. And SPLASH! That was {Hero}.
@climax In went the toads, big and small, and they sang. In went {Hero's} toes.
@climax They all jumped in at the same time. SPLASH! It rained on all the books.
@resolution "Well," said Mr. Tabb, and took off his shoes. {Hero} laughed. {turned}
@resolution The library had a pond in it now. {Hero} read the toads a book. {turned}
@resolution They had {event} with their feet in the pond. Hooray for {Hero}! {turned}
@close {toast} {Hero} was dry, and in bed. Night-night, toads. {ends}
@close {toast} Good night, big toad. Good night, small toad. Plop! {ends}
@close {toast} Far off, the toads sang {Hero} to sleep. {ends}
`,
  b4_6: `
@home {home} had a new library, as clean as a plate. In the floor was a round dip, full of cushions, for stories. {Hero} wiped both feet twice. "Thank you," said Mr. Tabb.
@home Mr. Tabb had a stamp, a pad, and a new library in {home}. In the middle was a round dip, with three steps, for stories. {Hero} liked that best.
@home Knock, knock, went the hammers, and now {home} had a library! It had a dip in it, like a dish, three steps deep. "For stories," said Mr. Tabb, and put {Hero's} boots side by side.
@want Nothing had ever happened in that library. The first thing that ever happened there was to be {event}! {Hero} hung up a flag. {why}
@want "You may have {event} in the story dip," they told {Hero}. So {they} put out the cushions. {why}
@want Somebody had to be first, and it was {Hero}. Tonight, on those three steps, it was {event}. {They} made flags. {why}
@friend Mr. Tabb could not see a crooked thing and leave it. He put books straight, and rugs, and once it was {Hero's} hat. He was nice about it.
@friend {Hero} liked Mr. Tabb. He kept a feather duster in his top pocket. He dusted the globe, and the cat, and {Hero's} left ear.
@friend Mr. Tabb liked things straight. If a cup was crooked, he turned it. If {Hero's} sock was, he coughed, until {they} looked down. Then they both felt better.
@turn It began to rain, the first of spring. Up the steps came a toad, as fat as a bun. "Evening, Duchess," said {Hero}. She shut one eye, and came in. And behind her...
@turn Who was that on the mat? It was an old toad, with a face like a duchess. The rain was warm. {Hero} said, "Come in, Duchess." But there was someone behind her...
@turn Warm rain! {Hero} went out to smell it, and there sat a toad, as wide as a loaf. "Good evening, Duchess." She hopped in. But the step went plop, and plop, and...
@trouble There were toads on the stairs, and toads in the hats. {Hero} counted four hundred and twelve. {run1} {refrain}
@trouble "Nine, ten, eleven," said {Hero}, and then counted in tens. Four hundred and twelve! They sat as if a bus was coming. {run1} {refrain}
@trouble On the chairs! In the cups! {Hero} counted, in a whisper. Four hundred and twelve! {run1} {refrain}
@stakes "Somebody will sit on one," said Mr. Tabb. "We can't have {event} like this." And a toad must not get dry. "We'll find them somewhere lovely," said {Hero}.
@stakes Mr. Tabb had found one in his tea. "They can't stay, {Hero}, if we want {event}," he said. "It's too dry for them in here. They need to be by water."
@stakes "It's a bit full," Mr. Tabb said, with one on his shoe. "There'll be no {party} now." {Hero} felt a toad. It was as dry as a biscuit. "I'll take them home," {they} said.
@try1 "They'd like the river!" said {Hero}. All the neighbours came with buckets. They put each toad down in the reeds, and said good night. It was too quiet...
@try1 Where was there water? {Hero} led them down to the river, with Duchess in the best bucket. They looked at the river. They looked at {Hero}. And then...
@try1 Toads like mud, and a river is all mud. Off they went with buckets. {Hero} gave each toad a reed. "Sleep well," {they} said. But something ran past {their} boot...
@fail1 Home they came, with the buckets empty. But there on the mat sat Duchess. "She must know a short cut," said {Hero}. {refrain}
@fail1 The toads got back first. In they went past {Hero's} wet boots, as if they had only been out for some bread. {refrain}
@fail1 There sat Duchess, wet and cross. She had come by the drain. "But I said good night!" said {Hero}. {refrain}
@try2 Out went the toads. Bang went the doors. {Hero} put up a note: "Sorry, shut." They all leaned. Not a toad came in. Until...
@try2 Bump! went the big doors. Clunk! went the bolt. "A door is a door," said {Hero}, and pushed a chair up to it. For one minute there were no toads. But then...
@try2 Push! The big doors went bang, and something went ping. {Hero} put the cat on guard. Pat, pat, went the toads. Then they did not pat. Then...
@fail2 Flip, went a small flap. It was the slot for bringing back books. Plop! In came a toad, and one more. "Next," said Mr. Tabb to {Hero}, because he could not help it.
@fail2 In the wall was a hole, to put back the books that you had read. It was not a book that fell out. "They're on time," {Hero} heard Mr. Tabb say.
@fail2 Who left the small door open? It was for books, so that they could come home at night. In slid a toad on its tummy. "It works!" said Mr. Tabb. Then he saw {Hero}. "Oh dear."
@clue {Spotter} saw it first. The toads sat all round the story dip, knee to knee. There was not one in the middle, where it was softest. Why not?
@clue "That's odd," <mute:thought|said> {Spotter}. The toads had made a ring at the edge of the dip, and they were all looking in. But what were they looking at?
@clue {Spotter} wanted a cushion. There were forty, and no toad was on them. They all looked down from the steps, as if a show would start. What show?
@try3 They took the toads to Long Lake, six miles off, on the number nine bus. {run2} "Here you are!" said {Hero}. Off got the toads. And then...
@try3 On the bus the toads sat two to a seat, and looked out. {run2} At Long Lake they got off. {Hero} waved until it was too dark to see. Then it was time to go, and...
@try3 "Far away is best!" So it was Long Lake, by bus, six miles. {run2} Down got the toads. {Hero} sang to them, with both eyes shut. It was a long song, and...
@fail3 The bus stopped at home. Its front door opened, and out got Duchess. They had all got in at the back! "Oh," said {Hero}. {refrain}
@fail3 "Home," said the driver, and put on the lights. There was a toad under every seat, and one on {Hero's} head. {refrain}
@fail3 Hic, went the bus. {Hero} looked under a seat, and it was a toad. They had seen the lake, and now they were going home. {refrain}
@low The rain had stopped. {Hero} sat out on the library steps with the {kit}, and Duchess sat on {Hero's} shoe. "Where do you want to be?" {they} said. She shut one eye. {run3}
@low {Hero} had tried near, and {they} had tried far. Now {they} sat on the steps with the {kit}. Drip, went the roof, on to Duchess. Soon she would be dry. {run3}
@low {Hero} sat outside with the {kit}. Not one drop fell, and that is bad for toads. Duchess felt like an old bag. "Not near. Not far," said {Hero}. "Then where?" {run3}
@insight.look "{Rule,}" thought {Hero}, and went in. First, it was toads on a floor. Then it was toads on a bank! What was here before the library?
@insight.look "{Rule}" Now {Hero} looked where there were no toads. It was round, and low, and it had sides. What had it been last spring?
@insight.look "{Rule,}" said {Hero}. There they were, with their toes over the edge. Where do you sit like that? You do it at the seaside! So who had let the water out?
@insight.build "{Rule,}" said {Hero}. That was what the builders did! They found a good round hole, and put in steps. But what was in it, last spring?
@insight.build The toads would not go to a pond. Could a pond come to the toads? "{Rule}" Well, they had got a hole. {Hero} sat up. Why was there a hole?
@insight.build Who makes a floor with a hole in it? "{Rule,}" said {Hero}. Oh! The hole was here first, and the builders put a roof on. But holes are for something. What?
@insight.tend "{Rule,}" said {Hero}, and blushed. {They} had never asked Duchess where to go! So now {they} did. She walked in to the dip, and looked. What should be there?
@insight.tend "{Rule}" {Hero} lay down, nose to nose with Duchess, and asked her. She turned round. She went in, as far as the story dip, and waited. What did she know?
@insight.tend "In you go, out you get," {Hero} had said, all night. "{Rule,}" {they} said now. "Duchess, where do you live?" She hopped down, and put her toes in the dip. In there?
@means.look The dip was their pond, and it was built on while they slept! {Hero} got the {kit}, and {method}. There was a stone lid, and it said glug.
@means.look Nobody had told the toads! They slept by a pond, and woke up by a library. {Hero} took down the {kit}, and {method}. "A lid!" {they} said. "Listen!"
@means.look "The dip's a pond," said {Hero}, "and we put a library on it!" Out came the {kit}, and {they} {method}. One stone was round. Glug, it said.
@means.build The dip was their pond, and it was built on while they slept! It must have a bank. {Hero} got the {kit}, and {method}. And there was a lid, and it said glug.
@means.build "The pond can come back," said {Hero}, "if the books keep dry." {They} took the {kit} and some cushions, and {method}. There in the floor was a lid. Glug, it said.
@means.build "We sat on their pond!" said {Hero}. It could come back, if a wall kept the books dry. {They} got the {kit}, and {method}. Glug, said a stone.
@means.tend {Hero} put down the {kit}, and {method}. Down the steps of the dip went Duchess, to a stone lid that said glug. This was their pond, and it was built on while they slept!
@means.tend Nobody had told her that the pond was gone. {Hero} left the {kit}, and {method}. Then Duchess went right down to the middle. There was a lid there, and it hummed.
@means.tend {Hero} put the {kit} by her, and {method}. Plop, plop, plop, she took {them} down. She patted a round stone. Glug! They were all born in this pond, and no one had said.
@snag In the lid was a ring, but it was too small for a finger. "The window pole has a hook!" said {Hero}. Here was the pole. It had come down when they banged the doors on the toads, and on the end...
@snag They pulled at the lid, and it stayed shut. "We need a hook," said {Hero}, "like the one on the window pole." But the pole had been down since they shut the doors so hard, and there was nothing on it...
@snag A lid must have a handle. This had a ring, too far down a hole. "Get the window pole!" said {Hero}. "The end is a hook." It had an end. But something had gone ping when they banged the doors, and...
@rescue Out came the boy who read under the table. Nobody knew that he was in. "It fell off when you shut the doors," he told {Hero}. He felt about {hid}, and there was {key}.
@rescue "It went ping," said somebody down low. He kept one finger in his book, and felt {hid}. Then he held up {key}, for {Hero}.
@rescue Under the table was a rug, and an apple, and a boy. "I saw it go," said the boy. He put an arm {hid}, and {Hero} got a bit of fluff, and {key}.
@climax Toads go home in the dark, so they put out the lamps. {Hero} felt for the steps with one foot. In went the hook. {They} pulled, and under the floor something said, "Ahh..."
@climax Click, click, and all the lamps were out. {Hero} could hear toads, breathing. {They} went down to the middle on tiptoe, and hooked the ring, and pulled. Up came...
@climax "Lamps out," said {Hero}, for toads are shy. It was as dark as a hat. {They} went down, bump, bump, bump. The hook went tick. {Hero} pulled. The stone gave a cough, and...
@resolution Up came the water, one step, then two, and at three it stopped. In went Duchess, and {Hero} heard the toads begin to sing. {turned}
@resolution It was water, and it filled the dip like a bowl. {Hero} held Duchess by the edge, and she shut both her eyes, and let go. {turned}
@resolution The water was cold on {Hero's} toes. It smelled of mint! It came up to its own old place. "After you, Duchess." Plop. And the dark began to sing. {turned}
@close They had the {party} with their feet in it. {toast} {ends} "Returned," wrote Mr. Tabb. "Four hundred and twelve. Not one was late."
@close {toast} {ends} Each spring, in the warm rain, Mr. Tabb put out a mat for {Hero}, and a very small one for Duchess.
@close They rolled up their trousers for the {party}. {toast} {ends} "All in," said Mr. Tabb. His stamp was crooked. {Hero} saw him smile.
`,
  b7_9: `
@home They had hammered all winter, and now there was a library in {home}. It smelled of paint. Best of all was the story dip: a round hollow in the middle of the floor, with three stone steps and a heap of cushions. {Hero} wiped both feet, twice. "Thank you," said Mr. Tabb.
@home Mr. Tabb had a new stamp, and nine hundred new books that nobody had borrowed. "Have you seen this?" he asked {Hero}. In the floor of the library in {home} there was a big round hollow, three steps deep. "It's for stories. The builders found it here. It saved them the digging."
@home What do you get if you hammer all winter? In {home} they got a library. It had a clock, and a globe, and in the floor a sort of round bowl, three steps deep, for stories. {Hero} went in sideways, to save the newness. "Mind the mat," said Mr. Tabb. "It's straight."
@want Nothing at all had happened in the library yet. The very first thing was to be {event}, in the story dip, with cushions, and a trifle. {Hero} had made so many paper chains that they went right round the room and back. {why}
@want "Somebody has to be first," said {Hero}, and had been told yes, if there were no crumbs. So it was to be here, on the three steps: {event}. {They} put out forty cushions. {why}
@want A library can't just start. Somebody has to start it, and {Hero} had put {their} name down. It would be {event}, in the dip, with a trifle in the middle like a lighthouse. The paper chains were up. {They} hardly dared to breathe on them. {why}
@friend Mr. Tabb could not go past a crooked thing. He put books straight, and rugs, and people's ties, and he did it so gently that they never noticed. He had once stopped on the stairs, with the tea things, to put {Hero's} hat straight with his elbow. "There," he said. "Now I can sleep."
@friend In his top pocket, where another man might keep a pen, Mr. Tabb had a small feather duster. He dusted the globe, and both the poles. He dusted the cat, who liked it. {Hero} had been dusted a good many times, mostly behind the ears, and had got quite fond of him.
@friend Some people can sit in a room with a crooked lampshade. Mr. Tabb wasn't one. It wasn't fussing; it was pity. He'd turn a cup so that the handle faced you. He'd set {Hero's} collar right as he walked by, and the cat's whiskers, and be humming again before you could thank him.
@turn It was then that it began to rain, the first warm rain of the year. It came in on the mat. So did a toad. She was as fat as a bun and as brown as a boot, and she shut one eye at {Hero}. "Good evening, Duchess," said {Hero}. And behind her...
@turn {Hero} heard a noise on the steps, like someone dropping wet socks. And now the rain came down as warm as tea. On the mat stood a very old toad, with her chin up. Nobody could have called her anything but Duchess. "Do come in," {they} said. But she had not come by herself...
@turn The rain that evening was like a bath for the whole street. {Hero} opened the door to smell it. There on the step sat a toad, as wide as a loaf, who looked at {them} as if {they} kept the coats. "Duchess?" {Hero} said, and let her by. And out in the dark something else said plop...
@trouble They sat on the stairs, and in the hats, and all along the A's and the B's. {run1} "Four hundred and twelve," said {Hero}, "and one of them is in the trifle." {refrain}
@trouble "Nine, ten, eleven," said {Hero}, and soon gave that up, and counted them in tens. {run1} That made four hundred and twelve. They sat down, and folded their hands, as if a bus would come. {refrain}
@trouble They had no coats to hang up, but otherwise it was just like guests. {run1} They had the chairs. They had the bookends. {Hero} got to four hundred and twelve, with the one in the umbrella stand. {refrain}
@stakes Mr. Tabb lifted his teacup, and there was a toad in the saucer. He put it straight. "We can't have {event}," he said faintly. "Somebody would sit on one." Besides, it was too dry for a toad in there. They have to keep their skins wet. "Then we'll find them somewhere lovely," said {Hero}.
@stakes "There's one in the trifle," said {Hero}. It had sat down in the cream, with its eyes shut. Mr. Tabb went pale, and said he was very sorry, but it was toads or {event}. And already the ones by the stove looked dry. They'd have four hundred sore backs in the morning.
@stakes "I do feel for them," said Mr. Tabb, moving one off the ink pad. "But there's nowhere left to put a person. It'll have to be no {party}." And the stove was lit. A toad's no good dry; it cracks, like mud. "They've lost their way, that's all," said {Hero}. "We'll show them."
@try1 "What does a toad like?" said {Hero}. "Water! And we've got a whole river." The neighbours came with buckets, and one with a hat. They carried the toads down the hill and put them in the reeds, one at a time, with a pat. "Good night!" they called, and listened. It was a bit too quiet...
@try1 They made a chain of buckets, all the way down to the river, and {Hero} carried Duchess {themself}, in the good one. It was a very nice river. The toads had a look at it, and then they had a look at {Hero}. Then they looked past {Hero}, up the hill...
@try1 The river wasn't far. {Hero} went first with a lantern, and Duchess, in a jug; after them came anyone who owned a bucket, walking like people with too much soup. "Wet feet, cold mud, nice view," {they} said, and tipped them out in the reeds. They waved, and nobody waved back. That was when they should have counted...
@fail1 Up the hill they went with the empty buckets, very pleased with themselves. Somebody was on the mat, with her chin up. "She must know a short cut," said {Hero}. Duchess did; and so did they all. {refrain}
@fail1 A toad does not look fast. But it doesn't stop to chat, either, or tip the water out of its boots. When {Hero} got back Duchess was on the top step, and the rest were going in, as if they'd been out for milk. {refrain}
@fail1 Have you ever put the cat out at the front, and met it in the hall? There sat Duchess, on somebody's umbrella, and behind her wet prints ran the whole length of the library. "But I tucked you in," said {Hero}. {refrain}
@try2 So they carried them out, and shut the big doors. {Hero} put up a note, at the height of a toad: "Sorry, shut." Then, "Lean," said {Hero}, and they all leaned. A minute went by. They had just begun to smile, when...
@try2 "A door is a door," said {Hero}. With the last toad out on the steps, they swung both of them to, and pushed the bolt across, and sat down in a row with their backs against it. From the other side came a soft sort of bumping, and then no sound at all. "There," {they} said. "That was easy. That was almost too..."
@try2 "Out you go, and no offence," said {Hero}. It took six people to slam the doors, and something gave a ping; then came a bolt, a chair, and the cat. {Hero} put an ear to the wood. Pat, pat. It stopped. "They've gone," {they} whispered. "I told you. All you need is a..."
@fail2 Flip. In the wall beside the doors was a brass flap, where you could bring back a book if the library was shut. Out of it came a toad. It shook itself and walked off. Flip, plop. "Next, please," said Mr. Tabb, and then looked at {Hero}, and went red. He had waited all winter to say it.
@fail2 They had forgotten the slot for returns. It had a little slide in it, so as not to hurt the books. Four hundred and twelve toads went down it now, on their seats. "At least they bring themselves back," said Mr. Tabb to {Hero}.
@fail2 You'll find one on any library: a small brass mouth in the wall, for books that come back at night. It opened. It put out a toad, and another, on their stomachs, looking straight ahead. "It works," breathed Mr. Tabb, who'd dreamed of this, though not with toads. He saw {Hero's} face. "Sorry," he said.
@clue {Spotter} went to pick up the cushions, and stood still. There were toads on every step of the story dip, all the way round, knee to knee. Yet not one had sat in the middle, where it was softest. {Spotter} said, "Who told them to keep off?"
@clue "That's odd," <mute:thought|said> {Spotter}, from up on a chair. The toads were not just anywhere. They had made a ring around the story dip, as neat as a plate, and every one of them was facing in. {Spotter} looked where they were looking. What was so good about an empty floor?
@clue {Spotter} was hunting for one dry seat, and found out that the best in the house were free. No one had touched the cushions, down in the dip. The toads had packed themselves along the steps, row on row, facing the middle. "It's like the theatre," <mute:thought|said> {Spotter}. So when did it begin?
@try3 "It wasn't far enough," said {Hero}. "That's all." The number nine bus goes six miles, to Long Lake, and that evening it went full. {run2} The toads sat two to a seat, and looked out at the rain. At the lake they got down by the front door, one by one, and {Hero} shook as many hands as {they} could. And then the driver started up, and...
@try3 Long Lake was so wide that you couldn't see the other side. "Six miles," {Hero} told the neighbours. "Nobody walks six miles." The bus had stopped right at the edge for them, with its lights on, and down they all climbed. {run2} {Hero} stood and waved, until {they} could not see a single toad. That should have made somebody wonder...
@try3 "Farther," said {Hero}, "that's what." It was Long Lake or nothing: six miles, by the number nine, and the driver had seen worse on a Saturday. {run2} Every toad had a window. At the shore he let down the step, and off they hopped, and {Hero} read them the notice about swimming. There was a lot of notice. By the time that {they} got to the end...
@fail3 It was a quiet ride home. At the library the bus stopped, and its front door folded back. Out got Duchess, and after her the others, from under every seat in the bus. They'd gone round, and got on at the back. {refrain}
@fail3 "That's the last stop," said the driver, and switched on the lights. Then, from beneath the seats, and from under {Hero's} own hat, they began to come out. A bus has two doors. They had gone out by one and come in by the other. Duchess went first. {refrain}
@fail3 Somebody sneezed, on the way back, and it wasn't a neighbour. {Hero} looked under the seat. It looked at {Hero}. They were all down there; they'd had a nice run out, seen a lake, and climbed in again at the rear, to go home. {refrain}
@low In the end the others went to make some tea. It had stopped raining. {Hero} sat out on the library steps with the {kit}, and all the paper chains had gone soft. Duchess got up on {their} shoe. "We only wanted to take you somewhere nice," said {Hero}. Duchess shut one eye. {run3}
@low {Hero} had tried near, and {Hero} had tried far. The rain was over. There were {Hero}, on the step, and the {kit}, and Duchess, whose back was getting dull, like a pebble when you've brought it home. "Why won't you say what's wrong?" said {Hero}. {run3}
@low Nobody said that it was {Hero's} fault, and they made {them} a sandwich. {They} took it outside, and didn't eat it. There wasn't a drop falling now. Duchess came to sit on {their} foot, by the {kit}, as you would on a bench. She felt like an old purse. "That's three places," said {Hero}. "Isn't there anywhere?" {run3}
@insight.look Through the open doors {they} could see the whole ring of them. "{Rule,}" thought {Hero}. The first time, it was only toads on a floor. So {they} looked again, and it was toads on a bank. They sat as you would sit and wait for something to fill. But what was here before the library?
@insight.look "{Rule}" All evening {Hero} had been looking at toads. Now {they} looked at where the toads were not. It was as round as a bowl. The builders had not had to dig it, because it was there when they came. What do you call a thing like that, when it's wet?
@insight.look "{Rule}" So {Hero} did, from the doorway, and left out the books, and then the walls. What did that leave? There was a slope, and toads, with their toes over the edge. They had the look that people have on a beach, before they've got their shoes off. But where was the sea? Who'd let it out?
@insight.build "{Rule,}" {Hero} told {themself}, but it wasn't much. {They} had a wet toad, some cushions and a hole. Well, the builders had made do with that! They had found a hole, a good round one, and saved themselves the digging. {Hero} sat up. But what had been in it?
@insight.build It was no good taking toads to a pond. What if one could take a pond to the toads? "{Rule}" You'd want some steps, and a good big hollow, nice and round. {Hero} looked in through the doors. It was all there! So what had it been in the first place?
@insight.build "{Rule,}" said {Hero}. Three steps! Why would you put those in? Nobody digs down, for a library; you build up. You'd only have a dip if it was there before you. So somebody had come with a cart, and seen a fine round hole, and thought, how handy. Handy for what, though, up to then?
@insight.tend "{Rule,}" {Hero} always said; and it came to {them} that {they} had carried Duchess to three places and had not said it once. {They} put {their} face down next to hers. "What is it?" She climbed off the shoe, went in across the floor to the story dip, and looked down over the edge. Whatever did she think was there?
@insight.tend "{Rule}" It was a good rule, and {Hero} had forgotten it for a whole evening. {They} lay on {their} stomach, on the wet stone, and asked her. Duchess turned round and walked, without hurrying, back to where she'd started: the top step of the dip. What did she remember that they didn't?
@insight.tend Kind people can be awful, {Hero} thought. {They} had put this toad in a bucket, and on a bus, and told her how nice it was. "{Rule,}" {they} said, going red. "Duchess? Where do you live?" Down she got, and in she went, by the mat and the globe, and held on to the edge of the dip with both hands. In there?
@means.look It had been a pond. They had built on it while the toads were asleep, and nobody had told them. {Hero} went down into the dip with the {kit}, and {method}. In the floor was a stone lid, and underneath it something said glug.
@means.look Toads come home to the pond where they were tadpoles. They had gone to sleep beside it, and woken up by a library. "They aren't lost," said {Hero}. "They're early." {They} took the {kit} to the middle of the dip, and there {they} {method}. "Here's a lid. And listen! It's still under there."
@means.look "It's theirs!" said {Hero}. They'd gone to bed by a pond, and got up to carpets. Water doesn't go away, though; it waits. {They} carried the {kit} down, and {method}. One stone was set in flat, with a crack all round that you could have posted a coin in. They held their breath. Glug, it said.
@means.build It had been their pond, and people had built on it while they slept. "It can come back," said {Hero}, "but the books mustn't get wet." So {they} took the cushions and the {kit}, to make a wall round the top. {They} {method}. And where the last cushion had been was a stone lid, and it said glug.
@means.build A toad goes home each spring to the water it was born in. This was it, and somebody had put a library on top. The books would want a good high bank. {Hero} rolled up the rug, and got the {kit}, and {method}. Under the rug was a round lid, as cold as a fish, and under the lid was a noise.
@means.build Nobody had stolen it; they just hadn't asked. "This was a pond," said {Hero}, "and it'll be one again, up to the third step, and no higher." For that you'd want a bank. There were forty cushions, and there was the {kit}. {Hero} {method}. And right at the bottom was a stone with an edge, and the stone said glug.
@means.tend They were sitting round their own pond, and nobody had told them that it was gone. {Hero} put down the {kit} beside Duchess, and {method}. And now she went down the steps, plop, plop, plop, to the very middle, and patted a cushion. Under it was a lid. Under the lid something said glug.
@means.tend "She was born here," said {Hero}. "They all were. This was the pond." They had slept right through the hammers. {Hero} took the {kit} down into the dip, and {method}. Duchess led {them} to the middle, and lay down flat with one ear to the floor. There was a lid there; and it hummed.
@means.tend All of them had been tadpoles here, when it was a pond; and no one leaves word with a toad. {Hero} left the {kit} by the steps, and {method}. So Duchess took {them} down. She came to a place just like the rest of the floor, and knocked. It had an edge, like a lid. From below, glug, something knocked back.
@snag There was a ring in the lid, down a hole too deep for any finger. "You'd need a hook," they said. "There's one on the window pole!" said {Hero}. It was a long pole, for the high windows. {They} ran {their} hand along it, right to the top. There was the screw. And where was...
@snag They all took hold of it, and it did not stir. There was only a small iron ring, down a small dark hole. "We want that hook," said {Hero}, "the one that opens the top windows." {They} ran for it. "That's the pole, all right," said somebody. "But on the end of it..."
@snag You couldn't get your nails in. There was a hole like a keyhole, and a ring in it, just too far. "What's long," said {Hero}, "and has a hook?" The window pole! It had once got down a kite, and the cat. They passed it over everybody's heads. {Hero} looked at the top end, and at the bottom end, and at the top...
@rescue "It came off when you slammed the doors," said a voice. The boy who read under the table had been there since four o'clock, and nobody had known. "It went ping, and rolled." He marked his place with a sock. Then he crawled in {hid}, and came out with {key} for {Hero}.
@rescue {Hero} felt a tug at one knee. From down there, among the table legs, you see what people drop. He was called the boy who read under the table, and he was on page ninety. "I was waiting for someone to ask," he said. He pointed {hid}. {Hero} put in an arm, and felt about, and there was {key}.
@rescue "If it's the hook," said a tablecloth, "I know where it went." It was the boy who read; he'd gone in there on the first day, after a bookmark, and it had suited him. Off it flew, he told {Hero}, when the doors banged. He felt {hid}. "Mind, it's cold," he said, and that was {key}.
@climax It had to be dark, for a toad goes home at night. They put out the lamps, until there was only breathing. {Hero} felt for the first step, and the next, and the last one. It was like going down inside a hat. {They} felt the hook go home. "Now!" {they} said, and pulled, and from under the floor came a long, long "Ahh..."
@climax Click went the last of the lamps. You could not see the books, or the walls; it was all one big black room with four hundred toads in it, being quiet. {Hero} screwed in the hook and went down the steps on the seat of {their} trousers. {They} found the ring. {They} leaned back, with all {their} weight. The lid gave a grunt, and tipped, and up came...
@climax "Nobody light anything," said {Hero}. With one lamp on, they'd never come down; it must be night, for that. So it was made night, shelf by shelf, till you only knew people by their boots. {Hero} went backwards, as on a ladder. One. Two. Three. The hook went tick on something, and held. {They} pulled till {they} saw stars; and then a cold sweet breath came up...
@resolution Water came up, as cool as a cellar, and brought a smell of mint and stones. It filled the first step. It filled the second; and at the third, just under the cushions, it stopped, as it had always done. "After you," said {Hero}. Duchess shut both her eyes, let go of the edge, and was home. The others followed, and they sang. {turned}
@resolution It didn't gush. It rose like somebody getting out of bed, slowly, one step at a time, and when it had reached its own old edge it lay still. "There goes Duchess," said {Hero}, who had felt something damp go by. Then from the middle of the library, in the dark, one old voice began to sing, and four hundred joined in. {turned}
@resolution It came without any fuss, as if it had just gone to fetch something. One step was under, and then two; and below the third it stopped, with the skylight lying in it, stars and all. Duchess put in a toe. "Go on," said {Hero}. "It's yours." There was the smallest plop you ever heard. And then, out of the middle of it, they sang. {turned}
@close They had the {party} on the steps, with their feet in the pond. {toast} {ends} Mr. Tabb opened the big new book at the first page. "Returned," he wrote. "Toads, four hundred and twelve." He thought for a bit. "Not one was late," he put.
@close {toast} {ends} The pond stayed, and people came from miles away, to read with their feet in it. And every spring, on the first warm wet night, Mr. Tabb opened both doors and put out two mats: one for {Hero}, and one the size of a stamp. Duchess always wiped her feet.
@close The {party} was extremely damp, and they passed the trifle on a tray, since it floated. {toast} {ends} Mr. Tabb got out his stamp. RETURNED, it said, and it had gone down crooked. {Hero} saw his hand go out to it. "No," said Mr. Tabb. "They're all in. Let it be."
`,
  b10: `
@home All that winter there had been hammering, and when it stopped there was a library in {home}. It had that smell of paint and hope. Nobody had yet bent a corner, or spilt anything, or been asked to hush. In the middle of the floor lay the best of it: a big round hollow with three stone steps, full of cushions, for stories. "The builders found it here," Mr. Tabb told {Hero}, whose boots he was watching. "It saved them the digging."
@home "Nine hundred books," said Mr. Tabb, "and not one of them overdue." He did not say it as though he were glad. He had been librarian of {home} for four days, and had a stamp that had never stamped anything. {Hero} liked it there already. What {they} liked most was the story dip, which went down into the floor by three round steps, like a bowl that somebody had set a building on. "It was just there," said Mr. Tabb, "so they used it."
@home Nothing is so solemn as a library with nobody in it yet. {Hero} had watched them put it up in {home}, plank by plank; now it smelled of varnish, and the books stood in their clean jackets, like children waiting for a photograph. Three round steps went down to a sort of well. "For stories," said Mr. Tabb, with his eye on {Hero's} boots. "There was a hollow here before us. It seemed a pity not to." He laid one cushion square with the next.
@want Something had to be the first thing ever to happen there, and it was going to be {event}. {Hero} had gone and asked. "With jelly?" they said, after a silence. But it was a yes, with eleven rules. So it would all be in the story dip, on the steps, by lamplight. The paper chains went right round the room, and down the stairs, and back. {why}
@want A new room wants a party, as a new boot wants a puddle. "Before anybody gets used to it," said {Hero}. "Nothing red, then," they told {them}, "and nothing that flakes." And there, this very evening, in the round hollow in the floor, they would have {event}. {Hero} set out forty cushions, and sat on each of them in turn, to be fair. {why}
@want What's first to happen in a place goes on happening there for years. So it mattered. {Hero} had sent in a letter, with a plan of where the trifle would go; and it was to be {event}, tonight, down on those steps, with no running, and not on any account a balloon. {They} made the paper chains, and hung them from A to Z. Nobody had so much as sneezed in there yet. {why}
@friend There are people who straighten a picture, and then there was Mr. Tabb. He straightened rugs as he crossed them. He did ties, and queues, and the fringe of a passing pony. You never felt a thing, but if you came away from him with your collar even and both your laces the same length, you knew that you had been liked. "One moment," he'd said to {Hero}, the first time, and moved one ear of {their} hat a quarter of an inch.
@friend {Hero} had worked out how to tell what sort of a day it was by the feather duster in Mr. Tabb's top pocket. If it stuck up, things were well. If it drooped, somebody had been eating a bun in History. He dusted the globe every morning, going carefully round the Alps; he dusted the cat, who had come to insist on it. And if you came to explain about a late book he would dust you, kindly, behind the ears.
@friend It was said of Mr. Tabb that he'd once got off a train to straighten the station. He couldn't help it. A crooked thing hurt him, much as a stone in the shoe hurts you, only he felt it on behalf of the thing. Nobody minded. He would be telling you where the dragons were, and his hand would come out, all by itself, and turn your top button the right way up. {Hero} had seen him do it to a snail.
@turn The weather, that evening, changed its mind. All at once the wind had a soft side, and it was raining; and it was rain as warm as tea, the first of the year. {Hero} went to see to the doors. On the mat, with her chin up, sat a toad. She was as brown as a boot, and about as old as a person gets; and she looked {them} over, and shut one eye. You would have got up for her on a bus. "Good evening, Duchess," said {Hero}. She came in. And behind her...
@turn There was a sound from the steps as of somebody, in no hurry, dropping wet socks. {Hero} put {their} head out. It had been winter when {they} last looked, and now it was not; the rain had gone warm, the gutters were talking, and the night smelled like a flowerpot. Something large and brown had reached the mat. It wiped its feet. "You must be a duchess, at least," {they} said, and stood back, and Duchess walked in under the lamps. But she hadn't come alone...
@turn For a week the wind had come in under the door like a bill. That evening it came like a guest. {Hero} put down the scissors and went to smell it; there was rain that somebody had warmed, and mud, and moss, and the year turning over. Then the dark blinked. It was a toad, of great age and considerable width, and she regarded {Hero} as one would the person who takes the coats. "This way, Duchess." She crossed the mat. And yet, when she was in, the steps went on going plop...
@trouble They filled the mat and the stairs, and the hats that were left on the pegs; they went along the A's, and turned at the B's, and were soon well into history. {run1} {Hero} made it four hundred and twelve, or eleven, as there was one in the trifle that might have been a plum. Not one of them was looking at the books. {refrain}
@trouble For a bit {Hero} tried to say good evening to each. By fifty {they} {was} only nodding; by two hundred {they} {was} counting in tens. {run1} Four hundred and twelve! It would have been better, somehow, if they had run about. They didn't. They walked in, and sat down, and folded their hands upon their stomachs, and had the look of a waiting room when the train is late and everyone has decided to be nice about it. {refrain}
@trouble It was the manners of it that undid you. They came in pairs; the older ones held back, to let the others by. {run1} Before long there was one to every peg, and a row of them along the fender, like brown jugs. {Hero} went about with a pencil, making strokes in fives, and it came to four hundred and twelve, with the one on the pencil. {refrain}
@stakes "I'm not against them," said Mr. Tabb, who had lifted his cup and found one in the saucer. He turned it a little, so that it was straight. "But you see how it is. Somebody would sit down. It will have to be toads or {event}, and the toads are here." The duster drooped. And it was no kindness to keep them, for a toad that gets dry is a sad thing, and there was a stove. "Then we'll find them a better place," said {Hero}, "and I'll be back before the candles."
@stakes "We can't have {event} now," said somebody, looking into the trifle; and something in the trifle looked back. Mr. Tabb was so upset that he had straightened the same chair four times. "A library has got to be dry, {Hero}. It's very nearly the whole point of one." That was just it. Books want to be dry, and a toad must be wet, or it goes dull, and then goes stiff. It was nobody's fault. They had simply come to the wrong house, all four hundred and twelve; and who was going to tell them?
@stakes Mr. Tabb had drawn himself up to be firm, with a toad on his shoe. "It isn't that one minds being popular," he said. He moved it to the left, in line with the other shoe. "But {Hero}, there's no floor. It'd be the most dreadful crunch. I shall have to write to everyone, and say there isn't any {party}." Nor could they stay. The stove was hot, and the carpets drank; the small ones had gone dull, like pebbles in a pocket. "It's only a wrong turning," {Hero} said. "I'll see them home."
@try1 "It's water they're after," said {Hero}, "and we've got a whole river, doing nothing." The neighbours turned out with buckets, and a bath, and one with a hat, and there was a procession down the hill. It was the loveliest spot, with mud of three kinds. They set them down one by one, with a word to each, and the last was Duchess, who took a long look at it, as you do at a hotel that's not the one you booked. "Good night!" they all called, and turned to go...
@try1 If a guest has come to the wrong door, you see them to the right one. So {Hero} lit a lantern, and took Duchess in the good bucket, and the neighbours fell in behind with whatever they had that would hold a toad. Down by the river the rain came through the willows in long strings. "I've half a mind to stay here myself," somebody said. "There you are, then," said {Hero}, tipping the bucket. The toads got out. And all together, without any fuss, they turned to face the hill...
@try1 So it was the river, by way of the lane. They went in a long line under umbrellas, with coal scuttles and a hip bath; from time to time you could hear a voice say "Not in my sleeve." Down there the mud was like chocolate. {Hero} chose each of them a reed. {They} told them where the sun came up, and wished them joy of it; and Duchess, in the shallows, let a leaf go by, with the face of someone being shown round a flat. Then, and nobody had touched it, the lantern went out...
@fail1 They walked home singing, as one does, with the buckets clanking, and every one of them felt warm in the middle from having been kind. On the mat, with her chin up, sat an old brown lady who had plainly been there for some time. "There must be a short cut," said {Hero}, when {they} could speak. There was. It went through a drain, two gardens and the vicar. {refrain}
@fail1 What you forget about a toad, since it doesn't look fast, is that it doesn't stop. It has no boots to empty, and meets no one it knows. While {Hero} was lending somebody a dry sock, they went by on either hand in a brown, quiet, steady stream, like a crowd that has stepped out between the acts for an ice. "Excuse me," {they} found {themself} saying, and stood aside. {refrain}
@fail1 "They'll be asleep by now," the neighbours told each other, wringing out their hats at the door, and one looked down to see why the mat was so soft. It was occupied. They had come up by the ditch, and been in for some time; those nearest the stove had to be asked to move over, so that {Hero} could get {their} boots off. {refrain}
@try2 "Well, then, a door's a door," said {Hero}. So they were all carried out again, with apologies. The big doors were swung to, and the bolt was shot; a chair went under the handles, and the heaviest of the neighbours went on the chair. Outside, low down, {Hero} had put up a note. "Sorry," it said. "Shut." "Lean," they told each other, and leaned. There was a kind of patting, very soft, and then there was not. People had begun to grin, and feel for their hats, when somewhere to the left of them...
@try2 It took eleven people to shut those doors, because they had swelled, being new, and not yet used to rain. They slammed them in the end; it shook every window in the place, and something went ping. "Now we're a fort," said {Hero}. They sat down in a row with their spines against the oak. And it was still, with not a toad to be seen in all those miles of shelf. "Do you know," somebody began, "I rather think that..."
@try2 "Rude it is, then," said {Hero}, and they were put out on the step, with a bow to each. The doors weighed about what a horse does, and needed to be run at. Wham! Every window jumped; somewhere a small thing fell, and rolled. Across went the bolt. {Hero} chalked a notice, low down, to say when they'd be open, which was in a fortnight. No one breathed. It was the kind of peace that you only get in a new library. {They} had put up one finger to enjoy it, when...
@fail2 Flip. It was a brass flap in the wall, at about the height of a knee. You put your books in there if you had finished them at night; it had a chute behind it, lined with felt, so that they should not be hurt, and it was Mr. Tabb's favourite thing in all the building. Out of it slid a toad. It got up, shook itself, and walked off. Flip, plop; flip, plop. "Next, please," he said. He went red, and would not look at {Hero}. He had been practising it all week.
@fail2 Nobody had thought of the slot for returns. Why would they? It was as new as all the rest, and not one book had been out yet, to be brought back. The first toad came down with its arms up. The others formed a queue; you could hear them through the wall, shuffling along, and not pushing. "I can't pretend," Mr. Tabb told {Hero}, holding open the flap with one finger, and seeing each in turn safe on to the mat, "that it isn't nice to see it used."
@fail2 Set in that wall was a thing that Mr. Tabb had designed himself: a flap, in brass, that a child could reach, and a slope inside it, padded, for a book to come home by at dead of night. It had never been tried. It was tried now. A toad appeared, at an easy speed, with its eyes shut and its chin up, and was delivered. After a moment there was one more. "It doesn't jam," said Mr. Tabb. He had a hand pressed to his waistcoat. "{Hero}, did you see? It doesn't crease them at all."
@clue After that no one had a plan, and they stood around in it. "I'll save the cushions, anyhow," <mute:thought|said> {Spotter}, and went to the story dip, and got no further. There were toads on all three of the steps, right the way round, knee to knee, like the crowd at a ring. And yet the whole middle of it was bare, forty cushions, plump as pies, and not one toad had taken a seat. If you'd come for somewhere soft, why would you leave that?
@clue You had to be high up to see it. {Spotter} had got on a chair, being tired of being walked over. "That's funny," {Spotter} <mute:thought|said>. From there they weren't all over the place in the least. They had a shape. It was a ring, as round as a coin, about the story dip, and it was four toads deep; and every toad in it sat with its back to the room, gazing in. {Spotter} looked as well. There were some steps, a rug, and cushions. What were they all so very sure was about to begin?
@clue Somebody had to rescue the cushions, and {Spotter} drew the short straw. They'd never been dented. {Spotter} looked for a way back up, and there wasn't any; on every side, shoulder to shoulder, were toads, tier on tier of them, with their throats going. It was like being on a stage. "Good evening," <mute:thought|said> {Spotter}. They didn't answer; they were gazing past, and down. Who comes so early, in all that rain, and gets a good seat, to look at a floor?
@try3 "It was only that it wasn't far enough," said {Hero}, as people do say. Six miles out of town was Long Lake, and the number nine went there. It went there that night with every seat taken, two to a seat, and a number standing. {run2} They looked out at the rain with great attention. At the far end there was more water than you could see across; and they got down by the front, and {Hero} shook each of them by its cold small hand. It took an hour. If {they} had only once looked round...
@try3 The driver of the number nine said that there was nothing about it in the rules, and in any case they'd be under five. So it was two to a seat, with Duchess up in front, for the view. {run2} At Long Lake he let down the step. You could not have wished for a better lake; it went on and on, being wet, until it was sky. {Hero} stood in the headlamps to see them off, and waved, for a good while, at nothing. Behind {them} the bus gave a sigh, and shut its other door...
@try3 "You can walk back from a river," {Hero} argued. "You can't from Long Lake." That was six miles off, on the number nine, and the driver, when it had been explained, only wished to know if they were over five. {run2} Every window had its row of chins. {Hero} helped them off, at the front, with a hand under the elbow. {They} made a speech; it was about fresh starts, and it was rather good, and {they} kept {their} back to the bus, the better to see the water. Nothing stirred on that, not a ripple...
@fail3 They were all rather quiet, going home. "You get used to a face," said somebody. Then they drew up at the library, and the door at the front unfolded. Out got Duchess. "Evening," said the driver, who was past surprise. Out, from under the seats, and from off the rack, and down out of the lining of {Hero's} hat, came the rest of her party. They'd walked around the back, while they were being waved to, and got on. {refrain}
@fail3 "All change," the driver said, and put up the lights. Not a soul moved, for beneath every seat in the bus were two neat feet; and beside those, two more. A number nine has a door at each end, so that people may get out at one while others are getting in by the other, and they had seen no reason to waste it. They filed past {Hero} to the steps, Duchess in front, like a school outing with nobody missing. {refrain}
@fail3 They sang a bit on the way home, and they had reached the bridge before anyone noticed that more people were singing than there should have been. It came from the floor. {Hero} lifted the edge of a seat. They sat in a row beneath it, and beneath the next one, holding on, and swaying nicely at the corners; and at the library they let the neighbours get down first. "Mind the step," the driver told Duchess. {refrain}
@low The neighbours went in and put a kettle on, for want of anything better. {Hero} stayed outside, on the top step, with the {kit}. It was not raining. It hadn't been, {they} noticed, for some time, and the last of it was dripping off the gutter, slower and slower, like a clock that needs winding. Duchess had climbed on to {their} shoe. The shine was going off her; she was turning the brown of plain cardboard. "I took you to the best I knew," said {Hero}. Duchess shut one eye. {run3}
@low Here was the state of things: one wet step, and one {kit}, and one old toad, who was no longer as wet as she ought to be. {Hero} had tried near and {Hero} had tried far. {They} had been kind the whole evening, without a rest, and it hadn't done anybody the slightest good. You stand there, with your arms full of help, and it is all the wrong size. The clouds were coming apart, up over the roof, and the night had begun to dry. {run3}
@low Nobody blamed {Hero}, and somebody made {them} a sandwich. {They} carried it out to the top step, where the {kit} was, and held it. There wasn't a drop falling anywhere. Something cold climbed on {their} instep, and settled, as on a bench; it was Duchess, only she hardly felt wet now, but like the back of an old purse. "River," {they} told her. "Door. Lake. I did think it would be the lake." She looked in front of her. She seemed to be waiting for {them} to finish. {run3}
@insight.look There was nothing else to look at: the open doors, the lamps, that patient ring of backs. Toads upon a floor, thought {Hero}; and then, because one has to, "{Rule,}" and did. It was the same floor. They were the same backs. But anyone who sits like that, with the knees together and the chin out over the edge, isn't on a floor at all. They're on a bank! You could nearly see the fishing rods. Only, a bank of what? "This wasn't a library, when you went to bed," said {Hero}. "So what was it?"
@insight.look "{Rule}" {They} had looked at toads until {they} saw them with {their} eyes shut. What {they} had not looked at, all night, was the part with no toads on it. It was round, which a room is not. It sloped. It went down by stages to a low place in the middle; and no one had dug it. "The builders found it here," said {Hero}, quite slowly, to nobody. If you had poured a thing like that full, say a year ago, what would people have called it?
@insight.look "{Rule,}" thought {Hero}, who'd have been glad not to see any of it once. But there it all was, in the lit doorway; so {they} did, and this time {they} left out the books. {They} left out the walls. What you had then was a slope, in three ledges, with toads along the top, and they'd got their toes over. {Hero} knew a beach with old ladies on it, in the mornings, who sat just so, and looked at just such a place, if you could suppose that the tide was out. How long had it been out for? Since about October, would you say?
@insight.build "{Rule,}" {they} {was} forever telling people, and what had {they} got? A damp stair. A party, going soft. Well, others had managed upon less. The men who built this place had come up the lane with a cart, and there'd been a fine great hole, all ready. They'd used what they had got, and put a roof on it. {Hero} would have done the same. Except, and here {they} stood up, that you'd think one of them would have asked. Whose was it? And wasn't it, when they found it, full?
@insight.build You could not bring the toads to any pond whatever; {they} had proved that three times, with witnesses. Then turn it round, thought {Hero}. How would you bring the pond to the toads? "{Rule}" That was the way to begin. You'd need a hollow, a big round one. You'd need an easy way down, in steps, for short legs. "And who's to dig it?" {they} said aloud; and saw it, through the doors, with people's cushions in it. But why was it there?
@insight.build Nobody builds downwards. {Hero} got it from nowhere, as you do when you've stopped trying. You start at the ground, with a brick, and you go up. If a room has a dip in it, that was there first. Some man with a pencil behind his ear had looked in, and told the others what {they} so often told people {themself}: "{Rule}" And why not? It had sides, it had ledges; it might have been made by somebody who knew what it was for. Had anyone stopped to think who that was?
@insight.tend "{Rule,}" {Hero} always said. It was practically all {they} did say. And {they} had picked up this old lady three times tonight, and put her down three times in a place of {their} own choosing, and never once thought to open {their} mouth. {They} lay down on the wet stone, with one cheek on it. "I beg your pardon," {they} said. "Where was it that you wanted?" Duchess gave it some thought. She got off the shoe; she walked in over the floor to the lip of the dip, and looked down. What could she see there that was gone?
@insight.tend There's a kind of help that is really a kind of shoving. It came to {Hero} slowly, and not very comfortably, sitting there. "{Rule}" It was an excellent rule, and {they} had told it to everyone but {themself}. So now {they} took off {their} hat, and asked; and having asked, {they} waited, which is the part that people leave out. Duchess breathed in. Duchess breathed out. Then she went by {them}, not fast, and not stopping, in at the doors, to the exact place she had been taken from. What was it that she remembered, and they'd never known?
@insight.tend {Hero} went back over it, like someone feeling for a dropped key. {They} had said, this way, and mind your head, and you'll love it. There hadn't been one of those with a question mark on. "{Rule,}" {they} groaned. It was so simple that it made your face hot. {They} got down till {they} were on a level. "Duchess," {they} said, "where do you live?" The gold eye considered it. Then she was off that step before {they} could get up. In she went, straight as a string, up to the edge, and waited for {them} to join her. But who could live in that?
@means.look "It's a pond!" said {Hero}. "It was theirs!" A toad will walk home, each spring, to the very water it was a speck in. These had gone to sleep beside it in October, and all winter it was being a library, and nobody had told them. {They} went down among the cushions with the {kit}, and {method}. At the very lowest part there was a line, too round to be a crack. It was a lid. And when they had all got down and laid an ear on it, there was somebody underneath, saying glug.
@means.look They weren't lost. They were early, that was all, and were waiting for it to open. "We never told them," {Hero} said, and picked up the {kit}, and went down all three steps to where the rug was. There {they} {method}. Beneath it was a stone as big as a cartwheel, and as cold as a fish. "They couldn't stop the spring," said {they}. "You can't. They put the lid on."
@means.look "There's been a mistake," said {Hero} in the doorway, "and it's us." They were home. They had gone to bed last autumn beside a pond, and somebody had come along and roofed it. {They} climbed down between the rows with the {kit}, saying excuse me, and {method}. If there had once been water it must have had a way in. And beneath the rug was a slab with no corners, cold, and not quite still; a long way under that a voice was going glug.
@means.build It had been the pond. All those toads had been specks in it once, and had slept through the hammers. "It's only got to be let in again," said {Hero}, "but not all over the books." It must have a good stout bank, then, and what there was to make one out of was cushions. {They} fetched the {kit}, and {method}. And when the last cushion had come up out of the middle there was a lid, under it, of stone, saying glug to itself.
@means.build "We've put a library on their pond," said {Hero}, and it was surprising how many people needed to sit down. "They were all asleep," said somebody. "You don't see them, in the winter." {Hero} was already rolling the rug back. "Fetch me the cushions," {they} said. There'd have to be a wall, to keep the water off the stories. {They} sorted out the {kit}, and {method}. Down in the bare floor there was one stone that was perfectly round. It was humming.
@means.build "It's only got its lid on," said {Hero}. "It's still a pond." {They} watched it go from face to face. "Well, we can't take the roof off," said somebody. "They can have it with the roof on. They'll just want a bank, so that it stops where it used to." People gave up their cushions, and then their coats. {Hero} set to, with the {kit} to hand, and {method}. Low down, where the last of the padding had been, was a round of stone that talked to itself. "Glug," it said.
@means.tend {They} followed her. That was the whole of the plan, and it was a great deal better than the others. With the {kit} at {their} side {Hero} knelt on the top step, and {method}. "She's off," they said. Duchess went down, plop, and plop, and plop, with four hundred pairs of eyes on her back; she crossed the rug, and stopped, and slapped it twice. They turned it over. There was a lid there. "It was their pond," said {Hero}. "They were asleep, and no one told them."
@means.tend "She isn't lost," {Hero} said. "We are. She's standing in her own front hall." They had every one of them been born here, when it was a pond. They'd dozed off under the hedge, and it was drained, and carpeted. Nobody would have known where to send the letter. {They} set down the {kit}, went in beside her, and {method}; and after that it was quite easy, as it mostly is. The old toad took {them} to the lowest place there was, and lay flat, with one ear to the boards. Below was a stone lid. Below the lid it went glug.
@means.tend You could feel the whole room lean. {Hero} put the {kit} where she could see it, and {method}. It was a while before she trusted it. Then she lowered one foot, and looked back, as one does for a child by a road; and on they went like that, the pair of them, to the bottom. She put her palm on the floor. "It's here," said {Hero}. "They went to sleep by a pond, and we never woke them up to say." Under her hand was a lid, the shape of a cheese, and it went glug.
@snag A lid has to have a way up, and this had a ring; but it was sunk at the bottom of a hole that you might have got a pencil down, if you didn't want the pencil. Eleven people tried, with eleven kinds of finger. "A hook," said {Hero}. "Wait. There's one up there!" For every window in the place was too high to reach, and had to be opened with a pole. "Here's the pole," {they} said, and felt along to the end. There was a screw. And there was no...
@snag They lay and looked down the little hole in it, one eye at a time. There was a ring, right enough. It might as well have been in China. "The window pole," someone said. Of course: you used it for the high ones, with that big hook, like a shepherd's; it was ten feet long. {Hero} came back with it at a run, and they cleared a space, and turned it round, and lowered the end. They peered. "Is it meant," they asked, "to have something on..."
@snag The thing about a lid is that there's supposed to be a handle. This had one: it lay at the foot of a narrow shaft, a small iron ring, where it had plainly been got at with something that they'd taken away with them. "A long thing," said {Hero}, "with a crook." And everyone looked up. High overhead were the windows, and against the wall was what you opened them with. They laid it before {Hero} like a sword. {They} ran a thumb along, past the brass, past the thread of a screw, and out into nothing but air...
@rescue "It's been off since you slammed them," somebody remarked. A tablecloth lifted. They had known in a general way that there was a boy who read under the table, but no one could have told you when he'd last come out. He was on page three hundred. "It went ping, and then it rolled, and then you all began shouting." He lay down flat, reached {hid} with one arm, and without losing his place gave {Hero} {key}.
@rescue There was one table with a lamp beneath it, not on it. {Hero} bent down. If you have to find something in a room, it's a good thing to ask whoever lives nearest to the floor, and that was the boy who read under the table. He'd seen every spoon go, since the place was opened, and could have drawn you a map. "That'll be the ping," he said. He crept along with the book in his teeth, {hid}, among some umbrellas. There was a rattle. "Is it this?" And it was {key}.
@rescue "Ping," said somebody, thoughtfully. "That's what it said." {Hero} lifted a fringe, and behind it was a candle, a rug, the end of an apple, and a boy with a book. He had gone under that table for an hour, on the opening day. He knew them all by their socks. "I'd have told you. You were busy shouting." He wormed away {hid}, until just one foot showed, and backed out with fluff in his hair, and {key}. "Could you let the cloth down after you?" he asked.
@climax A toad goes home by dark; she will not go under a lamp, any more than you'd have your bath in a shop window. So out went the lamps, one at a time, from the door inward, until all that was left in there was breathing. "Now then," said {Hero}, and felt out with a foot for the first step. There was the second; there was the third. Down went the hook, and fished, and bit. Then {they} leaned back upon it with all that {they} had, and deep under the floor, as though it had been holding it since autumn, something said, "Ahh..."
@climax Click; and click; and then the one above the desk. There were no walls any more. It was all the dark end now, right up to your nose, and in it sat four hundred and twelve people who could see perfectly well. "Mind out," {they} whispered, and went down on the seat of {their} trousers, a step at a time, with the pole across {their} knees. The hook went in, and scraped, and caught. {Hero} shut {their} eyes, which made no difference, and pulled; and it grunted, and tipped, and what came up past {their} hands...
@climax "Nobody look," said {Hero}. It couldn't be done with people looking, and they saw the justice of it. They put out the lamps. It's surprising how big a room gets. There was a hush in there, with four hundred heartbeats in it, quick and small, like rain far off. {They} slid the pole ahead of {them} down the steps, and let it into the hole, an inch at a time, as you'd thread a needle for your grandmother. It touched. It turned. {Hero} got a shoulder beneath, and straightened both knees; and the stone gave a little cough, and moved over...
@resolution It was only a smell at first, of mint, and stones, and the undersides of things. Then it was over {their} shoes. It did not gush. It came up like somebody climbing the stairs to bed, and on the first step it rested, and on the next. At the third, an inch below the cushions, it lay down, as it had every spring since there was a hill. "After you," said {Hero}. Duchess walked to the edge. She shut one eye, and after that, for the first time that any of them had seen, she shut the other. She was hardly a splash. {turned}
@resolution Water knows where it lives. It rose without a sound, until it was the size that it was used to; there it stopped, and it shook a little, and got its stars back, one by one, out of the skylight. People held on to each other's sleeves. "They're going in," said {Hero}. "I can feel their feet." Somewhere in the very middle an old cracked voice tried over a note. There was a pause. And then the rest of them came in on it, all round the walls, four hundred strong, among the books. {turned}
@resolution No one saw it. Their feet knew first. It was cold, and it smelled of watercress, and it came about their ankles like a cat that has been shut in somewhere and isn't going to make a scene. They felt it find the first step, and the second, and come up under the third, and lie there. It fitted. "Is it right?" whispered {Hero}. Beside {them} somebody of great age walked off the edge, into the place where she was born. For one whole breath there was nothing; and after that the dark began, in one corner, and then in all of them, to sing. {turned}
@close They did light one lamp, at last, in the end where the poetry was. They sat round on the top step, with their socks off, and had the {party}, up to their ankles in somebody's front room. {toast} {ends} Then Mr. Tabb was seen to open the big new ledger. He pressed it flat. He breathed on his pen. "Returned," he put at the head of page one, "toads: four hundred and twelve." He looked at it. The duster stood straight up. "And not one of them," he told {Hero}, writing it down as he said it, "was late."
@close {toast} {ends} You can see it still, if you are ever in {home}; or rather, you could hear it from the station. People came from all over to read with their feet in it, and a sign by Mr. Tabb asked you kindly to be quiet, as others were singing. And on the first warm wet night of every year he opened both the doors and put down two mats. {Hero} wiped {their} feet on the large one. On the other, with her chin up, so did Duchess.
@close Somebody found a match, and by the light of that you saw the {party}, the whole length of it, with its trousers rolled; a trifle was sailing by upon a tray, and Duchess had the cherry. {toast} {ends} Mr. Tabb stood a little apart with the stamp that had waited all week for a book. "Returned," it said, when he had lifted it; and it had gone down crooked. {Hero} watched his hand go out. It stopped. "No," said Mr. Tabb. "They're all in. Let it be."
`,
}
