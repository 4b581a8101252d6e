// Where a book stands on its way: every step that can be gone to is a link, what is done has its tick.

import { Link } from 'react-router'
import { useHasScreen } from '../../ui/has-screen.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type BookStep, bookSteps } from '../book.ts'
import { isDone, stepPaths } from '../book-steps.ts'
import type { Book } from '../contract.ts'
import { booksWords } from '../words.ts'
import './book-step.css'
import { useNoteSeen } from './use-note-seen.ts'

const { steps: words } = booksWords

export interface BookStepperProps {
  id: string
  /** Until it is there, its steps stand without their ticks. */
  book: Book | undefined
  here: BookStep
}

export function BookStepper({ id, book, here }: BookStepperProps) {
  const hasScreen = useHasScreen()
  useNoteSeen(book, here)
  const shown = bookSteps.filter((step) => hasScreen(stepPaths[step](id)))
  return (
    <nav aria-label={words.label} className="stepper">
      <p className="stepper-here" aria-hidden="true">
        {words.at(shown.indexOf(here) + 1, shown.length, words.names[here])}
      </p>
      <ol>
        {shown.map((step, index) => {
          const done = book !== undefined && step !== here && isDone(step, book)
          return (
            <li key={step} className={done ? 'is-done' : ''}>
              <Link
                to={stepPaths[step](id)}
                // Whoever comes to order by the way of the book has chosen no tier yet.
                state={step === 'order' ? { undecided: true } : null}
                aria-current={step === here ? 'step' : undefined}
              >
                <span className="stepper-mark" aria-hidden="true">
                  {done ? <Icon name="tick" className="size-4" /> : index + 1}
                </span>
                <span className="stepper-name">{words.names[step]}</span>
                {done && <span className="sr-only"> {words.done}</span>}
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
