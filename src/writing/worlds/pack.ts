// A world as its storyteller uses it: its head, and of its body each part when it is first asked for.
import { FRIEND_STATES, type FriendState } from '../../stage/scene.ts'
import type { Deed } from '../../stage/deed.ts'
import type { Extra } from '../../stage/extras.data.ts'
import { once } from '../../base/once.ts'
import { BANDS, type Band } from '../brief/band.ts'
import { readDeeds, type Staging } from '../staging/deeds.ts'
import { linesOf, type Lines } from '../lines/lines.ts'
import type { BeatName } from '../plan/skeletons.data.ts'
import { AFFORDANCES, BAND_OF, READERS, type Reader, type Stage, type WorldBody, type WorldHead } from './world.ts'

export interface Pack extends Omit<WorldHead, 'readers'> {
  /** The readers whom it is told to in prose. */
  readers: readonly Band[]
  inVerse: boolean
  stage: ReadonlyMap<string, Stage>
  deeds: ReadonlyMap<string, readonly Staging[]>
  extras: ReadonlyMap<string, readonly Extra[]>
  states: ReadonlyMap<string, readonly FriendState[]>
  /** What replaces the above where the smallest are told of it in prose. */
  onLap: Pick<Pack, 'stage' | 'deeds' | 'extras'>
  lines: Readonly<Record<Band, Lines>>
  verse: Lines
}

/** Who lies where a bed is, lies in it; who kneels by the mouse has a hand on it. */
function nearAtHand(stages: ReadonlyMap<BeatName, Stage>): [BeatName, Staging[]][] {
  const touch = ({ action, props }: Stage): Deed | undefined =>
    action === 'lie' && props.includes('bed')
      ? { by: 'hero', does: 'in', what: 'bed' }
      : action === 'kneel' && props.includes('mouse')
        ? { by: 'hero', does: 'touches', what: 'mouse' }
        : undefined
  return [...stages].flatMap(([beat, stage]) => {
    const deed = touch(stage)
    // The last page of the smallest is good night.
    const acts: Staging['acts'] = beat === 'close' ? [{ who: 'hero', action: 'sleep', emotion: 'calm' }] : []
    return deed ? [[beat, [{ deed, rests: [], gone: [], acts }]]] : []
  })
}

/** "fail1: knotted blue" */
function statesOf({ figure }: WorldHead): Map<string, FriendState[]> {
  const rows = (figure.states ?? '').split('\n').filter((row) => row !== '')
  return new Map(
    rows.map((row) => {
      const [beat = '', said = ''] = row.split(': ')
      return [beat, said.split(' ').flatMap((word) => FRIEND_STATES.find((one) => one === word) ?? [])]
    }),
  )
}

export function packOf(head: WorldHead, fetchBody: () => WorldBody): Pack {
  const body = once(fetchBody)
  const stages = once(() => new Map(body().stage))
  const parts = {
    deeds: once(() => readDeeds(body().deeds, AFFORDANCES)),
    extras: once(() => new Map(body().extras)),
    states: once(() => statesOf(head)),
    onLap: once(() => {
      const stage = new Map([...stages(), ...body().lapStage])
      const deeds = new Map([...nearAtHand(stage), ...readDeeds(body().lapDeeds, AFFORDANCES)])
      return { stage, deeds, extras: new Map<string, readonly Extra[]>() }
    }),
  }
  const told = (reader: Reader) => linesOf(() => body().tellings[reader])
  const bands = READERS.flatMap((reader) =>
    reader !== 'verse' && head.readers.includes(reader) ? [BAND_OF[reader]] : [],
  )
  return {
    ...head,
    get stage() {
      return stages()
    },
    get deeds() {
      return parts.deeds()
    },
    get extras() {
      return parts.extras()
    },
    get states() {
      return parts.states()
    },
    get onLap() {
      return parts.onLap()
    },
    lines: { b0_3: told('0-3'), b4_6: told('4-6'), b7_9: told('7-9'), b10: told('10+') },
    verse: told('verse'),
    readers: BANDS.filter((band) => bands.includes(band)),
    inVerse: head.readers.includes('verse'),
  }
}
