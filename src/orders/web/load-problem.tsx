// What a screen of the shop needs did not come.

import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { explainFailure } from '../../ui/explain-failure.ts'
import { uiWords } from '../../ui/ui-words.ts'
import { checkoutWords } from '../checkout-words.ts'

export interface LoadProblemProps {
  error: Error | null
  words?: string
  onRetry: () => void
}

export function LoadProblem({ error, words = checkoutWords.loadFailed, onRetry }: LoadProblemProps) {
  return (
    <Banner
      tone="error"
      words={error && explainFailure(error, words)}
      action={
        <Button small onClick={onRetry}>
          {uiWords.tryAgain}
        </Button>
      }
    />
  )
}
