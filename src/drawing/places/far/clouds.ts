// Among the clouds, and on top of them.
import { mix } from '../../shapes/color.ts'
import { scatter } from '../land.ts'
import { move, scale, times } from '../../shapes/matrix.ts'
import { balloonOf, birds, rainbow } from '../outdoors.ts'
import { blob, limb, oval, poly, rect } from '../../shapes/path.ts'
import type { PlaceSet } from '../place-set.ts'
import { cloud, drawSky } from '../sky.ts'
import { castle } from '../town.ts'
import type { Dice } from '../../../base/dice.ts'
import type { Pen } from '../../shapes/graph.ts'
import type { Scenery } from '../scenery.ts'
import { LIT } from './gleam.ts'

function clouds(w: Scenery, top: boolean): void {
  drawSky(w)
  const far = w.layer('far-clouds', 'far', 0.9, 0.12)
  const die = w.die('clouds')
  const base = w.hour.cloud
  for (let i = 0; i < 9; i++)
    cloud(
      far.to(move(die.next() * 1160 - 30, w.camera.horizon - 110 + die.next() * 170)),
      260 + die.next() * 160,
      base,
      mix(base, w.sky[1], 0.55),
    )
  const s = w.side === 'right' ? -1 : 1
  balloonOf(far.to(times(move(w.camera.cx + s * 270, 230 + (w.side === 'top' ? 150 : 0)), scale(0.9))), '#e8705a')
  balloonOf(far.to(times(move(w.camera.cx - s * 290, 330 + (w.side === 'top' ? 110 : 0)), scale(0.55))), '#6f8fd0')
  birds(w, w.camera.cx - s * 150, 240, 6)
  if (!top) {
    rainbow(far, w.camera.cx + s * 60, w.camera.horizon + 210, 470, w.night ? 0.16 : 0.34)
    const land = w.layer('land', 'far', 0.95, 0.45)
    land(blob([-90, 800, 200, 760, 500, 786, 820, 752, 1190, 790, 1190, 940, -90, 940]), '#86b964', 'land', {
      material: 'ground',
      plain: true,
    })
    for (const [i, c] of ['#9ccc72', '#d9c878', '#79ad5c', '#c4d67f', '#8fc06a'].entries())
      land(
        blob([i * 230 - 60, 800 + (i % 2) * 26, i * 230 + 90, 782, i * 230 + 150, 806, i * 230 + 30, 842], 0.4),
        c,
        'field',
        { material: 'ground', plain: true, decal: true, alpha: 0.8 },
      )
    land(limb([330, 940, 16, 420, 850, 9, 560, 812, 6, 640, 782, 3]), '#8fd0e8', 'river', {
      material: 'water',
      plain: true,
      puff: 0,
    })
    for (let i = 0; i < 7; i++)
      cloud(far.to(move(die.next() * 1160, 640 + die.next() * 170)), 320, base, mix(base, w.sky[2], 0.6))
    return
  }
  rainbow(far, w.camera.cx + s * 40, w.camera.horizon + 60, 400, w.night ? 0.2 : 0.45)
  const keep = w.layer('cloud-castle', 'far', 0.85, 0.16).to(times(w.stand(s * 330, 0.9), scale(1.1)))
  castle(keep, '#f4eef8', '#f0a6c0', w.night || w.time === 'dusk')
  for (const x of [-420, -180, 100, 360]) cloud(keep.to(move(x, 30)), 420, '#ffffff', mix(base, w.sky[1], 0.4))
  drawCloudFloor(w, die)
  const puffs = w.layer('cloud-puffs', 'mid', 0.3, 0)
  scatter(w, puffs, 'puffs', 10, 640, 0.06, 0.6, 250, (q) => cloud(q, 200, '#ffffff', mix(base, w.sky[1], 0.4)))
  hangStars(w, puffs, s)
}

function drawCloudFloor(w: Scenery, die: Dice): void {
  const base = w.hour.cloud
  const p = w.layer('cloud-floor', 'ground', 0.3, 0)
  for (let r = 0; r < 4; r++) {
    const y = w.camera.horizon + 30 + r * r * 22 + r * 46
    const pts: number[] = [-120, 980, -120, y]
    for (let x = -120; x < 1240; x += 96) pts.push(x + 30, y - 34 - die.next() * 26, x + 78, y - 4)
    pts.push(1260, y, 1260, 980)
    p(blob(pts, 0.95), mix('#ffffff', base, 0.5 + r * 0.1), 'cloud', {
      material: 'cloud',
      puff: 0.4,
      plain: true,
      fade: mix(base, w.sky[1], 0.5 - r * 0.06),
    })
  }
}

/** On threads, toys of the sky. */
function hangStars(w: Scenery, puffs: Pen, s: number): void {
  for (const [i, [x, y, r]] of (
    [
      [-300, 150, 26],
      [-210, 230, 16],
      [250, 130, 22],
      [330, 240, 14],
      [60, 100, 16],
    ] as const
  ).entries()) {
    const [sx, sy] = [w.camera.cx + s * x, y + (w.side === 'top' ? 150 : 0)]
    puffs(rect(sx - 0.8, -80, 1.6, sy + 70), '#fff3c4', 'thread', { ...LIT, alpha: 0.6 })
    puffs(oval(sx, sy, r * 2.2), '#fff0b0', 'star-glow', { ...LIT, soft: true, alpha: 0.4 })
    puffs(
      poly(
        Array.from({ length: 20 }, (_, j) =>
          j % 2
            ? sy - Math.cos((Math.floor(j / 2) * Math.PI) / 5) * (Math.floor(j / 2) % 2 ? r * 0.48 : r)
            : sx + Math.sin((Math.floor(j / 2) * Math.PI) / 5) * (Math.floor(j / 2) % 2 ? r * 0.48 : r),
        ),
        3,
      ),
      i % 2 ? '#ffe28a' : '#ffd65c',
      'hanging-star',
      { material: 'paper', puff: 0.7, lit: true },
    )
  }
}

export const SKY_PLACE: PlaceSet = { back: (w) => clouds(w, false) }

export const CLOUD_TOP_PLACE: PlaceSet = { back: (w) => clouds(w, true) }
