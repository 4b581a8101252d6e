// Which screen stands at which address, in which frame. Every screen and frame is fetched when it is first needed.

import { createBrowserRouter, type RouteObject } from 'react-router'
import { HasScreenContext, screenFinder } from '../../ui/has-screen.tsx'
import { LoadingPage } from '../../ui/loading.tsx'
import type { Screen } from '../../ui/screen.ts'
import { Fault, FaultPage } from './fault.tsx'
import { NotFound } from './not-found.tsx'
import { Root } from './root.tsx'

export function createRouter(screens: readonly Screen[]) {
  const hasScreen = screenFinder(screens.map((screen) => screen.path))
  const framed = (frame: Screen['frame'], isForOperators = false) =>
    routesOf(screens.filter((one) => one.frame === frame && (one.isForOperators ?? false) === isForOperators))
  return createBrowserRouter([
    {
      element: (
        <HasScreenContext value={hasScreen}>
          <Root />
        </HasScreenContext>
      ),
      ErrorBoundary: FaultPage,
      HydrateFallback: LoadingPage,
      children: [
        {
          lazy: async () => ({ Component: (await import('../../members/web/signed-out-frame.tsx')).SignedOutFrame }),
          children: [{ ErrorBoundary: FaultPage, children: framed('signed-out') }],
        },
        {
          lazy: async () => ({ Component: (await import('./member-area.tsx')).MemberArea }),
          children: [
            { ErrorBoundary: FaultPage, children: framed('bare') },
            {
              lazy: async () => ({
                Component: (await import('../../members/web/dashboard-shell.tsx')).DashboardShell,
              }),
              children: [
                {
                  ErrorBoundary: Fault,
                  children: [
                    ...framed('shell'),
                    {
                      lazy: async () => ({ Component: (await import('./operators-only.tsx')).OperatorsOnly }),
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
  return screens.map(({ path, load }) => ({ path, lazy: async () => ({ Component: await load() }) }))
}
