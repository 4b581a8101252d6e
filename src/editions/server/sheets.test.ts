import { expect, test } from 'vitest'
import { compose } from '../../drawing/composing/compose.ts'
import { VIEWS } from '../../stage/direction.ts'
import { bookOf, brief } from '../../writing/score/test-random-books.ts'
import { sheetAround } from './sheets.ts'

test('the back of a book shows its place with nobody in it, for the words lie where somebody might stand', () => {
  const order = brief({
    recipient_age: 6,
    occasion: 'Birthday',
    genre: 'Adventure',
    characters: [{ name: 'Mia', type: 'girl' }],
  })
  const { plan } = bookOf(order, 3)
  const [beat] = plan.beats
  if (!beat) throw new Error('A plan without pages')
  const scene = { ...beat.scene, extras: ['crowd', 'hens'] as const }
  const back = sheetAround('back', { art: { style: 'vector', cast: plan.cast, seed: 3, scene }, pages: [] })
  expect(back).toMatchObject({ page: { scene: { place: scene.place, who: [], props: [] } } })
  expect(back).not.toHaveProperty('page.scene.extras')
})

test.each(VIEWS)('the back of a book whose height is seen from %s is drawn', (view) => {
  const { plan } = bookOf(brief({ recipient_age: 6, characters: [{ name: 'Mia', type: 'girl' }] }), 3)
  const [beat] = plan.beats
  if (!beat) throw new Error('A plan without pages')
  const camera = { view, tall: 0.6, horizon: 0.5, across: 0 }
  const scene = { ...beat.scene, direction: { camera } }
  const back = sheetAround('back', { art: { style: 'vector', cast: plan.cast, seed: 3, scene }, pages: [] })
  if (!('page' in back)) throw new Error('No page')
  const loops = compose(back.page).layers.flatMap(({ parts }) => parts.flatMap(({ path }) => path))
  expect(loops.every((loop) => loop.every(Number.isFinite))).toBe(true)
})

test('the back of a book shows nothing of the page but its place', () => {
  const { plan } = bookOf(brief({ recipient_age: 6, characters: [{ name: 'Mia', type: 'girl' }] }), 3)
  const [first, second] = plan.beats.map(({ scene }) => scene)
  if (!first || !second) throw new Error('A plan without pages')
  const scene = { ...first, then: second, rests: [{ what: 'cake', at: 'table', how: 'on' as const }] }
  const back = sheetAround('back', { art: { style: 'vector', cast: plan.cast, seed: 3, scene }, pages: [] })
  expect(back).not.toHaveProperty('page.scene.then')
  expect(back).not.toHaveProperty('page.scene.rests')
})
