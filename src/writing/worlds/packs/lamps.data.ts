// Two lighthouses have said good night to each other for forty years, and tonight one of them does not answer.
import type { PackSource } from '../pack.ts'

export const lamps: PackSource = {
  id: 'lamps',
  skeleton: 'lost-thing',
  genres: ['friendship', 'mystery', 'adventure', 'fairy-tale', 'superhero', 'educational'],
  tags: 'sea lighthouse harbour beach island coast boat bay village love night ocean',
  peril: 1,
  touches: 'sea water dark boat lighthouse',
  carries: ['tender', 'brave'],
  ways: ['mark', 'sound', 'move'],
  figure: {
    name: 'Bram',
    type: 'man',
    pronoun: 'he',
    age: 70,
    looks: 'fair skin, short white hair, blue eyes, navy jumper, brown trousers, hat',
    want: 'to say a thing that he has not said in forty years',
    habit: 'talks about the weather',
  },
  extras: `
    fail1: hens children
    fail2: seals
    clue: seals
    fail3: seals
    means: crowd
    rescue: girl
    choice: fishers
    climax: little-lady
    resolution: little-lady
    close: little-lady
  `,
  names: ['Bram', 'Miss Pell', 'Miss', 'Pell', 'Two Lamps', 'Two', 'Lamps', 'Old Tooth', 'Old', 'Tooth'],
  nouns: {
    home: 'Two Lamps',
    quest: 'lamp',
    key: 'the last dry match',
    hid: 'under the gull’s nest',
    mistake: 'borrowed the green harbour light, to read in bed by',
    scary: 'the wet <slow:stones|steps> out to the Old Tooth',
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
  small: { base: 'Blink, said the lamp. And nobody came.', turned: 'Blink, said the lamp. And somebody came!' },
  titles: [
    '{Hero} and the Lamp That Did Not Answer',
    'Wind West, Some Cloud',
    'Blink, Said the Lamp',
    'Forty Years of Good Night',
    'The Star That Went Up and Down',
  ],
  blurb:
    'Every night for forty years Bram has blinked good night across the water, and every night Miss Pell has blinked it back. They have never met. Tonight she was to come to supper. And tonight, as {Hero} <slow:goes up in the oil lift|climbs the stairs> to look, the other lamp is dark.',
  stage: `
    home: harbour dusk clear wide | look-up happy | beacon boat | bird-on-head
    hobby: beach morning clear medium | stand proud | shell |
    friend: tower-top night clear medium | wave happy | beacon | cat-asleep
    want: kitchen day clear close | laugh excited | plate flowers table | mouse-watching
    flaw: harbour day clear medium | think thoughtful | lantern | odd-socks
    turn: tower-top night cloudy behind | look surprised | beacon | moth-round-lamp
    trouble: stairs night cloudy above | run funny | teapot telescope | hat-blown-off
    stakes: kitchen night cloudy close | look worried | table plate flowers | mouse-watching
    try1: tower-top night cloudy medium | hold brave | mirror beacon |
    fail1: street day clear wide | laugh surprised | | upside-down-sign
    try2: harbour night cloudy medium | play-music hopeful | horn |
    fail2: beach night cloudy wide | laugh surprised | horn | duck-following
    clue: beach night cloudy close | look curious | star |
    try3: harbour night wind wide | pull excited | boat oar | | wet
    fail3: beach night wind medium | stand sad | boat | snail-passing | wet
    low: stairs night cloudy close | sit sad | | | wet
    insight: harbour night cloudy behind | listen hopeful | star | moth-round-lamp |
    means: beach night clear wide | kneel brave | lantern stone | mouse-watching |
    snag: beach night clear medium | kneel surprised | lantern stone | |
    rescue: hill night clear close | reach hopeful | nest match | |
    choice: harbour night wind medium | stand thoughtful | lantern | |
    climax: beach night stars wide | hold wonder | lantern boat | | wet
    resolution: harbour night stars wide | cheer joy | rowing-boat | bird-on-head
    close: tower-top night stars wide | laugh happy | beacon cup | small-copy-of-hero
  `,
  deeds: `
    home[with a bun]: hero lifts bun
    home: figure touches beacon
    home[up the tower|knew every stair|up there]: at tower-top dusk wide; with far-light; no boat
    home[ladder]: hero touches ladder
    friend: figure touches beacon; with far-light
    want: figure lifts flowers; plate on table
    want[calendar]: hero lifts calendar; figure talk joy; flowers on table; with cup teacup; at kitchen day wide
    turn: figure touches beacon; with figure; with dark-tower; hero look surprised
    trouble: figure lifts teapot; figure hold worried; hero look worried; friend look-up worried; at kitchen night medium
    trouble[look down a teapot]: figure lifts teapot; figure hold worried; hero look worried; friend shout brave; with gatepost lantern; no telescope; at garden night medium
    trouble[into his hat]: figure pours teapot over hat
    stakes: figure lifts plate; flowers on table
    stakes[flower on it|with the flower|flower and all]: figure gives flower-plate to hero; figure give sad; hero reach worried; no plate; no flowers
    stakes[took the plate|cover on it|a bowl on]: hero lifts plate; flowers on table
    try1: hero touches mirror-ring; no mirror; no blanket; no beacon; no wheelbarrow; no sheet; with dark-tower; at tower-top night wide
    fail1[hens]: others hens bakers
    fail1[children]: others children bakers
    fail1[goats]: others goats bakers
    try2[crab]: with crab
    try2: hero blows long-horn; no horn
    fail2: hero touches kissing-seal; with nine-seals; no horn; others
    clue: friend on seal-wall; hero point curious; with low-star; no star; at beach night wide; others
    try3: hero in rowing-boat to figure; hero sit brave; figure sit brave; no boat; no oar; at beach night medium
    fail3: hero sit surprised; with seal rowing-boat; no boat; others
    low: hero on wet-steps beside figure; figure sit sad; at harbour night close
    insight.mark: hero point surprised; with star-boat; no star; no lantern; at beach night wide; others
    insight.sound: hero listen hopeful; no star; others seals
    insight.move: hero lifts hat; no star; no ticket; no oar
    insight: no star
    means.mark: hero lifts lantern; with lantern-path; no book; others crowd
    means.mark[drew it all|painted it all]: hero touches chalk-way; hero reach hopeful; no lantern-path; no lantern; no stone; others crowd
    means.sound: lantern on stone; others seals
    means.move: hero lifts lantern; with lantern-path; no stone
    snag: hero on tooth-rock; with far-boat; no match; no wet-match; no oar; no stone; no lantern; no horn; no lamp; others; at beach night medium
    rescue: friend gives match to hero
    rescue[girl|somebody small]: bird in nest
    rescue[nose was as straight|lay down and looked]: hero touches gull-nest; hero reach wonder; friend point brave; no match; no nest; no bird; others; at beach night medium
    choice[fishing people]: hero give worried; at harbour night wide; no lantern; others fishers
    climax[coat over|coat into a tent|jersey up]: hero on tooth-lamp over coat; no coat
    climax: hero on tooth-lamp; with far-boat; no boat; no match; no lantern; others; at beach night wide
    resolution: hero touches small-lady; figure talk joy; with far-light; at here medium; no hat; no boat; no basket; no boots; others
    close: figure touches beacon; with torch-lady
    close[the calendar]: hero lifts calendar; with torch-lady; no torch; no cup
  `,
  lapStage: `
    home: harbour dusk clear wide | wave happy | beacon boat |
    friend: tower-top dusk clear medium | wave happy | lantern |
    want: tower-top dusk clear medium | look excited | beacon bunting |
    turn: tower-top dusk cloudy behind | look surprised | beacon |
    trouble: tower-top night cloudy wide | look worried | beacon |
    stakes: tower-top night cloudy medium | hug sad | lantern |
    try1: tower-top night cloudy wide | hold brave | lantern beacon |
    fail1: tower-top night cloudy close | look funny | lantern | moth-round-lamp
    try2: harbour night cloudy medium | hold brave | bell |
    fail2: harbour night cloudy wide | hide surprised | bell goose |
    try3: harbour night cloudy medium | play-music hopeful | horn |
    fail3: harbour night cloudy close | look surprised | horn owl |
    hobby: harbour night cloudy medium | stand happy | |
    flaw: harbour night cloudy close | think thoughtful | |
    low: stairs night cloudy wide | sit sad | lantern |
    clue: harbour night cloudy close | look curious | star |
    insight: harbour night cloudy close | point hopeful | star |
    means: harbour night cloudy medium | hold brave | lantern |
    snag: harbour night cloudy wide | look worried | lantern |
    rescue: harbour night clear wide | cheer happy | boat lantern |
    choice: harbour night clear close | kneel thoughtful | mouse |
    climax: harbour night stars medium | look wonder | lantern |
    resolution: tower-top night stars wide | cheer joy | beacon lantern |
    close: bedroom night stars medium | lie calm | bed pillow |
  `,
  lapDeeds: `
    home: figure touches beacon; with figure; with far-light; no boat; at tower-top dusk wide
    friend[a bun]: figure gives bun to hero
    friend[gulls]: hero point; others girl; no figure
    friend: figure touches beacon; with far-light; no lantern
    want: hero touches beacon; with far-light
    turn[Bram put]: figure touches beacon
    turn: hero touches beacon; with dark-tower
    trouble: with dark-tower
    stakes: with dark-tower
    stakes[cold]: figure lifts cup; figure hold sad; with figure; no lantern
    stakes: hero hugs figure; with figure; no lantern
    try1: hero lifts lantern; with dark-tower
    fail1: hero lifts lantern; with moth dark-tower
    try2: hero touches bell
    fail2: hero touches goose; no bell
    try3: hero blows long-horn; no horn
    fail3: hero touches owl; no horn
    low: figure sit sad
    clue: with low-star; no star; at beach night
    insight: with low-star; no star; no duck; at beach night
    means: hero lifts lantern
    snag: hero lifts lantern
    rescue: hero lifts lantern; with far-boat; no boat; at beach night; others
    climax: hero lifts lantern; with figure; others little-lady; no hat
    resolution[tea]: hero lifts cup
    resolution: hero touches beacon; with dark-tower; others little-lady
  `,
  b0_3: `
@home By the sea was a lamp, up on a tower. {Hero} and the {kit} went up to see Bram.
@home {Hero} had the {kit}, and Bram had a big lamp. Blink, it went, over the sea.
@home Bram kept a lamp by the sea. Each night {Hero} came up, with the {kit}, to say good night.
@friend "Blow on it, {Hero}," said Bram. He gave the lamp a rub, and it shone.
@friend Bram made tea. He gave {Hero} a bun, and he gave the lamp a pat.
@friend A girl on the steps counted gulls. "Six," she said. "Hello, {Hero}. Seven!"
@want {why} Miss Pell had a lamp, over the water. Would she come to {event}?
@want {why} Miss Pell would come to {event}, over the water. Where was she, {Hero}?
@want {why} {Hero} asked Miss Pell to {event}. Was her lamp lit?
@turn It was dark over there, {Hero}. It was all dark. {refrain}
@turn Bram put his lamp on. {Hero} waited, and waited. {refrain}
@turn "Good night, Miss Pell!" said {Hero}. Blink! {refrain}
@trouble {Hero} looked left, and {Hero} looked right. {run1} Was her lamp out?
@trouble "She has no light," said Bram. {run1} {Hero} stood on tiptoe. Was Miss Pell asleep?
@trouble There was just the sea, so black. {run1} Oh, {Hero}, where was Miss Pell?
@stakes "Every night she says good night," said Bram. He was sad. {Hero} held his hand.
@stakes Poor Bram! His tea got cold. "I will call her," said {Hero}.
@stakes Bram put his hat on, and took it off. {Hero} gave him a hug.
@try1 {Hero} took the lamp, and waved it, high up. High, low, high, low, and...
@try1 Could she see it? {Hero} held the lamp up as high as high, and...
@try1 "I will wave at her," said {Hero}. This way went the lamp, that way it went, and...
@fail1 A moth came, a fat one. But no Miss Pell. {refrain}
@fail1 Flit, flit! It was just a moth, for {Hero}. {refrain}
@fail1 "Good night," said {Hero}, to a moth. {refrain}
@try2 {Hero} took hold of the big bell. Ding, dong, ding! Who came?
@try2 Could she hear a bell? {Hero} pulled the rope. Who was that, {Hero}?
@try2 "I will ring for her," said {Hero}. Ding, ding, dong! Did she hear?
@fail2 Honk! A goose came, and it was cross. {refrain}
@fail2 It woke up a goose. Sorry, goose! {refrain}
@fail2 "Honk," said a goose in its bed. {refrain}
@try3 {Hero} took the long horn. In went the breath. Toooot...
@try3 Could she hear a horn? {Hero} blew. It went toot, so low, and so long...
@try3 "I will toot for her," said {Hero}. Both cheeks went out. Toot... toot...
@fail3 "Hoo!" An owl came, to see who it was. {refrain}
@fail3 An owl said, "Too-hoo!" That was all. {refrain}
@fail3 It was the owl who came. Hello, owl! {refrain}
@low {Hero} sat on the steps, in the dark. {run3}
@low Bram blew his nose. {Hero} sat down. {run3}
@low It was so black, and so still. {run3}
@clue {Went}, went the {kit}, by the water. And far off, a small light came up to look.
@clue {Went}, went the {kit}. What was that? <pal:{Pal} saw it, too. >It was a tiny dot of light.
@clue {Went}, went the {kit}. And out there, on the sea, sat a little gold dot.
@insight {Hero} looked at the sea. There was a star on it. It went up and down. Can a star...?
@insight It was a star, but so low! It bobbed. {Hero} had seen a duck bob. Did stars...?
@insight Stars do not go up and down. So what was it, {Hero}, so small and so gold...?
@means {Hero} held up the lamp. {Went}, went the {kit}, to show the way. "Over here!"
@means Up and down ran {Hero}, with Bram's lamp. {Went}, went the {kit}, to and fro. "This way!"
@means Down to the water! {Went}, went the {kit}, in the light of Bram's lamp. "We are here!"
@snag The little star came near. It came nearer. And then it went out. Oh no...
@snag {Hero} waved the lamp. The star bobbed, and bobbed, and was gone. Oh dear...
@snag Up came one big wave. There was no star at all now. {Hero} waited, and...
@rescue Blink! There it was, in a boat. And in the boat sat Miss Pell!
@rescue Blink, blink! It was a lamp, and Miss Pell was under it, in a little boat.
@rescue It was not a star. It was Miss Pell, with a lamp on her boat. Blink!
@climax {Hero} took her hand, and up she came. "Good night," said Bram. "Good night," said Miss Pell.
@climax "I had no time," said Miss Pell, "for I was on my way." And she kissed Bram!
@climax Bram took off his hat. Miss Pell took off hers. {Hero} held up the lamp, so they could see.
@resolution Now there were two lamps in the tower, side by side. {Hero} clapped. {turned}
@resolution They had hot tea, and {Hero} sat in the middle. {turned}
@resolution "You do it, {Hero}," said Bram, and {Hero} did. {turned}
@close {toast} {Hero} was in bed. Blink, said the lamp. Night-night, Bram. {ends}
@close {toast} Good night, goose. Good night, owl. Blink! {ends}
@close {toast} Out went one lamp. Out went {Hero's}. {ends}
`,
  b4_6: `
@home {Hero} lived in {home}, beside the sea. On the hill stood a lighthouse, and in it lived Bram. Far over the water was one more, and in that lived Miss Pell. Each night they blinked good night.
@home The sea was on three sides of {home}, and up on the hill Bram kept the lamp. {Hero} kept him company. Far off, past the rocks, Miss Pell kept one too. They were friends, by light.
@home Bram was up the tower at {home}, and {Hero} was too, with a bun. Over the sea stood Miss Pell's. Blink, said his lamp each night. Blink, said hers.
@friend Bram made his lamp go blink, blink. And over the water, as small as a spark, hers went blink, blink. They had done it for forty years, and they had never met.
@friend How do you say good night with a tower? Blink, blink, goes Bram, and {Hero} counts, and at seven it comes back. It had been forty years, and he did not know if she had a hat.
@friend "What do you say to her?" asked {Hero}. "Good night," said Bram. "What does she say?" "Good night." He had said it since he had hair, and never seen her face.
@want "She's coming," said Bram. "Tonight! To {event}!" {why} Bram had cleaned both cups. "Wind west," he said, very red. "Some cloud."
@want That morning Bram shut his thumb in the door, and sang. "I asked her to {event}, in blinks, and she's coming!" {why} He had a flower for her plate. "Some cloud," he told it.
@want Bram had a clean shirt on, back to front. "She said yes! She's coming over, to {event}!" {why} He gave her the best plate. "Wind west," he sang.
@turn It got dark. {Hero} climbed the ninety steps, and Bram lit the lamp. They looked over the water, to say good night first. There was nothing there. It was black. {refrain}
@turn {Hero} did the ninety steps two at a time. "I'll wish her a nice trip," said Bram. Blink, blink! {Hero} began to count. {They} got to seven. {They} got to seventy. {refrain}
@turn Up went Bram, and {Hero} after him, and the lamp was lit. "She's always quick," he said. So they looked, and it was all just dark. {refrain}
@trouble Bram ran up the stairs, and down the stairs. He put the teapot to his eye, and poured out the telescope. {run1} "She never forgets," said Bram. "Has she gone off me?"
@trouble Have you ever tried to look down a teapot? Bram did. {run1} "It was the rain," he said. "I told her it would rain, and it was fine. What have I done?"
@trouble Bram put milk in the telescope, and sugar in his hat. {run1} "I told her there'd be fog," said Bram, "and there was none. Was it that?"
@stakes There was her plate, with a flower on it. Bram looked at it. "I'll clear it away," he said. "Don't!" said {Hero}. "There's no {party} without her."
@stakes It was a very clean plate, and nobody was behind it. Bram began to pick it up. "Leave it," said {Hero}. "I won't have {event} with a gap in it."
@stakes Bram could not look at that third plate. "She won't want it now," he said. {Hero} put a cover on it. "It's her {party}, too," {they} said.
@try1 "She can't see us," said {Hero}. "We need more light!" They got all the mirrors in town, and stood them round the lamp. {Hero} pulled the cloth off, and...
@try1 What if the lamp was too small? {Hero} went from door to door for mirrors. One came from a barber, and one from a parrot. "Shut your eyes," {they} said, and took off the cloth, and...
@try1 "It's too far to see," said {Hero}. So all the town lent its mirrors, even one from a doll. They stood round the lamp, and {Hero} let go of the cloth, and...
@fail1 It was as bright as noon. All the hens got up. All the [bakers|milkmen] got up. The school bell rang. But no one over the water did a thing. {refrain}
@fail1 "Morning!" said the cows. "Morning!" said the milkman. Forty children ran to school, and were sent home to bed. Only one window stayed black, far over the sea. {refrain}
@fail1 Day came, in the night! Up got the baker, and the postman, and the goats, and were cross about it. But there was nobody at Miss Pell's. {refrain}
@try2 "Then she must hear us," said {Hero}. They went to the big old horn by the harbour. {Hero} took the longest breath of {their} life, and blew, and blew...
@try2 In the harbour lay a horn, with a crab in it. {Hero} put out the crab. "It'll knock on her door," {they} said. In went the breath, all the way down to {their} boots, and...
@try2 By the steps was a horn, as long as two men. "This would wake a brick," {Hero} said. {Their} ears went pink, and...
@fail2 Somebody did come. Up the steps came a seal, and nine more. They thought it was the best song they had ever heard. They would not go home.
@fail2 Splash! Somebody had come! It had a wet nose. It had whiskers. It was a seal, with its nine best friends, and each of them gave {Hero} a kiss.
@fail2 There was a big sad moo, down in the bay, and up flopped a seal. Then there were ten. They lay on {Hero's} feet and clapped for more.
@clue Now {Spotter} sat on the wall, with a seal on each side, and looked at the dark. There was one star, very low, and it went up and down. What sort of star goes up and down?
@clue If you sit by a seal, you get leaned on. So {Spotter} sat very still, and saw it: a star, right down on the sea! It bobbed like a cork. Do stars do that?
@clue The seals all looked one way, and so did {Spotter}. It was a star, but so low! It went up a wave, and it came down again. Who puts a star in the sea?
@try3 "We'll go and get her!" said {Hero}. They pushed out the boat, and Bram took the oars. {run2} They rowed, and they rowed. "I see land," cried {Hero}, and then...
@try3 "It's the rocks," Bram would say, and never got in his boat. Now he did. {run2} "Look," cried {Hero}, with no skin left on either hand, "a beach! Somebody's there..."
@try3 There is a green boat that nobody ever took out. Bram got in it now, rocks or no rocks. {run2} How they rowed! {Hero} had nine blisters. Bump! There was sand, and there was somebody on it...
@fail3 "Hello," said a seal. It was their own beach! The sea had pushed them round and round, and put them back where they began. {refrain}
@fail3 It was a seal, to say welcome back. There was the same old harbour, and the same lamp. The sea had turned the boat round in the dark, with {Hero} in it. {refrain}
@fail3 Somebody had whiskers, and went "Honk!" They were home. The sea had only taken {Hero} out for a walk. {refrain}
@low {Hero} sat on the bottom step by Bram. The {kit} {kitWas} wet. "Forty years," said Bram, "and I only told her about the weather. I had something else to say, too." {run3}
@low The {kit} {kitWas} full of sea. It was cold on the stairs. "I had a thing to tell her," Bram told {Hero}. "It isn't the weather. I could never find the blinks for it." {run3}
@low Bram and {Hero} sat on the stairs with the wet {kit}. "All I gave her was the weather," said Bram. "There was one thing more. It was too big for a lamp." {run3}
@insight.mark {Hero} looked out. That low star was bigger now. "{Rule,}" said {Hero}. It was a lantern! Miss Pell's lamp was dark, as she was not at home. How would she know where the rocks were?
@insight.mark {Hero} looked at that star. It had a boat under it! "{Rule,}" said {Hero}. That's why her house was dark! But who was there to show her the rocks?
@insight.mark Up in the tower, {Hero} looked out. "{Rule,}" {they} said. That star had got two arms! Miss Pell was in it, rowing, so who could light her lamp at home? And what about all those rocks?
@insight.sound "{Rule,}" said {Hero}. Shh! Under the wind was a small sound. Creak, plop. Creak, plop. Those were oars! Her lamp was dark, as she was not at home. How would she know where the rocks were?
@insight.sound The seals stopped. "{Rule,}" said {Hero}, with a finger up. Plop... creak. Plop... creak. Someone was out there, rowing! So that was why her lamp was off. But could she hear the rocks?
@insight.sound {Hero} put a hand behind one ear. "{Rule}" The wind went by, and plop, went something in it. Somebody was rowing! She was out, so her lamp was out. But can you hear a rock?
@insight.move {Hero} looked down. The sea had turned. It was coming in now, with sticks, and a straw hat with a ribbon. "{Rule,}" said {Hero}. Whose hat? Was she out there, coming in with it?
@insight.move Something bumped {Hero's} foot. It was a hat, with a bus ticket in it. "{Rule,}" said {Hero}. The sea was on its way back! But did it know about the rocks?
@insight.move "{Rule,}" said {Hero} to the sea. It had a hat for them, with a cherry on. Now it was bringing her in! But past the rocks, or on to them?
@means.mark Down to the rocks ran {Hero}, with the {kit} and all the lamps in town. And {Hero} {method}: this way, not that way. It made a road right over the black water.
@means.mark "Lights!" {Hero} shouted. They came in their night things, with a lamp each. {Hero} had the {kit}, and {method}. Soon there was a road, made of spots, with the rocks left out.
@means.mark {Hero} took the {kit}, and {method}. Everyone who had a lamp stood where {they} said. They made a path, like the white stones in the story, round every rock.
@means.sound {Hero} ran to the rocks with the {kit}. And {Hero} {method}. Over the water the oars stopped. Creak, plop. Now they were coming along the sound, as you come along a string.
@means.sound {Hero} stood on the last dry stone with the {kit}, and {method}. Ten seals joined in. "What a nice tune," said someone, far out in the dark. And the oars came this way.
@means.sound {Hero} sat where the water was deep, with the {kit}, and {method}. The seals did the low bits. Plop, said the oars, over here. Plop, over here. She had heard them.
@means.move {Hero} left the {kit} and took a lantern. The wave drew back, and {Hero} {method}. Rock, and wait. Rock, and wait. On each one {they} left a light behind {them}.
@means.move You can't push the sea. {Hero} put down the {kit}, and hung ten lamps on one arm. When the water went, {Hero} {method}. A rock, a light. A rock, a light. They were as neat as [beads|cherries].
@means.move You wait, and then the sea takes a breath. {Hero} {method}. Down went a lamp on the first rock, and the next. They hung on when it came back.
@snag One rock was left, and it was the worst. It was the Old Tooth. The lantern stood there, but it had gone out, and every match was wet. The oars were close now. Creak, plop, and...
@snag That was all of them but the Old Tooth. Its lamp was out. {Hero} tried a match, and it bent. {They} tried the next, and it fell in half. And now you could hear her hum, and...
@snag There was just the Old Tooth to light, out at the very end. {Hero} had the matches. They were soup. "I can hear her," said somebody. She was singing, and...
@rescue "The gulls take them," said the girl who counted the gulls. "They like the red ends." She put a small hand in {hid}, and said sorry to the gull. And there was {key}.
@rescue There was a girl there, who knew each gull by name. "It's for the red tops," she told {Hero}. "They think they're sweets." In went her arm, {hid}. "Ow. Thank you," she said, and it was {key}.
@rescue "That gull's got one," said the girl with the book. So they asked. The gull said no. The girl felt {hid}, and said yes. It was {key}.
@climax {Hero} went out to the very end of the Old Tooth, and made a house for the match with both hands. Scratch. It caught! Out of the dark came a boat...
@climax Forty wet steps! On the last one {Hero} struck it. It was blue. It was nearly out. Then it was gold, and {they} held up the lamp in both arms. "Hello?" somebody said...
@climax Out there it was all wind. {Hero} put {their} coat over {their} head, to make a room for the match. Scratch! It was gold in there. Soon all the night was, and a boat came into it...
@resolution A small old lady got out. Bram took off his hat. "Wind west," he said. "Some cloud." Miss Pell began to smile. "I know," she said. "I love you, too." {turned}
@resolution It was a lady no bigger than a seal. She shook hands with {Hero}, and then she saw Bram. He looked at his boots. "Some cloud," he said. "Oh, Bram," said Miss Pell. "Me, too." {turned}
@resolution "Is this the place?" a very small lady asked {Hero}. Bram took a big breath. "Wind," he said. She took hold of him by the ears. "I love you as well," she told him. {turned}
@close {toast} {ends} Blink, blink, says Bram's lamp. There's no one over there now. So Miss Pell, beside him, blinks her torch.
@close {toast} {ends} Every night Bram tells the dark good night. And Miss Pell finds her torch, and blinks it in his ear.
@close {toast} {ends} The lamp still says good night. But Bram looks round, and Miss Pell has got a torch. Blink, blink!
`,
  b7_9: `
@home {Hero} lived in {home}, by the sea. There was a lighthouse over the harbour, and that was where Bram lived, who kept the lamp. Nine miles off, over the worst water in the world, was another. A lady called Miss Pell lived there. Every night the two lamps blinked good night, and Bram and she had never met.
@home The map of {home} has a small black tower on it, and out past a lot of little crosses, which are rocks, another. Bram looked after the first, and {Hero}, most days, looked after Bram. The other was Miss Pell's. They had known each other for forty years, and never once been in the same room.
@home There were two lighthouses. {Hero} lived at {home}, under the one that was Bram's, and went up after school to help him hold the ladder. The other stood nine miles out, past all the rocks. It was Miss Pell's. He'd talked to her for forty years, in light, and didn't know the colour of her coat.
@friend When it got dark Bram would work the shutter of his lamp, blink, blink. It meant good night. Then he would wait. And from over the water, as tiny as a spark from a cat, it came back: blink, blink. After that he told her the weather. "It's only polite," said Bram.
@friend How can you know someone by lamp? It's quite easy, Bram said. You blink twice, and count to seven. If it takes until eight, she's had to put down a cup. "What's she like?" asked {Hero}. He thought about it for so long that the kettle boiled. "Exact," he said, and sent her the wind.
@friend "Good night," said Bram, with the shutter. It was two blinks, nicely spaced. He held up one finger, so that {Hero} shouldn't talk; and over where the sea ends, two blinks came back. "And what's that?" "That's good night too," he said. Then he sent her the weather, slowly. He only had the one joke, about fog.
@want "She's coming," Bram said that morning. "I asked her to {event}, and she blinked yes. Tonight. In a boat." {why} He had put a flower on a plate and taken it off and put it back. "Wind west," he said, going red. "Some cloud."
@want {Hero} found him with soap on his ears. "I've gone and done it," Bram said. "I put it in after the tides. Would she row across for {event}? And she said she'd be glad to." {why} He had given her plate a flower, and a clean spoon. "Wind west," he told the spoon. "Some cloud."
@want "Wind west," said Bram, when {Hero} came in. He said it three times. "She's coming, that's what it is! I put {event} in between the clouds and the tides, so she needn't notice." {why} He had polished her plate until you could see up his nose in it.
@turn So when it was dusk {Hero} climbed the ninety steps with him, and he lit the lamp. "I'll just wish her a good evening," said Bram, "before she sets off." He worked the shutter twice. They leaned on the rail. There was the sea, and there was the sky, and in the place where they met there was nothing whatever. {refrain}
@turn It takes ninety steps to get to the lamp, and Bram did them in his good boots. "Just a word," he puffed, "to see her off." Blink, went the light, across nine miles of dark; and blink. "One," counted {Hero}. They always counted it together. By thirty {Hero} was the only one counting, and at a hundred {they} stopped. {refrain}
@turn "Shoulders back," said Bram, to himself or to {Hero}, on the ninetieth step. He sent the first blink, and the second. Now you had to look just left of the gull on the rail. That was where she always came. {Hero} looked left of the gull; and it flew off; and there was only dark behind it. {refrain}
@trouble Bram went up the stairs and down them. He put the teapot to his eye, and then he tried to pour out the telescope. {run1} "It's my own fault," he said. "I told her there'd be drizzle. It never drizzled. What if she has gone off me?"
@trouble "Her wick wants trimming," said Bram. "She's got a cold." He looked for her through the teapot. He told {Hero} to hold the telescope, and tried to put milk in it. {run1} Then he sat down. "I said that it would rain on Thursday," he whispered, "and it was lovely. Would you ever speak to me again?"
@trouble "Perhaps she's busy," said Bram, pouring tea into his hat. "A lady has things to do." He took the pot to the window and tried to see her through the spout. {run1} "Or it's that drizzle," said Bram. "I promised her drizzle, and it was blue all day. Is that it, do you suppose?"
@stakes Down in the kitchen stood her plate, with the flower. "I'd better clear it away," Bram said, and he picked it up, and he did not seem to know where to put it. "You leave that there," said {Hero}. "There's no {party} without her."
@stakes On the third plate lay the flower, with its face up, waiting. "I'll put it away," said Bram, and got as far as the shelf, and stuck. {Hero} took the plate from him, and set it back in the same ring of damp. "Nobody starts {event}," {they} said, "until that one's in use."
@stakes Bram picked up the third plate and held it to his jersey, flower and all. "It's for somebody else," he said. "Somebody who's sure." "It's for her," said {Hero}, and put a bowl on top, to keep in the warm. "She's only late. It isn't {event} until she's here."
@try1 "Perhaps she can't see us," said {Hero}. "We'll be brighter." They borrowed every mirror in {home}. They stood them all round the lamp, and {Hero} tied a cloth across until everything was ready. "Now she'll see," {they} said, and pulled...
@try1 A candle wouldn't do it, so what about the sun? {Hero} went all through {home} with a wheelbarrow, asking for mirrors. There was a barber's, a dentist's, and one on a stick. In the middle of them sat the lamp, like a queen at the hairdresser's. "Cover your eyes," {they} called. "Three. Two..."
@try1 How far can a lamp see? "Not far enough," said {Hero}, and borrowed some help for it. People brought mirrors up the ninety steps on their backs. They brought spoons. When it was all set up, with a blanket over, {Hero} got hold of a corner, and everyone turned to the wall, and...
@fail1 You could have threaded a needle by it on the moon. Every cock in the county crowed. The school bell was rung, and forty children got to their desks in the middle of the night and were extremely cross about it. Nine miles off, not a flicker. {refrain}
@fail1 It went out over the sea like a slammed door. You could see what people had in their attics. A hen laid twice; the choir got up, and sang the wrong half of Sunday. And away beyond it all, plain as a pin, stood Miss Pell's tower, with not so much as a candle in the window. {refrain}
@fail1 You could see the bones in your hand. Forty children were in their places before their teacher saw that it was nine at night; and he made them do fractions anyhow, since they'd come. It shone right in at Miss Pell's window. There was no one there to draw the curtain. {refrain}
@try2 "If she can't see, she can hear." On the harbour wall was the old fog horn, as long as a cow. {Hero} emptied a crab out of it, took the deepest breath that {they} had ever had, put {their} mouth to the small end, and...
@try2 There's always noise. On the wall lay the fog horn, which had last been used for a king, and {Hero} got its cover off. It took an hour to get the crabs out. "From the boots," {they} told {themself}, and began there. {They} went red, and then a colour that has no name, and...
@try2 "Even if you're asleep," said {Hero}, "you've got your ears in." There was a horn on the wall for fogs. A family of crabs had the far end, and they were asked to step out. {Hero} put one foot behind {them}, as trumpeters do. All down the harbour people held on to their hats, and...
@fail2 Something answered. It was out in the dark, and it was coming nearer. "Miss Pell?" cried Bram, and ran down the steps with his arms out. It was a seal. It had nine more behind it, and they had never in their lives heard anything so beautiful. They sat along the wall, and would not leave.
@fail2 "Hark!" Out in the bay something called back, deep and sad and sweet. Bram was down those steps like a boy. He had got as far as "Dear Miss" when it put its wet chin in his hand. Nine others came up behind, arranged themselves by size, and looked at {Hero} like people who hope for a second verse.
@fail2 "Mmmmmuh," said the night. It was such a nice voice, so deep and so sorry! Bram went down the steps three at a time. He had combed his hair with his fingers before he saw whose it was. Ten seals hauled up on the wall in a row, put their chins on {Hero's} boots, and gazed.
@clue So it was from between two seals that {Spotter} noticed the star. It lay very low, down where the sea must be. There were no others out. This one went up a bit; then it went down a bit; then for a moment you could not see it at all. Who had ever heard of a star that did that?
@clue There is nothing much to do on a wall when there's a seal asleep on each of your feet. {Spotter} looked at the dark, since it was there. It had one star in it, so low that it was nearly wet. And it nodded. Up; down; gone; back. What kind of star says yes?
@clue Seals don't talk about it; they just lean on you, and look out to sea. {Spotter} leaned as well. That's how you come to notice a star. This one was much too low, as if it had slid. It climbed a little hill of nothing, and went down the far side, and did it over again. But aren't stars meant to stay where you put them?
@try3 "That's it," said {Hero}. "We'll row over and knock." They got Bram's boat down the beach. {run2} Bram took two oars and {Hero} took two. They rowed for an hour and a quarter. "Land!" {Hero} shouted. "I can see a beach! There's someone there to meet us..."
@try3 Every spring Bram painted his boat, and every autumn he found a reason for not going anywhere in it. Tonight he couldn't. {run2} It was nine miles, and each pull was about a yard. {Hero} stopped feeling {their} arms, which was better. Then something crunched. "That's sand! We did it! And look who's come down to meet us..."
@try3 "I've never liked to," said Bram, beside his boat. It was green, and as good as new; it had been as good as new since he was a young man. "There's the rocks." "There's her plate," said {Hero}. {run2} In they got. By the end {they} could not have told you which hands were whose. "Sand!" Bram cried. "We're there! There's somebody on it..."
@fail3 "Honk," said the someone, and flapped. There, above it, was their own harbour, and their own light. The tide had taken them out, turned them round and brought them back as a dog brings a stick. {refrain}
@fail3 The person who had come to meet them had whiskers, and was very pleased. Behind it was a hill that {Hero} knew, and up there, going blink, blink, to nobody, a lamp. They'd been round in a ring, as a leaf goes in a bath. {refrain}
@fail3 Somebody barked, for joy, and a seal knocked {Hero} flat. There stood the wall; there stood their very own hill. The tide had let them row their hardest, and all that time it had been walking them home. {refrain}
@low They sat together on the lowest stair. The {kit} {kitWas} wet through. After a time Bram spoke. "I was always going to say something else to her," he said. "The very first night, I was. But I couldn't think how it would go in blinks. So I said wind west, some cloud. And then it was forty years." {Hero} couldn't think of anything to say to that. {run3}
@low It was the bottom stair of ninety. There was sea in their boots, and when {Hero} tipped up the {kit}, there was some in there as well. "It isn't really the weather," said Bram, "what I send her. I had something else ready, that first night. Only it's long; and if you get one blink wrong, it comes out as fish." He turned his cap over. {Hero} moved up close. {run3}
@low "Shall I tell you what I've told her?" said Bram, low down on the stairs. "Fourteen thousand times? Cloud." The {kit} dripped between them, a stair at a time. "I'd a better thing. But a lamp's so public; there's ships." {Hero} took one side of his wet sleeve and wrung it. It was all there was to do. {run3}
@insight.mark "{Rule}" It was what {Hero} always said. {They} looked up. That low star had grown. It had a shape around it now, and the shape had a woman in it. She wasn't cross! She hadn't answered because she was not at home; she'd left already, in the dark, to be on time. But who was going to show her the rocks?
@insight.mark {Hero} looked anywhere but at the cap. And so {they} saw the star again, and it was as big as an orange, and had oars. "{Rule,}" {they} said, and got up so fast that {they} hit the rail. She couldn't show them a light at home; she wasn't in! She was out there with a lantern, doing her best. And who was showing her the rocks?
@insight.mark Somebody had to go and turn the lamp down. {Hero} went, and stood there. "{Rule,}" {they} said to that black window, nine miles off, and so it had. A dark house means nobody's in. And that was no star; it was a lantern on a stick, being held up, by an arm. She had been on her way for hours! So who would point out the rocks?
@insight.sound "{Rule,}" thought {Hero}, and held {their} breath to do it. There was the wind. There were ten seals, breathing. And underneath was something as small as a clock: creak, plop; creak, plop. Oars! She hadn't answered because she was not at home. She had left early, to be on time. But how would she find a way in, between the rocks?
@insight.sound "{Rule,}" {they} would have told anybody; and so, for once, {Hero} did. Past the wind; past ten seals; past the drip. Creak, plop. It was no louder than somebody knitting. "Rowing!" said {Hero}. "She left hours ago, so as not to be late, and blew out her lamp, as you do." But could she hear where the rocks were?
@insight.sound "{Rule,}" said {Hero}, so crossly that ten seals shut their mouths. That was better. Now there was wind, and now there wasn't, and in the gap was a creak, and a plop. {They} waited for the next gap. Creak, plop. "That's oars!" Well, of course her lamp was out. You don't sit at home when you're coming to supper. But what does a rock sound like?
@insight.move The tide had turned. {Hero} watched it come up over the step, bringing its bits and pieces: a cork, a stick, a lady's straw hat. "{Rule,}" {they} began, and stopped, and fished out the hat. It was dry on top. No lamp, since no one was at home! And the sea that had carried them off was carrying her in. But straight on to what?
@insight.move The water had {Hero} by the ankle. It was coming in, and it had brought a few things: a bottle, half a bun, and a hat with cherries, and a bus ticket tucked in the band. "{Rule,}" {they} said, and felt the whole sea leaning in through the door. It was fetching her! But did it know how to go round a rock?
@insight.move It was a straw hat, floating the right way up, as if there was someone under it. {Hero} lifted it by a cherry. There wasn't. "{Rule,}" {they} said slowly. An hour ago the tide had been going; now here it came, and it carried a hat, and a smell of somebody's soap. She'd be coming in as straight as a cork. And what was in between?
@means.mark They ran for the rocks with the {kit}, and {Hero} called out to every window for a light. Then, on those black stones, {Hero} {method}: here, and here, and never there. One by one it joined up. It was a road, as plain as a line on a page.
@means.mark {Hero} knocked at every door, with both hands. "Bring a light," {they} said. "Never mind your trousers." Out on the stones {they} got down on {their} knees with the {kit}, and {method}, and {they} showed each person where to stand. It began to be a line, and the line began to bend, until you could have walked a duck along it: this way in, Miss Pell.
@means.mark {Hero} took the {kit} down to where the stones begin, and {method}. The rest was done by people in nightcaps, who came along behind with a lantern each, and stood where they were put. It turned left where the deep water does. It went on out and out, like a sentence with no hard words in it.
@means.sound {Hero} ran to the rocks with the {kit}, to the one place where the water is deep, and {method}. Out in the dark the oars stopped. "This way," it said; and the seals, who had been hoping for it, joined in. Creak, plop. She was following it in, hand over hand, like somebody with a rope.
@means.sound There is one place where no rocks are, and it's not very wide. {Hero} climbed out there, with the {kit}, and {method}, and then did it all over again, a shade louder. Splash, came the seals. They knew their part. "I do believe it's for me," somebody remarked, far out, quite calmly. The oars turned. You could hear her rowing up the middle of the tune.
@means.sound {Hero} climbed to the one safe gap, with the {kit}, and {method}. Then {they} counted seven. It was what Miss Pell would have done. Far off the oars had stopped; there was a pause, as of somebody tidying her hair. Then on they came, creak, plop, and the seals, who'd been holding it in, came out with the bass.
@means.move {Hero} put the {kit} where it was dry, and took the lanterns by their rings. You can't fight that water. {They} stood; {they} let it come up, and when it drew off, {Hero} {method}. Rock; and wait. Rock; and wait. On every one {they} left a light, till there was a row behind {them} like buttons on a coat.
@means.move "Give me the lanterns," said {Hero}, and found a safe place for the {kit}. There was a wave on the way in; {they} let it have its say. Back it drew, hissing, and {Hero} {method}. There was just time. Down with a light, hold on tight, and here it came again, up to the knees. By the ninth rock it was nearly a dance.
@means.move {Hero} gave somebody the {kit} to mind. Twelve lanterns went over {their} shoulder. It's no good running at the sea; but each time it's been in, it has to go out. {They} stood like a heron. Out it went. {Hero} {method}, and hung up a light, and put both arms round the rock, quickly. That was one.
@snag There was only one rock left to light, and it was the worst. People called it the Old Tooth. The lantern at the end of it was out, and Bram's matches had all been to sea with him. He tried one. It bent. "She's right on top of it," he whispered. Creak, plop. Creak...
@snag All done but one. Sailors call it the Old Tooth, and not loudly. At the far end hung an iron lamp, stone cold. "Matches!" said {Hero}. Bram brought out the box. Water ran from the corner. One by one they bent like grass, and they could hear her humming now, and she was close, and...
@snag "That's the lot," said somebody, though they could all see that it wasn't. There was still the Old Tooth. "I've matches," said Bram, and felt in his pocket, and drew out a fish. Under that was a sort of porridge, with red bits. There was a lady singing out there, quite near, and getting nearer, and...
@rescue "Gulls steal them," said somebody small. It was the girl who counted the gulls. People walked round her as they would a post. "It's the red ends. They think it's jewels." She felt about {hid}, and said, "Excuse me," and got pecked; and in her fingers was {key}.
@rescue It's a job, counting gulls, but no one had ever thanked her for it. "Two hundred and six takes them," said the girl who did. "She's building." {Hero} saw a hand feel {hid}. There was a scream, which was the gull. "I know," the girl told it. "I'll bring you a ribbon." And there, dry as a biscuit, was {key}.
@rescue "Do you need one of these?" It was {small}. She had one drawn in her book. "It's in with her eggs. I didn't tell, because she likes it so much." She lay along the ledge, and put a hand {hid}, and stroked something that hissed. She left a bit of red wool there. She brought back {key}.
@climax It's forty steps to the end of the Old Tooth, and the sea had been on all of them. {Hero} crouched down there and built a house out of {their} two hands, with the match inside. Scratch. It went blue; it nearly didn't; it was gold. {They} lit the lamp and held it as high as {they} could reach. And out of the night, so close that {they} might have touched it...
@climax They stopped where the Tooth began, and {Hero} went on. Every step had weed on it, and a noise underneath. At the end of it {they} turned {their} coat into a tent, and got in with the match. Scratch. Don't. Please. It leaned over; it stood up. {They} gave it to the lamp, and stood there with all that gold in {their} arms. "Why, thank you," said someone, about as far off as you are...
@climax There were forty steps, and {Hero} took them sitting down. {They} kept the match in one ear. At the end {they} pulled {their} jersey up over the lamp and {their} own head. Nobody saw what went on in there. But first there was a scratch, and next the jersey glowed; and then the light was up, and the side of a boat slid into it...
@resolution She was quite small, with no hat. She shook {Hero's} hand, and then she looked past {them}. Bram had taken his cap off. He opened his mouth, and forty years went by in it. "Wind west," he said. "Some cloud." Miss Pell had begun to smile before he got to the end. "I know," she said. "So do I." {turned}
@resolution First a basket came out of the boat, and then a lady not much bigger. "You're {Hero}," she said. "You get the shells out of the lamp." Then she had run out of things to look at that were not Bram. His mouth opened. Nothing was in it but the forecast. "Some cloud," he said. And Miss Pell took both his cold hands. "I always knew what you meant." {turned}
@resolution "I'm late," said Miss Pell. "I went round a rock, and it was the wrong way round." She wasn't as high as {Hero's} chin. "And where's Bram?" He was behind the telescope. He had it all ready, every word, and his lips wouldn't. "Cloud," he said. She nodded. "I've loved you since the second week," she said. "It was the fog." {turned}
@close {toast} {ends} There's nobody now in the other lighthouse. All the same, when it gets dark Bram works the shutter: blink, blink. He waits. And Miss Pell, who is sitting next to him with her feet up, puts down her tea, and finds her torch, and blinks him back.
@close {toast} {ends} At ten each night Bram goes up all the same, and says it to an empty window, for manners. He counts. And behind him somebody lays down her knitting, lifts a torch from the arm of the chair, and gives it back to him on seven.
@close {toast} {ends} Bram has blinked at that dark window this evening, as he always does. It's the habit of a lifetime. He turns his back then, and looks hard at the wall. He counts. By the stove a torch goes click, and he sees his own shadow, waving, twice.
`,
  b10: `
@home {Home} had two lighthouses, or rather it had one, where {Hero} knew every stair, and nine miles off, over the worst water on the chart, another. Bram kept the near one, and the far one was kept by a Miss Pell. Each night, for forty years, their lamps had blinked good night to each other, and they had never met. "What is she like?" visitors asked. "Punctual," said Bram, and went rather pink.
@home If you look for {home} on a chart, you find a tower, some figures, and the word "foul", printed nine times. The figures are rocks. Then come the nine miles, and then the other tower. {Hero} had spent the better part of {their} life up the first of these, getting in the way of the man who kept it. His name was Bram. A Miss Pell had the second, and the two of them had been wishing one another good night, by lamp, for forty years. It had never come up that they might meet.
@home Strangers who came to {home} used to ask why it had two lights, and they got told about the rocks. Nobody tells them about Bram. The light on the hill was his; {Hero} had carried up the oil since {they} {was} tall enough to see over the can. The far one, nine miles out, was Miss Pell's. In forty years there had not been a night when he did not blink to her, or when she didn't blink back, and if they'd ever stood in the same street they wouldn't have known it.
@friend It went like this. When it got dark, Bram would work the shutter of the great lamp: blink, blink. It meant good night. He would then stand with both hands on the rail; and from the edge of the world, like a spark off a cat, it came back. After that he sent her the weather. "Why do you never go across?" {Hero} asked him. "It's the rocks," said Bram. "It wouldn't be safe, with the rocks." {Hero} sometimes thought that there was more than one kind of rock.
@friend People will ask what you can possibly learn about someone in two blinks, and Bram could have told them. He'd send, and count. It came at seven. If it came at eight, she'd had to put her tea down; and one winter, for a week, it had come at six, and he'd gone about humming. Next he would give her the wind. "Doesn't she ever tell you anything?" said {Hero}. "She says 'noted'," said Bram, with his whole face lit up. "You could just ask her over." "Ah," he said. "There's the rocks."
@friend "Watch the edge," said Bram, at the shutter. Two blinks went out over all that water. He put his hands behind him then, as though it made no difference to him, and rocked on his heels; and {Hero} watched the edge. Two came back. He let out his breath. "And what do you say after that?" asked {Hero}. "I tell her the wind." "And after the wind?" "Well, cloud," said Bram. There were whole nights when he put in a joke. He'd do it again, in the morning, to the kettle, to see what it must have been like.
@want "She's coming," said Bram, that morning, and sat down on a crab pot. "I'd asked her to {event}. I put it in after the wind. I thought that she might take it for a gale warning. She said yes." {why} He had washed both his cups twice, and there was a plate laid, with a flower on it, and then with none, and then with a different flower. "Wind west," said Bram, to nobody. "Some cloud."
@want {Hero} knew that something was up when he brushed his cap. "I asked her," Bram said. "Last thing last night. I'd meant to send the tides, and my hand went on by itself. {Event}, it said. Would she care to. And she took till eleven, and then she said, 'Noted. Yes.'" {why} He was laying the table as he spoke, with a spare plate, and a flower that he kept on moving a quarter of an inch. "Wind west," he informed the flower. "Some cloud."
@want "You'll want to hold on to something," said Bram. {Hero} held the jam. "I've invited her over, to {event}. I did it in with the tides, so that she could pass over it, if she'd rather." {why} "And what did she say?" Bram turned away, to straighten the flower upon a plate that neither of them ever used. "She asked what she could bring," he said to it. "Some cloud. Wind west. She asked what she could bring!"
@turn So at dusk {Hero} went up the ninety stairs with him, for company. "I'll just wish her a good crossing," Bram said, "before she starts." He lit the lamp and worked the shutter, twice, with great care, like a man doing up a tie. They leaned out upon the rail. There was the sea, going down into the dark, and the sky coming up out of it; and where they met, where every night of {Hero's} life there had been one small gold stitch, there was nothing. {refrain}
@turn He wore his good boots up, all ninety steps. "Only to see her off the premises," he explained to {Hero}, and lit the wick, and shot his cuffs, and blinked. It's a habit you fall into, counting. They did it aloud; it had always been {Hero's} part to say "seven." {They} said it. Out beyond the harbour wall there was a good deal of weather and no edge to anything. "Eight," said Bram, smiling. "She's got her tea." By forty he wasn't. {refrain}
@turn Bram had cut himself shaving, twice, and climbed the ninety steps holding his chin. "I shall just mention the tide," he said. "It's usual." {Hero} trimmed the wick, and he sent it. They both knew the place to look; a person could have hung a hat on it. A moth walked over the glass, ever so large, and out on the water its shadow went from one side to the other, and met nothing on the way. "She'll be doing her boots," said Bram. They gave her time to do them. {refrain}
@trouble Bram went down the stairs, and up them; he looked at the horizon through the teapot and attempted to pour out the telescope. {run1} "I told her drizzle, on Thursday," he said. "There wasn't any drizzle. She'll have put her washing in for nothing." "Bram," said {Hero}. "Nobody breaks off with a person over drizzle." "Don't they?" said Bram, who had only ever had the one to go by. "Then what have I done?"
@trouble "It'll be a moth," said Bram. "In the works. Or she's caught a chill." He put the telescope under the tap. He examined nine miles of night down the spout of the teapot, and reported that it was brown. {run1} After that he began on his sins. In forty years he'd had eleven; he told {Hero} the dates. "And Thursday I sent drizzle. She'd have taken an umbrella, and looked silly." He sat down on the stairs. "Is that the kind of thing that a person could forgive?"
@trouble "There are a hundred reasons," said Bram, "why a person's lamp should be out," and could not think of the first. He had poured tea in the telescope. {run1} "It was the drizzle," said Bram, on about the fortieth stair, going up. "I sent drizzle for Thursday, and it was fine all day," coming down. {Hero} got the teapot off him; he'd been looking through it for ships. "She'd have been all day indoors because of me. Would you dine with a man who did that to you?"
@stakes In the kitchen stood her plate. They both looked at it, and then both looked somewhere else. "I'll clear that away," Bram said, "so it's not in your road." He lifted it; he got as far as the shelf, and halted there, holding it in front of him, as though it was she who had asked him to and he was waiting to be told where. "Put it back," said {Hero}, as gently as {they} knew how. "It's laid for {event}. It can be late. It can't be cleared."
@stakes A table that's been laid for three is a hard thing to sit at when you are two. The soup had a skin. The flower had opened, which was worse. "It's only in the way there," Bram said, and took her plate up; and then he simply stood, and looked at {Hero}, as though it were something he had found in the sea and someone ought to be told. {Hero} got it off him a finger at a time. {They} fitted it back in its ring. "We're not having {event} round a hole," {they} said.
@stakes There's a kind of quiet that comes off one plate. They ate some bread, to be doing something, and didn't look at it. "She'd want me to be sensible," said Bram, and got up, and took hold of it, flower, fork and all. At the sink he met himself in the window, in his good collar, and stood still. {Hero} came round and took the other side. "It's {event}," {they} told him. "We don't start, that's all. We keep it hot until she's in it."
@try1 "It's a big sea," said {Hero}, "and that's a small lamp, when you think." So they made it a large one. Every mirror in {home} came up the ninety stairs under somebody's arm: hall mirrors, shaving mirrors, and one that a canary had talked to for years. They stood round the lamp three deep, to throw the light on over the water. "She'll see that," said Bram. "They'll see that on the moon." {Hero} had hung a tablecloth in front, so that it should all come at once, and now took hold of a corner. "Ready? Cover your eyes..."
@try1 "She'll answer if she sees it," said {Hero}, "so we want a bigger light." They went through {home} with a wheelbarrow, asking for mirrors, and nobody said no. There was a bride's; there was a barber's; there was a parrot's, lent by the parrot. They set them in rings all round the lamp, with a bed sheet over the top. Bram walked round it twice. He was by now rather afraid of it. "When I pull off the sheet," said {Hero}, "don't look at me. Look at Miss Pell. One. Two..."
@try1 "Let's suppose that she's looking," said {Hero}, "and it's just that we're too dim." The town was asked for its mirrors, and it carried them all up the tower: the barber's, the bride's, the round one off the butcher's van. Bram stood them about the lamp, and every time he passed one he saw a worried man, and told him that he was in the way. {Hero} hung a sheet over the lot, and took a good grip on the hem. "Tell everybody to shut their eyes," {they} said. "I'm letting it out..."
@fail1 It was noon for eleven miles, at a quarter to nine at night, and every cock in the county gave tongue. The milk was delivered; the school bell was rung, and forty scholars, who had been asleep, were marked present, and have never forgiven it. A vicar came out and began on a wedding. And far over the water, in all that light, the other tower stood up as clear as a tooth, with its window black. {refrain}
@fail1 Things were seen that night which the town had to agree not to mention. It lit the sea to the bottom. Hens laid; the band turned out; the schoolmaster, in his nightcap, got as far as the nine times table with forty children before anyone thought to look at a clock. Along the top of it all, quite steady, ran a great white beam, straight as a ruler to the foot of the other tower. You could have counted the panes. There was nobody at a single one. {refrain}
@fail1 The night went white. Fish came up to see. Every hen in the parish laid; and forty children had been washed, and fed, and marched to school before one of the mothers noticed the moon. But the light did what it had been made to do. It crossed nine miles as you'd lay down a plank, and knocked at a window, and {Hero} saw it shine straight through an empty room, and out at the back. {refrain}
@try2 "She might not be facing this way," {Hero} said. "She has got ears, though." There was a fog horn on the harbour wall, as long as a cow, which no one had sounded since the king's yacht. {They} shook a family of crabs from the wide end and put {their} mouth to the narrow. "You need to do it from the boots," Bram advised. {Hero} shut {their} eyes; drew in the whole of the evening; thought about boots; and...
@try2 That left the ears. By the steps lay a thing with a tarpaulin on, as long as a cow, which had been blown once, for a king, and had put him off boats. "It has lodgers," said Bram, so {Hero} moved them out, in order of size, and the last of them pinched. "Now don't go at it with your cheeks. You want to start well down. In the boots." {They} planted them. {They} thought of every birthday cake there had ever been; breathed in until it squeaked; and...
@try2 "She's asleep, then," {Hero} said, "and I'm sorry, but we'll have to be rude." They went down to where the fog horn lay, along the wall. It was the length of a cart and horse, and the king who heard it last had asked that nobody do it again. Bram knocked on the side, to let the crabs know. "Feet apart," he said. "My old chief used to think about his mother-in-law." {Hero} hadn't got one. {They} thought about that plate; {they} went on breathing in until {their} buttons creaked; and then...
@fail2 "Listen!" cried Bram. It was an answer, low, and full of feeling, and it was coming nearer across the bay. He ran down the harbour steps with both arms held out in front of him. "Miss Pell?" he said. "Miss Pell?" It was a seal. There were nine others behind, and it was plain that no one had ever spoken to them like that before. They came up and sat along the wall and gazed at {Hero}, and they would not go.
@fail2 A good way off, something cleared its throat. It answered. You never heard so much love and sorrow in one note, and Bram, who'd waited for it for forty years, went down those steps with his cap in his hand and got as far as "Dear madam". It put its chin upon his boot. It was a bull seal of about the size of a sofa. He had brought his whole family, and they took their places on the wall in front of {Hero}, and fell silent, like a house when the lights go down.
@fail2 It was never meant for a love song. Far out by the point something heaved itself round in its sleep, and said, from the very bottom of its chest, that it felt exactly the same. "That's her!" said Bram; and whatever he thought that she'd be like, he ran straight down the steps to meet it. It had whiskers. So had the nine behind. They came up over the wall, one by one, like people getting into a pew, and folded their flippers, and waited for {Hero} to go on.
@clue Somebody had to stay with the seals, and it was {Spotter}. They didn't ask for much. They leaned; they breathed out fish; they looked wherever you looked, in case there was something in it. For a long time there was only the dark. Then there was a star in it. It had got in underneath the cloud, right down on the sea. It rose an inch. It sank; for one whole breath it wasn't there, and then it was. The seals turned round to see what {Spotter} made of that. Did stars go up and down?
@clue It wasn't easy to walk away with a seal asleep on your foot. {Spotter} had one on each. So, when the rest had gone off to argue on the steps, only {Spotter} was still looking at the bay; and that's who saw the star. There was no other in all that cloud. It was as low as a star can be without getting wet. It dipped, went out, came back, and dipped again, like somebody nodding to a tune. Whoever heard of a star that could keep time?
@clue The seals lay about on the wall, like wet luggage, and {Spotter} sat in the middle of them, to be out of the wind. For a time they all just looked at the sea. There was one star. It was very low, and rather yellow; and when you looked for long enough you saw it go up, slowly, and slowly down again, as a boat does. But a star can't be in a boat. So what was that?
@try3 "Well, there's the boat," said {Hero}. Bram looked at it. In forty years he'd painted it every spring, in green, and had always found some reason to leave it where it was. They got it down over the stones. {run2} They rowed till there was no skin to speak of, and neither of them said a word about rocks. It took an hour and a quarter. "Land!" said {Hero}, twisting round. "Bram! I see a beach. There's someone standing there, with their arms..."
@try3 Nobody had said the word "boat". It lay under the wall, in forty coats of green, one for each spring, and had never been further than the end of its rope. "There's the rocks," Bram began, from habit; then he looked up at his own lamp, and put a shoulder to the stern. {run2} They rowed until talking hurt, and after that they rowed without. Somewhere in the second hour, the keel gave a long soft crunch. "Bram," said {Hero}, not daring to turn. "Is that somebody singing...?"
@try3 Bram had bought the boat the spring after he came, to go and call on somebody; and it was a fine boat, and painted every year, and the rope had never once been untied. "It's only the rocks," he said. But one of his hands was at the knot. "Would you do that end?" {run2} Nine miles was a good deal further than nine miles. They didn't talk. The cold went away, and then the arms did. When it ran up on sand, at long last, it was {Hero} who saw somebody coming down the beach to them, with a sort of waddle...
@fail3 Flippers. "Honk," it said, with its whole heart. Beyond it rose the harbour, and the hill, and ninety steps, and the lamp. That was how the tide went there: it took you out, turned you about while your back was to it, and laid you down where you began, like a dog with a stick. Bram shipped his oars and dried them, first one side, then the other, and he was some time about it. {refrain}
@fail3 "Honk," it sang. It was the biggest of the seals, and it had sat up for them. They had got off in the right direction and pulled like heroes, and all the while the tide, without any fuss, had been carrying them about in a ring, as you'd take a sleepy child once round the garden. There were the steps. There was the hill; there, at the top, blink, blink, somebody's lamp was asking a question. Bram could not look at it. He shipped the oars, and began to dry them. {refrain}
@fail3 It was only a seal, and {Hero} knew which; it had been asleep on {their} feet an hour ago. It said "Honk", to show that there were no hard feelings, and behind it was the wall, and over that the hill. Nobody had warned them about the tide. It had taken the boat in its hand, quite gently, as you'd turn a child round in a game; and they had rowed like mad, and here they were. "Well," said Bram, when he could. "That's my own lamp, isn't it? I've never seen it from the front." {refrain}
@low They sat on the bottom stair. There was salt in the {kit}, and in everything else. "I was going to tell her something," said Bram. "The first night. I had it all ready, but how does it go, in blinks? It's long, and if you get it wrong it says herring. So I put wind west, some cloud, and I thought that I'd do it tomorrow, when it was clear." He turned his cap round. "There were some lovely clear nights," he said. {Hero} did not say anything. There wasn't room. {run3}
@low There's a draught on the bottom stair that has been down the other eighty-nine. {Hero} emptied the sea from {their} boots, then from the {kit}, and could think of nothing more to empty. "Wind west, some cloud," said Bram. "It wasn't even true, you know, that first night; it was easterly. I'd got the proper thing all written out. But it's eleven words, and she was a stranger, and suppose that she had laughed? So I thought I'd lead up to it." He looked at his hands. "I've been leading up to it," he told {Hero}. {run3}
@low "I know what it looks like," said Bram. They had reached the bottom stair, and so had the {kit}, and nobody had the legs for the next. "It looks as if I hadn't anything to say. I'd one thing. I had it ready the first night, and I thought, you can't just send that, the whole coast can read. So I put cloud, till I could think how. I hoped she'd see it was a funny sort of cloud." He picked some weed off {Hero's} sleeve. "Fourteen thousand, six hundred clouds," he said. {run3}
@insight.mark "{Rule,}" {Hero} would have told him, any day you liked, if he had asked; and it seemed a poor sort of thing to be right about. {They} lifted {their} eyes, so as not to look at the cap. That star was nearer; it had put out a shape under it, with oars. "Bram," said {Hero}. "She isn't answering because she's not in! You don't leave a lamp lit in an empty house. She started early, so as to be on time." And for nine miles, in the pitch dark, who'd been showing her the way?
@insight.mark When you can't look at someone, you look past them. Over Bram's shoulder was a window, and in it hung that star, as big as a plum now, and lighting up two elbows. "{Rule,}" {Hero} said. {They} got hold of the rail. "Bram! You asked her over in lights. Well, she's answering! She is answering as loud as she can, at the end of a stick. There's no lamp there because there is nobody there." Then {they} thought of the rocks, nine miles of them, one after another. Who was going to read those out to her?
@insight.mark It was then, since nobody should be watched while wiping his eyes, that {Hero} turned and looked out to sea. "{Rule,}" {they} always said. Well, that star had been doing it all night: it was bigger; it had a stick under it, and somebody's arm. "She hasn't gone off you, Bram," said {Hero}. "She's gone out! Her house is dark because she's halfway to ours." And with the rocks all round her, and only a candle on a pole, what could she see to steer by?
@insight.sound There was nothing at all to be done; so {Hero} did that. "{Rule,}" {they} had been told as a child, and {they} did so now, right down through the wind, through the drip from the eaves, through ten seals breathing. Creak, plop: it was about as loud as a watch in another room. "Oars," said {Hero}. {They} had Bram by the sleeve. "She isn't in! That's why she's dark. She set out early, the way you'd do, so as not to be late." But how could she ever hear where the rocks were?
@insight.sound "{Rule,}" {Hero} had always said, as if it were a thing you did to other people. {They} put {their} head against the cold wall and did it, for lack of a better idea. The tower hummed. Ten seals sighed. Deep in all that, where a pulse would be, someone was rowing: creak, and plop, and a breath, and creak. "She's not indoors," said {Hero}. "Bram, how early would you start, for a thing you'd waited forty years for?" "Noon," he said at once. It was nearly ten. And rocks make no noise at all, do they, until it's too late?
@insight.sound "Hush, Bram," said {Hero} kindly. "{Rule}" It was hard, at first, to hear round the edges of that much wind. Then the wind stopped to breathe in. There were ten seals; there was a tap, dripping. There was something else that went creak, and, when you had nearly given it up, plop. "You said she's never late," {they} whispered. "What if she set off at noon? That's why there's no lamp. There's nobody in. She's out there, rowing, in the dark!" And who on earth could tell her about a rock, before she touched it?
@insight.move The sea was on the second step. {Hero} moved {their} feet, and then looked at what had moved them. It was on its way in now, with its odds and ends: a cork, half an oar, a lady's straw hat. "{Rule,}" {they} had started to say, from habit. {They} fished out the hat, which was hardly wet, and had a bus ticket in the ribbon. "Bram, when was it you said that she left?" For what had carried them off was bringing her in, and very fast; and it wasn't going to ask if there were rocks, was it?
@insight.move It had been draining away down there for hours; now something nudged {Hero's} boot, and came back, and nudged again. It was a hat. It had cherries on it, and a bus ticket. "{Rule,}" {they} said, and for the first time that night {they} felt how the whole weight of the water was on the move, and which way. "It's turned, Bram. It has stopped taking. It's bringing." He had the hat by then; he held it as you would an egg. Only, what brings you in to the harbour brings you in to the Old Tooth. How would it know the difference?
@insight.move Something had come in at the tower door, and was bumping softly at the bottom stair. {Hero} took it up: one straw hat, with cherries, and, in the ribbon, a ticket for the bus. The crown was still dry. "{Rule,}" {they} said under {their} breath. This was the same water that had walked them round and taken them home; and it had turned. "It's coming in, Bram, and she's on it." You could not ask it to stop. If it had picked up somebody's boat, as well as her hat, just where did it mean to put her down?
@means.mark {Hero} banged on every window in the place. "A light!" {they} shouted. "Any sort!" Then {they} got down among the weed with the {kit}, where the rocks begin, and {method}: this side was safe, and that side was not. People came out in their nightshirts and passed lanterns from hand to hand, like buckets to a fire. They set them down wherever {Hero} pointed. It grew from the shore a spark at a time, and it bent when the deep water bent, until there was a road lying on the dark, and anyone out there could have read it.
@means.mark {Hero} began at the top of the street, with both fists. "A light! No, don't dress!" And all of {home} came down behind {them} in its blankets. Where the stones begin {they} opened up the {kit} and {method}, to show how the safe water goes; then {they} stood a neighbour on each stone, with a lamp, and went back along the line to straighten it. From the land they were just people, shivering. From the sea, they were as good as a map: left here, now right, now straight on, and mind the last one.
@means.mark {Hero} ran from door to door. "Bring a light!" {they} called. "Anything that burns!" By the time {they} had the {kit} out, on the first of the stones, half the town was there in its slippers. So {Hero} {method}. It showed the way that the deep water goes, in and out among the rocks; and people stepped up, one after another, and stood with their lanterns where {they} told them to. Nobody could see much of it from there. But a boat could. From a boat it was a road, with a lamp at every bend.
@means.sound There's a place off the point where it's deep right up to the stone. {Hero} took the {kit} there, and {method}. It carried a long way over the water. The oars stopped. {They} did it over, and this time ten seals, who had hoped that {they} might, put in the harmony. "So that's the way in," said a clear little voice, out in the dark. "How thoughtful." Creak, plop. She'd turned. She was rowing toward the sound, and the rocks were all on either side of it, and the nearer she came the surer she pulled.
@means.sound Only one way in has no rocks, and it's as wide as a bed. {Hero} sat on the stone at the end of that with the {kit}, and {method}; and waited; and did the same again, as though {they} meant it. The seals came in on the chorus. Far off there was a pause in the rowing. "I wonder," said a small, interested voice, "whether that's a hymn." The next stroke was on the beat. So was the next. She had only to row at the tune, and keep it straight in front of her, and {Hero} brought her in by it like a kite on a string.
@means.sound Between the rocks ran one safe way, no wider than a cart. {Hero} carried the {kit} to where it starts, and {method}. It was time to be quiet, after that, and hear. The oars had stopped. "Do that again, would you?" said a voice, some distance off, and very politely; so {they} did. Ten seals came in underneath. When it sounded on her left she pulled to the left, and when it was straight ahead she rowed. It was as good as a hand to hold. You could hear her keeping time.
@means.move The {kit} went up where it was dry. {Hero} took the lanterns by their rings, six to an arm. You can't fight that water; you can only wait for it to go. {They} stood up to the knees and let it come. Then back it went, with a roar of little stones, and {Hero} {method}: one rock, one light, and hold on. Come in; go out; one rock, one light. When it was over the lights stood in a row behind {them}, like the buttons down a long black coat.
@means.move The first wave knocked {Hero} down. "Wait for it!" somebody shouted. {They} handed back the {kit}, and hung a dozen lanterns on one elbow. All right. You can't push an elephant either; you find out when it's going to move. The sea leaned on the rocks. It stopped. It drew off with all its pebbles, and then {Hero} {method}, set down a light, and hung on. {They} did that twelve times. By the end of the row they were taking turns, {Hero} and the sea, like two people with a saw.
@means.move {Hero} gave the {kit} to a man in a nightshirt, and asked for lanterns; they gave {them} twelve. There were twelve rocks on the way to the point, and a sea that went over the lot. But it had to draw back each time, to do it again. {They} counted. Five, to come in; five, to go out. On the next five {Hero} {method}, stood a light on the rock, and held on, while the wave went by overhead. Then the next. From the shore they saw it grow, a lamp at a time, until they could see where the safe water was.
@snag That left just one. It was the furthest and the worst, and people there say the Old Tooth and change the subject. It did have a lantern, which was out. Bram's matches had been to sea with him, and he tried one now, and it bent, and another, and it came off in his hand. "She's all but on it," he said. "I can hear her humming." Creak, plop. Creak, plop. Creak...
@snag It wanted one more. Nobody had said so, for the one it wanted was the Old Tooth, and that has forty steps, and on the last step a lantern which went out in the year that Bram came. "He had a box of matches," somebody said; "he had them in his pocket." "He had his pocket in the sea," said Bram. They watched him try. Each of them bowed its head, the way a wet match does, and came apart. "Onward," hummed the voice, quite close, to the left of the lights. It was a hymn, then. "Onward..."
@snag "How many's that?" asked {Hero}. There was one to go. The Old Tooth stands by itself at the end, and it had a lantern once; it had it still, on an iron arm, unlit. Every soul there felt in his pockets. "I had a full box," said Bram. "I had it with me in the boat." He tipped the water out. He struck the best of them, and it wiped off on the side, like butter. They could make out the words by now. She was singing to keep her stroke, and she had just begun on the last verse...
@rescue "The gulls steal them," said a voice. It was the girl who counted the gulls. She did it every day, in a book, and people walked round her as they would a post. "They like the red ends. There's one that has a match in her nest, up there. I saw her take it." She climbed up. She said, "I beg your pardon," to the gull, and put a hand {hid}, and kept it there, though you could see that she was being pecked. When it came out there was a hole in her mitten. There was also {key}, and she gave it to {Hero}.
@rescue "There's one up there," somebody said. In three winters the girl who counted the gulls had been spoken to twice, and one of those had been by mistake. She had her book, and a finger on the line. "Tuesday. The big one took it, to put in her nest. I think that it's for the colour." {Hero} gave her a leg up. She went in {hid} with a whole arm, and there was a very short fight. "I've left her a red button," she said, coming down and sucking her thumb; and she opened her other hand, and there, bone dry, was {key}.
@rescue "I know where there's a dry one." It was {small}. They were so used to her, sitting there with her book, that someone had hung a net on her. "That old gull took it, on Monday. She thinks that it's a berry." Nobody else had a better idea. So she climbed to the ledge, talking all the while in a low voice to the gull, who did not care for it; she felt {hid}, and said "Ow,"  and then "Thank you." She came down with two scratches on her wrist, and gave {Hero} {key}.
@climax It was forty steps to the end of the Old Tooth, and the sea had been on every one before {them}. {Hero} knelt at the last, and built a small house with {their} two hands, and put the match inside it, and did not think about numbers. Scratch. It was blue, and very nearly not. Then it was gold, and it stood up; and {they} fed it to the wick, and got to {their} feet, and held the thing as high as {their} arms would go. "Oh, how kind," said a voice, close enough to touch...
@climax They could hold the first bit of {Hero's} coat, and then they had to let go. Forty steps: all had weed on, and at the side of each one there was a noise. At the end of it {Hero} knelt down with {their} back to all that sea. If you shut your hands like a shell there's a place in there where it isn't windy. Scratch. There were two answers it could give. It thought it over, blue, for about a year. And the wick took it, and there was a roof of gold, and under the edge of that, with her hair down and the oars held up like knitting, somebody was saying, "Good evening..."
@climax People have walked out on the Old Tooth in daylight, for a bet. {Hero} went on hands and knees, up forty steps, with the match behind one ear. {They} got between the lamp and the wind; {they} opened the small glass door, and put in both hands, as you would to a bird. There was only the one match. It fizzed. It seemed to go out, and to think again; and the flame sat up, quite straight, and looked at {them}. When {they} turned around, there was a boat in the light, with a lady in it, resting on her oars...
@resolution She was smaller than a lighthouse, which one had somehow not expected. "You'll be {Hero}," she said. "He's told me all about you, in between the wind." Then she looked beyond {them}. Bram stood on the bottom step with his cap off. He opened his mouth. You could see it all come up, the whole forty years, and get there, and stick. "Wind west," said Bram. "Some cloud." Miss Pell put out both her hands. "I know, my dear," she said. "I've always known. I have it in a book: every one." {turned}
@resolution What climbed out was a basket, some wet tweed, and the smallest lighthouse keeper in the world. "{Hero}," she said. "You had chickenpox in March; I was so worried." Then it was all used up, the climbing and the basket, and she had to raise her eyes. Bram had put on his cap, so as to be able to take it off. Everything he'd ever meant to say was in there. He looked for it. "Some cloud," he said; and the tears ran down into his collar. "Wind west," said Miss Pell. "Did you think I'd rowed nine miles for the forecast?" {turned}
@resolution "How do you do?" she said to {Hero}. "I'm Miss Pell. I've lost my hat, and I have rowed over somebody's lobster pots." She could have stood up in a cupboard. Then there was nobody in between. Bram had his speech, and he got it up to his teeth. "Some cloud," he managed. It was so quiet that you could hear the seals blush. "That's what you always say," said Miss Pell, "when you mean the other thing. I worked it out the first winter. So do I, Bram. So do I." {turned}
@close {toast} {ends} There was no one in the other lighthouse after that. But Bram would not have felt right if he had not done it; so he worked the shutter when the dark came down, blink, blink, and he waited, with his hands on the rail. And Miss Pell, who had her feet on the stove and a cat on her feet, set down her cup, and reached past him for the torch. She never missed. "Drizzle, later," said Bram. "I love you, too," she said.
@close {toast} {ends} The other tower was let to a man who painted, and went to bed at nine. But at ten o'clock Bram still climbed up there, out of respect, and sent it off over the rocks, and laid his hands on the rail. "One," he counted. He didn't turn round. He had a right to be surprised. Somewhere behind him a cup went down in its saucer; and on seven, or on eight, if it was hot, the whole room jumped in the light of a torch, and so did he. "Noted," said Miss Pell.
@close {toast} {ends} No one lives at the other end now, and Bram sends it regardless. He does it properly, with the wind, and the cloud, and the joke, if he's got a joke. Then comes the wait, with his back to the stove. That's where she's got her chair. She lets him get to six, to tease him; and then the torch goes on, and off, and on, which is good night. "You could just turn round, you know," says Miss Pell. He likes to see it on the glass.
`,
}
