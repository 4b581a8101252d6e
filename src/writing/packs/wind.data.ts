// On the day of the great kite race the wind will not get up.
import type { PackSource } from '../pack.ts'

export const wind: PackSource = {
  id: 'wind',
  skeleton: 'contest-turned-team',
  genres: ['adventure', 'comedy', 'fantasy', 'magic', 'superhero'],
  tags: 'hill sky kite island meadow beach field windmill summer countryside park',
  peril: 0,
  touches: 'wind height cave',
  ways: ['build', 'move', 'sound'],
  figure: {
    name: 'Lady Bristle',
    type: 'woman',
    pronoun: 'she',
    want: 'to win for the tenth time',
    habit: 'polishes her cups',
  },
  names: ['France', 'Lady Bristle', 'Lady', 'Bristle', 'Puff Hill', 'Puff', 'Hill', 'Wind', 'WINNER', 'WIND'],
  nouns: {
    home: 'Puff Hill',
    quest: 'silver cup',
    key: 'the ball of strong string',
    hid: 'down a rabbit hole',
    mistake: 'shut the door of the windmill, so the wind should not spoil the practice',
    scary: 'the mouth of the cave',
    wait: 'until the very last sail was up',
    crowd: 'the other fliers',
    small: 'the boy with the paper kite',
    says: 'It’s all by itself in there. Nobody ever asks it to play.',
  },
  swappable: true,
  refrain: {
    base: 'Flip, flap, flop, went the kite on the ground. And there wasn’t a breath of a breeze to be found.',
    turned: 'Flip, flap, up, went the kites all around. And there wasn’t a single one left on the ground.',
  },
  small: { base: 'Flip, flap, flop, went the kite.', turned: 'Flip, flap, up, went the kites.' },
  titles: [
    '{Hero} and the Wind That Stayed in Bed',
    'Ninety Kites and Not a Breath',
    'The Great Kite Race',
    'Get Up, Wind!',
    'One Enormous Tail',
  ],
  blurb:
    'Whoever flies highest on Puff Hill wins the {quest}. There are ninety kites and not one breath of wind. It has gone to bed in a cave, and it says that it is not coming out. Unless {Hero} can find out why.',
  stage: `
    want: hill morning clear wide | point excited | kite trophy |
    home: hill morning clear wide | stand happy | kite | bird-on-head
    friend: hill morning clear medium | talk happy | trophy parasol | cat-asleep
    hobby: meadow morning clear medium | stand proud | |
    flaw: hill morning clear close | think thoughtful | kite | odd-socks
    turn: hill day clear wide | look-up surprised | kite flag |
    trouble: hill day clear above | run funny | kite | snail-passing
    stakes: hill day clear medium | look worried | trophy kite |
    try1: hill day clear medium | run brave | kite | duck-following
    fail1: hill day clear wide | lie sad | kite |
    try2: hill day clear wide | push brave | umbrella |
    fail2: hill day clear medium | sneeze funny | umbrella feather | hat-blown-off
    try3: cave dusk clear medium | shout excited | bell | |
    fail3: cave dusk clear wide | stand sad | bell |
    clue: cave dusk clear close | listen curious | feather |
    low: hill dusk clear close | sit sad | kite | snail-passing
    insight: cave dusk clear close | think hopeful | kite |
    means: meadow dusk clear wide | build brave | kite rope |
    snag: meadow dusk clear medium | look surprised | wool |
    rescue: meadow dusk clear close | reach hopeful | wool | mouse-watching
    choice: hill dusk clear medium | give thoughtful | kite |
    climax: cave dusk wind wide | pull wonder | kite wool | |
    resolution: sky dusk wind wide | fly joy | kite | hat-blown-off
    close: hill night wind wide | laugh happy | trophy cake kite | small-copy-of-hero
  `,
  b0_3: `
@want {Hero} had a red kite to fly for {event}. {why}
@want Who can fly up, up, up? {Hero} can! It was for {event}. {why}
@home {Hero} lived on {home}, where the wind blew all day.
@home Whoo, went the wind on {home}. Hold your hat, {Hero}!
@friend Lady Bristle had nine cups. "I shall win!" said Lady Bristle.
@friend Lady Bristle had a big hat. "That is a very small kite, {Hero}."
@turn Up went the kites, but they came down. {refrain}
@turn "Go!" they said, and {Hero} let go. {refrain}
@trouble Where was the wind? {run1} Was it under the bed?
@trouble It was so still. {run1} Not a leaf went by. Wind, where are you?
@stakes {Hero} looked at the kite, and it lay there like a fish.
@stakes "No wind, no cake," they said. Poor {Hero}, and poor kite.
@try1 {Hero} ran and ran, with the kite. One, two, and...
@try1 "I can run fast," said {Hero}. Faster, faster, and up it went, and...
@fail1 Flop! It fell on a cow. {refrain}
@fail1 Splash! {Hero} was in the pond, and a cow had the kite. {refrain}
@try2 They all blew, as hard as they could. Puff, and puff, and...
@try2 "Let's all puff!" said {Hero}. In, in, in, and...
@fail2 Now they were too puffed to stand up.
@fail2 Up went a feather, one small feather. A-choo! said the lady.
@try3 The wind was in bed in a cave! "Get up!" said {Hero}. {run2} And then...
@try3 Look, the wind was in a cave, all curled up! {run2} {Hero} rang a bell, and...
@fail3 "No," said the wind. "Not me." {refrain}
@fail3 The wind put its head under. It would not play. {refrain}
@clue {Spotter} heard a small, sad puff. Was it lonely?
@clue "Why not?" said {Spotter}. Sniff, sniff. Was the wind sad?
@low {Hero} sat down on the grass with the kite. {run3}
@low No wind, and no more sun. {Hero} sat and sat. {run3}
@insight.build "Lots of kites," said {Hero}. Could they be one big kite?
@insight.build So many small kites! "They all want to hold hands," said {Hero}. Could they?
@insight.move {Hero} gave a skip, and the wind gave a skip. Did it want to play?
@insight.move Kick, went {Hero}. Back came the leaf. Who was it that kicked?
@insight.sound {Hero} heard the wind hum. What was that tune?
@insight.sound Hoo, hoo, in the dark. It was a song! Could {Hero} do it, too?
@means.build {Hero} tied them all up, kite to kite to kite.
@means.build Tie, tie, tie. It was as big as a barn, and {Hero} made it!
@means.move {Hero} ran in and out, and the wind ran after. You can't get me!
@means.move "Catch me!" said {Hero}. Round and round they went, and the wind laughed.
@means.sound {Hero} made a tune, and the wind came to the door to hear.
@means.sound {Hero} played it soft and low. Hoo, hoo, went the wind. Now there were two.
@snag Now for the string! Oh no, where did it roll to...?
@snag All hold the string! Oh no! It went down the hill, and...
@rescue The small boy put down his arm, and got it.
@rescue The boy had a small hand. In it went, and out came the string.
@climax {Hero} held on, and out came the wind. Whoosh!
@climax "Will you come, too?" said {Hero}. The grass lay down. Whoo...
@resolution {Hero} went up with the kites. {turned}
@resolution Feet off the ground! Look at {Hero}, up by the birds! {turned}
@close {Hero} gave the wind the {quest}. {toast} {ends}
@close "You win, Wind," said {Hero}. {toast} {ends}
`,
  b4_6: `
@want It was the day of the great kite race. Whoever flew highest would get the {quest}, right there at {event}. {why}
@want On the hill stood the {quest}, for the one whose kite flew highest, at {event}. {why} {Hero} had not slept for a week.
@home {Hero} lived on {home}, where it blew so hard that the hens were kept on [strings|ribbons]. No one had ever seen a day without wind.
@home In {home} you need two pegs for a sock and four for a shirt. All the trees leaned over, and so did {Hero}. The wind never had a day off.
@friend "I shall win," said Lady Bristle, "as I've won nine times before." She had the biggest kite and the biggest hat, and somebody to hold each of them.
@friend "How sweet," said Lady Bristle. "Did you make it out of a bag?" She had nine cups at home, and drank her soup out of them.
@turn Bang! went the start. Ninety people let go of ninety kites. The kites hung in the air, and thought about it, and came down. {refrain}
@turn "Ready? Go!" {Hero} ran, and so did everyone, and they threw up ninety kites. It was like throwing [pancakes|wet towels]. {refrain}
@trouble It was so still that you could hear a bee think. The hens fell over, since they were used to leaning. {run1} "Who's got the wind?" cried Lady Bristle. Had somebody hidden it?
@trouble There was no wind. There was not enough to blow out a match. {run1} "Turn out your pockets!" Lady Bristle told everyone. Could one of them have put it in a bag?
@stakes "No wind, no race," said the man with the whistle, "and no {party}. I'll give it till sunset."
@stakes "When the sun goes down, I pack up," said the man with the whistle. "There's no {party} with no kites." {Hero} looked. It was halfway down already.
@try1 "I'll make my own wind," said {Hero}. {They} took the string in {their} teeth, and ran down the hill so fast that {their} hat stayed behind. Up came the kite, up, and...
@try1 "If the wind won't come to me," said {Hero}, "I'll go so fast that there is some!" Down the steep side {they} went, with the string in {their} teeth. It pulled! It was off the ground, and...
@fail1 At the bottom of the hill was a pond. The kite sat down on a cow. {refrain}
@fail1 Splash! That was the pond. A cow put the kite on like a Sunday hat. {refrain}
@try2 "Then let's all blow," {Hero} said. They stood in a row, ninety of them, and puffed out their cheeks like trumpets. One. Two. Three...
@try2 Ninety people have a lot of breath, if you put it all together. {Hero} got them in a line. In through the nose. Cheeks out. "Now," {they} said, and they all blew, and...
@fail2 One feather went up. Everyone cheered. It tickled Lady Bristle on the nose, and she sneezed, and it came down again.
@fail2 One feather got up off the grass. Up, up, past the knees, past the belts! Then it turned round, and went up Lady Bristle's nose. Atishoo! After that nobody had a puff left.
@try3 At last they found it. It had gone to bed in the cave, right at the back. "Get up!" {Hero} shouted. {They} rang the dinner bell. {run2} There was a long, cold sigh, and then...
@try3 {Hero} followed a draught that was as thin as a string. Something huge lay in the cave, with its face to the wall. {run2} "Time to get up!" called {Hero}, and shook the dinner bell at it. It opened one eye, and...
@fail3 "Shan't," said the wind, and it turned over. {refrain}
@fail3 "I don't feel like it," said the wind. It took a lot of dark and pulled it up round its ears. {refrain}
@clue "Why won't you?" said {Spotter}. There was a sniff. "You only want me to push," said the wind. "You all look up at the kites. Has anyone ever looked at me?"
@clue {Spotter} sat down by it. "Are you ill?" "No," said the wind. "It's always 'higher, higher', and then you all go home. Nobody says good night to me." Would you get up for that?
@low {Hero} lay on the grass. The {kit} {kitWas} beside {them}, and the kite had a cow's foot through it. All day it had been pushing. {run3}
@low The sun was as red as a plum. {Hero} did not look at the {kit}. "I wanted a push," {they} said. "I didn't think who from." {run3}
@insight.build {Hero} counted the kites. Ninety, and each one too small for a wind to bother with. "{Rule,}" {they} said. All day they had been ninety people with a kite. What if they had just one?
@insight.build "They're all so little," said {Hero}. But look at them lying there, with their corners touching, stripes and spots and stars! "{Rule}" What would you get if you put them together?
@insight.move {Hero} kicked at a leaf. In the dark of the cave, the wind kicked one back. "{Rule,}" said {Hero}. {They} kicked it again, and ran. Was that... was it playing?
@insight.move A leaf lay by the cave. Flick! {Hero} sent it in with one toe. Flick! It came out. "{Rule,}" {they} said, and sent it back. Out it came, faster. Who was in there, playing?
@insight.sound At the back of the cave the wind hummed to itself, over the neck of an old bottle. It was a good tune. "{Rule,}" said {Hero}. Nobody had ever heard it. Did it want somebody to?
@insight.sound Hoo, hoo, hoo-oo. It was a bottle, and the wind had its mouth on the top. It went three up, and one down. "{Rule,}" said {Hero}, and stood still. All day they had made it listen to them. Had they listened to it?
@means.build So they did. {Hero} {method}. Now it was one great kite, with ninety tails. They spread it out at the mouth of the cave. "Oh," said a voice. "Is that for me?"
@means.build Everyone gave theirs up. {Hero} put them edge to edge, and {method}. It took up half the hill. They held it up at the cave. "It's huge," said the wind. "It's as huge as me."
@means.move {Hero} stood by the cave with the kite on {their} back. "You can't get me," {they} said. There was a puff. {Hero} {method}. In and out it chased {them}, and it was laughing.
@means.move "I'm a kite," said {Hero}, at the door of the cave, "and you can't catch me!" Something sat up in there. {Hero} {method}. It got {their} hat! They went round the mill three times, and the wind was giggling.
@means.sound {Hero} sat down with the {kit}. {They} got the tune by heart, and then {they} {method}. The wind stopped. Then it came in on the low part.
@means.sound {Hero} got the {kit}, and waited for a gap, and {method}. Hoo? said the bottle. So {Hero} did it again. Now there were two of them, and it was twice as good.
@snag "Now tie us on," cried {Hero}, "all ninety, quick!" It had to be the strong string. Lady Bristle had been sitting on it. It rolled out from under her, down the hill, and...
@snag "One big string for all of us," said {Hero}. "Where is it?" Lady Bristle stood up to look. She had been keeping it warm. Away it went, bump, bump, between the hens, and over the edge, and...
@rescue "It went down here," said the boy with the paper kite. He stuck in his arm {hid}, up to the ear. Out came {key}, and a cross rabbit.
@rescue The boy with the paper kite was just five. He lay down, and in went his arm, {hid}. "There's somebody in here," he said. Then out came {key}.
@climax Ninety people held on to one string. "Please," said {Hero}, "will you come out with us?" And the wind got up. It came out of that cave like a horse out of a gate.
@climax They held on in a row, and {Hero} was first. "It's not for a race," {they} called in. "Come and play." First it was quiet. Then all the grass lay flat, from the cave to the sea.
@resolution Off went their hats, and then off went their feet! Over the mill they flew, in one long line, with Lady Bristle on the end. {turned}
@resolution They ran, and then they were running on nothing! At the end of the tail was Lady Bristle, and she shouted, "Whee!" {turned}
@close No one had won, so they gave the {quest} to the wind. {toast} {ends} You can hear it up there at night, blowing across the top.
@close They had all come first, so the {quest} went to the wind. {toast} {ends} And each night now they open a window, and say good night to it.
`,
  b7_9: `
@want "Highest kite takes the {quest}," said the poster, and under it, in red, that the prize would be given at {event}. {Hero} had read it so many times that {they} saw it when {they} shut {their} eyes. {why}
@want It was up there in a glass case, on the top of the hill, with a guard: the {quest}. At {event} it would be given to whoever's kite flew highest. {why} {Hero} had been up there to breathe on it all week. "You'll wear it out," said the guard.
@home They're used to wind on {home}. The hens are kept on ribbons there; the trees all point to France. If you want a word with somebody on the far side, you just go to the top, say it, and let go. {Hero} had never seen smoke go straight up.
@home If you drop your hat on {home}, you can buy it back on Friday, in the next town. It's that sort of hill. The wind gets up at six, and blows until it's dark; and babies are weighed down with a spoon. "It must be quiet where you come from," people say to visitors, kindly.
@friend "I don't know why the rest of you come," said Lady Bristle. She had won nine times, and wore the cups to breakfast. Her kite was as large as a barn door, and there was a man to hold it, and another one for the hat. "I expect you like to watch."
@friend The crowd let Lady Bristle through. It had to, for the hat was as wide as a cart. "Nine," she told {Hero}, though nobody had asked. "I keep spoons in them. And what's that? A pillowcase? How brave." Behind her came two men who carried a kite like a barn door, and a third one, who carried her handkerchief.
@turn The whistle blew. Ninety people ran four steps and let go. Ninety kites rose to the height of a tall man, and hung there, like a guest who's come on the wrong day; and then they all sat down. {refrain}
@turn "Fliers, are you ready?" Ninety strings went tight; the whistle blew. They ran as you run in dreams, with all your might, and up above their heads there was no tug, no hum, no anything. One after the other, ninety kites turned over on their backs. {refrain}
@trouble It was a thing that nobody had met before. The mill stood still. All the hens fell over, being used to leaning. You could hear a clock strike in the next county, and then you could hear somebody there say, "Is that the time?" {run1} "Someone's got it," cried Lady Bristle. "Who's got the wind?"
@trouble At first they licked their fingers. Then they threw up bits of grass, and those came straight back down. Smoke went up from a chimney like a pencil. {run1} "A wind can't get lost," said Lady Bristle, and turned about, with her eyes very narrow. "It's been taken. Which of you is it?"
@stakes They turned out the mill. They looked inside tubas. "I can only hold it till sunset," said the man with the whistle. "If it isn't flown, the {quest} goes back in the vault, and that's the end of {event}. It's in the rules." It was ten past four already.
@stakes They looked in the mill and under the beds. A boy was turned upside down, in case. "There has to be wind by sunset," said the man with the whistle, and unlocked his case, and locked it. "If there's no race, I take that back to the city. And I don't suppose there'd be much of {event} left, do you?" {Hero} looked at the sun. It had never moved like that before.
@try1 "Wind's just air, going by," {Hero} argued. "If it won't go past me, I'll go past it." {They} took the string between {their} teeth, put down {their} head, and went straight at the steep side. {They} had never run like it. Something tugged; it lifted; it was up there! {They} looked round to see...
@try1 "It's simple," said {Hero}. "On a bicycle there's always a wind, even when there isn't." There was no bicycle. But the north side of that hill goes down like a slide. {They} bit on the string, and jumped. {Their} feet were a blur; {their} ears began to whistle; behind {them} the kite gave a twitch, and a hop. It was up! It was up, it was higher than...
@fail1 There's a pond at the bottom of that hill. {Hero} went in as far as the whistle. The kite came down on a cow, who wore it till evening, and rather liked it. {refrain}
@fail1 What you can't do, at that speed, is turn. There's a pond down there. When the splash was over {Hero} stood with the water up to {their} pockets, still holding {their} end of the string; and a cow was walking off with the other. "Moo," it said, from inside. {refrain}
@try2 "We've got ninety pairs of lungs," said {Hero}, when {they} could. So they lined up on the ridge, shoulder to shoulder. They breathed in, until buttons went off like popcorn. Lady Bristle said that it was common, but she did it. "On three!" called {Hero}. "One. Two..."
@try2 "How much wind do you get out of one person?" {Hero} asked. They tried it on a candle. It was about one candle. So how much from ninety? They took their places along the ridge, and Lady Bristle held her own nose, to save up. Faces went purple. "And," said {Hero}, through what was left of {their} teeth, "blow..."
@fail2 One feather rose into the air. It went as high as a hat, and people wept. Then it drifted in under Lady Bristle's nose; and after that sneeze there was nobody in the line who could stand.
@fail2 Far along the line a feather stirred. It rose, it sailed up over all their heads, and they forgot to breathe in. That was a mistake. It came down as they fell over; and the last thing that Lady Bristle remembers is the tickle. They heard her sneeze in three villages.
@try3 A shepherd told them in the end. It had gone to bed, he said, in the cave; he'd heard it go by, dragging its feet. {Hero} took the big brass dinner bell, and marched right in, and rang it till the bats left. "Up!" {they} bawled. "You're late!" {run2} Far in at the back there was a kind of a sigh, and...
@try3 It was the cobwebs that gave it away. In the cave under the hill there was one, by the entrance, that moved: in, and out; in, and out. It lay at the back, with its knees drawn up. {run2} {Hero} rang the brass dinner bell, right over its head. "Shift!" {they} shouted. "You've got work to do!" It stirred, and it drew a breath...
@fail3 "Shan't," said the wind. It pulled the dark up over its head, and the draught of it put all their lanterns out. {refrain}
@fail3 "No," it said. That was all; but said by a wind, in a cave. They were picked up and put down outside, in order of height, and then it rolled over and stopped up the doorway with its back. {refrain}
@clue In the black, only {Spotter} thought to ask it why. It was a good while before there was an answer, and that had a sniff in it. "You just like me for pushing," said the wind. "I've come every day for a thousand years. You look at the kites. You say, oh, look at that. Which of you ever looked at me?"
@clue When the others had gone to find their hats, {Spotter} stayed, and leaned on the cold part. "Did somebody hurt your feelings?" There was a silence, with a hiccup in it. "It's all for them," the wind said. "'Higher,' they say. When it's good, they clap the kite. I did count, once. A thousand years; and do you know how many people have said thank you?"
@low They went and sat on the grass. {Hero's} kite had a foot through it, a cow's. The sun had got its chin on the edge of the hill. {They} picked up the {kit}, and did nothing. It was true, what it had said; that was the trouble. {They} had wanted a shove, and {they} had not much cared whose. {run3}
@low {Hero} sat with {their} back to the hill. There was a hole in the middle of the kite, and through it {they} could see the sun going down. "I shouted 'shift' at it," {they} said. {They} moved the {kit} an inch, and moved it back. "I wouldn't have got up for me, either." {run3}
@insight.build Round {them} were all those kites, dropped anyhow. Each was just as big as one person could hold, so as to beat the next. "{Rule,}" {Hero} said, under {their} breath. What had they got, then, when you put it all together?
@insight.build Someone had picked up the kites, and laid them in rows to dry. From up here they were like a patchwork. {Hero} half shut {their} eyes, and the lines between them went. "{Rule,}" {they} said, and sat up. They'd all been so busy having one each! How big would it have to be, before a wind would feel that it had been sent for?
@insight.move A leaf lay there, and {Hero} kicked it, crossly, in through the mouth of the cave. It came out again. {They} looked at it. {They} kicked it a bit to the left; it came back a bit to the left. "{Rule}" A thousand years of work, and never a game? What would you do, if it was you?
@insight.move A thistle seed came out of the cave. {Hero} blew it in again, for no reason. There was a pause; and out it came, a bit faster, and landed on {their} nose. {They} laughed, and so did something else. "{Rule,}" {they} said under {their} breath. They had come to it with orders, and a bell. What if you turned up with a game?
@insight.sound Someone had left a bottle in the cave, ages ago. The wind had got it, back there in the dark, and was going to and fro across the neck of it; three notes up, and a long one down. "{Rule,}" {Hero} told {themself}. {They} had come there with a bell. Who'd want to play, in front of someone with a bell?
@insight.sound "Hoo," said the cave. Someone in there had an old bottle, and was blowing on it, very low, as you'd sing to yourself when you thought that they had all gone home. "{Rule,}" {Hero} reminded {themself}, and sat on {their} hands. It was three notes up, with a long one to come down by. It stopped at the same place every time. Was it waiting for someone to do the next bit?
@means.build It needed every kite on the hill. {Hero} {method}. It was as big as a field, when it was done; and across the middle, in what had been Lady Bristle's barn door, they had cut two words, PLEASE COME. They held it up in the cave mouth like a curtain. "Is that for me?" said somebody.
@means.build "Give me yours," said {Hero} to each of them, and they did. {They} spread them all on the grass, and {method}. When they were done there was just one gap, slap in the middle. "Oh, take it," said Lady Bristle, and pulled the barn door out from behind her. They lifted it up so that it filled the cave. "Who's that?" said the wind. "It's my size!"
@means.move {Hero} tied the torn kite upon {their} back, and walked up to the cave, and stuck out {their} tongue. "Bet you can't catch me," {they} said. There was a stunned silence. Then there was a pounce. {Hero} {method}. Round the mill they went, under the washing and through the hens; and the wind was laughing so hard that it kept having to stop.
@means.move {Hero} stood in the mouth of the cave, with the old kite tied on for wings, and pulled a face. "Slowcoach," {they} said. Then {they} {method}. It was after {them} at once! It had {their} hat; it missed; it went through the washing, and came out in a petticoat. They did the mill, they did the pond, they did three times round the cow. "Again!" panted the wind. "You hide, now."
@means.sound {Hero} sat in the doorway with the {kit} across {their} knees. {They} let it go by three times, so as to have it right. And {they} {method}, soft, just under the bottle. The bottle stopped dead. Then, very carefully, it came in again on top. By the fourth time round there were harmonies.
@means.sound Very quietly {Hero} settled the {kit}. The bottle got up to its stopping place, and stopped; and {Hero} {method}, and finished it off. Nothing breathed. "That's it," said the wind. "That's how it goes. I never could get the end." They did it over from the start, and by then people had come back, and were standing about with their hats off, to hear.
@snag "All of us, now, on one string!" {Hero} shouted. There was only one that would bear it. Lady Bristle was sitting on it. She got up to see; it got up as well, and bounded off downhill past the hens, and...
@snag "Everybody on one string!" called {Hero}. "What's the strongest we've got?" It was a great ball of tarred stuff, as big as a pumpkin, and it made a very fair seat. Lady Bristle saw them all looking. "This?" she said, and rose. That's all it had been waiting for. It trundled; it bounced; it took the steep side, with the whole hill running after it, and hopped out of sight...
@rescue "There," said the boy with the paper kite, who was five, and not allowed in the race. He had been there all day, at the height at which things happen. He lay with one cheek on the grass, and his arm {hid}, as far as it went. He drew out {key}, and after it a rabbit who wished to see the manager.
@rescue They'd all gone past the boy with the paper kite. It was a thing that happened to him a good deal. "It's no use your looking up there," he said to their knees. "It went in here." He got down, shut one eye, and put his arm {hid}, and a bit of shoulder. There was a scuffle. "I said please," he told them. He had got {key}; he had got a nibbled cuff, as well.
@climax Ninety people took hold in a line, and no one minded who was next to whom. {Hero} had the front. "We'd like it if you came," {they} said in at the dark. "We wouldn't have to go high." For one moment there was nothing. And then all of the grass lay down, from the cave to the sea; and it came out by them like a horse let out in spring.
@climax Hand over hand they lined up on it, ninety in a row, the winners with the losers, and {Hero} nearest to the dark. "It isn't for the race," {they} called. "That's over. We'd just like it, if you were there." Not a thing stirred. Somebody's hat ribbon lifted, and dropped. And then, from a long way in, came a sound like a very large person throwing off the blankets...
@resolution They lost their hats. After that they lost the ground. Up over the mill they went, ninety of them, hand under hand, on one string under one enormous kite, and Lady Bristle, who was on the tail, and upside down, was heard to shout, "Higher!" {turned}
@resolution You never felt such a pull. They ran three steps on the hill, and three on the air, and after that they forgot to run. The mill was below them, going like mad; the hens had their lean back. "Is that all the higher it goes?" came a voice from the bottom end of the tail. It was Lady Bristle. She'd let go of her hat. {turned}
@close They stood the {quest} up on the hilltop, and gave it to the wind. {toast} {ends} It blows across the rim of it, at night, three notes up, and a long one down. Quite often somebody answers.
@close Nobody had won. They left the {quest} at the mouth of the cave, with a ribbon on. {toast} {ends} It's the custom now on {home}: the last one in at night holds the door open a minute. "Thank you," they say. "That was a good one." And the curtain lifts.
`,
  b10: `
@want It was to go to whoever flew highest, and it stood on the summit, upon a velvet cushion: the {quest}. Lady Bristle had polished the place on her mantelpiece. {Hero} had only dusted {theirs}. {why} {They} had built the kite over a winter, from the best bits of three umbrellas, and it had flown each day but one. "Which day was that?" people asked. "It was Tuesday," said {Hero}. "It wanted glue." At {event}, in front of everybody, it was going to go up like a prayer.
@want The rules hung in the post office. One kite to a person; one string to a kite; and the {quest} to the highest, to be presented at {event}. There was a list below that of the winners. It said Lady Bristle nine times, in nine different inks. {why} "There's a tenth line on it," {Hero} pointed out. "That's for the printer's name," said the post office. But {they} had been to look again, and a person could have got it in: it was a short name, and {they} wrote quite small.
@home You come up to {home} by a lane with handrails. They'll tell you there that they have got no weather, only wind; it rises at six, and it blows until you've stopped listening, and every tree on the hill points to France. Hens are kept on ribbons. If you've a message for the other side you walk to the top, and say it, and let go. {Hero} was nine before {they} saw smoke go straight up, on a visit, and had asked if it was ill. "It's only calm," they told {them}. "It'll pass."
@home They've a word, in {home}, for people from away. It is "uprights". You can always tell them: they stand about with their weight on both feet, and then they go by you, backwards, holding their hats. {Hero}, who'd been born up there in a gale, and christened through a letter box, had walked at a slant before {they} could properly walk. "Doesn't it ever leave off?" visitors cried. "Leave off what?" said {Hero}. You don't thank the wind, on a hill like that. You'd as soon thank the floor.
@friend "I wonder why the rest of you come," said Lady Bristle, to the field in general. "I expect that you like to look up." She'd won nine times. She wore the cups to breakfast, on a rail. Her kite was as large as a barn door, and there was one man to hold it, and another for the hat; and as they went by, {Hero} saw her put out a gloved finger and tilt the little card on the trophy stand that said WINNER, so that it was straight. She had very tired eyes. It can't be easy, thought {Hero}, to have it all to lose.
@friend A hush fell, as it does for royalty or for a dropped tray, and through it walked Lady Bristle. "Umbrellas," she said, and put up her eyeglass to the kite in {Hero's} arms. "How resourceful. I had one made of paper, at your age. My father stood on it." It was out before she could have known that it was coming. They regarded one another. "Well!" said Lady Bristle. "I shall win, you know. I always do. It's quite dull; don't let it put you off." And she went on up the hill, with her two men, and her nine cups clanking.
@turn At noon exactly the whistle blew. Ninety people ran four paces, as they had done since they were small, and gave their kites to the air as you'd hand your coat to somebody behind you, without turning round. The kites stopped there, at about the height of a tall man. They hung like guests who've come on the wrong day. And then, beginning from the left, and with every sign of regret, they sat down. {refrain}
@turn {Hero} knew before the whistle. There was something the matter with {their} ears; they were empty. "Fliers, let go!" cried the man; and they all did, in the middle of {their} saying "Wait". You'd have thought that the sky had been taken in for cleaning. Ninety kites went up by just as much as they'd been thrown, not a hair more, looked around for whoever it was that used to meet them there, and came down, with a slap, upon ninety upturned faces. {refrain}
@trouble They had none of them met it before, and they didn't know how to stand. People leaned into it, and fell. So did the hens, all facing the same way, like books. Over at the mill you heard the miller say a thing that he'd been saying, under cover of the noise, for thirty years. {run1} You could hear a clock in the next county. "Time for tea, I think," said somebody there, quite distinctly. "This," said Lady Bristle, "is no accident. Somebody here has got the wind. Which of you is it?"
@trouble It was the washing that frightened them. All down the hill it had stood out flat since anybody could remember; now it hung, and the shirts had their arms by their sides. {run1} They looked under things. They looked inside a tuba; and the vicar, when he saw the way that Lady Bristle was looking at him, turned out his pockets, and there was a good deal in them but no wind. "Then where," she said, "is it?"
@stakes "There's nothing about it in the rules," said the man with the whistle, and he read them to the end to make sure, in that dreadful stillness, with every word coming out the same size. "It's flown by sunset, or it's not flown. If it isn't, that goes back in the vault." He meant the {quest}. There was a cloth on the long table, for {event}, which they'd pegged down at nine places, and it had never looked so silly. "What time does the sun set?" somebody asked; and {Hero}, who knew, didn't say.
@stakes They held a meeting. It was the first that had ever been held on {home} out of doors, as up to now no one could have heard it. "We might have it without the kites," said someone. "You can't have {event} without the race," said someone else. The man with the whistle had shut up the {quest} in its box, so as not to see it. He would give them till sundown. {Hero} looked at {their} kite. It was lying in the grass on its side, with its eyes open, like a fish upon a slab; and {they} put {their} coat over it.
@try1 "What is it, after all?" said {Hero}. "It's air, going by. If that won't go past me, then I shall have to go past it." Nobody could think what was wrong with this. {They} put the string between {their} teeth and went over on the north side, where it's steep. {They} had never run so; there were knees in it from all angles; {their} ears had begun to sing. Something plucked at the string. Something lifted, and was heavy, and was not heavy any more. "It'th up!" shouted {Hero}. "Look! It'th..."
@try1 There is always a breeze on a bicycle. {Hero} reasoned from that. "All that I need's to be fast enough," {they} explained, taking off {their} boots, then {their} coat, then, after thought, {their} watch. The north face of the hill is in some places nearly a hill and in others more of a wall. {They} wound the string about {their} fist. They counted {them} off from three. Half of {home} saw it, and they say that for the space of about four seconds, and a bit above the gorse, the kite flew. They called out to {them} to mind the...
@fail1 ...pond. {Hero} went into it as far as the teeth. Small waves broke on the bank. Over {their} head the kite hung for a moment more, out of pure surprise; then it picked out a cow, and came down upon her, horns and all, at a becoming angle. She looked in the water. She wore it until evening. "It rather suits her," Lady Bristle was heard to say. {refrain}
@fail1 The trouble with a hill is what they keep at the bottom of it. When {Hero} came up there was duckweed on {their} nose; {they} still had hold of the string. {They} followed that, hand over hand, from the pond, through a gap, and across a field, and on the end was a cow. "I think that's mine," said {Hero}. She had put a hoof through it. She'd got it on her head, and had the air of a person who has been waiting all her life to be asked. From far above them, "Not bad," came the voice of Lady Bristle, "for umbrellas." {refrain}
@try2 "Ninety pairs of lungs," said {Hero}, wringing out a sock. "Some of them are tenors." It had to be better than sitting there. They lined up on the ridge, shoulder to shoulder, in front of the lightest kite that they could find, and practised upon a candle. Lady Bristle declared that it was common; but she loosened something at the back, and took her place. In went the breath; it went in until the buttons flew. You could see daylight through the butcher. "Together," squeaked {Hero}. "On three. One. Two..."
@try2 They had bellows, from the forge, and a pair of bagpipes. They had each other. "If we all do it at once," {Hero} told them, "and all do it at the same place." {They} went along the line and showed them how, from the stomach, not the cheeks. There are worse things than being ridiculous in a row. Even Lady Bristle came; she stood on the end, and drew herself up, and up, till she was about the shape of a bolster. Ninety faces turned the colour of plums. {Hero} raised {their} hand. "Hold it," {they} said. "Hold it. And..."
@fail2 One feather left the ground. They saw it go past their chins, and past the hats; strong men wept, who couldn't spare the breath. It was up as high as the mill door when the last of the puff gave out. It paused. It came down in a leisurely way, this side and that, like someone choosing a chair, and it chose Lady Bristle, and went in. There was a moment when it could have gone either way. The sneeze took off what remained of the hats; and afterwards there was no feather, and nobody on the ridge who could stand.
@fail2 What they achieved was a sort of moan, and a feather. It had come off one of the hens. You wouldn't think that you could love a feather; but ninety people did, up to a height of eleven feet. "It's flying," whispered {Hero}. It was indeed. It flew with great sweetness along the entire line, looking each of them in the face; and at the last of them it stopped, and went up Lady Bristle's nose. "Don't," said everyone. She did. It was heard at sea; and when they had found their feet again there was some doubt about whose they were.
@try3 In the end they had it from a shepherd. It had gone by him on Thursday, he said, dragging its heels, and in at the old cave. He'd taken it for a poem. {Hero} had the brass bell from the dinner tent, and {they} marched in with a lantern as far as it goes. There was a bed there, of a kind, made out of leaves and lost hats, and something in it. {run2} {Hero} rang till the bats came off the ceiling. "Up!" {they} bellowed. "It's gone four! There's a whole hill waiting for you!" The heap of hats rose a little, and sank, and...
@try3 {Hero} had wondered where the hats went. You'd lost one yourself, if you'd ever lived there; and here they were, at the back of the cave, all of them, bonnets and bowlers and a bishop's mitre, in a nest as wide as a barn. It was curled up in the middle. Each time it breathed the lanterns leaned over. {run2} "Look at it!" they said. "In bed!" Somebody handed {Hero} the dinner bell. {They} could have stopped, then, and thought. "Wakey, wakey!" {they} yelled, and swung it with both arms; and all of the hats turned round...
@fail3 "Shan't," said the wind. It did not say it loudly. It pulled up the dark round its shoulders, the way you do with bedclothes; and the draught of that put out every lantern that they had, along with such hope as there was, and shut the subject. They felt their way out by the walls. Lady Bristle held on to somebody's sleeve, and nobody mentioned whose. {refrain}
@fail3 "What for?" it said. It is a hard question when you're holding a bell. "For the race," said {Hero}. "No, thank you," said the wind. It was quite polite. Then it turned its face to the rock; every hat in the place turned with it, and they were out upon the hillside, and could not have told you how. Even Lady Bristle had nothing to say. She stood there pulling her gloves on, with the fingers in the wrong way round. {refrain}
@clue {Spotter} had been the last one out, and it was as black as a boot in there, so it was easier to ask. "Is something the matter?" There wasn't a sound for so long that it must have been thinking whether to bother. "They like me for the push," it said, in a thick sort of voice. "A thousand years. I've not been late. They look at what I'm holding up, and they say, 'Oh, look at that.' It's always that." It sniffed, and a cap blew off somewhere. "Have you ever heard one of them say, 'Look at it blow'?"
@clue "You go along," said {Spotter}. "I'll find my hat." It wasn't true; it was only that you could hear someone trying to cry without being noticed, and in a cave that size there was only one person it could be. {Spotter} sat down in the dark upon a bowler. After a while the air began to move. "I'm not ill," it said. "I heard them counting up who'd won. It's been nine times the same one. Well, who was it that was up there with her, all nine?" And who could say that it had got that wrong?
@low {Hero} took {their} kite back from the cow, who was sorry to lose it, and sat on the grass. You could have posted a letter through the middle of it. The sun had its chin on the hill. "It's quite true," {they} said; for they'd all been told, by now, what it was that it said. "I wanted a shove. I didn't much mind who gave it." {They} had the {kit} on {their} knees, and could think of nothing that it was for. Nobody answered {them}. It's astonishing how far off you can hear ninety people not answering. {run3}
@low They did not go home. There'd have been no one to talk to there except the furniture. They sat about in the dusk among their kites, and it was {Hero} who said what they were thinking. "My gran used to say 'drat it'. Every morning, when she opened the door. I've said it, too." "Everyone says 'drat it'," said the postman, miserably. They thought about a thousand years of that. {Hero's} kite had a hoof mark through the heart. {They} put it down upon the {kit}, quite gently, and folded {their} hands, since there was nothing blowing away. {run3}
@insight.build It's from the top of the hill that you see it best. There they all lay, the ninety, just as they'd been dropped: each of them exactly as large as one person could hold, so as to beat the next. "{Rule,}" {Hero} said, by way of a joke, and the joke went on and turned into something else. For which of them would you get out of bed for, if you were the size of the sky? You couldn't have felt it with your thumb. But they did nearly touch, down there. In the bad light they could have been one thing. Couldn't they?
@insight.build "One kite to a person," someone was reading out, bitterly, by a match. "One string to a kite." {Hero} looked down the slope. It was a good rule if what you wanted was a winner. It had cut up a hillside of silk and stripes into bits no bigger than a tablecloth, and sent each one up there all by itself to be the best. "{Rule,}" {they} said slowly. {They} had another rule, and it was older. And if someone had never in its whole life been given anything, how large would you want to make it, so it could tell that it was a present?
@insight.move There was a leaf, and {Hero} was cross with {themself}, so {they} kicked it. In it went through the mouth of the cave. It came out. {They} stared. {They} kicked it in again, with a bit of spin, and back it came with a bit of spin, and over {their} head. "{Rule,}" {Hero} breathed. A thousand years of going to work, at six, in all weathers, being the weather! Had there ever been a soul who asked it if it would like to come out, and play?
@insight.move "You've got a leaf on you," said the postman. {Hero} took it off, and flipped it away toward the cave; and a moment later it was back, on the other ear. Nobody was anywhere near. {They} balanced it on one finger and blew. In the dark there was a rustle of hats. It came skimming out, an inch over the grass, went twice around {them}, and lay there and quivered, like a dog with a stick. "{Rule}" Oh, but they had been fools! They'd come to get it up for work. When what it wanted, was it possible, was for somebody to say, "You're it"?
@insight.sound It was so still that you could hear what it did when it supposed that it was by itself. There was an old bottle in there. It went to and fro across the neck of that, very softly: three notes up, and one long note to come down. "{Rule,}" {they} had been saying to people for years; and {they} had gone in to it with a bell! {Hero} put {their} arms round {their} knees. It was a good tune. It was the tune, now you thought of it, that the gate had, and the chimney. They'd lived inside it all their lives. Whose had they thought it was?
@insight.sound "Hush," {Hero} said. "No, hush. {Rule}" In the end even the vicar hushed. From under their feet there came up a sort of a hum, hollow and round, with a hole in the middle. Someone was blowing on a bottle. You could tell that it had made the song up, for it went back and mended a bit. It got three notes up its little stair; it took the long one down; it left a space, for whoever there might be, and nobody ever was, and began again. How had they never once wondered what the wind did in the evenings?
@means.build They cut the rules up first, for the paper. Nobody could tell you after it which of those kites had been theirs. {Hero} went from one to the next with the {kit} and {method}, and it grew, stripes into stars into somebody's tartan, until it was as big as a field; and across the centre, in what had been a barn door, there were two words sewn in curtain cord. "PLEASE COME," Lady Bristle read out. "I'd have put it in gold." They held it up in the mouth of the cave, like a curtain. There was a long, long breath. "Is that for me?" said somebody.
@means.build "Pass me your kite," said {Hero}; and the first one to do so, it was noticed, was Lady Bristle. It was because nobody had ever put it that way before. They laid them out over the meadow by lantern light. {Hero} {method}, and ninety people followed {them}, with needles, with nappy pins, with glue, not talking much, moving up as they do round a fire. It was by far the largest kite that there has ever been. It had a tail made out of all the other tails. They took it by the edges and walked it up the hill; and in the cave someone, who'd been pretending to be asleep, said, "Oh."
@means.move {Hero} tied what there was of the kite on {their} back, marched to the cave, and put out {their} tongue. "Bet you can't catch me," {they} said. You could feel it not believe its ears. Then it pounced. {Hero} {method}. They went twice round the mill, in at the dairy, and out through the vicar; they went under the washing and it got up and danced. "Cheat!" screamed the wind. "You went behind the cow!" It was laughing so that it had to keep stopping, and hold on to a tree.
@means.move You don't knock, for that kind of thing. {Hero} crept up to the cave, slapped the dark with {their} flat hand, shouted "You're it!", and {method}. There was silence. Then there was a yell that took the tops off the thistles. Nobody who saw it will forget the sight of {Hero}, in and out among the hens, with half a kite for wings, and the whole of the air behind {them}, missing. "You can't hide up there!" people called. "It can see you from up there!" By now they'd all joined in. The vicar was under a cart. "Shh," he said to the wheel.
@means.sound {Hero} took the {kit} and sat down in the doorway, sideways on, so as not to look as if {they} had come for anything. {They} let it go by three times. And the fourth time, when it got to the place where it always stopped, {they} {method}, soft, a bit below it. The bottle broke off. It had heard of this, you could tell; it had never thought to meet it. "Is there more?" it said. "I don't know," said {Hero}. "It's yours." It came in again very carefully over the top. By the tenth time round there were harmonies.
@means.sound It is hard to play to someone who can blow your hat off. {Hero} got out the {kit} with a dry mouth; waited for the gap, which came around like a chair left empty at a table; and {method}. There was a clink, as of a bottle being put down. "Who's that?" said the wind. "It's the next bit," {Hero} said. "I only wondered how it went." They were a good hour at it, the two of them. And when they looked about, the entire hill was sitting in the dark outside, ninety of them, and one or two of the cows; and every soul was humming.
@snag "So it's all of us," said {Hero}, "upon the one string." There was only one that would stand it. It was tarred, and as thick as a thumb, and wound into a ball as large as a footstool, which is why Lady Bristle had been sitting on it. She rose at once. She'd the best will in the world. The ball rose, too; it had been sat on since noon, and it was off down that hill like a dog let out, with the hens going up on either hand, bounding, dwindling, gone...
@snag Ninety people couldn't be held by thread. "What we want," {Hero} called out, "is the stuff for the bell tower!" There was a great ball of it, beside the tent; and Lady Bristle, eager to be of use, gave it a push with her foot. "There!" she cried. "It's coming to you!" It came. It came by them at the height of the knee, unwinding its own remarks, and took the north slope, the steep one. They heard it go through the gorse. They heard the cow. They waited, with their heads on one side, for the splash...
@rescue There wasn't one. "It turned off," said somebody, at about the level of their belts. He was the boy with the paper kite; he was five; they had told him that it was for people who were bigger. He'd spent all day down where he lived, at the height where things happen. "It's under here. You can see where the grass is cross." He lay on his cheek, and fed in his arm, {hid}, right up to the ear, with a face like someone doing a sum. Out came {key}. A rabbit came after it, and wished to speak to whoever was in charge.
@rescue "Can I have a go now?" It was the boy with the paper kite. He had asked it at noon, at one, and at half past three. "Not just now," said everyone. "Only, I know where it went." He led them, by the thumb, quite a long way round a bush. His kite was a page from a sum book; he gave it to {Hero} to hold, so it shouldn't be crushed, got down flat, and reached in {hid}. It took a while. He seemed to be making friends. "She says to knock next time," said the boy, and he pulled; and that was {key}.
@climax They took hold in a line, and no one was particular as to who was next to whom. {Hero} had the front, where it's darkest. "We'd like it if you came," {they} said, in at the hole. "We needn't go high. We needn't go anywhere." It had said all that it had to say, it seemed. You could hear the string creak. And then the grass lay down: first by {their} feet, and then all of it, in a long soft wave, from the cave to the sea, as it might for somebody coming down a stair. {Hero} had time to call out, "Hold on!" It went past them like a horse that has been let into spring...
@climax Ninety pairs of hands closed up along the string. Behind {Hero} there was the vicar, and behind him was the boy. "What do I say?" {Hero} asked them. "You could try its name," said the boy. Not one of them ever had. There was a bit of a scuffle, back there, with hats in it. "Wind?" said {Hero}, into the dark; "would you like to come out with us?" They waited. Far inside, something very large got up on one elbow, and wiped its eyes, and thought, and put a foot to the floor...
@resolution They lost their hats; after that they lost the hill. Up they went over the mill, which was spinning like a coin, ninety of them, hand under hand, on one string, beneath one enormous kite, with the last of the sun on it; and the washing, down below, had flung out both its arms. "Look at it blow!" somebody shouted. Then they were all shouting it. Lady Bristle had the tail. She was upside down. "Higher!" she cried, and a moment later: "If you'd care to!" {turned}
@resolution There's a moment, with a kite, when it stops being something that you're doing. This time they were all on the end. {Hero} felt {their} heels go, and then {their} toes; there was a tug like a hand that takes yours; and {they} looked down between {their} own two boots at the whole of {home}, lit up and leaning. "I've dropped my cups!" called Lady Bristle, who had been wearing them. They could hear them ring, all nine, a long way beneath, and the wind going from one to another to try the notes. She was laughing like a girl. {turned}
@close You can't say who won, where there's only one kite. In the end they stood the {quest} upon the hilltop. {toast} {ends} The wind keeps it, still, among the bonnets. It's back at work by six; but at nightfall, when it has put down the last of the leaves, you'll hear it over there, three notes up and a long one down. And quite often, from some window on {home}, somebody will do the next bit.
@close There's a tenth name in the post office now, and it's WIND. It fetched the {quest} itself, once it was dark, and blew out the candles, all but {Hero's}. {toast} {ends} It does still take hats. But on {home} of a morning, when they open the door on all that roar, with the hens leaning and the milk going by, they hang on to the frame, and put out their heads. "Oh," they say, "there you are."
`,
}
