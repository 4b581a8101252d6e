// A new book in one form.

import { useQueryClient } from '@tanstack/react-query'
import { bookKey } from '../../books/web/use-book.ts'
import { blankForm } from '../book-form.ts'
import { DraftOrEditor } from './draft-or-editor.tsx'

export function OneForm() {
  const cache = useQueryClient()
  return <DraftOrEditor saved={blankForm} onCreated={(book) => cache.setQueryData(bookKey(book.id), book)} />
}
