// Draws the further garments over the body of the clothes, and what is woven into or printed on any of them.
import type { CharacterLook, ClothColor } from '../../stage/cast.ts'
import type { FurtherTop } from '../../stage/finer-look.data.ts'
import type { Build } from '../people/build.ts'
import type { Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { shapesOf } from '../shapes/lines.ts'
import { inverse, move, scale, times } from '../shapes/matrix.ts'
import { moved, type Path } from '../shapes/path.ts'
import { drawMotif, drawText } from '../worn/motif.ts'
import { printingOf, printingPen } from '../worn/prints.ts'
import { inkOn, type Printing } from '../worn/print-tools.ts'
import { TOP_FORMS, type TopForm } from './further-tops.data.ts'
import { CLOTH_PAINT } from './paints.data.ts'

const FORMS: ReadonlyMap<string, TopForm> = new Map(Object.entries(TOP_FORMS))
export const topForm = (top: string): TopForm | undefined => FORMS.get(top)
export const isFurtherTop = (top: string): top is FurtherTop => FORMS.has(top)

type Outfit = CharacterLook['outfit']

const paint = (color: ClothColor | undefined): Hex | undefined => color && CLOTH_PAINT[color]

/** What is on the cloth of the top. */
export const topPrint = ({ print, ink, motif }: Outfit, cloth: Hex): Printing | undefined =>
  printingOf({ ...(print && { print }), ink: paint(ink), ...(motif && { motif }) }, cloth)

export const legPrint = ({ legPrint: print, legInk: ink, legMotif: motif }: Outfit, cloth: Hex): Printing | undefined =>
  printingOf({ ...(print && { print }), ink: paint(ink), ...(motif && { motif }) }, cloth)

/** In looks that were frozen before tights had a pattern of their own they have that of the skirt. */
export const tightsPrint = (outfit: Outfit, cloth: Hex): Printing | undefined =>
  outfit.tightPrint
    ? printingOf({ print: outfit.tightPrint, ink: paint(outfit.tightInk) }, cloth)
    : legPrint(outfit, cloth)

/** What is worn under a garment: white where nobody says. */
export const underPaint = ({ under }: Outfit): Hex => paint(under) ?? '#fffaf0'
export const underPrint = ({ underPrint: print, underInk: ink }: Outfit, cloth: Hex): Printing | undefined =>
  printingOf({ ...(print && { print }), ink: paint(ink) }, cloth)

/** The body that the lines are written for. */
const NOMINAL = { torso: 160, hip: 55 }

interface OnBody {
  build: Build
  body: Path
  side: number
  behind: boolean
}

export function drawTopForm(
  p: Pen,
  form: TopForm,
  cloth: Hex,
  outfit: Outfit,
  { build, body, side, behind }: OnBody,
): void {
  const lines = behind ? form.back : form.front
  if (!lines) return
  const under = underPaint(outfit)
  const own = times(move(behind ? 0 : side * 9, 0), scale(build.hip / NOMINAL.hip, build.torso / NOMINAL.torso))
  const clip = moved(body, inverse(own))
  const q = printingPen(p.to(own), [under], underPrint(outfit, under))
  for (const { path, color, more } of shapesOf('cloth', lines.split('; '), cloth, under))
    q(path, color, 'garment', { ...more, clip })
}

/** What is on the breast, or on the back where it was said to be there: beside the opening of what is worn open. */
export function drawOnBreast(p: Pen, outfit: Outfit, cloth: Hex, { build, side, behind }: Omit<OnBody, 'body'>): void {
  const { motif, text, print, ink, onBack = false, underMotif } = outfit
  const isOpen = !behind && topForm(outfit.top)?.isOpen === true
  const [middle, high] = isOpen ? [build.shoulder * 0.52, 0.6] : [0, 0.5]
  const breast = p.to(move(behind ? 0 : side * 9 + middle, -build.torso * high))
  const large = isOpen ? 0.6 : 1
  if (text && (behind || !onBack))
    drawText(
      breast,
      text,
      (build.torso * (behind ? 0.5 : 0.36) * large) / Math.max(1, text.length / 2),
      paint(ink) ?? inkOn(cloth),
    )
  else if (motif && print !== 'motifs' && behind === onBack)
    drawMotif(breast, motif, build.torso * (onBack ? 0.3 : 0.24) * large, {}, undefined, {
      on: cloth,
      ink: print ? undefined : paint(ink),
    })
  if (underMotif && !behind)
    drawMotif(p.to(move(side * 9, -build.torso * 0.56)), underMotif, build.torso * 0.17, {}, undefined, {
      on: underPaint(outfit),
    })
}
