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
@want {Hero} must have the {quest} for {event}. {why}
@friend His name was Horace, and he had a big bag. "Hello, {Hero}!"
@turn It rained on the bag. Drip, drip! {refrain} What now?
@trouble A cat got a boat, and a baby a broom. {run1} Who had the {quest}?
@stakes {Hero} had a mop. "I did not want a mop," said {Hero}.
@try1 {Hero} went to the red door. Knock, knock! And there was...
@fail1 It was a big fish in a hat. {refrain}
@clue {Spotter} saw Horace look at a door. Did he know?
@try2 "All swap!" said {Hero}. Up went the boxes, and down...
@fail2 Now it was much worse. What now?
@try3 {Hero} looked hard at the wet words. {run2}
@fail3 But the words were all one big blot. {refrain}
@low {Hero} sat down in the rain by Horace. {run3}
@insight.look {Hero} looked at Horace, and looked again. Did he give a nod?
@insight.mark {Hero} drew a boat. "Honk!" said Horace. Was it that door?
@insight.tend "What do you need?" said {Hero}. Was it a pat?
@means.look Horace put his nose to a box, and then to a door.
@means.mark {Hero} drew, and Horace ran. Honk, honk, honk!
@means.tend {Hero} gave him a soft pat. Horace got up. Honk!
@snag Now tie them up. Oh no, where was the red string...?
@rescue The small boy found it. There it was!
@climax Knock, knock! One box, one door. And {Hero} had the {quest}.
@resolution {Hero} said, "Thank you, Horace." {turned}
@close Horace ate the cake. {toast} {ends}
`,
  b4_6: `
@home {Hero} lived in {home}, where a goose brought the post. His name was Horace. He wore a cap and a bag, and if you were [rude|late], he bit you.
@want Today he would bring the {quest}. {Hero} had saved up for it, all year long, for {event}. {why}
@friend "He's never lost a letter," said Miss Fipps next door. "Not one, in nine years." Horace stood up as tall as a goose can. "Honk," he said, for he knew it was so.
@turn But that day it rained, and it rained in the bag. All the ink on all the labels ran down into a big blue [puddle|blot]. Horace did his best. {refrain} Who was it for?
@trouble The doctor got a tuba. The baby got a saw. Miss Fipps got a live crab, and it got her back. {run1} And who, oh who, had the {quest}?
@stakes {Hero} opened {their} box. It was a mop. Out in the road people had begun to shout. "That goose is no good," said somebody, "and we'll get a van." What would become of him?
@try1 "I'll ask from door to door," said {Hero}. {They} knocked at Number Two. The door opened a crack, and there behind it...
@fail1 ...was a man with a saddle, who had no horse. He took the mop. He gave {Hero} the saddle. {refrain}
@clue It was {Spotter} who saw Horace walk by with his head down. At each gate he stopped, looked up at the house, and gave a small sad honk. He never got a gate wrong. How did he know?
@try2 "Everyone come out!" called {Hero}. "Put your box down in the road. When I ring the bell, take the one that's yours!" They all came. {They} rang it, and...
@fail2 Forty people jumped for one cake. The baby got the tuba. The cake got sat on. It was a [muddle|mess]. What now?
@try3 "We'll read the labels," {Hero} said. "There must be some bit left." {They} took Miss Fipps's best glasses and held each one up to the lamp. {run2}
@fail3 One said "Mr." One said "with love". The rest were just blue. {refrain}
@low Horace took off his cap. He laid it down in the wet road. {Hero} sat by him, on the kerb, under one umbrella, with the {kit}, and there wasn't much to say. {run3}
@insight.look "{Rule,}" said {Hero}, to cheer him. {They} looked at the goose, and then {they} looked again. A goose can't read! In nine years he had never read a label. So how did he do it?
@insight.mark "Where does the tuba go?" {Hero} asked him. Horace just blinked. He did not know the word. "{Rule,}" {Hero} said. {They} got out the {kit}. A goose can't read, but could he look at a picture?
@insight.tend Everyone had shouted at Horace. "{Rule,}" thought {Hero}. "What would help you?" {they} asked him. And he put his beak in the bag, shut his eyes, and took a long sniff. Was that it?
@means.look {Hero} {method}. Horace put his beak to a box, sniffed, and looked up the road at one door. Then the next box; and another door. He did it by the smell!
@means.mark {Hero} {method}: the tuba first. "Honk!" said Horace. He got up. He ran to Number Six. He knew what everyone wanted; he had looked in at their windows for years.
@means.tend {Hero} {method}. He smelled the saddle, and he looked at Number Nine. It had never been the labels! He knew them all by nose.
@snag "Tie each box to its own gate," said {Hero}, "before they get mixed up again!" For that they must have the red string. It hung by the letter box. It had hung there, and the wind got up, and...
@rescue "I can see the end of it," said the boy from Number One,. He put his arm {hid}, as far as it went, and out came {key}.
@climax They tied, and they knocked. All down {home} the doors opened, one after the other, and there was a goose on the step, and the right box. And at the last gate of all was {Hero's} own. It was the {quest}.
@resolution Nobody spoke of a van. They put his cap back on, and stood in a line to say sorry, and he only bit two of them. {turned}
@close They had {event} out in the road, with the tuba. {toast} {ends} And Horace got a parcel, the first in his life. It was bread.
`,
  b7_9: `
@home In {home} the post comes by goose. It's an old arrangement, and no one remembers who began it. His name is Horace; he has a cap, and a bag, and a way of standing on your step until you have wiped your feet. {Hero} lived at Number Seven, and had been bitten only once.
@want Today was the day. {Hero} had saved for a year to send away for the {quest}, which was for {event}. {why} It was in the post. It might be in the bag this minute.
@friend "You needn't fret," said Miss Fipps, over the hedge. "In nine years he hasn't lost so much as a seed packet." Horace was going by at the time. He didn't turn his head, but he walked the rest of the lane on the tips of his feet, like a goose on a coin.
@turn Then the rain came, sideways. It got in at the top of the bag. Every label in there ran into its neighbour, and dripped out through the corner, blue, all the way up the road. He went to each gate just the same; he was a postman. But there were hands in the bag before he could stop them. {refrain} So who was it for?
@trouble The doctor had a tuba. The twins had a hip bath, and the baby had a saw. Miss Fipps put her hand into some straw, and found a crab, and the crab found Miss Fipps. {run1} "This isn't mine!" people shouted, from one end to the other. So whose was it?
@stakes {Hero} undid the paper. It was a mop. A crowd had gathered, of the kind that agrees with itself. "It's what comes of having a goose," somebody said. "They've got a van, at Lower Pudding." Horace was standing right there. He looked at the wet bag, and he looked at the mop. Who would tell him that it wasn't so?
@try1 "It's got to be behind one of these doors," {Hero} said, and started at the bottom. {They} rubbed {their} feet, and knocked at Number Two. There was a shuffling inside. The handle turned, and there, with a look of hope...
@fail1 ...stood a small man holding a saddle. He had never owned a horse. He was so glad to see the mop that {Hero} hadn't the heart, and went down the path again with a saddle over one arm. {refrain}
@clue In the whole lane only {Spotter} still had an eye on Horace. He was walking home the long way. At each gate he stopped, and looked at the house, and then at the box on its step, and honked, once, low down, like somebody saying "No". How did he know it was wrong?
@try2 "Listen!" {Hero} called, from up on the wall. "Everybody bring your parcel, and put it down in the square. When I ring this, you take what's yours. What could be simpler?" They made a great heap of it. {They} swung the bell...
@fail2 Forty people went for one cake. It was over in a moment. The twins had the saw, the doctor had the twins, and the tuba had got Miss Fipps, as far down as the elbows. {Hero} was holding a hat with a crab in it. What else was there to try?
@try3 "Labels," said {Hero}. "There's bound to be a bit left on one of them, a capital, or a street." {They} borrowed the thick glasses, and a lamp, and went through the lot of it, nose to the paper, while people held things up. {run2}
@fail3 "Mr.", said one of them. One said "with fond", and stopped. All the rest was just a blue like the sea on a map; and then it came on to rain again. {refrain}
@low Horace took off his cap. He put it in the road, quite gently, with the badge up. After a bit {Hero} came, and sat down on the kerb beside him, with the umbrella and the {kit}, and neither of them had anything to say. {run3}
@insight.look {Hero} looked at the rain for a while, and then at the goose. "{Rule,}" {they} used to tell people; so {they} did. It was the second look that did it. He was a goose. He couldn't read! In nine years of labels he had not read one. Then what had he been going by?
@insight.mark "Do you know where the tuba goes?" {Hero} asked. Horace just gazed at {them}, as you do when someone's speaking Dutch. {They} tried it louder. "{Rule,}" {they} said then, and felt for the {kit}. He could not read, and he had no English; but he had looked in at every window of that lane each morning for nine years. What had he seen?
@insight.tend "{Rule}" It was what {they} always said, and not a soul had done it. They'd shouted at him and they had talked of vans. {Hero} turned round on the kerb. "Horace," {they} said, "what do you do, when you do it right?" He thought it over. Then he pushed his whole head in the bag, and shut his eyes, and breathed. Could it really be that?
@means.look {Hero} {method}. Horace bent to the nearest box; his nostrils went in and out; then his neck swung round, like a signpost, until it pointed straight at Number Nine. Next box. Number Four. He'd done it by the smell of things. People send what smells of home, and he had known every home in that lane for years.
@means.mark {Hero} {method}: a tuba, no more than that, with some notes coming out. Horace put his head on one side. Then he shot off up the road, wings out, and hammered with his beak on the door at Number Six, where a thin girl had stood at the window each morning blowing through her fist. {They} drew the bath. He was back before it was dry.
@means.tend {Hero} {method}. It was a long time till the neck began to rise. Beak to the saddle: and he looked at Number Nine, where the riding lady lived. Beak to the crab: he looked at the sea. It never had been the labels. He knew them all, each person in {home}, by what clung to the paper; nobody had ever asked him.
@snag "Tie them to the gates as he says," cried {Hero}, "before somebody moves one!" They wanted the red string for that. It lived on a hook over the letter box. There was the hook. The wind went by with a rattle, people began again to say whose fault it was, and...
@rescue "It's gone down the back," said the boy from Number One. He was just as high as the flap, and it was the sort of thing he saw. He put an arm {hid}, and then most of a shoulder, and pulled. Out it came, and went on coming, yard after yard: {key}.
@climax They tied and they knocked. All the way up {home} there was a square of light, and then another, and in each of them stood somebody with a hand to their mouth; and a goose. He did the lot. He got to Number Seven last, since that's where he always ended. He put down a box, wiped his feet, and looked up at {Hero}. It was the {quest}.
@resolution No one said "van". They formed a line, which went by way of the pump, to tell him that they were sorry; and he let them, and only bit the two who had said it loudest. {turned}
@close They held {event} out in the road, so that nobody would be behind a door. The thin girl played. {toast} {ends} Late on, somebody gave Horace a parcel. He'd never had one. He stood and held it for a long time before he opened it, breathing in, although it was only bread, and he'd known about it since noon.
`,
}
