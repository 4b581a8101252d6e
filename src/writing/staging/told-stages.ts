// Finds how a page is staged whose words many worlds share.
import { readStaging, type Staging } from './deeds.ts'
import { BEATS, type BeatName } from '../plan/skeletons.data.ts'
import { TOLD_STAGES } from './told-stages.data.ts'

interface ToldStage {
  beats: readonly string[]
  said: RegExp
  staging: Staging
}

const ROWS: readonly ToldStage[] = TOLD_STAGES.trim()
  .split('\n')
  .map((row) => {
    // A bar inside the pattern has no space about it.
    const [beats = '', said = '', deeds = ''] = row.split(/(?<= )\|(?= |$)/u).map((cell) => cell.trim())
    const known: readonly string[] = BEATS
    if (!beats.split(' ').every((beat) => known.includes(beat)) || said === '') throw new Error(`"${row}" is no stage`)
    return {
      beats: beats.split(' '),
      said: new RegExp(said, 'u'),
      staging: readStaging(deeds),
    }
  })

/** The first row that fits the words; friends are told of in them only where there are any. */
export function toldStage(beat: BeatName, told: string, hasFriend: boolean): ToldStage | undefined {
  return ROWS.find(({ beats, said }) => beats.includes(beat) && (beat !== 'friend' || hasFriend) && said.test(told))
}
