// A bronze dog has been told to stay for a hundred years, and tonight he has the evening off.
import type { PackSource } from '../pack.ts'

export const stay: PackSource = {
  id: 'stay',
  skeleton: 'too-big',
  genres: ['animal', 'magic', 'fairy-tale', 'friendship', 'fantasy'],
  tags: 'town square station statue dog city street train love family night travel paris london',
  peril: 0,
  touches: 'dog dogs statue midnight',
  carries: ['tender', 'brave', 'sad'],
  ways: ['look', 'move', 'sound'],
  figure: {
    name: 'Gus',
    type: 'dog',
    pronoun: 'he',
    looks: 'bronze, as big as a pony, a collar',
    want: 'somebody to stop',
    habit: 'walks people home',
  },
  people: { 'Mrs. Crewe': 'stationmaster', 'Mr. Pym': 'reader' },
  extras: `
    trouble: man
    fail1: man
    try3: crowd
    fail3: crowd
    rescue: girl
    resolution: crowd
    close: crowd
  `,
  names: ['Gus', 'Augustus', 'Long Wait', 'Long', 'Wait', 'Mrs. Crewe', 'Crewe', 'Mr. Pym', 'Pym'],
  nouns: {
    home: 'Long Wait',
    quest: 'statue',
    key: 'the iron key',
    hid: 'under the luggage',
    mistake: 'told the bronze dog to get down, for a joke',
    scary: 'the black gate, with its row of spikes',
    wait: 'until the noise of the last train had died right away',
    crowd: 'the people with the suitcases',
    small: 'the porter’s little girl',
    says: 'They all pat him. Nobody ever stops.',
  },
  swappable: false,
  planted: 'Mrs. Crewe felt in her pocket for {key}.',
  refrain: {
    base: 'Stay, said the stone. And nobody did.',
    turned: 'Stay, said the stone. And everyone did.',
  },
  small: { base: 'Stay, said the stone. And nobody did.', turned: 'Stay, said the stone. And everyone did.' },
  titles: [
    '{Hero} and the Dog Who Got Down',
    'Stay, Said the Stone',
    'One Evening Off in a Hundred Years',
    'Gus Walks Them Home',
    '<grave:The Bronze Dog of Long Wait|Room for Two on the Stone>',
  ],
  blurb:
    'For a hundred years Gus has sat on his stone by the station and watched everybody go. Tonight he has got down. He is made of bronze, he is as big as a pony, he is blocking the door, and at midnight he will set there. What does a dog like that want? {Hero} means to find out, {kitWith}.',
  stage: `
    home: square morning clear wide | stand happy | plinth clock | bird-on-head
    friend: square morning clear close | stand happy | fence | duck-following
    hobby: square morning clear medium | stand proud | |
    want: square day clear wide | look excited | table plate bunting |
    flaw: station day cloudy medium | think thoughtful | suitcase | odd-socks
    turn: square dusk clear behind | look-up surprised | plinth | hat-blown-off
    trouble: street dusk clear wide | run funny | door | cat-asleep
    stakes: station dusk cloudy medium | point worried | door book clock | mouse-watching
    try1: square night clear wide | throw hopeful | fence |
    fail1: square night clear medium | look-down surprised | bench | snail-passing
    try2: street night clear wide | carry hopeful | sausages | moth-round-lamp
    fail2: station night clear medium | laugh funny | sausages door | cat-asleep
    try3: square night cloudy wide | pull brave | rope table |
    fail3: square night cloudy wide | sit funny | rope bucket | frog-in-cup | wet
    low: station night fog medium | sit sad | bench clock | | wet
    clue: square night clear close | peek curious | plinth leaf | snail-passing | wet
    insight: station night fog medium | think hopeful | clock | | wet
    means: square night clear wide | walk brave | plinth | moth-round-lamp |
    snag: square night clear medium | look surprised | fence clock | |
    rescue: station night clear close | reach hopeful | cart suitcase key | mouse-watching |
    choice: square night clear behind | stand thoughtful | fence suitcase | |
    climax: square night stars medium | sit wonder | plinth clock | |
    resolution: square night stars wide | cheer joy | suitcase table bunting | bird-on-head |
    close: square night stars medium | laugh happy | cake cushion plinth | small-copy-of-hero |
  `,
  deeds: `
    home: figure on plinth; figure sit calm; hero point happy; no clock; others crowd
    friend: hero touches figure
    want: figure on plinth; figure sit calm; hero hold excited; cup on table
    stakes: figure in station-door; no door; no clock; no book; others stationmaster
    fail1: figure gives pym-bench to hero; figure give proud; hero reach surprised; no bench; no door; others
    try2: hero gives sausages to figure; hero give hopeful; figure reach excited; no basket
    try3: hero pulls rope beside figure; figure pull joy; no table
    try3[porters]: others porters
    try3[hedge]: friend crawl
    fail3: figure pulls rope beside hero
    low: hero on bench; figure lie sad; with signal-lamp; no clock
    low[drumsticks]: drumsticks on bench
    clue: at square night medium; hero touches ivy-plinth; no plinth; no leaf; no figure; no plate; no sandwich
    choice: no fence
    snag: hero touches spiked-gate; figure sit worried; no fence; no key; others stationmaster
    rescue: friend gives iron-key to hero; no key
    rescue[crawling]: friend lifts iron-key; friend kneel proud; hero sit; no key; no suitcase
    climax: hero on while-plinth beside figure; no plinth
    resolution: hero on while-plinth beside figure; no plinth; with figure
    close: figure on while-plinth; no plinth
    close[moved up]: hero on while-plinth beside figure; friend laugh
    close[crocodile]: with croc-table; no cake; no cushion
    try1[stick]: hero throws dog-stick; no fence
    fail2: figure in station-door; with dog-heap; hero look surprised; no door; no basket; no sausages; others
    trouble: figure touches door; no donkey; no boots
    trouble[nurse]: figure touches nurse-door; figure reach hopeful; no door; no donkey; no boots; others
    trouble[hat stand]: hat-stand against nurse-door
    turn: figure on left-plinth; hero look-up; figure sit surprised; no plinth; no bench; no coin; no bird
    insight.look: at here wide; figure in station-door; no door
    insight.move: at here wide; figure walk; with leaf
    insight.sound: at here wide; hero whisper; figure listen; no clock; others porter
    means.look: hero touches ivy-plinth; no plinth; with figure
    means.move: hero pulls rope beside figure
    means.sound: with figure; figure run joy
  `,
  lapStage: `
    home: square morning clear wide | wave happy | plinth | bird-on-head
    friend: square morning clear medium | wave happy | suitcase |
    want: square morning clear wide | look excited | plinth bunting suitcase |
    turn: square day clear medium | look-up surprised | plinth |
    trouble: square day clear wide | run funny | suitcase plinth |
    stakes: square day clear close | reach sad | plinth |
    try1: square day clear medium | throw hopeful | plinth dog-stick |
    fail1: square day clear medium | look surprised | plinth bird dog-stick |
    try2: square day clear medium | give hopeful | plinth bread |
    fail2: square dusk clear medium | look funny | plinth bread goose |
    try3: square dusk clear medium | hold hopeful | plinth hat |
    fail3: square dusk cloudy medium | look sad | plinth hat |
    hobby: square dusk cloudy medium | stand happy | |
    flaw: square dusk cloudy close | think thoughtful | |
    low: square night clear wide | sit sad | plinth lantern |
    clue: square night clear close | listen curious | plinth |
    insight: square night clear close | think hopeful | plinth |
    means: square night clear medium | sit brave | plinth |
    snag: square night clear medium | look worried | clock plinth |
    rescue: square night stars medium | sit happy | plinth hat suitcase |
    choice: square night stars close | kneel thoughtful | mouse |
    climax: square night stars wide | sit wonder | plinth suitcase lantern |
    resolution: square night stars wide | hug joy | plinth lantern |
    close: bedroom night stars medium | lie calm | bed pillow |
  `,
  lapDeeds: `
    home: figure on plinth
    turn: figure on plinth
    stakes: figure on plinth; hero reach
    try1: figure on plinth; hero throw; with figure; with dog-stick
    fail1: figure on plinth; with figure
    try2: figure on plinth; hero give; with figure
    fail2: figure on plinth; goose against plinth; with figure; no hat
    try3: figure wears hat
    fail3: figure on plinth; hat against plinth; with figure
    low: hero on plinth beside figure; with figure; no hat
    clue: figure on plinth; hero play-music; with figure
    means: hero on plinth beside figure; with figure
    snag: figure on plinth; with figure
    rescue: hero on plinth beside figure; with figure; hat on suitcase
    climax: hero on plinth beside figure; with figure
    resolution: hero on plinth beside figure; with figure
    friend[hat]: with hat
    want[sad]: figure on plinth; with figure
    want: figure on plinth; with figure
    trouble: figure on plinth; with figure
    insight: figure on plinth; hero point; with figure
    close: hero in bed; hero sleep calm; no figure
  `,
  b0_3: `
@home Gus was a big stone dog. {Hero} came by with the {kit}. "Hello, Gus!"
@home By the station sat Gus, a dog made of stone. {Hero} held up the {kit} for him to see.
@home Who sat on a stone all day, and did not bark? It was Gus. {Hero} showed him the {kit}.
@friend The porter's little girl went by with a bag. "Hello, {Hero}! I cannot stay." Off she ran.
@friend Mr. Pym had a very tall hat. He took it off to {Hero}, and went by.
@friend "Good morning, {Hero}," said Mr. Pym, and he ran for his train.
@want {why} They all ran by, to {event}. But who was that?
@want {why} Hats and bags went by, to {event}. Who said stay?
@want {why} It was nearly time for {event}. But who was sad?
@turn It was Gus! He was not a happy dog. {refrain}
@turn {Hero} looked up. Gus had a tear on his stone nose. {refrain}
@turn "Was that you, Gus?" said {Hero}. Gus looked so sad. {refrain}
@trouble A man ran by. A girl ran by. {run1} What did Gus want?
@trouble On went the bags and the boxes. {run1} What was the matter with Gus?
@trouble Nobody looked up at Gus. {run1} "What is it?" said {Hero}. What did he want?
@stakes {Hero} patted one cold paw. "I will find out, Gus," said {Hero}.
@stakes Poor old Gus! {Hero} put a hand on his cold stone foot.
@stakes Gus could not wag, and Gus could not bark. {Hero} gave him a pat.
@try1 Did Gus want a stick? {Hero} found a good one, and threw it, and...
@try1 All dogs like sticks. "Fetch this stick, Gus!" said {Hero}. Up it went, and...
@try1 Here was a stick. One, two, three, {Hero} let go, and...
@fail1 A bird took it, to make a bed. People ran by. {refrain}
@fail1 Clonk! It hit Gus on the nose. Sorry, Gus! {refrain}
@fail1 It came down, and there it lay. Gus just sat. {refrain}
@try2 Did Gus want a bun? {Hero} had one, all warm. {Hero} held it up. Who came?
@try2 All dogs like buns. "Open wide, Gus!" said {Hero}. Did he?
@try2 {Hero} put a bun down, by Gus's paw. Who ate it?
@fail2 Honk! A goose ate it. People ran by. {refrain}
@fail2 A goose came, and then there was no bun. {refrain}
@fail2 Gus did not eat. But a goose did. Gulp! {refrain}
@try3 Did Gus want a hat? {Hero} put one on him, a red one. Wobble... wobble...
@try3 It was cold up there. {Hero} put a warm red hat on Gus's head. Shh...
@try3 Here was a hat, a red one. {Hero} got it over one ear. It slid... and slid...
@fail3 Off it fell, the red hat. Gus was still sad. {refrain}
@fail3 It was a good hat. It was not what he wanted, {Hero}. {refrain}
@fail3 Now Gus had a hat, and a tear. {refrain}
@low {Hero} sat down, close to Gus. {run3}
@low It got dark. {Hero} sat on the stone. {run3}
@low "I do not know, Gus." {Hero} sat down. {run3}
@clue {Hero} stayed, and played. {Went}, went the {kit}. What was that? Thump, thump!
@clue {Went}, went the {kit}. Thump! It was something at the back. <pal:{Pal} saw it move.|It moved!>
@clue {Went}, went the {kit}, close to Gus. And thump, thump, thump, went the stone. But why?
@insight It was his tail! {Hero} got up, and it stopped. {Hero} sat down. Thump! So was it...?
@insight Up. No thump. Down. Thump! {Hero} looked at Gus's tail. Did he just want...?
@insight It was Gus, and Gus was wagging. He did not want a hat. Did he want {Hero} to...?
@means {Hero} got up by Gus, and sat, and stayed. {Went}, went the {kit}, just for him.
@means "I will stay," said {Hero}. {Went}, went the {kit}, up there with Gus. Thump, thump!
@means {Hero} sat down, right by Gus. {Went}, went the {kit}, and nobody ran off.
@snag Bong, went the clock. It was late, and {Hero} got up. Oh, Gus...
@snag "Time to go home," said somebody. Gus's tail stopped. {Hero} looked at him...
@snag Bong, bong! It was time to go. One big stone tear fell, plop...
@rescue "Sit with us!" said {Hero}. Mr. Pym took off his hat, and sat down. Thump!
@rescue "Stay a bit," said {Hero} to Mr. Pym. And he did! He sat by Gus. Thump, thump!
@rescue "Come here!" {Hero} called. So Mr. Pym came, hat and all, and sat.
@climax The man sat, and the girl sat, and all the bags sat. Thump, thump, thump, went Gus!
@climax One came, and two came. Then they all came, and sat down by {Hero} and Gus.
@climax They had buns on the stone, in the dark, and nobody ran. Gus wagged and wagged.
@resolution "WOOF!" said Gus. {Hero} hugged one warm stone ear. {turned}
@resolution Gus was not cold at all now. {Hero} lay on his back. {turned}
@resolution All the town sat with {Hero} and Gus, under the moon. {turned}
@close {toast} {Hero} was in bed. Thump, went a tail, far off. {ends}
@close {toast} Then to bed. See you in the morning, Gus! {ends}
@close {toast} Good night, stone and hat. Good night, Gus. {ends}
`,
  b4_6: `
@home {Hero} lived in {home}, where everyone changed trains and no one stopped. Only Gus did. He was a metal dog, as big as a pony. STAY, it said on his tall stone.
@home The trains stopped at {home}, but the people didn't. They ran past {Hero's} window with their bags. In the middle sat Gus, a metal dog the size of a pony. His stone said STAY.
@home "Mind out! Late!" they said in {home}, and ran. {Hero} felt sorry for Gus, who was metal, and like a pony with no pony friends. "STAY," said his stone, and he did.
@friend "Good morning, Gus," {Hero} said each day. He had a black fence, to keep him nice. But one paw stuck out, and it was patted as gold as a ring.
@friend KEEP OFF, said the gate. So {Hero} put an arm in, right and shook Gus by the paw. It was shiny. People gave it a rub for luck, as they ran.
@friend {Hero} shook hands with Gus each day, through his fence. His one gold paw was warm by then, from all the people who had slapped it and run.
@want They put tables all round Gus, for {event}. {why} The last train would bring the people.
@want Mrs. Crewe, who ran the station, had asked forty people. She and {Hero} laid the tables for {event} right under Gus. {why}
@want Forty plates for forty people! {Hero} put them out, with Mrs. Crewe, and Gus got a flag on each ear. It was for {event}. {why}
@turn The lamps came on. Gus put up one ear, and stretched, and jumped. CLANG! And there was the stone with no dog on it. {refrain}
@turn Gus yawned. A [pigeon|sparrow] fell off his head. "Did you see that?" said {Hero}. And down came all of him at once, like a piano. {refrain}
@turn "He moved," said {Hero}. "He can't," they said. Then Gus had a long, squeaky stretch, and stepped off. Boom! Down fell the spoons. {refrain}
@trouble A man ran by. Off went Gus after him, clang, clang, to his own door. It shut. So he went after a lady. {run1} What did he want with them all?
@trouble Gus walked people home. He did it politely, one step behind. In went the nurse, bang went the door, and there he sat. {run1} Who would be next?
@trouble Clang, clang! That was Gus, seeing a baker home. "Well, good night," said the baker, and shut the door. So Gus found a teacher. {run1} How many would Gus try?
@stakes "It's in the book," said Mrs. Crewe, who ran the station. "He gets one night off. At twelve he'll turn hard again, wherever he sits." Gus sat down in the station door. Who could get out, for {event}?
@stakes Mrs. Crewe had a fat book of rules. {Hero} found the page. Statues get one night off, it said, and at twelve they set, like jelly. "But Gus is in my doorway!" said Mrs. Crewe. "Nobody can get out. There goes the {party}!"
@stakes "Just one evening off," read Mrs. Crewe, out of the rules. "At twelve o'clock they stick." {Hero} looked at where Gus sat. He was in the doorway of the station, like a foot in a boot. What about {event}?
@try1 "He's a dog," said {Hero}. "What do dogs do? They fetch!" {They} took a good stick and threw it up on the stone. "Fetch, Gus!" And off he went...
@try1 {Hero} waved a stick, not too fat and not too thin, under that big cold nose. "Get it, Gus!" It flew right on to the stone, and after it ran...
@try1 All the sticks were for other dogs. Poor Gus! "You'll love it," {Hero} told him. It flew over the fence, to just where he should sit. Gus ran like a train, and...
@fail1 Gus ran straight past the stick. He came back with a bench, and a man on it, and put it down on {Hero's} foot. {refrain}
@fail1 Crash! Gus had found something much better than a stick. He put a bench down by {Hero} and wagged. "Good evening," said a man who was sitting on it. {refrain}
@fail1 Over the flower beds came Gus, with a bench in his mouth. He gave it to {Hero}. It had a man in the middle, who lifted his hat. {refrain}
@try2 "Food, then," said {Hero}. {They} laid sausages all down the street, as far as the stone. Gus put down his nose and sniffed, and sniffed...
@try2 {Hero} made a long, long line of sausages, from Gus to his stone. It smelled like Sunday. He opened his mouth...
@try2 "Is he hungry?" said {Hero}. One sausage for each step, they put down, all the way home to his stone. Sniff, went Gus. Then his big jaws...
@fail2 But a metal dog can't eat. All the other dogs could. They ran out of every house and ate the lot. Then they sat down all round Gus.
@fail2 Gus only looked. But up ran every real dog in {home}, with its mouth open. Now {Hero} had a doorway full of dogs. They liked sitting with Gus.
@fail2 You need a tummy for sausages, and Gus was metal all through. Pitter, patter! Forty small dogs had tummies. When they were full, they lay down on Gus and {Hero}.
@try3 "Then we must pull," said {Hero}. They tied a rope round Gus. Ten porters took hold, and Mrs. Crewe. {run2} "One, two, three, and..."
@try3 {Hero} got a rope as long as the street. Everybody took a bit of it. Gus, at the far end, looked round to see. {run2} "Now pull! And pull..."
@try3 "He'll have to be towed," said {Hero}. Round Gus went the rope, and ten porters spat on their hands. {run2} All of them leaned, and...
@fail3 How pleased Gus was! He took the rope in his teeth and pulled them all twice round the square, and then through the fountain. Splash! {refrain}
@fail3 Nobody had told Gus which game it was. He bit the rope, and he ran. Behind him came {Hero} and all the rest, on their tummies, past the tables, past the tables again, and into the cold fountain. {refrain}
@fail3 Gus pulled back! Down went the porters, like pegs off a line. {Hero} saw the clock go past, and saw it again. Then it was all very cold. {refrain}
@low {Hero} wrung out one sock. The {kit} {kitWas} wet. In the doorway sat Gus, with his ears flat, and looked where the trains went. {run3}
@low {Hero} sat on the bench, by the wet {kit}, and dripped. "Bad dog," somebody had said. Gus had heard it. He had turned his nose to the dark, where the trains go. {run3}
@low Soon it would be twelve. The {kit} {kitWas} full of water. {Hero} tipped it out, and Gus lay with his chin on his paws. He had only asked them to play. {run3}
@clue {Spotter} went up to the stone. Gus had torn its ivy. Next to his place was a smooth, round dip, just big enough for one person. Who used to sit there?
@clue It was {Spotter} who looked in through the bars. There were two worn places on the stone. One was for Gus. The other was small and smooth, with torn ivy round it. Whose was that?
@clue There was a place where Gus sat. And there was one more, next to it, round like a bowl. {Spotter} found them both, when the ivy came off. Do dogs have chairs?
@insight.look {Hero} looked at Gus, and then at the stone. "{Rule,}" {they} said. All those people! All those pats! How many of them had ever sat down?
@insight.look Two places! "{Rule,}" {Hero} told {themself}. So {they} looked at Gus again, all alone in the doorway. He was not being bad. Was he keeping watch for somebody?
@insight.look "{Rule,}" {Hero} said. So first {they} saw a big bad dog in a door, and then {they} saw Gus. He had watched people's backs for a hundred years. Did he want to see a face?
@insight.move "When people go, Gus goes," said {Hero}. "{Rule}" All he wanted was to come along with someone. But what if that someone was going to the little seat?
@insight.move A leaf blew across the square, and Gus walked it to the corner. "{Rule,}" said {Hero}. You can't push a dog like that, or pull him. Who says you can't take him for a walk?
@insight.move "{Rule,}" thought {Hero}. A cat went home, and Gus went too, and then he came back by himself. He would go anywhere, with somebody! Well, what if the somebody lived at his house?
@insight.sound Ding! It was very soft. "{Rule,}" said {Hero}, and did. Down the street a door had opened. Gus's tail had hit the ground. A hundred years of goodbyes! Who ever said hello to him?
@insight.sound "{Rule}" {Hero} held {their} breath. Was that a bell? No, it was Gus. When a step came near, his tail said ding. When it went away, it stopped. Was he asking them something?
@insight.sound You could hear Gus's tail. Ding, it went, for feet that came. "{Rule,}" {Hero} said. There was no ding for feet that went. Was Gus hoping that they came to see him?
@means.look {Hero} {method}. And there, behind the ivy, were steps! They went up to the seat. {Hero} gave it a pat, the way you keep a place for a friend. Up got Gus, and came.
@means.look Close to the stone {Hero} {method}. What was that under the leaves? Four little steps, as worn as old spoons. "Look, Gus," said {Hero}. "There's room for two!" Clang, clang. He came to see.
@means.look {Hero} {method}. Nobody had been round the back before. There were stairs there, small ones, up to the empty place. "Gus," said {Hero}, "I've kept you a seat." Clang! He stood up.
@means.move Gus still had hold of the rope. He gave a tug, and this time {Hero} {method}. That surprised him so much that he came along. Clang, clang, side by side, they crossed the square.
@means.move {Hero} took one end of the rope, and Gus took the other. Tug! {Hero} {method}. Tug, and step; tug, and step. And then it was {Hero} who turned for the stone, and Gus who came too.
@means.move "Walkies!" said {Hero}. {They} {method}. No one pulled, so Gus did not pull either. They went round the fountain, the dry way. They came to a stone that he knew.
@means.sound Ding, said the tail. {Hero} took {their} {kit} and {method}. "Hello," it meant. "Hello, hello!" Two flat ears went up. Out of the doorway came Gus, ding, dong, all over the square.
@means.sound Ding, went Gus. And from over by the stone, with the {kit}, {Hero} {method}. He put his head on one side. In a hundred years no one had ever rung him back. Ding-dong, ding-dong, he came!
@means.sound {Hero} {method}. Out in the doorway, Gus sat up. It was just what his tail said! So he said it, and {they} said it, closer and closer, until they were nose to nose.
@snag But Gus couldn't jump up, and the gate was locked. "I've got the key," said Mrs. Crewe. She felt in her pocket. There was a hole in it. And it was two minutes to twelve, and...
@snag The gate was shut, so Gus sat down to wait. Mrs. Crewe felt in her coat, and then in her hat. "I had the key before the rope," she said. The clock gave a cough, and...
@snag The fence was too high for a dog in armour. {Hero} shook the gate. "Ah," said Mrs. Crewe, and showed Gus the hole in her pocket, where the key used to live. The clock went click, and...
@rescue "It fell out when you fell over," said the porter's little girl. Nobody ever saw her, she was so small. She crawled {hid}, and came out with {key}.
@rescue The porter had a little girl. People put bags on her, by mistake. "I saw it hop," she said. In went one thin arm, {hid}, and out came {key}.
@rescue "There's a key in there," said a girl on the cases. They had sat on her twice that day. She put her arm {hid}, and then she waved {key}.
@climax Squeak, went the gate. Gus went up, and so did {Hero}, who pulled off the ivy. STAY A WHILE, it said. So {Hero} sat down in the seat. Bong, went the clock, twelve times.
@climax The key turned. Gus climbed up, and went round three times, like any dog. {Hero} tore the ivy away. "STAY A WHILE," {they} read. And in the little seat, close to that big cold side, {they} stayed.
@climax The gate let them in. "STAY," read {Hero}, and then {they} pulled off more ivy, and it said, "A WHILE." It was for people! {They} sat down, and Gus put a big cold chin on {their} knee.
@resolution The last train came in. Out ran the people, bags and all. They saw {Hero} and Gus, and they read the words. One sat down, and then two, and then ten. {turned}
@resolution "Quick, quick!" said the people off the train. They got as far as the stone. "Oh," said one, and put down her bag. Somebody leaned on Gus. "Is there room?" they asked {Hero}. {turned}
@resolution Here came everybody, late and in a hurry! But up there sat Gus and {Hero}, not in one at all. "That looks nice," said a man. He put his hat on Gus, and sat. {turned}
@close {toast} {ends} They never put the gate back. And Gus had turned his head, to see who sat with him.
@close {toast} {ends} They sold the gate and bought a cushion. Somebody sat there, and Gus never saw another train.
@close {toast} {ends} They took the gate away. If you change trains there, you can sit up with Gus.
`,
  b7_9: `
@home Nobody came to {home} on purpose. It was where you changed trains. People ran out of one door, past {Hero's} window, and in at another. Only Gus never went anywhere. He was a dog, as big as a pony and made of bronze, and the stone he sat on said STAY.
@home From {Hero's} window in {home} you saw a thousand people a day, and not one of them twice. They went round the tall stone like water round a post, with their coats half on. On top was a bronze dog the size of a pony. "Stay," it said under his paws, and his name was Gus.
@home The clock at {home} ran fast, from being looked at. Seven hundred trains a day! {Hero} could hear them run for it: shoes, bags, shoes. The only one with time was Gus, up on his stone, in bronze, as large as a pony. It had STAY on the front.
@friend There was a fence round Gus, to keep him nice, with spikes along it and a gate that said KEEP OFF. But one front paw stuck out between the bars. Everybody patted it on the way to a train, and it shone like a wedding ring. "Morning, Gus," said {Hero}, every day, and patted it too.
@friend Most of Gus was green, as old bronze is. But if you put an arm between the bars you could just reach a paw; and so many people had done it, in such a hurry, that the paw was pure gold. "How do you do," said {Hero} each morning, and shook it. It seemed only polite.
@friend Every morning {Hero} shook hands, and took {their} time over it. It had to be done through spikes. They had fenced Gus in, for his own good, with a gate marked KEEP OFF, and he'd put one paw out. That paw was bright gold. "And how are you today?" said {Hero}.
@want There were to be tables all round Gus that night, for {event}. {why} "Forty guests," said Mrs. Crewe, the stationmaster. "All on the last train. It's never been late yet."
@want Mrs. Crewe, who ran the station, had written out a timetable for {event}. It said when each spoon was to arrive. {Hero} was in charge of bunting, which went from clock to lamp by way of Gus. {why}
@want "Spoons," said Mrs. Crewe. It was her station. "Forks. Forty of each, for the late train." It was all for {event}. {why} {Hero} laid the last table right between the paws of Gus, and gave him a napkin.
@turn At six the lamps were lit, as usual. Gus put up one ear. That was not usual. Then he got to his feet and stretched, front end first, with a noise like a very old gate, and jumped. CLANG! Every spoon in the square lay down, and there was the stone, with no one on it. {refrain}
@turn {Hero} was up a ladder with the bunting when somebody yawned, right beside {them}, and it smelled of pennies. A pigeon fell off. Gus put a paw out into the air. And a hundred years of dog came down into the square like a dropped piano. {refrain}
@turn What {Hero} saw first was a pigeon with nothing under it. Then Gus finished standing up. He shook himself, and it rained old pennies; he looked over the edge, to see how far it was; and he came down like a wardrobe off a cart. Forty forks jumped. {refrain}
@trouble "Excuse me?" said a man with a bag, for Gus had fallen in behind him: clang, clang, clang, up the hill to the man's own door. It shut. The step cracked. So he went back for somebody else. {run1} What could he want with them all?
@trouble Gus wasn't fierce. He walked people home, that was all, one pace behind, like a footman. But they did go in when they got there; people do. Bang went each door, and there he was on another broken step. {run1} Which of them was he after?
@trouble "Is it following me?" asked the nurse. It was. Gus went behind her up the street, in step, as far as her mat, and sat down there to be asked in. "Nice dog," she said, and put the chain on. The mat sank. So he picked out a postman. {run1} Did Gus mean to try the lot of them?
@stakes "Page four hundred," said Mrs. Crewe, and banged down the book of rules. "A statue gets one evening off in a hundred years. At midnight he'll set, wherever he is, and that's him till the next time." They both looked. Gus had sat down in the station door, and he fitted it like a cork. "And who," said {Hero}, "will get out past that, for {event}?"
@stakes It was {Hero} who found it in the rule book, in very small print. Statues, evenings off: one every hundred years. They must be still by the last stroke of twelve, and where they are then, they are for good. "Where's Gus?" said Mrs. Crewe. He was in her doorway. "That's forty guests stuck in a train," she said faintly. "And no {party}."
@stakes "A statue may go out for one evening in each century," Mrs. Crewe read, with her finger under it. "When it strikes twelve he shall stick fast, wherever he has got to." {Hero} asked where Gus had got to. Then it went dark. He was sitting in the only doorway. Who'd come to {event} through that?
@try1 "What do you do with a dog?" said {Hero}. "You throw something!" {They} showed a good stick to Gus, who hadn't been shown a stick since he was made, and swung three times, and let go. Up it went, over the spikes, and dropped neatly on the stone. "Fetch!" And away he went...
@try1 {Hero} had the perfect stick. It had a bend in it, and a smell. "See this?" {they} asked Gus, and his great head went from side to side, squeaking. Over the fence it flew; it landed on the stone, dead centre. His back legs bunched...
@try1 "No dog says no to a stick," said {Hero}, and picked one with a knob. Gus had watched ten thousand sticks go by, and not one was ever for him. He hummed like a bell. {Hero} aimed for his own stone, up above the spikes, and threw, and Gus...
@fail1 Gus went by the stick without a glance. When he came back he was carrying a bench. He set it down on {Hero's} foot. "I say," said a man called Mr. Pym, who was still sitting on it with his newspaper. "Is this the platform?" {refrain}
@fail1 The stick was for small dogs. "Oh dear," said the butcher. For Gus trotted back and gave {Hero} a park bench. Mr. Pym, who had been reading on it, asked quite kindly if anyone meant to throw him. {refrain}
@fail1 There were four loud pops. When Gus came out from under the trees, he had his head up high, to keep the feet of it off the ground. "Bench," said {Hero}, from below. "I had just got to the crossword," said Mr. Pym, who came with it. {refrain}
@try2 "They'll do anything for food," said {Hero}. The butcher was got out of bed, and forty hot sausages went down in a line along the street, from the station to the stone. It was a smell you could have leaned on. Gus took one step, and then another, and opened his jaws...
@try2 {Hero} came down the street with a basket, dropping a fat brown sausage every yard, like somebody in a tale who does not want to get lost. The last of the forty lay right by the stone. "He's getting up," whispered Mrs. Crewe. Gus bent over the first one, and breathed in, and...
@try2 "Sausages," said the butcher, "never failed yet." He fried his whole window. {Hero} carried them out on a tray, and put one down at every step from here to the stone, as you'd lay a path. Gus gave one long sniff, like wind in a drain. He bent. He opened...
@fail2 There is no way down inside a bronze dog. {Hero} had not thought of that. Gus only sighed. But other dogs are hollow all through, and they poured out of every door in {home}. Then they lay down about Gus's feet, and went to sleep.
@fail2 "He can't swallow," said {Hero}. But every other dog in {home} could. They came over walls. They came on leads, with people on the other ends. When it was over the street was licked clean, and in the doorway, packed round Gus like puppies, lay forty more dogs. They looked ready to stay for ever.
@fail2 {Hero} tapped Gus on the chest, and it went "tunk"; there was no room in there for so much as a bun. "What a waste," said Mr. Pym. It wasn't wasted. Forty other dogs had smelled it too; and when they'd done, each licked its nose and lay down next to Gus.
@try3 "Then it will have to be pulling," said {Hero}. They put a rope round Gus, and on the other end of it twenty porters, the butcher and Mr. Pym. {run2} "He's only the weight of a piano," {Hero} told them. "Two pianos. On three, then! One, two..."
@try3 {Hero} fetched the rope that they used for engines. Everyone took hold: porters, the butcher, Mr. Pym with his paper in his teeth. {run2} Gus watched it grow tight, and his behind began to wag. "Pull!" shouted {Hero}. "And again! And..."
@try3 "Two dozen of us, and only one of him," {Hero} said. The rope was as thick as a leg. They put it round Gus, who was charmed, and held his chin up for the knot. The porters spat on their hands; Mr. Pym folded his newspaper. {run2} "Take the strain!" said {Hero}. "Ready? Steady..."
@fail3 You should never show a rope to a dog. Nobody had played that with him for a hundred years. Gus bit. He pulled them twice round the square on their fronts, and once, slowly, to make it last, through the fountain. {refrain}
@fail3 "He's moving!" yelled {Hero}, and it was true. He had the rope in his teeth and his eyes half shut for joy. Twenty-three people went by the tables, lying down, twice. At the fountain Gus took a short cut, and each of them, one after another, found out how deep it was. {refrain}
@fail3 To Gus it was tug-of-war. He waited till they were all nicely set, so as to be fair; and then he ran. "Let go!" cried {Hero}, round the clock, and "Let go!" round it again. By the time that anyone did, there was goldfish in it. {refrain}
@low "Half past eleven," said Mrs. Crewe, and went off to get dry. {Hero} emptied {their} shoes; and a frog came out of the {kit}. Over there was Gus, ears flat, looking up the line. "He spoils everything," a porter had said. {run3}
@low Water ran out of {Hero's} sleeves. "I give him up," Mrs. Crewe had said, wringing out her hat. "He's no sort of dog at all." Gus must have heard. He only turned round until his nose was to the rails and the dark; and the {kit} began to drip. {run3}
@low The square dripped. {Hero} had wrung out what there was, and spread the {kit} along the bench, to steam a bit. "Give him to some other town," they were saying, quite loud. Gus had put his chin down on his paws; you could see a far-off red lamp, very small, in each of his eyes. {run3}
@clue Someone had to pick up the plates. So it was {Spotter} who came past the empty stone, and stopped there. Half the ivy had come down with Gus. Beside the place where he sat was another, a smooth round dip, as wide as a person. Under STAY stuck out the leg of one more letter. Who'd been sitting there?
@clue "Isn't it broad?" <mute:thought|said> {Spotter}, with an eye to the bars. It was much too wide for one. Next to where Gus kept his paws was a hollow, shiny as a spoon, with a bit of old sandwich paper tucked down behind. Torn ivy hung across the front. Was that an A, after STAY? And whose seat was it?
@clue {Spotter} stepped over the ivy that Gus had pulled down, and looked up. There were the four dents of his feet. There was a fifth, round and deep and polished, like the seat of an old armchair; and that wasn't made by paws. Over it, half a letter showed in the leaves. Why would there be room for two?
@insight.look {Hero} climbed up on the bench to see. A place for him, and a place for somebody. "{Rule}" So {they} turned, and looked at Gus again. All evening they'd asked how to move him. Who had looked where he was looking?
@insight.look A seat! {Hero} stared at it, and over {their} shoulder at the doorway. "{Rule,}" {they} said. At first you saw Gus, in the way. But if you went on looking you saw what he saw: backs. It was a hundred years of backs, running for a train. How would anyone like that, for a view?
@insight.look "{Rule,}" was the thing, so {Hero} turned from the two places to the one dog. At first go, he was in the way. At second go, he was looking out. It's how you sit at a window when someone has told you they won't be long. How long was it, now, since anybody had sat with Gus?
@insight.move {Hero} thought about the night. When the man went, Gus had gone. When they pulled, he'd pulled. "{Rule,}" said {Hero}, slowly. "But that's all he does!" He had never once in his life been asked to come along. And if the person that he came along with were going to sit down?
@insight.move Over in the dark a late cat set off for home. Clang, clang: Gus saw it as far as the wall. He came back. A moth went by, and he saw that off, too. "{Rule,}" said {Hero}, and stood up so fast that the bench fell over. They had got the wrong end of the rope! When do you ever have to pull a dog to take him for a walk?
@insight.move "{Rule}" It was what {Hero} told people about nearly everything; and the only one in town who did it was Gus. A bat flew over, just then, and he got up and saw it to the chimney. "Why, he'd follow anything," {they} said. So who was going to go the right way?
@insight.sound Ding. {Hero} raised {their} head. "{Rule}" It was {their} own rule, and {they} had shouted all night. Far up the street a door opened; "Hello, you!" said someone; and ding, went the tail of Gus. He'd had goodbye in that square a thousand times a day. Had he ever been given the other one?
@insight.sound In the quiet you could hear the place breathe. "{Rule,}" {Hero} told {themself}. There were drips. There was a sort of bell, very low. It came from Gus: if a step drew nearer, his tail would give a ding, and if it went off down the hill, there was nothing. It wasn't a noise, then. It was a question. What would happen if somebody answered it?
@insight.sound "{Rule,}" {Hero} whispered, with a finger up. A late porter was coming across the wet stones, and at each step there was a ding, like a spoon on a glass. He went by. It stopped. Why, that was a tail! Gus had rung it for every traveller there ever was. Had no one thought it was meant for them?
@means.look At the back of the stone {Hero} {method}. Nobody ever did. Under the leaves were four steps, hollow in the middle, like old spoons. You couldn't see the trains from up there, only each other. {Hero} looked across at Gus, and patted the stone. "Look," {they} said. Clang. Clang. He was coming.
@means.look {Hero} went right round to where the ivy was thickest and {method}. Steps! They were small, and worn, and they went up to that second place. "Gus," {they} said, and did not say it loudly. It was the voice in which you tell someone that you've kept them a chair. A great green head came round the door. It looked at {Hero}. It looked twice.
@means.look {Hero} pushed in behind the ivy, and {method}. It wasn't all stone. It was stairs! Somebody's shoes had gone up and down there until every step had a dip. "Gus, it's a chair," said {Hero}, "and it's next to yours." {They} swept the leaves off it with a sleeve. There came a clang, and a wait, and a clang.
@means.move Gus had kept his end of the rope, in hopes. {Hero} put down the {kit} and took hold of the other. He tugged. {Hero} {method}; and he was so astonished that he sat down. "Again?" said {Hero}. By the third time it was more of a dance, with a lot of legs. And when {Hero} turned for the stone, he turned.
@means.move "Come on, then," said {Hero}. "Walkies." {They} left the {kit} on the bench and took the rope, where it was slack. Off went Gus; {Hero} {method}. Left at the lamp. Right at the clock. Nobody was leading and nobody was led. So it felt quite natural, after twice round the fountain, to stroll up to a certain tall stone, and stop.
@means.move The slack end lay by the {kit}. {Hero} picked that up and stood beside Gus, facing the same way, as friends do at a kerb. "Where shall we go?" {they} said; and when he set off, {Hero} {method}. They looked in at the butcher's. They looked at the moon. They walked home, is what it came to, with one of them ringing on the stones.
@means.sound {Hero} took the {kit} and went out to the middle of the square. Ding, said the doorway. {Hero} {method}. Nothing stirred. {They} did it again, a bit nearer to the stone: it meant hello, or as good as. Up came one ear, then the other. Ding! said Gus; ding, dong, ding! and he was out of that door like a fire engine, ringing at every step.
@means.sound It took a while to find the note. Then {Hero} {method}, with the {kit} on {their} knees, on the bottom of the stone. Over the way a bronze tail stopped in the air. You could see him think. A hundred years, and he had never been rung back! He answered. So did {Hero}. He came across the square to it, one ding at a time, with his head on one side.
@means.sound {Hero} climbed on the foot of the stone, and {method}. You'd have said that it was a tail. Over the way, Gus stopped breathing, if he had ever started. Nobody had called him, not in all his days! "Ding?" he said; and {Hero} told him, "Ding." He came in a straight line, through two flower beds and a table, so as not to lose the place.
@snag Getting down is one thing. Gus looked up at the spikes, and sat. "There's a gate," said {Hero}. "Where's the key?" "In my pocket," said Mrs. Crewe, "where it's been for thirty years." She put her hand in there, and it came out at the bottom. The hole was new. Over their heads, the clock drew in its breath to...
@snag KEEP OFF, said the gate. It said it to Gus, too. He put his nose to the lock, and it was the wrong shape. "I had the key on me," said Mrs. Crewe. "I had it right up to the..." She thought of the rope; twice round the square; the fountain. She turned out her pockets, one by one, and the last of them had no bottom. Four minutes. Three...
@snag "Up you get," {Hero} told him. But it was eight feet, with spikes on; and Gus, who had been taught to go round things, sat down by the gate. "It's only locked," said Mrs. Crewe. "I'm never without that key." She felt for it. Three fingers came out through her skirt and waved. High up, the big hand shivered, and...
@rescue "It jumped out when you went round the second time," said somebody's little girl. It was the porter's. She sat on the cases all day, and people took her for one. In she crawled, {hid}, in white, and out she came in black, holding {key}.
@rescue There was someone who had not been pulled through the fountain, since nobody had thought to ask her. "I was holding the hats," said the porter's little girl. "It went ping." She put down nine hats and lay on her stomach, {hid}. First there was a foot, then there was only a shoe. Then she gave {Hero} {key}.
@rescue "You all went by me like a train." It was {small}, who minded the cases, and had a label on. "Something hopped off at this end." There was a gap {hid} that would do for a cat. She went in by the head, and came out by the feet; and she had {key} between her teeth.
@climax The gate gave a scream and opened. Up the four small steps went Gus, on his own, while the clock struck; and {Hero} climbed after him and pulled at the ivy. "STAY A WHILE," {they} read. It had never been meant for the dog! Nine, ten. {Hero} sat down in the little seat. Eleven. Something leaned on {them}, very heavily. Twelve.
@climax One. {Hero} had the gate open by three. Gus went up the back way as if he'd known it all his life, turned round three times, and sat; that was seven. {Hero} was tearing at the ivy, because there was an A behind it, and a W. Ten. STAY A WHILE. "Oh," said {Hero}. "It's for us." Eleven. {They} slid into the hollow, up against all that cold bronze, and felt it give a sigh and settle. Twelve.
@climax There was a shriek, as of thirty years of rust, and they were in. Up went Gus, by the back stairs. Bong! {Hero} tore at the leaves over the word: under the word were more. "A WHILE! Stay a while! Gus, it's an invitation!" So {they} sat in the smooth place, with {their} back against his ribs; and at twelve he was warm, nearly, and quite still.
@resolution In came the last train, on time. Forty people ran out of it, with their eyes on their watches. They got as far as the stone, and looked up, and there was {Hero} with one arm round Gus. They read what it said. A man put down his case. A lady took off a shoe. {turned}
@resolution Nobody could have stopped those people with a net. But there was {Hero}, up on the stone, doing nothing at all, in company with Gus; and it had a sort of warmth. "Is anyone sitting here?" a lady asked. "You are," said {Hero}. Her husband fetched a table. No one looked at the clock. {turned}
@resolution "Hurry!" they were calling, as they always do, out of the last train. Then those at the front stopped, and the rest ran into them. Up there were Gus and {Hero}, with their feet over the edge, looking at nothing. "What are they waiting for?" asked a boy. "I think it's us," said his mother, and put down her bags. {turned}
@close {toast} {ends} The gate was never put back. There's always somebody in that seat now, with a sandwich. And Gus isn't looking at the trains any more. He's got his head turned, to see who it is.
@close {toast} {ends} Mrs. Crewe sold the gate and bought a cushion. You take turns. You climb up round the back with your lunch, and tell him hello. Gus used to face the railway; everyone agrees about that. But all the pictures since that night show him with one ear up, looking sideways.
@close {toast} {ends} It's the only station where people miss trains on purpose. You climb up where the gate was, and somebody shifts along. Gus has turned his head right round from the railway, which bronze can't. He wants to know about you.
`,
  b10: `
@home Nobody has ever gone to {home} on purpose. You change there. The trains come in at one side of the square and leave from the other, and between the two, all day, pours everybody in the world, eating a bun. In {Hero's} square, upon a tall stone with ivy down the front, sat Gus. He was bronze; he was a dog; he was about the size of a pony; and he had one word under his paws. "Stay," it said.
@home There was a notice up in the station at {home}, asking people not to linger. No one ever had. From {Hero's} window you saw the tops of hats, going by at a trot, and parting in two to get round a stone, and closing up again behind it. It was a bronze dog that they went round, as large as a pony. Somebody had cut STAY on the stone, and below that it was all ivy. The guide book called him Augustus. Nobody had time for that. He was Gus.
@home "Change here," is what the guards shout at {home}; and everybody does, at a run, with one arm in a coat. In all its history no one had sat down there. {Hero}, who lived over the ticket office, knew the town by its noise: it went like a tap. Only right in the centre was there a piece of quiet, twelve feet high. It was a stone; the bronze creature on top, as big as a pony, was a dog called Gus. "Stay," the stone told him. It was carved very deep.
@friend Thirty years ago they had put a fence round Gus, to keep him nice. It had spikes along the top, and a gate that was never opened, and KEEP OFF. It had not crossed their minds that he might not want to be kept so nice as all that. Only one paw stuck out between the bars, and there wasn't a traveller who did not give it a rub in passing, for luck; so the whole of him was green and the paw was gold. "Morning, Gus," said {Hero}, who was not going anywhere, and held it for a moment.
@friend Everybody in a hurry needs luck. That was how it began: some person late for the ten past nine had put an arm through the railings, right to the shoulder, and touched the bronze dog on his paw, and caught it. They had all done so since. They didn't break step; it was more of a slap. "They might say good morning," {Hero} told Gus, who was behind spikes, with a gate marked KEEP OFF, and had nobody's manners to rely on but {Hero's}.
@friend {Hero} had worked out how it was done. You turned sideways, because of the spikes; you put an arm in past KEEP OFF as far as it would go, and there, if you had ever thought to stop, was Gus. Most didn't. They gave that one paw a smack, and ran on lucky; it had been smacked to pure gold. "I'm not after anything," {Hero} used to tell him, and kept hold of it till the next train was in. The fence was for his own good. It kept off the good ones.
@want "Plates, forty," said Mrs. Crewe, who ran the station, and ticked it. "Guests, forty; last train; arriving ten to twelve." She had promised to have {event} in the square, all round Gus, and she'd drawn it up, as she drew up everything, in columns. {why} "And what time do they leave?" asked {Hero}, reading over her shoulder. Mrs. Crewe was rather shocked. She hadn't thought of a column for afterwards.
@want For once it was {home} that people were coming to. {why} They were coming from forty directions, by the late train, and Mrs. Crewe the stationmaster had polished the buffers. There were tables in a ring about Gus. {Hero} did the bunting. It wouldn't stretch; in the end {they} took it round a pair of bronze ears, and begged their pardon. "He won't mind," said Mrs. Crewe. "He's a fixture."
@want It isn't easy to get forty people to a place that everyone is leaving. Mrs. Crewe of the railway had done it by letter: they'd be on the last train, all of them, for {event}. {why} The tables were in the square, up against the railings, so that Gus stood at the head like an uncle. "Ten minutes for soup," said Mrs. Crewe to her watch. {Hero} tied a balloon to him. He was the only guest who wouldn't be looking at the clock.
@turn At six the lamps came on, and Gus put up an ear. {Hero} saw it, and decided not to have seen it. He stretched, front half first and back half after, with the noise that a gate makes in a bad dream; he looked over the edge, like someone at the swimming baths; and he jumped. It was not the clang that {they} remembered. It was how, after it, forty plates and forty spoons went on for a full minute saying so to one another. The fence stood. The stone stood. {refrain}
@turn {Hero} had both arms round his neck, on account of the bunting, when Gus yawned. There was a smell of very old pennies. A pigeon got off. "I'm so sorry," said {Hero}, which was foolish, and went down the ladder. A paw came out over the edge. It felt about for the air, and found that it wouldn't bear; and a hundred years of dog came down all together on the flagstones, like a piano that somebody has let go of. {refrain}
@turn It began with the balloon, which nodded. {Hero} was just telling a fork that it had imagined things when, twelve feet overhead, Gus unstuck his front half. It took some time. The back half he left sitting, as you might, to see if it would follow. "Excuse me," said {Hero} to a man going by, "does that dog look to you..." The man had gone. Then so had the dog, and where he'd gone to was down. The balloon got there after him. {refrain}
@trouble A man ran across with a bag. Gus looked after him; one could almost see the thought go in; and then he fell in behind, a pace off, clang, clang, clang, up the hill and along, as far as a green door. It was shut in his face. He sat on the step to see whether it might open, and the step broke. After a while he came back for someone else. {run1} By seven o'clock he had seen home a nurse, two clerks and a tenor. What could he possibly want with a tenor?
@trouble It's hard to complain of being seen home. That was all that Gus did. He chose a person, and kept one step to the rear, like a butler with bad news, and waited while they looked for the key. "Good dog," they said, "go away now, there's a good old fellow," backing in. He gave every one of them about a minute, gazing at the knocker, till the doorstep cracked under him; then he rose, and chose another coat. {run1} He tried nineteen. Whatever he hoped that they would ask him, which of them was going to ask it?
@trouble You can tell when you're being followed by a pony in bronze boots. "Good boy," said the first, on the hill, not turning round. "I expect somebody wants you." Gus heard the bolts. He stayed on the step for as long as there was a step, and then clanged off down to the square; and by half past six he'd been sent home by a dentist, two bishops and a girl with a cello. {run1} Each time Gus picked up his ears and chose again. What did he suppose was going to be different?
@stakes "Page four hundred," said Mrs. Crewe. She had known it would be in the rule book; there was a rule for geese. "Statues, evenings off. One every hundred years, from lamps to midnight. Must be seated by the last stroke of twelve, and where they're sat by then they'll stay." Gus had come in from his rounds and was sitting in the station door, which he filled, as a cork does. {Hero} thought of forty people on the wrong side of him. "What about {event}?" said {Hero}.
@stakes It was {Hero} who found the place, under lost umbrellas, in a print made for ants. A statue was allowed a single night in each century. It might go where it pleased; but at twelve it would set, like a jelly, and there it would be until the next time. "That seems fair," said {Hero}. "Where's Gus?" Mrs. Crewe had felt the draught stop. There is only one way out of that station, and he'd sat down in it. "They'll be able to wave," she said at last. "At the {party}. Between his legs."
@stakes "It's all allowed for," Mrs. Crewe said, and blew the dust off page four hundred. Statues were let out for an evening, once in a century. They needn't be back; but twelve was twelve, and they would stop on the last stroke in whatever spot they'd got to, "and no complaints". She glanced up, for somebody had taken the light. Gus had come to see how long they'd be; he had settled in the way out, which fitted him to a hair. {Hero} counted up the guests. "For {event}," {they} said, "we're going to need thinner people."
@try1 "He's a dog," said {Hero}. "So what do dogs do?" {They} chose a stick out of eleven, for weight. Gus, when it was brought to him, got up in some excitement; he had seen ten thousand of them thrown, from where he sat, and every one for somebody else. {Hero} went back six steps and let fly. It went up over the spikes, and turned, and came down on the very middle of the stone. "Oh, well thrown!" said the butcher. "Fetch!" said {Hero}. And already he was running...
@try1 The stick was {Hero's} idea, and it was a good stick. {They} let Gus smell both ends of it, as you show a card to a conjuror. "Look at it! Isn't it lovely? Who's going to get it, then?" Everyone saw those bronze ears come up, and stay up. It was clear to all but the pigeons what must happen. The stick would land on the stone; the dog would go after it; there they'd be. It landed. Gus put his head down, and went off like an express...
@try1 There is always someone in a square with a stick, and a dog who belongs to them. Gus had been given a hundred years in which to notice. So when {Hero} walked up to him with one, and held it out, and said, "This is yours," there was a pause; he looked behind him. "Yours," said {Hero}. It cleared the spikes; it landed flat, just where he was wanted, and lay there. You never saw a creature so ready to oblige. Off he went, with a noise like milk churns, and...
@fail1 Straight past it went Gus. They heard him go on through the park. "He'll have seen a better one," said the butcher, and it proved that he had. He came back at a trot, and with great tenderness he set down, on {Hero's} foot, a bench. There was a man on it, called Mr. Pym, with an evening paper. He folded that. "I'd been told that this was the quiet end," said Mr. Pym. {refrain}
@fail1 What is a stick, to somebody of that size? It's a toothpick. There was the sound of four bolts leaving a path, one after another. Gus had thought about what it was that people there were always short of. He laid it at {Hero's} feet, and stood back. It was a seat out of the park. Mr. Pym, who was using it, turned over a page of his newspaper. "If it's going to be thrown again," he said, "I should prefer to get off." {refrain}
@fail1 Gus was gone for some time. "It's so long since he had one," {Hero} was saying, "he may be..." and then the shrubs parted. Who'd bring back what has just been thrown away? Gus had found them something nicer, with arms; he put it down, to be sat on, as close to {Hero} as he could get. "Good evening," said Mr. Pym, out of the middle of his newspaper. "Do I change here?" It was, when one thought of it, a bench. {refrain}
@try2 "There's no dog living," said the butcher, "who'll say no to one of mine." Nobody raised the question of living. He lit up the shop, and fried forty; and {Hero} went backwards down the street with a basket, setting them out one by one, nice and close, from the doorway to the foot of the fence. Gus had put his nose down. "That's it," breathed {Hero}. "That's a good boy." He licked his lips, which rang...
@try2 Where sticks had failed there was still breakfast. {Hero} got the butcher out of bed and bought every sausage that he had. There were forty, and they looked very fine. They ran down the street like those dots on a map that show where the army went. "Now don't anyone watch him," said {Hero}. "They won't, if they're watched." They all studied the sky. There was a creak; and over the first of the forty, in no hurry, Gus began to open his...
@try2 "We'll ask his stomach," said the butcher, taking down his shutters in a nightcap. Forty were fried. {Hero} put them out on the stones, a stride apart, with the plump ones further on, so that there was always something to live for. The street lay there and sizzled. Gus lowered his head, a foot at a time. He shut his eyes, the better to attend. "Wait for it," whispered {Hero}. Along the edges of that great green mouth there came a crack of dark...
@fail2 Gus couldn't, of course. They had all overlooked it. A bronze dog is solid from one end to the other, and there isn't anywhere to put a sausage. But there were other dogs in {home}, and these were made quite differently. They came through hedges; they came down a drainpipe. For two minutes {Hero} could not see {their} own feet. And when it was over they did not go home. They walked into the doorway, turned round three times, every one, and lay down against him.
@fail2 "But where will it go?" asked Mr. Pym, lowering his newspaper. Nobody answered. It is an awkward thing to learn about a friend, that he's the same all through. Gus looked at the sausage; and in the quiet they could hear, from three parishes, the patter of the ones who were hollow. "Oh no," said {Hero}. Soon there was not so much as a smell. There were forty real dogs, however, packed in the station door round the big one, as if it was what they had come for.
@fail2 It was the foundry's fault. They had given Gus a tongue, and ears, and nobody had bothered about a throat. He held the first sausage a moment, out of politeness, and put it back. "May I?" asked a terrier. That isn't what it said, but {Hero} understood it so. It had thirty-nine friends. Afterwards the terrier looked round for the best place to be full in; and in that doorway, by the time that the last had turned about and lain down, there was one large dog, with a great deal of trimming.
@try3 "It will have to be force, then," said {Hero}, "if everyone's kind about it." They took the rope from the engines. They passed it round Gus's middle, and he held up his elbows to help. To the other end went twenty porters, by height, and the tenor. "I may as well," said Mr. Pym, getting down off his bench. {run2} Gus watched them take it up. "He only weighs what a piano weighs," {Hero} called down the line. "Well, two. On three, now. One; two..."
@try3 Twenty railwaymen can shift anything, if you ask them properly. {Hero} asked them. They laid a cable out across the square, and made one end of it fast to the dog, with a knot that was known in the trade. {run2} "You take that bit," {Hero} told Mr. Pym, and the choir, which had come to find out who was singing. It was a grand sight. Gus seemed to think so. Something was happening to his tail. "And heave," cried {Hero}; "heave; and..."
@try3 "Nobody is to be rough," said {Hero}. "We're only going to insist." They brought out a rope that had once turned an engine round. Gus was good about it; he licked the knot. Twenty porters had the far part, with the tenor, and a bishop who'd felt bad about the door. Mr. Pym took off his gloves. {run2} The rope came up off the ground, all along, dripping, and began to creak. They could hear a tail, somewhere, going like a gong. "That's funny," said Mr. Pym. "Why is he..."
@fail3 There's a game that is played by two dogs and a slipper. For a hundred years Gus had watched it from up there. It hadn't crossed his mind that they might be asking him. He took the rope in his teeth, and set off. They went with him twice about the square, {Hero} and twenty-six others, on their waistcoats, through the tables; and after that, slowly, so that no one should miss it, through the fountain. {refrain}
@fail3 "He's coming!" shouted {Hero}. So he was. Gus came so willingly that all the porters sat down. Then the rope went back the other way, with him at the front of it and his eyes half shut; and those who had wound it about their wrists found that they'd made a decision. It's given to few to see {home} from so near the ground. They saw it all, twice. The fountain was Gus's own idea. "I believe that it's deeper on this side," said Mr. Pym, coming up. {refrain}
@fail3 There are things you can't explain to twenty porters while they're moving. {Hero} tried. "He thinks," {they} called, going by the clock; "he thinks it's..." and that was the clock again. It had been such a wait for Gus, and they had all come, and brought the big rope. He did the square one way and he did it the other way, growling for joy; and then, as a treat, he did the fountain. "A game," said {Hero}, when there was air. {refrain}
@low It was gone half past eleven. {Hero} sat down on the bench that wasn't supposed to be there and tipped up the {kit}, and water came out, and a small frog. "He ruins everything he touches," one porter had said. In the doorway Gus had turned his back to the lot of them; he was looking up the line, to where there's a red light, and then nothing. His ears were flat. {run3}
@low You could hear the square drip. {Hero} had stayed, for somebody ought to; {they} had the {kit} open on {their} knees, to dry, and it wasn't drying. There'd be a door with a dog in it, for a hundred years. "I'd melt him," Mrs. Crewe had said, out of a wet hat, and she was not a hard woman. Gus heard that, naturally. He'd got up, without any noise at all, and faced the other way, which is where they all go to, the coats, in the end. {run3}
@low They had all gone off to find dry socks. {Hero} sat by the lamp with the {kit}, and every so often let out some more water. "You ought to be ashamed," a porter had told Gus, and he was. You'd think that bronze wouldn't show it. But he had got as far into the corner of that doorway as a thing his size could go, and laid his nose along the rail, towards where it was dark, and none of it was his fault. {run3}
@clue There were forty plates to be picked up, and it was {Spotter} who got as far as the empty stone, and stood there with nine. Half of the ivy had come away with Gus. Here was where he sat: four worn places, and one for the tail. And here, close up beside them, was another, smooth and round, that had never been made by any kind of dog. Past the Y, where the leaves hung loose, was the foot of one more letter. Who used to sit there?
@clue {Spotter}, looking for spoons, put an eye to the bars. You didn't, as a rule; you looked at the dog. But Gus was elsewhere, and in the bare stone was a dip, like the inside of a ladle, right next to the marks of his own paws, and of a size to fit someone in a skirt. Someone had left a sandwich paper in the crack behind, folded in four, thirty years ago. And was that an A, in under the ivy?
@clue "Mind the ivy," somebody said; but {Spotter} had already gone in over it. It had been the stone's good coat, and Gus had taken most of it when he left. There was a lot more room up there than you'd have guessed. His own marks kept to one end; at the far end was just one, shallower, that could only have been made by sitting, and a lot of it, by a person with nowhere to get to. And the word went on. There was one more stroke, beneath the leaves. Had he been waiting for somebody in particular?
@insight.look {Hero} went and stood by the bars. "{Rule,}" {they} said. Well, {they} had: there was a place for the dog, and there was a place beside it. So {they} turned about and did the same for the dog. It was only a back, now, in a doorway; and it had in front of it what it had been given to look at for a hundred years, which was other backs. "Oh, Gus," said {Hero}. Who was it that they had been asking him to come home to?
@insight.look Two places. {Hero} counted them again. "{Rule}" {They} had looked once, at six o'clock, and seen what they all saw: a dog who'd got loose. But Gus wasn't loose. He'd gone from coat to coat, as politely as he could, like somebody at a party who doesn't know anyone; and he had been patted. Thirty years they'd had that fence up. What was it like in there, with the other place cold?
@insight.look There it all was: a stone with two places, and a dog with none. "{Rule,}" {Hero} told people; it was {their} only advice. What {they} had seen the first time was a doorway with something in it. Well? It was the door that everyone alive came out of, and he'd sat where they would have to meet him. Gus wasn't blocking anything. He had got to the head of the queue. They'd gone by behind him all his days, left and right. Who could blame a dog, on his one night, for trying it from the other side?
@insight.move {Hero} went back over it from the beginning. A man had gone up the hill; Gus went up the hill. They'd pulled; he had pulled. "{Rule,}" {they} had been telling people for years, and here was someone who never did anything else! "He isn't disobedient," said {Hero}, out loud. "He's the only person in this town who'll go where you go." {They} looked over at the stone, and the small smooth place. Suppose that, for once, somebody set off for there?
@insight.move By the wall, a cat that had business elsewhere picked up its feet, and behind it, one pace off, went Gus. He saw it to the corner. He came back, and saw off a leaf. {Hero} had begun to laugh, rather damply. "{Rule,}" {they} said. They had fed him, they'd roped him, they had put twenty porters to the task; and any child of four could have told them that there's only one way to move a dog about a town. Hadn't anybody got a lead?
@insight.move "{Rule}" {Hero} had spent six hours doing the reverse: throw it, bait it, drag it. There was a mouse on the platform, with a crust. It ran, and Gus went with it, as far as mice go, and stood to see it in. Then he walked back by himself. Nobody had ever watched that part. He took it so slowly. "Why, you don't want to go anywhere at all," said {Hero}. "You just like the going with." And what would happen, tonight, if someone went with him, and they lived where he did?
@insight.sound Ding. It was so faint that {Hero} took it for a plate. "{Rule,}" {they} thought; and {they} had talked since six. So {they} sat there with {their} mouth shut; and the night came up, bit by bit, as a picture does: drips; a hinge; then, streets away, a door that opened, and a voice. "It's you!" it said. "Come in." Ding, went the tail of Gus. He'd been told goodbye in that square, by {Hero's} count, thirty million times. Who was there who had ever told him the other thing?
@insight.sound "{Rule,}" said {Hero} bitterly, for there was nothing to hear. There was a step, that was all: some porter, late, in wet boots, coming this way. And with each step came a small, deep note, like a bell in a cupboard. The boots turned off down the hill. The note went on a little by itself, slower, left a gap, and tried once more. {Hero} stood up. It was Gus; it was that tail! {They} knew a question when {they} heard one, even in bronze. What if it got an answer?
@insight.sound "{Rule,}" {Hero} would tell you, any day of the week, and never stop for breath. {They} {was} too tired now. There were three sounds left in the world. One was drips. One was boots, on their way over from the late tram; the third kept time with those, soft and deep, ding, and ding; and when they'd passed, and only drips were left, it was plain what that was, and whose. It was a doorbell. It had just never struck anybody that Gus was the door. Who was going to answer?
@means.look Nobody goes round to the back of a monument. {Hero} went round, and {method}. And when {they} put the leaves apart there were steps, four of them, dipped in the middle, like spoons, by one pair of feet. You could not see a train from the top, only who was next to you. {They} patted the place, as one looks at a friend over a crowd, with a hand on the chair. It was a while before it went in. Then Gus was standing. Then, clang; clang; he was on his way.
@means.look Close up under the ivy {Hero} {method}. It was behind, where no one goes: a stair, hardly wider than a book, and each of the four treads was worn to the shape of the same shoe. She'd had her lunch here. And then there was a fence, to keep him nice. "Gus," said {Hero}. {They} didn't raise {their} voice. "Excuse me. Is anyone sitting here?" And a green head came round the side of the door, and regarded that small place, and {Hero} next to it, and that small place again.
@means.look {Hero} got down among the roots, where it was all snails, and {method}. The front of a thing is there to keep you from the back. Four stairs went up through the leaves, so small that they had been made, surely, for one person, who'd worn them out. {They} climbed up, and dusted the place, and left room. "There's a bit of a draught," {Hero} called over, as if to anybody. "I could do with a dog." And from the dark came Gus, each foot by itself, like someone on ice.
@means.move Gus still had his end of the rope. He'd been keeping it, in case. {Hero} set down the {kit}, shook the water out of the other end, and waited till the tug came; and {Hero} {method}. There wasn't anybody pulling! He had a think, sitting down, and gave another; and there was {Hero}, as light as a leaf. "That's it," {they} told him. "That's all there is to it." By the clock they had quite a good step worked out. It was then that {they} bore away for the stone, without a glance behind; and one pace off, clang, clang, came somebody who'd been asked.
@means.move "I'm going for a walk," {Hero} told the square, in general. {They} left the {kit} on the bench, and picked up the slack, and whistled. It was wonderful to see that back think. Off he went, like a shot; and {Hero} {method}. They did the fountain, this time on the outside. Nobody led, nobody was dragged. "We could go that way," {Hero} would say, and Gus considered it, and they did; and so, by agreement, with a yard of loose rope between them, they came round to the one spot in {home} to which no one had ever walked him: his own.
@means.move What does one say? "I'm off home, Gus," said {Hero}. "It's on your way." There was no need of the {kit}. {They} took up the wet rope by its middle, for company, not for use; and as the other end of it got to its feet, {Hero} {method}. "Evening," said a porter, in dry socks. It did look like two people who'd been doing it for years. They stopped for a lamp post. They stopped because {Hero} had a stone in one shoe, and leaned on him. And they turned in, neither of them thinking, at the only address he had.
@means.sound Out in the middle of all that wet {Hero} got out the {kit}. Ding? said the doorway, without much hope. {Hero} {method}. Then {they} left off, as you do, for the other person. {They} did it a second time, from a bit nearer to the stone, and it meant what it means at the top of any stairs: there you are; come in; I've put the kettle on. First one ear got up, then its fellow. Ding, said Gus. Ding-dong! And out he came, like a fire engine that has been told it may.
@means.sound It was a matter of finding the note. {Hero} sat down on the foot of the stone with the {kit}. {They} tried it too high, and flat. And then {Hero} {method}, and across the square it was as though somebody had been touched on the arm. A hundred years; ten million coats; and he'd never once been rung back. Gus put his head on one side. He answered, with care. {They} answered that. It was like two people who have caught sight of each other along a street, and don't like to run.
@means.sound {Hero} dried the {kit} as best {they} could, and {method}. It was a poor copy. But it was in his own language, and Gus hadn't known that there were any more who spoke it. He got up so fast that he left a dent. He said the whole of what he had to say, in nine dings; it had been ready since before the trams. "I know," said {Hero}. "I know. Come and tell me over here." And so, a bit at a time, with replies, they brought it across the square.
@snag So there was Gus at last, and there was the stone, and in between stood a fence. He looked up at the spikes. One can get down from nearly anything. "But it has a gate," said {Hero}, "and there's a lock in it." "And I've got the key," said Mrs. Crewe, who'd carried it about for thirty years and never been asked. She put her hand in her pocket. They watched it, pink and surprised, come out by her knee. Up the line there was a whistle. And above them, in the clock, something had begun to wind itself up...
@snag "Keep off," said the gate, to both of them. Gus sat down to wait until it thought better. "Now, that I can help with," said Mrs. Crewe, who had come back, ashamed, with a towel. "I've had the key of that on me since..." A look came over her that {Hero} had seen on people who pat their coats on a platform. She turned out the pocket, and through the end of it, round as a penny, was the moon. "I did have it, for the rope," she said. It was four minutes to; and then...
@snag Gus, at the foot of it, looked from {Hero} to the spikes with perfect trust. "Through the gate," {they} said. "That's what they're for." "Ah," said Mrs. Crewe. "Now, I have always kept the key upon my person." She patted the person, at first with confidence. It's a terrible thing to watch somebody find a hole. She followed it down, from pocket to lining to hem, until her own hand came out and greeted her; and then they all turned to look at the clock. It was clearing its throat...
@rescue "I saw where it hopped to," someone said. It was the porter's little girl. She sat on top of the luggage from morning till night, and had been labelled four times, and once sent as far as the coast. "I would have told you, but you were having such a nice time." She was in her best, which was white when it went in {hid}, up to the shoulders, up to the bow; and it was not white afterwards; and out of all that black she put up one hand, to {Hero}, with {key}.
@rescue There was just one person in the place who was dry. They had given her the hats to hold. No one had thought to say how long for, or to come back; and so the porter's little girl had stood where she was put, with twenty-two of them, up to her eyes, and seen the whole thing in comfort, over a bowler. "It went ping," she told {Hero}. "Then it went in." She handed over the hats. She lay on her front, {hid}, and for a time there was only the sound of someone talking to a spider. Then there was {key}.
@rescue All that evening, whoever had a thing to put down had put it down on {small}. She'd had trunks; she had a parrot, in a cage. "Excuse me," she'd begun, several times. {Hero} lifted off the parrot. "It came out at the second corner," she said, as if they had been talking of it for hours, "and it bounced here, and here, and went {hid}. I didn't like to shout." Being thin had never yet been of use to her. She was in and out before Mrs. Crewe had found her spectacles, and put in {Hero's} hand, a bit damp, {key}.
@climax The gate hadn't been opened for thirty years, and it said so. The clock began. Gus went by, up four steps at the back, as a man goes upstairs in his own house, and turned, and sat. {Hero} was up there after him, at four, at five, tearing the ivy down in handfuls, to know what it was that they'd all been running past. STAY A WHILE, it said. "It isn't for you at all, Gus," {Hero} told him. "It's us. It was always meant for us." Nine. The small place fitted. Ten, eleven; and along the whole of one side {they} felt him lean. Twelve.
@climax One, said the clock. The key turned at two. By three Gus was on the way up, and did not have to be shown; he went round and round on his own stone, like anyone's dog on anyone's rug, while {Hero}, kneeling, hauled on a hundred years of leaves, and they came off all together, like a sleeve. A. It was six. W. "Oh," said {Hero}; "oh, you poor old thing." "Stay a while," it ran. Ten. {They} sat. A weight, cold at first, and then not, came to rest on {their} shoulder; and eleven; and stopped there. Twelve.
@climax They all heard it turn, in between two strokes. Gus went in under {Hero's} arm, and up, and had already fitted his feet to the old places when {they} got there, on three, and took hold of the ivy, and leaned. It let go with a sound like a sheet. {They} read it from above, upside down, on seven. It was STAY; it was A WHILE. "You've been sitting on half a sentence," {they} told him. "It's not an order, it's for visitors." On nine {they} sat. It was cool there, and just wide enough. On eleven he breathed out, and on twelve he didn't need to.
@resolution The last train was on time. The doors all opened at once, and forty people ran out, with their heads down, from habit. It was the front ones who saw. There was somebody up there, with one arm round Gus, who didn't seem to be doing anything, who did not even look up. {Hero} had shut {their} eyes. The people in front read the stone. "Is this taken?" asked a man, of the bottom step. Soon there wasn't a step that was not; and they'd begun to move up the tables. {turned}
@resolution No power on earth had ever stopped them at that hour of the night. They came out of the station like a bath being emptied. And they got as far as the words. A lady with a hat box said, "Well, I don't mind if I do," and sat on it. After that it was like a kettle coming off the boil. A judge took off his boots. Someone leaned back on Gus, without thinking, as you would on a wall in the sun. "I was in such a rush to get here," a lady told {Hero}. "Isn't that odd?" {turned}
@resolution "Platform two!" they shouted, and "Run!", and they ran; it's what they'd learned to do on getting out there. There's just no running past a thing like that. {Hero} had an arm along the back of Gus, and all the time in the world, and one could see that there was a good deal over. "Could you shove up?" asked a man with a trombone. A grandmother undid her boots. They found the soup by themselves, and nobody asked how long it would be till the next one. {turned}
@close {toast} {ends} They did not put back the gate. It went for scrap, with the fence and the KEEP OFF, and fetched enough to buy a cushion. That's seen a good deal of wear; there is always somebody. The people who write guide books can't account for Gus. Here is a dog set up beside a railway, facing the line; and he's got his head turned clean away from it, with one ear lifted, to see who has come to sit.
@close {toast} {ends} In the old pictures Gus is staring straight in front of him, up the rails. You should go and see him now. Take a sandwich. There'll be a person in the seat, most likely, but they will move up; and when you're settled you'll find him looking at you, sideways, with an ear cocked, as if it were your turn to say something.
@close {toast} {ends} They melted the gate down for a bell, which isn't rung. You may have to change there, one day. If so, go up by the back: there'll be half a sandwich, and a warm place, where the last one was. It's the new photographs of Gus that people argue over, since he seems, in every one, to have turned round to whoever held the camera, with his ear up, as though they'd just come in.
`,
}
