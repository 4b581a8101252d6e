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
@home {Hero} lived by the sea. Ottoline lived in the sea, splish, splash!
@friend Ottoline had eight arms. She waved all eight. "Hello, {Hero}!"
@turn Then Ottoline saw all the chairs. Oh no! {refrain}
@trouble Was her head up or down? {run1} What could {Hero} do?
@stakes {Hero} looked at the drum. There was no band and no show!
@try1 "Pull!" said {Hero}. They all pulled, and pulled...
@fail1 Now it was a little, tight knot. {refrain}
@try2 {Hero} washed her with soap. Rub, rub, rub, and...
@fail2 Whee! Off she went, past {Hero}, all the way to the sea!
@try3 "Let's tickle her," said {Hero}. {run2} Tickle, tickle, tickle...
@fail3 Ha, ha, splat! Now they were all black. {refrain}
@clue {Spotter} saw one arm go tap, tap, tap. Did it hear the band?
@low {Hero} sat down all alone by the dark sea. {run3}
@insight.sound Tap, tap, went the arm. {Hero} tapped too. What if...?
@insight.move In went the sea, and out. In went the knot, and out. What if...?
@insight.tend "What is it?" said {Hero}. Was Ottoline afraid?
@means.sound {Hero} made a drum song. Out came the drum arm!
@means.move {Hero} went over, under and through. So did Ottoline!
@means.tend "Shut your eyes," said {Hero}. One arm came out, and two.
@snag Now the little white stick! Oh no, where was it...?
@rescue The peanut girl had it. Good girl!
@climax Up went {Hero}, and up went the stick. One, two, three...
@resolution {Hero} danced and all the people danced. {turned}
@close Ottoline gave {Hero} one hug with eight arms. {toast} {ends}
`,
  b4_6: `
@want There was going to be a concert at the end of the pier, for {event}. {why} Four hundred chairs stood in rows.
@home {Hero} lived on {home}, which is a street that walks out to sea. At the far end was a theatre on long wet legs, and under that lived the band. She was called Ottoline, and she was an octopus.
@friend Ottoline played the [fiddle, the flute|flute, the fiddle], the drum and five more things, all at once. "Good evening, {Hero}," she said, and shook hands, and hands, and hands.
@turn At six o'clock Mr. Pringle pulled back the curtain, to dust it. Ottoline looked out. She saw the chairs. She went [white|green], and then pink, and then... {refrain}
@trouble There was an arm in the drum. There was one up the flute. {run1} "Sorry," said a very small voice, inside the ball. Which end was Ottoline?
@stakes "She's never done that before," said Mr. Pringle. They had [an hour|one hour], four hundred people, and a knot. "No band, no concert. And no concert, no {party}!"
@try1 "A knot has to be pulled," said {Hero}. Six sailors took one side, and {Hero} took the other. "Heave!" they shouted. "And heave! And..."
@fail1 It got tighter. Any shoe could have told them that. Now Ottoline was as hard and round as [a cannonball|a bowling ball], and rather blue. {refrain}
@try2 "Soap!" said {Hero}. It gets rings off fingers. They rubbed her with ten bars of it. Then each sailor gave a push, just a little one, and...
@fail2 Off she went. She slid out at the door, down the pier, and past the chips. It took a net and [three|four] boys to bring her back. She was still a knot, but a clean one.
@try3 "If she laughs," said {Hero}, "she'll come loose." So each of the sailors got a feather. {run2} "Ready? Tickle!" And Ottoline began to shake, and shake...
@fail3 She laughed, all right. But when an octopus laughs, out comes the ink. It got Mr. Pringle in his white shirt. {refrain}
@clue It was {Spotter} who saw it. The piano man was trying out a tune. And one thin arm, that stuck out of the knot, went tap, tap, tap. Who had told it to?
@low Outside, people had started to queue. {Hero} sat at the end of the pier with ink in both ears. The poor {kit} had gone black. {run3}
@insight.sound Tap, tap, tap, went the one thin arm in its bucket. {Hero} sat up. "{Rule,}" {they} said. That was the drum part! The arm knew it all by itself. Did each of them know its own tune?
@insight.move Up came the sea under the boards, and down it went. {Hero} looked in the bucket. The knot went big, then small, then big. "{Rule}" It was breathing! They had been pulling out the whole time. What if you went in?
@insight.tend "Sorry," said the small voice in the bucket. {Hero} put {their} head right in. "{Rule,}" {they} said. Had anybody asked her what was the matter?
@means.sound {Hero} brought {their} {kit} and sat by the knot. First the drum part: {Hero} {method}. Out slid one arm, to drum. Next, the fiddle part. Out slid another!
@means.move The knot went slack. {Hero} {method}. In, and under, and round, the way that she had got there. One arm came with {them}. Then two!
@means.tend {Hero} {method}. "So many eyes," said Ottoline. "I only have two." So {Hero} told her to shut them. She shut them tight. One arm let go.
@snag "Curtain!" cried Mr. Pringle. "Where's the stick? She can't begin without a one, two, three!" It was not on the piano. The people were sitting down, and...
@rescue "It rolled," said the girl who sold the peanuts. Nobody ever looked at her, only at the peanuts. She went in {hid}, right up to her socks. Out she came with {key}.
@climax Up went the curtain. Ottoline shut her eyes. {Hero} walked out to the front, with all those faces, and held up the stick. {Their} hand shook. One... two... three!
@resolution Zing, went the fiddle. All eight arms went off like a fair, and the whole pier danced on its long wet legs. {turned}
@close {toast} {ends} Ottoline tied one more knot, a very small one. It was her own arm, round {Hero's} finger. "So I don't forget," she said.
`,
  b7_9: `
@want "Sold out," said the board at the end of the pier, and somebody had drawn a smile on it. For the first time ever, Ottoline was going to play to people. It was for {event}. {why}
@home {Hero} lived on {home}. A pier is a street that set off across the sea and changed its mind. It had a hat shop, and a machine that told your fortune [and was always wrong|if you hit it]. At the far end stood a theatre, up to its knees in the waves. And under the theatre lived an octopus called Ottoline.
@friend Ottoline was a whole band. She played the fiddle, the flute, the drum and five other things, all at the same time. She did it in the dark, by herself, when everyone had gone. {Hero} used to lie on the boards above with one ear down. "You ought to let people hear you," {they} said.
@turn And tonight they would. At six Mr. Pringle, who looked after the theatre, drew the curtain back an inch, to dust it. Ottoline looked out through the inch. She saw the chairs. She turned white, then pink, then a sort of tartan. {refrain}
@trouble It was a remarkable knot. There was an arm in the drum, an arm up the tuba and an arm round Mr. Pringle. {run1} "Sorry," said a tiny voice, from somewhere in the middle. They turned it over, to look. It was the same on that side. Which bit of it was the front?
@stakes Mr. Pringle got his leg back. "There will be," he said, to nobody, "a short delay." It was what he always said.  In an hour there would be four hundred people on those chairs, and what would they hear? "Without her there isn't a concert," said {Hero}. "And without a concert, there's no {party}."
@try1 "What do you do with a knot?" said {Hero}. "You pull it!" Six sailors were fetched out of the chip shop. They took hold of whatever stuck out on the left; {Hero}, the cook and Mr. Pringle took whatever stuck out on the right. "On three," said {Hero}. "One, two, heave! And heave! And..."
@fail1 Everybody who has ever had shoes knows what happens. The knot grew small, and hard, and quite round, like a cannonball with suckers. "Ow," it said, politely. {refrain}
@try2 Then what gets a tight ring off a fat finger? "Soap!" cried {Hero}. They used all the soap on the pier, which was forty-one bars and something for dogs. They rubbed her until she squeaked. "Now," said {Hero}, "each of us gives one gentle push. Very gentle. Ready..."
@fail2 No one ever found out who pushed too hard. Ottoline left by the main doors. She passed the hat shop at about the speed of a bicycle, took the corner by the chips, and was stopped by a brass band, which had only come to listen. She was carried home in a net, smelling of roses, and not one arm of her was looser.
@try3 "You go all floppy when you laugh," {Hero} said. "Everybody does." So the hat shop lent them feathers, big curly ones, and they all knelt round her in a ring. {run2} "Under the arms," {Hero} told them, and they looked at all those arms. "Just start anywhere." The knot twitched. It wobbled...
@fail3 She did laugh. It was a lovely laugh, like a drain singing. The trouble is that an octopus keeps her ink just behind it. When they could see again, there were nine people on that stage as black as boots, and a curtain to match, and a knot. "There will be a short delay," said Mr. Pringle, and went away to wash. {refrain}
@clue The piano tuner had heard none of it; he was rather deaf. He went on trying out his notes, plink, plonk, plink. {Spotter} was wiping ink from the boards and saw a thing that nobody else did. From the underside of the knot there stuck one thin arm's end. Tap, tap, it went, tap-a-tap, dead in time. Who had asked it to?
@low They put her in a bucket, for the cool. {Hero} sat beside it, out on the end of the pier, and saw the lights come on along the shore as people got into their coats. All of them were coming here. It had been {Hero} who'd said that she ought to be heard. {They} turned the {kit} over and over, and it left black marks. {run3}
@insight.sound Tap-a-tap, said the arm in the bucket. {Hero} had no wish to listen to anything. "{Rule,}" {they} told {themself}, because it was the rule, and did. It was the big drum part, from the third march. Nobody was playing that. Ottoline was upset from end to end, but this arm wasn't; it was practising. What if every one of them knew its own tune by heart?
@insight.move The swell came in under the boards, and went out. {Hero} watched it because there was nothing else to do. Then {they} looked in the bucket, and the knot was doing it, too: big, small, big. "{Rule}" said {Hero}, very slowly. Every time it was small, all the loops hung slack. They had only ever tugged at it. Would it mind if someone went with it?
@insight.tend "I'm sorry about the shirt," said the bucket. {Hero} looked in. All evening they had talked over her, and across her, and about which end to hold. "{Rule,}" {Hero} said aloud, and felt {their} ears go hot under the ink. In that whole long hour, had one of them asked her a question?
@means.sound {Hero} set {their} {kit} beside her on the dark stage. The drum part came first. {Hero} {method}, and out slid one long arm, feeling about for its stick. The flute part came next, and out slid another. "That's never mine," said Ottoline, amazed, as a third went by. "Oh! It is. It's the twiddly bit."
@means.move {Hero} laid the {kit} aside, took off both shoes, and held the loosest loop that {they} could see. Big; small; now! {Hero} {method}. Under it went, and round, and through, back along the road that it had come by, and the next breath carried {them} on to the next. "It's like a dance," said the knot. "Left a bit," it added. "Mind my elbow."
@means.tend {Hero} put down the {kit} and {method}. For a long while there was only the sea. "It's the eyes," said Ottoline at last. "Four hundred chairs. That's eight hundred eyes, all pointing. I've always played in the dark." "Then shut yours," said {Hero}, "and it will be." She thought about this. Somewhere in the knot one arm lay down and sighed.
@snag Seven arms were free, and the eighth was on its way. Feet came along the pier, hundreds of feet. "Stick!" hissed Mr. Pringle. "She's got to be counted in. Eight arms, one start, or it's soup!" It was always kept on the piano. They all looked there together. Behind the curtain four hundred people coughed, and grew quiet, and...
@rescue "It rolled off when you did the soap," said a voice by their knees. It was the girl who sold the peanuts. People in that theatre had bought nuts from her for two years, and could not have told you the colour of her hair. She lay on her front and went in {hid} until there were only two socks. "There," she said, and held up {key}.
@climax Ottoline shut her eyes. The curtain rose, and so did the hair on {Hero's} neck. Somebody had to stand out there in front. {Hero} walked into that great warm light, with eight hundred eyes in it, turned {their} back on them all, and lifted the stick. "I'm here," {they} whispered. "It's only me." One. Two. Three...
@resolution It began with a fiddle, as thin as a thread. Then the flute climbed up it, and the drum came in beneath like a friendly bear. By the second tune the sailors were dancing with the hat shop. The whole pier stamped its long wet legs. {turned}
@close {toast} {ends} "I peeped," said Ottoline. "In the last one. They looked nice." She took the tip of one arm and tied it round {Hero's} finger, in a bow. "It's not nerves," she said. "That one's on purpose."
`,
  b10: `
@want "SOLD OUT," said the board at the end of the pier; it had never had to say so before, and one of the letters was a chip box, flattened. Four hundred chairs, four hundred tickets, one night. It was all in aid of {event}. {why}
@home A pier is a street that has set out for foreign parts and thought better of it. {Hero} lived about halfway along. There was a hat shop on {home}, a chip shop, and a machine that told your fortune for a penny and had promised everybody, for forty years, a tall stranger. And right at the end, up to its knees in salt water, as if it had gone on ahead to test it, stood the theatre. In the water underneath it lived an octopus called Ottoline, of whom nothing was said on the posters until tonight.
@friend Ottoline was of a certain age, and shy. She could play the fiddle, flute and drum together with five other instruments, and she did so every night once the building was empty, in the dark, for no one. {Hero} had found it out by lying on the boards with one ear to a knothole. "People should hear that," {they} had said. "Oh, people," said Ottoline, in the tone of somebody invited to the moon.
@turn It had taken a year to talk her round. At six, with the lamps lit and the fiddle tuned, Mr. Pringle, who had managed the place since the old king, opened the curtain by one inch, in order to dust it. Ottoline put an eye to the inch. She saw row A. She saw row B. You could follow how far she had got by the colour of her. {refrain}
@trouble Sailors came from the chip shop to admire it. "I've tied them for thirty years," said the oldest, and took off his cap. One arm went in at the tuba and did not come out. One had Mr. Pringle. {run1} "I do beg your pardon," somebody said, very faint, from the centre. They walked round it twice, with a lantern. It's a hard thing to say to a lady, but which of it was her?
@stakes "There will be," said Mr. Pringle, being unwound, "a short delay." He'd said it for every disaster since the flood. This time, though, he took out the ticket money and looked at it, and he put it away as if it belonged to somebody else. No octopus, no band. No band, no concert; and {event} would be four hundred people looking at a curtain. The sea slapped at the legs of the place, like slow applause.
@try1 It is everyone's first idea. It was certainly {Hero's}. "Pull," {they} said, and they divided what there was of her into two sides, fairly, like a team game: six sailors upon the left; on the right the cook, Mr. Pringle, and {Hero}, with both heels against the prompter's box. "All together," {they} called. "It'll come as sweet as anything. And heave! And..."
@fail1 There's not a shoe in the world that could not have told them. It came down from the size of an armchair to that of a pudding. It was round, and it was blue, and it rang slightly when you tapped it. "I don't like to complain," said Ottoline, from a long way in. One sailor was found to have become part of it, and had to be got out of his sleeve. {refrain}
@try2 "My aunt had a ring that stuck," said the cook, and there was a rush for soap. {Home} had forty-one bars, and a tin of something for dogs. They lathered her. They did it with the greatest respect and some long-handled brooms, until she glittered from every side like a chandelier. "And now a touch," {Hero} said. "That's all. Just with the fingertips. Are we ready? As one..."
@fail2 "Who did that?" said the cook, in the silence. "Who touched?" There was an inquiry, afterwards. She was through the double doors by then. She did the whole length of the pier in eleven seconds, with bubbles; went by the fortune machine, which lit up; and was saved at the very last by a brass band who had just got off the bus. They bore her back in a net. She smelt of lavender. Of all those loops, not one had so much as yawned.
@try3 "Has anyone," {Hero} asked, "ever stayed in a knot while laughing?" Nobody could remember it. The hat shop was opened up, and out came its whole stock of ostrich. {run2} They knelt all round her, nine grown persons with plumes, feeling sillier than they would have liked. "Under the arms," {Hero} said, and heard it. "Well. Wherever you are." Deep down there, something began to bubble...
@fail3 It was a delightful laugh. They had time to think so. What no one had recalled was where an octopus keeps her ink, and what she needs to do in order to hold it in. It took the curtain, the ceiling, all of row A, and Mr. Pringle, who had stepped forward just then to announce a short delay. He stood and announced it, in a black shirt, out of a black face, to no one. {refrain}
@clue All this while the piano tuner, who was deaf in that ear, had gone on at the far side of the stage. Plink. Plonk; plink. They were mopping. It was {Spotter} who had got down to the boards beneath the knot, and so came eye to eye with the last two inches of an arm, hanging out at the bottom like a shirt tail. It was tapping. It was keeping the tuner's time, and where he went wrong, it waited for him. Had anyone told it to?
@low They lowered her into a bucket, out of kindness, and {Hero} carried it out to the end. All along the front the doors were opening. You could see them come, in twos and threes, with scarves, and pause under the lamps to look at the time. It had been {Hero's} idea. She had been happy in the dark, and {they} had talked, and talked, for a year. The {kit} was ruined, probably. {They} wiped it on {their} sleeve, which made both worse. {run3}
@insight.sound Tap-a-tap, tap-a-tap. It was a small noise, against the tide. "{Rule,}" {Hero} said with some bitterness, for what was there left to hear? And there it was. It was the side drum, from the march; it was thirty bars into it, and it did not seem to be afraid of anything. Ottoline was in pieces. But this piece had a job. {They} gazed at it. An octopus (somebody had told {them} once) thinks with her arms. Was there one in there that was only waiting for the fiddle?
@insight.move The swell lifted the weed on the iron legs, and laid it down. {They} had been watching that for some minutes before {they} saw that there were two things doing it. Down in the bucket, the knot was letting out its breath. "{Rule,}" {Hero} said; {they} had said it so often that it was like hearing it from a stranger. Each time it sank, there was slack; you could have posted a letter through it. And each time they'd been hauling the other way! If you once stopped arguing with a knot, could you be shown out?
@insight.tend "I'm afraid I've spoilt his shirt," said the bucket. {Hero} did not reply; {they} {was} ashamed to. They had heaved her, and scrubbed her, and gone at her with hats. {They} had even spent a year telling her what people should hear. "{Rule}" It was the one thing {they} knew. Had {they}, at any time, in all that kindness, left a gap long enough for her to put in a word?
@means.sound Backstage, on the wet boards, {Hero} settled down with the {kit} by what might be an ear. The side drum: {Hero} {method}. For a moment there was nothing. Then out slid an arm, without any hurry, like a man leaving a dull party, and felt behind it for its sticks. The flute. The fiddle. "Is that one of mine?" asked Ottoline, as the fourth went by her. "Good gracious. It's the twiddly bit. I thought I'd forgotten that."
@means.move {Hero} laid the {kit} to one side, and {their} watch, and {their} shoes, and took hold of the only loop that did not look cross. You had to wait. Out it breathed, all along its length; and just then {Hero} {method}. Under; round; through; and stop. It was like being led through a dark house by someone who lives there. "You're going backwards," said Ottoline, with interest. "It's how I came in. Mind the elbow. No: the other one. No."
@means.tend {They} set down the {kit} by the bucket, and {Hero} {method}. The tide talked. {Hero} let it. "Row D," said Ottoline, finally. "I'd got as far as row D. You have to understand that I've two eyes, dear. They've eight hundred, and they all point the same way. At home it's dark." "If you were to shut yours," said {Hero}, "it still would be." There was a pause, while somebody tried it. "Well, I never," said Ottoline; and, one by one, things began to let go of each other.
@snag Seven were out. The last was on its way, with the tuba. "The stick, the stick!" Mr. Pringle was wringing what he had for hands. "Eight arms and no downbeat is not a band, it's a spillage." The stick lived on the lid of the piano. It had always lived there. They looked at the lid, every one of them, for slightly too long. Beyond the curtain four hundred people finished coughing, folded their programmes, and fell silent...
@rescue "It went when you did the soap." They looked about, and then down. It was the girl who sold the peanuts. There can't have been a soul in that town who had not bought a bag from her, and paid, and said thank you to the bag. "I'd have told you, but you were all shouting heave." She was flat on her front by then, and then she was two socks, {hid}. "Don't tread on me, please," said the socks. She backed out, all over fluff, and handed {Hero} {key}.
@climax Ottoline had shut her eyes. The trouble was that nobody had thought, until this moment, who would have to keep theirs open. The curtain rose. There is a heat that comes off a full house, like a big animal's breath, and {Hero} walked out into the middle of it with ink in {their} ears. {They} bowed, since one did. Then {they} turned {their} back on eight hundred eyes, and found just one face, pale, screwed up like a child's at the doctor. "It's only me," {they} said, so no one else could hear. The stick went up. One. Two. Three...
@resolution First came the fiddle, so thin that people leaned toward it. The flute climbed up that as a bean goes up a string. Then the drum arrived underneath, and four hundred strangers, who had come in scarves, breathed out together. By the third number the hat shop was dancing with the navy. Mr. Pringle came on in his black shirt to say there would be no delay of any kind, and cried. {turned}
@close It was past midnight, and of {event} there was nothing left but a plate. They sat in a row with their legs above the sea. {toast} {ends} "I peeped, you know," said Ottoline, after a while. "In the slow one. They'd all shut theirs." She took the end of one arm, and wound it about {Hero's} finger, over, under and through, and drew it tight. "That isn't nerves," she said. "That's so as to remember." And below them in the dark, quite by itself, something went on tapping.
`,
}
