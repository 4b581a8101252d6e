// What a page shows: the pack's stage for the beat, and on it everyone whom the words name.
import type { Prop } from '../../stage/things/card.ts'
import { cardOf } from '../../stage/things/cards.ts'
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Dice } from '../../base/dice.ts'
import type { Deed } from '../../stage/deed.ts'
import type { Action, Actor, Scene } from '../../stage/scene.ts'
import { actOut, deedAmong, onlyThings, renamed, stagingOf } from './deeds.ts'
import { movedPlace } from '../settings/moved-stage.ts'
import type { Pack } from '../worlds/pack.ts'
import type { Stage } from '../worlds/world.ts'
import { VALENCE, type BeatName } from '../plan/skeletons.data.ts'
import { BODILY, hobbyAct, toldAct, TOOLS } from '../reading/told-act.ts'
import { toldOthers } from '../reading/told-extras.ts'
import { withoutLonger } from '../cast/told-apart.ts'
import { withFeelings } from '../reading/told-feeling.ts'
import { isCalled, isNamed } from '../reading/told-figure.ts'
import { toldDeed } from '../reading/told-deed.ts'
import { belongs, isTold, propOf, toldHeld, toldThings } from '../reading/told-things.ts'
import { companionEmotion, COMPANION, gazeOf } from './bearing.ts'
import { DRAWN_LARGE, lovedAct } from '../loves/loved-act.ts'
import { AFLOAT, BESIDE, sidesFor } from './words-side.ts'

const HANDS: ReadonlySet<Action> = new Set([
  'hold',
  'carry',
  'give',
  'draw',
  'write',
  'read',
  'play-music',
  'cook',
  'throw',
  'eat',
  'build',
])

/** What a hero's body says where neither stage nor words tell of anything done. */
const BEARING: Readonly<Partial<Record<BeatName, Action>>> = {
  home: 'wave',
  friend: 'talk',
  want: 'point',
  turn: 'point',
  stakes: 'think',
  fail1: 'look-down',
  fail2: 'kneel',
  fail3: 'think',
  clue: 'peek',
  snag: 'look-down',
  choice: 'talk',
  resolution: 'cheer',
}

/** Stages that leave it to the words what is done. */
const OPEN: ReadonlySet<Action> = new Set(['stand', 'look', 'think'])

/** What a body cannot do beside what its stage says: where the words tell of it, they are right, not the stage. */
const FIRM: ReadonlySet<Action> = new Set(['pull', 'push', 'dig', 'climb', 'jump', 'dance', 'fall', 'hug', 'listen', 'hide', 'sit', 'lie', 'kneel', 'crawl', 'tiptoe', 'cover-ears', 'throw', 'catch', 'wave', 'sneeze', 'yawn', 'knock', 'bow', 'shrug', 'stuck', 'swim', 'sing']) // prettier-ignore
const LOW_DOWN: ReadonlySet<Action> = new Set(['sit', 'lie', 'sleep', 'swim', 'fly', 'ride'])

/** Pages that have an act of their own, or a thing that must stay where it is. */
const TOLD_OTHERWISE: ReadonlySet<BeatName> = new Set<BeatName>(['hobby', 'snag'])

const SUBJECTS: Readonly<Record<CharacterSpec['pronoun'], readonly string[]>> = {
  she: ['She', 'she'],
  he: ['He', 'he'],
  they: [],
  it: [],
}

const NOTHING: ReadonlySet<Action> = new Set()

/** Both hands have something else to do. */
const BUSY: ReadonlySet<Action> = new Set(['climb', 'crawl', 'lie', 'sleep', 'swim', 'fly', 'ride', 'push', 'pull', 'hug', 'hide', 'listen', 'sneeze', 'think', 'spin', 'fall', 'stuck', 'cover-ears', 'yawn', 'shrug', 'knock']) // prettier-ignore

/** What the hero loves to do is done where it is told of, and where it is the way out. */
function lovedOn(beat: BeatName, staged: Action, habit: string, told: string, words: Readonly<Record<string, string>>): ReturnType<typeof hobbyAct> {
  if (beat === 'hobby') return OPEN.has(staged) ? hobbyAct(habit) : undefined
  if (beat !== 'means' && beat !== 'clue') return undefined
  const isDone = [words['kit'], words['method']?.slice(0, 12)].some((one) => one && told.includes(one))
  return isDone ? lovedAct(habit) : undefined
} // prettier-ignore

export function sceneOf(
  pack: Pack,
  beat: BeatName,
  page: number,
  cast: readonly CharacterSpec[],
  told: string,
  words: Readonly<Record<string, string>>,
  dice: Dice,
): Scene {
  const usual = pack.stage.get(beat)
  if (!usual) throw new Error(`${pack.id} has no stage for ${beat}`)
  // What a member may name stands on the stage as a present until it has a name.
  const sought = (pack.swappable && propOf(words['quest'] ?? '')) || 'gift'
  const real = (one: Prop) => (one === 'gift' ? sought : one)
  const hasFriend = cast.some(({ role }) => role === 'companion')
  // Who the friends are is told in words that know nothing of this stage.
  const isElsewhere = beat === 'friend' && hasFriend
  const rows = pack.deeds.get(beat) ?? []
  const staging = stagingOf(isElsewhere ? rows.map((row) => (row.said ? row : onlyThings(row))) : rows, told)
  const { deed: asked, rests, gone, shown = [], away, here, acts = [], at, others } = renamed(staging, real)
  const moved = at?.place === undefined ? movedPlace(beat, told, words, hasFriend) : undefined
  const stage: Stage = {
    ...usual,
    ...at,
    ...(moved && { place: moved }),
  }
  const seen = (one: Prop) => !gone.includes(one)
  const staged = [...shown, ...stage.props.map(real).filter((one) => !isElsewhere || isTold(told, one))].filter(seen)
  const light = staged.filter((one) => !cardOf(one).large)
  const [prop] = light
  const roleOf = (id: string) => {
    const role = cast.find((one) => one.id === id)?.role
    return role === 'companion' ? 'friend' : role
  }
  const names = cast.map(({ name }) => name)
  const who: Actor[] = []
  for (const one of cast) {
    const hero = one.role === 'hero'
    // "He offered a toe": whom the deed of the page needs is there, whatever the words call them.
    const asksFor = asked?.by === 'figure' || asked?.to === 'figure' || acts.some(({ who: doer }) => doer === 'figure')
    const needed = here || (asksFor && isCalled(one, told, cast))
    if (one.role === 'figure' ? away || !(needed || isNamed(one.name, told)) : !hero && !told.includes(one.name))
      continue
    const loved = hero ? lovedOn(beat, stage.action, one.habit, told, words) : undefined
    const acted = acts.find(({ who: doer }) => doer === roleOf(one.id))
    const [played, felt] = hero
      ? ([stage.action, stage.emotion] as const)
      : (COMPANION[beat] ??
        ([dice.fork(one.id).pick(['look', 'stand', 'listen'] as const), companionEmotion(stage.emotion)] as const))
    const alike = cast.some((other) => other !== one && other.pronoun === one.pronoun && told.includes(other.name))
    const open = loved === undefined && (!hero || OPEN.has(played))
    const unseen = stage.shot === 'close' ? BODILY : NOTHING
    const ofThem = withoutLonger(told, one.name, names)
    const heard = loved ? undefined : toldAct(ofThem, one.name, alike ? undefined : one.pronoun, unseen)
    const said = heard && (open || (FIRM.has(heard) && !LOW_DOWN.has(played))) ? heard : undefined
    const bearing = hero && OPEN.has(played) && played !== 'think' ? BEARING[beat] : undefined
    const action = acted?.action ?? loved?.action ?? said ?? bearing ?? played
    const own = hero && HANDS.has(action) ? ((said && TOOLS[action]) ?? prop) : undefined
    const held =
      hero && !BUSY.has(action)
        ? toldHeld(ofThem, alike ? [one.name] : [one.name, ...SUBJECTS[one.pronoun]], words['kit'] ?? '', light)
        : undefined
    const holds = loved?.holds ?? own ?? held
    const emotion = acted?.emotion ?? felt
    who.push({ id: one.id, action, emotion, gaze: gazeOf(action, staged), ...(holds && seen(holds) && { holds }) })
  }
  const ids = who.map(({ id }) => id)
  const planned = deedAmong(asked, ids)
  const people = cast.filter(({ id }) => ids.includes(id)).map(({ id, name, pronoun }) => ({ id, name, pronoun: cast.some((other) => other.id !== id && other.pronoun === pronoun && told.includes(other.name)) ? undefined : pronoun })) // prettier-ignore
  // Where the pack stages nothing, what the words do with a thing is played.
  const isOpen = planned === undefined && !TOLD_OTHERWISE.has(beat)
  const spoken = isOpen ? toldDeed(told, people, staged, (one) => !cardOf(one).large) : undefined
  const hero = who.find(({ id }) => id === 'hero')
  const drawn: Deed | undefined = beat === 'means' && seen('wall-picture') && hero?.action === 'draw' && !AFLOAT.has(stage.place) ? DRAWN_LARGE : undefined // prettier-ignore
  const shows: Deed | undefined = beat === 'hobby' && hero?.action === 'hold' && hero.holds ? { by: 'hero', does: 'lifts', what: hero.holds } : undefined // prettier-ignore
  const deed = planned ?? (spoken?.what && seen(spoken.what) ? spoken : (drawn ?? shows))
  const touched = [deed?.what, deed?.over, ...rests.flatMap(({ what, at }) => [what, at])].filter(
    (one) => one !== undefined,
  )
  const things = [...new Set([...touched, ...staged])]
  const named = beat === 'snag' ? [] : toldThings(told, things, words['kit'] ?? '', stage.shot === 'close')
  // A giant is as high as the page: his words stand beside him.
  const isHuge = staged.some((one) => cardOf(one).huge)
  const sides = isHuge ? BESIDE : sidesFor(stage.shot, who.length, deed, AFLOAT.has(stage.place))
  return {
    place: stage.place,
    time: stage.time,
    weather: stage.weather,
    who: withFeelings(deed ? actOut(who, deed) : who, told, cast, (id) =>
      acts.some(({ who: doer, emotion }) => emotion && doer === roleOf(id)),
    ),
    props: [...things, ...named.filter((one) => seen(one) && belongs(one, stage.place))],
    shot: stage.shot,
    mood: VALENCE[beat],
    state: stage.state,
    textSide: sides[page % sides.length] ?? 'top',
    ...(stage.gag ? { gag: stage.gag } : {}),
    ...(deed && { deed }),
    ...(rests.length > 0 && { rests }),
    ...(pack.snows && { winter: true }),
    ...toldOthers(pack, beat, { ...stage, props: staged }, told, cast, { others, acts }),
  }
}
