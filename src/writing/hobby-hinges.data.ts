// What each hobby knows that nobody else on the page knows: the sentence that leads from the hobby to the idea. Id, and two tellings.

export const HOBBY_HINGES = `
drawing | What you cannot say, you can nearly always draw. | A pencil gets through where a shout does not.
painting | A bit of red says more than a page of talk. | People who will not listen will still look at paint.
writing | Nobody stops for a shout, but they stop to read. | A word on a wall goes on when your voice has gone.
photography | You can argue with a word, but not with a picture. | One good picture ends a lot of talk.
crafts | Cut it out and hold it up, and everybody knows. | A thing made of paper can say it without a word.
dressing-up | Put on a hat, and nobody asks you who you are. | In the right coat you need not say a word.
acting | On a stage you do it, and then they know. | A good actor can say it all with one eyebrow.
singing | You cannot join in until you have heard the tune. | A singer has two ears, and only one mouth.
drums | Before the first bang, you have to find the beat. | A drummer who does not listen is only a noise.
piano | The tune is there before your fingers are. | You play with your hands, but you begin with your ears.
violin | You tune up first, and you cannot tune what you will not hear. | The bow waits, until the ear has said yes.
guitar | Every string has a note of its own, if you wait for it. | Nobody can play along before they know the song.
winds | First you breathe in, and that is when you hear the others. | Between two notes there is time to hear a lot.
music | In a band, you hear the others before you begin. | The best part of any tune is the bit before it starts.
blocks | You never have the block you want, so you use the one you have. | Any block is the right block, somewhere.
robots | Half of every robot used to be something else. | Any part will do, if it does the job.
woodwork | A crooked board is a straight one for some other job. | You look at the wood first, and then you know what to make.
science | All the best experiments use what is in the kitchen. | You try it with the things on the table, and see.
sewing | No patch was ever too small for some hole. | You can always make it out of something else.
kites | A kite is only sticks and string, until you put them together. | With paper, string and a stick, you can hold on to the sky.
football | You run to where the ball is going, not to where it was. | A rolling ball needs only one small kick.
ballgames | You never fight a fast ball; you go along with it. | To hit a ball you must be there when it comes.
swimming | You cannot push a wave, but you can ride on one. | In the water you wait, and then the wave does the work.
cycling | A bicycle stays up because you let it roll. | You lean with the bend, and never the other way.
skating | On ice you do not push twice; you let it glide. | If you stop on skates you wobble, so you let them run.
dancing | You wait for the beat, and then your feet know. | With two in a dance, you go when the other one goes.
gymnastics | You jump on the swing, and not before it and not after. | On a swinging bar, the bar does half.
climbing | You lean as the rope leans, and then you are up. | On a rope, you rest when it swings back and climb when it comes.
karate | When somebody pushes, you do not push back; you step aside. | The other one's push is the best part of your throw.
running | You go off with the others, and then you find your own step. | Downhill, you let your legs run by themselves.
dinosaurs | Nobody ever found a bone on the first look. | A bone looks like a stone, until the second time.
space | Some stars come out only when you look again. | You have to look for a long time, before you see the small ones.
bugs | A twig that walks off was not a twig. | What looks like a leaf has often got legs.
birds | You hear a bird first, and see it only the second time. | If you sit still and look again, there is always a nest.
reading | The best clue is on page one, where nobody looks. | When you get lost in a book, you turn back a page.
puzzles | The piece that will not fit is only the wrong way round. | You turn the piece round, and there was its place.
detective | It is always the thing that everybody walked past. | The first answer is the one they want you to see.
chess | The good move is hiding behind the first one you see. | You do not move until you have looked from the other side.
games | On a hard level you watch first, and then you see the gap. | If you lose three times the same way, you try the other door.
vehicles | You do not kick an engine; you look to see how it runs. | If a thing will not go, you get down and look underneath.
collecting | The best one is always underneath. | Turn a dull one over, and sometimes there is a star.
history | An old map makes sense when you turn it round. | Everything that is so was once some other way.
gardening | If a plant hangs its head, nobody shouts at the plant. | You cannot pull a bean up to make it grow.
cooking | Before you stir a thing, you taste what is missing. | No soup gets better because somebody shouts at it.
animals | An animal will tell you what is wrong, if you sit down. | You never grab a cat; you wait to be asked.
horses | A pony that will not walk has a stone in its shoe. | You do not pull a horse; you find out why it stopped.
dolls | When a teddy cries, you ask the teddy. | The first thing that you do at a tea party is ask.
fishing | You do not chase a fish; you find out what it likes. | Sit down quietly, and even a fish will come and tell you.
medicine | A doctor asks where it hurts before she gets out the bandage. | You cannot bandage a thing until you know where it hurts.
`

/** For an interest that has no row of its own. */
export const ANY_HINGE =
  'The good part is on the page you nearly skipped. | What you know best, you learnt by looking twice.'
