// The dragon under Crumb Street has the hiccups, and every loaf in town comes out as coal.
import type { PackSource } from '../pack.ts'

export const hiccup: PackSource = {
  id: 'hiccup',
  skeleton: 'lost-thing',
  genres: ['comedy', 'fantasy', 'magic', 'fairy-tale', 'friendship'],
  tags: 'bakery town street village kitchen shop city dragon market',
  peril: 1,
  touches: 'dragon fire flame dark cellar burn',
  ways: ['sound', 'tend', 'move'],
  figure: {
    name: 'Cinder',
    type: 'dragon',
    pronoun: 'she',
    hide: 'red',
    want: 'somebody to have supper with',
    habit: 'eats much too fast',
  },
  names: ['Mrs. Bunn', 'Crumb Street', 'Crumb'],
  nouns: {
    home: 'Crumb Street',
    quest: 'bread',
    key: 'the last pot of honey',
    hid: 'behind the flour bins',
    mistake: 'dropped the pepper pot down the oven pipe',
    scary: 'the black stairs under the bakery',
    wait: 'until the clock had struck all twelve',
    crowd: 'the bakers',
    small: 'the muffin boy',
    says: 'She eats all alone down there. I can hear the one plate.',
  },
  swappable: false,
  refrain: {
    base: 'Hic! went the dragon. Bang! went the bread.',
    turned: 'Mmm, went the dragon. Crunch, went the bread.',
  },
  titles: [
    '{Hero} and the Hiccuping Dragon',
    'Hic! Bang! Bread!',
    'The Dragon Under Crumb Street',
    'A Spoon of Honey for Cinder',
    'The Night the Bread Went Bang',
  ],
  blurb:
    'Under Crumb Street lives a dragon who keeps the ovens warm. Tonight she has the hiccups, the bread is flying out of the chimneys, and nobody knows the cure: unless it is {Hero}, {kitWith}.',
  stage: `
    home: street morning clear wide | look-up happy | bread | cat-asleep
    hobby: street morning clear medium | stand proud | bread |
    friend: street morning clear medium | laugh happy | basket | duck-following
    want: bakery day clear medium | look excited | cake bread | mouse-watching
    flaw: bakery day clear close | stand thoughtful | basket |
    turn: street dusk cloudy wide | look-up surprised | bread | hat-blown-off
    trouble: street dusk cloudy above | run funny | bread hat | bird-on-head | sooty
    stakes: bakery dusk cloudy medium | look worried | cake oven | | sooty
    try1: stairs night clear behind | climb brave | blanket lantern | moth-round-lamp | sooty
    fail1: cellar night clear wide | hide surprised | blanket | | sooty
    try2: cellar night clear medium | talk hopeful | clock | mouse-watching | sooty
    fail2: street night wind wide | run worried | hat pipe | hat-blown-off | sooty
    clue: cellar night clear close | listen curious | plate spoon | | sooty
    try3: cellar night clear wide | carry excited | bathtub bucket | frog-in-cup | sooty wet
    fail3: street night fog wide | stand sad | bread bucket | | wet
    low: stairs night fog close | sit sad | lantern | | wet
    insight: stairs night fog close | think hopeful | plate | moth-round-lamp | wet
    means: cellar night clear medium | kneel brave | lantern | mouse-watching |
    snag: bakery night clear above | reach surprised | honey-jar | |
    rescue: bakery night clear close | reach hopeful | honey-jar sack | mouse-watching | floury
    choice: cellar night clear medium | give thoughtful | honey-jar lantern | | floury
    climax: cellar night clear wide | hold wonder | honey-jar spoon | | floury
    resolution: street dawn clear wide | cheer joy | bread oven | bird-on-head | floury
    close: cellar night stars wide | eat happy | cake plate candle | small-copy-of-hero |
  `,
  b0_3: `
@home {Hero} lived in {home}. Under it slept Cinder, a warm dragon.
@friend {Hero} called down the pipe. "Mmm," said Cinder.
@want {Hero} made [buns|a cake] for {event}. {why}
@turn Then the street began to jump. {refrain}
@trouble Up went a bun and up went a hat! {run1} [What was wrong|What was it]?
@stakes {Hero} looked at the cake. It was as black as a boot.
@try1 {Hero} put on a sheet to scare her. One, two...
@fail1 "Boo!" But Cinder was not scared at all. {refrain}
@try2 "Hold your breath," said {Hero}. So Cinder held it, and held it...
@fail2 Whoosh! Off blew [every hat|all the hats] in town.
@clue {Spotter} saw one cup and one plate. Was Cinder all alone?
@try3 Cinder drank the bath, and she stood on her head. {run2}
@fail3 Now there was steam, and all the bread was wet. {refrain}
@low {Hero} sat down on the cold step. {Hero} was sad. {run3}
@insight.sound Clink, clink, clink, and hic! {Hero} tapped along. What if...?
@insight.tend "What do you need?" said {Hero}. Was it a friend?
@insight.move {Hero} went up with the hic, and down with the hic. What if...?
@means.sound {Hero} made a slow, slow tune. Cinder's tail went tap.
@means.tend {Hero} sat down by Cinder, close and warm.
@means.move {Hero} jumped on the hic. Then Cinder jumped too, and laughed.
@snag Now she must have honey. Oh no! It rolled away and away...
@rescue The muffin boy ran after it, and he got it.
@climax {Hero} gave her one big spoon of honey. And then... not one hic.
@resolution Out came the new bread, all gold. {turned}
@close They all ate down with Cinder. {toast} {ends}
`,
  b4_6: `
@home {Hero} lived in {home}, where all the chimneys smelled of [toast|buns]. There were nine bakers there, and under them, in the warm and the dark, lived a dragon called Cinder.
@friend Cinder lay in the cellar and breathed in and out, and her breath kept all nine ovens hot. "Good morning, Cinder," {Hero} called down the pipe. "Mmm," said the dragon.
@want Mrs. Bunn was baking for {event}: [forty|fifty] buns, nine loaves and a cake as high as a chair. {why}
@turn Then [the spoons began to shake|the cups began to dance]. A bun shot out of a chimney, and it was as black as a boot. {refrain}
@trouble Up went the [rolls|pies]! Up went the baker's [hat|wig]! A flat loaf flew by like a bat. {run1} "Oh no," said Mrs. Bunn. "Is it the dragon? Has she got the..."
@stakes Mrs. Bunn opened the oven. The cake had been white. Now it was a black lump with one sad cherry. "If she can't stop," said Mrs. Bunn, "there'll be no {party} at all."
@try1 "I know," said {Hero}. "We must give her a fright." They put on [sheets|flour sacks], all of them, and tiptoed down the dark stairs. One, two, three...
@fail1 "BOO!" But nothing frightens a dragon. "Hello," said Cinder. "What nice ghosts." And she toasted every [sheet|sack] to a crisp. {refrain}
@try2 "Hold your breath," said {Hero}, "and count to a hundred." Cinder held it. She went pink. She went purple. All nine ovens went cold, and Cinder got rounder, and rounder...
@fail2 At ninety-nine she let it go. Every hat in {home} blew off. [Three|Four] chimney pots flew over the hill. It was the biggest hiccup of them all.
@clue When it was quiet, {Spotter} heard a sound. Clink. Clink. A spoon went seven times on a plate, very fast. Then: hic! There was one plate down there, and only one. Why was it so fast?
@try3 "Water!" cried the bakers. "From the wrong side of the cup!" There was no cup so big. So {Hero} pulled in [the bathtub|the horse's trough], and Cinder stood on her head. {run2}
@fail3 Fire and water make steam. It filled the cellar, the shop and the street, and all the flour in town turned to paste. {refrain}
@low {Hero} sat down on the cellar steps with a wet black bun. No cake. No bread. Even the {kit} got damp. {run3}
@insight.sound Clink, clink, went the spoon in the dark. {Hero} lifted {their} head. "{Rule}" It was never any old time, the hic. It came after seven. "What if she had something else to do on eight?"
@insight.tend Clink, clink, went the spoon in the dark. {Hero} lifted {their} head. "{Rule}" They had told Cinder to do this and do that. Had anybody asked her one single thing?
@insight.move Clink, clink, went the spoon in the dark. {Hero} tapped a foot. Seven clinks, then up jumped the floor. "{Rule}" They had all been fighting the hic. What if they went along with it?
@means.sound {Hero} took {their} {kit} and sat by the dragon's ear. {They} caught the beat of that spoon, and then {Hero} {method}. Slow. And slower. Cinder's tail began to go along with it.
@means.tend {Hero} went down with {their} {kit}, right up to the dragon. And {Hero} {method}. "I eat fast," said Cinder, very low. "It's over sooner, when you eat alone." Nobody had known.
@means.move {Hero} put down {their} {kit} on the floor. Five, six, seven... and {Hero} {method}. Up went the floor, and up went {Hero}, and for the first time ever, the dragon giggled. Her belly went loose.
@snag "Nearly!" said Mrs. Bunn. "Now one spoon of honey will hold it." It was the last pot in the street. She took it down. Her hand was wet, and the pot went bump, bump, and was gone...
@rescue "I'm small," said the muffin boy. He had never said so much before. He wriggled in {hid}, and out he came, white as a loaf, with {key}.
@climax Cinder opened her mouth. {Hero} leaned in, between the teeth, and tipped in the honey. Gulp. Nobody moved. Five... six... seven... And then eight came, and went by on tiptoe.
@resolution The ovens glowed as gold as morning. [Forty|Fifty] buns went up, and they stayed in. {turned}
@close They carried the table down to the cellar, with ten plates where there had been one. {toast} {ends} Cinder ate very slowly, to make it last.
`,
  b7_9: `
@home {Hero} lived in {home}, where the pavements were warm in winter and all the cats were fat. There were nine bakers, one next to the other. People thought it was the ovens that warmed the stones. It was not. It was Cinder, who lay under them, and who was a dragon.
@friend Cinder was no trouble to anybody. She slept in the big cellar with her chin on her tail, and breathed, and her breath went up nine pipes into nine ovens. {Hero} said good morning to her down the pipe every day, and every day the pipe said, "Mmm."
@want Today all nine ovens were at work, because of {event}. Mrs. Bunn had made [fifty|sixty] buns, and a cake so high that she had to ice the top of it from a stepladder. {why}
@turn It began with the spoons. They shivered on their hooks. Then there was a thump under the floor, like somebody dropping a piano, and out of the tallest chimney shot a bun, black as a boot and smoking. {refrain}
@trouble After that they came out by the dozen. Rolls went up like rockets. A long loaf [knocked the weathercock round to Tuesday|took off the mayor's hat and kept it]. {run1} Mrs. Bunn looked down the pipe, and lost both her eyebrows. "It's poor Cinder," she said. "She's got the hiccups. Who knows what you do for a dragon with hiccups?"
@stakes They opened the oven door. What had been a cake was a small black hill, with one cherry on top that had seen terrible things. "That was for {event}," said Mrs. Bunn. "And if she goes on all night, there won't be a crust in {home} by morning." She sat down on a sack.
@try1 "She needs a fright," said {Hero}. "It always works with my hiccups." So nine bakers put [flour sacks|tablecloths] over their heads and crept down the cellar stairs behind {Hero}, treading on each other. It was very dark, and it smelled of hot pennies. "On three," whispered {Hero}...
@fail1 "BOO!" The echo went round twice. Cinder opened one gold eye. The trouble is that there is nothing on earth that a dragon is afraid of, so it never crossed her mind to be frightened. "Ghosts!" she said, quite pleased. "How nice of you to c-c-" {refrain}
@try2 They came back up in the rags of their sacks. "Very well," said {Hero}, "she must hold her breath," and {they} called it down the pipe. Cinder was glad to help. She held it for ten; she held it for fifty. One by one, all the ovens went out. Upstairs, the floor began, very gently, to bulge...
@fail2 Cinder nearly got to a hundred. It was a pity, people said later, that she had been so good at it. For when it came, it had ninety-nine other hiccups behind it, and there is still no glass in [the clock|the church window], and some of the hats came down in the sea.
@clue In the hush that came after, {Spotter} heard something. Far down in the dark a spoon was going on a plate: clink, clink, clink, seven times, very fast, as though someone wished to get it over with. Then: hic. It was one spoon, and one plate. Who eats like that?
@try3 "Water," said the bakers. "Out of the wrong side of a glass." There was no glass that size, so {Hero} had them roll in [the bathtub from upstairs|the trough from the stables], and forty buckets after it. "Drink it upside down!" Cinder stood politely on her head. {run2}
@fail3 They ought to have thought of it. Water and fire make steam, and that much of both makes weather. It came up the stairs like a wet white wall. When it had gone there was not one dry crumb left; the flour was paste, and the bakers were mostly paste, too. {refrain}
@low One by one the bakers went home. {Hero} stayed on the cellar steps, with a lump of coal that had been a bun. The {kit} had gone soft at the corners with the damp. Three ideas, and each one had made it worse. {They} had promised a party, and what there was, was paste. {run3}
@insight.sound Clink, clink, went the spoon. {Hero} was too sad to do anything but hear it. Clink, clink, clink: seven. Hic. And again, seven. {Hero} sat up. "{Rule,}" {they} said, out loud. It wasn't any old thing, it was a beat, as steady as a clock. And if you can count a thing, can't you lead it somewhere else?
@insight.tend Clink, clink, went the spoon, down there. {Hero} was too sad to do anything but hear it. They had shouted at her, and puffed her up, and stood her on her head. "{Rule,}" {they} said, slowly. All day long they had told Cinder what to do. Who had asked her how she was?
@insight.move Clink, clink, went the spoon, and on the eighth the step jumped under {Hero}, and down {they} sat again. Seven, and jump. After a while {they} noticed that {they} had begun to get up a bit beforehand. "{Rule,}" {they} said, slowly. They had all pushed against it. But what happens to a push if nobody pushes back?
@means.sound {Hero} took {their} {kit} down into the dark and sat by an ear as big as a door. First {they} did nothing but count. Then {Hero} {method}: the same seven, only a hair slower. And again, slower than that. The big tail started to beat on the floor. It was following.
@means.tend {Hero} took {their} {kit} down into the dark, and went up quite close, where it was hot, and {method}. It took some time. "It's supper," said Cinder at last, to the floor. "I hear you all up there, with the chairs scraping. So I eat mine fast. It's over sooner, like that."
@means.move {Hero} left {their} {kit} by the stairs and walked out on the warm stone floor. Five, six, seven. {Hero} {method}. Up came the floor, and {Hero} was not there to be thrown; {they} rode it like a wave. "Do that again," said Cinder, and on the next one she snorted, and on the one after that she laughed, and her whole long belly came undone.
@snag "It's working!" breathed Mrs. Bunn. "Now, quick: honey. It has to be honey, to stick it down." There was one pot left in the street. She took it off the shelf with hands that were all over paste. It slid. It hit the floor and rolled, and it kept on rolling...
@rescue "Excuse me," said a voice. It was the muffin boy, who was so quiet that some of the bakers took him for a sack. "I'd fit." He lay down flat, and went in {hid} up to his boots. Some bumping followed. He came out as white as a ghost ought to be, and in his arms was {key}.
@climax "Open," said {Hero}. Cinder opened. It was like looking in at the door of the sun. {Hero} leaned in between two teeth, right up to the shoulder, and turned the pot over. Gulp. No one breathed. Five. Six. Seven. Eight came along, looked about, and tiptoed past.
@resolution Then the pipes began to purr. In nine ovens the coals turned from black to gold. The smell went out over the roofs, and all along {home} people got up in their nightshirts and opened their windows. {turned}
@close They did not carry the cake up. They carried the table down, and where there had been one plate they laid twelve. {toast} {ends} Cinder took her piece in very small bites, with her eyes shut, so that it would be a long time before it was over.
`,
  b10: `
@home "How good it smells," said visitors to {home}, and then, always, "How odd that the snow never settles." There were nine bakeries in a row, and the people who worked in them only smiled, and offered them a bun. {Hero} had lived there long enough to know that you do not try to explain Cinder, Cinder being a dragon.
@friend Cinder had come for one night, in the year of the great frost, and had somehow stayed a hundred and six years, on her stomach in the cellar under the shops, breathing out through nine pipes into nine ovens. "It suits us all," people said. Nobody went down much. {Hero} at least said good morning through the pipe, and the pipe would always answer, "Mmm," in a voice like a warm drawer.
@want That day the ovens had been lit since four, on account of {event}. {why} Mrs. Bunn had built a cake which had needed planning permission. It stood on the marble, seven floors of it, and she was on a stepladder, putting on the roof, when the first of the spoons began to tremble.
@turn Then a dresser cleared its throat. Then something under the floor went off like a dropped piano, every oven door on the street flew open, and a bun came out of the tallest chimney, travelling east, as black as a boot. "Almost beautiful," said somebody, watching it go. {refrain}
@trouble The second one took the weathercock. After that they stopped counting, and got under things. Rolls whistled over {home} in flocks. A long loaf went in at the bank and a short one came out. {run1} Mrs. Bunn put one eye to the pipe, the way you might look in on a sleeping child, and when she turned round, she had no eyebrows. "It's only hiccups," she said. "The poor old thing. It's only that she's rather big. What does one do?"
@stakes They opened the oven together. Of seven floors of cake there was left a sort of cinder block, with a cherry on it, staring. "I had one of these in a dragon year once before," said the oldest baker. "My grandmother did. It went on till the spring, and people left." He did not say what the street had been like, cold. "So {event} is off," someone began. "So is everything," said Mrs. Bunn.
@try1 Everyone knows one cure for hiccups, and believes in it, and {Hero} was no exception. "A fright," {they} said. "This is a dragon," somebody pointed out. "And it's dark down there," said somebody else. But no one had anything better, and so nine grown bakers put tablecloths over their heads and followed {Hero} down the stairs, bumping gently, like a very nervous laundry...
@fail1 "BOO!" they said, more or less together. As boos go, theirs was a good one. But a thing can only be scared if it has at some time thought of being eaten, and nothing had ever put that to Cinder. Her eyes opened, gold, and wide, and delighted. "Visitors!" she said. "And in costume! Oh, do sit d-, do s-" They got out with about half of the tablecloths. {refrain}
@try2 The oldest baker believed in holding the breath. {Hero} passed it down the pipe, and Cinder, who would have done anything for people who came in costume, drew in all the air that there was. The ovens went out, pop, pop, pop, down the whole row. They counted with her. By sixty, the cobbles were warm. By eighty, the floor of the shop had a curve to it, and all the marbles in the house came rolling out of wherever they had been, and stopped, and waited...
@fail2 If she had been worse at it, there would have been less harm done. She got as far as ninety-nine. What came then was not one hiccup but a hundred, which had been standing in a queue, and it went through the town like news. Hats were found as far away as the sea. The clock struck eleven, four times, and has been a little strange ever since. "I'm so sorry," said the pipe, in the silence. "Was that it?"
@clue Nobody answered her. They were looking for their hats. And so it was only {Spotter} who stayed close enough to hear, and heard, far down, a spoon start up against a plate. Clink, clink, clink. It went seven times, and it went fast, like a job somebody wanted behind them. Then: hic. There was something about that sound that you could not put down. Such a big dark. And wasn't that only one plate?
@try3 Last came the cure with the glass of water, taken from the wrong side, and for that they needed a glass. They used the trough from the old stables. Eleven people hauled on a good deal of rope. {run2} Cinder stood on her head for them without a word of complaint, with her wings folded and her tail among the rafters, and began to drink. "You know," said {Hero}, about half a second too late, "she's hot..."
@fail3 There is a reason why fire and water are not kept in the same drawer. The steam came up the stairs with its arms out. Nine shops were filled. It went through forty sacks of flour in a single breath. When at last it drew off down the road, it left a silence, a drip, and a kind of soft grey glue with bakers in it. {refrain}
@low They went home then. They were not angry; they patted {Hero} on the shoulder as they went by, and their hands stuck. {Hero} sat on the cellar steps in the dark. It had been {their} idea, the first one, and the rest had followed from it like rolls off a tray. The {kit} lay on {their} knees, quite wet. {They} did not feel like {doing}. {They} did not feel like anything. {run3}
@insight.sound What there was, was the spoon. {They} did not want to hear it, but there was nothing else in the dark to listen to. Clink, and six more, and hic. Clink, and six more. It was some time before {Hero} noticed that one of {their} feet had joined in. "{Rule,}" {they} said to the foot. All evening they had treated it as an accident. It wasn't one; it was a rhythm, and it had been there the whole time, holding still to be counted. Could you get in between the beats of a thing like that, and move them over?
@insight.tend What there was, was the spoon. Seven quick clinks and then that great sad jolt. {They} had begun by now to know it as you know a neighbour's cough. "{Rule,}" {Hero} said it aloud, because it was what {they} always said, and then {they} heard it. They had shouted at her, and blown her up like a balloon, and tipped her over, all for her own good. In the whole of that long evening, had anyone asked her a question?
@insight.move On every eighth the whole stair gave a kick, and {Hero}, who had stopped caring, was bounced an inch and put down. Seven clinks, and up; seven clinks, and up. It was about the tenth time that {they} found that {they} had risen just ahead of it and had hardly felt the blow. "{Rule}" {Hero} sat very still. They had spent the night standing in front of a wave and telling it to stop. What if you didn't? What if, just as it came, you were already going the same way?
@means.sound {They} went down. It was hot, and there was an ear, the size of a barn door. {Hero} took {their} {kit}, and for a whole minute did not make a sound; {they} only nodded, seven and one, seven and one, until {they} had it in {their} bones. Then {Hero} {method}. It was the same seven, but leaning back a bit. Along the wall, the enormous tail lifted, hung there in doubt, and came down, softly, on {their} beat and not its own.
@means.tend {They} went down past the black part of the stairs, to where it was hot. Close to, Cinder was mostly a noise of trying not to. {Hero} put down the {kit}, and {method}. It took as long as it took. "It's the chairs," said Cinder finally. "I hear you pull up the chairs, you see, all along the street, at supper time. So I eat mine quick." She looked at the plate. "You don't notice so much, if you're quick."
@means.move {They} went down and walked out on the great warm floor, and left the {kit} at the edge, like someone going in to swim. Five. Six. On seven, {Hero} {method}. The floor rose under {them} and {they} went up with it, up to the beams, and down again light as a leaf. There was a pause. "What," said Cinder, "was that?" "Again," said {Hero}. By the fourth time the dragon was watching for it, by the fifth she was shaking, and it wasn't hiccups. In a hundred and six years no one had come down there to play.
@snag You could hear the difference upstairs, and Mrs. Bunn, who had come back in her nightgown, was not one to waste it. "Honey," she called, "while it's loose! One spoon of honey will keep it shut." In all that street of glue there was one pot left, and she had it in her hands. Perhaps they were still a little sticky. Perhaps they were not sticky enough. The pot came down on its side, and thought for a moment, and rolled...
@rescue It was then that one of the sacks by the wall spoke. "I could go in," it said, and turned out to be the muffin boy, who had worked there for two years. "I'm thin, and I've been in there before. It's where I have my lunch." A silence fell, of the kind in which people look at their shoes. He went in {hid} on his stomach, and he came out the colour of a candle. He had {key} in both arms, and he did not hand it to Mrs. Bunn. He handed it to {Hero}.
@climax "Say ah," said {Hero}. It was like a furnace saying it. {They} leaned in past the first teeth and then past the second with the pot held out before {them}, and all the fine hairs on {their} arm curled up and went, and {they} tipped it, and the honey took for ever. Gulp. Somebody began to count, and it spread. Five. Six. Seven. Nine bakers and a dragon held their breath together. Eight came in, looked at them all, and went out again, shutting the door behind it.
@resolution Then, low down in the pipes, she began to purr. It ran along under {home} like a train a long way off. The ovens went from black to red and then to gold, in order, like lamps being lit for somebody. Windows went up. People leaned out on their elbows in the smell of it and did not say anything, for fear that it would stop. {turned}
@close It was Mrs. Bunn who said that it was foolish to carry the cake up when you could carry the table down. They brought nine sorts of chairs, and scraped every one. {toast} {ends} Cinder did as {Hero} did: she took one small bite, and put down the spoon, and listened. It was the slowest supper in a hundred and six years, and when somebody asked if she would like some more, she found, to her surprise, that there was still some left.
`,
}
