// From a Scene to a picture that no style has touched yet: the page is staged, then drawn pass by pass, from behind to the front.
import {
  castShadows,
  drawExtrasBehind,
  drawGiant,
  drawGiantHand,
  drawHouse,
  drawPools,
  drawThingsBehind,
} from './behind-cast.ts'
import { calmOverAll, drawExtrasBeside, drawJoke, drawThingsBefore, hangFronts } from './before-cast.ts'
import { drawCast } from './draw-cast.ts'
import {
  dropEmptyParts,
  fadeColors,
  fillAir,
  keepHeadsClear,
  kindleBystanders,
  wearSeasonInFront,
} from './finish-page.ts'
import { letterSounds } from './letter-sounds.ts'
import { cutPaper } from '../recipes/cut-paper.ts'
import { openPage } from '../recipes/open-page.ts'
import { layWordSheet } from '../recipes/word-sheet.ts'
import { panelsOf } from './panels.ts'
import type { Page, Picture } from './picture.ts'
import { stagePage, type Staged } from './stage-page.ts'

const PASSES: readonly ((staged: Staged) => void)[] = [
  drawGiant,
  drawPools,
  drawHouse,
  drawExtrasBehind,
  drawThingsBehind,
  drawGiantHand,
  castShadows,
  drawCast,
  drawExtrasBeside,
  hangFronts,
  drawThingsBefore,
  drawJoke,
  calmOverAll,
  wearSeasonInFront,
  kindleBystanders,
  fadeColors,
  keepHeadsClear,
  cutPaper,
  layWordSheet,
  openPage,
  letterSounds,
  fillAir,
  dropEmptyParts,
]

/** A page of two moments has the second beside the first; where there is a room of its own, on a cover, there is the first alone. */
export function compose(page: Page): Picture {
  const panels = page.room ? undefined : panelsOf(page)
  if (!panels) return composeMoment(page)
  return { ...composeMoment(panels.first), inset: { picture: composeMoment(panels.second), box: panels.box } }
}

function composeMoment(page: Page): Picture {
  const staged = stagePage(page)
  for (const pass of PASSES) pass(staged)
  const { scenery, zone, calm, faces, light, indoors } = staged
  return { layers: scenery.layers, zone, ink: calm.ink, calm, faces, light, night: scenery.night, indoors }
}
