// The small jokes of a page: on the hero's head or at the far end of the stage.
import { GAG_PROPS } from './gags.data.ts'
import type { Gag } from '../../stage/scene.ts'
import { move, scale, times, turn, type Point } from '../shapes/matrix.ts'
import type { Box } from '../shapes/path.ts'
import { drawProp, readProp } from '../props/prop.ts'
import { PAGE, type Scenery } from '../places/scenery.ts'

/** A small joke: on the hero's head, or at the far end of the stage on the side away from the words. */
export function drawGag(w: Scenery, id: Gag, stage: Box, crown: Point, taken: readonly Box[]): void {
  const p = w.layer('props-gag', 'things', -0.06, 0)
  const k = Math.max(0.62, Math.min(1, w.camera.zoom))
  const floor = Math.min(PAGE.h - 42, stage.y + stage.h)
  const [[first] = []] = GAG_PROPS[id]
  if (id === 'bird-on-head' && first)
    return drawProp(p.to(times(move(crown[0], crown[1] + 8), scale(0.55 * k)), 'gag/'), first)
  const side = w.side === 'left' ? 1 : w.side === 'right' ? -1 : crown[0] > PAGE.w / 2 ? -1 : 1
  for (const [prop, out, depth, size] of GAG_PROPS[id]) {
    const { box } = readProp(prop)
    const s = Math.abs(size) * k
    const half = (box.w * s) / 2 + 6
    const x = stage.x + stage.w / 2 + side * Math.min(stage.w / 2 - half, stage.w * out)
    const y = Math.min(floor, w.stand(0, depth)[5])
    const near = taken.some((b) => x + half > b.x && x - half < b.x + b.w && y > b.y && y < b.y + b.h + 30)
    const m = times(move(near ? stage.x + stage.w - (x - stage.x) : x, y), scale(s), move(-box.x - box.w / 2, 0))
    drawProp(p.to(size < 0 ? times(m, turn(180), move(0, -box.y)) : m, 'gag/'), prop)
  }
}
