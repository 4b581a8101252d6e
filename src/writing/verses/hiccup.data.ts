// Buns over a dragon, in verse.

export const HICCUP_VERSES = `
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
`
