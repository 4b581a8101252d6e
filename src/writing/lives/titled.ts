// What a name says of whoever has it: a title, or a first name that many have.
import type { CharacterType, Pronoun } from '../../stage/cast.ts'

const split = (names: string): ReadonlySet<string> => new Set(names.split(' '))
const WOMEN = split(
  'ada alice amy ana andrea angela anna anne beth carla carol caroline cathy charlotte chloe claire clara diana elena eliza elizabeth ella ellen emily emma eva grace hannah helen irene jane jenny jessica joanna julia kate katie laura lena lily linda lisa lucy maria marie mary maya megan mia nadia natalie nina nora olivia paula rachel rebecca rosa rose ruth sarah sofia sophie susan teresa vera victoria zoe',
)
const MEN = split(
  'adam alan albert alexander andrew anthony arthur ben benjamin bill bob brian carl charles chris christopher daniel david dennis edward eric frank fred gary george greg harry henry hugo ian jack jacob james jason jeff jim joe john jonathan joseph joshua karl kevin leo liam luke mark martin matt matthew max michael mike nick noah oliver oscar patrick paul peter philip richard rob robert ryan simon stephen steve stuart theo thomas tim tom tony victor walter will william',
)

const WOMAN = { type: 'woman', pronoun: 'she' } as const
const MAN = { type: 'man', pronoun: 'he' } as const

export function titledAs(name: string): { type: CharacterType; pronoun: Pronoun } | undefined {
  const [first = ''] = name.toLowerCase().split(' ')
  if (/^mr\b/.test(first) || MEN.has(first)) return MAN
  return /^(?:mrs|ms|miss)\b/.test(first) || WOMEN.has(first) ? WOMAN : undefined
}
