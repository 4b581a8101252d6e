// What the smallest see of a hobby: the sound its thing makes, and by which it finds the way out, and a page of play in two tellings.
// Columns: id | what the thing does, as it goes before "went the {kit}" | a telling | another telling

export const LAP_PLAY = `
drawing | Up, down, up | One long line went up, and down, and over a toe. | Now there was a dog, with six legs.
painting | Splish, splosh | Splish, splosh! A red dab stayed on {Hero's} nose. | There was blue on one thumb, and on one ear.
writing | Flip, flap | There was a great big A, all over page one. | It was a big round O. It got two eyes.
photography | Click, click | Click! That was a very good one of a foot. | Click! Here was a nose, and it was {Hero's}.
crafts | Snip, snip | Snip, snip, stick! It was a hat for a spoon. | Stick, stick! Now there was glue on one knee.
dressing-up | Swish, swish | Who was under the big hat? It growled! | One boot, one crown, one growl. It was a bear!
acting | Wiggle, wiggle | A sock said hello to a spoon. Clap, clap! | One sock sang. The other sock went to sleep.
singing | La, la, la | La, la, la, up high! La, la, la, down low! | La, la, la! And then {Hero} took a bow.
drums | Tap, tap, tum | Tap, tap on a shoe, tum, tum on a hat! | Tap, tap on one knee, tum on the other!
piano | Tap, tap | Plink, plonk! {Hero} played it on both knees. | Ten fingers ran up one leg. Plink, plonk, plunk!
violin | Squeak, squeak | Squeak, it went, and a moth began to dance. | It was very high. Then it was very low. Bow!
guitar | Twang, twang | Twang! It tickled {Hero's} tum. | Plunk, plunk! There was a bun in it.
winds | Toot, toot | Toot! Out of it came a pea. | Toot! And far away a cow said moo.
music | Boom, boom | Boom, boom, on a pot! Clap, clap, on a knee! | Hum, hum! Both feet had to dance.
blocks | Click, clack | Up and up and up! On the top sat a sock. | Click, clack, up high. Crash! And click, clack, again.
robots | Clink, clank | Click, whirr, beep! It had a spoon for a nose. | A tin, a spoon and one old sock. Beep!
woodwork | Tap, tap | Tap, tap, tap! Now the stool had five legs. | Tap, tap! It was a bed for a snail.
science | Fizz, fizz | Fizz! Pop! It all came out pink. | Fizz! Now the spoon was green.
sewing | Creak, creak | In and out, in and out! It was a sock for a tail. | In and out! It was a hat for a thumb.
kites | Flap, flap | Fold, fold! It had two ears and a tail. | Up it went. It came down on {Hero's} head.
football | Roll, roll, roll | Roll, roll, roll! It came back all by itself. | Kick! Roll, roll, roll! Goal!
ballgames | Bounce, bounce | Bounce, bounce! It came down in a hat. | Up it went. Down it came, on one toe.
swimming | Ping, ping | Kick, kick, blub, blub, like a fish, on the floor! | Two arms, two legs, and a big, big breath. Blub!
cycling | Ding, ding | Ding, ding, at a bug! Ding, ding, at a snail! | Round and round, and round again. Ding!
skating | Swish, swish | Whee! Round on one foot. Bump! | Zip! There was a hat on one foot.
dancing | Tip, tap | Tip, tap, tip! Both knees had to dance, too. | Hop, skip, twirl, and bump!
gymnastics | Swish, swish | Head down, feet up! Hello, toes! | Over went {Hero}, like a pancake.
climbing | Flip, flop | Step, step, step! It was only a box. | Hand, foot, hand, foot, up to the top. Hooray!
karate | Flip, flap | Ha! One foot went up. Bump! | {Hero} stood like a tree. Ha!
running | Pit, pat | Pit, pat, pit, pat, all the way round, and back! | Pit, pat! {Hero} came first, and last.
dinosaurs | Brush, brush | Roar! Stamp, stamp! That was a big one. | Brush, brush! Up came a spoon, and a sock.
space | Wink, wink | One star, two stars, ten stars, six! | Was that a star? No, it was a button.
bugs | Clink, clink | One sat on {Hero's} thumb. It had ten spots. | One walked up an arm, over a nose, and home.
birds | Flip, flap | Tweet! One came down, and sat on {Hero's} shoe. | "Tweet," said {Hero}. Tweet, said something small.
reading | Flip, flap | "Again!" said {Hero}, and read it all again. | It was upside down, and very good.
puzzles | Wink, wink | The last bit was in {Hero's} sock. | This bit went here, and that bit was toast.
detective | Wink, wink | Who ate the bun? There was jam on {Hero's} nose. | A foot went here, and here. It was {Hero's} own.
chess | Rattle, rattle | Hop, hop, hop! The small one won. | Hop, hop! The big one fell over.
games | Flip, flop | Hop, hop, up! There was a star. | Beep! Down, and up, and on to level two.
vehicles | Vroom, vroom | Over one foot it went, and up one leg! | Beep, beep! One was in {Hero's} hat.
collecting | Rattle, rattle | Clink! In the tin went one more. | There they were, all in a row, big ones first.
history | Flip, flap | There was a hole in it, and a castle by the hole. | {Hero} sat on a box, and was a king.
gardening | Plip, plop | One drop for this bud, and one for that. | Drip, drip! One small leaf stood up.
cooking | Stir, stir | Stir, stir! Then {Hero} licked the spoon. | Stir, stir! It was soup, with a leaf in it.
animals | Brush, brush | A snail had a bed in {Hero's} shoe. | {Hero} said good day to an ant.
horses | Brush, brush | Clip, clop, clip, clop, all the way round! | Clip, clop, and over a box. Neigh!
dolls | Pat, pat | Bear had tea. Bear had cake, and {Hero} ate it. | Shh! Bear was in bed, under a hat.
fishing | Swish, swish | Up came a boot, and up came a sock! | Sit, sit, sit. And up came one wet shoe.
medicine | Snip, snip | Bear had a bandage on each ear. | "Say aah," said {Hero} to a shoe.
`

/** Things that one hobby shares with others, and that make their own sound. */
export const OWN_SOUNDS: Readonly<Record<string, string>> = {
  'toy train': 'Chuff, chuff',
  'toy boat': 'Bob, bob',
  'toy ship': 'Bob, bob',
  'toy plane': 'Whoosh, whoosh',
  'pack of cards': 'Flip, flop',
}
