// Which people a name stands for: of a people itself, of its country or a city there.
import { once } from '../../base/once.ts'
import { COLOR_ORIGINS, COUNTRIES, type Origin, ORIGINS } from './origins.data.ts'

const spread = <T>(rows: readonly (readonly [string, T])[]) =>
  rows.flatMap(([words, value]) => words.split('|').map((word) => [word.replace('from ', ''), value] as const))

const peoples = once((): ReadonlyMap<string, Origin> => new Map(spread(ORIGINS)))
const countries = once((): ReadonlyMap<string, string> => new Map(spread(Object.entries(COUNTRIES))))

export const isCountry = (name: string): boolean => countries().has(name)

export const originNamed = (name: string): Origin | undefined =>
  peoples().get(name) ?? peoples().get(countries().get(name) ?? '')

/** "Black", "white": of a person. */
export const originOfColor = (name: string): Origin | undefined => peoples().get(COLOR_ORIGINS[name] ?? '')
