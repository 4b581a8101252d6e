import { expect, test } from 'vitest'
import { plan } from '../../writing/plan/plan.ts'
import { brief } from '../../writing/score/test-random-books.ts'
import { pictureSizes } from '../picture.ts'
import { type DrawOrder, seenIn } from './draw-picture.ts'
import { openRecent } from './recent-pictures.ts'

const { beats, cast } = plan(brief({ characters: [{ name: 'Mia', type: 'girl' }] }), 3)
const orderAt = (at: number, width: number = pictureSizes.preview.width): DrawOrder => ({
  page: { scene: beats[at % 24]?.scene ?? beats[0]!.scene, cast, seed: at },
  style: 'vector',
  width,
})

test('a small picture that was drawn a moment ago is not drawn again, whichever page asks; another, a larger and one of long ago are', async () => {
  let count = 0
  const draw = openRecent(
    async (_order: DrawOrder) => {
      count += 1
      return { count }
    },
    seenIn,
    96,
  )
  const first = orderAt(0)
  const drawn = await draw(first)
  const ofAnotherPage = 'page' in first ? { ...first, page: { ...first.page, pageId: 'another' } } : first
  expect(await draw(ofAnotherPage)).toBe(drawn)
  expect(count).toBe(1)
  await draw({ ...first, style: 'pixar' })
  await draw({ ...first, crop: 'square' })
  await draw(orderAt(1))
  expect(count, 'in another style, cut otherwise, of another scene').toBe(4)
  for (let time = 0; time < 2; time++) await draw(orderAt(0, pictureSizes.screen.width))
  expect(count, 'a page of the book').toBe(6)
  for (let at = 100; at < 196; at++) await draw(orderAt(at))
  await draw(first)
  expect(count, 'long ago').toBe(6 + 96 + 1)
})

test('what could not be drawn is tried again', async () => {
  let fails = true
  const draw = openRecent(
    async (_order: DrawOrder) => {
      if (fails) throw new Error('no paint')
      return 'drawn'
    },
    seenIn,
    96,
  )
  await expect(draw(orderAt(0))).rejects.toThrow('no paint')
  fails = false
  expect(await draw(orderAt(0))).toBe('drawn')
})
