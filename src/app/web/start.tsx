// The app itself: the session opens, calls get their wire, React takes the page.

import { lazy, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { minute } from '../../base/dates.ts'
import { sessionKey } from '../../base/settings.ts'
import { allowed, createAuthClient, openTabStorage } from '../../members/web/auth-client.ts'
import { type HeldBook, HeldBookContext } from '../../members/web/held-book-context.ts'
import { clearDrafts, sweepDrafts } from '../../members/web/member-drafts.ts'
import { openMemberSession } from '../../members/web/member-session.ts'
import { SessionProvider } from '../../members/web/session.tsx'
import { visitKey } from '../../members/web/visit.ts'
import { connectCalls } from '../../ui/call.ts'
import { watchFarLetters } from '../../ui/fetch-far-letters.ts'
import { readPageSettings } from '../../ui/page-settings.ts'
import { tasteKey } from '../../visitors/taste-key.ts'
import { createRouter } from './router.tsx'
import { allScreens } from './screens.ts'

const storage = openTabStorage()
const shelf = allowed(() => localStorage)
const { authUrl } = readPageSettings(document)
const session = openMemberSession({
  auth: createAuthClient(authUrl, storage),
  storage,
  sessionKey,
  onSignedOut: () => {
    clearDrafts(localStorage)
    clearDrafts(sessionStorage)
  },
  onArrived: async ({ id }, token) => {
    if (!shelf?.getItem(visitKey)) return
    await (await import('../../members/web/end-visit.ts')).endVisit(shelf, id, token)
  },
  takesVisitors: authUrl === new URL('/auth/v1', location.origin).href,
})
connectCalls(session.calls)

function sweep() {
  for (const shelf of [localStorage, sessionStorage]) sweepDrafts(shelf, Date.now())
}
sweep()
setInterval(sweep, minute)
watchFarLetters()

// A page that comes back from the browser's memory may show a member who has left since.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void session.recheck()
})
// The auth client empties the hash of a link that signed her in, but leaves its sign in the address.
addEventListener('hashchange', () => {
  if (location.href.endsWith('#')) history.replaceState(history.state, '', location.pathname + location.search)
})
addEventListener('online', () => {
  if (session.who().status === 'unreachable') location.reload()
})

const ShownBook = lazy(async () => ({ default: (await import('../../studio/web/held-book.tsx')).HeldBook }))
const heldBook: HeldBook = {
  show: (painting) => <ShownBook>{painting}</ShownBook>,
  isBegun: () => {
    const who = session.who()
    return (who.status === 'signed-in' && who.member.isVisitor) || Boolean(shelf?.getItem(tasteKey))
  },
}

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root')
createRoot(root).render(
  <StrictMode>
    <SessionProvider session={session}>
      <HeldBookContext value={heldBook}>
        <RouterProvider router={createRouter(allScreens)} />
      </HeldBookContext>
    </SessionProvider>
  </StrictMode>,
)
