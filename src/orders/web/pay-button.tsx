// The one button that costs money, with what went wrong above it and whom one pays below.

import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { checkoutWords } from '../checkout-words.ts'
import type { Payment } from './use-payment.ts'

const { pay: words } = checkoutWords

export interface PayButtonProps {
  payment: Payment
  /** Secondary beside a cheaper way. */
  look?: 'primary' | 'secondary'
  /** Nothing is charged: no word about cards. */
  isFree?: boolean
  children: string
  onPress: () => void
}

export function PayButton({ payment, look = 'primary', isFree = false, children, onPress }: PayButtonProps) {
  return (
    <>
      <ErrorSummary problem={payment.problem} />
      <Button look={look} className="w-full" pending={payment.pending} pendingWords={words.pending} onClick={onPress}>
        {children}
      </Button>
      {!isFree && <p className="mt-3 text-sm text-ink-2">{words.safe}</p>}
    </>
  )
}
