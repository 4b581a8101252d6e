// The postman is a goose, the labels have washed off, and all of Pudding Lane has the wrong parcel.
import type { PackSource } from '../pack.ts'

export const goose: PackSource = {
  id: 'goose',
  skeleton: 'mix-up',
  genres: ['comedy', 'mystery', 'animal', 'friendship', 'educational'],
  tags: 'village town street post farm lane neighbourhood shop market country',
  peril: 0,
  touches: 'goose birds rain',
  ways: ['look', 'mark', 'tend'],
  figure: {
    name: 'Horace',
    type: null,
    pronoun: 'he',
    want: 'to be thought a good postman',
    habit: 'bites people who are rude about it',
  },
  names: ['Dutch', 'Horace', 'Pudding Lane', 'Pudding', 'Lane', 'Miss Fipps', 'Fipps', 'Doctor', 'Doctor Bell', 'Bell'],
  nouns: {
    home: 'Pudding Lane',
    quest: 'music box',
    key: 'the roll of red string',
    hid: 'down behind the letter box',
    mistake: 'left the post bag out in the rain',
    scary: 'the gate of the last house',
    wait: 'until each door was open',
    crowd: 'the whole of the lane',
    small: 'the boy from Number One',
    says: 'He isn’t biting. He’s pointing.',
  },
  swappable: true,
  refrain: {
    base: 'Honk! went the goose. And it wasn’t for them.',
    turned: 'Honk! went the goose. And it was, it was for them.',
  },
  titles: [
    '{Hero} and the Goose Who Brought the Post',
    'It Wasn’t for Them',
    'Return to Horace',
    'The Wrong Parcels of {home}',
    'Honk!',
  ],
  blurb:
    'Horace has never lost a parcel. But it has rained on every label in the bag, and now the doctor has a tuba, the baby has a saw, and somewhere behind one of these doors is the {quest}. Only a goose knows which. It is up to {Hero} to ask him.',
  stage: `
    home: street morning clear wide | wave happy | goose letter | cat-asleep
    want: street morning clear medium | point excited | bunting box |
    friend: street morning clear medium | laugh happy | goose bag | duck-following
    hobby: garden day clear medium | stand proud | |
    turn: street day rain wide | look surprised | goose bag | | wet
    trouble: street day clear above | run funny | box trumpet | bird-on-head
    flaw: street day clear close | think thoughtful | | odd-socks
    stakes: street day clear medium | hold worried | box mop |
    try1: street day clear medium | talk brave | box door |
    fail1: street day cloudy wide | stand sad | box goose | upside-down-sign
    clue: street day cloudy close | look curious | goose bag |
    try2: street dusk cloudy medium | shout brave | bell box |
    fail2: square dusk cloudy wide | run surprised | box hat | hat-blown-off
    try3: street dusk cloudy medium | read excited | letter glasses |
    fail3: street dusk rain wide | stand sad | letter goose | | wet
    low: street dusk rain close | sit sad | goose umbrella | snail-passing | wet
    insight: street dusk clear close | think hopeful | goose bag | | wet
    means: street dusk clear medium | kneel brave | goose | |
    snag: street night wind medium | look surprised | wool | hat-blown-off
    choice: street night clear medium | stand thoughtful | lantern |
    rescue: street night clear close | reach hopeful | wool letter | mouse-watching
    climax: street night stars wide | give wonder | box goose |
    resolution: street night stars wide | cheer joy | goose box |
    close: street night stars wide | eat happy | cake goose | small-copy-of-hero
  `,
  b0_3: `
@home {Hero} lived in {home}. A goose brought the post. Honk!
@home Who is at the gate of {home}? A goose, with a letter for {Hero}!
@want {Hero} must have the {quest} for {event}. {why}
@want Out looked {Hero}, for a box with the {quest} in it, for {event}. {why}
@friend His name was Horace, and he had a big bag. "Hello, {Hero}!"
@friend "Honk!" said Horace, the goose. He had a hat, and he gave {Hero} a letter.
@turn It rained on the bag. Drip, drip! {refrain} What now?
@turn Splash! All the red and blue ran off the boxes. {refrain} Who got what?
@trouble A cat got a boat, and a baby a broom. {run1} Who had the {quest}?
@trouble A fish for a hen! {run1} What did {Hero} get?
@stakes {Hero} had a mop. "I did not want a mop," said {Hero}.
@stakes "Bad goose," they all said. Horace hid his head. {Hero} put down the mop.
@try1 {Hero} went to the red door. Knock, knock! And there was...
@try1 Up the steps, tap, tap, went {Hero} with the mop. Out came...
@fail1 It was a big fish in a hat. {refrain}
@fail1 A man with a fish on his head! He took the mop from {Hero}. {refrain}
@clue {Spotter} saw Horace look at a door. Did he know?
@clue Honk, said Horace at a gate, so low. {Spotter} heard. What was it?
@try2 "All swap!" said {Hero}. Up went the boxes, and down...
@try2 {Hero} rang a bell. All ran, all took a box, and then...
@fail2 Now it was much worse. What now?
@fail2 Bump, bump, bump! Who sat on {Hero's} cake?
@try3 {Hero} looked hard at the wet words. {run2}
@try3 A big, big glass for a small, wet word! {run2} {Hero} read and read.
@fail3 But the words were all one big blot. {refrain}
@fail3 {Hero} saw just blue. {refrain} Who could read that?
@low {Hero} sat down in the rain by Horace. {run3}
@low Horace took off his hat. {Hero} held him. Drip, drip. {run3}
@insight.look {Hero} looked at Horace, and looked again. Did he give a nod?
@insight.look A goose can't read! {Hero} saw that now. Then how did he do it?
@insight.mark {Hero} drew a boat. "Honk!" said Horace. Was it that door?
@insight.mark "Boat," said {Hero}. Horace did not know. Could {Hero} show him?
@insight.tend "What do you need?" said {Hero}. Was it a pat?
@insight.tend All the rest had been so cross. Did Horace just need {Hero}?
@means.look Horace put his nose to a box, and then to a door.
@means.look Sniff, sniff, and look! {Hero} saw him do it, box by box.
@means.mark {Hero} drew, and Horace ran. Honk, honk, honk!
@means.mark A hat for her, a cup for him: {Hero} drew it, and Horace knew.
@means.tend {Hero} gave him a soft pat. Horace got up. Honk!
@means.tend Pat, pat. "Good goose," said {Hero}. Up went his neck, and sniff!
@snag Now tie them up. Oh no, where was the red string...?
@snag To tie on a box, you must have red string. {Hero} looked, and it was not there...
@rescue The small boy found it. There it was!
@rescue The boy had one end, and {Hero} had the other. Pull!
@climax Knock, knock! One box, one door. And {Hero} had the {quest}.
@climax A hat, a cup, a fish, a boat! All home. And the last was the {quest}, for {Hero}!
@resolution {Hero} said, "Thank you, Horace." {turned}
@resolution They did not say "bad goose" now. They gave him a kiss, and so did {Hero}. {turned}
@close Horace ate the cake. {toast} {ends}
@close There was a box for Horace, too. It was bread! {toast} {ends}
`,
  b4_6: `
@home {Hero} lived in {home}, where a goose brought the post. His name was Horace. He wore a cap and a bag, and if you were [rude|late], he bit you.
@home Who comes up the lane with two flat feet and a hat? It's the post! In {home} that was Horace, who was a goose, and never missed a house. {Hero} always wiped {their} shoes for him, just in case.
@want Today he would bring the {quest}. {Hero} had saved up for it, all year long, for {event}. {why}
@want All year {Hero} had put a penny in a jar. Now the jar was empty, and the {quest} was on its way, in time for {event}. {why} It might come at any honk.
@friend "He's never lost a letter," said Miss Fipps next door. "Not one, in nine years." Horace stood up as tall as a goose can. "Honk," he said, for he knew it was so.
@friend Miss Fipps lived over the hedge. "That bird's a wonder," she told {Hero}. "Nine years, and he never got it wrong." Horace heard, and he walked into a gate, from pride.
@turn But that day it rained, and it rained in the bag. All the ink on all the labels ran down into a big blue [puddle|blot]. Horace did his best. {refrain} Who was it for?
@turn Then drip, went the sky, and drop, and after that it just fell down. It filled up his bag like a bath. The names swam off the labels, and he had to guess. {refrain} Whose was whose?
@trouble The doctor got a tuba. The baby got a saw. Miss Fipps got a live crab, and it got her back. {run1} And who, oh who, had the {quest}?
@trouble "I asked for a hat," said the doctor, from the end of a tuba. A baby sat up in its pram with a saw. Something in straw had hold of Miss Fipps. {run1} Where could the {quest} be?
@stakes {Hero} opened {their} box, and it was a mop. Out in the road people had begun to shout. "That goose is no good," said somebody, "and we'll get a van." What would become of him?
@stakes {Hero} took the lid off the last box. A mop! All round, people were cross. "You can't have a goose for a postman," they said. "A van doesn't honk." And he stood there and heard it. Who would stop them?
@try1 "I'll ask from door to door," said {Hero}. {They} knocked at Number Two. The door opened a crack, and there behind it...
@try1 {Hero} would just have to knock at every house. At Number Two, the bell went ding. There were feet. There was a cough. And there stood...
@fail1 ...was a man with a saddle, who had no horse. He took the mop. He gave {Hero} the saddle. {refrain}
@fail1 "At last! Just what I need," said the man at the door, and hugged the mop. "You can have this." So {Hero} came away with a saddle. Nobody in the lane had seen the {quest}. {refrain}
@clue It was {Spotter} who saw Horace walk by with his head down. At each gate he stopped, looked up at the house, and gave a small sad honk. He never got a gate wrong. How did he know?
@clue They had all gone in but {Spotter}, and Horace. He went along by the wall with his wet bag. He would look at a house, and look at the box on the step, and shake his head. Did he know they were wrong?
@try2 "Everyone come out!" called {Hero}. "Put your box down in the road. When I ring the bell, take the one that's yours!" They all came. {They} rang it, and...
@try2 {Hero} had a better plan, and a bell. "Put it all in a heap," {they} told the lane. "Now shut your eyes, and count to three, and find your own!" Ding! One, two...
@fail2 Forty people jumped for one cake. The baby got the tuba. The cake got sat on. It was a [muddle|mess]. What now?
@fail2 Well, they found a cake. Somebody found it with his seat. The doctor had the crab now, and Miss Fipps was stuck in the tuba. {Hero} held her feet. Was there no other way?
@try3 "We'll read the labels," {Hero} said. "There must be some bit left." {They} took Miss Fipps's best glasses and held each one up to the lamp. {run2}
@try3 {Hero} held a box right up to the street light. In Miss Fipps's glasses each letter was as big as a shoe. {run2} Was that an A?
@fail3 One said "Mr." One said "with love". The rest were just blue. {refrain}
@fail3 And there was a name! It said "Blot". The next one said "Blot", too. The rain came down on all of it. {refrain}
@low Horace took off his cap. He laid it down in the wet road. {Hero} sat by him, on the kerb, under one umbrella, with the {kit}, and there wasn't much to say. {run3}
@low They did not see him do it. But there it lay, in the road: his cap. {Hero} went and sat down by him with an umbrella and the {kit}. Drip, it went, off the end of his beak. {run3}
@insight.look "{Rule,}" said {Hero}, to cheer him. {They} looked at the goose, and then {they} looked again. A goose can't read! In nine years he had never read a label. So how did he do it?
@insight.look What does a goose see in a name? {Hero} thought about that. "{Rule,}" {they} said, so {they} did. He never put on glasses. He never turned a box to the light. So he can't read! Then what did he do, all those years?
@insight.mark "Where does the tuba go?" {Hero} asked him. Horace just blinked. He did not know the word. "{Rule,}" {Hero} said. {They} got out the {kit}. A goose can't read, but could he look at a picture?
@insight.mark "Tuba!" {Hero} told him. "Mop! Cake!" Horace put his head on one side. It was all just noise to him, poor bird. "{Rule,}" thought {Hero}, with a hand on the {kit}. Would he know it if he saw it?
@insight.tend Everyone had shouted at Horace. "{Rule,}" thought {Hero}. "What would help you?" {they} asked him. And he put his beak in the bag, shut his eyes, and took a long sniff. Was that it?
@insight.tend It was all shout, shout, shout at that bird. "{Rule,}" {Hero} would have said, if they had asked. So {they} did it. "What do you want, Horace?" He put his beak on a wet box, and breathed in. Was that a yes?
@means.look {Hero} {method}. Horace put his beak to a box, sniffed, and looked up the road at one door. Then the next box; and another door. He did it by the smell!
@means.look {Hero} put down the {kit}, and {method}. Sniff, went Horace, at a box. His neck went round like a clock hand, to Number Four. So that was it. He had a nose!
@means.mark {Hero} {method}: the tuba first. "Honk!" said Horace. He got up. He ran to Number Six. He knew what everyone wanted; he had looked in at their windows for years.
@means.mark Out came the {kit}, and {Hero} {method}. It was a bath. "Honk honk!" said Horace, and ran. He had seen the twins, at Number Ten, in a bucket, every day for years.
@means.tend {Hero} {method}. He smelled the saddle, and he looked at Number Nine. It had never been the labels! He knew them all by nose.
@means.tend Out came the {kit}, and {Hero} {method}. His neck came up, bit by bit. He smelled the crab, and pointed at the sea. He smelled the cake, and pointed at Miss Fipps.
@snag "Tie each box to its own gate," said {Hero}, "before they get mixed up again!" For that they must have the red string. It hung by the letter box. It had hung there, and the wind got up, and...
@snag "Quick!" cried {Hero}. "Tie them on, or they'll blow away." There had been a roll of red string, on a nail, and now there was just the nail. A box began to slide, and...
@rescue "I can see the end of it," said the boy from Number One. He put his arm {hid}, as far as it went, and out came {key}.
@rescue When you are four, you see what is low. "In there," said a very small boy. Nobody else had such a thin arm. Down it went, {hid}, and he came up pink, and gave {Hero} {key}.
@climax They tied, and they knocked. All down {home} the doors opened, one after the other, and there was a goose on the step, and the right box. And at the last gate of all was {Hero's} own. It was the {quest}.
@climax "Ready?" said {Hero}. Horace put up his head. Gate one, gate two, gate three: at each of them a door, and a light, and somebody saying, "Oh!" And last of all he put a box on {Hero's} own two feet. In there was the {quest}.
@resolution Nobody spoke of a van. They put his cap back on, and stood in a line to say sorry, and he only bit two of them. {turned}
@resolution Sorry takes a long time, if it's a whole street. It took an hour. Then {Hero} found the cap, and made it straight, and he let {them} put it on him. {turned}
@close They had {event} out in the road, with the tuba. {toast} {ends} And Horace got a parcel, the first in his life. It was bread.
@close You should hear that tuba! Nobody went in, or shut a door. {toast} {ends} There was one more box in the bag, and it was for Horace. He smelled it with his eyes shut. Bread!
`,
  b7_9: `
@home In {home} the post comes by goose. It's an old arrangement, and no one remembers who began it. His name is Horace; he has a cap, and a bag, and a way of standing on your step until you have wiped your feet. {Hero} lived at Number Seven, and had been bitten only once.
@home Other places have a postman. {Home} had Horace, who was a goose, and who had his own ideas about it. Letters came at eight. Shoes were to be wiped. If you said anything funny about his feet, he bit you, and then waited, with his cap on straight, while you signed. {Hero} lived in the middle of the lane, and always signed.
@want Today was the day. {Hero} had saved for a year to send away for the {quest}, which was for {event}. {why} It was in the post. It might be in the bag this minute.
@want It had cost fifty-two Saturdays. Each of them had been dropped in a jar, with a clink, and now there was a gap on the shelf where the jar had been, and the {quest} was on its way to {Hero}. It had to be there for {event}. {why}
@friend "You needn't fret," said Miss Fipps, over the hedge. "In nine years he hasn't lost so much as a seed packet." Horace was going by at the time. He didn't turn his head, but he walked the rest of the lane on the tips of his feet, like a goose on a coin.
@friend Through the hedge came a trowel, and after it Miss Fipps. "Are you listening for him again?" she asked. "He'll come. When my roof blew off he brought the post to the bath." They heard a honk by the pump. He must have caught a word of it, for he went past as though there were a band in front of him, and {Hero} saluted.
@turn Then the rain came, sideways. It got in at the top of the bag. Every label in there ran into its neighbour, and dripped out through the corner, blue, all the way up the road. He went to each gate just the same; he was a postman. But there were hands in the bag before he could stop them. {refrain} So who was it for?
@turn There was a cloud over the hill, hardly bigger than a hat. By ten it was raining upwards. Ink doesn't care who you are: Mrs. ran into Mr., and Number Four into Number Nine, and all of it ran out of the bag and down his leg. Horace did the round, with one blue foot. People helped themselves. {refrain} Then whose could it be?
@trouble The doctor had a tuba. The twins had a hip bath, and the baby had a saw. Miss Fipps put her hand into some straw, and found a crab, and the crab found Miss Fipps. {run1} "This isn't mine!" people shouted, from one end to the other. So whose was it?
@trouble It was like a birthday that had been dropped. The vicar's wife got a beard. The baby, who was given the saw, got straight to work. "There's something alive in here," said Miss Fipps, at arm's length, and then it wasn't at arm's length. {run1} All along the lane doors flew open. And behind which one of them was the {quest}?
@stakes {Hero} undid the paper. It was a mop. A crowd had gathered, of the kind that agrees with itself. "It's what comes of having a goose," somebody said. "They've got a van, at Lower Pudding." Horace was standing right there. He looked at the wet bag, and he looked at the mop. Who would tell him that it wasn't so?
@stakes That left {Hero's}. It was long, and it was thin; {they} tore off the last of the string. A mop. "Nine years we've put up with this," a man was saying, over by the pump, and it was awful how quickly they all nodded. "A van doesn't bite you." Horace had a drop on the end of his beak. He didn't shake it off. Couldn't somebody say something?
@try1 "It's got to be behind one of these doors," {Hero} said, and started at the bottom. {They} rubbed {their} feet, and knocked at Number Two. There was a shuffling inside. The handle turned, and there, with a look of hope...
@try1 Somebody had the {quest}. So somebody was sitting looking at it, wondering. {Hero} took the mop, to be polite with, and rang at Number Two. A chain came off. A bolt went back. "Oh, has it come?" said a voice, all of a tremble, and round the edge of the door came...
@fail1 ...stood a small man holding a saddle. He had never owned a horse. He was so glad to see the mop that {Hero} hadn't the heart, and went down the path again with a saddle over one arm. {refrain}
@fail1 ...a saddle, with a little old man at the back of it. "I get giddy on it," he said. "Is that a mop? I do like a mop." What can you say? They swapped. Anyone at a window that afternoon would have seen {Hero} go by in the drizzle, with a saddle on {their} head. {refrain}
@clue In the whole lane only {Spotter} still had an eye on Horace. He was walking home the long way. At each gate he stopped, and looked at the house, and then at the box on its step, and honked, once, low down, like somebody saying "No". How did he know it was wrong?
@clue Nobody did look out, apart from {Spotter}. So nobody else saw the goose do his round again, all by himself, with nothing in the bag. He would stop. He'd look at the door; he'd look at the wrong box on the mat; and he shook his head, like a teacher who has come to your sum. Now how could he tell?
@try2 "Listen!" {Hero} called, from up on the wall. "Everybody bring your parcel, and put it down in the square. When I ring this, you take what's yours. What could be simpler?" They made a great heap of it. {They} swung the bell...
@try2 "It's only a muddle because we're all in different houses," {Hero} said. "Bring it to the square, every bit. I'll ring, and you'll each see your own thing, and walk up to it. Walk, mind." They put down what they had in a heap as high as the pump. It went ever so quiet. {Hero} lifted the bell...
@fail2 Forty people went for one cake. It was over in a moment. The twins had the saw, the doctor had the twins, and the tuba had got Miss Fipps, as far down as the elbows. {Hero} was holding a hat with a crab in it. What else was there to try?
@fail2 What nearly everybody had been hoping for, it turned out, was the cake. When they came undone, the beard was on the baby, the crab was on the doctor, and a noise like a cow in a pipe was Miss Fipps asking {Hero} to let her out of the tuba. The cake had been found by someone sitting down. Well, what would you have done next?
@try3 "Labels," said {Hero}. "There's bound to be a bit left on one of them, a capital, or a street." {They} borrowed the thick glasses, and a lamp, and went through the lot of it, nose to the paper, while people held things up. {run2}
@try3 "We'll be clever, then," said {Hero}. "Ink's never all gone." They carried the boxes in under the lamp. Miss Fipps lent the spectacles she uses for greenfly, and through those a full stop was as big as a plum. {They} turned each label to the light, and let it dry a bit, and turned it. {run2}
@fail3 "Mr.", said one of them. One said "with fond", and stopped. All the rest was just a blue like the sea on a map; and then it came on to rain again. {refrain}
@fail3 "It's somebody with an S in them," {they} had to say, at last. "Or it could be a hair." The rest looked like maps of places where no one had been. As for the lamp, it fizzed and went out, since here was the rain again. {refrain}
@low Horace took off his cap. He put it in the road, quite gently, with the badge up. After a bit {Hero} came, and sat down on the kerb beside him, with the umbrella and the {kit}, and neither of them had anything to say. {run3}
@low There was a small sound, of tin on stone. It was his badge. He had laid his cap down in the road, and moved one step to the left of it. {Hero} didn't tell him not to. {They} sat on the kerb with the {kit}, under an umbrella for two, and they watched a paper boat go by that had been somebody's address. {run3}
@insight.look {Hero} looked at the rain for a while, and then at the goose. "{Rule,}" {they} used to tell people; so {they} did. It was the second look that did it. He was a goose. He couldn't read! In nine years of labels he had not read one. Then what had he been going by?
@insight.look Everyone else had stopped looking at him. "{Rule,}" {Hero} always said; and once was what they had all done. So here went two. Cap, bag, feet. Small round eyes, one to a side. Did you ever see a thing like that read out a street? He'd had no labels all those years, not really. So what did he have?
@insight.mark "Do you know where the tuba goes?" {Hero} asked. Horace just gazed at {them}, as you do when someone's speaking Dutch. {They} tried it louder. "{Rule,}" {they} said then, and felt for the {kit}. He could not read, and he had no English; but he had looked in at every window of that lane each morning for nine years. What had he seen?
@insight.mark "That, there, goes where?" said {Hero}, slowly, as you do abroad. Horace was doing his best. You could see it going in at one side and looking for the way out. "{Rule,}" {they} said, and stopped waving {their} arms. Words were no use to him, wet or dry. But each morning, for nine years, he had seen what everyone in the lane was up to, in their socks. What if you asked him in socks?
@insight.tend "{Rule}" It was what {they} always said, and not a soul had done it. They'd shouted at him and they had talked of vans. {Hero} turned round on the kerb. "Horace," {they} said, "what do you do, when you do it right?" He thought it over. Then he pushed his whole head in the bag, and shut his eyes, and breathed. Could it really be that?
@insight.tend Nobody had so much as dried him. {Hero} did it with {their} sleeve. "{Rule,}" {they} said, partly to the goose. When had they last done that? People told him "Mind my roses" and "You're late", and that was all the talk he got. "What helps?" asked {Hero}. For an answer he laid his beak along a wet brown box, and shut his eyes, as if it were singing. Could you do it by that?
@means.look {Hero} {method}. Horace bent to the nearest box; his nostrils went in and out; then his neck swung round, like a signpost, until it pointed straight at Number Nine. Next box. Number Four. He'd done it by the smell of things. People send what smells of home, and he had known every home in that lane for years.
@means.look {Hero} moved the {kit} out of the drips, and {method}. It was a thing so small that you would need to be sitting down. Before his head went up, each time, the two holes in his beak went wide. He'd smell; he'd think; and round swung that long white neck, to Number Ten, to the pump, to the doctor's. They wrote the names on, but it was their suppers he read.
@means.mark {Hero} {method}: a tuba, no more than that, with some notes coming out. Horace put his head on one side. Then he shot off up the road, wings out, and hammered with his beak on the door at Number Six, where a thin girl had stood at the window each morning blowing through her fist. {They} drew the bath. He was back before it was dry.
@means.mark It was just the right light for it. {Hero} unpacked the {kit}, and {method}: a bath with lion's feet, and two heads in it. Horace walked once round that. Then his neck shot out, and he ran at Number Ten, honking like a fire engine, where a pair of twins had been washed in a bucket ever since they came. He looked back. He actually stamped. Next, please.
@means.tend {Hero} {method}. It was a long time till the neck began to rise. Beak to the saddle: and he looked at Number Nine, where the riding lady lived. Beak to the crab: he looked at the sea. It never had been the labels. He knew them all, each person in {home}, by what clung to the paper; nobody had ever asked him.
@means.tend {Hero} put by the {kit}, as there was no hurry, and {method}. It did come up, in the end, that neck; it came up like a flower does, when you're not watching. He smelled the saw, and turned to the carpenter's. He smelled the beard, and gave a cough, and looked at nobody at all, which was tactful; the vicar went pink. There they all were in that small flat head, with their soap and their soup.
@snag "Tie them to the gates as he says," cried {Hero}, "before somebody moves one!" They wanted the red string for that. It lived on a hook over the letter box. There was the hook. The wind went by with a rattle, people began again to say whose fault it was, and...
@snag "Number Four!" called {Hero}. "Number Nine! Quick, tie them on, so that they stay where he says!" There was only one roll of red string in the lane, and that had a hook, over the letter box. They all looked at the hook. A gust came; the top three boxes began to walk off, and some man cleared his throat to say "van", and...
@rescue "It's gone down the back," said the boy from Number One. He was just as high as the flap, and it was the sort of thing he saw. He put an arm {hid}, and then most of a shoulder, and pulled. Out it came, and went on coming, yard after yard: {key}.
@rescue It is dull at a grown-up's knee, and you look about you. "I saw it get down," said the smallest boy in the lane, and nobody had ever heard him say so much. "It wanted to be in the dry." He lay on his tummy, and felt {hid}, with his tongue out. Hand over hand came a thin wet line, red as jam. {Hero} took the end of {key}.
@climax They tied and they knocked. All the way up {home} there was a square of light, and then another, and in each of them stood somebody with a hand to their mouth; and a goose. He did the lot. He got to Number Seven last, since that's where he always ended. He put down a box, wiped his feet, and looked up at {Hero}. It was the {quest}.
@climax It began at the bottom, by the pump. A knot; a knock; a step back. There would be someone in slippers, looking down at just the thing, and then at who had brought it. "How did you..." they said, one after another. He kept the middle of the lane for last. {Hero} was on the mat; {they} had wiped both feet. He let go of the string, and there was the {quest}.
@resolution No one said "van". They formed a line, which went by way of the pump, to tell him that they were sorry; and he let them, and only bit the two who had said it loudest. {turned}
@resolution You never saw so many people with a hand out to be bitten. They said they were sorry, one by one, by number; the man from the pump had to go twice. {Hero} found the cap, and got the dent out on one knee, and put it where it lived. {turned}
@close They held {event} out in the road, so that nobody would be behind a door. The thin girl played. {toast} {ends} Late on, somebody gave Horace a parcel. He'd never had one. He stood and held it for a long time before he opened it, breathing in, although it was only bread, and he'd known about it since noon.
@close Since no one would go indoors, {event} must come out. The tuba found its girl, and the girl found one tune. {toast} {ends} At the very bottom of the bag was something flat, addressed in {Hero's} best capitals to a goose. He carried it about all evening, from knee to knee. He couldn't read a word. He knew it was bread.
`,
  b10: `
@home At {home} the post is brought by a goose. It was begun in some war, when there was nobody else, and by the time people noticed that the war was over he had a pension. The present one was called Horace. He had the cap, and the bag, and a way of standing with one foot on your doormat until you had thought about yours. {Hero} lived halfway up, at Number Seven, and had been bitten only the once, for whistling.
@home You could set your watch in {home} by the feet: eight o'clock, flat, unhurried, coming up the middle of the lane. Visitors thought that it was charming. "How sweet!" they said, and were bitten; and after that they wrote to people about it, and the letters were all delivered. His name was Horace. He was a goose in the way that some men are colonels. {Hero} used to go out to the gate, just to say good morning to someone who took his work so hard.
@want There are things that you have to send away for, and the {quest} was one. {Hero} had sent. It had taken a year of Saturdays to get together the money, and nine days for somebody to write back that it was now in the post. It was for {event}. {why} Somewhere between there and here, at that minute, in the dark, with {Hero's} own name on it, it was jogging along. "Any day now," {they} told the gate.
@want "Has anything come?" {Hero} asked, on Monday; and on Tuesday, and with less hope on Sunday. All the pennies of a whole year had been turned into one brown envelope, and the envelope had been dropped in the box, and that was the last that one knew. But if everyone had done their bit, then the {quest} would be in the bag today; and today was right, since it was wanted for {event}. {why}
@friend "He won't lose it," said Miss Fipps. She had the garden next door, and gave out comfort over the hedge, with slugs. "Nine years, and not so much as a postcard. When my roof went, he found me. I was in the bath, in a field." It so happened that he was passing. He gave no sign. But from there to the top of the lane he walked like something on the lid of a very old clock, and {Hero} and Miss Fipps were careful not to catch each other's eye.
@friend Some people will tell you the age of their house. Miss Fipps, through the hedge, would tell you about the post. There'd been the winter when he came on the ice, sitting down. There had been a letter with no name on, no street, just "To my dear", and he had walked about with it all day and then given it to the right one. "I asked him how," she told {Hero}. "What did he say?" "He bit me," said Miss Fipps fondly. From the pump came a short modest honk.
@turn No one could have helped it. The rain that morning came up {home} sideways like a thing with an appointment, and a post bag has no lid. One label wept, and set off the rest. By the pump they were running down his leg, the Misses into the Masters, forty addresses turning back into ink. He stopped; he looked in. He was seen to square his shoulders. A postman goes round, that's all, and so he went, leaving blue feet at each gate; and at each of them a hand came out and took the wrong thing. "Oh!" people said. "How... long." {refrain} In that case, whose was it?
@turn It has to be said for paper that it means well. It had held on to those names for a week, through three sorts of sack. Then at ten o'clock the sky came down on {home} like a bucket, and it let go. What Horace carried up the lane was a bag of soup. He rang where he'd have rung. He held it open, with his eyes shut, since he could not bear to watch, and every house put in an arm. You could hear paper tearing, and then how it stopped. "It's a beard," said somebody. {refrain} But it must be for someone, mustn't it?
@trouble Doctor Bell had been sent a tuba. It was the making of a hush that ran from door to door: the twins from Number Ten with a crate marked THIS WAY UP and in it a beard; a hip bath, for a colonel; the baby, in its pram, looking along the edge of a saw. "There's only straw in mine," said Miss Fipps, reaching down. {run1} "Has it gone?" she said, when they had got it off her with a spoon. After that nobody was in the mood to be amused. "This isn't mine," said forty people, as if it were a discovery; and where, in the whole length of that, was the {quest}?
@trouble It's a strange feeling to want one thing very much, and be handed a beard. "It's very full," the vicar's wife was saying, bravely. Across from her the doctor had got his head in a tuba to see who it was from, and the baby at Number Three, who'd been given a saw, had begun on the pram. Then came the scream. {run1} It was a crab; it had been three days in straw, and Miss Fipps was the first person it had met. Forty lids were off by now. It lay beneath one of those, the {quest}, with a stranger frowning at it. Which?
@stakes {Hero's} was a mop. {They} shook it, in case. By now there was a crowd by the pump, of the sort that has agreed with itself before it speaks. "It's what comes of poultry," said a man in front. "They've got a van, at Lower Pudding. A van comes, and it goes, and it doesn't look at your feet." It was taken up on all sides. Nobody had noticed that Horace was back. He stood on the kerb with his empty bag, very straight, turning his head a little toward each one as they spoke. Who was there to tell him it wasn't so?
@stakes Have you ever had to look grateful for a mop? {Hero} had got the string off, and the paper, and gone on unwrapping for a while after there was no more of it to come. "That settles it," said somebody, over by the pump. They'd called a meeting without anyone's noticing. There was talk of a van; of moving with the times; a man had even brought out a pencil. And then it thinned, and went quiet from the outside in, for they had seen who had come up behind, on flat blue feet, to hear what it was about. How much of it had he got?
@try1 "It's in one of these houses," said {Hero}. "It isn't magic. It's forty doors." {They} shouldered the mop, and began at the bottom, at Number Two. No one in the lane knew much about Number Two, except that he took in a good deal of milk. {They} wiped {their} feet and knocked. For a long while there was only a clock. Then something heavy was dragged aside. "Has it come?" cried somebody; and with a rush of warm air and a smell of leather, there on the step was...
@try1 You do a thing like that in order, or you do it twice. So {Hero} started at the even end, with the mop held upright, so as to look like a person with business. Number Two had a brass knocker in the form of a horse. There was a pause; there was the sort of cough that people give in front of a mirror. A key went round. The door drew back about as far as one eye. "Don't tell me," it begged. "Let me guess." And it opened the whole way, on...
@fail1 ...a small man, sitting in a saddle, on the hall chair. He had never owned a horse. He had never, he said, so much as been asked if he'd like one; he had undone the paper that morning and got on, and the time had simply flown. "I couldn't keep it," he said. He gazed past {Hero}, at the mop. "Is that spoken for? It's only that I spill." So that's what came of Number Two. {They} walked down the path again, in the drizzle, under a saddle. {refrain}
@fail1 ...a saddle, and the legs of somebody underneath it. "It's a hat," he told {Hero}, through the girth. "Isn't it? It's a bit close." They went into the matter together on the step. When it had been explained to him he grew quite low, and said that he might have known, that he'd only ever wanted something to clean his passage with; and there was {Hero} with that in {their} hand. One can't be a brute. A saddle is a good deal heavier than a mop, and it rains into it. {refrain}
@clue By then nobody was watching Horace, bar one. {Spotter} saw him come back down the far side, by himself, with the bag hanging. It was not his hour. He stopped at the first gate and looked, for some time, at the front of the house; then at the parcel upon its step; and he said "Honk," quite low, as one says "Hm," when a picture isn't straight. He went on to the next. He did it at every single one. If he'd mixed them up, as they all said, then how was it that he knew?
@clue It's quite possible to look at a thing that everyone else has finished with, and {Spotter} was. Up the lane went the goose. He had nothing to bring. He would come to a gate, and raise his beak, and draw a breath, as people do on the first day at the sea; and then he'd catch sight of what they had got on the mat. "Honk," he said, and winced. It wasn't shame. You wince like that when somebody sings flat. And who, wondered {Spotter}, can hear that it's wrong, unless he knows how it's supposed to go?
@try2 "We're going at it backwards," {Hero} told them, from the top of the pump. "I'm taking the things round to the people. You bring the people to the things. Lay it all out, here, where it can be seen, and when I ring this, walk up and take what is yours." It was so simple that several of them clapped. Out it all came, and went up in a heap, with the bath at the bottom and a cake, somebody's, on the very top, in its box, with a window in the lid. {Hero} swung the bell...
@try2 All that was needed, surely, was a little order. {Hero} had borrowed the school's bell and a chair. "Everyone with a wrong thing, put it down," {they} cried. "Everyone who sees a right thing, wait. I'll say go." They built a pile in the square that you might have seen from Lower Pudding. It looked like a shipwreck, with icing. Forty neighbours stood about it in a ring, on their toes, not looking at the cake; and {they} drew in {their} breath, and rang...
@fail2 It was the cake that did for them. Each person there had seen one thing that they'd certainly have ordered, if they'd thought of it. For about a minute the square at {home} was all elbows. Then it fell back, and there was a silence. The baby had the tuba. Miss Fipps had rather more of the tuba than that; she'd gone in as far as the wrists. The twins had the doctor, and on the cake, looking straight ahead, sat the vicar. {Hero} climbed down. "And what," asked the vicar, "does one try now?"
@fail2 There's a hush before a stampede; {Hero} had time to notice it. It was a matter of moments. A hat came out, and a shoe. "Mine, I think," said a voice at the bottom of it all, "and I'll thank you to let go of the candle." What they were left with, once everyone had been pulled off everyone, was a vicar with cream up his back, Miss Fipps in brass, and a crab nobody would own to. Forty good neighbours had never been so polite in their lives. Could it be put right at all?
@try3 "Very well," said {Hero}. "We read." There's always a stroke left, or the tail of a "y". They carried everything into Miss Fipps's porch; she lent the spectacles that she keeps for greenfly, and a lamp. Through them each drop was a lake. {They} went over those labels as you'd go over a beach, an inch at a time, with the whole lane breathing down {their} collar and somebody writing down what {they} said. {run2} For an hour it looked like getting somewhere.
@try3 It stands to reason that ink has to leave a stain, and a stain has a shape. They fetched a lamp, they fetched tweezers, they fetched a retired clerk who had once read the Pharaoh's laundry list off a brick. {Hero} took the first one by its corners. Over {their} nose were two pairs of glasses, one on top of the other, so that what {they} saw was mostly eyelash. "It might be a B," {they} said, and the hope of it went back along the row like a plate of buns. {run2}
@fail3 They had made out, by the end of that, one "Mr."; a "with fond", which stopped there; and something that was either Wales or gravy. That was the lot. Everything else was the same soft blue, like the sea on a map of the sea. {Hero} took off the spectacles. "I'm so sorry," {they} said. Then there was a tap on the porch roof, and another, and nobody needed to look up. {refrain}
@fail3 "It might be a B" was as far as it ever went. It might be a boot. It might be several people holding hands. They came to the last of them at nine o'clock, and it was quite blank, with a small tear, like a face; and as {Hero} held that up the lamp hissed, because the rain had found the gap over the door and come in to see how they were getting on. {refrain}
@low Horace did it without any fuss. He bent his neck, and shook once, and his cap was in the road; then with his beak he turned it about until the badge was facing the houses. He stood to one side of it. {Hero} had been about to go in. {They} went and sat on the kerb instead, with the {kit}, and put the umbrella up. "Come under," {they} told him. "There's room." There was a paper boat going down the gutter that had been somebody's good wishes. It didn't seem to be a time for saying anything; so they didn't. {run3}
@low One after another the windows in the lane were drawn. It's a small noise, a curtain, but he flinched at each. {Hero} found him by the pump. His cap was off. It was on the ground in front of him, with the strap tucked in, the way you'd leave a thing that has got to go back. "Budge up," said {Hero}, and opened the umbrella. The {kit} went on one knee, and in the end a wet white neck came down across the other, and weighed about as much as a letter. What a lot it must have been, all that, to carry, thought {Hero}, for so long. {run3}
@insight.look {They} looked at the cap, since it was in front of {them}; and then, because it was what {they} would have told anyone, "{Rule,}" {Hero} looked at him. Nine years. Not a postcard. You saw a cap and a bag, so you thought: postman. It's with the second look that you saw the goose. "You can't read," {Hero} said out loud. How long had they all been writing him labels? He could no more have read one than the pump could! So it had never been the ink that knew the way. Then what was?
@insight.look "{Rule,}" was the whole of {Hero's} advice to the world, and where had {they} been looking, all that day? At labels. At forty bits of paper. {They} turned {their} back on those, and had another go, from the start, at the one thing there that had never been wrong. It had no thumbs. It'd no spectacles. It had an eye on each side, good for seeing foxes, and a long beak in between with two neat holes in the top. "Horace," said {Hero} slowly, "who ever told you what it said on the front?"
@insight.mark "The tuba," {Hero} said. "Who is it for?" He was attending; nobody could have attended more. It was only that {they} might have been a tap. {They} said it louder, and felt {themself} go red: here was all of the lane's mistake in one word. "{Rule,}" {they} said, but softly, and to {themself}. He'd no English. He could not read. What he'd had, each morning at eight, for nine years, was a look in at every window from just above the sill. If he had never known their names, what had he known them by?
@insight.mark They'd used a great many words on him since breakfast, most of them twice. He had turned his head from one to the next as you would at a foreign wedding. "{Rule,}" {Hero} told people; {they} had it on a card; and what had {they} done but tell, and tell, and tell? It was a goose. But he had been to every house there was, more often than the doctor, and seen who danced, who dug, who sat there wanting something. {They} looked round for the {kit}. How would you put it to him, if you couldn't say it?
@insight.tend {They} did what no one else had thought of, and dried his face. "{Rule}" One had it on the tip of one's tongue all day, and there it had stopped. They'd shouted at him, from a number of sides; they had held a meeting; and he had gone on standing there with the answer, waiting to be asked. "Horace," {Hero} said, "when it goes well, how do you do it?" He looked at {them} out of one eye, and out of the other, to be sure. Then he walked over to the hip bath, and laid his beak against the wood, and breathed. Could it honestly be that?
@insight.tend It's a poor thing to have a rule and keep it for plants. "{Rule,}" {they} said; and {Hero} turned around, there on the kerb, until {they} {was} knee to knee with him. "I've not asked," {they} said. "None of us has. What would help?" It took so long that {they} thought he had gone to sleep. But the neck came up. He put his whole head in the bag, that soup of a bag, right down as far as the shoulders; and there it stayed, with a sound like someone smelling a baby. What was there in there, that rain could not wash out?
@means.look {Hero} shifted the {kit}, and {method}. It happened quickly; you had to know which end to watch. Beak to the box. The two small holes opened, like doors. There was a stillness, in which he seemed to be turning over a great many kitchens, and then around came his neck, as a signpost does in a gale, and stopped dead. "Number Four!" said {Hero}. Next: the doctor's. He had never brought anyone their name in his life. He had brought them what smelled of home, to the place that smelled of it.
@means.look With the {kit} for company {Hero} got down to the level of the kerb, and {method}. It was like seeing somebody read, once you had stopped expecting print. He took it from left to right. There was coal smoke in the string, and a dog, and under those a great-aunt: you could practically see him get to the end of the line. His head rose. It pointed, not to where the label would have said, but to where they'd be glad. "And this one?" {they} whispered. "And this?" They did the lot like that, and he was not in doubt for a moment.
@means.mark Under the umbrella, on the dry side of somebody's lid, {Hero} opened the {kit}, and {method}. It was a tuba, no more, with some notes falling out. He looked it up and down. Then he was gone, wings and all, up the middle of the lane, and they could hear him hammering at Number Six. There was a thin girl there; she'd stood at that window every morning for two years and blown into her fist. "How did he know?" said her mother. He was back before the bath had dried. He wanted to see what came next.
@means.mark You couldn't call it art. {Hero} had the {kit} and one knee, and it was raining; but {they} {method}. "It's a hip bath," {they} told him, in case. He let out such a honk that three bedrooms lit up. There he stood, at the gate of Number Ten, drumming his feet, until the door was opened by two boys and their mother, and the bucket that she had been getting them clean in since they were born. He looked over his shoulder at {Hero}. "Two boys," it said. "Bucket." It was the look of somebody who has shouted for years across a valley, and heard it come back in words.
@means.tend So {they} did it properly. {Hero} laid the {kit} by, and {method}; and it was like a thaw. A ripple went along the feathers. He smelled the saddle: he got up, and walked, and looked at Number Nine, where there was a lady who'd been saving for a horse. He smelled the saw, and remembered someone. "Go on," said {Hero}. "Who else?" In that flat wet head were forty families, with their soap, their toast, their good and bad tobacco, each of them filed. They had thought that they were sending him letters. He had been visiting friends.
@means.tend Nobody can be hurried into being brave again. {Hero} had put down the {kit}; {they} {method}, and it got quite dark; and then, from under {their} arm, came a single businesslike sniff. It was the crab. He stood, and faced east, toward the harbour, until he was certain they had followed him. It was the beard. He looked at the vicarage for a tactful moment and then at the sky. "And this?" said {Hero}. "And this one?" By the sixth he was walking up and down. By the tenth he'd begun to hold out a foot for the next, as surgeons do.
@snag "Get it on the gates," cried {Hero}, "exactly as he says, and tie it, before anyone has a thought!" That meant the red string. It had been the lane's for a hundred years; it lived upon a hook above the letter box, as thick as a cabbage; you could tie up {home} with it and have enough for a bow. They'd got forty parcels in forty pairs of arms. They'd got the hook. The wind was rising, "Hurry!" said everyone; and by the pump a man cleared his throat, and began, "Now, with a van..."
@snag It was going so well that {they} ought to have known. There they all were, sorted, out in the road, each with its nose towards its own front door; and every time it blew they shuffled. "String!" said {Hero}. "The red! On the hook!" Three people ran. You could see by the way they stood there what they had found. "It was here at Easter," said one. The bath began to slide, majestically, in the direction of the wrong end of the lane. It picked up the tuba as it went...
@rescue "It isn't stolen," said the boy from Number One. He was just as tall as the flap of a letter box, and that's how he saw most things, through it. "It jumped. I'd have said, but you were up on the pump." He put an arm {hid}, and next the shoulder, and then laid his ear to the wall, as if to hear what his fingers were doing. Out it came, yard after yard of it, and he gave the end to {Hero}: {key}.
@rescue There was one person in the lane who had had a good view all day. He was four. He lived at Number One; nobody asks you things at that age, they only ask you how old you are. "I could get it," he said, to a great many knees. It was {Hero} who bent. So he lay on the pavement and put his arm {hid}, and felt about, with the faraway look of someone at the dentist's. "Got its tail," he said. There was a good deal of tail. By the end of that he was sitting in a nest, and the nest was {key}.
@climax They tied, and they knocked. It went up the lane like lamps being lit: a dark door; a gold one; and somebody in it with both hands at their mouth. "But how did you..." they said, to the goose. He had his round to do. He did the doctor's; he did the small man at Number Two, who got, after all these years, a pony's worth of hay from a niece, and wept. He always finished up at Number Seven. He came up the path on those flat, sore, inky feet. {Hero} had wiped both shoes. He put it down square in the centre of the mat, and stood back. It was the {quest}.
@climax Knot, knock, and stand aside: {Hero} held the string, and the boy cut. Horace never looked to see if he'd been right. It was they who looked, in their doorways, with the light at their backs; down at the box, then over it at him, and you could watch it sink in. "It's mine," they said. "It's really mine." There was only Number Seven left. It came up the path under his wing. He knocked, which he need not have done, with {Hero} standing there; but there's a way to do these things. And {they} undid the bow, and it was the {quest}.
@resolution No one said "van". No one could remember who had. They formed up by number, round by way of the pump, to tell him. "Sorry," they said. "So sorry. I was one of the loud ones." He stood on the step to receive it like a colonel; and since there is such a thing as discipline he did bite two. They were very proud of it later. {Hero} had saved his cap. It had dried out of shape, and {they} worked on it with {their} thumbs, and gave it to the smallest person there to put on him. {turned}
@resolution It is hard to beg a goose's pardon with your hat in your hands, if he wants to see your feet. They managed. The man with the pencil came last; he turned out his pockets, and there it was, "van", with a line under it, and he ate that, in front of everybody. Horace gave it some thought. Then he leaned across and set the fellow's collar straight. When {Hero} put the cap back on him, and the strap beneath his chin, there was a sound all down the lane of people breathing out. {turned}
@close They held {event} out in the road, so as to have nobody behind a door. The thin girl had been given a chair for her tuba and one for herself. {toast} {ends} Towards midnight somebody handed Horace a parcel. In all those years he had never had any. He carried it off under the lamp, and he did not open it for ever so long. He just stood over it, with his eyes closed, breathing in. It was only bread, and he'd known about it since noon; but it said on the front, in wet blue capitals, a name.
@close "We won't go in," people said. "It's only doors." So {event} came out to them, chairs, bath and all, and it went from gate to gate up {home} until you couldn't tell whose it was. {toast} {ends} One thing was left in the bag, and {Hero} had wrapped it that evening, with some care, and done the label twice. He read it in his own way, from the string inwards: an oven; a thumb; a bit of somebody's good jam. He looked around at all of them. Then he picked the thing up, and came over, and wiped both his feet, and delivered it to himself.
`,
}
