// Open green: a meadow, a hill with its mill, a park.
import { dress } from '../interior.ts'
import { grove, ground, ridge, scatter } from '../land.ts'
import { move, scale, times } from '../../shapes/matrix.ts'
import { balloonOf, birds, flowerBed, village, windmill } from '../outdoors.ts'
import type { PlaceSet } from '../place-set.ts'
import { birch, bush, roundTree } from '../plants.ts'
import { drawSky } from '../sky.ts'
import { lampPost } from '../town.ts'
import type { Scenery } from '../scenery.ts'
import { leafyFront } from './leafy-front.ts'

const GREEN = '#6fae54'

const MEADOW = { color: '#86bd58', grass: '#6ea647' } as const

export function hillside(w: Scenery, opts: { trees?: boolean; path?: boolean } = {}): void {
  drawSky(w)
  ridge(w, 'far-hills', 190, '#7fb3a0', 0.6)
  ridge(w, 'hills', 130, '#86b964', 0.34, { trees: '#5c9a5c' })
  village(w, w.camera.cx + (w.side === 'right' ? -210 : 210), 4)
  birds(w, w.camera.cx + (w.side === 'right' ? 130 : -130), w.camera.horizon - 250)
  ridge(w, 'near-hills', 62, '#90c163', 0.12)
  ground(w, { ...MEADOW, flowers: 26, ...(opts.path === false ? {} : { path: '#e3c48f' }), stones: '#b4b2a8' })
  if (opts.trees !== false)
    grove(
      w,
      'trees',
      7,
      700,
      [
        [0.52, 0.8, 0.2],
        [0.2, 0.46, 0.05],
      ],
      330,
      (p, die) => roundTree(p, 720 + die.next() * 240, die.pick([GREEN, '#83b84e', '#5fa25c']), die),
    )
  const p = w.layer('bushes', 'mid', 0.2, 0.02)
  scatter(w, p, 'bushes', 9, 720, 0.12, 0.6, 300, (q, die) =>
    bush(q, 130 + die.next() * 90, '#6aa84f', die, die.next() < 0.4 ? '#e4604e' : undefined),
  )
}

export const MEADOW_PLACE: PlaceSet = {
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
}

export const HILL_PLACE: PlaceSet = {
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
}

export const PARK_PLACE: PlaceSet = {
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
}
