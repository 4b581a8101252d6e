// End-papers: the book's own props and the signs of its places, scattered in two tones of the hero's colours.
import type { Prop } from '../../stage/things/card.ts'
import { cardOf } from '../../stage/things/cards.ts'
import type { CharacterSpec } from '../../stage/cast.ts'
import { dice } from '../../base/dice.ts'
import type { Scene } from '../../stage/scene.ts'
import { fromOklch, luminance, mix, oklch, type Hex } from '../shapes/color.ts'
import type { Picture } from '../composing/picture.ts'
import { pen, PLAIN_LIGHT, type Layer, type Pen } from '../shapes/graph.ts'
import { move, scale, times, turn } from '../shapes/matrix.ts'
import type { Motif } from '../../stage/places/place-card.ts'
import { drawMotif, motifOf } from './motifs.ts'
import { rect, type Box } from '../shapes/path.ts'
import { readProp } from '../props/prop.ts'
import { signatureOf } from '../clothes/signature.ts'
import { PAGE } from '../places/scenery.ts'

export interface EndPaper {
  cast: readonly CharacterSpec[]
  /** All scenes of the book: their things and places make the pattern. */
  scenes: readonly Scene[]
  seed: number | string
}

const STEP = 110
const MOTIF_SIZE = 0.78

/** The hero's first colour as paper, the second as print: apart enough to be seen, close enough to be quiet. */
export function tonesOf(hero: CharacterSpec | undefined): readonly [Hex, Hex] {
  const [first, second] = hero ? signatureOf(hero) : ['#2c9f9a', '#f7e8cb']
  const [L, C, h] = oklch(first)
  const paper = fromOklch(Math.max(0.42, Math.min(0.86, L)), Math.min(C, 0.13), h)
  const [light, chroma, hue] = oklch(second)
  const shown = oklch(paper)[0]
  // Clean colour on clean colour: mixing a red into a green would print mud.
  const apart = (light >= shown && shown < 0.74) || shown < 0.56 ? 0.19 : -0.2
  return [paper, fromOklch(shown + apart, Math.min(chroma, 0.11), hue)]
}

/** What comes again most often in the book comes first. */
export function often<T>(things: readonly T[], most: number): T[] {
  const count = new Map<T, number>()
  for (const one of things) count.set(one, (count.get(one) ?? 0) + 1)
  return [...count].toSorted((a, b) => b[1] - a[1]).slice(0, most).map(([one]) => one) // prettier-ignore
}

/** A prop as a print: one ink, and the paper shows where it is painted upon. */
function printProp(p: Pen, prop: Prop, paper: Hex, print: Hex): void {
  const { shapes, box } = readProp(prop)
  const k = 74 / Math.max(box.w, box.h)
  const q = p.to(times(scale(k), move(-(box.x + box.w / 2), -(box.y + box.h / 2))))
  for (const [i, { path, more }] of shapes.entries()) {
    if (more.soft) continue
    const color = more.decal ? mix(print, paper, 0.72) : mix(print, paper, (i % 3) * 0.13)
    q(path, color, `${prop}-print`, { material: 'paper', puff: 0, plain: true, ...(more.decal ? { decal: true } : {}) })
  }
}

export function composeEndPaper({ cast, scenes, seed }: EndPaper): Picture {
  const hero = cast.find((one) => one.role === 'hero') ?? cast[0]
  const [paper, print] = tonesOf(hero)
  const props = often(scenes.flatMap((scene) => [...scene.props, ...scene.who.flatMap((actor) => actor.holds ?? [])]), 5).filter((prop) => !cardOf(prop).giant) // prettier-ignore
  const motifs = often(scenes.map((scene) => motifOf(scene.place)), 2) // prettier-ignore
  const row: (Prop | Motif)[] = []
  const signs: readonly Motif[] = motifs.length > 0 ? motifs : ['star']
  for (const [i, prop] of props.entries()) row.push(prop, signs[i % signs.length] ?? 'star')
  if (row.length === 0) row.push(...signs)
  const die = dice(`${seed}/end-papers`)
  const tilts = row.map((_, i) => (die.fork(`${i}`).next() - 0.5) * 44)
  const ground: Layer = { name: 'paper', kind: 'sky', depth: 1, grade: PLAIN_LIGHT, parts: [] }
  const pattern: Layer = { name: 'pattern', kind: 'things', depth: 0, grade: PLAIN_LIGHT, parts: [] }
  pen(ground.parts)(rect(-60, -60, PAGE.w + 120, PAGE.h + 120), paper, 'paper', {
    material: 'paper',
    puff: 0,
    plain: true,
  })
  const p = pen(pattern.parts, undefined, 'pattern/')
  for (let y = 0; y * STEP < PAGE.h + STEP; y++)
    for (let x = -1; x * STEP < PAGE.w + STEP; x++) {
      const kind = (((x + y * 3) % row.length) + row.length) % row.length
      const one = row[kind]
      if (one === undefined) continue
      const spot = times(move((x + (y % 2) / 2 + 0.25) * STEP, (y + 0.36) * STEP), turn(tilts[kind] ?? 0))
      const sign = signs.find((motif) => motif === one && kind % 2 === 1) ?? (props.length === 0 ? signs[0] : undefined)
      const prop = props.find((each) => each === one)
      if (sign) drawMotif(p.to(times(spot, scale(MOTIF_SIZE))), sign, mix(print, paper, 0.28))
      else if (prop) printProp(p.to(spot), prop, paper, print)
    }
  const zone: Box = { x: 50, y: 50, w: PAGE.w - 100, h: PAGE.h - 100 }
  const ink = luminance(paper) > 0.2 ? '#2b2440' : '#fdf6e3'
  const veil = [0, PAGE.h].map((y) => ({ y, lift: paper, amount: 0 }))
  const calm = { zone, ink, veil, horizon: PAGE.h / 2, reach: 0, over: false }
  return { layers: [ground, pattern], zone, ink, calm, faces: [], light: [PAGE.w / 2, PAGE.h / 2], night: false, indoors: true } // prettier-ignore
}
