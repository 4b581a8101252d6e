// How a page falls on pixels: the trimmed page, or the page with its bleed.
import type { Matrix } from '../shapes/matrix.ts'
import { PAGE } from '../places/scenery.ts'

export interface Frame {
  width: number
  height: number
  /** Pixels a scene unit. */
  scale: number
  x: number
  y: number
}

const BLEED = 12.5

export function frameOf(width: number, bleed = false): Frame {
  const edge = bleed ? BLEED : 0
  const scale = width / (PAGE.w + edge * 2)
  return { width, height: Math.round((PAGE.h + edge * 2) * scale), scale, x: -edge, y: -edge }
}

export function viewOf(f: Frame): Matrix {
  return [f.scale, 0, 0, f.scale, -f.x * f.scale, -f.y * f.scale]
}
