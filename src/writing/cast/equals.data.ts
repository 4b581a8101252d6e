// What is said of two who are equals, twins or a couple, where a line knows of one hero: the day of twins, and that both want, choose and dare.
// Blocks as in a pack: @day.part.band of twins, then @beat.band.

export const EQUAL_LINES = `
@birthday.why.b0_3 It was the birthday of {Hero} and {Pal}. Candles!
@birthday.why.b0_3 {Hero} and {Pal} had a birthday, with candles.
@birthday.why.b0_3 Birthday candles, for {Hero} and {Pal}!
@birthday.why.b4_6 Tomorrow {Hero} and {Pal} would have their birthday: one day, and two cakes.
@birthday.why.b4_6 <age:Tomorrow {Hero} would be {age}, and so would {Pal}. It was one birthday for two.|Tomorrow was the birthday of two: {Hero} and {Pal}.>
@birthday.why.b4_6 Tomorrow was the twins' birthday, {Hero's} and {Pal's}. Neither had slept since Tuesday.
@birthday.why.old Tomorrow was {Hero's} birthday and {Pal's}: the same day, since neither of them had been willing to wait.
@birthday.why.old "Is it tomorrow yet?" said {Hero}. "Not yet," said {Pal}. It would be their birthday, both at once, and nothing was ever so long as that day.
@birthday.why.old The birthday was on its way, {Hero's} and {Pal's}. They had told the postman, one after the other, in case he forgot in between.
@birthday.toast.b0_3 Happy birthday, {Hero} and {Pal}! Out went the candles.
@birthday.toast.b0_3 Huff, {Hero}! Puff, {Pal}! Those birthday candles were out.
@birthday.toast.b0_3 {Hero} blew, and {Pal} blew. No more candles! Happy birthday!
@birthday.toast.b4_6 "Happy birthday!" they sang, twice. {Hero} blew, {Pal} blew, and out went the candles.
@birthday.toast.b4_6 They sang "Happy Birthday" to {Hero} and {Pal}, who did the candles in one puff each.
@birthday.toast.b4_6 The birthday candles took {Hero} and {Pal} two goes, for laughing.
@birthday.toast.old In came two cakes, alight. "Happy birthday, {Hero} and {Pal}," they all said; and the two looked at each other, and could think of nothing left to wish for.
@birthday.toast.old They sang "Happy Birthday" twice, once to {Hero} and once to {Pal}, who were asked which of them was the elder, and gave two answers.
@birthday.toast.old The birthday cake came in backwards, so as to be a surprise; and {Hero} and {Pal} blew from both ends, and met in the middle.
@birthday.verse It was {Hero's} own birthday and {Pal's}, both in one, / and no one could rest till the candles were done.
@birthday.sung "Happy birthday!" they sang, and they sang it anew, / for {Hero} and {Pal} had a birthday for two.
@birthday.sung Then {Hero} blew hard, and then {Pal} blew as well, / and who had blown longer not one guest could tell.

@want.b0_3 {Pal} could not wait.
@want.b0_3 "Me, too!" said {Pal}.
@want.b4_6 {Pal} could not wait, either.
@want.b4_6 {Pal} wanted it just as much.
@want.old What {Hero} wanted, {Pal} wanted just as much, and always had.
@want.old "We can't miss that," said {Pal}, and {Hero} had been about to say it.
@choice.b0_3 {Pal} did it, too.
@choice.b0_3 And so did {Pal}.
@choice.b4_6 {Pal} was beside {Hero} all the time.
@choice.b4_6 And {Pal} would have done just the same.
@choice.old {Pal} was beside {Hero} all the while, and would have done just the same.
@choice.old {Pal} had been about to do it, and said so.
@climax.b0_3 "Now!" said {Pal}.
@climax.b0_3 "Go!" said {Pal}.
@climax.b4_6 "Together?" said {Pal}. "Together," said {Hero}.
@climax.b4_6 "Ready, {Hero}?" said {Pal}. They both were.
@climax.old "Together?" said {Pal}. "Together," said {Hero}.
@climax.old "Ready?" said {Pal}. "If you are," said {Hero}. They both were.
@close.b0_3 Hug, {Hero} and {Pal}!
@close.b0_3 {Pal}, too!
@close.b4_6 {Pal} had the very same, on the very same plate.
@close.b4_6 There was just as much for {Pal}.
@close.old There was exactly as much of everything for {Pal}; they had measured.
@close.old {Pal} had the other half, and it was the same size.
`
