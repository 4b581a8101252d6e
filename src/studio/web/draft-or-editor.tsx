// What was typed and never saved within the hour is offered first; then the editor opens.

import { useState } from 'react'
import { minute } from '../../base/dates.ts'
import type { Book } from '../../books/contract.ts'
import type { BookForm } from '../book-form.ts'
import { type Merged, mergeForms } from '../merge-forms.ts'
import { DraftQuestion } from './draft-question.tsx'
import { Editor } from './editor.tsx'
import { useLocalDraft } from './use-local-draft.ts'

export interface DraftOrEditorProps {
  book?: Book
  /** The form as it is saved, or blank. */
  saved: BookForm
  success?: string
  onCreated?: (book: Book) => void
}

export function DraftOrEditor({ book, saved, success, onCreated }: DraftOrEditorProps) {
  const drafts = useLocalDraft(book?.id)
  const [draft] = useState(drafts.read)
  const [minutes] = useState(() => (draft ? Math.max(0, Math.floor((Date.now() - draft.at) / minute)) : 0))
  const [start, setStart] = useState<Merged | undefined>(draft ? undefined : { form: saved, clashes: [] })
  if (draft && !start)
    return (
      <DraftQuestion
        draft={draft}
        minutes={minutes}
        onRestore={() => setStart(mergeForms(draft.base, draft.form, saved))}
        onDiscard={() => {
          drafts.drop()
          setStart({ form: saved, clashes: [] })
        }}
      />
    )
  if (!start) return null
  return (
    <Editor
      book={book}
      initial={start.form}
      clashes={start.clashes}
      drafts={drafts}
      success={success}
      onCreated={onCreated}
    />
  )
}
