// The mountain's echo has gone, and without her nobody can be called home.
import type { PackSource } from '../pack.ts'

export const echo: PackSource = {
  id: 'echo',
  skeleton: 'lost-thing',
  genres: ['mystery', 'fairy-tale', 'friendship', 'educational', 'fantasy'],
  tags: 'mountain village valley hill goat farm alps cave well countryside cabin camp',
  peril: 1,
  touches: 'dark well cave mountain',
  ways: ['sound', 'mark', 'tend'],
  figure: { name: 'the Echo', type: null, pronoun: 'she', want: 'to go first for once', habit: 'has the last word' },
  names: ['Echo', 'Low Holler', 'Low', 'Holler', 'Aunt Peg', 'Aunt', 'Peg'],
  nouns: {
    home: 'Low Holler',
    quest: 'echo',
    key: 'the long well rope',
    hid: 'under the goat shed',
    mistake: 'shouted a rude word at the mountain, to hear it said back',
    scary: 'the deep black well',
    wait: 'until the bucket had stopped swinging',
    crowd: 'the goat people',
    small: 'the goose girl',
    says: 'She only ever gets our ends. Perhaps she wants a beginning.',
  },
  swappable: false,
  refrain: {
    base: 'Hello! called everyone. And nothing said hello.',
    turned: 'Hello! called the mountain. And everyone said hello.',
  },
  small: {
    base: 'Hello! called everyone. Nothing said hello.',
    turned: 'Hello! called the hill. They all said hello.',
  },
  titles: [
    '{Hero} and the Missing Echo',
    'The Echo Who Went First',
    'Nothing Said Hello',
    'What Was Down the Well?',
    'The Last Word in Low Holler',
  ],
  blurb:
    'In Low Holler you shout once and the mountain does the rest. Then one morning it does nothing at all. Who would steal an echo? And what is {Hero} to do {kitWith}, against a silence as big as that?',
  stage: `
    home: mountain morning clear wide | shout happy | goat | bird-on-head
    hobby: hill morning clear medium | stand proud | |
    friend: hill morning clear medium | wave happy | goat bucket | cat-asleep
    want: square morning clear medium | carry excited | table pie | duck-following
    flaw: hill day clear close | stand thoughtful | | odd-socks
    turn: mountain day clear behind | shout surprised | goat |
    trouble: hill day clear wide | run funny | goat soup-pot | upside-down-sign
    stakes: square day cloudy medium | look worried | table pie |
    try1: mountain day cloudy medium | shout brave | |
    fail1: mountain day cloudy wide | look sad | goat | bird-on-head
    try2: mountain dusk cloudy medium | play-music hopeful | horn | mouse-watching
    fail2: hill dusk cloudy wide | run surprised | horn goat | |
    clue: well dusk cloudy close | listen curious | bucket | frog-in-cup
    try3: mountain dusk cloudy wide | hide excited | stone | |
    fail3: mountain night cloudy wide | stand sad | stone | |
    low: well night cloudy close | sit sad | bucket | snail-passing
    insight: well night cloudy close | listen hopeful | bucket | |
    means: well night clear medium | kneel brave | bucket | frog-in-cup
    snag: well night wind above | reach surprised | rope | |
    rescue: farm night wind medium | crawl hopeful | rope goat | mouse-watching
    choice: well night clear medium | kneel thoughtful | rope | |
    climax: well night stars above | look-down wonder | bucket rope | |
    resolution: mountain night stars wide | cheer joy | goat lantern | |
    close: square night stars wide | laugh happy | table pie goat | small-copy-of-hero
  `,
  b0_3: `
@home {Hero} called hello to the hill. "Hello!" said the Echo.
@friend Aunt Peg had ten goats. "Hello, {Hero}!"
@want {Hero} put out the plates for {event}. {why}
@turn {Hero} called and called. {refrain}
@trouble "Moo?" said a cow to the hill. No moo came back. {run1} Where was she?
@stakes Who would call them all home to eat?
@try1 {Hero} took a big breath, and a big, big shout...
@fail1 A goat fell over. Bump! {refrain}
@try2 {Hero} had a long, long horn, and blew and blew...
@fail2 Moo! Up came a big cow to give it a kiss.
@clue Plip, plop! {Spotter} heard it two times. Who was in the well?
@try3 {Hero} hid and said, "Hello, hello!" {run2}
@fail3 But it was not the same at all. {refrain}
@low {Hero} sat by the well in the dark. {run3}
@insight.sound {Hero} sang a bit, and then stopped. Who sang the end?
@insight.mark {Hero} wrote on a card. Would she come and look?
@insight.tend "What do you need?" said {Hero}. Did she want to go first?
@means.sound {Hero} sang one bit, and left room for one bit more.
@means.mark The card said, "You go first!" Down it went.
@means.tend {Hero} sat by the well, and was still, so still.
@snag Now pull her up! Oh no! Where was the rope...?
@rescue The goose girl found it, with ten goats on top.
@climax {Hero} pulled up the bucket. A small voice said, "Hello?"
@resolution {Hero} jumped and the hill laughed. {turned}
@close They all came home to eat. {toast} {ends}
`,
  b4_6: `
@home {Hero} lived in {home}, high up, where the Echo lived. If you called hello once, she said it for you nine times, all the way round the mountain.
@friend Aunt Peg kept goats on the far side. "Hello, Aunt Peg!" {Hero} called across every morning. And the Echo ran over with it, like a [postman|small dog].
@want Today there was a lot to call. There were pies to fetch and people to fetch, from all nine farms, for {event}. {why}
@turn {Hero} stood on the calling stone, put both hands to {their} mouth, and called. The goats looked up. They waited. {refrain}
@trouble The cows mooed, and no moo came back, and they sat down in a heap and sulked. A boy shouted at a cliff, and got a [headache|sore throat]. {run1} Had somebody stolen her?
@stakes In {home} there was no bell. There was no telephone. There was only the Echo, and nine farms out of sight. With no one to call them in, who would come to {event}?
@try1 "She may be asleep," said {Hero}. "I'll be louder." {They} took the biggest breath {they} ever took, and stood on tiptoe, and...
@fail1 Down fell two jugs and a [goat|hat]. The shout went out over the valley, and it just went on going. {refrain}
@try2 Up in the church there was a horn as long as a cow. It took four to hold it. "Ready?" said {Hero}, and {they} blew till {their} ears went pink...
@fail2 Moooo. Nothing said it back. But a bull came up from the next valley, at a run, with flowers in his mouth.
@clue They hid in the well house till he had gone. It was there that {Spotter} held up a hand. A drop fell in the well. Plip. And then again, very softly: plip. Was that one drop, or two?
@try3 There was no time to wonder. "I'll be the echo," said {Hero}. {They} hid behind a rock on the far side. "Hello?" called Aunt Peg. "Hello-o," said {Hero}. {run2}
@fail3 "What's for supper?" called Aunt Peg. "Pie!" said {Hero}. And that is no echo at all. {refrain}
@low It got dark. {Hero} sat on the edge of the well with the {kit}. Out there were nine farms, and nobody had called them. It was so quiet that it buzzed. {run3}
@insight.sound {Hero} hummed a bit, to keep warm, and then forgot the rest. And something, far down, hummed the end. {Hero} sat very still. "{Rule}" {They} had never done that. Had anyone ever left her any room?
@insight.mark Plip, said the well. Plip. "Come out!" called {Hero}. "Out," said a small sad voice. She could only say what she was given. "{Rule}" What if {they} gave her something she need not say?
@insight.tend Plip, said the well. Plip. She was down there! {Hero} nearly shouted. Then {they} thought, and did not. "{Rule}" All her life they had shouted at her. Had anyone asked what she'd like?
@means.sound {Hero} took the {kit}. {They} {method}, and then {they} left out the last bit. And up from the dark, as thin as a thread, came the end.
@means.mark So {Hero} {method}, and let it down in the bucket. It was a face with its mouth open, and two words: YOU FIRST.
@means.tend {Hero} {method}. "I won't shout," {they} whispered. "What do you want?" It was a long time. "Want," said the well. "First."
@snag "She's never been first," said {Hero}. "She's had all our ends. Bring her up!" But the bucket was down, and the rope was not on its hook, and...
@rescue "The goats sleep on it," said the goose girl, who always spoke to her own feet. She crawled in {hid}, said "Shoo," and came out backwards with {key}.
@climax They let it down. They pulled, all of them, hand over hand. The bucket came up empty, and yet it was heavy. {Hero} put one finger to {their} lips. No one breathed. And a voice that was nobody's said, "H... hello?"
@resolution "HELLO!" said all of {home}. They were her echo, and they did it nine times. Away she ran, over the hills, calling and calling. {turned}
@close From nine farms came nine lanterns, bobbing down. {toast} {ends} And every morning after that, {Hero} waited, and let the mountain go first.
`,
  b7_9: `
@home {Hero} lived in {home}, which is a village folded up in a mountain. You could hardly see one house from the next. It did not matter, for they had the Echo. You called hello from the calling stone, just once, and she took it round to all nine farms without dropping it.
@friend Aunt Peg lived on the far side, with forty goats and one tooth. {Hero} had only met her twice. But they had talked across the valley every morning for years, with the Echo running to and fro between them. "Lovely day, Aunt Peg!" "Day, Peg!" said the mountain.
@want There was a great deal to call today. {why} For {event} there would be nine farms at one long table, and nobody would set out, or put in the pies, until they were called.
@turn At noon {Hero} climbed up on the stone, wiped {their} feet, which is polite, and called. It went out over the valley, as it always did. They all tipped up their heads for the answer. {refrain}
@trouble The news went round slowly, since there was nothing to take it. Cows mooed at the cliff, got no moo back, and lay down in a huff. The yodelling club yodelled and fell silent, and some of them wept. {run1} "She's been taken," said somebody. But who takes an echo, and where would you keep one?
@stakes You have to think what that meant. There was no bell in {home}, and the one road went round by Thursday. Nine farms would sit there with their boots on and their pies going cold, waiting. "They'll think that we forgot them," said {Hero}.
@try1 "Perhaps she can't hear us," {Hero} said. "Perhaps she's old." {They} went back on the stone, and had two people hold {their} legs, and breathed in till {their} buttons hurt. It was going to be the largest hello there had ever been...
@fail1 It took the weathercock off. It knocked over a goat, and that goat knocked over the others, all along the ridge, like books on a shelf. Then it went off over the next mountain, quite alone, and it is probably still going. {refrain}
@try2 In the church loft there was a horn as long as a cow, for avalanches. It took four people to carry and a fifth to be brave. {Hero} wet {their} lips, and blew, and for a moment there was no sound but the mice leaving. Then...
@fail2 It was a noise like a lovesick bull. They knew that, because almost at once there was a lovesick bull. He had come straight over from the next valley, with a daisy in his teeth, and it was an hour before he could be made to see that it was only a horn.
@clue They spent that hour in the well house, with the door shut. So it was {Spotter} who heard it, in the dark, between one moo and the next. A drop fell down the well: plip. And then another, a little after, a little softer, though nothing had dropped. How do you get two plips from one drop?
@try3 The sun was going. "I'll do it myself," said {Hero}. "How hard can it be?" {They} ran round to the far rocks and got down behind one. "Hello!" called Aunt Peg, over the valley. "Hello-o-o," said {Hero}. {run2} It was rather good.
@fail3 "Is that you, Echo?" called Aunt Peg. "Yes!" shouted {Hero}; and, in the pause, put {their} head in {their} hands. Nobody was fooled, not even the goats. {refrain}
@low Then it was dark. {Hero} sat on the edge of the well with {their} {kit} and {their} coat over {their} head. On all those hills people would be taking off their good boots by now. There was no anger in the quiet. It was just very, very big. {run3}
@insight.sound To make it smaller, {Hero} hummed. {They} lost the tune near the end, and stopped. And down below, so soft that {they} thought it was {their} own ears, something finished it. {Hero} did not move. "{Rule,}" {they} told {themself}. All those years of shouting, and who had ever left her a space?
@insight.mark Plip, said the well; and plip. "You're in there," {Hero} said. "There," it sighed. "Why won't you come up?" "Up," it said, and it was the saddest up {they} had ever heard. It was no good asking. She could give you only what you had given her. "{Rule,}" {Hero} thought. What could you hand to someone that they didn't have to say back?
@insight.tend Plip, said the well; and plip. So that was where! {Hero} opened {their} mouth to yell for the others, and closed it again. That was what everyone had done to her, since the beginning: yelled. "{Rule}" {They} put {their} chin on the cold stone. What is it like, to say nothing for a thousand years but the ends of other people's words?
@means.sound {Hero} got out the {kit}, and picked a tune that everybody knows. {They} {method}; and when {they} came to the last line {they} stopped, and left it there, like a chair pulled out. You wouldn't believe how long that was. Then up from the dark, shaky and thin, came the end of the song. She had added a twiddle.
@means.mark By the light of one candle, {Hero} thought what to put. It had to be short. {They} {method}: a great big face with its mouth wide open, and no one else in the picture. Underneath it {they} wrote YOU FIRST. And {they} laid it in the bucket, and let it down into the dark.
@means.tend "I shan't shout," {Hero} whispered, "and you don't have to say it back." {They} {method}. Ten minutes went by, or an hour. "What would you like?" {they} asked, right at the end of it. There was a silence, and it was a different kind. "Like," said the well slowly, as if it had just found the word in its pocket, "first."
@snag "She's tired of coming last!" cried {Hero}, when they had all come running in their nightshirts. "She's never started anything in her life. We've got to bring her up." But the bucket was sitting at the bottom, and on the hook where the rope should have been there was only a hook. And the wind was rising, and...
@rescue "Goats," said the goose girl, down toward her boots. She had been about to say it for some time. "They like to sleep on it. It's coiled." In she went, {hid}, on her elbows. There was some bleating, and some rather firm language for a goose girl, and she came out with {key}.
@climax They let the end go down, hand under hand. They pulled it up. The bucket was empty, and it took six of them to lift. {Hero} turned round and looked at all those people with their mouths open, ready to welcome her. {They} laid a finger on {their} lips. It's hard to be quiet; it was the best thing they ever did. And in the middle of it, somebody who was not there said: "Hello?"
@resolution "HELLO!" roared {home}, and then, because it seemed right, softer, and softer, nine times. They were her echo. She laughed out loud, a thing she'd never had the chance to start. And off she went, up the valley, calling. {turned}
@close In an hour there were nine lanterns coming down nine paths with pies. {toast} {ends} {Hero} still went to the stone each morning, but only to wait there with {their} hands in {their} pockets. Sooner or later the mountain always thought of something to say.
`,
  b10: `
@home You may have heard of {home}, and you have certainly heard it, if you ever shouted anything on that side of the Alps. It's a village folded into a mountain, like a letter; no house there can see another. What they had in place of a view was the Echo. One person stood on the calling stone and said a thing once. She took it round to the nine farms, word for word, and never asked for a penny.
@friend {Hero} knew Aunt Peg, who lived across the gorge with forty goats, better than anyone living, and had met her twice. "Lovely day, Aunt Peg!" {they} would call. "Day, Peg," said the mountain. Some time later there came back, in quite another voice but the same accent, "Bit of wind!" You could tell by the Echo what sort of a night she'd had.
@want There was to be one long table in the square that evening, for {event}. {why} Nine farms sat waiting with their boots on. Nobody on that mountain would dream of setting out before being called; it would have been like walking in without a knock.
@turn So at noon {Hero} got up on the stone, wiped {their} feet, since one does, and called. The word went out over the gorge as clean as a plate. Everyone down in the square had tilted up their faces, with half a smile ready, as you do for someone who is never late. {refrain}
@trouble "Try again," said people, and {they} did. By one o'clock cows were mooing at the cliff, getting no moo for it, and lying down with their backs to the view. The yodellers met, opened their mouths, and went home separately. {run1} "Stolen," said the priest, who read detective stories. "Well, it stands to reason. But who'd be the receiver?"
@stakes "It's only an echo," somebody said, and was looked at. There wasn't a bell in {home}, and the road went round by way of next week. "They'll sit there," said {Hero}. {They} could see it: nine kitchens, the pies in baskets, somebody opening the door to listen. "They won't think she's gone. They'll think it's us. They'll think that we thought better of it."
@try1 It seemed possible that she had gone deaf. "She must be nine hundred," said {Hero}. {They} had a strong man take hold of each leg, and leaned out from the calling stone over about a mile of nothing. {They} breathed in for as long as there was any air on that side. "Stand back," said the priest, and crossed himself...
@fail1 "Superb," said the priest, of the shout. It removed the weathercock. It felled a goat, who felled a goat, and so on along the ridge until there was not one upright in the parish. What it did not do was come back. They heard it cross the frontier, getting smaller, like a dog that has taken the wrong turning. {refrain}
@try2 The avalanche horn lay up in the loft of the church, as long as a cow, with a sheet over it. It was blown once in a century, by the bravest man in the village, and he was on holiday. {Hero} put {their} mouth to the cold end of it. For a time there was merely the sound of mice leaving. And then, from very low down...
@fail2 "Now, what," said the priest, as it died away, "did that remind one of?" It had reminded one of a bull in love. He came over the pass in six minutes; he had a daisy in his teeth. He was a perfect gentleman about it, but you could see that he would need time, and everybody thought it kinder to wait indoors.
@clue It was cramped in the well house, with eleven people and the bucket. Nobody spoke. That is how {Spotter} came to hear it: a drop, falling, a long way down. Plip. And then, a shade behind, and softer, as a child will say a word after you to see how it tastes: plip. There was one drop. Where had the other come from?
@try3 "We've an hour of light," said {Hero}. "I'll be her. It's only repeating." {They} ran all the way round by the goat path and lay down behind a boulder. "Hello there!" cried Aunt Peg, right on time, from over the gorge. "There, there, there," went {Hero}, dying away beautifully. {run2} A lesser artist would have left it at that.
@fail3 "Is that really you?" called Aunt Peg, with a break in her voice. "Yes!" shouted {Hero}. You could hear it sink in, on either side. It was the goats, people said, who took it hardest; they had just been set on their feet. {refrain}
@low After that it was night. {Hero} sat upon the edge of the well and did not open the {kit}. Up on the hills nine lights went out, slowly, with gaps between them, like people leaving a theatre who still hope to be called back. It was not an unfriendly silence. It was only much too big for one person, and it had been left to {them}. {run3}
@insight.sound For company {they} hummed. It was an old thing of Aunt Peg's, and {they} lost it, as always, just before the end. There was a pause. Then from far under {their} boots someone hummed the end. The hair stood up on {their} arms. "{Rule,}" {they} had told people all those years, and {they} had stood on that stone and bawled. In nine hundred years, had one of them ever left her a line?
@insight.mark "You're down there," {Hero} said to the plip. "There," said the well. "Then come up! We need you." "You," it said, very low. {They} began to see the trouble with it. Whatever {they} asked, {they} would get back only the tail of it: she had nothing else in the house. "{Rule}" It was like a hand on {their} shoulder. What could you give to somebody who must return every word?
@insight.tend {They} knew who it was at the second plip. {They} even drew in breath to yell the news, and held it. It came to {them} that this was precisely what everyone had always done. They had yelled, and she'd fetched. "{Rule}" {They} had not applied it to mountains. {Hero} lay down on {their} front and put {their} chin on the rim. What would it do to you, never to have been asked anything in nine centuries, but to hold the other end?
@means.sound There's a round they sing in {home}, which no one can get through alone. {Hero} took out the {kit}; {they} {method}, as far as the last line; and there {they} stopped, and put the silence down on the edge of the well like a plate. It was the longest thing that {they} had ever not done. Then she took it. Her voice cracked in the middle. At the end she put in a little run of notes, up and over, that had never been in it before.
@means.mark {They} did it by the stub of a candle. It had to be something with no ending for her to be stuck with. {Hero} {method}: one enormous face, a mouth wide open, and all around it, where the rest of us would be, a crowd with its lips shut. Over the top it said YOU FIRST. {They} weighted it with a stone, and let it down by the last of the cord, and felt it land.
@means.tend {They} {method}. "No one's going to shout," {Hero} said into the dark, after some of the night had gone. "And don't say it back. I'd just like to know what you'd like." Nothing. There was a star down there in the water; {they} watched it rock. "Like," said a voice, trying it. It went on and on not saying anything. And then it said, quite by itself, a word that nobody had given it. "First."
@snag "She's come last," said {Hero}, when they had all arrived in their nightshirts, "at everything, for ever. That's all it is. Let's get her up." Nobody quite met anyone's eye. But the bucket had gone to the bottom, on the last of the cord. On its nail, where ninety feet of good rope had always hung, there was a nail. "Who had it?" they said. The wind got up, and below them something was starting to cry...
@rescue "It's the goats." That was the goose girl, addressing her boots; she had held that opinion since before supper. "It's coiled, you see. So it's like a nest." Having got so far, she appeared to feel that she might as well go on. She went in {hid} on her elbows, among the horns. There was a certain amount of language. When she backed out she had {key} over one shoulder like a mountaineer, and three people said "Well done" to her, and she looked up to see who they meant.
@climax They let it down, and it was taken. What came up was an empty bucket, and it took eleven of them. There it stood, swinging. {Hero} looked round at the whole of {home}, drawn up in the starlight with its mouth open, about to tell her how welcome she was. {They} put a finger to {their} lips. A baby stopped. The bull, beyond the wall, held his breath. And into that great kind hole, which they had made and were holding for her with all their strength, somebody said, "Hello?"
@resolution "HELLO!" they roared; then, for it seemed the thing to do, they said it a bit less, and less, until it had gone round nine times and there was just a small boy whispering it into his hat. She laughed. She'd brought back a good many laughs, but that one was new. And away she went up the gorge with her arms full. {turned}
@close Nine lights came on. Nine lanterns started down the hill. {toast} {ends} {Hero} went on getting up on the stone in the mornings, and wiping {their} feet. But {they} never called first again. {They} would stand there with {their} hands in {their} pockets, like somebody at a concert, until the mountain had thought of something to say.
`,
}
