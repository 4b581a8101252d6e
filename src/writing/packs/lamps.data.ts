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
@home It was night. {Hero} lit the big lamp with Bram. Blink, it said, to Miss Pell, over the sea.
@friend "Good night," said Bram. Blink! "Good night, Bram. Good night, {Hero}."
@friend Blink! That was Miss Pell's lamp. "Good night," it said to Bram. {Hero} waved.
@want {Hero} put out a plate for Miss Pell, for {event}. {why}
@want "She will come in a boat!" Out came a best hat, for {event}. {why} {Hero} had one too.
@turn Now it was dark. Where was her lamp? {refrain}
@turn Up, up the steps went {Hero}. Out it was, all black. {refrain}
@trouble "Where is she?" said Bram. {run1} Did {Hero} know?
@trouble Bram ran up. Bram ran down. {run1} Where did {Hero} look?
@stakes {Hero} looked at her plate. It was a sad, clean plate.
@stakes No one sat on the third seat. {Hero} gave its cup a pat.
@try1 {Hero} made the light so big, as big as the sun, and then...
@try1 "More light!" said {Hero}. They got a lamp, and ten, and all, and...
@fail1 Cock-a-doodle-doo! All the hens got up. {refrain}
@fail1 Off to school, in the night, went a cow. {Hero} had a laugh. {refrain}
@try2 {Hero} blew the big horn. Toot, toot, and then...
@try2 {Hero} had a horn as long as a cow. Puff, puff, puff, and...
@fail2 Up came the seals, all wet. Flop, flop, flop!
@fail2 Ten fat seals sat by {Hero}. "Play it again!" they said.
@clue {Spotter} saw a star go up and down. Do stars do that?
@clue A low star went up. It went down. "Look!" said {Spotter}. What was it?
@try3 {Hero} got in a boat with Bram. {run2} Row, row, row...
@try3 {Hero} rowed, and Bram rowed. {run2} A bit more...
@fail3 Bump! They were home again. {refrain}
@fail3 The sea had spun {Hero} round. "Honk," said a seal. {refrain}
@low {Hero} sat down with Bram on the cold stairs. {run3}
@low Bram had no word to say, and {Hero} had a wet hat. {run3}
@insight.mark {Hero} looked at the up and down star. Was it a boat?
@insight.mark A lamp out on the sea? {Hero} saw it. Was she in a boat, in the dark?
@insight.sound Plip, plop, plip. {Hero} heard it. Was it a boat?
@insight.sound Shh, seals! {Hero} put up a hand. Plip, plop... was that her?
@insight.move In came the sea. {Hero} looked. Could a boat come in on it?
@insight.move A hat swam in to {Hero}, on top of the sea. Was it Miss Pell's?
@means.mark {Hero} made a road of lights for her.
@means.mark Light, light, light: {Hero} put them in a row, on all the rocks.
@means.sound {Hero} made a good loud sound. "This way, Miss Pell!"
@means.sound {Hero} sang it out to the boat. All the seals sang, too.
@means.move {Hero} went along with the sea, with one little light.
@means.move Hop! A rock, a light. Hop! A rock, a light. On went {Hero}.
@snag One more light, on the last rock! Oh no, where was the match...?
@snag Look, {Hero}! One rock was still dark, and every match was wet. Plip, plop...
@rescue The gull girl had it. Hooray!
@rescue "Here you are, {Hero}," said the gull girl. It was in a nest!
@climax {Hero} held up the light. Out of the dark came a boat...
@climax Scratch! "Here!" said {Hero}, up on the rock. And plip, plop, in it came...
@resolution "Hello, Bram," said Miss Pell. {turned}
@resolution A hand for Bram, a hand for {Hero}. It was Miss Pell! {turned}
@close Miss Pell sat down next to Bram. {toast} {ends}
@close Bram had her hand, up by the lamp. {toast} {ends}
`,
  b4_6: `
@home {Hero} lived in {home}, beside the sea. On the hill stood a lighthouse, and in it lived Bram. Far over the water was one more, and in that lived Miss Pell. Each night they blinked good night.
@home The sea was on three sides of {home}, and up on the hill was Bram, who kept the lamp. {Hero} kept him company. Far off, past all the rocks, Miss Pell kept one too. They were good friends, by light.
@friend Bram made his lamp go blink, blink. And over the water, as small as a spark, hers went blink, blink. They had done it for forty years, and they had never met.
@friend This is how you say good night with a tower. You pull the shutter, blink, blink, and you wait, with Bram, while {Hero} counts. At seven it came back. Forty years of that, and he did not know if she had a hat.
@want "She's coming," said Bram. "Tonight! To {event}!" {why} Bram had cleaned both cups. "Wind west," he said, very red. "Some cloud."
@want That morning Bram shut his thumb in the door, and sang. "I asked her to {event}, in blinks, and she's coming!" {why} He had a flower for her plate. "Some cloud," he told it.
@turn It got dark. {Hero} climbed the ninety steps, and Bram lit the lamp. They looked over the water, to say good night first. There was nothing there. It was black. {refrain}
@turn {Hero} did the ninety steps two at a time. "I'll wish her a nice trip," said Bram. Blink, blink! {Hero} began to count. {They} got to seven. {They} got to seventy. {refrain}
@trouble Bram ran up the stairs, and down the stairs. He put the teapot to his eye, and poured out the telescope. {run1} "She never forgets," said Bram. "Has she gone off me?"
@trouble Have you ever tried to look down a teapot? Bram did. {run1} "It was the rain," he said. "I told her it would rain, and it was fine. What have I done?"
@stakes There was her plate, with a flower on it. Bram looked at it. "I'll clear it away," he said. "Don't!" said {Hero}. "There's no {party} without her."
@stakes It was a very clean plate, and nobody was behind it. Bram began to pick it up. "Leave it," said {Hero}. "I won't have {event} with a gap in it."
@try1 "She can't see us," said {Hero}. "We need more light!" They got all the mirrors in town, and stood them round the lamp. {Hero} pulled the cloth off, and...
@try1 What if the lamp was too small? {Hero} went from door to door for mirrors. One came from a barber, and one from a parrot. "Shut your eyes," {they} said, and took off the cloth, and...
@fail1 It was as bright as noon. All the hens got up. All the [bakers|milkmen] got up. The school bell rang. But no one over the water did a thing. {refrain}
@fail1 "Morning!" said the cows. "Morning!" said the man with the milk, in his pyjamas. Forty children ran to school, and were sent home to bed. Only one window stayed black, far over the sea. {refrain}
@try2 "Then she must hear us," said {Hero}. They went to the big old horn by the harbour. {Hero} took the longest breath of {their} life, and blew, and blew...
@try2 In the harbour lay a horn, with a crab in it. {Hero} put out the crab. "It'll knock on her door," {they} said. In went the breath, all the way down to {their} boots, and...
@fail2 Somebody did come. Up the steps came a seal, and nine more. They thought it was the best song they had ever heard. They would not go home.
@fail2 Splash! Somebody had come! It had a wet nose. It had whiskers. It was a seal, with its nine best friends, and each of them gave {Hero} a kiss.
@clue Now {Spotter} sat on the wall, with a seal on each side, and looked at the dark. There was one star, very low, and it went up and down. What sort of star goes up and down?
@clue If you sit by a seal, you get leaned on. So {Spotter} sat very still, and that is how you see things. Look at that: a star, right down on the sea! It bobbed like a cork. Do stars do that?
@try3 "We'll go and get her!" said {Hero}. They pushed out the boat, and Bram took the oars. {run2} They rowed, and they rowed. "I see land," cried {Hero}, and then...
@try3 "It's the rocks," Bram would say, and never got in his boat. Now he did. {run2} "Look," cried {Hero}, with no skin left on either hand, "a beach! Somebody's there..."
@fail3 "Hello," said a seal. It was their own beach! The sea had pushed them round and round, and put them back where they began. {refrain}
@fail3 It was a seal, to say welcome back. There was the same old harbour, and the same lamp. The sea had turned the boat round in the dark, with {Hero} in it. {refrain}
@low {Hero} sat on the bottom step by Bram. The {kit} {kitWas} wet. "Forty years," said Bram, "and I only told her about the weather. I had something else to say, too." {run3}
@low The {kit} {kitWas} full of sea. It was cold on the stairs. "I had a thing to tell her," Bram told {Hero}. "It isn't the weather. I could never find the blinks for it." {run3}
@insight.mark {Hero} looked out. That low star was bigger now. "{Rule,}" said {Hero}. It was a lantern! Miss Pell's lamp was dark, as she was not at home. How would she know where the rocks were?
@insight.mark {Hero} did not know what to say, so {they} looked away, at that star. It had come close. It had a boat under it! "{Rule,}" said {Hero}. That's why her house was dark! But who was there to show her the rocks?
@insight.sound "{Rule,}" said {Hero}. Shh! Under the wind was a small sound. Creak, plop. Creak, plop. Those were oars! Her lamp was dark, as she was not at home. How would she know where the rocks were?
@insight.sound The seals stopped. "{Rule,}" said {Hero}, with a finger up. Plop... creak. Plop... creak. Someone was out there, rowing! So that was why her lamp was off. But could she hear the rocks?
@insight.move {Hero} looked down. The sea had turned. It was coming in now, with sticks, and a straw hat with a ribbon. "{Rule,}" said {Hero}. Whose hat? Was she out there, coming in with it?
@insight.move Something bumped {Hero's} foot. It was a hat, with a bus ticket in it. "{Rule,}" said {Hero}. The sea was on its way back, and it had her with it! But did it know about the rocks?
@means.mark Down to the rocks ran {Hero}, with the {kit} and all the lamps in town. And {Hero} {method}: this way, not that way. It made a road right over the black water.
@means.mark "Lights!" {Hero} shouted. They came in their night things, with a lamp each. {Hero} had the {kit}, and {method}. Bit by bit there was a road, made of spots, with all the rocks left out.
@means.sound {Hero} ran to the rocks with the {kit}. And {Hero} {method}. Over the water the oars stopped. Creak, plop. Now they were coming along the sound, as you come along a string.
@means.sound {Hero} stood on the last dry stone with the {kit}, and {method}. Ten seals joined in. "What a nice tune," said someone, far out in the dark. And the oars came this way.
@means.move {Hero} left the {kit} and took a lantern. The wave drew back, and {Hero} {method}. Rock, and wait. Rock, and wait. On each one {they} left a light behind {them}.
@means.move You can't push the sea. {Hero} put down the {kit}, and hung ten lamps on one arm. When the water went, {Hero} {method}. A rock, a light. A rock, a light. They were as neat as [beads|cherries].
@snag One rock was left, and it was the worst. It was the Old Tooth. The lantern stood there, but it had gone out, and every match was wet. The oars were close now. Creak, plop, and...
@snag That was all of them but the Old Tooth. No one likes the Old Tooth. Its lamp was out. {Hero} tried a match, and it bent. {They} tried the next, and it fell in half. And now you could hear her hum, and...
@rescue "The gulls take them," said the girl who counted the gulls. "They like the red ends." She put a small hand in {hid}, and said sorry to the gull. And there was {key}.
@rescue There was a girl there, who knew each gull by name. "It's for the red tops," she told {Hero}. "They think they're sweets." In went her arm, {hid}. "Ow. Thank you," she said, and it was {key}.
@climax {Hero} went out to the very end of the Old Tooth, and made a house for the match with both hands. Scratch. It caught! Out of the dark came a boat...
@climax Forty wet steps! On the last one {Hero} turned {their} back to the wind, and struck it. It was blue. It was nearly out. Then it was gold, and {they} held up the lamp in both arms. "Hello?" somebody said...
@resolution A small old lady got out. Bram took off his hat. "Wind west," he said. "Some cloud." Miss Pell began to smile. "I know," she said. "I love you, too." {turned}
@resolution It was a lady no bigger than a seal. She shook hands with {Hero}, and then she saw Bram. He looked at his boots. "Some cloud," he said. "Oh, Bram," said Miss Pell. "Me, too." {turned}
@close {toast} {ends} Bram still lights the lamp. Blink, blink, it says, over the water. There's no one there now. So Miss Pell, beside him, gets out her torch. Blink, blink.
@close {toast} {ends} Every night Bram still tells the dark good night, and waits. And Miss Pell, with her feet on the cat, finds her torch, and blinks it right in his ear.
`,
  b7_9: `
@home {Hero} lived in {home}, by the sea. There was a lighthouse over the harbour, and that was where Bram lived, who kept the lamp. Nine miles off, over the worst water in the world, was another. A lady called Miss Pell lived there. Every night the two lamps blinked good night, and Bram and she had never met.
@home The map of {home} has a small black tower on it, and out past a lot of little crosses, which are rocks, another. Bram looked after the first, and {Hero}, most days, looked after Bram. The other was Miss Pell's. They had known each other for forty years, and never once been in the same room.
@friend When it got dark Bram would work the shutter of his lamp, blink, blink. It meant good night. Then he would wait. And from over the water, as tiny as a spark from a cat, it came back: blink, blink. After that he told her the weather. "It's only polite," said Bram.
@friend How can you know someone by lamp? It's quite easy, Bram said. You blink twice, and count to seven. If it takes until eight, she's had to put down a cup. "What's she like?" asked {Hero}. He thought about it for so long that the kettle boiled. "Exact," he said, and sent her the wind.
@want "She's coming," Bram said that morning. "I asked her to {event}, and she blinked yes. Tonight. In a boat." {why} He had put a flower on a plate and taken it off and put it back. "Wind west," he said, going red. "Some cloud."
@want {Hero} found him with soap on his ears. "I've gone and done it," Bram said. "I put it in after the tides. Would she row across for {event}? And she said she'd be glad to." {why} He had given her plate a flower, and a clean spoon. "Wind west," he told the spoon. "Some cloud."
@turn So when it was dusk {Hero} climbed the ninety steps with him, and he lit the lamp. "I'll just wish her a good evening," said Bram, "before she sets off." He worked the shutter twice. They leaned on the rail. There was the sea, and there was the sky, and in the place where they met there was nothing whatever. {refrain}
@turn It takes ninety steps to get to the lamp, and Bram did them in his good boots. "Just a word," he puffed, "to see her off." Blink, went the light, across nine miles of dark; and blink. "One," counted {Hero}. They always counted it together. By thirty {Hero} was the only one counting, and at a hundred {they} stopped. {refrain}
@trouble Bram went up the stairs and down them. He put the teapot to his eye, and then he tried to pour out the telescope. {run1} "It's my own fault," he said. "I told her there'd be drizzle. It never drizzled. What if she has gone off me?"
@trouble "Her wick wants trimming," said Bram. "She's got a cold." He looked for her through the teapot. He told {Hero} to hold the telescope, and tried to put milk in it. {run1} Then he sat down. "I said that it would rain on Thursday," he whispered, "and it was lovely. Would you ever speak to me again?"
@stakes Down in the kitchen stood her plate, with the flower. "I'd better clear it away," Bram said, and he picked it up, and he did not seem to know where to put it. "You leave that there," said {Hero}. "There's no {party} without her."
@stakes On the third plate lay the flower, with its face up, waiting. "I'll put it away," said Bram, and got as far as the shelf, and stuck. {Hero} took the plate from him, and set it back in the same ring of damp. "Nobody starts {event}," {they} said, "until that one's in use."
@try1 "Perhaps she can't see us," said {Hero}. "We'll be brighter." They borrowed every mirror in {home}. They stood them all round the lamp, and {Hero} tied a cloth across until everything was ready. "Now she'll see," {they} said, and pulled...
@try1 A candle wouldn't do it, so what about the sun? {Hero} went all through {home} with a wheelbarrow, asking for mirrors. There was a barber's, a dentist's, and one on a stick. In the middle of them sat the lamp, like a queen at the hairdresser's. "Cover your eyes," {they} called. "Three. Two..."
@fail1 You could have threaded a needle by it on the moon. Every cock in the county crowed. The school bell was rung, and forty children got to their desks in the middle of the night and were extremely cross about it. Nine miles off, not a flicker. {refrain}
@fail1 It went out over the sea like a slammed door. You could see what people had in their attics. A hen laid twice; the choir got up, and sang the wrong half of Sunday. And away beyond it all, plain as a pin, stood Miss Pell's tower, with not so much as a candle in the window. {refrain}
@try2 "If she can't see, she can hear." On the harbour wall was the old fog horn, as long as a cow. {Hero} emptied a crab out of it, took the deepest breath that {they} had ever had, put {their} mouth to the small end, and...
@try2 There's always noise. On the wall lay the fog horn, which had last been used for a king, and {Hero} got its cover off. It took an hour to get the crabs out. "From the boots," {they} told {themself}, and began there. {They} went red, and then a colour that has no name, and...
@fail2 Something answered. It was out in the dark, and it was coming nearer. "Miss Pell?" cried Bram, and ran down the steps with his arms out. It was a seal. It had nine more behind it, and they had never in their lives heard anything so beautiful. They sat along the wall, and would not leave.
@fail2 "Hark!" Out in the bay something called back, deep and sad and sweet. Bram was down those steps like a boy. He had got as far as "Dear Miss" when it put its wet chin in his hand. Nine others came up behind, arranged themselves by size, and looked at {Hero} like people who hope for a second verse.
@clue So it was from between two seals that {Spotter} noticed the star. It lay very low, down where the sea must be. There were no others out. This one went up a bit; then it went down a bit; then for a moment you could not see it at all. Who had ever heard of a star that did that?
@clue There is nothing much to do on a wall when there's a seal asleep on each of your feet. {Spotter} looked at the dark, since it was there. It had one star in it, so low that it was nearly wet. And it nodded. Up; down; gone; back. What kind of star says yes?
@try3 "That's it," said {Hero}. "We'll row over and knock." They got Bram's boat down the beach. {run2} Bram took two oars and {Hero} took two. They rowed for an hour and a quarter. "Land!" {Hero} shouted. "I can see a beach! There's someone there to meet us..."
@try3 Every spring Bram painted his boat, and every autumn he found a reason for not going anywhere in it. Tonight he couldn't. {run2} It was nine miles, and each pull was about a yard. {Hero} stopped feeling {their} arms, which was better. Then something crunched. "That's sand! We did it! And look who's come down to meet us..."
@fail3 "Honk," said the someone, and flapped. There, above it, was their own harbour, and their own light. The tide had taken them out, turned them round and brought them back as a dog brings a stick. {refrain}
@fail3 The person who had come to meet them had whiskers, and was very pleased. Behind it was a hill that {Hero} knew, and up there, going blink, blink, to nobody, a lamp. They'd been round in a ring, as a leaf goes in a bath. {refrain}
@low They sat together on the lowest stair. The {kit} {kitWas} wet through. After a time Bram spoke. "I was always going to say something else to her," he said. "The very first night, I was. But I couldn't think how it would go in blinks. So I said wind west, some cloud. And then it was forty years." {Hero} couldn't think of anything to say to that. {run3}
@low It was the bottom stair of ninety. There was sea in their boots, and when {Hero} tipped up the {kit}, there was some in there as well. "It isn't really the weather," said Bram, "what I send her. I had something else ready, that first night. Only it's long; and if you get one blink wrong, it comes out as fish." He turned his cap over. {Hero} moved up close. {run3}
@insight.mark "{Rule}" It was what {Hero} always said. {They} looked up. That low star had grown. It had a shape around it now, and the shape had a woman in it. She wasn't cross! She hadn't answered because she was not at home; she'd left already, in the dark, to be on time. But who was going to show her the rocks?
@insight.mark {Hero} looked anywhere but at the cap. And so {they} saw the star again, and it was as big as an orange, and had oars. "{Rule,}" {they} said, and got up so fast that {they} hit the rail. She couldn't show them a light at home; she wasn't in! She was out there with a lantern, doing her best. And who was showing her the rocks?
@insight.sound "{Rule,}" thought {Hero}, and held {their} breath to do it. There was the wind. There were ten seals, breathing. And underneath was something as small as a clock: creak, plop; creak, plop. Oars! She hadn't answered because she was not at home. She had left early, to be on time. But how would she find a way in, between the rocks?
@insight.sound "{Rule,}" {they} would have told anybody; and so, for once, {Hero} did. Past the wind; past ten seals; past the drip. Creak, plop. It was no louder than somebody knitting. "Rowing!" said {Hero}. "She left hours ago, so as not to be late, and blew out her lamp, as you do." But could she hear where the rocks were?
@insight.move The tide had turned. {Hero} watched it come up over the step, bringing its bits and pieces: a cork, a stick, a lady's straw hat. "{Rule,}" {they} began, and stopped, and fished out the hat. It was dry on top. No lamp, since no one was at home! And the sea that had carried them off was carrying her in. But straight on to what?
@insight.move The water had {Hero} by the ankle. It was coming in, and it had brought a few things: a bottle, half a bun, and a hat with cherries, and a bus ticket tucked in the band. "{Rule,}" {they} said, and felt the whole sea leaning in through the door. It was fetching her! But did it know how to go round a rock?
@means.mark They ran for the rocks with the {kit}, and {Hero} called out to every window for a light. Then, on those black stones, {Hero} {method}: here, and here, and never there. One by one it joined up. It was a road, as plain as a line on a page.
@means.mark {Hero} knocked at every door, with both hands. "Bring a light," {they} said. "Never mind your trousers." Out on the stones {they} got down on {their} knees with the {kit}, and {method}, and {they} showed each person where to stand. It began to be a line, and the line began to bend, until you could have walked a duck along it: this way in, Miss Pell.
@means.sound {Hero} ran to the rocks with the {kit}, to the one place where the water is deep, and {method}. Out in the dark the oars stopped. "This way," it said; and the seals, who had been hoping for it, joined in. Creak, plop. She was following it in, hand over hand, like somebody with a rope.
@means.sound There is one place where no rocks are, and it's not very wide. {Hero} climbed out there, with the {kit}, and {method}, and then did it all over again, a shade louder. Splash, came the seals. They knew their part. "I do believe it's for me," somebody remarked, far out, quite calmly. The oars turned. You could hear her rowing up the middle of the tune.
@means.move {Hero} put the {kit} where it was dry, and took the lanterns by their rings. You can't fight that water. {They} stood; {they} let it come up, and when it drew off, {Hero} {method}. Rock; and wait. Rock; and wait. On every one {they} left a light, till there was a row behind {them} like buttons on a coat.
@means.move "Give me the lanterns," said {Hero}, and found a safe place for the {kit}. There was a wave on the way in; {they} let it have its say. Back it drew, hissing, and {Hero} {method}. There was just time. Down with a light, hold on tight, and here it came again, up to the knees. By the ninth rock it was nearly a dance.
@snag There was only one rock left to light, and it was the worst. People called it the Old Tooth. The lantern at the end of it was out, and Bram's matches had all been to sea with him. He tried one. It bent. "She's right on top of it," he whispered. Creak, plop. Creak...
@snag All done but one. Sailors call it the Old Tooth, and not loudly. At the far end hung an iron lamp, stone cold. "Matches!" said {Hero}. Bram brought out the box. Water ran from the corner. One by one they bent like grass, and they could hear her humming now, and she was close, and...
@rescue "Gulls steal them," said somebody small. It was the girl who counted the gulls. People walked round her as they would a post. "It's the red ends. They think it's jewels." She felt about {hid}, and said, "Excuse me," and got pecked; and in her fingers was {key}.
@rescue It's a job, counting gulls, but no one had ever thanked her for it. "Two hundred and six takes them," said the girl who did. "She's building." {Hero} saw a hand feel {hid}. There was a scream, which was the gull. "I know," the girl told it. "I'll bring you a ribbon." And there, dry as a biscuit, was {key}.
@climax It's forty steps to the end of the Old Tooth, and the sea had been on all of them. {Hero} crouched down there and built a house out of {their} two hands, with the match inside. Scratch. It went blue; it nearly didn't; it was gold. {They} lit the lamp and held it as high as {they} could reach. And out of the night, so close that {they} might have touched it...
@climax They stopped where the Tooth began, and {Hero} went on. Every step had weed on it, and a noise underneath. At the end of it {they} turned {their} coat into a tent, and got in with the match. Scratch. Don't. Please. It leaned over; it stood up. {They} gave it to the lamp, and stood there with all that gold in {their} arms. "Why, thank you," said someone, about as far off as you are...
@resolution She was quite small, with no hat. She shook {Hero's} hand, and then she looked past {them}. Bram had taken his cap off. He opened his mouth, and forty years went by in it. "Wind west," he said. "Some cloud." Miss Pell had begun to smile before he got to the end. "I know," she said. "So do I." {turned}
@resolution First a basket came out of the boat, and then a lady not much bigger. "You're {Hero}," she said. "You get the shells out of the lamp." Then she had run out of things to look at that were not Bram. His mouth opened. Nothing was in it but the forecast. "Some cloud," he said. And Miss Pell took both his cold hands. "I always knew what you meant." {turned}
@close {toast} {ends} There's nobody now in the other lighthouse. All the same, when it gets dark Bram works the shutter, since he would not feel right if he didn't: blink, blink. He waits. And Miss Pell, who is sitting next to him with her feet up, puts down her tea, and finds her torch, and blinks him back.
@close {toast} {ends} At ten each night Bram goes up all the same, and says it to an empty window, for manners. He counts. And behind him somebody lays down her knitting, lifts a torch from the arm of the chair, and gives it back to him on seven.
`,
  b10: `
@home There are two lighthouses at {home}, or rather there is one, where {Hero} knew every stair, and nine miles off, over the worst water on the chart, another. Bram kept the near one, and the far one was kept by a Miss Pell. Each night, for forty years, their lamps had blinked good night to each other, and they had never met. "What is she like?" visitors asked. "Punctual," said Bram, and went rather pink.
@home If you look for {home} on a chart, you find a tower, some figures, and the word "foul", printed nine times. The figures are rocks. Then come the nine miles, and then the other tower. {Hero} had spent the better part of {their} life up the first of these, getting in the way of the man who kept it. His name was Bram. A Miss Pell had the second, and the two of them had been wishing one another good night, by lamp, for forty years. It had never come up that they might meet.
@friend It went like this. When it got dark, Bram would work the shutter of the great lamp: blink, blink. It meant good night. He would then stand with both hands on the rail; and from the edge of the world, like a spark off a cat, it came back. After that he sent her the weather. "Why do you never go across?" {Hero} asked him. "It's the rocks," said Bram. "It wouldn't be safe, with the rocks." {Hero} sometimes thought that there was more than one kind of rock.
@friend People will ask what you can possibly learn about someone in two blinks, and Bram could have told them. He'd send, and count. It came at seven. If it came at eight, she'd had to put her tea down; and one winter, for a week, it had come at six, and he'd gone about humming. Next he would give her the wind. "Doesn't she ever tell you anything?" said {Hero}. "She says 'noted'," said Bram, with his whole face lit up. "You could just ask her over." "Ah," he said. "There's the rocks."
@want "She's coming," said Bram, that morning, and sat down on a crab pot. "I'd asked her to {event}. I put it in after the wind. I thought that she might take it for a gale warning. She said yes." {why} He had washed both his cups twice, and there was a plate laid, with a flower on it, and then with none, and then with a different flower. "Wind west," said Bram, to nobody. "Some cloud."
@want {Hero} knew that something was up when he brushed his cap. "I asked her," Bram said. "Last thing last night. I'd meant to send the tides, and my hand went on by itself. {Event}, it said. Would she care to. And she took till eleven, and then she said, 'Noted. Yes.'" {why} He was laying the table as he spoke, with a spare plate, and a flower that he kept on moving a quarter of an inch. "Wind west," he informed the flower. "Some cloud."
@turn So at dusk {Hero} went up the ninety stairs with him, for company. "I'll just wish her a good crossing," Bram said, "before she starts." He lit the lamp and worked the shutter, twice, with great care, like a man doing up a tie. They leaned out upon the rail. There was the sea, going down into the dark, and the sky coming up out of it; and where they met, where every night of {Hero's} life there had been one small gold stitch, there was nothing. {refrain}
@turn He wore his good boots up, all ninety steps. "Only to see her off the premises," he explained to {Hero}, and lit the wick, and shot his cuffs, and blinked. It's a habit you fall into, counting. They did it aloud; it had always been {Hero's} part to say "seven." {They} said it. Out beyond the harbour wall there was a good deal of weather and no edge to anything. "Eight," said Bram, smiling. "She's got her tea." By forty he wasn't. {refrain}
@trouble Bram went down the stairs, and up them; he looked at the horizon through the teapot and attempted to pour out the telescope. {run1} "I told her drizzle, on Thursday," he said. "There wasn't any drizzle. She'll have put her washing in for nothing." "Bram," said {Hero}. "Nobody breaks off with a person over drizzle." "Don't they?" said Bram, who had only ever had the one to go by. "Then what have I done?"
@trouble "It'll be a moth," said Bram. "In the works. Or she's caught a chill." He put the telescope under the tap. He examined nine miles of night down the spout of the teapot, and reported that it was brown. {run1} After that he began on his sins. In forty years he'd had eleven; he told {Hero} the dates. "And Thursday I sent drizzle. She'd have taken an umbrella, and looked silly." He sat down on the stairs. "Is that the kind of thing that a person could forgive?"
@stakes In the kitchen stood her plate. They both looked at it, and then both looked somewhere else. "I'll clear that away," Bram said, "so it's not in your road." He lifted it; he got as far as the shelf, and halted there, holding it in front of him, as though it was she who had asked him to and he was waiting to be told where. "Put it back," said {Hero}, as gently as {they} knew how. "It's laid for {event}. It can be late. It can't be cleared."
@stakes A table that's been laid for three is a hard thing to sit at when you are two. The soup had a skin. The flower had opened, which was worse. "It's only in the way there," Bram said, and took her plate up; and then he simply stood, and looked at {Hero}, as though it were something he had found in the sea and someone ought to be told. {Hero} got it off him a finger at a time. {They} fitted it back in its ring. "We're not having {event} round a hole," {they} said.
@try1 "It's a big sea," said {Hero}, "and that's a small lamp, when you think." So they made it a large one. Every mirror in {home} came up the ninety stairs under somebody's arm: hall mirrors, shaving mirrors, one that a canary had been married to for years. They stood round it three deep. "That would reach Monday," said Bram, who was not used to excess. {Hero} had hung a tablecloth over the whole affair, for the effect, and now took hold of a corner. "Ready? Cover your eyes..."
@try1 "She'll answer if she sees it," {Hero} argued, "so it's a matter of size." They went through {home} with a wheelbarrow, and nobody said no. There were looking glasses that had not been moved since weddings; there was a parrot's, lent by the parrot. They stood in rings all round that lamp, like the audience at an operation, with a bed sheet over them. Bram was by now rather afraid of it. "When I pull," said {Hero}, "don't look at me. Look at Miss Pell. One. Two..."
@fail1 It was noon for eleven miles, at a quarter to nine at night, and every cock in the county gave tongue. The milk was delivered; the school bell was rung, and forty scholars, who had been asleep, were marked present, and have never forgiven it. A vicar came out and began on a wedding. And far over the water, in all that light, the other tower stood up as clear as a tooth, with its window black. {refrain}
@fail1 Things were seen that night which the town had to agree not to mention. It lit the sea to the bottom. Hens laid; the band turned out; the schoolmaster, in his nightcap, got as far as the nine times table with forty children before anyone thought to look at a clock. Along the top of it all, quite steady, ran a great white beam, straight as a ruler to the foot of the other tower. You could have counted the panes. There was nobody at a single one. {refrain}
@try2 "She might not be facing this way," {Hero} said. "She has got ears, though." There was a fog horn on the harbour wall, as long as a cow, which no one had sounded since the king's yacht. {They} shook a family of crabs from the wide end and put {their} mouth to the narrow. "You need to do it from the boots," Bram advised. {Hero} shut {their} eyes; drew in the whole of the evening; thought about boots; and...
@try2 That left the ears. By the steps lay a thing with a tarpaulin on, as long as a cow, which had been blown once, for a king, and had put him off boats. "It has lodgers," said Bram, so {Hero} moved them out, in order of size, and the last of them pinched. "Now don't go at it with your cheeks. You want to start well down. In the boots." {They} planted them. {They} thought of every birthday cake there had ever been; breathed in until it squeaked; and...
@fail2 "Listen!" cried Bram. It was an answer, low, and full of feeling, and it was coming nearer across the bay. He ran down the harbour steps with both arms held out in front of him. "Miss Pell?" he said. "Miss Pell?" It was a seal. There were nine others behind, and it was plain that no one had ever spoken to them like that before. They came up and sat along the wall and gazed at {Hero}, and they would not go.
@fail2 A good way off, something cleared its throat. It answered. You never heard so much love and sorrow in one note, and Bram, who'd waited for it for forty years, went down those steps with his cap in his hand and got as far as "Dear madam". It put its chin upon his boot. It was a bull seal of about the size of a sofa. He had brought his whole family, and they took their places on the wall in front of {Hero}, and fell silent, like a house when the lights go down.
@clue Somebody had to stay with the seals, and it was {Spotter}. They didn't ask for much. They leaned. They breathed out fish, and looked where you looked, to see what you saw in it; and it was while ten seals and one other were gazing at nothing that it turned out not to be nothing. There was a star in it. It had got in underneath the cloud, down where the sky is finished and the sea hasn't started. It rose an inch. It sank; for one whole breath it wasn't there, and then it was. A seal looked round for an explanation. What could you say, to a seal, about that?
@clue It's not easy to walk away from anyone who is asleep on your foot. {Spotter} had one on each. So when the rest had gone off to argue on the steps, there was one pair of eyes left pointing at the bay, for want of anything better; and in front of them was the star. There was no other in all that cloud. It sat just where the sea stops. It dipped, went out, came back, and dipped again, like somebody nodding to a tune. How many stars have you met that do it in time?
@try3 "Well, there's the boat," said {Hero}. Bram looked at it. In forty years he'd painted it every spring, in green, and had always found some reason to leave it where it was. They got it down over the stones. {run2} They rowed till there was no skin to speak of, and neither of them said a word about rocks. It took an hour and a quarter. "Land!" said {Hero}, twisting round. "Bram! I see a beach. There's someone standing there, with their arms..."
@try3 Nobody had said the word "boat". It lay under the wall, in forty coats of green, one for each spring, and had never been further than the end of its rope. "There's the rocks," Bram began, from habit; then he looked up at his own lamp, and put a shoulder to the stern. {run2} They rowed until talking hurt, and after that they rowed without. Somewhere in the second hour, the keel gave a long soft crunch. "Bram," said {Hero}, not daring to turn. "Is that somebody singing...?"
@fail3 Flippers. "Honk," it said, with its whole heart. Beyond it rose the harbour, and the hill, and ninety steps, and the lamp. That's what the tide does there: it takes you out, turns you about while your back is to it, and lays you down where you began, like a dog with a stick. Bram shipped his oars and dried them, first one side, then the other, and he was some time about it. {refrain}
@fail3 "Honk," it sang. It was the biggest of the seals, and it had sat up for them. They had got off in the right direction and pulled like heroes, and all the while the tide, without any fuss, had been carrying them about in a ring, as you'd take a sleepy child once round the garden. There were the steps. There was the hill; there, at the top, blink, blink, somebody's lamp was asking a question. Bram could not look at it. He shipped the oars, and began to dry them. {refrain}
@low They sat on the bottom stair. There was salt in the {kit}, and in everything else. "I was going to tell her something," said Bram. "The first night. I had it all ready, but how does it go, in blinks? It's long, and if you get it wrong it says herring. So I put wind west, some cloud, and I thought that I'd do it tomorrow, when it was clear." He turned his cap round. "There were some lovely clear nights," he said. {Hero} did not say anything. There wasn't room. {run3}
@low There's a draught on the bottom stair that has been down the other eighty-nine. {Hero} emptied the sea from {their} boots, then from the {kit}, and could think of nothing more to empty. "Wind west, some cloud," said Bram. "It wasn't even true, you know, that first night; it was easterly. I'd got the proper thing all written out. But it's eleven words, and she was a stranger, and suppose that she had laughed? So I thought I'd lead up to it." He looked at his hands. "I've been leading up to it," he told {Hero}. {run3}
@insight.mark "{Rule,}" {Hero} would have told him, any day you liked, if he had asked; and it seemed a poor sort of thing to be right about. {They} lifted {their} eyes, so as not to look at the cap. That star was nearer; it had put out a shape under it, with oars. "Bram," said {Hero}. "She isn't answering because she's not in! You don't leave a lamp lit in an empty house. She started early, so as to be on time." And for nine miles, in the pitch dark, who'd been showing her the way?
@insight.mark When you can't look at someone, you look past them. Over Bram's shoulder was a window, and in it hung that star, as big as a plum now, and lighting up two elbows. "{Rule,}" {Hero} said. {They} got hold of the rail. "Bram! You asked her over in lights. Well, she's answering! She is answering as loud as she can, at the end of a stick. There's no lamp there because there is nobody there." Then {they} thought of the rocks, nine miles of them, one after another. Who was going to read those out to her?
@insight.sound There was nothing at all to be done; so {Hero} did that. "{Rule,}" {they} had been told as a child, and {they} did so now, right down through the wind, through the drip from the eaves, through ten seals breathing. Creak, plop: it was about as loud as a watch in another room. "Oars," said {Hero}. {They} had Bram by the sleeve. "She isn't in! That's why she's dark. She set out early, the way you'd do, so as not to be late." But how could she ever hear where the rocks were?
@insight.sound "{Rule,}" {Hero} had always said, as if it were a thing you did to other people. {They} put {their} head against the cold wall and did it, for lack of a better idea. The tower hummed. Ten seals sighed. Deep in all that, where a pulse would be, someone was rowing: creak, and plop, and a breath, and creak. "She's not indoors," said {Hero}. "Bram, how early would you start, for a thing you'd waited forty years for?" "Noon," he said at once. It was nearly ten. And rocks make no noise at all, do they, until it's too late?
@insight.move The sea was on the second step. {Hero} moved {their} feet, and then looked at what had moved them. It was on its way in now, with its odds and ends: a cork, half an oar, a lady's straw hat. "{Rule,}" {they} had started to say, from habit. {They} fished out the hat, which was hardly wet, and had a bus ticket in the ribbon. "Bram, when was it you said that she left?" For what had carried them off was bringing her in, and very fast; and it wasn't going to ask if there were rocks, was it?
@insight.move It had been draining away down there for hours; now something nudged {Hero's} boot, and came back, and nudged again. It was a hat. It had cherries on it, and a bus ticket. "{Rule,}" {they} said, and for the first time that night {they} felt how the whole weight of the water was on the move, and which way. "It's turned, Bram. It has stopped taking. It's bringing." He had the hat by then; he held it as you would an egg. Only, what brings you in to the harbour brings you in to the Old Tooth. How would it know the difference?
@means.mark {Hero} banged on every window in the place. "A light!" {they} shouted. "Any sort!" Then {they} got down among the weed with the {kit}, where the rocks begin, and {method}. Here; then here. Not there, ever. People came out in their nightshirts and passed the lanterns from hand to hand, like buckets to a fire. It grew from the shore a spark at a time. It leaned where the deep water leans. By the end there was a road lying on the dark, and a child could have read it.
@means.mark {Hero} began at the top of the street, with both fists. "A light! No, don't dress!" And all of {home} came down behind {them} in its blankets. Out there on the last of the stones {they} opened up the {kit} and {method}; then {they} put a person at each place and a lamp in each person's hand, and went back along the line shoving one here and one there by the hips. From the land it was just neighbours, shivering. From the sea, it was handwriting.
@means.sound There's a place off the point where it's deep right up to the stone. {Hero} took the {kit} there, and {method}. It went out flat across the water like a plank. The oars stopped. {They} did it over, and this time ten seals, who had lived for this moment, put in the harmony. "Left a bit, I think they mean," said a clear little voice to itself, some way out. Creak, plop. She was coming in along the sound, hand over hand, like somebody bringing in washing.
@means.sound Only one way in had never been foul, and it's as wide as a bed. {Hero} got astride the stone at the end of that with the {kit}, and {method}; and waited; and did the same again, not louder, but more as though {they} meant it. The seals came in on the chorus. A long way out there was a pause in the rowing. "I wonder," said a small, interested voice, "whether that's a hymn." The next stroke was on the beat. So was the next; and {Hero} brought her up it like a kite on a string.
@means.move The {kit} went up where it was dry. {Hero} took the lanterns by their rings, six to an arm. You don't argue with that water; you let it say what it came to say. {They} stood up to the knees while it did. Then back it went, with a roar of little stones, and {Hero} {method}: a rock, and a light, and wait. It turned out to be a waltz. They hung there behind {them}, when it was over, in a row, like the buttons down a long black coat.
@means.move "Not like that," somebody shouted, as the first wave knocked {Hero} down. {They} handed back the {kit}, and hung the lanterns on one elbow, a dozen, clanking. All right. You wouldn't argue with an elephant either; you would find out when it was going to lean. It leaned. It stopped. It drew off with all its pebbles, and then {Hero} {method}, set down a light, and hung on. Twelve times; you could have put a tune to it. By the end of the row they were taking turns, {Hero} and the sea, like people with a saw.
@snag That left just one. It was the furthest and the worst, and people there say the Old Tooth and change the subject. It did have a lantern, which was out. Bram's matches had been to sea with him, and he tried one now, and it bent, and another, and it came off in his hand. "She's all but on it," he said. "I can hear her humming." Creak, plop. Creak, plop. Creak...
@snag It wanted one more. Nobody had said so, for the one it wanted was the Old Tooth, and that has forty steps, and on the last step a lantern which went out in the year that Bram came. "He had a box of matches," somebody said; "he had them in his pocket." "He had his pocket in the sea," said Bram. They watched him try. Each of them bowed its head, the way a wet match does, and came apart. "Onward," hummed the voice, quite close, to the left of the lights. It was a hymn, then. "Onward..."
@rescue "They'll be in a nest," said a voice. There was a girl who counted the gulls. She did it every day, in a book, and people had grown so used to walking round her that they'd have noticed only if she had not been there. "It's the red ends. They think that they're rich." She knew each one by its number. She said, "I beg your pardon, Two Hundred and Six," and put her hand {hid}, and left it there for as long as it took, and her face did not change. When it came out there was a hole in the mitten. There was also {key}, and she gave it to {Hero}.
@rescue "You could ask Forty-One." In three winters the girl who counted the gulls had been spoken to twice, and once had been by someone who took her for a bollard. "She's lining. They like a bit of red to look at. Don't they?" This was to the gull. She went in {hid} with a whole arm, and her face turned aside, out of tact. There was a very short fight. "I've left her a button," she told {Hero}, sucking her thumb, and out of her mitten, bone dry, took {key}.
@climax There are forty steps to the end of the Old Tooth, and the sea had been on every one before {them}. {Hero} knelt at the last, and built a small house with {their} two hands, and put the match inside it, and did not think about numbers. Scratch. It was blue, and very nearly not. Then it was gold, and it stood up; and {they} fed it to the wick, and got to {their} feet, and held the thing as high as {their} arms would go. "Oh, how kind," said a voice, close enough to touch...
@climax They could hold the first bit of {Hero's} coat, and then they had to let go. Forty steps: all had weed on, and at the side of each one there was a noise. At the end of it {Hero} knelt down with {their} back to all that sea. If you shut your hands like a shell there's a place in there where it isn't windy. Scratch. There were two answers it could give. It thought it over, blue, for about a year. And the wick took it, and there was a roof of gold, and under the edge of that, with her hair down and the oars held up like knitting, somebody was saying, "Good evening..."
@resolution She was smaller than a lighthouse, which one had somehow not expected. "You'll be {Hero}," she said. "He's told me all about you, in between the wind." Then she looked beyond {them}. Bram stood on the bottom step with his cap off. He opened his mouth. You could see it all come up, the whole forty years, and get there, and stick. "Wind west," said Bram. "Some cloud." Miss Pell put out both her hands. "I know, my dear," she said. "I've always known. I have it in a book: every one." {turned}
@resolution What climbed out was a basket, some wet tweed, and the smallest lighthouse keeper in the world. "{Hero}," she said. "You had chickenpox in March; I was so worried." Then it was all used up, the climbing and the basket, and she had to raise her eyes. Bram had put on his cap, so as to be able to take it off. Everything he'd ever meant to say was in there. He looked for it. "Some cloud," he said; and the tears ran down into his collar. "Wind west," said Miss Pell. "Did you think I'd rowed nine miles for the forecast?" {turned}
@close {toast} {ends} There's no one in the other lighthouse now. But Bram would not feel right if he did not do it; so he works the shutter when it gets dark, blink, blink, and he waits, with his hands on the rail. And Miss Pell, who has her feet on the stove and a cat on her feet, sets down her cup, and reaches past him for the torch. She's never missed. "Drizzle, later," says Bram. "I love you, too," she says.
@close {toast} {ends} The other tower's let to a man who paints. He goes to bed at nine. But at ten o'clock Bram still climbs up there, out of respect, and sends it off over the rocks, and lays his hands on the rail. One, he counts. He doesn't turn round. He has a right to be surprised. Somewhere behind him a cup goes down in its saucer; and on seven, or on eight, if it was hot, the whole room jumps in the light of a torch, and so does he. "Noted," says Miss Pell.
`,
}
