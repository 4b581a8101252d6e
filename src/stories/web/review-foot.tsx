// Where it goes from here: on to the next step, or once more from the beginning. Only ways that lead somewhere are offered.

import { useState } from 'react'
import { paths } from '../../base/paths.ts'
import { hasSeenPictures, stepPaths, stepToPictures } from '../../books/book-steps.ts'
import type { Book } from '../../books/contract.ts'
import { signUpPathFor } from '../../members/web/return-path.ts'
import { useMember } from '../../members/web/session.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useHasScreen } from '../../ui/has-screen.tsx'
import '../../ui/foot-bar.css'
import { storiesWords } from '../words.ts'
import { AnewQuestion } from './anew-question.tsx'
import { LeafPager } from './leaf-pager.tsx'

const { anew, onward: words } = storiesWords
const firstTier = 'Digital Copy'

function WaysOn({ book }: { book: Book }) {
  const hasScreen = useHasScreen()
  const checkout = paths.checkout(book.id, firstTier)
  const canOrder = hasScreen(checkout)
  // Nobody should pay for what she has not seen.
  const isSeen = canOrder && hasSeenPictures(book)
  return (
    <>
      {!isSeen && <p className="review-comes">{words.comes[stepToPictures(book) === 'style' ? 'style' : 'title']}</p>}
      <div className="review-on">
        {isSeen && book.status === 'completed' ? (
          <ButtonLink to={paths.preview(book.id)}>{words.preview}</ButtonLink>
        ) : (
          <ButtonLink look={isSeen ? 'secondary' : 'primary'} to={stepPaths[stepToPictures(book)](book.id)}>
            {words.illustrated}
          </ButtonLink>
        )}
        {canOrder && !isSeen && <span className="review-unseen">{words.unseen}</span>}
        {canOrder && (
          <ButtonLink look={isSeen ? 'primary' : 'link'} to={checkout} state={{ undecided: true }}>
            {words.next}
          </ButtonLink>
        )}
      </div>
    </>
  )
}

/** She has read it, and seen its pictures beside the words: now it can be kept. */
function WaysOfVisitor({ book }: { book: Book }) {
  return (
    <>
      <p className="review-comes">{words.visitor}</p>
      <div className="review-on">
        <ButtonLink look="primary" to={signUpPathFor({ pathname: paths.reviewAi(book.id), search: '' })}>
          {words.save}
        </ButtonLink>
      </div>
    </>
  )
}

export interface ReviewFootProps {
  book: Book
  onAnew: () => void
}

export function ReviewFoot({ book, onAnew }: ReviewFootProps) {
  const [asking, setAsking] = useState(false)
  const { isVisitor } = useMember()
  return (
    <>
      <div className="review-anew">
        <Button onClick={() => setAsking(true)}>{anew.button}</Button>
        {!isVisitor && (
          <ButtonLink look="quiet" to={paths.dashboard}>
            {words.toBooks}
          </ButtonLink>
        )}
      </div>
      <footer className="foot-bar review-foot">
        <LeafPager />
        {isVisitor ? <WaysOfVisitor book={book} /> : <WaysOn book={book} />}
      </footer>
      <AnewQuestion
        book={book}
        open={asking}
        onStay={() => setAsking(false)}
        onAnew={() => {
          setAsking(false)
          onAnew()
        }}
      />
    </>
  )
}
