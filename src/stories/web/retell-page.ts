// A page is told anew. Where somebody else was quicker, what the page says now is handed on before the call fails.

import { call } from '../../ui/call.ts'
import { type Page, regeneratePage } from '../contract.ts'
import { storiesWords } from '../words.ts'
import { presentPage } from './page-failures.ts'

export async function retellPage(page: Page, wish: string, onPresent: (page: Page) => void) {
  const input = { pageId: page.id, bookId: page.book_id, prompt: wish.trim() || undefined }
  try {
    return await call(regeneratePage, input, { failure: storiesWords.failed.regeneratePage })
  } catch (error) {
    const present = presentPage(error)
    if (present) onPresent(present)
    throw error
  }
}
