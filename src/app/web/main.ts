// The browser's way in. It is small, so that the app and the screen of this address are fetched side by side and not one after the other.

import './schemas-without-eval.ts'
import { loadFrames } from './frames.ts'
import { screenAt } from './screen-at.ts'
import { allScreens } from './screens.ts'
import '../../ui/theme.css'

const screen = screenAt(allScreens, location.pathname)
if (screen) {
  // What cannot be fetched is told by the router, which asks for the same.
  for (const part of [screen.load, ...loadFrames(screen)]) void part().catch(() => {})
}
void import('./start.tsx')
