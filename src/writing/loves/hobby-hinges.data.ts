// What each hobby knows that nobody else on the page knows: the sentence that leads from the hobby to the idea. Id, two tellings, and a short one for a page that is nearly full.

export const HOBBY_HINGES = `
drawing | What you cannot say, you can nearly always draw. | A pencil gets through where a shout does not. | A picture needs no words.
painting | A bit of red says more than a page of talk. | People who will not listen will still look at paint. | Paint needs no words.
writing | Nobody stops for a shout, but they stop to read. | A word on a wall goes on when your voice has gone. | Big letters never get tired.
photography | You can argue with a word, but not with a picture. | One good picture ends a lot of talk. | A photo needs no words.
crafts | Cut it out and hold it up, and everybody knows. | A thing made of paper can say it without a word. | Paper can say it, too.
dressing-up | Put on a hat, and nobody asks you who you are. | In the right coat you need not say a word. | A hat can say it.
acting | On a stage you do it, and then they know. | A good actor can say it all with one eyebrow. | You act it, and they know.
singing | You cannot join in until you have heard the tune. | A singer has two ears, and only one mouth. | First you hear the tune.
drums | Before the first bang, you have to find the beat. | A drummer who does not listen is only a noise. | First you find the beat.
piano | The tune is there before your fingers are. | You play with your hands, but you begin with your ears. | Ears play before fingers do.
violin | You tune up first, and you cannot tune what you will not hear. | The bow waits, until the ear has said yes. | You tune up with your ears.
guitar | Every string has a note of its own, if you wait for it. | Nobody can play along before they know the song. | Each string has its own say.
winds | First you breathe in, and that is when you hear the others. | Between two notes there is time to hear a lot. | You breathe in, and hear.
music | In a band, you hear the others before you begin. | The best part of any tune is the bit before it starts. | A band has to listen.
blocks | You never have the block you want, so you use the one you have. | Any block is the right block, somewhere. | Any block will do, somewhere.
robots | Half of every robot used to be something else. | Any part will do, if it does the job. | Robots are made of odd bits.
woodwork | A crooked board is a straight one for some other job. | You look at the wood first, and then you know what to make. | A bent board is good, too.
science | All the best experiments use what is in the kitchen. | You try it with the things on the table, and see. | Start with what's on the table.
sewing | No patch was ever too small for some hole. | You can always make it out of something else. | Every patch fits some hole.
kites | A kite is only sticks and string, until you put them together. | With paper, string and a stick, you can hold on to the sky. | A kite is paper and string.
football | You run to where the ball is going, not to where it was. | A rolling ball needs only one small kick. | You kick it as it rolls.
ballgames | You never fight a fast ball; you go along with it. | To hit a ball you must be there when it comes. | You hit it as it comes.
swimming | You cannot push a wave, but you can ride on one. | In the water you wait, and then the wave does the work. | You can't push a wave.
cycling | A bicycle stays up because you let it roll. | You lean with the bend, and never the other way. | Downhill, you let it roll.
skating | On ice you do not push twice; you let it glide. | If you stop on skates you wobble, so you let them run. | On ice you glide.
dancing | You wait for the beat, and then your feet know. | With two in a dance, you go when the other one goes. | You go with the beat.
gymnastics | You jump on the swing, and not before it and not after. | On a swinging bar, the bar does half. | The swing does half of it.
climbing | You lean as the rope leans, and then you are up. | On a rope, you rest when it swings back and climb when it comes. | You swing when the rope swings.
karate | When somebody pushes, you do not push back; you step aside. | The other one's push is the best part of your throw. | You use the other one's push.
running | You go off with the others, and then you find your own step. | Downhill, you let your legs run by themselves. | Downhill, legs run by themselves.
dinosaurs | Nobody ever found a bone on the first look. | A bone looks like a stone, until the second time. | Bones hide on the first look.
space | Some stars come out only when you look again. | You have to look for a long time, before you see the small ones. | The small stars come out second.
bugs | A twig that walks off was not a twig. | What looks like a leaf has often got legs. | Some twigs have legs.
birds | You hear a bird first, and see it only the second time. | If you sit still and look again, there is always a nest. | Nobody sees a nest at first.
reading | The best clue is on page one, where nobody looks. | When you get lost in a book, you turn back a page. | You turn back a page.
puzzles | The piece that will not fit is only the wrong way round. | You turn the piece round, and there was its place. | You turn the piece round.
detective | It is always the thing that everybody walked past. | The first answer is the one they want you to see. | Clues are where nobody looks.
chess | The good move is hiding behind the first one you see. | You do not move until you have looked from the other side. | The good move hides.
games | On a hard level you watch first, and then you see the gap. | If you lose three times the same way, you try the other door. | First you watch how it goes.
vehicles | You do not kick an engine; you look to see how it runs. | If a thing will not go, you get down and look underneath. | You look at it from below.
collecting | The best one is always underneath. | Turn a dull one over, and sometimes there is a star. | The best one is underneath.
history | An old map makes sense when you turn it round. | Everything that is so was once some other way. | You turn the map round.
gardening | If a plant hangs its head, nobody shouts at the plant. | You cannot pull a bean up to make it grow. | Nobody shouts at a plant.
cooking | Before you stir a thing, you taste what is missing. | No soup gets better because somebody shouts at it. | You taste it before you stir.
animals | An animal will tell you what is wrong, if you sit down. | You never grab a cat; you wait to be asked. | With cats you sit and wait.
horses | A pony that will not walk has a stone in its shoe. | You do not pull a horse; you find out why it stopped. | You don't pull a pony.
dolls | When a teddy cries, you ask the teddy. | The first thing that you do at a tea party is ask. | When teddies cry, you ask them.
fishing | You do not chase a fish; you find out what it likes. | Sit down quietly, and even a fish will come and tell you. | Fish come if you are quiet.
medicine | A doctor asks where it hurts before she gets out the bandage. | You cannot bandage a thing until you know where it hurts. | You ask where it hurts.
`

/** For an interest that has no row of its own. */
export const ANY_HINGE =
  'The good part is on the page you nearly skipped. | What you know best, you learnt by looking twice. | You learn it by looking.'
