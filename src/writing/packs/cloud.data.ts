// A baby cloud has got into the house, and it rains on the soup, the beds and the butter.
import type { PackSource } from '../pack.ts'

export const cloud: PackSource = {
  id: 'cloud',
  skeleton: 'small-creature-needs-home',
  genres: ['fantasy', 'magic', 'adventure', 'educational', 'friendship', 'animal'],
  tags: 'house home garden rain weather cloud hill sky village farm meadow attic lane countryside',
  peril: 1,
  touches: 'storm rain thunder water ladder',
  ways: ['look', 'tend', 'mark'],
  figure: { name: 'Drip', type: null, pronoun: 'it', want: 'its mother', habit: 'rains when it is upset' },
  names: ['Drip', 'Gutter Lane', 'Mr. Puddock', 'Puddock'],
  nouns: {
    home: 'Gutter Lane',
    quest: 'cloud',
    key: 'the last clothes peg',
    hid: 'under the hen house',
    mistake: 'heard something crying outside, and shut the window',
    scary: 'the top of the long ladder',
    wait: 'until the sun had gone all the way down',
    crowd: 'the neighbours',
    small: 'the girl with the hens',
    says: 'It isn’t raining. It’s crying.',
  },
  swappable: false,
  refrain: { base: 'Drip, drip, drop. Oh, won’t it stop?', turned: 'Drip, drip, drop. Oh, please don’t stop.' },
  titles: [
    '{Hero} and the Very Small Cloud',
    'The Cloud in the Boot',
    'Drip',
    'Rain on the Butter',
    'The Night We Hung Out the Moon’s Washing',
  ],
  blurb:
    'There is a cloud in {Hero’s} left boot. It is small, it is lost, and it has just rained on the butter. Somewhere up there somebody very big must be looking for it.',
  stage: `
    home: street morning rain wide | look-up happy | umbrella |
    friend: street morning rain medium | wave happy | ladder | cat-asleep
    hobby: living-room morning rain medium | stand proud | |
    turn: kitchen morning clear close | look-down surprised | boots baby-cloud | mouse-watching
    trouble: kitchen day clear medium | run funny | baby-cloud soup-pot | frog-in-cup | wet
    want: living-room day clear medium | stand excited | bunting cake | | wet
    flaw: bedroom day clear close | think thoughtful | | odd-socks | wet
    stakes: living-room day clear medium | hold worried | baby-cloud bunting | | wet
    try1: kitchen day clear medium | push brave | baby-cloud box | | wet
    fail1: kitchen day clear wide | hide surprised | baby-cloud plate | mouse-watching | wet
    try2: living-room dusk clear medium | carry hopeful | bathtub baby-cloud | | wet
    fail2: stairs dusk clear wide | run worried | baby-cloud bathtub | duck-following | wet
    clue: garden dusk clear medium | look curious | clothesline baby-cloud | |
    try3: attic dusk clear behind | reach hopeful | baby-cloud ladder | |
    fail3: attic dusk cloudy above | look-down sad | baby-cloud | |
    low: stairs dusk cloudy close | hold sad | jar baby-cloud | |
    insight: garden dusk clear close | think hopeful | clothesline jar | snail-passing |
    choice: street dusk clear medium | give thoughtful | clothesline | |
    means: hill dusk clear wide | point brave | clothesline ladder | |
    snag: hill dusk wind medium | reach surprised | clothesline | hat-blown-off |
    rescue: farm dusk wind medium | reach hopeful | clothesline | bird-on-head |
    climax: hill dusk cloudy above | look-up wonder | clothesline baby-cloud | |
    resolution: hill dusk rain wide | dance joy | baby-cloud umbrella | frog-in-cup | wet
    close: garden day clear medium | laugh happy | boots baby-cloud cake | small-copy-of-hero |
  `,
  b0_3: `
@home {Hero} lived in {home}, and it rained all night.
@friend Next door, Mr. Puddock was up on his ladder. "Hello, {Hero}!"
@turn What was that in {Hero's} boot? It was a baby cloud!
@trouble It was Drip. {refrain} {run1} What now?
@want {Hero} hung up flags for {event}. {why}
@stakes Drip was wet and sad, and it got [so small|so thin].
@try1 "Is it too hot?" said {Hero}. In it went with the ice...
@fail1 Tick, tack, tock! It snowed on the butter. {refrain}
@try2 "Do you want a bath?" said {Hero}. Drip drank and drank...
@fail2 Now Drip was as big as a bed. Splash went the stairs!
@clue {Spotter} saw Drip hug a big white sheet. Was that its mother?
@try3 {Hero} let it go, up at the top of the house. {run2}
@fail3 Down came Drip, because the sky was too high. {refrain}
@low Drip was no more than a puff. {Hero} held it in a jar. {run3}
@insight.look {Hero} looked up at the big clouds, and looked again. Where did they go?
@insight.tend "What do you need?" said {Hero}. Drip looked up, and up...
@insight.mark {Hero} had a big white sheet. Could the clouds see a picture?
@means.look They came over the hill each night. So {Hero} ran to the hill.
@means.tend {Hero} put the kettle on and fed Drip warm, soft steam.
@means.mark {Hero} made a big, big picture of Drip on a sheet.
@snag Up went the sheets, all in a row. Oh no! Where was the last peg...?
@rescue The girl with the hens had it. Good hens!
@climax A big soft cloud came down and down. And up went Drip.
@resolution {Hero} danced in warm, soft rain. {turned}
@close One day it rained in {Hero's} boot. Just a bit! {toast} {ends}
`,
  b4_6: `
@home {Hero} lived in {home}, where the houses were tall and thin and stood with their shoulders together. All night long there was rain on the roofs, like [mice in boots|peas in a tin].
@friend Next door lived Mr. Puddock, who mended roofs. He had a long, long ladder and a short, short temper. "Rain," said Mr. Puddock, "should stay outside."
@turn In the morning {Hero} put on one boot. {They} put on the other boot, and [it was full already|something in it squeaked]. Out of the boot, a bit at a time, came a very small cloud.
@trouble It was grey and soft, and no bigger than a cat. {Hero} called it Drip. It rained on the toast. {run1} {refrain} Where had it come from?
@want And today, of all days, there were paper lanterns to hang in every room for {event}. {why}
@stakes Nobody can give a {party} in the rain. But there was something worse. Each time Drip cried, Drip got [smaller|thinner]. At noon it was only as big as a [bun|mitten].
@try1 "Clouds live up high, where it's cold," said {Hero}. "It must be too hot for you in here." So {they} put Drip in the ice box and shut the door, and waited...
@fail1 Tick! Tack! Tock! When {they} looked inside, there was snow on the peas, and hail on the butter, and one very cross cloud with blue ears. {refrain}
@try2 "Then you must be thirsty," said {Hero}, and {they} ran a bath, right up to the top. Drip drank, and it grew...
@fail2 It got as big as a [sofa|cow],. Then it sneezed, and down the stairs went the bath water, with the soap and the mat and the boots.
@clue It was {Spotter} who saw it first. Out on the washing line hung a big white sheet, and Drip had flown right up to it, and put its face in it, and gone quiet. Who did it think that was?
@try3 "You want to go up," said {Hero}. So {they} climbed to the attic and opened the window. "Off you go!" And off went Drip, up past the chimneys. {run2}
@fail3 But the sky is high, and Drip was little. The big clouds went by and never looked down. Back it fell, like a wet [sock|hanky]. {refrain}
@low By then it was just a breath, the sort you make on a window. {Hero} held it in a jam jar on the stairs. "Don't go," said {Hero}. {run3}
@insight.look The big clouds sailed by in the window. {Hero} watched them go by. "{Rule}" {They} looked again. They all went one way, like cows at milking time. Where do clouds go at night?
@insight.tend {Hero} had put Drip in the cold and then in the wet. "{Rule,}" {they} said to {themself}. {They} took off the lid. "What is it you want?" And the small cloud leaned toward the big white sheet. Was that all?
@insight.mark {Hero} had shouted at the sky till {they} had no voice left. But clouds have no ears. "{Rule}" {They} looked at the big white sheet. Can clouds see?
@means.look {Hero} {method}. One by one they came down low over the hill. "That's where!" said {Hero}. So everyone ran up the hill with all the sheets in the street.
@means.tend {Hero} {method}. It wanted its mother. So they took kettles up the hill, and every sheet in the street, and fed Drip on warm steam.
@means.mark They took every sheet in the street up the hill. On the widest, {Hero} drew Drip, as it was. {Hero} {method}. It was the saddest, largest cloud for miles.
@snag Up went the sheets in a row, as white as a flock of clouds. Then the wind blew. They were one peg short! The end sheet flapped, and it tore, and the peg...
@rescue "My hens have got it," said the girl with the hens.  She lay down flat, felt about {hid}, and held up {key}. It was only a bit pecked.
@climax They pegged the last sheet tight. The sky got dark, then soft. Down came a cloud as big as a church, slow, with her arms out. {Hero} took the lid off the jar. "There," {they} said. "Go on." And up went Drip.
@resolution And it rained. It was warm rain, no more than a tickle, and everyone in {home} danced in it with their mouths open. {turned}
@close So {event} was on the hill, under all those sheets. {toast} {ends} Once a year it rains in one boot in {home}. Only one. It's {Hero's}.
`,
  b7_9: `
@home In {home} the houses are tall and thin, and stand so close that they have to breathe in turns. {Hero} lived in the thinnest. On wet nights the rain came down the roofs from one end to the other, and you could hear it coming, like somebody running a thumb along a comb.
@friend Next door lived Mr. Puddock, the roof mender. He owned the longest ladder in town and had the shortest temper. "Water," said Mr. Puddock, "is all very well in its place. Its place is out." He said it most mornings, upwards.
@turn On the morning after the big storm, {Hero} pulled on one boot and then stuck a foot into the other, and took it out again. The boot was full of fog. It was cold in there, and something hiccuped. Then, with a noise like a cork, out came a cloud.
@trouble It was about the size of a cat, and the grey of an old vest. {Hero} called it Drip, because it did. It rained on the toast, it rained on the post, and in the hall there was a very small flash of lightning. "I've only just dusted that," somebody said. {run1} {refrain} But where does a cloud come from, if it's as small as that?
@want It could not have picked a worse day. {why} There were a hundred paper lanterns to hang from the ceilings for {event}, and a paper tablecloth, and paper hats. {Hero} had folded most of them {themself}.
@stakes A paper party cannot be held in the rain. That was the first trouble. The other was a good deal worse. Every time that Drip cried a bit more of it was gone, and by noon it would have fitted in a [teacup|mitten]. "At that rate," said Mr. Puddock through the window, "it'll be out by supper."
@try1 "Clouds live high up, where it's freezing," said {Hero}. "You're just too hot." {They} carried Drip to the kitchen, in a sieve, made a space for it between the peas and the ice cream, and shut the lid. "Comfy?" {they} asked. There was a silence, and then a sort of rattle...
@fail1 When {they} opened it up, there was snow on the peas. There was hail in the butter. There were icicles on things that had never had them before, and in the middle sat a furious cloud with blue ears, and it threw a snowball at {Hero}. It was a good shot. {refrain}
@try2 "Then it's thirst," {Hero} decided, and wiped {their} face, and ran a bath right to the brim. Drip lowered its nose. It drank as a horse drinks, without a stop. Soon it was as large as a pillow, and a sofa. "That's plenty," said {Hero}. "Drip? That will do..."
@fail2 It tried to come out through the bathroom door to say thank you. There it stuck, and went dark with shame. Then it sneezed, and the whole bath came out of it at once, and went down the stairs with the soap, the mat and eleven boots, and left by the front door.
@clue It was {Spotter} who noticed. While the rest of them mopped, the little cloud had got out into the yard, where there was one big white sheet on the line. It had gone right up to that sheet. It had put its whole face into it and was not making a sound. Who did it think that was?
@try3 "You want up, and you want out," said {Hero}. "I've been slow." {They} carried it to the attic, opened the skylight, and held it high in both hands. "There they are," {they} said. "Those are your lot. Go on! Tell them you're lost." It wobbled off, over the chimneys, over the church. {run2}
@fail3 The big clouds were going by, miles up, in a great hurry, with the sun on their backs. They never looked down. Drip jumped at them, and jumped, and there was less of it after every jump. It came down in the gutter like a wet glove. {refrain}
@low That evening it was hardly a cloud at all; it was the mark your breath leaves on a window. {Hero} had it in a jam jar, with a saucer on top. {They} sat on the stairs and put down the {kit}, and did not dare to breathe hard. {They} had tried cold and wet and high. What was left? {run3}
@insight.look Through the stair window the big clouds went by, all pink. {Hero} watched them because there was nothing else to do. "{Rule,}" {they} told {themself}, and did; and the second time, they were not just clouds going by. They were all going the same way, like cows to a gate. Where do they sleep?
@insight.tend "{Rule}" It was {their} own rule, and {they} had not kept it; not once all day. {They} had frozen it, and filled it, and thrown it out of a window. {Hero} took the saucer off the jar. "I never asked you," {they} said. "What would you like?" And the last of Drip leaned over, like a candle flame, toward the sheet on the line. Could it be as simple as that?
@insight.mark {Hero} had called to those clouds till {they} croaked. They could not hear: it was too far, and clouds, when you come to think of it, have nothing to hear with. "{Rule,}" {they} thought. {They} looked at the jar, and then at the big, blank, white, beautiful sheet on the line. What could you see, from up there?
@means.look {Hero} {method}. There was the hill; there was the dip in the hill; and each cloud, as it came there, sank down, and brushed the grass with its skirts. In five minutes {they} had knocked on all the doors. Up the hill went {home}, with every white sheet it had.
@means.tend {Hero} {method}. It came clear in the end. It wanted its mother, and it was too weak to reach her. So they went up the hill, with all the sheets in {home} for a nest and eleven kettles on a cart; and {Hero} fed it steam, warm, by the spoonful.
@means.mark By sunset every sheet in {home} was up on the hill, sewn side to side, and {Hero} was running about on top in {their} socks. It had blue ears. It had a small sad mouth. {Hero} {method}, and by the end it was as long as the church, and you would have known it anywhere.
@snag They had all the lines up, and all the sheets, like a flock of clouds come down to rest; and then the wind got up, and they found that they were one peg short. There had been one more. Somebody had put it down on the wall, just there, just for a minute...
@rescue "It's the hens," said somebody. It was the girl who kept them, and who was so shy that she mostly talked to them. "They take anything red." She lay down and put her arm in {hid}, up to the shoulder. There was a discussion. Out came {key}, slightly pecked.
@climax The last corner was pegged. For a while there was nothing, just wind. Then the light went soft all over the hill, and somebody's hat lifted by itself. She came down out of the pink like a ship coming in, as big as the town, and as quiet as wool. {Hero} took the saucer off the jar and held it up as high as {they} could. "This one's yours," {they} said.
@resolution You could not see where the one stopped and the other began. Then it rained, but gently, a warm rain with the sun in it, on all of them. Mr. Puddock took off his hat and held it out to be filled. {turned}
@close They had {event} right there, with sheets for a roof, since all the paper had gone soft anyway. {toast} {ends} In {home} it still happens: on one morning of the year the sky is blue, everybody's boots are dry, and one is full to the top. {Hero} always checks the left.
`,
  b10: `
@home "They were only meant as bookmarks," people say, of the houses in {home}, they are so thin. {Hero} lived in the thinnest of the lot. It had one room on each floor and a roof that let in light, and on wet nights you lay in bed and heard the rain come along the slates from number one, like a finger run down a comb, and got ready with your bucket.
@friend The next house was Mr. Puddock's. He mended roofs, and took rain personally. "Water," he used to say to {Hero}, over the wall, "is a good servant." He never said what else it was, but he would look up. He had the longest ladder in the county, and it was well known that he had not once, in thirty years, leaned on it to admire the view.
@turn The storm lasted three nights. On the fourth morning {Hero} put a foot into {their} left boot, and it went into something that was not boot. Cold, it gave way like the inside of a breath. {They} took out the foot, and there was dew on it. Then the boot coughed, and a small grey cloud got up out of it, and looked at {Hero}, and began to rain.
@trouble It was as big as a cat and about as obedient. Bread was rained on, and then, with a kind of hopeless thoroughness, the post. "I'll call you Drip," said {Hero}, "if you don't mind. You do seem to." It came when it was called. {run1} By ten o'clock there were ferns on the stairs. {refrain} A cloud that size couldn't be a cloud on its own account. So whose was it?
@want And it would be today. {why} Upstairs and down the place was hung with paper lanterns, a hundred of them, for {event}: paper chains, paper hats, a paper tablecloth with a border of herrings. {Hero} had been cutting out herrings for a month.
@stakes "You can't have a {party} indoors in the wet," said Mr. Puddock, who had come to look at the ceiling. But it was not the ceiling he kept looking at. "It was bigger than that at breakfast," he said. "There's only so much of it, and it's crying it out." At noon you could have kept it in a cup. "I give it until dark," said Mr. Puddock, quite gently, for him.
@try1 {Hero} went at it with logic. A cloud lives three miles up; three miles up it is freezing; so what was wrong with it must be heat. "You'll like this," {they} said. {They} cleared a shelf among the peas and the fish fingers, and tucked it in, and closed the door on it with care. One could hear it thinking. Then one heard a rattle, as of gravel on a drum...
@fail1 "Oh," said {Hero}, when {they} opened up. It had snowed as far back as the ice cream. There was hail in the butter dish, each piece with a tiny dent in it, as if it had been thrown. Drip sat at the centre of its own blizzard with blue ears and its back turned. To be unhappy was one thing, the back said; to be unhappy on a shelf was quite another. {refrain}
@try2 "All right. Not heat," said {Hero}. "You've lost water. So what you need is water." It followed. {They} ran the bath up to the overflow, and Drip, who was willing to be told, put down its face and drank. From cup to cushion it went, from cushion to sofa, and still it drank, to please. "That's enough," {Hero} said, too late, from behind the sofa...
@fail2 Then it tried to leave the room. Halfway through, it stuck. Its rear end was still in the bath, and darkening; its front end was wedged in the door, and mortified; and then the dust from the landing got up its nose. The sneeze took the bath, the mat, the soap and eleven boots down four flights and out at the front. A boot was found later, in the font.
@clue They mopped. It was {Spotter} who looked up from a bucket and happened to see the yard. There was one thing left on the line there, an old double sheet, white from a great many washings, moving a little in the air. Drip had crossed the wet stones to it, on its own, by inches. Its face was pressed into the cloth, and it had stopped raining. What did it think that it had found?
@try3 "Then it's up," said {Hero}. "Of course it's up." {They} climbed the last stairs and the ladder and got the skylight open with a shoulder. There they were: the great white backs of them, going over in the sun, hundreds, like a city on the move. "Go on," {Hero} said. "They're yours. Shout." {run2} And it went up, over the aerials, over the church, wobbling, and very brave.
@fail3 Nobody up there saw. "Here!" yelled {Hero}. "Down here! It's one of yours!" Nothing that large looks down. Drip jumped at them and fell short, and jumped; with each jump a little of it came off, and drifted, and was just air. When it landed in the gutter, it lay there like a glove that someone has dropped in the street. {refrain}
@low What there was left would fit in a jam jar. You would have taken it for the mark of a breath on a pane. {Hero} sat on the stairs, with the jar on {their} knees and a saucer over it, and the {kit} pushed away behind. Three times {they} had been sure. It was being so sure that {they} could not get over. Downstairs the last of the lanterns came unstuck and fell, with a small wet sound. {run3}
@insight.look Over the stairs there was a window; the clouds went through it from left to right, going pink. {Hero} had looked at clouds for years, as one does, to see whether to take a coat. "{Rule}" "Only habit," {they} would have said. But on the second look they were not weather. They were on their way somewhere, all of them, like people at half past five. Where does a cloud go, when it goes home?
@insight.tend "{Rule}" How many people had {they} said that to? {They} had told this creature it was hot, and told it that it was thirsty. {They} had thrown it out of a window for its own good. {Hero} lifted the saucer, and put {their} face down by the rim. "I'm asking now," {they} said. It took a time. Then the breath in the jar leaned over, as a flame leans when a door is opened, toward the yard, and the sheet. Was that really all it had ever wanted?
@insight.mark {They} had shouted themselves hoarse from the roof. It came to {Hero} now, rather late, that nothing on a cloud looks much like an ear. "{Rule}" It was what {they} told everybody. {They} looked at the jar. {They} looked down through the wet window into the yard, where the old sheet hung, big and blank, like a page that no one has started. From three miles up, what would a person notice?
@means.look {Hero} {method}. There was the hill behind the gasworks; there was the notch in it. And there, one after another, each great cloud slowed, and sank, and drew its skirts across the grass. They came down there every night of the year, and no one had ever looked long enough to see them do it. {They} knocked at forty doors. "Sheets," {Hero} said. "White ones. All of them."
@means.tend {Hero} {method}, and bit by bit had the whole of it: the storm, the gust, the boot. Its mother was what it wanted. "Then why don't you go to her?" {Hero} whispered. Because it could not, because it was too small to be seen and too thin to rise. One of those, at least, could be helped. They went up the hill behind the gasworks, all of {home}, with the sheets off every bed, and eleven kettles, and {Hero} fed it steam from a spoon.
@means.mark All of {home} gave up its sheets, and they were stitched edge to edge on the hill behind the gasworks, in the last hour of light. {Hero} took off {their} shoes and walked out on to them. It was like being very small on a very large page. {They} did the ears first. Then {Hero} {method}, and when {they} stepped off the edge at last, there it lay, two hundred feet from end to end, the loneliest small cloud in the world.
@snag It was nearly dark when the wind came, as it does at that hour, to see what was going on. One after another the sheets were tried. "That corner wants another peg," called Mr. Puddock, from the top of the ladder, and felt along the wall for it, where he had put it a moment ago. It's surprising how much can hang upon a peg. The line began to hum. The corner lifted...
@rescue "Excuse me," said a voice, to a hen. It was the girl who kept them; she had lived at number twelve all her life and nobody had heard her speak. "If it was red," she told the hen, "they'll have it. They keep things." She lay down on the grass in her good dress and put in one arm, {hid}, up to the ear. There was a short, sharp conversation. She came out with straw in her hair, holding {key}, and looked {Hero} in the eye.
@climax It held. They stood about on the hill, not saying much, forty households without a sheet between them. Then the light went soft, and the wind lay down like a dog. What they had taken for the evening moved. She came in over the gasworks with her lamps out, mile upon mile of her, so low that all their hair stood up. She had seen. {Hero} held up the jar in both hands. "It's this one," {they} said. "I'm sorry it's so little. It was more."
@resolution Nobody could say, afterwards, where the one had ended and the other begun. There was only the rain, warm, fine as breath; and that went on just as long as it takes to say a thing properly; and Mr. Puddock came down from his ladder, and leaned on it, and lifted up his face. {turned}
@close They had {event} up there in the grass, with forty beds' worth of sheets for a roof. {toast} {ends} "It'll be back," people say, every spring. On one morning in the year, when the whole sky is blue and every step in {home} is dry, there's a boot outside a door that is full to the brim. Always, too, the left. {Hero} has never yet put up an umbrella on that day.
`,
}
