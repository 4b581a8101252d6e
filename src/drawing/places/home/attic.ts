// Under the roof, and under the house.
import { shadeOf, tone, type Hex } from '../../shapes/color.ts'
import { scale, times } from '../../shapes/matrix.ts'
import { blob, limb, oval, poly, rect } from '../../shapes/path.ts'
import type { PlaceSet } from '../place-set.ts'
import { cobweb, dress, free, mouseHole, roomFront, sunPatch, wallShelf } from '../interior.ts'
import { bigWindow, hangingLamp, room, rug, shelf } from '../room.ts'
import { PAGE, type Scenery } from '../scenery.ts'
import { WOOD, things } from './furniture.ts'

function attic(w: Scenery, cellar: boolean): void {
  const p = room(
    w,
    cellar
      ? { wall: '#a99aa0', floor: '#b59c88', pattern: 'stones', boards: 'stones' }
      : { wall: '#d3b08a', floor: '#c0935f', pattern: 'planks' },
  )
  const s = free(w)
  for (const side of [-1, 1])
    p(oval(550 + side * 620, 160, 420, 520), '#2f2140', 'corner', { soft: true, alpha: 0.42, material: 'light' })
  if (cellar) {
    shelf(w, p, -s * 380, 420, 3, 'jars', 'jars')
    for (let i = -3; i <= 3; i++)
      p(
        blob(
          [
            w.camera.cx + i * 380 * w.camera.zoom - 190 * w.camera.zoom,
            -90,
            w.camera.cx + i * 380 * w.camera.zoom + 190 * w.camera.zoom,
            -90,
            w.camera.cx + i * 380 * w.camera.zoom + 190 * w.camera.zoom,
            w.camera.horizon - 430 * w.camera.zoom,
            w.camera.cx + i * 380 * w.camera.zoom,
            w.camera.horizon - 560 * w.camera.zoom,
            w.camera.cx + i * 380 * w.camera.zoom - 190 * w.camera.zoom,
            w.camera.horizon - 430 * w.camera.zoom,
          ],
          0.5,
        ),
        i % 2 ? '#8d7f88' : '#978992',
        'vault',
        { material: 'stone', puff: 0.2, plain: true },
      )
    wallShelf(
      w,
      p,
      420,
      300,
      300,
      [
        ['bottle', 0.8],
        ['candle', 0.8],
        ['bottle', 0.8],
        ['honey-jar', 0.7],
      ],
      '#8f6844',
    )
    mouseHole(w, p, 250)
  } else {
    bigWindow(w, p, s * 40, 300, 190, 190)
    sunPatch(w, 40, 190)
    for (const side of [-1, 1])
      p(
        poly(
          [
            w.camera.cx + side * 800,
            -80,
            w.camera.cx + side * 190,
            -80,
            w.camera.cx + side * 800,
            w.camera.horizon - 60,
          ],
          4,
        ),
        '#b98f66',
        'roof',
        { material: 'wood', puff: 0.1, plain: true },
      )
    for (const side of [-1, 1])
      p(
        limb([w.camera.cx + side * 800, w.camera.horizon - 60, 15, w.camera.cx + side * 190, -80, 15]),
        '#8f6844',
        'beam',
        WOOD,
      )
  }
  const q = things(w, 0.7)
  const lamp = w.side === 'top' ? 250 : 120
  hangingLamp(w, p, s * 160 * w.camera.zoom, lamp, '#6f8f9c')
  const box = (x: number, d: number, size: number, c: Hex) => {
    const b = q.to(times(w.stand(x, d), scale(size)))
    b(rect(-80, -120, 160, 124, 8), c, 'trunk', WOOD)
    b(blob([-84, -112, -80, -160, 0, -176, 80, -160, 84, -112], 0.8), tone(c, 0.03), 'trunk', WOOD)
    for (const bx of [-50, 50])
      b(rect(bx - 9, -168, 18, 172, 3), shadeOf(c, 1.6), 'strap', { decal: true, material: 'leather' })
    b(rect(-14, -124, 28, 30, 5), '#ffd65c', 'lock', { material: 'metal' })
  }
  if (cellar)
    dress(w, 'store', [
      ['lantern', -320, 0.8, 160, 0.9],
      ['pumpkin', 330, 0.5, 0, 1],
      ['sack', 430, 0.56, 0, 1.1],
      ['box', -640, 0.4, 0, 1],
      ['vegetables', 300, 0.34, 0, 0.8],
      ['rope', -470, 0.3, 0, 0.9],
      ['broom', 240, 0.92, 0, 1],
    ])
  else
    dress(w, 'oldies', [
      ['chair', 250, 0.84, 0, 1.2],
      ['bicycle', -700, 0.74, 0, 1.5],
      ['guitar', 330, 0.8, 0, 1.3],
      ['hat', -330, 0.8, 172, 0.8],
      ['telescope', 180, 0.94, 0, 0.9],
      ['box', 400, 0.44, 0, 0.9],
      ['suitcase', -600, 0.42, 0, 1.1],
      ['planet-model', 500, 0.72, 205, 0.8],
      ['quilt', -520, 0.7, 226, 0.7],
      ['lantern', -230, 0.86, 0, 0.8],
    ])
  cobweb(p, s > 0 ? PAGE.w - 60 : 60, 40, 150, -s)
  if (!cellar) mouseHole(w, p, 620)
  box(-s * 520, 0.7, 1.3, '#a9684a')
  box(-s * 330, 0.8, 1, '#7f8f6a')
  box(s * 500, 0.72, 1.2, '#8f7a9c')
  for (const x of [s * 650, s * 740]) {
    const b = q.to(w.stand(x, 0.5))
    b(blob([-70, 0, -84, -90, -70, -180, 70, -180, 84, -90, 70, 0], 0.8), '#b07f50', 'barrel', WOOD)
    for (const y of [-40, -138]) b(rect(-84, y, 168, 16, 4), '#7d7480', 'hoop', { material: 'metal', decal: true })
  }
  if (cellar) rug(w, 0, 420, '#8f8f9c')
  else rug(w, 0, 560, '#b5605a')
}

export const ATTIC_PLACE: PlaceSet = {
  indoors: true,
  back: (w) => attic(w, false),
  front: (w) => roomFront(w, '#8f6844', ['box', 'lantern']),
}

export const CELLAR_PLACE: PlaceSet = {
  indoors: true,
  back: (w) => attic(w, true),
  front: (w) => roomFront(w, '#6d5a6a', ['barrel', 'pumpkin']),
}
