// What somebody is called, and who they are to the teller: "my niece Priya", "Mr Okafor our caretaker", "Leyla is". A name is no look.
import { KINDS } from '../look-lexicon.ts'
import type { Token } from '../look-tokens.ts'
import { nounAt } from './noun-at.ts'
import { phrase } from './said.ts'
import { colorAt, motifOf, wordOf } from './said-words.ts'

const TITLE =
  /^(?:mr|mrs|ms|miss|mister|dr|doctor|professor|prof|sir|lady|dame|father|sister|brother|uncle|aunt|auntie|aunty|oma|opa|oupa|ouma|nonna|nonno|abuela|abuelo|abuelita|abuelito|yiayia|babcia|dziadek|babushka|dida|dadi|dada|nani|nanna|nanny|halmoni|lola|lolo|tia|tio|tata|baba|granny|grandma|gran|nan|nana|grandad|granddad|grandpa|papa|mama|mum|mom|dad|daddy|mummy|mommy|cousin|niece|nephew|baby|twin|pastor|imam|rabbi|coach|chef|captain|big|son|daughter|friend|neighbour|neighbor|boy|girl|grandson|granddaughter|godson|goddaughter|husband|wife|partner|teacher|kid|child|toddler|called|named)$/
const WHOSE = /^(?:my|our|his|her|their|the|your)$/
/** Who somebody is to a family, which nobody is dressed by. */
const ROLE =
  /^(?:caretaker|nanny|au|pair|babysitter|sitter|childminder|godfather|godmother|godparent|landlord|landlady|lodger|housekeeper|cleaner|handyman|flatmate|roommate|colleague|boss|mentor|tutor|pal|mate|buddy|fiancee|stepmother|stepfather|stepsister|stepbrother|in|law|laws|foster|next|door|kids|second|first|eldest|youngest|middle|oldest|elder|older|younger|baby|little|old|dear|lovely|best|only|one)$/
const GOES_ON =
  /^(?:is|was|has|had|have|he|she|they|who|which|wears|wearing|uses|loves|likes|lives|'s|from|with|aged|age|in|and|[,.;:(–—-])$/

const isUnknown = (tokens: readonly Token[], at: number, used: ReadonlySet<number>) => {
  const token = tokens[at]
  return (
    token !== undefined &&
    !used.has(at) &&
    /^\p{L}[\p{L}\p{M}'’]*$/u.test(token.typed) &&
    !KINDS.has(token.word) &&
    motifOf(token.word) === undefined &&
    colorAt(tokens, at, false) === undefined &&
    nounAt(tokens, at, used) === undefined
  )
}

const isCapital = (text: string, token: Token | undefined) =>
  token !== undefined && /^\p{Lu}/u.test(text.slice(token.from))

/** Where a name that begins here ends: `isAge` tells whether years begin at a word. */
export function nameAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  used: ReadonlySet<number>,
  isAge: (at: number) => boolean,
): number | undefined {
  if (WHOSE.test(wordOf(tokens, at)) && ROLE.test(wordOf(tokens, at + 1))) return roleAt(tokens, at, used)
  const intro = introAt(tokens, at)
  if (intro !== undefined) return intro
  const isTitled = isTitle(tokens, at, used) || isAfterTitle(tokens, at)
  if ((at > 0 && !isTitled) || !isUnknown(tokens, at, used)) return undefined
  let end = at + 1
  while (end - at < 3 && isCapital(text, tokens[end]) && isUnknown(tokens, end, used)) end += 1
  const next = wordOf(tokens, end)
  if (isTitled) return next === '' || GOES_ON.test(next) || WHOSE.test(next) || isAge(end) ? end : undefined
  const isAged = isCapital(text, tokens[at]) && (isAge(end) || (next === ',' && isAge(end + 1)))
  return isAged || /^(?:is|was|has|had|he|she|they|who|wears|uses|'s)$/.test(next) ? end : undefined
}

const isAfterTitle = (tokens: readonly Token[], at: number) =>
  TITLE.test(wordOf(tokens, at - 1)) || (wordOf(tokens, at - 1) === '.' && TITLE.test(wordOf(tokens, at - 2)))

/** A title that no other reader knows goes with its name: "Mr Okafor". */
const isTitle = (tokens: readonly Token[], at: number, used: ReadonlySet<number>) =>
  /^(?:mr|mrs|ms|miss|mister|dr|prof)$/.test(wordOf(tokens, at)) && isUnknown(tokens, at + 1, used)

function roleAt(tokens: readonly Token[], at: number, used: ReadonlySet<number>): number | undefined {
  let end = at + 1
  while (ROLE.test(wordOf(tokens, end)) && !used.has(end)) end += 1
  return tokens[end] === undefined || GOES_ON.test(wordOf(tokens, end)) || isUnknown(tokens, end, used)
    ? end
    : undefined
}

/** "That's me" before anything else. */
function introAt(tokens: readonly Token[], at: number): number | undefined {
  return at === 0 ? [3, 2, 1].find((long) => INTRO.test(phrase(tokens, 0, long))) : undefined
}
const INTRO = /^(?:thats|that's|that is|this is|here is|here's|heres|i'm|im|i am|it's|its|meet)(?: me)?$/
