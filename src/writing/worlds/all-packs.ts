// The shelf of story worlds.
import { readPack, type Pack } from './pack.ts'
import { bone } from './packs/bone.data.ts'
import { bridge } from './packs/bridge.data.ts'
import { button } from './packs/button.data.ts'
import { cape } from './packs/cape.data.ts'
import { cloud } from './packs/cloud.data.ts'
import { comet } from './packs/comet.data.ts'
import { dock } from './packs/dock.data.ts'
import { echo } from './packs/echo.data.ts'
import { goose } from './packs/goose.data.ts'
import { hiccup } from './packs/hiccup.data.ts'
import { knot } from './packs/knot.data.ts'
import { lamps } from './packs/lamps.data.ts'
import { lift } from './packs/lift.data.ts'
import { post } from './packs/post.data.ts'
import { letters } from './packs/letters.data.ts'
import { scrap } from './packs/scrap.data.ts'
import { stay } from './packs/stay.data.ts'
import { tick } from './packs/tick.data.ts'
import { toads } from './packs/toads.data.ts'
import { train } from './packs/train.data.ts'
import { whale } from './packs/whale.data.ts'
import { wind } from './packs/wind.data.ts'
import { yawn } from './packs/yawn.data.ts'
import { yeti } from './packs/yeti.data.ts'

export const PACKS: readonly Pack[] = [
  bone,
  bridge,
  button,
  cape,
  cloud,
  comet,
  dock,
  echo,
  goose,
  hiccup,
  knot,
  lamps,
  lift,
  post,
  letters,
  scrap,
  stay,
  tick,
  toads,
  train,
  whale,
  wind,
  yawn,
  yeti,
].map(readPack)

export function packCalled(id: string): Pack {
  const found = PACKS.find((pack) => pack.id === id)
  if (!found) throw new Error(`There is no pack called ${id}`)
  return found
}
