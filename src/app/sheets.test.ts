// The sheets of styles: those of one screen stay loaded on the next, so that no two shelves may speak of one class.
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Pages of their own: no other sheet is ever loaded with them. */
const apart = /^src\/(?:website\/|editions\/web\/reader\.css)/

/** The classes that a sheet's rules begin with: what stands before the others in a rule says whose things it is about. */
function ledBy(sheet: string): string[] {
  const rules = readFileSync(sheet, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const selectors = [...rules.matchAll(/([^{};]+)\{/g)].flatMap(([, one = '']) => one.split(/,(?![^(]*\))/))
  return selectors.flatMap((one) => (one.trim().startsWith('@') ? [] : (/\.([a-z_][\w-]*)/i.exec(one)?.[1] ?? [])))
}

it('styles things of one shelf in no sheet of another', () => {
  const shelves = new Map<string, Set<string>>()
  // What prints and what forced colors keep is said of all screens in one sheet.
  const sheets = globSync('src/**/*.css').filter((sheet) => !apart.test(sheet) && !sheet.endsWith('other-media.css'))
  expect(sheets.length).toBeGreaterThan(30)
  for (const sheet of sheets)
    for (const name of ledBy(sheet)) shelves.set(name, (shelves.get(name) ?? new Set()).add(sheet.split('/')[1] ?? ''))
  expect([...shelves].filter(([, by]) => by.size > 1).map(([name, by]) => `.${name}: ${[...by].join(', ')}`)).toEqual(
    [],
  )
})
