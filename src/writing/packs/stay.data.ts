// A bronze dog has been told to stay for a hundred years, and tonight he has the evening off.
import type { PackSource } from '../pack.ts'

export const stay: PackSource = {
  id: 'stay',
  skeleton: 'too-big',
  genres: ['animal', 'magic', 'fairy-tale', 'friendship', 'fantasy'],
  tags: 'town square station statue dog city street train love family night travel paris london',
  peril: 0,
  touches: 'dog dogs statue midnight',
  ways: ['look', 'move', 'sound'],
  figure: {
    name: 'Gus',
    type: 'dog',
    pronoun: 'he',
    hide: 'golden',
    want: 'somebody to stop',
    habit: 'walks people home',
  },
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
  refrain: {
    base: 'Stay, said the stone. And nobody did.',
    turned: 'Stay, said the stone. And everyone did.',
  },
  titles: [
    '{Hero} and the Dog Who Got Down',
    'Stay, Said the Stone',
    'One Evening Off in a Hundred Years',
    'Gus Walks Them Home',
    'Room for Two on the Stone',
  ],
  blurb:
    'For a hundred years Gus has sat on his stone by the station and watched everybody go. Tonight he has got down. He is made of bronze, he is as big as a pony, he is blocking the door, and at midnight he will set there. What does a dog like that want? {Hero} means to find out, {kitWith}.',
  stage: `
    home: square morning clear wide | stand happy | stone clock | bird-on-head
    friend: square morning clear medium | reach happy | fence stone | duck-following
    hobby: square morning clear medium | stand proud | |
    want: square day clear wide | look excited | table bunting |
    flaw: street day cloudy close | think thoughtful | suitcase | odd-socks
    turn: square dusk clear wide | look-up surprised | stone lamp | hat-blown-off
    trouble: street dusk clear medium | run funny | door lamp | cat-asleep
    stakes: station dusk cloudy medium | read worried | book clock | mouse-watching
    try1: square night clear wide | throw hopeful | stone fence |
    fail1: square night clear medium | look-down surprised | bench | snail-passing
    try2: street night clear wide | carry hopeful | basket lamp | moth-round-lamp
    fail2: station night clear above | look funny | basket door | cat-asleep
    try3: square night cloudy wide | pull brave | rope table |
    fail3: square night cloudy above | sit sad | rope bucket | frog-in-cup | wet
    low: station night fog close | sit sad | bench clock | | wet
    clue: square night fog close | look curious | stone leaf | snail-passing | wet
    insight: square night fog close | think hopeful | stone lamp | | wet
    means: square night clear medium | walk brave | rope stone | moth-round-lamp |
    snag: square night clear medium | look surprised | fence clock | |
    rescue: station night clear close | reach hopeful | cart suitcase key | mouse-watching |
    choice: square night clear medium | stand thoughtful | fence suitcase | |
    climax: square night stars wide | sit wonder | stone leaf clock | |
    resolution: square night stars wide | cheer joy | suitcase table bunting | bird-on-head |
    close: square night stars wide | hug happy | cake candle stone | small-copy-of-hero |
  `,
  b0_3: `
@home {Hero} saw Gus. Gus was a big, big dog, up on a stone.
@home Up on a tall stone sat Gus. "Good dog!" said {Hero}.
@friend {Hero} shook his paw. "Hello, Gus!" It was cold.
@friend Pat, pat, pat, went {Hero}. Gus did not pat back.
@want {Hero} put out cakes for {event}. {why}
@want "Cups, cups, cups!" said {Hero}. It was for {event}. {why}
@turn Then Gus put up one ear. He jumped! {refrain}
@turn One paw... CLANG! Down came Gus. {refrain}
@trouble Gus went home with a man. Bang! {run1} Where now?
@trouble A lady ran. Gus ran, too! {run1} Who was next?
@stakes Gus sat down in the train door. "No one can get out!" said {Hero}.
@stakes "Oh no!" said {Hero}. Gus was in the door, like a cork.
@try1 {Hero} showed Gus a stick. One, two, three, and up...
@try1 "Fetch!" said {Hero}. Away went the stick, and away went Gus...
@fail1 Gus did not want a stick. Gus got a bench! {refrain}
@fail1 Gus got a seat, and a man on it! {refrain}
@try2 {Hero} put down sausages, one by one. Sniff, sniff, went Gus...
@try2 "Yum!" said {Hero}. It was a long row of sausages. Gus came to see...
@fail2 Ten dogs ate them all, and sat by Gus and {Hero}.
@fail2 Up ran ten little dogs, woof, woof! Now Gus had friends.
@try3 "Pull!" said {Hero}. {run2} They pulled Gus, and pulled...
@try3 {Hero} put a rope on Gus. {run2} One, two, and...
@fail3 But Gus pulled, too. In fell {Hero}. Splash! {refrain}
@fail3 Round and round ran Gus, and {Hero} fell in. Splosh! {refrain}
@low {Hero} was wet and sad, and so was Gus. {run3}
@low Drip, drip, went {Hero}. Gus put his ears down. {run3}
@clue {Spotter} saw a little seat, up on the stone. Who was it for?
@clue Look! It was a small, round place. {Spotter} saw it. Was it a chair?
@insight.look {Hero} looked at the seat. {Hero} looked at Gus. What if...?
@insight.look One place was for Gus. And one place was for... who?
@insight.move When {Hero} ran, Gus ran. When {Hero} stopped, Gus stopped. What if...?
@insight.move Up got {Hero}, and up got Gus. Was it time for a walk?
@insight.sound Ding, went his tail. Was Gus saying hello?
@insight.sound {Hero} was as still as a mouse. Ding! Was that Gus?
@means.look {Hero} patted the little seat. "Come, Gus!" And Gus came.
@means.look "Look, Gus," said {Hero}. "It is for two!" Clang, clang, clang.
@means.move Left, right, {Hero} went to the stone. Left, right, so did Gus!
@means.move Hop, hop, hop, all the way! Gus hopped after {Hero}.
@means.sound Ding, ding! {Hero} made a song. Gus came, ding, dong!
@means.sound {Hero} sang it back to him, low and slow. Up got Gus.
@snag "Oh no, a gate!" said {Hero}. Where was the key...?
@snag "Open, gate!" said {Hero}. It did not. They had lost the key, and...
@rescue A little girl found it. Good girl!
@rescue It was by the bags. In went a small hand. Got it!
@climax Squeak, went the gate. Up went Gus! And {Hero} sat down by him.
@climax In they went, and up, up, up. There sat Gus. There sat {Hero}, too.
@resolution Off the train came all the people, to {Hero} and Gus. {turned}
@resolution "Sit with us!" said {Hero}. They sat down by Gus, big and small. {turned}
@close {toast} {ends} Someone always sat with Gus.
@close {toast} {ends} The seat by Gus stayed warm.
`,
  b4_6: `
@home {Hero} lived in {home}, where everyone changed trains and no one stopped. Only Gus did. He was a metal dog, as big as a pony. STAY, it said on his tall stone.
@home The trains stopped at {home}, but the people didn't. They ran past {Hero's} window with their bags. In the middle sat Gus, a metal dog the size of a pony. His stone said STAY.
@friend "Good morning, Gus," {Hero} said each day. He had a black fence, to keep him nice. But one paw stuck out, and it was patted as gold as a ring.
@friend KEEP OFF, said the gate. So {Hero} put an arm in, right and shook Gus by the paw. It was shiny. People gave it a rub for luck, as they ran.
@want They put tables all round Gus, for {event}. {why} The last train would bring the people.
@want Mrs. Crewe, who ran the station, had asked forty people. She and {Hero} laid the tables for {event} right under Gus. {why}
@turn The lamps came on. Gus put up one ear, and stretched, and jumped. CLANG! And there was the stone with no dog on it. {refrain}
@turn Gus yawned. A [pigeon|sparrow] fell off his head. "Did you see that?" said {Hero}. And down came all of him at once, like a piano. {refrain}
@trouble A man ran by. Off went Gus after him, clang, clang, to his own door. It shut. So he went after a lady. {run1} What did he want with them all?
@trouble Gus walked people home. He did it politely, one step behind. In went the nurse, bang went the door, and there he sat. {run1} Who would be next?
@stakes "It's in the book," said Mrs. Crewe, who ran the station. "He gets one night off. At twelve he'll turn hard again, wherever he sits." Gus sat down in the station door. Who could get out, for {event}?
@stakes Mrs. Crewe had a fat book of rules. {Hero} found the page. Statues get one night off, it said, and at twelve they set, like jelly. "But Gus is in my doorway!" said Mrs. Crewe. "Nobody can get out. There goes the {party}!"
@try1 "He's a dog," said {Hero}. "What do dogs do? They fetch!" {They} took a good stick and threw it up on the stone. "Fetch, Gus!" And off he went...
@try1 {Hero} waved a stick, not too fat and not too thin, under that big cold nose. "Get it, Gus!" It flew right on to the stone, and after it ran...
@fail1 Gus ran straight past the stick. He came back with a bench, and a man on it, and put it down on {Hero's} foot. {refrain}
@fail1 Crash! Gus had found something much better than a stick. He put a bench down by {Hero} and wagged. "Good evening," said a man who was sitting on it. {refrain}
@try2 "Food, then," said {Hero}. {They} laid sausages all down the street, as far as the stone. Gus put down his nose and sniffed, and sniffed...
@try2 {Hero} made a long, long line of sausages, from Gus to his stone. It smelled like Sunday. He opened his mouth...
@fail2 But a metal dog can't eat. All the other dogs could. They ran out of every house and ate the lot. Then they sat down all round Gus.
@fail2 Gus only looked. But up ran every real dog in {home}, with its mouth open. Now {Hero} had a doorway full of dogs. They liked sitting with Gus.
@try3 "Then we must pull," said {Hero}. They tied a rope round Gus. Ten porters took hold, and Mrs. Crewe. {run2} "One, two, three, and..."
@try3 {Hero} got a rope as long as the street. Everybody took a bit of it. Gus, at the far end, looked round to see. {run2} "Now pull! And pull..."
@fail3 How pleased Gus was! He took the rope in his teeth and pulled them all twice round the square, and then through the fountain. Splash! {refrain}
@fail3 Nobody had told Gus which game it was. He bit the rope, and he ran. Behind him came {Hero} and all the rest, on their tummies, past the tables, past the tables again, and into the cold fountain. {refrain}
@low {Hero} wrung out one sock. The {kit} {kitWas} wet. In the doorway sat Gus, with his ears flat, and looked where the trains went. {run3}
@low {Hero} sat on the bench, by the wet {kit}, and dripped. "Bad dog," somebody had said. Gus had heard it. He had turned his nose to the dark, where the trains go. {run3}
@clue {Spotter} went up to the stone. Gus had torn its ivy. Next to his place was a smooth, round dip, just big enough for one person. Who used to sit there?
@clue It was {Spotter} who looked in through the bars. There were two worn places on the stone. One was for Gus. The other was small and smooth, with torn ivy round it. Whose was that?
@insight.look {Hero} looked at Gus, and then at the stone. "{Rule,}" {they} said. All those people! All those pats! How many of them had ever sat down?
@insight.look Two places! "{Rule,}" {Hero} told {themself}. So {they} looked at Gus again, all alone in the doorway. He was not being bad. Was he keeping watch for somebody?
@insight.move "When people go, Gus goes," said {Hero}. "{Rule}" All he wanted was to come along with someone. But what if that someone was going to the little seat?
@insight.move A leaf blew across the square, and Gus walked it to the corner. "{Rule,}" said {Hero}. You can't push a dog like that, or pull him. Who says you can't take him for a walk?
@insight.sound Ding! It was very soft. "{Rule,}" said {Hero}, and did. Down the street a door had opened. "Hello!" somebody called, and Gus's tail had hit the ground. A hundred years of goodbyes! Who ever said hello to him?
@insight.sound "{Rule}" {Hero} held {their} breath. Was that a bell? No, it was Gus. When a step came near, his tail said ding. When it went away, it stopped. Was it a sort of song? Was he asking them something?
@means.look {Hero} {method}. And there, behind the ivy, were steps! They went up to the seat. {Hero} gave it a pat, the way you keep a place for a friend. Up got Gus, and came.
@means.look Close to the stone {Hero} {method}. What was that under the leaves? Four little steps, as worn as old spoons. "Look, Gus," said {Hero}. "There's room for two!" Clang, clang. He came to see.
@means.move Gus still had hold of the rope. He gave a tug, and this time {Hero} {method}. That surprised him so much that he came along. Clang, clang, side by side, they crossed the square.
@means.move {Hero} took one end of the rope, and Gus took the other. Tug! {Hero} {method}. Tug, and step; tug, and step. And then it was {Hero} who turned for the stone, and Gus who came too.
@means.sound Ding, said the tail. {Hero} took {their} {kit} and {method}. "Hello," it meant. "Hello, hello!" Two flat ears went up. Out of the doorway came Gus, ding, dong, all over the square.
@means.sound Ding, went Gus. And from over by the stone, with the {kit}, {Hero} {method}. He put his head on one side. In a hundred years no one had ever rung him back. Ding-dong, ding-dong, he came!
@snag But Gus couldn't jump up, and the gate was locked. "I've got the key," said Mrs. Crewe. She felt in her pocket. There was a hole in it. And it was two minutes to twelve, and...
@snag The gate was shut, so Gus sat down to wait. Mrs. Crewe felt in her coat, and then in her hat. "I had the key before the rope," she said. The clock gave a cough, and...
@rescue "It fell out when you fell over," said the porter's little girl. Nobody ever saw her, she was so small. She crawled {hid}, and came out with {key}.
@rescue The porter had a little girl. People put bags on her, by mistake. "I saw it hop," she said. In went one thin arm, {hid}, and out came {key}.
@climax Squeak, went the gate. Gus went up, and so did {Hero}, who pulled off the ivy. STAY A WHILE, it said. So {Hero} sat down in the seat. Bong, went the clock, twelve times.
@climax The key turned. Gus climbed up, and went round three times, like any dog. {Hero} tore the ivy away. "STAY A WHILE," {they} read. And in the little seat, close to that big cold side, {they} stayed.
@resolution The last train came in. Out ran the people, bags and all. They saw {Hero} and Gus, and they read the words. One sat down, and then two, and then ten. {turned}
@resolution "Quick, quick!" said the people off the train. They got as far as the stone. "Oh," said one, and put down her bag. Somebody leaned on Gus. "Is there room?" they asked {Hero}. {turned}
@close {toast} {ends} They never put the gate back. And Gus, who used to watch the trains, had turned his head, to see who sat with him.
@close {toast} {ends} They sold the gate and bought a cushion. Somebody was always on it, with a bun. And Gus looked sideways, one ear up, and never saw another train.
`,
  b7_9: `
@home Nobody came to {home} on purpose. It was where you changed trains. People ran out of one door, past {Hero's} window, and in at another. Only Gus never went anywhere. He was a dog, as big as a pony and made of bronze, and the stone he sat on said STAY.
@home From {Hero's} window in {home} you saw a thousand people a day, and not one of them twice. They went round the tall stone like water round a post, with their coats half on. On top was a bronze dog the size of a pony. "Stay," it said under his paws, and his name was Gus.
@friend There was a fence round Gus, to keep him nice, with spikes along it and a gate that said KEEP OFF. But one front paw stuck out between the bars. Everybody patted it on the way to a train, and it shone like a wedding ring. "Morning, Gus," said {Hero}, every day, and patted it too.
@friend Most of Gus was green, as old bronze is. But if you put an arm between the bars you could just reach a paw; and so many people had done it, in such a hurry, that the paw was pure gold. "How do you do," said {Hero} each morning, and shook it. It seemed only polite.
@want There were to be tables all round Gus that night, for {event}. {why} "Forty guests," said Mrs. Crewe, the stationmaster. "All on the last train. It's never been late yet."
@want Mrs. Crewe, who ran the station, had written out a timetable for {event}. It said when each spoon was to arrive. {Hero} was in charge of bunting, which went from clock to lamp by way of Gus. {why}
@turn At six the lamps were lit, as usual. Gus put up one ear. That was not usual. Then he got to his feet and stretched, front end first, with a noise like a very old gate, and jumped. CLANG! Every spoon in the square lay down, and there was the stone, with no one on it. {refrain}
@turn {Hero} was up a ladder with the bunting when somebody yawned, right beside {them}, and it smelled of pennies. A pigeon fell off. Gus put a paw out into the air. And a hundred years of dog came down into the square like a dropped piano. {refrain}
@trouble "Excuse me?" said a man with a bag, for Gus had fallen in behind him: clang, clang, clang, up the hill to the man's own door. It shut. The step cracked. So he went back for somebody else. {run1} What could he want with them all?
@trouble Gus wasn't fierce. He walked people home, that was all, one pace behind, like a footman. But they did go in when they got there; people do. Bang went each door, and there he was on another broken step. {run1} Which of them was he after?
@stakes "Page four hundred," said Mrs. Crewe, and banged down the book of rules. "A statue gets one evening off in a hundred years. At midnight he'll set, wherever he is, and that's him till the next time." They both looked. Gus had sat down in the station door, and he fitted it like a cork. "And who," said {Hero}, "will get out past that, for {event}?"
@stakes It was {Hero} who found it in the rule book, in very small print. Statues, evenings off: one every hundred years. They must be still by the last stroke of twelve, and where they are then, they are for good. "Where's Gus?" said Mrs. Crewe. He was in her doorway. "That's forty guests stuck in a train," she said faintly. "And no {party}."
@try1 "What do you do with a dog?" said {Hero}. "You throw something!" {They} showed a good stick to Gus, who hadn't been shown a stick since he was made, and swung three times, and let go. Up it went, over the spikes, and dropped neatly on the stone. "Fetch!" And away he went...
@try1 {Hero} had the perfect stick. It had a bend in it, and a smell. "See this?" {they} asked Gus, and his great head went from side to side, squeaking. Over the fence it flew; it landed on the stone, dead centre. His back legs bunched...
@fail1 Gus went by the stick without a glance. When he came back he was carrying a bench. He set it down on {Hero's} foot. "I say," said a man called Mr. Pym, who was still sitting on it with his newspaper. "Is this the platform?" {refrain}
@fail1 The stick was for small dogs. "Oh dear," said the butcher. For Gus trotted back and gave {Hero} a park bench. Mr. Pym, who had been reading on it, asked quite kindly if anyone meant to throw him. {refrain}
@try2 "They'll do anything for food," said {Hero}. The butcher was got out of bed, and forty hot sausages went down in a line along the street, from the station to the stone. It was a smell you could have leaned on. Gus took one step, and then another, and opened his jaws...
@try2 {Hero} came down the street with a basket, dropping a fat brown sausage every yard, like somebody in a tale who does not want to get lost. The last of the forty lay right by the stone. "He's getting up," whispered Mrs. Crewe. Gus bent over the first one, and breathed in, and...
@fail2 There is no way down inside a bronze dog. {Hero} had not thought of that. Gus only sighed. But other dogs are hollow all through, and they poured out of every door in {home}. Then they lay down about Gus's feet, and went to sleep.
@fail2 "He can't swallow," said {Hero}. But every other dog in {home} could. They came over walls. They came on leads, with people on the other ends. When it was over the street was licked clean, and in the doorway, packed round Gus like puppies, lay forty more dogs. They looked ready to stay for ever.
@try3 "Then it will have to be pulling," said {Hero}. They put a rope round Gus, and on the other end of it twenty porters, the butcher and Mr. Pym. {run2} "He's only the weight of a piano," {Hero} told them. "Two pianos. On three, then! One, two..."
@try3 {Hero} fetched the rope that they used for engines. Everyone took hold: porters, the butcher, Mr. Pym with his paper in his teeth. {run2} Gus watched it grow tight, and his behind began to wag. "Pull!" shouted {Hero}. "And again! And..."
@fail3 You should never show a rope to a dog. Nobody had played that with him for a hundred years. Gus bit. He pulled them twice round the square on their fronts, and once, slowly, to make it last, through the fountain. {refrain}
@fail3 "He's moving!" yelled {Hero}, and it was true. He had the rope in his teeth and his eyes half shut for joy. Twenty-three people went by the tables, lying down, twice. At the fountain Gus took a short cut, and each of them, one after another, found out how deep it was. {refrain}
@low "Half past eleven," said Mrs. Crewe, and went off to get dry. {Hero} emptied {their} shoes; and a frog came out of the {kit}. Over there was Gus, ears flat, looking up the line. "He spoils everything," a porter had said. {run3}
@low Water ran out of {Hero's} sleeves. "I give him up," Mrs. Crewe had said, wringing out her hat. "He's no sort of dog at all." Gus must have heard. He only turned round until his nose was to the rails and the dark; and the {kit} began to drip. {run3}
@clue Someone had to pick up the plates. So it was {Spotter} who came past the empty stone, and stopped there. Half the ivy had come down with Gus. Beside the place where he sat was another, a smooth round dip, as wide as a person. Under STAY stuck out the leg of one more letter. Who'd been sitting there?
@clue "Isn't it broad?" said {Spotter}, with an eye to the bars. It was much too wide for one. Next to where Gus kept his paws was a hollow, shiny as a spoon, with a bit of old sandwich paper tucked down behind. Torn ivy hung across the front. Was that an A, after STAY? And whose seat was it?
@insight.look {Hero} climbed up on the bench to see. A place for him, and a place for somebody. "{Rule}" So {they} turned, and looked at Gus again. All evening they'd asked how to move him. Who had looked where he was looking?
@insight.look A seat! {Hero} stared at it, and over {their} shoulder at the doorway. "{Rule,}" {they} said. At first you saw Gus, in the way. But if you went on looking you saw what he saw: backs. It was a hundred years of backs, running for a train. How would anyone like that, for a view?
@insight.move {Hero} thought about the night. When the man went, Gus had gone. When they pulled, he'd pulled. "{Rule,}" said {Hero}, slowly. "But that's all he does!" He had never once in his life been asked to come along. And if the person that he came along with were going to sit down?
@insight.move Over in the dark a late cat set off for home. Clang, clang: Gus saw it as far as the wall. He came back. A moth went by, and he saw that off, too. "{Rule,}" said {Hero}, and stood up so fast that the bench fell over. They had got the wrong end of the rope! When do you ever have to pull a dog to take him for a walk?
@insight.sound Ding. {Hero} raised {their} head. "{Rule}" It was {their} own rule, and {they} had shouted all night. Far up the street a door opened; "Hello, you!" said someone; and ding, went the tail of Gus. He'd had goodbye in that square a thousand times a day. Had he ever been given the other one?
@insight.sound In the quiet you could hear the place breathe. "{Rule,}" {Hero} told {themself}. There were drips. There was a sort of bell, very low. It came from Gus: if a step drew nearer, his tail would give a ding, and if it went off down the hill, there was nothing. It wasn't a noise, then. It was a question. What would happen if somebody answered it?
@means.look At the back of the stone {Hero} {method}. Nobody ever did. Under the leaves were four steps, hollow in the middle, like old spoons. You couldn't see the trains from up there, only each other. {Hero} looked across at Gus, and patted the stone. "Look," {they} said. Clang. Clang. He was coming.
@means.look {Hero} went right round to where the ivy was thickest and {method}. Steps! They were small, and worn, and they went up to that second place. "Gus," {they} said, and did not say it loudly. It was the voice in which you tell someone that you've kept them a chair. A great green head came round the door. It looked at {Hero}. It looked twice.
@means.move Gus had kept his end of the rope, in hopes. {Hero} put down the {kit} and took hold of the other. He tugged. {Hero} {method}; and he was so astonished that he sat down. "Again?" said {Hero}. By the third time it was more of a dance, with a lot of legs. And when {Hero} turned for the stone, he turned.
@means.move "Come on, then," said {Hero}. "Walkies." {They} left the {kit} on the bench and took the rope, where it was slack. Off went Gus; {Hero} {method}. Left at the lamp. Right at the clock. Nobody was leading and nobody was led. So it felt quite natural, after twice round the fountain, to stroll up to a certain tall stone, and stop.
@means.sound {Hero} took the {kit} and went out to the middle of the square. Ding, said the doorway. {Hero} {method}. Nothing stirred. {They} did it again, a bit nearer to the stone: it meant hello, or as good as. Up came one ear, then the other. Ding! said Gus; ding, dong, ding! and he was out of that door like a fire engine, ringing at every step.
@means.sound It took a while to find the note. Then {Hero} {method}, with the {kit} on {their} knees, on the bottom of the stone. Over the way a bronze tail stopped in the air. You could see him think. A hundred years, and he had never been rung back! He answered. So did {Hero}. He came across the square to it, one ding at a time, with his head on one side.
@snag Getting down is one thing. Gus looked up at the spikes, and sat. "There's a gate," said {Hero}. "Where's the key?" "In my pocket," said Mrs. Crewe, "where it's been for thirty years." She put her hand in there, and it came out at the bottom. The hole was new. Over their heads, the clock drew in its breath to...
@snag KEEP OFF, said the gate. It said it to Gus, too. He put his nose to the lock, and it was the wrong shape. "I had the key on me," said Mrs. Crewe. "I had it right up to the..." She thought of the rope; twice round the square; the fountain. She turned out her pockets, one by one, and the last of them had no bottom. Four minutes. Three...
@rescue "It jumped out when you went round the second time," said somebody's little girl. It was the porter's. She sat on the cases all day, and people took her for one. In she crawled, {hid}, in white, and out she came in black, holding {key}.
@rescue There was someone who had not been pulled through the fountain, since nobody had thought to ask her. "I was holding the hats," said the porter's little girl. "It went ping." She put down nine hats and lay on her stomach, {hid}. First there was a foot, then there was only a shoe. Then she gave {Hero} {key}.
@climax The gate gave a scream and opened. Up the four small steps went Gus, on his own, while the clock struck; and {Hero} climbed after him and pulled at the ivy. "STAY A WHILE," {they} read. It had never been meant for the dog! Nine, ten. {Hero} sat down in the little seat. Eleven. Something leaned on {them}, very heavily. Twelve.
@climax One. {Hero} had the gate open by three. Gus went up the back way as if he'd known it all his life, turned round three times, and sat; that was seven. {Hero} was tearing at the ivy, because there was an A behind it, and a W. Ten. STAY A WHILE. "Oh," said {Hero}. "It's for us." Eleven. {They} slid into the hollow, up against all that cold bronze, and felt it give a sigh and settle. Twelve.
@resolution In came the last train, on time. Forty people ran out of it, with their eyes on their watches. They got as far as the stone, and looked up, and there was {Hero} with one arm round Gus. They read what it said. A man put down his case. A lady took off a shoe. {turned}
@resolution Nobody could have stopped those people with a net. But there was {Hero}, up on the stone, doing nothing at all, in company with Gus; and it had a sort of warmth. "Is anyone sitting here?" a lady asked. "You are," said {Hero}. Her husband fetched a table. No one looked at the clock. {turned}
@close {toast} {ends} The gate was never put back. There's always somebody in that seat now, with a sandwich. And Gus isn't looking at the trains any more. He's got his head turned, to see who it is.
@close {toast} {ends} Mrs. Crewe sold the gate and bought a cushion. You take turns. You climb up round the back with your lunch, and tell him hello. Gus used to face the railway; everyone agrees about that. But all the pictures since that night show him with one ear up, looking sideways.
`,
  b10: `
@home Nobody has ever gone to {home} on purpose. You change there. The trains come in at one side of the square and leave from the other, and between the two, all day, pours everybody in the world, eating a bun. In {Hero's} square, upon a tall stone with ivy down the front, sat Gus. He was bronze; he was a dog; he was about the size of a pony; and he had one word under his paws. "Stay," it said.
@home There was a notice up in the station at {home}, asking people not to linger. No one ever had. From {Hero's} window you saw the tops of hats, going by at a trot, and parting in two to get round a stone, and closing up again behind it. It was a bronze dog that they went round, as large as a pony. Somebody had cut STAY on the stone, and below that it was all ivy. The guide book called him Augustus. Nobody had time for that. He was Gus.
@friend Thirty years ago they had put a fence round Gus, to keep him nice. It had spikes along the top, and a gate that was never opened, and KEEP OFF. It had not crossed their minds that he might not want to be kept so nice as all that. Only one paw stuck out between the bars, and there wasn't a traveller who did not give it a rub in passing, for luck; so the whole of him was green and the paw was gold. "Morning, Gus," said {Hero}, who was not going anywhere, and held it for a moment.
@friend Everybody in a hurry needs luck. That was how it began: some person late for the ten past nine had put an arm through the railings, right to the shoulder, and touched the bronze dog on his paw, and caught it. They had all done so since. They didn't break step; it was more of a slap. "They might say good morning," {Hero} told Gus, who was behind spikes, with a gate marked KEEP OFF, and had nobody's manners to rely on but {Hero's}.
@want "Plates, forty," said Mrs. Crewe, who ran the station, and ticked it. "Guests, forty; last train; arriving ten to twelve." She had promised to have {event} in the square, all round Gus, and she'd drawn it up, as she drew up everything, in columns. {why} "And what time do they leave?" asked {Hero}, reading over her shoulder. Mrs. Crewe was rather shocked. She hadn't thought of a column for afterwards.
@want For once it was {home} that people were coming to. {why} They were coming from forty directions, by the late train, and Mrs. Crewe the stationmaster had polished the buffers. There were tables in a ring about Gus. {Hero} did the bunting. It wouldn't stretch; in the end {they} took it round a pair of bronze ears, and begged their pardon. "He won't mind," said Mrs. Crewe. "He's a fixture."
@turn At six the lamps came on, and Gus put up an ear. {Hero} saw it, and decided not to have seen it. He stretched, front half first and back half after, with the noise that a gate makes in a bad dream; he looked over the edge, like someone at the swimming baths; and he jumped. It was not the clang that {they} remembered. It was how, after it, forty plates and forty spoons went on for a full minute saying so to one another. The fence stood. The stone stood. {refrain}
@turn {Hero} had both arms round his neck, on account of the bunting, when Gus yawned. There was a smell of very old pennies. A pigeon got off. "I'm so sorry," said {Hero}, which was foolish, and went down the ladder. A paw came out over the edge. It felt about for the air, and found that it wouldn't bear; and a hundred years of dog came down all together on the flagstones, like a piano that somebody has let go of. {refrain}
@trouble A man ran across with a bag. Gus looked after him; one could almost see the thought go in; and then he fell in behind, a pace off, clang, clang, clang, up the hill and along, as far as a green door. It was shut in his face. He sat on the step to see whether it might open, and the step broke. After a while he came back for someone else. {run1} By seven o'clock he had seen home a nurse, two clerks and a tenor. What could he possibly want with a tenor?
@trouble It's hard to complain of being seen home. That was all that Gus did. He chose a person, and kept one step to the rear, like a butler with bad news, and waited while they looked for the key. "Good dog," they said, "go away now, there's a good old fellow," backing in. He gave every one of them about a minute, gazing at the knocker, till the doorstep cracked under him; then he rose, and chose another coat. {run1} He tried nineteen. Whatever he hoped that they would ask him, which of them was going to ask it?
@stakes "Page four hundred," said Mrs. Crewe. She had known it would be in the rule book; there was a rule for geese. "Statues, evenings off. One every hundred years, from lamps to midnight. Must be seated by the last stroke of twelve, and where they're sat by then they'll stay." Gus had come in from his rounds and was sitting in the station door, which he filled, as a cork does. {Hero} thought of forty people on the wrong side of him. "What about {event}?" said {Hero}.
@stakes It was {Hero} who found the place, under lost umbrellas, in a print made for ants. A statue was allowed a single night in each century. It might go where it pleased; but at twelve it would set, like a jelly, and there it would be until the next time. "That seems fair," said {Hero}. "Where's Gus?" Mrs. Crewe had felt the draught stop. There is only one way out of that station, and he'd sat down in it. "They'll be able to wave," she said at last. "At the {party}. Between his legs."
@try1 "He's a dog," said {Hero}. "So what do dogs do?" {They} chose a stick out of eleven, for weight. Gus, when it was brought to him, got up in some excitement; he had seen ten thousand of them thrown, from where he sat, and every one for somebody else. {Hero} went back six steps and let fly. It went up over the spikes, and turned, and came down on the very middle of the stone. "Oh, well thrown!" said the butcher. "Fetch!" said {Hero}. And already he was running...
@try1 The stick was {Hero's} idea, and it was a good stick. {They} let Gus smell both ends of it, as you show a card to a conjuror. "Look at it! Isn't it lovely? Who's going to get it, then?" Everyone saw those bronze ears come up, and stay up. It was clear to all but the pigeons what must happen. The stick would land on the stone; the dog would go after it; there they'd be. It landed. Gus put his head down, and went off like an express...
@fail1 Straight past it went Gus. They heard him go on through the park. "He'll have seen a better one," said the butcher, and it proved that he had. He came back at a trot, and with great tenderness he set down, on {Hero's} foot, a bench. There was a man on it, called Mr. Pym, with an evening paper. He folded that. "I'd been told that this was the quiet end," said Mr. Pym. {refrain}
@fail1 What is a stick, to somebody of that size? It's a toothpick. There was the sound of four bolts leaving a path, one after another. Gus had thought about what it was that people there were always short of. He laid it at {Hero's} feet, and stood back. It was a seat out of the park. Mr. Pym, who was using it, turned over a page of his newspaper. "If it's going to be thrown again," he said, "I should prefer to get off." {refrain}
@try2 "There's no dog living," said the butcher, "who'll say no to one of mine." Nobody raised the question of living. He lit up the shop, and fried forty; and {Hero} went backwards down the street with a basket, setting them out one by one, nice and close, from the doorway to the foot of the fence. Gus had put his nose down. "That's it," breathed {Hero}. "That's a good boy." He licked his lips, which rang...
@try2 Where sticks had failed there was still breakfast. {Hero} got the butcher out of bed and bought every sausage that he had. There were forty, and they looked very fine. They ran down the street like those dots on a map that show where the army went. "Now don't anyone watch him," said {Hero}. "They won't, if they're watched." They all studied the sky. There was a creak; and over the first of the forty, in no hurry, Gus began to open his...
@fail2 Gus couldn't, of course. They had all overlooked it. A bronze dog is solid from one end to the other, and there isn't anywhere to put a sausage. But there were other dogs in {home}, and these were made quite differently. They came through hedges; they came down a drainpipe. For two minutes {Hero} could not see {their} own feet. And when it was over they did not go home. They walked into the doorway, turned round three times, every one, and lay down against him.
@fail2 "But where will it go?" asked Mr. Pym, lowering his newspaper. Nobody answered. It is an awkward thing to learn about a friend, that he's the same all through. Gus looked at the sausage; and in the quiet they could hear, from three parishes, the patter of the ones who were hollow. "Oh no," said {Hero}. Soon there was not so much as a smell. There were forty real dogs, however, packed in the station door round the big one, as if it was what they had come for.
@try3 "It will have to be force, then," said {Hero}, "if everyone's kind about it." They took the rope from the engines. They passed it round Gus's middle, and he held up his elbows to help. To the other end went twenty porters, by height, and the tenor. "I may as well," said Mr. Pym, getting down off his bench. {run2} Gus watched them take it up. "He only weighs what a piano weighs," {Hero} called down the line. "Well, two. On three, now. One; two..."
@try3 Twenty railwaymen can shift anything, if you ask them properly. {Hero} asked them. They laid a cable out across the square, and made one end of it fast to the dog, with a knot that was known in the trade. {run2} "You take that bit," {Hero} told Mr. Pym, and the choir, which had come to find out who was singing. It was a grand sight. Gus seemed to think so. Something was happening to his tail. "And heave," cried {Hero}; "heave; and..."
@fail3 There's a game that is played by two dogs and a slipper. For a hundred years Gus had watched it from up there. It hadn't crossed his mind that they might be asking him. He took the rope in his teeth, and set off. They went with him twice about the square, {Hero} and twenty-six others, on their waistcoats, through the tables; and after that, slowly, so that no one should miss it, through the fountain. {refrain}
@fail3 "He's coming!" shouted {Hero}. So he was. Gus came so willingly that all the porters sat down. Then the rope went back the other way, with him at the front of it and his eyes half shut; and those who had wound it about their wrists found that they'd made a decision. It's given to few to see {home} from so near the ground. They saw it all, twice. The fountain was Gus's own idea. "I believe that it's deeper on this side," said Mr. Pym, coming up. {refrain}
@low It was gone half past eleven. {Hero} sat down on the bench that wasn't supposed to be there and tipped up the {kit}, and water came out, and a small frog. "He ruins everything he touches," one porter had said. In the doorway Gus had turned his back to the lot of them; he was looking up the line, to where there's a red light, and then nothing. His ears were flat. {run3}
@low You could hear the square drip. {Hero} had stayed, for somebody ought to; {they} had the {kit} open on {their} knees, to dry, and it wasn't drying. There'd be a door with a dog in it, for a hundred years. "I'd melt him," Mrs. Crewe had said, out of a wet hat, and she was not a hard woman. Gus heard that, naturally. He'd got up, without any noise at all, and faced the other way, which is where they all go to, the coats, in the end. {run3}
@clue There were forty plates to be picked up, and it was {Spotter} who got as far as the empty stone, and stood there with nine. Half of the ivy had come away with Gus. Here was where he sat: four worn places, and one for the tail. And here, close up beside them, was another, smooth and round, that had never been made by any kind of dog. Past the Y, where the leaves hung loose, was the foot of one more letter. Who used to sit there?
@clue {Spotter}, looking for spoons, put an eye to the bars. You didn't, as a rule; you looked at the dog. But Gus was elsewhere, and in the bare stone was a dip, like the inside of a ladle, right next to the marks of his own paws, and of a size to fit someone in a skirt. Someone had left a sandwich paper in the crack behind, folded in four, thirty years ago. And was that an A, in under the ivy?
@insight.look {Hero} went and stood by the bars. "{Rule,}" {they} said. Well, {they} had: there was a place for the dog, and there was a place beside it. So {they} turned about and did the same for the dog. It was only a back, now, in a doorway; and it had in front of it what it had been given to look at for a hundred years, which was other backs. "Oh, Gus," said {Hero}. Who was it that they had been asking him to come home to?
@insight.look Two places. {Hero} counted them again. "{Rule}" {They} had looked once, at six o'clock, and seen what they all saw: a dog who'd got loose. But Gus wasn't loose. He'd gone from coat to coat, as politely as he could, like somebody at a party who doesn't know anyone; and he had been patted. Thirty years they'd had that fence up. What was it like in there, with the other place cold?
@insight.move {Hero} went back over it from the beginning. A man had gone up the hill; Gus went up the hill. They'd pulled; he had pulled. "{Rule,}" {they} had been telling people for years, and here was someone who never did anything else! "He isn't disobedient," said {Hero}, out loud. "He's the only person in this town who'll go where you go." {They} looked over at the stone, and the small smooth place. Suppose that, for once, somebody set off for there?
@insight.move By the wall, a cat that had business elsewhere picked up its feet, and behind it, one pace off, went Gus. He saw it to the corner. He came back, and saw off a leaf. {Hero} had begun to laugh, rather damply. "{Rule,}" {they} said. They had fed him, they'd roped him, they had put twenty porters to the task; and any child of four could have told them that there's only one way to move a dog about a town. Hadn't anybody got a lead?
@insight.sound Ding. It was so faint that {Hero} took it for a plate. "{Rule,}" {they} thought; and {they} had talked since six. So {they} sat there with {their} mouth shut; and the night came up, bit by bit, as a picture does: drips; a hinge; then, streets away, a door that opened, and a voice. "It's you!" it said. "Come in." Ding, went the tail of Gus. He'd been told goodbye in that square, by {Hero's} count, thirty million times. Who was there who had ever told him the other thing?
@insight.sound "{Rule,}" said {Hero} bitterly, for there was nothing to hear. There was a step, that was all: some porter, late, in wet boots, coming this way. And with each step came a small, deep note, like a bell in a cupboard. The boots turned off down the hill. The note went on a little by itself, slower, left a gap, and tried once more. {Hero} stood up. It was Gus; it was that tail! {They} knew a question when {they} heard one, even in bronze. What if it got an answer?
@means.look Nobody goes round to the back of a monument. {Hero} went round, and {method}. And when {they} put the leaves apart there were steps, four of them, dipped in the middle, like spoons, by one pair of feet. You could not see a train from the top, only who was next to you. {They} patted the place, as one looks at a friend over a crowd, with a hand on the chair. It was a while before it went in. Then Gus was standing. Then, clang; clang; he was on his way.
@means.look Close up under the ivy {Hero} {method}. It was behind, where no one goes: a stair, hardly wider than a book, and each of the four treads was worn to the shape of the same shoe. She'd had her lunch here. And then there was a fence, to keep him nice. "Gus," said {Hero}. {They} didn't raise {their} voice. "Excuse me. Is anyone sitting here?" And a green head came round the side of the door, and regarded that small place, and {Hero} next to it, and that small place again.
@means.move Gus still had his end of the rope. He'd been keeping it, in case. {Hero} set down the {kit}, shook the water out of the other end, and waited till the tug came; and {Hero} {method}. There wasn't anybody pulling! He had a think, sitting down, and gave another; and there was {Hero}, as light as a leaf. "That's it," {they} told him. "That's all there is to it." By the clock they had quite a good step worked out. It was then that {they} bore away for the stone, without a glance behind; and one pace off, clang, clang, came somebody who'd been asked.
@means.move "I'm going for a walk," {Hero} told the square, in general. {They} left the {kit} on the bench, and picked up the slack, and whistled. It was wonderful to see that back think. Off he went, like a shot; and {Hero} {method}. They did the fountain, this time on the outside. Nobody led, nobody was dragged. "We could go that way," {Hero} would say, and Gus considered it, and they did; and so, by agreement, with a yard of loose rope between them, they came round to the one spot in {home} to which no one had ever walked him: his own.
@means.sound Out in the middle of all that wet {Hero} got out the {kit}. Ding? said the doorway, without much hope. {Hero} {method}. Then {they} left off, as you do, for the other person. {They} did it a second time, from a bit nearer to the stone, and it meant what it means at the top of any stairs: there you are; come in; I've put the kettle on. First one ear got up, then its fellow. Ding, said Gus. Ding-dong! And out he came, like a fire engine that has been told it may.
@means.sound It was a matter of finding the note. {Hero} sat down on the foot of the stone with the {kit}. {They} tried it too high, and flat. And then {Hero} {method}, and across the square it was as though somebody had been touched on the arm. A hundred years; ten million coats; and he'd never once been rung back. Gus put his head on one side. He answered, with care. {They} answered that. It was like two people who have caught sight of each other along a street, and don't like to run.
@snag So there was Gus at last, and there was the stone, and in between stood a fence. He looked up at the spikes. One can get down from nearly anything. "But it has a gate," said {Hero}, "and there's a lock in it." "And I've got the key," said Mrs. Crewe, who'd carried it about for thirty years and never been asked. She put her hand in her pocket. They watched it, pink and surprised, come out by her knee. Up the line there was a whistle. And above them, in the clock, something had begun to wind itself up...
@snag "Keep off," said the gate, to both of them. Gus sat down to wait until it thought better. "Now, that I can help with," said Mrs. Crewe, who had come back, ashamed, with a towel. "I've had the key of that on me since..." A look came over her that {Hero} had seen on people who pat their coats on a platform. She turned out the pocket, and through the end of it, round as a penny, was the moon. "I did have it, for the rope," she said. It was four minutes to; and then...
@rescue "I saw where it hopped to," someone said. It was the porter's little girl. She sat on top of the luggage from morning till night, and had been labelled four times, and once sent as far as the coast. "I would have told you, but you were having such a nice time." She was in her best, which was white when it went in {hid}, up to the shoulders, up to the bow; and it was not white afterwards; and out of all that black she put up one hand, to {Hero}, with {key}.
@rescue There was just one person in the place who was dry. They had given her the hats to hold. No one had thought to say how long for, or to come back; and so the porter's little girl had stood where she was put, with twenty-two of them, up to her eyes, and seen the whole thing in comfort, over a bowler. "It went ping," she told {Hero}. "Then it went in." She handed over the hats. She lay on her front, {hid}, and for a time there was only the sound of someone talking to a spider. Then there was {key}.
@climax The gate hadn't been opened for thirty years, and it said so. The clock began. Gus went by, up four steps at the back, as a man goes upstairs in his own house, and turned, and sat. {Hero} was up there after him, at four, at five, tearing the ivy down in handfuls, to know what it was that they'd all been running past. STAY A WHILE, it said. "It isn't for you at all, Gus," {Hero} told him. "It's us. It was always meant for us." Nine. The small place fitted. Ten, eleven; and along the whole of one side {they} felt him lean. Twelve.
@climax One, said the clock. The key turned at two. By three Gus was on the way up, and did not have to be shown; he went round and round on his own stone, like anyone's dog on anyone's rug, while {Hero}, kneeling, hauled on a hundred years of leaves, and they came off all together, like a sleeve. A. It was six. W. "Oh," said {Hero}; "oh, you poor old thing." "Stay a while," it ran. Ten. {They} sat. A weight, cold at first, and then not, came to rest on {their} shoulder; and eleven; and stopped there. Twelve.
@resolution The last train was on time. The doors all opened at once, and forty people ran out, with their heads down, from habit. It was the front ones who saw. There was somebody up there, with one arm round Gus, who didn't seem to be doing anything, who did not even look up. {Hero} had shut {their} eyes. The people in front read the stone. "Is this taken?" asked a man, of the bottom step. Soon there wasn't a step that was not; and they'd begun to move up the tables. {turned}
@resolution No power on earth had ever stopped them at that hour of the night. They came out of the station like a bath being emptied. And they got as far as the words. A lady with a hat box said, "Well, I don't mind if I do," and sat on it. After that it was like a kettle coming off the boil. A judge took off his boots. Someone leaned back on Gus, without thinking, as you would on a wall in the sun. "I was in such a rush to get here," a lady told {Hero}. "Isn't that odd?" {turned}
@close {toast} {ends} They did not put back the gate. It went for scrap, with the fence and the KEEP OFF, and fetched enough to buy a cushion. That's seen a good deal of wear; there is always somebody. The people who write guide books can't account for Gus. Here is a dog set up beside a railway, facing the line; and he's got his head turned clean away from it, with one ear lifted, to see who has come to sit.
@close {toast} {ends} In the old pictures Gus is staring straight in front of him, up the rails. You should go and see him now. Take a sandwich. There'll be a person in the seat, most likely, but they will move up; and when you're settled you'll find him looking at you, sideways, with an ear cocked, as if it were your turn to say something.
`,
}
