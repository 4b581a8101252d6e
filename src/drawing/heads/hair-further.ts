// Hair that is only drawn where it was said.
import type { FurtherHairStyle } from '../../stage/finer-look.data.ts'
import { type DrawHair, shorn, skinOf } from './hair-roots.ts'
import { cornrows, boxBraids, twists, bantuKnots } from './hair-braided.ts'
import { braid, crownBraid, spaceBuns, lowBun, halfUp, tailed } from './hair-tied.ts'
import { fade, mohawk, quiff, pixie, bowl, mullet, undercut, receding, wisp, straightShort } from './hair-cut.ts'

export const FURTHER_STYLES: Readonly<Record<FurtherHairStyle, DrawHair>> = {
  cornrows,
  'box-braids': boxBraids,
  twists,
  'bantu-knots': bantuKnots,
  braid,
  'crown-braid': crownBraid,
  'space-buns': spaceBuns,
  'low-bun': lowBun,
  'half-up': halfUp,
  'side-ponytail': (h, c, spec) => tailed(h, c, spec, -84, 10, -1),
  'high-ponytail': (h, c, spec) => tailed(h, c, spec, -20, -104, -1),
  'buzz-cut': (h, c, spec) => shorn(h, c, skinOf(spec), 0.66),
  fade,
  mohawk,
  quiff,
  pixie,
  undercut,
  mullet,
  'bowl-cut': bowl,
  'straight-short': straightShort,
  receding,
  wisp,
}
