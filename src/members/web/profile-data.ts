// The member's profile and addresses from the server, and changing them.

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../ui/call.ts'
import { CallFailed } from '../../ui/call-failed.ts'
import type { Address, Profile } from '../contract.ts'
import { addAddress, deleteAddress, listAddresses, readProfile, updateAddress, updateProfile } from '../contract.ts'
import { profileWords } from '../profile-words.ts'
import { withAddress, withoutAddress } from './address-list.ts'
import { type AddressValues, payloadOf } from './address-values.ts'

const profileKey = ['profile']
const addressesKey = ['addresses']
const failure = profileWords.loadFailed
const { personal, addresses: words } = profileWords

/** `enabled`: a visitor has none. */
export function useProfile(enabled = true) {
  const queryFn = ({ signal }: { signal: AbortSignal }) => call(readProfile, {}, { failure, signal })
  return useQuery({ queryKey: profileKey, queryFn, enabled })
}

export function useSaveProfile() {
  const cache = useQueryClient()
  return async (fields: Pick<Profile, 'first_name' | 'last_name' | 'phone_number'>) => {
    const saved = await call(updateProfile, fields, { failure: personal.failed })
    cache.setQueryData<Profile>(profileKey, saved)
  }
}

/** `failure`: what the screen says when they cannot be read. */
export const addressesQuery = (failure: string = profileWords.loadFailed) =>
  queryOptions({
    queryKey: addressesKey,
    queryFn: async ({ signal }) => (await call(listAddresses, {}, { failure, signal })).items,
    // Addresses are added elsewhere, too: at the checkout.
    refetchOnMount: 'always',
  })

export const useAddresses = (failure?: string) => useQuery(addressesQuery(failure))

/** Each throws a CallFailed with words for the member. */
export function useChangeAddresses() {
  const cache = useQueryClient()
  const change = (next: (list: Address[]) => Address[]) =>
    cache.setQueryData<Address[]>(addressesKey, (list) => list && next(list))

  /** A list that another tab has changed is asked for anew. */
  async function careful<T>(work: Promise<T>): Promise<T> {
    return work.catch((error: unknown) => {
      if (error instanceof CallFailed && error.failure.status !== 0)
        void cache.invalidateQueries({ queryKey: addressesKey })
      throw error
    })
  }
  return {
    add: async (values: AddressValues, failure: string = words.addFailed) => {
      const saved = await careful(call(addAddress, payloadOf(values), { failure }))
      change((list) => withAddress(list, saved))
      return saved
    },
    update: async (id: string, values: AddressValues) => {
      const saved = await careful(call(updateAddress, { id, ...payloadOf(values) }, { failure: words.updateFailed }))
      change((list) => withAddress(list, saved))
      return saved
    },
    /** Shown at once, taken back if the server says no. */
    makeDefault: async (address: Address) => {
      const before = cache.getQueryData<Address[]>(addressesKey)
      change((list) => withAddress(list, { ...address, is_default: true }))
      try {
        await call(updateAddress, { id: address.id, is_default: true }, { failure: words.defaultFailed })
      } catch (error) {
        cache.setQueryData<Address[]>(addressesKey, before)
        throw error
      }
    },
    remove: async (id: string) => {
      await careful(call(deleteAddress, { id }, { failure: words.deleteFailed }))
      change((list) => withoutAddress(list, id))
    },
  }
}
