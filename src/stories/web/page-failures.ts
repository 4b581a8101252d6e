// What a failed call about a page is told as: the specification's words for each case.

import { z } from 'zod'
import { CallFailed } from '../../ui/call-failed.ts'
import type { Verdict } from '../../ui/form-problems.ts'
import { inSentences } from '../../ui/in-sentences.ts'
import { explainCall } from '../../ui/use-form.ts'
import { type Page, page } from '../contract.ts'
import { storiesWords } from '../words.ts'

const { failed: words } = storiesWords

/** A page's new text was not kept. */
export function explainEdit(error: unknown): Verdict {
  if (!(error instanceof CallFailed)) return { heading: words.updatePage }
  const { status, fields } = error.failure
  if (fields) return explainCall(error)
  const lost = lostWords(error)
  if (lost !== undefined) return { heading: lost }
  if (status === 0) return withAdvice(error, words.saveEdit)
  if (status >= 400 && status < 500 && error.message !== words.updatePage)
    return withAdvice(error, words.updateText(error.message))
  return withAdvice(error, words.updatePage)
}

/** A page was not told anew. A refused wish names its field. */
export function explainRetelling(error: unknown): Verdict {
  if (!(error instanceof CallFailed)) return { heading: words.regeneratePage }
  const lost = lostWords(error)
  return lost === undefined ? explainCall(error) : { heading: lost }
}

/** Undoing and earlier texts. */
export function explainPage(error: unknown, failure: string): string {
  if (!(error instanceof CallFailed)) return failure
  if (error.failure.code === 'page_not_found') return words.pageNotFound
  return inSentences(error.message, error.advice)
}

/** The story was not written: a refusal has a reason that helps, a fault has the screen's own words. */
export function explainStory(error: unknown, failure: string): string {
  if (!(error instanceof CallFailed)) return failure
  const { status, code } = error.failure
  const hasReason = (status >= 400 && status < 500) || code === 'story_under_way'
  const reason = hasReason && error.message !== words.generate ? error.message : failure
  return inSentences(reason, error.failure.code === 'network' && error.advice)
}

const lost = new Map<string, string>([
  ['book_not_found', words.notYours],
  ['page_not_found', words.noPage],
])
const lostWords = (error: CallFailed) => lost.get(error.failure.code)

function withAdvice(error: CallFailed, heading: string): Verdict {
  return { heading: inSentences(heading, error.advice) }
}

const clash = z.object({ current: page })

/** What the page says by now, when somebody else was quicker. */
export function presentPage(error: unknown): Page | undefined {
  if (!(error instanceof CallFailed) || error.failure.code !== 'conflict') return undefined
  return clash.safeParse(error.failure.body).data?.current
}
