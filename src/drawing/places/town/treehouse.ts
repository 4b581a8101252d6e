// A hut in a tree.
import { shadeOf } from '../../shapes/color.ts'
import { dress, lights } from '../interior.ts'
import { ridge } from '../land.ts'
import { move, times } from '../../shapes/matrix.ts'
import { flowerBed } from '../outdoors.ts'
import { limb, oval, poly, rect } from '../../shapes/path.ts'
import type { PlaceSet } from '../place-set.ts'
import { crown, tallTrunk } from '../plants.ts'
import { drawSky } from '../sky.ts'
import { windowPane } from '../town.ts'
import { PAGE, type Scenery } from '../scenery.ts'
import { greenFront } from './green-front.ts'

function treehouse(w: Scenery): void {
  drawSky(w)
  ridge(w, 'woods', 150, '#7fb08a', 0.5, { trees: '#5f9a70' })
  ridge(w, 'woods2', 70, '#86b964', 0.25, { trees: '#5c9a5c' })
  const p = w.layer('tree', 'mid', 0.3, 0.04)
  const k = w.camera.zoom
  for (const s of [-1, 1])
    tallTrunk(p.to(times(w.stand(s * 480, 0.1), move(0, 200))), 190, 1900, '#8a6348', w.die(`trunk${s}`))
  const q = p.to(w.stand(0, 0.3))
  // As wide as its roof under the eaves: where words lie, neither is left without the other.
  q(poly([-380, 4, -380, -452, -432, -452, 0, -700, 432, -452, 380, -452, 380, 4], 6), '#d9a868', 'hut', {
    material: 'wood',
    puff: 0.2,
    fade: '#c08f54',
  })
  for (let i = -5; i <= 5; i++) q(rect(i * 70 - 1.5, -470, 3, 474), shadeOf('#d9a868', 1.3), 'plank', { decal: true })
  windowPane(q, -210, -330, 150, 150, '#fff3dc', w.night)
  q(rect(80, -340, 170, 344, 80), '#6d4a3a', 'door', { material: 'wood', decal: true })
  q(poly([-450, -450, 0, -720, 450, -450], 14), '#5f9a60', 'roof', { material: 'leaf', puff: 0.5 })
  const f = w.layer('deck', 'ground', 0.1, 0)
  // The hut stands on the deck, from however high one looks.
  const y = Math.min(w.camera.base - 54 * k, w.stand(0, 0.3)[5] - 6 * k)
  const front = w.camera.base + 30 * k + 40
  f(rect(-80, y, PAGE.w + 160, front + 20 - y), '#c99a60', 'deck', {
    material: 'wood',
    plain: true,
    puff: 0.2,
    fade: '#b08048',
  })
  for (let i = 0; i < 12; i++)
    f(rect(-60 + i * 106, y, 3, front - y), shadeOf('#c99a60', 1.4), 'plank', { decal: true })
  f(rect(-80, front, PAGE.w + 160, 30, 4), '#8f6238', 'beam', { material: 'wood' })
  q(oval(-210, -150, 46, 30), '#d9825c', 'window-box', { material: 'wood', puff: 0.6 })
  flowerBed(q.to(move(-210, -162)), 150, w.die('window-box'))
  lights(w, p, w.camera.cx - 430 * k, w.camera.cx + 430 * k, w.stand(0, 0.3)[5] - 500 * w.stand(0, 0.3)[0], 46)
  for (const i of [0, 1, 2, 3])
    f(limb([-470 + i * 318, y + 20, 10, -470 + i * 318, y - 120 * k, 9]), '#a97c48', 'post', { material: 'wood' })
  dress(w, 'den', [
    ['telescope', 320, 0.14, 0, 1],
    ['bucket', -300, 0.1, 0, 0.8],
    ['lantern', 20, 0.28, 0, 0.8],
    ['ladder', -480, 0.2, 0, 1.4],
    ['kite', 470, 0.26, 200, 0.9],
    ['notebook', 240, 0.08, 0, 0.7],
  ])
  for (let i = 0; i < 10; i++) {
    const die = w.die(`crown${i}`)
    crown(
      p.to(move(w.camera.cx + (i % 2 ? 1 : -1) * (260 + die.next() * 420), -20 + die.next() * 110)),
      330,
      210,
      '#69aa52',
      die,
      8,
    )
  }
}

export const TREEHOUSE_PLACE: PlaceSet = { back: treehouse, front: greenFront }
