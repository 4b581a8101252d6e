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
@friend A note went to Gog the giant. "Do come!" it said.
@want Gog had never been to {event}. {why}
@turn Boom, boom! Up came two big feet. It was Gog!
@trouble Pop! Off went his button, as big as a wheel. {run1} Where did it go?
@stakes Gog could not shut his coat, and he was cold.
@try1 {Hero} ran after the button, down and down, and...
@fail1 Splash! It fell in the pond. {refrain}
@try2 {Hero} had a pie. Could a pie be a button? It went on, and...
@fail2 Yum! A goat ate it.
@try3 {Hero} made a long, long scarf for him. {run2} And then...
@fail3 It went round one thumb. {refrain}
@low {Hero} sat by his big cold toe. {run3}
@clue {Spotter} saw how thin the thread was.
@insight.move {Hero} saw the button rock in the water. Could it roll?
@insight.mark {Hero} drew a button, and drew a lot of hands. Who would help?
@insight.build {Hero} had rope and a wheel. Could they pull it up?
@insight.tend "What do you need?" said {Hero}. Did he need a warm hug?
@means.move {Hero} gave a push when it gave a rock. Out it came!
@means.mark {Hero} made a picture, and they all ran to help.
@means.build {Hero} tied it on, and up and up it came.
@means.tend {Hero} sat them all down, close to his cold feet.
@snag Now to sew it on! Oh no, where was the needle...?
@rescue The small boy found it, in a log.
@climax {Hero} went up, up, up, and sewed it on tight.
@resolution {Hero} and Gog were warm at last. {turned}
@close Gog had a cake as big as a cow. {toast} {ends}
`,
  b4_6: `
@home {Hero} lived in {home}, at the foot of a very large hill. On cold nights the hill [hummed|coughed].
@friend "That's just Gog," said Mayor Tibbs. "He's a giant. One ought to ask him to things." Nobody ever had. So {Hero} wrote him a note, on a [bed sheet|barn door], and it said PLEASE COME.
@want It was for {event}, with forty tables. {why} Down bounced a boulder with an answer on it. It said YES.
@turn At noon there was a boom, and another boom. Two boots came over the hill, and Gog was on top of them. He had combed his hair with a tree.
@trouble "Thank you for having me," said Gog, and he bowed. Pop! Off flew the top button of his coat, as big as a cartwheel, and away it rolled. {run1} Who was going to stop it?
@stakes It had begun to snow. The coat hung open. "I'll just go home again," said Gog. "I don't want to sneeze on you." His nose had gone as blue as a [plum|barn].
@try1 "I'll get it," said {Hero}. Down the hill went the button, and down the hill went {Hero}, with a rope. {They} ran, and {they} jumped, and {they} got on top of it, and...
@fail1 Splash! That was the duck pond. The button went to the bottom, and {Hero} went some of the way. {refrain}
@try2 "What else is big and round?" said {Hero}. It was a pie, the big one, for {event}. They got it up on ladders. It fitted! They stood back to look, and...
@fail2 A goat looked, too. After the goat there was only half a pie, and by the time they had the goat down there was none.
@try3 "Then we'll knit him a scarf," said {Hero}. They used all the wool there was. {run2} It was so long that it went twice around the church. They threw up one end, and...
@fail3 It went once around his thumb. "It's a very good ring," said Gog, and his teeth shook the windows. {refrain}
@low The snow got deep. {Hero} sat down between Gog's boots, next to the {kit}. Up there he was trying not to shiver, so that the houses should not fall down. {run3}
@clue A bit of thread hung from his coat, where the button had been. It was {Spotter} who caught the end. It was not a rope at all. It was hundreds of threads, as thin as hairs, all lying side by side.
@insight.move The pond was full of wind. {Hero} saw a ring on the water, and then one more. Down there the button was rocking, to and fro. "{Rule,}" said {Hero}. What if you pushed, just as it swung?
@insight.mark One person could not lift it, or ten. But they had all gone in to be warm. {Hero} could shout till {they} burst. "{Rule}" Was there some way to make them see?
@insight.build {Hero} looked round. A cart with a wheel off. A well with a long rope. A church with a bell. "{Rule,}" said {Hero}. Isn't that all you need to lift a thing?
@insight.tend They had run after the button, and the pie, and the wool. "{Rule,}" said {Hero}. "Gog, what's the worst of it?" A tear came down like a bath. "It's being so far up," said Gog. Was he lonely?
@means.move They tied on a rope. It rocked away; it rocked back, and {Hero} {method}. Again! Up came the rim, and the button rolled out like a wet moon.
@means.mark {Hero} took the {kit}, and {method}, right up the side of the church. It was Gog, and he was blue, and one small person was by his boot, with a rope. The doors began to open.
@means.build Over the church tower {Hero} put the rope, and {they} {method}. On one end was the button, and on the other was Mayor Tibbs. Up it came!
@means.tend {Hero} {method}. Then {they} called to all the others, and they came and leaned on his feet, three deep, like cats on a stove. "Oh," said Gog. Then he put one long arm in the pond, and got it.
@snag "Now sew!" cried {Hero}. It had to be the great needle, the one for sails, and it was stuck in the snow, just there. The wind shook. It tipped, and it slid, and...
@rescue "Ow," said the tailor's boy, who hardly ever said even that. "I've found it." He had sat on it. He pulled it out from {hid}, and it was taller than he was: {key}.
@climax {They} climbed up, past the pocket, past the buttonholes, up to the chin. In, out. Each of them had brought one bit of thread. {Hero} tied the knot, and bit it off. "There," {they} said. "Breathe in."
@resolution He breathed in, and it held. He was warm, right down. {turned}
@close So Gog came to {event}, and held up the lamps. {toast} {ends} Each winter he still loses a button.
`,
  b7_9: `
@home {Hero} lived in {home}, at the foot of a hill which was much too big for it. Some nights there was humming up there. Cups walked along the shelf. "Thunder," visitors would say; and people let them.
@friend "It's only Gog," said Mayor Tibbs. "He's a giant. He's no bother. I suppose that somebody ought to have him down one day." They had been supposing it for two hundred years. So {Hero} took a bed sheet and a mop, and wrote PLEASE COME.
@want It was for {event}, with forty tables out in the long meadow. {why} Next morning a boulder rolled down and stopped at the gate. On it was scratched, in very careful letters, I WOD LOVE TO.
@turn At twelve they heard the first boom, and at a minute past, the second. Two boots came over the top, each as large as a barge; and then a good deal of coat, with Gog in it. He had combed his hair with a fir tree, and he was telling the fir tree that he was sorry.
@trouble "How do you do," Gog said. "Thank you for having me." And he bowed. That was a mistake. There was a pop; and the top button of his coat, that was about the size of a cartwheel, shot out over their heads, landed on its edge, and set off down the hill. {run1} Where does a thing like that stop?
@stakes The first of the snow had begun. His coat hung open, and the wind walked in and out of it as if it lived there. "I'll just be getting back," said Gog. "I feel a sneeze, and you have such small houses." He'd gone blue. He had washed behind his ears, too; {Hero} could see the marks.
@try1 "Wait there!" {Hero} called up, and was off. {They} caught it at the second gate. {They} got a rope around it. The trouble was that the button went on, and so did the rope; {they} found that {they} {was} running on top of it, like a bear in a circus, and that there was nothing ahead but...
@fail1 They keep ducks in that pond. Straight to the bottom it went, as flat as a lid. {Hero} came up with weed on {their} head, and some opinions. {refrain}
@try2 "It needn't be that button," {Hero} said, through {their} teeth. "What's big, and round, and has holes in?" They all turned to look at the pie. "Not the pie!" said Mayor Tibbs. "That took all week." They had it up there on four ladders, and it fitted to a hair; Gog didn't dare to breathe. "Don't anybody touch it," said {Hero}, and then...
@fail2 You can't blame a goat. It had simply followed the smell, from ladder to ladder, and it began at the crust. They had to get it down in a net. By then there was twice as much goat.
@try3 "Knit, then," said {Hero}, and they did, all ninety of them, every bit of wool in {home}, and toward the end some which was still on the sheep. {run2} By dusk it was so long that it went twice about the church. "This'll do it," {they} cried. "Throw up the end, and..."
@fail3 It went round his thumb, once, with a bit left over for a bow. "I shall always wear it," said Gog. Then he sneezed, and they lost the weathercock. {refrain}
@low After that he sat down behind the hill, so as to be out of their way. {Hero} stayed with him. {They} sat by one boot, with the {kit}, where there was some shelter. High up in the dark he was trying not to shiver, for the sake of the chimneys. It made a sound like a far-off train. {run3}
@clue There was an end of thread dangling where the button used to be, as thick as your arm. It was {Spotter} who took hold of it, and held it to the lamp. "That isn't one thread!" There were hundreds, no thicker than hairs, lying close; and it had taken all of them.
@insight.move Down in the hollow the wind had got hold of the pond. {Hero} watched the rings come to the edge, and go, and come. There was something under there that was rocking. "{Rule,}" {they} said out loud. A thing that heavy you'd never pull out. But what if you let it come?
@insight.mark It would take everyone. {They} had all gone in, though, to their fires; and if you knock and say that a giant's cold, people say how sad, and look for their slippers. {Hero} knew. "{Rule}" {They} turned, and looked up at the wide white wall of the church. How do you get ninety people to look out of a window?
@insight.build {Hero} put {their} chin in {their} hands and looked at what there was. A well, with its rope; a cart that had lost a wheel; the church tower; Mayor Tibbs. "{Rule,}" {they} said, as {they} always did. {They} looked again at the mayor. What would you say that he weighed?
@insight.tend "{Rule,}" said {Hero}, and then felt {their} ears go red. {They} had chased a button round the whole parish, and {they} hadn't asked him a single thing. {They} leaned back till {they} could see his chin. "What's the worst part?" {they} called. It was a while before it came. "It's a long way up," said Gog. "Nobody's ever near." Had it ever been the coat?
@means.move They got a loop on it with a boathook. "Don't pull," {Hero} told them. "Wait." It rocked off from them. It rocked back, and {Hero} {method}. It went; it came. On the ninth, up stood the rim of it, black and dripping, and it rolled out up the bank on its own, like the moon coming up.
@means.mark {Hero} {method}, thirty feet high, by lantern, on the church wall. It was a pair of boots. Between the boots sat one very small person who had hold of a rope; and there was a great deal of wall left over. It was the left over part that did it. One door opened, and then a street of them. With ninety on the rope it came up like a cork.
@means.build They ran the rope from the pond, up over the tower on the cartwheel, and down. Then {Hero} {method}. There was a button at one end of it, and at the other, in a cow's harness, was Mayor Tibbs. "For {home}," said the mayor, who had always longed to say it, and he stepped off the roof. Up she came.
@means.tend {Hero} {method}. Then {they} went and fetched the others out. You never saw such a sight; ninety people in blankets, leaning on a giant, three deep about the ankles, like cats round a stove. The shivering slowed. It stopped. "You can hear hearts," said Gog, wondering. And he put one long arm down behind him into the pond, as you'd feel for the soap, and brought it out.
@snag "Sewing!" said {Hero}. It would have to be the needle they used for the sails of the mill. It was standing right there, stuck in a drift. A gust took it; it bent over slowly, like somebody at a concert who's dropped off; then it slipped away down the hill, and the snow closed over it, and...
@rescue There was an "Ow". It was the tailor's boy, who had been told that he would only get in the way, and had gone off to sit down. "It's this, I think," he said, rubbing himself. He took hold and pulled. Out it came from {hid}, and out it came, twice as long as he was: {key}.
@climax They went up by the pocket, and the lapel. At the top there was a wind, and an enormous kind breath that smelled of moss. Each of them had brought a thread; there were ninety threads, and all of them thin. In went {Hero} with the needle, and out, and in. {They} tied it off, and bit the end. "Now breathe," said {Hero}. It held.
@resolution You could feel him get warm. It went down through him as it goes down through a house. Then Gog laughed, and the snow came off each roof in {home}, all in one piece, with a whump. {turned}
@close He held up the lamps at {event}; nobody had ever had them so high. {toast} {ends} Every year, about then, he loses one more button. They've looked at the thread. It's been undone, rather neatly, from the inside.
`,
}
