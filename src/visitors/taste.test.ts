import { expect, test } from 'vitest'
import { tasteSheets } from './taste.ts'

test('whoever is chosen wears what is chosen, and nothing that the girl of the sample book has besides', () => {
  const { cover } = tasteSheets({ kind: 'boy', skin: 'fair', hair: 'short', style: 'vector' })
  const [hero] = cover.cover.cast
  expect(hero).toMatchObject({ type: 'boy', look: { accessory: 'none', hair: { style: 'short' } } })
  expect(JSON.stringify(hero?.look)).not.toContain('bow')
})
