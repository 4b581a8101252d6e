// Each way of solving things has one rule: said lightly at the start, and heard again when it matters.
import type { Affordance } from './pack.ts'

export const RULES: Readonly<Record<Affordance, string>> = {
  mark: 'Don’t say it. Show it',
  sound: 'Listen first',
  build: 'Use what you’ve got',
  move: 'Go when it goes',
  look: 'Look twice',
  tend: 'Ask what it needs',
}

export const RULE_LINES = `
@b0_3 {small} [|"{Rule,}" said {Hero}.]
@b4_6 {plant} <more: On other days it was {others}.> ["{Rule,}" {Hero} liked to say.|{Hero} had one rule. "{Rule}"|"{Rule,}" {Hero} told everyone who asked.] [The {kit} went everywhere.|]
@b4_6 {plant} <more: At weekends there was {others}, too.> [If you asked {Hero} how, {they} said, "{Rule}"|Could anybody do it? "{Rule,}" said {Hero}, "and yes."] [The {kit} slept under the bed.|]
@b7_9 {plant} {moreLine} <more: When it was not {doing}, it was {others}.> ["But how do you do it?" people asked. "{Rule,}" {Hero} would say. "Is that all?" "That is all."|There was only one secret to it. "You have to promise not to laugh," {Hero} would say. "{Rule}"|"Is there a trick to it?" somebody always asked. "{Rule,}" {they} said, and thought that was all there was to it.]
@b7_9 {plant} {moreLine} <more: Wet days were for {others}.> ["Could I do that?" asked [a small boy|the man next door]. "{Rule,}" {Hero} told him. "After that it's only practice."|{They} had been given one piece of advice, by an aunt, on a train. "{Rule}" Nothing else {they} had heard on a train had been half so useful.]
@b10 {plant} {moreLine} <more: That left some time for {others}, and {Hero} filled it.> ["What's the secret?" people asked, now and then. "{Rule,}" {Hero} would say. "And?" they said, and waited; and there would turn out not to be any more of it.|"There's only the one rule," {Hero} told anybody who asked, "and you won't like it, because it's short." "{Rule}" {They} had it written inside the lid of everything {they} owned.|"{Rule}" That was all that {they} had ever been told about it, by somebody very old and rather deaf. "Is there anything else?" {Hero} had shouted. "I've never needed it," said the old person.] [The {kit} had its own hook by the door.|{They} took the {kit} everywhere, as other people take an umbrella.]
@b10 {plant} {moreLine} <more: Sundays were kept for {others}.> ["You make it look so simple," said [the lady opposite|the milkman]. "{Rule,}" {Hero} said. "That's the simple part." "Which is the hard part?" "Doing it," said {Hero}.|{They} had come by the secret in a library, on a slip of paper between two pages of another book. "{Rule,}" it said, and was not signed. {Hero} had put it back for the next person, and kept it all the same.|A card over the bed said what {they} went by. "{Rule}" It had hung there so long that {they} no longer saw it, any more than you see your own nose.] [If you wanted the {kit}, you had to lift {them} up first.|The {kit} came in to meals.]
`
