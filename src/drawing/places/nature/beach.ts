// A beach under palms.
import { shadeOf } from '../../shapes/color.ts'
import { dress } from '../interior.ts'
import type { Pen } from '../../shapes/graph.ts'
import { rock, scatter, water } from '../land.ts'
import { move, scale, times } from '../../shapes/matrix.ts'
import { birds, glitter, seaLight } from '../outdoors.ts'
import { blob, limb, oval, poly, rect } from '../../shapes/path.ts'
import type { PlaceSet } from '../place-set.ts'
import { palm, reeds } from '../plants.ts'
import { drawSky, gleamOf } from '../sky.ts'
import type { Scenery } from '../scenery.ts'

function sunny(w: Scenery, trees: Pen): void {
  for (const [x, d, h] of [
    [-620, 0.34, 860],
    [-760, 0.2, 1000],
    [640, 0.3, 900],
  ] as const)
    palm(trees.to(w.stand(x, d)), h, '#5aa557', w.die(`palm${x}`))
  const castle = trees.to(w.stand(w.side === 'right' ? -390 : 390, 0.3))
  for (const [x, wide, h] of [
    [-60, 62, 74],
    [64, 62, 68],
    [0, 96, 104],
  ] as const) {
    castle(
      poly([x - wide * 0.5, 4, x - wide * 0.42, -h, x + wide * 0.42, -h, x + wide * 0.5, 4], 5),
      '#e9c486',
      'sandcastle',
      { material: 'stone', puff: 0.5 },
    )
    for (const b of [-0.3, 0, 0.3])
      castle(rect(x + b * wide - 8, -h - 12, 15, 16, 3), '#efcf98', 'sandcastle', { material: 'stone', puff: 0.4 })
  }
  castle(blob([-14, 4, -14, -28, 0, -40, 14, -28, 14, 4], 0.7), '#a97c50', 'sandcastle', { decal: true })
  castle(limb([0, -112, 2.4, 0, -164, 2]), '#8a6348', 'pole', { material: 'wood' })
  castle(poly([2, -164, 40, -152, 2, -140], 2), '#e0574a', 'flag', { material: 'cloth' })
  dress(w, 'holiday', [
    ['parasol', -330, 0.3, 40, 1.9],
    ['bucket', 300, 0.2, 0, 0.7],
    ['ball', -250, 0.22, 0, 0.8],
    ['shovel', 480, 0.24, 0, 0.7],
  ])
}

function beach(w: Scenery): void {
  drawSky(w)
  const y = w.camera.horizon
  water(w, y, y + (w.camera.base - y) * 0.62, '#3fa9cf', 'sea')
  const p = w.layer('headland', 'far', 0.9, 0.4)
  p(blob([760, y + 6, 850, y - 44, 930, y - 60, 1010, y - 34, 1190, y - 70, 1190, y + 6], 0.9), '#8ab886', 'headland', {
    material: 'ground',
    puff: 0.4,
  })
  const e = y + (w.camera.base - y) * 0.56
  const sea = w.layer('sea-life', 'far', 0.85, 0.1)
  glitter(sea, w.die('glitter'), gleamOf(w), y + 8, (e - y) * 0.9, 260, seaLight(w))
  for (const [x, c] of [
    [-260, '#e0574a'],
    [210, '#f2b33d'],
  ] as const) {
    const q = sea.to(times(move(w.camera.cx + x, y + 18), scale(0.34)))
    q(blob([-150, -50, 150, -50, 110, 26, -110, 26], 0.5), c, 'boat', { material: 'wood', puff: 0.7 })
    q(blob([10, -330, 150, -80, 10, -70], 0.4), '#fff6e8', 'sail', { material: 'cloth', puff: 0.5 })
  }
  const sand = w.layer('sand', 'ground', 0.3, 0)
  sand(
    blob([-90, e + 6, 160, e - 10, 420, e + 12, 700, e - 8, 960, e + 10, 1190, e - 6, 1190, 940, -90, 940], 0.9),
    '#fff8ec',
    'foam',
    { material: 'water', puff: 0.1, plain: true, alpha: 0.9 },
  )
  sand(
    blob([-90, e + 20, 160, e + 4, 420, e + 27, 700, e + 8, 960, e + 25, 1190, e + 8, 1190, 940, -90, 940], 0.9),
    '#e8c78e',
    'wet-sand',
    { material: 'ground', plain: true },
  )
  sand(
    blob([-90, e + 46, 160, e + 30, 420, e + 54, 700, e + 34, 960, e + 50, 1190, e + 34, 1190, 940, -90, 940], 0.9),
    '#f7dfae',
    'sand',
    { material: 'ground', plain: true, fade: '#ecc98d' },
  )
  scatter(w, sand, 'sand-spots', 50, 900, -0.2, 0.4, 0, (q) =>
    q(oval(0, 0, 6, 2.6), '#e0b878', 'pebble', { decal: true, fine: true }),
  )
  strewShells(w, sand)
  const trees = w.layer('palms', 'mid', 0.3, 0.04)
  birds(w, w.camera.cx - 120, y - 230, 6)
  // Nobody builds castles at night: then there are only the rocks and the sea.
  if (w.night)
    for (const [x, d, wide] of [
      [-760, 0.3, 300],
      [-860, 0.12, 240],
      [740, 0.3, 260],
      [840, 0.12, 220],
    ] as const)
      rock(trees.to(w.stand(x, d)), wide, '#8a8f9c')
  else sunny(w, trees)
  scatter(w, trees, 'dune-grass', 8, 620, 0.1, 0.3, 330, (q, die) => reeds(q, 60, die))
}

function strewShells(w: Scenery, sand: Pen): void {
  scatter(w, sand, 'shells', 9, 620, -0.2, 0.36, 160, (q, die) => {
    const c = die.pick(['#ffb5a0', '#fff2e0', '#f6c9da'])
    if (die.next() < 0.4)
      q(
        blob([0, -16, 5, -5, 17, -4, 8, 4, 11, 15, 0, 9, -11, 15, -8, 4, -17, -4, -5, -5], 0.6),
        '#f2935c',
        'starfish',
        { material: 'skin' },
      )
    else {
      q(blob([-14, 2, -12, -12, 0, -18, 12, -12, 14, 2, 0, 6]), c, 'shell', { material: 'stone' })
      for (const x of [-6, 0, 6])
        q(limb([x, -12, 0.7, x * 0.4, 2, 1]), shadeOf(c, 1.4), 'shell', { decal: true, fine: true })
    }
  })
}

export const BEACH_PLACE: PlaceSet = { back: beach }
