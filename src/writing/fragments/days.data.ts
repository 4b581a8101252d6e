// Why this day matters: an occasion lends the story the reason for hurry and the last good wish, and both name it in plain words.

export const DAY_LINES = `
@birthday.why.b0_3 It was {Hero's} birthday, with candles.
@birthday.why.b0_3 Today was {Hero's} birthday. There were candles.
@birthday.why.b0_3 Out came candles, for {Hero's} birthday.
@birthday.why.b0_3 One, two, candles! It was {Hero's} birthday.
@birthday.why.b0_3 Who had birthday candles? {Hero} did!
@birthday.why.b0_3 Sniff, sniff! Birthday candles, for {Hero}!
@birthday.why.b4_6 [<age:Tomorrow {Hero} would be {age}, and it was a birthday with candles.|Tomorrow was {Hero's} birthday.>|Tomorrow was {Hero's} birthday, and everyone was coming.]
@birthday.why.b4_6 Tomorrow was {Hero's} birthday, and {they} had been awake since Tuesday.
@birthday.why.b4_6 {Hero} had a birthday tomorrow, and walked on tiptoe, so as not to break it.
@birthday.why.b4_6 {Hero} had asked for a cake with a door, for {their} birthday.
@birthday.why.old ["Tomorrow is my birthday," said {Hero}. "I've been ready since [June|the last one]."|"Is it tomorrow yet?" said {Hero}, whose birthday it would be. Nothing was ever so long as that day.]
@birthday.why.old {Hero's} birthday was on its way, and {they} could feel it coming, [as you feel a bus in the road|like a sneeze].
@birthday.why.old Tomorrow was {Hero's} birthday. {They} had told the postman, the cat and, to be on the safe side, [the calendar|the postman again].
@birthday.toast.b0_3 Happy birthday, {Hero}! Puff, out went the candles.
@birthday.toast.b0_3 {Hero} blew. Puff, candles! Happy birthday!
@birthday.toast.b0_3 One big birthday puff, {Hero}! Good night, candles!
@birthday.toast.b0_3 In came candles. Happy birthday, {Hero}!
@birthday.toast.b0_3 Huff, {Hero}! Those birthday candles were out.
@birthday.toast.b0_3 Happy birthday! {Hero} did not bite the candles.
@birthday.toast.b4_6 "Happy birthday!" they sang. {Hero} blew, and out went the candles.
@birthday.toast.b4_6 They all sang "Happy Birthday", and {Hero} did the candles in one puff.
@birthday.toast.b4_6 The birthday candles took {Hero} two goes, for laughing.
@birthday.toast.b4_6 The birthday cake had a door in it, and {Hero} ate that first.
@birthday.toast.old In came the cake, alight. "Happy birthday, {Hero}," they said; and {they} could think of nothing left to wish for but [a second slice|another one next year].
@birthday.toast.old They sang "Happy Birthday" to {Hero} all the way through, [even the high bit|in two keys at once], and {they} blew out every candle but the one for luck.
@birthday.toast.old The birthday cake came in backwards, so as to be a surprise, and {Hero} was surprised [three times|each time that they asked].
@holiday.why.b0_3 It was {feast}, with {signs}.
@holiday.why.b0_3 It was {feast}, and out came the {signs}.
@holiday.why.b0_3 {Feast} was here. {Hero} saw the {signs}.
@holiday.why.b0_3 Look, {signs}! Nearly {feast}!
@holiday.why.b0_3 Who had {signs}, for {feast}? {Hero} did!
@holiday.why.b0_3 Soon came {feast}, and {signs}.
@holiday.why.b4_6 For {feast} had come, and there were {signs} on every sill.
@holiday.why.b4_6 It was {feast}. There were {signs} in the windows, and the whole street smelled good already.
@holiday.why.b4_6 You could smell {feast} on all the stairs, and {Hero} had helped with the {signs}.
@holiday.why.old {Hero} had put {signs} along every sill, as one does at {feast}, [and you could smell the cooking from the gate|and had been round by all the kitchens, to smell what was coming].
@holiday.why.old It was the eve of {feast}, when nobody may go into the kitchen, and {Hero} had been [into it twice|asked to leave it by name]. On the sills stood {signs}, all ready.
@holiday.why.old Nobody sleeps much before {feast}. {Hero} had got up twice in the night, to see if the {signs} were [ready|still there].
@holiday.toast.b0_3 Happy {feast}, {Hero}! Good night, {signs}!
@holiday.toast.b0_3 {Hero} loved {feast}, and the {signs}.
@holiday.toast.b0_3 Bye, {signs}! What {a feast}!
@holiday.toast.b0_3 Shh, {signs}! Sleep well, {feast}!
@holiday.toast.b0_3 Count the {signs}, {Hero}! Happy {feast}!
@holiday.toast.b0_3 Up with {signs}! Hooray for {feast}!
@holiday.toast.b4_6 "Happy {feast}!" they called, and on every sill stood the {signs}.
@holiday.toast.b4_6 Then they had the sweet things of {feast}, by the {signs}.
@holiday.toast.b4_6 Everyone held hands for {feast}, and {Hero} stood by the {signs}, and shone.
@holiday.toast.old The {signs} had waited up for them. "Happy {feast}, {Hero}," [said every window in the street, one after another|people said, and passed the sweets to whoever was nearest].
@holiday.toast.old Somebody had brought the {signs}, and one more chair than there were people, as there always should be at {feast}, and {Hero} [put the coats on it|kept it for whoever came].
@holiday.toast.old "Happy {feast}!" they called, up the stairs and down the road; and {Hero}, in among the {signs}, called it back [the loudest|with {their} mouth full].
@graduation.why.b0_3 It was {Hero's} graduation, with a flat black hat.
@graduation.why.b0_3 Out came a flat black hat, for {Hero's} graduation.
@graduation.why.b0_3 {Hero} had a graduation, and a black hat to throw.
@graduation.why.b4_6 For tomorrow was {Hero's} graduation, with a flat hat to throw in the air.
@graduation.why.b4_6 Tomorrow was {Hero's} graduation. {They} would get a paper with a ribbon on.
@graduation.why.b4_6 Only one more sleep, and then came {Hero's} graduation, with clapping.
@graduation.why.b4_6 {Hero} had practised for {their} graduation, with a book on {their} head.
@graduation.why.old "You've finished one school," people told {Hero}, "and now you can begin another." Tomorrow was graduation. The square hat [would not stay on|was on the cat already].
@graduation.why.old {Hero} had come out at the far end of school. Tomorrow was {their} graduation, with a square hat; after that {they} would be new again, somewhere, [and not know where to hang it|and have to ask where the forks were].
@graduation.why.old {Hero's} graduation was tomorrow, and the square hat had been tried on by [everybody in the house|the cat, two aunts and the baker].
@graduation.toast.b0_3 Happy graduation, {Hero}! Up went the black hat.
@graduation.toast.b0_3 {Hero} threw the black hat. Happy graduation!
@graduation.toast.b0_3 Good night, black hat! Good night, graduation!
@graduation.toast.b4_6 "To {Hero}, on {their} graduation!" they said, and all the hats went up.
@graduation.toast.b4_6 {Hero} got the paper for {their} graduation, and wore the ribbon.
@graduation.toast.b4_6 "Hooray for the graduation!" Up went {Hero's} flat hat, and a tree kept it.
@graduation.toast.b4_6 They clapped for the graduation, and {Hero} took a bow, with a bun on {their} head.
@graduation.toast.old "To {Hero}, on {their} graduation," somebody said; and [every hat in the place went up, and most of them came down, the square one on the cat|the square hat went up so high that they had time to drink to it].
@graduation.toast.old For {Hero's} graduation they had all signed the square hat, inside, [small, so as to leave room for the next place|with where they lived, in case of supper]. {They} wore it back to front, and the tassel went in the soup.
@graduation.toast.old "Speech!" they called, for {Hero's} graduation; and {they} stood on a chair, took off the square hat, and [thanked the cat|forgot every word, and got a cheer for it].
@school.why.b0_3 {Hero} had a new red bag, for school.
@school.why.b0_3 Soon came school, with a new red bag.
@school.why.b0_3 Look, a red bag! It was for {Hero's} new school.
@school.why.b0_3 Who had a red bag, for school? {Hero} did!
@school.why.b0_3 One red bag stood by the door, for school.
@school.why.b0_3 Zip, zip, went the red bag, for school!
@school.why.b4_6 For tomorrow {Hero} would go to school, with a new bag, and <class:the whole class|everyone> was coming to say good luck.
@school.why.b4_6 Tomorrow was the first day of school. {Hero} would have a new peg, with {their} name on.
@school.why.b4_6 {Hero} had new shoes for school tomorrow, and had slept in them.
@school.why.b4_6 "School tomorrow!" said {Hero}, and made all the pencils sharp.
@school.why.old Tomorrow was the first day of school<class:, and tonight the whole class was coming>. The new bag by the door [still smelled of shop|looked twice as big as {Hero}], and everybody was being rather kind.
@school.why.old <class:The whole class would be there. >By this time tomorrow the first day of school would be over, and {Hero} would know where to hang {their} coat. [Until then there was supper.|Not knowing made {them} hungry.]
@school.why.old {Hero} had walked round the house in {their} new shoes, to teach them the way. The first day of school was tomorrow<class:, and tonight the whole class was coming>.
@school.toast.b0_3 Off to school, {Hero}, with the red bag!
@school.toast.b0_3 Here comes {Hero}, school! Hold on, red bag!
@school.toast.b0_3 On went the red bag. Good morning, school!
@school.toast.b0_3 Hug the red bag! Hooray for school!
@school.toast.b0_3 Up, red bag! {Hero} went to school.
@school.toast.b0_3 Bye, red bag and {Hero}! Hello, school!
@school.toast.b4_6 "Good luck at school!" said <class:the whole class|everyone>, and put a bun in {Hero's} new bag.
@school.toast.b4_6 For {their} new peg at school they gave {Hero} a hat to hang on it.
@school.toast.b4_6 They sang a song about school, and {Hero} danced in the new shoes.
@school.toast.b4_6 Each of them drew a star on {Hero's} school bag, with a very sharp pencil.
@school.toast.old <class:The whole class|Everybody> had put one thing each in {Hero's} new bag: a lace, [a biscuit|half a rubber], and a note from all of them. "We've saved you the end peg."
@school.toast.old They gave {Hero} a pencil for the first day of school, with the names of <class:the whole class|all of them> down it, very small.
@school.toast.old "To the first day of school," said <class:the whole class|everybody>, and {Hero} drank to it, with {their} new bag on.
@academic.why.b0_3 Out came the flags, for {theDay}.
@academic.why.b0_3 They put up flags, for {theDay}.
@academic.why.b0_3 Up went flags! It was nearly {theDay}.
@academic.why.b0_3 Flap, flap, flags, for {theDay}!
@academic.why.b0_3 Who had flags, for {theDay}? {Hero} did!
@academic.why.b0_3 One flag, two flags! Soon came {theDay}.
@academic.why.b4_6 It was all for {theDay}, and everyone was coming to wish {Hero} luck.
@academic.why.b4_6 {Hero} thought about {theDay}, and {their} tummy gave a hop.
@academic.why.b4_6 {Hero} had polished {their} shoes for {theDay}, and could see {their} nose in them.
@academic.why.b4_6 It was nearly {theDay}, and {Hero} had packed {their} bag nine times.
@academic.why.old "It's in honour of {theDay}," people told {Hero}. "You can't do a thing like that on no supper."
@academic.why.old It was all on account of {theDay}. {Hero} had thought of nothing else since [Monday|the spring], and now found that it made {them} hungry.
@academic.why.old {Hero} was thinking of {theDay}, [up and down the stairs|with a pillow over {their} head]. "Have some supper first," people said.
@academic.toast.b0_3 Hooray for {theDay}! Wave the flags!
@academic.toast.b0_3 {Hero} waved flags, for {theDay}.
@academic.toast.b0_3 What big flags, for {theDay}!
@academic.toast.b0_3 Flap went flags! Hooray for {theDay}!
@academic.toast.b0_3 All the flags came, for {theDay}.
@academic.toast.b0_3 Two flags danced, for {theDay}.
@academic.toast.b4_6 "Good luck with {theDay}!" they said, and each of them gave {Hero} a pencil.
@academic.toast.b4_6 For {theDay} they put a bun in each of {Hero's} pockets.
@academic.toast.b4_6 They danced for {theDay}, till {Hero's} shoes were not clean at all.
@academic.toast.b4_6 So much cake went into {Hero's} bag, for {theDay}, that it would not shut.
@academic.toast.old "For {theDay}," somebody said, and gave {Hero} the best pencil in the house; and then they all did[, until {they} rattled|, and {they} had eleven].
@academic.toast.old They drank to {Hero}, and to {theDay}, and filled {their} pockets with buns for it, [one for each hard bit|three to a side].
@academic.toast.old "Good luck, {Hero}," they said, one after another, for {theDay}; and the last of them gave {Hero} [a lucky button|a lucky sock, which was still warm].
@anniversary.why.b0_3 <couple:{Hero} and {Pal} had their {day}, with flowers.|It was the {day}, with flowers.>
@anniversary.why.b0_3 <couple:Today was the {day} of {Hero} and {Pal}.|Today was the {day}.> Out came the flowers.
@anniversary.why.b0_3 There were flowers, for <couple:{Hero} and {Pal} had their|it was the> {day}.
@anniversary.why.b4_6 <couple:It was the {day} of {Hero} and {Pal}. They had been two for years and years.|It was for the {day}: two people had been in love for years and years. {Hero} had made the card.>
@anniversary.why.b4_6 <couple:"Our {day}!" said {Hero}, and {Pal} said it at the same time.|On the day of the {day} there had to be cake. {Hero} had seen to that.>
@anniversary.why.old <couple:It was their {day}, {Hero's} and {Pal's}: so many years since the two of them had [looked up and each found the other there|been asked to move up on a bench, and both moved the same way].|It was for the {day}. Two people had been in love for a great many years, and {Hero} thought that it ought to be [mentioned|fed].>
@anniversary.why.old <couple:{Hero} and {Pal} had been two for so long that [people said it as one word|nobody could think of one without the other], and this was their {day}.|"How many years is it?" people asked {Hero}. It was the {day}, and nobody could count that far [before supper|without sitting down].>
@anniversary.why.old <couple:"Do you remember..." {Hero} and {Pal} kept saying, all that week, because of their {day}; and [they both did|it was never the same thing].|{Hero} had found an old photo of the two whose {day} it was. [They had more hair in it.|They were both laughing at the hat.]>
@anniversary.toast.b0_3 Happy {day}<couple:, {Hero} and {Pal}>! Look at the flowers!
@anniversary.toast.b0_3 Here were flowers. Happy {day}<couple:, {Hero} and {Pal}>!
@anniversary.toast.b0_3 What {a day}<couple:, {Hero} and {Pal}>! Smell those flowers!
@anniversary.toast.b4_6 "Happy {day}!" they all said<couple: to {Hero} and {Pal}>, and [clinked their cups|one cup broke, for luck].
@anniversary.toast.b4_6 For the {day} there had to be a dance, <couple:and {Hero} and {Pal} had the first one, and trod on each other|and {Hero} did it on a chair>.
@anniversary.toast.old <couple:"To {Hero} and {Pal}," somebody said, "and to the {day}"; and the two of them looked [at each other|into the same cup], and forgot to drink.|"To the {day}," said {Hero}, holding up a cup; and for once [everybody drank at the same time|nobody had anything to add].>
@anniversary.toast.old Nobody made a speech about the {day}, though three people had brought one. <couple:"There's something I've meant to say for years," {Hero} told {Pal}. "Me, too," said {Pal}, and took {their} hand; and those were the speeches.|They looked at the two whose day it was, and at {Hero}, [and blew their noses|and passed the bread].>
@anniversary.toast.old For the {day} there was a candle for every year, <couple:and {Hero} and {Pal} blew them out together, [at the fourth try|and sat on in the dark]|and {Hero} was asked to [count them|help with the blowing]>.
@wedding.why.b0_3 <couple:{Hero} and {Pal} had their {day}, with flowers.|It was the {day}, with flowers.>
@wedding.why.b0_3 <couple:Today was the {day} of {Hero} and {Pal}.|Today was the {day}.> Out came the flowers.
@wedding.why.b0_3 There were flowers, for <couple:{Hero} and {Pal} had their|it was the> {day}.
@wedding.why.b4_6 <couple:It was for the {day} of {Hero} and {Pal}, and everyone was coming.|It was for the {day}, and there would be two kinds of cake. {Hero} had asked.>
@wedding.why.b4_6 {Hero} had counted the sleeps to the {day}, and there was one.
@wedding.why.old "After the {day} everything will be different," people told {Hero}<couple: and {Pal}>, [ironing things|coming from miles off to say it]. "But in a good way."
@wedding.why.old Most days come up on you from behind. {Hero} could see the {day} coming [from the end of the road|over the tops of the houses], <couple:with {Pal} in the middle of it|with flowers on>.
@wedding.why.old <couple:{Hero} and {Pal}|People> had been counting chairs all week, for the {day}, and {Hero} found that it [was always one too few|came out different every time].
@wedding.toast.b0_3 Hooray for the {day}<couple:, {Hero} and {Pal}>! Look at the flowers!
@wedding.toast.b0_3 Here were flowers. Happy {day}<couple:, {Hero} and {Pal}>!
@wedding.toast.b0_3 What {a day}<couple:, {Hero} and {Pal}>! Smell those flowers!
@wedding.toast.b4_6 "Hooray for the {day}!" they said, and threw flowers at <couple:{Hero} and {Pal}|each other, and at {Hero}>.
@wedding.toast.b4_6 Then all the spoons were banged on all the cups, for the {day}, and {Hero} <couple:kissed {Pal}|banged the longest>.
@wedding.toast.old "To the {day}," they said, and threw flowers over <couple:{Hero} and {Pal}|one another>, and [some of it was found in the soup|a sparrow came for the rest].
@wedding.toast.old The cake for the {day} had four floors, <couple:and {Hero} and {Pal} cut it together, with one hand on top of the other, [and would not say whose was which|which took a long time, and nobody minded].|and {Hero} got [the one with the sugar roses|the top, where the two small sugar people stood].>
@wedding.toast.old The {day} went on until the candles were short, and <couple:{Hero} and {Pal} danced the last dance [in their socks|very slowly, and not to the music]|{Hero} danced with [all the aunts|a broom, and after that with the cook]>.
@baby.why.b0_3 {Whose} new {day} had come, with ten pink toes.
@baby.why.b0_3 Look at {whose} new {day}, with ten pink toes!
@baby.why.b0_3 Who had ten pink toes? {Whose} new {day} had!
@baby.why.b0_3 Shh! {Whose} new {day} slept, ten pink toes and all.
@baby.why.b0_3 "Wah!" went {whose} new {day}, ten pink toes up.
@baby.why.b0_3 Tickle, tickle, ten pink toes! {Whose} new {day}!
@baby.why.b4_6 It was for {whose} new {day}, who was as small as a loaf, and [slept|had one sock].
@baby.why.b4_6 Everyone was coming to see {whose} new {day}. "Shh," {Hero} told them all, in a very loud voice.
@baby.why.b4_6 {Whose} new {day} was coming in a basket. {Hero} had put a daisy in it.
@baby.why.b4_6 {Hero} had learned how to hold {whose} new {day}, on a cabbage.
@baby.why.old It was for {whose} new {day}, who had been in the world for [nine|eleven] days, and had not yet said what {babe} thought of it.
@baby.why.old "Everything will be different now," people told {Hero}, of {whose} new {day}, [ironing small things|holding up a very small sock]. "But in a good way."
@baby.why.old {Whose} new {day} could already [yawn|sneeze], {Hero} said, and people were coming from all over the place to see it done.
@baby.toast.b0_3 Hello, {day}! Hello, ten pink toes!
@baby.toast.b0_3 Kiss, {day}! Kiss, ten pink toes!
@baby.toast.b0_3 Sleep, {day}! Sleep, ten pink toes!
@baby.toast.b0_3 Night-night, {day}, and all ten pink toes.
@baby.toast.b0_3 No more wah, {day}! Kick, ten pink toes!
@baby.toast.b0_3 Tickle, {day}! Tickle, ten pink toes!
@baby.toast.b4_6 {Whose} new {day} slept through it all, with one hand round {Hero's} thumb.
@baby.toast.b4_6 They held up {whose} new {day}, and {babe} looked only at {Hero}.
@baby.toast.b4_6 {Hero} rocked the basket until {whose} new {day} smiled. "That was for me," {they} said.
@baby.toast.b4_6 Then {Hero} held {whose} new {day}, like the cabbage, only better.
@baby.toast.old "To the new {day}," somebody whispered, and they all drank it in a whisper; for {babe} lay in {Hero's} lap, [and slept|with one sock on, and looked at the lights].
@baby.toast.old Last of all they drank to {whose} new {day}, who [yawned|sneezed]; and {Hero} said that it was a speech.
@baby.toast.old "Welcome," everybody said to {whose} new {day}, who took hold of {Hero's} [thumb|ear], and would not give it back.
@life.why.b0_3 Out came the flags, for {theDay}.
@life.why.b0_3 They put up flags, for {theDay}.
@life.why.b0_3 Up went flags! It was nearly {theDay}.
@life.why.b0_3 Flap, flap, flags, for {theDay}!
@life.why.b0_3 Who had flags, for {theDay}? {Hero} did!
@life.why.b0_3 One flag, two flags! Soon came {theDay}.
@life.why.b4_6 It was all for {theDay}, and there would be two kinds of cake.
@life.why.b4_6 {Hero} had put a ring round it on the calendar: {theDay}!
@life.why.b4_6 {Hero} had a clean hanky ready, to wave for {theDay}.
@life.why.b4_6 {Hero} had one balloon, because of {theDay}. It was red.
@life.why.old "After {theDay} everything will be different," people told {Hero}, [ironing things|coming from miles off to say it]. "But in a good way."
@life.why.old It was all on account of {theDay}. Most days come up on you from behind; {Hero} could see this one [from the end of the road|over the tops of the houses].
@life.why.old {Hero} had lain awake, thinking of {theDay}. It was coming, [ready or not|and coming fast], and you cannot meet a thing like that on no supper.
@life.toast.b0_3 Hooray for {theDay}! Wave the flags!
@life.toast.b0_3 {Hero} waved flags, for {theDay}.
@life.toast.b0_3 What big flags, for {theDay}!
@life.toast.b0_3 Flap went flags! Hooray for {theDay}!
@life.toast.b0_3 All the flags came, for {theDay}.
@life.toast.b0_3 Two flags danced, for {theDay}.
@life.toast.b4_6 For {theDay} there were two kinds of cake, and {Hero} had both.
@life.toast.b4_6 And all the spoons were banged on all the cups, for {theDay}, and for {Hero}.
@life.toast.b4_6 {Hero} waved {their} hanky for {theDay}, and everyone waved something.
@life.toast.b4_6 {Hero} had a red balloon, for {theDay}, and it got a chair of its own.
@life.toast.old "To {theDay}," said somebody, and gave {Hero} a pair of socks for it, [since a thing like that is best begun with warm feet|knitted by four people, and you could see where each left off].
@life.toast.old For {theDay} there was a cake, with {Hero} on top, in sugar, walking, [with a small sugar bag|nose in the air]. Nobody could eat that bit<pal:, until {Pal} did>.
@life.toast.old "To {theDay}," they said, "and to {Hero}, in the middle of it," and [everyone clinked with everyone, which took some time|the jug went round twice].
@bedtime.why.b0_3 It was nearly bedtime, and time for warm milk.
@bedtime.why.b0_3 Soon it would be bedtime, with warm milk.
@bedtime.why.b0_3 There was warm milk to come, and bedtime.
@bedtime.why.b0_3 One cup of warm milk, and then bedtime!
@bedtime.why.b0_3 Who had warm milk, at bedtime? {Hero} did.
@bedtime.why.b0_3 Yawn! Bring warm milk, for bedtime.
@bedtime.why.b4_6 It had to be done by bedtime, and [bedtime was coming up the road|the sun was already low].
@bedtime.why.b4_6 It was not bedtime yet, but the moon had its slippers on. There was just time.
@bedtime.why.b4_6 {Hero} had pyjamas on already, under {their} coat. It was that near bedtime.
@bedtime.why.old "And everyone in bed by eight," somebody had said to {Hero}. [Bedtime comes as surely as a bus.|The shadows already had their pyjamas on.]
@bedtime.why.old You can put a bedtime off, but not for long, and {Hero} had [put this one off twice|used up all of the good reasons].
@bedtime.why.old Bedtime was at eight. {Hero} had [told the clock that there was no hurry|looked the clock in the face and asked for nine].
@bedtime.toast.b0_3 Mmm, warm bedtime milk! All gone.
@bedtime.toast.b0_3 Here came bedtime, and warm milk. Slurp!
@bedtime.toast.b0_3 It was bedtime. Yum, warm milk!
@bedtime.toast.b0_3 Glug, glug, warm milk! Good night, bedtime.
@bedtime.toast.b0_3 Down went warm milk, and up went bedtime feet.
@bedtime.toast.b0_3 One white nose! That was warm bedtime milk.
@bedtime.toast.b4_6 [And then it was time for bed. Good night, {Hero}.|Somebody yawned. Then everybody did. Off to bed! Good night, {Hero}.]
@bedtime.toast.b4_6 Then up the stairs to bed they went, and {Hero} was asleep by the top one. Sleep well.
@bedtime.toast.b4_6 In bed there was one more story, and {Hero} slept through the end of it. Good night.
@bedtime.toast.old Someone yawned, and it went round the whole table, and [came back to {Hero}, who fell asleep in the middle of it|{Hero} caught it last, and took it to bed].
@bedtime.toast.old {Hero} meant to hear the end of the talk, in bed, through the door, and shut {their} eyes [the better to listen|for one minute]. Good night, then. Good night.
@bedtime.toast.old {Hero} was put to bed with one sock on, [still telling it|and dreamed about the other one]. Good night, good night.
@none.why.b0_3 There would be pancakes.
@none.why.b0_3 {Hero} could smell pancakes.
@none.why.b0_3 Sniff, sniff! Were those pancakes?
@none.why.b0_3 Soon, pancakes! {Hero} had a spoon.
@none.why.b0_3 Who liked pancakes? {Hero} did!
@none.why.b0_3 Flip, flop! Those were pancakes.
@none.why.b4_6 It was not a birthday. It was [a Tuesday|an ordinary Thursday], and that is a very good day for things to happen.
@none.why.b4_6 It was nobody's birthday. There was a supper all the same, and that is the best sort.
@none.why.b4_6 {Hero} had asked what for, and it was for no reason at all.
@none.why.b4_6 There was nothing on the calendar, so {Hero} drew a star there.
@none.why.old "It's only a [Tuesday|Thursday]," somebody told {Hero}. "Those are the ones to keep an eye on," said {Hero}.
@none.why.old It was nobody's birthday, and no sort of feast. {Hero} had looked it up. [A day like that can be used for anything.|It was just a day with room in it.]
@none.why.old "What's it for?" {Hero} had asked. "[Tuesday|Thursday]," somebody said. "Nobody ever does anything for it."
@none.toast.b0_3 What a day! The pancakes were all gone.
@none.toast.b0_3 Here were the pancakes. Then there were none.
@none.toast.b0_3 All the pancakes were in one big tum.
@none.toast.b0_3 One, two, ten pancakes! Yum, yum!
@none.toast.b0_3 Up flew pancakes, and down. Mmm!
@none.toast.b0_3 More pancakes, {Hero}! More for all!
@none.toast.b4_6 "To {Hero}!" they said. [And they had second helpings.|Nobody went home till the moon was up.]
@none.toast.b4_6 They sang "Happy Nothing" to {Hero}, and there was cake.
@none.toast.b4_6 Nobody could think of a reason to go home, and {Hero} least of all.
@none.toast.b4_6 Somebody had brought the calendar, and {Hero} drew one more star, in jam.
@none.toast.old "To {Hero}," somebody said, and [they all held up whatever they had|nobody went home for a very long time].
@none.toast.old "What's it in aid of?" asked somebody who had come in late. "Supper," said {Hero}, and [moved up to make room|gave them a spoon].
@none.toast.old They drank to nothing at all, and then to {Hero}, [until the jug was empty|since nobody could think of a better reason].
@quiet.why.b0_3 Soon there would be warm soup.
@quiet.why.b0_3 There was warm soup to come.
@quiet.why.b0_3 {Hero} could smell warm soup.
@quiet.why.b4_6 There would be a quiet supper, with everyone at one table.
@quiet.why.b4_6 They would all have supper, and sit close together. {Hero} had picked the candle.
@quiet.why.b4_6 It was not a feast. It was a supper for sitting close.
@quiet.why.old It would be a quiet supper. {Hero} had asked for [the good plates|the old songs], and for everybody to stay late.
@quiet.why.old They would all be round one table. {Hero} had put out the chairs, and then [moved them a little closer|one more, in case].
@quiet.why.old There would be a candle at supper. "Who is it for?" somebody asked {Hero}. "Everyone," {they} said.
@quiet.toast.b0_3 All the warm soup was gone. One hug for {Hero}, and one more.
@quiet.toast.b0_3 Warm soup for everyone, and a kiss for {Hero}.
@quiet.toast.b0_3 Blow on the warm soup, {Hero}. Mmm.
@quiet.toast.b4_6 They lit the candle, and nobody had to say a thing.
@quiet.toast.b4_6 Somebody held {Hero's} hand, all through supper.
@quiet.toast.b4_6 Everyone told of one thing that they loved, and {Hero} told of two.
@quiet.toast.old Nobody made a speech. They [lit the candle|sang the old songs], with {Hero} in the middle, and that was enough.
@quiet.toast.old They told {Hero} [all the stories that they had|every story they could think of], until the candle was short.
@quiet.toast.old Somebody put an arm round {Hero}, and [left it there|nobody was in any hurry].
@other.why.b0_3 Out came the flags, for {theDay}.
@other.why.b0_3 They put up flags, for {theDay}.
@other.why.b0_3 Up went flags! It was nearly {theDay}.
@other.why.b0_3 Flap, flap, flags, for {theDay}!
@other.why.b0_3 Who had flags, for {theDay}? {Hero} did!
@other.why.b0_3 One flag, two flags! Soon came {theDay}.
@other.why.b4_6 {Hero} had put a ring round it on the calendar: {theDay}!
@other.why.b4_6 "Nobody forget {theDay}," {Hero} had told the baker, and all of the cats.
@other.why.b4_6 {Hero} had made a paper chain for {theDay}, as long as the street.
@other.why.b4_6 {Hero} had washed both ears, on purpose, because of {theDay}.
@other.why.old "Nobody is to forget {theDay}," {Hero} had told them, and had put a red ring round it [on every calendar in the house|, and then another round the ring].
@other.why.old {Hero} had been counting off the days to {theDay}, in chalk, behind the door, and there was [one left|no more room].
@other.why.old "How long is it now?" {Hero} had asked, about {theDay}, every hour, and [it was always an hour less|in the end the clock was turned to the wall].
@other.toast.b0_3 Hooray for {theDay}! Wave the flags!
@other.toast.b0_3 {Hero} waved flags, for {theDay}.
@other.toast.b0_3 What big flags, for {theDay}!
@other.toast.b0_3 Flap went flags! Hooray for {theDay}!
@other.toast.b0_3 All the flags came, for {theDay}.
@other.toast.b0_3 Two flags danced, for {theDay}.
@other.toast.b4_6 "Three cheers for {theDay}, and for {Hero}!" they said, and somebody gave four.
@other.toast.b4_6 They all stood on their chairs, for {theDay}, and cheered {Hero}.
@other.toast.b4_6 They danced for {theDay}, under {Hero's} paper chain, and then in it.
@other.toast.b4_6 "To {theDay}!" they all shouted, right into {Hero's} clean ears.
@other.toast.old "Three cheers for {Hero}, and for {theDay}," said somebody, and [lost count, and gave five|they gave them until the cups rang].
@other.toast.old For {theDay} they lit a candle in a bun, and {Hero} carried it all round, behind one hand, [so that everybody had had it lit at their place|and not a breath was drawn till {they} had sat down].
@other.toast.old Somebody stood on a chair, for {theDay}, and said, "Well!" It was the best speech, {Hero} thought, that {they} had ever heard[, and the shortest|].
@birthday.sung "Happy birthday!" sang everyone, all the way through, / and the candles went out, every one, with a phoo.
@birthday.sung Then it was "Happy Birthday" in five kinds of key, / and {Hero} cut cake up for you and for me.
@holiday.sung "Happy {feast}!" said each window, and so did each door, / and whoever had had enough sweets had one more.
@holiday.sung And {feast} shone as bright as a feast ought to be, / with {signs} all along, for whoever might see.
@graduation.sung "Well done!" they all shouted, and up went each hat / for {Hero's} graduation, and one hit the cat.
@graduation.sung "Graduation!" they told {Hero}. "Oh, well, well done!" / and gave {them} advice, and a toast, and a bun.
@school.sung And tomorrow at school, with a peg and a name, / somebody would say to {them}, "Glad that you came."
@school.sung "Good luck," they said, "{Hero}, at school!" And they pressed / a bun in each pocket of {Hero's} new vest.
@academic.sung The flags for {theDay} flew, red, yellow and blue, / and {Hero} had plum cake, and more of it, too.
@academic.sung "Good luck with {theDay}!" they said, each in a row, / and {Hero} felt brave from the hat to the toe.
@anniversary.sung And two, for the {day}, danced so slowly and long / that each of them came to the end of the song.
@anniversary.sung And the two whose own {day} it was danced, and they stepped / on each other, and laughed, while the old people slept.
@wedding.sung And there, for the {day}, was some rice to be thrown, / and nobody had to eat pudding alone.
@wedding.sung They rang, for the {day}, every bell that they had, / and an uncle sang, too, and he wasn't too bad.
@baby.sung Baby woke crying, till {Hero} came near, / whispering, whispering, into one ear.
@baby.sung Somebody carried the baby outside. / {Hero} was humming, and nobody cried.
@life.sung The flags for {theDay} flew, red, yellow and blue, / and {Hero} had plum cake, and more of it, too.
@life.sung They ate the plum cake for {theDay} in a ring, / and {Hero} stood up on a barrel to sing.
@bedtime.sung Then yawning, and yawning, to bed, one by one, / and {Hero} was sleeping before they were done.
@bedtime.sung And so off to bed, with a yawn and a kiss, / and {Hero} slept sweetly. You do it like this.
@none.sung Now why was there supper? "Because," {Hero} said, / "there was room for it in between breakfast and bed."
@none.sung "It isn't a birthday, it isn't a feast," / said {Hero}, and stayed there till morning, at least.
@quiet.sung They lit the one candle, and nobody spoke, / and {Hero} was warm in a hand-me-down cloak.
@quiet.sung They sat close together, as close as could be, / with {Hero} in between, and a big pot of tea.
@other.sung They cheered for {theDay}, and they cheered it once more, / and {Hero} took plum cake along to next door.
@other.sung They ate the plum cake for {theDay} in a ring, / and {Hero} stood up on a barrel to sing.
@graduation.verse There'd be hats for the graduates, flat on the top, / to throw in the air with a hip and a hop.
@school.verse For tomorrow was school, with a coat on its peg, / and a sock, a new sock, at the end of each leg.
@academic.verse There'd be flags for {theDay}, red and yellow and blue, / and a plum cake for me, and a plum cake for you.
@anniversary.verse It was all for the {day}, for two, who had said / that they'd love one another, with butter on bread.
@baby.verse <sibling:The new {day}|The new little baby> would cry, and then stop / for a cuddle, a hush, and a kiss on the top.
@life.verse There'd be flags for {theDay}, red and yellow and blue, / and a plum cake for me, and a plum cake for you.
@other.verse There'd be flags for {theDay}, red and yellow and blue, / and a plum cake for me, and a plum cake for you.
`
