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
@want Snow, snow, snow! {Hero} put out a hand, and got some. {why}
@friend Old Agnes made socks and socks and socks. "Hello, {Hero}!"
@friend Click, click, went Old Agnes. "A sock for you, {Hero}!"
@home {Hero} lived in {home}. There was a present on the step!
@home One day each winter, {Hero} got a box with a bow. Who gave it?
@turn Who put it there? {refrain}
@turn Look down! A foot was here, {Hero}, as big as a bed. {refrain}
@trouble {Hero} saw a big white back behind a tree. {run1} Who was it?
@trouble That was a thin tree, {Hero}, and somebody fat was behind it. {run1} Who...?
@stakes It was Humphrey. He had no boots. Brr! His poor toes!
@stakes "I am Humphrey," he said. {Hero} saw two big blue feet.
@try1 {Hero} had one sock for him. It went on...
@try1 Here was a red sock, and here was a toe. Pull, {Hero}, pull...
@fail1 It went on one toe. {refrain}
@fail1 That was one toe. Nine more were still cold. {refrain}
@try2 {Hero} hid in the snow to say thank you. And then...
@try2 {Hero} was a snowman! Shh. Here he came, crunch, crunch, and...
@fail2 Humphrey was shy, so he ran away.
@fail2 "Thank you!" said {Hero}. "Eek!" said Humphrey, and he was gone.
@clue {Spotter} saw the footprints stop by the warm wall. Was he cold?
@clue Why did he stand by the baker's wall, {Spotter}? Was it nice and hot?
@try3 {Hero} put out a hot pie for him. {run2}
@try3 In went the pie, and out came the pie. {Hero} left it under a tree. {run2}
@fail3 But a fox ate it all up. {refrain} What now?
@fail3 Oh, fox! Not one bit was left. {refrain} And now?
@low {Hero} sat in the snow and was sad. {run3}
@low It was so cold to sit in the snow, {Hero}. And he had no boots! {run3}
@insight.build "Sleds and quilts," said {Hero}. Could they be boots?
@insight.build A bed was as big as his foot. "{Hero}'s bed is soft," they said. What if...?
@insight.mark {Hero} drew a foot in the snow, a big, big foot. How big?
@insight.mark "How big?" they said. Could {Hero} show them?
@insight.tend "What do you need?" said {Hero}. Was it warm feet?
@insight.tend {Hero} put one hand in the cold, cold print. What did those toes want?
@means.build {Hero} made a boot as big as a boat.
@means.build Sew, sew, knock, knock. {Hero} made one, and one more. Boots!
@means.mark {Hero} drew the boots, and they all cut and sewed.
@means.mark {Hero} made a foot, so big and so bare. They all came to look.
@means.tend {Hero} took the warm quilts, and sat by his cold feet.
@means.tend "Is this nice?" said {Hero}. Pat, pat, went the quilt on his toes.
@snag One more button! Oh no, where did it go...?
@snag Ping! Off it went, down in the ice. "My button!" said {Hero}. Who could...
@rescue The smallest knitter got it. Well done!
@rescue Hers was the smallest hand of all. In it went, and up came gold.
@climax {Hero} did up the boots. In went one foot, and one more.
@climax Push! went {Hero}. In went ten blue toes, and they all got pink.
@resolution {Hero} and Humphrey ran and jumped. {turned}
@resolution Jump, Humphrey, jump! Up and down went {Hero}. {turned}
@close {Hero} gave him cake for {event}. {toast} {ends}
@close By the lamp he had his cake, for {event}. {toast} {ends}
`,
  b4_6: `
@want It was the week of {event}, and it snowed. {why} {Hero} had a list of things {they} wanted.
@want Down came the snow, just before {event}. {why} "I want skates," said {Hero}, "and a drum, and a [kite|dog]."
@friend Next door Old Agnes was knitting. She had knitted a sock for each foot in the village, and one for the church bell. "You can't be kind with cold toes," said Old Agnes.
@friend Old Agnes had two needles, and they never stopped. She'd made socks for all the people, and the pump, and the goat. "Cold toes make cold hearts," she told {Hero}. "Lift your foot up."
@home {Hero} lived in {home}, where once each winter, on every step, there was a present. "It's just a thing that happens," people said, and took it in.
@home On one night each winter, everybody in {home} got a parcel on the step. Nobody had asked who sent it. "That's just how it is here," they said, and shut the door.
@turn This year {Hero} got up before it was light. By the parcel, in the new snow, were footprints as long as a [bath|bed]. They had toes. {refrain}
@turn {Hero} went out in the dark to look. There was the parcel. And there were two holes in the snow, with toes, as deep as a [bucket|bath]. {refrain}
@trouble {Hero} went after them. Behind a very thin tree stood somebody very wide and white, with his eyes shut, so as not to be seen. {run1} Who was he?
@trouble The holes went up to a tree like a broom. On the left of it was half of somebody, and on the right was the rest. {run1} Can you hide behind a broom?
@stakes "I'm Humphrey," said the yeti. "Please don't say thank you. I go all hot." But {Hero} looked at his feet. They were bare, and they were blue.
@stakes "You can't see me," said the somebody, so {Hero} looked down, to be kind. That's how {they} saw his feet. Humphrey the yeti had no boots, no socks, nothing. His toes were like ten blue plums.
@try1 Someone should give Humphrey a present! {Hero} ran home, and found {their} own best sock, the red one, and held it up to him, and pulled...
@try1 {Hero} had one good sock, with a red stripe, and Humphrey had one foot held out. He shut his eyes. {Hero} pulled, and it got long, and it got thin, and then...
@fail1 It went on. It went on the little toe. "It's lovely," said Humphrey, and he was so shy that he ran up a hill. {refrain}
@fail1 "It's so soft!" said Humphrey. It was on his smallest toe. He went pink, and ran. {refrain}
@try2 "He must come and get warm," {Hero} said. {They} hid inside a snowman with a cup of soup. When he came by with his sack, {they} would jump out and say...
@try2 Out by the pump stood a snowman with a hot can of soup. He had {Hero's} nose, for it was {Hero}! Crunch, came the feet. Closer. Crunch. Right up to the carrot, and...
@fail2 "Thank you!" Humphrey gave a scream, and left, through a hedge.
@fail2 "Thank you!" It just popped out. "Aaah!" cried Humphrey, and then there was a big hole in the hedge, the shape of him.
@clue {Spotter} went along by the baker's. There the big footprints stopped, and turned in to the warm brick wall, side by side. There was a wet patch. What had he been doing?
@clue Behind the baker's shop is a wall that's always hot, from the oven. {Spotter} found the prints there, toes to the brick. There was grass in them, and no snow. How long had he stood there?
@try3 {Hero} baked a pie, a hot one, and left it in the wood with no name on. {run2}
@try3 "I'll leave it, and go," said {Hero}. It was a pie, so hot that it hissed in the snow. {They} did not look back. {run2}
@fail3 In the morning there was a fox, the size of a pie, asleep in the dish. {refrain} Now what?
@fail3 There lay a fox, on his back, with gravy on all four feet. {refrain} What else was left?
@low The night of {event} came. {Hero} sat in the snow with the {kit}. Up there he was going about on those blue feet, and nobody else knew. {run3}
@low Lamps were lit for {event}, but {Hero} sat in the snow, with the {kit}. "They don't know about him," {they} said. {run3}
@insight.build {Hero} lay back in the last footprint. It fitted {them} like a bed. "{Rule,}" {they} said. No one had wool for a sock that long. But there was a thing in each house as big as that foot, wasn't there?
@insight.build "{Rule,}" said {Hero}, and looked back at {home}, and all those beds. It would take a hill of wool. But a quilt is long, and a quilt is warm, and how many quilts were there down there?
@insight.mark "How big?" Old Agnes had said, and {Hero} had not known how to tell her. {They} lay back in the last footprint. "{Rule}" {They} sat up. Who could say no, if they saw it?
@insight.mark "He's big," {Hero} had told them. "As big as a cow?" they said. "{Rule,}" {they} thought, and looked at the last long print in the snow. What if they saw it for themselves?
@insight.tend {Hero} lay back in the last footprint. It was cold as iron. "{Rule,}" {they} thought. A sock, a soup, a pie: {they} had never asked. What is the one thing he had stopped for, by himself?
@insight.tend "{Rule,}" said {Hero}, and took off one boot. {They} stood in the print with a bare foot. Oh, it hurt! No wonder he had stopped at that wall. What does a foot like that want first?
@means.build {They} knocked at every door. {Hero} took two sleds for the soles, and quilts, and socks, and {method}. They were boots!
@means.build "Lend me your quilt!" said {Hero}, at each door. {They} took two sleds, and {method}. There stood a pair of boots, as big as boats.
@means.mark {Hero} ran to the square, and {method}. It was one bare blue foot, all the way across. People stood round the edge of it. Then they went to fetch their quilts.
@means.mark The square was like clean paper. {Hero} {method}. It was a foot, a bare one, right up to the church. "As big as THAT?" they said, and ran for their quilts.
@means.tend {Hero} woke the street. They took warm bricks and quilts up through the wood. {Hero} {method}. Then {they} put a brick by each foot. "Oh," said Humphrey.
@means.tend With hot bricks in quilts, they went up to Humphrey. {Hero} {method}. "Toes first," {they} said, and tucked him in. He wiggled one.
@snag So the boots were made, and it took ten men to lift them. Up on the snow field the wind pulled at the left one. Ping! Off flew the gold button, and it slid over the ice, and...
@snag Now there were boots, with a gold button on the side. But up here the wind has fingers. Twang! The button came off, rolled on its rim, right over the ice, and...
@rescue "My hands are little," said the smallest knitter. She lay down flat and put one mitten {hid}, and up it came, as cold as a star: {key}.
@rescue "Let me," said the smallest knitter. She lay on her tummy, and felt {hid}, and made a face. "Got it," she said. It was {key}.
@climax "Don't thank me," said {Hero}. "Just push." In went the left foot, and in went the right one. {Hero} did up the button. Humphrey looked down. His toes went from blue to white to pink.
@climax "Lift," said {Hero}, and "push," and "now the other one." Pop went the button, into its hole. Humphrey stood still. Up from his toes came something that he had never had before, and it was warm.
@resolution One step, and then a jump! He danced along the top of the hill, and all of {home} danced behind him. {turned}
@resolution Hop! Hop, hop! Off he went along the hill, and after him came all the village in socks. {turned}
@close He came to {event}, and stood behind a lamp post. {toast} {ends} In the morning {Hero} had a parcel. It was one red sock, washed.
@close {toast} {ends} Someone wide stood behind the lamp post, with cake. Nobody looked, to be kind. And on {Hero's} step, the next day, was a red sock, with a stripe, all clean.
`,
  b7_9: `
@want It was snowing on the week of {event}. {why} {Hero} had a list of what {they} would like, and it had got on to its third page.
@want {Hero} had made a list for {event}. {why} It began with a sled, and it went on, in smaller and smaller writing, as far as a second sled. Outside it had started to snow, and you could see that it meant it.
@friend In the next house Old Agnes was at her knitting. There was a pair of socks by her for every soul in the place, and one for the bell rope. "I never saw anybody kind that had cold feet," said Old Agnes. "Nor cross, that had warm ones. Hold this wool."
@friend Old Agnes knitted as other people breathe. She'd done the whole of the village, down to the goat, and when it was cold she did the door knobs. "It goes up," she told {Hero}, and jabbed with a needle. "If it's cold at the toe, it's cold at the heart. You can write that down." "I haven't got a pencil," said {Hero}. "Then wear it," said Agnes.
@home There's a thing about {home} that you might not believe. On one night each winter somebody goes round it with a sack, and next day there's a present upon every step. It has no name on. "It's nobody. It just happens here," people told {Hero}, "like the hail," and took theirs in, and shut the door.
@home Where you live, you probably know who leaves you things. In {home} they'd stopped asking. They got up, one day in the winter, and there was a parcel on each of the steps. "Who's it from?" {Hero} had asked once. "It's Tuesday," they told {them}, as if that was somebody's name.
@turn But that year {Hero} couldn't sleep. {They} went out before it was light, and the parcel was there on the step. So were the footprints. They came up to it, and went off again through the fresh snow; each of them was about as long as a bed, and they had toes. {refrain}
@turn It was the cold that woke {Hero}, coming in under the door, as it does when a thing has just gone by. {They} went down with a candle. There was the parcel; and there was a hole, with a hole beyond that, and so on up the lane. {They} put the candle inside one. It had toes. {refrain}
@trouble {Hero} followed them up into the wood. It was a wood of thin trees; and behind the thinnest stood somebody wide, and white, and eight feet tall, with his hands over his eyes. You could see him on both sides. {run1} "There's no one here," said a deep voice, unhappily. Well, who says that?
@trouble They were easy to follow, since you only had to fall from one to the next. They ended at a birch no thicker than a broom; and on either side of it about a yard of someone stuck out. {run1} "I'm a tree," it said hopefully. Have you ever met a tree that was shaking?
@stakes His name was Humphrey, and he was a yeti. "You won't thank me, will you?" he said. "I come out in spots." He had ninety steps still to do by {event}. {Hero} promised that {they} would not. {They} {was} looking at his feet. They were quite bare, and as blue as plums, and he kept putting one on top of the other.
@stakes "Please don't say it," said Humphrey, when he'd come out. He was a yeti, and he did the parcels. "They said it to my uncle, in the war, and he came up in lumps." It seemed that he had ninety steps to get round, before {event}, and he had done thirty. {Hero} didn't say it. {They} couldn't have. {They} had just caught sight of his toes, all ten, and every one was blue.
@try1 It seemed to {Hero} that somebody ought to give him something. {They} ran home for {their} best sock, the long red one with a stripe, that Old Agnes had made. {They} took hold of it by both sides, and told him to think of something small, and heaved...
@try1 How do you give to someone who can't be thanked? You do it fast, thought {Hero}. {They} were back in ten minutes with the good sock, the red, with the stripe. "Foot," {they} said, as Old Agnes would have. He held it out, looking at the sky. {They} got both thumbs in, and leaned back, and it stretched, and it stretched...
@fail1 It went on his little toe. "It's beautiful," said Humphrey. "I shall wear it on Sundays." He was so moved that he could not stay, and went straight up a cliff. {refrain}
@fail1 "I can't feel it," said Humphrey. "Is it very big?" It was on the littlest toe, and as tight as a drum. He looked. His lip shook; two big red spots came out on his neck. "It's got a stripe," he said, and went off over the top of a fir tree. {refrain}
@try2 "If he'd just come in by a fire!" {Hero} said. That night {they} had {themself} built into a snowman, by the pump, with a can of hot soup. Crunch, it came, and crunch, and stopped, just the other side of the carrot. {Hero} drew a breath...
@try2 "What he wants is soup," said {Hero}, "before he sees who's holding it." So {they} stood by the pump at midnight with snow up to {their} chin, and a hat on, and a carrot, and a can between {their} hands. A dog had been fooled by it. Crunch, something went, at the corner. Crunch. There was breath on the carrot. {Hero} opened {their} mouth, to say "soup"...
@fail2 "Thank you!" {they} cried, before {they} could stop. There was a scream, and then a yeti-shaped hole in a hedge. There was one in the hedge beyond it, too, and so on, in a line, as far as the moon.
@fail2 It came out as "Thank you." {They} had meant it for so long, you see. "No!" wailed the yeti. He fled, and he wasn't a person who looked for gates. {Hero} stood there, with the can in {their} mittens, and counted the hedges as they went.
@clue On the way home {Spotter} noticed the baker's. It's the wall with the oven behind it. The big prints had turned in there; they stood before it, side by side, with their toes against the brick, and under them the ice had melted, right down to the grass. How long would a person have to stand there to do that?
@clue There's one warm wall in {home}, and it is at the back of the baker's. "Look here," said {Spotter}, with the lantern held low. The prints came round the corner, on their way to somewhere else. Then, as if they couldn't help it, they'd turned in; they stood up close, side by side; and there was green grass in the toes. What had he been doing there, all by himself in the dark?
@try3 "A pie, then," said {Hero}, "with nobody attached." "There's no one here to thank," {they} called, to the trees. It was mutton, with a crust like a mattress. {They} left it out on a stump, still smoking. {run2} Then {they} did the hardest thing, which was to go away.
@try3 It was time for pie. {Hero} rolled the crust as thick as a mattress, and put half a sheep in. "No name," {they} said, tying it up in a towel. "No note. It'll just be a thing that happens, like the hail." It sat there on its stump in the wood, and steamed. {run2} {They} walked away backwards, so as to wipe out the tracks.
@fail3 At dawn there was a fox lying in the dish. It was as broad as it was long, and it opened one eye, and burped. {refrain} Would nothing ever reach him?
@fail3 Somebody had been thankful, at any rate. He was lying in the dish, with his four black paws in the air, and you could have rolled him home. There was gravy up to his ears. {refrain} How do you get past a fox?
@low So it was the night of {event}, and {Hero} was out in the snow by {themself}. {They} had brought the {kit}, for company. Somewhere above he was going from step to step on those feet; and down there in the light were all those people, with their ninety fires, not knowing. {run3}
@low "Where's {Hero}?" they would be saying, down there, over the first of the toasts. You could see it, all gold, through ninety windows. {They} had got as far as the gate, and turned back. It didn't seem right to be warm. {They} put down the {kit} and sat in the snow by it. Somewhere in the dark, crunch, went a bare foot; and a long time later, crunch. {run3}
@insight.build {Hero} sat down. It was in a footprint, the last of them; {they} lay back, and it took {them} from top to toe. "{Rule,}" {they} told the sky. There was not wool enough in the world to knit for that. But there's one thing in every house that is just as long as a bed. Do you see?
@insight.build In the end {they} got so cold that {they} thought about bed. {They} thought of it hard: the sheet, the quilt, the bit where your feet go. Then {Hero} turned round, and looked at what {they} had been sitting next to. "{Rule,}" {they} said. It had five toes, and it was precisely as long as a bed! What do you put in something as long as a bed?
@insight.mark "As big as what?" people had kept saying, when {they} tried to tell them. {Hero} sat down, and it was in a footprint. {They} lay back; it took {them} from end to end, with room for a dog. "{Rule}" {They} sat up so fast that {their} hat came off. What if {they} didn't tell them a thing?
@insight.mark All week {they} had told them. "Big," they'd answered, nodding, with their hands about so far apart. {Hero} jumped down into the last print, and only {their} hat stuck out. "{Rule,}" {they} said, in there, and it boomed. Telling was no good. They would have to come and stand on the edge of it, wouldn't they?
@insight.tend {Hero} sat down in the last of the footprints, and the cold of it came up through {their} coat like a hand. {They} had been here a minute. He'd been at it for a hundred years. "{Rule,}" {they} said. Sock, soup, pie. Those had been {their} ideas. When had he, just once, stopped for something of his own accord?
@insight.tend {Hero} had one boot off before {they} knew why. {They} put {their} bare foot down in the bottom of the print, and kept it there, and counted. By four it hurt. By nine {they} couldn't feel it any more, and that was worse. "{Rule,}" {they} said through {their} teeth. There was one thing that he'd gone out of his way for. Didn't it have an oven behind it?
@means.build {They} knocked at ninety doors. "Bring your bedding," said {Hero}. Then {they} {method}. There were sleds for the soles, and quilts, five deep, for the sides. Round the tops went a hundred socks, cut open and sewn in stripes. They were boots. You could have gone to sea in them.
@means.build "I need your bed," {Hero} told them, at door after door, and such was the look of {them} that they went and got it. {They} took a sled for each sole, and {method}. Old Agnes cut the tops off a hundred socks, and never said a word. They were a bit like boots, and a bit like two houses.
@means.mark {They} took the {kit} down to the square, where the snow was new. {Hero} {method}: a foot. It was one bare foot with five cold toes, and it went from the pump as far as the church. The doors opened, one after another. No one asked how big. They stood along the edge with their lamps; and someone said, "Barefoot? All these years?" and went in for a quilt.
@means.mark {Hero} ran all the way to the square with the {kit} under one arm. Nobody had walked there yet. {They} took a deep breath, and {method}. It was a foot, from the pump to the church, and bare. You had to go upstairs to see it. "Oh, the poor man," said somebody at a window; and it began to rain quilts.
@means.tend {Hero} went from fire to fire, and at each asked for one hot brick and one quilt. Ninety people carried them up. He was behind his tree. {Hero} {method}. No one thanked him. They just put down the bricks, two by two, by the side of his feet, as you'd warm a bed. "Oh," said Humphrey, after a time. "Oh, is that what it's like?"
@means.tend "Bricks," said {Hero}, "out of the oven. And a quilt each, and not one word." They went up through the birches in a line, ninety of them, with their mouths shut tight. He was going to run. But {Hero} {method}; and someone put down a brick, and the next put down a brick. "It's going up," said Humphrey, in wonder. "It's going up my legs."
@snag By then there was a pair of boots up on the snow field, patched and sewn and done up at the side with gold buttons from somebody's wedding coat. That was when the wind went by. It tweaked the left one, for fun. Ping! The top button shot out over the ice, spun, winked, and...
@snag Gold buttons held the boots at the side, six on each. Old Agnes had had them on her wedding coat. They'd got them as far as the ice, with ropes, when the wind came down to see what was going on. It had a try at a button, as any child might. It was a very good thread. It was not good enough. Pling, and it was rolling away on its edge, and...
@rescue "Mine would go in," said the smallest knitter, and held up her hand, since she was in the habit of having to. It was no bigger than a leaf. She lay on her front, and felt about {hid}, and went on feeling when anyone else would have stopped. "It's stuck to my finger," she said. It was {key}.
@rescue "I'm not too little for that," said a person near the ground. It was the smallest knitter, and it was she who had done the left heel. They held her by the boots. She went in, {hid}, up to the plaits, and for a while there was just humming. "There are two down here," she called, "and a fish. Which do you want?" She'd got hold of {key}.
@climax "You needn't say anything," {Hero} told him. "Only push." The left one went in with a sigh. The right went in after it. {Hero} did up the gold button, and stood back. For a good while he didn't move. All ten toes had turned from plum to white, and from white to a kind of rose. Something ran down his face, and got to the end of it, and was still warm.
@climax {Hero} knelt, with the night wind whistling round {them}, and did it as you'd do it for a child. "Point your toe. Push. Now stamp." The button went through its loop. Nothing happened; then he gave a sort of jump. "There's someone in there," he said, "holding on to my feet." "No," said {Hero}. "That's warm. That's what it's like."
@resolution One step, to see. It didn't hurt! He gave a skip; and then you should have seen him, along the ridge, under all those stars, going thump and thump; and after him, in their nightshirts and their second-best socks, the whole of {home}. {turned}
@resolution At first he only walked. He lifted them high, like a cat in wet grass, and put them down. Then it got into his knees. "He's dancing!" they cried; and there was nothing for it but to climb up after, bonnets, goat and all, and go stamping down the whole white back of the mountain behind him. {turned}
@close They had {event} out of doors, and he stood behind the lamp post. {toast} {ends} No one said thank you. Next day there was a parcel upon {Hero's} step, with a name on it. It was one long red sock, washed, with the toe darned.
@close There's a lamp post by the long table at {event}, and it had elbows. They passed things along to it, looking the other way. {toast} {ends} In the morning there was a label on {Hero's} parcel. It held a long red sock, with a darn in the toe as neat as print.
`,
  b10: `
@want {Hero} had drawn up a list for {event}. {why} It ran to three pages, with notes; there was a sled on it, and a second sled, in case of the first; and it lay on the sill by the window, being added to, while outside the first snow of the year came down as if it had been let out of school. Next door Old Agnes rapped upon the glass with a needle. "How long's your foot?" she shouted. "You've grown. I can hear it on the stairs."
@want Old Agnes said that it would snow by {event}, and on the Monday it did. {why} She knew by her elbow. "And what are you hoping for?" she asked {Hero}, over her needles, as one does; and then she had to put the sock down and listen, because there was a good deal of it. "That's a lot of wanting," said Agnes, in the end. "It's only in pencil," {they} said. She counted her stitches. "Does anyone know what he wants, I wonder?" said Old Agnes. But she would not say who.
@friend "Cold toes, cold heart," said Old Agnes. She held that there was no harm in anybody which could not be traced to the feet. She had put socks on the whole of the village, and then, for she couldn't leave off, on the goat, the pump and the bell rope; when the tax man came, she'd had his boots off before he could open his bag, and he had gone away humming. "You can't give a person a good nature," she told {Hero}, turning a heel. "But you can keep out the draught."
@friend There are towns that are held together by a wall. {Hero's} was held together by Old Agnes. She sat next door with her needles going, like a small mill; out of it came socks, at a sock a day, and there was no one for miles whose ankles she hadn't an opinion of. "Hold that," she'd say, and you had wool on both your wrists till supper. "I've done everyone now," she remarked, that week. "Ninety doors. I can't think why I keep getting the feeling that I have missed out somebody big."
@home About {home} there's one odd thing, and the people there will tell it to you as if it was nothing. On a certain night of the winter they go to bed; and in the morning, on each of the ninety steps, there's a parcel, done up with string. It has no name on it. It's always right. "Who brings them?" visitors asked. "Nobody brings them. It's just a thing that happens," said {home}, "like the hail." {Hero} had asked as well, at the age of four. But it's hard to go on wondering about something when you've got the paper off.
@home Nobody in {home} had ever said thank you for it, since they did not know whom to say it to; and after a hundred years of that it had stopped seeming rude. Once every winter the parcels came. There were ninety, one for a step, with a sprig of fir through the knot. "It's the time of year," they would say, and take theirs in, and the latch went down. The year that {Hero} needed a friend it had been a whistle. The year after that it had been the other half of the tune. How had nobody thought that it was strange?
@turn That winter {Hero} couldn't sleep. At some dead hour {they} came down and lifted the latch, just to look at the dark, and the parcel was there already, with snow on the string. So was something else. It began at the step and it went away up the lane, in a double row: holes, each of them as long as a bed. {They} let {themself} down in one with a lantern. There was a heel. There was a high, lonely sort of arch. "Toes," said {Hero}. "Who goes out in this with toes?" {refrain}
@turn The thing that {Hero} had been meaning to do for eight years, and had always slept through, was to catch it happening. {They} sat up on the stairs with a pin. At five past four something sighed outside, and a piece of string was pulled tight. {They} got the door open. There wasn't anyone in the whole of the moonlight. There was a parcel; and there was the fresh snow, that had been like a sheet when {they} went up, with great deep prints across it, going off, as bare as your hand. {refrain}
@trouble {Hero} got {their} boots on and went after them, out by the pump and up into the wood, falling from one print to the next as you'd go down a stair. It's a wood of thin trees. Behind the thinnest of the lot stood somebody eight feet tall, nearly as wide, and white all over, with his hands across his eyes. He stuck out on both sides like a bolster behind a broom. {run1} "There's nobody here," said a deep voice, most unhappily. What is one to say to a person who says that?
@trouble Anyone can track a thing that weighs half a ton. It's a question of what you do when you come to the end. The prints went in among the birches; they turned round twice, in a hurry; and behind the slenderest birch that they could have found, holding in his stomach, was something like a haystack under snow. {run1} "I'm asleep," it said; and then, as no one went away, "I'm a hill." {Hero} sat down on a log. {They} had all night. "And what sort of a hill," {they} asked it, "has got its fingers crossed?"
@stakes It was a yeti, and the name was Humphrey. "You won't thank me, will you?" he said, through his fingers. "My aunt was thanked. It went to her chest." There were ninety steps in the village, and he'd thirty still to do, before {event}. He liked it best, he said, when they didn't wonder. {Hero} gave {their} word. It was easily done, for {they} had no breath to say it with; {they} had looked down, so as not to stare, and there beneath the fur, side by side upon the ice, were ten bare toes as blue as plums.
@stakes "I do it on my way past," said Humphrey. It had taken a while to get as far as his name. "I only go past in order to. I shouldn't like them to know; they might feel that they had to wave." There'd be one on every step by {event}, if he kept moving. {Hero} saw that he did, the whole time. He stood on the left foot, with the right on top, and then the other way about, as you do on a bathroom floor. "Don't your feet get cold?" {they} asked. He considered them, a long way down. "I don't think that they've ever been anything else," he said.
@try1 {Hero} had never thought of it as being a thing you could do, to give somebody something. It had always come from the other direction. {They} tore home; {they} tipped out the drawer, and there was the best sock, the long red one with a stripe, that Old Agnes had been a month about. "It's a loan," {they} said, so that he shouldn't be frightened. "It's for ever, but it's a loan. Think of something narrow." He thought about a plank. {They} set {their} heel against his ankle, took it by both sides, and heaved...
@try1 "Hold still," said {Hero}. "I won't say anything. I'm only going to do something." It was the red sock, with the stripe. It came up to {their} own knee, and was thought to be a very roomy sock. He put out a foot as you'd put your hand into a lion, and turned away his face. {They} began at the little toe, since you've got to begin somewhere. It went over the nail. {They} took a turn of it around {their} wrist. "Nearly," {they} said, with {their} teeth shut; "it's nearly, it's very nearly..."
@fail1 It went on. It went on the little toe, and it finished there. He bent down for a look, and all the snow slid off his back. "It's got a stripe," said Humphrey. "Somebody sat and thought, I'll put in a stripe." {Hero} could see it coming up his neck, in great red patches. He said that he would wear it on Sundays. And then, since he was more happy than he could manage in front of people, he left, straight up a cliff. {refrain}
@fail1 "It doesn't hurt," said Humphrey, at last, not looking. "Is that right?" There was one red toe among the ten, like a berry in a bowl of plums. He put up a finger and he stroked it. For a time neither of them spoke; you'd have said that he was quite composed, but for the trees, which were all shaking. "I've got to go now," he told {Hero}, in a high voice, "I've left something on the..." He could not think of what a yeti would leave on. He went, though, and it was uphill. {refrain}
@try2 "If he'd only come in by a fire," {Hero} said. Well, if he wouldn't come in to it, it must go out. That night {they} had {themself} built into a snowman, next to the pump, by two friends and a shovel. {They} had a can of Old Agnes's broth inside the coat. {They} had a carrot, and a pipe. One o'clock went. {Their} feet went; then {their} nose. Crunch, it came, along by the church wall, and crunch; it halted; and something blew, quite gently, on the carrot. {Hero} drew in {their} breath...
@try2 The art of it was to be nobody. {Hero} practised in front of a glass. By midnight {they} were standing out on the square, with snow rammed down {their} collar, two coals for eyes and a broom; and the soup, in its can, was hot against {their} ribs. A man had said good night to {them}, and walked on. Then the ground shook. It shook nearer. A parcel was set down upon the doctor's step, and a string was straightened. "Hello," whispered a deep voice, shyly, to the snowman, in passing. "You're out late, too." It was the kindest thing, and {Hero} forgot everything {they} had ever been told, and...
@fail2 "Thank you!" {they} cried. There it was. It had been in there so long that it had got to the front. Humphrey gave a scream you'd have taken for a train; and when the snow had come down, there was a hole in the doctor's hedge that had arms, and legs, and a sack. It was the same in the next hedge. So they went on, one inside the other, smaller and smaller, as far as the moon. In {their} two hands the can had gone cold. "I meant it for the soup," said {Hero}, though it was him that {they} had meant it for.
@fail2 It was out. It lay on the air between them in a little cloud: Thank you. He didn't run, at first. He stood there, and it came up on him in spots, from the chest to the ears, and he looked at {them}, over the carrot, as you'd look at a friend who had turned out to be a snowman. "You promised," said Humphrey. After that there was just the noise of hedges. {Hero} found the sock, later on, on a twig. {They} dried it inside {their} shirt, and hung it back there, and went home.
@clue Nobody had thought to look at the back of the baker's. It was {Spotter} who did, because there's a smell there. The oven stands against that wall, and the bricks of it are warm all night; and down the lane came the prints, upon their way to other people. They'd gone by; and they'd stopped. They turned in and stood right up to the wall, side by side, with all their toes against the brick; and where they'd been the snow was melted, through the ice, and through the mud, to a patch of summer grass. How long do you have to stand for that?
@clue A daisy was in flower, in December, behind the bakery. {Spotter} came in and said so, and they told {Spotter} to sit down and have something hot. But it was there. It had come up in the heel of a footprint. There were two of those, quite deep, close against the oven wall, like the feet of somebody made to stand in a corner; the bricks in front were rubbed clean, at about the height of a chin. There was no parcel. Nobody lives there. He'd had no reason to be in that lane at all, had he, except for the one?
@try3 "Then it must be nobody who gives it," said {Hero}. "It'll just be a thing that happens." There was a whole sheep to it, and a crust like a feather bed, with steam coming out at the holes; it took {them} and a sledge and half the night to get it up there to the stump, and {they} put no card on it, nor so much as a fork. {run2} And then came the hard part. You try it. {They} turned {their} back on the best thing that {they} had ever made, and didn't wait to see.
@try3 Being thanked he couldn't stand; but nobody yet was ever thanked by a pie. {Hero} made it in the copper. {They} crimped the edge all round with {their} thumbs. "Who's that for?" said Old Agnes, coming in for a warm, and {they} told her that it wasn't for anyone, and she gave {them} a sharp look and some more pepper. {run2} {They} left it on a stump, in the dark, as far in as they could drag it. There was a good smell under those trees, for once. "Like hail," {they} said to {themself} severely, and went off home without looking.
@fail3 Somebody had liked it. You could see that from the dish, which shone. In the middle, upon his back, lay a fox as broad as he was long, with his four feet in the air and a smile; he opened up one eye, and found that it was {Hero}, and closed it. There were no other prints anywhere. He'd never even come that way. {refrain} And whatever could {they} put in the path of someone who takes such care to leave none?
@fail3 The crust was gone, and the crimping, and so was the sheep. What was left was a fox. They looked at each other. It tried to get up, out of manners, but it was no longer that kind of shape; so it licked the last of the gravy from its wrist, and sighed, as people do who've been understood. {refrain} {Hero} shook out the cloth. Tomorrow was {event}. Would {they} have to sit there, among all that, in warm shoes?
@low All the lamps were lit. From the snow field you could see right in, to ninety tables, with ninety fires; somebody went by a window with a jelly. "Has anyone seen {Hero}?" they'd be asking. {They} had come out for a breath of air, and had sat down. That list! {They} kept thinking of it. Three pages! And up there, going from step to step with other people's parcels, was somebody who'd have put down one thing; and no one had ever asked him to make one. {They} held the {kit} on {their} lap, for company. {run3}
@low "I've nothing left to try," said {Hero}, aloud, to the {kit}. A sock, a soup, a pie. Each of them had been a good idea, and there'd been nothing the matter with it but that it had been had by {them}. Down in {home} they were starting without {them}. You could hear a fiddle, and feet. Such a lot of feet, {they} thought, and all of them in socks. The lantern was low. Somewhere above, the snow was being trodden on, by someone who set each foot down as you'd put it into cold water; who did it, all the same, and did it again. {run3}
@insight.build {Hero} lay back, and it held {them}. That was odd. {They} looked to the left, and there was a wall of snow; on the right there was a wall; it was the last of the footprints, and {they} fitted in it from top to toe, with a place for the head. "{Rule,}" {they} said to the stars. There wasn't wool in the world for a sock like this. But what's as long as a bed, and as wide as a bed, and is lying this very minute in each of those houses, being sat on by coats?
@insight.build "He's a size," Old Agnes had told {them}, that evening, of some cousin, "where you've got to stop thinking of it as clothes." It came back to {Hero} now. {They} had been thinking of it as clothes. {They} got up; {they} paced it out, heel to toe, along that great blue print. Six foot four, with a curve. "{Rule,}" {they} said, and {they} turned, slowly, and looked at the village: all those roofs with their good thick quilts of snow. What was under them? What had every soul down there got, that they'd have to get out of in order to give?
@insight.mark "As big as what?" they'd asked, whenever {they} tried. "A cow? Would you say a cow?" And they had shaken their heads over it, with every sort of kindness, and gone in. {Hero} sat down hard, and it was in a footprint; {they} lay back; and it went on past {their} boots for as far again as a dog. "{Rule}" Oh, what a fool {they} had been! You can nod at a word. You can say dear, dear, and shut the door on it. But what if they opened the door, and there it was?
@insight.mark There are things it's no use being told. {Hero} had been told all {their} life, for instance, that the parcels just happened. What had done it was to put {their} head out, and see a toe. "{Rule,}" {they} said; it was {their} only rule, and {they} had spent the week on words. {They} held the lantern over that last print, and the light went down, and down, and was blue at the bottom. It was the loneliest thing that {they} had ever seen. And not one person in {home} had seen it. Did they know they'd got an empty square?
@insight.tend {Hero} pulled off a boot, then the sock, and stood in the last of the footprints with {their} bare foot, to find out. Up to four it was interesting. By ten {they} had tears in {their} eyes; at twenty it stopped hurting, and that was when {they} grew frightened, and got the sock on. He'd been at it for a hundred years. "{Rule,}" {they} used to say. A sock was what {they} would have liked; soup was what {they} would have liked. When had he ever gone a step out of his way, for himself?
@insight.tend It's easy to be generous; you give people what you'd want. {Hero} had done that three times. "{Rule,}" {they} muttered, and it was like finding your glasses on your own nose. {They} couldn't ask him; he would only run. But he'd answered it, hadn't he? He had stood there, with his chin on the bricks, for as long as it takes to grow a daisy. He had not wanted a single thing to put in his hand. What is it that comes out of a wall?
@means.build {They} knocked at ninety doors. "It's for somebody who's cold," said {Hero}, and told them who; and there was a silence, on each step, while they looked down at what they had found there that morning. Then they went up for their bedding. In the square {they} {method}. There were sleds for the soles, and quilts for the sides, five deep, with goose down; and Old Agnes cut up a hundred socks for the tops, without one word, like somebody burning money. It was eleven when they'd finished. They were boots. You could have gone to sea in them.
@means.build "You'll want that back," they said to one another, seeing the good quilts go by; and nobody did. {Hero} had the sleds laid side by side before the church. {They} called for more, and for thicker, and for a sailmaker's needle, and {method}. By the end the whole village was in it. There was a christening shawl for a tongue. There was a strip of the curtain from the hall. "Left and right," Old Agnes kept on saying, going round and round it in the lamplight. "Mind it's left and right. I'll not have him walk in circles."
@means.mark Nobody had crossed the square since the snow. {Hero} stood at the edge with the {kit}, shut {their} eyes, to see it, and {method}. First, by the pump, came the heel. There was the long cold arch; there were the toes, each the size of a door, the last of them up against the church; and it was bare. {They} had even put in where the skin had split. They came out on their steps, one by one, with the parcels in their arms. "All these years?" said somebody. "In that?" And it was so quiet, then, that you could hear them going upstairs for their quilts.
@means.mark It took the {kit}, and most of an hour, and the whole of the square. {Hero} {method}. From the ground you could make nothing of it. A boy went up in the tower, to ring for the toasts, and he looked down, and the bell didn't ring. "It's a foot!" he shouted. "It's got no sock on!" Old Agnes was the first one there. She walked all round it, with her lips moving. She was measuring. "I said so," she told them. "I said I'd missed someone"; and she went in, and came out with every stitch that she owned.
@means.tend {Hero} went from hearth to hearth, and at each {they} begged a hot brick and a quilt. "And don't say it," {they} warned them. "Whatever you do." Ninety people climbed up through the birches with their mouths shut. He saw the lights; he stood behind his tree. {Hero} {method}. Then they came up and put down the bricks, in twos, beside his feet, as one would warm a bed for a child, and laid the quilts round, and tucked them in, and stepped back. "Oh," said Humphrey, when some time had gone by. "Is that what it is? Is that what you've all got on, in there?"
@means.tend It was the baker who saw it first. "He comes for the wall," he said, and took off his hat. So they brought him the wall. They had the bricks out of ninety ovens, each in a quilt, and carried them up through the wood like sleeping children. Humphrey had his eyes shut. {Hero} {method}. "It's only bricks," {they} told him. "No one's going to be nice to you." They built it about his ankles, and backed off, and looked hard at the scenery; and in a while there was a small creak, as of something that had been clenched for a century, letting go. "Ten," said Humphrey. "I've got ten."
@snag By midnight there was a pair of boots up on the snow field, with six gold buttons to a side, off Old Agnes's own wedding coat. Getting them there had needed ropes and the goat. That was when the wind came along the ridge. It had never in its life seen boots. It walked round them; it felt the cloth; and then it put out one finger, as anybody would, and flicked. Ping! The top button on the left went up in the moonlight, and came down, and ran off on its rim across the ice, winking...
@snag "You'll not thank him," Old Agnes said to them all, "and you'll not look at him, and you'll mind that button, for it's only on by a promise." She'd made them up in patchwork, with quilting, and they did up at the side in gold. They had got them on to the ice. The ice was steep, and someone slipped, and someone said "Hup!", and the thread, that had held through fifty years of marriage, said "tick". Quite slowly it rolled. They all had time to see where it was going. There's a crack up there that has no bottom, and it went along the edge of that, and wobbled...
@rescue "Mine would go in," said the smallest knitter. She was holding up her hand, since in her experience it was the only way. They had not let her do the boots. She'd done one heel, by herself, under the table. Now she took off a mitten with her teeth, and lay down on her front, and reached in, {hid}, to the wrist, to the elbow, to the bow on her sleeve; and she went on when anybody else would have said that it was no use. "It's cold down here," she told them. "It's holding on to me." But she had {key}, and it had frozen to her thumb.
@rescue They all had such large hands, all of a sudden. They knelt round in a ring, with their sleeves rolled up, and not one of them could get past the knuckles. "Excuse me," said someone, from behind the goat. It was the smallest knitter. She had been told that evening that she might hold the wool. "One finger at a time," she said. "It's like the thumb of a glove"; and she felt about {hid}, with her eyes on nothing and her tongue out, as she did for a dropped stitch. "Knit one," said the smallest knitter. "Purl one." And up it came: {key}.
@climax "You needn't say a word," {Hero} told him, "and nor shall we. You only push." So Humphrey held on to a star, or looked as though he did, and pushed. In went the left, with a sigh like a door; in went the right. {Hero} did up the gold button on {their} knees in the snow, and then {they} stayed down there, watching. Nothing, at first. After that from plum they went to white, all ten, {they} could see it by his face; and from white to something else. A drop ran down his nose. It got as far as the end, and it was still warm.
@climax No one had ever done anything up for Humphrey. He did not know where to put his arms. "Is it all right?" he kept asking. "Ought I to be helping?" "Just wiggle," said {Hero}. {They} had the hook in one hand and the loop in the other, and the wind trying to get in between; {they} leaned {their} whole weight on it; it went through. Then there wasn't a sound on that mountain. Ninety people were looking the other way as hard as they could. "Somebody's got hold of my feet," said Humphrey. "With both hands. And they're not letting go."
@resolution One step, to start with, as you try ice. He tried another. "It doesn't," he said. "It doesn't hurt!" You could see it go up him, by way of the knees; and he gave a hop; and when that had come down, and the snow had come down off the firs, he put back his head and he danced. He went by along the ridge against the stars, like a cathedral that's had good news, and after him in their nightcaps and their second-best socks, goat and all, came the whole of {home}. {turned}
@resolution A yeti does not know how to walk in boots, and there's no one to tell him. He lifted them up like a heron. He set them down. At every step he stopped, and waited for it to be cold, and it wasn't. "Now run," said {Hero}, and he ran. All the plates in the dressers shook. They had climbed up there with some idea of going quietly home, but you can't, when a mountain's jumping; Old Agnes was the first of them to pick up her skirts. {turned}
@close They had {event} in the street, so that he could be there, behind the lamp post, and nobody saw him, with the most beautiful manners. {toast} {ends} No one said it. But on {Hero's} step next day was a parcel, and it had a name on. It was one long red sock, with a stripe, washed and pressed; and somebody with very big fingers had darned the toe.
@close {Hero} burned the list, as they were short of paper for the fire. {toast} {ends} Next day the snow was full of prints, with a patchwork tread, and here and there they'd skipped. "It's just a thing that happens," people said, with their hats off. On the step was a red sock, with a stripe, very clean, and in it was a scrap of bark, where someone had printed, and rubbed out, and in the end let stand, a small T, and a small Y.
`,
}
