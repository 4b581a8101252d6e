import { describe, expect, it } from 'vitest'
import { PROPS } from '../../stage/things/cards.ts'
import { HABITS } from '../fragments/habits.ts'
import { DETAILS } from '../loves/hobby.ts'
import type { Lines } from '../lines/lines.ts'
import type { BeatName } from '../plan/skeletons.data.ts'
import { plan } from '../plan/plan.ts'
import { brief } from '../score/test-random-books.ts'
import { cueFrom, thingsIn } from '../staging/cue.ts'
import { KIT } from '../staging/moment.ts'
import { WORLDS } from '../worlds/all-worlds.ts'
import { ownThing } from '../worlds/own-thing.ts'
import { VERSE_CHOICES } from './own-telling.ts'
import { CHOICES, cueOf, RULES } from './page-cues.ts'
import { tell } from './tell.ts'

const cuesOf = (from: Lines, of = /./) =>
  [...from.keys()].filter((key) => of.test(key)).flatMap((key) => from.cues(key))

const WHOLE_PAGES = [
  ...[...cuesOf(CHOICES), ...cuesOf(RULES), ...cuesOf(VERSE_CHOICES)],
  ...[...cuesOf(HABITS, /\.(?:intro|rescue)\./), ...cuesOf(DETAILS, /young$/)],
]

const SHARED_BEATS: readonly BeatName[] = ['friend', 'hobby', 'flaw', 'rescue', 'choice']

const written = plan(
  brief({
    ...{ recipient_type: 'Kid', recipient_age: 8, interests: 'drawing' },
    characters: [
      { name: 'Mia', type: 'girl', age: 8 },
      { name: 'Rex', type: 'dog' },
      { name: 'Tom', type: 'cat' },
    ],
  }),
  7,
)
const { pages } = tell(written)
const pageOf = (beat: BeatName) => pages[written.beats.findIndex(({ fn }) => fn === beat)] ?? ''

it.each(['In came candles.', 'Up, red bag!', 'Who had birthday candles? Mia did!'])(
  'a page of the smallest says besides its telling what is said in three words: %s',
  (day) => {
    const order = { recipient_type: 'Kid', recipient_age: 2, characters: [{ name: 'Mia', type: 'girl', age: 2 }] }
    const small = plan(brief(order), 3)
    const at = small.beats.findIndex(({ fn }) => fn === 'trouble')
    const page = tell(small).pages[at] ?? ''
    expect(cueOf(small, 'trouble', `${day} ${page}`)?.besides).toBe(day)
  },
)

describe('what all worlds tell in the same words', () => {
  it('has a cue for each of its tellings that is a page of its own: choices, habits, what is loved', () => {
    expect(WHOLE_PAGES.length).toBeGreaterThan(850)
    expect(WHOLE_PAGES.filter((cue) => cue === undefined)).toEqual([])
  })

  it('says in it what is there, shortly, with things that any world may have', () => {
    const cues = [...WHOLE_PAGES, ...cuesOf(DETAILS)].filter((cue) => cue !== undefined)
    const shown = cues.map((cue) => cue.replace('{key}', 'key').replace('{crowd}', 'crowd').replace('{small}', 'girl'))
    const things = shown.map(cueFrom).flatMap(thingsIn)
    for (const one of things.filter((thing) => thing !== KIT)) ownThing(one, '', { file: 'fragments', line: 0 })
    const lengths = cues.map((cue) => cue.length).toSorted((one, other) => one - other)
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(90)
    expect(cues.filter((cue) => /(?<![\w-])(?:no|not|nobody|without|none)(?![\w-])/.test(cue))).toEqual([])
  })

  it('is known by its words, for both friends, and names what this world has lost', () => {
    for (const beat of SHARED_BEATS) expect(cueOf(written, beat, pageOf(beat)), beat).toBeDefined()
    expect(cueOf(written, 'friend', pageOf('friend'))?.cues).toHaveLength(2)
    const [rescue = ''] = cueOf(written, 'rescue', pageOf('rescue'))?.cues ?? []
    expect(rescue).toContain(WORLDS.find(({ id }) => id === written.pack)?.keyThing)
    expect(cueOf(written, 'flaw', 'Somebody wrote this page anew, and said another thing on it.')).toBeUndefined()
  })

  it('finds what is lost drawn in every world that loses something', () => {
    const keys = WORLDS.flatMap(({ keyThing }) => (keyThing === undefined ? [] : [keyThing]))
    expect(keys).toHaveLength(24)
    expect(keys.filter((one) => !PROPS.includes(one))).toEqual([])
  })
})
