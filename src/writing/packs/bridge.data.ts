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
@want {Hero} had a {quest} for {event}, on the other side. {why}
@friend Over the bridge came Farmer Dobbs. Clip, clop! "Hello, {Hero}!"
@turn One day the bridge went up! {refrain} Oh no! Why?
@trouble There was a goat in the air, and a duck. {run1}
@stakes {Hero} held the {quest}. How do we get over?
@try1 "Here is a coin," said {Hero}. One for you, and...
@fail1 Plop! It went in the river. {refrain}
@try2 {Hero} got in a tub. Row, row, and...
@fail2 Round and round and round it went.
@clue {Spotter} saw a drip on the bridge. Was it a tear?
@try3 {Hero} and the goat pulled it down. {run2}
@fail3 Up it went, and up went the goat. {refrain}
@low {Hero} sat down in the mud and was sad. {run3}
@insight.sound {Hero} heard it hum. Creak, crick! Was it sad?
@insight.tend "What do you need?" said {Hero} to the bridge. Was it a pat?
@insight.mark {Hero} saw the old, grey rail. Could it be gay and bright?
@insight.look {Hero} looked, and looked again. Did it hurt?
@means.sound {Hero} sang its own song back. Creak, crick, la!
@means.tend {Hero} gave it a long, soft rub with oil.
@means.mark {Hero} made red and blue flowers, all down the side.
@means.look {Hero} saw one sore plank, and took off a boot.
@snag One nail to go! Oh no, it fell in the water...
@rescue The donkey girl got wet, and she got it too.
@climax "Thank you, bridge," said {Hero}. And it came down, bit by bit.
@resolution {Hero} ran over, and they all ran over. {turned}
@close They had cake, right on the bridge. {toast} {ends}
`,
  b4_6: `
@home {Hero} lived in {home}, on the near side of the river. Everything good was on the far side. In between there was a bridge, and no one ever thought about it.
@want Today {Hero} had to take the {quest} across, for {event}. {why} {They} had it in a basket, under a [clean|spotted] cloth.
@friend Farmer Dobbs was going over with his goats, and his cart. "Shocking old bridge," said Farmer Dobbs, as he always did, and he gave it a kick for luck.
@turn {Hero} put one foot on it. It shook. It rattled. It stood up on its end, with all its planks crossed. {refrain} Had it just spoken?
@trouble There was a goat up at the top, and it was looking pleased. Behind {Hero} there was a queue, all the way to the mill. {run1}
@stakes It was nine miles round by the ford, and the ford was shut. The sun was past the trees. "They've put out the plates," said someone. They could not begin without the {quest}. What do you say to a bridge?
@try1 "It wants paying," said Farmer Dobbs. "They do." So {Hero} found {their} one gold penny. {They} laid it on the first plank, like that, and...
@fail1 It rolled down the plank, and off the end, and went plop. {refrain}
@try2 "Then we'll go underneath," said {Hero}. They had a barrel, and a broom to row it with. {They} got in. Round it went, and...
@fail2 A barrel goes round. It went round as far as the middle, and round as far as the reeds, and it let {Hero} out at the place {they} got in.
@clue While they were drying, {Spotter} saw a drop run down the rope. It had not rained for a week. Do bridges cry?
@try3 "All take hold!" said {Hero}. They had the rope, nine goats, and a bishop who was on his way to lunch. They pulled as hard as they could. {run2} It came down.
@fail3 Then it went up. It went up with the bishop. When they'd got him back it had begun to pour. {refrain}
@low {Hero} sat in the mud, with {their} arms round the basket and {their} {kit}. It was only thirty steps. {run3}
@insight.sound Creak, it went, up in the rain. Crick, creak. "{Rule,}" said {Hero}. It was always the same four notes, wasn't it? It was a song, and it was about being walked on.
@insight.tend They'd paid it, and pulled it, and called it names. "{Rule,}" said {Hero}. {They} went up close, and laid {their} hand on the wet wood. "What's the matter?" Had anyone ever asked it that?
@insight.mark {Hero} looked at it, and it was grey. The river was green and the boats were blue, and all the doors had flowers on. "{Rule,}" {they} thought. How would you like to be the one thing that nobody painted?
@insight.look "{Rule,}" said {Hero}, and held up the lantern. A bridge. {They} looked again. On the fourth plank were the marks of wheels and of hooves, and a big split that had been kicked. Didn't that hurt?
@means.sound So {Hero} took the {kit} and sat down below it. {They} {method}, just as it went: creak, crick, creak. The bridge held still. Then it tried a new note, rather high.
@means.tend {Hero} {method}. Then {they} got a can of oil, and did every bolt. A long creak came out of it, like somebody getting into a bath.
@means.mark {Hero} got out the {kit}. {They} {method}. It was vines to begin with. The bridge bent round to look. It uncrossed its planks, two at a time.
@means.look {Hero} {method}. Then {they} went along it in {their} socks, and wherever it was cracked {they} put in a nail, ever so gently.
@snag It was almost flat. One plank was loose in the middle, and there was one good nail for it. {Hero} reached out. A gust shook the rope. The nail hopped, and it fell, and...
@rescue "I saw the splash," said the donkey girl, and she walked straight in, in all her clothes. She felt about {hid} and held up {key}.
@climax Knock, knock. It was done. Nobody moved. "Thank you," said {Hero}, "for all the other days." And {they} took one step, and then one more, over the gap. It did not shake. It hummed.
@resolution Over they came, goats, donkeys, and bishop, on the tips of their toes. Each of them said thank you. {turned}
@close They had {event} right there, in the middle. {toast} {ends} It's the best bridge in {home}. Ask it.
`,
  b7_9: `
@home There's a river, and {Hero} lived on the dull side of it, in {home}. "Everything good's on the other side," people said there: the shops, the sweets and the sun in the evening. There was a bridge. "What colour is it?" {Hero} was asked once, and could not say.
@want {Hero} had the {quest} in a basket, and it had got to be over there by six, for {event}. {why} {They} had polished it, and put a cloth on, and practised what to say.
@friend Farmer Dobbs was in front, with a cart, and nine goats, and things to say to all of them. "Horrible old bridge," said Farmer Dobbs, who said it each time. Then he kicked it, for luck. It was what they did there; there was quite a dent.
@turn {Hero} set one foot upon it, and felt it twitch. A shudder went along it from end to end. And then, board over board, as you might pull in your skirts, the whole of the bridge stood up on its far leg and crossed its planks. {refrain} Bridges don't speak, do they?
@trouble There was a goat left at the top of it, and it had never been so happy. A duck was going up and down on the bell rope. By two o'clock the queue went back to the mill, and people at the end were sending up sandwiches to find out what was wrong. {run1}
@stakes The ford was nine miles off, and the ford was shut. From where they stood they could see plates being put out on the far bank. "They can't start," said {Hero}, "without the {quest}." Somebody over there was looking at a watch. How would you talk round a bridge?
@try1 "Wants paying," said Farmer Dobbs. "They all do. Bridges." {Hero} owned one gold penny, which {they} had been going to leave to somebody in {their} will. {They} rubbed it on {their} sleeve, and put it on the lowest plank, and stepped back...
@fail1 The plank tipped. Down ran the penny, in no hurry; it went over the edge, and a trout had it. {refrain}
@try2 "We'll do without it, then," said {Hero}. They found a barrel that was nearly sound. {They} got in, with a broom for an oar and the basket on {their} head, and the whole of the queue gave {them} a shove. {They} dug in on the left, and...
@fail2 There is a reason why boats have ends. {They} went round to the middle; {they} went round to the reeds; {they} saw the church nine times; and when it stopped they all helped {them} out, at the same place, facing the wrong way.
@clue It was as they were wringing {them} out that {Spotter} happened to look up. Something was running down the rope. It was a drop, about as big as a pea, and another came behind it; they ran to the end of the rope, and hung, and fell in the river. There hadn't been a cloud all week. Where does a bridge get water from?
@try3 "Everybody on the rope," said {Hero}. "It can't be as strong as all of us." There were goats on that rope, and millers, and a bishop on the way to his lunch. {run2} They gained a foot. They gained a yard. "It's coming!" cried the bishop.
@fail3 It was only getting a better grip. It went up like a blind, with most of the bishop; and when they had got him down, and found his hat, the rain that it hadn't been came on. {refrain}
@low {Hero} sat on the bank in the mud, with the {kit}, and the basket in {their} lap. It was thirty steps. {They} had done them every day since {they} could walk, and {they} could not call to mind a single one. There was a fiddle over there, tuning up. {run3}
@insight.sound Creak, it went over {their} head, in the rain. Creak, and crick. {They} had heard it all {their} life, and supposed that it was noise. "{Rule,}" said {Hero}. It was four notes, and the last one went down. Why, it was singing! Who'd ever stopped in the middle of a bridge to hear the end?
@insight.tend "Horrible old bridge," someone was saying. {Hero} thought about that. If {they} had been kicked for luck every day for ninety years, {they} would have got up long before this. "{Rule,}" {they} murmured. Nobody'd tried it. {They} went and laid {their} cheek against the wet post. "Are you all right?" {they} said. What do you suppose it did?
@insight.mark {They} stared at it, through the wet. It was no colour. The boats were blue; the doors all had roses on; there were people in {home} who painted their hens. "{Rule}" {Hero} wiped {their} nose. They could tell it they were sorry, until they were hoarse. Hadn't it been told things all its life?
@insight.look {They} had a lantern, and held it up, out of habit. "{Rule,}" {they} said. It was a bridge. So {they} did it over. There were two grooves, where wheels had gone for ninety years, and each plank between them was worn like a step in a church; and there, low down, where a boot would come, was a split as long as an arm. Did that never hurt?
@means.sound {Hero} settled {themself} beneath it with the {kit}, and {method}, exactly as it came: creak, and crick, and creak, and down. Up there it went quite still. {They} did it again, and put something under it to lean on. And the bridge, after a bit, came in; a little flat, like one who has only ever sung in the bath.
@means.tend {Hero} {method}. Then {they} borrowed a can of oil from the mill, and a soft rag, and began. {They} did the hinges; {they} did the bolts, and behind the bolts. {They} took out a stone that had been in it for years. Such a creak came up out of that bridge that you wanted to lie down.
@means.mark The rain had stopped. {Hero} took the {kit} and {method}, on the only bit that {they} could get at. It was a vine; then pears on the vine; then, since there was some room, each of the goats. A plank came down, so as to see. {They} did that one too. By sunset it had brought down nearly all of itself to be done.
@means.look {Hero} {method}. There were thirty-one. {They} took off {their} boots so as not to make it worse, and went up it like a cat, with a lamp, and a hammer with a sock on; and at every split {they} put in one nail, and said sorry before and after. About halfway along it stopped wincing.
@snag It lay as good as flat. It only wanted the plank in the middle, and for that there was one good nail left. {Hero} lay down on {their} front, and stretched. The wind came by. All that you heard was a very small plink, then there was the gap, and black water going along under it, and...
@rescue "It went in there." The donkey girl had been so long at the back of the queue that no one knew whose she was. She walked down the bank, and just kept on walking, in all her clothes, till there was only a hat. She was feeling about {hid}. A hand came up. It had {key} in it.
@climax Knock; knock; knock. They held up all the lanterns. "Go on," said Farmer Dobbs, who'd got his cap off. But {Hero} stood there. "It's not just for today," {they} told it. "It's for all the times I didn't." Then {they} walked. {They} felt each step go by under {them}, all thirty; and over the gap it lifted, just a little, as you do to help somebody on with a coat.
@resolution Then they all came, one behind the other, on tiptoe, goats and millers and the bishop, and every one of them said thank you; and you never saw a bridge blush, but there was a warm sort of brown all along the rail. {turned}
@close They didn't get as far as the party. It had come to look for them. They unpacked the {quest} right there over the water, and had {event} in the middle of the bridge. {toast} {ends} It's had its own birthday ever since. Nobody kicks it. It's the trout that they can't forgive.
`,
}
