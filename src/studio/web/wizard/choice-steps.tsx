// The steps that choose from a list, with a line of one's own where the list has no word for it.

import { TextField } from '../../../ui/text-field.tsx'
import { limits } from '../../../books/book.ts'
import type { Option } from '../../choice-lists.ts'
import { needsText, wizardGenres, wizardOccasions, wizardRecipients } from '../../wizard-lists.ts'
import { wizardWords as words } from '../../wizard-words.ts'
import { ChipChoice } from '../chip-choice.tsx'
import { LivePortrait } from './live-portrait.tsx'
import { drawChoice } from '../choice-drawing.tsx'
import { StepPage, type StepProps } from './step-page.tsx'
import { wireText } from './wizard-fields.ts'

interface ChoicePageProps extends StepProps {
  step: 'recipient' | 'occasion' | 'genre'
  said: { title: string; lead: string; label: string }
  options: readonly Option[]
  /** Of the line of one's own. */
  own: { label: string; hint: string }
}

function ChoicePage({ step, said, options, own, ...ways }: ChoicePageProps) {
  const { wizard } = ways
  const asked = needsText(wizard.answers[step])
  return (
    <StepPage
      {...ways}
      step={step}
      title={said.title}
      lead={said.lead}
      portrait={<LivePortrait wizard={wizard} index={0} />}
    >
      <ChipChoice
        {...wireText(wizard, step)}
        label={<span className="sr-only">{said.label}</span>}
        options={options}
        swatch={drawChoice}
        className="big-chips"
      />
      {asked && (
        <TextField
          {...wireText(wizard, `${step}_text`)}
          label={own.label}
          hint={own.hint}
          most={limits.choice - 'Holiday: '.length}
          autoComplete="off"
          dir="auto"
        />
      )}
    </StepPage>
  )
}

export function RecipientStep(ways: StepProps) {
  const { recipient } = words
  return (
    <ChoicePage
      {...ways}
      step="recipient"
      said={recipient}
      options={wizardRecipients}
      own={{ label: recipient.other, hint: recipient.otherHint }}
    />
  )
}

export function OccasionStep(ways: StepProps) {
  const { occasion } = words
  const holiday = ways.wizard.answers.occasion === 'Holiday'
  return (
    <ChoicePage
      {...ways}
      step="occasion"
      said={occasion}
      options={wizardOccasions}
      own={
        holiday
          ? { label: occasion.holiday, hint: occasion.holidayHint }
          : { label: occasion.other, hint: occasion.otherHint }
      }
    />
  )
}

export function GenreStep(ways: StepProps) {
  const { genre } = words
  return (
    <ChoicePage
      {...ways}
      step="genre"
      said={genre}
      options={wizardGenres}
      own={{ label: genre.other, hint: genre.otherHint }}
    />
  )
}
