// The hero on the right page, as soon as there is something to draw.

import { heroOf } from '../../wizard-answers.ts'
import { LivePortrait } from './live-portrait.tsx'
import type { Wizard } from './use-wizard.ts'

export function HeroPortrait({ wizard }: { wizard: Wizard }) {
  const { name, type } = heroOf(wizard.answers)
  return name.trim() === '' && type === '' ? null : <LivePortrait wizard={wizard} index={0} />
}
