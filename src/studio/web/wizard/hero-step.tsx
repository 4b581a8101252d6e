// The main character: name, age, who it is.

import { useState } from 'react'
import { PRONOUNS } from '../../../stage/cast.ts'
import { limits } from '../../../books/book.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { heroOf } from '../../wizard-answers.ts'
import { typesFor } from '../../wizard-lists.ts'
import { wizardWords } from '../../wizard-words.ts'
import { studioWords } from '../../words.ts'
import { ChipChoice } from '../chip-choice.tsx'
import { drawChoice } from '../choice-drawing.tsx'
import { LivePortrait } from './live-portrait.tsx'
import { StepPage, type StepProps } from './step-page.tsx'
import { wireCast } from './wizard-fields.ts'

const { hero: words } = wizardWords
const pronouns = PRONOUNS.map((gender) => ({ value: gender, label: studioWords.genders[gender] }))

export function HeroStep(ways: StepProps) {
  const { wizard } = ways
  // As they stood when the step was opened: what an age puts first must not move under the finger.
  const [types] = useState(() => typesFor(heroOf(wizard.answers).age))
  return (
    <StepPage
      {...ways}
      step="hero"
      title={words.title}
      lead={words.lead}
      portrait={<LivePortrait wizard={wizard} index={0} />}
    >
      <div className="name-and-age">
        <TextField
          {...wireCast(wizard, 0, 'name')}
          label={words.name}
          most={limits.name}
          autoComplete="off"
          dir="auto"
        />
        <TextField {...wireCast(wizard, 0, 'age')} label={words.age} inputMode="numeric" most={14} autoComplete="off" />
      </div>
      <ChipChoice {...wireCast(wizard, 0, 'type')} label={words.type} options={types} swatch={drawChoice} />
      <ChipChoice {...wireCast(wizard, 0, 'gender')} label={words.gender} options={pronouns} />
    </StepPage>
  )
}
