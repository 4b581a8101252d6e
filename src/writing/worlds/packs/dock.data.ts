// On Marigold Station the dust is up, the lamp is out, and the mail ship cannot find its way down.
import type { PackSource } from '../pack.ts'

export const dock: PackSource = {
  id: 'dock',
  skeleton: 'late-guest',
  genres: ['sci-fi', 'adventure', 'friendship', 'educational', 'mystery'],
  tags: 'space moon rocket station planet stars ship mars galaxy spaceship',
  peril: 1,
  touches: 'space rocket dark robot',
  carries: ['tender', 'brave', 'sad'],
  ways: ['build', 'sound', 'look'],
  figure: {
    name: 'Unit Nine',
    type: 'robot',
    pronoun: 'he',
    hide: 'silver',
    want: 'a letter of his own',
    habit: 'sweeps the moon',
  },
  target: 'it',
  people: { 'Captain Abara': 'sea-captain', 'Aunt Nirmala': 'woman', 'cook’s boy': 'boy', cook: 'cook' },
  extras: `
    trouble: crowd
    rescue: boy
    resolution: woman old-woman
    close: woman crowd
  `,
  names: ['Unit Nine', 'Marigold', 'Captain', 'Abara', 'Captain Abara', 'Nirmala', 'Aunt'],
  nouns: {
    home: 'Marigold Station',
    quest: 'letters',
    key: 'the blue spanner',
    hid: 'under the soup machine',
    mistake: 'borrowed the lamp’s battery to warm a bath',
    scary: 'the long <slow:ramp|ladder> over the dark side',
    wait: 'until the last of the dust had come down',
    crowd: 'the night shift',
    small: 'the cook’s boy',
    says: 'When the washing machine spins, the sugar draws rings.',
  },
  swappable: false,
  planted: '{Key} hung where it always hung.',
  refrain: {
    base: 'Round went the ship, and round and round. And where, oh where, was the ground?',
    turned: 'Round went the ship, and down, and down. And there, oh there, was the ground.',
  },
  small: { base: 'Round went the ship, and round and round.', turned: 'Round went the ship, and down, and down.' },
  titles: [
    '{Hero} and the Ship That Went Round',
    'Nobody Dusts the Moon',
    'Landing Lights',
    'A Letter for Unit Nine',
    'Supper on Marigold Station',
  ],
  blurb:
    'The mail ship is on its way to the moon with everyone on board. The lamp is out. The dust is up. And on Marigold Station there are only {Hero}, a sweeping robot, and an hour.',
  stage: `
    want: space-station day stars wide | look-up excited | bunting table cake |
    home: space-station day stars wide | stand happy | |
    hobby: space-station day stars medium | stand proud | |
    friend: moon day stars medium | wave happy | broom | mouse-watching
    flaw: space-station day stars medium | think thoughtful | | odd-socks
    turn: space-station day stars medium | look surprised | lever | |
    trouble: moon dusk fog wide | run funny | far-ship | upside-down-sign | dusty
    stakes: space-station dusk fog medium | look worried | radio table cake | | dusty
    try1: moon dusk fog wide | wave brave | lantern | | dusty
    fail1: moon dusk fog medium | stand sad | | | dusty
    try2: moon dusk fog medium | push hopeful | lying-balloon | | dusty
    fail2: moon dusk fog wide | look-down surprised | lying-balloon | | dusty
    clue: space-station dusk fog medium | look curious | sugar-table | |
    try3: moon night fog wide | run excited | broom | | dusty
    fail3: moon night fog medium | look-up sad | broom | | dusty
    low: space-station night fog medium | sit sad | table | |
    insight: space-station night fog medium | think hopeful | | |
    means: moon night fog wide | kneel brave | | | dusty
    snag: space-station night fog medium | look surprised | lever | | dusty
    choice: space-station night fog close | talk thoughtful | | mouse-watching
    rescue: space-station night fog medium | reach hopeful | spanner soup-pot | |
    climax: moon night stars wide | look-up wonder | lever tin-ring far-ship | | dusty
    resolution: moon night stars wide | cheer joy | mail-ship | | dusty
    close: space-station night stars medium | laugh happy | letter table cake | small-copy-of-hero
  `,
  deeds: `
    want: no letter; no bed; no bag; no snail
    want[with a finger on the list|read the list]: hero lifts letter
    want[swept under]: hero pushes broom
    home[soup]: hero catches floating-soup; others; no sandwich; no spoon
    home: hero catches sandwich; no tin; no teacup; no cup; no bed; no soup-pot
    friend: figure pushes broom; no letter; no tin
    friend[a shoe]: hero lifts shoe; friend point; at space-station
    friend[\\bbag\\b]: hero opens bag; with broom
    turn: hero pulls lever; no lantern; no coat; no snail
    trouble: with moon-dust; no bag; no sock; no coat
    stakes: hero touches table; radio on table; cake on table; others; no chair; no hat
    try1: hero lifts lantern; no boots; no bucket
    try1[mop]: hero lifts mop-lantern; no mop; no lantern
    fail1: hero lifts lantern; no mop; no bucket; no cat
    fail1[mop]: hero lifts mop-lantern; no lantern
    try2: hero blows lying-balloon; no bus; no balloon
    fail2: hero touches lying-balloon; no boots; no balloon
    clue: friend touches sugar-table; no spoon; no plate; no sock; no whistle
    try3: hero pushes broom; with moon-dust; no feather
    fail3: with dust-high; at here wide; no broom; no feather; no mitten; no bed; no bucket
    low: hero on chair; radio on table; others; no telescope; no boat; no duck
    insight.build: hero touches tin-heap; hero reach hopeful; no tin; no lamp
    insight.sound: hero touches sugar-table; others
    insight.look: hero touches telescope; no bathtub; no village-pump
    means: no boots
    means.build: hero touches tin-ring; no tin; no candle; no flowers
    means.sound: with dust-rings; no plate; no boots; no barrel
    means.look: hero lifts lantern; with village-pump; others crowd; no candle; no boots; no plate; no bed
    snag: figure pulls lever
    choice: no nail
    rescue: friend gives spanner to hero
    climax: hero pulls lever; others; no boots; no coat; no cat; no jar; no beacon; no flowers; no spanner
    resolution: at here wide; others woman old-woman crowd; no hat; no cat; no fishing-net
    close: hero gives letter to figure; cake on table
  `,
  lapStage: `
    home: space-station day stars wide | wave happy | |
    friend: space-station day stars medium | wave happy | broom |
    want: space-station day stars wide | look-up excited | bunting |
    turn: moon day stars wide | look-up surprised | far-ship |
    trouble: moon dusk fog wide | run funny | far-ship | | dusty
    stakes: moon dusk fog wide | wave worried | far-ship | | dusty
    try1: moon dusk fog medium | hold brave | lantern | | dusty
    fail1: moon dusk fog medium | sneeze funny | lantern | | dusty
    try2: moon dusk fog wide | hold hopeful | balloon | | dusty
    fail2: moon dusk fog wide | look-up surprised | balloon | | dusty
    try3: moon night fog medium | play-music excited | drum | | dusty
    fail3: moon night fog wide | look sad | drum | | dusty
    hobby: moon night fog medium | stand happy | | | dusty
    flaw: moon night fog close | think thoughtful | | | dusty
    low: space-station night fog wide | sit sad | plate |
    clue: space-station night fog medium | look curious | plate table |
    insight: space-station night fog medium | think hopeful | plate |
    means: moon night fog wide | kneel brave | plate-ring |
    snag: moon night fog wide | look-up worried | plate-ring |
    rescue: moon night stars wide | cheer happy | plate-ring far-ship |
    choice: moon night stars close | kneel thoughtful | mouse |
    climax: moon night stars wide | look-up wonder | mail-ship plate-ring |
    resolution: moon night stars wide | cheer joy | mail-ship cake |
    close: bedroom night stars medium | lie calm | bed pillow moon |
  `,
  lapDeeds: `
    home[window]: hero look-up happy
    friend: figure pushes broom
    trouble: no boots
    try1: hero lifts lantern
    try2: hero lifts balloon
    fail2: with high-balloon far-ship; no balloon
    try2[blew it]: hero blows balloon
    clue: hero touches bright-plate; no plate; no table
    insight: hero lifts bright-plate; no plate
    means: hero touches plate-ring; no plate
    snag: no plate
    rescue: no plate
    climax: hero touches plate-ring; no plate
    resolution: others woman old-woman
    resolution[cake on]: hero lifts cake
    resolution[letter]: hero lifts letter
    close: hero in bed; hero sleep calm
  `,
  b0_3: `
@home {Hero} lived on the moon, in a round white house. The {kit} lived there, too.
@home Up on the moon was a round window. {Hero} looked out of it, with the {kit}.
@home Hop, hop, hop! That was {Hero}, on the moon, with the {kit}.
@friend Unit Nine was a robot with a broom. Swish! "Hello, {Hero}. Mind your feet."
@friend "Dust," said Unit Nine, and swept. "More dust," said Unit Nine. {Hero} waved.
@friend Swish, swish, swish! Unit Nine swept the moon. {Hero} held the pan.
@want {why} All the aunts would come, for {event}. Where was the ship, {Hero}?
@want {why} Down would come the ship, for {event}. Was that it, {Hero}?
@want {why} The ship had to come, for {event}. What was up there, {Hero}?
@turn There it was! But there was so much dust that it could not see. {refrain}
@turn It could not see the ground. It could not see {Hero}. {refrain}
@turn Puff! Up came the dust, and the lamp went out. Oh, {Hero}! {refrain}
@trouble It was as dark as a boot. {run1} How would the ship see, {Hero}?
@trouble {Hero} waved both arms. {run1} Where could it land?
@trouble There was dust on {Hero}, and dust on the moon. {run1} Could the ship come down?
@stakes "Stay up there," called {Hero}. "I will make a light."
@stakes All the aunts looked out of the window. {Hero} waved at the poor aunts.
@stakes Poor ship! It went past, with its nose to the ground. {Hero} ran after it.
@try1 {Hero} took a lantern. It was small, but it was bright. Up it went, and...
@try1 Could they see a lantern? {Hero} held it up as high as high, and...
@try1 "I will shine at them," said {Hero}. On went the lantern, and...
@fail1 A-choo! The dust blew it out. {refrain}
@fail1 It was too small. It just made {Hero} sneeze. {refrain}
@fail1 Puff, said the dust, and there was no more lantern. {refrain}
@try2 {Hero} had a red balloon. It was big, and it was round. Would they see that?
@try2 Could they see a balloon? {Hero} blew it up, big, and bigger. Did it stop?
@try2 "I will put up a red balloon," said {Hero}. How high did it go?
@fail2 It went off to the stars. Bye-bye, balloon! {refrain}
@fail2 Up, up, up! It did not come back. {refrain}
@fail2 It went right past the ship. {refrain}
@try3 {Hero} had a drum. Could they hear a drum? Boom... boom... boom...
@try3 "I will drum," said {Hero}. Up went one arm, and then the other. Boom...
@try3 Boom, went {Hero}, on the big drum. Boom, boom! Did the ship...?
@fail3 Nobody can hear a drum from the moon. {refrain}
@fail3 They did not hear {Hero}. All was hush up there. {refrain}
@fail3 Unit Nine heard. The ship did not. {refrain}
@low {Hero} came in, all dusty, and sat down. {run3}
@low There was cold soup for {Hero}. {run3}
@low {Hero} sat by the window. {run3}
@clue {Went}, went the {kit}, and down came a plate. Blink! There was a light on the plate.
@clue {Went}, went the {kit}. A plate shook. Blink! <pal:{Pal} saw it, too. >On the plate sat a star.
@clue {Went}, went the {kit}, by {Hero's} plate, so clean. Blink! On it sat a bit of light.
@insight One plate, one light. {Hero} looked at all the plates on the shelf. What if...?
@insight {Hero} tipped it. The light ran up the wall. It was just a plate! What would ten plates do...?
@insight It came from the star, and sat on the plate. So how many plates were there...?
@means {Hero} put out the plates, in a big ring. {Went}, went the {kit}, in the middle. "Here!"
@means Plate, plate, plate, plate! It was a big ring. And {went}, went the {kit}, from plate to plate.
@means "All the plates, Unit Nine!" They made a ring. {Went}, went the {kit}, and all the plates shone.
@snag The ship went by. It did not stop. It was gone. Oh no...
@snag {Hero} looked up. There was no ship. It had gone home. Oh dear...
@snag All the plates shone. {Hero} waited. Was it too late? Shh...
@rescue Here it came, back again! "I see plates," said the captain. "I see you, {Hero}!"
@rescue There! It put on its lights. "Is that for us?" said the ship.
@rescue No, there it was! It had just gone round the other way.
@climax Down it came, as slow as a leaf, right in the ring. Bump! Out got all the aunts.
@climax It put down one foot, two feet, three feet. It did not break one plate.
@climax Down, down, down, right next to {Hero}. Puff! And the door opened.
@resolution Each aunt had a hug for {Hero}, and a letter. {turned}
@resolution They had cake on the plates, in the ring. {Hero} had two bits. {turned}
@resolution {Hero} and Unit Nine swept up the cake. {turned}
@close {toast} {Hero} went to bed. Good night, ship and moon. {ends}
@close {toast} The aunts sang, and {Hero} was asleep. {ends}
@close {toast} Swish, went Unit Nine. Good night, dust. {ends}
`,
  b4_6: `
@want Once a year the mail ship came to the moon. It brought letters and oranges, and everyone's aunts. This time it would land for {event}. {why}
@want "What's on it?" said {Hero}, and read the list. "Oranges. Letters. Eleven aunts!" The mail ship only came to the moon once a year, and this time it came for {event}. {why}
@want No mail for three hundred days. Then the ship came, with oranges, and letters, and aunt after aunt! It was for {event}. {why}
@home {Hero} lived up there, at {home}, where your soup floats off if you don't hold on to it. It was [tidy|quiet], and a long way from the shops.
@home There were two things to know at {home}. Hold your soup, or it will leave. And never run outside, or the dust gets up, and it does not lie down again for days. {Hero} had a sign about it over the [door|sink].
@home Go up until there's no more up. That's where {Hero} lived, at {home}, in a house made of tin. The soup wanted a lid. And out of doors [you walked|no one ran].
@friend Unit Nine swept the landing place. He had swept it for [sixty|seventy] years. "Any letters for me?" he asked, each time the mail came. There never were.
@friend All day long, up and down, went Unit Nine with his broom. He was a tin man with a dent in his [head|knee]. "Letters, letters," said {Hero}, when the bag was shaken out. "Aunt. Aunt. Cook." "Not for me," said Unit Nine. "No. I only asked."
@friend On the moon was a broom, and on the broom was Unit Nine. On mail days he stood very straight, by the bag. "Is there one with a nine on?" {Hero} looked. No.
@turn A new star came up over the hill. It was the ship! "Light the lamp," said {Hero}. Click. Click, click. Nothing. {refrain}
@turn "Is that star getting bigger?" said {Hero}. It was the ship! The lamp must be lit, so that it could see where to land. {They} pulled the handle. Click. And that was all. {refrain}
@turn One of the stars had a light on its nose. "Ship!" said {Hero}. Where was the lamp? {They} pulled. Click, it said, and slept. {refrain}
@trouble They ran to see. They ran too fast. On the moon, when you kick up the dust, it hangs there. It hung as thick as [porridge|wool]. {run1} And how do you land in that?
@trouble "Quick!" said {Hero}. Out they all ran, in their big boots. Up went the dust, and it stayed up. {run1} "Hello?" said a voice. "Has someone put a [sock|pudding] over the moon?"
@trouble Boots, boots, boots! That was a mistake. Dust has nothing to do up there, and it loves to be asked. It rose to their hats. {run1} "Peep?" said a voice. "Who put out the moon?"
@stakes "Hello, moon," said Captain Abara on the radio. "I can't see a thing. I have fuel for one hour. Then I must go home, with the aunts." No ship, no {party}!
@stakes It was Captain Abara, and she could not see to land. "I can go round for one hour," she said. "Then it's home to bed." "But they're all my aunts!" said {Hero}. "It's their {party}, too."
@stakes "I'm Captain Abara, and I'm lost," said the radio. "My tank will last one hour. Then it's back we go." {Hero} looked at the {party}. There were chairs for all those aunts!
@try1 "I'll wave a lantern," said {Hero}. {They} went out in {their} big boots, and held it up as high as {they} could, and...
@try1 There was one good lantern. {Hero} tied it to a mop, climbed up on the pump house, and got up on {their} toes. "I'm waving!" {they} told the radio. "Can you see me? Now can you see me..."
@try1 {Hero} had a lantern, and {Hero} had a plan. {They} got up on the shed. {They} got up on a box on the shed. "Here I am," {they} said, and...
@fail1 The dust ate it. {Hero} could not see {their} own hand, or the lantern, or which one was holding which. {refrain}
@fail1 "No," said the radio. {Hero} looked up. {They} could see half a mop. The rest of it was just dust, with a sort of a yellow smell. {refrain}
@fail1 "Is it on?" It was on! But the dust sat round it like a fat grey cat. {Hero} poked it. It did not mind. {refrain}
@try2 "A balloon will go up over it," said {Hero}. They blew up the party balloon, the red one, as big as a [bus|shed], and let go...
@try2 "We must get a light up on top," said {Hero}. They still had the balloon. Six of them blew, until they saw spots. They hung a lamp on it. "Stand back," said {Hero}. "Up it goes..."
@try2 Red can be seen from far away. So {Hero} got the balloon, and they puffed, and they puffed. A lamp hung on its tail. Now up, and up...
@fail2 It lay down. There's no air on the moon for a balloon to float in. It lay there like a cow.
@fail2 Down it went. It sat on the moon and put its chin on its knees. A balloon must have air to go up in, and they kept all theirs [indoors|in the house].
@fail2 Not up. It sat on {Hero's} boots. "It wants air," said the cook. "And we left that in the kitchen."
@clue It was {Spotter} who saw the sugar. The washing machine was on. Brrrm, it went; and on the table all the spilt sugar jumped up, and lay down in rings. Who told it to do that?
@clue Brrrm! The wash was on its last spin. The whole kitchen hummed. {Spotter} looked at the sugar that no one had wiped up. It was dancing! Then it lay down, in a ring, in a ring, in a ring. Who showed it how?
@clue Tick, tick, went the spoons. The wash went round so hard that the floor shook. {Spotter} stared. The spilt sugar had got up to play! It ran, and it stopped, in rings. Who was the teacher?
@try3 "Then we'll sweep it up," said {Hero}. "All of it. Fast!" Unit Nine was so happy. They swept, both of them. {run2}
@try3 "I have a broom," said Unit Nine, "and I have a spare." Soon everyone had one. {run2} "As fast as you can!" cried {Hero}, and he did love that.
@try3 "It is my job." Unit Nine shook with joy. There was a brush for each of them. {run2} {Hero} took the front. "Quick, quick, quick!"
@fail3 You can't sweep fast on the moon. Now they had twice as much dust, and it was higher. {refrain}
@fail3 When they stopped, there was all the old dust, and there was a lot more from under it. A broom went by, up high, all alone. {refrain}
@fail3 Up they swept it. And up it stayed, as high as the roof, with a bucket in it. {refrain}
@low "Ten minutes," said the radio. {Hero} put {their} head down beside the {kit}. The sound of the aunts was very small and far away. They were singing. {run3}
@low "Ten more minutes, my dears," said Captain Abara. {Hero} laid {their} cheek on the {kit}. It was {they} who had said "Quick!" A long way up, the aunts had got to verse two. {run3}
@low In ten minutes the ship must go. {Hero} sat down with the {kit}. "I ran first," {they} said. High in the sky, some aunts sang about a [duck|boat]. {run3}
@insight.build The trash had not been taken out for a year. {Hero} looked at it: three hundred empty bean tins. "{Rule}" One lamp was gone. But what is a lamp, when you come down to it?
@insight.build Clank! {Hero} had kicked a bean tin. The light of the Earth got in it, and a bright stripe went up the wall. "{Rule,}" said {Hero}. How many tins did they have?
@insight.build A face looked out of the bin! It was {Hero's} own. It was in three hundred bean tins. "{Rule,}" said {Hero}. Could that many tins be one big lamp?
@insight.sound Brrrm, went the machine, and the sugar lay down in its rings. {Hero} felt it hum. "{Rule,}" {they} said. Dust is only sugar that isn't sweet. Would it dance, too?
@insight.sound The table hummed in {Hero's} ear. It was one note, fat and low. "{Rule,}" {they} said. So {they} heard it, and felt it, and saw what it did to the sugar. Would dust like a tune?
@insight.sound Hummm. It came up the legs of the chair. "{Rule,}" {Hero} said, and {they} did, with both ears. So did the sugar, and went to stand in rings. Would the dust do that, if you asked?
@insight.look {Hero} looked out at the dust. "{Rule}" It was not all the same. In one place it had sunk, in rings, like the sugar. Below it was the pump, going brrrm. Was that ground?
@insight.look Grey, grey, grey. "{Rule,}" said {Hero}, and wiped the window. Out there was a round bit, lower than the rest. What made it go flat? What was under there, going brrrm?
@insight.look The window was full of nothing. "{Rule,}" said {Hero}. So {they} did, and the nothing had a hole! There were rings about it, like a [bath|pond] with a pea dropped in. Who hummed there?
@means.build Out went the tins, hand to hand. {Hero} {method}: a ring of them, with every candle and lamp that they had. It only wanted to be switched on.
@means.build {Hero} {method}. Three hundred tins went down, bright side up, with a candle here and a lamp there. It looked like a daisy that was still asleep.
@means.build "Pass it on!" Clink, clink, clink. {Hero} {method}. Now each tin leaned back to look at the sky, with some small light in its lap. It was a flower, fast asleep.
@means.sound {Hero} took the {kit} outside and set it on the landing plate. {They} {method}, as low as it would go. The plate hummed. All that dust shook, and slid, and lay down flat, ring inside ring.
@means.sound {Hero} {method}, right down on the iron plate. You could feel it in your [boots|teeth]. The dust shook all over, like a dog, and lay down in rings. There were the stars!
@means.sound Ships land on a round plate. {Hero} sat in the middle, and {method}. It was as low as a bear in a barrel. Down sank the dust, in rings. Up above was a sky!
@means.look {Hero} {method}, and then {they} ran. It was true! Around the pump there was bare ground, as round as a plate. "Bring the lights here!" called {Hero}. "Bring everything that shines!"
@means.look {Hero} {method}. "It's the pump!" {they} said. "It's hummed the dust away. There's ground!" Out came everything with a light in it. And this time they walked.
@means.look {Hero} {method}. The pump! It had hummed itself a clean floor to stand on. "Put the lights here!" They came, one boot at a time, with the lamps from their beds.
@snag "Switch on!" cried Unit Nine. But the switch was stuck, and it needed the blue spanner. It had been on the hook. It was not on the hook, and the radio said, "One minute," and...
@snag Unit Nine took hold of the big switch. It would not budge. "One turn with the blue spanner will do it," he said. They looked at its nail. There was the nail. "It's now," said the radio, "or I must..."
@snag "Ready," said Unit Nine. He hung on the switch. He swung there, to and fro. Stuck! Where was the blue spanner? There was a nail, and a cobweb. "One more minute," said the radio, "and..."
@rescue "I stir with it," said the cook's boy. He was so small that he stood on a box. He looked {hid}, and licked it, and held up {key}.
@rescue "Please," said the cook's boy, who was so little that no one had asked him. "The soup stuck. So I took it for a spoon." He put his arm in, {hid}, and it came out with {key}, and a bit of [pea|carrot].
@rescue The cook's boy could only reach sleeves, so he tugged one. "Is it long, and good for stirring?" In went his arm, {hid}. Out came a drip, and {key}.
@climax {Hero} put the spanner to the switch, and turned it, once, twice. Click! Up through the dark went a ring of light as gold as a flower. "I see you!" said the radio. "Oh, I see you, moon!"
@climax Both hands on the spanner. Both boots. {Hero} shut {their} eyes, and pushed. Click! One lamp lit up, and the next, and the next, all the way round. "Oh, moon," said Captain Abara. "There you are."
@climax {Hero} hung on to the spanner. The switch did not turn, and it did not turn, and it turned. Click! The night had a gold daisy in it. "Moon," said the radio, "is that you?"
@resolution Down she came on four thin legs, right in the middle. The door fell open, and out came the aunts, one after the other, in slow bounces. {turned}
@resolution The ship put down its thin legs as softly as a cat. Then the door opened, and the moon was full of aunts, and each of them was the first to kiss {Hero}. {turned}
@resolution Four thin legs felt about for the moon, and sat. Out jumped an aunt. She floated by, and kissed {Hero} as she went. Ten to go! {turned}
@close They had {event} with oranges. {toast} {ends} The last letter was for Unit Nine. "How are you?" it said. "Love, {Hero}."
@close There were oranges at {event}. {toast} {ends} Unit Nine had a letter. He read it to his broom. "Love, {Hero}," it said.
@close They spat pips at {event}. {toast} {ends} "To Unit Nine," {Hero} read. He bleeped. "Who is it from?" "It's from me."
`,
  b7_9: `
@want The mail ship comes to the moon once a year. It brings the letters, and the oranges, and whoever could get a seat. This time it would have all of the aunts on board, for {event}. {why}
@want "Aunt," read {Hero}, with a finger on the list. "Aunt. Oranges, one box. Aunt." The ship brings the mail on one day of the year, and today was the day. They had timed {event} for it, so as to have something to eat, and someone to eat it. {why}
@want {Hero} had even swept under the bed, which shows you. Aunts were on their way: one shipful, packed in with oranges and mail. The ship only managed it once in twelve months, and this was the trip for {event}. {why}
@home {Hero} lived at {home}, which is a tin house on the moon with a good view. You get used to it. You learn to hold on to your soup. You learn never to run outside, since whatever dust you kick up there will still be hanging about on Thursday.
@home If you have never lived in a tin can on the moon, you won't know about putting things down. You mustn't. [A cup will be somewhere else by the time you want it.|Let go of a sandwich, and it goes without you.] {Hero} had grown up at {home}, and could catch peas. As for running, there was a notice against it, since dust up there will not come down for being told.
@home Think of a saucepan with its lid on. Put it up on the moon, with {Hero} in it, and there you have {home}. One hand was for your soup; the other had the spoon. Everybody walked, even when late. If you ran out of doors you woke the dust, and nobody could put it back to bed.
@friend Unit Nine kept the landing place clean. He was a sweeping robot, of the old sort, with a real broom. "Is there one for me?" he would ask, when the mail was given out. There never was; nobody writes to robots. "Next year, then," Unit Nine would say, and {Hero} never knew where to look.
@friend "Good morning. I have done as far as the flag," said Unit Nine. He was a robot, and he swept the landing place, with a real broom. Whenever the bag came, he stood where he could be seen. "Was there anything?" he'd ask, when it had been turned inside out. {Hero} wished that just once {they} didn't have to shake {their} head.
@friend There was a clean stripe all across the landing place. Where it stopped stood Unit Nine, with his broom. He was tin right through, and very polite. "I only happened to be passing," he said, each time that letters were given out. Nothing was ever for him. {Hero} took care to be tying a bootlace.
@turn At supper time a new star came up over the crater, and it was moving. "There they are!" cried {Hero}. {They} pulled down the handle of the landing lamp. It said click. {They} pulled it again, and it did not even say that. {refrain}
@turn One of the stars was winking. "That's no star," said {Hero}. "That's aunts!" All they need do was to light the landing lamp. {They} took the handle in both hands. Click. [It was a tired sort of click.|It sounded like a knuckle.] {They} shook it. There came nothing, and then, when {they} put {their} ear to it, less. {refrain}
@turn It was {Hero} who saw the light come crawling over the crater, like a snail with a lamp. "Ship!" {they} yelled, and down came the big handle. Click. {They} gave it time. {They} gave it a thump. It might just as well have been a coat hook. {refrain}
@trouble So they ran. Everyone did, out of every door, the whole length of the landing place, in boots. By the time that they remembered it was too late; the dust stood over them like a wall, and you couldn't see your own knees. {run1} "Is anybody standing on the moon?" called a voice. "Because I can't find it. Where's the ground?"
@trouble "Get out there and fix it!" somebody shouted; and they forgot the notice. Behind every boot a bit of the moon stood up, to see who it was. Then it met the bit from the next boot; and they all turned round, and there was no round to turn to. {run1} "Hello?" said the radio. "Did you have it here last year, the moon?"
@trouble People can be sensible all year, and it takes one minute in boots. They went out like peas from a bag. Whatever they trod on rose, and went on rising, and shut behind them. "Where's my hand?" asked the cook. {run1} And on the radio somebody coughed. "I've mislaid the moon," she said. "Would it be under you?"
@stakes "Hello, {home}," said Captain Abara on the radio. "All I can see is porridge. I've fuel to go round for an hour. After that I'll have to take them all back, I'm afraid." You could hear the aunts behind her, asking if they were there yet. "She can't take them home," {Hero} said. "It's {event}."
@stakes "Captain Abara speaking," it went on. "I've got an hour's worth of going round. Then it'll have to be next year." {Hero} looked at the table for {event}, and counted: there were eleven chairs, with names on. "Tell the child I've got my hat on," said somebody very old, behind the captain. "I'm not taking it off till I'm there."
@stakes It was Captain Abara. She'd try for an hour, she said; when that was used up so was the fuel, and it was back to Earth for everybody. {Hero} thought of eleven paper hats, folded and waiting for {event}. Hats would keep for a year. Would aunts? "We've only got the one lot," {they} said.
@try1 A light was what they wanted, so {Hero} fetched one. {They} went out with the big storm lantern and climbed on the roof of the shed. {They} held it up at the end of a mop, on tiptoe, and gave it a swing. "Can you see me now?" {they} called. There was a crackle...
@try1 "She only wants something to steer by," said {Hero}. {They} tied the storm lantern on to a mop with both {their} bootlaces, and got up on the pump house, on a bucket, on a box. "I'm the one that's waving," {they} said into the radio. "Look down, and a bit to the left. Can you see anything..."
@try1 If there wasn't a lamp, then {Hero} would be the lamp. Off {they} went with the storm lantern, and the longest mop there was, up the side of the shed like a sailor. At the top {they} stuck it out as far as it would reach, and began on some big slow circles. "Anything yet?" {they} asked...
@fail1 "See who?" said the radio. {Hero} looked up. {They} could see the mop as far as the middle. After that there was only dust, with perhaps a kind of a yellow idea in it. {refrain}
@fail1 "Is it a sort of brown?" asked Captain Abara, who was kind. "No," said {Hero}. {They} pulled it in, and the farther {they} pulled the more mop there was. In that stuff a light went about as far as your elbow, and then [sat down|gave up]. {refrain}
@fail1 "We've all looked, and one of us used both pairs of glasses," said the captain. "No." {Hero} saw why. The lantern was shining its hardest, and what it lit was dust: about a bucket of it. {refrain}
@try2 What goes up through the dust and out at the top? "The balloon!" said {Hero}. It was for {event}, red, and as big as a bus. It took six of them to blow it up and four to hold it down. They tied a lamp on. "Let go!" said {Hero}, and they all let go...
@try2 The dust had to stop somewhere. "It's thirty feet thick, that's all," {Hero} told them. "If we could put a lamp on a thing that floats..." So in came the balloon, the red one, for {event}; they blew until their ears popped, and it filled the yard. A lamp went on below. There were four men holding it. "On the count of three," {they} said. "One. Two..."
@try2 "Over the top of it, then," said {Hero}, "like smoke up a chimney." They'd been keeping a red balloon for {event}, and blown up it would have held a choir. It took all the breath in the place. When six people had gone purple, {Hero} hooked a lamp to its string. They stepped well back. "Off you..."
@fail2 It stayed where it was. A balloon floats in air, and there's none of that on the moon; they had forgotten, having been indoors so much. It lay down on its side, slowly, like a cow that has had enough.
@fail2 "Three," {Hero} said again, some time later. They'd let go of it, and stepped back. It looked like somebody's uncle after lunch. "There isn't any air out here," a voice said at last. "We've got it all in the house. What did we think that it was going to float in?"
@fail2 Nothing on the moon has ever stayed so still. {Hero} gave it a small push, to remind it, and it leaned on {them}. "It's air they like," the cook said slowly. "And where's our air? It's in the kitchen."
@clue {Spotter} went in to think, and so was there when the washing machine got to the spinning part. The whole kitchen hummed. And on the table, where somebody had upset the sugar, it got up. It ran about. It lay down again, in rings, as neat as a target. Why would sugar do a thing like that?
@clue {Spotter} had come in to be somewhere clean, and the washing machine had got to its last and loudest spin. The spoons began to hum. The plates joined in. Then all over the table the sugar, that had been upset at breakfast, got to its feet, ran in a circle as if somebody had blown a whistle, and lay flat. It made a ring, and inside that another. What had the sugar heard?
@clue Nobody had told the washing machine that anything was wrong. It was down to the socks, and was spinning fit to burst. {Spotter} leaned on the kitchen table, and so had the best view. The spilt sugar hopped. It [skated|scuttled]. It drew itself up in hoops, one round another, and stood there, shivering. What could the socks have said to it?
@try3 Outside Unit Nine had put up his hand. "I could sweep," he said. Nobody had a better plan, so they got every brush in the place and {Hero} led them out, in a line. {run2} "Faster!" {they} cried. Unit Nine had never been so happy in his life.
@try3 "I do not like to boast," said Unit Nine, "but it is only dust. There is just rather a lot." {Hero} handed out what there was: yard brushes, toothbrushes, a feather duster on a string. {run2} "Forget everything you've been told," {they} said to him. "Go as fast as you like!" He gave one bleep of joy.
@try3 Unit Nine had been holding up his broom for some time, like somebody at school. "May I?" he asked. {Hero} found brushes for the rest, and dropped a hanky to start them, and did not wait for it to land. {run2} "Quicker than that!" {they} told him.
@fail3 It should be done slowly, on the moon. It ought to take about six weeks. When they stopped to look, the dust was twice as thick as before, and a good deal higher, and a broom went by overhead. {refrain}
@fail3 A week in bed would have brought that dust down. Instead of which it had been given exercise. What had been lying under it had got up as well, as high as a house, and somebody's dustpan hung there, turning. "Oh," said {Hero}. {refrain}
@fail3 Have you ever stirred cocoa to make it clear? Up had come today's dust, and last year's, and some that hadn't moved since there were dinosaurs to sneeze at it. A glove floated by, waving. {refrain}
@low "Ten minutes," said Captain Abara. "I'm so sorry." {Hero} laid {their} head down on the desk next to the {kit}. Up there, very small, eleven aunts had started on a song to keep their spirits up. They didn't know the words to the second verse. {run3}
@low "That's ten minutes, {home}," said the radio softly. {Hero} slid down with {their} back against the desk, and the {kit} in {their} lap. Who'd shouted "quick"? Who had said faster? It had been the same person. Tiny, and ever so far away, all the aunts were singing; they had got stuck at the end of the verse, and begun it again. {run3}
@low The clock in the radio room had a loud tick, and ten minutes of it left. {Hero} sat by the {kit}, and did nothing with {their} hands. A thread of sound came down from overhead: eleven aunts, being brave in harmony. It was all the same verse. {run3}
@insight.build There was a smell of beans. It came from the rubbish, which nobody had taken out for a year: three hundred tins with the lids off, all bright inside. {Hero} lifted {their} head. "{Rule}" They'd spent the whole evening on one dead lamp. What's a lamp, though, but something shiny with a light in it?
@insight.build {Hero} trod on something. It was a tin, with a bean in, and it had got out of the bin because there were two hundred and ninety-nine others in there, pushing. Under the window a bit of moonlight fell in and came out again, as thin as a knitting needle, right across the room. "{Rule,}" {they} said. What was it that they'd been meaning to throw out for a year?
@insight.build {Hero} saw somebody move, and it was {themself}, very small and upside down, at the bottom of a bean tin. It was on top of the rubbish, with three hundred more. "{Rule,}" {they} said slowly, and the little one said so, too. If a tin could hold a face, what would it do with a candle?
@insight.sound Brrrm, went the washing machine. {Hero} felt it in {their} teeth, through the desk, and watched the sugar draw its rings. "{Rule,}" {they} thought, and put an ear down flat to the wood. What's dust but sugar that nobody wants? And if a thing can be shaken up, couldn't it be shaken down?
@insight.sound The wall hummed against {Hero's} back. {They} had been cross with it for some while. "{Rule,}" {they} told {themself}, and left off being cross, so as to hear. It was just one note, as deep as a drain; and the sugar that came out along the desk, grain by grain, [like sheep|like very small soldiers], was getting in line for it. If that was all that it took, who was going to tell the dust?
@insight.sound Everything had begun to buzz: the pencils, the cup, {Hero's} elbows. {They} very nearly told it to stop. "{Rule,}" {they} said instead. It was a hum as low and wide as a barge. Some sugar heard it, too, and shuffled into hoops, like children for a game. Sugar's only crumbs. Dust's only crumbs. Who would play for them?
@insight.look {Hero} stared out at the dust, because it was there. "{Rule}" {They} looked again. It had rings in it. They were wide and faint, one inside another, just like those on the table; and in the middle it had sunk to almost nothing. What was down there that hummed?
@insight.look There was a porthole in front of {them}, with nothing in it. "{Rule,}" said {Hero}, not hoping for much. The first time, it was grey. The second, it was two greys: a paler one ran in a hoop, with a smaller hoop inside that. {They} looked down. The sugar on the desk had done the same. What was it out there, then, that hummed like a washing machine?
@insight.look "{Rule,}" said {Hero}, for something to say, and rubbed at the window. Dust. {They} tried it sideways. There were ripples! They stood quite still, as if someone had dropped a pebble in all that grey. They went in, and down, to a dip. What was sitting there, humming?
@means.build They made a chain from the bins to the landing place. {Hero} {method}: three hundred tins in a ring, with their bright sides turned in and up, and in among them each candle and torch and bedside lamp they owned. It looked like a flower. All that it needed was to be switched on.
@means.build Nobody had to be asked twice; they had been wanting to get rid of them. Tin by tin they went out, along the line, and {Hero} {method}, till they lay all round the middle of the landing place like petals, tipped in and up. The cook brought her candles. "It's a daisy," {they} told them, "and it's going to open."
@means.build Out they clattered, all three hundred, from hand to hand to hand. {Hero} {method}: round and round, every tin leaning back to look up, with some small bulb or candle between its knees. Unlit, it wasn't much. But from the top of the shed you could count its petals.
@means.sound {Hero} carried the {kit} out, and laid it right against the iron plate where the ships come down. {They} {method}, lower, and lower yet, until the note was more of a feeling. The plate took it up. And the dust of the moon, which had hung there all night, shivered, and slid, and lay down, ring after ring after ring.
@means.sound {Hero} knelt on the iron plate where ships land, put down the {kit}, and {method}. {They} went lower, till it couldn't be called a noise; it was what's left of thunder when it has gone home. Somewhere under {their} knees the plate said yes. And the dust came down. It made no more sound than a cat does, lying on a bed.
@means.sound There's an iron plate for ships to come down on, and that's where {Hero} went with the {kit}. {They} {method}. Then {they} took the note lower, as you'd take somebody down a dark stair, a step at a time. At the bottom the plate woke. There was a kind of sigh; and there were stars, and ground laid out in hoops.
@means.look {Hero} {method}. It was the pump house! It had hummed away under there all along; and round it, as wide as a circus, lay clean bare ground. "Here!" {they} yelled. "Bring the lights to the pump!" They brought the torches, the fairy lights, the lamp out of the fridge.
@means.look {Hero} {method}. "It's so simple," {they} said. "It's the pump." Night and day it throbbed in there, so that they'd have water, and had anyone thanked it? All about it the ground lay swept and shining. "Bring out whatever's got a bulb in," {they} shouted, "and don't you dare run!" They came in single file, on tiptoe, with their bedside lamps.
@means.look {Hero} {method}. Then {they} laughed. Who worked all night, and never got a thank you? The pump did! It had shaken the dust off its own doorstep, and cleared a patch like a market square. "Lights over there!" {they} cried. Torches came, and candles, and the bulb from the oven, at a very careful walk.
@snag "Now!" said Unit Nine, and threw the big switch, and it stuck halfway. It wanted a turn from the blue spanner. The blue spanner has hung on the same nail for seventy years; they all turned to look at it there, and saw a nail. "One minute," said the radio, "and then..."
@snag "I have always wished to do this," said Unit Nine. He took hold of the switch with both his hands. It went halfway. There's a nut behind that, which sticks, and there is a spanner for the nut; it's blue; and it has a nail all to itself. "It isn't there," said {Hero}. There was a blue shape on the wall, with no spanner in it. "I'm turning her now," said the radio, "unless..."
@snag "Shall I?" asked Unit Nine, and pulled. Half of a switch is no use to anyone. It needed the blue spanner, which had never been anywhere but on its nail, and they reached for it without looking. They got the nail. The radio crackled. "I'm on my last minute, my dears, so I'm afraid..."
@rescue "I stir the custard with it," said the cook's boy. He was so little that he worked on top of a box, and so shy he'd never said where it went at night. He dropped on his stomach and reached {hid}. It came out with a wet sound. "It's had a wipe," said the boy, and held up {key}.
@rescue Something went "glop". "Is it about so long?" asked the cook's boy. You mostly saw his feet. "It's the right shape for the corners, you see." He lay down on the tiles. There, {hid}, in a pool of something green, it was. "Pea," said the boy. He gave it a lick, to be polite, and handed {Hero} {key}.
@rescue You had to look down to see who was speaking. "Do you mean the stirrer?" It was the cook's boy, who got the lumps out with it. Had nobody said? Nobody had asked; that was the trouble with being behind a table. He wriggled in, {hid}, until just his heels stuck out, and came back with {key} in his teeth.
@climax {Hero} set it to the nut, and leaned. Nothing. {They} got both feet against the wall. Click! And all at once, out there in the dark, there was a ring of gold, like a daisy on a black coat. The radio didn't say anything. Then it gave a sort of sniff. "I see you, moon," said Captain Abara. "You're beautiful. Hold still."
@climax It was like trying to turn a mountain. {Hero} hung from it. {They} thought of the one in the hat; and there was a crack, and {their} chin hit the wall. Click! A spark went into the first of the petals, and ran. There, in the middle of all the black that there is, was a flower of light. For a bit there was only breathing. "Well, I never," said Captain Abara. "You've put the kettle on."
@climax {Hero} got a grip. Once {they} had undone a pickle jar that beat the cook, and {they} thought of that, and heaved. Click! Light ran round the blackness, quick as a cat, and joined up. It was a great gold daisy. "Is that for us?" Captain Abara asked, and had to stop. "It's got petals. Hang on to your oranges, ladies!"
@resolution She came down on four thin legs, right upon the middle, with hardly a puff. The door dropped, and the aunts came out in order of age, each in one long slow bounce, holding on their hats. {turned}
@resolution It felt for the ground with one thin leg, and then the others, and knelt. "Who is the eldest?" somebody called from inside, and eleven aunts came out, all at once, in eleven different directions. They had to be fetched down with a net. {turned}
@resolution Nobody felt her land. There was just a ship there, standing upon thin legs, where there hadn't been. Out of the door came a hat with an aunt below it; and then ten more, sailing right over everyone, waving. {turned}
@close There were oranges for everybody at {event}. {toast} {ends} One letter was left over. "Dear Unit Nine, I am well. From {Hero}," it said; and he asked if he might take it outside, and read it, slowly, in the light of all those tins.
@close They threw the orange peel about at {event}, to watch it go. {toast} {ends} Out of the empty bag fell one more letter. "It seems to be mine," said Unit Nine. "How are you?" it said inside. "Love, {Hero}." For once he was late with his sweeping, because he had a reply to write.
@close At {event} aunt after aunt stood up to tell it all again. {toast} {ends} Then {Hero} held out an envelope. "It has a nine on it," said Unit Nine. It was quite short. "How do you do? Your friend, {Hero}." He let the peel drift, and read.
`,
  b10: `
@want The mail ship came once a year to that side of the moon, with letters, oranges, and whoever had been able to get a seat. "Eleven aunts," {Hero} told Unit Nine, reading it off the list. "All at once." It was timed for {event}. {why}
@want "Is there a list of what's coming?" asked Unit Nine. "Oranges," {Hero} read out. "Letters, two sacks. Aunts, eleven." The mail ship could reach that side of the moon on one day of the year and had room for whoever got to it first, and the aunts had got to it in April, with sandwiches. It was to land in time for {event}. {why}
@want Some places get the mail each morning, and think nothing of it. {Hero's} bit of the moon got it once a year: letters, oranges, and this time eleven aunts, who might come for {event} if they didn't mind sitting on the sacks. "I shall sweep twice," said Unit Nine. {why}
@home {Hero} lived at {home}, which is a tin house with a fine view of everything else. You learn a few things early, up there. You learn to keep a lid on soup. And you learn never to run, out of doors; for what you kick up on the moon has nothing to bring it down again, and hangs about for days, like a remark.
@home The nearest shop to {home} was the Earth. It hung over the kitchen sink, blue, about as big as a plum. {Hero} had lived in that tin house long enough to know what visitors did wrong. They put down a cup, and it didn't stay. They ran for something, out of doors, and what they had kicked up was there when they came back, at head height; it was there the day after, too. Nothing is in a hurry to come down on the moon.
@home At {home} the only street was indoors. The whole town was a tin one, bolted to the moon, where if you left a lid off you had to fetch your lunch from the ceiling. {Hero} could sleep through anything there but the sound of somebody running. Moondust is light, and idle, and once it's up it sees no reason to sit.
@friend The landing place was swept by Unit Nine, who was a robot of the old sort and had a broom. "Would there be anything for me?" he would say, when the mail had been given out. He'd asked it for seventy years. Nobody writes to robots. "Next time, then," said Unit Nine, and would go on standing there a little longer, in case; and {Hero} would find something to do with {their} hands.
@friend You could set a watch by Unit Nine, and several people had. At six he began on the landing place by the flag; at noon he reached the far side, and turned round. He was a robot, and had come with the house. "It is a matter of patience," he told {Hero}, of the dust; and it may be that he wasn't thinking of dust, for when the mail was handed out he would always be there, with his broom held very straight, just where you'd see him if you were looking for somebody. Nobody ever was. "There's nothing more," {Hero} would say. "It was a light bag, this year."
@friend Unit Nine had worn out forty brooms, and no temper. He was the old kind of robot, built to keep the landing place clean and say good morning. On mail days he kept it clean very near to {Hero}. "I am merely curious," he'd remark, as the sack grew flat. "It need not be a long one." And {Hero}, who gave the letters out, would shake that sack, and not know what to say.
@turn A star rose over the crater in the middle of supper, and it had a smaller star on either side. "That's them!" {Hero} was on {their} feet. {They} pulled down the handle of the great landing lamp. It said click. {They} pulled it once more, and there was not even that. Over their heads the three stars came on, trustingly, slowed, and started to look about. {refrain}
@turn {Hero} had the first spoonful halfway up when somebody said, "That one's moving." It was low, over the crater: one star, and two small ones that kept step with it. "It's them! Light the lamp!" {They} swung on the great handle with both feet off the floor. The lamp, which could be seen from the Earth, went click. It had nothing to add to that. Up there they came on, all three, in perfect faith. {refrain}
@turn "Ship," said the cook with her mouth full, pointing a fork. {Hero} had waited all year to do it. {They} laid hold of the great handle, made a short speech, and pulled. Click. It was the small sound that a door makes when someone's locked it from the other side. Out over the crater three lights came on, like people sure of their beds, and wavered. {refrain}
@trouble So naturally they ran. Every soul in the place ran, out of eleven doors, the full length of the field, in boots. "Stop!" somebody shouted, who had remembered; but the moon was already up round their ears. {run1} You could not see your knees. "Hello, {home}," the radio said, in the dark of it. "This is Captain Abara. I don't want to alarm you, but have you still got a ground?"
@trouble Nobody decided to run. There was a ship with no lamp to come to, and eleven doors, and then everyone was outside in big boots. It took about a minute. The ground got up behind each heel, and leaned there, and did not lie down again; and those in front turned to say something, and there weren't any behind. {run1} "{Home}?" inquired the radio. "Captain Abara here. You'll think me silly. I had a moon a moment ago, and now I've got a sort of a pudding."
@trouble By each of those eleven doors there was a notice, in red. They were flung open so hard that none of it could be read. Behind the boots the moon went up like a curtain; soon they were only voices, bumping, and begging pardon. {run1} "Captain Abara to {home}," the radio put in. "It's foolish of me, I know. But which of these clouds are you?"
@stakes "I have fuel to go round for an hour," said Captain Abara. "When that's gone I shall have to take everyone home." Behind her you could hear the aunts inquiring whether that was it. "She can't," {Hero} said. It was a year till the next one. There would be no {party}; there'd be no letters; and there was Aunt Nirmala, who was ninety-one, and had said that she would come this time or know the reason why.
@stakes "I can go round for one hour," said Captain Abara. "I've done the sum three ways, hoping. Then I turn back." "Back!" said eleven voices, some way behind her. {Hero} held on to the desk. You can miss a bus; but this bus was once a year, and on it were two sacks of letters, and the whole of the {party}, and Aunt Nirmala, who was ninety-one. She had told them all that it was now or she would want a reason.
@stakes An hour, Captain Abara told them. She said it kindly, and twice. After that she'd have just the fuel to get back, and everything on board went back with her: the letters that people had been a year waiting for, and the whole {party}. "What about Aunt Nirmala?" said {Hero}. The captain dropped her voice. "She's ninety-one, and she's got her coat on. I'm not telling her. Are you?"
@try1 What they wanted was light, so {Hero} fetched some. The storm lantern could be seen, it said on the box, for twenty miles. {They} <slow:went up on the goods hoist to|climbed on> the roof of the pump house and held it up, on a mop, at the end of both arms. "Now!" {they} called. "Can you see that?" There was a crackle, and a pause, while someone up there put on her glasses...
@try1 There was one thing left on the moon with a flame in it, and that was the storm lantern. {Hero} lit it. {They} lashed it to a mop, <slow:took the goods hoist up the pump house|climbed up on top of the pump house>, and stretched until there was no more of {them} to stretch. "I'm waving!" {they} told the radio. "It's left, and right, and left. You can't possibly miss it." There was a long and careful silence...
@try1 {Hero} read the label again. It was a storm lantern; it was for any weather. Had the man who wrote that met this one? {They} tied it on a mop all the same, <slow:rode the hoist|climbed from the fence> to the pump house roof, and swung it in the biggest circle that a person could. "Tell me when!" {they} called. There came the small sounds of people changing seats...
@fail1 "See what, dear?" said the radio. {Hero} followed the mop up with {their} eyes. It went as far as the middle. Past that was nothing but dust, in which, if you were a hopeful person, there was a yellowish place. {refrain}
@fail1 "I'm sure it's very nice, dear," said the radio at last. {Hero} brought the mop down and had a look. The end was still alight. It had been alight the whole time, no farther off than the top of a door, in there with the dust; {they} had been waving, with all {their} might, at the inside of a sock. {refrain}
@fail1 "We've had a vote," said the captain. "Four say no, six possibly, and Aunt Nirmala thinks she saw an egg." So much for lanterns. {Hero} held up a hand before {their} own face, and had to take it on trust. {refrain}
@try2 "Something that will go up through it, and come out on top," said {Hero}. "The balloon!" There was one for {event}; it was scarlet, and about as big as a bus. Six people blew. They tied a lamp below it, and four of them sat on it until everything was ready. "Stand clear," {Hero} told them. "Let go..."
@try2 Anyone could see that the trouble was in the first thirty feet. "So we send the light up on something," said {Hero}. "What have we got that goes up?" There was only one thing, and they had been saving it: the balloon, scarlet, as big as a bus, with the name of {event} down its side. They blew in turns, until they saw spots. They hung a lamp beneath. "Stand by," said {Hero}, with one hand on the string...
@try2 "Dust must have a top, like soup," said {Hero}. "What's going to float?" It had to be the balloon, which was red, and the size of a bus, and the best thing that they'd got for {event}. They squeezed it out through the big doors with some rude remarks, and slung a lamp underneath. {Hero} undid the knot...
@fail2 They stood clear. Nothing occurred. "Ah," said Unit Nine, after a time, with great delicacy. What holds a balloon up is air; and they'd all lived so long indoors that it had slipped their minds. The thing lay over on its side by degrees, as a cow does when she has thought it through.
@fail2 {Hero} let go of the string. It was the string that fell down. Then the balloon sat, and after that it lay; it made itself comfortable. There was some talk of a leak. It was Unit Nine who remembered. "A balloon, I believe, floats on air," he said. "We have not got any. We keep it all indoors." They stood round, and looked at it, as you would round a cow in the road.
@fail2 Did it rise? It did not sway. "I am only a sweeper," Unit Nine began, when they had all inspected the knot, "and no doubt it has been thought of. But is there not usually some air?" There was a silence. That was why they had a house. The balloon put its cheek to the moon.
@clue {Spotter} had gone in, to be alone with it, and sat down at the kitchen table. The washing machine was getting to its final spin. It shook the house, as it always did. And the sugar, that someone had upset and not wiped up, rose to its feet. It hurried here and there over the wood; it lay down again, all at once, in rings, one in another, as neat as a target. Who had told it to?
@clue It was wash day. It had been wash day before any of this, and nobody had told the machine. {Spotter}, who had come in for a moment to be out of the shouting, was standing by the table when it got up to its last, low, house-shaking hum. There was sugar on the table. There generally was. And every grain of it stood up; ran, as if someone had called; and lay down in a ring, with a ring in the ring, and a ring in that. Who on earth had called it?
@clue No one ever watches sugar. {Spotter} did it for want of anything else, by the table where the bowl had gone over at breakfast. The washing machine was into its last gallop, and all the spoons sang. Then the sugar woke. It rippled, like the skin of a horse; it ran about to look for its place, found it, and stood: hoop within hoop, and not one grain astray. Who was calling the dance?
@try3 "I could sweep," Unit Nine was saying, outside. No one had a better plan. {Hero} gave out brushes, and brooms, and a dustpan, and formed everyone in a line. {run2} "At the double!" {they} shouted. He had been told all his life not to hurry. You could hear him, up and down in the murk, faster and faster, humming.
@try3 Somebody coughed. It's not easy to cough when you are made of tin. "I have never mentioned it," said Unit Nine, "but I've often thought that with twelve brooms..." {Hero} gave out twelve, or things to that effect. {run2} "As fast as you like!" {they} cried. He had waited seventy years to be told so. Off he went down the field, in the thick of it, whistling through a vent; and behind him, sweeping as they'd never swept, went everybody else.
@try3 "Sweeping," said Unit Nine, "is what I am for." He offered {Hero} his second-best broom. There was a certain beauty in it. What had gone up should be swept up; everyone could take a side. {run2} "Top speed!" ordered {Hero}. Unit Nine had never once been given that order. He went by with sparks coming from his knees.
@fail3 If you mean to dust the moon you should allow six weeks. By the time that they had finished it was twice as thick, and it was also, in some places, overhead. A broom went slowly by with no one on it. {refrain}
@fail3 Dust that's left in peace will come down by itself, in about a week. It had not been left in peace. What they had now was what they'd had before, and also everything that had been lying underneath it, minding its own business, since the moon was made. Somebody had let go of a broom. It stayed where it was, upright, at the height of a chimney. {refrain}
@fail3 When they stood back to see what they had done, they could tell only by feel. To the evening's dust they had added the morning's, and the century's; you could lean on it. Something with bristles went sailing off towards the Earth. {refrain}
@low "Ten minutes, {home}," said the radio. "I am so very sorry." {Hero} laid {their} forehead on the desk, against the {kit}. It was {they} who'd been first out of the door; {they} had thought about it, and {they} {was} almost sure. Up there, tiny, eleven aunts had begun upon a song. They had never known the second verse. It was Aunt Nirmala who was going on alone. {run3}
@low It was very quiet in the radio room. "Ten minutes, {home}," said Captain Abara, as if it was her fault. It was not. {Hero} knew whose boots had been first through the door. All evening it was {Hero} who had said "quick". {They} shut {their} eyes, and laid a cheek upon the {kit}. Far up there the aunts were singing. They got to the end of the first verse, where people stop. One thin old voice went on, by itself, into the second. {run3}
@low No one was cross, which made it worse. The radio said ten minutes, and that it was sorry, and {Hero} sat before it and looked at a boot. There was moon in all the treads. Whose was the first print on that nice clean field? {They} drew the {kit} close. A long way off eleven aunts sang. Ten stopped where the verse did. Aunt Nirmala, who knew the second, sang it to nobody. {run3}
@insight.build There was a smell. It was beans, and it came from the bins, which it had been somebody's turn to empty for a year: three hundred tins, with the lids off. Each had, at the bottom, one small bright moon. {Hero} raised {their} head. "{Rule,}" {they} had told everyone, for as long as {they} could talk. All the evening they had mourned for one lamp. But a lamp's only something hollow, isn't it, with something shiny at the back?
@insight.build They were out of lamps. {Hero} said it over, to see if it got any better. Then {they} trod on something, and it rolled. It was a bean tin; it had escaped from the bins, which it was no one's turn to empty, and where there were two hundred and ninety-nine more. It fetched up under the window, on its side, and a bit of the Earth got into it, and out of that rusty tin came a beam as straight as a ruler. "{Rule}" {Hero} stared. What had they been calling rubbish?
@insight.build Something was the matter with the dark; it had a spot in it. {Hero} looked for where that came from. It was the bins. No one had put them out for a year, being fonder of beans than of bins: three hundred tins. The topmost had caught the one small bulb on the radio, and flung it at the ceiling like a plate. "{Rule,}" said {Hero}. {They} tipped it, and the spot slid down the wall. Who'd miss one lamp, with three hundred of those?
@insight.sound The washing machine had come to its last spin. {Hero} could feel it in {their} teeth. {They} opened one eye; an inch from it there was sugar, drawing rings. "{Rule}" {They} flattened an ear to the wood. It was one note, as low as a cellar. What was dust, when all was said, but a sugar that nobody wanted? They'd shaken it up with their boots. Was there a tune that would shake it down?
@insight.sound The note came up through the floor, and the desk, and the bones of {their} head. {Hero} would have told it to be quiet; but {they} had a rule. "{Rule}" So {they} did. It was one note. It was as deep as a drain, and it never moved; and an inch in front of {their} nose there was sugar that couldn't keep still for it. Ring within ring, it lay down. They had stamped all that dust up. What if it was only waiting to be sung to?
@insight.sound The pens were walking off the desk. It was only the wash, in its last fit; it did that each week, and each week somebody shouted. "{Rule,}" {Hero} thought, and rested {their} chin on the wood, so that it could come in by the bone. How low it was! Under {their} nose a line of sugar closed up in a ring, as calm as cows. There was dust out there, in a muddle. Had anyone ever thought to sing it home?
@insight.look {Hero} stared at the dust because {they} had made it. "{Rule,}" {they} said, bitterly, to the window; and then, because the rule was the rule, {they} did. It had a shape. It was faint, and wide, and you had to let your eyes go soft. There were rings in it. They ran in, each smaller than the last, like those upon the table; and at the heart of them it had sunk to nearly nothing. What was there under that, to hum?
@insight.look "{Rule,}" {Hero} had said to other people so often that it came out by itself. It was a silly thing to do, with nothing there. There was grey. {They} gave the grey its second look. And a part of it was more so. There was a curve there; it came round, and met itself, and inside that was another, and each was lower than the one before. {They} turned and looked at the sugar. {They} turned back. What was it, out in the middle of the field, that hummed?
@insight.look The window was as grey as a blanket, and {Hero} glared at it. "{Rule}" That was for interesting things. Still, {they} did it properly, from left to right, as you'd read. There was a line. There was another, bent the same way; it was as faint as breath, but whoever drew it had a compass. Inside them the grey ran down, like a bath, into a hole. Who'd pulled the plug out? And what was that hum?
@means.build They made a chain from the bins to the field. {Hero} {method}, and showed the others how: a ring of tins, bright side up and leaning in, and in the middle of it every candle, torch, and reading lamp that they possessed. Somebody gave the light from inside the fridge. When it was done it lay on that black plain, quite dark, three hundred petals, waiting.
@means.build It turned out that there's nothing people like more than to be asked for their rubbish. It came out from hand to hand, clinking. {Hero} {method}, three hundred times, each tin tipped up and a little in, till they lay about the field like one enormous daisy. Into the heart of it went every candle they had, and the torch from under somebody's pillow, and all the bedside lamps on a single plug. "It'll never..." a voice began. "Hush," said the cook.
@means.build "Beans," said the cook faintly, as the first of them went by. She had opened every one. They passed along the corridors, and where the line stopped {Hero} {method}, till the field was laid as if for some immense and peculiar tea. Each held a candle, or a bulb on a wire; each tipped back to face the sky. "It's a flower," {Hero} said. "It's just shut."
@means.sound There's an iron plate at the centre of the field. {Hero} knelt down on it with the {kit}, and {method}; lower; and then so low that it was less a note than a change of mind. The plate took it up. For a moment the whole of that grey wall seemed to listen. It shivered, and slid; and down it all came, in perfect silence, ring inside ring inside ring.
@means.sound They made way for {Hero} at the iron plate. {They} set down the {kit} there, and {method}. It was too high. {They} came down, and down again, past where tunes are kept, until you couldn't have said that you heard it; it was just that your knees had an idea. In the plate something woke. "It's listening," whispered the cook. All at once, without a breath of sound, the whole grey evening knelt, and lay flat, and was ground: ring upon ring of it, as far as the lamps could reach.
@means.sound Where ships came down was a great round of iron, the size of a dance floor, and very cold. {Hero} stood the {kit} upon it, then {method}. After that it was a question of going on down, past the notes with names, till the cook took hold of her own teeth. Far below, something answered. The dust seemed to remember that it was ground. It lay down in rings, like ten thousand tired sheep.
@means.look {Hero} {method}. "The pump," {they} said. "It's the pump house!" For forty years it had sat down there and throbbed, and no one had so much as said good morning to it; and around it now, as wide as a circus, lay clean bare rock. {They} ran, at last, at a walk. "Bring the lights! Bring it all here! And for pity's sake pick up your feet."
@means.look Out there by the wall {Hero} {method}. "I know what that is. It's the pump," {they} said. It had been throbbing down there, decently, for forty years, and it had swept more floor in one night by staying in its place than all of them by leaving theirs. There lay the rock, bare and clean, and as round as a plate. "Everything that shines!" called {Hero}. "Bring it here! And walk." They walked. It was the slowest rush that there has ever been.
@means.look {Hero} {method}, and counted under {their} breath. The rings had a middle; the middle had a roof. "It's shaken the dust off its own yard!" {they} cried. "The pump!" No one goes to look at a pump. It hummed, and they took it for silence; and all around it was a bald and shining circle where you might have landed a cathedral. "All lights to the pump! On tiptoe!"
@snag "Now, if you please," Unit Nine said, and leaned on the switch. It stuck. There was a nut there wanted half a turn, and for that one used the blue spanner, and they swung round as one to the nail where the blue spanner had hung since the house was built. There it was: the nail. "One minute," said Captain Abara. "I can hear you all breathing. I'm going to have to..."
@snag "May I?" said Unit Nine, who had always wanted to. He took hold of the switch, and it gave half an inch, and then it didn't. One nut had seized. That had happened before; there was a spanner for it, a blue one. Twelve people could have told you which nail. They told each other. They looked at the nail, then, and at the pale blue shape on the wall behind it, where for thirty years there had been a spanner. "It's got to be now," said the radio. "I'm so sorry, my dears. I'm turning her..."
@snag Everyone agreed that Unit Nine should do it. He wiped his hand first. The switch went halfway over, and there he hung from it, and apologized. "That'll be the nut," somebody said. "It wants the blue spanner." There was a nail for the spanner, with a label on; they had the label, and they had the nail. "I've counted my last minute twice," said the radio. "If there's anything at all that..."
@rescue "I stir the custard with it." It was the cook's boy, who worked on top of a box, and had been told he'd be spoken to when he was taller. "It reaches the corners." He was down on his stomach already, feeling about {hid}. Something let go of something with a kiss. "I've wiped it," he said, going scarlet; and it was to {Hero} that he held up {key}.
@rescue In the midst of all this someone was tugging at {Hero's} sleeve. It was the cook's boy. It's no good tugging at anybody higher up, when you're that size. "What is it like?" he whispered. "Is it sort of blue, with a mouth?" "Yes!" they all said. He went white, and then he went pink. "I didn't know it was anyone's," he said. "I thought that it was for lumps." He took them to where the pots were; he lay on his front and stretched out an arm, {hid}, till there was just a boot of him. Something fell, with a clang. Out he wriggled backwards; and, having dried it first on his own hair, gave {Hero} {key}.
@rescue "There's lumps," said a voice at {Hero's} elbow, "if you use a spoon." The cook's boy came up to most people's second button, and as a rule he talked to buttons. They all bent down. It went round the pot like a dream, he said; he'd have hung it up again, but there had been such a lot of running. He crawled off, groped {hid}, grunted, and brought {Hero} {key}, handle first, as you should.
@climax The nut hadn't moved for thirty years. {Hero} put both boots to the wall. {They} thought of the second verse. Click! There in the blackness was a daisy, a quarter of a mile round and made of fire. Not a sound came out of the radio. Then somebody blew her nose. "Well, I see you, moon," said Captain Abara. "There you are. My word. Don't anyone touch it."
@climax It took both boots, and then it took all the breath that {Hero} had. {They} went on after that ran out. That was what the second verse was for. Click! It was as if the moon had opened one eye. Gold went out over the black from tin to tin, a quarter of a mile of it, petal by petal, and met itself on the far side. The radio had stopped in the middle of a word. "Oh, now," said Captain Abara. "Would you look at that? Ladies, fasten your belts. Someone's left a light on for us."
@climax Thirty years of rust had made up its mind. {Hero} changed it. It took {their} whole weight, and a wall to push from, and Aunt Nirmala's verse. Click! One light blinked; its neighbour did; then it was off round the dark like gossip, until a daisy of pure gold lay there on nothing at all. "I'd like it put in the log," said Captain Abara thickly, "that I was shown to my place with flowers."
@resolution She came down upon four thin legs, dead centre, with hardly a puff. The door fell open, and the aunts got off in order of age, each in one long and stately bounce, with a hand to her hat. Aunt Nirmala was still singing. {turned}
@resolution You could have covered her with a tablecloth, the place where she came down; it was the exact middle. Out swung the steps. There followed a good deal of argument as to who was eldest, which was soon settled, for Aunt Nirmala was already on her way, with her bag on her arm, in one slow bounce, and in the middle of the third verse. {turned}
@resolution Leg by thin leg she settled, as a hen does. Then the steps were let down. On the top one, with her bag, her coat, and her opinion of the journey, was Aunt Nirmala. She jumped. Ten came after her, slow as washing. {turned}
@close There were oranges at {event}, and people who hadn't met for a year, all talking with their mouths full. {toast} {ends} When the sack had been shaken out, one letter was lying on the floor. "Dear Unit Nine," it said. "How are you? I am well. It was a good landing. From {Hero}." He did not say anything about next time. He asked if he could take it outside; and you could see him for hours, out there among the tins, reading it slowly, from end to end and back.
@close Nobody at {event} got a word in, there were so many aunts. {toast} {ends} It was late by the time they came to the bottom of the second sack, and what was there was thin, and had been posted, to judge by the stamp, in the kitchen. "Unit Nine," it said on the front. He held it for some time. "It says how am I," he told them. "It's from {Hero}." Afterwards you could see a small light going up and down among the tins. He was sweeping, very slowly, with the letter held out in front.
@close {Event} went on until the oranges gave out. {toast} {ends} Nobody saw who put the letter by the dustpan. "To Unit Nine," it began. "I've been meaning to write for some years." It was signed by {Hero}. He read it standing up. He asked what one did next, and they told him that mostly one answers; so he borrowed a pencil. He was out there till all hours, beginning a line, and sweeping for a bit, and beginning it again.
`,
}
