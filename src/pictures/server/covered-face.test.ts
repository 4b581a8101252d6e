// Digital Art draws a face once more over its strokes: never through what stands before it.
import { expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import { compose } from '../../drawing/composing/compose.ts'
import { draw } from '../../drawing/draw.ts'
import { PLAIN_LIGHT } from '../../drawing/shapes/graph.ts'
import { rect } from '../../drawing/shapes/path.ts'
import { sampleSpec } from '../../drawing/sheets/sample-pages.ts'
import { canvasStudio } from './canvas-surface.ts'

it('is not seen through a tablecloth', () => {
  const width = 500
  const picture = compose({
    scene: {
      ...{ place: 'kitchen', time: 'day', weather: 'clear', props: [], shot: 'medium', mood: 0, state: [] },
      who: [{ id: 'hero', action: 'stand', emotion: 'happy', gaze: 'viewer' }],
      textSide: 'left',
    },
    cast: [sampleSpec('girl', 'hero', dice('paper'))],
    seed: 3,
    style: 'digital_art',
  })
  const { x, y, w, h } = picture.faces[0]?.box ?? { x: 0, y: 0, w: 0, h: 0 }
  const sheet = { path: rect(x - 60, y - 60, w + 120, h + 120), color: '#f0e8d8', material: 'cloth', puff: 0 } as const
  picture.layers.push({
    ...{ name: 'props-front', kind: 'things', depth: -0.05, grade: PLAIN_LIGHT },
    parts: [{ ...sheet, id: 'props-front/prop/cloth' }],
  })
  const px = draw(canvasStudio, picture, 'digital_art', width).pixels()
  const k = width / 1100
  const dark = Array.from({ length: 900 }, (_, i) => {
    const at = Math.round((y + (h * Math.floor(i / 30)) / 30) * k) * width + Math.round((x + (w * (i % 30)) / 30) * k)
    return px[at * 4] ?? 0
  }).filter((red) => red < 150)
  expect(w).toBeGreaterThan(20)
  expect(dark.length).toBe(0)
})
