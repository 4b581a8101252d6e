// Everything as one ZIP, with how much has come in.

import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { accountWords } from '../account-words.ts'
import { downloadAccount } from './account-data.ts'
import type { Tell } from './profile-notice.tsx'
import { SecurityRow } from './security-row.tsx'

const { export: words } = accountWords
const megabyte = 1_000_000

export function AccountExport({ tell }: { tell: Tell }) {
  const [bytes, setBytes] = useState<number>()

  async function download() {
    tell.clear()
    setBytes(0)
    try {
      await downloadAccount(setBytes)
      tell.success(words.done)
    } catch (error) {
      tell.failure(words.failed, error)
    } finally {
      setBytes(undefined)
    }
  }
  return (
    <SecurityRow title={words.title} lead={words.lead}>
      <Button
        small
        pending={bytes !== undefined}
        pendingWords={words.packing(((bytes ?? 0) / megabyte).toFixed(1))}
        onClick={() => void download()}
      >
        {words.start}
      </Button>
    </SecurityRow>
  )
}
