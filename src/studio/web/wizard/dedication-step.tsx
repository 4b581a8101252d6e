// The dedication: one's own words or the storyteller's, written by hand on the page before the story.

import { limits } from '../../../books/book.ts'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { wizardWords } from '../../wizard-words.ts'
import { reach, StepPage, type SavedStepProps } from './step-page.tsx'
import { wireText } from './wizard-fields.ts'

const { dedication: words } = wizardWords

export function DedicationStep({ suggested, bookId: _book, ...ways }: SavedStepProps & { suggested: string }) {
  const { wizard } = ways
  const { dedication } = wizard.answers
  const field = wireText(wizard, 'dedication')
  return (
    <StepPage
      {...ways}
      step="dedication"
      title={words.title}
      lead={words.lead}
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
      {suggested !== '' && dedication.trim() !== suggested && (
        <div>
          <p className="text-ink-2">{words.suggested}</p>
          <p className="my-2 font-hand text-lg whitespace-pre-line" dir="auto">
            {suggested}
          </p>
          <Button
            small
            onClick={() => {
              field.onValue(suggested)
              reach(field.id)
            }}
          >
            {words.use}
          </Button>
        </div>
      )}
    </StepPage>
  )
}
