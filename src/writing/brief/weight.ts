// How much an order weighs: deaths, illness, fear, parting and proposals are never given to a farce.
import { once } from '../../base/once.ts'
import { spokenRelation } from '../cast/relation.ts'
import type { Moral } from './shape-story.ts'
import { DIED, GONE_AFTER, GONE_BEFORE, SUBJECTS, WEIGHTS, type Subject, type Weight } from './weight.data.ts'

/** What an order that weighs something is about, as it is kept with its brief. */
export interface Grave {
  weight: Weight
  /** Ids of all that is heard; it is about the first. */
  subjects: string[]
  /** Its day, where it is a day for that, is kept quietly. */
  quiet: boolean
  /** Words that worlds and habits must not touch. */
  shuns: string[]
  /** Names of those of its cast who have died. */
  remembered: string[]
  /** It says that the hero has died, who cannot be told of as somebody that the hero misses. */
  isHeroes?: boolean
}

interface Told {
  /** What is to happen, and the day: what says that somebody has died. */
  texts: readonly string[]
  /** The day alone, as it was typed. */
  day: string
  cast: readonly { name: string; type: string; relation: string }[]
}

const whole = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`
/** What is heard in lower case: letters of either case cost far more to look for. Where there `may` be something, it is looked at again. */
const HEARD = once(() =>
  SUBJECTS.map((subject) => {
    const { heard, heardWithin = '(?!)' } = subject
    const anyLetters = heard.replaceAll('[^\\p{L}', '[^').replaceAll('\\p{L}', '[^ ]')
    return {
      subject,
      may: new RegExp(`(?<![a-z])(?:${anyLetters})(?![a-z])|${heardWithin}`, 'm'),
      said: once(() => new RegExp(`${whole(heard)}|${heardWithin}`, 'u')),
    }
  }),
)
const SAID_DEAD = new RegExp(whole(DIED), 'u')

const COMFORT =
  /\b(?:not|never|no longer|isn['’]?t|wasn['’]?t|aren['’]?t|nothing|nobody)(?: \p{L}+)? (?:afraid|scared|frightened|terrified|nervous|anxious|sick|ill)(?: of)?/gu
/** "Nobody dies", "grandpa is alive": what is said not to happen is not what it is about. */
const NO_DEATH =
  /\b(?:(?:nobody|no one|none of them) (?:dies|died|has died|should die|is dead)|(?:is|are|was)(?: not|n['’]t) (?:dead|dying)|(?:does|do|did|should|must|will|wo)(?: not|n['’]t) die|(?:not|nothing) about (?:a )?(?:death|dying)|no (?:death|dying))\b/g
const ALIVE = /(?:\b(?:is|are|be)|['’]s) (?:still |very much )?alive\b/
const DEATHS: ReadonlySet<string> = new Set(['death', 'pet-died'])

const FEARED =
  /(?<!\p{L})(?:afraid|scared|frightened|terrified|fears?|nervous|hates)(?: (?:of|about))? ((?:\p{L}+ ?){1,2})/gu

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

type Someone = Told['cast'][number]

const PEOPLE = /^(?:man|woman|boy|girl)$/
const namesOf = ({ name }: Someone) =>
  name
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => [...word].length > 2 && !/^(?:mrs?|ms|miss|dr|the|grandma|grandpa|oma|opa)\.?$/.test(word))

/** By name, by what they are to the hero, and a pet whose like is not in the cast by what it is. */
function callsOf(one: Someone, cast: Told['cast']): string[] {
  const kin = spokenRelation(one.relation)?.split(' ').at(-1) ?? ''
  const isOnlyPet =
    /^(?:dog|cat|rabbit)$/.test(one.type) && cast.every((other) => other === one || other.type !== one.type)
  const calls = [...one.name.toLowerCase().split(/\s+/), kin, ...(isOnlyPet ? [one.type] : [])]
  return calls.filter((word) => [...word].length > 2 && !/^(?:mrs?|ms|miss|dr)\.?$/.test(word))
}

/** Whoever is named last before it: "Rosa buries Rex, who died" is said of Rex. */
function isOfAnother(between: string, one: Someone, cast: Told['cast']): boolean {
  const others = cast.filter((other) => other !== one).flatMap(namesOf)
  return (
    !/^(?: \p{L}+)? and /u.test(between) && others.some((name) => new RegExp(whole(literal(name)), 'u').test(between))
  )
}

/** Said of a friend, or of a word for them in what is to happen: "grandpa died". */
function hasDied(one: Someone, { texts, cast }: Pick<Told, 'texts' | 'cast'>): boolean {
  if (SAID_DEAD.test(one.relation.toLowerCase())) return true
  return callsOf(one, cast).some((word) => {
    const said = whole(literal(word))
    const after = new RegExp(`${said}(?<between>${GONE_AFTER})`, 'gu')
    const before = new RegExp(`(?<!\\p{L})${GONE_BEFORE}${said}`, 'u')
    return texts.some(
      (text) =>
        text.includes(word) &&
        (before.test(text) ||
          [...text.matchAll(after)].some(({ groups }) => !isOfAnother(groups?.['between'] ?? '', one, cast))),
    )
  })
}

/** Between the hero and the death stands nobody else: "Rex, our old dog, has died". */
const OWN_DEATH = `(?:,[^,.!?\\n]{1,40},|,)?(?: (?:has|had|is|was|will|must|may|should|just|very|so|old|and|sick|ill|sadly|suddenly|then|now|peacefully|quietly|who|that)){0,6} (?:died|dies|die|dead|dying|passed away|put to sleep)(?!\\p{L})`

function isHeroesDeath({ texts, cast }: Pick<Told, 'texts' | 'cast'>): boolean {
  const [hero] = cast
  if (!hero) return false
  const calls = PEOPLE.test(hero.type) ? namesOf(hero) : callsOf(hero, cast)
  return calls.some((word) => texts.some((text) => new RegExp(`${whole(literal(word))}${OWN_DEATH}`, 'u').test(text)))
}

const AWAY =
  /(?<!\p{L})(?:on the phone|(?:very |so )?far away|far off|deployed|overseas|abroad|away at sea|in another (?:country|city|town|state)|long[- ]distance|on video calls?)(?!\p{L})/iu

/** Said of a friend who cannot be there: nobody walks about in a story who is a voice on the phone. */
export const isAway = (relation: string): boolean => AWAY.test(relation)

function heardIn(all: readonly string[]): Subject[] {
  const texts = [...new Set(all)].filter((text) => text.trim() !== '')
  const whole = texts.join('\n')
  return HEARD().flatMap(({ subject, may, said }) =>
    may.test(whole) && texts.some((text) => said().test(text)) ? [subject] : [],
  )
}

/** Undefined for a merry order, which most are. The hero is never left out, whatever is said of them. */
export function weigh({ texts, day, cast }: Told): Grave | undefined {
  const plain = texts.map((text) => text.toLowerCase().replace(COMFORT, ' ').replace(NO_DEATH, ' '))
  const [, ...friends] = cast
  const died = friends.filter((one) => hasDied(one, { texts: plain, cast }))
  const isPet = died.length > 0 && died.every((one) => !PEOPLE.test(one.type))
  const isHeroes = isHeroesDeath({ texts: plain, cast })
  const isHeroPet = isHeroes && !PEOPLE.test(cast[0]?.type ?? '')
  const loss = died.length > 0 || isHeroes ? [isPet || isHeroPet ? 'our pet died' : 'she died'] : []
  const isAlive =
    died.length === 0 && plain.some((text) => ALIVE.test(text)) && !plain.some((text) => SAID_DEAD.test(text))
  const found = heardIn([...plain, ...cast.map((one) => one.relation.toLowerCase()), ...loss]).filter(
    ({ id }) => !(isAlive && DEATHS.has(id)),
  )
  const [about] = found
  if (!about) return undefined
  const feared = plain.flatMap((text) => [...text.matchAll(FEARED)].map(([, what = '']) => what.trim()))
  return {
    weight: WEIGHTS.findLast((weight) => found.some((one) => one.weight === weight)) ?? about.weight,
    subjects: found.map((one) => one.id),
    quiet: about.quiet === true && (day === '' || heardIn([day.toLowerCase().replace(COMFORT, ' ')]).length > 0),
    shuns: [...new Set([...found.flatMap((one) => one.shuns?.split(' ') ?? []), ...feared])],
    remembered: died.map((one) => one.name),
    ...(isHeroes && { isHeroes }),
  }
}

export function subjectOf({ subjects: [about] }: Grave): Subject | undefined {
  return SUBJECTS.find((one) => one.id === about)
}

/** How a hero may be at first in a book that weighs something: none mocks, shirks or is to blame. */
const GENTLE: readonly Moral[] = ['patience', 'sharing', 'asking-help']

export function gentleMorals(grave: Grave): readonly Moral[] {
  const bans = SUBJECTS.filter((one) => grave.subjects.includes(one.id)).flatMap((one) => one.bans ?? [])
  return GENTLE.filter((one) => !bans.includes(one))
}

/** The dedication that we suggest says what it is for. */
export const isWorded = (grave: Grave): boolean => (subjectOf(grave)?.dedications.length ?? 0) > 0
