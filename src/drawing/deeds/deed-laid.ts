// A hand laid in the midst of a thing: on a quilt with somebody under it, on the breast of whoever may have a cap on, in between bars.
import type { Prop } from '../../stage/props.data.ts'
import { armOf, finish, handAt, handTo, shoulderOf, standing, take, type Act, type Part } from './deed-stage.ts'
import { chalk } from './deed-strokes.ts'
import { move, times } from '../shapes/matrix.ts'
import type { Pose } from '../poses/poses.data.ts'
import { readProp } from '../props/prop.ts'

interface Laid {
  /** Where on the thing. */
  at: readonly [x: number, y: number]
  /** How far from the middle of the head somebody is, in its radii: a kiss is on the cheek. */
  near?: number
  /** The hand goes up to it, and one stands upright. */
  overhead?: true
  /** So much higher than the ground: it is further off. */
  lift?: number
  /** What of it is before the arm. */
  before?: Prop
  /** What goes past whoever points at it, because it came from there. */
  past?: Prop
  /** Two hands take two hands. */
  both?: true
  /** Whoever has drawn on it still has the chalk. */
  chalk?: true
  /** How high up one looks, as a part of its height. */
  look?: number
}

const LAID: Readonly<Partial<Record<Prop, Laid>>> = {
  'town-supper': { at: [-338, -178] },
  'dough-bed': { at: [-70, -142] },
  'bump-bed': { at: [-60, -144] },
  'baker-bed': { at: [-70, -112] },
  'mud-drawing': { at: [-206, -84] },
  'chalked-cat': { at: [104, -112], chalk: true },
  'leaf-arch': { at: [66, -196], lift: 70, past: 'duck-file' },
  'blip-beans': { at: [-90, -40] },
  'blip-toaster': { at: [-118, -66], near: 1.15 },
  'blip-toast': { at: [-152, -62], near: 1.15 },
  'blip-pram': { at: [-68, -158] },
  'mother-ship': { at: [-430, -140], look: 0.5 },
  'wound-works': { at: [-280, -190], both: true, look: 0.5 },
  'sprung-works': { at: [-280, -190], look: 0.8 },
  'hole-works': { at: [-280, -190], look: 0.2 },
  'tick-works': { at: [-250, -250], look: 0.62 },
  'cake-table': { at: [-168, -166], look: 0.7 },
  'lit-cake': { at: [-168, -166], look: 0.7 },
  'egg-pot': { at: [-136, -292], look: 0.8 },
  'bowing-duck': { at: [-112, -70], near: 1.3 },
  'tick-resting': { at: [-132, -40] },
  'cricket-band': { at: [-190, -20] },
  'moss-box': { at: [-96, -90] },
  'tick-bed': { at: [-120, -80] },
  'tick-feast': { at: [-190, -20] },
  'bee-net': { at: [-270, -10], near: 0.4 },
  'toad-door': { at: [-150, -70] },
  'toad-shelf': { at: [-176, -176] },
  'toad-reeds': { at: [-186, -40] },
  'duchess-mat': { at: [-128, -60], near: 1.2 },
  'big-doors': { at: [-170, -250] },
  'book-slot': { at: [-130, -140] },
  'toad-ring': { at: [-318, -100], near: 0.8 },
  'duchess-dip': { at: [-300, -90], near: 0.6 },
  'full-dip': { at: [-270, -80], near: 0.2 },
  'dip-lid': { at: [-18, -84], near: -2.5 },
  'lid-lifts': { at: [-226, -152], both: true },
  'hog-line': { at: [-400, -30], near: 0.5 },
  'engine-bell': { at: [-380, -190], both: true, look: 0.8 },
  'hog-balls': { at: [-300, -40], near: 0.8 },
  'hog-bucket': { at: [-80, -110], near: 1 },
  'old-hog': { at: [-70, -70], near: 0.5 },
  'lamp-line': { at: [-300, -80], near: 1 },
  'three-hogs': { at: [-210, -70], near: 0.8 },
  'snow-hole': { at: [-262, -246], both: true },
  'snow-slide': { at: [-300, -130] },
  'book-bridge': { at: [-330, -30], near: 0.6 },
  'rack-books': { at: [-130, -170] },
  'duck-girl': { at: [-120, -190], both: true, look: 0.72 },
  'coat-girl': { at: [-150, -236] },
  'near-cot': { at: [-30, -112], before: 'cot-bars' },
  'fallen-dough': { at: [-180, -92] },
  'post-box': { at: [104, -184] },
  'peg-truck': { at: [-300, -262], overhead: true },
  goose: { at: [46, -84] },
  'bare-goose': { at: [64, -128], near: 1.1 },
  'point-goose': { at: [-70, -116], near: 0.8 },
  'post-goose': { at: [64, -128], near: 1.1 },
  'sad-goose': { at: [70, -110], near: 1.15 },
  'sniff-goose': { at: [-66, -116], near: 0.8 },
  'chalk-thud': { at: [-250, -50], near: 0.7, chalk: true },
  'goat-feast': { at: [-56, -104] },
  'nib-asleep': { at: [-300, -120], near: 0.8 },
  'nib-home': { at: [-310, -120], near: 0.8 },
  'tap-wall': { at: [-190, -200], near: 0.8 },
  'turned-wheel': { at: [-236, -172], both: true },
  'fipps-tuba': { at: [-96, -290], both: true, look: 0.9 },
  seal: { at: [66, -86] },
  'kissing-seal': { at: [20, -70], near: 0.34 },
  'small-lady': { at: [-140, -206] },
  'doris-head': { at: [-250, -110] },
  'dust-doris': { at: [-200, -40] },
  'tail-row': { at: [-240, -60] },
  'log-needle': { at: [-404, -254] },
  'long-scarf': { at: [-228, -150] },
  'rocking-button': { at: [-96, -150] },
  'comet-soup': { at: [-178, -206] },
  'gull-nest': { at: [-178, -128] },
}

/** `kneeling`: how one kneels to what lives or lies on the ground. */
export function laysOn(
  part: Part,
  act: Act,
  k: number,
  mirror: boolean,
  kneeling: Partial<Pose> | undefined,
): Act | undefined {
  const { doer, prop } = part
  const laid = prop && LAID[prop]
  if (!laid) return undefined
  const { box } = readProp(prop)
  const { w, h } = { w: box.w * k, h: box.h * k }
  const [sx, sy] = shoulderOf(doer, 'far')
  const arm = armOf(doer)
  const inward = (mirror ? box.x + box.w - laid.at[0] : laid.at[0] - box.x) * k
  const y = laid.at[1] * k
  const isUp = laid.overhead === true && y < sy
  take(doer, kneeling ?? (isUp ? { lean: 4, tilt: -10 } : { lean: 16 }), part)
  const left = kneeling ? doer.head[0] + doer.radius * (laid.near ?? 0.92) : sx + arm * (isUp ? 0.9 : 0.62) - inward
  const m = times(move(0, -(laid.lift ?? 0)), standing(prop, left, k, mirror))
  act.pieces.push({ prop, m, when: 'behind', stands: true })
  if (laid.before) act.pieces.push({ prop: laid.before, m, when: 'before' })
  if (laid.past)
    act.pieces.push({ prop: laid.past, m: times(move(0, 54), standing(laid.past, left - 420, 1)), when: 'before' })
  handTo(doer, 'far', [left + inward, y], 0.5)
  if (laid.chalk) act.strokes.push({ when: 'before', draw: (p) => chalk(p, handAt(doer, 'far')) })
  if (laid.both) handTo(doer, 'near', [left + inward - 4, y + 20], 0.6)
  act.focus = isUp ? [left + inward, y - 60] : [left + w * 0.6, laid.look ? -h * laid.look : y]
  return finish(act)
}
