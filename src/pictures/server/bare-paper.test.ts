// A page of Digital Art that has no full background ends on paper that nothing is painted on.
import { expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import { compose } from '../../drawing/composing/compose.ts'
import { draw } from '../../drawing/draw.ts'
import { RECIPES } from '../../drawing/recipes/recipes.data.ts'
import { rgbOf } from '../../drawing/shapes/color.ts'
import { sampleSpec } from '../../drawing/sheets/sample-pages.ts'
import { canvasStudio } from './canvas-surface.ts'

it('is pale, and of one color but for its grain', () => {
  const width = 500
  const picture = compose({
    scene: {
      ...{ place: 'kitchen', time: 'day', weather: 'clear', props: [], shot: 'medium', mood: 0, state: [] },
      who: [{ id: 'hero', action: 'stand', emotion: 'happy', gaze: 'viewer' }],
      textSide: 'left',
      direction: {
        camera: { view: 'whole', tall: 0.5, horizon: 0.6, across: 0.7 },
        open: { after: 0, end: 'edge' },
      },
    },
    cast: [sampleSpec('girl', 'hero', dice('paper'))],
    seed: 3,
    style: 'digital_art',
  })
  const paper = rgbOf(RECIPES.digital_art.open?.paper ?? '#000000')
  expect(Math.min(...paper)).toBeGreaterThan(210)
  const px = draw(canvasStudio, picture, 'digital_art', width).pixels()
  const far = [40, 100, 160].flatMap((x) =>
    [40, 150, 300].map((y) => Math.max(...paper.map((own, q) => Math.abs(own - (px[(y * width + x) * 4 + q] ?? 0))))),
  )
  expect(Math.max(...far)).toBeLessThan(12)
})
