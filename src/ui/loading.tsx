// Waiting for a whole screen. The words are there at once; they show only if the wait is noticed.

import { Spinner } from './spinner.tsx'
import { uiWords } from './ui-words.ts'

export function Loading({ words = uiWords.loading }: { words?: string }) {
  return (
    <output className="grid min-h-[60vh] place-items-center text-ink-2">
      <span className="flex animate-[appear_0.4s_0.3s_both] items-center gap-3">
        <Spinner />
        {words}
      </span>
    </output>
  )
}

/** The same when there is nothing else on the page. */
export function LoadingPage() {
  return (
    <main>
      <h1 className="sr-only">{uiWords.loading}</h1>
      <Loading />
    </main>
  )
}
