// What the crafts and the schema still owe the house, counted. A number in `left` only goes down: whoever mends one of these lowers it.

import { largeFunctions } from './large-functions.ts'
import { withoutComments } from './read-arrows.ts'
import { isForTests, isSchema, shelfOf } from './shelf.ts'

export interface Debts {
  /** Passages that the formatter is told to pass over, outside data. */
  unformatted: number
  /** Data files with a function in them. */
  functionsInData: number
  /** Functions over 60 lines or 20 branches. */
  largeFunctions: number
  /** Types that the schema takes from shelves after the stage: `platform` reads its tables and stands before them. */
  schemaArrows: number
}

export const left: Debts = { unformatted: 479, functionsInData: 3, largeFunctions: 58, schemaArrows: 11 }

export function countDebts(files: ReadonlyMap<string, string>): Debts {
  const crafts = [...files].filter(([file]) => ['stage', 'writing', 'drawing'].includes(shelfOf(file) ?? ''))
  const data = crafts.filter(([file]) => file.endsWith('.data.ts'))
  const code = crafts.filter(([file]) => !file.endsWith('.data.ts'))
  return {
    unformatted: sum(code, (source) => source.split('prettier-ignore').length - 1),
    functionsInData: sum(data, (source) => (hasFunction(source) ? 1 : 0)),
    largeFunctions: sum(
      crafts.filter(([file]) => !isForTests(file)),
      (source) => largeFunctions(source).length,
    ),
    schemaArrows: sum(
      [...files].filter(([file]) => isSchema(file)),
      (source) => [...source.matchAll(/from '(?:\.\.\/)+src\/(?!base\/|stage\/)/g)].length,
    ),
  }
}

export function findDebts(files: ReadonlyMap<string, string>, most = left): string[] {
  const owed = countDebts(files)
  const over = (what: string, count: number, limit: number) =>
    count > limit ? [`src: ${count} ${what}: the number was ${limit}, and only goes down`] : []
  return [
    ...over('passages of code that are not formatted', owed.unformatted, most.unformatted),
    ...over('data files with a function in them', owed.functionsInData, most.functionsInData),
    ...over('functions over 60 lines or 20 branches', owed.largeFunctions, most.largeFunctions),
    ...over('arrows from the schema to what comes after the stage', owed.schemaArrows, most.schemaArrows),
  ]
}

function sum(files: readonly [string, string][], count: (source: string) => number): number {
  return files.reduce((all, [, source]) => all + count(source), 0)
}

/** Templates hold prose and drawings; an arrow in a type is no function either. */
const hasFunction = (source: string) =>
  /^(?:export )?(?:async )?function |=> (?!void\b)/m.test(withoutComments(source).replaceAll(/`[^`]*`/g, '``'))
