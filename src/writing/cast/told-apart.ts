// Two of one name are told apart: Jack and Grandpa Jack, Jack and Jack the dog. The hero's is kept as ordered.
import type { CharacterType } from '../../stage/cast.ts'
import type { BriefCharacter } from '../brief/brief.ts'
import { capital } from '../english/grammar.ts'
import { spokenRelation } from './relation.ts'

const TITLES =
  /^(?:great-)?(grandpa|grandad|granddad|gramps|grandma|granny|gran|nana|nanna|nan|nonna|nonno|abuela|abuelo|oma|opa|auntie|aunty|aunt|uncle|cousin)$/
const TITLE_OF: Readonly<Record<string, string>> = { grandfather: 'Grandpa', grandmother: 'Grandma' }
const GROWN: ReadonlySet<CharacterType> = new Set(['man', 'woman'])
const PEOPLE: ReadonlySet<CharacterType> = new Set(['boy', 'girl', 'man', 'woman'])

const plain = (name: string) => name.normalize('NFKC').toLocaleLowerCase('en').trim()
const years = ({ age, type }: BriefCharacter) => age ?? (GROWN.has(type) ? 40 : null)

function apart(one: BriefCharacter, first: BriefCharacter): string {
  const noun = spokenRelation(one.relation)?.split(' ').at(-1) ?? ''
  if (!PEOPLE.has(one.type)) return `${one.name} the ${one.type === 'other' ? noun || 'other' : one.type}`
  const title = TITLE_OF[noun] ?? TITLES.exec(noun)?.[1]
  if (title) return `${capital(title)} ${one.name}`
  const [own, other] = [years(one), years(first)]
  if (own !== null && other !== null && own !== other) return `${own > other ? 'Big' : 'Little'} ${one.name}`
  if (GROWN.has(one.type) !== GROWN.has(first.type)) return `${GROWN.has(one.type) ? 'Big' : 'Little'} ${one.name}`
  return one.type === first.type ? `${one.name} Two` : `${one.name} the ${one.type}`
}

/** Nobody is called what another one is called already; `called` is the name as ordered. */
export function toldApart<T extends BriefCharacter & { called?: string }>(characters: readonly T[]): T[] {
  const told: T[] = []
  for (const one of characters) {
    const first = characters.find((other) => plain(other.name) === plain(one.name))
    if (!first || first === one) told.push(one)
    else {
      const name = apart(one, first)
      const isTaken = told.some((other) => plain(other.name) === plain(name))
      told.push({
        ...one,
        name: isTaken ? `${one.name} ${told.length === 1 ? 'Two' : 'Three'}` : name,
        called: one.called ?? one.name,
      })
    }
  }
  return told
}

/** The words of a page without those whose longer names have this one's in them: "Grandpa Jack" is not Jack. */
export function withoutLonger(told: string, name: string, names: readonly string[]): string {
  return names
    .filter((other) => other !== name && other.includes(name))
    .reduce((left, other) => left.replaceAll(other, '…'), told)
}
