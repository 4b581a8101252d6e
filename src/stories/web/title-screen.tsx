// The title step: the storyteller's titles or one's own, seen at once as it will stand on the title page.

import { useNavigate } from 'react-router'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { paths } from '../../base/paths.ts'
import { type Book, updateBook } from '../../books/contract.ts'
import { BookStepScreen, StepFoot } from '../../books/web/book-step-screen.tsx'
import { booksWords } from '../../books/words.ts'
import { Button } from '../../ui/button.tsx'
import { call } from '../../ui/call.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { useForm } from '../../ui/use-form.ts'
import { storiesWords } from '../words.ts'
import './review.css'
import './story-page.css'
import { keepBook, storyQuery } from './story-data.ts'
import { TitleChips } from './title-chips.tsx'
import { TitleField, TitleShown, useTitleShelf } from './title-field.tsx'
import { useUnsaved } from './use-unsaved.tsx'

const { titles: words } = storiesWords

export function TitleScreen() {
  return (
    <BookStepScreen here="title" title={words.step} lead={words.stepLead}>
      {(book) => <TitleStep key={book.id} book={book} />}
    </BookStepScreen>
  )
}

function TitleStep({ book }: { book: Book }) {
  const navigate = useNavigate()
  const cache = useQueryClient()
  const story = useQuery(storyQuery(book.id))
  const shelf = useTitleShelf(book.id)
  const form = useForm({
    name: 'book',
    shelf,
    initial: { title: book.title },
    check: ({ title }) => (title.trim() === '' ? { fields: { title: words.required } } : undefined),
    submit: async ({ title }) => {
      if (title.trim() !== book.title)
        keepBook(cache, await call(updateBook, { id: book.id, title }, { failure: words.failed }))
      unsaved.settle()
      void navigate(paths.dedication(book.id))
    },
  })
  const field = form.field('title')
  const unsaved = useUnsaved(field.value.trim() !== book.title, shelf.drop)
  return (
    <form noValidate onSubmit={(event) => void form.onSubmit(event)}>
      <div className="step-two">
        <div>
          <ErrorSummary problem={form.problem} />
          <TitleField {...field} />
          {story.data && <TitleChips story={story.data} title={field.value.trim()} onChosen={field.onValue} />}
        </div>
        <div className="story-page step-leaf" aria-hidden="true">
          <TitleShown title={field.value} book={book} />
        </div>
      </div>
      <StepFoot to={paths.reviewAi(book.id)}>
        <Button look="primary" type="submit" pending={form.pending} pendingWords={words.saving}>
          {booksWords.steps.next}
        </Button>
      </StepFoot>
      {unsaved.question}
    </form>
  )
}
