// The code of the screen to which a main button leads is fetched while she still looks at this one: on a slow line it is there when she presses.

import { createContext, use, useEffect } from 'react'
import { second } from '../base/dates.ts'

export type FetchAhead = (path: string) => Promise<unknown>

/** Given by whoever knows the screens. */
export const FetchAheadContext = createContext<FetchAhead>(() => Promise.resolve())

/** What this screen itself needs comes first. */
const after = second

/** Nothing: there is no such button. */
export function useFetchAhead(to: string | undefined): void {
  const fetchAhead = use(FetchAheadContext)
  useEffect(() => {
    if (to === undefined) return
    // Without a line nothing is lost: it is fetched again, and a failure told, when she goes there.
    const timer = setTimeout(() => void fetchAhead(to).catch(() => {}), after)
    return () => clearTimeout(timer)
  }, [fetchAhead, to])
}
