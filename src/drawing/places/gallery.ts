// The gallery of a lighthouse: a round floor high over the sea, an iron rail, and far below the harbour that it lights.
import { cardOf } from '../../stage/things/cards.ts'
import { mix, shadeOf, tone } from '../shapes/color.ts'
import { ridge, water } from './land.ts'
import { move, scale, times } from '../shapes/matrix.ts'
import { birds, glitter, reflection, seaLight } from './outdoors.ts'
import { blob, limb, oval, rect } from '../shapes/path.ts'
import { drawSky, gleamOf } from './sky.ts'
import { house } from './town.ts'
import { PAGE, type Scenery } from './scenery.ts'

const RAILS = [0.34, 0.66, 1] as const

/** The far edge of a round floor: highest before the heroes, lower to both sides. */
const rim = (w: Scenery, x: number) =>
  w.camera.base - 52 * w.camera.zoom + (((x - w.camera.cx) / 620) ** 2 - 0.2) * 46 * w.camera.zoom

export const looksOut = (w: Scenery) => [...w.shown].some((one) => cardOf(one).watched)

export function gallery(w: Scenery): void {
  drawSky(w)
  const { camera } = w
  const lit = w.night || w.time === 'dusk'
  const y = camera.horizon
  ridge(w, 'coast', 54, '#7f9fae', 0.55)
  water(w, y, PAGE.h + 40, '#2f86b4', 'sea')
  const far = w.layer('far-below', 'far', 0.8, 0.16)
  glitter(far, w.die('glitter'), gleamOf(w), y + 8, Math.max(60, camera.base - y - 90), 280, seaLight(w))
  // The town at the foot of the tower, seen from above: small, at one side.
  const side = w.side === 'right' ? 1 : -1
  const shore = camera.cx + side * 470
  far(blob([shore - 190, y + 30, shore - 60, y + 6, shore + 130, y + 2, shore + 320, y + 40, shore + 330, y + 120, shore - 40, y + 96], 0.9), '#7fa07c', 'land', { material: 'ground', puff: 0.3, fade: '#5f8070' }) // prettier-ignore
  for (const [i, [x, wall, roof]] of ([[-110, '#f2c4a8', '#b5574a'], [-40, '#f7e9c9', '#6f7fa6'], [34, '#cfe3d6', '#c9624a'], [108, '#f6dcb8', '#8a6a5c']] as const).entries())
    house(far.to(times(move(shore + x, y + 56 + (i % 2) * 16), scale(0.2))), { wall, roof, door: '#4f86a8', floors: 2, w: 300, lit }, w.die(`town${i}`)) // prettier-ignore
  for (const [x, c] of [
    [-210, '#e0574a'],
    [150, '#f2b33d'],
  ] as const) {
    const q = far.to(times(move(camera.cx - side * 120 + x, y + 46 + (x > 0 ? 26 : 0)), scale(0.2)))
    q(blob([-150, -50, 150, -50, 110, 26, -110, 26], 0.5), c, 'boat', { material: 'wood', puff: 0.7 })
    q(blob([10, -330, 150, -80, 10, -70], 0.4), '#fff6e8', 'sail', { material: 'cloth', puff: 0.5 })
  }
  if (lit) reflection(far, shore, y + 84, 150, 60, '#ffd98a', 0.4)
  birds(w, camera.cx - side * 200, y - 130, 6)
  const p = w.layer('gallery', 'ground', 0.2, 0)
  const floor = '#b9aebb'
  const edge = Array.from({ length: 14 }, (_, i) => [-90 + i * 100, rim(w, -90 + i * 100)]).flat()
  p(blob([...edge, 1210, 960, -90, 960], 0.9), floor, 'floor', { material: 'stone', plain: true, puff: 0.2, fade: shadeOf(floor, 1.3) }) // prettier-ignore
  for (const [deep, r] of [[40, 1.6], [92, 2], [156, 2.4]] as const)
    p(limb(Array.from({ length: 9 }, (_, i) => [-90 + i * 160, rim(w, -90 + i * 160) + deep, r]).flat()), shadeOf(floor, 1.5), 'joint', { decal: true, alpha: 0.55 }) // prettier-ignore
  for (let i = -7; i <= 7; i++)
    p(limb([camera.cx + i * 96, rim(w, camera.cx + i * 96) + 8, 1.4, camera.cx + i * 190, 960, 2.6]), shadeOf(floor, 1.5), 'joint', { decal: true, alpha: 0.4 }) // prettier-ignore
  p(limb(Array.from({ length: 14 }, (_, i) => [-90 + i * 100, rim(w, -90 + i * 100), 7]).flat()), tone(floor, 0.06), 'kerb', { material: 'stone', puff: 0.6 }) // prettier-ignore
  railing(w)
}

function railing(w: Scenery): void {
  const p = w.layer('railing', 'mid', 0.18, 0)
  const high = 150 * w.camera.zoom
  const iron = '#3f4a66'
  for (const [i, part] of RAILS.entries())
    p(limb(Array.from({ length: 14 }, (_, n) => [-90 + n * 100, rim(w, -90 + n * 100) - high * part, i === 2 ? 6 : 3]).flat()), i === 2 ? mix(iron, '#ffffff', 0.12) : iron, 'rail', { material: 'metal', puff: 0.7 }) // prettier-ignore
  for (let i = -6; i <= 6; i++) {
    const x = w.camera.cx + i * 128 + 64
    if (x < -20 || x > PAGE.w + 20) continue
    const y = rim(w, x)
    p(rect(x - 5, y - high, 10, high + 4, 3), iron, 'post', { material: 'metal', puff: 0.7 })
    p(oval(x, y - high - 6, 9), '#d9a441', 'knob', { material: 'metal' })
  }
} // prettier-ignore
