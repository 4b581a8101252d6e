// Somebody in a mask is doing good all over Bobbin Town, and doing it to the wrong people.
import type { PackSource } from '../pack.ts'

export const cape: PackSource = {
  id: 'cape',
  skeleton: 'mix-up',
  genres: ['superhero', 'comedy', 'mystery', 'friendship', 'educational'],
  tags: 'town city street hero school shop rooftop neighbourhood laundry',
  peril: 0,
  touches: 'mask laundry',
  ways: ['look', 'move', 'build', 'sound'],
  figure: {
    name: 'Mrs. Pegg',
    type: 'woman',
    pronoun: 'she',
    age: 58,
    looks: 'light skin, grey hair in a bun, teal dress, round glasses, nothing else',
    want: 'a quiet evening',
    habit: 'washes everybody’s clothes',
  },
  target: 'it',
  people: { 'sock girl': 'girl' },
  extras: `
    trouble: crowd
    snag: crowd
    climax: crowd
    resolution: crowd
    close: cape-boy cape-man crowd
  `,
  names: ['Keith', 'Mrs. Pegg', 'Pegg', 'Bobbin Town', 'Bobbin', 'Town', 'Captain', 'Splendid', 'Captain Splendid'],
  nouns: {
    home: 'Bobbin Town',
    quest: 'cape',
    key: 'the big bell of the fire truck',
    hid: 'in the bottom of the laundry van',
    mistake: 'swapped two tickets on the washing, for a joke',
    scary: 'the high wire between the roofs',
    wait: 'until the last spin was over',
    crowd: 'all the people in the wrong trousers',
    small: 'the girl who matched the socks',
    says: 'It isn’t the cape that does it. Look who’s in it.',
  },
  swappable: false,
  planted: 'Far off rang {key}.',
  refrain: {
    base: 'Who was that? said the people. But nobody knew.',
    turned: 'Who was that? said the people. And everyone knew.',
  },
  small: {
    base: 'Who was that? said the people. But nobody knew.',
    turned: 'Who was that? said the people. And everyone knew!',
  },
  titles: [
    '{Hero} and the Wrong Trousers',
    'Who Was That?',
    'Captain Splendid Is in the Wash',
    'The Cape That Shrank',
    'Saved by Mistake',
  ],
  blurb:
    'Captain Splendid’s cape has come back from the laundry, and it has come back to the wrong house. Now somebody timid can fly, somebody strong cannot, and it is up to {Hero} to sort the washing.',
  stage: `
    home: street morning clear wide | look-up happy | captain |
    want: street morning clear medium | carry excited | basket clothesline |
    friend: street morning clear wide | stand happy | clothesline | cat-asleep
    hobby: street day clear medium | stand proud | |
    turn: street day wind medium | look-up surprised | blown-washing | hat-blown-off
    trouble: square day clear wide | laugh funny | tutu-baker bonnet-judge | upside-down-sign
    flaw: street day clear medium | think thoughtful | | odd-socks
    stakes: rooftop day cloudy wide | look worried | towel-man cat |
    try1: street day cloudy wide | pull brave | wash-basket |
    fail1: square day cloudy medium | stand sad | red-streak |
    clue: rooftop dusk cloudy wide | look-up curious | small-captain |
    try2: rooftop dusk cloudy medium | jump brave | blanket |
    fail2: pond dusk cloudy medium | sit surprised | duck | frog-in-cup | wet
    try3: rooftop dusk cloudy wide | hide excited | chimney cat | | wet
    fail3: rooftop night cloudy wide | stand sad | netted-cat red-streak | | wet
    low: street night cloudy medium | sit sad | odd-socks | moth-round-lamp | wet
    insight: street night clear close | think hopeful | |
    means: square night stars behind | look-up brave | clock-boy |
    snag: square night stars medium | shout surprised | peg-truck |
    choice: square night stars medium | stand thoughtful | |
    rescue: street night clear wide | reach hopeful | wash-basket | mouse-watching
    climax: square night stars medium | pull wonder | held-sheet |
    resolution: square night stars medium | cheer joy | bouncing-boy |
    close: square night stars wide | laugh happy | town-supper ladder | small-copy-of-hero
  `,
  deeds: `
    home: no cake; no cat
    home[dropped a bun]: hero catches bun; with captain
    home[apple]: hero throws apple; with captain
    want: no cake
    want[^(?!.*(?:fly|by the roof|over the roofs))]: hero lifts basket
    want[fly|by the roof|over the roofs]: hero look-up excited; with captain-cake; no captain; no clothesline; no cake; no basket; others man girl; at street morning medium
    friend: hero gives sock to figure
    friend[ladder]: figure on ladder; with clothesline
    hobby: others girl
    turn: no cape; no sheet
    trouble: no cape; no bread; no hat; others
    stakes: hero touches towel-man; no cape; no cake; no blanket
    try1: hero pulls wash-basket; no cape; no boots; no basket; no sock
    try1[burrow|right in,|They dug|climbed right]: hero in wash-basket
    fail1: hero look-up surprised; no cape; no sock; others crowd
    clue: no cape; no mask; no cat; no sock
    try2: hero wears blanket; hero fly brave; no cape; no duck
    fail2: hero wears duck; no cape
    try3: hero behind chimney; fishing-net against chimney; no cape
    fail3: hero touches netted-cat; no cape; no cat; no fish; no fishing-net; others woman girl
    low: hero on laundry-step holding striped-sock; sock on laundry-step; no odd-socks; no blanket; no cape; no sock; no figure; no basket
    insight: hero lifts odd-socks; no cape; no sock; no figure
    insight.move: hero pushes sheet; no cape; no figure
    insight.build: hero touches sheet; no cape; no figure
    insight.build[a peg in|counted pegs]: hero lifts peg; with sheet
    insight.build[kitten]: hero touches sheet; cat in sheet; no figure
    insight.sound: hero listen worried; with clock-boy; no clock; no cape; no figure; no sock; no fish; at square night medium
    insight.sound[sock (?:on|over) each ear]: hero lifts odd-socks; no figure
    means: no cape; no sock; no clock; no cat
    means.look: hero lifts odd-socks; with clock-boy; no sock; no cape
    means.move: hero on spread-sheet; with clock-boy; no sheet; no cape
    means.build: hero touches spread-sheet; with clock-boy; no sheet; no cape
    means.build[Keith]: with towel-man
    snag: hero touches peg-truck; no peg; no bell; no cape; no sheet; no clock; others
    choice: with clock-boy; no cape; no sock; no clock
    choice[of the drumsticks]: hero on bench holding drumsticks; hero sit hopeful; with clock-boy; no cape; no sock; no clock
    rescue: friend gives bell to hero; no boots; no sock; no hat
    rescue[popped]: friend in wash-basket holding bell; hero look surprised
    climax: hero touches held-sheet; hero reach worried; no cape; no sheet; no cat; no clock; others
    resolution: hero touches bouncing-boy; no cape; no sheet; no clock; others
    close: hero touches town-supper; no cape; no clock; no cake; others
  `,
  lapStage: `
    home: street morning clear wide | wave happy | clothesline |
    friend: street morning clear medium | wave happy | odd-socks basket |
    want: street morning clear wide | look excited | clothesline |
    turn: street day wind wide | look-up surprised | red-streak |
    trouble: street day wind wide | run funny | red-streak |
    stakes: street day clear medium | hug sad | towel-man basket |
    try1: street day wind medium | pull curious | sheet |
    fail1: street day wind medium | look surprised | goose |
    try2: street day wind medium | pull curious | towel-legs |
    fail2: street dusk wind medium | look funny | goat odd-socks |
    try3: street dusk clear medium | peek brave | basket |
    fail3: street dusk clear medium | look surprised | frog basket |
    hobby: street dusk clear medium | stand happy | |
    flaw: street dusk clear close | think thoughtful | |
    low: street night clear wide | sit sad | |
    clue: street night clear medium | look-down curious | silver-trail |
    insight: street night clear close | think hopeful | silver-trail |
    means: street night clear medium | hold brave | leaf |
    snag: street night clear wide | hold worried | leaf red-streak |
    rescue: street night clear medium | kneel funny | caped-snail leaf |
    choice: street night clear close | kneel thoughtful | mouse |
    climax: sky night stars wide | fly wonder | caped-snail |
    resolution: street night stars wide | wave joy | snail captain |
    close: bedroom night stars medium | lie calm | bed pillow |
  `,
  lapDeeds: `
    home: hero touches clothesline; no sheet; no sock
    friend: figure touches clothesline; no sock
    friend[A girl]: hero lifts odd-socks; no sock
    friend[Peg, please]: hero gives peg to figure; with clothesline
    want: hero touches clothesline; no cape
    turn: no cape
    turn[one peg]: hero lifts peg; no cape
    trouble: no cape
    stakes: hero touches towel-man; no cape; no sock
    try1: hero touches sheet
    fail1: hero touches goose; with sheet
    try2: hero touches towel-legs
    fail2: hero touches goat; no sock
    try3: hero opens basket; no frog
    fail3: hero touches frog; with basket; no hat
    low: hero on laundry-step; no cape
    clue: hero touches silver-trail
    insight: hero touches silver-trail; no leaf; no snail
    means: hero lifts leaf; no snail
    snag: hero lifts leaf; no cape
    rescue: hero touches caped-snail; no cape; no snail
    climax: no cape; no snail
    resolution: hero touches snail; no cape
    close: hero in bed; hero sleep calm; no goose
  `,
  b0_3: `
@home It was washing day. {Hero} and the {kit} sat under the long, long line. Flap, flap!
@home White sheets, blue shirts, red socks! {Hero} looked at the washing, and hugged the {kit}.
@home Flap, flap, went the washing. {Hero} ran in and out of it, with the {kit}.
@friend A girl put socks in twos. "Red and red. Blue and blue. Hello, {Hero}!"
@friend Mrs. Pegg hung up a sock. "Good morning, {Hero}," she said, with a peg in her mouth.
@friend "Peg, please," said Mrs. Pegg. {Hero} gave her one, and then six more.
@want {why} Captain Splendid would fly at {event}. Was his red cape dry?
@want {why} For {event}, Captain Splendid needed his red cape, all clean. Where was it?
@want {why} {Hero} ran to get Captain Splendid's cape, for {event}. Was it there?
@turn It was gone! Something red flew by, over {Hero's} head. {refrain}
@turn Swish! Off it flew, all by itself. {Hero} looked up. {refrain}
@turn There was one peg, and no cape. Swish, went something red. {refrain}
@trouble It was quick, and it was red. {run1} Who had the cape, {Hero}?
@trouble Swish, it went, up the street. {run1} Swish, down the street. Who had the cape?
@trouble Swish, it went, past {Hero's} nose. {run1} But who had the cape?
@stakes Captain Splendid sat down in his socks. "I cannot fly," he said. {Hero} patted his knee.
@stakes No cape, no flying. "I will find it," said {Hero} to Captain Splendid.
@stakes Poor Captain Splendid! He hid in a basket. {Hero} gave him a hug.
@try1 Swish! It went behind the white sheet. {Hero} took one corner, and...
@try1 There was a bump in the big white sheet. {Hero} lifted it, and...
@try1 Something was behind the white sheet. {Hero} came up on tiptoe, and...
@fail1 "Honk!" It was a goose. {refrain}
@fail1 Hello, goose! It had a peg on its beak. {refrain}
@fail1 Out came a goose, all wet. {refrain}
@try2 Swish! It went behind the blue towel. {Hero} saw two feet. Whose were they?
@try2 Now the blue towel had legs. {Hero} counted four. Who was that?
@try2 Munch, munch! Who was behind the blue towel? {Hero} pulled it off. Was it...?
@fail2 "Maa!" It was a goat, with a sock. {refrain}
@fail2 Hello, goat! It had a sock for lunch. {refrain}
@fail2 Out came a goat. That was Mrs. Pegg's sock! {refrain}
@try3 Swish! It went into the basket. {Hero} put one hand on the lid. Creak...
@try3 The basket went hop. {Hero} held it still. Shh... shh...
@try3 Something was in the basket. {Hero} took out a shirt. And a shirt. And a shirt...
@fail3 "Ribbit!" It was a frog. {refrain}
@fail3 Hello, frog! It had on a very small hat. {refrain}
@fail3 Out hopped a frog, as clean as clean. {refrain}
@low It got dark. {Hero} sat on the step. {run3}
@low No cape! {Hero} sat down. {run3}
@low {Hero} was all out of puff. {run3}
@clue {Went}, went the {kit}, along the step. There was a thin line on it, like silver.
@clue {Went}, went the {kit}, and stopped. <pal:{Pal} sniffed. >There was a line, as bright as the moon.
@clue {Went}, went the {kit}. And there was a silver line. It went up, and round, and down.
@insight {Hero} put a finger on it. It was wet. Who goes by and leaves a silver line...?
@insight Who had been on the step? Who is small, and slow, and a bit wet...?
@insight {Hero} had seen a line like that, on a leaf, in the garden. Was it...?
@means {Hero} put down a green leaf. {Went}, went the {kit}, very softly. Who would come to see?
@means A leaf, a green one! {Went}, went the {kit}, to call it to tea.
@means "Tea time," said {Hero}, and put down a leaf. {Went}, went the {kit}, as soft as a snail.
@snag Swish! It went by. Swish! It came back. {Hero} did not breathe...
@snag Something red came down, and down. It went round {Hero's} hat. Shh...
@snag It came so near. It flew off again. Oh no! {Hero} waited, and waited...
@rescue Munch! On the leaf, in a red cape, sat a snail. A snail!
@rescue It was a snail, in a cape! "I have never been so quick," it said.
@rescue There it sat, and ate. It was a little snail, and it had flown all over town.
@climax "One more go?" said {Hero}. Up they went, {Hero} and the snail, over all the roofs!
@climax The snail held on to {Hero}, and {Hero} held on to the cape. Whee, over the town!
@climax Up, up, up went the snail, and up went {Hero}. The town was as small as a bun.
@resolution Then the snail gave back the cape, and Captain Splendid flew with {Hero}. {turned}
@resolution "It was a snail!" called {Hero}. Captain Splendid had his cape again. {turned}
@resolution Captain Splendid put the snail on his hat, and flew. {Hero} waved. {turned}
@close {toast} To bed went the snail, very slowly. {ends}
@close {toast} Night-night, goose. Night-night, goat. Night-night, snail. {ends}
@close {toast} Flap, went the washing. Into bed went {Hero}. {ends}
`,
  b4_6: `
@home {Hero} lived in {home}, and so did Captain Splendid. He got cats down. He held up [bridges|trains]. Then he went home, and hung his cape on a hook.
@home Swish! That was Captain Splendid going by. {Hero} always waved. In {home} you could set your clock by him, and if your cat was up a pole, or your [bus|boat] was stuck, you just said so, out loud, and waited.
@home In {home}, if {Hero} dropped a bun, it didn't hit the ground. Swoosh! Somebody in red put it back in {their} hand. "Thank you, Captain Splendid," said {Hero}.
@want On Friday all the town would be there for {event}, in its best clothes, and the Captain would fly past with the cake. {why}
@want {Hero} had one good shirt, and it was in the wash. So was everyone's, for on Friday they would have {event}. {why} There was to be a cake so tall that it had to come by cape.
@want On Friday Captain Splendid would fly in with a cake, for {event}. So everyone washed their best things, and {Hero} did, too. {why}
@friend All of those clothes were washed by Mrs. Pegg. She hung them across the street on forty lines. "I know you all by your socks," said Mrs. Pegg.
@friend "Don't tell me, let me look," said Mrs. Pegg. She ran the wash, and had forty lines of it over the street. She looked at {Hero's} feet. "One wet, one dry," she said. "You've met a puddle."
@friend "Show me your feet." It was Mrs. Pegg, who had the whole town's washing on forty lines, and knew people by their socks. "Two left ones," she told {Hero}. "You got up late."
@turn A wind got up. It took the lot, and ran off down the street, and let it fall all over town. {refrain} What had it done?
@turn Puff! A sock hopped off the line. Then the wind took a big breath, and took the rest: shirts, skirts, sheets and all, up over the roofs, and down on everyone. {refrain} What had landed on whom?
@turn The wind put on a shirt. Next it put on a skirt, and some sheets. Then it put on everything, danced on the chimneys, and took it all off. {refrain} So who'd got what?
@trouble The baker got a ballet skirt. The judge got a baby's hat. {run1}
@trouble You put on what you've got. The judge had a baby's hat. The baker had a skirt that stuck out. {run1} {Hero} had one very long [sleeve|sock].
@trouble The baker's skirt stuck out, so he twirled. The judge did up his bonnet, with a bow. {run1}
@stakes "Has anybody seen my cape?" said Captain Splendid. He was wearing a towel. Without the cape he was just a man called Keith. Who would bring the cake now? Who'd get down the cats?
@stakes A big man in a towel came up the stairs, puffing. "I'm Captain Splendid," he said. "At least, I was this morning. Now I'm Keith. I've lost my cape." There were three cats up poles already. Who'd fly with the cake for the {party}?
@stakes "I can't look down," said someone in a towel, on the roof steps. He was big, and pink, and he used to be Captain Splendid. With no cape he was Keith. All the cats began to cry. Now who'd fetch the cake?
@try1 "Hand it all in," {Hero} called, "and I'll sort it out." {They} had a basket as big as a boat. In went the skirts and the shirts and the socks, and...
@try1 {Hero} got the biggest basket in town and pulled it from door to door. "In here!" {they} called. Arms came round the doors, and threw. It grew as high as a hill. It had to be in there...
@try1 {Hero} had a basket with wheels. "Throw it all in!" {they} said. It rained vests, and it rained boots, and deep in the middle was something red. {They} dug, and {they} dug, and...
@fail1 ...at the bottom there were a hundred and one odd socks, and no cape. Up in the sky something went by with a squeak. {refrain}
@fail1 Then there was no more hill. There were just socks, and no two of them were friends. Over their heads something red went by. It said "eek". {refrain}
@fail1 It was a tea towel. That left one hundred and one socks, and not one pair. "Eek!" said something, high over their heads. {refrain}
@clue It was {Spotter} who saw. A cat came floating down past a window, in somebody's arms. They were thin arms, and they shook. And below the red cape there were two odd socks. Who wore socks like that?
@clue Up by the bank, a cat was being carried down through the air. {Spotter} got a good look. It had on a mask, made from a [pillowcase|bib]. Not the cat! The one who held it. And why were its socks not the same?
@clue A cat went by {Spotter}, over the roof, in two arms as thin as string. It had a bag for a mask. On one foot there were ducks, on the other stripes: don't socks come in twos?
@try2 "I'll fly up and ask," said {Hero}. A cape is only a blanket with a pin. {They} <slow:took the steepest street there was|stood on the shed>, spread {their} arms, and went.
@try2 "It must come down some time," said {Hero}. "Or else I'll go up." {They} tied a blanket round {their} neck. {They} climbed on the shed, and said "Swish," and jumped.
@try2 {Hero} got a blanket, and a pin, and ran along the top of the shed. "Watch me!" {they} told the ducks, and stuck out a fist, and jumped.
@fail2 Down {they} went. It was lucky about the duck pond. A duck stayed on {Hero's} head. What now?
@fail2 It was more of a splash. The ducks had never had one drop in before, and [one of them kept {their} hat|one of them saw {them} home]. Now how do you catch a thing that flies?
@fail2 The ducks did watch. Splash! One sat down on {Hero's} head, and it would not get off. What do you do if you can't fly?
@try3 "We'll trap it, then," said {Hero}. "It can't keep away from cats." They put up a cat and hid with a net. {run2}
@try3 "With cats," said {Hero}. They sat one up on a roof, with a sardine, and hid down below with a net. {run2} Red! "Now!" cried {Hero}.
@try3 "Here, puss," said {Hero}. "Sit on the roof and look sad, and you get a sardine." It sat. They hid, and held the net. {run2}
@fail3 It was too quick. All they caught was the cat, who had only just been saved, and said so. {refrain} Was there no way to know?
@fail3 Down came the net. In it was the cat, and half a sardine, and not one bit of hero. {refrain} Who did its hair stand up at?
@fail3 Whoosh! The net was full of cat. It had been saved, but it came back for the fish. {refrain} Who can be as shy as that?
@low It got dark. {Hero} sat on Mrs. Pegg's step in a wet blanket, with {their} {kit} and ever so many socks. "I can't even fly a blanket," said {Hero}. {run3}
@low Mrs. Pegg had left a light on. {Hero} sat under it, with the {kit}, and wrung out {their} blanket. "It's all gone wrong," {they} told a sock. {run3}
@low {Hero} sat on the step with Mrs. Pegg's socks, and the {kit}, and dripped. "Nobody wants you," {they} told a striped one. "But I do." {run3}
@insight.look "{Rule,}" {they} said, and tipped the socks out. One was striped and one had ducks. Somewhere there must be two more, one striped, one with ducks. Whose feet did that make?
@insight.look The sock had ducks on it. The one by it was striped. "{Rule,}" said {Hero}. {They} held one up by each toe. A mask hides your face. But does it hide your feet?
@insight.look "{Rule,}" said {Hero}. Here was a sock of ducks, and here was a sock of stripes. Then two feet were out tonight in the rest. They must be very little feet. And whose were they?
@insight.move A sheet sagged over {their} head, and {they} gave it a poke. It poked back. "{Rule,}" said {Hero}. You can't go up by pushing. But what about forty lines of sheets?
@insight.move Flap! A wet sheet hit {Hero} in the back, and off {they} went. "{Rule,}" said {Hero}, sitting up. There were sheets on lines all the way to the clock. What if you let them do it?
@insight.move {Hero} leaned on a wet sheet. It let {them} down, down, and then it threw {them} over the wall. "{Rule,}" said {Hero}, to a hen. Was there a sheet for every floor?
@insight.build {Hero} looked at the sheets, the pegs, and the lines. "{Rule,}" {they} said. All day they'd tried to get up there. Why not make it safe to come down?
@insight.build {Hero} had forty lines, and all the sheets in town, and pegs and pegs. "{Rule,}" {they} said. Up there somebody was very high. What do you want most, when you're very high?
@insight.build There was a kitten in a sheet, as snug as an egg in a cup. "{Rule,}" said {Hero}. What if there were a sheet as big as the street?
@insight.sound {Hero} sat and listened to the dark. "{Rule}" Up on the clock something small was going hic, hic. It was not a villain. Was it crying?
@insight.sound "{Rule,}" said {Hero}, and the town went still. Tick, tock, said the clock. Sniff, said the clock. Since when did a clock have a cold?
@insight.sound "{Rule,}" said {Hero}, with a sock on each ear. {They} took them off. Tick, tock, hic. What has a clock got to cry about?
@means.look {Hero} {method}. The socks belonged to the boy at number two, who was scared of stairs! He was up on the clock.
@means.look {Hero} {method}. Ducks and stripes! There was just one boy who put on the first two he found, as he never dared go upstairs for more. He was on top of the clock, and he'd shut his eyes.
@means.look {Hero} {method}. "Number two!" {they} said. That was the boy who shut his eyes for stairs, and he was sitting on the clock.
@means.move The first sheet sank, it sprang, and {Hero} {method}. Boing! Boing! Up {they} went to the clock. There sat the boy from number two, who was scared of stairs.
@means.move {Hero} got on a sheet. It went down, and came up, and {Hero} {method}. Over the shop! Over the bank! On the big hand of the clock sat a boy, in a cape, crying. It was the one who did not dare go upstairs.
@means.move {Hero} lay on a sheet, and {method}. Boing, past the shop! Boing, past the bank! "Hello," sniffed a boy on the clock. It was number two's boy, who never did stairs.
@means.build {Hero} {method}. It was a net of sheets, like a great white bed. And then they saw who was up there. It was the boy from number two, who was scared of stairs.
@means.build {Hero} {method}. Side to side it went, and peg to peg, like one huge bed. "Look!" said someone. The moon had come out. Up on the clock hung a boy who had never gone up one [stair|stool] in his life.
@means.build Peg, peg, peg! {Hero} {method}, until the street was one big bed. "Ooh," said the clock. There was a boy on it, way up there, and it was him that didn't do stairs.
@means.sound {Hero} took the {kit}, and {method}, very low. Up there the hiccups stopped. "I'm stuck," said a voice. It was the boy from number two, and he was scared of stairs.
@means.sound {Hero} {method}, as soft as a sheet. Up on the clock somebody sniffed in time to it. "I got up here," said a voice, "but I can't do down." He lived at number two, where there were no stairs.
@means.sound Out came the {kit}. {Hero} {method}. "That's nice," said somebody on the clock. "I live at number two. I don't do stairs, and there aren't any."
@snag "Don't look down!" they shouted. So he looked down. He began to slip. "Get everyone," said {Hero}. "Ring the fire bell!" But {they} had told them all to hand in everything, and the firemen had, and on the truck was just a peg, and...
@snag "What's down there?" said the boy, and he opened one eye. That was a mistake. He slid. "We need the whole town!" said {Hero}. "Where's the fire bell?" "You said to throw it all in," said the fireman, and there hung a peg, and...
@snag "Don't let go!" called {Hero}. "I think I am," said the boy. They had a sheet, but not the hands to hold it. "The fire bell! Ring it!" But {Hero} had asked for everything, and the firemen had thrown in the bell, and...
@rescue "It came in with the firemen's socks," said the girl who matched them. She felt about {hid}, and lifted out {key}.
@rescue "Is it round? Does it go clonk?" said the sock girl. "I did wonder whose it was." She dived, boots up. There was a clonk, {hid}, and out she came with {key}.
@rescue The girl with the socks put up her hand. "I've got one that goes bong," she said. She dug about {hid}, and there was {key}.
@climax Clang! Out they ran, in skirts, and in vests, and took hold of the sheets. "It's the cape that's brave," he sobbed. "You did nine cats," {Hero} called. "Jump!" He shut his eyes, and let go...
@climax Bong! Nobody stopped for shoes. Round the sheets they ran, and each took a bit of the edge. "I'm not brave," he called. "It's just the cape!" "Did the cape like cats?" said {Hero}. He had to think about that. Then he let go...
@climax Bong! They all ran out, and took hold. "I can't," he said. "The cape could, but I can't." "Which of you heard the cats cry?" said {Hero}. "I did," said the boy. He looked at his hands, and then...
@resolution Whump! Into the sheet he went. He was laughing. The cape had come off on the clock. He had done it without. {turned}
@resolution Up he bounced, up past the bank, and down, and up. "Again!" he yelled. And everybody saw the cape. It was still on the clock. {turned}
@resolution Boing! His hair stood up on end. "Again! Again!" The cape was left behind on the clock, but he was not. {turned}
@close They had {event} under the clock. {toast} {ends} Keith's cape had shrunk. Now, on Fridays, the boy does the cats.
@close They had {event} on the sheets. {toast} {ends} Washed hot, the cape fits a boy of six. Keith holds the ladder.
@close They had {event} under the clock. {toast} {ends} The cape was so small that the boy has it. Keith has the ladder.
`,
  b7_9: `
@home There are two things to see in {home}: the clock, and Captain Splendid. {Hero} could see both of them from bed. He went over most mornings at about ten to eight, with his red cape out behind him, and a cat under each arm.
@home If you dropped something in {home}, it did not always hit the ground. Something red would go by underneath, and there it would be back in your hand, [with a bow|with a "Good morning"]. That was just Captain Splendid. {Hero} had once dropped the same apple eleven times, to be certain.
@home {Hero} had never owned an umbrella. In {home}, if it looked like rain, you put up a hand; something red swooped down, and you were seen home under one arm, with somebody's cat under the other. That was Captain Splendid. "Mind the weathercock," he would say.
@want This Friday he was to fly down with the cake itself, lit, for {event}; and the whole town had sent its best clothes to be washed. {why} There wasn't a clean collar to be had.
@want A cake had been made for {event}, and it was taller than the door. "I'll bring it in by the roof, on Friday," said Captain Splendid. "With the candles lit." So the whole town had to have clean shirts to cheer in; and {Hero} had sent {their} only one, with the egg on. {why}
@want For {event}, on Friday, there would be a cake with forty candles, and the Captain himself was to fly it in. {why} Nobody cared to be looked down upon in a dirty shirt. By Thursday there was nothing clean in {home} that was not also wet.
@friend They all went to Mrs. Pegg. She had forty lines across the street, from window to window, and she pegged by the clock. "I don't look at faces," she said to {Hero}, with a mouth full of pegs. "It's socks that tell you about a person."
@friend "No names," said Mrs. Pegg. "Show me your socks." She did the washing for the entire town, and hung it over the street, on forty lines, so that at noon you walked about under everybody's knees. She looked down at {Hero's}. "Inside out," she told {them}. "You dressed in the dark, and you were thinking of something else."
@friend Up a ladder, over the street, with forty lines of washing round her, stood Mrs. Pegg. "Good morning, left heel," she said; it was how she knew people. "And where's the right one?" {Hero} looked. "I had it at breakfast," {they} said. "Under the table, then," said Mrs. Pegg, and pegged up a vicar.
@turn At noon the wind came up the street with its hands in its pockets. It stopped. It tried on a shirt, and liked it; it tried on a nightgown; and after that it took everything, ran three times round the town with it over its head, and dropped it. {refrain} So who had whose?
@turn On Thursday the wind came round by the bank. It only wanted to look. It lifted the corner of one sheet. It put a finger down one sleeve, to feel; [and then the pegs went, like popcorn|and then ping, went a peg, and ping, and ping]. {Hero} saw a street full of people with nobody in them go dancing off over the roofs. {refrain} And where were they going to come down?
@turn A hanky waved. "Is that a breeze?" somebody said, and got no further. Bang went the pegs. Up flew the shirts, with their arms out, and after them the trousers, running, until you couldn't see the sky for legs; and then it all came down. {refrain} But did it come down on the right people?
@trouble People put on whatever had landed on them, since one has to put on something. The baker was in a ballet skirt. The judge had on a bonnet, with a bow under his chin, and gave somebody ten years. {run1}
@trouble They came down on everyone. You can't go about in nothing, so people made do. There was a bus driver in a christening robe. There was the baker, in pink net, with a wand. {run1} "I sentence you," said the judge, as he did up the bow on his bonnet, "to find my trousers."
@trouble "Order!" said the judge, from inside a baby's bonnet, and nobody dared to look at him. The baker served the bread in ballet frills, and went up on his toes for the top shelf. {run1} {Hero} had got one enormous stocking, and was wearing it as a vest.
@stakes "Excuse me," said Captain Splendid. He was in a towel. "I don't suppose you've seen it?" He was a big pink man; his name was Keith, and without the cape he could hardly get up the stairs. "It's got to be by Friday. Who'll do the cake?" he said. "Who's going to do the cats?"
@stakes {Hero} met him on the roof steps, holding on to the rail. He had on a bath towel. "It's Keith, really," he said. "It's the cape that's the Captain." There'd been four cats up four chimneys since lunch, and one very tall cake was on a very low table. "Who's going to fetch them?" said Keith. "I get dizzy on a chair."
@stakes "I shouldn't be up here," said somebody pink, in a bath towel, on the roof. "Keith's the name: I was Captain Splendid until the wind got up." All down the street, on the chimneys, the cats had begun to call for him. "There's that cake, too," said Keith. "It won't go up the stairs. So who'll fetch it now?"
@try1 "We'll put it all back in one place, and start over," said {Hero}. {They} dragged a basket from door to door, and people stepped behind curtains and threw things out. The heap rose over {their} head. It was bound to be in there...
@try1 "Everyone is to give back everything," {Hero} called up at the windows. Then {they} stood underneath with a basket on wheels. It was like being out in hail. Down came boots, and braces, and a wig. "There's something red!" said {Hero}. {They} climbed right up it, and dug...
@try1 "If it's all on the wrong people," said {Hero}, "then let's have it off them." {They} took a basket the size of a boat, and rang doorbells. Sleeves came out by the letter box. It was soon over {their} head. Deep down there was something red, so {they} got right in, and burrowed...
@fail1 It came down to a hundred and one socks, of which no two had met. There was no cape. And overhead just then something red went by, with a sort of squeak, and the smell of clean washing. {refrain}
@fail1 It was a tablecloth. By the time they'd all been given their own again, there was nothing in the basket but socks, one hundred and one of them, and not a single pair. Just then a shadow crossed the street. "Eek," it said, going over. {refrain}
@fail1 It was a tea towel. Once people had got their own there were a hundred socks left over, and one more, and each was single. "Then where's the cape?" said {Hero}. Over the roofs came something red, much too fast, and it squeaked. {refrain}
@clue Only {Spotter} was looking the right way. Past the top window of the bank came a cat, going down, in somebody's arms. They were thin arms, and shaking; there was a mask over the face, made from a pillowcase. Then it was gone. Below the hem there had been two socks, and they did not match. Who goes out like that?
@clue Cats don't come down from chimneys by themselves, and not so slowly. {Spotter} stood still to watch. This one had arms about it, and they were skinny arms, and they shook; above them was a pillowcase with two holes in. It set down the cat. It said "There, puss," in a wobble, and was off. {Spotter} had seen its feet. Would a villain wear one stripe and one duck?
@clue A cat came down the side of the bank, by air, no faster than a lift. {Spotter} stared. Round the cat there were two arms like string; over those, a pillowcase, with holes for the eyes, neither in the right place. "Excuse me," <mute:thought|called> {Spotter}, and it fled. One foot had stripes on, and one had ducks. Don't robbers own a mirror?
@try2 "Somebody's got to go up there and ask it," said {Hero}. It stands to reason that a cape's a blanket with a pin. {They} climbed on to the shed, took a run at it, and held out {their} arms.
@try2 It was all very well to shout at it. "What we need is a word with it, up there," said {Hero}. {They} borrowed the blanket off a horse, fixed it with the safety pin from {their} own shorts, and got on top of the tallest shed in the street. {They} held up one fist, as he does. {They} ran.
@try2 "How far up is it?" said {Hero}, with one eye shut, as you'd measure a shelf. {They} found a blanket, and asked the horse. There was a pin; there was a run, as long as the shed. "You want to think of something light," a boy told {them}. So {Hero} thought of a bun, and jumped.
@fail2 For a moment, {they} always said afterwards, {they} did fly. It was mostly downwards. The duck pond took it well; there was one duck that sat on {Hero's} head all the way home, and it seemed to be under the impression that it had been saved. Now what could they do?
@fail2 Opinions differ. {Hero} has always said that for one moment {they} hung there, like a lark. Those who were watching say that it was like a trunk. [The duck who was nearest has never spoken of it.|A duck rode home on {them}, to make sure.] {They} sat in the pond with {their} shorts round {their} knees. Who in all this town could fly, and wouldn't stop to be thanked?
@fail2 The ducks saw it coming. When {Hero} stood up there was one on {their} head, looking rescued. "You can get off now," {they} said. It wouldn't hear of it. High over them, red on blue, went the real one: how do you get a thing like that to stop?
@try3 "A trap," {Hero} said. They balanced a cat up on the roof of the post office, with a sardine, and got down behind the chimney with a net. {run2} They waited. There was a rush of air.
@try3 "It can't say no to a cat," said {Hero}. "That's its weak point." The post office lent them one, a stout one, called to work nights. They put it on the roof beside a sardine. {run2} Then they lay flat behind the pots with a fishing net. There was a flutter. There was a whisper of "Here, puss."
@try3 "What does it come for?" said {Hero}. "Cats. Then we'll want a cat." They asked the fishmonger's, and put it out on a roof with a sardine. {run2} {They} crept in behind a chimney, with the net. They had counted up to forty when a small voice said, "Don't be frightened, puss," and its teeth were chattering.
@fail3 They got the cat. It had been rescued and was just starting on the sardine, and it was extremely put out. Over the roofs there was a flicker of red, getting small. {refrain} Would they ever know?
@fail3 "Got you!" said {Hero}, and the net said "Mrow." It had already been saved once. It had been put down safely on the step, and had walked all the way back up for the fish. A long way off, and not very steadily, a red speck went round the clock. {refrain} Didn't it want to be known?
@fail3 Whoosh, went the net. "It's kicking!" cried {Hero}. So it was; it had four feet to do it with, and half a sardine to get back to. Away across the tiles went a bit of red, as wobbly as a moth. {refrain} And was it crying?
@low That night {Hero} sat on the laundry step in a wet blanket, with the {kit}, and the basket of what was left over. There was {event}, with no Captain in it, and no cake. Someone had said that {they} had only made it worse. {They} hung up a sock, to be doing something. {run3}
@low The laundry step is warm, from the pipes, and so {Hero} dripped there, with the {kit} on one side and on the other the basket that no one wanted. "You made us give it all up," people had said, "and for what?" Friday was in two hours. {They} took out a sock, and tried it against another one, and they weren't even nearly the same. {run3}
@low {Hero} dripped on the step of the laundry, next to the {kit}, as the windows went out one by one. "Never mind about the cake," people had told {them}; and that was a good deal worse than if they'd minded. {They} found a sock in {their} lap that had been all day without anybody. "I know," {they} told it. "I did try." {run3}
@insight.look "{Rule,}" {they} told the sock, since there was no one else. It was striped. The one by it had ducks on. {They} looked; and then {they} did it properly, the way that Mrs. Pegg would, as if it were a face. There must be someone, then, tonight, in one striped and one with ducks. And where had {they} seen a pair like that go down the steps, sideways, holding on?
@insight.look "{Rule,}" said {Hero}. Once would have done for a sock. But it was how Mrs. Pegg did it, wasn't it? She never saw faces; she had told {them} so. A stripe; a duck. {They} thought of a pair of feet going down the school steps, backwards, one at a time, with both hands on the rail. Why would somebody like that go and live in the sky?
@insight.look What would Mrs. Pegg have done? "{Rule,}" said {Hero}, and turned the sock inside out, as she did. It had stripes, and no wear at the toe, as you get on stairs. The one with the ducks was just like it. So, tonight, in the other two, was somebody who hadn't climbed a step all winter. Could you be as frightened as that, and fly?
@insight.move Over {their} head hung a wet sheet, and {they} gave it a thump. It thumped {them} back. {Hero} sat up. "{Rule}" {They} had thrown {themself} at the sky all day like a ball at a wall. How would it be, if you were sent?
@insight.move A sheet hung low over the step. {Hero} was cross with it, so {they} ran at it with {their} head down. Next thing {they} knew they were both on the other side of the street. "{Rule,}" said {Hero}, upside down. {They} had been doing all the work. Forty lines went from here to the clock, like the rungs of something. Could you be passed from hand to hand?
@insight.move One sheet still hung across the yard. {Hero} flopped back against it, not caring; and it took {them} right to the ground, and thought, and threw {them} over the wall. "{Rule,}" said {Hero}, to somebody's hens. There was another sheet above that, and one above that one. Did they go on all the way to the clock?
@insight.build There were the sheets, and there the lines; there were nine thousand pegs. "{Rule,}" {Hero} said. All day they had been trying to get somebody down by getting up. Had it not struck anyone that whoever was up there might want to come down, and not dare?
@insight.build "What have we got?" {Hero} asked the socks. "{Rule}" Well, there was a laundry. It had sheets enough to cover the square, and line, and nine thousand pegs, with a good grip. Whoever that was could go up like a lark. Had anybody once seen it come down without something soft to hold?
@insight.build {Hero} counted pegs, since there weren't any sheep. "{Rule,}" {they} yawned, at nine thousand; and sat up. Everything they had tried had been for getting up there. But say that you were the one who was up, and small, and it was dark. What would you most want to see underneath?
@insight.sound It was very late, and quiet. "{Rule,}" {they} used to say, so {they} listened to the roofs. There were pigeons. There was the clock. And on top of the clock there was something that went hic, and hic, and sniffed. Did that sound to you like a thief?
@insight.sound Clocks tick. {Hero} had been hearing it all evening, and had quite stopped. "{Rule,}" {they} remembered, and began again. Tick; and tock; and then, in between, so small that it might have been a hinge, somebody blew their nose on a pillowcase. What sort of a robber says "Oh dear" to himself?
@insight.sound "{Rule,}" {they} whispered. {Hero} had a sock over each ear, for warmth, and took them off. There were only drips; there was a cat, being sick of sardine. Then came a thing that {they} had never known a clock to do. It said "Mum," very low, and it hiccuped. Who was up there that hadn't meant to be?
@means.look {Hero} {method}. They were the socks of the boy at number two, who was so scared of stairs that he'd only ever lived on the ground floor. He had put the thing on because he was cold! {They} ran into the square. There he was, holding on to the minute hand, with his eyes shut.
@means.look {Hero} {method}. There was only one boy who'd wear those two. He wore whatever was on the bottom shelf, because he wouldn't go up on a stool; he lived at number two, on the flat, and still had to be helped over the doorstep. "It can't be him!" they all said, and looked up. It was. He had both arms about the hand of the clock.
@means.look {Hero} {method}. Why, that was the boy who never came above the ground floor! At number two they had to hold his hand for the doorstep. "I've got your others!" {they} shouted, running out with a sock in either fist. "I can't look," said the clock. He had wound himself about the big hand, and screwed up his eyes.
@means.move {Hero} stepped up on the lowest of the sheets. It sank; it thought it over; it rose, and {Hero} {method}. Boing, over the baker's. Boing, across the bank. And there on the clock {they} came face to face with a pillowcase. It was crying. It was the boy from number two, who couldn't manage stairs.
@means.move A sheet is only a floor that's changed its mind. {Hero} got on the first one, let it sag, and {method}. Hup! There went the baker's. Hup, there went the bank, with a man at the window brushing his teeth. At the last of them {they} flew up past six, and five, and four; and there at three, with his arms around it, was the boy from number two. He cried if you stood him on a step.
@means.move {Hero} lay back, as you would in a bath, and {method}. Whump: that was the baker's. Whump, that was the bank, and a man at his supper. "Evening," said {Hero}. Whump! The clock's white face came down to meet {them}, and there was another on it, in a pillowcase, all wet. "I only do downstairs," it sobbed. So it was number two's little boy.
@means.build They took in the whole wash, and {Hero} {method}: sheet to sheet, with ten pegs to a corner, until the square was one enormous bed. Then the moon came out. There was somebody on the clock, hugging a hand of it; and everyone knew him by his socks. It was the boy from number two, who couldn't so much as look at stairs.
@means.build "Corners!" said {Hero}. They pegged wash to wash, right over the square, and {Hero} {method}, until you could have dropped a cow in it. That was when somebody held up a lamp to see by. Two socks hung down over the face of the clock. They were on the boy at number two. His mother had had the stairs taken out for him; and there he was, at a quarter to, holding on by the quarter.
@means.build "Peg every corner, ten times," said {Hero}, and {method}. People ran up with bedspreads, and with a sail, for nobody knew whom. Then a cloud moved, and on came the moon; and someone on the clock, with one foot in stripes and one in ducks, was gazing at the biggest bed he'd ever seen. That was number two's boy, who didn't do stairs.
@means.sound {Hero} took up the {kit}, and {method}, gently, as you'd put out a saucer. The hiccups stopped to listen. "I came up for a cat," said a voice, when it had got its breath. "And then I looked." It was the boy from number two. He was frightened of stairs.
@means.sound {Hero} sat down below the clock with the {kit}, and {method}, in no hurry. First the sniffing stopped. Next a sort of hum came down, with a wobble in it, so as to keep {them} company. "Is it high?" it asked, when they had got to the end. "I've had my eyes shut since the bank." {They} knew that voice. It was the boy at number two's, who couldn't go up one stair.
@means.sound Out came the {kit}. {Hero} {method}, not looking up, because people are shy. After the end there was quiet; and next {they} heard all of it again, through somebody's nose, with one wrong note. "It's the only one I know," said a voice. "I'm number two. Is that the ground?" You had to take him by the hand, as a rule, for a doorstep.
@snag "Don't look down!" they all called up at once. He looked down. A slate went. He was on the big hand now, and it was coming up to the half hour, when it would point at the ground. "We need everybody," cried {Hero}, "ring the fire bell!" They got as far as the truck. Where the bell had been was a nice clean peg. "You said everything," the fireman told {Hero}. "So in it went, with the socks, and..."
@snag "Whatever you do," shouted the whole of the street, "don't look down!" You know what he did. His foot went. The clock gave a whirr; the hand he was on had twenty minutes to go, all of them downhill. "Get everyone out here!" said {Hero}. "The fire bell!" Six people ran to the truck, and reached for the rope. It was tied to a clothes peg. They were all to give back everything, {Hero} had said; and firemen are people who do as they are told, and...
@snag "Look at me," called {Hero}, "and not at anything else!" So he looked at {Hero}, who was about as big as a pea. His knees went. The hand under him jerked, and pointed at the street. "Everyone! The fire bell!" But on the fire truck, where it should have hung, there was something small, of wood, with a spring. {Hero} thought of the basket, and of a thing that had gone into it with a clonk, and...
@rescue "It came in with the firemen's socks," said the girl who matched them. She had been there since noon, behind the heap, and had done ninety pairs. She went {hid} up to her waist. "I thought it was a funny sort of a hat," she told them, and handed out {key}.
@rescue "Was it brass?" someone asked. "Did it come with boots?" The girl who matched the socks had been there so long that they'd begun to hang things on her. She turned a barrow over and climbed in. From {hid} there came a clonk. "It's been through the wash," she said, and she gave it a rub, and there, so clean that you could see your face, was {key}.
@rescue "Is it a brass pudding bowl?" That was the girl with the socks, the one who matched them. She'd been at it since noon, in a corner. "It's just that I've got one over." She was gone for a moment, {hid}. It said bong as she came up. "Nobody asked me," she told them. It was {key}.
@climax It woke the whole town, and the bank. Out they came, the judge in his bonnet, the firemen in frills, and took hold round the edge, and leaned back. "It's the cape!" the boy wept. "It's the cape that's brave. I'm not." "Was it the cape that wanted to get the cats?" {Hero} shouted. There was a gap. The clock drew breath to strike. He let go...
@climax They'd never heard it so loud. Out of each door came a fireman, or a bride, or what looked like one; each took a fistful of sheet, and leaned. "I can't!" he called. "I'm not brave. The cape is!" "Who told it about the cats?" shouted {Hero}. There was no answer. There was a tick, and the big hand dropped. Then two odd socks let go...
@climax It got people up who'd never seen three in the morning. They came in whatever there was; they took an edge each, and pulled it tight. "I'm not brave," he called. "It's what I've got on!" "Did that mind about the cats?" called {Hero}. "No," he said, thinking. "That was me." And one odd sock let go of the clock, and then...
@resolution He went in up to the ears; he came out as high as the bank; he went in again, laughing. It was only then they saw it. The cape was up there still, caught upon the hand. He had come down without. {turned}
@resolution The sheet took him like a spoon taking custard. Out he came again, feet first, as far as the bank, and you could hear him; he was roaring with laughter. "Where's my cape?" he said, at the top of the third. It hung up there on the clock. He'd forgotten to bring it. {turned}
@resolution Ninety pairs of hands felt him land. He bounced. "I had my eyes open!" he shouted, on his way past. "I saw the bank!" Up there, at the end of the big hand, flapped something red, with nobody in it. He waved to it as he went by. {turned}
@close They did the cake by ladder. {toast} {ends} The cape had been boiled, so it's no good to Keith; it would fit someone of about seven. He's a bit tired, in any case. On Fridays now he holds the ladder for a boy in odd socks, and then they both have toast.
@close They had {event} on the spot, in whatever they had on. {toast} {ends} The cape has been boiled, and would go round a large cat. So it's the boy who does Fridays. Keith sits at the foot of the ladder, with a flask. "Left a bit," he calls. He's never been so happy.
@close By then there was cake, off a ladder. {toast} {ends} It had been washed too hot, that cape: it's the size for number two now, and no one else. Fridays, he does the cats, a step at a time, and Keith goes up behind with one hand ready, in case.
`,
  b10: `
@home There were two sights to see in {home}, and from {Hero's} bed you could see both. One was the clock. The other went past it at about ten to eight, in a red cape, with a cat under each arm, and would sometimes call in, if your window was open, to remark that you'd left the bath on. You grew up thinking that every town must have its Captain Splendid. {Hero} had been quite big before {they} found out that elsewhere people just fell off things.
@home In other places, when a cat got stuck up a chimney, there was a fuss. In {home} you put your head out and said, "Captain? When you've a minute." Then there'd be a rush of air, and a smell of starch, and he had always wiped his feet. He held up bridges while they were being mended. He'd catch whatever you dropped. {Hero} had once let go of a jelly, off the roof, purely to see; and it had been handed back with the wobble still in it.
@home Nobody in {home} looked where they were going, for there was no need. You could step off a roof with your nose in a book; there'd be a flap, and a strong pink arm, and a voice saying "Upsy-daisy." Captain Splendid was laid on there, like the gas, only handsomer. {Hero} had once come out of the same tree four times in a morning, and been put back, until the Captain asked if {they} wouldn't rather climb down.
@want It was to be on Friday, {event}, and it would be crowned by the cake, which was the height of a lamp post, and would arrive by air, alight. "I'll come in from the west," said Captain Splendid, who had a sense of theatre. {why} So every person in {home} sent their best to be washed, at the same hour of the same day. {Hero} had a shirt. It had been a white one, before soup.
@want "Will you be wearing that?" they said to {Hero}; and to one another; and each looked down, and saw why. That's how it came about that for {event}, in the whole of {home}, there wasn't one good coat left on a hanger. {why} It would all be back by Friday. They were to stand in the street in their finery, and look up, and then out of the sun, with forty candles lit, Captain Splendid was going to bring them down the cake.
@want The cake began it. For {event} they wanted one in nine storeys, lit, and that wouldn't go in at any door; so on Friday, after dark, Captain Splendid was to bring it over the roofs. {why} "We'll be seen from above," said somebody, looking thoughtfully at a cuff. And by the Thursday noon everything good in {home} was in the wash, together with {Hero's} one respectable pair of trousers, and what had been in the pockets.
@friend Everything came to Mrs. Pegg. She had the laundry, and forty lines, that went from window to window across the street like staves; and there she'd be, at the top of a ladder, with a mouth full of pegs, hanging up the town. "I never look at faces," she told {Hero}. "They get washed every day. They're no guide. You want to know a person, you look at their socks." She looked. "You've been running," she said, "and it wasn't toward anything."
@friend "It's all in the feet," said Mrs. Pegg. Half of {home} hung above her, kicking gently. She had done its washing for thirty years, and there was nothing she couldn't have told you about it, and she never would. "That's a man who's going to change his job," she said of a grey pair, and pegged them. "That's somebody in love. Good wool, and put on anyhow." She'd got to {Hero's}. "And those," she said through the pegs, "have been up a tree, and haven't mentioned it at home."
@friend "Don't tell me who you are," said Mrs. Pegg, from overhead. "Hold up a foot." She did the washing for the entire town, and she did it above the street, on forty lines. {Hero} held one up. Mrs. Pegg removed three pegs from her mouth, which was a compliment. "You darned that yourself," she said, "in the wrong wool, so as not to bother anybody. There's hope for you." Faces, in her opinion, were chiefly for keeping off the rain.
@turn A little before noon there came round by the bank a small wind, with its hands in its pockets. It strolled up the street. It tried on a shirt, held out the arms, and was pleased with it; it tried on a nightgown, and waltzed. Forty lines of pegs let go, one after another, like knuckles. And with all the clothes in town up over its head the wind ran three times around the clock, gave one great shout, and dropped the lot. {refrain} {Hero} had a glove. But who had the hand?
@turn "Is that Father?" somebody said. {Hero} looked up. He had come off the line at the heels, and was going by on his back, a fine figure, with the wind in him; after him went a judge, a choir, and a number of babies. There was nobody in any of them. Over the roofs they danced, in a ring, all that was best in {home}. Then whatever had been holding them got tired of it. It rained trousers until one. {refrain} The question was, on whom?
@turn Wind is nosy. All that morning it had been round {home}, trying the handles, and at noon it found something open. It went up a sleeve; it came out by the collar, with a whoop; and every peg in the street let go, like a round of applause. {Hero} stood under it. You'd have said that a whole town was leaving for the seaside, hats, drawers and christening robes. Some time went by before it struck anyone that the lot would be coming down. {refrain} Only where? And who'd be standing there?
@trouble One must put on something. The baker, who had been in his vest, was now in a ballet skirt, and cut a better loaf than you'd think. There was a policeman in a sailor suit. {run1} Court was sitting that day, and the judge sat in it in a bonnet, with a large bow under the left ear; he gave a man ten years, caught sight of himself in the water jug, and let him off. "Has anyone a decent hat?" he said to {Hero}. "I'd be obliged." He was handed a tea cosy.
@trouble By half past twelve there was not a soul who looked like themselves, and it told on people. The firemen had got frills. They had been called to a chimney, and had gone by the back streets. {run1} A bishop's robe had come down on the butcher's boy, and old ladies kept kneeling to him in the road; the judge, in a baby's bonnet, found that he had grown extremely kind. "It can't all be put back," they told {Hero}. Nobody had noticed that there was one thing they hadn't seen.
@trouble There are jobs that can't wait for trousers. So the bread was baked in a tutu, and the bank was opened by somebody in a sailor collar, who saluted people. {run1} "Silence!" cried the judge, and forty of them put their handkerchiefs in their mouths. He'd been landed on by a bonnet. It had ribbons, and a rosebud at one side, and the more he frowned the more it became him. "Is something amusing?" he asked {Hero}. "Not from where I am," said {Hero}, who was inside a bolster.
@stakes "I don't want to be a bother," said somebody on the roof. He was a big pink man, in a towel. It took {Hero} a minute, for you didn't as a rule see him standing. "Keith," he said, and shook hands. "It's only Splendid when I've got it on. I suppose that you haven't come across... It's red." Behind him, on a table, stood the cake. Above him, on five separate chimneys, were five cats. "It's {event} I mind about," said Keith. "And them. Who's going to do the cats?"
@stakes There are ninety-four steps to the roof, and {Hero} found him on the ninety-third, sitting down. "I generally come in at the top," he said. He'd lost it, the cape; he had hung it out with the rest, as he did every month, and now there was just Keith, and a towel. You could hear them from there, mewing, on the chimneys, in different keys. You could see the cake, too. "Don't tell them, at the {party}," he said. "They think it's me." He looked at his hands. "So did I, to be honest, till I tried the stairs."
@stakes Judging by his knees, the man on the roof had been there a while; they were blue. "I came up to look for it," he said, "and then I couldn't find the bit of me that goes down." He was large; he was pink; he had on a towel. "Keith," he told {Hero}. "It's only with the cape that I'm him." From the chimney pots, on every side, rose a thin, hurt sort of noise. "That's the half past two cats," said Keith. "They'll think I've forgotten. And who's to break it to them about the cake, at the {party}?"
@try1 "It will be somewhere in the middle of somebody," said {Hero}. So {they} took the great basket from the laundry, the one on wheels, and went from house to house with it; and people stood behind their curtains and handed out whatever they'd been handed. The heap got up as high as {their} chin, and then the lamp posts. There was every colour in there you could think of. Something caught {their} eye, deep down, the right red, with a gold hem; and {they} took a breath, as divers do, and went in...
@try1 It was a matter of arithmetic, {Hero} maintained. There was one of everything, and a person to each; you had only to put the whole of it in a pile and begin again. They did it in the square. "Everyone take what's yours," {they} told them, "and turn your backs till I say." Nobody peeped, much. You never saw a hill go down so quickly. Shirts went, and robes; a small man walked off in what had seemed to be a tent. It was down to {their} knees. It must be the very next thing, or the next...
@try1 "Think of a pack of cards," said {Hero}. "You don't go hunting for the queen. You gather them all in, and deal." It sounded well. {They} had the big basket round to every house in {home}, on its one good wheel, and people hid behind the door, undid what they could, and poked it out with a stick. Somebody threw in a dog, but that was an accident. "There!" said {Hero}. A long way down was a fold of something, red, such as you don't see twice. {They} gave {their} shoes to a small boy to hold, and dived...
@fail1 What it was was a tablecloth. And beneath that, when everything had been claimed by its owner, or by someone who thought it suited him, there remained socks. {They} counted a hundred and one, and no two on speaking terms. Just at that moment something flickered over the sun. They all looked up, too late; there was a squeak, as of a person who has gone faster than was intended, and a breath of starch. {refrain}
@fail1 "Turn round," {Hero} said, in a hollow voice. There was a bare place on the stones, with socks on it. One hundred and one: you could lay them out by size, and by colour, and in order of merit, and they did, but you couldn't get two of them to be a pair. "Eek," said the sky. It had gone red, in one corner, very briefly. Down the nearest drainpipe, looking thoughtful, came a cat that had been on the chimney since noon. {refrain}
@fail1 "Well?" said a hundred people. {Hero} held it up. It was the curtain from the ladies' baths. So they dealt; and that worked perfectly, down to the last garter, but for a heap in the middle that no one would own to: socks, a hundred of them and one more, no two of which had been introduced. "Then that's everything," said {Hero}, "except..." Across the gap between the roofs shot a thing in red. You'd have said it was running away, only there was nothing after it but a squeak. {refrain}
@clue "There," <mute:thought|said> {Spotter}, and pointed. It was coming down past the top windows of the bank, one floor at a time, with pauses, as you'd go down into cold water. It was a cat. It was held in two arms as thin as string; they were shaking. Over the face there was a pillowcase, and a hem of something red hung down to the knees, and underneath the knees were socks, of which the one had stripes, and the other one ducks. Then it was gone. Now what sort of a villain gets dressed like that?
@clue Everyone was running about, and so no one saw but {Spotter}, who had a stitch, and was leaning on the wall with nothing to look at but up. A person in red was trying to put a cat down on a window sill without looking at the street. It took three goes. "There, puss," it said. "Don't think about it. I never do." It was a very small hero, with a very large hem, and a pillowcase on, back to front. {Spotter} had a good view of the soles. Who would go out to be brave in odd socks?
@clue {Spotter} was the only one of them sitting down. So it was just at the level of {Spotter's} eyes that it passed the edge of the roof: a cat, in a pair of arms, and each of the arms was holding on to the other. It wore red, the way that a table wears a cloth. For a mask it had a pillowcase, with the holes put in by guess. "There, puss," it was saying. "Was that you crying, or me?" It caught sight of its socks, a stripe and a duck, and what was below them, and gave a gulp, and rose. Do villains, in general, need comforting?
@try2 "One of us had better go up and talk to it," said {Hero}. It can't be so hard; a cape is nothing but a blanket with a pin. {They} had a blanket. {They} had, though it was needed elsewhere, a pin. From the top of the tallest shed in the street you could see the whole sky, laid out ready, with a place in it just about {their} size. {They} put up one fist, the way he did, and then thought that perhaps it ought to be two. "Stand back!" {they} told the ducks; and ran, and came to the end of the shed, and went on.
@try2 {Hero} had given it some thought. What goes up is not the man; they had all met Keith. So that left the cloth. There was a good one drying over a wall, by way of a horse, and {they} knotted it below {their} chin, and walked up the roof of the coal shed until there wasn't any more. People had come out to watch. "Shouldn't you try it from the step?" someone asked. "He never did," said {Hero}, which was true. {They} bent {their} knees. The wind got under the blanket, and lifted it; it was lifting; and {they} let go of the shed.
@try2 "Somebody will have to meet it halfway," said {Hero}, and went to see what they had in the way of a cape. There was a blanket; it was on a horse, but the horse was asleep. {They} pinned it on. {They} walked out along the coal shed, and stood with {their} toes over the end, going through it all in {their} mind: fist, chin, spring. A number of people had brought chairs. "What was the real one made of?" one of them asked. "Much the same," said {Hero}; and that was the last thing {they} said from the shed.
@fail2 It has been a good deal argued over. {Hero} has always said that there was a moment. Those on the bank say that there was a splash, and that it came first. There was certainly a duck; it rose up with {them}, on top of {their} head, and it sat there the entire way home, with its chest out, under the impression that it had been rescued. They wrung out the blanket over a drain. "It flies," {they} said. "It won't stop to be asked. And it takes nothing but cats." How do you go about catching a thing like that?
@fail2 For as long as it takes to say so, {Hero} flew. {They} could see the bank. {They} could see, in the window of the bank, a boy {they} used to know in the second form, eating a bun. And after that {they} saw the duck pond, from above, which is unusual, and at once from below. No bones were broken. A pin was lost, and it turned out to have been holding up more than the one thing. "Was that you?" called the ducks, or words to that effect. If you can't get up there to ask it, what do you do?
@fail2 In three hundred years the duck pond had got used to toads. This was something else. It went up like a sheet being shaken, and it was down again very nearly before the ducks were. One of those, finding that its place had gone, and that {Hero's} head was where the place had been, sat on that, and shut its eyes. "Was it the fist?" {they} asked. "It was more the falling," said someone in a chair. They were all so nice about it. Far up, and not in a straight line, the other one went past, with a tabby. If you couldn't go to it, could it be got to come?
@try3 "If it's cats that it's after," said {Hero}, "then let it have one." The post office lent theirs. It was nearly square, and had been on nights. They carried it up to the roof, in a sack marked URGENT, and set it out by a chimney, with a sardine; then they lay on their stomachs behind the parapet, with a fishing net, and got wetter. {run2} The clock struck. The cat looked bored. Above them, ever so softly, came a rustling, like somebody shaking out a sheet.
@try3 Every trap is somebody's good nature with a lid on. {Hero} said this afterwards. At the time {they} merely said, "Who's got a cat?" They tied nothing and hurt nobody: there was a roof, and on the roof one large cat, who had been paid beforehand, in fish, and had promised to look helpless. {run2} {They} crouched below with a net, counting. At nine it mewed; you'd have wept. At ten a shadow slid across the slates with its arms held out. "I'm coming," it said. "Don't jump!"
@try3 "There's one thing it can't fly past," said {Hero}, "so let's get the biggest." The cat in question heard them out. Its terms were a sardine in advance, a sardine on the night, and no dogs; and they carried it to its place in a chair. {run2} "Now, look forlorn," {they} told it, and crawled in behind a chimney, with the net. It had a gift. At the third mew there were people weeping in the street; at the fifth, over the tiles, on tiptoe, though it was in the air, came something with its arms out.
@fail3 "Now!" said {Hero}, and flung it. They had something; it fought; they brought it down four floors, in triumph, to the lamp. It was the cat. It had been saved, it gave them to understand, perfectly well, and had gone back by itself for the other half of the sardine. High over the square a scrap of red was flying in the wrong direction, as you do when you can't see for tears. {refrain} Was it afraid of them?
@fail3 There wasn't anything in the net but cat. By the look that it gave {Hero} this had not been in the contract. They could hear the other one still, going off across the roofs, and bumping into things. "I only wanted to ask your name!" {they} shouted after it. It left behind it on a gutter one thread of red; and, on the front step of the post office, arranged in order of size, all the cats that had been up chimneys since the afternoon. {refrain} So who'd been robbed of what?
@fail3 They had it! They could feel it, all elbows and temper, the whole way to the lamp, where {Hero} undid the string; and out walked the cat. Rescued some time ago, it wished them to know, it was back on business. There was a bit of paper tucked into its collar. {They} held it to the light. "Please do not put him up there," it said, in pencil, in rather shaky capitals. "He is afraid." {refrain} Which of them was it, do you suppose, that was afraid?
@low The pipes kept the laundry step warm, and it was there that {Hero} ended up, in a wet blanket, with the {kit}. Nobody had been unkind. They had said only that it might have been better left alone. It would be Friday in two hours: {event}, and no cake; and a big man in a towel, standing in front of all of them, explaining. {They} had the basket beside {them}, with what there was. For something to do, {they} hung one up. "There you are," {they} told it. "I can't fly either." {run3}
@low There's nothing so quiet as a drying yard, with nothing in it. {Hero} sat down on the step, with the {kit}, under the one lamp, and steamed. They'd trusted {them}. They had turned their backs when {they} said to; it was that which {they} kept coming round to. And it had all been for a hundred and one socks. {They} took out two and rolled them up, one in the other, as if they had been a pair. "Don't tell anyone," {they} said. {run3}
@low "Leave it until the morning," they'd told {Hero}, and gone in; and by morning that would be Friday. {They} dripped on the laundry step, in a blanket that smelled of horse, and put the {kit} somewhere dry. There was the basket. {They} took out three or four, and hung them on the rail, so that they shouldn't go to bed creased. "It was a good idea," {they} told one. It had been, too. That was what was so lowering. They had all been good ideas. {run3}
@insight.look "{Rule}" There was nobody to say it to except a sock. It was striped. The next one that came to hand had ducks round it, and had been darned by somebody who loved the person. {Hero} looked at them as you'd look at two faces. The other two were out tonight, then, one of each, going about on the same feet; and {they} had seen those feet. {They} had seen them on the steps of the school, going down sideways, and holding on. Who did {they} know who was afraid of three steps?
@insight.look What can you tell from a sock? That was the sort of thing {they} would have asked, this morning. "{Rule,}" said {Hero}, and turned it over. It had hardly been walked in. It had a good thick heel, and no wear at the toe, such as you get from stairs. Nobody could go all winter and not climb one stair. And it had gone to bed with a duck, evidently, for its better half, as you'd do if you could only reach the lowest drawer. {They} sat up very straight. Who never went up for the other?
@insight.look You wouldn't think that a sock had much to hide. "{Rule}" For want of company {Hero} did: a striped one, a ducked one. Each had been let down twice, for somebody who was growing. Each had been washed to a thread, and there was no dirt in it, of any kind; it had never met a tree, or a bank, or a wall. Yet its twin had been all over the sky that afternoon. {They} tried to make the two halves meet. Who is it that goes through the world on the flat, with a hand on the railings, and then does that?
@insight.move There was a sheet out still, one end in a puddle. {Hero} shoved it out of {their} way, and it swung off, and came back, and shoved {them}. {They} got up out of the gutter. "{Rule,}" {they} said, feeling {their} jaw. All day long {they} had been trying to throw {themself} into the sky, like a man who tries to post himself. But from where {they} stood there were forty lines between here and the clock. Suppose that one were to be passed up?
@insight.move The thing about a wet sheet is that it has opinions. {Hero} had leaned on this one, being tired, and it gave way down to the ground; and then, having thought it over, it took it back. {They} came down some yards off, sitting, and rather pleased. "{Rule,}" {they} murmured. {They} had had it the wrong way about. You didn't go at a thing like that, you waited, and were fetched. There hung the next, above it; there was the next above that. How far up did they go?
@insight.move {Hero} got up to go home, and walked into a sheet. {They} went on walking, being too tired to stop; it gave, and it gave; and when there was no more give in it {they} found that {they} {was} on top of the washhouse. "{Rule,}" {they} remarked, after a time, to the stars, which were a good deal nearer. {They} hadn't jumped. {They} hadn't done a thing except lean. Over the street was another of them, pale and patient, and beyond it another. Had anyone ever been carried upstairs by the laundry?
@insight.build {Hero} tipped out {their} pockets, in {their} mind. Forty lines; say nine hundred sheets; nine thousand pegs, sprung, and good for a grown man's trousers in a gale. "{Rule,}" {they} always said. It struck {them} that they had spent the day on one idea, which was to get up there and bring it down. You would never do that with a child. If there was somebody at the top of a tree, crying, what would you go and fetch first?
@insight.build "{Rule,}" said {Hero} to the empty lines, "and what we've got is laundry." It wasn't much of a joke. {They} had a peg in {their} fingers, and shut it on the edge of one sheet, and then, since there was a second handy, on the edge of that. {They} pulled. It held. {They} put a foot on it, and it held that. They'd had nets all wrong, with their ropes and sardines. It had been going up all day, over and over, poor thing; had it ever once been offered a way down?
@insight.build One sheet had been left hanging by its corners in the yard, and there was a kitten in it. It must have been set down there by somebody, for it was off the chimneys, and black, and sound asleep, with all four legs hanging. {Hero} watched it swing. "{Rule,}" {they} said by and by. It could fly, that poor thing up there. What it couldn't do was stop; and what had they held out to it? A shed; a net; a sardine. And here were nine thousand pegs. Had it really been as simple as that?
@insight.sound "{Rule}" It's hard, in a town; there's such a lot to get through. There were pipes. There were pigeons, muttering; and the clock, which {Hero} had heard for so long that it had worn a hole, and {they} had to go round the edge. Tick, it said. Tock. Between the one and the other, at the very top, where the weathercock was, someone went hic. {They} stood up. It came again, and with it a sniff. Had anybody thought to wonder if the thing could get down?
@insight.sound It was one in the morning, nearly, and {Hero} had {their} eyes shut. "{Rule,}" {they} told people who were looking for things; so {they} did, from the ground up. A tap. A man, turning over. A cat, having words with a sardine. And over it all, quite by itself, in the place where there is only ever wind, a thin little voice was saying its tables. It had got to the sevens. It went back, and began over from the twos, as you do in the dentist's chair. Who'd be up there, and so very much wish not to be?
@insight.sound "{Rule}" {Hero} had done it to kettles, and to people. {They} had never thought of doing it to a town. It came in layers, when you let it: gutters; a goods train; and over those a few hundred people, breathing. And when {they} had got right up to the top, there was one too many. It was quick, and it caught. It had words in it, quite tiny, the same ones every time. "Don't look," it was saying. "Nice puss. Don't look, don't look." How long was it since anyone had told it well done?
@means.look {Hero} {method}. "Number two!" {they} said. It was the boy at number two, whom you met going along the wall, and who had lived his life on the ground floor on account of what was in between it and the next one. He'd been cold, that was all; he had put on what fell on him. {They} ran. Up on the clock, with his arms and legs wrapped about the minute hand, at seven minutes past, was a pillowcase with its eyes shut. He had brought down nine cats. He'd got nobody to bring down him.
@means.look There was not a house that {Hero} had to think about twice. {They} {method}; then {they} walked out into the square, with a striped sock in one hand and a duck in the other, and held them up to the sky. "I've got your others," {they} called. Nothing moved, except the hand of the clock; and on the hand, holding on to it with everything he had, was the boy from number two. He couldn't do stairs. He had to be lifted on a bus. "Oh, good," he said, in a tiny voice. "My feet are freezing."
@means.look {Hero} {method}, and could have kicked {themself}. There was one front door in {home} without a step. There was one boy who'd stayed on in the infants', because the next class was upstairs. {They} ran the entire way to the square. He had got himself round the minute hand, up there, as ivy does. "Number two?" {they} called. "It's about your socks. I've got the rest." Somebody swallowed, in among the works. "Are they dry?" said the boy.
@means.move {Hero} stepped on to the lowest of them as you'd step into a boat. It sank; it considered; it rose, and {Hero} {method}. Over the baker's. Over the bank, where a light went on. From sheet to sheet they handed {them} up, like something going to the back of a shop, until {they} was level with the clock... face to face, at about twenty past, with a pillowcase. It was wet through. "Have you come for the cape?" it said. It was the boy who lived at number two, and was frightened of stairs.
@means.move You have to trust them; that's all there is to it. {Hero} lay back, and {method}, and let go of the ground. Down one side of the street they passed {them} and up the other, with a crack like sails, higher at every throw, past drawing rooms, past a lady with a candle, past a gutter full of cats. At the top {they} put out both arms, and caught hold of the hour hand. There was someone upon the other one. "I'm not him," it said, sobbing. "I'm only me. I live at number two, on the flat."
@means.move {Hero} took a short run, for the look of it, and {method}. It was like being passed along a shelf of very large aunts. They sighed, one after another; they sank, and heaved {them} up to the next. There went the baker, in his pink. There went a man with a toothbrush, who raised it. The last one let {them} go by the gutters, and {they} caught at something cold, which was the hour hand. "That's the four you're on," said a voice. It had both arms about the other hand. "I'm number two. I don't do up."
@means.build They stripped every line in {home}. {Hero} {method}, and the rest took it from {them}, hem to hem, ten pegs to the yard, until it went out of the light on every side, and they had to feel for the edges. When it was done the moon came up to see. It was the size of the square, and as white as milk. A sigh came from the clock. And all of them saw him at the same moment, and knew him by his ankles: the boy at number two, who couldn't so much as look at stairs, on the minute hand, looking at a bed.
@means.build It was Keith who held the pegs. "I can do that," he said, and he could. {Hero} {method}; sheets went to sheets, tablecloths to those, and a sail that somebody had been keeping; and when they ran out they used curtains. It was big enough by then to break the fall of a church. "But for whom?" said Keith. So they looked up. He was at ten past three, with a knee over. It was that small boy from number two, the one you had to help at kerbs. "Oh, my word," said Keith. "And he's been doing the chimneys."
@means.build "Sheets," said {Hero} at the first door; by the sixth they were handing them out before {they} could knock. {They} {method}, with Keith to hold the end, hem upon hem, and a peg to every inch. After those came blankets, and after that the carpet from the town hall. "It's for whoever it is," they told one another. Toward one the moon got over the bank, and there it lay, like another moon that somebody had let down. "Oh," said the clock, in a very small voice. It was number two's boy, who went in dread of kerbs.
@means.sound {Hero} took the {kit} out to the middle of the square, where you could be heard, and {method}; and not at the clock, but past it, as you'd put down a saucer and then look the other way. The tables stopped. Someone up there was breathing through his mouth. "I came up for a cat," he said. "I'd got my eyes shut. And then it said to mind the step." He knew that tune, it seemed. He came in on the end of it, with a wobble. It was the boy at number two, who'd never been up a stair.
@means.sound One mustn't startle them. {Hero} {method}, low, and went on until it was less like a noise than like a lamp left on. "Is someone there?" said the top of the clock. "Only me," {they} said. "Is someone there?" "Yes," it said, with a gulp, as if it had not been sure till then. "Could you keep doing that? It's better when I know where the bottom is." They'd have known it anywhere; he had asked every one of them, some time, to see him over a doorstep. It was the little boy from number two.
@means.sound It's no use shouting at people who are frightened. {Hero} sat down out there with the {kit}, like someone who has come for the air, and {method}. {They} left plenty of room in it. The fourth time through, somebody had come into the room. It was thin, it was flat, and it was humming. "There's a high part," it said presently. "I can't do high." "Nor me," said {Hero}. "What number do you live at?" "Two," said the clock, and burst into tears. They all knew number two. He had never so much as gone up to bed.
@snag "Don't look down!" they shouted, the whole square of them, as kindly as they could. He looked down. A slate went by, and they heard it arrive. What was worse, he was on the big hand, and it was twenty to; it had nowhere to go but lower. "We need everyone," {Hero} said. "Every arm there is. Ring the fire bell!" They ran to the truck in a body. There was the bracket, and there was the rope. On the end of the rope, neat and clean, where the bell should have been, hung a clothes peg, and...
@snag It was going quite well until the clock struck. It shook him from his teeth to his socks, and when it had done he was a foot further along. "How long is it," he asked, "until it points straight down?" Nobody wished to say. There were eleven people holding that sheet, and there should have been ninety; the others were in bed. "Wake them up," said {Hero}. "The bell. The bell, on the fire truck!" A fireman in frills came back, with a strange look, and opened his hand. "It's been changed," he said, "for a peg. It was always there, and..."
@snag "Whatever you do," said {Hero}; which is a thing that one should never say. He did it. He saw the square, and how far off it was, and who was in it. "I should like to go home now," he said, very politely, and one leg slid from the hand. They had just enough people for one corner of a sheet. "Ring!" cried {Hero}. The firemen sprang to the truck; and one of them seized the rope, flung back his arm, and rang. There was no noise whatever. In place of the bell, hanging on bravely by both its legs, was a peg, and...
@rescue "Is it heavy?" somebody asked. "Does it go dong?" It was the girl who matched the socks. She'd been behind the heap since dinner; she had done ninety pairs, and not been asked to. "It came in with the firemen's things. I took it for some sort of hat." She had gone over the edge before anyone could help her. One boot waved. There was a scuffling, down {hid}, and after it a single note, of great sweetness, and then up she rose, with a sock on each ear, and her arms round {key}.
@rescue You could tell her nothing about odd ones. The girl who matched the socks had sat among them, on and off, since she was four, and if there was one thing that she couldn't abide it was something in the wrong basket. "There's a big brass egg cup that isn't anybody's," she said to {Hero}. "I've been wanting to mention it. I put it {hid}, to be called for." They were gone together before she'd finished. It took the two of them to lift. It was {key}, and it had come up beautifully.
@rescue "Would it be this?" It was the sock girl, who did the matching, and she'd had a hand up since two o'clock. "There's always one thing that isn't a sock. I thought it was some hat. Then I thought, perhaps it's a helmet, for a person who hasn't any chin." She had put it by, as she always did, to be asked for; and {Hero} held on to her boots while she went to see, {hid}, beneath a week of firemen. It came up polished. You could look at yourself in the side, very wide, and pleased. It was {key}.
@climax It woke {home}; it woke the pigeons, and the bank. They came in bonnets and in skirts, the judge with his wig on over his curlers, and took a grip all the way around, and leaned out. "It's the cape that's brave!" he cried. "I'm not. I'm only what's in it." "And who was it," called {Hero}, "that minded about the cats?" It was half past, all but a hair. You could see it go in. He looked, for the first time, not down at the square, but at all those hands; and the clock drew in its breath to strike, and he opened his...
@climax Clang, it went, and clang, and there was not a soul in {home} who stayed to find his own slippers. Ninety of them hauled upon the hems. "You can let go!" said {Hero}. "I can't," said the boy. "You've got it wrong. When I put this on I'm somebody else." "Nine cats," {Hero} shouted. "Did someone else feel sorry for them?" He said nothing for a bit. He sniffed. "The ginger one had a poorly foot," he said. And very slowly, as you'd put down something you had carried a long way, he undid one hand, and undid the other...
@climax It was like the last day of the world, in lace. They ran out with their hair in papers; they took hold where they could, and leaned back on their heels, till it was as tight as a drum. "It won't work," said the boy. "You don't understand. I'm frightened of the bath." "And weren't you of the chimneys?" called {Hero}. "Yes!" "And then what did you do?" He had to think. The hand dropped under him, another inch, and he hadn't so much as noticed. "He was only a kitten," he said slowly. "He'd got nobody." He looked down at his fingers, and undid them, and...
@resolution He went in to the ears, and came out as high as the bank. He was going up again before they understood what the noise was: it was laughing. "Look!" cried the judge. They all saw it. A rag of red hung upon the minute hand, high up there, where it had caught by the hem. He had come down without it. {turned}
@resolution The whole of {home} felt him land; it went through them from wrist to wrist, like good news. Then up he flew, odd socks over ears, and shrieked, and it was joy. He did that eleven times. It was Keith who noticed. He'd been looking at the clock, where the cape was, all alone up there, waving. "He didn't have it on," said Keith. "He never had it on." {turned}
@resolution Every arm in {home} felt it. He went down until he brushed the stones; he shot up again, mask gone, hair on end, past baker, bank and clock. "Hello!" he told it, and waved, and something waved back. There it hung, by its hem, from the big hand, where it had been since before he let go. {turned}
@close The cake came by ladder, in eleven pieces, and no one has tasted a better. They danced at {event} in what they stood up in. {toast} {ends} As for the cape, it had been boiled, and would now about go round a boy of seven. Keith was very nice about it. He finds that he doesn't miss it, apart from the view. On Fridays, when it gets dark, you may see him at the foot of some long ladder, with toast in his pocket for two; and, far above, going up it slowly, a rung at a time, with his eyes wide open, odd socks.
@close It was getting light when they lit the candles, and {event} was as much breakfast as anything. {toast} {ends} Nobody ever did get back the right trousers. After a week they'd left off trying; the judge found he rather thought better in a bonnet. Somebody's tutu is still at the baker's. And the small red cape, that had shrunk, and fits, hangs on a low hook, at number two. He doesn't always bother with it. "It's for the cats," he told {Hero}. "They like something to hold on to."
@close Out came the cake in slabs, like bricks, by ladder, and {event} went on until the milk. {toast} {ends} Hot water is the making of some things: it went in a captain's cape, and was a boy's when they wrung it. Most Fridays you may see the pair of them, by the post office, beneath a very long ladder, being polite. "After you," says Keith. "Do you want to hold my hand?" says the boy. "Only as far as the first window," says Keith.
`,
}
