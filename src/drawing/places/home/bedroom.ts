// A bedroom, a child’s or a grown-up’s.
import type { Pen } from '../../shapes/graph.ts'
import { scale, times } from '../../shapes/matrix.ts'
import { limb, oval, poly, rect } from '../../shapes/path.ts'
import type { PlaceSet } from '../place-set.ts'
import { ceiling, dress, free, lights, mouseHole, panels, posy, roomFront, sunPatch, wallShelf } from '../interior.ts'
import { bigWindow, bunting, onWall, picture, room, rug, shelf } from '../room.ts'
import type { Scenery } from '../scenery.ts'
import { WOOD, CLOTH, things, bed } from './furniture.ts'

function drawStars(p: Pen): void {
  for (const [x, y, r] of [
    [-60, 0, 16],
    [10, -34, 11],
    [70, 6, 14],
    [30, 44, 8],
  ] as const)
    p(
      poly(
        Array.from({ length: 20 }, (_, i) => {
          const a = (Math.floor(i / 2) / 10) * Math.PI * 2 - Math.PI / 2
          const k = Math.floor(i / 2) % 2 ? r * 0.45 : r
          return i % 2 ? y + Math.sin(a) * k : x + Math.cos(a) * k
        }),
        2,
      ),
      '#ffe28a',
      'sticker',
      { material: 'paper', puff: 0.3, decal: true },
    )
}

/** What hangs across a room hangs below the words. */
const underWords = ({ side }: Scenery, y: number, least: number) => (side === 'top' ? Math.max(y, least) : y)

function bedroom(w: Scenery): void {
  const p = room(w, { wall: '#bfd9dc', floor: '#dcb585', pattern: 'stripes', skirting: '#fff6e8' })
  const s = free(w)
  panels(w, p, '#f6ead6', 150)
  ceiling(w, p, '#e9e4d6')
  bigWindow(w, p, s * 90, 210, 330, 320, '#f2a48c')
  posy(onWall(w, p, s * 10, 204), '#ff8fa6', '#5b93b8')
  shelf(w, p, s * 480, 260, 3, 'shelf', w.grown ? 'books' : 'toys')
  picture(w, p, -s * 240, 330, 120, '#e98a5a')
  wallShelf(w, p, -460, 330, 250, [
    [w.grown ? 'clock' : 'robot-toy', 0.72],
    ['notebook', 0.7],
    [w.grown ? 'plant-pot' : 'planet-model', 0.6],
    ['trophy', 0.7],
  ])
  if (!w.grown) drawStars(onWall(w, p, -s * 420, 540))
  mouseHole(w, p, 300)
  lights(
    w,
    p,
    w.camera.cx - 560 * w.camera.zoom,
    w.camera.cx + 520 * w.camera.zoom,
    underWords(w, w.camera.horizon - 640 * w.camera.zoom * 0.74, 232),
    40,
  )
  sunPatch(w, 90, 330)
  bunting(
    p,
    w.camera.cx - 330 * w.camera.zoom,
    w.camera.cx + 250 * w.camera.zoom,
    underWords(w, w.camera.horizon - 560 * w.camera.zoom * 0.74, 250),
    46,
  )
  rug(w, 0, 620, '#e87f6a')
  const q = things(w, 0.6)
  if (!w.shown.has('bed')) bed(q.to(times(w.stand(-s * 470, 0.62), scale(s, 1))), '#6fa7cf')
  if (w.grown)
    dress(w, 'things', [
      ['suitcase', 400, 0.36, 0, 0.8],
      ['basket', -330, 0.4, 0, 0.8],
      ['guitar', 480, 0.3, 0, 0.9],
      ['plant-pot', -640, 0.4, 0, 0.9],
    ])
  else
    dress(w, 'toys', [
      ['blocks', 400, 0.36, 0, 0.9],
      ['wagon', -330, 0.4, 0, 0.75],
      ['drum', 480, 0.3, 0, 0.8],
      ['ball', -250, 0.34, 0, 0.8],
      ['boots', -640, 0.4, 0, 0.7],
    ])
  const lamp = q.to(w.stand(s * 270, 0.8))
  lamp(rect(-60, -120, 120, 124, 8), '#c08f5c', 'table', WOOD)
  lamp(oval(0, -190, 120, 110), '#ffe9a8', 'glow', {
    soft: true,
    lit: true,
    alpha: w.night ? 0.8 : 0.3,
    material: 'light',
  })
  lamp(limb([0, -120, 16, 0, -160, 6]), '#7fb0b8', 'lamp', { material: 'metal' })
  lamp(poly([-52, -156, -30, -222, 30, -222, 52, -156], 8), '#ffe6a0', 'lamp', { ...CLOTH, lit: w.night })
}

export const BEDROOM_PLACE: PlaceSet = {
  indoors: true,
  back: bedroom,
  front: (w) => roomFront(w, '#e87f9a', w.grown ? ['plant-pot', 'cushion'] : ['blocks', 'ball']),
}
