// The choice, in verse, when it is not about sharing: @moral.flaw and @moral.choice.

export const VERSE_CHOICE_LINES = `
@courage.flaw There was just one thing {Hero} never went near: / {scary}. {They} kept it a secret, the fear.
= hero(scared) hide
@courage.flaw Now what was it turned {Hero's} legs into string? / {Scary}! And {they} never once said a thing.
= hero(scared) hide
@courage.flaw How loudly our {Hero} went whistling by / {scary}! And nobody ever knew why.
= hero(calm) walk
@courage.choice "I'm frightened," said {Hero}, with jelly for knees. / But one foot went forward, as slow as you please.
= hero(scared) walk
@courage.choice It was dark as a boot, and it smelled like one, too. / {Hero's} heart said, "Not me." But {their} feet said, "We do."
= hero(scared) tiptoe
@courage.choice "I'll count up to three," {Hero} thought, "and I'll go." / It was nearer to thirty. But in {they} went, slow.
= hero(scared) walk
@patience.flaw "Right now!" shouted {Hero}, and jumped up and down. / {They} opened up presents all over the town.
= hero(excited) open gift
@patience.flaw Now {Hero} pulled carrots to see if they grew, / and opened the oven on cakes soft as glue.
= hero(excited) pull vegetables; oven + cake | garden
@patience.flaw "Is it time?" {Hero} asked. "Is it time? Is it yet?" / And the jelly was eaten before it had set.
= hero(excited) jump; plate
@patience.choice "Go on!" said the people. "Go on with it, now!" / But {Hero} just waited, and didn't know how.
= hero(worried) wait; {crowd}
@patience.choice It was hard as a nut not to reach out and start, / but {Hero} sat still, with a thumping big heart.
= hero(calm) sit
@patience.choice "Not yet," whispered {Hero}, and sat on each thumb, / and hummed every tune that {they} knew how to hum.
= hero(calm) sit
@kindness.flaw "No time!" shouted {Hero}, and ran down the street. / {Small} said hello to {their} feet.
= hero(excited) run; {small} | street
@kindness.flaw {Small} called. "There's no time!" {Hero} said, / and ran right on by, and did not turn {their} head.
= hero(excited) run; {small}
@kindness.flaw When {small} waved, there was nobody there: / just the dust after {Hero}, still up in the air.
= hero(excited) run; {small}
@kindness.choice There wasn't a minute. But {Hero} turned round, / and sat with {small}, on the ground.
= hero(hopeful) sit; {small}
@kindness.choice {Hero} ran to {small}. "I ran by. / I'm sorry," said {Hero}. "I didn't ask why."
= hero(hopeful) run; {small}
@kindness.choice Everyone hurried. But {Hero} went slow, / and {small} heard {them} call out, "Hello!"
= hero(hopeful) walk; {small}
@honesty.flaw But something that morning had happened, you know, / and {Hero} said nothing, and let the day go.
= hero(worried) look-down
@honesty.flaw There was something that {Hero} had done and not said: / it sat like a frog in the middle of bed.
= hero(worried) sit; frog on bed
@honesty.flaw "Who did it?" they asked. {Hero} studied a shoe, / and whistled a tune, and the tune wasn't true.
= hero(worried) look-down; shoe; man + woman
@honesty.choice "It was me," whispered {Hero}, and went very red. / "I did it this morning. I'm sorry," {they} said.
= hero(sad) whisper; man + woman
@honesty.choice "I ought to have told you," said {Hero}. "I did / the thing that went wrong, and then ran off and hid."
= hero(sad) talk; man + woman
@honesty.choice Then {Hero} stepped up, and said, red to the ear: / "The one who did that is the one who stands here."
= hero(brave) walk; man + woman
@asking-help.flaw "By me, by myself!" was what {Hero} would say, / with one arm in a sleeve for the most of the day.
= hero(worried) stuck; coat
@asking-help.flaw {Hero} did up every button alone, / each one in a hole that was never its own.
= hero(proud) touch button
@asking-help.flaw "No, nobody help me!" said {Hero}, and tried / to carry the ladder in, sideways and wide.
= hero(worried) carry ladder
@asking-help.choice Two hands weren't enough. It just stuck, and stuck fast. / "Please, help me," said {Hero}, quite softly, at last.
= hero(hopeful) reach; man + woman
@asking-help.choice "I can't do it all," {Hero} said, and went pink. / "Would somebody help me?" And, quick as a wink...
= hero(hopeful) talk; man + woman
@asking-help.choice It was only one word, and it came out so small: / "Help," whispered {Hero}. It worked on them all.
= hero(hopeful) whisper; {crowd}
@trying-again.flaw Down under the bed there was half of a hat, / and half of a boat, and then half of a cat.
= hero(thoughtful) touch half-box | bedroom
@trying-again.flaw Three legs of a table, one side of a kite: / when {Hero} got stuck, it went straight out of sight.
= hero(thoughtful) touch half-box; kite
@trying-again.flaw Now {Hero} began things. But when they got hard, / they went to the heap at the end of the yard.
= hero(thoughtful) walk; half-box | garden
@trying-again.choice It flopped, and it dropped, as the hard bits will do. / "Again," muttered {Hero}, and then "Again," too.
= hero(brave) kneel
@trying-again.choice It fell down at once. {Hero} blew on {their} thumb, / and did it once more, as you finish a sum.
= hero(brave) kneel
@trying-again.choice It broke. {Hero} started it over. It broke. / And {they} started it over, and nobody spoke.
= hero(brave) kneel; {crowd}
@listening.flaw Now {Hero} could talk, and could talk, and could talk, / at breakfast, at bedtime, and out on a walk.
= hero(excited) talk; {small}
@listening.flaw {Small} said "But," and then "If," and then "When," / and {Hero} was telling the story again.
= hero(excited) talk; {small}
@listening.flaw The words came from {Hero} like peas from a sack, / and nobody else got a single one back.
= hero(excited) talk; {small}
@listening.choice "Um," {small} said; and then {Hero} sat near, / and listened, right up to the end, with each ear.
= hero(curious) sit; {small}
@listening.choice Then {Hero} stopped talking, and so it came out, / what {small} had been wanting to talk about.
= hero(curious) listen; {small}
@listening.choice "You first," {Hero} said, and was quiet as cheese, / and {small} told it all, by degrees.
= hero(curious) listen; {small}
`
