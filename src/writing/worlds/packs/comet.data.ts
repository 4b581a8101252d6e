// A comet the size of a plum falls in at a school window, and the kinder everyone is to it, the longer it gets.
import type { PackSource } from '../pack.ts'

export const comet: PackSource = {
  id: 'comet',
  skeleton: 'too-big',
  genres: ['sci-fi', 'educational', 'friendship', 'superhero', 'comedy'],
  tags: 'school classroom class library teacher space comet star planet sky science town field',
  peril: 0,
  touches: 'school space star',
  ways: ['look', 'build', 'move'],
  pupils: true,
  figure: {
    name: 'Plum',
    type: null,
    pronoun: 'it',
    prop: 'comet',
    states: `
      turn: frosty
      trouble: frosty
      close: frosty
      low: small
      clue: small
      insight: small
      means: small
      climax: frosty
      resolution: frosty
    `,
    want: 'to be cold again',
    habit: 'hums',
  },
  people: { cook: 'cook', 'Miss Quince': 'woman' },
  extras: `
    friend: woman
    want: children
    trouble: children
    stakes: woman children
    fail2: children
    snag: woman children
    rescue: boy
    climax: children
    resolution: children woman
    close: children woman
  `,
  names: ['Plum', 'Miss Quince', 'Miss', 'Quince', 'Bell Lane', 'Bell', 'Lane'],
  nouns: {
    home: 'Bell Lane',
    quest: 'comet',
    key: 'the silver whistle',
    hid: 'behind the lost-property box',
    mistake: 'opened the window that nobody was to open',
    scary: 'the middle of the field after dark',
    wait: 'until the first star was out',
    crowd: 'the children of all six classes',
    small: 'the new boy by the coat pegs',
    says: 'It came in head first. I think it has to go out tail first.',
  },
  swappable: false,
  refrain: {
    base: 'A bit of it here, and a bit of it there, and the rest of it going on who knows where.',
    turned: 'A bit of it here, and a bit of it there, and the rest of it home, in the cold bright air.',
  },
  small: { base: 'A bit of it here! A bit of it there!', turned: 'A bit of it here, and the rest up there!' },
  titles: [
    '{Hero} and the Comet in the Paint Jar',
    'A Comet Called Plum',
    'Half a Mile of Tail',
    'Nineteen Coats and a Tea Cosy',
    'The Window That Nobody Was to Open',
  ],
  blurb:
    'Something has come in at the end window, the one that nobody is to open. It is as big as a plum, and it hums. {Hero} only means to be kind to it. But the kinder they are, the longer it gets; and by dinner time the coats are on the ceiling, and so is the cake.',
  stage: `
    home: school morning clear wide | sit happy | end-window clock | bird-on-head
    friend: school morning clear medium | talk happy | jar letter table | odd-socks
    hobby: school morning clear medium | stand proud | |
    want: school morning clear wide | build excited | paper-chain cake table ladder | mouse-watching
    flaw: school morning clear medium | think thoughtful | table |
    turn: school morning clear wide | look surprised | comet-jar comet-window |
    trouble: stairs day clear wide | run funny | tail-boots comet | hat-blown-off | glowing
    stakes: school day clear wide | look-up worried | comet | upside-down-sign | glowing
    try1: school day clear wide | kneel hopeful | coat-bundle | | glowing
    fail1: school day clear wide | look-up surprised | tail-coats comet | bird-on-head | glowing
    try2: kitchen day clear wide | give brave | comet-soup | mouse-watching | glowing
    fail2: stairs day clear wide | look-up surprised | tail-cups comet | frog-in-cup | glowing
    try3: park day clear wide | throw excited | comet ladder | |
    fail3: park day clear medium | hold sad | comet fence | snail-passing |
    low: school dusk clear medium | sit sad | comet-mitten peg-bench | |
    clue: school dusk clear medium | look-down curious | comet-mitten | |
    insight: school dusk clear medium | think hopeful | comet-mitten | beetle-parade |
    means: kitchen dusk clear medium | kneel brave | fridge comet | mouse-watching |
    snag: park night stars wide | look surprised | comet tail-pole | |
    rescue: school night clear medium | reach hopeful | box whistle | |
    choice: park night stars medium | stand thoughtful | comet | |
    climax: park night stars wide | fly wonder | comet tail-pole | | glowing
    resolution: park night stars wide | wave joy | comet | bird-on-head | glowing
    close: park night stars wide | laugh happy | cake blanket falling-lights | small-copy-of-hero | glowing
  `,
  deeds: `
    home: hero touches end-window; no bun; no table; no cat; others children
    friend: hero touches jar; letter in jar; jar on table; no snail; no cat
    want: hero lifts paper-chain; cake on table; no coat; no scarf
    want[up the ladder]: hero on ladder
    turn: hero lifts comet-jar; with comet-window; no jar; no book; no paintbrush
    trouble: no boots; no hat; no shoe
    stakes: hero lifts comet; with high-cake; no cake; no lamp; no bus
    stakes[head teacher]: with floated-head high-cake; others
    try1: hero touches coat-bundle; hero reach hopeful; no coat; no scarf; no hat; no sock; no comet; others children
    fail1: no coat; no hat
    try2: hero touches comet-soup; hero reach hopeful; no comet; no soup-pot; no spoon; no broom; others cook
    fail2: no teacup; no soup-pot; no tin; no spoon
    try3: hero throws comet; no book; no whistle
    fail3: hero catches comet; no mitten; no hat; no soap; no sock; no bus
    flaw[middle of the field]: hero look worried; no bed; at park night wide; others
    low: hero on peg-bench holding comet-mitten; no mitten; no bench; no mop; no coat; others
    clue: friend touches comet-mitten; hero look-down curious; no mitten; no boots; no bread
    insight: hero lifts comet-mitten; no mitten; no shoe; no coat; no sock
    means: hero touches fridge; comet in fridge; no boots
    snag: hero touches tail-pole; hero reach surprised; with comet; no whistle; no coat; no hat; no flag
    rescue: friend gives whistle to hero; no hat; no boots; no sock
    climax: hero on comet; hero sit joy; with tail-pole; no whistle; no flag; no shoe; no soup-pot; no mitten; no wheel
    resolution: no kettle; no coat; others woman children
    close: hero lifts cake; with falling-lights; no star; no comet
  `,
  lapStage: `
    home: school morning clear wide | wave happy | comet-window |
    friend: school morning clear medium | wave happy | |
    want: school morning clear wide | look excited | bunting table comet-window |
    turn: school morning clear medium | look surprised | comet |
    trouble: school day clear wide | run funny | comet |
    stakes: school day clear medium | hold worried | comet |
    try1: school day clear medium | give hopeful | comet-mitten |
    fail1: school day clear wide | look-up surprised | comet mitten |
    try2: kitchen day clear medium | give hopeful | comet-soup |
    fail2: stairs day clear wide | look-up funny | tail-cups comet |
    try3: school dusk clear medium | hug excited | comet |
    fail3: school dusk clear wide | look sad | tail-coats comet |
    hobby: school dusk clear medium | stand happy | |
    flaw: school dusk clear close | think thoughtful | |
    low: school dusk clear wide | sit sad | bench |
    clue: school dusk clear medium | look-down curious | comet |
    insight: school dusk clear medium | think hopeful | comet |
    means: garden night snow medium | carry brave | comet bucket | | snowy
    snag: garden night clear medium | hold worried | comet |
    rescue: garden night stars wide | throw happy | comet |
    choice: garden night stars close | kneel thoughtful | mouse |
    climax: garden night stars wide | look-up wonder | comet star |
    resolution: garden night stars wide | cheer joy | comet star cake |
    close: bedroom night stars medium | lie calm | bed pillow star |
  `,
  lapDeeds: `
    home: hero touches comet-window; no mitten
    want: hero touches table; cake on table
    turn: hero touches comet
    stakes: hero lifts comet
    try1: hero lifts comet-mitten; no mitten
    fail1: no scarf; no mitten
    try2: hero touches comet-soup; hero reach hopeful; no spoon; no soup-pot
    fail2: no soup-pot
    try3: hero hugs comet
    fail3: no coat; no cake
    clue: hero touches comet
    insight: no mitten
    means: hero touches comet
    means[bucket]: hero touches bucket; comet in bucket
    snag: hero lifts comet
    rescue: hero lifts comet
    rescue[blew]: hero blows comet
    resolution: hero catches cake; no cup
    close: hero in bed; hero sleep calm
  `,
  b0_3: `
@home {Hero} sat by the window at school, with the {kit}. It was cold out there.
@home There was ice on the window. {Hero} made a round hole to look out, and held up the {kit}.
@home It was a very cold morning. {Hero} took the {kit} to school.
@friend The new boy stood by the coats. "Sit with me," said {Hero}. So he did.
@friend "Good morning, {Hero}," said Miss Quince. She had five scarves on.
@friend Miss Quince rang the bell. {Hero} sat down. The new boy sat down. Drip, went the ice.
@want {why} {Hero} put out the cake, for {event}. What was at the window?
@want {why} {Hero} shut the window, for {event}. Tap, tap! Who was there?
@want {why} A plum went on the cake, for {event}. Who came in?
@turn It was a comet, as small as a plum. It had a tail like a hair. {refrain}
@turn In flew a tiny comet. It sat on {Hero's} nose. Brr! {refrain}
@turn "Hum," it said. It was a little cold comet, {Hero}, with a little tail. {refrain}
@trouble It was lost. It shook and shook. {run1} Was the comet cold, {Hero}?
@trouble "What is your name?" said {Hero}. It had none. "You are Plum." {run1} What did Plum need?
@trouble Round and round went Plum. {run1} Was Plum too cold, {Hero}?
@stakes "Poor little Plum," said {Hero}. "I will make you warm."
@stakes "Where is your home?" said {Hero}. Plum looked up, and hummed.
@stakes Plum sat in {Hero's} hand. It was as cold as a stone.
@try1 {Hero} put Plum in a warm red mitten. In it went, head first, and...
@try1 "Here is a mitten," said {Hero}. Plum got in, and...
@try1 A mitten is warm. {Hero} tucked up little Plum in it, and...
@fail1 Out came the tail. It was as long as a scarf! {refrain}
@fail1 The tail grew. It went all round {Hero}. {refrain}
@fail1 Now Plum had a big tail, with a mitten on the end. {refrain}
@try2 {Hero} gave Plum hot soup. One spoon, two spoons, three. Was that better?
@try2 "Here is soup," said {Hero}. Slurp! What did the tail do now?
@try2 Soup is warm. Plum had some from {Hero's} spoon. Was it good?
@fail2 The tail went out of the door, and up the stairs! {refrain}
@fail2 It grew and grew. It got into the soup pot. {refrain}
@fail2 Now it was as long as a train, {Hero}. {refrain}
@try3 {Hero} gave Plum a hug. It was a long, warm one. Mmm...
@try3 "Here is a hug," said {Hero}. Round Plum went both arms. One... two...
@try3 A hug is best. {Hero} held Plum close, and hummed. Hum... hum... hum...
@fail3 Whoosh! The tail picked up the cake, and all the coats. {refrain}
@fail3 Whoosh! The school was full of tail. Where was the cake? {refrain}
@fail3 Up went the coats, up went the cake, up went the teacher's tea! {refrain}
@low {Hero} sat under the tail. What a mess! {run3}
@low "Sorry, Plum," said {Hero}. {run3}
@low It was late. {Hero} sat down. {run3}
@clue {Went}, went the {kit}, by the door, in the cold. Plum came to see. And its tail got small!
@clue Out on the cold step, {went}, went the {kit}. Plum flew down. <pal:{Pal} looked. >The tail got short!
@clue {Went}, went the {kit}, out in the cold. Plum came out, too. Pop! Its tail got small!
@insight Warm made it big. Cold made it small. {Hero} looked at the snow. So did Plum want...?
@insight It was not sad when it was cold. It hummed! {Hero} thought and thought. Was its home...?
@insight Not a mitten. Not soup. Not a hug. So what does a comet like, {Hero}...?
@means {Went}, went the {kit}, in the deep snow. Plum came along, lay down in it, and hummed.
@means Out to the snow ran {Hero}. {Went}, went the {kit}, and Plum came, too. In the snow it sang!
@means {Hero} filled a bucket with snow. {Went}, went the {kit}, and in hopped Plum. How small it got!
@snag {Hero} held Plum up to the cold sky. "Off you go." Plum did not go. It looked at {Hero}...
@snag "There is your home," said {Hero}. But Plum just sat. It sat, and it sat...
@snag Up there was the sky, all cold and black. Plum held on to {Hero's} thumb. Oh dear...
@rescue {Hero} blew it one cold kiss. Puff! And up it went.
@rescue "I can see you from my bed," said {Hero}. So Plum let go, and flew.
@rescue "Go on," said {Hero}. "Good night, Plum." Up flew Plum, hum, hum, hum!
@climax It flew past the roof, and past the moon. Its tail came out behind it, all gold!
@climax Higher and higher went Plum. Now there was room for its tail, and it shone.
@climax Up in the cold, Plum was as bright as a lamp. {Hero} could see its tail, from side to side.
@resolution Then it all came down: the coats, the cups and the cake. {Hero} laughed. {turned}
@resolution Plop! Down came the cake, right in {Hero's} arms. {turned}
@resolution They had cake in the snow, and {Hero} waved at the sky. {turned}
@close {toast} {Hero} was warm. Plum was cold. Night-night, Plum. {ends}
@close {toast} From {Hero's} bed you could see it. Hum! {ends}
@close {toast} Good night, snow. Good night, star and Plum. {ends}
`,
  b4_6: `
@home The school in {home} had a red door, and a clock that was always late. {Hero} sat by the end window, the one that nobody was to open.
@home In {home} there was a little school, and it was much too warm. {Hero} sat under the end window. If you opened that one, it would never shut again.
@home At school in {home} one window would open, but not shut. So nobody touched it. Under it sat {Hero}, by the heater, as warm as a bun.
@friend Miss Quince had a jam jar for questions. "Why is the sky up?" {Hero} had put in. "I don't know," said Miss Quince. "Let's find out!"
@friend "I've no idea. How lovely!" Miss Quince would say. She had a jar of things that nobody knew, and {Hero} had asked nine of them.
@friend "What do snails want?" {Hero} asked. Miss Quince clapped her hands. "Nobody knows!" she said, and put it in the jar of things to find out.
@want {Hero} stuck the last loop on the paper chain, for {event}. {why} It went two times round the hall, and a bit round the cook.
@want "Mind my elbows," said the cook, and brought in the cake for {event}. {why} {Hero} hung the paper chain over it, as long as nine coats.
@want {Hero} was glue up to the elbows. The chains were for {event}. {why} Then in came the cake, and under it was the cook.
@turn Plink! Something fell in at the end window, right in the paint water. It was a comet, no bigger than a plum. It had frost on, and it hummed. "Hello, Plum," said {Hero}.
@turn There was ice on the paint water! {Hero} looked in. It was a comet, round and cold, with a tail as long as a thumb, and it was humming a tune. {Hero} called it Plum.
@turn Plink, said the paint water, and froze. {Hero} fished out a round thing, as small as a plum, with a hum in it, and a tail like a breath. It was a comet. "Plum," said {Hero}.
@trouble By ten the tail was as long as the room, and everything it touched forgot to be heavy. Up went a boot! Up went [a tuba|the hamster]! {run1} When would it stop?
@trouble The tail grew and grew. If it went by your hair, your hair stood up, and if it went by your lunch, your lunch went up. {run1} {Hero} ran to find the end of it. Was there one?
@trouble Out at the door ran the tail, and in again, and if it tickled you, up you went. {run1} {Hero} held on to a tap. How long could a tail get?
@stakes Miss Quince, their teacher, looked up. There was the cake, on the ceiling. "We can't have a comet and {event}," she said. "Plum must go home." In {Hero's} hand Plum began to shake.
@stakes "Has anyone seen the cake for {event}?" asked Miss Quince, their teacher. It bumped on the ceiling. There was no room for it, or for {Hero}, or for anything but tail. And Plum was shaking.
@stakes Bump! Up the cake had gone, and there it hung, like a lamp. "And {event} is tonight!" said their teacher, Miss Quince. "One of them will have to go." Plum shook in {Hero's} hand.
@try1 "Look, it's cold!" said {Hero}. They got all the coats off the pegs, and wrapped it up, and put it on the heater. "There. Now you'll feel..."
@try1 "Poor Plum," said {Hero}. They gave it a scarf, three hats and a [sock|tea cosy], and sat it where it was warm. It shook, and it shook, and...
@try1 "It has come all that way with no coat on!" said {Hero}. So it got nineteen. They did up the buttons, and sat it over the heat, and...
@fail1 Whoosh! The tail shot out of the sleeves, and up went the coats, with their arms out. {refrain}
@fail1 Now it was two times as long. Nineteen coats flew round the lamp, like bats. {refrain}
@fail1 Pop, pop, went the buttons. Out of each sleeve came tail, and up got the coats. {refrain}
@try2 "Is it hungry?" said {Hero}. The cook had soup, good and hot. They all blew on it. Plum had one spoon, and one more, and...
@try2 Hot soup is good for you. {Hero} ran to the cook, and came back with a big pot. "Open wide, Plum. Here comes the spoon..."
@try2 "Soup," said the cook, who always said it. It was so hot that the spoon went pink. {Hero} blew on it, and tipped it in, and...
@fail2 Out of the door it went, and along the hall. The pot went, too. It rained soup [on the head teacher|up and down the stairs], and somebody's spoon came by.
@fail2 "My tea!" cried the teachers, up the stairs. Their cups came by, all in a row, and then their chairs, and the teachers were still in them.
@fail2 Up the stairs it shot, soup and all. Past {Hero} flew a lid, six teacups, two teachers, and the cook. "It wants salt," she said.
@try3 "It wants to go home," said {Hero}, "and home is up!" Miss Quince blew her whistle, and they ran out in the hot sun. {run2} "Ready? One, two..."
@try3 Peep, went Miss Quince's whistle. {Hero} took Plum out, and held it up to the sun. {run2} "Off you go," said {Hero}, and threw it, and...
@try3 "A comet lives in the sky," said {Hero}. "Let's put it back." Miss Quince whistled everyone out. {run2} They took it out in the heat, to the top of the bars, and let...
@fail3 Up it went, as high as a hat. Then down it came, in {Hero's} mitten, and did not hum. {refrain}
@fail3 It fell. {Hero} caught it in a mitten. The tail lay over the gate and down the road, but Plum was still. {refrain}
@fail3 The sky did not want it. It dropped in {Hero's} mitten, as soft as soap, with no hum. {refrain}
@low {Hero} sat under the coat pegs, with Plum in a mitten, and the {kit} on the floor. They had all been so kind. {run3} What was there left to do?
@low The others went to mop up soup. {Hero} put the {kit} down, and held Plum, mitten and all, to one ear. {run3} Why wouldn't it hum?
@low Under the bare pegs sat {Hero}, with the {kit}, and a mitten. Plum was in there, no heavier than a crumb. {run3} What else could you give it?
@clue Only {Spotter} looked in the mitten. Plum had been as big as a plum. Now it was as big as a pea. How can you get longer and longer, and be so small?
@clue Plip! {Spotter} saw a drop fall from the mitten. There was a mile of tail, but in the thumb was Plum, no bigger than a bead. Where was the rest of it?
@clue "Drip," said the mitten. {Spotter} put an eye to it. It was all tail out there, and hardly any Plum in here. How could it grow, and get less?
@insight.look "{Rule,}" said {Hero}, and did. It was Plum that was coming off, bit by bit, like snow! It was never cold. It was shaking its head. And what had they done?
@insight.look "{Rule}" So {Hero} looked, at the tail, and then at the wet mitten. It had not grown. It was melting! Had all that shaking been a no?
@insight.look Something fell on {Hero's} shoe. "{Rule}" It was not tail, it was Plum, running away like snow! Coat, soup and sun had done that. And how do you say no, if you are all head?
@insight.build Coats, soup, sun. "{Rule,}" thought {Hero}. But it was all hot, and Plum was made of ice! It had been shaking its head. What had they got that was cold?
@insight.build {Hero} knew a wet mitten. You get one from a snowball. "{Rule}" They'd warmed a snowball, all day long! No wonder it shook. Was there any ice?
@insight.build {Hero} felt the drips. "{Rule}" But all they had was a snowball, and they had buttoned it up! So it said no, and no, and no. Who had something cold?
@insight.move Tug, tug. Plum was pulling, out of the warm. It had pulled all day, and {Hero} had put it back. "{Rule,}" said {Hero}. It had been shaking its head! Where did it want to go?
@insight.move "{Rule}" {Hero} let Plum go where it liked. It rolled to the coldest wall there was, and it did not shake any more. Had it been saying no all day?
@insight.move The mitten crept along the bench. {Hero} let it. "{Rule,}" {they} said. Plum got out of the sun, and away from the heater, and was still. So what was all that shaking for?
@means.look Where was it cold and black? {Hero} took the {kit}, and {method}. There was frost on one door! Behind it was the ice box. They put Plum in with the peas. "Mmm," it went.
@means.look In the kitchen {Hero} put down the {kit}, and {method}. A bit of white breath came from under a door. It was where the ice was! In went Plum, and hummed.
@means.look Where would you keep a bit of night? {Hero} {method}. There, with the {kit}, {they} found a door with white whiskers. Behind it was ice! Plum went in the dark, by the peas. "Mmm."
@means.build Ice trays, milk, and nine bags of peas! {Hero} got the {kit}, and {method}. It was a house with cold walls and no sun. In went Plum. "Mmm," it went.
@means.build "Bring me cold things," said {Hero}. And with those, and the {kit}, {they} {method}. In the dark in there somebody got round again, and began to hum.
@means.build Peas make good bricks. {Hero} undid the {kit} and, with ice for a floor, {method}. It was as black as a boot in there. In went Plum. By and by the peas sang.
@means.move {Hero} put the {kit} down. Plum gave a tug, and {Hero} {method}. Down the dark side of the hall they went, to the ice box. "Mmm," went Plum.
@means.move It was like a walk with a very small dog. {Hero} left the {kit}, and waited for the tug, and {method}. It took them to the ice! And there it hummed.
@means.move Plum pulled, very softly. {Hero} let the {kit} be. {They} {method}. They went by the cold side of the stairs, and under, to the ice. In it rolled, and then came a hum.
@snag Night came. "It needs a swing," said {Hero}, "round the flag pole. We'll all let go on the whistle." But the tail had got so long, with all their soup and their coats, that it had had the whistle as well, and...
@snag Out in the dark they all took hold of the tail. "When I whistle, let go," said Miss Quince. She felt in her pockets. The tail had been in both, and who had made it so long? "Oh dear," said {Hero}, and...
@snag They had stars, a flag pole, and a comet. "Swing it round, and let go," said {Hero}, "when the whistle blows." But out in the hot sun the tail had gone by, and so had the whistle. {Hero} had only meant to be kind, and...
@rescue "It floated off," said the new boy by the coat pegs. Nobody had heard him talk before. He felt about {hid}, in all the socks. And there was {key}.
@rescue The new boy had seen it go, up with the hats and down with the hats. He put an arm in {hid}. "Is this it?" It was {key}!
@rescue "It was in with the bears and the boots," said the new boy. He had seen it fall. He lay down, felt {hid}, and blew. Peep! It was {key}.
@climax {Hero} took Plum, with the whistle in {their} teeth, and ran round and round the pole. Then {their} feet were not on the grass. {Hero} flew! Peep, went the whistle...
@climax Round and round in the dark ran {Hero}, with Plum in one hand, and the whole school on the tail. Up came {their} shoes! Up came {Hero}! {They} blew, and let...
@climax Black grass, black sky. {Hero} bit on the whistle, and ran round the pole, and round it. Where was the grass? It was down there! {They} blew...
@resolution Up it went, tail first, humming like a top. {Hero} sat down on the grass with a bump. {turned}
@resolution There was a long bright line in the sky, and it was going home. {Hero} waved with both arms. {turned}
@resolution Its tail went first, and Plum sang all the way up. {Hero} still had one cold hand. {turned}
@close The cake came down on the grass. {toast} {ends} Then little lights fell, one, two, ten. "Crumbs," said {Hero}. "They're from Plum."
@close {toast} {ends} In the morning there was frost by the end window, and it was open. {Hero} told them not to mend it.
@close {toast} {ends} {Hero} had cake off the grass, and so did Plum, up there: down on {home} came the crumbs, all bright.
`,
  b7_9: `
@home The school in {home} had one bell, one clock, which was slow, and one window that nobody was to open. {Hero} sat under that one, by the heater, and was warm down one side all the year round, like a cat.
@home "You can open that one," they told you, at the school in {home}, "but it won't ever shut." So the end window stayed closed. The sun came in at it, and the heater stood below it, and {Hero} sat in between, as warm as a loaf.
@home Never open the end window. You were told so on your first day at school in {home}, before they had shown you your peg. It would go up, but it wouldn't come down. {Hero} had the seat below, next to a heater as big as a cow, and as warm.
@friend Miss Quince kept a jam jar for questions. If you could not answer a thing, in it went. "Why do cats have two ends and only one middle?" was {Hero's}. "I don't know," Miss Quince would say, and rub her hands. "Let's find out!"
@friend Some teachers like to know things. Miss Quince liked it best when she did not. "No idea!" she cried, when {Hero} put up a hand. "Isn't that lovely?" Down it went on a slip, into a jar; and the jar was nearly full.
@friend Miss Quince had been known to thank you for a question. "Do worms know about us?" {Hero} asked, and she had to sit down. "I couldn't tell you," she said. "How perfectly splendid." It was copied on a slip of paper, and went into the jam jar with the rest.
@want The hall had to be ready by night, for {event}. {why} The paper chains were by {Hero}, and the cake was by Miss Quince, their teacher. It leaned a bit, like somebody listening at a door.
@want "Forty-one, forty-two," counted {Hero}, up the ladder. The paper chains went four times round the hall, for {event}. {why} In the middle was the cake. Miss Quince, who taught them, had iced it with a ruler.
@want Nobody could cross the hall without bending. {Hero} had hung it with paper chains, for {event}. {why} Under the chains stood a cake, by Miss Quince, who was their teacher. It was her first, and had come out as more of a hill.
@turn It was quiet reading, and hot, and the end window was up by an inch. Something came in at it, bounced on the sill, and went plink in the paint water, which froze. {Hero} looked. There was a comet in there, the size of a plum, with frost on, and a hum, and a wisp behind it like a breath. "Plum," said {Hero}; and that was its name.
@turn {Hero} dipped a brush in the paint water, and it would not go in. There was ice on it. Had it come in at the end window, which was open a crack? There was a thing in the ice, like a plum that has slept out, and it had a tail as long as your thumb. "That's a comet," said Miss Quince, "or else it's lunch." {Hero} called it Plum.
@turn Bounce; plink; crack. That was the sill, below the end window, which stood a little open, and then the paint jar, and then the water in it freezing. {Hero} looked over {their} book. In the jar sat a comet, no bigger than you'd want for lunch, with frost on its cheeks and a curl of tail. It was humming. "You look like a plum," {Hero} told it; and so it was Plum.
@trouble By dinner time you couldn't see the end of its tail. It was silver, and it went through doors; and whatever it touched forgot to be heavy. Plaits stood up. A tuba rose. {run1} The head teacher met it on the stairs, and lost her hat, her pen and one shoe, upward. Where was it going to stop?
@trouble At nine Plum's tail was a wisp. By ten it was as long as the hall, and things floated in it. There went forty-two lunches, turning over slowly, like fish, and one dinner gong, which was not slow. {run1} {Hero} ran along it, up the stairs, to look for the other end. What if there wasn't one?
@trouble You could step over it at nine. By dinner you couldn't see over it. Plum's tail went by like a train of silver sand; and if it brushed you, you rose. A tuba rose, and the boy who was blowing it. {run1} {Hero} walked along that tail for ages, looking for the back. Was there a back?
@stakes In the hall the cake had risen, in a way that Miss Quince hadn't meant. It was on the ceiling. "Everyone will be here at six," said the head teacher, holding on to a door. "Either that thing goes home, or {event} is off." In {Hero's} hands, Plum had begun to shake.
@stakes "I shall say this once," said the head teacher, who had floated up as far as the lamp. "We are having {event} tonight, and there isn't room for that and a comet." Beside her the cake went by, upside down. {Hero} looked at Plum. It was shaking all over.
@stakes "We are not cross," said the head teacher, upside down. "But it's {event} at six, and I have just met the cake, on the ceiling. That comet must go." {Hero} opened {their} hands a little way. In there Plum was shaking, like a jelly on a bus.
@try1 "It's cold," said {Hero}. "All that way, with nothing on!" So {Hero} emptied the coat pegs, rolled it in four scarves, nineteen coats and a tea cosy, and set it on the heater, at the hot end. "Now then," said {Hero}, peeping in. "Is that a bit more..."
@try1 When a thing shakes, you wrap it up. {Hero} fetched a coat; so did the whole class; the cook gave the tea cosy. Soon there was a heap on the heater as high as a horse, and in the middle of it a small, cross hum. "It'll stop in a moment," said {Hero}. But it shook harder, and harder...
@try1 "It's freezing," said {Hero}. "Feel it!" So they all ran for their coats, and the tea cosy; and it was a school with a great many scarves. They wound Plum up until they had a thing like a pony, and lifted that onto the heater. "There, now you're snug," {Hero} told the wool. "In a minute you'll..."
@fail1 The tail came out at every sleeve. Up sailed the coats, with their arms held out, like aunts at a wedding; and off down the passage went Plum's tail, to see what else there was. {refrain}
@fail1 First to go was the tea cosy. Nineteen coats went after it, all done up, and flapped about the lamps, and wouldn't come when they were called. The tail had got twice as long. {refrain}
@fail1 There was tail at the collars, and tail at the cuffs, and some at every buttonhole; and then the whole heap got up and burst, and all the air was coats. Down the passage shot the silver end, with miles to follow. {refrain}
@try2 "Then it's hungry," said {Hero}. The cook had carrot soup on, so hot that it talked. {Hero} carried it in on a broom, since the floor wasn't always there. "Just a spoonful," {Hero} told Plum. "Good. And now one more, for..."
@try2 "In my experience," the cook said, "it's nearly always soup." She took the big pot from the back of the stove. Plum saw the spoon coming, and shook from end to end. "Look, it can't wait," said {Hero}, and tipped the soup over it...
@try2 "Nothing inside it, and all that way to come!" said the cook. The soup was carrot, and it spat. Plum shook at the spoon. "It's only shy," {Hero} said, and blew. "One for the sun, and one for the moon; and last of all, a big one for..."
@fail2 They heard it go, along the passage and up into the staff room, where nobody is allowed. Eleven cups of tea came out of there in a line. Then came the teachers. The soup fell upward. {refrain}
@fail2 There was a fizz. The tail went by {Hero} like a train, with the pot in it, and the ladle, and presently the cook. "It's never done that before," she called down. "Perhaps it wants salt." {refrain}
@fail2 Soup goes straight through a comet. It came out as tail, at the far end, just where the teachers had sat down; and eleven of them came floating by {Hero}, still stirring. {refrain}
@try3 "I know!" said {Hero}. "It wants to go home, and home is up." Miss Quince blew her silver whistle, and they took it out in the field, at the brightest time of the day. {run2} {Hero} climbed to the very top of the climbing frame, and held Plum to the sun. "Goodbye, then. Ready, and steady, and..."
@try3 Comets go round the sun; it said so in the big blue book. "Well, there's the sun," said {Hero}. Miss Quince blew the silver whistle for quiet, and they let Plum have all of it, out in the field, on top of the climbing frame. {run2} "I think it's going to jump," {Hero} whispered, and let go. "Look! Oh, look, it's..."
@try3 "Of course it's not happy," said {Hero}. "It doesn't live here." So Miss Quince blew the silver whistle, and they all marched out to the field, where there was nothing over them but blue, and the sun came down like a bath. {run2} {Hero} stood up on the highest bar of the climbing frame. "There's your sky," {they} said. "Are you ready? Now stretch, and..."
@fail3 Up it went, about as far as a hat. Then it came back, into {Hero's} mitten, with no more weight than a sock. The tail lay over the hedge and down the road. And it had stopped humming. {refrain}
@fail3 It rose a yard, and fell. {Hero} caught it in a red mitten, and it felt soft, with no tune in it anywhere. The tail just went on and on, out at the gate and over a bus. {refrain}
@fail3 Plum rose about a yard, and came down as a wet leaf comes, this way and that, and {Hero} had to run to catch it, in a mitten. Over hedges and over hats lay the tail. It hadn't a note in it anywhere. {refrain}
@low The others went in to mop. {Hero} sat down under the coat pegs with Plum in a mitten, and the {kit} pushed under the bench. Every single thing they'd done had been kind, and each time it got worse. {run3} What do you do when you've used up all the kind things?
@low {Hero} let the {kit} drop. {They} held Plum to one ear, in its mitten, and there was no hum in there, not the smallest. Out of all the windows that there are, it had picked theirs. {run3} Why would it come so far, only to be ill?
@low They had given it everything they had; you could see that from the pegs, which were bare. {Hero} sat beneath them, hugging the {kit}. In the mitten was something that you could have blown away. {run3} If you're nice to a thing, and it gets worse, do you get nicer?
@clue Everybody looked at the tail, as there was so much of it. Only {Spotter} looked in the mitten. That morning Plum had been as big as its name. Now it rolled about in the thumb, like a pea in a boot. So how could a thing get longer all day, and end up so small?
@clue A drop fell on the floor, and {Spotter} saw where it had come from. Down in the thumb of the mitten sat Plum, no bigger than the drop. At nine it had filled the neck of a jar. All day they had watched the tail. Who had watched Plum?
@clue "Half a mile," said Miss Quince, who had measured the tail. {Spotter} wondered how you packed all that into one plum, and turned the mitten round to see. There was a damp place. In the thumb was a Plum as small as a lentil. So where had the rest of Plum gone? What was all that tail made of?
@insight.look "{Rule,}" thought {Hero}. The first time, you just saw a tail. The second time, you saw what it was made of. It was bits of Plum, coming off! Plum was ice; and they had been warming it since morning. It had never been shivering. It had been shaking its head. How could they have missed it?
@insight.look "{Rule}" So {Hero} did it properly, tail, mitten, drip. Nothing had grown. It was melting! All that silver, right up the stairs, was Plum, going. And the shaking? {Hero} tried it, left and right, left and right. When do you shake like that?
@insight.look {Hero} watched a drop swell on the mitten, and let go. "{Rule,}" {they} thought, and waited for the next; and there was silver in it. That wasn't tail. That was Plum! They had been melting it since nine o'clock, very kindly, on a heater. And if you are only a head, how do you tell people no?
@insight.build "{Rule,}" said {Hero} sadly. Well, they had: coats, soup and sun. {They} counted them over. Hot; hot; hot. And Plum? {They} looked at the drip. Plum was a snowball! It hadn't been shivering. It had been shaking its head. What was there, in the whole of that warm school, that was cold?
@insight.build A wet mitten smells of snowballs. Plum was ice! They had been warming a snowball. No wonder it came off in a tail, and kept shaking its head. It had to be kept cold. "{Rule}" But all that {Hero} had got was warm. Was there one cold thing in the place?
@insight.build The bench had a puddle on it, under the mitten. {Hero} dipped a finger. "{Rule,}" {they} said, but what had they got? They'd got ice. They'd had it all day, and buttoned it up, and fed it soup. Plum hadn't said brr, not once. It had said no, no, no. So who in that hot school had anything cold?
@insight.move The mitten moved. It was Plum, pulling, as weak as a kitten, out of the sun and away from the heater. It had pulled like that since morning, and {Hero} had kept putting it back. "{Rule,}" {they} said. It had never been cold. It was shaking its head! Where had it been trying to go?
@insight.move "{Rule}" But it hadn't gone, had it, when they threw it? {Hero} put the mitten on the floor. Plum rolled out, bit by bit, away from the light, till it came to the coldest stone in the wall. It leaned there; and it wasn't shaking now. So had all that shaking been a no?
@insight.move {Hero} had put the mitten in the last of the sun, to be nice. When {they} looked again it was in the shade. {They} moved it back. It crawled out. "{Rule,}" said {Hero}, feeling {their} face go hot; for it had been going, since breakfast, and shaking its head at anyone who stopped it. Now, what was over there that it liked?
@means.look It wanted somewhere as black and cold as the place it came from. {Hero} took the {kit}, and {method}. At the back of the kitchen was a door with a white line round it, and the line was frost. They laid Plum in the ice box, among the peas. "Mmm," it said; and out in the road the tail stopped growing.
@means.look They all ran about feeling cupboards. {Hero} stood in the kitchen with the {kit}, and {method}. And there it was, low down, a breath of white from under a door. It was where the cook kept ice. In ten minutes Plum was as round as a plum, and the peas were humming as well.
@means.look Cold has a look, if you know it. {Hero} went round the kitchen with the {kit}, and {method}; and low on one wall {they} came on a hinge with whiskers, all white. There was ice behind it. They made a space among the peas, and shut the lid on the dark. After a while, through the lid, came four small notes.
@means.build What a snowball wants is an ice house. There were ice trays, and nine bags of peas, and all the milk in the school. {Hero} took the {kit} to the dark end of the kitchen, and {method}. It had walls two peas thick. They put Plum in at the door. It gave a sigh. And little by little the walls began to hum.
@means.build "Bring me anything cold," said {Hero}, and unpacked the {kit}. With peas for walls, and a saucepan lid for a door, {they} {method}. It was an ice house. They shut Plum in, and held their breath. Out in the road the tail lay still at last, and grew no more; and inside somebody had started on a tune.
@means.build "It wants an ice house," said {Hero}, and fetched the peas, the milk and the ice trays. On the larder floor {they} undid the {kit}, and {method}. It had ice for walls, peas for a roof, and one small gate, like a castle with a very large cold. They posted Plum in, and sat round blowing on their fingers. Out in the road the tail stopped growing; and in there, bit by bit, the hum came back.
@means.move {Hero} put the {kit} down and held out the mitten, loosely. It tugged; and this time {Hero} {method}. They went along the dark side of the hall, as if they were being walked by a very small dog. It stopped at the ice box. In there, in the black, among the peas, it began to hum.
@means.move "Don't carry it," {Hero} told them. "Follow it." {They} left the {kit} by the wall, opened one hand, and {method}. It led them under the stairs, past the brooms, to a door in the kitchen with frost on. After ten minutes of ice it was round, and bright, and the peas danced.
@means.move This time nobody pushed. {Hero} left the {kit} on the bench, gave the mitten its head, and {method}. They crossed the hall in the shadow, and kept well off from the pipes, and went in under the stairs, where there was a smell of winter. The ice box! Plum hopped in by itself, between two peas; and it began to tune up.
@snag At nightfall they took it to the field, and six classes came out to see. Comets go home by swinging round something, and there was the flagpole. "I'll run round it with Plum, and you hold the tail," said {Hero}. "On the whistle we all let go, or it'll fly off crooked." The whistle hung by the coat pegs. They ran in to get it. The tail had been that way, every yard that they had warmed and fed, and the hook was bare. So where had the whistle floated to?
@snag By dark the whole school was out on the grass, round the flagpole. "I run round it with Plum," said {Hero}, "and you hold the tail. Then we all let go at once, or it'll hit a chimney." But the far end was down by the buses, and would never hear a shout. "You'll need my whistle," said Miss Quince. They ran in to the coat pegs, but the tail had been there first, and the hook was bare. Where does a whistle float to?
@snag A comet can't jump; it has to be swung. They'd brought it to the flagpole, for {Hero} to run round, with six classes to hold the tail. "But we must all let go at the same time," {Hero} said, "or it'll come down on the baker's." "Leave that to me," said Miss Quince, and led the way in to the coat pegs. "I've a whistle." But the tail had gone by, which was longer by every good thing they had done to it, and the hook was bare. How far can a whistle float?
@rescue "It went up with the hats," said a voice, "and it came down with the socks." It was the new boy by the coat pegs, who hadn't said anything for two weeks. He lay flat and felt about {hid}, in a good deal of old sandwich. And he held up {key}.
@rescue The new boy by the coat pegs saw most things, because nobody was looking at him. He had seen it float off, just after the tuba. "I thought you'd put it there," he said. He reached in {hid}; and he brought out one shoe, somebody's tooth, and {key}.
@rescue There was a new boy, over by the pegs, who never spoke. "First a hat went up," he said now, "then a shoe, and then that." He'd watched it come down, too, among the odd boots. He got in {hid} till only his feet were out, and gave one soft toot. He had {key}.
@choice.asking-help It was time to hand round the tail, and {Hero} had not. {They} had the whistle in {their} teeth, Plum in one hand, the front end, and the middle. "I can man..." {they} began; and {they} could not. All six classes were standing there, a bit shyly, like people who have not been asked. "Please," said {Hero}, and went red as far down as {they} went. "It's half a mile, and there's one of me. Would you each take a bit?"
@choice.asking-help {Hero} went along the tail, laying it straight, yard after yard, and got slower, and stopped at the gate, with half of it still in the road. This, {they} thought, was the sea. This was where you had to get off. All six classes were looking at their feet, so as not to stare. "Excuse me," said {Hero}. It was a small voice after such a long ride. "I can't do the whole tail. Could you each, please, take a bit?"
@choice.asking-help {Hero} had the whole of it at once: Plum in one hand, the whistle in {their} teeth, tail round {their} neck and between {their} knees. What {they} did not have was any more {Hero}. It started to slide. All six classes stood by with their arms a little out, as people always did, and always for nothing. "I need..." said {Hero}. It was like letting go of a gate. "I need two hundred hands, for this tail. Could I have yours?"
@climax It was black out there. {Hero} took Plum in one hand, and the whistle in {their} teeth, and ran, round the pole, and round, with six classes behind {them} on the tail. {They} ran until there was no ground. There wasn't! There were {their} shoes, and under those was air. {Hero} blew...
@climax Six classes took hold of the tail. "Hang on till you hear it," called {Hero}, "and then don't." {They} ran out into the dark with Plum, and round the pole, and round it. Soon {their} feet only touched now and then. Then they did not touch. For as long as one breath, {Hero} flew. {They} blew the whistle, and opened {their} hand...
@climax It was so dark that {Hero} had to feel for the flagpole. {They} held Plum at arm's length, and bit on the whistle, and ran round the pole, and round; and behind {them}, holding the tail, ran the whole school, like the rim of a wheel. There was grass under {their} shoes; there was less grass; there was a long way to fall. {They} blew, and...
@climax.build It was black out there. A comet has no handle, so {Hero} had made it one, out of a soup ladle, an oven glove and some string. {They} took hold of that, and bit on the whistle, and ran, round the pole, and round, with six classes behind {them} on the tail. {They} ran until there was no ground. There wasn't! There were {their} shoes, and under those was air. {Hero} blew...
@climax.build Six classes took hold of the tail. "Hang on till you hear it," called {Hero}, "and then don't." {They} had made a sling for Plum out of a soup ladle and some string. With that {they} ran out into the dark, and round the pole, and round it. Soon {their} feet only touched now and then. Then they did not touch. For as long as one breath, {Hero} flew. {They} blew the whistle, and let the ladle go...
@climax.build It was so dark that {Hero} had to feel for the flagpole. {They} had made Plum a sling, out of a soup ladle and some string. {They} bit on the whistle, and ran round the pole, and round; and behind {them}, holding the tail, ran the whole school, like the rim of a wheel. There was grass under {their} shoes; there was less grass; there was a long way to fall. {They} blew, and...
@resolution Everybody let go. Plum went out tail first, which is how comets go home. They heard the hum go up and up, like a kettle in the next house. {Hero} sat in the wet grass; and on every coat, and on each nose, there was a little silver left. {turned}
@resolution It was as if someone had drawn a line up the sky, and then rubbed out the near end. {Hero} lay in the grass. "It never looked back," {they} said. "It went tail first," said Miss Quince. "It was looking at you all the way." {turned}
@resolution Tail first went Plum, quite slowly, as if it were being wound in. It hummed all four notes, over and over, until they'd have fitted in your ear. Miss Quince counted under her breath. She had got to a million when {Hero} looked at {their} palm. It was still silver. {turned}
@close They had {event} on the grass. {toast} {ends} A light fell; and then so many that they gave up counting. "Crumbs," said {Hero}. Each year a man comes to mend the window, and isn't let.
@close They had {event} on the grass. {toast} {ends} Next day the end window was wide open, for good. "It won't come down," said Miss Quince. There was frost on the sill, in the shape of a very small plum.
@close {toast} {ends} "Will it be all right?" asked somebody small, with cake on. Then the first light came down, and after it a thousand. "That's it saying yes," said {Hero}. It still says so, over {home}, every year.
`,
  b10: `
@home It was a small, hot school, the one in {home}. The clock was slow and the heating was quick, and over the heater, at the end, was a window of which it was known that it could be opened once. After that, they said, it would never shut. So nobody touched it. {Hero} had the place below it, and lived there, summer and winter, like something on a plate being kept for somebody late.
@home There was one rule at the school in {home} that was not written on the wall, and it was about the end window. It had been painted so often that it was more paint than window. "Open that," people told you, "and there'll be no closing it." The sun leaned on the one side of it all day and the heater on the other; and between the two, with one pink ear, sat {Hero}.
@home You were shown three things on your first morning at school in {home}: your peg; the clock, so that you could take away ten minutes; and, from a distance, the end window. There was nothing wrong with how it went up. What it had never mastered was the coming down, and so it wasn't for opening. {Hero} lived immediately below, beside a heater that knew two settings, off and July; and it hadn't been off since it was put in.
@friend "I haven't the faintest idea," was what Miss Quince said, as other teachers say good morning. She had a jam jar on the desk, and if a question couldn't be answered it was put on a slip of paper and dropped in. Nine of the slips were {Hero's}. One of them merely said: Where does it stop? "I've looked at that one every night this week," Miss Quince told {them}. "I can't even tell what it's about. Isn't it marvellous?"
@friend What Miss Quince liked was a question that had no handle. You'd put your hand up, and ask how many songs there were left, or whether fish get thirsty; and her whole face would open, like a shop. "Now that," she would say, "is going in the jar." The jar was pretty full. "Don't you want the answers?" {Hero} asked her once. "Oh, in the end," said Miss Quince. "But look how well they keep."
@friend The jam jar was what anybody noticed first about Miss Quince. It held every question that had been put to her, and that she had not been able to answer, and she showed it to visitors. "That one is {Hero's}," she'd say, tilting it. "Does the dark weigh anything? I lay awake for two nights. I've never been so happy." In other classes people had stopped asking by the time they were seven. In hers there was a queue.
@want By night the hall had to be ready for {event}. {why} {Hero} had been cutting paper since breakfast, and had hung so much of it that you moved about underneath as if in some cheerful sort of cave. The cake was Miss Quince's. She taught them everything, and had never made one before. It had come out on a slant; it looked as though it had heard a noise in the next room.
@want "A hundred and eleven," said {Hero}, on the ladder, with a mouth full of pins. That was paper chains, and they were for {event}, and so was the cake that stood below on a trestle. {why} Miss Quince, their teacher, had iced the thing herself, by ruler. She had wanted to find out if you could ice a straight line on a round cake. You could not; but one had to admire the way it had been gone into.
@want There was a cake, and it was on its way to being level. Their teacher, Miss Quince, had made it for {event}, and she had propped up the low side with an atlas. {why} Over the cake, from wall to wall and back, hung {Hero's} paper chains; {they} had been asked for enough, and nobody had said when. You had to part them with your hands. "It's like being inside a present," said the cook.
@turn Nobody saw it come. In the dead middle of silent reading there was a bounce upon the sill of the end window, and then a plink, and the paint water froze from side to side. {Hero} put down {their} book. In the jar, in the ice, was a comet. You could have taken that for a plum, with the bloom on; but the bloom was frost, and there hung behind it a wisp, as when you breathe out on a winter morning. It was humming. There were four notes. "Plum," said {Hero}, and it looked round.
@turn What {Hero} noticed first was that the brush said tock. The paint water had a lid of ice on it, on a day so warm that the chalk was soft; and under the lid, like a plum in a jelly, lay something round and dark and old, with a small pale tail. "That is a comet," said Miss Quince, when she had knelt down. "Oh, well done. I have always wanted not to know about comets." {Hero} breathed on the thing, and it hummed; so {they} named it Plum.
@turn In the jar where they washed the brushes something went plink. It had come in over the sill, where it had left a scorch, or rather the opposite of one. {Hero} got to it first. The water had gone as hard as a plate, and there was a comet set in it, as neat as one plum in a tart, with frost on, and one grey thread of tail that moved when you breathed. Then it hummed, as you do while you wait for someone to ask who you are. "You're Plum," said {Hero}.
@trouble At ten it had a scarf of a tail; at noon there was no saying what it had. Silver, at knee height, with a sound like sand, it went by you and turned the corner. And what it touched forgot its own weight. Inkpots got up. A tuba left the music room, and looked in on the juniors. {run1} "I shall want to know whose this is," said the head teacher, on the stairs; and her hat, her pen and the one shoe rose past her, in that order. {Hero} looked up, and up. Where was it all coming from?
@trouble Nobody minded a tail. But by the end of the morning it had been through every room in the school, and it made light of things. Forty-two packed lunches hung in the corridor, revolving; a hamster swam by, in no distress, and with a look of having always suspected this. {run1} {Hero} decided to follow it along and see where it ended, and went by the hall, the stairs and the roof door, and came round by the front to where {they} had started. Then which end was the end?
@trouble You'd have had to be very hard to object to it. The tail went through the school like a slow silver thought, round doors, under desks, and what it stroked got up and left. A tuba rose off its owner half way through a low note, and took that with it. {run1} The head teacher came out to speak to someone, and was last heard asking for her shoe. As for {Hero}, {they} had set out to see where it left off. {They} had been past the boiler, the bicycles and the bees. Could there be such a thing as a tail with none?
@stakes The cake had got up with the rest. Against the ceiling of the hall, on its back, it shed a slow crumb now and then, which did not come down. "They will all be here by six," said the head teacher, who had hold of a radiator. "For {event}. I don't say that I've anything against astronomy." She looked at {Hero}, not unkindly, between her own two feet. "But it goes home, or they do." And there in {Hero's} cupped hands Plum had started, quite violently, to shake.
@stakes "Let us be calm," the head teacher said, from over by the lamp. "At six we are to have {event}, in this hall. I've asked everyone. There's no objection to a comet, in its place; but I ask you all to consider what that place is." A hundred and eleven paper chains went by, and then, at a dignified distance, the cake. Everybody looked at {Hero}. {Hero} looked at Plum. All over, from its frost to the root of its tail, it shook.
@stakes "Nobody says that it isn't beautiful," said the head teacher. She had been tied to the piano. "At six I've two hundred people coming, for {event}. I've nowhere to stand them. I have, as you see, nowhere to stand." The cake nudged along the ceiling, leaving a line of jam. "Somebody will have to show it the way home." They all turned, those who could choose, and looked at {Hero}; and so it was {Hero} who felt it, through ten fingers. Plum had begun to shake.
@try1 "Of course!" said {Hero}. "The poor thing's come from outer space with nothing on." They all felt ashamed. They stripped the coat pegs. They wound it in scarves, and rolled it in coats to the number of nineteen; Miss Quince gave up the tea cosy; and they put the bundle on the heater, at the end where you can't keep your hand. "Better?" said {Hero}, into a sleeve. The whole lot trembled like a lid. "I think that's got it. I think that it's almost..."
@try1 They did for it what anyone would. You see a small thing shiver and you do not ask for its papers; you get a blanket. {Hero} was first, with a hat. Then came mittens, vests, somebody's grandmother's shawl, until there stood upon the heater a hill of wool with a very faint tune at the bottom. If this did not sound grateful, how does one sound? "You're always worse at first," {Hero} said, feeling it quake. "That's the cold coming out. Give it a minute, and then..."
@try1 "What would your own mother say?" asked {Hero}. Out there it was two hundred and seventy below, and the mite had come through that in its bare skin! There were sobs. Nineteen coats were off the pegs in a minute; the smallest girl took off her vest. When it had all been tied up with string, and hoisted on the heater, you couldn't have told that there was anyone in it, but for the shaking. "Soon, now," {Hero} said, and patted it. "I can feel it getting..."
@fail1 Out of all the sleeves at once it came. There was a moment when every coat in the room stood up and held out its arms, like aunts at a railway station; after that they went aloft. You could see the tail through them, thick as a tree, going away down the passage, and feeling along the wall for the stairs. In the ruins of the tea cosy, Plum was shaking worse than ever. {refrain}
@fail1 The shawl went by with great style, and nineteen coats went with it. They took a turn about the lamps, all buttoned up and with no one in them, and settled in the rafters, like bats who have come into money. As to the tail, there had been a lot of it before; that was as nothing. The near end had got as far as the staff room. And the little thing on the heater shivered, and shivered. {refrain}
@fail1 First there were the buttons, all down the front, with a noise like a stick along a fence. Then forth came tail by the yard, in all directions, as though wool were what you made it from. Up went nineteen coats, and hung about the ceiling in groups, not speaking. {Hero}, with an armful of empty scarf, saw the tip whisk round by the door; and a minute later {they} could still hear it, passing. {refrain}
@try2 "That'll be its inside," the cook said. She'd raised five. There was carrot soup on, at the boil, and they brought it through the school slung from two brooms, in convoy, for the floor was by now a matter of opinion. {Hero} knelt and blew on the spoon. Plum shook its whole small self at the sight of that. "Look how it wants it," said {Hero}, and {their} heart turned over. "There. That's gone down nicely. And now another, for..."
@try2 When coats don't answer, it is soup. All history shows it. The cook ladled it out from the back of the stove, where it had been since Monday, getting hotter; and {Hero} held the spoon, and said all those things that people say to spoons. The comet drew back as far as the table went, and shook so much that it blurred. "Nobody's ever been kind to it," said {Hero}, "that's all it is," and tipped it in, right to the last...
@try2 Food came next. The cook had fed that school for thirty years, and nobody yet had said no to her carrot soup. It was so hot that it had to be asked twice to lie down in the bowl. {Hero} held the spoon; the cook held the comet, in oven gloves. "See how it trembles," they said to each other, with full hearts. "There's a dear. And another! And now just one, to please..."
@fail2 The soup arrived, and at the other end something had to leave. They could hear it travel: the hall, the stairs, the holy hush of the staff room. A cry went up. Eleven cups of tea came out, in single file, with their saucers under them; and after those, still in their chairs, and still marking, came eleven teachers. And then there came a fine rain of carrot, going up. {refrain}
@fail2 The thing went off like a siphon. There passed over {Hero's} head, one after the other, a pot, a ladle, a lid, and the cook, with her arms folded. "I'm not saying it was the soup," she remarked, as she went; and from along the ceiling they could hear her being introduced to the head teacher. The tail had found some more stairs. No one had known that there were any. {refrain}
@fail2 A pint of soup takes up room. What had been in there to begin with came out at the back, in silver, at some speed. It took the stairs; it took the carpet off the stairs. In the staff room, where there's a rule about knocking, it did not, and eleven teachers were seen leaving by the fanlight, in order of age. {Hero} was left with the spoon. {refrain}
@try3 Then {Hero} saw it. "We've kept trying to make it at home here," {they} said. "But it's got one! And home is up." By then it was two, and the field lay as hot as a pan. Miss Quince blew her silver whistle for the crossing, and they took it to the tallest bar there was. {run2} {Hero} went up with it hand over hand, and stood on the top, with {their} toes curled, and lifted it to the sun with both arms. Plum leaned; Plum strained; Plum almost seemed to be leaning back. "Go on," said {Hero}. "Nobody minds. You can go. One, and two, and..."
@try3 "Comets go round the sun," Miss Quince read out, from the big blue book. They all turned, with one accord, and looked through the glass. Well, there it was! They'd had the poor thing indoors. She blew them out on the silver whistle. In the field at two o'clock there wasn't a shadow to be had. {run2} They gave it the full strength of that, at the top of the highest bar. {Hero} could scarcely hold on for the shaking. "That's joy," {they} called down. "Look, it knows! Stand clear, it's about to..."
@try3 With any lost child you look for the label. "Where does it live?" said {Hero}. "Up," said Miss Quince, after some thought, and blew her silver whistle; and so, in the brightest hour of the day, they bore it out to where you could see most of that. {They} climbed the frame there, with a sock on each hand for Plum's sake. {run2} On the last bar {they} unfolded. The sun came down like a bath. "This is the best we've got," {they} told Plum. "It's all sun from here. On the count of three, then: one, and..."
@fail3 Up it did go, about as far as a hat that somebody has thrown for joy. There it seemed to think, and then to forget; and it came down, into {Hero's} hands, and was no weight at all. Its tail lay on the grass, and on the hedge, and along the road to the shop, a long bright useless thing, like a wedding dress in the rain. And there were no notes left in Plum, not even the low one. {refrain}
@fail3 That wasn't flying. {Hero} saw as much before the others had finished cheering. {They} came down that pole so fast that it took the skin off, and got both hands underneath. Plum felt like something left over, without a hum in it. Half a mile away, people at the bus stop were looking up at a bus, which had risen, and thinking that there must be some good reason. {refrain}
@fail3 One would like to say that it soared. What it did was rise, by the length of a loaf, and think better of it; and {Hero} caught it, as you catch a sock that is thrown to you in the dark. There was no chill to it, and no hum. The tail lay about on the town like string after a parcel. A dog had found the tip of it, outside the post office. {refrain}
@low They did not blame anyone. They went indoors with mops on poles. {Hero} sat down among the coat pegs, which had no coats on, with Plum in the bottom of a mitten, and shoved the {kit} away under the bench with one foot. If they had been cruel to it, {they} could have stopped. But they had been kind, the whole school of them, as hard as they knew how, and at each kindness it had gone further off. {run3} And when you have done all the right things, what is there left?
@low Dark comes early, in among the pegs. {Hero} sat there with the {kit} on the floor and the mitten on {their} knee. Every so often {they} put it to {their} ear, the way you do with shells. For millions of miles it had come, through nothing whatsoever. Then it had seen, a long way down, one window; and it must have thought, surely, that there would be somebody behind it who knew what to do. {run3} How do you say sorry to a thing like that?
@low The mops had gone by; the last of the teachers had been got down. {Hero} stayed where the pegs were, and it smelled of other people's rain. {They} had Plum in a mitten, and the {kit} at {their} feet, for all the good that was. If you've hurt a thing, you stop, and you say so. But to have loved it, out loud, since nine in the morning, with two hundred others, and to have it go like this! {run3} Where do you begin, to undo a kindness?
@clue Since there was such a quantity of tail to look at, everybody did. But {Spotter} happened to be looking in the mitten. A plum would have filled the palm of it, and this morning one had. There was nothing now in the palm. What there was was in the thumb, at the very tip, where it rolled about like one pea in a boot. They had measured it all day, and each time there'd been more. Then how had it come to be so small?
@clue A drop fell. There was a round dark spot on the stone; and by and by there was another. {Spotter} followed it up with one finger as far as the mitten, and looked in. At nine o'clock they'd had to chip it out of a jar. You could have lost it in a thimble now, a thimble with a little water in the bottom. And yet there it lay, out of doors, all down the road: half a mile, and longer every minute. How could it be both?
@clue It's hard to stop looking at a marvel, and half a mile of marvel lay all through {home} with people standing round it. {Spotter} had been left with the other end. It was in a mitten, on a bench. That morning they had cut a hole for it in the ice, the width of a plum; and if they'd had it to do again now, {Spotter} reckoned, they could have used a pin. Nobody had mentioned this. Where was a thing going, if it got longer all the time, and there was less of it?
@insight.look "{Rule}" It was a good rule; {Hero} only wished that {they} had kept it. {They} looked at the tail. {They} looked at the drop on the stone. That wasn't a thing that Plum had; that was Plum, coming off, a grain at a time, like chalk off a board. Nothing had grown at all! They'd got hold of some ice, and put it on a heater. And was that shivering? Plum had told them, and told them, at the coats, at the spoon, with the whole of its body. What else has it got to shake, if it wants to say no?
@insight.look {Hero} had been staring at it for an hour without seeing it. "{Rule,}" {they} thought, since it was that or cry; and the second time it looked quite different. All that silver wasn't more. That was what comes off a snowball when you bring it in to be nice to it. And the shaking? {They} tried it for {themself}, there in the dark, small and quick: left, right, left, right. And then {they} stopped, with {their} head on one side, and felt {themself} go hot all over. When do you do that, if not for "no"?
@insight.look Something had been ticking. {Hero} looked for it, because there was nothing left to look for: it was the mitten, letting fall a drop upon the stone. "{Rule}" So {they} got down, with one eye to the next one, as it grew. There was dust in it, of a silver that was all along the passages, and over the hedge. Then that had never been a tail; it was somebody, coming to bits, on a heater! {They} thought of the spoon, and of what it did when it saw that, left to right and back. Could two hundred people have taken it for a shiver?
@insight.build "{Rule,}" said {Hero}, but there was no comfort in it. Use what? They'd used the lot. {They} told it off on three fingers: wool, soup, sun. There was something those had in common. {They} had it on the tip of {their} tongue; then it fell on the back of {their} hand, and was a drop of water, and was cold. Ice! They had got hold of a snowball, and wrapped it up warm. Nobody had been shivering; somebody had been shaking its head. So what was there, in that whole roasting school, that was any use to it at all?
@insight.build What did it was the smell of the mitten. {Hero} had been sitting with that for some time before {they} knew where it came from. They were snow smells; they were all those times that you've brought a snowball in, because it was such a good one, and put it somewhere safe. "{Rule}" That was what they'd done, and all they'd got was warmth! No wonder it had come away in ribbons. No wonder that it shook its head at them, from nine o'clock on. Was there nothing here, not one thing, that was cold?
@insight.build A puddle had come out to meet {Hero's} shoe. {They} put a hand in it, without much interest; and took the hand out; and looked at that. "{Rule,}" {they} used to say, when a thing would not go right. What they had got was ice. It was ice from before there was a world to be warm in; and it had fallen among two hundred kind people who could think only of blankets. It had no neck, so it had shaken the whole of itself at them. They'd called that shivering! Was there anywhere, under this baking roof, that no one had made nice?
@insight.move At first {Hero} took it for {their} own pulse. The mitten was being pulled: not up, nor down, but sideways, away from the heater, and out of the last bit of sun. And now {they} remembered. On the sill, on the table, on the bar, it had leaned like that, and every time they had picked it up and set it straight. "{Rule,}" {Hero} had told everyone. Well, Plum had wanted to go, and had been shaking its head at them since breakfast. Where, though? What lay over there, in the dark?
@insight.move "{Rule}" Yes; and they had thrown it in the air instead, to where they'd have gone in its place. {Hero} laid the mitten on the floor and opened the end of it. For a time nothing happened. Then out it came, about as big as a bead, and rolled, with rests, away from the window, from the pipes, from all that was kind and warm, until it came to the north wall. There it put its forehead to the stone, and was perfectly still. So when it shook like that, the whole day long, had it only been saying "no"?
@insight.move Three times {Hero} had put the mitten in the light, and three times, when {they} looked down, the light was somewhere else. It took {them} until then to see which of the two had moved. "{Rule,}" {they} said slowly, and took {their} hand away. It inched along the bench. It fell off the end, picked itself up, and made, by the shadiest route, for the north door. How it must have longed for that! All day long they'd lifted it back, tenderly, two hundred of them; and it had shaken its head. And what had they called that?
@means.look What it wanted was what it was used to: no light, and no warmth, and plenty of both. {Hero} took the {kit}, and {method}. You can't easily see cold. But round a low door at the far end of the kitchen there ran a line as fine as a pencil's, and white. Behind it were the school's peas. They cleared a place for Plum in the blackest corner. Nobody spoke. "Mmm," it said, after a minute, on the low note; and far off, over the bus, the tail had begun to come in.
@means.look People were running to and fro with the palms of their hands held out, feeling things. {Hero} stood still, in the middle of the kitchen, with the {kit}, and {method}. A mouse might have noticed it: a breath, just above the floor, that came from beneath a door where nobody ever went but the cook. There was an iron box behind it, with ice in it as old as the school. {They} laid Plum down there, in the dark, like an egg. And in a while, one by one, the peas picked up the tune.
@means.look There'd be one corner that nobody had been kind to. {Hero} got the {kit} and, starting at the boiler, {method}. It meant going by what wasn't there: no steam, no drips, no cat. In the end it was a low door beyond the larder. A spider had her web across it, as stiff and white as lace. Beyond lay ice, the peas of many years, and a good thick dark. They put Plum in with its face to the wall. Then came a bad quarter of an hour, in which they did nothing at all for it; and it hummed.
@means.build "Everything cold," said {Hero}. "Run." They came with peas. They came with milk, a marble clock, two brass doorknobs and a dish of trifle; and at the dark end of the kitchen {Hero} tipped out the {kit}, and {method}. There weren't any windows. There were walls three peas thick, and a doorknob at each corner, and the very heart of it was as black and as bitter as the far side of the moon. {They} slid Plum in. They waited. Then somewhere in the masonry there began, extremely low, a hum.
@means.build {Hero} had never before tried to make a house colder. {They} had the ice trays; {they} had the milk, and eleven bags of peas, and the {kit}; and, with {their} sleeves rolled, in a larder lit by one small candle, very far away, {they} {method}. In went what was left. They shut it up and stood about outside, as families do. Presently a boy looked in from the road, to say that the tail was moving; it had let go of the bus. And the roof of the thing had begun to buzz.
@means.build The thing about a house is that it needn't be for you. {Hero} drew one up, in {their} head, with everything wrong: no hearth, no sunny side, and a draught let in. Then {they} sent for peas. {They} had bottles of milk; {they} had the lids off all the pans, to turn away the heat; and, with the {kit} wide open on the larder flags, {they} {method}. It smoked with cold. What went in at the door wouldn't have filled a thimble. They stood outside and listened, and it was like hearing a person very far off remember the words of a song.
@means.move {Hero} put the {kit} down, for you want both hands to do nothing with. {They} opened the mitten. It tugged; and {Hero}, who had been about to carry it, {method}. So they set off, in no great haste, by the north side, and under the stairs, well out from the wall wherever there was a pipe; and the whole school came on behind, on tiptoe, like people following a snail to a wedding. They halted at an iron door. Inside was ice. And it rolled in, among the peas, and hummed.
@means.move "Nobody help," said {Hero}, which is a hard thing to say to a school. {They} left the {kit} on the bench, laid {their} hand flat to the floor with Plum on the palm of it, and, at the first pull, {Hero} {method}. Plum drew them along the cold side of everything, by ways they hadn't known were there, and passed the stove in a wide curve. Beyond was a cupboard, with frost upon the hinge; and there, when they'd left it alone for as long as they could stand to, it got back its edges, its shine and all four notes.
@means.move You follow a cat by not appearing to. {Hero} set aside the {kit}, yawned, opened the mitten a crack, and {method}. It was slow; there were rests. Plum went along in the strip where the sun never falls, round by the bins, and crossed the one hot pipe at a run. Behind it the entire school held itself back by the sleeve. Before a hatch in the kitchen wall, with rime on the bolt, it stopped, and leaned, like a dog come home. There were ice, and dark, and peas in there. It went in without shaking at all, and hummed.
@snag The first stars were out when they carried it to the field. You couldn't just throw a comet; they had tried that. "They swing," said Miss Quince, who had found it in the book, on the page after. "They go round something, faster and faster, and off." They had a flagpole, and six classes looking on. "The tail has to be let go at just the second," {Hero} said, "or it'll be in the church. On the whistle." Miss Quince nodded, and they went in with her to the coat pegs, where it had hung for thirty years. The tail had been in as well, all that they had made of it, with soup and scarves. She put up a hand to the hook, and then, with less hope, her glasses...
@snag Now they had the dark, and they had the cold, and in the midst of the field stood the pole that it was going to go round. All along the fence, like beads, were the six classes, come to see. "The tail's got to be dropped in the one second," said {Hero}. "Any later, and it'll be going to the gasworks." "You'll want my whistle," said Miss Quince. She led them in to the coat pegs, and took down the ribbon that it hung on. They saw her look at the end of that...
@snag They'd read the next page. "One swings it," Miss Quince reported, "round and round something large. I expect that's what the sun is for." They had no sun, it being eight o'clock. What they had was a flagpole, and a rope of silver with a comet on the end, wide awake, and pulling, and six classes to look on. "When the moment comes it has to be let go of," said {Hero}. "If anyone's fond of it a second longer, it will go through the church." "You want a whistle for that," said Miss Quince, and led the way in to the coat pegs. "Mine's here. It's always been here. It was here until you gave that tail its dinner, and..."
@rescue "The whistle went up at eleven," said somebody, "and came down at half past three, with the socks." He was by the coat pegs, where he always was; he was the new boy, and he'd been the new boy for so long that nobody had got as far as his name. He had seen the whole day from there. He'd thought that they must know. He went in on his stomach {hid}, through layers, past a recorder and a single skate, and when he came back he was holding {key}.
@rescue You see a great deal if nobody is talking to you. The new boy by the coat pegs could have told them where it all was: the tuba, the hamster, and the head's left shoe. What he couldn't do was begin. "Um," he said, at last, so softly that only {Hero} turned round. "That isn't lost. They've just put it with the things that are." And he put in his arm to the shoulder {hid}, shut his eyes, and drew out, like a person choosing a card, {key}.
@rescue The new boy sat by the coat pegs because no one had told him where else to. It's a good seat. He'd had the hats go up in front of him, and the tuba, in order; and, late in the afternoon, he had watched it all come down. "I made a list," he said. "There wasn't anyone to give it to." He ran one finger along to number thirty-one. Then he climbed in {hid}, was heard to beg something's pardon, and came out with {key}. "What's your name?" said {Hero}.
@climax Out there you could not see your hand, or what was in it. {Hero} took the whistle between {their} teeth, and ran, with Plum held out at the end of one arm, and behind {them} the whole great wheel of the school began to turn. Round; and round. The ground came up to {their} feet less and less. For a while {they} did not look. There were {their} two shoes; there was the grass, some way below; and nothing at all was in between. Plum sang. How easy it would be not to let go! {Hero} shut {their} eyes, and blew...
@climax "When you hear it," said {Hero}, "don't think. Just open your hands." {They} walked to the middle of the dark, where the pole was, and started to run. Two hundred people were running after {them}, out there on the rim. On the seventh time round {their} toes touched, and on the eighth they missed. For as long as it takes to say it, {Hero} was somebody who could fly; and {they} knew what would stop it. "Off you go," {they} told Plum, around the whistle, and blew it, and was the last...
@climax It was no night to be the one in the middle. {Hero} found the pole by walking into it, set {their} teeth in the whistle, and started to turn. It was heavy going. Then it was only going. All about, in the blackness, four hundred shoes went by like rain; there was a tune in {their} hand; and {they} noticed, from some way off, that {they} had stopped using {their} legs. There was nothing under them. {They} swung there, like a bucket on a string, as high as the flag. Nobody can tell you how to let go of a thing. {Hero} filled both cheeks...
@resolution They go out tail first; the sun sees to that. There was no bang; only that long, long silver drawing itself up out of the field, off the hedge, off the church, out of everyone's hair, and closing behind it like a door. The hum went higher until it was a thing that you remembered rather than heard. {Hero} had come down in a wet place, and stayed there. On all their sleeves was a dust so fine that you could only see it by not looking. {turned}
@resolution Imagine that someone draws a line, with a ruler, from where you are to where you'll never be; and then, starting with your end, rubs it out. The field was just a field. {Hero} lay in it, with one arm still stretched up. "I was the last one holding on," {they} said, when {they} could, "and it didn't look back." Miss Quince had sat down in the dew. "Tail first," she told {them}. "My dear, think. It was looking at you the entire way." {turned}
@resolution Backward it went, with its tail before it, bowing itself out like somebody leaving a queen. First there was a field full of silver, then a street's length, then a thread; and a note so high that only a dog could say when it stopped. For quite a time two hundred people went on holding up their open hands. {Hero} had landed in a hedge. There was a shine in {their} cuffs, and {they} could see by it, just about, Miss Quince, who was crying, and delighted. "I have not," she said, "one single idea where it's going." {turned}
@close They had the {party} on the grass, that being where the cake had come down, a bit straighter than it went up. {toast} {ends} It was somewhere in the second helping that a light slid down the sky, and another, and then they came like rain. "Crumbs," said {Hero}. You can see them there on that night every year, if you sit by the end window. Nobody has ever shut it. People do write to the council about it, and the council sends a man; and he's always given cake, and sent away.
@close {toast} {ends} When it was all cleared up there was a slip of paper in the paint jar, in {Hero's} writing: If you love a thing, how do you find out what it likes? Miss Quince held it for a long time. There was frost on the inside of the end window, which was open, and would be open now for good. "I've not the faintest idea," she said; but she didn't drop it back in. She pinned it on the wall, over the heater, where everyone would be sure to see it. Then she turned the heater down.
@close {toast} {ends} On its good side, in the grass where it had dropped, the cake stood as straight as a church. They'd got to the second layer when the sky began to drop things: one light, and then a handful, and then more than they had names for. "It has kept us the crumbs," said {Hero}. There are people who will explain that to you. They'll explain the frost, too, that was on the sill in the morning. They have never sat at the end window, one night in the year, with the heater off, and been hummed at.
`,
}
