// The wizard: a welcome, then one question after the other. The address holds the step, so that Back and a reload do what one expects.

import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { minute } from '../../../base/dates.ts'
import { readStep, stageOf } from '../../wizard-steps.ts'
import { useWizard, useWizardShelf } from './use-wizard.ts'
import { TakeUp } from './take-up.tsx'
import { Welcome } from './welcome.tsx'
import { WizardSteps } from './wizard-steps.tsx'
import './wizard.css'
import './wizard-pages.css'
import './wizard-characters.css'
import './wizard-answers.css'

export function WizardScreen() {
  const { wizard, kept, state, resume, begin, take } = useWizard(useWizardShelf())
  const [opened] = useState(Date.now)
  const [begun, setBegun] = useState(kept !== undefined)
  const [search] = useSearchParams()
  const step = readStep(search.get('step'))
  const begunId = search.get('begun')

  if (begunId !== null)
    return (
      <TakeUp
        id={begunId}
        onTaken={(other) => {
          setBegun(true)
          take(other)
        }}
      />
    )

  if (!step)
    return (
      <Welcome
        kept={begun ? state : undefined}
        minutes={Math.max(0, Math.floor((opened - state.at) / minute))}
        onContinue={resume}
        onNew={() => {
          setBegun(true)
          begin()
        }}
      />
    )
  // Somebody came by an old link, or the hour is over.
  if (!begun) return <Navigate to={{ search: '' }} replace />
  if (stageOf(step) === 'publish' && wizard.bookId === undefined)
    return <Navigate to={{ search: '?step=check' }} replace />
  return <WizardSteps key={state.answers.seed} wizard={wizard} step={step} />
}
