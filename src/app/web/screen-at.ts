// Which screen stands at an address, known before the router is: a named place beats one that takes any name.

import type { Screen } from '../../ui/screen.ts'

export function screenAt(screens: readonly Screen[], path: string): Screen | undefined {
  return screens.filter(({ path: pattern }) => fits(pattern, path)).toSorted((a, b) => openings(a) - openings(b))[0]
}

const opening = /:\w+/g
const openings = ({ path }: Screen) => path.match(opening)?.length ?? 0
const fits = (pattern: string, path: string) => new RegExp(`^${pattern.replaceAll(opening, '[^/]+')}/?$`).test(path)
