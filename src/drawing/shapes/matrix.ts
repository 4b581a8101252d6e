// Where things stand: 2 x 3 matrices [a, b, c, d, e, f] in the order that canvases use.
export type Matrix = readonly [number, number, number, number, number, number]
export type Point = readonly [number, number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

export function times(...all: readonly Matrix[]): Matrix {
  return all.reduce((m, n) => [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ])
}

export const move = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y]
export const scale = (x: number, y = x): Matrix => [x, 0, 0, y, 0, 0]
export function turn(degrees: number, x = 0, y = 0): Matrix {
  const a = (degrees * Math.PI) / 180
  const c = Math.cos(a)
  const s = Math.sin(a)
  return [c, s, -s, c, x - c * x + s * y, y - s * x - c * y]
}

export function at(m: Matrix, x: number, y: number): Point {
  return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]]
}

export function sizeOf(m: Matrix): number {
  return Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2]))
}

export function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const k = 1 / (a * d - b * c)
  return [d * k, -b * k, -c * k, a * k, (c * f - d * e) * k, (b * e - a * f) * k]
}
