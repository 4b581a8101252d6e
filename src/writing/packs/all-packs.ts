// The shelf of story worlds.
import { readPack, type Pack } from '../pack.ts'
import { bone } from './bone.data.ts'
import { bridge } from './bridge.data.ts'
import { button } from './button.data.ts'
import { cape } from './cape.data.ts'
import { cloud } from './cloud.data.ts'
import { comet } from './comet.data.ts'
import { dock } from './dock.data.ts'
import { echo } from './echo.data.ts'
import { goose } from './goose.data.ts'
import { hiccup } from './hiccup.data.ts'
import { knot } from './knot.data.ts'
import { lamps } from './lamps.data.ts'
import { lift } from './lift.data.ts'
import { post } from './post.data.ts'
import { letters } from './letters.data.ts'
import { scrap } from './scrap.data.ts'
import { stay } from './stay.data.ts'
import { tick } from './tick.data.ts'
import { toads } from './toads.data.ts'
import { train } from './train.data.ts'
import { whale } from './whale.data.ts'
import { wind } from './wind.data.ts'
import { yawn } from './yawn.data.ts'
import { yeti } from './yeti.data.ts'

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
