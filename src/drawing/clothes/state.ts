// What stays on a character until it is washed off: mud, snow, flour, leaves.
import type { Dice } from '../../base/dice.ts'
import type { State } from '../../stage/scene.ts'
import type { Drawn } from '../poses/acting.ts'
import type { Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { at, move, scale, times, turn } from '../shapes/matrix.ts'
import { blob, limb, oval } from '../shapes/path.ts'

const SPOTS: Readonly<Partial<Record<State, readonly [Hex, number]>>> = {
  muddy: ['#7a5334', 0.9],
  snowy: ['#ffffff', 0.95],
  floury: ['#fffaf0', 0.8],
  sooty: ['#40383e', 0.6],
  dusty: ['#cbb592', 0.6],
}

export function drawState(p: Pen, states: readonly State[], drawn: Drawn, dice: Dice): void {
  const s = drawn.skeleton
  const on = [
    s.near.elbow,
    s.nearLeg.knee,
    s.farLeg.knee,
    s.nearLeg.ankle,
    at(s.torso, -12, -40),
    at(s.torso, 18, -66),
    s.far.elbow,
  ]
  for (const state of states) {
    const spots = SPOTS[state]
    if (spots)
      for (const [x, y] of on)
        for (let i = 0; i < 2; i++) {
          const r = 4 + dice.next() * 5
          p(oval(x + (dice.next() - 0.5) * 16, y + (dice.next() - 0.5) * 16, r * 1.2, r), spots[0], state, {
            decal: true,
            alpha: spots[1],
            material: 'ground',
          })
        }
    if (state === 'wet')
      for (const [x, y] of on.slice(0, 6))
        p(blob([x, y - 9, x + 4.5, y, x, y + 5, x - 4.5, y]), '#9ad4f4', 'wet', {
          decal: true,
          alpha: 0.9,
          material: 'water',
        })
    if (state === 'leafy')
      for (const [i, [x, y]] of on.slice(0, 5).entries())
        p.to(times(move(x, y), turn(i * 77)))(
          blob([0, 0, 6, -5, 14, -4, 19, 0, 13, 4, 6, 5]),
          i % 2 ? '#7fb04c' : '#e0a43c',
          'leafy',
          { decal: true, material: 'leaf' },
        )
    if (state === 'windblown')
      for (let i = 0; i < 3; i++) {
        const [x, y] = at(s.torso, -90, -120 + i * 60)
        p(limb([x, y, 0.6, x - 24, y - 5, 2, x - 52, y + 2, 0.6]), '#ffffff', 'windblown', {
          decal: true,
          alpha: 0.7,
          lit: true,
          material: 'light',
        })
      }
    if (state === 'glowing') {
      const q = p.to(times(s.torso, scale(1)))
      for (let i = 0; i < 9; i++)
        q(oval((dice.next() - 0.5) * 220, -60 - dice.next() * 160, 5), '#fff3a6', 'glowing', {
          lit: true,
          soft: true,
          material: 'light',
        })
    }
  }
}
