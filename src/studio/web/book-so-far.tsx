// The book while it grows: its cover, and what is known of it in a sentence whose blanks lead to their fields.

import { Fragment, type MouseEvent } from 'react'
import type { BookForm } from '../book-form.ts'
import { bookSentence, type Phrase } from '../book-sentence.ts'
import { studioWords } from '../words.ts'
import { fieldId } from './use-book-form.ts'

const { soFar: words } = studioWords

export function BookSoFar({ form }: { form: BookForm }) {
  return (
    <aside className="so-far" aria-label={words.label}>
      <div className={`so-far-cover board-${form.art_style_id || 'none'}`} aria-hidden="true">
        <p className="so-far-title" dir="auto">
          {form.title.trim() || words.noTitle}
        </p>
        <p className="so-far-hero" dir="auto">
          {form.characters
            .map(({ name }) => name.trim())
            .filter(Boolean)
            .join(' & ')}
        </p>
      </div>
      <p className="so-far-words">
        {bookSentence(form).map((part, index, all) => (
          // The sentence keeps its order: a part is its place.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={index}>
            {index > 0 && !isStop(part) && ' '}
            <SentencePart part={part} next={all[index + 1]} />
          </Fragment>
        ))}
      </p>
    </aside>
  )
}

const isStop = (part: Phrase) => part.kind === 'words' && part.text === '.'

function SentencePart({ part, next }: { part: Phrase; next: Phrase | undefined }) {
  if (part.kind === 'words') return part.text
  if (part.kind === 'blank')
    return (
      <a className="so-far-blank" href={`#${fieldId(part.path)}`} onClick={goTo(part.path)}>
        {part.text}
      </a>
    )
  // 'my daughter, aged 5,' loses its last comma before the full stop.
  const text = next && isStop(next) ? part.text.replace(/,$/, '') : part.text
  return <mark dir="auto">{text}</mark>
}

function goTo(path: string) {
  return (event: MouseEvent) => {
    event.preventDefault()
    const field = document.getElementById(fieldId(path))
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  }
}
