// A living room.
import { scale } from '../../shapes/matrix.ts'
import { blob, oval, rect } from '../../shapes/path.ts'
import type { PlaceSet } from '../place-set.ts'
import { ceiling, dress, free, mouseHole, panels, posy, roomFront, sunPatch } from '../interior.ts'
import { bigWindow, onWall, picture, room, rug, shelf } from '../room.ts'
import { drawProp } from '../../props/prop.ts'
import type { Scenery } from '../scenery.ts'
import { WOOD, CLOTH, things, plant } from './furniture.ts'

function living(w: Scenery): void {
  const p = room(w, { wall: '#f2d9b4', floor: '#c99a68', pattern: 'dots' })
  const s = free(w)
  panels(w, p, '#e6c49a', 150)
  ceiling(w, p, '#f0e0c4', '#b98a5c')
  bigWindow(w, p, s * 330, 240, 280, 300, '#7fb0a8')
  posy(onWall(w, p, s * 390, 234), '#c98af2', '#f2b33d')
  picture(w, p, s * 130, 470, 90, '#e98a5a')
  picture(w, p, s * 120, 360, 70, '#5b86a9', 1)
  drawProp(onWall(w, p, -s * 300, 460).to(scale(0.7), 'decor/'), 'clock')
  sunPatch(w, 330, 280)
  picture(w, p, -s * 60, 400, 150, '#7fae8b', 1)
  shelf(w, p, -s * 560, 300, 4, 'books')
  rug(w, 0, 720, '#8fb5a8')
  const q = things(w, 0.7)
  const f = q.to(w.stand(-s * 60, 0.96))
  f(rect(-150, -300, 300, 304, 8), '#d9b9a0', 'hearth', { material: 'stone', puff: 0.4 })
  f(blob([-90, 4, -90, -130, -50, -190, 50, -190, 90, -130, 90, 4], 0.6), '#4f3a40', 'hearth', { decal: true })
  f(oval(0, -50, 130, 110), '#ffc46a', 'fire', { soft: true, lit: true, material: 'light', alpha: 0.85 })
  f(blob([-52, 0, -44, -60, -22, -40, 0, -120, 24, -46, 44, -70, 54, 0, 0, 8]), '#ff9a3d', 'fire', {
    lit: true,
    material: 'light',
    puff: 0,
  })
  f(blob([-28, 0, -20, -34, 0, -70, 22, -30, 28, 0, 0, 6]), '#ffdf7a', 'fire', {
    lit: true,
    material: 'light',
    puff: 0,
  })
  f(rect(-176, -326, 352, 30, 6), '#b07f50', 'mantel', WOOD)
  const sofa = q.to(w.stand(s * 430, 0.6))
  sofa(blob([-210, -60, -204, -240, -150, -270, 150, -270, 204, -240, 210, -60], 0.7), '#d9785f', 'sofa', CLOTH)
  sofa(rect(-200, -130, 400, 110, 26), '#e08a6f', 'sofa', CLOTH)
  for (const x of [-212, 212]) sofa(rect(x - 38, -176, 76, 176, 34), '#cf6c55', 'sofa', CLOTH)
  for (const [x, c] of [
    [-110, '#f2c24a'],
    [96, '#6fa7a0'],
  ] as const)
    sofa(blob([x - 52, -118, x - 44, -184, x, -196, x + 44, -184, x + 52, -118], 0.8), c, 'cushion', CLOTH)
  f(oval(0, -90, 300, 260), '#ffb25c', 'fire-glow', {
    soft: true,
    lit: true,
    material: 'light',
    alpha: w.night ? 0.5 : 0.24,
  })
  plant(q.to(w.stand(-s * 330, 0.7)), 190, w.die('plant'))
  dress(w, 'cosy', [
    ['candle', -160, 0.96, 326, 0.6],
    ['candle', 20, 0.96, 326, 0.6],
    ['trophy', -80, 0.96, 326, 0.6],
    ['lamp', 590, 0.62, 0, 1.5],
    ['wool', 300, 0.3, 0, 0.8],
    ['basket', 240, 0.42, 0, 0.8],
    ['piano', -720, 0.8, 0, 1],
    ['notebook', -240, 0.3, 0, 0.6],
  ])
  mouseHole(w, p, 190)
}

export const LIVING_ROOM_PLACE: PlaceSet = {
  indoors: true,
  back: living,
  front: (w) => roomFront(w, '#8f6bb0', ['plant-pot', 'cushion']),
}
