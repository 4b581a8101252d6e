// Which screen stands at which address, in which frame. Every screen and frame is fetched when it is first needed.

import { createBrowserRouter, type RouteObject } from 'react-router'
import { HasScreenContext, screenFinder } from '../../ui/has-screen.tsx'
import { Loading } from '../../ui/loading.tsx'
import type { Screen } from '../../ui/screen.ts'
import { Fault } from './fault.tsx'
import { NotFound } from './not-found.tsx'
import { Root } from './root.tsx'

export function createRouter(screens: readonly Screen[]) {
  const hasScreen = screenFinder(screens.map((screen) => screen.path))
  const framed = (frame: Screen['frame']) => screens.filter((screen) => screen.frame === frame).map(routeOf)
  return createBrowserRouter([
    {
      element: (
        <HasScreenContext value={hasScreen}>
          <Root />
        </HasScreenContext>
      ),
      ErrorBoundary: Fault,
      HydrateFallback: Loading,
      children: [
        {
          lazy: async () => ({ Component: (await import('../../members/web/signed-out-frame.tsx')).SignedOutFrame }),
          children: framed('signed-out'),
        },
        {
          lazy: async () => ({ Component: (await import('./member-area.tsx')).MemberArea }),
          children: [
            ...framed('bare'),
            {
              lazy: async () => ({
                Component: (await import('../../members/web/dashboard-shell.tsx')).DashboardShell,
              }),
              children: [...framed('shell'), { path: '*', Component: NotFound }],
            },
          ],
        },
      ],
    },
  ])
}

/** A fault of a screen stays inside its frame. */
function routeOf({ path, load }: Screen): RouteObject {
  return { path, ErrorBoundary: Fault, lazy: async () => ({ Component: await load() }) }
}
