// Above every screen of a member whose account goes: when, and the way to keep it.

import { useEffect, useRef, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { explainFailure } from '../../ui/explain-failure.ts'
import { accountWords } from '../account-words.ts'
import { useChangeAccount } from './account-data.ts'
import { useRights } from './rights.ts'

const { going: words } = accountWords
const goingId = 'keep-account'

export function AccountGoing() {
  const goesAt = useRights().data?.deletion_at
  const { keep } = useChangeAccount()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [kept, setKept] = useState(false)

  // Asked for a moment ago, far below: whoever asked is brought to what was taken down.
  const before = useRef(goesAt)
  useEffect(() => {
    const button = before.current === null && goesAt ? document.getElementById(goingId) : null
    before.current = goesAt
    button?.focus()
    button?.closest('aside')?.scrollIntoView({ block: 'nearest' })
  }, [goesAt])

  async function stay() {
    setProblem(undefined)
    setPending(true)
    try {
      await keep()
      setKept(true)
    } catch (error) {
      setProblem(explainFailure(error, words.failed))
    } finally {
      setPending(false)
    }
  }
  if (!goesAt && !kept) return null
  return (
    <aside aria-label={words.label} className="account-going">
      <Banner
        tone="error"
        className=""
        words={goesAt && words.words(goesAt)}
        advice={problem ?? words.advice}
        action={
          <Button id={goingId} small pending={pending} pendingWords={words.keeping} onClick={() => void stay()}>
            {words.keep}
          </Button>
        }
      />
      <Banner
        tone="success"
        className=""
        seconds={6}
        words={kept && !goesAt && words.kept}
        onDismiss={() => setKept(false)}
      />
    </aside>
  )
}
