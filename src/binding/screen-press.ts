// A press for screens: leaves told as paths and lines of letters, in page units, in the order in which they lie over each other.
// Pictures and paper are the screen's own and lie beneath.
import type { Measure } from './break-lines.ts'
import type { FontRole } from './fonts.ts'
import type { Brush, LeafPress, PaperLeaf } from './leaf-press.ts'
import { type Line, linesOf } from './letters.ts'
import type { Box, Fade } from './stamps.ts'

export interface DrawnPath {
  d: string
  transform: string
  fill?: string
  stroke?: { color: string; width: number }
}

export interface DrawnLine extends Line {
  width: number
}

export interface DrawnMist {
  box: Box
  fade: Fade
  color: string
  alpha: number
}

export interface DrawnLeaf {
  paths: DrawnPath[]
  lines: DrawnLine[]
  mists: DrawnMist[]
  /** Some leaves are words alone where these are many. */
  hasPicture: boolean
}

const at = (...numbers: number[]) => numbers.map((one) => String(Math.round(one * 100) / 100)).join(' ')
const box = (x: number, y: number, w: number, h: number) => `M${at(x, y)}h${at(w)}v${at(h)}h${at(-w)}z`

export function drawForScreen(leaf: PaperLeaf, measure: (role: FontRole) => Measure): DrawnLeaf {
  const drawn: DrawnLeaf = { paths: [], lines: [], mists: [], hasPicture: false }
  const press: LeafPress = {
    doc: brush(drawn.paths),
    measure,
    writeSet(role, set, frame, ink, align) {
      for (const [index, line] of linesOf(role, set, frame, ink, align).entries())
        drawn.lines.push({ ...line, width: set.lines[index]?.width ?? 0 })
    },
    picture: () => void (drawn.hasPicture = true),
    mist: (where, fade, color, alpha) => void drawn.mists.push({ box: where, fade, color, alpha }),
    tag: (_kind, draw) => draw(),
    adorn: (draw) => draw(),
    paper: () => {},
  }
  leaf.draw(press, 0)
  return drawn
}

function brush(paths: DrawnPath[]): Brush {
  let state = { transform: '', width: 1, color: '#000000' }
  const saved: (typeof state)[] = []
  let d = ''
  const change = (next: Partial<typeof state>) => {
    state = { ...state, ...next }
    return made
  }
  const turn = (how: string) => change({ transform: `${state.transform}${how}` })
  const add = (piece: string) => {
    d += piece
    return made
  }
  const end = (how: Pick<DrawnPath, 'fill' | 'stroke'>) => {
    paths.push({ d, transform: state.transform, ...how })
    d = ''
    return made
  }
  const made: Brush = {
    save() {
      saved.push(state)
      return made
    },
    restore: () => change(saved.pop() ?? {}),
    translate: (x, y) => turn(`translate(${at(x, y)})`),
    rotate: (degrees) => turn(`rotate(${at(degrees)})`),
    scale: (x, y) => turn(`scale(${at(x, y)})`),
    moveTo: (x, y) => add(`M${at(x, y)}`),
    lineTo: (x, y) => add(`L${at(x, y)}`),
    bezierCurveTo: (...points) => add(`C${at(...points)}`),
    quadraticCurveTo: (...points) => add(`Q${at(...points)}`),
    closePath: () => add('z'),
    rect: (x, y, w, h) => add(box(x, y, w, h)),
    roundedRect: (x, y, w, h, r) =>
      add(
        `M${at(x + r, y)}h${at(w - 2 * r)}q${at(r, 0, r, r)}v${at(h - 2 * r)}q${at(0, r, -r, r)}h${at(2 * r - w)}q${at(-r, 0, -r, -r)}v${at(2 * r - h)}q${at(0, -r, r, -r)}z`,
      ),
    circle: (x, y, r) => add(`M${at(x - r, y)}a${at(r, r, 0, 1, 0, 2 * r, 0)}a${at(r, r, 0, 1, 0, -2 * r, 0)}z`),
    polygon: (...points) => add(`${points.map((point, index) => `${index ? 'L' : 'M'}${at(...point)}`).join('')}z`),
    lineWidth: (width) => change({ width }),
    lineCap: () => made,
    strokeColor: (color) => change({ color }),
    fill: (fill) => end({ fill }),
    stroke: () => end({ stroke: { color: state.color, width: state.width } }),
    /** Only pictures are cut here, and those are the screen's. */
    clip() {
      d = ''
      return made
    },
  }
  return made
}
