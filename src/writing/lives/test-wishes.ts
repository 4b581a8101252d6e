// Wishes as people type them, each with the event that it is about: what is told of them is counted.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBrief } from '../brief/brief.ts'
import { EMPTY_LEDGER } from '../dealing/ledger.ts'
import { LIVES } from './all-lives.ts'
import { lifeFor } from './choose-life.ts'

interface LabelledWish {
  /** The event, or "none" where it is no event of a life. */
  life: string
  wish: string
  day?: string
  hero?: [name: string, type: string, age: number]
  cast?: [name: string, type: string, age: number, relation: string][]
  for?: string
}

/** Which of our worlds tells an event; an event without a world is told by none. */
const WORLDS: Readonly<Record<string, string>> = {
  ...{ 'someone-died': 'remember', 'pet-died': 'round', forgetting: 'buns', 'parent-away': 'days' },
  ...{ adoption: 'suitcase', wedding: 'rings', quarrel: 'friends', stage: 'play', glasses: 'leaves', nursery: 'glove' },
  ...{ shy: 'hush' },
  ...{ 'friend-moves': 'goodbye', 'two-homes': 'penguin' },
  ...{ 'new-pet': 'pet', 'lost-pet': 'lost', proposal: 'ask', anniversary: 'umbrella', ill: 'cup' },
  ...{ 'big-birthday': 'potato', truth: 'clink' },
  ...{ 'left-out': 'chalk', bullied: 'chalk' },
  ...{ dentist: 'knock', sharing: 'mine', swim: 'lake', match: 'goal', eid: 'sunset' },
}

function readWishes(): LabelledWish[] {
  const lines = readFileSync(join(import.meta.dirname, 'fixtures/wishes.jsonl'), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line): LabelledWish => JSON.parse(line))
}

export interface HeardWishes {
  /** Told by the world of its event, or near it. */
  told: string[]
  near: string[]
  /** We have its world, and did not hear it. */
  missed: string[]
  /** Said to be told, and is not. */
  false: string[]
  /** Said to be near, and is not. */
  falseNear: string[]
  /** We have no story for it, and say so. */
  none: string[]
}

export function hearWishes(): HeardWishes {
  const heard: HeardWishes = { told: [], near: [], missed: [], false: [], falseNear: [], none: [] }
  for (const { life, wish, day, hero = ['Mia', 'girl', 5], cast = [], for: recipient = 'Kid' } of readWishes()) {
    const read = readBrief({
      ...{ recipient_type: recipient, occasion: day === undefined ? '' : `Other: ${day}`, story_theme: wish },
      characters: [[...hero, ''], ...cast].map(([name, type, age, relationship_to_main]) => ({
        ...{ name, type, age: Math.min(Number(age), 100), relationship_to_main },
      })),
    })
    if (!read.ok) throw new Error(`${wish}: ${read.message}`)
    const found = lifeFor(read.value, 0, EMPTY_LEDGER)
    const world = WORLDS[life] ?? life
    const wanted = LIVES.find(({ id }) => id === world)?.id
    const kind =
      found === undefined
        ? wanted === undefined
          ? 'none'
          : 'missed'
        : found.life.id === wanted
          ? found.isNear
            ? 'near'
            : 'told'
          : found.isNear
            ? 'falseNear'
            : 'false'
    heard[kind].push(`${found?.life.id ?? 'none'} for ${life}: ${wish}`)
  }
  return heard
}
