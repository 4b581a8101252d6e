// Night out of doors: mist where the land ends, so that what is far stands out pale behind what is near; a pool of moonlight about the heroes, and the dark at the reader's feet.
import { isPlace } from '../../stage/places/places.ts'
import { oval } from '../shapes/path.ts'
import { PAGE, type Scenery } from '../places/scenery.ts'

const SOFT = { material: 'light', soft: true, lit: true } as const

export function drawMoonlight(w: Scenery): void {
  if (!w.night || w.indoors || isPlace(w.place, 'groundless')) return
  const { horizon, base, cx, hero, zoom } = w.camera
  const mist = w.layer('night-mist', 'far', 0.9, 0)
  mist(oval(PAGE.w / 2, horizon - 6, 820, 96), w.sky[2], 'mist', { ...SOFT, alpha: 0.5 })
  const [layer] = w.layers.splice(-1)
  const near = w.layers.findIndex(({ kind }) => kind !== 'sky' && kind !== 'far')
  if (layer) w.layers.splice(near < 0 ? w.layers.length : near, 0, layer)
  const p = w.layer('moonlight', 'ground', 0.02, 0)
  p(oval(PAGE.w / 2, PAGE.h + 70, 980, 230), '#0c0f3a', 'near-dark', { ...SOFT, alpha: 0.62 })
  if (w.shot === 'close') return
  const x = cx + hero * zoom
  p(oval(x, base - 4, 470 * zoom + 150, 84 * zoom + 40), '#a9c6ff', 'moon-pool', { ...SOFT, alpha: 0.36 })
}
