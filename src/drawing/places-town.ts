// Streets, squares and the things people build.
import type { Place } from '../base/scene.ts'
import { shadeOf, tone } from './color.ts'
import { front, ground, ridge, water } from './land.ts'
import { move, scale, times } from './matrix.ts'
import { blob, limb, oval, poly, rect } from './path.ts'
import type { PlaceSet } from './place-set.ts'
import { bough, bush, crown, fern, roundTree, tallTrunk } from './plants.ts'
import { bunting } from './room.ts'
import { cloud, drawSky } from './sky.ts'
import { castle, house, lampPost, skyline, stall, windowPane } from './town.ts'
import { PAGE, type World } from './world.ts'

const WALLS = ['#f6dcb8', '#f2c4a8', '#cfe3d6', '#f7e9c9', '#d9d3ea', '#f4cfc4', '#c8dfea'] as const
const ROOFS = ['#c9624a', '#b5574a', '#6f7fa6', '#8a6a5c', '#d98a4f'] as const
const DOORS = ['#4f86a8', '#c9503f', '#5f9160', '#8f5f96'] as const

function street(w: World, opts: { square?: boolean; market?: boolean; bakery?: boolean } = {}): void {
  const lit = w.night || w.time === 'dusk'
  drawSky(w)
  skyline(w.layer('skyline', 'far', 0.95, 0.6).to(move(0, w.camera.horizon + 8)), ['#b9a6c4', '#d9b9a6', '#a6bcc9'], w.die('skyline'), lit) // prettier-ignore
  const soil = opts.square ? '#e0cdb2' : '#d6c4ae'
  ground(w, { color: soil, spots: shadeOf(soil, 0.8), ...(opts.square ? {} : { path: '#e9dcc6' }) })
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
    for (const x of [-590, 610]) roundTree(near.to(w.stand(x, 0.2)), 760, '#7fb552', w.die(`tree${x}`))
  }
  if (opts.market || opts.square) bunting(near, w.camera.cx - 420, w.camera.cx + 420, Math.max(30, w.camera.horizon - 400), 60) // prettier-ignore
}

function castlePlace(w: World): void {
  drawSky(w)
  ridge(w, 'hills', 150, '#86b078', 0.5, { trees: '#5f9468' })
  castle(w.layer('castle', 'far', 0.75, 0.14).to(w.stand(w.side === 'right' ? -240 : 240, 0.72)), '#d9cfdc', '#8a6fc0', w.night || w.time === 'dusk') // prettier-ignore
  ground(w, { color: '#8ebf5f', path: '#e6d0a6', grass: '#72a84c', flowers: 20 })
  const p = w.layer('trees', 'mid', 0.3, 0.04)
  for (const x of [-640, 680]) roundTree(p.to(w.stand(x, 0.3)), 800, '#6fae54', w.die(`tree${x}`))
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
  const p = w.layer('roof', 'ground', 0.2, 0)
  const y = w.camera.base - 46 * w.camera.zoom
  const c = high ? '#cfc4cf' : '#c9694e'
  p(rect(-80, y, PAGE.w + 160, PAGE.h), c, 'roof', { material: 'stone', plain: true, puff: 0.2, fade: shadeOf(c, 1.4) })
  if (high) {
    for (let x = -60; x < 1160; x += 128) p(rect(x, y - 74 * w.camera.zoom, 78, 84 * w.camera.zoom, 5), tone(c, 0.02), 'merlon', { material: 'stone', puff: 0.4 }) // prettier-ignore
    p(rect(-80, y - 10, PAGE.w + 160, 26, 4), tone(c, 0.04), 'wall', { material: 'stone', puff: 0.4 })
  } else {
    for (let r = 0; r < 7; r++)
      for (let x = -60 + (r % 2) * 32; x < 1160; x += 64) p(limb([x - 28, y + 34 + r * 46, 1.6, x, y + 50 + r * 46, 2.6, x + 28, y + 34 + r * 46, 1.6]), shadeOf(c, 1.2), 'tile', { decal: true, alpha: 0.8 }) // prettier-ignore
    const q = p.to(w.stand(w.side === 'left' ? 400 : -400, 0.1))
    q(rect(-70, -330, 140, 350, 5), '#b5675a', 'chimney', { material: 'stone', puff: 0.4 })
    q(rect(-84, -356, 168, 40, 6), '#c9806e', 'chimney', { material: 'stone', puff: 0.4 })
    cloud(q.to(move(30, -420)), 110, '#f2ece6', '#ded8da')
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
  q(rect(-380, -470, 760, 474, 6), '#d9a868', 'hut', { material: 'wood', puff: 0.2, fade: '#c08f54' })
  for (let i = -5; i <= 5; i++) q(rect(i * 70 - 1.5, -470, 3, 474), shadeOf('#d9a868', 1.3), 'plank', { decal: true })
  windowPane(q, -210, -330, 150, 150, '#fff3dc', w.night)
  q(rect(80, -340, 170, 344, 80), '#6d4a3a', 'door', { material: 'wood', decal: true })
  q(poly([-450, -450, 0, -720, 450, -450], 14), '#5f9a60', 'roof', { material: 'leaf', puff: 0.5 })
  const f = w.layer('deck', 'ground', 0.1, 0)
  const y = w.camera.base - 54 * k
  f(rect(-80, y, PAGE.w + 160, 84 * k + 60), '#c99a60', 'deck', {
    material: 'wood',
    plain: true,
    puff: 0.2,
    fade: '#b08048',
  })
  for (let i = 0; i < 12; i++)
    f(rect(-60 + i * 106, y, 3, 120 * k + 60), shadeOf('#c99a60', 1.4), 'plank', { decal: true })
  f(rect(-80, y + 84 * k + 40, PAGE.w + 160, 30, 4), '#8f6238', 'beam', { material: 'wood' })
  for (let i = 0; i < 10; i++) {
    const die = w.die(`crown${i}`)
    crown(p.to(move(w.camera.cx + (i % 2 ? 1 : -1) * (260 + die.next() * 420), -20 + die.next() * 110)), 330, 210, '#69aa52', die, 8) // prettier-ignore
  }
}

function well(w: World): void {
  drawSky(w)
  ridge(w, 'hills', 110, '#86b37c', 0.45, { trees: '#5f9a68' })
  ground(w, { color: '#88bb5a', path: '#dcc09a', grass: '#6ea548', flowers: 18, stones: '#a9a9a6' })
  const p = w.layer('well', 'mid', 0.3, 0.03)
  for (const x of [-700, 720]) roundTree(p.to(w.stand(x, 0.4)), 840, '#6fae54', w.die(`tree${x}`))
  const q = p.to(w.stand(w.side === 'right' ? -330 : 330, 0.16))
  for (const x of [-110, 110]) q(rect(x - 11, -420, 22, 330), '#8a6348', 'post', { material: 'wood' })
  q(rect(-130, -160, 260, 166, 16), '#b5b0ae', 'well', { material: 'stone', puff: 0.6 })
  for (let i = 0; i < 9; i++) q(rect(-112 + (i % 3) * 78 + (i > 2 && i < 6 ? 24 : 0), -140 + Math.floor(i / 3) * 46, 62, 34, 9), tone('#b5b0ae', ((i * 7) % 5) * 0.012 - 0.02), 'stone', { decal: true }) // prettier-ignore
  q(oval(0, -162, 132, 26), '#cfcac6', 'well', { material: 'stone' })
  q(oval(0, -164, 106, 18), '#39445c', 'well', { decal: true })
  q(limb([-110, -300, 10, 110, -300, 10]), '#9a7350', 'beam', { material: 'wood' })
  q(rect(-2, -300, 4, 110), '#e8d3a8', 'rope', { material: 'cloth' })
  q(poly([-160, -400, 0, -540, 160, -400], 8), '#c9624a', 'roof', { material: 'stone', puff: 0.6 })
}

function station(w: World): void {
  drawSky(w)
  skyline(
    w.layer('skyline', 'far', 0.95, 0.55).to(move(0, w.camera.horizon)),
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
      if (w.side === side || w.side === 'bottom') continue
      bush(p.to(move(40, 0)), 260, '#3f8a58', die, '#ff9aa8')
      for (let i = 0; i < 3; i++) fern(p.to(move(20, 0)), 120, -100 + i * 24, '#2f7a55')
      if (w.side !== 'top') bough(p.to(move(-40, -PAGE.h - 30)), 240, '#3f8a58', die)
    }
  })
} // prettier-ignore

export const TOWN_PLACES = {
  street: { back: (w) => street(w), front: greenFront },
  square: { back: (w) => street(w, { square: true }), front: greenFront },
  market: { back: (w) => street(w, { market: true, square: true }) },
  castle: { back: castlePlace, front: greenFront },
  'tower-top': { back: (w) => roofs(w, true) },
  rooftop: { back: (w) => roofs(w, false) },
  treehouse: { back: treehouse, front: greenFront },
  well: { back: well, front: greenFront },
  station: { back: station },
  boat: { back: boat, front: gunwale },
} satisfies Partial<Record<Place, PlaceSet>>
