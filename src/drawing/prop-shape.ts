// One shape of a thing: where it runs, its paint, and what else the pen must know.
import type { Hex } from './color.ts'
import type { More } from './graph.ts'
import type { Path } from './path.ts'

export interface Shape {
  path: Path
  color: Hex
  more: More
}
