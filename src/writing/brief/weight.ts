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

/** Said of a friend, or of a word for them in what is to happen: "grandpa died". */
function hasDied(one: Told['cast'][number], texts: readonly string[]): boolean {
  if (SAID_DEAD.test(one.relation.toLowerCase())) return true
  const kin = spokenRelation(one.relation)?.split(' ').at(-1) ?? ''
  const calls = [...one.name.toLowerCase().split(/\s+/), kin].filter((word) => !/^(?:mrs?|ms|miss|dr)\.?$/.test(word))
  return calls
    .filter((word) => [...word].length > 2 && texts.some((text) => text.includes(word)))
    .some((word) => {
      const said = whole(literal(word))
      const told = new RegExp(`${said}${GONE_AFTER}|(?<!\\p{L})${GONE_BEFORE}${said}`, 'u')
      return texts.some((text) => told.test(text))
    })
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
  const died = friends.filter((one) => hasDied(one, plain))
  const isPet = died.length > 0 && died.every((one) => !/^(?:man|woman|boy|girl)$/.test(one.type))
  const loss = died.length === 0 ? [] : [isPet ? 'our pet died' : 'she died']
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
