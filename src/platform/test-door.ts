// For tests: a feature's routes behind the real door, members made on the spot, answers as plain values.

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { sessions, users } from '../../database/schema/members.ts'
import { day } from '../base/dates.ts'
import type { Hands } from './hands.ts'
import { openDoor } from './http/door.ts'
import { noStatuses } from './http/openapi-noes.ts'
import { badToken } from './http/refusals.ts'
import type { Caller, Route } from './http/route.ts'
import { openMetrics } from './metrics.ts'

export interface Answer {
  status: number
  headers: Headers
  /** The JSON of the answer; tests look into it freely. */
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
}

/** What a call answers stands in its description; faults of ours are no promise. */
function mustBeDescribed(routes: readonly Route[], request: string, status: number): void {
  const [method = '', target = ''] = request.split(' ')
  const { pathname } = new URL(target, 'http://localhost')
  const found = routes.find(
    ({ endpoint }) =>
      (endpoint.method === method || (endpoint.method === 'PATCH' && method === 'PUT')) &&
      new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+').replace('*', '.*')}$`).test(pathname),
  )
  if (!found || status < 400 || status === 500) return
  const { endpoint } = found
  // A page that says no says it to a person.
  if (endpoint.media?.includes('text/html')) return
  if (noStatuses(endpoint).includes(status)) return
  throw new Error(`${endpoint.name} answers ${status} and does not say so: give it \`refuses: [${status}]\``)
}

export function openTestDoor(hands: Hands, routes: readonly Route[]) {
  const callers = new Map<string, Caller>()
  const door = openDoor({
    hands,
    routes,
    metrics: openMetrics(),
    identify: async (token) => {
      const caller = callers.get(token)
      if (!caller) throw badToken()
      return caller
    },
    notFoundPage: async () => new Response('not found', { status: 404 }),
  })
  const send = async (caller: Caller | undefined, request: string, body?: unknown, headers: HeadersInit = {}) => {
    const [method, path] = request.split(' ')
    const all = new Headers(headers)
    if (caller) all.set('authorization', `Bearer ${caller.id}`)
    if (body !== undefined && !all.has('content-type')) all.set('content-type', 'application/json')
    const answer = await door.request(
      `http://localhost${path}`,
      {
        method,
        headers: all,
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      },
      { address: '192.0.2.1' },
    )
    mustBeDescribed(routes, request, answer.status)
    return answer
  }
  return {
    /** The answer as it comes, e.g. a stream. */
    send,
    /** A new member with a live session; the answer's id is her bearer token, too. */
    async addMember(details: Partial<Caller> = {}): Promise<Caller> {
      const id = randomUUID()
      const caller: Caller = {
        id,
        email: `${id}@example.com`,
        sessionId: randomUUID(),
        aal: 'aal1',
        isOperator: false,
        isVisitor: false,
        ...details,
      }
      // A visitor has no address, and an end.
      const held = { email: null, deletion_at: new Date(hands.now().getTime() + day) }
      await hands.database.owner.insert(users).values({ id, ...(caller.isVisitor ? held : { email: caller.email }) })
      await hands.database.owner.insert(sessions).values({ id: caller.sessionId ?? '', user_id: id })
      callers.set(id, caller)
      return caller
    },
    /** A member whom another process on this database has made. */
    async meetAgain(id: string): Promise<Caller> {
      const [known] = await hands.database.owner
        .select({ email: users.email, sessionId: sessions.id })
        .from(users)
        .innerJoin(sessions, eq(sessions.user_id, users.id))
        .where(eq(users.id, id))
      if (!known) throw new Error('There is no such member')
      const caller: Caller = {
        id,
        ...known,
        email: known.email ?? '',
        aal: 'aal1',
        isOperator: false,
        isVisitor: false,
      }
      callers.set(id, caller)
      return caller
    },
    async endSession(caller: Caller): Promise<void> {
      await hands.database.owner
        .update(sessions)
        .set({ ended_at: hands.now() })
        .where(eq(sessions.id, caller.sessionId ?? ''))
    },
    /** Form data, e.g. a file. */
    async sendForm(caller: Caller, request: string, form: FormData): Promise<Answer> {
      const [method, path] = request.split(' ')
      const headers = { authorization: `Bearer ${caller.id}` }
      const options = { method, headers, body: form }
      const response = await door.request(`http://localhost${path}`, options, { address: '192.0.2.1' })
      return { status: response.status, headers: response.headers, body: await response.json() }
    },
    async ask(caller: Caller | undefined, request: string, body?: unknown, headers: HeadersInit = {}): Promise<Answer> {
      const response = await send(caller, request, body, headers)
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.includes('json')
      return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
    },
  }
}
