import { expect, test } from 'vitest'
import type { Database } from '../../../platform/database/database.ts'
import { testHands } from '../../../platform/test-hands.ts'
import { knowsHostedPassword } from './knows-hosted-password.ts'

const caller = {
  id: 'ana',
  email: 'ana@example.com',
  sessionId: null,
  aal: 'aal1' as const,
  isOperator: false,
  isVisitor: false,
}
const noDatabase = {} as Database

function askAt(answer: () => Response | Promise<Response>) {
  const asked: string[] = []
  const hands = testHands({
    database: noDatabase,
    fetch: async (address, init) => {
      asked.push(`${init?.method} ${String(address)} ${String(init?.body)}`)
      return answer()
    },
  })
  return { asked, knows: () => knowsHostedPassword(hands, 'https://auth.example/auth/v1')(caller, 'secret', '') }
}

test('the hosted service says whether the password is hers; its outage is no wrong password', async () => {
  const hers = askAt(() => Response.json({ user: { id: 'ana' } }))
  expect(await hers.knows()).toBe(true)
  expect(hers.asked).toEqual([
    'POST https://auth.example/auth/v1/token?grant_type=password {"email":"ana@example.com","password":"secret"}',
  ])
  expect(await askAt(() => Response.json({ user: { id: 'ben' } })).knows()).toBe(false)
  expect(await askAt(() => Response.json({ code: 'invalid_credentials' }, { status: 400 })).knows()).toBe(false)
  for (const away of [() => new Response('', { status: 502 }), () => Promise.reject(new TypeError('fetch failed'))]) {
    await expect(askAt(away).knows()).rejects.toMatchObject({ details: { status: 503 } })
  }
})
