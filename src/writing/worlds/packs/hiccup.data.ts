// The dragon under Crumb Street has the hiccups, and every loaf in town comes out as coal.
import type { PackSource } from '../pack.ts'

export const hiccup: PackSource = {
  id: 'hiccup',
  skeleton: 'lost-thing',
  genres: ['comedy', 'fantasy', 'magic', 'fairy-tale', 'friendship'],
  tags: 'bakery town street village kitchen shop city dragon market',
  peril: 1,
  touches: 'dragon fire flame dark cellar burn',
  ways: ['sound', 'tend', 'move'],
  figure: {
    name: 'Cinder',
    type: 'dragon',
    pronoun: 'she',
    hide: 'red',
    looks: 'huge',
    want: 'somebody to have supper with',
    habit: 'eats much too fast',
  },
  people: { 'Mrs. Bunn': 'woman' },
  extras: `
    close: crowd
  `,
  names: ['Mrs. Bunn', 'Crumb Street', 'Crumb'],
  nouns: {
    home: 'Crumb Street',
    quest: 'bread',
    key: 'the last pot of honey',
    hid: 'behind the flour bins',
    mistake: 'dropped the pepper pot down the oven pipe',
    scary: 'the black <slow:cellar|stairs> under the bakery',
    wait: 'until the clock had struck all twelve',
    crowd: 'the bakers',
    small: 'the muffin boy',
    says: 'She eats all alone down there. I can hear the one plate.',
  },
  swappable: false,
  planted: 'The muffin boy took care of {key}.',
  refrain: {
    base: 'Hic! went the dragon. Bang! went the bread.',
    turned: 'Mmm, went the dragon. Crunch, went the bread.',
  },
  small: {
    base: 'Hic! went the dragon. Bang! went the bread.',
    turned: 'Mmm, went the dragon. Crunch, went the bread.',
  },
  titles: [
    '{Hero} and the Hiccuping Dragon',
    'Hic! Bang! Bread!',
    'The Dragon Under Crumb Street',
    'A Hat on Every Chimney',
    'The Night the Bread Went Bang',
  ],
  blurb:
    'Under Crumb Street lives a dragon who keeps the ovens warm. Tonight she has the hiccups, the bread is flying out of the chimneys, and who knows a cure? There is only {Hero}, {kitWith}.',
  stage: `
    home: street morning clear wide | sit happy | basket cat | cat-asleep
    hobby: street morning clear medium | stand proud | |
    friend: street morning clear close | stand happy | pipe |
    want: bakery day clear medium | look excited | cake table | mouse-watching
    flaw: bakery day clear close | stand thoughtful | |
    turn: street dusk cloudy medium | look-up surprised | bang-shop |
    trouble: street dusk cloudy medium | run funny | bang-shop | bird-on-head | sooty
    stakes: bakery dusk cloudy medium | look worried | oven cake | | sooty
    try1: stairs night clear wide | tiptoe brave | ghost-bakers lantern | | sooty
    fail1: cellar night clear wide | hide surprised | ghost-sheet | | sooty
    try2: cellar night clear medium | shout hopeful | | | sooty
    fail2: street night wind wide | run worried | hat pipe | hat-blown-off | sooty
    clue: cellar night clear close | listen curious | plate spoon | | sooty
    try3: cellar night clear wide | carry excited | bathtub bucket | | sooty wet
    fail3: bakery night fog wide | pull sad | glued-bakers | | wet floury
    low: stairs night fog medium | sit sad | coal-bun | | wet
    insight: stairs night fog medium | sit hopeful | spoon | | wet
    means: cellar night clear medium | stand brave | lantern | mouse-watching |
    snag: bakery night clear wide | look surprised | empty-shelf | |
    rescue: bakery night clear close | reach hopeful | honey-jar sack | | floury
    choice: stairs night clear medium | stand thoughtful | lantern | | floury
    climax: cellar night clear wide | hold wonder | honey-jar | | floury
    resolution: street night stars wide | cheer joy | bun-tray cat | | floury
    close: cellar night stars wide | laugh happy | supper-table | small-copy-of-hero |
  `,
  deeds: `
    home: hero touches cat; no figure; no sock; no bun; no bread
    friend: hero touches pipe; no figure
    want: hero touches table; cake on table; no figure; others woman
    flaw: no figure
    flaw[black stairs]: hero look worried; with black-stairs; no figure; no bed; at bakery day medium
    hobby: no bread
    turn: hero look-up surprised; with bang-shop; no bun; no bread; no figure; no boots; no teapot; no cup
    trouble[pipe]: hero touches pipe; hero reach surprised; with bang-shop; no bun; no bread; no hat
    trouble: hero catches coal-bun; with bang-shop; no bun; no bread; no figure; no cake; no hat; others woman
    stakes: hero opens oven; burnt-cake in oven; no cake; no bun; no figure; others woman
    try1: hero tiptoe brave; with ghost-bakers lantern; no blanket; no sack; no goose; no figure; others
    fail1: hero wears ghost-sheet; figure laugh joy; no blanket; no sack; no bread; others
    try2[pipe]: hero touches pipe; no figure; at street night medium
    try2: figure stand surprised; no hat
    fail2: hero catches hat; no pipe; no figure
    clue[pipe|grating]: friend touches pipe; no figure; no hat; no plate; no spoon; at street night medium
    clue: figure lifts spoon
    try3: hero pulls bathtub; figure look surprised; no bucket; no horn
    fail3: hero touches glued-bakers; hero reach worried; no bread; no sack; no bucket; no figure; no bun; others
    low: hero on cellar-steps holding coal-bun; no bun; no honey-jar; no cake; no figure; others
    insight.move: hero jump surprised; no figure
    insight: hero on cellar-steps; hero sit hopeful; no spoon; no bun; no figure; others
    means.move: hero jump joy; figure jump joy; no honey-jar; no bathtub
    means: with figure; no honey-jar
    snag: hero touches empty-shelf; hero reach surprised; no spoon; no sack; no honey-jar; no cake; no figure; others woman
    rescue: friend gives honey-jar to hero; no figure; others boy
    choice: no figure
    choice[black stairs]: hero walk brave; with black-stairs lantern; no figure; no shoe; at bakery night medium; others
    climax: hero pours honey-jar over dragon-mouth; hero hold wonder; no spoon; no figure; others
    resolution: hero lifts bun-tray; with cat; no bun; no bread; no honey-jar; no figure; others bakers
    close: figure talk joy; hero laugh joy; with supper-table; no cake; no table; no plate; no candle; no teapot; no spoon; others woman
  `,
  lapStage: `
    home: bakery morning clear wide | wave happy | oven bread | mouse-watching
    want: bakery day clear medium | cook excited | cake oven |
    turn: bakery day clear wide | look-up surprised | bread oven |
    trouble: street day clear above | run funny | bread hat |
    stakes: cellar day clear medium | reach worried | cake |
    try1: cellar day clear medium | jump brave | blanket |
    fail1: cellar day clear wide | look-up surprised | bread hat |
    try2: cellar day clear medium | give hopeful | bucket |
    fail2: cellar dusk clear wide | look-up surprised | hat bucket | | wet
    try3: cellar dusk clear close | reach hopeful | feather |
    fail3: cellar dusk clear wide | look-up sad | cake |
    hobby: cellar dusk clear medium | stand happy | |
    flaw: cellar dusk clear close | think thoughtful | |
    low: cellar night clear close | sit sad | lantern |
    clue: cellar night clear close | listen curious | |
    insight: cellar night clear close | think hopeful | |
    means: cellar night clear medium | reach brave | |
    snag: cellar night clear wide | look-up worried | |
    rescue: cellar night clear wide | laugh funny | hat |
    choice: cellar night clear close | kneel thoughtful | mouse |
    climax: cellar night clear medium | listen wonder | lantern |
    resolution: bakery night clear wide | cheer joy | bread cake oven |
    close: bedroom night stars medium | lie calm | bed pillow |
  `,
  lapDeeds: `
    home: hero gives bun to figure; no bread
    friend[hugged]: hero hugs figure; others boy; at bakery morning medium; no pipe
    friend: hero wave; others boy; at bakery morning medium; no pipe
    want[puffed]: hero lifts cake
    want[Stir]: hero lifts spoon; cake on table
    want: hero lifts cake
    turn: hero catches bun; no bread
    trouble[on the hat]: hero wears hat
    trouble: hero catches bread; with bang-shop; no hat
    stakes: hero hugs figure; no cake
    try1: hero wears ghost-sheet; no blanket
    fail1: hero catches ghost-sheet; with figure; figure laugh joy; no blanket; no bread; no hat
    try2: hero pours bucket over dragon-mouth; no figure
    fail2: hero catches bucket; with figure; figure look surprised; no bread; no hat
    try3: hero touches figure; no feather
    fail3: no cake; hero look-up sad; with figure; figure look-up sad; no bread
    rescue: figure shout joy; hero laugh joy; no hat; no teacup; no cup
    snag: figure look-up worried
    flaw[bun]: hero lifts bun; with mouse; no figure
    low: hero hugs figure; no lantern; no cake
    choice[bun|Sorry|some]: hero lifts bun; with mouse
    climax[ear on]: hero hugs figure; no lantern
    climax: hero listen wonder; figure listen wonder; no lantern
    resolution[arms]: hero catches cake; no bread
    resolution[bread]: hero opens oven; bread in oven; no cake
    resolution: hero lifts cake
  `,
  b0_3: `
@home Under {home} lived Cinder, a big, warm dragon. She ate six buns, gulp, gulp! {Hero} came by with the {kit}, and saw it.
@home {Hero} had the {kit}, and {Hero} had a friend. It was Cinder, the dragon. "More buns!" said Cinder. Gulp, gulp!
@home Puff, puff! Cinder the dragon made the buns hot, and ate six, gulp, gulp, gulp! {Hero} came by with the {kit}.
@friend The muffin boy came in with a tray. "Hello, {Hero}! Hello, Cinder!" Puff, went Cinder.
@friend {Hero} hugged one warm wing. The muffin boy hugged the other one. "Mmm," said Cinder.
@friend Who had flour on his nose? The muffin boy did. He waved at {Hero}.
@want {why} {Hero} made a cake, for {event}. But what did Cinder say?
@want {why} Cinder puffed on a cake, for {event}. What was that?
@want {why} Stir, stir, went the cake, for {event}. Why did the cups jump?
@turn "Hic," she said. She had the hiccups! A bun hit the roof. {refrain}
@turn "Oh, pardon me," said Cinder. She had hiccups, {Hero}! {refrain}
@turn The cups jumped. {Hero} jumped. Cinder had the hiccups! {refrain}
@trouble There was a bun in a tree. {run1} {Hero} looked up. What was next?
@trouble There was bread on the roof. {run1} "Oh, Cinder!" said {Hero}. How would the hiccups stop?
@trouble A bun hit {Hero} on the hat. {run1} Could nobody stop the hiccups?
@stakes "My poor tum," said Cinder. {Hero} gave Cinder's foot a hug.
@stakes Poor Cinder could not sit, and she could not sleep. {Hero} held on to Cinder's tail.
@stakes "It will not stop," said Cinder. "I will help you," said {Hero}.
@try1 {Hero} put on a sheet, to scare it off. One, two, three: "Boo!" And...
@try1 "I will scare it off," said {Hero}, under a sheet. Tip, tip, "Boo!" And...
@try1 {Hero} came in, all white, in a sheet. "BOO!" And...
@fail1 Up went the sheet. "Hello, {Hero}," said Cinder. {refrain}
@fail1 Cinder laughed, and up flew the sheet. {refrain}
@fail1 No more sheet! It was up on the roof. {refrain}
@try2 {Hero} brought a bucket, for a drink. Glug, glug, glug! Was it gone?
@try2 "Drink this," said {Hero}. Cinder drank up a bucket of water. Did it help?
@try2 {Hero} held up a big bucket. Down went the water. Would it stay down?
@fail2 Up went the bucket. {Hero} got very wet. {refrain}
@fail2 Splash! Bucket and all, it flew up on the roof. {refrain}
@fail2 Away flew the bucket, up into a tree! {refrain}
@try3 {Hero} held Cinder's nose. "Do not breathe," said {Hero}. One... two... three...
@try3 "Hold your breath," said {Hero}. Cinder got big. She got red. She got bigger...
@try3 Cinder shut her mouth tight. {Hero} had hold of her nose. Wait... wait...
@fail3 Up went the cake. Oh no, not the cake! {refrain}
@fail3 Away flew the cake, out of the door. {refrain}
@fail3 There was the cake, way up on the roof! {refrain}
@low It was night. {Hero} sat down by Cinder, in the dark. {run3}
@low No cake, and no sleep. {Hero} sat close to Cinder. {run3}
@low "Come and sit," said Cinder. {Hero} sat on Cinder's foot. {run3}
@clue {Went}, went the {kit}, on Cinder's tum. Rumble, rumble! Something in there went up and down.
@clue {Went}, went the {kit}. Rumble, went Cinder's tum. <pal:{Pal} heard it, too. >There was something in there.
@clue {Hero} lay on Cinder's tum. {Went}, went the {kit}. Rumble, rumble, bump!
@insight Glug, glug! Something was in there. It was big, and round, and it had to come out. But how...?
@insight Glug! There was a bubble in there, and it had to come out. {Hero} looked at the {kit}. What if...?
@insight What did {Hero's} own tum do, after a big, big drink? Up came a...
@means {Went}, went the {kit}, low down on her tum. Oh, how it tickled! Up came the bump!
@means Right on the bump, {went}, went the {kit}. And the bump went up, and up!
@means "Lie still," said {Hero}. {Went}, went the {kit}, up Cinder's tum. Her bump went up, and up.
@snag Shh! No hic came. Cinder's cheeks got big, and bigger, and bigger...
@snag Up it came, glug, glug, glug. Cinder shook. The cups shook. Oh dear, oh dear...
@snag One more go with the {kit}! Cinder opened her mouth, wide, and wider...
@rescue BURP! It was so big that it blew the door open. "Pardon me," said Cinder.
@rescue BURP! All the cups fell over. {Hero} fell over, too, and laughed and laughed.
@rescue BURP! It was as long as a train. "Oh, I did need that," said Cinder.
@flaw.sharing {Hero} had two buns. "Please?" said a mouse. It had none. {Hero} ate them both, gulp, gulp!
@flaw.sharing {Hero} had a hot bun. "Please?" said a mouse. "No! All for me!" said {Hero}, quick, quick.
@flaw.sharing A mouse held out one paw. "Please?" "My bun!" said {Hero}. Gulp!
@choice.sharing {Hero} had one bun left. A bit for the mouse<pal:, a bit for {Pal}>, a bit for Cinder. Nibble! Any hic?
@choice.sharing "Sorry, mouse!" One big bun, in bits: mouse, <pal:{Pal}, >Cinder, {Hero}. They ate it slowly. Any hic from Cinder?
@choice.sharing "Have some," said {Hero}. The mouse had a crumb, <pal:{Pal} had one, >and Cinder had one. Was there a hic?
@climax {Hero} waited for a hic. One. Two. Three. It was as still as still.
@climax {Hero} put an ear on Cinder's tum. No glug. No bump. No hic! It was all gone.
@climax Shh, they all went. Was there one more hic? No, there was not.
@resolution Down came the bucket. Down came the cake, into {Hero's} arms! {turned}
@resolution Now Cinder made the bread again, all gold and hot. {turned}
@resolution {Hero} had cake, and Cinder had one bun, bit by bit. {turned}
@close {toast} One warm wing lay on {Hero's} bed. Night-night, Cinder. {ends}
@close {toast} {Hero} went to bed. Good night, buns and Cinder. {ends}
@close {toast} Puff, went Cinder, under {Hero's} bed, to warm it. {ends}
`,
  b4_6: `
@home {Hero} lived in {home}, where all the chimneys smelled of [toast|buns]. There were nine bakers there, and under them, in the warm and the dark, lived a dragon called Cinder.
@home Have you ever walked on a warm street? All the cats of {home} slept on the stones, and {Hero} went about with no socks on. It had nine bakers, and under them one dragon. Her name was Cinder.
@home Nobody in {home} had cold toes. {Hero} could sit down in the road, and the road was a warm lap. Nine bakers lived on top. Below them was one dragon, and they called her Cinder.
@friend Cinder lay in the cellar and breathed in and out, and her breath kept all nine ovens hot. "Good morning, Cinder," {Hero} called down the pipe. "Mmm," said the dragon.
@friend It was a good job. All Cinder had to do was sleep, and puff, and it went up nine pipes to bake the bread. "Are you awake?" {Hero} would ask the pipe. "Mmm," said Cinder. That was dragon for yes, and for no.
@friend You can bake with a dragon. Just let her sleep! Cinder blew, and nine pipes took it up to the bread. "Hello, you," {Hero} told a pipe. "Mmm," it told {Hero}.
@want Mrs. Bunn was baking for {event}: [forty|fifty] buns, nine loaves and a cake as high as a chair. {why}
@want All of the bakers were busy with {event}, but Mrs. Bunn was busiest. She had made a cake with four floors, and a [balcony|front door]. {why}
@want There was flour on the cat, and Mrs. Bunn had to jump, to ice the cake for {event}. {why}
@turn Then [the spoons began to shake|the cups began to dance]. A bun shot out of a chimney, and it was as black as a boot. {refrain}
@turn Plop! A cup hopped off the shelf. The table gave a skip. And up there, high over the chimney, went something small and black, with smoke coming out. {Hero} had buttered it an hour ago. {refrain}
@turn The teapot ran off. The floor gave a bump. A bun went by, on fire, up with the birds. {refrain}
@trouble Up went the [rolls|pies]! Up went the baker's [hat|wig]! A flat loaf flew by like a bat. {run1} "Oh no," said Mrs. Bunn. "Is it the dragon? Has she got the..."
@trouble It rained bread rolls. A dog got nine, and had to lie down. {run1} {Hero} put an ear to the pipe, and jumped back. "Oh dear, oh dear," Mrs. Bunn said. What do you do for a dragon, with the...
@trouble It hailed buns! A pie hit a policeman. {run1} Mrs. Bunn looked down the pipe. "Hic!" said the pipe. "Poor dragon," she said. "How do you stop the..."
@stakes Mrs. Bunn opened the oven. The cake had been white. Now it was a black lump with one sad cherry. "If she can't stop," said Mrs. Bunn, "there'll be no {party} at all."
@stakes There was a sad smell. All four floors of the cake had burnt, right down to the [balcony|front door]. Mrs. Bunn wiped her eyes with a bun. "How can we have {event}," she asked {Hero}, "on coal?"
@stakes {Hero} peeped in at the cake. It was a hill after a fire, and one cherry lived on it. "No {party} now," Mrs. Bunn said. "Not with bread like bricks."
@try1 "I know," said {Hero}. "We must give her a fright." They put on [sheets|flour sacks], all of them, and tiptoed down the dark stairs. One, two, three...
@try1 What stops a hiccup? A good scare! Nine bakers got under nine tablecloths. "Don't giggle," {Hero} told them. Down they crept, with a lantern, and down, and...
@try1 "Boo works on me," said {Hero}. So all nine put a sheet on top, and went down the steps like big white geese. "Shh! When I say go..."
@fail1 "BOO!" But nothing frightens a dragon. "Hello," said Cinder. "What nice ghosts." With one kind puff she toasted every hem. {refrain}
@fail1 They jumped out and howled, and waved their arms. "Oh, lovely," said Cinder. "Is it washing day?" She blew on the wet bits, to help them dry. {refrain}
@fail1 "Boo to you, too!" said Cinder, so happy to have guests. Then, hic! Three sheets went up in smoke. {refrain}
@try2 "Hold your breath," said {Hero}, "and count to a hundred." Cinder held it. She went pink. She went purple. All nine ovens went cold, and Cinder got rounder, and rounder...
@try2 {Hero} had a new plan, and told it to the pipe. "Big breath, Cinder, and don't let go till you get to one hundred!" It went so well. Nobody had ever seen a dragon get so fat. Eighty... ninety...
@try2 "Now puff up your cheeks," said {Hero}. "We'll count, and you keep it in." Cinder grew a chin, and two more chins. "Fifty," they sang. "Sixty..."
@fail2 At ninety-nine she let it go. Every hat in {home} blew off. [Three|Four] chimney pots flew over the hill. It was the biggest hiccup of them all.
@fail2 So near! It was just one short. Out it came, and away went the hats of {home}, and the washing, and the [bell|clock] off the church. A boy got {Hero's} hat back, from a cow.
@fail2 "A hun..." they said. BANG! Off flew the hats, like pigeons. A sheep lost its wool. Even the church got turned round, with {Hero} looking.
@clue When it was quiet, {Spotter} heard a sound. Clink. Clink. A spoon went seven times on a plate, very fast. Then: hic! There was one plate down there, and only one. Why was it so fast?
@clue Then everyone ran about after hats. Just {Spotter} stayed by the pipe. Clink, it said, clink, clink: seven little clinks, like a spoon in a hurry. And hic. There was no one else down there to eat with. Was that why?
@clue A spoon was talking, down the pipe. {Spotter} bent to hear it: seven clinks, in such a rush, and a hic. Was there one more spoon? There was not. Who eats up fast, like that?
@try3 "Water!" cried the bakers. "From the wrong side of the cup!" There was no cup so big. So {Hero} pulled in [the bathtub|the horse's trough], and Cinder stood on her head. {run2}
@try3 "She should drink," somebody said, "with her feet in the air." It took ten of them to get the tub down the stairs. {run2} "Up you go," said {Hero}, and Cinder put in her nose.
@try3 "Drink it from the back," said an old man, "on your head." {Hero} had just the cup. It was a bath. {run2} Up went Cinder's legs. Bump, went the lamp.
@fail3 Fire and water make steam. It filled the cellar, the shop and the street, and all the flour in town turned to paste. {refrain}
@fail3 HISSSS. There was a white cloud with a street in it somewhere. When {Hero} could see again, the bakers were stuck to the wall, the bread was soup, and every bag of flour was glue. {refrain}
@fail3 Have you heard a hot pan in a cold sink? This was a hot dragon. The flour went to glue, with a baker in each bag. {refrain}
@low {Hero} sat down on the cellar steps with a wet black bun. No cake. No bread. There was just one pot of honey left in the shop, and nothing to put it on. Even the {kit} got damp. {run3}
@low So they all went home, one squelch at a time. {Hero} did not. {They} sat on a wet stair, and {their} {kit} dripped. There was nothing left in the shop but one pot of honey. {run3}
@low Drip. {Hero} sat on a cold step, and dried the {kit} on a sleeve. "Sorry," {they} told the dark. Nothing was left up there but one pot of honey. {run3}
@insight.sound Clink, clink, went the spoon in the dark. {Hero} lifted {their} head. "{Rule}" It was never any old time, the hic. It came after seven. "What if she had something else to do on eight?"
@insight.sound There was nothing to do, so {Hero} heard the spoon. Seven, hic. Seven, hic. It was just like a song with one wrong note. "{Rule,}" said {Hero}. Could you teach it a new end?
@insight.sound {Hero} put one ear to the step. Seven, said the spoon. Bump, said the step. "{Rule,}" said {Hero}. What if they played it with her, only slow, slow, slower?
@insight.tend Clink, clink, went the spoon in the dark. {Hero} lifted {their} head. "{Rule}" They had told Cinder to do this and do that. Had anybody asked her one single thing?
@insight.tend That poor spoon did go fast. {Hero} thought about it. "Jump!" they had told her. "Hold it! Drink it!" And Cinder had, each time, and said sorry. "{Rule,}" said {Hero}. Who had?
@insight.tend "Poor spoon," said {Hero}, and sat up. Who is sorry for a spoon? It was the one who held it! "{Rule}" No one had. What did Cinder want to say?
@insight.move Clink, clink, went the spoon in the dark. {Hero} tapped a foot. Seven clinks, then up jumped the floor. "{Rule}" They had all been fighting the hic. What if they went along with it?
@insight.move Hic! The stair threw {Hero} up, and down {they} came. Ow. Hic! Up again. Next time {they} jumped first, and it did not hurt. "{Rule}" So that was it! Could a dragon do it, too?
@insight.move Bump! Bump! So {Hero} gave a hop first, and the step just came up to say hello. "{Rule,}" said {Hero}. That was no stair. It was a trampoline! Who would like to jump on it, too?
@means.sound {Hero} took {their} {kit} and sat by the dragon's ear. {They} caught the beat of that spoon, and then {Hero} {method}. Slow. And slower. Cinder's tail began to go along with it.
@means.sound Down went {Hero} with the {kit}, to a big warm ear. {They} nodded, seven times. Then {Hero} {method}, a bit late, and later still, till Cinder's spoon yawned.
@means.sound Cinder had an ear as big as a bed. {Hero} got in, {kit} and all. Clink, clink. And {Hero} {method}, slow as snow. Clink... The spoon waited.
@means.tend {Hero} went down with {their} {kit}, right up to the dragon. And {Hero} {method}. "I eat fast," said Cinder, very low. "It's over sooner, when you eat alone." Nobody had known.
@means.tend {Hero} went past the last stair, with the {kit}, and {method}. "You all laugh at supper," said Cinder. "I can hear. I eat up fast, so that I'm done."
@means.tend {Hero} put the {kit} by Cinder's nose, and {method}. A tear ran down, and hissed. "There's just me," said Cinder. "So I hurry."
@means.move {Hero} put down {their} {kit} on the floor. Five, six, seven... and {Hero} {method}. Up went the floor, and up went {Hero}, and for the first time ever, the dragon giggled. Her belly went loose.
@means.move {Hero} let go of the {kit}, and {method}, just on the eight. Whee! "May I try?" asked the dragon. They did it ten times. By then she could not stop laughing.
@means.move "Watch!" {Hero} hung up the {kit}. Wait for it... and {Hero} {method}. The dragon's mouth fell open. "Now me," she said. It was half a hic, and half a laugh.
@snag "Nearly!" said Mrs. Bunn. "Now one spoon of honey, to hold it." But the honey was in the cake, and the cake was coal. There had been one last pot, up to the time of the flood, and...
@snag "She needs honey," Mrs. Bunn said, "so that it stays down!" {Hero} ran to the shelf. The cake had had it all. There was a ring, where one last pot had stood until it got wet, and...
@snag "Honey! That's the glue for it," said Mrs. Bunn. The last pot had been on the shelf. But then Cinder held her breath, and let it go, and since then hardly a thing had been on a shelf, and...
@rescue "I'm small," said the muffin boy. He had never said so much before. He wriggled in {hid}, and out he came, white as a loaf, with {key}.
@rescue A bag of flour put its hand up. It was the muffin boy! "That's where I eat my lunch," he said to {Hero}. On his tummy he went {hid}, till you saw one shoe, and no shoe. He came back with {key}.
@rescue One of the sacks put its cap on, and was a boy. In went the muffin boy, {hid}, like toast. Pop! And he had {key}.
@climax Cinder opened her mouth. {Hero} leaned in, between the teeth, and tipped in the honey. Gulp. Nobody moved. Five... six... seven... And then eight came, and went by on tiptoe, with no hic.
@climax "Say ah, Cinder," said {Hero}. It was like a big red room in there, with teeth. {They} stood on the bottom one. The honey took for ever to fall. Then they all counted: five, six, seven... And eight came, with no hic in it.
@climax "Ah," said Cinder. {Hero} held on to a tooth, and tipped the honey. Drip, drip, gulp. "Six," they all said. "Seven." They shut their eyes for eight. There was no hic.
@resolution The ovens glowed as gold as morning. [Forty|Fifty] buns went up, and they stayed in. {turned}
@resolution It was the cats who knew first. They came down from the roofs, and lay flat on the warm stones. Then up went a smell of new bread, and {Hero} was the one to shout, "It's done!" {turned}
@resolution Hum, went the street, like a cat in the sun. Every bun came out gold. {turned}
@close They carried the table down, with ten plates, not one. {toast} {ends} Cinder ate very slowly, to make it last.
@close A table will go down the stairs. {toast} {ends} "Will you wait for me?" asked Cinder. "I'm slow." They waited all night.
@close Down the stairs they took the new cake. {toast} {ends} Cinder's spoon had a rest, so she could talk.
`,
  b7_9: `
@home {Hero} lived in {home}, where the pavements were warm in winter and all the cats were fat. There were nine bakers, one next to the other. People thought it was the ovens that warmed the stones. It was not. It was Cinder, who lay under them, and who was a dragon.
@home If you dropped a coat in {home} on a winter night, it was dry by morning. {Hero} lived there, over the third bakery out of nine. Few people ever spoke of what was below, because she was shy: sixty feet of dragon, on a cellar floor, by the name of Cinder.
@home In other streets you wipe your feet coming in. In {home} people took their shoes off going out, to feel the stones, which were as warm as [new loaves|a dog]. {Hero} did it in January. "It's the nine ovens," said visitors. The truth was a dragon called Cinder, who slept underneath.
@friend Cinder was no trouble to anybody. She slept in the big cellar with her chin on her tail, and breathed, and her breath went up nine pipes into nine ovens. {Hero} said good morning to her down the pipe every day, and every day the pipe said, "Mmm."
@friend It was the best of jobs, for someone who liked to lie down. Cinder breathed in; she breathed out; nine lots of dough turned brown. "Is there anything you'd like?" {Hero} used to call, down the pipe by the sink. "Mmm," it answered, which might have meant anything. So they left it at that.
@friend Some dragons want gold. Cinder wanted a lie-down. Each time she breathed out, it rose by nine pipes and became toast. "All well?" {Hero} used to ask the one in the yard. "Mmm," it said, as though it might have gone on. But by then it was nearly time for school.
@want Today all nine ovens were at work, because of {event}. Mrs. Bunn had made [fifty|sixty] buns, and a cake so high that she had to ice the top of it from a stepladder. {why}
@want Nobody in the street had sat down since Tuesday. There was {event} to be got ready, and everyone was baking, icing, or being slapped for licking. {why} Mrs. Bunn's own cake had five floors. It had [a staircase|a porch]. {Hero} was allowed to do the doorbell, which was a cherry.
@want There was a queue for the sugar. {why} [Seventy|Eighty] tarts were cooling for {event}, and {Hero} was let up the ladder to put the cherry on the cake. Mrs. Bunn held the ladder, and her breath.
@turn It began with the spoons. They shivered on their hooks. Then there was a thump under the floor, like somebody dropping a piano, and out of the tallest chimney shot a bun, black as a boot and smoking. {refrain}
@turn First of all the dog left. Then a spoon walked off the end of the table. {Hero} bent down to get it, and so {they} missed the beginning; but there was a boom in the chimney, and there, over the rooftops, with a tail of smoke, flew somebody's bun. {refrain}
@turn A jug was the first to notice. It tiptoed along as far as {Hero}, and off the end. Outside, all the cats stood up. There came a bump, as if a cow had fallen over downstairs, and up into the evening went a thing like a cannonball, with butter on. {refrain}
@trouble After that they came out by the dozen. Rolls went up like rockets. A long loaf [knocked the weathercock round to Tuesday|took off the mayor's hat and kept it]. {run1} Mrs. Bunn looked down the pipe, and lost both her eyebrows. "It's poor Cinder," she said. "She's got the hiccups. Who knows what you do for a dragon with hiccups?"
@trouble It went on all the way down the street. Bagels rolled by in the gutter, on fire. A lady caught a pie, and was pleased, and then found out how hot it was. {run1} "I've heard that noise before," Mrs. Bunn said, with her head in the pipe, and came out without any eyebrows. "It's Cinder, bless her. Hiccups!" Who knew what you did about those?
@trouble People came out to look, and went in again for saucepans to wear. Muffins bounced. A breadstick stuck in the church door like an arrow. {run1} "Hello?" called Mrs. Bunn, into the pipe, and there was a hic, and a flash. "Well, that's hiccups," she said, feeling for her eyebrows. "How do you pat Cinder on the back?"
@stakes They opened the oven door. What had been a cake was a small black hill, with one cherry on top that had seen terrible things. "That was for {event}," said Mrs. Bunn. "And if she goes on all night, there won't be a crust in {home} by morning." She sat down on a sack.
@stakes Then someone thought of the cake. It had gone in with five floors, and it came out with none. Mrs. Bunn took the tongs, and laid the cherry on a plate, by itself. "We could begin again tomorrow," said {Hero}. "What on?" said Mrs. Bunn. "She'll have us all in cinders. There's no bread in {home}, and there's no {party} without."
@stakes Nobody liked to look, so {Hero} looked. It was something you could have mended a road with, and it had a cherry. "She might be a week, poor love," said Mrs. Bunn. "No {party}. No toast. What's a street of bakers for, when it can't bake?" Her chin had begun to shake.
@try1 "She needs a fright," said {Hero}. "It always works with my hiccups." So nine bakers put [flour sacks|tablecloths] over their heads and crept down the cellar stairs behind {Hero}, treading on each other. It was very dark, and it smelled of hot pennies. "On three," whispered {Hero}...
@try1 Everybody knew what to do, since everybody had an uncle. You jump out at it. They took [the good tablecloths|all the sheets off the line], cut eyes in them, and went down in a row, holding on to each other's tails. {Hero} had the lantern. "Howl when I say so," {they} told them. Four steps, three, two...
@try1 That evening there were nine ghosts in the street, and it was {Hero's} idea. "One good scare," {they} told them, "and it's gone." They went below in single file, each holding up the next one's hem, like bridesmaids, and the last had the lantern. "Nobody sneeze," {Hero} said, and nobody did, for three whole steps...
@fail1 "BOO!" The echo went round twice. Cinder opened one gold eye. The trouble is that a dragon isn't afraid of anything on earth, so it never crossed her mind to be frightened. "Ghosts!" she said, quite pleased. "How nice of you to c-c-" {refrain}
@fail1 They were, it must be said, excellent ghosts. Somebody even rattled a chain. And there lay Cinder with her chin in her hands, looking so happy to have visitors that the howls got smaller, and went out, one by one. "Again!" she said. "That one at the b-b-" {refrain}
@fail1 They waited for the scream. It didn't come. Why should a dragon mind the dark, who has her own light? "You came down!" said Cinder. "All of you! Nobody ever comes d-, comes d-" And nine ghosts left with their edges on fire. {refrain}
@try2 They came back up in rags. "Very well," said {Hero}, "she must hold her breath," and {they} called it down the pipe. Cinder was glad to help. She held it for ten; she held it for fifty. One by one, all the ovens went out. Upstairs, the floor began, very gently, to bulge...
@try2 A dragon takes a lot of filling. "You only need to hold your breath," {Hero} explained, through the pipe, "and get to a hundred." And Cinder, who felt bad about the cake, breathed in as much as there was. Curtains went down. So did a budgie, who was got back later. At seventy there was a hump in the road. At eighty you could have skied on it...
@try2 "In with it, Cinder," called {Hero} down the pipe, when the ghosts had been put out, "and not a puff until a hundred." In it went, and the flies with it. "Sixty," chanted the street. At seventy all the doors came open. At eighty a crack ran right across the ceiling, and stopped to listen...
@fail2 Cinder nearly got to a hundred. It was a pity, people said later, that she had been so good at it. For when it came, it had ninety-nine other hiccups behind it, and nobody ever found the glass out of [the clock|the church window], and some of the hats came down in the sea.
@fail2 One more would have done it. But somewhere up around ninety-nine Cinder began to hope, and it tickled. The bang took the glass from the church clock, and a whole street's washing; it blew a man off his bicycle, and the bicycle into the [duck pond|choir]. Nobody who had been wearing a hat was still wearing it.
@fail2 "Ninety-eight," they shouted. "Ninety-nine!" And one of the flies, which had been swallowed with the rest, took a walk on Cinder's tongue. They heard the bang at sea. Tiles went by like playing cards. When the road lay still, there was nobody in it with a hat on, and the vicar's was on a swan.
@clue In the hush that came after, {Spotter} heard something. Far down in the dark a spoon was going on a plate: clink, clink, clink, seven times, very fast, as though someone wished to get it over with. Then: hic. It was one spoon, and one plate. Who eats like that?
@clue While people were up trees, getting their hats, {Spotter} stayed where the pipe came up, and heard a thing so small that it was hardly there. It was a spoon. It went seven times on a plate, as quick as feet past a graveyard. And hic. There was no second spoon. There was no one saying "Pass the salt". What made her hurry so?
@clue It's very quiet when a whole town is looking for its hat. So {Spotter} caught it, from under the grating: somebody was having supper. Clink! Seven times it went, like a spoon with a train to catch, and hic. No one laughed. No one wanted the butter. How many were they, down there?
@try3 "Water," said the bakers. "Out of the wrong side of a glass." There was no glass that size, so {Hero} had them roll in [the bathtub from upstairs|the trough from the stables], and forty buckets after it. "Drink it upside down!" Cinder stood politely on her head. {run2}
@try3 That left water, and you took it the wrong way up; there was a book that said so. Four strong men let down [the stone trough|somebody's bath]. {run2} "Are you sure?" asked Cinder, over her shoulder, with her legs in the air by then. "It's quite safe," said {Hero}. {They} had not read the next page.
@try3 "A drink," said somebody's aunt, "from the far side of the cup, with your head down." What is a cup, to a dragon? It was the town bath, in the end, and a horse to fetch it. {run2} Up went Cinder's heels. Her tail knocked politely on the ceiling. "I'll say when," said {Hero}.
@fail3 They ought to have thought of it. Water and fire make steam, and that much of both makes weather. It came up the stairs like a wet white wall. When it had gone there was not one dry crumb left; the flour was paste, and the bakers were mostly paste, too. {refrain}
@fail3 If you drop one spark in a bucket, it goes hiss. This was a good deal of spark. A cloud stood up in the cellar, put on its hat and came upstairs. It went through all nine shops, and it left them white and dripping, with forty sacks of glue, and bakers who had to be peeled off the wallpaper. {refrain}
@fail3 Nothing boils like a dragon. At first no one could see, and after that no one could move. It had got at the flour, every bag of it in {home}, and made one large pudding, with bakers for plums. The last dry roll went by, and down the drain. {refrain}
@low One by one the bakers went home. {Hero} stayed on the cellar steps, with a lump of coal that had been a bun. The {kit} had gone soft at the corners with the damp. Three ideas, and each one had made it worse. {They} had promised a party, and what there was, was paste. {run3}
@low "Never mind," people told {Hero}, and shook hands, and had to be pulled apart. When they had squelched away home, {they} sat down in the cellar, on the fourth stair. It had been {Hero} who had said it was quite safe. The wet got into {their} socks, and the {kit}, and after a time it got into {their} eyes. {run3}
@low When the last baker had been scraped off the wall, he said good night. {Hero} kept to the cold step, and added up. A fright, a breath and a bath; and whose were they? The {kit} had paste all down one side. Nobody had even been cross. {They} would have liked it better if they had. {run3}
@insight.sound Clink, clink, went the spoon. {Hero} was too sad to do anything but hear it. Clink, clink, clink: seven. Hic. And again, seven. {Hero} sat up. "{Rule,}" {they} said, out loud. It wasn't any old thing, it was a beat, as steady as a clock. And if you can count a thing, can't you lead it somewhere else?
@insight.sound Seven. Hic. Seven. Hic. You can't shut your ears, so {Hero} counted. By and by one foot was doing it as well, and that was odd, for a foot can't do it unless there's a tune. "{Rule,}" {they} would have told anyone. She was like a clock, with one tick that jumped. Could you talk a clock into ticking slower?
@insight.sound When you're sad you will listen to anything. {Hero} had seven and a hic; and seven and a hic. It never came early. {They} tapped it with a finger on the stair, and stared at the finger. "{Rule,}" {they} said. What can be tapped can be played, and if you're the one who plays it, who says how fast?
@insight.tend Clink, clink, went the spoon, down there. {Hero} was too sad to do anything but hear it. They had shouted at her, and puffed her up, and stood her on her head. "{Rule,}" {they} said, slowly. All day long they had told Cinder what to do. Who had asked her how she was?
@insight.tend It was the hurry in that spoon that {Hero} minded. You eat like that on the first day at a new school. {Hero} lifted {their} chin. "{Rule}" Whose rule was it? {They} hadn't used it once! They had frightened Cinder and filled her and tipped her over. And what was it that she had said, each time, so politely, that no one had answered?
@insight.tend Seven, and hic. {Hero} knew someone who ate like that, at the end of a long table, behind a book, and had never found out why. "{Rule,}" {they} told {their} knees, and {their} ears got hot. Everyone in {home} had something to tell Cinder. Who had ever stayed to hear what she would say back?
@insight.move Clink, clink, went the spoon, and on the eighth the step jumped under {Hero}, and down {they} sat again. Seven, and jump. After a while {they} noticed that {they} had begun to get up a bit beforehand. "{Rule,}" {they} said, slowly. They had all pushed against it. But what happens to a push if nobody pushes back?
@insight.move Every time it came, the stair kicked like a mule, and {Hero} got it in the same place. Seven clinks; ow. Seven clinks; ow. Seven; and {they} stood up, only to rub it, and this time there was no ow. {They} had gone up just as it did. "{Rule}" Well! All of them had been leaning on that door from the wrong side. Why not go through it with her?
@insight.move Seven, and the step came up and smacked {Hero}, as a bat does a ball. {They} tried holding on tight. It was worse. The next time {they} just let go, being too tired not to, and it set {them} down as you'd put down a hat. "{Rule,}" said {Hero}, very slowly. Could you do it on purpose, and bring a dragon?
@means.sound {Hero} took {their} {kit} down into the dark and sat by an ear as big as a door. First {they} did nothing but count. Then {Hero} {method}: the same seven, only a hair slower. And again, slower than that. The big tail started to beat on the floor. It was following.
@means.sound It was too dark to see where the ear began. {Hero} found it by the draught, and got down next to it with the {kit}, nodding: seven, and one. At last {Hero} {method}. It was her own tune, but it dragged its feet. The spoon stopped in the air. Bump, went a tail as long as a street, in time with {Hero}, and not with the hic.
@means.sound You could have kept a pony in that ear. {Hero} stood at the edge with the {kit}, as you stand and wait for your turn at the skipping rope. Five; six; now! {Hero} {method}. It fitted. {They} came in later the next time by a crumb, and then by a slice. The spoon, puzzled, waited for {them}.
@means.tend {Hero} took {their} {kit} down into the dark, and went up quite close, where it was hot, and {method}. It took some time. "It's supper," said Cinder at last, to the floor. "I hear you all up there, with the chairs scraping. So I eat mine fast. It's over sooner, like that."
@means.tend {Hero} went all the way down, with the {kit}, and walked right round to where her face was. Nobody had, before. And there {Hero} {method}. "You pull your chairs in," said Cinder, at long last. "All of you. I can hear it through the roof. Then somebody tells a joke." She turned her one plate round. "I'm usually finished by then."
@means.tend The last stair was as far as people went. {Hero} went on, with the {kit}, till there was a nose, and {method}. There were some very small hics. "I count the chairs going in," said Cinder, after a while, "and next comes the talking." The gold eye slid away. "One plate doesn't take long, if you hurry."
@means.move {Hero} left {their} {kit} by the stairs and walked out on the warm stone floor. Five, six, seven. {Hero} {method}. Up came the floor, and {Hero} was not there to be thrown; {they} rode it like a wave. "Do that again," said Cinder, and on the next one she snorted, and on the one after that she laughed, and her whole long belly came undone.
@means.move {Hero} took a run at it. The {kit} stayed on the bottom stair; the floor was as wide as a field, and it was just about to jump. Six. Seven. {Hero} {method}. {They} went up past the lamp, waved, and came down as soft as flour. A big gold eye opened wide. "Can anyone play?" said Cinder. Ten goes later she was helpless. You cannot hiccup properly when you're laughing like that.
@means.move It was like walking out on a drum. {Hero} gave the {kit} a pat, stepped out, and held both arms wide. On seven, and not a moment later, {Hero} {method}. Whoosh! "You did that on purpose," said Cinder, amazed. So they did it together, and at every go there was less hic in it and more giggle.
@snag "It's working!" breathed Mrs. Bunn. "Now, quick: honey. It has to be honey, to stick it down." There was one pot left in the street. She took it off the shelf with hands that were all over paste. It slid. It hit the floor and rolled, and it kept on rolling...
@snag "Listen!" said Mrs. Bunn. The spoons were hanging quite still. "That's put it off its stroke. Now it wants honey on top, like a lid." The last pot in {home} stood up on the high shelf, and every finger in the room was glue, or else it was soap. {Hero} saw it leave her hand. It bounced, one time, and set off across the floor by itself...
@snag "Did you feel that one?" said Mrs. Bunn. Nobody had. "Then it's honey we want, this minute, to seal it!" There'd been a hundred pots, before the steam. Now there was one, and everyone reached up for it with gluey fingers. It popped out from among them like a pip, and off down the shop, and under the table...
@rescue "Excuse me," said a voice. It was the muffin boy, who was so quiet that some of the bakers took him for a sack. "I'd fit." He lay down flat, and went in {hid} up to his boots. Some bumping followed. He came out as white as a ghost ought to be, and in his arms was {key}.
@rescue "I know where that goes," said one of the sacks by the wall. It had a face. It was the muffin boy; he'd been standing there all night. "It goes where the marbles go. And me, at dinner time." He wriggled in {hid}, until even his boots had gone. Then he was back, looking like something rolled in sugar, and he gave {Hero} {key}.
@rescue "How wide is it?" said the bakers, on their knees. "About me," said the muffin boy. Nobody had ever asked where he ate his bread and cheese. It was {hid}, in the quiet. In he slid, like a tray. "Got you," they heard. Out he slid, all flour but the eyes, with {key} on his stomach.
@climax "Open," said {Hero}. Cinder opened. It was like looking in at the door of the sun. {Hero} leaned in between two teeth, right up to the shoulder, and turned the pot over. Gulp. No one breathed. Five. Six. Seven. Eight came along, looked about, and tiptoed past.
@climax Have you ever put your head in a tunnel, to hear if there's a train? {Hero} did that. "Wider, Cinder," {they} said, and stepped over the front teeth with the pot held out. Drip. Drop. Then it all went at once, a long gold rope of it. "Five," counted somebody. "Six. Seven." And eight came up, and stood there, and felt how sticky it was, and went back down to bed.
@climax "Ah," said Cinder, and it was light enough in there to read. {Hero} held on to a tooth. Honey does not hurry for anybody. It hung; it stretched; it went. Gulp. All up the stairs you could hear the bakers whisper, five, six, seven. They waited for eight. They never got it.
@resolution Then the pipes began to purr. In nine ovens the coals turned from black to gold. The smell went out over the roofs, and all along {home} people got up in their nightshirts and opened their windows. {turned}
@resolution For a while there was only the quiet. Then it began, a purr, so deep that you got it in your feet first. Lids rattled. {Hero} ran up the stairs, and all along the wall, from one end to the other, nine oven doors were turning the colour of toast. By midnight there wasn't a shut window in {home}. {turned}
@resolution "Is it meant to do that?" asked the muffin boy. The whole shop hummed, like a cat with a street on its back. {Hero} touched one cold black oven, and took the hand away fast. Gold! It ran from number one to number nine, and up went the windows. {turned}
@close They did not carry the cake up. They carried the table down, and where there had been one plate they laid twelve. {toast} {ends} Cinder took her piece in very small bites, with her eyes shut, so that it would be a long time before it was over.
@close "Then we shall go down," said Mrs. Bunn, and took one end of the table. {toast} {ends} They'd given Cinder the cherry. An hour later she still had half of it. "I'm not slow," she told {Hero}, with great dignity. "I'm having supper."
@close You can't ask a dragon up, so they asked themselves down: the chairs, the cake, which was their second, and all those plates. {toast} {ends} A spoon went clink. It was a good while until the next. "Where was I?" said Cinder, who was telling them a story.
`,
  b10: `
@home "How good it smells," said visitors to {home}, and then, always, "How odd that the snow never settles." There were nine bakeries in a row, and the people who worked in them only smiled, and offered them a bun. {Hero} had lived there long enough to know that you do not try to explain Cinder, Cinder being a dragon.
@home Nobody in {home} had ever owned a hot-water bottle. You had no need of one, when the stones were warm to walk on, and the cats lay about on them like things poured out of a jug. There were nine bakeries, all in a row. "It's the ovens, I suppose," strangers said, and got a bun instead of an answer. {Hero}, who lived there, knew quite well what it was. It was Cinder, and Cinder was a dragon.
@home Professors came to {home} to find out why snow would not lie there. They took the temperature of the stones, ate eleven buns apiece, from each of the nine bakeries, and left with a theory about drains. {Hero} lived there, and could have told them in three words. "Cinder lives underneath." But one word leads to another, and the next was "dragon".
@friend Cinder had come for one night, in the year of the great frost, and had somehow stayed a hundred and six years, on her stomach in the cellar under the shops, breathing out through nine pipes into nine ovens. "It suits us all," people said. Nobody went down much. {Hero} at least said good morning through the pipe, and the pipe would always answer, "Mmm," in a voice like a warm drawer.
@friend You'd have had to be very old to remember a time before Cinder. There'd been a frost so hard that the milk came in slices, and one night she had knocked, and asked if she might lie down in the cellar until it was over. That was a hundred and six years since. She breathed; there were pipes; it all went into nine ovens, and nobody liked to bring up the rent. {Hero} was the only one who ever stopped at the grating on the way to school. "Sleep well?" {they} would say. "Mmm," said the dark, as though it was thinking of adding something.
@friend There was a page in the rent book, under C. "Cinder, cellar," it read. "One night, on account of frost." Rather more than a century of ditto marks came after it. She lay along the dark, and breathed, and nine pipes took it up to nine ovens, and no one had worked out who owed what to whom. They all meant to look in on her. So far {Hero} had reached the pipe. "Mmm," it would say, and leave a small pause, as if it were holding a door.
@want That day the ovens had been lit since four, on account of {event}. {why} Mrs. Bunn had built a cake which had needed planning permission. It stood on the marble, seven floors of it, and she was on a stepladder, putting on the roof, when the first of the spoons began to tremble.
@want It was to be the largest thing ever baked in {home}, and it was for {event}. {why} Mrs. Bunn had drawn it first, on the back of a door. It had seven floors, with a staircase, and she'd been icing since dawn from the top of a stepladder with a flag in her teeth, to finish it off. All nine ovens had been roaring since four. It was at the moment when she leaned out to plant the flag that she noticed the spoons.
@want "Is it straight?" called Mrs. Bunn, from up the ladder. It was seven floors of sponge, meant for {event}, and she was about to hang the front door. {why} "Left a bit," said {Hero}, with one eye shut. "A bit more. Mrs. Bunn, are they supposed to be doing that, your spoons?"
@turn Then a dresser cleared its throat. Then something under the floor went off like a dropped piano, every oven door on the street flew open, and a bun came out of the tallest chimney, travelling east, as black as a boot. "Almost beautiful," said somebody, watching it go. {refrain}
@turn They were walking. They went along the shelf in a line and off the end, one by one, like sheep. The next thing to go was the windows, and they only hummed; but then there was a bump under the street, the kind you feel in your fillings, and from the highest chimney, black as a boot, with a tail of smoke, a bun went over the town hall. "Was that one of ours?" somebody asked. {refrain}
@turn By the time people looked up the spoons had left and the forks were packing. All nine ovens threw open their doors, one after another, as for a duchess. Something beneath the road said one short, enormous word. And where the chimney stopped a bun went on, coal black, into the sunset. "It'll want butter," said somebody. {refrain}
@trouble The second one took the weathercock. After that they stopped counting, and got under things. Rolls whistled over {home} in flocks. A long loaf went in at the bank and a short one came out. {run1} Mrs. Bunn put one eye to the pipe, the way you might look in on a sleeping child, and when she turned round, she had no eyebrows. "It's only hiccups," she said. "The poor old thing. It's only that she's rather big. What does one do?"
@trouble People who ask that sort of question should not do it standing up. The next was a tray of rolls. They flew like starlings; they turned, all together, above the bank, and then they came back. {run1} There was a long loaf that took off the mayor's hat and is thought to have married it. Mrs. Bunn lay down and put her eye to the pipe, and when she rolled over there was nothing above it but a look of surprise. "She's only got the hiccups," she said. "Well, and who's going to tell her how you stop?"
@trouble One does not expect it of rolls. They went off in broadsides, like the navy, until the town hall took its flag down and waved a pillowcase. A man out for a quiet walk was knitted into a hedge by pretzels. {run1} Mrs. Bunn put her ear to the pipe, heard nothing, and unwisely tried an eye. "Yes; hiccups," she said, without her eyebrows. "You'd walk a baby up and down. How do you walk forty tons?"
@stakes They opened the oven together. Of seven floors of cake there was left a sort of cinder block, with a cherry on it, staring. "I had one of these in a dragon year once before," said the oldest baker. "My grandmother did. It went on till the spring, and people left." He did not say what the street had been like, cold. "So {event} is off," someone began. "So is everything," said Mrs. Bunn.
@stakes It had been the best oven in the street, so they opened that one first. Nobody said anything. You could see where the staircase had been. One cherry was still in its place, holding on. "My gran was in the last of these," said the oldest baker. "She'd have been about {Hero's} height. It went on till Easter. No bread; and when there's no bread, you see, folk go and live where there is." They thought about the street with its stones cold. It seemed rather small, after that, to mention {event}; but everybody was looking at the cherry.
@stakes "A cake is a sort of promise," Mrs. Bunn said. She opened the oven, and shut it again. The staircase was gone. The cherry had looked at her. "There's a picture of it in our attic," the oldest baker told them, "this street, the winter my grandmother saw her like this. It's mainly boards, where the windows were." No one spoke of {event}; they were ashamed to be thinking of it. "How long did it last?" asked {Hero}. "Till there was nobody left to mind," he said.
@try1 Everyone knows one cure for hiccups, and believes in it, and {Hero} was no exception. "A fright," {they} said. "This is a dragon," somebody pointed out. "And it's dark down there," said somebody else. But no one had anything better, and so nine grown bakers put tablecloths over their heads and followed {Hero} down the stairs, bumping gently, like a very nervous laundry...
@try1 "What do you do, when you've got them?" they asked each other, and found they all did the same. You got somebody to jump out on you. "So we jump out on her," said {Hero}. It sounded better in the shop than it did halfway down. There were nine of them behind {Hero} in nine tablecloths, and only one had thought to cut the holes. "Is it my foot you've got?" said a voice. "Shh!" said {Hero}. "When I say three..."
@try1 What that cure needs is a door to be behind, and there was no door. "We'll have to bring our own dark," said {Hero}. So down they went past the last lamp, a baker to each tablecloth, keeping together by the smell of vanilla. Some of them had begun to be quite nervous. "It's all right," {they} whispered back up the line. "Remember, it's only us. We're the..."
@fail1 "BOO!" they said, more or less together. As boos go, theirs was a good one. But a thing can only be scared if it has at some time thought of being eaten, and nothing had ever put that to Cinder. Her eyes opened, gold, and wide, and delighted. "Visitors!" she said. "And in costume! Oh, do sit d-, do s-" They got out with about half of the tablecloths. {refrain}
@fail1 It was the best boo of their lives, and it was wasted. You have to think of the thing from where she lay. Nothing had ever hurt her; there wasn't anything big enough. And nothing had come to see her, either. She looked at nine white shapes, falling over one another in the light of her own eyes, and she beamed. "Is it a party?" said Cinder. "Is it for m-, is it for m-" They felt the tablecloths go as they reached the stairs. {refrain}
@fail1 It was loud, and it was well meant, and it woke her, and there you have it all. To be scared you must suppose that what comes next may be bad. She had been alone for a century. Two eyes rose like lamps in a hallway. "Oh," said Cinder, "was it today? I would have tidied! Won't you c-, won't you c-" Such tablecloth as reached the top step was mainly fringe. {refrain}
@try2 The oldest baker believed in holding the breath. {Hero} passed it down the pipe, and Cinder, who would have done anything for people who came in costume, drew in all the air that there was. The ovens went out, pop, pop, pop, down the whole row. They counted with her. By sixty, the cobbles were warm. By eighty, the floor of the shop had a curve to it, and all the marbles in the house came rolling out of wherever they had been, and stopped, and waited...
@try2 "Hold your breath," {Hero} called down the pipe, "and count to a hundred!" It was the oldest baker's cure, and he stood by with his watch. Cinder was sorry about the tablecloths, and she took in the sort of breath that says so. Nine ovens went out. A curtain went down the pipe, and a sock. "Thirty," they said. At fifty they noticed that they were looking down at the church. By eighty the whole street had the shape of a loaf, and was still, very quietly, rising...
@try2 "Air!" cried the oldest baker. "Don't let her have any." {Hero} put it more kindly, through the pipe: might Cinder take one breath, and keep it while they counted a hundred? You'd have thought that it was a present. All along the row the flames bent over, and went in after it. Dogs slid. There was a hill now, where {home} had been flat, and at eighty the lamp posts started to point away from each other...
@fail2 If she had been worse at it, there would have been less harm done. She got as far as ninety-nine. What came then was not one hiccup but a hundred, which had been standing in a queue, and it went through the town like news. Hats were found as far away as the sea. The clock struck eleven, four times, and has been a little strange ever since. "I'm so sorry," said the pipe, in the silence. "Was that it?"
@fail2 By one: that was all she missed it by. People have always been sorry about that; she had tried so hard, and it was such a round number. What had gone in came out. It took the glass, the hats, all of Tuesday's washing, and eleven minutes off the church clock, which has never got them back. The street came down again in about the right order. And after that the pipe spoke, in a voice you could hardly hear. "Did I do it right?" it asked.
@fail2 Ninety-nine is a good mark in most subjects. In this one it left a single hiccup, which had had all that time to think. They heard it get up. When they could stand, there was no glass, and not a hat; a bishop two counties away had been hit by a bowler; and the church tower was leaning over, as though to look for its hands. Then came a voice from the pipe. "I lost count," it said. "Ought I to start again?"
@clue Nobody answered her. They were looking for their hats. And so it was only {Spotter} who stayed close enough to hear, and heard, far down, a spoon start up against a plate. Clink, clink, clink. It went seven times, and it went fast, like a job somebody wanted behind them. Then: hic. There was something about that sound that you could not put down. Such a big dark. And wasn't that only one plate?
@clue There were hats to be found, and no one replied. {Spotter} meant to; {Spotter} had got as far as the pipe, and put down an ear. And that was how somebody came to hear it: clink, clink, clink, right down in the dark, a spoon upon a plate. It went like a person running past a window. Seven, it went, and hic. Seven; and hic. Up here there were nine shops, and every one of them kept a table for a dozen. Who was it that ate like that, off the one plate?
@clue There seemed to be nothing to say to that, and they went to look for their hats. {Spotter}, who couldn't think what to say either, stayed. It was no louder than a watch in a drawer: clink, six more, and a hic. It's how people eat at stations. It had one eye upon the clock, that spoon; but there was no train, nobody to be late for, and, so far as {Spotter} could tell, only one dish. What was she in such a hurry to be done with?
@try3 Last came the cure with the glass of water, taken from the wrong side, and for that they needed a glass. They used the trough from the old stables. Eleven people hauled on a good deal of rope. {run2} Cinder stood on her head for them without a word of complaint, with her wings folded and her tail among the rafters, and began to drink. "You know," said {Hero}, about half a second too late, "she's hot..."
@try3 "It's water does it," said everyone who hadn't spoken yet. "You want to drink from the wrong side." It takes a good large cup, if you are sixty feet long. They let down the old horse trough on ropes, with eleven of them to hold it, and {Hero} to shout. {run2} Nobody has ever been as willing as Cinder. She folded up her wings, and stood upon her head, with her tail going up past them into the chimney, and put out her tongue. It was then that {Hero} saw the first drop touch it. "Wait," said {Hero}...
@try3 "Water," said the last of the aunts, "and take it upside down." It had been bound to come to the aunts. The tumbler was a horse trough. It went down the steps faster than planned, with {Hero} riding in it. {run2} Cinder thanked them all. She tucked in her wings like a shirt, and rose on to her head by stages, so as not to break anything. "One moment," said {Hero}, who was still in the water. "What happens if you put..."
@fail3 There is a reason why fire and water are not kept in the same drawer. The steam came up the stairs with its arms out. Nine shops were filled. It went through forty sacks of flour in a single breath. When at last it drew off down the road, it left a silence, a drip, and a kind of soft grey glue with bakers in it. {refrain}
@fail3 No one can really describe it, for nobody could see. There had been a dragon and there had been a trough; there was a hiss; and then it was all one thing, and it was coming upstairs. It looked into each of the shops. It took a particular interest in flour. When it had done, and gone off to be a cloud, there were forty sacks of paste standing along the wall, and nine more of them that blinked. {refrain}
@fail3 Any book on engines has it in chapter nine: fire, a quantity of water, and stand well back. Nobody had got to the last part. It rose by the stairs. It wrung its hands on the flour in one shop after another. And when there was a street to see again, it was of one colour; and somewhere in it the paste was saying that it was quite all right, really. {refrain}
@low They went home then. They were not angry; they patted {Hero} on the shoulder as they went by, and their hands stuck. {Hero} sat on the cellar steps in the dark. It had been {their} idea, the first one, and the rest had followed from it like rolls off a tray. The {kit} lay on {their} knees, quite wet. {They} did not feel like {doing}. {They} did not feel like anything. {run3}
@low If they'd been angry it would have helped. They said "Never mind," and "You weren't to know," and one by one, with a sucking sound, they went home. {Hero} stayed. Down on the cellar steps it was nearly dark and entirely wet, and so was the {kit}. {They} counted it up. There had been three cures; every one of them was somebody's favourite, and {Hero} was the one who had shouted it down the pipe. Most evenings at this hour {they} would have been {doing}. {They} looked at {their} hands, and left them where they were. {run3}
@low They told {Hero} that it could have happened to anyone. Then they peeled themselves off and went to bed, and it was perfectly plain that it hadn't happened to anyone; it had happened to {them}, three times, with people watching. {They} sat upon the cellar stairs. The {kit} {kitWas} one step down, getting on with being wet. This was the hour {they} kept for {doing}. Just now {they} could not have told you what anybody saw in it. {run3}
@insight.sound What there was, was the spoon. {They} did not want to hear it, but there was nothing else in the dark to listen to. Clink, and six more, and hic. Clink, and six more. It was some time before {Hero} noticed that one of {their} feet had joined in. "{Rule,}" {they} said to the foot. All evening they had treated it as an accident. It wasn't one; it was a rhythm, and it had been there the whole time, holding still to be counted. Could you get in between the beats of a thing like that, and move them over?
@insight.sound Clink. You cannot shut your ears; {they} had tried it. Clink, and on to seven, and then the jolt. {They} wished it would vary. It came to {Hero}, some time after, what an odd thing that was to wish. "{Rule,}" {they} said slowly. Nobody had. They had all been making so much noise at it. It was no more an accident than a clock is; and there's a thing you can do with someone who is marching, isn't there, if you fall in next to them and take your time?
@insight.sound {Hero} had begun keeping count, as you do with a tap. Seven, and then up. {They} tried to catch it out, by looking the other way, and it was dead on time. It kept better time than the church. "{Rule,}" {they} said, and sat up, with a prickling down {their} neck. There's just one sort of noise that comes round like that, and folk put on clean collars to go and hear it. If this was a tune, then who had ever said that it couldn't be taken at a walk?
@insight.tend What there was, was the spoon. Seven quick clinks and then that great sad jolt. {They} had begun by now to know it as you know a neighbour's cough. "{Rule,}" {Hero} said it aloud, because it was what {they} always said, and then {they} heard it. They had shouted at Cinder, and blown her up like a balloon, and tipped her over, all for her own good. In the whole of that long evening, had anyone asked her a question?
@insight.tend {They} knew it by heart, now: seven clinks, much too quick, and then the jolt. It was how you eat when you hope nobody will come in, or hope that somebody might. {Hero} sat up. "{Rule}" It was {their} one rule, and {they} had not so much as taken it out of its box. That day Cinder had been told to jump, and told to hold it, and told to turn upside down. She had even asked them something, afterwards, in quite a small voice. Who was there that had said anything back?
@insight.tend You can tell a good deal from a spoon. This one went like a boy let in by mistake, who means to be gone before it's found out. "{Rule}" That was {Hero's} whole secret, {they} gave it away to anybody, and not once since tea had it so much as crossed {their} mind. They'd brought Cinder a scare, a breath and a bath, and those were answers, every one. What had been the question? And wasn't there somebody in {home} who could say?
@insight.move On every eighth the whole <seated:floor|stair> gave a kick, and {Hero}, who had stopped caring, was bounced an inch and put down. Seven clinks, and up; seven clinks, and up. It was about the tenth time that {they} found that {they} had risen just ahead of it and had hardly felt the blow. "{Rule}" {Hero} sat very still. They had spent the night standing in front of a wave and telling it to stop. What if you didn't? What if, just as it came, you were already going the same way?
@insight.move Being miserable is hard to do on a <seated:floor|stair> that bucks. Seven clinks, and up {they} went, and down, on the same sore place. {Hero} gave up minding where {they} came down. And then, by and by, there was no bump. {They} had gone up a little before the <seated:floor|stair> did, that was all, without meaning to; and it had put {them} back like an egg in a spoon. "{Rule,}" said {Hero}, to nobody. All the rest of it had been pushing. What was it that the <seated:floor|stair> had been trying to show them?
@insight.move It had thrown {Hero} nine times before {they} took it personally. {They} wedged both boots on the wall, and held on with {their} teeth shut, as on a bad horse, and got it twice as hard. So at the tenth, from sheer tiredness, {they} went limp, a shade too soon; and it picked {them} up like a palm beneath a cup. "{Rule,}" {they} told the stair, and begged its pardon. It had been asking people to dance, all night. What if, down there, someone said yes?
@means.sound {They} went down. It was hot, and there was an ear, the size of a barn door. {Hero} took {their} {kit}, and for a whole minute did not make a sound; {they} only nodded, seven and one, seven and one, until {they} had it in {their} bones. Then {Hero} {method}. It was the same seven, but leaning back a bit. Along the wall, the enormous tail lifted, hung there in doubt, and came down, softly, on {their} beat and not its own.
@means.sound The ear was as high as a barn. {Hero} sat down next to it with the {kit}, and for a long time only nodded, until seven and one were as plain as {their} own name. Then {Hero} {method}. It was right on the spoon. {They} kept it there; and little by little {they} began to lean on it, like somebody who walks with a friend and would rather not get home. Slower. The spoon hung back to see what was keeping it. Away down the cellar the tip of a tail was lifting, and beating, in the wrong time, which was {Hero's}.
@means.sound {Hero} found the ear by falling into it. Close to there was no sound but her; it was like being inside a clock. {Hero} brought out the {kit}, and let a seven go by, and a seven, and on the next one {Hero} {method}. No one likes being hurried, but you can be dawdled at. A hair late. A breath late. The spoon came down, met nobody, and waited. Far back in the dark that grave great tail had begun to swing, like a lamp in a boat, and it was keeping {Hero's} time.
@means.tend {They} went down past the black part of the stairs, to where it was hot. Close to, Cinder was mostly a noise of trying not to. {Hero} put down the {kit}, and {method}. It took as long as it took. "It's the chairs," said Cinder finally. "I hear you pull up the chairs, you see, all along the street, at supper time. So I eat mine quick." She looked at the plate. "You don't notice so much, if you're quick."
@means.tend {Hero} took the {kit} and went on down, and kept going at the place where people had always stopped. It was hot there. {They} went right up to her, and {method}. There's a kind of quiet that somebody can put a thing down in. "I hear your chairs," said Cinder, when there'd been enough of it. "All along the street. You pull them in, and then you laugh. So I'm quick. If I'm quick, I've done before you start." And she looked, quite politely, at the wall.
@means.tend Where the steps went black everyone stopped, as though there'd been a notice. {Hero} carried the {kit} past it. There was heat, a smell of matches, and then a face, turned to the wall, and trying to do it quietly. {Hero} {method}. You would have thought that nothing else was coming. "One gets the chairs, you know," said Cinder, "through the ceiling. Then someone says a thing, and then everybody laughs. I like to be washing up by then."
@means.move {They} went down and walked out on the great warm floor, and left the {kit} at the edge, like someone going in to swim. Five. Six. On seven, {Hero} {method}. The floor rose under {them} and {they} went up with it, up to the beams, and down again light as a leaf. There was a pause. "What," said Cinder, "was that?" "Again," said {Hero}. By the fourth time the dragon was watching for it, by the fifth she was shaking, and it wasn't hiccups. In a hundred and six years no one had come down there to play.
@means.move There was a floor down there as big as a market, and as warm as toast, and it jumped. {Hero} laid the {kit} by the wall. Seven, counted {Hero}, and {method}. Up {they} went to the beams, {they} and {their} own shadow, and came down like two leaves. A gold eye had opened. "You're not cross," said Cinder. "Watch," said {Hero}. It was the sixth go, or the seventh, when she laughed; and you could hear it set off, somewhere back near the tail, and come loosening the whole way up.
@means.move What lay at the bottom was a ballroom, lent to a whale. {Hero} hung the {kit} on a nail. You can only do it if you don't think. Five; six; and {Hero} {method}, and the stones came up under {them} like the shoulder of a friend. "Nobody told you to do that," said Cinder, when {they} {was} down. She'd stopped in the middle of one to say it. "No," said {Hero}. "Would you like a turn?" The next one came out as a laugh, and brought down plaster.
@snag You could hear the difference upstairs, and Mrs. Bunn, who had come back in her nightgown, was not one to waste it. "Honey," she called, "while it's loose! One spoon of honey will keep it shut." In all that street of glue there was one pot left, and she had it in her hands. Perhaps they were still a little sticky. Perhaps they were not sticky enough. The pot came down on its side, and thought for a moment, and rolled...
@snag They felt it in the shop; the cups had stopped. "That's shifted it," said Mrs. Bunn. She was in her nightgown, and paste to the elbows. "Now she wants a spoon of honey on top, before it sets." There was a single pot that hadn't been blown, boiled or glued, on the very highest shelf. She got it down. She had it, she said for years afterwards, as tight as she had ever held anything, and that was what did it. It shot out like soap. It landed on its side, and it knew the way downhill...
@snag There was a lull. A cup that had been on its feet since tea sat down. "Honey," said Mrs. Bunn, in her nightgown, having come to the age of not explaining. "It's the same as a chair leg. You glue it while it's quiet." One pot had lived through the fire, the wind and the steam. She brought it along in both arms, as you would carry a kitten past a dog. But she was paste to the shoulder; it turned; it slid out by the bottom of the hug, and it rolled...
@rescue It was then that one of the sacks by the wall spoke. "I could go in," it said, and turned out to be the muffin boy, who had worked there for two years. "I'm thin, and I've been in there before. It's where I have my lunch." A silence fell, of the kind in which people look at their shoes. He went in {hid} on his stomach, and he came out the colour of a candle. He had {key} in both arms, and he did not hand it to Mrs. Bunn. He handed it to {Hero}.
@rescue "It's gone where the marbles go," said Mrs. Bunn, and sat down on the floor. It was twelve inches wide in there, and nobody in {home} had been that since they were christened. "I'm eleven and a half," said a sack. They turned round. It was the muffin boy, who swept up, and who had been counted, every Friday for two years, as flour. He let out all of his breath. He went in {hid} sideways, like a letter. There was some knocking, then a sneeze; and out on the other side, white to the eyelashes, he came, holding up {key} for {Hero} to see.
@rescue "Somebody thin," said Mrs. Bunn. "Somebody young," said somebody old. They lay in a row on their fronts, looking at a gap like a letter box, and then, sadly, at each other. There was a cough. What they'd all night been taking for flour stepped off the wall, in the muffin boy's cap. "It's not bad in there," he told {Hero}. "It's where I eat." No one knew where to look. In he went, {hid}, feet last, there was a sneeze, and he came wriggling back with {key} under his chin.
@climax "Say ah," said {Hero}. It was like a furnace saying it. {They} leaned in past the first teeth and then past the second with the pot held out before {them}, and all the fine hairs on {their} arm curled up and went, and {they} tipped it, and the honey took for ever. Gulp. Somebody began to count, and it spread. Five. Six. Seven. Nine bakers and a dragon held their breath together. Eight came in, looked at them all, and went out again, shutting the door behind it.
@climax "It's me," said {Hero}. "Could you open as wide as you can?" It was like standing at the mouth of a tunnel with the train at home. {They} walked in to the second tooth. Somewhere above {them} somebody had hold of {their} coat. The honey came to the lip of the pot and considered it; honey won't be told. Then it fell, as long as a rope. Gulp. Five, they all counted. Six. Seven. They heard eight come up. It stood there in her throat, and thought what a warm, quiet evening it was, and decided not to.
@climax "Brave?" {Hero} used to say, when it came up. "It was mainly hot." The dragon said "Ah", and you might have driven in a hay cart, had the hay been damp. {Hero} stood upon a tooth. The honey grew one long gold foot, felt for the edge, and stepped off. Gulp. There was no need to begin the count. It had gone up the stairs already, and out along the road, in slippers: five; six; seven. The whole street stood with its mouth open, round the next number. There was all the time in the world for it. It didn't come.
@resolution Then, low down in the pipes, she began to purr. It ran along under {home} like a train a long way off. The ovens went from black to red and then to gold, in order, like lamps being lit for somebody. Windows went up. People leaned out on their elbows in the smell of it and did not say anything, for fear that it would stop. {turned}
@resolution It started with the cats. They had been on the roofs since tea, and now they came down all together, and felt the stones with one foot, and lay flat. Then you could see the nine ovens come up gold along the dark, as they would for a queen. It was midnight, and not a soul was in bed. They'd opened every window there was. They just stood and breathed it in. {turned}
@resolution What did come was so low that they took it for quiet. Then a jug sang out to it, and a row of pans. From one end of {home} to the other, nine iron doors turned the colour of marmalade, and a smell got up that hadn't been there since noon. Babies were held out of windows to have some. {turned}
@close It was Mrs. Bunn who said that it was foolish to carry the cake up when you could carry the table down. They brought nine sorts of chairs, and scraped every one. {toast} {ends} Cinder did as {Hero} did: she took one small bite, and put down the spoon, and listened. It was the slowest supper in a hundred and six years, and when somebody asked if she would like some more, she found, to her surprise, that there was still some left.
@close It was the table that went down, with everybody's chairs, and the scraping was a noise, said Cinder, that she could listen to all night. {toast} {ends} "I'm slow," said Cinder, anxiously, with her spoon in the air, when all the other plates were clean. "Are you all waiting for me?" {Hero} said that they were, and that there was nowhere they had to be. It was getting light by the time she put it down.
@close They'd made the cake again, smaller, and the long table went round the bend in the stairs on its side with its legs out, like a cow. Nobody's chair was allowed to be lifted. They all had to be dragged. {toast} {ends} Cinder had the corner, next to {Hero}. She took one bite, and set her chin down on the cloth. "Go on," she said. "What did he say then?" It was a long joke, about a goat, and not good. She asked if they could do it again.
`,
}
