// Over the roofs: on one of them, and on top of a tower.
import { shadeOf, tone } from '../../shapes/color.ts'
import { gallery, looksOut } from '../gallery.ts'
import { dress, lights } from '../interior.ts'
import { ridge } from '../land.ts'
import { move, scale, times } from '../../shapes/matrix.ts'
import { balloonOf, birds } from '../outdoors.ts'
import { blob, limb, oval, rect } from '../../shapes/path.ts'
import type { PlaceSet } from '../place-set.ts'
import { cloud, drawSky } from '../sky.ts'
import { house, skyline } from '../town.ts'
import { PAGE, type Scenery } from '../scenery.ts'
import { WALLS, ROOFS, DOORS } from './street.ts'

function roofs(w: Scenery, high: boolean): void {
  const lit = w.night || w.time === 'dusk'
  drawSky(w)
  ridge(w, 'hills', 90, '#8fa9b8', 0.6)
  const far = w.layer('skyline', 'far', 0.9, 0.4)
  skyline(far.to(move(0, w.camera.horizon + 50)), ['#c4a6b4', '#d9b48f', '#a6b4c9'], w.die('skyline'), lit)
  skyline(
    far.to(times(move(-140, w.camera.horizon + 130), scale(1.25))),
    ['#b98a8f', '#c99f80', '#8f9fb9'],
    w.die('skyline2'),
    lit,
  )
  birds(w, w.camera.cx - 80, w.camera.horizon - 150, 7)
  balloonOf(
    far.to(
      times(move(w.camera.cx + (w.side === 'right' ? -250 : 250), Math.max(130, w.camera.horizon - 210)), scale(0.6)),
    ),
    high ? '#8a6fc0' : '#4f9a8f',
  )
  const mid = w.layer('near-roofs', 'mid', 0.6, 0.12)
  for (const [x, d] of [
    [-620, 0.62],
    [-250, 0.78],
    [230, 0.76],
    [560, 0.6],
  ] as const) {
    const die = w.die(`near${x}`)
    house(
      mid.to(times(w.stand(x, d), move(0, 330))),
      { wall: die.pick(WALLS), roof: die.pick(ROOFS), door: die.pick(DOORS), floors: 2, w: 330, lit },
      die,
    )
  }
  const p = w.layer('roof', 'ground', 0.2, 0)
  const y = w.camera.base - 46 * w.camera.zoom
  const c = high ? '#cfc4cf' : '#c9694e'
  p(rect(-80, y, PAGE.w + 160, PAGE.h), c, 'roof', { material: 'stone', plain: true, puff: 0.2, fade: shadeOf(c, 1.4) })
  if (high) {
    for (let x = -60; x < 1160; x += 128)
      p(rect(x, y - 74 * w.camera.zoom, 78, 84 * w.camera.zoom, 5), tone(c, 0.02), 'merlon', {
        material: 'stone',
        puff: 0.4,
      })
    p(rect(-80, y - 10, PAGE.w + 160, 26, 4), tone(c, 0.04), 'wall', { material: 'stone', puff: 0.4 })
    const die = w.die('slabs')
    for (let r = 0; r < 5; r++)
      for (let x = -60 - (r % 2) * 60; x < 1180; x += 124)
        p(rect(x + 3, y + 24 + r * 48, 116, 40, 8), tone(c, (die.next() - 0.5) * 0.04), 'slab', {
          material: 'stone',
          puff: 0,
          plain: true,
          decal: true,
        })
    for (const x of [-420, 430]) {
      const q = w.layer(`banner${x}`, 'mid', 0.2, 0).to(w.stand(x, 0.12))
      q(limb([0, 6, 9, 0, -640, 7]), '#8a6348', 'pole', { material: 'wood' })
      q(
        blob([6, -640, 100, -622, 190, -640, 170, -590, 190, -540, 100, -556, 6, -548], 0.7),
        x < 0 ? '#e0574a' : '#5b86c9',
        'flag',
        { material: 'cloth' },
      )
      q(oval(0, -652, 14), '#f2c94a', 'knob', { material: 'metal' })
    }
    dress(w, 'watch', [
      ['telescope', 300, 0.14, 0, 1],
      ['lantern', -290, 0.12, 0, 0.9],
      ['barrel', 520, 0.12, 0, 1],
    ])
  } else {
    for (let r = 0; r < 7; r++)
      for (let x = -60 + (r % 2) * 32; x < 1160; x += 64)
        p(
          limb([x - 28, y + 34 + r * 46, 1.6, x, y + 50 + r * 46, 2.6, x + 28, y + 34 + r * 46, 1.6]),
          shadeOf(c, 1.2),
          'tile',
          { decal: true, alpha: 0.8 },
        )
    const q = p.to(w.stand(w.side === 'left' ? 400 : -400, 0.1))
    q(rect(-70, -330, 140, 350, 5), '#b5675a', 'chimney', { material: 'stone', puff: 0.4 })
    q(rect(-84, -356, 168, 40, 6), '#c9806e', 'chimney', { material: 'stone', puff: 0.4 })
    cloud(q.to(move(30, -420)), 110, '#f2ece6', '#ded8da')
    dress(w, 'roof-garden', [
      ['weathercock', -470, 0.14, 0, 1],
      ['plant-pot', 270, 0.12, 0, 1.1],
      ['clothesline', 360, 0.3, 0, 1.1],
      ['plant-pot', 520, 0.1, 0, 1.2],
      ['lantern', -260, 0.1, 0, 0.8],
    ])
    lights(w, p, w.camera.cx - 420 * w.camera.zoom, w.camera.cx + 430 * w.camera.zoom, y - 420 * w.camera.zoom, 60)
  }
}

export const TOWER_TOP_PLACE: PlaceSet = { back: (w) => (looksOut(w) ? gallery(w) : roofs(w, true)) }

export const ROOFTOP_PLACE: PlaceSet = { back: (w) => roofs(w, false) }
