// What rain and snow make people put on: hood or hat, scarf and boots in their own colours, over all that they are known by.
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Build } from '../people/build.ts'
import { outfitOf, type Outfit } from './outfit.ts'
import { contrast, mix, shadeOf, tone, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { move, times, turn } from '../shapes/matrix.ts'
import { CLOTH_PAINT, HAIR_PAINT, WHITE } from './paints.data.ts'
import { blob, limb, oval } from '../shapes/path.ts'
import { reversed } from '../shapes/reversed.ts'
import type { Wear } from './wear.ts'

const C = { material: 'cloth', puff: 0.9 } as const

const colorsOf = (spec: CharacterSpec) => spec.look.outfit.colors.map((name) => CLOTH_PAINT[name])

/** The signature colour that stands out from the hair. */
function hatColor(spec: CharacterSpec): Hex {
  const [a = WHITE, b = WHITE] = colorsOf(spec)
  const hair = HAIR_PAINT[spec.look.hair.color]
  return contrast(b, hair) > contrast(a, hair) * 1.3 ? b : a
}

/** Boots in the second colour; whoever is known by boots keeps those. */
export function outfitIn(spec: CharacterSpec, wear: Wear | undefined): Outfit {
  const own = outfitOf(spec)
  if (!wear || own.boots || spec.type === 'fairy') return own
  return { ...own, boots: true, shoe: tone(CLOTH_PAINT[spec.look.outfit.colors[1]], -0.07) }
}

const isWorn = ({ look }: CharacterSpec, things: ReadonlySet<string>) =>
  things.has(look.accessory) || look.also?.some(({ what }) => things.has(what)) === true

const NECK: ReadonlySet<string> = new Set(['scarf', 'cape', 'collar', 'bow-tie'])

/** A scarf round the neck, if nothing is known to be there: torso space. */
export function drawWeatherOver(
  p: Pen,
  spec: CharacterSpec,
  build: Build,
  side: number,
  swing: number,
  wear: Wear | undefined,
): void {
  if (wear !== 'snow' || isWorn(spec, NECK)) return
  const [, c = WHITE] = colorsOf(spec)
  const { torso: t, shoulder: w } = build
  const cx = side * 8
  const q = p.to(times(move(cx - w * 0.24, -t), turn(swing * 74 - 4)))
  q(limb([0, 0, 9, -4, 28, 11, 1, 56, 12]), shadeOf(c, 0.7), 'weather-scarf', C)
  q(limb([-9, 44, 2.6, 11, 45, 2.6]), mix(c, WHITE, 0.7), 'weather-scarf', { decal: true })
  p(
    blob([
      cx - 44,
      -t - 12,
      cx,
      -t + 1,
      cx + 44,
      -t - 12,
      cx + 48,
      -t + 4,
      cx + 27,
      -t + 17,
      cx,
      -t + 21,
      cx - 27,
      -t + 17,
      cx - 48,
      -t + 4,
    ]),
    c,
    'weather-scarf',
    C,
  )
}

const HIGH: ReadonlySet<string> = new Set(['afro', 'puffs', 'headscarf', 'bun', 'spiky'])
const CAPPED: ReadonlySet<string> = new Set(['hat', 'headphones'])

/** A hood, a rain hat or a bobble hat: head space, over the hair and under what is pinned on it. */
export function drawWeatherOnHead(
  p: Pen,
  spec: CharacterSpec,
  yaw: number,
  behind: boolean,
  wear: Wear | undefined,
): void {
  const { hair, outfit } = spec.look
  if (!wear || isWorn(spec, CAPPED) || HIGH.has(hair.style) || spec.type === 'fairy') return
  const c = hatColor(spec)
  const k = yaw * 5
  if (wear === 'rain' && (outfit.top === 'raincoat' || outfit.top === 'hoodie')) {
    const coat = CLOTH_PAINT[outfit.colors[0]]
    const [rim = []] = blob([
      -104,
      34,
      -108,
      -30,
      -84,
      -92,
      -36,
      -124,
      k,
      -128,
      38,
      -124,
      86,
      -92,
      108,
      -30,
      104,
      34,
      72,
      88,
      0,
      104,
      -72,
      88,
    ])
    if (behind) p([rim], coat, 'weather-hood', C)
    else {
      p([rim, ...oval(k * 1.2, 14, 82, 84).map(reversed)], coat, 'weather-hood', C)
      p([...oval(k * 1.2, 14, 90, 92), ...oval(k * 1.2, 14, 82, 84).map(reversed)], tone(coat, -0.05), 'weather-hood', {
        ...C,
        puff: 0.6,
      })
    }
    return
  }
  if (wear === 'rain') {
    p(
      blob([-84, -34, -80, -84, -46, -118, k, -126, 48, -118, 82, -84, 86, -34, 44, -54, k, -60, -44, -54]),
      c,
      'weather-hat',
      C,
    )
    p(limb([k, -122, 1, k * 1.4, -90, 1.8, k * 1.6, -62, 1]), shadeOf(c, 1.2), 'seam', { decal: true, alpha: 0.7 })
    p(
      blob([
        -118,
        -14,
        -96,
        -52,
        -46,
        -68,
        k,
        -73,
        48,
        -68,
        98,
        -52,
        120,
        -14,
        88,
        -30,
        46,
        -44,
        k,
        -48,
        -44,
        -44,
        -86,
        -30,
      ]),
      tone(c, 0.02),
      'weather-brim',
      C,
    )
    return
  }
  const [a = WHITE, b = WHITE] = colorsOf(spec)
  const other = c === a ? b : a
  p(oval(k, -134, 22, 21), other, 'weather-bobble', { material: 'fur', puff: 1 })
  p(
    blob([-86, -38, -80, -80, -44, -116, k, -124, 46, -116, 82, -80, 88, -38, 44, -56, k, -60, -44, -56]),
    c,
    'weather-hat',
    C,
  )
  for (const s of [-0.62, -0.24, 0.16, 0.56])
    p(limb([s * 96, -60, 1.2, s * 82, -84, 2, s * 40 + k, -112, 1]), shadeOf(c, 1), 'rib', {
      decal: true,
      alpha: 0.7,
      fine: true,
    })
  p(
    blob([-92, -30, -92, -52, -44, -70, k, -76, 46, -70, 94, -52, 94, -30, 46, -48, k, -53, -46, -48]),
    mix(other, WHITE, 0.35),
    'weather-brim',
    C,
  )
}
