// Dreams come by bicycle, in brown paper; the one that was made for the night post herself has gone to the wrong bed.
import type { PackSource } from '../pack.ts'

export const post: PackSource = {
  id: 'post',
  skeleton: 'making-a-gift',
  genres: ['fairy-tale', 'fantasy', 'magic', 'mystery', 'friendship'],
  tags: 'night bed dream post village town street river bridge pillow moon bedtime sleep letter',
  peril: 0,
  touches: 'night dark river owl',
  carries: ['tender', 'brave', 'sad'],
  ways: ['look', 'mark', 'move'],
  figure: {
    name: 'Mrs. Hush',
    type: 'woman',
    pronoun: 'she',
    age: 66,
    looks: 'brown skin, white hair in a bun, lilac cardigan, navy skirt, round glasses, scarf',
    want: 'every pillow to have its parcel',
    habit: 'whispers everything',
  },
  extras: `
    fail1: baker
    try2: baby
    fail2: baby
    clue: ducks
    fail3: owls
    rescue: girl ducks
    resolution: crowd
    close: crowd
  `,
  names: ['Mrs. Hush', 'Mrs', 'Hush', 'Candle Row', 'Candle', 'Row', 'Number'],
  nouns: {
    home: 'Candle Row',
    quest: 'dream',
    key: 'the brass stamp',
    hid: 'under the upturned boat',
    mistake: 'left the parcel out on the step, beside the mail sack',
    scary: 'the middle of the old bridge, where there are no lamps',
    wait: 'until the river had turned over in its sleep',
    crowd: 'the neighbours in their dressing gowns',
    small: 'the girl who fed the ducks',
    says: 'It’s only asleep. My ducks walked home across it, on tiptoe.',
  },
  swappable: false,
  refrain: {
    base: 'Tap, tap, night post, soft as a sheep. Now who has the parcel, and are they asleep?',
    turned: 'Tap, tap, night post, soft as a sheep. And she has the parcel, and she is asleep.',
  },
  small: { base: 'Tap, tap, night post! Who could it be?', turned: 'Tap, tap, night post! "Oh, is it for me?"' },
  titles: [
    '{Hero} and the Night Post',
    'The Wrong Bed',
    'For the One Who Is Up All Night',
    'Tap, Tap, Night Post',
    'A Dream for Mrs. Hush',
  ],
  blurb:
    'Dreams come by post, in brown paper, one to a pillow. For forty years Mrs. Hush has brought them round on her bicycle, and for forty years nobody has sent her one. So {Hero} makes it: toast, warm sand, rain on a tent. And then, by mistake, it is delivered.',
  stage: `
    want: kitchen dusk clear close | hold excited | box table bread | cat-asleep
    friend: street dusk clear medium | wave happy | bicycle sack | bird-on-head
    home: bedroom night clear above | sit calm | bed parcel | odd-socks
    hobby: bedroom day clear medium | stand proud | |
    flaw: kitchen dusk clear wide | think thoughtful | table parcel |
    turn: kitchen dusk clear medium | look surprised | table cup | cat-asleep
    trouble: street dusk wind wide | run funny | bicycle | hat-blown-off
    stakes: street night clear close | talk worried | | odd-socks
    try1: bakery night clear medium | reach hopeful | bed quilt candle | mouse-watching
    fail1: bakery night clear close | look surprised | bed quilt bread | | floury
    try2: bedroom night clear above | crawl brave | bed book | cat-asleep | floury
    fail2: bedroom night clear medium | kneel surprised | book lamp | | floury
    clue: bridge night clear medium | look-down curious | | duck-following |
    try3: forest night clear medium | climb excited | lantern | moth-round-lamp |
    fail3: forest night clear close | reach surprised | nest owl | | leafy
    low: bridge night stars wide | sit sad | | snail-passing | leafy
    insight: bridge night stars above | look-down hopeful | leaf | | leafy
    means: river night stars medium | kneel brave | parcel | frog-in-cup | wet
    choice: river night stars close | stand thoughtful | parcel stone | | wet
    snag: river night stars wide | look surprised | parcel stone lantern | | wet
    rescue: river night stars medium | reach hopeful | moon-stamp boat | duck-following | wet
    climax: bridge night stars medium | give wonder | parcel bicycle | |
    resolution: bridge night stars wide | sit joy | parcel bench | duck-following |
    close: bridge night stars close | laugh happy | table cake | small-copy-of-hero |
  `,
  deeds: `
    want: hero opens dream-box; others old-man woman; at kitchen night wide; no box; no bread; no table; no parcel; no gift; no candle; no shoe
    friend: figure on bicycle; no shoe; no boots; no sock; no parcel; no gift; no pillow
    home: hero in bed; hero sleep calm; figure give happy; at here wide; parcel on bed; no candle; no bicycle; no sack; no pillow
    hobby[sleeping cat]: hero touches chalked-cat; hero kneel proud; no cat
    flaw[hold the coats]: no table; no duck; others crowd
    flaw: no parcel
    turn[only a label]: hero lifts parcel-label; hero hold surprised; with table; at here medium; no cup; no parcel; no gift; no box
    turn: hero under table; cup on table; no parcel; no gift; no box
    trouble: figure on bicycle; no parcel; no gift; no wheel; no shoe
    stakes: hero lifts lantern; hero hold worried; others crowd; no figure; at street night wide; no parcel; no gift; no bicycle; no sack
    try1: hero touches dough-bed; no bed; no quilt; no parcel; no gift; no bread; no pillow; others
    fail1: hero touches fallen-dough; hero reach surprised; no quilt; no bed; no bread; no parcel; no gift; others baker; at here wide
    try2[Our baby|man with]: others tired-man
    try2: hero touches near-cot; at here wide; no bed; no book; no parcel; no gift; others
    fail2[faces sat|father]: others tired-man woman
    fail2: hero lifts duck-book; with cot-cry; no book; no lamp; no parcel; no gift; others
    clue[nine of them]: friend touches leaf-arch; at here wide; no duck; others
    clue: friend touches still-water; at here wide; no leaf; no parcel; no gift
    try3: hero on elm-ladders; at forest night medium; no nest; no tree; no ladder; no lantern; no parcel; no gift; others
    fail3[It was owls|young owls|it was owls]: hero behind owl-brood; hero hide surprised; at here close
    fail3: hero on owl-tree; at forest night medium; no nest; no owl; no parcel; no gift; no sandwich; others
    low[chin on the tin]: hero behind tin-wall; hero hide sad; at here medium; no stone-wall
    low: hero on stone-wall; no parcel; no gift; no shoe; others
    insight.mark: hero touches wall-river; no leaf; no parcel; no gift; no bicycle; others
    insight: hero touches still-water; no leaf; no parcel; no gift; others
    means: hero lifts parcel; no figure; others
    means.mark[drew it all|painted it all]: hero touches mud-drawing; hero kneel hopeful; at here wide; no parcel; no figure; others
    choice: wet-parcel on stone; no parcel; no gift
    choice[for the coats]: hero touches duck-girl; hero kneel happy; no duck; no parcel; no stone; others; at river night wide
    snag: hero lifts lantern; wet-parcel on stone; no parcel; no gift; no figure
    snag[hook]: hero touches post-box; hero reach worried; at here wide; others crowd; with lantern; no parcel; no gift; no figure
    rescue[thunder down a pipe|flew on a puff of smoke|round the corner and came back]: friend blows turned-boat to hero; hero reach wonder; at here wide; no moon-stamp; no boat; others
    rescue: friend gives moon-stamp to hero; no parcel; no gift; no figure; no glasses
    climax: hero gives parcel to figure
    resolution: figure on bench; figure sleep calm; hero look happy; parcel on bench; no sock
    close: figure lifts cup; figure hold joy; with supper-table; no table; no cake; at bridge night medium; no parcel; no gift
    friend[hedge]: figure on bicycle
  `,
  lapStage: `
    home: street dusk clear wide | wave happy | bicycle sack |
    friend: street dusk clear medium | wave happy | |
    want: kitchen dusk clear medium | hold excited | parcel |
    turn: street dusk clear medium | hold surprised | parcel lantern |
    trouble: street night clear wide | run funny | lantern parcel |
    stakes: street night clear medium | hold worried | lantern parcel |
    try1: bakery night clear medium | peek hopeful | bed quilt |
    fail1: bakery night clear close | look funny | bed bread |
    try2: farm night clear medium | peek curious | blanket |
    fail2: farm night clear close | look surprised | goat blanket |
    try3: forest night clear wide | climb excited | tree nest |
    fail3: forest night clear close | look surprised | owl nest |
    hobby: forest night clear medium | stand happy | |
    flaw: forest night clear close | think thoughtful | |
    low: bridge night clear wide | sit sad | lantern parcel |
    clue: bridge night clear close | listen curious | |
    insight: bridge night stars close | think hopeful | lantern |
    means: bridge night stars medium | wave brave | lantern |
    snag: bridge night stars medium | hold worried | bicycle lantern |
    rescue: bridge night stars medium | give happy | parcel bicycle |
    choice: bridge night stars close | kneel thoughtful | mouse |
    climax: bridge night stars medium | look wonder | parcel |
    resolution: street night stars wide | cheer joy | bicycle parcel moon |
    close: bedroom night stars medium | lie calm | bed pillow |
  `,
  lapDeeds: `
    home: figure on bicycle
    friend[fed the ducks]: hero touches duck; others girl; no figure
    friend: others girl; no figure
    want: hero lifts parcel; no figure
    turn: hero hugs parcel; no lantern
    trouble: hero lifts lantern; no figure
    stakes: hero hugs parcel
    try1: hero touches bump-bed; no bed; no quilt; no figure
    fail1: hero touches baker-bed; no figure; no bed; no bread; others
    try2: hero lifts blanket; no figure
    fail2: hero touches goat; cap on goat; no blanket
    try3: hero on owl-tree; no nest; no tree; no figure
    fail3: hero touches owl; no nest
    low: hero on stone-wall; no parcel; no figure
    insight: no figure
    means: hero lifts lantern; with figure
    snag: figure on bicycle
    rescue: hero gives parcel to figure; no goat; others
    climax: figure opens parcel; with figure
    climax[in her arms]: figure hugs parcel
    resolution: with figure; no goat; no moon
    resolution[rug]: hero gives blanket to figure; no bicycle
    resolution[sack]: hero lifts bell; others owls; no figure
    resolution[sleep, at]: figure on bench; figure sleep calm; no bicycle
  `,
  b0_3: `
@home Each night, Mrs. Hush came by on her bicycle. She had a dream for {Hero}, and one for the {kit}.
@home Shh! Mrs. Hush brought the dreams, in brown paper. {Hero} held up the {kit} to wave good night.
@home A soft bell rang. It was Mrs. Hush, with a sack of dreams. "One for {Hero}. One for the {kit}."
@friend The girl from next door fed the ducks. "I dreamed of a bus, {Hero}," she said.
@friend "I had a dream with cake in it," said the girl next door. {Hero} had one with a bear.
@friend The girl who fed the ducks put out her light. "Good night, {Hero}!"
@want {why} {Hero} made a dream, for Mrs. Hush, after {event}. What was in it?
@want {why} After {event}, {Hero} made Mrs. Hush a dream. Would she like it?
@want {why} {Hero} made Mrs. Hush a dream, with cake from {event}. Where was she?
@turn Cake, warm sand, and rain on a tent! {Hero} tied it up, and went out. {refrain}
@turn {Hero} tied a string round it, and went out, on tiptoe. {refrain}
@turn It was soft, and it hummed. Out went {Hero} with it. {refrain}
@trouble Mrs. Hush had no house. {run1} {Hero} looked up the street. Where did she sleep?
@trouble All the doors were dark. {run1} Which was hers, {Hero}?
@trouble Step, step, went {Hero}. {run1} Where was Mrs. Hush's bed?
@stakes "I have a dream here, and nobody in it," said {Hero}. It hummed.
@stakes {Hero} held it close. It was as warm as a cat.
@stakes "Do not cry, dream," said {Hero}. "I will find her."
@try1 There was one soft light, and one big bed. {Hero} came up to it, and...
@try1 Something snored, under a quilt. Was it Mrs. Hush? {Hero} took one corner, and...
@try1 {Hero} saw a bed with a bump in it. One, two, three steps, and...
@fail1 It was the baker, with flour on his nose. {refrain}
@fail1 No, it was the baker. He had a loaf in bed. {refrain}
@fail1 "Zzzz," said the baker. "Bun. Zzzz." {refrain}
@try2 There was straw, and an old rug. It went up and down. Who was under it?
@try2 Something snored in the hay. Was that her hair? {Hero} felt it. Was it...?
@try2 {Hero} saw a rug with two ears. Did Mrs. Hush have ears like that?
@fail2 It was a goat. It had a beard. {refrain}
@fail2 No, it was a goat, in its night cap. {refrain}
@fail2 "Maa," said the goat, in its sleep. {refrain}
@try3 Way up in a tree was a bed of sticks. {Hero} climbed up. Step... step...
@try3 Something sighed, up there in the leaves. Up went {Hero}, hand over hand...
@try3 {Hero} saw a nest, as big as a hat. It said, "Hoo..."
@fail3 It was an owl. It was not asleep at all. {refrain}
@fail3 No, it was an owl. It winked at {Hero}. {refrain}
@fail3 "Hoo," said the owl. "Not me!" {refrain}
@low {Hero} sat down on the bridge. {run3}
@low It was so late. {Hero} sat down. {run3}
@low There were no more beds to look in. {run3}
@clue {Went}, went the {kit}, by the lamp. Ting! What was that, so far off?
@clue {Went}, went the {kit}. Ting, ting! <pal:{Pal} heard it, too. >It came along the road, to {Hero}.
@clue {Went}, went the {kit}. "Was that you?" said {Hero}. Ting! It was a bell.
@insight She was not in bed. She was never in bed! {Hero} looked down the road. Was that...?
@insight Who is up all night, when all the rest are asleep? Who has a bell...?
@insight {Hero} knew that bell. It came each night. Was it...?
@means {Hero} stood in the road, with the lamp. {Went}, went the {kit}, right in front of her. "Night post!"
@means Up went the lamp. {Went}, went the {kit}, as she came. "Stop, Mrs. Hush!"
@means {Went}, went the {kit}, in the middle of the road. "Stop, please!" called {Hero}, very softly.
@snag She came on, and on. She had her eyes half shut. She did not see {Hero}. Oh no...
@snag Ting, ting! She went right by. "Wait," said {Hero}. Hush... did she hear...?
@snag The bicycle went past. The lamp blew out. Oh, Mrs. Hush...
@rescue She stopped! "I have no more dreams," she said. "But I have," said {Hero}. "This one is for you."
@rescue The bicycle stood still. {Hero} held out the dream. "It is not for me," said Mrs. Hush. But it was.
@rescue Squeak! She got down. "For the baker?" she said. "For the goat?" {Hero} shook {their} head, and gave it to her.
@climax She took off the string. Out came warm sand, and cake, and rain on a tent. Mrs. Hush shut her eyes.
@climax She opened it, just a bit. It smelled of cake. "Oh," she said, "it is my very own." And she yawned.
@climax It hummed in her arms. Mrs. Hush sat down by {Hero}, and leaned her head, and fell asleep.
@resolution {Hero} put a rug on her, up to the chin. {turned}
@resolution The owl took the sack round, and {Hero} rang the bell. {turned}
@resolution Mrs. Hush smiled, in her sleep, at {Hero}. {turned}
@close {toast} And {Hero} went to bed. Shh. Night-night, Mrs. Hush. {ends}
@close {toast} Ting. Good night, owl. Good night, goat. {ends}
@close {toast} There was one dream left, for {Hero}. {ends}
`,
  b4_6: `
@want All the curtains in {home} were shut. {Hero} was making a dream, to give away at {event}. {why} Shh! The night post must not know.
@want In went the smell of toast. In went warm sand. It was a dream, and {Hero} was making it for {event}. {why}
@want "Has it got rain in?" asked {Hero}. It had. It had toast, and an old man's sand, and it was to be a dream, for {event}. {why}
@friend Tick, tick, came the bicycle. Mrs. Hush wore slippers over her boots, and she whispered everything. "Look out, {Hero}," she whispered, and ran into [a hedge|the milk].
@friend {Hero} liked Mrs. Hush. She had a sock on her bicycle bell. When she laughed, you could not hear it. You had to look at her shoulders.
@friend Mrs. Hush had felt on her feet and butter on her wheels. Not a sound! "Night, {Hero}," she whispered, and went by like [smoke|a cat].
@home In {home} the dreams came by post, in brown paper, with a moon stamped in the corner. Tap! Mrs. Hush put one on each pillow. {Hero} once got a [whale|lighthouse].
@home Mrs. Hush was the night post in {home}. She had a sack of dreams, and a brass stamp with a moon on it. Tap, tap, by {Hero's} ear, and she was gone.
@home Shut your eyes, in {home}, and in came Mrs. Hush with the post. You got a dream, all done up with string. The moon was stamped on it. {Hero} often got [ducks|boats].
@turn {Hero} came back with some string. But where was the parcel? Its label just said: For the one who is up all night. {refrain}
@turn "Who has moved the parcel?" Nobody had. All that {Hero} had put on it was: For the one who is up all night. {refrain}
@turn Glue, cat, table. Gone was the parcel that said: For the one who is up all night. {Hero} looked behind the cat. {refrain}
@trouble "I took the extra one, too," Mrs. Hush whispered, as she rode by. "I put it in the..." {run1} "In the what?" cried {Hero}. Back came one word: "...bed." But whose?
@trouble {Hero} ran after the bicycle. "Where did you take it?" {run1} And Mrs. Hush told them! But who can hear a whisper on a bicycle? "...bed," it ended. Which one?
@trouble "Mrs. Hush!" called {Hero}. "Have you got our parcel?" {run1} "It went with the rest," came a whisper, over a back wheel, "to..." The wind took it, all but "bed". Which bed?
@stakes It was for her! For forty years she had brought dreams to everybody, and nobody had sent her one. "She's coming to {event}," said {Hero}, "and there's nothing for her."
@stakes The night post had posted her own present! All those whales and ducks, and not one of them was hers. "We must get it back," said {Hero}, "before {event}."
@stakes Forty years of dreams, and who ever sent her one? "We did," said {Hero}, "and now it's in some bed. And tonight is {event}!"
@try1 "Who is up all night?" said {Hero}. "The baker!" He was not in his bed, but a lump was. It was big and warm. {Hero} took the quilt, and...
@try1 The baker worked all night, so they looked in his bed. "It's here!" said {Hero}. "I can feel it. It's soft. It's round. It's..."
@try1 Bakers get up when you go to bed. So who was that in the baker's bed, as warm as a pie? {Hero} lifted up the quilt, and...
@fail1 It was dough. He had put it to bed, to rise. Now it felt the cold, and it sank, with a long, sad sigh. {refrain}
@fail1 "My loaf!" cried the baker. It slept there every night, with a hot bottle. It took one look at {Hero}, and went as flat as a plate. {refrain}
@fail1 It was tomorrow's bread, all tucked up. "Shut the door!" cried the baker. Too late! With a sigh, in front of {Hero}, it went flat. {refrain}
@try2 At Number Nine the baby was up all night. In they went, on hands and knees. {Hero} saw something brown in the cot. One more inch, and...
@try2 "It's for the baby!" said {Hero}. They took off their shoes, and went up the stairs like mice. By its pillow was a thing with corners, and it was...
@try2 Who cries all night? "Number Nine!" they all said. {Hero} crept in, under the wet socks. By the baby's nose was a thing, flat and brown, tied up with...
@fail2 "Quack!" It was a book about a duck. The baby had been asleep, for the first time in six weeks. Now it was not. And nobody else was, either.
@fail2 It was a duck book, and it could quack. "WAA!" went the baby. One by one all the lamps came on, and in every window was a [cross|sleepy] face.
@fail2 It was a bath book with a duck in. "Shh," said {Hero}. "QUACK," said the book. What the baby said was louder still. Up went every blind in the street.
@clue They went home by the bridge. {Spotter} dropped a leaf in on one side, and ran over to see it come out on the other. It did not come. Where was it?
@clue Nine ducks were walking home. Why did they not swim? {Spotter} looked down. There was a leaf on the water, and it just lay there. What was wrong with the river?
@clue A leaf came down, and sat on the river. {Spotter} said goodbye to it. But it did not go! It sat there, as on a plate. Who had stopped the river?
@try3 "Hoo," said a tree. "The owl!" said {Hero}, and they put up a long ladder. {run2} At the top {Hero} felt in the nest, and...
@try3 Who was left? Only the owl. {run2} {Hero} went up with a lamp, and put a hand in her bed. "There's something here! It's soft, and it's got..."
@try3 "I know who never goes to bed," said {Hero}. "Hoo!" said someone, up in the tree. {run2} {Hero} climbed, and felt in the fluff, and there was...
@fail3 "Ow!" It was three baby owls. They had been told that supper would come up the tree, and up came {Hero}. {refrain}
@fail3 It had beaks. It was three small owls, and they ate {Hero's} cuff, and then a button. {refrain}
@fail3 Three small owls had been told to wait for supper. They had waited, and it was {Hero's} thumb. {refrain}
@low Those were all the beds. {Hero} sat on the bridge with the {kit}. All that toast was lying in the dark, getting cold. {run3}
@low The others went in to see to the supper. {Hero} stayed, and held on to the {kit}. It was so quiet there. You could not even hear the river. {run3}
@low {Hero} sat on the cold bridge, and hugged the {kit}. Rain, and sand, and toast, and it was all lost! There were no more beds. {run3}
@insight.look The moon lay in the river. "{Rule,}" said {Hero}. A moon in a river should shake. This one did not. It was up every night, that river, and now it was asleep! But in what bed?
@insight.look "{Rule}" So {Hero} looked again. The river did not run. It lay there, and it breathed. Who is up all night, every night? A river is! And what does a river lie in?
@insight.look In the black water was a moon, as still as a plate. "{Rule,}" said {Hero}. The water did not go by. It had gone to sleep! But what was it lying in?
@insight.mark "{Rule,}" thought {Hero}, and began to draw them on the stone: the baker, the baby, the owl. Then {their} finger made a long wavy line. Up all night! And what does a river lie in?
@insight.mark Words had gone to the wrong bed. "{Rule}" With a wet finger {Hero} drew the night, and the moon, and under it the river. It was up all night! But where does a river sleep?
@insight.mark {Hero} drew the dark. A moon, a bridge, and a long, long line with a wave in it. "{Rule}" Oh! That had not slept, either! But rivers don't have beds. Or do they?
@insight.move {Hero} sat on the bank. It went up a bit, and down a bit. "{Rule}" But the river did not go! It was up all night, every night, and now it was asleep. In what bed?
@insight.move "{Rule,}" said {Hero}. A river always goes, all day and all night. Then why did this one lie there, in and out, in and out, like someone in bed? In what sort of bed?
@insight.move Something was breathing, and it was not {Hero}. Up it came, and down it sank. "{Rule,}" {they} said. The river had lain down! It had never done that before. So where was it lying?
@means.look Down they ran, with the {kit}, and {Hero} {method}. There! On the river bed, next to a sleepy fish, was the brown paper. {They} reached in up to one ear.
@means.look {Hero} put the {kit} down, and {method}. Up came a bubble, and one more. They smelled of toast! {They} put in an arm, and felt about, and there was the string.
@means.look The parcel lay in the river's own bed! So {Hero} got out the {kit}. {They} {method}. Down by a fish was some brown paper. In went an arm, and out came the post.
@means.mark You must not shout at a thing that's asleep. So {Hero} took the {kit}, and {method}, to show whose dream it was. The river sighed. Up came the parcel.
@means.mark {Hero} went to the edge with the {kit}, and {method}. Now the river knew who had no dream. One long, slow wave came over, and put the parcel on {Hero's} feet.
@means.mark How do you ask a river? With the {kit} by {them}, {Hero} {method}. It was all about Mrs. Hush. The water thought. Then it rolled over, and let the parcel go.
@means.move {Hero} left the {kit} on the grass. In went the river, and {they} waited; out went the river, and {Hero} {method}. It never woke. And {they} had the parcel!
@means.move Wait for it, wait for it... Down by the {kit} they all held their breath. Then out went the water, and {Hero} {method}. One wet sock! One wet parcel!
@means.move Up it came, and down. Now! The {kit} fell on the grass, and {Hero} {method}. Nobody sneezed. Back {they} came, with one wet leg and one wet parcel.
@snag "The moon stamp has washed off!" said {Hero}. A dream with no stamp won't start. They ran to the post box, where the stamp was kept. Here was its hook. And here was no...
@snag But the corner of the parcel was bare, and a dream must have a moon stamp. "It's kept by the post box," said {Hero}. {They} felt for it. There was nothing on the hook...
@snag The moon on the parcel had come off in the wet. With no moon, a dream stays shut! Mrs. Hush's stamp hung by the post box. {Hero} put up a hand, and felt only...
@rescue "It fell off," said somebody small. It was the girl who fed the ducks. "It rolled." She lay down and looked {hid}. And there was {key}, with a duck on it.
@rescue Nobody had asked the girl who fed the ducks, and she had seen it all. She put one arm in {hid}. "Quack!" said something. But she came out with {key}.
@rescue The girl who fed the ducks had told them twice, but she was small. "It's been sat on," she said. She crawled {hid}, and backed out with {key}, all warm.
@climax Thump! There was a moon on the parcel. {Hero} went out on the bridge, where there are no lamps. Tick, tick, tick. "One more," said {Hero} to Mrs. Hush, and held it out...
@climax {Hero} pressed down the stamp, and walked out in the dark, to the very middle. Tick, tick. "Who's it for?" whispered Mrs. Hush. She bent down with her lamp, and read...
@climax Bump! A new moon. {Hero} took the parcel to the dark part of the bridge, alone. "Post?" {they} said. "Give it here," whispered Mrs. Hush. "Who is it..."
@resolution "But I'm only the post," said Mrs. Hush. She pulled the string. Out came toast, and sand, and rain. Her eyes shut. {turned}
@resolution It was her own name! Mrs. Hush had never had it on a parcel before. {Hero} sat by her on the bench, and held her hat. {turned}
@resolution Mrs. Hush read it two times. "Me?" she said. {Hero} nodded, and out came the toasty smell, and down went her chin. {turned}
@close They had put the table on the bridge. {toast} {ends} "It had toast in it!" said Mrs. Hush, out loud.
@close {toast} {ends} Then Mrs. Hush told {Hero} her dream, and did not whisper. Down below, the river went by on tiptoe.
@close {toast} {ends} "I was in a tent," said Mrs. Hush to {Hero}, so loud that she woke the ducks.
`,
  b7_9: `
@want "Now the smell of toast," said {Hero}, and held the box open. In it went, and after it a bit of warm sand, and the sound of rain on a tent. They were making a dream, in secret, all {home} together, to be given at {event}. {why}
@want You can't buy a good dream. {Hero} had been to every door in {home} with a box. One lady gave the sound of rain on a tent. The baker gave toast, just the smell; and an old man gave the sand out of his shoe, still warm. It would be ready for {event}. {why}
@want Nobody was to tell the post. All week {Hero} had gone about {home} with an open box, asking. People had put in toast, by the smell, and a pinch of a warm beach, and a wet night in a tent. It would be a dream by {event}. {why}
@friend Tick, tick, tick, came the bicycle. Mrs. Hush, the night post, had slippers on over her boots, and a sock on her bell. She had whispered for so long that she whispered everything. "Do look out," she whispered once, to {Hero}, and went into a hedge.
@friend {Hero} thought that nobody on earth could be as quiet as Mrs. Hush. She oiled her bicycle with butter. If you told her a joke you had to watch her shoulders, to know. "Good night, {Hero}," she would whisper, and off she went, with other people's dreams.
@friend There was butter on her chain, and felt on her feet. If Mrs. Hush ever squeaked she begged your pardon, in a whisper, and you couldn't hear that, either. {Hero} had run into her once in the fog. They'd both said "Boo," quite softly, and bowed.
@home In {home}, dreams came by post. Mrs. Hush brought them on her bicycle when it was dark, in brown paper, with a moon stamped on one corner. There was a tap; and there on your pillow was a parcel, about as heavy as a kitten. {Hero} had never once been missed out.
@home If you lay quite still, in {home}, you might hear it: tap, tap. It was Mrs. Hush, with her brass stamp and her sack, who put one parcel on each pillow. There might be a whale in yours, or your old school with a river in it. {Hero} liked the ones with stairs.
@home In {home} you did not make up your own dreams; they were delivered. Some time after ten came a tap beside your ear; and that was Mrs. Hush, off her bicycle, laying it straight. It had brown paper on, and a moon stamped in black. {Hero} could never stay awake for it.
@turn {Hero} was gone no longer than you need to find some string. There was the glue, when {they} came back, and there was the cat. There was no parcel. It hadn't even had a name on, only a label, which said: For the one who is up all night. {refrain}
@turn "I thought you had it," they all told {Hero}. They looked under the table, and under the cat. It was gone, and the label with it, in {Hero's} very best writing: For the one who is up all night. {refrain}
@turn There was a bare place in the crumbs, just the right size, and the cat was looking at it. {Hero} put down the string. The parcel hadn't had a name, just a label: For the one who is up all night. {refrain}
@trouble A bicycle was going by. "One more than usual tonight," Mrs. Hush whispered to it. {run1} "Where did you take it?" {Hero} shouted. She told them, too! She told them the whole thing; but it was a whisper, and it was going round a corner. Just one word came back. It was "bed". But whose bed?
@trouble {Hero} got out into the road as a lamp went past. "Was there an extra one?" "There was," whispered Mrs. Hush, "and I knew at once who it was for." {run1} "Who?" Her lips moved; her slippers went round. "...bed," was all that anybody heard. And how many beds are there?
@trouble "The post!" said {Hero}. "She'll have seen it." Mrs. Hush had more than seen it; she'd delivered it. {run1} "And I told myself," the whisper went on, as her back lamp got smaller, "that can only be for..." They ran after her with cupped ears, and what reached them was "bed". But which?
@stakes "It was for her," said {Hero}. She had brought everyone else's for forty years. She'd never had one herself, as you have to be asleep for it. Tonight she would be done early, so as to come to {event}. They'd sit her down; and then what would they give her?
@stakes So she had posted her own present. Think of it: forty years of other people's whales, and nobody had ever sent her so much as a duck. "She'll be off work soon," said {Hero}. "She'll come in for {event}, and it won't be there. We'd better start looking in beds."
@stakes {Hero} went red, and then white. "But she's who it's for!" Every night she gave out the whales and the stairs. By dawn her sack was flat, and none of it was hers, since you can't be sent a dream with your eyes open. "And tonight, at {event}, what is there to give her?"
@try1 "Who's up all night?" said {Hero}. "Bakers are." His bed stood behind the oven. He wasn't in it, of course, but something was. It made a hill under the quilt, as warm as a cat. "Here it is," whispered {Hero}, and took hold of a corner...
@try1 There was one bed in town that was always empty at night. {Hero} led the way, past the flour, to the baker's room. The pillow was bare; but there was a shape down there under the quilt, and it seemed to be growing. "On three," {they} said. "One, two..."
@try1 By this time the ovens were lit. "There," said {Hero}. "Who's never in bed at night? The man who makes the rolls." They tiptoed through the flour to where he slept, by day. Something plump was in there now, under the quilt. {Hero} peeled it back, and back, and...
@fail1 It was dough. He put it to bed each night, to rise, with a hot bottle at its feet. It felt the draught. It gave a sad sigh, like someone whose bus has gone, and sank. "That," the baker said, "was tomorrow." {refrain}
@fail1 "I'd just got him off," said the baker, from the door. It was a loaf, or it was going to be. It looked up at {Hero}, went grey, and came down like a tent. There was nothing beneath it but a spoon. {refrain}
@fail1 It was the morning's bread, and it had only that minute dropped off. "The door!" cried the baker, but in came the cold; and the big white thing gave a hiccup, wobbled, and lay down, and {Hero} could hear it being flat. {refrain}
@try2 "Our baby's up all night," said a man with his jumper on backwards. So they went to Number Nine, and in on their stomachs, under the washing. By the baby's cheek lay something square and brown. {Hero} reached through the bars, slowly, slowly...
@try2 The people at Number Nine had not slept for six weeks, owing to the baby. "That's who it means!" said {Hero}. They crawled up the stairs, eleven of them, like one very careful caterpillar. There was the cot, and in it was a brown, square, very neat...
@try2 "It's gone quiet at Number Nine," said somebody. "That baby is up all night. It's never quiet." {Hero} went in first, flat as a rug, under the wet socks. Something lay against the bars: square, brown, tied. Two fingers, now, and gently, gently...
@fail2 It was a book about a duck, and it quacked. There was a short silence. The baby, who had been asleep for the first time in its life, drew a breath, and they all saw it go in. After that {Hero} could not find one dark window in the street.
@fail2 "Quack," it said. It was that sort of book, for the bath. In the big bed two grey faces sat up and looked at {Hero}, not crossly, but as though they might cry. Then the baby began. It had been asleep for nine minutes, which was its best so far.
@fail2 You had to squeeze it in the middle, and {Hero} had. "Quack!" said the bath book. The baby looked at each of them in turn, to be fair; and then it told the street. Blinds went up as far as the church. "Nine minutes," said its father. "It was doing so well."
@clue They went back by the bridge. {Spotter} was last, and dropped a leaf in on one side, as you do, and crossed over to see it come out on the other. You have to wait a bit. {Spotter} waited a bit more. It was not a wide bridge. So where was the leaf?
@clue It was the ducks that {Spotter} noticed. There were nine of them, going home on foot, in single file, and looking put out. Down under the arch lay a yellow leaf. It had been there before supper; it was there now. Aren't rivers meant to take things away?
@clue On the bridge {Spotter} felt sorry for a leaf. It had come down on the water, and would be in the sea by morning. Only it didn't set out. It lay there, like a stamp on an envelope. Nothing, up the river or down, was going anywhere. Since when?
@try3 "Hoo," said something overhead. "The owl!" cried {Hero}. "Who's up later than she is?" They tied two ladders together, and stood them against the elm. {run2} {Hero} went up through the leaves with a lantern. There was the nest. {They} put in a hand, and felt something warm...
@try3 There was one name left, and it had feathers. The owl lived right at the top of the elm. {run2} "Hold it steady," called {Hero}, going up, with twigs down {their} neck. "I can feel wool. I can feel string, I think. Oh! There are three of them, and..."
@try3 "Hoo," they heard; and {Hero} hit {their} own forehead. "The owl! She has the whole night." It took two ladders, and it was a long way, and the elm creaked. {run2} "I've got my arm in her bed," {Hero} called down. "It's all fluff. It's... oh, wait. Something's got hold of the other..."
@fail3 It bit. It was three young owls, with their mouths open like purses. They had been told that supper would come up through the leaves, and up through the leaves had come {Hero}. They had a cuff, two buttons and a sandwich. {refrain}
@fail3 It was owls, small ones, and nearly all beak. Their mother was out, being up all night. They ate the list that {Hero} had made, and some of {their} hair; and none of the three had had any post. {refrain}
@fail3 Something nipped, and it was owls: three young ones, too small to be choosy, who'd been told to expect something by hand. It took all the ham in {Hero's} sandwich to buy back a thumb. They'd had no parcel. {refrain}
@low After that there were no more beds to look in. The others went home to warm up the supper. {Hero} stayed on the bridge with the {kit}, and thought of all that toast, lying in the dark somewhere, getting cold. One old man had shaken out both his shoes for it. {run3}
@low {Hero} put the {kit} on the wall of the bridge, and {their} chin on the {kit}. They had all stood at their doors and thought of the nicest thing they had. They'd put it in {Hero's} box; and {Hero} had lost it. It was very quiet. You couldn't even hear the river. {run3}
@low Bakers, babies, owls. {Hero} had crossed them out; and there the list stopped. Now there was only the bridge, and {Hero} on it, hugging the {kit}. Someone had given {them} the best wet night of her life. Who would trust {them} now with even a sneeze? {run3}
@insight.look {Hero} looked down, so as to look at something. The moon lay in the river, as round as a plate. "{Rule}" The second time, it was odd. A moon in a river ought to wobble. It had been up every night since there were hills, that river; and it was fast asleep. But asleep in what?
@insight.look "{Rule}" {Hero} nearly did not bother, for it was only the river. But the weeds hung straight down, and the moon was all in one piece, and there was the leaf, just where it had been. Who's up all night? Who had never in its life lain still? And where does a river keep its bed?
@insight.look When you are sad you look at water. "{Rule,}" thought {Hero}, and didn't want to, and did; and the moon on it had no wrinkles. None of it had. The river had stopped, like a cat that has found the warm place. It hadn't slept since the world began! Now it had dropped off; and into what?
@insight.mark {Hero} drew on the wall with a wet finger, because it helped. A loaf, a cot, a nest. "{Rule}" And {they} had gone and said it, on that label, in words that could mean anyone! Up all night... The finger went on by itself, in one long curl. It was a river. And a river lies in its...
@insight.mark It was the label's fault. "{Rule,}" {Hero} was always saying, and then {they} had used words! In the dew on the wall {they} made the bicycle; {they} made the moon; and under it, for the moon to be in, a few long lines. The finger stopped. Up all night? And where did those lie down?
@insight.mark {Hero} had a wet thumb, and a long wall. On went the baker, and the baby, with its mouth open. "{Rule,}" {they} thought. Why hadn't {they} just drawn her? Then came the owl, and then, to fill up the corner, a wriggle of water. {Hero} looked at it. That was up all night as well; and what did it have, like the rest of them?
@insight.move It came up through the stones to where {Hero} sat: a slow lift and a slow fall. "{Rule,}" {they} told people. Well, a river goes. It does nothing else! This one was going nowhere. It was breathing. It had been up all night, every night, and now it was asleep. But had it got a bed?
@insight.move "{Rule,}" said {Hero} to the river, out of habit, and then leaned over. It did not go. It rose a bit, against the bank, and sank again, like a quilt with someone under it. When had it ever lain down before? And wasn't it lying, at this very minute, in a bed?
@insight.move The bridge rocked {Hero}, very faintly, up and down, like a boat at a wall. "{Rule,}" {they} used to say; but whoever heard of a bridge going? It was the river, flat out from bank to bank, and snoring, without the noise. It had been on the go since before there were hills. So what did it lie down in?
@means.look They were down that bank in a moment. {Hero} had the {kit}, and {they} {method}. It was all black; then it was all brown; then it was a square, on the gravel, by a trout with its chin on its fins. {Hero} reached in, up to the ear. Nobody breathed until the string came out.
@means.look You look into a river, and you only see yourself. But {Hero} put down the {kit} and {method}; and there they were, four small bubbles, rising one by one from the same spot. {They} bent to sniff. It was toast! {They} put in an arm, to the shoulder, and took hold.
@means.look "It's called a river bed!" {Hero} said. "It's been called that the whole time." {They} lay flat, with the {kit} by one elbow, and {method}. There were weeds, a boot, and a fish with its mouth ajar; and under a stone, so that it shouldn't drift, some good plain paper. {They} rolled up {their} sleeve to the neck, and had it.
@means.mark You should not shout at somebody who's asleep. {Hero} went down to the lowest step with the {kit}, and there {they} {method}: who it was for, and why. {They} did it upside down, so that the water would have it the right way up. The river sighed and rolled over; and there was the parcel.
@means.mark "It ought to be told whose it is," said {Hero}. So {they} knelt by the edge with the {kit}, and {method}, so plain that a fish could follow it. It was about an old lady who was always awake. When it came to the end, one long ripple brought the parcel over, and put it at {Hero's} feet.
@means.mark Nobody likes to be woken and told that it's the wrong parcel. So {Hero} took the {kit} down to the mud, where it's soft, and {method}. It was about a bicycle, and slippers, and a night with no end to it; and the whole river seemed to go thoughtful. It turned over, and there by the bank lay what they wanted.
@means.move {Hero} left the {kit} on the bank. Up came the water, in its sleep, over the stones, and down it slid. "Not yet," {they} said. "Not yet." And the next time it breathed out, {Hero} {method}. It never stirred. There, tucked in beside it, was the parcel.
@means.move Just after a breath goes out, nobody wakes. {Hero} gave somebody the {kit} to hold, and waited for it. In; and out; and in. And then {Hero} {method}, and was back on the grass before the river had filled its chest. One wet sock; one wet parcel!
@means.move Have you ever got a book from under a cat? Then you know. {Hero} set the {kit} on a post and watched the water rise, and rest, and fall. On the fourth fall {they} {method}; and what had been tucked up in there, with its label on, was in {their} arms.
@snag It was whole, and it was warm; but one corner was bare. "The moon's come off," said {Hero}. With no stamp a dream won't start; it just lies there, like a shut book. "There's one on the post box, on a hook!" They ran along the wall. There was the hook, swinging a little...
@snag Somebody held up a lamp. "Where's its moon?" The river had washed it off; and a dream without a stamp is only a lump in some paper. "She keeps a spare one here," said {Hero}, and felt along the side of the post box. {They} felt the hook. {They} felt all round the hook...
@snag It had kept its toast, and its rain. It hadn't kept its moon; that had come away as a smear. "No moon, no dream," said {Hero}. Still, there was a stamp that hung by the letter flap, for emergencies. Round they all went, with the lamp. There was the flap, there was a hook, and on that...
@rescue "It fell off when the baby began," said a voice at knee height. The girl who fed the ducks had been standing there since four, and no one had said hello. "They took it to bed." She slid one arm in {hid}, and was pecked; and she gave {Hero} {key}, quite warm.
@rescue Nine ducks sat in a ring and would not budge. "They think that it's an egg," said the girl who fed the ducks. She had been trying to say so for half an hour. She crawled in {hid}; there was some rude language; and out she backed, with feathers on, and {key} in her fist.
@rescue "I told your knees," said the girl who fed the ducks. Nobody had looked lower down. "It gave a jump when that baby yelled, and off it rolled. They've all been taking turns on it." She had a word with them, in duck, put one arm {hid}, and brought up {key}, in a bit of straw.
@climax Thump. There it was, one round black moon. {Hero} walked out with the parcel to the middle of the bridge, where no lamps were, and your own feet sound like someone else. Tick, tick, tick. "Late for the post, dear," whispered Mrs. Hush. "Who's it for?" And {Hero} held it out...
@climax {Hero} breathed on the stamp, and pressed. But there, far off, a small light was going home; and between them lay the black part of the bridge. {Hero} went straight out into it. "I've got one more," {they} told the dark. The ticking stopped. Mrs. Hush bent down with her lamp, and read...
@climax The stamp landed like a small foot. That was the easy part. For the bridge had a lamp at each end, and nothing between, and in the nothing there was a tick. {Hero} walked till {they} met it. "You've forgotten one," {they} said. "I never do," whispered Mrs. Hush. Up went her lamp, to see...
@resolution "There's some mistake," whispered Mrs. Hush. "I'm only the post." But that was what it said. She sat on the bench and undid the string; and down came her shoulders, first one, then the other. The river woke with a start. It took a look at her, and went by on tiptoe. {turned}
@resolution It had her own name on. She had never seen that, except on bills. Mrs. Hush felt it all over, as one does. "It's got sand in," she said, and began to smile, and was asleep before she'd done. They stood along the bridge in their socks, and hushed the river. {turned}
@resolution "It can't be," Mrs. Hush told them. "I'm never asleep." But her hand had found the knot. First came the sand, and she wriggled her toes. Then came the rain; she put up her collar. By the time it got to toast, her hat was on {Hero's} shoulder, and the river had woken, and been told to be quiet. {turned}
@close When she woke, there was a table on the bridge, with everybody round it. {toast} {ends} "Well?" said {Hero}. "I was in a tent," said Mrs. Hush, "and I'd nowhere to be!" They all stared. She had said it out loud. And at Number Nine the baby slept right through it.
@close They carried the {party} out to her, and ate it along the wall. {toast} {ends} "And who'll take the post tomorrow?" somebody asked. "We will," said {Hero}. They still do, on Thursdays, a street each. And tap, on a pillow by the river, there's a parcel for Mrs. Hush.
@close {toast} {ends} "It rained," said Mrs. Hush, when she woke, "and someone else was on the bicycle!" It made the spoons ring. She clapped a hand to her mouth, and then took it away. "I'll have that once a week," she told {Hero}; and so she does.
`,
  b10: `
@want Behind every blind in {home} that evening somebody was adding something. "Only the smell," {Hero} told the baker, who had brought the toast itself. In it went, along with a little warm sand from an old man's last holiday, and the sound of rain on a tent, which had to be poured. It was a dream, and they were making it themselves, in whispers, to be given away at {event}. {why}
@want You'd be surprised what people would part with, for a dream. {Hero} had been round since noon with the box. A lady gave the rain that she had listened to one night, in a tent, when she was nine. The baker gave toast, or at any rate the smell, which is the best of it. An old man thought for a time, took off one shoe, and tipped in what was left of a summer. By dusk it was wrapped, and corded, and ready to be given at {event}. {why}
@want "It isn't everyone I'd trust with this," said the baker, and sniffed at it once more, and let it go into the box. It was a smell. The rest of {home} had been just as good. {Hero} had the sand of somebody's one fine week; {they} had a night under canvas, with the rain left in. Stirred together, and left to stand, those came to a dream, and it was meant for {event}. {why}
@friend You heard nothing; that was how you knew. Mrs. Hush had felt slippers on over her boots, a sock on her bell, and butter on her chain. She had been on the night post for forty years, and could no longer speak above a whisper even to warn you. "Do look out," she'd breathed at {Hero}, one icy evening, and gone by, quite calmly, into a hedge. {Hero} always whispered back. It was catching.
@friend There was one person whom hardly anybody had met, although she had been in all their bedrooms. {Hero} had met her. You needed to wake up at exactly the wrong time, and lie like a log; and there was Mrs. Hush, in her felt slippers, squaring up a parcel on your pillow as if it had been the corner of a tablecloth. "You haven't seen me, {Hero}," she whispered. And in the morning, when you thought about it, you had not.
@friend It was said that the night post had no face, as no one had been awake to see it. But it had: a round one, with a scarf, and {Hero} was fond of it. On frosty evenings Mrs. Hush would pull up, without a sound, to have a slipper tied. "I've a lighthouse for the vicar," she would whisper. "He'll be up and down it until six." You felt that she had been up there first, to see if it was safe.
@home The water in {home} came by pipe, the milk by cart, and the dreams by post. They came after dark. Mrs. Hush stamped each one in the corner, with a brass moon, and took them round upon her bicycle; and you felt, at the very edge of sleep, a small weight come down beside your ear. Tap. {Hero} had never been left out. There had been a Monday when it was only a corridor, but it was a good long one.
@home People from elsewhere suppose that dreams just happen. In {home} they knew better; they had seen the sack. Every dream was done up in brown paper, and had to have a moon stamped on the corner, in black, before it would go off. Then Mrs. Hush got on her bicycle. She knew who slept on the left, and who had a dog, and whom you must never, because of his knees, give stairs. {Hero} got the ones with doors in.
@home What they used to make in {home} was candles, but what they were known for was the post. What it brought was dreams, one to a pillow, in stout brown paper; and they all had a moon stamped on them, at the corner, or they were so much luggage. You could tell Mrs. Hush's work at once. She never pulled the string too tight. {Hero}, who saved it, had enough by now to reach the sea.
@turn {Hero} had gone to look for a bit of string. It was a short bit, and it took a short time. When {they} came back there was the glue, and there were the scissors, and there was the cat, with the look of a cat that for once is innocent. But where the parcel had been there was only some table. It had no name on, because of its being a surprise; just a label, in {Hero's} best hand: For the one who is up all night. {refrain}
@turn "I thought that you had it," everyone said to everyone. They turned out the cupboards and lifted the cat, and then they stood and gazed at the spot, as though it might grow embarrassed and come back. It had been so beautifully done, with its corners folded like a bed in a good hotel. {Hero} hadn't liked to put whom it was for, in case she saw, and had written only this: For the one who is up all night. {refrain}
@turn You may leave a thing for one minute. {Hero} had left it for that, because of the string, and here were the scissors still warm. But the middle of the table was empty, in a way that middles of tables hardly ever are. The cat had seen it all, and yawned. There had been a label, with no name on it, in case of spies; in round careful letters it had said: For the one who is up all night. {refrain}
@trouble Down in the street a lamp went by, with no sound under it. "There was one over," Mrs. Hush was telling her handlebars. "So I read it, and I took it straight there. You can't leave a thing lying." {run1} "Straight where?" cried {Hero}, running. And she turned in the saddle and told them everything: the place, the way, and how she'd known. It was perfectly clear, for a whisper. It came back round the corner in crumbs, and the only one that anybody caught was "bed". Which, out of all the beds in the world?
@trouble It was {Hero} who thought of asking the post. {They} reached the corner as a pair of slippers was going round it. "Mrs. Hush! Was there an extra one?" She nodded, hat and all; she was proud of it, you could see. {run1} And she explained it to them as she went: how it had puzzled her, and how she had stopped and thought, and how, really, there could only be the one. All this was in a whisper, and downhill. "...bed," said the dark, when it had finished swallowing. But whose was that?
@trouble The only thing that had gone by was the night post; and so they went after it. "It was on the step, so I took it along," Mrs. Hush was explaining to the road in front. "It had me puzzled. Up all night, it said! And I thought..." {run1} "Where to?" {Hero} bawled. One shouldn't bawl at whisperers; they go quieter, to set you an example. They saw her shoulders lift, with the beauty of it. Then she was over the hill. "There was a bed in it," someone said. "Did anybody catch the front half?"
@stakes They stood in the road, and somebody said it, since somebody had to. "But it was hers." She'd never had one. It wasn't that people were unkind; it was only that dreams come to those who are asleep, and at the hour when they're given out, for forty years, she'd been giving them. {Hero} had noticed that one night, and had not been able to stop noticing. "She'll be finished early, for once," {they} said. "She has promised to come to {event}. And it's in a bed. How many can there be?"
@stakes What made it worse was that she would be coming to {event}. She had swapped half a shift for it. She would put on her good slippers, and sit where they showed her, and everyone would shout, "Now!" and there'd be nothing to bring in. "Forty years she's been carrying them up my stairs," said an old man. "Whales, and all sorts. And did I ever once think, who brings hers?" No one had, till {Hero} did. "Then we had better look in some beds," said {Hero}.
@stakes They were quiet, while they each of them thought it. For whom had she been coming up their stairs, all the nights of their lives? She was the one person in {home} who had never been tapped beside the ear; you can't be, if you are doing the tapping. "She was to have it tonight," said {Hero}, "at {event}. I told her that there'd be cake." It would be a poor sort of swap. "Very well; a bed. So which of us doesn't use one?"
@try1 "Well, who is up all night?" asked {Hero}; and along the street, as it did at about that time, came a smell of yeast. The baker kept his bed behind the oven, and was never in it. He was not in it now. Yet something was, tucked up to the chin; it made a round hill under the quilt, warm to the hand and, you would have sworn, very slowly breathing. "She's even tucked it in," said {Hero}, touched, and folded back the corner...
@try1 In all the town there was one bed that was sure to be empty after dark. {Hero} took them to it between the sacks, eleven people and a candle. "It's as plain as can be," {they} whispered. "It says up all night, and that means bakers." There was nothing on his pillow. But lower down the bedclothes rose like a hill with snow on it; and when {Hero} laid an ear to the top, it was humming under its breath. "Gently, now," {they} said, and lifted...
@try1 Of all the trades there's one that goes to work when the lamps go out. {Hero} smelled it from the road. The baker was at his ovens, with his back turned; his bed was behind them, and had been slept in, you'd have said, by a bolster. But this bolster was warm. It filled out, while they looked, and went down, and filled. "Trust her to keep it aired," {they} whispered. "I have one corner. Has somebody got the other? Then lift, and..."
@fail1 It was tomorrow's bread. He put it to bed himself every evening, with a hot bottle at its feet, and it rose. The draught went over it. It seemed to look from face to face; and then it let out a long breath, like someone who has come to the end of the letter, and sank. "He's such a light sleeper," the baker said, from the door, when he was able to. Of a parcel there was no sign. {refrain}
@fail1 Dough has feelings, or at any rate one, and they were all there to see it hurt. There was a sigh. The hill turned into a slope, and the slope turned into a plain; one last bubble came up, looked at {Hero}, and burst. "I'd only just got him down," said the baker. He was not a man who shouted. He knelt there with a warm towel, and told them over his shoulder, in a thick voice, that there hadn't been any post. {refrain}
@fail1 They had lifted the blanket off the town's breakfast. There it lay, in its nightshirt, white, enormous, and not quite done; it met the night air, and its face fell. Then so did all the rest. "I sing to that," the baker said. It was the worst thing that he could think of to say, and he said it twice. {Hero} tucked it in, as well as one can tuck in a pancake. Under there was just a stone bottle, gone cold. {refrain}
@try2 At the back, a man with his jumper on inside out had begun to laugh, in a way that wasn't quite right. "Up all night?" he said. "I can show you up all night." He lived at Number Nine, where they'd had a baby for six weeks. Upstairs, for once, it was silent; and there by that small cheek lay something square and brown. They went in on their stomachs. {Hero} slid two fingers between the bars, like a person robbing a nest, and then...
@try2 Two people with grey faces were sitting on the step of Number Nine, in each other's slippers. "It's asleep," they said. "It has never been asleep before. We daren't go in." {Hero} explained about the label; they were too tired to say no. So eleven of them went up on hands and knees, past a bath, and past a clock that had been shut in a drawer; and there in the cot, beside a tiny fist, it lay, flat and brown, and tied up, or so it seemed, with...
@try2 There was a light at Number Nine, as there'd been at every hour for six weeks, and a couple propped in the doorway like two brooms. They put their fingers to their lips. They had a baby who didn't hold with night; and just now, for no reason, it had stopped. {Hero} got down and went in under the airing vests, with ten behind {them}. The cot stood in the moon. By the one small ear was something oblong, brown, with good sharp corners, and when {they} took hold of it...
@fail2 It was a book for the bath, about a duck, and it worked by being squeezed. Nobody needed the noise described, afterwards. The baby's eyes came open. It took in {Hero}, and the ten others; it took in air, and went on taking it in, as a wave draws back before it comes; and then every lamp in the street went on, house by house, like dominoes going up instead of down.
@fail2 "Quack," said the book. It was that kind. There was just time for the man with the grey face to say, quite softly, "No." It began low down, and it went up by steps, and took the roof off. People who had slept through the great flood came out of doors and stood in the road. "Six weeks," the mother remarked to {Hero}, not angrily, but as you might mention it to a lamp post. "And it had done eleven minutes."
@fail2 Somebody clever once made a book that says what the animal says. You squeeze it in your bath. "Quack," it told the sleeping house, and {Hero} let go, which made it do it again. The baby opened one eye, and then its mouth, and then, or so it looked, its whole head. Number Seven lit up, and Number Five. In the next village a man had come out to see what was on fire. "Never mind," its mother said, from the floor.
@clue So they all went back by the bridge, without much to say, and {Spotter} came last. There's a thing that one does upon bridges. {Spotter} did it out of low spirits more than hope: dropped a leaf in on the one side, and strolled over to watch it come out at the other. It never takes long. You could have said a poem. {Spotter} hung a bit further over the wall. It was a narrow old bridge, with one way in and one way out, and no doors. What could be keeping it?
@clue There were nine ducks crossing the bridge. They were on foot, in single file, with their elbows out, like a family whose taxi has not come; and {Spotter} stood aside for them, and wondered. Why would you walk? A thing like that makes you look at the water. Down there, by the arch, was a yellow leaf. It was lying where it had lain at sunset, quite flat, with its stalk to the left. It gave {Spotter} an odd feeling. Since when did a leaf get to stay where it was, on a river?
@clue One always stops in the middle of a bridge. {Spotter} did, and leaned on the wall, and for want of anything else to say goodbye to, picked out a leaf. It had blown down on the water by the reeds. Presently it would be under the arch; and after that, one supposed, the sea. That's the kind of thing you watch in order not to think; and so {Spotter} was some time in seeing that nothing was happening. The leaf hadn't gone by. It hadn't so much as turned round. Had somebody put the brake on?
@try3 "Hoo," remarked the elm. They looked up; it was as if somebody had been waiting for them to think of it. "Who is up all night?" said {Hero}. "The owl is. It's her whole job!" It took two ladders, tied with a clothes line, and it was not a thing to look down from. {run2} {They} climbed with the lantern in {their} teeth. Here were the leaves; here was the hole. {They} slid one arm into the owl's bed, as far as the elbow, and met something soft, which gave a wriggle...
@try3 That left the owl. No one had liked to say so, because she lived at the top of the elm, and was known to be short with people. {run2} "It would mean getting off her bicycle," somebody pointed out. "She's thorough," said {Hero}, by now a voice among leaves, with a ladder coming out of it. They saw the lantern stop. "I've got something!" the voice called. "It's at the back here, in some sort of fluff. It's quite warm, and it's... it's looking at me..."
@try3 From high up in the elm someone asked them who. "Well, quite," said {Hero}; and then stood still in the road. "Not who. Hoo! It's her!" That was forty feet, with two ladders to do it, and a clothes line in between that had been made for shirts. {run2} {Hero} went up it without looking at anything. "I'm at the bed," came down to them presently, along with some bark. "There's a soft thing, right at the back. There's another. I think that it's coming undone, for it has got its..."
@fail3 They were three weeks old, and nobody had told them about fingers. What they had been told was to sit up, and open wide, and presently, out of the leaves, would come supper. Out of the leaves came {Hero}. They had a cuff; they had both the buttons; they had most of a cheese roll, and turned it over, to see where the mouse was. As for their mother, she was on nights. {refrain}
@fail3 It was looking with six eyes. At that age an owl is mainly beak; there's a feather or two, for show, and then you are at the hinge. They let {Hero} go by stages, and the price of it was a list, some string, a good pencil, and hair. No, said the voice, coming down a great deal faster than it had gone up. There wasn't a parcel. They'd have eaten it. {refrain}
@fail3 A young owl has one idea, and there were three of them. They'd had orders to take what was put in front of them; and what was put there was a sleeve. "They've got my list," reported {Hero}, in jerks. "They've had the bit about the baker. Ow!" {They} came down with no buttons. "And nobody," {they} told the upturned faces, "would bring post to a bed like that." {refrain}
@low Then they had come to the end of who's awake. People said it was a shame, and went off home to warm things up; and {Hero} sat down on the bridge, between two lamps, with the {kit}. {They} could not stop unpacking it all again in {their} head. It wasn't the toast so much. It was that old man, on one leg in his hall, shaking his shoe to get out the last of it. "She'll take care of that," he had told {them}. "She's careful." {run3}
@low The rest had gone ahead with the ladders. {Hero} let them go, and found that {they} had sat down, with {their} back against the wall, and the {kit} on {their} feet to keep it off the wet. People had stood at their doors, and thought what was the best thing they had, and then given it: just like that, into a box. And {they} had lost it in the time it takes to cut a piece of string. There was no sound at all. There was not even, now that {they} thought of it, the river. {run3}
@low There came the moment, after the last idea, when people begin to look at their feet. "We'll keep the soup warm," they told {Hero}, and went. {They} held the {kit} against {their} front, and did sums: one smell, one summer, one night of rain. Each had come to {them} with it, and said, "You'll know what to do with this." {They} had known, too. Never had {they} made anything so good, and {they} had gone off to see about a knot. You could hear your own ears, it was so quiet. {run3}
@insight.look It was somewhere to rest your eyes, that was all: a moon in a river. {Hero} must have seen hundreds. "{Rule,}" {they} had been taught; and as there was nothing else to do, {they} looked at it twice. It was as round as a coin, and as still. But they shake, moons in rivers! They come to bits, and run! {Hero} got slowly to {their} feet. One thing alone was up every night, all night, and had been since there were hills. It was fast asleep. And it lay where it had always lain, in its what?
@insight.look "{Rule}" Very well; {they} looked. River, {Hero} thought, with a moon in it, and nearly put {their} head down again. But {they} did it properly, since a rule is a rule. The weeds were hanging like hair. The reeds had left off nodding. Under the arch there was a leaf, and they had walked over it three times that night, in three directions, and it was the same leaf. So it wasn't running. Then what was it doing? And, since everybody calls it one, what was it doing it in?
@insight.look {Hero} let {their} eyes go where they liked, and they went over the wall. They found a moon. "{Rule,}" {they} had been brought up on; so, with a sigh, {they} found it again. It could have been cut out with scissors. That's how you get them in ponds, and in buckets; but who ever saw one keep its shape in a thing that runs? Nothing ran. From bank to bank the water lay there, like a person who has sat down for just one minute. And what had it sat, or rather lain, down in?
@insight.mark {They} did what {they} always did when there was nothing left, and made marks. The wall had soot on it, and {their} finger was wet. A loaf came, and a cot with bars, and a nest. "{Rule,}" {they} had told half the town, and then gone and put it into eight words, any one of which might have been about anyone! {Hero} was not thinking about who was up all night. {Hero} was putting in some waves. {They} looked at what {they} had drawn; {they} looked over the wall. What was it called, the part that it lay on?
@insight.mark "{Rule}" It was a fine rule, and it had been in {Hero's} pocket the whole time {they} were writing that label. Words! They had gone out in the night with nothing on, and been taken for somebody else's. {They} ought to have drawn her bicycle. So {they} drew it now, with one finger, in the dew along the stone: the wheels, the road, and to show that it was dark, the moon; and underneath, for the moon to be in, a few long lines. The finger stopped. When had those ever lain down? And on what?
@insight.mark There's a sort of thinking that you can only do with a finger. {Hero} huffed on the cold stone and did some: a baker, like a bun in a hat; a baby, which was mainly mouth; three beaks. "{Rule,}" {they} had preached, up and down the town, and had then used words! {They} had a bit of wall left. So {they} put in where {they} were, the arch, and, under the arch, three wavy lines. And the finger would not come away. Who lived there, who had never yet gone to bed, and had always had one?
@insight.move Stone does not move. {Hero} told {themself} so, twice. But there it came, up through the bridge, into the bones you sit on: a slow rise, and a rest, and a slow going down. "{Rule,}" {they} had lived by; and if there was one thing in the world that went, that had not had a single night off since the ice, it was what ran underneath this wall. {They} leaned right over. It wasn't going. It was breathing. Who, then, was up all night? And whatever did they suppose that a river slept in?
@insight.move What {Hero} missed, it came to {them} by and by, was being hurried. You stood on that bridge, any night of the year, and the whole river pulled at your eyes: come on, it said, come on. "{Rule,}" {they} had learned there, leaning on this very stone. And now nothing was pulling. The water filled, against the bank, and rested, and sank, like a quilt with somebody beneath it. It was never asleep; it had never once been asleep. So if you were thorough, and had a parcel for it, where would you take that?
@insight.move Once {Hero} had sat on a horse that was asleep, and you don't forget: you go up, by about the thickness of a book, and you wait there, and you're let down. But this was a bridge. "{Rule,}" {they} said to it, feeling odd; and then saw that it was only riding, too. That great long thing beneath, which had gone by without a pause since the ice let it, had got as far as here, tonight, and curled up. And on what, would you say?
@means.look "It's the river bed!" shouted {Hero}, and went down the bank sitting. You look into a river and it gives you back your own face, like a shop window; but {Hero} laid the {kit} on a stone, and {method}, and little by little the face wore thin. There was gravel. There was a trout, with its chin upon its fins. And there, squared up neatly, with the label to the front, as she did them all, was a parcel. {They} reached in up to the ear.
@means.look Lanterns were no good; they only lay on top. {Hero} sent them all back, knelt down with the {kit}, and {method}. A minute went by. Then out beneath the arch, up through the black, there came a bubble, and by and by another, in no hurry, like the thoughts that one has on the edge of sleep. {Hero} got there along a root. {They} bent, and sniffed. It was toast. {They} followed it down with one whole arm, and at the other end was string.
@means.look "But it's got a bed," {Hero} said, in a small voice. "Of all of us it's the one who never leaves it!" {They} crawled out along a plank, set the {kit} beside {them}, and {method}. Water's a curtain; you have to wait till it's drawn. By degrees there were stones in there, and an eel like a dropped belt; and, square to the bank, with its label uppermost, a thing that she'd have been proud of. An arm and a half down, {they} got it by the string.
@means.mark You can't go and shout at somebody who is asleep for the first time in eleven thousand years. {Hero} went to the bottom step with the {kit} and there, without a sound, {method}. There was a woman in it, and a hill, and forty winters. It was all done upside down, so that the water should have it the right way up; and over the river's face there went a kind of change. It sighed. It turned on its side; and from underneath, as when you move a sleeping dog, came a corner of brown paper.
@means.mark "We can't just take it," said the baker. "It's been delivered." {Hero} had thought of that. {They} got down on the stones with the {kit}, and {method}, for the one who lay there in the dark; and {they} left out nothing, not the slippers, nor the pillow at home that had no dent in it. For a time the river lay and considered. Then a ripple set out, from the far bank, no higher than your hand. It had something on its back. It put that down on {Hero's} shoes, and went away again.
@means.mark One can't argue with a river; the law was on its side, since it had been given the parcel. But you can tell it something. {Hero} found a flat place down among the reeds, and laid the {kit} there; and slowly, as one must if the other party has its eyes shut, {they} {method}. There were all those winters to get in, and one pair of slippers. At the pillow that no one had ever tapped upon, something happened to the moon: it shook. Then from the deep part, corner first, rose some brown paper, and lay against {Hero's} knee.
@means.move It had to be got out from under somebody, and they mustn't wake; and there's only one way to do that, as you'll know if you have had a cat on you. {Hero} left the {kit} in the grass. In came the water, to the top of the stones; and out. "Wait," {they} said. It came in. And then, on the long slack end of the breath, {Hero} {method}. Somewhere a pike rolled over. When the river came up again there was an empty place there, and {they} had the parcel in both arms.
@means.move There were eleven stepping stones, all under water, and they came up for the length of one breath, let out. {Hero} gave the {kit} to somebody dry. {They} stood at the edge, and rocked a little, until they were both doing it together, {they} and the river. "That's over your boots," said the baker. It was; it was still; it wasn't. {Hero} {method}. By the ninth stone, with its label turned outward, lay what {they} had come for; and {they} were back with it before anybody down there had noticed.
@means.move You don't take a thing from a sleeper; you take it from between two breaths. {Hero} stood the {kit} well back and learned this one by heart. A river's breaths are long. Up the stones it came, to the sixth, the seventh; it hung, with weed in it; then it sank, and kept on sinking, until you could see gravel. "Now," said the baker, without a sound; and {Hero} {method}. There were nine steps to go. With somebody's whole night's sleep under one arm, there were nine to come back; and the tenth, when they dared look, was already wet.
@snag It had kept warm, as a potato will. But when they turned it to the lamp there was a groan. All that the water had taken was the ink, and the ink was the moon; and with no stamp on the corner a dream won't go off. You might as well give a person a brick. "She keeps a spare one," {Hero} said, "on a chain, on the box by the bridge." They ran. There was the box. There was the chain, still swinging, and they stood and watched until it hung quite straight, with nothing...
@snag "Is it all right?" they asked, and {Hero} felt it over. It was; you could hear the rain in it, when you tipped it. It was only that it had no moon. Moons washed off, it seemed; and without its moon a thing's not post at all, it is something in some paper, and she of all people would know. "There's another stamp," {they} said. It was brass, and it lived on a hook on the night-post box, where the wall ends. They held up the lantern. There was the box. There was the hook...
@snag They passed it along, so that each might have a sniff. Toast and all, it had got through. Then the baker turned it over. "She'd never let that go," he said. Where the moon should have been there was a damp patch; and in that state it would only lie on her pillow, and be a parcel. "But there's the other stamp," cried {Hero}, "for emergencies! It hangs by the letter flap." So it did, in the daytime. They felt up the side of the box, and over the top. Someone struck a match. There was a nail, and on the nail...
@rescue "It jumped," somebody said, "when the baby went off." They looked about to see who had spoken, and then looked lower. The girl who fed the ducks came there each evening of the year; if you'd asked people, they'd have said that the ducks lived on what they found. "It went round on its edge, and then they followed it home. I think they're sitting on it." She knelt, begged pardon, felt about {hid}, and was hissed at. It was still warm when she handed {Hero} {key}.
@rescue It's possible to stand by the river with nine ducks, for three hours, and not be seen. The girl who fed the ducks did it daily. She had been waiting for a gap in the talk. "They don't go to bed in a ring, as a rule," she said now. "So I thought there was most likely something in it." She went in {hid} as far as her boots, and there was some strong language, all of it in duck. She came out in reverse, with {key} held up before her like a sword.
@rescue When things go missing people ask the tall ones. The girl who fed the ducks had waited, with her bag of crusts, for it to be her turn. "I saw it go," she told the back of a coat. "It came off with the bang, when that baby started. It ran along on its rim and they all ran after." She put her crusts by, and was gone {hid}, to the waist. There was a short discussion. She handed {key} out backward, with one feather stuck to it, and stayed to apologize.
@climax {Hero} breathed on the brass, and leaned. There was the moon again, a bit crooked. So far, so good; but she'd come by the bridge, and you could see from here what everyone said, that in the middle the lamps gave out. {They} went along by the wall with one hand. Where it was blackest {they} stopped, with both arms round the thing, and heard, no louder than a moth, tick, tick, tick. "You've missed the post, dear," breathed Mrs. Hush. "Is it far? Who's it for?" So {Hero} turned it to her lamp...
@climax It came down with a thump, like a very small door, and there was the moon. And it was then that they saw the light, a long way off on the other side, going from lamp to lamp, and, where the lamps left off, going on alone. {Hero} walked out to meet it. For the last ten steps {they} could not see {their} own hands, or what was in them. "I've one here that went to the wrong bed," {they} told the dark. Brakes went on, in butter. "Never," whispered Mrs. Hush. "Not by me." And she bent to read...
@climax They had it stamped; it sat there in {Hero's} arms and was, officially, a dream. What remained was to post it. {They} walked up on the bridge, with one shoulder to the wall, past the last of the lamps. Beyond a certain point it's as dark with your eyes open. Tick, it said; tick, tick; and something that smelled of butter came to a stop. "You're out late," whispered Mrs. Hush. "Is that for somebody?" There was a speech; {they} had made one; it had gone. {They} nodded, in the dark, where nobody could see, and held out...
@resolution "No, no," said Mrs. Hush. "That can't be right. I'm only the post." She went over it with her finger, in case it should say something else. Then she let {Hero} sit her down on the bench. She untied the string, wound it up, and put it away in her pocket, for you can't undo forty years; and the paper opened. One saw it get to her: the toast, and the rain coming on, and nowhere to be. Her head went slowly over. Below there was a gasp, and the river, who had overslept, saw what it was, and went by on its toes. {turned}
@resolution It's odd to see your name, when you have spent your life with other people's. Mrs. Hush spelled it through. "It'll be for somebody," she told them. "It is," said {Hero}. They were all there, along the wall, in their socks; not one of them was in the bed he ought to have been in. The knots were good, and it was a while before she would let herself. But there was sand in it. She put in one hand, up to the wrist, and her face did something it hadn't had the time for since she was a girl. They covered her with nine coats. {turned}
@resolution Mrs. Hush read it at arm's length, and then close to. "I'm not on my round," she said. She was now, they told her. They had come up by ones and twos, in dressing gowns, and it may be that she'd never seen them with their eyes open. She sat. One could tell, from how she went at the string, that she'd always wondered. There was someone's summer in it. There was rain, a long way above her head, and no need whatever to go out in that. {Hero} caught the hat. And under the bridge the river came to itself, and blushed, and ran on with its shoes in its hand. {turned}
@close They'd meant to bring the dream in to the {party}; so now they brought the {party} out to the dream, table and all, and talked in low voices, and ate round her. It was late when she stirred. {toast} {ends} "How was it?" asked {Hero}, and they all leaned in, as one had to. "It leaked," said Mrs. Hush. "I was in a tent, and it leaked, and I hadn't got to get up!" It rang off the houses. At Number Nine the baby smiled in its sleep. They couldn't think why they had ever expected her to whisper.
@close {toast} {ends} When she had woken, and had the corner piece, it struck them that there'd still be the post tomorrow. "I've always managed," said Mrs. Hush, aloud, and made herself jump. But they had it all worked out: a street apiece, and butter for the chains. They do it to this day, on Thursdays. {Hero} takes Number Nine, in socks. The last house on the round is a small one, by the bridge. You go up without a light; you square it on the pillow, with the label out. And the river, who knows all about it, holds its breath.
@close {toast} {ends} She slept until the cake was gone, and what they could save her was the icing. "I'd no idea," said Mrs. Hush. "Is that what I've been bringing you?" And then, since they all seemed to have jumped: "Was that me?" What came out was big, warm and cheerful, and had been put away for forty years. She did the round next evening just the same. But at the end of it somebody was on her step before her; and it was {Hero}, in slippers, with a parcel, being as quiet as {they} could.
`,
}
