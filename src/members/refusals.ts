// Every "no" about profile and addresses, in the words of the specification.

import { Refusal } from '../base/refusal.ts'
import { missingFieldsMessage, type RequiredField } from './address.ts'

export const addressNotFound = () => new Refusal('Address not found', { status: 404, code: 'address_not_found' })

export const addressIncomplete = (missing: readonly RequiredField[]) =>
  new Refusal(missingFieldsMessage(missing), {
    status: 400,
    code: 'bad_input',
    fields: Object.fromEntries(missing.map((field) => [field, 'This field is required'])),
  })

/** `faults`: what is wrong, by field. */
export const addressUnfit = (faults: Record<string, string>) =>
  new Refusal(Object.values(faults).join('. '), { status: 400, code: 'bad_input', fields: faults })

export const tooManyAddresses = (most: number) =>
  new Refusal(`You can keep up to ${most} addresses. Delete one to add another.`, {
    status: 409,
    code: 'too_many_addresses',
  })

export const passwordWrong = () =>
  new Refusal('Your password is not right', {
    status: 400,
    code: 'invalid_credentials',
    fields: { password: 'Your password is not right' },
  })

export const exportUnderWay = () =>
  new Refusal('Your data is being packed already. Please wait until that is done.', {
    status: 429,
    code: 'export_under_way',
    retryAfter: 30,
  })

export const notYours = () =>
  new Refusal('There is no field user_id to set here.', {
    status: 400,
    code: 'unknown_field',
    fields: { user_id: 'Unknown field' },
  })
