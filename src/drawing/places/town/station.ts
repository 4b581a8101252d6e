// A railway station with its train.
import { dress } from '../interior.ts'
import { move, scale, times } from '../../shapes/matrix.ts'
import { birds } from '../outdoors.ts'
import { blob, limb, oval, poly, rect } from '../../shapes/path.ts'
import type { PlaceSet } from '../place-set.ts'
import { drawProp, seenAt } from '../../props/prop.ts'
import { drawSky } from '../sky.ts'
import { skyline } from '../town.ts'
import { PAGE, type Scenery } from '../scenery.ts'

function station(w: Scenery): void {
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
    for (let i = 0; i < 4; i++)
      q(rect(x + 44 + i * 138, -350, 106, 120, 16), w.night ? '#ffe29a' : '#cdeaf4', 'window', {
        material: 'glass',
        decal: true,
        lit: w.night,
      })
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
  p(oval(w.stand(0, 0.55)[4] - 200, w.stand(0, 0.55)[5] - 330, 46, 30), '#f4f0f4', 'steam', {
    material: 'cloud',
    puff: 0.6,
    plain: true,
    alpha: 0.7,
  })
  const slabs = w.layer('slabs', 'ground', 0.2, 0)
  for (let i = 0; i < 16; i++)
    slabs(
      poly([-60 + i * 84, y + 34, -57 + i * 84, y + 34, -150 + i * 100, PAGE.h + 60, -156 + i * 100, PAGE.h + 60]),
      '#b3a292',
      'slab',
      { material: 'stone', puff: 0, plain: true, decal: true, alpha: 0.6 },
    )
  birds(w, w.camera.cx, w.camera.horizon - 300, 4)
  const clock = w.layer('station-clock', 'mid', 0.3, 0.02).to(w.stand(w.side === 'right' ? -260 : 260, 0.3))
  clock(limb([0, 4, 12, 0, -430, 10]), '#4a5568', 'pole', { material: 'metal' })
  drawProp(clock.to(times(move(0, -440), scale(0.95)), 'decor/'), seenAt(w, 'clock'))
  dress(w, 'luggage', [
    ['bench', -330, 0.3, 0, 1.1],
    ['suitcase', 360, 0.24, 0, 1],
    ['suitcase', 440, 0.2, 0, 0.8],
    ['wagon', 560, 0.3, 0, 0.9],
    ['box', 545, 0.29, 60, 0.7],
    ['plant-pot', -480, 0.26, 0, 1.2],
    ['bag', -230, 0.24, 0, 0.8],
  ])
  const r = w.layer('canopy', 'mid', 0.2, 0.02)
  for (const x of [-470, 500]) {
    const z = r.to(w.stand(x, 0.24))
    z(limb([0, 4, 15, 0, -760, 13]), '#5c7a6a', 'pillar', { material: 'metal' })
    z(limb([0, -620, 9, 70, -740, 8, 160, -772, 6]), '#5c7a6a', 'pillar', { material: 'metal' })
  }
  if (w.side !== 'top') {
    for (let i = -1; i < 15; i++)
      r(
        blob([i * 84, -80, i * 84 + 84, -80, i * 84 + 84, 44, i * 84 + 42, 74, i * 84, 44], 0.4),
        i % 2 ? '#fff6e6' : '#4f9a8f',
        'canopy',
        { material: 'cloth', puff: 0.3 },
      )
  }
}

export const STATION_PLACE: PlaceSet = { back: station }
