// The sentence that grows with every answer. On small screens only the line that is being written stays in sight.

import { Fragment } from 'react'
import type { Phrase } from '../../book-sentence.ts'
import type { WizardAnswers } from '../../wizard-answers.ts'
import { lineAt, wizardSentence } from '../../wizard-sentence.ts'
import { readStep, type Step } from '../../wizard-steps.ts'

export interface BookSoFarProps {
  answers: WizardAnswers
  /** The story that was chosen is another than the wish. */
  isOther: boolean
  step: Step
  onGo: (step: Step) => void
}

export function BookSoFar({ answers, isOther, step, onGo }: BookSoFarProps) {
  const lines = wizardSentence(answers, isOther)
  const here = lineAt(lines, step)
  return (
    <p className="wizard-sentence">
      {lines.map((line) => (
        <span key={line.steps[0]} className={line === here ? 'is-here' : ''}>
          {line.parts.map((phrase, index) => (
            // The sentence keeps its order: a part is its place.
            // oxlint-disable-next-line react/no-array-index-key
            <Fragment key={index}>
              {index > 0 && !isStop(phrase) && ' '}
              <SentencePhrase phrase={phrase} here={step} onGo={onGo} />
            </Fragment>
          ))}{' '}
        </span>
      ))}
    </p>
  )
}

const isStop = (phrase: Phrase) => phrase.kind === 'words' && /^[.,]/.test(phrase.text)

function SentencePhrase({ phrase, here, onGo }: { phrase: Phrase; here: Step; onGo: (step: Step) => void }) {
  if (phrase.kind === 'words') return phrase.text
  if (phrase.kind === 'chosen') return <mark dir="auto">{phrase.text}</mark>
  const step = readStep(phrase.path) ?? here
  if (step === here) return <span className="wizard-blank">{phrase.text}</span>
  return (
    <a
      className="wizard-blank"
      href={`?step=${step}`}
      onClick={(event) => {
        event.preventDefault()
        onGo(step)
      }}
    >
      {phrase.text}
    </a>
  )
}
