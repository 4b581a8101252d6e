// From where a page is seen: the room of the words, the stage beside it, and a camera that keeps everybody on it.
import type { Camera as Wanted } from '../../stage/direction.ts'
import { headroom } from '../heads/gaze.ts'
import { pieceBox } from '../deeds/deed-stage.ts'
import { directedCamera } from '../page/directed.ts'
import { layoutOf, stageOf } from '../page/layout.ts'
import { viewOf, type Sight } from '../places/view.ts'
import type { Camera } from '../places/scenery.ts'
import type { Box } from '../shapes/path.ts'
import { givesUpBackground } from '../recipes/gives-up-background.ts'
import { roomBeside } from '../things/thing-room.ts'
import type { Company } from './gather-company.ts'

export interface Framed extends Company {
  /** Where the words lie, and what is left for everybody else. */
  zone: Box
  stage: Box
  view: Sight
  camera: Camera
}

/** Sets everybody where the camera has its middle. */
export function setCamera(company: Company): Framed {
  const { page, scene, row, bonds, act, side, indoors, heroRight } = company
  const { zone, stage } = page.room ?? stageOf(scene, page.words)
  const view = viewOf(scene, page.seed, page.n)
  const wanted = page.room || scene.shot === 'close' ? undefined : wantedOn(company)
  const camera = wanted
    ? directedCamera(wanted, {
        row,
        things: act ? act.pieces.map(pieceBox) : [],
        stage,
        width: company.width,
        beside: side * roomBeside(scene),
        indoors,
        isCrowded: (scene.extras ?? []).length > 0,
        hero: view.hero,
      })
    : layoutOf(scene, row, stage, company.width, {
        indoors,
        view,
        snug: act !== undefined && act.pieces.length > 0,
        beside: side * roomBeside(scene),
        third: 0.5 + (heroRight ? 1 : -1) * (indoors ? 0.07 : 0.13),
        nearer: nearerOf(company),
      })
  for (const one of row) one.x += camera.hero
  for (const { borne, bearer } of bonds) {
    borne.x = bearer.x
    borne.flip = bearer.flip
  }
  return { ...company, zone, stage, view, camera }
}

/** Less than this of a page is lost on paper that has nothing else. */
const FILLED = 0.7

/** Whoever has no place about them is what fills the page. */
function wantedOn(company: Company): Wanted | undefined {
  const wanted = company.scene.direction?.camera
  return wanted && givesUpBackground(company) ? { ...wanted, tall: Math.max(wanted.tall, FILLED) } : wanted
}

function nearerOf({ page, scene, isOneHead }: Company): number {
  if (page.room) return 1.3
  return isOneHead ? 1.4 : headroom(scene)
}
