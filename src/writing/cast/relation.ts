// What a friend is to the hero ("big sister", "neighbour"): found in what was typed, and spoken once, where they first appear.
import type { CharacterSpec, CharacterType } from '../../stage/cast.ts'
import { article, possessive, pronouns } from '../english/grammar.ts'

const KIN =
  'step[- ]?sister|step[- ]?brother|half[- ]sister|half[- ]brother|sister|brother|sibling|twin|cousin|step[- ]?(?:mother|father|mum|mom|dad)|god-?(?:mother|father|daughter|son|child)|grand-?(?:mother|father|parent|daughter|son|child|ma|pa|mum|mom|dad)|granny|grandad|granddad|gran|nana|nanna|nan|nonna|nonno|abuela|abuelo|oma|opa|mother|mummy|mommy|mum|mom|mama|father|daddy|dad|papa|parent|auntie|aunty|aunt|uncle|niece|nephew|daughter|son|child|baby|wife|husband|partner|sweetheart|girlfriend|boyfriend|fiancée|fiancé|fiance'
const COMPANY =
  'partner in crime|friend|bestie|buddy|pal|mate|neighbou?r|classmate|schoolmate|team-?mate|play-?mate|room-?mate|flat-?mate|house-?mate|colleague|teacher|tutor|coach|trainer|baby-?sitter|child-?minder|nanny|au pair|carer|guardian|mentor|boss|doctor|nurse|librarian|helper|assistant|side-?kick|companion|guide|pupil|student'
const KEPT =
  'pet|dog|puppy|cat|kitten|bunny|rabbit|hamster|guinea pig|pony|horse|parrot|budgie|goldfish|tortoise|turtle|lizard|dragon|robot|toy|doll|teddy bear|teddy|cuddly toy|soft toy|stuffed animal|stuffed toy|plushie'
const BEFORE =
  'very|other|second|best|oldest|eldest|youngest|older|elder|younger|big|little|small|middle|baby|twin|only|good|close|closest|dear|dearest|old|new|favou?rite|great[- ]great|great|foster|adopted|adoptive|imaginary|secret|school|class|football|piano|swimming|dance|music|next[- ]door|pet|toy|fairy|guardian|loyal|trusty|furry|faithful|funny|kind|wise|beloved|lovely|pen'

/** Whose mother it is matters: "mum’s friend" is a friend, "savta’s dog" is not the hero's. A name that is not in the book is nobody to speak of. */
const OF_WHOM = `(?:(?:(?:${BEFORE})[ -]+)*(?:${KIN}|${COMPANY})|(?!(?:it|he|she|that|who|what|there|here|let|the|main|hero|character)\\b)(?-i:\\p{Ll}[\\p{L}-]*))['’]s `
const FOUND = new RegExp(
  `(?<![\\p{L}-])((?:${OF_WHOM})?(?:(?:${BEFORE})[ -]+)*(?:${KIN}|${COMPANY}|${KEPT}))(es|s)?(-in-law| in law)?(?![\\p{L}'’-])`,
  'iu',
)
/** Whatever else somebody may have: "his gecko, lives at dad’s", "the neighbour’s pig (yes)". */
const HAD = new RegExp(
  `^(?:(?:his|her|their|our) |(?:the |an? )?(${OF_WHOM}))((?:[\\p{Ll}-]+ ){0,2}\\p{Ll}[\\p{Ll}-]+)$`,
  'u',
)
/** "The ice cream man" is nobody's. */
const TRADE =
  /^(?:the |an? |our )?((?:[\p{Ll}-]+ ){0,3}(?:man|woman|lady|driver|keeper|seller|baker|farmer|shopkeeper|caretaker|vet|cook|chef))$/u

const DENIED = /\b(?:not|no|nobody|never|isn['’]?t|ex|former|late|dead|enemy|unknown|none|like|almost|hates?)\b/i

/** "Zoë's big SISTER!!" -> "big sister"; null when nothing can be said without a stumble. What begins with "the" is nobody's. */
export function spokenRelation(typed: string): string | null {
  if (DENIED.test(typed)) return null
  const text = typed.normalize('NFKC')
  const [, noun = '', , inLaw = ''] = FOUND.exec(text) ?? []
  if (noun !== '') return (noun + inLaw.replaceAll(' ', '-')).toLowerCase().replace(/\s+/g, ' ')
  const [clause = ''] = text.trim().split(/ ?[,.;:!?()–—]/)
  const [, whose = '', had] = HAD.exec(clause) ?? []
  if (had !== undefined) return `${whose}${had}`
  const [, trade] = TRADE.exec(clause) ?? []
  return trade === undefined ? null : `the ${trade}`
}

const PETS = new RegExp(`(?:^|\\s)(?:${KEPT}|\\p{Ll}+)$`, 'iu')
const names = ({ name, called, full }: Pick<CharacterSpec, 'name' | 'called' | 'full'>) =>
  [called, full, name, name.split(' ')[0]]
    .flatMap((one) => one ?? [])
    .map((one) => one.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')

/** Whose and what somebody is: "Mia’s big sister", "Grandpa Joe’s dog", "a dog", "the ice cream man"; `whose` stands for the hero. */
function relationIn(friend: CharacterSpec, cast: readonly CharacterSpec[], whose: string): string | null {
  const hero = cast.find(({ role }) => role === 'hero')
  const others = cast.filter((one) => one.role === 'companion' && one !== friend)
  const own = hero
    ? friend.relation.replace(new RegExp(`(?<!\\p{L})(?:${names(hero)})['’]s `, 'giu'), '')
    : friend.relation
  for (const other of others) {
    const said = new RegExp(`(?<!\\p{L})(?:${names(other)})['’]s? (.+)$`, 'iu').exec(own)?.[1]
    const noun = said === undefined ? null : spokenRelation(said)
    if (noun) return `${possessive(other.name)} ${noun}`
  }
  const found = spokenRelation(own)
  if (found === null) return null
  if (found.startsWith('the ')) return found
  const by = /^\s*(his|her)\s/i.exec(own)?.[1]?.toLowerCase()
  const pronoun = by === 'his' ? 'he' : 'she'
  if (!hero || by === undefined || hero.pronoun === pronoun || !PET_TYPES.has(friend.type) || !PETS.test(found))
    return `${whose} ${found}`
  // "His dog", in a book about a girl and her brother.
  const keepers = others.filter((one) => one.pronoun === pronoun)
  const [keeper] = keepers
  return keeper && keepers.length === 1 ? `${possessive(keeper.name)} ${found}` : `${article(found)} ${found}`
}

const SPOUSE = /\b(?:wife|husband|partner|sweetheart|girlfriend|boyfriend|fianc[ée]e?|spouse)\b(?! in crime)/i
const PET_TYPES: ReadonlySet<CharacterType> = new Set(['dog', 'cat', 'rabbit', 'other'])
const GROWN: ReadonlySet<CharacterType> = new Set(['man', 'woman'])

interface Typed {
  type: CharacterType
  relation: string
}

/** On a day for two, the grown-up who comes with a grown-up hero is the other one, if nothing else was said of them. */
export function asCouple<T extends Typed>(friends: readonly T[], hero: Typed, forTwo: boolean): T[] {
  return friends.map((friend, at) =>
    at === 0 && forTwo && friend.relation === '' && GROWN.has(hero.type) && GROWN.has(friend.type)
      ? { ...friend, relation: 'sweetheart' }
      : friend,
  )
}

export function isCouple(friend: Typed, hero: Typed): boolean {
  return GROWN.has(hero.type) && GROWN.has(friend.type) && SPOUSE.test(spokenRelation(friend.relation) ?? '')
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

function kindOf(friend: Pick<CharacterSpec, 'type'>): string | null {
  return KINDS.has(friend.type) ? friend.type : null
}

/** Who keeps a pet of whom no more is said: the hero, if nobody else could. */
export function whatTheyAre(
  told: string,
  friend: CharacterSpec,
  cast: readonly CharacterSpec[],
  whose: string,
): string | null {
  // "Jack the dog" has said it.
  if (friend.called !== undefined && / the \p{Ll}+$/u.test(friend.name)) return null
  const relation = relationIn(friend, cast, whose)
  if (relation) return relation
  const hero = cast.find(({ role }) => role === 'hero')
  const kind = kindOf(friend)
  if (!kind || new RegExp(`\\b${kind}s?\\b`, 'i').test(told)) return null
  const isKept = PET_TYPES.has(friend.type) && hero !== undefined && !KINDS.has(hero.type)
  return isKept && cast.filter(({ role }) => role === 'companion').length === 1
    ? `${whose} ${kind}`
    : `${article(kind)} ${kind}`
}

/** The first time the story itself says the name, it also says who that is. */
export function introduced(told: string, friend: CharacterSpec, cast: readonly CharacterSpec[]): string {
  const hero = cast.find(({ role }) => role === 'hero')
  const full = hero ? whatTheyAre(told, friend, cast, possessive(hero.name)) : null
  if (!hero || !full || told === '') return told
  for (let at = told.indexOf(friend.name); at >= 0; at = told.indexOf(friend.name, at + 1)) {
    const before = told.slice(0, at)
    const after = told.slice(at + friend.name.length)
    const inSpeech = before.lastIndexOf('“') > before.lastIndexOf('”')
    // A joke is not held up half-way: “they had the cups,” said Tom, “so they could not hold the rest.”
    if (inSpeech || /\p{L}$/u.test(before) || /^(?:['’\p{L}-]| and |, “)/u.test(after)) continue
    const sentence = before.split(/[.!?…]/).at(-1) ?? ''
    const whose = sentence.includes(hero.name) ? pronouns(hero.pronoun).their : possessive(hero.name)
    const what = whatTheyAre(told, friend, cast, whose) ?? full
    const whole = told.includes('\n') ? friend.name : (friend.full ?? friend.name)
    return `${before}${whole}, ${what}${/^(?:[,.!?;:…]|$)/.test(after) ? '' : ','}${after}`
  }
  return `${friend.name} was ${full}. ${told}`
}
