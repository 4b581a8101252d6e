// The true details of each hobby, in two tellings for those of 4 to 6 and two for older readers, who hear both. What is seen of them stands beneath; an older reader's second one is only told.

export const HOBBY_DETAILS = `
@drawing.young {Hero} drew on paper, on paths and, once, very gently, on a sleeping cat.
= hero(happy) do-hobby; cat
@drawing.young If a wall was bare, {Hero} felt sorry for it, and soon it had a giraffe.
= hero(proud) touch giraffe-wall
@drawing.old The green chalk was worn down to the size of a pea, because {Hero} believed that most things in the world could do with a bit more crocodile.
= hero(proud) do-hobby; chalk
@drawing.old Nobody could lend {Hero} a newspaper, because it came back with a moustache on everyone, and on one occasion on the weather.
= hero(funny) hold newspaper
@painting.young There was blue paint under {Hero's} nails, and nobody could remember a day when there had not been.
= hero(proud) do-hobby; paint-box
@painting.young {Hero} had painted the cat, asleep; and the cat, cross; and then {their} own foot, by mistake.
= hero(happy) do-hobby; cat + paint-box
@painting.old {Hero} had painted the view from the window forty times, and forty times it had come out different, which only proved that it was a sneaky sort of view.
@painting.old It took three jars of water to do a sunset: one for the red, one for the gold, and one that {Hero} drank from without looking.
@writing.young {Hero} wrote stories on the backs of envelopes, and the best ones had no end yet.
= hero(happy) do-hobby; letter
@writing.young {Hero} wrote letters to everyone, and the postman had one that said only "Hello, boots."
= hero(happy) hold letter; postman
@writing.old Every story in the notebook began well and stopped at the most exciting part, since that was always when somebody called {Hero} for supper.
@writing.old {Hero} never went out without a pencil behind each ear, one for what happened and one for what ought to have.
@photography.young {Hero} took photos of puddles and doorknobs, and of the backs of people's heads.
= hero(happy) do-hobby; flowers
@photography.young There was a photo of one sock on {Hero's} wall, and one of the moon, and you had to look twice to see which.
= hero(proud) do-hobby; sock + moon
@photography.old People said "smile", but {Hero} never did: the good picture, {they} had found, was always the one a second after everybody stopped smiling.
@photography.old The camera had been dropped in a stream, and since then it took everything slightly green, which {Hero} thought was kinder.
@crafts.young {Hero} had glue on both elbows and a feather stuck to one ear, and that was a tidy day.
= hero(happy) do-hobby; feather
@crafts.young {Hero} made crowns for eggs, and a bed for a spoon, and cried when they ate the king.
= hero(happy) do-hobby; egg + crown
@crafts.old In {Hero's} opinion nothing was rubbish; it was all just waiting to be an owl.
@crafts.old An empty box never got as far as {Hero's} bin; it had a chimney on it first, and people living there.
@dressing-up.young {Hero} had been a pirate before breakfast and a mushroom straight after it.
= hero(excited) stand wearing crown; hat
@dressing-up.young {Hero} came down to tea as a queen, and had to eat {their} soup with a beard on.
= hero(funny) stand wearing crown; soup-pot
@dressing-up.old {Hero} had noticed that people in hats get asked to do things, and people in crowns get asked to stop.
@dressing-up.old "Who are you today?" people asked {Hero}, before they said anything else, since it saved trouble later on.
@acting.young {Hero} gave a show every Sunday behind the curtain, and once the curtain fell down and was the best bit.
= hero(excited) do-hobby
@acting.young {Hero} could cry real tears, and stop, and have a bun, and cry again from where {they} left off.
= hero(funny) do-hobby; bun
@acting.old {Hero} could do a kettle, a cross swan and all four of the neighbours, and had been asked to stop doing the neighbours.
@acting.old It had been a small part, third sheep, but there were people in the town who still spoke of {Hero's} baa.
@singing.young {Hero} sang in the bath, on the stairs and, by mistake, in the library.
= hero(joy) do-hobby; bathtub
@singing.young {Hero} sang to the kettle, and the kettle came in at the end.
= hero(joy) sing; kettle
@singing.old {Hero} knew one hundred and four songs, and the second verse of almost none of them, so {they} made those up.
@singing.old On the top note {Hero's} eyebrows went up, and so, it was said, did those of the man next door.
@drums.young {Hero} drummed on drums and tables, tins and bread bins, and on anyone who stood still.
= hero(joy) do-hobby; tin
@drums.young {Hero} had a drum, and a spoon. When {they} ate peas, it was a march, and when it was soup, it was a waltz.
= hero(joy) do-hobby; spoon + soup-pot
@drums.old Everything had a note if you hit it kindly: the gate said tonk, the bucket said bong, and the neighbour said would you please stop that.
@drums.old There was a dent in the fridge where the big drum solo went, and milk had tasted of it ever since.
@piano.young {Hero} could play one tune with two hands and three tunes with one.
= hero(joy) play-music; piano
@piano.young {Hero} played the piano with {their} nose when both hands were full, and the nose was getting quite good.
= hero(funny) play-music; piano
@piano.old There was a key on the old piano that only said "thup", and {Hero} had written a tune in which "thup" was the best note.
@piano.old The lady downstairs could no longer hear the slow bit without reaching for her shoes; it was when {Hero} stopped that she went out.
@violin.young {Hero} played the {own}, and dogs three streets away joined in.
= hero(happy) do-hobby; dogs
@violin.young Every night {Hero} told the {own} a tune, and put it to bed in blue velvet.
= hero(calm) do-hobby; bed
@violin.old For a year the {own} had sounded like a gate; this spring, to everybody's surprise, it had begun to sound like {a own}.
@violin.old The long notes were the hardest, said {Hero}, since there was so much time in them to think about being wrong.
@guitar.young {Hero} played the {own} on the garden wall, and all the hens sat down to hear.
= hero(happy) do-hobby; hens + stone-wall
@guitar.young Every night {Hero} played the {own} to sleep, and tucked it up in its box.
= hero(calm) do-hobby; box
@guitar.old For a year the {own} had sounded like a drawer of forks; lately, and nobody was more surprised than {Hero}, it had begun to sound like {a own}.
@guitar.old The hard part was the gaps between the notes, {Hero} found, since there was so much time in them to think about being wrong.
@winds.young {Hero} took the {own} everywhere, in case of emergencies and boredom.
= hero(happy) do-hobby; bag
@winds.young {Hero} played the {own} to the cows, and when {they} looked up there were more cows.
= hero(happy) do-hobby; 3 cow
@winds.old {Hero} could do a kettle, a blackbird and a referee on the {own}, and had stopped two races without meaning to.
@winds.old You needed a good deal of breath and no shame, and {Hero} had been born with both.
@music.young {Hero} made music with anything, and hummed while thinking, and was hardly ever quiet.
= hero(happy) do-hobby; radio
@music.young To {Hero} the fridge was in G, and the bath, when it ran out, was in tears.
= hero(happy) listen; fridge
@music.old {Hero} heard tunes in the washing machine and the rain, and could tell by ear which of the stairs you were standing on.
@music.old It was {Hero's} belief that nobody is out of tune: they are only very early for some other song.
@blocks.young {Hero} built block towers as high as the door handle, and once a town with a bridge for ants.
= hero(proud) touch blocks; blocks
@blocks.young {Hero} had made a castle of blocks, with a lift in it, for the snail, who could not do stairs.
= hero(proud) touch blocks; snail
@blocks.old Somewhere under the bed lay a small red block that would finish the castle, and {Hero} had been finding it with bare feet for a year.
@blocks.old Other people saw a table. {Hero} saw that you could get a second table on top of it, and where the stairs would go.
@robots.young {Hero} had built a machine that buttered toast on both sides and, sometimes, the curtains.
= hero(proud) do-hobby; toaster
@robots.young The toaster could say "good morning" now, and it was {Hero} who had taught it, with a fork and some wire.
= hero(proud) do-hobby; toaster
@robots.old "It's not broken," {Hero} liked to say, of most things. "It's only doing something else."
@robots.old On the whole {Hero} preferred a thing with its lid off, when it had nothing left to hide.
@woodwork.young {Hero} mended gates, stools and, one time, a tortoise's front step.
= hero(proud) do-hobby; gatepost
@woodwork.young {Hero} had made a bird box, and then a bigger one, because the bird had friends.
= hero(proud) do-hobby; box + 2 bird
@woodwork.old {Hero} owned eleven hammers and would tell you, if you had an hour, why that was nearly enough.
@woodwork.old Nothing in {Hero's} street had wobbled for a year, apart from one old table, which they kept for {them} as a treat.
@science.young {Hero} did experiments, and the ceiling over the sink had never been the same.
= hero(excited) do-hobby; bottle
@science.young {Hero} had once made a potato ring a bell, and now it would not stop.
= hero(surprised) do-hobby; bell
@science.old {Hero} wrote down everything that went wrong, with the date, and called it the Book of Nearly.
@science.old {Hero} had proved that toast lands butter side down, and, after forty slices, that you can get tired of toast.
@sewing.young {Hero} could sew on a button so tight that the shirt wore out first.
= hero(proud) do-hobby; needle-and-thread + button
@sewing.young {Hero} had made a coat for a hen, with a place for the tail.
= hero(proud) do-hobby; hens
@sewing.old {Hero} had once knitted a scarf so long that two people on different buses could have worn it, and one winter they did.
@sewing.old You could tell {Hero's} mending at once, since the patch was always the best part of the trousers.
@kites.young {Hero} could fold a boat from a bus ticket, and a bus from a boat ticket.
= hero(proud) do-hobby; boat
@kites.young {Hero} sent letters as birds, out of the window, and one had come back with an answer.
= hero(happy) throw paper-plane; bird
@kites.old {Hero} never threw away string: there was a ball of it under the bed as big as a cabbage, and it was {their} pride.
@kites.old There were paper cranes in {Hero's} coat, in the butter dish, and all down the inside of the clock.
@football.young {Hero} loved {own}. {They} kicked everything that rolled, and several things that did not.
= hero(joy) do-hobby
@football.young {Hero} slept with the ball, and told it the {own} scores.
= hero(calm) hug ball; bed
@football.old {Hero} had worked out the secret of {own}, which was never to run where the ball is, but where it is tired of not being.
@football.old {Hero} had once scored from behind a tree, and though it had been the wrong goal there was nobody who did not clap.
@ballgames.young {Hero} played {own} all the way to the shop and all the way back, even with the eggs.
= hero(joy) do-hobby; egg
@ballgames.young There was a ball on the roof, and one in the pond, and {Hero} knew where both of them lived.
= hero(thoughtful) look-up; ball
@ballgames.old There were three dents in the garage door, and {Hero} could name the day and the score of each.
@ballgames.old The trick of a good throw, in {Hero's} view, was to have already forgiven it.
@swimming.young In the water {Hero} was like a frog, a dog and, for short bits, a fish.
= hero(joy) do-hobby; frog
@swimming.young {Hero} could swim under the rope, over the rope and, by accident, through the ladies' keep-fit.
= hero(funny) do-hobby; woman
@swimming.old {Hero's} hair had smelled of the pool since spring, and {they} could hold {their} breath for as long as it takes to boil a very small egg.
@swimming.old It was the one place, {Hero} said, where nobody asks you anything, and where your ears fill up with quiet.
@cycling.young {Hero} rang the bicycle bell at corners, at cows and, to be fair, at snails.
= hero(happy) do-hobby; cow + snail
@cycling.young {Hero} rode to the end of the road to see if it was still there, and it was, so {they} rode back to say so.
= hero(happy) do-hobby
@cycling.old {Hero} knew every hill for miles by what it did to the legs, and every downhill by what it did to the hat.
@cycling.old {Hero} had come off in the same hedge so often that it had a place in it, of just the right shape.
@skating.young When {they} {was} {own}, {Hero} went round corners on one foot and came out of them on the other, mostly.
= hero(joy) do-hobby
@skating.young {Hero} could go {own} backwards, and saw where {they} had been as clear as anything.
= hero(joy) do-hobby
@skating.old Falling over, {Hero} said, was only a very short way of lying down, and {they} had grown very good at it.
@skating.old There was a frozen slope behind the shop that knew the sound of {Hero} coming, and, it may be, dreaded it.
@dancing.young {Hero} danced to the bus stop, and when the bus was late {they} danced back.
= hero(joy) dance; bus-stop
@dancing.young {Hero} could do the heron, and the washing, and a very fine jelly.
= hero(funny) dance
@dancing.old {Hero} could not hear a dripping tap without giving it a second step, and had once waltzed the whole length of the fish counter.
@dancing.old If {Hero} had to stand in a queue, it would be found after a while that the whole queue was swaying.
@gymnastics.young {Hero} saw half of every day upside down and thought it looked better that way.
= hero(joy) do-hobby
@gymnastics.young {Hero} ate one sandwich standing on {their} head, for a bet, and it went up.
= hero(funny) do-hobby; sandwich
@gymnastics.old There was a brown mark on the ceiling of the hall in the shape of {Hero's} left foot, and nobody had ever quite explained it.
@gymnastics.old Doors were for other people; {Hero} came in by the back of the sofa, feet first, and stuck the landing.
@climbing.young {Hero} had climbed the apple tree, the garden wall and Uncle's wardrobe.
= hero(proud) do-hobby; tree
@climbing.young {Hero} left {their} boots at the bottom of things, to show where to start looking.
= hero(proud) do-hobby; boots
@climbing.old From the top of things, {Hero} had found, most problems looked about the size of a sandwich.
@climbing.old {Hero} could not pass a wall without putting one hand on it, to feel whether it wanted company.
@karate.young {Hero} bowed to everyone before breakfast, even to the toaster.
= hero(calm) bow; toaster
@karate.young {Hero} could break a biscuit with one hand, and did, and ate both of the halves.
= hero(proud) do-hobby; cookies
@karate.old The first rule of {own} was to bow and the second was to breathe, and {Hero} was still working on the second.
@karate.old There were nine ways to fall down without being hurt, and {Hero} had met the tenth, on the stairs.
@running.young {Hero} ran to the gate and back, eleven times, to see if it felt different each time. It did.
= hero(joy) run; gatepost
@running.young {Hero} raced the bus, and the rain, and a leaf; the leaf was the only one who cheated.
= hero(joy) run; bus + blown-leaf
@running.old {Hero} had a lucky lace, a lucky sock and an unlucky sock, which {they} wore as well, to be fair to it.
@running.old {Hero} got everywhere early, out of breath, and had to run round the outside until it was time.
@dinosaurs.young {Hero} knew sixty dinosaurs by name and could spell eight of them.
= hero(proud) do-hobby; book
@dinosaurs.young {Hero} roared at breakfast, softly, like a dinosaur that ate leaves.
= hero(funny) shout; plate
@dinosaurs.old {Hero} had dug up the flower bed three times and found, so far, one spoon and a piece of plate that was almost certainly not a dinosaur.
@dinosaurs.old "Nobody knows what colour they were," said {Hero}, who had thought about it, and was almost sure of spots.
@space.young {Hero} said goodnight to the moon by name, and to Saturn when it was in.
= hero(happy) wave; moon
@space.young There was a hole in {Hero's} curtain, the size of a pea, and one star fitted it.
= hero(wonder) touch telescope; star
@space.old {Hero} liked to think that somewhere up there someone with too many elbows was looking back, and was also up past bedtime.
@space.old {Hero} had written to the moon at the age of four, and was still, in a patient sort of way, expecting to hear.
@bugs.young {Hero} had eleven snails with eleven names, and a long list of which ones had met.
= hero(happy) do-hobby; 3 snail
@bugs.young {Hero} walked with {their} nose down and {their} hands behind, in case somebody was crossing.
= hero(curious) look-down; snail
@bugs.old {Hero} knew that if you lift a stone, you must put it back just as it was, because it is somebody's roof.
@bugs.old There was a spider over {Hero's} bed by the name of Mrs. O, and no one was allowed to dust her.
@birds.young {Hero} could tell a robin from a wren by the way it was rude.
= hero(curious) look-up; 2 bird
@birds.young {Hero} had crumbs in every pocket, and sparrows who knew which.
= hero(happy) look; 3 bird + cookies
@birds.old Two winters ago a sparrow had sat on {Hero's} hat for a whole minute, and {Hero} had not really thought about anything else since.
@birds.old You could not take {Hero} anywhere by the quick way, as there would be a heron, and everybody had to stand and breathe through their noses.
@reading.young {Hero} read in the bath, and had once walked into a pond on page ninety.
= hero(happy) read; bathtub
@reading.young {Hero} read to the dog, and stopped at the sad bits, for the dog.
= hero(happy) read; dogs
@reading.old {Hero} always read the last page third, because first would be cheating, and second would be giving in.
@reading.old There was a torch under {Hero's} pillow, and beneath that, for when it ran out, there was another.
@puzzles.young {Hero} did the edges first, then the sky, then the sky again because of the cat.
= hero(thoughtful) do-hobby; cat
@puzzles.young {Hero} once did a puzzle of nothing but snow, and put up a flag on it.
= hero(proud) do-hobby; flag
@puzzles.old There was one jigsaw with a piece missing, and {Hero} loved that one best, because it was still asking.
@puzzles.old When there was a knot in something people brought it to {Hero}, and went and had their tea.
@detective.young {Hero} had solved the Case of the Missing Sock, and then the Case of the Other One.
= hero(proud) do-hobby; sock
@detective.young {Hero} knew who had the last bun, from a crumb, a sigh and a very clean plate.
= hero(curious) do-hobby; plate
@detective.old {Hero} kept a list of suspects at all times, and was too honest to leave {themself} off it.
@detective.old "Don't tell me," {Hero} would say to people, "you came by the number nine"; and sometimes it was even so.
@chess.young {Hero} played {own} against {their} own left hand, which cheated.
= hero(thoughtful) think; table
@chess.young {Hero} gave the little ones names, and said sorry to each when it was taken.
= hero(happy) think; table
@chess.old {Hero} lost on purpose only once, to a very small cousin, and still woke some nights thinking about it.
@chess.old {Hero} had lost to {their} grandmother four hundred times, and was starting, {they} thought, to see what she was up to.
@games.young {Hero} never minded losing a video game on a hard level, because losing was how it told you its secret.
= hero(excited) do-hobby
@games.young In video games {Hero} had three lives left in most things, and was careful with the last.
= hero(thoughtful) do-hobby
@games.old {Hero} held that there were two sorts of people: those who read the rules, and those who press everything to see what happens.
@games.old What {Hero} liked was the map: how it was all dark to begin with, and you lit it by going there.
@vehicles.young {Hero} knew all the {own} by their cough, with both eyes shut.
= hero(happy) listen
@vehicles.young {Hero} knew when the {own} went by, and stood up straight for them.
= hero(happy) stand
@vehicles.old {Hero} waved to everyone who drove one of the {own}, and kept count: four hundred and six had waved back.
@vehicles.old {Hero} could hear, from bed, when one of the {own} had something new the matter with it, and was glad when it was mended.
@collecting.young {Hero's} pockets bulged with {own}, because every good one for miles had come home in them.
= hero(proud) hold kit; shell + stone
@collecting.young {Hero} had {own} in the tin, in the bed and, on Sundays, in the bath.
= hero(proud) hold kit; bathtub
@collecting.old {Hero} never took the prettiest of the {own} but the one beside it, which, {they} said, had been waiting longer.
@collecting.old Each thing in the tin had a label, and each label said where, and when, and what the weather had been thinking of.
@history.young {Hero} drew a map of the garden with dragons in the corners, and the cat filed a complaint.
= hero(happy) do-hobby; cat
@history.young {Hero} had dug up half a plate, and kept a place for the other half on the shelf.
= hero(proud) hold plate; map
@history.old {Hero} could find the way to anywhere, provided that somebody else remembered the sandwiches.
@history.old {Hero} knew who had lived in every house in the street a hundred years ago, and nodded to them.
@gardening.young {Hero} talked to the beans every morning, and the beans came up to hear better.
= hero(happy) talk; seeds + plant-pot
@gardening.young {Hero} had mud on both knees, and a lemon tree called Sir in a pot by the bed.
= hero(happy,muddy) do-hobby; plant-pot
@gardening.old {Hero} had grown a carrot with two legs, and could not eat it, and had buried it again with a little hat.
@gardening.old {Hero} had grown a sunflower so tall that it had begun to look in at the upstairs windows, and had needed speaking to.
@cooking.young {Hero} could crack an egg with one hand, and clean it up with the other.
= hero(funny) do-hobby; egg
@cooking.young {Hero} made a cake for the birds once, and now they came to the window and tapped.
= hero(happy) do-hobby; cake + 2 bird
@cooking.old {Hero's} soup was never the same twice, partly from genius, and partly because nothing was ever written down.
@cooking.old You could tell what {Hero} had made by what was on the ceiling, and it was nearly always worth it.
@animals.young {Hero} knew all about {own}, and where every cat in the street liked to be scratched, and one of them liked it nowhere.
= hero(happy) touch cat
@animals.young {Hero} knew what the {own} would say if they could, and most of it was about the cat.
= hero(happy) talk; cat
@animals.old Animals came and sat on {Hero}, in the way that snow comes and sits on a hill, without asking and without any fuss.
@animals.old If a thing had lost its way and had more than two legs, it was on {Hero's} step by morning.
@horses.young {Hero} kept an apple in one pocket, for any pony who might ask.
= hero(happy) hold apple; donkey
@horses.young {Hero} galloped to the shop on a broom, and tied it up outside.
= hero(joy) run; broom
@horses.old {Hero} had fallen off nine ponies and bore no grudge, since each of them had waited.
@horses.old A horse, {Hero} said, knows how you feel before you do, and has usually decided what to do about it.
@dolls.young {Hero} gave a tea party every day at four, and nobody was ever too small or too muddy to come.
= hero(happy) hold teacup; teapot + table
@dolls.young {Hero} put nine to bed each night, and the tenth had to have a story.
= hero(calm) hug puppet; bed
@dolls.old Nobody in {Hero's} house could sit down without first moving someone with button eyes, and saying sorry.
@dolls.old There was a hospital behind {Hero's} sofa, for arms, and nobody had ever come out of it with fewer than they went in with.
@fishing.young {Hero} had caught the same fish six times, and by now they nodded to each other.
= hero(happy) do-hobby; fish
@fishing.young {Hero} once caught a boot, and went back the next day for the other.
= hero(funny) do-hobby; boots
@fishing.old It was, {Hero} said, nine parts sitting and one part shouting, and {they} had a gift for both.
@fishing.old {Hero} could sit so still beside water that a kingfisher had used the end of the rod and left a note, of a kind.
@medicine.young {Hero} had bandaged the table, the dog next door and the dog next door's bone.
= hero(hopeful) touch table; dogs
@medicine.young {Hero} gave the chair a pill for its bad leg, and it never wobbled after that, much.
= hero(hopeful) touch chair; bottle
@medicine.old "And how long has it felt like that?" {Hero} would ask, of anything at all, and it was odd how often people told {them}.
@medicine.old People came to {Hero} with a grazed knee and stayed to talk about something else, which had been what hurt.
`
