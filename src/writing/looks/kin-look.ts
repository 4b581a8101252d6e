// Whoever is of one blood with the hero looks like it, where nothing else is said: skin and hair go in the family.
import { type CharacterLook, type CharacterType, type HairColor, type Skin } from '../../stage/cast.ts'
import { PEOPLE } from './heard-look.ts'
import { spokenRelation } from '../cast/relation.ts'

export interface KinLook {
  skin: Skin
  hair: HairColor
}

const BLOOD =
  /^(?:(?:very|other|second|oldest|eldest|youngest|older|elder|younger|big|little|small|middle|baby|twin|only|dear|dearest|great|great[- ]great|beloved|lovely|funny|kind|wise)[ -]+)*(?:sister|brother|sibling|twin|mother|mummy|mommy|mum|mom|mama|father|daddy|dad|papa|parent|daughter|son|child|baby|grand-?(?:mother|father|parent|daughter|son|child|ma|pa|mum|mom|dad)|granny|grandad|granddad|gran|nana|nanna|nan|nonna|nonno|abuela|abuelo|oma|opa)$/
/** Of age, and no colour to be born with. */
const AGED: ReadonlySet<HairColor> = new Set(['grey', 'white'])

export const isOfOneBlood = (relation: string): boolean => BLOOD.test(spokenRelation(relation) ?? '')

interface Relative {
  type: CharacterType
  relation: string
}

/** Nothing: they have nothing of each other's looks. */
export function kinLook(one: Relative, hero: { type: CharacterType; look: CharacterLook }): KinLook | undefined {
  if (!PEOPLE.has(one.type) || !PEOPLE.has(hero.type) || !isOfOneBlood(one.relation)) return undefined
  return { skin: hero.look.skin, hair: hero.look.hair.color }
}

/** What they were born with: grey is of age. */
export const kinHair = (kin: KinLook | undefined): HairColor | undefined =>
  kin && !AGED.has(kin.hair) ? kin.hair : undefined
