// Why this day matters: an occasion lends the story its event, the reason for hurry and the last good wish.

export const OCCASION_LINES = `
@birthday.event the birthday party
@birthday.why.b0_3 {Hero's} birthday! Hooray!
@birthday.why.b4_6 [<age:Tomorrow {Hero} would be {age}.|Tomorrow was {Hero's} birthday.>|Tomorrow was {Hero's} birthday, and everyone was coming.]
@birthday.why.old [It was for {Hero's} birthday, which was tomorrow. "I've been ready since [June|the last one]," said {Hero}.|"Is it tomorrow yet?" said {Hero}, whose birthday it would be. There is nothing so long as the day before one.]
@birthday.toast.b0_3 Happy birthday, {Hero}!
@birthday.toast.b4_6 "Happy birthday, {Hero}," [everybody said, with their mouths full|they all sang, in six different keys].
@birthday.toast.old "Happy birthday, {Hero}," somebody said; and it was, [by four minutes|since it had just struck twelve].
@holiday.event the {feast} supper
@holiday.why.b0_3 It was {feast}! Hooray!
@holiday.why.b4_6 For tonight was the first night of {feast}, and [everyone was coming|the whole street smelled good already].
@holiday.why.old "You can smell that it's almost {feast}," said {Hero}, [with {their} nose in the air, like a dog at a gate|who had been round by all the kitchens to make sure].
@holiday.toast.b0_3 Happy {feast}, {Hero}!
@holiday.toast.b4_6 "Happy {feast}!" [everyone called, up and down the street|they shouted, and the windows shook].
@holiday.toast.old "Happy {feast}, {Hero}," [said every window in the street, one after another|people said, and kissed whoever was nearest].
@academic.event the good-luck supper
@academic.why.b0_3 A big new day was coming!
@academic.why.b4_6 For tomorrow {Hero} would begin something new, with [a new bag and new shoes|sharp pencils], and everyone was coming to say good luck.
@academic.why.old It was in {Hero's} honour. "You've finished one thing," people said, "and now you begin another." The new bag by the door [still smelled of shop|looked twice {their} size].
@academic.toast.b0_3 Good luck, {Hero}!
@academic.toast.b4_6 "Good luck tomorrow!" they told {Hero}. {Hero} thought that tomorrow could not be harder than today.
@academic.toast.old "Good luck with the new start," somebody said to {Hero}; who thought that, after tonight, [it might come as a rest|a new start would be easy: you only had to begin].
@life.event the big supper
@life.why.b0_3 A big day was coming!
@life.why.b4_6 For tomorrow was a great day, the sort that comes only once, and [everyone was coming|there would be two kinds of cake].
@life.why.old "After tomorrow everything will be different," people told {Hero}, [ironing things|coming from miles off to say it]. "But in a good way."
@life.toast.b0_3 A happy, happy day!
@life.toast.b4_6 "Here's to tomorrow," they all said to {Hero}, [and clinked their cups|and one cup broke, for luck].
@life.toast.old "To what comes next," said somebody, holding up a cup to {Hero}; and [for once nobody was afraid of it|it sounded, for the first time, like a friend].
@bedtime.event supper and bed
@bedtime.why.b0_3 It was nearly bedtime.
@bedtime.why.b4_6 It had to be done by bedtime, and [bedtime was coming up the road|the sun was already low].
@bedtime.why.old "And everyone in bed by eight," somebody had said to {Hero}. [Bedtime comes as surely as a bus.|The shadows already had their pyjamas on.]
@bedtime.toast.b0_3 Night-night, {Hero}.
@bedtime.toast.b4_6 [And then it was time for bed. Good night, {Hero}.|Somebody yawned. Then everybody did. Good night, {Hero}.]
@bedtime.toast.old Someone yawned, and it went round the whole table, and [came back to {Hero}, who fell asleep in the middle of it|{Hero} caught it last, and kept it].
@none.event supper
@none.why.b0_3 It was a good day.
@none.why.b4_6 It was not a birthday. It was [a Tuesday|an ordinary Thursday], and that is a very good day for things to happen.
@none.why.old "It's only a [Tuesday|Thursday]," somebody told {Hero}. "Those are the ones to keep an eye on," said {Hero}.
@none.toast.b0_3 What a day, {Hero}!
@none.toast.b4_6 "To {Hero}!" they said. [And they had second helpings.|Nobody went home till the moon was up.]
@none.toast.old "To {Hero}," somebody said, and [they all held up whatever they had|nobody went home for a very long time].
@other.event the party
@other.why.b0_3 A party was coming!
@other.why.b4_6 For this was [{Hero's} big day|a day for {Hero}], with a ring round it on the calendar.
@other.why.old "Nobody is to forget," {Hero} had told them, and had put a red ring round the day [on every calendar in the house|, and then another round the ring].
@other.toast.b0_3 Hooray for {Hero}!
@other.toast.b4_6 "Three cheers for {Hero}!" they said, and somebody gave four.
@other.toast.old "Three cheers for {Hero}," said somebody, and [lost count, and gave five|they gave them until the cups rang].
`
