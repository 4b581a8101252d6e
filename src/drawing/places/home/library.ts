// A library.
import { blob, limb, rect } from '../../shapes/path.ts'
import type { PlaceSet } from '../place-set.ts'
import { ceiling, dress, free, mouseHole, roomFront, sunPatch } from '../interior.ts'
import { bigWindow, hangingLamp, room, rug, shelf } from '../room.ts'
import type { Scenery } from '../scenery.ts'
import { WOOD, CLOTH, things } from './furniture.ts'

function library(w: Scenery): void {
  const p = room(w, { wall: '#8f6a58', floor: '#b98a5f', pattern: 'none', skirting: '#6d4a3a' })
  const s = free(w)
  bigWindow(w, p, s * 60, 250, 210, 330, '#b5574a')
  ceiling(w, p, '#a9806a', '#6d4a3a', 730)
  sunPatch(w, 60, 210)
  for (const x of [-820, -430, 520, 900]) shelf(w, p, s * x, 340, 5, `books${x}`)
  rug(w, 0, 640, '#a9544a')
  const q = things(w, 0.6)
  hangingLamp(w, p, -s * 200 * w.camera.zoom, w.side === 'top' ? 250 : 110, '#4f8f6a')
  const l = q.to(w.stand(s * 330, 0.9))
  for (const x of [-40, 40]) l(limb([x * 1.3, 4, 8, x, -560, 8]), '#d9a560', 'ladder', WOOD)
  for (let i = 0; i < 6; i++) l(rect(-50, -80 - i * 84, 100, 14, 4), '#d9a560', 'ladder', WOOD)
  const chair = q.to(w.stand(-s * 230, 0.74))
  chair(blob([-96, -60, -100, -210, -70, -262, 70, -262, 100, -210, 96, -60], 0.8), '#4f8f7a', 'armchair', CLOTH)
  chair(rect(-88, -120, 176, 84, 26), '#5fa08a', 'armchair', CLOTH)
  for (const x of [-100, 100]) chair(rect(x - 28, -160, 56, 160, 26), '#46806c', 'armchair', CLOTH)
  dress(w, 'readers', [
    ['lamp', -360, 0.8, 0, 1.7],
    ['planet-model', 250, 0.8, 0, 1.4],
    ['notebook', -230, 0.72, 130, 0.6],
    ['candle', 150, 0.95, 248, 0.6],
    ['plant-pot', 420, 0.5, 0, 1.1],
    ['notebook', 300, 0.36, 0, 0.7],
  ])
  mouseHole(w, p, 210)
  const stack = q.to(w.stand(-s * 400, 0.4))
  for (let i = 0; i < 5; i++)
    stack(
      rect(-60 + (i % 2) * 10, -28 * (i + 1), 120, 27, 4),
      ['#e0604e', '#5b93b8', '#f2b33d', '#7fae5b', '#8f6bb0'][i] ?? '#fff',
      'book',
      { material: 'paper', puff: 0.4 },
    )
}

export const LIBRARY_PLACE: PlaceSet = {
  indoors: true,
  back: library,
  front: (w) => roomFront(w, '#b5574a', ['plant-pot', 'plant-pot']),
}
