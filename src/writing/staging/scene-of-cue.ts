// The scene of a page whose telling has a cue: the cue, the beat's place and weather, and the friends whom its words name.
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Dice } from '../../base/dice.ts'
import type { Prop } from '../../stage/things/card.ts'
import { cardOf } from '../../stage/things/cards.ts'
import type { Actor, Friend, Scene } from '../../stage/scene.ts'
import { VALENCE, type BeatName } from '../plan/skeletons.data.ts'
import { propOf } from '../reading/told-things.ts'
import { movedPlace } from '../settings/moved-stage.ts'
import type { Pack } from '../worlds/pack.ts'
import type { Stage } from '../worlds/world.ts'
import { companionEmotion, COMPANION, gazeOf } from './bearing.ts'
import { ROLES, type Cue, type CueRole } from './cue.ts'
import { actOut, deedAmong, renamed } from './deeds.ts'
import { AFLOAT, BESIDE, sidesFor } from './words-side.ts'

/** Somebody of the order may play the figure or the grown-up of home: what they are in the story, their id says. */
const partOf = ({ id }: CharacterSpec): CueRole => ROLES.find((one) => one === id) ?? 'friend'

/** Whoever is on the page, as the cue has them; of friends it says only what is not the beat's. */
function actorsOf(
  cue: Cue,
  beat: BeatName,
  stage: Stage,
  cast: readonly CharacterSpec[],
  told: string,
  dice: Dice,
): Actor[] {
  return cast.flatMap((one): Actor[] => {
    const part = partOf(one)
    const act = cue.acts.find((acting) => acting.who === part)
    if (part === 'friend' ? !told.includes(one.name) : part !== 'hero' && !act) return []
    const [played, felt] =
      one.role === 'hero'
        ? ([stage.action, stage.emotion] as const)
        : (COMPANION[beat] ??
          ([dice.fork(one.id).pick(['look', 'stand', 'listen'] as const), companionEmotion(stage.emotion)] as const))
    const action = act?.action ?? played
    return [
      {
        id: one.id,
        action,
        emotion: act?.emotion ?? felt,
        gaze: gazeOf(action, cue.shown),
        ...(act?.holds && { holds: act.holds }),
        ...(act?.asleep && { asleep: true as const }),
      },
    ]
  })
}

/** What a member may name stands in a cue as the world's own thing, or as a present. */
function withQuest(cue: Cue, pack: Pack, words: Readonly<Record<string, string>>): Cue {
  const sought = (pack.swappable && propOf(words['quest'] ?? '')) || 'gift'
  const own = pack.swappable ? propOf(pack.nouns.quest) : null
  const real = (one: Prop) => (one === 'gift' || one === own ? sought : one)
  const {
    deed,
    rests,
    shown = [],
  } = renamed({ ...(cue.deed && { deed: cue.deed }), rests: [...cue.rests], gone: [], shown: [...cue.shown] }, real)
  return {
    ...cue,
    ...(deed && { deed }),
    rests,
    shown,
    acts: cue.acts.map((act) => ({ ...act, ...(act.holds && { holds: real(act.holds) }) })),
  }
}

/** The figure of a world that is one of its things. */
function friendOf(cue: Cue, beat: BeatName, pack: Pack): Friend | undefined {
  const act = cue.acts.find(({ who }) => who === 'figure')
  if (!pack.figure.prop || !act) return undefined
  return {
    emotion: act.emotion ?? 'happy',
    state: pack.states.get(beat) ?? [],
    ...(act.action && { does: act.action }),
  }
}

export interface CuedPage {
  beat: BeatName
  page: number
  cast: readonly CharacterSpec[]
  told: string
  words: Readonly<Record<string, string>>
}

export function sceneOfCue(pack: Pack, { beat, page, cast, told, words }: CuedPage, dice: Dice, given: Cue): Scene {
  const usual = pack.stage.get(beat)
  if (!usual) throw new Error(`${pack.id} has no stage for ${beat}`)
  const cue = withQuest(given, pack, words)
  const hasFriend = cast.some(({ role }) => role === 'companion')
  const moved = cue.frame.place === undefined ? movedPlace(beat, told, words, hasFriend) : undefined
  const stage: Stage = { ...usual, ...cue.frame, ...(moved && { place: moved }) }
  const who = actorsOf(cue, beat, stage, cast, told, dice)
  const deed = deedAmong(
    cue.deed,
    who.map(({ id }) => id),
  )
  const rests = [...cue.rests]
  const touched = [deed?.what, deed?.over, ...rests.flatMap(({ what, at }) => [what, at])].filter(
    (one) => one !== undefined,
  )
  const props = [...new Set([...touched, ...cue.shown])]
  const isHuge = props.some((one) => cardOf(one).huge)
  const sides = isHuge ? BESIDE : sidesFor(stage.shot, who.length, deed, AFLOAT.has(stage.place))
  const friend = friendOf(cue, beat, pack)
  return {
    ...{ place: stage.place, time: stage.time, weather: stage.weather, who: deed ? actOut(who, deed) : who, props },
    ...{ shot: stage.shot, mood: VALENCE[beat], state: stage.state, textSide: sides[page % sides.length] ?? 'top' },
    ...(stage.gag ? { gag: stage.gag } : {}),
    ...(deed && { deed }),
    ...(rests.length > 0 && { rests }),
    ...(pack.snows && { winter: true as const }),
    ...(cue.extras.length > 0 && { extras: cue.extras }),
    ...(friend && { friend }),
  }
}
