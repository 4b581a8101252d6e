// Six story worlds in verse, for the youngest two readers. A page is two couplets; the smallest hear the first of them only.
// Four beats to a line; names stand inside a line and never where it rhymes. A beat that comes again is another telling of it.
import { HICCUP_VERSES } from './hiccup.data.ts'
import { CLOUD_VERSES } from './cloud.data.ts'
import { TICK_VERSES } from './tick.data.ts'
import { WHALE_VERSES } from './whale.data.ts'
import { BONE_VERSES } from './bone.data.ts'
import { YAWN_VERSES } from './yawn.data.ts'

export const VERSES: Readonly<Record<string, string>> = {
  hiccup: HICCUP_VERSES,
  cloud: CLOUD_VERSES,
  tick: TICK_VERSES,
  whale: WHALE_VERSES,
  bone: BONE_VERSES,
  yawn: YAWN_VERSES,
}
