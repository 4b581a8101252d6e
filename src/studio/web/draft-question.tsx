// Before the form opens: what was typed here within the last hour, and never saved, may go on.

import { Button } from '../../ui/button.tsx'
import { OpenBook } from '../../ui/open-book.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import type { LocalDraft } from '../local-draft.ts'
import { studioWords } from '../words.ts'

const { draft: words } = studioWords

export interface DraftQuestionProps {
  draft: LocalDraft
  /** How old it is. */
  minutes: number
  onRestore: () => void
  onDiscard: () => void
}

export function DraftQuestion({ draft, minutes, onRestore, onDiscard }: DraftQuestionProps) {
  const name = draft.form.title.trim() || draft.form.characters[0]?.name.trim()
  return (
    <section className="grid items-center gap-8 py-6 sm:grid-cols-[minmax(0,360px)_1fr] sm:gap-12">
      <OpenBook />
      <div className="min-w-0">
        <ScreenTitle title={words.title} step />
        {name && (
          <p className="mt-3 font-hand text-xl wrap-anywhere" dir="auto">
            {name}
          </p>
        )}
        <p className="mt-2 mb-6 max-w-[36ch] text-[1.125rem] text-ink-2">{words.words(minutes)}</p>
        <div className="flex flex-wrap gap-3">
          <Button look="primary" onClick={onRestore}>
            {words.restore}
          </Button>
          <Button onClick={onDiscard}>{words.discard}</Button>
        </div>
      </div>
    </section>
  )
}
