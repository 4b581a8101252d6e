// Books that nobody ordered: random briefs, and a member's row of books, for the scorecard's tests and the benchmarks.
import { dice } from '../../base/dice.ts'
import { readBrief, type Brief } from '../brief/brief.ts'
import { GENRES } from '../brief/brief-lists.ts'
import { EMPTY_LEDGER, type Ledger } from '../dealing/ledger.ts'
import { phrases } from './measure.ts'
import { plan } from '../plan/plan.ts'
import { namesOfPlan, score, type Row } from './score.ts'
import { stagedAs } from '../staging/stage-book.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { tell } from '../telling/tell.ts'

const TYPES = [
  'girl',
  'boy',
  'dog',
  'cat',
  'rabbit',
  'dragon',
  'robot',
  'fairy',
  'alien',
  'monster',
  'other',
  'man',
  'woman',
]
const NAMES = ['Zoë', 'James', 'José', 'Nguyễn', 'Mia', 'Ng', 'Amara', 'Oliver', "O'Brien", '李小龙']
const FRIENDS = ['Biscuit', 'Grandpa Joe', 'Pip', 'Captain Fluff', 'Mrs. Lee', 'Rex', 'Nana', 'Otto']
const INTERESTS = [
  'drawing',
  'drums and singing',
  'lego',
  'football',
  'dinosaurs',
  'gardening',
  'reading, space',
  'baking, horses',
  'robots',
  'swimming',
  'photography',
  'chess',
  'dancing',
  'trains',
  'violin',
  'sewing',
  'stamp collecting',
  'cheese',
  'fishing',
  'karate',
]
const OCCASIONS = [
  'Birthday',
  'Holiday: Diwali',
  'christmas',
  'graduation',
  'Bedtime Reading',
  'No Special Occasion',
  'Other: our picnic',
  'Life Milestone',
  'back to school',
  'Other: the school fair',
]
const MORALS = ['sharing', 'be brave', 'never give up', 'listening']

export interface Book {
  plan: StoryPlan
  pages: string[]
  /** Hashes of its sentences, for the ledger. */
  lines: number[]
  rows: Row[]
  /** Its 4-grams, names and refrain masked. */
  phrases: Set<string>
}

export function brief(answers: Readonly<Record<string, unknown>>): Brief {
  const read = readBrief(answers)
  if (!read.ok) throw new Error(`${read.field}: ${read.message}`)
  return read.value
}

export function bookOf(order: Brief, seed: number, used: Ledger = EMPTY_LEDGER): Book {
  const planned = plan(order, seed, used)
  const { pages, lines } = tell(planned, used)
  const made = stagedAs(planned, pages)
  const { base, turned } = made.refrain
  return {
    plan: made,
    pages,
    lines,
    rows: score(made, pages),
    phrases: phrases(pages, namesOfPlan(made), [base, turned]),
  }
}

export function randomOrder(at: number): { brief: Brief; seed: number } {
  const d = dice(20261121).fork(`brief:${at}`)
  const age = d.pick([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15])
  const adult = d.roll(10) === 0
  const friends = d.shuffle(FRIENDS).slice(0, d.roll(3))
  const order = brief({
    recipient_type: adult
      ? d.pick(['Partner', 'Parent', 'Grandparent'])
      : d.pick(['Kid', 'Friend', 'Sibling', 'Classroom', 'Daughter']),
    recipient_age: adult ? null : age,
    occasion: d.pick(OCCASIONS),
    genre: d.pick([...GENRES, 'Surprise']),
    interests: d.pick(INTERESTS),
    shape: d.roll(4) === 0 ? `Setting: a village\nMoral: ${d.pick(MORALS)}` : '',
    rhyme: d.roll(6) === 0,
    characters: [
      {
        name: d.pick(NAMES),
        type: adult ? d.pick(['man', 'woman']) : d.pick(['girl', 'boy', 'girl', 'boy', 'dog', 'robot']),
        age: adult ? 40 : age,
        gender: d.roll(8) === 0 ? 'they' : '',
      },
      ...friends.map((name) => ({ name, type: d.pick(TYPES) })),
    ],
  })
  return { brief: order, seed: d.roll(1_000_000) }
}

export function randomBooks(count: number): Book[] {
  return Array.from({ length: count }, (_, at) => {
    const order = randomOrder(at)
    return bookOf(order.brief, order.seed)
  })
}

/** What a member gets who orders again and again: each book knows all that were told before it. */
export function booksInARow(order: Brief, seed: number, count: number): Book[] {
  let used = EMPTY_LEDGER
  return Array.from({ length: count }, (_, at) => {
    const book = bookOf(order, seed + at, used)
    used = {
      worlds: [...used.worlds, book.plan.pack],
      skeletons: [...used.skeletons, book.plan.skeleton],
      morals: [...used.morals, book.plan.moral],
      lines: [...used.lines, ...book.lines],
    }
    return book
  })
}
