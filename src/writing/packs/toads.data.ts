// All winter the village built itself a library, and nobody told the toads, who have come home to their pond.
import type { PackSource } from '../pack.ts'

export const toads: PackSource = {
  id: 'toads',
  skeleton: 'journey-and-return',
  genres: ['animal', 'educational', 'superhero', 'adventure', 'friendship'],
  tags: 'library village town pond lake frog toad spring rain garden park book school street countryside nature',
  peril: 0,
  touches: 'frog toad rain water dark',
  ways: ['build', 'look', 'tend'],
  figure: {
    name: 'Mr. Tabb',
    type: 'man',
    pronoun: 'he',
    want: 'a dry floor and straight shelves',
    habit: 'puts crooked things straight',
  },
  target: 'she',
  names: [
    'Mr. Tabb',
    'Mr',
    'Tabb',
    'Duchess',
    'Nettle End',
    'Nettle',
    'End',
    'Long Lake',
    'Long',
    'Lake',
    'Returned',
    'Shut',
  ],
  nouns: {
    home: 'Nettle End',
    quest: 'pond',
    key: 'the brass hook',
    hid: 'behind the maps',
    mistake: 'left the big doors open in the rain',
    scary: 'the dark end of the library',
    wait: 'until the last toad had sat down',
    crowd: 'the neighbours with their buckets',
    small: 'the boy who read under the table',
    says: 'Put the lamps out. They only go home in the dark.',
  },
  swappable: false,
  refrain: {
    base: 'Plop, plop, plop, through the door. And when that was all, there were more.',
    turned: 'Plop, plop, plop, in the floor. And home was just where it was before.',
  },
  small: {
    base: 'Plop, plop, plop! Here they come.',
    turned: 'Plop, plop, plop! Home they come.',
  },
  titles: [
    'Nobody Told the Toads',
    '{Hero} and the Toads Who Came Back',
    'Plop, Plop, Plop',
    'Not One Was Late',
    'The Night the Pond Came Home',
  ],
  blurb:
    'All winter they hammered, and now there is a library where the pond used to be. Then comes the first warm rain of spring, and up the steps, one after another, come four hundred and twelve toads. {Hero} has carried them to the river. {Hero} has sent them off by bus. They are back. What is it that they are all waiting for?',
  stage: `
    home: library dusk clear wide | look happy | book cushion | mouse-watching
    hobby: garden day clear medium | stand proud | |
    want: library dusk clear medium | hold excited | bunting cushion |
    friend: library dusk clear medium | laugh happy | book lamp | cat-asleep
    turn: library dusk rain medium | look-down surprised | frog door |
    trouble: library dusk rain above | run funny | frog book hat | frog-in-cup
    flaw: library dusk rain close | think thoughtful | umbrella | odd-socks
    stakes: library dusk rain medium | hold worried | frog chair |
    try1: river dusk rain wide | carry brave | bucket frog | duck-following | wet
    fail1: library night rain wide | look surprised | bucket frog | | wet
    try2: library night rain medium | push brave | chair door | cat-asleep | wet
    fail2: library night rain close | look surprised | frog bucket | | wet
    clue: library night rain above | look-down curious | frog cushion |
    try3: pond night rain wide | wave excited | frog signpost | bird-on-head | wet
    fail3: street night rain wide | look surprised | frog hat | | wet
    low: street night cloudy close | sit sad | frog umbrella | snail-passing | wet
    insight: library night clear medium | look-down hopeful | frog cushion |
    means: library night clear wide | kneel brave | frog cushion |
    snag: library night clear medium | look surprised | ladder frog |
    rescue: library night clear close | reach hopeful | map table | mouse-watching
    choice: library night clear medium | stand thoughtful | bucket frog |
    climax: library night stars medium | pull brave | frog bucket |
    resolution: library night stars wide | kneel wonder | frog moon |
    close: library night stars wide | eat happy | cake frog cushion | small-copy-of-hero
  `,
  b4_6: `
@home {home} had a new library, as clean as a plate. In the floor was a round dip, full of cushions, for stories. {Hero} wiped both feet twice. "Thank you," said Mr. Tabb.
@home Mr. Tabb had a stamp, a pad, and nine hundred books that nobody had read. In the middle of his new library in {home} was a round dip, with three steps. {Hero} liked that best.
@want Nothing had ever happened in that library. The first thing of all was to be {event}! {Hero} hung up the paper chains. {why}
@want "You may have {event} in the story dip," they had told {Hero}, "if you keep it tidy." So {they} put out the cushions. {why}
@friend Mr. Tabb could not see a crooked thing and leave it. He put books straight, and rugs, and once it was {Hero's} hat. He was nice about it.
@friend {Hero} liked Mr. Tabb. He kept a feather duster in his top pocket. He dusted the globe, and the cat, and {Hero's} left ear.
@turn It began to rain, the first of spring. Up the steps came a toad, as fat as a bun. "Evening, Duchess," said {Hero}. She shut one eye, and came in. And behind her...
@turn Who was that on the mat? It was an old toad, with a face like a duchess. The rain was soft and warm. {Hero} said, "Come in, Duchess." But there was someone behind her...
@trouble There were toads on the stairs, and toads in the hats. {Hero} counted four hundred and twelve. {run1} {refrain}
@trouble "Nine, ten, eleven," said {Hero}, and then began to count in tens. Four hundred and twelve! They only sat, as if a bus was coming. {run1} {refrain}
@stakes "Somebody will sit on one," said Mr. Tabb. "We can't have {event} like this." And a toad must not get dry. "We'll find them somewhere lovely," said {Hero}.
@stakes Mr. Tabb had found one in his tea. "They can't stay, {Hero}, or there is no {event}," he said. "And it's too dry for them in here. They need to be by water."
@try1 "They'd like the river!" said {Hero}. All the neighbours came with buckets. They put each toad down in the reeds, and said good night to it. It was quiet. It was too quiet...
@try1 Where was there water? {Hero} led them down to the river, with Duchess in the best bucket. Out they all got. They looked at the river. They looked at {Hero}. And then...
@fail1 Home they came, with the buckets empty. But there on the mat sat Duchess. "She must know a short cut," said {Hero}. {refrain}
@fail1 The toads got back first. In they went past {Hero's} wet boots, as if they had only been out for some bread. {refrain}
@try2 Out went the toads. Bang went the doors. {Hero} put up a note that said: Sorry, Shut. They all leaned on the doors. Not a toad came in. Until...
@try2 Bump! went the big doors. Clunk! went the bolt. "A door is a door," said {Hero}, and pushed a chair up to it. For one whole minute there were no toads. But then...
@fail2 Flip, went a small flap. It was the slot for bringing back books. Plop! In came a toad, and one more. "Next," said Mr. Tabb to {Hero}, because he could not help it.
@fail2 In the wall was a hole, to put back the books that you had read. It was not a book that fell out. "They're on time," {Hero} heard Mr. Tabb say.
@clue {Spotter} saw it first. The toads sat all round the story dip, knee to knee. There was not one in the middle, where it was softest. Why not?
@clue "That's odd," said {Spotter}. The toads had made a ring at the edge of the dip, and they were all looking in. But what were they looking at?
@try3 They took the toads to Long Lake, six miles off, on the number nine bus. {run2} "Here you are!" said {Hero}. Off got the toads. And then...
@try3 On the bus the toads sat two to a seat, and looked out. {run2} At Long Lake they got off. {Hero} waved until it was too dark to see. Then it was time to go, and...
@fail3 The bus stopped at home. Its front door opened, and out got Duchess, and everyone else. They had got in at the back! "Oh," said {Hero}. {refrain}
@fail3 "Home," said the driver, and put on the lights. There was a toad under every seat, and one on {Hero's} head. They had liked the ride. {refrain}
@low The rain had stopped. {Hero} sat out on the library steps with the {kit}, and Duchess sat on {Hero's} shoe. "Where do you want to be?" {they} said. She shut one eye. {run3}
@low {Hero} had tried near, and {they} had tried far. Now {they} sat on the steps with the {kit}. Drip, went the last drop off the roof, on to Duchess. Soon she would be dry. {run3}
@insight.look "{Rule,}" thought {Hero}, and went in. The first time, it was toads on a floor. The second time, it was toads on a bank. And what was here before the library?
@insight.look "{Rule}" Now {Hero} looked where there were no toads. It was round, and low, and it had sides. What had it been last spring?
@insight.build "{Rule,}" said {Hero}. That was what the builders did! They found a good round hole, and put in steps, and called it a story dip. But what was in it, last spring?
@insight.build The toads would not go to a pond. Could a pond come to the toads? "{Rule}" Well, they had got a hole. {Hero} sat up. Why was there a hole?
@insight.tend "{Rule,}" said {Hero}, and blushed. Three times {they} had told Duchess where to go, and not asked. So now {they} did. She walked in to the dip, and looked. What should be there?
@insight.tend "{Rule}" {Hero} lay down, nose to nose with Duchess, and asked her. She turned round. She went in, as far as the story dip, and waited. What did she know?
@means.look It was their pond! It was built on while they slept. {Hero} took the {kit} down in the dip, and {method}. There was a stone lid there, and it said glug.
@means.look Nobody had told the toads! They went to sleep by a pond, and woke up by a library. {Hero} got the {kit}, and {method}. "A lid!" {they} said. "It's still under there!"
@means.build It was their pond! It was built on while they slept. They must have a new bank, made of cushions. {Hero} got the {kit}, and {method}. And in the floor was a lid, and it said glug.
@means.build "The pond can come back," said {Hero}. "But the books must not get wet." So with the {kit} {they} made a wall of cushions. {They} {method}. There in the bare floor was a lid. Glug, it said.
@means.tend {Hero} put down the {kit}, and {method}. Down the steps went Duchess, and sat on a stone lid. Glug, it said. It was their pond! It was built on while they slept.
@means.tend Nobody had told her that the pond was gone. {Hero} left the {kit}, and {method}. Then Duchess took {them} to the middle of the dip. There was a lid, and it hummed.
@snag In the lid was a ring, but it was too small for a finger. "The window pole has a hook!" said {Hero}. Here was the pole. But on the end...
@snag They pulled at the lid, and it stayed shut. "We need a hook," said {Hero}, "like the one on the window pole." {They} felt along the pole, and there was nothing there...
@rescue Out came the boy who read under the table. Nobody knew that he was in. "It fell off when you shut the doors," he told {Hero}. He felt about {hid}, and there was {key}.
@rescue "It went ping," said somebody down low. He kept one finger in his book, and crawled in {hid}. Then he held up {key}, for {Hero}.
@climax Toads go home in the dark, so they put out the lamps. {Hero} felt for the steps with one foot. In went the hook. {They} pulled, and under the floor something said, "Ahh..."
@climax Click, click, and all the lamps were out. {Hero} could hear toads, breathing. {They} went down to the middle on tiptoe, and hooked the ring, and pulled. Up came...
@resolution Up came the water, one step, then two, and at three it stopped. In went Duchess. {Hero} heard the toads begin to sing. {turned}
@resolution It was water, and it filled the dip like a bowl. {Hero} held Duchess by the edge. She shut both her eyes, and let go. {turned}
@close They had the {party} with their feet in it. {toast} {ends} "Returned," wrote Mr. Tabb. "Four hundred and twelve. Not one was late."
@close {toast} {ends} And each spring, in the warm rain, Mr. Tabb put out a mat for {Hero}, and a very small one for Duchess.
`,
  b7_9: `
@home They had hammered all winter, and now there was a library in {home}. It smelled of paint. Best of all was the story dip: a round hollow in the middle of the floor, with three stone steps and a heap of cushions. {Hero} wiped both feet, twice. "Thank you," said Mr. Tabb.
@home Mr. Tabb had a new stamp, and nine hundred new books that nobody had borrowed. "Have you seen this?" he asked {Hero}. In the floor of the library in {home} there was a big round hollow, three steps deep. "It's for stories. The builders found it here. It saved them the digging."
@want Nothing at all had happened in the library yet. The very first thing was to be {event}, in the story dip, with cushions, and a trifle. {Hero} had made so many paper chains that they went right round the room and back. {why}
@want "Somebody has to be first," said {Hero}, and had asked, and been told yes, if there were no crumbs. So it was to be here, in the hollow in the floor: {event}, with everyone on the steps. {They} put out forty cushions. {why}
@friend Mr. Tabb could not go past a crooked thing. He put books straight, and rugs, and people's ties, and he did it so gently that they never noticed. He had once stopped on the stairs, with the tea things, to put {Hero's} hat straight with his elbow. "There," he said. "Now I can sleep."
@friend In his top pocket, where another man might keep a pen, Mr. Tabb had a small feather duster. He dusted the globe, and both the poles. He dusted the cat, who liked it. {Hero} had been dusted a good many times, mostly behind the ears, and had got quite fond of him.
@turn It was then that it began to rain, the first warm rain of the year. It came in on the mat. So did a toad. She was as fat as a bun and as brown as a boot, and she shut one eye at {Hero}. "Good evening, Duchess," said {Hero}. And behind her...
@turn {Hero} heard a noise on the steps, like someone dropping wet socks. All day the air had been getting softer, and now the rain came down as warm as tea. On the mat stood a very old toad, with her chin up. Nobody could have called her anything but Duchess. "Do come in," {they} said. But she had not come by herself...
@trouble They sat on the stairs, and in the hats, and all along the A's and the B's. {run1} {Hero} counted four hundred and twelve, or it may have been eleven, for one was in the trifle. {refrain}
@trouble "Nine, ten, eleven," said {Hero}, and soon gave that up, and counted them in tens. {run1} That made four hundred and twelve. They just sat down, and folded their hands, like people who know that the bus will come. {refrain}
@stakes Mr. Tabb lifted his teacup, and there was a toad in the saucer. He put it straight. "We can't have {event}," he said faintly. "Somebody would sit on one." Besides, it was too dry for a toad in there. They have to keep their skins wet. "Then we'll find them somewhere lovely," said {Hero}.
@stakes "There's one in the trifle," said {Hero}. It had sat down in the cream, with its eyes shut. Mr. Tabb went pale, and said he was very sorry, but it was toads or {event}, and it could not be both. And already the ones by the stove looked dry. They'd have four hundred sore backs in the morning.
@try1 "What does a toad like?" said {Hero}. "Water! And we've got a whole river." The neighbours came with buckets, and one with a hat. They carried the toads down the hill and put them in the reeds, one at a time, with a pat. "Good night!" they called, and listened. It was a bit too quiet...
@try1 They made a chain of buckets, all the way down to the river, and {Hero} carried Duchess {themself}, in the good one. It was a very nice river. It had reeds, and mud, and a moorhen. The toads got out politely, and had a look at it, and then they had a look at {Hero}. Then they looked past {Hero}, up the hill...
@fail1 Up the hill they went with the empty buckets, very pleased with themselves. Somebody was on the mat, with her chin up. "She must know a short cut," said {Hero}. Duchess did; and so did they all. {refrain}
@fail1 A toad does not look fast. But it doesn't stop to chat, either, or tip the water out of its boots. When {Hero} got back Duchess was on the top step already, and the rest were going in, as if they had only been out for some milk. {refrain}
@try2 So they carried them out, and shut the big doors. {Hero} wrote a note, and put it up outside at the height of a toad: Sorry, Shut. Then they put a chair against the handles, and everybody leaned. A minute went by. They had just begun to smile, when...
@try2 "A door is a door," said {Hero}. With the last toad out on the steps, they swung both of them to, and pushed the bolt across, and sat down in a row with their backs against it. From the other side came a soft sort of bumping, and then no sound at all. "There," {they} said. "That was easy. That was almost too..."
@fail2 Flip. In the wall beside the doors was a brass flap, where you could bring back a book if the library was shut. Out of it came a toad. It shook itself and walked off. Flip, plop. "Next, please," said Mr. Tabb, and then looked at {Hero}, and went red. He had waited all winter to say it.
@fail2 They had forgotten the slot for returns. It was new, like everything else, and it had a little slide inside, so as not to hurt the books. Four hundred and twelve toads went down it now, on their seats. "At least they bring themselves back," said Mr. Tabb to {Hero}.
@clue {Spotter} went to pick up the cushions, and stood still. There were toads on every step of the story dip, all the way round, knee to knee. Yet not one had sat in the middle, where it was softest. It was as though somebody had told them to keep off. Who?
@clue "That's odd," said {Spotter}, from up on a chair. You could see it well from there. The toads were not just anywhere. They had made a ring around the story dip, as neat as a plate, and every one of them was facing in. {Spotter} looked where they were looking. What was so good about an empty floor?
@try3 "It wasn't far enough," said {Hero}. "That's all." The number nine bus goes six miles, to Long Lake, and that evening it went full. {run2} The toads sat two to a seat, and looked out at the rain. At the lake they got down by the front door, one by one, and {Hero} shook as many hands as {they} could. And then the driver started up, and...
@try3 Long Lake was so wide that you couldn't see the other side. "Six miles," {Hero} told the neighbours. "Nobody walks six miles." The bus had stopped right at the edge for them, with its lights on, and down they all climbed. {run2} {Hero} stood and waved, until {they} could not see a single toad. That should have made somebody wonder...
@fail3 It was a quiet ride home, with all those empty seats. At the library the bus stopped, and its front door folded back. Out got Duchess, and after her the others, from under every seat in the bus. They'd gone round, and got on at the back. {refrain}
@fail3 "That's the last stop," said the driver, and switched on the lights. Then, from beneath the seats, and from under {Hero's} own hat, they began to come out. A bus has two doors. They had gone out by one and come in by the other. Duchess went first. {refrain}
@low In the end the others went to make some tea. It had stopped raining. {Hero} sat out on the library steps with the {kit}, and all the paper chains had gone soft. Duchess got up on {their} shoe. "We only wanted to take you somewhere nice," said {Hero}. Duchess shut one eye. {run3}
@low {Hero} had tried near, and {Hero} had tried far. The rain was over. There were {Hero}, on the step, and the {kit}, and Duchess, whose back was getting dull, like a pebble when you've brought it home. It is hard to help somebody who won't say what's wrong. {run3}
@insight.look Through the open doors {they} could see the whole ring of them. "{Rule,}" thought {Hero}. The first time, it was only toads on a floor. So {they} looked again, and it was toads on a bank. They sat as you would sit and wait for something to fill. But what was here before the library?
@insight.look "{Rule}" All evening {Hero} had been looking at toads. Now {they} looked at where the toads were not. It was as round as a bowl. The builders had not had to dig it, because it was there when they came. What do you call a thing like that, when it's wet?
@insight.build "{Rule,}" {Hero} told {themself}, but {they} hadn't got much. {They} had a wet toad, some cushions and a hole. Well, the builders had made do with that! They had found a hole, a good round one, and saved themselves the digging. {Hero} sat up. But what had been in it?
@insight.build It was no good taking toads to a pond. What if one could take a pond to the toads? "{Rule}" You'd want some steps, for getting in by. You'd want a good big hollow, nice and round. {Hero} looked in through the doors. It was all there! So what had it been in the first place?
@insight.tend "{Rule,}" {Hero} always said; and it came to {them} that {they} had carried Duchess to three places and had not said it once. {They} put {their} face down next to hers. "What is it?" She climbed off the shoe, went in across the floor to the story dip, and looked down over the edge. Whatever did she think was there?
@insight.tend "{Rule}" It was a good rule, and {Hero} had forgotten it for a whole evening. {They} lay on {their} stomach, on the wet stone, and asked her. Duchess turned round and walked, without hurrying, back to where she'd started: the top step of the dip. What did she remember that they didn't?
@means.look It had been a pond. They had built on it while the toads were asleep, and nobody had thought of telling them. {Hero} went down into the dip with the {kit}, and {method}. In the floor was a stone lid, and underneath it something said glug.
@means.look Toads come home to the pond where they were tadpoles. They had gone to sleep beside it, and woken up by a library. "They aren't lost," said {Hero}. "They're early." {They} took the {kit} to the middle of the dip, and there {they} {method}. "Here's a lid. And listen! It's still under there."
@means.build It had been their pond, and people had built on it while they slept. "It can come back," said {Hero}, "but the books mustn't get wet." So {they} took the cushions and the {kit}, to make a wall round the top. {They} {method}. And where the last cushion had been was a stone lid, and it said glug.
@means.build A toad goes home each spring to the water it was born in. This was it, and somebody had put a library on top. The books would want a good high bank. {Hero} rolled up the rug, and got the {kit}, and {method}. Under the rug was a round lid, as cold as a fish, and under the lid was a noise.
@means.tend They were sitting round their own pond, and nobody had told them that it was gone. {Hero} put down the {kit} beside Duchess, and {method}. And now she went down the steps, plop, plop, plop, to the very middle, and patted a cushion. Under it was a lid. Under the lid something said glug.
@means.tend "She was born here," said {Hero}. "They all were. This was the pond." They had slept right through the hammers. {Hero} took the {kit} down into the dip, and {method}. Duchess led {them} to the middle, and lay down flat with one ear to the floor. There was a lid there; and it hummed.
@snag There was a ring in the lid, down a hole too deep for any finger. "You'd need a hook," they said. "There's one on the window pole!" said {Hero}. It was a long pole, for the high windows. {They} ran {their} hand along it, right to the top. There was the screw. And where was...
@snag They all took hold of it, and it did not stir. There was only a small iron ring, down a small dark hole. "We can use the window hook," said {Hero}. It was on a long pole, for the windows at the top. {They} ran and got it. "That's the pole, all right," said somebody. "But on the end of it..."
@rescue "It came off when you slammed the doors," said a voice. The boy who read under the table had been there since four o'clock, and nobody had known. "It went ping, and rolled." He marked his place with a sock. Then he crawled in {hid}, and came out with {key} for {Hero}.
@rescue {Hero} felt a tug at one knee. From down there, among the table legs, you see what people drop. He was called the boy who read under the table, and he was on page ninety. "I was waiting for someone to ask," he said. He pointed {hid}. {Hero} put in an arm, and felt about, and there was {key}.
@climax It had to be dark, for a toad goes home at night. One by one they put out the lamps, until there was only breathing. {Hero} felt for the first step, and the next, and the last one. It was like going down inside a hat. {They} felt the hook go home. "Now," {they} said, and pulled, and from under the floor came a long, long "Ahh..."
@climax Click went the last of the lamps. You could not see the books, or the walls; it was all one big black room with four hundred toads in it, being quiet. {Hero} screwed in the hook and went down the steps on the seat of {their} trousers. {They} found the ring. {They} leaned back, with all {their} weight. The lid gave a grunt, and tipped, and up came...
@resolution Water came up, as cool as a cellar, and brought a smell of mint and stones. It filled the first step. It filled the second; and at the third, just under the cushions, it stopped, as it had always done. "After you," said {Hero}. Duchess shut both her eyes, let go of the edge, and was home. The others followed, and they sang. {turned}
@resolution It didn't gush. It rose like somebody getting out of bed, slowly, one step at a time, and when it had reached its own old edge it lay still. {Hero} felt something damp go by {their} ankle, with its chin up. Then from the middle of the library, in the dark, one old voice began to sing, and four hundred joined in. {turned}
@close They lit one small lamp and had the {party} on the steps, with their feet in the pond. {toast} {ends} Mr. Tabb opened the big new book at the first page. "Returned," he wrote. "Toads, four hundred and twelve." He thought for a bit. "Not one was late," he put.
@close {toast} {ends} The pond stayed, and people came from miles away, to read with their feet in it. And every spring, on the first warm wet night, Mr. Tabb opened both doors and put out two mats: one for {Hero}, and one the size of a stamp. Duchess always wiped her feet.
`,
}
