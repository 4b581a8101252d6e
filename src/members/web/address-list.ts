// The list of addresses after a change, before the server is asked again: one default, first; then the newest.

import type { Address } from '../contract.ts'

export function withAddress(list: readonly Address[], saved: Address): Address[] {
  const others = list
    .filter((address) => address.id !== saved.id)
    .map((address) => (saved.is_default ? { ...address, is_default: false } : address))
  return ordered([...others, saved])
}

export function withoutAddress(list: readonly Address[], id: string): Address[] {
  const left = ordered(list.filter((address) => address.id !== id))
  const [first, ...others] = left
  // The newest of the others becomes the default one.
  return first && !first.is_default ? [{ ...first, is_default: true }, ...others] : left
}

function ordered(list: Address[]): Address[] {
  return list.toSorted(
    (a, b) => Number(b.is_default) - Number(a.is_default) || b.created_at.localeCompare(a.created_at),
  )
}
