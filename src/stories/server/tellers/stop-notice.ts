// Why pages are from the embedded storyteller, in the words that the member reads.

import { writingAway, writingBudgetUsed, writingRefused, writingUnfit } from '../../notice-words.ts'
import type { Stop } from './ask-pages.ts'

const NOTICES: Readonly<Record<Stop, (pages: readonly number[]) => string>> = {
  refused: writingRefused,
  away: writingAway,
  unfit: writingUnfit,
  budget: writingBudgetUsed,
}

export const noticeOf = (stop: Stop, pages: readonly number[]) => NOTICES[stop](pages)
