// Whom the figure marries: somebody of the order, or a man for a woman unless the name says otherwise.
import type { Life } from '../worlds/life.ts'
import type { LifeCast, LifePart } from './cast-life.ts'
import { titledAs } from './titled.ts'
import { typedHole } from './typed-holes.ts'

/** `partner`: the name that the wish says, if any. */
export function withPartner(life: Life, cast: LifeCast, wish: string): { cast: LifeCast; partner: string | null } {
  const hole = life.holes.find(({ name }) => name === life.partner)
  if (!hole) return { cast, partner: null }
  const { hero, figure, friends } = cast
  const taken = new Set([hero, ...(figure ? [figure] : [])].map(({ name }) => name.toLowerCase()))
  const partner = typedHole(hole, wish, taken)
  const player = friends.find(({ name, called }) => partner !== null && (name === partner || called === partner))
  if (player)
    return {
      cast: { ...cast, grown: { ...player, player, isNamed: true }, friends: friends.filter((one) => one !== player) },
      partner: player.name,
    }
  const name = partner ?? hole.otherwise
  const isWoman = (titledAs(name)?.type ?? (figure?.type === 'man' ? 'woman' : 'man')) === 'woman'
  const grown: LifePart = {
    ...{ name, type: isWoman ? 'woman' : 'man', pronoun: isWoman ? 'she' : 'he' },
    ...{ age: figure?.age ?? null, relation: '', isNamed: partner !== null },
  }
  return { cast: { ...cast, grown }, partner }
}
