// A kitchen, and a bakery, which has one.
import { scale } from '../../shapes/matrix.ts'
import { limb, oval, poly, rect } from '../../shapes/path.ts'
import type { PlaceSet } from '../place-set.ts'
import { ceiling, dress, free, mouseHole, posy, roomFront, sunPatch, wallShelf } from '../interior.ts'
import { bigWindow, hangingLamp, onWall, room, shelf, type RoomLook } from '../room.ts'
import { drawProp } from '../../props/prop.ts'
import type { Scenery } from '../scenery.ts'
import { WOOD, things } from './furniture.ts'

function kitchen(w: Scenery, look: RoomLook, oven = true): void {
  const p = room(w, look)
  const s = free(w)
  ceiling(w, p, '#f3e6cc', '#b98a5c')
  bigWindow(w, p, s * 60, 270, 260, 240, '#ffd98a')
  posy(onWall(w, p, s * 130, 266), '#ffb03a', '#e0604e')
  wallShelf(w, p, 380, 430, 250, [
    ['teapot', 0.72],
    ['honey-jar', 0.62],
    ['teacup', 0.6],
    ['jar', 0.62],
  ])
  wallShelf(w, p, 380, 560, 250, [
    ['tin', 0.66],
    ['plate', 0.8],
    ['plate', 0.8],
    ['bottle', 0.66],
  ])
  drawProp(onWall(w, p, -s * 560, 470).to(scale(0.9), 'decor/'), 'clock')
  sunPatch(w, 60, 260)
  const q = things(w, 0.9)
  const c = q.to(w.stand(0, 0.94))
  for (let i = -6; i <= 6; i++) {
    c(rect(i * 160 - 78, -190, 156, 194, 6), '#8fbdb4', 'cupboard', { ...WOOD, puff: 0.3 })
    c(oval(i * 160 + 50, -110, 7), '#fff0cf', 'knob', { material: 'metal' })
  }
  c(rect(-1100, -210, 2200, 26, 5), '#f3e2c0', 'counter', WOOD)
  for (const [x, col] of [
    [-s * 190, '#e0604e'],
    [-s * 260, '#5b93b8'],
    [s * 300, '#f2b33d'],
  ] as const)
    c(rect(x - 26, -278, 52, 70, 14), col, 'jar', { material: 'glass', puff: 0.8 })
  if (oven) {
    const o = q.to(w.stand(-s * 330, 0.9))
    o(rect(-120, -240, 240, 246, 12), '#e8e2da', 'oven', { material: 'metal', puff: 0.4 })
    o(rect(-90, -150, 180, 116, 12), '#54424a', 'oven', { material: 'glass', decal: true })
    o(rect(-74, -136, 148, 88, 8), '#ffb25c', 'oven', { decal: true, lit: true, material: 'light' })
    for (const x of [-70, -24, 24, 70]) o(oval(x, -200, 13), '#7d7480', 'knob', { material: 'metal' })
    o(rect(-70, -520, 140, 260, 4), '#d8d2ca', 'hood', { material: 'metal', puff: 0.4 })
    o(poly([-130, -260, -70, -340, 70, -340, 130, -260], 6), '#e8e2da', 'hood', { material: 'metal', puff: 0.4 })
  }
  dress(w, 'pantry', [
    ['kettle', -370, 0.9, 240, 0.7],
    ['soup-pot', -275, 0.9, 240, 0.56],
    ['bread', 210, 0.94, 210, 0.8],
    ['vegetables', 440, 0.94, 210, 0.8],
    ['pie', -520, 0.94, 210, 0.8],
    ['basket', 470, 0.3, 0, 0.9],
    ['broom', -480, 0.86, 0, 1],
    ['sack', 560, 0.5, 0, 0.9],
  ])
  mouseHole(w, p, 560)
  hangingLamp(w, p, s * 200 * w.camera.zoom, w.side === 'top' ? 250 : 90, '#e0604e')
  for (let i = 0; i < 5; i++) {
    const x = w.camera.cx - s * (120 + i * 54) * w.camera.zoom
    p(limb([x, 20, 2, x, 96, 2]), '#6a5a5a', 'hook', { material: 'metal', plain: true })
    p(oval(x, 124, 20 + (i % 2) * 8, 20 + (i % 2) * 8), i % 2 ? '#c9745a' : '#8a8f9c', 'pan', {
      material: 'metal',
      puff: 0.6,
    })
  }
}

function bakery(w: Scenery): void {
  kitchen(w, { wall: '#fbe6cf', floor: '#d9b58f', pattern: 'tiles', boards: 'tiles' }, true)
  const p = w.layer('bread', 'mid', 0.9, 0)
  shelf(w, p, free(w) * 470, 360, 4, 'bread', 'bread')
  dress(w, 'cakes', [
    ['cake', -180, 0.94, 210, 0.8],
    ['cookies', 260, 0.94, 210, 0.8],
    ['cake', 620, 0.4, 0, 1],
    ['basket', 350, 0.3, 0, 1],
    ['bread', 350, 0.3, 46, 0.8],
    ['sack', -560, 0.44, 0, 1.1],
    ['pie', -460, 0.94, 210, 0.9],
  ])
}

export const KITCHEN_PLACE: PlaceSet = {
  indoors: true,
  back: (w) => kitchen(w, { wall: '#fdeccb', floor: '#e0b98a', pattern: 'tiles', boards: 'tiles' }),
  front: (w) => roomFront(w, '#d9a560', ['pumpkin', 'basket']),
}

export const BAKERY_PLACE: PlaceSet = { indoors: true, back: bakery }
