// What the illustrator needs from a canvas; whoever calls us brings one.
import type { Matrix } from '../shapes/matrix.ts'
import type { Box, Path } from '../shapes/path.ts'

/** A shape made ready by the canvas; only its maker can read it. */
export interface Outline {
  readonly box: Box
}

export type Paint =
  | string
  | { kind: 'line'; from: readonly [number, number]; to: readonly [number, number]; stops: readonly Stop[] }
  | { kind: 'round'; center: readonly [number, number]; inner: number; outer: number; stops: readonly Stop[] }
  | { kind: 'tile'; tile: Surface; place: Matrix; repeat?: boolean }
export type Stop = readonly [number, string]

export type Blend =
  | 'source-over'
  | 'source-atop'
  | 'source-in'
  | 'destination-out'
  | 'destination-in'
  | 'lighter'
  | 'multiply'
  | 'screen'
  | 'soft-light'
  | 'overlay'

export interface Surface {
  readonly width: number
  readonly height: number
  push(): void
  pop(): void
  /** Sets (not adds) where scene units fall on the pixels. */
  view(m: Matrix): void
  clip(shape: Outline): void
  blend(how: Blend): void
  opacity(a: number): void
  /** Blurs what is drawn from now on, in pixels; 0 stops. */
  blur(pixels: number): void
  /** A cast shadow under what is drawn from now on, in pixels; null stops. */
  shadow(cast: { color: string; blur: number; x: number; y: number } | null): void
  fill(shape: Outline, paint: Paint): void
  fillBox(x: number, y: number, w: number, h: number, paint: Paint): void
  stroke(shape: Outline, color: string, width: number): void
  /** An open line through x, y pairs. */
  line(points: ArrayLike<number>, color: string, width: number): void
  stamp(picture: Surface, x: number, y: number, w: number, h: number): void
  /** Of all of it, or of its upper left corner of this size. */
  pixels(width?: number, height?: number): Uint8ClampedArray
  setPixels(data: Uint8ClampedArray): void
  /** Gives its pixels back: it is never drawn on or stamped again. */
  drop(): void
}

export interface Studio {
  surface(width: number, height: number): Surface
  outline(path: Path): Outline
  /** The crescent left when the shape is moved by dx, dy and taken from itself. */
  crescent(shape: Outline, dx: number, dy: number): Outline
  /** A pencil line that does not quite close. */
  trimmed(shape: Outline, from: number, to: number): Outline
}
