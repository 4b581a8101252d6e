// The browser's end of the auth service where the clocks of browser and server disagree.

import { afterEach, expect, test, vi } from 'vitest'
import { day, hour, second } from '../../base/dates.ts'
import { createAuthClient } from './auth-client.ts'
import { createTabStorage } from './tab-storage.ts'

afterEach(() => vi.unstubAllGlobals())

const token = `x.${Buffer.from(JSON.stringify({ aal: 'aal1' })).toString('base64url')}.x`
const user = { id: 'm1', email: 'rosa@example.com', aud: 'authenticated', app_metadata: {}, user_metadata: {} }

test.each([
  ['a day ahead', day],
  ['right', 0],
  ['a day behind', -day],
])('in a browser whose clock is %s a token lasts its hour, and is not asked for with every call', async (_, ahead) => {
  const fetched = vi.fn<(url: string) => Promise<Response>>(async () =>
    Response.json({
      access_token: token,
      token_type: 'bearer',
      expires_in: hour / second,
      expires_at: Math.floor((Date.now() - ahead + hour) / second),
      refresh_token: 'r1',
      user,
    }),
  )
  vi.stubGlobal('fetch', fetched)
  const items = new Map<string, string>()
  const shelf = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  }
  const storage = createTabStorage({
    ...{ key: 'session', local: shelf, tab: shelf, channel: undefined, holders: undefined },
  })
  const auth = createAuthClient('http://auth.test', storage)
  await auth.signInWithPassword({ email: user.email, password: 'lantern-over-the-sea' })
  for (let call = 0; call < 3; call += 1) expect((await auth.getSession()).data.session?.access_token).toBe(token)
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['http://auth.test/token?grant_type=password'])
  const { data } = await auth.getSession()
  expect(Math.abs((data.session?.expires_at ?? 0) * second - Date.now() - hour)).toBeLessThan(5 * second)
  await auth.stopAutoRefresh()
})
