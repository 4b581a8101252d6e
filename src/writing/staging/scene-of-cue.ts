// The scene of a page whose telling has a cue: the cue, the beat's place and weather, and the friends whom its words name.
import { isDeep } from '../../stage/places/places.ts'
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Dice } from '../../base/dice.ts'
import type { Prop } from '../../stage/things/card.ts'
import { cardOf } from '../../stage/things/cards.ts'
import type { Action, Actor, Friend, Scene, Shot } from '../../stage/scene.ts'
import type { Sound } from '../../stage/sound.ts'
import { VALENCE, type BeatName } from '../plan/skeletons.data.ts'
import { BODILY, toldAct } from '../reading/told-act.ts'
import { belongs, kitOf, propOf, toldThings } from '../reading/told-things.ts'
import { withoutLonger } from '../cast/told-apart.ts'
import { movedPlace } from '../settings/moved-stage.ts'
import type { World } from '../worlds/world-of.ts'
import type { Stage } from '../worlds/world.ts'
import { friendEmotion, OF_FRIENDS, FELT, gazeOf } from './bearing.ts'
import { KIT, type Cue, type Moment } from './moment.ts'
import { withLoved } from '../loves/loved-act.ts'
import { playersOf, settled, type Players } from './players.ts'
import { actOut, deedAmong } from './deeds.ts'
import { BESIDE, sidesFor } from './words-side.ts'

/** Whoever is on the page, as the cue has them; of friends it says only what is not the beat's. */
function actorsOf(
  cue: Moment,
  beat: BeatName,
  stage: Stage,
  cast: readonly CharacterSpec[],
  players: Players,
  toldOf: (one: CharacterSpec) => Action | undefined,
  dice: Dice,
): Actor[] {
  return cast.flatMap((one): Actor[] => {
    const role = players.get(one.id)
    const act =
      cue.acts.find(({ who }) => who === role) ?? cue.acts.find(({ who }) => role === 'friend2' && who === 'friend')
    if (role === undefined || act?.away || ((role === 'figure' || role === 'grown') && !act)) return []
    const [played, felt] =
      one.role === 'hero'
        ? ([stage.action, stage.emotion] as const)
        : (OF_FRIENDS[beat] ??
          ([dice.fork(one.id).pick(['look', 'stand', 'listen'] as const), friendEmotion(stage.emotion)] as const))
    // Friends bring words of their own, their habits': what they do there they are seen doing.
    const told = one.role === 'companion' && !act ? toldOf(one) : undefined
    const action = act?.action ?? told ?? played
    return [
      {
        id: one.id,
        action,
        emotion: act?.emotion ?? felt,
        gaze: gazeOf(action, cue.shown),
        ...(act?.holds && { holds: act.holds }),
        ...(act?.asleep && { asleep: true as const }),
        ...(act?.back && { back: true as const }),
        ...(act?.state && { state: act.state }),
        ...(act?.sized && { sized: act.sized }),
      },
    ]
  })
}

/** What the words of a page say that somebody does. */
const readerOf = (told: string, cast: readonly CharacterSpec[], shot: Shot) => (one: CharacterSpec) => {
  const names = cast.map(({ name }) => name)
  const alike = cast.some((other) => other !== one && other.pronoun === one.pronoun && told.includes(other.name))
  return toldAct(
    withoutLonger(told, one.name, names),
    one.name,
    alike ? undefined : one.pronoun,
    shot === 'close' ? BODILY : undefined,
  )
}

/** What a member may name stands in a cue as the world's own thing, or as a present; what their hobby has, as the kit, where we have such a thing. */
function withOwnThings(cue: Moment, world: World, words: Readonly<Record<string, string>>): Moment {
  const sought = (world.swappable && propOf(words['quest'] ?? '')) || 'gift'
  const own = world.swappable ? propOf(world.nouns.quest) : null
  const kit = kitOf(words['kit'] ?? '') ?? KIT
  const real = (one: Prop) => (one === KIT ? kit : one === 'gift' || one === own ? sought : one)
  const deed = cue.deed && {
    ...cue.deed,
    ...(cue.deed.what && { what: real(cue.deed.what) }),
    ...(cue.deed.over && { over: real(cue.deed.over) }),
  }
  const rests = cue.rests.map((rest) => ({ ...rest, what: real(rest.what), at: real(rest.at) }))
  const shown = cue.shown.map(real)
  const isThere = (one: Prop | undefined) => one !== KIT
  const { deed: _, ...rest } = cue
  return {
    ...rest,
    ...(deed && isThere(deed.what) && isThere(deed.over) && { deed }),
    rests: rests.filter(({ what, at }) => isThere(what) && isThere(at)),
    shown: shown.filter(isThere),
    acts: cue.acts.map(({ holds, ...act }) => ({
      ...act,
      ...(holds && isThere(real(holds)) && { holds: real(holds) }),
    })),
  }
}

/** The figure of a world that is one of its things. */
function friendOf(cue: Moment, beat: BeatName, world: World): Friend | undefined {
  const act = cue.acts.find(({ who }) => who === 'figure')
  if (!world.figure.prop || !act) return undefined
  return {
    emotion: act.emotion ?? 'happy',
    state: world.states.get(beat) ?? [],
    ...(act.action && { does: act.action }),
    ...(act.asleep && { asleep: true as const }),
  }
}

/** From whom a sound comes: somebody of the cast, the figure that is a thing, or what it names itself. */
const soundsOf = (cue: Moment, players: Players, world: World): Sound[] =>
  (cue.sounds ?? []).map(({ text, from }) => {
    const [id] = [...players].find(([, role]) => role === from) ?? []
    return { text, from: (from === 'figure' && world.figure.prop) || id || from }
  })

export interface CuedPage {
  beat: BeatName
  page: number
  cast: readonly CharacterSpec[]
  told: string
  words: Readonly<Record<string, string>>
  /** What the page says that is not its telling's: of friends, of the day. It has no cue yet, so its things are read. */
  besides: string
}

export function sceneOfCue(world: World, page: CuedPage, dice: Dice, cue: Cue): Scene {
  const scene = sceneOfMoment(world, page, dice, cue)
  if (!cue.then) return scene
  // Words that lie over both.
  const textSide = 'top'
  return { ...scene, textSide, then: { ...sceneOfMoment(world, page, dice, cue.then), textSide } }
}

function sceneOfMoment(
  world: World,
  { beat, page, cast, told, words, besides }: CuedPage,
  dice: Dice,
  given: Moment,
): Scene {
  const usual = world.stage.get(beat)
  if (!usual) throw new Error(`${world.id} has no stage for ${beat}`)
  const players = playersOf(given, cast, told)
  const hero = cast.find(({ role }) => role === 'hero')
  const loved = withLoved(given, beat, given.frame.place ?? usual.place, hero)
  const cue = settled(withOwnThings(loved, world, words), players)
  const hasFriend = cast.some(({ role }) => role === 'companion')
  const moved = cue.frame.place === undefined ? movedPlace(beat, told, words, hasFriend) : undefined
  const { feel, ...frame } = cue.frame
  const stage: Stage = { ...usual, ...frame, ...(moved && { place: moved }) }
  const who = actorsOf(cue, beat, stage, cast, players, readerOf(told, cast, stage.shot), dice)
  const deed = deedAmong(
    cue.deed,
    who.map(({ id }) => id),
  )
  const rests = [...cue.rests]
  const touched = [deed?.what, deed?.over, ...rests.flatMap(({ what, at }) => [what, at])].filter(
    (one) => one !== undefined,
  )
  const own = [...new Set([...touched, ...cue.shown])]
  const named = besides === '' ? [] : toldThings(besides, own, words['kit'] ?? '', stage.shot === 'close')
  const props = [...own, ...named.filter((one) => belongs(one, stage.place))]
  const isHuge = props.some((one) => cardOf(one).huge)
  const sides = isHuge ? BESIDE : sidesFor(stage.shot, who.length, deed, isDeep(stage.place))
  const friend = friendOf(cue, beat, world)
  const sounds = soundsOf(cue, players, world)
  return {
    ...{ place: stage.place, time: stage.time, weather: stage.weather, who: deed ? actOut(who, deed) : who, props },
    ...{
      shot: stage.shot,
      mood: feel ? FELT[feel] : VALENCE[beat],
      state: stage.state,
      textSide: sides[page % sides.length] ?? 'top',
    },
    ...(stage.gag ? { gag: stage.gag } : {}),
    ...(deed && { deed }),
    ...(rests.length > 0 && { rests }),
    ...(world.snows && { winter: true as const }),
    ...(cue.extras.length > 0 && { extras: cue.extras }),
    ...(friend && { friend }),
    ...(cue.counts && { counts: cue.counts }),
    ...(sounds.length > 0 && { sounds }),
  }
}
