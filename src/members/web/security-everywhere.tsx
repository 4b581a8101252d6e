// The end of every session of the account, after a question.

import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useFocusNext } from '../../ui/use-focus-next.ts'
import { profileWords } from '../profile-words.ts'
import type { Tell } from './profile-notice.tsx'
import { ProfileQuestion } from './profile-question.tsx'
import { SecurityRow } from './security-row.tsx'
import { useSession } from './session.tsx'

const { everywhere: words } = profileWords.security
const askId = 'sign-out-everywhere'

export function SecurityEverywhere({ tell }: { tell: Tell }) {
  const { auth } = useSession()
  const focusNext = useFocusNext()
  const [asking, setAsking] = useState(false)

  function stopAsking() {
    setAsking(false)
    focusNext(askId)
  }
  /** The guard then shows the door, in every tab. */
  async function signOut() {
    tell.clear()
    const { error } = await auth.signOut({ scope: 'global' })
    if (!error) return
    tell.failure(words.failed, error)
    stopAsking()
  }
  return (
    <SecurityRow title={words.title} lead={words.lead}>
      {asking ? (
        <ProfileQuestion
          question={words.question}
          confirm={words.signOut}
          pending={words.pending}
          onConfirm={signOut}
          onCancel={stopAsking}
          className="rounded-sm"
        />
      ) : (
        <Button id={askId} small onClick={() => setAsking(true)}>
          {words.signOut}
        </Button>
      )}
    </SecurityRow>
  )
}
