// Why this day matters: an occasion lends the story its event, the reason for hurry and the last good wish.

export const OCCASION_LINES = `
@birthday.event the birthday party
@birthday.why.b0_3 {Hero's} birthday! Hooray!
@birthday.why.b0_3 It was a birthday. {Hero's}!
@birthday.why.b4_6 [<age:Tomorrow {Hero} would be {age}.|Tomorrow was {Hero's} birthday.>|Tomorrow was {Hero's} birthday, and everyone was coming.]
@birthday.why.b4_6 Tomorrow was the birthday, and {Hero} had been awake since Tuesday.
@birthday.why.old [It was for {Hero's} birthday, which was tomorrow. "I've been ready since [June|the last one]," said {Hero}.|"Is it tomorrow yet?" said {Hero}, whose birthday it would be. Nothing was ever so long as that day.]
@birthday.why.old A birthday was on its way, and {Hero} could feel it coming, [as you feel a bus in the road|like a sneeze].
@birthday.toast.b0_3 Happy birthday, {Hero}!
@birthday.toast.b4_6 "Happy birthday, {Hero}," [everybody said, with their mouths full|they all sang, in six different keys].
@birthday.toast.b4_6 There was singing, and it was meant to be "Happy Birthday". {Hero} knew it by the candles.
@birthday.toast.old "Happy birthday, {Hero}," somebody said; and it was, [by four minutes|since it had just struck twelve].
@birthday.toast.old They sang to {Hero} all the way through, [with the high bit|in two keys at once], and {they} blew out every candle but the one for luck.
@holiday.event the {feast} supper
@holiday.why.b0_3 It was {feast}! Hooray!
@holiday.why.b0_3 Hello, {feast}! Here at last.
@holiday.why.b4_6 For tonight was the first night of {feast}, and [everyone was coming|the whole street smelled good already].
@holiday.why.b4_6 There were lights in the windows, because {feast} had come.
@holiday.why.old "You can smell that it's almost {feast}," said {Hero}, [with {their} nose in the air, like a dog at a gate|who had been round by all the kitchens to make sure].
@holiday.why.old It was the eve of {feast}, when nobody may go into the kitchen, and {Hero} had been [into it twice|asked to leave it by name].
@holiday.toast.b0_3 Happy {feast}, {Hero}!
@holiday.toast.b4_6 "Happy {feast}!" [everyone called, up and down the street|they shouted, and the windows shook].
@holiday.toast.b4_6 They ate until they could not, and then they had the sweet things. That is how you do {feast}.
@holiday.toast.old "Happy {feast}, {Hero}," [said every window in the street, one after another|people said, and kissed whoever was nearest].
@holiday.toast.old There was one more chair than there were people, as there always should be at {feast}, and {Hero} [put the coats on it|kept it for whoever came].
@academic.event the good-luck supper
@academic.why.b0_3 A big new day was coming!
@academic.why.b0_3 New shoes! New bag! New day!
@academic.why.b4_6 For tomorrow {Hero} would begin something new, with [a new bag and new shoes|sharp pencils], and everyone was coming to say good luck.
@academic.why.b4_6 Tomorrow {Hero} would have a new peg, with {their} name on.
@academic.why.old It was in {Hero's} honour. "You've finished one thing," people said, "and now you begin another." The new bag by the door [still smelled of shop|looked twice {their} size].
@academic.why.old By this time tomorrow {Hero} would know where to hang {their} coat. [Until then there was supper.|Not knowing made {them} hungry.]
@academic.toast.b0_3 Good luck, {Hero}!
@academic.toast.b4_6 "Good luck tomorrow!" they told {Hero}. {Hero} thought that tomorrow could not be harder than today.
@academic.toast.b4_6 Everyone gave {Hero} one bit of good advice, and one bit of cake. {They} kept the cake.
@academic.toast.old "Good luck with the new start," somebody said to {Hero}; who thought that, after tonight, [it might come as a rest|a new start would be easy: you only had to begin].
@academic.toast.old They drank to {Hero}, and to whatever was behind the next door, [which had better look out|and told {them} to knock first].
@life.event the big supper
@life.why.b0_3 A big day was coming!
@life.why.b0_3 One more sleep, and then!
@life.why.b4_6 For tomorrow was a great day, the sort that comes only once, and [everyone was coming|there would be two kinds of cake].
@life.why.b4_6 It was the day with a ring round it, nearly.
@life.why.old "After tomorrow everything will be different," people told {Hero}, [ironing things|coming from miles off to say it]. "But in a good way."
@life.why.old Most days come up on you from behind. {Hero} could see this one [from the end of the road|over the tops of the houses].
@life.toast.b0_3 A happy, happy day!
@life.toast.b4_6 "Here's to tomorrow," they all said to {Hero}, [and clinked their cups|and one cup broke, for luck].
@life.toast.b4_6 "And now for the big day," said {Hero}, and all the spoons were banged on all the cups.
@life.toast.old "To what comes next," said somebody, holding up a cup to {Hero}; and [for once nobody was afraid of it|it sounded, for the first time, like a friend].
@life.toast.old Nobody made a speech, though three people had brought one. They looked at {Hero}, [and blew their noses|and passed the bread].
@bedtime.event supper and bed
@bedtime.why.b0_3 It was nearly bedtime.
@bedtime.why.b0_3 The moon was up. Soon, bed.
@bedtime.why.b4_6 It had to be done by bedtime, and [bedtime was coming up the road|the sun was already low].
@bedtime.why.b4_6 The moon had its slippers on. There was just time.
@bedtime.why.old "And everyone in bed by eight," somebody had said to {Hero}. [Bedtime comes as surely as a bus.|The shadows already had their pyjamas on.]
@bedtime.why.old You can put a bedtime off, but not for long, and {Hero} had [put this one off twice|used up all of the good reasons].
@bedtime.toast.b0_3 Night-night, {Hero}.
@bedtime.toast.b4_6 [And then it was time for bed. Good night, {Hero}.|Somebody yawned. Then everybody did. Good night, {Hero}.]
@bedtime.toast.b4_6 Then up the stairs they went, and {Hero} was asleep by the top one. Sleep well.
@bedtime.toast.old Someone yawned, and it went round the whole table, and [came back to {Hero}, who fell asleep in the middle of it|{Hero} caught it last, and kept it].
@bedtime.toast.old {Hero} meant to hear the end of the talk, and shut {their} eyes [the better to listen|for one minute]. Good night, then. Good night.
@none.event supper
@none.why.b0_3 It was a good day.
@none.why.b0_3 What day was it? A nice one.
@none.why.b4_6 It was not a birthday. It was [a Tuesday|an ordinary Thursday], and that is a very good day for things to happen.
@none.why.b4_6 There was nothing on the calendar. That's the best sort.
@none.why.old "It's only a [Tuesday|Thursday]," somebody told {Hero}. "Those are the ones to keep an eye on," said {Hero}.
@none.why.old It was nobody's birthday, and no sort of feast. {Hero} had looked it up. [A day like that can be used for anything.|It was just a day with room in it.]
@none.toast.b0_3 What a day, {Hero}!
@none.toast.b4_6 "To {Hero}!" they said. [And they had second helpings.|Nobody went home till the moon was up.]
@none.toast.b4_6 Then they ate, and {Hero} had the plate with the roses on.
@none.toast.old "To {Hero}," somebody said, and [they all held up whatever they had|nobody went home for a very long time].
@none.toast.old "What's it in aid of?" asked somebody who had come in late. "Supper," said {Hero}, and [moved up to make room|gave them a spoon].
@other.event the party
@other.why.b0_3 A party was coming!
@other.why.b0_3 Hats on! A big day!
@other.why.b4_6 For this was [{Hero's} big day|a day for {Hero}], with a ring round it on the calendar.
@other.why.b4_6 {Hero} had told the baker, and all of the cats.
@other.why.old "Nobody is to forget," {Hero} had told them, and had put a red ring round the day [on every calendar in the house|, and then another round the ring].
@other.why.old {Hero} had been counting off the days in chalk behind the door, and there was [one left|no more room].
@other.toast.b0_3 Hooray for {Hero}!
@other.toast.b4_6 "Three cheers for {Hero}!" they said, and somebody gave four.
@other.toast.b4_6 They all stood up for {Hero}, even the ones who had only just sat down.
@other.toast.old "Three cheers for {Hero}," said somebody, and [lost count, and gave five|they gave them until the cups rang].
@other.toast.old Somebody began to clap, and it caught on, and {Hero} [did not know where to look|clapped as well, to be polite].
`
