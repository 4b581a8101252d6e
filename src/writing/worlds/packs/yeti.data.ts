// Someone leaves a present on every step in Mitten Hill, and his feet must be very cold.
import type { PackSource } from '../pack.ts'

export const yeti: PackSource = {
  id: 'yeti',
  skeleton: 'making-a-gift',
  genres: ['friendship', 'fantasy', 'magic', 'fairy-tale', 'mystery'],
  tags: 'snow winter mountain ice village christmas cold north forest cabin',
  peril: 1,
  touches: 'snow cold yeti monster',
  carries: ['tender', 'brave', 'sad'],
  ways: ['build', 'mark', 'tend'],
  figure: {
    name: 'Humphrey',
    type: 'monster',
    pronoun: 'he',
    hide: 'white',
    looks: 'huge',
    want: 'to give without being thanked',
    habit: 'hides behind things that are too small',
  },
  people: { 'Old Agnes': 'old-woman' },
  extras: `
    close: crowd
  `,
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
  small: { base: 'Crunch, crunch, crunch! Brr, went the toes.', turned: 'Crunch, crunch, crunch! Ahh, went the toes.' },
  titles: [
    '{Hero} and the Very Large Feet',
    '<grave:The Boots That Everyone Made|I Am a Tree>',
    '<grave:Footprints on Mitten Hill|Who Goes Crunch in the Night?>',
    'The Coldest Toes on Mitten Hill',
    'A Present for Nobody',
  ],
  blurb:
    'Every winter there is a present on each step in Mitten Hill, and nobody has ever given one back. Then {Hero} sees the footprints: very big, very bare, and ten toes each.',
  stage: `
    want: street morning snow wide | look-up excited | bunting |
    friend: living-room morning snow medium | sit happy | wool needle-and-thread | mouse-watching
    home: street morning snow wide | stand happy | parcel | cat-asleep
    hobby: street morning clear medium | stand proud | |
    flaw: bedroom day snow close | stand thoughtful | |
    turn: street dawn snow above | look-down surprised | big-footprints parcel | | snowy
    trouble: forest day snow wide | peek funny | tree | bird-on-head | snowy
    stakes: forest day snow medium | look-down worried | | | snowy
    try1: forest day snow medium | give brave | sock | | snowy
    fail1: forest dusk snow wide | look-down sad | sock big-footprints | | snowy
    try2: street dusk snow medium | hide brave | snowman | | snowy
    fail2: street night snow wide | shout surprised | snowman big-footprints | hat-blown-off | snowy
    clue: street night clear close | look-down curious | big-footprints | | snowy
    try3: forest night snow medium | carry excited | pie | | snowy
    fail3: forest dawn snow above | look-down sad | fox plate | | snowy
    low: snow-field night snow wide | sit sad | | | snowy
    insight: snow-field night clear above | lie hopeful | big-footprints | | snowy
    means: square night clear wide | stand brave | quilt-foot quilt | | snowy
    choice: square night clear medium | stand thoughtful | |
    snag: snow-field night wind wide | look-down surprised | boots | | snowy
    rescue: ice-cave night wind close | reach hopeful | button | | snowy
    climax: mountain night stars medium | kneel wonder | boots | | snowy
    resolution: mountain night stars wide | dance joy | boots big-footprints | | snowy
    close: street night stars medium | cheer happy | cake lamp | small-copy-of-hero
  `,
  deeds: `
    want: hero lifts letter; no parcel; no gift; no drum; no kite; no sled
    friend: hero lifts sock; wool in basket
    home: hero lifts parcel; with parcel-doors; others
    turn: hero touches big-footprints; with parcel; no bucket; no bathtub; no sheet; at snow-field dawn wide; others
    trouble: figure behind thin-tree; figure hide worried; hero look-up surprised; with figure; no tree; no boots; no broom; no village-pump; others
    stakes: hero touches figure; with figure; no boots; no sock; no parcel; no gift
    try1: hero gives sock to figure; with figure; no boots
    fail1: figure lifts sock; with figure; no boots; others
    try2: hero in snow-coat; no snowman; no boots; no bucket; others
    fail2: hero in snow-coat; figure run scared; with figure; no snowman; no sack; no boots; no sock; others
    clue: hero touches big-footprints; no figure; no snowman; no boots; no flowers
    clue[lantern|lamp]: hero lifts lantern; with big-footprints; no figure; no snowman; no boots; no flowers
    try3: hero lifts pie; no figure; no boots
    fail3: hero touches fox-dish; no fox; no plate; no figure; no pie; no boots; no shoe; others
    low: hero sit; no figure; no boots; no pie
    low[list]: hero lifts letter; no figure; no boots; no pie
    insight: hero lie; no figure; no boots; no pie
    insight[boot off|off one boot|one boot]: hero lifts boots; no figure; no pie
    means: no button; no wall-picture
    means.mark: hero touches chalk-foot; hero reach hopeful; no quilt-foot; no quilt; no button; no wall-picture; others crowd
    means.build: hero touches quilt-boots; hero reach proud; no boots; no sled; no quilt; no button; no wall-picture; no quilt-foot
    means.tend: figure under quilt; with figure; no button; no quilt-foot
    choice: no button
    snag: hero touches quilt-boots; hero reach surprised; no boots; no sled; no figure; no button
    rescue: friend gives gold-button to hero; no button; no figure; no boots
    climax: figure wears boots; with figure
    resolution: figure wears boots; with figure
    close: hero lifts cake; no sock
    close[Humphrey]: hero gives cake to figure
    close[sock]: hero lifts sock; with figure; figure hide happy
  `,
  lapStage: `
    home: street morning snow wide | wave happy | parcel |
    friend: living-room morning snow medium | sit happy | wool |
    want: street morning snow medium | look-down excited | parcel bunting |
    turn: forest day snow wide | look surprised | big-footprints | | snowy
    trouble: forest day snow wide | hide funny | tree | | snowy
    stakes: forest day snow close | hug worried | | | snowy
    try1: forest day snow medium | pull brave | sock | | snowy
    fail1: forest day snow close | look funny | sock | | snowy
    try2: forest dusk snow medium | push curious | hat | | snowy
    fail2: forest dusk snow close | look surprised | hat | | snowy
    try3: forest dusk snow medium | push excited | box | | snowy
    fail3: forest night snow wide | look sad | box | | snowy
    hobby: forest night snow medium | stand happy | | | snowy
    flaw: forest night snow close | think thoughtful | | | snowy
    low: snow-field night snow wide | sit sad | lantern | | snowy
    clue: snow-field night clear close | look curious | | | snowy
    insight: bedroom night clear close | think hopeful | bed pillow |
    means: bedroom night clear medium | build brave | pillow needle-and-thread |
    snag: snow-field night clear medium | pull worried | pillow boots | | snowy
    rescue: snow-field night clear medium | cheer happy | boots | | snowy
    choice: snow-field night clear close | kneel thoughtful | mouse |
    climax: snow-field night stars wide | dance wonder | boots | | snowy
    resolution: street night stars wide | cheer joy | boots parcel | | snowy
    close: bedroom night snow medium | lie calm | bed quilt |
  `,
  lapDeeds: `
    home: hero touches parcel
    turn: with figure
    trouble: figure behind tree; with figure
    stakes: hero hugs figure
    try1: hero gives sock to figure; with figure
    fail1: figure lifts sock; with figure; no boots
    try2: hero gives hat to figure; with figure
    fail2: figure lifts hat; with figure; no boots
    try3: figure in box; with figure
    fail3: figure sit; with figure; no boots
    low: hero hugs figure
    means: hero hugs pillow
    snag: hero pulls boots; with figure
    rescue: figure wears boots; with figure
    climax: figure wears boots; with figure
    resolution: figure wears boots; with figure
    friend: hero lifts sock
    want: hero touches parcel; with big-footprints
    clue: hero hugs figure; with figure
    insight: hero touches bed
    close: hero in bed; hero sleep calm; no figure
  `,
  b0_3: `
@home It snowed all night. A present was on the step! {Hero} and the {kit} ran to see.
@home It was white all over {home}. {Hero} looked out with the {kit}. There was a box on the step!
@home {Hero} and the {kit} ran out in the snow. There was a present by every door. Who had come?
@friend Old Mother Agnes knitted socks. Click, click! "One for you, {Hero}. One for you."
@friend The smallest knitter had wool in her hair. "Hello, {Hero}," she said. Click, click!
@friend "Click, click," went Old Mother Agnes. She made {Hero} a sock with a hole for each toe.
@want {why} A present, for {event}! But {Hero} wanted to say thank you. To whom?
@want {why} Who left a present, for {event}? Look at those bare feet! Whose...?
@want {why} A present, for {event}! And big feet in the snow! Whose, {Hero}?
@turn It was Humphrey, a big white yeti. He had no shoes on, {Hero}! {refrain}
@turn There went Humphrey, the yeti, with a sack. {Hero} saw ten blue toes. {refrain}
@turn {Hero} came to a tree with big feet. It was Humphrey, a yeti. {refrain}
@trouble "I am a tree," said Humphrey, behind a very thin tree. {run1} Was he cold, {Hero}?
@trouble Humphrey hid behind a twig. {run1} "I can see you," said {Hero}. Why did he shake?
@trouble {run1} "You cannot see me," said Humphrey. {Hero} could. What was wrong with his toes?
@stakes "My poor toes," said Humphrey. {Hero} hugged one. It was like an ice lolly.
@stakes Humphrey had no shoes at all. "I will find you some," said {Hero}.
@stakes {Hero} blew on his toes, one by one. Humphrey had ten, all blue.
@try1 Here was a sock. {Hero} pulled it, and pulled it, on to Humphrey's foot, and...
@try1 "Try this sock," said {Hero} to Humphrey. On it went, and...
@try1 Would a sock do? {Hero} took hold of Humphrey's big toe, and...
@fail1 Pop! It was too small. It sat on one of Humphrey's toes. {refrain}
@fail1 It went on one toe of Humphrey's, and that was all. Too small! {refrain}
@fail1 Humphrey's toe came out of the end. Too small! {refrain}
@try2 Here was a hat, a woolly one. {Hero} put it on Humphrey's foot. Did it fit?
@try2 "Try this hat," said {Hero}. Humphrey put his foot in. What went rip?
@try2 Would a hat do? {Hero} pushed in Humphrey's toes: one, two, three. And the rest?
@fail2 Rip! It was too thin. Poor Humphrey! {refrain}
@fail2 Humphrey's foot came out at the top. Too thin! {refrain}
@fail2 Now Humphrey had a hat with a hole in it. Too thin! {refrain}
@try3 Here was a big box. {Hero} put Humphrey's foot in it. He took a step... and a step...
@try3 "Try this box," said {Hero}. Humphrey stood up in it. Wobble... wobble...
@try3 Would a box do? Humphrey put one foot in, very slowly. Slip... slide...
@fail3 Crash! It was too hard. Humphrey sat in the snow. {refrain}
@fail3 Down the hill went Humphrey, like a sled. Too hard! {refrain}
@fail3 Bump! There went Humphrey. It was too hard. {refrain}
@low {Hero} sat down with Humphrey, in the snow. {run3}
@low "No shoes," said Humphrey. It was night. {run3}
@low The moon came up on Humphrey's blue toes. {run3}
@clue {Went}, went the {kit}. Humphrey laughed, and lay back on {Hero}. "Soft," he said. "I like soft."
@clue {Went}, went the {kit}, on one blue toe. "Ooh," said Humphrey. "Warm! I like warm."
@clue {Went}, went the {kit}. Humphrey put one toe under {Hero's} arm. It was warm there.
@insight It had to be soft. It had to be fat. It had to be warm. What was {Hero's} bed made of...?
@insight What is big and soft and warm, and comes in twos? {Hero} yawned. Was it...?
@insight Not a sock. Not a hat. Not a box. What do you put your head on, {Hero}...?
@means Pillows! {Hero} ran home for two, as fat as geese. {Went}, went the {kit}, all the way.
@means {Hero} ran to bed, and ran back with two big pillows. {Went}, went the {kit}, in the snow.
@means Two pillows, the best in the house! {Went}, went the {kit}, and {Hero} ran back with them.
@means.build Pillows! {Hero} ran home for two, as fat as geese. {Went}, went the {kit}, and they were boots.
@means.build {Hero} ran back with two big pillows. {Went}, went the {kit}, and each had a hole.
@means.build Two pillows, the best in the house! {Went}, went the {kit}, till they were boots.
@means.mark Pillows! {Hero} ran home for two, as fat as geese. {Went}, went the {kit}, and each had ten red toes.
@means.mark {Hero} ran back with two big pillows. {Went}, went the {kit}, and each had a bow.
@means.mark Two pillows, the best in the house! {Went}, went the {kit}, and they were red boots.
@snag In went Humphrey's left foot. In went his right foot. It stuck! Pull, Humphrey, pull...
@snag Humphrey shut his eyes. {Hero} pushed. It was a big, big foot. Push... push...
@snag One boot was on. Humphrey looked at the other. He put in one toe. Oh, would it...
@rescue Plump! They were on Humphrey, and they fitted. They were so soft, and so warm.
@rescue Flump! Two feet, two pillows. Humphrey looked down, and one tear came. It was a glad one.
@rescue They were boots! Humphrey went up on his toes, and down again. Flump!
@climax Humphrey jumped, and spun, and danced in the snow with {Hero} on his back. Flump, flump, flump!
@climax "I am not a tree," said Humphrey. "I am a yeti, and I have boots!" And he danced with {Hero}.
@climax Hand in hand went {Hero} and Humphrey, up and down the hill. Flump, flump, flump!
@resolution All night he danced, and {Hero} danced on his back. {turned}
@resolution Humphrey came to {event}, and did not hide. {Hero} held his hand. {turned}
@resolution "Thank you," said {Hero}. "Thank you," said Humphrey. {turned}
@close {toast} {Hero} had no pillow. Humphrey's arm was better. Night-night. {ends}
@close {toast} Good night, toes. Good night, Humphrey. {ends}
@close {toast} Flump, flump, off to bed. Night-night, Humphrey. {ends}
`,
  b4_6: `
@want It was the week of {event}, and it snowed. {why} {Hero} had a list of things {they} wanted.
@want Down came the snow, just before {event}. {why} "I want skates," said {Hero}, "and a drum, and a [kite|dog]."
@want {Hero} wrote a list for {event}. {why} First came skates. Last came more skates. And past the window went the snow.
@friend Next door Old Agnes was knitting. She had knitted a sock for each foot in the village, and one for the church bell. "You can't be kind with cold toes," said Old Agnes.
@friend Old Agnes had two needles, and they never stopped. She'd made socks for all the people, and the pump, and the goat. "Cold toes make cold hearts," she told {Hero}. "Lift your foot up."
@friend "Feet!" said Old Agnes, next door, and {Hero} put them up. She had socks for them both. She had one for the bell rope, too. "If your toes get cold, you get cross," said Old Agnes.
@home {Hero} lived in {home}, where once each winter, on every step, there was a present. "It's just a thing that happens," people said, and took it in.
@home On one night each winter, everybody in {home} got a parcel on the step. Nobody had asked who sent it. "That's just how it is here," they said, and shut the door.
@home You get up, in {home}, one day in the winter, and there's a box at the door! Who brings it? {Hero} asked the milkman. He'd had one, too.
@turn This year {Hero} got up before it was light. By the parcel, in the new snow, were footprints as long as a [bath|bed]. They had toes. {refrain}
@turn {Hero} went out in the dark to look. There was the parcel. And there were two holes in the snow, with toes, as deep as a [bucket|bath]. {refrain}
@turn Creak, went the step. {Hero} ran to look. In the snow was a foot, and you could have slept in it! {They} counted the toes. {refrain}
@trouble {Hero} went after them. Behind a very thin tree stood somebody very wide and white, with his eyes shut, so as not to be seen. {run1} Who was he?
@trouble The holes went up to a tree like a broom. On the left of it was half of somebody, and on the right was the rest. {run1} Can you hide behind a broom?
@trouble Hop, hop, went {Hero}, from print to print. There was one thin tree. It had a white tummy on each side. {run1} "Go away," it said. "I'm wood." Do trees get shy?
@stakes "I'm Humphrey," said the yeti. "Please don't say thank you. I go all hot." But {Hero} looked at his feet. They were bare, and they were blue.
@stakes "You can't see me," said the somebody, so {Hero} looked down, to be kind. That's how {they} saw his feet. Humphrey the yeti had no boots, no socks, nothing. His toes were like ten blue plums.
@stakes Out he came. "I'm Humphrey, and I'm a yeti," he said. "Don't be nice, or my ears go red." {Hero} was not nice. But oh, those feet! Blue, and with nothing on.
@try1 Someone should give Humphrey a present! {Hero} ran home, and found {their} own best sock, the red one, and held it up to him, and pulled...
@try1 {Hero} had one good sock, with a red stripe, and Humphrey had one foot held out. He shut his eyes. {Hero} pulled, and it got long, and it got thin, and then...
@try1 Nobody ever gave Humphrey a thing. So {Hero} gave him a sock. It was red, and it was good at stretching. "Big breath!" One tug, two tugs, and...
@fail1 It went on. It went on the little toe. "It's lovely," said Humphrey, and he was so shy that he ran up a hill. {refrain}
@fail1 "It's so soft!" said Humphrey. It was on his smallest toe. He went pink, and ran. {refrain}
@fail1 One toe was in. Nine were out. "I'm so smart," said Humphrey. His ears went red, and off he ran. {refrain}
@try2 "He must come and get warm," {Hero} said. {They} hid inside a snowman with a cup of soup. When he came by with his sack, {they} would jump out and say...
@try2 Out by the pump stood a snowman with a hot can of soup. He had {Hero's} nose, for it was {Hero}! Crunch, came the feet. Closer. Crunch. Right up to the carrot, and...
@try2 Would he drink soup with a snowman? {Hero} got inside one, and a hot can, too. Pat, pat, up to {their} nose. Crunch, crunch. A big shy hand put {their} hat straight, and...
@fail2 "Thank you!" Humphrey gave a scream, and left, through a hedge.
@fail2 "Thank you!" It just popped out. "Aaah!" cried Humphrey, and then there was a big hole in the hedge, the shape of him.
@fail2 "Thank you!" {Hero} said it. Pop, went his ears. Off ran Humphrey, and took some hedge with him.
@clue {Spotter} went along by the baker's. There the big footprints stopped, and turned in to the warm brick wall, side by side. There was a wet patch. What had he been doing?
@clue Behind the baker's shop is a wall that's always hot, from the oven. {Spotter} found the prints there, toes to the brick. There was grass in them, and no snow. How long had he stood there?
@clue {Spotter} had a cold nose. There was one warm wall, at the baker's. But look who had been there! There were two wet footprints, tight up to the bricks, and in one was a flower. Why did he come?
@try3 {Hero} baked a pie, a hot one, and left it in the wood with no name on. {run2}
@try3 "I'll leave it, and go," said {Hero}. It was a pie, so hot that it hissed in the snow. {They} did not look back. {run2}
@try3 Now for a pie, with gravy. {Hero} put no name on it. {They} put it on a stump, and tiptoed off. {run2}
@fail3 In the morning there was a fox, the size of a pie, asleep in the dish. {refrain} Now what?
@fail3 There lay a fox, on his back, with gravy on all four feet. {refrain} What else was left?
@fail3 The dish was full of fox. He could not get up. "Hic," he said. {refrain} So what now?
@low The night of {event} came. {Hero} sat in the snow with the {kit}. Up there he was going about on those blue feet, and nobody else knew. {run3}
@low Lamps were lit for {event}, but {Hero} sat in the snow, with the {kit}. "They don't know about him," {they} said. {run3}
@low All the chairs were full at {event}, but for one. {Hero} sat out in the cold by the {kit}. High up a foot went crunch. Ow. Crunch. {run3}
@insight.build {Hero} lay back in the last footprint. "{Rule,}" {they} said. No one had wool for a sock that long. But there was a thing in each house as big as that foot, wasn't there?
@insight.build "{Rule,}" said {Hero}, and looked back at {home}. It would take a hill of wool. But a quilt is long, and a quilt is warm, and how many quilts were there down there?
@insight.build {Hero} lay down to rest in a print, and felt for the quilt. There wasn't one. "{Rule,}" {they} said, and sat up. A foot like a bed! So what would keep it warm?
@insight.mark "How big?" Old Agnes had said, and {Hero} had not known how to tell her. {They} lay back in the last footprint. "{Rule}" {They} sat up. Who could say no, if they saw it?
@insight.mark "He's big," {Hero} had told them. "As big as a cow?" they said. "{Rule,}" {they} thought, and looked at the last long print in the snow. What if they saw it for themselves?
@insight.mark {Hero} said it and said it. "Big? How nice," they told {them}. So {they} got down in a footprint, and jumped, and could not see out. "{Rule,}" {they} said. Was there snow by their own doors?
@insight.tend {Hero} lay back in the last footprint. It was cold as iron. "{Rule,}" {they} thought. A sock, a soup, a pie: {they} had never asked. What is the one thing he had stopped for, by himself?
@insight.tend "{Rule,}" said {Hero}, and took off one boot. {They} stood in the print with a bare foot. Oh, it hurt! No wonder he had stopped at that wall. What does a foot like that want first?
@insight.tend {Hero} felt inside the last print. Brr! It was like a fish shop. "{Rule,}" {they} said. But he had told them, by the baker's, with all ten toes. What had that wall got?
@means.build {They} knocked at every door. {Hero} took two sleds for the soles, and quilts, and socks, and {method}. They were boots!
@means.build "Lend me your quilt!" said {Hero}, at each door. {They} took two sleds, and {method}. There stood a pair of boots, as big as boats.
@means.build "Quilts, please!" Down they came. {Hero} took sleds for the bottoms, and {method}. They had a boot, and you could get lost in it!
@means.mark {Hero} ran to the square, and {method}. It was one bare blue foot, all the way across. People stood round the edge of it. Then they went to fetch their quilts.
@means.mark The square was like clean paper. {Hero} {method}. It was a foot, a bare one, right up to the church. "As big as THAT?" they said, and ran for their quilts.
@means.mark The snow in the square was new. {Hero} {method}, from the pump up. What was it? They held out their lamps. A foot, with no boot on! "He can have my quilt," they all said.
@means.tend {Hero} woke the street. They took warm bricks and quilts up through the wood. {Hero} {method}. Then {they} put a brick by each foot. "Oh," said Humphrey.
@means.tend With hot bricks in quilts, they went up to Humphrey. {Hero} {method}. "Toes first," {they} said, and tucked him in. He wiggled one.
@means.tend {Hero} got bricks from all the fires. "Don't say it," {they} told them. "Look at the moon." {Hero} {method}. Down went the bricks, by his feet. "Ooh," said Humphrey. "It's summer."
@snag So the boots were made, and it took ten men to pull them up to the snow field. {Hero} looked for the gold button, to shut them with. There was a bit of thread. It had come off on the ice, back there, and...
@snag Now there were boots, with a gold button on the side. They had gone up the hill on a sled, on that side. So at the top there was a boot, and a thread, and a long line in the ice, and...
@snag The boots went up the hill on ropes, bump, bump, bump. At each bump the gold button hung a bit lower. At the top it did not hang at all, and {Hero} looked back at all that ice, and...
@rescue "My hands are little," said the smallest knitter. She lay down flat and put one mitten {hid}, and up it came, as cold as a star: {key}.
@rescue "Let me," said the smallest knitter. She lay on her tummy, and felt {hid}, and made a face. "Got it," she said. It was {key}.
@rescue All their hands were too fat. "I'm thin," said someone. It was the smallest knitter. In went her arm, {hid}, up to the bow. "It bit me! No, it's just cold." It was {key}.
@climax "Don't thank me," said {Hero}. "Just push." In went the left foot, and in went the right one. {Hero} did up the button. Humphrey looked down. His toes went from blue to white to pink.
@climax "Lift," said {Hero}, and "push," and "now the other one." Pop went the button, into its hole. Humphrey stood still. Up from his toes came something that he had never had before, and it was warm.
@climax "Eyes shut," said {Hero}. One foot went in, and it was soft in there. So did the other. {Hero} did it up. "My toes are talking," said Humphrey. "What do they say?" "They say, ahh."
@resolution One step, and then a jump! He danced along the top of the hill, and all of {home} danced behind him. {turned}
@resolution Hop! Hop, hop! Off he went along the hill, and after him came all the village in socks. {turned}
@resolution Stamp! He liked it. Stamp, stamp! Snow fell off the trees. And all {home} came stamping after, goat and all. {turned}
@close He came to {event}, behind a lamp post. {toast} {ends} In the morning {Hero} had a parcel: one red sock, washed.
@close {toast} {ends} Someone wide stood behind the lamp post, with cake. Next day on {Hero's} step was a red sock, washed.
@close Who had cake, in the dark? Nobody looked. {toast} {ends} Next day {Hero} had a parcel. It was the red sock, darned.
`,
  b7_9: `
@want It was snowing on the week of {event}. {why} {Hero} had a list of what {they} would like, and it had got on to its third page.
@want {Hero} had made a list for {event}. {why} It began with a sled, and it went on, in smaller and smaller writing, as far as a second sled. Outside it had started to snow, and you could see that it meant it.
@want What did {Hero} want for {event}? {why} There was a list, in best handwriting, pinned up where nobody could miss it. Underneath was another, called "Spares". Snow came down past the window, reading as it went.
@friend In the next house Old Agnes was at her knitting. There was a pair of socks by her for every soul in the place, and one for the bell rope. "I never saw anybody kind that had cold feet," said Old Agnes. "Nor cross, that had warm ones. Hold this wool."
@friend Old Agnes knitted as other people breathe. She'd done the whole of the village, down to the goat, and when it was cold she did the door knobs. "It goes up," she told {Hero}, and jabbed with a needle. "If it's cold at the toe, it's cold at the heart. You can write that down." "I haven't got a pencil," said {Hero}. "Then wear it," said Agnes.
@friend "Wiggle," said Old Agnes, next door. It was how she said good morning. {Hero} wiggled. There wasn't a bare ankle for miles, since she had knitted a sock for all of them, and for the pump. "A chill gets in at the bottom of you," said Old Agnes, "and comes out at the mouth, as temper."
@home There's a thing about {home} that you might not believe. On one night each winter somebody goes round it with a sack, and next day there's a present upon every step. It has no name on. "It's nobody. It just happens here," people told {Hero}, "like the hail," and took theirs in, and shut the door.
@home Where you live, you probably know who leaves you things. In {home} they'd stopped asking. They got up, one day in the winter, and there was a parcel on each of the steps. "Who's it from?" {Hero} had asked once. "It's Tuesday," they told {them}, as if that was somebody's name.
@home Every winter, in the dark of the year, it happened in {home}. You went to bed, and your step was just a step; you got up, and it had a parcel on it, tied with string. {Hero's} gran had had hers as a girl. "You don't count a hedgehog's legs," they used to say, and carried it in.
@turn But that year {Hero} couldn't sleep. {They} went out before it was light, and the parcel was there on the step. So were the footprints. They came up to it, and went off again through the fresh snow; each of them was about as long as a bed, and they had toes. {refrain}
@turn It was the cold that woke {Hero}, coming in under the door, as it does when a thing has just gone by. {They} went down with a candle. There was the parcel; and there was a hole, with a hole beyond that, and so on up the lane. {They} put the candle inside one. It had toes. {refrain}
@turn {Hero} meant to lie awake that year, and for once {they} managed it. Something went past outside, like furniture. By the time the door was open the street was empty, but for the parcel, and a row of baths in the snow. {They} looked into the nearest. Do baths have toes? {refrain}
@trouble {Hero} followed them up into the wood. It was a wood of thin trees; and behind the thinnest stood somebody wide, and white, and eight feet tall, with his hands over his eyes. You could see him on both sides. {run1} "There's no one here," said a deep voice, unhappily. Well, who says that?
@trouble They were easy to follow, since you only had to fall from one to the next. They ended at a birch no thicker than a broom; and on either side of it about a yard of someone stuck out. {run1} "I'm a tree," it said hopefully. Have you ever met a tree that was shaking?
@trouble Up the lane they went, and in among the trees, with {Hero} jumping from heel to heel. Then they stopped. In front was a sapling; and out from behind it, to left and right, came a good deal of stomach. It was white, and it was holding its breath. {run1} "Pass along," said a muffled voice. "Nothing here but tree." What would you have done?
@stakes His name was Humphrey, and he was a yeti. "You won't thank me, will you?" he said. "I come out in spots." He had ninety steps still to do by {event}. {Hero} promised that {they} would not. {They} {was} looking at his feet. They were quite bare, and as blue as plums, and he kept putting one on top of the other.
@stakes "Please don't say it," said Humphrey, when he'd come out. He was a yeti, and he did the parcels. "They said it to my uncle, in the war, and he came up in lumps." It seemed that he had ninety steps to get round, before {event}, and he had done thirty. {Hero} didn't say it. {They} couldn't have. {They} had just caught sight of his toes, all ten, and every one was blue.
@stakes In the end he had to let the breath go, and it snowed. "I'm Humphrey. I'm a yeti," he said. "You weren't going to be grateful? It makes my ears swell." There were sixty parcels to leave yet, before {event}. {Hero} shook {their} head, and that was when {they} looked down. Boots? He hadn't any. Ten toes stood in the snow, the blue of a bad bruise.
@try1 It seemed to {Hero} that somebody ought to give him something. {They} ran home for {their} best sock, the long red one with a stripe, that Old Agnes had made. {They} took hold of it by both sides, and told him to think of something small, and heaved...
@try1 How do you give to someone who can't be thanked? You do it fast, thought {Hero}. {They} were back in ten minutes with the good sock, the red, with the stripe. "Foot," {they} said, as Old Agnes would have. He held it out, looking at the sky. {They} got both thumbs in, and leaned back, and it stretched, and it stretched...
@try1 Ninety presents went out, {Hero} thought, and not one came in; it was poor arithmetic. {They} fetched the pride of {their} drawer, a sock as red as jam, striped, and long enough to keep a poker in. "It'll give," {they} told him. He offered a toe, and turned pink. {They} pulled. It gave, and it gave, and...
@fail1 It went on his little toe. "It's beautiful," said Humphrey. "I shall wear it on Sundays." He was so moved that he could not stay, and went straight up a cliff. {refrain}
@fail1 "I can't feel it," said Humphrey. "Is it very big?" It was on the littlest toe, and as tight as a drum. He looked. His lip shook; two big red spots came out on his neck. "It's got a stripe," he said, and went off over the top of a fir tree. {refrain}
@fail1 Up to the first toe it gave. "I've been dressed," said Humphrey. He tilted it to get the light on the stripe. Then his ears went, both of them, like bread rising; and he was off, up where goats won't go. {refrain}
@try2 "If he'd just come in by a fire!" {Hero} said. That night {they} had {themself} built into a snowman, by the pump, with a can of hot soup. Crunch, it came, and crunch, and stopped, just the other side of the carrot. {Hero} drew a breath...
@try2 "What he wants is soup," said {Hero}, "before he sees who's holding it." So {they} stood by the pump at midnight with snow up to {their} chin, and a hat on, and a carrot, and a can between {their} hands. A dog had been fooled by it. Crunch, something went, at the corner. Crunch. There was breath on the carrot. {Hero} opened {their} mouth, to say "soup"...
@try2 Soup can't get stuck. "But he'll bolt if he sees me," said {Hero}, "so he'll see a snowman." They packed it round {them} to the ears, by the pump, hot can and all. The clock struck something. Crunch, along the wall. Crunch. Then a big shy face bent down to straighten the carrot, and...
@fail2 "Thank you!" {they} cried, before {they} could stop. There was a scream, and then a yeti-shaped hole in a hedge. There was one in the hedge beyond it, too, and so on, in a line, as far as the moon.
@fail2 It came out as "Thank you." {They} had meant it for so long, you see. "No!" wailed the yeti. He fled, and he wasn't a person who looked for gates. {Hero} stood there, with the can in {their} mittens, and counted the hedges as they went.
@fail2 Two words got out. {Hero} bit off the rest, but two was plenty, and they were "thank" and "you". His scream lifted hats. Where there had been hedges, one behind another, all up the hill, there were now hedges with a door in.
@clue On the way home {Spotter} noticed the baker's. It's the wall with the oven behind it. The big prints had turned in there; they stood before it, side by side, with their toes against the brick, and under them the ice had melted, right down to the grass. How long would a person have to stand there to do that?
@clue There's one warm wall in {home}, and it is at the back of the baker's. "Look here," <mute:thought|said> {Spotter}, with the lantern held low. The prints came round the corner, on their way to somewhere else. Then, as if they couldn't help it, they'd turned in; they stood up close, side by side; and there was green grass in the toes. What had he been doing there, all by himself in the dark?
@clue "My teeth hurt," <mute:thought|said> {Spotter}, and went home by the baker's, to walk along the warm wall. Somebody else had, too. Two footprints were tight up to the bricks, and no snowflake had stayed in them. A flower was out. "He didn't leave a parcel," {Spotter} <mute:thought|said>. Who leans on a wall all night, and why?
@try3 "A pie, then," said {Hero}, "with nobody attached." "There's no one here to thank," {they} called, to the trees. It was mutton, with a crust like a mattress. {They} left it out on a stump, still smoking. {run2} Then {they} did the hardest thing, which was to go away.
@try3 It was time for pie. {Hero} rolled the crust as thick as a mattress, and put half a sheep in. "No name," {they} said, tying it up in a towel. "No note. It'll just be a thing that happens, like the hail." It sat there on its stump in the wood, and steamed. {run2} {They} walked away backwards, so as to wipe out the tracks.
@try3 "It had better come from no one," said {Hero}. "He'd never run from that." So {they} baked no one's pie. It had no one's mutton in it, and nobody's initial on the crust. {They} stood it on a stump, with its steam going off among the trees, and counted to ten, and fled. {run2}
@fail3 At dawn there was a fox lying in the dish. It was as broad as it was long, and it opened one eye, and burped. {refrain} Would nothing ever reach him?
@fail3 Somebody had been thankful, at any rate. He was lying in the dish, with his four black paws in the air, and you could have rolled him home. There was gravy up to his ears. {refrain} How do you get past a fox?
@fail3 The dish had been licked, and so had the stump. In it, like a fur collar that's been left out, was a fox. He'd got to the third helping, and had stopped there to live. {refrain} Would anything ever get past to those feet?
@low So it was the night of {event}, and {Hero} was out in the snow by {themself}. {They} had brought the {kit}, for company. Somewhere above he was going from step to step on those feet; and down there in the light were all those people, with their ninety fires, not knowing. {run3}
@low "Where's {Hero}?" they would be saying, down there, over the first of the toasts. You could see it, all gold, through ninety windows. {They} had got as far as the gate, and turned back. It didn't seem right to be warm. {They} put down the {kit} and sat in the snow by it. Somewhere in the dark, crunch, went a bare foot; and a long time later, crunch. {run3}
@low At {event} they were singing. {Hero} sat outside of it, in the snow field, with the {kit}. The list had come out of {their} pocket; {they} read it by the lantern, and that took a long time. Then {they} folded it small. Crunch, said the hill above. He would be on the seventies by now. Crunch. {run3}
@insight.build {Hero} sat down. It was in a footprint, the last of them; {they} lay back, and it took {them} from top to toe. "{Rule,}" {they} told the sky. There was not wool enough in the world to knit for that. But there's one thing in every house that is just as long as a bed. Do you see?
@insight.build In the end {they} got so cold that {they} thought about bed. {They} thought of it hard: the sheet, the quilt, the bit where your feet go. Then {Hero} turned round, and looked at what {they} had been sitting next to. "{Rule,}" {they} said. It had five toes, and it was precisely as long as a bed! What do you put in something as long as a bed?
@insight.build {Hero} yawned, and found that {they} {was} lying down, as you do. Lying in what? There was a heel, and a hollow, and five round places like pillows. "{Rule,}" {they} said, to whoever was up there. It would need no knitting at all, would it, if every soul in {home} had something of the size already, with feathers in?
@insight.mark "As big as what?" people had kept saying, when {they} tried to tell them. {Hero} sat down, and it was in a footprint. {They} lay back; it took {them} from end to end, with room for a dog. "{Rule}" {They} sat up so fast that {their} hat came off. What if {they} didn't tell them a thing?
@insight.mark All week {they} had told them. "Big," they'd answered, nodding, with their hands about so far apart. {Hero} jumped down into the last print, and only {their} hat stuck out. "{Rule,}" {they} said, in there, and it boomed. Telling was no good. They would have to come and stand on the edge of it, wouldn't they?
@insight.mark Words had got {Hero} nowhere. "Cold feet? Poor man," they'd said, and passed the butter. {They} slid into a print, to be out of the wind, and stood up, and there was just wall. "{Rule}" Each of them ought to have one of these at the front door. Wasn't there a place, with nice clean snow, that you could see from all ninety?
@insight.tend {Hero} sat down in the last of the footprints, and the cold of it came up through {their} coat like a hand. {They} had been here a minute. He'd been at it for a hundred years. "{Rule,}" {they} said. Sock, soup, pie. Those had been {their} ideas. When had he, just once, stopped for something of his own accord?
@insight.tend {Hero} had one boot off before {they} knew why. {They} put {their} bare foot down in the bottom of the print, and kept it there, and counted. By four it hurt. By nine {they} couldn't feel it any more, and that was worse. "{Rule,}" {they} said through {their} teeth. There was one thing that he'd gone out of his way for. Didn't it have an oven behind it?
@insight.tend There was a skin of ice on the last footprint, and {Hero} laid a cheek to that. It was like kissing a gate. "{Rule}" But {they} never had; {they} had just had ideas at him. {They} thought of two wet places behind the baker's. There wasn't any need to ask, was there, if somebody had been telling you all week with his toes?
@means.build {They} knocked at ninety doors. "Bring your bedding," said {Hero}. Then {they} {method}. There were sleds for the soles, and quilts, five deep, for the sides. Round the tops went a hundred socks, cut open and sewn in stripes. They were boots. You could have gone to sea in them.
@means.build "I need your bed," {Hero} told them, at door after door, and such was the look of {them} that they went and got it. {They} took a sled for each sole, and {method}. Old Agnes cut the tops off a hundred socks, and never said a word. They were a bit like boots, and a bit like two houses.
@means.build Up the street went the lights, and down the banisters came quilts, goose and patchwork, and always the best one. {Hero} {method}. Two sleds were the soles; Old Agnes cut a hundred socks for the tops, with her eyes shut. A cat strolled into the left boot, and was an hour finding the way out.
@means.mark {They} took the {kit} down to the square, where the snow was new. {Hero} {method}: a foot. It was one bare foot with five cold toes, and it went from the pump as far as the church. The doors opened, one after another. No one asked how big. They stood along the edge with their lamps; and someone said, "Barefoot? All these years?" and went in for a quilt.
@means.mark {Hero} ran all the way to the square with the {kit} under one arm. Nobody had walked there yet. {They} took a deep breath, and {method}. It was a foot, from the pump to the church, and bare. You had to go upstairs to see it. "Oh, the poor man," said somebody at a window; and it began to rain quilts.
@means.mark The square was the one thing in {home} that nobody had stepped on. {Hero} came with the {kit}, and {method}. People went to their windows with their mouths full, and saw, by the pump, a heel. They followed it along. That took some time. What a foot! It was bare; you could have parked a cart between the toes. "Quilts," said Old Agnes. "All of them."
@means.tend {Hero} went from fire to fire, and at each asked for one hot brick and one quilt. Ninety people carried them up. He was behind his tree. {Hero} {method}. No one thanked him. They just put down the bricks, two by two, by the side of his feet, as you'd warm a bed. "Oh," said Humphrey, after a time. "Oh, is that what it's like?"
@means.tend "Bricks," said {Hero}, "out of the oven. And a quilt each, and not one word." They went up through the birches in a line, ninety of them, with their mouths shut tight. He was going to run. But {Hero} {method}; and someone put down a brick, and the next put down a brick. "It's going up," said Humphrey, in wonder. "It's going up my legs."
@means.tend {Hero} had the bricks out of ninety fires, with a quilt round each. "Talk about the weather," {they} begged; so up through the wood they went, talking about it. {Hero} {method}. "Cold for the time of year," said the baker, and put a brick down by a heel. "Bitter," they all agreed, and put down theirs. "It isn't, you know," said Humphrey in a small voice. "Not just here."
@snag By then there was a pair of boots up on the snow field, patched and sewn and done up at the side with gold buttons from somebody's wedding coat. {Hero} had sewn on the top one, with two stitches, because it was so late. The wind tweaked it, for fun. Ping! The button shot out over the ice, spun, winked, and...
@snag Gold buttons held the boots at the side, six on each. Old Agnes had had them on her wedding coat. They'd got them as far as the ice, with ropes, when the wind came down to see what was going on. It had a try at the top one, as any child might. {Hero} had sewn that with the last inch of thread, and hoped that an inch would do. Pling, and it was rolling away on its edge, and...
@snag On ropes, with the goat pushing, they got the boots to the snow field. Gold buttons ran down the sides, off the coat that Old Agnes was married in, and one of them hung by a thread. "That'll hold," {Hero} had said of it, at midnight. The wind was sitting at the top. Tweak! And a spark hopped away over the ice, slowed, leaned on its rim, and...
@rescue "Mine would go in," said the smallest knitter, and held up her hand, since she was in the habit of having to. It was no bigger than a leaf. She lay on her front, and felt about {hid}, and went on feeling when anyone else would have stopped. "It's stuck to my finger," she said. It was {key}.
@rescue "I'm not too little for that," said a person near the ground. It was the smallest knitter, and it was she who had done the left heel. They held her by the boots. She went in, {hid}, up to the plaits, and for a while there was just humming. "There are two down here," she called, "and a fish. Which do you want?" She'd got hold of {key}.
@rescue Everybody's wrists were too thick. "Excuse me," somebody said, four times, because they were up there and she was down here. This was the smallest knitter, who made mittens for dolls. In went the hand, {hid}. In went the elbow, then the shoulder, then one ear. "Don't talk. I'm counting." And there between two blue fingers was {key}.
@climax "You needn't say anything," {Hero} told him. "Only push." The left one went in with a sigh. The right went in after it. {Hero} did up the gold button, and stood back. For a good while he didn't move. All ten toes had turned from plum to white, and from white to a kind of rose. Something ran down his face, and got to the end of it, and was still warm.
@climax {Hero} knelt, with the night wind whistling round {them}, and did it as you'd do it for a child. "Point your toe. Push. Now stamp." The button went through its loop. Nothing happened; then he gave a sort of jump. "There's someone in there," he said, "holding on to my feet." "No," said {Hero}. "That's warm. That's what it's like."
@climax "Don't look," said {Hero}, and lifted each foot, as a blacksmith does. In went the left, and in went the right; and the gold button slipped through its loop as if it had been practising. Nobody on the mountain so much as sniffed. "I think I'm poorly," he whispered. "My toes have gone all..." He couldn't find it. He had never needed the word.
@resolution One step, to see. It didn't hurt! He gave a skip; and then you should have seen him, along the ridge, under all those stars, going thump and thump; and after him, in their nightshirts and their second-best socks, the whole of {home}. {turned}
@resolution At first he only walked. He lifted them high, like a cat in wet grass, and put them down. Then it got into his knees. "He's dancing!" they cried; and there was nothing for it but to climb up after, bonnets, goat and all, and go stamping down the whole white back of the mountain behind him. {turned}
@resolution What does anyone do, in new boots? He stamped. All the snow fell off the wood, and left the trees. He stamped with the other. Off he went over the hill like a drum; and behind came nightcaps, lanterns, goat, everyone in {home}, hopping from one boot print into the next. {turned}
@close They had {event} out of doors, and he stood behind the lamp post. {toast} {ends} No one said thank you. Next day there was a parcel upon {Hero's} step, with a name on it. It was one long red sock, washed, with the toe darned.
@close There's a lamp post by the long table at {event}, and it had elbows. They passed things along to it. {toast} {ends} In the morning there was a label on {Hero's} parcel. It held a long red sock, with a darn in the toe as neat as print.
@close "Has somebody moved that lamp post?" they asked at {event}, handing it cake. "Not that I can see." {toast} {ends} There was one more parcel next day, and it was soft. {Hero} undid it. Out came the red sock; the toe had been darned in white fur.
`,
  b10: `
@want {Hero} had drawn up a list for {event}. {why} It ran to three pages, with notes; there was a sled on it, and a second sled, in case of the first; and it lay on the sill by the window, being added to, while outside the first snow of the year came down as if it had been let out of school. Next door Old Agnes rapped upon the glass with a needle. "How long's your foot?" she shouted. "You've grown. I can hear it on the stairs."
@want Old Agnes said that it would snow by {event}, and on the Monday it did. {why} She knew by her elbow. "And what are you hoping for?" she asked {Hero}, over her needles, as one does; and then she had to put the sock down and listen, because there was a good deal of it. "That's a lot of wanting," said Agnes, in the end. "It's only in pencil," {they} said. She counted her stitches. "Does anyone know what he wants, I wonder?" said Old Agnes. But she would not say who.
@want By the week of {event} {Hero} had worn out a pencil. {why} The list was in order now, from urgent to likely; there was a column for remarks; and a sled came into it under three different names, so that people could have a choice. It began to snow at about the bottom of page two. "You've not put socks," said Old Agnes, who was reading it upside down, across the wall, without stopping her needles. "I've got socks," said {Hero}. "Ah," said Old Agnes.
@friend "Cold toes, cold heart," said Old Agnes. She held that there was no harm in anybody which could not be traced to the feet. She had put socks on the whole of the village, and then, for she couldn't leave off, on the goat, the pump and the bell rope; when the tax man came, she'd had his boots off before he could open his bag, and he had gone away humming. "You can't give a person a good nature," she told {Hero}, turning a heel. "But you can keep out the draught."
@friend There are towns that are held together by a wall. {Hero's} was held together by Old Agnes. She sat next door with her needles going, like a small mill; out of it came socks, at a sock a day, and there was no one for miles whose ankles she hadn't an opinion of. "Hold that," she'd say, and you had wool on both your wrists till supper. "I've done everyone now," she remarked, that week. "Ninety doors. I can't think why I keep getting the feeling that I have missed out somebody big."
@friend Every village has somebody that you go to. In {Hero's} you didn't go; she had you in as you went past, and had your boot off. "Damp," Old Agnes would say, feeling along the toes like a person choosing plums. No one could remember her without a sock on the needles. Every foot in the place had one, and so had the bell rope, which had sounded less bitter ever since. "If it's warm down there, it's warm all the way up," she told {Hero}. "I've known only one that it didn't work on, and he had a wooden leg."
@home About {home} there's one odd thing, and the people there will tell it to you as if it was nothing. On a certain night of the winter they go to bed; and in the morning, on each of the ninety steps, there's a parcel, done up with string. It has no name on it. It's always right. "Who brings them?" visitors asked. "Nobody brings them. It's just a thing that happens," said {home}, "like the hail." {Hero} had asked as well, at the age of four. But it's hard to go on wondering about something when you've got the paper off.
@home Nobody in {home} had ever said thank you for it, since they did not know whom to say it to; and after a hundred years of that it had stopped seeming rude. Once every winter the parcels came. There were ninety, one for a step, with a sprig of fir through the knot. "It's the time of year," they would say, and take theirs in, and the latch went down. The year that {Hero} needed a friend it had been a whistle. The year after that it had been the other half of the tune. How had nobody thought that it was strange?
@home Suppose that once a year, in the middle of the winter, somebody left a thing upon your step, and it was the right thing. You would want to know who. You would, the first time. In {home} it had gone on until it was in the calendar, between the hard frost and the bins. Ninety steps; ninety parcels; string, a knot, no name. {Hero} had once met a boy from over the mountain who said that at his house there weren't any. "What, never?" said {Hero}. "Then who forgets to sign yours?"
@turn That winter {Hero} couldn't sleep. At some dead hour {they} came down and lifted the latch, just to look at the dark, and the parcel was there already, with snow on the string. So was something else. It began at the step and it went away up the lane, in a double row: holes, each of them as long as a bed. {They} let {themself} down in one with a lantern. There was a heel. There was a high, lonely sort of arch. "Toes," said {Hero}. "Who goes out in this with toes?" {refrain}
@turn The thing that {Hero} had been meaning to do for eight years, and had always slept through, was to catch it happening. {They} sat up on the stairs with a pin. At five past four something sighed outside, and a piece of string was pulled tight. {They} got the door open. There wasn't anyone in the whole of the moonlight. There was a parcel; and there was the fresh snow, that had been like a sheet when {they} went up, with great deep prints across it, going off, as bare as your hand. {refrain}
@turn There was a creak, as if the night had put its weight on the step. {Hero} was out of bed before {they} had decided anything. {They} ought to have looked at the parcel, having looked forward to it since August. But the snow lay along the lane as smooth as milk, and someone had walked through that, up to each door and away, in feet you could have rowed. {They} crouched by one, and held {their} own against it. "Five," {they} whispered. It had five toes, too. {refrain}
@trouble {Hero} got {their} boots on and went after them, out by the pump and up into the wood, falling from one print to the next as you'd go down a stair. It's a wood of thin trees. Behind the thinnest of the lot stood somebody eight feet tall, nearly as wide, and white all over, with his hands across his eyes. He stuck out on both sides like a bolster behind a broom. {run1} "There's nobody here," said a deep voice, most unhappily. What is one to say to a person who says that?
@trouble Anyone can track a thing that weighs half a ton. It's a question of what you do when you come to the end. The prints went in among the birches; they turned round twice, in a hurry; and behind the slenderest birch that they could have found, holding in his stomach, was something like a haystack under snow. {run1} "I'm asleep," it said; and then, as no one went away, "I'm a hill." {Hero} sat down on a log. {They} had all night. "And what sort of a hill," {they} asked it, "has got its fingers crossed?"
@trouble It isn't hard to follow someone who sinks. {Hero} went by three gardens and a wall, and so in under the birches, where the tracks slowed, dithered, and came to a stop on tiptoe. There was one tree in front. It was about as thick as a rake. On each side of it hung a quantity of white fur, with an elbow. {run1} "If you'd count to a hundred," said a voice that shook the twigs, "I shall turn out to have been snow." How far would you count, if you were asked as nicely as that?
@stakes It was a yeti, and the name was Humphrey. "You won't thank me, will you?" he said, through his fingers. "My aunt was thanked. It went to her chest." There were ninety steps in the village, and he'd thirty still to do, before {event}. He liked it best, he said, when they didn't wonder. {Hero} gave {their} word. It was easily done, for {they} had no breath to say it with; {they} had looked down, so as not to stare, and there beneath the fur, side by side upon the ice, were ten bare toes as blue as plums.
@stakes "I do it on my way past," said Humphrey. It had taken a while to get as far as his name. "I only go past in order to. I shouldn't like them to know; they might feel that they had to wave." There'd be one on every step by {event}, if he kept moving. {Hero} saw that he did, the whole time. He stood on the left foot, with the right on top, and then the other way about, as you do on a bathroom floor. "Don't your feet get cold?" {they} asked. He considered them, a long way down. "I don't think that they've ever been anything else," he said.
@stakes In the end he had to sneeze, and after that he came out. His name was Humphrey, and as might have been guessed he was a yeti. "I ought to tell you that I can't be thanked," he said. "It's in the family. We go off." There were sixty still to be left before {event}, and he'd never once been late. "I wouldn't dream of it," said {Hero}; and then {they} stopped. He had moved into the moonlight, carefully, as people go over stones. There was fur to the ankle. Below that he was bare, and the blue of slate.
@try1 {Hero} had never thought of it as being a thing you could do, to give somebody something. It had always come from the other direction. {They} tore home; {they} tipped out the drawer, and there was the best sock, the long red one with a stripe, that Old Agnes had been a month about. "It's a loan," {they} said, so that he shouldn't be frightened. "It's for ever, but it's a loan. Think of something narrow." He thought about a plank. {They} set {their} heel against his ankle, took it by both sides, and heaved...
@try1 "Hold still," said {Hero}. "I won't say anything. I'm only going to do something." It was the red sock, with the stripe. It came up to {their} own knee, and was thought to be a very roomy sock. He put out a foot as you'd put your hand into a lion, and turned away his face. {They} began at the little toe, since you've got to begin somewhere. It went over the nail. {They} took a turn of it around {their} wrist. "Nearly," {they} said, with {their} teeth shut; "it's nearly, it's very nearly..."
@try1 "What size are you?" asked {Hero}. Nobody had ever wanted to know. He said he thought he was about one. So {they} brought the largest they could find, which was the pride of {their} own drawer, striped, and red as jam; Old Agnes had said that sock would see {them} out. He stuck a leg in front of him, like a bridge being opened. {Hero} rolled it up in both hands, as she did, got the mouth of it over a nail, dug in {their} heels, and, a stitch at a time, began to pull...
@fail1 It went on. It went on the little toe, and it finished there. He bent down for a look, and all the snow slid off his back. "It's got a stripe," said Humphrey. "Somebody sat and thought, I'll put in a stripe." {Hero} could see it coming up his neck, in great red patches. He said that he would wear it on Sundays. And then, since he was more happy than he could manage in front of people, he left, straight up a cliff. {refrain}
@fail1 "It doesn't hurt," said Humphrey, at last, not looking. "Is that right?" There was one red toe among the ten, like a berry in a bowl of plums. He put up a finger and he stroked it. For a time neither of them spoke; you'd have said that he was quite composed, but for the trees, which were all shaking. "I've got to go now," he told {Hero}, in a high voice, "I've left something on the..." He could not think of what a yeti would leave on. He went, though, and it was uphill. {refrain}
@fail1 Nothing tore. It was a very good sock. It merely declined, at the top of the smallest toe, to have to do with any of the others. "Nobody told me they came in red," said Humphrey. He held it up against the moon, with its nine poor neighbours, and turned it, and sniffed. "You'll excuse me," he got out. "It's only that I'm not used to..." Up the mountain he went, upon three limbs, to keep it clean. {refrain}
@try2 "If he'd only come in by a fire," {Hero} said. Well, if he wouldn't come in to it, it must go out. That night {they} had {themself} built into a snowman, next to the pump, by two friends and a shovel. {They} had a can of Old Agnes's broth inside the coat. {They} had a carrot, and a pipe. One o'clock went. {Their} feet went; then {their} nose. Crunch, it came, along by the church wall, and crunch; it halted; and something blew, quite gently, on the carrot. {Hero} drew in {their} breath...
@try2 The art of it was to be nobody. {Hero} practised in front of a glass. By midnight {they} were standing out on the square, with snow rammed down {their} collar, two coals for eyes and a broom; and the soup, in its can, was hot against {their} ribs. A man had said good night to {them}, and walked on. Then the ground shook. It shook nearer. A parcel was set down upon the doctor's step, and a string was straightened. "Hello," whispered a deep voice, shyly, to the snowman, in passing. "You're out late, too." It was the kindest thing, and {Hero} forgot everything {they} had ever been told, and...
@try2 How do you give soup to somebody who'll run? You leave it lying about inside a snowman, and see to it that the snowman's you. It took {Hero} most of the evening to be built. At midnight there {they} stood, by the pump, in carrot and bucket, with a can of hot broth held under the snow, and no feeling in {their} knees. Then there was a tread, and one more. Something enormous stopped. It set {their} bucket straight, with the tip of a finger, and drew back to look. Nobody could have borne it. {Hero} opened {their} lips...
@fail2 "Thank you!" {they} cried. There it was. It had been in there so long that it had got to the front. Humphrey gave a scream you'd have taken for a train; and when the snow had come down, there was a hole in the doctor's hedge that had arms, and legs, and a sack. It was the same in the next hedge. So they went on, one inside the other, smaller and smaller, as far as the moon. In {their} two hands the can had gone cold. "I meant it for the soup," said {Hero}, though it was him that {they} had meant it for.
@fail2 It was out. It lay on the air between them in a little cloud: Thank you. He didn't run, at first. He stood there, and it came up on him in spots, from the chest to the ears, and he looked at {them}, over the carrot, as you'd look at a friend who had turned out to be a snowman. "You promised," said Humphrey. After that there was just the noise of hedges. {Hero} found the sock, later on, on a twig. {They} dried it inside {their} shirt, and hung it back there, and went home.
@fail2 It's the shortest speech there is, and {Hero} made it. {They} couldn't help it, any more than a kettle can. "Oh, no," said Humphrey. "And you had such a kind carrot." The flush began at his chest, and rose like damp. He held on, out of politeness. After that a fence went, a henhouse, and every bush on the hill, with a noise like someone tearing up a letter; and in each of the gaps, until it was light, a little snow kept falling. {Hero} drank the soup, since somebody ought. It was stone cold.
@clue Nobody had thought to look at the back of the baker's. It was {Spotter} who did, because there's a smell there. The oven stands against that wall, and the bricks of it are warm all night; and down the lane came the prints, upon their way to other people. They'd gone by; and they'd stopped. They turned in and stood right up to the wall, side by side, with all their toes against the brick; and where they'd been the snow was melted, through the ice, and through the mud, to a patch of summer grass. How long do you have to stand for that?
@clue A daisy was in flower, in December, behind the bakery. {Spotter} came in and said so, and they told {Spotter} to sit down and have something hot. But it was there. It had come up in the heel of a footprint. There were two of those, quite deep, close against the oven wall, like the feet of somebody made to stand in a corner; the bricks in front were rubbed clean, at about the height of a chin. There was no parcel. Nobody lives there. He'd had no reason to be in that lane at all, had he, except for the one?
@clue It was so bitter by then that {Spotter} was going home the long way, behind the baker's, where the bricks are hot. Was that a puddle? Nothing had been a puddle for weeks. It lay against the wall in the shape of a foot, and next to it was its fellow; there was steam coming off the pair of them, and a little bright grass. "He was facing in," <mute:thought|said> {Spotter}. Higher up two patches had been polished by something broad, like a forehead. He'd left nothing there. He had come round, with the sack on his back, and stood; and for what?
@try3 "Then it must be nobody who gives it," said {Hero}. "It'll just be a thing that happens." There was a whole sheep to it, and a crust like a feather bed, with steam coming out at the holes; it took {them} and a sledge and half the night to get it up there to the stump, and {they} put no card on it, nor so much as a fork. {run2} And then came the hard part. You try it. {They} turned {their} back on the best thing that {they} had ever made, and didn't wait to see.
@try3 Being thanked he couldn't stand; but nobody yet was ever thanked by a pie. {Hero} made it in the copper. {They} crimped the edge all round with {their} thumbs. "Who's that for?" said Old Agnes, coming in for a warm, and {they} told her that it wasn't for anyone, and she gave {them} a sharp look and some more pepper. {run2} {They} left it on a stump, in the dark, as far in as they could drag it. There was a good smell under those trees, for once. "Like hail," {they} said to {themself} severely, and went off home without looking.
@try3 It came to {Hero} that there are things nobody minds getting. Rain, for instance. "It'll have to fall on him," {they} said, and rolled up {their} sleeves. Old Agnes lent the oven and the mutton, and asked no questions, several times. The crust was like a mattress. When it was done {they} drew it up to the wood on a sledge, with the steam going along behind like a ghost that had smelled it, and gave it to a stump, addressed to no one. {run2} {They} wanted so badly to stay and peep. {They} didn't so much as hum.
@fail3 Somebody had liked it. You could see that from the dish, which shone. In the middle, upon his back, lay a fox as broad as he was long, with his four feet in the air and a smile; he opened up one eye, and found that it was {Hero}, and closed it. There were no other prints anywhere. He'd never even come that way. {refrain} And whatever could {they} put in the path of someone who takes such care to leave none?
@fail3 The crust was gone, and the crimping, and so was the sheep. What was left was a fox. They looked at each other. It tried to get up, out of manners, but it was no longer that kind of shape; so it licked the last of the gravy from its wrist, and sighed, as people do who've been understood. {refrain} {Hero} shook out the cloth. Tomorrow was {event}. Would {they} have to sit there, among all that, in warm shoes?
@fail3 Up on that stump somebody was asleep in the dish, with his nose beneath his tail, though it would not reach as it had yesterday. He'd one crumb on his whiskers. There was no other crumb. All his life nobody had ever given that fox a thing but a shout; and {Hero}, who'd come to be angry, said "Good morning" instead. {refrain} But where did it leave a person with cold feet?
@low All the lamps were lit. From the snow field you could see right in, to ninety tables, with ninety fires; somebody went by a window with a jelly. "Has anyone seen {Hero}?" they'd be asking. {They} had come out for a breath of air, and had sat down. That list! {They} kept thinking of it. Three pages! And up there, going from step to step with other people's parcels, was somebody who'd have put down one thing; and no one had ever asked him to make one. {They} held the {kit} on {their} lap, for company. {run3}
@low "I've nothing left to try," said {Hero}, aloud, to the {kit}. A sock, a soup, a pie. Each of them had been a good idea, and there'd been nothing the matter with it but that it had been had by {them}. Down in {home} they were starting without {them}. You could hear a fiddle, and feet. Such a lot of feet, {they} thought, and all of them in socks. The lantern was low. Somewhere above, the snow was being trodden on, by someone who set each foot down as you'd put it into cold water; who did it, all the same, and did it again. {run3}
@low It was the night of {event}, and they had kept {Hero} a chair. It showed, from out there in the snow: one gap, in all that gold, between a cousin and a pie. {They} had only to walk down there. {They} stayed by the lantern, beside the {kit}, with the cold coming up through the soles of {their} boots; and those were good boots. "He'll be halfway," said {Hero}. Ninety people had what he'd brought, and were shaking it, to guess. None could have told you that he had feet. {run3}
@insight.build {Hero} lay back, and it held {them}. That was odd. {They} looked to the left, and there was a wall of snow; on the right there was a wall; it was the last of the footprints, and {they} fitted in it from top to toe, with a place for the head. "{Rule,}" {they} said to the stars. There wasn't wool in the world for a sock like this. But what's as long as a bed, and as wide as a bed, and is lying this very minute in each of those houses, being sat on by coats?
@insight.build "He's a size," Old Agnes had told {them}, that evening, of some cousin, "where you've got to stop thinking of it as clothes." It came back to {Hero} now. {They} had been thinking of it as clothes. {They} got up; {they} paced it out, heel to toe, along that great blue print. Six foot four, with a curve. "{Rule,}" {they} said, and {they} turned, slowly, and looked at the village: all those roofs with their good thick quilts of snow. What was under them? What had every soul down there got, that they'd have to get out of in order to give?
@insight.build The wind got up. {Hero} crept out of it into a print, drew up {their} knees, and found there wasn't any need. Shoulders went here; hips went there. {They} had been put to bed in many ways, but never in a foot. "{Rule}" Wool, wool, wool, they'd all been thinking, as though it must start with a sheep! What would you want to tuck into a thing of that shape, if you had one at home, and it was winter?
@insight.mark "As big as what?" they'd asked, whenever {they} tried. "A cow? Would you say a cow?" And they had shaken their heads over it, with every sort of kindness, and gone in. {Hero} sat down hard, and it was in a footprint; {they} lay back; and it went on past {their} boots for as far again as a dog. "{Rule}" Oh, what a fool {they} had been! You can nod at a word. You can say dear, dear, and shut the door on it. But what if they opened the door, and there it was?
@insight.mark There are things it's no use being told. {Hero} had been told all {their} life, for instance, that the parcels just happened. What had done it was to put {their} head out, and see a toe. "{Rule,}" {they} said; it was {their} only rule, and {they} had spent the week on words. {They} held the lantern over that last print, and the light went down, and down, and was blue at the bottom. It was the loneliest thing that {they} had ever seen. And not one person in {home} had seen it. Did they know they'd got an empty square?
@insight.mark "Enormous," {Hero} had said to them, and "huge", and "I mean it". It's what people say of their marrows. The wind was like a file, and {they} dropped into the last print to be out of it, with the lantern, and the light stood up round {them} on all sides, blue, as in a room. There was space for one in there. One could see. "{Rule,}" {they} breathed. If people wouldn't climb a mountain to it, in their slippers, mightn't it be brought down to where the slippers were?
@insight.tend {Hero} pulled off a boot, then the sock, and stood in the last of the footprints with {their} bare foot, to find out. Up to four it was interesting. By ten {they} had tears in {their} eyes; at twenty it stopped hurting, and that was when {they} grew frightened, and got the sock on. He'd been at it for a hundred years. "{Rule,}" {they} used to say. A sock was what {they} would have liked; soup was what {they} would have liked. When had he ever gone a step out of his way, for himself?
@insight.tend It's easy to be generous; you give people what you'd want. {Hero} had done that three times. "{Rule,}" {they} muttered, and it was like finding your glasses on your own nose. {They} couldn't ask him; he would only run. But he'd answered it, hadn't he? He had stood there, with his chin on the bricks, for as long as it takes to grow a daisy. He had not wanted a single thing to put in his hand. What is it that comes out of a wall?
@insight.tend The trail ended here, and {Hero} knelt and put a hand in it, flat, as you'd feel somebody's forehead. It burned. "{Rule,}" {they} said, though it was late in the day to be asking. Red sock, hot broth, mutton: that was a good list, and it was simply {Hero's}. What was on his, then? There was something. He'd gone round by the baker's to get it, night after night, and had carried away no more of it than he could hold in his toes. Couldn't it be delivered?
@means.build {They} knocked at ninety doors. "It's for somebody who's cold," said {Hero}, and told them who; and there was a silence, on each step, while they looked down at what they had found there that morning. Then they went up for their bedding. In the square {they} {method}. There were sleds for the soles, and quilts for the sides, five deep, with goose down; and Old Agnes cut up a hundred socks for the tops, without one word, like somebody burning money. It was eleven when they'd finished. They were boots. You could have gone to sea in them.
@means.build "You'll want that back," they said to one another, seeing the good quilts go by; and nobody did. {Hero} had the sleds laid side by side before the church. {They} called for more, and for thicker, and for a sailmaker's needle, and {method}. By the end the whole village was in it. There was a christening shawl for a tongue. There was a strip of the curtain from the hall. "Left and right," Old Agnes kept on saying, going round and round it in the lamplight. "Mind it's left and right. I'll not have him walk in circles."
@means.build It's an awkward thing to ask for at suppertime. "Your quilt, please," said {Hero}, on ninety steps, "and the sled, if you've got one. He hasn't any boots." "Who hasn't?" they said; and {they} pointed to the parcel. Nobody shut the door. By lantern, in the snow, {they} {method}, with runners for soles, and feather beds laid on in slices, while Old Agnes took her shears to a hundred socks, weeping freely, and made cuffs. Then they stood up in the lamplight, left and right, as high as the porch. The goat got into the left one, for the warm.
@means.mark Nobody had crossed the square since the snow. {Hero} stood at the edge with the {kit}, shut {their} eyes, to see it, and {method}. First, by the pump, came the heel. There was the long cold arch; there were the toes, each the size of a door, the last of them up against the church; and it was bare. {They} had even put in where the skin had split. They came out on their steps, one by one, with the parcels in their arms. "All these years?" said somebody. "In that?" And it was so quiet, then, that you could hear them going upstairs for their quilts.
@means.mark It took the {kit}, and most of an hour, and the whole of the square. {Hero} {method}. From the ground you could make nothing of it. A boy went up in the tower, to ring for the toasts, and he looked down, and the bell didn't ring. "It's a foot!" he shouted. "It's got no sock on!" Old Agnes was the first one there. She walked all round it, with her lips moving. She was measuring. "I said so," she told them. "I said I'd missed someone"; and she went in, and came out with every stitch that she owned.
@means.mark They'd had their backs to it all evening, in ninety kitchens: one whole square, as white as a plate. {Hero} walked round it first. Then, with the {kit}, {they} {method}, from the pump to the church door. It was Old Agnes who came out to shake the cloth, and the crumbs went on her slippers. It was a left foot. It had no sock on; it had a chilblain; and it had been going past her house since before she could knit. "Well, I never did," said Old Agnes, very low. "No more I did." And she went off along the street, beating on the doors. "Quilts!" they heard. "Out!"
@means.tend {Hero} went from hearth to hearth, and at each {they} begged a hot brick and a quilt. "And don't say it," {they} warned them. "Whatever you do." Ninety people climbed up through the birches with their mouths shut. He saw the lights; he stood behind his tree. {Hero} {method}. Then they came up and put down the bricks, in twos, beside his feet, as one would warm a bed for a child, and laid the quilts round, and tucked them in, and stepped back. "Oh," said Humphrey, when some time had gone by. "Is that what it is? Is that what you've all got on, in there?"
@means.tend It was the baker who saw it first. "He comes for the wall," he said, and took off his hat. So they brought him the wall. They had the bricks out of ninety ovens, each in a quilt, and carried them up through the wood like sleeping children. Humphrey had his eyes shut. {Hero} {method}. "It's only bricks," {they} told him. "No one's going to be nice to you." They built it about his ankles, and backed off, and looked hard at the scenery; and in a while there was a small creak, as of something that had been clenched for a century, letting go. "Ten," said Humphrey. "I've got ten."
@means.tend They weren't to say it, or look it, or think it too loud. {Hero} made them promise; and each took a brick from the fire, and wrapped it in a quilt. Ninety lanterns went up under the birches in a string. Humphrey was behind his tree. He was just covering his eyes, when {Hero} {method}; and then, one after another, they bent, as if they'd dropped something, and left it by his feet. "Mild for December," the baker remarked. "Is it?" said Humphrey. He took down one hand. "So it is. It's got into the ground."
@snag By midnight there was a pair of boots up on the snow field, with six gold buttons to a side, off Old Agnes's own wedding coat. Getting them there had needed ropes and the goat. That was when the wind came along the ridge. It had never in its life seen boots. It walked round them; it felt the cloth; and then it put out one finger, as anybody would, and flicked. Ping! The top button on the left went up in the moonlight, and came down, and ran off on its rim across the ice, winking...
@snag "You'll not thank him," Old Agnes said to them all, "and you'll not look at him, and you'll mind that button, for it's only on by a promise." She'd made them up in patchwork, with quilting, and they did up at the side in gold. They had got them on to the ice. The ice was steep, and someone slipped, and someone said "Hup!", and the thread, that had held through fifty years of marriage, said "tick". Quite slowly it rolled. They all had time to see where it was going. There's a crack up there that has no bottom, and it went along the edge of that, and wobbled...
@snag Each of the boots had a row of gold buttons, Old Agnes having said that if you were a hundred years late you might as well be smart. They went up to the snow field on rollers. No one was to speak. They'd have managed it, too, but for the wind, which will pick at anything; it picked at that. There was a tick, such as a clock gives before it strikes. Something small and bright sailed up past the goat, hit the ice, and set off across it in a long unhurried curve, like a person who knows of a crack...
@rescue "Mine would go in," said the smallest knitter. She was holding up her hand, since in her experience it was the only way. They had not let her do the boots. She'd done one heel, by herself, under the table. Now she took off a mitten with her teeth, and lay down on her front, and reached in, {hid}, to the wrist, to the elbow, to the bow on her sleeve; and she went on when anybody else would have said that it was no use. "It's cold down here," she told them. "It's holding on to me." But she had {key}, and it had frozen to her thumb.
@rescue They all had such large hands, all of a sudden. They knelt round in a ring, with their sleeves rolled up, and not one of them could get past the knuckles. "Excuse me," said someone, from behind the goat. It was the smallest knitter. She had been told that evening that she might hold the wool. "One finger at a time," she said. "It's like the thumb of a glove"; and she felt about {hid}, with her eyes on nothing and her tongue out, as she did for a dropped stitch. "Knit one," said the smallest knitter. "Purl one." And up it came: {key}.
@rescue The blacksmith's wrist went in, and jammed. "It wants somebody with no hands to speak of," he said; and somewhere behind the goat there was one up already. The smallest knitter did the tips of mittens. They let her do nothing else, so she'd got very good at tips. She lay on the ice with a plait out to either side, as if she had been dropped there; she slid her arm {hid}, and turned her face to them, so as to have something to look at. "There's a lot of dark," she reported. "Wait. It's got four holes." And up in her fingertips, like an egg, came {key}.
@climax "You needn't say a word," {Hero} told him, "and nor shall we. You only push." So Humphrey held on to a star, or looked as though he did, and pushed. In went the left, with a sigh like a door; in went the right. {Hero} did up the gold button on {their} knees in the snow, and then {they} stayed down there, watching. Nothing, at first. After that from plum they went to white, all ten, {they} could see it by his face; and from white to something else. A drop ran down his nose. It got as far as the end, and it was still warm.
@climax No one had ever done anything up for Humphrey. He did not know where to put his arms. "Is it all right?" he kept asking. "Ought I to be helping?" "Just wiggle," said {Hero}. {They} had the hook in one hand and the loop in the other, and the wind trying to get in between; {they} leaned {their} whole weight on it; it went through. Then there wasn't a sound on that mountain. Ninety people were looking the other way as hard as they could. "Somebody's got hold of my feet," said Humphrey. "With both hands. And they're not letting go."
@climax "Whose are they?" said Humphrey, when he saw the boots. It didn't cross his mind. "They're just here," {Hero} said, "like hail. Put your foot in." He put in the left, and it went a great way down, and was soft at the bottom. He put in the other. {Hero} lay on {their} stomach with a hook, and the gold button went home. All along that ridge you could hear ninety people admire the view. "It's gone quiet," he said presently. "My toes used to shout." He gave it some thought. "They're singing," said Humphrey.
@resolution One step, to start with, as you try ice. He tried another. "It doesn't," he said. "It doesn't hurt!" You could see it go up him, by way of the knees; and he gave a hop; and when that had come down, and the snow had come down off the firs, he put back his head and he danced. He went by along the ridge against the stars, like a cathedral that's had good news, and after him in their nightcaps and their second-best socks, goat and all, came the whole of {home}. {turned}
@resolution A yeti does not know how to walk in boots, and there's no one to tell him. He lifted them up like a heron. He set them down. At every step he stopped, and waited for it to be cold, and it wasn't. "Now run," said {Hero}, and he ran. All the plates in the dressers shook. They had climbed up there with some idea of going quietly home, but you can't, when a mountain's jumping; Old Agnes was the first of them to pick up her skirts. {turned}
@resolution There's a way of walking that one keeps for ice, and he had never had another. He did it for a yard or so. He did it slower. Then he stood on one leg, not because he had to, and came down off that with a thump, which the mountain returned. He tried a hop. By the third you'd have felt it in the next valley; and after him, out of breath, with their nightshirts tucked up, and somebody's granny on the goat, went {home}, in the socks that it stood up in. {turned}
@close They had {event} in the street, so that he could be there, behind the lamp post, and nobody saw him, with the most beautiful manners. {toast} {ends} No one said it. But on {Hero's} step next day was a parcel, and it had a name on. It was one long red sock, with a stripe, washed and pressed; and somebody with very big fingers had darned the toe.
@close {Hero} burned the list, as they were short of paper for the fire. {toast} {ends} Next day the snow was full of prints, with a patchwork tread, and here and there they'd skipped. "It's just a thing that happens," people said, with their hats off. On the step was a red sock, with a stripe, very clean, and in it was a scrap of bark, where someone had printed, and rubbed out, and in the end let stand, a small T, and a small Y.
@close At {event} they laid a place for no one in particular, beside the lamp post. They passed it things with their eyes on the sky. {toast} {ends} "I can't think where the trifle went," said Old Agnes comfortably. In the night there was one more parcel, after all the rest. Inside lay the red sock, its stripe washed by hand, thread by thread; and the toe was darned, in white, with something that wasn't wool. {Hero} never had a warmer.
`,
}
