// Draws those who belong to a thing with the cast's own rig: what is behind, each of them, what is before.
import type { Prop } from '../../stage/things/card.ts'
import { cardOf } from '../../stage/things/cards.ts'
import { linesOf } from '../props/drawings.ts'
import type { Emotion } from '../../stage/scene.ts'
import { FACES } from '../heads/emotions.data.ts'
import { drawFigure } from '../people/figure.ts'
import { garbCalled } from '../clothes/garb.ts'
import { PLAIN } from '../recipes/recipes.data.ts'
import { inWayOf, type Pen } from '../shapes/graph.ts'
import { shapesOf } from '../shapes/lines.ts'
import { move, scale, times, turn } from '../shapes/matrix.ts'
import type { PropPerson } from './prop-person.ts'

/** Another feeling than its own is the story's friend's. */
export function drawPropPerson(p: Pen, prop: Prop, one: PropPerson, feels?: Emotion): void {
  const { of } = cardOf(prop)
  const set = (lines: readonly string[]) => {
    for (const { path, color, more } of shapesOf(of, lines)) p(path, color, `${prop}/thing`, more)
  }
  set(linesOf(prop))
  // They sit and hold as the thing was drawn for them: in any style their bodies are the rig's own.
  const own = inWayOf(p, { ...p.recipe, head: PLAIN.head, limbs: PLAIN.limbs })
  const fingers: (() => void)[] = []
  for (const [nth, each] of [one, ...(one.others ?? [])].entries()) {
    const [x, y, size, degrees = 0] = each.at
    const drawn = drawFigure(
      own.to(times(move(x, y), turn(degrees), scale(size, Math.abs(size))), nth === 0 ? `${prop}/` : `${prop}/${nth}/`),
      each.who,
      {
        pose: each.pose,
        face: { ...FACES[feels ?? each.emotion], ...each.face },
        gaze: each.gaze ?? [0.2, 0],
        pitch: each.pitch ?? 0,
        behind: false,
        garb: garbCalled(each.garb),
      },
    )
    if (each.before) set(each.before.split(';'))
    if (each.grips)
      fingers.push(() => {
        drawn.grip('both')
      })
  }
  for (const close of fingers) close()
}
