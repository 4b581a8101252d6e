// There is only one bridge to the other side, and today it is not in the mood.
import type { PackSource } from '../pack.ts'

export const bridge: PackSource = {
  id: 'bridge',
  skeleton: 'journey-and-return',
  genres: ['fairy-tale', 'fantasy', 'friendship', 'comedy', 'magic', 'adventure'],
  tags: 'river bridge forest village kingdom valley castle jungle countryside journey',
  peril: 0,
  touches: 'bridge river water',
  ways: ['sound', 'tend', 'mark', 'look'],
  figure: {
    name: 'the bridge',
    type: null,
    pronoun: 'it',
    want: 'to be noticed',
    habit: 'turns up at one end when it sulks',
  },
  names: ['Upside', 'Downside', 'Farmer', 'Dobbs', 'Bishop'],
  nouns: {
    home: 'Downside',
    quest: 'golden pear',
    key: 'the last good nail',
    hid: 'between the two wet stones',
    mistake: 'carved a rude face upon the rail',
    scary: 'the gap in the middle',
    wait: 'until the very last plank had come down',
    crowd: 'the people in the queue',
    small: 'the donkey girl',
    says: 'Every day we say thank you to the donkey. Nobody says it to the bridge.',
  },
  swappable: true,
  refrain: {
    base: 'Creak, said the bridge. I don’t think that I will.',
    turned: 'Creak, said the bridge. And I think that I will.',
  },
  titles: [
    '{Hero} and the Bridge That Sulked',
    'I Don’t Think That I Will',
    'The Long Way to {home}',
    'How Do You Cheer Up a Bridge?',
    'The {quest} on the Other Side',
  ],
  blurb:
    'The {quest} is on this side, the party is on that one, and in between there is a bridge with its planks crossed. It will not say what is the matter. You would think, {Hero}, that somebody could ask.',
  stage: `
    home: river morning clear wide | stand happy | flowers | bird-on-head
    hobby: river morning clear medium | stand proud | |
    want: market morning clear medium | hold excited | gift basket |
    friend: bridge morning clear medium | talk happy | cart goat | cat-asleep
    turn: bridge day clear wide | look surprised | rope |
    trouble: bridge day clear above | run funny | goat cart | duck-following
    flaw: river day clear close | think thoughtful | | odd-socks
    stakes: bridge day clear medium | hold worried | gift |
    try1: bridge day clear medium | give brave | bag |
    fail1: bridge day clear wide | stand sad | bag |
    try2: river day cloudy wide | jump brave | barrel | | wet
    fail2: river day cloudy wide | swim surprised | barrel | frog-in-cup | wet
    clue: river dusk cloudy close | look curious | rope |  | wet
    try3: bridge dusk cloudy medium | pull excited | rope goat | | wet
    fail3: bridge dusk rain wide | sit sad | rope | | muddy
    low: river dusk rain close | sit sad | gift | snail-passing | muddy
    insight: bridge dusk rain close | think hopeful | lantern | | muddy
    means: bridge dusk clear medium | kneel brave | lantern | |
    snag: bridge dusk wind medium | look surprised | hammer |
    rescue: river dusk wind close | reach hopeful | stone | mouse-watching | wet
    choice: bridge dusk clear medium | stand thoughtful | |
    climax: bridge night stars behind | walk wonder | lantern |
    resolution: bridge night stars wide | dance joy | lantern bunting |
    close: bridge night stars wide | eat happy | cake gift | small-copy-of-hero
  `,
  b0_3: `
@home {Hero} lived by the river, in {home}.
@home By the river, in {home}, {Hero} played all day long.
@want {Hero} had a {quest} for {event}, on the other side. {why}
@want "This is for {event}," said {Hero}. It was the {quest}! {why}
@friend Over the bridge came Farmer Dobbs. Clip, clop! "Hello, {Hero}!"
@friend Nine goats went past {Hero}. Maa! And so did Farmer Dobbs.
@turn One day the bridge went up! {refrain} Oh no! Why?
@turn {Hero} put one foot on. Up, up it all went! {refrain} Did it talk?
@trouble There was a goat in the air, and a duck. {run1}
@trouble A hat went up, and a goat ate it. {run1} Oh, {Hero}!
@stakes {Hero} held the {quest}. How do we get over?
@stakes All the plates were over there. But {Hero} was over here.
@try1 "Here is a coin," said {Hero}. One for you, and...
@try1 {Hero} put down one gold penny. It rolled, and it rolled...
@fail1 Plop! It went in the river. {refrain}
@fail1 A fish ate it! Poor {Hero}. {refrain}
@try2 {Hero} got in a tub. Row, row, and...
@try2 "Who needs a bridge?" said {Hero}, and sat in a tub, and...
@fail2 Round and round and round it went.
@fail2 It spun, and it spun, and home came {Hero}. What now?
@clue {Spotter} saw a drip on the bridge. Was it a tear?
@clue Plip! Plip! {Spotter} felt it. Was the bridge in tears?
@try3 {Hero} and the goat pulled it down. {run2}
@try3 "Pull!" said {Hero}. The goats pulled, too. {run2}
@fail3 Up it went, and up went the goat. {refrain} Would it come down?
@fail3 Down a bit. Then up, up, up! {refrain} Who had a goat?
@low {Hero} sat down in the mud and was sad. {run3}
@low Splish, splash. There sat {Hero} in the rain, all over mud. {run3}
@insight.sound {Hero} heard it hum. Creak, crick! Was it sad?
@insight.sound Shh! {Hero} put one ear to the wood. Was that a song?
@insight.tend "What do you need?" said {Hero} to the bridge. Was it a pat?
@insight.tend {Hero} gave the cold wood a pat. "Are you sad?"
@insight.mark {Hero} saw the old, grey rail. Could it be red and bright?
@insight.mark The boats were blue, and the doors were red. Why was the bridge so grey, {Hero}?
@insight.look {Hero} looked, and looked again. Did it hurt?
@insight.look Up went the light. {Hero} saw a long, bad crack. Was it sore?
@means.sound {Hero} sang its own song back. Creak, crick, la!
@means.sound {Hero} sat down under it and hummed. Crick, creak, crick!
@means.tend {Hero} gave it a long, soft rub with oil.
@means.tend Drip, drop went the oil. "There, there," said {Hero}. "All better."
@means.mark {Hero} made red and blue flowers, all down the side.
@means.mark Dab, dab! {Hero} made a leaf, and a goat, and a big red sun.
@means.look {Hero} saw one sore plank, and took off a boot.
@means.look As soft as a cat, {Hero} went up, and saw to each sore bit.
@snag One nail to go! Oh no, it fell in the water...
@snag Here was the last nail. Hop! It got away from {Hero}, and...
@rescue The donkey girl got wet, and she got it too.
@rescue In went the donkey girl, with her hat on. "Here, {Hero}!"
@climax "Thank you, bridge," said {Hero}. And it came down, bit by bit.
@climax Step, and step. {Hero} went right to the middle, and it did not shake.
@resolution {Hero} ran over, and they all ran over. {turned}
@resolution Goats, and all, they came on tiptoe. "Thank you," said {Hero}. {turned}
@close They had cake, right on the bridge. {toast} {ends}
@close {Hero} and nine goats ate up the cake. {toast} {ends}
`,
  b4_6: `
@home {Hero} lived in {home}, on the near side of the river. Everything good was on the far side. In between there was a bridge, and no one ever thought about it.
@home Who looks at a bridge? {Hero} lived right beside one, in {home}, and went over it each morning for the [bread|milk], and then back over it for [breakfast|dinner]. It was just thirty steps, and a bump.
@want Today {Hero} had to take the {quest} across, for {event}. {why} {They} had it in a basket, under a [clean|spotted] cloth.
@want The {quest} must be over the river by six, for {event}. {why} "I'll take it," said {Hero}. "It's only across the bridge."
@friend Farmer Dobbs was going over with his goats, and his cart. "Shocking old bridge," said Farmer Dobbs, as he always did, and he gave it a kick for luck.
@friend "Mind your backs!" That was Farmer Dobbs, with a cart, nine goats, and one sore toe. He had the toe from the bridge. He kicked it every day. "Rotten old thing," he told {Hero}. "Never says a word."
@turn {Hero} put one foot on it. It shook. It rattled. It stood up on its end, with all its planks crossed. {refrain} Had it just spoken?
@turn {Hero} stepped on. A shiver ran along the rail. Then the whole bridge got up, plank by plank, and turned its back on them. {refrain} Who said that?
@trouble There was a goat up at the top, and it was looking pleased. Behind {Hero} there was a queue, all the way to the mill. {run1}
@trouble One goat had been halfway over. Now it was halfway up, eating somebody's [hat|flag]. {run1} "What's going on?" called the people at the back. The back was by the mill.
@stakes It was nine miles round by the ford, and the ford was shut. The sun was past the trees. "They've put out the plates," said someone. They could not begin without the {quest}. What do you say to a bridge?
@stakes Across the water they had lit the lamps. {Hero} could see a long table, and the gap in the middle, where the {quest} would go. There would be no {party} with a gap in it. Now what do you do with a bridge that won't?
@try1 "It wants paying," said Farmer Dobbs. "They do." So {Hero} found {their} one gold penny. {They} laid it on the first plank, like that, and...
@try1 "Give it something," said the people in the line. {Hero} had one gold penny. {They} gave it a last rub, put it on the bottom plank, and smiled [kindly|with all {their} teeth], and...
@fail1 It rolled down the plank, and off the end, and went plop. {refrain}
@fail1 Tip, went the plank. Off rolled the penny. A trout came up to see what it was, and now the trout had it. {refrain}
@try2 "Then we'll go underneath," said {Hero}. They had a barrel, and a broom to row it with. {They} got in. Round it went, and...
@try2 "Who needs it?" said {Hero}, and climbed in a barrel, with a broom, and the basket on {their} head. Nine goats gave a push. It floated! Then it began to...
@fail2 "Left!" they shouted. "No, left!" But a barrel goes round. It went round as far as the middle, and round as far as the reeds, and it let {Hero} out at the place {they} got in. Now what?
@fail2 Spin! {Hero} saw the church, the mill, the church, the mill and the church. There was a bump. It was the bank, and it was the wrong one. Had anyone got a drier idea?
@clue While they were drying, {Spotter} saw a drop run down the rope. It had not rained for a week. Do bridges cry?
@clue Plip! {Spotter} felt it, right on the nose. A drop had run down the rope. There was another one behind it, fat and slow. The sky was as blue as a [plate|jug]. So who was dripping?
@try3 "All take hold!" said {Hero}. They had the rope, nine goats, and a bishop who was on his way to lunch. They pulled as hard as they could. {run2} It came down.
@try3 "There are more of us than there are of it," said {Hero}. People, goats and a bishop took hold of the rope. {run2} "It's coming!"
@fail3 Then it went up. It went up with the bishop. When they'd got him back it had begun to pour. {refrain}
@fail3 It had only stopped to get its breath. Whoosh! The bishop went up like a [flag|kite]. And then it rained on all of them. {refrain}
@low {Hero} sat in the mud, with {their} arms round the basket and {their} {kit}. "It's only thirty steps," {they} said. {run3}
@low There was a fiddle playing, over there. {Hero} sat in a puddle with the {kit}, and kept the basket dry under {their} coat. It had always been so easy to get across. {run3}
@insight.sound Creak, it went, up in the rain. Crick, creak. "{Rule,}" said {Hero}. It was always the same four notes. It was a song, and it was about being walked on. Who had ever stopped to hear?
@insight.sound "{Rule,}" said {Hero}, with rain in both ears. And there it was: crick, creak, crick, oh. It was not a cross noise. It was somebody humming, all alone. Who ever hummed back?
@insight.tend They'd paid it, and pulled it, and called it names. "{Rule,}" said {Hero}. {They} went up close, and laid {their} hand on the wet wood. "What's the matter?" Had anyone ever asked it that?
@insight.tend Somebody threw a boot. "Don't!" said {Hero}. {They} looked up at that thin, wet back. "{Rule,}" {they} said. So {they} went up to it, and asked in its ear, or near it, "Did we hurt you?"
@insight.mark {Hero} looked at it, and it was grey. The river was green and the boats were blue, and all the doors had flowers on. "{Rule,}" {they} thought. How would you like to be the one thing that nobody painted?
@insight.mark In {home} they painted the doors, and the boats, and, on Sundays, the hens. {Hero} looked at the bridge. It was the same grey as the rain. "{Rule,}" {they} said. Wouldn't you be cross?
@insight.look "{Rule,}" said {Hero}, and held up the lantern. A bridge. {They} looked again. On the fourth plank were the marks of wheels and of hooves, and a big split that had been kicked. Didn't that hurt?
@insight.look {Hero} lit the lantern. "{Rule,}" {they} said. It had been there for all of {their} life, and {they} had never once seen the crack. It was just as high as the toe of a boot. Whose boot was that?
@means.sound So {Hero} took the {kit} and sat down below it. {They} {method}, just as it went: creak, crick, creak. The bridge held still. Then it tried a new note, rather high.
@means.sound {Hero} took the {kit} down under it, and {method}. It was its own tune, crick and creak. The planks stopped shaking. Then someone joined in, a bit flat, as you do in the bath.
@means.tend {Hero} {method}. Then {they} got a can of oil, and did every bolt. A long creak came out of it, like somebody getting into a bath.
@means.tend {Hero} {method}. "There, there," {they} said. {They} oiled each bolt, and pulled an old [fork|fish hook] out of its side. It gave a long groan, but it was the good kind. Down came a foot.
@means.mark {Hero} got out the {kit}. {They} {method}. It was vines to begin with. The bridge bent round to look. It uncrossed its planks, two at a time.
@means.mark {Hero} took the {kit}, and {method}. It got a leaf, then a bird, then a goat. Creak? A plank came down, to be next. Soon there were ten in a row, all holding still.
@means.look {Hero} {method}. Then {they} went along it in {their} socks, and wherever it was cracked {they} put in a nail, ever so gently.
@means.look {Hero} {method}. {They} found nine bad places. Up {they} went, with no shoes on, and {they} put one nail in each, and said sorry to each. By the end it had stopped shivering.
@snag It was almost flat. One plank was loose in the middle, and there was one good nail for it. {Hero} reached out. A gust shook the rope. The nail hopped, and it fell, and...
@snag Down it came, nice and flat. One plank to go! {Hero} lay on {their} tummy, with the very last nail. Then the wind blew up {their} nose. "A... a..." said {Hero}, and the nail flew out, and...
@rescue "I saw the splash," said the donkey girl, and she walked straight in, in all her clothes. She felt about {hid} and held up {key}.
@rescue "I'll get it," said the donkey girl, who was always at the end of the line. In she walked, till there was just a hat going by. Then up came one wet hand, from {hid}, with {key}.
@climax Knock, knock. It was done. Nobody moved. "Thank you," said {Hero}, "for all the other days." And {they} took one step, and then one more, over the gap. It did not shake. It hummed.
@climax Tap, tap, tap. No one liked to go first. {Hero} put a hand on the rail. "I never said it," {they} said. "Thanks." Out {they} went, right over the gap, and it held {them} as you hold [a cup|an egg].
@resolution Over they came, goats, donkeys, and bishop, on the tips of their toes. Each of them said thank you. {turned}
@resolution Then came everyone, with their shoes off. "Thank you," said the bishop. "Maa," said the goats. Farmer Dobbs said it two times, and went pink. {turned}
@close They had {event} right there, in the middle. {toast} {ends} It's the best bridge in {home}. Ask it.
@close The people from over there couldn't wait. They all met halfway, and there they had {event}. {toast} {ends} And no one kicks it now.
`,
  b7_9: `
@home There's a river, and {Hero} lived on the dull side of it, in {home}. "Everything good's on the other side," people said there: the shops, the sweets and the sun in the evening. There was a bridge. "What colour is it?" {Hero} was asked once, and could not say.
@home If you ask in {home} about the river, they'll tell you how deep it is, and who fell in. Ask about the bridge, and they say, "What about it?" {Hero} was just the same. It was thirty steps there and thirty back, [twice a day|every day of {their} life], and {they} could not have told you if it had a rail.
@want {Hero} had the {quest} in a basket, and it had got to be over there by six, for {event}. {why} {They} had polished it, and put a cloth on, and practised what to say.
@want It was only an errand. By six the {quest} must be on the far bank, for {event}, and {Hero} had said {they} would bring it. {why} {They} packed it in [straw|a clean tea towel], hung the basket on {their} arm, and told everybody that {they} would be ten minutes.
@friend Farmer Dobbs was in front, with a cart, and nine goats, and things to say to all of them. "Horrible old bridge," said Farmer Dobbs, who said it each time. Then he kicked it, for luck. It was what they did there; there was quite a dent.
@friend Farmer Dobbs was coming up behind, with nine goats. "After you," said {Hero}. "Ugly great thing!" said Farmer Dobbs; he meant the bridge. He swung back his boot and let it have the usual. "Brings me luck," he explained. He'd been kicking it for luck since he was four, and he limped.
@turn {Hero} set one foot upon it, and felt it twitch. A shudder went along it from end to end. And then, board over board, as you might pull in your skirts, the whole of the bridge stood up on its far leg and crossed its planks. {refrain} Bridges don't speak, do they?
@turn There was nothing odd about the first step. At the second, [the wood gave a sniff|the planks gave a twitch, like a horse]. "Was that you?" {Hero} asked a goat. Then it all ran together, clack, clack, clack, like somebody shutting a fan; and the bridge got to its feet, and turned its back. {refrain} Who'd said it?
@trouble There was a goat left at the top of it, and it had never been so happy. A duck was going up and down on the bell rope. By two o'clock the queue went back to the mill, and people at the end were sending up sandwiches to find out what was wrong. {run1}
@trouble By noon there was a crowd, and by one there was a man selling it pies. Someone offered to hit the bridge. Someone else offered to hit him. {run1} Over all their heads, at the very tip, stood the goat that had gone first. It looked about it like a person who has just bought the place. "Come down!" shouted {Hero}. Why would it?
@stakes The ford was nine miles off, and the ford was shut. From where they stood they could see plates being put out on the far bank. "They can't start," said {Hero}, "without the {quest}." Somebody over there was looking at a watch. How would you talk round a bridge?
@stakes "What about the ford?" people said. "Shut," said other people. {Hero} shaded {their} eyes. On the far side was a long white table, with someone going up and down, moving the forks. She came to the edge, and put her hands to her mouth. "Where's the {quest}?" she called. "We can't start the {party} with a hole in the middle!" And what would you have called back?
@try1 "Wants paying," said Farmer Dobbs. "They all do. Bridges." {Hero} owned one gold penny, which {they} had been going to leave to somebody in {their} will. {They} rubbed it on {their} sleeve, and put it on the lowest plank, and stepped back...
@try1 "What does it cost, as a rule?" asked {Hero}. "Nothing. It's a bridge." "Well, there you are, then." In {their} left shoe {Hero} kept a gold penny, for shipwrecks. {They} put it on the bottom plank as you'd put out a saucer for a cat, and went away a little, and held {their} breath...
@fail1 The plank tipped. Down ran the penny, in no hurry; it went over the edge, and a trout had it. {refrain}
@fail1 The end of the plank went up, ever so slightly, like an eyebrow. The penny rolled off. It crossed the mud, it went in the river, and a ring spread on the water; and in the middle of the ring was a trout, swallowing. {refrain}
@try2 "We'll do without it, then," said {Hero}. They found a barrel that was nearly sound. {They} got in, with a broom for an oar and the basket on {their} head, and the whole of the queue gave {them} a shove. {They} dug in on the left, and...
@try2 "It's just water," {Hero} said. "It isn't as if it goes uphill." The miller lent them a barrel which had had herrings in it, and {they} knelt in the bottom, with the basket on {their} head. Somebody handed in a broom. "Two minutes," {they} told the crowd, and the goats put down their heads, and shoved...
@fail2 "Steer!" they called. There is a reason why boats have ends. {They} went round to the middle; {they} went round to the reeds; {they} saw the church nine times; and when it stopped they all helped {them} out, at the same place, facing the wrong way. How else do you cross a river?
@fail2 You can't point a barrel. {Hero} went off backwards; and then {they} went in every other way, one after another, with the smell of herring coming round a bit behind. In the end the river put {them} down, very green, at the miller's feet. "Back already?" said the miller. Was there any way across that kept still?
@clue It was as they were wringing {them} out that {Spotter} happened to look up. Something was running down the rope. It was a drop, about as big as a pea, and another came behind it; they ran to the end of the rope, and hung, and fell in the river. There hadn't been a cloud all week. Where does a bridge get water from?
@clue Just then {Spotter} got a drop in the eye. It wasn't rain; there was no rain to be had. It had come off the rope, and above the rope there was the rail, and along the rail, [one behind another|like people waiting for a bus], came more of them, slow and fat, and let go at the corner. What has a dry old bridge got to drip about?
@try3 "Everybody on the rope," said {Hero}. "It can't be as strong as all of us." There were goats on that rope, and millers, and a bishop on the way to his lunch. {run2} They gained a foot. They gained a yard. "It's coming!" cried the bishop.
@try3 "Let's not ask it any more," said {Hero}. "Let's pull." The rope went back along the road from hand to horn to hand: millers, goats, and a bishop, who took off his ring for it. {run2} "And heave!" They heard it groan. They saw its knees bend. "We're winning!" {they} shouted.
@fail3 It was only getting a better grip. It went up like a blind, with most of the bishop; and when they had got him down, and found his hat, the rain that it hadn't been came on. {refrain}
@fail3 It wasn't giving in; it was taking aim. There was a twang. Up went the bishop, who'd been told not to let go, and was a man of his word. They had to fetch him down with a ladder. [Then it began to rain.|It was then that it rained.] {refrain}
@low {Hero} sat on the bank in the mud, with the {kit}, and the basket in {their} lap. It was thirty steps. {They} had done them every day since {they} could walk, and {they} could not call to mind a single one. There was a fiddle over there, tuning up. {run3}
@low Mud is only cold for the first minute. {Hero} sat in it, with the {kit}, and both arms about the basket. {They} tried to think how it went, the way across: one loose board, the feel of a nail, anything. Nothing came. {They} had always been thinking about the other side. {run3}
@insight.sound Creak, it went over {their} head, in the rain. Creak, and crick. {They} had heard it all {their} life, and supposed that it was noise. "{Rule,}" said {Hero}. It was four notes, and the last one went down. Why, it was singing! Who'd ever stopped in the middle of a bridge to hear the end?
@insight.sound "{Rule,}" {Hero} used to say; so {they} shut {their} eyes and took it bit by bit. There was rain on hats, and rain on goats. And under that, what was it? Three short ones and a long one, falling. You could have put words to them, and they would have been sad. How many years had it been singing to itself?
@insight.tend "Horrible old bridge," someone was saying. {Hero} thought about that. If {they} had been kicked for luck every day for ninety years, {they} would have got up long before this. "{Rule,}" {they} murmured. Nobody'd tried it. {They} went and laid {their} cheek against the wet post. "Are you all right?" {they} said. What do you suppose it did?
@insight.tend "What that wants is a kick," said Farmer Dobbs. "Has it ever worked?" said {Hero}. "Never," said Farmer Dobbs. "{Rule,}" said {Hero}, and then heard what {they} had said. {They} waded up to it, and stroked the nearest plank, the way the grain went. "What is the matter?" {they} asked. Was it the wind, or did it lean?
@insight.mark {Hero} stared at it, through the wet. "What colour would you call that?" {they} said. The boats were blue; the doors all had roses on; there were people in {home} who painted their hens. "{Rule}" {They} wiped {their} nose. They could tell it they were sorry, until they were hoarse. Hadn't it been told things all its life?
@insight.mark Somebody's lantern went by, and showed {them} the blue boats, the red roofs, the green shutters with hearts in. And there stood the bridge, like the one guest who wasn't told that it's a party. "{Rule,}" said {Hero} slowly. There was paint on the pigsty. There was paint on the pig! Had nobody ever got as far as this?
@insight.look There was a lantern, and {Hero} held it up, out of habit. "{Rule,}" {they} said. It was a bridge. So {they} did it over. There were two grooves, where wheels had gone for ninety years, and each plank between them was worn like a step in a church; and there, low down, where a boot would come, was a split as long as an arm. Did that never hurt?
@insight.look With one lantern you see one plank at a time. "{Rule,}" said {Hero}; and since it was all there was, {they} gave it a good long look. There was a dent, and it was the shape of a toe cap. From it went a crack, in under the rail, [as long as a loaf|that you could have lost a spoon in]. The next plank had one, and the next. Was this what luck did?
@means.sound {Hero} settled {themself} beneath it with the {kit}, and {method}, exactly as it came: creak, and crick, and creak, and down. Up there it went quite still. {They} did it again, and put something under it to lean on. And the bridge, after a bit, came in; a little flat, like one who has only ever sung in the bath.
@means.sound {Hero} crept in underneath with the {kit}, where it was dry, and {method}: three short, and then the long one down. Up above, a plank missed its turn. {They} did it over again and left a gap at the end. Nobody breathed. And into the gap, [as shy as a mouse|very low, and rather rusty], the bridge put the last note by itself.
@means.tend {Hero} {method}. Then {they} borrowed a can of oil from the mill, and a soft rag, and began. {They} did the hinges; {they} did the bolts, and behind the bolts. {They} took out a stone that had been in it for years. Such a creak came up out of that bridge that you wanted to lie down.
@means.tend {Hero} {method}. Those bolts hadn't been turned since they were new. {They} cleaned each with a toothbrush, and greased it with somebody's lunch. "Is it here?" {they} would ask. "Or here?" Out of one hinge came nine goat hairs and a fork. And the whole bridge sighed, and sat down about a yard.
@means.mark The rain had stopped. {Hero} took the {kit} and {method}, on the only bit that {they} could get at. It was a vine; then pears on the vine; then, since there was some room, each of the goats. A plank came down, so as to see. {They} did that one too. By sunset it had brought down nearly all of itself to be done.
@means.mark {Hero} got out the {kit}, and {method}, starting by the ground. There was a snail first. There was a fish, with a penny in its mouth. Creak, it went, and the next plank had slid down and was waiting. "And what would you like?" {Hero} asked it. By dark only three were left in the air, and they were pushing.
@means.look {Hero} {method}. There were thirty-one. {They} took off {their} boots so as not to make it worse, and went up it like a cat, with a lamp, and a hammer with a sock on; and at every split {they} put in one nail, and said sorry before and after. About halfway along it stopped wincing.
@means.look {Hero} {method}. Once you'd got your eye in, they were everywhere, and all of them were at kicking height. Up went {Hero} in {their} socks. One nail; three soft taps; "Sorry." One nail, three taps. Down below, Farmer Dobbs had sat on the grass, and was looking at the end of his boot.
@snag It lay as good as flat. It only wanted the plank in the middle, and for that there was one good nail left. {Hero} lay down on {their} front, and stretched. The wind came by. All that you heard was a very small plink, then there was the gap, and black water going along under it, and...
@snag Plank after plank came down, as flat as toast. Only the middle one was loose, and {Hero} had one sound nail for it, and {their} tongue between {their} teeth. That was when the wind blew. {They} made a grab for the lantern. It was the wrong thing to have grabbed, because plink...
@rescue "It went in there." The donkey girl had been so long at the back of the queue that no one knew whose she was. She walked down the bank, and just kept on walking, in all her clothes, till there was only a hat. She was feeling about {hid}. A hand came up. It had {key} in it.
@rescue "Please," said someone. It was the donkey girl, who was always last, so that people thought she was with somebody else. "I saw where it went." She took hold of her hat, and walked down under the water as if there were stairs. A minute is a long time. Then, from {hid}, rose one small blue fist, and it opened. There was {key}.
@climax Knock; knock; knock. They held up all the lanterns. "Go on," said Farmer Dobbs, who'd got his cap off. But {Hero} stood there. "It's not just for today," {they} told it. "It's for all the times I didn't." Then {they} walked. {They} felt each step go by under {them}, all thirty; and over the gap it lifted, just a little, as you do to help somebody on with a coat.
@climax Three taps, and it was in. There lay the bridge; nobody put a foot on it. "After you," said the bishop, who had had his turn. {Hero} bowed to it. That felt silly, and then it didn't. "It's thirty steps," {they} said, "and I never counted one." So {they} counted them. Where the gap had been it came up to meet {them}, like a cat under your hand.
@resolution Then they all came, one behind the other, on tiptoe, goats and millers and the bishop, and every one of them said thank you; and you never saw a bridge blush, but there was a warm sort of brown all along the rail. {turned}
@resolution Behind {them} came the rest, with their boots off. "Thank you," said the miller. "Much obliged," said the bishop. Farmer Dobbs got as far as the dent. He was there for some time, and when he went on, he had left his best hat on the post. {turned}
@close They didn't get as far as the party. It had come to look for them. They unpacked the {quest} right there over the water, and had {event} in the middle of the bridge. {toast} {ends} It's had its own birthday ever since. Nobody kicks it. It's the trout that they can't forgive.
@close The far side couldn't wait, and came out with the plates to meet the near side; and so it was over the middle of the river that they unpacked the {quest} and had {event}. {toast} {ends} If you go there, lay your hand on the rail. Everybody does. It's quite shiny.
`,
  b10: `
@home There is a river at {home}, and everything worth having is on the other side. The shops are there, and the school, and the sun in the evening; over here there is mostly mud, with views. Between the two lay a bridge, of thirty steps. {Hero} had crossed it some nine thousand times. "What's it like?" a traveller once asked {them}. "What is what like?" said {Hero}.
@home Nobody had built the bridge at {home}, so far as anybody knew. It was just what you had under you between one side of the river and the other. [Weddings went over it.|Fire engines went over it.] Goats did. {Hero} used it twice a day. "Draw me a bridge," a teacher said to {them} once, and {they} drew the cake shop at the end.
@want The {quest} was to be across the river by six, for {event}. {why} "I think I can manage a basket," said {Hero}. "It's only over the bridge." {They} had rubbed the thing till you could see your teeth in it, packed it in straw, laid a clean cloth on top, and got ready a short speech. For the journey {they} had allowed ten minutes, and for the applause five.
@want "And you'll go straight there?" they asked {Hero}. "It's a bridge," {Hero} said. "You can't go any other way." On the far bank a table stood ready for {event}. {why} In the very middle of the cloth they had left a space, with forks all round it, for the {quest}; and that was in a basket, on {Hero's} arm, with only thirty steps to go and the whole of the afternoon to do it in.
@friend Ahead of {Hero} on the road went Farmer Dobbs, nine goats, and a quarrel. He spoke to a goat as others speak to an umbrella. "And as for you," he said, when he came to the bridge; and he kicked it, low down, on the left, where there was a dent. "Why do you do that?" asked {Hero}. "It's for luck," said Farmer Dobbs. "My father always did, before me." He limped a little. It was a lucky family.
@friend There was a custom at that bridge. As you stepped on you gave it a kick, for luck, and as you stepped off you said something rude, so that it shouldn't get ideas. Nobody kept it up like Farmer Dobbs. "Miserable old plank!" he was roaring, as {Hero} came along. There were nine goats with him, and they looked embarrassed. "Lovely day," he added, in quite another voice, touched his cap to {Hero}, and let it have the other boot.
@turn With the first step {Hero} was thinking of {their} speech. With the second it struck {them} that the ground had breathed in. A shudder ran off down the planks to the far bank, thought a bit, and came back bigger. "I say," said {Hero}. And with a clatter as of a hundred shutters, board over board, as a lady picks up her skirts out of the wet, the whole of the bridge rose upon one leg and crossed its planks in front. {refrain} It couldn't have spoken, could it?
@turn It was the goats that knew. They stopped dead, with the front one already out over the water, and laid back their ears. "Get on, can't you?" said Farmer Dobbs, and aimed one more for luck. It never landed. There wasn't anything for it to land on; the bridge had drawn itself up out of reach, to the height of a steeple, and it had turned its back. {refrain} {Hero} looked at Farmer Dobbs. Farmer Dobbs looked at the goats. Which of them had said that?
@trouble The news went back along the road, and the road filled up behind it. By two the queue was at the mill. "What's the matter with it?" people asked. By then there was a pie man, and a bishop, who was expected at lunch. {run1} And on top of everything, [where the bridge came to a point|black against the clouds], stood the foremost goat. It had been halfway over when over became up. With a view of three counties and somebody's hat to eat, it felt understood at last. "Come down!" called {Hero}. Why would it?
@trouble A duck had become mixed up with the bell rope, so that every so often, for no reason, it was one o'clock. People came out to complain, and stayed to give advice. Somebody thought the bridge was broken; somebody else thought that it was foreign. {run1} "It's having a turn," a woman told {Hero}. "You want to take no notice." They tried that. A hundred people stood there in a row, remarking on the weather, and a goat looked down from the sky at them, chewing, like a landlord.
@stakes "Of course, there's the ford," said somebody. There always is. It was nine miles off, and had been shut since the business with the cow. From the bank {Hero} could see right in at {event}, as you see into a lit window. They were straightening the forks. One of them came down to the water with a hand up against the sun, to look for the {quest}. "Any moment now!" called {Hero}, and waved the basket, in a manner meant to suggest it. How does one reason with a bridge?
@stakes What made it worse was that you could hear them. "Is that it, in the basket?" said a voice over there. "Hurry up, then, we're starving!" {Hero} held up the {quest}, and they cheered it; and after that, as nothing happened, the cheers went ragged, and somebody sat down. There was no {party} without it. There were thirty steps of air. It isn't easy to explain, across a river, that a bridge doesn't care for you. What were you supposed to have done to it?
@try1 "It'll be after its money," said Farmer Dobbs. "They get like that." Now in the heel of {their} left shoe {Hero} had a gold penny, in case of shipwreck. {They} took it out. It had grown to the shape of {their} foot, or the foot had. {They} breathed on it, gave it a last polish, and placed it on the lowest plank, heads up, as being more polite. Then {they} went backwards for three paces, and lowered {their} eyes...
@try1 They took up a collection. It came to one button, some string, and a gold penny, and the penny was {Hero's}. It had been left to {them} by a great-uncle, who had got it from a whale. "It's a good deal, for a bridge," {they} said. But there was the table, over there, growing cold; and so {they} walked up with it on the flat of {their} hand, in the way that one feeds a horse. "This is for your trouble," {Hero} told it, and laid it down, and...
@fail1 Very slightly, as an eyebrow does, the plank went up. The penny ran down it on its edge; it crossed four feet of mud; it entered the river without a splash. There was a swirl, and the broad brown side of a trout, turning over, and after that, though they watched for some time, nothing to show that it felt any richer. "Keep the change," said someone in the queue. {refrain}
@fail1 You never saw money given back with such style. The plank flicked. Up flew the penny, gold, dark, gold, to about the height of the church, where it seemed to think; and then it came down in the one place, in all that river, where there was a mouth already open. "That's the finest trout I ever saw," said Farmer Dobbs. "It is now," said {Hero}. {refrain}
@try2 "What's a bridge, after all?" said {Hero}. "It's a way of not getting wet. I don't mind getting wet." They rolled out a barrel, which had been in herrings. {They} sat down in that, with a broom to row it by and the basket on {their} head, and it floated; and {they} gave the queue such a nod as admirals give. "Shove off," said {Hero}. They shoved, and {they} dug in on the left, and...
@try2 There was a difference of opinion about the barrel. The miller said it was as good as a boat. The man who had made it did not say anything. "It's got no front," {Hero} pointed out. "Then you can't go wrong," said the miller. So {they} got in, among the ghosts of a good many herrings, with a broom, and the basket on {their} knees. The goats put their foreheads to it. Then the river took hold, the way a large hand takes a lid...
@fail2 There's a reason why boats are long. The river went over it with {Hero}, first clockwise. {They} saw the church; there was a strong impression of herring; {they} saw the church. As far as the middle {they} had hopes. From the reeds on {they} merely had a wish, and it was that it would stop. It did so, quite gently, at the stone from which {they} had set out. "Did you get a good look?" asked the bishop. But what else was there that went across water?
@fail2 It turned {them} like a jar that won't open; and when it had tried one way, it tried the other. "They're off!" cried the miller; and again, a moment later, as the barrel came by, "They're off!" From above it must have been beautiful. Eleven turns took {Hero} out, and twelve brought {them} home. {They} lay on the bank and watched the sky carry on without {them}. It wouldn't be paid, and it couldn't be got round. What was there left that you could do to a bridge?
@clue It was while the boots were being emptied that {Spotter} felt it, one drop, on the back of the neck; and looking up, {Spotter} got the next. They were coming along the rail. They gathered there, each about as big as a pea; they trembled; they ran down the rope, one behind another, and hung at the frayed end, and fell. It hadn't rained for a week. "That isn't dew," said {Spotter}. Would dew have sniffed?
@clue {Spotter} had been given the broom to hold, and was holding it, by the foot of the rope. Plip. There was a small dark star in the dust. Plip: there was a second. It's a habit you get into, after a barrel, to ask where water comes from. {Spotter} followed it with one finger: up the rope, and up that, to the under edge of the rail, where the wet was standing in beads. Past that was only a dry blue sky. "Are you all right up there?" {Spotter} called. What does a thing do, with its back turned, that it doesn't want seen?
@try3 "Very well," said {Hero}. {They} hadn't meant to raise {their} voice. "There's one of it, and there are a hundred and six of us." They laid the rope down the road, and everybody spat on their hands, millers, goats, and the pie man; the bishop tucked up his skirts. {run2} A foot was gained, and lost, and gained. Then it began to come in earnest, with a groan you felt in your back teeth. "It's beaten!" said the bishop. He was last on the rope, and had tied it about himself, to be sure.
@try3 Nobody likes to be made to look silly, and once you have been, there's nothing for it but a rope. They had one as thick as an arm. "Not till I say," {Hero} told them; and then {they} said. {run2} It was like pulling at the evening. Heels went in. Goats leaned like fence posts; a bishop, who was by now extremely late for lunch, was seen to be using his teeth. And it gave! It bowed down to them, lower and lower, till it was no higher than a house, and you could see the whites of the goat's eyes.
@fail3 It had been bending its knees, that was all. It went up like a window blind. They all had the sense to let go but one, and he was tied on; you saw the soles of his shoes, which were purple, and then a small, dignified shape, getting smaller. They had him down by and by. They found the hat. It was only then that the rain, which it had not done all week, began. {refrain}
@fail3 "Hold on!" cried {Hero}; and that's what the bishop did. For the others it was quite simple. There was a noise like the largest harp in the world, and a hundred people sat down. The bridge stood exactly where it had been before, except that its planks were crossed tighter; and at the very top was a bishop, sharing what he had with a goat. Rain hit {Hero} in the eye. {refrain}
@low One after another they went in under the trees. {Hero} stayed out. {They} sat down on the bank, which was mud, and then by degrees in it, with the {kit} getting wet beside {them} and both arms about the basket. Across the water a fiddle was tuning up. "I must have done it nine thousand times," {they} told the basket. {They} tried to think of just one: a board, a nail, how the rail felt under a hand. It was like trying to remember the taste of water. {run3}
@low They had stopped waving, over there. They were bringing in the chairs. "And it's only thirty steps," {Hero} said. {They} got down in the wet with the {kit}, and put {their} coat round the basket, since that at least had done nothing wrong. You would think that a person who'd been handed thirty steps a day, there and back, [fair or foul|in all weathers], might have had a look at one. {They} couldn't have told you what it was made of. It might have been made of hurry. {run3}
@insight.sound "{Rule}" It was {their} own rule, and for want of a better plan {they} kept it. There was rain on leaves, and there was rain on goat; there was the bishop, saying sorry to his hat. And there was that creak. {They} had heard it each day since {they} could walk, and had always put it down to wood. It went two up, and one along, and down. It did it again. {Hero} sat perfectly still. Nothing creaks in tune by accident. But who had ever stayed for the end of it?
@insight.sound Rain has a way of going quiet in the middle. "{Rule,}" {Hero} had told a good many people, and had thought of it mainly as a thing for other people. Into that hush, up in the dark, someone let fall four notes. Crick, creak, crick; and the last one sank, as your voice does when you get to the bottom of a letter. It wasn't a threat. It was hardly even meant to be heard. Who asks a bridge, when all the songs have gone over to market, if it knows any?
@insight.tend "A good hiding, that's what it wants," Farmer Dobbs said, from beneath his cart. {Hero} thought about this. It had had one every morning for ninety years; as a cure, it could be said to have been given a fair trial. "{Rule,}" {they} had said so often, and so wisely. {Their} ears went hot. {They} crossed the mud, and put a cheek against the post, and it was shaking. "I never asked you," said {Hero}. "What is it?" And what do you suppose it did?
@insight.tend "{Rule}" {Hero} had said that of seedlings, and lame ponies, and once, very grandly, of the baby next door. It had not crossed {their} mind to say it of a plank. What had it been offered, all that day? A penny. A rope. A boot. {They} got up out of the puddle. The nearest of the posts was cold to touch, and there was something running down it that wasn't rain, being warm. "What would you like?" {they} asked, and left {their} hand there. Did wood always tremble so?
@insight.mark Someone went by with a lantern, and it lit up things one at a time. There were blue boats; there was a yellow door, with roses. People in {home} would paint whatever held still, and there was a man who did his hens. Then the light came to the bridge, and it just went over it, the way eyes did. "{Rule,}" {Hero} began to say, and stopped with {their} mouth open. "Nobody's ever done you," {they} said. They might tell it they were sorry until they were hoarse. What had telling ever done for it?
@insight.mark {Hero} looked straight at it, now that there was nothing else left to try, and couldn't find what colour it was. There wasn't one. It had been rained on until it was the shade of rain. Yet on every side of it people had been out with a brush. They'd done shutters, and barrels, and the tops of walls. "They've done the trough," said {Hero}. "With ducks." It must have stood there and watched them do the trough. "{Rule,}" {Hero} said, under {their} breath. In its place, what would you have made of that?
@insight.look They had one lantern left. "{Rule,}" said {Hero}, and held it up, from habit, and saw a bridge. So {they} did the second part. There were two grooves, from ninety years of wheels; the boards between were hollow, like stairs in a church. That was wear. One would expect wear. But low down on the left there was a dent which wasn't, and out of it ran a split, as long as an arm. {They} laid a finger on it. The whole thing flinched. "Sorry," said {Hero}. How lucky, exactly, did a person need to be?
@insight.look "{Rule,}" {Hero} told {themself}, with no great hope. All day {they} had been looking up, and had seen its back. Now {they} got down in the mud with the light and looked at its feet. They were bruised. "Oh, you poor old thing," said {Hero}. The wood was black, and stove in, boot on top of boot, and from there a crack went away up into the dark, plank by plank, as a ladder goes up a stocking. {They} found nine, and then stopped counting. Did it hurt all the time, or only when it was walked on?
@means.sound {Hero} got in underneath, on the dry stones, with the {kit}, and {method}, exactly as it came: two up, and one along, and down. Overhead a plank was caught in the middle of a creak. {They} did it again and put a bit of something below, for it to stand on. "Come on," {they} said. "I can't do both parts." There was a sort of throat-clearing in the joints; and the bridge itself, frightened, and flat, and an octave too low, came in.
@means.sound "Hush," {Hero} told the bank, and the bank hushed. {They} took the {kit}, and {method}, and came to the last note, and left it out. It hung there. You could feel a hundred people not breathing. There's no one alive who can stand that for long, and nothing wooden either. Crick, it came, down out of the dark, put in very carefully, as you would set a cup on a shelf. Then the whole tune came again, from the top, with two in it.
@means.tend {Hero} {method}. After that it was mainly oil. {They} begged a can from the mill, and somebody's second-best petticoat, and began at the bottom; {they} did the bolts, then the backs of the bolts, which had been waiting. Out of one hinge fell a stone that must have been in there since the flood. "Any better?" {they} asked. Such a creak came up, from such a long way down, that all along the bank people shut their eyes and rolled their shoulders.
@means.tend It doesn't take very much. {Hero} {method}. "You might pass me that rag," {they} said behind {them}, to anyone, and found that it was Farmer Dobbs who had hold of it. They worked up from the ground, wipe and oil and wipe. They had a fork out of it, and a fish hook; and from a place underneath, where it could never have reached, nine feet of somebody's wedding ribbon. It let down a plank, to help. "Well, I'm blowed," said Farmer Dobbs, and took off his cap to do the corners.
@means.mark It had left off raining. {Hero} opened the {kit} and {method}, on the only stretch of it that {they} could get at, which was the ankle. First came a vine. A pear grew on it; there was room on the far side of the pear for a goat. "Next!" said {Hero}. One plank came down, the way a child comes down who has been sent to bed. {They} did that one, too. By the time the sun was on the hill it had let down nine and twenty, and was holding them out, as steady as it could.
@means.mark {Hero} {method}, and stood to one side, so that it could see. Nothing was said. But up there the planks moved, as an audience does when the curtain twitches. "I could go on," {they} remarked. Down came a yard of rail; a rather nervous yard. It got a heron, and the mill, and a very large trout in a very small crown. People ran for whatever they'd left in their sheds. In an hour there were ladders up, and half {home} was on them; and the bridge kept leaning out to look at itself in the river.
@means.look {Hero} {method}. There were thirty-one, when you knew what you were looking for. {They} took off {their} boots, so as not to add to it, and went up barefoot, with a lamp, and a hammer done up in a sock, and a mouthful of nails; and at each of those places {they} said sorry, and put one in, and said it again. It isn't easy, with nails. Halfway up it stopped wincing. After that, {they} noticed, it had begun to bend a bit, so as to bring the next one nearer.
@means.look They were putting up a ladder. "Better not," said {Hero}, and {method}; and went up on hands and stockinged feet, like somebody crossing a room with a baby asleep in it. You could tell the years apart. Into every crack went one nail, with its head filed smooth. "That's Father's," said Farmer Dobbs, below {them}, in an odd voice, when they had come to the tenth. "He was in a temper about a pig." He had taken off his own boots, and he was holding them behind him.
@snag So it was down, or as good as down. It only needed the plank in the middle, over the deepest part, and for that there remained one nail that was both straight and sound. {Hero} lay on {their} stomach and held it by the point. Then the wind came up the valley, to see. There was a plink, of no importance, such as a teaspoon makes. {They} looked at {their} finger and thumb. They were just the right distance apart; and in between them black water was going by, and...
@snag "Last one!" {Hero} called. They passed it back along the bank, last one, last one, until it came to the mill. You wouldn't have thought there was so much in a nail. It was two inches long, and it had a straight back. {They} stood it on its point; {they} raised the hammer; and a gust went past, no larger than a sneeze, and took {them} by the sleeve. The hammer hit wood. Then, after a good while, and from a long way down, something said plink. Nobody passed that back. "It can't have," said {Hero}. "It was here. I had it..."
@rescue "It went in over there." She'd been at the end of the line since noon, with a donkey, and whenever someone wondered who she was it turned out that they had thought she was with you. Down the bank came the donkey girl. She did not stop at the edge; she kept on, frock and all, to the knees, to the neck, until there was a straw hat, floating. It went a little way upstream. It waited. And a thin brown arm rose up from {hid}, with {key} held high at the end of it, like the answer to a sum.
@rescue People said what people say; they mentioned needles, and hay. "What's that child doing?" asked the pie man. The donkey girl had given him the end of her donkey. She came along behind, as a rule, when the rest had gone over, and had a word with the bridge, and one with the river too. It was shallow, for her, as far as the hat. You could count the seconds by Farmer Dobbs, who was doing it aloud. At forty she stood up and pushed back her hair. She had felt {hid}, she told {Hero}, because that was where it kept things. She had {key}.
@climax Three knocks, and they sounded right across the river, where the fiddle had left off. It was dark by then; they held up what lanterns they had. "Well, go on," said Farmer Dobbs hoarsely. But {Hero} was standing there with a hand on the rail. "It isn't only for tonight," {they} said. "There were nine thousand." It's hard to know what else one says. Then {they} stepped out, and felt them go by beneath {them}, every board with a give of its own; and over the gap it rose, the least bit, to {their} foot, as you'd help somebody on with a coat.
@climax When the knocking stopped there was a bridge, and there were a hundred and six people, and not one of them cared to be first. It lay there, breathing. {Hero} walked down to the edge. {They} had got a speech by heart for a different occasion, and found now that the end of it would do. "Thank you for having me," {they} said. {They} took the basket in both arms, so that {they} couldn't hold on, and trod on the first, and the second. One was loose; one was worn like a spoon. So that's what it was like! At the fifteenth {they} shut {their} eyes, and something lifted {them} over. "Oh!" said {Hero}.
@resolution Then they came, all of them, on tiptoe, with their boots about their necks, and each of them said it. The millers did, and the pie man; the bishop did, at some length. Last came Farmer Dobbs. He got down on one knee beside the dent, with his cap in his hands; and whatever it was that he told it, a warmth went along the rail, as it goes across an old face. {turned}
@resolution On the far bank they thought it must be some new sort of drum: bare feet, a great many, going gently. "Thanks," said the millers. "Good night," said the donkey girl, as she did every time. When it was his turn Farmer Dobbs hung up both of his boots on the post, by the laces, and went over in his socks. He has never been back for them. They've had wrens in ever since. {turned}
@close As for {event}, it did not stay where it was put. It came out along the bridge to look for them, table and all, and they met above the deepest part, and unpacked the {quest} there and then. {toast} {ends} These days it's oiled in autumn, and in spring it is painted. It has a birthday, which had to be guessed at. "What's it like?" a traveller will ask, and {Hero} always looks surprised. "Have you got a minute?" says {Hero}; and off they go, slowly, over all thirty.
@close They met in the middle, those from here and those from there, each with one end of a table, and it seemed a pity to go on. So it was there that the {quest} was handed over, and {event} was held, with a goat for a neighbour and the river going by underneath. {toast} {ends} It was late when {Hero} walked home. {They} counted. About halfway {they} stopped, [for no reason|to see what that was like], and leaned both elbows on the rail; and for quite some time, not saying much, the two of them looked at the water.
`,
}
