// What a trade or a story puts on over the clothes: a tall white hat, an apron, a mitre, a pillowcase with two holes.
import type { Build } from '../people/build.ts'
import type { FacePose } from '../heads/emotions.data.ts'
import { drawEye } from '../heads/eye.ts'
import type { GarbName } from '../../stage/people/garb.ts'
import { GARB_LINES, type GarbLines } from './garb.data.ts'
import type { Pen } from '../shapes/graph.ts'
import { shapesOf, type Shape } from '../shapes/lines.ts'
import { scale } from '../shapes/matrix.ts'
import { drawMouth } from '../heads/mouth.ts'
import { blob, oval } from '../shapes/path.ts'

export interface Garb {
  /** Torso space. */
  over(torso: Pen, build: Build): void
  /** Head space. */
  onHead(head: Pen, face: FacePose, gaze: readonly [number, number]): void
}

/** The body that the lines are written for. */
const NOMINAL = { torso: 160, hip: 55 }

const put = (p: Pen, shapes: readonly Shape[]) => {
  for (const { path, color, more } of shapes) p(path, color, 'garb', more)
}

const read = (lines: string | undefined): readonly Shape[] => (lines ? shapesOf('cloth', lines.split(';')) : [])

/** Two holes, neither in the right place. */
function lookOut(p: Pen, face: FacePose, gaze: readonly [number, number]): void {
  for (const s of [-1, 1]) {
    const [x, y] = [s * 36 + 4, s * 4 - 4]
    p(oval(x, y, 36, 38), '#c9bfae', 'garb', { decal: true })
    p(oval(x, y, 32, 34), '#c98e63', 'garb', { decal: true, material: 'skin' })
    drawEye(p, { x, y, squash: 1, size: 1.08, lid: face.lid, low: face.low, iris: face.iris, color: '#7a4a2c', around: '#c98e63', lash: '#2f1f38', gaze, sign: s }) // prettier-ignore
  }
  if (face.smile < 0) {
    p(blob([30, 36, 38, 50, 30, 58, 22, 50], 0.9), '#7cc4f2', 'garb', { material: 'glass', puff: 0.9 })
    p(oval(27, 49, 2, 4), '#ffffff', 'garb', { decal: true, alpha: 0.85 })
  }
  drawMouth(p, { ...face, open: 0, tongue: 0 }, { x: 2, y: 58, size: 1, squash: 1, line: '#7a5f52' })
}

function garbOf(name: GarbName): Garb {
  const { head, body }: GarbLines = GARB_LINES[name]
  const [above, below] = [read(head), read(body)]
  return {
    over: (torso, build) => {
      put(torso.to(scale(build.hip / NOMINAL.hip, build.torso / NOMINAL.torso)), below)
    },
    onHead: (p, face, gaze) => {
      put(p, above)
      if (name === 'pillowcase') lookOut(p, face, gaze)
    },
  }
}

const made = new Map<GarbName, Garb>()

export function garbCalled(name: GarbName | undefined): Garb | undefined {
  if (!name) return undefined
  const found = made.get(name) ?? garbOf(name)
  made.set(name, found)
  return found
}
