// A baby cloud has got into the house, and it rains on the soup, the beds and the butter.
import type { PackSource } from '../pack.ts'

export const cloud: PackSource = {
  id: 'cloud',
  skeleton: 'small-creature-needs-home',
  genres: ['fantasy', 'magic', 'adventure', 'educational', 'friendship', 'animal'],
  tags: 'house home garden rain weather cloud hill sky village farm meadow attic lane countryside',
  peril: 1,
  touches: 'storm rain thunder water ladder mother',
  carries: ['tender', 'brave'],
  ways: ['look', 'tend', 'mark'],
  figure: {
    name: 'Drip',
    type: null,
    pronoun: 'it',
    prop: 'baby-cloud',
    states: `
      fail1: blue
      low: blue small
      snag: blue
    `,
    want: 'its mother',
    habit: 'rains when it is upset',
  },
  people: { 'Mr. Puddock': 'old-man' },
  extras: `
    rescue: girl hens
    climax: crowd
    resolution: crowd
    close: crowd
  `,
  names: ['Drip', 'Gutter Lane', 'Mr. Puddock', 'Puddock'],
  nouns: {
    home: 'Gutter Lane',
    quest: 'cloud',
    key: 'the last clothes peg',
    hid: 'under the hen house',
    mistake: 'heard something crying outside, and shut the window',
    scary: 'the top of the long <slow:ramp|ladder>',
    wait: 'until the sun had gone all the way down',
    crowd: 'the neighbours',
    small: 'the girl with the hens',
    says: 'It isn’t raining. It’s crying.',
  },
  swappable: false,
  planted: 'Out on the wall lay {key}.',
  refrain: { base: 'Drip, drip, drop. Oh, won’t it stop?', turned: 'Drip, drip, drop. Oh, please don’t stop.' },
  small: { base: 'Drip, drip, drop. Oh, won’t it stop?', turned: 'Drip, drip, drop. Oh, please don’t stop.' },
  titles: [
    '{Hero} and the Very Small Cloud',
    'The Cloud in the Boot',
    'Drip',
    'Rain on the Butter',
    'Weather on the Stairs',
  ],
  blurb:
    'There is a cloud in {Hero’s} left boot. It is small, it is lost, and it has just rained on the butter. Somewhere up there somebody very big must be looking for it.',
  stage: `
    home: attic night rain wide | lie calm | bed |
    friend: street morning rain medium | wave happy | ladder hammer | cat-asleep
    hobby: living-room morning rain medium | stand proud | |
    turn: kitchen morning clear medium | look-down surprised | boots baby-cloud | mouse-watching
    trouble: kitchen day clear medium | run funny | baby-cloud bread plate | frog-in-cup | wet
    want: living-room day clear wide | reach excited | bunting table | | wet
    flaw: bedroom day clear close | think thoughtful | | odd-socks | wet
    stakes: living-room day clear medium | hold worried | baby-cloud bunting | | wet
    try1: kitchen day clear medium | push brave | baby-cloud fridge | | wet
    fail1: kitchen day clear medium | look surprised | baby-cloud fridge | mouse-watching | snowy
    try2: living-room dusk clear medium | kneel hopeful | bathtub baby-cloud | | wet
    fail2: stairs dusk clear wide | run worried | rug boots soap | duck-following | wet
    clue: garden dusk clear medium | look curious | sheet baby-cloud | |
    try3: attic dusk clear behind | reach hopeful | baby-cloud | |
    fail3: rooftop dusk cloudy wide | look-down sad | baby-cloud | |
    low: stairs dusk cloudy medium | hold sad | jar baby-cloud | |
    insight: stairs dusk clear medium | look-up hopeful | jar | snail-passing |
    choice: street dusk clear close | give thoughtful | jar | |
    means: hill dusk clear wide | point brave | sheet ladder jar | |
    snag: hill dusk wind behind | reach surprised | sheet ladder | hat-blown-off |
    rescue: farm dusk wind medium | reach hopeful | peg jar | bird-on-head |
    climax: hill dusk cloudy medium | look-up wonder | mother-cloud | |
    resolution: hill dusk rain medium | dance joy | cloud-hug | frog-in-cup | wet
    close: garden morning clear medium | laugh happy | boots table cake | small-copy-of-hero |
  `,
  deeds: `
    home: hero in bed; no mouse; no boots; no bathtub
    home[like a pencil|up by the sky]: hero touches telescope; no bed; at rooftop medium
    turn: hero lifts boots; baby-cloud in boots; no cat; no bus
    trouble: hero touches baby-cloud; hero reach worried; figure stand sad; bread on plate; no cat; no hat; no letter
    want: hero touches bunting; no baby-cloud; no fish; no hat; no cat; no cup
    want[hung (?:the )?lanterns]: hero lifts lantern; with bunting; no table; at here medium
    flaw[had something to say]: others girl
    flaw[ran down the street|down the street]: hero run; others girl hens; at street medium
    stakes: hero lifts baby-cloud; figure stand sad; no bun; no mitten; no hat; no lantern; no fish; no spoon; no cat; no teacup
    try1: hero touches fridge; baby-cloud in fridge; no fish; no peg
    fail1: hero opens fridge; baby-cloud in fridge; no fish
    try2: hero touches bathtub; baby-cloud on bathtub; figure stand happy; no jar
    fail2: hero on bath-wave; hero sit surprised; with baby-cloud; figure stand surprised; others; no boots; no soap; no rug
    fail2[in the bath\\.]: hero in bathtub
    clue: friend touches sheet-hug; no sheet; no baby-cloud; no mop; no duck
    try3: hero lifts baby-cloud; no feather
    try3[ladder.*(?:climbed|to where)]: hero lifts baby-cloud; with ladder; at rooftop medium
    fail3: hero hugs baby-cloud; figure stand sad; no hat; no sock
    low: hero on rug holding cloud-jar; hero sit sad; figure sit sad; no jar; no baby-cloud; no teacup; no cup; no boots
    insight: hero on rug holding cloud-jar; hero sit hopeful; figure sit hopeful; no jar; no baby-cloud; no sheet
    choice: hero lifts cloud-jar; figure stand hopeful; no jar
    choice[sat with the girl]: hero sit calm; others girl hens; at here medium; no jar
    means: hero touches sheet; baby-cloud in jar
    means.tend: hero lifts kettle; hero hold hopeful; baby-cloud in jar
    means.mark: hero touches drip-sheet; baby-cloud in jar; no sheet; no ladder; no boots
    snag: hero touches sheet; no peg
    rescue: friend gives peg to hero; baby-cloud in jar
    climax: hero lifts jar; hero look-up wonder; baby-cloud in jar; no boat; no hat; no bird; no sheet
    resolution: no sheet; no hat; no jar; no baby-cloud
    close: hero lifts boots; cake on table; no jar; no bed; no fish
  `,
  lapStage: `
    home: living-room morning rain wide | look happy | umbrella |
    friend: living-room morning rain medium | wave happy | umbrella |
    want: kitchen morning clear medium | stand excited | boots |
    turn: kitchen morning clear medium | look-down surprised | boots baby-cloud |
    trouble: kitchen day clear medium | run funny | baby-cloud soup-pot | | wet
    stakes: living-room day clear medium | hug sad | baby-cloud |
    try1: bedroom day clear medium | hold hopeful | baby-cloud pillow |
    fail1: bedroom day clear medium | hold surprised | baby-cloud pillow |
    try2: kitchen day clear medium | hold hopeful | baby-cloud kettle |
    fail2: kitchen day clear medium | look funny | baby-cloud kettle |
    try3: farm dusk clear wide | point excited | baby-cloud fence |
    fail3: farm dusk clear medium | look surprised | baby-cloud goat |
    hobby: farm dusk clear medium | stand happy | |
    flaw: farm dusk clear close | think thoughtful | |
    low: hill dusk cloudy wide | sit sad | baby-cloud |
    clue: hill dusk cloudy medium | look-up curious | baby-cloud |
    insight: hill dusk cloudy wide | look-up hopeful | mother-cloud baby-cloud |
    means: hill dusk cloudy wide | reach brave | baby-cloud mother-cloud |
    snag: hill dusk cloudy wide | look-up worried | baby-cloud mother-cloud |
    rescue: hill dusk cloudy wide | look-up happy | baby-cloud mother-cloud |
    choice: hill dusk cloudy close | kneel thoughtful | mouse |
    climax: hill dusk cloudy wide | cheer wonder | cloud-hug |
    resolution: street dusk rain wide | dance joy | baby-cloud umbrella | | wet
    close: bedroom night rain medium | lie calm | bed pillow |
  `,
  lapDeeds: `
    want: hero lifts boots
    turn: hero lifts boots; baby-cloud in boots; no bun
    trouble: hero touches baby-cloud
    trouble[head, and]: hero wears baby-cloud
    stakes: hero hugs baby-cloud; no mummy
    try1: hero touches bed; pillow on bed; no mummy
    fail1: hero lifts pillow; no mummy
    try2: hero touches kettle; no mummy
    try2[held up]: hero lifts baby-cloud
    fail2: hero touches kettle; no mummy
    try3: no goat
    fail3: hero touches goat; no hat; no mummy
    clue: hero touches baby-cloud
    insight: hero lifts baby-cloud; hero look-up hopeful
    means: hero lifts baby-cloud
    snag: hero lifts baby-cloud
    rescue: hero lifts baby-cloud; no mummy
    climax: no baby-cloud
    resolution: no goat
    close: hero in bed; hero sleep calm; no boots
    low: no mummy
  `,
  b0_3: `
@home It rained and rained. {Hero} sat at the window with the {kit}. And then it stopped.
@home Rain on the roof, rain on the road! {Hero} and the {kit} looked out. It was over.
@home Plip, plop, plip. {Hero} hugged the {kit} and waited for the sun. There it was!
@friend A girl went by with three wet hens. "Hello, {Hero}!" she said. Cluck!
@friend "It has stopped," said the girl with the hens. All the hens shook their tails at {Hero}.
@friend Who was out in the wet? It was the hen girl. She waved at {Hero}.
@want {why} It was time for {event}. What was in {Hero's} boot?
@want {why} {Hero} took a boot, for {event}. Why was it wet?
@want {why} One boot on, for {event}! Who said splosh, in the other boot?
@turn Splosh! There was a little cloud in {Hero's} boot. {refrain}
@turn It was small and grey, and it was wet. It was a cloud, {Hero}! {refrain}
@turn Out of {Hero's} boot came a cloud, no bigger than a bun. {refrain}
@trouble It rained on the mat. It rained on {Hero}. {run1} Was the cloud lost?
@trouble "What is your name?" said {Hero}. "Drip," it said. {run1} Was Drip lost?
@trouble It sat on {Hero's} head, and rained. {run1} Where did that cloud come from?
@stakes "I want my mummy," said Drip. {Hero} gave the little cloud a hug. It was cold.
@stakes Drip was lost. "Do not cry," said {Hero}. "We will find your mummy."
@stakes "Where is your mummy?" said {Hero}. Drip did not know. Drip rained and rained.
@try1 There was something on the bed. It was white, and it was soft, and...
@try1 "Is that your mummy?" said {Hero}. She was fat and white, and she lay on the bed, and...
@try1 In the bedroom {Hero} saw something big and soft. Drip ran to it, and...
@fail1 No, it was a pillow. And now it was a wet one. {refrain}
@fail1 It was {Hero's} own pillow! It did not say hello. {refrain}
@fail1 "That is not my mummy," said Drip. "That is a pillow." {refrain}
@try2 Something in the kitchen went puff. {Hero} held up Drip. Was it Drip's mummy?
@try2 "Look, Drip!" said {Hero}. White and warm, she came up over the table. Was it her?
@try2 Puff, puff, puff! Who was that in the kitchen, {Hero}, so white and so warm?
@fail2 Toot! It was the kettle. {Hero} jumped. {refrain}
@fail2 No, it was just the kettle, making tea. {refrain}
@fail2 "My mummy has no spout," said Drip. It was a kettle. {refrain}
@try3 Something stood up on the hill. It was white, with a soft back. Hush, Drip...
@try3 "There she is!" said {Hero}. She was round and white, in the grass. Step... step...
@try3 {Hero} ran with Drip to the farm. There was one more white thing. Softly...
@fail3 "Maa!" It was a goat. It ate {Hero's} hat. {refrain}
@fail3 It had legs. It had a beard. It was a goat, {Hero}! {refrain}
@fail3 "My mummy has no beard," said Drip. It was a goat. {refrain}
@low Drip got smaller and smaller. {Hero} sat down. {run3}
@low There was no mummy at all. Poor Drip! {run3}
@low {Hero} sat on the hill with little Drip. {run3}
@clue {Went}, went the {kit}, to make Drip laugh. Plop! A big drop fell. It was not from Drip.
@clue {Went}, went the {kit}, for Drip. Plop! <pal:{Pal} felt it, too. >Drip had not done that.
@clue {Went}, went the {kit}. Plop, plop! "Was that you?" said {Hero}. "No," said Drip.
@insight {Hero} looked up. Up there was something white and soft, and as big as the sky. Was it...?
@insight Where did it come from? Not from the left. Not from the right. {Hero} looked up, and...?
@insight Who was up there, so big and so grey, and crying, too...?
@means {Hero} held Drip as high as high. And {went}, went the {kit}. "Look down, big cloud!"
@means "Up you go, Drip!" {Hero} stood on tiptoe, and {went}, went the {kit}. "Down here!"
@means {Went}, went the {kit}, up on the hill. "Look, big cloud! Is this your Drip?"
@snag It was too high! Drip jumped, and fell down. Drip jumped again. Oh, Drip...
@snag The big cloud went by. It had not seen. Oh no! {Hero} waved, and waved...
@snag Up, Drip, up! Drip was too small. {Hero} blew, and blew, and blew...
@rescue Down came the big cloud, all the way down. "Drip!" she said. "Mummy!"
@rescue The big cloud bent down. She was soft all over. "There you are," she said.
@rescue "My Drip!" said the big cloud, and down she came, and picked up Drip.
@climax Hug! There was one big white hug, up in the sky. {Hero} could not see where Drip stopped.
@climax Boom! It was not a storm. It was a kiss. {Hero} heard it all over the hill.
@climax Up went Drip, and up, in those big soft arms. {Hero} waved the {kit}.
@resolution Now they rained, the two of them. It was warm, and {Hero} danced in it. {turned}
@resolution They rained on the goat, and on the hens, and on {Hero}. {turned}
@resolution "More, Drip!" said {Hero}, and jumped in all the puddles. {turned}
@close {toast} {Hero} heard Drip on the roof. Night-night, Drip. {ends}
@close {toast} {Hero's} boots were dry, by the bed. {ends}
@close {toast} Drip, drip, on the window. Good night, {Hero}. {ends}
`,
  b4_6: `
@home {Hero} lived in {home}, where the houses were tall and thin and stood with their shoulders together. All night long there was rain on the roofs, like [mice in boots|peas in a tin].
@home When it rained in {home}, it rained on a row. It began at number one, plip, and it ran along the thin tall roofs to number [forty|nine], plop. {Hero} lay in bed and heard it go over. Where does it all come from?
@home How thin was {Hero's} house? So thin that {they} went upstairs sideways. It stood in {home}, with its toes in a puddle. It [rained there on Mondays. It rained there on the other days, too|never rained there but twice: once by day and once by night].
@friend Next door lived Mr. Puddock, who mended roofs. He had a long, long ladder and a short, short temper. "Rain," said Mr. Puddock, "should stay outside."
@friend "Stay out!" somebody was shouting. It was Mr. Puddock, up his ladder, and he was talking to the sky. He mended all the roofs. "It gets in," he told {Hero}. "You turn your back, and it gets in."
@friend A boot came down past the window. Then came a leg, and a cross red face. That was Mr. Puddock, next door, who mended roofs. "It's wet up there," he told {Hero}, "and I won't have it."
@turn In the morning {Hero} put on one boot. {They} put on the other boot, and [it was full already|something in it squeaked]. Out of the boot, a bit at a time, came a very small cloud.
@turn The storm was over. {Hero} had one boot on when the other one coughed. "Who's there?" said {Hero}. It was full of fog, and the fog had two [ears|eyes].
@turn "Hic," said the left boot. It was a fine, dry morning. {Hero} looked in. Right down in the toe was a [small grey|damp little] cloud, and it looked back.
@trouble The cloud was grey and soft, and no bigger than a cat. {Hero} called it Drip. It rained on the toast. {run1} {refrain} Where had it come from?
@trouble And then the cloud began to cry. It cried on the eggs, and in the hat box, and on the cat. "Drip," said {Hero}, so that was its name. {run1} {refrain} But who did it belong to?
@trouble You could not pat the cloud. Your hand went through, and came out wet. "I'll name you Drip," said {Hero}, and it [wet the jam|thundered, but just a crumb]. {run1} {refrain} Somebody must have lost it, but who?
@want And today, of all days, there were paper lanterns to hang in every room for {event}. {why}
@want It was a bad day for it. The whole house was full of paper: paper hats, paper chains, and a moon {Hero} had cut out for {event}. {why}
@want {Hero} had been cutting and gluing all week. {They} had made a hundred paper fish, all for {event}. {why} [They must not get wet.|"Mind your cup," {they} told everyone.]
@stakes Nobody can give a {party} in the rain. But there was something worse. Each time Drip cried, Drip got [smaller|thinner]. At noon it was only as big as a [bun|mitten].
@stakes The moon went soft. So did the hats. "Never mind the {party}," said Mr. Puddock from next door. "Look at that cloud. It's crying itself away." It had been a cat. Now it was a kitten.
@stakes One by one the fish swam off the wall. How can you have a {party} now? Then {Hero} saw. With every tear there was a little less of Drip. There was only enough left to fill a [spoon|sock].
@try1 "Clouds live up high, where it's cold," said {Hero}. "It must be too hot for you in here." So {they} put Drip in the ice box and shut the door, and waited...
@try1 What did {Hero} know about clouds? They were cold, and they were up. {They} could do cold. {They} found it a nice place, next to the peas, and shut the lid. There was a rattle...
@try1 A snowman likes it cold. "Do you?" said {Hero}. Drip did not know. It sat down on the ice cream, and it tried to look brave. Click, went the lid...
@fail1 Tick! Tack! Tock! When {they} looked inside, there was snow on the peas, and hail on the butter, and one very cross cloud with blue ears. {refrain}
@fail1 There was ice in the butter, and snow on the fish. And somebody had made one small, hard snowball, and was waiting for the lid to go up. Good shot! {refrain}
@fail1 Who did that? The butter had a white beard. Two blue ears popped up. So did a snowball, and then {Hero} had [a white beard, too|to sit down]. {refrain}
@try2 "Then you must be thirsty," said {Hero}, and {they} ran a bath, right up to the top. Drip drank, and it grew...
@try2 "You've cried it all out," said {Hero}. "We must put some back." So {they} ran the bath. Drip drank like a [horse|drain]. It was as big as a bear, and it did not stop...
@try2 A cloud is made of water. So {Hero} turned on the taps, and Drip fell in with its mouth open. Glug! It was a pig now. Glug! Two pigs now, and then...
@fail2 It got as big as a [sofa|cow]. Then it sneezed, and down the stairs went the bath water, with the soap and the mat and the boots.
@fail2 "Ah," said Drip. "Ah... ah..." Out came the sneeze, and the bath water came after it, and {Hero} went down all the stairs, sitting on the mat.
@fail2 The door was small. Drip was not. It pushed. It pulled. Something tickled, and... Whoosh! "Mind out below!" called {Hero}, coming down the stairs in the bath.
@clue It was {Spotter} who saw it first. Out on the washing line hung a big white sheet, and Drip had flown right up to it, and put its face in it, and gone quiet. Who did it think that was?
@clue "Shh," <mute:thought|said> {Spotter}. Drip was out by the washing line. There hung a sheet, big and white and soft, and Drip was hugging it. Who does a sheet look like, to a cloud?
@clue {Spotter} let go of the mop, and pointed. A sheet was drying in the yard. It swayed, ever so slowly. Under it, wrapped to the ears, Drip was rocking. Who used to rock it like that?
@try3 "You want to go up," said {Hero}. So {they} climbed to the attic and opened the window. "Off you go!" And off went Drip, up past the chimneys. {run2}
@try3 There was a window in the roof. {Hero} put Drip up on the ledge, and gave it a pat. "See those clouds? Go and say who you are." {run2} Up it went.
@try3 Up all the stairs they went. "Clouds go out there," said {Hero}, and blew, as if on a feather. Drip rose up, over the pots. {run2}
@fail3 But the sky is high, and Drip was little. The big clouds went by and never looked down. Back it fell, like a wet [sock|hanky]. {refrain}
@fail3 The big clouds were like hills, and they were busy. Drip called, but it was such a small sort of wet. It fell all the way down, and landed in {Hero's} hat. {refrain}
@fail3 "Hello! It's me!" You could see it say so. It waved. It hopped. But nobody up there waved, and down it came, as thin as [soup|string], and {Hero} caught it. {refrain}
@low By then Drip was just a breath, the sort you make on a window. {Hero} held it in a jam jar on the stairs. "Don't go," said {Hero}. {run3}
@low You could hardly see that there was anything in the jam jar. {Hero} sat on the stairs with it, and the {kit}, and put a saucer on top. "I made it worse," said {Hero}. {run3}
@low Drip was no more than the steam off a cup. A jam jar was too big. {Hero} pushed the {kit} away. "I'm here," {they} told the jar. "That's all." {run3}
@insight.look The big clouds sailed by in the window. {Hero} watched them go by. "{Rule}" {They} looked again. They all went one way, like cows at milking time. Where do clouds go at night?
@insight.look Cloud after cloud went over the yard. "{Rule,}" said {Hero}. The first time, they were just clouds. The next time, they all had somewhere to be. What was over there, behind the hill?
@insight.look "{Rule}" Well, there was a cloud, and one more. {Hero} rubbed {their} eyes, and began again. The clouds looked sleepy! They went one behind the other, as we do at bedtime. Where was their bed?
@insight.tend {Hero} had put Drip in the cold and then in the wet. "{Rule,}" {they} said to {themself}. {They} took off the lid. "What do you want?" The cloud leaned toward the big white sheet. Was that all?
@insight.tend "{Rule,}" said {Hero}, and felt {their} face go hot. First the ice, then the bath! Now {they} put {their} nose to the jar. "Who do you want?" {they} said. It leaned. What was it looking at?
@insight.tend "{Rule,}" {Hero} told {themself}, and sat as still as still. The jar got foggy, on one side. On that side was the yard, and the sheet. Oh! Did Drip think...?
@insight.mark {Hero} had shouted at the sky till {they} had no voice left. But clouds have no ears. "{Rule}" {They} looked at the big white sheet. Can clouds see?
@insight.mark A cloud has no ears. "{Rule,}" said {Hero}. The sheet went flap on the line, as white as [milk|paper]. If you were very high up, and you were sad about somebody, what would you look for?
@insight.mark How do you say "Come here" to somebody a mile up? "{Rule,}" said {Hero}. Outside, the sheet filled with wind, so wide, and so empty. Who would draw on a sheet? And who would see it?
@means.look {Hero} {method}. One by one the clouds came down low over the hill. "That's where Drip's mother sleeps!" said {Hero}. So everyone ran up it with their sheets, to hang a great white sign.
@means.look {Hero} {method}. Why, the clouds went to bed! They lay down on the hill. So {they} ran there, and all the street ran after {them}, with white sheets to call Drip's mother.
@means.look {Hero} {method}. The hill was the clouds' bed! "Get your sheets," said {Hero}, to every house. "We'll hang them up for Drip's mother to see."
@means.tend There sat Drip. {Hero} {method}. It wanted its mother. So they took kettles up the hill, to feed it on warm steam, and every sheet, for her to see.
@means.tend There sat Drip. {Hero} {method}. "It wants its mother," {they} said. So it had steam for its supper, up on the hill, and they brought every sheet to call her with.
@means.tend There sat Drip. {Hero} {method}. It wanted its mother! They hung a big white bed of sheets, on the hill, for her to see. Drip had steam in it, out of a teapot.
@means.mark They took every sheet in the street up the hill, for Drip's mother to see. On the widest, {Hero} {method}. It was the saddest, largest cloud for miles.
@means.mark Everyone sewed. The sheet was as big as the hill, and in the middle, with no shoes on, {Hero} did Drip. {Hero} {method}. Its mother would see those ears for miles.
@means.mark It took forty sheets, a hill, and miles of thread. Off came {Hero's} boots. It was Drip, for its mother to see, and {they} {method}. From one eye, you could not see the other.
@snag Up went the sheets in a row, as white as a flock of clouds, but they were one peg short. It had lain on the wall all day. {Hero} ran to get it. Something with a beak had been there first, and...
@snag Mr. Puddock stood on his ladder and hung up the sheets. "Peg!" he said. {Hero} gave him a peg. "Last peg!" he said. But it had been on the wall, just there, and now it wasn't, and the wind had hold of the sheet.
@snag "One more peg," said Mr. Puddock, from his ladder, "and the sheets are up." He felt to the left. He felt to the right. And with no last peg to hold it, the end sheet began to go.
@rescue "My hens have got it," said the girl with the hens. She lay down flat, felt about {hid}, and held up {key}. It was only a bit pecked.
@rescue "It's a red peg, so I know who took it," said the hen girl. There was a lot of clucking. Her arm went in, {hid}, right up to her ear, and out it came with {key}.
@rescue "Was it shiny?" somebody asked. The hen girl had gone as pink as [ham|a radish]. "Then my hens have got it." She felt {hid}, and said "Please," and a hen gave up {key}.
@climax They pegged the last sheet tight. The sky got dark, then soft. Down came a cloud as big as a church, slow, with her arms out. {Hero} took the lid off the jar. "There," {they} said. "Go on." And up went Drip.
@climax Nobody spoke. Then all their hair stood up. Something white and wide was coming over the hill, and it had seen the sheets. {Hero} took the lid off the jar. "Here's Drip," {they} said. "I kept it as well as I could." And up it went.
@climax The wind stopped. The grass lay down. What was that, so big and so soft, with no sound at all? It was Drip's mother. {Hero} held up the jar, with the lid off. "It's been ever so good," {they} told her.
@resolution And it rained. It was warm rain, no more than a tickle, and everyone in {home} danced in it with their mouths open. {turned}
@resolution Did you ever hear a big cloud laugh? It comes out as rain, and Mr. Puddock took off his hat to it. {turned}
@resolution You never saw so big a hug! Two clouds went up in one. Drops fell, as warm as milk, and all {home} [put up its face|took off its hat]. {turned}
@close So {event} was under all those sheets. {toast} {ends} Once a year it rains in one boot in {home}. It's {Hero's}.
@close They had {event} beneath those sheets, all wet. {toast} {ends} There is one day in spring when {Hero's} left boot is full.
@close They had {event} under the washing. {toast} {ends} Now, every spring, {Hero} puts the left boot outside, and waits.
`,
  b7_9: `
@home In {home} the houses are tall and thin, and stand so close that they have to breathe in turns. {Hero} lived in the thinnest. On wet nights the rain came down the roofs from one end to the other, and you could hear it coming, like somebody running a thumb along a comb.
@home People say that the houses in {home} were put up by a man with only one plank. They're that thin. {Hero} slept at the top of the thinnest one, right beneath the slates, and knew the rain by its feet: how it set off from number one, on tiptoe, and came along all the roofs, and [stopped to drum on the bath|went down the last gutter like a boy on a rail].
@home Nobody in {home} ever lost anything, because there was no room to lose it. You hung up your hat and it was in next door's way. At the very top of the very narrowest house lived {Hero}, with one bed, one window and one leak. When it poured you could lie and listen to the whole street being [played like a xylophone|counted, slate by slate].
@friend Next door lived Mr. Puddock, the roof mender. He owned the longest ladder in town and had the shortest temper. "Water," said Mr. Puddock, "is all very well in its place. Its place is out." He said it most mornings, upwards.
@friend "And don't come back!" yelled Mr. Puddock. He was up a ladder as long as the street, shaking a hammer at the sky. He mended roofs. He took each leak as an insult. "Thirty years I have been telling it," he said to {Hero}, on the way down. "In a bucket, yes. In a kettle. Not in a bedroom."
@friend A ladder came past the window, and after it came a face. "Wet," said the face, in disgust. It belonged to Mr. Puddock, next door, who had mended every roof in town and never forgiven one of them. He and {Hero} were friends. "It's sly, is rain," he said. "It's only nice to you when you've shut the window."
@turn On the morning after the big storm, {Hero} pulled on one boot and then stuck a foot into the other, and took it out again. The boot was full of fog. It was cold in there, and something hiccuped. Then, with a noise like a cork, out came a cloud.
@turn It was the first dry morning for three days. {Hero} put {their} left foot where it always went, and it went into something else. It was like treading on a sigh. {They} turned the boot upside down and shook. Nothing fell; but out of it, rather slowly, [like toothpaste|like a cat from under a bed], there came a small damp cloud, and it looked at {them}, and its lip went.
@turn Two boots stood on the step, where they had stood all through the storm. The right one had {Hero} in it. The left one sneezed. "Bless you," said {Hero}, and then wondered who was in there. A bit of mist came over the top. It had two ears, a pale round tummy, and the look of somebody who has woken up on the wrong bus.
@trouble It was about the size of a cat, and the grey of an old vest. {Hero} called it Drip, because it did. It rained on the toast, it rained on the post, and in the hall there was a very small flash of lightning. "I've only just dusted that," somebody said. {run1} {refrain} But where does a cloud come from, if it's as small as that?
@trouble It wept in the sugar; it wept on the letters; it thundered, about as loud as a drawer. "It's only a baby," said {Hero}. "I'm going to call it Drip." {run1} {refrain} If that was a baby, then where was the rest of it?
@trouble Think of a cat. Take away the legs, add a puddle, and that was Drip, so named because of what it did. By breakfast there wasn't a dry sock indoors. It drizzled in the teapot; it hailed, once, from shock, when it met the dog next door. {run1} {refrain} Clouds don't grow in boots. So who had dropped it?
@want It could not have picked a worse day. {why} There were a hundred paper lanterns to hang from the ceilings for {event}, and a paper tablecloth, and paper hats. {Hero} had folded most of them {themself}.
@want {Hero} had been busy for a month with the scissors. For {event} the house was to be all paper: lanterns, chains and hats, and a cloth with a fringe. {why} "As long as it's kept dry," people said, and laughed, because there was not a cloud in the sky. No. It was in the hall.
@want All week long there had been snipping. {why} {Hero} had made paper stars, paper fish, and ninety-nine lanterns, and was on the last one now; it had to be perfect for {event}, and so did the glue. What could spoil it? It would take, {they} often said, a flood.
@stakes A paper party cannot be held in the rain. That was the first trouble. The other was a good deal worse. Every time that Drip cried a bit more of it was gone, and by noon it would have fitted in a [teacup|mitten]. "At that rate," said Mr. Puddock through the window, "it'll be out by supper."
@stakes The first lantern let go of its string at eleven. "There goes the {party}," said {Hero}. "I wouldn't worry about that," said Mr. Puddock, with his chin on the window sill. He'd quite stopped shouting. "How big was it at breakfast?" It had been a cat, at breakfast. What was crying on the doormat now was more like a [mitten|mouse]. Every tear was a bit of cloud, you see.
@stakes Plop went the paper fish. {Hero} was counting lanterns when Mr. Puddock leaned in over the sill. "Never mind your {party}," he said. "That thing's leaking. It was a whole cat when I had my tea; now I'd call it a bun." He was right. Drip was crying, and Drip was what it was crying away.
@try1 "Clouds live high up, where it's freezing," said {Hero}. "You're just too hot." {They} carried Drip to the kitchen, in a sieve, made a space for it between the peas and the ice cream, and shut the lid. "Comfy?" {they} asked. There was a silence, and then a sort of rattle...
@try1 You've got to begin with what you know. Up where they live, {Hero} knew, there's ice on everything. So {they} turned out the freezer, laid down a tea towel, and put Drip to bed next to the fish. "Sleep tight," {they} said, and let down the lid. For quite a while they could all hear it settling in. Then there was a thump...
@try1 "It's much too warm in here for you, isn't it?" said {Hero}. There is one corner of a kitchen where it's always winter. Out came the lollies. In went Drip, on a folded flannel, with a pea for a toy. Click, went the lid. {They} put an ear to it. Something inside was going round and round, faster and faster...
@fail1 When {they} opened it up, there was snow on the peas. There was hail in the butter. There were icicles on things that had never had them before, and in the middle sat a furious cloud with blue ears, and it threw a snowball at {Hero}. It was a good shot. {refrain}
@fail1 "It's gone quiet," said {Hero}, and lifted the lid an inch. Whack! It had made a heap of them, in order of size. Behind the heap you could see drifts, and the butter with dents in, and a long icicle on somebody's birthday trout; and two ears, bright blue with cold and rage. {refrain}
@fail1 Have you ever been snowed on by a fridge? It blew {Hero's} fringe straight up. The kitchen went white to the door handles. The butter had a blizzard all to itself. Out of the drifts rose two small ears, blue as plums, and under them a glare. Then it let fly. It never missed. {refrain}
@try2 "Then it's thirst," {Hero} decided, and wiped {their} face, and ran a bath right to the brim. Drip lowered its nose. It drank as a horse drinks, without a stop. Soon it was as large as a pillow, and a sofa. "That's plenty," said {Hero}. "Drip? That will do..."
@try2 "I'm sorry," {Hero} said. "That was silly. It's water that you've lost, so it's water you'll need." {They} ran it a bath, and it drank, and it rose over the edge like dough. Soon it had chins. "Say when," said {Hero}, flat against the wall by now. "Drip? You might say when..."
@try2 A wilted flower gets a jug of water. "And you're wilting," said {Hero}, and turned on both taps. Drip liked that. It drank the bath, and then it waited politely for more. It got as fat as a bear, and creaked. "Are you nearly full?" said {Hero}. "Drip? Only I can't see the door..."
@fail2 It tried to come out through the bathroom door to say thank you. There it stuck, and went dark with shame. Then it sneezed, and the whole bath came out of it at once, and went down the stairs with the soap, the mat and eleven boots, and left by the front door.
@fail2 It wanted to thank {them}. It got as far as the door, and stuck. Then a feather came off somebody's duster; Drip went dark purple; and then it blew. {Hero} left the house by the stairs, in a wave, along with the mat and a good many boots, and was picked up in the road.
@fail2 There was one thing wrong with the plan, and that was the doorway. Half of Drip went through. The rest didn't. It held its breath, and its nose began to tickle. {Hero} had just time to grab the towel rail. That came too. Everything did: the mat, eleven boots, the soap, all the way to the pavement.
@clue It was {Spotter} who noticed. While the rest of them mopped, the little cloud had got out into the yard, where there was one big white sheet on the line. It had gone right up to that sheet. It had put its whole face into it and was not making a sound. Who did it think that was?
@clue When you're mopping, you look down. {Spotter} looked up, and out. A sheet had been left on the line in the yard, an old one, fat with wind. In front of it hung Drip. It had taken a corner in both its fists, if it had fists, and it was holding on, with its eyes shut, as quiet as snow. Whose apron did it think that was?
@clue "That's odd," <mute:thought|said> {Spotter}, and stopped wringing. Out at the back somebody's washing had been forgotten: one bed sheet, enormous and white, rocking a little in the breeze. And there was Drip, tucked in underneath, like a duckling. It was dry. It was nearly smiling. What on earth could a cloud see in a sheet?
@try3 "You want up, and you want out," said {Hero}. "I've been slow." {They} carried it to the attic, opened the skylight, and held it high in both hands. "There they are," {they} said. "Those are your lot. Go on! Tell them you're lost." It wobbled off, over the chimneys, over the church. {run2}
@try3 {Hero} knew all at once what was wrong. "You're not hot, and you're not thirsty. You're just downstairs." So up they went, flight after flight, to where there's a window in the slates. Over the sill went the tops of great clouds, like ships. "There's your family," {they} said. "Give them a shout." {run2} Off it flew, with its ears back.
@try3 {Hero} banged open the skylight. "Of course! You want to be out there, with them." The grown ones were all passing, one behind another, shining along the top like new snow. Drip looked up at them, and swallowed. {run2} "They'll be so pleased," said {Hero}, and gave it a small push; and it rose up over the roofs, a bit crooked, waving.
@fail3 The big clouds were going by, miles up, in a great hurry, with the sun on their backs. They never looked down. Drip jumped at them, and jumped, and there was less of it after every jump. It came down in the gutter like a wet glove. {refrain}
@fail3 They went over like trains, too large to notice; and it jumped, and each time it left a bit behind. {Hero} waved both arms. "Look down!" {they} begged. Nothing so big ever looks down. It came back to the gutter a good deal faster than it went. {refrain}
@fail3 Have you ever tried to stop a parade? Drip ran along underneath. It bounced, it waved its whole self, and each bounce shook off another curl of it. Not one great white head turned round. When the last had passed, something limp slid down the tiles, into {Hero's} hands. {refrain}
@low That evening it was hardly a cloud at all; it was the mark your breath leaves on a window. {Hero} had it in a jam jar, with a saucer on top. {They} sat on the stairs and put down the {kit}, and did not dare to breathe hard. {They} had tried cold and wet and high. What was left? {run3}
@low You could have breathed on a window and got more. {Hero} kept it in a pot that had had jam in, with a saucer on, and sat down on the top stair, the {kit} beside {them}. Below, another lantern dropped off. [No one picked it up.|It made a sound like a kiss.] "It'd have been better off in the boot," said {Hero}. {run3}
@low One jam jar was plenty, and most of that was jar. {Hero} sat down with it on the stairs, {kit} under one arm, and made a lid from a saucer, so that none of it should get lost. "I keep knowing things," {they} told it, "and they keep being wrong." A smudge moved on the glass, no larger than a thumb. {run3}
@insight.look Through the stair window the big clouds went by, all pink. {Hero} watched them because there was nothing else to do. "{Rule,}" {they} told {themself}, and did; and the second time, they were not just clouds going by. They were all going the same way, like cows to a gate. Where do they sleep?
@insight.look "{Rule,}" said {Hero} to the stair window, without much wanting to. Left to right went a big pink cloud, and left to right the next. [They weren't being blown.|Not one of them was going the other way.] Where had {they} seen that before: everybody big, everybody slow, and all of them for the same gate?
@insight.look "{Rule}" It was something to do, at least. {Hero} put {their} chin on the sill. At first it was only evening, with clouds in. So {they} went over it again, as if {they} had dropped a bead. They were yawning! Nobody yawns on the way out. Which way was home?
@insight.tend "{Rule}" It was {their} own rule, and {they} had not kept it; not once all day. {They} had frozen it, and filled it, and thrown it out of a window. {Hero} took the saucer off the jar. "I never asked you," {they} said. "What would you like?" And the last of Drip leaned over, like a candle flame, toward the sheet on the line. Could it be as simple as that?
@insight.tend {Hero} had asked the doctor's book. {They} had asked Mr. Puddock. "{Rule,}" {they} used to tell people; and there was one person here that {they} had never put it to. {They} lifted off the saucer. "What is it that you'd like?" {they} said. It pointed. And what was out there, big and soft, and white all over?
@insight.tend "{Rule,}" said a bit of paper over {their} bed, in {their} own best writing. {Hero} went red. {They} had done nothing but tell. {They} moved the saucer over a crack, and whispered through it, "What's wrong? I'll just listen." For a while it only shook. Then it made itself into an arrow, a wobbly one, and the arrow was pointing at the washing. What is like a sheet, only warmer, and has arms?
@insight.mark {Hero} had called to those clouds till {they} croaked. They could not hear: it was too far, and clouds, when you come to think of it, have nothing to hear with. "{Rule,}" {they} thought. {They} looked at the jar, and then at the big, blank, white, beautiful sheet on the line. What could you see, from up there?
@insight.mark {Hero} had no voice left. And clouds, if you think about it, haven't an ear between them. "{Rule,}" {they} whispered, to the jar. That was what {they} always said, and had {they} done it? Down in the yard the sheet swung round on the line, wide and white and empty, [like a page on the first day of school|like a wall just after the painters have gone]. What would somebody have to see, to make them stop and come down?
@insight.mark All that yelling, and all {they} had got was a sore throat! You might as well yell at a mountain. {Hero} turned the jar round and round. "{Rule,}" {they} remembered, and felt {their} fingers itch. One white sheet was flapping about in the yard with nothing on it. Nothing yet. How big must a letter be, if it's for someone in the sky?
@means.look {Hero} {method}. There was the hill; there was the dip in the hill; and each cloud, as it came there, sank down, and brushed the grass with its skirts. In five minutes {they} had knocked on all the doors. Up the hill went {home}, with every white sheet it had.
@means.look {Hero} {method}. They were coming in to land! One by one, over the hill, they let themselves down till their skirts were in the buttercups, and there they stayed, side by side. "It's where they sleep," {they} said; and was already knocking at number two. In ten minutes there wasn't a bed in the street with a sheet on it.
@means.look {Hero} {method}. Behind the last houses there was a hill with a dent in it, like a pillow, and into that dent, yawning, went the lot of them, and pulled up the mist. "Found you," said {Hero}. The news ran down {home} from door to door, and up came everyone, in slippers, with every sheet that was white.
@means.tend {Hero} {method}. It came clear in the end. It wanted its mother, and it was too weak to reach her. So they went up the hill, with all the sheets in {home} for a nest and eleven kettles on a cart; and {Hero} fed it steam, warm, by the spoonful.
@means.tend {Hero} {method}. It wanted what you want at that size, when you're lost in a shop. "We'll take you to her," {they} said, "and we'll feed you up on the way." So off they marched, all {home}, with its bedding, and every kettle on the boil, and Drip rode in front on the steam.
@means.tend {Hero} {method}. It was Mother it was after, and it had shrunk too small to go and look. So they must do the looking. Everybody stripped their beds; on the hill they built a great white nest. {Hero} sat in the middle, eleven kettles puffing round {them}, and gave Drip its steam in sips.
@means.mark By sunset every sheet in {home} was up on the hill, sewn side to side, and {Hero} was running about on top in {their} socks. It had blue ears. It had a small sad mouth. {Hero} {method}, and by the end it was as long as the church, and you would have known it anywhere.
@means.mark They sewed till their thumbs were sore. By sunset they had forty beds' worth, pinned out over the grass, with {Hero} in the middle, in bare feet. {Hero} {method}. Mr. Puddock saw it from his ladder. He didn't say a word. He just got out his handkerchief.
@means.mark "Bring your sheets!" they shouted, from house to house, and nobody asked what for. Needles flew. Soon the hill was one page, as wide as a field, and across it on {their} hands and knees went {Hero}. {They} had {their} tongue out. {They} {method}. When it was done, you could have read how Drip felt from the moon.
@snag They had all the lines up, and all the sheets, like a flock of clouds come down to rest; and then the wind got up, and they found that they were one peg short. There had been one more. {Hero} had put it down on the wall, to have both hands for Drip, just there, just for a minute...
@snag The lines were up, and every sheet on them was pulling like a sail. "I need one more peg for this corner," called Mr. Puddock, eleven rungs from the top. "It's on the wall." {Hero} looked. There was the wall, and on it was a snail, and a small red fleck of paint. "I laid it there myself," {they} said. "It can't have walked"; and the wind came, and the corner began to go...
@snag Forty families pulled on the ropes, and the sheets went up, and cracked, and swelled. "Lovely," said Mr. Puddock, high on his ladder. "One peg for the end, and we're there." It wasn't in the basket. It wasn't on the wall. Rip, went a stitch, far up in the dusk. Rip...
@rescue "It's the hens," said somebody. It was the girl who kept them, and who was so shy that she mostly talked to them. "They take anything red." She lay down and put her arm in {hid}, up to the shoulder. There was a discussion. Out came {key}, slightly pecked.
@rescue "They like red," somebody whispered. She had eleven hens, and straw on her, and if you spoke to her she looked to see who was behind. Now she got down in her good frock and reached in, {hid}. "Give," she told them, in quite a different voice. Somebody pecked. Nobody won. She stood up, and it was to {Hero} that she brought {key}.
@rescue Somebody coughed. The girl with the hens had never done so much in public. "Was it a red one?" she asked her shoes. "Because they collect." Down on her tummy she went, {hid}, and there was squawking, and some straw flew out, and a button, and a spoon. At last, covered in dust and glory, she held up {key}.
@climax The last corner was pegged. For a while there was nothing, just wind. Then the light went soft all over the hill, and somebody's hat lifted by itself. She came down out of the pink like a ship coming in, as big as the town, and as quiet as wool. {Hero} took the saucer off the jar and held it up as high as {they} could. "This one's yours," {they} said.
@climax For a long minute they had just a hill covered with washing. Then the birds stopped; and in over the rooftops, lower than they'd ever seen one, came a cloud like a cathedral, feeling its way. She went along the sheets, one after another. She was counting. "Not those," said {Hero}, and lifted the lid. "Here."
@climax {Hero} stood on the wall, with the jar, and waited. First the dandelions shut. Then the stars went out, a handful at a time, since something was coming across in front of them, slow and soft as breathing. She put down one cool white hand and felt along the washing. {Hero's} arms ached. {They} held the jar up higher. "Mine's the little one," {they} called, "but really it's yours."
@resolution You could not see where the one stopped and the other began. Then it rained, but gently, a warm rain with the sun in it, on all of them. Mr. Puddock took off his hat and held it out to be filled. {turned}
@resolution There was no thunder at all. She just bent down, and the jar was empty. A moment after that something warm fell on {Hero's} nose, then all over the hill, as fine as flour; and Mr. Puddock held out his hat for some, like a boy at a pump. {turned}
@resolution "Oh," said forty families, all together. For there was a hug going on as wide as the sky. And after a hug like that, you cry a bit. It fell on their upturned faces like a warm bath, and Mr. Puddock, of all people, stuck out his tongue. {turned}
@close They had {event} right there, with sheets for a roof. {toast} {ends} In {home} it still happens: on one morning of the year the sky is blue, everybody's boots are dry, and one is full to the top. {Hero} always checks the left.
@close They had {event} out there under the sheets, with their feet in the wet grass. {toast} {ends} Once a year, when it has been dry for days, {Hero} puts a foot in the left boot, and takes it out again, and goes to find the good jam jar, in case.
@close So {event} moved up the hill, under forty beds, all inside out. {toast} {ends} And if, one dry spring day, you should meet somebody hopping through {home}, with one wet sock and a very wide grin, say hello to {Hero} from me.
`,
  b10: `
@home "They were only meant as bookmarks," people say, of the houses in {home}, they are so thin. {Hero} lived in the thinnest of the lot. It had one room on each floor and a roof that let in light, and on wet nights you lay in bed and heard the rain come along the slates from number one, like a finger run down a comb, and got ready with your bucket.
@home If you lie in bed in {home} you can touch both walls. It's that sort of a street: forty houses, drawn up like books, and leaning a little, as books do when one's been taken out. {Hero} had the attic of the narrowest. From there you could follow the rain. It would begin on the slates at number one, quite softly, like somebody who has come in late and doesn't want to wake you; and by the time it reached {Hero} it was generally carrying a piano.
@home Rain is the only thing that has ever been delivered to {home} on time. The postman gives it up, since forty front doors, set so tight, look to him like one door with a stammer. {Hero} lived behind the narrowest of them, in a bedroom like a slice of cheese, with a bucket that had a name. Each wet night {they} lay there, quite content, and heard the sky come down the row, knocking at everyone's.
@friend The next house was Mr. Puddock's. He mended roofs, and took rain personally. "Water," he used to say to {Hero}, over the wall, "is a good servant." He never said what else it was, but he would look up. He had the longest ladder in the county, and it was well known that he had not once, in thirty years, leaned on it to admire the view.
@friend On the roof next door stood a man, waving a hammer at the sky. "I saw that!" he shouted. It had been a drop. This was Mr. Puddock, who mended roofs, and who had never been known to let one go by. "You give it a crack no wider than your thumbnail," he told {Hero}, coming down the longest ladder in the county with his back to the view, "and it'll fetch its relations." He said good morning to nobody else in the street. One had to be somebody who minded about gutters.
@friend Friendship, in that street, was mostly a matter of who could hear you through the wall. {Hero} could hear Mr. Puddock. He was a roofer, and he quarrelled with the weather as other men do with their brothers. "It's come in at the flashing," he'd say. "Brazen." No ladder for miles was so long as his. He went up it daily, with his eyes on the nails; if there was anything to see from the top, he'd never let on.
@turn The storm lasted three nights. On the fourth morning {Hero} put a foot into {their} left boot, and it went into something that was not boot. Cold, it gave way like the inside of a breath. {They} took out the foot, and there was dew on it. Then the boot coughed, and a small grey cloud got up out of it, and looked at {Hero}, and began to rain.
@turn There'd been three nights of storm, and on one of them {Hero} had thought that {they} heard something on the step. Now the sun was out. {They} sat on the bottom stair, and had laced {their} right boot before {they} noticed the left. It was steaming. It was breathing, in fact; in, and out, with a little catch. {They} tipped it toward the light. Something about the colour of a wet slate drew back into the toe as far as there was toe, and looked up, and started, without a sound, to rain.
@turn After so much storm it was peculiar to have a morning simply stand there, shining, and drip. {Hero} went to try it. One boot was as usual. As for the left, it had been raining into it for three nights, you would have said, till you noticed it was raining out of it: a fine, sad drizzle, upward, over the laces. {They} knelt. A grey thing about as solid as a sigh put its chin on the rim.
@trouble It was as big as a cat and about as obedient. Bread was rained on, and then, with a kind of hopeless thoroughness, the post. "I'll call you Drip," said {Hero}, "if you don't mind. You do seem to." It came when it was called. {run1} By ten o'clock there were ferns on the stairs. {refrain} A cloud that size couldn't be a cloud on its own account. So whose was it?
@trouble "Don't cry," said {Hero}. It turned out to be the one thing that it could do. It cried upon the toast, and then on the newspaper, until the news ran; it got among the coats; on the second landing there was lightning, of a sort, and the stair carpet had to be spoken to. {run1} "It's lost, that's all," {they} said. {They} named it Drip, as you do with a stray, on purpose not to, and too late. {refrain} For there wasn't any such thing, surely, as one small cloud?
@trouble "One takes an umbrella for outdoors," somebody pointed out. By nine they were eating toast beneath three. It was grey and it was cat-sized; put on a cushion, it soaked the cushion; spoken to firmly, it thundered, apologised, and flooded the sideboard. "There, Drip," said {Hero}, and it turned at that, so that was that. {run1} {refrain} Still, you don't find the kitten without there having been, at some point, a cat. Where does one put up a notice about a cloud?
@want And it would be today. {why} Upstairs and down the place was hung with paper lanterns, a hundred of them, for {event}: paper chains, paper hats, a paper tablecloth with a border of herrings. {Hero} had been cutting out herrings for a month.
@want A worse morning for it you couldn't have picked. {why} {Hero} had undertaken the decorations for {event}, and {they} had done the lot in paper: a hundred lanterns, with scalloped edges, and a hat to every guest. A tablecloth was finished but for one herring. "It's a wonder what you can do with scissors," people told {them}, standing well back. "We only hope that no one sneezes."
@want Of all materials, {Hero} had chosen paper. {why} For {event} there was to be nothing else: a hundred lanterns, hats like swans, and, down the middle of the table, a herring run in tissue, which had cost {them} a month and a thumbnail. "The driest room in {home}," people said, and came up to feel it.
@stakes "You can't have a {party} indoors in the wet," said Mr. Puddock, who had come to look at the ceiling. But it was not the ceiling he kept looking at. "It was bigger than that at breakfast," he said. "There's only so much of it, and it's crying it out." At noon you could have kept it in a cup. "I give it until dark," said Mr. Puddock, quite gently, for him.
@stakes At half past ten the chandelier came down, like a sigh with tassels. {Hero} sat and looked at it. "You'll be thinking about your {party}," said Mr. Puddock, through the window. He had brought a bucket, and hadn't put it under anything. "I'd think about that, instead." On the mat sat Drip. A loaf would have covered it, and yesterday it would not have gone in the oven. "Where do you suppose it's getting all that from?" he said. "It's not as if it was connected to the mains."
@stakes The herrings went first, back to sea. By eleven you might have spread the lanterns on toast. "Ah, your {party}," Mr. Puddock said, at the window, and he put down his hammer, a thing that {Hero} had never seen. "Leave that. Look at the size of it." You had to look twice to find it. "There's no tank, you see. It's got itself to cry, and when that's gone..." He found something to do with his cap.
@try1 {Hero} went at it with logic. A cloud lives three miles up; three miles up it is freezing; so what was wrong with it must be heat. "You'll like this," {they} said. {They} cleared a shelf among the peas and the fish fingers, and tucked it in, and closed the door on it with care. One could hear it thinking. Then one heard a rattle, as of gravel on a drum...
@try1 "It has come from a cold place to a hot one," {Hero} reasoned. "So would I cry." That settled it. There was a freezer in the scullery; {they} took out the ice cream, with a pang, and put in the cloud, with a tea towel over it, and told it that it was home. For some minutes nobody could hear a thing but the hum. Then the hum stopped, as if it had been hit. "It's settling down," said {Hero}, bending close. "I think it's making itself a..."
@try1 "What do we know of clouds?" said {Hero}, like a doctor. "They live up among the ice, and look well on it. You're overheated." {They} emptied the freezer into the sink. Drip was laid between two hot-water bottles, filled with cold, and the door was shut on a last damp, trusting look. {They} gave it ten minutes. After four there came, out of the dark in there, a click, and a whirr, and then a sort of gathering hush...
@fail1 "Oh," said {Hero}, when {they} opened up. It had snowed as far back as the ice cream. There was hail in the butter dish, each piece with a tiny dent in it, as if it had been thrown. Drip sat at the centre of its own blizzard with blue ears and its back turned. To be unhappy was one thing, the back said; to be unhappy on a shelf was quite another. {refrain}
@fail1 It's to be doubted if anyone has been looked at like that from between two bags of peas. It had been busy. Three inches lay on the fish fingers, and were drifting; the butter had been shot at. Somewhere at the back of a great white silence two ears, gone blue, were laid flat, and in front was a row of snowballs, graded. {Hero} said that {they} saw {they} had been wrong. They took it on the chin. {refrain}
@fail1 The door had frozen. When it did give, there rolled out over the kitchen floor a small, complete winter, with drifts, and behind it, on the top shelf, something blue about the ears that had used its time. "I thought..." {Hero} began. The first one knocked {their} hat off. The butter, which it had evidently been practising on, was more hole than butter. Fifteen in all were thrown, with feeling. {refrain}
@try2 "All right. Not heat," said {Hero}. "You've lost water. So what you need is water." It followed. {They} ran the bath up to the overflow, and Drip, who was willing to be told, put down its face and drank. From cup to cushion it went, from cushion to sofa, and still it drank, to please. "That's enough," {Hero} said, too late, from behind the sofa...
@try2 "Look here," {Hero} told it, when {they} had got the snow out of {their} collar. "You leak. What leaks wants filling." It was said so kindly that it trusted {them}. It let itself be carried to the bath; it put down its nose, and there was a noise like a giant with a straw. The level fell. Drip, on the other hand, rose, by way of a cushion, and a calf, to something you would have had to ask to move along. "There," said {Hero}. "Stop when you've had enough. You have had... Drip?"
@try2 The second theory was better than the first; it had arithmetic in it. So many pints had fallen on the carpets, so many had better go back. "Drink up," said {Hero}, beside a brimming bath, and, wishing so much to be a good cloud, it did. It drank like a drain. Its ears met the ceiling. The window went behind it, as things do in a fog. "That's the pint I meant," {they} said, rather muffled. "Drip? Could you just breathe out..."
@fail2 Then it tried to leave the room. Halfway through, it stuck. Its rear end was still in the bath, and darkening; its front end was wedged in the door, and mortified; and then the dust from the landing got up its nose. The sneeze took the bath, the mat, the soap and eleven boots down four flights and out at the front. A boot was found later, in the font.
@fail2 All that it had wanted to do was to come and say thank you. They found this out later. At the time what they saw was the bathroom doorway filling up, and a large wet forehead, with a worried look, coming through it by degrees and not coming any further. It breathed in, so as to be thinner. It breathed in the mat. "Bless you," said {Hero}, a moment before; and then the bath, the soap, and eleven boots, and {Hero}, went by everybody on the stairs. {They} came to rest at number thirty, in a hedge.
@fail2 A cloud can't be folded. They found it out at the bathroom door, with four people pulling and {Hero} somewhere behind, in the dark, being encouraging. It was so ashamed that it flickered. Had nobody opened the pepper, all might yet have been well. The carpet rods went by like spears; then it was the soap, a great deal of bath, and, in single file, eleven boots. It reached the street before the noise did.
@clue They mopped. It was {Spotter} who looked up from a bucket and happened to see the yard. There was one thing left on the line there, an old double sheet, white from a great many washings, moving a little in the air. Drip had crossed the wet stones to it, on its own, by inches. Its face was pressed into the cloth, and it had stopped raining. What did it think that it had found?
@clue Nobody sees much from behind a mop. It was just that {Spotter} had stood up, to be a person again for a moment, and was facing the back window. The yard was all puddles. Across them ran a clothesline, that held nothing except a bed sheet, full of wind; it leaned out, and it bent its great white front down over something, almost as if it listened. "Come here, all of you," <mute:thought|said> {Spotter}. "Come quietly." It was Drip under there. It hadn't let out a drop. What did it see, that they didn't?
@clue When a noise stops, one looks up. {Spotter}, mop in hand, missed the dripping, and went on tiptoe to see where it had gone. In the back yard they'd left a bed sheet out, all through it. It had swung itself dry, and was swinging still, slow and broad, like somebody walking up and down with a child. There was one. It had got hold of the hem, and shut its eyes. Whom did it take that for?
@try3 "Then it's up," said {Hero}. "Of course it's up." {They} climbed the last stairs and the ladder and got the skylight open with a shoulder. There they were: the great white backs of them, going over in the sun, hundreds, like a city on the move. "Go on," {Hero} said. "They're yours. Shout." {run2} And it went up, over the aerials, over the church, wobbling, and very brave.
@try3 It was all so simple, once you thought. "We've gone and kept it in," said {Hero}. {They} ran up with it, flight on flight, to the attic and the skylight. The whole sky was on the move up there. They came over the gasworks like a fleet, tier on tier, with the sun along their sides, and you felt small, and rather proud, merely to be under them. "Those are your people," {they} told Drip. "Hold up your chin." {run2} It held up its chin. It went out over the slates, and past the last chimney pot, and didn't look round.
@try3 There remained the obvious. "I've been treating you for being a cloud," said {Hero}. "You're only a cloud in the wrong place." The attic had a skylight; {they} shoved it wide, and the whole bright traffic of the afternoon was up there, going somewhere, heaped and gold. {They} smoothed Drip's ears. {run2} "Chin up. It's always nearer than it looks." Which is not true of the sky; but off it paddled, out past the weathercock, so as not to disappoint {them}.
@fail3 Nobody up there saw. "Here!" yelled {Hero}. "Down here! It's one of yours!" Nothing that large looks down. Drip jumped at them and fell short, and jumped; with each jump a little of it came off, and drifted, and was just air. When it landed in the gutter, it lay there like a glove that someone has dropped in the street. {refrain}
@fail3 They could see it for a long way, because it wobbled. It got beneath the first of them and called. You could tell, by the shape it made. The shadow of that one went on across the town, and over the next town, and it never paused; nor did the second's. What is it that a cathedral notices? Up it would jump, with both arms out, and a wisp came off it, and stayed where it was, and wasn't anything. {Hero} stood in the skylight with a jar held ready. {They} didn't know when {they} had picked it up. {refrain}
@fail3 They were looking ahead, and that's all one can say for them. Beneath those acres of shining front it danced and beckoned. At every leap some shred of it didn't come down again. "Now they'll see," {Hero} kept saying. "Now." None did. Long after there was any sense in it, it jumped once more, and there wasn't the cloud to do it with. It slid down the tiles into the gutter. {refrain}
@low What there was left would fit in a jam jar. You would have taken it for the mark of a breath on a pane. {Hero} sat on the stairs, with the jar on {their} knees and a saucer over it, and the {kit} pushed away behind. Three times {they} had been sure. It was being so sure that {they} could not get over. Downstairs the last of the lanterns came unstuck and fell, with a small wet sound. {run3}
@low It had gone right down to a breath. {Hero} laid a saucer over the jar, to keep in what there was, and sat on the top stair, and would not look at the {kit}. "Hot," {they} said. "Thirsty. Homesick." It had sounded so sure, each time, and it had been in the same voice. The glass had misted a little on one side. {They} put {their} hand around there and held it, not tightly, on the chance that it was the side with the face. {run3}
@low It went into a jam jar without touching the sides. {Hero} covered it with a saucer and then sat, because the stairs were there. On the step below lay the {kit}, which had seemed, in the morning, to be the answer to most things. "I was so pleased with each of those," {they} said. You couldn't have called it a reply, but a spot on the glass went slowly clear, as though a very small forehead had been leaned on it. {run3}
@insight.look Over the stairs there was a window; the clouds went through it from left to right, going pink. {Hero} had looked at clouds for years, as one does, to see whether to take a coat. "{Rule}" "Only habit," {they} would have said. But on the second look they were not weather. They were on their way somewhere, all of them, like people at half past five. Where does a cloud go, when it goes home?
@insight.look "{Rule,}" {they} had always told other people, and it's a rule that comes easily, when you're happy. {Hero} looked out of the stair window, where there was sky. Clouds; well, there would be. Then, since {they} had it to do, {they} looked again, and it was like that trick with the vase. It wasn't weather. There was a big one, with two in tow; there was a very old one, coming along behind. You'd only to hear the gate. They did this every evening, over everybody's heads, and where was it that they went?
@insight.look "{Rule}" That had been worked on a sampler by some great-aunt who'd clearly never been this tired. {Hero} gave the window one look, to oblige her. Pink clouds, heading right. {They} were halfway through a sigh when the second look came along on its own. Heading right; all heading right; and there wasn't a breath of wind to push them! What moves with no one pushing has got its own idea. What was over there, that you'd want to be back in time for?
@insight.tend "{Rule}" How many people had {they} said that to? {They} had told this creature it was hot, and told it that it was thirsty. {They} had thrown it out of a window for its own good. {Hero} lifted the saucer, and put {their} face down by the rim. "I'm asking now," {they} said. It took a time. Then the breath in the jar leaned over, as a flame leans when a door is opened, toward the yard, and the sheet. Was that really all it had ever wanted?
@insight.tend {Hero} began to laugh, though not as if it was funny. "{Rule}" {They} had it in wool, in a frame, over {their} bed! And {they} had iced that creature, and filled it like a bottle, and put it out on the roof. {They} took off the saucer. There was so little that {they} hardly dared to breathe. "I never asked," {they} said. "I'm asking. You needn't be polite." The mist at the side of the glass let go. It gathered; it put out something like an arm, as far as it could, toward the window, and the yard, and the line. Did it want its mother? Was that the whole of it?
@insight.tend It came to {Hero} in {their} own voice, the one that {they} used for giving advice. "{Rule}" Well, hadn't {they}? There'd been theories. There had been pints. But a question, a plain one, followed by a silence with room in it? {They} slid back the lid and said, very low, "I don't know what you want. Will you tell me?" For so long nothing stirred that the light moved a stair. Then that last half-inch of weather stood on its toes, looking out of the back, to where that white thing swung on its line. How had {they} missed it?
@insight.mark {Hero} had shouted {themself} hoarse from the roof. It came to {them} now, rather late, that nothing on a cloud looks much like an ear. "{Rule}" It was what {they} told everybody. {They} looked at the jar. {They} looked down through the wet window into the yard, where the old sheet hung, big and blank, like a page that no one has started. From three miles up, what would a person notice?
@insight.mark It's a mistake to shout at anything that's three miles off. {Hero} sat there with no voice at all, and worked it out: they'd have heard a kettle sooner. They hadn't been cruel, only out of earshot, and with no ears. "{Rule,}" {they} said, or {their} lips did. In the yard below that sheet filled, and emptied. It was white, and it was blank, and in the dusk it almost shone; it was a thing, now {they} thought of it, very much like a page. But how large would you have to write, for that sort of a reader?
@insight.mark "{Rule,}" the great-aunt used to say, who had been deaf for fifty years and never once misunderstood. {Hero}, whose voice had gone off the roof at about four, turned that over. Nobody up there was going to hear. Very well; what can you do for somebody who can't hear? {They} wiped a pane with a cuff. Below in the yard there hung, spread and lit and utterly without a mark on it, about six square yards of sheet. Could it be seen from where they were? And supposing there were forty?
@means.look {Hero} {method}. There was the hill behind the gasworks; there was the notch in it. And there, one after another, each great cloud slowed, and sank, and drew its skirts across the grass. They came down there every night of the year, and no one had ever looked long enough to see them do it. {They} knocked at forty doors. "Sheets," {Hero} said. "White ones. All of them."
@means.look {Hero} {method}. "They're going down," {they} said, and clutched Mr. Puddock. It was back of the gasworks, where the hill has a notch. The first had come to it; it stopped; it seemed to turn round once or twice, as a dog does, and lay along the grass. Then the one behind. There were a dozen before {they} had got {their} breath, shoulder to shoulder, letting out small sighs. "Every night," said Mr. Puddock. "And I've had my back to it." They knocked up the entire street for linen.
@means.look {Hero} {method}. "It's a dormitory," {they} breathed. There the hill was, past the gasworks, and there came each monstrous, glorious, worn-out thing, down to the notch, and felt about with its feet, and lay over on its side. Somewhere among those was one with a gap next to her. It took nine minutes to rouse {home}. It's remarkable what people will strip off a bed, when they are asked nicely by someone in tears.
@means.tend {Hero} {method}, and bit by bit had the whole of it: the storm, the gust, the boot. Its mother was what it wanted. "Then why don't you go to her?" {Hero} whispered. Because it could not, because it was too small to be seen and too thin to rise. One of those, at least, could be helped. They went up the hill behind the gasworks, all of {home}, with the sheets off every bed, and eleven kettles, and {Hero} fed it steam from a spoon.
@means.tend {Hero} {method}, with {their} ear to the glass. "She's looking," {they} reported. "It saw her go over. She was looking on the wrong side." It couldn't rise to her. It hadn't the strength to cry. "Steam," said Mr. Puddock, who'd had dealings with it. So they put eleven kettles on a handcart, and a fire under them, and took it by the back way, uphill, past the gasworks, with forty families' sheets to make a white place that could be seen; and {Hero} walked beside, with a spoon.
@means.tend {Hero} {method}, until the thing was plain: a mother, and a gust, and a boot. She'd not see it at this size, and it couldn't climb to her as it was. "So we do half," said {Hero}. "We make it look like home, and we keep it going till she comes." Forty beds were stripped to make a drift up beyond the gasworks, on the slope. In its midst eleven kettles sang on one fire; and {they} doled out the steam, a teaspoon at a time, and between them {they} asked again.
@means.mark All of {home} gave up its sheets, and they were stitched edge to edge on the hill behind the gasworks, in the last hour of light. {Hero} took off {their} shoes and walked out on to them. It was like being very small on a very large page. {They} did the ears first. Then {Hero} {method}, and when {they} stepped off the edge at last, there it lay, two hundred feet from end to end, the loneliest small cloud in the world.
@means.mark "I want all your sheets," {Hero} croaked at forty doors, "and I'm going to draw on them." Not one said no; that's the sort of day it had been. The hill was behind the gasworks. They sewed by what was left of the sun. {They} got out the {kit}, took off {their} socks, walked to the middle of that enormous bed, and {method}. There's no standing back from a thing that size. You do an ear, and you trust in it. But Mr. Puddock saw the whole of it, from his ladder, and came down three rungs, and said it was a speaking likeness.
@means.mark It isn't usual to be given every sheet in {home}, and the hill past the gasworks to lay them on, and half an hour of red light. It does away with fussing. When the last seam was bitten off, {Hero} tucked up {their} trousers and went out over that great pale field with the {kit}. Now and then {they} called for someone to mind their feet. {They} {method}; and people who'd never in their lives cried at a picture stood along the edge of it, and couldn't have told you which part it was that did it.
@snag It was nearly dark when the wind came, as it does at that hour, to see what was going on. One after another the sheets were tried. "That corner wants another peg," called Mr. Puddock, from the top of the ladder, and felt along the wall for it, where he had put it a moment ago. It's surprising how much can hang upon a peg. The line began to hum. The corner lifted...
@snag One sheet after another was hung. It looked, with the wind in them, as if a good deal of sky had come down to see what the matter was. At the highest corner of all, on the thirtieth rung, was Mr. Puddock, with a line in his teeth. He held out his hand behind him. "Peg," he said, as best he could. "They're done," said {Hero}. "That's the... No, I put one by. I laid it on the wall so that it shouldn't get lost." {They} felt along it. The wind drew itself up. Far above {them} the last knot creaked, and gave an inch, and...
@snag Getting forty sheets to stand up in the wind is a sailor's job, and there was just one roofer. He went along the top of it on that ladder like a man icing a cake, and came to the last corner, and reached down. "Peg," said Mr. Puddock. Nobody put one into his hand. It had been on the wall, all by itself, being kept safe; "Any time you like," he said, in a thin voice, as the rope started to slip...
@rescue "Excuse me," said a voice, to a hen. It was the girl who kept them; she had lived at number twelve all her life and nobody had heard her speak. "If it was red," she told the hen, "they'll have it. They keep things." She lay down on the grass in her good dress and put in one arm, {hid}, up to the ear. There was a short, sharp conversation. She came out with straw in her hair, holding {key}, and looked {Hero} in the eye.
@rescue There is, in most streets, somebody whom you've never heard speak. In {home} it was the girl with the hens. She'd come up with the rest of them, at the back, and had given her sheet; and now she walked out in front of everyone, as red as fire, straight to the wall, and said, to a hen, "Was it you?" The hen looked at something else. "I thought so," said the girl. She was gone up to the shoulder, {hid}. You couldn't make out the words, but you would have done what they told you. She wiped it upon her own skirt, and put in {Hero's} hand {key}.
@rescue Every hen in that street belonged to one girl, and in all her life she'd addressed herself to nobody else. "One of mine will have it," she said. People looked round to see who had spoken. "It's red, you see. They don't mean it." She handed a total stranger her cardigan, lay at full length in the mud, and felt about, {hid}; one heard her being reasonable; one heard a peck. Then she walked straight through the crowd, which made way, and held out to {Hero}, like an ambassador, {key}.
@climax It held. They stood about on the hill, not saying much, forty households without a sheet between them. Then the light went soft, and the wind lay down like a dog. What they had taken for the evening moved. She came in over the gasworks with her lamps out, mile upon mile of her, so low that all their hair stood up. She had seen. {Hero} held up the jar in both hands. "It's this one," {they} said. "I'm sorry it's so little. It was more."
@climax Then there wasn't anything to do. That's always the worst. They stood in the dusk, forty households, holding on to each other's sleeves, till a child said, "It's breathing," and they saw that the hill was. She had been there for some time. She had come so low, and so quietly, that what they'd thought was evening was simply the underneath of her; and there was a light in it, that went to and fro along the sheets. {Hero} got up on the wall with the jar. "You'll want to count the fingers," {they} called. "I'm not sure I got it all." And {they} let it go.
@climax It's an odd thing to stand on a hill among your neighbours, waiting to be noticed by the sky. Somebody had begun to say that it might be as well to think of supper; and then it wasn't dark. It was pearl, it was like standing in a shell; the kettles stopped; every blade of the grass lay over one way. She had her face to the linen. {Hero}, with {their} heart going, took away the saucer. "Please," {they} said. "We've got one here that says it's yours."
@resolution Nobody could say, afterwards, where the one had ended and the other begun. There was only the rain, warm, fine as breath; and that went on just as long as it takes to say a thing properly; and Mr. Puddock came down from his ladder, and leaned on it, and lifted up his face. {turned}
@resolution You'd have missed it if you blinked. The jar was full of breath, and then it was empty, and it rang. Nobody spoke. A drop, as warm as a cheek, fell on the back of Mr. Puddock's hand. He regarded it. He took off his hat, which he hadn't done out of doors in thirty years, and leaned his back against his own ladder, and looked straight up, and let it. {turned}
@resolution Afterwards they argued about it. "She made a sound," said some. The jar was merely a jar; and up above, that enormous softness closed over something, and tightened, and let go. And it was warm! It ran in at their collars. Mr. Puddock stood at the foot of his ladder with no hat, a man of sixty, getting thoroughly and deliberately wet. {turned}
@close They had {event} up there in the grass, with forty beds' worth of sheets for a roof. {toast} {ends} "It'll be back," people say, every spring. On one morning in the year, when the whole sky is blue and every step in {home} is dry, there's a boot outside a door that is full to the brim. Always, too, the left. {Hero} has never yet put up an umbrella on that day.
@close It was agreed that {event} should stay where it was. They sat in the wet under forty families' sheets, as in a tent that laughed. {toast} {ends} A hundred lanterns were swept up the next day, with a spade. You may walk down {home} of an April morning, when the sky's as blue as a plate, and not one doorstep has a spot on it; and you'll see, outside a certain door, a pair of boots, put out overnight. The right one is for show.
@close No one would hear of going down. {toast} {ends} So {event} was held beneath the bedding of forty households, on a hill, by people whose paper hats had run, and who'd be herring-coloured for a week. There's a saying now in {home}, for when you've quite given somebody up, and they come. "Try the left boot," they say. {Hero} leaves it out in all weathers.
`,
}
