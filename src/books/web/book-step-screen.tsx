// The frame of one step of making a book: the stepper, the book's title, what this step is about, and the ways back and on.

import type { ReactNode } from 'react'
import { Navigate, useParams } from 'react-router'
import { paths } from '../../base/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { CallFailed } from '../../ui/call-failed.ts'
import { Icon } from '../../ui/icon.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Skeleton, SkeletonBar } from '../../ui/skeleton.tsx'
import { type BookStep, shownTitle } from '../book.ts'
import { stepBefore, stepPaths } from '../book-steps.ts'
import type { Book } from '../contract.ts'
import '../../ui/foot-bar.css'
import { booksWords } from '../words.ts'
import { BookNotFound, isNowhere } from './book-not-found.tsx'
import { BookStepper } from './book-stepper.tsx'
import { InPrint } from './in-print.tsx'
import { useBook } from './use-book.ts'

const { steps: words } = booksWords
/** Keeps its line. */
const noTitle = '\u00a0'

export interface BookStepScreenProps {
  here: BookStep
  title: string
  lead?: ReactNode
  /** The step that Back leads to while there is no book to show: else the one before. */
  back?: BookStep
  /** The title is the book's own: it is not said twice. */
  hasOwnTitle?: boolean
  /** At the title's right. */
  beside?: (book: Book) => ReactNode
  children: (book: Book) => ReactNode
}

export function BookStepScreen({ here, title, lead, ...more }: BookStepScreenProps) {
  const { back = stepBefore(here), hasOwnTitle = false, beside, children } = more
  const { id = '' } = useParams()
  const { data: book, error, refetch } = useBook(id, words.fetchFailed)
  if (error && isNowhere(error)) return <BookNotFound />
  // Without a story there is nothing to name, to dedicate or to draw.
  if (book?.status === 'draft') return <Navigate to={paths.reviewAi(id)} replace />
  return (
    <>
      <BookStepper id={id} book={book} here={here} />
      {!hasOwnTitle && (
        <p className="step-book" dir="auto">
          {book ? shownTitle(book) : noTitle}
        </p>
      )}
      <div className="page-head">
        <ScreenTitle title={title} place={`${here} ${id}`} />
        {book && beside?.(book)}
      </div>
      {lead && <p className="mt-2 max-w-[60ch] text-ink-2">{lead}</p>}
      <LoadFailed
        words={!book && error && words.fetchFailed}
        advice={error instanceof CallFailed && error.advice}
        onAgain={() => void refetch()}
      />
      {!book && !error && <StepSkeleton />}
      {here !== 'order' && <InPrint bookId={id} className="my-4" />}
      {book ? children(book) : <StepFoot to={stepPaths[back](id)}>{null}</StepFoot>}
    </>
  )
}

function StepSkeleton() {
  return (
    <Skeleton words={words.loading}>
      <div className="mt-8 grid gap-5">
        <SkeletonBar className="h-12 w-full max-w-[520px]" />
        <SkeletonBar className="h-64 w-full" />
      </div>
    </Skeleton>
  )
}

/** `to`: the step before. The way on stands at its right. */
export function StepFoot({ to, children }: { to: string; children: ReactNode }) {
  return (
    <footer className="foot-bar step-foot">
      <ButtonLink to={to}>
        <Icon name="back" />
        {words.back}
      </ButtonLink>
      <div className="step-on">{children}</div>
    </footer>
  )
}
