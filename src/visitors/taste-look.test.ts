import { expect, it } from 'vitest'
import { firstTaste } from './taste-look.ts'
import { tasteSheets } from './taste.ts'

it('a boy does not wear the bow of the girl of the sample', () => {
  const worn = (kind: 'girl' | 'boy') => JSON.stringify(tasteSheets({ ...firstTaste, kind }).cover.cover.cast[0]?.look)
  expect(worn('boy')).not.toContain('"bow"')
  expect(worn('girl')).toContain('"bow"')
})
