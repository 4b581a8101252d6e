// A classroom.
import { scale } from '../../shapes/matrix.ts'
import { limb, oval, rect } from '../../shapes/path.ts'
import type { PlaceSet } from '../place-set.ts'
import { ceiling, dress, free, mouseHole, panels, sunPatch } from '../interior.ts'
import { bigWindow, onWall, picture, room } from '../room.ts'
import { drawProp } from '../../props/prop.ts'
import type { Scenery } from '../scenery.ts'
import { WOOD, things } from './furniture.ts'

function school(w: Scenery): void {
  const p = room(w, { wall: '#f6e7bd', floor: '#d9b183', pattern: 'none' })
  const s = free(w)
  const b = onWall(w, p, -s * 60, 230)
  b(rect(-300, -300, 600, 300, 8), '#c08f5c', 'blackboard', WOOD)
  b(rect(-282, -282, 564, 264, 4), '#41705f', 'blackboard', { material: 'stone', puff: 0, plain: true })
  for (const [x, y, l] of [
    [-230, -220, 130],
    [-230, -180, 90],
    [40, -220, 170],
    [40, -80, 120],
  ] as const)
    b(limb([x, y, 2, x + l * 0.5, y - 6, 2.6, x + l, y + 3, 2]), '#eef5ec', 'chalk', { decal: true, alpha: 0.85 })
  b(oval(-150, -90, 40, 38), '#eef5ec', 'chalk', { decal: true, alpha: 0.25 })
  b(limb([-190, -90, 2, -150, -130, 2.4, -110, -90, 2, -150, -52, 2]), '#ffe08a', 'chalk', { decal: true, alpha: 0.9 })
  panels(w, p, '#9cc4b4', 140)
  ceiling(w, p, '#f6efdc')
  bigWindow(w, p, s * 500, 240, 250, 290)
  drawProp(onWall(w, p, s * 300, 470).to(scale(0.8), 'decor/'), 'clock')
  drawProp(onWall(w, p, -s * 560, 330).to(scale(1.7), 'decor/'), 'map')
  for (const [i, c] of ['#ffb5a0', '#a6d4e8', '#cfe3a8', '#f7d58a'].entries())
    picture(w, p, s * (270 + (i % 2) * 90), 300 - Math.floor(i / 2) * 96, 64, c, i % 2)
  sunPatch(w, 500, 250)
  for (let i = 0; i < 8; i++) {
    const c = onWall(w, p, -700 + i * 200, 600)
    c(rect(-30, -60, 60, 60, 4), ['#e0604e', '#f2b33d', '#5b93b8', '#7fae5b'][i % 4] ?? '#fff', 'card', {
      material: 'paper',
      puff: 0.2,
    })
    c(oval(0, -30, 14), '#fff6e6', 'card', { decal: true })
  }
  const q = things(w, 0.6)
  for (const x of [-620, -400, 420, 640]) {
    const d = q.to(w.stand(x, 0.56))
    for (const l of [-72, 72]) d(rect(l - 9, -150, 18, 154, 3), '#8a8f9c', 'leg', { material: 'metal' })
    d(rect(-104, -178, 208, 34, 8), '#d99a5c', 'desk', WOOD)
    d(rect(-40, -214, 70, 36, 3), x % 3 ? '#5b93b8' : '#e0604e', 'book', { material: 'paper' })
  }
  dress(w, 'class', [
    ['planet-model', -230, 0.94, 0, 1.5],
    ['apple', 420, 0.56, 178, 0.6],
    ['bag', 330, 0.4, 0, 0.8],
    ['plant-pot', 300, 0.94, 0, 1.1],
    ['bag', -520, 0.36, 0, 0.8],
    ['pencil', 700, 0.56, 178, 0.6],
    ['easel', -820, 0.8, 0, 1.2],
  ])
  mouseHole(w, p, 190)
}

export const SCHOOL_PLACE: PlaceSet = { indoors: true, back: school }
