// A street, a square, a market.
import { shadeOf } from '../../shapes/color.ts'
import { dress, lights } from '../interior.ts'
import { ground } from '../land.ts'
import { move } from '../../shapes/matrix.ts'
import { birds, cobbles, flowerBed } from '../outdoors.ts'
import { limb, oval } from '../../shapes/path.ts'
import type { PlaceSet } from '../place-set.ts'
import { roundTree } from '../plants.ts'
import { bunting } from '../room.ts'
import { drawSky } from '../sky.ts'
import { house, lampPost, skyline, stall } from '../town.ts'
import type { Scenery } from '../scenery.ts'
import { isCleared } from '../../things/put-away.ts'
import { greenFront } from './green-front.ts'

export const WALLS = ['#f6dcb8', '#f2c4a8', '#cfe3d6', '#f7e9c9', '#d9d3ea', '#f4cfc4', '#c8dfea'] as const

export const ROOFS = ['#c9624a', '#b5574a', '#6f7fa6', '#8a6a5c', '#d98a4f'] as const

export const DOORS = ['#4f86a8', '#c9503f', '#5f9160', '#8f5f96'] as const

function street(w: Scenery, opts: { square?: boolean; market?: boolean; bakery?: boolean } = {}): void {
  const lit = w.night || w.time === 'dusk'
  drawSky(w)
  skyline(
    w.layer('skyline', 'far', 0.95, 0.42).to(move(0, w.camera.horizon + 8)),
    ['#b9a6c4', '#d9b9a6', '#a6bcc9'],
    w.die('skyline'),
    lit,
  )
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
    house(
      p.to(w.stand(x * 0.82, d)),
      {
        wall: die.pick(WALLS),
        roof: die.pick(ROOFS),
        door: die.pick(DOORS),
        floors: 2,
        w: 430 + die.next() * 60,
        lit,
        ...(shop ? { shop } : {}),
      },
      die,
    )
  }
  if (opts.square) {
    const q = p.to(w.stand(30, 0.72))
    q(oval(0, 0, 230, 44), '#cfc6bb', 'fountain', { material: 'stone', puff: 0.4 })
    q(oval(0, -8, 196, 34), '#7cc4de', 'fountain', { material: 'water', plain: true })
    q(limb([0, 0, 30, 0, -150, 22]), '#d9d0c4', 'fountain', { material: 'stone' })
    q(oval(0, -156, 96, 22), '#d9d0c4', 'fountain', { material: 'stone' })
    for (const s of [-1, 1])
      q(limb([s * 6, -170, 5, s * 50, -232, 6, s * 96, -150, 5, s * 112, -30, 4]), '#dff2fa', 'fountain', {
        material: 'water',
        alpha: 0.85,
        plain: true,
      })
  }
  const near = w.layer('street', 'mid', 0.3, 0.02)
  if (opts.market)
    for (const [i, x] of [-620, -300, 330, 650].entries())
      stall(
        near.to(w.stand(x, Math.abs(x) > 500 ? 0.2 : 0.46)),
        ['#e0604e', '#5b9fd0', '#f2b33d', '#6fae5b'][i] ?? '#e0604e',
        [
          ['#e8523c', '#7fb04c', '#ffb03a'],
          ['#ffd34d', '#c96aa8', '#e8523c'],
          ['#9a6ac0', '#ff9d5c', '#7fb04c'],
          ['#e8523c', '#ffd34d', '#8f5f3c'],
        ][i] ?? ['#e8523c'],
        w.die(`stall${i}`),
      )
  else {
    for (const x of [-470, 490]) lampPost(near.to(w.stand(x, 0.3)), lit)
    const aside = isCleared(w) ? 230 : 0
    for (const x of [-590 - aside, 610 + aside])
      roundTree(near.to(w.stand(x, 0.2)), w.side === 'top' ? 560 : 760, '#7fb552', w.die(`tree${x < 0 ? -590 : 610}`))
  }
  for (const x of [-560, -330, 340, 570]) if (!opts.market) flowerBed(near.to(w.stand(x, 0.5)), 150, w.die(`bed${x}`))
  if (opts.market)
    dress(w, 'goods', [
      ['basket', 250, 0.36, 0, 1],
      ['pumpkin', -230, 0.36, 0, 1],
      ['sack', 460, 0.4, 0, 1],
      ['barrel', -460, 0.4, 0, 1],
      ['flowers', 200, 0.36, 0, 1.1],
      ['cart', -480, 0.16, 0, 0.8],
    ])
  else if (opts.square)
    dress(w, 'square-things', [
      ['bench', 380, 0.42, 0, 1.1],
      ['signpost', -360, 0.46, 0, 0.9],
      ['cart', -470, 0.5, 0, 0.9],
      ['balloon', 470, 0.44, 90, 1],
    ])
  else
    dress(w, 'street-things', [
      ['bicycle', -310, 0.48, 0, 1],
      ['bench', 350, 0.5, 0, 1],
      ['signpost', 270, 0.56, 0, 0.8],
      ['plant-pot', -430, 0.56, 0, 1.2],
      ['plant-pot', 460, 0.56, 0, 1.2],
      ['gift', 560, 0.34, 0, 0.8],
    ])
  birds(w, w.camera.cx - 40, w.camera.horizon - 330, 5)
  lights(
    w,
    near,
    w.camera.cx - 470 * w.camera.zoom,
    w.camera.cx + 490 * w.camera.zoom,
    w.stand(0, 0.3)[5] - 560 * w.stand(0, 0.3)[0],
    70,
  )
  if (opts.market || opts.square)
    bunting(near, w.camera.cx - 420, w.camera.cx + 420, Math.max(30, w.camera.horizon - 400), 60)
}

export const STREET_PLACE: PlaceSet = { back: (w) => street(w), front: greenFront }

export const SQUARE_PLACE: PlaceSet = { back: (w) => street(w, { square: true }), front: greenFront }

export const MARKET_PLACE: PlaceSet = { back: (w) => street(w, { market: true, square: true }) }
