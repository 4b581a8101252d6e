// A wood, with light between its trunks.
import { grove, ground, scatter } from '../land.ts'
import { move } from '../../shapes/matrix.ts'
import { vine } from '../outdoors.ts'
import type { PlaceSet } from '../place-set.ts'
import { bush, crown, fern, mushroom, tallTrunk } from '../plants.ts'
import { drawSky } from '../sky.ts'
import type { Scenery } from '../scenery.ts'
import { leafyFront } from './leafy-front.ts'

function forest(w: Scenery): void {
  drawSky(w)
  const far = w.layer('far-wood', 'far', 0.95, 0.5)
  scatter(w, far, 'far-trunks', 26, 900, 0.84, 1, 60, (p, die) =>
    tallTrunk(p, 70 + die.next() * 40, 2300, '#6f8f7c', die),
  )
  scatter(w, far, 'far-leaves', 22, 1000, 0.86, 1, 40, (p, die) => bush(p, 420 + die.next() * 200, '#6fa878', die))
  const k = w.camera.zoom
  for (let i = 0; i < 12; i++) {
    const die = w.die(`far-crown${i}`)
    const x = -60 + i * 110 + die.next() * 40
    const dip = Math.abs(x - w.camera.cx)
    crown(far.to(move(x, 10 + die.next() * 80 - Math.max(0, 190 - dip) * 0.5)), 300, 190, '#6fa878', die, 6)
  }
  ground(w, { color: '#83b957', path: '#dcb983', grass: '#68a148', flowers: 14, stones: '#a9aaa2' })
  grove(
    w,
    'trunks',
    7,
    700,
    [
      [0.5, 0.74, 0.2],
      [0.24, 0.46, 0.05],
    ],
    330,
    (p, die, d) => {
      tallTrunk(p, 92 + die.next() * 50, 1900, d > 0.5 ? '#86705c' : '#7b5a46', die)
      if (die.next() < 0.5) mushroom(p.to(move(90, 6)), 0.9)
    },
  )
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
    for (let i = 0; i < 5; i++)
      fern(p, 84 + die.next() * 40, -148 + i * 29, die.pick(['#5c9f4e', '#4d9058', '#74ad4c']))
  })
  scatter(w, floor, 'mushrooms', 9, 560, 0.04, 0.4, 230, (p, die) => {
    mushroom(p, 0.7 + die.next() * 0.5, die.pick(['#e4513e', '#e98a4a', '#e4513e']))
    mushroom(p.to(move(46, 6)), 0.45, '#e4513e')
  })
  for (let i = 0; i < 5; i++)
    vine(mid, w.camera.cx + (i % 2 ? 1 : -1) * (240 + i * 74), -60, 190 + (i % 3) * 70, '#5a9c56', w.die(`vine${i}`))
}

export const FOREST_PLACE: PlaceSet = { back: forest, front: (w) => leafyFront(w) }
