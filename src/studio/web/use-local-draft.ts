// The draft of one book on this device: read once, written while something is not saved, dropped when all is.

import { useState } from 'react'
import { draftKey } from '../../members/web/member-drafts.ts'
import { useMember } from '../../members/web/session.tsx'
import type { BookForm } from '../book-form.ts'
import { draftName, type LocalDraft, readDraft, writeDraft } from '../local-draft.ts'
import { isSame } from '../written-book.ts'

export interface DraftShelf {
  read: () => LocalDraft | undefined
  /** Keeps what differs from `base`, drops what does not. False when this device keeps nothing. */
  keep: (base: BookForm, form: BookForm) => boolean
  drop: () => void
  /** A book that is made from this draft is made under it, and so only once. */
  bookKey: () => string
}

export function useLocalDraft(bookId: string | undefined): DraftShelf {
  const key = draftKey(useMember().id, draftName(bookId))
  const [shelf] = useState(() => openShelf(key))
  return shelf
}

function openShelf(key: string): DraftShelf {
  let bookKey: string = crypto.randomUUID()
  const drop = () => {
    localStorage.removeItem(key)
    bookKey = crypto.randomUUID()
  }
  return {
    read: () => {
      const draft = readDraft(localStorage.getItem(key), Date.now())
      if (draft === undefined || isSame(draft.base, draft.form)) {
        drop()
        return undefined
      }
      if (draft.bookKey) bookKey = draft.bookKey
      return draft
    },
    keep: (base, form) => {
      if (isSame(base, form)) {
        drop()
        return true
      }
      try {
        localStorage.setItem(key, writeDraft({ at: Date.now(), base, form, bookKey }))
        return true
      } catch {
        // A full or forbidden storage must not stop the writing; the screen says that nothing is kept.
        return false
      }
    },
    drop,
    bookKey: () => bookKey,
  }
}
