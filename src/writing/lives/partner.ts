// Whom the figure marries: somebody of the order, or a man for a woman unless the name says otherwise.
import type { Life } from '../worlds/life.ts'
import type { LifeCast, Part } from './cast-life.ts'
import { typedHole } from './typed-holes.ts'

const split = (names: string): ReadonlySet<string> => new Set(names.split(' '))
const WOMEN = split(
  'ada alice amy ana andrea angela anna anne beth carla carol caroline cathy charlotte chloe claire clara diana elena eliza elizabeth ella ellen emily emma eva grace hannah helen irene jane jenny jessica joanna julia kate katie laura lena lily linda lisa lucy maria marie mary maya megan mia nadia natalie nina nora olivia paula rachel rebecca rosa rose ruth sarah sofia sophie susan teresa vera victoria zoe',
)
const MEN = split(
  'adam alan albert alexander andrew anthony arthur ben benjamin bill bob brian carl charles chris christopher daniel david dennis edward eric frank fred gary george greg harry henry hugo ian jack jacob james jason jeff jim joe john jonathan joseph joshua karl kevin leo liam luke mark martin matt matthew max michael mike nick noah oliver oscar patrick paul peter philip richard rob robert ryan simon stephen steve stuart theo thomas tim tom tony victor walter will william',
)

/** `partner`: the name that the wish says, if any. */
export function withPartner(life: Life, cast: LifeCast, wish: string): { cast: LifeCast; partner: string | null } {
  const hole = life.holes.find(({ name }) => name === life.partner)
  if (!hole) return { cast, partner: null }
  const { hero, figure, pals } = cast
  const taken = new Set([hero, ...(figure ? [figure] : [])].map(({ name }) => name.toLowerCase()))
  const partner = typedHole(hole, wish, taken)
  const player = pals.find(({ name, called }) => partner !== null && (name === partner || called === partner))
  if (player)
    return {
      cast: { ...cast, grown: { ...player, player, isNamed: true }, pals: pals.filter((one) => one !== player) },
      partner: player.name,
    }
  const name = partner ?? hole.otherwise
  const [first = ''] = name.toLowerCase().split(' ')
  const isWoman = WOMEN.has(first) || (!MEN.has(first) && figure?.type === 'man')
  const grown: Part = {
    ...{ name, type: isWoman ? 'woman' : 'man', pronoun: isWoman ? 'she' : 'he' },
    ...{ age: figure?.age ?? null, relation: '', isNamed: partner !== null },
  }
  return { cast: { ...cast, grown }, partner }
}
