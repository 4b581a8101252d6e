// Plans a book before a word of it is told: 24 beats that follow from each other, who is in them, and a scene for each page.
import { dice, type Dice } from '../base/dice.ts'
import { bindWords, habitsFor } from './bind-words.ts'
import type { Brief } from './brief.ts'
import { choosePack } from './choose-pack.ts'
import { HABIT_WANTS } from './habits.data.ts'
import { EMPTY_LEDGER, lineHash, type Ledger } from './ledger.ts'
import { characterSpec } from './look.ts'
import { fillLine, type Node } from './line.ts'
import { OCCASION_LINES } from './occasions.data.ts'
import { readLines } from './pack.ts'
import { sentencesOf } from './reading.ts'
import { sceneOf } from './scene-of-beat.ts'
import { MORALS } from './shape-story.ts'
import { BEATS, BECAUSE, HOOKS, SKELETONS, VALENCE, type BeatName, type SkeletonName } from './skeletons.data.ts'
import type { Beat, StoryPlan } from './story-plan.ts'
import { VERSES } from './verses.data.ts'
import { tellPage } from './tell-page.ts'

const DAYS = readLines(OCCASION_LINES)

const PLANTS: Readonly<Partial<Record<BeatName, readonly string[]>>> = {
  hobby: ['rule', 'kit'],
  friend: ['habit'],
  want: ['event'],
  flaw: ['flaw'],
  clue: ['clue'],
  snag: ['key lost'],
}
const PAYS: Readonly<Partial<Record<BeatName, readonly string[]>>> = {
  insight: ['rule', 'clue'],
  means: ['kit'],
  rescue: ['habit', 'key lost'],
  choice: ['flaw'],
  close: ['event'],
}

function beatNames(skeleton: SkeletonName): BeatName[] {
  const order = SKELETONS[skeleton].split(' ')
  return order.flatMap((word) => BEATS.find((beat) => beat === word) ?? [])
}

function plain(nodes: readonly Node[] | undefined): string {
  const none = dice(0)
  return nodes ? fillLine(nodes, { holes: new Map([['feast', '{feast}']]), flags: new Set() }, none) : ''
}

const THREADS: readonly (readonly [string, readonly BeatName[]])[] = [
  ['moral', ['flaw', 'choice']],
  ['pal1', ['friend', 'rescue']],
  ['pal2', ['friend']],
]

/** Which telling of the choice and of each friend this book keeps to: the one that the member has met least. */
function threads(sketch: StoryPlan, used: Ledger, root: Dice): string[] {
  const names = sketch.cast.map((one) => one.name)
  const lines = new Set(used.lines)
  return THREADS.map(([thread, pages]) => {
    const turns = root.fork(`thread:${thread}`).shuffle([0, 1])
    const known = (turn: number) =>
      pages
        .map((fn) => tellPage({ ...sketch, flags: [...sketch.flags, `${thread}+${turn}`] }, fn, dice(0)))
        .flatMap((page) => sentencesOf(page))
        .filter((one) => lines.has(lineHash(one, names))).length
    const [best = 0] = lines.size === 0 ? turns : turns.toSorted((one, other) => known(one) - known(other))
    return `${thread}+${best}`
  })
}

export function plan(brief: Brief, seed: number, used: Ledger = EMPTY_LEDGER): StoryPlan {
  const root = dice(seed)
  const choice = choosePack(brief, seed, used)
  const { pack, hobby } = choice
  const morals = MORALS.filter((one) => !used.morals.includes(one))
  const moral = brief.moral ?? root.fork('moral').pick(morals.length > 0 ? morals : MORALS)
  const [main, ...rest] = brief.characters
  if (!main) throw new Error('A brief without a hero')
  const habits = habitsFor(rest.map((one) => one.type), root.fork('habits')) // prettier-ignore
  const heroPronoun = main.pronoun === 'it' ? 'they' : main.pronoun
  const cast = [
    characterSpec(
      { ...main, pronoun: heroPronoun },
      { id: 'hero', role: 'hero', want: pack.nouns.quest, habit: hobby.doing },
      root,
    ),
    ...rest.map((one, at) => {
      const [want = '', habit = ''] = HABIT_WANTS[habits[at] ?? ''] ?? []
      return characterSpec(one, { id: `pal${at + 1}`, role: 'companion', want, habit }, root)
    }),
  ]
  const { figure } = pack
  if (figure.type !== null)
    cast.push(
      characterSpec(
        {
          name: figure.name,
          type: figure.type,
          age: null,
          pronoun: figure.pronoun,
          description: '',
          personality: '',
          relation: '',
        },
        {
          id: 'figure',
          role: 'figure',
          want: figure.want,
          habit: figure.habit,
          ...(figure.hide ? { hide: figure.hide } : {}),
        },
        root,
      ),
    )
  const event = plain(DAYS.get(`${brief.occasion}.event`)?.[0])
  const { words, flags } = bindWords(brief, brief.band, choice, cast, event)
  const names = beatNames(pack.skeleton)
  const pageOf = (beat: BeatName) => names.indexOf(beat) + 1
  const sketch: StoryPlan = {
    seed,
    band: brief.band,
    // No bad rhyme is ever made: a world without verses is told in prose.
    rhyme: brief.rhyme && pack.id in VERSES && pack.ways.includes(hobby.way),
    skeleton: pack.skeleton,
    pack: pack.id,
    moral,
    occasion: brief.occasion,
    means: { hobby: hobby.id, way: hobby.way },
    refrain: { base: words['refrain'] ?? '', turned: words['turned'] ?? '', at: [] },
    cast,
    habits,
    words,
    flags,
    beats: [],
    notices: [...brief.unused, ...(brief.quest && !pack.swappable ? [brief.quest] : [])],
  }
  sketch.flags = [...flags, ...threads(sketch, used, root)]
  const beats = names.map((fn, index): Beat => {
    const told = tellPage(sketch, fn, root.fork(`event:${fn}`))
    const because = BECAUSE[fn].map(pageOf).filter((page) => page <= index)
    const refrain = told.includes(sketch.refrain.turned) ? 'turned' : told.includes(sketch.refrain.base) ? 'base' : null
    return {
      n: index + 1,
      fn,
      event: brief.band === 'b4_6' ? told : tellPage(sketch, fn, root.fork(`event:${fn}`), 'b4_6'),
      because: because.length > 0 || index === 0 ? because : [index],
      pre: BECAUSE[fn].filter((one) => pageOf(one) <= index),
      add: [fn],
      del: fn === 'rescue' ? ['snag'] : fn === 'resolution' ? ['trouble'] : [],
      plants: [...(PLANTS[fn] ?? [])],
      pays: [...(PAYS[fn] ?? [])],
      valence: VALENCE[fn],
      hook: HOOKS[fn] ?? null,
      refrain,
      scene: sceneOf(pack, fn, index + 1, cast, told, root.fork(`scene:${fn}`)),
    }
  })
  sketch.beats = beats
  sketch.refrain.at = beats.filter((beat) => beat.refrain !== null).map((beat) => beat.n)
  return sketch
}
