// There is only one bridge to the other side, and today it is not in the mood.
import type { PackSource } from '../pack.ts'

export const bridge: PackSource = {
  id: 'bridge',
  skeleton: 'journey-and-return',
  genres: ['fairy-tale', 'fantasy', 'friendship', 'comedy', 'magic', 'adventure'],
  tags: 'river bridge forest village kingdom valley castle jungle countryside journey',
  peril: 0,
  touches: 'bridge river water',
  carries: ['tender', 'brave'],
  ways: ['sound', 'tend', 'mark', 'look'],
  figure: {
    name: 'the bridge',
    type: null,
    prop: 'risen-bridge',
    pronoun: 'it',
    want: 'to be noticed',
    habit: 'turns up at one end when it sulks',
  },
  people: { 'Farmer Dobbs': 'farmer' },
  extras: `
    friend: farmer goats
    trouble: crowd ducks
    try3: goats crowd
    rescue: girl
    climax: crowd
    resolution: crowd goats
    close: crowd goats
  `,
  names: ['Upside', 'Downside', 'Farmer', 'Dobbs', 'Bishop'],
  nouns: {
    home: 'Downside',
    quest: 'golden pear',
    key: 'the last good nail',
    hid: 'between two wet stones',
    mistake: 'carved a rude face upon the rail',
    scary: 'the edge with no rail',
    wait: 'until the very last plank had come down',
    crowd: 'the people in the queue',
    small: 'the donkey girl',
    says: 'Every day we say thank you to the donkey. Nobody says it to the bridge.',
  },
  swappable: true,
  planted: 'Farmer Dobbs had a hammer, and {key}.',
  refrain: {
    base: 'Creak, said the bridge. I don’t think that I will.',
    turned: 'Creak, said the bridge. And I think that I will.',
  },
  small: {
    base: 'Creak, said the bridge. I don’t think that I will.',
    turned: 'Creak, said the bridge. And I think that I will.',
  },
  titles: [
    '{Hero} and the Bridge That Sulked',
    '<grave:Good Morning, Bridge|I Don’t Think That I Will>',
    'The Long Way to {home}',
    'How Do You Cheer Up a Bridge?',
    'The {quest} on the Other Side',
  ],
  blurb:
    'The {quest} is on this side, the party is on that one, and in between there is a bridge with its planks crossed. It will not say what is the matter. You would think, {Hero}, that somebody could ask.',
  stage: `
    home: bridge morning clear wide | run happy | old-bridge flowers | bird-on-head
    hobby: river morning clear medium | stand proud | |
    want: market morning clear medium | hold excited | gift basket |
    friend: bridge morning clear medium | wave happy | cart | cat-asleep
    turn: bridge day clear wide | look-up surprised | risen-bridge basket gift |
    trouble: bridge day clear wide | laugh funny | risen-bridge goat | duck-following
    flaw: river day clear close | think thoughtful | | odd-socks
    stakes: river day clear medium | hold worried | gift risen-bridge |
    try1: bridge day clear medium | kneel brave | coin risen-bridge basket gift |
    fail1: river day clear wide | look-down sad | fish coin risen-bridge basket gift |
    try2: river day cloudy medium | jump brave | barrel broom goat | | wet
    fail2: river day cloudy medium | swim surprised | barrel risen-bridge | frog-in-cup | wet
    clue: bridge dusk cloudy medium | look-up curious | risen-bridge | | wet
    try3: bridge dusk cloudy wide | pull excited | risen-bridge | | wet
    fail3: bridge dusk rain medium | sit sad | risen-bridge goat | | muddy
    low: river dusk rain wide | sit sad | basket | snail-passing | muddy
    insight: bridge dusk rain close | think hopeful | lantern risen-bridge | | muddy
    means: bridge dusk clear medium | kneel brave | risen-bridge | |
    snag: bridge dusk wind medium | look-down surprised | old-bridge hammer |
    rescue: river dusk wind wide | reach hopeful | nail stone | mouse-watching | wet
    choice: bridge dusk clear close | stand thoughtful | |
    climax: bridge night stars wide | walk wonder | gift old-bridge |
    resolution: bridge night stars wide | dance joy | lantern old-bridge |
    close: bridge night stars wide | laugh happy | table cake gift | small-copy-of-hero |
  `,
  deeds: `
    home: hero on old-bridge; no letter
    want: hero lifts basket; gift in basket
    friend: no sack; no boots; no cap
    turn: gift in basket
    trouble: goat on risen-bridge; no pie; no hat; no sandwich; no duck
    stakes: hero lifts gift; no plate; no spoon
    try1: hero lifts coin; no gift; no basket; no cat; no donkey; no shoe
    fail1: with trout-coin; hero look surprised; no coin; no fish; no gift; no basket
    try2: hero in river-barrel; others; no barrel; no broom; no goat; no basket; no gift; no fish
    fail2: hero in river-barrel; no barrel; no gift; no fish; no duck
    clue: friend touches risen-bridge; figure stand sad; no gift; no boots
    try3: hero pulls risen-bridge; figure stand worried; no gift; no pie
    fail3: bishop on risen-bridge; no goat; no gift; no hat; no ladder; no bun
    low: hero sit sad; with basket; no gift; no violin; no boots
    insight: hero touches risen-bridge; no gift; no boots
    insight.tend: hero touches risen-bridge; no gift; no boots; no coin
    insight.look: hero lifts lantern; no gift; no boots
    insight.mark: hero touches risen-bridge; no gift; no duck; no cart; no boat
    means: hero touches risen-bridge; no gift; no boots
    means.sound: no gift; no boots
    means.mark: hero touches risen-bridge; no gift; no boots; no duck; no hat
    snag: hero lifts hammer; no gift
    snag[one good nail left|one sound nail|straight nail]: hero lifts nail; no hammer
    rescue: friend gives nail to hero; no gift
    choice: no gift
    climax: hero lifts gift; no nail; no hammer; no lantern; no piano; no cat; no cap; no coat; no box
    climax[something lifted|rose, the least|held on tight|to be trodden on]: hero on old-bridge
    climax[carried|thirty|under \\w+, all]: hero on old-bridge
    resolution: hero on old-bridge; no shoe; no boots; no sock; no hat; no sandwich; no donkey
    close: hero touches table; gift on table; cake on table; no fish; no bed
  `,
  lapStage: `
    home: river morning clear wide | wave happy | old-bridge flowers |
    friend: river morning clear medium | wave happy | goat |
    want: river morning clear medium | hold excited | gift |
    turn: bridge day clear wide | look-up surprised | risen-bridge |
    trouble: bridge day clear above | run funny | risen-bridge goat |
    stakes: bridge day clear medium | hold sad | risen-bridge gift |
    try1: bridge day clear medium | pull brave | risen-bridge |
    fail1: river day clear medium | sit surprised | rope | | muddy
    try2: bridge day clear medium | give hopeful | risen-bridge apple |
    fail2: bridge day clear medium | look funny | goat apple |
    try3: bridge dusk clear medium | shout excited | risen-bridge |
    fail3: bridge dusk clear wide | look sad | risen-bridge goose |
    hobby: bridge dusk clear medium | stand happy | |
    flaw: bridge dusk clear close | think thoughtful | |
    low: river dusk clear wide | sit sad | gift |
    clue: bridge dusk clear medium | look-down curious | risen-bridge |
    insight: bridge dusk clear medium | think hopeful | risen-bridge |
    means: bridge dusk clear medium | reach brave | risen-bridge |
    snag: bridge dusk clear wide | look worried | risen-bridge |
    rescue: bridge dusk clear medium | cheer happy | goat goose old-bridge |
    choice: bridge dusk clear close | kneel thoughtful | mouse |
    climax: bridge night stars wide | walk wonder | old-bridge goat goose |
    resolution: bridge night stars wide | dance joy | old-bridge lantern |
    close: bedroom night stars medium | lie calm | bed pillow |
  `,
  lapDeeds: `
    home: hero on old-bridge
    friend: hero touches donkey; no goat; no bun
    want: hero lifts gift
    trouble: goat on risen-bridge
    stakes: hero hugs gift
    try1: hero pulls risen-bridge; no rope
    fail1: no goat
    try2: hero lifts apple; no goat
    fail2: hero touches goat
    clue: hero touches risen-bridge
    means: hero touches risen-bridge
    rescue: hero touches goat
    rescue[Honk]: hero touches goose
    climax: hero on old-bridge
    resolution[danced]: hero on old-bridge; no lantern
    resolution[flowers]: hero lifts flowers; with old-bridge
    close: hero in bed; hero sleep calm
  `,
  b0_3: `
@home A bridge went over the river. {Hero} came to it every day, with the {kit}. Trip, trap!
@home Trip, trap, trip, trap! {Hero} and the {kit} went over the old bridge.
@home There was an old bridge. {Hero} ran over it, and the {kit} went, too. Trip, trap!
@friend The donkey girl ran over it. A goat ran over it. "Hello, {Hero}!" Trip, trap!
@friend "Hello, {Hero}," said the donkey girl. She gave her donkey a bun. She gave the bridge none.
@friend Along came the donkey girl. "Thank you, donkey," she said. "Hello, {Hero}!"
@want {why} {Hero} took the {quest} to {event}. But where was the bridge?
@want {why} Over the river was {event}. {Hero} took the {quest}. Trip, trap...?
@want {why} The {quest} was for {event}. But where was the bridge?
@turn It stood up on one end! Nobody could go over. {refrain}
@turn The bridge had put up its feet. {Hero} looked and looked. {refrain}
@turn Up, up it went, like a gate. "Oh!" said {Hero}. {refrain}
@trouble "Come down," said {Hero}. {run1} The bridge looked the other way. Why was it cross?
@trouble It did not want to be a bridge. {run1} What was the matter, {Hero}?
@trouble All the planks were crossed, like arms. {run1} {Hero} looked up. What was wrong?
@stakes "We will be late," said {Hero}, and held on to the {quest}.
@stakes {Hero} sat the {quest} down in the grass. It could not swim, and nor could {Hero}.
@stakes There was the party, over there. Here was {Hero}, over here.
@try1 There was a rope on the bridge. {Hero} took it, and pulled, and pulled, and...
@try1 "I will pull you down," said {Hero}. One, two, three, and...
@try1 {Hero} held the rope in both hands, and pulled as hard as hard, and...
@fail1 Plop! {Hero} sat in the mud. {refrain}
@fail1 The rope came off. Down went {Hero}, in the mud. {refrain}
@fail1 Splat! That was mud, all over {Hero}. {refrain}
@try2 {Hero} had a red apple. "Here, bridge, for you." Did bridges eat apples?
@try2 Would it like a red apple? {Hero} put one down by its foot. Munch! Who was that?
@try2 "Have my apple," said {Hero}. Crunch, crunch, crunch! Was that the bridge?
@fail2 No, it was the goat. {refrain}
@fail2 The goat ate the apple, and then it ate the bag. {refrain}
@fail2 "Maa," said the goat, with its mouth full. {refrain}
@try3 {Hero} took one big breath, to shout. Ready? "COME... DOWN... NOW..."
@try3 "I will shout," said {Hero}. In went the breath. And out came a great big "NOW..."
@try3 Was the bridge asleep? {Hero} called up to it, louder than loud. "Get... up..."
@fail3 Off flew all the geese. Honk! {refrain}
@fail3 It woke up the geese, and they were cross, too. {refrain}
@fail3 "Honk, honk, honk!" said all the geese. {refrain}
@low {Hero} sat down at the bridge's feet. {run3}
@low The sun went down. Poor {Hero}! {run3}
@low "I am tired," said {Hero}. So was the bridge. {run3}
@clue {Went}, went the {kit}, on one small plank. "Thank you, plank," said {Hero}. Creak?
@clue "Thank you for the seat," said {Hero} to one plank. {Went}, went the {kit}. Creak!
@clue {Went}, went the {kit}, on the end of the bridge. "Thank you," said {Hero}. And one plank moved.
@insight {Hero} looked up. They all ran over it, day after day. But had they ever said...?
@insight What had {Hero} just said? It was two small words. Did the bridge want...?
@insight The donkey had a thank you. The goat had a thank you. And who had none...?
@means {Went}, went the {kit}, on each plank. "Thank you, and thank you, and thank you!" said {Hero}.
@means From plank to plank went {Hero}. "Thank you!" And {went}, went the {kit}, to say it, too.
@means "Thank you for every day!" And {went}, went the {kit}, from end to end. That tickled!
@snag Creak. Down came one plank. Down came two planks. Then it stopped. Oh no...
@snag The bridge began to come down. It was half way. It stood and waited. Oh, what for...?
@snag Cre-e-eak! It put down one foot. It did not put down the other. Hush...
@rescue "Maa!" said the goat. That was thank you, too. And all the planks came down.
@rescue "Honk!" went the geese, and they all meant thank you. Down it came, down, down!
@rescue "Thank you!" called all the people on the other side. And down came the bridge. Bump!
@climax Trip, trap, went {Hero}. Trip, trap, went the goat. And the bridge went tra-la-la.
@climax They all went over, one by one: {Hero}, a goat, and ten fat geese.
@climax Over went {Hero} with the {quest}. It was the best bridge in the world.
@resolution They had {event} on the bridge, in the middle. {Hero} danced. {turned}
@resolution "Will you take us home?" said {Hero}, at bedtime. {turned}
@resolution {Hero} gave it flowers, one for each plank. {turned}
@close {toast} Home to bed! Night-night, goat and bridge. {ends}
@close {toast} Into bed, trip, trap! Thank you, bed. {ends}
@close {toast} "Creak," said the bed. Good night, {Hero}. {ends}
`,
  b4_6: `
@home {Hero} lived in {home}, on the near side of the river. Everything good was on the far side. In between there was a bridge, and no one ever gave it a thought. What did the bridge think?
@home {Hero} lived in {home}, right beside a bridge. {They} went over it each morning for the [bread|milk], and then back over it for [breakfast|dinner]. It was just thirty steps, and a bump. Who looks at a bridge?
@home What is a bridge for? "For getting to the shops," said {Hero}, who lived in {home}, at the dull end of it. {They} never looked down. You don't say hello to a floor. Do you?
@want Over the river they were having {event}, and {Hero} had to bring the {quest}. {why} {They} had it in a basket, under a [clean|spotted] cloth. It was thirty steps away. How long can thirty steps take?
@want The {quest} must be over the river by six, for {event}. {why} "I'll take it," said {Hero}, and put it in a basket. "It's only across the bridge." And every other day, so it was...
@want In {Hero's} basket was the {quest}, for {event}. It had to be over the river by six. {why} "It's just thirty steps," said {Hero}. "One, two..."
@friend Farmer Dobbs was going over with his goats, and his cart. "Shocking old bridge," said Farmer Dobbs, as he always did, and he gave it a kick for luck.
@friend "Mind your backs!" That was Farmer Dobbs, with a cart, nine goats, and one sore toe. He had the toe from the bridge. He kicked it every day. "Rotten old thing," he told {Hero}. "Never says a word."
@friend Clip, clop! Nine goats came by, and Farmer Dobbs on his cart. "Move, you old plank," he told the bridge, and kicked it. He took off his cap to {Hero}.
@turn {Hero} put one foot on the bridge. It shook. It rattled. It stood up on its end, with all its planks crossed. {refrain} What had they done to it?
@turn {Hero} stepped on. A shiver ran along the rail. Then the whole bridge got up, plank by plank, and turned its back on them. {refrain} Can a bridge be cross?
@turn Clack! A plank shot up. Clack, clack, clack, went the rest. {Hero} sat down, and the bridge stood up, with its arms folded. {refrain} Since when could it talk?
@trouble Up at the top sat a goat, with a bishop's lunch. "Bad bridge!" said Farmer Dobbs, whose goat it was, and kicked it, as he did every day. {run1} Behind {Hero} there was a queue, as far as the mill.
@trouble One of Farmer Dobbs's goats had been halfway over. Now it was halfway up, eating a bishop's lunch. {run1} Farmer Dobbs gave the bridge its daily kick. The bridge went up a bit more.
@trouble On the very top of the bridge stood a goat, eating a bishop's lunch. {run1} Farmer Dobbs kicked a post, the one he always kicked. Behind {Hero} stood everyone, down to the mill.
@stakes It was nine miles round by the ford, and the ford was shut. The sun was past the trees. "They've put out the plates," said someone. They could not begin without the {quest}. What do you say to a bridge?
@stakes Across the water they had lit the lamps, and laid a place for the {quest}. And it was here, with {Hero}. Now what do you do with a bridge that won't?
@stakes "Go round!" people called, over the water. But round was nine miles, and it was shut. {Hero} held up the {quest}. Over there they held up their spoons. How do you say please to a bridge?
@try1 "It wants paying," said Farmer Dobbs. "They do." So {Hero} found {their} lucky penny. {They} laid it on the bottom plank, face up, and...
@try1 "Give it something," said the people in the line. {Hero} had a lucky penny. {They} gave it a last rub, put it on the bottom plank, and smiled [kindly|with all {their} teeth], and...
@try1 "It may be hungry," said Farmer Dobbs. {Hero} had a lucky penny, so far. {They} put it down on the wood, shut one eye, and...
@fail1 It rolled down the plank, and off the end, and went plop. {refrain}
@fail1 Tip, went the plank. Off rolled the penny. A trout came up to see what it was, and now the trout had it. {refrain}
@fail1 The plank gave a shrug. Over and over went the penny, and in. Up came a trout, who thought it was a fly. {refrain}
@try2 "Then we'll go without the bridge," said {Hero}. They had a barrel, and a broom to row it with. {They} got in, with the basket on {their} knees. Round it went, and...
@try2 "Who needs it?" said {Hero}, and climbed in a barrel, with a broom, and the basket on {their} head. Nine goats gave a push. It floated! Then it began to...
@try2 "I'll go by sea, then," said {Hero}. The miller had a barrel. In {they} got, broom in hand, basket on top. They all pushed, and away...
@fail2 "Left!" they shouted. "No, left!" But a barrel goes round. It went round and bumped the bridge, and up flew the {quest}. It went round to the reeds, and out fell {Hero}. No one had heard a plop.
@fail2 Spin! {Hero} saw the church, the mill, the church. Bump! That was the bridge, and the {quest} flew right out of the basket. Bump! That was the bank, and it was the wrong one. Where was the splash?
@fail2 Round the reeds it went, and round the ducks. It hit the bridge, and up went the {quest}. It didn't come down. The barrel put {Hero} back, with weed in one ear. Where had it gone?
@clue They were looking in the reeds when {Spotter} saw a drop run down the rope of the bridge. It had not rained for a week. Do bridges cry?
@clue Plip! {Spotter} felt it, right on the nose. A drop had run down the bridge's rope. There was another one behind it, fat and slow. The sky was as blue as a [plate|jug]. So who was dripping?
@clue A wet thing ran down the rope of the bridge, and {Spotter} caught it on the tongue. It was warm, and it was salt! Up on the rail sat six more. Is there a sea inside a bridge?
@try3 "All take hold!" said {Hero}. They had the rope, nine goats, and the bishop, who had missed his lunch. They pulled as hard as they could. {run2} Down came the bridge, a bit, and a bit more.
@try3 "There are more of us than there are of it," said {Hero}. People, goats and the bishop took hold of the rope. {run2} "It's coming!" they cried, and down it leaned.
@try3 "If the bridge won't come, we'll pull," said {Hero}. They all took hold, even the bishop, who had missed his lunch. {run2} "Heave!" The bridge leaned over.
@fail3 Then up it went again, and up went the bishop, and one nail. By the time they had got him back it was pouring. {refrain}
@fail3 The bridge had only stopped to get its breath. Whoosh! The bishop went up like a [flag|kite], and a nail flew off. And then it rained on all of them. {refrain}
@fail3 Twang! They all let go but the bishop. Up he flew, and sat by the goat, and the goat ate his hat. After that it rained. {refrain}
@low The {quest} was gone, and so was the sun. {Hero} sat in the mud by the {kit}, with {their} arms round an empty basket. "It's only thirty steps," {they} said. {run3}
@low There was a fiddle playing, over there. {Hero} sat in a puddle with the {kit}. The {quest} was not in the reeds, or in the mud, or in either boot. A basket is very light with nothing in it. {run3}
@low Mud came in at {Hero's} shoes, but {they} didn't get up. {They} had {their} {kit}, and no {quest}, and no way over. "The bridge used to like me," {they} said. "I think." {run3}
@insight.sound Creak, went the bridge. Crick, creak. "{Rule,}" said {Hero}. It was always the same four notes. It was a sad song, and it was about being walked on. Who had ever stopped to hear?
@insight.sound "{Rule,}" said {Hero}, with rain in both ears. And there was the bridge: crick, creak, crick, oh. It was not a cross noise. It was somebody humming, all alone. Who ever hummed back?
@insight.sound "{Rule,}" {Hero} told the goats, and they stopped chewing. Crick, creak, crick, went the bridge. Why, that was a tune! Did it want somebody to sing it with?
@insight.tend They'd paid the bridge, and pulled it, and called it names. "{Rule,}" said {Hero}. {They} went up close, and laid {their} hand on the wet wood. "What's the matter?" Had anyone ever asked it that?
@insight.tend Somebody threw a boot at the bridge. "Don't!" said {Hero}. "{Rule,}" {they} said. So {they} went up to it, and asked in its ear, or near it, "Did we hurt you?"
@insight.tend What if a baby cries? You don't pull it, thought {Hero}. You don't give it a penny. "{Rule,}" {they} said, and put both arms round a cold wet post. "Poor bridge. Was it us?"
@insight.mark {Hero} looked at the bridge, and it was grey. The boats were blue, and all the doors had flowers on. "{Rule,}" {they} thought. How would you like to be the one thing that nobody painted?
@insight.mark In {home} they painted the doors, and the boats, and, on Sundays, the hens. {Hero} looked at the bridge. It was the same grey as the rain. "{Rule,}" {they} said. Wouldn't you be cross?
@insight.mark {Hero's} coat was red. The cart was yellow, and the ducks had green heads. "{Rule,}" {they} said, looking up. The poor bridge had no colour at all. Who'd left it out of the paint box?
@insight.look {Hero} held up the lantern. It was just a bridge. "{Rule,}" {they} said, and looked again. On the fourth plank was a big split, where somebody had kicked it. Wouldn't you cry?
@insight.look {Hero} lit the lantern. "{Rule,}" {they} said, and did. There was a crack, low down, just where a boot would kick. Out of it came a drop. Who would kick a bridge?
@insight.look "{Rule,}" said {Hero}. With the lantern held low, the bridge had dents: a heel here, a toe there, all the way along. So that was why it cried! Who had done all that?
@means.sound So {Hero} took the {kit} and sat down below the bridge. {They} {method}, just as it went: creak, crick, creak. The bridge held still. It tried a new note, rather high. Then down it bent, to hear better.
@means.sound {Hero} took the {kit} down under the bridge, and heard its tune, and {method}. The planks stopped shaking. Then it joined in, a bit flat, as you do in the bath, and lay down.
@means.sound {Hero} sat under the bridge with the {kit}, by the frogs. Crick? {They} {method}. "Crick?" it said. "Yes, you!" One sang high, one sang very low, and down slid the planks, to be nearer.
@means.tend {Hero} {method}. Then {they} got a can of oil, and did every bolt. A long creak came out of the bridge, like somebody getting into a bath, and down it came.
@means.tend {Hero} {method}. {They} oiled each bolt of the bridge, and pulled an old [fork|fish hook] out of its side. It gave a long groan, but it was the good kind. Down came a foot.
@means.tend {Hero} {method}. "It wants its back rubbed," {they} said. So they all rubbed, with oil and a vest. "Eee," went the bolts. "Ahh," went the planks, and flopped.
@means.mark {Hero} got out the {kit}. {They} {method}. It was flowers, all along the rail. The bridge bent round to look. It uncrossed its planks, two at a time, and lay down.
@means.mark {Hero} took the {kit}, and {method}. The bridge got a leaf, then a bird, then a goat. Creak? A plank came down, to be next. Soon there were ten in a row, all holding still.
@means.mark Out came the {kit}. {Hero} {method}. It was a duck in a hat! Down bent the bridge, and gave {them} a nudge, like a cat at dinner time.
@means.look {Hero} {method}. Nine planks had been kicked! {They} said sorry to each, and tied a sock round it, ever so gently. Down came the bridge, in nine socks.
@means.look {Hero} {method}. {They} found nine sore places, and put the miller's butter on each. Clack, went a plank. Clack, went the next. And down lay the bridge.
@means.look {Hero} {method}. Each dent got a rub and a pat, and down came the bridge. {Hero's} boots were on the grass, and soon so were Farmer Dobbs's.
@snag Now the bridge was almost flat. One plank hung loose in the middle. "The last good nail flew off," said Farmer Dobbs, "when we pulled. It must be down there, in..."
@snag Down came the bridge, nice and flat, all but one plank. "It wants a nail," said {Hero}. Farmer Dobbs felt in his pocket. He had hung upside down when the rope broke, and so had the pocket, and...
@snag Hooray! The bridge was down. It had one loose board, and there was one good nail for it. But Farmer Dobbs had let it go when the bridge leaned over. {Hero} looked down. That was a lot of river, and...
@rescue "I saw the nail fall," said the donkey girl, who was last in the line, and she walked straight in, in all her clothes. She felt about {hid} and held up {key}.
@rescue "I'll get it," said the donkey girl, who was always at the end of the line. In she walked, till there was just a hat going by. Then up came one wet hand, from {hid}, with {key}.
@rescue "Let me." It was the donkey girl, so small that they'd put her last. She held her nose: in she went, like a [frog|stone], and up she popped, {hid}. "Got it!" It was {key}.
@climax Knock, knock. The nail was in. "Thank you," said {Hero}, "for all the other days." {They} took one step, and one more. The bridge hummed. And in the middle, between two planks, was the {quest}. It had caught it!
@climax Tap, tap, tap. No one liked to go first. "I never said it," {Hero} told the bridge. "Thanks." Out {they} went. In the middle a plank opened, like a hand, and there was the {quest}, quite dry. The bridge had kept it for {them}.
@climax Bang, and the nail was in! {Hero} stroked the rail. "I walked on you," {they} said, "and never said hello. So hello." Up came a plank, like the lid of a box. And there was the {quest}! The bridge had caught it.
@climax.look Knock, knock, and the nail was in. {Hero} looked under the bridge, and looked again. High up, where nobody ever looks, it held something tight. It was the {quest}! "You caught it," said {Hero}. "Thank you." And {they} took one step, and one more.
@climax.look Tap, tap, tap, and the nail was in. {Hero} lay down and looked along the planks. One was up by an inch. "Thank you," {they} told the bridge, and lifted it. There was the {quest}, quite dry. The bridge had kept it for {them}.
@climax.look Bang, and the nail was in! {Hero} put {their} nose to the planks. "I walked on you," {they} said, "and never looked. Hello." Then {they} looked again, and one plank was up, like the lid of a box. And there was the {quest}! The bridge had caught it.
@resolution Over they came, goats, donkeys, and bishop, on the tips of their toes. Each said thank you; Farmer Dobbs said sorry for the kick. {turned}
@resolution Then came everyone, with their shoes off. "Thank you," said the bishop. "Maa," said the goats. Farmer Dobbs said it two times, and went pink. {turned}
@resolution Off came the shoes, and on came the feet. "Thank you, bridge," they said, one by one. Farmer Dobbs gave it half his sandwich. {turned}
@close They had {event} in the middle, <thing:and everyone had a turn with the {quest}|with a bite each of the {quest}>. {toast} {ends} Under their toes the bridge hummed.
@close They met in the middle<thing:, and everyone had a turn with the {quest}|, and cut up the {quest}>. {toast} {ends} Everyone says hello to that bridge now.
@close All along the bridge they had {event}<thing:, and the {quest} went down the row|, and a bite of {quest} each>. {toast} {ends} If you come by, wipe your feet.
`,
  b7_9: `
@home There's a river, and {Hero} lived on the dull side of it, in {home}. "Everything good's on the other side," people said there: the shops, the sweets and the sun in the evening. There was a bridge. "What colour is it?" {Hero} was asked once, and could not say.
@home If you ask in {home} about the river, they'll tell you how deep it is, and who fell in. Ask about the bridge, and they say, "What about it?" {Hero} was just the same. It was thirty steps there and thirty back, [twice a day|every day of {their} life], and {they} could not have told you if it had a rail.
@home You could buy three postcards of {home}: the mill, the church, and a pumpkin that had won something. There was none of the bridge. It just took you where the shops were, and the sun. "Is it stone or wood?" asked an aunt, who was writing a letter. {Hero} had crossed it before breakfast. {They} said that {they} would look.
@want {Hero} had the {quest} in a basket, and it had got to be over there by six, for {event}. {why} {They} had polished it, and put a cloth on, and practised what to say.
@want It was only an errand. By six the {quest} must be on the far bank, for {event}, and {Hero} had said {they} would bring it. {why} {They} packed it in [straw|a clean tea towel], hung the basket on {their} arm, and told everybody that {they} would be ten minutes.
@want "Hold it level," they told {Hero}, "and don't stop to chat." This was the {quest}, for {event}, and they wanted it by six. {why} It rode in a basket, upon moss, like a duchess on her way to the sea. It was hardly worth it, for thirty steps.
@friend Farmer Dobbs was in front, with a cart, and nine goats, and things to say to all of them. "Horrible old bridge," said Farmer Dobbs, who said it each time. Then he kicked it, for luck. It was what they did there; there was quite a dent.
@friend Farmer Dobbs was coming up behind, with nine goats. "After you," said {Hero}. "Ugly great thing!" said Farmer Dobbs; he meant the bridge. He swung back his boot and let it have the usual. "Brings me luck," he explained. He'd been kicking it for luck since he was four, and he limped.
@friend Nine goats, one cart, one temper: that was Farmer Dobbs. He wished {Hero} a good morning. To the bridge he wished something else, and a goat sat down. Then back went his foot, and thump! "That's for luck," he said. "Has it brought you any?" asked {Hero}. "Not so far," said Farmer Dobbs, hopping.
@turn {Hero} set one foot upon it, and felt it twitch. A shudder went along it from end to end. And then, board over board, as you might pull in your skirts, the whole of the bridge stood up on one leg and crossed its planks. {refrain} Bridges don't speak, do they?
@turn There was nothing odd about the first step. At the second, [the wood gave a sniff|the planks gave a twitch, like a horse]. "Was that you?" {Hero} asked a goat. Then it all ran together, clack, clack, clack, like somebody shutting a fan; and the bridge got to its feet, and turned its back. {refrain} Who'd said it?
@turn {Hero} had got to the second board when the boards began to run the other way, past {their} shoes, like mice. One tipped {them} off on to the grass; and up over the water something as high as a church stood up, and folded its planks on its chest. {refrain} {Hero} peeped in the basket. Surely it hadn't come from in there?
@trouble There was a goat left at the top of it, and it had never been so happy. A duck was going up and down on the bell rope. By two o'clock the queue went back to the mill, and people at the end were sending up sandwiches to find out what was wrong. {run1}
@trouble By noon there was a crowd, and by one there was a man selling it pies. Someone offered to hit the bridge. Someone else offered to hit him. {run1} Over all their heads, at the very tip, stood the goat that had gone first. It looked about it like a person who has just bought the place. "Come down!" shouted {Hero}. Why would it?
@trouble Nobody wants to be first to sit down in a queue. By two they all had, from the river to the miller's gate, and somebody's granny was knitting. A duck had got in the bell rope. {run1} "Whose goat is that?" said {Hero}. It stood at the very top, against the sky, [eating a hat|with a hat in its mouth]. "It was mine," said Farmer Dobbs.
@stakes The ford was nine miles off, and the ford was shut. From where they stood they could see plates being put out on the far bank. "They can't start," said {Hero}, "without the {quest}." Somebody over there was looking at a watch. How would you talk round a bridge?
@stakes "What about the ford?" people said. "Shut," said other people. {Hero} shaded {their} eyes. On the far side was a long white table, with someone going up and down, moving the forks. She came to the edge, and put her hands to her mouth. "Where's the {quest}?" she called. "We can't start the {party} with a hole in the middle!" And what would you have called back?
@stakes "Go round!" people called, across the water. Round was nine miles, and shut. {Hero} held up the basket. Over there they held up their spoons. They'd laid forty plates, with a space between for the {quest}. "I shan't be a minute!" {they} shouted. How do you coax a thing that has no face?
@try1 "Wants paying," said Farmer Dobbs. "They all do. Bridges." {Hero} owned one gold penny, which {they} had been going to leave to somebody in {their} will. {They} rubbed it on {their} sleeve, and put it on the lowest plank, and stepped back...
@try1 "What does it cost, as a rule?" asked {Hero}. "Nothing. It's a bridge." "Well, there you are, then." In {their} left shoe {Hero} kept a gold penny, for shipwrecks. {They} put it on the bottom plank as you'd put out a saucer for a cat, and went away a little, and held {their} breath...
@try1 "There's a slot in most things," said Farmer Dobbs, "if you look." They looked, and there wasn't. {Hero} had a gold penny, and was saving it for a donkey. "Please," {they} said. {They} laid it down at the edge, on a dock leaf, for politeness. "It's all I've got." And {they} began to count...
@fail1 The plank tipped. Down ran the penny, in no hurry; it went over the edge, and a trout had it. {refrain}
@fail1 The end of the plank went up, ever so slightly, like an eyebrow. The penny rolled off. It crossed the mud, it went in the river, and a ring spread on the water; and in the middle of the ring was a trout, swallowing. {refrain}
@fail1 The plank gave a flick, as you might to a crumb. "Heads!" somebody cried, as the penny went over; but the only one to see was a trout, and it swallowed. {refrain}
@try2 "We'll do without it, then," said {Hero}. They found a barrel that was nearly sound. {They} got in, with a broom for an oar and the basket on {their} head, and the whole of the queue gave {them} a shove. {They} dug in on the left, and...
@try2 "It's just water," {Hero} said. "It isn't as if it goes uphill." The miller lent them a barrel which had had herrings in it, and {they} knelt in the bottom, with the basket on {their} head. Somebody handed in a broom. "Two minutes," {they} told the crowd, and the goats put down their heads, and shoved...
@try2 "I'll go by sea," said {Hero}. The miller lent {them} a barrel. It had been to sea before, with herrings, and let you know. {They} sat down inside, and put the basket on for a hat, and someone gave {them} a broom. "Which end's the front?" {they} asked. "Whichever gets there," said the miller; and they pushed, and...
@fail2 "Steer!" they called. There is a reason why boats have ends. {They} went round to the middle; {they} went round to the reeds; {they} saw the church nine times; and when it stopped they all helped {them} out, at the same place, facing the wrong way. How else do you cross a river?
@fail2 You can't point a barrel. {Hero} went off backwards; and then {they} went in every other way, one after another, with the smell of herring coming round a bit behind. In the end the river put {them} down, very green, at the miller's feet. "Back already?" said the miller. Was there any way across that kept still?
@fail2 It was like being stirred. "Well rowed!" somebody shouted, the first time that {Hero} came by. The fourth time, people only nodded. At last the barrel grew tired of it, and knocked, quite politely, at the bank where it had begun. "I should like to get out now," said {Hero}. So what else was there?
@clue It was as they were wringing {Hero} out that {Spotter} happened to look up. Something was running down the rope. It was a drop, about as big as a pea, and another came behind it; they ran to the end of the rope, and hung, and fell in the river. There hadn't been a cloud all week. Where does a bridge get water from?
@clue Just then {Spotter} got a drop in the eye. It wasn't rain; there was no rain to be had. It had come off the rope, and above the rope there was the rail, and along the rail, [one behind another|like people waiting for a bus], came more of them, slow and fat, and let go at the corner. What has a dry old bridge got to drip about?
@clue Wet boots hung along the rope to dry, so when {Spotter} felt a drip it was natural to blame a boot. But this had come from higher up. {Spotter} put out a tongue for the next. "Salt!" <mute:thought|said> {Spotter}. They stood in a row on the rail, fat and bright, waiting their turn to fall. Who keeps salt water in a bridge?
@try3 "Everybody on the rope," said {Hero}. "It can't be as strong as all of us." There were goats on that rope, and millers, and a bishop on the way to his lunch. {run2} They gained a foot. They gained a yard. "It's coming!" cried the bishop.
@try3 "Let's not ask it any more," said {Hero}. "Let's pull." The rope went back along the road from hand to horn to hand: millers, goats, and a bishop, who took off his ring for it. {run2} "And heave!" They heard it groan. They saw its knees bend. "We're winning!" {they} shouted.
@try3 "A hundred against one isn't fair," said {Hero}, rolling up {their} sleeves. "Good." Along the road went the rope. It had millers on it, and goats; last of all, with a double knot, came a bishop who ought to have been at lunch. {run2} "Now!" The top leaned over, inch by inch, till they could see what the goat was chewing. "Nearly," {they} panted, "nearly..."
@fail3 It was only getting a better grip. It went up like a blind, with most of the bishop; and when they had got him down, and found his hat, the rain that it hadn't been came on. {refrain}
@fail3 It wasn't giving in; it was taking aim. There was a twang. Up went the bishop, who'd been told not to let go, and was a man of his word. They had to fetch him down with a ladder. [Then it began to rain.|It was then that it rained.] {refrain}
@fail3 Then it straightened its back. Twang! Ninety-nine people lay in a heap and counted each other. "Where's the bishop?" said {Hero}. "Here," he called, rather faintly, from next to the goat. It took two ladders and a bun. As his shoes touched the ground so did the first of the rain. {refrain}
@low {Hero} sat on the bank in the mud, with the {kit}, and the basket in {their} lap. It was thirty steps. {They} had done them every day since {they} could walk, and {they} could not call to mind a single one. There was a fiddle over there, tuning up. {run3}
@low Mud is only cold for the first minute. {Hero} sat in it, with the {kit}, and both arms about the basket. {They} tried to think how it went, the way across: one loose board, the feel of a nail, anything. Nothing came. {They} had always been thinking about the other side. {run3}
@low {Hero} picked the deepest mud, and sat in it. "I know all the cracks in my ceiling," {they} told the basket. It rained on the {kit}. "I know what's carved on my desk." That bridge had held {them} up every day, and {they} couldn't have drawn one board. Over the water they'd lit the lamps. They kept looking at the clock. {run3}
@insight.sound Creak, it went over {their} head, in the rain. Creak, and crick. {They} had heard it all {their} life, and supposed that it was noise. "{Rule,}" said {Hero}. It was four notes, and the last one went down. Why, it was singing! Who'd ever stopped in the middle of a bridge to hear the end?
@insight.sound "{Rule,}" {Hero} used to say; so {they} shut {their} eyes and took it bit by bit. There was rain on hats, and rain on goats. And under that, what was it? Three short ones and a long one, falling. You could have put words to them, and they would have been sad. How many years had it been singing to itself?
@insight.sound "{Rule,}" said {Hero}, since nobody was saying anything better. A drip; a goat's cough; and then the creak. It climbed two steps. It thought again, came down one, and sat with a bump. {Hero} got up so fast that the mud kept a boot. That was no creak, that was a tune! Had it been humming, all this time, under everybody's talk?
@insight.tend "Horrible old bridge," someone was saying. {Hero} thought about that. If {they} had been kicked for luck every day for ninety years, {they} would have got up long before this. "{Rule,}" {they} murmured. Nobody'd tried it. {They} went and laid {their} cheek against the wet post. "Are you all right?" {they} said. What do you suppose it did?
@insight.tend "What that wants is a kick," said Farmer Dobbs. "Has it ever worked?" said {Hero}. "Never," said Farmer Dobbs. "{Rule,}" said {Hero}, and then heard what {they} had said. {They} waded up to it, and stroked the nearest plank, the way the grain went. "What is the matter?" {they} asked. Was it the wind, or did it lean?
@insight.tend "Fetch an axe, and see how it likes that," said somebody in the dark. {Hero} felt a shiver, right through the mud. "{Rule,}" {they} said slowly. It had had a penny, and a rope, and a lot of bad words. What it hadn't had was a question: not one. {They} took hold of the nearest post, as you would of a hand. "Where's it sore?" said {Hero}. Did something squeeze back?
@insight.mark {Hero} stared at it, through the wet. "What colour would you call that?" {they} said. The boats were blue; the doors all had roses on; there were people in {home} who painted their hens. "{Rule}" {They} wiped {their} nose. They could tell it they were sorry, until they were hoarse. Hadn't it been told things all its life?
@insight.mark Somebody's lantern went by, and showed {them} the blue boats, the red roofs, the green shutters with hearts in. And there stood the bridge, like the one guest who wasn't told that it's a party. "{Rule,}" said {Hero} slowly. There was paint on the pigsty. There was paint on the pig! Had nobody ever got as far as this?
@insight.mark To keep warm, {Hero} was counting colours. There were eleven on the miller's cart, and five on each hen; they were fond of a brush, in {home}. And one thing there, on one leg, in the rain, hadn't so much as a spot. "{Rule,}" {they} said. "We can't just say sorry. It's been called things for ninety years." But what if it had something to look at?
@insight.look There was a lantern, and {Hero} held it up, out of habit. "{Rule,}" {they} said. It was a bridge. So {they} did it over. There were two grooves, where wheels had gone for ninety years, and each plank between them was worn like a step in a church; and there, low down, where a boot would come, was a split as long as an arm. Did that never hurt?
@insight.look With one lantern you see one plank at a time. "{Rule,}" said {Hero}; and since it was all there was, {they} gave it a good long look. There was a dent, and it was the shape of a toe cap. From it went a crack, in under the rail, [as long as a loaf|that you could have lost a spoon in]. The next plank had one, and the next. Was this what luck did?
@insight.look {Hero} lifted the lantern, and gave it a long cross look. "{Rule}" So {they} gave it another, and this time there was somebody there. The boards were hollow from feet. And just here, where a boot might come, there was a bruise, with a crack going up from it out of the light. {They} covered it with {their} hand. How many good mornings had gone into that?
@means.sound {Hero} settled {themself} beneath it with the {kit}, and {method}, exactly as it came: creak, and crick, and creak, and down. Up there it went quite still. {They} did it again, and put something under it to lean on. And the bridge, after a bit, came in; a little flat, like one who has only ever sung in the bath.
@means.sound {Hero} crept in underneath with the {kit}, where it was dry, and {method}: three short, and then the long one down. Up above, a plank missed its turn. {They} did it over again and left a gap at the end. Nobody breathed. And into the gap, [as shy as a mouse|very low, and rather rusty], the bridge put the last note by itself.
@means.sound Underneath was a dry place, full of frogs. {Hero} carried the {kit} in there, and {method}, from the climb right down to the bump. "Creak?" it went. "Yes, it's yours," said {Hero}. "Now both of us." A rail joined in, buzzing; and then all of it gave up pretending that it couldn't sing, so loudly that the frogs moved out.
@means.tend {Hero} {method}. Then {they} borrowed a can of oil from the mill, and a soft rag, and began. {They} did the hinges; {they} did the bolts, and behind the bolts. {They} took out a stone that had been in it for years. Such a creak came up out of that bridge that you wanted to lie down.
@means.tend {Hero} {method}. Those bolts hadn't been turned since they were new. {They} cleaned each with a toothbrush, and greased it with somebody's lunch. "Is it here?" {they} would ask. "Or here?" Out of one hinge came nine goat hairs and a fork. And the whole bridge sighed, and sat down about a yard.
@means.tend {Hero} {method}. "It's dry," {they} called, "that's what it is. Who's got oil?" It came in cans; it came in cups, and in somebody's sardines. They went along it joint by joint, and {Hero} did the places you can never reach for yourself. The planks slid apart, and hung down loose, like the legs of a baby that's dropped off.
@means.mark The rain had stopped. {Hero} took the {kit} and {method}, on the only bit that {they} could get at. It was a vine; then pears on the vine; then, since there was some room, each of the goats. A plank came down, so as to see. {They} did that one too. By sunset it had brought down nearly all of itself to be done.
@means.mark {Hero} got out the {kit}, and {method}, starting by the ground. There was a snail first. There was a fish, with a penny in its mouth. Creak, it went, and the next plank had slid down and was waiting. "And what would you like?" {Hero} asked it. By dark only three were left in the air, and they were pushing.
@means.mark When the rain let up {Hero} unpacked the {kit}. {They} {method}, low down, over the dent. It made a rose. Nothing happened. Next came a row of ducks, with hats. "Don't turn round," somebody hissed, "but it's looking." It had bent nearly double! There was a cough, and a clean plank slid in underneath {their} hand.
@means.look {Hero} {method}. There were thirty-one. {They} took off {their} boots so as not to make it worse, and went up it like a cat, with a lamp, and a hammer with a sock on; and at every split {they} put in one nail, and said sorry before and after. About halfway along it stopped wincing.
@means.look {Hero} {method}. Once you'd got your eye in, they were everywhere, and all of them were at kicking height. Up went {Hero} in {their} socks. One nail; three soft taps; "Sorry." One nail, three taps. Down below, Farmer Dobbs had sat on the grass, and was looking at the end of his boot.
@means.look {Hero} {method}. "There's a sore place on every plank," {they} said. "Nails, please, and shoes off." People followed, in a row, with lamps, and {Hero} knocked each one in so softly that it was more like patting. "This was my dad's," said a man on the ladder. "Tell it sorry from him." By the top there was no more shaking.
@snag It lay as good as flat. It only wanted the plank in the middle, where the rail was gone, and for that there was one good nail left. {Hero} lay down on {their} front, and stretched. When they pulled, the rope had had the skin off {their} fingers, and they could not feel what they held. There was a very small plink. Then there was the gap, and black water going along under it, and...
@snag Plank after plank came down, as flat as toast. Only the middle one was loose, where there was no rail, and {Hero} had one sound nail for it, and {their} tongue between {their} teeth. That was when the wind blew. {They} made a grab for the lantern. It was the wrong thing to have grabbed, because plink...
@snag There it lay, with the goat still aboard, all finished but for one board, out where the rail was gone. "Just this," said {Hero}, holding up the last straight nail. {They} reached out over the hole. A wind came by, hardly enough for a candle, and went right up {their} nose. {They} sneezed. Then everybody heard the same little plink, and...
@rescue "It went in there." The donkey girl had been so long at the back of the queue that no one knew whose she was. She walked down the bank, and just kept on walking, in all her clothes, till there was only a hat. She was feeling about {hid}. A hand came up. It had {key} in it.
@rescue "Please," said someone. It was the donkey girl, who was always last, so that people thought she was with somebody else. "I saw where it went." She took hold of her hat, and walked down under the water as if there were stairs. A minute is a long time. Then, from {hid}, rose one small blue fist, and it opened. There was {key}.
@rescue "You won't find it like that," said the donkey girl, who'd been behind everyone since breakfast. She gave {Hero} the donkey, and went down into the river as you'd go down to a cellar, until it shut over her hat. One bubble. Two. Then, {hid}, something came poking up out of the water, with a cold wet fist round it. "Here." It was {key}.
@climax Knock; knock; knock. They held up all the lanterns. "Go on," said Farmer Dobbs, who'd got his cap off. But {Hero} stood there. "Thank you," {they} told it. "It's not just for today. It's for all the times I didn't." Then {they} walked. {They} felt each step go by under {them}, all thirty; and over the gap it lifted, just a little, as you do to help somebody on with a coat.
@climax Three taps, and it was in. There lay the bridge; nobody put a foot on it. "After you," said the bishop, who had had his turn. {Hero} bowed to it. That felt silly, and then it didn't. "It's thirty steps," {they} said, "and I never counted one." So {they} counted them. Where the gap had been it came up to meet {them}, like a cat under your hand.
@climax Bang, bang, and one little one for neatness. "There," said the crowd, and stayed exactly where it was. {Hero} went down to the edge. "You carried me to school," {they} said. "You carried our piano. And I was always thinking about something else." Out {they} walked, not fast, feeling for every board; and every board was there, even where there had been none.
@resolution Then they all came, one behind the other, on tiptoe, goats and millers and the bishop, and every one of them said thank you; and you never saw a bridge blush, but there was a warm sort of brown all along the rail. {turned}
@resolution Behind {them} came the rest, with their boots off. "Thank you," said the miller. "Much obliged," said the bishop. Farmer Dobbs got as far as the dent. He was there for some time, and when he went on, he had left his best hat on the post. {turned}
@resolution The rest came in their socks, and you never heard such manners. "Most kind," said the bishop. "Maa," said the goats. Farmer Dobbs got down and kissed the dent, and glared round to see who'd noticed. And the old wood ticked, all the way along, like a stove getting warm. {turned}
@close They unpacked the {quest} right there over the water, and had {event} in the middle of the bridge. {toast} {ends} It's had its own birthday ever since. Nobody kicks it. It's the trout that they can't forgive.
@close The far side couldn't wait, and came out with the plates to meet the near side; and so it was over the middle of the river that they unpacked the {quest} and had {event}. {toast} {ends} If you go there, lay your hand on the rail. It's quite shiny.
@close So the table came to find them, on sixteen legs. Over the deepest part they put down the {quest}, and {event} began. {toast} {ends} They sell a postcard of it now, and {Hero} has one over the bed. "Thirty boards," it says on the back. "The ninth one sings."
`,
  b10: `
@home There is a river at {home}, and everything worth having is on the other side. The shops are there, and the school, and the sun in the evening; over here there is mostly mud, with views. Between the two lay a bridge, of thirty steps. {Hero} had crossed it some nine thousand times; well in the middle, since the flood, which had taken a yard of the rail. "What's it like?" a traveller once asked {them}. "What is what like?" said {Hero}.
@home Nobody had built the bridge at {home}, so far as anybody knew. It was just what you had under you between one side of the river and the other. [Weddings went over it.|Fire engines went over it.] Goats did. Halfway over, a flood had carried off some of the rail, and nobody had put it back. {Hero} kept to the middle, and used it twice a day. "Draw me a bridge," a teacher said to {them} once, and {they} drew the cake shop at the end.
@home They held a vote in {home}, one year, for the best thing in it. It didn't take long. The shops were over the river, and so was the school, and so was the sun; here there was a church, some mud, and a pump, and the pump won. "Nobody put down the bridge," it was remarked to {Hero}. "That's not a thing," said {Hero}, "that's how you get to things." {They} had come across it to vote, and kept well to the middle, where a flood had had the rail.
@want The {quest} was to be across the river by six, for {event}. {why} <thing:|The old tree bore one a year, gold right through, and nobody sat down until it was cut.> "I think I can manage a basket," said {Hero}. "It's only over the bridge." {They} had rubbed the thing till you could see your teeth in it, packed it in straw, laid a clean cloth on top, and got ready a short speech. For the journey {they} had allowed ten minutes, and for the applause five.
@want "And you'll go straight there?" people asked {Hero}. "It's a bridge," {Hero} said. "You can't go any other way." On the far bank a table stood ready for {event}. {why} In the very middle of the cloth they had left a space, with forks all round it, for the {quest}<thing:|, which the old tree gave them once a year, to be cut first>; and that was in a basket, on {Hero's} arm, with only thirty steps to go and the whole of the afternoon to do it in.
@want "I could take it," {Hero} had said. Afterwards {they} could not think why it had sounded so easy. By six the {quest} had to be over the river, for {event}. {why} <thing:|There was one on the tree each year, of gold to the pips, and nothing began without a slice of it.> People had found {them} a good basket, with a lid, and some moss to lay it on. "You won't go running?" they asked. "You'll use both hands?" "There are thirty steps," said {Hero}, "and none of them is up."
@friend Ahead of {Hero} on the road went Farmer Dobbs, nine goats, and a quarrel. He spoke to a goat as others speak to an umbrella. "And as for you," he said, when he came to the bridge; and he kicked it, low down, on the left, where there was a dent. "Why do you do that?" asked {Hero}. "It's for luck," said Farmer Dobbs. "My father always did, before me." He limped a little. It was a lucky family.
@friend There was a custom at that bridge. As you stepped on you gave it a kick, for luck, and as you stepped off you said something rude, so that it shouldn't get ideas. Nobody kept it up like Farmer Dobbs. "Miserable old plank!" he was roaring, as {Hero} came along. There were nine goats with him, and they looked embarrassed. "Lovely day," he added, in quite another voice, touched his cap to {Hero}, and let it have the other boot.
@friend "What's it done?" {Hero} once asked him. "What has who done?" said Farmer Dobbs, lowering his boot. He wasn't an unkind man. He had a cart and nine goats, and knew their birthdays. "I've got to kick it. It's luck," he explained. "My dad kicked it every day but one." "What happened on the one?" "I came along," said Farmer Dobbs. With a good swing, and a cheerful sort of oath, he fitted his toe to the dent.
@turn With the first step {Hero} was thinking of {their} speech. With the second it struck {them} that the ground had breathed in. A shudder ran off down the planks to the far bank, thought a bit, and came back bigger. "I say," said {Hero}. And with a clatter as of a hundred shutters, as a lady picks up her skirts, the whole of the bridge rose upon one leg and crossed its planks in front. {refrain} It couldn't have spoken, could it?
@turn It was the goats that knew. They stopped dead, with the front one already out over the water, and laid back their ears. "Get on, can't you?" said Farmer Dobbs, and aimed one more for luck. It never landed. There wasn't anything for it to land on; the bridge had drawn itself up out of reach, to the height of a steeple, and it had turned its back. {refrain} {Hero} looked at Farmer Dobbs. Farmer Dobbs looked at the goats. Which of them had said that?
@turn You know how a dog will go still, before it gets up? The boards went like that, underfoot. "Did you feel something?" {Hero} asked a goat; and then the way ahead simply left. Off it ran, with the noise of a tray of spoons going down a flight of stairs, and up over the water, against the light, where no one had ever looked, somebody very tall got to one leg, and shut. {refrain} "I beg your pardon?" said {Hero}. Hadn't it always been such a quiet bridge?
@trouble The news went back along the road, and the road filled up behind it. By two the queue was at the mill. "What's the matter with it?" people asked. By then there was a pie man, and a bishop, who was expected at lunch. {run1} And on top of everything, [where the bridge came to a point|black against the clouds], stood the foremost goat. It had been halfway over when over became up. With a view of three counties and somebody's hat to eat, it felt understood at last. "Come down!" called {Hero}. Why would it?
@trouble A duck had become mixed up with the bell rope, so that every so often, for no reason, it was one o'clock. People came out to complain, and stayed to give advice. "It's broken," said somebody. "It's foreign," said somebody else. {run1} "It's having a turn," a woman told {Hero}. "You want to take no notice." They tried that. A hundred people stood there in a row, remarking on the weather, and a goat looked down from the sky at them, chewing, like a landlord.
@trouble Someone read it the rules. Somebody tried a carrot, having an uncle who knew about horses. {run1} Before two, there were carts as far back as the mill, and the story had been passed along from mouth to mouth, and come out at the far end as a dragon. "No, it's nothing like that," {Hero} told some people with forks. They pointed. High on the peak, in the steam off the river, chewing a bowler hat, stood one of Farmer Dobbs's goats. It had never been looked up to before.
@stakes "Of course, there's the ford," said somebody. There always is. It was nine miles off, and had been shut since the business with the cow. From the bank {Hero} could see right in at {event}, as you see into a lit window. The guests were straightening the forks. One of them came down to the water with a hand up against the sun, to look for the {quest}. "Any moment now!" called {Hero}, and waved the basket, in a manner meant to suggest it. How does one reason with a bridge?
@stakes And the worst was that you could hear them. "Is that it, in the basket?" said a voice over there. "Hurry up, then, we're starving!" {Hero} held up the {quest}, and they cheered it; and after that, as nothing happened, the cheers went ragged, and somebody sat down. There was no {party} without it. There were thirty steps of air. It isn't easy to explain, across a river, that a bridge doesn't care for you. What were you supposed to have done to it?
@stakes "Can't you just throw it?" called someone over there; but that's not what you do with a {quest}. "Then come round by the ford!" That meant nine miles, and the ford was shut. So they stood, with a river between, and {event} all ready behind them: the long cloth, the lamps, and at the centre a gap, with a small boy put to keep wasps off it. "There's no rush!" they shouted, kindly. {Hero} could have borne it better if they had been cross. How do you begin, with a bridge?
@try1 "It'll be after its money," said Farmer Dobbs. "They get like that." Now in the heel of {their} left shoe {Hero} had a gold penny, in case of shipwreck. {They} took it out. It had grown to the shape of {their} foot, or the foot had. {They} breathed on it, gave it a last polish, and placed it on the lowest plank, heads up, as being more polite. Then {they} went backwards for three paces, and lowered {their} eyes...
@try1 They took up a collection. It came to one button, some string, and a gold penny, and the penny was {Hero's}. It had been left to {them} by a great-uncle, who had got it from a whale. "It's a good deal, for a bridge," {they} said. But there was the table, over there, growing cold; and so {they} walked up with it on the flat of {their} hand, in the way that one feeds a horse. "This is for your trouble," {Hero} told it, and laid it down, and...
@try1 "It's gone on strike," was the general view. "Who pays it, in the ordinary way?" {Hero} asked. Everybody looked at their shoes. Now {they} did have a gold penny. {They} had worn it round {their} neck upon a thread for as long as {they} could recall, against witches, or for the tram. {They} bit through the thread. "It's for back wages," {Hero} explained, and laid it on the nearest plank, and moved off to where it wouldn't feel that it was being watched...
@fail1 Very slightly, as an eyebrow does, the plank went up. The penny ran down it on its edge; it crossed four feet of mud; it entered the river without a splash. There was a swirl, and the broad brown side of a trout, turning over, and after that, though they watched for some time, nothing to show that it felt any richer. "Keep the change," said someone in the queue. {refrain}
@fail1 You never saw money given back with such style. The plank flicked. Up flew the penny, gold, dark, gold, to about the height of the church, where it seemed to think; and then it came down in the one place, in all that river, where there was a mouth already open. "That's the finest trout I ever saw," said Farmer Dobbs. "It is now," said {Hero}. {refrain}
@fail1 For a second the penny ran along the edge, like a child on a wall, with one look over at the drop. Then the wood gave a twitch. They rushed to see. Down in the brown hung a trout, not moving a fin, with the expression of one who has been told to swallow and ask no questions. "Did it say thank you?" asked a little girl. Somebody told her not to be silly. {refrain}
@try2 "What's a bridge, after all?" said {Hero}. "It's a way of not getting wet. I don't mind getting wet." "In that?" said the bishop. They had rolled out a barrel, which had been in herrings. {They} sat down in that, with a broom to row it by and the basket on {their} head, and it floated; and {they} gave the queue such a nod as admirals give. "Shove off," said {Hero}. They shoved, and {they} dug in on the left, and...
@try2 There was a difference of opinion about the barrel. "As good as a boat," said the miller. The man who had made it did not say anything. "It's got no front," {Hero} pointed out. "Then you can't go wrong," said the miller. So {they} got in, among the ghosts of a good many herrings, with a broom, and the basket on {their} knees. The goats put their foreheads to it. Then the river took hold, the way a large hand takes a lid...
@try2 "I won't say it's a boat," said the miller, who had been brought up honest. "I will say it's never sunk." It was a barrel. It had come up from the coast some years before with herrings in it, and hadn't got over them. {Hero} considered the river. "It's only a puddle," {they} said, "in a hurry." {They} folded {themself} up inside, with the basket for a hat, and {was} passed a broom. "How do you turn it?" asked {Hero}; but the goats had already put their heads down...
@fail2 There's a reason why boats are long. The river went over it with {Hero}, first clockwise. {They} saw the church; there was a strong impression of herring; {they} saw the church. As far as the middle {they} had hopes. From the reeds on {they} merely had a wish, and it was that it would stop. It did so, quite gently, at the stone from which {they} had set out. "Did you get a good look?" asked the bishop. But what else was there that went across water?
@fail2 It turned {them} like a jar that won't open; and when it had tried one way, it tried the other. "They're off!" cried the miller; and again, a moment later, as the barrel came by, "They're off!" From above it must have been beautiful. Eleven turns took {Hero} out, and twelve brought {them} home. {They} lay on the bank and watched the sky carry on without {them}. "We can't pay it," {they} told the sky, "and we can't get round it. So what's left that you can do to a bridge?"
@fail2 It is quite possible to be lost in sight of your own chimney. "Mill," said {Hero}, going by; "church; Farmer Dobbs; mill." {They} had rowed to the left, which was what started it, and next to the right, and found that one should never encourage a barrel. By the fifth time round the whole bank was saying it with {them}. It let {them} off where it had picked {them} up. "You're wet," said Farmer Dobbs. If nothing went under, and nothing went round, then what was left?
@clue It was while {Hero's} boots were being emptied that a drop fell on the back of {Spotter's} neck; and {Spotter}, looking up, got the next. They were coming along the rail. They gathered there, each about as big as a pea; they trembled; they ran down the rope, one behind another, and hung at the frayed end, and fell. It hadn't rained for a week. "That isn't dew," <mute:thought|said> {Spotter}. Would dew have sniffed?
@clue {Spotter} had been given the broom to hold, and was holding it, by the foot of the rope. Plip. There was a small dark star in the dust. Plip: there was a second. It's a habit you get into, after a barrel, to ask where water comes from. {Spotter} followed it with one finger: up the rope, and up that, to the under edge of the rail, where the wet was standing in beads. Past that was only a dry blue sky. "Are you all right up there?" {Spotter} <mute:thought|called>. What does a thing do, with its back turned, that it doesn't want seen?
@clue "Why's it doing that?" <mute:thought|said> {Spotter}, who'd been told to coil the rope. There was a wet patch on the stones. There was a wet patch on the rope, too, and it moved. {Spotter} caught some, and tasted it, since nobody had said not to. "It's salt." They looked at the river, which was as sweet as a pump, and at the sky, which was empty. Right up behind the rail, where you would hide your face, something was brimming over. So how had the sea got into a bridge?
@try3 "Very well," said {Hero}. {They} hadn't meant to raise {their} voice. "There's one of it, and there are a hundred and six of us." They laid the rope down the road, and everybody spat on their hands, millers, goats, and the pie man; the bishop tucked up his skirts. {run2} A foot was gained, and lost, and gained. Then it began to come in earnest, with a groan you felt in your back teeth. "It's beaten!" said the bishop. He was last on the rope, and had tied it about himself, to be sure.
@try3 Nobody likes to be made to look silly, and once you have been, there's nothing for it but a rope. They had one as thick as an arm. "Not till I say," {Hero} told them; and then {they} said. {run2} It was like pulling at the evening. Heels went in. Goats leaned like fence posts; a bishop, who was by now extremely late for lunch, was seen to be using his teeth. And it gave! It bowed down to them, lower and lower, till it was no higher than a house, and you could see the whites of the goat's eyes.
@try3 They had been polite about it, and they had been clever, and now they were damp. "Right," said {Hero}. A rope was paid out, from the bank to the bend, with a place on it for anyone who'd had a bad day. {run2} "What have I missed?" panted a bishop, hurrying toward his lunch; he was given the end, and wound it about his wrist. Boots bit. They sang something slow with a heave in it. The tip of it leaned in over them, like a tree that's made up its mind, and its shadow came sliding up the road.
@fail3 It had been bending its knees, that was all. It went up like a window blind. They all had the sense to let go but one, and he was tied on; you saw the soles of his shoes, which were purple, and then a small, dignified shape, getting smaller. They had him down by and by. They found the hat. "Could anything else go wrong?" he asked, and then, after a week without any, the rain began. {refrain}
@fail3 "Hold on!" cried {Hero}; and that's what the bishop did. For the others it was quite simple. There was a noise like the largest harp in the world, and a hundred people sat down. The bridge stood exactly where it had been before, except that its planks were crossed tighter; and at the very top was a bishop, sharing what he had with a goat. Rain hit {Hero} in the eye. {refrain}
@fail3 All of them had hold; then nobody did. They sat in the road and watched their rope go. Turning gently at the end, with his palms together, as you see them on ceilings, rose the bishop. "Ought we to wave?" somebody said. It put him down by the goat. When at last he'd been talked on to a ladder, he was carrying what remained of its hat, and it had got his. "And now," said {Hero}, "I suppose it will rain." So, to finish things off, it did. {refrain}
@low One after another they went in under the trees. {Hero} stayed out. {They} sat down on the bank, which was mud, and presently in it, with the {kit} getting wet beside {them} and both arms about the basket. Across the water a fiddle was tuning up. "I must have done it nine thousand times," {they} told the basket. {They} tried to think of just one: a board, a nail, how the rail felt under a hand. It was like trying to remember the taste of water. <couple:All {they} had was {Pal's} hand, the first time that they crossed it together.|> <pal:After a time {Pal} sat down in the mud as well, close up.|> {run3}
@low They had stopped waving, over there. They were bringing in the chairs. "And it's only thirty steps," {Hero} said. {They} got down in the wet with the {kit}, and put {their} coat round the basket, since that at least had done nothing wrong. You would think that a person who'd been handed thirty steps a day, there and back, [fair or foul|in all weathers], might have had a look at one. {They} couldn't have told you what it was made of. It might have been made of hurry. <couple:There was just the once that {they} had gone slowly over, and that was with {Pal}, the night they first held hands.|> <pal:{Pal} leaned on {them}, and the rain ran off the two of them alike.|> {run3}
@low {Hero} had a game, for when {they} couldn't sleep. {They} would go somewhere in {their} head, without leaving out anything. It was a night for that. There in the wet, with {their} chin upon the basket, and the {kit} in under {their} knees, {they} set off for school: gate, squeak, lane, mill, school. {They} went back. Gate, squeak, lane, mill. It had no middle. Somewhere in there lay thirty steps, and {they} had never once been awake for them<couple:, but for the night {they} first walked {Pal} home|>. "I'm sorry," {they} said to the rain, or to somebody. <pal:{Pal} had come out to sit by {them}, and let it be the rain.|> {run3}
@insight.sound "{Rule}" It was {their} own rule, and for want of a better plan {they} kept it. There was rain on leaves, and there was rain on goat; there was the bishop, saying sorry to his hat. And there was that creak. {They} had heard it each day since {they} could walk, and had always put it down to wood. It went two up, and one along, and down. It did it again. {Hero} sat perfectly still. Nothing creaks in tune by accident. But who had ever stayed for the end of it?
@insight.sound Rain has a way of going quiet in the middle. "{Rule,}" {Hero} had told a good many people, and had thought of it mainly as a thing for other people. Into that hush, up in the dark, someone let fall four notes. Crick, creak, crick; and the last one sank, as your voice does when you get to the bottom of a letter. It wasn't a threat. It was hardly even meant to be heard. Who asks a bridge, when all the songs have gone over to market, if it knows any?
@insight.sound "Hush," said somebody, and for once a hundred people did. "{Rule,}" {Hero} remembered. {They} had kept it with birds, and with kettles. What was there? Wet leaves; a wet bishop. Up, it went, above {their} head; up a bit further, and along; and down, as you sit when no one has kept you a chair. {They} had known that creak since before {they} could talk. Only it had a tune to it, hadn't it, and a sort of question at the end? What would become of you, if you'd been interrupted every day for ninety years?
@insight.tend "A good hiding, that's what it wants," Farmer Dobbs said, from beneath his cart. {Hero} thought about this. It had had one every morning for ninety years; as a cure, it could be said to have been given a fair trial. "{Rule,}" {they} had said so often, and so wisely. {Their} ears went hot. {They} crossed the mud, and put a cheek against the post, and it was shaking. "I never asked you," said {Hero}. "What is it?" And what do you suppose it did?
@insight.tend "{Rule}" {Hero} had said that of seedlings, and lame ponies, and once, very grandly, of the baby next door. It had not crossed {their} mind to say it of a plank. What had it been offered, all that day? A penny. A barrel. A rope. {They} got up out of the puddle. The nearest of the posts was cold to touch, and there was something running down it that wasn't rain, being warm. "What would you like?" {they} asked, and left {their} hand there. And did the wood lean, just a little, into it?
@insight.tend They'd got as far as axes. It was only, people said, to let it see one. "No," said {Hero}. It had come to {them}, rather late, that {they} knew how this was done. If that had been a calf, with its back against a wall, nobody would have thrown money. "{Rule,}" {they} told the man with the axe, and went down with empty hands, held low, talking nonsense the whole way, until {they} could touch wet wood. "Now, then," {Hero} said. "Who's been horrid to you?" And {they} waited, which nobody had done yet. Would it say?
@insight.mark Someone went by with a lantern, and it lit up things one at a time. There were blue boats; there was a yellow door, with roses. People in {home} would paint whatever held still, and there was a man who did his hens. Then the light came to the bridge, and it just went over it, the way eyes did. "{Rule,}" {Hero} began to say, and stopped with {their} mouth open. "Nobody's ever done you," {they} said. They might tell it they were sorry until they were hoarse. What had telling ever done for it?
@insight.mark {Hero} looked straight at it, now that there was nothing else left to try, and couldn't find what colour it was. There wasn't one. It had been rained on until it was the shade of rain. Yet on every side of it people had been out with a brush. They'd done shutters, and barrels, and the tops of walls. "They've done the trough," said {Hero}. "With ducks." It must have stood there and watched them do the trough. "{Rule,}" {Hero} said, under {their} breath. In its place, what would you have made of that?
@insight.mark They had even said they were sorry. They'd stood in a row in the rain and said it in chorus, like grace, and it hadn't turned round. "It doesn't believe us," said {Hero}. "Why should it? It's only ever heard us going away." By the mill was a lit window. On the sill stood a jug, and all around the jug ran blue cockerels, each with a separate face. Someone had gone to that much trouble, for milk. "{Rule,}" {Hero} told the jug, and looked again at that long wet back, the grey of slates. Well, whose turn was it?
@insight.look They had one lantern left. "{Rule,}" said {Hero}, and held it up, from habit, and saw a bridge. So {they} did the second part. There were two grooves, from ninety years of wheels; the boards between were hollow, like stairs in a church. That was wear. One would expect wear. But low down on the left there was a dent which wasn't, and out of it ran a split, as long as an arm. {They} laid a finger on it. The whole thing flinched. "Sorry," said {Hero}. "Oh, I am sorry." How lucky, exactly, did a person need to be?
@insight.look "{Rule,}" {Hero} told {themself}, with no great hope. All day {they} had been looking up, and had seen its back. Now {they} got down in the mud with the light and looked at its feet. They were bruised. "Oh, you poor old thing," said {Hero}. The wood was black, and stove in, boot on top of boot, and from there a crack went away up into the dark, plank by plank, as a ladder goes up a stocking. {They} found nine, and then stopped counting. Did it hurt all the time, or only when it was walked on?
@insight.look The lantern was given to {Hero}, who was nearest. "{Rule,}" {they} used to say to half of {home}, and half of {home} used to yawn. {They} looked. It was old, wet, and in a temper. But you can be shown a thing and not be listening; so {they} got down, and laid the light along the boards from the side, and all its marks stood up and threw shadows. Hoof, wheel, heel, they went; hoof, wheel, heel. And here by the post, one on another, as deep as a bowl: toe, toe, toe. {They} tried it with {their} own. Why did it have to fit?
@means.sound {Hero} got in underneath, on the dry stones, with the {kit}, and {method}, exactly as it came: two up, and one along, and down. Overhead a plank was caught in the middle of a creak. {They} did it again and put a bit of something below, for it to stand on. "Come on," {they} said. "I can't do both parts." There was a sort of throat-clearing in the joints; and the bridge itself, frightened, and flat, and an octave too low, came in.
@means.sound "Hush," {Hero} told the bank, and the bank hushed. {They} took the {kit}, and {method}, and came to the last note, and left it out. It hung there. You could feel a hundred people not breathing. There's no one alive who can stand that for long, and nothing wooden either. Crick, it came, down out of the dark, put in very carefully, as you would set a cup on a shelf. Then the whole tune came again, from the top, with two in it.
@means.sound Below, among the big stones, {Hero} sat, with the {kit}, {their} back to a post, and {method}, with all of it in, the climbing, and the getting to the end. The bridge fell so quiet that {they} thought {they} had made things worse. "It's lovely," said {Hero}. "Is there any more?" There was. There was another half. In all that time nobody had stood still for it. It came out rusty, and hardly daring; and when {they} had got the hang of that as well, and come in beneath, it wasn't rusty in the least.
@means.tend {Hero} {method}. After that it was mainly oil. {They} begged a can from the mill, and somebody's second-best petticoat, and began at the bottom; {they} did the bolts, then the backs of the bolts, which had been waiting. Out of one hinge fell a stone that must have been in there since the flood. "Any better?" {they} asked. Such a creak came up, from such a long way down, that all along the bank people shut their eyes and rolled their shoulders.
@means.tend It doesn't take very much. {Hero} {method}. "You might pass me that rag," {they} said behind {them}, to anyone, and found that it was Farmer Dobbs who had hold of it. They worked up from the ground, wipe and oil and wipe. They had a fork out of it, and a fish hook; and from a place underneath, where it could never have reached, nine feet of somebody's wedding ribbon. It let down a plank, to help. "Well, I'm blowed," said Farmer Dobbs, and took off his cap to do the corners.
@means.tend {Hero} {method}; and by degrees, in the manner of wood, it let {them} know. "It's got a chill on this side," {they} called. "There's something stuck. Wait." {They} felt in as far as {their} shoulder, and drew out an iron spike, and on the spike was a notice: NO STOPPING. "Has that been in you the whole time?" {they} said. "And we all read it, and did what it said." After that there was no shortage of help. Oil was brought, in jugs; an old lady gave her goose fat, which was for her chest. And a plank came loose from the rest and, very shyly, touched {Hero's} hair.
@means.mark It had left off raining. {Hero} opened the {kit} and {method}, on the only stretch of it that {they} could get at, which was the ankle. First came a vine. A pear grew on it; there was room on the far side of the pear for a goat. "Next!" said {Hero}. One plank came down, the way a child comes down who has been sent to bed. {They} did that one, too. By the time the sun was on the hill it had let down nine and twenty, and was holding them out, as steady as it could.
@means.mark {Hero} {method}, and stood to one side, so that it could see. Nothing was said. But up there the planks moved, as an audience does when the curtain twitches. "I could go on," {they} remarked. Down came a yard of rail; a rather nervous yard. It got a heron, and the mill, and a very large trout in a very small crown. People ran for whatever they'd left in their sheds. In an hour there were ladders up, and half {home} was on them; and the bridge kept leaning out to look at itself in the river.
@means.mark What would you put, on a bridge? {Hero} thought of all that it must have felt, and never seen. Then {they} got the {kit} out, and {method}, by the waterline; and it was feet. They were a bride's, and a postman's. They were goats', in four times nine. There were some very new ones, going to school. A plank slid down to see where they were all off to. {They} did them along that, too, and it held itself out flat, in case anybody was spilt; and by tens and dozens, so did the others.
@means.look {Hero} {method}. There were thirty-one, when you knew what you were looking for. {They} took off {their} boots, so as not to add to it, and went up barefoot, with a lamp, and a hammer done up in a sock, and a mouthful of nails; and at each of those places {they} said sorry, and put one in, and said it again. It isn't easy, with nails. Halfway up it stopped wincing. After that, {they} noticed, it had begun to bend a bit, so as to bring the next one nearer.
@means.look They were putting up a ladder. "Better not," said {Hero}, and {method}; and went up on hands and stockinged feet, like somebody crossing a room with a baby asleep in it. You could tell the years apart. Into every crack went one nail, with its head filed smooth. "That's Father's," said Farmer Dobbs, below {them}, in an odd voice, when they had come to the tenth. "He was in a temper about a pig." He had taken off his own boots, and he was holding them behind him.
@means.look {Hero} {method}, and from then on it was a question of fairness. "Find the one that's yours," {they} told them. "It was only the once," said somebody. But they came up after {them} with their shoes in their hands, here a grown man, there a great-grandmother, and each laid a palm to the wood, and owned up: this would be theirs, they'd been late for something. {Hero} put the nails in. {They} had a rag on the hammer, and you'd have thought it was a moth. "I can feel it stop," said the great-grandmother. "It's been holding its breath."
@snag So it was down, or as good as down. It only needed the one plank at this end, where the first pull had sprung it, and for that there remained one nail that was both straight and sound. "Pass me the hammer," said {Hero}, and set the nail to the wood. But {their} fingers were raw from the rope, and from that last great pull, which had been {their} own idea; they could no longer feel anything so thin. There was a plink, of no importance, such as a teaspoon makes. {They} looked at {their} finger and thumb. They were just the right distance apart; and in between them black water was going by, and...
@snag "Last one!" {Hero} called, from the foot of the bridge. "Last one," they said, all along the bank, until it came to the mill. You wouldn't have thought there was so much in a nail. It was two inches long, and it had a straight back. {They} stood it on its point; {they} raised the hammer; and a hand that had hauled on a rope all afternoon, for nothing, came open by itself. The hammer hit wood. Then, after a good while, and from a long way down, something said plink. Nobody passed that back. "It can't have," said {Hero}. "It was here. I had it..."
@snag There was a yard left, just at this end, with the river in it, and a board to go over that; and of the nails there was just one that you could call a nail. They lit {Hero} from either side. "Gently," everyone breathed. {They} had it upright; {they} had the hammer back behind {their} ear. It wasn't a wind, even. It was no more than the evening letting go of a sigh, but all the lanterns on the left went out, and {Hero} glanced round. When {they} turned back there was a dot, pricked in the wood, to show where, and...
@rescue "It went in over there." She'd been at the end of the line since noon, with a donkey, and whenever someone wondered who she was it turned out that they had thought she was with you. Down the bank came the donkey girl. She did not stop at the edge; she kept on, frock and all, to the knees, to the neck, until there was a straw hat, floating. It went a little way upstream. It waited. And a thin brown arm rose up from {hid}, with {key} held high at the end of it, like the answer to a sum.
@rescue "Needles," people said, "and hay." "What's that child doing?" asked the pie man. The donkey girl had given him the end of her donkey. She came along behind, as a rule, when the rest had gone over, and had a word with the bridge, and one with the river too. It was shallow, for her, as far as the hat. You could count the seconds by Farmer Dobbs, who was doing it aloud. At forty she stood up and pushed back her hair. She had felt {hid}, she told {Hero}, because that was where it kept things. She had {key}.
@rescue When they looked to see who'd spoken there was only a donkey. "Down here." That was the donkey girl, who went over last, of an evening; it appeared that she had always bid it good night. "I know where that'll be," she said to {Hero}. "It shows me." She put an ear to the water, as one does at a door, and then let herself in. People found they'd taken each other's hands. It was a long way off that her hat rose, {hid}, with a face under it; and in her teeth, to leave her arms free, she'd got {key}.
@climax Three knocks of the hammer, and the nail was in; they sounded right across the river, where the fiddle had left off. It was dark by then; they held up what lanterns they had. "Well, go on," said Farmer Dobbs hoarsely. But {Hero} was standing there with a hand on the rail. "Thank you," {they} said. "It isn't only for tonight. There were nine thousand." Then {they} stepped out, and felt the boards go by, each with a give of its own, to where the rail left off. There was black water on both sides, and no one in front. {Hero} looked at the next plank, and only that, and put {their} weight on it; and it rose, the least bit, to {their} foot, as you'd help somebody on with a coat.
@climax When the knocking stopped there was a bridge, and there were a hundred and six people, and not one of them cared to be first. It lay there, breathing. {Hero} walked down to the edge. {They} had got a speech by heart for a different occasion, and found now that the end of it would do. "Thank you for having me," {they} said. {They} took the basket in both arms, so that {they} couldn't hold on, and trod on the first, and the second. One was loose; one was worn like a spoon. So that's what it was like! At the fifteenth the rail stopped, and there was the river, with the lanterns in it, upside down. {They} shut {their} eyes and trod, and something lifted {them} over. "Oh!" said {Hero}.
@climax "That's fast," said {Hero}, and put down the hammer. They had it lit by then from end to end, and stood along the brink, and did not cross. It was not so much that it might drop them; it was that they could see why it should. "You go," someone whispered. {Hero} went up to the first board, in {their} socks. "I never said good morning to you," {they} said. "So good evening." Then {they} walked, and felt them rise up to be trodden on, the worn, the warped, the patched, one after another, like hands being offered. Out where the rail was gone the wind had hold of {them}, and the water talked. {They} took one step more, with nothing beside it; and the plank held on tight.
@climax.tend Three knocks of the hammer, and the nail was in; they sounded right across the river, where the fiddle had left off. It was dark by then; they held up what lanterns they had. "Well, go on," said Farmer Dobbs hoarsely. But {Hero} was standing there with a hand on the rail. "Thank you," {they} told it. "It isn't only for tonight. There were nine thousand." Then {they} stepped out, asking each board under {their} breath if that hurt, to where the rail left off. There was black water on both sides, and no one in front. "And you?" {Hero} asked the next plank, and put {their} weight on it; and it rose, the least bit, to {their} foot, as you'd help somebody on with a coat.
@climax.tend When the knocking stopped there was a bridge, and there were a hundred and six people, and not one of them cared to be first. It lay there, breathing. {Hero} walked down to the edge. "May I?" {they} said, as {they} should have every day for years, and waited for the answer. {They} took the basket in both arms, so that {they} couldn't hold on, and trod on the first, and the second. One was loose; one was worn like a spoon. "Sorry," {they} told them, "and sorry." At the fifteenth the rail stopped, and there was the river, with the lanterns in it, upside down. {They} shut {their} eyes and trod, and something lifted {them} over. "Oh!" said {Hero}.
@climax.tend "That's fast," said {Hero}, and put down the hammer. They had it lit by then from end to end, and stood along the brink, and did not cross. It was not so much that it might drop them; it was that they could see why it should. "You go," someone whispered. {Hero} went up to the first board, in {their} socks. "I never said good morning to you," {they} said. "So good evening." Then {they} walked, and asked each of them first whether that was all right, the worn, the warped, the patched; and one after another they rose to be trodden on, like hands being offered. Out where the rail was gone the wind had hold of {them}, and the water talked. {They} took one step more, with nothing beside it; and the plank held on tight.
@resolution Then they came, all of them, on tiptoe, with their boots about their necks, and each of them said it. "Thank you," said the millers, and the pie man; the bishop did, at some length. Last came Farmer Dobbs. He got down on one knee beside the dent, with his cap in his hands; and whatever it was that he told it, a warmth went along the rail, as it goes across an old face. {turned}
@resolution On the far bank they thought it must be some new sort of drum: bare feet, a great many, going gently. "Thanks," said the millers. "Good night," said a girl with a donkey, who turned out to have said it always. When it was his turn Farmer Dobbs hung up both of his boots on the post, by the laces, and went over in his socks. "They can stop there," he said. They have had wrens in them ever since. {turned}
@resolution There was a scuffling, of a hundred people getting out of their boots. They crossed two by two, holding on to one another, like infants on an outing; and what each of them mumbled on the way is no business of ours. Farmer Dobbs stuck at the first plank, which he used to kick. He turned his cap round in his hands. "I'm no good at this," he told it, and sat down there on the boards, and brought out his supper, and gave it half. {turned}
@close As for {event}, it came out along the bridge to look for them, table and all, and they met above the deepest part, and unpacked the {quest} there and then. {toast} {ends} From then on it was oiled in autumn, and in spring it was painted. "What's it like?" a traveller would ask, and {Hero} always looked surprised. "Have you got a minute?" said {Hero}; and off they went, slowly, over all thirty.
@close They met in the middle, those from here and those from there, each with one end of a table, and it seemed a pity to go on. So it was there that the {quest} was handed over, and {event} was held, with a goat for a neighbour and the river going by underneath. {toast} {ends} It was late when {Hero} walked home. {They} counted. About halfway {they} stopped, [for no reason|to see what that was like], and leaned both elbows on the rail; and for quite some time, not saying much, the two of them looked at the water.
@close They set off to go to {event}, and met it coming, with its own chairs; so the {quest} was put down where they were, over the deep part, under the stars. {toast} {ends} In {home}, from that day, when a child could walk, it was taken down there to be introduced. Often they asked {Hero}. "This is the bridge," said {Hero}. "Bridge, this is somebody new." And everyone waited, and the bridge did too, till it had creaked its tune right to the end, before anyone took a step.
`,
}
