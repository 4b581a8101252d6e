// The scorecard of a told book, T1 to T22: what a careful editor would check, made countable.
import { uncovered } from './covered.ts'
import { limitsOf } from '../brief/limits.ts'
import { dialogueShare, distinct2, gradeLevel, hardShare, isEasy, mtld, openerShare } from './measure.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { worldCalled } from '../worlds/all-worlds.ts'
import { hookOf, sentencesOf, unspoken, wordCount, wordsOf } from '../english/sentences.ts'
import { BEATS } from '../plan/skeletons.data.ts'
import { isCalled, isNamed, isOneOf } from '../reading/told-figure.ts'

export interface Row {
  id: string
  what: string
  value: number
  pass: boolean
  detail: string
}

export const MORAL_TOLD =
  /\b(moral|lesson|learned that|realized that|realised that|always remember|the important thing)\b/i
export const UNSAFE =
  /\b(blood\w*|kill\w*|death|corpses|gun|guns|knife|knives|hate|hated|stupid|idiot|drunk|beer|wine|devil|hell|damn|naked|corpse|murder\w*|suicide|drown\w*)\b/i
export const PRESENT = /\b(?:he|she|it|they|there) (?:is|are|has|goes|comes|says|looks|runs|takes|makes|wants|gets)\b/i

export function namesOfPlan(plan: StoryPlan): Set<string> {
  const world = worldCalled(plan.pack)
  const all = [
    ...plan.cast.map((one) => one.name),
    ...world.names,
    world.figure.name,
    'Jean',
    plan.words['home'] ?? '',
    plan.words['day'] ?? '',
    plan.words['party'] ?? '',
    plan.words['quest'] ?? '',
    plan.words['topic'] ?? '',
    plan.words['doing'] ?? '',
  ]
  // The kinds of the cast and the shapes of their names are known from the pictures.
  all.push(...plan.cast.map((one) => one.type))
  return new Set(all.flatMap((name) => wordsOf(name).map((word) => word.toLowerCase())))
}

const CALENDAR = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december i mrs mr dr o queen god english spanish book nearly case missing sock other one history saturn teddy sundays captain wales pharaoh alps tuesdays sergeant sergeants colonel mr spanish christmas'.split(
    ' ',
  ),
)

export function unknownNames(pages: readonly string[], known: ReadonlySet<string>): string[] {
  const odd = new Set<string>()
  for (const page of pages)
    for (const sentence of sentencesOf(page.replace(/[“”:;—]/g, ' . '))) {
      const words = wordsOf(sentence)
      for (const word of words.slice(1))
        if (
          /^\p{Lu}\p{Ll}/u.test(word) &&
          !isEasy(word) &&
          !known.has(word.toLowerCase().replace(/['’](?:s|d|ll|m|ve)$/, '')) &&
          !CALENDAR.has(word.toLowerCase().replace(/['’].*$/, ''))
        )
          odd.add(word)
    }
  return [...odd]
}

export function score(plan: StoryPlan, pages: readonly string[]): Row[] {
  const limits = limitsOf(plan.band, plan.rhyme)
  const text = pages.join('\n')
  const names = namesOfPlan(plan)
  const counts = pages.map((page) => wordCount(page))
  const total = counts.reduce((sum, count) => sum + count, 0)
  // In verse the end of a line is a breath.
  const sentences = pages.flatMap((page) => (plan.rhyme ? page.split('\n').flatMap(sentencesOf) : sentencesOf(page)))
  const lengths = sentences.map((one) => wordCount(one))
  const meanSentence = lengths.reduce((sum, count) => sum + count, 0) / Math.max(1, lengths.length)
  const longest = Math.max(...lengths)
  const withoutRefrain = pages
    .map((page) => page.replace(plan.refrain.base, '').replace(plan.refrain.turned, ''))
    .join('\n')
  const rows: Row[] = []
  const row = (id: string, what: string, value: number, pass: boolean, detail = '') =>
    rows.push({ id, what, value: Math.round(value * 1000) / 1000, pass, detail })
  const within = (value: number, [low, high]: readonly [number, number]) => value >= low && value <= high

  const mean = total / pages.length
  const odd = counts.flatMap((count, at) =>
    within(count, limits.page) ? [] : [`p${at + 1} ${plan.beats[at]?.fn ?? ''}: ${count}`],
  )
  row('T1', 'words a page', mean, within(mean, limits.mean) && odd.length === 0, odd.join('; '))
  row('T2', 'words in all', total, within(total, limits.total))
  row(
    'T3',
    'words a sentence',
    meanSentence,
    within(meanSentence, limits.sentence) && longest <= limits.longest,
    `longest ${longest}: ${longest > limits.longest ? sentences[lengths.indexOf(longest)] : ''}`,
  )
  const grade = gradeLevel(text)
  // The band is soft below: real picture books read easier than their readers' school year, and it is no fault.
  row('T4', 'grade', grade, grade <= limits.grade[1] && grade >= limits.grade[0] - 1.5)
  const hard = hardShare(text, names)
  row('T5', 'hard words %', hard, hard <= limits.hard)
  const diverse = mtld(text)
  row('T6', 'MTLD', diverse, diverse >= limits.mtld)
  const pairs = distinct2(withoutRefrain)
  row('T7', 'distinct-2', pairs, pairs >= limits.distinct2)
  const opener = openerShare(text)
  row('T8', 'commonest opener', opener, opener <= limits.opener)
  const said = dialogueShare(text)
  row('T9', 'dialogue', said, within(said, limits.dialogue))

  const bases = pages.filter((page) => page.includes(plan.refrain.base)).length
  const turned = pages.findLastIndex((page) => page.includes(plan.refrain.turned))
  // The rule is planted to be heard again.
  const rule = (plan.words['Rule'] ?? '?').replace(/\.$/, '')
  const repeated = new Map<string, number>()
  for (const one of withoutRefrain.split('\n').flatMap(sentencesOf))
    if (wordCount(one) >= 4 && !one.includes(rule))
      repeated.set(one.toLowerCase(), (repeated.get(one.toLowerCase()) ?? 0) + 1)
  const twice = [...repeated].filter(([, times]) => times > 1).map(([one]) => one)
  row(
    'T10',
    'refrain',
    bases + 1,
    bases >= 2 &&
      bases <= 5 &&
      turned > pages.findLastIndex((page) => page.includes(plan.refrain.base)) &&
      twice.length === 0,
    twice.join('; '),
  )

  const hero = plan.cast.find((one) => one.role === 'hero')
  const heroPages = pages.filter((page) => page.includes(hero?.name ?? '?')).length
  const rare = plan.cast
    .filter((one) => one.role !== 'figure' && pages.filter((page) => page.includes(one.name)).length < 3)
    .map((one) => one.name)
  const strange = unknownNames(pages, names)
  row(
    'T11',
    'names',
    heroPages / pages.length,
    // A couplet names fewer people than a page of prose.
    heroPages >= pages.length * (plan.rhyme ? 0.4 : 0.5) && rare.length === 0 && strange.length === 0,
    [...rare, ...strange].join(', '),
  )

  const pronounFirst = pages.flatMap((page, at) =>
    at > 0 &&
    /^(?:[“"])?(?:He|She|They|It)\b/.test(page) &&
    /^(?:He|She)\b/.test(page) &&
    ambiguous(plan, pages[at - 1] ?? '')
      ? [at + 1]
      : [],
  )
  row('T12', 'pronouns', pronounFirst.length, pronounFirst.length === 0, pronounFirst.join(', '))

  const missed = uncovered(plan, pages)
  row('T13', 'means and brief', missed.length, missed.length === 0, missed.join(', '))

  const low = plan.beats.reduce((least, beat) => (beat.valence < least.valence ? beat : least))
  const emotions = new Set(plan.beats.flatMap((beat) => beat.scene.who.map((actor) => actor.emotion)))
  const fns = new Set(plan.beats.map((beat) => beat.fn))
  row(
    'T14',
    'arc',
    emotions.size,
    BEATS.every((fn) => fns.has(fn)) &&
      low.n >= 15 &&
      low.n <= 17 &&
      (plan.beats.at(-1)?.valence ?? 0) >= (plan.beats[0]?.valence ?? 1) &&
      emotions.size >= 6,
  )
  const facts = new Set<string>()
  const broken: number[] = []
  for (const beat of plan.beats) {
    if (beat.n > 1 && (beat.because.length === 0 || beat.because.some((page) => page >= beat.n))) broken.push(beat.n)
    if (beat.pre.some((fact) => !facts.has(fact))) broken.push(beat.n)
    for (const fact of beat.add) facts.add(fact)
  }
  row('T15', 'causes', broken.length, broken.length === 0, broken.join(', '))
  const planted = new Set<string>()
  let paid = 0
  for (const beat of plan.beats) {
    paid += beat.pays.filter((item) => planted.has(item)).length
    for (const item of beat.plants) planted.add(item)
  }
  row('T16', 'callbacks', paid, paid >= 3)
  row('T17', 'moral not told', MORAL_TOLD.test(text) ? 1 : 0, !MORAL_TOLD.test(text), MORAL_TOLD.exec(text)?.[0])
  const unsafe = UNSAFE.exec(text)
  row('T18', 'safe', unsafe ? 1 : 0, unsafe === null, unsafe?.[0])
  // A couplet has to rhyme where a page of prose may break off.
  const hooks = pages.filter((page, at) => at % 2 === 0 && hookOf(page)).length
  row('T20', 'page turns', hooks, hooks >= (plan.rhyme ? 4 : 6))
  const present = unspoken(text).match(new RegExp(PRESENT, 'gi')) ?? []
  // Not none: a teller's aside about how things always are stands in the present ("There is nothing so long as...").
  row(
    'T21',
    'tense',
    present.length,
    present.length <= (plan.band === 'b0_3' ? 0 : Math.max(1, sentences.length * 0.03)),
    present.join(', '),
  )
  let actors = 0
  const missing: string[] = []
  const { Hero = '?', they = '?', them = '?', their = '?' } = plan.words
  const theHero = new RegExp(`\\b(?:${they}|${them}|${their}|they|them|their|we|us)\\b`, 'i')
  const heroTold = pages.filter((page) => page.includes(Hero) || theHero.test(page)).length / pages.length
  for (const beat of plan.beats)
    for (const actor of beat.scene.who) {
      const one = plan.cast.find((spec) => spec.id === actor.id)
      if (!one || one.role === 'hero') continue
      actors++
      const page = pages[beat.n - 1] ?? ''
      if (
        !isNamed(one.name, page) &&
        !(one.role === 'figure' && (isCalled(one, page, plan.cast) || isOneOf(one, page, plan.cast)))
      )
        missing.push(`p${beat.n} ${one.name}`)
    }
  // Friends by name on every page, and the figure by that or by a word that can mean nobody else; the hero on most, since a page may tell what the hero sees; props may stand about unsaid.
  row(
    'T22',
    'text is scene',
    actors === 0 ? 1 : 1 - missing.length / actors,
    missing.length === 0 && heroTold >= (plan.band === 'b0_3' || plan.band === 'b4_6' ? 0.5 : 0.75),
    missing.join(', '),
  )
  return rows
}

function ambiguous(plan: StoryPlan, page: string): boolean {
  const here = plan.cast.filter((one) => page.includes(one.name)).map((one) => one.pronoun)
  return new Set(here).size < here.length
}

/** One figure for a book: a soft minimum, so that its weakest side counts most. */
export function overall(rows: readonly Row[]): number {
  const marks = rows.map((row): number => (row.pass ? 1 : 0.25))
  const mean = marks.reduce((sum, mark) => sum + Math.sqrt(mark), 0) / Math.max(1, marks.length)
  return mean * mean
}
