// The listener's test: whether somebody who hears each page once, in whichever telling, knows who and what it is about.
import { sentencesOf, wordCount, wordsOf } from '../english/sentences.ts'
import type { Node } from '../lines/line.ts'

/** A page in all its tellings, as plain words. */
export interface HeardPage {
  beat: string
  tellings: readonly string[]
}

export interface Heard {
  pages: readonly HeardPage[]
  /** Those whom it is about, beside the hero. */
  names: readonly string[]
  /** Words for things that need no article to be known as such: "soup". */
  things: ReadonlySet<string>
  /** The page on which it is first said what is wrong, and the last on which that may be. */
  trouble: { beat: string; by: number }
  /** What is said in one sentence of the page of insight: of each group one word, as the words begin. */
  because: readonly (readonly string[])[]
  /** How many words a page has, in a world that keeps to it. */
  length?: readonly [least: number, most: number]
}

export interface Refrains {
  base: string
  turned: string
}

/** What stands for a person of the order or of the world, wherever a hole names one. */
const PERSON = 'Somebody'
const THING = 'Something'
const PEOPLE_HOLES = /^(?:Hero|Pal2?|Spotter|[Ff]ig|Grown)(?:’s)?$/
const THING_HOLES = /^(?:[aA] )?(?:quest|kit|key|event|party|home|doing|crowd|small|Crowd|Small|Key|Event|Home)$/
/** What another hand says there. */
const OTHERS = /^(?:run[123]|why|toast|ends|Rule,?|method|says)$/

function holeAsPlain(name: string, refrains: Refrains): string {
  if (name === 'refrain') return refrains.base
  if (name === 'turned') return refrains.turned
  if (PEOPLE_HOLES.test(name)) return `${PERSON}${name.endsWith('’s') ? '’s' : ''}`
  if (THING_HOLES.test(name)) return THING
  if (OTHERS.test(name)) return ''
  // The hero goes by no name here, and is meant by it all the same.
  return /^f?g?(?:they|them|their|theirs|themself|was)$/i.test(name) ? 'oneself' : THING
}

/** A line as whoever comes alone hears it, by the first of each choice. */
export function plainOf(nodes: readonly Node[], refrains: Refrains): string {
  const plain = (some: readonly Node[]) => plainOf(some, refrains)
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text
      if (node.kind === 'hole') return holeAsPlain(node.name, refrains)
      if (node.kind === 'choice') return plain(node.options[0] ?? [])
      return plain(node.not ? node.then : node.otherwise)
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

const ARTICLES =
  /^(?:an?|the|my|your|our|his|her|its|their|every|each|no|some|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|forty|sixty|hundred|thousand|many|both|these|those|another|\p{L}+’s)$/iu
const THIRD = /^(?:it|its|they|them|their|theirs|he|him|his|she|her|hers)$/i
/** "It was late", "it was a comet", "it rained": nothing has to be known for these. */
const OF_ITSELF =
  /^it(?:’s|’d be|’ll be|(?: all)? (?:(?:had|has|might have|may have|would have|must have|could have) )?(?:was|is|been|be|isn’t|wasn’t|got|grew|felt|seemed|looked|went|began|started|hurt|turned out|struck|took|takes|happened|worked|helped|mattered|made|came out|came to|rained|snowed|rains|snows|did not help|didn’t help|had to|has to)\b)/i

interface Said {
  word: string
  at: number
}

/** The things and people that a text names, and where. */
function namedIn(text: string, { names, things }: Pick<Heard, 'names' | 'things'>): Said[] {
  const words = [...text.matchAll(/[\p{L}\p{N}]+(?:[’-][\p{L}\p{N}]+)*/gu)].map(({ 0: word, index }) => ({
    word,
    at: index,
  }))
  const known = new Set(names.flatMap((name) => wordsOf(name)))
  return words.flatMap(({ word, at }, place): Said[] => {
    const bare = word.replace(/’s?$/, '')
    if (bare === PERSON || bare === THING || known.has(bare)) return [{ word: bare, at }]
    const lower = bare.toLowerCase()
    if (things.has(lower) || things.has(lower.replace(/e?s$/, '')) || things.has(lower.replace(/s$/, '')))
      return [{ word: lower, at }]
    const before = words[place - 1]?.word ?? ''
    const isSecond = ARTICLES.test(words[place - 2]?.word ?? '') && /^\p{Ll}/u.test(before)
    if (ARTICLES.test(before) && !THIRD.test(word)) return [{ word: lower, at }]
    if (isSecond && !THIRD.test(word)) return [{ word: lower, at }]
    const opens = place === 0 || /[.!?…“”:]\s*$/.test(text.slice(0, at))
    return !opens && /^\p{Lu}\p{Ll}/u.test(word) ? [{ word: bare, at }] : []
  })
}

/** The pronouns that somebody must be able to refer to something, with what may be meant. */
function pronounsIn(text: string): (Said & { isPerson: boolean })[] {
  return [
    ...text.matchAll(
      /(?<![\p{L}’-])(?:its?|they|them|their|he|him|his|she|her|(?<=\b(?:but|only|that|this|another|which|last|first|next) )ones?(?=[.,;:!?”]|$| (?:was|had|did|is)\b))(?![\p{L}-])/giu,
    ),
  ].flatMap(({ 0: word, index: at }) =>
    /^it$/i.test(word) && OF_ITSELF.test(text.slice(at))
      ? []
      : [{ word, at, isPerson: /^(?:s?he|him|his|her)$/i.test(word) }],
  )
}

interface Carried {
  /** What every telling of the page before named last. */
  last: ReadonlySet<string>
  /** Those of whom a next page may say "they". */
  people: readonly string[]
}

function carried(before: HeardPage | undefined, world: Heard): Carried {
  const all = before?.tellings ?? []
  const last = all.map((told) => new Set(namedIn(sentencesOf(told).slice(-2).join(' '), world).map(({ word }) => word)))
  const [first, ...others] = last
  return {
    last: new Set([...(first ?? [])].filter((word) => others.every((one) => one.has(word)))),
    people: all.length > 0 && all.every((told) => told.includes(PERSON)) ? [PERSON] : [],
  }
}

function unreferred(told: string, before: Carried, world: Heard): string | null {
  const named = namedIn(told, world)
  for (const { word, at, isPerson } of pronounsIn(told)) {
    const here = named.filter((one) => one.at < at).map((one) => one.word)
    const meant = [...here, ...before.last, ...(/^they$/i.test(word) ? before.people : [])].filter(
      (one) => isPerson || one !== PERSON || /^the/i.test(word),
    )
    if (meant.length === 0) return `“${word}” of nothing named: ${told.slice(Math.max(0, at - 30), at + 30)}`
  }
  return null
}

const WHO =
  /\b[Tt]he (?:\p{Ll}+ )?(boy|girl|cook|baker|teacher|postman|nurse|doctor|farmer|mayor|king|queen|captain|aunt|uncle|grandmother|neighbour|neighbor|woman|lady|man|twin|goat|gull|mouse|owl)\b(?! (?:next|from|who|with|of|at|in|by|under|over|on|behind)\b)/gu

/** From here on nobody may come who has not been met. */
const LATE = 12

function strangers(page: HeardPage, at: number, { pages }: Heard): string[] {
  if (at < LATE) return []
  const isMet = (who: string) =>
    pages.slice(0, at).some(({ tellings }) => tellings.every((told) => new RegExp(`\\b${who}`, 'i').test(told)))
  return page.tellings.flatMap((told) =>
    [...told.matchAll(WHO)]
      .map(([, who = '']) => who)
      .filter((who) => !isMet(who) && !new RegExp(`\\b(?:an?|one) (?:\\p{Ll}+ )?${who}\\b`, 'iu').test(told))
      .map((who) => `nobody has met the ${who}: ${told.slice(0, 40)}`),
  )
}

const says = (sentence: string, words: readonly string[]) =>
  words.some((word) => new RegExp(`(?<![\\p{L}])${word}`, 'iu').test(sentence))

function unsaid(page: HeardPage, { because }: Heard): string[] {
  if (page.beat !== 'insight') return []
  // Two sentences that stand together are one breath.
  return page.tellings
    .filter((told) => {
      const sentences = sentencesOf(told)
      return !sentences.some((one, at) => because.every((words) => says(`${sentences[at - 1] ?? ''} ${one}`, words)))
    })
    .map((told) => `why is not said: ${told.slice(0, 50)}`)
}

/** All that a listener would have to ask, each with its page. */
export function questionsOf(world: Heard): string[] {
  const about = new Set([PERSON, ...world.names.flatMap((name) => wordsOf(name))])
  const asked = world.pages.flatMap((page, at) => {
    const before = carried(world.pages[at - 1], world)
    const each = page.tellings.flatMap((told) => {
      const isAbout = wordsOf(told).some((word) => about.has(word.replace(/’s?$/, ''))) || told.match(WHO) !== null
      const question = unreferred(told, before, world)
      const count = wordCount(told)
      const [least, most] = world.length ?? [0, count]
      return [
        ...(isAbout ? [] : [`names nobody: ${told.slice(0, 50)}`]),
        ...(question === null ? [] : [question]),
        ...(count > most ? [`${count} words: ${told.slice(0, 40)}`] : []),
        ...(count < least ? [`only ${count} words: ${told.slice(0, 40)}`] : []),
      ]
    })
    return [...each, ...strangers(page, at, world), ...unsaid(page, world)].map(
      (one) => `p${at + 1} ${page.beat}: ${one}`,
    )
  })
  const trouble = world.pages.findIndex(({ beat }) => beat === world.trouble.beat) + 1
  return trouble > world.trouble.by ? [...asked, `the trouble begins on page ${trouble}`] : asked
}
