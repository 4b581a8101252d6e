// A shipping address as each call of the printer names its parts; what no label holds is refused before it is sent.

import { addressFaults, labelName, streetLines, tidyAddress } from '../../../../members/check-address.ts'
import type { ShippingAddress } from '../../../order.ts'
import { PrinterRefusal } from './lulu-wire.ts'

export function luluAddress(ours: ShippingAddress) {
  const faults = Object.entries(addressFaults(ours)).map(([field, words]) => `${field}: ${words}.`)
  if (faults.length > 0) throw new PrinterRefusal(`The address. ${faults.join(' ')}`)
  const { name, city, state_code, postal_code: postcode, country_code, phone_number } = tidyAddress(ours)
  const [street1 = '', street2] = streetLines(ours)
  const region = state_code !== '' && country_code !== 'GB' && { state_code }
  const place = { street1, city, postcode, ...region }
  return {
    /** Of what is priced and printed. */
    parcel: { name: labelName(name), ...place, ...(street2 && { street2 }), country_code, phone_number },
    /** How it may travel is asked under another name of the country. */
    destination: { ...place, country: country_code },
  }
}
