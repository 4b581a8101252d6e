// The title of the book: one of the storyteller's, or the member's own, as it will stand on the title page.

import { useEffect, useEffectEvent, useState } from 'react'
import { type Book, updateBook } from '../../books/contract.ts'
import { Button } from '../../ui/button.tsx'
import { call } from '../../ui/call.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { useFocusNext } from '../../ui/use-focus-next.ts'
import { useForm } from '../../ui/use-form.ts'
import type { Story } from '../contract.ts'
import { storiesWords } from '../words.ts'
import { TitleChips } from './title-chips.tsx'
import { TitleField, TitleShown, useTitleShelf } from './title-field.tsx'
import type { ReviewDesk } from './use-review-desk.ts'

const { titles: words } = storiesWords
const changeId = 'change-title'

export function TitlePage({ book, story, desk }: { book: Book; story: Story; desk: ReviewDesk }) {
  const shelf = useTitleShelf(book.id)
  const form = useForm({
    name: 'book',
    shelf,
    initial: { title: book.title },
    check: ({ title }) => (title.trim() === '' ? { fields: { title: words.required } } : undefined),
    submit: async ({ title }) => {
      const saved = await call(updateBook, { id: book.id, title }, { failure: words.failed })
      form.set({ title: saved.title })
      shelf.drop()
      desk.keepBook(saved, words.saved)
      setOpen(false)
      focusNext(changeId)
    },
  })
  const field = form.field('title')
  // Asked once: whoever has given it may change it.
  const [open, setOpen] = useState(book.title === '' || field.value !== book.title)
  const focusNext = useFocusNext()

  const mark = useEffectEvent((dirty: boolean) => desk.mark('title', dirty ? shelf.drop : undefined))
  const dirty = field.value.trim() !== book.title
  useEffect(() => mark(dirty), [dirty])

  if (!open)
    return (
      <section aria-labelledby="title-heading" className="title-given">
        <h2 id="title-heading" className="sr-only">
          {words.heading}
        </h2>
        <p className="title-said" dir="auto">
          {book.title}
        </p>
        <Button
          id={changeId}
          look="quiet"
          small
          onClick={() => {
            setOpen(true)
            focusNext(field.id)
          }}
        >
          {words.change}
        </Button>
      </section>
    )
  return (
    <section aria-labelledby="title-heading" className="spread">
      <div className="story-page title-page" aria-hidden="true">
        <TitleShown title={field.value} book={book} />
      </div>
      <form noValidate onSubmit={(event) => void form.onSubmit(event)} className="story-page">
        <h2 id="title-heading" className="story-form-heading">
          {words.heading}
        </h2>
        <ErrorSummary problem={form.problem} />
        <div className="title-entry">
          <TitleField {...field} />
          <Button type="submit" pending={form.pending} pendingWords={words.saving}>
            {words.save}
          </Button>
        </div>
        <TitleChips story={story} title={field.value.trim()} onChosen={field.onValue} />
      </form>
    </section>
  )
}
