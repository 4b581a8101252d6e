// The dedication: one's own words or the storyteller's, written by hand on the page before the story.

import type { ReactNode } from 'react'
import { limits } from '../../../books/book.ts'
import type { Story } from '../../../stories/contract.ts'
import { DedicationOffers } from '../../../stories/web/dedication-offers.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { wizardWords } from '../../wizard-words.ts'
import { reach, StepPage, type SavedStepProps } from './step-page.tsx'
import { wireText } from './wizard-fields.ts'

const { dedication: words } = wizardWords

interface DedicationStepProps extends SavedStepProps {
  story: Story | undefined
  otherWay: ReactNode
}

export function DedicationStep({ story, bookId: _book, ...ways }: DedicationStepProps) {
  const { wizard } = ways
  const { dedication } = wizard.answers
  const field = wireText(wizard, 'dedication')
  return (
    <StepPage
      {...ways}
      step="dedication"
      title={words.title}
      lead={words.lead}
      next={wizardWords.review}
      portrait={
        <p className="dedication-shown" aria-hidden="true" dir="auto">
          {dedication.trim() || words.none}
        </p>
      }
    >
      <TextAreaField
        {...field}
        label={words.label}
        printed={{ most: limits.dedication, where: 'the dedication' }}
        rows={4}
        dir="auto"
        className="by-hand"
      />
      <DedicationOffers
        story={story}
        typed={dedication}
        onUse={(offered) => {
          field.onValue(offered)
          reach(field.id)
        }}
      />
    </StepPage>
  )
}
