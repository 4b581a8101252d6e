// What of a prop grows: leaves in masses on a trunk with branches, as in the places, not one round shape on a stick.
import type { Prop } from '../../stage/props.data.ts'
import { dice } from '../../base/dice.ts'
import { pen, type Part, type Pen } from '../shapes/graph.ts'
import type { Shape } from '../shapes/lines.ts'
import { move } from '../shapes/matrix.ts'
import { crown, roundTree } from '../places/plants.ts'

const LEAFY: Readonly<Partial<Record<Prop, (p: Pen) => void>>> = {
  tree: (p) => {
    roundTree(p, 352, '#6cab52', dice('apple tree'))
  },
  'elm-ladders': (p) => {
    crown(p.to(move(150, -690)), 620, 480, '#45834f', dice('elm'), 16)
    crown(p.to(move(330, -560)), 220, 170, '#528f52', dice('bough'), 8)
    crown(p.to(move(160, 0)), 240, 70, '#3d7a4a', dice('foot'), 7)
  },
  'owl-brood': (p) => {
    crown(p.to(move(0, 130)), 900, 420, '#3d7a4a', dice('nest'), 14)
    crown(p.to(move(0, -110)), 660, 340, '#45834f', dice('nest'), 10)
  },
  'branch-tree': (p) => {
    crown(p.to(move(-44, -532)), 500, 300, '#5f9f50', dice('climbing tree'), 11)
    crown(p.to(move(196, -250)), 78, 56, '#6cab52', dice('twig'), 5)
  },
  'owl-tree': (p) => {
    crown(p.to(move(146, -610)), 560, 340, '#45834f', dice('elm'), 12)
  },
}

/** Behind the lines of its drawing. */
export function leavesOf(prop: Prop): Shape[] {
  const parts: Part[] = []
  LEAFY[prop]?.(pen(parts))
  return parts.map(({ path, color, ...more }) => ({ path, color, more }))
}
