// Whether an address has a screen yet: no link leads to a room that is not built.

import { createContext, use } from 'react'
import { matchPath } from 'react-router'

export type HasScreen = (path: string) => boolean

/** `patterns`: the router's own, e.g. `/dashboard/book/:id`. What an address asks for besides belongs to the screen. */
export function screenFinder(patterns: Iterable<string>): HasScreen {
  const all = [...patterns]
  return (path) => all.some((pattern) => matchPath(pattern, path.replace(/[?#].*/s, '')) !== null)
}

/** Given by whoever knows the screens; `<HasScreenContext value={screenFinder(patterns)}>`. */
export const HasScreenContext = createContext<HasScreen>(() => false)

export function useHasScreen(): HasScreen {
  return use(HasScreenContext)
}
