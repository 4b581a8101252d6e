// Two moments on one page: the first on its left, under the words; the second in a panel at its right.
import { SAFE, stageOf, WORDLESS } from '../page/layout.ts'
import { PAGE } from '../places/scenery.ts'
import type { Box } from '../shapes/path.ts'
import type { Page } from './picture.ts'

/** What of the width the first has, and how far what is in the panel keeps from its edge. */
const FIRST = 0.5
const PAD = 22

export function panelsOf(page: Page): { first: Page; second: Page; box: Box } | undefined {
  const { then, ...scene } = page.scene
  if (!then) return undefined
  const { zone, stage } = stageOf(scene, page.words)
  const from = PAGE.w * FIRST
  const box = { x: from, y: stage.y + 8, w: PAGE.w - SAFE - from, h: PAGE.h - SAFE - stage.y - 8 }
  const inside = { x: box.x + PAD, y: box.y + PAD, w: box.w - PAD * 2, h: box.h - PAD }
  return {
    first: { ...page, scene, room: { zone, stage: { ...stage, w: from - PAD - stage.x } } },
    second: { ...page, scene: then, room: { zone: WORDLESS.zone, stage: inside } },
    box,
  }
}
