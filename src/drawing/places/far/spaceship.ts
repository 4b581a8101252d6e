// Inside a spaceship, and a station among the stars.
import { shadeOf } from '../../shapes/color.ts'
import { dress } from '../interior.ts'
import { move, scale, times } from '../../shapes/matrix.ts'
import { blob, limb, oval, poly, rect } from '../../shapes/path.ts'
import type { PlaceSet } from '../place-set.ts'
import { onWall, room } from '../room.ts'
import { station } from '../station.ts'
import type { Pen } from '../../shapes/graph.ts'
import type { Scenery } from '../scenery.ts'
import { GLASS, METAL, LIT } from './gleam.ts'

function ship(w: Scenery): void {
  const p = room(w, { wall: '#cfd6e6', floor: '#9aa6bc', pattern: 'none', boards: 'tiles', skirting: '#7f8fb0' })
  const s = w.side === 'right' ? -1 : 1
  for (const [x, r] of [[s * 60, 220]] as const) {
    const q = onWall(w, p, x, 390)
    q(oval(0, 0, r + 26), '#8f9cb8', 'porthole', METAL)
    const pane = oval(0, 0, r)
    q(pane, '#22245c', 'window', { ...GLASS, plain: true, lit: true, fade: '#5a4a9c' })
    const inside = { decal: true, clip: pane, lit: true, material: 'light' } as const
    for (let i = 0; i < 16; i++)
      q(oval(((i * 83) % (r * 2)) - r, ((i * 59) % (r * 2)) - r, 1.6 + (i % 3)), '#fff6d8', 'star', inside)
    q(oval(r * 0.35, r * 0.3, r * 0.42), '#4f9fd8', 'planet', inside)
    q(blob([-r * 0.7, -r * 0.3, -r * 0.3, -r * 0.72, -r * 0.1, -r * 0.66, -r * 0.5, -r * 0.1]), '#ffffff', 'gleam', {
      ...inside,
      alpha: 0.16,
    })
    for (let i = 0; i < 8; i++)
      q(oval(Math.cos(i * 0.785) * (r + 13), Math.sin(i * 0.785) * (r + 13), 5), '#6f7c98', 'bolt', {
        ...METAL,
        decal: true,
      })
  }
  const trim = '#a6b2cc'
  for (let i = -7; i <= 7; i++)
    onWall(w, p, i * 150)(rect(-1.5, -900, 3, 900), shadeOf(trim, 0.6), 'seam', { ...METAL, decal: true, alpha: 0.5 })
  onWall(w, p, 0)(rect(-1200, -130, 2400, 16, 4), '#5b93d0', 'stripe', { ...METAL, decal: true })
  onWall(w, p, 0)(rect(-1200, -700, 2400, 44, 8), trim, 'duct', METAL)
  for (let i = -8; i <= 8; i++) onWall(w, p, i * 130)(rect(-14, -708, 28, 60, 6), shadeOf(trim, 0.7), 'clamp', METAL)
  for (const [i, c] of ['#7fe0c0', '#ffd05c', '#7fc8ff'].entries()) {
    const q = onWall(w, p, s * (330 + i * 96), 330)
    q(rect(-40, -62, 80, 62, 8), '#2f3a5c', 'screen', { ...GLASS, plain: true })
    q(limb([-30, -24, 2.4, -10, -46, 2.4, 6, -18, 2.4, 30, -40, 2.4]), c, 'screen', { ...LIT, decal: true })
  }
  drawHatch(w, p, s)
  dress(w, 'aboard', [
    ['chair', 270, 0.7, 0, 1.2],
    ['plant-pot', -250, 0.84, 0, 1.1],
    ['robot-toy', 360, 0.34, 0, 1.1],
    ['planet-model', 640, 0.4, 0, 1.3],
  ])
  drawConsole(w)
  for (let i = 0; i < 9; i++) p(rect(w.camera.cx - 540 + i * 130, 18, 70, 15, 7), '#fff6d0', 'strip', LIT)
}

function drawHatch(w: Scenery, p: Pen, s: number): void {
  const door = onWall(w, p, -s * 420)
  door(rect(-96, -350, 192, 354, 40), '#7f8fb0', 'hatch', METAL)
  door(rect(-78, -332, 156, 336, 32), '#aebad0', 'hatch', METAL)
  door(oval(0, -220, 42), '#3f4f7c', 'hatch', { ...GLASS, plain: true })
  door(limb([-78, -110, 4, 78, -110, 4]), '#7f8fb0', 'hatch', { ...METAL, decal: true })
}

function drawConsole(w: Scenery): void {
  const desk = w.layer('console', 'mid', 0.8, 0).to(w.stand(0, 0.9))
  for (const side of [-1, 1]) {
    const d = desk.to(times(move(side * 520, 0), scale(side, 1)))
    d(poly([-180, 4, -150, -150, 190, -150, 230, 4], 8), '#7f8fb0', 'console', METAL)
    d(poly([-160, -150, -120, -230, 170, -230, 196, -150], 8), '#97a6c4', 'console', METAL)
    for (let i = 0; i < 10; i++)
      d(
        oval(-90 + (i % 5) * 52, -206 + Math.floor(i / 5) * 34, 11),
        ['#ff7a6a', '#ffd05c', '#7fe0a0', '#7fc8ff'][i % 4] ?? '#fff',
        'light',
        { ...LIT, decal: true },
      )
    d(rect(-110, -110, 220, 80, 10), '#2f3a5c', 'screen', { ...GLASS, plain: true })
    d(limb([-90, -60, 3, -40, -86, 3, 0, -56, 3, 40, -90, 3, 90, -66, 3]), '#7fe0c0', 'screen', { ...LIT, decal: true })
  }
}

export const SPACESHIP_PLACE: PlaceSet = { indoors: true, back: ship }

export const SPACE_STATION_PLACE: PlaceSet = { indoors: true, back: station }
