import { beforeAll, describe, expect, it } from 'vitest'
import type { View } from '../../stage/direction.ts'
import type { Scene } from '../../stage/scene.ts'
import { plan } from '../plan/plan.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { randomOrder } from '../score/test-random-books.ts'
import { isSeenFrom } from './page-facts.ts'
import { QUOTAS, WHOLE_PAGE } from './quotas.data.ts'
import { isAlike } from './set-cameras.ts'

describe('the director of a book', () => {
  let books: StoryPlan[] = []
  beforeAll(() => {
    books = Array.from({ length: 60 }, (_, at) => randomOrder(at)).map(({ brief, seed }) => plan(brief, seed))
  })
  const viewsOf = ({ beats }: StoryPlan) => beats.map(({ scene }) => scene.direction?.camera?.view)
  const shareOf = (isSo: (book: StoryPlan) => boolean) => books.filter(isSo).length / books.length

  // Where fewer pages can be seen so without losing what they tell, there are fewer.
  it.each([
    ['far', 0.6],
    ['behind', 0.61],
    ['near', 0.7],
    ['high', 0.95],
    ['low', 0.95],
    ['without', 0.23],
  ] as const)('shows its pages from %s as often as a good book, where they can be seen so', (view, share) => {
    const quota = QUOTAS.find(({ views }) => views.includes(view))
    const isSo = (one: View | undefined) => one !== undefined && quota?.views.includes(one)
    const countIn = (book: StoryPlan) => viewsOf(book).filter(isSo).length
    expect(shareOf((book) => countIn(book) >= (quota?.least ?? 9))).toBeGreaterThanOrEqual(share)
    expect(books.every((book) => countIn(book) <= (quota?.most ?? 0))).toBe(true)
  })

  it('makes nobody a dot, however far off', () => {
    const small = books.flatMap(({ beats }) => beats.flatMap(({ scene }) => scene.direction?.camera?.tall ?? []))
    expect(Math.min(...small)).toBeGreaterThanOrEqual(0.2)
  })

  it('takes no view from which something that the page tells of is not seen', () => {
    const lost = books.flatMap(({ pack, beats, cast }) =>
      beats.flatMap(({ fn, scene }) => {
        const view = scene.direction?.camera?.view ?? 'whole'
        const page = { beat: fn, scene, isFixed: false, isWithout: true, isBeast: cast[0]?.type === 'dog' }
        return view === 'without' || isSeenFrom(view, page) ? [] : [`${pack} ${fn} ${view}`]
      }),
    )
    expect(lost).toEqual([])
  })

  it('never shows two neighbours with the same size of hero, side and horizon', () => {
    const alike = books.flatMap(({ pack, beats }) =>
      beats.flatMap(({ scene }, at) => {
        const [one, other] = [scene.direction?.camera, beats[at + 1]?.scene.direction?.camera]
        return one && other && isAlike(one, other) ? [`${pack} ${at + 1}`] : []
      }),
    )
    expect(alike).toEqual([])
  })

  it('has horizons from the upper to the lower edge, and the largest pictures where the story turns', () => {
    for (const { beats } of books) {
      const horizons = beats.flatMap(({ scene }) => scene.direction?.camera?.horizon ?? [])
      expect(Math.min(...horizons)).toBeLessThan(0.36)
      expect(Math.max(...horizons)).toBeGreaterThan(0.74)
      const turns = beats.filter(({ fn }) => WHOLE_PAGE.includes(fn))
      expect(turns.every(({ scene }) => (scene.direction?.open?.after ?? 0) > 0.5)).toBe(true)
    }
  })

  it('has each part of a book without a full background once, whatever its style takes', () => {
    const parts = (scenes: readonly Scene[]) => scenes.map(({ direction }) => direction?.open?.after ?? -1).toSorted((a, b) => a - b) // prettier-ignore
    const all = Array.from({ length: 24 }, (_, nth) => nth / 24)
    for (const { beats } of books) expect(parts(beats.map(({ scene }) => scene))).toEqual(all)
  })

  it('leaves its background to a page that is seen from afar', () => {
    const far = books.flatMap(({ beats }) => beats.filter(({ scene }) => scene.direction?.camera?.view === 'far'))
    expect(far.length).toBeGreaterThan(60)
    const emptied = far.filter(({ scene }) => (scene.direction?.open?.after ?? 0) < 0.45)
    expect(emptied.length).toBe(0)
  })

  it('leaves the camera to an author who says where it is', () => {
    const said = books.flatMap(({ beats }) => beats.filter(({ scene }) => !scene.direction?.camera))
    expect(said.length).toBeGreaterThan(5)
    expect(said.every(({ scene }) => scene.direction?.open !== undefined)).toBe(true)
  })
})
