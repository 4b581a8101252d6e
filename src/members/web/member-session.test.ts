// The session with the real client on a scripted wire: who is here, and what signing out leaves behind.

import { AuthClient } from '@supabase/auth-js'
import { afterEach, expect, test, vi } from 'vitest'
import { openMemberSession } from './member-session.ts'
import { createTabStorage } from './tab-storage.ts'

const key = 'session'
const claims = (more: object) => `x.${Buffer.from(JSON.stringify({ aal: 'aal1', ...more })).toString('base64url')}.x`
const stored = (more: { expiresIn?: number; claims?: object } = {}) => {
  const expires_in = more.expiresIn ?? 3600
  return {
    access_token: claims(more.claims ?? {}),
    token_type: 'bearer',
    expires_in,
    expires_at: Math.floor(Date.now() / 1000) + expires_in,
    refresh_token: 'r1',
    user: {
      id: 'm1',
      email: 'rosa@example.com',
      aud: 'authenticated',
      app_metadata: {},
      user_metadata: {},
      created_at: '',
    },
  }
}

type Wire = (url: string) => Promise<Response>
const answer =
  (body: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status, headers: { 'x-supabase-api-version': '2024-01-01' } })

function open(wire: Wire, session?: unknown) {
  const items = new Map<string, string>(session === undefined ? [] : [[key, JSON.stringify(session)]])
  const shelf = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  }
  const none = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  const storage = createTabStorage({ key, local: shelf, tab: none, channel: undefined, holders: undefined })
  const fetched = vi.fn<Wire>(wire)
  const onSignedOut = vi.fn<() => void>()
  const auth = new AuthClient({
    url: 'http://auth.test',
    storageKey: key,
    storage,
    autoRefreshToken: false,
    persistSession: true,
    fetch: (url) => fetched(String(url)),
  })
  return { session: openMemberSession({ auth, storage, sessionKey: key, onSignedOut }), items, fetched, onSignedOut }
}
const status = (opened: ReturnType<typeof open>) =>
  vi.waitFor(() => {
    const who = opened.session.who()
    if (who.status === 'loading') throw new Error('still loading')
    return who
  }, 2000)

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('nobody is here', async () => {
  expect(await status(open(answer({})))).toEqual({ status: 'signed-out' })
})

test('a member is here, with a token for calls', async () => {
  const opened = open(answer({}), stored())
  expect(await status(opened)).toMatchObject({ status: 'signed-in', member: { email: 'rosa@example.com' } })
  expect(await opened.session.calls.token()).toBe(claims({}))
})

test('leaving empties this device and keeps the screen still until the page is left', async () => {
  const opened = open(answer({}), stored())
  await status(opened)
  await opened.session.leave()
  expect(opened.items.size).toBe(0)
  expect(opened.onSignedOut).toHaveBeenCalledOnce()
  expect(opened.fetched.mock.calls.map(([url]) => url)).toEqual(['http://auth.test/logout?scope=local'])
  expect(opened.session.who().status).toBe('signed-in')
  await opened.session.recheck()
  expect(opened.session.who()).toEqual({ status: 'signed-out' })
})

test('a session that the server no longer knows ends here too, and what she was writing waits for her [S8.34]', async () => {
  const opened = open(answer({}), stored())
  await status(opened)
  opened.session.calls.sessionLost()
  await vi.waitFor(() => expect(opened.session.who()).toEqual({ status: 'signed-out', ended: true, isKept: true }))
  expect(opened.items.size).toBe(0)
  expect(opened.onSignedOut).not.toHaveBeenCalled()
})

test('a token that is refused while a call asks for it ends the session, and what she was writing waits for her', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const refused = answer({ code: 'refresh_token_not_found', message: 'Invalid Refresh Token' }, 400)
  const opened = open(refused, stored())
  await status(opened)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7_200_000 })
  expect(await opened.session.calls.token()).toBeUndefined()
  expect(opened.session.who()).toEqual({ status: 'signed-out', ended: true, isKept: true })
  expect(opened.onSignedOut).not.toHaveBeenCalled()
})

test('an old session that is refused says that it ended', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const refused = answer({ code: 'refresh_token_not_found', message: 'Invalid Refresh Token' }, 400)
  expect(await status(open(refused, stored({ expiresIn: -10 })))).toEqual({ status: 'signed-out', ended: true })
})

test('a visitor who comes back after her day is known as a visitor', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const refused = answer({ code: 'refresh_token_not_found', message: 'Invalid Refresh Token' }, 400)
  const visit = stored({ expiresIn: -10 })
  const over = open(refused, { ...visit, user: { ...visit.user, email: '', is_anonymous: true } })
  expect(await status(over)).toEqual({ status: 'signed-out', ended: true, wasVisitor: true })
})

test('an old session that cannot be renewed for want of an answer is kept [S8.32]', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const opened = open(() => Promise.reject(new TypeError('Failed to fetch')), stored({ expiresIn: -10 }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(opened.session.who()).toEqual({ status: 'unreachable' })
  expect(opened.items.has(key)).toBe(true)
  await expect(opened.session.calls.token()).rejects.toThrow('Failed to fetch')
})
