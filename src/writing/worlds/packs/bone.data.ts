// Tomorrow the dinosaur must stand up, and one bone of it is missing.
import type { PackSource } from '../pack.ts'

export const bone: PackSource = {
  id: 'bone',
  skeleton: 'mix-up',
  genres: ['mystery', 'educational', 'comedy', 'adventure', 'animal'],
  tags: 'museum dinosaur city town school library old castle history night',
  peril: 0,
  touches: 'dinosaur skeleton bones museum',
  ways: ['look', 'build', 'mark'],
  figure: {
    name: 'Doris',
    type: null,
    pronoun: 'she',
    want: 'to stand up at last',
    habit: 'has been put together wrong for ninety years',
  },
  people: { 'Professor Pym': 'old-woman', 'Mr. Tuttle': 'old-man' },
  extras: `
    snag: crowd
    climax: crowd
    resolution: children crowd
    close: crowd
  `,
  names: ['Doris', 'Professor', 'Pym', 'Tuesday', 'Mr. Tuttle', 'Tuttle'],
  nouns: {
    home: 'Button Street',
    quest: 'bone',
    key: 'the little crooked bone',
    hid: 'under the tea trolley',
    mistake: 'used a bone to prop the window open, and forgotten it',
    scary: 'the dark hall behind the mummy',
    wait: 'until the glue had set',
    crowd: 'the cleaners',
    small: 'the tea boy',
    says: 'Have you ever seen a chicken sit down?',
  },
  swappable: false,
  refrain: {
    base: 'Knee bone, toe bone, what have we got? One bone short of the whole of the lot.',
    turned: 'Knee bone, toe bone, what have we got? Every last bone of the whole of the lot.',
  },
  small: { base: 'Knee bone, nose bone, one bone short.', turned: 'Knee bone, nose bone, every bone there.' },
  titles: [
    '<lap:{Hero} and the Bone That Hid|{Hero} and the Bone That Was Left Over>',
    'Stand Up, Doris!',
    'One Bone Short',
    'Four Hundred Pieces of Doris',
    'A Night at the Bottom of the Museum',
  ],
  blurb:
    'Doris is sixty feet long, ninety million years old, and lying on the museum floor in four hundred pieces. She has to be standing by the morning. Count them again, {Hero}. Is there one too few?',
  stage: `
    home: museum morning clear wide | look-up happy | wrong-doris | mouse-watching
    want: museum morning clear medium | point excited | bone-heap ladder bunting |
    friend: museum morning clear medium | wave happy | tea-trolley bun | cat-asleep
    hobby: street day clear medium | stand proud | |
    turn: museum day clear wide | kneel surprised | box bone-heap |
    trouble: museum day clear wide | run funny | bone-heap | bird-on-head
    flaw: museum day clear medium | stand thoughtful | bone-heap | odd-socks
    stakes: museum dusk cloudy wide | look worried | bone-heap bunting ladder |
    try1: museum dusk cloudy medium | crawl brave | bench lantern | mouse-watching
    fail1: museum dusk cloudy medium | hold sad | umbrella shoe sandwich |
    clue: museum dusk cloudy medium | look-down curious | tail-row | beetle-parade
    try2: park dusk cloudy wide | run brave | shaggy-dog tree |
    fail2: park dusk rain medium | kneel surprised | shaggy-dog tree | duck-following | muddy
    try3: museum night cloudy wide | build excited | broom-legs | | muddy
    fail3: museum night cloudy wide | run surprised | bone-crash | |
    low: museum night cloudy medium | sit sad | doris-head lantern | |
    insight: museum night clear medium | think hopeful | bone-heap | mouse-watching
    means: museum night clear wide | build brave | doris-hand |
    snag: museum night clear medium | look surprised | bun-table | |
    choice: museum night clear wide | stand thoughtful | bone-heap | moth-round-lamp
    rescue: museum night clear medium | kneel hopeful | tea-trolley teacup | |
    climax: museum dawn clear wide | pull wonder | standing-doris | |
    resolution: museum morning clear wide | cheer joy | standing-doris | beetle-parade
    close: museum night clear wide | laugh happy | standing-doris table cake ladder | small-copy-of-hero
  `,
  deeds: `
    home: hero touches wrong-doris; no dinosaur-skeleton; no mummy; no owl
    want: hero touches bone-heap; no dinosaur-skeleton; no quilt
    friend: hero lifts bun; with tea-trolley mummy; no wheel
    turn: hero opens box; hero reach surprised; no bone; others old-woman
    trouble: no dinosaur-skeleton; no spoon; no candle; no cat; no bucket; others old-woman guard
    trouble[\\bcat\\b]: hero lifts cat
    stakes: hero touches bone-heap; no dinosaur-skeleton; no bone; no cake
    flaw[dark hall]: hero look worried; with mummy; no bed; at museum night wide
    try1: hero under bench; with mummy; no bone; no bone-heap; no broom
    fail1: hero lifts umbrella; with mummy; no bone; no cat
    clue: friend touches tail-row; hero look-down curious; no bone; no teacup; others
    try2: no bone
    fail2: hero touches shaggy-dog; no bone
    try3: hero pulls broom-legs; no broom; no rope; no bone; no tea-trolley; no teapot; no mummy; others crowd
    fail3: hero run surprised; with bone-crash; no broom; no piano; no letter; no plate; no dinosaur-skeleton; no spoon; no shoe; no drum; others
    low: hero touches doris-head; hero reach sad; no dinosaur-skeleton; no broom; no coat; others
    insight.build: hero lifts bone; no shoe; no book
    insight.look: hero touches doris-shadow; hero reach curious; no lamp; no bone-heap; others
    insight.mark: hero touches dust-doris; hero reach hopeful; no bone; no bone-heap; no mummy; no duck; no table; others
    snag: hero touches bun-table; hero reach surprised; no bun; no table; no bone; others old-woman crowd
    choice[dark hall]: hero walk brave; with mummy lantern; no shoe; no bone-heap; at museum night wide; others
    rescue: friend gives crooked-bone to hero; no bone; no wheel
    climax: hero pulls standing-doris; no dinosaur-skeleton; no lamp
    resolution: hero touches standing-doris; no dinosaur-skeleton; no bus
    close: hero touches table; cake on table; no dinosaur-skeleton
    close[ladder]: hero on ladder; with standing-doris
    means: hero touches doris-hand; hero reach wonder; others old-woman
    means.mark: no book
    means.mark[drew it all|painted it all]: hero touches chalk-doris; with bone-heap; no doris-hand; no book; no shoe
    means.build: hero touches doris-hand; hero reach wonder; no book; others old-woman
  `,
  lapStage: `
    home: museum morning clear wide | wave happy | wrong-doris | mouse-watching
    want: museum morning clear medium | point excited | bunting wrong-doris |
    turn: museum day clear medium | kneel surprised | bone-heap |
    trouble: museum day clear wide | look worried | bone-heap |
    stakes: museum day clear medium | reach sad | doris-head |
    try1: museum day clear medium | reach curious | plant-pot |
    fail1: museum day clear medium | hold funny | frog plant-pot mummy |
    try2: museum day clear medium | kneel curious | bumpy-rug mummy |
    fail2: museum day clear medium | kneel surprised | hedgehog bumpy-rug |
    try3: museum dusk clear medium | climb brave | box ladder mummy |
    fail3: museum dusk clear medium | look funny | owl box mummy |
    hobby: museum dusk clear medium | stand happy | |
    flaw: museum dusk clear close | think thoughtful | |
    low: museum night clear wide | sit sad | doris-head lantern |
    clue: museum night clear medium | look-down curious | bone bone-heap |
    insight: museum night clear medium | kneel hopeful | bone bone-heap |
    means: museum night clear medium | hold joy | bone |
    snag: museum night clear wide | hold worried | bone bone-heap |
    rescue: museum night clear medium | build proud | bone bone-heap |
    choice: museum night clear close | kneel thoughtful | mouse rope |
    climax: museum night clear wide | pull wonder | standing-doris owl frog hedgehog |
    resolution: museum night stars wide | cheer joy | standing-doris bunting |
    close: bedroom night stars medium | lie calm | bed pillow |
  `,
  lapDeeds: `
    home: hero touches wrong-doris; no dinosaur-skeleton
    friend: hero lifts bun; with tea-trolley
    want: hero touches wrong-doris; no dinosaur-skeleton
    turn: hero touches bone-heap; no dinosaur-skeleton; no bone
    turn[bone box]: hero opens box; with bone-heap
    trouble: no dinosaur-skeleton; no bone
    stakes: hero touches doris-head; hero reach sad; no bone; no dinosaur-skeleton
    try1: hero opens plant-pot; no frog
    fail1: hero lifts frog; with plant-pot
    try2: hero touches bumpy-rug; no bone; no hedgehog
    fail2: hero touches hedgehog; with bumpy-rug; no bone; no bun
    try3: hero touches box; no owl; no bone
    try3[step by step]: hero on ladder; with box
    fail3: hero touches box; owl in box; no bed
    clue: hero touches bone
    insight: hero touches bone; no frog; no owl; no hedgehog
    means: hero lifts bone; no dinosaur-skeleton
    snag: hero lifts bone; no dinosaur-skeleton
    rescue: hero touches bone-heap; no dinosaur-skeleton
    climax: hero pulls standing-doris; no dinosaur-skeleton
    resolution: hero touches standing-doris; no dinosaur-skeleton
    close: hero in bed; hero sleep calm; no dinosaur-skeleton; no frog
  `,
  b0_3: `
@home {Hero} came with the {kit}, to see Doris. Doris was a dinosaur, all bones.
@home Hello, Doris! Here was {Hero}, with the {kit}. Doris was big, and made of bones.
@home Big head, big ribs, big toes. That was Doris the dinosaur. {Hero} held up the {kit} to show her.
@friend Squeak, squeak, squeak! Mr. Tuttle came by with his tea cart. "Hello, {Hero}!"
@friend Who had tea and buns on a cart? Mr. Tuttle did. He gave {Hero} a wave.
@friend A cart came along, with a squeak in it. "A bun for you, {Hero}," said Mr. Tuttle.
@want {why} At {event} they would all see Doris stand. Would she?
@want {why} Doris had to stand up, for {event}. One, two, three! Did she?
@want {why} For {event}, Doris had to stand up. Could she?
@turn No. Down she sat with a bump. {Hero} counted all her bones. {refrain}
@turn No, Doris lay down again. {Hero} looked in the bone box. {refrain}
@turn No, she could not. "Wait, Doris," said {Hero}. {refrain}
@trouble {Hero} looked high, and {Hero} looked low. {run1} Where was that bone?
@trouble Was it up here? Was it down there? {run1} Oh, {Hero}, where was that bone?
@trouble "Come out, bone," said {Hero}. {run1} Where could that bone be?
@stakes "Do not cry, Doris," said {Hero}. "I will find your bone."
@stakes Poor Doris lay flat on the floor. {Hero} gave her big nose a pat.
@stakes Doris was so sad and so flat. {Hero} gave her a kiss on the chin.
@try1 There was a big, big pot. {Hero} put in one hand, and felt about, and...
@try1 Was the bone in the pot? {Hero} stood on tiptoe, and looked in, and...
@try1 What was down in that old pot? {Hero} took off the lid, and...
@fail1 "Ribbit!" Out hopped a frog. {refrain}
@fail1 It was green, and it was wet. It was a frog, {Hero}! {refrain}
@fail1 Hop! A frog sat on {Hero's} arm. Hello, frog! {refrain}
@try2 There was a bump in the big red rug. {Hero} took hold of it. Who was under there?
@try2 Was the bone under the rug? {Hero} pulled it back, bit by bit. What was that?
@try2 The rug went up and down. {Hero} got down low, to look. Do bones do that?
@fail2 Sniff, sniff! Out came a hedgehog, as round as a bun. {refrain}
@fail2 Ouch! It was not a bone. It was a hedgehog! {refrain}
@fail2 First came a nose, and then a hedgehog. Hello, hedgehog! {refrain}
@try3 There was a box, right up on top. {Hero} went up, step by step by step...
@try3 Was the bone in the box? {Hero} gave it a tap. Tap... tap... tap...
@try3 Something went thump in the box, up on top. {Hero} put an ear to it. Shh...
@fail3 "Hoo!" It was an owl, in bed. {refrain}
@fail3 Up popped an owl, with two big eyes. {refrain}
@fail3 "Hoo, hoo!" said an owl. Sorry, owl! {refrain}
@low It got dark. {Hero} sat down by Doris. {run3}
@low "No bone," said {Hero}, and sat down by poor Doris. {run3}
@low The moon came in. {Hero} sat close to Doris's big head. {run3}
@clue {Went}, went the {kit}, along the floor. And then it all stopped. Bump! What was that?
@clue {Hero} got down low. {Went}, went the {kit}. Clonk! Something was there, so hard and so long.
@clue {Went}, went the {kit}, in the dark. Bump! {Hero} looked. Something was there, by Doris.
@clue.mark {Went}, went the {kit}, all over the floor. Bump! A shape came up, long and white.
@clue.mark {Hero} got down low. {Went}, went the {kit}, and went bump. What was so hard and so long?
@clue.mark {Went}, went the {kit}, all round Doris. Bump! {Hero's} foot hit something hard, under the tail.
@insight It was not a frog. It was not an owl. {Hero} felt it. Was it...?
@insight {Hero} felt it with one finger. It was long, and it was cold. Could it be...?
@insight "Are you a hedgehog?" said {Hero}. No, it had no nose. What was it...?
@means {Went}, went the {kit}, till there was no dust. The bone! The last, lost bone!
@means Once more {went}, went the {kit}, and up it came. The bone! {Hero} gave it a kiss.
@means "A bone!" said {Hero}. {Went}, went the {kit}, for joy. "I have it, Doris!"
@means.mark The bone! {Went}, went the {kit}. {Hero} gave the bone one big red dot. Hello, bone!
@means.mark "I have it, Doris!" {Went}, went the {kit}, and the bone had one red dot. There you are, bone!
@means.mark It was the bone! {Went}, went the {kit}, and the bone got a big red smile.
@snag Was it a tail bone? {Hero} tried it. No. Was it a chin bone? No. Oh, was it...?
@snag {Hero} held it up to Doris. Not a tail. Not a chin. Oh dear, what was it...?
@snag Was it for Doris's head? No. Was it for Doris's tail? No! Then where...?
@rescue A toe! It was her own big toe. Click, went the bone.
@rescue Click! In it went. It was a toe bone, and Doris had ten toes.
@rescue It was her big toe! {Hero} put it in with a click.
@choice.kindness "Sorry, mouse," said {Hero}. Kiss, kiss, all better! Down came a rope, and the mouse took hold.
@choice.kindness This time {Hero} waved to the mouse. The mouse waved back, and came to help with the rope.
@choice.kindness {Hero} put one hat on the mouse, down to its toes. Here was a rope, and the mouse took hold.
@climax The frog pulled, the hedgehog pulled, the owl pulled. {Hero} pulled, and <pal:{Pal}|Mr. Tuttle> pulled. Up, up!
@climax "Pull, frog! Pull, hedgehog! Pull, owl! Pull, <pal:{Pal}|Mr. Tuttle>!" said {Hero}. Up went that big, big head!
@climax Frog, owl and hedgehog, all in a row! {Hero} pulled, <pal:{Pal}|Mr. Tuttle> pulled, and up got Doris!
@resolution There she stood, as tall as a house. Hello up there, Doris! {turned}
@resolution Doris stood up, and all the people said, "Ooh!" {turned}
@resolution Doris had ten toes, and {Hero} had ten toes. {turned}
@close {toast} Night-night, Doris. Night-night, frog, hedgehog and owl. {ends}
@close {toast} Good night, frog, hedgehog, owl and Doris. {ends}
@close {toast} Ten toes in bed! Sleep tight, frog and Doris. {ends}
`,
  b4_6: `
@home {Hero} lived in {home}, next door to Doris, in the museum. She was sixty feet long, and all bones. "Good morning, Doris," {Hero} said each day.
@home There was a museum in {home}, and {Hero} knew the best thing in it. Past the owls. Round the mummy. There was Doris, a dinosaur with no skin, no [hat|lunch], and a big kind smile.
@home Do you know the museum in {home}? {Hero} did. You went in under the owls, and left at the mummy. "Good morning, Doris!" Doris was a dinosaur, all bones and one wide smile.
@want Doris lay on the floor in four hundred bits. Tonight she would be put up, and {event} would be under her ribs. {why}
@want Doris had been taken down. She was all over the hall, a toe here, a tail there. By tonight she must be up, for {event}. {why}
@want The floor had been mended, so there lay Doris, in heaps! Every bit must go back by tonight, for {event}. {why}
@friend Round came Mr. Tuttle with the tea trolley. "How's the old lady?" said Mr. Tuttle. "Nearly up," said {Hero}.
@friend Squeak, wobble, squeak. The tea trolley had one bad wheel, and it walked like a duck. "Bun?" said Mr. Tuttle. "Two, please," said {Hero}. "One is for Doris."
@friend What walked like a duck, and smelled of buns? The tea trolley! One wheel was bad. "Have you got to her knees?" asked Mr. Tuttle. "Just her ankles," said {Hero}.
@turn Professor Pym put on Doris's feet, and her tail. Then she looked in the box, and stopped. {refrain} Where could it be?
@turn Up went Doris, from the ground. "Now the little one," said Professor Pym. But the box was empty! {refrain} Who had it?
@turn Up went a leg, and half of the other. "The small one, please," said Professor Pym. {Hero} felt in the box. Empty! {refrain} Who would take it?
@trouble Everybody looked. Someone found a bone, and it was a [banana|hairbrush]. Someone tried the cat. {run1} Professor Pym sat down upon a bit of Doris, and it rolled away.
@trouble They shook the coats. They shook the cat. "Got it!" called the guard, but it was a [comb|candle]. {run1} Professor Pym sat on the tail, and the tail was round.
@trouble "I see it!" That was a banana. "Here!" That was [a spoon|a comb]. {run1} Professor Pym stepped back, on to the tail. It went one way, and she went the other.
@stakes With one bone gone, the legs would not hold. If the legs did not hold, then down she'd come. "No bone, no Doris," said the Professor. "And no {party}."
@stakes "It's so small," said {Hero}. "All of her stands on it," said Professor Pym. They looked up at the flags. No Doris, no {party}. She lay as if she [had a cold|was waiting to be told].
@stakes "It is no bigger than a carrot," said Professor Pym, "but it's in her leg." One leg was no good for {party}. {Hero} stood on one leg to see, and fell over.
@try1 {Hero} lay flat and looked under every single thing. {They} put in an arm, right up to the ear. There was something long and thin...
@try1 It had rolled off! {Hero} took a lamp round the hall on {their} tummy, like a [snail|beetle]. Under the mummy it was black. In went one hand. It took hold, and...
@try1 Small things roll under big ones. {Hero} put one arm under the mummy's box, in the dust. {Their} fingers touched a thing with a knob on the end...
@fail1 It was an umbrella. Behind that was one shoe, and a very old sandwich. {refrain}
@fail1 Out came a shoe, hooked on an umbrella, and a sandwich as hard as a brick. No bone had ever had so much [company|mustard]. {refrain}
@fail1 A knob, yes. One umbrella! It brought a shoe along, and the world's oldest sandwich. The cat would not touch it. {refrain}
@clue {Spotter} stopped by the tail. There was one small bone in it that did not fit. It had a crook in it, like a finger. It went nowhere at all. Why would a tail have a finger?
@clue The tail bones were all round, like cups on a shelf. Then {Spotter} got to the last. It was bent. It touched nothing, and did nothing. What was a thing like that doing on a tail?
@clue Bump, bump, bump, went {Spotter}, down the tail, bone by bone. The last one was no bump. It was a hook! It stuck out on its own, and it looked cross. Who put that there?
@try2 "A dog took it!" said {Hero}. "Dogs take bones." And they ran to the park. There was a big dog under a tree with a bone in his mouth, and he was digging...
@try2 The door had stood open since lunch. "Who likes bones?" said {Hero}, and off {they} ran, in at the park gate. There lay an old dog like a rug, with something long and brown...
@try2 There were paw marks by the door. {Hero} ran after them, round the pond and up to a tree. Munch, munch. It was a dog like a sofa, and in his mouth was something...
@fail2 But it was a ham bone, and it was his own. Then he wished for it back. {Hero} had mud to the knees. Now what?
@fail2 He let {Hero} look, for he was a kind dog. But it had a price on it, and it smelled of soup. {Hero} said thank you. It began to rain. Where next?
@fail2 It was a [lamb|soup] bone, and he had only just begun. {Hero} put it back by his nose. "Sorry," {they} said, and slipped in the mud. Who had it, then?
@try3 "Then I'll make one," said {Hero}. {They} took a broom handle, a bag of plaster and some string, and painted it brown. You could hardly tell. Up went the legs! {run2}
@try3 "We've got a broom," said {Hero}. "She'll never know." A bit of plaster, a bit of cold tea, and it looked [terribly old|as old as the mummy]. {run2} "Heave!"
@try3 "One bone, coming up!" said {Hero}. {They} rolled a broom in plaster, and gave it a bath in the teapot. {run2} In it went, and everyone took a rope.
@fail3 Crick, said the broom. Crack! Down came Doris, rib by rib, like a [piano|tray of spoons] on the stairs. {refrain}
@fail3 For one breath she stood. Then snap, went the broom, and down it all came, like [a hundred plates|the end of a band]. {refrain}
@fail3 Up, up... and crack, went the broom. One by one the bits came down, and last of all a toe. {refrain}
@low They all went home to bed but {Hero}. {They} sat on the floor by that long, kind head with the {kit}. "Sorry, Doris," {Hero} said. She looked so very flat. {run3}
@low Lamp by lamp, the hall went dark. {Hero} sat with the {kit}, and patted a big flat nose. "I said a broom," said {Hero}. Doris went on smiling, which was worse. {run3}
@low "Never mind," said everyone. {Hero} did mind. {They} sat by Doris in the dark, and hugged the {kit}. "You nearly did it," {they} said, where an ear would be. {run3}
@insight.look The moon came in, and put Doris's shadow on the wall. {Hero} looked. "{Rule}" {They} looked again. There was something funny about those legs. Whose knees bend like that?
@insight.look One lamp was left, and Doris's shadow went up to the roof. "{Rule,}" said {Hero}, and did. [A table|A gate] could sit down better than that! Now which way do a hen's knees go?
@insight.look The moon made a big black leg on the wall. "{Rule,}" said {Hero}, and got up to try it. Knee out, foot in. Bump! So who could walk like that?
@insight.build {Hero} set one bone on the end of one more. They clicked. It was not how the Professor had done it. "{Rule,}" said {Hero}. What if they had all the bones they needed?
@insight.build {Hero} put two bones side by side, and click, they held hands. The book said no. The bones said yes. "{Rule,}" said {Hero}. Could it be that nothing was lost?
@insight.build Two bones lay by {Hero's} shoe. {They} put one on the other, just to have a tower. Snap! They would not come off. "{Rule,}" {they} said. Had they all got muddled?
@insight.mark {Hero} drew Doris on the floor the way she'd been put up. It looked like a table. "{Rule}" {They} drew her again with her knees the other way. Oh! Could it be?
@insight.mark There was dust on the floor, so {Hero} drew in it. First came Doris. Then, for fun, Doris got the legs of a hen. {Hero} stopped. "{Rule,}" {they} said. Was it funny, or was it right?
@insight.mark {Hero} drew a big Doris in the dust. She looked so silly that {they} gave her new legs, like a duck's. Now she looked right. "{Rule}" {Hero} ran to the stairs. Who was still awake?
@means.look {Hero} {method}. Her knees went back, like a bird's! She had been put up wrong for ninety years. The bit in her tail was her thumb. Not one bone was missing.
@means.look {Hero} {method}. It was all there, in the wrong place! That foot was a hand. The odd bit of tail was a thumb. Somebody had been in a hurry, ninety years ago.
@means.look {Hero} {method}. A foot was not a foot; it had fingers! And what has fingers has a thumb. There it was, on her tail. For ninety years she'd been on backwards, and nothing was lost.
@means.build {Hero} {method}. Doris had been put up wrong for ninety years! Her foot was on her arm, and her thumb was in her tail. No bone was missing.
@means.build {Hero} shut the book, and {method}. A leg swung round. A foot turned out to be a hand. And that bent bit, at the tip of her tail, was no tail at all. It was her thumb!
@means.build {Hero} {method}. Bones went by the bones they liked. Two feet, two hands, and one thumb, off her tail. All of her was there! She'd been in a muddle for ninety years.
@means.mark {Hero} got the Professor. Then {they} {method}. Doris had been put up wrong for ninety years. Her thumb was in her tail!
@means.mark {Hero} {method}, from wall to wall. Professor Pym came in, and said "No." Then she said "Oh." She looked at the tail. "That's a thumb," she said. "Grandpa put her thumb on her [behind|bottom]."
@means.mark {Hero} {method}, all across the floor. "Come and see," {they} told Professor Pym. "But that's a hand!" she said. "So the hook is her thumb. Ninety years, and we never saw it."
@snag All the bones were laid out right, by four in the morning. There was one last gap, the size of a thumb. {Hero} had put the crooked bone by the buns. But they had all had tea since then, and...
@snag The cleaners took off their shoes and helped. By four o'clock in the morning she only wanted a thumb. "I put it by the buns," said {Hero}, and {they} turned to get it. There were the buns, and...
@snag Up came the cleaners with their sleeves rolled. By four they'd done her toes, her ribs, both her arms. Now for one thumb! {Hero} had left it with the buns. {They} looked there, and...
@rescue Squeak, went the trolley. It did not wobble. "Mr. Tuttle," said {Hero}, "what's that?" He looked {hid}. "I needed a wedge," said Mr. Tuttle, going red, and he gave back {key}.
@rescue Here came the tea, and it didn't squeak. {Hero} looked at the wheel. "I mended it," said Mr. Tuttle. "With a wedge." Then he looked {hid}, too, and slowly he gave up {key}.
@rescue "Tea's up!" No one had heard it come. "Your wheel," said {Hero}. "It's straight!" Mr. Tuttle took a look {hid}. "Oh, dear," he said. Out came {key}, and the trolley went flop.
@climax Click, went the thumb. "Now pull!" said {Hero}. The cleaners pulled. Up came the long neck, and up came the big kind head, higher and higher, until it bumped the lamp.
@climax In it went. "One, two, three!" counted {Hero}, and everyone pulled. Not a creak. The hips rose, and the ribs, and the neck. The sun was just getting up, and Doris saw it first.
@climax {Hero} pushed in the thumb. It fitted! They all pulled on the ropes, and Doris got up, a bit at a time, like Grandpa out of a chair. Her smile went past the owls.
@resolution The doors were opened at nine. There stood Doris with the sun in her ribs, as tall as a house, waving one thumb. {turned}
@resolution The people came in talking, and stopped. There she was, on two feet, with one thumb out, as if she was waiting for a bus. {turned}
@resolution In came the children, two by two. "She's looking at me!" said one. Doris stood on her own feet, with her thumb held out to stop the bus. {turned}
@close They had {event} between her toes. {toast} {ends} "Good morning, Doris," said {Hero}.
@close Nobody wanted to go home after {event}. {toast} {ends} {Hero} took one bun up the tall ladder, to where her smile was.
@close At {event} {Hero} left some cake by her big toe. {toast} {ends} In the morning it was gone.
`,
  b7_9: `
@home {Hero} lived in {home}, so near to the museum that you could smell the polish. {They} went in most days, past the stuffed owls and the mummy, to see a friend. The friend was called Doris. She was sixty feet long, ninety million years old, and bones from end to end.
@home Some people go to the museum in {home} when it rains. {Hero} went when it didn't. [It was quiet there, and nobody minded what you wore.|The owls knew {them}, as far as an owl lets on.] "Good morning, Doris," {they} said to the dinosaur in the great hall; and Doris, who was a skeleton as long as a bus and a half, went on smiling.
@home Most of {Hero's} friends in {home} could run about. The best of them couldn't. She lived in the museum, beyond the owls, and hadn't moved since before there were people. "Good morning, Doris," said {Hero}, looking up and up; for Doris was a dinosaur, sixty feet of her, all bones and smile.
@want The floor of the great hall had been rotten for years, and so they had taken Doris down. Now she lay there in four hundred pieces, with labels on. Tonight she would be put up again, because {event} was to be held beneath her ribs. {why}
@want Just now she was smiling in pieces. The floor had been mended, and she lay all round the hall, with a number on every bone, [like a very large breakfast|like the world's worst jigsaw]. "She's got to be up by supper," {Hero} said. "They're having {event} underneath." {why}
@want You never saw so many labels. Every bone of Doris had one, from 1 to 406, and they were spread about the hall because of the new floor. By tonight somebody had to turn them back into a dinosaur, since {event} was coming and would need something to stand under. {why}
@friend At four each day came Mr. Tuttle, with the tea trolley. It had eleven kinds of bun and one bad wheel, so that it walked like a duck. "And how's her ladyship?" said Mr. Tuttle. "She's got her feet on," said {Hero}. "That's the way to start," said Mr. Tuttle.
@friend "Currant or plain?" That was Mr. Tuttle. He pushed the tea trolley, or else it pushed him; it had one bad wheel, and a squeak, and came through a door like a duck with a tray on its back. "What does she fancy today?" he asked. {Hero} looked at Doris. "Plain," said {Hero}. "She's got no tongue."
@friend First there was a squeak, then a rattle, then a smell of buns, and after all of that there was Mr. Tuttle, being pulled along by his tea trolley. One wheel was bad. It made the whole thing waddle. "Legs yet?" he said. "Only feet," said {Hero}. "Ah," said Mr. Tuttle. "I started with those myself."
@turn Professor Pym had a book that told her where everything went. On went the shins; on went the hips. She put her hand in the box for the last of all, and felt about, and turned the box over. {refrain} Now where could a bone go?
@turn By three o'clock she had legs. Professor Pym ran a finger down the page. "And lastly," she read, and held out her hand, and {Hero} looked in the box to give it to her. There was a label on a string, tied to nothing. {refrain} Who'd take just the one?
@turn "Toe, shin, knee," sang Professor Pym, [who was nearly done|who sang when it went well], and it all went up just as it was drawn in the book. Then her hand came out of the box with nothing in it. She looked at the hand. She looked at the box. {refrain} Had somebody walked off with it?
@trouble They turned the hall inside out. The guard found it, but it was a banana. The lady from the gift shop found it, and it was a comb. {run1} Somebody looked at the cat in a certain way, and the cat left. "Think, all of you," said the Professor, and sat down on the tail, which rolled, and took her out of sight.
@trouble "Lock the doors!" said the guard. [People turned out their pockets.|People looked in their hats.] They found [a pencil|a spoon], and a comb, and, in the guard's case, a banana. {run1} "You must all of you keep calm," said Professor Pym. She took one step back to say it, and trod on the tail, which was round, and then she was on the floor.
@trouble A search began, of the kind where everybody shouts. "Found it!" That was a banana, out of the guard's own coat. "Got it!" That was only a comb. {run1} Even the cat was looked under. "Wait!" said Professor Pym, backing away to count them all, and set her heel upon the tail, which rolled, and took her with it.
@stakes "It's a leg bone," said Professor Pym, when they had found her. "It's quite small. But the whole of her stands upon it." Nobody said what came next. There were bunting and chairs and a cake as large as a bath on its way, and {event} could hardly be held on top of Doris.
@stakes They picked up Professor Pym. "Can't we leave a gap?" said {Hero}. "It's about as big as a carrot." "So is the bottom card," she said, "in a house of cards." The man had come with the chairs for {event}. He asked how many. Nobody liked to tell him none.
@stakes Professor Pym got up in stages. "One leg bone," she said. "You could post it. But take one leg off a table, and see how long you've got a table." Through the door came the cake for {event}, so big that four people had it by the corners. They asked where the dinosaur was.
@try1 It had to be somewhere low, {Hero} reasoned; bones do not climb. {They} went round the hall on {their} stomach with a lamp. There was a gap beneath the mummy's box where no broom had ever been. In went the arm, up to the ear. "I've got it," {they} called. "It's long. It's thin..."
@try1 Where do lost things go? Down, mostly, and under. {Hero} <seated:tied a lamp to a broom|lay on the marble, with a lamp>, and went along the edge of the hall like a caterpillar: heaters, chairs, the feet of owls. Beneath the mummy's box it was as black as a boot. "There's something in here!" {they} called. "I've got the end. It's coming..."
@try1 Small things roll, and rolling things stop at walls. So {Hero} took a lamp down to the floor, and crawled. Wall, wall, owl. Then came the mummy, whose box had a dark slit along the bottom, just wide enough for one arm. "Wait! I can feel a knob. It's thin, and a bit bendy..."
@fail1 It was an umbrella. After it came a shoe, half a map of Wales, and a sandwich that had been there nearly as long as the mummy and was in much the same condition. {refrain}
@fail1 Well, it came. There was a shoe, and then an umbrella that the shoe was hooked on, with a map of Wales stuck on the spike. [The sandwich came out on its own.|There was a sandwich, too, and it had grown a coat.] "How old would you say that is?" asked the guard. "Don't touch it," said {Hero}. "It might be worth something." {refrain}
@fail1 Out it slid: an umbrella. It was followed by a shoe, a map (most of Wales), and what had once been somebody's lunch. "Cheese," said the guard, after a good look at the sandwich. "Or brick." {refrain}
@clue It was {Spotter} who noticed the odd one. Near the end of the tail, where all the bones got smaller like a row of cups, there was one that had a crook to it. It didn't fit with those on either side. It wasn't doing anything. What would a tail want with a finger?
@clue Everyone was searching for what wasn't there. {Spotter}, who'd got tired of it, was having a look at what was. All along the tail the bones were round. And right at the tip sat a thing with a bend in the middle, [all alone|touching nobody]. It seemed to be saying "come here". To whom?
@clue What {Spotter} liked were the bones nobody was worrying about. There was the tail, bead after bead after bead, as neat as you please. And the last bead was crooked. It stuck out sideways with nothing to hold on to. Whoever heard of a tail with a bent finger?
@try2 But {Hero} had already seen the open door, and thought of dogs. {They} ran. In the park under the plane tree there was a dog like a hearthrug, and what he had between his paws was brown, and knobbed, and just the right length...
@try2 A cold wind came in, from the door that nobody had shut. "Suppose that it was [carried|fetched]," said {Hero}. "Who fetches bones?" {They} ran all the way to the park. There he lay, with his back to them: an old dog, rather like a doormat, chewing on something brown...
@try2 Paw marks! They went over the new floor, out at the door and across the street. {Hero} followed them as fast as {they} could go, in through the railings and up to the biggest tree. A huge shaggy back was turned. A jaw was going. And sticking out to the left was something brown, with a knob...
@fail2 He was very decent about it. He let {Hero} hold it, and turn it over, and read the butcher's stamp on the end, and then he put out a paw, and asked for it back. They walked home in the rain. It was past closing time, with mud up to the knees. What was there left to try?
@fail2 "Excuse me," said {Hero}. "Is that a leg?" He got up politely, so that {they} could see. It was. It had come off a lamb. There was a price on it, and it was for Sunday. [You can't take away a dog's Sunday.|He looked so worried that {Hero} tucked it back between his paws.] The rain began as they were crossing the road. If a thing isn't lost, and it isn't stolen, what is it?
@fail2 "May I?" said {Hero}, and the dog moved up. It was a beautiful bone. It had SOUP written on the label, and he had plainly saved for it. {Hero} slid it back under his chin, said sorry, and slithered home through the rain and the mud. If no one had taken hers, where did that leave them?
@try3 "If we can't find one, we'll have to make one," said {Hero}. {They} made it of a broom handle, and plaster, and string. It was painted with cold tea, off Mr. Tuttle's trolley. You would have sworn that it was ninety million years old. {run2} They hauled on the ropes, and the great legs straightened, and everybody cheered.
@try3 "Couldn't she lean on a false one?" said {Hero}. "My great-uncle does." It was the best idea that they'd had, and also the only one. One broom; one bag of plaster; and some tea off Mr. Tuttle's trolley, which took the paint off the spoon. {run2} "You'd never guess," whispered Professor Pym. She spat on her hands. "Everybody, heave!"
@try3 "How would they know?" said {Hero}. "They've never met her." So the broom lost its handle. It was rolled in plaster, tied up with string, and left to stand in old tea, on Mr. Tuttle's trolley, until it was good and old. {run2} In it went. "Now, all together," said Professor Pym, and shut her eyes.
@fail3 It said crick first. Then it said crack. There was time to run. Doris came down slowly, from the head back, with a sound like a piano being posted through a letter box. {refrain}
@fail3 For as long as it takes to say "hooray" there was a dinosaur. But a broom isn't meant for it. There was a bang. [They dived behind the owls.|{Hero} got behind an owl.] She came apart in order, like people getting off a train, and the head got off last, and rolled a little way, and stopped with its nose against {Hero's} shoe. {refrain}
@fail3 Up! Doris was up for so long that somebody began to clap. Then the broom gave a small crack, as if it was clearing its throat, and {Hero} ran for the owls; and tail, hips, ribs, neck all came in to land, with the noise of forty drawers of spoons. One toe hopped off down the steps by itself. {refrain}
@low The Professor had gone to telephone people and say it was all off. {Hero} stayed. {They} sat by that long flat patient head with {their} {kit}, and it looked back at {them} out of one hole. "I'm sorry," said {Hero}. "You were nearly up." {run3}
@low {Hero} said {they} would see to the lamps. When there was only one left alight, {they} sat down with the {kit} next to that big flat face. "The broom was me," {they} told it. "She said heave, but it was me who said broom." [It went on smiling, but then it always did.|It did not look cross. It looked patient.] {run3}
@low One at a time the others put on their coats. No one was cross, and {Hero} wished that they would be. {They} sat on the cold floor beside that huge quiet nose, and held on to the {kit}. "It was my broom," {they} said. "You did your bit." A drip ran off {Hero's} hair, and on to Doris. {run3}
@insight.look Then the moon came round and threw Doris on to the wall. Somebody had put the legs together, just for now, beside the book. "{Rule,}" {Hero} thought, tiredly; and looked; and the second time {they} felt cold all down {their} neck. Those knees. What kind of a creature can't sit down?
@insight.look The lamp was on the ground, and it threw her legs up the wall, twice the size. {Hero} yawned at them. "{Rule,}" {they} reminded {themself}, out of habit, and did. It was as if somebody had poked {them}. [You couldn't have sat down on those.|They were on backwards, like a chair that has been folded wrong.] {They} bent {their} own knee, then thought about a hen's. Which of the two was hers like?
@insight.look Up on the wall, in the moonlight, was the shadow of a leg, and {Hero} had been staring at it for some time. "{Rule,}" {they} said, and blinked, and stared harder. There was a knee in it all right. It bent the way that an elbow does. {Hero} got up to try it, and fell over the {kit}. Who does walk like that?
@insight.build Out of habit more than hope, {Hero} picked two bones off the heap and tried them end to end. They clicked. They shouldn't have; the book said they were nowhere near each other. {They} tried a third. "{Rule}" {They} had been so busy with the bone that wasn't there. What about the four hundred that were?
@insight.build It seemed unkind to leave her in a heap. So {Hero} began to put her straight, each bone beside the one it looked nice with, as you'd sort the spoons. "{Rule,}" {they} said. Click, said two of them. Click, said the next. According to the book that was a toe and part of a neck. Which do you believe, then, a book or a bone?
@insight.build It was then that two bones went click. {Hero} hadn't meant it; {they} had only been clearing a place to sit. One was number nine and one was number three hundred, and they held on tight, like old friends at a station. "{Rule}" {They} reached out for another. Suppose that she'd never been short of anything?
@insight.mark {Hero} drew her on the floor by moonlight, just as the book had her. It made {them} laugh, in a miserable way: she looked like a table that is late for a train. {They} rubbed out the legs, and drew them in the other way about, and stopped laughing. "{Rule}" What would Professor Pym say, if she could see that?
@insight.mark When {Hero} was sad {they} drew. {They} did it in the dust, with one finger, straight from the book: Doris, the way she had always been. It was very like a [sideboard|piano]. To cheer her up {they} gave her some different legs, a heron's, thin and folded behind. Then {they} sat back on {their} heels. "{Rule,}" said {Hero}, very quietly. Should {they} go and fetch somebody?
@insight.mark There's nothing like drawing for a bad night. {Hero} knelt in the floor dust and did her bones, one by one, copying the book. The front end was lovely. The legs might have been put on in the dark. {They} swept those away, and did them as a bird has them. "{Rule,}" {they} whispered. Which one would have got up and walked?
@means.look {Hero} {method}. Hens sat down like that. So did herons. Not a thing had been stolen. She'd been put up back to front, ninety years ago, by a man in a hurry: a foot was on an arm, and what everybody called the end of her tail was a thumb. {They} ran to stop the telephone.
@means.look {Hero} {method}. Those weren't knees but ankles; those two weren't feet, they were hands! And a hand has a thumb. It was on the tip of her tail, where they'd been dusting it for ninety years. "There's nobody missing," said {Hero} to the empty hall. "You're all here."
@means.look {Hero} {method}. From then on it was like finding faces in a curtain. Here was a hand, pretending to be a foot. There was an ankle that they'd all called a knee. And the crooked bit was her thumb! Somebody had rushed her, ninety years before. She had never been one bone short in her life.
@means.build {Hero} threw the book aside. For a new frame, {they} {method}. The foot went where there had been an arm. The arm swung up as sweet as a gate. Ninety years ago some man in a hurry had got her wrong; and they'd been looking all night for a bone she never had, while her own thumb was stuck in her tail.
@means.build "Let's do it your way," {Hero} told the bones. To hang them on, {they} {method}. It was odd how easily it went; it was like [being led by the hand|helping someone on with a coat]. Two of the feet weren't feet at all, as you could see once they had wrists. One bone was left over, the bent one. Anybody could tell what a hand would want with that.
@means.build {Hero} {method}. That was the new frame, and the book had no say in it. One foot was happier as a hand. Two knees turned about, and sat. Ninety years ago, it seemed, the man in charge hadn't asked them. That left a single hole, and that bent thing out of her tail. It was a thumb. So that was the lot. Nothing was missing.
@means.mark {They} took a whole hall of floor to do it. {Hero} {method}; and when the Professor came back from the telephone, she found her life's work there at her feet, in a better order. She walked round it twice. "That's her thumb," she said at last, in a very odd voice. "We have had her thumb in her tail since my grandfather. There isn't a bone missing at all."
@means.mark {Hero} {method}. "I've only come for my hat," said Professor Pym. Then she took off her shoes and walked along the picture, nose to tail, and knelt. "It's a thumb," she said. "Oh, Grandpa. You did always rush things. You put it on the wrong end."
@means.mark {Hero} {method}, on every bit of floor there was. In came Professor Pym to say good night. She stopped, with one glove on. "That foot is a hand," she said. "Then this, on the tail..." She needed to lean on an owl. "Ninety years, and it's her thumb! And I told everyone we'd been robbed."
@snag They woke the cleaners, and everybody worked. By four in the morning she lay there just as she ought to, all but one small gap. "And now the thumb," said Professor Pym, holding out a hand. Nobody put anything into it. "It was on the floor, by the buns," said {Hero}. "It was here a minute ago, and..."
@snag All nine of the cleaners came, two of them in slippers, and by four they had her laid out in a curve, looking pleased. There was one small hole in her, at the end of an arm. "Thumb, please!" said Professor Pym. {Hero} had put it down safely. {They} had put it on the trolley cloth, beside the buns, and now...
@snag They fetched the cleaners, who'd always said that she looked uncomfortable. Neck, ribs, wrists: when the clock struck four there was only a thumb to go. "I'll get it," said {Hero}. "I left it next to the buns, to be safe." {They} lifted the cloth. {They} lifted every bun. And there...
@rescue Then they heard the tea come round. It came without a squeak. It came without a wobble. It glided. "Mr. Tuttle," {Hero} said slowly, "what have you done to the wheel?" He stooped and looked {hid}, and went a deep dark pink. "I thought it was a wedge," said Mr. Tuttle. "It's the best wedge I ever had." And he handed up {key}.
@rescue It was too quiet; that's what {Hero} noticed. Mr. Tuttle was bringing the four o'clock tea, and there was no squeak to it, and the cups weren't dancing. It sailed in like a [swan|royal barge]. "I mended it," he said. "Found just the thing." Then he saw their faces. He got down {hid}; there was a pop; and Mr. Tuttle came out again, looking small, with {key}.
@rescue "Tea!" said Mr. Tuttle, and everyone jumped, because they hadn't heard him. You always heard him. {Hero} got down on hands and knees. The bad wheel stood as straight as a soldier. "Isn't it grand?" he said. "It was just lying there, so I..." He looked {hid}. He looked at {Hero}. He held out {key}, and the trolley sank with a sigh.
@climax The thumb went in with a click that they felt in their teeth. "Take the strain," said {Hero}. Nine cleaners and a professor leaned on the ropes. Nothing creaked. The hips rose, and the back swung up like a drawbridge, and out of the dark at the end of it, so slowly, came the neck, and that big kind head. It was the first time that she had stood up straight in ninety million years.
@climax Snick. The thumb fitted like a foot in a sock. "Now, gently," said {Hero}. "She's never done it before." They walked back with the ropes. There wasn't a creak; and with no more fuss than somebody leaving a chair, Doris got up. [Her ribs opened like a fan.|Up went the long back, bone by bone.] Her head went past the lamps, to the window in the roof, where it was just getting light.
@climax In slid the thumb, and a click ran right through the floor. "Pull!" shouted {Hero}, and the cleaners pulled, and so did the guard, with peel in his pocket. Up rose her back. Up rose her neck, and went on rising after they'd stopped expecting it; until the grey light in the roof found her face, and she was taller than she had ever been.
@resolution At nine they opened the doors. Nobody could speak, to begin with. She had the sun in her ribs, and one arm a little way out, with the thumb on it, as though she had been going to hail a bus. {turned}
@resolution The crowd came round the corner by the mummy and went silent, row after row. There she stood, on her own two feet. She had a hand out in front with the thumb up, exactly like somebody who sees her bus. "About time, too," said a very small girl. {turned}
@resolution The little ones came in first, and sat straight down on the floor. "Oh," they said. The sun was falling between her ribs. Doris stood over them on two good feet, and put a thumb out as if she meant to catch the number nine. {turned}
@close So {event} was held between her feet. {toast} {ends} When the rest had gone home {Hero} <slow:went up in the window cleaner's cradle|climbed up the ladder> to the top, as far as the one big eye. "Good morning, Doris," {they} said. After so long, it was nice to be looked in the face.
@close They danced at {event} till the cake fell over. {toast} {ends} Professor Pym has begun on a new book. It's thin so far; it says "Page one. I was wrong." Late that night {Hero} <slow:went up in the painter's lift|climbed the long ladder>, with a plain bun on a plate, till {they} got to the smile.
@close Everyone had cake at {event}, and some had it twice. {toast} {ends} When it was quiet {Hero} went <slow:up in the painter's lift as far as it goes|up the tall ladder to the last rung>. They were nose to nose. "Good morning, Doris," {they} whispered, though it was night; and it seemed only polite to put up a thumb.
`,
  b10: `
@home It's no use pretending that everyone in {home} was fond of the museum; but {Hero} was, and went most days, in at the side door, past eleven owls and a mummy with its foot off. "Good morning, Doris," {they} would say, when {they} reached the great hall. Doris never replied. She was a dinosaur, sixty feet long, and had been dead for ninety million years, and {Hero} found her very restful.
@home There are quicker ways through {home} than the museum, and {Hero} took none of them. It was good to go in past the owls, who never blinked, and the mummy, who had a foot off, and come out under the high glass roof, where you had to put your head right back. "Good morning, Doris." Sixty feet of dinosaur looked out over {their} head at a bus stop. She had been dead for ninety million years, and {Hero} knew few people so easy to be with.
@home If you lived in {home}, and were the sort of person who is told not to stare, then the museum was a great relief. The owls stared back. So, in its way, did the mummy. And beyond them both, under a roof made of weather, stood the one whom {Hero} had really come for: sixty feet of bones, with a smile at the far end. "Good morning, Doris." It was ninety million years since she'd been in a hurry.
@want That month she was in bits. They had taken her down to mend the floor, and she lay about it in some four hundred pieces, each with a number. By evening she was to be up again, since {event} was to be held here, with dancing under her ribs. {why}
@want First there had been mice, and then men. The mice had eaten the floor of the hall and the men had come to put it back; and Doris, meanwhile, was lying around the walls with a number on every part, like the loser in some tremendous argument. "They want her on her feet for {event}," {Hero} said. "You can't dance round someone who's lying down. It looks as if you've done it." {why}
@want "Don't tread on her," said {Hero}, since just now she was all over the place. It was the fault of the floor, which was mostly holes. To mend it they'd had to unmake her, into some four hundred pieces, each with its label; and {event} was coming here to dance, tonight, in what was supposed to be her shadow. {why}
@friend "And how is her ladyship?" asked Mr. Tuttle, who brought the tea. He had brought it for forty years, on a trolley that had eleven sorts of bun and one bad wheel, and walked like a duck. "Feet on," {Hero} said. "Ah. Well, you can't do a thing till you've got your feet on," said Mr. Tuttle, and duck-walked off among the owls.
@friend You heard Mr. Tuttle before you saw him, and you smelled the buns in between. He had charge of the tea. He had charge also of a wheel, the near front one, that had been going to be mended since the old king's time, and it gave him a gait, and the gait had become his own. "Anything for her?" he would ask; he'd always asked, with a nod toward the ribs. "Not till she's up," {Hero} told him. "Quite right," he said. "It'd only go straight through."
@friend Some people have a dog that takes them for walks. Mr. Tuttle had the tea trolley. One of its wheels had its own opinions, so that wherever he meant to go he went like a duck, squeaking, with eleven kinds of bun. "Kettle's on, if her ladyship's receiving," he said. "She's only up to the knees," said {Hero}. "Plenty of good people are," Mr. Tuttle said, "at this time of day."
@turn Professor Pym worked out of a book. It had been written by her grandfather, who put Doris up in the first place, and it said where everything went. "And here," she said, "goes..." She reached in the box; felt round the sides; and then, with terrible calm, turned it upside down and knocked on the bottom. There was one place left, and nothing left to put in it. {refrain} But who loses one bone?
@turn "That leaves one line." They had worked all day, out of the grandfather's book, in which he had written where each piece went; and Professor Pym, at the foot of the last page, put down a hand for the next without looking. The hand met the floor of the box, and patted about. Then she did look, and after that she got in. {refrain} "It's been taken," she said, from inside. But by whom?
@turn All afternoon Professor Pym had been reading aloud from her grandfather's book and fitting what it told her to, as one follows a recipe, and Doris had risen from the toes. "Then comes this little fellow," she read. Nobody gave it to her. She peered in the box, tilted it toward the light, and at last held it up and shook it at her ear. {refrain} Who could have wanted a thing like that?
@trouble "Nobody leaves," said the guard, who had waited all his life to say it. They hunted in pairs. The guard found it first, and it was a banana; the lady from the gift shop found it next, and it was a comb. {run1} Several people gave the cat a look, and the cat, who had been going anyway, went. "Let's all simply sit down and think," said the Professor. What she sat on was the tail, which was round, and she did the rest of her thinking at the far end of the hall.
@trouble The guard locked the doors, and after that they were all a little strange with one another. One missing bone will do that. The lady from the gift shop thought that the guard had a bulge. He had; it was a banana. The guard thought that the lady had a rattle, and it was a comb. {run1} Even the owls seemed to be looking the other way. "We must trust each other," said Professor Pym, with great feeling, stepping back to have room for it, on to the end of the tail. It rolled. She passed them with both arms out, still trusting.
@trouble There was a search, and it did nobody any good. A shout from the cloakroom was a banana, which the guard had been saving; a shout from the shop was only a comb. {run1} By four they were all looking at each other's pockets, and a person couldn't so much as cough. "Now, this is how wars begin," said Professor Pym. She spread her arms out, to calm them, took one pace to the rear, met the tail, which was as round as a rolling pin, and left them, sitting down.
@stakes "It's a small bone," Professor Pym told them, when she had limped back. "It's only that all the rest of her stands on it. For ninety years there was an iron cuff round the place, and nobody asked what was inside. It broke when she came down." There was a silence while they looked up at where she would have been. Outside, somebody was asking where they would like the cake. "So that if it isn't found," said {Hero}, "there's no {party}." "If it isn't found," said Professor Pym, "there's no Doris. I can't hang up nine tons on a guess."
@stakes "How small is it?" people asked. Professor Pym showed them, with a finger and thumb. "Then couldn't you leave it out?" "You could leave out the pin," she said, "when you hang a picture. She had an iron cuff on there, for ninety years; it hid the place and did the work, and it went off with the old floor." There was the thud of a cake being put down by the door. It was for {event}, and it had a dinosaur on it, standing. {Hero} looked at that, and then at the floor. Nine tons of her lay there in rows, as though she'd been read out and was waiting for a mark.
@stakes When Professor Pym had been dusted she drew it for them, on a bill for chairs: the leg, the load, the little bone between. It was like one of those towers of acrobats, and at the very bottom a small man with his cheeks puffed out. For ninety years there had been an iron cuff there, which did the small man's work and hid that there was no small man; and it had gone for scrap with the old floor. "Take him away," said Professor Pym, "and you have a heap of acrobats." A boy put his head in, to say that the cake was outside and where did they want it. No Doris; no {party}. Nobody in the room could meet that boy's eye.
@try1 A bone doesn't climb; {Hero} began with that. {They} took a lamp and went over the whole hall at the level of a beetle. Under the mummy's case there was a slot where a brush had never been. {They} lay on {their} side and fed {their} arm into it as far as the ear. "Something's here!" {they} called. "Just a moment. It's thin, with a sort of a handle..."
@try1 "It'll have rolled," said {Hero}, who had lost things before. {They} got down with the lamp, to where the hall turned into another place: cold, huge, and full of the feet of chairs. Square by square, there was nothing until the mummy. Beneath it ran a black slot, with a draught in it, and {Hero} put an arm in, and a shoulder, and most of one cheek. "I've got hold of it!" came {their} voice, rather flat. "Wait. Here it comes. And it's hooked on to a..."
@try1 In {Hero's} experience, what you've lost is generally lower than you are. So {they} lay down. From there the hall was all dust and distance, and {they} swam out over it with a lamp, past table legs, past claws, until {they} came to the mummy, whose case did not quite meet the ground. In that gap, at arm's length, with {their} face squashed against a pharaoh, {Hero} touched something. "There's a curved end to it!" {they} shouted. "It's caught. I'm just going to..."
@fail1 "One umbrella," {Hero} read out. "One shoe, a lady's." Half of a map of Wales; and a sandwich that had gone in, to judge by the crust, at about the same time as the Pharaoh, and had kept very much better. {refrain}
@fail1 What {Hero} had hold of was a shoe. The shoe was on the end of an umbrella, which had gone through a map of Wales; and round the lot of it, like a parcel, was somebody's sandwich, from about the year that they invented wrapping. {Hero} laid them all out in a row. That made four things which nobody had missed. {refrain}
@fail1 They all of them gathered round to see it come: an umbrella, with a dead shoe on its hook. Then a map, which was of Wales and had been folded by someone in a temper. Last there was a sandwich. It made a sound on the marble. "Nobody," said the guard, "is to tell the mummy about that." {refrain}
@clue Only {Spotter} had gone on looking at what there was in place of what there wasn't. Down near the tip of the tail, where the bones ran smaller and smaller, like cups in a set, was one that had a crook in it. It touched nothing on either side. You would have said, if it were not where it was, that it was beckoning. Now what on earth would a tail do with that?
@clue When a thing's gone, oddly enough, no one will look at the things that have not. {Spotter} did. {Spotter} was by the tip of Doris's tail, where the bones run down small, cup after cup, like something that is going to tell you a secret; and the last of the cups was not a cup. That one was bent, and sat there with a gap on this side and a gap on that, touching nobody, with the look of a guest at the wrong wedding. Who asks a crooked bone to be the end of a tail?
@clue "You needn't bother with the tail," they told {Spotter}. "It's finished." So it was the tail that {Spotter} looked at, from the thick end down, each bone a little less than the last, like somebody walking away. And right at the finish somebody had turned round. It was one small bone, with a bend in it, joined to nothing, and not even facing the same way. Had it been a word, you'd say it was in the wrong sentence. So whose was it?
@try2 "The door's been open since two," said {Hero}. "What takes bones? Dogs!" And {they} {was} off, down the steps and across the road to the park, with the guard behind. Under the plane tree lay a dog like an old hearthrug. He was in no hurry. There was a thing between his paws, about as long as a ruler, brown, with a knob at each end.
@try2 There was a draught, so there was a door; and it had stood open, since two that afternoon, on all of the park. "Who's out there that would want one?" said {Hero}; and then {they} and the guard looked at each other, and ran. You couldn't mistake him: the oldest dog in the town, flat on his front under the plane tree with his back to the world. He had something between his paws. You could see both ends of it, brown, with a knob on.
@try2 It was the guard who found a hair on the doorstep: grey, wiry, three inches long. He and {Hero} looked at it. They looked across at the park, and after that there wasn't anything said, because they were running. The owner of the hair lay under a tree, chin upon the ground, enormous, at peace; and from the near corner of his mouth, like a cigar, there stuck out the knobbed end of something brown.
@fail2 In the circumstances he behaved extremely well. He watched {Hero} turn it over. He watched {them} find the butcher's stamp, and read it out. And then he laid one large wet paw on {their} sleeve, as you might with someone who has picked up the wrong coat. It rained all the way back. Who else in the world could want a bone?
@fail2 "Good boy," said {Hero}. "Drop it." The dog did, and moved over, so that they could share. "Thank you," said {Hero}. Along the bone was stamped BEST END, and a price. Nobody knew quite what to say to him. The guard, who had brought his handcuffs, gave him the banana. It had come on to rain by then, and all the way back they had the feeling that somebody ought to be ashamed. If it wasn't lost, and nobody had it, had it ever been there at all?
@fail2 What made it worse was his manners. He let go at once. He even looked away, to give {Hero} time to see the butcher's mark, and the words FOR STOCK in purple ink; and when {they} gave it back, he put one paw over it, and sighed, as you do when a policeman has been perfectly polite. They went home under a sky that had made up its mind. {Hero} was mud to the waist. Who was left now, that they hadn't accused?
@try3 "We could make her one," said {Hero}, dripping. It took a broom handle and a bag of plaster, string, and a pot of the strongest off Mr. Tuttle's tea trolley, for the colour; and, held to the light, you'd have given it ninety million years without a thought. {run2} "It does look right," said Professor Pym, who wanted so much for it to. "Haul away."
@try3 "Does it have to be hers?" said {Hero}. "If it's only to stand on?" So out of a broom, some plaster and a good deal of string they made one. Mr. Tuttle, of the tea trolley, gave his oldest pot to dye it in. {run2} When it was dry even the guard couldn't have told you which was the dinosaur, and he had held the broom. "Ought I to?" said Professor Pym. She'd had her hand on the rope for a minute. It had been a very long day, and she was only human. She pulled.
@try3 "Nobody's ever seen it," {Hero} pointed out, "or they'd know what it looked like." You could hear how wrong this was; but it was seven o'clock, and there was a cake. A broom gave up its handle. There was plaster, there was far too much string, and the whole thing was stewed, like a ham, in the urn on Mr. Tuttle's tea trolley. {run2} It was a lovely piece of work. Professor Pym fitted it in, and went pink, as people do who have been offered what they wanted by somebody they shouldn't have asked. "Well," she said. "Up with her."
@fail3 First there was a crick. It gave them all time to look at each other. She came down from the head end, quite gradually, vertebra by vertebra, with the noise of a piano being posted through a letter box; and when it was over, one rib went on spinning on the marble, by itself, for what seemed to be most of the evening. {refrain}
@fail3 For the space of about a breath, Doris was up. All of them saw it. Then the broom remembered that it was a broom. It went off like a cork, and the rest of her came down after it, in order, and politely, as people do go down when somebody has said "fire" and nobody wants to push. The skull arrived last. It rolled up to {Hero}, and it rocked, and lay still. {refrain}
@fail3 Doris rose very well. There's a moment, with a lie, in which it is holding everything up; and they stood and admired it. Then a crack ran along the broom, no louder than a biscuit. {Hero} saw it go, and had time to think that there must be something one could say, and none at all to say it; and then the whole ninety million years let go, a shelf at a time. {refrain}
@low They had gone to telephone, and send back the cake. {Hero} said {they} would turn out the lights. Then {they} sat down on the floor, by that long, flat, patient head, and got out the {kit} and did nothing with it. "You were nearly up," {they} said. "It was me who said the broom." It is a strange thing to be forgiven by a hole where an eye was, and not to believe it. {run3}
@low "You go on home, now," they said. Somebody had written "cancelled" on the back of the sign, and then not hung it up. {Hero} stayed to see to the lamps. One after another {they} put them out, and when there was only one left {they} came and sat by her with the {kit} shut on {their} knees. It was {they} who'd said a broom would do. "I wanted you to have something to stand on," {they} told her. She looked past {them}, through the long window, at the bus stop. She had always been so good about waiting. {run3}
@low It was the kindness that was so hard to bear. They'd all said that it might have happened to anyone; they had put off {event} for a day, and gone for their scarves. {Hero} stayed, since there were the lamps to do, and did all but one. The {kit} was beside {them} on the marble, shut, like a person who has been asked not to speak. "It wasn't you that broke," {Hero} said to the long face on the floor. "It was what I lent you." She smiled as ever. "You might at least be cross," {they} said. {run3}
@insight.look The moon got round to the skylight about one, and stood Doris's legs up on the wall; only their shadow. "{Rule,}" {they} thought, by habit. {They} looked, saw legs, and was about to look away. And then {they} saw them. It was the knees. You could no more have sat down on knees like that than on a gate. What sort of an animal was never meant to sit?
@insight.look There is not much to see by a single lamp, and there's the same thing larger on the wall. "{Rule}" {Hero} only said it to keep awake. But there stood her legs, where the light threw them, black, ten feet high, and going up the plaster like a pair of chairs. {They} looked; looked off; came back. Each of them folded the wrong way. {Hero} bent {their} own knee, and felt where it went. There was an animal somewhere that did sit down like that. Now which was it?
@insight.look Sooner or later, in an empty hall, you read whatever's on the wall. That night the moon had written up a pair of legs. {Hero} had gone through them from hip to heel before it came to {them} that {they} hadn't believed a word. "{Rule,}" {they} thought; and went back to the top. Hip, yes. Then came that knee. {They} stood, and took up the position, holding on to a chair. It could not be done, and nothing that lived would have wished to do it. Yet {they} had seen it done, and lately, by something with feathers?
@insight.build When {their} hands were unhappy they liked to have something in them. {They} took up two bones that lay near, and idly put one to the other. Click. {Hero} frowned. According to the book those two had never met. {They} tried them against a third. "{Rule}" The whole of that day they'd been asking for the one that wasn't there. Had anybody asked the four hundred that were?
@insight.build {They} could not go home and leave her like that, all anyhow. {Hero} began to put her straight, each next to the one it looked right with, as you would the washing. Click, said two of them. It was a small, contented sound. Not according to the book, which said firmly that the first was a toe and the other one lived in the neck. Click, said two more. "{Rule,}" said {Hero}, out loud. Here lay four hundred others. What if these were the ones to ask?
@insight.build All round {them} lay the bones that nobody had lost. {Hero} took two of those on to {their} lap, for company. They fell against each other with a click, as of a good lock. "Oh," said {Hero}. They would not come apart. The labels were a mile from one another: nine, three hundred. "{Rule}" {They} said it to the dark. Everybody had been in such a state over the one that hadn't come. But what if she had never been a bone short? What if she had been put together wrong?
@insight.mark In the dust on the floor {they} drew her, as she was in the book. All of it was right, and all absurd; she looked like a table that's late for a train. {They} wiped away the legs with a sleeve and put them on the other way about, for fun. Then the fun stopped. {Hero} got slowly up on to {their} feet. "{Rule}" If the Professor were to come in at this moment, and see that, what would she see?
@insight.mark {Hero} drew what {they} could not mend; {they} always had. There was dust enough. {They} did her from the book, with a fingertip, bone by bone, and leaned back. "That's you, all right," {they} told her. She was a sort of sideboard, with a grin. {They} rubbed out the legs. She got a hen's, to make her laugh. And the grin went off that face as if somebody had wiped it, and something with a great deal of sense looked out at {them}. "{Rule,}" {Hero} said, under {their} breath. Whom could {they} show?
@insight.mark A finger and some dust will do, if you have nothing else, and it was not a night for talking. {They} copied her faithfully out of the book, ribs and all, until they got to a leg that looked like a mistake. {Hero} went over it again, with more care, and it looked like the same mistake, in bold. So {they} let it go where it seemed to want to. It bent back, like a bird's; and she stood up. That was how it felt. There on the floor she stood up. "{Rule,}" said {Hero}, to nobody. Was the Professor still in the building?
@means.look {Hero} {method}. A hen sits like that; a heron stands so. The knees went backwards, because they were not knees. They'd been ankles from the first! There was a foot where she should have had an arm. And the last bone of that famous tail, which had been on four postcards, was a thumb. Nothing had been stolen. She had been wrong since 1931.
@means.look In the next room hung the birds. {Hero} {method}; from the hen there to the heron, and back to the floor, and at every journey another piece of her got up and walked across. Those were never knees. An ankle did that. She hadn't got four feet, she had two; there were her hands. And a hand wants something to close with. It was on the end of her tail, and had been since 1931, with a spotlight on it. Nothing was missing. It was merely a thumb.
@means.look You need only one true thing to pull on. {Hero} {method}. It began with that knee, which was an ankle, and soon there was hardly a label you could trust. "Those front feet have got palms," {they} told an owl. "Palms!" And a palm likes something to shut over it. For ninety years they had been showing people the last bit of her, with a stick, and it was a thumb. They had turned out their pockets for it, and all along it had been holding the door for everyone.
@means.build {Hero} shut the book, and moved it out of reach. The bones would need a new frame, with no opinions of its own; so {they} {method}. What the book had called a foot dropped into the shoulder and swung there as sweetly as a gate. One after another they let {them} know where they belonged, and some, {they} could have sworn, with relief. By two o'clock it was plain, though the great bones lay where they were, and would want a good many arms. There had never been a missing bone: there was a thumb, and somebody's grandfather, in a hurry, had put it on the end of the tail.
@means.build "What do you go with?" {Hero} asked the bones. To find out {they} opened the {kit}, and {method}, and the book lay in the corner on its face. All of them answered. It's surprising how glad a thing is to be asked. A foot turned out to have been a hand the whole time, and swung on its wrist as if it was waving. By two every bone knew its neighbour, though a hip like that wants more arms than two; and one place was left, in the hand, and {they} held the bent bone off the tail to it, like a key to a lock. It was a thumb. {Hero} put it by, for Professor Pym to see it go in.
@means.build It went quicker without instructions. {Hero} {method}; {they} took each bone's word for the rest of it, and the heap went down. By two a foot had uncurled and was, quite clearly, a hand. The hips would have to wait for more arms than two; but all that the hand wanted was something small and bent, and {Hero} fetched that off the tail. It was her thumb. The grandfather had stuck it on behind; and when that left a gap in the foot, he had put an iron cuff round it, written down a number, and not liked to ask. No bone had ever been lost.
@means.mark It took the entire floor. {Hero} {method}, crawling backwards, and when {they} reached the door there was a pair of slippers in it. Professor Pym walked once about the drawing, and then again the other way. You could see her come to the tail. "My grandfather," she said at last, "was a very decisive man." She blew her nose. "That's a thumb, isn't it? All that time. She's not one short. She never was."
@means.mark {Hero} {method}. It went right up to the walls, and there were four corners in it where {they} had to lift a stuffed owl. Professor Pym had come back for her hat. She stood there in the door, and said "No," and then she said it a good deal less; and came along the drawing, in her stockinged feet, holding on to the air. She bent to where the tail finished. "He was always in such a rush, my grandfather," she said. "It was never lost at all. He's put her thumb on her behind."
@means.mark Nobody had ever drawn on that floor before, and {Hero} {method}, over all of it, in {their} socks. "You'll want to be up on the stairs," {they} told Professor Pym, who had looked in for her hat. She climbed them. She turned about, and was quiet for so long that the dust had time to settle. "He told me once that he did her tail on a Friday," she said, "before lunch." She sat down on the top step. "It's a thumb. She has had it with her the whole time, poor dear. And we asked a dog."
@snag There's no lifting a hip like that alone. Professor Pym got the cleaners out of their basement, and everyone took off their shoes. Towards four she was lying there entire, and right, with just one space in her, at the end of the left arm, the size of a teaspoon. "The thumb, please," said Professor Pym. She held out her hand for it, like a surgeon. It stayed empty. "But I'd put it down by the buns," {Hero} said. "It was there. I only turned my back, and..."
@snag It takes eleven to carry a hip like hers, so Professor Pym rang for the cleaners. They came, in nightcaps, and took off their shoes at the door as if to somebody's bedroom, and carried. By four o'clock she was all there; she lay in one long curve, and you kept wanting to cover her over. It only remained to put in the thumb. "{Hero} has it," said Professor Pym. "I had," said {Hero}. "I laid it by the buns, so as to have my hands free." {They} had said so before looking, which was a pity, for now...
@snag By half past three the museum had never looked so awake. Her hips were more than one person could lift, and Professor Pym had sent downstairs; there were cleaners on their knees all down her spine, passing bones like buckets at a fire, and what they were saying to her was mostly "there, now". One place was left, no bigger than a thimble. "It's quite safe," said {Hero}. "It's with the buns. I thought, now, nobody is going to move the..."
@rescue At that moment the tea came. It was nobody's idea of the time for it; but it was not the time that made {Hero} turn round. It was the silence. In forty years that trolley had not once come into a room without a squeak and a lurch, and now it was gliding toward them over the marble like a swan. "Mr. Tuttle," {they} said. He followed {their} eyes, bent, and looked {hid}; and a slow, deep red went up over him. "It was the perfect wedge," said Mr. Tuttle, very sadly, and gave back {key}.
@rescue There ought to have been a squeak. {Hero} noticed the lack of it, as one notices that a clock has stopped, and turned. Through the door, with its cups perfectly still, came the trolley; and behind it, a full inch taller than usual, with his chin up, walked Mr. Tuttle. "I fixed her myself," he said. "Forty years they've been telling me that there's a man coming." Nobody had the heart to begin. He looked from one face to the next, then he stooped, and looked {hid}. There was a small sad pop. "It's only right," said Mr. Tuttle, and put {key} in {Hero's} palm, and the trolley sat down on its corner.
@rescue It's an odd thing to be woken by a noise that has not happened. Half the cleaners put their heads up. Mr. Tuttle was in the room, with the early tea, and no one had heard him come. "You'll have noticed," he said, and gave the trolley one finger. It ran six feet, as true as an arrow. {Hero} was noticing the wheel; something pale was stuck through it. Mr. Tuttle saw where {they} looked. He bent down, one knee at a time, and felt {hid}. "Forty years," was all he said. He wiped {key} with his cuff before he gave it up.
@climax Click. They all felt it, in the teeth. "Well, take the strain," said {Hero}, when it was clear that Professor Pym could not say anything. Nine cleaners leaned upon the ropes. There was not a creak in her. The hips came up; the long back rose behind, like a bridge being let up for a ship; and then, so high above them that it took the first grey light, out of the dust came her head. Nobody had put that look on it. It was merely how she was, standing straight.
@climax The thumb went home with a click that they could feel in their shoes. There was nobody giving orders; they took up the ropes, as you take up the corners of a sheet. "Up you come, my dear," Professor Pym said, not very clearly. This time there was nothing to it. Up came the hips, and the back, and last of all that long, long neck, until the lamps were below her and the first of the day came in through the glass and touched her nose. It struck {Hero} that she could see the whole park.
@climax {Hero} pushed in the thumb. You know how it is when a clock stops, and only then do you hear it? It was like that; something was over that they'd been hearing for ninety years. "Hands on," {Hero} said softly. The ropes drew tight. "Oh, look at her," somebody said. Her hips went up, as easy as breath, then her ribs, one after another, opening; and her long neck lifted out of the dark, with the dawn running down it like water. She came to the top of herself, and stopped there.
@climax.build {Hero} did not push it. {They} turned the thumb a little, this way and that, as you do with the last piece of anything you have made, until it knew where it was. Click. They all felt it, in the teeth. "Well, take the strain," said {Hero}, when it was clear that Professor Pym could not say anything. Nine cleaners leaned upon the ropes. There was not a creak in her. The hips came up; the long back rose behind, like a bridge being let up for a ship; and then, so high above them that it took the first grey light, out of the dust came her head.
@climax.build It would not go in straight; the last piece never does. {Hero} gave it half a turn, and put the heel of {their} hand to it, and the thumb went home with a click that they could feel in their shoes. There was nobody giving orders; they took up the ropes, as you take up the corners of a sheet. "Up you come, my dear," Professor Pym said, not very clearly. Every joint held that {Hero} had made. Up came the hips, and the back, and last of all that long, long neck, until the first of the day came in through the glass and touched her nose.
@climax.build {Hero} held the thumb to its place, felt for the way it wished to go, and tapped it in with the flat of one hand. You know how it is when a clock stops, and only then do you hear it? It was like that; something was over that they'd been hearing for ninety years. "Hands on," {Hero} said softly. The ropes drew tight, and not a joint moved that {Hero} had not meant to. "Oh, look at her," somebody said. Her hips went up, as easy as breath, then her ribs, one after another, opening; and her long neck lifted out of the dark, with the dawn running down it like water.
@resolution When the doors were opened there was such a hush that you could hear the owls. She had morning in her ribs. One arm was held out in front, a little to the side, with its thumb up, as if in ninety million years it had not crossed her mind that the bus wouldn't come. {turned}
@resolution People came in laughing, with their coats on, and one by one they stopped, just where you first see her, so that those behind had to look round them. Nobody said anything for quite a while. She had two feet, and stood on them. She had a hand out, and a thumb on it, held up, like someone who has it on good authority that there's a bus. {turned}
@resolution It was the school parties that they let in first, and the noise of them came all the way down the passage and went out like a match. She was standing. She'd got the early sun through her, and a hand in front, thumb up. She looked as anyone would who had waited, at the proper stop, for what must by now be a very good bus. {turned}
@close They danced at {event} until the new floor smoked. {toast} {ends} Professor Pym began upon a second edition. And {Hero}, when the chairs had been stacked, went up <slow:in the window cleaner's cradle|the tall ladder> with a lamp to where there was now, at the height it was meant for, a face. "Good morning, Doris," {they} said. And so it was; the windows were just getting light.
@close Nobody wanted to go home from {event}; it went on until the bands of light had walked right across the floor. {toast} {ends} Professor Pym drew a neat line through page one. Only afterwards did {Hero} think of it, and go up <slow:in the painter's lift|the long ladder>, past her ribs and the joints of her neck, to the top. "Nice view," {they} said. You could read the number on the bus, down in the street. "Good morning, Doris," said {Hero}; and for a moment or two, before going down to see about the chairs, {they} waited there with her, in case it should stop.
@close For {event} they had three fiddles, and the cake; and the dancing went in and out of her feet. {toast} {ends} "By P. Pym," said a new label on the wall, "with corrections." {Hero} stayed to the last, and then took the <slow:painter's lift|tall ladder> up through all that quiet, rib by rib, to where the morning got in. Somebody had been up before {them}. There was a bun, a plain one, just by her chin. "Good morning, Doris," said {Hero}, and broke it in half.
`,
}
