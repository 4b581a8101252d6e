// A page is asked to be told anew, with a wish if there is one.

import { useEffect } from 'react'
import { z } from 'zod'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { type FormShelf, useForm } from '../../ui/use-form.ts'
import type { Page } from '../contract.ts'
import { storyLimits } from '../story.ts'
import { storiesWords } from '../words.ts'
import { explainRetelling } from './page-failures.ts'
import { PageWishChips } from './page-wish-chips.tsx'
import { retellPage } from './retell-page.ts'

const { retell: words } = storiesWords

export const typedWish = z.object({ prompt: z.string() })
export type TypedWish = z.infer<typeof typedWish>

export interface PageRetellingProps {
  page: Page
  shelf: FormShelf<TypedWish>
  /** Whoever tells it anew can follow any wish: else those that work are shown. */
  followsAny: boolean
  /** Somebody else changed the page meanwhile: what it says now. */
  onPresent: (page: Page) => void
  onDone: (page: Page, notices: readonly string[]) => void
  onCancel: () => void
}

export function PageRetelling({ page, shelf, followsAny, onPresent, onDone, onCancel }: PageRetellingProps) {
  const form = useForm({
    name: `wish-${page.page_number}`,
    initial: { prompt: '' },
    shelf,
    check: () => undefined,
    submit: async ({ prompt }) => {
      const { notices, ...told } = await retellPage(page, prompt, onPresent)
      onDone(told, notices)
    },
    explain: explainRetelling,
  })
  const field = form.field('prompt')
  // All of it is in sight, to the button at its foot.
  useEffect(() => {
    const input = document.getElementById(field.id)
    input?.focus()
    input?.closest('form')?.scrollIntoView({ block: 'nearest' })
  }, [field.id])

  return (
    <form noValidate onSubmit={(event) => void form.onSubmit(event)} className="story-form story-wish scroll-mb-24">
      <h4 className="story-form-heading">{words.title(page.page_number)}</h4>
      <p className="mb-4 text-ink-2">{followsAny ? words.words : words.oursWords}</p>
      <ErrorSummary problem={form.problem} />
      <TextAreaField
        {...field}
        label={words.wish}
        hint={followsAny ? words.hint : words.ours}
        most={storyLimits.wish}
        rows={2}
        dir="auto"
      />
      {!followsAny && <PageWishChips page={page} chosen={field.value.trim()} onChosen={field.onValue} />}
      <div className="story-buttons">
        <Button type="submit" small pending={form.pending} pendingWords={words.pending}>
          {words.go}
        </Button>
        <Button look="quiet" small onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
