// How a hero is seen who does what he or she loves to do: the hobby whose word comes first, in what it is called, shows it.
import { head } from '#shelf/hobbies'
import { once } from '../../base/once.ts'
import type { Action } from '../../stage/scene.ts'
import type { Prop } from '../../stage/things/card.ts'

const SEEN = once(() =>
  head.flatMap(({ seen }) => seen.map(({ read, ...one }) => ({ ...one, said: new RegExp(`\\b(?:${read})`) }))),
)

/** "Watching trains" is about trains: what is said of many hobbies is heard only where none has a word of its own. */
export function hobbyAct(doing: string): { action: Action; holds: Prop | undefined } | undefined {
  const heard = SEEN()
    .flatMap(({ said, ...one }) => {
      const at = doing.search(said)
      return at < 0 ? [] : [{ ...one, at }]
    })
    .toSorted((one, other) => Number(one.general) - Number(other.general) || one.at - other.at)
  const [first] = heard
  return first && { action: first.action, holds: first.holds }
}
