// Somebody takes the gold letters off the shops, and has no use at all for a G: a mystery that the pictures give away.
import type { PackSource } from '../pack.ts'

export const letters: PackSource = {
  id: 'letters',
  skeleton: 'making-a-gift',
  genres: ['mystery', 'animal', 'educational', 'comedy', 'fairy-tale'],
  tags: 'town street village shop bakery mouse school library reading words alphabet bus detective',
  peril: 0,
  touches: 'mouse mice rat thief',
  ways: ['look', 'build', 'sound'],
  figure: {
    name: 'Mrs. Nib',
    type: null,
    pronoun: 'she',
    want: 'somewhere to put seven to bed',
    habit: 'hammers late',
  },
  names: [
    'Mrs. Nib',
    'Nib',
    'Mr. Serif',
    'Serif',
    'Little Print',
    'Little',
    'Print',
    'Mother',
    'Mouse',
    'THUD',
    'BREA',
    'B C D E G H O R S T U',
    'HUT SP SUS DUTH HUD',
  ],
  nouns: {
    home: 'Little Print',
    quest: 'letters',
    key: 'the last gold H',
    hid: 'under the bakery step',
    mistake: 'stopped up a small hole in the wall, to see if a cork would fit',
    scary: 'the black crack behind the bakery drainpipe',
    wait: 'until the gold paint was quite dry',
    crowd: 'the shop people',
    small: 'the baker’s smallest girl',
    says: 'I can’t read yet. I only see a bed.',
  },
  swappable: false,
  refrain: {
    base: 'A, B, C, and where was D? Somebody had it, and who could it be?',
    turned: 'A, B, C, and here was D. Somebody lived there, and asked them to tea.',
  },
  small: { base: 'A, B, C, and where was D?', turned: 'A, B, C, and here was D!' },
  titles: [
    '{Hero} and the Letter Thief',
    'Who Took the D?',
    'Seven H’s and Not One G',
    'The Street That Could Not Spell',
    'Thud: A Mystery',
  ],
  blurb:
    'The baker sells BREA. The hat shop is called AS. Somebody is taking the gold letters down, all along the street, and has not touched a single G. What would anyone do with seven H’s? Every clue is in this book, and {Hero} is on the case {kitWith}. Look low.',
  stage: `
    want: street morning clear wide | reach excited | ladder bunting | mouse-watching
    friend: workshop morning clear medium | hold happy | paintbrush hammer | mouse-watching
    home: street morning clear wide | stand happy | bread hat | cat-asleep
    hobby: street morning clear medium | stand proud | |
    flaw: street day clear close | think thoughtful | ladder | odd-socks
    turn: bakery morning clear medium | look-up surprised | bread door | mouse-watching
    trouble: street day clear wide | run funny | hat soup-pot | upside-down-sign
    stakes: street day cloudy medium | point worried | signpost bunting | mouse-watching
    try1: street day cloudy above | write excited | chalk | duck-following
    fail1: bakery day cloudy medium | hide funny | table soup-pot | mouse-watching
    try2: street day cloudy medium | crawl curious | goat hat | snail-passing
    fail2: street dusk cloudy medium | look surprised | goat mop | hat-blown-off
    clue: street dusk cloudy close | point curious | egg basket | mouse-watching
    try3: street night clear wide | hide excited | bell sack rope | moth-round-lamp
    fail3: street night clear above | sit surprised | bell sack footprints | mouse-watching | floury
    low: street night cloudy wide | sit sad | signpost lantern | | floury
    insight: street night cloudy close | kneel hopeful | lantern | | floury
    means: street night clear close | kneel brave | mouse door lantern | | floury
    choice: street night clear medium | stand thoughtful | lantern paint-box | |
    snag: street night clear close | peek worried | mouse bed candle | |
    rescue: street night clear close | reach hopeful | lantern | snail-passing |
    climax: street night clear close | reach wonder | mouse bed candle | |
    resolution: street night stars wide | cheer joy | paintbrush bread hat bunting | bird-on-head |
    close: street night stars wide | eat happy | cake table seeds | small-copy-of-hero |
  `,
  b0_3: `
@want {Hero} put up flags for {event}. {why}
@want "Up, up!" said {Hero}. It was all for {event}. {why}
@friend Mr. Serif made a D. It was gold. "Oh!" said {Hero}.
@friend Dab, dab! Mr. Serif made an O. {Hero} looked in at it.
@home Bread and hats and eggs! {Hero} knew all the shops. But then one day...
@home {Hero} went by the shops. Each one had gold letters. Who looked at them?
@turn "Look!" said {Hero}. "No D!" {refrain}
@turn {Hero} looked up at the bread shop. One was gone! {refrain}
@trouble No H for the hats! No T for the tooth! {run1} Who took them?
@trouble Off came a T, and off came an H. {run1} Who was it?
@stakes "The bus can't find us now," said {Hero}. No bus and no cake!
@stakes What if the bus did not stop? {Hero} did not like that.
@try1 "T, H, U, D," said {Hero}. "THUD!" They all hid, and...
@try1 {Hero} hid under a table for a big, big THUD. Here it comes...
@fail1 But there was no thud, and one more H was gone! {refrain}
@fail1 Out came {Hero}. It was not even a bump! {refrain}
@try2 "Is it the goat?" said {Hero}. The goat went munch, munch...
@try2 {Hero} went after the goat on tiptoe. What did it eat...?
@fail2 It ate a hat. But it did not want {Hero's} O.
@fail2 Munch! It was only a mop. "Not you, goat," said {Hero}.
@clue {Spotter} counted them. Seven H's were gone! Why seven?
@clue {Spotter} saw it. There was no H, but there were lots of G's. Why?
@try3 {Hero} put an H on a string, with a bell. {run2} Shh...
@try3 Now it was dark. {Hero} hid by the bell. {run2} Who was it...?
@fail3 Ding! {Hero} jumped, and got the baker. {refrain}
@fail3 Ding, puff! {Hero} was as white as snow. {refrain}
@low The bus went by, and did not stop. {Hero} sat down. {run3}
@low Away went the bus, up the hill. {Hero} was so sad. {run3}
@insight.look {Hero} saw a T, with a crumb on top. Was it a T?
@insight.look Who put a crumb on a T? {Hero} looked. Was it a table?
@insight.build {Hero} stood a T up on its foot. Was it a little table?
@insight.build "T," said {Hero}. What could you make with a T?
@insight.sound Tap, tap, tap, went the wall. Who was in there?
@insight.sound {Hero} put one ear to the wall. Tap! What was that?
@means.look Pit, pat, went little feet. The D was a door! Out looked a mouse.
@means.look {Hero} looked down low. The D was a door. "Shh," said a mouse.
@means.build {Hero} made a table and a bed. And the D? It was a mouse's door!
@means.build {Hero} made a tiny house. "Like mine!" said a mouse, at a D for a door.
@means.sound Tap, tap, went {Hero}. The D was a door! Out looked a mouse.
@means.sound {Hero} did it back, soft and low. The D was a door. "Shh," said a mouse.
@snag Each H was a bed! There were seven baby mice. But where was Mother's bed?
@snag Seven were in bed, and Mother Mouse was not. One more H! But where...?
@rescue The baker's little girl had it. "Bed!" she said.
@rescue "Bed!" said a very little girl, and there it was.
@climax In went the H, slow, slow, slow. "Ah," said Mother Mouse to {Hero}.
@climax {Hero} put it down in the dark. Mother Mouse got in, and slept.
@resolution {Hero} painted a big gold loaf, and the bus came back! {turned}
@resolution Now there was a gold hat and a gold egg, and the bus saw them all. {turned}
@close {toast} {ends} And one little seed lay on the step.
@close {toast} {ends} There was one tiny light in the wall.
`,
  b4_6: `
@want {Hero} was up a ladder with the flags, for {event}. {why} All the people were coming on the evening bus.
@want "More flags!" called the baker. The whole street was busy with {event}, and {Hero} had the string. {why} At seven the bus would bring everyone.
@friend Mr. Serif made the letters for the shops. He cut them out of wood, no bigger than your thumb, and painted them gold. "Everybody reads them," he told {Hero}. "Nobody looks at them."
@friend In the last shop sat Mr. Serif, with gold paint on his nose. "Do you like my G?" he asked {Hero}. It was as small as a biscuit. He had made every letter in the street.
@home In {home} the shops had little gold letters over the door. BREAD, they said, and HATS, and SOUP, and EGGS. {Hero} read them every day. And then one day...
@home You could read your way down {home}, and {Hero} did. SOUP. HATS. EGGS. TOOTH, for the tooth doctor. BREAD. It was always the same. Who would want to change it?
@turn BREA, said the baker's door. {Hero} rubbed {their} eyes. There was the B, the R, the E and the A, and then there was only a nail. {refrain}
@turn "What is BREA?" a lady asked. The baker looked up, and so did {Hero}. Last night it had one more letter. Now it had a hole. {refrain}
@trouble HATS had lost its H and its T. "AS," read {Hero}. SOUP said SP. The tooth doctor had nothing at all! {run1} What sort of thief was this?
@trouble It was the same all down the street. "I'm an AS!" cried the hat lady. "I'm an SP," said the soup man. Over the tooth doctor's door were five nails. {run1} Who takes the letters and leaves the money?
@stakes {Hero} looked at the bus stop. The name on it was made of gold letters, too. If they went, how would the driver know where to stop? No bus, no people. And no people, no {party}.
@stakes "What if they take the name off the bus stop?" said {Hero}. "He'll go right by," said the baker, "and down to the sea, with everyone in it." They all thought about {event}, with nobody there.
@try1 "They must spell something," said {Hero}. {They} wrote down what was gone: a T, an H, a U and a D. {They} moved them round. "Oh no! It says THUD! There's going to be a..."
@try1 A thief who takes letters must want a word! {Hero} put the lost ones in a row. D, U, T, H? No. {They} tried again. THUD! "Get under the tables, quick," said {Hero}. "Something is going to..."
@fail1 They sat under the tables with pots on their heads. They sat there for an hour. There was no thud. And when {Hero} looked out, two more H's had gone. {refrain}
@fail1 Nothing fell, but the baker did, because he had gone to sleep. "Was that it?" said {Hero}, inside a soup pot. And while they were down there, somebody took two more H's. {refrain}
@try2 "Who eats everything?" said {Hero}. They all looked at the goat. It was chewing. So {Hero} made a list, and put GOAT at the top, and crept after it all day, and then it opened its mouth...
@try2 The hat lady's goat had once eaten a bicycle. "I think it's you," said {Hero}. {They} wrote it down on a list. Then {they} put out a nice gold O, and hid. The goat came near, and nearer...
@fail2 The goat ate a hat. It ate a mop, and then it ate the list. But when it came to a gold O, it only sneezed. "Sorry," {Hero} told it.
@fail2 It wasn't the goat. It walked right over the O, and ate a mop, a good straw hat and {Hero's} list, with the word GOAT on it.
@clue It was {Spotter} who saw it. TOOTH had no letters left, but EGGS had every one. The thief had taken seven H's and not one G! What is wrong with a G?
@clue {Spotter} went down the street and counted. Seven H's were gone. But look at EGGS! One G had been taken down, and put back the wrong way up. Why would you want an H, and not a G?
@try3 When it got dark they made a trap. It was the last gold H, on a string, with a bell. {Hero} put flour all round, to catch the feet. {run2} They lay down and waited, and waited...
@try3 "We'll catch it," said {Hero}. They tied a bell on a string, and on the string the last gold H, and shook flour on the ground. {run2} Then out went the lights. Who was that?
@fail3 Ding! They all jumped, and caught each other. The string was bare. {Hero} looked for feet in the flour. There were only their own, and some dots, like rain. {refrain}
@fail3 Ding! "Got you!" cried {Hero}. It was the baker. They were all as white as buns. The H had gone, and in the flour were big feet, and big feet, and a line of tiny spots. {refrain}
@low Two lights came up the road. The bus! But on the bus stop there was not one letter left. The bus went by. {Hero} saw all the faces, and sat down on the baker's step. {run3}
@low {Hero} ran out and waved, all white, and the driver took {them} for a ghost. There was no name to tell him where to stop. Away went the bus, with everyone in it. {run3}
@insight.look A T had been dropped on the step. It was standing up, and on top of it lay a crumb. "{Rule,}" said {Hero}, with {their} nose right down. What if it wasn't a T at all?
@insight.look There on the step was a T. Somebody had put a crumb on it, very neatly, as you lay a plate. "{Rule}" {Hero} had only read it before. If you couldn't read, what would it be?
@insight.build A T had been dropped on the step. {Hero} stood it up, and it stood very well. "{Rule,}" {they} said. If it was all you had, and you couldn't read, what could you use it for?
@insight.build {Hero} found a T, with a crumb on the top. "{Rule}" {They} looked up at the shops. If you were small, and had nothing, what could you build out of those?
@insight.sound Tap, tap, tap. It came from inside the wall. "{Rule,}" {Hero} told {themself}. Tap, tap! That was a hammer. A thief runs away. What was this one making?
@insight.sound "{Rule}" So {Hero} did. There was the wind, and a drip, and, behind the bricks, a hammer as small as a pin. Who puts up a shelf in the middle of the night?
@means.look {Hero} {method}. Those dots were feet! They went to a crack in the wall, and in it stood the D. It was a door. "Shh," said Mrs. Nib, the mouse.
@means.look By the wall {Hero} {method}. Tiny feet! They led to a crack, and the D stood in it, flat side down, like a door. It opened. "Wipe your shoes," said Mrs. Nib, who was a mouse.
@means.build {Hero} {method}. T was a table, O was a window. It was a room! Now where was the door? It was in a crack in the wall, and it was the D. "Shh," said Mrs. Nib, the mouse.
@means.build Out of a T and an O {Hero} {method}. You could have lived in it. All it wanted was a door. And there, low down in the wall, was the D! "Wipe your shoes," said a mouse called Mrs. Nib.
@means.sound {Hero} {method}. Tap-tap, said the wall. {Hero} went along the bricks, to where it was loudest. There in a crack stood the D. It was a door. "Shh," said Mrs. Nib, the mouse.
@means.sound With one ear on the bricks, {Hero} {method}. Tap? asked somebody. Low down in the wall the D stood in a crack, like a door, and it opened. "Was that a knock?" said Mrs. Nib, who was a mouse.
@snag It was all there. The T's were tables. The H's were beds, seven in a row, with a baby mouse in each. "I sleep on the floor," said Mrs. Nib. "I nearly had one more, but you fell on it." Then where was it?
@snag "I thought that they were for sale," said Mrs. Nib. {Hero} looked in. U was a bath. There were seven H's, and out of each hung a very small tail. "And where is your bed?" There had been just one H left. So where was it now?
@rescue "Bed," said the baker's smallest girl. She had said it all day, and no one listened, because she couldn't read. She put her arm in {hid}, where it had rolled, and got out {key}.
@rescue Someone very small pulled at {Hero}. It was the baker's little girl, who was two. She couldn't read, so nobody had asked her. "Bed," she said, and pointed {hid}. And there was {key}.
@climax {Hero} put one arm in at the little gold door, into the dark. Past the tables. Past the bath. Down went the H, at the end of the row. Mrs. Nib lay on it. "Oh," she said, and was asleep.
@climax It was black in the wall. {Hero} reached in, with the H in two fingers, and did not bump a thing. Five, six, seven... eight. A very tired mouse got into bed, and Mrs. Nib blew out the candle.
@resolution "She can keep them," said the baker. So {Hero} and Mr. Serif painted pictures on the shops: a loaf, a hat, an egg, one big tooth. Anyone could read those, even the bus! It came back. {turned}
@resolution Nobody wanted the letters back. {Hero} got a brush, and Mr. Serif got the gold, and by each door they did a picture instead. The driver saw a loaf as big as a bed. "That's the place," he said. {turned}
@close {toast} {ends} Late that night there was a light low down in the wall, as round as an O. And in the morning, on every step in the street, lay one seed. It was the rent.
@close They had {event} under the big gold loaf. {toast} {ends} In the morning {Hero} trod on a seed. There was one outside every shop. Mrs. Nib was paying for the beds.
`,
  b7_9: `
@want By seven that night the street had to be ready for {event}. {why} {Hero} was up a ladder with a mile of little flags. "They're all coming on the one bus," said the baker, who was holding the ladder. "So let's have no muddles."
@want Everybody was up a ladder. There were flags to be hung for {event}, from one end of the street to the other. {why} "When does the bus get in?" called {Hero}. "Seven," said the next ladder. "The driver's new. But he can read, so he'll find us."
@friend Mr. Serif made letters. He cut them out of wood, no bigger than your thumb, painted them gold, and nailed them over the shops. He had done the whole street. "Nobody looks at a letter," he used to tell {Hero}. "They look straight through it, to see what it says." He found that a bit sad.
@friend {Hero} liked to watch the gold go on. "Hold this O," Mr. Serif would say, and it weighed no more than a biscuit. There was not one letter over one shop that he hadn't cut himself. "And does anybody see them?" he said. "No. They read them. It's not the same."
@home You could read {home} like a book. Over each door were small gold letters: BREAD, and HATS, and SOUP. There was TOOTH, for the dentist, and EGGS, where the hens lived. {Hero} read it every morning, there and back, and it always ended the same way. Until it didn't.
@home In {home} they like a small sign. You have to walk right up. SOUP, it says, in gold wooden letters that would fit in a matchbox; and then HATS, and BREAD, and EGGS, and TOOTH, for the dentist. {Hero} could have found any of them in the dark. Who could have guessed what was coming?
@turn "Good morning," said {Hero} to the baker. "What's BREA?" The baker came out and looked up. There were the B, the R, the E and the A, all shining. After that came a pale patch in the shape of a D, and a nail. {refrain}
@turn Nobody would have noticed, but a lady came out of the bakery with a puzzled face. "I asked for some brea," she told {Hero}, "and he'd only got bread." They both looked over the door. It was the last letter that was missing. It had been there since before either of them was born. {refrain}
@trouble HATS had lost its H and its T. "I'm an AS!" cried the hat lady. The soup man was down to SP. As for the dentist, who used to be TOOTH, there was nothing left above his door but five nails. {run1} What kind of thief leaves the money and takes the spelling?
@trouble Out they came, all along the street, and put their heads back. SP, said the soup shop. "As what?" people asked the hat lady, whose sign now read AS. "I've been pulled," said the dentist, under five bare nails. {run1} No one had lost so much as a penny. Who on earth would rob an alphabet?
@stakes "It's only letters," said somebody. {Hero} looked along to the bus stop, which had a name on it as well. "He's a new driver," {they} said. "If there's no name to read, he'll go straight through." They all thought of the guests going by in the dark, with parcels on their knees. There would be no {party}.
@stakes {Hero} worked it out. At seven, the bus. On the bus, everybody. And at the bus stop, one small gold name to tell the driver where he was. "What if that goes?" {they} asked. "Next stop's the sea," said the baker. They pictured {event} down there in the wind, and themselves up here with all the cake.
@try1 "Thieves have a plan," said {Hero}, and chalked on the road all that was missing. There were T's and H's. There was a U, and the D. "It must spell something. HUT? No, there's a D left over." {They} moved them round, and the shop people leaned in. T, H, U, D. "Oh no," whispered {Hero}. "There's going to be a..."
@try1 Nobody takes letters unless they want to say something. That was how {Hero} saw it. They wrote the lost ones down in chalk, and walked about on top of them, muttering. All at once the soup man stood still. He read it out, and turned as pale as soup. "THUD." They looked up at the sky. "When?" said {Hero}. "And on which of us..."
@fail1 They spent two hours under the tables, with saucepans on their heads. It did not come. The baker dozed off and rolled out, and there was a moment of hope, but that was only a bump. Then {Hero} thought of something. "Who's watching the street?" Nobody was. Two more H's had gone. {refrain}
@fail1 "Is it soon?" asked a voice in a saucepan. It was dark in there, and it smelled of leeks. By noon {Hero} had pins and needles in both legs, and nothing had gone thud at all. They crawled out. Somebody must have thought it was a holiday: in the whole empty street they'd helped themselves to two more H's. {refrain}
@try2 "So it isn't what they say," said {Hero}. "It's what they taste like. Who eats anything?" Nobody spoke. They just looked at the goat. It looked back, chewing. {Hero} took a clean sheet of paper, put SUSPECTS at the top, and then GOAT, and followed it down the street with a gold O for bait. It saw the O. It bent its head...
@try2 There was a goat behind the hat shop that had once eaten a bicycle, apart from the bell. "I'm only saying," said the dentist. All afternoon {Hero} crept after it from door to door, keeping a list. At five {they} rolled out a nice gold O. The goat stopped. It sniffed. Very slowly, it drew back its lips...
@fail2 It sneezed, and that was all. It ate a glove. It ate a straw hat with cherries, and it ate the list of suspects, from GOAT on down. But it left the O lying in the road, like a child with a cold potato. "I'm sorry," {Hero} told it. "I had to ask."
@fail2 The O was no good to it. In the course of that day the goat had swallowed a mop, two flags, a summer hat and, when {Hero} looked the other way, the list; but it would not touch the alphabet. "Not guilty," said {Hero}, and it ate the pencil.
@clue {Spotter} had been up and down, counting nails. It was odd. TOOTH had lost every letter that it had. But EGGS, next door, hadn't lost one. Somebody had taken seven H's, and nearly all the T's, and not a single G. What can you do with an H that you can't with a G?
@clue "Come and see this," said {Spotter}. Over the hens' door it still said EGGS, but one G was the wrong way up. It had been taken off its nail, and tried, for something, and hung up again. Nobody wanted it. It was H's that they wanted: seven of those had gone, from all over. Who could be as fussy as that?
@try3 As it grew dark they set a trap. There was one gold H left in all {home}, and they hung it from a string, low down, with a bell on the end. {Hero} shook flour over the stones, to show up feet. {run2} Then out went the lamps. They lay along the wall in a row, and held their breath...
@try3 "Whoever it is likes H's," said {Hero}, "so we'll give them one." It was the last that they had. It went on a string; the string went to a bell; and on the ground went a whole sack of flour, because a thief has got to have feet. {run2} They put out the lamps. For a long time nothing stirred. Was that a step?
@fail3 Ding! They all leapt on it at once. When the lamp was lit, {Hero} was holding the baker, and the baker had the dentist by both ears. The string hung empty. There were plenty of footprints in the flour, but they were all their own, apart from a few dots, as if it had come on to rain. {refrain}
@fail3 "I've got him!" {Hero} yelled, at the first ding. So did five other people, and they were all quite right: they'd got one another. There was flour up the lamp posts and flour in the soup, and no H. {Hero} looked for tracks. There were boots, and boots, and some small neat spots, in a line. {refrain}
@low Two yellow lights came up the hill. "The bus!" said someone; and then they saw the stop, which had not one letter on it. It slowed down. You could see the guests, with parcels on their knees. And then it went on, over the top. {Hero} sat down on the bakery step, and a little flour fell off. {run3}
@low {Hero} ran down the middle of the road, waving. But the driver was new, and what jumped out in his lights was white from head to foot. "A ghost!" he said, and went faster. There was no name on the stop to tell him different. {Hero} came back, and sat on the step of the bakery. {They} hadn't even kept the last H safe. {run3}
@insight.look The thief had dropped something. There was a T on the step. {Hero} had seen enough T's that day. But this one was standing up, and in the middle of its flat top lay a crumb. "{Rule,}" said {Hero}, and lay down until {their} nose was level. They had been reading since breakfast. What was it, if you just looked?
@insight.look "Ow," said {Hero}, and stopped sitting on it. It was a T. {They} put it on its foot, and would have left it; but "{Rule,}" as {they} always said, and there was a crumb on it, on a tiny cloth, with the corners straight. Mr. Serif was right: people look clean through a letter. What did you see if you stopped?
@insight.build There was a T on the step, dropped in the fight. {Hero}, who could never leave a thing lying down if it would stand up, stood it up; and there was a crumb on top. "{Rule,}" {they} said slowly. Suppose you had lost your home, and couldn't read. What had you got, on every wall in this street, for nothing?
@insight.build Something dug into {Hero}. It was a gold T, with a crumb stuck to it. {They} put it on its foot, and had the oddest wish to pull up a chair. "{Rule}" It was {their} own rule; and what if it was somebody else's, too? If you'd never been told what a T was, what would you say that it was for?
@insight.sound Tap. {Hero} lifted {their} head. Tap, tap. It was as small as a watch, and it came from inside the wall. "{Rule,}" {they} told {themself}, with one ear to the bricks. It was a hammer. It stopped, as you do to see if a thing is straight, and gave one more tap. A thief runs away. What was this one putting up?
@insight.sound It was so quiet that {Hero} could hear the flour settle. "{Rule,}" {they} often said, and today they had done nothing but talk. Under the quiet was a noise. Tap, tap; and a tiny grunt; tap. It was in the bakery wall, about as high as a boot. Nobody steals a thing just to hammer it. So what did they steal it for?
@means.look {Hero} went back to the flour and {method}. Rain doesn't go in a line. These dots did, along the bakery wall, and in at a crack behind the drainpipe. There, flat side down, was the D. It was a perfect little arched door. It opened. "Shh!" said Mrs. Nib, who was a mouse. "I've only just got them off."
@means.look Holding the lantern low, {Hero} {method}. They weren't spots, they were feet! They trotted to a gap in the bricks that {they} must have passed ten thousand times; and standing in it, as if it had been made to fit, was the D, with a handle on. "If it's about the noise," said a mouse called Mrs. Nib, "I've nearly done."
@means.build With the T, and the O that the goat hadn't wanted, {Hero} {method}. It was a room! Here was the table; there was the window. All it needed was a door, flat below and round on top, and {they} knew whose shape that was. In a crack behind the drainpipe stood the D. "Shh!" said Mrs. Nib, who was a mouse. "I've only just got them off."
@means.build {Hero} {method}, there on the step, out of a T, an O and half a biscuit. You could have moved in. "So it isn't a thief," {they} said. "It's a builder!" And builders want doors. Low down between two bricks was the D, with a handle on. "If it's about the noise," said a mouse called Mrs. Nib, "I've nearly done."
@means.sound {Hero} knelt by the bricks and {method}. The tapping stopped. It seemed to think. Tap-tap? it said. {Hero} followed it along, brick by brick, to a crack behind the drainpipe. There, flat side down, like a small arched door, was the D. "Shh!" said Mrs. Nib, who was a mouse. "I've only just got them off."
@means.sound It's only polite to knock. {Hero} waited for a gap, and {method}. There was a crash in the wall, as of someone falling off a chair. Then, low down, between two bricks, a door opened, round at the top, and gold. It was the D. "If it's about the noise," said a mouse called Mrs. Nib, "I've nearly done."
@snag "Thief?" said Mrs. Nib. "They were hung up outside the shops! I took them for samples." She held up the candle. The U was a bath. The T's were tables. Along one wall stood seven H's, with a tail hanging out of each. "Where's your bed?" asked {Hero}. "I'm all right on the floor," said Mrs. Nib. "I nearly had one more. But it rained people." Then where had it gone?
@snag Her old hole had been lost, Mrs. Nib told {Hero}, and there were seven to be put to bed. "And then I saw this nice furniture street!" {Hero} looked in past the D. There were tables, and a bath; there were seven H's in a row, with a nose on every pillow. {They} counted mice, and got eight. "I'd just got my hands on mine," said Mrs. Nib, "when the sky fell." So where was it?
@rescue "It rolled," said the baker's smallest girl. She'd been there from the start, eating flour. She couldn't read, so it hadn't crossed anyone's mind to ask her about letters. She lay flat, and put an arm in {hid}, and felt about with her tongue out. "Bed," she said, and gave {Hero} {key}.
@rescue All day long someone had been going round, at the height of people's knees, saying "Bed!" and pointing at the signs. It was the baker's little girl, who was two. Nobody had listened; what could she know about spelling? "Bed," she said again now, and pointed {hid}. {Hero} looked. There, gold side up, was {key}.
@climax It was as black as a boot in there. {Hero} lay down and put in an arm, past the tables, past the bath, as far as it would go and then a bit. At the end of the row {they} set down the eighth bed. Mrs. Nib climbed on to it, just to try. "Well, I must say," she said. But she didn't say it. She had gone to sleep.
@climax You'd need a steady hand. {Hero} took the H between finger and thumb, and reached in through a front door made for a mouse. In the dark {they} felt small breaths go by: five, six, seven. {They} put it down there, without a bump. Mrs. Nib, who had not been to bed for a fortnight, got in and pulled a leaf up. Then the candle went out.
@resolution "She had better keep them," said the baker, and blew his nose. "But what'll we do for signs?" {Hero} looked at his smallest girl. "Paint what she can read," {they} said. So Mr. Serif got out the gold, and over every shop they put a picture: a loaf, a hat, one enormous tooth. Far off, on the hill, two yellow lights stopped, and turned round. {turned}
@resolution No one liked to ask for the letters, with people asleep in them. "If you can't read," said {Hero}, "how do you find the bread?" Mr. Serif went to get his brushes. By ten there was a golden loaf on the bakery, and a hat, and a tooth that you could see from the sea. The driver did. "Now, that's got to be the place," he said. {turned}
@close So {event} began rather late, and nobody minded. {toast} {ends} If you walk down that street after dark, look low. There's a round window in the bakery wall, shaped like an O, with a light in it. And every Monday, on each doorstep, lies one sunflower seed. It's the rent.
@close {toast} {ends} When {Hero} came out next morning, something crunched. It was a sunflower seed. There was one on the hat lady's step, and one on the dentist's. "She's never!" said the dentist. She had. Mrs. Nib was paying rent, and she's paid it on a Monday ever since.
`,
}
