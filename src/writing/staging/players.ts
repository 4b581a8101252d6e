// Who plays which role of a cue on one page: friends as its words name them, in the order of the cast.
import type { CharacterSpec } from '../../stage/cast.ts'
import { pairFlags } from '../cast/equals.ts'
import { ROLES, type CueAct, type CueRole, type Moment } from './moment.ts'

/** By the ids of those who are on the page. */
export type Players = ReadonlyMap<string, CueRole>

/** Somebody of the order may play the figure or the grown-up of home: what they are in the story, their id says. */
const partOf = ({ id }: CharacterSpec): CueRole | undefined => ROLES.find((one) => one === id)

export function playersOf(cue: Moment, cast: readonly CharacterSpec[], told: string): Players {
  const hero = cast.find(({ role }) => role === 'hero')
  const [friend] = cast.filter((one) => !partOf(one))
  // A cue that knows no second hero has them among the friends.
  const twin = rolesIn(cue).has('hero2') && hero && pairFlags(friend, hero).includes('equals') ? friend : undefined
  const there = cast.filter((one) => !partOf(one) && told.includes(one.name))
  const friends = there.filter((one) => one !== twin)
  const roleOf = (one: CharacterSpec): CueRole | undefined => {
    const part = partOf(one)
    if (part || !there.includes(one)) return part
    return one === twin ? 'hero2' : friends.indexOf(one) === 0 ? 'friend' : 'friend2'
  }
  return new Map(
    cast.flatMap((one) => {
      const role = roleOf(one)
      return role ? [[one.id, role]] : []
    }),
  )
}

const rolesIn = ({ acts, deed }: Moment): ReadonlySet<string> =>
  new Set([...acts.flatMap(({ who, or = who }) => [who, or]), ...(deed?.to?.split('?') ?? [])])

/** "friend?hero": who is there does it, in place of what the cue has for them else; a deed is done by those who are there. */
export function settled(cue: Moment, players: Players): Moment {
  const isThere = (role: string) => role === 'figure' || [...players.values()].some((one) => one === role)
  const standIns = cue.acts.flatMap(({ or, ...act }): CueAct[] =>
    or && !isThere(act.who) ? [{ ...act, who: or }] : [],
  )
  const isReplaced = ({ who }: CueAct) => standIns.some((one) => one.who === who)
  const felt = ({ who, emotion = cue.acts.find((one) => one.who === who)?.emotion }: CueAct) => emotion && { emotion }
  const acts = [
    ...standIns.map((act) => ({ ...act, ...felt(act) })),
    ...cue.acts.filter((act) => isThere(act.who) && !isReplaced(act)),
  ]
  const actorOf = (said: string) => {
    const [who = said, or = who] = said.split('?')
    const role = isThere(who) ? who : or
    return [...players].find(([, one]) => one === role)?.[0] ?? role
  }
  const { deed } = cue
  return {
    ...cue,
    acts,
    ...(deed && { deed: { ...deed, by: actorOf(deed.by), ...(deed.to && { to: actorOf(deed.to) }) } }),
  }
}
