// The sentence that grows with every answer. On small screens only the line that is being written stays in sight.

import { Fragment } from 'react'
import type { Part } from '../../book-sentence.ts'
import type { WizardAnswers } from '../../wizard-answers.ts'
import { lineAt, wizardSentence } from '../../wizard-sentence.ts'
import { readStep, type Step } from '../../wizard-steps.ts'

export interface BookSoFarProps {
  answers: WizardAnswers
  step: Step
  onGo: (step: Step) => void
}

export function BookSoFar({ answers, step, onGo }: BookSoFarProps) {
  const lines = wizardSentence(answers)
  const here = lineAt(lines, step)
  return (
    <p className="wizard-sentence">
      {lines.map((line) => (
        <span key={line.steps[0]} className={line === here ? 'is-here' : ''}>
          {line.parts.map((part, index) => (
            // The sentence keeps its order: a part is its place.
            // oxlint-disable-next-line react/no-array-index-key
            <Fragment key={index}>
              {index > 0 && !isStop(part) && ' '}
              <SentencePart part={part} here={step} onGo={onGo} />
            </Fragment>
          ))}{' '}
        </span>
      ))}
    </p>
  )
}

const isStop = (part: Part) => part.kind === 'words' && /^[.,]/.test(part.text)

function SentencePart({ part, here, onGo }: { part: Part; here: Step; onGo: (step: Step) => void }) {
  if (part.kind === 'words') return part.text
  if (part.kind === 'chosen') return <mark dir="auto">{part.text}</mark>
  const step = readStep(part.path) ?? here
  if (step === here) return <span className="wizard-blank">{part.text}</span>
  return (
    <a
      className="wizard-blank"
      href={`?step=${step}`}
      onClick={(event) => {
        event.preventDefault()
        onGo(step)
      }}
    >
      {part.text}
    </a>
  )
}
