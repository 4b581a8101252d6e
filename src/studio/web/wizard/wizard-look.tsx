// The chips of somebody in the wizard.

import { lookLimits } from '../../look-answers.ts'
import { LookChips } from '../look/look-chips.tsx'
import { fieldId, type Wizard } from './use-wizard.ts'

export function WizardLook({ wizard, index }: { wizard: Wizard; index: number }) {
  const one = wizard.answers.cast[index]
  if (!one) return null
  return (
    <LookChips
      type={one.type}
      look={one.look}
      onLook={(some) => wizard.setCast(index, { look: { ...one.look, ...some } })}
      idOf={(part) => fieldId(`cast.${index}.${part}`)}
      words={{ most: lookLimits.words }}
    />
  )
}
