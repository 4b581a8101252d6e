import { expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import { sampleSpec } from '../../drawing/sheets/sample-pages.ts'
import type { Scene } from '../../stage/scene.ts'
import { coloringPages } from './coloring-pages.ts'

const hero = { ...sampleSpec('girl', 'hero', dice('coloring')), name: 'Mia' }
const pageWith = (action: 'stand' | 'fall', then?: Scene): Scene => ({
  ...{ place: 'meadow', time: 'day', weather: 'clear', props: [], shot: 'medium', mood: 0, state: [], textSide: 'top' },
  who: [{ id: 'hero', action, emotion: 'happy', gaze: 'viewer' }],
  ...(then && { then }),
})
const linesOf = (scene: Scene) =>
  coloringPages({
    pages: [
      {
        ...{ number: 1, text: 'Mia fell.', alt: 'Mia', picture: '', sha256: '', engine: 'embedded' },
        recipe: { style: 'vector', page: { scene, cast: [hero], seed: 7, n: 1 } },
      },
    ],
  }).map(({ lines }) => lines)

it('a page of two moments is colored as what it comes to', () => {
  expect(linesOf(pageWith('stand', pageWith('fall')))).toEqual(linesOf(pageWith('fall')))
  expect(linesOf(pageWith('stand'))).not.toEqual(linesOf(pageWith('fall')))
})
