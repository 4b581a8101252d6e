// The stairs of a house.
import { tone } from '../../shapes/color.ts'
import { scale, times } from '../../shapes/matrix.ts'
import { blob, limb, oval, poly, rect } from '../../shapes/path.ts'
import type { PlaceSet } from '../place-set.ts'
import { ceiling, dress, free, mouseHole, panels, sunPatch } from '../interior.ts'
import { bigWindow, onWall, picture, room, rug } from '../room.ts'
import type { Scenery } from '../scenery.ts'
import { WOOD, CLOTH, things } from './furniture.ts'

function stairs(w: Scenery): void {
  const p = room(w, { wall: '#f3dfc0', floor: '#b98a68', pattern: 'stripes', boards: 'planks' })
  const s = free(w)
  ceiling(w, p, '#ecd6b4', '#b08a64', 760)
  panels(w, p, '#a9bfae')
  bigWindow(w, p, -s * 260, 280, 170, 300, '#b5574a')
  sunPatch(w, -260, 170)
  for (const [i, c] of ['#5b86a9', '#c9745a', '#7fae5b'].entries())
    picture(w, p, s * (60 + i * 150), 420 + i * 70, 92, c, i % 2)
  for (const x of [-430, -90]) {
    const t = onWall(w, p, s * x, 330)
    t(oval(0, -60, 120), '#ffc46a', 'torch-glow', {
      soft: true,
      lit: true,
      material: 'light',
      alpha: w.night ? 0.7 : 0.4,
    })
    t(limb([0, 20, 9, 0, -30, 12]), '#6d4a3a', 'torch', WOOD)
    t(blob([-15, -30, -13, -60, 0, -92, 13, -60, 15, -30], 0.9), '#ffb03d', 'flame', {
      lit: true,
      material: 'light',
      puff: 0,
    })
    t(blob([-7, -32, -6, -48, 0, -66, 6, -48, 7, -32], 0.9), '#fff0a6', 'flame', {
      lit: true,
      material: 'light',
      puff: 0,
    })
  }
  const q = things(w, 0.7)
  const st = q.to(times(w.stand(-s * 40, 0.84), scale(s, 1)))
  for (let i = 0; i < 9; i++) {
    st(rect(i * 84, -60 * (i + 1), 900 - i * 84, 64), tone('#cdb9a6', i * 0.006), 'step', {
      material: 'stone',
      puff: 0.2,
    })
    st(rect(i * 84 - 8, -60 * (i + 1) - 6, 900 - i * 84, 16, 4), '#e6d8c8', 'step', { material: 'stone', puff: 0.3 })
    if (i % 2 === 0) st(rect(i * 84 + 20, -60 * (i + 1) - 150, 12, 150), '#8f6844', 'rail', WOOD)
  }
  for (let i = 0; i < 9; i++)
    st(
      poly([
        i * 84 + 96,
        -60 * (i + 1) - 8,
        i * 84 + 180,
        -60 * (i + 1) - 8,
        i * 84 + 180,
        -60 * (i + 2),
        i * 84 + 160,
        -60 * (i + 2),
        i * 84 + 160,
        -60 * (i + 1) + 6,
        i * 84 + 96,
        -60 * (i + 1) + 6,
      ]),
      '#b5475a',
      'carpet',
      { ...CLOTH, puff: 0.2, decal: true },
    )
  st(limb([10, -210, 11, 740, -730, 11]), '#a9784c', 'rail', WOOD)
  st(oval(8, -226, 22), '#c99a60', 'rail', WOOD)
  dress(w, 'hall', [
    ['plant-pot', -150, 0.86, 0, 1.3],
    ['clock', -600, 1, 320, 0.9],
    ['boots', -460, 0.8, 0, 0.7],
  ])
  mouseHole(w, p, 70)
  rug(w, -s * 60, 520, '#b5475a')
}

export const STAIRS_PLACE: PlaceSet = { indoors: true, back: stairs }
