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
@home Down, down under {home} was a dragon. It was Cinder, and {Hero} lived on top.
@friend {Hero} called down the pipe. "Mmm," said Cinder.
@friend "Are you up, Cinder?" said {Hero}. [Puff, puff, puff|Mmm]! Cinder was up.
@want {Hero} made [buns|a cake] for {event}. {why}
@want It was a big, busy day, for {event}. {why} {Hero} had [jam|dough] on one ear.
@turn Then the street began to jump. {refrain}
@turn Jump, went the cups. Jump, went {Hero}! {refrain}
@trouble Up went a bun and up went a hat! {run1} [What was wrong|What was it]?
@trouble Look out! Bread fell on a dog. {run1} Oh, what did {Hero} see next?
@stakes {Hero} looked at the cake. It was as black as a boot.
@stakes Out came the cake, and it was all black. Poor {Hero}! Poor cake!
@try1 {Hero} put on a sheet to scare her. One, two...
@try1 Shh! {Hero} had a sheet on. Tip, tap, down the steps, and...
@fail1 "Boo!" But Cinder was not scared at all. {refrain}
@fail1 {Hero} said boo. Cinder said, "Hello!" {refrain}
@try2 "Hold your breath," said {Hero}. So Cinder held it, and held it...
@try2 Now {Hero} had Cinder shut her mouth. She got round, and rounder, and...
@fail2 Whoosh! Off blew [every hat|all the hats] in town.
@fail2 Pop! It was a very big one. Where was the hat on {Hero}?
@clue {Spotter} saw one cup and one plate. Was Cinder all alone?
@clue Clink! Who ate down there? One spoon, said {Spotter}, and just Cinder. Why?
@try3 Cinder drank the bath, and she stood on her head. {run2}
@try3 "Drink, Cinder!" {Hero} had a tub of water for her. {run2} Glug!
@fail3 Now there was steam, and all the bread was wet. {refrain}
@fail3 Hiss! It was wet up, and wet down, and {Hero} was wet too. {refrain}
@low {Hero} sat down on the cold step. {Hero} was sad. {run3}
@low There was no cake. {Hero} had a wet foot, and a wet nose. {run3}
@insight.sound Clink, clink, clink, and hic! {Hero} tapped along. What if...?
@insight.sound "Clink, clink," sang {Hero}. It was a song! Could it go slow?
@insight.tend "What do you need?" said {Hero}. Was it a friend?
@insight.tend All by yourself? {Hero} put down an ear to hear. Was it sad?
@insight.move {Hero} went up with the hic, and down with the hic. What if...?
@insight.move Bump! Up flew {Hero} off the step. It was fun! Was that it?
@means.sound {Hero} made a slow, slow tune. Cinder's tail went tap.
@means.sound Tum, tum, tum. {Hero} went slow, and so did Cinder.
@means.tend {Hero} sat down by Cinder, close and warm.
@means.tend {Hero} did not run or shout. "Stay," said Cinder. {Hero} did.
@means.move {Hero} jumped on the hic. Then Cinder jumped too, and laughed.
@means.move "Now!" said {Hero}. They went up as one, Cinder and {Hero}. Whee!
@snag Now she must have honey. Oh no! It rolled away and away...
@snag Get the honey, {Hero}! But it fell, and it went bump, bump, bump...
@rescue The muffin boy ran after it, and he got it.
@rescue Who was small? The muffin boy was. In he went, and here was the honey, {Hero}!
@climax {Hero} gave her one big spoon of honey. And then... not one hic.
@climax "Open wide," said {Hero}. In it went. One, two, three, and then... shh!
@resolution Out came the new bread, all gold. {turned}
@resolution Sniff, sniff! {Hero} had a hot bun, and a hot bun, and a bun. {turned}
@close They all ate down with Cinder. {toast} {ends}
@close "Come and sit with us," said Cinder. One cake, and so many spoons! {toast} {ends}
`,
  b4_6: `
@home {Hero} lived in {home}, where all the chimneys smelled of [toast|buns]. There were nine bakers there, and under them, in the warm and the dark, lived a dragon called Cinder.
@home Have you ever walked on a warm street? All the cats of {home} slept on the stones, and {Hero} went about with no socks on. It had nine bakers, and under them one dragon. Her name was Cinder.
@friend Cinder lay in the cellar and breathed in and out, and her breath kept all nine ovens hot. "Good morning, Cinder," {Hero} called down the pipe. "Mmm," said the dragon.
@friend It was a good job. All Cinder had to do was sleep, and puff, and it went up nine pipes to bake the bread. "Are you awake?" {Hero} would ask the pipe. "Mmm," said Cinder. That was dragon for yes, and for no.
@want Mrs. Bunn was baking for {event}: [forty|fifty] buns, nine loaves and a cake as high as a chair. {why}
@want All of the bakers were busy with {event}, but Mrs. Bunn was busiest. She had made a cake with four floors, and a [balcony|front door]. {why}
@turn Then [the spoons began to shake|the cups began to dance]. A bun shot out of a chimney, and it was as black as a boot. {refrain}
@turn Plop! A cup hopped off the shelf. The table gave a skip. And up there, high over the chimney, went something small and black, with smoke coming out. {Hero} had buttered it an hour ago. {refrain}
@trouble Up went the [rolls|pies]! Up went the baker's [hat|wig]! A flat loaf flew by like a bat. {run1} "Oh no," said Mrs. Bunn. "Is it the dragon? Has she got the..."
@trouble It rained bread rolls. A dog got nine, and had to lie down. {run1} {Hero} put an ear to the pipe, and jumped back. "Oh dear, oh dear," Mrs. Bunn said. What do you do for a dragon, with the...
@stakes Mrs. Bunn opened the oven. The cake had been white. Now it was a black lump with one sad cherry. "If she can't stop," said Mrs. Bunn, "there'll be no {party} at all."
@stakes There was a sad smell. All four floors of the cake had burnt, right down to the [balcony|front door]. Mrs. Bunn wiped her eyes with a bun. "How can we have {event}," she asked {Hero}, "on coal?"
@try1 "I know," said {Hero}. "We must give her a fright." They put on [sheets|flour sacks], all of them, and tiptoed down the dark stairs. One, two, three...
@try1 What stops a hiccup? A good scare! Nine bakers got under nine tablecloths. "Don't giggle," {Hero} told them. Down they crept, with a lantern, and down, and...
@fail1 "BOO!" But nothing frightens a dragon. "Hello," said Cinder. "What nice ghosts." With one kind puff she toasted every hem. {refrain}
@fail1 They jumped out and howled, and waved their arms. "Oh, lovely," said Cinder. "Is it washing day?" She blew on the wet bits, to help them dry. {refrain}
@try2 "Hold your breath," said {Hero}, "and count to a hundred." Cinder held it. She went pink. She went purple. All nine ovens went cold, and Cinder got rounder, and rounder...
@try2 {Hero} had a new plan, and told it to the pipe. "Shut your mouth, Cinder, and don't let go till you get to one hundred!" It went so well. Nobody had ever seen a dragon get so fat. Eighty... ninety...
@fail2 At ninety-nine she let it go. Every hat in {home} blew off. [Three|Four] chimney pots flew over the hill. It was the biggest hiccup of them all.
@fail2 So near! It was just one short. Out it came, and away went the hats of {home}, and the washing, and the [bell|clock] off the church. A boy got {Hero's} hat back, from a cow.
@clue When it was quiet, {Spotter} heard a sound. Clink. Clink. A spoon went seven times on a plate, very fast. Then: hic! There was one plate down there, and only one. Why was it so fast?
@clue Then everyone ran about after hats. Just {Spotter} stayed by the pipe. Clink, it said, clink, clink: seven little clinks, like a spoon in a hurry. And hic. There was no one else down there to eat with. Was that why?
@try3 "Water!" cried the bakers. "From the wrong side of the cup!" There was no cup so big. So {Hero} pulled in [the bathtub|the horse's trough], and Cinder stood on her head. {run2}
@try3 "She should drink," somebody said, "with her feet in the air." It took ten of them to get the tub down the stairs. {run2} "Up you go," said {Hero}, and Cinder put in her nose.
@fail3 Fire and water make steam. It filled the cellar, the shop and the street, and all the flour in town turned to paste. {refrain}
@fail3 HISSSS. There was a white cloud with a street in it somewhere. When {Hero} could see again, the bakers were stuck to the wall, the bread was soup, and every bag of flour was glue. {refrain}
@low {Hero} sat down on the cellar steps with a wet black bun. No cake. No bread. Even the {kit} got damp. {run3}
@low So they all went home, one squelch at a time. {Hero} did not. {They} sat in the dark, on a wet stair, and {their} {kit} dripped. It was {Hero} who had said to do it, each time. {run3}
@insight.sound Clink, clink, went the spoon in the dark. {Hero} lifted {their} head. "{Rule}" It was never any old time, the hic. It came after seven. "What if she had something else to do on eight?"
@insight.sound There was nothing to do, so {Hero} heard the spoon. Seven, hic. Seven, hic. It was just like a song with one wrong note. "{Rule}" {they} always said, and no one had! Could you teach it a new end?
@insight.tend Clink, clink, went the spoon in the dark. {Hero} lifted {their} head. "{Rule}" They had told Cinder to do this and do that. Had anybody asked her one single thing?
@insight.tend That poor spoon did go fast. {Hero} thought about it. "Jump!" they had told her. "Hold it! Drink it!" And Cinder had, each time, and said sorry. "{Rule,}" said {Hero}. Who had?
@insight.move Clink, clink, went the spoon in the dark. {Hero} tapped a foot. Seven clinks, then up jumped the floor. "{Rule}" They had all been fighting the hic. What if they went along with it?
@insight.move Hic! The stair threw {Hero} up, and down {they} came. Ow. Hic! Up again. The next time {they} got up first, by luck, and it did not hurt at all. "{Rule}" So that was it! Could a dragon do it, too?
@means.sound {Hero} took {their} {kit} and sat by the dragon's ear. {They} caught the beat of that spoon, and then {Hero} {method}. Slow. And slower. Cinder's tail began to go along with it.
@means.sound Down went {Hero} with the {kit}, to a big warm ear. {They} nodded, seven times. Then {Hero} {method}, a bit late, and later still, till Cinder's spoon yawned.
@means.tend {Hero} went down with {their} {kit}, right up to the dragon. And {Hero} {method}. "I eat fast," said Cinder, very low. "It's over sooner, when you eat alone." Nobody had known.
@means.tend {Hero} went past the last stair, with the {kit}, and {method}. "You all laugh at supper," said Cinder. "I can hear. I eat up fast, so that I'm done."
@means.move {Hero} put down {their} {kit} on the floor. Five, six, seven... and {Hero} {method}. Up went the floor, and up went {Hero}, and for the first time ever, the dragon giggled. Her belly went loose.
@means.move {Hero} let go of the {kit}, and {method}, just on the eight. Whee! "May I try?" asked the dragon. They did it ten times. By then she could not stop laughing.
@snag "Nearly!" said Mrs. Bunn. "Now one spoon of honey will hold it." It was the last pot in the street. She took it down. Her hand was wet, and the pot went bump, bump, and was gone...
@snag "She needs honey," Mrs. Bunn said, "so that it stays down!" But {Hero} saw just one pot, up high, and paste on Mrs. Bunn's fingers. Out it shot. It rolled to the dark bit by the wall, and...
@rescue "I'm small," said the muffin boy. He had never said so much before. He wriggled in {hid}, and out he came, white as a loaf, with {key}.
@rescue A bag of flour put its hand up. It was the muffin boy! "That's where I eat my lunch," he said to {Hero}. On his tummy he went {hid}, till you saw one shoe, and no shoe. He came back with {key}.
@climax Cinder opened her mouth. {Hero} leaned in, between the teeth, and tipped in the honey. Gulp. Nobody moved. Five... six... seven... And then eight came, and went by on tiptoe.
@climax "Say ah, Cinder," said {Hero}. It was like a big red room in there, with teeth. {They} stood on the bottom one. The honey took for ever to fall. Then they all counted: five, six, seven... And who was that at the door? It was eight. It changed its mind.
@resolution The ovens glowed as gold as morning. [Forty|Fifty] buns went up, and they stayed in. {turned}
@resolution It was the cats who knew first. They came down from the roofs, and lay flat on the warm stones. Then up went a smell of new bread, and {Hero} was the one to shout, "It's done!" {turned}
@close They carried the table down to the cellar, with ten plates where there had been one. {toast} {ends} Cinder ate very slowly, to make it last.
@close A dragon won't go up the stairs, but a table will come down. {toast} {ends} "Will you wait for me?" asked Cinder. "I'm slow." They said they would wait all night.
`,
  b7_9: `
@home {Hero} lived in {home}, where the pavements were warm in winter and all the cats were fat. There were nine bakers, one next to the other. People thought it was the ovens that warmed the stones. It was not. It was Cinder, who lay under them, and who was a dragon.
@home If you dropped a coat in {home} on a winter night, it was dry by morning. {Hero} lived there, over the third bakery out of nine. Few people ever spoke of what was below, because she was shy: sixty feet of dragon, on a cellar floor, by the name of Cinder.
@friend Cinder was no trouble to anybody. She slept in the big cellar with her chin on her tail, and breathed, and her breath went up nine pipes into nine ovens. {Hero} said good morning to her down the pipe every day, and every day the pipe said, "Mmm."
@friend It was the best of jobs, for someone who liked to lie down. Cinder breathed in; she breathed out; nine lots of dough turned brown. "Is there anything you'd like?" {Hero} used to call, down the pipe by the sink. "Mmm," it answered, which might have meant anything. So they left it at that.
@want Today all nine ovens were at work, because of {event}. Mrs. Bunn had made [fifty|sixty] buns, and a cake so high that she had to ice the top of it from a stepladder. {why}
@want Nobody in the street had sat down since Tuesday. There was {event} to be got ready, and everyone was baking, icing, or being slapped for licking. {why} Mrs. Bunn's own cake had five floors. It had [a staircase|a porch]. {Hero} was allowed to do the doorbell, which was a cherry.
@turn It began with the spoons. They shivered on their hooks. Then there was a thump under the floor, like somebody dropping a piano, and out of the tallest chimney shot a bun, black as a boot and smoking. {refrain}
@turn First of all the dog left. Then a spoon walked off the end of the table. {Hero} bent down to get it, and so {they} missed the beginning; but there was a boom in the chimney, and there, over the rooftops, with a tail of smoke, flew somebody's bun. {refrain}
@trouble After that they came out by the dozen. Rolls went up like rockets. A long loaf [knocked the weathercock round to Tuesday|took off the mayor's hat and kept it]. {run1} Mrs. Bunn looked down the pipe, and lost both her eyebrows. "It's poor Cinder," she said. "She's got the hiccups. Who knows what you do for a dragon with hiccups?"
@trouble It went on all the way down the street. Bagels rolled by in the gutter, on fire. A lady caught a pie, and was pleased, and then found out how hot it was. {run1} "I've heard that noise before," Mrs. Bunn said, with her head in the pipe, and came out without any eyebrows. "It's Cinder, bless her. Hiccups!" Who knew what you did about those?
@stakes They opened the oven door. What had been a cake was a small black hill, with one cherry on top that had seen terrible things. "That was for {event}," said Mrs. Bunn. "And if she goes on all night, there won't be a crust in {home} by morning." She sat down on a sack.
@stakes Then someone thought of the cake. It had gone in with five floors, and it came out with none. Mrs. Bunn took the tongs, and laid the cherry on a plate, by itself. "We could begin again tomorrow," said {Hero}. "What on?" said Mrs. Bunn. "She'll have us all in cinders. There's no bread in {home}, and there's no {party} without."
@try1 "She needs a fright," said {Hero}. "It always works with my hiccups." So nine bakers put [flour sacks|tablecloths] over their heads and crept down the cellar stairs behind {Hero}, treading on each other. It was very dark, and it smelled of hot pennies. "On three," whispered {Hero}...
@try1 Everybody knew what to do, since everybody had an uncle. You jump out at it. They took [the good tablecloths|all the sheets off the line], cut eyes in them, and went down in a row, holding on to each other's tails. {Hero} had the lantern. "Howl when I say so," {they} told them. Four steps, three, two...
@fail1 "BOO!" The echo went round twice. Cinder opened one gold eye. The trouble is that there is nothing on earth that a dragon is afraid of, so it never crossed her mind to be frightened. "Ghosts!" she said, quite pleased. "How nice of you to c-c-" {refrain}
@fail1 They were, it must be said, excellent ghosts. Somebody even rattled a chain. And there lay Cinder with her chin in her hands, looking so happy to have visitors that the howls got smaller, and went out, one by one. "Again!" she said. "That one at the b-b-" {refrain}
@try2 They came back up in rags. "Very well," said {Hero}, "she must hold her breath," and {they} called it down the pipe. Cinder was glad to help. She held it for ten; she held it for fifty. One by one, all the ovens went out. Upstairs, the floor began, very gently, to bulge...
@try2 It takes a lot to fill a dragon. "You only need to hold your breath," {Hero} explained, through the pipe, "and get to a hundred." And Cinder, who felt bad about the cake, breathed in as much as there was. Curtains went down. So did a budgie, who was got back later. At seventy there was a hump in the road. At eighty you could have skied on it...
@fail2 Cinder nearly got to a hundred. It was a pity, people said later, that she had been so good at it. For when it came, it had ninety-nine other hiccups behind it, and there is still no glass in [the clock|the church window], and some of the hats came down in the sea.
@fail2 One more would have done it. But somewhere up around ninety-nine Cinder began to hope, and it tickled. The bang took the glass from the church clock, and a whole street's washing; it blew a man off his bicycle, and the bicycle into the [duck pond|choir]. Nobody who had been wearing a hat was still wearing it.
@clue In the hush that came after, {Spotter} heard something. Far down in the dark a spoon was going on a plate: clink, clink, clink, seven times, very fast, as though someone wished to get it over with. Then: hic. It was one spoon, and one plate. Who eats like that?
@clue While people were up trees, getting their hats, {Spotter} stayed where the pipe came up, and heard a thing so small that it was hardly there. It was a spoon. It went seven times on a plate, as quick as feet past a graveyard. And hic. There was no second spoon. There was no one saying "Pass the salt". What made her hurry so?
@try3 "Water," said the bakers. "Out of the wrong side of a glass." There was no glass that size, so {Hero} had them roll in [the bathtub from upstairs|the trough from the stables], and forty buckets after it. "Drink it upside down!" Cinder stood politely on her head. {run2}
@try3 That left water, and you took it the wrong way up; there was a book that said so. Four strong men let down [the stone trough|somebody's bath]. {run2} "Are you sure?" asked Cinder, over her shoulder, with her legs in the air by then. "It's quite safe," said {Hero}. {They} had not read the next page.
@fail3 They ought to have thought of it. Water and fire make steam, and that much of both makes weather. It came up the stairs like a wet white wall. When it had gone there was not one dry crumb left; the flour was paste, and the bakers were mostly paste, too. {refrain}
@fail3 If you drop one spark in a bucket, it goes hiss. This was a good deal of spark. A cloud stood up in the cellar, put on its hat and came upstairs. It went through all nine shops, and it left them white and dripping, with forty sacks of glue, and bakers who had to be peeled off the wallpaper. {refrain}
@low One by one the bakers went home. {Hero} stayed on the cellar steps, with a lump of coal that had been a bun. The {kit} had gone soft at the corners with the damp. Three ideas, and each one had made it worse. {They} had promised a party, and what there was, was paste. {run3}
@low "Never mind," people told {Hero}, and shook hands, and had to be pulled apart. When they had squelched away home, {they} sat down in the cellar, on the fourth stair. It had been {Hero} who had said it was quite safe. The wet got into {their} socks, and the {kit}, and after a time it got into {their} eyes. {run3}
@insight.sound Clink, clink, went the spoon. {Hero} was too sad to do anything but hear it. Clink, clink, clink: seven. Hic. And again, seven. {Hero} sat up. "{Rule,}" {they} said, out loud. It wasn't any old thing, it was a beat, as steady as a clock. And if you can count a thing, can't you lead it somewhere else?
@insight.sound Seven. Hic. Seven. Hic. You can't shut your ears, so {Hero} counted. By and by one foot was doing it as well, and that was odd, for a foot can't do it unless there's a tune. "{Rule,}" {they} would have told anyone.She was like a clock, with one tick that jumped. Could you talk a clock into ticking slower?
@insight.tend Clink, clink, went the spoon, down there. {Hero} was too sad to do anything but hear it. They had shouted at her, and puffed her up, and stood her on her head. "{Rule,}" {they} said, slowly. All day long they had told Cinder what to do. Who had asked her how she was?
@insight.tend It was the hurry in that spoon that {Hero} minded. You eat like that on the first day at a new school. {Hero} lifted {their} chin. "{Rule}" Whose rule was it? {They} hadn't used it once! They had frightened Cinder and filled her and tipped her over. And what was it that she had said, each time, so politely, that no one had answered?
@insight.move Clink, clink, went the spoon, and on the eighth the step jumped under {Hero}, and down {they} sat again. Seven, and jump. After a while {they} noticed that {they} had begun to get up a bit beforehand. "{Rule,}" {they} said, slowly. They had all pushed against it. But what happens to a push if nobody pushes back?
@insight.move Every time it came, the stair kicked like a mule, and {Hero} got it in the same place. Seven clinks; ow. Seven clinks; ow. Seven; and {they} stood up, only to rub it, and this time there was no ow. {They} had gone up just as it did. "{Rule}" Well! All of them had been leaning on that door from the wrong side. Why not go through it with her?
@means.sound {Hero} took {their} {kit} down into the dark and sat by an ear as big as a door. First {they} did nothing but count. Then {Hero} {method}: the same seven, only a hair slower. And again, slower than that. The big tail started to beat on the floor. It was following.
@means.sound It was too dark to see where the ear began. {Hero} found it by the draught, and got down next to it with the {kit}, nodding: seven, and one. At last {Hero} {method}. It was her own tune, but it dragged its feet.The spoon stopped in the air. Bump, went a tail as long as a street, in time with {Hero}, and not with the hic.
@means.tend {Hero} took {their} {kit} down into the dark, and went up quite close, where it was hot, and {method}. It took some time. "It's supper," said Cinder at last, to the floor. "I hear you all up there, with the chairs scraping. So I eat mine fast. It's over sooner, like that."
@means.tend {Hero} went all the way down, with the {kit}, and walked right round to where her face was. Nobody had, before. And there {Hero} {method}. "You pull your chairs in," said Cinder, at long last. "All of you. I can hear it through the roof. Then somebody tells a joke." She turned her one plate round. "I'm usually finished by then."
@means.move {Hero} left {their} {kit} by the stairs and walked out on the warm stone floor. Five, six, seven. {Hero} {method}. Up came the floor, and {Hero} was not there to be thrown; {they} rode it like a wave. "Do that again," said Cinder, and on the next one she snorted, and on the one after that she laughed, and her whole long belly came undone.
@means.move {Hero} took a run at it. The {kit} stayed on the bottom stair; the floor was as wide as a field, and it was just about to jump. Six. Seven. {Hero} {method}. {They} went up past the lamp, waved, and came down as soft as flour. A big gold eye opened wide. "Can anyone play?" said Cinder. Ten goes later she was helpless. You cannot hiccup properly when you're laughing like that.
@snag "It's working!" breathed Mrs. Bunn. "Now, quick: honey. It has to be honey, to stick it down." There was one pot left in the street. She took it off the shelf with hands that were all over paste. It slid. It hit the floor and rolled, and it kept on rolling...
@snag "Listen!" said Mrs. Bunn. The spoons were hanging quite still. "That's put it off its stroke. Now it wants honey on top, like a lid." The last pot in {home} stood up on the high shelf, and every finger in the room was glue, or else it was soap. {Hero} saw it leave her hand. It bounced, one time, and set off across the floor by itself...
@rescue "Excuse me," said a voice. It was the muffin boy, who was so quiet that some of the bakers took him for a sack. "I'd fit." He lay down flat, and went in {hid} up to his boots. Some bumping followed. He came out as white as a ghost ought to be, and in his arms was {key}.
@rescue "I know where that goes," said one of the sacks by the wall. It had a face. It was the muffin boy; he'd been standing there all night. "It goes where the marbles go. And me, at dinner time." He wriggled in {hid}, until even his boots had gone. Then he was back, looking like something rolled in sugar, and he gave {Hero} {key}.
@climax "Open," said {Hero}. Cinder opened. It was like looking in at the door of the sun. {Hero} leaned in between two teeth, right up to the shoulder, and turned the pot over. Gulp. No one breathed. Five. Six. Seven. Eight came along, looked about, and tiptoed past.
@climax Have you ever put your head in a tunnel, to hear if there's a train? {Hero} did that. "Wider, Cinder," {they} said, and stepped over the front teeth with the pot held out. Drip. Drop. Then it all went at once, a long gold rope of it. "Five," counted somebody. "Six. Seven." And eight came up, and stood there, and felt how sticky it was, and went back down to bed.
@resolution Then the pipes began to purr. In nine ovens the coals turned from black to gold. The smell went out over the roofs, and all along {home} people got up in their nightshirts and opened their windows. {turned}
@resolution For a while there was only the quiet. Then it began, a purr, so deep that you got it in your feet first. Lids rattled. {Hero} ran up the stairs, and all along the wall, from one end to the other, nine oven doors were turning the colour of toast. By midnight there wasn't a shut window in {home}. {turned}
@close They did not carry the cake up. They carried the table down, and where there had been one plate they laid twelve. {toast} {ends} Cinder took her piece in very small bites, with her eyes shut, so that it would be a long time before it was over.
@close "She won't go through the door," said the bakers. "Then we shall," said Mrs. Bunn, and took one end of the table. Down it all went, the chairs too, and they made sure to scrape them. {toast} {ends} They'd given Cinder the cherry. An hour later she still had half of it. "I'm not slow," she told {Hero}, with great dignity. "I'm having supper."
`,
  b10: `
@home "How good it smells," said visitors to {home}, and then, always, "How odd that the snow never settles." There were nine bakeries in a row, and the people who worked in them only smiled, and offered them a bun. {Hero} had lived there long enough to know that you do not try to explain Cinder, Cinder being a dragon.
@home Nobody in {home} had ever owned a hot-water bottle. You had no need of one, when the stones were warm to walk on, and the cats lay about on them like things poured out of a jug. There were nine bakeries, all in a row. "It's the ovens, I suppose," strangers said, and got a bun instead of an answer. {Hero}, who lived there, knew quite well what it was. It was Cinder, and Cinder was a dragon.
@friend Cinder had come for one night, in the year of the great frost, and had somehow stayed a hundred and six years, on her stomach in the cellar under the shops, breathing out through nine pipes into nine ovens. "It suits us all," people said. Nobody went down much. {Hero} at least said good morning through the pipe, and the pipe would always answer, "Mmm," in a voice like a warm drawer.
@friend You'd have had to be very old to remember a time before Cinder. There'd been a frost so hard that the milk came in slices, and one night she had knocked, and asked if she might lie down in the cellar until it was over. That was a hundred and six years since. She breathed; there were pipes; it all went into nine ovens, and nobody liked to bring up the rent. {Hero} was the only one who ever stopped at the grating on the way to school. "Sleep well?" {they} would say. "Mmm," said the dark, as though it was thinking of adding something.
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
@fail2 By one: that was all she missed it by. People have always been sorry about that; she had tried so hard, and it was such a round number. What had gone in came out. It took the glass, the hats, all of Tuesday's washing, and eleven minutes off the church clock, which has never got them back. The street came down again in about the right order. And after that the pipe spoke, in a voice you could hardly hear. "Did I do it right?" it asked.
@clue Nobody answered her. They were looking for their hats. And so it was only {Spotter} who stayed close enough to hear, and heard, far down, a spoon start up against a plate. Clink, clink, clink. It went seven times, and it went fast, like a job somebody wanted behind them. Then: hic. There was something about that sound that you could not put down. Such a big dark. And wasn't that only one plate?
@clue There were hats to be found, and no one replied. {Spotter} meant to; {Spotter} had got as far as the pipe, and put down an ear. And that was how somebody came to hear it: clink, clink, clink, right down in the dark, a spoon upon a plate. It went like a person running past a window. Seven, it went, and hic. Seven; and hic. Up here there were nine shops, and every one of them kept a table for a dozen. Who was it that ate like that, off the one plate?
@try3 Last came the cure with the glass of water, taken from the wrong side, and for that they needed a glass. They used the trough from the old stables. Eleven people hauled on a good deal of rope. {run2} Cinder stood on her head for them without a word of complaint, with her wings folded and her tail among the rafters, and began to drink. "You know," said {Hero}, about half a second too late, "she's hot..."
@try3 "It's water does it," said everyone who hadn't spoken yet. "You want to drink from the wrong side." It takes a good large cup, if you are sixty feet long. They let down the old horse trough on ropes, with eleven of them to hold it, and {Hero} to shout. {run2} Nobody has ever been as willing as Cinder. She folded up her wings, and stood upon her head, with her tail going up past them into the chimney, and put out her tongue. It was then that {Hero} saw the first drop touch it. "Wait," said {Hero}...
@fail3 There is a reason why fire and water are not kept in the same drawer. The steam came up the stairs with its arms out. Nine shops were filled. It went through forty sacks of flour in a single breath. When at last it drew off down the road, it left a silence, a drip, and a kind of soft grey glue with bakers in it. {refrain}
@fail3 No one can really describe it, for nobody could see. There had been a dragon and there had been a trough; there was a hiss; and then it was all one thing, and it was coming upstairs. It looked into each of the shops. It took a particular interest in flour. When it had done, and gone off to be a cloud, there were forty sacks of paste standing along the wall, and nine more of them that blinked. {refrain}
@low They went home then. They were not angry; they patted {Hero} on the shoulder as they went by, and their hands stuck. {Hero} sat on the cellar steps in the dark. It had been {their} idea, the first one, and the rest had followed from it like rolls off a tray. The {kit} lay on {their} knees, quite wet. {They} did not feel like {doing}. {They} did not feel like anything. {run3}
@low If they'd been angry it would have helped. They said "Never mind," and "You weren't to know," and one by one, with a sucking sound, they went home. {Hero} stayed. Down on the cellar steps it was nearly dark and entirely wet, and so was the {kit}. {They} counted it up. There had been three cures; every one of them was somebody's favourite, and {Hero} was the one who had shouted it down the pipe. Most evenings at this hour {they} would have been {doing}. {They} looked at {their} hands, and left them where they were. {run3}
@insight.sound What there was, was the spoon. {They} did not want to hear it, but there was nothing else in the dark to listen to. Clink, and six more, and hic. Clink, and six more. It was some time before {Hero} noticed that one of {their} feet had joined in. "{Rule,}" {they} said to the foot. All evening they had treated it as an accident. It wasn't one; it was a rhythm, and it had been there the whole time, holding still to be counted. Could you get in between the beats of a thing like that, and move them over?
@insight.sound Clink. You cannot shut your ears; {they} had tried it. Clink, and on to seven, and then the jolt. {They} wished it would vary. It came to {Hero}, some time after, what an odd thing that was to wish. "{Rule,}" {they} said slowly. Nobody had. They had all been making so much noise at it. It was no more an accident than a clock is; and there's a thing you can do with someone who is marching, isn't there, if you fall in next to them and take your time?
@insight.tend What there was, was the spoon. Seven quick clinks and then that great sad jolt. {They} had begun by now to know it as you know a neighbour's cough. "{Rule,}" {Hero} said it aloud, because it was what {they} always said, and then {they} heard it. They had shouted at Cinder, and blown her up like a balloon, and tipped her over, all for her own good. In the whole of that long evening, had anyone asked her a question?
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
@rescue "It's gone where the marbles go," said Mrs. Bunn, and sat down on the floor. It was twelve inches wide in there, and nobody in {home} had been that since they were christened. "I'm eleven and a half," said a sack. They turned round. It was the muffin boy, who swept up, and who had been counted, every Friday for two years, as flour. He let out all of his breath. He went in {hid} sideways, like a letter. There was some knocking, then a sneeze; and out on the other side, white to the eyelashes, he came, holding up {key} for {Hero} to see.
@climax "Say ah," said {Hero}. It was like a furnace saying it. {They} leaned in past the first teeth and then past the second with the pot held out before {them}, and all the fine hairs on {their} arm curled up and went, and {they} tipped it, and the honey took for ever. Gulp. Somebody began to count, and it spread. Five. Six. Seven. Nine bakers and a dragon held their breath together. Eight came in, looked at them all, and went out again, shutting the door behind it.
@climax "It's me," said {Hero}. "Could you open as wide as you can?" It was like standing at the mouth of a tunnel with the train at home. {They} walked in to the second tooth. Somewhere above {them} somebody had hold of {their} coat. The honey came to the lip of the pot and considered it; honey won't be told. Then it fell, as long as a rope. Gulp. Five, they all counted. Six. Seven. They heard eight come up. It stood there in her throat, and thought what a warm, quiet evening it was, and decided not to.
@resolution Then, low down in the pipes, she began to purr. It ran along under {home} like a train a long way off. The ovens went from black to red and then to gold, in order, like lamps being lit for somebody. Windows went up. People leaned out on their elbows in the smell of it and did not say anything, for fear that it would stop. {turned}
@resolution It started with the cats. They had been on the roofs since tea, and now they came down all together, and felt the stones with one foot, and lay flat. Then you could see the nine ovens come up gold along the dark, as they would for a queen. It was midnight, and not a soul was in bed. They'd opened every window there was. They just stood and breathed it in. {turned}
@close It was Mrs. Bunn who said that it was foolish to carry the cake up when you could carry the table down. They brought nine sorts of chairs, and scraped every one. {toast} {ends} Cinder did as {Hero} did: she took one small bite, and put down the spoon, and listened. It was the slowest supper in a hundred and six years, and when somebody asked if she would like some more, she found, to her surprise, that there was still some left.
@close "It's hot up there for her, on the stairs," said Mrs. Bunn, "and she'd never fit." So it was the table that went down, with everybody's chairs, and the scraping of them was tremendous. It was a noise, said Cinder, that she could listen to all night. {toast} {ends} "I'm slow," said Cinder, anxiously, with her spoon in the air, when all the other plates were clean. "Are you all waiting for me?" {Hero} said that they were, and that there was nowhere they had to be. It was getting light by the time she put it down.
`,
}
