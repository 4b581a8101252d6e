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
  figure: { name: 'Mr. Trout', type: 'man', pronoun: 'he', want: 'a tidy pond', habit: 'puts up notices' },
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
    base: 'Heave! said the people. Ho! said the whale.',
    turned: 'Heave! said the people. And off went the whale.',
  },
  titles: ['{Hero} and the Whale in the Pond', 'No Whales', 'Heave, Ho!', 'A Wet Road to the Sea', 'Dimple'],
  blurb:
    'NO BALL GAMES, says the notice. NO DOGS. It says nothing about whales. And there she is, in the boating pond, with a pedal boat on her nose; and she has never looked so lost. Who is going to get her home, if not {Hero}?',
  stage: `
    home: park morning clear wide | stand happy | boat | duck-following
    friend: park morning clear medium | talk happy | signpost mop | upside-down-sign
    hobby: beach morning clear medium | stand proud | |
    want: park day clear medium | point excited | bunting boat |
    flaw: park day cloudy close | think thoughtful | | odd-socks
    turn: pond morning clear wide | look surprised | whale |
    trouble: pond morning clear above | run funny | whale boat | bird-on-head | wet
    stakes: pond day clear medium | look worried | whale signpost | | wet
    try1: pond day clear wide | pull brave | whale rope | | wet
    fail1: pond day clear medium | sit surprised | rope | duck-following | wet
    try2: pond day clear wide | carry brave | whale balloon | | wet
    fail2: street day clear above | run funny | balloon hat | hat-blown-off |
    try3: pond dusk clear medium | dig excited | shovel bucket | | muddy
    fail3: pond dusk cloudy wide | look sad | whale mop | | muddy
    low: pond night clear close | sit sad | whale | |
    clue: street night rain close | look curious | snail |  snail-passing | wet
    insight: pond night rain close | think hopeful | whale | | wet
    means: street night rain wide | build brave | soap-bubbles whale | | wet
    snag: street night wind medium | look surprised | pipe | | wet
    rescue: pond night wind close | reach hopeful | boat pipe | frog-in-cup | wet
    choice: street night clear medium | give thoughtful | | | wet
    climax: street dawn clear wide | push wonder | whale soap-bubbles | | wet
    resolution: harbour dawn clear wide | cheer joy | whale | |
    close: beach morning clear wide | wave happy | whale cake bunting | small-copy-of-hero
  `,
  b0_3: `
@home {Hero} lived in {home}, by the sea and a small round pond.
@home Here was the sea, and here was {Hero}. Here was a pond with ducks.
@friend Mr. Trout kept the pond very clean. "Hello, {Hero}!"
@friend "No mud," said Mr. Trout. {Hero} had mud on both feet.
@want They would sail boats on the pond for {event}. {why}
@want Boats, boats, boats for {event}! {Hero} had a red one. {why}
@turn Whoosh went the wind, all night. And who was in the pond?
@turn The sea got up in the night, and then it went home. What did it leave, {Hero}?
@trouble It was a whale! {refrain} {run1} What now?
@trouble A boat sat on her nose! {refrain} {run1} Poor thing?
@stakes She was too big, and the pond was too small. Poor whale!
@stakes The whale was so hot. She had no room to swim, {Hero}.
@try1 {Hero} had a rope, and they all pulled, and pulled...
@try1 A rope went round her. "Pull!" said {Hero}. One, two...
@fail1 Snap! They all sat down. {refrain}
@fail1 Off it came. Bump, bump, bump, on the grass. {refrain}
@try2 {Hero} had balloons, so many balloons. Up, up...
@try2 "Up with her!" said {Hero}. Red ones, blue ones, one hundred balloons, and...
@fail2 Up went Mr. Trout, but not the whale.
@fail2 Help! That was not the whale up there. That was Mr. Trout!
@try3 {Hero} dug and dug to let her out. {run2} But then...
@try3 Dig, dig, dig, all the way to the sea! {run2} "Nearly," said {Hero}...
@fail3 Glug, glug! The pond ran away. {refrain}
@fail3 But where was the water? It went down a hole. {refrain}
@low {Hero} sat by her big, sad eye. {run3}
@low "I am here," said {Hero} to the whale, and gave her a pat. {run3}
@clue {Spotter} saw a snail go by on a wet, wet road.
@clue Drip, drop. A snail came by {Spotter}, and it made a road of wet.
@insight.build {Hero} had soap and mats. Could you make a slide?
@insight.build A snail goes on slime. What could a whale go on, {Hero}? Soap?
@insight.move {Hero} went slip and slide in the rain. Could a whale?
@insight.move Whoops! Down went {Hero}, and slid, and slid. Would she slide, too?
@insight.sound {Hero} heard the whale sing, low and slow. Who sang too?
@insight.sound The whale sang, and she went a bit. What if {Hero} sang, too?
@means.build {Hero} made a long, long road of soap.
@means.build Soap here, soap there! {Hero} put soap all down the hill.
@means.move {Hero} ran and slid on the wet road. Whee!
@means.move "Like this," said {Hero}, and sat, and went. Down the hill!
@means.sound {Hero} sang with the whale, and she gave a wiggle.
@means.sound {Hero} made a low, low hum. Hum, hum, went the whale.
@snag It must be wet, so wet! Oh no, where was the hose...?
@snag The soap got dry, and she got stuck. More water, {Hero}! But where...?
@rescue The girl who sold shrimps found it. Good girl!
@rescue "I jump rope with it," said the shrimp girl. Here came the hose!
@climax {Hero} gave one small push. Off she slid, down and down!
@climax So many bubbles! "Go on," said {Hero}, and gave her a pat. And she went.
@resolution Splash! {Hero} was wet to the skin. {turned}
@resolution Up went a wave, as big as a house! Look, {Hero}! {turned}
@close {Hero} saw her wave her tail. {toast} {ends}
@close Far out, a tail said bye-bye to {Hero}. {toast} {ends}
`,
  b4_6: `
@home {Hero} lived in {home}, with a big sea on one side, and on the other a very small pond with pedal boats. "I've got two seas," said {Hero}.
@home There were two waters in {home}. One was the sea. The other was a pond for boats, and it was so small that the ducks took turns. {Hero} lived in between them.
@friend Mr. Trout looked after the pond. He loved a notice. NO DOGS, said one. NO SPLASHING. NO BREAD. "You can't be too careful," said Mr. Trout.
@friend The man with the mop was Mr. Trout. NO MUD, he wrote. NO JAM. NO HATS IN THE WATER. "I've got a notice for everything," he told {Hero}, "and still they come."
@want There were going to be boat races on the pond, for {event}. {why} "I'll be in all of them," said {Hero}.
@want Twelve new boats were tied up in a row, for a race at {event}. {why} "I'll have the swan," said {Hero}.
@turn All night there was a storm. The sea got up and came in over the wall. "Look!" cried {Hero}, in the morning. It had gone home, but it had left something behind. There was a whale in the boating pond.
@turn That night the wind howled, and the sea went for a walk in the town. By breakfast it was back in its bed. But what was that in the pond? "Hello?" said {Hero}. It was big and grey, and it blinked.
@trouble She filled it, from the steps to the ducks. She had a pedal boat on her nose. "NO WHALES," wrote Mr. Trout, very fast. {run1} How do you get her out?
@trouble It was a whale, and she was stuck as tight as a foot in a [boot|sock]. The swan boat sat up on her nose. Mr. Trout got out his brush. NO WHALES, he wrote. {run1} Would she read it?
@stakes {Hero} called her Dimple. She looked at {them} with one round eye. A whale can't live in a pond, and by night she'd have used it all up. There would be no races, and that was the least of it.
@stakes When the whale smiled there was a little hole in her cheek, so {Hero} named her Dimple. "She's drinking it," {they} said. "What will she do when it's all gone?" Nobody knew. A dry whale is a very sad thing.
@try1 "Rope!" said {Hero}. They tied it round her with a bow. The whole town took hold, and dug in their heels. One, two, and...
@try1 They got the biggest rope in the harbour, and made a bow of it, right round her middle. All of {home} took hold, and even the baby had a bit. "Ready?" cried {Hero}. "Steady? And..."
@fail1 Snap! They all sat down on each other. {refrain}
@fail1 Twang! There was half the rope, and half of it was gone, and everybody was lying down. {refrain}
@try2 "Then we'll lift her," said {Hero}. They got every balloon in {home}, two thousand of them, and tied them on one by one. The strings went tight, and...
@try2 "You can lift anything," said {Hero}, "if you've got balloons enough." They had two thousand. They puffed and tied until she looked like a birthday. There came a creak, and...
@fail2 Off came her bow, and up went Mr. Trout. They had tied the last one to him. He went over the church, still writing a notice.
@fail2 The knots slid off, for she was wet. But one had been tied to Mr. Trout, and that was a good knot. "Oh dear," he said, and went over the roofs. NO FLYING, he wrote, up there.
@try3 "We'll dig the pond bigger," said {Hero}, "right to the sea." {run2} It was a fine big hole, until...
@try3 "More pond!" said {Hero}. With spades and spoons and hats they dug. {run2} They could hear the waves, just there, behind the wall, and then...
@fail3 Glug. Out ran half the water, down the drain. Now she was a whale in a puddle. {refrain}
@fail3 Slurp! That was the drain. All she had left was one big puddle. {refrain}
@low They put wet towels on her back. {Hero} stayed by her eye. "I'm here," {they} said. Off in the dark the sea was going hush, hush. The {kit} {kitWas} wet with somebody's tears. {run3}
@low It was bedtime, and {Hero} did not go. {They} sat by that big round eye. "Can you hear it?" {they} said. The sea was just over the wall. The {kit} lay in the mud. {run3}
@clue It began to rain. {Spotter} saw a snail come down the path. It was a big snail in a big shell, and yet it slid along as easy as butter, for it made its own road as it went.
@clue Plip, plop, went the rain. A snail slid by {Spotter}, with a whole house on its back. "How does it do that?" {Spotter} asked. Under it the road was wet and shiny.
@insight.build {Hero} looked at the snail. {They} looked at the street. It ran downhill, right from the pond to the sea. "{Rule,}" said {Hero}. What had they got? They had soap. How much soap is there in a town?
@insight.build "{Rule,}" said {Hero}. Rope they had, and balloons, and not one was any use. But under every sink in {home} there was something slippery. Do you wash with it? You do! What would it do to a hill?
@insight.move {Hero} got up, and {their} feet went from under {them}, and down the wet path {they} slid. "{Rule}" All day long they had pulled. But who pulls on a slide?
@insight.move {Hero} ran to look, and slipped. Whee! {They} did not stop till {they} met the gate, and nobody had pulled {them} at all. "{Rule,}" {they} said, flat on {their} back. So why were they pulling a whale?
@insight.sound Dimple sang, low and sad. And the stones hummed, and the wet path shook, and she moved! It was just an inch. "{Rule,}" said {Hero}. What if they all sang?
@insight.sound From far down in Dimple came a note. It got into the stones, and your boots, and your tummy. The wet path shook, and she slid by one inch! "{Rule,}" said {Hero}. Who else could hum?
@means.build From each bath and each sink they brought it. {Hero} {method}. There were mats, and trays, and soap on top, all down the hill. It was the longest slide in the world.
@means.build "All the soap you've got!" said {Hero}. Out it came, and {they} {method}. There were mats below, and soap on top. You could have slid to the sea on one toe.
@means.move They wet the hill with soap from top to bottom. {Hero} took hold of her tail. She rocked, and {Hero} {method}. "Again!" {they} cried. She rocked again, and she was off the edge!
@means.move Soap went on the hill till it shone. "Now rock," said {Hero}, with both arms round that tail. It swung one way, and {Hero} {method}. Slowly the whale tipped over the edge.
@means.sound They soaped the hill. Then {Hero} took the {kit}. {They} found her note, and {method}, and soon the whole town had it. And Dimple began to slip.
@means.sound First they soaped the hill. {Hero} sat with {their} {kit} by Dimple's ear, and {method}. "Mmmm," went the baker, and the baby, and the whole street. And she was off!
@snag She was half out when the soap went dry! "Water!" cried {Hero}. "The hose!" But it was not on its wheel, and she was sticking, and...
@snag Past the school she went, and there she stuck. The wind had dried the soap as hard as toffee. "Get the hose," cried {Hero}. But there was the wheel with nothing on it, and her eye was shutting...
@rescue "It's my jump rope," said the girl who sold shrimps, and she went red. "It's long." She ran and looked {hid}, and came back with {key}, miles of it.
@rescue Somebody pulled at {Hero's} sleeve. It was the girl who sold shrimps. "I skip with it," she said. Off she ran, and felt {hid}, and came back with {key}.
@climax On went the water. The suds came up as high as hats. {Hero} gave one small push, the way you'd push a door. And Dimple went by the bakery, and the bank, faster and faster, singing. "Mind the corner!" cried {Hero}.
@climax Psssh! Up rose the suds, over the doors, over the hats. {Hero} leaned on her, just a bit, with one finger. And away went Dimple, down and down, past the bank and the bakery, singing all the way.
@resolution SPLASH! The wave came all the way up to the church, and it brought back Mr. Trout. {turned}
@resolution What a splash! It met Mr. Trout, up there, and gave him a ride home. {turned}
@close They had {event} on the sand. {toast} {ends} Mr. Trout put up a new notice. WHALES WELCOME, it said. PLEASE WIPE YOUR FEET.
@close {toast} They gave the cup to the snail. {ends} And Mr. Trout wrote one more notice. WHALES, it said, MUST HOLD HANDS.
`,
  b7_9: `
@home On one side of {home} there's the sea, which is very large. On the other there's the boating pond, and you can walk round that in the time it takes to eat an ice cream. {Hero} lived exactly in between.
@home If you stand on the wall at {home}, you can spit cherry stones into the sea on one side, and with a good wind you can hit the boating pond on the other. {Hero} had done it. The sea had never noticed. The pond was so small that it went up.
@friend The pond belonged to Mr. Trout. It didn't really; but he had the hat. He was a great man for a notice. "I like things said," said Mr. Trout. NO DOGS. NO BREAD. NO STANDING UP, SITTING DOWN OR LEANING. "You can't be too careful with water," he told {Hero}. "It gets ideas."
@friend They'd put Mr. Trout in charge of the ducks, and it had gone on from there. He had a brush, and a pot of black paint. Whenever somebody did a thing, there would be a notice the next day, to say not to. "NO HUMMING WITHIN NINE FEET," {Hero} read out. "Who was it that hummed?" "A man," said Mr. Trout darkly.
@want There were to be races there, with twelve pedal boats and a cup, for {event}. {why} {Hero} had picked out a boat already. It was the one shaped like a swan, with the squint.
@want Twelve new pedal boats lay along the edge with their noses in. There would be races for {event}, and a cup with ears. {why} "I'll have that one," {Hero} had told everybody, weeks ago. It was the swan. It had been painted by somebody in a hurry, and it looked two ways at once.
@turn On the night before, they had the storm. The sea put one leg over the wall, had a look round the town, and went home again at about four o'clock; but it had left something behind it. "Oh, my," said {Hero}, at the curtains. There was a whale in the boating pond.
@turn You couldn't sleep that night for the noise. The wind got hold of the sea by the collar, and shook it. Toward morning one wave came right up the street, and tried the doors. Then it all went quiet. {Hero} ran down in {their} nightshirt, and the boating pond was full to the brim, and looking at {them}.
@trouble She fitted it as a foot fits a shoe. The swan was up on top of her nose, squinting. Mr. Trout stood there with a brush, and wrote out NO WHALES in letters a foot high; and she read it, or at least she looked at it very hard. {run1} But how do you turn out a thing like that?
@trouble It was a whale. She was in there as tight as a cork. She seemed to feel foolish, for she kept quite still, with the swan upon her nose. "There's no notice," said Mr. Trout, in a faint voice, and went to mix some black. {run1} NO WHALES, he wrote. And what then?
@stakes {Hero} called her Dimple. It was because of her left cheek. "She's drinking it," {they} said, on the second time round. It was so: you could see the wet mark where the pond had been at breakfast. There were the races to think of; only nobody, by then, was thinking of the races.
@stakes On her left cheek she had a dent, like a thumb in dough, and so {Hero} called her Dimple. {They} put down a hand, and she breathed on it. That was at nine. By ten, the top step was dry, and by eleven the second. "She's thirsty," said {Hero}. "She's drinking the only thing that she's got." Nobody mentioned the races. "How many steps are left?" they asked.
@try1 "Everyone in {home} can pull," said {Hero}. They found a rope that had belonged to a ship, and tied it round the middle of her with a bow. Six hundred people got hold of it, from the mayor to the baby. "Take up the slack!" {they} cried. "And one, and two, and..."
@try1 There was a rope at the harbour as thick as your leg, left over from a ship. They passed it round her, and finished it off with a bow, to be friendly. All {home} took a piece: six hundred of them, down the park and out at the gate, with a baby to hold the end. "When I drop my hat," called {Hero}. {They} dropped {their} hat...
@fail1 It went off like a cork. Six hundred people sat on six hundred other people, and the mayor was never the same shape again. {refrain}
@fail1 They were very strong. It was the rope that wasn't. Six hundred people ran backwards, and sat down; and as the ones at the front sat on the ones behind, it was a while before they came to the baby. "Again!" said the baby. {refrain}
@try2 "Up, then," said {Hero}, "if she won't go along." There were two thousand balloons in for {event}. They blew up the lot. They tied them on at the front, the back and both sides, and Mr. Trout went round with a clipboard to check the knots. She'd begun to look lighter. There was a creak...
@try2 "What's the lightest thing there is?" {Hero} asked. For {event} they had got in two thousand balloons. It took all morning to blow them up. Mr. Trout went along behind, and tugged at each of the strings, in case. The water gave a kind of a gulp. "She's rising," whispered {Hero}. "She's going to..."
@fail2 The one knot that held was in Mr. Trout's braces. Up he went. "NO BALLOONS," they could hear him read, passing over the church. The rope undid its bow, quite gently, and two thousand colours went off after him toward Norway.
@fail2 Wet whale is as slippery as soap. One after another the knots slid over her tail, and the whole lot went up together like a flock of parrots. "I said so," said Mr. Trout. "I said that you can't be too..." It was a pity about his braces. They watched him get smaller. He was writing something; it fluttered down in the high street. NO, it said, and that was all he'd had time for.
@try3 By then it was hot, and she had shut her eye. "We'll give her more pond!" said {Hero}. "We'll dig it out on this side, and let it join the sea." {run2} They dug with spades, and pans, and hats. The wall began to shine with damp. "One more," said {Hero}, and...
@try3 "Then the sea will have to come to her!" It was only forty steps away. {Hero} chalked a line, from the pond to the wall, and they dug along it with whatever they'd got, spades, soup plates, a tuba. {run2} It was past tea when they struck something hard. "That's the wall," {they} said. "Stand clear. Here it comes..."
@fail3 It did burst, but into the drain. Down went the water, round and round, and half the ducks. When it had finished sucking, what they had was a very big whale in a very small puddle. {refrain}
@fail3 It was not the wall. It was a pipe. It had a lid, and the lid came off; and the boating pond went down it in a minute and a half, with a noise like somebody finishing a milk shake. There she lay in the last inch. {refrain}
@low They covered her with wet towels, and took turns. "You go to bed," they told {Hero}. "I'm all right here," said {Hero}. {They} sat there by her eye, which was the size of a plate, and had the evening in it. You could hear the sea from here. Dimple could hear it, too. The {kit} lay upside down in the mud. {run3}
@low It got dark, and they hung wet sheets on her, as though she were furniture. People tiptoed. {Hero} had stopped having ideas. {They} sat in the mud, next to that enormous eye, and dripped water round it from a sponge. "You can hear it, can't you?" {they} whispered. It was going hush, hush, just there. The {kit} was a lump of mud by {their} foot. {run3}
@clue Around ten it came on to rain. It was {Spotter} who saw the snail. "Where are you off to?" asked {Spotter}, for it had its house on. It went by as smooth as cream, for it was laying its own wet road as it came.
@clue You'd have said that nothing was moving in the whole of that wet park; but {Spotter} looked down, and there was a snail. It was as big as a plum, and it had its house with it, attic and all. "You're not even puffing," {Spotter} told it. It laid down a shiny road, an inch at a time, and went along on that.
@insight.build {Hero} watched it pass. {They} looked at where it was going. From the gate of the park, Bath Street runs down to the harbour, straight as a ruler. "{Rule,}" said {Hero}, slowly. "We've tried everything strong," {they} said. How much had they got that was slippery?
@insight.build A house, {Hero} thought, on a bit of wet. How long would it take to pull a house? {They} stood up slowly. There was the gate. Outside it, Bath Street dropped to the harbour like a slide. "{Rule,}" {they} said; and what had they got, behind each of those six hundred doors, in a dish? You've some at home. It's very likely pink, isn't it?
@insight.move {Hero} jumped up; both {their} feet shot out; and {they} went down that path on {their} back, past the snail, as far as the gate. {They} lay there, and the rain fell in {their} mouth. "{Rule}" They had been tugging at her. Who ever had to tug somebody down a slide?
@insight.move It was so dark that {Hero} stepped on the shine. Whoosh! {They} went past the ducks, sitting down. {They} went by the swings; and {they} came to a stop at the gate with no breath, and thought that over. "Nobody pulled me," {they} said. "{Rule}" They'd never once let her do any of the going! Wasn't the whole street made of hill?
@insight.sound Dimple had started to sing. It was so low that you got it through your boots. {Hero} felt the wet stones buzz with it, and saw a thing that {they} could not be sure of: she'd slipped, an inch or so, down toward the gate. "{Rule,}" {they} whispered. If one whale could make a hill hum, what might six hundred people do?
@insight.sound Whales don't cry. What she did was more like a very big door, a long way off, closing. It came up through the mud. And when the note went down to the bottom, the whole of Dimple crept an inch, all by itself, along the wet. "{Rule,}" {Hero} said. {They} put {their} cheek against her. Could you sing a whale down a hill?
@means.build They turned out every cupboard in {home}. {Hero} {method}: doors first, laid flat, then bath mats, then trays; and over it all, for half a mile, soap. There was green soap, and soap in the form of lemons. "Keep off it!" {they} called. By midnight Bath Street was as slippery as an eel, and it smelled like a bride.
@means.build By ten they had it all out in the rain. {Hero} stood at the top of Bath Street, and {method}. "Doors at the bottom," {they} called, "then mats, then soap." There was brown soap and baby soap, and a kind that smelled of the mayor. A cat set one paw upon it, at the park. They picked her up at the harbour.
@means.move They soaped Bath Street from end to end. Then {Hero} went round to her tail. "Don't pull," {they} told them, "just rock her when I say." Dimple swung to the left, and {Hero} {method}. To the right; and {Hero} was there. On the seventh swing the edge of the pond went under her, and kept going.
@means.move When they had soaped it all the way down, {Hero} made them put away the ropes. "She'll do it," {they} said. "We only help her want to." {They} got behind that great tail, waited until it swayed, and {method}. She felt that. She did it back. It was like pushing somebody on a swing. At the tenth push the edge went by beneath her.
@means.sound They soaped Bath Street from top to bottom. After that {Hero} brought the {kit} up close, and {method}: her own note, right at the bottom. The town took it up. Six hundred of them went "Mmm" in the rain, till the hill purred like a cat. And she slid.
@means.sound They had to soap it first; that goes without saying. Then they all stood about, not liking to start. {Hero} held the {kit} near to her jaw, where you could feel it buzz, and {method}. Somebody's uncle had it next. Then it was in everyone, and in the railings, and every window from there to the sea was saying "Mmm"; and under Dimple the wet stones began to go by.
@snag "She's moving!" they yelled. She was, as far as the bank. There the wind had got at it, and the soap had dried as hard as toffee, and Dimple stuck to it with a squeak. "Water! Get the hose!" called {Hero}. They ran to the wheel it lived on. Nothing was on it, and the sky had cleared, and her eye had begun to close...
@snag Past the school, past the shoe shop! But hills are windy things, and by the bank it had blown the wet off, and what was left was like toffee in a tin. She stuck. She gave one small squeak. "It wants water," cried {Hero}. "There's a hose, in the park!" Up there, though, was just a wheel on a wall, and the rain had stopped, and she had shut her eye...
@rescue "I know where." It was the girl who sold shrimps; people bought them from her without looking up. "I skip with it. It's long enough for both ends of the street." She was gone, at a run, and had dived {hid}, and she was back before they had thought how to thank her, paying out {key} behind her.
@rescue "Is it a blue one?" It was the girl who sold shrimps. She had stood at that corner, shouting "Shrimps!", for a year, and no one had ever heard her say anything else. "It's lovely for skipping. You can do a hundred and not run out." Off came her shoes. She went in {hid} like an otter; and she was up again with a duck on her head and {key} over her shoulder.
@climax The suds came up to the windowsills. They came up to people's hats. {Hero} put both {their} hands flat upon that big cold side. It took no more than you'd give a door. "Off you go," {they} said. And Dimple went down Bath Street, past the baker's, past the church, with the foam curling back as it would from a ship, and she sang so that every cup in {home} sang, too.
@climax They turned it on at both ends. You never saw such suds: they came up the walls, they went in at the bedroom windows and out by the chimneys. {Hero} felt {their} way along to her. {They} leaned on her a bit, like leaning on a friend. And that was all it took. Down went Dimple in a great white cloud, and all you could see was a tail going by, and all you could hear was the song.
@resolution You never saw such a splash. It reached the weathercock. It also fetched down Mr. Trout, who had been round twice. {turned}
@resolution Boats that had been in the harbour were in the trees. The wave went out as far as the lighthouse, to say that she was coming, and on its way home it picked up somebody in braces, who had been going round and round it. "NO..." began Mr. Trout, and then he saw her jump. "No hurry," he said. {turned}
@close They gave out the cup that night at {event}, and it went to the snail. {toast} {ends} As for the pond, it's full again, and there is one new notice by the gate. WHALES, it says, BY APPOINTMENT.
@close There could not be races, with no pond, so they held {event} on the sands, and the swan was put in the sea, where it looked at everything. {toast} {ends} Each year, on the night of the storm, they still soap Bath Street. "In case of what?" people ask. {Hero} tells them that you can't be too careful.
`,
  b10: `
@home There is a great deal of water at {home}, but it is unevenly shared out. On one hand you have the sea. On the other, behind a low wall, lies the boating pond, which is as wide as a good jump, and which Mr. Trout, who kept it, could clean from a chair. {Hero} had grown up midway between the two. {They} liked the sea for its size, and the pond because you knew where you were with it; and "Nobody," {they} used to say, "could ever mix the two up."
@home Visitors to {home} were always shown the pond. You'd have come for the sea, perhaps, and there it was, all down one side, getting on with things; but it was the pond that had a fence round it, and nine ducks, and Mr. Trout. It was a boating pond. A pedal boat could cross it in four turns. "They're both the same stuff, you know," {Hero} told people, from {their} window, which looked out on each; and Mr. Trout would ask {them}, please, not to give it ideas.
@friend Mr. Trout had a peaked cap, a brush, and a pot of black. He believed in telling people. It had begun with NO DOGS, which was fair; but one thing led to another, and that spring you could not see the ducks for the notices. NO BREAD. NO REMARKS. NO STANDING UP, SITTING DOWN OR LEANING. {Hero} kept a list, and thought that you could tell from it what everyone had done, back to about the year of the flood. "It's not that I mind," said Mr. Trout. "But it's water. You can't be too careful."
@friend "Somebody," said Mr. Trout, "has been wistful." He was painting as he spoke. {Hero} read it upside down: NO GAZING. He'd been given the boating pond eleven years ago, with a whistle, and in all of that time nobody had come to any harm in it, since nobody had been let near enough. He had put up a hundred and six notices, and dusted them. {Hero} once asked what it was that he was afraid of. He thought. "I'll know it when I see it," he said, "and then I'll have it in capitals."
@want For {event} there was going to be a regatta. {why} The town had bought twelve pedal boats, second hand, from a place that had had swans on the brain, and a silver cup with two handles. {Hero} had put down {their} name for number nine, which had a squint. "You want to be careful of that one," said the boy at the ticket hut. "It goes left." {They} had thought of hardly anything else since March but how to make that an advantage.
@want There were going to be races. It said so on the lamp posts: TWELVE BOATS, ONE CUP, NO CHARGE, at {event}. {why} All that last week {Hero} had practised, in the bath, with {their} knees. {They} had {their} eye on the swan; that's to say, on number nine, since they were all meant to be swans, but with the rest you had to be told. It hung a little low on one side and gave you a look. "That's not a boat," said everyone. "That's a grievance." {Hero} felt that what it needed was somebody to believe in it.
@turn So naturally there was a storm. It blew for a night, a day and a night. Towards the end of that the sea got up on its hind legs, and put its elbows on the wall; and at about four in the morning it came right over, went through {home} from room to room like an aunt, and was gone by breakfast. It had taken four hats and a bandstand. But it was an honest sea, in its way, and it had left something. "That's not ours," said {Hero}, at the curtain. There was a whale in the boating pond.
@turn What woke {Hero} was the quiet. For two nights the wind had been moving furniture; now there was just a drip, and a gull, and, from outside, a sigh. It was a sigh that went on for as long as it takes to read this. {They} went out on the step. There was weed in the letter box. There was a herring in the milk. "Hello?" {they} called. Over by the park you should have been able to see the ducks. What you saw was grey and wet and very nearly round, it filled the pond from edge to edge, and it had just opened one eye.
@trouble She fitted, you had to say that. You'd have thought that she had been measured for it. She lay with her chin on the steps and her tail among the ducks, and up on her nose sat number nine, looking in both directions. {run1} Mr. Trout walked all the way round, which was not far. He had seen it; he knew it; and he went for the black. NO WHALES, he put, a foot high, and stood it up in front of her. She read it, or she was polite. And who was going to make her do as it said?
@trouble "It says no diving," said Mr. Trout. "It says no loitering. I don't know what more a person can do." He had all his notices on one side of him, and on the other was forty feet of whale. {run1} She must have come in by the high street, in the dark, and taken it for a way through; and now that it was light she lay there with a swan on her nose, as you would if you'd walked in at the wrong door, and they'd all turned to look. He got out the paint. He wrote NO WHALES. But which of you was going to read it to her?
@stakes {Hero} called her Dimple, on account of the left cheek. She held quite still for it. "She's drinking it," {they} said. It was all she could do, poor soul. Mr. Trout put in his ruler. "Thirty inches," he read out; and in a little while, "Twenty-eight"; and after that he did not read it any more. "What about the races?" somebody said, about noon, and was looked at by six hundred people.
@stakes You could reach her from the path. {Hero} laid a hand flat upon that great cool cheek, where there was a dent in it, and felt her breathe. "Dimple," {they} said, since you have got to call a person something. She let out a long breath, and in again; and all along the edge of the pond there was left a band of wet an inch wide, that hadn't been there before. "How many inches has it got?" asked {Hero}. "Thirty," said Mr. Trout. "It's the law." It was nine o'clock. They worked it out on the back of NO BREAD, and it came to midnight.
@try1 "There are six hundred of us," said {Hero}, "and one of her." It sounded well. They had a rope that had once held a battleship, and they passed it twice about her and tied a bow, because she was a lady. Then everyone took hold, from the mayor, at the front, down through the trades to a baby on the end; they dug their heels in all the way to the fish market; they spat on their hands. {Hero} was up on the bandstand, where the bandstand had been. "Take the strain," {they} called. "Gently, now. On three. One, and two, and..."
@try1 The first idea that anybody ever has is to pull. {Hero} found the rope, and it was the best rope in {home}: it had been to the Horn. They put it round Dimple with a bow. "Is that comfortable?" {they} asked, and she blinked. By then there was a line going back through the park, and over the road, and twice around the church, six hundred strong, with gloves on. The baby had the very end, and had been told not to eat it. {They} lifted up {their} handkerchief. "For Dimple," {they} said; and the whole town leaned back...
@fail1 "Oh," said the rope. Six hundred people, every one of them pulling for dear life at nothing, went back through {home} at a run; they sat down, in order of rank, with the mayor on the aldermen, and the aldermen on the trades, and so on to the baby, who was laid on top, unhurt. "Again," it said. Dimple had turned her eye to see what they'd all been looking at. {refrain}
@fail1 Nothing gave way for a moment; it merely hummed. There was a smell of hot tar. You could see the rope grow thin, like somebody who has had bad news. When it parted it parted in the middle, and the bow flew off over the rooftops, still tied; and the population of {home} was discovered at the bottom of the hill, in a kind of heap. "I believe this leg's yours," they said to one another. "Do keep it." She hadn't stirred. She had tried to help by breathing in. {refrain}
@try2 "She's too heavy, that's the only thing wrong with her," said {Hero}. "We'll have to make her lighter." For {event} the town had laid in two thousand balloons, in assorted colours. The brass band blew them up. "Bardon us," it said, all that week, having no lips. Mr. Trout did the knots. He tied each one himself, and gave it a tug, and wrote down the tug. "There's daylight under her!" somebody shouted. "She's an inch up! She's two..."
@try2 {Hero} had read that in the water a whale weighs nothing at all. "So it's just a matter of having her float in something else." They had two thousand balloons, for {event}. There wasn't a soul in {home} that hadn't a red face by noon, and Dimple had disappeared under something like a bed of tulips, tossing. "These want checking," said Mr. Trout; and he went along the rows, and clipped to his own braces any that he thought unsafe. Number nine had begun to tilt. "She's going," cried {Hero}. "She's definitely going..."
@fail2 There is nothing so wet as a wet whale. The first knot slid, and told the next; and they were off her in a moment, and away over the roofs like a spilt sweetshop, all but the ones that were tied to Mr. Trout. He wore good braces. "Kindly note," he was heard to say, at about the height of the weathercock. "Kindly note the..." She'd settled back with a slap, and soaked them. He was a dot by then. Something came fluttering down, with the paint still wet: NO, it said, and there he had run out of board.
@fail2 They had reckoned for the whale. What they'd not reckoned for was that she was ticklish. A string brushed her, and she gave one wriggle, from end to end, like a tablecloth being shaken; and two thousand balloons parted from her as crumbs do. But they didn't go up alone. {Hero} could see the soles of his boots. "It's perfectly all right," called down Mr. Trout, going over the church. "I'm well tied on." "Kindly keep off the..." he began, from habit; but by that time it was hard to say what he was forbidding.
@try3 By now it was hot. "Then let's give her more pond," {Hero} said, and rolled up {their} sleeves. You had only to carry it on to the sea wall, forty paces, and there'd be as much as she liked. They pegged it out with string. They dug with spades, they dug with pans, with a tuba, with the lids of the town's two grand pianos; {run2} and as the light went the earth at the bottom grew dark, and then it shone. "Wet!" cried {Hero}. {They} scooped with {their} hands. "Listen! I can hear it! It's just on the other side..."
@try3 Nobody sat down again, after that. They had stopped caring who'd thought of what, which is a great saver of conversation. The sea lay forty steps off; they would fetch it. {run2} {Hero} took the front of the trench, and threw the clay out over {their} shoulder, and the mayor stood there next to {them} in his chain with a coal scuttle. There was a wall, and there was something beyond it that gurgled. "Once more," {they} panted, and brought {their} spade back as far as it would go...
@fail3 It was water that they'd heard, certainly. It was in the drain. They broke through with a cheer; and the pond, which had been there since the old queen, went round three times to say good-bye, and down the hole, with a number of ducks. "Stop it!" they called. "Put something in!" And so she lay, in the lamplight, in a puddle. She'd more whale showing than they had known there was. {refrain}
@fail3 There are two sorts of wall, and it had been the other. The pipe was as big as a barrel, and there was a notice on it, which they read afterward: NO DIGGING HERE. It drank what she had left in a minute and a half, and belched. "Oh, Dimple," said {Hero}. She didn't look at them as if they'd done it; that was what was so hard. She looked at the place where it had gone, and then at {Hero}, and shut her eye. {refrain}
@low They wrapped her up in all the towels in {home}, wet, and took turns to pour. At ten the mayor said, "Go home, {Hero}. You've done everything," and it was perfectly true. {They} had done the rope; {they} had done the drain. {They} stayed where {they} {was}, in the mud, beside the eye. It was as large as a plate, and the moon was in it. Hush, went the sea, forty steps away. It must have been like lying in bed as a child, and hearing them all downstairs. The {kit} had been trodden on. {run3}
@low "I'm sorry," said {Hero}. It was the only thing that {they} had not tried. The rest had gone off to see about more sheets, and there was no light in the park but a lantern standing on the edge of what had been the shallow end. {They} squeezed a sponge out, over the blowhole, and dipped it, and squeezed. There was very little in the bucket. You could hear the tide turn, beyond the wall; so could she, for every time it drew back down the stones her whole skin moved. {They} pushed the {kit} under {them}, so as to be nearer. {run3}
@clue It wanted an hour to midnight when it came on to rain: not enough to do her good, but it was kindly meant. {Spotter} was out with a lamp, in case of ducks. And down the middle of the path, as fat as a muffin, came a snail. It had its house with it. "You've brought the whole house," said {Spotter}. It went by at an even pace, with its chin up, as smooth as a barge, for the plain reason that it laid its own wet road before it as it came.
@clue Rain fell in the night, softly, and got no one's hopes up. {Spotter} stood holding a saucepan out to it. That was how somebody came to be looking at the ground, just there, when it shone. There was a line on the path that was brighter than the rest; it went right across, as if it had been ruled in silver; and at the near end of that, dragging nothing, straining at nothing, with the whole of its house upon its back, there slid a snail. "Now how do you do that?" {Spotter} asked it, quite respectfully.
@insight.build {Hero} watched it out of sight. It went off through the gate, and {they} watched the gate. Beyond lay Bath Street, which drops from the park to the harbour as straight as a rule. "{Rule,}" {they} said, and {their} heart had started to bang. They'd used the strong things. They had gone through {home} and turned out all that it had for pulling, and hoisting, and breaking the ground; and it had never crossed their minds to ask what it had that was slippery. What is there in every house, in a dish, by a tap?
@insight.build You'd need, {they} worked out, eleven horses to move a house, and there it went, on an inch of wet. {Hero} put down the sponge. It had left something on {their} hands, and they slid. "{Rule,}" {they} told the whale, and {they} started to laugh, and it was not altogether a laugh. "It's been there the whole day," said {Hero}. "By the tap!" You wash your neck with it. How much do you suppose there is, in a clean town?
@insight.move {Hero} got up to follow; and {they} had taken two steps when both boots left {them}. Down went the path, and {they} on it, upon {their} back, in the rain. {They} passed the snail, and the ducks; {they} fetched up at the gate, looking straight down Bath Street to the sea. "{Rule}" {they} said. "Oh, what have we been doing?" They had pulled a creature that weighs forty tons, on the flat, in the dry. When were you ever tugged down a slide?
@insight.move There's a way of going downhill that you lose as you grow. {Hero} got it back in the dark, from the top step. There was the wet, and the slope, and {they} went with it, to the gate and some way through. "Nobody pulled me," {they} said, lying in the road. It ran on, shining, to the harbour. "{Rule,}" {they} said to the sky. All day they had been trying to make her. What would she do, though, if she were only tipped, very slightly, towards where she longed to be?
@insight.sound She'd begun to sing. You could scarcely call it a sound; you knew of it by the lantern, which was ringing. It was the lowest note there is, and it was about the sea. {Hero} laid {their} head on the stones, to get more of it. "{Rule,}" {they} had been taught; and {they} could hear the whole hill take it up, wall, gate, gutter, right down to the quay. It trembled. "She moved," {they} said. By the breadth of a hand there had slid forty tons of whale. And that was one voice. How many had they got?
@insight.sound A thing like a groan came out of the ground. It was Dimple; she was calling them, her own people, out beyond the lights, in case they were near enough to come. {Hero} pulled the towel from {their} ears. "{Rule}" {They} had been shouting orders at her since nine. It came again, long and low; rain danced in the puddles; and {they} felt her go by, under {their} palm, only a little, as a ship does when they've untied it. "Nobody's going to answer her," said {Hero}. But wasn't there somebody in here?
@means.build "Doors first," said {Hero}. {They} stood at the head of Bath Street in the wet, with six hundred people handing things up, and {method}. The doors lay end to end; and then came mats; then trays, and lids, and the mayor's portrait, face up. After that they put on the soap. There was yellow and green; there were lemons, and doves; there was a kind that had been kept for the bishop. At midnight it was finished, half a mile of it, as slick as an eel, and the whole town smelled like somebody's wedding.
@means.build "Everything that lathers," they cried, from house to house, "and anything flat." {Hero} took it as it came, and {method}. It was a road for one traveller. It had the doors of {home} for a bed, with their numbers on; bath mats, to be kind to her; and the soap went over all, in slabs, in shavings, ladled from tubs. The chemist gave the pink. An old lady, who had been saving it since her honeymoon, brought out one cake in the form of a swan. "For her," she said. They laid that last of all, beside her chin.
@means.move They soaped Bath Street from the park to the sea. "And now not one of you's to pull," said {Hero}, and went round by the tail. It was as broad as a barn door. {They} leaned on it till {they} felt the sway in her, left, and a long wait, and right. So left went she; and {Hero} {method}. Nobody could see that it had done anything. To the right, and {they} {was} there before her. It was on the ninth or the tenth of these that the edge of the pond, which had held her in since Tuesday, just went by.
@means.move The soap took them till midnight. Once that was down, {Hero} asked for everybody to step back. You can't move a whale; but she had started, with every breath, to rock a bit, as you do when you have got a tune in your head. {They} set {their} shoulder by her fin and shut {their} eyes. {They} felt it coming, and {method}; and again, when it came. It's the way you'd work a swing. "There's air beneath her!" cried someone. "Don't tell her," said {Hero}. She had got the idea, she had got it in her tail...
@means.sound They soaped the hill, while they had the rain. Then {Hero} took the {kit} and sat down against her jaw, so as to have the note through {their} backbone; waited; and {method}, down there, right at the bottom, next to hers. "Who's that?" was what it sounded like, from inside. Then on she came, so deep that the lamps went out. The people got it from one another, up the street: six hundred of them, soaked, with their mouths shut, and a hill purring under them like a cat. And the whale went by.
@means.sound It was the soap first; they did Bath Street on their hands and knees. Afterwards they stood about in the wet with brushes, feeling foolish, until {Hero} picked up the {kit}, and listened to her, twice through, and {method}. "Mmm," went a plumber. "Mmm," went the choir, who'd not been on terms with the plumber. It came out of every doorway, and spoons walked off the tables, and slates came down; and on that wide, shining, shuddering road, at about the speed of a bride, there moved off a whale.
@snag She got to the bank. It's exposed there; the wind comes round the corner in all weathers, and it had been at the soap. You could see the shine go off it. It was like toffee, it was like glue; with one small squeak Dimple stopped. "Water!" cried {Hero}. "Run and get the hose!" There was the tap, up at the park. There was the wheel it was kept on; and on the wheel hung a notice, ONE HOSE, BLUE, and that was everything that did. The rain had blown over. The clock was getting ready to strike...
@snag Half the way, {they} thought, she's half the way; and at that she slowed. The sky had cleared. A fine, fresh, drying breeze was coming up the hill to meet them, the sort for which people are always so grateful on a Monday. Under her the suds went tick, tick, and were gone. "There's the long hose," someone shouted. "In the park!" They came back walking. "It's been borrowed," they said; and her eye was closing...
@rescue "I've only borrowed it," said the girl who sold shrimps. You bought them of her by the bag, and looked at the shrimps. "It's for skipping. There isn't a rope that's long enough, if you've no one for the other end; but that, you tie it to a tree, and..." She saw that six hundred people were listening to her, turned scarlet, and ran. They heard a splash. She'd gone in {hid}, head first; and she was out of there, dripping, and halfway down the hill, before they knew it, with {key} paying out behind her like a tail.
@rescue There was a person standing in the light from the bank, with a tray on her head. She was the girl who sold shrimps. She'd been saying "Please" for some time, at the pitch at which one says it to grown-ups. "Please, is it wet that you want? Because I know where there's a wet road's worth." It was wound up {hid}, where she had put it, so that it shouldn't be taken off her; no one else had wanted it, the whole summer. They had it down to the tap in a minute. It was {key}. She held the other end herself.
@climax They turned it full on. There was a hush; and out of the street, from the walls, from beneath her, came the suds, as high as the sills, as high as the hats, white and enormous under the stars. {Hero} went in with {their} arms before {them}. There she was. "It's only me," {they} said, and laid both {their} hands on that wet, dark side, and {they} did not push, exactly. It was what you do at a door, when somebody's just about to leave. And away down Bath Street, past the baker's, past the chapel, singing, went the whale.
@climax "Would you like to?" said {Hero}, in all that foam. {They} couldn't see a hand before {their} face. {They} found her by the warmth of her breath. It wanted hardly anything; it wanted someone to be the last person touching her. So {they} put {their} palm to the dent in her left cheek. "Go on, then," {they} said. "Go home." She was so long about it that the clock struck once. At two she was moving, and at five she was a ship, with the white curling back from her on either side, and every cup in {home} was singing on its hook.
@resolution There are those who say they saw it from the moon. The splash took the gilt off the weathercock; it put out the lighthouse. It also knocked down, in passing, Mr. Trout, who'd been round twice. "No particular hurry," he said, when they fished him in by the balloons; he had never said it before. And out on the bar, where it goes deep, six hundred people saw a tail stand up, black, against the morning; and it waved, and so did they, every one. {turned}
@resolution "Hold on to something," said {Hero}. All of the harbour stood up. It hung there in the dawn, with boats in it, like something in a glass case, and it came down upon {home}, and washed the soap from half a mile of road, and the mud off six hundred faces. When they could see again, there was Mr. Trout sitting in the fountain. "Is she out?" he said. No one had ever heard him ask a thing before. Far off, someone blew. It was rather like a sigh; but it had turned right way up. {turned}
@close They had {event} on the sand. {toast} {ends} The cup was a difficulty, as there had been no race. It went to the snail, in the end, who has been asleep in it ever since. As for Mr. Trout, he took them down, the whole hundred and six, and burned them on the beach for a bonfire; there's just the one at the pond now. WHALES, it says, BY APPOINTMENT. He goes down each night, to see that the sea gate's open. "You can't," he says, "be too careful."
@close Nobody won. There was no pond to do it on; so at {event} they put number nine in at the harbour steps, with {Hero} to pedal. It went left, and left again, and everybody on the beach agreed that for a lap of honour you couldn't have chosen better. {toast} {ends} On the last night of every summer they soap Bath Street. There isn't a reason given. Down it they go, the mayor first and the baby last; and Mr. Trout stands at the bottom, with a towel, and he's got the girl on his shoulders, to call out, "Next, please!"
`,
}
