// Two lighthouses have said good night to each other for forty years, and tonight one of them does not answer.
import type { PackSource } from '../pack.ts'

export const lamps: PackSource = {
  id: 'lamps',
  skeleton: 'lost-thing',
  genres: ['friendship', 'mystery', 'adventure', 'fairy-tale', 'superhero', 'educational'],
  tags: 'sea lighthouse harbour beach island coast boat bay village love night ocean',
  peril: 1,
  touches: 'sea water dark boat lighthouse',
  ways: ['mark', 'sound', 'move'],
  figure: {
    name: 'Bram',
    type: 'man',
    pronoun: 'he',
    want: 'to say a thing that he has not said in forty years',
    habit: 'talks about the weather',
  },
  names: ['Bram', 'Miss Pell', 'Miss', 'Pell', 'Two Lamps', 'Two', 'Lamps', 'Old Tooth', 'Old', 'Tooth'],
  nouns: {
    home: 'Two Lamps',
    quest: 'lamp',
    key: 'the last dry match',
    hid: 'under the gull’s nest',
    mistake: 'borrowed the green harbour light, to read in bed by',
    scary: 'the wet steps out to the Old Tooth',
    wait: 'until the tide had turned',
    crowd: 'the fishing people',
    small: 'the girl who counted the gulls',
    says: 'There’s one star tonight that goes up and down.',
  },
  swappable: false,
  refrain: {
    base: 'Blink, said the lamp, and waited, and then: nobody, nobody blinked again.',
    turned: 'Blink, said the lamp, and waited, and then: somebody, somebody blinked again.',
  },
  small: { base: 'Blink, said the lamp. Nobody blinked.', turned: 'Blink, said the lamp. Somebody blinked!' },
  titles: [
    '{Hero} and the Lamp That Did Not Answer',
    'Wind West, Some Cloud',
    'Blink, Said the Lamp',
    'Forty Years of Good Night',
    'The Star That Went Up and Down',
  ],
  blurb:
    'Every night for forty years Bram has blinked good night across the water, and every night Miss Pell has blinked it back. They have never met. Tonight she was to come to supper. And tonight, as {Hero} climbs the stairs to look, the other lamp is dark.',
  stage: `
    home: harbour morning clear wide | look-up happy | lamp boat | bird-on-head
    hobby: beach morning clear medium | stand proud | shell |
    friend: tower-top dusk clear medium | wave happy | lamp telescope | cat-asleep
    want: kitchen day clear medium | carry excited | table plate flowers | mouse-watching
    flaw: harbour day clear close | think thoughtful | lantern | odd-socks
    turn: tower-top dusk cloudy behind | look surprised | lamp | moth-round-lamp
    trouble: stairs dusk cloudy above | run funny | telescope teapot | hat-blown-off
    stakes: kitchen night cloudy medium | look worried | table plate | mouse-watching
    try1: tower-top night cloudy wide | hold brave | mirror lamp |
    fail1: harbour night cloudy wide | look surprised | bottle bicycle | upside-down-sign
    try2: harbour night cloudy medium | play-music hopeful | horn |
    fail2: harbour night cloudy wide | run surprised | horn | duck-following
    clue: harbour night cloudy close | look curious | star |
    try3: boat night wind wide | push excited | boat rope | | wet
    fail3: beach night wind wide | stand sad | boat lantern | snail-passing | wet
    low: stairs night fog close | sit sad | lamp | | wet
    insight: tower-top night cloudy close | listen hopeful | star | moth-round-lamp |
    means: harbour night wind medium | kneel brave | lantern | mouse-watching |
    snag: beach night wind medium | look surprised | lantern | |
    rescue: beach night wind close | reach hopeful | nest lantern | |
    choice: harbour night wind medium | stand thoughtful | lantern | |
    climax: beach night stars above | hold wonder | lantern boat | | wet
    resolution: harbour night stars wide | cheer joy | boat lamp | bird-on-head
    close: tower-top night stars wide | hug happy | lamp torch | small-copy-of-hero
  `,
  b0_3: `
@home {Hero} and Bram had a big lamp. Blink! Far away Miss Pell had a lamp, too.
@friend "Good night," said Bram. Blink! "Good night, Bram. Good night, {Hero}."
@want {Hero} put out a plate for Miss Pell, for {event}. {why}
@turn Now it was dark. Where was her lamp? {refrain}
@trouble "Where is she?" said Bram. {run1} Did {Hero} know?
@stakes {Hero} looked at her plate. It was a sad, clean plate.
@try1 {Hero} made the light so big, as big as the sun, and then...
@fail1 Cock-a-doodle-doo! All the hens got up. {refrain}
@try2 {Hero} blew the big horn. Toot, toot, and then...
@fail2 Up came the seals, all wet. Flop, flop, flop!
@clue {Spotter} saw a star go up and down. Do stars do that?
@try3 {Hero} got in a boat with Bram. {run2} Row, row, row...
@fail3 Bump! They were home again. {refrain}
@low {Hero} sat down with Bram on the cold stairs. {run3}
@insight.mark {Hero} looked at the up and down star. Was it a boat?
@insight.sound Plip, plop, plip. {Hero} heard it. Was it a boat?
@insight.move In came the sea. {Hero} looked. Could a boat come in on it?
@means.mark {Hero} made a road of lights for her.
@means.sound {Hero} made a good loud sound. "This way, Miss Pell!"
@means.move {Hero} went along with the sea, with one little light.
@snag One more light, on the last rock! Oh no, where was the match...?
@rescue The gull girl had it. Hooray!
@climax {Hero} held up the light. Out of the dark came a boat...
@resolution "Hello, Bram," said Miss Pell. {turned}
@close Miss Pell ate it all up, next to Bram. {toast} {ends}
`,
  b4_6: `
@home {Hero} lived in {home}, beside the sea. On the hill stood a lighthouse, and in it lived Bram. Far over the water was one more, and in that lived Miss Pell. Each night they blinked good night.
@friend Bram made his lamp go blink, blink. And over the water, as small as a spark, hers went blink, blink. They had done it for forty years, and they had never met.
@want "She's coming," said Bram. "Tonight! To {event}!" {why} Bram had cleaned both cups. "Wind west," he said, very red. "Some cloud."
@turn It got dark. {Hero} climbed the ninety steps, and Bram lit the lamp. They looked over the water, to say good night first. There was nothing there. It was black. {refrain}
@trouble Bram ran up the stairs, and down the stairs. He put the teapot to his eye, and poured out the telescope. {run1} "She never forgets," said Bram. "Has she gone off me?"
@stakes There was her plate, with a flower on it. Bram looked at it. "I'll clear it away," he said. "Don't!" said {Hero}. "There's no {party} without her."
@try1 "She can't see us," said {Hero}. "We need more light!" They got all the mirrors in town, and stood them round the lamp. {Hero} pulled the cloth off, and...
@fail1 It was as bright as noon. All the hens got up. All the [bakers|milkmen] got up. The school bell rang. But no one over the water did a thing. {refrain}
@try2 "Then she must hear us," said {Hero}. They went to the big old horn by the harbour. {Hero} took the longest breath of {their} life, and blew, and blew...
@fail2 Somebody did come. Up the steps came a seal, and nine more. They thought it was the best song they had ever heard. They would not go home.
@clue Now {Spotter} sat on the wall, with a seal on each side, and looked at the dark. There was one star, very low, and it went up and down. What sort of star goes up and down?
@try3 "We'll go and get her!" said {Hero}. They pushed out the boat, and Bram took the oars. {run2} They rowed, and they rowed. "I see land," cried {Hero}, and then...
@fail3 "Hello," said a seal. It was their own beach! The sea had pushed them round and round, and put them back where they began. {refrain}
@low {Hero} sat on the bottom step by Bram. The {kit} was wet. "Forty years," said Bram, "and I only told her about the weather. I had something else to say, too." {run3}
@insight.mark {Hero} looked out. That low star was bigger now. "{Rule,}" said {Hero}. It was no star. It was a lantern! Miss Pell's lamp was dark, as she was not at home. How would she know where the rocks were?
@insight.sound "{Rule,}" said {Hero}. Shh! Under the wind was a small sound. Creak, plop. Creak, plop. Those were oars! Her lamp was dark, as she was not at home. How would she know where the rocks were?
@insight.move {Hero} looked down. The sea had turned. It was coming in now, with sticks, and a straw hat with a ribbon. "{Rule,}" said {Hero}. Whose hat? Was she out there, coming in with it?
@means.mark Down to the rocks ran {Hero}, with the {kit} and all the lamps in town. And {Hero} {method}: this way, not that way. It made a road right over the black water.
@means.sound {Hero} ran to the rocks with the {kit}. And {Hero} {method}. Over the water the oars stopped. They had heard! Creak, plop. Now they were coming along the sound, as you come along a string.
@means.move {Hero} left the {kit} and took a lantern. The wave drew back, and {Hero} {method}. Rock, and wait. Rock, and wait. On each one {they} left a light behind {them}.
@snag One rock was left, and it was the worst. It was the Old Tooth. The lantern stood there, but it had gone out, and every match was wet. The oars were close now. Creak, plop, and...
@rescue "The gulls take them," said the girl who counted the gulls. "They like the red ends." She put a small hand in {hid}, and said sorry to the gull. And there was {key}.
@climax {Hero} went out to the very end of the Old Tooth, and made a house for the match with both hands. Scratch. It caught! {They} held the light up high. Out of the dark came a boat...
@resolution A small old lady got out. Bram took off his hat. "Wind west," he said. "Some cloud." Miss Pell began to smile. "I know," she said. "I love you, too." {turned}
@close {toast} {ends} Bram still lights the lamp. Blink, blink, it says, over the water. There's no one there now. So Miss Pell, beside him, gets out her torch. Blink, blink.
`,
  b7_9: `
@home {Hero} lived in {home}, by the sea. There was a lighthouse over the harbour, and that was where Bram lived, who kept the lamp. Nine miles off, over the worst water in the world, was another. A lady called Miss Pell lived there. Every night the two lamps blinked good night, and Bram and she had never met.
@friend When it got dark Bram would work the shutter of his lamp, blink, blink. It meant good night. Then he would wait. And from over the water, as tiny as a spark from a cat, it came back: blink, blink. That made forty years of it. After that he told her the weather. "It's only polite," said Bram.
@want "She's coming," he said that morning. "I asked her to {event}, and she blinked yes. Tonight. In a boat." {why} He had put a flower on a plate and taken it off and put it back. "Wind west," he said, going red. "Some cloud."
@turn So when it was dusk {Hero} climbed the ninety steps with him, and he lit the lamp. "I'll just wish her a good evening," said Bram, "before she sets off." He worked the shutter twice. They leaned on the rail. There was the sea, and there was the sky, and in the place where they met there was nothing whatever. {refrain}
@trouble In forty years it had never happened. Bram went up the stairs and down them. He put the teapot to his eye, and then he tried to pour out the telescope. {run1} "It's my own fault," he said. "I told her there'd be drizzle. It never drizzled. What if she has gone off me?"
@stakes Down in the kitchen stood her plate, with the flower. "I'd better clear it away," Bram said, and he picked it up, and he did not seem to know where to put it. "You leave that there," said {Hero}. "There isn't going to be any {party} without her."
@try1 "Perhaps she can't see us," said {Hero}. "We'll be brighter." They borrowed every mirror in {home}. There was even one from a parrot. They stood them all round the lamp, and {Hero} tied a cloth across until everything was ready. "Now she'll see," {they} said, and pulled...
@fail1 You could have threaded a needle by it on the moon. Every cock in the county crowed. The milk was delivered, the school bell was rung, and forty children got to their desks in the middle of the night and were extremely cross about it. Nine miles off, not a flicker. {refrain}
@try2 "If she can't see, she can hear." On the harbour wall was the old fog horn, as long as a cow. {Hero} emptied a crab out of it, took the deepest breath that {they} had ever had, put {their} mouth to the small end, and...
@fail2 Something answered. It was out in the dark, and it was coming nearer. "Miss Pell?" cried Bram, and ran down the steps with his arms out. It was a seal. It had nine more behind it, and they had never in their lives heard anything so beautiful. They sat along the wall, and would not leave.
@clue So it was from between two seals that {Spotter} noticed the star. It lay very low, down where the sea must be. There were no others out. This one went up a bit; then it went down a bit; then for a moment you could not see it at all. {Spotter} had never heard of a star that did that. Had anyone?
@try3 "That's it," said {Hero}. "We'll row over and knock." They got Bram's boat down the beach. {run2} Bram took two oars and {Hero} took two, and nobody spoke. They rowed for an hour and a quarter. "Land!" {Hero} shouted. "I can see a beach! There's someone there to meet us..."
@fail3 "Honk," said the someone, and flapped. There, above it, was their own harbour, and their own light. The tide had taken them out, turned them round and brought them back as a dog brings a stick. {refrain}
@low They sat together on the lowest stair. The {kit} was wet through. After a time Bram spoke. "I was always going to say something else to her," he said. "The very first night, I was. But I couldn't think how it would go in blinks. So I said wind west, some cloud. And then it was forty years." {Hero} couldn't think of anything to say to that. {run3}
@insight.mark "{Rule}" It was what {Hero} always said. {They} looked up. That low star had grown. It had a shape around it now, and the shape had a woman in it. She wasn't cross! She hadn't answered because she was not at home; she'd left already, in the dark, to be on time. But who was going to show her the rocks?
@insight.sound "{Rule,}" thought {Hero}, and held {their} breath to do it. There was the wind. There were ten seals, breathing. And underneath was something as small as a clock: creak, plop; creak, plop. Oars! She hadn't answered because she was not at home. She had left early, to be on time. But how would she find a way in, between the rocks?
@insight.move The tide had turned. {Hero} watched it come up over the step, bringing its bits and pieces: a cork, a stick, a lady's straw hat. "{Rule,}" {they} began, and stopped, and fished out the hat. It was dry on top. No lamp, since no one was at home! And the sea that had carried them off was carrying her in. But straight on to what?
@means.mark They ran for the rocks with the {kit}, and {Hero} called out to every window for a light. Then, on those black stones, {Hero} {method}: here, and here, and never there. One by one it joined up. It was a road, and it lay over the worst water in the world as plain as a line on a page.
@means.sound {Hero} ran to the rocks with the {kit}, to the one place where the water is deep, and {method}. Out in the dark the oars stopped. "This way," it said, over and over; and the seals, who had been hoping for it, joined in. Creak, plop. She was following it in, hand over hand, like somebody with a rope.
@means.move {Hero} put the {kit} where it was dry, and took the lanterns by their rings. You can't fight that water. {They} stood; {they} let it come up, and when it drew off, {Hero} {method}. Rock; and wait. Rock; and wait. On every one {they} left a light, till there was a row behind {them} like buttons on a coat.
@snag There was only one rock left to light, and it was the worst. People called it the Old Tooth. Its lantern hung out at the far end, as it had for years, and it was dead, and Bram's matches had all been in the boat with him. He tried one. It bent. "She's right on top of it," he whispered. Creak, plop. Creak...
@rescue "Gulls steal them," said somebody small. It was the girl who counted the gulls. People walked round her as they would a post. "It's the red ends. They think it's jewels." She felt about {hid}, and said, "Excuse me," and got pecked; and in her fingers was {key}.
@climax It's forty steps to the end of the Old Tooth, and the sea had been on all of them. {Hero} crouched down there and built a house out of {their} two hands, with the match inside. Scratch. It went blue; it nearly didn't; it was gold. {They} lit the lamp and held it as high as {they} could reach. And out of the night, so close that {they} might have touched it...
@resolution She was quite small, with no hat. She shook {Hero's} hand, and then she looked past {them}. Bram had taken his cap off. He opened his mouth, and forty years went by in it. "Wind west," he said. "Some cloud." Miss Pell had begun to smile before he got to the end. "I know," she said. "So do I." {turned}
@close {toast} {ends} There's nobody now in the other lighthouse. All the same, when it gets dark Bram works the shutter, since he would not feel right if he didn't: blink, blink. He waits. And Miss Pell, who is sitting next to him with her feet up, puts down her tea, and finds her torch, and blinks him back.
`,
  b10: `
@home There are two lighthouses at {home}, or rather there is one, where {Hero} knew every stair, and nine miles off, over the worst water on the chart, another. Bram kept the near one, and the far one was kept by a Miss Pell. Each night, for forty years, their lamps had blinked good night to each other, and they had never met. "What is she like?" visitors asked. "Punctual," said Bram, and went rather pink.
@friend It went like this. When it got dark, Bram would work the shutter of the great lamp: blink, blink. It meant good night. He would then stand with both hands on the rail; and from the edge of the world, like a spark off a cat, it came back. After that he sent her the weather. "Why do you never go across?" {Hero} asked him. "It's the rocks," said Bram. "It wouldn't be safe, with the rocks." {Hero} sometimes thought that there was more than one kind of rock.
@want "She's coming," said Bram, that morning, and sat down on a crab pot. "I'd asked her to {event}. I put it in after the wind. I thought that she might take it for a gale warning. She said yes." {why} He had washed both his cups twice, and there was a plate laid, with a flower on it, and then with none, and then with a different flower. "Wind west," said Bram, to nobody. "Some cloud."
@turn So at dusk {Hero} went up the ninety stairs with him, for company. "I'll just wish her a good crossing," Bram said, "before she starts." He lit the lamp and worked the shutter, twice, with great care, like a man doing up a tie. They leaned out upon the rail. There was the sea, going down into the dark, and the sky coming up out of it; and where they met, where every night of {Hero's} life there had been one small gold stitch, there was nothing. {refrain}
@trouble Bram went down the stairs, and up them; he looked at the horizon through the teapot and attempted to pour out the telescope. {run1} "I told her drizzle, on Thursday," he said. "There wasn't any drizzle. She'll have put her washing in for nothing." "Bram," said {Hero}. "Nobody breaks off with a person over drizzle." "Don't they?" said Bram, who had only ever had the one to go by. "Then what have I done?"
@stakes In the kitchen stood her plate. They both looked at it, and then both looked somewhere else. "I'll clear that away," Bram said, "so it's not in your road." He lifted it; he got as far as the shelf, and halted there, holding it in front of him, as though it was she who had asked him to and he was waiting to be told where. "Put it back," said {Hero}, as gently as {they} knew how. "It's laid for {event}. It can be late. It can't be cleared."
@try1 What does one do, when one hasn't been heard? One says it again, with more light. {They} sent round {home} for mirrors: hall mirrors, shaving mirrors, one that belonged to a parrot. They ringed the lamp with them three deep. "That would reach Monday," said Bram. "She's only got to be looking," {Hero} said. {They} had hung a bed sheet over it all, for the effect, and took hold of one corner. "Ready? Cover your eyes..."
@fail1 It was noon for eleven miles, at a quarter to nine at night, and every cock in the county gave tongue. The milk was delivered; the school bell was rung, and forty scholars, who had been asleep, were marked present, and have never forgiven it. A vicar came out and began on a wedding. And far over the water, in all that light, the other tower stood up as clear as a tooth, with its window black. {refrain}
@try2 "She might not be facing this way," {Hero} said. "She has got ears, though." There was a fog horn on the harbour wall, as long as a cow, which no one had sounded since the king's yacht. {They} shook a family of crabs from the wide end and put {their} mouth to the narrow. "You need to do it from the boots," Bram advised. {Hero} shut {their} eyes; drew in the whole of the evening; thought about boots; and...
@fail2 "Listen!" cried Bram. It was an answer, low, and full of feeling, and it was coming nearer across the bay. He ran down the harbour steps with both arms held out in front of him. "Miss Pell?" he said. "Miss Pell?" It was a seal. There were nine others behind, and it was plain that no one had ever spoken to them like that before. They came up and sat along the wall and gazed at {Hero}, and they would not go.
@clue {Spotter} had been left in charge of the seals. There's not a great deal to do in that line, apart from being leaned on; and so it was that somebody noticed the star. It was the only one out, and it lay absurdly low, right down where you'd have said the sea must be. It went up a little. It went down; for the space of a breath you could not see it at all, and then you could. The nearest seal had noticed it as well. What sort of star was that?
@try3 "Well, there's the boat," said {Hero}. Bram looked at it. In forty years he'd painted it every spring, in green, and had always found some reason to leave it where it was. They got it down over the stones. {run2} They rowed till there was no skin to speak of, and neither of them said a word about rocks. It took an hour and a quarter. "Land!" said {Hero}, twisting round. "Bram! I see a beach. There's someone standing there, with their arms..."
@fail3 Flippers. "Honk," it said, with its whole heart. Beyond it rose the harbour, and the hill, and ninety steps, and the lamp. That's what the tide does there: it takes you out, turns you about while your back is to it, and lays you down where you began, like a dog with a stick. Bram shipped his oars and dried them, first one side, then the other, and he was some time about it. {refrain}
@low They sat on the bottom stair. There was salt in the {kit}, and in everything else. "I was going to tell her something," said Bram. "The first night. I had it all ready, but how does it go, in blinks? It's long, and if you get it wrong it says herring. So I put wind west, some cloud, and I thought that I'd do it tomorrow, when it was clear." He turned his cap round. "There were some lovely clear nights," he said. {Hero} did not say anything. There wasn't room. {run3}
@insight.mark "{Rule,}" {Hero} would have told him, any day you liked, if he had asked; and it seemed a poor sort of thing to be right about. {They} lifted {their} eyes, so as not to look at the cap. That star was nearer; it had put out a shape under it, with oars. "Bram," said {Hero}. "She isn't answering because she's not in! You don't leave a lamp lit in an empty house. She started early, so as to be on time." And for nine miles, in the pitch dark, who'd been showing her the way?
@insight.sound There was nothing at all to be done; so {Hero} did that. "{Rule,}" {they} had been told as a child, and {they} did so now, right down through the wind, through the drip from the eaves, through ten seals breathing. Creak, plop: it was about as loud as a watch in another room. "Oars," said {Hero}. {They} had Bram by the sleeve. "She isn't in! That's why she's dark. She set out early, the way you'd do, so as not to be late." But how could she ever hear where the rocks were?
@insight.move The sea was on the second step. {Hero} moved {their} feet, and then looked at what had moved them. It was on its way in now, with its odds and ends: a cork, half an oar, a lady's straw hat. "{Rule,}" {they} had started to say, from habit. {They} fished out the hat, which was hardly wet, and had a bus ticket in the ribbon. "Bram, when was it you said that she left?" For what had carried them off was bringing her in, and very fast; and it wasn't going to ask if there were rocks, was it?
@means.mark There wasn't a window in {home} that {Hero} did not bang on. "A light! Any light!" Then {they} got down among the weed with the {kit}, and {method}: here; and here; and never, never there. They came in their nightshirts and passed the lanterns along. It grew out from the shore a spark at a time, bending where the deep water bends, until what lay upon the dark was a road, and a child could have read it.
@means.sound {Hero} took the {kit} out to the one place where it's deep, and {method}. It went forth over the water like a plank. The oars stopped. {They} did it again, and this time ten seals, who'd been living for the moment, put in the harmony. "Left a bit, I think they mean," said somebody, out there, in a clear little voice, to herself. Creak, plop. She was coming in along the sound of it, hand over hand.
@means.move {Hero} put the {kit} up where it was dry and took the lanterns by their rings, six to an arm. You don't argue with that water. {They} stood, up to the knees, and let it come; and as it drew back, with a roar of little stones, {Hero} {method}. A rock, and wait; it was a kind of waltz. And on each of them {they} left one light behind, till they hung out there in a row, like buttons down a long black coat.
@snag That left just one. It was the furthest and the worst, and people there say the Old Tooth and change the subject. It did have a lantern, which was out. Bram's matches had been to sea with him, and he tried one now, and it bent, and another, and it came off in his hand. "She's all but on it," he said. "I can hear her humming." Creak, plop. Creak, plop. Creak...
@rescue "Gulls have them," somebody remarked. It was the girl who counted the gulls. She was out there in all weathers, with a book; in time one had got to walking round her, as one does with a post. "It's for the red ends. They think that they're rich." She knew each nest by its number; she said, "I beg your pardon, Two Hundred and Six," and felt about {hid}, and was bitten to the bone of her mitten; and she turned and gave {Hero} {key}.
@climax There are forty steps to the end of the Old Tooth, and the sea had been on every one before {them}. {Hero} knelt at the last, and built a small house with {their} two hands, and put the match inside it, and did not think about numbers. Scratch. It was blue, and very nearly not. Then it was gold, and it stood up; and {they} fed it to the wick, and got to {their} feet, and held the thing as high as {their} arms would go. "Oh, how kind," said a voice, close enough to touch...
@resolution She was smaller than a lighthouse, which one had somehow not expected. "You'll be {Hero}," she said. "He's told me all about you, in between the wind." Then she looked beyond {them}. Bram stood on the bottom step with his cap off. He opened his mouth. You could see it all come up, the whole forty years, and get there, and stick. "Wind west," said Bram. "Some cloud." Miss Pell put out both her hands. "I know, my dear," she said. "I've always known. I have it in a book: every one." {turned}
@close {toast} {ends} There's no one in the other lighthouse now. But Bram would not feel right if he did not do it; so he works the shutter when it gets dark, blink, blink, and he waits, with his hands on the rail. And Miss Pell, who has her feet on the stove and a cat on her feet, sets down her cup, and reaches past him for the torch. She's never missed. "Drizzle, later," says Bram. "I love you, too," she says.
`,
}
