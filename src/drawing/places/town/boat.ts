// On deck of a boat.
import { shadeOf } from '../../shapes/color.ts'
import { dress } from '../interior.ts'
import { ridge, water } from '../land.ts'
import { move, scale, times } from '../../shapes/matrix.ts'
import { birds, glitter, seaLight } from '../outdoors.ts'
import { blob, limb, poly, rect } from '../../shapes/path.ts'
import type { PlaceSet } from '../place-set.ts'
import { palm } from '../plants.ts'
import { drawSky, gleamOf } from '../sky.ts'
import { lighthouse } from '../town.ts'
import { PAGE, type Scenery } from '../scenery.ts'

function boat(w: Scenery): void {
  drawSky(w)
  ridge(w, 'coast', 60, '#86aeb0', 0.62)
  water(w, w.camera.horizon, PAGE.h + 60, '#3a9cc6', 'sea')
  const p = w.layer('mast', 'mid', 0.2, 0.02)
  const q = p.to(w.stand(w.side === 'left' ? -180 : 180, 0.2))
  q(limb([0, 20, 17, 0, -900, 12]), '#9a7350', 'mast', { material: 'wood' })
  q(blob([16, -860, 330, -440, 370, -210, 16, -180, 60, -520], 0.6), '#fff3dc', 'sail', {
    material: 'cloth',
    puff: 0.6,
  })
  q(blob([44, -700, 250, -440, 256, -370, 44, -560], 0.3), '#e8705a', 'stripe', { decal: true })
  q(blob([-16, -820, -220, -260, -16, -200], 0.4), '#fbe7c6', 'sail', { material: 'cloth', puff: 0.6 })
  birds(w, w.camera.cx + 90, w.camera.horizon - 240, 6)
  const far = w.layer('far-sea', 'far', 0.85, 0.14)
  glitter(far, w.die('glitter'), gleamOf(w), w.camera.horizon + 6, 190, 300, seaLight(w))
  const isle = far.to(w.stand(w.side === 'right' ? -360 : 360, 0.98))
  isle(blob([-230, 12, -170, -60, -50, -100, 90, -70, 230, 12], 0.9), '#7fb487', 'island', {
    material: 'ground',
    puff: 0.4,
  })
  lighthouse(isle.to(times(move(60, -70), scale(0.36))), w.night || w.time === 'dusk')
  for (const x of [-90, -40]) palm(isle.to(times(move(x, -70), scale(0.3))), 620, '#5aa557', w.die(`isle${x}`))
  for (const [i, c] of ['#e0574a', '#f2b33d', '#4f9a8f', '#5b86c9', '#e98a5a'].entries())
    q(
      poly([-20 - i * 58, -800 + i * 104, -66 - i * 58, -760 + i * 104, -30 - i * 58, -730 + i * 104], 3),
      c,
      'pennant',
      { material: 'cloth', puff: 0.4 },
    )
  q(limb([-6, -850, 2, -330, -190, 2]), '#8a6f5a', 'rigging', { material: 'cloth', plain: true })
  dress(w, 'on-deck', [
    ['ship-wheel', -330, 0.12, 0, 1],
    ['barrel', 430, 0.1, 0, 1],
    ['rope', -230, 0.04, 0, 0.8],
    ['lantern', 320, 0.08, 0, 0.8],
    ['telescope', 520, 0.1, 0, 0.9],
  ])
  const h = w.layer('hull', 'ground', 0, 0)
  const y = w.camera.base - 50 * w.camera.zoom
  h(rect(-80, y, PAGE.w + 160, 60 * w.camera.zoom + 30), '#c99a60', 'deck', {
    material: 'wood',
    plain: true,
    puff: 0.1,
    fade: '#a97c48',
  })
  for (let i = 0; i < 14; i++)
    h(rect(-60 + i * 88, y, 3, 90 * w.camera.zoom), shadeOf('#c99a60', 1.4), 'plank', { decal: true })
}

function gunwale(w: Scenery): void {
  if (w.side === 'bottom') return
  const h = w.layer('gunwale', 'front', -0.3, 0)
  const y = PAGE.h - (w.side === 'top' ? 70 : 14)
  h(blob([-90, y - 40, 200, y, 550, y + 14, 900, y, 1190, y - 40, 1190, 1000, -90, 1000], 0.9), '#b5574a', 'hull', {
    material: 'wood',
    puff: 0.4,
    plain: true,
    fade: '#8f4440',
  })
  h(
    blob(
      [
        -90,
        y - 56,
        200,
        y - 16,
        550,
        y - 2,
        900,
        y - 16,
        1190,
        y - 56,
        1190,
        y - 28,
        900,
        y + 10,
        550,
        y + 24,
        200,
        y + 10,
        -90,
        y - 28,
      ],
      0.9,
    ),
    '#f3dcae',
    'rail',
    { material: 'wood', puff: 0.4 },
  )
}

export const BOAT_PLACE: PlaceSet = { back: boat, front: gunwale }
