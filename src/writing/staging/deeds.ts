// Who of those on a page does its touch, how that moves them, and who answers.
import { DEEDS, type Deed, type DeedName } from '../../stage/deed.ts'
import type { Action, Actor } from '../../stage/scene.ts'

const NO_FRIENDS: ReadonlySet<string> = new Set(['hero', 'figure', 'grown'])

/** With those who are on the page; a deed whose doer or taker is not there is none, but what no friend can do or bring, the hero does or has found. */
export function deedAmong(deed: Deed | undefined, present: readonly string[]): Deed | undefined {
  if (!deed) return undefined
  const find = (role: string) =>
    role === 'friend' ? present.find((id) => !NO_FRIENDS.has(id)) : present.find((id) => id === role)
  const alone = deed.by === 'friend' && deed.to === undefined && find('friend') === undefined
  const by = find(alone ? 'hero' : deed.by)
  const to = deed.to === undefined ? undefined : find(deed.to)
  if (deed.by === 'friend' && by === undefined && deed.to === 'hero' && deed.what && to !== undefined)
    return { by: to, does: 'lifts', what: deed.what }
  return by === undefined || (deed.to !== undefined && to === undefined)
    ? undefined
    : { ...deed, by, ...(to && { to }) }
}

export const IN_HAND: ReadonlySet<DeedName> = new Set(['gives', 'lifts', 'pours', 'throws', 'catches'])

/** What the other one does too. */
const TOGETHER: Readonly<Partial<Record<DeedName, Action>>> = { hugs: 'hug', on: 'sit', pulls: 'pull' }

/** Who does the deed moves as it asks, and has its thing in hand; who is given or hugged answers. */
export function actOut(who: readonly Actor[], deed: Deed): Actor[] {
  const action = DEEDS[deed.does]
  const inHand = IN_HAND.has(deed.does) ? deed.what : deed.holding
  return who.map(({ holds, ...actor }): Actor => {
    const kept = holds !== undefined && holds !== deed.what ? { ...actor, holds } : actor
    if (actor.id === deed.by) {
      const gaze = deed.to === undefined ? 'prop' : 'other'
      if (action === null) return { ...kept, gaze }
      const asleep = actor.action === 'sleep' && action === 'sit'
      return { ...actor, action, gaze, ...(inHand && { holds: inHand }), ...(asleep && { asleep }) }
    }
    if (actor.id !== deed.to) return kept
    if (deed.does === 'touches') return { ...kept, gaze: 'other' }
    const sits = deed.does === 'gives' && actor.action === 'sit'
    return { ...actor, action: TOGETHER[deed.does] ?? (sits ? 'sit' : 'reach'), gaze: 'other' }
  })
}
