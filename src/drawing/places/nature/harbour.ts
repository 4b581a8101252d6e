// A harbour with its quay.
import { shadeOf, tone } from '../../shapes/color.ts'
import { dress } from '../interior.ts'
import { looksOut } from '../gallery.ts'
import { ridge, rock, water } from '../land.ts'
import { move, scale, times } from '../../shapes/matrix.ts'
import { birds, glitter, reflection, seaLight } from '../outdoors.ts'
import { blob, limb, oval, rect } from '../../shapes/path.ts'
import type { PlaceSet } from '../place-set.ts'
import { drawSky, gleamOf } from '../sky.ts'
import { house, lighthouse } from '../town.ts'
import type { Pen } from '../../shapes/graph.ts'
import { PAGE, type Scenery } from '../scenery.ts'

function harbour(w: Scenery): void {
  drawSky(w)
  const y = w.camera.horizon
  ridge(w, 'coast', 90, '#7fae96', 0.5)
  water(w, y, PAGE.h + 40, '#3f9fc4', 'sea')
  const far = w.layer('lighthouse', 'far', 0.8, 0.16)
  if (!looksOut(w)) rock(far.to(w.stand(720, 0.9)), 520, '#9a9fa8')
  if (!looksOut(w)) lighthouse(far.to(times(w.stand(720, 0.9), move(0, -210))), w.night || w.time === 'dusk')
  drawSails(w, far)
  if (!looksOut(w))
    for (const [x, c, roof] of [
      [-620, '#f2c4a8', '#b5574a'],
      [-500, '#cfe3d6', '#6f7fa6'],
      [-390, '#f7e9c9', '#c9624a'],
      [-290, '#c8dfea', '#8a6a5c'],
    ] as const)
      house(
        far.to(times(w.stand(w.side === 'right' ? -x : x, 0.96), scale(0.62))),
        { wall: c, roof, door: '#4f86a8', floors: 2, w: 300, lit: w.night || w.time === 'dusk' },
        w.die(`quay${x}`),
      )
  glitter(far, w.die('glitter'), gleamOf(w), y + 10, 150, 260, seaLight(w))
  reflection(far, w.stand(720, 0.9)[4], w.stand(720, 0.9)[5] + 6, 150, 90, '#e8b0a0', 0.4)
  birds(w, w.camera.cx - 90, y - 220, 6)
  const e = w.camera.base - 58 * w.camera.zoom
  drawQuay(w, e)
  const near = w.layer('moored', 'mid', 0.3, 0.02)
  drawMooredBoat(w, near, e)
  dress(w, 'catch', [
    ['barrel', 400, 0.2, 0, 1],
    ['box', -330, 0.2, 0, 0.9],
    ['rope', -240, 0.12, 0, 0.8],
    ['fishing-net', 500, 0.16, 60, 1.1],
    ['lantern', 330, 0.14, 0, 0.8],
  ])
}

function drawSails(w: Scenery, far: Pen): void {
  for (const [x, c] of [
    [-760, '#e0574a'],
    [-300, '#f2b33d'],
  ] as const) {
    const q = far.to(w.stand(x, 0.72))
    q(blob([-150, -50, 150, -50, 110, 26, -110, 26], 0.5), c, 'boat', { material: 'wood', puff: 0.7 })
    q(limb([0, -50, 5, 0, -330, 4]), '#8a6348', 'mast', { material: 'wood' })
    q(blob([10, -320, 120, -90, 10, -80], 0.4), '#fff6e8', 'sail', { material: 'cloth', puff: 0.5 })
  }
}

function drawQuay(w: Scenery, e: number): void {
  const p = w.layer('quay', 'ground', 0.2, 0)
  p(rect(-80, e, PAGE.w + 160, PAGE.h + 100 - e), '#c79a68', 'quay', {
    material: 'wood',
    puff: 0.1,
    plain: true,
    fade: '#a97c50',
  })
  for (let i = 0; i < 14; i++)
    p(rect(-80 + i * 92, e, 3, 420), shadeOf('#c79a68', 1.4), 'plank', { decal: true, alpha: 0.6 })
  p(rect(-80, e - 8, PAGE.w + 160, 18, 4), tone('#c79a68', 0.05), 'quay', { material: 'wood', puff: 0.4 })
  for (const x of [-560, 540]) {
    const q = p.to(w.stand(x, 0.1))
    q(
      blob(
        [-44, 14, -40, -4, -24, -12, -20, -58, -40, -74, -30, -92, 30, -92, 40, -74, 20, -58, 24, -12, 40, -4, 44, 14],
        0.6,
      ),
      '#3f4a5f',
      'bollard',
      { material: 'metal', puff: 0.9 },
    )
    q(limb([-28, -80, 3, 0, -84, 4, 20, -82, 2]), '#7f8ba3', 'bollard', { decal: true, alpha: 0.8 })
    for (const [i, y] of [-24, -36, -48].entries())
      q(limb([-24 - i, y - 3, 6, 0, y + 4, 6.6, 24 + i, y - 3, 6]), tone('#e8d3a8', (i % 2) * -0.04), 'rope', {
        material: 'cloth',
        puff: 0.8,
      })
    q(limb([24, -46, 6, 60, -10, 6, 96, 8, 6, 140, 4, 6]), '#e8d3a8', 'rope', { material: 'cloth', puff: 0.8 })
  }
}

function drawMooredBoat(w: Scenery, near: Pen, e: number): void {
  const b = near.to(times(move(w.camera.cx + (w.side === 'right' ? -330 : 330), e - 6), scale(w.camera.zoom)))
  b(limb([0, -60, 9, 0, -430, 6]), '#8a6348', 'mast', { material: 'wood' })
  b(blob([12, -420, 190, -120, 170, -96, 12, -110], 0.5), '#fff3dc', 'sail', { material: 'cloth', puff: 0.6 })
  b(blob([20, -330, 120, -150, 110, -132, 20, -250], 0.4), '#e0574a', 'stripe', { decal: true })
  b(blob([-230, -96, 230, -110, 180, 30, -170, 30], 0.4), '#3f7fa8', 'boat', { material: 'wood', puff: 0.6 })
  b(limb([-226, -96, 9, 0, -86, 10, 230, -108, 9]), '#f6ead6', 'rail', { material: 'wood' })
  for (const x of [-110, 0, 110]) b(oval(x, -36, 22), '#f2c24a', 'porthole', { material: 'metal', decal: true })
}

export const HARBOUR_PLACE: PlaceSet = { back: harbour }
