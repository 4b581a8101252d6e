// Who is borne by whom: a rider on a strong friend's back, a small friend in somebody's arms.
import { isDeep } from '../../stage/places/places.ts'
import type { Prop } from '../../stage/things/card.ts'
import { cardOf } from '../../stage/things/cards.ts'
import type { CharacterType } from '../../stage/cast.ts'
import type { Actor, Scene } from '../../stage/scene.ts'
import { measure, ownOf, poseFor, type Player } from '../composing/crowd.ts'
import { at, move, scale, times, type Point } from '../shapes/matrix.ts'
import { skeleton } from '../poses/skeleton.ts'
import { joined } from '../shapes/path.ts'

export interface Bond {
  borne: Player
  bearer: Player
  how: 'rides' | 'carried'
}

const STRONG: readonly CharacterType[] = ['dragon', 'other', 'monster', 'robot', 'alien', 'dog']
const LAP: ReadonlySet<CharacterType> = new Set(['cat', 'dog', 'rabbit'])

/** What is asked for becomes what can be shown: who rides sits on the thing at hand, and nobody holds a house. */
export function withMounts(scene: Scene, isBig: (prop: Prop) => boolean): Scene {
  const others = scene.who.length > 1
  const who = scene.who.map((actor): Actor => {
    const { holds, ...free } = actor
    if (actor.action === 'ride' && holds === undefined) {
      const mount = scene.props.find((prop) => cardOf(prop).mount)
      return mount ? { ...actor, holds: mount } : others ? actor : { ...actor, action: 'run' as const }
    }
    const busy = actor.action === 'push' || actor.action === 'pull' || actor.action === 'ride'
    const lifted = holds !== undefined && actor.action === 'carry' && cardOf(holds).lifted
    return holds !== undefined && isBig(holds) && !busy && !lifted ? free : actor
  })
  const put = scene.who.flatMap((actor, i) => (actor.holds && who[i]?.holds === undefined ? [actor.holds] : []))
  return { ...scene, who, props: [...new Set([...scene.props, ...put])] }
}

/** Lifts riders and small friends off the ground; bearers take them into account from then on. */
export function bear(people: readonly Player[], scene: Scene): Bond[] {
  const bonds: Bond[] = []
  const free = (one: Player) => bonds.every(({ borne, bearer }) => borne !== one && bearer !== one)
  for (const one of people) {
    const { action, holds } = one.actor
    if (holds !== undefined || !free(one)) continue
    const others = people.filter((other) => other !== one && free(other))
    if (action === 'ride') {
      const [bearer] = others.toSorted((a, b) => strength(a) - strength(b))
      if (bearer && strength(bearer) < STRONG.length) bonds.push(ride(one, bearer, scene))
    } else if (action === 'carry') {
      const borne = others.find((other) => LAP.has(other.spec.type) && other.actor.holds === undefined)
      if (borne && !LAP.has(one.spec.type)) bonds.push(carry(borne, one, scene))
    }
  }
  return bonds
}

function strength({ spec }: Player): number {
  const at = STRONG.indexOf(spec.type)
  return at < 0 ? STRONG.length : at
}

/** Where one sits on a back that goes on four legs. */
const backOf = ({ build, pose, own }: Player): Point =>
  at(own, ...at(skeleton(build, pose).torso, -build.hip * 0.6, build.torso * 0.14))

/** On the shoulders, or behind the head of who goes on four legs: the bearer is drawn before the rider, whose hands rest on the head in front. */
function ride(borne: Player, bearer: Player, scene: Scene): Bond {
  const grown = Math.min(1.6, Math.max(1, (1.12 * borne.standing) / bearer.standing))
  bearer.pose = poseFor({ ...bearer.actor, action: isDeep(scene.place) ? 'run' : 'walk' }, bearer.spec, scene)
  bearer.own = times(scale(grown), ownOf(bearer.pose, bearer.build, isDeep(scene.place)))
  bearer.standing *= grown
  measure(bearer)
  const seat = borne.pose.hip * borne.build.leg * borne.build.size
  const [x, y] = bearer.pose.fours ? backOf(bearer) : [-bearer.radius * 0.3, bearer.head[1] - bearer.radius * 0.72]
  borne.own = times(move(x, y + seat), ownOf({ ...borne.pose, air: 0 }, borne.build, false)) // prettier-ignore
  return settle(borne, bearer, 'rides')
}

/** In the arms, its ears under the bearer's chin. */
function carry(borne: Player, bearer: Player, scene: Scene): Bond {
  borne.pose = poseFor({ ...borne.actor, action: 'sit' }, borne.spec, scene)
  const size = Math.min(1, (0.5 * bearer.standing) / borne.standing)
  borne.own = times(scale(size), ownOf(borne.pose, borne.build, false))
  measure(borne)
  const chin = bearer.head[1] + bearer.radius * 0.86
  const aside = borne.pose.fours ? borne.head[0] : 0
  borne.own = times(move(bearer.radius * 0.42 - aside, chin - borne.top.y), borne.own)
  return settle(borne, bearer, 'carried')
}

function settle(borne: Player, bearer: Player, how: Bond['how']): Bond {
  measure(borne)
  bearer.box = joined([bearer.box, borne.box])
  return { borne, bearer, how }
}

/** Who is drawn when: far ones first, a rider just before the shoulders that bear it, after a back; a small friend just after. */
export function drawingOrder(people: readonly Player[], bonds: readonly Bond[]): Player[] {
  return people.toReversed().flatMap((one) => {
    if (bonds.some(({ borne }) => borne === one)) return []
    const bond = bonds.find(({ bearer }) => bearer === one)
    if (!bond) return [one]
    return bond.how === 'rides' && !bond.bearer.pose.fours ? [bond.borne, one] : [one, bond.borne]
  })
}
