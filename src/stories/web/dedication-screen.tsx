// The dedication step: one's own words, or the storyteller's suggestion, seen as they will stand before the story.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { paths } from '../../base/paths.ts'
import { limits } from '../../books/book.ts'
import { type Book, updateBook } from '../../books/contract.ts'
import { BookStepScreen, StepFoot } from '../../books/web/book-step-screen.tsx'
import { booksWords } from '../../books/words.ts'
import { useFormShelf } from '../../members/web/use-form-shelf.ts'
import { Button } from '../../ui/button.tsx'
import { call } from '../../ui/call.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { useForm } from '../../ui/use-form.ts'
import { storiesWords } from '../words.ts'
import { DedicationOffers } from './dedication-offers.tsx'
import './review.css'
import './story-page.css'
import { keepBook, storyQuery } from './story-data.ts'
import { useUnsaved } from './use-unsaved.tsx'

const { dedication: words, titles } = storiesWords
const typed = z.object({ dedication: z.string() })

export function DedicationScreen() {
  return (
    <BookStepScreen here="dedication" title={words.step} lead={words.stepLead}>
      {(book) => <DedicationStep key={book.id} book={book} />}
    </BookStepScreen>
  )
}

function DedicationStep({ book }: { book: Book }) {
  const navigate = useNavigate()
  const cache = useQueryClient()
  const story = useQuery(storyQuery(book.id))
  const shelf = useFormShelf(`dedication-${book.id}`, typed)
  const form = useForm({
    name: 'book',
    shelf,
    initial: { dedication: book.dedication },
    check: () => undefined,
    submit: async ({ dedication }) => {
      if (dedication.trim() !== book.dedication)
        keepBook(cache, await call(updateBook, { id: book.id, dedication }, { failure: words.failed }))
      unsaved.settle()
      void navigate(paths.artStyle(book.id))
    },
  })
  const field = form.field('dedication')
  const unsaved = useUnsaved(field.value.trim() !== book.dedication, shelf.drop)
  return (
    <form noValidate onSubmit={(event) => void form.onSubmit(event)}>
      <div className="step-two">
        <div>
          <ErrorSummary problem={form.problem} />
          <TextAreaField
            {...field}
            label={words.label}
            printed={{ most: limits.dedication, where: 'the dedication' }}
            rows={5}
            dir="auto"
          />
          <DedicationOffers
            story={story.data}
            typed={field.value}
            onUse={(dedication) => {
              field.onValue(dedication)
              // What was pressed goes: whoever pressed it may go on writing.
              document.getElementById(field.id)?.focus()
            }}
          />
        </div>
        <div className="story-page step-leaf" aria-hidden="true">
          <p className="dedication-text" dir="auto">
            {field.value.trim()}
          </p>
        </div>
      </div>
      <StepFoot to={paths.title(book.id)}>
        <Button look="primary" type="submit" pending={form.pending} pendingWords={titles.saving}>
          {booksWords.steps.next}
        </Button>
      </StepFoot>
      {unsaved.question}
    </form>
  )
}
