// A workshop.
import { blob, limb, oval, rect } from '../../shapes/path.ts'
import type { PlaceSet } from '../place-set.ts'
import { ceiling, dress, free, roomFront, sunPatch, wallShelf } from '../interior.ts'
import { bigWindow, hangingLamp, onWall, room } from '../room.ts'
import type { Scenery } from '../scenery.ts'
import { WOOD, things } from './furniture.ts'

function workshop(w: Scenery): void {
  const p = room(w, { wall: '#d9c09a', floor: '#b08a60', pattern: 'planks' })
  const s = free(w)
  ceiling(w, p, '#cbb089', '#96714a')
  bigWindow(w, p, s * 220, 290, 280, 240)
  wallShelf(w, p, -300, 560, 380, [
    ['tin', 0.66],
    ['paint-box', 0.6],
    ['bottle', 0.66],
    ['tin', 0.66],
    ['box', 0.5],
  ])
  wallShelf(w, p, 460, 420, 190, [
    ['clock', 0.5],
    ['robot-toy', 0.7],
  ])
  sunPatch(w, 220, 280)
  const q = things(w, 0.9)
  const wall = onWall(w, p, -s * 300, 300)
  wall(rect(-210, -230, 420, 230, 8), '#c79a68', 'board', WOOD)
  for (let i = 0; i < 6; i++) {
    const x = -170 + i * 68
    wall(limb([x, -190, 8, x, -70, 7]), i % 2 ? '#e0604e' : '#5b86a9', 'tool', { material: 'wood' })
    if (i % 2) wall(rect(x - 26, -206, 52, 34, 6), '#8a8f9c', 'tool', { material: 'metal' })
    else wall(oval(x, -60, 24, 22), '#9aa0a8', 'tool', { material: 'metal' })
  }
  const bench = q.to(w.stand(0, 0.86))
  for (const x of [-620, -200, 200, 620]) bench(rect(x - 18, -170, 36, 174, 4), '#8f6844', 'leg', WOOD)
  bench(rect(-700, -204, 1400, 44, 6), '#c99a60', 'bench', WOOD)
  bench(rect(-s * 420 - 70, -262, 140, 60, 8), '#e0604e', 'box', WOOD)
  for (let i = 0; i < 4; i++)
    bench(oval(s * 320 + i * 44, -226, 22, 22), ['#f2b33d', '#5b93b8', '#7fae5b', '#c96aa8'][i] ?? '#fff', 'pot', {
      material: 'metal',
      puff: 0.7,
    })
  hangingLamp(w, p, 0, w.side === 'top' ? 250 : 100, '#4f9a8f')
  dress(w, 'making', [
    ['toy-car', 200, 0.86, 204, 0.9],
    ['hammer', -250, 0.86, 214, 0.7],
    ['boat', -560, 0.86, 204, 0.6],
    ['wheel', 540, 0.5, 0, 1],
    ['bucket', -520, 0.4, 0, 0.9],
    ['ladder', 640, 0.9, 0, 1.6],
    ['box', 390, 0.36, 0, 0.9],
    ['easel', -740, 0.6, 0, 1.2],
    ['kite', 60, 1, 640, 0.7],
  ])
  const floor = w.layer('shavings', 'ground', 0.2, 0)
  const die = w.die('shavings')
  for (let i = 0; i < 26; i++)
    floor.to(w.stand((die.next() * 2 - 1) * 620, die.next() * 0.6))(
      blob([-12, 0, -4, -7, 8, -5, 12, 1, 4, -1, -4, 4]),
      die.pick(['#f3dcae', '#e8c48a', '#f7e6c4']),
      'shaving',
      { material: 'wood', puff: 0.3, plain: true, fine: true },
    )
}

export const WORKSHOP_PLACE: PlaceSet = {
  indoors: true,
  back: workshop,
  front: (w) => roomFront(w, '#a97c50', ['paint-box', 'bucket']),
}
