// The member's addresses. Exactly one of them is the default one, as long as there are any.

import { partOf } from '../../base/pagination.ts'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { z } from 'zod'
import { addresses, users } from '../../../database/schema/members.ts'
import type { Rows } from '../../platform/database/rows.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { missingFields } from '../address.ts'
import { addressFaults, tidyAddress, type TypedAddress } from '../check-address.ts'
import type {
  Address,
  addAddress as addContract,
  listAddresses as listContract,
  updateAddress as updateContract,
} from '../contract.ts'
import { addressIncomplete, addressNotFound, addressUnfit, notYours, tooManyAddresses } from '../refusals.ts'

const mostAddresses = 50

type Row = typeof addresses.$inferSelect

function show(row: Row): Address {
  return { ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() }
}

export async function listAddresses({ rows, caller, hands, input }: MemberCall<z.output<typeof listContract.input>>) {
  const found = await rows
    .select()
    .from(addresses)
    .where(hands.ownership.ownRows(caller, addresses.user_id))
    .orderBy(desc(addresses.is_default), desc(addresses.created_at), desc(addresses.id))
  return partOf(found.map(show), input)
}

/** Two tabs that both set a default take turns. */
async function lockAddresses({ rows, caller }: MemberCall<unknown>): Promise<Row[]> {
  await rows.select({ id: users.id }).from(users).where(eq(users.id, caller.id)).for('update')
  return rows.select().from(addresses).where(eq(addresses.user_id, caller.id)).orderBy(desc(addresses.created_at))
}

const noAddress: TypedAddress = {
  ...{ name: '', street1: '', street2: null, city: '', state_code: '', postal_code: '', phone_number: '' },
  country_code: 'US',
}

function wholeAddress(given: TypedAddress) {
  const { name, street1, street2, city, state_code, country_code, postal_code, phone_number } = given
  const typed = { name, street1, street2: street2 || null, city, state_code, country_code, postal_code, phone_number }
  const missing = missingFields(typed)
  if (missing.length > 0) throw addressIncomplete(missing)
  const faults = addressFaults(typed)
  if (Object.keys(faults).length > 0) throw addressUnfit(faults)
  return tidyAddress(typed)
}

async function clearDefault(rows: Rows, userId: string, except: string | undefined): Promise<void> {
  await rows
    .update(addresses)
    .set({ is_default: false })
    .where(
      and(eq(addresses.user_id, userId), eq(addresses.is_default, true), except ? ne(addresses.id, except) : undefined),
    )
}

export async function addAddress(call: MemberCall<z.output<typeof addContract.input>>): Promise<Address> {
  const { rows, caller, hands } = call
  const { user_id, updated_at: _echoed, ...fields } = call.input
  if (user_id !== undefined && user_id !== caller.id) throw notYours()
  const typed = wholeAddress({ ...noAddress, ...fields })
  const known = await lockAddresses(call)
  if (known.length >= mostAddresses) throw tooManyAddresses(mostAddresses)
  const isDefault = fields.is_default === true || known.length === 0
  if (isDefault) await clearDefault(rows, caller.id, undefined)
  const now = hands.now()
  const [created] = await rows
    .insert(addresses)
    .values({
      ...typed,
      is_default: isDefault,
      user_id: caller.id,
      created_at: now,
      updated_at: now,
    })
    .returning()
  if (!created) throw new Error('The insert answered no row')
  return show(created)
}

export async function updateAddress(call: MemberCall<z.output<typeof updateContract.input>>): Promise<Address> {
  const { rows, caller, hands } = call
  const { id, user_id, updated_at: _echoed, ...fields } = call.input
  const current = await ownAddress(call, id)
  if (user_id !== undefined && user_id !== caller.id) throw notYours()
  // One kept before there were rules may still become the default.
  const isTyped = Object.keys(fields).some((field) => field !== 'is_default')
  const typed = isTyped ? wholeAddress({ ...current, ...fields }) : {}
  if (fields.is_default === true) await clearDefault(rows, current.user_id, id)
  const [changed] = await rows
    .update(addresses)
    .set({
      ...typed,
      // A default is given to another address, never just taken away.
      is_default: current.is_default || fields.is_default === true,
      updated_at: hands.now(),
    })
    .where(eq(addresses.id, id))
    .returning()
  if (!changed) throw addressNotFound()
  return show(changed)
}

export async function deleteAddress(call: MemberCall<{ id: string }>): Promise<{ success: true }> {
  const { rows, input } = call
  const current = await ownAddress(call, input.id)
  await rows.delete(addresses).where(eq(addresses.id, input.id))
  if (current.is_default) {
    const [newest] = (await lockAddresses(call)).filter((address) => address.id !== input.id)
    if (newest) await rows.update(addresses).set({ is_default: true }).where(eq(addresses.id, newest.id))
  }
  return { success: true }
}

async function ownAddress(call: MemberCall<unknown>, id: string): Promise<Row> {
  await lockAddresses(call)
  const [found] = await call.rows.select().from(addresses).where(eq(addresses.id, id))
  if (!found || !call.hands.ownership.owns(call.caller, found.user_id)) throw addressNotFound()
  return found
}
