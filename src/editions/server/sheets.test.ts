import { expect, test } from 'vitest'
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
