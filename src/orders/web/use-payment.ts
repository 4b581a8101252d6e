// To the payment provider's page: one press, one checkout, and a button that is ready again for whoever comes back.

import { useEffect, useRef, useState } from 'react'
import type { Problem } from '../../ui/error-summary.tsx'
import { explainCall } from '../../ui/use-form.ts'
import { checkoutWords } from '../checkout-words.ts'
import { paths } from '../../base/paths.ts'
import { CallFailed } from '../../ui/call-failed.ts'

const { pay: words } = checkoutWords

export interface Payment {
  pending: boolean
  problem: Problem | undefined
  /** Something is missing: told like a failed payment. */
  refuse: (heading: string, fieldId?: string) => void
  /** She has changed what it was about. */
  forgive: () => void
  /** Opens the provider's page and goes there. */
  pay: (open: () => Promise<{ url: string }>) => Promise<void>
}

/** `failed`: when there are no better words. */
export function usePayment(failed: string = words.failed): Payment {
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const running = useRef(false)

  // The browser may show this page again as it was left: on its way to the payment.
  useEffect(() => {
    const again = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      running.current = false
      setPending(false)
    }
    addEventListener('pageshow', again)
    return () => removeEventListener('pageshow', again)
  }, [])

  const refuse = (heading: string, fieldId?: string) =>
    setProblem((before) => ({
      heading: fieldId === undefined ? heading : undefined,
      items: fieldId === undefined ? [] : [{ fieldId, words: heading }],
      attempt: (before?.attempt ?? 0) + 1,
    }))

  async function pay(open: () => Promise<{ url: string }>) {
    if (running.current) return
    running.current = true
    setPending(true)
    setProblem(undefined)
    try {
      const { url } = await open()
      if (url === '') throw new CallFailed(words.notLoaded, { code: 'no_url', status: 200 })
      location.assign(url)
    } catch (error) {
      refuse(error instanceof CallFailed ? (explainCall(error).heading ?? error.message) : failed)
      running.current = false
      setPending(false)
    }
  }
  return { pending, problem, refuse, forgive: () => setProblem(undefined), pay }
}

/** Where the provider's page leads back to. `again`: the screen to try it once more. */
export function returnUrls(again: string) {
  return {
    successUrl: `${location.origin}${paths.paymentSuccess}?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${location.origin}${paths.paymentCancelled}?${new URLSearchParams({ to: again })}`,
  }
}
