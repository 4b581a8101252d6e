// What goes over a page when all is drawn: its season, lamps on bystanders, lost colours, air; and nothing of it over a head.
import { fade } from '../light/faded.ts'
import { kindleBesides } from '../light/lamplight.ts'
import { keepClear } from '../page/keep-clear.ts'
import { wearSeason } from '../places/season.ts'
import { drawAir } from '../places/sky.ts'
import { readProp } from '../props/prop.ts'
import type { Box } from '../shapes/path.ts'
import type { Staged } from './stage-page.ts'

/** The place behind wears it already. */
export const wearSeasonInFront = ({ scenery, behind, scene, indoors, season }: Staged): void =>
  wearSeason(scenery.layers.slice(behind), scene.place, indoors, season)

export const kindleBystanders = ({ scenery, extras, focus, flames }: Staged): void =>
  kindleBesides(scenery, extras.middles, focus, flames)

export function fadeColors({ scenery, scene }: Staged): void {
  if (scene.faded) fade(scenery.layers, scene.faded)
}

const headsOf = ({ faces, extras }: Staged): Box[] => [...faces.map(({ box }) => box), ...extras.heads]

export function keepHeadsClear(staged: Staged): void {
  const aloft = staged.things.filter(({ prop }) => readProp(prop).spot === 'sky').map(({ box }) => box)
  keepClear(staged.scenery.layers, [...headsOf(staged), ...aloft], staged.zone)
}

export const fillAir = (staged: Staged): void => drawAir(staged.scenery, headsOf(staged), staged.zone)

export function dropEmptyParts({ scenery }: Staged): void {
  for (const layer of scenery.layers) layer.parts = layer.parts.filter((part) => part.path.length > 0)
}
