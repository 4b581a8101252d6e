import { describe, expect, it } from 'vitest'
import { readLines } from '../lines/lines.ts'
import { plan } from '../plan/plan.ts'
import { tell } from '../telling/tell.ts'
import { brief } from '../score/test-random-books.ts'
import { bodyOf } from '#shelf/worlds'
import { WORLDS } from '../worlds/all-worlds.ts'
import { VERSE_CHOICE_LINES } from './choices.data.ts'
import { KIN_VERSES } from './kin.data.ts'

const IN_VERSE = WORLDS.filter(({ inVerse }) => inVerse)

const BLOCKS = [
  ...[VERSE_CHOICE_LINES, KIN_VERSES].flatMap((text) =>
    text
      .replaceAll(/^= .+$/gm, '')
      .split(/^@/m)
      .slice(1),
  ),
  ...IN_VERSE.flatMap(({ id }) =>
    Object.entries(bodyOf(id).tellings.verse).flatMap(([beat, told]) => told.map(({ prose }) => `${beat} ${prose}`)),
  ),
]

/** Line by line as it may be told: every branch of a condition stands for itself. */
function couplets(block: string): string[][] {
  return block
    .replace(/^\S+ /, '')
    .split(/ \/\/ |[<|>](?:pal2?:)?/)
    .map((couplet) => couplet.split(' / ').map((line) => line.trim()))
    .filter((lines) => lines.length > 1)
}

describe('verse', () => {
  it.each(IN_VERSE.map(({ id, verse }) => [id, verse] as const))(
    'tells every beat of %s as often as its first',
    (_, verse) => {
      const told = [...verse].map(([beat, tellings]) => `${beat} ${tellings.length}`)
      const times = verse.get('home')?.length ?? 0
      expect(told.filter((beat) => !beat.endsWith(` ${times}`))).toEqual([])
    },
  )
  it('tells every choice, and whoever came along, three times', () => {
    const told = [...readLines(VERSE_CHOICE_LINES + KIN_VERSES)].map(([key, tellings]) => `${key} ${tellings.length}`)
    expect(told.filter((one) => !one.endsWith(' 3'))).toEqual([])
  })
  it('never rhymes a word with itself, nor with a name', () => {
    const ends = BLOCKS.flatMap(couplets).map((lines) => lines.map((line) => /[\p{L}'’{}-]+(?=[^\p{L}{}]*$)/u.exec(line)?.[0] ?? line)) // prettier-ignore
    const poor = ends.filter((words) => new Set(words).size < words.length || words.some((word) => /^\{(?:Hero|Pal|Spotter)/.test(word))) // prettier-ignore
    expect(ends.length).toBeGreaterThan(300)
    expect(poor).toEqual([])
  })
  it.each(['football', 'trains', 'gardening', 'drums'])(
    'lets %s find the way out for the smallest, and ends on a rhyme',
    (interests) => {
      for (const seed of [1, 2, 3, 4]) {
        const order = brief({ recipient_type: 'Kid', recipient_age: 2, occasion: 'Birthday', interests, rhyme: true, characters: [{ name: 'Leo', type: 'boy', age: 2 }] }) // prettier-ignore
        const made = plan(order, seed)
        const { pages } = tell(made)
        const page = (beat: string) => pages[made.beats.findIndex(({ fn }) => fn === beat)] ?? ''
        expect(page('means')).toContain(`went the ${made.words['kit']}`)
        expect(page('close').split('\n')).toHaveLength(4)
      }
    },
  )
  it('takes any hobby into its lines: nobody says that there was watching boats', () => {
    const lines = BLOCKS.filter((block) => block.startsWith('hobby ')).flatMap((block) => block.split('\n'))
    expect(lines.filter((line) => /\b(?:there was|had|was, and) \{doing\}|\{doing\} to do\b/i.test(line))).toEqual([])
  })
})
