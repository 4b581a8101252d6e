// A giant has lost a button, and a button as big as a cartwheel has run away down the hill.
import type { PackSource } from '../pack.ts'

export const button: PackSource = {
  id: 'button',
  skeleton: 'too-big',
  genres: ['fairy-tale', 'adventure', 'comedy', 'fantasy', 'friendship', 'magic'],
  tags: 'castle forest hill giant kingdom mountain meadow farm garden fairy princess',
  peril: 1,
  touches: 'giant monster',
  ways: ['move', 'mark', 'build', 'tend'],
  figure: {
    name: 'Gog',
    type: null,
    pronoun: 'he',
    prop: 'giant',
    want: 'to come to a party',
    habit: 'apologises to trees',
  },
  people: { 'Mayor Tibbs': 'mayor' },
  extras: `
    friend: old-man
    fail1: ducks
    try3: crowd
    fail3: crowd
    rescue: boy
    climax: crowd
    resolution: crowd
    close: crowd
  `,
  names: ['Gog', 'Lower Thimble', 'Lower', 'Thimble', 'Mayor', 'Tibbs'],
  nouns: {
    home: 'Lower Thimble',
    quest: 'button',
    key: 'the great darning needle',
    hid: 'inside a hollow log',
    mistake: 'told everybody that giants eat people, to sound clever',
    scary: 'the top button, up by the giant’s chin',
    wait: 'until the giant had quite stopped sneezing',
    crowd: 'the people of the village',
    small: 'the tailor’s boy',
    says: 'A big button doesn’t want a big thread. It wants a lot of little ones.',
  },
  swappable: false,
  planted: 'The miller, who had been mending his sails, stuck {key} in a drift.',
  refrain: {
    base: 'Boom, went the giant. Down by the stream. He was bigger and colder than anyone’s dream.',
    turned: 'Boom, went the giant. Warm by the stream. It was better and bigger than anyone’s dream.',
  },
  small: { base: 'Brr, went the giant. I want my button!', turned: 'Mmm, went the giant. I love my button!' },
  titles: [
    '{Hero} and the Giant’s Button',
    'Gog Is Cold',
    'A Button as Big as a Cart',
    'Excuse Me, Said the Giant',
    'The Biggest Guest at the Party',
  ],
  blurb:
    'Gog is a giant, and he has been asked to a party for the first time in his life. But his coat will not shut. The button is as big as a cartwheel, it is rolling downhill, and behind it comes {Hero}.',
  stage: `
    home: farm morning clear wide | listen curious | humming-hill | cat-asleep
    friend: hill morning clear medium | write happy | please-sheet mop | duck-following
    hobby: meadow morning clear medium | stand proud | |
    want: meadow morning clear wide | point excited | table bathtub |
    flaw: farm day clear medium | think thoughtful | | odd-socks
    turn: hill day cloudy wide | look-up surprised | giant tree | hat-blown-off
    trouble: hill day cloudy wide | run funny | giant-button giant | bird-on-head
    stakes: meadow day snow medium | look-up worried | giant | | snowy
    try1: hill day snow medium | run brave | giant-button rope | | snowy
    fail1: pond day snow wide | sit surprised | duck-pond | duck-following | wet
    try2: meadow day snow medium | build brave | big-pie giant | |
    fail2: farm dusk snow wide | run funny | goat-ladder giant | |
    try3: square dusk snow medium | pull excited | long-scarf giant | |
    fail3: meadow dusk snow medium | look-up sad | scarf giant | hat-blown-off
    low: hill night snow medium | sit sad | giant-boot | snail-passing | snowy
    clue: hill night snow medium | look curious | rope giant-boot | mouse-watching | snowy
    insight: pond night clear medium | think hopeful | | | snowy
    means: pond night clear wide | pull brave | giant-button rope |
    snag: hill night wind medium | look surprised | giant-button fence |
    rescue: forest night wind wide | reach hopeful | log-needle | mouse-watching
    choice: hill night clear medium | climb thoughtful | giant |
    climax: hill night stars wide | hold wonder | giant-button needle-and-thread giant |
    resolution: meadow night stars medium | dance joy | giant |
    close: meadow night clear medium | wave happy | giant lantern table cake | small-copy-of-hero
  `,
  deeds: `
    home: hero listen curious; with humming-hill; no cat; no feather; no cushion; no plate; no bed; no teacup; no bee
    friend: hero touches please-sheet; no bed; no teapot
    want: hero touches yes-rock; no plate; no teacup
    want[WOD]: hero touches love-rock; no yes-rock; no vegetables
    trouble: figure bow surprised; no sheet
    turn: tree on giant; figure reach happy; no boots; no spoon; no boat; no bed
    stakes: figure kneel sad; hero reach worried; no bell; no cart
    try1: hero on giant-button; no donkey
    try1[hung on|through one of|noose]: hero pulls giant-button; no donkey
    fail1: hero in duck-pond; hero sit surprised; no giant-button; no duck; no fish; no frog; no hat; others
    try2: hero touches big-pie; hero reach hopeful; figure kneel hopeful; no pie; no ladder; no giant-button; no cart; no cake; others
    fail2: hero run funny; with goat-ladder giant; figure stand surprised; no goat; no ladder; no pie; no giant-button; no fishing-net; others
    try3: hero touches long-scarf; hero reach excited; figure kneel happy; no scarf; no wool; no giant-button; no sock; no spoon; others mayor
    fail3: figure give sad; hero reach sad; scarf on giant; no giant-button; no weathercock; no hat
    low: with giant lantern; figure sit sad; hero sit sad; no giant-boot; no giant-button; no boots; no teacup
    clue: friend lifts rope; with giant lantern; figure sit thoughtful; others; no giant-boot; no giant-button; no broom
    insight: no giant-button; no boat; no kettle; no bread; others
    insight.move: hero touches rocking-button; hero reach hopeful; no giant-button; no rope
    insight.mark: hero look hopeful; with white-church; no giant-button; no bread; no kettle; at meadow night wide; others
    insight.build: hero touches well; with wheel; no cart; no giant-button; no umbrella
    insight.tend: at here medium; with giant; figure carry sad; hero reach hopeful; no giant-boot; no giant-button; no boots; no pie
    means: hero pulls giant-button; with giant; figure kneel hopeful; no boots; no honey-jar; no cat; no moon
    means.mark: hero touches chalk-gog; no boots; no coat
    means.mark[pair of boots|thing that .* made was the boot|A boot was all|It was a boot]: hero touches chalk-boots; no boots; no coat
    means.tend: with giant lantern; figure sit happy; hero reach brave; no giant-boot; no giant-button; no boots; no cat; no soup-pot; no rope
    snag: with giant; figure sit worried; hero touches giant-button; no needle-and-thread; no fence
    rescue: friend touches log-needle; hero reach hopeful; no needle-and-thread; no giant-button; no hat; others boy
    choice: figure kneel hopeful; with lantern
    climax: hero touches giant-button; figure carry happy; no boots
    resolution: hero dance joy; figure sit joy; no giant-button; no shoe
    close: hero touches table; cake on table; lantern on giant; figure hold joy; no giant-button; no owl
  `,
  lapStage: `
    home: hill morning clear wide | wave happy | giant |
    friend: hill morning clear medium | wave happy | |
    want: hill morning cloudy medium | point excited | giant bunting |
    turn: hill day cloudy wide | look-up surprised | giant giant-button |
    trouble: hill day snow wide | run funny | giant | | snowy
    stakes: hill day snow medium | hug worried | giant | | snowy
    try1: hill day snow medium | hold brave | pie giant | | snowy
    fail1: hill day snow medium | look funny | pie giant | | snowy
    try2: hill day snow medium | push brave | wheel giant | | snowy
    fail2: hill dusk snow wide | run surprised | wheel giant | | snowy
    try3: hill dusk snow medium | hold hopeful | plate giant | | snowy
    fail3: hill dusk snow medium | look-down sad | plate giant | | snowy
    hobby: hill dusk snow medium | stand happy | | | snowy
    flaw: hill dusk snow close | think thoughtful | | | snowy
    low: pond night snow wide | sit sad | giant | | snowy
    clue: pond night clear medium | look curious | giant-button | | snowy
    insight: pond night clear medium | point hopeful | giant-button |
    means: pond night clear medium | give brave | giant-button |
    snag: hill night clear wide | push worried | giant-button giant |
    rescue: hill night clear wide | cheer happy | giant |
    choice: hill night clear close | kneel thoughtful | mouse |
    climax: hill night stars wide | hug wonder | giant |
    resolution: hill night stars wide | dance joy | giant lantern cake |
    close: bedroom night stars medium | lie calm | bed pillow |
  `,
  lapDeeds: `
    home: figure kneel happy; hero wave happy
    home[sat on]: hero on giant-boot; with giant; no boots
    friend: no sheet
    want: figure sit happy
    stakes: figure kneel sad; hero reach worried
    try1: hero touches big-pie; hero reach hopeful; figure kneel hopeful; no pie
    fail1: pie on giant; figure give funny
    try2: hero pushes wheel; figure kneel hopeful; no cart
    fail2: no cart
    try3: hero lifts plate; figure kneel hopeful
    clue: duck on giant-button; no boat
    insight: duck on giant-button; no boat
    means: hero touches giant-button
    snag: hero pushes giant-button; figure kneel worried
    low: figure sit sad
    rescue: figure stand joy; no giant-button
    climax: figure carry joy
    resolution: figure sit joy
    resolution[cake]: hero lifts cake
    close: hero in bed; hero sleep calm
  `,
  b0_3: `
@home Gog was a giant, as big as a hill. {Hero} held up the {kit}, so that he could see it.
@home "Hello up there!" said {Hero}, and waved the {kit}. "Hello down there," said Gog the giant.
@home {Hero} had a friend called Gog. He was a giant. {Hero} sat on his boot, with the {kit}.
@friend The tailor's boy made Gog a coat. It had one button. "Do you like it, {Hero}?"
@friend "One coat, one button," said the tailor's boy. {Hero} had to run to get all round it.
@friend The tailor's boy sat on Gog's knee, with a long thread. He waved at {Hero}.
@want {why} Gog put on a new coat, for {event}. But what went pop?
@want {why} For {event}, Gog put on a new coat. Did it shut?
@want {why} Gog did up his coat, for {event}. Or did he?
@turn Off came his big round button! Away it rolled. {refrain}
@turn Pop! Away it went, past {Hero}, and down the hill. {refrain}
@turn It hopped. It rolled. It was gone, {Hero}! {refrain}
@trouble Gog's coat blew open. It began to snow. {run1} What would shut it, {Hero}?
@trouble Down came the snow, on Gog's tum. {run1} Where was that button?
@trouble Gog shook, and {Hero} shook, and the hill shook. {run1} What could they do?
@stakes "I am so cold," said Gog. {Hero} hugged his thumb. It was like ice.
@stakes Poor Gog had a blue nose. "I will find you a button," said {Hero}.
@stakes A giant cannot go to a party with a cold tum. {Hero} patted his knee.
@try1 Here was a pie, big and round. {Hero} stuck it on Gog's coat, and...
@try1 Would a pie do? {Hero} pushed it in at the hole, and...
@try1 "Try this pie," said {Hero}. Up it went, and...
@fail1 Squash! It was too soft. {refrain}
@fail1 It was too soft, and Gog ate it. {refrain}
@fail1 There was jam all down Gog's coat. Too soft! {refrain}
@try2 Here was a cart wheel, big and round. {Hero} pushed it up to Gog. Would it stay?
@try2 Would a wheel do? {Hero} rolled it up Gog's leg. Was it too hard?
@try2 "Try this wheel," said {Hero}. It was as round as round. Did it fit?
@fail2 It was too hard. Bump, bump, bump, down the hill! {refrain}
@fail2 Look out, {Hero}! It did not stay. It was too hard. {refrain}
@fail2 Gog could not bend. It was much too hard. {refrain}
@try3 Here was a plate, white and round. {Hero} held it up to Gog, and it went tick, tick...
@try3 Would a plate do? {Hero} put it to the hole. Shh! It went in... and in...
@try3 "Try this plate," said {Hero}. Gog did not breathe. Gently, gently...
@fail3 Smash! It was too thin. {refrain}
@fail3 Oh dear, {Hero}. Now it was two plates. Too thin! {refrain}
@fail3 Gog breathed, and it broke. Too thin! {refrain}
@low {Hero} sat down by the pond. {run3}
@low "Sorry, Gog," said {Hero}. It was dark. {run3}
@low Gog lay round the pond. {Hero} sat close. {run3}
@clue {Went}, went the {kit}, by the water. "Quack!" Ten ducks wanted to see.
@clue {Went}, went the {kit}. Who liked that? Ten ducks did. They came over the water, on a boat.
@clue "Quack?" {Went}, went the {kit}. Ten ducks came to look, on something round and flat.
@insight It was not a boat. It was round, and it had two holes in it. Was it...?
@insight It was big and brown, with two holes, and ten ducks. {Hero} looked at Gog's coat. Was it...?
@insight What is round, and has two holes, and can float? Gog sat up. Could it be...?
@means {Went}, went the {kit}, in the snow. Off hopped the ducks, to see. And there was the button!
@means "Come and play," said {Hero}. {Went}, went the {kit}, for the ducks. Off got the ducks. Up came the button!
@means {Went}, went the {kit}, and ten ducks hopped off to see. So {Hero} had the button!
@snag Up went the button to Gog's coat. {Hero} pushed. It would not go in. Breathe in, Gog...
@snag {Hero} got hold of one side. Gog got hold of the other. Nearly... nearly... nearly...
@snag The hole was so small, and the button was so big. {Hero} pushed it. Oh no...
@rescue Pop! In it went. The coat was shut, right up to Gog's chin.
@rescue Plop! It went in, as snug as a bug. "Ooh," said Gog.
@rescue Pop! One button, all done up, and one warm giant.
@climax Gog picked up {Hero}. In his coat it was as warm as toast. There was room for the ducks, too.
@climax "Come in," said Gog. In got {Hero}, the ducks, and all the village. It was warm in there!
@climax Gog got warm from his toes to his nose. Then he hugged {Hero}, with just one finger.
@resolution Gog came to {event}, and he danced with {Hero} on his hat. {turned}
@resolution Boom, boom, went Gog's feet, and {Hero} danced. {turned}
@resolution Gog had a cake as big as a cart. {Hero} had a bite. {turned}
@close {toast} {Hero} was in bed. Night-night, ducks and Gog. {ends}
@close {toast} Good night, coat and button. Good night, Gog. {ends}
@close {toast} Gog slept round the house, to keep it warm. {ends}
`,
  b4_6: `
@home {Hero} lived in {home}, at the foot of a very large hill. On cold nights the hill [hummed|coughed].
@home There was a hill behind {Hero's} house in {home}, and it sang. It sang at night, so low that the [cups|spoons] walked about. "That's the wind," people said. The cat did not think so.
@home {Hero's} bed in {home} went for a walk each night. That was the hill, humming. "I think there's a bee in it," said {Hero}. There was no bee.
@friend "That's just Gog," said Mayor Tibbs. "He's a giant. One ought to ask him to things." Nobody ever had. So {Hero} wrote him a note, on a [bed sheet|barn door], and it said PLEASE COME.
@friend "It's Gog," said the mayor, whose name was Tibbs. "A giant. He never comes to anything." "Did you ever ask him?" said {Hero}. Nobody had. So {they} wrote PLEASE COME, as big as a [door|bed].
@friend "Who hums?" {Hero} asked Mayor Tibbs. "That's Gog. He's a giant." "Does he like cake?" No one had ever asked. So {Hero} got a sheet and a mop, and wrote PLEASE COME.
@want They had asked Gog the giant to {event}, and put out forty tables. {why} Down bounced a boulder with his answer on it. It said YES.
@want {Hero} set a place for Gog the giant, for {event}. His plate was a pond lid, and his cup was a bath. {why} Down the hill rolled a rock. It said YES, and there were three kisses.
@want Knock! It was a rock from Gog the giant. YES, it said. They put out a bath for his cup, at {event}. {why}
@turn At noon there was a boom, and another boom. Two boots came over the hill, and Gog was on top of them. He had combed his hair with a tree.
@turn Boom. A hen fell off the wall. Boom! Over the hill came a head, then a beard, then coat, and coat, and coat. It was Gog! He was combing his hair with a tree.
@turn Boom. All the spoons jumped. Boom. All the ducks sat down. "Oops," said somebody, high up. "Was that your tree?" There stood Gog, in a big brown coat, with twigs in his hair.
@trouble "Thank you for having me," said Gog, and he bowed. Pop! Off flew his top button, as big as a cartwheel. {run1} Who was going to stop it?
@trouble "How do you do?" said Gog, and bowed. Pop! His top button hit the ground, got up on its edge, and went. {run1} Did it mean to stop?
@trouble Gog bowed. It was a very big bow. Bang! Off came his button: it was like a cartwheel, and away it ran. {run1} Can you catch a thing that has no arms?
@stakes It had begun to snow. The coat hung open. "I'll just go home again," said Gog. "I don't want to sneeze on you." His nose had gone as blue as a [plum|barn].
@stakes Now it snowed, and that big coat would not shut. "I'd better not stay for the {party}," said Gog. "When I sneeze, I break things." And he had washed his ears for it.
@stakes It snowed on Gog, and it snowed in him, for his coat had a gap. "I feel a sneeze," he said, "so I'd better go home." His ears had gone blue.
@try1 "I'll get it," said {Hero}. Down the hill went the button, and down the hill went {Hero}, with a rope. {They} ran, and {they} jumped, and {they} got on top of it, and...
@try1 "Come back!" shouted {Hero}. {They} got a rope round it and hung on, and it took no notice at all. What was that, at the bottom of the hill...
@try1 "Stop!" cried {Hero}, and jumped on it with a rope. A button is a bad horse. It went right through the washing, and next there was...
@fail1 Splash! That was the duck pond. The button went to the bottom, and {Hero} went some of the way. {refrain}
@fail1 Ducks, and then water. Down went the button, flat, like a lid. Up came {Hero}, with a [duck|frog] on {their} head. {refrain}
@fail1 Splosh! Up went all the ducks. {Hero} had a fish in one sleeve, but no button. {refrain}
@try2 "What else is big and round?" said {Hero}. It was a pie, the big one, for {event}. They got it up on ladders. It fitted! They stood back to look, and...
@try2 "It must be big and round," said {Hero}. All of them looked at the pie. Up it went, by four ladders, and it fitted! "Nobody breathe," said {Hero}. Then they smelled goat...
@try2 Everyone was looking at the pie. It was as round as a cart, and it was for the {party}. "Just for now," said {Hero}. They hung it on him by its string, and...
@fail2 A goat looked, too. After the goat there was only half a pie, and by the time they had the goat down there was none.
@fail2 It had come up all four ladders, one by one. It ate the crust, and it ate the plum middle, and it looked at Gog's [beard|collar]. "No," said Gog, and it went down.
@fail2 Crunch. "Who's that?" said Gog, not moving his chin. It was the goat. Soon there was only some string, and then it ate the string.
@try3 "Then we'll knit him a scarf," said {Hero}. They used all the wool there was. {run2} It was so long that it went twice around the church. They threw up one end, and...
@try3 "A scarf!" said {Hero}. Everyone had to knit, even Mayor Tibbs, who did it with two spoons. {run2} It was as long as the street. Up it went, and...
@try3 "Bring wool," said {Hero}. They knitted all their socks into one scarf. {run2} It had ninety stripes, and went on for a mile. "Catch, Gog!" said {Hero}, and...
@fail3 It went once around his thumb. "It's a very good ring," said Gog, and his teeth shook the windows. {refrain}
@fail3 "How kind," said Gog. "Is it for my thumb?" He sneezed, and the [church|school] lost its hat. {refrain}
@fail3 It just fitted his thumb. "Stripes!" said Gog. "I've always, ah, ah..." Choo! Away went the weathercock. {refrain}
@low {Hero} sat down between Gog's boots, next to the {kit}. Up there he was trying not to shiver, so that no house should fall down. {run3}
@low It was night. {Hero} leaned on one big boot, with the {kit}. "You can shiver," {they} said. "Then it will rain tiles," said Gog. {run3}
@low Gog hid behind the hill. {Hero} sat on his toe, with the {kit}, in the dark. It shook, but only a bit. He was being good. {run3}
@clue A bit of thread hung from his coat, where the button had been. It was {Spotter} who caught the end. It was not a rope at all. It was hundreds of threads, as thin as hairs, all lying side by side.
@clue {Spotter} found the end of the thread that had held the button on, and gave it a tug. It came apart! It was not one fat thread. It was lots and lots of thin ones. Would that be any help?
@clue Some old thread hung down by {Spotter's} nose. How fat it was! {Spotter} gave it a poke, and it fell open, like [a broom|hair]. "There are lots in here," <mute:thought|said> {Spotter}. "They're all thin ones." Is that how it held?
@insight.move The pond was full of wind. {Hero} saw a ring on the water. Down there the button was rocking, to and fro. "{Rule,}" said {Hero}. What if you pushed, just as it swung?
@insight.move Slap, went the pond. Slap. Something big was moving down there, out a bit, back a bit, all by itself. "{Rule,}" {they} said. When it came back a bit, who would be there to help it?
@insight.move Plop, said the pond, over here. Then it said plop over there: that must be the button, rocking like a [boat|cradle]. "{Rule,}" {they} said. If it came by itself, could {Hero} just give it a push?
@insight.mark One person could not lift it, or ten. But they had all gone in to be warm. {Hero} could shout till {they} burst. "{Rule}" Was there some way to make them see?
@insight.mark "Poor Gog," people said, and put the kettle on. They just could not see how big and how blue. "{Rule,}" said {Hero}. {They} looked at the church. Wasn't that a lot of white wall?
@insight.mark "How cold is he?" people asked. {Hero} held out both arms, but they would not go out far enough. "{Rule,}" {they} said. The biggest thing in {home} was the church. Was it big enough?
@insight.build {Hero} looked round. A cart with a wheel off. A well with a long rope. A church with a bell. "{Rule,}" said {Hero}. Isn't that all you need to lift a thing?
@insight.build Here was a wheel with no cart. Here was a good long rope, and a fat mayor, and a tower. "{Rule,}" said {Hero}. Now, what goes up when a mayor comes down?
@insight.build {Hero} sat on the seesaw, to think, and Mayor Tibbs sat on the other end. Up shot {Hero}! "{Rule,}" {they} said, from there. They had a tower, and rope. So what could go up next?
@insight.tend All day they had run. "{Rule,}" said {Hero}. "Gog, what's the worst of it?" A tear came down like a bath. "It's being so far up," said Gog. Was he lonely?
@insight.tend Nobody had said a word to Gog since the pie. "{Rule,}" said {Hero}. "What do you need, Gog?" It was a while before he said it. "Is there room by the fire?" Was that all it was?
@insight.tend {Hero} knocked on Gog's boot. Why had no one done that? "{Rule,}" {they} said. "Gog? What would be nicest?" "Company," said Gog, so softly that only one window broke. Well, was that hard to get?
@means.move They tied a rope to the button. It rocked away; it rocked back, and {Hero} {method}. Up came the rim, and the button rolled out like a wet moon.
@means.move {Hero} got a rope on the button, and did not pull. In it rocked, and {Hero} {method}. Up stood the rim. Then the whole button came out for a walk, dripping.
@means.move The button had a rope on. "Let it go," said {Hero}. "Now!" And {they} {method}. Each time the pond gave up a bit more button, until it had none left.
@means.mark {Hero} took the {kit}, and {method}, right up the church. It was Gog, and he was blue. Out came everyone, with ropes. Heave! Up came the button.
@means.mark {Hero} {method}, all up the church wall. It was Gog's bare neck, and one small person. Then the doors opened, and out came people with ropes, and out came the button.
@means.mark Up went {Hero}, with the {kit} and a ladder. {They} {method}: a coat, and a big blue nose. "As cold as that?" people said, and got a rope, and pulled up the button.
@means.build Over the church tower {Hero} put the rope, and {they} {method}. On one end was the button, and on the other was Mayor Tibbs. Up it came!
@means.build {Hero} {method}, over the tower, with a wheel at the top. The button was on one end. "Jump," {they} said, and Mayor Tibbs, who was on the other, shut his eyes and jumped. Up it came!
@means.build From the pond went the rope, up to a wheel, and down to Mayor Tibbs. {Hero} {method}. "Now sit," said {Hero}. Down he came, like honey, and out came the button, dripping.
@means.tend {Hero} {method}. Then all the others came and leaned on his feet, three deep, like cats on a stove. "Oh," said Gog. He put one long arm in the pond, and got it.
@means.tend {Hero} {method}. Then out they all came, in coats, and lay across his boots, like [pups|pigs] in a heap. "I'm not cold down there," said Gog. So he felt in the water, and pulled out his button.
@means.tend {Hero} {method}. "Come and sit on Gog!" {they} called. So they all leaned on his legs, with soup. He got so warm that he laughed, and reached down, and there was his button.
@snag "Now sew!" cried {Hero}. It had to be the great needle, the one for sails. The miller had stuck it in a drift. But that was before Gog sneezed. Now it was all drift, and...
@snag They had the button, and they had the thread. "Where's the needle?" said {Hero}. The miller had stood it by the gate, before the snow. He went to point. There was no gate any more, and...
@snag The mill had a needle as tall as a door. The miller had stood it in the snow by the gate. Now there was just one thin line, going down the hill, and...
@rescue "Ow," said the tailor's boy, who hardly ever said even that. "I've found it." He had sat on it. He pulled it out from {hid}, and it was taller than he was: {key}.
@rescue Far down the hill somebody said "Ow!" It was the tailor's boy. He had been told to go and sit down, so he had. Out he pulled it, from {hid}, as long as a gate. "Is this it?" It was {key}!
@rescue "Ow!" Was that a tree? No, the tailor's boy was down there, out of everyone's way. "It nearly sewed me up," he said. He crawled {hid}, and came out with {key}.
@climax {They} climbed up, past the pocket, past the buttonholes, up to the chin. In, out. Each of them had brought one bit of thread. {Hero} tied the knot, and bit it off. "There," {they} said. "Breathe in."
@climax Up they went, by his pocket and over his beard. Every one of them had brought a thread, and {Hero} sewed with the lot. In and out, and round, and a knot. "Don't pop it," said {Hero}.
@climax Up by the pockets they went, into a smell of moss. Each one gave {Hero} a thread, the thin sort that you have at home, and {they} sewed with them all. Stitch, stitch, stitch. "Big breath, Gog!"
@resolution Gog breathed in, and the button held. He was warm, right down. {turned}
@resolution Gog took a breath. Nothing popped! He got warm from his chin down, a bit at a time, till his toes went pink. {turned}
@resolution "Ahh," said Gog, as it held. First his nose was warm, and next his knees, and last of all his feet. {turned}
@close So Gog came to {event}, and held up the lamps. {toast} {ends} Each winter he loses a button, and must be asked in.
@close Gog held the lamps, at {event}. {toast} {ends} Next winter he lost a button. He had undone it himself.
@close At {event} Gog was the lamp post. {toast} {ends} When it snows he drops a button, on purpose.
`,
  b7_9: `
@home {Hero} lived in {home}, at the foot of a hill which was much too big for it. Some nights there was humming up there. Cups walked along the shelf. "Thunder," visitors would say; and people let them.
@home Behind {home} there was a hill, and at night the hill hummed. You got used to it. Cups went for walks. Pictures hung any way they liked. {Hero}, who lived closest, slept with a hand on the water jug. "What is it?" visitors would ask. "What's what?" people said.
@home Every house in {home} had a net over the china. After dark the hill hummed, so low that you felt it in the knees, and off went the plates for the edge of the shelf. "Trains," they told {Hero}. There had never been a railway.
@friend "It's only Gog," said Mayor Tibbs. "He's a giant. He's no bother. I suppose that somebody ought to have him down one day." They had been supposing it for two hundred years. So {Hero} took a bed sheet and a mop, and wrote PLEASE COME.
@friend {Hero} went and asked the mayor. "Up there? Gog, mostly," said Mayor Tibbs. "He doesn't go out." "Where have we invited him?" said {Hero}. The mayor thought back, and went rather red. So {they} got [a barn door|a tablecloth] and some tar, and asked him properly: PLEASE COME, with a line under the please.
@friend "What hums?" asked {Hero}. "That'd be Gog. He's a giant," said Mayor Tibbs, as you might say damp. "He keeps himself to himself." "Did anyone ever ask him not to?" The mayor opened his mouth, and it stayed open. So {Hero} took the whitewash, and [a barn roof|a turnip field], and by dark you could read it for miles: PLEASE COME.
@want It was for {event}, with forty tables out in the long meadow. {why} Next morning a boulder rolled down and stopped at the gate. On it was scratched, in very careful letters, I WOD LOVE TO.
@want A boulder came down in the night, and stopped short of the cabbages. Somebody had scratched on it, with great care, I WOD LOVE TO. {Hero} put out a horse trough, for his cup, and at {event} they set him a place in the middle of the meadow, with a hay fork. {why}
@want The answer knocked down a gatepost. It was a boulder, and Gog had written on it; I WOD LOVE TO, it said, with a space where he had thought of something else and been too shy. {why} For {event} they put out forty tables, and {Hero} found him a bath to drink from.
@turn At twelve they heard the first boom, and at a minute past, the second. Two boots came over the top, each as large as a barge; and then a good deal of coat, with Gog in it. He had combed his hair with a fir tree, and he was telling the fir tree that he was sorry.
@turn First the hens lay down. Then the windows hummed, all on one note. Something that {Hero} had taken for a cloud came over the hill, and it had a nose on it; and under that there was coat, and coat, and two boots like boats. "Excuse me," Gog was saying, to every tree that he stepped across. He had one in his hand, and his hair was wet.
@turn All that morning the dogs kept under the beds. At noon the pond jumped: boom. It jumped again: boom. "Sorry," somebody said, above the clouds. "So sorry. Was that your branch?" He was talking to a tree. Then down the hill walked two boots, and a coat like a landslide, and Gog, with a wet parting, holding the fir that he had done it with.
@trouble "How do you do," Gog said. "Thank you for having me." And he bowed. That was a mistake. There was a pop; and the top button of his coat, that was about the size of a cartwheel, shot out over their heads, landed on its edge, and set off down the hill. {run1} Where does a thing like that stop?
@trouble "Delighted," said Gog, so softly that just one chimney fell. And then he bowed, from the waist, as it says in books; and his top button went off like a [rocket|cork]. Over the crowd it flew. It came down on its rim, and went off down the lane at a good trot. {run1} Was anyone going to stop it?
@trouble Gog had practised. He got through his own name without breaking a window; it was the bow that did it. Bang! The button at his neck flew off, brown and humming, as wide as a cartwheel. It hit the road on its rim, wobbled, made up its mind, and left. {run1} And who'd be coming up the road?
@stakes The first of the snow had begun. His coat hung open, and the wind walked in and out of it as if it lived there. "I'll just be getting back," said Gog. "I feel a sneeze, and you have such small houses." He'd gone blue. He had washed behind his ears, too; {Hero} could see the marks.
@stakes Then it snowed; and there was a gap in that coat that you could have driven a hay cart through. Gog held it shut. "It's been a lovely {party}," he said, although it hadn't begun. His lips had gone blue. {Hero} saw that somebody had ironed his collar, with a rock.
@stakes "You're cold," {Hero} called. "Not very," said Gog, with blue ears. It was snowing by then, and where his coat wouldn't meet it was snowing inside as well. "Only, I had better go home. There's a sneeze coming, and I've seen how you build." He had scrubbed his neck for the {party}. It was pink still, from the brush.
@try1 "Wait there!" {Hero} called up, and was off. {They} caught it at the second gate. {They} got a rope around it. The trouble was that the button went on, and so did the rope; {they} found that {they} {was} <slow:being towed behind it, like a tin behind a cart|running on top of it, like a bear in a circus>, and that there was nothing ahead but...
@try1 "I'll head it off," yelled {Hero}, and was <slow:through the gate|over the stile>. {They} came up with it by the mill, got a rope through one of the holes, and dug in {their} <seated:wheels|heels>; so then there were two long lines down the hill, and {Hero} at the end of them, going much too fast, and straight ahead...
@try1 A button has only one idea. {Hero} cut it off by the orchard, and dropped a noose over it as it passed. That was neat. But you shouldn't lasso a thing that's heavier than you; round went the rope, up went {Hero}, and there {they} {was} on the rim, running backwards. "Mind out!" {they} yelled, to something that quacked...
@fail1 They keep ducks in that pond. Straight to the bottom it went, as flat as a lid. {Hero} came up with weed on {their} head, and some opinions. {refrain}
@fail1 The ducks were very good about it. When the waves had gone down there was a ring on the water, and {Hero} was in the middle of the ring, spitting out something with legs. Of the button there was no sign. You could hear it, though, for a time. It went bloop. {refrain}
@fail1 Where the button went in, the pond stood up. When it had sat down again there were eleven ducks in the hedge, and {Hero}, wearing some of the bottom. "It's sunk," {they} said, and a newt came out. {refrain}
@try2 "It needn't be that button," {Hero} said, through {their} teeth. "What's big, and round, and has holes in?" They all turned to look at the pie. "Not the pie!" said Mayor Tibbs. "That took all week." They had it up there on four ladders, and it fitted to a hair; Gog didn't dare to breathe. "Don't anybody touch it," said {Hero}, and then...
@try2 "We don't need that one," said {Hero}, from inside a towel. "We need something as big as a cartwheel and as flat as a..." They'd all had the same thought, and looked at the table. Mayor Tibbs sat down and covered his eyes. It went on with a slap; there was even steam. "That's done it," said {Hero}. "What's that noise..."
@try2 "Think round," said {Hero}, wringing out a sleeve. "Think enormous." They thought; and one by one their heads turned to the pie. It had taken a week. It had a crust like a drum. Mayor Tibbs lifted his hat to it. Up four ladders it went, and on, as snug as a lid. "Perfect," breathed {Hero}. "Now, whatever you do, don't let out the..."
@fail2 You can't blame a goat. It had simply followed the smell, from ladder to ladder, and it began at the crust. They had to get it down in a net. By then there was twice as much goat.
@fail2 It was chewing. The goat had come up by the ladders, as anybody might, and had started at the top. "I don't like to push it off," said Gog; so he stood there with his chin up, until it was finished. He said it had tickled. [There was a plum in his beard.|It licked the buttonhole, for the gravy.]
@fail2 Up those ladders it came, like a bride. There was a crunch, and next a sort of humming, for a goat hums when it's happy. The edge went first, and the middle was kept till last. "I didn't like to say anything," said Gog. "It's such a long way to come."
@try3 "Knit, then," said {Hero}, and they did, all ninety of them, every bit of wool in {home}, and toward the end some which was still on the sheep. {run2} By dusk it was so long that it went twice about the church. "This'll do it," {they} cried. "Throw up the end, and..."
@try3 "Wool!" said {Hero}. They pulled jerseys to bits, and took the covers off teapots. Ninety people knitted toward each other, and Mayor Tibbs, who'd never learned, was let hold the ball. {run2} When it was done it reached to the church and back. They tied one end of it to a rake. "Here it comes, Gog," {they} called. "Bend down, and..."
@try3 "A scarf, then," said {Hero}. Off came the tea cosies. Off came the mayor's own socks, in the name of the law. Ninety people knitted, till their needles smoked. {run2} By lamp time there was half a mile. "Put your neck out, Gog!" called {Hero}. "One, two..."
@fail3 It went round his thumb, once, with a bit left over for a bow. "I shall always wear it," said Gog. Then he sneezed, and they lost the weathercock. {refrain}
@fail3 "For me?" said Gog. "I've never had a thumb warmer." He held it up, for them to see, and it did look nice; and then his nose wrinkled. They all lay down flat. The sneeze went over them, and took the weathercock. {refrain}
@fail3 As a scarf, it came to an end too soon. As a ring it was perfect. "Stripes!" said Gog, turning his thumb about. He had a tear in his eye, or perhaps it was the tickle. They found the weathercock a week later, in another county. {refrain}
@low After that he sat down behind the hill, so as to be out of their way. {Hero} stayed with him. {They} sat by one boot, with the {kit}, where there was some shelter. High up in the dark he was trying not to shiver, for the sake of the chimneys. It made a sound like a far-off train. {run3}
@low When it grew dark he went and sat behind the hill, where he would not be in anybody's light. {Hero} found him. There was a dry place beneath the heel of one boot, and {they} crept in there with the {kit}. Now and then the ground buzzed. He was trying so hard not to shiver, because of the [chimneys|teacups]. {run3}
@low {Hero} found him by the hum. He'd gone round the back, so that nobody need look at him, and sat with his knees up. {They} got in under one heel, out of the snow, with the {kit}. "Aren't you going in?" said Gog. "No," said {Hero}. The stones buzzed, and stopped, and buzzed. He was holding his breath, to save the chimneys. {run3}
@clue There was an end of thread dangling where the button used to be, as thick as your arm. It was {Spotter} who took hold of it, and held it to the lamp. "That isn't one thread!" There were hundreds, no thicker than hairs, lying close; and it had taken all of them.
@clue A loose end hung from his coat, thick as a bell rope; it had snapped clean through. {Spotter} pulled it into the light, to see why. "It's hairy," {Spotter} <mute:thought|said>. Then the end came open, like a brush. It wasn't a rope at all, only hundreds of threads, side by side, no fatter than a cat's whisker. Had every one of them been holding on?
@clue Nobody had given a thought to the thread that broke. {Spotter} did; it hung down out of the dark, as fat as a bolster. You could part it, like hair. {Spotter} parted it, and found more, and parted that. "It's just sewing cotton," {Spotter} <mute:thought|said>. "There are hundreds!" Which of them was it that had done the holding?
@insight.move Down in the hollow the wind had got hold of the pond. {Hero} watched the rings come to the edge, and go, and come. There was something under there that was rocking. "{Rule,}" {they} said out loud. A thing that heavy you'd never pull out. But what if you let it come?
@insight.move You couldn't see into the pond, but you could hear it: slap, and a long wait, and slap. Something down there was being rocked, the way a boat is. "{Rule,}" said {Hero}. It was far too heavy for ninety people. But it was going halfway by itself, wasn't it, and then coming back to ask?
@insight.move Something in the pond said tunk. {Hero} counted up to six. Tunk, it said, over on the other side. The button was sliding, on its round back, across and home again, and nobody'd asked it to. "{Rule,}" said {Hero}. {They} had thought of it as a thing you pulled. What if you only waited until it was coming, and then helped?
@insight.mark It would take everyone. {They} had all gone in, though, to their fires; and if you knock and say that a giant's cold, people say how sad, and look for their slippers. {Hero} knew. "{Rule}" {They} turned, and looked up at the wide white wall of the church. How do you get ninety people to look out of a window?
@insight.mark {Hero} had been to eleven doors. "How dreadful," they'd said at each of them, and moved up to make room on the sofa. They meant it. They simply thought he was cold the way you're cold. "{Rule,}" {they} said, and turned round, to where the church stood up against the stars, with a side as blank as a new page. What would it take to make them look out?
@insight.mark "He's frozen," {Hero} told the butcher. "Poor chap," said the butcher, and gave {them} a chop for him. It was a small chop. So that was the trouble: they'd all seen a boot, or an ear, but there wasn't a window in {home} that could hold the rest. "{Rule,}" {Hero} said, and stopped with {their} nose almost on the church. How big is the biggest side of a church?
@insight.build {Hero} put {their} chin in {their} hands and looked at what there was. A well, with its rope; a cart that had lost a wheel; the church tower; Mayor Tibbs. "{Rule,}" {they} said, as {they} always did. {They} looked again at the mayor. What would you say that he weighed?
@insight.build "Think," {Hero} told {themself}, and counted what there was. One well rope. One wheel, off a cart. One church, with a top to it. Mayor Tibbs went past, puffing, with a shovel, and sat on a wall; and the wall gave way. "{Rule,}" {they} said, and stared at him. Would it be rude to ask him what he weighed?
@insight.build A bucket went by, on its way up. {Hero} watched. The baker had hold of the well rope, with both feet off the ground; as the baker came down, up came the water. "{Rule,}" {they} said. Here was a tower. There was a wheel without a cart. They'd need something that was fatter than a baker, so where was the mayor?
@insight.tend "{Rule,}" said {Hero}, and then felt {their} ears go red. {They} had chased a button round the whole parish, and {they} hadn't asked him a single thing. {They} leaned back till {they} could see his chin. "What's the worst part?" {they} called. It was a while before it came. "It's a long way up," said Gog. "Nobody's ever near." Had it ever been the coat?
@insight.tend "Is it bad?" {Hero} shouted up. "I'm quite all right," said Gog, and a tile fell. That's what you say when you aren't. "{Rule,}" {they} said under {their} breath, and tried it again. "Gog! What is it you'd like most?" Snow fell for a good long while. "I'd like," came down a very small voice, for a giant, "to be where the people are." What had they been doing with a pie?
@insight.tend All day they'd been shouting at Gog: left a bit, chin up, hold still. {Hero} couldn't think of one that had had a question mark. "{Rule}" {They} knocked on the boot. "Is it dreadful?" {they} called. "I'm used to the cold," said Gog. "It's that I hear you laugh, and I'm never near enough to know what at." What use would a button be for that?
@means.move They got a loop on it with a boathook. "Don't pull," {Hero} told them. "Wait." It rocked off from them. It rocked back, and {Hero} {method}. It went; it came. On the ninth, up stood the rim of it, black and dripping, and it rolled out up the bank on its own, like the moon coming up.
@means.move They fished a loop of rope round the rim. "Wait," said {Hero}, and they waited. Away it swung. As it came {they} {method}. Then they let it go. It was like [pushing somebody on a swing|ringing a very wet bell]; each time there was a bit more of it, and at last it stood right up in the moonlight, said bloop, and rolled home.
@means.move They got the rope round. "Let it go out," said {Hero}. "Let it! Now here it comes," and {they} {method}. Tunk. They all did nothing, quite hard, while you could count six. It came again, and higher. At last a rim looked over the bank, with weed for hair; it walked from the pond by itself, and lay down flat at the feet of the mayor.
@means.mark {Hero} {method}, thirty feet high, by lantern, on the church wall. It was a pair of boots. Between the boots sat one very small person who had hold of a rope; and there was a great deal of wall left over. It was the left over part that did it. One door opened, and then a street of them. With ninety on the rope it came up like a cork.
@means.mark A ladder; a lamp; the {kit}. {Hero} {method}, all up the north wall of the church, and the first thing that {they} made was the boot. It went as high as the clock. By the heel {they} put one person, and left the rest quite white. "Is he as big as that?" somebody said, in slippers, in the road. "And only one of us out there?" Soon there were ninety, with ropes.
@means.mark {Hero} {method}, on the church, as high as a ladder would take {them}. A boot was all that there was room for, and by the side of it somebody holding a rope, who came up to the second eyelet. "Where's the rest?" said the baker, from his window. "Still going up," said {Hero}. Out he came. Soon you couldn't get near the rope for bakers.
@means.build They ran the rope from the pond, up over the tower on the cartwheel, and down. Then {Hero} {method}. There was a button at one end of it, and at the other, in a cow's harness, was Mayor Tibbs. "For {home}," said the mayor, who had always longed to say it, and he stepped off the roof. Up she came.
@means.build {Hero} {method}: pond, rope, tower, wheel. On one end was the button. On the other, strapped to a kitchen chair, was the mayor. "It's the proudest day of my life," he said, and his voice shook. Down he came, as stately as a lift, waving; and out of the black water, streaming, went up the button.
@means.build Pond, wheel, tower, chair: {Hero} {method}. "Are you comfortable?" {they} asked. "I have waited for this since I was a boy," said Mayor Tibbs. Down he sank, past the bell and past the clock, like the sun in the evening; and out at the far end, pouring, came a kind of moon, with four holes in it.
@means.tend {Hero} {method}. Then {they} went and fetched the others out. You never saw such a sight; ninety people in blankets, leaning on a giant, three deep about the ankles, like cats round a stove. The shivering slowed. It stopped. "You can hear hearts," said Gog, wondering. And he put one long arm down behind him into the pond, as you'd feel for the soap, and brought it out.
@means.tend {Hero} {method}. After that {they} went knocking. "You needn't do anything," {they} said. "Just come and lean." So they did, in their blankets, all about his ankles, three deep. Somebody began a song. The buzzing in the ground grew less and less; it stopped. "Oh," said Gog. "So that's what it's like." And with one hand, hardly looking, he felt in the pond, and laid the button on the grass.
@means.tend {Hero} {method}. "Bring blankets!" {they} cried at every door, and banged it with a spoon. All of {home} came and leaned on him, in heaps, up to the ankle, and told each other what they had thought was funny that day. "Was that it?" said Gog. "The one with the duck?" His teeth stopped. He laughed; he put a hand in the pond to steady himself, and there was his button.
@snag "Sewing!" said {Hero}. It would have to be the needle they used for the sails of the mill. It was standing right there, stuck in a drift. But the scarf had tickled Gog, and he had one sneeze left; the needle bent over slowly, like somebody at a concert who's dropped off; then it slipped away down the hill, and the snow closed over it, and...
@snag "Thread, we've got," said {Hero}. "Now a needle." There was but one big enough, and the miller used it for his sails; it was stuck upright in a drift, by the gate, where he had stood it. Three people reached out. But Gog still had some of the scarf up his nose, and the sneeze was quicker. Over went the needle, very slowly, with a wink of light along it; then it was off down the slope like a sledge, under the snow, and...
@snag It takes a certain size of needle. They had the miller's, for his sails, as tall as a door, stood ready in the snow. "Thread it," {Hero} told them, "and I'll go up." But it was they who had tickled Gog with all that wool. He sneezed, only a little, behind his hand, and the needle nodded to it, twice, slowly. Then there was just a gleam under the snow, going away downhill, and they ran, and...
@rescue There was an "Ow". It was the tailor's boy, who had been told that he would only get in the way, and had gone off to sit down. "It's this, I think," he said, rubbing himself. He took hold and pulled. Out it came from {hid}, and out it came, twice as long as he was: {key}.
@rescue "Found it," said somebody. He did not sound glad. The tailor's boy had been told all day to keep from under people's feet, and had gone away to where there weren't any, and sat. "I thought there was a wasp," he said. He felt about in there with both hands, and leaned back. Inch after bright inch it slid from {hid}, and there was more of it than of him. It was {key}.
@rescue "Ow!" That was a long way down. "It's all right," it added. "It's only me." So often had they told the tailor's boy to mind out that in the end he'd gone and sat in the wood. He crawled {hid}, feet last, and backed out, and went on backing, because what he had by the end was longer than he was. "I think I've been sewn," he said. It was {key}.
@climax They went up by the pocket, and the lapel. At the top there was a wind, and an enormous kind breath that smelled of moss. Each of them had brought a thread; there were ninety threads, and all of them thin. In went {Hero} with the needle, and out, and in. {They} tied it off, and bit the end. "Now breathe," said {Hero}. It held.
@climax It was like climbing a cliff that breathes. They went hand over hand, along the pocket, up the lapel, to where the wind was; and every one of them had a thread. {Hero} sewed with all ninety. In at the left, out at the right, six times round and a knot such as sailors do. "Now breathe," {they} said. "As big as you like."
@climax Pocket, lapel, collar: up they climbed, till it was all breath and beard. Ninety people had ninety bits of thread, red wool, and bootlace, and Sunday silk; they wound them together, and {Hero} put the whole lot through the eye. Over, under, pull. Over, under, pull. {They} made the knot with {their} knee on it. "Big breath, Gog," {they} panted.
@resolution You could feel him get warm. It went down through him as it goes down through a house. Then Gog laughed, and the snow came off each roof in {home}, all in one piece, with a whump. {turned}
@resolution He breathed. They all held on to something. Up swelled the coat, and creaked, and stayed shut, and you could see the warm going down him like tea down a spout. "Oh, I say," said Gog; and laughed out loud, and ninety roofs threw off their snow at once. {turned}
@resolution Creak, went the coat, and the button stayed. A pink patch came on his nose. It went to his ears, and down his neck, and out of sight. "There go my knees!" said Gog. "There go my toes!" And he laughed till every roof in {home} took off its snow to him, like a hat. {turned}
@close He held up the lamps at {event}; nobody had ever had them so high. {toast} {ends} Every year, about then, he loses one more button. They've looked at the thread. It's been undone, rather neatly, from the inside.
@close They hung the lamps on his fingers, for {event}. {toast} {ends} A button came off again the next winter, and the winter after. "It's bad thread," says Mayor Tibbs; but {Hero} has seen it. There's a little bow in the end.
@close For {event} there was a lamp on each of his fingers, as high as owls. {toast} {ends} Now every winter, at the first snow, a button comes rolling into {home}, not fast, with the old thread wound round it to save them trouble. {Hero} says nothing.
`,
  b10: `
@home Guidebooks tell you that {home} is quiet. It is not. Every night, behind it, the hill hums, on a note that you feel chiefly in the fillings, and the cups go along the shelf like people leaving church. {Hero} lived nearest. "What on earth is that?" visitors would ask. "What?" said {Hero}, and caught a jug. One got into the way of it.
@home There was a dip in the middle of every bed in {home}, because for two hundred years people had slept holding on. Things shook there in the night. Nobody spoke of it. They hung their pictures on two nails, and kept the good plates on the floor, and in the morning they'd say to each other, "Windy." {Hero's} bedroom looked out at the hill. {They} had never seen a leaf move.
@home There wasn't a cracked cup in {home}, since they all drank out of tin. Nor did anybody own a table that wobbled, for they all did, nightly, from about nine. Off the hill it came: one note, very deep, held for a long time and then let go, with what you would have sworn was a sniff. "That's the wind," {Hero} was told. "Then who's it missing?" {Hero} asked, and was told to eat up.
@friend "That'll just be Gog," said Mayor Tibbs, when {Hero} came right out and asked. "He's a giant. There's no harm in him. He keeps himself to himself." "Did he say that he wanted to?" The mayor opened his mouth, and then opened a window instead. It had gone on for two hundred years, and it had simply never come up. So {Hero} borrowed a barn door, and some tar, and wrote PLEASE COME; and, as it looked a little bare, added, BRING NOTHING.
@friend Nobody in {home} could have told you why Gog wasn't asked to things. It wasn't as if they didn't like him. "You'd need a lot of soup," said Mayor Tibbs. "And then, where would one put him?" "Outside," said {Hero}. "He's already there." {They} wrote the invitation on a double bed sheet, with a mop, and pegged it out on the grass, face up. It said PLEASE COME. For some time that night there was no humming at all, as though someone was reading it over.
@friend "It isn't the wind, if you must know," said Mayor Tibbs. He had been asked every day for a week. "It's Gog. He's a giant. We don't mention it." "Why not?" said {Hero}. "Because we should have to do something." There was, it turned out, a file. The first mayor had written in it, Have him down? and each mayor since had put a tick. {Hero} went home, found the biggest of the tablecloths, and took a mop to the back. From the hilltop you could read it with ease: PLEASE COME.
@want In the morning there was a boulder by the pump. It had been set down, rather than thrown. I WOD LOVE TO, it said; you could see where he had gone over the letters twice. So forty tables went out in the long meadow for {event}, and at the end they left a gap, and put a horse trough there, for a cup. {why} "What does he eat?" people wanted to know. "Let's ask him," {Hero} said. "He'll be here."
@want {Hero} had never done the places at a table when one of them was sixty feet across. They had {event} in the long meadow for the sake of that. {why} The answer had come by boulder, down the hill, before anyone was up; it had taken the corner by the church with real consideration. I WOD LOVE TO, it said. Under this, in smaller letters, as if he had not been able to stop himself, he'd scratched: WHAT SHUD I WARE?
@want He'd answered upon a boulder. One finger had rolled it into the meadow, in the dark, to let them sleep: I WOD LOVE TO. {why} For {event} they carried out forty tables, and {Hero} took charge of the last. That one got a hayfork, and a bath with a clean rim. At each of the other places stood a card with somebody's name. For his they did it on a gate.
@turn It began at noon, in the soup. A ring went out across it, from the middle; a second followed. By the third you could hear them, boom, and a polite pause, and boom; and over the top of the hill there came, as it might be the moon, a forehead. He was wearing a coat. Nothing else that you could have said about him was half so true. "I do beg your pardon," said Gog to a fir tree, looked at it again, and combed his hair with it. {Hero} waved. What else can you do?
@turn "He's late," people said. It was one minute to twelve. And then all down the long meadow the forks turned round, and pointed the same way. Boots came over the hill, each as big as a barge, and set themselves down with such care, in the gaps between the sheep, that you'd have thought they were asleep; and above, going up like a wet brown cliff, went the coat; and on the very top of it, under hair that had been parted with a tree, was the most anxious face {Hero} had ever seen. "Is it here?" it said.
@turn The first boom knocked over the salt, and {Hero} had just set it up in time for the second. "That's either thunder," somebody said, "or manners"; for between the two they'd heard a voice, small for its size, beg the pardon of a beech. They had thought they might be frightened. Then over the brow he came, with one hand up to shield the chimneys. Pine needles stuck in his hair, where he had combed it on the way. He was a giant in his best coat; and he was looking where to put his feet.
@trouble He had got it out of a book. "How do you do," said Gog. "Thank you for having me." You could see him look for the next thing, and find it; and he put his heels together, and bowed. There was a crack like a mast. From just beneath his chin something brown sprang away, the size of a cartwheel, sailed over forty tables with all their heads turning after it, lit on its edge in the lane, and went bowling off toward the church. {run1} "Oh dear," said Gog. "Was that mine?"
@trouble Nobody bows in {home}. That was what went wrong; he had been brought up two hundred years ago, and very nicely. He bent. The whole of that enormous coat went tight across the back, and thought, and let go at the weakest place, which was the top button. "Duck!" cried Mayor Tibbs, so a number of people looked at the pond. It went by a foot above them, whirring, took the hat off a scarecrow, and set off downhill like something with a train to catch. {run1} Where does a thing like that stop?
@trouble Gog said good afternoon to all of them at once, and after that to each, down to the dog. All went off beautifully, until right at the end he got carried away. He bowed. You heard the coat take it, seam by seam, up the back, until there was just one thing left to go, and it went. Off across the meadow flew his top button, as large as a cartwheel, at about the height of a hat; it touched, and skipped, and found the lane. {run1} From there it was downhill, but to what?
@stakes All that autumn it had been waiting to snow, and now it did. Into the front of his coat, where there was nothing to keep it out, the wind walked as if it had taken the place for the winter. "I'd best be getting along," Gog said. He had both hands at his collar. "It's been such a nice {party}. Only, you see, I can feel a sneeze; and your houses are so very..." He was too polite to finish. From where {Hero} stood {they} could see that he'd washed behind his ears. It must have taken a lake.
@stakes "Does it matter so much?" said somebody. "It's only a button." {Hero} pointed. He had gone blue, in patches, the way that hills do; snow was already lying along the one side of him. Whenever the wind got inside, the coat filled, and cracked, and he shut his eyes. "I shouldn't like to be a nuisance," said Gog. "I'll hear {event} quite well, from behind the hill. I generally do." He had heard all of them, they understood. For two hundred years he'd been humming along.
@stakes Down came the snow, as if it was the button that had kept that back as well. In it blew at the neck of him, and came out at his knees. "That's nothing," said Gog. "I have known much worse, and nowhere near a {party}." His hand shook, on the collar. "But I'm going to sneeze. I would rather be at home for it, if it's all the same to you. I know what they do to hens." He'd brought a clean handkerchief, {Hero} noticed, which was somebody's mainsail, ironed.
@try1 "Nobody move!" said {Hero}, who had. {They} went down by the short way, through a hedge, and met it at the second gate. There is no use in shouting at a button. {They} got a loop round the rim, lay back on the rope, and found, what {they} might have worked out at home, that this was merely a matter of which of the two was heavier. It did not even slow down. {They} {was} running on top, now, like a bear on a ball, and going backwards; and the bear, at least, gets to see where...
@try1 It had a good start, and the hill on its side. But it stuck to the lane, and the lane has bends, and {Hero} had not; over the wall {they} went, and the next, and dropped on it flat from the top of the third, with a rope in {their} teeth. "Got it!" {they} told the lane. For a second or so there was no saying who'd got whom. Round they went together, sky, snow, sky, snow. Then there was sky, and ducks. {Hero} had just enough time to wonder about the ducks...
@try1 "It'll stop at the gate," people said; but there went the gate. By then {Hero} was two fields below it, having rolled. {They} had a rope, and a plan, of which the rope was the better part. As it came by {they} got a hitch on it, very prettily, and in the next moment {they} {was} being shown the countryside. There's just one way not to be dragged, and that is to climb on top and run. {They} had got quite good at it when the lane turned left, and the button, which had never cared for lanes...
@fail1 It was the village pond. The button went into it as a penny goes in a well, and with about as much idea of coming back. {Hero} arrived a moment afterwards. When {they} stood up there was a lily on {their} head, and a frog on the lily, and round the edge was a ring of faces, all with the same question. "Deep," said {Hero}. {refrain}
@fail1 Ducks have seen most things; these got up and left. There was a splash, and then, as {Hero} let go rather late, another. {They} dived. {They} did it four times. Far down through the brown you could make it out, as flat as a lid upon something, with its four great holes looking up, and a carp going in at one and out of the next. Ninety people couldn't have shifted it. {refrain}
@fail1 It isn't much of a pond, and there was a good deal of button. For a second you saw the bottom, and things there that people had been looking for. Then all the water came home. {Hero} came up with a kettle. "Well?" they shouted. "It's lying flat," said {Hero}, "and I don't believe it means to get up." A duck walked past without a word. {refrain}
@try2 "It doesn't have to be that one," said {Hero}, while being wrung out. "We want a thing that's big, and round, and holds together." Silence fell, and in the silence they could all smell the pie. It had been a week in the making; there were plums in it, and a bullock, and it needed a door to carry it on. "No," said Mayor Tibbs. "No, now, be reasonable." They had it up there in ten minutes, on four ladders. It fitted to a hair. "Nobody lean on anything," {Hero} told them, "and nobody tell the..."
@try2 Mayor Tibbs had made a list of round things. There was the moon; there was the wheel of the mill, which was in use. "And there is my pie," he wrote, being a truthful man, and tried to cross it out again. "Might we?" said {Hero}. Gog knelt in the snow for them to do it, with his eyes tight shut. They backed it with a tray, and hung it by its own string; and when he stood up, it was on, and it was even warm. "I can feel it right through," he said in wonder. "It's like having a..." Then he stopped, for something had tapped him on the collar...
@try2 "Something round," said {Hero}, whose teeth were knocking together, "and so wide. Never mind if it lasts. It has only got to look as though it means it." Mayor Tibbs stepped in front of the pie. He was a large man, but it was a larger pie. The crust alone had taken eleven people, and a roller. "Think of it," {Hero} begged him, "as going up in the world." By four ladders it went, and sat there like a lid, and Gog, with steam about his chin, dared not so much as swallow. They had begun to clap when somebody noticed that one of the ladders was shaking...
@fail2 The goat had gone up by the ladders, as you or I might; it had had the sense to begin with the crust. "I don't quite like to disturb it," said Gog, out of the side of his mouth. So sixty feet of giant stood in the snow with his chin raised, until the goat was done. It did the corners. Then it came down, rung by rung, with great dignity, and a good deal wider, and had to be helped through the gate.
@fail2 Nobody had shut the goat in, for the reason that nobody ever could. It had walked to the top of the fourth ladder, and out on to the giant, and sat. Now it ate as a person reads who's got to the last chapter. "Shoo," said {Hero}, at the bottom. "It says it's nearly finished," Gog called down. He could speak goat; one does, living alone. By and by it licked the tray. All that was left of a week's work was a plum, and it was in his beard, and he was too shy to eat it.
@fail2 A goat doesn't steal; it's merely early. This one had been passing, and had seen four ladders, with supper at the top. With its feet on the giant's collarbone it said grace, or something short, and set to. "Do something!" Mayor Tibbs implored him. "I could blow," said Gog, "but it's such a little goat." By that time it was not. {Hero} started up to reason with it, and met it coming down, with gravy in its beard, and no room to pass.
@try3 "All right, then. Knitting," said {Hero}. There was not a jersey in {home} that they spared. Curtains went; so did the vicar's leggings; toward the end they were taking it straight from the sheep, who looked on. {run2} Ninety of them sat in a ring, clicking like a field of crickets, and by the time that the light went there was a scarf which could be laid twice around the church. They hung one end on the hay crane. "Tell us if it scratches," {Hero} called up. "Now! Let it go round, and..."
@try3 If you can't shut a thing, you can wrap it. {Hero} put this to the meeting, and the meeting said that wool was dear. "So's he," said {Hero}. It was rather well put. They went home, and came back with everything they had that would unravel. {run2} No one could say afterwards who had knitted which yard; there was some in a stitch that nobody knew, and a bit that was mostly Mayor Tibbs's bath mat. But it was long. Six of them ran with it along the wall. "This is it," {they} said. "Throw!" And up it went, on and on, like a flock of something, until...
@try3 "Scarf," said {Hero}. The vicar said that it would need all the wool in {home}; and no one said anything, but they got up, and went home for it. {run2} They unpicked what they stood in. They knitted on the stairs, and under tables, in plain, in moss, and in one case in tears; the mayor's was mostly holes, but it was done with such good will. Yard by yard it went out at the door and round the church, until it met itself. "Stand by, up there!" {Hero} told the men on the tower. "Aim for an ear! One, two..."
@fail3 "It's beautiful," said Gog. He was holding out one hand, and it was on his thumb. It went round once, with enough over for a bow. "Nobody ever made me a..." he began to say; and it was that, perhaps, more than the snow. They had just time to lie down. When they had all got up again there was no weathercock, and a cow was on the wrong side of the stream. {refrain}
@fail3 They ought to have measured him. That was what somebody said, as the last of it came to rest, and it was {Hero} who had to look: there was a hand up there like a ploughed field, and a thumb on the hand, and about the middle of the thumb a thin, bright, many-coloured ring. He turned it this way and that. "I shan't ever take it off," said Gog. Then his eyes began to water, his nose went up, and all through {home} they heard him whisper, "Mind your windows." {refrain}
@fail3 As far as his hand it went, and no further. He looked at it, wound about the top of his thumb, with ninety kinds of stitch in it, and for a while he couldn't trust himself to speak; and when he did it was too late. "It's the very nicest thing," said Gog, "that anybody, that I ever, that I, ah..." Away went the weathercock, and a wall, and every hat in {home} was turned to face the sea. {refrain}
@low He'd gone behind the hill, so as not to be looked at. It took {Hero} some time to find the right boot. On the side of it away from the wind there was a sort of room, between the heel and the sole, and {they} sat down in there with the {kit}. You couldn't see him from that close; it was just dark, going up. But the stones hummed, and left off, and hummed. "You can shiver," {they} told him. "We don't mind." "It's the chimneys," said Gog. {run3}
@low In the end everybody had a bed to go to, and went. "There's nothing more to be done," they said, kindly; and it was so. {Hero} sat down in the lee of one great toe and put the {kit} beside {them}. Snow fell off a sleeve, far above, with the sound of a shop being shut. "I expect you're sorry that you came," said {Hero}. He thought it over. "I liked the part," said Gog, "when you all looked up." {run3}
@low You could follow him by the quiet. He hummed when he was happy, and he'd stopped. {Hero} went round the hill, through the dark and the flakes, carrying the {kit}, until {they} came against a wall that smelled of boot. "You should be in bed," said the wall. "So should you," {Hero} said, and sat down by it. There was a rattle overhead, like a drawer of forks; that was teeth. He was doing it as softly as he could, because of the tiles. {run3}
@clue Something kept knocking against the lamp. {Spotter} put out a hand for it; it was the end of the thread that the button had been on, hanging down out of the dark, as thick as an arm. "That should have held," <mute:thought|said> {Spotter}. "It would have held a ship." Where it had snapped, though, it was coming undone. You could stick a finger in. It was hair, just hair, hundreds on hundreds of them, each as thin as what you'd mend a sock with. So which of all those had been the strong one?
@clue There are people who can't leave a loose end alone. {Spotter} had got hold of one, and was picking at it, without much hope, by the light of the lamp. "Look at that," {Spotter} <mute:thought|said>. It had been a rope. It had turned in the fingers into a tassel, and then a cloud, soft, and fine as what a spider does; and there was no rope in there, not anywhere. There were only a great many weak things that had all been pulling the same way. Was that how a giant's mother had sewn?
@clue The bit that had snapped was there yet. Past the lamp it trailed, in the snow, like the tail of a big animal that's asleep, and {Spotter} stepped on the end, and it splayed. "That's funny," <mute:thought|said> {Spotter}, and trod it the other way. This was not one thing, but scores of things; it was hundreds, brown, blue, and white, of the kind that you bite through without thinking. You couldn't have hung a picture from any of them. So what had kept a giant shut, in all weathers, since before the church?
@insight.move The wind had got down in the hollow where the pond was. {Hero} could hear the water slap on the one bank, and cross over, and slap upon the other. By the light of the snow {they} saw rings. Something was rocking underneath; something round, that lay on its curve, and had been set going, and couldn't stop. "{Rule,}" {they} said aloud. They'd never lift it. But suppose they only agreed with it, every time, a little more?
@insight.move "{Rule}" {Hero} had that on the brain; {they} had said it to a swing, and to a stuck drawer. {They} walked down to the pond because it was better than standing still. And the pond wasn't standing still either. It leaned over, all of a piece, against the reeds, and then leaned back. There was a slow great tock at each end, like the pendulum of a clock with a lid on. What was it that they had been trying to do all day? Why had they never once waited for the tock?
@insight.move {Hero} noticed the reeds. They bowed, all together, and stood up straight. There was no wind to speak of, and they did it once more, from end to end of the pond, like people at prayers. Down there the button must be swinging on its own fat curve, just as it fell. "{Rule,}" said {Hero}. {They} had been counting how many it would need to be stronger than that. Suppose that you hadn't got to be stronger? Suppose you had only to be in time?
@insight.mark {Hero} had gone from door to door, and had been given a biscuit at each. "Cold, is he? Poor soul!" They would have done anything. But they thought of a cold man, and got out a rug. There was no saying it; that was the trouble; there isn't a word of the right size. "{Rule,}" {they} had always held. In front of {them}, sixty feet high and as blank as a sheet, in the starlight, stood the side of the church. Who was going to be cross about a little paint?
@insight.mark It wanted ninety people, and there was one. The others weren't hard-hearted. They'd drawn the curtains, as you do, and a giant with the curtains drawn is a kind of weather. {Hero} looked along the row of lit windows. "{Rule,}" {they} said, not loudly, and it seemed to come back to {them} off something. {They} turned. All of those windows, every one, looked out on the same white wall. Had anyone ever been given a bigger page?
@insight.mark "He's cold," {Hero} told the ninth house. "I know, dear," said the ninth house. "Wipe your feet." They weren't unkind. But you say cold, and people think of their own, which is some five feet long. {Hero} had tried very. {They} had held out {their} arms. "{Rule,}" {they} remarked to no one; and it was as {they} walked back over the square that {they} came face to face with the church. In the starlight it stood, with its one huge blank side to all those windows. How big was big enough?
@insight.build What was there? {Hero} went over it, as one goes through one's pockets. A rope at the well. A wheel, that had come off a cart in the rush. The church tower, which wasn't doing anything. "{Rule,}" {they} said, by habit; and just then Mayor Tibbs came by. He sat down to rest upon the handle of the pump, and at the other end of it a full bucket rose gracefully into the air. {Hero} looked at the bucket. {They} looked for rather longer at the mayor. Was there any polite way to put it?
@insight.build "It wants a crane," people had said, and since there was no crane they had gone in. {Hero} stayed where {they} {was}. "{Rule,}" {they} said to the snow, and made {themself} see the things without their names. That was no church; it was a tall thing with a hole at the top. That wasn't a well, it was forty yards of good rope. Here lay something round that had used to be on a cart. So there was just the other end to think of. What did they have in {home} that was heavy, and willing, and came down when you asked it?
@insight.build There's no use in wanting a crane if you haven't one. "{Rule,}" {Hero} said, and went about with a lamp. There was rope, in the well; there was a wheel, by itself, in a ditch; and the tower had a hole right through the top, for the bell. On the green was the seesaw. {Hero} sat down on one end of that, to think. Along came Mayor Tibbs, to ask if {they} had had an idea, and took a seat, very kindly, on the other. {They} had, by the time {they} landed. But how does one tell a mayor?
@insight.tend "{Rule}" It went through {Hero} like a draught. They had rolled, and baked, and knitted; not a soul had said to him what you'd say to a lamb. {They} stepped out from the heel, and bent back {their} head till {their} hat fell off. "Gog? What's the worst of it?" {they} called. Snow fell for a time. "Well, you won't laugh," said the dark. "It's such a long way up. I can see that you're talking, and I can't ever hear what about." Had it been the button, even for a minute?
@insight.tend It is odd, how you can spend a whole day upon somebody and not have met him. {Hero} had thought about his collar, and how far it was round his neck. "{Rule,}" {they} reminded {themself}. {They} knocked on the boot, since it seemed rude not to. "Are you there?" "Yes," said Gog, surprised. "What would be nice?" said {Hero}. "If you could have it." He did not need to think. "Feet," said Gog. "Near mine. I had a mother." So what were ninety people doing indoors?
@insight.tend They'd thought about his neck, and what would go round it. They had measured his chest. "{Rule}" It was what {Hero} did for hens! {They} put {their} hands to {their} mouth. "Gog! If it weren't for the coat, would you be all right?" There was so long a gap that {they} thought he must have dropped off. "I'd be the same," said Gog. "I get cold with it done up. It's having nobody this side of the hill." Well, and what was to stop them coming round?
@means.move They had the loop around it by midnight. "And heave!" said Mayor Tibbs. "Don't," said {Hero}. "Wait for it." Out it swung, down there, away from them, as heavy as a church. It hung; it began to come; and {Hero} {method}. They felt it in the rope, like a nod. Nine times they let it go and nine times it came back higher. At the tenth, up out of the black water stood a rim, and then four holes with the moon in them, and it rolled ashore by itself and lay down at their feet.
@means.move "It's no good pulling," {Hero} said. "You've got to be there when it comes." {They} took the end of the rope. Tock, went the pond, on the far side; everyone breathed in. It was on its way; {they} let it get quite close, and {method}. No more than that. Tock. They did it together after that, all ninety, on the beat, hardly leaning, till the whole pond was going like a cradle, and at last there was one great slop; and the button got up out of bed.
@means.move There's an art to pushing what weighs more than a church, and most of it is waiting. "Not yet," said {Hero}, with the rope slack in {their} hand. Ninety people stood on one leg. "Not yet. It's turning. Here..." And {they} {method}. That was one. Whenever the pond leaned, they leaned; each time it came a little way further up the bank to meet them, like a cow that's heard a bucket. On the eleventh it stepped out, streaming, and stood there upon its edge, and seemed to look round for Gog.
@means.mark {Hero} took a ladder and the {kit}, and {method}, from the grass to the gutter. It was a boot, that was all, just the one. By its heel {they} put somebody with a rope, no bigger than your hand. Then {they} ran out of ladder, and so above the boot there was simply wall, going up, white, into the night. It was the wall that did it. A curtain moved. "Is that to scale?" said a voice. Before the clock struck, there were ninety people at the pond, with their coats on over their nightgowns, and it came up like a cork.
@means.mark It got done in an hour, with half a moon to see by. {Hero} {method}, on the whole north side of the church: a hill, and someone sitting behind it with his back to you. You couldn't see his face. There was only the way that he held his collar. People came to their windows to find out what the scraping was. Then, one by one, they let go of the curtain. "He's been hearing us, through that," somebody said. "All this time." Nobody said they had better go; the doors were open by then; and ninety pairs of hands make nothing of a button.
@means.mark {Hero} {method}, with the sexton to hold the ladder, and the church to do it on. A boot brought {them} up to the windows. The knees came where the clock was. "Is there more?" said the sexton. There was the whole coat; there was the gap, with snow blowing in. At the chin {they} {was} out of wall. Nobody in {home} had ever seen him all at once. Across the square one light came on, and then the rest. "Hasn't he got a mother to do him up?" said a child in a nightshirt. After that they had to take turns at the rope.
@means.build {Hero} {method}, from the pond to the tower, up through the bell hole, round the cartwheel, and down. On the wet end there was a button. On the dry one, in the harness of the second-largest cow, stood Mayor Tibbs. He'd asked to say a few words. He looked at the drop, and then he looked at the far-off boot with the snow on it. "For {home}," he said; it was all of them; and stepped off. Slowly, with his hat held to his heart, the mayor came down, and out of the pond, weeping mud, the button went up.
@means.build "I have been heavy all my life," said Mayor Tibbs, when it had been put to him. "I never dared to hope it would be wanted." {Hero} {method}; over the wheel it went, that {they} had lashed in the top of the tower, and so to the pond. They strapped him in a chair. It was, he told them, rather like being elected. Somebody pushed. There was a jerk, a hum, a long dark swallow from the water; and they passed one another halfway, the mayor and the button, and he raised his hat to it.
@means.build "What would you say that you weighed?" asked {Hero}. Mayor Tibbs drew himself up. "In office," he said, "twenty stone." So {Hero} {method}: out of the water, over the wheel, through the hole for the bell, to a loop like a chair. Six of them lifted him in. A mayor, he told them, ought to be seen to do something. {They} nodded, and he went down past the bell like a king in a story. Then the pond heaved; and up from beneath it, with a carp looking out of one hole, rose the button.
@means.tend {Hero} {method}. Then {they} went round {home}, knocking. "It isn't work," {they} told them. "You've only got to lean." They came in blankets, with their babies and their hot bricks, and settled in against those boots, three deep, as cats do round a stove; someone passed a flask up; a joke was told, and a second one. Overhead there'd been a sort of thunder going on since supper time. It faltered. It stopped. "I heard that," said Gog. "The one about the duck." And he reached down an arm behind him, quite easily, and took the button out of the pond.
@means.tend "Feet," said {Hero}, at every door. "He wants feet." It sounded so mad that they all came. {They} {method}, to show them how; then one after another they took off their shoes in the snow, and climbed in at the tops of his boots, between the leather and the wool, and got their toes against his ankle. Nobody'd ever been so warm. "Oh," said Gog, and it went through them all, like a purr. "I can tell you apart!" It was while they were in there, telling him which was whose, that he leaned across, thinking of something else, and picked his button up out of the pond.
@means.tend {Hero} {method}. After that {they} ran. "He wants you round the other side!" {they} called in at each window. "All of you! You don't have to do a thing!" They came with lanterns, and cards, and the baby, and settled down along his instep, with their backs against him, and got on with what they had been saying. "Who was it fell in the flour?" Gog asked presently. They told him. The ground had left off shaking, and now it shook again, and that was laughing. "Here's my button," he said, when he could, and hooked it from the water on one finger.
@snag "Thread!" said {Hero}. "Needle!" Of thread there was plenty. There was one needle in the county of the right length, and the miller had it, for his sails; he'd brought it up himself, and stood it in a drift by the gate, where it looked like something the church had dropped. They all turned to it. The wind turned as well. Over it bent, bowing slowly, as a tall person does who has dropped off at a concert; then there was no needle, only a line, drawing itself down the hill beneath the snow, faster, and...
@snag It was a yard and a half of good steel, and they had taken such care of it. It had ridden up the hill in a bed. "Who's got the needle?" called {Hero}, at the pocket, with the first of the thread between {their} teeth. "You have," said Mayor Tibbs. "I gave it to him." "I put it there, so as to blow my nose," said the miller, and they looked at where there was. In the snow was one neat hole, very deep. From the bottom came a faint, bright, sliding sound, which went on, and on, and...
@snag They had the miller's, for his sails; two people carried it, and a third walked before them to say mind. They stood it in the snow beside the gate, point down; and {Hero} turned round to see to the thread, for as long as you'd take to tie a boot. There was one puff of wind, but who minds a puff? "Pass me the needle," {they} said. Nobody did. They were staring at a thin straight line, ruled down the white, from where it had been to where the hill got steep; and as they stared, all along it, the snow closed up, and...
@rescue "Ow," somebody said, below them, in the dark; and then, after thought, "Sorry." The tailor's boy had been in everyone's way since the morning. He had been told so by eleven people; and in the end he'd gone off down the hill, and found himself a place with no one in it, and sat. He stood up now. He groped {hid}, got both hands to something, put his foot against the bark, and pulled. A foot of it came, and a yard. "I think," he said, looking up along it, "that it was coming to look for me." It was {key}.
@rescue There are ninety people in {home}, if you count the tailor's boy, and no one did. He was down by the wood, keeping out of the way, which he was good at. He'd seen a light run at him under the snow, like a fish, and stop. "Please," he said. No one heard. He said it again, to {Hero}, who did. "It's gone {hid}. I can get my arm in. It's the only thing I'm the right size for." There was a silence, with grunting. Backward out of the dark came the boy; and out after him, on and on, like a moonbeam with an eye in it, came {key}.
@rescue One person saw where it went, because he was in the way. Somebody had called the tailor's boy a help, so he was down among the trees, sitting on his hands, as a long cold brightness shot out of the snow beside him, and hid. "Ow," he remarked. He lay down to look. "It's {hid}," he called, "and it's stuck; but I'm thin." They saw his boots go in. There was a struggle, with bark in it. {Hero} took the other end as he came out, backwards, hauling {key}, like an ant with a straw.
@climax They went by way of the pocket, and the lapel, where there was snow; they went up on each other's shoulders, past a beard like a wood in winter, to the place. His breath came and went there, slow and warm, and smelling of moss. Each of them had brought one thread. Not one of those would have held a kite. {Hero} put all ninety through the eye, and sewed: in, and out, and in. {They} made it fast. {They} bit off the end, which took some biting. "Now," said {Hero}, "breathe in. As far as it goes."
@climax "Does it hurt?" asked {Hero}, at the first stitch. "It tickles," said Gog, not moving his lips. You never saw a person hold so still; there were people standing in his eyebrows. They had made a chain to pass the thread up, hand to hand, from the meadow, and every one put in a strand of their own as it went by, until what reached the top was as thick as a wrist and all colours. Through, and across, and through. {They} leaned on the knot with {their} whole weight. "There! Try that," {they} said. He was afraid to. He looked at them all; then he shut his eyes, and filled his chest.
@climax None of them had rope. They had each brought what they'd got, a yard of wool, a fishing line, the string from a parcel, the ribbon off a plait, and on the way up they twisted it. They climbed by pocket and lapel, into a gale of warm moss, that went in and out. "Don't swallow," {Hero} told him. {They} drove in the needle with both hands, and walked round to pull it through. Six times {they} did that. Then, with one foot against a whisker, {they} tied it. "Hold on, everyone," said {Hero}. "Now, Gog. In you go."
@resolution It held. The coat rose like a hill in spring, and creaked in every seam, and stayed where it was. You could see it go down him, the warm, the way it goes down through a house in the morning: first the ears, then the hands, then, with a sort of sigh, the boots. He laughed. Off ninety roofs the snow came down in one piece. {turned}
@resolution Nothing popped. For the length of that breath there wasn't a sound in {home}; then the colour came up in his face, pink, from west to east, like a morning. "I'm warm," said Gog. He said it over, quite quietly, to see. "I'm warm, and I can hear you." The rest of it was lost, because everybody cheered, and all the windows that were left fell out. {turned}
@resolution Gog breathed in a thimbleful. Then he took the rest. From top to bottom the coat filled, like a sail when it's got its wind at last, and the button looked down upon {home}, and did not budge. "There's a draught gone," he said, "that I've had since I was small." And when he laughed the snow got up off every roof, and left. {turned}
@close He held the lamps, at {event}. No one had ever seen it lit from such a height; you could read the names on the plates, and the plum was shared out. {toast} {ends} Every year, at the first snow, he loses a button. "It's that thread," says Mayor Tibbs, and sends for the needle, and up they all go. {Hero} has had a look at the thread. It has not been broken. Somebody, with very large fingers, and great care, has undone it from the inside.
@close Of course he was too big for {event}. So they had it on him. There was dancing along one arm, and the old people had the pocket, out of the wind. {toast} {ends} He doesn't hum now, or just on Sundays, and they know the words. And when the winter comes there's a knock at {Hero's} window, done with the tip of one finger. "I'm so sorry," says Gog, holding out a button. "I can't think how it happened. Is everyone busy?" And out comes {home}, in its nightgown, with its ninety bits of thread.
@close The lamps for {event} were hung on him, one to a finger, and he kept so still that moths came. {toast} {ends} On the first night of snow, next year, there was a thud; and there it lay in the square. "It must have worked loose," said Mayor Tibbs, who was already in his boots. {Hero} turned over the thread. It had been picked out, stitch by stitch, with something like a spade, and wound up neatly to be used again.
`,
}
