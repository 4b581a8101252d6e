import { expect, test, vi } from 'vitest'
import { contrast, seenOn } from './color.ts'
import { SKIN_PAINT } from '../clothes/paints.data.ts'

/** As in a process that has just begun. */
async function freshTone() {
  vi.resetModules()
  return (await import('./color.ts')).tone
}

test('a paint in another light is the same whatever was painted before it', async () => {
  const paints = ['#3a86c8', '#c83a86', '#86c83a', '#f2d0a4', '#40302a', '#ffffff', '#7fbf3b', '#e65df9']
  const asked = (tone: Awaited<ReturnType<typeof freshTone>>) =>
    paints.map((paint) => tone(paint, 0.1004, 0.0204, 12.4))
  const first = asked(await freshTone())
  const tone = await freshTone()
  for (const paint of paints) tone(paint, 0.0996, 0.0196, 11.6)
  expect(asked(tone)).toEqual(first)
})

test('brows and mouths can be told from every skin', () => {
  for (const skin of Object.values(SKIN_PAINT))
    for (const line of ['#2c2228', '#5c1826', '#8b4b2b'])
      expect(contrast(seenOn(line, skin), skin)).toBeGreaterThan(1.7)
  expect(seenOn('#2c2228', SKIN_PAINT.fair)).toBe('#2c2228')
})
