// What a companion is to the hero ("big sister", "neighbour"): found in what was typed, and spoken once, where they first appear.
import type { CharacterSpec, CharacterType } from '../base/cast.ts'
import { article, possessive, pronouns } from './grammar.ts'

const KIN =
  'step[- ]?sister|step[- ]?brother|half[- ]sister|half[- ]brother|sister|brother|sibling|twin|cousin|step[- ]?(?:mother|father|mum|mom|dad)|god-?(?:mother|father|daughter|son|child)|grand-?(?:mother|father|parent|daughter|son|child|ma|pa|mum|mom|dad)|granny|grandad|granddad|gran|nana|nanna|nan|nonna|nonno|abuela|abuelo|oma|opa|mother|mummy|mommy|mum|mom|mama|father|daddy|dad|papa|parent|auntie|aunty|aunt|uncle|niece|nephew|daughter|son|child|baby|wife|husband|partner|sweetheart|girlfriend|boyfriend|fiancée|fiancé|fiance'
const COMPANY =
  'partner in crime|friend|bestie|buddy|pal|mate|neighbou?r|classmate|schoolmate|team-?mate|play-?mate|room-?mate|flat-?mate|house-?mate|colleague|teacher|tutor|coach|trainer|baby-?sitter|child-?minder|nanny|au pair|carer|guardian|mentor|boss|doctor|nurse|librarian|helper|assistant|side-?kick|companion|guide|pupil|student'
const KEPT =
  'pet|dog|puppy|cat|kitten|bunny|rabbit|hamster|guinea pig|pony|horse|parrot|budgie|goldfish|tortoise|turtle|lizard|dragon|robot|toy|doll|teddy bear|teddy|cuddly toy|soft toy|stuffed animal|stuffed toy|plushie'
const BEFORE =
  'very|best|oldest|eldest|youngest|older|elder|younger|big|little|small|middle|baby|twin|only|good|close|closest|dear|dearest|old|new|favou?rite|great[- ]great|great|foster|adopted|adoptive|imaginary|secret|school|class|football|piano|swimming|dance|music|next[- ]door|pet|toy|fairy|guardian|loyal|trusty|furry|faithful|funny|kind|wise|beloved|lovely|pen'

/** Whose mother it is matters: "mum’s friend" is a friend. */
const FOUND = new RegExp(
  `(?<![\\p{L}-])((?:(?:(?:${BEFORE})[ -]+)*(?:${KIN}|${COMPANY})['’]s )?(?:(?:${BEFORE})[ -]+)*(?:${KIN}|${COMPANY}|${KEPT}))(es|s)?(-in-law| in law)?(?![\\p{L}'’-])`,
  'iu',
)
const DENIED = /\b(?:not|no|nobody|never|isn['’]?t|ex|former|late|dead|enemy|unknown|none|like|almost|hates?)\b/i

/** "Zoë's big SISTER!!" -> "big sister"; null when nothing can be said without a stumble. */
export function spokenRelation(typed: string): string | null {
  if (DENIED.test(typed)) return null
  const [, noun = '', , inLaw = ''] = FOUND.exec(typed.normalize('NFKC')) ?? []
  return noun === '' ? null : (noun + inLaw.replaceAll(' ', '-')).toLowerCase().replace(/\s+/g, ' ')
}

const SPOUSE = /\b(?:wife|husband|partner|sweetheart|girlfriend|boyfriend|fianc[ée]e?|spouse)\b(?! in crime)/i
const GROWN: ReadonlySet<CharacterType> = new Set(['man', 'woman'])

interface Typed {
  type: CharacterType
  relation: string
}

/** On a day for two, the grown-up who comes with a grown-up hero is the other one, if nothing else was said of them. */
export function asCouple<T extends Typed>(pals: readonly T[], hero: Typed, forTwo: boolean): T[] {
  return pals.map((pal, at) =>
    at === 0 && forTwo && pal.relation === '' && GROWN.has(hero.type) && GROWN.has(pal.type)
      ? { ...pal, relation: 'sweetheart' }
      : pal,
  )
}

export function isCouple(pal: Typed, hero: Typed): boolean {
  return GROWN.has(hero.type) && GROWN.has(pal.type) && SPOUSE.test(spokenRelation(pal.relation) ?? '')
}

/** Who a picture shows plainly has to be heard as well: Biscuit is a dog. */
const KINDS: ReadonlySet<CharacterType> = new Set([
  'dog',
  'cat',
  'rabbit',
  'dragon',
  'robot',
  'fairy',
  'alien',
  'monster',
])

export function kindOf(pal: Pick<CharacterSpec, 'type'>): string | null {
  return KINDS.has(pal.type) ? pal.type : null
}

function whatTheyAre(told: string, pal: CharacterSpec, hero: CharacterSpec, whose: string): string | null {
  const relation = spokenRelation(pal.relation)
  if (relation) return `${whose} ${relation}`
  const kind = kindOf(pal)
  if (!kind || new RegExp(`\\b${kind}s?\\b`, 'i').test(told)) return null
  return /^(?:dog|cat|rabbit)$/.test(kind) && !KINDS.has(hero.type) ? `${whose} ${kind}` : `${article(kind)} ${kind}`
}

/** The first time the story itself says the name, it also says who that is. */
export function introduced(told: string, pal: CharacterSpec, hero: CharacterSpec): string {
  const full = whatTheyAre(told, pal, hero, possessive(hero.name))
  if (!full || told === '') return told
  for (let at = told.indexOf(pal.name); at >= 0; at = told.indexOf(pal.name, at + 1)) {
    const before = told.slice(0, at)
    const after = told.slice(at + pal.name.length)
    const inSpeech = before.lastIndexOf('“') > before.lastIndexOf('”')
    // A joke is not held up half-way: “they had the cups,” said Tom, “so they could not hold the rest.”
    if (inSpeech || /\p{L}$/u.test(before) || /^(?:['’\p{L}-]| and |, “)/u.test(after)) continue
    const sentence = before.split(/[.!?…]/).at(-1) ?? ''
    const whose = sentence.includes(hero.name) ? pronouns(hero.pronoun).their : possessive(hero.name)
    const what = whatTheyAre(told, pal, hero, whose) ?? full
    return `${before}${pal.name}, ${what}${/^(?:[,.!?;:…]|$)/.test(after) ? '' : ','}${after}`
  }
  return `${pal.name} was ${full}. ${told}`
}
