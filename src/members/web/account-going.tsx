// Above the profile of a member whose account goes: when, and the way to keep it.

import { useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { accountWords } from '../account-words.ts'
import { useAccount, useChangeAccount } from './account-data.ts'
import type { Tell } from './profile-notice.tsx'

const { going: words } = accountWords
export const goingId = 'keep-account'

export function AccountGoing({ tell }: { tell: Tell }) {
  const { data } = useAccount()
  const { keep } = useChangeAccount()
  const [pending, setPending] = useState(false)

  async function stay() {
    tell.clear()
    setPending(true)
    try {
      await keep()
      tell.success(words.kept)
    } catch (error) {
      tell.failure(words.failed, error)
    } finally {
      setPending(false)
    }
  }
  return (
    <Banner
      tone="error"
      words={data?.deletion_at && words.words(data.deletion_at)}
      advice={
        <>
          {words.advice}
          <span className="mt-3 block">
            <Button id={goingId} small pending={pending} pendingWords={words.keeping} onClick={() => void stay()}>
              {words.keep}
            </Button>
          </span>
        </>
      }
    />
  )
}
