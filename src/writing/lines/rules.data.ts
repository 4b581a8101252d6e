// Each way of solving things has one rule: said lightly at the start, and heard again when it matters.
import type { Way } from '../worlds/world.ts'

/** In two wordings, so that two worlds with one way out do not share their motto. */
export const RULES: Readonly<Record<Way, readonly [string, string]>> = {
  mark: ['Don’t say it. Show it', 'Don’t tell them. Show them'],
  sound: ['Listen first', 'Ears first'],
  build: ['Use what you’ve got', 'Make do with what’s here'],
  move: ['Go when it goes', 'Move when it moves'],
  look: ['Look twice', 'Look, and then look again'],
  tend: ['Ask what it needs', 'Ask it what’s wrong'],
}

/** What the smallest love is spoken to and held; what older ones love next goes wrong at the low point as well. */
export const LOVED_LINES = `
@b0_3 Hooray, {kit}!
@b0_3 Clever {kit}!
@b0_3 Thank you, {kit}!
@second.b0_3 And {Pal} came, too.
@second.b0_3 And here came {Pal}!
@second.b0_3 And who was that? {Pal}!
@second.b0_3 Look, it was {Pal}, as well!
@second.b0_3 In ran {Pal}, a bit late.
@second.b0_3 Make room, make room! {Pal}!
@low.b0_3 {Hero} hugged <pal:{Pal}<pal2:, {Pal2}> and >the {kit}.
@low.b0_3 <pal:{Pal}<pal2:, {Pal2}> and the|The> {kit} sat close.
@low.b0_3 <pal:Down sat {Pal}<pal2:, {Pal2}> and|{Hero} cuddled> the {kit}.
@low.b0_3 A pat for <pal:{Pal}<pal2:, {Pal2}> and >the {kit}!
@low.b0_3 "Oh, <pal:{Pal}<pal2:, {Pal2}> and >{kit}!" said {Hero}.
@low.b0_3 Poor {Hero}! <pal:Poor {Pal}<pal2: and {Pal2}>! >Poor {kit}!
@close.b0_3 Night-night, <pal:{Pal}<pal2:, {Pal2}> and >{kit}.
@close.b0_3 Sleep well, <pal:{Pal}<pal2:, {Pal2}> and >{kit}.
@close.b0_3 Shh, <pal:{Pal}<pal2: and {Pal2}>, shh, >{kit}.
@close.b0_3 Kiss, kiss, <pal:{Pal}<pal2:, {Pal2}> and >{kit}.
@close.b0_3 Yawn, <pal:{Pal}<pal2:, {Pal2}> and >{kit}.
@close.b0_3 Zzz, <pal:{Pal}<pal2: and {Pal2}>, zzz, >{kit}.
@low When {others} went wrong, {Hero} always went back to the beginning. {They} did that now.
@low {Hero} thought of {others}. There, too, you go wrong, and start again.
@low When {others} went wrong, {Hero} stopped, and went back to the start. {They} stopped now.
@low {Hero} had felt like this before, over {others}. You began again, and it passed.
@low "It's like {others}," {Hero} told {themself}. "You get stuck. Then you get unstuck."
@low There had been days like this with {others}, too. {Hero} blew {their} nose, and began again.
`

/** What was needed is not there: for a breath all seems lost, and it is the hero's. */
export const LOST_LINES = `
@b4_6 So near! {Hero} got a lump in {their} throat.
@b4_6 {Hero} wanted to cry, and did, a bit.
@b4_6 "So it was no use," said {Hero}, very low.
@b7_9 Nobody said a word. {Hero} looked hard at one shoelace, until it went blurry.
@b7_9 {Hero's} eyes went hot. It was worse to have come so near.
@b7_9 "Well, we tried," somebody said, and looked about for a hat. {Hero} could not look at anybody.
@b7_9 {Hero} sat down where {they} {was}. {Their} legs had gone off duty.
@b7_9 It went very quiet. {Hero} swallowed, and it did not go down.
@b7_9 "Oh," said {Hero}, and for some time that was all.
@b10 For a moment nobody cared to look at {Hero}, whose idea it had all been; and being left alone with it was the worst part.
@b10 {Hero} felt it go out of {them}, all at once, as it goes out of a tyre. To fail at the start is nothing. You can get used to that.
@b10 "We came very near," said somebody, in the voice that people use for the end of things. {Hero} did not trust {their} own.
`

export const RULE_LINES = `
@b0_3 "No more!" said {Hero}. It was time for {doing}. {small}
= hero(excited) do-hobby
@b0_3 "I like {doing}," said {Hero}. {small}
= hero(happy) do-hobby
@b0_3 Oh, bother! {Hero} went and got the {kit}. {small}
= hero(happy) do-hobby
@b0_3 What now? {Hero} had the {kit}, and a big grin. {small}
= hero(excited) do-hobby
@b0_3 "Me, me, me!" {Hero} was good at {doing}. {small}
= hero(excited) do-hobby
@b0_3 Then the {kit} fell on a toe. That was a start! {small}
= hero(surprised) do-hobby
@b4_6 {plant} "What is the secret of {doing}?" people asked. "{Rule,}" said {Hero}. <more: Rainy days were for {others}.> [The {kit} came along to bed.|]
= hero(proud) do-hobby; man + woman
@b4_6 {plant} <more: On other days it was {others}.> {Hero} told the postman all about {doing}. "{Rule,}" {they} said. He had only asked the way. [The {kit} slept under the bed.|]
= hero(proud) do-hobby; postman
@b4_6 {plant} There was one rule for {doing}. "{Rule,}" {Hero} told everyone. <more: For {others} there was no rule at all, and it showed.> [The {kit} went everywhere.|]
= hero(proud) do-hobby
@b4_6 {plant} <more: After that it was time for {others}.> {Hero} tried {doing} with a snail. "{Rule,}" {they} told it. The snail went off to think. [The {kit} had a shelf by the bed.|]
= hero(proud) do-hobby; snail
@b4_6 {plant} When {doing} went wrong, {Hero} told {their} toes: "{Rule}" <more: With {others}, too, it mostly worked.> [The {kit} sat there as well.|]
= hero(proud) do-hobby
@b4_6 {plant} Over the bed hung a card, on {doing}: "{Rule}" <more: It had no room for {others}.> [The {kit} lived on top of the cupboard.|]
= hero(proud) do-hobby
@b7_9 {plant} {moreLine} ["But what's the secret of {doing}?" people asked. "{Rule,}" {Hero} would say. "Is that all?" "So far."|"There's no secret to {doing}," {Hero} would say, if you asked. "{Rule}"] <more: Other days were for {others}, with a good many wrong starts.> [The {kit} came down to breakfast, in case.|There was a shelf for the {kit} by the front door, and it was always empty.|Even at breakfast the {kit} lay beside {their} plate.]
= hero(proud) do-hobby; man + woman
@b7_9 {plant} {moreLine} <more: Wet days were for {others}.> When it came to {doing}, {Hero} had been given one piece of advice, by an aunt, on a train. "{Rule}" Nothing else said on a train had been half so useful. The {kit} went on trains, as well.
= hero(proud) do-hobby
@b7_9 {plant} {moreLine} "Is there a trick to {doing}?" asked [a small boy|the man next door]. "{Rule,}" {Hero} told him. "After that it's only practice." <more: Then it was time for {others}.> The {kit} lived by the bed.
= hero(proud) do-hobby; man
@b7_9 {plant} {moreLine} {Hero} had once tried to teach {doing} to a very small cousin. "{Rule,}" said {Hero}. "Why?" said the cousin. They were still at that part. <more: Rainy days went to {others}.> The {kit} lived by the coats.
= hero(proud) do-hobby; boy
@b7_9 {plant} {moreLine} "How do you do it?" people said, about {doing}; and {Hero} told them. "{Rule}" It was so short that they went away cross. <more: On other days there was always {others}.> The {kit} went to bed when {they} did.
= hero(proud) do-hobby; man + woman
@b7_9 {plant} {moreLine} <more: What time was left went to {others}.> {Hero} had got {doing} wrong for a year before {they} found the rule. "{Rule}" Now {they} said it every night to the {kit}, and put out the light.
= hero(proud) do-hobby
@b10 {plant} {moreLine} ["What's the secret of {doing}?" people asked, now and then. "{Rule,}" {Hero} would say. "And?" they said, and waited; and there would turn out not to be any more of it.|"You make {doing} look so simple," said [the lady opposite|the milkman]. "{Rule,}" {Hero} said. "That's the simple part." "Which is the hard part?" "Doing it," said {Hero}.] <more: That left some time for {others}, and {Hero} filled it.> [{They} could have found the {kit} in the dark.|{They} took the {kit} everywhere, as other people take an umbrella.]
= hero(proud) do-hobby; woman
@b10 {plant} {moreLine} <more: Sundays were kept for {others}.> ["There's one rule for {doing}," {Hero} told anybody who asked, "and you won't like it, because it's short. {Rule}" {They} had it written inside the lid of everything {they} owned.|{They} had come by the secret of {doing} in a library, on a slip of paper between two pages of another book. "{Rule,}" it said, and was not signed. {Hero} had put it back for the next person, and kept it all the same.] [If you wanted the {kit}, you had to lift {them} up first.|The {kit} came in to meals.]
= hero(proud) do-hobby
@b10 {plant} {moreLine} [All that {they} had ever been told about {doing} came from somebody very old and rather deaf. "{Rule}" "Is there anything else?" {Hero} had shouted. "I've never needed it," said the old person.|A card over the bed said how you go about {doing}. "{Rule}" It had hung there so long that {they} no longer saw it, any more than you see your own nose.] <more: The evenings were for {others}, and there was never quite enough evening.> [There was a chair for visitors, and the {kit} had it.|Other people have a clock by the bed. {Hero} had the {kit}.]
= hero(proud) do-hobby
`
