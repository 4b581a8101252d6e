// What would lie under the words steps aside, stays out, or pales as a whole.
import { expect, it } from 'vitest'
import { clearRoom } from './clear-room.ts'
import { compose } from './compose.ts'
import { partBox, PLAIN_LIGHT, pen, type Layer } from './graph.ts'
import { rect } from './path.ts'
import { samplePage } from './sample-pages.ts'

const ZONE = { x: 700, y: 80, w: 340, h: 500 }

function left(draw: (p: ReturnType<typeof pen>) => void): string[] {
  const layer: Layer = { name: 'hut', kind: 'mid', depth: 0.3, grade: PLAIN_LIGHT, parts: [] }
  draw(pen(layer.parts))
  clearRoom([layer], ZONE)
  return layer.parts.map(({ id }) => id)
}

it('a dark door is not seen on a wall where words lie, and boards, bulbs and a door beside them are', () => {
  const seen = left((p) => {
    p(rect(300, 100, 600, 500), '#d9a868', 'wall', { material: 'wood' })
    for (const x of [400, 500, 880]) p(rect(x, 100, 3, 500), '#b98a50', 'board', { decal: true })
    p(rect(320, 300, 100, 300), '#6d4a3a', 'other-door', { decal: true })
    p(rect(740, 300, 100, 300), '#6d4a3a', 'door', { decal: true })
    p(rect(850, 200, 14, 20), '#6d4a3a', 'bulb', { decal: true })
  })
  expect(seen).toEqual(['wall', 'board', 'board', 'board', 'other-door', 'bulb'])
})

it('a treehouse seen from above stands on its deck, wall and roof together', () => {
  const page = samplePage(51 % 12, 51)
  expect(page.scene).toMatchObject({ place: 'treehouse', shot: 'above', textSide: 'right' })
  const parts = compose(page).layers.flatMap((layer) => layer.parts)
  const boxOf = (name: string) => parts.filter(({ id }) => id === name).map(partBox)
  const [[hut], [roof], [deck]] = [boxOf('tree/hut'), boxOf('tree/roof'), boxOf('deck/deck')]
  expect(roof).toBeDefined()
  expect((hut?.y ?? 0) + (hut?.h ?? 0)).toBeGreaterThan(deck?.y ?? Infinity)
})
