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
@friend Mr. Trout kept the pond very clean. "Hello, {Hero}!"
@want They would sail boats on the pond for {event}. {why}
@turn Whoosh went the wind, all night. And who was in the pond?
@trouble It was a whale! {refrain} {run1} What now?
@stakes She was too big, and the pond was too small. Poor whale!
@try1 {Hero} had a rope, and they all pulled, and pulled...
@fail1 Snap! They all sat down. {refrain}
@try2 {Hero} had balloons, so many balloons. Up, up...
@fail2 Up went Mr. Trout, but not the whale.
@try3 {Hero} dug and dug to let her out. {run2} But then...
@fail3 Glug, glug! The pond ran away. {refrain}
@low {Hero} sat by her big, sad eye. {run3}
@clue {Spotter} saw a snail go by on a wet, wet road.
@insight.build {Hero} had soap and mats. Could you make a slide?
@insight.move {Hero} went slip and slide in the rain. Could a whale?
@insight.sound {Hero} heard the whale sing, low and slow. Who sang too?
@means.build {Hero} made a long, long road of soap.
@means.move {Hero} ran and slid on the wet road. Whee!
@means.sound {Hero} sang with the whale, and she gave a wiggle.
@snag It must be wet, so wet! Oh no, where was the hose...?
@rescue The girl who sold shrimps found it. Good girl!
@climax {Hero} gave one small push. Off she slid, down and down!
@resolution Splash! {Hero} was wet to the skin. {turned}
@close {Hero} saw her wave her tail. {toast} {ends}
`,
  b4_6: `
@home {Hero} lived in {home}, where there was a big sea on one side, and on the other a very small pond with pedal boats.
@friend Mr. Trout looked after the pond. He loved a notice. NO DOGS, said one. NO SPLASHING. NO BREAD. "You can't be too careful," said Mr. Trout.
@want They were going to have boat races on the pond, with flags, for {event}. {why}
@turn All night there was a storm. The sea got up and came in over the wall. And in the morning, when it had gone home, it had left something behind. There was a whale in the boating pond.
@trouble She filled it, from the steps to the ducks. She had a pedal boat on her nose. "NO WHALES," wrote Mr. Trout, very fast. {run1} How do you get her out?
@stakes {Hero} called her Dimple. She looked at {them} with one round eye. A whale can't live in a pond, and by night she'd have used it all up. There would be no races, and that was the least of it.
@try1 "Rope!" said {Hero}. They tied it round her with a bow. The whole town took hold, and dug in their heels. One, two, and...
@fail1 Snap! They all sat down on each other. {refrain}
@try2 "Then we'll lift her," said {Hero}. They got every balloon in {home}, two thousand of them, and tied them on one by one. The strings went tight, and...
@fail2 Off came her bow, and up went Mr. Trout. They had tied the last one to him. He went over the church, still writing a notice.
@try3 "We'll dig the pond bigger," said {Hero}, "all the way to the sea." {run2} They dug right through the wall. It was a fine big hole, until...
@fail3 Glug. Out ran half the water, down the drain. Now she was a whale in a puddle. {refrain}
@low They put wet towels on her back. {Hero} stayed by her eye. "I'm here," {they} said. Off in the dark the sea was going hush, hush. The {kit} {kitWas} wet with somebody's tears. {run3}
@clue It began to rain. {Spotter} saw a snail come down the path. It was a big snail in a big shell, and yet it slid along as easy as butter, for it made its own road as it went.
@insight.build {Hero} looked at the snail. {They} looked at the street. It ran downhill, right from the pond to the sea. "{Rule,}" said {Hero}. What had they got? They had soap. How much soap is there in a town?
@insight.move {Hero} got up, and {their} feet went from under {them}, and down the wet path {they} slid. "{Rule}" All day long they had pulled. But who pulls on a slide?
@insight.sound Dimple sang, low and sad. And the stones hummed, and the wet path shook, and she moved! It was just an inch. "{Rule,}" said {Hero}. What if they all sang?
@means.build From each bath and each sink they brought it. {Hero} {method}: mats, and trays, and on top of them soap, all the way down the hill to the sea. It was the longest slide in the world.
@means.move They wet the hill with soap from top to bottom. {Hero} stood by her tail with both arms round it. She rocked, and {Hero} {method}. She rocked again, and she was off the edge!
@means.sound They soaped the hill. Then {Hero} took the {kit}. {They} found her note, and {method}, and soon the whole town had it. And Dimple began to slip.
@snag She was half out when the soap went dry! "Water!" cried {Hero}. "The hose!" But it was not on its wheel, and she was sticking, and...
@rescue "It's my jump rope," said the girl who sold shrimps, and she went red. "It's long." She ran and looked {hid}, and came back with {key}, miles of it.
@climax On went the water. The suds came up as high as hats. {Hero} gave one small push, the way you'd push a door. And Dimple went by the bakery, and the bank, faster and faster, singing.
@resolution SPLASH! The wave came all the way up to the church, and it brought back Mr. Trout. {turned}
@close They had {event} on the sand. {toast} {ends} Mr. Trout put up a new notice. WHALES WELCOME, it said. PLEASE WIPE YOUR FEET.
`,
  b7_9: `
@home On one side of {home} there's the sea, which is very large. On the other there's the boating pond, and you can walk round that in the time it takes to eat an ice cream. {Hero} lived exactly in between.
@friend The pond belonged to Mr. Trout. It didn't really; but he had the hat. He was a great man for a notice. "I like things said," said Mr. Trout. NO DOGS. NO BREAD. NO STANDING UP, SITTING DOWN OR LEANING. "You can't be too careful with water," he told {Hero}. "It gets ideas."
@want There were to be races there, with twelve pedal boats and a cup, for {event}. {why} {Hero} had picked out a boat already. It was the one shaped like a swan, with the squint.
@turn On the night before, they had the storm. The sea stood up. It put one leg over the wall, had a look round the town, and went home again at about four o'clock, as the sea does; but it had left something behind it. When {Hero} drew back the curtains there was a whale in the boating pond.
@trouble She fitted it as a foot fits a shoe. The swan was up on top of her nose, squinting. Mr. Trout stood there with a brush, and wrote out NO WHALES in letters a foot high; and she read it, or at least she looked at it very hard. {run1} But how do you turn out a thing like that?
@stakes {Hero} called her Dimple. It was because of her left cheek. "She's drinking it," {they} said, on the second time round. It was so: you could see the wet mark where the pond had been at breakfast. There were the races to think of; only nobody, by then, was thinking of the races.
@try1 "Everyone in {home} can pull," said {Hero}. They found a rope that had belonged to a ship, and tied it round the middle of her with a bow. Six hundred people got hold of it, from the mayor to the baby. "Take up the slack!" {they} cried. "And one, and two, and..."
@fail1 It went off like a cork. Six hundred people sat on six hundred other people, and the mayor was never the same shape again. {refrain}
@try2 "Up, then," said {Hero}, "if she won't go along." There were two thousand balloons in for {event}. They blew up the lot. They tied them on at the front, the back and both sides, and Mr. Trout went round with a clipboard to check the knots. She'd begun to look lighter. There was a creak...
@fail2 The one knot that held was the one in his braces. He rose. He passed over the church, and they could hear him reading them the notice about balloons. The rope undid its bow, quite gently, and two thousand colours went off after him toward Norway.
@try3 By then it was hot, and she had shut her eye. "We'll give her more pond!" said {Hero}. "We'll dig it out on this side, and let it join the sea." {run2} They dug in lines, with spades, and pans, and hats. The wall began to shine with damp. One more spadeful, and...
@fail3 It did burst, but into the drain. Down went the water, round and round, and half the ducks. When it had finished sucking, what they had was a very big whale in a very small puddle. {refrain}
@low They covered her with wet towels, and took turns. "You go to bed," they told {Hero}. "I'm all right here," said {Hero}. {They} sat there by her eye, which was the size of a plate, and had the evening in it. You could hear the sea from here. Dimple could hear it, too. The {kit} lay upside down in the mud. {run3}
@clue Around ten it came on to rain. It was {Spotter} who saw the snail. It was coming down the middle of the path, a great fat one, with its house on; and it went by as smooth as cream, for it was laying its own wet road as it came.
@insight.build {Hero} watched it pass. {They} looked at where it was going. From the gate of the park, Bath Street runs down to the harbour, straight as a ruler. "{Rule,}" said {Hero}, slowly. Rope, balloons, spades: they had tried all the strong things in the town. How much had it got that was slippery?
@insight.move {Hero} jumped up; both {their} feet shot out; and {they} went down that path on {their} back, past the snail, as far as the gate. {They} lay there, and the rain fell in {their} mouth. "{Rule}" They had been tugging at her. Who ever had to tug somebody down a slide?
@insight.sound Dimple had started to sing. It was so low that you got it through your boots. {Hero} felt the wet stones buzz with it, and saw a thing that {they} could not be sure of: she'd slipped, an inch or so, down toward the gate. "{Rule,}" {they} whispered. If one whale could make a hill hum, what might six hundred people do?
@means.build They turned out every cupboard in {home}. {Hero} {method}: doors first, laid flat, then bath mats, then trays; and over it all, for half a mile, soap. There was green soap, and soap in the form of lemons. By midnight Bath Street was as slippery as an eel, and it smelled like a bride.
@means.move They soaped Bath Street from end to end. Then {Hero} went round to her tail. "Don't pull," {they} told them, "just rock her when I say." Dimple swung to the left, and {Hero} {method}. To the right; and {Hero} was there. On the seventh swing the edge of the pond went under her, and kept going.
@means.sound They soaped Bath Street from top to bottom. After that {Hero} brought the {kit} up close, and {method}: her own note, right at the bottom. The town took it up. Six hundred of them stood in the rain and went "Mmm", till the slates were rattling, and the hill purred like a cat. And she slid.
@snag "She's moving!" they yelled. She was, until the bank. There the wind had got at it, and the soap had dried as hard as toffee, and Dimple stuck to it with a squeak. "Water! Get the hose!" called {Hero}. They ran to the wheel it lived on. Nothing was on it, and the sky had cleared, and her eye had begun to close...
@rescue "I know where." It was the girl who sold shrimps; people bought them from her without looking up. "I skip with it. It's long enough for both ends of the street." She was gone, at a run, and had dived {hid}, and she was back before they had thought how to thank her, paying out {key} behind her.
@climax The suds came up to the windowsills. They came up to people's hats. {Hero} put both {their} hands flat upon that big cold side. It took no more than you'd give a door. And Dimple went down Bath Street, past the baker's, past the church, with the foam curling back from her as it would from a ship, and she was singing so that every cup in {home} sang, too.
@resolution You never saw such a splash. It reached the weathercock. It also fetched down Mr. Trout, who had been round twice. {turned}
@close They gave out the cup that night at {event}, and it went to the snail. {toast} {ends} As for the pond, it's full again, and there is one new notice by the gate. WHALES, it says, BY APPOINTMENT.
`,
}
