// What somebody wears as paints and lengths: colours, how far sleeves, legs and hems go, and what is on the feet.
import type { CharacterSpec, Top } from '../../stage/cast.ts'
import { mix, tone, type Hex } from '../shapes/color.ts'
import type { Footwear } from '../../stage/finer-look.data.ts'
import { printingOf } from '../worn/prints.ts'
import { inkOn, type Printing } from '../worn/print-tools.ts'
import { legPrint, tightsPrint, topForm, topPrint, underPaint, underPrint } from './further-clothes.ts'
import type { TopForm } from './further-tops.data.ts'
import { CLOTH_PAINT } from './paints.data.ts'

export interface Outfit {
  top: Hex
  bottom: Hex
  /** Of the sleeves, where they belong to what is worn underneath. */
  sleeves: Hex | undefined
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
  /** One piece from the neck to the hem. */
  gown: boolean
  /** What is on the top, on its sleeves, and on what covers the legs. */
  printed: Printing | undefined
  sleevePrinted: Printing | undefined
  legPrinted: Printing | undefined
  sockPrinted: Printing | undefined
  tights: Hex | undefined
  tightsPrinted: Printing | undefined
  footwear: Footwear | undefined
  laces: Hex | undefined
  bootPrinted: Printing | undefined
}

/** It ends above the elbow, so that the arm comes straight out of it however it bends. */
const SHORT_SLEEVE = 0.32

const SKIRTS: Readonly<Record<string, readonly [hem: number, flare: number]>> = {
  skirt: [0.42, 1.65],
  tutu: [0.3, 2.5],
  kilt: [0.46, 1.5],
  'long-skirt': [0.86, 1.5],
  wrap: [0.8, 1.1],
}
const SLEEVES = { none: 0.02, short: 0.32, long: 0.93 } as const

/** How far sleeves, legs and hems of further garments go. */
function cutOf({ look: { outfit } }: CharacterSpec, plain: Outfit, legs: Hex): Partial<Outfit> {
  const form = topForm(outfit.top)
  return {
    ...(form && formed(form, outfit.top, plain, legs)),
    ...legsOf(outfit, plain, form),
    ...(outfit.sleeves && { sleeve: SLEEVES[outfit.sleeves] }),
  }
}

const formed = (form: TopForm, top: Top, plain: Outfit, legs: Hex): Partial<Outfit> => ({
  sleeve: form.sleeve,
  bottom: form.bare ? plain.top : legs,
  hem: form.hem ?? plain.hem,
  flare: form.flare ?? plain.flare,
  hemColor: form.hem ? plain.top : plain.hemColor,
  gown: form.hem !== undefined,
  coat: top === 'coat' || top === 'robe',
})

function legsOf(
  { top, bottom }: CharacterSpec['look']['outfit'],
  plain: Outfit,
  form: TopForm | undefined,
): Partial<Outfit> {
  const skirt = SKIRTS[bottom]
  if (form?.bare || bottom === 'nappy') return { leg: 0, sock: undefined }
  if (form?.hem !== undefined) return form.hem > 0.5 ? { leg: 0 } : {}
  if (skirt && !plain.gown && top !== 'dungarees') return { hem: skirt[0], flare: skirt[1], leg: 0 }
  if (bottom === 'lederhosen' || bottom === 'trunks') return { leg: 0.46 }
  return bottom === 'tights' ? { leg: 0.96 } : {}
}

function bootPrint({ look: { accessory, accessoryMore, also } }: CharacterSpec, cloth: Hex): Printing | undefined {
  const { print, ink, motif } =
    (accessory === 'boots' ? accessoryMore : also?.find(({ what }) => what === 'boots')) ?? {}
  const drawn = print ?? (motif && 'motifs')
  return printingOf({ ...(drawn && { print: drawn }), ink: ink && CLOTH_PAINT[ink], ...(motif && { motif }) }, cloth)
}

export function outfitOf(spec: CharacterSpec): Outfit {
  const plain = plainOutfit(spec)
  const { outfit } = spec.look
  const form = topForm(outfit.top)
  const [, b] = outfit.colors.map((color) => CLOTH_PAINT[color])
  const legs = form?.whole ? plain.top : (b ?? plain.bottom)
  const further: Outfit = { ...plain, ...cutOf(spec, plain, legs) }
  const { footwear } = outfit
  const tights = outfit.tights && CLOTH_PAINT[outfit.tights]
  const sock = outfit.socks ? CLOTH_PAINT[outfit.socks] : further.sock
  const isBib = outfit.top === 'dungarees'
  const sleeves = form?.isOver ? underPaint(outfit) : undefined
  const printed = isBib ? underPrint(outfit, further.top) : topPrint(outfit, further.top)
  return {
    ...further,
    sleeves,
    printed,
    sleevePrinted: sleeves ? underPrint(outfit, sleeves) : printed,
    legPrinted: isBib
      ? topPrint(outfit, further.bottom)
      : form?.whole
        ? printed
        : legPrint(outfit, further.hem > 0 && !further.gown ? further.hemColor : (tights ?? further.bottom)),
    bootPrinted: further.boots ? bootPrint(spec, further.shoe) : undefined,
    sockPrinted: sock && outfit.sockPrint ? { print: outfit.sockPrint, cloth: sock, ink: inkOn(sock) } : undefined,
    tights,
    tightsPrinted: tights ? tightsPrint(outfit, tights) : undefined,
    footwear,
    laces: outfit.laces && CLOTH_PAINT[outfit.laces],
    sock: footwear === 'barefoot' || footwear === 'sandals' ? undefined : sock,
  }
}

function plainOutfit(spec: CharacterSpec): Outfit {
  const { top, bottom, colors, shoes } = spec.look.outfit
  const a = CLOTH_PAINT[colors[0]]
  const b = CLOTH_PAINT[colors[1]]
  const { accessory, accessoryColor, also } = spec.look
  const worn = accessory === 'boots' ? { color: accessoryColor } : also?.find(({ what }) => what === 'boots')
  const under = spec.look.outfit.under && CLOTH_PAINT[spec.look.outfit.under]
  const boots = worn !== undefined || (top === 'raincoat' && !shoes)
  const long = top === 'jumper' || top === 'hoodie' || top === 'raincoat' || top === 'cardigan' || top === 'shirt'
  const dress = top === 'dress' || top === 'raincoat'
  const grown = spec.type === 'woman' || spec.type === 'man'
  const skirt = bottom === 'skirt' && top !== 'dungarees'
  return {
    top: top === 'dungarees' ? (under ?? mix(b, '#ffffff', 0.62)) : a,
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
    gown: dress,
    printed: undefined,
    legPrinted: undefined,
    sockPrinted: undefined,
    tights: undefined,
    tightsPrinted: undefined,
    footwear: undefined,
    laces: undefined,
    sleeves: undefined,
    sleevePrinted: undefined,
    bootPrinted: undefined,
  }
}
