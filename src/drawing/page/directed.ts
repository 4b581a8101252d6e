// The camera as the director of the book wants it: how large the hero is, and how high the eye.
import type { Camera as Wanted } from '../../stage/direction.ts'
import type { Player } from '../composing/crowd.ts'
import { topOf } from '../composing/crowd.ts'
import type { Box } from '../shapes/path.ts'
import { PAGE, type Camera } from '../places/scenery.ts'

interface Shown {
  row: readonly Player[]
  /** What a deed has in hands, in stage units from the middle. */
  things: readonly Box[]
  stage: Box
  /** What everybody takes of the stage, and what large things want beside them. */
  width: number
  beside: number
  indoors: boolean
  /** Others stand behind them, heads and all. */
  isCrowded: boolean
  /** How far off the middle of the place they stand. */
  hero: number
}

/** Somebody behind, in stage units, a step back. */
const GROWN_UP = 500
/** Of the way from the horizon to the foot of the page, where feet are. */
const DOWN = 0.62
/** The ground is no line. */
const LEAST_GROUND = 56

export function directedCamera(wanted: Wanted, shown: Shown): Camera {
  const { view } = wanted
  const hero = shown.row.find(({ spec }) => spec.role === 'hero') ?? shown.row[0]
  // Where nobody is, as on the back of a book, there is nothing to be near to.
  const part = hero && (view === 'near' || view === 'hands') ? cropped(shown, hero) : whole(wanted, shown, hero)
  const { base, zoom } = part
  const lowest = base - LEAST_GROUND
  const horizon = Math.min(wanted.horizon * PAGE.h, lowest)
  const width = shown.width * zoom
  const all = Math.min(shown.stage.w, width + Math.abs(shown.beside) * zoom)
  const spare = Math.max(0, shown.stage.w - all)
  const group = shown.stage.x + all / 2 + (spare * (wanted.across + 1)) / 2
  const cx = group - (Math.sign(shown.beside) * (all - width)) / 2
  // Ground that goes far back shrinks what is on it more than ground seen from low.
  const shrink = shown.indoors ? (horizon < 0.4 * PAGE.h ? 0.5 : 0.3) : 0.7
  return {
    horizon: Math.round(horizon),
    base: Math.round(base),
    cx: cx - shown.hero * zoom,
    zoom,
    shrink,
    hero: shown.hero,
    ...(zoom < (shown.indoors ? 0.85 : 0.6) && { scenery: shown.indoors ? 0.85 : 0.6 }),
  }
}

function whole(
  { tall, horizon }: Wanted,
  { row, things, stage, width, beside, isCrowded }: Shown,
  hero: Player | undefined,
): { base: number; zoom: number } {
  const highest = Math.max(isCrowded ? GROWN_UP : 200, ...row.map((one) => -one.box.y), ...things.map(({ y }) => -y))
  const foot = stage.y + stage.h
  const wish = (tall * PAGE.h) / Math.max(300, hero?.standing ?? 420)
  const zoom = Math.min(wish, stage.w / (width + Math.abs(beside) + 30), (foot - 24 - stage.y) / highest)
  const down = horizon * PAGE.h + (PAGE.h - horizon * PAGE.h) * DOWN
  const base = Math.min(foot - 20, Math.max(down, stage.y + highest * zoom + 4))
  return { base, zoom }
}

/** Of a thing that the page's edge cuts, so much is left. */
const LEFT = 0.68
/** As high as the hero would be, in pages. */
const NEAREST = 1.2
/** What is no higher is seen whole. */
const WHOLE = 170
/** What is under the chin at least: shoulders, and hands before a breast. */
const BREAST = 96

/** Heads, hands and what they touch fill the page; what is below them nobody needs. */
function cropped({ row, things, stage, width, beside }: Shown, hero: Player): { base: number; zoom: number } {
  const top = Math.min(...row.map((one) => topOf(one).y), ...things.map(({ y }) => y))
  const low = row.some(({ pose }) => pose.seat === true || Math.abs(pose.spin ?? 0) > 50)
  const foot = low
    ? 0
    : Math.max(
        ...row.map((one) => one.head[1] + one.radius + BREAST),
        ...row.flatMap(({ held }) => (held ? held.y + held.h + 12 : [])),
        ...things.map(({ y, h }) => y + h * (h < WHOLE ? 1 : LEFT)),
      )
  const lowest = foot === 0 ? stage.y + stage.h - 24 : PAGE.h
  const most = (NEAREST * PAGE.h) / hero.standing
  const zoom = Math.min(most, (lowest - stage.y - 8) / (foot - top), stage.w / (width + Math.abs(beside) + 20))
  return { base: lowest - foot * zoom, zoom }
}
