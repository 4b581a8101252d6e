// A place is seen from four ends, and never twice running from the same one.
import { describe, expect, it } from 'vitest'
import { compose } from '../composing/compose.ts'
import { partBox } from '../shapes/graph.ts'
import { samplePage } from '../sheets/sample-pages.ts'
import { viewOf } from './view.ts'

const page = samplePage(3, 3)
const scene = {
  ...page.scene,
  place: 'library' as const,
  shot: 'medium' as const,
  textSide: 'left' as const,
  who: page.scene.who.slice(0, 1),
  props: [],
}

describe('the view of a place', () => {
  it('is another one on each of four pages that follow each other', () => {
    const views = [8, 9, 10, 11].map((n) => viewOf(scene, page.seed, n))
    expect(new Set(views.map((view) => JSON.stringify(view))).size).toBe(4)
  })

  it('sets the furniture elsewhere behind the hero each time', () => {
    const rooms = [8, 9, 10, 11].map((n) => {
      const picture = compose({ ...page, scene, n })
      const parts = picture.layers.find((layer) => layer.name === 'room')?.parts ?? []
      const shelves = parts.filter((part) => part.id.endsWith('/shelf'))
      expect(shelves.length).toBeGreaterThan(0)
      return shelves.map((part) => Math.round(partBox(part).x - (picture.faces[0]?.box.x ?? 0))).join()
    })
    expect(new Set(rooms).size).toBe(4)
  })

  it('from above has the far edge of its ground in sight under the words', () => {
    for (const place of ['bedroom', 'street', 'meadow'] as const)
      for (const n of [8, 9, 10, 11]) {
        const { calm, zone, faces } = compose({
          ...page,
          scene: { ...scene, place, shot: 'above', textSide: 'top' },
          n,
        })
        expect(calm.horizon).toBeGreaterThan(zone.y + zone.h)
        expect(calm.horizon).toBeLessThan((faces[0]?.box.y ?? 0) + 200)
      }
  })
})
