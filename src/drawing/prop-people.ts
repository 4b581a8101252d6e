// Draws somebody who belongs to a thing with the cast's own rig: what is behind, the one, what is before.
import type { Prop } from '../base/props.data.ts'
import type { Emotion } from '../base/scene.ts'
import { FACES } from './emotions.data.ts'
import { drawFigure } from './figure.ts'
import { garbCalled } from './garb.ts'
import type { Pen } from './graph.ts'
import { shapesOf } from './lines.ts'
import { move, scale, times, turn } from './matrix.ts'
import type { PropPerson } from './prop-people.data.ts'
import { PROP_DRAWINGS } from './props.data.ts'

/** Another feeling than its own is the story's friend's. */
export function drawPropPerson(p: Pen, prop: Prop, one: PropPerson, feels?: Emotion): void {
  const [, material, behind] = PROP_DRAWINGS[prop]
  const set = (lines: string) => {
    for (const { path, color, more } of shapesOf(material, lines)) p(path, color, `${prop}/thing`, more)
  }
  const [x, y, size, degrees = 0] = one.at
  if (behind) set(behind)
  drawFigure(p.to(times(move(x, y), turn(degrees), scale(size, Math.abs(size))), `${prop}/`), one.who, {
    pose: one.pose,
    face: { ...FACES[feels ?? one.emotion], ...one.face },
    gaze: one.gaze ?? [0.2, 0],
    pitch: one.pitch ?? 0,
    behind: false,
    garb: garbCalled(one.garb),
  })
  if (one.before) set(one.before)
}
