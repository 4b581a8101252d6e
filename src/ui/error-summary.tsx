// What went wrong with a form, on top of it: takes the focus when it appears and leads to each field.

import { type MouseEvent, useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'
import { uiWords } from './ui-words.ts'

export interface Problem {
  /** The form's own message; 'There is a problem' when there is none. */
  heading?: string
  items: { fieldId: string; words: string }[]
  /** Counts the tries, so that the same problem takes the focus again. */
  attempt: number
}

export function ErrorSummary({ problem }: { problem: Problem | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  const attempt = problem?.attempt
  useEffect(() => {
    if (attempt !== undefined) box.current?.focus()
  }, [attempt])
  if (!problem) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="banner banner-bad mb-6 text-ink">
      <Icon name="warning" className="mt-0.5 size-6 text-danger" />
      <div className="min-w-0 flex-1">
        {problem.heading && <p className="text-sm font-bold text-danger">{uiWords.problem}</p>}
        <h2 className="font-ui text-base font-bold tracking-normal">{problem.heading ?? uiWords.problem}</h2>
        {problem.items.length > 0 && (
          <ul className="mt-1">
            {problem.items.map((item) => (
              <li key={item.fieldId}>
                <a
                  className="link inline-block py-2.5 text-danger"
                  href={`#${item.fieldId}`}
                  onClick={goTo(item.fieldId)}
                >
                  {item.words}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

function goTo(fieldId: string) {
  return (event: MouseEvent) => {
    event.preventDefault()
    const field = document.getElementById(fieldId)
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  }
}
