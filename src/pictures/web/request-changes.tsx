// 'Request Changes': what should be different about one picture, in the member's own words.

import { type ReactNode, useEffect } from 'react'
import { z } from 'zod'
import { InPrint } from '../../books/web/in-print.tsx'
import type { Page } from '../../stories/contract.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { useEscape } from '../../ui/use-escape.ts'
import { type FormShelf, useForm } from '../../ui/use-form.ts'
import { pictureLimits } from '../picture.ts'
import { hasWish, withWish } from '../wish-chips.ts'
import { picturesWords } from '../words.ts'
import type { Drawn } from './use-drawing.ts'
import { WishChipsRow } from './wish-chips-row.tsx'
import { WishPicksFields } from './wish-picks-fields.tsx'

const { wish: words } = picturesWords.images

export const typedChanges = z.object({ feedbackPrompt: z.string() })

export interface RequestChangesProps {
  page: Page
  /** What became of the wish before. */
  outcome: ReactNode
  shelf: FormShelf<z.infer<typeof typedChanges>>
  draw: (pageId: string, wish: string) => Promise<Drawn>
  onDone: (drawn: Drawn) => void
  onClose: () => void
  /** Away for now: what was typed is there when it is opened again. */
  onLaidAside: () => void
}

export function RequestChanges({ page, outcome, shelf, draw, onDone, onClose, onLaidAside }: RequestChangesProps) {
  const form = useForm({
    name: `wish-${page.page_number}`,
    initial: { feedbackPrompt: '' },
    shelf,
    check: ({ feedbackPrompt }) =>
      feedbackPrompt.trim() === '' ? { fields: { feedbackPrompt: words.required } } : undefined,
    submit: async ({ feedbackPrompt }) => {
      onDone(await draw(page.id, feedbackPrompt.trim()))
      form.reset()
    },
  })
  const field = form.field('feedbackPrompt')
  // All of it is in sight, to the button at its foot.
  useEffect(() => {
    const input = document.getElementById(field.id)
    input?.focus()
    input?.closest('form')?.scrollIntoView({ block: 'nearest' })
  }, [field.id])
  useEscape(onLaidAside)
  return (
    <form noValidate onSubmit={(event) => void form.onSubmit(event)} className="picture-wish">
      {outcome}
      <ErrorSummary problem={form.problem} />
      <TextAreaField {...field} label={words.label} hint={words.hint} most={pictureLimits.wish} rows={3} dir="auto" />
      <WishChipsRow
        chosen={(says) => hasWish(field.value, says)}
        onPress={(says) => field.onValue(withWish(field.value, says))}
      />
      <WishPicksFields
        page={page}
        onPicked={(says) => field.onValue([field.value.trim(), says].filter(Boolean).join(', '))}
      />
      <InPrint bookId={page.book_id} className="text-sm" />
      <div className="picture-buttons">
        <Button type="submit" small look="primary" pending={form.pending} pendingWords={words.pending}>
          {words.go}
        </Button>
        <Button look="quiet" small onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </form>
  )
}
