// What the book is: title and dedication can be changed in place.

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { limits } from '../../books/book.ts'
import { type Book, updateBook } from '../../books/contract.ts'
import { useFormShelf } from '../../members/web/use-form-shelf.ts'
import { keepBook } from '../../stories/web/story-data.ts'
import { Button } from '../../ui/button.tsx'
import { call } from '../../ui/call.ts'
import { CallFailed } from '../../ui/call-failed.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { inSentences } from '../../ui/in-sentences.ts'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { explainCall, type FormShelf, useForm } from '../../ui/use-form.ts'
import { useFocusNext } from '../../ui/use-focus-next.ts'
import { editionsWords } from '../words.ts'

const { about: words } = editionsWords
const typed = z.object({ text: z.string() })

export interface AboutBookProps {
  book: Book
  /** Every page has its picture. */
  isPainted: boolean
  onSaid: (words: string) => void
}

export function AboutBook({ book, isPainted, onSaid }: AboutBookProps) {
  const [hero] = book.characters
  const others = book.characters.slice(1).map(({ name }) => name)
  const first = hero && (hero.age === null ? hero.name : `${hero.name} (${words.years(hero.age)})`)
  return (
    <section aria-labelledby="about-heading">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="about-heading">{words.title}</h2>
        <Status isFinished={book.status === 'completed'} isPainted={isPainted} />
      </div>
      <dl className="about">
        <Editable book={book} field="title" label={words.name} onSaid={onSaid} />
        <Editable book={book} field="dedication" label={words.dedication} onSaid={onSaid} />
        {first && <Fact label={words.madeFor}>{[first, ...others].join(', ')}</Fact>}
        {book.occasion !== '' && (
          <Fact label={words.occasion}>{book.occasion.replace(/^(?:Other|Holiday): /, '')}</Fact>
        )}
        {book.art_style !== '' && <Fact label={words.style}>{book.art_style}</Fact>}
        <Fact label={words.pages}>{words.size}</Fact>
      </dl>
    </section>
  )
}

function Status({ isFinished, isPainted }: { isFinished: boolean; isPainted: boolean }) {
  const { text_generated: painted, completed } = editionsWords.badge
  if (isFinished) return <span className="badge">{completed}</span>
  return <span className="badge badge-text">{isPainted ? painted.done : painted.open}</span>
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div className="about-row">
      <dt>{label}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  )
}

interface EditableProps {
  book: Book
  field: 'title' | 'dedication'
  label: string
  onSaid: (words: string) => void
}

function Editable({ book, field, label, onSaid }: EditableProps) {
  const shelf = useFormShelf(`about-${field}-${book.id}`, typed)
  const [editing, setEditing] = useState(() => shelf.read() !== undefined)
  const focusNext = useFocusNext()
  const buttonId = `edit-${field}`
  function close() {
    setEditing(false)
    shelf.drop()
    focusNext(buttonId)
  }
  return (
    <div className="about-row">
      <dt>{label}</dt>
      <dd className={field === 'dedication' && !editing ? 'about-hand' : ''} dir="auto">
        {editing ? (
          <EditForm
            book={book}
            field={field}
            label={label}
            shelf={shelf}
            onClose={close}
            onSaved={() => {
              close()
              onSaid(words.saved(label))
            }}
          />
        ) : (
          book[field]
        )}
      </dd>
      {!editing && (
        <dd>
          <Button look="link" id={buttonId} aria-label={words.editOf(label)} onClick={() => setEditing(true)}>
            {words.edit}
          </Button>
        </dd>
      )}
    </div>
  )
}

interface EditFormProps extends Omit<EditableProps, 'onSaid'> {
  shelf: FormShelf<z.infer<typeof typed>>
  onClose: () => void
  onSaved: () => void
}

function EditForm({ book, field, label, shelf, onClose, onSaved }: EditFormProps) {
  const cache = useQueryClient()
  const failed = field === 'title' ? words.failedTitle : words.failedDedication
  const form = useForm({
    name: `about-${field}`,
    initial: { text: book[field] },
    shelf,
    check: ({ text }) => (field === 'title' && text.trim() === '' ? { fields: { text: words.required } } : undefined),
    submit: async ({ text }) => {
      keepBook(cache, await call(updateBook, { id: book.id, [field]: text.trim() }))
      onSaved()
    },
    explain: (error) => {
      const told = explainCall(error)
      const reason = error instanceof CallFailed ? inSentences(error.message, error.advice) : ''
      return { ...told, heading: failed(reason) }
    },
  })
  const text = form.field('text')
  useEffect(() => document.getElementById(text.id)?.focus(), [text.id])
  return (
    <form noValidate onSubmit={(event) => void form.onSubmit(event)}>
      <ErrorSummary problem={form.problem} />
      <TextAreaField
        {...text}
        onValue={(value) => text.onValue(field === 'title' ? value.replaceAll(/[\r\n]+/g, ' ') : value)}
        label={<span className="sr-only">{label}</span>}
        printed={{ most: limits[field], where: `the ${field}` }}
        rows={field === 'title' ? 1 : 3}
        dir="auto"
      />
      <div className="mt-2 flex gap-2">
        <Button small type="submit" pending={form.pending} pendingWords={words.saving}>
          {words.save}
        </Button>
        <Button small look="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
