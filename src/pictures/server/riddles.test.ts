// Pictures to play with: what differs can be seen where it is said to be, and nowhere else; what is counted is there.
import { describe, expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import { compose } from '../../drawing/composing/compose.ts'
import { drawCounting } from '../../drawing/sheets/counting.ts'
import { changeSome } from '../../drawing/sheets/differences.ts'
import { draw } from '../../drawing/draw.ts'
import { WORDLESS } from '../../drawing/page/layout.ts'
import { samplePage } from '../../drawing/sheets/sample-pages.ts'
import { canvasStudio } from './canvas-surface.ts'

const WIDTH = 440
const k = WIDTH / 1100

describe('spot the difference', () => {
  it('changes what can be seen, where it says, and nothing else', () => {
    for (let book = 0; book < 7; book++) {
      const first = compose({ ...samplePage(book, 1), room: WORDLESS })
      const { picture, differences } = changeSome(first, dice(book), 6)
      expect(differences.length).toBeGreaterThanOrEqual(3)
      const [before, after] = [first, picture].map((one) => draw(canvasStudio, one, 'vector', WIDTH).pixels())
      const seen = differences.map(() => 0)
      let elsewhere = 0
      for (let at = 0; at < (before?.length ?? 0); at += 4) {
        const apart = [0, 1, 2].reduce((sum, c) => sum + Math.abs((before?.[at + c] ?? 0) - (after?.[at + c] ?? 0)), 0)
        if (apart < 40) continue
        const [x, y] = [((at / 4) % WIDTH) / k, Math.floor(at / 4 / WIDTH) / k]
        const place = differences.findIndex((d) => x > d.x - 14 && y > d.y - 14 && x < d.x + d.w + 14 && y < d.y + d.h + 14) // prettier-ignore
        if (place < 0) elsewhere++
        else seen[place] = (seen[place] ?? 0) + 1
      }
      for (const [i, pixels] of seen.entries())
        expect(`book ${book}, ${i}: ${pixels > 90 ? 'plain' : pixels}`).toMatch(/plain$/)
      expect(elsewhere / (before?.length ?? 1)).toBeLessThan(0.002)
    }
  })

  it('is the same riddle for the same book', () => {
    const first = compose({ ...samplePage(3, 1), room: WORDLESS })
    const boxes = (seed: number) => changeSome(first, dice(seed), 6).differences
    expect(boxes(1)).toEqual(boxes(1))
    expect(boxes(1)).not.toEqual(boxes(2))
  })
})

describe('things to count', () => {
  it('are as many as it says, of five kinds', () => {
    const scenes = [0, 1, 2].map((n) => samplePage(2, n).scene)
    const { kinds, lines } = drawCounting(scenes, dice(4), 8)
    expect(new Set(kinds.map((one) => one.prop)).size).toBe(5)
    for (const { count } of kinds) expect(count).toBeGreaterThanOrEqual(2)
    const alone = drawCounting(scenes, dice(4), 0)
    // Each thing strewn adds as many shapes as one of its kind shown alone.
    expect(lines.length).toBeGreaterThan(alone.lines.length)
  })
})
