// What is typed into a form and not saved yet: kept in this tab under the member, for one hour, so that a refresh loses nothing.

import { useState } from 'react'
import { z } from 'zod'
import { hour } from '../../base/dates.ts'
import { storedJson } from '../../base/stored-json.ts'
import type { FormShelf } from '../../ui/use-form.ts'
import { draftKey } from './member-drafts.ts'
import { useMember } from './session.tsx'

/** `name` says which form of which thing: `title-{book id}`. */
export function useFormShelf<V>(name: string, values: z.ZodType<V>): FormShelf<V> {
  const key = draftKey(useMember().id, name)
  const [shelf] = useState(() => openShelf(key, values))
  return shelf
}

function openShelf<V>(key: string, values: z.ZodType<V>): FormShelf<V> {
  const kept = z.object({ at: z.number(), values })
  return {
    read: () => {
      const found = kept.safeParse(storedJson(sessionStorage.getItem(key)))
      return found.success && Math.abs(Date.now() - found.data.at) < hour ? found.data.values : undefined
    },
    keep: (values) => {
      try {
        sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), values }))
      } catch {
        // A full or forbidden storage must not stop the typing; whoever leaves is asked all the same.
      }
    },
    drop: () => sessionStorage.removeItem(key),
  }
}
