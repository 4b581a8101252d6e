// Draws the further garments over the body of the clothes, and what is woven into or printed on any of them.
import type { CharacterLook } from '../../stage/cast.ts'
import type { FurtherTop } from '../../stage/finer-look.data.ts'
import type { Build } from '../people/build.ts'
import type { Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { shapesOf } from '../shapes/lines.ts'
import { inverse, move, scale, times } from '../shapes/matrix.ts'
import { moved, type Path } from '../shapes/path.ts'
import { drawMotif, drawText } from '../worn/motif.ts'
import { drawPrint, inkOn, type Printing } from '../worn/prints.ts'
import { TOP_FORMS, type TopForm } from './further-tops.data.ts'
import { CLOTH_PAINT } from './paints.data.ts'

const FORMS: ReadonlyMap<string, TopForm> = new Map(Object.entries(TOP_FORMS))
export const topForm = (top: string): TopForm | undefined => FORMS.get(top)
export const isFurtherTop = (top: string): top is FurtherTop => FORMS.has(top)

type Outfit = CharacterLook['outfit']

/** What is on the cloth of the top. */
export const topPrint = ({ print, ink, motif }: Outfit, cloth: Hex): Printing | undefined =>
  print && print !== 'plain' ? { print, cloth, ink: ink ? CLOTH_PAINT[ink] : inkOn(cloth), motif } : undefined

export const legPrint = (
  { legPrint: print, legInk: ink, legMotif: motif }: Outfit,
  cloth: Hex,
): Printing | undefined =>
  print && print !== 'plain' ? { print, cloth, ink: ink ? CLOTH_PAINT[ink] : inkOn(cloth), motif } : undefined

/** The body that the lines are written for. */
const NOMINAL = { torso: 160, hip: 55 }

export function drawTopForm(
  p: Pen,
  form: TopForm,
  build: Build,
  cloth: Hex,
  under: Hex,
  body: Path,
  side: number,
  behind: boolean,
): void {
  const lines = behind ? form.back : form.front
  if (!lines) return
  const own = times(move(behind ? 0 : side * 9, 0), scale(build.hip / NOMINAL.hip, build.torso / NOMINAL.torso))
  const q = p.to(own)
  const clip = moved(body, inverse(own))
  for (const { path, color, more } of shapesOf('cloth', lines.split('; '), cloth, under))
    q(path, color, 'garment', { ...more, clip })
}

/** The pattern of the cloth, and what is on the breast. */
export function drawOnTop(
  p: Pen,
  outfit: Outfit,
  build: Build,
  cloth: Hex,
  body: Path,
  side: number,
  behind: boolean,
): void {
  const printing = topPrint(outfit, cloth)
  if (printing) drawPrint(p, body, printing)
  const { motif, text, print, ink } = outfit
  const breast = p.to(move(behind ? 0 : side * 9, -build.torso * 0.5))
  if (text) drawText(breast, text, build.torso * (behind ? 0.5 : 0.36), ink ? CLOTH_PAINT[ink] : inkOn(cloth))
  else if (motif && print !== 'motifs' && !behind) drawMotif(breast, motif, build.torso * 0.24)
}
