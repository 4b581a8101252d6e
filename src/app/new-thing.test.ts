// A thing more is one card more, and so is somebody beside the cast: words name them, pictures show them, they can be wished for, and nothing else has to change.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { bodyOf, head } from '#shelf/things'
import type { Scene } from '../stage/scene.ts'
import { readPeople } from '../stage/people/compile-people.ts'
import { readThings } from '../stage/things/read-things.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const { cards, refusals } = readThings([{ path: 'common/samovar.thing', text: read('src/app/fixtures/samovar.thing') }])
const people = readPeople(
  new Map([
    ...globSync('people/*', { cwd: root }).map((path): [string, string] => [path, read(path)]),
    ...globSync('things/common/*', { cwd: root }).map((path): [string, string] => [path, '']),
    ['people/jugglers.txt', read('src/app/fixtures/jugglers.txt')],
  ]),
)

vi.resetModules()
vi.doMock('#shelf/things', () => ({
  head: [...head, ...cards.map(({ card }) => card)],
  bodyOf: () => ({ ...bodyOf('drawings'), ...Object.fromEntries(cards.map(({ card, draw }) => [card.id, draw])) }),
}))
vi.doMock('#shelf/people', () => ({ head: people }))
const [
  { toldThings },
  { peopleIn },
  { cueFrom },
  { altText },
  { compose },
  { sampleSpec, sampleScene },
  { takeThings },
  { openLedger },
  { readWish },
  { dice },
] = await Promise.all([
  import('../writing/reading/told-things.ts'),
  import('../writing/reading/told-extras.ts'),
  import('../writing/staging/cue.ts'),
  import('../writing/staging/alt-text.ts'),
  import('../drawing/composing/compose.ts'),
  import('../drawing/sheets/sample-pages.ts'),
  import('../pictures/wished-things.ts'),
  import('../pictures/wish-ledger.ts'),
  import('../pictures/read-wish.ts'),
  import('../base/dice.ts'),
])

afterAll(() => {
  vi.doUnmock('#shelf/things')
  vi.doUnmock('#shelf/people')
  vi.resetModules()
})

const cast = [sampleSpec('girl', 'hero', dice('one more'))]
const idsOf = (scene: Scene) =>
  compose({ scene, cast, seed: 1 }).layers.flatMap((layer) => layer.parts.map(({ id }) => id))

it('a card on the shelf is a thing of stories, pictures and wishes', () => {
  expect(refusals).toEqual([])
  const words = 'Mia poured tea. The samovar hummed on the table.'
  expect(toldThings(words, [], '', false)).toEqual(['samovar'])
  expect(takeThings(openLedger('a tea urn')).map(({ prop }) => prop)).toEqual(['samovar'])
  const scene: Scene = { ...sampleScene(cast, dice('samovar')), place: 'kitchen', props: ['samovar'] }
  expect(altText(scene, cast)).toContain('a samovar')
  expect(idsOf(scene).filter((id) => id.endsWith('prop/samovar'))).toHaveLength(4)
})

it('a card on the shelf is somebody of stories, cues, pictures and wishes', () => {
  expect(peopleIn('A man and two jugglers came by.')).toEqual(['jugglers'])
  expect(cueFrom('hero sit; 3 jugglers')).toMatchObject({ extras: ['jugglers'], counts: { jugglers: 3 } })
  const square: Scene = { ...sampleScene(cast, dice('jugglers')), place: 'square', shot: 'wide', textSide: 'top' }
  const { scene, understood } = readWish('Add some jugglers, please', square, cast)
  expect(understood).toEqual(['people who juggle: behind'])
  expect(scene.extras).toEqual(['jugglers'])
  expect(altText(scene, cast)).toContain('behind: jugglers')
  const juggled = idsOf(scene).filter((id) => id.startsWith('extras/jugglers/') && id.endsWith('prop/ball'))
  expect(juggled.length).toBeGreaterThan(0)
})
