// The profile's one message at its top: green for three seconds, or red until the next try. Follows the reader down the page.

import { useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { CallFailed } from '../../ui/call-failed.ts'
import { inSentences } from '../../ui/in-sentences.ts'

interface Notice {
  tone: 'success' | 'error'
  words: string
  advice?: string
}

export interface Tell {
  success: (words: string) => void
  /** These words; what the server said, or what to do, comes after them. */
  failure: (words: string, error: unknown) => void
  /** What the server said; these words only if it said nothing. */
  reason: (words: string, error: unknown) => void
  clear: () => void
}

export function useNotice() {
  const [notice, setNotice] = useState<Notice>()
  const clear = () => setNotice(undefined)
  const tell: Tell = {
    success: (words) => setNotice({ tone: 'success', words }),
    failure: (words, error) => setNotice({ tone: 'error', words, advice: adviceOf(error, words) }),
    reason: (words, error) =>
      setNotice(
        error instanceof CallFailed
          ? { tone: 'error', words: error.message, advice: error.advice }
          : { tone: 'error', words },
      ),
    clear,
  }
  const banner = (
    <div className="profile-notice">
      <Banner tone="success" words={notice?.tone === 'success' && notice.words} onDismiss={clear} />
      <Banner tone="error" words={notice?.tone === 'error' && notice.words} advice={notice?.advice} onDismiss={clear} />
    </div>
  )
  return { tell, banner }
}

/** A refusal has a reason that helps; a fault has none. */
function adviceOf(error: unknown, words: string): string | undefined {
  if (!(error instanceof CallFailed)) return undefined
  const { status } = error.failure
  const reason = status >= 400 && status < 500 && error.message !== words ? error.message : undefined
  return inSentences(reason, error.advice)
}
