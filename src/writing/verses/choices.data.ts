// The choice, in verse, when it is not about sharing: @moral.flaw and @moral.choice.

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
