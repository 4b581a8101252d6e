// The preview: the whole book to be leafed through or read, what it is, and what can be had of it.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, use, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { paths } from '../../base/paths.ts'
import type { Book } from '../../books/contract.ts'
import { BookStepScreen } from '../../books/web/book-step-screen.tsx'
import { shownTitle } from '../../books/book.ts'
import { bookKey, useBook } from '../../books/web/use-book.ts'
import type { Page } from '../../stories/contract.ts'
import type { Layout } from '../../stories/layout-contract.ts'
import { BookFlipbook } from '../../stories/web/book-flipbook.tsx'
import { PicturesLost } from '../../stories/web/pictures-lost.tsx'
import { layoutQuery, picturedPagesQuery, pictureOf, storyQuery } from '../../stories/web/story-data.ts'
import { useLostPictures } from '../../stories/web/use-lost-pictures.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { explainFailure } from '../../ui/explain-failure.ts'
import { uiWords } from '../../ui/ui-words.ts'
import { useArrival } from '../../ui/use-arrival.ts'
import { useFocusNext } from '../../ui/use-focus-next.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { editionsWords as words } from '../words.ts'
import { AfterFinishContext } from '../../books/web/after-finish.ts'
import { WaysToHaveContext } from '../../books/web/ways-to-have.ts'
import { AboutBook } from './about-book.tsx'
import { BookActions } from './book-actions.tsx'
import { editionsQuery, passportQuery, sheetsQuery } from './edition-data.ts'
import { OrderLink } from './order-link.tsx'
import { PageThumbs } from './page-thumbs.tsx'
import { PassportNote } from './passport-note.tsx'
import { FullScreenButton, LeaveFullScreen, ReadAloudButton } from './book-tools.tsx'
import { ReadingView, readingId } from './reading-view.tsx'
import { useAround } from './use-around.ts'
import { type Finishing, useFinishing } from './use-finishing.ts'
import { useReadAloud } from './use-read-aloud.ts'
import './preview.css'

const orderAtTitle = (book: Book) => <OrderLink book={book} at="title" />

export function PreviewScreen() {
  const { id = '' } = useParams()
  const { data: book } = useBook(id, words.failed.book)
  return (
    <BookStepScreen here="preview" title={book ? shownTitle(book) : words.title} hasOwnTitle beside={orderAtTitle}>
      {(found) => <Preview key={found.id} book={found} />}
    </BookStepScreen>
  )
}

function Preview({ book }: { book: Book }) {
  const pages = useQuery(picturedPagesQuery(book.id))
  const layout = useQuery(layoutQuery(book.id))
  const story = useQuery(storyQuery(book.id))
  const finishing = useFinishing(book.id)
  const [said, setSaid] = useState<string>()
  const cache = useQueryClient()
  const error = pages.error ?? layout.error ?? story.error

  const arrived = useArrival('finish')
  async function finish() {
    if (await finishing.finish()) setSaid(words.finished)
  }
  const finishOnArrival = useEffectEvent(finish)
  useEffect(() => {
    if (!arrived) return
    const timer = setTimeout(() => void finishOnArrival())
    return () => clearTimeout(timer)
  }, [arrived])
  return (
    <>
      <div className="toast">
        <Banner tone="success" words={said} onDismiss={() => setSaid(undefined)} className="" />
      </div>
      <LoadFailed
        words={error && explainFailure(error, words.failed.book)}
        onAgain={() => void Promise.all([pages.refetch(), layout.refetch(), story.refetch()])}
      />
      <Finish book={book} pages={pages.data} finishing={finishing} onFinish={() => void finish()} />
      {pages.data && layout.data && story.data && (
        <OpenBook
          book={book}
          pages={pages.data}
          layout={layout.data}
          blurb={story.data.blurb}
          refrain={story.data.refrain}
          onRenew={() => {
            void pages.refetch()
            void cache.invalidateQueries({ queryKey: bookKey(book.id) })
            void cache.invalidateQueries({ queryKey: sheetsQuery(book.id).queryKey })
          }}
          finishing={finishing}
          onSaid={(next) => {
            setSaid(next)
            // The finished copy may be another one than the book by now.
            void cache.invalidateQueries({ queryKey: editionsQuery(book.id).queryKey })
            void cache.invalidateQueries({ queryKey: passportQuery(book.id).queryKey })
          }}
        />
      )}
    </>
  )
}

interface FinishProps {
  book: Book
  pages: readonly Page[] | undefined
  finishing: Finishing
  onFinish: () => void
}

/** Whether the book is finished: what is changed afterwards is bound anew by itself. */
function Finish({ book, pages, finishing, onFinish }: FinishProps) {
  const editions = useQuery(editionsQuery(book.id))
  const newest = editions.data?.[0]
  // Its pictures came, and nobody has pressed FINISH; or the line broke while it was bound.
  const unfinished = book.status !== 'completed' && pages?.every((page) => page.image_url !== null) === true
  const afterFinish = use(AfterFinishContext)
  return (
    <>
      <Banner
        tone="error"
        className="my-5"
        words={finishing.problem}
        action={
          finishing.needsPictures ? (
            <ButtonLink small to={paths.images(book.id)}>
              {words.failed.toImages}
            </ButtonLink>
          ) : (
            <Button small onClick={onFinish}>
              {uiWords.tryAgain}
            </Button>
          )
        }
      />
      {finishing.isRunning && <output className="finish-note">{words.finishing}</output>}
      {unfinished && !finishing.isRunning && !finishing.problem && (
        <p className="finish-note">
          {words.unfinished}{' '}
          <Button look="link" onClick={onFinish}>
            {words.finish}
          </Button>
        </p>
      )}
      {newest && book.status === 'completed' && !finishing.isRunning && <Suspense>{afterFinish(book.id)}</Suspense>}
    </>
  )
}

interface OpenBookProps {
  book: Book
  pages: readonly Page[]
  layout: Layout
  blurb: string
  refrain: string
  /** Asks for other links to the pictures. */
  onRenew: () => void
  finishing: Finishing
  onSaid: (words: string) => void
}

function OpenBook({ book, pages, layout, blurb, refrain, onRenew, finishing, onSaid }: OpenBookProps) {
  const [view, setView] = useState<'book' | 'reading'>(useLocation().hash.startsWith('#mend-') ? 'reading' : 'book')
  const [wanted, setWanted] = useState<{ page: number }>()
  const [open, setOpen] = useState<readonly number[]>([])
  const aloud = useReadAloud({ pages, open, names: book.characters, onTurn: (page) => setWanted({ page }) })
  const focusNext = useFocusNext()
  const around = useAround(book)
  const lost = useLostPictures([around.cover, ...pages.map(pictureOf)], onRenew)
  const isPainted = pages.every(({ image_url: url }) => url !== null)
  const waysToHave = use(WaysToHaveContext)
  const goTo = (page: number) => {
    setView('book')
    setWanted({ page })
  }
  // Who cannot see her book is not told that it is ready.
  const note = lost.isLost ? <PicturesLost onAgain={lost.tryAgain} /> : <PassportNote bookId={book.id} />
  return (
    <>
      {/* Plain text is long: nobody would come to its foot for it. */}
      {view === 'reading' && note}
      <div className="preview-book outline-none" id="preview-book" tabIndex={-1}>
        {view === 'book' ? (
          <BookFlipbook
            book={book}
            pages={pages}
            layout={layout}
            blurb={blurb}
            refrain={refrain}
            around={around}
            lost={lost}
            wanted={wanted}
            before={<ReadAloudButton aloud={aloud} />}
            after={<FullScreenButton />}
            onOpen={(next) => {
              setOpen(next)
              aloud.turned(next)
              // On the whole screen a page that is longer than it begins at its top.
              document.fullscreenElement?.scrollTo(0, 0)
            }}
          />
        ) : (
          <ReadingView pages={pages} lost={lost} onSaid={onSaid} />
        )}
        <LeaveFullScreen />
      </div>
      <OrderLink book={book} at="book" />
      {view === 'book' && note}
      {view === 'book' && <PageThumbs pages={pages} lost={lost} onChoose={goTo} />}
      <div className="preview-two">
        <AboutBook book={book} isPainted={isPainted} onSaid={onSaid} />
        <BookActions
          book={book}
          isPainted={isPainted}
          finishing={finishing}
          isReading={view === 'reading'}
          onReading={() => {
            // Its button stands below: whoever presses it is brought to what it opens.
            focusNext(view === 'book' ? readingId : 'preview-book')
            setView(view === 'book' ? 'reading' : 'book')
          }}
        />
      </div>
      <div className="mt-8 max-w-[44rem]">
        <Suspense>{waysToHave({ book })}</Suspense>
      </div>
    </>
  )
}
