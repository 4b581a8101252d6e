// How lines written for a body that runs are said of one that does not: what changes its words, and what a page cannot say at all.
// Each row is looked for in sentences that speak of the hero; `H` stands right after the hero's name or pronoun.

type Rows = readonly (readonly [said: RegExp, instead: string])[]

/** The hero's own doing: right after the name, or joined to what they did before. */
const OWN =
  '(H(?:,? and \\p{Lu}\\w+)?,? (?:\\w+ly |just |then |only |had |still |at last |once |[^.!?;“”]{1,70}? and (?:then |just |\\w+ly )?)?)'

/** Down on the ground and up again, for whoever does neither. */
const BENDS: Rows = [
  [/\b(?:went|got|dropped|sank|fell|was) (?:right )?(?:down )?(?:on to|onto|on|to) (?:one|both|all|his|her|their)(?:H)? (?:own )?(?:hands and )?knees?\b/g, 'bent right down'],
  [/\bknelt (?:right )?(?:down )?(?:on|in) the (?=floor|ground|grass|carpet|road|snow|mud|sand|stones|boards)/g, 'bent low over the '],
  [/\bknelt(?: right)?(?: down)?\b/g, 'bent down'],
  [/\b(?:crouched|squatted)(?: right)?(?: down)?\b/g, 'bent down'],
  [/\bgot down (?=among|beside|by|under|in)/g, 'bent down '],
  [/\bkneeling\b/g, 'bending'],
  [/\b(went|came|walked|ran|crept|go|come|walk|danced|following)(H?[^.!?,;:]{0,24}?) on tiptoe\b/g, '$1$2 very softly'],
  [/\b(?:stood|was|got|went)( up)? on (?:tiptoe|(?:his|her|their)(?:H)? toes)\b/g, 'stretched up tall'],
  [/\bup on tiptoe\b/g, 'up tall'],
  [/\bon tiptoe\b/g, 'very softly'],
  [/\b(?:tiptoed|crept) (?!under|through a|into the (?:pipe|box|hole|oven))/g, 'went softly '],
  [/\btiptoed\b/g, 'went softly'],
] // prettier-ignore

/** On wheels. */
export const SEATED_WORDS: Rows = [
  [/\bat a run\b/g, 'at top speed'],
  [/\b(?:jumped|leapt|leaped|sprang|scrambled|got|rose|struggled) (?:up )?to (?:his|her|their)(?:H)? feet\b/g, 'sat up straight'],
  [/\bran (?=(?:all the way )?down\b)/g, 'rolled '],
  [/\bran(H)? (?=down\b)/g, 'rolled$1 '],
  [/\bran(?!H? (?:out of|dry|short|low|cold|in the family|on for|(?:a|an|one|his|her|their)(?:H)? (?:finger|hand|thumb|eye|ruler|bath)))\b/g, 'raced'],
  [/\brunning (?=out of|down (?:his|her|their))/g, 'running '],
  [/\b(came|went|go|come|set off|went on|kept|started|began|stopped|was|were) running\b(?! on top)/g, '$1 racing'],
  [/\b(had|have|has|having|’d)((?: not| never| just| only)?) run\b(?! out)/g, '$1$2 raced'],
  [/\b(to|would|could|did|didn’t|not|and|just|had to|must) run\b(?! out)/g, '$1 race'],
  [/\bwalked(?= (?:him|her|them|[^\sa-z.,!?]\S*)H? (?:\S+ )?(?:home|out|round|back)\b)/g, 'took'],
  [/\b(had|have|having|’d)((?: \w+)?) walked\b/g, '$1$2 gone'],
  [/\bwalked\b(?!H? on (?:stilts|it))/g, 'went'],
  [/\bat a walk\b/g, 'at a snail’s pace'],
  [/\bwalking\b(?! stick)/g, 'going'],
  [/\b(to|would|could|can|did|didn’t|not|and) walk\b/g, '$1 go'],
  [/\b(?:marched|trotted|strode|strolled|tramped|trudged) over\b/g, 'went over'],
  [/\b(?:marched|trotted|strode|strolled|tramped|trudged)\b/g, 'rolled'],
  [/\bpaced (?=up and down|to and fro|round|about)/g, 'rolled '],
  [/\bstepped (?=out\b|in\b|into\b|inside\b|outside\b|back|forward|aside|nearer|away|up to\b)/g, 'rolled '],
  [/\bstepped on\b/g, 'rolled over'],
  [/\btook (?:a|one) step\b/g, 'rolled a little way'],
  ...BENDS,
  [new RegExp(`${OWN}stood up(?! for)`, 'gu'), '$1sat up straight'],
  [new RegExp(`${OWN}stood (?=still|quite still|very still|so still|back|aside|clear)`, 'gu'), '$1kept '],
  [new RegExp(`${OWN}stood(?! (?:it|them|him|her|the|a|an|its|his|her|their|for|behind it|on (?!the (?:bank|beach|quay|pier|deck|grass|hill|bridge|shore|sand|edge|ice|path|platform|corner)))\\b)`, 'gu'), '$1waited'],
  [/\bstood(?= \p{Lu}\w*H)/gu, 'waited'],
  [/\bstanding(?! (?:on|up)\b)/g, 'waiting'],
  [/\b(to|would|could|and|had to) stand (?!up|on)/g, '$1 wait '],
  [/\bclimbed (?:up )?(?=the (?:hill|slope|path|lane|road|street|track|mountain)\b)/g, 'went up '],
  [/\bclimbed (?=out\b)/g, 'came '],
  [/\bclimbed (?=in\b|into\b|aboard\b)/g, 'got '],
  [/\bclimbing (?=in\b|into\b|out\b)/g, 'getting '],
  [/\bjumped up and down\b/g, 'bounced up and down'],
  [/\bjumped up\b/g, 'sat bolt upright'],
  [/\b(?:jumped|leapt|leaped|sprang|hopped) (?=back|aside)/g, 'rolled '],
  [new RegExp(`${OWN}sat down(?=,? (?:by|beside|next to|under|at|with|near|between|opposite|outside|in front of)\\b)`, 'gu'), '$1stopped'],
  [new RegExp(`${OWN}sat down on (?:it|them)\\b`, 'gu'), '$1stopped there'],
  [/\bsat(H?) (?:down )?on (?=(?:the|a|an|one|his|her|their)(?:H)? (?:[\w’-]+ ){0,2}?(?:step|stair|stairs|steps|wall|stone|rock|box|boxes|bench|chair|stool|bucket|barrel|kerb|log|stump|crate|trunk|suitcase|case|fence|gate|rail|ladder|doorstep|bed|sofa|sack|tin|bale|table|bollard|drum|cart|rung)\b)/g, 'sat$1 by '],
  [new RegExp(`${OWN}sat down\\b(?! (?:on|in)\\b)`, 'gu'), '$1sat quite still'],
  [/\bsat down(?= \p{Lu}\w*H)/gu, 'there stopped'],
  [new RegExp(`${OWN}kicked\\b`, 'gu'), '$1knocked'],
  [/\bstamped (?:his|her|their)(?:H)? (?:foot|feet)\b/g, 'clapped'],
  [/(?<!it |been |were |was |is )\bstamped\b/g, 'thumped'],
  [/\bas fast as (?:his|her|their)(?:H)? (?:legs|feet) would\b/g, 'as fast as two wheels would'],
  [/\b(?:rose|got) from (?:the|a|an|his|her|their) (?:step|chair|bench|stone|box|bed)\b/g, 'looked up'],
] // prettier-ignore

/** On wheels these are nobody's to do. */
export const SEATED_NEVER =
  /H(?: [^.!?;“”]{1,40}? and)? lay (?:on|there)\b(?! (?:his|her|their)H? bed)|\bhanging (?:from|off|by)\b|\b(?:up|down|on|took|climbed|did|reached|had|from|off|onto|into|ran|rolled|sprang) (?:(?:the|a|an|all|his|her|their|every|one|two|four|top|bottom|last|of)H? )?(?:[\w-]+ ){0,2}(?:stairs?|steps?|staircase|stairway|doorstep)\b|\b(?:ran|running|walked|walking|knelt|kneel|crawl(?:ed|ing)?|climb(?:ed|ing|s)?|clambered|scrambled|leapt|leaped|hop(?:ped|ping)?|skipped (?:to|down|along|up|over|all)|tiptoed?|paced|marched|trotted|strode|galloped|ladders?|on stilts|on all fours|shinned|tripped|cartwheels?)\b|\bjump(?:ed|ing)?\b(?=H? (?:in|into|on|onto|off|over|down|out|across|for|from|right|it|first|higher)\b)|\b(?:he|she|they)H jumped(?=,)|H(?: [^.!?;“”]{1,60}? and)? stood (?:on|up|in it|in a)\b|\b(?:and|they) all jumped|\band jumped\b|\bjumped,|down flat\b|\bstanding (?:on|up)\b|\bstand (?:on|up)\b|\b(?:lay|lying)(?=H? (?:down|flat|full|at full|on (?:his|her|their|the (?:floor|ground|grass|bank))))|\bsat(?=H? (?:down )?(?:on (?:it|them|the (?:floor|ground|rug|carpet|mat|top)|top)|in the (?:mud|snow|road|puddle|wet|grass)))|H(?: [^.!?;“”]{1,60}? and)? sat down\b|\b(?:put|with) (?:a|one|his|her|their)(?:H)? (?:foot|toe|heel)\b|\bheels?\b|\bone leg\b|\blegs? (?:would|could|went|had|gave|shook|ran)|\bfeet (?:went|shot|flew|ran|would|took|on the ground)|\bto (?:his|her|their)(?:H)? feet\b|\bslid(?=H? (?:down|along|off|out|across|into|home|on))|\bslipped(?=H?(?: and|,| on|\.))|\bfell(?=H? (?:over|off|down|flat|in\b|into|through|out))|\btoppled|\btumbled|\bstepped\b|\bdown on (?:one|both|his|her|their|all)/

/** With a stick, a frame or many years. */
export const STEADY_WORDS: Rows = [
  [/\bat a run\b/g, 'in great haste'],
  [/\b(?:jumped|leapt|leaped|sprang) (?:up )?to (?:his|her|their)(?:H)? feet\b/g, 'got up'],
  [/\bran(?!H? (?:out of|dry|short|low|cold|in the family|on for|(?:a|an|one|his|her|their)(?:H)? (?:finger|hand|thumb|eye|ruler|bath)))\b/g, 'hurried'],
  [/\b(?:raced|dashed|rushed|galloped)\b/g, 'hurried'],
  [/\b(came|went|go|come|set off|went on|kept|started|began|stopped|was|were) (?:running|racing)\b/g, '$1 hurrying'],
  [/\b(had|have|has|having|’d)((?: not| never| just| only)?) run\b(?! out)/g, '$1$2 hurried'],
  [/\b(to|would|could|did|didn’t|not|and|just|had to|must) run\b(?! out)/g, '$1 hurry'],
  ...BENDS,
  [/\bjumped up and down\b/g, 'shook all over'],
  [/\b(?:jumped|leapt|leaped|sprang) up\b/g, 'got up'],
  [/\b(?:jumped|leapt|leaped|sprang|hopped) (?=back|aside)/g, 'stepped '],
] // prettier-ignore

/** With a stick these are nobody's to do. */
export const STEADY_NEVER =
  /\bhanging (?:from|off|by)\b|\b(?:ran|running|knelt|kneel|crawl(?:ed|ing)?|clambered|scrambled|leapt|leaped|hop(?:ped|ping)?|skipped (?:to|down|along|up|over|all)|tiptoed?|galloped|on stilts|on all fours|shinned|tripped|cartwheels?|two at a time|in threes)\b|\bclimb(?:ed|ing|s)?(?=H? (?:on|up on|over|the (?:tree|wall|rope|pole|mast|chimney)|a |it\b|to the (?:very )?top|right))|\bhurried(?=H? [^.!?]{0,30}\b(?:steps|stairs|stair|ladder))|\b(?:up|down|on|took|climbed|top of) (?:the|a) (?:\w+ ){0,2}ladder|\bjump(?:ed|ing)?\b(?=H? (?:in|into|on|onto|off|over|down|out|across|for|from|right|it|first|higher)\b)|\b(?:lay|lying)(?=H? (?:down on|flat|full|at full|on (?:his|her|their|the (?:floor|ground))))|\bslid(?=H? (?:down|along|off|out|across|into|on))|\bfell(?=H? (?:over|off|down|flat|in\b|into|through|out))|\btoppled|\btumbled|\bdown on (?:one|both|his|her|their|all)/

/** Whoever is grown has no peg, no teacher and nobody to be sent to bed by. */
export const GROWN_NEVER =
  /\b(?:after|for|late for|off to|to|from|at|down) school\b|\bschool (?:bag|steps)|\btheir teacher\b|\bteacher said\b|\bhomework\b|\bat your age\b|\bpocket money\b|\b(?:his|her|their|Mia’s)H? (?:mother|mummy|mum|dad|father|teacher|class|peg|new peg)\b|\bshown you your peg\b|\bwhen you(?: are|’re) (?:big|older)\b|\b(?:is|was|so) big now\b|\bgran (?:has|calls|says)\b|\bfirst day at school\b|\bsent to bed\b/

/** A dog, a cat or a rabbit has paws, and fur. */
export const PAWED_WORDS: Rows = [
  [/\b((?:his|her|their|its)H|\p{Lu}\w*’sH)((?: (?!palm|finger)\w+){0,2}?) hand(s?)\b/gu, '$1$2 paw$3'],
  [/\b((?:his|her|their|its)H|\p{Lu}\w*’sH) sleeves\b/gu, '$1 ears'],
  [/\b((?:his|her|their|its)H|\p{Lu}\w*’sH) hair\b/gu, '$1 fur'],
  [/\b((?:his|her|their|its)H|\p{Lu}\w*’sH) thumb\b/gu, '$1 paw'],
]
