// A boat lies in the water, with the water about its hull and the shore before it.
import type { Friend } from '../../stage/scene.ts'
import { tone } from '../shapes/color.ts'
import { blob, limb } from '../shapes/path.ts'
import { drawProp } from '../props/prop.ts'
import type { Placed } from './scene-props.ts'
import type { Scenery } from '../places/scenery.ts'

export function drawAfloat(w: Scenery, placed: readonly Placed[], friend?: Friend): void {
  const floating = placed.filter((one) => one.afloat)
  const shore = w.layers.findIndex(({ name }) => name === 'sand' || name === 'quay' || name === 'gallery')
  const water = w.layers.flatMap((layer) => layer.parts).find((part) => part.id.endsWith('/water'))
  if (floating.length === 0 || !water) return
  const from = w.layers.length
  const p = w.layer('props-afloat', 'things', 0.06, 0)
  for (const one of floating) drawProp(p.to(one.m, 'prop/'), one.prop, friend)
  const lap = w.layer('lap', 'ground', 0.5, 0.04)
  const color = water.fade ?? water.color
  for (const { box } of floating) {
    const [y, deep] = [box.y + box.h * 0.95, box.h * 0.05 + 3]
    const [l, r] = [box.x - box.w * 0.04, box.x + box.w * 1.04]
    const waves = [0, 1, 2, 3, 4, 5, 6].flatMap((i) => [
      l + ((r - l) * i) / 6,
      y + (i % 2 ? -deep * 0.22 : deep * 0.16),
    ])
    lap(blob([...waves, r, y + deep, (l + r) / 2, y + deep * 1.5, l, y + deep], 0.8), color, 'lap', {
      material: 'water',
      plain: true,
      puff: 0,
      alpha: 0.92,
    })
    lap(limb([l, y, 0.5, (l + r) / 2, y - deep * 0.3, 2.4, r, y, 0.5]), tone(color, 0.12), 'lap', {
      material: 'water',
      plain: true,
      decal: true,
      alpha: 0.8,
    })
  }
  const drawn = w.layers.splice(from)
  w.layers.splice(shore < 0 ? w.layers.length : shore, 0, ...drawn)
}
