// What would lie under the words steps aside, stays out, or pales as a whole.
import { expect, it } from 'vitest'
import { clearRoom } from './clear-room.ts'
import { contrast } from '../shapes/color.ts'
import { compose } from '../composing/compose.ts'
import { partBox, PLAIN_LIGHT, pen, type Layer, type Part } from '../shapes/graph.ts'
import { lightOn } from '../shapes/lit.ts'
import { oval, rect } from '../shapes/path.ts'
import { samplePage } from '../sheets/sample-pages.ts'

const ZONE = { x: 700, y: 80, w: 340, h: 500 }
const BAND = { x: 60, y: 50, w: 980, h: 200 }
const HORIZON = 500

function left(draw: (p: ReturnType<typeof pen>) => void, zone = ZONE): Part[] {
  const layer: Layer = { name: 'hut', kind: 'mid', depth: 0.3, grade: PLAIN_LIGHT, parts: [] }
  draw(pen(layer.parts))
  clearRoom([layer], zone, HORIZON)
  return layer.parts
}

it('a dark door is not seen on a wall where words lie, and boards, bulbs and a door beside them are', () => {
  const seen = left((p) => {
    p(rect(300, 100, 600, 500), '#d9a868', 'wall', { material: 'wood' })
    for (const x of [400, 500, 880]) p(rect(x, 100, 3, 500), '#b98a50', 'board', { decal: true })
    p(rect(320, 300, 100, 300), '#6d4a3a', 'other-door', { decal: true })
    p(rect(740, 300, 100, 300), '#6d4a3a', 'door', { decal: true })
    p(rect(850, 200, 14, 20), '#6d4a3a', 'bulb', { decal: true })
  })
  expect(seen.map(({ id }) => id)).toEqual(['wall', 'board', 'board', 'board', 'other-door', 'bulb'])
})

it('houses that would stand in a band of words stand further off, whole, and light joins no two of them', () => {
  const [near, far, glow] = left((p) => {
    p(rect(100, 150, 200, 450), '#d9a868', 'house', { material: 'stone' })
    p(rect(320, 100, 200, 500), '#d9a868', 'house', { material: 'stone' })
    p(oval(310, 600, 150, 40), '#ffb84f', 'light', { material: 'light', soft: true })
  }, BAND)
  if (!near || !far || !glow) throw new Error('A house has gone')
  const [a, b] = [partBox(near), partBox(far)]
  for (const box of [a, b]) expect([box.y > 250, Math.round(box.y + box.h)]).toEqual([true, 600])
  expect(Math.round((a.w / b.w) * 100)).toBe(Math.round((344 / 450 / (344 / 500)) * 100))
})

const emptyLayers = () =>
  (['ground', 'mid'] as const).map((kind): Layer => ({
    name: kind,
    kind,
    depth: 0.3,
    grade: PLAIN_LIGHT,
    parts: [],
  }))

it('a tree that would stand in a column of words stands there in mist: its own shape, hardly another colour than the grass', () => {
  const layers = emptyLayers()
  const [lawn, trees] = layers
  if (!lawn || !trees) throw new Error('No layers')
  pen(lawn.parts)(rect(-90, 480, 1280, 460), '#86bd58', 'grass', { material: 'ground', plain: true, quiet: true })
  const tree = rect(760, 260, 200, 360)
  pen(trees.parts)(tree, '#2f5a2a', 'tree', { material: 'leaf' })
  clearRoom(layers, ZONE, HORIZON)
  expect(trees.parts).toEqual([])
  const [, , mist] = layers
  expect(mist?.parts.map(({ path }) => path)).toEqual([tree])
  if (!mist) throw new Error('No mist')
  expect(contrast(lightOn('#2f5a2a', mist.grade), '#86bd58')).toBeLessThan(1.5)
})

it('a tree that stands near and would be under the words is not there: in mist it would be a ghost', () => {
  const layers = emptyLayers()
  const [, trees] = layers
  if (!trees) throw new Error('No layers')
  pen(trees.parts)(rect(760, 60, 200, 660), '#2f5a2a', 'tree', { material: 'leaf' })
  clearRoom(layers, { ...ZONE, h: 700 }, HORIZON)
  expect(layers.flatMap(({ parts }) => parts)).toEqual([])
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

it('a roof is not left in the air: it steps aside, moves off or goes away with its walls, however wide it is', () => {
  const house = (p: ReturnType<typeof pen>) => {
    p(rect(760, 200, 440, 400), '#d9a868', 'wall', { material: 'stone' })
    p(rect(730, 100, 500, 110), '#b5574a', 'roof', { material: 'stone' })
  }
  expect(left(house).map(({ id }) => id)).toEqual([])
  const [wall, roof] = left(house, BAND).map(partBox)
  if (!wall || !roof) throw new Error('The house has gone')
  expect(roof.w / wall.w).toBeCloseTo((500 + 44) / (440 + 44), 1)
  expect(roof.y + roof.h).toBeGreaterThanOrEqual(wall.y)
})

const ROOFED = ['garden', 'farm', 'street', 'castle'] as const
it.each(ROOFED)('every roof of a %s stands on something, wherever the words lie', (place) => {
  const stands = (roof: Part, parts: readonly Part[]) => {
    const box = partBox(roof)
    return parts.map(partBox).some((one) => {
      const across = Math.min(one.x + one.w, box.x + box.w) - Math.max(one.x, box.x)
      return across > box.w / 2 && one.y <= box.y + box.h + 3 && one.y + one.h > box.y + box.h
    })
  }
  const floating = (['left', 'right', 'top', 'bottom'] as const).flatMap((textSide) =>
    (['wide', 'medium', 'close'] as const).flatMap((shot) =>
      [0, 1, 2, 3].flatMap((n) => {
        const page = samplePage(0, n)
        const { layers } = compose({ ...page, scene: { ...page.scene, place, shot, textSide, props: [] }, n })
        return layers.flatMap(({ parts }) =>
          parts
            .filter((part) => part.id.endsWith('/roof') && !stands(part, parts))
            .map(() => [textSide, shot, n].join(' ')),
        )
      }),
    ),
  )
  expect(floating).toEqual([])
})
