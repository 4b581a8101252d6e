// The portrait of somebody in the wizard.

import type { LookAnswers } from '../../look-answers.ts'
import { LookPortrait } from '../look/look-portrait.tsx'
import { seedOf } from '../../wizard-answers.ts'
import { sitterOf } from './portrait-data.ts'
import { fieldId, type Wizard } from './use-wizard.ts'

export interface LivePortraitProps {
  wizard: Wizard
  index: number
  /** Whether it is approved or drawn again here. */
  judged?: boolean
}

export function LivePortrait({ wizard, index, judged = false }: LivePortraitProps) {
  const { answers, setCast } = wizard
  const one = answers.cast[index]
  if (!one) return null
  const setLook = (some: Partial<LookAnswers>) => setCast(index, { look: { ...one.look, ...some } })
  return (
    <LookPortrait
      one={one}
      sitter={sitterOf(one, answers)}
      seeds={seedOf(one, answers)}
      onLook={setLook}
      onAgain={() => setLook({ rolls: one.look.rolls + 1 })}
      approveId={judged ? fieldId(`cast.${index}.approved`) : undefined}
    />
  )
}
