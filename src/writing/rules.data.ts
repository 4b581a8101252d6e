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
@b7_9 {plant} {moreLine} <more: When it was not {doing}, it was {others}.> ["But how do you do it?" people asked. "{Rule,}" {Hero} would say. "Is that all?" "That is all."|There was only one secret to it. "You have to promise not to laugh," {Hero} would say. "{Rule}"|"Is there a trick to it?" somebody always asked. "{Rule,}" {they} said, and thought that was all there was to it.]
@b10 {plant} {moreLine} <more: That left some time for {others}, and {Hero} filled it.> ["What's the secret?" people asked, now and then. "{Rule,}" {Hero} would say. "And?" they said, and waited; and there would turn out not to be any more of it.|"There's only the one rule," {Hero} told anybody who asked, "and you won't like it, because it's short." "{Rule}" {They} had it written inside the lid of everything {they} owned.|"{Rule}" That was all that {they} had ever been told about it, by somebody very old and rather deaf. "Is there anything else?" {Hero} had shouted. "I've never needed it," said the old person.] [The {kit} had its own hook by the door.|{They} took the {kit} everywhere, as other people take an umbrella.]
`
