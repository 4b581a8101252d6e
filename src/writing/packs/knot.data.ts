// An octopus who plays eight parts at once has seen all the chairs, and has tied herself in a knot.
import type { PackSource } from '../pack.ts'

export const knot: PackSource = {
  id: 'knot',
  skeleton: 'contest-turned-team',
  genres: ['animal', 'comedy', 'friendship', 'adventure', 'educational'],
  tags: 'sea seaside beach pier harbour ocean theatre concert stage music coast band show',
  peril: 0,
  touches: 'octopus stage crowds sea',
  ways: ['sound', 'move', 'tend'],
  figure: {
    name: 'Ottoline',
    type: null,
    pronoun: 'she',
    want: 'to play to somebody, if only they would not look',
    habit: 'ties herself in knots',
  },
  names: ['Ottoline', 'Saltby Pier', 'Saltby', 'Pier', 'Mr. Pringle', 'Pringle'],
  nouns: {
    home: 'Saltby Pier',
    quest: 'concert',
    key: 'the little white stick',
    hid: 'under the ice-cream cart',
    mistake: 'told Ottoline how many people were coming',
    scary: 'the front of the stage, where the lights are',
    wait: 'until the tide had come all the way in',
    crowd: 'the people in the cheap seats',
    small: 'the girl who sold the peanuts',
    says: 'She was all right until she saw the chairs.',
  },
  swappable: false,
  refrain: {
    base: 'Over and under and round and through: a knot, and a knot, and another knot too.',
    turned: 'Over and under and round and through: a fiddle, a flute, and the big drum too.',
  },
  small: {
    base: 'Over and under and round and through. Knot!',
    turned: 'Over and under and round and through. Not a knot!',
  },
  titles: [
    '{Hero} and the Knotted Octopus',
    'Eight Arms and Four Hundred Chairs',
    'A Knot, and a Knot, and Another Knot Too',
    'Ottoline Shuts Her Eyes',
    'The Night the Band Got in a Tangle',
  ],
  blurb:
    'Ottoline plays the fiddle, the flute, the drum and five other things, all at the same time. But tonight she has counted the chairs. Who can undo a knot with eight arms in it? {Hero} might, {kitWith}, if the sailors would only stop pulling.',
  stage: `
    want: theatre day clear wide | look-up excited | bunting drum |
    home: harbour day clear wide | stand happy | signpost | duck-following
    friend: harbour day clear medium | wave happy | octopus bucket | bird-on-head
    hobby: beach day clear medium | stand proud | |
    flaw: harbour day clear close | think thoughtful | shell | odd-socks
    turn: theatre dusk clear wide | look surprised | octopus chair |
    trouble: theatre dusk clear above | run funny | octopus violin | hat-blown-off
    stakes: theatre dusk cloudy medium | look worried | octopus ticket | mouse-watching
    try1: theatre dusk cloudy wide | pull brave | rope octopus |
    fail1: theatre dusk cloudy medium | sit sad | octopus rope | snail-passing
    try2: theatre dusk cloudy medium | push hopeful | soap-bubbles bucket octopus |
    fail2: harbour dusk wind wide | run surprised | octopus soap-bubbles | duck-following | wet
    try3: theatre night cloudy medium | reach excited | feather octopus | | wet
    fail3: theatre night cloudy wide | stand sad | feather octopus | upside-down-sign | sooty wet
    clue: theatre night cloudy close | look curious | octopus flute | mouse-watching | sooty
    low: harbour night fog close | sit sad | bench | snail-passing | sooty
    insight: harbour night fog close | listen hopeful | octopus bucket | |
    means: theatre night clear medium | kneel brave | octopus | moth-round-lamp |
    snag: theatre night clear medium | look surprised | chair cart | |
    rescue: theatre night clear close | reach hopeful | cart | mouse-watching
    choice: theatre night clear medium | stand thoughtful | lantern | |
    climax: theatre night stars behind | hold wonder | octopus violin drum | |
    resolution: theatre night stars wide | cheer joy | octopus trumpet flute | bird-on-head
    close: harbour night stars wide | hug happy | octopus cake | small-copy-of-hero
  `,
  b0_3: `
@want Boom, boom! [There was a show|It was a show] for {event}. {why}
@want Look, {Hero}! So many chairs, all for {event}. {why}
@home {Hero} lived by the sea. Ottoline lived in the sea, splish, splash!
@home {Hero} had a house on legs. Under it, in the wet, was Ottoline.
@friend Ottoline had eight arms. She waved all eight. "Hello, {Hero}!"
@friend "Hello," said {Hero}, and shook an arm, and an arm, and an arm. Ottoline had eight!
@turn Then Ottoline saw all the chairs. Oh no! {refrain}
@turn {Hero} took her up to see. Oh, what a lot of chairs! {refrain}
@trouble Was her head up or down? {run1} What could {Hero} do?
@trouble "Where am I?" said the knot. {run1} Could {Hero} see a head?
@stakes {Hero} looked at the drum. There was no band and no show!
@stakes No drum, no song, no show. "Oh, Ottoline," said {Hero}.
@try1 "Pull!" said {Hero}. They all pulled, and pulled...
@try1 {Hero} had one end, and ten men had the other. One, two, and...
@fail1 Now it was a little, tight knot. {refrain}
@fail1 Ow! {Hero} let go. It was as tight as a ball. {refrain}
@try2 {Hero} washed her with soap. Rub, rub, rub, and...
@try2 Soap on her nose, soap on her toes! Then {Hero} gave a push, and...
@fail2 Whee! Off she went, past {Hero}, all the way to the sea!
@fail2 Whoosh! Stop that knot! {Hero} ran and ran.
@try3 "Let's tickle her," said {Hero}. {run2} Tickle, tickle, tickle...
@try3 Who can be sad with a feather? {run2} {Hero} had ten of them, and...
@fail3 Ha, ha, splat! Now they were all black. {refrain}
@fail3 Out came the ink. Drip, drip, off {Hero's} chin. {refrain}
@clue {Spotter} saw one arm go tap, tap, tap. Did it hear the band?
@clue Plink, went the man. Tap, went one arm! {Spotter} saw it. Why did it tap?
@low {Hero} sat down all alone by the dark sea. {run3}
@low It was so dark. {Hero} had a black nose and a sad mouth. {run3}
@insight.sound Tap, tap, went the arm. {Hero} tapped too. What if...?
@insight.sound Did you hear that? {Hero} did. Did the arm want to play?
@insight.move In went the sea, and out. In went the knot, and out. What if...?
@insight.move {Hero} saw her puff up and go flat. Could you go in, when it's flat?
@insight.tend "What is it?" said {Hero}. Was Ottoline afraid?
@insight.tend {Hero} put an ear to the knot. "So many eyes!" it said. Was that it?
@means.sound {Hero} made a drum song. Out came the drum arm!
@means.sound Tum, tum! {Hero} made a noise, and an arm came to see.
@means.move {Hero} went over, under and through. So did Ottoline!
@means.move Under this one, {Hero}, and out by that. Pop! There was an arm.
@means.tend "Shut your eyes," said {Hero}. One arm came out, and two.
@means.tend {Hero} was nice and slow. "No one can see you now, Ottoline." Pop, pop!
@snag Now the little white stick! Oh no, where was it...?
@snag One, two... but {Hero} had no stick! Where did it go...?
@rescue The peanut girl had it. Good girl!
@rescue Under the cart it was, and the girl got it for {Hero}.
@climax Up went {Hero}, and up went the stick. One, two, three...
@climax "It's just me," said {Hero}, to Ottoline. Up, stick! And then...
@resolution {Hero} danced and all the people danced. {turned}
@resolution Toot, zing, boom! It was all eight arms, and {Hero} had to hop. {turned}
@close Ottoline gave {Hero} one hug with eight arms. {toast} {ends}
@close Who tied a bow on {Hero's} hand? It was Ottoline. {toast} {ends}
`,
  b4_6: `
@want There was going to be a concert at the end of the pier, for {event}. {why} Four hundred chairs stood in rows.
@want "Is that for us?" said the ticket lady. It was a queue! They were all coming to the concert, for {event}. {why} She ran out of pink tickets, and used green.
@home {Hero} lived on {home}, which is a street that walks out to sea. At the far end was a theatre on long wet legs, and under that lived the band. She was called Ottoline, and she was an octopus.
@home Some streets go to the shops. {Hero's} went out over the sea, and stopped. That was {home}. It had a theatre on it, with wet legs, and somebody in the water there was good at music. Her name was Ottoline, and she had eight arms.
@friend Ottoline played the [fiddle, the flute|flute, the fiddle], the drum and five more things, all at once. "Good evening, {Hero}," she said, and shook hands, and hands, and hands.
@friend You must not look, said Ottoline, or she could not play. So {Hero} shut both eyes, and heard a fiddle, a flute and a drum, and that was not half of her. "Was that all right?" she would say.
@turn At six o'clock Mr. Pringle pulled back the curtain, to dust it. Ottoline looked out. She saw the chairs. She went [white|green], and then pink, and then... {refrain}
@turn "Just have a peep," said Mr. Pringle, with his duster. Row on row of chairs looked back. {Hero} saw her go as red as a bus, and then... {refrain}
@trouble There was an arm in the drum. There was one up the flute. {run1} "Sorry," said a very small voice, inside the ball. Which end was Ottoline?
@trouble It was a very good knot. It had a flute in it, and Mr. Pringle's leg. {run1} "Can I help?" said {Hero}. "I don't know," said somebody in there. "Where are you?" Where was she?
@stakes "She's never done that before," said Mr. Pringle. They had [an hour|one hour], four hundred people, and a knot. "No band, no concert. And no concert, no {party}!"
@stakes Mr. Pringle looked at the chairs, and the clock. "It's off, then," he said. "There's no concert with a knot." And with no concert, what about {event}? {Hero} would not hear of it.
@try1 "A knot has to be pulled," said {Hero}. Six sailors took one side, and {Hero} took the other. "Heave!" they shouted. "And heave! And..."
@try1 {Hero} took hold of a bit, and so did the cook, and so did six sailors. Everyone spat on their hands. "Pull!" they cried. "And pull! And..."
@fail1 It got tighter. Any shoe could have told them that. Now Ottoline was as hard and round as [a cannonball|a bowling ball], and rather blue. {refrain}
@fail1 "Ow," it said. It was the size of a bun. A sailor had lost a shoe in it. "You should never tug a lace," said {Hero}, but that was too late. {refrain}
@try2 "Soap!" said {Hero}. It gets rings off fingers. They rubbed her with ten bars of it. Then each sailor gave a push, just a little one, and...
@try2 How do you get a big foot in a small boot? You make it slip. In went the soap. "One soft push each," {Hero} told them. "As soft as a cat." And so they did, and...
@fail2 Off she went. She slid out at the door, down the pier, and past the chips. It took a net and [three|four] boys to bring her back. She was still a knot, but a clean one.
@fail2 Whee! It shot past the hats and the chip shop, and it rang a bicycle bell. {Hero} ran all the way to the sand. They had to carry her back, very clean, and just as tied up.
@try3 "If she laughs," said {Hero}, "she'll come loose." So each of the sailors got a feather. {run2} "Ready? Tickle!" And Ottoline began to shake, and shake...
@try3 No one can stay in a knot and laugh. {Hero} was quite sure. So out came the feathers, off the best hats in the shop. {run2} They got down on the floor, and began...
@fail3 Ottoline laughed, all right. But when an octopus laughs, out comes the ink. It got Mr. Pringle in his white shirt. {refrain}
@fail3 It was the best laugh you ever heard. Then it was black. It was on the ceiling, and on the chairs, and Mr. Pringle was just two eyes. "Well," {Hero} said. {refrain}
@clue It was {Spotter} who saw it. The piano man was trying out a tune. And one thin arm, that stuck out of the knot, went tap, tap, tap. Who had told it to?
@clue They all got mops. On his stool an old man went plink, plink, to get the piano right. What was that, near the floor? When he went plink, {Spotter} saw a bit of arm go tap. Why did it?
@low Outside, people had started to queue. {Hero} sat at the end of the pier with ink in both ears. The poor {kit} had gone black. {run3}
@low Down on the sand you could see lamps. People were on the way. {Hero} sat by the bucket, with {their} poor inky {kit}. It had all been {Hero's} plan. {run3}
@insight.sound Tap, tap, tap, went the one thin arm in its bucket. {Hero} sat up. "{Rule,}" {they} said. That was the drum part! The arm knew it all by itself. Did each of them know its own tune?
@insight.sound It was too dark to see. So what was that? Tap-tap, tap. "{Rule,}" said {Hero}, and got an ear wet. It was a song, or one eighth of a song! If that arm knew its part, did the rest?
@insight.move Up came the sea under the boards, and down it went. {Hero} looked in the bucket. The knot went big, then small, then big. "{Rule}" It was breathing! They had been pulling out the whole time. What if you went in?
@insight.move Swish, in it came, under the boards. Swish, and out. Somebody in the bucket was doing that as well! "{Rule,}" said {Hero}. When she let her breath go, the knot hung loose, like wool. So why did they pull, when you could wait?
@insight.tend "Sorry," said the small voice in the bucket. {Hero} put {their} head right in. "{Rule,}" {they} said. Had anybody asked her what was the matter?
@insight.tend They had tugged, and rubbed, and tickled. "Sorry," was all she ever said. {Hero} went hot. "{Rule,}" {they} would have told you. What if you just got down low, and said, "What's wrong?"
@means.sound {Hero} brought {their} {kit} and sat by the knot. First the drum part: {Hero} {method}. Out slid one arm, to drum. Next, the fiddle part. Out slid another!
@means.sound First {Hero} got her up the steps, and then the {kit}. {They} {method}. A drum! One arm knew that. It came out, as if someone had said its name. {They} did a bit of fiddle. Here came two.
@means.move The knot went slack. {Hero} {method}. In, and under, and round, the way that she had got there. One arm came with {them}. Then two!
@means.move {Hero} set the {kit} down, and held one loop, as you hold a cat. Wait... now! {Hero} {method}. Under and out! "You're good at this," said the knot. "Next time, turn left."
@means.tend {Hero} {method}. "So many eyes," said Ottoline. "I only have two." So {Hero} told her to shut them. She shut them tight. One arm let go.
@means.tend "I'm not going to pull," said {Hero}, with the {kit} put away. {They} {method}. "They all look at me," said Ottoline, "and I've only got these two." "Then shut them," {Hero} said. Plop, went an arm.
@snag "Curtain!" cried Mr. Pringle. "Where's the stick? She can't begin without a one, two, three!" It was not on the piano. The people were sitting down, and...
@snag It was time! "One, two, three, and she's off," said Mr. Pringle. "With the stick. The stick is..." {Hero} looked by the drum. You could hear all the people go quiet, and...
@rescue "It rolled," said the girl who sold the peanuts. Nobody ever looked at her, only at the peanuts. She went in {hid}, right up to her socks. Out she came with {key}.
@rescue "I know," said somebody with peanuts. She had said so all night, but not loud. Down she lay, and she put her arm {hid}. It was dark, and there was old ice cream. She gave {Hero} {key}, and a peanut.
@climax Up went the curtain. Ottoline shut her eyes. {Hero} walked out to the front, with all those faces, and held up the stick. {Their} hand shook. One... two... three!
@climax Her eyes were shut tight. So who would stand up there, and look? {Hero} would. There were so many noses! {They} turned round. "It's me," {they} told her. Up went the stick, and...
@resolution Zing, went the fiddle. All eight arms went off like a fair, and the whole pier danced on its long wet legs. {turned}
@resolution It was like when you let dogs off at the beach. Out ran the tunes! {Hero} danced with a mop. The fish put up their heads. {turned}
@close {toast} {ends} Ottoline tied one more knot, a very small one. It was her own arm, round {Hero's} finger. "So I don't forget," she said.
@close {toast} {ends} "I had a peep, at the end," said Ottoline. "They all had nice hats." She took a thin bit of arm, and tied it on {Hero}, in a bow. "That's on purpose."
`,
  b7_9: `
@want "Sold out," said the board at the end of the pier, and somebody had drawn a smile on it. For the first time ever, Ottoline was going to play to people. It was for {event}. {why}
@want There had never been a queue on the pier before, and the first man in it thought he must be lost. "Is it true," he asked, "that she does it all at once?" It was true; it was tonight; it was for {event}. {why}
@home {Hero} lived on {home}. A pier is a street that set off across the sea and changed its mind. It had a hat shop, and a machine that told your fortune [and was always wrong|if you hit it]. At the far end stood a theatre, up to its knees in the waves. And under the theatre lived an octopus called Ottoline.
@home From the hill it looks as if somebody had begun a bridge and been called in to tea. That's {home}. {Hero} had a bedroom on it, with a hole in the floor for dropping things down. Further out was a theatre on thin wet legs; and round those legs, most evenings, was Ottoline, who was an octopus.
@friend Ottoline was a whole band. She played the fiddle, the flute, the drum and five other things, all at the same time. She did it in the dark, by herself, when everyone had gone. {Hero} used to lie on the boards above with one ear down. "You ought to let people hear you," {they} said.
@friend It was through the hole that {Hero} got to know her. One night {they} dropped a sock, and up came a tune. It had a fiddle in it, a flute and a drum, and when {they} put an eye to the floor it stopped. "Don't look!" said somebody. "I go to pieces." So they were friends with the light off.
@turn Tonight was the night. At six Mr. Pringle, who looked after the theatre, drew the curtain back an inch, to dust it. Ottoline looked out through the inch. She saw the chairs. She turned white, then pink, then a sort of tartan. {refrain}
@turn The lamps were lit. "You won't want dust on you," said Mr. Pringle, who ran the place, and drew back one inch of curtain with his feather mop. {Hero} did try to get in between. There was row A, and B, and, behind B, all the others. {refrain}
@trouble It was a remarkable knot. There was an arm in the drum, an arm up the tuba and an arm round Mr. Pringle. {run1} "Sorry," said a tiny voice, from somewhere in the middle. They turned it over, to look. It was the same on that side. Which bit of it was the front?
@trouble Nobody had ever seen it done so fast. It was like wool being knitted by a storm. Somewhere in the middle was a flute, and, it seemed, Mr. Pringle. {run1} "I am sorry to be a nuisance," said a muffled voice. "Not at all," said {Hero}, and took off {their} hat to it, and then wondered. Had that been the right end?
@stakes Mr. Pringle got his leg back. "There will be," he said, to nobody, "a short delay." In an hour there would be four hundred people on those chairs, and what would they hear? "Without her there isn't a concert," said {Hero}. "And without a concert, there's no {party}."
@stakes Mr. Pringle always looked on the bright side. They waited while he tried to find it. "We could put her in the window," he said. "People like a knot." But {Hero} was looking past him, at the chairs. No band; so no concert; so there went {event}. And whose idea had it all been?
@try1 "What do you do with a knot?" said {Hero}. "You pull it!" Six sailors were fetched out of the chip shop. They took hold of whatever stuck out on the left; {Hero}, the cook and Mr. Pringle took whatever stuck out on the right. "On three," said {Hero}. "And heave! And..."
@try1 "Which way do you undo things?" asked {Hero}. Six sailors, who had come with their chips, thought apart was best. They got a good grip on one half, with vinegar; the cook, {Hero} and Mr. Pringle had the other, and both sides dug in their heels. "And haul!" sang out the oldest. "And..."
@fail1 Everybody who has ever had shoes knows what happens. The knot grew small, and hard, and quite round, like a cannonball with suckers. "Ow," it said, politely. {refrain}
@fail1 If you've ever had it happen with a lace, and a bus coming, then you know. It had been as big as a sofa. Now you could have bowled it. "That's rather snug," it squeaked, and {Hero} saw that they had lost a sailor's cuff. {refrain}
@try2 Then what gets a tight ring off a fat finger? "Soap!" cried {Hero}. They used all the soap on the pier, which was forty-one bars and something for dogs. They rubbed her until she squeaked. "Now," said {Hero}, "each of us gives one gentle push. Very gentle. Ready..."
@try2 They did her in lavender, then in coal tar, and for best in something pink that said it was for spaniels. That much soap would get a ring off a lamp post. She was as slippery as a promise. "Now with one finger," {Hero} told them, "and so gently that she doesn't know..."
@fail2 No one ever found out who pushed too hard. Ottoline left by the main doors. She passed the hat shop at about the speed of a bicycle, and was stopped by a brass band, which had only come to listen. She was carried home in a net, smelling of roses, and not one arm of her was looser.
@fail2 She was off like a pip. She went down the middle of the pier with a noise like a wet kiss, between a pram and a bishop; and it was only because a brass band was just coming in at the gate that she ended up in a tuba, and not in the sea. {Hero} walked home beside the net. There was a great deal of foam, and not one inch of slack.
@try3 "You go all floppy when you laugh," {Hero} said. "Everybody does." So the hat shop lent them feathers, big curly ones, and they all knelt round her in a ring. {run2} "Under the arms," {Hero} told them, and they looked at all those arms. "Just start anywhere." The knot twitched. It wobbled...
@try3 "When did you last tie your shoe," said {Hero}, "while you were giggling?" So the hat shop was turned out, and whatever had a plume on it was plucked. {run2} They knelt, feeling foolish, which helped; and {Hero} drew one long curly feather across what could well have been the sole of her foot...
@fail3 Ottoline did laugh. It was a lovely laugh, like a drain singing. The trouble is that an octopus keeps her ink just behind it. When they could see again, there were nine people on that stage as black as boots, and a knot. "There will be a short delay," said Mr. Pringle, and went away to wash. {refrain}
@fail3 Oh, she laughed! It went up like bubbles, and set off the sailors. And it's then, if you are an octopus with no hand free to hold it in, that the ink goes off. It was blacker than the inside of a hat. "Has somebody turned out the lights?" {Hero} asked. They hadn't. {refrain}
@clue The piano tuner had heard none of it; he was rather deaf. He went on trying out his notes, plink, plonk, plink. {Spotter} was wiping ink from the boards and saw a thing that nobody else did. From the underside of the knot there stuck one thin arm's end. Tap, tap, it went, tap-a-tap, dead in time. Who had asked it to?
@clue So they mopped. Over it all, as he'd done since tea, an old man went plinking at the piano; he tuned it by feel, and he hadn't noticed. {Spotter} had got down to do the skirting board. There, below the knot, was an inch of arm nobody had counted. He plinked. It tapped. When he got one wrong it waited, politely, till he'd put it right. Now who had asked it?
@low They put her in a bucket, for the cool. {Hero} sat beside it, out on the end of the pier, and saw the lights come on along the shore as people got into their coats. It had been {Hero} who'd said that she ought to be heard. {They} turned the {kit} over and over, and it left black marks. {run3}
@low {Hero} took her out in a bucket to the very last plank, where it's dark, and where she had been so happy. She hadn't asked for chairs. That was all {Hero}. Along the front came lamps, in ones and twos, and you could hear them laughing already. {They} tried to wipe the {kit}, but it was like trying to dry the sea. {run3}
@insight.sound Tap-a-tap, said the arm in the bucket. {Hero} had no wish to listen to anything. "{Rule,}" {they} told {themself}, because it was the rule, and did. It was the big drum part, from the third march. Ottoline was upset from end to end, but this arm wasn't; it was practising. What if every one of them knew its own tune by heart?
@insight.sound Something in the bucket was at it again. "{Rule,}" {Hero} had been told, but who'd want to, tonight? Tap-a-tap. Tap. Why, that's the bit for the triangle, in the waltz! And she did not know that she was doing it. It was just the arm, on its own, having a practice. So who'd told the others to stop?
@insight.move The swell came in under the boards, and went out. {Hero} watched it because there was nothing else to do. Then {they} looked in the bucket, and the knot was doing it, too: big, small, big. "{Rule}" said {Hero}, very slowly. Every time it was small, all the loops hung slack. They had only ever tugged at it. Would it mind if someone went with it?
@insight.move It took {Hero} a while to see that the bucket was keeping time with the tide. In, and she was as tight as a fist. Out; and every loop of her sank down, and gaped. "{Rule,}" {they} began, and the back of {their} neck went cold. They had pulled when she was in! It was like pushing at a door that says pull. Could you go through it while it was open?
@insight.tend "I'm sorry about the shirt," said the bucket. {Hero} looked in. All evening they had talked over her, and across her, and about which end to hold. "{Rule,}" {Hero} said aloud, and felt {their} ears go hot under the ink. In that whole long hour, had one of them asked her a question?
@insight.tend "You've been so kind," said the bucket, and that did it. {Hero} could have cried. They'd been kind with ropes; they'd been kind with a scrubbing brush. "{Rule,}" {they} said. It was {their} whole rule, and {they} had been too busy helping. When had anybody got right down, and waited to be told?
@means.sound {Hero} set {their} {kit} beside her on the dark stage. The drum part came first. {Hero} {method}, and out slid one long arm, feeling about for its stick. The flute part came next, and out slid another. "That's never mine," said Ottoline, amazed, as a third went by. "Oh! It is. It's the twiddly bit."
@means.sound They carried her in by the back. {Hero} sat with the {kit} on the bare boards, and {method}. It was the triangle's part. Out it came, that arm, as if it had been called in to tea. {They} did a bit of trumpet. "Ooh," said the knot, and wriggled. {They} were halfway through the cymbals when somebody handed {them} a flute, to be going on with.
@means.move {Hero} laid the {kit} aside, took off both shoes, and held the loosest loop that {they} could see. Big; small; now! {Hero} {method}. Under it went, and round, and through, back along the road that it had come by, and the next breath carried {them} on to the next. "It's like a dance," said the knot. "Left a bit," it added. "Mind my elbow."
@means.move You need bare feet for it. {Hero} stood the {kit} in a corner, got a hand into a loop, and waited for her to sigh. She sighed. {Hero} {method}. Three steps, and hold still; three steps; and each time it let {them} a bit further on. It was a kind of maze that minded. "Past the elbow," she said, "and then it's downhill." Something long and pink flopped out, and waved.
@means.tend {Hero} put down the {kit} and {method}. For a long while there was only the sea. "It's the eyes," said Ottoline at last. "Four hundred chairs. That's eight hundred eyes, all pointing. I've always played in the dark." "Then shut yours," said {Hero}, "and it will be." She thought about this. Somewhere in the knot one arm lay down and sighed.
@means.tend {Hero} pushed the {kit} out of the way, and {method}. Nothing was said for so long that a moth went to sleep. "I don't mind ears," said Ottoline. "You can't see an ear coming. But I can't look back at eight hundred eyes." "Who said you'd got to look?" asked {Hero}. There was a pause in there. And then, one after the other, like cats off a bed, arms began to get down.
@snag Seven arms were free, and the eighth was on its way. "Stick!" hissed Mr. Pringle. "She's got to be counted in. Eight arms, one start, or it's soup!" It was always kept on the piano. They all looked there together. Behind the curtain four hundred people coughed, and grew quiet, and...
@snag "Seven," counted {Hero}, "and here's the eighth!" But Mr. Pringle had both hands in his hair. "The stick! She must be brought in. With eight of them, if it's not together, it's a road accident." It was not where it always was. On the far side of that curtain somebody said "Shh", and all at once there was no noise at all, and...
@rescue "It rolled off when you did the soap," said a voice by their knees. It was the girl who sold the peanuts. People in that theatre had bought nuts from her for two years, and could not have told you the colour of her hair. She lay on her front and went in {hid} until there were only two socks. "There," she said, and held up {key}.
@rescue "Excuse me. It's been down there since the soap." In two years she'd been asked for salted, and for plain, and nothing else. Now the peanut girl put down her tray, and lay flat, and felt about {hid}. Soon she was just a pair of heels. "There's a shilling here too," said the heels. "And a tooth." {Hero} held out a hand, and got {key}.
@climax Ottoline shut her eyes. The curtain rose, and so did the hair on {Hero's} neck. Somebody had to stand out there in front. {Hero} walked into that great warm light, with eight hundred eyes in it, turned {their} back on them all, and lifted the stick. "I'm here," {they} whispered. "It's only me." One. Two. Three...
@climax Her eyes were shut; that was the plan. It hadn't struck {Hero}, until the curtain went, that someone else would need to keep both of theirs wide open. It was like walking into an oven full of faces. Left. Right. {They} bowed to it; {they} turned about; there she was, as white as milk. "I've got you," {they} said, and nobody heard it but her. The stick weighed about as much as a breath. One. Two...
@resolution It began with a fiddle, as thin as a thread. Then the flute climbed up it, and the drum came in beneath like a friendly bear. By the second tune the sailors were dancing with the hat shop. The whole pier stamped its long wet legs. {turned}
@resolution It began like someone getting into cold water: a toe of fiddle; an ankle of flute. Then she forgot. Off went the drum, and there wasn't a foot in the house that could keep still. They pushed back all four hundred chairs; they were only chairs. {Hero} beat time till {their} sleeve came off. {turned}
@close {toast} {ends} "I peeped," said Ottoline. "In the last one. They looked nice." She took the tip of one arm and tied it round {Hero's} finger, in a bow. "That one," she said, "is on purpose."
@close {toast} {ends} "Do you know what they were doing," asked Ottoline, "when I had that peep? They'd got their eyes shut, too." {Hero} had seen that. She wound one thin end round {Hero's} finger, over and under, and pulled it snug. "Now that," she said, "is a knot."
`,
  b10: `
@want "SOLD OUT," said the board at the end of the pier; it had never had to say so before, and one of the letters was a chip box, flattened. Four hundred chairs, four hundred tickets, one night. It was all in aid of {event}. {why}
@want It was a thing that hadn't been seen on the pier in living memory: a queue. It went back past the hats. People joined it to find out what it was for, and on being told they looked at one another and stayed. "All eight," said the lady with the tickets. "Together. By herself." She was tearing them in half, to make them last. Nothing like it could have been got up for anything but {event}. {why}
@home A pier is a street that has set out for foreign parts and thought better of it. {Hero} lived about halfway along. There was a hat shop on {home}, a chip shop, and a machine that told your fortune for a penny and had promised everybody, for forty years, a tall stranger. And right at the end, up to its knees in salt water, as if it had gone on ahead to test it, stood the theatre. In the water underneath it lived an octopus called Ottoline, of whom nothing was said on the posters until tonight.
@home They had meant to go on with it. You can tell from the look of the last plank. There must have been a day, with a flag, when {home} was going to be the road to somewhere; and then the money ran out, or the sea kept on, and they put a theatre on the end to make it seem intended. {Hero} lived at the dry end, over hats. A great many people had walked out there of an evening to look at the view, and not one had thought to look down, between the boards, at what was looking up. Her name was Ottoline, and she was an octopus.
@friend Ottoline was of a certain age, and shy. She could play the fiddle, flute and drum together with five other instruments, and she did so every night once the building was empty, in the dark, for no one. {Hero} had found it out by lying on the boards with one ear to a knothole. "People should hear that," {they} had said. "Oh, people," said Ottoline, in the tone of somebody invited to the moon.
@friend "It isn't that I mind an audience," she told {Hero}. "I've never met one." That was in the second winter. For the whole of the first they hadn't spoken: {Hero} lay along the boards of the empty stage after dark and breathed as little as possible; and down among the iron legs something tuned a fiddle, then laid a flute to that, then a drum, and went on adding to it until it had used up all its arms. One night {Hero} had sneezed. "Bless you," said the water, and there was a dreadful silence while they both thought what to do.
@turn It had taken a year to talk her round. At six, with the lamps lit and the fiddle tuned, Mr. Pringle, who had managed the place since the old king, opened the curtain by one inch, in order to dust it. Ottoline put an eye to the inch. She saw row A. She saw row B. You could follow how far she had got by the colour of her. {refrain}
@turn You may know how it is to be quite all right so long as you don't see it. At six o'clock she was. She had resin; she'd got her chin down on the fiddle; she had even told a joke. And Mr. Pringle, who had never in fifty years let a curtain go up dirty, opened it at the join by an inch and ran his duster down. That was all. {Hero} saw the light fall in a stripe across her, from the top, and how her eye went along it, chair by chair, as if somebody had made her count. {refrain}
@trouble Sailors came from the chip shop to admire it. "I've tied them for thirty years," said the oldest, and took off his cap. One arm went in at the tuba and did not come out. One had Mr. Pringle. {run1} "I do beg your pardon," somebody said, very faint, from the centre. They walked round it twice, with a lantern. It's a hard thing to say to a lady, but which of it was her?
@trouble The navy was sent for. It stood round with its hats off and chips in its hands. There'd been nothing in that line, it was generally held, since the anchor chain of the old Queen, and she had been left where she was. One arm had taken a trombone. One had got hold of Mr. Pringle by the braces. {run1} "I'm so dreadfully sorry," it said, from no special direction. {Hero} bent over to say that it did not matter. But which part of her did you say it to?
@stakes "There will be," said Mr. Pringle, being unwound, "a short delay." He'd said it for every disaster since the flood. This time, though, he took out the ticket money and looked at it, and he put it away as if it belonged to somebody else. No octopus, no band. No band, no concert; and {event} would be four hundred people looking at a curtain. The sea slapped at the legs of the place, like slow applause.
@stakes "We've had floods," said Mr. Pringle. "We had a tenor stick in the trap." They had him down now, and he was winding in his braces. "I've always gone on and said, a short delay." He couldn't say it; his lip was doing something else. Beyond the inch stood the chairs, A to T, each of them paid for by somebody who would be brushing a coat by now; and every one of those coats was coming out, on such a night, for the sake of {event}. "How long," asked {Hero}, "can you make a short delay?"
@try1 It is everyone's first idea. It was certainly {Hero's}. "Pull," {they} said, and they divided what there was of her into two sides, fairly, like a team game: six sailors upon the left; on the right the cook, Mr. Pringle, and {Hero}, with both heels against the prompter's box. "All together," {they} called. "It'll come as sweet as anything. And heave! And..."
@try1 Ask anybody what's to be done with a knot, and watch their hands. So there was no debate. They picked her over for loose ends and shared these out; the navy had the seaward half, and to landward there was the cook, and Mr. Pringle, with {Hero} for an anchor. It had a pleasant feeling, like the start of a picnic. Somebody struck up a shanty. "Now she comes!" they sang, and all leaned back upon the word, the whole length of them, and felt her give, and...
@fail1 There's not a shoe in the world that could not have told them. It came down from the size of an armchair to that of a pudding. It was round, and it was blue, and it rang slightly when you tapped it. "I don't like to complain," said Ottoline, from a long way in. One sailor was found to have become part of it, and had to be got out of his sleeve. {refrain}
@fail1 She hadn't given. She had gone in. There's a kind of sigh that a knot makes as it beds down for the winter, and {Hero} had heard it before from a boot. What lay there on the boards was the size of a Christmas pudding. When they listened they could hear her, very far away, saying that it was no one's fault. "That's my watch," the oldest sailor said, looking at where his wrist went. {refrain}
@try2 "My aunt had a ring that stuck," said the cook, and there was a rush for soap. {Home} had forty-one bars, and a tin of something for dogs. They lathered her. They did it with the greatest respect and some long-handled brooms, until she glittered from every side like a chandelier. "And now a touch," {Hero} said. "That's all. Just with the fingertips. Are we ready? As one..."
@try2 What had got it tighter was holding on; so they would see to it that nobody could. It was the cook who had the soap. There was more behind the bar, and in the end they did the thing with mops, two coats, and some stuff that was sold for the feet of horses. She lay and gleamed like a new idea. You couldn't look at her without sliding a little. "No hands," said {Hero}. "It's to be a breath. It's to be like blowing a feather off a baby. All right? And on the count of..."
@fail2 "Who did that?" said the cook, in the silence. "Who touched?" There was an inquiry, afterwards. She was through the double doors by then. She did the whole length of the pier in eleven seconds, with bubbles; went by the fortune machine, which lit up; and was saved at the very last by a brass band who had just got off the bus. They bore her back in a net. She smelt of lavender. Of all those loops, not one had so much as yawned.
@fail2 Nobody, it was clear from the evidence, had counted to the same thing. There was one squeak. She'd cleared the doors before the draught had shut them. She took {home} at its full length and down the middle, passing, on her way, a bishop, a pram, and a dog who changed his whole opinion of the sea; and had there not just then been coming up from the station a brass band, and in front of it a tuba, mouth foremost, she might have been abroad. {Hero} helped to shake her out. She'd never smelt nicer. It was the same knot.
@try3 "Has anyone," {Hero} asked, "ever stayed in a knot while laughing?" Nobody could remember it. The hat shop was opened up, and out came its whole stock of ostrich. {run2} They knelt all round her, nine grown persons with plumes, feeling sillier than they would have liked. "Under the arms," {Hero} said, and heard it. "Well. Wherever you are." Deep down there, something began to bubble...
@try3 "Laugh," said {Hero}. "That's all. Then there's nothing to hold it with." It was thought to be the best so far. The hat shop gave up its ostrich without a murmur, plume by plume, and the navy rolled up its sleeves. {run2} There's no manual for it. Where, on a lady who is all one lump, does one begin? They began on the outside, shyly, each at what was nearest, like people being shown how to ice a cake; and then somebody's feather found an armpit, or anyway a place, and from the heart of it there came a hiccup...
@fail3 It was a delightful laugh. They had time to think so. What no one had recalled was where an octopus keeps her ink, and what she needs to do in order to hold it in. It took the curtain, the ceiling, all of row A, and Mr. Pringle, who had stepped forward just then to announce a short delay. He stood and announced it, in a black shirt, out of a black face, to no one. {refrain}
@fail3 You would've given a good deal to have heard that laugh. It came up by the pailful. The navy caught it, and had to hold on to each other; and they were all of them so far gone that not one remembered what she'd been using those arms to keep the lid on. Afterwards it was very still. "I take it," said a voice, in the total night, "that that was ink." It was Mr. Pringle. They knew it by the duster, which was the last thing there to stay white, and which as they looked at it went out. {refrain}
@clue All this while the piano tuner, who was deaf in that ear, had gone on at the far side of the stage. Plink. Plonk; plink. They were mopping. It was {Spotter} who had got down to the boards beneath the knot, and so came eye to eye with the last two inches of an arm, hanging out at the bottom like a shirt tail. It was tapping. It was keeping the tuner's time, and where he went wrong, it waited for him. Had anyone told it to?
@clue On a stool at the side sat the man who did the piano. He was as deaf as the piano on that side, and he'd seen nothing to stop for. Plink; and a turn of the key; and plink. They were all down with cloths by this time, not speaking. So it fell to {Spotter}, working along under the overhang, to come on a scrap of arm no longer than a thumb, hanging out, where it must have been overlooked in the packing. It rose, and fell. It had his beat exactly. When he made a slip it winced. What could it be doing in there, all by itself, so far from any bad news?
@low They lowered her into a bucket, out of kindness, and {Hero} carried it out to the end. All along the front the doors were opening. You could see them come, in twos and threes, with scarves, and pause under the lamps to look at the time. It had been {Hero's} idea. She had been happy in the dark, and {they} had talked, and talked, for a year. The {kit} {kitWas} ruined, probably. {They} wiped it on {their} sleeve, which made both worse. {run3}
@low You'd hardly have known it was the same bucket; it was the one that she'd had her tea from. {Hero} carried it out to the end and sat on the plank that they had meant to go on from. She had been all right. She'd had her dark, and her tunes, and a person through the floor who sneezed. It was {Hero} who'd wanted there to be more people in it. "They'd love you," {they} had said; {they} had said so for a year. And here they were, the whole front strung with lamps, coming along to do it. The {kit} had ink in every corner. {They} shut it away. {run3}
@insight.sound Tap-a-tap, tap-a-tap. It was a small noise, against the tide. "{Rule,}" {Hero} said with some bitterness, for what was there left to hear? And there it was. It was the side drum, from the march; it was thirty bars into it, and it did not seem to be afraid of anything. Ottoline was in pieces. But this piece had a job. {They} gazed at it. An octopus (somebody had told {them} once) thinks with her arms. Was there one in there that was only waiting for the fiddle?
@insight.sound It was such a small noise that it might have been the bucket. "{Rule,}" was the one thing {they} had to be proud of, so {Hero} bent down. Tap-a-tap-a, rest. It was triplets. It was somebody's solo, out of the slow movement, and coming along nicely. All the rest of her lay clenched about the thought of row D, and here, at the far end of the longest arm, the news simply hadn't come. They had been talking to the wrong part of her! You can't tell a frightened person to let go. But could you strike up, just outside, and see who came to the window?
@insight.move The swell lifted the weed on the iron legs, and laid it down. {They} had been watching that for some minutes before {they} saw that there were two things doing it. Down in the bucket, the knot was letting out its breath. "{Rule,}" {Hero} said; {they} had said it so often that it was like hearing it from a stranger. Each time it sank, there was slack; you could have posted a letter through it. And each time they'd been hauling the other way! If you once stopped arguing with a knot, could you be shown out?
@insight.move From there you could feel the whole pier lift, and think about it, and settle. {Hero} had {their} chin on the rim. Lift; she was a stone. Settle; she was washing. It must have gone by thirty times before {they} saw it, and then it was all that {they} could see: the gaps, opening, one behind another, like doors down a corridor when somebody's left the last window up. "{Rule,}" {they} said. They had been so strong, and so many; they'd always come to it just as it shut. What would it be like to stand there, and not knock, and be let through?
@insight.tend "I'm afraid I've spoilt his shirt," said the bucket. {Hero} did not reply; {they} {was} ashamed to. They had heaved her, and scrubbed her, and gone at her with hats. {They} had even spent a year telling her what people should hear. "{Rule}" It was the one thing {they} knew. Had {they}, at any time, in all that kindness, left a gap long enough for her to put in a word?
@insight.tend "Are you very tired?" asked the bucket. Now that was not what she ought to have been asking; it should have been the other way. {Hero} couldn't answer. "{Rule,}" {they} had on a label, sewn inside {their} coat. {They} went back over the evening, which was a thing like walking through a house after a party. There had been so much done for her, and done with such good will! There'd been shanties. And among all those voices, since six o'clock, had there been one that went up at the end?
@means.sound Backstage, on the wet boards, {Hero} settled down with the {kit} by what might be an ear. The side drum: {Hero} {method}. For a moment there was nothing. Then out slid an arm, without any hurry, like a man leaving a dull party, and felt behind it for its sticks. The flute. The fiddle. "Is that one of mine?" asked Ottoline, as the fourth went by her. "Good gracious. It's the twiddly bit. I thought I'd forgotten that."
@means.sound {They} had everyone out of it, even the navy. {Hero} sat down on the boards beside her, in the one lamp, with the {kit}; {they} let a whole minute go; and {they} {method}, no more than the triplets, as you might hum on a stair. It was like one bird. There was a shuffle in there of someone getting up. Presently a second arm, which was brass, could bear no longer to hear it done without. "I'm not listening," said Ottoline. "I've my eyes shut. Who's that?" "That's you," {Hero} told her. "That's the horn." "Oh," she said. "He's good."
@means.move {Hero} laid the {kit} to one side, and {their} watch, and {their} shoes, and took hold of the only loop that did not look cross. You had to wait. Out it breathed, all along its length; and just then {Hero} {method}. Under; round; through; and stop. It was like being led through a dark house by someone who lives there. "You're going backwards," said Ottoline, with interest. "It's how I came in. Mind the elbow. No: the other one. No."
@means.move {Hero} left {their} shoes with the {kit}. It had come to {them} that one shouldn't go into anybody's house in boots. There was a loop at the side, no tighter than a sleeve; {they} stood with a hand in that, and breathed as she breathed, until it was hard to tell which was first; and, as it opened, {Hero} {method}. A turn. A wait, in the close pink dark. A turn. It was not a thing you could be clever at. "I go left there, I believe," she said, sounding interested. "Fancy you finding that. No one's been through here but me."
@means.tend {They} set down the {kit} by the bucket, and {Hero} {method}. The tide talked. {Hero} let it. "Row D," said Ottoline, finally. "I'd got as far as row D. You have to understand that I've two eyes, dear. They've eight hundred, and they all point the same way. At home it's dark." "If you were to shut yours," said {Hero}, "it still would be." There was a pause, while somebody tried it. "Well, I never," said Ottoline; and, one by one, things began to let go of each other.
@means.tend The {kit} stayed shut. {Hero} lay flat, cheek to the boards, just as in the first winter, and {method}; and, between the two of them, and the sea, it got to be quite like old times. "It isn't the people," she said, by and by. "I'm sure they're dears. It's being pointed at. Four hundred chairs! You never saw such a thing for pointing. I looked at them, and each one of them looked at me, and I thought, I can't look back at you all." "I never looked," said {Hero}, "and I heard every note." There was no answer. But something went slack.
@snag Seven were out. The last was on its way, with the tuba. "The stick, the stick!" Mr. Pringle was wringing what he had for hands. "Eight arms and no downbeat is not a band, it's a spillage." The stick lived on the lid of the piano. It had always lived there. They looked at the lid, every one of them, for slightly too long. Beyond the curtain four hundred people finished coughing, folded their programmes, and fell silent...
@snag "All present," said {Hero}, "and one watch." The eighth had brought it. There was the scrape of four hundred people sitting down, and Mr. Pringle went to the piano, for the stick. He went to it as you do to a shelf in the dark, with his hand out. They saw the hand close; they saw him look at it. "She'll want counting in," he said. "That's eight trains, you know, and one platform." It hadn't been seen since the navy came. Out in the house the gas was lowered; there was a last cough, like a latch...
@rescue "It went when you did the soap." They looked about, and then down. It was the girl who sold the peanuts. There can't have been a soul in that town who had not bought a bag from her, and paid, and said thank you to the bag. "I'd have told you, but you were all shouting heave." She was flat on her front by then, and then she was two socks, {hid}. "Don't tread on me, please," said the socks. She backed out, all over fluff, and handed {Hero} {key}.
@rescue "I shouted," said somebody, "but it was during the shanty." She had a tray round her neck, and there were peanuts on it. For two winters every soul in {home} had put a penny in that tray and never once looked any higher. "When it slid, that did. There's a slope." So they all stood about in their ink, and watched the girl who sold the peanuts take off her cap, and fold it, and go under, {hid}, an inch at a time, till there was nothing to see of her but the darns. She had cobwebs on her when she came out, and {key}. "I've always wanted to hold it," she told {Hero}, and gave it up.
@climax Ottoline had shut her eyes. The trouble was that nobody had thought, until this moment, who would have to keep theirs open. The curtain rose. There is a heat that comes off a full house, like a big animal's breath, and {Hero} walked out into the middle of it with ink in {their} ears. {They} bowed, since one did. Then {they} turned {their} back on eight hundred eyes, and found just one face, pale, screwed up like a child's at the doctor. "It's only me," {they} said, so no one else could hear. The stick went up. One. Two. Three...
@climax In the dark under the stage it had sounded so simple. She would shut hers. And someone, it now appeared, as eleven feet of red plush went up into the roof, was left standing out in front of it with both eyes open. It was like being breathed on by a cow. {Hero} walked; there was a good deal of floor. Somewhere about row D {they} saw what it was she had seen, all of it, pointing, and thought, quite clearly, I can't look back at you all. So {they} did not try to. {They} turned round. {They} found one small face, screwed up against the light, and lifted the stick to it as you would hold up a lamp for someone on a stair. One. Two...
@resolution First came the fiddle, so thin that people leaned toward it. The flute climbed up that as a bean goes up a string. Then the drum arrived underneath, and four hundred strangers, who had come in scarves, breathed out together. By the third number the hat shop was dancing with the navy. Mr. Pringle came on in his black shirt to say there would be no delay of any kind, and cried. {turned}
@resolution A note came out, and stood there, blinking. It was the fiddle. A flute put a hand in its hand. They went up and down a little, in front of all those people, and nobody laughed; and behind them, by way of encouragement, somebody very large sat down at a drum. It was one tune after that. The bishop was seen to have a lady on each arm. From row D, where it was best, they said the extraordinary thing was that you got so you didn't look. You shut your eyes, and there it all was. {Hero}, who couldn't, kept time, and was crying ink. {turned}
@close It was past midnight, and of {event} there was nothing left but a plate. They sat in a row with their legs above the sea. {toast} {ends} "I peeped, you know," said Ottoline, after a while. "In the slow one. They'd all shut theirs." She took the end of one arm, and wound it about {Hero's} finger, over, under and through, and drew it tight. "That isn't nerves," she said. "That's so as to remember." And below them in the dark, quite by itself, something went on tapping.
@close {toast} {ends} The lamps had gone home along the front by ones and twos, and some of them were singing. "I looked, you know," said Ottoline. "Towards the end. I thought that I'd better, in case they'd gone." {Hero} asked what it was like. She turned it over. "Pointed," she said. "But the other way. As if it were I that had come to hear them." They sat on the last plank, where somebody had once meant to go on. After a time she took {Hero's} hand, and tied herself around one finger of it, over and under and through. It was a granny. She could do better. It was only so that there should be something to undo tomorrow.
`,
}
