// Where everyone stands and where the words go: shots, the calm zone, and a camera that keeps both.
import type { Shot, TextSide } from '../base/scene.ts'
import type { Box } from './path.ts'
import { PAGE, type Camera } from './world.ts'

export interface Layout {
  /** Half an inch from the trim on every outer side. */
  zone: Box
  /** Where figures may be. */
  stage: Box
  camera: Camera
  behind: boolean
  veil: Box
}

export interface Crowd {
  tallest: number
  shortest: number
  /** Room that all need side by side, in figure units. */
  width: number
}

const ZOOM: Readonly<Record<Shot, number>> = { wide: 0.72, medium: 1.08, close: 1.72, above: 0.8, behind: 1 }

export function layoutOf(shot: Shot, side: TextSide, crowd: Crowd, indoors: boolean): Layout {
  const zone: Box = {
    left: { x: 50, y: 60, w: 350, h: 730 },
    right: { x: PAGE.w - 400, y: 60, w: 350, h: 730 },
    top: { x: 60, y: 50, w: PAGE.w - 120, h: 158 },
    bottom: { x: 60, y: PAGE.h - 204, w: PAGE.w - 120, h: 154 },
  }[side]
  const stage: Box = {
    left: { x: 425, y: 50, w: 635, h: 750 },
    right: { x: 40, y: 50, w: 635, h: 750 },
    top: { x: 60, y: 222, w: PAGE.w - 120, h: 578 },
    bottom: { x: 60, y: 45, w: PAGE.w - 120, h: 588 },
  }[side]
  const veil: Box = {
    left: { x: -60, y: -60, w: 570, h: PAGE.h + 120 },
    right: { x: PAGE.w - 510, y: -60, w: 570, h: PAGE.h + 120 },
    top: { x: -60, y: -60, w: PAGE.w + 120, h: 370 },
    bottom: { x: -60, y: PAGE.h - 300, w: PAGE.w + 120, h: 360 },
  }[side]
  const cx = stage.x + stage.w / 2
  let zoom = Math.min(ZOOM[shot], stage.w / crowd.width)
  let base: number
  if (shot === 'close') {
    zoom = Math.min(zoom, 520 / (crowd.tallest - crowd.shortest + 190))
    zoom = Math.max(zoom, 0.6)
    const top = stage.y + 46
    base = top + crowd.tallest * zoom
    const floor = side === 'bottom' ? PAGE.h - 120 : stage.y + stage.h - 40
    if (base < floor) base = floor
  } else {
    zoom = Math.min(zoom, (stage.h - (shot === 'above' ? 70 : 40)) / crowd.tallest)
    base = stage.y + stage.h - { wide: 62, medium: 50, above: 90, behind: 30 }[shot]
    if (side === 'top') base += 6
  }
  const far = indoors ? 0.42 : 0.5
  const horizon = {
    wide: base - (indoors ? 150 : 205),
    medium: base - (indoors ? 128 : 215),
    close: Math.max(430, Math.min(base - 380, 520)),
    above: Math.max(120, base - 500),
    behind: base - (indoors ? 150 : 265),
  }[shot]
  return {
    zone,
    stage,
    veil,
    behind: shot === 'behind',
    camera: { horizon: Math.round(horizon), base: Math.round(base), cx, zoom, shrink: indoors ? 0.3 : 0.2 + far },
  }
}
