// The browser's end of the auth service: the official client, its storage shared by the tabs.

import { AuthClient, type GoTrueClient } from '@supabase/auth-js'
import { sessionKey } from '../../base/settings.ts'
import { openTabHolders } from './tab-holders.ts'
import { noteVisit } from './visit.ts'
import { createTabStorage, type TabStorage } from './tab-storage.ts'

export function openTabStorage(): TabStorage {
  const local = allowed(() => localStorage)
  return createTabStorage({
    key: sessionKey,
    local: local ?? memoryShelf(),
    onReplaced: (before, after) => local && noteVisit(local, before, after),
    tab: allowed(() => sessionStorage) ?? memoryShelf(),
    // The client's own channel bears the plain key; ours must not be taken for it.
    channel: typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`${sessionKey}-tabs`),
    holders: 'locks' in navigator ? openTabHolders(navigator.locks, `${sessionKey}-tabs`) : undefined,
  })
}

export function createAuthClient(authUrl: string, storage: TabStorage): GoTrueClient {
  return new AuthClient({
    url: authUrl,
    headers: { apikey: 'anon' },
    storageKey: sessionKey,
    storage,
    // A session behind the # of a link could be anybody's: what a link brings is a code that this browser must have asked for.
    flowType: 'pkce',
    detectSessionInUrl: true,
    autoRefreshToken: true,
    persistSession: true,
    fetch: untilByOwnClock,
  })
}

/** A browser's clock may be wrong by hours: what counts is how long a token lasts, not the moment at which the server says it ends. */
const untilByOwnClock: typeof fetch = async (...asked) => {
  const answer = await fetch(...asked)
  if (answer.status !== 200) return answer
  const text = await answer.text()
  if (!text.includes('"access_token"')) return new Response(text, answer)
  const withoutEnd = (name: string, value: unknown) => (name === 'expires_at' ? undefined : value)
  return new Response(JSON.stringify(JSON.parse(text), withoutEnd), answer)
}

/** Storage can be forbidden altogether; then the session lives as long as the page. */
export function allowed(open: () => Storage): Storage | undefined {
  try {
    return open()
  } catch {
    return undefined
  }
}

function memoryShelf() {
  const items = new Map<string, string>()
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  }
}
