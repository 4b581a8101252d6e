// The drafts of one book on this device. Each tab keeps its own: none is put in place of another's, and whoever comes next is offered them.

import type { BookForm } from '../book-form.ts'
import { type LocalDraft, readDraft, writeDraft } from '../local-draft.ts'
import { isSame } from '../written-book.ts'

export interface DraftShelf {
  /** The newest there is, which is to be restored or dropped before anything is kept. */
  read: () => LocalDraft | undefined
  /** Keeps what differs from `base`, drops what does not. False when this device keeps nothing. */
  keep: (base: BookForm, form: BookForm, sent?: BookForm) => boolean
  /** This tab's own, and the one that it was offered. */
  drop: () => void
  /** A book that is made from this draft is made under it, and so only once. */
  bookKey: () => string
}

/** `name`: begins the names of all drafts of this book. */
export function openShelf(storage: Storage, name: string): DraftShelf {
  const own = `${name}:${crypto.randomUUID()}`
  let offered: { key: string; stored: string | null } | undefined
  let bookKey: string = crypto.randomUUID()

  function dropOffered() {
    // Whoever kept it may be at work still, and have kept more meanwhile.
    if (offered && storage.getItem(offered.key) === offered.stored) storage.removeItem(offered.key)
    offered = undefined
  }
  function drop() {
    storage.removeItem(own)
    dropOffered()
    bookKey = crypto.randomUUID()
  }
  return {
    read: () => {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      let newest: { key: string; stored: string | null; draft: LocalDraft } | undefined
      for (const key of keys.filter((one) => one.startsWith(name))) {
        const stored = storage.getItem(key)
        const draft = readDraft(stored, Date.now())
        if (draft === undefined || isSame(draft.base, draft.form)) storage.removeItem(key)
        else if (newest === undefined || draft.at > newest.draft.at) newest = { key, stored, draft }
      }
      offered = newest
      if (newest?.draft.bookKey) bookKey = newest.draft.bookKey
      return newest?.draft
    },
    keep: (base, form, sent) => {
      if (isSame(base, form)) {
        drop()
        return true
      }
      try {
        storage.setItem(own, writeDraft({ at: Date.now(), base, form, bookKey, sent }))
        dropOffered()
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
