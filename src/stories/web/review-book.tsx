// The story as an open book: title page, dedication, twenty-four pages, the words on the back.

import { Suspense, use, useState } from 'react'
import { directionOf } from '../../base/text-direction.ts'
import { paths } from '../../base/paths.ts'
import type { Book } from '../../books/contract.ts'
import { AfterReadContext } from '../../books/web/after-read.ts'
import { InPrint } from '../../books/web/in-print.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import type { Page, Story } from '../contract.ts'
import { openSpreads } from '../open-spreads.ts'
import { storiesWords } from '../words.ts'
import { DedicationPage } from './dedication-page.tsx'
import { leavesId } from './leaf-pager.tsx'
import { NameProofs } from './name-proofs.tsx'
import { PageLeaf } from './page-leaf.tsx'
import { ReviewFoot } from './review-foot.tsx'
import { TitlePage } from './title-page.tsx'
import type { ReviewDesk } from './use-review-desk.ts'

export interface ReviewBookProps {
  book: Book
  story: Story
  pages: readonly Page[]
  desk: ReviewDesk
  onAnew: () => void
}

export function ReviewBook({ book, story, pages, desk, onAnew }: ReviewBookProps) {
  const leaf = (page: Page | undefined) =>
    page && (
      <PageLeaf
        key={page.id}
        page={page}
        desk={desk}
        storyNumber={story.number}
        followsWishes={story.follows_wishes}
        isOwn={story.is_own}
      />
    )
  return (
    <>
      <div className="review">
        {book.status === 'completed' && <p className="review-note">{storiesWords.finished}</p>}
        <InPrint bookId={book.id} />
        {story.notices.length > 0 && <Notices bookId={book.id} notices={story.notices} />}
        <TitlePage book={book} story={story} desk={desk} />
        <section id={leavesId} aria-labelledby="pages-heading" className="spreads">
          <h2 id="pages-heading" className="sr-only">
            {storiesWords.pages}
          </h2>
          {openSpreads(pages).map(({ left, right }) => (
            <div key={left?.id ?? 'first'} className="spread">
              {left ? leaf(left) : <DedicationPage book={book} story={story} desk={desk} />}
              {right ? leaf(right) : <BackCover blurb={story.blurb} />}
            </div>
          ))}
        </section>
        <NameProofs book={book} pages={pages} />
        <Suspense>{use(AfterReadContext)(book)}</Suspense>
      </div>
      <ReviewFoot book={book} onAnew={onAnew} />
    </>
  )
}

function Notices({ bookId, notices }: { bookId: string; notices: readonly string[] }) {
  const [first, ...others] = notices
  const [isRoomy] = useState(() => matchMedia('(min-width: 40em)').matches)
  return (
    <section aria-labelledby="notices-heading" className="review-note">
      <h2 id="notices-heading" className="font-ui text-base font-bold tracking-normal">
        {storiesWords.notices}
      </h2>
      <p className="mt-1">{first}</p>
      {/* On a phone the story itself comes first. */}
      <details open={isRoomy}>
        <summary>{storiesWords.noticesMore}</summary>
        <ul className="mt-1 grid gap-1">
          {others.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
        <p className="mt-1">{storiesWords.noticesMend}</p>
        <ButtonLink look="link" to={paths.book(bookId)}>
          {storiesWords.onward.toEditor}
        </ButtonLink>
      </details>
    </section>
  )
}

function BackCover({ blurb }: { blurb: string }) {
  if (blurb === '') return null
  return (
    <section aria-labelledby="back-heading" className="story-page back-cover">
      <h3 id="back-heading" className="story-page-heading">
        {storiesWords.back}
      </h3>
      <p className="story-text" dir={directionOf(blurb)}>
        {blurb}
      </p>
    </section>
  )
}
