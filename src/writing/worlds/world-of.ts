// A world as its storyteller uses it: its head, and of its body each part when it is first asked for.
import { FRIEND_STATES, type FriendState } from '../../stage/scene.ts'
import { once } from '../../base/once.ts'
import { BANDS, type Band } from '../brief/band.ts'
import { linesOf, type Lines } from '../lines/lines.ts'
import { BAND_OF, READERS, type Reader, type Stage, type WorldBody, type WorldHead } from './world.ts'

export interface World extends Omit<WorldHead, 'readers'> {
  /** The readers whom it is told to in prose. */
  readers: readonly Band[]
  inVerse: boolean
  stage: ReadonlyMap<string, Stage>
  states: ReadonlyMap<string, readonly FriendState[]>
  /** What replaces the above where the smallest are told of it in prose. */
  onLap: Pick<World, 'stage'>
  lines: Readonly<Record<Band, Lines>>
  verse: Lines
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

export function worldOf(head: WorldHead, fetchBody: () => WorldBody): World {
  const body = once(fetchBody)
  const stages = once(() => new Map(body().stage))
  const parts = {
    states: once(() => statesOf(head)),
    onLap: once(() => ({ stage: new Map([...stages(), ...body().lapStage]) })),
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
