// Where a sound is lettered: beside what makes it, on the free side of it; never over a face, and never under the words.
import { dice } from '../../base/dice.ts'
import { drawLetters, roomOf } from '../page/lettering.ts'
import { WORDLESS } from '../page/layout.ts'
import { PAGE } from '../places/scenery.ts'
import type { Box } from '../shapes/path.ts'
import type { Staged } from './stage-page.ts'

/** How high its letters are, the first that has room. */
const HEIGHTS = [74, 60, 48, 38] as const
const FAR = 0.55

const shared = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

/** What makes it: a thing, somebody, or one of those who are only there. */
function sourceOf({ things, touched, faces, extras, giant, stage }: Staged, from: string): Box {
  const thing = [...things, ...touched].find(({ prop }) => prop === from)?.box
  const face = faces.find(({ id }) => id === from)?.box
  const [other] = extras.heads
  return thing ?? face ?? giant?.head ?? other ?? stage
}

export function letterSounds(staged: Staged): void {
  const { scene, scenery, page } = staged
  const taken: Box[] = []
  for (const { text, from } of scene.sounds ?? []) {
    const box = placed(staged, text, sourceOf(staged, from), taken)
    taken.push(box)
    drawLetters(scenery.layer('sound', 'things', -0.06, 0), text, box, dice(`${page.seed}/${page.n ?? 0}/${text}`))
  }
}

/** Beside its source, as near as may be; rather smaller, and farther off, than over bodies and things. */
function placed(staged: Staged, text: string, source: Box, taken: readonly Box[]): Box {
  const { page, zone, stage, faces, extras, bodies, things, touched } = staged
  const heads = [...faces.map(({ box }) => box), ...extras.heads].map(({ x, y, w, h }) => ({
    x: x - w * 0.2,
    y: y - h * 0.3,
    w: w * 1.4,
    h: h * 1.5,
  }))
  const solid = [...bodies, ...extras.bodies, ...[...things, ...touched].map(({ box }) => box)]
  // In a panel everything stays in it.
  const field = page.room ? stage : WORDLESS.stage
  const [cx, cy] = [source.x + source.w / 2, source.y + source.h / 2]
  const spots = HEIGHTS.flatMap((high, nth) => {
    const wanted = roomOf(text, high)
    const k = Math.min(1, (PAGE.w * 0.5) / wanted.w, (stage.w * 0.9) / wanted.w)
    const size = { w: wanted.w * k, h: wanted.h * k }
    const across = steps(field.x, field.x + field.w - size.w)
    const down = steps(field.y, field.y + field.h - size.h)
    return across.flatMap((x) => down.map((y) => ({ box: { x, y, ...size }, nth })))
  })
  const cost = ({ box, nth }: (typeof spots)[number]) => {
    const area = box.w * box.h
    const over = (others: readonly Box[]) => others.reduce((sum, other) => sum + shared(box, other), 0) / area
    const [dx, dy] = [box.x + box.w / 2 - cx, box.y + box.h / 2 - cy]
    return (
      over([zone]) * 400 +
      over(heads) * 90 +
      over(taken) * 90 +
      over(solid) * 9 +
      (Math.hypot(dx, dy * 1.2) / PAGE.w) * FAR * 8 +
      nth * 0.5
    )
  }
  const best = spots.reduce((found, one) => (cost(one) < cost(found) ? one : found))
  return best.box
}

const steps = (from: number, to: number) => Array.from({ length: 25 }, (_, i) => from + ((to - from) * i) / 24)
