// A desert with an oasis far away.
import { dress } from '../interior.ts'
import { ground, ridge, scatter } from '../land.ts'
import { scale, times } from '../../shapes/matrix.ts'
import { limb, oval, poly } from '../../shapes/path.ts'
import type { PlaceSet } from '../place-set.ts'
import { cactus, palm } from '../plants.ts'
import { drawSky } from '../sky.ts'

export const DESERT_PLACE: PlaceSet = {
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
}
