// After the storm there is a whale in the boating pond, and on Monday they pull out the plug.
import type { PackSource } from '../pack.ts'

export const whale: PackSource = {
  id: 'whale',
  skeleton: 'too-big',
  genres: ['animal', 'adventure', 'comedy', 'superhero', 'educational'],
  tags: 'sea beach ocean harbour park pond water island boat coast whale',
  peril: 1,
  touches: 'whale water sea storm',
  ways: ['build', 'move', 'sound'],
  figure: {
    name: 'Mr. Trout',
    type: 'man',
    pronoun: 'he',
    age: 55,
    looks: 'fair skin, short grey hair, green cardigan, brown trousers, square glasses, hat',
    want: 'a tidy pond',
    habit: 'puts up notices',
  },
  people: { 'shrimp girl': 'girl' },
  extras: `
    try1: crowd
    fail1: crowd
    resolution: crowd
    close: crowd
  `,
  names: ['Norway', 'Mr. Trout', 'Trout', 'Dimple', 'Saltpenny', 'Notice'],
  nouns: {
    home: 'Saltpenny',
    quest: 'whale',
    key: 'the long blue hose',
    hid: 'under the pedal boats',
    mistake: 'left the sea gate open, to see the storm come in',
    scary: 'the deep end of the pond',
    wait: 'until the tide had come to the top step',
    crowd: 'the people of the town',
    small: 'the girl who sold shrimps',
    says: 'She slid in on a wet road. Why not slide her out on one?',
  },
  swappable: false,
  refrain: {
    base: 'Heave! said the people. Ho! said the whale. And nothing would move but the tip of her tail.',
    turned: 'Heave! said the people. Ho! said the whale. And off to the sea went the whole of the tail.',
  },
  small: {
    base: 'Heave, ho! said the whale. And flip went her tail.',
    turned: 'Heave, ho! said the whale. And whoosh went her tail.',
  },
  titles: ['{Hero} and the Whale in the Pond', 'No Whales', 'Heave, Ho!', 'More Whale Than Pond', 'Dimple'],
  blurb:
    'NO BALL GAMES, says the notice. NO DOGS. It says nothing about whales. And there she is, in the boating pond, with a pedal boat on her nose; and she has never looked so lost. Who is going to get her home, if not {Hero}?',
  stage: `
    home: pond morning clear wide | wave happy | swan-boat | duck-following
    friend: pond morning clear close | talk happy | signpost mop |
    hobby: beach morning clear medium | stand proud | |
    want: pond day clear wide | point excited | swan-boat bunting |
    flaw: park day cloudy close | stand thoughtful | |
    turn: pond morning clear wide | look-up surprised | whale |
    trouble: pond morning clear wide | run funny | whale signpost | bird-on-head | wet
    stakes: pond day clear close | look worried | whale | | wet
    try1: pond day clear wide | pull brave | whale rope | | wet
    fail1: park day clear above | sit surprised | rope | duck-following | wet
    try2: pond day clear medium | carry brave | whale balloon | | wet
    fail2: street day clear wide | look-up funny | balloon hat | hat-blown-off |
    try3: pond dusk clear medium | dig excited | shovel bucket | | muddy
    fail3: pond dusk cloudy wide | look-down sad | whale | | muddy
    low: pond night clear close | sit sad | whale | |
    clue: park night rain close | look-down curious | snail | | wet
    insight: pond night rain behind | think hopeful | whale | | wet
    means: street night rain wide | stand brave | whale soap-bubbles | | wet
    snag: street night wind medium | shout surprised | whale | | wet
    rescue: pond night wind close | reach hopeful | hose | frog-in-cup | wet
    choice: street night clear medium | stand thoughtful | | | wet
    climax: street night stars wide | push wonder | whale soap-bubbles hose | | wet
    resolution: harbour dawn clear wide | cheer joy | whale | | wet
    close: beach dusk clear wide | wave happy | whale bunting signpost | small-copy-of-hero
  `,
  deeds: `
    home: hero touches swan-boat; no whale; no boat
    friend: figure touches notice; no fish
    want: hero touches swan-boat; no whale
    turn: hero touches pond-whale; hero reach wonder; no boat; no whale; no duck
    trouble: figure touches no-whales; with boat-whale; hero reach worried; figure reach worried; no fish; no whale; no signpost; no notice; no hose; no boat
    stakes: hero touches pond-whale; hero reach sad; no whale; no boat
    try1: hero pulls bow-whale; no whale; no rope; others
    fail1: hero touches fallen-pull; hero reach surprised; no rope; no whale; others
    try2: hero touches balloon-whale; hero reach excited; no whale; no balloon; others
    fail2: with trout-aloft; no figure; no balloon; no hat; no fish; hero look-up surprised; at hill medium
    try3: hero pushes shovel; with pond-whale; no whale; at here wide
    fail3: hero touches puddle-whale; hero reach sad; no whale; no shovel
    low: hero touches puddle-whale; hero reach sad; no whale; no shovel
    low[soap]: hero touches washed-whale; hero reach calm; no puddle-whale
    low[radio]: with radio
    clue: hero touches snail; no rope
    insight: no snail
    insight.build: hero lifts soap; with puddle-whale; no whale; no snail
    insight.move: hero sit; with soap puddle-whale; no whale; no snail
    insight.sound: hero touches hum-whale; hero reach wonder; no whale; no snail; others
    means: no rope
    means.build: hero lifts soap; with soap-road; no whale; no soap-bubbles; no rope; others
    means.move: hero pushes slide-whale; no whale; no rope
    means.sound: with song-whale; no whale; no rope; no soap-bubbles; others crowd
    snag: hero touches dry-whale; no whale; no rope; no soap-bubbles; no bucket; no hose
    rescue: friend gives hose to hero; no whale; no boat
    choice: no rope
    climax: hero pushes suds-whale; no whale; no soap-bubbles; no rope; no hose
    resolution: hero touches leaping-whale; hero reach wonder; no figure; with trout-aloft; at beach wide; others; no whale; no rope; no soap-bubbles; no fish
    close: hero touches cup-whale; hero reach joy; no trophy; no cup; no whale; no signpost; no rope
    close[wrote]: with whale-notice
    close[Trout]: hero touches cup-whale; figure cheer joy; others; no whale; no signpost; no rope; no fish
  `,
  lapStage: `
    home: pond morning clear wide | wave happy | boat |
    friend: pond morning clear medium | talk happy | boat |
    want: park morning clear medium | point excited | bunting boat |
    turn: pond morning clear wide | look surprised | whale |
    trouble: pond day clear above | run funny | whale boat |
    stakes: pond day clear medium | reach sad | whale |
    try1: pond day clear wide | pull brave | whale rope |
    fail1: pond day clear medium | sit surprised | rope whale |
    try2: pond day clear wide | pull hopeful | whale rope goat |
    fail2: pond day clear medium | sit funny | goat rope whale |
    try3: pond dusk clear wide | pull excited | goose rope whale |
    fail3: pond dusk cloudy wide | sit sad | goose rope whale |
    hobby: pond dusk cloudy medium | stand happy | |
    flaw: pond dusk cloudy close | think thoughtful | |
    low: pond night rain wide | sit sad | whale umbrella |
    clue: hill night rain close | look-down curious | snail |
    insight: pond night rain close | think hopeful | whale |
    means: hill night rain wide | kneel brave | bucket |
    snag: hill night clear wide | look worried | whale |
    rescue: hill night clear wide | cheer funny | whale |
    choice: beach night clear close | kneel thoughtful | mouse |
    climax: beach night stars wide | look wonder | whale |
    resolution: harbour night stars wide | wave joy | whale moon |
    close: bedroom night stars medium | lie calm | bed pillow |
  `,
  lapDeeds: `
    want: no whale; no boat
    turn: hero touches pond-whale; hero reach surprised; no whale; no boat
    turn[nose]: hero touches boat-whale; hero reach surprised; no whale; no boat
    stakes: hero touches puddle-whale; hero reach sad; no whale
    try1: hero pulls pond-whale; no whale; no rope
    try2: hero pulls pond-whale; with goat; no whale; no rope
    try3: hero pulls pond-whale; with goat goose; no whale; no rope
    low: hero under umbrella; with puddle-whale; no whale
    means: hero pours bucket
    snag: hero pushes slide-whale; no whale
    rescue: hero cheer funny; with suds-whale; no whale; no goat; no goose; at here medium
    climax: hero cheer wonder; with leaping-whale; no whale
    resolution: hero wave; with leaping-whale; no whale; no moon
    home: hero touches boat
    trouble: hero look worried; with pond-whale; no whale; no boat; at here wide
    fail1: hero sit; with pond-whale; no whale
    fail2: hero sit; with pond-whale; no whale
    fail3: hero sit; with pond-whale; no whale
    clue: hero sit
    clue[snail]: hero touches snail
    insight: hero sit
  `,
  b0_3: `
@home {Hero} and the {kit} went to the pond. It was a small pond, with one small boat.
@home There was a pond on a hill. {Hero} sat by it, with the {kit}, and looked at the boat.
@home Here was the pond, and here came {Hero}. {Hero} had the {kit}.
@friend A girl by the pond sold shrimps. "Hello, {Hero}," she said. "Hello, {kit}!"
@friend "Would you like a shrimp?" said the shrimp girl. {Hero} had one. It was pink.
@friend The girl who sold shrimps gave {Hero} a wave and a shrimp.
@want {why} {Hero} wanted the boat, for {event}. Who was in the pond?
@want {why} {Hero} ran to get the boat, for {event}. Where had it gone?
@want {why} {Hero} would go in the boat, for {event}. But where was it?
@turn There was a whale in the pond! She filled it up, all of it. {refrain}
@turn It was not a fish, {Hero}. It was much too big. It was a whale! {refrain}
@turn A whale sat in the pond, with the boat on her nose. {refrain}
@trouble "How did you get in?" said {Hero}. {run1} How would the whale get out?
@trouble The pond was too small. {run1} {Hero} got wet. Where did a whale live?
@trouble She could not turn round. {run1} "Oh, whale," said {Hero}. What now?
@stakes The whale had a tear as big as a bun. {Hero} patted her cheek.
@stakes "I want my sea," said the whale. "I will help you," said {Hero}.
@stakes Poor whale! She looked down the hill, at the big blue sea. {Hero} looked, too.
@try1 {Hero} took a rope. {Hero} pulled, and pulled, and...
@try1 There was a rope by the boat. {Hero} held on tight to it, and...
@try1 "I will pull you out," said {Hero}. One, two, three, and...
@fail1 Bump! {Hero} sat down. {refrain}
@fail1 The whale did not move. {Hero} did. Plop! {refrain}
@fail1 {Hero} went over, feet up. {refrain}
@try2 A goat came by. It pulled {Hero}, and {Hero} pulled the whale. Did she move?
@try2 "Help us, goat," said {Hero}. So the goat took hold of the rope. Who went first?
@try2 Along came a goat, a big one. Now there were two to pull. Was that enough?
@fail2 Bump! Down sat the goat. {Hero} sat on top. {refrain}
@fail2 "Maa!" said the goat, and fell over {Hero}. {refrain}
@fail2 Two went over: first {Hero}, then the goat. {refrain}
@try3 A goose came by. It pulled the goat, who pulled {Hero}, who pulled the whale. Pull... pull...
@try3 "Help us, goose," said {Hero}. Now there were three, in a row. One... two...
@try3 Goose, goat and {Hero} had the rope. It got tight, and tighter, and tighter...
@fail3 Snap! Down sat the goose, the goat and {Hero}. {refrain}
@fail3 "Honk!" The rope broke, and over they all went. {refrain}
@fail3 Bump, bump, bump! There was no more rope. {refrain}
@low It got dark, and it began to rain. {run3}
@low {Hero} sat by the whale, in the rain. {run3}
@low "Good night, whale," said {Hero}. It rained. {run3}
@clue {Went}, went the {kit}, on the wet grass. Oops! And then, whee, all the way down.
@clue Oops! In the rain, {went}, went the {kit}, right down the hill. <pal:{Pal}|{Hero}> ran and ran.
@clue A snail slid by, so smooth and so quick. Then {went}, went the {kit}, and slid by, too. Whee!
@insight "It is wet," said {Hero}. "It is slippy." And a whale was wet, too. So what if...?
@insight {Hero} sat on the wet hill. Whee! It was a slide. Could a whale...?
@insight What goes down a wet hill, with no rope at all? {Hero} looked at the whale, and...?
@means {Hero} made a long, wet slide, from the pond to the sea. {Went}, went the {kit}, all the way.
@means {Hero} poured water, and more water, all down the hill. {Went}, went the {kit}. That was quick!
@means They made the hill as wet as a fish. {Went}, went the {kit}, all the way down. "Now you, whale!"
@snag The whale looked down. It was a long, long way. She shut her eyes...
@snag "You go first," said the whale. "No, you," said {Hero}. Wait... wait...
@snag One little push from {Hero}. One little push from the goat. Oh dear...
@rescue Whoosh! Down the hill she went, with the boat on her nose.
@rescue Whee! There she went, past {Hero}, past the goat, past the goose!
@rescue Down she went, on her big wet tum, and all the way she sang.
@climax SPLASH! Into the big blue sea went the whale. It rained up, and it rained down.
@climax SPLASH! The sea jumped up to get her. {Hero} got wet from head to toe.
@climax SPLASH! One big wave came, right over {Hero} and the goat.
@resolution Now the whale could turn round and round. {Hero} waved. {turned}
@resolution "Thank you!" sang the whale, to {Hero}, from the sea. {turned}
@resolution She had all the sea, and {Hero} had the boat. {turned}
@close {toast} {Hero} was dry, and in bed. Night-night, whale. {ends}
@close {toast} Into bed! Good night, goat. Good night, whale. {ends}
@close {toast} Far off, the whale sang {Hero} to sleep. {ends}
`,
  b4_6: `
@home {Hero} lived in {home}. At the bottom of the hill was a big sea, and at the top a very small pond with pedal boats. "I've got two seas," said {Hero}. So far, only one of them had a whale in it...
@home There were two waters in {home}. Down the hill was the sea. Up the hill was a pond for boats, so small that the ducks took turns. {Hero} lived in between, and nobody ever swam from one to the other. Or not yet...
@home In {home} there is the sea, down the hill, and the pond, up the hill, and you can fall in either. {Hero} had done both. Who would look in a pond for anything bigger than a duck?
@friend Mr. Trout looked after the pond. He loved a notice. NO DOGS, said one. NO SPLASHING. NO BREAD. "You can't be too careful," said Mr. Trout.
@friend The man with the mop was Mr. Trout. NO MUD, he wrote. NO JAM. NO HATS IN THE WATER. "I've got a notice for everything," he told {Hero}, "and still they come."
@friend Mr. Trout kept the pond flat with a mop. NO DUCKS, he wrote. NO WIND. NO HOPPING. "You can't be too careful," he told {Hero}.
@want There were going to be boat races on the pond, for {event}. {why} "I'll be in all of them," said {Hero}.
@want Twelve new boats were tied up in a row, for a race at {event}. {why} "I'll have the swan," said {Hero}.
@want At {event} there would be boat races on the pond, and a cup! {why} {Hero} would pedal the swan.
@turn All night there was a storm. The sea got up, and came right up the hill. In the morning the sea had gone home, but it had left something behind. There was a whale in the boating pond.
@turn That night the wind howled, and the sea went for a walk in the town. By breakfast it was back in its bed. But what was that in the pond? "Hello?" said {Hero}. It was big and grey, and it blinked.
@turn The wind blew so hard that the sea fell out of bed. All night it ran about town. In the morning {Hero} went to see if the ducks on the pond were dry. They sat in a row, looking at a whale.
@trouble She filled the pond, from the steps to the ducks, with a boat on her nose. Mr. Trout, who kept the pond clean, put down his long blue hose. "NO WHALES," he wrote, very fast. {run1} How do you get her out?
@trouble The whale was stuck as tight as a foot in a [boot|sock]. Mr. Trout, who kept the pond, put down his blue hose. "NO WHALES," he wrote. {run1} But can a whale read?
@trouble There was more whale than pond, with a boat on the end. "This won't do," said Mr. Trout, who kept the pond. He put down his blue hose, and put up NO WHALES. {run1} But how could a whale go?
@stakes {Hero} called her Dimple. She looked at {them} with one round eye. A whale has to be wet. But the sun was hot, and the pond was going down.
@stakes When the whale smiled there was a little hole in her cheek, so {Hero} named her Dimple. "She's drinking the pond," {they} said. "What will she do when it's all gone?" The sea was down the hill, and a whale can't walk.
@stakes She had a spot in her cheek that you could put your thumb in. "Dimple," said {Hero}, with a thumb in it. Dimple took a drink of pond. It went down and down, till you could see the ducks' feet.
@try1 "Rope!" said {Hero}. They tied it round her with a bow. The whole town took hold, and dug in their heels. One, two, and...
@try1 They got the biggest rope in the harbour, and made a bow of it, right round her middle. All of {home} took hold, and even the baby had a bit. "Ready?" cried {Hero}. "Steady? And..."
@try1 Everyone in {home} got hold of one long rope. It had a bow at Dimple's end, to be nice. "Pull!" cried {Hero}, and...
@fail1 Snap, went the rope, and they all sat down on each other. {refrain}
@fail1 Twang! Half the rope went one way, and half went the other, and everybody was lying down. {refrain}
@fail1 Ping, went the rope, and down they sat, bump, bump, bump. {refrain}
@try2 "Then we'll lift her," said {Hero}. They got every balloon in {home}, two thousand of them, and tied them on one by one. The strings went tight, and...
@try2 "You can lift anything," said {Hero}, "if you've got balloons enough." They had two thousand. They puffed and tied until she looked like a birthday. There came a creak, and...
@try2 "Whales can't fly," said {Hero}, "but balloons can." They blew up two thousand, red and blue and yellow, and tied them on her. She gave a wobble, and...
@fail2 Off came the balloons, and up went Mr. Trout. They had tied the last bunch to him by mistake. He went over the church, still writing a notice.
@fail2 The knots slid off, for she was wet. But one bunch was tied to Mr. Trout, and that was a good knot. "Oh dear," he said, and went over the roofs. NO FLYING, he wrote, up there.
@fail2 A wet whale is no place for a knot. Off slid the balloons, all but one bunch. That was tied to Mr. Trout, and up he went. "This isn't allowed," he told a gull.
@try3 "We'll dig the pond bigger," said {Hero}, "right to the sea." {They} kicked the blue hose away. {run2} It was a fine big hole, until...
@try3 "More pond!" said {Hero}, and kicked the blue hose away. With spades and spoons and hats they dug, down towards the sea. {run2} They could hear the waves, and then...
@try3 "If she can't get to the sea," said {Hero}, "we'll dig it to her!" {They} kicked the blue hose away. {run2} They dug until...
@fail3 Glug, glug, glug, went half the pond, down the drain. {refrain}
@fail3 Slurp, went the drain, and all she had left was one big puddle. {refrain}
@fail3 Plop! They had dug up the plug, and now Dimple sat in a puddle. {refrain}
@low They washed the mud off her with soap. {Hero} stayed by her eye, with the {kit}. "I'm here," {they} said. Far down the hill the sea was going hush, hush. {run3}
@low It was bedtime, and {Hero} did not go. The {kit} lay in the mud. {They} washed Dimple's cheek with soap. "Can you hear it?" {they} said. The sea was just down the hill. {run3}
@low The moon came up, and Dimple looked at it. {Hero} put down the {kit}, and washed the mud off her with soap and a cup of water. It wasn't a sea. {run3}
@clue It began to rain. {Spotter} saw a snail come down the path. It was a big snail in a big shell, and yet it slid along as easy as butter, for it made its own road as it went.
@clue Plip, plop, went the rain. A snail slid by {Spotter}, with a whole house on its back. "How does it do that?" {Spotter} <mute:thought|asked>. Under it the road was wet and shiny.
@clue It began to rain, on {Spotter's} nose. Along came a snail, house and all. Did it push? No! It just slid on its own shine.
@insight.build {Hero} looked at the hill. It ran from the pond to the sea. "{Rule,}" said {Hero}. What had they got? They had soap. How much soap is there in a town?
@insight.build "{Rule,}" said {Hero}. Rope they had, and balloons, and not one was any use. But under every sink in {home} there was something slippery. What would it do to a hill?
@insight.build {Hero} put {their} hands in a bucket. Whoops! Out shot the soap. It went over the path, through the gate, and off down the hill. "{Rule,}" said {Hero}. Could a whale do that?
@insight.move {Hero} got up, and trod on the soap, and slid to the gate. There was the hill, all the way to the sea. "{Rule}" All day they had pulled. But who pulls on a slide?
@insight.move {Hero} put one foot on the soap. Whee! {They} slid right to the gate, and nobody had pulled {them}. "{Rule,}" {they} said. Could a whale slide, too?
@insight.move {Hero} trod on the soap. Zip! {They} slid to the park gate, and saw the hill run down to the sea. "{Rule,}" {they} said. Who needs to pull?
@insight.sound Dimple sang, low and sad. The wet stones hummed, and the soap slid about, and so did she! "{Rule,}" said {Hero}. What if they soaped the hill, and all of them sang?
@insight.sound From far down in Dimple came a note. It got into the stones, and your boots, and your tummy. The soapy path shook, and she slid by one inch! "{Rule,}" said {Hero}. Who else could hum?
@insight.sound Mmmm, sang Dimple, so low that the spoons shook. On the soapy stones she slid, a bit, all by herself. "{Rule,}" said {Hero}. How would a whole town sound?
@means.build From each bath and each sink they brought their soap. {Hero} {method}. There were mats, and trays, and soap on top, all down the hill. It was the longest slide in the world.
@means.build "All the soap you've got!" said {Hero}. Out it came, and {they} {method}. There were mats below, and soap on top, right down the hill. You could have slid to the sea on one toe.
@means.build They made a bed for her right down the hill, out of doors and mats. {Hero} {method}. Then on went soap, pink soap, green soap, till flies fell over on it.
@means.move They soaped the hill from top to bottom. {Hero} stood by Dimple's tail. It swung out, and it swung back, and {Hero} {method}. It was like a swing in the park. Higher, and higher, and out of the pond she went!
@means.move They soaped the hill. {Hero} stood by Dimple's tail, to help her rock. It swung left, and {they} pushed it left. It swung back, and {Hero} {method}. Out of the pond she slid!
@means.move They soaped the hill, right to the sea. Dimple swung her tail, and {Hero} pushed. {They} {method}. It was like a swing: farther each time, and out she slid!
@means.sound They soaped the hill, down to the sea. Then {Hero} took the {kit}. {They} found Dimple's note, and {method}, and soon the whole town had it. And Dimple began to slip.
@means.sound First they soaped the hill. {Hero} sat with {their} {kit} by Dimple's ear, to catch her note, and {method}. "Mmmm," went the baker, and the baby, and the whole street. And she was off!
@means.sound Soap, soap, all the way down the hill! {Hero} had the {kit}, and Dimple had one long note. {Hero} {method}. "Mmmm!" said Dimple. "Mmmm!" said {home}. And she slid.
@snag The rain stopped, the soap went dry, and Dimple stuck! "Water!" cried {Hero}. "The blue hose!" But where was it? {Hero} had kicked it away, to dig...
@snag Past the school she went, and there she stuck. The rain had stopped, and the soap was as hard as toffee. "Get the hose!" cried {Hero}. No one could. "You said to throw it away, when we dug," they told {them}, and...
@snag Slide, slide, stick! The rain was over, and the soap was dry. "Water!" said {Hero}. "The blue hose!" Then {they} went red. It had been in the way, when they dug, and {they} had kicked it somewhere. Dimple shut her eye, and...
@rescue "You threw it away," said the girl who sold shrimps, and she went red. "So it's my jump rope." She ran and looked {hid}, and came back with {key}, miles of it.
@rescue Somebody pulled at {Hero's} sleeve. It was the girl who sold shrimps. "I skip with it," she said. Off she ran, and felt {hid}, and came back with {key}.
@rescue "A blue one?" said the girl who sold shrimps. No one had asked her. "It's for my skipping." She slid in {hid}, and out she came with {key}.
@choice.trying-again {Hero} ran with the hose, and slipped on the soap, and down went the {kit}. {They} thought of the box of half things. Half a hill was no good to a whale. "No," said {Hero}, and got up, and ran the other half.
@choice.trying-again {Hero} ran with the hose, and slipped, with everybody looking, and down went the {kit}. "I don't like hoses," {they} began, and stopped. Up {they} got, as red as jam, and ran on, badly, and then a bit less badly.
@choice.trying-again {Hero} ran with the hose, and down {they} went on the soap, and so did the {kit}. {They} put on {their} hat, to go home. But a whale can't put on a hat. "Once more," {they} said, and ran.
@climax On went the hose. The suds came up as high as hats. {Hero} gave Dimple one small push, the way you'd push a door. And off she went, by the bakery, and the bank, faster and faster, singing. "Mind the corner!" cried {Hero}.
@climax Psssh! went the hose. Up rose the suds, over the doors, over the hats. {Hero} leaned on Dimple, just a bit, with one finger. And away she went, down and down, past the bank and the bakery, singing all the way.
@climax Fizz! The hose made suds up to the windows. {Hero} could not see a thing. {They} felt for a cheek with a dimple in it, and gave it a pat. Then the cheek wasn't there. "Wheee!" sang somebody big, far down the hill.
@climax.move On went the hose. The suds came up as high as hats. {Hero} felt for the big wet tail. It swung, and {they} waited. It swung back, and {they} leaned. Off she went, by the bakery, and the bank, singing. "Mind the corner!" cried {Hero}.
@climax.move Psssh! went the hose. Up rose the suds, over the doors, over the hats. {Hero} waited for the tail to swing, and leaned when it did, with one finger. And away went Dimple, past the bank and the bakery, singing all the way.
@climax.move Fizz! The hose made suds up to the windows. {Hero} could not see a thing. {They} felt for Dimple's tail, and swung when it swung. Then it wasn't there. "Wheee!" sang somebody big, far down the hill.
@climax.sound On went the hose. The suds came up as high as hats. "Once more," said {Hero}, and gave the note. "Mmmm!" went the whole hill, and off she went, by the bakery, and the bank, faster and faster. "Mind the corner!" cried {Hero}.
@climax.sound Psssh! went the hose. Up rose the suds, over the doors, over the hats. {Hero} found Dimple's note again, and the whole town hummed it. And away she went, down and down, past the bank and the bakery, singing all the way.
@climax.sound Fizz! The hose made suds up to the windows. {Hero} could not see a thing. {They} hummed one long low note, and something big hummed it back, here, then there, then far away. "Wheee!" it sang.
@climax.build On went the hose. The suds came up as high as hats. {Hero} put one last mat where the bend was. Then off she went, by the bakery, and the bank, faster and faster, singing. "Mind the corner!" cried {Hero}, and she did.
@climax.build Psssh! went the hose. Up rose the suds, over the doors, over the hats. There was one gap, at the corner, and {Hero} ran and put a tray in it. And away went Dimple, right over the tray, past the bank and the bakery, singing.
@climax.build Fizz! The hose made suds up to the windows. {Hero} felt along the mats with both hands. Was every bit in its place? It was. {They} gave a cheek with a dimple in it one pat. "Wheee!" sang somebody big.
@resolution SPLASH! The wave came all the way up to the church, and brought Mr. Trout down out of the sky. {turned}
@resolution What a splash! It went so high that it met Mr. Trout, up there, and gave him a ride home. {turned}
@resolution SPLASH! For a while it rained fish, and then it rained Mr. Trout. {turned}
@close They had {event} on the sand. Dimple got the cup. {toast} {ends} WHALES, wrote Mr. Trout: PLEASE WIPE YOUR FEET.
@close They had {event} by the waves, and Dimple won the race. {toast} {ends} Mr. Trout wrote a notice. WHALES MUST HOLD HANDS.
@close They had {event} in the sand. Dimple had won the race. {toast} {ends} Mr. Trout took down NO WHALES.
`,
  b7_9: `
@home On one side of {home} there's the sea, which is very large. On the other there's the boating pond, and you can walk round that in the time it takes to eat an ice cream. {Hero} lived exactly in between.
@home If you stand on the wall at {home}, you can spit cherry stones into the sea on one side, and with a good wind you can hit the boating pond on the other. {Hero} had done it. The sea had never noticed. The pond was so small that it went up.
@home There's salt water in {home} and there's fresh. The salt has ships on it, and goes to Norway. The fresh has ducks, and goes as far as the railings. {Hero} lived between them. "I've one wet foot of each," {they} said.
@friend The pond belonged to Mr. Trout. It didn't really; but he had the hat. He was a great man for a notice. "I like things said," said Mr. Trout. NO DOGS. NO BREAD. NO STANDING UP, SITTING DOWN OR LEANING. "You can't be too careful with water," he told {Hero}. "It gets ideas."
@friend They'd put Mr. Trout in charge of the ducks, and it had gone on from there. He had a brush, and a pot of black paint. Whenever somebody did a thing, there would be a notice the next day, to say not to. "NO HUMMING WITHIN NINE FEET," {Hero} read out. "Who was it that hummed?" "A man," said Mr. Trout darkly.
@friend A gull sat down on the pond, and Mr. Trout wrote NO GULLS. It was how he kept it tidy. "What does that one say?" {Hero} asked him, of a very small one. He bent to look. "NO READING OF SMALL NOTICES," said Mr. Trout. "You can't be too careful."
@want There were to be races there, with twelve pedal boats and a cup, for {event}. {why} {Hero} had picked out a boat already. It was the one shaped like a swan, with the squint.
@want Twelve new pedal boats lay along the edge with their noses in. There would be races for {event}, and a cup with ears. {why} "I'll have that one," {Hero} had told everybody, weeks ago. It was the swan. It had been painted by somebody in a hurry, and it looked two ways at once.
@want A cup with ribbons stood in the butcher's window. At {event} it would go to the fastest of twelve pedal boats. {why} {Hero} had waxed the swan. It squinted, but it shone.
@turn On the night before, they had the storm. The sea put one leg over the wall, had a look round the town, and went home again at about four o'clock; but it had left something behind it. "Oh, my," said {Hero}, at the curtains. There was a whale in the boating pond.
@turn You couldn't sleep that night for the noise. The wind got hold of the sea by the collar, and shook it. Toward morning one wave came right up the street, and tried the doors. Then it all went quiet. {Hero} ran down in {their} nightshirt, and the boating pond was full to the brim, and looking at {them}.
@turn Hats woke {Hero}, going by the window, and after the hats went the sea. Such a storm! By breakfast it had all gone home, and {they} splashed down to the pond to see to the swan. It was there, only higher than it used to be. What was it sitting on?
@trouble She fitted it as a foot fits a shoe. The swan was up on top of her nose, squinting. Mr. Trout stood there with a brush, and wrote out NO WHALES in letters a foot high; and she read it, or at least she looked at it very hard. {run1} But how do you turn out a thing like that?
@trouble It was a whale. She was in there as tight as a cork. She seemed to feel foolish, for she kept quite still, with the swan upon her nose. "There's no notice," said Mr. Trout, in a faint voice, and went to mix some black. {run1} NO WHALES, he wrote. And what then?
@trouble From nose to tail it was whale, with the swan on top. Mr. Trout looked for the place where she left off and pond began, and there wasn't one. So he painted NO WHALES, and hung it up where she could see. She blinked at it. {run1} Where was she supposed to go?
@stakes {Hero} called her Dimple. It was because of her left cheek. "She's drinking it," {they} said, on the second time round. It was so: you could see the wet mark where the pond had been at breakfast. There were the races to think of; only nobody, by then, was thinking of the races.
@stakes On her left cheek she had a dent, like a thumb in dough, and so {Hero} called her Dimple. {They} put down a hand, and she breathed on it. That was at nine. By ten, the top step was dry, and by eleven the second. "She's thirsty," said {Hero}. "She's drinking the only thing that she's got." Nobody mentioned the races. "How many steps are left?" they asked.
@stakes You can't just say "whale" to somebody's face. {Hero} looked at it; on the left was a dent, where you could have kept an orange. "Dimple," {they} said. Dimple took a sip of pond; it was all she had. The ducks went down an inch. How many sips would that leave?
@try1 "Everyone in {home} can pull," said {Hero}. They found a rope that had belonged to a ship, and tied it round the middle of her with a bow. Six hundred people got hold of it, from the mayor to the baby. "Take up the slack!" {they} cried. "And one, and two, and..."
@try1 There was a rope at the harbour as thick as your leg, left over from a ship. They passed it round her, and finished it off with a bow, to be friendly. All {home} took a piece: six hundred of them, down the park and out at the gate, with a baby to hold the end. "When I drop my hat," called {Hero}. {They} dropped {their} hat...
@try1 "Six hundred people can shift most things," said {Hero}. They borrowed a ship's rope, and tied it on in a bow, like a present. It reached to the fish shop, with hands on all the way. The mayor took off his chain, and the baby took off one sock. "Now!" said {Hero}...
@fail1 It went off like a cork. Six hundred people sat on six hundred other people, and the mayor was never the same shape again. {refrain}
@fail1 They were very strong. It was the rope that wasn't. Six hundred people ran backwards, and sat down; and as the ones at the front sat on the ones behind, it was a while before they came to the baby. "Again!" said the baby. {refrain}
@fail1 The rope was very old, and had been thinking of retiring. Bang! The mayor sat on the butcher, and so down to the baby. {refrain}
@try2 "Up, then," said {Hero}, "if she won't go along." There were two thousand balloons in for {event}. They blew up the lot. They tied them on at the front, the back and both sides, and Mr. Trout went round with a clipboard to check the knots. She'd begun to look lighter. There was a creak...
@try2 "What's the lightest thing there is?" {Hero} asked. For {event} they had got in two thousand balloons. It took all morning to blow them up. Mr. Trout went along behind, and tugged at each of the strings, in case. The water gave a kind of a gulp. "She's rising," whispered {Hero}. "She's going to..."
@try2 "Then up," said {Hero}. Two thousand balloons had been put by for {event}. All {home} blew, until its ears hurt, and Dimple wore them like a hat. Mr. Trout, who didn't hold with balloons, tied each of them twice, and the last one to whatever was nearest. The strings sang. Was that daylight...?
@fail2 The one knot that held was in Mr. Trout's braces. Up he went. "NO BALLOONS," they could hear him read, passing over the church. The rope undid its bow, quite gently, and two thousand colours went off after him toward Norway.
@fail2 Wet whale is as slippery as soap. One after another the knots slid over her tail, and the whole lot went up together like a flock of parrots. "I said so," said Mr. Trout. "I said that you can't be too..." It was a pity about his braces. They watched him get smaller. He was writing something; it fluttered down in the high street. NO, it said, and that was all he'd had time for.
@fail2 They had forgotten that whales are wet. The whole bunch slid off her like a hat. One knot held, in Mr. Trout's braces. "This is not allowed," they heard him tell the chimneys, more and more faintly. Dimple looked up.
@try3 By then it was hot, and she had shut her eye. "We'll give her more pond!" said {Hero}. "We'll dig it out on this side, and let it join the sea." {run2} They dug with spades, and pans, and hats. The wall began to shine with damp. "One more," said {Hero}, and...
@try3 "Then the sea will have to come to her!" It was only forty steps away. {Hero} chalked a line, from the pond to the wall, and they dug along it with whatever they'd got, spades, soup plates, a tuba. {run2} It was past tea when they struck something hard. "That's the wall," {they} said. "Stand clear. Here it comes..."
@try3 "It's forty steps from the pond to the sea," said {Hero}, who had walked it. "So that's forty steps of digging." {run2} They dug with a coal shovel, a pie dish and the mayor's hat. At thirty-nine {they} put {their} ear to the mud. It gurgled! "That's the sea! Just one..."
@fail3 It did burst, but into the drain. Down went the water, round and round, and half the ducks. When it had finished sucking, what they had was a very big whale in a very small puddle. {refrain}
@fail3 It was not the wall. It was a pipe. It had a lid, and the lid came off; and the boating pond went down it in a minute and a half, with a noise like somebody finishing a milk shake. There she lay in the last inch. {refrain}
@fail3 It was the drain. You know how a bath goes, and the noise it makes, and how there's always something left at the bottom? What was left was Dimple, with her chin in a puddle. {refrain}
@low They covered her with wet towels, and took turns. "You go to bed," they told {Hero}. "I'm all right here," said {Hero}. {They} sat there by her eye, which was the size of a plate, and had the evening in it. You could hear the sea from here. Dimple could hear it, too. The {kit} lay upside down in the mud. {run3}
@low It got dark, and they hung wet sheets on her, as though she were furniture. People tiptoed. {Hero} had stopped having ideas. {They} sat in the mud, next to that enormous eye, and dripped water round it from a sponge. "You can hear it, can't you?" {they} whispered. It was going hush, hush, just there. The {kit} was a lump of mud by {their} foot. {run3}
@low By ten they had all gone to bed, except for whoever was pouring. {Hero} had the turn beside the eye. It looked at {them}, and then beyond {them}, to where the sea was turning over in its sleep. "I know," {they} said. "I can smell it, too." There was mud on the {kit}, and {they} let it dry. {run3}
@clue Around ten it came on to rain. It was {Spotter} who saw the snail. "Where are you off to?" <mute:thought|asked> {Spotter}, for it had its house on. It went by as smooth as cream, for it was laying its own wet road as it came.
@clue You'd have said that nothing was moving in the whole of that wet park; but {Spotter} looked down, and there was a snail. It was as big as a plum, and it had its house with it, attic and all. "You're not even puffing," {Spotter} told it. It laid down a shiny road, an inch at a time, and went along on that.
@clue Then it rained. {Spotter} watched it make rings in the puddle, when something passed by with its luggage on. "Moving house?" {Spotter} <mute:thought|asked>. It was a snail. It never pulled; it never pushed. It put down a bit of shine, and was carried on top.
@insight.build {Hero} watched it pass. {They} looked at where it was going. From the gate of the park, Bath Street runs down to the harbour, straight as a ruler. "{Rule,}" said {Hero}, slowly. "We've tried everything strong," {they} said. How much had they got that was slippery?
@insight.build A house, {Hero} thought, on a bit of wet. How long would it take to pull a house? {They} stood up slowly. There was the gate. Outside it, Bath Street dropped to the harbour like a slide. "{Rule,}" {they} said; and what had they got, behind each of those six hundred doors, in a dish? You've some at home. It's very likely pink, isn't it?
@insight.build "All that strength," said {Hero}, "and a snail does it with a bit of slime." {They} held {their} muddy hands out in the rain. "{Rule}" {They} looked down Bath Street, which runs straight to the harbour, past six hundred sinks. What's kept by a sink?
@insight.move {Hero} jumped up; both {their} feet shot out; and {they} went down that path on {their} back, past the snail, as far as the gate. {They} lay there, and the rain fell in {their} mouth. "{Rule}" They had been tugging at her. Who ever had to tug somebody down a slide?
@insight.move It was so dark that {Hero} stepped on the shine. Whoosh! {They} went past the ducks, sitting down. {They} went by the swings; and {they} came to a stop at the gate with no breath, and thought that over. "Nobody pulled me," {they} said. "{Rule}" They'd never once let her do any of the going! Wasn't the whole street made of hill?
@insight.move {Hero} went after the snail, to learn how, and found out. One heel went, then the other; the ducks went past, the gate went past, and there {they} sat, on Bath Street, with the whole wet hill below. "{Rule,}" {they} gasped. "I only leaned!" What if somebody bigger leaned?
@insight.sound Dimple had started to sing. It was so low that you got it through your boots. {Hero} felt the wet stones buzz with it, and saw a thing that {they} could not be sure of: she'd slipped, an inch or so, down toward the gate. "{Rule,}" {they} whispered. If one whale could make a hill hum, what might six hundred people do?
@insight.sound Whales don't cry. What she did was more like a very big door, a long way off, closing. It came up through the mud. And when the note went down to the bottom, the whole of Dimple crept an inch, all by itself, along the wet. "{Rule,}" {Hero} said. {They} put {their} cheek against her. Could you sing a whale down a hill?
@insight.sound Something was making the bucket ring. {Hero} put {their} fingers round it to stop it, and felt it in {their} teeth. It was Dimple's song, too low to hear, and the wet stones had caught it. "{Rule,}" {they} told {themself}. She'd come along them the width of a thumb, as a cup will walk on a piano. How many more could hum?
@means.build They turned out every cupboard in {home}. {Hero} {method}: doors first, laid flat, then bath mats, then trays; and over it all, for half a mile, soap. There was green soap, and soap in the form of lemons. "Keep off it!" {they} called. By midnight Bath Street was as slippery as an eel, and it smelled like a bride.
@means.build By ten they had it all out in the rain. {Hero} stood at the top of Bath Street, and {method}. "Doors at the bottom," {they} called, "then mats, then soap." There was brown soap and baby soap, and a kind that smelled of the mayor. A cat set one paw upon it, at the park. They picked her up at the harbour.
@means.build There isn't a house in {home} without soap, and it gave the lot. {Hero} {method}. It was doors underneath, mats next, and tea trays on top of the mats; and then they buttered it with soap, right down Bath Street. The mayor tried it out, by mistake. "Lovely," he called, going by, and was some time coming back.
@means.move They soaped Bath Street from end to end. Then {Hero} went round to her tail. "Don't pull," {they} told them, "just rock her when I say." Dimple swung to the left, and {Hero} {method}. To the right; and {Hero} was there. On the seventh swing the edge of the pond went under her, and kept going.
@means.move When they had soaped it all the way down, {Hero} made them put away the ropes. "She'll do it," {they} said. "We only help her want to." {They} got behind that great tail, waited until it swayed, and {method}. She felt that. She did it back. It was like pushing somebody on a swing. At the tenth push the edge went by beneath her.
@means.move Soap first, on every inch of Bath Street. Then {Hero} stood behind her in the mud. Her tail went out, as slow as a gate. It came back, and {Hero} {method}. It is how you get a swing to go: one small push each time, at the right time. "You're doing it," {they} told her. And the edge of the pond slid under.
@means.sound They soaped Bath Street from top to bottom. After that {Hero} brought the {kit} up close, and {method}: her own note, right at the bottom. The town took it up. Six hundred of them went "Mmm" in the rain, till the hill purred like a cat. And she slid.
@means.sound They had to soap it first; that goes without saying. Then they all stood about, not liking to start. {Hero} held the {kit} near to her jaw, where you could feel it buzz, and {method}. Somebody's uncle had it next. Then it was in everyone, and in the railings, and every window from there to the sea was saying "Mmm"; and under Dimple the wet stones began to go by.
@means.sound Soap went down first, the whole of Bath Street. {Hero} leaned on Dimple, with the {kit}, and {method}. She stopped, to listen; then she went on, much louder. It ran from chest to chest like a yawn. Soon all {home} hummed, hill and all; and she slid.
@snag "She's moving!" they yelled. She was, as far as the bank. There the wind had got at it, and the soap had dried as hard as toffee, and Dimple stuck to it with a squeak. "Water! Get the hose!" called {Hero}. Nobody ran. "You said to sling it out of the way," they said, "when we dug." {Hero} had. {They} had not even looked where it went, and now her eye had begun to close...
@snag Past the school, past the shoe shop! But hills are windy things, and by the bank it had blown the wet off, and what was left was like toffee in a tin. She stuck. She gave one small squeak. "It wants water," cried {Hero}. "There's a hose, in the park!" Then {they} remembered who it was that had wanted room to dig, and had pulled it off its wheel, and kicked it somewhere. The rain had stopped, and she had shut her eye...
@snag Everybody walked beside her with a hand on. They had come to the bank when it began to squeak. Wind! It had licked the soap as dry as chalk. Dimple stopped, like a drawer that sticks. "She's got to be wet," cried {Hero}. "Run for the hose!" They ran to its nail, and it was not there, since {Hero} had said that it was in the way, when they dug. Nobody had looked where it fell; and there was no rain, and her eye was half shut...
@rescue "I know where." It was the girl who sold shrimps; people bought them from her without looking up. "I skip with it. It's long enough for both ends of the street." She was gone, at a run, and had dived {hid}, and she was back before they had thought how to thank her, paying out {key} behind her.
@rescue "Is it a blue one?" It was the girl who sold shrimps. She had stood at that corner, shouting "Shrimps!", for a year, and no one had ever heard her say anything else. "It's lovely for skipping. You can do a hundred and not run out." Off came her shoes. She went in {hid} like an otter; and she was up again with a duck on her head and {key} over her shoulder.
@rescue The girl with the shrimps had pulled at four sleeves so far. Now she put down her tray, and shouted. "I skip with it! I only put it by so that I'd find it!" People made a lane. She ran up it, dropped flat, and reached {hid}; she came back down like a fire engine, with {key}.
@climax The suds came up to the windowsills. They came up to people's hats. {Hero} put both {their} hands flat upon that big cold side. It took no more than you'd give a door. "Off you go," {they} said. And Dimple went down Bath Street, past the baker's, past the church, with the foam curling back as it would from a ship, and she sang so that every cup in {home} sang, too.
@climax They turned it on at both ends. You never saw such suds: they came up the walls, they went in at the bedroom windows and out by the chimneys. {Hero} felt {their} way along to her. {They} leaned on her a bit, like leaning on a friend. And that was all it took. Down went Dimple in a great white cloud, and all you could see was a tail going by, and all you could hear was the song.
@climax First there was the hiss of the hose, and then there wasn't any street. It was all suds, up past the shop signs, with hats going round on top. {Hero} waded in up to {their} chin. "Dimple? Are you fit?" She hummed. {They} pushed her about as hard as you'd push a baby's swing, and she was gone. You could tell how far by the windows, which sang as she passed them.
@climax.move The suds came up to the windowsills. They came up to people's hats. {Hero} could see nothing but a tail, and that was all {they} needed. It swung away, and {they} waited; it swung back, and {they} went with it. "Off you go," {they} said. And Dimple went down Bath Street, past the baker's, past the church, with the foam curling back as it would from a ship, and she sang so that every cup in {home} sang, too.
@climax.move They turned it on at both ends. You never saw such suds: they came up the walls, they went in at the bedroom windows and out by the chimneys. {Hero} felt {their} way along to the tail. It swung, and {they} swung, twice, the way you get a boat off the sand; and the third time {they} let go. Down went Dimple in a great white cloud, and all you could see was a tail going by, and all you could hear was the song.
@climax.move First there was the hiss of the hose, and then there wasn't any street. It was all suds, up past the shop signs, with hats going round on top. {Hero} waded in up to {their} chin. "Dimple? Are you fit?" Her tail stirred. {They} waited until it came, and leaned, no harder than you'd push a baby's swing, and she was gone. You could tell how far by the windows, which sang as she passed them.
@resolution You never saw such a splash. It reached the weathercock. It also fetched down Mr. Trout, who had been round twice. {turned}
@resolution Boats that had been in the harbour were in the trees. The wave went out as far as the lighthouse, to say that she was coming, and on its way home it picked up somebody in braces, who had been going round and round it. "NO..." began Mr. Trout, and then he saw her jump. "No hurry," he said. {turned}
@resolution It was less a splash than a second storm. It brought back two hats and Mr. Trout. {turned}
@close They gave out the cup that night at {event}, and it went to the snail. {toast} {ends} As for the pond, it's full again, and there is one new notice by the gate. WHALES, it says, BY APPOINTMENT.
@close They held {event} on the sands, and the swan was put in the sea, where it looked at everything. {toast} {ends} Each year, on the night of the storm, they still soap Bath Street. "In case of what?" people ask. {Hero} tells them that you can't be too careful.
@close At {event} they raced on the sea itself, and the swan came in first, left eye leading. {toast} {ends} That pond has never been cleaner; and on the gate it says NO DRY WHALES.
`,
  b10: `
@home There's a great deal of water at {home}, but it's unevenly shared out. On one hand you have the sea. On the other, behind a low wall, lies the boating pond, which is as wide as a good jump, and which Mr. Trout, who kept it, could clean from a chair. {Hero} had grown up midway between the two. {They} liked the sea for its size, and the pond because you knew where you were with it; and "Nobody," {they} used to say, "could ever mix the two up."
@home Visitors to {home} were always shown the pond. You'd have come for the sea, perhaps, and there it was, all down one side, getting on with things; but it was the pond that had a fence round it, and nine ducks, and Mr. Trout. It was a boating pond. A pedal boat could cross it in four turns. "They're both the same stuff, you know," {Hero} told people, from {their} window, which looked out on each; and Mr. Trout would ask {them}, please, not to give it ideas.
@home The people of {home} are sea people, and therefore keep a pond. "You can't relax with a sea," Mr. Trout used to say. "It's never in the same place twice; it takes your bucket, and gives it to Norway. Whereas a pond's where you left it." He skimmed his with a thing for soup. {Hero} lived up a stair from which you saw both, like a plate and the pea somebody hadn't eaten; and did not see that you had to choose.
@friend Mr. Trout had a peaked cap, a brush, and a pot of black. He believed in telling people. It had begun with NO DOGS, which was fair; but one thing led to another, and that spring you could not see the ducks for the notices. NO BREAD. NO REMARKS. NO STANDING UP, SITTING DOWN OR LEANING. {Hero} kept a list, and thought that you could tell from it what everyone had done, back to about the year of the flood. "It's not that I mind," said Mr. Trout. "But it's water. You can't be too careful."
@friend "Somebody," said Mr. Trout, "has been wistful." He was painting as he spoke. {Hero} read it upside down: NO GAZING. He'd been given the boating pond eleven years ago, with a whistle, and in all of that time nobody had come to any harm in it, since nobody had been let near enough. He had put up a hundred and six notices, and dusted them. {Hero} once asked what it was that he was afraid of. He thought. "I'll know it when I see it," he said, "and then I'll have it in capitals."
@friend Mr. Trout could paint a capital N with his eyes shut, and an O without lifting the brush. He needed to. There was such a lot going on in that pond, if you thought ahead, and he thought ahead at night. NO WADING. NO ALMOST WADING. NO SHIPS. "There's never been a ship," {Hero} told him. "No," said Mr. Trout, blowing on it. "You see? It works." He had a point, and a peaked cap, and he knew about water. "You can't be too careful," he said, of everything, and with love.
@want For {event} there was going to be a regatta. {why} The town had bought twelve pedal boats, second hand, from a place that had had swans on the brain, and a silver cup with two handles. {Hero} had put down {their} name for number nine, which had a squint. "You want to be careful of that one," said the boy at the ticket hut. "It goes left." {They} had thought of hardly anything else since March but how to make that an advantage.
@want There were going to be races. It said so on the lamp posts: TWELVE BOATS, ONE CUP, NO CHARGE, at {event}. {why} All that last week {Hero} had practised, in the bath, with {their} knees. {They} had {their} eye on the swan; that's to say, on number nine, since they were all meant to be swans, but with the rest you had to be told. It hung a little low on one side and gave you a look. "That's not a boat," said everyone. "That's a grievance." {Hero} felt that what it needed was somebody to believe in it.
@want The posters for {event} had a swan on them, from the side, since they couldn't show it from the front. {why} There were twelve such boats coming, to race for a silver cup; and {Hero} had looked over all of them, and given {their} heart to number nine. It had been painted by two people who weren't speaking. One of its eyes was on the cup and the other on you. "That one'll see them coming," said {Hero}, "and going."
@turn So naturally there was a storm. It blew for a night, a day and a night. Towards the end of that the sea got up on its hind legs, and put its elbows on the wall; and at about four in the morning it came right over, went through {home} from room to room like an aunt, and was gone by breakfast. It had taken four hats and a bandstand. But it was an honest sea, in its way, and it had left something. "That's not ours," said {Hero}, at the curtain. There was a whale in the boating pond.
@turn What woke {Hero} was the quiet. For two nights the wind had been moving furniture; now there was just a drip, and a gull, and, from outside, a sigh. It was a sigh that went on for as long as this sentence. {They} went out on the step. There was weed in the letter box. There was a herring in the milk. "Hello?" {they} called. Over by the park you should have been able to see the ducks. What you saw was grey and wet and very nearly round, it filled the pond from edge to edge, and it had just opened one eye.
@turn It walked in from the west with its coat open. For two nights nothing in {home} stayed where you put it, and on the second the sea got loose, went up the high street with its hands out, feeling along the shops. "It's only water," said {Hero}, on top of the wardrobe. At daybreak it let itself out. You could follow it by what it had dropped, a bandstand, eleven left boots. And at the end of these, in the pond, as if put down for a moment by someone who meant to come back, was a whale.
@trouble She fitted, you had to say that. You'd have thought that she had been measured for it. She lay with her chin on the steps and her tail among the ducks, and up on her nose sat number nine, looking in both directions. {run1} Mr. Trout walked all the way round, which was not far. He had seen it; he knew it; and he went for the black. NO WHALES, he put, a foot high, and stood it up in front of her. She read it, or she was polite. And who was going to make her do as it said?
@trouble "It says no diving," said Mr. Trout. "It says no loitering. I don't know what more a person can do." He had all his notices on one side of him, and on the other was forty feet of whale. {run1} She must have come in by the high street, in the dark, and taken it for a way through; and now that it was light she lay there with a swan on her nose, as you would if you'd walked in at the wrong door, and they'd all turned to look. He got out the paint. He wrote NO WHALES. But which of you was going to read it to her?
@trouble A pond is meant to go round things. This one went as far as her ribs. Her chin was on the landing stage; number nine stood upon her nose; and they both looked at Mr. Trout, with three eyes between them. {run1} He thumbed through the by-laws. There was ROWDY, and there was SKATES. "You've not got a ticket," he said at last. Then, since a man must do what he can, he painted NO WHALES, and leaned it up against her, as there wasn't any other place. Would you say that it was working?
@stakes {Hero} called her Dimple, on account of the left cheek. She held quite still for it. "She's drinking it," {they} said. It was all she could do, poor soul. Mr. Trout put in his ruler. "Thirty inches," he read out; and in a little while, "Twenty-eight"; and after that he did not read it any more. "What about the races?" somebody said, about noon, and was looked at by six hundred people.
@stakes You could reach her from the path. {Hero} laid a hand flat upon that great cool cheek, where there was a dent in it, and felt her breathe. "Dimple," {they} said, since you have got to call a person something. She let out a long breath, and in again; and all along the edge of the pond there was left a band of wet an inch wide, that hadn't been there before. "How many inches has it got?" asked {Hero}. "Thirty," said Mr. Trout. "It's the law." It was nine o'clock. They worked it out on the back of NO BREAD, and it came to midnight.
@stakes Her left cheek had a place in it where you could have stood a cup. "Dimple," said {Hero}, and from then on it was out of the question to call her a nuisance. She swallowed. All round the edge a wet line showed, that had been under water; and Mr. Trout, who knew that pond to the pint, got out a pencil, and turned a bad colour. "By midnight," he said.
@try1 "There are six hundred of us," said {Hero}, "and one of her." It sounded well. They had a rope that had once held a battleship, and they passed it twice about her and tied a bow, because she was a lady. Then everyone took hold, from the mayor, at the front, down through the trades to a baby on the end; they dug their heels in all the way to the fish market; they spat on their hands. {Hero} was up on the bandstand, where the bandstand had been. "Take the strain," {they} called. "Gently, now. On three. One, and two, and..."
@try1 The first idea that anybody ever has is to pull. {Hero} found the rope, and it was the best rope in {home}: it had been to the Horn. They put it round Dimple with a bow. "Is that comfortable?" {they} asked, and she blinked. By then there was a line going back through the park, and over the road, and twice around the church, six hundred strong, with gloves on. The baby had the very end, and had been told not to eat it. {They} lifted up {their} handkerchief. "For Dimple," {they} said; and the whole town leaned back...
@try1 The harbour master lent the rope, which had been round Norway. {Hero} tied the bow. It took both arms and a knee. "Now everybody find a bit of it," {they} said, and everybody did, the choir and the bank and the lady with the bad back. By the time they'd got to the baby they were out of the gate and halfway up the chapel steps. Six hundred people breathed in. It had come to {Hero} that nobody'd asked her. "May we?" {they} whispered, with a hand on that big cheek; then {they} brought the other hand down...
@fail1 "Oh," said the rope. Six hundred people, every one of them pulling for dear life at nothing, went back through {home} at a run; they sat down, in order of rank, with the mayor on the aldermen, and the aldermen on the trades, and so on to the baby, who was laid on top, unhurt. "Again," it said. Dimple had turned her eye to see what they'd all been looking at. {refrain}
@fail1 Nothing gave way for a moment; it merely hummed. There was a smell of hot tar. You could see the rope grow thin, like somebody who has had bad news. When it parted it parted in the middle, and the bow flew off over the rooftops, still tied; and the population of {home} was discovered at the bottom of the hill, in a kind of heap. "I believe this leg's yours," they said to one another. "Do keep it." She hadn't stirred. She had tried to help by breathing in. {refrain}
@fail1 The rope said something very short and very nautical. Then there were two of it. All the pull that was in those six hundred people had to go somewhere; it went downhill, with them on the front of it, and was only stopped by the sea. The mayor put up his umbrella, sitting in the shallows. It was the baby who noticed. "Bow," it said. She was still wearing it. {refrain}
@try2 "She's too heavy, that's the only thing wrong with her," said {Hero}. "We'll have to make her lighter." For {event} the town had laid in two thousand balloons, in assorted colours. The brass band blew them up. "Bardon us," it said, all that week, having no lips. Mr. Trout did the knots. He tied each one himself, and gave it a tug, and wrote down the tug. "There's daylight under her!" somebody shouted. "She's an inch up! She's two..."
@try2 {Hero} had read that in the water a whale weighs nothing at all. "So it's just a matter of having her float in something else." They had two thousand balloons, for {event}. There wasn't a soul in {home} that hadn't a red face by noon, and Dimple had disappeared under something like a bed of tulips, tossing. "These want checking," said Mr. Trout; and he went along the rows, and clipped to his own braces any that he thought unsafe. Number nine had begun to tilt. "She's going," cried {Hero}. "She's definitely going..."
@try2 "If she can't come along she can come up," {Hero} said; and there lay two thousand balloons, doing nothing till {event}. It was a day's work for the lungs. "Slip knots," said Mr. Trout, "will not be tolerated," and undid a good many, and, having only the two hands, hitched them onto himself for the time being. The shadow beneath her had got longer. "There's daylight in it," someone said. "She's..."
@fail2 There's nothing so wet as a wet whale. The first knot slid, and told the next; and they were off her in a moment, and away over the roofs like a spilt sweetshop, all but the ones that were tied to Mr. Trout. He wore good braces. "Kindly note," he was heard to say, at about the height of the weathercock. "Kindly note the..." She'd settled back with a slap, and soaked them. He was a dot by then. Something came fluttering down, with the paint still wet: NO, it said, and there he had run out of board.
@fail2 They had reckoned for the whale. What they'd not reckoned for was that she was ticklish. A string brushed her, and she gave one wriggle, from end to end, like a tablecloth being shaken; and two thousand balloons parted from her as crumbs do. But they didn't go up alone. {Hero} could see the soles of his boots. "It's perfectly all right," called down Mr. Trout, going over the church. "I'm well tied on." "Kindly keep off the..." he began, from habit; but by that time it was hard to say what he was forbidding.
@fail2 It was nobody's fault. Dimple only sneezed. She'd had string up her nose since noon, poor thing; and out of that sneeze, in all directions, as if somebody had slammed a garden, there went two thousand balloons, minus a dozen. The dozen went up more slowly, because they had Mr. Trout. He kept his feet together. "I should like it put down," they heard, "that I was never consulted." By the lighthouse he had got out his brush; and they thought, from the elbow, that it would be a long one.
@try3 By now it was hot. "Then let's give her more pond," {Hero} said, and rolled up {their} sleeves. You had only to carry it on to the sea wall, forty paces, and there'd be as much as she liked. They pegged it out with string. They dug with spades, they dug with pans, with a tuba, with the lids of the town's two grand pianos. {run2} As the light went the earth at the bottom grew dark, and then it shone. "Wet!" cried {Hero}. {They} scooped with {their} hands. "Listen! I can hear it! It's just on the other side..."
@try3 Nobody sat down again, after that. They had stopped caring who'd thought of what, which is a great saver of conversation. The sea lay forty steps off; they would fetch it. {run2} {Hero} took the front of the trench, and threw the clay out over {their} shoulder, and the mayor stood there next to {them} in his chain with a coal scuttle. There was a wall, and there was something beyond it that gurgled. "Once more," {they} panted, and brought {their} spade back as far as it would go...
@try3 Nothing, after all, said that a pond must stop where it stopped. {Hero} walked from it to the sea wall, and made it forty. "Forty steps," {they} said, "by six hundred people. That's nothing each." {run2} They went at it like a town of moles. Teaspoons came into it. At the thirty-ninth step {Hero}, down in the dark with a candle, laid an ear to the clay, and heard the loveliest thing in the world, which was a gurgle. "Quick," {they} called up, "hand me down the big spade..."
@fail3 It was water that they'd heard, certainly. It was in the drain. They broke through with a cheer; and the pond, which had been there since the old queen, went round three times to say good-bye, and down the hole, with a number of ducks. "Stop it!" they called. "Put something in!" And so she lay, in the lamplight, in a puddle. She'd more whale showing than they had known there was. {refrain}
@fail3 "Wrong wall," said somebody. The pipe was as big as a barrel, and there was a notice on it, which they read afterward: NO DIGGING HERE. It drank what she had left in a minute and a half, and belched. "Oh, Dimple," said {Hero}. She didn't look at them as if they'd done it; that was what was so hard. She looked at the place where it had gone, and then at {Hero}, and shut her eye. {refrain}
@fail3 The spade went in, and the clay fell out, and there was a grating. You may have pulled a plug on a bath that had a boat in it. It was like that, with lilies. The ducks went round, and round, and faster, and got out and walked. "She's grown," said a child, for there was so much more of her, with the water off; and she tried to tuck it under. {refrain}
@low They wrapped her up in all the towels in {home}, wet, and took turns to pour. At ten the mayor said, "Go home, {Hero}. You've done everything," and it was perfectly true. {They} had done the rope; {they} had done the drain. {They} stayed where {they} {was}, in the mud, beside the eye. It was as large as a plate, and the moon was in it. Hush, went the sea, forty steps away. It must have been like lying in bed as a child, and hearing them all downstairs. The {kit} had been trodden on. {run3}
@low "I'm sorry," said {Hero}. It was the only thing that {they} had not tried. The rest had gone off to see about more sheets, and there was no light in the park but a lantern standing on the edge of what had been the shallow end. {They} squeezed a sponge out, over the blowhole, and dipped it, and squeezed. There was very little in the bucket. You could hear the tide turn, beyond the wall; so could she, for every time it drew back down the stones her whole skin moved. {They} pushed the {kit} under {them}, so as to be nearer. {run3}
@low Someone had left her a bun. The lamps had gone home by then, except for one; and {Hero}, who'd been sent off to bed three times, and had gone each time as far as the gate, was sitting in the crook of her fin. There was a pulse in there, slow, like someone walking about upstairs who can't sleep. Then {they} let the {kit} go into the wet, too. "There," {they} said. "That's everything." Behind the wall the tide had come to within forty steps, and was waiting. {run3}
@clue It wanted an hour to midnight when it came on to rain: not enough to do her good, but it was kindly meant. {Spotter} was out with a lamp, in case of ducks. And down the middle of the path, as fat as a muffin, came a snail. It had its house with it. "You've brought the whole house," <mute:thought|said> {Spotter}. It went by at an even pace, with its chin up, as smooth as a barge, for the plain reason that it laid its own wet road before it as it came.
@clue Rain fell in the night, softly, and got no one's hopes up. {Spotter} stood holding a saucepan out to it. That was how somebody came to be looking at the ground, just there, when it shone. There was a line on the path that was brighter than the rest; it went right across, as if it had been ruled in silver; and at the near end of that, dragging nothing, straining at nothing, with the whole of its house upon its back, there slid a snail. "Now how do you do that?" {Spotter} <mute:thought|asked it>, quite respectfully.
@clue Toward midnight a few drops came down, as if to see how things were. "Sorry," <mute:thought|said> {Spotter}, who had nearly trodden on somebody; and saw that it was a snail. It wore a shell like a town hall. It wasn't strong. It hadn't so much as a knee. And there was a rope in the grass, as thick as a man's leg, that had broken; the snail came to this, and laid a bit of shine on it, and took its town hall over.
@insight.build {Hero} watched it out of sight. It went off through the gate, and {they} watched the gate. Beyond lay Bath Street, which drops from the park to the harbour as straight as a rule. "{Rule,}" {they} said, and {their} heart had started to bang. They'd used the strong things. They had gone through {home} and turned out all that it had for pulling, and hoisting, and breaking the ground; and it had never crossed their minds to ask what it had that was slippery. What is there in every house, in a dish, by a tap?
@insight.build You'd need, {they} worked out, eleven horses to move a house, and there it went, on an inch of wet. {Hero} put down the sponge. It had left something on {their} hands, and they slid. "{Rule,}" {they} told the whale, and {they} started to laugh, and it was not altogether a laugh. "It's been there the whole day," said {Hero}. "By the tap!" You wash your neck with it. How much do you suppose there is, in a clean town?
@insight.build {Hero} rubbed {their} eyes, and it stung. It was soap, off the last clean towel. {They} looked at {their} fingers; {they} tried to take hold of the railing, and couldn't. "{Rule,}" {they} said, as it got away from {them}. Past the gate went Bath Street, steep and straight, with the harbour at the end like a full stop. "What have we got?" {they} said. "We've got a hill." And what was on the edge of every bath in it?
@insight.move {Hero} got up to follow; and {they} had taken two steps when both boots left {them}. Down went the path, and {they} on it, upon {their} back, in the rain. {They} passed the snail, and the ducks; {they} fetched up at the gate, looking straight down Bath Street to the sea. "{Rule}" {they} said. "Oh, what have we been doing?" They had pulled a creature that weighs forty tons, on the flat, in the dry. When were you ever tugged down a slide?
@insight.move There's a way of going downhill that you lose as you grow. {Hero} got it back in the dark, from the top step. There was the wet, and the slope, and {they} went with it, to the gate and some way through. "Nobody pulled me," {they} said, lying in the road. It ran on, shining, to the harbour. "{Rule,}" {they} said to the sky. All day they had been trying to make her. What would she do, though, if she were only tipped, very slightly, towards where she longed to be?
@insight.move Whoever has chased a hat on a wet road will know how {Hero} came to be at the gate. {They} hadn't meant to go. {They} had leaned over, to look at the snail, a little too far; the shine had done the rest, on {their} stomach, with both arms out. "{Rule}" {They} lay, and saw Bath Street go down from under {their} chin, all wet, all hill. "We've been so busy being strong," {they} said. How far would a whale have to lean?
@insight.sound She'd begun to sing. You could scarcely call it a sound; you knew of it by the lantern, which was ringing. It was the lowest of all notes, and it was about the sea. {Hero} laid {their} head on the stones, to get more of it. "{Rule,}" {they} had been taught; and {they} could hear the whole hill take it up, wall, gate, gutter, right down to the quay. It trembled. "She moved," {they} said. By the breadth of a hand there had slid forty tons of whale. And that was one voice. How many had they got?
@insight.sound A thing like a groan came out of the ground. It was Dimple; she was calling them, her own people, out beyond the lights, in case they were near enough to come. {Hero} pulled the towel from {their} ears. "{Rule}" {They} had been shouting orders at her since nine. It came again, long and low; rain danced in the puddles; and {they} felt her go by, under {their} palm, only a little, as a ship does when they've untied it. "Nobody's going to answer her," said {Hero}. But wasn't there somebody in here?
@insight.sound The lamp was walking. {Hero} watched it do so, along the step, in little shivers, until it reached the end and fell off; and still {they} didn't hear it so much as wear it. It was in the roots of {their} teeth: a note with no bottom, and it was a question. {They} lay down on her. "{Rule,}" {they} breathed. As it went through the ground the wet stones let go of her, for about a second, and she was nearer to the gate. Had nobody thought of answering?
@means.build "Doors first," said {Hero}. {They} stood at the head of Bath Street in the wet, with six hundred people handing things up, and {method}. The doors lay end to end; and then came mats; then trays, and lids, and the mayor's portrait, face up. After that they put on the soap. There was yellow and green; there were lemons, and doves; there was a kind that had been kept for the bishop. At midnight it was finished, half a mile of it, as slick as an eel, and the whole town smelled like somebody's wedding.
@means.build "Everything that lathers," they cried, from house to house, "and anything flat." {Hero} took it as it came, and {method}. It was a road for one traveller. It had the doors of {home} for a bed, with their numbers on; bath mats, to be kind to her; and the soap went over all, in slabs, in shavings, ladled from tubs. The chemist gave the pink. An old lady, who had been saving it since her honeymoon, brought out one cake in the form of a swan. "For her," she said. They laid that last of all, beside her chin.
@means.build Nobody would think what a clean town has in it until they've seen it come out of doors. {Hero} took charge of the top of Bath Street, and {method}. Front doors went first, letter box down. Bath mats went on those; then tea trays; then a portrait of an admiral. And over the whole of it, with butter pats, at a run, they spread the soap, the green, the carbolic, the little shells in boxes from aunts. "Mind the edge," they told each other. By twelve you couldn't have stood a thought on it.
@means.move They soaped Bath Street from the park to the sea. "And now not one of you's to pull," said {Hero}, and went round by the tail. It was as broad as a barn door. {They} leaned on it till {they} felt the sway in her, left, and a long wait, and right. So left went she; and {Hero} {method}. Nobody could see that it had done anything. To the right, and {they} {was} there before her. It was on the ninth or the tenth of these that the edge of the pond, which had held her in since Tuesday, just went by.
@means.move The soap took them till midnight. Once that was down, {Hero} asked for everybody to step back. You can't move a whale; but she had started, with every breath, to rock a bit, as you do when you have got a tune in your head. {They} set {their} shoulder by her fin and shut {their} eyes. {They} felt it coming, and {method}; and again, when it came. It's the way you'd work a swing. "There's air beneath her!" cried someone. "Don't tell her," said {Hero}. She had got the idea, she had got it in her tail...
@means.move They did the soap with brooms. When it was down, and you could see your face in Bath Street, {Hero} sent the ropes home. "It's manners," {they} said. "She's to go by herself." But a whale that has lain still all day wants reminding. {They} felt for it, along the root of her tail; and there it was, very slow, like a sea remembered; and on the next of those {they} {method}. "Bless me," said somebody, "she's waltzing." She was, over there, over here; on the ninth the pond gave her up, like a tooth.
@means.sound They soaped the hill, while they had the rain. Then {Hero} took the {kit} and sat down against her jaw, so as to have the note through {their} backbone; waited; and {method}, down there, right at the bottom, next to hers. "Who's that?" was what it sounded like, from inside. Then on she came, so deep that the lamps went out. The people got it from one another, up the street: six hundred of them, soaked, with their mouths shut, and a hill purring under them like a cat. And the whale went by.
@means.sound It was the soap first; they did Bath Street on their hands and knees. Afterwards they stood about in the wet with brushes, feeling foolish, until {Hero} picked up the {kit}, and listened to her, twice through, and {method}. "Mmm," went a plumber. "Mmm," went the choir, who'd not been on terms with the plumber. It came out of every doorway, and spoons walked off the tables, and slates came down; and on that wide, shining, shuddering road, at about the speed of a bride, there moved off a whale.
@means.sound When the last cake of soap was down they stood back from the hill, the whole wet town. It was {Hero} who had to begin. {They} set {their} spine against her side, and the {kit} where it would carry; and on the out breath {they} {method}. For a time, nothing; then she gave it back, with the sea in it. It took the altos in the knees. It took the mayor, and the drains. All {home} was one note; and along that, like a bow on a string, went Dimple.
@snag She got to the bank. It's exposed there; the wind comes round the corner in all weathers, and it had been at the soap. You could see the shine go off it. It was like toffee, it was like glue; with one small squeak Dimple stopped. "Water!" cried {Hero}. "Run and get the hose!" There was the tap, up at the park, and there was the wheel. {They} had pulled it off that wheel {themself}, because it hung just where {they} meant to dig, and shouted, "Somebody take this!", and not looked round. Somebody had. The rain had blown over. The clock was getting ready to strike...
@snag Half the way, {they} thought, she's half the way; and at that she slowed. The sky had cleared. A fine, fresh, drying breeze was coming up the hill to meet them, the sort for which people are always so grateful on a Monday. Under her the suds went tick, tick, and were gone. "There's the long hose," someone shouted. "In the park!" They came back walking. "You had it moved," they told {Hero}, "when you wanted to dig." {They} had. Put it anywhere, {they} had said, and that was where it was; and her eye was closing...
@snag There's a corner by the bank where hats come off. That was where the wind had been lying in wait for them; it went over the soap like a tongue over a spoon. She slowed; she creaked; she stuck. "The blue hose," cried {Hero}. "The long one!" Forty people raced up to the park for it, and forty people brought back the hook. It had been in the way of the digging. "Chuck it over there," {Hero} had said, with both hands full of spade, and never seen where "there" was. You could hear how hard she was trying not to breathe...
@rescue "I've only borrowed it," said the girl who sold shrimps. You bought them of her by the bag, and looked at the shrimps. "It's for skipping. There isn't a rope that's long enough, if you've no one for the other end; but that, you tie it to a tree, and..." She saw that six hundred people were listening to her, turned scarlet, and ran. They heard a splash. She'd gone in {hid}, head first; and she was out of there, dripping, and halfway down the hill, before they knew it, with {key} paying out behind her like a tail.
@rescue There was a person standing in the light from the bank, with a tray on her head. She was the girl who sold shrimps. She'd been saying "Please" for some time, at the pitch at which one says it to grown-ups. "Please, is it wet that you want? Because I know where there's a wet road's worth." It was wound up {hid}, where she had put it, so that it shouldn't be thrown away a second time; it made such a rope for skipping. They had it down to the tap in a minute. It was {key}. She held the other end herself.
@rescue It was then that somebody was heard clearing her throat. They looked about, and down. "I sell the shrimps," said the girl who sold the shrimps, and could see that she would have to. "You threw it at me. It makes a lovely rope to skip in, if you get a gull to hold one end. I put it by; only not where you would, because you'd dig there." She had gone while they were still nodding. There were bumps from {hid}; and out like a kite came the girl, with {key} for a tail.
@climax They turned it full on. There was a hush; and out of the street, from the walls, from beneath her, came the suds, as high as the sills, as high as the hats, white and enormous under the stars. {Hero} went in with {their} arms before {them}. There she was. "It's only me," {they} said, and laid both {their} hands on that wet, dark side, and {they} did not push, exactly. It was what you do at a door, when somebody's just about to leave. And away down Bath Street, past the baker's, past the chapel, singing, went the whale.
@climax "Would you like to?" said {Hero}, in all that foam. {They} couldn't see a hand before {their} face. {They} found her by the warmth of her breath. It wanted hardly anything; it wanted someone to be the last person touching her. So {they} put {their} palm to the dent in her left cheek. "Go on, then," {they} said. "Go home." She was so long about it that the clock struck once. At two she was moving, and at five she was a ship, with the white curling back from her on either side, and every cup in {home} was singing on its hook.
@climax They turned it on, and it was as if the street had been thinking of a cloud, and now said it. {Hero} shut {their} eyes, because it made no difference, and went forward with one hand held out till it came to her. "It's a bit deep, where you're going," {they} told her, "but I expect that's how you like it." {They} laid {their} cheek on hers, by the dent; and that was all the push she got. A doormat moved, then a door. Then from far down the hill rose a low note, and all the cups joined in.
@resolution "We saw it from the moon," some say. The splash took the gilt off the weathercock; it put out the lighthouse. It also knocked down, in passing, Mr. Trout, who'd been round twice. "No particular hurry," he said, when they fished him in by the balloons; he had never said it before. And out on the bar, by the deep water, six hundred people saw a tail stand up, black, against the morning; and it waved, and so did they, every one. {turned}
@resolution "Hold on to something," said {Hero}. All of the harbour stood up. It hung there in the dawn, with boats in it, like something in a glass case, and it came down upon {home}, and washed the soap from half a mile of road, and the mud off six hundred faces. When they could see again, there was Mr. Trout sitting in the fountain. "Is she out?" he said. No one had ever heard him ask a thing before. Far off, someone blew. It was rather like a sigh; but it had turned right way up. {turned}
@resolution For a moment there was no sea at {home}; it had all gone up. Those with umbrellas shared. It came down again by degrees, as rain, as herrings, as a rowing boat; and in the boat, with what was left of a balloon, sat Mr. Trout. He had his brush out. "Oh," he said. He looked for a long while at where Dimple was leaping, right over, for no reason whatever, in the sunrise; and he washed the brush, and put it away. {turned}
@close They had {event} on the sand. {toast} {ends} The cup was a difficulty, as there had been no race. It went to the snail, in the end, who has been asleep in it ever since. As for Mr. Trout, he took them down, the whole hundred and six, and burned them on the beach for a bonfire; just the one was left at the pond. WHALES, it said, BY APPOINTMENT. He went down each night, to see that the sea gate was open. "You can't," he said, "be too careful."
@close Nobody won. There was no pond to do it on; so at {event} they put number nine in at the harbour steps, with {Hero} to pedal. It went left, and left again, and everybody on the beach agreed that for a lap of honour you couldn't have chosen better. {toast} {ends} On the last night of every summer they soap Bath Street. There isn't a reason given. Down it they go, the mayor first and the baby last; and Mr. Trout stands at the bottom, with a towel, and he's got the girl on his shoulders, to call out, "Next, please!"
@close There was {event} on the beach, and the tide was let come to it. {toast} {ends} The pond's the same size as ever; but at one side there's a slope now, going down to the road, and beside that a dish, and in the dish a cake of soap. "It's in case," says Mr. Trout. And every year or so, on a still night, the spoons in {home} hum in their drawers; and people put their heads out, and say, "Good night, Dimple."
`,
}
