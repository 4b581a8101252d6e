// Places where things grow or flow.
import type { Place } from '../../stage/scene.ts'
import { shadeOf, tone } from '../shapes/color.ts'
import { dress } from './interior.ts'
import { looksOut } from './gallery.ts'
import type { Pen } from '../shapes/graph.ts'
import { front, grove, ground, ridge, rock, scatter, water } from './land.ts'
import { move, scale, times, turn } from '../shapes/matrix.ts'
import {
  balloonOf,
  birds,
  flowerBed,
  glitter,
  reflection,
  seaLight,
  village,
  vine,
  waterfall,
  windmill,
} from './outdoors.ts'
import { blob, limb, oval, poly, rect } from '../shapes/path.ts'
import type { PlaceSet } from './place-set.ts'
import {
  birch,
  bough,
  bush,
  cactus,
  crown,
  fern,
  flower,
  mushroom,
  palm,
  pine,
  reeds,
  roundTree,
  tallTrunk,
} from './plants.ts'
import { drawSky, gleamOf } from './sky.ts'
import { barn, bridge, fence, house, lampPost, lighthouse } from './town.ts'
import { PAGE, type World } from './world.ts'

const GREEN = '#6fae54'
const MEADOW = { color: '#86bd58', grass: '#6ea647' } as const

function leafyFront(w: World, color = '#2f7a55', top = true): void {
  front(w, (left, right, die) => {
    for (const [p] of [[left], [right]] as const) {
      if (w.side === 'bottom') continue
      for (let i = 0; i < 6; i++) fern(p.to(move(-20 + die.next() * 120, 10)), 130 + die.next() * 90, -104 + i * 16, tone(color, (die.next() - 0.5) * 0.06))
    }
    if (!top || w.side === 'top') return
    for (const [p, side] of [[left, 'left'], [right, 'right']] as const)
      if (w.side !== side) bough(p.to(times(move(-40, -PAGE.h - 40), turn(8))), 300, tone(color, 0.03), die)
  })
} // prettier-ignore

function forest(w: World): void {
  drawSky(w)
  const far = w.layer('far-wood', 'far', 0.95, 0.5)
  scatter(w, far, 'far-trunks', 26, 900, 0.84, 1, 60, (p, die) => tallTrunk(p, 70 + die.next() * 40, 2300, '#6f8f7c', die))
  scatter(w, far, 'far-leaves', 22, 1000, 0.86, 1, 40, (p, die) => bush(p, 420 + die.next() * 200, '#6fa878', die))
  const k = w.camera.zoom
  for (let i = 0; i < 12; i++) {
    const die = w.die(`far-crown${i}`)
    const x = -60 + i * 110 + die.next() * 40
    const dip = Math.abs(x - w.camera.cx)
    crown(far.to(move(x, 10 + die.next() * 80 - Math.max(0, 190 - dip) * 0.5)), 300, 190, '#6fa878', die, 6)
  }
  ground(w, { color: '#83b957', path: '#dcb983', grass: '#68a148', flowers: 14, stones: '#a9aaa2' })
  grove(w, 'trunks', 7, 700, [[0.5, 0.74, 0.2], [0.24, 0.46, 0.05]], 330, (p, die, d) => {
    tallTrunk(p, 92 + die.next() * 50, 1900, d > 0.5 ? '#86705c' : '#7b5a46', die)
    if (die.next() < 0.5) mushroom(p.to(move(90, 6)), 0.9)
  })
  const mid = w.layer('canopy', 'mid', 0.4, 0.05)
  for (let i = 0; i < 14; i++) {
    const die = w.die(`canopy${i}`)
    const side = i % 2 ? 1 : -1
    const x = w.camera.cx + side * (250 + die.next() * 620) * Math.max(0.8, k)
    const y = -30 + die.next() * 130 + (Math.abs(x - w.camera.cx) > 460 ? 50 : -20)
    crown(mid.to(move(x, y)), 330, 200, die.next() < 0.5 ? '#6cab52' : '#5a9c56', die, 8)
  }
  scatter(w, mid, 'undergrowth', 16, 760, 0.3, 0.62, 250, (p, die) => bush(p, 190 + die.next() * 120, '#5fa053', die))
  const floor = w.layer('forest-floor', 'mid', 0.2, 0)
  scatter(w, floor, 'ferns', 12, 640, 0.12, 0.4, 270, (p, die) => {
    for (let i = 0; i < 5; i++) fern(p, 84 + die.next() * 40, -148 + i * 29, die.pick(['#5c9f4e', '#4d9058', '#74ad4c']))
  })
  scatter(w, floor, 'mushrooms', 9, 560, 0.04, 0.4, 230, (p, die) => {
    mushroom(p, 0.7 + die.next() * 0.5, die.pick(['#e4513e', '#e98a4a', '#e4513e']))
    mushroom(p.to(move(46, 6)), 0.45, '#e4513e')
  })
  for (let i = 0; i < 5; i++) vine(mid, w.camera.cx + (i % 2 ? 1 : -1) * (240 + i * 74), -60, 190 + (i % 3) * 70, '#5a9c56', w.die(`vine${i}`))
} // prettier-ignore

function hillside(w: World, opts: { trees?: boolean; path?: boolean } = {}): void {
  drawSky(w)
  ridge(w, 'far-hills', 190, '#7fb3a0', 0.6)
  ridge(w, 'hills', 130, '#86b964', 0.34, { trees: '#5c9a5c' })
  village(w, w.camera.cx + (w.side === 'right' ? -210 : 210), 4)
  birds(w, w.camera.cx + (w.side === 'right' ? 130 : -130), w.camera.horizon - 250)
  ridge(w, 'near-hills', 62, '#90c163', 0.12)
  ground(w, { ...MEADOW, flowers: 26, ...(opts.path === false ? {} : { path: '#e3c48f' }), stones: '#b4b2a8' })
  if (opts.trees !== false)
    grove(w, 'trees', 7, 700, [[0.52, 0.8, 0.2], [0.2, 0.46, 0.05]], 330, (p, die) => roundTree(p, 720 + die.next() * 240, die.pick([GREEN, '#83b84e', '#5fa25c']), die)) // prettier-ignore
  const p = w.layer('bushes', 'mid', 0.2, 0.02)
  scatter(w, p, 'bushes', 9, 720, 0.12, 0.6, 300, (q, die) => bush(q, 130 + die.next() * 90, '#6aa84f', die, die.next() < 0.4 ? '#e4604e' : undefined)) // prettier-ignore
}

function pond(w: World, river: boolean): void {
  hillside(w, { path: false })
  const y = w.camera.horizon + (w.camera.base - w.camera.horizon) * (river ? 0.22 : 0.28)
  const end = w.camera.base - 64 * w.camera.zoom
  water(w, y, end, '#4fa9c9', 'water', (x) => end - 16 + Math.sin(x / 130) * 13 - (river ? 0 : Math.abs(x - w.camera.cx) * 0.03))
  const p = w.layer('shore', 'mid', 0.15, 0.02)
  scatter(w, p, 'reeds', 12, 640, 0.1, 0.16, 200, (q, die) => reeds(q, 130 + die.next() * 60, die))
  for (const [x, c, wide] of [[-0.34, '#3f7f58', 190], [0.3, '#4a8a58', 150], [0.02, '#5f9a66', 120]] as const) reflection(p, w.camera.cx + x * 1100, y + 4, wide, (end - y) * 0.8, c, 0.34)
  glitter(p, w.die('glitter'), gleamOf(w), y + 6, (end - y) * 0.8, 240, seaLight(w))
  for (let i = 0; i < 7; i++) {
    const die = w.die(`lily${i}`)
    const q = p.to(w.stand((die.next() * 2 - 1) * 560, 0.3 + die.next() * 0.36))
    if (river) continue
    q(oval(2, 5, 60, 16), '#2f6f7a', 'lily', { material: 'water', puff: 0, plain: true, alpha: 0.4 })
    q(blob([-58, 0, -34, -14, 6, -16, 14, -2, 26, -15, 56, -4, 44, 11, 0, 16, -44, 11]), '#6db05c', 'lily', { material: 'leaf', puff: 0.3, plain: true })
    q(limb([-40, 2, 1, 8, 0, 1.6, 40, 4, 1]), '#8fca70', 'lily', { decal: true, fine: true })
    if (i % 2) for (const a of [-58, 58, -30, 30, 0]) q.to(turn(a))(blob([0, 2, -11, -18, 0, -38, 11, -18]), a % 29 ? '#ffd0de' : '#ffa8c4', 'lily', { material: 'leaf', puff: 0.5 }) // prettier-ignore
  }
  if (river) {
    scatter(w, p, 'river-stones', 9, 620, 0.24, 0.6, 110, (q, die) => rock(q, 60 + die.next() * 40, '#a9adb0'))
    const fall = w.layer('fall', 'far', 0.8, 0.14)
    const fx = w.camera.cx + (w.side === 'right' ? -250 : 250)
    const k = w.camera.zoom
    fall(blob([fx - 190 * k, y + 8, fx - 150 * k, y - 130 * k, fx - 60 * k, y - 178 * k, fx + 70 * k, y - 172 * k, fx + 170 * k, y - 110 * k, fx + 230 * k, y + 8], 0.7), '#98a09a', 'cliff', { material: 'stone', puff: 0.6 })
    waterfall(fall.to(times(move(fx, y - 168 * k), scale(k))), 92, 176)
  }
  scatter(w, p, 'shore-flowers', 9, 640, -0.06, 0.1, 240, (q, die) => flowerBed(q, 110, die, ['#b48cf2', '#ffe07a', '#ffffff']))
  if (!river) dress(w, 'landing', [['boat', 470, 0.44, 0, 0.7], ['fishing-net', 560, 0.16, 60, 1]], 0.03)
} // prettier-ignore

function sunny(w: World, trees: Pen): void {
  for (const [x, d, h] of [[-620, 0.34, 860], [-760, 0.2, 1000], [640, 0.3, 900]] as const) palm(trees.to(w.stand(x, d)), h, '#5aa557', w.die(`palm${x}`))
  const castle = trees.to(w.stand(w.side === 'right' ? -390 : 390, 0.3))
  for (const [x, wide, h] of [[-60, 62, 74], [64, 62, 68], [0, 96, 104]] as const) {
    castle(poly([x - wide * 0.5, 4, x - wide * 0.42, -h, x + wide * 0.42, -h, x + wide * 0.5, 4], 5), '#e9c486', 'sandcastle', { material: 'stone', puff: 0.5 })
    for (const b of [-0.3, 0, 0.3]) castle(rect(x + b * wide - 8, -h - 12, 15, 16, 3), '#efcf98', 'sandcastle', { material: 'stone', puff: 0.4 })
  }
  castle(blob([-14, 4, -14, -28, 0, -40, 14, -28, 14, 4], 0.7), '#a97c50', 'sandcastle', { decal: true })
  castle(limb([0, -112, 2.4, 0, -164, 2]), '#8a6348', 'pole', { material: 'wood' })
  castle(poly([2, -164, 40, -152, 2, -140], 2), '#e0574a', 'flag', { material: 'cloth' })
  dress(w, 'holiday', [['parasol', -330, 0.3, 40, 1.9], ['bucket', 300, 0.2, 0, 0.7], ['ball', -250, 0.22, 0, 0.8], ['shovel', 480, 0.24, 0, 0.7]])
} // prettier-ignore

function beach(w: World): void {
  drawSky(w)
  const y = w.camera.horizon
  water(w, y, y + (w.camera.base - y) * 0.62, '#3fa9cf', 'sea')
  const p = w.layer('headland', 'far', 0.9, 0.4)
  p(blob([760, y + 6, 850, y - 44, 930, y - 60, 1010, y - 34, 1190, y - 70, 1190, y + 6], 0.9), '#8ab886', 'headland', { material: 'ground', puff: 0.4 })
  const e = y + (w.camera.base - y) * 0.56
  const sea = w.layer('sea-life', 'far', 0.85, 0.1)
  glitter(sea, w.die('glitter'), gleamOf(w), y + 8, (e - y) * 0.9, 260, seaLight(w))
  for (const [x, c] of [[-260, '#e0574a'], [210, '#f2b33d']] as const) {
    const q = sea.to(times(move(w.camera.cx + x, y + 18), scale(0.34)))
    q(blob([-150, -50, 150, -50, 110, 26, -110, 26], 0.5), c, 'boat', { material: 'wood', puff: 0.7 })
    q(blob([10, -330, 150, -80, 10, -70], 0.4), '#fff6e8', 'sail', { material: 'cloth', puff: 0.5 })
  }
  const sand = w.layer('sand', 'ground', 0.3, 0)
  sand(blob([-90, e + 6, 160, e - 10, 420, e + 12, 700, e - 8, 960, e + 10, 1190, e - 6, 1190, 940, -90, 940], 0.9), '#fff8ec', 'foam', { material: 'water', puff: 0.1, plain: true, alpha: 0.9 })
  sand(blob([-90, e + 20, 160, e + 4, 420, e + 27, 700, e + 8, 960, e + 25, 1190, e + 8, 1190, 940, -90, 940], 0.9), '#e8c78e', 'wet-sand', { material: 'ground', plain: true })
  sand(blob([-90, e + 46, 160, e + 30, 420, e + 54, 700, e + 34, 960, e + 50, 1190, e + 34, 1190, 940, -90, 940], 0.9), '#f7dfae', 'sand', { material: 'ground', plain: true, fade: '#ecc98d' })
  scatter(w, sand, 'sand-spots', 50, 900, -0.2, 0.4, 0, (q) => q(oval(0, 0, 6, 2.6), '#e0b878', 'pebble', { decal: true, fine: true }))
  scatter(w, sand, 'shells', 9, 620, -0.2, 0.36, 160, (q, die) => {
    const c = die.pick(['#ffb5a0', '#fff2e0', '#f6c9da'])
    if (die.next() < 0.4) q(blob([0, -16, 5, -5, 17, -4, 8, 4, 11, 15, 0, 9, -11, 15, -8, 4, -17, -4, -5, -5], 0.6), '#f2935c', 'starfish', { material: 'skin' })
    else {
      q(blob([-14, 2, -12, -12, 0, -18, 12, -12, 14, 2, 0, 6]), c, 'shell', { material: 'stone' })
      for (const x of [-6, 0, 6]) q(limb([x, -12, 0.7, x * 0.4, 2, 1]), shadeOf(c, 1.4), 'shell', { decal: true, fine: true })
    }
  })
  const trees = w.layer('palms', 'mid', 0.3, 0.04)
  birds(w, w.camera.cx - 120, y - 230, 6)
  // Nobody builds castles at night: then there are only the rocks and the sea.
  if (w.night) for (const [x, d, wide] of [[-760, 0.3, 300], [-860, 0.12, 240], [740, 0.3, 260], [840, 0.12, 220]] as const) rock(trees.to(w.stand(x, d)), wide, '#8a8f9c')
  else sunny(w, trees)
  scatter(w, trees, 'dune-grass', 8, 620, 0.1, 0.3, 330, (q, die) => reeds(q, 60, die))
} // prettier-ignore

function jungle(w: World): void {
  drawSky(w)
  const far = w.layer('far-jungle', 'far', 0.9, 0.55)
  scatter(w, far, 'far-palms', 20, 900, 0.8, 1, 60, (p, die) => palm(p, 1300 + die.next() * 600, '#5f9f78', die))
  ground(w, { color: '#6aa850', path: '#cfa873', grass: '#4f9246', flowers: 10 })
  grove(w, 'palms', 8, 640, [[0.4, 0.7, 0.22], [0.16, 0.36, 0.06]], 320, (p, die) => palm(p, 900 + die.next() * 400, '#4c9a52', die))
  const mid = w.layer('leaves', 'mid', 0.2, 0.04)
  scatter(w, mid, 'ferns', 14, 660, 0.08, 0.6, 290, (p, die) => {
    for (let i = 0; i < 5; i++) fern(p, 130 + die.next() * 80, -150 + i * 30, die.pick(['#4a9650', '#5fa84c', '#3f8a5c']))
    if (die.next() < 0.4) flower(p.to(move(30, 0)), 130, die.pick(['#ff7a8a', '#ffb03a', '#c98af2']), die)
  })
  const { cx, horizon: y, zoom: k } = w.camera
  const fx = cx + (w.side === 'right' ? -230 : 230)
  const fall = w.layer('fall', 'far', 0.8, 0.2)
  fall(blob([fx - 210 * k, y + 8, fx - 180 * k, y - 260 * k, fx - 70 * k, y - 330 * k, fx + 80 * k, y - 320 * k, fx + 190 * k, y - 230 * k, fx + 240 * k, y + 8], 0.7), '#7f9a86', 'cliff', { material: 'stone', puff: 0.6 })
  waterfall(fall.to(times(move(fx, y - 318 * k), scale(k))), 110, 330)
  for (const x of [-150, 150, 0]) bush(fall.to(times(move(fx + x * k, y + 14), scale(k))), 150, '#5fa070', w.die(`fall-bush${x}`))
  for (let i = 0; i < 8; i++) vine(mid, cx + (i % 2 ? 1 : -1) * (170 + i * 54), -50, 150 + ((i * 67) % 190), i % 3 ? '#4c9a52' : '#6aac4c', w.die(`vine${i}`))
  scatter(w, mid, 'broad-leaves', 8, 620, 0.06, 0.3, 300, (p, die) => {
    for (let i = 0; i < 5; i++) {
      const l = 130 + die.next() * 70
      const q = p.to(turn(-140 + i * 25))
      q(blob([0, 0, l * 0.35, -l * 0.24, l, 0, l * 0.35, l * 0.24]), tone('#3f9a58', (i % 3) * 0.03), 'leaf', { material: 'leaf', puff: 0.6 })
      q(limb([4, 0, 2, l * 0.5, 0, 2, l * 0.92, 0, 0.8]), '#7fc070', 'vein', { decal: true })
    }
  })
} // prettier-ignore

function snow(w: World): void {
  drawSky(w)
  ridge(w, 'peaks', 220, '#9db4d2', 0.5, { sharp: true, snow: true })
  ridge(w, 'hills', 84, '#e6eff8', 0.2, { trees: '#6f97a0' })
  ground(w, { color: '#f3f7fb', spots: '#d5e2f0' })
  grove(w, 'pines', 9, 720, [[0.5, 0.8, 0.24], [0.2, 0.46, 0.05]], 320, (p, die) => pine(p, 620 + die.next() * 320, '#5b9087', die, true)) // prettier-ignore
  const p = w.layer('drifts', 'mid', 0.15, 0)
  scatter(w, p, 'drifts', 8, 700, 0.04, 0.5, 230, (q, die) => q(blob([-90, 8, -60, -20, 0, -34 - die.next() * 14, 64, -18, 96, 8, 0, 14]), '#fbfdff', 'drift', { material: 'cloud', puff: 0.6 })) // prettier-ignore
  const cabin = w.layer('cabin', 'mid', 0.7, 0.1)
  const q = cabin.to(times(w.stand(w.side === 'right' ? -360 : 360, 0.72), scale(0.9)))
  house(q, { wall: '#b5805a', roof: '#f4f8fc', door: '#8f4440', floors: 1, w: 420, lit: true }, w.die('cabin'))
  for (let i = 0; i < 4; i++) cabin(oval(q.m[4] + (70 + i * 12) * q.m[0], q.m[5] - (500 + i * 62) * q.m[0], (22 + i * 9) * q.m[0]), '#f2f2f6', 'smoke', { material: 'cloud', puff: 0.5, plain: true, alpha: 0.7 - i * 0.13 }) // prettier-ignore
  dress(
    w,
    'winter',
    [
      ['snowman', -330, 0.4, 0, 0.9],
      ['sled', 400, 0.3, 0, 1],
      ['skis', 520, 0.5, 0, 1],
    ],
    0.02,
  )
}

function mountain(w: World): void {
  drawSky(w)
  ridge(w, 'far-peaks', 330, '#8fa3c4', 0.58, { sharp: true, snow: true })
  ridge(w, 'peaks', 210, '#7f97a8', 0.3, { sharp: true, snow: true })
  ridge(w, 'slopes', 80, '#7fb070', 0.16, { trees: '#4f8a66' })
  ground(w, { color: '#93b86a', path: '#d8c19a', grass: '#7fa653', flowers: 12, stones: '#9aa0a8' })
  village(w, w.camera.cx + (w.side === 'right' ? -330 : 330), 3)
  grove(w, 'pines', 7, 720, [[0.44, 0.78, 0.16], [0.2, 0.4, 0.05]], 340, (p, die) => pine(p, 620 + die.next() * 320, '#4f8f68', die)) // prettier-ignore
  const far = w.layer('alps', 'far', 0.85, 0.24)
  const { cx, horizon: y, zoom: k } = w.camera
  waterfall(far.to(times(move(cx + (w.side === 'right' ? -190 : 190), y - 96 * k), scale(k))), 34, 104)
  birds(w, cx - 60, y - 300, 4)
  dress(
    w,
    'trail',
    [
      ['signpost', 360, 0.4, 0, 0.9],
      ['tent', -420, 0.5, 0, 1],
    ],
    0.05,
  )
  const p = w.layer('rocks', 'mid', 0.2, 0.02)
  scatter(w, p, 'blooms', 9, 620, 0.06, 0.4, 230, (q, die) => flowerBed(q, 110, die, ['#8f9cf2', '#ffffff', '#ffd34d']))
  scatter(w, p, 'rocks', 7, 700, 0.08, 0.5, 300, (q, die) => rock(q, 120 + die.next() * 120, '#9aa0a8'))
}

function cave(w: World, ice: boolean): void {
  const wall = ice ? '#9cc9ea' : '#8b7a8e'
  const p = w.layer('cave', 'far', 0.9, 0)
  const { horizon: y, cx } = w.camera
  p(rect(-80, -80, PAGE.w + 160, PAGE.h + 160), tone(wall, ice ? 0.03 : -0.04), 'cave', { material: 'stone', puff: 0, plain: true, fade: shadeOf(wall, 2) }) // prettier-ignore
  p(oval(cx, y - 150, 420, 330), ice ? '#e8fbff' : '#ffe2ae', 'glow', {
    soft: true,
    lit: true,
    material: 'light',
    alpha: 0.75,
  })
  for (const [k, r] of [[0.02, 330], [0.05, 250]] as const)
    p(blob([cx - r, y + 30, cx - r * 0.94, y - r * 0.7, cx - r * 0.5, y - r * 1.2, cx, y - r * 1.36, cx + r * 0.56, y - r * 1.16, cx + r * 0.96, y - r * 0.6, cx + r, y + 30]), tone(wall, k + 0.02), 'arch', { material: 'stone', puff: 0, plain: true, fade: tone(wall, k + 0.09) }) // prettier-ignore
  ground(w, {
    color: ice ? '#d7ecf8' : '#a08d86',
    spots: ice ? '#b8daf0' : '#87766f',
    stones: ice ? '#bfe2f6' : '#8d8084',
  })
  const mid = w.layer('stones', 'mid', 0.3, 0.03)
  const crystals = ice ? ['#c9efff', '#a8dcf8', '#e6f8ff'] : ['#b99ae8', '#7fc8e0', '#f0a6c8']
  scatter(w, mid, 'spires', 12, 620, 0.2, 0.85, 240, (q, die) => {
    const h = 120 + die.next() * 200
    if (ice || die.next() < 0.5)
      for (const [a, s] of [[-18, 0.7], [14, 0.8], [0, 1]] as const) {
        const c = die.pick(crystals)
        const z = q.to(times(turn(a), scale(s)))
        z(poly([-26, 6, -30, -h * 0.66, 0, -h, 30, -h * 0.66, 26, 6], 3), c, 'crystal', { material: 'glass', puff: 0.5, lit: !w.night })
        z(poly([-20, 0, -22, -h * 0.62, -2, -h * 0.9, -6, 0]), '#ffffff', 'crystal', { decal: true, alpha: 0.4, fine: true })
      }
    else rock(q, h * 1.1, '#8d8088')
  }) // prettier-ignore
  const pool = w.layer('pool', 'ground', 0.3, 0)
  const pm = w.stand(w.side === 'right' ? -300 : 300, 0.5)
  pool(oval(pm[4], pm[5], 190 * pm[0], 36 * pm[0]), ice ? '#5fb4e6' : '#4f8fa8', 'water', {
    material: 'water',
    plain: true,
    puff: 0.1,
    fade: ice ? '#bfe8fa' : '#8fd0d0',
  })
  glitter(pool, w.die('pool'), pm[4], pm[5] - 20 * pm[0], 44 * pm[0], 220 * pm[0], '#f2fbff')
  const glow = ice ? '#bff2ff' : '#9ff0d0'
  scatter(w, mid, 'glow-caps', 12, 560, 0.1, 0.8, 220, (q, die) => {
    q(oval(0, -50, 90, 80), glow, 'glow', { soft: true, lit: true, material: 'light', alpha: 0.5 })
    for (const [x, s] of [
      [-26, 0.5],
      [22, 0.7],
      [0, 1],
    ] as const) {
      const z = q.to(times(move(x, 0), scale(s * (0.7 + die.next() * 0.3))))
      z(limb([0, 2, 7, 2, -56, 5]), '#e9f6ee', 'stem', { material: 'food', puff: 0.5, lit: true })
      z(blob([-32, -52, -24, -76, 0, -88, 24, -76, 32, -52, 0, -46]), ice ? '#8fd8ff' : '#6fe0b8', 'glow-cap', {
        material: 'glass',
        puff: 0.7,
        lit: true,
      })
    }
  })
  if (!ice)
    for (let i = 0; i < 11; i++) {
      const d = w.die(`drip${i}`)
      const [x, l, r] = [
        cx + (i - 5) * 104 + d.next() * 50,
        60 + d.next() * 120 + Math.abs(i - 5) * 22,
        14 + d.next() * 16,
      ]
      mid(
        blob([x - r * 1.6, -60, x + r * 1.6, -60, x + r * 0.5, l * 0.5, x, l, x - r * 0.5, l * 0.5], 0.7),
        tone(wall, -0.05 + (i % 3) * 0.02),
        'stalactite',
        { material: 'stone', puff: 0.7 },
      )
    }
  dress(
    w,
    'explorers',
    ice
      ? []
      : [
          ['lantern', 240, 0.34, 0, 0.9],
          ['rope', -260, 0.34, 0, 0.8],
        ],
  )
  const top = w.layer('roof', 'front', 0.1, 0)
  const rim: number[] = [-90, -90, 1190, -90]
  const die = w.die('roof')
  for (let x = 1190; x >= -90; x -= 80) {
    const edge = Math.min(1, Math.abs(x - cx) / 560)
    rim.push(x, 6 + edge * 130 + (die.next() < 0.5 ? 70 * die.next() : 0))
  }
  top(blob(rim, 0.7), shadeOf(wall, ice ? 1 : 2.2), 'roof', { material: 'stone', puff: 0.3, plain: true })
  if (ice) for (let i = 0; i < 16; i++) top(blob([i * 74 - 12, 40, i * 74 + 14, 40, i * 74 + 2, 120 + die.next() * 90], 0.5), '#e2f6ff', 'icicle', { material: 'glass', puff: 0.5, alpha: 0.9 }) // prettier-ignore
}

function garden(w: World): void {
  drawSky(w)
  ridge(w, 'hills', 90, '#86b978', 0.4, { trees: '#6aa070' })
  ground(w, { color: '#8ac25c', path: '#e6caa0', grass: '#70aa48', flowers: 22 })
  village(w, w.camera.cx + 200, 3)
  const p = w.layer('garden', 'mid', 0.5, 0.06)
  house(p.to(w.stand(-640, 0.62)), { wall: '#f6e3c4', roof: '#d2694e', door: '#5b93b8', floors: 1, w: 520, lit: w.night || w.time === 'dusk' }, w.die('house')) // prettier-ignore
  fence(p.to(w.stand(0, 0.6)), -1500, 1500, '#fff6e8')
  dress(w, 'shed', [['watering-can', 300, 0.36, 0, 0.9], ['wheelbarrow', -330, 0.42, 0, 1], ['sunflower', 430, 0.56, 0, 1.4], ['sunflower', 500, 0.56, 0, 1.2], ['pumpkin', 370, 0.36, 0, 0.7], ['clothesline', -760, 0.5, 0, 1.2]], 0.03) // prettier-ignore
  const beds = w.layer('borders', 'mid', 0.3, 0.02)
  for (const x of [-560, -400, -240, 250, 410, 570]) flowerBed(beds.to(w.stand(x, 0.5 - (Math.abs(x) % 3) * 0.02)), 170, w.die(`border${x}`)) // prettier-ignore
  roundTree(p.to(w.stand(640, 0.46)), 860, '#77b552', w.die('tree'))
  scatter(w, p, 'beds', 18, 700, 0.3, 0.54, 200, (q, die) => {
    bush(q, 110 + die.next() * 60, '#66a64c', die)
    for (let i = 0; i < 3; i++) flower(q.to(move((i - 1) * 36, -26)), 60 + die.next() * 30, die.pick(['#ff8fa6', '#ffd34d', '#b48cf2', '#ff9d5c']), die) // prettier-ignore
  })
}

function farm(w: World): void {
  hillside(w, { trees: false })
  const p = w.layer('farm', 'mid', 0.6, 0.08)
  barn(p.to(w.stand(-560, 0.6)))
  roundTree(p.to(w.stand(620, 0.6)), 820, '#77b552', w.die('tree'))
  fence(p.to(w.stand(0, 0.5)), -1400, -240, '#f6ead6')
  fence(p.to(w.stand(0, 0.5)), 300, 1400, '#f6ead6')
  windmill(w.layer('mill', 'far', 0.8, 0.16).to(times(w.stand(w.side === 'right' ? -240 : 260, 0.86), scale(1.2))))
  const field = w.layer('field', 'mid', 0.5, 0.04)
  for (let r = 0; r < 4; r++) for (let i = 0; i < 7; i++) flowerBed(field.to(times(w.stand(330 + i * 90, 0.56 - r * 0.07), scale(0.7))), 84, w.die(`row${r}/${i}`), ['#ffb03a']) // prettier-ignore
  dress(w, 'yard', [['cart', -300, 0.4, 0, 0.9], ['bucket', -220, 0.34, 0, 0.8], ['pumpkin', 300, 0.3, 0, 0.9], ['pumpkin', 372, 0.32, 0, 0.7], ['weathercock', -560, 0.6, 540, 0.7]], 0.03) // prettier-ignore
  scatter(w, p, 'hay', 5, 560, 0.26, 0.42, 300, (q) => {
    q(oval(0, -70, 92, 78), '#e8bf62', 'hay', { material: 'leaf', puff: 0.9 })
    for (const r of [60, 38, 16])
      q(oval(0, -70, r, r * 0.84), shadeOf('#e8bf62', r === 38 ? 0.3 : 1), 'hay', { decal: true })
  })
}

function harbour(w: World): void {
  drawSky(w)
  const y = w.camera.horizon
  ridge(w, 'coast', 90, '#7fae96', 0.5)
  water(w, y, PAGE.h + 40, '#3f9fc4', 'sea')
  const far = w.layer('lighthouse', 'far', 0.8, 0.16)
  if (!looksOut(w)) rock(far.to(w.stand(720, 0.9)), 520, '#9a9fa8')
  if (!looksOut(w)) lighthouse(far.to(times(w.stand(720, 0.9), move(0, -210))), w.night || w.time === 'dusk')
  for (const [x, c] of [[-760, '#e0574a'], [-300, '#f2b33d']] as const) {
    const q = far.to(w.stand(x, 0.72))
    q(blob([-150, -50, 150, -50, 110, 26, -110, 26], 0.5), c, 'boat', { material: 'wood', puff: 0.7 })
    q(limb([0, -50, 5, 0, -330, 4]), '#8a6348', 'mast', { material: 'wood' })
    q(blob([10, -320, 120, -90, 10, -80], 0.4), '#fff6e8', 'sail', { material: 'cloth', puff: 0.5 })
  }
  if (!looksOut(w)) for (const [x, c, roof] of [[-620, '#f2c4a8', '#b5574a'], [-500, '#cfe3d6', '#6f7fa6'], [-390, '#f7e9c9', '#c9624a'], [-290, '#c8dfea', '#8a6a5c']] as const)
    house(far.to(times(w.stand(w.side === 'right' ? -x : x, 0.96), scale(0.62))), { wall: c, roof, door: '#4f86a8', floors: 2, w: 300, lit: w.night || w.time === 'dusk' }, w.die(`quay${x}`))
  glitter(far, w.die('glitter'), gleamOf(w), y + 10, 150, 260, seaLight(w))
  reflection(far, w.stand(720, 0.9)[4], w.stand(720, 0.9)[5] + 6, 150, 90, '#e8b0a0', 0.4)
  birds(w, w.camera.cx - 90, y - 220, 6)
  const p = w.layer('quay', 'ground', 0.2, 0)
  const e = w.camera.base - 58 * w.camera.zoom
  p(rect(-80, e, PAGE.w + 160, PAGE.h + 100 - e), '#c79a68', 'quay', { material: 'wood', puff: 0.1, plain: true, fade: '#a97c50' })
  for (let i = 0; i < 14; i++) p(rect(-80 + i * 92, e, 3, 420), shadeOf('#c79a68', 1.4), 'plank', { decal: true, alpha: 0.6 })
  p(rect(-80, e - 8, PAGE.w + 160, 18, 4), tone('#c79a68', 0.05), 'quay', { material: 'wood', puff: 0.4 })
  for (const x of [-560, 540]) {
    const q = p.to(w.stand(x, 0.1))
    q(blob([-44, 14, -40, -4, -24, -12, -20, -58, -40, -74, -30, -92, 30, -92, 40, -74, 20, -58, 24, -12, 40, -4, 44, 14], 0.6), '#3f4a5f', 'bollard', { material: 'metal', puff: 0.9 })
    q(limb([-28, -80, 3, 0, -84, 4, 20, -82, 2]), '#7f8ba3', 'bollard', { decal: true, alpha: 0.8 })
    for (const [i, y] of [-24, -36, -48].entries()) q(limb([-24 - i, y - 3, 6, 0, y + 4, 6.6, 24 + i, y - 3, 6]), tone('#e8d3a8', (i % 2) * -0.04), 'rope', { material: 'cloth', puff: 0.8 })
    q(limb([24, -46, 6, 60, -10, 6, 96, 8, 6, 140, 4, 6]), '#e8d3a8', 'rope', { material: 'cloth', puff: 0.8 })
  }
  const near = w.layer('moored', 'mid', 0.3, 0.02)
  const b = near.to(times(move(w.camera.cx + (w.side === 'right' ? -330 : 330), e - 6), scale(w.camera.zoom)))
  b(limb([0, -60, 9, 0, -430, 6]), '#8a6348', 'mast', { material: 'wood' })
  b(blob([12, -420, 190, -120, 170, -96, 12, -110], 0.5), '#fff3dc', 'sail', { material: 'cloth', puff: 0.6 })
  b(blob([20, -330, 120, -150, 110, -132, 20, -250], 0.4), '#e0574a', 'stripe', { decal: true })
  b(blob([-230, -96, 230, -110, 180, 30, -170, 30], 0.4), '#3f7fa8', 'boat', { material: 'wood', puff: 0.6 })
  b(limb([-226, -96, 9, 0, -86, 10, 230, -108, 9]), '#f6ead6', 'rail', { material: 'wood' })
  for (const x of [-110, 0, 110]) b(oval(x, -36, 22), '#f2c24a', 'porthole', { material: 'metal', decal: true })
  dress(w, 'catch', [['barrel', 400, 0.2, 0, 1], ['box', -330, 0.2, 0, 0.9], ['rope', -240, 0.12, 0, 0.8], ['fishing-net', 500, 0.16, 60, 1.1], ['lantern', 330, 0.14, 0, 0.8]])
} // prettier-ignore

export const NATURE_PLACES = {
  forest: { back: forest, front: (w) => leafyFront(w) },
  meadow: {
    back: (w) => {
      hillside(w)
      const p = w.layer('meadow', 'mid', 0.2, 0.02)
      scatter(w, p, 'drifts', 16, 640, 0.06, 0.5, 190, (q, die) => flowerBed(q, 120 + die.next() * 60, die))
      dress(
        w,
        'picnic',
        [
          ['basket', 380, 0.42, 0, 0.8],
          ['hat', 300, 0.4, 0, 0.6],
        ],
        0.03,
      )
    },
    front: (w) => leafyFront(w, '#4a9150', false),
  },
  hill: {
    back: (w) => {
      hillside(w)
      windmill(w.layer('mill', 'far', 0.8, 0.14).to(times(w.stand(w.side === 'right' ? -330 : 330, 0.84), scale(1.5))))
      balloonOf(
        w
          .layer('balloon', 'far', 0.9, 0.12)
          .to(
            times(
              move(w.camera.cx + (w.side === 'right' ? 200 : -200), Math.max(120, w.camera.horizon - 380)),
              scale(0.62),
            ),
          ),
        '#e8705a',
      )
      dress(
        w,
        'hilltop',
        [
          ['signpost', 380, 0.34, 0, 0.9],
          // Where a kite lies on the grass, no wind holds another one up.
          ...(w.shown.has('fallen-kite') ? [] : [['kite', -330, 0.6, 420, 0.8] as const]),
        ],
        0.03,
      )
    },
    front: (w) => leafyFront(w, '#4a9150', false),
  },
  park: {
    back: (w) => {
      hillside(w)
      const p = w.layer('park', 'mid', 0.3, 0.03)
      for (const x of [-420, 470]) birch(p.to(w.stand(x, 0.34)), 820, '#8fbf58', w.die(`birch${x}`))
      for (const x of [-250, 300]) lampPost(p.to(times(w.stand(x, 0.6), scale(0.8))), w.night || w.time === 'dusk')
      for (const x of [-560, -260, 270, 560]) flowerBed(p.to(w.stand(x, 0.24)), 170, w.die(`bed${x}`))
      dress(
        w,
        'park-things',
        [
          ['bench', 330, 0.44, 0, 1.15],
          ['bicycle', -360, 0.42, 0, 1],
          ['balloon', 470, 0.5, 60, 1],
        ],
        0.02,
      )
    },
    front: (w) => leafyFront(w, '#3f8a55'),
  },
  garden: { back: garden, front: (w) => leafyFront(w, '#4a9150', false) },
  farm: { back: farm },
  pond: { back: (w) => pond(w, false), front: (w) => leafyFront(w, '#3f8a60', false) },
  river: { back: (w) => pond(w, true), front: (w) => leafyFront(w, '#3f8a60') },
  bridge: {
    back: (w) => {
      pond(w, true)
      // The bridge of a story that gets up is not lying there as well.
      if (!w.shown.has('old-bridge') && !w.shown.has('risen-bridge'))
        bridge(w.layer('bridge', 'mid', 0.3, 0.03).to(w.stand(0, 0.3)), 900, '#b57f52')
      const p = w.layer('banks', 'mid', 0.25, 0.02)
      for (const x of [-470, 470]) lampPost(p.to(times(w.stand(x, 0.3), scale(0.7))), w.night || w.time === 'dusk')
      for (const x of [-560, -400, 400, 560]) flowerBed(p.to(w.stand(x, 0.2)), 160, w.die(`bank${x}`))
    },
    front: (w) => leafyFront(w, '#3f8a60', false),
  },
  beach: { back: beach },
  harbour: { back: harbour },
  jungle: { back: jungle, front: (w) => leafyFront(w, '#1f7050') },
  mountain: { back: mountain },
  'snow-field': { back: snow },
  cave: { back: (w) => cave(w, false) },
  'ice-cave': { back: (w) => cave(w, true) },
  desert: {
    back: (w) => {
      drawSky(w)
      ridge(w, 'mesas', 170, '#d98a62', 0.42, { sharp: false })
      ridge(w, 'dunes', 70, '#f0c078', 0.16)
      ground(w, { color: '#f4cf8c', spots: '#dfae66', stones: '#c98f66' })
      const p = w.layer('cacti', 'mid', 0.3, 0.03)
      const far = w.layer('oasis', 'far', 0.8, 0.2)
      const ox = w.side === 'right' ? -300 : 300
      const om = w.stand(ox, 0.74)
      far(oval(om[4], om[5], 250 * om[0], 34 * om[0]), '#6fc4d0', 'water', {
        material: 'water',
        plain: true,
        puff: 0.1,
      })
      for (const x of [-150, -60, 90, 170])
        palm(far.to(w.stand(ox + x, 0.78)), 560 + (x % 7) * 20, '#6aa85a', w.die(`oasis${x}`))
      for (const [x, s] of [
        [-330, 1],
        [-120, 0.7],
      ] as const) {
        const q = far.to(times(w.stand(w.side === 'right' ? -x : x, 0.96), scale(s)))
        q(poly([-330, 6, 0, -330, 330, 6]), '#f0c888', 'pyramid', { material: 'stone', puff: 0.2, plain: true })
        q(poly([60, 6, 0, -330, 330, 6]), '#d99a66', 'pyramid', {
          material: 'stone',
          puff: 0.2,
          plain: true,
          decal: true,
        })
      }
      const dunes = w.layer('ripples', 'ground', 0.2, 0)
      for (let i = 0; i < 16; i++) {
        const m = w.stand(((i * 271) % 1300) - 650, 0.84 - i * 0.064)
        dunes.to(m)(limb([-150, 0, 1.5, -40, -12, 4, 60, -2, 3, 160, -12, 1.5]), '#e0ad68', 'ripple', {
          material: 'ground',
          puff: 0,
          plain: true,
          decal: true,
          alpha: 0.7,
        })
      }
      dress(
        w,
        'caravan',
        [
          ['bone', 330, 0.26, 0, 0.7],
          ['tent', 420, 0.62, 0, 1.1],
          ['barrel', 560, 0.5, 0, 0.8],
        ],
        0.04,
      )
      scatter(w, p, 'cacti', 9, 760, 0.14, 0.7, 300, (q, die) => cactus(q, 260 + die.next() * 240))
    },
  },
} satisfies Partial<Record<Place, PlaceSet>>
