// Shapes as plain numbers: closed loops of cubic curves, nothing else, so that every style can read them.
import type { Matrix, Point } from './matrix.ts'

/** Where a path keeps its box once somebody has asked: copies, files and whoever compares pictures know nothing of it. */
const BOX = Symbol('box')

/** One closed curve: x, y of the start, then six numbers a cubic. */
export type Loop = readonly number[]
export type Path = readonly Loop[] & { readonly [BOX]?: Box }
export interface Box {
  x: number
  y: number
  w: number
  h: number
}

const K = 0.5522847

/** As `Math.hypot` does it, to the last bit, and without its list of numbers: a page asks it ten thousand times. */
function hypot(x: number, y: number): number {
  const most = Math.max(Math.abs(x), Math.abs(y))
  if (most === 0) return 0
  const a = x / most
  const b = y / most
  const first = a * a
  const second = b * b
  return Math.sqrt(first + second) * most
}

export function oval(cx: number, cy: number, rx: number, ry = rx, degrees = 0): Path {
  const a = (degrees * Math.PI) / 180
  const c = Math.cos(a)
  const s = Math.sin(a)
  const unit = [1, 0, 1, K, K, 1, 0, 1, -K, 1, -1, K, -1, 0, -1, -K, -K, -1, 0, -1, K, -1, 1, -K, 1, 0]
  const loop: number[] = []
  for (let i = 0; i < unit.length; i += 2) {
    const x = (unit[i] ?? 0) * rx
    const y = (unit[i + 1] ?? 0) * ry
    loop.push(cx + x * c - y * s, cy + x * s + y * c)
  }
  return [loop]
}

/** A smooth closed curve through the points (Catmull-Rom); `tension` 1 is round, 0 is straight, `most` keeps handles short. */
export function blob(points: readonly number[], tension = 1, most = 1e6): Path {
  const n = points.length / 2
  const x = (i: number) => points[((i + n) % n) * 2] ?? 0
  const y = (i: number) => points[((i + n) % n) * 2 + 1] ?? 0
  const t = tension / 6
  const loop: number[] = [x(0), y(0)]
  for (let i = 0; i < n; i++) {
    const [x0, y0, x1, y1] = [x(i), y(i), x(i + 1), y(i + 1)]
    const ax = (x1 - x(i - 1)) * t
    const ay = (y1 - y(i - 1)) * t
    const bx = (x(i + 2) - x0) * t
    const by = (y(i + 2) - y0) * t
    const reach = most * hypot(x1 - x0, y1 - y0)
    const ka = Math.min(1, reach / (hypot(ax, ay) || 1))
    const kb = Math.min(1, reach / (hypot(bx, by) || 1))
    loop.push(x0 + ax * ka, y0 + ay * ka, x1 - bx * kb, y1 - by * kb, x1, y1)
  }
  return [loop]
}

/** Straight sides, with corners rounded by `r`. */
export function poly(points: readonly number[], r = 0): Path {
  const n = points.length / 2
  const px = (i: number) => points[((i + n) % n) * 2] ?? 0
  const py = (i: number) => points[((i + n) % n) * 2 + 1] ?? 0
  const loop: number[] = []
  const line = (x: number, y: number) => {
    const fx = loop.at(-2) ?? x
    const fy = loop.at(-1) ?? y
    loop.push(fx + (x - fx) / 3, fy + (y - fy) / 3, fx + ((x - fx) * 2) / 3, fy + ((y - fy) * 2) / 3, x, y)
  }
  for (let i = 0; i < n; i++) {
    const [x, y] = [px(i), py(i)]
    const toward = (j: number): Point => {
      const d = hypot(px(j) - x, py(j) - y) || 1
      const k = Math.min(r, d / 2) / d
      return [x + (px(j) - x) * k, y + (py(j) - y) * k]
    }
    const a = toward(i - 1)
    const b = toward(i + 1)
    if (i === 0) loop.push(a[0], a[1])
    else line(a[0], a[1])
    if (r > 0)
      loop.push(a[0] + (x - a[0]) * K, a[1] + (y - a[1]) * K, b[0] + (x - b[0]) * K, b[1] + (y - b[1]) * K, ...b)
  }
  line(loop[0] ?? 0, loop[1] ?? 0)
  return [loop]
}

export function rect(x: number, y: number, w: number, h: number, r = 0): Path {
  return poly([x, y, x + w, y, x + w, y + h, x, y + h], r)
}

/** A tapered limb through x, y, radius triples, with round ends. */
export function limb(spine: readonly number[]): Path {
  const n = spine.length / 3
  const px = (i: number) => spine[Math.max(0, Math.min(n - 1, i)) * 3] ?? 0
  const py = (i: number) => spine[Math.max(0, Math.min(n - 1, i)) * 3 + 1] ?? 0
  const left: number[] = []
  const right: number[] = []
  for (let i = 0; i < n; i++) {
    let dx = px(i + 1) - px(i - 1)
    let dy = py(i + 1) - py(i - 1)
    const d = hypot(dx, dy) || 1
    dx /= d
    dy /= d
    const [x, y, r] = [px(i), py(i), spine[i * 3 + 2] ?? 0]
    if (i === 0) {
      left.push(x - dx * r, y - dy * r, x - dx * r * 0.7 - dy * r * 0.7, y - dy * r * 0.7 + dx * r * 0.7)
      right.push(x - dx * r * 0.7 + dy * r * 0.7, y - dy * r * 0.7 - dx * r * 0.7)
    }
    left.push(x - dy * r, y + dx * r)
    right.push(x + dy * r, y - dx * r)
    if (i === n - 1) {
      left.push(x + dx * r * 0.7 - dy * r * 0.7, y + dy * r * 0.7 + dx * r * 0.7, x + dx * r, y + dy * r)
      right.push(x + dx * r * 0.7 + dy * r * 0.7, y + dy * r * 0.7 - dx * r * 0.7)
    }
  }
  for (let i = right.length - 2; i >= 0; i -= 2) left.push(right[i] ?? 0, right[i + 1] ?? 0)
  return blob(left, 1, 0.42)
}

export function moved(path: Path, m: Matrix): Path {
  return path.map((loop) => {
    const out: number[] = []
    for (let i = 0; i < loop.length; i += 2) {
      const x = loop[i] ?? 0
      const y = loop[i + 1] ?? 0
      out.push(m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5])
    }
    return out
  })
}

export function boxOf(path: Path): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const loop of path)
    for (let i = 0; i < loop.length; i += 2) {
      const x = loop[i] ?? 0
      const y = loop[i + 1] ?? 0
      if (x < x0) x0 = x
      if (x > x1) x1 = x
      if (y < y0) y0 = y
      if (y > y1) y1 = y
    }
  return { x: x0, y: y0, w: x1 - x0, h: y1 - y0 }
}

/** The same, made once. */
export function keptBox(path: Path): Box {
  const kept = path[BOX]
  if (kept) return kept
  const made = boxOf(path)
  Object.defineProperty(path, BOX, { value: made })
  return made
}

export function joined(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((b) => b.x))
  const y = Math.min(...boxes.map((b) => b.y))
  return {
    x,
    y,
    w: Math.max(...boxes.map((b) => b.x + b.w)) - x,
    h: Math.max(...boxes.map((b) => b.y + b.h)) - y,
  }
}

/** The shape written for a canvas: two decimals are a thousandth of an inch. */
export function pathText(path: Path): string {
  let text = ''
  for (const loop of path) {
    text += `M${Math.round((loop[0] ?? 0) * 100) / 100} ${Math.round((loop[1] ?? 0) * 100) / 100}C`
    for (let i = 2; i < loop.length; i++) text += `${Math.round((loop[i] ?? 0) * 100) / 100} `
    text += 'Z'
  }
  return text
}
