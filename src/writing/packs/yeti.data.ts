// Someone leaves a present on every step in Mitten Hill, and his feet must be very cold.
import type { PackSource } from '../pack.ts'

export const yeti: PackSource = {
  id: 'yeti',
  skeleton: 'making-a-gift',
  genres: ['friendship', 'fantasy', 'magic', 'fairy-tale', 'mystery'],
  tags: 'snow winter mountain ice village christmas cold north forest cabin',
  peril: 1,
  touches: 'snow cold yeti monster',
  ways: ['build', 'mark', 'tend'],
  figure: {
    name: 'Humphrey',
    type: 'monster',
    pronoun: 'he',
    hide: 'white',
    want: 'to give without being thanked',
    habit: 'hides behind things that are too small',
  },
  names: ['Humphrey', 'Mitten Hill', 'Mitten', 'Hill', 'Old Mother Agnes', 'Agnes', 'Mother', 'Old'],
  nouns: {
    home: 'Mitten Hill',
    quest: 'present',
    key: 'the last gold button',
    hid: 'down a crack in the ice',
    mistake: 'followed the big footprints and trodden them all flat',
    scary: 'the path above the trees',
    wait: 'until the moon was right over the chimney',
    crowd: 'the people of the village',
    small: 'the smallest knitter',
    says: 'One foot at a time. That’s how you do socks.',
  },
  swappable: false,
  refrain: {
    base: 'Crunch, crunch, crunch, went the feet in the snow. And nobody knew where they wanted to go.',
    turned: 'Crunch, crunch, crunch, went the boots in the snow. And everyone knew where they wanted to go.',
  },
  small: { base: 'Crunch, crunch, crunch, went the feet.', turned: 'Crunch, crunch, crunch, went the boots.' },
  titles: [
    '{Hero} and the Very Large Feet',
    'Socks for Humphrey',
    'Who Goes Crunch in the Night?',
    'The Coldest Toes on Mitten Hill',
    'A Present for Nobody',
  ],
  blurb:
    'Every winter there is a present on each step in Mitten Hill, and nobody has ever given one back. Then {Hero} sees the footprints: very big, very bare, and ten toes each.',
  stage: `
    want: street morning snow wide | look excited | gift bunting | cat-asleep
    friend: living-room morning snow medium | sit happy | wool needle-and-thread | mouse-watching
    home: street morning snow wide | stand happy | gift |
    hobby: street morning clear medium | stand proud | |
    flaw: bedroom day snow close | think thoughtful | | odd-socks
    turn: street dawn snow above | look-down surprised | footprints gift | | snowy
    trouble: forest day snow wide | hide funny | tree footprints | bird-on-head | snowy
    stakes: forest day snow medium | peek worried | footprints | | snowy
    try1: living-room day snow medium | hold brave | sock wool | |
    fail1: forest dusk snow close | look sad | sock | | snowy
    try2: street dusk snow medium | hide brave | snowman | | snowy
    fail2: street night snow wide | stand surprised | snowman | hat-blown-off | snowy
    clue: forest night clear close | look-down curious | footprints | | snowy
    try3: kitchen night snow medium | carry excited | pie | |
    fail3: forest night snow wide | look sad | fox pie | | snowy
    low: snow-field night snow close | sit sad | lantern | | snowy
    insight: snow-field night clear close | think hopeful | lantern footprints | | snowy
    means: square night clear wide | build brave | sled quilt | | snowy
    choice: square night clear medium | give thoughtful | quilt |
    snag: snow-field night wind medium | look surprised | button | hat-blown-off | snowy
    rescue: ice-cave night wind close | reach hopeful | button | | snowy
    climax: mountain night stars wide | hold wonder | boots gift | | snowy
    resolution: mountain night stars wide | dance joy | boots footprints | | snowy
    close: street dawn clear wide | eat happy | gift cake boots | small-copy-of-hero
  `,
  b0_3: `
@want It was snowing, and {Hero} was happy. {why}
@friend Old Agnes made socks and socks and socks. "Hello, {Hero}!"
@home {Hero} lived in {home}. There was a present on the step!
@turn Who put it there? {refrain}
@trouble {Hero} saw a big white back behind a tree. {run1} Who was it?
@stakes It was Humphrey. He had no boots. Brr! His poor toes!
@try1 {Hero} had one sock for him. It went on...
@fail1 It went on one toe. {refrain}
@try2 {Hero} hid in the snow to say thank you. And then...
@fail2 Humphrey was shy, so he ran away.
@clue {Spotter} saw the footprints stop by the warm wall. Was he cold?
@try3 {Hero} put out a hot pie for him. {run2}
@fail3 But a fox ate it all up. {refrain} What now?
@low {Hero} sat in the snow and was sad. {run3}
@insight.build "Sleds and quilts," said {Hero}. Could they be boots?
@insight.mark {Hero} drew a foot in the snow, a big, big foot. How big?
@insight.tend "What do you need?" said {Hero}. Was it warm feet?
@means.build {Hero} made a boot as big as a boat.
@means.mark {Hero} drew the boots, and they all cut and sewed.
@means.tend {Hero} took the warm quilts, and sat by his cold feet.
@snag One more button! Oh no, where did it go...?
@rescue The smallest knitter got it. Well done!
@climax {Hero} did up the boots. In went one foot, and one more.
@resolution {Hero} and Humphrey ran and jumped. {turned}
@close {Hero} gave him cake for {event}. {toast} {ends}
`,
  b4_6: `
@want It was the week of {event}, and it snowed. {why} {Hero} had a list of things {they} wanted.
@friend Next door Old Agnes was knitting. She had knitted a sock for each foot in the village, and one for the church bell. "You can't be kind with cold toes," said Old Agnes.
@home {Hero} lived in {home}, where once each winter, on every step, there was a present. "It's just a thing that happens," people said, and took it in.
@turn This year {Hero} got up before it was light. By the parcel, in the new snow, were footprints as long as a [bath|bed]. They had toes. {refrain}
@trouble {Hero} went after them. Behind a very thin tree stood somebody very wide and white, with his eyes shut, so as not to be seen. {run1} Who was he?
@stakes "I'm Humphrey," said the yeti. "Please don't say thank you. I go all hot." But {Hero} looked at his feet. They were bare, and they were blue.
@try1 Someone should give Humphrey a present! {Hero} ran home, and found {their} own best sock, the red one, and held it up to him, and pulled...
@fail1 It went on. It went on the little toe. "It's lovely," said Humphrey, and he was so shy that he ran up a hill. {refrain}
@try2 "He must come and get warm," {Hero} said. {They} hid inside a snowman with a cup of soup. When he came by with his sack, {they} would jump out and say...
@fail2 "Thank you!" Humphrey gave a scream, and left, through a hedge.
@clue {Spotter} went along by the baker's. There the big footprints stopped, and turned in to the warm brick wall, side by side. There was a wet patch. What had he been doing?
@try3 {Hero} baked a pie, a hot one, and left it in the wood with no name on. {run2}
@fail3 In the morning there was a fox, the size of a pie, asleep in the dish. {refrain} Now what?
@low The night of {event} came. {Hero} sat in the snow with the {kit}. Up there in the dark he was going about on those blue feet, and no one else in {home} even knew. {run3}
@insight.build {Hero} lay back in the last footprint. It fitted {them} like a bed. "{Rule,}" {they} said. No one had wool for a sock that long. But there was a thing in each house as big as that foot, wasn't there?
@insight.mark "How big?" Old Agnes had said, and {Hero} had not known how to tell her. {They} lay back in the last footprint. "{Rule}" {They} sat up. Who could say no, if they saw it?
@insight.tend {Hero} lay back in the last footprint. It was cold as iron. "{Rule,}" {they} thought. A sock, a soup, a pie: {they} had never asked. What is the one thing he had stopped for, by himself?
@means.build {They} knocked at every door. {Hero} {method}: two sleds for the soles, quilts for the sides, and a hundred knitted socks for the tops. They were boots.
@means.mark {Hero} ran to the square with the {kit}, and {method}: one bare blue foot, all the way across it. People stood round the edge of it. Then they went to fetch their quilts.
@means.tend {Hero} woke the street. They took warm bricks and quilts up through the wood. {Hero} {method}. Then {they} put a brick by each foot. "Oh," said Humphrey.
@snag So the boots were made, and it took ten men to lift them. Up on the snow field the wind pulled at the left one. Ping! Off flew the gold button, and it slid over the ice, and...
@rescue "My hands are little," said the smallest knitter. She lay down flat and put one mitten {hid}, and up it came, as cold as a star: {key}.
@climax "Don't thank me," said {Hero}. "Just push." In went the left foot, and in went the right one. {Hero} did up the button. Humphrey looked down. His toes went from blue to white to pink.
@resolution He took one step, and he took a jump. He danced along the top of the hill and all of {home} danced behind him. {turned}
@close He came to {event}, and stood behind a lamp post. {toast} {ends} In the morning {Hero} had a parcel. It was one red sock, washed.
`,
  b7_9: `
@want It was snowing on the week of {event}. {why} {Hero} had a list of what {they} would like, and it had got on to its third page.
@friend In the next house Old Agnes was at her knitting. There was a pair of socks by her for every soul in the place, and one for the bell rope. "I never saw anybody kind that had cold feet," said Old Agnes. "Nor cross, that had warm ones. Hold this wool."
@home There's a thing about {home} that you might not believe. On one night each winter somebody goes round it with a sack, and next day there's a present upon every step. It has no name on. "It's nobody. It just happens here," people told {Hero}, "like the hail," and took theirs in, and shut the door.
@turn But that year {Hero} couldn't sleep. {They} went out before it was light, and the parcel was there on the step. So were the footprints. They came up to it, and went off again through the fresh snow; each of them was about as long as a bed, and they had toes. {refrain}
@trouble {Hero} followed them up into the wood. It was a wood of thin trees; and behind the thinnest stood somebody wide, and white, and eight feet tall, with his hands over his eyes. You could see him on both sides. {run1} "There's no one here," said a deep voice, unhappily. Well, who says that?
@stakes His name was Humphrey, and he was a yeti. "You won't thank me, will you?" he said. "I come out in spots." He had ninety steps still to do by {event}. {Hero} promised that {they} would not. {They} {was} looking at his feet. They were quite bare, and as blue as plums, and he kept putting one on top of the other.
@try1 It seemed to {Hero} that somebody ought to give him something. {They} ran home for {their} best sock, the long red one with a stripe, that Old Agnes had made. {They} took hold of it by both sides, and told him to think of something small, and heaved...
@fail1 It went on his little toe. "It's beautiful," said Humphrey. "I shall wear it on Sundays." He was so moved that he could not stay, and went straight up a cliff. {refrain}
@try2 "If he'd just come in by a fire!" {Hero} said. That night {they} had {themself} built into a snowman, by the pump, with a can of hot soup. {They} waited till {their} nose was blue. Crunch, it came, and crunch, and stopped, just the other side of the carrot. {Hero} drew a breath...
@fail2 "Thank you!" {they} cried, before {they} could stop. There was a scream, and then a yeti-shaped hole in a hedge. There was one in the hedge beyond it, too, and so on, in a line, as far as the moon. The soup had gone hard in the can.
@clue On the way home {Spotter} noticed the baker's. It's the wall with the oven behind it. The big prints had turned in there; they stood before it, side by side, with their toes against the brick, and under them the ice had melted, right down to the grass. How long would a person have to stand there to do that?
@try3 "A pie, then," said {Hero}, "with nobody attached." "There's no one here to thank," {they} called, to the trees. It was mutton, with a crust like a mattress. {They} left it out on a stump, still smoking, and no card. {run2} Then {they} did the hardest thing, which was to go away.
@fail3 At dawn there was a fox lying in the dish. It was as broad as it was long, and it opened one eye, and burped. {refrain} Would nothing ever reach him?
@low So it was the night of {event}, and {Hero} was out in the snow by {themself}. {They} had brought the {kit}, for company. Somewhere above he was going from step to step on those feet; and down there in the light were all those people, with their ninety fires, not knowing. {run3}
@insight.build {Hero} sat down. It was in a footprint, the last of them; {they} lay back, and it took {them} from top to toe. "{Rule,}" {they} told the sky. There was not wool enough in the world to knit for that. But there's one thing in every house that is just as long as a bed. Do you see?
@insight.mark "As big as what?" people had kept saying, when {they} tried to tell them. {Hero} sat down, and it was in a footprint. {They} lay back; it took {them} from end to end, with room for a dog. "{Rule}" {They} sat up so fast that {their} hat came off. What if {they} didn't tell them a thing?
@insight.tend {Hero} sat down in the last of the footprints, and the cold of it came up through {their} coat like a hand. {They} had been here a minute. He'd been at it for a hundred years. "{Rule,}" {they} said. Sock, soup, pie. Those had been {their} ideas. When had he, just once, stopped for something of his own accord?
@means.build {They} knocked at ninety doors. "Bring your bedding," said {Hero}. Then {they} {method}: two sleds for the soles; quilts, five deep, for the sides; straw; goose down; and round the tops a hundred socks, cut open and sewn in stripes. It was done by eleven. They were boots. You could have gone to sea in them.
@means.mark {They} took the {kit} down to the square, where the snow was new. {Hero} {method}: a foot. It was one bare foot with five cold toes, and it went from the pump as far as the church. The doors opened, one after another. No one asked how big. They stood along the edge with their lamps; and someone said, "Barefoot? All these years?" and went in for a quilt.
@means.tend {Hero} went from fire to fire, and at each asked for one hot brick and one quilt. Ninety people carried them up. He was behind his tree. {Hero} {method}. No one thanked him; they had been told. They just put down the bricks, two by two, by the side of his feet, as you'd warm a bed. "Oh," said Humphrey, after a time. "Oh, is that what it's like?"
@snag By then there was a pair of boots up on the snow field, patched and sewn and done up at the side with gold buttons from somebody's wedding coat. That was when the wind went by. It tweaked the left one, for fun. Ping! The top button shot out over the ice, spun, winked, and...
@rescue "Mine would go in," said the smallest knitter, and held up her hand, since she was in the habit of having to. It was no bigger than a leaf. She took off the mitten with her teeth. She lay on her front, and felt about {hid}, and went on feeling when anyone else would have stopped. "It's stuck to my finger," she said. It was {key}.
@climax "You needn't say anything," {Hero} told him. "Only push." The left one went in with a sigh. The right went in after it. {Hero} did up the gold button, and stood back. For a good while he didn't move. All ten toes had turned from plum to white, and from white to a kind of rose. Something ran down his face, and got to the end of it, and was still warm.
@resolution He tried a step. It didn't hurt! He gave a skip; and then you should have seen him, along the ridge, under all those stars, going thump and thump; and after him, in their nightshirts and their second-best socks, the whole of {home}. {turned}
@close They had {event} out of doors, so that he could come, and he stood behind the lamp post. {toast} {ends} No one said thank you. Next day there was a parcel upon {Hero's} step, and for the first time there was a name on it. In it was one long red sock, washed, with the hole in the toe darned.
`,
}
