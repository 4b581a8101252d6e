// The title of the book: one of the storyteller's, or the member's own, as it will stand on the title page.

import { useEffect, useEffectEvent } from 'react'
import { limits } from '../../books/book.ts'
import { type Book, updateBook } from '../../books/contract.ts'
import { Button } from '../../ui/button.tsx'
import { call } from '../../ui/call.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { useForm } from '../../ui/use-form.ts'
import type { Story } from '../contract.ts'
import { storiesWords } from '../words.ts'
import { TitleChips } from './title-chips.tsx'
import type { ReviewDesk } from './use-review-desk.ts'

const { titles: words } = storiesWords

export function TitlePage({ book, story, desk }: { book: Book; story: Story; desk: ReviewDesk }) {
  const form = useForm({
    name: 'book',
    initial: { title: book.title },
    check: ({ title }) => (title.trim() === '' ? { fields: { title: words.required } } : undefined),
    submit: async ({ title }) => {
      const saved = await call(updateBook, { id: book.id, title }, { failure: words.failed })
      form.set({ title: saved.title })
      desk.keepBook(saved, words.saved)
    },
  })
  const field = form.field('title')

  const mark = useEffectEvent((dirty: boolean) => desk.mark('title', dirty))
  const dirty = field.value.trim() !== book.title
  useEffect(() => mark(dirty), [dirty])

  return (
    <section aria-labelledby="title-heading" className="spread">
      <div className="story-page title-page" aria-hidden="true">
        <p className="title-shown" dir="auto">
          {field.value.trim() || words.none}
        </p>
        <p className="title-heroes" dir="auto">
          {book.characters.map(({ name }) => name).join(' & ')}
        </p>
      </div>
      <form noValidate onSubmit={(event) => void form.onSubmit(event)} className="story-page">
        <h2 id="title-heading" className="story-form-heading">
          {words.heading}
        </h2>
        <ErrorSummary problem={form.problem} />
        <div className="title-entry">
          {/* A title may need several lines to be seen whole, and is still one line. */}
          <TextAreaField
            {...field}
            onValue={(value) => field.onValue(value.replaceAll(/[\r\n]+/g, ' '))}
            label={words.label}
            maxLength={limits.title}
            rows={1}
            autoComplete="off"
            dir="auto"
            className="title-field"
          />
          <Button type="submit" pending={form.pending} pendingWords={words.saving}>
            {words.save}
          </Button>
        </div>
        <TitleChips story={story} title={field.value.trim()} onChosen={field.onValue} />
      </form>
    </section>
  )
}
