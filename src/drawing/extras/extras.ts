// Those whom the words name and who are not of the cast: who they are, how they stand and feel.
import { isDeep } from '../../stage/places/places.ts'
import type { Prop } from '../../stage/things/card.ts'
import { cardOf } from '../../stage/things/cards.ts'
import type { CharacterSpec } from '../../stage/cast.ts'
import { dice, type Dice } from '../../base/dice.ts'
import { personCalled } from '../../stage/people/people.ts'
import type { Animal, Kind, Troop } from '../../stage/people/person-card.ts'
import type { Action, Emotion, Scene } from '../../stage/scene.ts'
import { buildOf } from '../people/body-build.ts'
import { expressionOf } from '../heads/expression.ts'
import { drawFigure } from '../people/figure.ts'
import { garbCalled } from '../clothes/garb.ts'
import { partBox, pen, type Part, type Pen } from '../shapes/graph.ts'
import { turnedTo } from '../heads/gaze.ts'
import { placeFigureProps } from '../props/held-prop.ts'
import { shapesOf } from '../shapes/lines.ts'
import { scale, type Point } from '../shapes/matrix.ts'
import { joined, type Box } from '../shapes/path.ts'
import type { Recipe } from '../recipes/recipe.ts'
import { specOf } from './people.ts'
import { poseOf } from '../poses/pose-of.ts'
import { skeleton } from '../poses/skeleton.ts'
import { drawProp } from '../props/prop.ts'
import { trueScale } from '../props/true-size.ts'

export interface Guest {
  name: string
  /** `look`: from its eyes to what everybody looks at, ahead above zero. */
  draw(p: Pen, look: Point): void
  /** Feet at 0, 0. */
  box: Box
  head: Box
  faces: boolean
  holds?: Prop | undefined
  /** The middle of what it holds. */
  grasp?: Point | undefined
  /** Where it pulls at a rope. */
  fists?: Point
}

const AHEAD: Point = [0.5, 0.2]
/** Who looks to the side stands three quarters turned. */
const TURNED = 0.58

/** What is nothing but a body until it is dressed. */
const BODY: Kind = { type: 'boy', ages: [7], hair: ['short'], top: ['none'], colors: ['tomato', 'teal'] }

/** Nobody in a row stands like the next. */
const IDLE = ['stand', 'look', 'listen', 'wait', 'talk', 'point', 'whisper', 'nod', 'look-up'] as const

/** Beside somebody asleep. */
const HUSHED = ['whisper', 'look', 'wait', 'listen'] as const

/** What everyone does together with the hero. */
const JOINED: ReadonlySet<Action> = new Set([
  'pull',
  'push',
  'cheer',
  'dance',
  'sing',
  'laugh',
  'wave',
  'look-up',
  'eat',
  'reach',
])
/** Nobody in a crowd feels quite what the hero feels, nor all of them the same. */
const FELT: Readonly<Partial<Record<Emotion, readonly Emotion[]>>> = {
  brave: ['hopeful', 'worried', 'excited'],
  funny: ['surprised', 'joy', 'excited'],
  proud: ['happy', 'joy', 'surprised'],
  happy: ['happy', 'joy', 'calm'],
  thoughtful: ['curious', 'calm'],
  sad: ['worried', 'thoughtful', 'sad'],
  worried: ['worried', 'curious', 'surprised'],
  scared: ['scared', 'surprised', 'worried'],
  hopeful: ['hopeful', 'curious'],
  wonder: ['wonder', 'surprised', 'joy'],
}
/** What takes all of them. */
const ALIKE: ReadonlySet<Action> = new Set<Action>(['pull', 'push', 'dance', 'sing', 'eat'])

function person(
  kind: Kind,
  scene: Scene,
  cast: readonly CharacterSpec[],
  die: Dice,
  name: string,
  nth: number,
  recipe: Recipe,
): Guest {
  const spec = specOf(
    kind,
    die,
    cast.find(({ role }) => role === 'hero'),
  )
  // Whose hat is known by it is the only one who has it.
  if (spec.look.accessory !== 'none' && cast.some(({ look }) => look.accessory === spec.look.accessory)) spec.look.accessory = 'none' // prettier-ignore
  const [hero] = scene.who
  // The same person stands otherwise on the next page.
  const now = die.fork(`${scene.place}/${scene.time}/${scene.shot}/${scene.mood}`)
  const joins = hero && JOINED.has(hero.action) && (nth % 2 === 0 || ALIKE.has(hero.action))
  const action: Action = kind.does ?? (kind.holds ? (cardOf(kind.holds).music ? 'play-music' : 'hold') : joins ? hero.action : spec.age === 1 ? 'sit' : now.fork('do').pick(scene.who.some(({ asleep }) => asleep) ? HUSHED : IDLE)) // prettier-ignore
  const emotion = hero ? now.fork('feels').pick(FELT[hero.emotion] ?? [hero.emotion]) : 'happy'
  const actor = { id: 'extra', action, emotion, gaze: 'other' as const, ...(kind.holds && { holds: kind.holds }) }
  const pose = poseOf(action, spec, { holds: kind.holds, alone: false, shot: 'medium', way: now.fork('way') })
  const face = expressionOf(actor, spec, scene.mood, die.fork('manner'), now.fork('face'))
  const size = buildOf(spec, recipe).size * (kind.size ?? 1)
  const draw = (from: Pen, look: Point) => {
    const p = from.to(scale(size))
    const turned = { ...pose, yaw: turnedTo(look, pose), side: Math.max(pose.side, TURNED * Math.max(0, look[0])) }
    const isUp = action === 'look-up'
    const drawn = drawFigure(p, spec, { pose: turned, face: { ...face, wink: 0, tongue: 0 }, gaze: isUp ? [0.3, -0.85] : look, pitch: isUp ? -1 : look[1] * 0.6, behind: false, glance: true, garb: garbCalled(kind.garb) }) // prettier-ignore
    placeFigureProps(p, actor, pose, drawn, 'medium')
  }
  const { near, far } = skeleton(buildOf(spec, recipe), pose)
  const fists: Point = [
    size * ((near.wrist[0] + far.wrist[0]) / 2 + 8),
    size * ((near.wrist[1] + far.wrist[1]) / 2 + 2),
  ]
  return { ...measured(name, draw, true, recipe), holds: kind.holds, ...(action === 'pull' && { fists }) }
}

function animal(
  { drawn, size = 1 }: Animal & { drawn: Exclude<Animal['drawn'], Troop> },
  name: string,
  recipe: Recipe,
): Guest {
  const draw = (p: Pen) => {
    if (typeof drawn === 'string') drawProp(p.to(scale(trueScale(drawn) * size)), drawn)
    else for (const { path, color, more } of shapesOf(drawn.of, drawn.draw)) p(path, color, name, more)
  }
  return measured(name, draw, false, recipe)
}

/** A creature of the kinds that the cast may be: no two of one coat side by side. */
function creature(
  { type, hides, does }: Troop,
  nth: number,
  scene: Scene,
  die: Dice,
  name: string,
  recipe: Recipe,
): Guest {
  const hide = hides[nth % hides.length] ?? 'brown'
  const dressed = specOf(BODY, die)
  const spec: CharacterSpec = {
    ...dressed,
    type,
    age: null,
    look: { ...dressed.look, hide, outfit: { top: 'none', bottom: 'none', colors: ['tomato', 'teal'] }, accessory: die.fork('collar').pick(['none', 'collar', 'scarf'] as const), glasses: 'none', heads: 3, ...(nth % 3 === 2 && { size: 'small' as const }) },
  } // prettier-ignore
  const now = die.fork(`${scene.place}/${scene.time}/${scene.shot}/${scene.mood}`)
  const action = now.fork('do').pick([...does])
  const pose = poseOf(action, spec, { holds: undefined, alone: false, shot: 'medium', way: now.fork('way') })
  const actor = { id: 'extra', action, emotion: now.fork('feels').pick(['happy', 'curious', 'calm'] as const), gaze: 'other' as const } // prettier-ignore
  const face = expressionOf(actor, spec, scene.mood, die.fork('manner'), now.fork('face'))
  const own = scale(buildOf(spec, recipe).size * 0.72)
  const draw = (p: Pen, look: Point) => {
    drawFigure(p.to(own), spec, { pose: { ...pose, yaw: turnedTo(look, pose) }, face: { ...face, wink: 0, tongue: 0 }, gaze: look, pitch: look[1] * 0.5, behind: false }) // prettier-ignore
  }
  return measured(name, draw, true, recipe)
}

function measured(name: string, draw: Guest['draw'], faces: boolean, recipe: Recipe): Guest {
  const parts: Part[] = []
  draw(pen(parts, undefined, '', recipe), AHEAD)
  const solid = parts.filter((part) => !part.soft && part.path.length > 0)
  const box = joined(solid.map(partBox))
  const heads = solid.filter((part) => part.id.startsWith('head/'))
  const held = solid.filter((part) => part.id.startsWith('prop/'))
  const hand = held.length > 0 ? joined(held.map(partBox)) : undefined
  return {
    name,
    draw,
    box,
    head: heads.length > 0 ? joined(heads.map(partBox)) : box,
    faces,
    grasp: hand && [hand.x + hand.w / 2, hand.y + hand.h * 0.4],
  }
}

export function guestsOf(scene: Scene, cast: readonly CharacterSpec[], seed: number | string, recipe: Recipe): Guest[] {
  const shown = scene.props.flatMap((prop) => cardOf(prop).shows ?? [])
  const kinds = [...new Set(scene.extras ?? [])].filter((kind) => !shown.includes(kind))
  const what = scene.deed?.what
  const lifted = scene.deed?.by === 'hero' && scene.deed.does === 'lifts' ? what : undefined
  const inHand = lifted && cardOf(lifted).shared ? lifted : what && cardOf(what).guestsHold
  return kinds.flatMap((kind) => {
    const { animal: beast, figures: all } = personCalled(kind)
    const many = scene.counts?.[kind]
    if (beast) {
      const { drawn } = beast
      return Array.from({ length: many ?? beast.several }, (_, i) =>
        typeof drawn === 'object' && 'hides' in drawn
          ? creature(drawn, i, scene, dice(`${seed}/extra/${kind}/${i}`), kind, recipe)
          : animal({ ...beast, drawn }, kind, recipe),
      )
    }
    if (isDeep(scene.place)) return []
    const group =
      many === undefined
        ? all
        : Array.from({ length: many }, (_, i) => all[i % all.length]).filter((one) => one !== undefined)
    return group.map((one, i) =>
      person(
        group.length > 1 && inHand ? { ...one, holds: inHand } : one,
        scene,
        cast,
        dice(`${seed}/extra/${kind}/${i}`),
        kind,
        i,
        recipe,
      ),
    )
  })
}
