// Which words are everybody's: in how many worlds, habits and choices each is said. Counted when the shelf is compiled, since all of it must be read for that.
import type { Band } from '../brief/band.ts'
import { HABITS } from '../fragments/habits.ts'
import { CHOICE_LINES } from '../fragments/choices.data.ts'
import { textIn, type Node } from '../lines/line.ts'
import { linesOf, readLines } from '../lines/lines.ts'
import { readWorlds } from '../worlds/compile-worlds.ts'
import { BAND_OF, READERS, type WorldSource } from '../worlds/world.ts'
import { EVERYBODYS, stemsIn, type Language } from './stems.ts'

function languageOf(band: Band, worlds: readonly WorldSource[]): Record<string, number> {
  const groups = new Map<string, string>()
  const add = (group: string, told: readonly Node[][]) =>
    groups.set(group, `${groups.get(group) ?? ''} ${told.map(textIn).join(' ')}`)
  const reader = READERS.find((one) => one !== 'verse' && BAND_OF[one] === band) ?? 'verse'
  // A life story shares no page with any other world.
  for (const { head, body } of worlds.filter(({ head: { life } }) => life === undefined))
    for (const told of linesOf(() => body.tellings[reader]).values()) add(head.id, told)
  // "dog.fetch.intro.b0_3" belongs to dog.fetch; "sharing.flaw.b10" to sharing.
  for (const [key, told] of [...HABITS, ...readLines(CHOICE_LINES)]) add(key.split('.').slice(0, -2).join('.'), told)
  const met = new Map<string, number>()
  for (const text of groups.values()) for (const stem of stemsIn(text)) met.set(stem, (met.get(stem) ?? 0) + 1)
  return Object.fromEntries([...met].filter(([, times]) => times >= EVERYBODYS))
}

export function compileLanguage(files: ReadonlyMap<string, string>): { head: Language; bodies: Map<string, never> } {
  const worlds = readWorlds(files)
  const of = (band: Band) => languageOf(band, worlds)
  return {
    head: { b0_3: of('b0_3'), b4_6: of('b4_6'), b7_9: of('b7_9'), b10: of('b10') },
    bodies: new Map<string, never>(),
  }
}
