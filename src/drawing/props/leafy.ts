// What of a thing grows: leaves in masses on a trunk with branches, as in the places, not one round shape on a stick.
import { dice } from '../../base/dice.ts'
import { crown, roundTree } from '../places/plants.ts'
import { pen, type Part } from '../shapes/graph.ts'
import type { Shape } from '../shapes/lines.ts'
import { move } from '../shapes/matrix.ts'

/** `c x y width height leaves #rrggbb seed` is a crown, `t height #rrggbb seed` a tree. */
export const isLeafy = (line: string): boolean => /^[ct] /.test(line)

/** Behind the lines of its drawing. */
export function leavesOf(lines: readonly string[]): Shape[] {
  const parts: Part[] = []
  const p = pen(parts)
  for (const line of lines.filter(isLeafy)) {
    const [, said = '', code = '', seed = ''] = /^([^#]*)#(\w+) (.*)$/.exec(line) ?? []
    const [kind, ...numbers] = said.trim().split(' ')
    const [x = 0, y = 0, w = 0, h = 0, count = 0] = numbers.map(Number)
    const color = `#${code}` as const
    if (kind === 't') roundTree(p, x, color, dice(seed))
    else crown(p.to(move(x, y)), w, h, color, dice(seed), count)
  }
  return parts.map(({ path, color, ...more }) => ({ path, color, more }))
}
