// Two people, or two tabs, changed one book: what both can have is put together; where only one can, somebody has to choose.

import { limits } from '../books/book.ts'
import { blankCharacter, type BookForm, bookTexts, type CharacterForm, characterTexts } from './book-form.ts'
import { firstKey, isBlank } from './book-form.ts'
import { setField } from './set-field.ts'
import { tidy } from './written-book.ts'

/** Both changed the same text, to different words. `field` is its path in the form; `key`: of whose text it is. */
export interface TextClash {
  field: string
  key?: string
  mine: string
  theirs: string
}
/** Both added somebody, and there is no room for all. */
export interface CastClash {
  field: 'characters'
  mine: readonly CharacterForm[]
  theirs: readonly CharacterForm[]
}
export type Clash = TextClash | CastClash

export interface Merged {
  /** What both started from. */
  base: BookForm
  /** Where they clash, mine. */
  form: BookForm
  clashes: Clash[]
}

export function mergeForms(base: BookForm, mine: BookForm, theirs: BookForm): Merged {
  const clashes: Clash[] = []
  const meet = (field: string, was: string, one: string, other: string, key?: string): string => {
    if (same(one, other) || same(other, was)) return one
    if (same(one, was)) return other
    clashes.push({ field, ...(key !== undefined && { key }), mine: one, theirs: other })
    return one
  }
  const form = { ...mine, rhyme: mine.rhyme === base.rhyme ? theirs.rhyme : mine.rhyme }
  for (const name of bookTexts) form[name] = meet(name, base[name], mine[name], theirs[name])

  const cast = together(base, mine, theirs)
  if (cast === undefined) {
    clashes.push({ field: 'characters', mine: mine.characters, theirs: theirs.characters })
    return { base, form, clashes }
  }
  form.characters = cast.map(({ was, one, other }, index) => {
    if (!was || !one || !other) return one ?? other
    const merged = { ...one }
    for (const name of characterTexts)
      merged[name] = meet(`characters.${index}.${name}`, was[name], one[name], other[name], one.key)
    // What was chosen stands with the words that say it.
    if (merged.physical_description !== one.physical_description) merged.chosen_look = other.chosen_look
    return merged
  })
  return { base, form, clashes }
}

export function choose(merged: BookForm, clash: Clash): BookForm {
  return isOfText(clash) ? setField(merged, clash.field, clash.theirs) : { ...merged, characters: [...clash.theirs] }
}

/** The clashes as the form stands by now: what was typed since is mine; a text whose character was removed since is nobody's. */
export function clashesIn(form: BookForm, clashes: readonly Clash[]): Clash[] {
  return clashes.flatMap((clash): Clash[] => {
    if (!isOfText(clash)) return [{ ...clash, mine: form.characters }]
    const index = form.characters.findIndex(({ key }) => key === clash.key)
    const part = characterTexts.find((name) => clash.field.endsWith(`.${name}`))
    const field = part === undefined ? clash.field : `characters.${index}.${part}`
    const name = bookTexts.find((one) => one === field)
    const mine = part === undefined ? name && form[name] : form.characters[index]?.[part]
    return mine === undefined || same(mine, clash.theirs) ? [] : [{ ...clash, field, mine }]
  })
}
const isOfText = (clash: Clash): clash is TextClash => typeof clash.mine === 'string'

type Meeting =
  | { was?: undefined; one: CharacterForm; other?: CharacterForm }
  | { was?: undefined; one?: undefined; other: CharacterForm }
  | { was: CharacterForm; one: CharacterForm; other: CharacterForm }

/** Nothing when they are too many. */
function together(base: BookForm, mine: BookForm, theirs: BookForm): Meeting[] | undefined {
  const inTheirs = theirs.characters.flatMap((other): Meeting[] => {
    const was = base.characters.find(({ id }) => id === other.id)
    const one = mine.characters.find((character) => character.id === other.id) ?? twinOf(other, mine)
    if (one) return [{ was: was ?? blankCharacter(other.key), one: { ...one, id: other.id }, other }]
    // Removed here: gone, unless it was worked on there. New there.
    return was && sameCharacter(was, other) ? [] : [{ other }]
  })
  const met = new Set(inTheirs.map(({ one }) => one?.key))
  const onlyMine = mine.characters
    .filter((one) => !met.has(one.key))
    .flatMap((one): Meeting[] => {
      if (one.id === undefined) return isBlank(one) && one.key === firstKey && inTheirs.length > 0 ? [] : [{ one }]
      // Removed there: gone, unless it was worked on here; then it comes back as a new one.
      const was = base.characters.find(({ id }) => id === one.id)
      return was && sameCharacter(was, one) ? [] : [{ one: { ...one, id: undefined } }]
    })
  const all = [...inTheirs, ...onlyMine]
  if (all.length <= limits.characters) return all
  const filled = all.filter(({ one }) => one === undefined || !isBlank(one))
  return filled.length > limits.characters ? undefined : filled
}

/** A character of mine that the server has already, though its answer never came. */
function twinOf(other: CharacterForm, mine: BookForm): CharacterForm | undefined {
  return mine.characters.find((one) => one.id === undefined && sameCharacter(one, other))
}

const same = (one: string, other: string) => tidy(one) === tidy(other)
const sameCharacter = (one: CharacterForm, other: CharacterForm) =>
  characterTexts.every((name) => same(one[name], other[name]))
