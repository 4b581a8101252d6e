// A Yawn is loose in the city, and each time that it opens its mouth another colour goes.
import type { PackSource } from '../pack.ts'

export const yawn: PackSource = {
  id: 'yawn',
  skeleton: 'late-guest',
  genres: ['superhero', 'comedy', 'adventure', 'sci-fi', 'magic'],
  tags: 'city town street rooftop tower night bed apartment skyscraper',
  peril: 1,
  touches: 'monster dark height',
  ways: ['mark', 'move', 'tend'],
  figure: {
    name: 'the Yawn',
    type: 'monster',
    pronoun: 'it',
    hide: 'grey',
    want: 'to sleep at last',
    habit: 'lies down in the wrong place',
  },
  names: ['Yawn', 'Marmalade Heights', 'Marmalade', 'Heights', 'Mrs. Okoro', 'Okoro'],
  nouns: {
    home: 'Marmalade Heights',
    quest: 'colour',
    key: 'the big brass fuse',
    hid: 'under the hot-dog cart',
    mistake: 'left the night light on in the hall, to feel braver',
    scary: 'the dark at the top of the tower',
    wait: 'until the very last window was black',
    crowd: 'the people on the stairs',
    small: 'the boy with the newspapers',
    says: 'It isn’t wicked. It’s up past its bedtime.',
  },
  swappable: false,
  refrain: {
    base: 'Aaah-ooo, went the Yawn. And one more colour was gone.',
    turned: 'Aaah-zzz, went the Yawn. And the colours came home with the dawn.',
  },
  small: {
    base: 'Aaah-ooo, went the Yawn. One more was gone.',
    turned: 'Aaah-zzz, went the Yawn. And they all came home.',
  },
  titles: [
    '{Hero} and the Great Grey Yawn',
    'The City That Lost Its Orange',
    'Goodnight, Marmalade Heights',
    'A Cape Made of Curtain',
    'Who Put Out the Light?',
  ],
  blurb:
    'First the red goes. Then the blue. Something large is yawning its way across Marmalade Heights, and all that stands in front of it is {Hero}, in a cape that used to be a curtain.',
  stage: `
    want: rooftop day clear wide | stand proud | cape bunting |
    home: street day clear wide | look-up happy | bunting | cat-asleep
    hobby: street day clear medium | stand happy | |
    friend: stairs day clear medium | wave happy | cart | mouse-watching
    flaw: bedroom day clear close | think thoughtful | cape |
    turn: street dusk cloudy wide | look surprised | balloon | hat-blown-off
    trouble: street dusk cloudy above | run funny | cake balloon | bird-on-head
    stakes: street dusk cloudy medium | look worried | cape cake |
    try1: rooftop dusk cloudy medium | shout brave | clock bell |
    fail1: street dusk cloudy wide | stand sad | clock | upside-down-sign
    try2: rooftop dusk cloudy above | throw brave | bucket |
    fail2: street dusk rain wide | run surprised | bucket | duck-following | wet
    clue: rooftop dusk cloudy close | peek curious | blanket | | wet
    try3: rooftop night cloudy wide | jump excited | fishing-net cape | | wet
    fail3: rooftop night cloudy wide | sit sad | fishing-net | | wet
    low: rooftop night cloudy close | sit sad | cape | snail-passing |
    insight: rooftop night cloudy close | look-up hopeful | lamp blanket |
    means: rooftop night cloudy wide | stand brave | blanket |
    snag: tower-top night wind above | reach surprised | lever |
    choice: tower-top night wind medium | climb thoughtful | cape |
    rescue: street night wind medium | kneel hopeful | cart | mouse-watching
    climax: tower-top night stars behind | pull wonder | lever star |
    resolution: rooftop dawn clear wide | cheer joy | balloon | small-copy-of-hero
    close: rooftop morning clear wide | eat happy | cake bunting cape | cat-asleep
  `,
  b0_3: `
@want {Hero} had a red cape for {event}. {why}
@home {Hero} lived in {home}, where it was never dark.
@friend Mrs. Okoro sold hot buns. "Hello, {Hero}!"
@turn Then a big grey thing came down the road. {refrain}
@trouble Where was the red? The red bus was grey. {run1} And the blue...?
@stakes {Hero} looked down. Even the cape was grey.
@try1 {Hero} rang every clock in town. Ring, ring! And then...
@fail1 The people woke up, and they all yawned too. {refrain}
@try2 {Hero} threw a bucket of water. Splash! And then...
@fail2 The Yawn did not mind. It was only wet.
@clue {Spotter} saw it hug a little blanket. Was it sleepy?
@try3 {Hero} jumped on it with a net. {run2}
@fail3 But the Yawn went right out of the net. {refrain}
@low {Hero} sat down on the roof. It was all grey. {run3}
@insight.mark "Lights, lights, lights," said {Hero}. Who can sleep in the light?
@insight.move {Hero} saw it rock, this way and that. Did it want to be rocked?
@insight.tend "What do you need?" said {Hero}. Did it need a bed?
@means.mark {Hero} made a big picture for all to see. Lights out!
@means.move {Hero} rocked it this way, and rocked it that way. Shh.
@means.tend {Hero} tucked the Yawn in, right up to the chin. Shh.
@snag Now for the big light. Oh no! It would not go off...
@rescue The paper boy found the bit that was lost.
@climax {Hero} pulled and pulled. Click! And it was dark, and there were stars.
@resolution Up came the sun, and red, and blue. {turned}
@close {Hero} had cake on the roof. {toast} {ends}
`,
  b4_6: `
@want {Hero} had a red cape. It had been a curtain, but that was a secret. {They} would wear it tonight, up on the roof, for {event}. {why}
@home {Hero} lived in {home}, the brightest city in the world. There were lamps on the lamps. It was never dark there, not even at midnight.
@friend "Off to save the city?" asked Mrs. Okoro, who sold hot dogs on the corner. "Not yet," said {Hero}. "It hasn't needed me." "It will," said Mrs. Okoro.
@turn Round the corner came something as tall as a house and as grey as a [puddle|pigeon]. It was a Yawn. It opened its great soft mouth. {refrain}
@trouble The red went first. Red buses went grey. Red noses went grey. A man bit a strawberry and said, "Is this a [stone|mushroom]?" {run1} And what was that, going pale over there? The blue...?
@stakes A yawn is catching, too. The bus driver yawned, and so did the [mayor|band]. There would be no {party} if they all dropped off. {Hero} looked down. The cape had gone grey.
@try1 "Wake up!" cried {Hero}. {They} set off every alarm clock in [the shop|all five clock shops]. Ring! Ring! Ring! Every eye in the street popped open. And then...
@fail1 And then each person yawned. That's what people do when an alarm clock rings. {refrain} There went the yellow.
@try2 "Cold water," said {Hero}. {They} carried six buckets up to the roof, and took aim. One, two, three...
@fail2 Splosh! But it was only a wet Yawn now.  It shook itself like a dog, and the whole street got a bath.
@clue Then {Spotter} saw something. The Yawn had a scrap of blanket under one arm. It patted a roof, and lay down, and got up. It tried the next roof. What was it looking for?
@try3 "I'll catch it," said {Hero}. {They} took a net, and ran, and jumped right off the chimney, with the grey cape flapping. {run2}
@fail3 You can't catch a yawn in a net. It came out through all the holes, and there it was on the other side. {refrain} The green was gone now.
@low {Hero} sat by the chimney. Grey roofs. Grey sky. A grey pigeon ate a grey crumb. "I'm not a hero," {they} said to the {kit}. "I'm only someone in a curtain." {run3}
@insight.mark {Hero} looked at the lamps, and the lamps on the lamps. Their eyes hurt. How could anyone sleep in that? "{Rule}" You can't shout "lights out" to a whole city. But could you show it?
@insight.move The Yawn lay down on the long roof, and its feet hung off. It rolled left. It rolled right. "{Rule,}" said {Hero}. It couldn't get to sleep. What if it was rocked?
@insight.tend {Hero} looked at that scrap of blanket. "{Rule}" Nobody had. {They} walked up to one big grey ear. "Are you tired?" {Hero} said. "Is it too bright?" Guess what it said?
@means.mark {Hero} took a bed sheet as big as a bus, and the {kit}, and {method}. It was the Yawn, fast asleep. In every window somebody looked, and put out a lamp.
@means.move {Hero} climbed on to that soft grey side. The Yawn rolled left, and {Hero} {method}. Left, and right. All down the street people put out their lamps to see better.
@means.tend It nodded. So {Hero} {method}. Then {they} called for blankets, and down from the windows came [two|three] hundred. And each put out a lamp.
@snag One light was left. It was on the tower, and it had never been off. "Pull out the fuse," called Mrs. Okoro. But the fuse flew out, bounced down the stairs, and rolled... oh, where?
@rescue "I saw it go," said the boy with the newspapers. People did not often ask him things. He felt {hid}, and up he came with {key}. "It goes in the other way round," he said.
@climax {Hero} turned {key} the other way. Click. It went dark, for the very first time, in all of {home}. "Oh," said everyone. They had never seen the stars. "Aaah," said the Yawn...
@resolution ...and it shut its mouth. In its sleep it breathed out red, and blue, and a little gold. {turned}
@close They had {event} in whispers, on the roof. {toast} {ends} Now {home} puts its lights out once a week. And {Hero's} cape? It came back orange.
`,
  b7_9: `
@want {Hero} had a cape. It had been a curtain until Monday, and it still had the hooks in, but from the front you would never know. {They} meant to wear it tonight, up on the roof, at {event}. {why}
@home In {home} they were proud of their lights. There were lamps on the lamp posts and lamps on those lamps, and over them all stood the tower, with a light at the top that had never been put out. "We don't have night here," people told visitors. "We've got rid of it."
@friend "Saved anyone today?" asked Mrs. Okoro, at the hot-dog cart. She asked it every day. "It's been quiet," said {Hero}. Mrs. Okoro gave the onions a turn. "Big cities go quiet," she said, "just before."
@turn Just after four, something came round the corner by the bank. It was as tall as the bank, soft at the edges and grey all over, and it was not in any hurry. It leaned on the town hall. Then it opened its mouth. {refrain}
@trouble The red went out of things like water out of a bath. Buses, noses, the mayor's trousers: grey. A man at a fruit stall bit into a strawberry and asked for his money back. {run1} "It's only the red," somebody said. "We can manage. We still have..."
@stakes They did not have blue for long. Worse, it was catching. The bus driver yawned, then the bus; the band for {event} were all asleep on their drum. "They'll sleep a hundred years," said Mrs. Okoro. {Hero} looked down. From hem to hook, the cape was the grey of dishwater.
@try1 "Then nobody must go to sleep," said {Hero}. {They} ran to the clock shop and wound up everything it had, four hundred alarm clocks, set them in the street, and put {their} fingers in {their} ears. Three, two, one...
@fail1 They could be heard in the next county. Everybody sat straight up. And then, since it is what people do when an alarm clock rings, every one of them stretched out both arms, and yawned. {refrain} That was yellow.
@try2 "Cold water," said {Hero}. "It works on my cousin." {They} had the whole staircase pass up buckets, to the roof, hand over hand. The great grey head came by below like a slow balloon. {Hero} took aim...
@fail2 It was a perfect shot. It made a wet Yawn out of a dry one. It blinked, and looked up in such a puzzled way that {Hero} nearly said sorry; then it shook itself, as dogs do, and washed the street from end to end.
@clue In the dripping hush {Spotter} saw a thing that nobody else did. The Yawn had something under its arm. It was a bit of blanket, the corner of one, chewed. It patted the roof of the bank. It lay down, shifted, sighed, got up, and went to try the library. What does that remind you of?
@try3 But {Hero} was already on the chimney, with a fishing net in {their} teeth. This was it; this was what a cape was for. "Don't!" called Mrs. Okoro. {They} jumped. {run2}
@fail3 It was a fine jump. It's only that a yawn is mostly air. It came out through the holes of the net, each part of it at its own speed, and put itself together on the other side. {refrain} There was no green any more, not anywhere.
@low {Hero} sat down behind the chimney. A grey pigeon was eating a grey crumb on the grey edge of everything. "I'm not anyone," {Hero} told the {kit}. "I'm a person in a curtain." And nobody was awake to say it was not so. {run3}
@insight.mark The light from the tower went round, and round, right in {their} eyes. {Hero} put up a hand. And stopped. The blanket. The lying down. If it was this bright at {their} bedtime, {they} would go about with {their} mouth open, too. "{Rule,}" {they} thought. You can't shout at a whole city to turn in. What can you do?
@insight.move From there {they} could see it on the long roof of the market. It turned on its left side; it turned on its right; it gave a kick. {Hero} knew that dance. {They} did it {themself}, the night before a birthday. "{Rule,}" {they} murmured. All this time they had tried to stop it. What if they helped it along?
@insight.tend The blanket. {Hero} could not stop thinking of it. "{Rule}" Well, who had? You don't throw a bucket at someone with a blanket. {They} walked over, along the ridge, until there was an ear. "Excuse me," {they} said. "When did you last go to bed?" Do you know, it had to think?
@means.mark It took nine sheets, sewn together, and the side of the town hall to hang them on. {Hero} {method}. It was only the Yawn, with its eyes shut, and a small star over it, and one finger to its lips. But people looked. One by one, all the way up the hill, the windows went dark.
@means.move {Hero} slid down on to that wide soft side. It rolled left; {Hero} {method}. It rolled right, and there {they} {was} already. After a while it was more of a sway. People came out to look, and found it easier to see it with the lamps off, and yawned, and did not mind.
@means.tend "Not since they put up that light," it said, in a voice like a far-off train. So {Hero} {method}. Then {they} went from door to door. Nobody had much colour left to give, but everybody had a blanket. As each one was handed up, a window went dark behind it.
@snag That left the tower. Its light had not been off in ninety years, and no one knew quite how. "There's a fuse," called Mrs. Okoro. There was. {Hero} took hold of it and pulled. It came out with a bang, the wrong way; it hopped down four hundred steps, and out at the door, and then...
@rescue "It went past me," said the boy with the newspapers. He had been calling out the news all day, and this was the first time that anybody had asked him for some. He lay down and reached {hid}. It was hot, so he wrapped it in the sports page. "Here," he said. "{Key}."
@climax {Hero} climbed back with it, every step. {They} turned it round, and pushed. Click. And there was no more light in {home}, none at all. Nobody screamed. They were looking up. "What are those?" someone whispered. They were stars. Far below, something lay down with a sigh, and this time it did not get up...
@resolution It slept till six. At every breath a bit of colour came out with it: a red, a smear of blue, and gold, and then the green, all at once, over the park. {turned}
@close They held {event} in whispers, at sunrise, with the great grey thing snoring round them like a wall. {toast} {ends} Nowadays {home} puts out its lights once a week. {Hero's} cape came back too, though not quite right; it's orange now. {They} told people that it always was.
`,
  b10: `
@want In strict truth the cape was a curtain. {Hero} had got the hooks out of most of it, and if you stood so that the light came from the left it fell, {they} felt, rather well. It would be worn in public for the first time that evening, on the roof, at {event}. {why} All it wanted was something to be worn for.
@home You could see {home} from the moon, and people there mentioned it. They had lamps on their lamps. Above it all was the tower, with a light at the top as big as a bus that had not been off for ninety years. "We used to have night," {Hero} had been taught at school. "But we've got rid of it now."
@friend "Saved anybody?" said Mrs. Okoro, at the hot-dog cart. It was what she always said. "It's been quiet," said {Hero}. Mrs. Okoro turned the onions over, slowly, like someone reading a letter twice. "I've noticed it's always quiet," she said, "round about now." Some way off, a car alarm went, and then seemed to think better of it.
@turn The thing that came round by the bank was as high as the bank. It was grey and blurred, and had the walk of somebody crossing a landing in the small hours. One hand came out, and leaned a while against the town hall. People looked up from their telephones. Then the whole of the top of it came open, slowly, like a drawbridge. {refrain}
@trouble They lost red. It didn't fade; it drained, from the top, as a glass does through a straw. There went the buses. There went the mayor's trousers. A gentleman at the fruit stall was making a scene about a strawberry. {run1} "Now let's be calm," somebody shouted, from a grey fire engine. "It's just the one. There's still plenty of..."
@stakes It had the blue by five. And it spread, which was worse; the driver yawned, and his bus yawned, and the band engaged for {event} lay in a heap upon their own drum. "I had a great-aunt that it got," said Mrs. Okoro. "She sat down to take a shoe off. That was in March." {Hero} looked down, then, at the cape. "Oh," said {Hero}. That was the grey of old water, and what it looked like was a curtain.
@try1 "Keep them awake," said {Hero}, since it seemed to be {their} turn. The clockmaker had gone off in his chair. {They} took four hundred alarm clocks from his shelves, carried them out in a bath, and stood them in rows down the avenue. {They} set each one to six. At one minute to, the silence was immense...
@fail1 It was said to be the loudest thing ever done in {home}. Pigeons fainted. In every window somebody sat bolt upright. Then, as people have done ever since there were alarm clocks, and will until the last, they put both arms above their heads, and they yawned. {refrain} "And that was a good yellow," said Mrs. Okoro.
@try2 "Cold water," said {Hero}, whose faith was shaken but whose cousin was hard to get up. Forty people who could still stand made a chain, and the buckets went up from hand to hand. Below the gutter came the big grey head, nodding a little. "Sorry about this," {they} said to it, and let go...
@fail2 You couldn't have thrown it better. In it went at one ear. All that came of it was that the thing stopped, and felt the place, and looked up, with an expression that {Hero} was to remember. There was no harm in it. It was how you would look, if you were ill, and a friend had pinched you. After that it shook itself, and washed the avenue from end to end.
@clue "What has it got there?" said {Spotter}. No one had thought to look at anything but the mouth. Under its arm, held tight, was a scrap of cloth the size of a tablecloth, that had perhaps been blue: the corner of a blanket, sucked to string. It patted the roof of the library. Down it lay; it turned; it sighed, got up and went to try the baths. Where had they all seen that done before?
@try3 {Hero} had seen nothing. {They} {was} up on the last chimney of the row, with the wind in the curtain and a trawler's net, because when it comes to it there's a thing that people in capes do. "I wouldn't," Mrs. Okoro called up. "It's not the sort of..." {run2} {Hero} jumped.
@fail3 Witnesses called it a very beautiful jump. But what's a yawn made of? It came out through the net by each of its holes, in no hurry, like porridge through a rack, and gathered itself up on the other side. It even waited to see that {Hero} was all right. {refrain} And so there was no green, from there to the river.
@low It's hard to say what a grey pigeon is doing, when it eats a grey crumb on a grey roof, except going on. {Hero} watched it. Down there nobody stirred now. "I'm not anyone," {they} said to the {kit}, after some time. "I'm a person with no curtains." It was odd to hear how much of the noise in the world had been other people. {run3}
@insight.mark The tower swung its light across {their} face, and on, and back. {Hero} had never minded it; nobody did. {They} threw up an arm, thought of that look, and of the blanket, and slowly took the arm down. Ninety years, with that in its eyes. "{Rule,}" {they} used to say to people, so airily. There was no one to say it to. There were four million windows, though, and what faces a window?
@insight.move It had the market roof now, the longest there was, and its heels hung off. It flung itself on the left side, and then on the right. The whole roof gave with it like a boat. {Hero} knew those turnings, for {they} had done them, each night before each thing that had ever mattered. "{Rule}" Four hundred clocks, forty buckets, a net: they had done nothing all day but push. Suppose that you went with it?
@insight.tend "{Rule}" It was nearly a joke. It was the only thing that {they} had ever told anyone, and {they} had gone at this with a bucket. {Hero} walked along the ridge to where there was an ear. {They} felt a fool. {They} had felt one all day, though; it was merely that this time it was polite. "I beg your pardon," {they} said. "Is it that you can't get to sleep?"
@means.mark It took the sheets of a whole hotel, and the front of the town hall to hang them from. {Hero} {method}, by the swing of the tower's own beam. "It's nothing clever," {they} said. It was the Yawn with its eyes shut, a single star above it, and one long finger at its lips. A window on the hill stared at it for a bit, and went dark. So did its neighbour. It ran away down the streets like good manners.
@means.move {They} let {themself} down on to the great soft flank. Left it went; {Hero} {method}. And right; and {they} {was} there before it. Nothing else happened for quite a time. But what had been a thrashing was a rocking by then, as slow as tides, and people who had come out to look put off the lamps to see it better, and sat down on their steps.
@means.tend The answer took so long in coming that {they} thought it was a train. "Not since the light," it said. So {Hero} {method}. When that was done {they} went knocking. There was not a scrap of colour left in {home} for anybody to give, but everyone had a blanket, and gave it, and went in; and behind each door that closed, a lamp went out.
@snag All but the one. Nobody living had ever put out the light on the tower. "There'll be a fuse," said Mrs. Okoro. "There's always a fuse." {Hero} found it, brass, as long as a loaf, and took hold with both hands. It came out backwards with a crack. You could hear it go down the four hundred stairs, hop after hop, and out over the cobbles, and after that, which was a good deal worse, you couldn't...
@rescue "Extra," said the boy with the newspapers, in a small voice, from habit. He had stood upon that corner shouting the truth for two years. "It went by me. I'd have said, if anybody had ever..." Nobody had. He got down flat and felt {hid}, and burnt his fingers, and wrapped the thing up in the sports page. "It's {key}," he said. "And the crack goes to the left."
@climax {Hero} carried it up, every step, in the dark part of the stair. The crack went to the left. Click. It made hardly any noise. {home} went out, from the middle to the edges, and in all that city there was one indrawn breath; for they had put back their heads to scream, and there, right over them, were all the stars. "Have those been there the whole time?" somebody said. Below, on the market, something turned on its side...
@resolution It slept as the sea sleeps. With every breath it let out some of what it had been too tired to hold: red along the buses, then a blue, then gold; and towards six, in one long sigh, the whole of the green at once, across the park, like somebody shaking out a cloth. {turned}
@close They held {event} after all, at sunrise, in whispers, with that grey shoulder for a wall. {toast} {ends} There is one night a week in {home} now, and people travel to see it. The colours all came back. A few were put back wrong, in the dark; the mayor's trousers are a sort of plum, and {Hero's} cape is orange, and hangs, since {they} got {their} curtains back, quite beautifully, in the window.
`,
}
