// FINISH, asked again as long as a busy machine says that it goes on.

import { z } from 'zod'

const answered = z.object({ goes_on: z.boolean() })

export type Asking = (method: string, path: string, body?: object) => Promise<unknown>

export async function finishBook(ask: Asking, bookId: string): Promise<void> {
  while (answered.parse(await ask('POST', '/functions/v1/books-finalize', { bookId })).goes_on);
}
