// Which screen stands at which address, in which frame. Every screen and frame is fetched when it is first needed.

import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { type FetchAhead, FetchAheadContext } from '../../ui/fetch-ahead.ts'
import { HasScreenContext, screenFinder } from '../../ui/has-screen.tsx'
import { LoadingPage } from '../../ui/loading.tsx'
import type { Screen } from '../../ui/screen.ts'
import { Fault, FaultPage } from './fault.tsx'
import { loadMemberArea, loadOperatorsOnly, loadShell, loadSignedOutFrame } from './frames.ts'
import { NotFound } from './not-found.tsx'
import { Root } from './root.tsx'
import { screenAt } from './screen-at.ts'

export function createRouter(screens: readonly Screen[]) {
  const hasScreen = screenFinder(screens.map((screen) => screen.path))
  const fetchAhead: FetchAhead = async (path) => screenAt(screens, path)?.load()
  const framed = (frame: Screen['frame'], isForOperators = false) =>
    routesOf(screens.filter((one) => one.frame === frame && (one.isForOperators ?? false) === isForOperators))
  return createBrowserRouter([
    {
      element: (
        <HasScreenContext value={hasScreen}>
          <FetchAheadContext value={fetchAhead}>
            <Root />
          </FetchAheadContext>
        </HasScreenContext>
      ),
      ErrorBoundary: FaultPage,
      HydrateFallback: LoadingPage,
      children: [
        {
          ...fetched(loadSignedOutFrame),
          children: [{ ErrorBoundary: FaultPage, children: framed('signed-out') }],
        },
        {
          ...fetched(loadMemberArea),
          children: [
            { ErrorBoundary: FaultPage, children: framed('bare') },
            {
              ...fetched(loadShell),
              children: [
                {
                  ErrorBoundary: Fault,
                  children: [
                    ...framed('shell'),
                    {
                      ...fetched(loadOperatorsOnly),
                      children: framed('shell', true),
                    },
                    { path: '*', Component: NotFound },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ])
}

// A fault of a screen stays inside its frame. The boundary is a route of its own: the router shows nothing at all when a route
// that could not be fetched holds it.
function routesOf(screens: readonly Screen[]): RouteObject[] {
  return screens.map(({ path, load }) => ({ path, ...fetched(load) }))
}

const fetched = (load: () => Promise<ComponentType>) => ({ lazy: async () => ({ Component: await load() }) })
