// The shelf of one member's book, for as long as its editor is open.

import { useState } from 'react'
import { draftKey } from '../../members/web/member-drafts.ts'
import { useMember } from '../../members/web/session.tsx'
import { draftName } from '../local-draft.ts'
import { type DraftShelf, openShelf } from './draft-shelf.ts'

export function useLocalDraft(bookId: string | undefined): DraftShelf {
  const key = draftKey(useMember().id, draftName(bookId))
  const [shelf] = useState(() => openShelf(localStorage, key))
  return shelf
}
