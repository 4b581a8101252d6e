// The sample books on the shelf of the shop window, in their order.

import type { SampleBook } from './sample-book.ts'
import { ama } from './samples/ama.data.ts'
import { leo } from './samples/leo.data.ts'
import { theo } from './samples/theo.data.ts'

export const samples: readonly SampleBook[] = [ama, theo, leo]
