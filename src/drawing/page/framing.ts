// What closes the picture at two corners in places that have no leaves of their own: dark, near, out of focus.
import type { COLORED_CORNERS, Corner as CornerOfPlace, CORNERS } from '../../stage/places/place-card.ts'
import { isPlace, placeCalled } from '../../stage/places/places.ts'
import type { Dice } from '../../base/dice.ts'
import { shadeOf, tone, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { looksOut } from '../places/gallery.ts'
import { front, rock } from '../places/land.ts'
import { move, scale, times, turn } from '../shapes/matrix.ts'
import { blob, limb, oval } from '../shapes/path.ts'
import { bough, bush, fern, flower, pine, reeds, tuft } from '../places/plants.ts'
import { cloud } from '../places/sky.ts'
import { PAGE, type Scenery } from '../places/scenery.ts'

/** Both are drawn from the corner inwards; the top one hangs from 0, 0. */
interface Corner {
  low?(p: Pen, die: Dice): void
  high?(p: Pen, die: Dice): void
}

function drape(color: Hex) {
  return (corner: Pen): void => {
    const p = corner.to(scale(0.84), 'drape/')
    p(blob([-70, -40, 170, -40, 150, 40, 96, 130, 40, 250, -10, 330, -70, 350], 0.8), color, 'curtain', {
      material: 'cloth',
      puff: 0.6,
    })
    for (const [x, y, l] of [
      [20, 200, 1],
      [66, 130, 0.7],
      [110, 60, 0.4],
    ] as const)
      p(limb([x + 30 * l, -40, 1, x + 20, y * 0.4, 3, x - 10, y, 1.6]), shadeOf(color, 1.3), 'fold', {
        decal: true,
        alpha: 0.6,
      })
    p(limb([-60, 240, 8, 0, 236, 9, 54, 218, 6]), '#e8b64a', 'cord', { material: 'cloth', puff: 0.6 })
  }
}

const stones = (color: Hex): Corner => ({
  low: (p, die) => {
    rock(p.to(move(40, 10)), 230 + die.next() * 60, color)
    rock(p.to(move(170, 14)), 110 + die.next() * 40, tone(color, 0.03))
  },
})

const snowy: Corner = {
  low: (p) => {
    p(blob([-60, 40, -60, -90, 20, -112, 110, -70, 200, -30, 270, 40], 0.9), '#ffffff', 'snow', {
      material: 'cloud',
      puff: 0.5,
      fade: '#b9d2ea',
    })
  },
  high: (p, die) => {
    for (const [i, a] of [24, 62].entries())
      pine(p.to(times(move(-30 + i * 70, -30), turn(a + 120), scale(0.42))), 560, '#3f7a68', die, true)
  },
}
const leafy: Corner = {
  low: (p, die) => bush(p.to(move(40, 0)), 250, '#3f8a58', die, '#ffb0a0'),
  high: (p, die) => bough(p.to(times(move(-40, -40), turn(8))), 250, '#3f8a58', die),
}
const grassy: Corner = {
  low: (p, die) => {
    for (let i = 0; i < 7; i++) tuft(p.to(move(-10 + i * 30, 14)), 120 + die.next() * 70, '#3f8a50', die)
    for (const [x, h] of [
      [20, 200],
      [84, 150],
      [140, 120],
    ] as const)
      flower(p.to(move(x, 10)), h, die.pick(['#ffd34d', '#ff8fa6', '#ffffff']), die)
  },
}
const weeds: Corner = {
  low: (p, die) => {
    for (let i = 0; i < 5; i++) {
      const x = 6 + i * 34
      const h = 150 + die.next() * 150 - i * 16
      p(
        limb([x, 14, 16, x + 24, -h * 0.3, 15, x - 10, -h * 0.64, 11, x + 16, -h, 3]),
        tone('#2f8f7a', (i % 2) * 0.05),
        'weed',
        { material: 'leaf', puff: 0.7 },
      )
    }
    for (const [x, r] of [
      [40, 54],
      [120, 38],
    ] as const)
      p(
        blob([x - r, 12, x - r, -r, x - r * 0.4, -r * 1.7, x + r * 0.3, -r * 1.4, x + r, -r * 1.6, x + r * 1.1, 12]),
        '#e8748a',
        'coral',
        { material: 'stone', puff: 0.9 },
      )
  },
}
const airy: Corner = {
  low: (p) => {
    cloud(p.to(move(60, -10)), 380, '#ffffff', '#c9dff0')
  },
}
const home = (color: Hex): Corner => ({ high: drape(color) })
const reedy: Corner = {
  low: (p, die) => {
    for (let i = 0; i < 3; i++) reeds(p.to(move(20 + i * 50, 20)), 190 - i * 30, die)
  },
}
const palmy: Corner = {
  low: reedy.low ?? (() => undefined),
  high: (p, die) => {
    for (let i = 0; i < 4; i++)
      fern(p.to(move(-20, -20)), 250 + die.next() * 60, 8 + i * 24, tone('#3f9a62', i * 0.012))
  },
}
const crystals = (color: Hex): Corner => ({
  low: (p) => {
    for (const [x, h, a] of [
      [10, 240, 4],
      [64, 180, 16],
      [116, 110, 26],
    ] as const)
      p.to(times(move(x, 20), turn(a)))(
        blob([-34, 10, -36, -h * 0.62, 0, -h, 36, -h * 0.62, 34, 10], 0.25),
        tone(color, x * 0.0004),
        'crystal',
        { material: 'glass', puff: 0.6 },
      )
  },
})
const coil: Corner = {
  low: (p) => {
    for (let i = 0; i < 4; i++)
      p(oval(70, 0 - i * 22, 104 - i * 8, 26), tone('#d9b98a', (i % 2) * 0.03), 'rope', {
        material: 'cloth',
        puff: 0.8,
      })
  },
}
const hull: Corner = {
  low: (p) => {
    p(blob([-60, 40, -60, -120, 60, -110, 150, -40, 190, 40], 0.7), '#5f6f96', 'panel', {
      material: 'metal',
      puff: 0.7,
    })
    for (const [x, y, c] of [
      [-10, -70, '#ffd05c'],
      [34, -62, '#7fe0a0'],
      [74, -40, '#ff7a6a'],
    ] as const)
      p(oval(x, y, 12), c, 'lamp', { material: 'light', lit: true })
  },
}

const PLAIN: Readonly<Record<(typeof CORNERS)[number], Corner>> = { leafy, grassy, palmy, reedy, coil, snowy, weeds, airy, hull } // prettier-ignore
const COLORED: Readonly<Record<(typeof COLORED_CORNERS)[number], (color: Hex) => Corner>> = {
  drape: home,
  stones,
  crags: (color) => ({ ...stones(color), ...(leafy.high && { high: leafy.high }) }),
  crystals,
}

const drawnAs = (corner: CornerOfPlace): Corner =>
  'color' in corner ? COLORED[corner.kind](corner.color) : PLAIN[corner.kind]

/** No palms in the dark, no bushes on a gallery. */
function cornerOf(w: Scenery): Corner | undefined {
  const { corner, cornerByNight = corner } = placeCalled(w.place)
  const found = w.night ? cornerByNight : corner
  return found && !(isPlace(w.place, 'gallery') && looksOut(w)) ? drawnAs(found) : undefined
}

export function frameCorners(w: Scenery): void {
  const corner = cornerOf(w)
  if (!corner || w.side === 'bottom') return
  front(w, (left, right, die) => {
    const [near, far] =
      w.side === 'left'
        ? [right, right]
        : w.side === 'right'
          ? [left, left]
          : w.camera.cx < 550
            ? [right, left]
            : [left, right]
    if (w.shot !== 'close') corner.low?.(near.to(scale(w.shot === 'wide' ? 0.95 : 0.74)), die)
    if (w.side !== 'top' && corner.high) corner.high(far.to(move(0, -PAGE.h - 28)), die)
  })
}
