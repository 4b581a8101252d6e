// Which page stands at which step, and what leads from one to the next.

import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type Step, stageOf, stepAfter, stepBefore } from '../../wizard-steps.ts'
import { CheckStep } from './check-step.tsx'
import { GenreStep, OccasionStep, RecipientStep } from './choice-steps.tsx'
import { FriendsStep } from './friends-step.tsx'
import { HeroStep } from './hero-step.tsx'
import { LookStep } from './look-step.tsx'
import type { ChosenPhoto } from '../look/photo-picker.tsx'
import { useCastPortraits } from './portrait-data.ts'
import { PublishSteps } from './publish-steps.tsx'
import type { StepProps } from './step-page.tsx'
import type { Wizard } from './use-wizard.ts'
import { AvoidStep, InterestsStep, RhymeStep, ShapeStep } from './word-steps.tsx'

const plainSteps = {
  recipient: RecipientStep,
  occasion: OccasionStep,
  hero: HeroStep,
  interests: InterestsStep,
  shape: ShapeStep,
  genre: GenreStep,
  avoid: AvoidStep,
  rhyme: RhymeStep,
} as const

export function WizardSteps({ wizard, step }: { wizard: Wizard; step: Step }) {
  const navigate = useNavigate()
  useCastPortraits(wizard.answers)
  // A photo stays in this page's memory: never in what is kept on the device.
  const [photo, setPhoto] = useState<ChosenPhoto>()
  const ways: StepProps = {
    wizard,
    onBack: () => {
      const before = stepBefore(step, wizard.answers)
      if (before) wizard.go(before)
      else void navigate({ search: '' })
    },
    onNext: () => {
      const after = stepAfter(step, wizard.answers)
      if (after) wizard.go(after)
    },
  }
  if (stageOf(step) === 'publish') return <PublishSteps {...ways} step={step} />
  switch (step) {
    case 'look':
      return <LookStep {...ways} photo={photo} onPhoto={setPhoto} />
    case 'friends':
      return <FriendsStep {...ways} />
    case 'check':
      return <CheckStep {...ways} photo={photo} onPhotoSent={() => setPhoto(undefined)} />
    case 'title':
    case 'dedication':
    case 'fun':
      return null
    default: {
      const Plain = plainSteps[step]
      return <Plain {...ways} />
    }
  }
}
