// Six story worlds in verse, for the youngest two readers. A page is two couplets; the smallest hear the first of them only.
// Four beats to a line; names stand inside a line and never where it rhymes. A beat that comes again is another telling of it.

export const VERSES: Readonly<Record<string, string>> = {
  hiccup: `
@home In {home}, {Hero} lived over a shop, / with a dragon below it, and buns on the top.
@home In {home}, the pavement was warm as a bed, / for {Hero's} friend Cinder, a dragon, baked bread.
@home In {home}, {Hero} could walk in bare feet, / for Cinder the dragon lay under the street.
@hobby Now {doing} was {Hero's} best thing in the day, / and the {kit} came along all the way. // "{Rule,}" {they} would say to you, / to the cat, to the milk, and to anyone new.
@hobby If you asked what was best, out of all that there was, / "It's {doing}," said {Hero}. And why? "Just because!" // "{Rule,}" was {their} tip to the lot: / the buns, and the birds, and the lid of the pot.
@hobby On Mondays, on Tuesdays, in sun or in snow, / it was {doing} for {Hero}, wherever you'd go. // "{Rule,}" {they} would whisper, so wise, / to the man with the flour, and the girl with the pies.
@friend The dragon breathed out and the ovens grew hot; / "Mmm," said old Cinder, and stirred in her pot.
@friend "Good morning!" called {Hero}, each day, down the flue. / "Mmm," answered Cinder, for "How do you do?"
@friend Nine ovens kept warm as old Cinder breathed out, / and {Hero} would pat her, right there on the snout.
@friend.pal <pal2:And {Pal} and then {Pal2} came, as good friends should, / who couldn't do much, but did all that they could.|And {Pal} came along, as a friend always should, / who couldn't do much, but did all that {pthey} could.>
@friend.pal <pal2:{Pal} came to taste things, and {Pal2} came to, well, / to taste them again, and to go by the smell.|And {Pal} came to taste things, the crust and the rest, / and to help all the bakers with which was the best.>
@friend.pal <pal2:Where {Hero} went, {Pal} went, and {Pal2} made three, / with crumbs on their chins and a bun on each knee.|Where {Hero} went, {Pal} went, with jam on the chin, / and the bakers looked up, and said, "Both of you, in!">
@want "For {event}," said the bakers, "there's tea, / with buns by the dozen, and butter, and free!"
@want There was cake for {event}, with stairs and a door, / and {Hero} did windows, and then did some more.
@want For {event}, {Hero} helped out in the shop, / with flour to the elbows, and honey on top.
@turn But the spoons gave a shiver, the cups gave a skip, / and the street gave a bump like the bump of a ship. // {refrain} / Then up like a rocket and out of a flue / shot one of the buns, and it landed in two.
@turn Then {Hero} went up, with the teapot and tray, / and the shop gave a hop, and the cat ran away. // {refrain} / A bun, black as coal, left the chimney, and soon / was a speck going by on the way to the moon.
@turn The floor gave a jump, and so {Hero} did, too; / the cups ran in circles, the rolling pins flew. // {refrain} / A loaf, all on fire, went along with the birds, / and the baker who'd buttered it ran out of words.
@trouble Up went a roll, and it knocked off a hat; / down came a pie, going straight for a cat... // "The dragon!" the bakers all cried from the floor. / "She's got them, the hiccups! And here come some more..."
@trouble It rained currant buns, and it hailed apple pie; / a dog swallowed nine, and lay down with a sigh... // "Hic!" said the pipe. "It's old Cinder down there! / What stops it?" asked {Hero}. "A spoon? Or a scare...?"
@trouble A loaf flew at {Hero}, a roll hit the vet, / and a pie met a policeman it hadn't yet met... // Mrs. Bunn shook the pipe, and the pipe gave a squeak. / "It's hiccups! And how will we bake, for a week...?"
@stakes They opened the oven to look at the cake. / It was black as a boot from the fire and the shake.
@stakes Four floors of fine cake had come out as a coal. / "No {party}," said {Hero}, "on that, on the whole."
@stakes The cake had been white. It was black as a hat. / "No {party}," sighed {Hero}, "with something like that."
@try1 "A fright," whispered {Hero}, "will chase them away." / So down crept the bakers, in sheets that were grey... // With a lamp and a giggle, on tippety-toes, / they stood in a row by the end of her nose...
@try1 "We'll scare her!" said {Hero}. "It works well on me." / And nine bakers in tablecloths crept, one, two, three... // They giggled, they tripped on a hem and a shoe, / and they all took a breath for a very big "Boo..."
@try1 "Now hush!" whispered {Hero}. "A sheet on each head." / And down went nine ghosts, who all smelled of fresh bread... // They felt for the wall, and they felt for the stair, / and {Hero} felt breath going by in {their} hair...
@fail1 "BOO!" But a dragon's not frightened of ghosts, / and dragons make ghosts into dozens of toasts. // {refrain}
@fail1 "BOO!" But old Cinder said, "Guests! Is it tea?" / She toasted their hems, just as kind as could be. // {refrain}
@fail1 "BOO!" bellowed {Hero}. "Hello," Cinder said. / "Is it washing day, dears?" And she dried every thread. // {refrain}
@try2 "Then hold in your breath," called down {Hero}, "and wait." / She held it for five, and for six, seven, eight... // She held it till ninety, all purple and round, / and the floor of the shop rose up off of the ground...
@try2 "Shut your mouth," called down {Hero}, "and don't let it go!" / And Cinder grew rounder, like pastry, like dough... // She went pink as a ham, she went purple as plum; / "Ninety-six," sang the bakers, "and more still to come..."
@try2 "If you can't take a breath, you can't hic," {Hero} said. / So Cinder puffed out both her cheeks, and went red... // Her tummy rose up like a boat on the tide. / "Eighty-eight... eighty-nine..." She was ever so wide...
@fail2 At ninety-and-nine it came out with a roar, / and the hats of the people blew off to the shore.
@fail2 One short of a hundred, she let the thing fly, / and the hats of the town were a flock in the sky.
@fail2 BANG! went the hic, and the hats flew like crows, / and {Hero's} came home on a cow, I suppose.
@clue But {Spotter} heard something, a click and a clink. / Was it one little spoon on one plate, in the sink? // Clink, clink, seven times, very quick, very small, / and who has her supper with no one at all?
@clue Then {Spotter} stood still. Up the pipe came a clink: / seven clinks. Who could eat half as fast, do you think? // One plate it was, only, and only one spoon. / Would you eat with your friends and be finished so soon?
@clue {Spotter} bent down to the pipe, and it rang: / was it only one spoon that went clinketty-clang? // In a rush, in the dark, and then up came the hic. / Why ever would anyone eat up so quick?
@try3 "Some water!" said {Hero}. "A bath, to the brim!" / So they rolled in a bath for a dragon to swim.
@try3 "Drink it upside down, Cinder!" They rolled in the tub, / and {Hero} poured buckets in, glub after glub.
@try3 "Head down!" shouted {Hero}. "And drink till you're full!" / They had bumped in the bath, with a push and a pull.
@fail3 But fire and water make nothing but steam, / and it turned all the flour to a grey sort of cream. // {refrain} / It ran down the windows, it dripped from the bread, / and the bakers were pasted from boots up to head.
@fail3 Then hiss! went the fire, and the steam filled the street, / and flour and hot water make glue for your feet. // {refrain} / It stuck up the keyhole, it stuck up the door, / and {Hero} was stuck like a stamp to the floor.
@fail3 It boiled in her tummy! It puffed, white and wide, / and all of the bread went like porridge inside. // {refrain} / The loaves were all soggy, the windows ran white, / and nine sticky bakers hung up for the night.
@low So {Hero} sat down on the bottom-most stair, / with a soggy black bun and with paste in {their} hair. // No bread and no cake, and the ovens gone cold, / and the buns in the road getting older than old.
@low On the bottommost step, {Hero} sat like a stone, / with a bun that was coal, in the dark, all alone. // The ovens were out, and the lamps would be soon, / and hic, said the dark, and then clink, said a spoon.
@low Poor {Hero} was glued to the step by the seat, / with dough in {their} pockets and dough round {their} feet. // No cake would be cut and no candle be lit, / and the dragon said hic, and she minded a bit.
@insight.sound "{Rule}" And {Hero} sat near. / Now what were those clinks that came into {their} ear? // It wasn't just noise, it had time, it had beat! / What if the dragon could dance it with feet?
@insight.sound "{Rule}" {Hero} lay by the wall. / Clink, clink, and then hic! Was it music at all? // It went like a man who runs after a bus. / What if somebody slowed it? What if it was us?
@insight.sound "{Rule}" With an ear to the floor: / seven clinks and a hic! Had {they} heard it before? // It was almost a tune, only four times too quick. / Now what would it do if you slowed down the hic?
@insight.tend "{Rule}" And {Hero} drew near. / Who'd listened to Cinder, from there or from here? // They'd told her to stop it, they'd told her to try, / but had anyone, anyone, asked Cinder why?
@insight.tend "{Rule}" {Hero} thought. They had not! / Was she lonely down there, with one plate and one pot? // They'd said, "Hold it!" and "Boo!" and then, "Drink this up, dear." / Did anyone say to her, "What's wrong, down here?"
@insight.tend "{Rule}" {Hero} sat up on the stair. / One plate and one spoon. Was there nobody there? // They'd all had a cure for her, all of them new. / But what would old Cinder have told them to do?
@insight.move "{Rule}" {Hero} <seated:sat up in {their} chair|sprang from the stair>. / What if you went with it, up in the air? // They'd pushed at it, pushed at it, all the day long. / What if you jump with it? Was it so wrong?
@insight.move "{Rule}" Under {Hero}, a bump! / Would it hurt you at all if you knew when to jump? // It threw {them} up high when {they} held the rail tight. / If {they} let go and hopped, would it be such a fright...?
@insight.move "{Rule}" {Hero} bounced on the stair. / Was it more like a ball than it was like a scare? // They had blocked it, and scolded, and shouted out "Stop!" / But who had said yes to it? Who'd tried a hop?
@means.sound So {went}, went the {kit}, down there, soft and slow, / as slow as an elephant out in the snow. // And Cinder's long tail on the floor went along, / and forgot about hiccups, and followed the song.
@means.sound Then {went}, went the {kit}, for Cinder, at tea, / as slow as a cow that looks out on the sea. // The spoon began waiting, the hics fell behind, / and the tip of her tail swung along, soft and kind.
@means.sound So down there by Cinder, in dark and in heat, / {went}, went the {kit}, a slow sort of beat. // "Hic," said the dragon, but later, and then / she forgot to say hic, and just hummed it again.
@means.tend {Went}, went the {kit}, at Cinder's warm side. / "It's lonely at supper down here," Cinder cried. // "I gobble it up, for it's quicker that way." / "We'll come," answered {Hero}. "We'll come every day."
@means.tend {Went}, went the {kit}, so close to her cheek, / and {Hero} asked Cinder, and helped her to speak. // "It's the chairs," said the dragon. "I hear you sit down. / I've only one chair, and it's this end of town."
@means.tend {Went}, went the {kit}, where the others would stop. / "Are you sad," {Hero} said to her, "under the shop?" // "I hear you all laughing," she told them, "at bread. / So I swallow mine quickly, and hurry to bed."
@means.move {Went}, went the {kit}, and right on the hic / went {Hero}, as light as a feather, and quick. // And Cinder jumped, too, and she wobbled, and then / she laughed till she snorted, and did it again.
@means.move Then "Now!" shouted {Hero}, and hopped on the beat, / and {went}, went the {kit}, by Cinder's warm feet. // "Do that again," said the dragon. "No, me!" / And the hic turned to giggles by one, two, and three.
@means.move {Went}, went the {kit}. They hopped, left and right, / old Cinder and {Hero}, the heavy, the light. // The plaster came down, and the hic came out small, / and turned, on the way, to no hiccup at all.
@flaw Now {Hero} had sweets in a bag on a string, / and never gave anyone any such thing.
@flaw {Hero} had sweets in a bag, tied up tight, / and {they} counted them under the blankets at night.
@flaw A bag of sweets rattled as {Hero} went by. / "Just one?" asked the bakers. There came no reply.
@choice The bakers were cold, and they all wanted bed. / "My sweets! You can have them," is what {Hero} said.
@choice "You've waited so long. Here, have some," {Hero} said. / And the sweets went around, yellow, green, blue and red.
@choice Then {Hero} undid it, the bag on the string, / and the bakers got sweets, and it made them all sing.
@snag "Now honey will hold it, one spoon from the pot!" / There was one pot of honey. Was that what they'd got? // But somebody's fingers were sticky with dough, / and it rolled and it rolled, and oh, where did it go...
@snag "Now, honey!" called {Hero}. "The last pot will do!" / It slid from wet fingers, and rolled out of view... // It bumped on a boot and it went past a shelf, / and round by the bins, going off by itself...
@snag One spoonful of honey would keep the hics shut. / There was just the last pot, and they had it, all but... // It shot like the soap from a baker's wet hand, / and away! Where on earth would a honey pot land...?
@rescue The small muffin boy had been watching it roll, / and he came with the honey, a mouse from its hole.
@rescue "I'm thin," said the muffin boy. "I can get in." / And out came the honey pot, under his chin.
@rescue The flour gave a sneeze, and out crept something white: / the muffin boy, hugging the honey pot tight.
@rescue.pal But {Pal} had been watching the thing as it rolled, / and {Pal} fetched {key} without being told.
@rescue.pal Then in past the flour bins, all dusty and black, / went {Pal}, and the honey pot came riding back.
@rescue.pal Who sneezed by the bins? It was {Pal}, white as snow, / with the last pot of honey, all ready to go.
@climax Then {Hero} leaned in by the teeth, big and bright, / and poured in the honey, and held the lamp tight. // They counted to seven. They counted to eight. / And nothing went hic, and it got to be late.
@climax "Open wide, Cinder!" On top of her tongue / stood {Hero}, and down came the honey, and hung. // Gulp. And they counted to seven, all ten, / and waited for eight, and then waited again.
@climax Then {Hero} crept up with the honey, and so / it slid into Cinder, all golden and slow. // Five, counted the street in its slippers, and six. / And seven. And there was an end of the hics.
@resolution The ovens grew golden, the ovens grew hot, / and up came the buns, and they stayed in the pot. // {turned} / And out of their windows, in nightcap and gown, / leaned all of the people in all of the town.
@resolution The ovens were lit, and the loaves that they made / stayed put on the shelf where the loaves had been laid. // {turned} / The cats came from roofs to lie down on the stones, / and were warm from their ears to the ends of their bones.
@resolution Then purr, went old Cinder; it ran through the town, / and the bread came up gold, and the crust came up brown. // {turned} / And babies were held up to windows to smell, / and {Hero} had seconds, and Cinder as well.
@close <pal2:With {Pal} and with {Pal2} they sat on the floor|<pal:With {Pal} in the middle they sat on the floor|They carried the table down under the floor>>, / and where there was one plate they set twenty more. // And Cinder ate slowly, one crumb at a time, / till the clock in the dark had forgotten to chime. // {toast}
@close <pal2:Then {Pal} and then {Pal2} came down with their chairs|<pal:Then {Pal} and then {Hero} came down with their chairs|Then {Hero} and everyone came with their chairs>>, / and the table came after, legs up, on the stairs. // And Cinder put down, after each bite, her spoon, / for a story, a joke, or a bit of a tune. // {toast}
@close <pal2:Then {Pal} and then {Pal2}, down under the street|<pal:Then {Pal} and then {Hero}, down under the street|Then {Hero} and all of them, under the street>>, / had supper with Cinder, on chairs at her feet. // She nibbled one crumb, and then talked for a while, / and that was a supper with room for a smile. // {toast}
`,
  cloud: `
@home In {home}, {Hero} lived up by the sky, / in a house like a pencil, all skinny and high. // The rain on the roof went a-tip and a-tap, / like a hundred small mice in the lid of a cap.
@hobby Now {doing} was {Hero's} best thing in the day, / and the {kit} had to come, come what may. // "{Rule,}" {they} would say to them all, / to the spoon, and the soap, and the snail on the wall.
@friend Next door, on a ladder, as cross as a crow, / was old Mr. Puddock, who always said no. // "The wet," he would say, "is for out, not for in!" / and he looked at the sky with a drip on his chin.
@friend.pal <pal2:And {Pal} and then {Pal2} came, splash, through the wet, / the two dampest friends that a person could get.|In sunshine or puddles, in dry or in wet, / {Pal} was the best of the friends you could get.>
@want And {Hero} hung lanterns, the red and the blue, / all ready for {event}; the cousins were due. // A hundred of paper, on string, in a row, / from the top of the attic to kitchen below.
@turn But who was in {Hero's} left boot, sound asleep? / A bit of a cloud, like the tail of a sheep. // {refrain} / It was small, it was grey, it was soft as a sigh, / and it woke, and it looked, and it started to cry.
@trouble It rained on the butter, it rained on the bread, / it rained upon {Hero}, from toe up to head... // It made a small lightning, it made a small boom. / Now what do you do with a storm in your room...?
@stakes The lanterns were dripping, the paper was torn, / and the cloud was as thin as the wool on a thorn. // "It's crying itself to a puff," {Hero} said. / "By night there'll be nothing to put into bed."
@try1 "It's hot for a cloud," {Hero} said. "Try some ice." / And {they} shut it in there with the peas and the rice... // {They} leaned on the lid, and {they} heard it inside, / a rattle, a patter, a bang on the side...
@fail1 It snowed on the peas and it hailed on the pie, / and the cloud had blue ears, and a storm in its eye. // {refrain} / It threw a wet snowball, it threw it with care, / and it hit our poor {Hero} right there in the hair.
@try2 "You're thirsty!" said {Hero}, and filled up the tub. / It drank, and it drank, with a glug and a glub... // It swelled like a cushion, it swelled like a bed, / it swelled till it bumped on the lamp overhead...
@fail2 It stuck in the doorway, it gave a great sneeze, / and the stairs were a river right up to your knees. // And out went the soap, and the mat, and the cat, / and a boot in a basket, and somebody's hat.
@clue But {Spotter} saw something out there on the line: / it was only a sheet, but so fluffy and fine! // The cloud had crept up, and it cuddled up tight. / Did it think that was somebody, woolly and white?
@try3 "It wants other clouds, then!" As quick as a mouse, / up {Hero} ran, up, to the top of the house. // "Up there are the clouds, and they're white, and they're wide!" / And off went the little one, out and outside.
@fail3 It jumped, and it jumped, but the sky was too high, / and nobody looked as the big ones went by. // {refrain} / It fell to the gutter, it lay like a sock / that somebody lost on the way round the block.
@low Then {Hero} sat down with a jar on {their} knee, / and a cloud in the jar that you hardly could see. // {They}'d iced it, and bathed it, and held it up high, / and all {they} had done was to make the cloud cry.
@insight.look "{Rule}" {Hero} looked at the sky. / Now where did they go to, the clouds going by? // They all went one way, like the cows to a gate. / Where do the clouds go to bed when it's late?
@insight.tend "{Rule}" And {Hero} never once did. / "Who are you looking for, under that lid?" // It leaned to the sheet like a flame in a lamp. / Was it looking for somebody woolly and damp?
@insight.mark "{Rule}" {Hero} looked at the sheet. / Whom would a cloud want to cuddle and meet? // The clouds couldn't hear them, that much {they} could see. / But a picture, a big one? Now how would that be?
@means.look The clouds, every night, lay as thick as white sheep / on the hill past the town, and they all went to sleep. // {Went}, went the {kit}. "Up the hill!" And they ran, / with sheets from their beds, and a lamp in a can.
@means.tend "A cloud's made of steam!" And so {Hero} was quick: / on went all the kettles; the steam came up thick. // {Went}, went the {kit}, sip after sip, / till it sat up and wriggled, and gave a small drip.
@means.mark {Went}, went the {kit}, on the sheets, on the white: / it was Drip, with two ears, and its eyes shut up tight. // It was big as a barn and as sad as could be, / so that all of the clouds up in heaven could see.
@flaw Now {Hero} had sweets in a bag on a string, / and never gave anyone any such thing. // "They're mine," muttered {Hero}. "I keep them in here, / and they'll last, if I'm careful, till March of next year."
@choice The people were shivering, up in the cold. / "My sweets! You can have them," is what they were told. // And round went the bag till it rattled no more, / and they all held the washing lines tight as before.
@snag "We'll hang up the sheets, for its mother to see!" / They flew like white swans from the pole to the tree. // But the peg at the end, with a ping and a hop, / flew off, and the sheets all began to go flop...
@rescue "My hens," said a girl, in a voice very small, / "have got it. They think it's the best thing of all." // She felt with one arm, and she felt with it more, / and she came out with {key}, and some straw.
@rescue.pal But {Pal} had been watching wherever it blew, / and {Pal} brought {key}, good as new. // From right {hid}, with a bump and a squeak, / came {Pal}, with a feather, and mud on one cheek.
@climax Then down came a cloud like a ship from the blue, / as wide as the town, and as quiet as dew. // And {Hero} held up the small jar, oh, so high, / and up went the little one, home to the sky.
@resolution It rained, but a warm rain, a tickle, a kiss, / and nobody minded a soaking like this. // {turned} / And cross Mr. Puddock, next door, clambered down, / and took off his hat, and went dancing through town.
@close <pal2:With {Pal} and with {Pal2} they ate in a tent|<pal:With {Pal} in the middle they ate in a tent|They ate in the meadow, with sheets for a tent>>, / until the last candle among them was spent. // And once every year, by the bed where it stood, / there's rain in one boot, and it does the boot good. // {toast}
`,
  tick: `
@home In {home}, {Hero} lived close to the clock / that all day said tick and that all night said tock.
@hobby It was {doing} for {Hero} from breakfast till ten, / and then, after supper, came {doing} again. // "{Rule,}" {they} would say to them all, / to the jam, and the stairs, and the mouse in the wall.
@friend Mr. Quill wound it up, with a key like a leg, / every day of his life, after toast and an egg.
@friend.pal <pal2:Now {Pal} and then {Pal2} came out to the square, / and wherever the one was, the other was there.|Now {Pal} came along for a sit in the square, / and wherever was {Hero}, then {Pal} would be there.>
@want At six, on the dot, they'd have cake by the slice, / for {event}, with candles and ice.
@turn At ten before three came a flea of a sound, / and everyone stopped, and they all looked around. // {refrain} / It was only a tock, and a gap, and a tock, / like a man on one leg going round in a sock.
@trouble It stayed ten to three, and it stayed it all day. / The school couldn't end, and so who'd go and play? // The eggs boiled and boiled till they boiled hard as stones, / and a man on a ladder stood groaning his groans...
@stakes "No tick and no time," Mr. Quill shook his head. / "It will never be six." "And the cake?" {Hero} said.
@try1 "It's only run down!" So they wound it up tight, / and round went the key, to the left, to the right... // "Once more," {Hero} puffed, "and we'll hear it go soon!" / And it groaned like a cow going over the moon...
@fail1 Then sproing! And a spring that was long as a cat / went twang through his beard and went off with his hat. // {refrain}
@try2 "Then we'll be the tick!" So they stood in the square, / and when it said tock, they said tick to the air... // "Together," said {Hero}. "One breath, and be quick!" / And the clock said its tock, and the people said tick...
@fail2 But one said it late, and a duck said it twice, / and it went all to bits, like a bag full of mice.
@clue But {Spotter} heard something out there in the grass: / tick, tick! Was it somebody trying to pass? // Not slow and not sad, but as quick as could be. / Does a tick that is lost go tick-tick in such glee?
@try3 "It's there!" And off {Hero} ran, out with a net; / it hopped, and they hopped, and they hadn't it yet.
@fail3 They caught two straw hats, and a bee, and a frown. / The tick laughed tick-tick, and hopped off through the town. // {refrain} / The sun didn't move, and the shadows stood still, / and it stayed ten to three by the church on the hill.
@low Then {Hero} lay down, with {their} nose to the sky, / and the grass in {their} ears, and the time not gone by. // "I can't make it come, and I can't make it stay." / And that was the longest there's been of a day.
@insight.look "{Rule}" {Hero} looked at a stem. / There were crickets; and who was it sat there with them? // A spark that had knees, and its feet in the air! / Was it hiding at all? Was it just resting there?
@insight.sound "{Rule}" {Hero} shut both {their} eyes. / There were crickets, and who was it, just the same size? // It sang with them, tick-tick, and never was wrong. / Had it ever before had a friend and a song?
@insight.build "{Rule}" {Hero} thought of the clock. / Was there any soft seat in it, next to the tock? // There was wheel upon wheel, and no place for its head. / Who'd ever go home to a house with no bed?
@means.look So {Hero} knelt down by the tick in the hay: / it had gone, that was all, for its first holiday. // In a hundred long years not a soul ever spoke. / {Went}, went the {kit}, and it blinked, and it woke.
@means.sound {Went}, went the {kit}, as soft as could be, / till the tick gave a hop, and it hopped to a knee. // It kept such good time, and it danced till it dropped, / and it looked up to see why the music had stopped.
@means.build {Went}, went the {kit}, with moss and with string: / a bed for a tick, with a bounce, on a spring. // "For Sundays," said {Hero}, "and rests in between." / It was surely the bounciest bed ever seen.
@flaw Now {Hero} had toffees, all golden and round, / and counted them nightly, and made not a sound.
@choice The people were tired, and they wanted to go. / "Then have them," said {Hero}, "the whole golden row."
@snag They climbed with the tick, but a wheel wasn't there, / the smallest of all, and they looked everywhere... // They looked in the cogs, and on top of the shelf, / with the tick in a hat, looking glum by itself...
@rescue The girl with the broom felt about in the dust, / and there was {key}, with just one speck of rust.
@rescue.pal But {Pal} saw the wheel, going off on the floor, / and {Pal} brought {key} right back in at the door.
@climax On went the small wheel. In the dark of the clock / {Hero} opened {their} hands, and the tick joined the tock. // "With Sundays," said {Hero}, "for grass and for sun." / It sat, and it thought. And then it had begun.
@resolution Then the schools all came out, and the eggs were all done, / and the six went up, bong, in the gold of the sun. // {turned} / And the man on the ladder came down to the ground, / and he kissed every person he found all around.
@close <pal2:With {Pal} and with {Pal2} they sat down to play|<pal:With {Pal} on one cushion they sat down to play|They ate in the long grass, with crickets to play>>, / and the tick had a nap at the end of the day. // And everyone there had some icing on top, / and they all heard it go, and they none heard it stop. // {toast}
`,
  whale: `
@home In {home}, {Hero} lived close to the sea, / and a pond, up the hill, just as small as can be.
@hobby It was {doing} for {Hero} each day before tea, / and the {kit} had been wet by the sea. // "{Rule,}" and, "That is the trick," / said {Hero} to gulls, and a boy with a stick.
@friend Mr. Trout ran the pond with a brush and some paint, / and his signs said NO splashing, NO dogs, NO complaint.
@friend.pal <pal2:And {Pal} came to paddle, and {Pal2} did, too, / and they did all the things that the signs said don't do.|And {Pal} came to paddle, as friends like to do, / and did all the things that the signs said don't, too.>
@want For {event}, there'd be boat rides free, / in nine little boats, and then jam for their tea.
@turn All night there was wind, and the sea came to play, / and it left something big when it all went away. // As long as the pond, with a boat on her nose, / was a whale, very wet, in a sort of a doze.
@trouble A whale in a pond! And she fitted it tight. / So how do you get a whale home before night? // NO WHALES, wrote the keeper, and put down his hose. / But who reads a sign with a boat on their nose...?
@stakes "A whale," whispered {Hero}, "can't live in a cup. / She'll drink the whole pond, and her skin will dry up."
@try1 "We'll pull her!" said {Hero}, and tied on a bow, / and the whole of the town took a hold of it: so... // They dug in their heels, and they counted to three, / and they leaned on the rope with their backs to the sea...
@fail1 Then snap! And they sat on each other, in heaps, / and the whale never moved, like a mountain that sleeps. // {refrain}
@try2 "Then up!" And so {Hero} tied every balloon, / the red and the blue, on a hot afternoon... // The strings all went tight, and her tail gave a twitch, / and the pond gave a suck, like a boot in a ditch...
@fail2 Off flew the balloons, but the man of the pond / was tied to the last, and went up and beyond.
@try3 "We'll dig!" shouted {Hero}. They dug till they ached, / through the mud, through the wall, and it shook, and it quaked...
@fail3 Glug-glug went the water, right out, down the drain. / Now the whale had a puddle, and hopes of some rain. // {refrain} / They stood with their spades in the last of the sun, / and there wasn't a thing that they hadn't now done.
@low So {Hero} sat close, with the soap, in the wet, / and washed the mud off her, the sun nearly set. // "I'm here," {Hero} told her. The sea went hush-hush, / a long way away, like a slow sort of brush.
@clue Then {Spotter} saw something go by in the rain: / a snail going down, like a small sort of train. // Its house on its back was as big as a hat, / but it slid on its road. Could a whale go like that?
@insight.build "{Rule}" {Hero} looked at the hill. / It ran to the sea. What would slide? What would spill? // There's soap in the bath, and there's soap by the sink. / How much in a town? Is it more than you'd think?
@insight.move "{Rule}" And {Hero} slid down / on the soap, on the hill. What if... right through the town? // They'd pulled her and pulled her, since early that day. / But who pulls a slide? Don't you slide all the way?
@insight.sound "{Rule}" And the whale sang a note, / and she moved! Just an inch. Was it all in her throat? // It shook in the stones, and it hummed in the ground. / Could a town, if it sang, make a big enough sound?
@means.build {Went}, went the {kit}, on mats and on trays, / and they soaped them all over, in all sorts of ways. // It went from the pond, past the bank and the shop, / right down to the sea, without one single stop.
@means.move So they soaped the whole hill, and then {Hero} held tight / to the tail, and they rocked, to the left, to the right. // {Went}, went the {kit}. They all called, "To and fro," / till the edge of the pond said she might as well go.
@means.sound So they soaped the whole hill. {Hero} found her own tune, / and the whole town joined in, from the church to the moon. // {Went}, went the {kit}, and the path gave a shake, / and she started to slip, like a spoon through a cake.
@flaw Now {Hero} had sherbet in twists, red and blue, / and nobody got any, me nor yet you.
@choice They were cold, they were wet, they were ready for bed. / "There's sherbet for all of you," is what {Hero} said.
@snag But halfway, the soap on the hill went all dry. / "The hose!" shouted {Hero}. But where? And oh, why...? // She stuck on the hill, with her tail in the damp, / and the sea just as far as a ship with a lamp...
@rescue The girl who sold shrimps said, "I skip with it. Here!" / and she came with {key}, very pink round the ear.
@rescue.pal But {Pal} knew the place where the keeper's had gone, / and {Pal} brought {key}, and they all turned it on.
@climax The suds came up high, like the fluff on a sheep, / and {Hero} just pushed, as you'd push one asleep. // And down, past the bank, past the bread, past the bell, / went a whale, singing loud, and she sang very well.
@resolution Then SPLASH! And the wave brought the pond keeper home, / on the top, with a hat of the whitest of foam. // {turned} / She blew them a fountain, she waved with her tail, / and the rain that came down was a kiss from a whale.
@close <pal2:With {Pal} and with {Pal2}, the tea was set out|<pal:With {Pal} at the teapot, the tea was set out|They had tea on the sand till the stars were all out>>, / and WHALES MAY COME IN, wrote the good Mr. Trout. // But please, WIPE YOUR FEET, he wrote under, in blue. / And everyone wiped them, and {Hero} did, too. // {toast}
`,
  bone: `
@home In {home}, {Hero} lived next to a hall / where Doris, all bones, was the biggest of all.
@home Next door to our {Hero}, in {home}, lay / old Doris the dinosaur, bones all the way.
@home In {home}, {Hero} said "Morning!" to bones, / for Doris the dinosaur lay on the stones.
@hobby The {kit} went to school and to bed, / for {doing} was all that was in {Hero's} head. // "{Rule,}" {they} would say to them all, / to the bones, and the broom, and the clock in the hall.
@hobby When {Hero} woke up, and before the first yawn, / it was {doing} at once, on the mat, on the lawn. // "{Rule,}" {they} told Doris's toes, / and told it a moth that sat down on her nose.
@hobby Some people like pudding, and some like the sea. / "It's {doing}," said {Hero}, "and always, for me." // "{Rule,}" {they} would add, on the stair, / to the stuffed polar bear with a hat on its hair.
@friend "How's the old lady?" said Tuttle the tea, / who came with his trolley at quarter to three.
@friend "She's quiet," said Tuttle, who brought round the tea. / "She's only just sleepy," said {Hero}. "Like me."
@friend Along came the trolley, with biscuits and squeak, / and Tuttle asked, "Hasn't she got up this week?"
@friend.pal <pal2:And {Pal} came, and {Pal2} came, to help with the glue, / and it stuck to their ears, and their elbows stuck, too.|And {Pal} came along there to help with the glue, / and it stuck, as it will, and to {Pal's} elbows, too.>
@friend.pal <pal2:Then {Pal} held a rib up, and {Pal2} a toe, / and looked all around for where each ought to go.|Then {Pal} held a rib up, and then a big toe, / and looked all around for the place they should go.>
@friend.pal <pal2:Now {Pal} had the brush, and then {Pal2} the pail, / and they dusted old Doris from nostril to tail.|Now {Pal} had the duster, and stood on a pail, / and did all of Doris, from nostril to tail.>
@want She'd be put up tonight, with her head in the air, / for {event}, and all would be there.
@want By night she'd be standing; they'd put out the chairs / for {event}, and ribbons all down the front stairs.
@want Tonight, for {event}, old Doris would stand, / with {Hero} beside her, and lamps, and a band.
@turn They glued on her feet and they glued on her knees, / and they looked in the box. "One more bone, if you please?" // {refrain} / Not under the lid, and not under the floor. / So where is a bone, when it was there before?
@turn Toe bone and shin bone, and rib after rib, / then {Hero} looked in. It was bare as a crib. // {refrain} / Four hundred but one! And they counted again. / It couldn't have walked. Or it might have. But when?
@turn They put on her tail, and her feet, and each knee. / "Next!" shouted {Hero}. But what could it be? // {refrain} / Some straw and a button, and not a bone more. / Can a bone, by itself, take a walk through the door?
@trouble They looked under hats, and they looked under mats. / A man found a bun, and a lady, three cats. // The Professor sat down on a piece of a tail, / and it rolled her away like a pea in a pail.
@trouble They looked in the teapot, they looked in the mop, / in the beard of a king, from the chin to the top. // {Hero} found buttons, and somebody's tooth, / and a lady asleep in the telephone booth.
@trouble So {Hero} looked high, on the tops of the shelves: / a comb, and a plum, and some socks by themselves. // Then Professor Pym sat on a bit of a shin, / and away down the stairs she went, spin after spin.
@flaw Now {Hero} had drops, and the best one was green; / it was kept in a bag where it couldn't be seen.
@flaw A bag of fruit drops was in {Hero's} own coat; / they were sucked, one by one, down a single small throat.
@flaw "The green drop is best," {Hero} said, "so I keep / the bag by my pillow, and guard it asleep."
@stakes "With one of them gone, then the legs will not hold, / and there's no more {party}," the people were told.
@stakes "One short, and she'll wobble; she'll fall on the cake! / No {party}," said {Hero}, "for everyone's sake."
@stakes "The legs won't stay up if there's one bone too few. / No {party}," said {Hero}, "and no Doris, too."
@try1 So {Hero} lay flat, and put in a long arm, / right under the cupboards, all dusty and warm... // It was smooth, it was long, it was stuck at one end. / {They} pulled with both hands, and it started to bend...
@try1 Then {Hero} crawled in where the broom hadn't been, / in fluff like a carpet, all grey and all green... // A long thing, a thin thing, a thing with a crook! / {They} pulled it out slowly, and... come here and look...
@try1 "Perhaps it rolled under!" Flat down on the floor, / {Hero} put in an arm, and a cheek, and some more... // There was something as cold and as smooth as a bone. / {They} pulled, and it gave a long scrape on the stone...
@fail1 It was just an umbrella, as black as a rook, / and a sandwich, oh dear, and an overdue book. // {refrain}
@fail1 An umbrella! And after it, hard as a shoe, / came a sandwich, from eighteen and seventy-two. // {refrain}
@fail1 It opened with whoosh: it was only a brolly, / and a very old sandwich, once dropped from the trolley. // {refrain}
@clue But {Spotter} saw one bone, all bent like a hook: / it stuck in the tail. Now whoever would look? // It stuck out all wrong, and it bent at the end. / Whoever saw tails with a finger to bend?
@clue Then {Spotter} came by where the tail bones were laid, / and one had a crook. Was that how it was made? // It curled by itself, like a finger at tea. / Does a tail ever beckon? Now what could it be?
@clue In the row of the tail bones, {Spotter} saw one / that bent like a finger. Was that how it's done? // It fitted with nothing, before or behind. / Do tails have a part of the pointing-out kind?
@try2 "It's dogs," {Hero} said, "who like bones, in the park!" / And there was a dog, digging on in the dark... // They crept on their toes, with the mud on their shins. / He'd a bone in his teeth, and the widest of grins...
@try2 "Who else could want bones?" {Hero} asked. "Why, a hound!" / And there in the park, digging down in the ground... // Sat a dog like a doormat, with earth in his hair, / and a bone in his jaws. Could it be? Did they dare...?
@try2 So off to the park! There were paw prints in mud, / and {Hero} ran after them, thud, thud, thud, thud... // A dog by a hole had a bone, long and white, / and it looked like a shin, by the little street light...
@fail2 But the bone was from ham, and he ate it right there, / and shook all the mud of it into their hair.
@fail2 But it came from the butcher, and so he ate on, / and {Hero} got muddier, till it was gone.
@fail2 "It's ham!" muttered {Hero}, with mud to the knees, / and the dog wagged his tail, and went on, if you please.
@try3 "I'll make one!" So {Hero} took plaster and broom, / and up went the legs, in the still of the room...
@try3 So {Hero} made one, with some plaster and string, / and a handle of broom, a magnificent thing.
@try3 A broomstick, some plaster, a brush and a pot: / you couldn't tell {Hero's} new bone from the lot.
@fail3 Then crick! And then crack! And then down, rib by rib, / like a tray full of spoons on a big baby's bib. // {refrain} / She lay on the floor in a heap, like a sum / that you never can do, not if Christmas should come.
@fail3 The broomstick went snap, and the ribs, with a clatter, / came down like a cook who had slipped with a platter. // {refrain} / A toe spun around by itself, like a coin, / and nothing was left that a person could join.
@fail3 Crack! And the knees went, and then the long spine, / like a piano let go on the stairs, in a line. // {refrain} / {Hero} stood there with the glue and the brush, / and dust drifted down in a terrible hush.
@low They all went to bed. {Hero} sat on the floor, / with the {kit} on {their} knees, by her head, by the door. // "I'm sorry, old Doris." She looked very flat, / and the moon came and sat by her, too, like a cat.
@low When all had gone home, {Hero} stayed in the gloom, / by that long patient head, in the big empty room. // "Oh, Doris, I'm sorry," {they} said to her nose. / The {kit} lay beside them, and so did her toes.
@low The lights were put out, and they all went away, / but {Hero} sat on, by where Doris now lay. // "You wanted to stand up," {they} said, "and you can't." / And she looked very tired, like somebody's aunt.
@insight.look "{Rule}" The moon, on the wall, / made a shadow with knees. Were they knees, though, at all? // For a knee bends this way, and a knee bends like so. / Now, whose bends like that? Is there someone you know?
@insight.look "{Rule}" {Hero} looked at her knees: / by moonlight, what else had a pair made like these? // A hen has them backwards; a heron has, too. / Now who put hers forwards, with paper and glue?
@insight.look "{Rule}" {Hero} did, and once more. / Had her shadow not knees like a bird's, on the floor? // You sit like a person, a chicken does not. / Which one of the two kinds had Doris just got?
@insight.build "{Rule}" Bone to bone, with a click! / Who says that a leg has to go like a stick? // They fitted so well, like a key in a door. / Had {Hero} not tried it the right way before?
@insight.build "{Rule}" {Hero} picked up a bone: / it clicked with another. Had no one been shown? // This went into that, and then that into this. / What if nothing was lost, and there's nothing to miss?
@insight.build "{Rule}" With a bone in each hand, / {Hero} clicked. Was it that way she wanted to stand? // They'd counted, they'd hunted, they'd emptied the bins. / What if all of her toes had been stuck to her shins?
@insight.mark "{Rule}" {Hero} drew on the floor, / and turned the knees backwards. Who'd tried that before? // It looked like a table that's late for its tea. / So rub it all out! Now, what else could it be?
@insight.mark "{Rule}" {Hero} drew on the stone / her legs. Could a creature stand up so, alone? // It looked like a chair that falls over at tea. / And what if you bent, only this way, the knee?
@insight.mark "{Rule}" {Hero} drew what they'd planned. / Was that how a dinosaur ever could stand? // It had the front knees of a postman, all wrong. / What if bird knees were what she had had all along?
@means.look {Went}, went the {kit}. "She has knees like a hen!" / And {Hero} turned each of them backwards again. // The crook in her tail was a thumb, plain to see. / They'd had every bone there, as right as could be.
@means.look Her knees should go back, like a hen's, like a crow's! / So {Hero} turned both, from the thigh to the toes. // {Went}, went the {kit}, at her tail: there's her thumb! / They had every last bone of her, all of the sum.
@means.look So {Hero} turned knees round, as birds have them bent; / {went}, went the {kit}, and that's how they went. // The odd little tail bone went on to her wrist: / a thumb! And so that was the bone that they'd missed.
@means.build {Went}, went the {kit}, one to two, two to ten. / For ninety long years she'd been wrong, until then. // Her foot was her hand, and her chin was her rear, / and her thumb had been stuck in her tail till this year.
@means.build {Went}, went the {kit}, bone by bone, until three, / and her elbows were elbows, her knee was a knee. // And as for the tail with the crook in, the trick / was to call it a thumb, and on it went: click.
@means.build {Went}, went the {kit}, at the hips, at the toes: / {Hero} built Doris right up to her nose. // For ninety years, people had hung up her paw / on her ear, and her thumb on her tail, like a claw.
@means.mark {Went}, went the {kit}. There, from tail up to chin, / stood Doris, all drawn, with the knees going in. // And the thumb in her tail was a thumb, and no tail! / "So it's us who were wrong," whispered somebody, pale.
@means.mark {Went}, went the {kit}: she had knees like a wren, / and everyone came there, and looked, and again. // "And that, in her tail, is her thumb," {Hero} said. / The Professor sat down with her hat off her head.
@means.mark {Went}, went the {kit}, down the stairs and the hall, / and showed them how Doris should go, bones and all. // "We hunted all day for a thing that we had: / her thumb's in her tail!" And they weren't even sad.
@choice The cleaners were yawning, and off went a few. / "A drop each," said {Hero}. "The green one's for you."
@choice The cleaners sat down on their pails for a rest. / "Have drops," offered {Hero}. "The green is the best."
@choice Then {Hero's} bag rattled along, down the row: / a drop for each cleaner, and no one would go.
@snag They'd laid every bone, and the sky was half light. / There was just the thumb left, but it wasn't in sight... // "I had it, I put it down, here, by the tea. / And now there is nothing. Oh, where can it be?"
@snag Now all were laid out, and just one was to come: / it had been there a minute ago, had the thumb... // They crawled, and they patted, they lifted the mat. / "I had it just here, by the tea, and, oh drat..."
@snag Just one little gap, and the sun nearly up: / "The thumb!" cried out {Hero}. "It lay by my cup..." // "No, there!" No, it wasn't. "It's under the..." No. / Now where could a thumb with no legs to it go...?
@rescue The trolley stood straight, and it squeaked not at all, / for there was {key}, by a wheel, by the wall.
@rescue The bone was a wedge for the trolley! "Dear me," / said Tuttle, and blushed. "It did wobble the tea."
@rescue "It stands very straight," {Hero} said, "for a cart." / And there was the bone, squashed, and doing its part.
@rescue.pal But {Pal} had a look at the trolley, low down, / and came with {key}, in a dust-coloured crown.
@rescue.pal The trolley was level, and {Pal} wondered why, / and fished out the crooked bone, dusty and dry.
@rescue.pal What squeaked, and then didn't? The trolley! And so / {Pal} reached underneath, and the bone said hello.
@climax Then click, went the thumb. "Now all pull!" {Hero} cried. / And up came the neck, very long, from the side. // And up came the head, like a moon on a string, / till it bumped on the lamp, and the lamp gave a ting.
@climax The thumb clicked in place. "On the rope," {Hero} said, / and up from the floor came that big sleepy head. // The ropes gave a creak, and the ribs gave a sway, / and up past the windows she went, to the day.
@climax "That's all of her! Pull!" shouted {Hero}. "And... ho!" / And Doris got up, very stately and slow. // Her neck like a ladder, her ribs like a boat, / and a lamp got all tangled up under her throat.
@resolution The doors opened wide, and the sun fell like rain / on a Doris as tall as a house or a crane. // {turned} / Her knees were like birds' knees, her thumb in the air, / as if to say how do you do to all there.
@resolution At nine came the sun, and it lit every bone, / and Doris stood up on her feet, on her own. // {turned} / A hand to the people, her thumb to the sky, / like somebody stopping a bus going by.
@resolution The people came in, and they stopped, and said "Oh!" / to Doris, as high as a building could go. // {turned} / "She's smiling," said {Hero}. "She's got the right knees." / And a baby waved up at her, eating some cheese.
@close <pal2:With {Pal} and with {Pal2}, they sat by her toes|<pal:With {Pal} in between, they sat down by her toes|They had it all under her ribs, by her toes>>, / a bun on a string at the end of her nose. // And {Hero} looked up, with a wave and a shout: / "Good morning, old Doris! They've straightened you out." // {toast}
@close <pal2:So {Pal} and then {Pal2} sat down for their tea|<pal:So {Pal} sat with {Hero} and had a big tea|So {Hero} and everyone sat down for tea>>, / in the shade of her ribs, like the shade of a tree. // And Tuttle came by, and his trolley went squeak, / and he poured her a cup, and it stood there a week. // {toast}
@close <pal2:Then {Pal} chose a kneecap, and {Pal2} the tail|<pal:Then {Pal} and then {Hero} sat down on the tail|Then {Hero} sat down for it, close to the tail>>, / with plates full of cake, and pink juice in a pail. // And {Hero} said softly, "Now stay up all night." / And Doris did nothing, but did it just right. // {toast}
`,
  yawn: `
@want {Hero} had a cape, and the cape was bright red; / it would fly for {event}, overhead.
@want For {event}, {Hero} had pinned up a cape; / it had once been a curtain, and kept the same shape.
@want A curtain? Not now! It was {Hero's} red cape, / to wear for {event}, with a button and tape.
@home In {home}, the lamps wore small lamps on their heads, / and it never got dark, and they slept under beds.
@home It was noon in {home} in the middle of night, / and {Hero} slept under the bed, for the light.
@home In {home}, such lamps burned, all over the street, / that {Hero's} one shadow had six pairs of feet.
@hobby With {doing}, our {Hero} could fill up a day, / and the {kit} was never away. // "{Rule,}" {they} would say, "and it's done," / to the moon, to the cat, to the man with the bun.
@hobby No supper, no story, no ride on the bus / was better than {doing}, said {Hero} to us. // "{Rule,}" {they} told all who came by: / the pigeons, the postman, a hole in a pie.
@hobby Was anyone looking for {Hero}? Look where / the {kit} was, for {doing}, and {Hero} was there. // "{Rule,}" {they} would say, and once more / to the knob on the bed, and the mat at the door.
@friend Said the lady with hot dogs, each day, with a grin, / "Have you saved the place yet?" "I'm about to begin."
@friend "All saved?" Mrs. Okoro asked, with a bun. / "Not yet," answered {Hero}. "I've nearly begun."
@friend "Who's in need of a hero?" asked {Hero}. "Not one," / said Mrs. Okoro. "A sausage, a bun?"
@friend.pal <pal2:And {Pal} had a cape, and then {Pal2} had, too, / of rugs and of tea cloths, with holes to look through.|And {Pal} had a cape, but of tea cloth, in blue, / with a bit of old egg, and a hole to look through.>
@friend.pal <pal2:{Pal} wore a cape that had once dried the plates, / and {Pal2} a sack that had once carried dates.|Now {Pal} wore a cape that had once dried the plates, / and stood looking brave beside other folks' gates.>
@friend.pal <pal2:There was {Pal} in a cape, there was {Pal2} in one, / and they flew off the doorstep, a foot each, for fun.|There was {Pal} in a cape that had once been a sheet, / and could fly off a doorstep for nearly two feet.>
@turn Then round by the bank, like a hill made of grey, / as soft as a mattress, the Yawn came our way. // {refrain} / It opened its mouth, and the mouth opened wide, / and you saw there was nothing but sleepy inside.
@turn "What's that?" whispered {Hero}. As grey as a mouse, / the Yawn shuffled by, and as tall as a house. // {refrain} / It wasn't a roar, it was more of a sigh, / like the air going out of a very big pie.
@turn What came round the corner on big sleepy feet? / A Yawn, grey as porridge, too wide for the street. // {refrain} / Its mouth was a cave that a tram could go through, / and {Hero} looked in it, and nearly yawned, too.
@trouble The red was the first, from the bus and the rose, / and off, like a puff, went the red of a nose... // A strawberry went like a stone on a plate. / And the blue of the sky, was it blue? Or too late?
@trouble First red. All the fire engines turned to plain grey, / and a lady's red lipstick just wandered away... // Then {Hero} looked down at the cape, and it, too... / And what was that, up there? Oh no, not the blue...?
@trouble A bus on the corner went grey as a spoon, / and so did three noses, and one toy balloon... // "My jam!" cried a man. "It's gone dull in the pot!" / And the blue overhead, was it fading, or not...?
@stakes The band and the driver were yawning in rows, / and the {party}, at this rate, would end in a doze.
@stakes The cook yawned, the band yawned, the baker, the vet. / "No {party}," said {Hero}, "if no one's up yet."
@stakes "It's catching!" said {Hero}, and yawned till {they} shook. / "There's no {party} at all if it catches the cook."
@try1 "Wake up!" shouted {Hero}, and set every clock, / and the whole of them rang, all the way round the block... // And each pair of eyes in the street, with a pop, / came open. And then, in the clock-mender's shop...
@try1 So {Hero} hung clocks on each corner, and then / every one of them rang on the minute of ten... // They jangled, they shouted, they danced on the ground, / and up went the eyelids, for streets all around...
@try1 "Alarm clocks!" said {Hero}. "As many as ants!" / And they rang, and a grandpa jumped out of his pants... // Each eye in the city went pop, like a cork. / The sleepers sat up, with a pea on the fork...
@fail1 What do you do when a clock shouts at you? / You yawn! And they did, and there went the blue, too. // {refrain}
@fail1 They blinked at the clocks, and they stretched, and what then? / They yawned, every one of them, over again. // {refrain}
@fail1 But people who wake to a clock, as at dawn, / do just what you would do. They sit up and yawn. // {refrain}
@try2 "Cold water!" So {Hero} climbed up with a pail, / and took a good aim for the tip of its tail... // Six buckets, all brimming, stood there in a row. / "And one," counted {Hero}, "and two, and let go..."
@try2 "Wake up with a wash!" {Hero} said. Up the stair / went six brimming buckets, to wait for it there... // Along came an ear, like a tent, going by. / A one, and a two, and they held them up high...
@try2 "Cold water should do it!" So {Hero} held tight / to a rope, and six buckets came up to a height... // It came, and it came, and its head was below. / "Now, ready," breathed {Hero}, "and steady, and go..."
@fail2 It was only a wet Yawn, as soft as before. / It shook, and the street had a bath, door to door.
@fail2 Splosh! And it shook itself dry like a hound, / and {Hero} was soaked, with the whole street around.
@fail2 Now the Yawn was a wet Yawn. It gave a great shake, / and the road was a river, the square was a lake.
@clue But {Spotter} saw something it hugged to its chest: / a blanket. Was somebody looking for rest? // It patted a roof, and lay down, and got up. / Would you say it was wicked, or more like a pup?
@clue Then {Spotter} looked close: it had under its arm / a blanket, in rags. Did it mean any harm? // It lay on the bank, and it lay on the school, / and it kicked off the clock. Was the pillow not cool?
@clue But {Spotter} saw more: it was dragging behind / a blanket. A Yawn with a bed on its mind? // It curled on a bus like a very big cat, / and it got up again. Now why ever was that?
@try3 "I'll catch it!" said {Hero}, with net and with cape, / and jumped, and it hadn't a chance of escape.
@try3 "Got you!" cried {Hero}, and swung out a net / as wide as the biggest that fishermen get.
@try3 A leap off a chimney, a flap, and a swish: / {Hero} had netted the Yawn, like a fish.
@fail3 You can't net a yawn, for it's mostly a hole; / it was out at the sides, and as grey as a mole. // {refrain} / The green of the park and the gold of the sun / went off like the fizz in a drink, one by one.
@fail3 But yawns are like fog. It leaked out through the string, / and there hung the net, and it held not a thing. // {refrain} / The green left the park and the gold left the sky, / and a parrot went out like a lamp, going by.
@fail3 Plop! Through the holes, like a soup through a sieve, / it was out, with a sigh that a pillow might give. // {refrain} / A marrow went first, then a frog on a leaf, / and the flag on the palace, and someone's roast beef.
@low So {Hero} sat down by the chimney, alone. / "I'm just in a curtain," {they} said to a stone. // The {kit} had no colour, not one, / and a pigeon sat down on a crumb of a bun.
@low On a grey sort of roof, in a grey sort of town, / sat {Hero}. The cape had gone grey and hung down. // "I'm not any hero, whatever I said. / It's only a curtain from over my bed."
@low The chimney was grey, and so {Hero} sat there, / in a grey bit of curtain, as grey as {their} hair. // A grey snail went by, at the speed of a snail, / and even the {kit} had gone terribly pale.
@insight.mark "{Rule}" But the lamps were so bright! / Could anyone sleep in a city of light? // You can't shout it loud, or the babies will wake. / But a picture, a big one? How big would it take?
@insight.mark "{Rule}" {Hero} blinked at the glare. / With lamps upon lamps, who could sleep anywhere? // You can't tell a city to whisper by shout. / What if it could see it: please put your lights out?
@insight.mark "{Rule}" {Hero} shut {their} eyes tight. / Could you go to sleep in the middle of light? // A shout would just wake it. A whisper's too small. / But what of a picture as wide as a wall?
@insight.move "{Rule}" The Yawn rolled to the right, / and it rolled to the left. Was it up half the night? // It couldn't get comfy, its feet were too long. / What if {Hero} could rock it? Could that be so wrong?
@insight.move "{Rule}" It rolled left, it rolled right. / Had nobody rocked it, the whole of the night? // A baby can't sleep till you sway with it, so / what if somebody big could be swayed to and fro?
@insight.move "{Rule}" {Hero} saw how it lay: / it tossed and it turned. Would it help it to sway? // You don't stop a swing with a hand on the seat. / You push with it, don't you, and give it a beat?
@insight.tend "{Rule}" {Hero} went to its ear. / "Are you tired?" And who ever asked that, round here? // It gave a small nod, and a tear, and a sniff. / Could it sleep in the dark, with a blanket, or if...?
@insight.tend "{Rule}" They had shouted and chased. / But had {Hero} asked it, in all of that haste? // {They} walked to one ear, like a big open door. / "Is it bright? Are you tired?" Was that all it came for?
@insight.tend "{Rule}" {Hero} knocked on its knee. / "Are you looking for somewhere that's quiet to be?" // It looked at the lamps, and it sniffed, and it blew. / And what had it wanted, this whole evening through?
@means.mark {Went}, went the {kit}, as big as a bus: / the Yawn, fast asleep, with a shh meant for us. // And window by window they looked, and they knew, / and put out a lamp, and another one, too.
@means.mark {Went}, went the {kit}, on the sheets, for them all: / the Yawn, in a picture, asleep on a wall. // And click, went one lamp, on the left, in the square; / and click, said another, and click, everywhere.
@means.mark {Went}, went the {kit}: every sign was a bed, / with the Yawn tucked inside it, right over its head. // The people looked out, and they looked at the sign, / and said, "That one's your lamp, dear. And this one is mine."
@means.move So {Hero} climbed on, and when leftwards it swayed, / {went}, went the {kit}, like a boat in the shade. // And nobody stirred, down the whole of the street, / but to put out a lamp, or to cover its feet.
@means.move Then {Hero} climbed up on its back, like a boat, / and {went}, went the {kit}, right there on its coat. // Left, went the Yawn, like a ship on the swell; / right, and a street full of lamps said farewell.
@means.move So {Hero} leaned left when the Yawn leaned that way, / and together they found it, a slow sort of sway. // {Went}, went the {kit}, like a crib made of wood, / and one by one, lamps were put out where they stood.
@means.tend So {Hero} called up for a blanket or two, / and they came by the dozen, the old and the new. // {Went}, went the {kit}. They tucked where they could, / and they put out their lamps, as you'd hoped that they would.
@means.tend The Yawn gave a nod. So then {Hero} called, "Quick! / A blanket from everyone, woolly and thick!" // {Went}, went the {kit}, and rugs fell like snow, / and lamps were put out in the bedrooms below.
@means.tend "Too bright," said the Yawn, in a whisper. And so / went {Hero} for blankets, both high up and low. // {Went}, went the {kit}, in a hush of its own, / and a lamp was put out with each rug that was thrown.
@flaw Now {Hero} had gum balls, all striped, in a tin, / and nobody else ever got to look in.
@flaw A tin full of gum balls was {Hero's} to chew, / all striped, and the lid on, and not one for you.
@flaw "They're mine," muttered {Hero}, and sat on the tin / with all of the stripy round gum balls shut in.
@choice They were cold on the stairs, they were ready to drop. / "Have gum balls," said {Hero}, "and then we won't stop."
@choice The people were puffing, halfway up the stair. / "Have gum balls!" said {Hero}. "There's plenty to share."
@choice Then pop went the lid off of {Hero's} round tin. / "A gum ball each, all of you. Go on, dig in."
@snag One light was still on, at the top of the tower. / They pulled, and the handle came off like a flower... // It bounced down the stair, going ping on each one, / and where was it now, with the night nearly done...?
@snag One light, on the tower, burned on like a candle. / So {Hero} pulled down, and then off came the handle... // It went ping on each stair, and then pong in the street, / and then where? It had gone from in front of their feet...
@snag Just one lamp was left on. The handle was stiff. / "Now pull!" called out {Hero}. It came off, as if... // It had wings, and went whirling down stair after stair, / and rang on the stones, and then rolled away... where?
@rescue The boy with the papers had seen it go round. / He gave them {key}, and he made not a sound.
@rescue "It's under the cart," said the newspaper boy, / and held up the handle, as you would a toy.
@rescue The boy with the papers crept under the cart, / and came with the handle, held close to his heart.
@rescue.pal But {Pal} had seen where it went off with a hop, / and {Pal} brought {key} from below to the top.
@rescue.pal From under the cart, and with mustard as well, / came {Pal} with the handle; it rang like a bell.
@rescue.pal The handle was hiding where hot dogs would drop, / till {Pal} took it up every stair, to the top.
@climax {Hero} turned it around, and it clicked, and the dark / came down for the first time on street and on park. // "Oh," said the people. They looked up, and far, / and nobody there had before seen a star.
@climax Back on went the handle. The other way: click! / And {Hero} saw dark coming, purple and thick. // And over the roofs, where there'd only been light, / was a whole sky of stars. So they called it the night.
@climax The handle went on. {Hero} turned it about, / and with one little clunk the last lamp had gone out. // "There are holes in the roof of it!" somebody said. / But those were the stars, coming out overhead.
@resolution The Yawn shut its mouth, and it breathed, in its sleep, / the red to the roses, the white to the sheep. // {turned} / The blue to the sky, and the gold to the bun, / and a bit left for morning, to colour the sun.
@resolution The Yawn gave a snore, and the snore came out red; / the next one was yellow, the next, blue instead. // {turned} / They flew to the buses, the jam and the frogs, / the noses, the roses, the ribbons on dogs.
@resolution At last the Yawn slept. With each breath that it blew / came a bit of bright orange, a bit of bright blue. // {turned} / A strawberry blushed, and the parks all went green, / and the sun shone on buses as red as a queen.
@close <pal2:With {Pal} and with {Pal2} they whispered till ten|<pal:With {Pal} they all whispered, up there, until ten|They whispered, up there, in the quiet, till ten>>, / and once every week put their lights out again. // The stars stood about over all, like a hat, / and the cape? It came orange; they left it at that. // {toast}
@close <pal2:So {Pal} sat, and {Pal2} sat, up close to the sky|<pal:So {Pal} sat by {Hero}, up close to the sky|So {Hero} sat down with them, close to the sky>>, / in whispers, with hot dogs, and mustard on pie. // The cape? It came back, but not quite as it went: / it was orange. Said {Hero}, "Well, that's what I meant." // {toast}
@close <pal2:Now {Pal} shared a blanket, and {Pal2} did, too|<pal:Now {Pal} and then {Hero} had blankets round, too|Now {Hero} had blankets on, one red, one blue>>, / and they ate in a whisper, and looked at the view. // And every week after, one night, it was dark, / and the orange cape flew like a kite in the park. // {toast}
`,
}

/** The choice, in verse, when it is not about sharing: @moral.flaw and @moral.choice. */
export const VERSE_CHOICES = `
@courage.flaw There was just one thing {Hero} never went near: / {scary}. {They} kept it a secret, the fear.
@courage.flaw Now what was it turned {Hero's} legs into string? / {Scary}! And {they} never once said a thing.
@courage.flaw How loudly our {Hero} went whistling by / {scary}! And nobody ever knew why.
@courage.choice "I'm frightened," said {Hero}, with jelly for knees. / But one foot went forward, as slow as you please.
@courage.choice It was dark as a boot, and it smelled like one, too. / {Hero's} heart said, "Not me." But {their} feet said, "We do."
@courage.choice "I'll count up to three," {Hero} thought, "and I'll go." / It was nearer to thirty. But in {they} went, slow.
@patience.flaw "Right now!" shouted {Hero}, and jumped up and down. / {They} opened up presents all over the town.
@patience.flaw Now {Hero} pulled carrots to see if they grew, / and opened the oven on cakes soft as glue.
@patience.flaw "Is it time?" {Hero} asked. "Is it time? Is it yet?" / And the jelly was eaten before it had set.
@patience.choice "Go on!" said the people. "Go on with it, now!" / But {Hero} just waited, and didn't know how.
@patience.choice It was hard as a nut not to reach out and start, / but {Hero} sat still, with a thumping big heart.
@patience.choice "Not yet," whispered {Hero}, and sat on each thumb, / and hummed every tune that {they} knew how to hum.
@kindness.flaw "No time!" shouted {Hero}, and ran down the street. / {Small} said hello to {their} feet.
@kindness.flaw {Small} called. "There's no time!" {Hero} said, / and ran right on by, and did not turn {their} head.
@kindness.flaw When {small} waved, there was nobody there: / just the dust after {Hero}, still up in the air.
@kindness.choice There wasn't a minute. But {Hero} turned round, / and sat with {small}, on the ground.
@kindness.choice {Hero} ran to {small}. "I ran by. / I'm sorry," said {Hero}. "I didn't ask why."
@kindness.choice Everyone hurried. But {Hero} went slow, / and {small} heard {them} call out, "Hello!"
@honesty.flaw But something that morning had happened, you know, / and {Hero} said nothing, and let the day go.
@honesty.flaw There was something that {Hero} had done and not said: / it sat like a frog in the middle of bed.
@honesty.flaw "Who did it?" they asked. {Hero} studied a shoe, / and whistled a tune, and the tune wasn't true.
@honesty.choice "It was me," whispered {Hero}, and went very red. / "I did it this morning. I'm sorry," {they} said.
@honesty.choice "I ought to have told you," said {Hero}. "I did / the thing that went wrong, and then ran off and hid."
@honesty.choice Then {Hero} stepped up, and said, red to the ear: / "The one who did that is the one who stands here."
@asking-help.flaw "By me, by myself!" was what {Hero} would say, / with one arm in a sleeve for the most of the day.
@asking-help.flaw {Hero} did up every button alone, / each one in a hole that was never its own.
@asking-help.flaw "No, nobody help me!" said {Hero}, and tried / to carry the ladder in, sideways and wide.
@asking-help.choice Two hands weren't enough. It just stuck, and stuck fast. / "Please, help me," said {Hero}, quite softly, at last.
@asking-help.choice "I can't do it all," {Hero} said, and went pink. / "Would somebody help me?" And, quick as a wink...
@asking-help.choice It was only one word, and it came out so small: / "Help," whispered {Hero}. It worked on them all.
@trying-again.flaw Down under the bed there was half of a hat, / and half of a boat, and then half of a cat.
@trying-again.flaw Three legs of a table, one side of a kite: / when {Hero} got stuck, it went straight out of sight.
@trying-again.flaw Now {Hero} began things. But when they got hard, / they went to the heap at the end of the yard.
@trying-again.choice It flopped, and it dropped, as the hard bits will do. / "Again," muttered {Hero}, and then "Again," too.
@trying-again.choice It fell down at once. {Hero} blew on {their} thumb, / and did it once more, as you finish a sum.
@trying-again.choice It broke. {Hero} started it over. It broke. / And {they} started it over, and nobody spoke.
@listening.flaw Now {Hero} could talk, and could talk, and could talk, / at breakfast, at bedtime, and out on a walk.
@listening.flaw {Small} said "But," and then "If," and then "When," / and {Hero} was telling the story again.
@listening.flaw The words came from {Hero} like peas from a sack, / and nobody else got a single one back.
@listening.choice "Um," {small} said; and then {Hero} sat near, / and listened, right up to the end, with each ear.
@listening.choice Then {Hero} stopped talking, and so it came out, / what {small} had been wanting to talk about.
@listening.choice "You first," {Hero} said, and was quiet as cheese, / and {small} told it all, by degrees.
`

/** What the first and the second companion are to the hero. */
export const KIN_VERSES = `
@pal1 {Hero's} {kin} was {Pal}, as you see, / and as good a {kin} as any could be.
@pal1 And {Hero's} {kin} was {Pal}, without whom / there never was fun in a house or a room.
@pal1 For {Hero's} {kin} was {Pal}, and the two / were as close as a left and a right sort of shoe.
@pal1.other And {Pal}, who was {kin}, came round, / the first to be looked for, the first to be found.
@pal1.other And there, too, was {Pal}, who was {kin}; / whatever was going on, {pthey} wanted in.
@pal1.other And {Pal}, who was {kin}, was near, / with nothing to hide and with nothing to fear.
@pal2.other And {Pal}, who was {kin}, was there, / as ready as rain, and as fresh as the air.
@pal2.other And {Pal}, who was {kin}, came behind, / to carry whatever the others might find.
@pal2.other And {Pal}, who was {kin}, came too, / with nothing to carry and plenty to do.
@pal2 {Hero's} {kin} was {Pal}, who came / with a hop and a hum, to be part of the game.
@pal2 And {Hero's} {kin} was {Pal}, close behind, / to carry whatever the others might find.
@pal2 And {Hero's} {kin} was {Pal}, who would bring / a joke, and a sandwich, a button, some string.
`
