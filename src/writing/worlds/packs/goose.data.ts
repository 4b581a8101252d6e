// The postman is a goose, the labels have washed off, and all of Pudding Lane has the wrong parcel.
import type { PackSource } from '../pack.ts'

export const goose: PackSource = {
  id: 'goose',
  skeleton: 'mix-up',
  genres: ['comedy', 'mystery', 'animal', 'friendship', 'educational'],
  tags: 'village town street post farm lane neighbourhood shop market country',
  peril: 0,
  touches: 'goose birds rain',
  ways: ['look', 'mark', 'tend'],
  figure: {
    name: 'Horace',
    type: null,
    pronoun: 'he',
    want: 'to be thought a good postman',
    habit: 'bites people who are rude about it',
  },
  people: { postman: 'geese', 'Doctor Bell': 'doctor', 'Miss Fipps': 'miss-fipps' },
  extras: `
    trouble: crowd
    stakes: crowd
    fail1: man
    try2: crowd
    fail2: crowd
    snag: crowd
    rescue: boy
    climax: crowd
    resolution: crowd
    close: crowd
  `,
  names: ['Dutch', 'Horace', 'Pudding Lane', 'Pudding', 'Lane', 'Miss Fipps', 'Fipps', 'Doctor', 'Doctor Bell', 'Bell'],
  nouns: {
    home: 'Pudding Lane',
    quest: 'music box',
    key: 'the roll of red string',
    hid: 'down behind the letter box',
    mistake: 'left the post bag out in the rain',
    scary: 'the gate of the last house',
    wait: 'until each door was open',
    crowd: 'the people of the lane',
    small: 'the boy from Number One',
    says: 'He isn’t biting. He’s pointing.',
  },
  swappable: true,
  planted: '{Key} stayed on its hook by the letter box.',
  refrain: {
    base: 'Honk! went the goose. And it wasn’t for them.',
    turned: 'Honk! went the goose. And it was, it was for them.',
  },
  small: {
    base: 'Honk! went the goose. And it wasn’t for them.',
    turned: 'Honk! went the goose. And it was, it was for them!',
  },
  titles: [
    '{Hero} and the Goose Who Brought the Post',
    'It Wasn’t for Them',
    'Return to Horace',
    'The Wrong Parcels of {home}',
    'Honk!',
  ],
  blurb:
    'Horace has never lost a parcel. But it has rained on every label in the bag, and now the doctor has a tuba, the baby has a saw, and somewhere behind one of these doors is the {quest}. Only a goose knows which. It is up to {Hero} to ask him.',
  stage: `
    home: street morning clear wide | wave happy | goose cap letter | cat-asleep
    want: bedroom morning clear close | look excited | jar coin |
    friend: garden morning clear wide | laugh happy | goose cap bag | duck-following
    hobby: garden day clear medium | stand proud | |
    turn: street day rain wide | look surprised | goose cap bag | | wet
    trouble: street day clear above | laugh funny | tuba crab box | bird-on-head
    flaw: bedroom day clear close | think thoughtful | | odd-socks
    stakes: square day clear wide | hold worried | box mop goose |
    try1: street day clear medium | reach brave | door mop |
    fail1: street day cloudy medium | look sad | saddle door mop | upside-down-sign
    clue: street day cloudy behind | look curious | goose bag box |
    try2: square dusk cloudy wide | shout brave | bell box cake |
    fail2: square dusk cloudy medium | run surprised | tuba crab box | hat-blown-off
    try3: garden dusk cloudy close | read excited | letter glasses box |
    fail3: street dusk rain wide | stand sad | letter goose | | wet
    low: street dusk rain medium | sit sad | goose umbrella cap | snail-passing | wet
    insight: street dusk clear close | think hopeful | goose cap | | wet
    means: street dusk clear medium | kneel brave | goose box | |
    snag: square night wind wide | look surprised | box goose | hat-blown-off
    choice: street night clear medium | stand thoughtful | lantern |
    rescue: street night clear close | reach hopeful | wool | mouse-watching
    climax: street night stars wide | give wonder | box gift goose |
    resolution: street night stars medium | cheer joy | goose cap |
    close: street night stars wide | laugh happy | table cake box bread goose | small-copy-of-hero
  `,
  deeds: `
    home: hero touches post-goose; no goose; no cap; no letter; no shoe; no hat; no bag; at here medium
    want: hero lifts jar; coin in jar; no gift
    want[jar was empty]: no coin
    friend: hero touches post-goose; no goose; no cap; no bag; no bathtub; no stone; others miss-fipps
    turn: hero lifts blot-letter; with post-goose; no goose; no cap; no bag; no letter; no gift; no bathtub; no hat; others
    trouble: hero touches wrong-parcels; hero reach funny; no tuba; no crab; no box; no gift; no hat; no shoe; others; at here wide
    stakes: hero opens box; mop in box; with sad-goose; no goose; no cap; no gift; no bag; others crowd
    try1: hero touches door; no gift; no umbrella
    fail1: hero lifts mop; hero hold surprised; with saddle-man; no saddle; no door; no gift; no chair; no hat; others
    clue: friend touches door-goose; hero peek curious; no goose; no bag; no box; no door; no gift; no hat; others; at here wide
    try2: hero lifts bell; with parcel-heap; no cake; no box; no gift; no chair; no bathtub
    fail2[hat with a crab]: hero lifts hat; crab in hat; with fipps-tuba
    fail2[got sat on]: hero touches parcel-heap
    fail2: hero touches fipps-tuba; no tuba; no crab; no box; no cake; no gift; no saddle; no hat; no boots; no cow; no pie; no bell; others crowd
    try3: hero wears glasses; blot-letter on box; no lantern; no letter; no gift; no jar; others miss-fipps
    fail3: hero lifts blot-letter; with sad-goose; no goose; no letter; no gift; no glasses; no map
    low: hero on kerb-goose; no umbrella; no goose; no cap; no gift; no village-pump; no bucket; no boat; no letter; others
    insight: hero touches bare-goose; no goose; no cap; no gift; no umbrella; no tuba; no box; no bathtub; others
    insight.tend: hero touches sniff-goose; no goose; no cap; no gift; no umbrella; no tuba; no box; no bathtub; no bag; others
    means: hero touches point-goose; no goose; no box; no gift; no cap; no saddle; no mop; no tuba; no flowers; others
    means.mark: hero touches chalk-tuba; hero reach excited; no goose; no box; no gift; no cap; no saddle; no mop; no tuba; no bathtub; no bucket; no bag; others
    snag: hero touches bare-hook; hero reach surprised; with bare-goose; no goose; no box; no wool; no gift; no mouse; no nail; no hat; no cake; no bread
    rescue: friend gives string-roll to hero; no wool; no gift; no bell; no bench
    climax: hero opens box; gift in box; with bare-goose; no goose; no shoe
    resolution: hero touches post-goose; hero reach joy; no goose; no cap; no hat; no shoe; no stone
    close: hero touches table; cake on table; hero laugh joy; with post-goose; no goose; no box; no bread
  `,
  lapStage: `
    home: street morning clear wide | wave happy | goose letter |
    friend: street morning clear medium | wave happy | goose |
    want: street morning clear medium | look excited | bunting goose |
    turn: street morning clear wide | look surprised | goose bag |
    trouble: street day clear above | run funny | box goose |
    stakes: street day clear medium | kneel worried | bag goose |
    try1: street day clear medium | pull excited | box |
    fail1: street day clear medium | hide funny | trumpet box |
    try2: street day clear medium | peek curious | box |
    fail2: street dusk clear medium | look surprised | frog box |
    try3: street dusk clear medium | look-up excited | box |
    fail3: street dusk clear medium | look sad | mop box |
    hobby: street dusk clear medium | stand happy | |
    flaw: street dusk clear close | think thoughtful | |
    low: street night clear wide | sit sad | goose bag |
    clue: street night clear close | look curious | goose |
    insight: street night clear close | think hopeful | goose |
    means: street night clear medium | give brave | goose |
    snag: street night clear close | look worried | goose |
    rescue: street night clear close | hold happy | gift goose |
    choice: street night clear close | kneel thoughtful | mouse |
    climax: street night stars medium | pull wonder | gift |
    resolution: street night stars wide | cheer joy | goose gift |
    close: bedroom night stars medium | lie calm | bed pillow |
  `,
  lapDeeds: `
    home: hero touches post-goose; no goose; no letter; at here wide
    friend[letter]: hero lifts letter; with post-goose; others miss-fipps; no goose
    friend[hat]: with post-goose; hero laugh funny; others man; no goose; no hat
    friend: hero touches post-goose; others man; no goose
    want: hero touches post-goose; no goose; no bunting
    turn[card]: hero lifts letter; with post-goose; no goose
    turn: hero opens bag; with post-goose; no goose
    trouble: hero touches box; with post-goose; no goose
    stakes[patted]: hero touches bag; with post-goose; no goose
    stakes[big box]: hero touches box; with post-goose; no goose
    stakes: hero wave worried; with post-goose; no goose
    try1[lid|Rip]: hero opens box
    try1: hero pulls box
    fail1[hid]: hero behind box; trumpet on box
    fail1[danced]: hero laugh funny; others man
    fail1: hero lifts trumpet
    try2: hero opens box
    fail2: hero touches frog; others miss-fipps
    try3[chair]: hero on chair
    try3[thin]: hero pulls box
    try3: hero opens box
    fail3: hero lifts mop
    low[bag was]: hero lifts bag; with post-goose; no goose
    low: hero touches post-goose; no goose; no bag
    clue: hero touches nest-goose; others; at here medium; no goose; no box; no bag
    insight: hero touches nest-goose; others; at here wide; no goose; no box; no egg; no bag
    means: hero touches nest-goose; others; at here medium; no goose; no box
    snag: hero touches nest-goose; others; at here medium; no goose; no box
    rescue: hero touches box; with post-goose; no goose; no gift
    climax: hero opens box; gift in box
    resolution[held it]: hero lifts gift; with post-goose; others crowd; no goose
    resolution[hug]: hero touches post-goose; no goose
    close[feet]: hero in bed; hero sleep calm; goose on bed
    resolution: hero touches post-goose; no goose
  `,
  b0_3: `
@home Horace was a goose, and he brought the post. {Hero} and the {kit} sat on the step to wait.
@home Flap, flap, flap! Here came Horace, the goose with the post. {Hero} waved the {kit}.
@home "Honk!" said Horace. He was a goose, with a bag. {Hero} ran out with the {kit}.
@friend Miss Fipps had a letter from the moon. "It is only a bill, {Hero}," she said.
@friend "Good morning, {Hero}," said Doctor Bell. Horace bit his hat.
@friend Doctor Bell held the gate for Horace. He waved to {Hero}.
@want {why} The {quest} would come by post, for {event}. Was it there?
@want {why} {Hero} had asked for the {quest}, for {event}. Had Horace got it?
@want {why} For {event}, Horace would bring the {quest}. Where was it?
@turn He had letters, for all the other doors. {refrain}
@turn There was a letter for Miss Fipps. {Hero} had none. {refrain}
@turn Out of the bag came a card, with a cat on it. {refrain}
@trouble It had rained on the bag. Nobody could read a name. {run1} Which box was {Hero's}?
@trouble There were three boxes, all wet. {run1} Where was the {quest}?
@trouble Horace sat down in the road. {run1} Was there a box for {Hero}?
@stakes "I can wait," said {Hero}, and stood on one leg, like Horace.
@stakes "Is it the big box?" said {Hero}. "Or the small one? Oh, Horace!"
@stakes {Hero} patted the wet bag. It was a bit flat.
@try1 Here was a big box. {Hero} pulled the string, and...
@try1 The first box was as big as {Hero}. Off came the lid, and...
@try1 "It is for me!" said {Hero}. Rip, went the paper, and...
@fail1 A trumpet! It was too loud. Toot! {refrain}
@fail1 It was Doctor Bell's trumpet. {Hero} hid. {refrain}
@fail1 Toot, toot! Doctor Bell danced off with it. {refrain}
@try2 Here was a wet box. Something in it went hop. What was it?
@try2 The next box had holes in it. {Hero} looked in. Who looked out?
@try2 "This one is for me," said {Hero}. Splash! Was it...?
@fail2 A frog! It was too wet. Ribbit! {refrain}
@fail2 It was Miss Fipps's frog. It got on {Hero's} head. {refrain}
@fail2 Hop, hop! The frog ran home with Miss Fipps. {refrain}
@try3 Here was a tall box. {Hero} got up on a chair. Up came the lid, bit by bit...
@try3 The last box was as thin as a stick. Pull, {Hero}. Pull... pull...
@try3 "Then it is this one," said {Hero}. In went one hand. It felt hairy...
@fail3 A mop! It was too hairy. {refrain}
@fail3 It was a mop, for the man next door. {refrain}
@fail3 Swish! It was just a mop. {refrain}
@low No more boxes. {Hero} sat down by Horace. {run3}
@low The bag was empty. Poor {Hero}! {run3}
@low It got dark on the step. {run3}
@clue {Went}, went the {kit}. Horace put his head on one side. He did not get up.
@clue {Went}, went the {kit}. Horace looked<pal:, and {Pal} looked>. But Horace sat, and sat.
@clue {Went}, went the {kit}. Horace liked it very much. But he did not get up.
@insight {Hero} looked at that fat white goose. What does a goose sit on...?
@insight He was sitting on something! {Hero} could see one corner. Was it an egg...?
@insight Geese sit on eggs. But this was Horace. What was he keeping warm...?
@means "Come and see!" said {Hero}. {Went}, went the {kit}, over there, in the warm grass.
@means {Hero} made a nest in the grass. {Went}, went the {kit}, in the nest. "Look, Horace!"
@means {Went}, went the {kit}, as far away as the gate. "Do you want to see, Horace?"
@snag Horace got up. He looked at the {kit}. He sat down again. Oh no...
@snag Up got Horace, half way. He thought about it. Shh, {Hero}, shh...
@snag Horace put out one foot. He put it back. He put it out...
@rescue And over he went to the {kit}. There lay a box, as warm as toast. It was {Hero's}!
@rescue He got off! And what was there? It was a box, with {Hero's} name on it.
@rescue Flop! He sat on the {kit}. And where he had sat was one last box, warm and dry.
@climax Off came the string. Off came the paper. {Hero} looked in. It was the {quest}!
@climax Rip, rip, rip! Paper flew all down the lane. And there was the {quest}, at last.
@climax {Hero} opened it, very slowly. The {quest}! It was as good as new, and a bit warm.
@resolution All the lane came out to see. {Hero} held it up. {turned}
@resolution Horace got a bun, and a hug from {Hero}. {turned}
@resolution "Thank you, Horace!" said {Hero}. They had {event} on the step. {turned}
@close {toast} {Hero} was in bed. Night-night, frog. Night-night, Horace. {ends}
@close {toast} Horace sat on {Hero's} feet, to keep them warm. {ends}
@close {toast} Good night, box. Good night, string. {ends}
`,
  b4_6: `
@home {Hero} lived in {home}, where a goose brought the post. His name was Horace. He wore a cap and a bag, and if you were [rude|late], he bit you.
@home Who comes up the lane with two flat feet and a hat? It's the post! In {home} that was Horace, who was a goose, and never missed a house. {Hero} always wiped {their} shoes for him, just in case.
@home In {home} nobody was rude about feet. The last one who was got bitten, by the post. That was Horace, a goose, in a cap. {Hero} liked him very much.
@want Today he would bring the {quest}. {Hero} had saved up for it, all year long, for {event}. {why}
@want All year {Hero} had put a penny in a jar. Now the jar was empty, and the {quest} was on its way, in time for {event}. {why} It might come at any honk.
@want No sweets since last summer! {Hero} had sent away for the {quest}, to have it for {event}. {why}
@friend "He's never lost a letter," said Miss Fipps next door. "Not one, in nine years." Horace stood up as tall as a goose can. "Honk," he said, for he knew it was so.
@friend Miss Fipps lived over the hedge. "That bird's a wonder," she told {Hero}. "Nine years, and he never got it wrong." Horace heard, and he walked into a gate, from pride.
@friend "Did he ever lose one?" {Hero} asked Miss Fipps. "In nine years? Not so much as a bean!" Out at the gate Horace grew by a foot.
@turn But that day it rained, and it rained in the bag. All the ink on all the labels ran down into a big blue [puddle|blot], and Horace had to guess. {refrain} Who was it for?
@turn Drip, went the sky, and drop, and it filled up Horace's bag like a bath. All the names swam off all the labels, and he had to guess. {refrain} Whose was whose?
@turn Rain went in at the top of Horace's bag, and what came out at the bottom was blue, and it was everybody's name. He rang each bell just the same. {refrain} Then who should get it?
@trouble The doctor got a tuba. The baby got a saw. Miss Fipps got a live crab, and it got her back. {run1} And who, oh who, had the {quest}?
@trouble "I asked for a hat," said the doctor, from the end of a tuba. A baby sat up in its pram with a saw. Something in straw had hold of Miss Fipps. {run1} Where could the {quest} be?
@trouble Toot! That was the doctor, who had a tuba. Scratch, scratch! That was the baby, with a saw. "Eek!" said Miss Fipps. "A crab!" {run1} Which door hid the {quest}?
@stakes {Hero} opened {their} box, and it was a mop. Out in the road people had begun to shout. "That goose is no good," said somebody, "and we'll get a van." What would become of him?
@stakes {Hero} took the lid off the last box. A mop! All round, people were cross. "You can't have a goose for a postman," they said. "A van doesn't honk." And he stood there and heard it. Who would stop them?
@stakes "We want a van!" said a man by the pump, and then they all said it. Horace looked down at his feet. And {Hero} had a mop, and no {quest}. Would they send him away?
@try1 "I'll ask from door to door," said {Hero}. {They} knocked at Number Two. The door opened a crack, and there behind it...
@try1 {Hero} would just have to knock at every house. At Number Two, the bell went ding. There were feet. There was a cough. And there stood...
@try1 "Somebody must have it," said {Hero}, and rang at Number Two. Thump, thump, thump! It came close. And in the doorway...
@fail1 ...was a man with a saddle, who had no horse. He took the mop. He gave {Hero} the saddle. {refrain}
@fail1 "At last! Just what I need," said the man at the door, and hugged the mop. "You can have this." So {Hero} came away with a saddle. Nobody in the lane had seen the {quest}. {refrain}
@fail1 ...was somebody in a saddle, on a chair. "Swap?" he said. And {Hero}, who was kind, gave him the mop. {refrain}
@clue It was {Spotter} who saw Horace walk by with his head down. At each gate he stopped, looked up at the house, and gave a small sad honk. He never got a gate wrong. How did he know?
@clue They had all gone in but {Spotter}, and Horace. He went along by the wall with his wet bag. He would look at a house, and look at the box on the step, and shake his head. Did he know they were wrong?
@clue {Spotter} saw Horace go round again, with no post. He looked at each house. He looked at the box by its door, and said "Honk", like somebody with cold soup. What did he know?
@try2 "Everyone come out!" called {Hero}. "Put your box down in the road. When I ring the bell, take the one that's yours!" They all came. {They} rang it, and...
@try2 {Hero} had a better plan, and a bell. "Put it all in a heap," {they} told the lane. "Now shut your eyes, and count to three, and find your own!" Ding! One, two...
@try2 They made a hill of boxes, with a cake on top. {Hero} stood on a chair with a bell. "When you hear it," {they} said, "find what's yours." Nobody made a sound. Ding...
@fail2 Forty people jumped for one cake. The baby got the tuba. The cake got sat on. It was a [muddle|mess]. What now?
@fail2 Well, they found a cake. Somebody found it with his seat. The doctor had the crab now, and Miss Fipps was stuck in the tuba. {Hero} held her feet. Was there no other way?
@fail2 Everyone thought the cake was theirs. So it was under everyone. Miss Fipps had the saw, and the crab had a hat. What could {Hero} try?
@try3 "We'll read the labels," {Hero} said. "There must be some bit left." {They} took Miss Fipps's best glasses and held each one up to the lamp. {run2}
@try3 {Hero} held a box right up to the street light. In Miss Fipps's glasses each letter was as big as a shoe. {run2} Was that an A?
@try3 Perhaps a blot just wants a good look. {Hero} put on the thick glasses of Miss Fipps, and bent down low by the lamp. {run2}
@fail3 One said "Mr." One said "with love". The rest were just blue. {refrain}
@fail3 And there was a name! It said "Blot". The next one said "Blot", too. The rain came down on all of it. {refrain}
@fail3 {Hero} read one out. "Blue," it said. So did they all. {refrain}
@low Horace took off his cap. He laid it down in the wet road. {Hero} sat by him, on the kerb, under one umbrella, with the {kit}, and there wasn't much to say. {run3}
@low They did not see him do it. But there it lay, in the road: his cap. {Hero} went and sat down by him with an umbrella and the {kit}. Drip, it went, off the end of his beak. {run3}
@low There was a cap in the road, and no one in it. Horace had got out. {Hero} sat down next to him with the {kit}. {They} held an umbrella over them both. {run3}
@insight.look "{Rule,}" said {Hero}, to cheer him. {They} looked at the goose, and then {they} looked again. A goose can't read! In nine years he had never read a label. So how did he do it?
@insight.look What does a goose see in a name? "{Rule,}" said {Hero}. He never put on glasses. He never turned a box to the light. So he can't read! Then what did he do, all those years?
@insight.look "{Rule}" So {Hero} did it. There he was, cap off: just a goose. Geese don't read! How had he got it right, then?
@insight.mark "Where does the tuba go?" {Hero} asked him. Horace just blinked. He did not know the word. "{Rule,}" {Hero} said. {They} got out the {kit}. A goose can't read, but could he look at a picture?
@insight.mark "Tuba!" {Hero} told him. "Mop! Cake!" Horace put his head on one side. "{Rule,}" thought {Hero}, with a hand on the {kit}. Would he know it if he saw it?
@insight.mark "It's long, and you blow it," said {Hero}. Horace looked behind him, to see who was meant. "{Rule,}" {they} thought. Words! What good were they? But {they} had the {kit}. What if he could see it?
@insight.tend Everyone had shouted at Horace. "{Rule,}" thought {Hero}. "What would help you?" {they} asked him. And he put his beak in the bag, shut his eyes, and took a long sniff. Was that it?
@insight.tend It was all shout, shout, shout at that bird. "{Rule,}" said {Hero}. "What do you want, Horace?" He put his beak on a wet box, and breathed in. Was that a yes?
@insight.tend {Hero} dried him, beak first. "{Rule}" Nobody had. "What would you like?" {they} said. Horace leaned on an old damp box, as if it was a friend, and sniffed it. Did he know it?
@means.look {Hero} {method}. Horace put his beak to a box, sniffed, and looked up the road at one door. Then the next box; and another door. He did it by the smell!
@means.look {Hero} put down the {kit}, and {method}. Sniff, went Horace, at a box. His neck went round like a clock hand, to Number Four. So that was it. He had a nose!
@means.look {Hero} {method}. It was his beak! Each box had a smell, of jam, or dogs, or soap. So had each house. Horace just put the smells together.
@means.mark {Hero} {method}: the tuba first. "Honk!" said Horace. He got up. He ran to Number Six. He knew what everyone wanted; he had looked in at their windows for years.
@means.mark Out came the {kit}, and {Hero} {method}. It was a bath. "Honk honk!" said Horace, and ran. He had seen the twins, at Number Ten, in a bucket, every day for years.
@means.mark {Hero} {method}: one saddle. Horace ran, all wings, to Number Nine, where a lady rode on the arm of her chair. "More!" said his feet.
@means.tend {Hero} {method}. Horace smelled the box with the saddle in it, and he looked at Number Nine. It had never been the labels! He knew all the boxes by nose.
@means.tend Out came the {kit}, and {Hero} {method}. His neck came up, bit by bit. He smelled the crab, and pointed at the sea. He smelled the cake, and pointed at Miss Fipps.
@means.tend {Hero} {method}. By and by came a sniff. Soap: that was Number Two. Mud: that was Miss Fipps. Horace had all the lane in his nose!
@snag "Tie each box to its own gate," said {Hero}, "before they get mixed up again!" The red string had hung by the letter box all day. Then came the big swap, with all those elbows, and...
@snag "Quick!" cried {Hero}. "Tie them on, or they'll blow away." They looked at the nail by the letter box. Nobody had looked at it since they sat on the cake. There was no string there now, and...
@snag "Where's that string?" said {Hero}. "The red one! We'll tie them on." The nail was there. A mouse was there. But the string had been knocked down in the swap, and the first hat...
@rescue "I can see the end of it," said the boy from Number One. He put his arm {hid}, as far as it went, and out came {key}.
@rescue When you are four, you see what is low. "In there," said a very small boy. Nobody else had such a thin arm. Down it went, {hid}, and he came up pink, and gave {Hero} {key}.
@rescue Down by {Hero's} knee was the smallest boy in the lane. "Plop, it went," he said. He felt about {hid}, with his tongue out, until he had {key}.
@climax They tied, and they knocked. All down {home} the doors opened, one after the other, and there was a goose on the step, and the right box. The last gate of all was {Hero's}. In that box was the {quest}.
@climax "Ready?" said {Hero}. Horace put up his head. Gate one, gate two, gate three: at each of them a door, and a light, and somebody saying, "Oh!" And last of all he put a box on {Hero's} own two feet. In there was the {quest}.
@climax One knot, one knock. "That's mine!" they said, at every gate in {home}. "It's really mine!" Horace did {Hero's} last, since {they} had the cleanest shoes. He let go of the string. There lay the {quest}.
@resolution Nobody spoke of a van. They put his cap back on, and stood in a line to say sorry, and he only bit two of them. {turned}
@resolution Sorry takes a long time, if it's a whole street. It took an hour. Then {Hero} found the cap, and made it straight, and he let {them} put it on him. {turned}
@resolution The whole street wiped its shoes and said sorry. {Hero} held out the cap, and Horace bent his neck, so that {they} could reach. {turned}
@close They had {event} out in the road, with the {quest}. {toast} {ends} And Horace got a parcel. It was bread.
@close Everyone had a turn with the {quest}. {toast} {ends} One more box was for Horace. He smelled it with his eyes shut. Bread!
@close The {quest} went from table to table with the goose. {toast} {ends} The last parcel said HORACE. It was bread.
`,
  b7_9: `
@home In {home} the post comes by goose. It's an old arrangement, and no one remembers who began it. His name is Horace; he has a cap, and a bag, and a way of standing on your step until you have wiped your feet. {Hero} lived at Number Seven, and had been bitten only once.
@home Other places have a postman. {Home} had Horace, who was a goose, and who had his own ideas about it. Letters came at eight. Shoes were to be wiped. If you said anything funny about his feet, he bit you, and then waited, with his cap on straight, while you signed. {Hero} lived in the middle of the lane, and always signed.
@home {Home} had three rules, and you learned them young. "Put a number on your gate. Wipe your shoes. Never, ever remark on the feet." The feet belonged to Horace, who brought the post; he was a goose; he bit. {Hero}, of Number Seven, had got two of them right from the start.
@want Today was the day. {Hero} had saved for a year to send away for the {quest}, which was for {event}. {why} It was in the post. It might be in the bag this minute.
@want It had cost fifty-two Saturdays. Each of them had been dropped in a jar, with a clink, and now there was a gap on the shelf where the jar had been, and the {quest} was on its way to {Hero}. It had to be there for {event}. {why}
@want A picture of the {quest} hung over {Hero's} bed. It had taken a year of saving, and now the real one was coming, on flat feet, in time for {event}. {why}
@friend "You needn't fret," said Miss Fipps, over the hedge. "In nine years he hasn't lost so much as a seed packet." Horace was going by at the time. He didn't turn his head, but he walked the rest of the lane on the tips of his feet, like a goose on a coin.
@friend Through the hedge came a trowel, and after it Miss Fipps. "Are you listening for him again?" she asked. "He'll come. When my roof blew off he brought the post to the bath." They heard a honk by the pump. He must have caught a word of it, for he went past as though there were a band in front of him, and {Hero} saluted.
@friend "Nine winters," Miss Fipps called across the hedge, "and he's not dropped a stitch. A stamp, I mean." She was knitting. Just then along came Horace. A beak can't smile; but {Hero} saw him step over a puddle that wasn't there, purely for the look of it.
@turn Then the rain came, sideways. It got in at the top of the bag. Every label in there ran into its neighbour, and dripped out through the corner, blue, all the way up the road. He went to each gate just the same; he was a postman. But there were hands in the bag before he could stop them. {refrain} So who was it for?
@turn There was a cloud over the hill, hardly bigger than a hat. By ten it was raining upwards. Ink doesn't care who you are: Mrs. ran into Mr., and Number Four into Number Nine, and all of it ran out of the bag and down his leg. Horace did the round, with one blue foot. People helped themselves. {refrain} Then whose could it be?
@turn A post bag has no lid. No one had thought about that until it rained so hard that the pump filled up by itself. When Horace looked in, the names were leaving, ladies first, out by the seam and away down the drain in blue. He held it open at each gate all the same, and hoped. {refrain} Then whose was it?
@trouble The doctor had a tuba. The twins had a hip bath, and the baby had a saw. Miss Fipps put her hand into some straw, and found a crab, and the crab found Miss Fipps. {run1} "This isn't mine!" people shouted, from one end to the other. So whose was it?
@trouble It was like a birthday that had been dropped. The vicar's wife got a beard. The baby, who was given the saw, got straight to work. "There's something alive in here," said Miss Fipps, at arm's length, and then it wasn't at arm's length. {run1} All along the lane doors flew open. And behind which one of them was the {quest}?
@trouble A tuba came out of its paper, and the doctor went in, to look for his slippers. A saw had come for the baby, who was good with it. In the straw was a crab, which shook hands with Miss Fipps. "How do you do?" she screamed. {run1} And one of those forty people had hold of the {quest}. Which?
@stakes {Hero} undid the paper. It was a mop. A crowd had gathered, of the kind that agrees with itself. "It's what comes of having a goose," somebody said. "They've got a van, at Lower Pudding." Horace was standing right there. He looked at the wet bag, and he looked at the mop. Who would tell him that it wasn't so?
@stakes That left {Hero's}. It was long, and it was thin; {they} tore off the last of the string. A mop. "Nine years we've put up with this," a man was saying, over by the pump, and it was awful how quickly they all nodded. "A van doesn't bite you." Horace had a drop on the end of his beak. He didn't shake it off. Couldn't somebody say something?
@stakes {Hero} looked under the mop, but there was only box. "It's time this lane had a van," said a man at the pump. Nobody listens to him as a rule. They listened now. And Horace, who had come back to see if he could help, let down his neck, an inch at a time, until it hardly showed. Where does a postman go, if he isn't one?
@try1 "It's got to be behind one of these doors," {Hero} said, and started at the bottom. {They} rubbed {their} feet, and knocked at Number Two. There was a shuffling inside. The handle turned, and there, with a look of hope...
@try1 Somebody had the {quest}. So somebody was sitting looking at it, wondering. {Hero} took the mop, to be polite with, and rang at Number Two. A chain came off. A bolt went back. "Oh, has it come?" said a voice, all of a tremble, and round the edge of the door came...
@try1 "Forty doors, and only one {quest}," {Hero} told the mop. "We'll start low." At Number Two the knocker was a brass horse. Something creaked inside. It creaked nearer. "Whoa," said a voice; a bolt slid; and there, in the hall...
@fail1 ...stood a small man holding a saddle. He had never owned a horse. He was so glad to see the mop that {Hero} hadn't the heart, and went down the path again with a saddle over one arm. {refrain}
@fail1 ...a saddle, with a little old man at the back of it. "I get giddy on it," he said. "Is that a mop? I do like a mop." What can you say? They swapped. Anyone at a window that afternoon would have seen {Hero} go by in the drizzle, with a saddle on {their} head. {refrain}
@fail1 ...a man in a saddle, on a chair. "I'd got as far as the sea," he said, and climbed down, rather red. What he didn't have was a horse. What he did have was a floor; his eye went to the mop; and {Hero} came away with a saddle. {refrain}
@clue In the whole lane only {Spotter} still had an eye on Horace. He was walking home the long way. At each gate he stopped, and looked at the house, and then at the box on its step, and honked, once, low down, like somebody saying "No". How did he know it was wrong?
@clue Nobody did look out, apart from {Spotter}. So nobody else saw the goose do his round again, all by himself, with nothing in the bag. He would stop. He'd look at the door; he'd look at the wrong box on the mat; and he shook his head, like a teacher who has come to your sum. Now how could he tell?
@clue Horace had begun on his round again, with nothing in it. Only {Spotter} saw. He came up to each gate as you come to a friend's; he was pleased; and then his eye fell on the box they had been left with, and his whole neck said no. But can you know what's wrong, unless you know what's right?
@try2 "Listen!" {Hero} called, from up on the wall. "Everybody bring your parcel, and put it down in the square. When I ring this, you take what's yours. What could be simpler?" They made a great heap of it. {They} swung the bell...
@try2 "It's only a muddle because we're all in different houses," {Hero} said. "Bring it to the square, every bit. I'll ring, and you'll each see your own thing, and walk up to it. Walk, mind." They put down what they had in a heap as high as the pump. It went ever so quiet. {Hero} lifted the bell...
@try2 "There's a quick way," said {Hero}, and borrowed the bell from the school. "One heap! Stand round it, with your hands behind you, and when I ring, find your own." The bath went at the bottom, and somebody's cake had the top to itself. They shut their mouths and looked at it. {Hero} put up one arm...
@fail2 Forty people went for one cake. It was over in a moment. The twins had the saw, the doctor had the twins, and the tuba had got Miss Fipps, as far down as the elbows. {Hero} was holding a hat with a crab in it. What else was there to try?
@fail2 What nearly everybody had been hoping for, it turned out, was the cake. When they came undone, the beard was on the baby, the crab was on the doctor, and a noise like a cow in a pipe was Miss Fipps asking {Hero} to let her out of the tuba. The cake had been found by someone sitting down. Well, what would you have done next?
@fail2 The cake turned out to have forty owners. There was a short war. After it the crab had the pram, the vicar had icing up both sleeves, and Miss Fipps spoke to them from inside the tuba. {Hero} pulled her out by the boots. Was there anything left to try?
@try3 "Labels," said {Hero}. "There's bound to be a bit left on one of them, a capital, or a street." {They} borrowed the thick glasses, and a lamp, and went through the lot of it, nose to the paper, while people held things up. {run2}
@try3 "We'll be clever, then," said {Hero}. "Ink's never all gone." They carried the boxes in under the lamp. Miss Fipps lent the spectacles she uses for greenfly, and through those a full stop was as big as a plum. {They} turned each label to the light, and let it dry a bit, and turned it. {run2}
@try3 "There's never been a stain," said Miss Fipps, "that I couldn't read." She said it of tablecloths; but she lent {Hero} her strong spectacles, and held the lamp. {Hero} began with the biggest blot, turned it round, and tried it from the back, while a queue formed, breathing. {run2}
@fail3 "Mr.", said one of them. One said "with fond", and stopped. All the rest was just a blue like the sea on a map; and then it came on to rain again. {refrain}
@fail3 "It's somebody with an S in them," {they} had to say, at last. "Or it could be a hair." The rest looked like maps of places where no one had been. As for the lamp, it fizzed and went out, since here was the rain again. {refrain}
@fail3 What {Hero} got from forty labels was one "Mr.", half a "Dear", and a thing like a sheep. It wasn't a sheep. "I'm sorry," {they} said. The lamp went out with a hiss, because the sky had joined in again. {refrain}
@low Horace took off his cap. He put it in the road, quite gently, with the badge up. After a bit {Hero} came, and sat down on the kerb beside him, with the umbrella and the {kit}, and neither of them had anything to say. {run3}
@low There was a small sound, of tin on stone. It was his badge. He had laid his cap down in the road, and moved one step to the left of it. {Hero} didn't tell him not to. {They} sat on the kerb with the {kit}, under an umbrella for two, and they watched a paper boat go by that had been somebody's address. {run3}
@low {Hero} saw the cap first. It lay out there on the wet stones, and no one was wearing it. Horace was on the kerb, small and white, like something left out for the milkman. So {they} sat there too, with the {kit}, and put the umbrella mostly over him. {run3}
@insight.look {Hero} looked at the rain for a while, and then at the goose. "{Rule,}" {they} used to tell people; so {they} did. It was the second look that did it. He was a goose. He couldn't read! In nine years of labels he had not read one. Then what had he been going by?
@insight.look Everyone else had stopped looking at him. "{Rule,}" {Hero} always said; and once was what they had all done. So here went two. Cap, bag, feet. Small round eyes, one to a side. Did you ever see a thing like that read out a street? He'd had no labels all those years, not really. So what did he have?
@insight.look "{Rule,}" said {Hero}, to cheer them both up, and what there was to see was goose. White. Wet. Beak. No pocket for spectacles! {They} sat up. He'd never read those labels. They might have been written in soup. And he had brought them home for nine whole years. By what?
@insight.mark "Do you know where the tuba goes?" {Hero} asked. Horace just gazed at {them}, as you do when someone's speaking Dutch. {They} tried it louder. "{Rule,}" {they} said then, and felt for the {kit}. He could not read, and he had no English; but he had looked in at every window of that lane each morning for nine years. What had he seen?
@insight.mark "That, there, goes where?" said {Hero}, slowly, as you do abroad. Horace was doing his best. You could see it going in at one side and looking for the way out. "{Rule,}" {they} said, and stopped waving {their} arms. Words were no use to him, wet or dry. But each morning, for nine years, he had seen what everyone in the lane was up to, in their socks. What if you asked him in socks?
@insight.mark "Bath," said {Hero}, and washed behind both ears, to make it plain. Horace only blinked. "{Rule}" Of course! It was words that had let him down. But there wasn't a sill in that lane he hadn't looked in over, waiting, while they found their slippers. {They} reached for the {kit}. Would he know a thing that he had seen?
@insight.tend "{Rule}" It was what {they} always said, and not a soul had done it. They'd shouted at him and they had talked of vans. {Hero} turned round on the kerb. "Horace," {they} said, "what do you do, when you do it right?" He thought it over. Then he pushed his whole head in the bag, and shut his eyes, and breathed. Could it really be that?
@insight.tend Nobody had so much as dried him. {Hero} did it with {their} sleeve. "{Rule,}" {they} said, partly to the goose. When had they last done that? People told him "Mind my roses" and "You're late", and that was all the talk he got. "What helps?" asked {Hero}. For an answer he laid his beak along a wet brown box, and shut his eyes, as if it were singing. Could you do it by that?
@insight.tend "{Rule,}" {Hero} said, out of habit, and then heard it. Who had? "What would make it better?" {they} said. The drop fell off his beak. Horace stood, and went from one box to the next with his eyes closed, breathing in, like a lady choosing a melon. What was he after?
@means.look {Hero} {method}. Horace bent to the nearest box; his nostrils went in and out; then his neck swung round, like a signpost, until it pointed straight at Number Nine. Next box. Number Four. He'd done it by the smell of things. People send what smells of home, and he had known every home in that lane for years.
@means.look {Hero} moved the {kit} out of the drips, and {method}. It was a thing so small that you would need to be sitting down. Before his head went up, each time, the two holes in his beak went wide. He'd smell; he'd think; and round swung that long white neck, to Number Ten, to the pump, to the doctor's. They wrote the names on, but it was their suppers he read.
@means.look {Hero} {method}. The beak came down. It opened two small holes, and closed them; and off marched Horace to Number Six, and waited there for somebody to bring the tuba. Whoever packs a box puts in a bit of home. He couldn't read {home}. He could breathe it.
@means.mark {Hero} {method}: a tuba, no more than that, with some notes coming out. Horace put his head on one side. Then he shot off up the road, wings out, and hammered with his beak on the door at Number Six, where a thin girl had stood at the window each morning blowing through her fist. {They} drew the bath. He was back before it was dry.
@means.mark It was just the right light for it. {Hero} unpacked the {kit}, and {method}: a bath with lion's feet, and two heads in it. Horace walked once round that. Then his neck shot out, and he ran at Number Ten, honking like a fire engine, where a pair of twins had been washed in a bucket ever since they came. He looked back. He actually stamped. Next, please.
@means.mark {Hero} {method}. It was the saddle, with a stirrup to each side. Horace gave it one look. You'd have thought the road was on fire; he was up it and hammering at Number Nine, where a lady galloped every evening on the arm of her sofa. The lady came with the reins still in her hand.
@means.tend {Hero} {method}. It was a long time till the neck began to rise. Beak to the saddle: and he looked at Number Nine, where the riding lady lived. Beak to the crab: he looked at the sea. It never had been the labels. He knew them all, each person in {home}, by what clung to the paper; nobody had ever asked him.
@means.tend {Hero} put by the {kit}, as there was no hurry, and {method}. It did come up, in the end, that neck; it came up like a flower does, when you're not watching. He smelled the saw, and turned to the carpenter's. He smelled the beard, and gave a cough, and looked at nobody at all, which was tactful; the vicar went pink. There they all were in that small flat head, with their soap and their soup.
@means.tend {Hero} {method}. For a good while nothing happened, and {they} let it. Then, sniff. It was the mop. Horace looked down the lane to Number Two, as you look at a friend's window. People put more on a parcel than the address; and that part doesn't run.
@snag "Tie them to the gates as he says," cried {Hero}, "before somebody moves one!" They wanted the red string for that. It lived on a hook over the letter box. There was the hook, bent flat in the rush for the cake, for which {Hero} had rung the bell. The wind went by with a rattle, people began again to say whose fault it was, and...
@snag "Number Four!" called {Hero}. "Number Nine! Quick, tie them on, so that they stay where he says!" There was only one roll of red string in the lane, and that had a hook, over the letter box. They all looked at the hook. Forty people had gone past it after one cake, when {Hero} rang. A gust came; the top three boxes began to walk off, and some man cleared his throat to say "van", and...
@snag It was going beautifully. Horace pointed, people ran, and each box stood where it should. "Now tie it there," said {Hero}, "quick, with the red string!" That had its own hook, above the letter box. What the hook had on it, since {Hero} had rung forty people round one cake, was a drip. There was a puff of wind; the bath gave a sort of hop; and somebody said...
@rescue "It's gone down the back," said the boy from Number One. He was just as high as the flap, and it was the sort of thing he saw. He put an arm {hid}, and then most of a shoulder, and pulled. Out it came, and went on coming, yard after yard: {key}.
@rescue It is dull at a grown-up's knee, and you look about you. "I saw it get down," said the smallest boy in the lane, and nobody had ever heard him say so much. "It wanted to be in the dry." He lay on his tummy, and felt {hid}, with his tongue out. Hand over hand came a thin wet line, red as jam. {Hero} took the end of {key}.
@rescue "It's not lost, it's hiding." The boy at Number One was four, so he knew the difference. His arm went in {hid}; his cheek went flat; his eyes went far away. Then he gave {Hero} the loose end of {key}, like someone who has caught a fish.
@climax They tied and they knocked. All the way up {home} there was a square of light, and then another, and in each of them stood somebody with a hand to their mouth; and a goose. He did the lot. He got to Number Seven last, since that's where he always ended. He put down a box, wiped his feet, and looked up at {Hero}. It was the {quest}.
@climax It began at the bottom, by the pump. A knot; a knock; a step back. There would be someone in slippers, looking down at just the thing, and then at who had brought it. "How did you..." they said, one after another. He kept the middle of the lane for last. {Hero} was on the mat; {they} had wiped both feet. He let go of the string, and there was the {quest}.
@climax Knot by knot the lane came right. They stood at their gates, all up {home}, in slippers, and looked at what was there. "But how on earth..." they began, and then they saw how. Horace had one more call to make. He came up the path of Number Seven; he wiped his feet, both of them, before {Hero} could. And there, on the mat, lay the {quest}.
@resolution No one said "van". They formed a line, which went by way of the pump, to tell him that they were sorry; and he let them, and only bit the two who had said it loudest. {turned}
@resolution You never saw so many people with a hand out to be bitten. They said they were sorry, one by one, by number; the man from the pump had to go twice. {Hero} found the cap, and got the dent out on one knee, and put it where it lived. {turned}
@resolution "Sorry, Horace," said the lane, in one long line, with its hats off. He heard it like a judge, and bit a couple, for form's sake. Then {Hero} brought the cap, dried at {their} own stove, and set it straight. {turned}
@close They held {event} out in the road, so that nobody would be behind a door. The thin girl played. {toast} {ends} Late on, somebody gave Horace a parcel. He'd never had one. He held it for a long time, breathing in, although it was only bread.
@close Since no one would go indoors, {event} came out. {toast} {ends} At the very bottom of the bag was something flat, addressed in {Hero's} best capitals to a goose. He carried it about all evening, from knee to knee. He couldn't read a word. He knew it was bread.
@close They had {event} in the road, with lemonade in the bath. {toast} {ends} One thing was left in the bag, tied in red, and on its label {Hero} had drawn an oven. Horace kept it under one wing till bedtime. It was bread.
`,
  b10: `
@home At {home} the post is brought by a goose. It was begun in some war, when there was nobody else, and by the time people noticed that the war was over he had a pension. The present one was called Horace. He had the cap, and the bag, and a way of standing with one foot on your doormat until you had thought about yours. {Hero} lived halfway up, at Number Seven, and had been bitten only the once, for whistling.
@home You could set your watch in {home} by the feet: eight o'clock, flat, unhurried, coming up the middle of the lane. Visitors thought that it was charming. "How sweet!" they said, and were bitten; and after that they wrote to people about it, and the letters were all delivered. His name was Horace. He was a goose in the way that some men are colonels. {Hero} used to go out to the gate, just to say good morning to someone who took his work so hard.
@home "Are you people aware," the postmaster of Lower Pudding had written to {home}, four times, in a hurt tone, "that your postman is a goose?" They were. He'd delivered the letters. That was Horace, who came up the lane at eight in a bag and a cap, and stood looking at your shoes until you saw what he meant. {Hero}, at Number Seven, had bought a bigger mat. {They} had also been bitten, once; but that had been a fair bite.
@want There are things that you have to send away for, and the {quest} was one. {Hero} had sent. It had taken a year of Saturdays to get together the money, and nine days for somebody to write back that it was now in the post. It was for {event}. {why} Somewhere between there and here, at that minute, in the dark, with {Hero's} own name on it, it was jogging along. "Any day now," {they} told the gate.
@want "Has anything come?" {Hero} asked, on Monday; and on Tuesday, and with less hope on Sunday. All the pennies of a whole year had been turned into one brown envelope, and the envelope had been dropped in the box, and that was the last that one knew. But if everyone had done their bit, then the {quest} would be in the bag today; and today was right, since it was wanted for {event}. {why}
@want If you don't buy a bun on a Saturday, you have a penny, and a sort of hole. {Hero} had a year of both. The pennies had gone off to the city in an envelope; what was coming back, with string round it, was the {quest}. "I must have it for {event}," {Hero} told the jar. {why} By five to eight {they} had wiped {their} feet nine times, so as to be ready, and had begun upon the gate.
@friend "He won't lose it," said Miss Fipps. She had the garden next door, and gave out comfort over the hedge, with slugs. "Nine years, and not so much as a postcard. When my roof went, he found me. I was in the bath, in a field." It so happened that he was passing. He gave no sign. But from there to the top of the lane he walked like something on the lid of a very old clock, and {Hero} and Miss Fipps were careful not to catch each other's eye.
@friend Some people will tell you the age of their house. Miss Fipps, through the hedge, would tell you about the post. There'd been the winter when he came on the ice, sitting down. There had been a letter with no name on, no street, just "To my dear", and he had walked about with it all day and then given it to the right one. "I asked him how," she told {Hero}. "What did he say?" "He bit me," said Miss Fipps fondly. From the pump came a short modest honk.
@friend "Worry about my slugs," Miss Fipps told {Hero}. "He'll manage." She leaned on the hedge, which leaned back. He'd been coming for nine years, through hail, through mumps. He had brought her a card from her sister every Christmas, and one Christmas he had brought the sister. "On a bit of string," added Miss Fipps. "She was at the wrong house." Horace, by the pump, appeared not to have heard. He had stopped, though, to polish his badge on the grass.
@turn No one could have helped it. The rain that morning came up {home} sideways like a thing with an appointment, and a post bag has no lid. One label wept, and set off the rest. By the pump they were running down his leg, the Misses into the Masters, forty addresses turning back into ink. He stopped; he looked in. He was seen to square his shoulders. A postman goes round, that's all, and so he went, leaving blue feet at each gate; and at each of them a hand came out and took the wrong thing. "Oh!" people said. "How... long." {refrain} In that case, whose was it?
@turn It has to be said for paper that it means well. It had held on to those names for a week, through three sorts of sack. Then at ten o'clock the sky came down on {home} like a bucket, and it let go. What Horace carried up the lane was a bag of soup. He rang where he'd have rung. He held it open, with his eyes shut, since he could not bear to watch, and every house put in an arm. You could hear paper tearing, and then how it stopped. "It's a beard," said somebody. {refrain} But it must be for someone, mustn't it?
@turn Horace had known weather. This was different; this looked for the bag. There has never been a lid on one, since nobody thought that a name could get out, and for an hour now they had been doing it, by the seams, in blue, with the kind regards all holding hands. He kept his round to the minute. At every gate in {home} he set it down and turned his back, as you would for someone in a nightshirt, while they reached in. {refrain} So which, out of all that, was whose?
@trouble Doctor Bell had been sent a tuba. It was the making of a hush that ran from door to door: the twins from Number Ten with a crate marked THIS WAY UP and in it a beard; a hip bath, for a colonel; the baby, in its pram, looking along the edge of a saw. "There's only straw in mine," said Miss Fipps, reaching down. {run1} "Has it gone?" she said, when they had got it off her with a spoon. After that nobody was in the mood to be amused. "This isn't mine," said forty people, as if it were a discovery; and where, in the whole length of that, was the {quest}?
@trouble It's a strange feeling to want one thing very much, and be handed a beard. "It's very full," the vicar's wife was saying, bravely. Across from her the doctor had got his head in a tuba to see who it was from, and the baby at Number Three, who'd been given a saw, had begun on the pram. Then came the scream. {run1} It was a crab; it had been three days in straw, and Miss Fipps was the first person it had met. Forty lids were off by now. It lay beneath one of those, the {quest}, with a stranger frowning at it. Which?
@trouble First came a good loud noise of paper, and then it stopped. The doctor sat on his step with his arms round a tuba, as people hold somebody else's child. "It'll be for croup," he said. A beard had come for the twins. At Number Three the baby was found to have a saw, and to have started. Miss Fipps felt about in straw, and something in there felt about for Miss Fipps. {run1} "Not mine," it went from house to house, like dogs at night, "not mine, not mine." Who was sitting down, just now, to wonder at the {quest}?
@stakes {Hero's} was a mop. {They} shook it, in case. By now there was a crowd by the pump, of the sort that has agreed with itself before it speaks. "It's what comes of poultry," said a man in front. "They've got a van, at Lower Pudding. A van comes, and it goes, and it doesn't look at your feet." It was taken up on all sides. Nobody had noticed that Horace was back. He stood on the kerb with his empty bag, very straight, turning his head a little toward each one as they spoke. Who was there to tell him it wasn't so?
@stakes Have you ever had to look grateful for a mop? {Hero} had got the string off, and the paper, and gone on unwrapping for a while after there was no more of it to come. "That settles it," said somebody, over by the pump. They'd called a meeting without anyone's noticing. There was talk of a van; of moving with the times; a man had even brought out a pencil. And then it thinned, and went quiet from the outside in, for they had seen who had come up behind, on flat blue feet, to hear what it was about. How much of it had he got?
@stakes Under the mop there was some more mop. {Hero} put it back in its box and took it out again, as if {they} might have done it wrong. "I say nothing against him as a bird," came a voice from the pump. "What I do say is, van." "I've always said van," said one after another. Horace had walked up for the next lot, and there was no next lot. He looked into the bag; he looked from one to the next; and he did up the strap. Would nobody meet his eye?
@try1 "It's in one of these houses," said {Hero}. "It isn't magic. It's forty doors." {They} shouldered the mop, and began at the bottom, at Number Two. No one in the lane knew much about Number Two, except that he took in a good deal of milk. {They} wiped {their} feet and knocked. For a long while there was only a clock. Then something heavy was dragged aside. "Has it come?" cried somebody; and with a rush of warm air and a smell of leather, there on the step was...
@try1 You do a thing like that in order, or you do it twice. So {Hero} started at the even end, with the mop held upright, so as to look like a person with business. Number Two had a brass knocker in the form of a horse. There was a pause; there was the sort of cough that people give in front of a mirror. A key went round. The door drew back about as far as one eye. "Don't tell me," it begged. "Let me guess." And it opened the whole way, on...
@try1 A lane is only a list, with hedges. {Hero} wrote it out on one cuff, from one to forty, put the mop over {their} shoulder, and crossed off Number Seven. The step of Number Two was as clean as a plate, and that looked hopeful. {They} wiped, and knocked. "Steady," somebody said inside. "Steady, there. Whoa." Something gave the creak that only leather gives. Then the door was hooked open, from a distance, with an umbrella; and what it showed {Hero} was...
@fail1 ...a small man, sitting in a saddle, on the hall chair. He had never owned a horse. He had never, he said, so much as been asked if he'd like one; he had undone the paper that morning and got on, and the time had simply flown. "I couldn't keep it," he said. He gazed past {Hero}, at the mop. "Is that spoken for? It's only that I spill." So that's what came of Number Two. {They} walked down the path again, in the drizzle, under a saddle. {refrain}
@fail1 ...a saddle, and the legs of somebody underneath it. "It's a hat," he told {Hero}, through the girth. "Isn't it? It's a bit close." They went into the matter together on the step. When it had been explained to him he grew quite low, and said that he might have known, that he'd only ever wanted something to clean his passage with; and there was {Hero} with that in {their} hand. One can't be a brute. A saddle is a good deal heavier than a mop, and it rains into it. {refrain}
@fail1 ...leather. It was a saddle of the good old sort, and it had been put across the back of a sofa, with a rug for a mane. "Don't tell the horse," begged the man on top, who was about seventy. "He thinks that we're winning." He got down quite humbly. He'd had a whole morning of it; that's more, he said, than most people get; and he did need a mop, on account of the jumps. So {Hero} left on foot, bent double, with stirrups. {refrain}
@clue By then nobody was watching Horace, bar one. {Spotter} saw him come back down the far side, by himself, with the bag hanging. It was not his hour. He stopped at the first gate and looked, for some time, at the front of the house; then at the parcel upon its step; and he said "Honk," quite low, as one says "Hm," when a picture isn't straight. He went on to the next. He did it at every single one. If he'd mixed them up, as they all said, then how was it that he knew?
@clue It's quite possible to look at a thing that everyone else has finished with, and {Spotter} was. Up the lane went the goose. He had nothing to bring. He would come to a gate, and raise his beak, and draw a breath, as people do on the first day at the sea; and then he'd catch sight of what they had got on the mat. "Honk," he said, and winced. It wasn't shame. You wince like that when somebody sings flat. And who, wondered {Spotter}, can hear that it's wrong, unless he knows how it's supposed to go?
@clue A prouder bird would have gone home by the back way. Horace took the front, and only {Spotter} was still about to see it. He went up to the gates in order. At every one he did what he'd have done with a letter in his beak: he shut his eyes, and seemed to be fetching something from a long way down. Then he opened them, on a beard. "Honk," he said, like a man who finds the wrong hat on his peg. Anybody can make a mistake; but who goes round afterwards marking it?
@try2 "We're going at it backwards," {Hero} told them, from the top of the pump. "I'm taking the things round to the people. You bring the people to the things. Lay it all out, here, where it can be seen, and when I ring this, walk up and take what is yours." It was so simple that several of them clapped. Out it all came, and went up in a heap, with the bath at the bottom and a cake, somebody's, on the very top, in its box, with a window in the lid. {Hero} swung the bell...
@try2 All that was needed, surely, was a little order. {Hero} had borrowed the school's bell and a chair. "Everyone with a wrong thing, put it down," {they} cried. "Everyone who sees a right thing, wait. I'll say go." They built a pile in the square that you might have seen from Lower Pudding. It looked like a shipwreck, with icing. Forty neighbours stood about it in a ring, on their toes, not looking at the cake; and {they} drew in {their} breath, and rang...
@try2 "Nobody wants what they've got," said {Hero}. "So put it in the middle, and let everybody want it at once!" They saw the beauty of that immediately. From all over {home} it was carried out, or wheeled, or led; the tuba had to be asked to stop. On the very peak stood the cake, which had a small window to look out of. {Hero} had climbed the pump. "On the bell, then," {they} called. Forty pairs of eyes rose, past the bath, past the beard, to the icing; and down came {their} arm...
@fail2 It was the cake that did for them. Each person there had seen one thing that they'd certainly have ordered, if they'd thought of it. For about a minute the square at {home} was all elbows. Then it fell back, and there was a silence. The baby had the tuba. Miss Fipps had rather more of the tuba than that; she'd gone in as far as the wrists. The twins had the doctor, and on the cake, looking straight ahead, sat the vicar. {Hero} climbed down. "And what," asked the vicar, "does one try now?"
@fail2 There's a hush before a stampede; {Hero} had time to notice it. It was a matter of moments. A hat came out, and a shoe. "Mine, I think," said a voice at the bottom of it all, "and I'll thank you to let go of the candle." What they were left with, once everyone had been pulled off everyone, was a vicar with cream up his back, Miss Fipps in brass, and a crab nobody would own to. Forty good neighbours had never been so polite in their lives. Could it be put right at all?
@fail2 The bell was never found. Take one cake from forty people, and what is left is a crumb on a moustache; and the moustache was nobody's, it had come by post. {Hero} helped them up, a layer at a time. "I've got hold of a foot," said a voice inside the tuba. "I believe that it's mine." That was Miss Fipps. The vicar came last, and most of the icing came with him. They all begged each other's pardon, and went on holding whatever they held. What does anyone do after that?
@try3 "Very well," said {Hero}. "We read." There's always a stroke left, or the tail of a "y". They carried everything into Miss Fipps's porch; she lent the spectacles that she keeps for greenfly, and a lamp. Through them each drop was a lake. {They} went over those labels as you'd go over a beach, an inch at a time, with the whole lane breathing down {their} collar and somebody writing down what {they} said. {run2} For an hour it looked like getting somewhere.
@try3 It stands to reason that ink has to leave a stain, and a stain has a shape. They fetched a lamp, they fetched tweezers, they fetched a retired clerk who had once read the Pharaoh's laundry list off a brick. {Hero} took the first one by its corners. Over {their} nose were two pairs of glasses, one on top of the other, so that what {they} saw was mostly eyelash. "It might be a B," {they} said, and the hope of it went back along the row like a plate of buns. {run2}
@try3 Somewhere in each blot there was a word with its coat over its head; that's how {Hero} saw it. It only wanted coaxing. Miss Fipps brought a lamp, and those spectacles through which she counts the legs of greenfly. {They} tried it wet; {they} tried it dry. {They} tried it backwards, in the hall mirror, and upside down, in case it had been posted so. {run2} "There's a loop," said {Hero}, and the whole porch said so too. Loops are good. Loops are how a name begins.
@fail3 They had made out, by the end of that, one "Mr."; a "with fond", which stopped there; and something that was either Wales or gravy. That was the lot. Everything else was the same soft blue, like the sea on a map of the sea. {Hero} took off the spectacles. "I'm so sorry," {they} said. Then there was a tap on the porch roof, and another, and nobody needed to look up. {refrain}
@fail3 "It might be a B" was as far as it ever went. It might be a boot. It might be several people holding hands. They came to the last of them at nine o'clock, and it was quite blank, with a small tear, like a face; and as {Hero} held that up the lamp hissed, because the rain had found the gap over the door and come in to see how they were getting on. {refrain}
@fail3 The loop was the rim of the spectacles. After that it went quickly. {Hero} laid them out on a tablecloth, forty in a row, and you could admire them as you'd admire skies. "This one's a fine evening," {they} told them, "and that's a Mr., or a fence." Only the last had an end to it, quite clear, so that they all crowded in to see. "With care", it said. And there fell on that, while everyone was looking, one large round drop. {refrain}
@low Horace did it without any fuss. He bent his neck, and shook once, and his cap was in the road; then with his beak he turned it about until the badge was facing the houses. He stood to one side of it. {Hero} had been about to go in. {They} went and sat on the kerb instead, with the {kit}, and put the umbrella up. "Come under," {they} told him. "There's room." There was a paper boat going down the gutter that had been somebody's good wishes. It didn't seem to be a time for saying anything; so they didn't. {run3}
@low One after another the windows in the lane were drawn. It's a small noise, a curtain, but he flinched at each. {Hero} found him by the pump. His cap was off. It was on the ground in front of him, with the strap tucked in, the way you'd leave a thing that has got to go back. "Budge up," said {Hero}, and opened the umbrella. The {kit} went on one knee, and in the end a wet white neck came down across the other, and weighed about as much as a letter. What a lot it must have been, all that, to carry, thought {Hero}, for so long. {run3}
@low There was nothing that he could hand back except the cap, so he handed back that. {Hero} saw him set it on the wet road, and turn it a little, and then not know where to stand. He chose the gutter. One can't watch that from a doorway. {They} took the {kit}, and the umbrella, and sat there too, next to Horace. "Which half would you like?" {they} said. He didn't seem to think that he should have one. Once a label came by their feet, with nothing on it, in a hurry, like somebody going home. {run3}
@insight.look {They} looked at the cap, since it was in front of {them}; and then, because it was what {they} would have told anyone, "{Rule,}" {Hero} looked at him. Nine years. Not a postcard. You saw a cap and a bag, so you thought: postman. It's with the second look that you saw the goose. "You can't read," {Hero} said out loud. How long had they all been writing him labels? He could no more have read one than the pump could! So it had never been the ink that knew the way. Then what was?
@insight.look "{Rule,}" was the whole of {Hero's} advice to the world, and where had {they} been looking, all that day? At labels. At forty bits of paper. {They} turned {their} back on those, and had another go, from the start, at the one thing there that had never been wrong. It had no thumbs. It'd no spectacles. It had an eye on each side, good for seeing foxes, and a long beak in between with two neat holes in the top. "Horace," said {Hero} slowly, "who ever told you what it said on the front?"
@insight.look "{Rule}" It was a good rule; the trouble lay in remembering to. {Hero} had looked through two sorts of glass at the one part of this that couldn't help, and had given the rest a glance: wet goose. All right. {They} started afresh, at the feet. No pocket, no pencil; no lips to move over the hard words. Had anyone ever seen him squint at a label? He held open the bag, and each time, for nine years, he had shut his eyes. What would you do at a gate, if you shut your eyes?
@insight.mark "The tuba," {Hero} said. "Who is it for?" He was attending; nobody could have attended more. It was only that {they} might have been a tap. {They} said it louder, and felt {themself} go red: here was all of the lane's mistake in one word. "{Rule,}" {they} said, but softly, and to {themself}. He'd no English. He could not read. What he'd had, each morning at eight, for nine years, was a look in at every window from just above the sill. If he had never known their names, what had he known them by?
@insight.mark They'd used a great many words on him since breakfast, most of them twice. He had turned his head from one to the next as you would at a foreign wedding. "{Rule,}" {Hero} told people; {they} had it on a card; and what had {they} done but tell, and tell, and tell? It was a goose. But he had been to every house there was, more often than the doctor, and seen who danced, who dug, who sat there wanting something. {They} looked round for the {kit}. How would you put it to him, if you couldn't say it?
@insight.mark "Who sent for a tuba?" asked {Hero}; and the head went over to one side and then, to be fair, to the other. The baby looked at the vicar like that. "{Rule,}" {they} murmured, and went hot. Here was a person who had waited at forty sills while they hunted for their slippers, and seen what was on the wall, and what wasn't, and had all of it in there still, without a word to call it by. It needed somebody to hold up the other half. {They} opened the {kit}. Where did one begin?
@insight.tend {They} did what no one else had thought of, and dried his face. "{Rule}" One had it on the tip of one's tongue all day, and there it had stopped. They'd shouted at him, from a number of sides; they had held a meeting; and he had gone on standing there with the answer, waiting to be asked. "Horace," {Hero} said, "when it goes well, how do you do it?" He looked at {them} out of one eye, and out of the other, to be sure. Then he walked over to the hip bath, and laid his beak against the wood, and breathed. Could it honestly be that?
@insight.tend It's a poor thing to have a rule and keep it for plants. "{Rule,}" {they} said; and {Hero} turned around, there on the kerb, until {they} {was} knee to knee with him. "I've not asked," {they} said. "None of us has. What would help?" It took so long that {they} thought he had gone to sleep. But the neck came up. He put his whole head in the bag, that soup of a bag, right down as far as the shoulders; and there it stayed, with a sound like someone smelling a baby. What was there in there, that rain could not wash out?
@insight.tend There was a towel on the nearest line, not dry, but kind. {Hero} did the neck, and the place where ears would be. "{Rule,}" {they} said as {they} rubbed. It was what one said to anything that drooped, and no one had said it to him. Horace looked about, in case he was overheard. Then he crossed to the saddle, tucked his beak in under the flap, and gave the kind of sigh you give when you've shut the door behind you, and it's your own hall. Whose hall was it, though?
@means.look {Hero} shifted the {kit}, and {method}. It happened quickly; you had to know which end to watch. Beak to the box. The two small holes opened, like doors. There was a stillness, in which he seemed to be turning over a great many kitchens, and then around came his neck, as a signpost does in a gale, and stopped dead. "Number Four!" said {Hero}. Next: the doctor's. He had never brought anyone their name in his life. He had brought them what smelled of home, to the place that smelled of it.
@means.look With the {kit} for company {Hero} got down to the level of the kerb, and {method}. It was like seeing somebody read, once you had stopped expecting print. He took it from left to right. There was coal smoke in the string, and a dog, and under those a great-aunt: you could practically see him get to the end of the line. His head rose. It pointed, not to where the label would have said, but to where they'd be glad. "And this one?" {they} whispered. "And this?" They did the lot like that, and he was not in doubt for a moment.
@means.look {Hero} put the {kit} where it was dry, and {method}. "So it's your nose," said {Hero}. "It was always your nose." The beak went along the string as you'd run a thumb down a page, and paused, and went back; he had come to something good. Peat. Peppermint. A cat, though not lately. Then he raised his head and turned it, quite without hurry, to the one gate in {home} where those all belonged. Forty times he was asked, and forty times he was right. And people had been so careful with their handwriting.
@means.mark Under the umbrella, on the dry side of somebody's lid, {Hero} opened the {kit}, and {method}. It was a tuba, no more, with some notes falling out. He looked it up and down. Then he was gone, wings and all, up the middle of the lane, and they could hear him hammering at Number Six. There was a thin girl there; she'd stood at that window every morning for two years and blown into her fist. "How did he know?" said her mother. He was back before the bath had dried. He wanted to see what came next.
@means.mark You couldn't call it art. {Hero} had the {kit} and one knee, and it was raining; but {they} {method}. "It's a hip bath," {they} told him, in case. He let out such a honk that three bedrooms lit up. There he stood, at the gate of Number Ten, drumming his feet, until the door was opened by two boys and their mother, and the bucket that she had been getting them clean in since they were born. He looked over his shoulder at {Hero}. "Two boys," it said. "Bucket." It was the look of somebody who has shouted for years across a valley, and heard it come back in words.
@means.mark {Hero} got the {kit} undone, and {method}. As a likeness of a saddle it wouldn't have fooled a horse. Horace looked. All down his neck the feathers rose, row upon row, and he was away, and had the knocker of Number Nine in his beak. A lady came out. In the lamplight at her back was an armchair, with reins. "I never told a soul about the horse," she said. She had told him every day, at ten past eight, at a canter. He'd begun to stamp. What else? What else?
@means.tend So {they} did it properly. {Hero} laid the {kit} by, and {method}; and it was like a thaw. A ripple went along the feathers. He smelled the saddle: he got up, and walked, and looked at Number Nine, where there was a lady who'd been saving for a horse. He smelled the saw, and remembered someone. "Go on," said {Hero}. "Who else?" In that flat wet head were forty families, with their soap, their toast, their good and bad tobacco, each of them filed. They had thought that they were sending him letters. He had been visiting friends.
@means.tend Nobody can be hurried into being brave again. {Hero} had put down the {kit}; {they} {method}, and it got quite dark; and then, from under {their} arm, came a single businesslike sniff. It was the crab. He stood, and faced east, toward the harbour, until he was certain they had followed him. It was the beard. He looked at the vicarage for a tactful moment and then at the sky. "And this?" said {Hero}. "And this one?" By the sixth he was walking up and down. By the tenth he'd begun to hold out a foot for the next, as surgeons do.
@means.tend {Hero} made room next to the {kit}, and {method}. Trust is like a snail; if you look at it, it goes in. So {they} watched the rain. There was a sniff. It was for the mop, and hardly a sniff at all; but he turned, and there wasn't any doubt, from the back of his neck, that it was thinking about Number Two. The saw he smelled twice, for pleasure. Then he was up, and going from box to box like somebody let into his own house at night, putting on the lamps.
@snag "Get it on the gates," cried {Hero}, "exactly as he says, and tie it, before anyone has a thought!" That meant the red string. It had been the lane's for a hundred years; it lived upon a hook above the letter box, as thick as a cabbage; you could tie up {home} with it and have enough for a bow. They'd got forty parcels in forty pairs of arms. They'd got the hook. The wind was rising, "Hurry!" said everyone; and by the pump a man cleared his throat, and began, "Now, with a van..."
@snag It was going so well that {they} ought to have known. There they all were, sorted, out in the road, each with its nose towards its own front door; and every time it blew they shuffled. "String!" said {Hero}. "The red! On the hook!" Three people ran. You could see by the way they stood there what they had found. "It was here at Easter," said one. The bath began to slide, majestically, in the direction of the wrong end of the lane. It picked up the tuba as it went...
@snag They had thirty-nine of them in place before {Hero} noticed what was keeping them there, and it was only manners. "String," {they} said. "The red!" Every soul in {home} could have told you about that. It was as big as a cheese; it had tied up the flood, and the old king's visit; it hung by the letter flap, upon a hook. "It's on the hook," everybody said, and turned to the hook, which had a shine on it, from never having been seen. "Nobody move," said {Hero}. So the wind did. It took hold of the doctor's hat...
@rescue "It isn't stolen," said the boy from Number One. He was just as tall as the flap of a letter box, and that's how he saw most things, through it. "It jumped. I'd have said, but you were up on the pump." He put an arm {hid}, and next the shoulder, and then laid his ear to the wall, as if to hear what his fingers were doing. Out it came, yard after yard of it, and he gave the end to {Hero}: {key}.
@rescue There was one person in the lane who had had a good view all day. He was four. He lived at Number One; nobody asks you things at that age, they only ask you how old you are. "I could get it," he said, to a great many knees. It was {Hero} who bent. So he lay on the pavement and put his arm {hid}, and felt about, with the faraway look of someone at the dentist's. "Got its tail," he said. There was a good deal of tail. By the end of that he was sitting in a nest, and the nest was {key}.
@rescue Ask a tall person where something is, and he'll look where he would have put it. Number One's boy was four, and never got to put a thing anywhere; so he'd had time to see where they go. "They go down," he said. He went down, too. He had one arm in {hid}, and lay there on the pavement like a dropped glove. "It's being shy," he told {Hero}. Then his toes curled; and it came, a red inch, a red yard, and then the whole of it, like a pudding from a basin: {key}.
@climax They tied, and they knocked. It went up the lane like lamps being lit: a dark door; a gold one; and somebody in it with both hands at their mouth. "But how did you..." they said, to the goose. He had his round to do. He did the doctor's; he did the small man at Number Two, who got, after all these years, a pony's worth of hay from a niece, and wept. He always finished up at Number Seven. He came up the path on those flat, sore, inky feet. {Hero} had wiped both shoes. He put it down square in the centre of the mat, and stood back. It was the {quest}.
@climax Knot, knock, and stand aside: {Hero} held the string, and the boy cut. Horace never looked to see if he'd been right. It was they who looked, in their doorways, with the light at their backs; down at the box, then over it at him, and you could watch it sink in. "It's mine," they said. "It's really mine." There was only Number Seven left. It came up the path under his wing. He knocked, which he need not have done, with {Hero} standing there; but there's a way to do these things. And {they} undid the bow, and it was the {quest}.
@climax {Hero} tied. The boy had the scissors, and had been asked not to run. And Horace knocked, forty times over, and stepped back off the mat, and looked at the sky, like anyone who has left a thing on a step and would rather not be thanked. "Is it really ours?" they were whispering. There was no other sound in {home} but that flat, tired, particular walk, coming up the path at last to Number Seven. It was the right weight; it was the right shape; and under the string, at long last, was the {quest}.
@resolution No one said "van". No one could remember who had. They formed up by number, round by way of the pump, to tell him. "Sorry," they said. "So sorry. I was one of the loud ones." He stood on the step to receive it like a colonel; and since there is such a thing as discipline he did bite two. They were very proud of it later. {Hero} had saved his cap. It had dried out of shape, and {they} worked on it with {their} thumbs, and gave it to the smallest person there to put on him. {turned}
@resolution It is hard to beg a goose's pardon with your hat in your hands, if he wants to see your feet. They managed. The man with the pencil came last; he turned out his pockets, and there it was, "van", with a line under it, and he ate that, in front of everybody. Horace gave it some thought. Then he leaned across and set the fellow's collar straight. When {Hero} put the cap back on him, and the strap beneath his chin, there was a sound all down the lane of people breathing out. {turned}
@resolution "I can explain," said a man, and broke his pencil in half instead. Nobody explained. They walked to the pump in their socks, having left all their shoes along the wall, and waited there until he had been down the whole row; two were bitten, and said, "Quite right." Any one of them would have liked to put the cap on him; but it was Horace who did the choosing. He walked up to {Hero}, and bent, until the two of them were level. {turned}
@close They held {event} out in the road, so as to have nobody behind a door. The thin girl had been given a chair for her tuba and one for herself. {toast} {ends} Towards midnight somebody handed Horace a parcel. He had never had one, in all those years. He carried it off under the lamp, and he did not open it for ever so long. He just stood over it, with his eyes closed, breathing in. It was only bread, and he'd known about it since noon; but it said on the front, in wet blue capitals, a name.
@close "We won't go in," people said. "It's only doors." So {event} came out to them, chairs, bath and all, and it went from gate to gate up {home} until you couldn't tell whose it was. {toast} {ends} One thing was left in the bag, and {Hero} had wrapped it that evening, with some care, and done the label twice. He read it in his own way, from the string inwards: an oven; a thumb; a bit of somebody's good jam. He looked around at all of them. Then he picked the thing up, and came over, and wiped both his feet, and delivered it to himself.
@close "Put a table in the road," somebody said, "where he can get at us," and {event} grew up around that. By ten the tuba knew a tune. {toast} {ends} At lamps out, {Hero} drew from the bag what had been lying there since supper. Every house had had a hand in it: one gave the flour, one the oven. It was addressed to him, in ink. It rained a bit, and the ink ran; and Horace stood there, eyes shut, beak to the paper, perfectly sure who it was for.
`,
}
