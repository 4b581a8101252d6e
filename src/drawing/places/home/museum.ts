// A museum; its skeleton is away where the page tells of one.
import { cardOf } from '../../../stage/things/cards.ts'
import { shadeOf } from '../../shapes/color.ts'
import { blob, limb, oval, rect } from '../../shapes/path.ts'
import type { PlaceSet } from '../place-set.ts'
import { ceiling, dress, free, mouseHole, panels } from '../interior.ts'
import { hangingLamp, picture, room, rug } from '../room.ts'
import type { Scenery } from '../scenery.ts'
import { CLOTH, things } from './furniture.ts'

function museum(w: Scenery): void {
  const p = room(w, { wall: '#d6dfe6', floor: '#cfc3b6', pattern: 'none', boards: 'tiles' })
  const s = free(w)
  panels(w, p, '#c3ced8', 120)
  ceiling(w, p, '#eef2f4')
  picture(w, p, -s * 420, 300, 210, '#5b86a9', 1)
  picture(w, p, s * 40, 330, 170, '#c9745a', 0)
  hangingLamp(w, p, 0, w.side === 'top' ? 250 : 100, '#7a8fa6')
  const q = things(w, 0.8)
  for (const x of [-640, 660]) {
    const c = q.to(w.stand(x, 0.86))
    c(rect(-52, -900, 104, 904), '#f3ede2', 'column', { material: 'stone', puff: 0.8 })
    for (const l of [-26, 0, 26]) c(limb([l, -860, 1.5, l, -60, 1.5]), shadeOf('#f3ede2', 1), 'column', { decal: true })
    c(rect(-76, -40, 152, 46, 6), '#e4dccd', 'column', { material: 'stone' })
  }
  for (const x of [-300, 250]) {
    const d = q.to(w.stand(s * x, 0.7))
    d(rect(-70, -160, 140, 164, 5), '#f3ede2', 'plinth', { material: 'stone', puff: 0.4 })
    d(blob([-30, -160, -36, -210, -16, -250, 16, -250, 36, -210, 30, -160]), x < 0 ? '#c9745a' : '#5b93b8', 'vase', {
      material: 'glass',
      puff: 0.9,
    })
    d(limb([-34, -206, 3, 0, -200, 4, 34, -206, 3]), '#ffe6a0', 'vase', { decal: true })
  }
  // There is one dinosaur: where the page has it, standing or in a heap, none stands behind.
  const bones = [...w.shown].some((one) => cardOf(one).dinosaur)
  dress(w, 'treasures', [
    [bones ? 'mummy' : 'dinosaur-skeleton', 440, 0.92, 0, 1.5],
    ['bench', 520, 0.46, 0, 1],
    ['plant-pot', 620, 0.6, 0, 1.4],
  ])
  const r = w.layer('ropes', 'mid', 0.6, 0)
  for (const x of [-560, -330, -100, 130, 360, 590]) {
    const z = r.to(w.stand(x, 0.62))
    z(limb([0, 2, 7, 0, -120, 6]), '#e8b84a', 'post', { material: 'metal' })
    z(oval(0, -128, 12), '#f2cc6a', 'post', { material: 'metal' })
    z(oval(0, 0, 26, 8), '#c99a3a', 'post', { material: 'metal' })
    if (x < 590) z(limb([0, -112, 7, 115, -70, 8, 230, -112, 7]), '#b53a48', 'rope', CLOTH)
  }
  mouseHole(w, p, 300)
  rug(w, 0, 700, '#b5574a')
}

export const MUSEUM_PLACE: PlaceSet = { indoors: true, back: museum }
