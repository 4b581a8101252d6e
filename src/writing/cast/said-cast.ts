// What everybody is called in the story: short names, and no two alike.
import { saidName } from '../../stage/said-name.ts'
import type { BriefCharacter } from '../brief/brief.ts'
import { toldApart } from './told-apart.ts'

/** `called` is the name as ordered, where the story has another; `full` is said once. */
export type SaidCharacter = BriefCharacter & { called?: string; full?: string }

/** Two cousins of one first name keep their last names. */
export function saidCast(characters: readonly BriefCharacter[]): SaidCharacter[] {
  const said = characters.map((one) => ({ one, ...saidName(one.name, one.type) }))
  const named = said.map(({ one, full, short }): SaidCharacter => {
    const isShared = said.some((other) => other.one !== one && other.short === short)
    const name = isShared ? full : short
    return {
      ...one,
      name,
      ...(name !== one.name && { called: one.name }),
      ...(name !== full && isWithin(full, name) && { full }),
    }
  })
  return toldApart(named)
}

/** Pictures are staged from the words: whoever is said in full must be found by the short name. */
const isWithin = (full: string, name: string) =>
  full
    .split(/[ “”()]+/u)
    .join(' ')
    .includes(name)

/** A page with short names only. */
export function inShort(page: string, cast: readonly { name: string; full?: string }[]): string {
  return cast.reduce((left, { name, full }) => (full === undefined ? left : left.replaceAll(full, name)), page)
}
