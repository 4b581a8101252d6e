// The review of a story: read, changed, told anew, or written in the first place.

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { paths } from '../../base/paths.ts'
import { BookNotFound, isNowhere } from '../../books/web/book-not-found.tsx'
import { BookStepper } from '../../books/web/book-stepper.tsx'
import { useBook } from '../../books/web/use-book.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { CallFailed } from '../../ui/call-failed.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { useHashTarget } from '../../ui/use-hash-target.ts'
import { useArrival } from '../../ui/use-arrival.ts'
import { storiesWords as words } from '../words.ts'
import { explainStory } from './page-failures.ts'
import { ReviewBook } from './review-book.tsx'
import { ReviewSkeleton } from './review-skeleton.tsx'
import './review.css'
import './story-page.css'
import { picturedPagesQuery, storyQuery } from './story-data.ts'
import { useLeaveQuestion } from './use-leave-question.tsx'
import { useReviewDesk } from './use-review-desk.ts'
import { useWriting } from './use-writing.tsx'

export function ReviewScreen() {
  const { id = '' } = useParams()
  return <Review key={id} id={id} />
}

function Review({ id }: { id: string }) {
  const book = useBook(id, words.failed.fetchPages)
  const pages = useQuery(picturedPagesQuery(id))
  const story = useQuery(storyQuery(id))
  const desk = useReviewDesk(useArrival('told') ? words.told : undefined)
  const question = useLeaveQuestion(desk.isDirty, desk.discard)
  const [problem, setProblem] = useState<string>()
  const [tellings, setTellings] = useState(0)
  const hasPages = pages.data !== undefined && pages.data.length > 0
  const writing = useWriting({
    bookId: id,
    underWay: story.data?.status === 'writing',
    picture: book.data?.characters[0]?.generated_image_url ?? undefined,
    onTold: () => {
      desk.say(words.told)
      setTellings((count) => count + 1)
    },
    onFailed: (error) => {
      setProblem(explainStory(error, hasPages ? words.failed.regenerateStory : words.failed.generateStory))
      void Promise.all([pages.refetch(), story.refetch()])
    },
  })
  // A new story is read from its beginning.
  useEffect(() => {
    if (tellings === 0) return
    scrollTo(0, 0)
    document.querySelector('h1')?.focus({ preventScroll: true })
  }, [tellings])

  function write() {
    setProblem(undefined)
    desk.say(undefined)
    writing.start()
  }
  useHashTarget(book.data !== undefined && story.data !== undefined && hasPages)
  const error = book.error ?? pages.error ?? story.error
  if (error && isNowhere(error)) return <BookNotFound />
  const loaded = book.data && pages.data && story.data
  const broken = problem ?? (story.data?.status === 'failed' ? words.failed.generateStory : undefined)
  return (
    <>
      {(!loaded || hasPages) && <BookStepper id={id} book={book.data} here="story" />}
      <ScreenTitle title={words.title} className={loaded && !hasPages ? 'sr-only' : ''} />
      {hasPages && <p className="mt-2 max-w-[60ch] text-ink-2 max-sm:sr-only">{words.lead}</p>}
      <div className="toast">
        <Banner tone="success" words={desk.said} onDismiss={() => desk.say(undefined)} className="" />
      </div>
      <LoadFailed
        words={!loaded && error && words.failed.fetchPages}
        advice={error instanceof CallFailed && error.advice}
        onAgain={() => void Promise.all([book.refetch(), pages.refetch(), story.refetch()])}
      />
      <LoadFailed words={broken} onAgain={write} />
      {!loaded && !error && <ReviewSkeleton />}
      {!loaded && (
        <footer className="review-foot mt-8">
          <ButtonLink to={paths.dashboard}>{words.onward.toBooks}</ButtonLink>
        </footer>
      )}
      {loaded && !hasPages && <NoStory bookId={id} onWrite={write} />}
      {loaded && hasPages && (
        <ReviewBook book={book.data} story={story.data} pages={pages.data} desk={desk} onAnew={write} />
      )}
      {writing.overlay}
      {question}
    </>
  )
}

function NoStory({ bookId, onWrite }: { bookId: string; onWrite: () => void }) {
  return (
    <EmptyState
      title={words.empty.title}
      words={words.empty.words}
      action={
        <div className="flex flex-wrap gap-3">
          <Button look="primary" onClick={onWrite}>
            {words.generate}
          </Button>
          <ButtonLink to={paths.book(bookId)}>{words.onward.toEditor}</ButtonLink>
        </div>
      }
    />
  )
}
