// What arms, legs and a breast are marked with: scars, henna, tattoos of grown-ups, scabs.
import type { Mark, MarkKind, MarkPlace } from '../../stage/finer-look.data.ts'
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Build } from '../people/build.ts'
import { along, frame } from '../clothes/clothes.ts'
import { CLOTH_PAINT, HAIR_PAINT, SKIN_PAINT } from '../clothes/paints.data.ts'
import type { Arm, Leg } from '../poses/skeleton.ts'
import { mix, tone, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { move, scale, times, turn } from '../shapes/matrix.ts'
import { limb, oval, rect } from '../shapes/path.ts'
import { drawMotif } from '../worn/motif.ts'

const HENNA = '#8a3f1c'

/** On a bare arm or the back of a hand. */
interface Bare {
  p: Pen
  hand: Pen
  skin: Hex
  hair: Hex
  r: number
  on(u: number): readonly [number, number]
}

/** A stain above the wrist. */
const stained =
  (color: Hex, much: number): OnArm =>
  ({ p, skin, r, on }) =>
    p(oval(...on(0.7), r * 0.6, r * 0.9), mix(skin, color, much), 'mark', { decal: true })

const CLOTH: ReadonlyMap<string, Hex> = new Map(Object.entries(CLOTH_PAINT))

const burnt: OnArm = ({ p, skin, r, on }) => {
  p(limb([...on(0.4), r * 0.4, ...on(0.6), r * 0.55, ...on(0.86), r * 0.3]), mix(skin, '#d06a62', 0.5), 'burn', {
    decal: true,
  })
}
type OnArm = (bare: Bare, mark: Mark) => void

const ARM: Readonly<Partial<Record<MarkKind, OnArm>>> = {
  tattoo: ({ p, r, on }, { motif }) => {
    drawMotif(p.to(move(...on(0.66))), motif ?? 'anchor', r * 0.82)
  },
  burn: burnt,
  scar: burnt,
  eczema: ({ p, skin, r, on }) =>
    p(oval(...on(0.5), r * 0.7, r * 0.6), mix(skin, '#d8544a', 0.5), 'eczema', { decal: true, alpha: 0.8 }),
  birthmark: stained('#6a3420', 0.55),
  'port-wine': stained('#b0385a', 0.5),
  'strawberry-mark': stained('#d8304a', 0.6),
  bruise: stained('#7a5a96', 0.6),
  scab: stained('#8a3428', 0.8),
  mud: stained('#6f4c30', 0.85),
  smudge: ({ p, hand, r, on }, { color }) => {
    const paint = (color && CLOTH.get(color)) ?? '#3f86c8'
    hand(oval(10, 0, 9, 6), paint, 'mark', { decal: true })
    p(oval(...on(0.84), r * 0.5, r * 0.7), paint, 'mark', { decal: true })
  },
  sticker: ({ p, r, on }, { motif }) => {
    const q = p.to(move(...on(0.8)))
    q(oval(0, 0, r * 0.95, r * 0.95), '#ffffff', 'sticker', { decal: true, material: 'paper' })
    drawMotif(q, motif ?? 'star', r * 0.66)
  },
  spots: ({ p, skin, r, on }) => {
    for (const [u, k] of [
      [0.5, 0.3],
      [0.64, -0.4],
      [0.8, 0.2],
    ] as const) {
      const [x, y] = on(u)
      p(oval(x + k * r, y, 3.4, 3.2), mix(skin, '#d83a3c', 0.65), 'spot', { decal: true })
    }
  },
  mole: ({ p, skin, on }) => p(oval(...on(0.66), 3.4, 3.2), mix(skin, '#3a1c12', 0.72), 'mole', { decal: true }),
  plaster: ({ p, r, on }, { color, motif }) => {
    const q = p.to(times(move(...on(0.7)), turn(-30)))
    q(rect(-r, -r * 0.4, r * 2, r * 0.8, r * 0.4), (color && CLOTH.get(color)) ?? '#e8b98c', 'plaster', { decal: true })
    if (motif) drawMotif(q, motif, r * 0.36)
  },
  'hairy-arms': ({ p, hair, r, on }) => {
    for (const u of [0.5, 0.58, 0.66, 0.74, 0.82])
      for (const k of [-0.5, 0.1, 0.6]) {
        const [x, y] = on(u)
        p(limb([x + k * r, y, 0.8, x + k * r + 3, y + 6, 0.6]), hair, 'hair', { decal: true })
      }
  },
}

const hennaed = (hand: Pen) => {
  for (const [x, y] of [
    [12, -6],
    [20, -2],
    [14, 4],
    [4, 0],
    [24, 6],
  ] as const)
    hand(oval(x, y, 2.2, 2.2), HENNA, 'henna', { decal: true })
  hand(limb([-6, -8, 1.2, 4, -2, 1.8, -4, 6, 1.2]), HENNA, 'henna', { decal: true })
  hand(limb([6, 0, 1, 16, -2, 1.6, 28, -4, 1]), HENNA, 'henna', { decal: true })
}

/** Where the skin has lost its colour: on the hand and in patches up the arm. */
const patchy = ({ p, hand, skin, r, on }: Bare) => {
  const pale = tone(mix(skin, '#fbe4d6', 0.72), 0.02)
  hand(oval(6, -3, 9, 7), pale, 'vitiligo', { decal: true, material: 'skin' })
  hand(oval(22, 4, 7, 5), pale, 'vitiligo', { decal: true, material: 'skin' })
  for (const [u, k, size] of [
    [0.5, 0.3, 0.5],
    [0.66, -0.4, 0.62],
    [0.82, 0.2, 0.5],
  ] as const) {
    const [x, y] = on(u)
    p(oval(x + k * r * 0.6, y, r * size, r * size * 1.3), pale, 'vitiligo', { decal: true, material: 'skin' })
  }
}

const freckled = ({ p, skin, r, on }: Bare) => {
  for (const u of [0.44, 0.52, 0.6, 0.68, 0.76, 0.84])
    for (const k of [-0.5, 0, 0.45]) {
      const [x, y] = on(u)
      p(oval(x + k * r, y + k * 6, 1.9, 1.8), mix(skin, '#a8431f', 0.55), 'freckle', { decal: true })
    }
}

/** On a bare arm or the back of a hand. */
export function drawArmMarks(p: Pen, spec: CharacterSpec, a: Arm, isLeft: boolean, build: Build): void {
  const { marks = [], skin, hair } = spec.look
  const spine = [a.shoulder, a.elbow, a.wrist]
  const on = (u: number) => {
    const [x = 0, y = 0] = along(spine, u, 1, 1, 1)
    return [x, y] as const
  }
  const hand = p.to(times(frame(a.wrist, a.aim), scale(build.armR / 14)))
  const bare: Bare = { p, hand, skin: SKIN_PAINT[skin], hair: HAIR_PAINT[hair.color], r: build.armR, on }
  const side = isLeft ? 'left' : 'right'
  const here: ReadonlySet<MarkPlace | undefined> = new Set([`${side}-arm`, `${side}-hand`, 'arms', 'hands'] as const)
  for (const mark of marks) {
    if (mark.what === 'henna') hennaed(hand)
    else if (mark.what === 'body-freckles') freckled(bare)
    else if (mark.what === 'vitiligo') patchy(bare)
    else if (mark.what === 'nail-varnish')
      for (const y of [8, 3, -3, -8])
        hand(oval(27, y, 3, 2.4), (mark.color && CLOTH.get(mark.color)) ?? CLOTH_PAINT['hot-pink'], 'nail', {
          decal: true,
        })
    else if (here.has(mark.where) || mark.what === 'hairy-arms' || (mark.what === 'tattoo' && mark.where === undefined))
      ARM[mark.what]?.(bare, mark)
  }
}

type OnLeg = (p: Pen, skin: Hex, r: number, mark: Mark) => void

const onShin =
  (color: Hex, much: number): OnLeg =>
  (p, skin, r) =>
    p(oval(0, r, r * 0.34, r * 0.7), mix(skin, color, much), 'mark', { decal: true })
const onKnee =
  (color: Hex): OnLeg =>
  (p, _, r) =>
    p(oval(0, 0, r * 0.5, r * 0.4), color, 'scab', { decal: true })

/** From the knee, at 0, 0, down. */
const LEG: Readonly<Partial<Record<MarkKind, OnLeg>>> = {
  scab: onKnee('#8a3428'),
  mud: onKnee('#6f4c30'),
  smudge: (p, skin, r, mark) => onKnee((mark.color && CLOTH.get(mark.color)) ?? '#5f8a3a')(p, skin, r, mark),
  eczema: onShin('#d8544a', 0.5),
  spots: (p, skin) => {
    for (const [x, y] of [
      [-4, 6],
      [5, 16],
      [-2, 27],
    ] as const)
      p(oval(x, y, 3.2, 3), mix(skin, '#d83a3c', 0.65), 'spot', { decal: true })
  },
  bruise: onKnee('#7a5a96'),
  plaster: (p, _, r, { color, motif }) => {
    const q = p.to(turn(20))
    q(rect(-r * 0.8, -r * 0.3, r * 1.6, r * 0.6, r * 0.3), (color && CLOTH.get(color)) ?? '#e8b98c', 'plaster', {
      decal: true,
    })
    if (motif) drawMotif(q, motif, r * 0.3)
  },
  scar: onShin('#b0483c', 0.45),
  burn: onShin('#b0483c', 0.45),
  birthmark: onShin('#6a3420', 0.55),
  'port-wine': onShin('#b0385a', 0.55),
  'strawberry-mark': onShin('#d8304a', 0.6),
  mole: (p, skin, r) => p(oval(0, r, 3.6, 3.4), mix(skin, '#3a1c12', 0.72), 'mole', { decal: true }),
  tattoo: (p, _, r, { motif }) => {
    drawMotif(p.to(move(0, r * 1.3)), motif ?? 'anchor', r * 0.8)
  },
}

function haired(p: Pen, hair: Hex, r: number): void {
  for (const y of [2, 10, 18, 26])
    for (const k of [-0.5, 0, 0.5]) p(limb([k * r, y, 0.9, k * r + 3, y + 7, 0.6]), hair, 'hair', { decal: true })
}

export function drawLegMarks(p: Pen, spec: CharacterSpec, l: Leg, isLeft: boolean, build: Build): void {
  const side = isLeft ? 'left' : 'right'
  const here: ReadonlySet<MarkPlace | undefined> = new Set([`${side}-knee`, 'knees', `${side}-leg`] as const)
  for (const mark of spec.look.marks ?? [])
    if (mark.what === 'hairy-legs') haired(p.to(move(...l.knee)), HAIR_PAINT[spec.look.hair.color], build.legR)
    else if (here.has(mark.where)) LEG[mark.what]?.(p.to(move(...l.knee)), SKIN_PAINT[spec.look.skin], build.legR, mark)
}
