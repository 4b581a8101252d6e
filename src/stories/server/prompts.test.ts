import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditEvents } from '../../../database/schema/members.ts'
import { prompts } from '../../../database/schema/pictures.ts'
import type { Database } from '../../platform/database/database.ts'
import { openTestDatabase } from '../../platform/database/test-database.ts'
import type { Caller } from '../../platform/http/route.ts'
import { openTestDoor } from '../../platform/test-door.ts'
import { testHands } from '../../platform/test-hands.ts'
import { builtInTemplate } from '../prompt-purposes.ts'
import { promptFor } from './prompt-for.ts'
import { promptRoutes } from './prompt-routes.ts'

let database: Database
let door: ReturnType<typeof openTestDoor>
let operator: Caller
let ana: Caller
beforeAll(async () => {
  database = await openTestDatabase()
  door = openTestDoor(testHands({ database }), promptRoutes())
  operator = await door.addMember({ isOperator: true })
  ana = await door.addMember()
})
beforeEach(async () => {
  await database.owner.delete(prompts)
})
afterAll(() => database.close())

const path = '/functions/v1/prompts-manage'
const template = 'Write a quiet picture book, one text for each beat of the plan. {{limits}}'
const good = { name: 'Quiet', purpose: 'story-pages', template }
const add = async (fields: object = {}) => (await door.ask(operator, `POST ${path}`, { ...good, ...fields })).body

test('operators only [S6.6]', async () => {
  const { id } = await add()
  for (const [request, body] of [
    [`GET ${path}`, undefined],
    [`GET ${path}?id=${id}`, undefined],
    [`POST ${path}`, good],
    [`PUT ${path}`, { id, name: 'Mine' }],
    [`DELETE ${path}?id=${id}`, undefined],
  ] as const) {
    expect(await door.ask(ana, request, body)).toMatchObject({ status: 403, body: { code: 'operators_only' } })
    expect((await door.ask(undefined, request, body)).status).toBe(401)
  }
  const gone = await door.addMember({ isOperator: true })
  await door.endSession(gone)
  expect((await door.ask(gone, `GET ${path}`)).body.code).toBe('session_not_found')
})

test('are added, read, changed with their version counting up, and removed [S3.16 S7.15]', async () => {
  const made = await add()
  expect(made).toEqual({
    ...{ ...good, id: expect.any(String), version: 1, is_active: true },
    ...{ created_at: expect.any(String), updated_at: expect.any(String) },
  })
  expect((await door.ask(operator, `GET ${path}?id=${made.id}`)).body).toEqual(made)
  expect((await door.ask(operator, `GET ${path}`)).body).toEqual({ items: [made], next: null })
  const changed = (await door.ask(operator, `PUT ${path}`, { id: made.id, name: 'Quieter' })).body
  expect(changed).toMatchObject({ name: 'Quieter', template, version: 2 })
  expect((await door.ask(operator, `DELETE ${path}?id=${made.id}`)).body).toEqual({ success: true })
  const deeds = await database.owner.select().from(auditEvents).where(eq(auditEvents.subject, made.id))
  expect(deeds.map(({ action, user_id }) => `${action} ${user_id}`).toSorted()).toEqual(
    ['changed', 'created', 'removed'].map((deed) => `prompt.${deed} ${operator.id}`),
  )
  for (const request of [`GET ${path}?id=${made.id}`, `DELETE ${path}?id=${made.id}`]) {
    expect(await door.ask(operator, request)).toMatchObject({ status: 404, body: { error: 'Prompt not found' } })
  }
  expect((await door.ask(operator, `PUT ${path}`, { id: randomUUID(), name: 'x' })).status).toBe(404)
})

test('the active one of a purpose is what the model is given; without one it is the built-in one', async () => {
  const inUse = () => promptFor(database.owner, 'story-pages')
  expect(await inUse()).toEqual({ template: builtInTemplate('story-pages'), id: null, version: 0 })
  const first = await add()
  const second = await add({ name: 'Louder', template: `${template} Aloud!` })
  expect(await inUse()).toEqual({ template: `${template} Aloud!`, id: second.id, version: 1 })
  expect((await door.ask(operator, `GET ${path}?id=${first.id}`)).body.is_active).toBe(false)
  await door.ask(operator, `PUT ${path}`, { id: first.id, is_active: true })
  expect(await inUse()).toMatchObject({ id: first.id, version: 2 })
  await door.ask(operator, `PUT ${path}`, { id: first.id, is_active: false })
  expect((await inUse()).id).toBeNull()
})

test.each([
  [{ name: '' }, 'name', 'Name is required'],
  [{ name: 'x'.repeat(81) }, 'name', 'Name can have at most 80 characters'],
  [{ purpose: 'poems' }, 'purpose', 'Purpose must be one of story-pages, page-retell, titles'],
  [{ template: '' }, 'template', 'Template is required'],
  [{ template: 'x'.repeat(8001) }, 'template', 'Template can have at most 8000 characters'],
  [{ template: 'Write as you like, whatever the limits are, dear model.' }, 'template', '{{limits}}'],
  [{ template: `${template} {{name}}` }, 'template', 'unknown placeholder {{name}}'],
  [{ is_active: 'yes' }, 'is_active', 'is_active must be true or false'],
  [{ version: 9 }, 'version', 'Unknown field'],
])('refuses %j', async (fields, field, words) => {
  const answer = await door.ask(operator, `POST ${path}`, { ...good, ...fields })
  expect(answer.status).toBe(400)
  expect(answer.body.fields[field]).toContain(words)
  const { id } = await add()
  expect((await door.ask(operator, `PUT ${path}`, { id, ...fields })).body.fields[field]).toContain(words)
})

test('two of one name are refused, even at once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => door.ask(operator, `POST ${path}`, good)))
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409])
  const other = await add({ name: 'Other' })
  expect(await door.ask(operator, `PUT ${path}`, { id: other.id, name: 'Quiet' })).toMatchObject({
    status: 409,
    body: { code: 'name_taken' },
  })
})
