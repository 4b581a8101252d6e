// The hand that draws a creature's head: every part of it in the colour that was said of it, and its coat's marks upon it.
import type { CharacterSpec } from '../../stage/cast.ts'
import type { CreaturePart } from '../../stage/finer-creature.data.ts'
import { shadeOf, tone, type Hex } from '../shapes/color.ts'
import type { Material, More, Pen } from '../shapes/graph.ts'
import { IDENTITY, inverse, scale, times, turn, type Matrix } from '../shapes/matrix.ts'
import { boxOf, moved, type Path } from '../shapes/path.ts'
import { drawHeadMarks, drawMane, type HeadTurn } from './head-marks.ts'
import { drawEarTuft, shapedEar } from './ear-traits.ts'
import { drawFurBehind } from './fur.ts'
import { coatedAt, isMarked, patchOf } from './patch-of.ts'
import { markingOf, patternOn } from './pattern.ts'
import { isWorked } from './stuffs.ts'

/** Where their own left is: 1 to the right of their own space, as of all who face us. */
export const leftOf = ({ m }: Pen, behind: boolean): 1 | -1 => (m[0] * m[3] - m[1] * m[2] < 0 !== behind ? -1 : 1)

const PART_OF: Readonly<Record<string, readonly CreaturePart[]>> = {
  head: ['head'],
  horn: ['horns'],
  antenna: ['antennae'],
  nose: ['nose'],
  muzzle: ['muzzle', 'face', 'head'],
  snout: ['muzzle', 'face', 'head'],
  blaze: ['blaze'],
  tuft: ['hair', 'mane'],
  screen: ['screen', 'face'],
}

const sidedEar = (left: boolean): readonly CreaturePart[] => [left ? 'left-ear' : 'right-ear', 'ears', 'head']

/** What a kind has of itself is left out where somebody said how its coat is. */
function isUnsaid(id: string, { type, look }: CharacterSpec): boolean {
  if (id === 'stripe')
    return type === 'cat' && (look.coat !== undefined || patchOf(look, 'face', 'forehead', 'head') !== undefined)
  if (id === 'patch') return isMarked(look)
  return (
    id === 'blaze' &&
    isMarked(look) &&
    !patchOf(look, 'blaze') &&
    (look.coat !== undefined || patchOf(look, 'muzzle', 'face', 'head') !== undefined)
  )
}

/** The ears of a dog with large marks are all in their colour; of a white one they are white where others were named. */
function earOf(look: CharacterSpec['look'], hide: Hex, material: Material): Hex | undefined {
  if (look.coat?.kind === 'spots' || look.coat?.kind === 'patches')
    return markingOf(look, hide, material, 'dog')?.inks[0]
  return isMarked(look) && (look.hide === 'white' || look.hide === 'spotted') ? shadeOf(hide, 0.4) : undefined
}

export function headPen(
  from: Pen,
  spec: CharacterSpec,
  hide: Hex,
  material: Material,
  at: Omit<HeadTurn, 'left'>,
): Pen {
  const { counts, fur, made, traits, patterned } = spec.look
  if (!isMarked(spec.look) && counts?.ears === undefined && !fur && !isWorked(made) && !traits && !patterned)
    return from
  return wrapped(from, IDENTITY, { spec, hide, material, turned: { ...at, left: leftOf(from, at.behind) } })
}

interface Head {
  spec: CharacterSpec
  hide: Hex
  material: Material
  turned: HeadTurn
}

/** `own` goes from where the pen is to the head. */
function wrapped(p: Pen, own: Matrix, head: Head): Pen {
  const put = (path: Path, color: Hex, id: string, more: More = {}) => {
    if (isUnsaid(id, head.spec) || isLost(id, path, own, head)) return
    if (id === 'ear') putEar(p, path, color, more, own, head)
    else putPart(p, path, color, id, more, own, head)
  }
  return Object.assign(put, {
    m: p.m,
    recipe: p.recipe,
    to: (m: Matrix, prefix?: string) => wrapped(p.to(m, prefix), times(own, m), head),
    point: (x: number, y: number) => p.point(x, y),
  })
}

/** With one ear it is the right one that is gone. */
function isLost(id: string, path: Path, own: Matrix, { spec, turned }: Head): boolean {
  const many = id === 'ear' ? (spec.look.counts?.ears ?? 2) : 2
  if (many > 1) return false
  const { x, w } = boxOf(moved(path, own))
  return many < 1 || (x + w / 2) * turned.left < 0
}

function putEar(p: Pen, path: Path, color: Hex, more: More, own: Matrix, head: Head): void {
  const { spec, turned } = head
  const shaped = shapedEar(path, own, spec.look, turned.left)
  for (const at of furtherEars(spec, path, own, turned.left))
    putPart(p, moved(shaped, times(inverse(own), at, own)), color, 'ear', more, own, head)
  putPart(p, shaped, color, 'ear', more, own, head)
  if (spec.look.traits?.includes('ear-tufts') && more.decal !== true) drawEarTuft(p, shaped, own, color)
}

/** A second pair stands lower and is less; of three the third is at their left. */
function furtherEars({ look }: CharacterSpec, path: Path, own: Matrix, left: 1 | -1): readonly Matrix[] {
  const many = look.counts?.ears ?? 2
  const { x, w } = boxOf(moved(path, own))
  const s = x + w / 2 < 0 ? -1 : 1
  return many < 3 || (many === 3 && s !== left) ? [] : [times(turn(s * 42), scale(0.84))]
}

function putPart(p: Pen, path: Path, color: Hex, id: string, more: More, own: Matrix, head: Head): void {
  const { spec, hide, material, turned } = head
  const isOwn = !(more.decal === true && (id === 'ear' || more.lit === true))
  const patch = isOwn ? patchOf(spec.look, ...partsOf(id, path, own, turned.left)) : undefined
  const isEar = id === 'ear' && isOwn && !patch
  const ear = isEar && spec.type === 'dog' ? earOf(spec.look, hide, material) : undefined
  if (id === 'head') {
    drawMane(p, spec, material)
    if (spec.type !== 'monster') drawFurBehind(p, path, spec.look.fur, patch ?? hide, material)
  }
  p(path, patch ?? ear ?? color, id, patch && more.fade ? { ...more, fade: tone(patch, 0.08) } : more)
  if (isEar && !ear) patternOn(p, path, markingOf(coatedAt(spec.look, 'ears'), color, material, spec.type))
  else if (id === 'ear' && isOwn && spec.look.patterned?.ears)
    patternOn(p, path, markingOf(coatedAt(spec.look, 'ears'), patch ?? color, material, spec.type))
  if ((id === 'tuft' || id === 'mane') && spec.look.patterned?.mane)
    patternOn(p, path, markingOf(coatedAt(spec.look, 'mane'), patch ?? color, material, spec.type))
  if (id === 'head') drawHeadMarks(p, path, spec, patch ?? hide, material, turned)
}

function partsOf(id: string, path: Path, own: Matrix, left: 1 | -1): readonly CreaturePart[] {
  if (id !== 'ear' && id !== 'spike' && id !== 'bolt') return PART_OF[id] ?? []
  const { x, w } = boxOf(moved(path, own))
  const aside = x + w / 2
  const ear = Math.abs(aside) > 24 ? sidedEar(aside * left > 0) : []
  return id === 'spike' ? [...ear, 'spikes'] : ear
}
