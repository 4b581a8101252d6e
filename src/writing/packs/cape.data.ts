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
    want: 'a quiet evening',
    habit: 'washes everybody’s clothes',
  },
  target: 'it',
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
  refrain: {
    base: 'Who was that? said the people. But nobody knew.',
    turned: 'Who was that? said the people. And everyone knew.',
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
    home: street morning clear wide | look-up happy | cape flag | bird-on-head
    want: street morning clear medium | point excited | bunting cake |
    friend: street morning clear medium | carry happy | clothesline basket | cat-asleep
    hobby: street day clear medium | stand proud | |
    turn: street day wind above | look surprised | clothesline cape | hat-blown-off
    trouble: street day wind wide | run funny | hat sock | upside-down-sign
    flaw: bedroom day clear close | think thoughtful | | odd-socks
    stakes: rooftop day cloudy medium | look worried | cape cake |
    try1: street day cloudy medium | shout brave | basket |
    fail1: street day cloudy wide | stand sad | sock basket | duck-following
    clue: rooftop dusk cloudy close | peek curious | mask cape |
    try2: rooftop dusk cloudy wide | jump brave | blanket |
    fail2: pond dusk cloudy wide | sit surprised | blanket | frog-in-cup | wet
    try3: street dusk cloudy medium | hide excited | fishing-net | | wet
    fail3: street night cloudy wide | stand sad | fishing-net | | wet
    low: stairs night cloudy close | sit sad | blanket | moth-round-lamp
    insight: stairs night clear close | think hopeful | sock | |
    means: street night clear wide | climb brave | rope | |
    snag: street night wind medium | look surprised | bell |
    choice: street night clear medium | stand thoughtful | |
    rescue: street night clear close | reach hopeful | bell sock | mouse-watching
    climax: rooftop night stars behind | pull wonder | bell rope |
    resolution: rooftop night stars wide | cheer joy | cape |
    close: street night stars wide | eat happy | cake clothesline cape | small-copy-of-hero
  `,
  b0_3: `
@home {Hero} lived in {home}. Up flew Captain Splendid!
@want They all had clean clothes for {event}. {why}
@friend Mrs. Pegg washed them all. Swish, swish! "Hello, {Hero}!"
@turn Whoosh went the wind. Off went the clothes! {refrain} Oh no!
@trouble The baker had a tutu, and the cat had a vest. {run1}
@stakes "Where is my cape?" said Captain Splendid. He could not fly.
@try1 {Hero} had a big basket. Put them in, all in, and...
@fail1 Now there were ten socks and no cape. {refrain}
@clue {Spotter} saw a small mask go by. Who had the cape?
@try2 {Hero} put on a blanket, and jumped.
@fail2 Splash! {Hero} was in the pond. What now?
@try3 {Hero} hid with a net to catch it. {run2}
@fail3 But it went up, up, and away. {refrain} Oh, who?
@low {Hero} sat on the step in a wet blanket. {run3}
@insight.look {Hero} looked at the socks, and looked again. Whose were they?
@insight.move {Hero} gave a jump on the bed. Could you fly on a sheet?
@insight.build {Hero} had rope and sheets. Could it be a net?
@insight.sound {Hero} heard a small cry, up high. Who was it?
@means.look {Hero} saw two odd socks, up on the roof.
@means.move {Hero} jumped from sheet to sheet to sheet. Boing!
@means.build {Hero} made a big soft net of sheets.
@means.sound {Hero} sang up to the roof, so it was not so scared.
@snag Ring the bell to call them all! Oh no, where was it...?
@rescue The sock girl had it, in the wash.
@climax {Hero} rang the bell, and down it came, into the sheets.
@resolution It was the small, shy boy! {Hero} gave him a hug. {turned}
@close The Captain wore a tutu. {toast} {ends}
`,
  b4_6: `
@home {Hero} lived in {home}, and so did Captain Splendid. He got cats down. He held up [bridges|trains]. Then he went home, and hung his cape on a hook.
@want On Friday all the town would be there for {event}, in its best clothes, and the Captain would fly past with the cake. {why}
@friend All of those clothes were washed by Mrs. Pegg. She hung them across the street on forty lines. "I know you all by your socks," said Mrs. Pegg.
@turn A wind got up. It took the lot, and ran off down the street, and let it fall all over town. {refrain} What had it done?
@trouble The baker got a ballet skirt. The judge got a baby's hat. {run1}
@stakes "Has anybody seen my cape?" said Captain Splendid. He was wearing a towel. Without the cape he was just a man called Keith. Who would bring the cake now? Who'd get down the cats?
@try1 "Hand it all in," {Hero} called, "and I'll sort it out." {They} had a basket as big as a boat. In went the skirts and the shirts and the socks, and...
@fail1 ...at the bottom there were a hundred and one odd socks, and no cape. Up in the sky something went by with a squeak. {refrain}
@clue It was {Spotter} who saw. A cat came floating down past a window, in somebody's arms. They were thin arms, and they shook. And below the red cape there were two odd socks. Who wore socks like that?
@try2 "I'll fly up and ask," said {Hero}. A cape is only a blanket with a pin. {They} stood on the shed, spread {their} arms, and went.
@fail2 Down {they} went. It was lucky about the duck pond. A duck stayed on {Hero's} head. What now?
@try3 "We'll trap it, then," said {Hero}. "It can't keep away from cats." They put up a cat and hid with a net. {run2}
@fail3 It was too quick. All they caught was the cat, who had only just been saved, and said so. {refrain} Was there no way to know?
@low It got dark. {Hero} sat on Mrs. Pegg's step in a wet blanket, with the {kit} and a basket of odd socks. "I can't even fly a blanket," said {Hero}. {run3}
@insight.look "{Rule,}" {they} said, and tipped the socks out. {They} looked. Then {they} looked again. One was striped and one had ducks. Somewhere there must be two more, one striped, one with ducks. Whose feet did that make?
@insight.move A sheet sagged over {their} head, and {they} gave it a poke. It poked back. "{Rule,}" said {Hero}. You can't go up by pushing. But what about forty lines of sheets?
@insight.build {Hero} looked at the sheets, the pegs, and the lines. "{Rule,}" {they} said. All day they'd tried to get up there. Why not make it safe to come down?
@insight.sound {Hero} sat and listened to the dark. "{Rule}" Up on the clock something small was going hic, hic. It was not a villain. Was it crying?
@means.look {Hero} {method}. They belonged to the boy at number two, who was scared of stairs! He was up on the clock.
@means.move The first sheet sank, it sprang, and {Hero} {method}. Boing! Boing! Up {they} went to the clock. There sat the boy from number two, who was scared of stairs.
@means.build {Hero} {method}. It was a net of sheets, like a great white bed. And then they saw who was up there. It was the boy from number two, who was scared of stairs.
@means.sound {Hero} took the {kit}, and {method}, very low. Up there the hiccups stopped. "I'm stuck," said a voice. It was the boy from number two, and he was scared of stairs.
@snag "Don't look down!" they shouted. So he looked down. He began to slip. "Get everyone," said {Hero}. "Ring the fire bell!" But there wasn't a bell on the fire truck, only a peg, and...
@rescue "It came in with the firemen's socks," said the girl who matched them. She felt about {hid}, and lifted out {key}.
@climax Clang! Out they ran, in skirts, and in vests, and took hold of the sheets. "It's the cape that's brave," he sobbed. "You did nine cats," {Hero} called. "Jump!" He shut his eyes, and let go...
@resolution Whump! In he went. He was laughing. The cape had come off on the clock. He had done it without. {turned}
@close Keith got his cape back, and it had shrunk. {toast} {ends} It only fits somebody small now. So on Fridays the boy does the cats.
`,
  b7_9: `
@home There are two things to see in {home}: the clock, and Captain Splendid. {Hero} could see both of them from bed. He went over most mornings at about ten to eight, with his red cape out behind him, and a cat under each arm.
@want This Friday he was to fly down with the cake itself, lit, for {event}; and the whole town had sent its best clothes to be washed. {why} There wasn't a clean collar to be had.
@friend They all went to Mrs. Pegg. She had forty lines across the street, from window to window, and she pegged by the clock. "I don't look at faces," she said to {Hero}, with a mouth full of pegs. "It's socks that tell you about a person."
@turn At noon the wind came up the street with its hands in its pockets. It stopped. It tried on a shirt, and liked it; it tried on a nightgown; and after that it took everything, ran three times round the town with it over its head, and dropped it. {refrain} So who had whose?
@trouble People put on whatever had landed on them, since one has to put on something. The baker was in a ballet skirt. The judge had on a bonnet, with a bow under his chin, and gave somebody ten years. {run1}
@stakes "Excuse me," said Captain Splendid. He was in a towel. "I don't suppose you've seen it?" He was a big pink man; his name was Keith, and without the cape he could hardly get up the stairs. "It's got to be by Friday. Who'll do the cake?" he said. "Who's going to do the cats?"
@try1 "We'll put it all back in one place, and start over," said {Hero}. {They} dragged a basket from door to door, and people stepped behind curtains and threw things out. The heap rose over {their} head. It was bound to be in there...
@fail1 It came down to a hundred and one socks, of which no two had met. There was no cape. And overhead just then something red went by, with a sort of squeak, and the smell of clean washing. {refrain}
@clue Only {Spotter} was looking the right way. Past the top window of the bank came a cat, going down, in somebody's arms. They were thin arms, and shaking; there was a mask over the face, made from a pillowcase. Then it was gone. Below the hem there had been two socks, and they did not match. Who goes out like that?
@try2 "Somebody's got to go up there and ask it," said {Hero}. It stands to reason that a cape's a blanket with a pin. {They} climbed on to the shed, took a run at it, and held out {their} arms.
@fail2 For a moment, {they} always said afterwards, {they} did fly. It was mostly downwards. The duck pond took it well; there was one duck that sat on {Hero's} head all the way home, and it seemed to be under the impression that it had been saved. Now what could they do?
@try3 "A trap," {Hero} said. They balanced a cat up on the roof of the post office, with a sardine, and got down behind the chimney with a net. {run2} They waited. There was a rush of air.
@fail3 They got the cat. It had been rescued and was just starting on the sardine, and it was extremely put out. Over the roofs there was a flicker of red, getting small. {refrain} Would they ever know?
@low That night {Hero} sat on the laundry step in a wet blanket, with the {kit}, and the basket of what was left over. There was {event}, with no Captain in it, and no cake. Someone had said that {they} had only made it worse. {They} hung up a sock, to be doing something. {run3}
@insight.look "{Rule,}" {they} told the sock, since there was no one else. It was striped. The one by it had ducks on. {They} looked; and then {they} did it properly, the way that Mrs. Pegg would, as if it were a face. There must be someone, then, tonight, in one striped and one with ducks. And where had {they} seen a pair like that go down the steps, sideways, holding on?
@insight.move Over {their} head hung a wet sheet, and {they} gave it a thump. It thumped {them} back. {Hero} sat up. "{Rule}" {They} had thrown {themself} at the sky all day like a ball at a wall. How would it be, if you were sent?
@insight.build There were the sheets, and there the lines; there were nine thousand pegs. "{Rule,}" {Hero} said. All day they had been trying to get somebody down by getting up. Had it not struck anyone that whoever was up there might want to come down, and not dare?
@insight.sound It was very late, and quiet. "{Rule,}" {they} used to say, so {they} listened to the roofs. There were pigeons. There was the clock. And on top of the clock there was something that went hic, and hic, and sniffed. Did that sound to you like a thief?
@means.look {Hero} {method}. They were the socks of the boy at number two, who was so scared of stairs that he'd only ever lived on the ground floor. He had put the thing on because he was cold! {They} ran into the square. There he was, holding on to the minute hand, with his eyes shut.
@means.move {Hero} stepped up on the lowest of the sheets. It sank; it thought it over; it rose, and {Hero} {method}. Boing, over the baker's. Boing, across the bank. And there on the clock {they} came face to face with a pillowcase. It was crying. It was the boy from number two, who couldn't manage stairs.
@means.build They took in the whole wash, and {Hero} {method}: sheet to sheet, with ten pegs to a corner, until the square was one enormous bed. Then the moon came out. There was somebody on the clock, hugging a hand of it; and everyone knew him by his socks. It was the boy from number two, who couldn't so much as look at stairs.
@means.sound {Hero} took up the {kit}, and {method}, gently, as you'd put out a saucer. The hiccups stopped to listen. "I came up for a cat," said a voice, when it had got its breath. "And then I looked." It was the boy from number two. He was frightened of stairs.
@snag "Don't look down!" they all called up at once. He looked down. A slate went. He was on the big hand now, and it was coming up to the half hour, when it would point at the ground. "We need everybody," cried {Hero}, "ring the fire bell!" They got as far as the truck. Where the bell had been was a nice clean peg, and...
@rescue "It came in with the firemen's socks," said the girl who matched them. She had been there since noon, behind the heap, and had done ninety pairs. She went {hid} up to her waist. "I thought it was a funny sort of a hat," she told them, and handed out {key}.
@climax It woke the whole town, and the bank. Out they came, the judge in his bonnet, the firemen in frills, and took hold round the edge, and leaned back. "It's the cape!" the boy wept. "It's the cape that's brave. I'm not." "Was it the cape that wanted to get the cats?" {Hero} shouted. There was a gap. The clock drew breath to strike. He let go...
@resolution He went in up to the ears; he came out as high as the bank; he went in again, laughing. It was only then they saw it. The cape was up there still, caught upon the hand. He had come down without. {turned}
@close They did the cake by ladder. {toast} {ends} The cape had been boiled, so it's no good to Keith; it would fit someone of about seven. He's a bit tired, in any case. On Fridays now he holds the ladder for a boy in odd socks, and then they both have toast.
`,
}
