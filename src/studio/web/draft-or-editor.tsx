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
  const [draft, setDraft] = useState(drafts.read)
  const [now] = useState(Date.now)
  const fresh = { base: saved, form: saved, clashes: [] }
  const [start, setStart] = useState<Merged | undefined>(draft ? undefined : fresh)
  if (draft && !start)
    return (
      <DraftQuestion
        draft={draft}
        minutes={Math.max(0, Math.floor((now - draft.at) / minute))}
        onRestore={() => setStart(mergeForms(draft.base, draft.form, saved))}
        onDiscard={() => {
          drafts.drop()
          // Another tab may have left one, too.
          const next = drafts.read()
          setDraft(next)
          if (!next) setStart(fresh)
        }}
      />
    )
  if (!start) return null
  return <Editor book={book} start={start} sent={draft?.sent} drafts={drafts} success={success} onCreated={onCreated} />
}
