// The account as a whole from the server: what is held, and its going or staying.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { brand } from '../../base/brand.ts'
import { call } from '../../ui/call.ts'
import { fetchBlob } from '../../ui/fetch-blob.ts'
import { saveAs } from '../../ui/save-as.ts'
import { type Account, deleteAccount, exportAccount, keepAccount, readAccount } from '../account-contract.ts'
import type { Rights } from '../rights-contract.ts'
import { rightsKey } from './rights.ts'
import { accountWords as words } from '../account-words.ts'

const accountKey = ['account']

export function useAccount() {
  return useQuery({
    queryKey: accountKey,
    queryFn: ({ signal }) => call(readAccount, {}, { failure: words.loadFailed, signal }),
    // Books come and go on other screens.
    refetchOnMount: 'always',
  })
}

/** Each throws a CallFailed with words for the member. */
export function useChangeAccount() {
  const cache = useQueryClient()
  const goesAt = (deletion_at: string | null) => {
    cache.setQueryData<Account>(accountKey, (known) => known && { ...known, deletion_at })
    cache.setQueryData<Rights>(rightsKey, (known) => known && { ...known, deletion_at })
  }
  return {
    remove: async (password: string) => {
      const { deletion_at } = await call(deleteAccount, { password }, { failure: words.delete.failed })
      goesAt(deletion_at)
    },
    keep: async () => {
      await call(keepAccount, {}, { failure: words.going.failed })
      goesAt(null)
    },
  }
}

export async function downloadAccount(onProgress: (bytes: number) => void): Promise<void> {
  const blob = await fetchBlob(exportAccount, {}, { failure: words.export.failed, onProgress })
  saveAs(blob, words.export.fileName(brand, new Date().toISOString().slice(0, 10)))
}
