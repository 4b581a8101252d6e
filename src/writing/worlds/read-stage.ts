// stage.txt: where and when each beat plays, and what is usual there; what is seen, each telling's cue says.
import type { Prop } from '../../stage/things/card.ts'
import { PROPS } from '../../stage/things/cards.ts'
import { PLACES } from '../../stage/places/places.ts'
import { ACTIONS, EMOTIONS, GAGS, SHOTS, STATES, TIMES, WEATHERS } from '../../stage/scene.ts'
import { oneOf, readTextLines, shelfFault, wordsIn } from '../../base/shelf-text.ts'
import { ownThing } from './own-thing.ts'
import type { Stage } from './world.ts'
import { BEATS, type BeatName } from '../plan/skeletons.data.ts'
import { pair } from './read-head.ts'
import { readKeyed, type Keys, type Said } from '../../base/read-keyed.ts'
import type { WorldBody } from './world.ts'

const KEYS: Keys = { stage: 'many', 'lap-stage': 'many' }
const ROW = '"beat: place time weather shot | action emotion | things | gag | state"'

const own = (thing: Prop, said: Said): Prop => ownThing(thing, said.file.split('/')[1] ?? '', said)

function stageRow(said: Said): [BeatName, Stage] {
  const [beat, row] = pair(said, ROW)
  const [where = '', doing = '', things = '', gag = '', state = '', more] = row.split('|').map((part) => part.trim())
  const [place = '', time = '', weather = '', shot = '', ...over] = wordsIn(where)
  const [action = '', emotion = '', ...beside] = wordsIn(doing)
  if (more !== undefined || over.length > 0 || beside.length > 0) throw shelfFault(said, 'too many words', ROW)
  return [
    oneOf(BEATS, beat, said, 'beat'),
    {
      place: oneOf(PLACES, place, said, 'place'),
      time: oneOf(TIMES, time, said, 'time'),
      weather: oneOf(WEATHERS, weather, said, 'weather'),
      shot: oneOf(SHOTS, shot, said, 'shot'),
      action: oneOf(ACTIONS, action, said, 'action'),
      emotion: oneOf(EMOTIONS, emotion, said, 'emotion'),
      props: wordsIn(things).map((word) => own(oneOf(PROPS, word, said, 'thing'), said)),
      gag: gag === '' ? null : oneOf(GAGS, gag, said, 'gag'),
      state: wordsIn(state).map((word) => oneOf(STATES, word, said, 'state')),
    },
  ]
}

function stagesOf(file: string, rows: readonly Said[]): [BeatName, Stage][] {
  const stages = rows.map(stageRow)
  const beats = stages.map(([beat]) => beat)
  const twice = beats.findIndex((beat, at) => beats.indexOf(beat) < at)
  if (twice >= 0)
    throw shelfFault(rows[twice] ?? { file, line: 1 }, `"${beats[twice] ?? ''}" has two stages`, 'one stage a beat')
  return stages
}

export function readStages(file: string, source: string): Omit<WorldBody, 'tellings'> {
  const said = readKeyed(file, readTextLines(file, source), KEYS)
  const stage = stagesOf(file, said.all('stage'))
  const missing = BEATS.find((beat) => !stage.some(([one]) => one === beat))
  if (missing)
    throw shelfFault(
      said.all('stage').at(-1) ?? { file, line: 1 },
      `"${missing}" has no stage`,
      `a stage for each of: ${BEATS.join(', ')}`,
    )
  return {
    stage,
    lapStage: stagesOf(file, said.all('lap-stage')),
  }
}
