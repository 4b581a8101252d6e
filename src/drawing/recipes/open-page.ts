// A page without a full background: its place is there about those whom the page is about, and the rest is paper.
import { isHouse } from '../composing/behind-cast.ts'
import type { Staged } from '../composing/stage-page.ts'
import { partBox, PLAIN_LIGHT, type Layer } from '../shapes/graph.ts'
import { joined, rect, type Box, type Path } from '../shapes/path.ts'
import { reversed } from '../shapes/reversed.ts'
import { PAGE } from '../places/scenery.ts'
import { PAPER_INK } from './inks.data.ts'
import { dieOf, givesUpBackground } from './gives-up-background.ts'
import { edgeOf, roundOf } from './paper-shape.ts'
import type { PaperEdge } from './recipe.ts'

/** What of the page the picture takes at most, to be seen as a spot on paper. */
const MOST = 0.74
/** An edge that swells stays out of the words. */
const AWAY = 30

export function openPage(staged: Staged): void {
  const { scenery, calm } = staged
  const { open } = scenery.recipe
  if (!open || isWhole(staged) || !givesUpBackground(staged)) return
  const edge = edgeAbout(staged, open.edge)
  if (!edge) return
  const at = scenery.layers.findIndex(isTold)
  const rest = scenery.layers.slice(at).filter((layer) => isTold(layer) || layer.kind === 'air' || layer.name === 'lap')
  const before = scenery.layers.slice(0, at).filter(({ kind }) => kind !== 'calm' && kind !== 'paper')
  const sheet = rect(-60, -60, PAGE.w + 120, PAGE.h + 120)
  const paper: Layer = {
    ...{ name: 'paper', kind: 'paper', depth: 0, grade: PLAIN_LIGHT },
    parts: [
      {
        path: [...sheet, ...edge.map(reversed)],
        color: open.paper,
        material: 'light',
        puff: 0,
        id: 'paper/sheet',
        plain: true,
        lit: true,
      },
    ],
  }
  scenery.layers.splice(0, scenery.layers.length, ...(edge.length > 0 ? before : []), paper, ...rest)
  staged.calm = { ...calm, ink: PAPER_INK }
}

/** Where the picture ends; empty where nothing is behind those whom the page tells of. */
function edgeAbout(staged: Staged, kind: PaperEdge): Path | undefined {
  const { page, scene, act } = staged
  const spot = spotOf(staged)
  if (!spot) return undefined
  const { end } = scene.direction?.open ?? { end: 'edge' }
  const die = dieOf(page).fork('edge')
  if (end === 'bare' && !(act && isHouse(act))) return []
  if (!scene.direction && spot.w * spot.h > PAGE.w * PAGE.h * MOST) return undefined
  return end === 'round' ? roundOf(kind, spot, die) : edgeOf(kind, spot, die)
}

/** Who and what a page tells of, with their shadows. */
export const isTold = ({ kind }: Layer) => kind === 'figure' || kind === 'things' || kind === 'shadow'

/** A giant and words over a close shot need a whole world as well. */
const isWhole = ({ giant, calm }: Staged) => giant !== undefined || calm.over

/** Everybody and everything that is told of, with the ground under them, and not where the words lie: none where nobody is. */
function spotOf({ scenery, zone, camera, scene }: Staged): Box | undefined {
  const told = scenery.layers
    .filter(({ kind }) => kind === 'figure' || kind === 'things')
    .flatMap(({ parts }) => parts.filter((part) => !part.soft && part.path.length > 0).map(partBox))
  if (told.length === 0) return undefined
  const all = joined(told)
  const { textSide: side, direction } = scene
  const isCut = direction?.camera !== undefined && all.y + all.h > PAGE.h
  const [left, top] = [Math.max(24, all.x - 74), Math.max(24, Math.min(all.y - 80, camera.horizon - 60))]
  const [right, foot] = [
    Math.min(PAGE.w - 24, all.x + all.w + 74),
    isCut ? PAGE.h + 70 : Math.min(PAGE.h - 20, all.y + all.h + 54),
  ]
  const from = side === 'left' ? Math.max(left, zone.x + zone.w + AWAY) : left
  const to = side === 'right' ? Math.min(right, zone.x - AWAY) : right
  const high = side === 'top' ? Math.max(top, zone.y + zone.h + AWAY) : top
  const low = side === 'bottom' ? Math.min(foot, zone.y - AWAY) : foot
  return to > from && low > high ? { x: from, y: high, w: to - from, h: low - high } : undefined
}
