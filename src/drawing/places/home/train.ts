// Inside a train.
import { blob, oval, rect } from '../../shapes/path.ts'
import type { PlaceSet } from '../place-set.ts'
import { ceiling, dress, roomFront, sunPatch } from '../interior.ts'
import { bigWindow, onWall, room, rug } from '../room.ts'
import type { Scenery } from '../scenery.ts'
import { WOOD, CLOTH, things } from './furniture.ts'

function train(w: Scenery): void {
  const p = room(w, { wall: '#8f6a58', floor: '#a9605a', pattern: 'planks', skirting: '#6d4a3a' })
  for (const x of [-560, -90, 380]) bigWindow(w, p, x + 90, 250, 330, 240, '#c9a04f')
  const q = things(w, 0.7)
  for (const x of [-560, -90, 380, 850]) {
    const b = q.to(w.stand(x - 140, 0.7))
    b(rect(-44, -330, 88, 240, 34), '#3f7f78', 'seat', CLOTH)
    b(rect(-150, -120, 300, 66, 26), '#4f9088', 'seat', CLOTH)
    b(rect(-120, -60, 30, 64, 4), '#6d4a3a', 'seat', WOOD)
    b(rect(90, -60, 30, 64, 4), '#6d4a3a', 'seat', WOOD)
  }
  for (let i = 0; i < 4; i++) {
    const r = onWall(w, p, -500 + i * 330, 560)
    r(rect(-120, 0, 240, 14, 5), '#d9a560', 'rack', { material: 'metal' })
    r(rect(-90, -70, 120, 70, 10), ['#b5684a', '#5b86a9', '#7f8f5a', '#a9684a'][i] ?? '#b5684a', 'suitcase', {
      material: 'leather',
      puff: 0.6,
    })
  }
  ceiling(w, p, '#b58a70', '#6d4a3a', 700)
  for (const x of [-325, 145]) {
    const t = onWall(w, p, x, 330)
    t(oval(0, -40, 90), '#ffe0a0', 'lamp-glow', {
      soft: true,
      lit: true,
      material: 'light',
      alpha: w.night ? 0.7 : 0.36,
    })
    t(blob([-24, 0, -18, -52, 18, -52, 24, 0], 0.7), '#ffe9b0', 'lamp', { material: 'glass', lit: true, puff: 0.6 })
    t(rect(-28, -2, 56, 12, 5), '#d9a560', 'lamp', { material: 'metal' })
  }
  dress(w, 'journey', [
    ['suitcase', 330, 0.34, 0, 1],
    ['hat', -160, 0.7, 122, 0.7],
    ['teacup', 420, 0.86, 0, 0.8],
    ['umbrella', 520, 0.7, 40, 0.9],
    ['bag', -420, 0.4, 0, 0.9],
  ])
  sunPatch(w, 0, 330)
  rug(w, 0, 900, '#b5706a')
}

export const TRAIN_PLACE: PlaceSet = {
  indoors: true,
  back: train,
  front: (w) => roomFront(w, '#3f7f78', ['suitcase', 'teacup']),
}
