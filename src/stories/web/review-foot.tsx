// Where it goes from here: on to the next step, or once more from the beginning. Only ways that lead somewhere are offered.

import { useState } from 'react'
import { paths } from '../../base/paths.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useHasScreen } from '../../ui/has-screen.tsx'
import { storiesWords } from '../words.ts'
import { AnewQuestion } from './anew-question.tsx'

const { anew, onward: words } = storiesWords
const firstTier = 'Digital Copy'

export function ReviewFoot({ bookId, onAnew }: { bookId: string; onAnew: () => void }) {
  const [asking, setAsking] = useState(false)
  const hasScreen = useHasScreen()
  const checkout = paths.checkout(bookId, firstTier)
  return (
    <footer className="review-foot">
      <Button onClick={() => setAsking(true)}>{anew.button}</Button>
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink look="quiet" to={paths.dashboard}>
          {words.toBooks}
        </ButtonLink>
        <ButtonLink look={hasScreen(checkout) ? 'secondary' : 'primary'} to={paths.title(bookId)}>
          {words.illustrated}
        </ButtonLink>
        {hasScreen(checkout) && (
          <ButtonLink look="primary" to={checkout} state={{ undecided: true }}>
            {words.next}
          </ButtonLink>
        )}
      </div>
      <AnewQuestion
        open={asking}
        onStay={() => setAsking(false)}
        onAnew={() => {
          setAsking(false)
          onAnew()
        }}
      />
    </footer>
  )
}
