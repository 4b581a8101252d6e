// A thing more is one card more, and so is somebody beside the cast: words name them, pictures show them, they can be wished for, and nothing else has to change. A place is a card and its drawing.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { head as places } from '#shelf/places'
import { bodyOf, head } from '#shelf/things'
import type * as DrawnPlaces from '../drawing/places/places.ts'
import type { Scene } from '../stage/scene.ts'
import { readPeople } from '../stage/people/compile-people.ts'
import { readPlaces } from '../stage/places/compile-places.ts'
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
const orchard = readPlaces(new Map([['places/orchard.txt', read('src/app/fixtures/orchard.txt')]]))
vi.doMock('#shelf/places', () => ({ head: [...places, ...orchard] }))
// Its line in the list of drawings.
vi.doMock(import('../drawing/places/places.ts'), async (original) => {
  const { setOf }: typeof DrawnPlaces = await original()
  return { setOf: (place) => setOf(place === 'orchard' ? 'garden' : place) }
})
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
  vi.doUnmock('#shelf/places')
  vi.doUnmock('../drawing/places/places.ts')
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

it('a card and a drawing are a place of cues and pictures', () => {
  expect(cueFrom('hero dig | orchard')).toMatchObject({ frame: { place: 'orchard' } })
  const scene: Scene = { ...sampleScene(cast, dice('orchard')), place: 'orchard', shot: 'wide', textSide: 'left', time: 'day' } // prettier-ignore
  expect(altText(scene, cast)).toContain('under the apple trees')
  expect(idsOf(scene).length).toBeGreaterThan(200)
})
