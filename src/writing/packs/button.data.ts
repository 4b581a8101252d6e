// A giant has lost a button, and a button as big as a cartwheel has run away down the hill.
import type { PackSource } from '../pack.ts'

export const button: PackSource = {
  id: 'button',
  skeleton: 'too-big',
  genres: ['fairy-tale', 'adventure', 'comedy', 'fantasy', 'friendship', 'magic'],
  tags: 'castle forest hill giant kingdom mountain meadow farm garden fairy princess',
  peril: 1,
  touches: 'giant monster',
  ways: ['move', 'mark', 'build', 'tend'],
  figure: { name: 'Gog', type: null, pronoun: 'he', want: 'to come to a party', habit: 'apologises to trees' },
  names: ['Gog', 'Lower Thimble', 'Lower', 'Thimble', 'Mayor', 'Tibbs'],
  nouns: {
    home: 'Lower Thimble',
    quest: 'button',
    key: 'the great darning needle',
    hid: 'inside a hollow log',
    mistake: 'told everybody that giants eat people, to sound clever',
    scary: 'the top button, up by the giant’s chin',
    wait: 'until the giant had quite stopped sneezing',
    crowd: 'the people of the village',
    small: 'the tailor’s boy',
    says: 'A big button doesn’t want a big thread. It wants a lot of little ones.',
  },
  swappable: false,
  refrain: {
    base: 'Boom, went the giant. Down by the stream. He was bigger and colder than anyone’s dream.',
    turned: 'Boom, went the giant. Warm by the stream. It was better and bigger than anyone’s dream.',
  },
  small: { base: 'Boom, went the giant. Down by the stream.', turned: 'Boom, went the giant. Warm by the stream.' },
  titles: [
    '{Hero} and the Giant’s Button',
    'Gog Is Cold',
    'A Button as Big as a Cart',
    'Excuse Me, Said the Giant',
    'The Biggest Guest at the Party',
  ],
  blurb:
    'Gog is a giant, and he has been asked to a party for the first time in his life. But his coat will not shut. The button is as big as a cartwheel, it is rolling downhill, and behind it comes {Hero}.',
  stage: `
    home: farm morning clear wide | stand happy | sunflower | cat-asleep
    friend: square morning clear medium | talk happy | letter | duck-following
    hobby: meadow morning clear medium | stand proud | |
    want: square morning clear medium | point excited | bunting table |
    flaw: farm day clear close | think thoughtful | | odd-socks
    turn: hill day cloudy wide | look-up surprised | giant tree | hat-blown-off
    trouble: hill day cloudy above | run funny | button wheel | bird-on-head
    stakes: hill day snow medium | look worried | giant | | snowy
    try1: hill day snow wide | run brave | button rope | | snowy
    fail1: pond day snow medium | sit surprised | button | duck-following | wet
    try2: farm day snow medium | build brave | pie plate | |
    fail2: farm dusk snow wide | run funny | pie goat | |
    try3: square dusk snow medium | pull excited | scarf wool | |
    fail3: square dusk snow wide | look sad | scarf | hat-blown-off
    low: hill night snow close | sit sad | giant | snail-passing | snowy
    clue: hill night snow close | look-up curious | needle-and-thread | mouse-watching | snowy
    insight: hill night clear close | think hopeful | button | | snowy
    means: pond night clear wide | pull brave | button rope |
    snag: hill night wind medium | look surprised | needle-and-thread |
    rescue: forest night wind close | reach hopeful | needle-and-thread | mouse-watching
    choice: hill night clear medium | climb thoughtful | giant |
    climax: hill night stars above | hold wonder | button needle-and-thread |
    resolution: meadow night stars wide | dance joy | giant lantern |
    close: meadow dawn clear wide | wave happy | giant cake button | small-copy-of-hero
  `,
  b0_3: `
@home {Hero} lived in {home}, by a big green hill.
@home Who lived on the hill, so big, so big? {Hero} wanted to know.
@friend A note went to Gog the giant. "Do come!" it said.
@friend {Hero} put a note on the hill for Gog. "Please come to tea!"
@want Gog had never been to {event}. {why}
@want Gog said yes! {Hero} put out a cup for him, for {event}. {why}
@turn Boom, boom! Up came two big feet. It was Gog!
@turn The cups jumped. The cat jumped! {Hero} looked up, and up. Hello, Gog!
@trouble Pop! Off went his button, as big as a wheel. {run1} Where did it go?
@trouble Gog gave a bow, and his button flew off. {run1} Who would stop it?
@stakes Gog could not shut his coat, and he was cold.
@stakes Now it snowed. {Hero} saw his big blue nose. Brrr!
@try1 {Hero} ran after the button, down and down, and...
@try1 "Stop, button!" said {Hero}. Run, {Hero}, run, run, and...
@fail1 Splash! It fell in the pond. {refrain}
@fail1 Plop! Ducks flew up. {Hero} was wet, wet, wet. {refrain}
@try2 {Hero} had a pie. Could a pie be a button? It went on, and...
@try2 Up went the big pie on his coat. {Hero} did not look away, and...
@fail2 Yum! A goat ate it.
@fail2 Munch, munch! {Hero} saw a goat, and no pie.
@try3 {Hero} made a long, long scarf for him. {run2} And then...
@try3 {Hero} got all the wool there was. {run2} Knit, knit, and...
@fail3 It went round one thumb. {refrain}
@fail3 It was too small. It was a hat for his thumb! {refrain}
@low {Hero} sat by his big cold toe. {run3}
@low The snow was deep. {Hero} sat down by one big boot. {run3}
@clue {Spotter} saw how thin the thread was.
@clue {Spotter} had one end of the thread. Look, it was a lot of threads!
@insight.move {Hero} saw the button rock in the water. Could it roll?
@insight.move {Hero} saw the water go in and out. Would the button go, too?
@insight.mark {Hero} drew a button, and drew a lot of hands. Who would help?
@insight.mark All the doors were shut. {Hero} had a pen. Would they look?
@insight.build {Hero} had rope and a wheel. Could they pull it up?
@insight.build A wheel, and a rope, and a bell. What could {Hero} do with them?
@insight.tend "What do you need?" said {Hero}. Did he need a warm hug?
@insight.tend {Hero} called up to him. "Gog, what is it? Are you sad?"
@means.move {Hero} gave a push when it gave a rock. Out it came!
@means.move In it rocked. Out it rocked. {Hero} gave it one good push!
@means.mark {Hero} made a picture, and they all ran to help.
@means.mark {Hero} drew Gog on a wall, all blue. "Look!" Out they all came.
@means.build {Hero} tied it on, and up and up it came.
@means.build Down went the rope. {Hero} pulled, and up came the button, drip, drop.
@means.tend {Hero} sat them all down, close to his cold feet.
@means.tend "Sit here," said {Hero}, and they all did, on his big cold toes.
@snag Now to sew it on! Oh no, where was the needle...?
@snag In the snow was the big needle. {Hero} turned, and it slid...
@rescue The small boy found it, in a log.
@rescue "Ow!" said the small boy. {Hero} ran to see. He had sat on it!
@climax {Hero} went up, up, up, and sewed it on tight.
@climax In, out, in, out. {Hero} bit off the thread. "There, Gog!"
@resolution {Hero} and Gog were warm at last. {turned}
@resolution Gog laughed, and all the snow fell off the roofs. Whump! Even {Hero} was warm. {turned}
@close Gog had a cake as big as a cow. {toast} {ends}
@close Gog held up a lamp, and {Hero} waved. {toast} {ends}
`,
  b4_6: `
@home {Hero} lived in {home}, at the foot of a very large hill. On cold nights the hill [hummed|coughed].
@home There was a hill behind {Hero's} house in {home}, and it sang. It sang at night, so low that the [cups|spoons] walked about. "That's the wind," people said. The cat did not think so.
@friend "That's just Gog," said Mayor Tibbs. "He's a giant. One ought to ask him to things." Nobody ever had. So {Hero} wrote him a note, on a [bed sheet|barn door], and it said PLEASE COME.
@friend "It's Gog," said the mayor, whose name was Tibbs. "A giant. He never comes to anything." "Did you ever ask him?" said {Hero}. Nobody had. So {they} wrote PLEASE COME, as big as a [door|bed].
@want It was for {event}, with forty tables. {why} Down bounced a boulder with an answer on it. It said YES.
@want {Hero} set a place for Gog, for {event}. His plate was a pond lid, and his cup was a bath. {why} Down the hill rolled a rock. It said YES, and there were three kisses.
@turn At noon there was a boom, and another boom. Two boots came over the hill, and Gog was on top of them. He had combed his hair with a tree.
@turn Boom. A hen fell off the wall. Boom! Over the hill came a head, then a beard, then coat, and coat, and coat. It was Gog! He was combing his hair with a tree.
@trouble "Thank you for having me," said Gog, and he bowed. Pop! Off flew his top button, as big as a cartwheel. {run1} Who was going to stop it?
@trouble "How do you do?" said Gog, and bowed. Pop! His top button hit the ground, got up on its edge, and went. {run1} Did it mean to stop?
@stakes It had begun to snow. The coat hung open. "I'll just go home again," said Gog. "I don't want to sneeze on you." His nose had gone as blue as a [plum|barn].
@stakes Now it snowed, and that big coat would not shut. "I'd better not stay for the {party}," said Gog. "When I sneeze, I break things." And he had washed his ears for it.
@try1 "I'll get it," said {Hero}. Down the hill went the button, and down the hill went {Hero}, with a rope. {They} ran, and {they} jumped, and {they} got on top of it, and...
@try1 "Come back!" shouted {Hero}. {They} got a rope round it and hung on, and it took no notice at all. What was that, at the bottom of the hill...
@fail1 Splash! That was the duck pond. The button went to the bottom, and {Hero} went some of the way. {refrain}
@fail1 Ducks, and then water. Down went the button, flat, like a lid. Up came {Hero}, with a [duck|frog] on {their} head. {refrain}
@try2 "What else is big and round?" said {Hero}. It was a pie, the big one, for {event}. They got it up on ladders. It fitted! They stood back to look, and...
@try2 "It must be big and round," said {Hero}. All of them looked at the pie. Up it went, by four ladders, and it fitted! "Nobody breathe," said {Hero}. Then they smelled goat...
@fail2 A goat looked, too. After the goat there was only half a pie, and by the time they had the goat down there was none.
@fail2 It had come up all four ladders, one by one. It ate the crust, and it ate the plum middle, and it looked at Gog's [beard|collar]. "No," said Gog, and it went down.
@try3 "Then we'll knit him a scarf," said {Hero}. They used all the wool there was. {run2} It was so long that it went twice around the church. They threw up one end, and...
@try3 "A scarf!" said {Hero}. Everyone had to knit, even Mayor Tibbs, who did it with two spoons. {run2} It was as long as the street. Up it went, and...
@fail3 It went once around his thumb. "It's a very good ring," said Gog, and his teeth shook the windows. {refrain}
@fail3 "How kind," said Gog. "Is it for my thumb?" He sneezed, and the [church|school] lost its hat. {refrain}
@low {Hero} sat down between Gog's boots, next to the {kit}. Up there he was trying not to shiver, so that no house should fall down. {run3}
@low It was night. {Hero} leaned on one big boot, with the {kit}. "You can shiver," {they} said. "Then it will rain tiles," said Gog. {run3}
@clue A bit of thread hung from his coat, where the button had been. It was {Spotter} who caught the end. It was not a rope at all. It was hundreds of threads, as thin as hairs, all lying side by side.
@clue {Spotter} found the end of the thread that had held the button on, and gave it a tug. It came apart! It was not one fat thread. It was lots and lots of thin ones. Would that be any help?
@insight.move The pond was full of wind. {Hero} saw a ring on the water, and then one more. Down there the button was rocking, to and fro. "{Rule,}" said {Hero}. What if you pushed, just as it swung?
@insight.move Slap, went the pond. Slap. Something big was moving down there, out a bit, back a bit, all by itself. "{Rule,}" {they} said. When it came back a bit, who would be there to help it?
@insight.mark One person could not lift it, or ten. But they had all gone in to be warm. {Hero} could shout till {they} burst. "{Rule}" Was there some way to make them see?
@insight.mark {Hero} knocked, and people said "Poor Gog," and went to put the kettle on. They just could not see how big and how blue. "{Rule,}" said {Hero}. {They} looked at the church. Wasn't that a lot of white wall?
@insight.build {Hero} looked round. A cart with a wheel off. A well with a long rope. A church with a bell. "{Rule,}" said {Hero}. Isn't that all you need to lift a thing?
@insight.build Here was a wheel with no cart. Here was a good long rope, and a fat mayor, and a tower. "{Rule,}" said {Hero}. Now, what goes up when a mayor comes down?
@insight.tend They had run after the button, and the pie, and the wool. "{Rule,}" said {Hero}. "Gog, what's the worst of it?" A tear came down like a bath. "It's being so far up," said Gog. Was he lonely?
@insight.tend Nobody had said a word to Gog since the pie. "{Rule,}" said {Hero}. {They} put {their} hands to {their} mouth. "What do you need, Gog?" It was a while before he said it. "Is there room by the fire?" Was that all it was?
@means.move They tied on a rope. It rocked away; it rocked back, and {Hero} {method}. Again! Up came the rim, and the button rolled out like a wet moon.
@means.move {Hero} got a rope on it, and did not pull. Out it rocked, and in it rocked, and {Hero} {method}. "Now!" Up stood the rim. Then the whole button came out for a walk, dripping.
@means.mark {Hero} took the {kit}, and {method}, right up the side of the church. It was Gog, and he was blue, and one small person was by his boot, with a rope. The doors began to open.
@means.mark {Hero} {method}, all up the church wall. It was a boot, as high as the door, and one small person. Then the doors of {home} opened, and out came people with ropes.
@means.build Over the church tower {Hero} put the rope, and {they} {method}. On one end was the button, and on the other was Mayor Tibbs. Up it came!
@means.build {Hero} {method}, over the tower, with a wheel at the top. The button was on one end. "Jump," {they} said, and Mayor Tibbs, who was on the other, shut his eyes and jumped. Up it came!
@means.tend {Hero} {method}. Then all the others came and leaned on his feet, three deep, like cats on a stove. "Oh," said Gog. He put one long arm in the pond, and got it.
@means.tend {Hero} {method}. Then out they all came, in coats, and lay across his boots, like [pups|pigs] in a heap. "I'm not cold down there," said Gog. So he felt in the water, and pulled out his button.
@snag "Now sew!" cried {Hero}. It had to be the great needle, the one for sails, and it was stuck in the snow, just there. The wind shook. It tipped, and it slid, and...
@snag Now for the needle! It was the one that they used for the sails of the mill, and it stood up in the snow by the gate. "Hand it here," said {Hero}. The wind got there first. It leaned, it slid, and...
@rescue "Ow," said the tailor's boy, who hardly ever said even that. "I've found it." He had sat on it. He pulled it out from {hid}, and it was taller than he was: {key}.
@rescue Far down the hill somebody said "Ow!" It was the tailor's boy. He had been told to go and sit down, so he had. Out he pulled it, from {hid}, as long as a gate. "Is this it?" It was {key}!
@climax {They} climbed up, past the pocket, past the buttonholes, up to the chin. In, out. Each of them had brought one bit of thread. {Hero} tied the knot, and bit it off. "There," {they} said. "Breathe in."
@climax Up they went, by his pocket and over his beard. Every one of them had brought a thread, and {Hero} sewed with the lot. In and out, and round, and a knot. "Don't pop it," said {Hero}.
@resolution He breathed in, and it held. He was warm, right down. {turned}
@resolution Gog took a breath. Nothing popped! He got warm from his chin down, a bit at a time, till his toes went pink. {turned}
@close So Gog came to {event}, and held up the lamps. {toast} {ends} Each winter he still loses a button.
@close Nobody at {event} had ever sat under such high lamps, for Gog held them. {toast} {ends} Next winter he lost a button. He had undone it himself.
`,
  b7_9: `
@home {Hero} lived in {home}, at the foot of a hill which was much too big for it. Some nights there was humming up there. Cups walked along the shelf. "Thunder," visitors would say; and people let them.
@home Behind {home} there was a hill, and at night the hill hummed. You got used to it. Cups went for walks. Pictures hung any way they liked. {Hero}, who lived closest, slept with a hand on the water jug. "What is it?" visitors would ask. "What's what?" people said.
@friend "It's only Gog," said Mayor Tibbs. "He's a giant. He's no bother. I suppose that somebody ought to have him down one day." They had been supposing it for two hundred years. So {Hero} took a bed sheet and a mop, and wrote PLEASE COME.
@friend {Hero} went and asked the mayor. "Up there? Gog, mostly," said Mayor Tibbs. "He doesn't go out." "Where have we invited him?" said {Hero}. The mayor thought back, and went rather red. So {they} got [a barn door|a tablecloth] and some tar, and asked him properly: PLEASE COME, with a line under the please.
@want It was for {event}, with forty tables out in the long meadow. {why} Next morning a boulder rolled down and stopped at the gate. On it was scratched, in very careful letters, I WOD LOVE TO.
@want A boulder came down in the night, and stopped short of the cabbages. Somebody had scratched on it, with great care, I WOD LOVE TO. {Hero} put out a horse trough, for his cup, and at {event} they set him a place in the middle of the meadow, with a hay fork. {why}
@turn At twelve they heard the first boom, and at a minute past, the second. Two boots came over the top, each as large as a barge; and then a good deal of coat, with Gog in it. He had combed his hair with a fir tree, and he was telling the fir tree that he was sorry.
@turn First the hens lay down. Then the windows hummed, all on one note. Something that {Hero} had taken for a cloud came over the hill, and it had a nose on it; and under that there was coat, and coat, and two boots like boats. "Excuse me," Gog was saying, to every tree that he stepped across. He had one in his hand, and his hair was wet.
@trouble "How do you do," Gog said. "Thank you for having me." And he bowed. That was a mistake. There was a pop; and the top button of his coat, that was about the size of a cartwheel, shot out over their heads, landed on its edge, and set off down the hill. {run1} Where does a thing like that stop?
@trouble "Delighted," said Gog, so softly that just one chimney fell. And then he bowed, from the waist, as it says in books; and his top button went off like a [rocket|cork]. Over the crowd it flew. It came down on its rim, and went off down the lane at a good trot. {run1} Was anyone going to stop it?
@stakes The first of the snow had begun. His coat hung open, and the wind walked in and out of it as if it lived there. "I'll just be getting back," said Gog. "I feel a sneeze, and you have such small houses." He'd gone blue. He had washed behind his ears, too; {Hero} could see the marks.
@stakes Then it snowed; and there was a gap in that coat that you could have driven a hay cart through. Gog held it shut. "It's been a lovely {party}," he said, although it hadn't begun. His lips had gone blue. {Hero} saw that somebody had ironed his collar, with a rock.
@try1 "Wait there!" {Hero} called up, and was off. {They} caught it at the second gate. {They} got a rope around it. The trouble was that the button went on, and so did the rope; {they} found that {they} {was} running on top of it, like a bear in a circus, and that there was nothing ahead but...
@try1 "I'll head it off," yelled {Hero}, and was over the stile. {They} came up with it by the mill, got a rope through one of the holes, and dug in {their} heels; so then there were two long lines down the hill, and {Hero} at the end of them, going much too fast, and straight ahead...
@fail1 They keep ducks in that pond. Straight to the bottom it went, as flat as a lid. {Hero} came up with weed on {their} head, and some opinions. {refrain}
@fail1 The ducks were very good about it. When the waves had gone down there was a ring on the water, and {Hero} was in the middle of the ring, spitting out something with legs. Of the button there was no sign. You could hear it, though, for a time. It went bloop. {refrain}
@try2 "It needn't be that button," {Hero} said, through {their} teeth. "What's big, and round, and has holes in?" They all turned to look at the pie. "Not the pie!" said Mayor Tibbs. "That took all week." They had it up there on four ladders, and it fitted to a hair; Gog didn't dare to breathe. "Don't anybody touch it," said {Hero}, and then...
@try2 "We don't need that one," said {Hero}, from inside a towel. "We need something as big as a cartwheel and as flat as a..." They'd all had the same thought, and looked at the table. Mayor Tibbs sat down and covered his eyes. It went on with a slap; there was even steam. "That's done it," said {Hero}. "What's that noise..."
@fail2 You can't blame a goat. It had simply followed the smell, from ladder to ladder, and it began at the crust. They had to get it down in a net. By then there was twice as much goat.
@fail2 It was chewing. The goat had come up by the ladders, as anybody might, and had started at the top. "I don't like to push it off," said Gog; so he stood there with his chin up, until it was finished. He said it had tickled. [There was a plum in his beard.|It licked the buttonhole, for the gravy.]
@try3 "Knit, then," said {Hero}, and they did, all ninety of them, every bit of wool in {home}, and toward the end some which was still on the sheep. {run2} By dusk it was so long that it went twice about the church. "This'll do it," {they} cried. "Throw up the end, and..."
@try3 "Wool!" said {Hero}. They pulled jerseys to bits, and took the covers off teapots. Ninety people knitted toward each other, and Mayor Tibbs, who'd never learned, was let hold the ball. {run2} When it was done it reached to the church and back. They tied one end of it to a rake. "Here it comes, Gog," {they} called. "Bend down, and..."
@fail3 It went round his thumb, once, with a bit left over for a bow. "I shall always wear it," said Gog. Then he sneezed, and they lost the weathercock. {refrain}
@fail3 "For me?" said Gog. "I've never had a thumb warmer." He held it up, for them to see, and it did look nice; and then his nose wrinkled. They all lay down flat. The sneeze went over them, and took the weathercock. {refrain}
@low After that he sat down behind the hill, so as to be out of their way. {Hero} stayed with him. {They} sat by one boot, with the {kit}, where there was some shelter. High up in the dark he was trying not to shiver, for the sake of the chimneys. It made a sound like a far-off train. {run3}
@low When it grew dark he went and sat behind the hill, where he would not be in anybody's light. {Hero} found him. There was a dry place beneath the heel of one boot, and {they} crept in there with the {kit}. Now and then the ground buzzed. He was trying so hard not to shiver, because of the [chimneys|teacups]. {run3}
@clue There was an end of thread dangling where the button used to be, as thick as your arm. It was {Spotter} who took hold of it, and held it to the lamp. "That isn't one thread!" There were hundreds, no thicker than hairs, lying close; and it had taken all of them.
@clue A loose end hung from his coat, thick as a bell rope; it had snapped clean through. {Spotter} pulled it into the light, to see why. "It's hairy," {Spotter} said. Then the end came open, like a brush. It wasn't a rope at all, only hundreds of threads, side by side, no fatter than a cat's whisker. Had every one of them been holding on?
@insight.move Down in the hollow the wind had got hold of the pond. {Hero} watched the rings come to the edge, and go, and come. There was something under there that was rocking. "{Rule,}" {they} said out loud. A thing that heavy you'd never pull out. But what if you let it come?
@insight.move You couldn't see into the pond, but you could hear it: slap, and a long wait, and slap. Something down there was being rocked, the way a boat is. "{Rule,}" said {Hero}. It was far too heavy for ninety people. But it was going halfway by itself, wasn't it, and then coming back to ask?
@insight.mark It would take everyone. {They} had all gone in, though, to their fires; and if you knock and say that a giant's cold, people say how sad, and look for their slippers. {Hero} knew. "{Rule}" {They} turned, and looked up at the wide white wall of the church. How do you get ninety people to look out of a window?
@insight.mark {Hero} had been to eleven doors. "How dreadful," they'd said at each of them, and moved up to make room on the sofa. They meant it. They simply thought he was cold the way you're cold. "{Rule,}" {they} said, and turned round, to where the church stood up against the stars, with a side as blank as a new page. What would it take to make them look out?
@insight.build {Hero} put {their} chin in {their} hands and looked at what there was. A well, with its rope; a cart that had lost a wheel; the church tower; Mayor Tibbs. "{Rule,}" {they} said, as {they} always did. {They} looked again at the mayor. What would you say that he weighed?
@insight.build "Think," {Hero} told {themself}, and counted what there was. One well rope. One wheel, off a cart. One church, with a top to it. Mayor Tibbs went past, puffing, with a shovel, and sat on a wall; and the wall gave way. "{Rule,}" {they} said, and stared at him. Would it be rude to ask him what he weighed?
@insight.tend "{Rule,}" said {Hero}, and then felt {their} ears go red. {They} had chased a button round the whole parish, and {they} hadn't asked him a single thing. {They} leaned back till {they} could see his chin. "What's the worst part?" {they} called. It was a while before it came. "It's a long way up," said Gog. "Nobody's ever near." Had it ever been the coat?
@insight.tend "Is it bad?" {Hero} shouted up. "I'm quite all right," said Gog, and a tile fell. That's what you say when you aren't. "{Rule,}" {they} said under {their} breath, and tried it again. "Gog! What is it you'd like most?" Snow fell for a good long while. "I'd like," came down a very small voice, for a giant, "to be where the people are." What had they been doing with a pie?
@means.move They got a loop on it with a boathook. "Don't pull," {Hero} told them. "Wait." It rocked off from them. It rocked back, and {Hero} {method}. It went; it came. On the ninth, up stood the rim of it, black and dripping, and it rolled out up the bank on its own, like the moon coming up.
@means.move They fished a loop of rope round the rim. "Wait," said {Hero}, and they waited. Away it swung. As it came {they} {method}. Then they let it go. It was like [pushing somebody on a swing|ringing a very wet bell]; each time there was a bit more of it, and at last it stood right up in the moonlight, said bloop, and rolled home.
@means.mark {Hero} {method}, thirty feet high, by lantern, on the church wall. It was a pair of boots. Between the boots sat one very small person who had hold of a rope; and there was a great deal of wall left over. It was the left over part that did it. One door opened, and then a street of them. With ninety on the rope it came up like a cork.
@means.mark A ladder; a lamp; the {kit}. {Hero} {method}, all up the north wall of the church, and the first thing that {they} made was the boot. It went as high as the clock. By the heel {they} put one person, and left the rest quite white. "Is he as big as that?" somebody said, in slippers, in the road. "And only one of us out there?" Soon there were ninety, with ropes.
@means.build They ran the rope from the pond, up over the tower on the cartwheel, and down. Then {Hero} {method}. There was a button at one end of it, and at the other, in a cow's harness, was Mayor Tibbs. "For {home}," said the mayor, who had always longed to say it, and he stepped off the roof. Up she came.
@means.build {Hero} {method}: pond, rope, tower, wheel. On one end was the button. On the other, strapped to a kitchen chair, was the mayor. "It's the proudest day of my life," he said, and his voice shook. Down he came, as stately as a lift, waving; and out of the black water, streaming, went up the button.
@means.tend {Hero} {method}. Then {they} went and fetched the others out. You never saw such a sight; ninety people in blankets, leaning on a giant, three deep about the ankles, like cats round a stove. The shivering slowed. It stopped. "You can hear hearts," said Gog, wondering. And he put one long arm down behind him into the pond, as you'd feel for the soap, and brought it out.
@means.tend {Hero} {method}. After that {they} went knocking. "You needn't do anything," {they} said. "Just come and lean." So they did, in their blankets, all about his ankles, three deep. Somebody began a song. The buzzing in the ground grew less and less; it stopped. "Oh," said Gog. "So that's what it's like." And with one hand, hardly looking, he felt in the pond, and laid the button on the grass.
@snag "Sewing!" said {Hero}. It would have to be the needle they used for the sails of the mill. It was standing right there, stuck in a drift. A gust took it; it bent over slowly, like somebody at a concert who's dropped off; then it slipped away down the hill, and the snow closed over it, and...
@snag "Thread, we've got," said {Hero}. "Now a needle." There was but one big enough, and the miller used it for his sails; it was stuck upright in a drift, by the gate, where he had stood it. Three people reached out. The wind was quicker. Over went the needle, very slowly, with a wink of light along it; then it was off down the slope like a sledge, under the snow, and...
@rescue There was an "Ow". It was the tailor's boy, who had been told that he would only get in the way, and had gone off to sit down. "It's this, I think," he said, rubbing himself. He took hold and pulled. Out it came from {hid}, and out it came, twice as long as he was: {key}.
@rescue "Found it," said somebody. He did not sound glad. The tailor's boy had been told all day to keep from under people's feet, and had gone away to where there weren't any, and sat. "I thought there was a wasp," he said. He felt about in there with both hands, and leaned back. Inch after bright inch it slid from {hid}, and there was more of it than of him. It was {key}.
@climax They went up by the pocket, and the lapel. At the top there was a wind, and an enormous kind breath that smelled of moss. Each of them had brought a thread; there were ninety threads, and all of them thin. In went {Hero} with the needle, and out, and in. {They} tied it off, and bit the end. "Now breathe," said {Hero}. It held.
@climax It was like climbing a cliff that breathes. They went hand over hand, along the pocket, up the lapel, to where the wind was; and every one of them had a thread. {Hero} sewed with all ninety. In at the left, out at the right, six times round and a knot such as sailors do. "Now breathe," {they} said. "As big as you like."
@resolution You could feel him get warm. It went down through him as it goes down through a house. Then Gog laughed, and the snow came off each roof in {home}, all in one piece, with a whump. {turned}
@resolution He breathed. They all held on to something. Up swelled the coat, and creaked, and stayed shut, and you could see the warm going down him like tea down a spout. "Oh, I say," said Gog; and laughed out loud, and ninety roofs threw off their snow at once. {turned}
@close He held up the lamps at {event}; nobody had ever had them so high. {toast} {ends} Every year, about then, he loses one more button. They've looked at the thread. It's been undone, rather neatly, from the inside.
@close They hung the lamps on his fingers, for {event}. {toast} {ends} A button came off again the next winter, and the winter after. "It's bad thread," says Mayor Tibbs; but {Hero} has seen it. There's a little bow in the end.
`,
  b10: `
@home Guidebooks tell you that {home} is quiet. It is not. Every night, behind it, the hill hums, on a note that you feel chiefly in the fillings, and the cups go along the shelf like people leaving church. {Hero} lived nearest. "What on earth is that?" visitors would ask. "What?" said {Hero}, and caught a jug. One got into the way of it.
@home There was a dip in the middle of every bed in {home}, because for two hundred years people had slept holding on. Things shook there in the night. Nobody spoke of it. They hung their pictures on two nails, and kept the good plates on the floor, and in the morning they'd say to each other, "Windy." {Hero's} bedroom looked out at the hill. {They} had never seen a leaf move.
@friend "That'll just be Gog," said Mayor Tibbs, when {Hero} came right out and asked. "He's a giant. There's no harm in him. He keeps himself to himself." "Did he say that he wanted to?" The mayor opened his mouth, and then opened a window instead. It had gone on for two hundred years, and it had simply never come up. So {Hero} borrowed a barn door, and some tar, and wrote PLEASE COME; and, as it looked a little bare, added, BRING NOTHING.
@friend Nobody in {home} could have told you why Gog wasn't asked to things. It wasn't as if they didn't like him. "You'd need a lot of soup," said Mayor Tibbs. "And then, where would one put him?" "Outside," said {Hero}. "He's already there." {They} wrote the invitation on a double bed sheet, with a mop, and pegged it out on the grass, face up. It said PLEASE COME. For some time that night there was no humming at all, as though someone was reading it over.
@want In the morning there was a boulder by the pump. It had been set down, rather than thrown. I WOD LOVE TO, it said; you could see where he had gone over the letters twice. So forty tables went out in the long meadow for {event}, and at the end they left a gap, and put a horse trough there, for a cup. {why} "What does he eat?" people wanted to know. "Let's ask him," {Hero} said. "He'll be here."
@want {Hero} had never done the places at a table when one of them was sixty feet across. They had {event} in the long meadow for the sake of that. {why} The answer had come by boulder, down the hill, before anyone was up; it had taken the corner by the church with real consideration. I WOD LOVE TO, it said. Under this, in smaller letters, as if he had not been able to stop himself, he'd scratched: WHAT SHUD I WARE?
@turn It began at noon, in the soup. A ring went out across it, from the middle; a second followed. By the third you could hear them, boom, and a polite pause, and boom; and over the top of the hill there came, as it might be the moon, a forehead. He was wearing a coat. Nothing else that you could have said about him was half so true. "I do beg your pardon," said Gog to a fir tree, looked at it again, and combed his hair with it. {Hero} waved. What else can you do?
@turn "He's late," people said. It was one minute to twelve. And then all down the long meadow the forks turned round, and pointed the same way. Boots came over the hill, each as big as a barge, and set themselves down with such care, in the gaps between the sheep, that you'd have thought they were asleep; and above, going up like a wet brown cliff, went the coat; and on the very top of it, under hair that had been parted with a tree, was the most anxious face {Hero} had ever seen. "Is it here?" it said.
@trouble He had got it out of a book. "How do you do," said Gog. "Thank you for having me." You could see him look for the next thing, and find it; and he put his heels together, and bowed. There was a crack like a mast. From just beneath his chin something brown sprang away, the size of a cartwheel, sailed over forty tables with all their heads turning after it, lit on its edge in the lane, and went bowling off toward the church. {run1} "Oh dear," said Gog. "Was that mine?"
@trouble Nobody bows in {home}. That was what went wrong; he had been brought up two hundred years ago, and very nicely. He bent. The whole of that enormous coat went tight across the back, and thought, and let go at the weakest place, which was the top button. "Duck!" cried Mayor Tibbs, so a number of people looked at the pond. It went by a foot above them, whirring, took the hat off a scarecrow, and set off downhill like something with a train to catch. {run1} Where does a thing like that stop?
@stakes All that autumn it had been waiting to snow, and now it did. Into the front of his coat, where there was nothing to keep it out, the wind walked as if it had taken the place for the winter. "I'd best be getting along," Gog said. He had both hands at his collar. "It's been such a nice {party}. Only, you see, I can feel a sneeze; and your houses are so very..." He was too polite to finish. From where {Hero} stood {they} could see that he'd washed behind his ears. It must have taken a lake.
@stakes "Does it matter so much?" said somebody. "It's only a button." {Hero} pointed. He had gone blue, in patches, the way that hills do; snow was already lying along the one side of him. Whenever the wind got inside, the coat filled, and cracked, and he shut his eyes. "I shouldn't like to be a nuisance," said Gog. "I'll hear {event} quite well, from behind the hill. I generally do." He had heard all of them, they understood. For two hundred years he'd been humming along.
@try1 "Nobody move!" said {Hero}, who had. {They} went down by the short way, through a hedge, and met it at the second gate. There is no use in shouting at a button. {They} got a loop round the rim, lay back on the rope, and found, what {they} might have worked out at home, that this was merely a matter of which of the two was heavier. It did not even slow down. {They} {was} running on top, now, like a bear on a ball, and going backwards; and the bear, at least, gets to see where...
@try1 It had a good start, and the hill on its side. But it stuck to the lane, and the lane has bends, and {Hero} had not; over the wall {they} went, and the next, and dropped on it flat from the top of the third, with a rope in {their} teeth. "Got it!" {they} told the lane. For a second or so there was no saying who'd got whom. Round they went together, sky, snow, sky, snow. Then there was sky, and ducks. {Hero} had just enough time to wonder about the ducks...
@fail1 It was the village pond. The button went into it as a penny goes in a well, and with about as much idea of coming back. {Hero} arrived a moment afterwards. When {they} stood up there was a lily on {their} head, and a frog on the lily, and round the edge was a ring of faces, all with the same question. "Deep," said {Hero}. {refrain}
@fail1 Ducks have seen most things; these got up and left. There was a splash, and then, as {Hero} let go rather late, another. {They} dived. {They} did it four times. Far down through the brown you could make it out, as flat as a lid upon something, with its four great holes looking up, and a carp going in at one and out of the next. Ninety people couldn't have shifted it. {refrain}
@try2 "It doesn't have to be that one," said {Hero}, while being wrung out. "We want a thing that's big, and round, and holds together." Silence fell, and in the silence they could all smell the pie. It had been a week in the making; there were plums in it, and a bullock, and it needed a door to carry it on. "No," said Mayor Tibbs. "No, now, be reasonable." They had it up there in ten minutes, on four ladders. It fitted to a hair. "Nobody lean on anything," {Hero} told them, "and nobody tell the..."
@try2 Mayor Tibbs had made a list of round things. There was the moon; there was the wheel of the mill, which was in use. "And there is my pie," he wrote, being a truthful man, and tried to cross it out again. "Might we?" said {Hero}. Gog knelt in the snow for them to do it, with his eyes tight shut. They backed it with a tray, and hung it by its own string; and when he stood up, it was on, and it was even warm. "I can feel it right through," he said in wonder. "It's like having a..." Then he stopped, for something had tapped him on the collar...
@fail2 The goat had gone up by the ladders, as you or I might; it had had the sense to begin with the crust. "I don't quite like to disturb it," said Gog, out of the side of his mouth. So sixty feet of giant stood in the snow with his chin raised, until the goat was done. It did the corners. Then it came down, rung by rung, with great dignity, and a good deal wider, and had to be helped through the gate.
@fail2 Nobody had shut the goat in, for the reason that nobody ever could. It had walked to the top of the fourth ladder, and out on to the giant, and sat. Now it ate as a person reads who's got to the last chapter. "Shoo," said {Hero}, at the bottom. "It says it's nearly finished," Gog called down. He could speak goat; one does, living alone. By and by it licked the tray. All that was left of a week's work was a plum, and it was in his beard, and he was too shy to eat it.
@try3 "All right, then. Knitting," said {Hero}. There was not a jersey in {home} that they spared. Curtains went; so did the vicar's leggings; toward the end they were taking it straight from the sheep, who looked on. {run2} Ninety of them sat in a ring, clicking like a field of crickets, and by the time that the light went there was a scarf which could be laid twice around the church. They hung one end on the hay crane. "Tell us if it scratches," {Hero} called up. "Now! Let it go round, and..."
@try3 If you can't shut a thing, you can wrap it. {Hero} put this to the meeting, and the meeting said that wool was dear. "So's he," said {Hero}. It was rather well put. They went home, and came back with everything they had that would unravel. {run2} No one could say afterwards who had knitted which yard; there was some in a stitch that nobody knew, and a bit that was mostly Mayor Tibbs's bath mat. But it was long. Six of them ran with it along the wall. "This is it," {they} said. "Throw!" And up it went, on and on, like a flock of something, until...
@fail3 "It's beautiful," said Gog. He was holding out one hand, and it was on his thumb. It went round once, with enough over for a bow. "Nobody ever made me a..." he began to say; and it was that, perhaps, more than the snow. They had just time to lie down. When they had all got up again there was no weathercock, and a cow was on the wrong side of the stream. {refrain}
@fail3 They ought to have measured him. That was what somebody said, as the last of it came to rest, and it was {Hero} who had to look: there was a hand up there like a ploughed field, and a thumb on the hand, and about the middle of the thumb a thin, bright, many-coloured ring. He turned it this way and that. "I shan't ever take it off," said Gog. Then his eyes began to water, his nose went up, and all through {home} they heard him whisper, "Mind your windows." {refrain}
@low He'd gone behind the hill, so as not to be looked at. It took {Hero} some time to find the right boot. On the side of it away from the wind there was a sort of room, between the heel and the sole, and {they} sat down in there with the {kit}. You couldn't see him from that close; it was just dark, going up. But the stones hummed, and left off, and hummed. "You can shiver," {they} told him. "We don't mind." "It's the chimneys," said Gog. {run3}
@low In the end everybody had a bed to go to, and went. "There's nothing more to be done," they said, kindly; and it was so. {Hero} sat down in the lee of one great toe and put the {kit} beside {them}. Snow fell off a sleeve, far above, with the sound of a shop being shut. "I expect you're sorry that you came," said {Hero}. He thought it over. "I liked the part," said Gog, "when you all looked up." {run3}
@clue Something kept knocking against the lamp. {Spotter} put out a hand for it; it was the end of the thread that the button had been on, hanging down out of the dark, as thick as an arm. "That should have held," said {Spotter}. "It would have held a ship." Where it had snapped, though, it was coming undone. You could stick a finger in. It was hair, just hair, hundreds on hundreds of them, each as thin as what you'd mend a sock with. So which of all those had been the strong one?
@clue There are people who can't leave a loose end alone. {Spotter} had got hold of one, and was picking at it, without much hope, by the light of the lamp. "Look at that," {Spotter} said. It had been a rope. It had turned in the fingers into a tassel, and then a cloud, soft, and fine as what a spider does; and there was no rope in there, not anywhere. There were only a great many weak things that had all been pulling the same way. Was that how a giant's mother had sewn?
@insight.move The wind had got down in the hollow where the pond was. {Hero} could hear the water slap on the one bank, and cross over, and slap upon the other. By the light of the snow {they} saw rings. Something was rocking underneath; something round, that lay on its curve, and had been set going, and couldn't stop. "{Rule,}" {they} said aloud. They'd never lift it. But suppose they only agreed with it, every time, a little more?
@insight.move "{Rule}" {Hero} had that on the brain; {they} had said it to a swing, and to a stuck drawer. {They} walked down to the pond because it was better than standing still. And the pond wasn't standing still either. It leaned over, all of a piece, against the reeds, and then leaned back. There was a slow great tock at each end, like the pendulum of a clock with a lid on. What was it that they had been trying to do all day? Why had they never once waited for the tock?
@insight.mark {Hero} had gone from door to door, and had been given a biscuit at each. "Cold, is he? Poor soul!" They would have done anything. But they thought of a cold man, and got out a rug. There was no saying it; that was the trouble; there isn't a word of the right size. "{Rule,}" {they} had always held. In front of {them}, sixty feet high and as blank as a sheet, in the starlight, stood the side of the church. Who was going to be cross about a little paint?
@insight.mark It wanted ninety people, and there was one. The others weren't hard-hearted. They'd drawn the curtains, as you do, and a giant with the curtains drawn is a kind of weather. {Hero} looked along the row of lit windows. "{Rule,}" {they} said, not loudly, and it seemed to come back to {them} off something. {They} turned. All of those windows, every one, looked out on the same white wall. Had anyone ever been given a bigger page?
@insight.build What was there? {Hero} went over it, as one goes through one's pockets. A rope at the well. A wheel, that had come off a cart in the rush. The church tower, which wasn't doing anything. "{Rule,}" {they} said, by habit; and just then Mayor Tibbs came by. He sat down to rest upon the handle of the pump, and at the other end of it a full bucket rose gracefully into the air. {Hero} looked at the bucket. {They} looked for rather longer at the mayor. Was there any polite way to put it?
@insight.build "It wants a crane," people had said, and since there was no crane they had gone in. {Hero} stayed where {they} {was}. "{Rule,}" {they} said to the snow, and made {themself} see the things without their names. That was no church; it was a tall thing with a hole at the top. That wasn't a well, it was forty yards of good rope. Here lay something round that had used to be on a cart. So there was just the other end to think of. What did they have in {home} that was heavy, and willing, and came down when you asked it?
@insight.tend "{Rule}" It went through {Hero} like a draught. They had rolled, and baked, and knitted; not a soul had said to him what you'd say to a lamb. {They} stepped out from the heel, and bent back {their} head till {their} hat fell off. "Gog? What's the worst of it?" {they} called. Snow fell for a time. "Well, you won't laugh," said the dark. "It's such a long way up. I can see that you're talking, and I can't ever hear what about." Had it been the button, even for a minute?
@insight.tend It is odd, how you can spend a whole day upon somebody and not have met him. {Hero} had thought about his collar, and how far it was round his neck. "{Rule,}" {they} reminded {themself}. {They} knocked on the boot, since it seemed rude not to. "Are you there?" "Yes," said Gog, surprised. "What would be nice?" said {Hero}. "If you could have it." He did not need to think. "Feet," said Gog. "Near mine. I had a mother." So what were ninety people doing indoors?
@means.move They had the loop around it by midnight. "And heave!" said Mayor Tibbs. "Don't," said {Hero}. "Wait for it." Out it swung, down there, away from them, as heavy as a church. It hung; it began to come; and {Hero} {method}. They felt it in the rope, like a nod. Nine times they let it go and nine times it came back higher. At the tenth, up out of the black water stood a rim, and then four holes with the moon in them, and it rolled ashore by itself and lay down at their feet.
@means.move "It's no good pulling," {Hero} said. "You've got to be there when it comes." {They} took the end of the rope. Tock, went the pond, on the far side; everyone breathed in. It was on its way; {they} let it get quite close, and {method}. No more than that. Tock. They did it together after that, all ninety, on the beat, hardly leaning, till the whole pond was going like a cradle, and at last there was one great slop; and the button got up out of bed.
@means.mark {Hero} took a ladder and the {kit}, and {method}, from the grass to the gutter. It was a boot, that was all, just the one. By its heel {they} put somebody with a rope, no bigger than your hand. Then {they} ran out of ladder, and so above the boot there was simply wall, going up, white, into the night. It was the wall that did it. A curtain moved. "Is that to scale?" said a voice. Before the clock struck, there were ninety people at the pond, with their coats on over their nightgowns, and it came up like a cork.
@means.mark It got done in an hour, with half a moon to see by. {Hero} {method}, on the whole north side of the church: a hill, and someone sitting behind it with his back to you. You couldn't see his face. There was only the way that he held his collar. People came to their windows to find out what the scraping was. Then, one by one, they let go of the curtain. "He's been hearing us, through that," somebody said. "All this time." Nobody said they had better go; the doors were open by then; and ninety pairs of hands make nothing of a button.
@means.build {Hero} {method}, from the pond to the tower, up through the bell hole, round the cartwheel, and down. On the wet end there was a button. On the dry one, in the harness of the second-largest cow, stood Mayor Tibbs. He'd asked to say a few words. He looked at the drop, and then he looked at the far-off boot with the snow on it. "For {home}," he said; it was all of them; and stepped off. Slowly, with his hat held to his heart, the mayor came down, and out of the pond, weeping mud, the button went up.
@means.build "I have been heavy all my life," said Mayor Tibbs, when it had been put to him. "I never dared to hope it would be wanted." {Hero} {method}; over the wheel it went, that {they} had lashed in the top of the tower, and so to the pond. They strapped him in a chair. It was, he told them, rather like being elected. Somebody pushed. There was a jerk, a hum, a long dark swallow from the water; and they passed one another halfway, the mayor and the button, and he raised his hat to it.
@means.tend {Hero} {method}. Then {they} went round {home}, knocking. "It isn't work," {they} told them. "You've only got to lean." They came in blankets, with their babies and their hot bricks, and settled in against those boots, three deep, as cats do round a stove; someone passed a flask up; a joke was told, and a second one. Overhead there'd been a sort of thunder going on since supper time. It faltered. It stopped. "I heard that," said Gog. "The one about the duck." And he reached down an arm behind him, quite easily, and took the button out of the pond.
@means.tend "Feet," said {Hero}, at every door. "He wants feet." It sounded so mad that they all came. {They} {method}, to show them how; then one after another they took off their shoes in the snow, and climbed in at the tops of his boots, between the leather and the wool, and got their toes against his ankle. Nobody'd ever been so warm. "Oh," said Gog, and it went through them all, like a purr. "I can tell you apart!" It was while they were in there, telling him which was whose, that he leaned across, thinking of something else, and picked his button up out of the pond.
@snag "Thread!" said {Hero}. "Needle!" Of thread there was plenty. There was one needle in the county of the right length, and the miller had it, for his sails; he'd brought it up himself, and stood it in a drift by the gate, where it looked like something the church had dropped. They all turned to it. The wind turned as well. Over it bent, bowing slowly, as a tall person does who has dropped off at a concert; then there was no needle, only a line, drawing itself down the hill beneath the snow, faster, and...
@snag It was a yard and a half of good steel, and they had taken such care of it. It had ridden up the hill in a bed. "Who's got the needle?" called {Hero}, at the pocket, with the first of the thread between {their} teeth. "You have," said Mayor Tibbs. "I gave it to him." "I put it there, so as to blow my nose," said the miller, and they looked at where there was. In the snow was one neat hole, very deep. From the bottom came a faint, bright, sliding sound, which went on, and on, and...
@rescue "Ow," somebody said, below them, in the dark; and then, after thought, "Sorry." The tailor's boy had been in everyone's way since the morning. He had been told so by eleven people; and in the end he'd gone off down the hill, and found himself a place with no one in it, and sat. He stood up now. He groped {hid}, got both hands to something, put his foot against the bark, and pulled. A foot of it came, and a yard. "I think," he said, looking up along it, "that it was coming to look for me." It was {key}.
@rescue There are ninety people in {home}, if you count the tailor's boy, and no one did. He was down by the wood, keeping out of the way, which he was good at. He'd seen a light run at him under the snow, like a fish, and stop. "Please," he said. No one heard. He said it again, to {Hero}, who did. "It's gone {hid}. I can get my arm in. It's the only thing I'm the right size for." There was a silence, with grunting. Backward out of the dark came the boy; and out after him, on and on, like a moonbeam with an eye in it, came {key}.
@climax They went by way of the pocket, and the lapel, where there was snow; they went up on each other's shoulders, past a beard like a wood in winter, to the place. His breath came and went there, slow and warm, and smelling of moss. Each of them had brought one thread. Not one of those would have held a kite. {Hero} put all ninety through the eye, and sewed: in, and out, and in. {They} made it fast. {They} bit off the end, which took some biting. "Now," said {Hero}, "breathe in. As far as it goes."
@climax "Does it hurt?" asked {Hero}, at the first stitch. "It tickles," said Gog, not moving his lips. You never saw a person hold so still; there were people standing in his eyebrows. They had made a chain to pass the thread up, hand to hand, from the meadow, and every one put in a strand of their own as it went by, until what reached the top was as thick as a wrist and all colours. Through, and across, and through. {They} leaned on the knot with {their} whole weight. "There! Try that," {they} said. He was afraid to. He looked at them all; then he shut his eyes, and filled his chest.
@resolution It held. The coat rose like a hill in spring, and creaked in every seam, and stayed where it was. You could see it go down him, the warm, the way it goes down through a house in the morning: first the ears, then the hands, then, with a sort of sigh, the boots. He laughed. Off ninety roofs the snow came down in one piece. {turned}
@resolution Nothing popped. For the length of that breath there wasn't a sound in {home}; then the colour came up in his face, pink, from west to east, like a morning. "I'm warm," said Gog. He said it over, quite quietly, to see. "I'm warm, and I can hear you." The rest of it was lost, because everybody cheered, and all the windows that were left fell out. {turned}
@close He held the lamps, at {event}. No one had ever seen it lit from such a height; you could read the names on the plates, and the plum was shared out. {toast} {ends} Every year, at the first snow, he loses a button. "It's that thread," says Mayor Tibbs, and sends for the needle, and up they all go. {Hero} has had a look at the thread. It has not been broken. Somebody, with very large fingers, and great care, has undone it from the inside.
@close Of course he was too big for {event}. So they had it on him. There was dancing along one arm, and the old people had the pocket, out of the wind. {toast} {ends} He doesn't hum now, or just on Sundays, and they know the words. And when the winter comes there's a knock at {Hero's} window, done with the tip of one finger. "I'm so sorry," says Gog, holding out a button. "I can't think how it happened. Is everyone busy?" And out comes {home}, in its nightgown, with its ninety bits of thread.
`,
}
