// Which people a name stands for: of a people itself, of its country or a city there.
import { COLOR_ORIGINS, COUNTRIES, type Origin, ORIGINS } from './origins.data.ts'

const spread = <T>(rows: readonly (readonly [string, T])[]) =>
  rows.flatMap(([words, value]) => words.split('|').map((word) => [word.replace('from ', ''), value] as const))

const PEOPLES: ReadonlyMap<string, Origin> = new Map(spread(ORIGINS))
const COUNTRY: ReadonlyMap<string, string> = new Map(spread(Object.entries(COUNTRIES)))

export const isCountry = (name: string): boolean => COUNTRY.has(name)

export const originNamed = (name: string): Origin | undefined =>
  PEOPLES.get(name) ?? PEOPLES.get(COUNTRY.get(name) ?? '')

/** "Black", "white": of a person. */
export const originOfColor = (name: string): Origin | undefined => PEOPLES.get(COLOR_ORIGINS[name] ?? '')
