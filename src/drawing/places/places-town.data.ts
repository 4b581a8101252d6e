// Streets, squares and the things people build.
import type { Place } from '../../stage/scene.ts'
import { shadeOf, tone } from '../shapes/color.ts'
import { gallery, looksOut } from './gallery.ts'
import { dress, lights } from './interior.ts'
import { front, ground, ridge, water } from './land.ts'
import type { Pen } from '../shapes/graph.ts'
import { move, scale, times } from '../shapes/matrix.ts'
import { balloonOf, birds, cobbles, flowerBed, glitter, reflection, seaLight, village, vine } from './outdoors.ts'
import { blob, limb, oval, poly, rect } from '../shapes/path.ts'
import type { PlaceSet } from './place-set.ts'
import { bough, bush, crown, fern, palm, roundTree, tallTrunk } from './plants.ts'
import { drawProp, seenAt } from '../props/prop.ts'
import { bunting } from './room.ts'
import { cloud, drawSky, gleamOf } from './sky.ts'
import { bridge, castle, house, lampPost, lighthouse, skyline, stall, windowPane } from './town.ts'
import { PAGE, type World } from './world.ts'
import { isCleared } from '../things/put-away.ts'

const WALLS = ['#f6dcb8', '#f2c4a8', '#cfe3d6', '#f7e9c9', '#d9d3ea', '#f4cfc4', '#c8dfea'] as const
const ROOFS = ['#c9624a', '#b5574a', '#6f7fa6', '#8a6a5c', '#d98a4f'] as const
const DOORS = ['#4f86a8', '#c9503f', '#5f9160', '#8f5f96'] as const

function street(w: World, opts: { square?: boolean; market?: boolean; bakery?: boolean } = {}): void {
  const lit = w.night || w.time === 'dusk'
  drawSky(w)
  skyline(w.layer('skyline', 'far', 0.95, 0.42).to(move(0, w.camera.horizon + 8)), ['#b9a6c4', '#d9b9a6', '#a6bcc9'], w.die('skyline'), lit) // prettier-ignore
  const soil = opts.square ? '#e0cdb2' : '#d6c4ae'
  ground(w, { color: soil, spots: shadeOf(soil, 0.8), ...(opts.square ? {} : { path: '#e9dcc6' }) })
  cobbles(w, w.layer('paving', 'ground', 0.4, 0), opts.square ? '#d9c4a6' : '#cfbca6')
  const p = w.layer('houses', 'mid', 0.6, 0.08)
  const row = [
    [-1500, 0.84],
    [-1060, 0.76],
    [-640, 0.6],
    [1420, 0.84],
    [1080, 0.74],
    [660, 0.58],
  ] as const
  for (const [i, [x, d]] of row.entries()) {
    const die = w.die(`house${i}`)
    const shop = i === 2 || i === 5 ? die.pick(['#e0604e', '#4f9a8f', '#f2b33d']) : undefined
    house(p.to(w.stand(x * 0.82, d)), { wall: die.pick(WALLS), roof: die.pick(ROOFS), door: die.pick(DOORS), floors: 2, w: 430 + die.next() * 60, lit, ...(shop ? { shop } : {}) }, die) // prettier-ignore
  }
  if (opts.square) {
    const q = p.to(w.stand(30, 0.72))
    q(oval(0, 0, 230, 44), '#cfc6bb', 'fountain', { material: 'stone', puff: 0.4 })
    q(oval(0, -8, 196, 34), '#7cc4de', 'fountain', { material: 'water', plain: true })
    q(limb([0, 0, 30, 0, -150, 22]), '#d9d0c4', 'fountain', { material: 'stone' })
    q(oval(0, -156, 96, 22), '#d9d0c4', 'fountain', { material: 'stone' })
    for (const s of [-1, 1]) q(limb([s * 6, -170, 5, s * 50, -232, 6, s * 96, -150, 5, s * 112, -30, 4]), '#dff2fa', 'fountain', { material: 'water', alpha: 0.85, plain: true }) // prettier-ignore
  }
  const near = w.layer('street', 'mid', 0.3, 0.02)
  if (opts.market)
    for (const [i, x] of [-620, -300, 330, 650].entries()) stall(near.to(w.stand(x, Math.abs(x) > 500 ? 0.2 : 0.46)), ['#e0604e', '#5b9fd0', '#f2b33d', '#6fae5b'][i] ?? '#e0604e', [['#e8523c', '#7fb04c', '#ffb03a'], ['#ffd34d', '#c96aa8', '#e8523c'], ['#9a6ac0', '#ff9d5c', '#7fb04c'], ['#e8523c', '#ffd34d', '#8f5f3c']][i] ?? ['#e8523c'], w.die(`stall${i}`)) // prettier-ignore
  else {
    for (const x of [-470, 490]) lampPost(near.to(w.stand(x, 0.3)), lit)
    const aside = isCleared(w) ? 230 : 0
    for (const x of [-590 - aside, 610 + aside])
      roundTree(near.to(w.stand(x, 0.2)), w.side === 'top' ? 560 : 760, '#7fb552', w.die(`tree${x < 0 ? -590 : 610}`))
  }
  for (const x of [-560, -330, 340, 570]) if (!opts.market) flowerBed(near.to(w.stand(x, 0.5)), 150, w.die(`bed${x}`))
  if (opts.market) dress(w, 'goods', [['basket', 250, 0.36, 0, 1], ['pumpkin', -230, 0.36, 0, 1], ['sack', 460, 0.4, 0, 1], ['barrel', -460, 0.4, 0, 1], ['flowers', 200, 0.36, 0, 1.1], ['cart', -480, 0.16, 0, 0.8]]) // prettier-ignore
  else if (opts.square) dress(w, 'square-things', [['bench', 380, 0.42, 0, 1.1], ['signpost', -360, 0.46, 0, 0.9], ['cart', -470, 0.5, 0, 0.9], ['balloon', 470, 0.44, 90, 1]]) // prettier-ignore
  else dress(w, 'street-things', [['bicycle', -310, 0.48, 0, 1], ['bench', 350, 0.5, 0, 1], ['signpost', 270, 0.56, 0, 0.8], ['plant-pot', -430, 0.56, 0, 1.2], ['plant-pot', 460, 0.56, 0, 1.2], ['gift', 560, 0.34, 0, 0.8]]) // prettier-ignore
  birds(w, w.camera.cx - 40, w.camera.horizon - 330, 5)
  lights(w, near, w.camera.cx - 470 * w.camera.zoom, w.camera.cx + 490 * w.camera.zoom, w.stand(0, 0.3)[5] - 560 * w.stand(0, 0.3)[0], 70) // prettier-ignore
  if (opts.market || opts.square) bunting(near, w.camera.cx - 420, w.camera.cx + 420, Math.max(30, w.camera.horizon - 400), 60) // prettier-ignore
}

function castlePlace(w: World): void {
  drawSky(w)
  ridge(w, 'hills', 150, '#86b078', 0.5, { trees: '#5f9468' })
  castle(w.layer('castle', 'far', 0.75, 0.14).to(w.stand(w.side === 'right' ? -240 : 240, 0.72)), '#d9cfdc', '#8a6fc0', w.night || w.time === 'dusk') // prettier-ignore
  ground(w, { color: '#8ebf5f', path: '#e6d0a6', grass: '#72a84c', flowers: 20 })
  const moat = w.layer('moat', 'ground', 0.4, 0.03)
  const my = w.stand(0, 0.7)[5]
  const mk = w.stand(0, 0.7)[0]
  moat(blob([-90, my + 4, 300, my - 12, 700, my - 4, 1190, my - 14, 1190, my + 62 * mk, 700, my + 74 * mk, 300, my + 66 * mk, -90, my + 82 * mk], 0.8), '#6fb8d6', 'water', { material: 'water', plain: true, puff: 0.1, fade: '#4f9fc4' }) // prettier-ignore
  const cx = w.stand(w.side === 'right' ? -240 : 240, 0.72)[4]
  reflection(moat, cx, my + 8, 560 * mk, 56 * mk, '#cdbfd6', 0.5)
  glitter(moat, w.die('moat'), gleamOf(w), my + 4, 56 * mk, 400, seaLight(w))
  bridge(moat.to(times(w.stand(w.side === 'right' ? -240 : 240, 0.66), scale(0.8))), 420, '#b58a60')
  birds(w, cx, w.camera.horizon - 300, 6)
  village(w, w.camera.cx + (w.side === 'right' ? 160 : -160), 4)
  const p = w.layer('trees', 'mid', 0.3, 0.04)
  for (const x of [-560, -300, 310, 560])
    flowerBed(p.to(w.stand(x, 0.42)), 190, w.die(`bed${x}`), ['#ff8fa6', '#ffffff', '#b48cf2'])
  for (const x of [-640, 680]) roundTree(p.to(w.stand(x, 0.3)), 800, '#6fae54', w.die(`tree${x}`))
  dress(
    w,
    'court',
    [
      ['wagon', -350, 0.36, 0, 0.8],
      ['barrel', 500, 0.44, 0, 0.9],
      ['fence', 620, 0.36, 0, 1],
    ],
    0.02,
  )
  for (const x of [-420, 430]) {
    const q = p.to(w.stand(x, 0.4))
    q(limb([0, 6, 9, 0, -420, 7]), '#8a6348', 'pole', { material: 'wood' })
    q(blob([4, -420, 90, -400, 150, -416, 146, -340, 84, -330, 4, -346], 0.8), '#e0574a', 'flag', { material: 'cloth' })
  }
}

function roofs(w: World, high: boolean): void {
  const lit = w.night || w.time === 'dusk'
  drawSky(w)
  ridge(w, 'hills', 90, '#8fa9b8', 0.6)
  const far = w.layer('skyline', 'far', 0.9, 0.4)
  skyline(far.to(move(0, w.camera.horizon + 50)), ['#c4a6b4', '#d9b48f', '#a6b4c9'], w.die('skyline'), lit)
  skyline(far.to(times(move(-140, w.camera.horizon + 130), scale(1.25))), ['#b98a8f', '#c99f80', '#8f9fb9'], w.die('skyline2'), lit) // prettier-ignore
  birds(w, w.camera.cx - 80, w.camera.horizon - 150, 7)
  balloonOf(far.to(times(move(w.camera.cx + (w.side === 'right' ? -250 : 250), Math.max(130, w.camera.horizon - 210)), scale(0.6))), high ? '#8a6fc0' : '#4f9a8f') // prettier-ignore
  const mid = w.layer('near-roofs', 'mid', 0.6, 0.12)
  for (const [x, d] of [
    [-620, 0.62],
    [-250, 0.78],
    [230, 0.76],
    [560, 0.6],
  ] as const) {
    const die = w.die(`near${x}`)
    house(mid.to(times(w.stand(x, d), move(0, 330))), { wall: die.pick(WALLS), roof: die.pick(ROOFS), door: die.pick(DOORS), floors: 2, w: 330, lit }, die) // prettier-ignore
  }
  const p = w.layer('roof', 'ground', 0.2, 0)
  const y = w.camera.base - 46 * w.camera.zoom
  const c = high ? '#cfc4cf' : '#c9694e'
  p(rect(-80, y, PAGE.w + 160, PAGE.h), c, 'roof', { material: 'stone', plain: true, puff: 0.2, fade: shadeOf(c, 1.4) })
  if (high) {
    for (let x = -60; x < 1160; x += 128) p(rect(x, y - 74 * w.camera.zoom, 78, 84 * w.camera.zoom, 5), tone(c, 0.02), 'merlon', { material: 'stone', puff: 0.4 }) // prettier-ignore
    p(rect(-80, y - 10, PAGE.w + 160, 26, 4), tone(c, 0.04), 'wall', { material: 'stone', puff: 0.4 })
    const die = w.die('slabs')
    for (let r = 0; r < 5; r++) for (let x = -60 - (r % 2) * 60; x < 1180; x += 124) p(rect(x + 3, y + 24 + r * 48, 116, 40, 8), tone(c, (die.next() - 0.5) * 0.04), 'slab', { material: 'stone', puff: 0, plain: true, decal: true }) // prettier-ignore
    for (const x of [-420, 430]) {
      const q = w.layer(`banner${x}`, 'mid', 0.2, 0).to(w.stand(x, 0.12))
      q(limb([0, 6, 9, 0, -640, 7]), '#8a6348', 'pole', { material: 'wood' })
      q(blob([6, -640, 100, -622, 190, -640, 170, -590, 190, -540, 100, -556, 6, -548], 0.7), x < 0 ? '#e0574a' : '#5b86c9', 'flag', { material: 'cloth' }) // prettier-ignore
      q(oval(0, -652, 14), '#f2c94a', 'knob', { material: 'metal' })
    }
    dress(w, 'watch', [
      ['telescope', 300, 0.14, 0, 1],
      ['lantern', -290, 0.12, 0, 0.9],
      ['barrel', 520, 0.12, 0, 1],
    ])
  } else {
    for (let r = 0; r < 7; r++)
      for (let x = -60 + (r % 2) * 32; x < 1160; x += 64) p(limb([x - 28, y + 34 + r * 46, 1.6, x, y + 50 + r * 46, 2.6, x + 28, y + 34 + r * 46, 1.6]), shadeOf(c, 1.2), 'tile', { decal: true, alpha: 0.8 }) // prettier-ignore
    const q = p.to(w.stand(w.side === 'left' ? 400 : -400, 0.1))
    q(rect(-70, -330, 140, 350, 5), '#b5675a', 'chimney', { material: 'stone', puff: 0.4 })
    q(rect(-84, -356, 168, 40, 6), '#c9806e', 'chimney', { material: 'stone', puff: 0.4 })
    cloud(q.to(move(30, -420)), 110, '#f2ece6', '#ded8da')
    dress(w, 'roof-garden', [['weathercock', -470, 0.14, 0, 1], ['plant-pot', 270, 0.12, 0, 1.1], ['clothesline', 360, 0.3, 0, 1.1], ['plant-pot', 520, 0.1, 0, 1.2], ['lantern', -260, 0.1, 0, 0.8]]) // prettier-ignore
    lights(w, p, w.camera.cx - 420 * w.camera.zoom, w.camera.cx + 430 * w.camera.zoom, y - 420 * w.camera.zoom, 60)
  }
}

function treehouse(w: World): void {
  drawSky(w)
  ridge(w, 'woods', 150, '#7fb08a', 0.5, { trees: '#5f9a70' })
  ridge(w, 'woods2', 70, '#86b964', 0.25, { trees: '#5c9a5c' })
  const p = w.layer('tree', 'mid', 0.3, 0.04)
  const k = w.camera.zoom
  for (const s of [-1, 1]) tallTrunk(p.to(times(w.stand(s * 480, 0.1), move(0, 200))), 190, 1900, '#8a6348', w.die(`trunk${s}`)) // prettier-ignore
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
  dress(w, 'den', [['telescope', 320, 0.14, 0, 1], ['bucket', -300, 0.1, 0, 0.8], ['lantern', 20, 0.28, 0, 0.8], ['ladder', -480, 0.2, 0, 1.4], ['kite', 470, 0.26, 200, 0.9], ['notebook', 240, 0.08, 0, 0.7]]) // prettier-ignore
  for (let i = 0; i < 10; i++) {
    const die = w.die(`crown${i}`)
    crown(p.to(move(w.camera.cx + (i % 2 ? 1 : -1) * (260 + die.next() * 420), -20 + die.next() * 110)), 330, 210, '#69aa52', die, 8) // prettier-ignore
  }
}

function wellHouse(w: World, q: Pen): void {
  for (const x of [-110, 110]) q(rect(x - 11, -420, 22, 330), '#8a6348', 'post', { material: 'wood' })
  q(rect(-130, -160, 260, 166, 16), '#b5b0ae', 'well', { material: 'stone', puff: 0.6 })
  for (let i = 0; i < 9; i++) q(rect(-112 + (i % 3) * 78 + (i > 2 && i < 6 ? 24 : 0), -140 + Math.floor(i / 3) * 46, 62, 34, 9), tone('#b5b0ae', ((i * 7) % 5) * 0.012 - 0.02), 'stone', { decal: true }) // prettier-ignore
  q(oval(0, -162, 132, 26), '#cfcac6', 'well', { material: 'stone' })
  q(oval(0, -164, 106, 18), '#39445c', 'well', { decal: true })
  q(limb([-110, -300, 10, 110, -300, 10]), '#9a7350', 'beam', { material: 'wood' })
  q(rect(-2, -300, 4, 110), '#e8d3a8', 'rope', { material: 'cloth' })
  q(poly([-160, -400, 0, -540, 160, -400], 8), '#c9624a', 'roof', { material: 'stone', puff: 0.6 })
  for (let r = 0; r < 3; r++) for (let i = -3 + r; i <= 3 - r; i++) q(limb([i * 40 - 16, -420 - r * 38, 1.6, i * 40, -410 - r * 38, 2.4, i * 40 + 16, -420 - r * 38, 1.6]), '#a34a3c', 'tile', { decal: true, fine: true }) // prettier-ignore
  drawProp(q.to(times(move(0, -186), scale(0.62)), 'decor/'), 'bucket')
  vine(q, -110, -400, 230, '#5fa053', w.die('ivy'))
  for (const x of [-150, 150]) flowerBed(q.to(move(x, 6)), 170, w.die(`well${x}`))
}

function well(w: World): void {
  drawSky(w)
  ridge(w, 'hills', 110, '#86b37c', 0.45, { trees: '#5f9a68' })
  ground(w, { color: '#88bb5a', path: '#dcc09a', grass: '#6ea548', flowers: 18, stones: '#a9a9a6' })
  village(w, w.camera.cx + (w.side === 'right' ? 220 : -220), 4)
  const p = w.layer('well', 'mid', 0.3, 0.03)
  for (const x of [-700, 720]) roundTree(p.to(w.stand(x, 0.4)), 840, '#6fae54', w.die(`tree${x}`))
  if (!w.shown.has('well')) wellHouse(w, p.to(w.stand(w.side === 'right' ? -330 : 330, 0.16)))
  birds(w, w.camera.cx - 60, w.camera.horizon - 260, 4)
  for (const x of [-460, -300, 540]) flowerBed(p.to(w.stand(x, 0.3)), 170, w.die(`bed${x}`))
  dress(w, 'by-the-well', [['watering-can', -330, 0.36, 0, 0.9], ['fence', 620, 0.5, 0, 1.1], ['basket', 500, 0.22, 0, 0.8], ['wheelbarrow', -480, 0.46, 0, 1]], 0.02) // prettier-ignore
}

function station(w: World): void {
  drawSky(w)
  skyline(
    w.layer('skyline', 'far', 0.95, 0.42).to(move(0, w.camera.horizon)),
    ['#c4b0b9', '#d9c0a6'],
    w.die('skyline'),
    w.night,
  )
  const p = w.layer('train', 'mid', 0.5, 0.05)
  const q = p.to(w.stand(-60, 0.55))
  q(rect(-2400, -40, 4800, 46), '#8a8088', 'track', { material: 'stone', plain: true })
  for (const [x, c] of [
    [-980, '#4f9a8f'],
    [-330, '#e0574a'],
    [320, '#4f9a8f'],
    [970, '#e0574a'],
  ] as const) {
    q(rect(x, -400, 610, 330, 34), c, 'carriage', { material: 'metal', puff: 0.4 })
    q(rect(x, -190, 610, 22), '#fff3dc', 'carriage', { decal: true })
    for (let i = 0; i < 4; i++) q(rect(x + 44 + i * 138, -350, 106, 120, 16), w.night ? '#ffe29a' : '#cdeaf4', 'window', { material: 'glass', decal: true, lit: w.night }) // prettier-ignore
    for (const wx of [110, 230, 390, 500]) q(oval(x + wx, -48, 40), '#4a4452', 'wheel', { material: 'metal' })
  }
  const f = w.layer('platform', 'ground', 0.2, 0)
  const y = w.camera.horizon + (w.camera.base - w.camera.horizon) * 0.5
  f(rect(-80, y, PAGE.w + 160, PAGE.h), '#d8c9b8', 'platform', {
    material: 'stone',
    plain: true,
    fade: '#b9a898',
    puff: 0.1,
  })
  f(rect(-80, y + 16, PAGE.w + 160, 12), '#f2c94a', 'line', { decal: true, material: 'stone' })
  p(oval(w.stand(0, 0.55)[4] - 200, w.stand(0, 0.55)[5] - 330, 46, 30), '#f4f0f4', 'steam', { material: 'cloud', puff: 0.6, plain: true, alpha: 0.7 }) // prettier-ignore
  const slabs = w.layer('slabs', 'ground', 0.2, 0)
  for (let i = 0; i < 16; i++) slabs(poly([-60 + i * 84, y + 34, -57 + i * 84, y + 34, -150 + i * 100, PAGE.h + 60, -156 + i * 100, PAGE.h + 60]), '#b3a292', 'slab', { material: 'stone', puff: 0, plain: true, decal: true, alpha: 0.6 }) // prettier-ignore
  birds(w, w.camera.cx, w.camera.horizon - 300, 4)
  const clock = w.layer('station-clock', 'mid', 0.3, 0.02).to(w.stand(w.side === 'right' ? -260 : 260, 0.3))
  clock(limb([0, 4, 12, 0, -430, 10]), '#4a5568', 'pole', { material: 'metal' })
  drawProp(clock.to(times(move(0, -440), scale(0.95)), 'decor/'), seenAt(w, 'clock'))
  dress(w, 'luggage', [['bench', -330, 0.3, 0, 1.1], ['suitcase', 360, 0.24, 0, 1], ['suitcase', 440, 0.2, 0, 0.8], ['wagon', 560, 0.3, 0, 0.9], ['box', 545, 0.29, 60, 0.7], ['plant-pot', -480, 0.26, 0, 1.2], ['bag', -230, 0.24, 0, 0.8]]) // prettier-ignore
  const r = w.layer('canopy', 'mid', 0.2, 0.02)
  for (const x of [-470, 500]) {
    const z = r.to(w.stand(x, 0.24))
    z(limb([0, 4, 15, 0, -760, 13]), '#5c7a6a', 'pillar', { material: 'metal' })
    z(limb([0, -620, 9, 70, -740, 8, 160, -772, 6]), '#5c7a6a', 'pillar', { material: 'metal' })
  }
  if (w.side !== 'top') {
    for (let i = -1; i < 15; i++) r(blob([i * 84, -80, i * 84 + 84, -80, i * 84 + 84, 44, i * 84 + 42, 74, i * 84, 44], 0.4), i % 2 ? '#fff6e6' : '#4f9a8f', 'canopy', { material: 'cloth', puff: 0.3 }) // prettier-ignore
  }
}

function boat(w: World): void {
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
  for (const [i, c] of ['#e0574a', '#f2b33d', '#4f9a8f', '#5b86c9', '#e98a5a'].entries()) q(poly([-20 - i * 58, -800 + i * 104, -66 - i * 58, -760 + i * 104, -30 - i * 58, -730 + i * 104], 3), c, 'pennant', { material: 'cloth', puff: 0.4 }) // prettier-ignore
  q(limb([-6, -850, 2, -330, -190, 2]), '#8a6f5a', 'rigging', { material: 'cloth', plain: true })
  dress(w, 'on-deck', [['ship-wheel', -330, 0.12, 0, 1], ['barrel', 430, 0.1, 0, 1], ['rope', -230, 0.04, 0, 0.8], ['lantern', 320, 0.08, 0, 0.8], ['telescope', 520, 0.1, 0, 0.9]]) // prettier-ignore
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

function gunwale(w: World): void {
  if (w.side === 'bottom') return
  const h = w.layer('gunwale', 'front', -0.3, 0)
  const y = PAGE.h - (w.side === 'top' ? 70 : 14)
  h(blob([-90, y - 40, 200, y, 550, y + 14, 900, y, 1190, y - 40, 1190, 1000, -90, 1000], 0.9), '#b5574a', 'hull', { material: 'wood', puff: 0.4, plain: true, fade: '#8f4440' }) // prettier-ignore
  h(blob([-90, y - 56, 200, y - 16, 550, y - 2, 900, y - 16, 1190, y - 56, 1190, y - 28, 900, y + 10, 550, y + 24, 200, y + 10, -90, y - 28], 0.9), '#f3dcae', 'rail', { material: 'wood', puff: 0.4 }) // prettier-ignore
}

function greenFront(w: World): void {
  front(w, (left, right, die) => {
    for (const [p, side] of [[left, 'left'], [right, 'right']] as const) {
      if (w.side === 'bottom') continue
      bush(p.to(move(40, 0)), 260, '#3f8a58', die, '#ff9aa8')
      for (let i = 0; i < 3; i++) fern(p.to(move(20, 0)), 120, -100 + i * 24, '#2f7a55')
      if (w.side !== 'top' && w.side !== side) bough(p.to(move(-40, -PAGE.h - 30)), 240, '#3f8a58', die)
    }
  })
} // prettier-ignore

export const TOWN_PLACES = {
  street: { back: (w) => street(w), front: greenFront },
  square: { back: (w) => street(w, { square: true }), front: greenFront },
  market: { back: (w) => street(w, { market: true, square: true }) },
  castle: { back: castlePlace, front: greenFront },
  'tower-top': { back: (w) => (looksOut(w) ? gallery(w) : roofs(w, true)) },
  rooftop: { back: (w) => roofs(w, false) },
  treehouse: { back: treehouse, front: greenFront },
  well: { back: well, front: greenFront },
  station: { back: station },
  boat: { back: boat, front: gunwale },
} satisfies Partial<Record<Place, PlaceSet>>
