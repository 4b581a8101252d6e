// The second tellings of what heroes love to do: other true details of the same hobby. Columns: id | 4-6 line | line for older readers

export const HOBBY_ROWS_AGAIN = `
drawing | If a wall was bare, {Hero} felt sorry for it, and soon it had a giraffe. | Nobody could lend {Hero} a newspaper, because it came back with a moustache on everyone, and on one occasion on the weather.
painting | {Hero} had painted the cat, asleep; and the cat, cross; and then {their} own foot, by mistake. | It took three jars of water to do a sunset: one for the red, one for the gold, and one that {Hero} drank from without looking.
writing | {Hero} wrote letters to everyone, and the postman had one that said only "Hello, boots." | {Hero} never went out without a pencil behind each ear, one for what happened and one for what ought to have.
photography | There was a photo of one sock on {Hero's} wall, and one of the moon, and you had to look twice to see which. | The camera had been dropped in a stream, and since then it took everything slightly green, which {Hero} thought was kinder.
crafts | {Hero} made crowns for eggs, and a bed for a spoon, and cried when they ate the king. | An empty box never got as far as {Hero's} bin; it had a chimney on it first, and people living there.
dressing-up | {Hero} came down to tea as a queen, and had to eat {their} soup with a beard on. | "Who are you today?" people asked {Hero}, before they said anything else, since it saved trouble later on.
acting | {Hero} could cry real tears, and stop, and have a bun, and cry again from where {they} left off. | It had been a small part, third sheep, but there were people in the town who still spoke of {Hero's} baa.
singing | {Hero} sang to the kettle, and the kettle came in at the end. | On the top note {Hero's} eyebrows went up, and so, it was said, did those of the man next door.
drums | {Hero} had a drum, and a spoon. When {they} ate peas, it was a march, and when it was soup, it was a waltz. | There was a dent in the fridge where the big drum solo went, and milk had tasted of it ever since.
piano | {Hero} played the piano with {their} nose when both hands were full, and the nose was getting quite good. | The lady downstairs could no longer hear the slow bit without reaching for her shoes; it was when {Hero} stopped that she went out.
violin | Every night {Hero} told the {own} a tune, and put it to bed in blue velvet. | The long notes were the hardest, said {Hero}, since there was so much time in them to think about being wrong.
guitar | Every night {Hero} played the {own} to sleep, and tucked it up in its box. | The hard part was the gaps between the notes, {Hero} found, since there was so much time in them to think about being wrong.
winds | {Hero} played the {own} to the cows, and when {they} looked up there were more cows. | You needed a good deal of breath and no shame, and {Hero} had been born with both.
music | To {Hero} the fridge was in G, and the bath, when it ran out, was in tears. | It was {Hero's} belief that nobody is out of tune: they are only very early for some other song.
blocks | {Hero} had made a castle of blocks, with a lift in it, for the snail, who could not do stairs. | Other people saw a table. {Hero} saw that you could get a second table on top of it, and where the stairs would go.
robots | The toaster could say "good morning" now, and it was {Hero} who had taught it, with a fork and some wire. | On the whole {Hero} preferred a thing with its lid off, when it had nothing left to hide.
woodwork | {Hero} had made a bird box, and then a bigger one, because the bird had friends. | Nothing in {Hero's} street had wobbled for a year, apart from one old table, which they kept for {them} as a treat.
science | {Hero} had once made a potato ring a bell, and now it would not stop. | {Hero} had proved that toast lands butter side down, and, after forty slices, that you can get tired of toast.
sewing | {Hero} had made a coat for a hen, with a place for the tail. | You could tell {Hero's} mending at once, since the patch was always the best part of the trousers.
kites | {Hero} sent letters as birds, out of the window, and one had come back with an answer. | There were paper cranes in {Hero's} coat, in the butter dish, and all down the inside of the clock.
football | {Hero} slept with the ball, and told it the {own} scores. | {Hero} had once scored from behind a tree, and though it had been the wrong goal there was nobody who did not clap.
ballgames | There was a ball on the roof, and one in the pond, and {Hero} knew where both of them lived. | The trick of a good throw, in {Hero's} view, was to have already forgiven it.
swimming | {Hero} could swim under the rope, over the rope and, by accident, through the ladies' keep-fit. | It was the one place, {Hero} said, where nobody asks you anything, and where your ears fill up with quiet.
cycling | {Hero} rode to the end of the road to see if it was still there, and it was, so {they} rode back to say so. | {Hero} had come off in the same hedge so often that it had a place in it, of just the right shape.
skating | {Hero} could go {own} backwards, and saw where {they} had been as clear as anything. | There was a frozen slope behind the shop that knew the sound of {Hero} coming, and, it may be, dreaded it.
dancing | {Hero} could do the heron, and the washing, and a very fine jelly. | If {Hero} had to stand in a queue, it would be found after a while that the whole queue was swaying.
gymnastics | {Hero} ate one sandwich standing on {their} head, for a bet, and it went up. | Doors were for other people; {Hero} came in by the back of the sofa, feet first, and stuck the landing.
climbing | {Hero} left {their} boots at the bottom of things, to show where to start looking. | {Hero} could not pass a wall without putting one hand on it, to feel whether it wanted company.
karate | {Hero} could break a biscuit with one hand, and did, and ate both of the halves. | There were nine ways to fall down without being hurt, and {Hero} had met the tenth, on the stairs.
running | {Hero} raced the bus, and the rain, and a leaf; the leaf was the only one who cheated. | {Hero} got everywhere early, out of breath, and had to run round the outside until it was time.
dinosaurs | {Hero} roared at breakfast, softly, like a dinosaur that ate leaves. | "Nobody knows what colour they were," said {Hero}, who had thought about it, and was almost sure of spots.
space | There was a hole in {Hero's} curtain, the size of a pea, and one star fitted it. | {Hero} had written to the moon at the age of four, and was still, in a patient sort of way, expecting to hear.
bugs | {Hero} walked with {their} nose down and {their} hands behind, in case somebody was crossing. | There was a spider over {Hero's} bed by the name of Mrs. O, and no one was allowed to dust her.
birds | {Hero} had crumbs in every pocket, and sparrows who knew which. | You could not take {Hero} anywhere by the quick way, as there would be a heron, and everybody had to stand and breathe through their noses.
reading | {Hero} read to the dog, and stopped at the sad bits, for the dog. | There was a torch under {Hero's} pillow, and beneath that, for when it ran out, there was another.
puzzles | {Hero} once did a puzzle of nothing but snow, and put up a flag on it. | When there was a knot in something people brought it to {Hero}, and went and had their tea.
detective | {Hero} knew who had the last bun, from a crumb, a sigh and a very clean plate. | "Don't tell me," {Hero} would say to people, "you came by the number nine"; and sometimes it was even so.
chess | {Hero} gave the little ones names, and said sorry to each when it was taken. | {Hero} had lost to {their} grandmother four hundred times, and was starting, {they} thought, to see what she was up to.
games | In video games {Hero} had three lives left in most things, and was careful with the last. | What {Hero} liked was the map: how it was all dark to begin with, and you lit it by going there.
vehicles | {Hero} knew when the {own} went by, and stood up straight for them. | {Hero} could hear, from bed, when one of the {own} had something new the matter with it, and was glad when it was mended.
collecting | {Hero} had {own} in the tin, in the bed and, on Sundays, in the bath. | Each thing in the tin had a label, and each label said where, and when, and what the weather had been thinking of.
history | {Hero} had dug up half a plate, and kept a place for the other half on the shelf. | {Hero} knew who had lived in every house in the street a hundred years ago, and nodded to them.
gardening | {Hero} had mud on both knees, and a lemon tree called Sir in a pot by the bed. | {Hero} had grown a sunflower so tall that it had begun to look in at the upstairs windows, and had needed speaking to.
cooking | {Hero} made a cake for the birds once, and now they came to the window and tapped. | You could tell what {Hero} had made by what was on the ceiling, and it was nearly always worth it.
animals | {Hero} knew what the {own} would say if they could, and most of it was about the cat. | If a thing had lost its way and had more than two legs, it was on {Hero's} step by morning.
horses | {Hero} galloped to the shop on a broom, and tied it up outside. | A horse, {Hero} said, knows how you feel before you do, and has usually decided what to do about it.
dolls | {Hero} put nine to bed each night, and the tenth had to have a story. | There was a hospital behind {Hero's} sofa, for arms, and nobody had ever come out of it with fewer than they went in with.
fishing | {Hero} once caught a boot, and went back the next day for the other. | {Hero} could sit so still beside water that a kingfisher had used the end of the rod and left a note, of a kind.
medicine | {Hero} gave the chair a pill for its bad leg, and it never wobbled after that, much. | People came to {Hero} with a grazed knee and stayed to talk about something else, which had been what hurt.
`
