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
@home Nobody in {home} had ever owned a hot-water bottle. You had no need of one, when the stones were warm to walk on, and the cats lay about on them like things poured out of a jug. There were nine bakeries, all in a row. "It's the ovens, I suppose," strangers said, and got a bun instead of an answer. {Hero}, who lived there, knew quite well what it was. It was Cinder, and Cinder was a dragon.
@friend Cinder had come for one night, in the year of the great frost, and had somehow stayed a hundred and six years, on her stomach in the cellar under the shops, breathing out through nine pipes into nine ovens. "It suits us all," people said. Nobody went down much. {Hero} at least said good morning through the pipe, and the pipe would always answer, "Mmm," in a voice like a warm drawer.
@want That day the ovens had been lit since four, on account of {event}. {why} Mrs. Bunn had built a cake which had needed planning permission. It stood on the marble, seven floors of it, and she was on a stepladder, putting on the roof, when the first of the spoons began to tremble.
@want It was to be the largest thing ever baked in {home}, and it was for {event}. {why} Mrs. Bunn had drawn it first, on the back of a door. It had seven floors, with a staircase, and she'd been icing since dawn from the top of a stepladder with a flag in her teeth, to finish it off. All nine ovens had been roaring since four. It was at the moment when she leaned out to plant the flag that she noticed the spoons.
@turn Then a dresser cleared its throat. Then something under the floor went off like a dropped piano, every oven door on the street flew open, and a bun came out of the tallest chimney, travelling east, as black as a boot. "Almost beautiful," said somebody, watching it go. {refrain}
@turn They were walking. They went along the shelf in a line and off the end, one by one, like sheep. The next thing to go was the windows, and they only hummed; but then there was a bump under the street, the kind you feel in your fillings, and from the highest chimney, black as a boot, with a tail of smoke, a bun went over the town hall. "Was that one of ours?" somebody asked. {refrain}
@trouble The second one took the weathercock. After that they stopped counting, and got under things. Rolls whistled over {home} in flocks. A long loaf went in at the bank and a short one came out. {run1} Mrs. Bunn put one eye to the pipe, the way you might look in on a sleeping child, and when she turned round, she had no eyebrows. "It's only hiccups," she said. "The poor old thing. It's only that she's rather big. What does one do?"
@trouble People who ask that sort of question should not do it standing up. The next was a tray of rolls. They flew like starlings; they turned, all together, above the bank, and then they came back. {run1} There was a long loaf that took off the mayor's hat and is thought to have married it. Mrs. Bunn lay down and put her eye to the pipe, and when she rolled over there was nothing above it but a look of surprise. "She's only got the hiccups," she said. "Well, and who's going to tell her how you stop?"
@stakes They opened the oven together. Of seven floors of cake there was left a sort of cinder block, with a cherry on it, staring. "I had one of these in a dragon year once before," said the oldest baker. "My grandmother did. It went on till the spring, and people left." He did not say what the street had been like, cold. "So {event} is off," someone began. "So is everything," said Mrs. Bunn.
@stakes It had been the best oven in the street, so they opened that one first. Nobody said anything. You could see where the staircase had been. One cherry was still in its place, holding on. "My gran was in the last of these," said the oldest baker. "She'd have been about {Hero's} height. It went on till Easter. No bread; and when there's no bread, you see, folk go and live where there is." They thought about the street with its stones cold. It seemed rather small, after that, to mention {event}; but everybody was looking at the cherry.
@try1 Everyone knows one cure for hiccups, and believes in it, and {Hero} was no exception. "A fright," {they} said. "This is a dragon," somebody pointed out. "And it's dark down there," said somebody else. But no one had anything better, and so nine grown bakers put tablecloths over their heads and followed {Hero} down the stairs, bumping gently, like a very nervous laundry...
@try1 "What do you do, when you've got them?" they asked each other, and found they all did the same. You got somebody to jump out on you. "So we jump out on her," said {Hero}. It sounded better in the shop than it did halfway down. There were nine of them behind {Hero} in nine tablecloths, and only one had thought to cut the holes. "Is it my foot you've got?" said a voice. "Shh!" said {Hero}. "When I say three..."
@fail1 "BOO!" they said, more or less together. As boos go, theirs was a good one. But a thing can only be scared if it has at some time thought of being eaten, and nothing had ever put that to Cinder. Her eyes opened, gold, and wide, and delighted. "Visitors!" she said. "And in costume! Oh, do sit d-, do s-" They got out with about half of the tablecloths. {refrain}
@fail1 It was the best boo of their lives, and it was wasted. You have to think of the thing from where she lay. Nothing had ever hurt her; there wasn't anything big enough. And nothing had come to see her, either. She looked at nine white shapes, falling over one another in the light of her own eyes, and she beamed. "Is it a party?" said Cinder. "Is it for m-, is it for m-" They felt the tablecloths go as they reached the stairs. {refrain}
@try2 The oldest baker believed in holding the breath. {Hero} passed it down the pipe, and Cinder, who would have done anything for people who came in costume, drew in all the air that there was. The ovens went out, pop, pop, pop, down the whole row. They counted with her. By sixty, the cobbles were warm. By eighty, the floor of the shop had a curve to it, and all the marbles in the house came rolling out of wherever they had been, and stopped, and waited...
@try2 "Hold your breath," {Hero} called down the pipe, "and count to a hundred!" It was the oldest baker's cure, and he stood by with his watch. Cinder was sorry about the tablecloths, and she took in the sort of breath that says so. Nine ovens went out. A curtain went down the pipe, and a sock. "Thirty," they said. At fifty they noticed that they were looking down at the church. By eighty the whole street had the shape of a loaf, and was still, very quietly, rising...
@fail2 If she had been worse at it, there would have been less harm done. She got as far as ninety-nine. What came then was not one hiccup but a hundred, which had been standing in a queue, and it went through the town like news. Hats were found as far away as the sea. The clock struck eleven, four times, and has been a little strange ever since. "I'm so sorry," said the pipe, in the silence. "Was that it?"
@fail2 She missed it by one. People have always been sorry about that; she had tried so hard, and it was such a round number. What had gone in came out. It took the glass, the hats, all of Tuesday's washing, and eleven minutes off the church clock, which has never got them back. The street came down again in about the right order. And after that the pipe spoke, in a voice you could hardly hear. "Did I do it right?" it asked.
@clue Nobody answered her. They were looking for their hats. And so it was only {Spotter} who stayed close enough to hear, and heard, far down, a spoon start up against a plate. Clink, clink, clink. It went seven times, and it went fast, like a job somebody wanted behind them. Then: hic. There was something about that sound that you could not put down. Such a big dark. And wasn't that only one plate?
@clue There were hats to be found, and no one replied. {Spotter} meant to; {Spotter} had got as far as the pipe, and put down an ear. And that was how somebody came to hear it: clink, clink, clink, right down in the dark, a spoon upon a plate. It went like a person running past a window. Seven, it went, and hic. Seven; and hic. Up here there were nine shops, and every one of them kept a table for a dozen. Who was it that ate like that, off the one plate?
@try3 Last came the cure with the glass of water, taken from the wrong side, and for that they needed a glass. They used the trough from the old stables. Eleven people hauled on a good deal of rope. {run2} Cinder stood on her head for them without a word of complaint, with her wings folded and her tail among the rafters, and began to drink. "You know," said {Hero}, about half a second too late, "she's hot..."
@try3 "It's water does it," said everyone who hadn't spoken yet. "You want to drink from the wrong side." It takes a good large cup, if you are sixty feet long. They let down the old horse trough on ropes, with eleven of them to hold it, and {Hero} to shout. {run2} Nobody has ever been so willing. She folded up her wings, and stood upon her head, with her tail going up past them into the chimney, and put out her tongue. It was then that {Hero} saw the first drop touch it. "Wait," said {Hero}...
@fail3 There is a reason why fire and water are not kept in the same drawer. The steam came up the stairs with its arms out. Nine shops were filled. It went through forty sacks of flour in a single breath. When at last it drew off down the road, it left a silence, a drip, and a kind of soft grey glue with bakers in it. {refrain}
@fail3 No one can really describe it, for nobody could see. There had been a dragon and there had been a trough; there was a hiss; and then it was all one thing, and it was coming upstairs. It looked into each of the shops. It took a particular interest in flour. When it had done, and gone off to be a cloud, there were forty sacks of paste standing along the wall, and nine more of them that blinked. {refrain}
@low They went home then. They were not angry; they patted {Hero} on the shoulder as they went by, and their hands stuck. {Hero} sat on the cellar steps in the dark. It had been {their} idea, the first one, and the rest had followed from it like rolls off a tray. The {kit} lay on {their} knees, quite wet. {They} did not feel like {doing}. {They} did not feel like anything. {run3}
@low If they'd been angry it would have helped. They said "Never mind," and "You weren't to know," and one by one, with a sucking sound, they went home. {Hero} stayed. Down on the cellar steps it was nearly dark and entirely wet, and so was the {kit}. {They} counted it up. There had been three cures; every one of them was somebody's favourite, and {Hero} was the one who had shouted it down the pipe. Most evenings at this hour {they} would have been {doing}. {They} looked at {their} hands, and left them where they were. {run3}
@insight.sound What there was, was the spoon. {They} did not want to hear it, but there was nothing else in the dark to listen to. Clink, and six more, and hic. Clink, and six more. It was some time before {Hero} noticed that one of {their} feet had joined in. "{Rule,}" {they} said to the foot. All evening they had treated it as an accident. It wasn't one; it was a rhythm, and it had been there the whole time, holding still to be counted. Could you get in between the beats of a thing like that, and move them over?
@insight.sound Clink. You cannot shut your ears; {they} had tried it. Clink, and on to seven, and then the jolt. {They} wished it would vary. It came to {Hero}, some time after, what an odd thing that was to wish. "{Rule,}" {they} said slowly. Nobody had. They had all been making so much noise at it. It was no more an accident than a clock is; and there's a thing you can do with someone who is marching, isn't there, if you fall in next to them and take your time?
@insight.tend What there was, was the spoon. Seven quick clinks and then that great sad jolt. {They} had begun by now to know it as you know a neighbour's cough. "{Rule,}" {Hero} said it aloud, because it was what {they} always said, and then {they} heard it. They had shouted at her, and blown her up like a balloon, and tipped her over, all for her own good. In the whole of that long evening, had anyone asked her a question?
@insight.tend {They} knew it by heart, now: seven clinks, much too quick, and then the jolt. It was how you eat when you hope nobody will come in, or hope that somebody might. {Hero} sat up. "{Rule}" It was {their} one rule, and {they} had not so much as taken it out of its box. That day Cinder had been told to jump, and told to hold it, and told to turn upside down. She had even asked them something, afterwards, in quite a small voice. Who was there that had said anything back?
@insight.move On every eighth the whole stair gave a kick, and {Hero}, who had stopped caring, was bounced an inch and put down. Seven clinks, and up; seven clinks, and up. It was about the tenth time that {they} found that {they} had risen just ahead of it and had hardly felt the blow. "{Rule}" {Hero} sat very still. They had spent the night standing in front of a wave and telling it to stop. What if you didn't? What if, just as it came, you were already going the same way?
@insight.move Being miserable is hard to do on a stair that bucks. Seven clinks, and up {they} went, and down, on the same sore place. {Hero} gave up minding where {they} came down. And then, by and by, there was no bump. {They} had gone up a little before the stair did, that was all, without meaning to; and it had put {them} back like an egg in a spoon. "{Rule,}" said {Hero}, to nobody. All the rest of it had been pushing. What was it that the stair had been trying to show them?
@means.sound {They} went down. It was hot, and there was an ear, the size of a barn door. {Hero} took {their} {kit}, and for a whole minute did not make a sound; {they} only nodded, seven and one, seven and one, until {they} had it in {their} bones. Then {Hero} {method}. It was the same seven, but leaning back a bit. Along the wall, the enormous tail lifted, hung there in doubt, and came down, softly, on {their} beat and not its own.
@means.sound The ear was as high as a barn. {Hero} sat down next to it with the {kit}, and for a long time only nodded, until seven and one were as plain as {their} own name. Then {Hero} {method}. It was right on the spoon. {They} kept it there; and little by little {they} began to lean on it, like somebody who walks with a friend and would rather not get home. Slower. The spoon hung back to see what was keeping it. Away down the cellar the tip of a tail was lifting, and beating, in the wrong time, which was {Hero's}.
@means.tend {They} went down past the black part of the stairs, to where it was hot. Close to, Cinder was mostly a noise of trying not to. {Hero} put down the {kit}, and {method}. It took as long as it took. "It's the chairs," said Cinder finally. "I hear you pull up the chairs, you see, all along the street, at supper time. So I eat mine quick." She looked at the plate. "You don't notice so much, if you're quick."
@means.tend {Hero} took the {kit} and went on down, and kept going at the place where people had always stopped. It was hot there. {They} went right up to her, and {method}. There's a kind of quiet that somebody can put a thing down in. "I hear your chairs," said Cinder, when there'd been enough of it. "All along the street. You pull them in, and then you laugh. So I'm quick. If I'm quick, I've done before you start." And she looked, quite politely, at the wall.
@means.move {They} went down and walked out on the great warm floor, and left the {kit} at the edge, like someone going in to swim. Five. Six. On seven, {Hero} {method}. The floor rose under {them} and {they} went up with it, up to the beams, and down again light as a leaf. There was a pause. "What," said Cinder, "was that?" "Again," said {Hero}. By the fourth time the dragon was watching for it, by the fifth she was shaking, and it wasn't hiccups. In a hundred and six years no one had come down there to play.
@means.move There was a floor down there as big as a market, and as warm as toast, and it jumped. {Hero} laid the {kit} by the wall. Seven, counted {Hero}, and {method}. Up {they} went to the beams, {they} and {their} own shadow, and came down like two leaves. A gold eye had opened. "You're not cross," said Cinder. "Watch," said {Hero}. It was the sixth go, or the seventh, when she laughed; and you could hear it set off, somewhere back near the tail, and come loosening the whole way up.
@snag You could hear the difference upstairs, and Mrs. Bunn, who had come back in her nightgown, was not one to waste it. "Honey," she called, "while it's loose! One spoon of honey will keep it shut." In all that street of glue there was one pot left, and she had it in her hands. Perhaps they were still a little sticky. Perhaps they were not sticky enough. The pot came down on its side, and thought for a moment, and rolled...
@snag They felt it in the shop; the cups had stopped. "That's shifted it," said Mrs. Bunn. She was in her nightgown, and paste to the elbows. "Now she wants a spoon of honey on top, before it sets." There was a single pot that hadn't been blown, boiled or glued, on the very highest shelf. She got it down. She had it, she said for years afterwards, as tight as she had ever held anything, and that was what did it. It shot out like soap. It landed on its side, and it knew the way downhill...
@rescue It was then that one of the sacks by the wall spoke. "I could go in," it said, and turned out to be the muffin boy, who had worked there for two years. "I'm thin, and I've been in there before. It's where I have my lunch." A silence fell, of the kind in which people look at their shoes. He went in {hid} on his stomach, and he came out the colour of a candle. He had {key} in both arms, and he did not hand it to Mrs. Bunn. He handed it to {Hero}.
@climax "Say ah," said {Hero}. It was like a furnace saying it. {They} leaned in past the first teeth and then past the second with the pot held out before {them}, and all the fine hairs on {their} arm curled up and went, and {they} tipped it, and the honey took for ever. Gulp. Somebody began to count, and it spread. Five. Six. Seven. Nine bakers and a dragon held their breath together. Eight came in, looked at them all, and went out again, shutting the door behind it.
@climax "It's me," said {Hero}. "Could you open as wide as you can?" It was like standing at the mouth of a tunnel with the train at home. {They} walked in to the second tooth. Somewhere above {them} somebody had hold of {their} coat. The honey came to the lip of the pot and considered it; honey won't be told. Then it fell, as long as a rope. Gulp. Five, they all counted. Six. Seven. They heard eight come up. It stood there in her throat, and thought what a warm, quiet evening it was, and decided not to.
@resolution Then, low down in the pipes, she began to purr. It ran along under {home} like a train a long way off. The ovens went from black to red and then to gold, in order, like lamps being lit for somebody. Windows went up. People leaned out on their elbows in the smell of it and did not say anything, for fear that it would stop. {turned}
@resolution It started with the cats. They had been on the roofs since tea, and now they came down all together, and felt the stones with one foot, and lay flat. Then you could see the nine ovens come up gold along the dark, as they would for a queen. It was midnight, and not a soul was in bed. They'd opened every window there was. They just stood and breathed it in. {turned}
@close It was Mrs. Bunn who said that it was foolish to carry the cake up when you could carry the table down. They brought nine sorts of chairs, and scraped every one. {toast} {ends} Cinder did as {Hero} did: she took one small bite, and put down the spoon, and listened. It was the slowest supper in a hundred and six years, and when somebody asked if she would like some more, she found, to her surprise, that there was still some left.
@close "It's hot up there for her, on the stairs," said Mrs. Bunn, "and she'd never fit." So it was the table that went down, with everybody's chairs, and the scraping of them was tremendous. It was a noise, said Cinder, that she could listen to all night. {toast} {ends} "I'm slow," said Cinder, anxiously, with her spoon in the air, when all the other plates were clean. "Are you all waiting for me?" They said that they were, and that there was nowhere they had to be. It was getting light by the time she put it down.
`,
}
