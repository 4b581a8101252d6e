// End-papers repeat the book's own things in two tones of its hero.
import { describe, expect, it } from 'vitest'
import { CHARACTER_TYPES, CLOTH_COLORS } from '../../stage/cast.ts'
import { dice } from '../../base/dice.ts'
import { contrast } from '../shapes/color.ts'
import { composeEndPaper, tonesOf } from './end-papers.ts'
import { sampleScene, sampleSpec } from './sample-pages.ts'

const cast = [sampleSpec('girl', 'hero', dice('ends'))]
const scene = sampleScene(cast, dice('ends'))
const scenes = [
  { ...scene, props: ['lantern', 'map'] as const, place: 'forest' as const },
  { ...scene, props: ['map'] as const, place: 'moon' as const },
].map((one) => ({ ...one, props: [...one.props], who: [] }))

describe('end-papers', () => {
  it('show the props and places of the book, again and again', () => {
    const parts = composeEndPaper({ cast, scenes, seed: 1 }).layers.flatMap((layer) => layer.parts)
    for (const id of ['map-print', 'lantern-print', 'leaf-sign', 'star-sign'])
      expect(parts.filter((part) => part.id === `pattern/${id}`).length).toBeGreaterThan(8)
  })

  it('come out the same every time, and without props too', () => {
    expect(composeEndPaper({ cast, scenes, seed: 1 })).toEqual(composeEndPaper({ cast, scenes, seed: 1 }))
    const bare = composeEndPaper({ cast, scenes: [{ ...scene, props: [], who: [] }], seed: 1 })
    expect(bare.layers[1]?.parts.length).toBeGreaterThan(60)
  })

  it('print quietly but visibly in any colours', () => {
    for (const type of CHARACTER_TYPES)
      for (const a of CLOTH_COLORS)
        for (const b of CLOTH_COLORS) {
          const one = sampleSpec(type, 'hero', dice(type))
          const [paper, print] = tonesOf({
            ...one,
            look: { ...one.look, outfit: { ...one.look.outfit, colors: [a, b] } },
          })
          expect(contrast(paper, print)).toBeGreaterThan(1.25)
          expect(contrast(paper, print)).toBeLessThan(4)
        }
  })
})
