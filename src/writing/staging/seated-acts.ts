// What a body in a wheelchair is shown doing where a page says something else: the chair goes along into every picture.
import type { CharacterSpec } from '../../stage/cast.ts'
import type { DeedName } from '../../stage/deed.ts'
import type { Action, Scene } from '../../stage/scene.ts'

export const isSeated = (one: CharacterSpec | undefined): boolean => one?.look.accessory === 'wheelchair'

const INSTEAD: Readonly<Partial<Record<Action, Action>>> = {
  climb: 'look-up',
  kneel: 'bow',
  crawl: 'reach',
  lie: 'sit',
  jump: 'cheer',
  tiptoe: 'reach',
  fall: 'look-down',
  stuck: 'look-down',
}

/** In words: whoever rolls neither stands nor walks. */
export const SEATED_DOING: Readonly<Partial<Record<Action, string>>> = {
  stand: 'waits',
  walk: 'rolls along',
  run: 'races along',
}

/** Where others sit on a thing or get into it, the chair stops beside it. */
export const BESIDE_IT: ReadonlySet<DeedName> = new Set<DeedName>(['on', 'in', 'under'])

export function withSeated(scene: Scene, cast: readonly CharacterSpec[]): Scene {
  const seated = new Set(cast.filter(isSeated).map(({ id }) => id))
  if (seated.size === 0) return scene
  const who = scene.who.map((one) => ({
    ...one,
    action: (seated.has(one.id) ? INSTEAD[one.action] : undefined) ?? one.action,
  }))
  return { ...scene, who }
}
