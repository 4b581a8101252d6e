// Somebody takes the gold letters off the shops, and has no use at all for a G: a mystery that the pictures give away.
import type { PackSource } from '../pack.ts'

export const letters: PackSource = {
  id: 'letters',
  skeleton: 'making-a-gift',
  genres: ['mystery', 'animal', 'educational', 'comedy', 'fairy-tale'],
  tags: 'town street village shop bakery mouse school library reading words alphabet bus detective',
  peril: 0,
  touches: 'mouse mice rat thief',
  ways: ['look', 'build', 'sound'],
  figure: {
    name: 'Mrs. Nib',
    type: null,
    prop: 'mouse',
    pronoun: 'she',
    want: 'somewhere to put seven to bed',
    habit: 'hammers late',
  },
  people: { 'Mr. Serif': 'old-man' },
  extras: `
    fail3: crowd
    resolution: crowd
    close: crowd
  `,
  names: [
    'Mrs. Nib',
    'Nib',
    'Mr. Serif',
    'Serif',
    'Little Print',
    'Little',
    'Print',
    'Mother',
    'Mouse',
    'THUD',
    'BREA',
    'B C D E G H O R S T U',
    'HUT SP SUS DUTH HUD',
  ],
  nouns: {
    home: 'Little Print',
    quest: 'letters',
    key: 'the last gold H',
    hid: 'under the bakery step',
    mistake: 'stopped up a small hole in the wall, to see if a cork would fit',
    scary: 'the black crack behind the bakery drainpipe',
    wait: 'until the last of the babies had gone back to sleep',
    crowd: 'the shop people',
    small: 'the baker’s smallest girl',
    says: 'I can’t read yet. I only see a bed.',
  },
  swappable: false,
  refrain: {
    base: 'A, B, C, and where was D? Somebody had it, and who could it be?',
    turned: 'A, B, C, and here was D. Somebody lived there, and asked them to tea.',
  },
  small: { base: 'A, B, C, and where was D?', turned: 'A, B, C, and here was D!' },
  titles: [
    '{Hero} and the Letter Thief',
    'Who Took the D?',
    'Seven H’s and Not One G',
    'The Street That Could Not Spell',
    'Thud: A Mystery',
  ],
  blurb:
    'The baker sells BREA. The hat shop is called AS. Somebody is taking the gold letters down, all along the street, and has not touched a single G. What would anyone do with seven H’s? Every clue is in this book, and {Hero} is on the case {kitWith}. Look low.',
  stage: `
    want: street morning clear wide | reach excited | ladder bunting | bird-on-head
    friend: workshop morning clear medium | stand happy | paint-box paintbrush | mouse-watching
    home: street morning clear wide | walk happy | bread-shop | cat-asleep
    hobby: street morning clear medium | stand proud | |
    flaw: street day clear close | stand thoughtful | |
    turn: street morning clear medium | look-up surprised | brea-shop |
    trouble: street day clear wide | run funny | hat-shop | upside-down-sign
    stakes: square day cloudy medium | point worried | bus-stop |
    try1: street day cloudy above | write excited | chalk chalk-letters |
    fail1: bakery day cloudy medium | hide funny | table soup-pot | mouse-watching
    try2: square day cloudy wide | crawl curious | goat | snail-passing
    fail2: street dusk cloudy medium | look surprised | goat hat mop |
    clue: street dusk cloudy medium | point curious | egg-shop |
    try3: street night clear wide | hide excited | bell rope sack gold-letter |
    fail3: street night clear above | sit surprised | bell rope footprints | | floury
    low: square night cloudy wide | sit sad | bus-stop bus | | floury
    insight: street night cloudy close | kneel hopeful | | | floury
    means: street night clear medium | kneel brave | letter-door mouse lantern | | floury
    choice: bakery night clear medium | stand thoughtful | | |
    snag: street night clear medium | peek worried | letter-beds mouse candle | |
    rescue: street night clear medium | reach hopeful | gold-letter lantern | snail-passing |
    climax: street night clear medium | kneel wonder | letter-beds candle | |
    resolution: street night stars wide | cheer joy | loaf-shop paintbrush paint-box bunting | |
    close: street night stars medium | cheer happy | table bunting seeds | small-copy-of-hero |
  `,
  deeds: `
    want: hero on ladder; no bus; no letter
    friend: hero lifts gold-letter; paintbrush in paint-box; no letter; no cookies; others old-man
    turn: hero touches brea-shop; no door; no bread; no letter; no nail
    stakes: hero touches bus-stop; no cake; no gift; no bus; no letter
    try1: hero touches chalk-thud; no chalk; no chalk-letters; no hat; no soup-pot; no letter; others crowd; at here wide
    fail1: hero touches pan-table; hero reach funny; no table; no soup-pot; no letter; no nail; no cat; others
    try2[hid\\b]: hero behind barrel; with goat-bait; no goat; no mop; no bicycle; no letter; others
    try2: hero lifts notebook; with goat-bait; no goat; no mop; no bicycle; no letter; no hat; no barrel; others
    fail2: hero touches goat-feast; hero reach funny; no goat; no hat; no mop; no mitten; no flag; no pencil; no notebook; no letter
    clue: friend touches egg-shop; no egg; no basket; no letter
    try3: hero behind sack; with h-trap; no bell; no rope; no gold-letter; no soup-pot; no letter; no cake; no lantern; no bucket
    fail3: hero touches people-heap; hero reach surprised; no bell; no rope; no footprints; no goat; no bread; no sack; no letter; no soup-pot; no hat; no boots; no lamp; others; at here medium
    low: no bread; no gift; no hat; no letter
    insight.look: hero touches t-table; no bread; no letter
    insight.build: hero touches t-table; no bread; no letter; no cookies
    insight.sound: hero touches tap-wall; no bread; no letter; no goat; no hammer; no nail; no chair; others; at here wide
    means: hero touches letter-door; with mouse; no goat; no bread; no table; no letter; no cookies
    choice: no goat; no letter
    snag: hero touches nib-home; hero reach surprised; no letter-beds; no mouse; no candle; no table; no bathtub; no bed; no pillow; no letter; no bus-stop; others
    rescue: friend gives gold-letter to hero; no bed; no goat; no letter; others girl
    climax: hero touches nib-asleep; hero reach wonder; no letter-beds; no mouse; no candle; no table; no bed; no bathtub; no goat; no letter; no leaf; no egg; others
    resolution: hero lifts paintbrush; no bed; no letter; no hat; no bread
    close: hero lifts seeds; with mouse; no bed; no bus; no letter
    close[shoe]: hero lifts shoe; seeds in shoe
    home: hero touches bread-shop; no bread; no hat; no soup-pot; no egg; no letter
    trouble: hero touches hat-shop; no hat; no door; no letter; no nail
    hobby: no letter
    flaw: no letter
  `,
  lapStage: `
    home: street morning clear wide | wave happy | bread-shop |
    friend: bakery morning clear medium | wave happy | bread |
    want: street morning clear medium | look excited | brea-shop |
    turn: street morning clear medium | look-up surprised | brea-shop |
    trouble: street day clear wide | run funny | brea-shop |
    stakes: street day clear medium | point worried | brea-shop |
    try1: bakery day clear medium | reach curious | oven |
    fail1: bakery day clear close | hold funny | bread oven |
    try2: street day clear medium | peek curious | hat |
    fail2: street dusk clear close | hold surprised | teacup hat |
    try3: street dusk clear medium | look-up brave | ladder |
    fail3: street dusk clear close | look surprised | snail |
    hobby: street dusk clear medium | stand happy | |
    flaw: street dusk clear close | think thoughtful | |
    low: street night clear wide | sit sad | lantern |
    clue: street night clear close | look-down curious | bread |
    insight: street night clear close | kneel hopeful | letter-door |
    means: street night clear medium | kneel brave | letter-door lantern |
    snag: street night clear medium | peek worried | letter-cradle lantern |
    rescue: street night clear medium | whisper happy | letter-cradle mouse candle |
    choice: street night clear close | kneel thoughtful | mouse |
    climax: bakery night clear medium | cook wonder | bread oven |
    resolution: street dawn clear wide | cheer joy | bread-shop bunting |
    close: bedroom night stars medium | lie calm | bed pillow mouse |
  `,
  lapDeeds: `
    home: hero touches bread-shop; no bread; no letter
    friend[ladder]: mouse on ladder; no letter
    friend: hero lifts bun; others girl; no bread; no letter
    want: hero touches brea-shop; no bread; no letter
    turn: hero touches brea-shop; no bread; no letter
    trouble: hero touches brea-shop; others baker; no bread; no letter
    stakes[step|patted]: others man; hero reach worried; no bread; no letter
    stakes: no letter; no bread
    try1: hero opens oven; no letter
    fail1: hero lifts bun; no bread; no letter
    try2: hero lifts hat; no letter
    fail2: hero lifts teacup; no letter
    try3: hero on ladder; no letter
    fail3: hero touches snail; no letter
    insight: hero touches letter-door; no letter
    means: hero touches letter-door; no lantern; no letter
    snag: hero touches letter-cradle; no letter
    rescue: hero touches letter-cradle; no bed; no letter
    climax: hero opens oven; bread on oven; no letter
    resolution: hero touches bread-shop; no bread; no letter
    close: hero in bed; hero sleep calm; mouse on bed; no letter
    hobby: no letter
    flaw: no letter
    clue: no letter
    low: no letter
    choice: no letter
  `,
  b0_3: `
@home BREAD, said the gold letters on the shop. {Hero} went by, with the {kit}, and sniffed.
@home {Hero} could read one word. It was gold, and it was BREAD. {Hero} showed it to the {kit}.
@home B, R, E, A, D! It was on the baker's shop, in gold. {Hero} and the {kit} came to see it.
@friend The baker's smallest girl gave {Hero} a crust. They both had flour on their noses.
@friend "B is for bun," said the baker's girl, and gave one to {Hero}.
@friend Mrs. Nib made the gold letters. "Good morning, {Hero}," she said, from up on her ladder.
@want {why} They would all buy bread, for {event}. Was the word all there?
@want {why} The baker made bread for {event}. But what did his shop say, {Hero}?
@want {why} Everyone came to get bread for {event}. {Hero} looked up. What was wrong?
@turn BREA, it said. One letter was gone! {refrain}
@turn "Brea?" said {Hero}. "What is brea?" {refrain}
@turn {Hero} counted. B, R, E, A. And no more! {refrain}
@trouble "One loaf of brea, please," said a man. {run1} Where was that D, {Hero}?
@trouble Nobody wanted brea. {run1} {Hero} looked up and down the street. Where did it go?
@trouble "I do not sell brea," said the baker. {run1} Who had his D?
@stakes The baker sat down on the step. "I will find it," said {Hero}.
@stakes Poor baker! He had such a lot of bread. {Hero} patted his apron.
@stakes D was gold, and it had a big round tum. {Hero} would know it.
@try1 Was it in the oven? Something in there was gold. {Hero} looked in, and...
@try1 There was something gold in the oven, with a round tum. {Hero} took it out, and...
@try1 "I see it," said {Hero}. It was gold, and it was warm, and...
@fail1 It was an O. No, it was a bun! {refrain}
@fail1 {Hero} ate it. It was not a D. It was a bun. {refrain}
@fail1 It was round all round. That is a bun, {Hero}. {refrain}
@try2 Was it under the hat? {Hero} saw a bit of gold. What was it?
@try2 There was something gold in the hat shop, under a big hat. Did it have a round tum?
@try2 "It is under that hat," said {Hero}. Something shone. But was it a D?
@fail2 It was a C. No, it was a cup! {refrain}
@fail2 The hat lady had put her tea there. It was a cup. {refrain}
@fail2 It had a hole in the top, {Hero}. That is a cup. {refrain}
@try3 Was it up on the wall? {Hero} went up the ladder, step... by step... by step...
@try3 There was something on the wall. It shone in the sun. Up, {Hero}, up... up...
@try3 "I see it now," said {Hero}. It was curly, and it moved. Shh...
@fail3 It was an S. No, it was a snail! {refrain}
@fail3 It put out two horns. It was a snail, {Hero}. {refrain}
@fail3 Hello, snail! It went home, very slowly. {refrain}
@low It got dark. {Hero} sat down by the wall. {run3}
@low No D. {Hero} sat down on the step. {run3}
@low {Hero} was tired of letters. {run3}
@clue {Went}, went the {kit}, by the wall. There were crumbs, one, two, three, all in a row.
@clue {Went}, went the {kit}, and a crumb hopped. <pal:{Pal} saw it first. >There was a row of them.
@clue {Went}, went the {kit}, past a row of crumbs. They went in at a hole.
@insight {Hero} lay down flat. There was a light in the hole. Who lived there...?
@insight Somebody had a candle in there! It was a very little house. Who ate bread, and was so small...?
@insight It was as big as a thumb, that hole. {Hero} had seen who went in. Was it...?
@means {Went}, went the {kit}, by the hole, so softly. It was to say, "May we look?"
@means "We must not scare it." So {went}, went the {kit}, very softly. {Hero} lay down, one eye by the hole.
@means {Went}, went the {kit}, and a small nose came out. It went in. {Hero} looked, with one eye shut.
@snag Something gold was in there. It went to and fro, to and fro. Shh...
@snag Rock, rock, went something gold. It was D! And there was something in it...
@snag There was D, flat on its back. It rocked. Why did it rock? Hush...
@rescue D was a bed! Six baby mice were in it, fast asleep.
@rescue It was a cradle! One, two, three, four, five, six pink mice lay in its round tum.
@rescue The mouse had put her babies in it. Six small noses, in one big gold D.
@climax "Keep it," said {Hero}. And all night the baker and {Hero} made a new D. They made it out of bread!
@climax {Hero} did not take it. {Hero} ran to the baker. They took flour, and water, and baked a great big D.
@climax In the night, {Hero} and the baker made a D of bread. It was gold, and it had a big round tum.
@resolution Up it went, by the B, R, E and A. {Hero} had jam on the bit that was left. {turned}
@resolution BREAD, it said, and it smelled of it, too. {Hero} clapped. {turned}
@resolution "What good bread!" they all said. The mouse and {Hero} had a bit. {turned}
@close {toast} {Hero} was in bed. Six mice were in D. {ends}
@close {toast} Rock, rock, rock. Good night, mouse. {ends}
@close {toast} A, B, C, D, into bed went {Hero}. {ends}
`,
  b4_6: `
@want {Hero} was up a ladder with the flags, for {event}. {why} Everyone was coming by bus.
@want "More flags!" called the baker. {Hero} had the string. It was for {event}. {why} At seven the bus would be here.
@want {Hero} had flags in both hands and string round one ear, for {event}. {why} The bus would bring everyone.
@friend Mr. Serif made the letters for the shops. He cut them out of wood, no bigger than your thumb. "Everybody reads them," he told {Hero}. "Nobody looks at them."
@friend In the last shop sat Mr. Serif, with gold paint on his nose. "Do you like my G?" he asked {Hero}. It was as small as a biscuit. He had made every letter in the street.
@friend Mr. Serif was painting an R. It was as long as a finger, and he held it on one. All the shops had some. "Look hard," he told {Hero}. "No one does."
@home In {home} the shops had little gold letters. BREAD, they said, and HATS, and SOUP, and EGGS. {Hero} read them every day. And then one day...
@home You could read your way down {home}, and {Hero} did. SOUP. HATS. EGGS. TOOTH, for the tooth doctor. BREAD. It was always the same. Who would want to change it?
@home EGGS, HATS, SOUP, TOOTH, BREAD: it said so in gold, all down {home}, and {Hero} sang it on the way to school. Who would take a bit out of a song?
@turn BREA, said the baker's door. {Hero} rubbed {their} eyes. After the A there was only a nail. {refrain}
@turn "What is BREA?" a lady asked. {Hero} looked up. Last night it had one more letter, and now it had a hole. {refrain}
@turn The baker was cross. "I can't sell brea!" he said. {Hero} saw B, R, E, A, and a nail. {refrain}
@trouble HATS had lost its H and its T. "AS," read {Hero}. The tooth doctor had no letters at all! {run1} What sort of thief was this?
@trouble It was the same all down the street. "I'm an AS!" cried the hat lady. Over the tooth doctor's door were five nails. {run1} Who takes the letters and leaves the money?
@trouble "I was HATS last night!" said the hat lady. Now it said AS. Over the tooth doctor hung five nails, and no TOOTH. {run1} What did they want it all for?
@stakes {Hero} looked at the bus stop. The name on it was gold, too. How would the driver know where to stop? No bus, no people. No people, no {party}.
@stakes "What if they take the name off the bus stop?" said {Hero}. "He'll go right by, with everyone in it," said the baker. They thought about {event} with nobody there.
@stakes The bus driver was new. He would stop when he saw the name, in gold, on the bus stop. "And if it's gone?" said {Hero}. Then there would be no {party}.
@try1 "They must spell something," said {Hero}. {They} wrote down what was gone: a T, an H, a U and a D. "Oh no! It says THUD! There's going to be a..."
@try1 A thief who takes letters must want a word! {Hero} put the lost ones in a row: D, U, T, H? No: THUD! "Get under the tables," {they} said. "Something is going to..."
@try1 "What does it spell?" said {Hero}. They set it all out on the road in chalk. HUT? No. The soup man went white. "It's THUD! Watch out for the..."
@fail1 They sat under the tables with pots on their heads, but there was no thud. And when {Hero} looked out, two more H's had gone. {refrain}
@fail1 Nothing fell but the baker, who had gone to sleep. "Was that it?" said {Hero}, inside a soup pot. And while they hid, somebody took two more H's. {refrain}
@fail1 They all sat in the dark with soup pots on. Bump? Not one. And there, when {Hero} crept out, were two new nails. {refrain}
@try2 "Who eats everything?" said {Hero}. They all looked at the goat. So {Hero} put it on a list, and crept after it all day, till it opened its mouth...
@try2 The hat lady's goat had once eaten a bicycle. {Hero} wrote GOAT on a list. Then {they} put out a nice gold O, and hid. The goat came near, and nearer...
@try2 By the hat shop stood a goat who ate what it liked. {Hero} made a list, and all it said was GOAT. Then {they} rolled out a gold O. The goat bent down, and...
@fail2 The goat ate a hat, a mop and then the list. But when it came to an O, it only sneezed. "Sorry," {Hero} told it.
@fail2 It walked right over the O, and ate a mop, a good straw hat and {Hero's} list, with the word GOAT on it.
@fail2 First it ate the list. A mop went next, and a hat. The O it would not touch. "So it wasn't you," said {Hero}.
@clue {Spotter} saw it. TOOTH had no letters left, but EGGS had every one. The thief had taken seven H's and not one G! What is wrong with a G?
@clue {Spotter} went down the street and counted. Seven H's were gone. But one G of EGGS had been put back, the wrong way up. Why would you want an H, and not a G?
@clue "All seven H's are gone," <mute:thought|said> {Spotter}, "and look at EGGS. It's got both its G's!" They were so fat and round. What has an H got, that a G has not?
@try3 When it got dark they made a trap. It was the last gold H, on a string, with a bell. {Hero} put flour all round. {run2} They waited, and waited...
@try3 "We'll catch it," said {Hero}. On the end of a string they put their only H, and a bell, and shook out some flour. {run2} Then out went the lights. Who was that?
@try3 {Hero} tied a thread to the one H they had, and the thread to a bell, and put flour under it, for feet. {run2} Out went the lamp. Something in the dark went...
@fail3 Ding! They all jumped, and caught each other. The H had gone. In the flour {Hero} saw only their own feet, and some dots, like rain. {refrain}
@fail3 Ding! "Got you!" cried {Hero}. It was the baker. The H had gone, and in the flour were big feet, and big feet, and a line of tiny spots. {refrain}
@fail3 Ding! They had it! No, they had each other. {Hero} had the hat lady by the foot. The string was bare, and all the flour showed was boots, and some small dots. {refrain}
@low Two lights came up the road. But on the bus stop there was not one letter left. The bus went by. {Hero} sat down on the baker's step. {run3}
@low {Hero} ran out and waved, all white, and the driver took {them} for a ghost. There was no name to tell him to stop. Away went the bus. {run3}
@low The bus came by, all lit up, full of people in hats. It went slow, to look for a name. Not a letter was up. {Hero} sat down, and flour fell off. {run3}
@insight.look A T stood on the step, and on top of it lay a crumb. "{Rule,}" said {Hero}, with {their} nose right down. What if it wasn't a T at all?
@insight.look There on the step was a T. Somebody had put a crumb on it, very neatly, as you lay a plate. "{Rule}" {Hero} had only read it before. If you couldn't read, what would it be?
@insight.look By {Hero's} foot was a T. "{Rule}" So {they} put {their} chin on the stone. From there it was not a letter. It had one leg, and a top, and supper! What would you call that?
@insight.build On the step lay a T. {Hero} stood it up, and it stood very well. "{Rule,}" {they} said. If it was all you had, and you couldn't read, what could you use it for?
@insight.build {Hero} found a T, with a crumb on the top. "{Rule}" {They} looked up at the shops. If you were small, and had nothing, what could you build out of those?
@insight.build There was a T by {Hero's} foot. It stood up on its own! "{Rule,}" said {Hero}. It was just right for a small supper. Then what was an H for, with its good flat middle?
@insight.sound Tap, tap, tap. It came from inside the wall. "{Rule,}" {Hero} told {themself}. Tap, tap! That was a hammer. A thief runs away. What was this one making?
@insight.sound "{Rule}" So {Hero} did. There was the wind, and a drip, and, behind the bricks, a hammer as small as a pin. Who puts up a shelf in the middle of the night?
@insight.sound {Hero} put {their} head on the wall, to be sad. "{Rule,}" {they} thought; and tap, tap, went the wall, as if somebody in there had a hammer as small as a nut. What were they making?
@means.look {Hero} {method}. Those dots were feet! They went to a crack in the wall, and in it stood the D. It was a door. "Shh," said Mrs. Nib, the mouse.
@means.look By the wall {Hero} {method}. Tiny feet! They led to a crack, where the D stood, like a door. "Wipe your shoes," said Mrs. Nib, who was a mouse.
@means.look {Hero} {method}. The dots ran along the wall to a gap, no higher than a boot. The D stood in it, and it had a handle! "We're full," said Mrs. Nib, a mouse.
@means.build {Hero} {method}: T for a table, O for a window. But where was the door? It was in a crack in the wall, and it was the D. "Shh," said Mrs. Nib, the mouse.
@means.build Out of a T and an O {Hero} {method}. It only wanted a door. And there, low down in the wall, was the D! "Wipe your shoes," said a mouse called Mrs. Nib.
@means.build {Hero} {method}. It was a room! T to eat at, O to look out of. "And D to come in by!" It was there, in a gap in the wall. "We're full," said Mrs. Nib, a mouse.
@means.sound {Hero} {method}. Tap-tap, said the wall. {Hero} went to where it was loudest, and in a crack stood the D, like a door. "Shh," said Mrs. Nib, the mouse.
@means.sound With one ear on the bricks, {Hero} {method}. Tap? asked somebody. Low down in the wall a door opened, and it was the D. "Was that a knock?" said Mrs. Nib, who was a mouse.
@means.sound Tap, tap. So {Hero} {method}. Tap? went the wall. They went along it like that to a gap with a door in, and the door was the D. "We're full," said Mrs. Nib, a mouse.
@snag T's were tables. The H's were beds, seven in a row, with a baby mouse in each. "I had one more H for me," said Mrs. Nib, "but you fell on it." Then where was the last H?
@snag "I thought that they were for sale," said Mrs. Nib. {Hero} looked in. Out of seven H's hung seven very small tails. But there was no bed for her. They'd had one H left. So where was that H now?
@snag "Every house had beds nailed on the front!" said Mrs. Nib. "So each of my seven has an H. I had mine in my hand, and down you all came." Then where was her H?
@rescue "Bed," said the baker's smallest girl. She had said it all day, and no one listened, because she couldn't read. She felt {hid}, and got out {key}.
@rescue Someone very small pulled at {Hero}. It was the baker's little girl, who was two. Nobody had asked her. "Bed," she said, and pointed {hid}. And there was {key}.
@rescue Somebody two years old had been pointing, all day. It was the baker's smallest girl. "Bed!" she said. {Hero} lay down, and looked {hid}. And there shone {key}!
@choice.sharing Up came the shop people. "Give us our letters!" But the mouse was so small. {Hero} felt the paper bag. It took a hard minute. "One each," said {Hero}, "if you hear her first." The green one went to a man with no H.
@choice.sharing Up came the shop people, shaking with cold. "Give us our letters!" Off came the scarf, round and round and round. "Everybody take a bit," said {Hero}, "and hear her first." It went along the whole row.
@choice.sharing Up came the shop people, cross and wet. "Give us our letters!" {Hero} looked at the mouse, and at the rug. {They} let it down with a flap. "Sit," {they} said, "and hear her first." {Hero} had the bit with no rug.
@climax {Hero} put one arm in at the little gold door, past the tables and the bath. Down went the H, at the end of the row. Mrs. Nib lay on it, said "Oh," and was asleep.
@climax It was black in the wall. {Hero} reached in, with the H in two fingers. Five, six, seven... eight. A very tired mouse got into bed, and Mrs. Nib blew out the candle.
@climax In at the door went {Hero's} arm, past a table, past seven small snores, and put down bed number eight. "I'll just try it," said Mrs. Nib, and she snored as well.
@resolution "She can keep them," said the baker. So {Hero} and the sign man, Mr. Serif, painted pictures: a loaf, a hat, one big tooth; and back came the bus! {turned}
@resolution Nobody wanted the letters back. {Hero} and Mr. Serif, the sign man, did pictures instead. The driver saw a loaf as big as a bed. "That's the place," he said. {turned}
@resolution "You can read a bun," said {Hero}, "with no letters." So Mr. Serif, who made the signs, painted one, and a hat, and a tooth like a moon, and round came the bus. {turned}
@close They had {event} under the pictures. {toast} {ends} In the morning, on every step, lay one seed, for rent.
@close {toast} {ends} In the morning {Hero} trod on a seed. Mrs. Nib had paid for the beds.
@close {toast} {ends} {Hero} put on a shoe, and it had a seed in. All the shoes had one. It was Mrs. Nib's rent.
`,
  b7_9: `
@want {Event} would begin at seven, when the bus got in. {why} {Hero} was up a ladder with a mile of flags. "Will they find us?" said the baker. "They can read," said {Hero}.
@want "More string!" said {Hero}. There were flags to be hung for {event}, from one end of the street to the other. {why} "When does the bus get in?" called {Hero}. "Seven," said the next ladder. "If he can read, he'll find us."
@want By seven, when the bus got in, there had to be flags on all of {home}, for {event}. {why} {Hero} was up as high as a ladder goes. "Can you see it from the bus?" "You can see it from the moon," said the baker.
@friend Mr. Serif made letters. He cut them out of wood, no bigger than your thumb, painted them gold, and nailed them over the shops. He had done the whole street. "Nobody looks at a letter," he used to tell {Hero}. "They look straight through it, to see what it says." He found that a bit sad.
@friend {Hero} liked to watch the gold go on. "Hold this O," Mr. Serif would say, and it weighed no more than a biscuit. There was not one letter over one shop that he hadn't cut himself. "And does anybody see them?" he said. "No. They read them. It's not the same."
@friend "What do you see?" Mr. Serif would ask, and hold up something gold, on the end of his thumb. "An S," said {Hero}. "That's what it says," said Mr. Serif. "I asked you what you saw." He had cut all the letters over all the shops, and he did wish that somebody would look.
@home You could read {home} like a book. Over each door were small gold letters, by Mr. Serif: BREAD, and HATS, and SOUP, FISH SHOP, and THE OTHER FISH SHOP. There was TOOTH, for the dentist, and EGGS, where the hens lived. {Hero} read it every morning, there and back, and it always ended the same way. Until it didn't.
@home In {home} they liked a small sign. You had to walk right up. SOUP, it said, in gold wooden letters as long as Mr. Serif's finger; and then HATS, and BREAD, and EGGS, FISH SHOP, and THE OTHER FISH SHOP, and, where you have your teeth seen to, TOOTH. {Hero} could have found any of them in the dark. Who could have guessed what was coming?
@home {Hero} had learned to read off the shops of {home}. First came BREAD, then SOUP and HATS, FISH SHOP and THE OTHER FISH SHOP; then EGGS, which was hard; and last of all the dentist, TOOTH, in Mr. Serif's best gold. The letters were as long as a finger, and people stood close. It was the best book {they} knew, and it had never once changed. So who would tear out a page?
@turn "Good morning," said {Hero} to the baker. "What's BREA?" The baker came out and looked up. After the A came a pale patch in the shape of a D, and a nail. {refrain}
@turn Nobody would have noticed, but a lady came out of the bakery with a puzzled face. "I asked for some brea," she told {Hero}, "and he'd only got bread." They both looked over the door. The last letter was missing. {refrain}
@turn "I've been robbed," said the baker. {Hero} ran out and looked up. B, R, E, A, it said; then came a nail, and a pale D, where the sun hadn't got. {refrain}
@trouble HATS had lost its H and its T. "I'm an AS!" cried the hat lady. As for the dentist, who used to be TOOTH, he had nothing but five nails. {run1} What kind of thief leaves the money and takes the spelling?
@trouble Out they came, all along the street, and put their heads back. "As what?" people asked the hat lady, whose sign now read AS. "I've been pulled," said the dentist, under five bare nails. {run1} No one had lost so much as a penny. Who on earth would rob an alphabet?
@trouble "They've had my H," called the hat lady, "and my T. I can't go on as AS!" The dentist, who had been TOOTH, looked up at five small gaps. He knew about gaps. {run1} The gold was only paint, and the money was all there. So what was it for?
@stakes "It's only letters," said somebody. {Hero} looked along to the bus stop, which had a name on it as well. "If there's no name to read," {they} said, "the driver will go straight through." They all thought of the guests going by, with parcels on their knees. There would be no {party}.
@stakes {Hero} worked it out. On the bus, everybody. And at the bus stop, one small gold name. "What if that goes?" {they} asked. "Next stop's the sea," said the baker. The whole street pictured {event} down there, on the sand, and all the cake up here.
@stakes "The bus stop's got letters, too," said {Hero}. It went quiet. It was a new man tonight, who'd never seen the place; he'd been told to stop when he came to the name. "And if he never comes to it," said {Hero}, "who'll eat the {party}?"
@try1 "Thieves have a plan," said {Hero}, and chalked on the road all that was missing. There were T's and H's, a U, the D, and two O's. "HUT? No, there's a D left over." {Hero} pushed them about with one foot, and the shop people leaned in. "Oh no," whispered {Hero}. "T, H, U, D, and two O's for oo! There's going to be a..."
@try1 Nobody takes letters unless they want to say something. That was how {Hero} saw it. The whole street chalked the lost letters on the road, the soup man's U and the dentist's two O's and all, and pushed them about with their feet, till they made a word. The soup man stood still, and turned as pale as soup. "THUD." "Oo," said the dentist, which used up the O's. "When?" said {Hero}. "And on which of us..."
@try1 "Don't ask who took them," {Hero} said. "Ask what they say." So down went the lost ones in chalk, D and T and U and H, and the O's from TOOTH, and everybody had a turn at pushing. The hat lady got DOUTH. {Hero} took out the O, and gave it one more push. It was as though the road had spoken. "THUD," {they} read. "Get in! It's coming, it's..."
@fail1 All of them spent two hours under the tables, with saucepans on their heads. It did not come. The baker dozed off and rolled out, but that was only a bump. Then {Hero} thought of something. "Who's watching the street?" Nobody was. Five more H's had gone. {refrain}
@fail1 They hid under tables, in saucepans. "Is it soon?" asked a voice. By noon {Hero} had pins and needles in both legs, and nothing had gone thud. In the whole empty street, meanwhile, somebody had helped themselves to five more H's. {refrain}
@fail1 A thud is a thing you listen for. They listened, under eleven tables, with a pan on each head, and heard the clock, and the cat, and somebody's stomach. At noon {Hero} crawled out with one leg asleep. There were five more H's off the wall. {refrain}
@try2 "So it isn't what they say," said {Hero}. "It's what they taste like. Who eats anything?" They all looked at the goat. {Hero} took a clean sheet of paper, put SUSPECTS at the top, and then GOAT, and followed it with a gold O for bait. It bent its head...
@try2 There was a goat behind the hat shop that had once eaten a bicycle, apart from the bell. "I'm only saying," said the dentist. All afternoon {Hero} crept after it, keeping a list. At five {they} rolled out a nice gold O, and the goat stopped. It sniffed. It drew back its lips...
@try2 "What if it's someone hungry?" said the soup man; and it came to them, all at once, who had eaten his gate. {Hero} wrote GOAT on a list of suspects, and strolled where it strolled, a bush or so behind. {They} rolled an O along the gutter. The goat watched it stop. It opened its mouth as wide as...
@fail2 It sneezed, and that was all. It had eaten a glove. It had eaten a straw hat with cherries, and the list of suspects, from GOAT on down. But it left the O lying, like a child with a cold potato. "I'm sorry," {Hero} told it. "I had to ask."
@fail2 It only sneezed on the O. In the course of that day the goat had swallowed a mop, two flags, a summer hat and, when {Hero} looked the other way, the list; but it would not touch the alphabet. "Not guilty," said {Hero}, and it ate the pencil.
@fail2 All that came of it was a yawn. An O is nothing, to a goat. It had better things: one glove, one mop, and a hat off the hat lady's own head; and, to finish, {Hero's} list. {They} looked at the corner that was left. It said GO. "All right," {they} told it, "you can."
@clue {Spotter} had been up and down the street, looking at nails. It was odd. TOOTH had lost every letter that it had. But EGGS, next door, hadn't lost one. Somebody had taken seven H's, and nearly all the T's, and not a single G. What can you do with an H, and not a G?
@clue {Spotter} was looking up. Over the hens' door it still said EGGS, but one G was the wrong way up. It had been taken off its nail, and tried, for something, and hung up again. But seven H's had gone, from all over. Who could be as fussy as that?
@clue Everyone looked at what was gone. {Spotter} looked at what was left. There was EGGS, as good as new, and right next to it were the five nails of TOOTH. "They've had seven H's," <mute:thought|said> {Spotter}, "and lots of T's, and they've walked straight past both those G's." So what was the matter with a G?
@try3 As it grew dark they set a trap. There was one gold H left, and they hung it from a string, low down, with a bell on the end. {Hero} shook flour over the stones, to show up feet. {run2} Then out went the lamps. They lay in a row, and held their breath...
@try3 "Whoever it is likes H's," said {Hero}, "so we'll give them one." It was the last that they had. It went on a string, with a bell; and on the ground went a sack of flour, because a thief has got to have feet. {run2} For a long time nothing stirred. Was that a step?
@try3 They tied the last gold H to a string, and the string to the shop bell, and sifted flour over the road, as you do for a cake. {run2} {Hero} had the lamp, under a bucket. A long time went by. Then, down where the string was, something...
@fail3 Ding! They all leapt on it at once. When the lamp was lit, {Hero} was holding the baker, and the baker had the dentist by both ears. The string hung empty. The footprints in the flour were their own, all but a few dots, like rain. {refrain}
@fail3 "I've got him!" {Hero} yelled, at the first ding. So did five other people, and they were all quite right: each of the six had got another. There was flour in the soup, and no H. There were tracks of boots, and boots, and some small neat spots, in a line. {refrain}
@fail3 Ding! Nine people got there first. {Hero} pulled out the lamp; and it shone on a heap, which was mostly baker, with some dentist, and on the bare end of a string. They had trodden everywhere. But a row of dots, as fine as pepper, went off by itself. {refrain}
@low Two yellow lights came up the hill. "The bus!" said someone. It slowed. It looked at the stop, where there was not one letter left; and it went on, over the top, to the sea. {Hero} sat down on the bakery step, and a little flour fell off. {run3}
@low {Hero} ran down the middle of the road, waving. But the driver was new, and what jumped out in his lights was white from head to foot. There was no name on the stop, either. {Hero} came back, and sat on the step of the bakery. {They} hadn't even kept the last H safe. {run3}
@low They heard it grinding up the hill, lit from end to end, and full of people with presents. It slowed down by the stop, and had a look at the nails. Then there were only two red lights, going round the bend. {Hero} sat on the bread shop's step, and the flour slid off {them} like snow off a roof. {run3}
@insight.look The thief had dropped something. There was a T on the step. This T was standing up, and in the middle of its flat top lay a crumb. "{Rule,}" said {Hero}, and lay down until {their} nose was level. They had been reading since breakfast. What was it, if you just looked?
@insight.look "Ow," said {Hero}, and stopped sitting on it. It was a T. {They} put it on its foot, and would have left it; but "{Rule,}" as {they} always said, and there was a crumb on it, on a tiny cloth, with the corners straight. What did you see if you stopped?
@insight.look "{Rule}" It was a bit late for that. But down by {Hero's} knee stood a T, and somebody had spread a blue thread on it, and put one crumb exactly in the middle. {Hero} shut {their} eyes, and tried to forget how to read. Then {they} opened them. Now what was it?
@insight.build There was a T on the step, dropped in the fight. {Hero}, who could never leave a thing lying down if it would stand up, stood it up; and there was a crumb on top. "{Rule,}" {they} said slowly. Suppose you had lost your home, and couldn't read. What had you got, on every wall in this street, for nothing?
@insight.build Something dug into {Hero}. It was a gold T, with a crumb stuck to it. {They} put it on its foot, and had the oddest wish to pull up a chair. "{Rule}" It was {their} own rule; and what if it was somebody else's, too? If you'd never been told what a T was, what would you say that it was for?
@insight.build What had dug into {Hero} turned out to be a T. {They} stood it on the stone, and it didn't wobble. "{Rule,}" {they} thought. It was a good little piece of work, with one leg, and a flat top, and a crumb on that. Nobody had been stealing words; they had been shopping! And what would you want an H for?
@insight.sound Tap, went the wall. {Hero} looked round. Tap, tap. "{Rule,}" {Hero} whispered, with one ear to the bricks. It was a hammer. It stopped, as you do to see if a thing is straight, and gave one more tap. A thief runs away. What was this one putting up?
@insight.sound It was so quiet that {Hero} could hear the flour settle. "{Rule,}" {they} often said, and today they had done nothing but talk. Under the quiet was a noise. Tap, tap; and a tiny grunt; tap. It was in the bakery wall, about as high as a boot. Nobody steals a thing just to hammer it. So what did they steal it for?
@insight.sound "{Rule}" Well, there was nothing else left to do. {Hero} listened to the goat breathe. {They} listened to the bread, cooling. And behind the bread there was a tap; there were three, with a bit of a rest, and somebody humming through what must have been a mouthful of nails. Thieves don't hum! Who does that, at night, in a wall?
@means.look {Hero} went back to the flour and {method}. Rain doesn't go in a line. These dots did, and in at a crack behind the drainpipe; and there, flat side down, like a perfect little door, was the D. "Shh!" said Mrs. Nib, who was a mouse. "I've only just got them off."
@means.look Holding the lantern low, {Hero} {method}. They weren't spots, they were feet! They trotted to a gap in the bricks that {they} must have passed ten thousand times; and standing in it, as if it had been made to fit, was the D, with a handle on. "If it's about the noise," said a mouse called Mrs. Nib, "I've nearly done."
@means.look {Hero} {method}. The dots kept close to the wall, as anyone would who was carrying furniture, and went in behind the drainpipe. In a crack there stood the D, on its flat side, with a mat in front. It was a door, and it opened. "You can't all come in," said the mouse. Her name was Mrs. Nib. "I've seven asleep."
@means.build With the T, and the O that the goat hadn't wanted, {Hero} {method}. It was a room! Here was the table; there was the window. All it needed was a door, flat below and round on top, and {they} knew whose shape that was. In a crack behind the drainpipe stood the D. "Shh!" said Mrs. Nib, who was a mouse. "I've only just got them off."
@means.build {Hero} {method}, there on the step, out of a T, an O and half a biscuit. "So it isn't a thief," {they} said. "It's a builder!" And builders want doors. Low down between two bricks was the D, with a handle on. "If it's about the noise," said a mouse called Mrs. Nib, "I've nearly done."
@means.build {Hero} took the T, the O and a matchbox, and {method}. There it was: eat here, look out there. And you came in by...? "The D!" {they} said. "It was the first to go!" It stood in a gap by the drainpipe, with a mat in front, and it swung back. "You can't all come in," said the mouse. Her name was Mrs. Nib. "I've seven asleep."
@means.sound {Hero} knelt by the bricks and {method}. The tapping stopped. It seemed to think. Tap-tap? it said. {Hero} followed it along, brick by brick, to a crack behind the drainpipe. There, flat side down, like a small arched door, was the D. "Shh!" said Mrs. Nib, who was a mouse. "I've only just got them off."
@means.sound It's only polite to knock. {Hero} waited for a gap, and {method}. There was a crash in the wall, as of someone falling off a chair. Then, low down, between two bricks, a door opened, round at the top, and gold. It was the D. "If it's about the noise," said a mouse called Mrs. Nib, "I've nearly done."
@means.sound So {Hero} {method}. Inside, somebody put down a hammer. Knock? They kept at it, the two of them, down the wall and along to the drainpipe. There in a crack stood the D, on its flat side, with a mat in front, like any front door, and it swung back. "You can't all come in," said the mouse. Her name was Mrs. Nib. "I've seven asleep."
@snag "Thief?" said Mrs. Nib. "They were hung up outside the shops! I took them for samples." She held up the candle. The U was a bath, the T's were tables, and along one wall lay seven H's, on their backs, with a tail hanging out of each. "Where's your bed?" asked {Hero}. "I had the last H as far as the step," said Mrs. Nib. "Then it rained people, and I dropped it." So where had it gone?
@snag "I thought it was a furniture street!" said Mrs. Nib. {Hero} looked in past the D. A U is a bath; an H, on its back, makes a very good bed. There were seven in a row, with a nose on every pillow. "I had the last H as far as the step," said Mrs. Nib, "when a heap of people fell on it." So where was the eighth bed?
@snag "I went along the shops," said Mrs. Nib, "and picked what I liked. Isn't that how it works?" {Hero} put an eye to the door. Inside were T's laid for breakfast, a U for a bath, the bus stop for a fence, and seven H's in a line, for beds, with a baby in each. "Mine, the eighth, I dropped by the step when you all came down." So where was it now?
@rescue "It rolled," said the baker's smallest girl. She couldn't read, so it hadn't crossed anyone's mind to ask her about letters. She lay flat, and felt about {hid}, with her tongue out. "Bed," she said, and gave {Hero} {key}.
@rescue All day long someone had been going round, at the height of people's knees, saying "Bed!" and pointing at the signs. It was the baker's little girl, who was two. Nobody had listened; what could she know about spelling? "Bed," she said again now, and pointed {hid}. {Hero} looked. There, gold side up, was {key}.
@rescue "Bed," the baker's smallest girl had told the hat lady at breakfast. She told the goat at noon. But nobody asks you about letters if you are two, and can't read any. "Bed," she said to {Hero}, slowly, so as to be understood, and put a hand {hid}. It came out black, and in it was {key}.
@choice.sharing The shop people came up behind, and they were cold, and cross. "Pull that door off," somebody said, "and let's have our letters back." {Hero} stood in front of the D, put a hand in {their} pocket, and counted heads. There was one each. There was exactly one each, and none left over. "Take one," said {Hero}, "and hear her out first," and held out the bag, and did not look when the green one went.
@choice.sharing The shop people came up behind, cold, and cross, and shaking. "Pull that door off," somebody said, "and let's have our letters back." {Hero} stood in front of the D, and took hold of the scarf. Once round came off, and twice, and the cold found {their} ears. At nine it was all off. "Pass it along," said {Hero}, "and hear her out first." It went round every one of them, in a row, with an inch left over.
@choice.sharing The shop people came up behind, tired and cross, on sore feet. "Pull that door off," somebody said, "and let's have our letters back." {Hero} stood in front of the D. Nobody looked at the rug under {Hero's} arm. {Hero} let it down with a flap, right out to the tassels. "Sit," said {Hero}, "and hear her out." There was room for every one of them.
@climax It was as black as a boot in there. {Hero} lay down and put in an arm, past the tables, past the bath, as far as it would go and then a bit. At the end of the row {Hero} set down the eighth bed. Mrs. Nib climbed on to it, just to try. "Well, I must say," she said. But she didn't say it. She had gone to sleep.
@climax You'd need a steady hand. {Hero} took the H between finger and thumb, and reached in through a front door made for a mouse. In the dark {Hero} felt small breaths go by: five, six, seven; and then, without a bump, set down bed number eight. Mrs. Nib, who had not been to bed for a fortnight, got in and pulled a leaf up. Out went the candle.
@climax {Hero} lay with one cheek on the stones and one arm in somebody's house. That was a table; that, and {Hero} held {their} breath, was a baby; there were six more. {Hero} let down the H beyond the last as you'd put down an egg. "Don't go yet," said Mrs. Nib. "I'll tell you if it rocks." It must have rocked just enough, for she never did.
@climax.sound It was as black as a boot in there, and seven babies had begun to stir. With one hand {Hero} kept the beat on the bricks, tap, and tap, as slow as breathing. With the other {Hero} went in, past the tables, past the bath, as far as an arm will go and then a bit, and set down the eighth bed. Mrs. Nib climbed on to it, just to try. "Well, I must say," she said. But she didn't say it. She had gone to sleep.
@climax.sound You'd need a steady hand. {Hero} took the H between finger and thumb, and reached in through a front door made for a mouse. In the dark somebody woke, and squeaked. So {Hero} tapped for them again, very softly, with one nail, until all seven breathed in time to it. Then {Hero} set down bed number eight. Mrs. Nib, who had not been to bed for a fortnight, got in and pulled a leaf up. Out went the candle.
@climax.sound {Hero} lay with one cheek on the stones and one arm in somebody's house. That was a table; that, and {Hero} held {their} breath, was a baby, and it was awake. {Hero} hummed the beat to it, one and two, as low as a kettle. It yawned. {Hero} let down the H beyond the last of them as you'd put down an egg. "Don't go yet," said Mrs. Nib. "I'll tell you if it rocks." It must have rocked just enough, for she never did.
@resolution "She can keep them," said the baker. "But what'll we do for signs?" {Hero} looked at his smallest girl, who couldn't read yet. "Paint what she sees," said {Hero}. So Mr. Serif, who made the signs, got out the gold, and over each shop went a picture: a loaf, a hat, one enormous tooth. And back over the hill, to see whose tooth that was, came the bus. {turned}
@resolution No one liked to ask for the letters, with people asleep in them. "If you can't read," said {Hero} to Mr. Serif, who painted the signs, "how do you find the bread?" He went to get his gold. By ten there was a golden loaf, and a hat, and a tooth that you could see from the sea. "That's got to be the place," said the driver of the bus, and turned it round. {turned}
@resolution "Let her keep them," the dentist said. "But how will anyone find us?" {Hero} thought of the baker's smallest girl, who couldn't read, and never missed a bun. "The way that she does." So Mr. Serif, the sign painter, used up his gold on a bun, on an egg, on one tooth like the gate of a castle. Over the hill the bus stopped, had a good look at that, and came back with everybody in it. {turned}
@close They had {event} under the pictures, with the whole bus at the table. {toast} {ends} If you go down that street after dark, look low. There's a window like an O, with a light in it. Every Monday, on each doorstep, lies one sunflower seed. It's the rent.
@close It was late when everyone off the bus sat down to {event}, and nobody minded. {toast} {ends} When {Hero} came out next morning, something crunched. It was a sunflower seed. There was one on each step. Mrs. Nib was paying rent, and she's paid it on a Monday ever since.
@close They had {event} in the street. {toast} {ends} Each guest lay down before they left, and looked in at a round gold window. And on Monday a sunflower seed lay on every step. "Rent," said {Hero}.
`,
  b10: `
@want "There's no call for anyone to get lost," said the baker, who was holding the ladder. {Hero} was at the top of it, with the flags. At seven that night, on the one bus, every guest for {event} would be coming over the hill to {home}. {why} The driver was new, and didn't know the road; but he'd been told what name to look for, and it was up at the stop, in gold, as it always had been. "What could go wrong," said the baker, "with a name?"
@want It takes eleven ladders to hang one street with flags, and {home} had borrowed the lot. It was for {event}. {why} "They'll all be on the seven o'clock," {Hero} called across to the dentist, through a mouthful of string. "It's a new man," said the dentist. "I drew him a map, and he turned it round twice and asked me which bit was up. I told him, never mind the map. Just drive till you can read the name. How hard is that?"
@want "You can't go wrong," people had told the new driver. "There's only the one road, and you stop when you see the name." It stood up there at the bus stop, in gold, for anybody to read; and at seven he would read it, with everybody who was coming to {event} on the seats behind him. {why} In the meantime all {home} was up ladders. {Hero} had the top end of the flags, and the baker had the bottom, and they'd met, in a sort of knot, at the middle. How could anyone miss that?
@friend Mr. Serif cut letters: in pear wood, no bigger than the top of your thumb, with three coats of gold. There wasn't a sign in the street that he had not made himself. "And who sees them?" he would ask {Hero}, holding an S up to the light. "You don't see a letter. You go straight through it, as if it was a window, to find out the price of fish. I've made eleven thousand windows."
@friend {Hero} had learnt to keep quiet while the gold went on. "There," Mr. Serif would say at last; and there on his thumb, like something that had flown in, was a G. He had done the whole street, shop by shop, for fifty years. It was his one grief that people could read. "Before they can, they look," he said. "Give an R to a baby. It'll look at it for an hour! After that, they only want to know what it says."
@friend It took a week to make an R, and a second to read it; that was what got Mr. Serif down. He had cut every letter in the street, out of pear wood, each no larger than a broad bean, and gilded it three times. He'd hold one up, to turn in the light, and somebody would say, "Oh, yes, RICE." "But {Hero} looks," he told his brushes. And {Hero} did. {They} had once looked at an S till it stopped saying anything.
@home In {home} a large sign was felt to be shouting. You walked up; you put your nose to it; and there, in small gold capitals, it said BREAD, or HATS, or SOUP; EGGS, where the hens lived; and over the dentist, who was modest, TOOTH. {Hero} had read that street from end to end every day for years, like a favourite page, and could have told you how it came out. Then somebody began to take away the words.
@home SOUP. HATS. TOOTH. BREAD. EGGS. It wasn't much of a poem, but it was the one that {Hero} lived in, and {they} said it over on the way down the street, as other people count the stairs. The letters were of wood, and gilt, and so small that you could have posted one in an envelope. Nobody in {home} had ever raised his voice in print. Was it so much to ask, that it should go on that way?
@home You couldn't get lost in {home}, provided that you were short-sighted. The words were over the doors, and you needed to be all but under them: BREAD, in gold that a snail could have carried off; SOUP; HATS; the dentist's TOOTH; and EGGS, on a shed. They were the first that {Hero} ever spelled out, from somebody's shoulders, and they had gone on meaning what they meant. One doesn't expect a street to be edited, does one?
@turn It was at ten to eight that the baker began to sell brea. {Hero} saw it first, and took it for the sun in {their} eyes. The B was there, and the R; the E and the A hung just where they'd always hung; and after those came a clean place in the shape of a D, and a nail that looked as surprised as anyone. {refrain}
@turn A stranger had come in, the baker said, and asked, very politely, what brea was. {Hero} found him there on the pavement, with his floury arms hanging down, and looked where he was looking. It was as if a friend had smiled at you and there was a tooth out. He'd had that last letter from his father. {refrain}
@turn "I'll have some of that, whatever it is," said the day's first customer; and the baker came out with his tongs to see what he meant. {Hero} had got there before him. There was BREA. There was a nail; and about the nail, in clean new wall, one side straight and the other round, was all that remained of the D. {refrain}
@trouble By nine they knew that it was not just bread. HATS had been relieved of its H and its T. "I'm an AS," said the hat lady, in a terrible voice. "I have been an AS since breakfast, and nobody told me." The soup man was an SP. Over the dentist's, where there'd been TOOTH, were five small nails. {run1} No till was touched. What kind of burglar comes for the spelling?
@trouble Up and down the street they came out and put their heads back. It's an odd feeling, to be misspelt. The soup man, who read SP, kept touching his own name on his apron. "As what?" people asked the hat lady, whose shop now said only AS. And the dentist, from beneath five bare nails, remarked that in thirty years he'd never seen anything come out cleaner. {run1} You had to admire it. But who would want it?
@trouble It went down the street like measles. SOUP was down to SP. The hat lady, who had opened up as usual, and couldn't think why people laughed, sat in the window among the hats, being an AS. Of the dentist there were five nails left. {run1} The tills were full. Someone had come along there in the night, with the whole street to choose from, and had left with a U. Why?
@stakes "It's letters," someone said. "We'll live." {Hero} was looking the other way, up towards the stop. There was a name on that, too. A new driver would be coming over that hill in the dark, with orders to go on till he could read it. "And if there's nothing to be read?" said {Hero}. He'd go on as far as there was any road, with every guest they had; and {event} would be eleven ladders, and a cake, and themselves.
@stakes It was a matter of arithmetic, and {Hero} did it aloud. "One bus. One stop. One name, in letters that come off." "The next place with a name on it is the sea," said the soup man. You could see them all picture it: a front, in the wind, with the shutters down, and forty people in party shoes walking along it with parcels, growing cross. "Ten hours," said {Hero}. "If we haven't got our thief before the bus gets in, there's no {party}."
@stakes "We might write it in jam," the baker said, to help. {Hero} did not hear. {They} had gone on up to the bus stop, to look, and had come back rather fast. "It's the same gold," {they} said, "and it's the same size. It's next." Then they saw: a strange road, and dusk; a man leaning over his wheel for a name that wasn't there; and all of {event}, aunts, cousins, accordion, second cake, borne off in the direction of the sea.
@try1 "One doesn't collect letters," {Hero} said, "unless one has something to say." {They} set down all that had gone, in chalk, upon the road: T's; H's; a U; the D. It did not say HUT. It made a stab at DUTH, who the dentist believed had been a general. Then the soup man, who did crosswords, gave a small cry, and moved one letter with his foot. T. H. U. D. They looked up, at the sky, where such things come from. "It's a warning," breathed {Hero}. "There is going to be a..."
@try1 "It's only a question of getting them in order," said {Hero}, who had chalked up the missing ones along a wall. They tried it by age. It was the hat lady, of all people, who read it out in a faint voice, as you might read your own name on a parcel that ticks: "THUD." No one laughed. "It doesn't say of what," said {Hero}. "Nor when. I think, if it's all the same to everyone, that we might get under..."
@try1 "Nobody takes a U by accident," said {Hero}. "They want it for something. They've a message." {They} copied out the loot, in chalk, on the bakery wall; and nineteen people, who couldn't have agreed about the time, set to. It was no use as SHUT, having no S. It was a pity about HUD. Then someone read out, "THUD," and wished that he hadn't. They all of them moved back from the wall. {Hero} went on looking up. "How big," {they} asked, "do you suppose that a..."
@fail1 It's not possible to look well in a saucepan. For two hours and a half the population of {home} sat beneath its tables with one on, and waited. At noon the baker nodded off and pitched out sideways, and there was a cheer; but it was agreed that this had been at most a bump. "Do you know," {Hero} said slowly, into the dark and the smell of leek, "I don't believe there's anybody watching the street." They ran. There were two more H's gone. {refrain}
@fail1 "Was that it?" "That was my knee." There had been no thud by ten, nor by eleven. It's dull beneath a table; one gets to know the underneath of it, and where people have put their gum. By half past twelve {Hero} had lost all feeling, and crawled to the door. There never was a street so quiet. Anyone might have walked down it with a bag. Someone had, and it had cost them two more H's. {refrain}
@fail1 There is a limit to what you can learn from the inside of a saucepan. By eleven they'd found it. The tables of {home} stood in a row, with feet coming out, and nothing descended on them but a fly. At half past twelve a child laughed. It was {Hero} who lifted a corner of the cloth, to see if it had happened somewhere else, and ran an eye along the signs. They were two H's short. {refrain}
@try2 "So it isn't what they say," said {Hero}. "It's how they taste." There were nineteen people present, and each of them was far too well brought up to look at the goat. They looked at the goat. It belonged to the hat lady, and had once eaten a bicycle, all but the bell. {Hero} took a clean sheet. SUSPECTS, {they} put, and under it: GOAT. {They} followed it all day, from a distance, with a gold O for bait. It came to the O. It bent...
@try2 Every case has its goat. This was a white one, with a criminal's eyes, which was not its fault; it lived behind the hat shop, and had a record. "I name no names," said the dentist, who'd had a deckchair. All afternoon {Hero} was a shadow. Where it went {they} went, on {their} stomach, keeping a list. At five, by the pump, {they} rolled a nice gilt O out in front of it, and lay as flat as paint. One yellow eye came round. One lip went up...
@try2 Suspicion falls, in any street, on whoever has eaten a bicycle. No one said it. They only stood back, which left a sort of lane, with the goat at the far end, chewing. "I'll follow it," said {Hero}. "If it's innocent nobody need know." {They} made out a list of suspects, in a column of one. From noon till five {they} {was} a lamp post, a barrel and some washing. Then {they} let fall, as if by chance, a single gilded O. The goat looked both ways. It came over. It lowered its beard...
@fail2 It blew on it. That was the whole of its interest in the alphabet. In a single afternoon, by {Hero's} account, the goat had got through a mop, a glove, two yards of flags, and a summer hat with cherries; it had then come round by the back and got through the account, from GOAT on down. But the O lay where it was, with a little breath on it, shining. "I owe you an apology," said {Hero}. It ate a cuff, and they called that quits.
@fail2 The O was sniffed. Then the goat walked over it, as a duchess walks over a bus ticket, and bit the top off a geranium. {Hero} looked down to cross it off the list; and there was a small wet corner, with SUS on it. All in all it had eaten a hat, a mop, a glove and the evidence. It hadn't eaten so much as a comma. "You may go," {Hero} told it, with dignity. It had gone.
@fail2 An O, it seemed, was beneath it. It had dined. {Hero} went back along the trail, adding up: a glove; one mop, to the handle; a good hat, and the cherries off the next; some flags. All afternoon, and it had never so much as licked a consonant. {They} felt for the list, so as to strike out GOAT, and met a hole, still damp. "Case closed," said {Hero}, with what calm {they} had. The goat coughed. It was most of a pencil.
@clue Nobody had yet thought to count. {Spotter} went up one side and down the other with a bit of chalk. Of TOOTH there was nothing left. And next to it, in the light of the same lamp, was EGGS, and it had not lost a letter. In all, somebody had gone off with seven H's, most of the T's, some O's and a U; and they hadn't had one G. What is it that you can do with an H, and not with a G?
@clue "Seven," <mute:thought|said> {Spotter}, at the end of the street. "Seven H's. It isn't six, and it isn't eight." But the odd part was over the hens. There it still said EGGS; and if you got up on a box, you saw that the second G was the wrong way up. It had been taken down, and turned about, and brought back. A burglar who returns things! What was it that a G didn't have?
@clue Most people look for a thief among the things that are missing. {Spotter} tried the things that weren't. There stood EGGS, all four of it, without a scratch; on the same wall, a yard off, they'd had the whole of TOOTH. They had taken H's wherever there was one, to the number of seven. They had taken T's. And here were two fat G's, in the best gold, and somebody had gone by them nightly with no more than a sniff. Whatever was wrong with a G?
@try3 At dusk they baited a trap. There was just one gold H left in all of {home}, and they hung it a hand above the ground, on a string, with the shop bell at the other end. A sack of flour went down on the stones, to take the print of any foot. {run2} "Nobody is to move until I do," said {Hero}. Lamps out. They lay down along the wall, the hat lady next to the goat. And then, quite low, in the dark, something took hold of the string...
@try3 "We know one thing about this person," {Hero} said. "There's a letter that they can't resist." They had a single one of those, and Mr. Serif gave it up as you would give up a tooth. It was tied on a thread; the thread ran to a bell; and all round lay an inch of the best white flour, for a thief can do without a conscience but not without feet. {run2} The dark came down like a lid. Nineteen people breathed in. Was it the cat, that small, small scrape, as of somebody dragging a...
@try3 You catch a thing with what it likes. All that was left, in the whole of {home}, was one H, and they stood round it with their hats off before {Hero} tied the knot. It swung from a thread, no higher than a shin; the thread went by way of three nails to the shop bell. They sieved flour on the road until it looked like Christmas. {run2} Then they blew out the lamp and lay down, nineteen of them, like spoons in a drawer. You could hear the moths. But that, by the thread, wasn't a...
@fail3 Ding! When the lamp had been lit there was a moment when nobody cared to be the first to let go. {Hero} had the baker. The baker had Mr. Serif, by both ears; the dentist had arrested the goat. They were as white as a wedding. On the string hung nothing at all. "But look for prints!" said {Hero}; and the flour was full of them, boots, and boots, and hoofs. Here and there ran a few neat spots, as though it had tried to rain. {refrain}
@fail3 As an arrest, it lacked nothing but the thief. Nineteen citizens had each jumped on the first thing to move, which was one of the others. "I've got him!" cried {Hero}, and "He's got me!" cried the baker, out of the same cloud. By and by it settled. It settled on everyone. The last H had gone from its thread. As for tracks, the street was all one track, with people sitting in it, and a little dotted line, off at the side, such as you'd tear along. {refrain}
@fail3 They had agreed to pounce at the bell, and at the bell they pounced. There was only this against it, that nobody had said on whom. {Hero} had hold of an ear, and it proved to be the soup man's; he'd a firm grip on a hoof. When the flour came down there was a white street, with nineteen white people in it, and a goat, all of them under arrest. The thread hung straight. They looked for tracks, and found every boot they owned. One scarcely noticed, by the wall, a dotted line. {refrain}
@low Two lights came up over the hill. They all turned round together; and then together, like people on a string, turned the other way, and saw the stop. It was bare. The bus slowed. It came by at a walk, lit up from end to end, with forty people peering out between their parcels for a name. They looked straight at {Hero}. It picked up speed. {Hero} sat down on the bakery step, and a good deal of flour sat down after. {run3}
@low {Hero} ran. {They} had the middle of the road, and both arms going, and it might have worked, if {they} had been any colour. What the new man saw was something as white as a sheet and six feet wide, that howled. He put his foot down. The lights went by; the faces went by; one child waved. {They} came back and sat on the bakery step, under BREA, and {they} had lost the last H, too. {run3}
@low They'd had, each of them privately, a hope that it might be late. It came over the top like a small lit theatre, with everyone they loved in the front row. It dropped to a crawl; the new man ran his lamp along the bus stop, from the first nail to the last. {Hero} made a dash for it, shedding flour, and was too late by the length of a hedge. {They} reached the baker's step, and there {their} legs gave up. {run3}
@insight.look It was some time before {they} saw that there was a T on the step, dropped in the fight. {Hero} had seen enough of T's. "{Rule,}" {they} thought, wearily, and looked. It was standing up. On its flat top there lay a scrap of blue cloth, the size of a stamp, with the corners square; and on the cloth was a crumb. If nobody had ever taught you to read, {they} thought, and {their} heart began to bang, what would that be?
@insight.look Somebody had laid supper. {Hero} moved over, so as not to sit on it, before it came to {them} that it was not laid for anyone they knew. There was a crumb. There was a cloth, as big as a stamp. Underneath was a gold T, planted upright on its foot. "{Rule,}" said {Hero}, under {their} breath. It's a wonderful thing, reading; it had kept nineteen people all day from seeing what was in front of their noses. What would a baby have seen, or anybody who couldn't?
@insight.look All day {Hero} had read. {They} had gone through the whole place upside down and backward. "{Rule,}" {they} remembered now; and on the step beside {them} stood a T, and it was laid. There was a bit of blue rag, hemmed. There was one crumb, cut in half. Somebody had wanted it to look nice. Suppose there weren't any words? Suppose you came by here, at night, on tired feet, and had never met the alphabet: what would you take it for?
@insight.build There was a T on the step, with a crumb beside it. {Hero}, who had never been able to leave a thing lying down that would stand up, stood it up. "{Rule,}" {they} had been telling people since {they} could talk; and {they} went on looking at that crumb. Say that you'd had to leave your home in a hurry, with nothing. Say you were small, and couldn't read. And there, on nails, the length of the street, what was it that you saw?
@insight.build "Ow," said {Hero}, and drew it out from under. It was a T, which was what the whole town had been hunting for, and there was a crumb on the flat of it. {They} set it on its foot. It was at this point that the back of {their} neck went cold. "{Rule}" Why should {they} be the only one who lived by that? A person with nothing looks about, to see what there is. And here were tables, on every wall, in gold; and what else, if you put your head on one side?
@insight.build {Hero} had sat on a T. {They} rubbed the place and, since it had a leg, put it on that; and it stood there with an air of waiting for someone to draw up. "{Rule,}" {Hero} thought, as ever. And if you had nothing, and were about as tall as your thumb? You'd come round the corner, one night, and find them hanging up in rows: things with a leg and a flat top; things with a hole to look through; things with two ends and a nice level bit in between. What would you want seven of?
@insight.sound When nineteen people have gone in, and shut nineteen doors, there's a sort of hum left over. {Hero} waited for that to stop. "{Rule,}" {they} used to tell others, in happier times. There was the goat, thinking. And there was a tap: tap, tap; tap; as if a watch had taken up carpentry. It was in the wall, a boot's height up. It would leave off, as you do when you step back to see if it's straight; and give it one more. Burglars don't stay on to put up shelves! What in the world was it making?
@insight.sound "{Rule,}" {Hero} told {themself}; not that it mattered any longer. So it was only from habit that {they} laid {their} head against the bricks. They were warm, from the ovens. They were also, in a very small way, busy. Something was knocked in, with six blows of a hammer no heavier than a pea; then came a mutter, just as anybody mutters who is hanging a door alone. It didn't sound like a crime. It sounded like a Sunday. Who was moving in?
@insight.sound "{Rule,}" they'd all heard {Hero} say; and not one person in that street, {Hero} included, had been quiet since eight in the morning. They were now. The ovens ticked. The goat, who had it on its mind, sighed. And inside the wall, about where your ankle would come, somebody was putting in a nail; three knocks and a think, three knocks and a think, and then a verse of something. It was the noise of a person who means to stay. Why would you break into a wall, and then put up a hook in it?
@means.look There on the stones {Hero} {method}. It hadn't tried to rain. Rain does not set out from a length of string, keep in to the wall, and turn in behind a drainpipe. Between two bricks there was a crack; and in the crack, on its flat side, as if it had been cut for no other purpose, stood the D. It opened about an inch. "Shh!" said a mouse in an apron, whose name was Mrs. Nib. "I've only this minute got them off."
@means.look The dotted line ran away through the flour, and {Hero}, with a lantern, crawled beside it, and {method}. They were feet. They were four to the inch, with a tail drawn after them, and they went in at the bottom of the bakery wall. Someone had fitted the gap with a door. It was round at the top, and gold, and {they} had last seen it on the end of a word. "If it's about the noise," said Mrs. Nib, who was a mouse, and had a hammer, "I've just the one hinge to do."
@means.look A line of dots is only a sentence in another language. {Hero} {method}. It began at the thread; it kept to the gutter, with something heavy; it rested, here, and here; and beside the drainpipe it said, as plain as print, Home. The crack had been made good with a door. Straight below it was, and round above; it was the D, and someone had whitened the step. "No hawkers," said somebody with whiskers, and opened it on the chain. She was a mouse; she was Mrs. Nib. "Oh! I took you for the noise people."
@means.build Out of a T, the O that the goat had walked on, and whatever lay about, {Hero} {method}. It took no time, once you left off spelling. Here was a table. That was a round window. It only wanted something at the front with a curve to its top. "D," said {Hero}. {They} took the lantern along the wall. Down beside the drainpipe was a crack, and in it, on its flat side, stood the D. It opened about an inch. "Shh!" said a mouse in an apron, whose name was Mrs. Nib. "I've only this minute got them off."
@means.build {Hero} pushed back {their} sleeves and {method}, there on the step, with a T, an O, and the end of a bun. You could have moved in by Friday. "They aren't stealing," {they} said aloud. "They're furnishing!" And what went first was what anybody would need first. It was at the foot of the wall, between two bricks, round at the top and gold, and {they} had last seen it on the end of a word. "If it's about the noise," said Mrs. Nib, who was a mouse, and had a hammer, "I've just the one hinge to do."
@means.build {Hero} had a T, an O that nobody wanted, a matchbox, and no other plans. {They} {method}. You'd eat there. You could look at the moon through that. And a person carrying seven of anything would want, in front, a good wide opening with a rounded top. "Oh," said {Hero}, and went along the foot of the wall on {their} knees. By the drainpipe, round side up, with the step whitened, stood the D. "No hawkers," said somebody with whiskers, and opened it on the chain. She was a mouse; she was Mrs. Nib. "Oh! I took you for the noise people."
@means.sound {Hero} put down the lantern, took up the {kit}, and, close in against the bricks, {method}. In the wall somebody dropped something. Tap? said the wall. They went along like that, one on each side of it, as far as the drainpipe; and there, in a crack, on its flat side, stood the D. It made the prettiest arched door you ever saw. It opened about an inch. "Shh!" said a mouse in an apron, whose name was Mrs. Nib. "I've only this minute got them off."
@means.sound One ought to knock. {Hero} waited, for manners, until the hammer left off, and {method}. "Oh, now what?" said somebody, quite distinctly, in there. Steps came along, with a tail after them. At the foot of the bakery wall was a gap that {they} had passed each day of {their} life; it had a door in it now, round at the top, and gold, and {they} had last seen that on the end of a word. "If it's about the noise," said Mrs. Nib, who was a mouse, "I've just the one hinge to do."
@means.sound {Hero} waited until it came to the end of a line, and got out the {kit}, and {method}. There was a pause, of the sort in which a hand goes to a mouth. Knock, it said; and {Hero} said it back. They talked of that, on either side of the bricks, until they came to the drainpipe. Between two bricks, round side up, with the step whitened, stood the D. "No hawkers," said somebody with whiskers, and opened it on the chain. She was a mouse; she was Mrs. Nib. "Oh! I took you for the noise people."
@snag "Stolen?" said Mrs. Nib. "They were hanging up outside the shops! I took them for samples." "I couldn't get on with the G's," she added. "There's nowhere to lie." {Hero} got one eye to the door. There were T's with cloths on; there was a bath, that had been a U; and down the wall stood seven H's, head and foot, with a tail hanging out of each. "And which is yours?" asked {Hero}. "Oh, I'm used to the floor," said Mrs. Nib. "I did very nearly get one, but it came on to rain people." So where had it got to?
@snag It had been a nice dry hole, and one morning it was not there. "You do what you can," said Mrs. Nib; "and I came round the corner with them all on my back, and there it was: a whole street of furniture." By the light of her candle {Hero} saw tables; a bath; and a row of seven H's, a head and a foot to every one, and under every leaf a breath. "That's seven beds," said {Hero}. "You're eight." "I was seeing about that," said Mrs. Nib, "when you all fell on it." Then it hadn't been taken! It was out there still; but where?
@snag "They were out on the fronts of things," said Mrs. Nib, "on nails, so that you could lift them down. I said to the children, now, that's what I call a shop." She stood back with the candle. It was a hall; there was a U in it, full of warm water. The T's had breakfast on. Beyond them were seven H's, each with its head, its foot, its good flat middle, and somebody very new upon that. "I kept mine till last. I'd had it down about a minute when the whole street jumped on me." {Hero} was doing a sum. There had been eight. So where was...
@rescue "It rolled," someone remarked. It was the baker's smallest girl. She had been under people's feet all day, and had said the same thing to each of them, and pointed; and they had patted her. One doesn't ask advice, in a matter of spelling, from a person of two. She was lying on her front by then, with an arm {hid}, and her cheek on the stone, and a faraway look. "Bed," she said once more, patiently, and handed {Hero} {key}.
@rescue "Bed," said a voice, for about the fortieth time since breakfast. They'd heard it under the tables; they had heard it by the goat; they'd all said, "Yes, dear." The baker's little girl was two, and hadn't learnt her letters, and so she was the only one in {home} who'd been looking. She took {Hero} by the thumb. She led {them} along the wall, and squatted, and pointed {hid}. "Bed," she said. And it was: it was {key}.
@rescue It is not true that nobody knew. The baker's smallest girl knew, and had published it, all day, to the whole street, at the height of its knees; they'd told her that she was a clever girl, and that it began with B. "Bed," she said now, in the voice of somebody who won't be saying so again. It took the whole of one arm, {hid}, and most of an ear. Then, on a palm like a chimney sweep's, she held out to {Hero} {key}.
@climax It was black in there, and it went back farther than you'd think. {Hero} lay along the ground, took hold of the H by its middle, and put an arm in at the front door as far as the shoulder. {They} went by touch: a full bath; a small warm breath on the wrist, and then the next; five; six; seven. It went down without a sound. "I'll just see if it's level," said Mrs. Nib. She lay down. "I must say," she began; and that was all that they ever got of it, for she was asleep.
@climax A dentist might have been better at it, but it was {Hero} she asked in. {They} held the H by two fingers, shut {their} eyes, since they were no use, and went slowly, with a whole arm, through another person's house at night; past the supper table, and the edge of the bath; and counted. Each one breathed out as {they} went over, like a row of very small stairs. Beyond the seventh {they} put down the bed. For the first time in a fortnight Mrs. Nib swung up her feet. Presently the candle burned down, and nobody lit it.
@climax "Mind the third from the left," said Mrs. Nib. "He's a light sleeper." So {Hero} minded. {They} had gone down flat in the gutter, with an arm to the shoulder in a place where it had no business; and all that {they} knew of the world was in two fingertips. That was the bath. That was, as warm as a bun, the first; and the second; and {they} went over the third like weather. Beyond them all was a bare bit of floor. {Hero} put a bed on it. "It slopes, I should think," said Mrs. Nib, getting in to see; and the rest was a very small snore.
@resolution "Well, I can't ask for them now," said the hat lady crossly, wiping her eyes. "They're in them." "But nobody'll know who we are," said the baker. {Hero} had been watching the smallest girl. "She can't read either," {they} said, "and she knows." Mr. Serif went in, and came out with all the gold that he had. A loaf the size of a bath went up on the bakery, and a hat, and one glorious tooth, with a lantern under each. Down by the sea a lost driver looked back at the hill. "That's not a name," he said. "But I can read it." {turned}
@resolution It was put to the vote, in whispers, on account of the wall. No one was for asking. "You can read a thing without a letter in it," {Hero} said. "I've seen it done." So they each took a brush, even the dentist; and it turned out that everybody there had always wanted to paint a hat. There was a bun; there was a tooth that Mr. Serif would have been proud to have in his head. The bus had got as far as the sea, and it could see them from there. Forty people read it out together. {turned}
@resolution Nobody could be found who wanted a letter back. "But how's a man to come on us in the dark," the baker said, "if he can't read us?" "She could," said {Hero}. All eyes went to the smallest girl, who was asleep on the goat. And Mr. Serif, who had waited fifty years to be asked, went up a ladder with a bucket of gold. He put up a loaf big enough to sleep in. He put up a hat, an egg, and such a tooth that it lit the hill; and by the sea, where the words had run out, a driver saw it, and read it. {turned}
@close {toast} {ends} Mr. Serif's as busy as ever. There's been a call for small O's and a good plain T, since her eldest got married, and he says that they are the first people who have ever really looked. And of a Monday, on every doorstep, you will find one sunflower seed. It's no good protesting. It is the rent.
@close {toast} {ends} {Hero} was first up, and trod on something. It was a sunflower seed, set down in the exact middle of the step. There was one at the hat shop, where the goat was looking at it and, for once in its life, had not. "She can't think that she owes us anything," said the dentist. But it has come every Monday since; and if you stoop, as you go by the bakery, there's a light in the wall, round like an O, and behind it, by now, Mrs. Nib is teaching somebody to read.
@close {toast} {ends} When the bus had gone, {Hero} lay down in the road, for the last time that day, to say good night. The window was a good round O, with a candle behind it; and seven shadows, which ought to have been in bed, were bouncing. "You don't jump on it," Mrs. Nib could be heard to say. "It came from a shop." By the front door, in a row, stood nineteen sunflower seeds, polished, all ready for the Monday. She was a person who paid her way.
`,
}
