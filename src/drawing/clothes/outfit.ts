// What somebody wears as paints and lengths: colours, how far sleeves, legs and hems go, and what is on the feet.
import type { CharacterSpec } from '../../stage/cast.ts'
import { mix, tone, type Hex } from '../shapes/color.ts'
import { CLOTH_PAINT } from './paints.data.ts'

export interface Outfit {
  top: Hex
  bottom: Hex
  /** How far down the arm the sleeve goes, 0 to 1. */
  sleeve: number
  /** How far down the leg the trousers go. */
  leg: number
  /** A skirt-like hem: how far below the hip in leg lengths, how wide. */
  hem: number
  flare: number
  hemColor: Hex
  shoe: Hex
  boots: boolean
  /** A raincoat's thick cuffs. */
  coat: boolean
  /** None under a grown-up's skirt. */
  sock: Hex | undefined
}

/** It ends above the elbow, so that the arm comes straight out of it however it bends. */
const SHORT_SLEEVE = 0.32

export function outfitOf(spec: CharacterSpec): Outfit {
  const { top, bottom, colors, shoes } = spec.look.outfit
  const a = CLOTH_PAINT[colors[0]]
  const b = CLOTH_PAINT[colors[1]]
  const { accessory, accessoryColor, also } = spec.look
  const worn = accessory === 'boots' ? { color: accessoryColor } : also?.find(({ what }) => what === 'boots')
  const boots = worn !== undefined || (top === 'raincoat' && !shoes)
  const long = top === 'jumper' || top === 'hoodie' || top === 'raincoat' || top === 'cardigan' || top === 'shirt'
  const dress = top === 'dress' || top === 'raincoat'
  const grown = spec.type === 'woman' || spec.type === 'man'
  const skirt = bottom === 'skirt' && top !== 'dungarees'
  return {
    top: top === 'dungarees' ? mix(b, '#ffffff', 0.62) : a,
    bottom: top === 'dungarees' ? a : b,
    sleeve: long ? 0.93 : SHORT_SLEEVE,
    leg: top === 'dress' ? 0 : bottom === 'shorts' ? 0.44 : bottom === 'skirt' ? 0 : bottom === 'leggings' ? 0.9 : 0.93,
    hem: top === 'raincoat' ? 0.42 : top === 'dress' ? (grown ? 0.6 : 0.5) : skirt ? 0.42 : 0,
    flare: top === 'raincoat' ? 1.55 : top === 'dress' ? (grown ? 1.5 : 1.7) : 1.65,
    hemColor: dress ? a : b,
    shoe: worn?.color
      ? CLOTH_PAINT[worn.color]
      : shoes && !boots
        ? CLOTH_PAINT[shoes]
        : boots
          ? colors[1] === 'cream' || top !== 'raincoat'
            ? '#e0503e'
            : b
          : tone(b, -0.12),
    boots,
    coat: top === 'raincoat',
    sock: grown && (top === 'dress' || skirt) ? undefined : mix(b, '#ffffff', 0.7),
  }
}
