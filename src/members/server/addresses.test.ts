import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addresses } from '../../../database/schema/members.ts'
import type { Database } from '../../platform/database/database.ts'
import { openTestDatabase } from '../../platform/database/test-database.ts'
import type { Caller } from '../../platform/http/route.ts'
import { openTestDoor } from '../../platform/test-door.ts'
import { testHands } from '../../platform/test-hands.ts'
import type { Address } from '../contract.ts'
import { memberRoutes } from './routes.ts'

let database: Database
let door: ReturnType<typeof openTestDoor>
let ana: Caller
beforeAll(async () => {
  database = await openTestDatabase()
  door = openTestDoor(testHands({ database }), memberRoutes())
})
beforeEach(async () => {
  ana = await door.addMember()
})
afterAll(() => database.close())

const home = {
  name: 'Ana Núñez',
  street1: '1 Elm Street',
  city: 'Ely',
  state_code: 'MN',
  postal_code: '55731',
  phone_number: '+1 218 555 0100',
}
const add = async (fields: object = {}) => (await door.ask(ana, 'POST /api/addresses', { ...home, ...fields })).body
const all = async (): Promise<Address[]> => (await door.ask(ana, 'GET /api/addresses')).body.items
const defaults = async () => (await all()).filter((address) => address.is_default).map((address) => address.id)

describe('addresses', () => {
  test('the first becomes the default, and is created with 201 [S3.10 S4.15 S7.23 S9.22]', async () => {
    const answer = await door.ask(ana, 'POST /api/addresses', { ...home, is_default: false })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({ ...home, is_default: true, country_code: 'US', street2: null, user_id: ana.id })
    expect((await add()).is_default).toBe(false)
  })

  test('the default one is listed first, then the newest [S7.23]', async () => {
    const first = await add({ name: 'First' })
    const second = await add({ name: 'Second' })
    const third = await add({ name: 'Third' })
    expect((await all()).map((address) => address.id)).toEqual([first.id, third.id, second.id])
    const part = (await door.ask(ana, 'GET /api/addresses?limit=2')).body
    expect(part.items.map(({ id }: Address) => id)).toEqual([first.id, third.id])
    const rest = (await door.ask(ana, `GET /api/addresses?limit=2&cursor=${part.next}`)).body
    expect(rest).toMatchObject({ items: [{ id: second.id }], next: null })
    expect((await door.ask(ana, 'GET /api/addresses?cursor=x')).status).toBe(400)
  })

  test('there is one default at any time, however it is chosen [S4.15]', async () => {
    const first = await add()
    const second = await add({ is_default: true })
    expect(await defaults()).toEqual([second.id])
    await door.ask(ana, `PATCH /api/addresses/${first.id}`, { is_default: true })
    expect(await defaults()).toEqual([first.id])
    // Not taken away without being given to another.
    await door.ask(ana, `PATCH /api/addresses/${first.id}`, { is_default: false })
    expect(await defaults()).toEqual([first.id])
    await Promise.all(
      [first, second].map(({ id }) => door.ask(ana, `PATCH /api/addresses/${id}`, { is_default: true })),
    )
    expect(await defaults()).toHaveLength(1)
  })

  test('twenty first ones at once leave one default', async () => {
    await Promise.all(Array.from({ length: 20 }, () => add()))
    expect(await defaults()).toHaveLength(1)
    expect(await all()).toHaveLength(20)
  })

  test('deleting the default one hands it to the newest', async () => {
    const first = await add()
    await add()
    const newest = await add()
    expect((await door.ask(ana, `DELETE /api/addresses/${first.id}`)).body).toEqual({ success: true })
    expect(await defaults()).toEqual([newest.id])
    expect((await door.ask(ana, `DELETE /api/addresses/${first.id}`)).body.error).toBe('Address not found')
  })

  test('names every required field that is missing [S5.16]', async () => {
    expect((await door.ask(ana, 'POST /api/addresses', {})).body).toEqual({
      error: 'Please fill in all required fields: Name, Street address, City, State, Postal code, Phone number',
      code: 'bad_input',
      fields: expect.objectContaining({ name: expect.any(String), phone_number: expect.any(String) }),
    })
    expect((await add({ city: '  ' })).error).toBe('Please fill in all required fields: City')
    const { id } = await add()
    expect((await door.ask(ana, `PATCH /api/addresses/${id}`, { postal_code: '' })).body.error).toBe(
      'Please fill in all required fields: Postal code',
    )
  })

  test('a county is optional in the United Kingdom only [S5.18]', async () => {
    const british = await add({ country_code: 'GB', state_code: '', postal_code: 'CB7 4AJ' })
    expect(british).toMatchObject({ state_code: '', country_code: 'GB' })
    expect((await door.ask(ana, `PATCH /api/addresses/${british.id}`, { country_code: 'CA' })).body.error).toBe(
      'Please fill in all required fields: State',
    )
  })

  test.each([
    { country_code: 'US' },
    { country_code: 'CA', state_code: 'ON', postal_code: 'K1A 0B1' },
    { country_code: 'GB', state_code: '', postal_code: 'CB7 4AJ' },
    { country_code: 'AU', state_code: 'NSW', postal_code: '2000' },
  ])('is taken in %j [S5.18 S9.22]', async (fields) => {
    expect(await add(fields)).toMatchObject(fields)
  })

  test.each([
    [{ country_code: 'FR' }, 'country_code'],
    [{ phone_number: 'call me' }, 'phone_number'],
    [{ postal_code: '9720' }, 'postal_code'],
    [{ state_code: 'Nowhere' }, 'state_code'],
    [{ country_code: 'CA', state_code: 'ON' }, 'postal_code'],
    [{ street1: 'x'.repeat(10_000) }, 'street1'],
    [{ city: 'E\u202Ely' }, 'city'],
    [{ name: 7 }, 'name'],
    [{ is_default: 'yes' }, 'is_default'],
    [{ user_id: randomUUID() }, 'user_id'],
    [{ created_at: 'x' }, 'created_at'],
  ])('refuses %j, naming the field [S5.18 S9.22]', async (fields, field) => {
    const answer = await door.ask(ana, 'POST /api/addresses', { ...home, ...fields })
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toHaveProperty(field)
    expect(await all()).toEqual([])
  })

  test('region and postal code are kept as the post office writes them; one from before the rules may stay the default', async () => {
    expect(await add({ state_code: 'oregon', postal_code: '972011234' })).toMatchObject({
      state_code: 'OR',
      postal_code: '97201-1234',
    })
    const { id } = await add()
    await database.owner.update(addresses).set({ postal_code: '9720' }).where(eq(addresses.id, id))
    expect((await door.ask(ana, `PATCH /api/addresses/${id}`, { is_default: true })).status).toBe(200)
    expect((await door.ask(ana, `PATCH /api/addresses/${id}`, { city: 'Salem' })).body.fields).toEqual({
      postal_code: 'A ZIP code has 5 digits, as in 97201, or 5 and 4, as in 97201-1234',
    })
  })

  test("another member's address is not there [S6.2]", async () => {
    const { id } = await add()
    const ben = await door.addMember()
    expect((await door.ask(ben, 'GET /api/addresses')).body.items).toEqual([])
    for (const request of [`PATCH /api/addresses/${id}`, `DELETE /api/addresses/${id}`]) {
      const answer = await door.ask(ben, request, request.startsWith('PATCH') ? { name: 'x' } : undefined)
      expect(answer).toMatchObject({ status: 404, body: { error: 'Address not found' } })
    }
  })
})

describe('the profile', () => {
  test('can be read and changed, but not its e-mail [S3.11 S6.5 S7.22]', async () => {
    expect((await door.ask(ana, 'GET /api/profile')).body).toMatchObject({
      id: ana.id,
      email: ana.email,
      first_name: '',
    })
    const changed = await door.ask(ana, 'PATCH /api/profile', { first_name: ' Ana ', phone_number: '+44 20 7946 0000' })
    expect(changed.body).toMatchObject({ first_name: 'Ana', last_name: '', phone_number: '+44 20 7946 0000' })
    expect((await door.ask(ana, 'PATCH /api/profile', { email: 'other@example.com' })).body.code).toBe('unknown_field')
    expect(await door.ask(undefined, 'GET /api/profile')).toMatchObject({
      status: 401,
      body: { error: 'Not authenticated.' },
    })
  })

  test.each([
    [{ first_name: 'x'.repeat(61) }, 'first_name'],
    [{ last_name: ['x'] }, 'last_name'],
    [{ phone_number: '12' }, 'phone_number'],
    [{ is_operator: true }, 'is_operator'],
  ])('refuses %j, naming the field', async (fields, field) => {
    const answer = await door.ask(ana, 'PATCH /api/profile', fields)
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toHaveProperty(field)
  })
})
