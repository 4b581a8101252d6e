// Whom words name by what they are: "the baker", "two sailors".
import type { Extra } from '../../stage/extras.data.ts'

/** One who has a trade comes before "a man": nobody is met twice. */
const NOUNS: readonly (readonly [Extra, RegExp])[] = [
  ['bakers', /\bbakers\b(?!['’])/i],
  ['porters', /\bporters\b(?!['’])/i],
  ['fishers', /\b(?:fishing people|fishermen|fisherfolk)\b/i],
  ['sailors', /\bsailors\b/i],
  ['band', /\b(?:band|orchestra)\b(?! of)/i],
  ['baker', /\bbaker\b(?!['’]s (?!skirt|face|hands?))/i],
  ['butcher', /\bbutcher\b(?!['’])/i],
  ['nurse', /\bnurse\b(?!['’])/i],
  ['doctor', /\bdoctor\b(?!['’])/i],
  ['postman', /\b(?:postman|postwoman)\b(?!['’])/i],
  ['policeman', /\b(?:policeman|policewoman|constable)\b(?!['’])/i],
  ['guard', /\bguard\b(?!['’])/i],
  ['cook', /\bcook\b(?!['’])/i],
  ['porter', /\bporter\b(?!['’])/i],
  ['stationmaster', /\bstationmaster\b(?!['’])/i],
  ['driver', /\bdriver\b(?!['’])/i],
  ['fireman', /\b(?:fireman|firemen)\b(?!['’])/i],
  ['mayor', /\b(?:mayor|mayoress)\b(?!['’])/i],
  ['vicar', /\b(?:vicar|priest)\b(?!['’])/i],
  ['bishop', /\bbishop\b(?!['’])/i],
  ['judge', /\b(?:the|a) judge\b(?!['’])/i],
  ['king', /\bking\b(?!['’])/i],
  ['queen', /\bqueen\b(?!['’])/i],
  ['farmer', /\bfarmer\b(?!['’])/i],
  ['fishers', /\bfisherman\b(?!['’])/i],
  ['tired-man', /\bman with his jumper on backwards\b/i],
  ['baby', /\b(?:the|a|that|our) baby\b(?!['’])/i],
  ['girl', /\b(?:the|a|[a-z]+(?:['’]s)?) (?:small |little |smallest |thin |big )girl\b|\bthe girl (?:who|with|in|of|from)\b/i],
  ['boy', /\bthe (?:small |little |new )?boy (?:who|with|under|from|by)\b|\ba (?:small|little) boy\b|\bnew boy\b/i],
  ['man', /\b(?:barber|tailor|grocer|milkman|plumber|waiter|blacksmith|smith)\b(?!['’])|\b(?:a|the|one|tall|thin|small|big|young) man\b(?! (?:called|in the moon))/i],
  ['woman', /\b(?:a|the|one|tall|young|hat) (?:lady|woman)\b(?! called)/i],
  ['old-woman', /\b(?:old lady|old woman|grandmother)\b/i],
  ['old-man', /\bold man\b/i],
  ['children', /\b(?:children|the (?:whole )?(?:school|class))\b/i],
  ['crowd', /\b(?:crowd|audience|neighbours|guests|cleaners|everyone|everybody|they all|all of them|(?:the|hundred|forty|of|all|fifty|shop) people|people (?:came|stood|brought|ran|were|in|turned|cheered|shouted|sighed|made|sat)|(?:the whole|all the) (?:town|street|lane|village))\b/i],
  ['seals', /(?<!\bto )\bseals?\b(?! it\b)/i],
  ['hens', /\bhens?\b/i],
  ['ducks', /\bducks?\b/i],
  ['goats', /\bgoats?\b/i],
  ['geese', /\bgeese\b/i],
  ['dogs', /\b(?:every )?other dogs?\b|\bdogs\b/i],
  ['toads', /\btoads\b|\bplop, plop, plop\b/i],
  ['hedgehogs', /\bhedgehogs\b/i],
  ['owls', /\b(?:owls|owlets)\b/i],
] // prettier-ignore

/** Who is met as one of these is not met again as "the man" or "the people". */
const SAME: Readonly<Partial<Record<Extra, readonly Extra[]>>> = { man: ['baker', 'guard', 'butcher', 'postman', 'policeman', 'porter', 'driver', 'fireman', 'mayor', 'vicar', 'bishop', 'judge', 'king', 'farmer', 'tired-man', 'doctor', 'reader', 'cape-man', 'old-man'], woman: ['cook', 'little-lady', 'nurse', 'queen', 'stationmaster', 'old-woman', 'doctor'], girl: ['children'], boy: ['cape-boy', 'children'] } // prettier-ignore

/** "Nobody came", "no band": they are told of just because they are not there. */
const ABSENT = /\b(?:no|nobody|without|not a|never a|like an?|for an?|as an?|than an?) [\p{L}-]+(?: [\p{L}-]+)?/giu

/** People of whom there are several. */
export const MANY: ReadonlySet<Extra> = new Set<Extra>([
  'crowd',
  'children',
  'sailors',
  'band',
  'bakers',
  'porters',
  'fishers',
])

function heardIn(words: string): Extra[] {
  const there = words.replaceAll(ABSENT, '')
  return NOUNS.flatMap(([kind, noun]) => (noun.test(there) ? [kind] : []))
}

const onceEach = (met: readonly Extra[]) => met.filter((kind) => !SAME[kind]?.some((other) => met.includes(other)))

/** Whom the words of any page name by what they are. */
export const peopleIn = (words: string): Extra[] => onceEach(heardIn(words))
