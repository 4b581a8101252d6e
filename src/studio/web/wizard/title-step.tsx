// The title: the storyteller's suggestions, or one's own, seen at once on the cover.

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { limits } from '../../../books/book.ts'
import { generateTitles } from '../../../stories/contract.ts'
import { pictureOf, picturedPagesQuery } from '../../../stories/web/story-data.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { fittingLetters } from '../../../ui/fit-letters.ts'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { castOf } from '../../wizard-answers.ts'
import { wizardWords } from '../../wizard-words.ts'
import { ChipChoice } from '../chip-choice.tsx'
import { StepPage, type SavedStepProps } from './step-page.tsx'
import { fieldId } from './use-wizard.ts'
import { wireText } from './wizard-fields.ts'

const { title: words } = wizardWords
/** So many are shown. */
const most = 4

export function TitleStep({ bookId, ...ways }: SavedStepProps) {
  const { wizard } = ways
  const { title } = wizard.answers
  const [titles, setTitles] = useState<readonly string[]>([])
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const field = wireText(wizard, 'title')
  const shown = title.trim() || words.none
  // Its first picture, as soon as there is one: a cover is more than its letters.
  const [first] = useQuery(picturedPagesQuery(bookId)).data ?? []
  const picture = first && pictureOf(first)
  const heroes = castOf(wizard.answers)
    .map(({ name }) => name.trim())
    .join(' & ')

  async function ask() {
    setAsking(true)
    setProblem(undefined)
    try {
      setTitles((await call(generateTitles, { bookId }, { failure: words.noOptions })).titles.slice(0, most))
    } catch (error) {
      setProblem(explainFailure(error, words.noOptions))
    } finally {
      setAsking(false)
    }
  }
  return (
    <StepPage
      {...ways}
      step="title"
      title={words.title}
      lead={words.lead}
      portrait={
        <div className="cover-shown" aria-hidden="true" dir="auto">
          {picture && <img src={picture} alt="" />}
          <p className="cover-title" style={fittingLetters(shown, { width: 98, height: 50, most: 14 })}>
            {shown}
          </p>
          <p className="cover-heroes" style={fittingLetters(heroes, { width: 98, height: 22, most: 14 })}>
            {heroes}
          </p>
        </div>
      }
    >
      {/* A title may need several lines to be seen whole, and is still one line. */}
      <TextAreaField
        {...field}
        onValue={(value) => field.onValue(value.replaceAll(/[\r\n]+/g, ' '))}
        label={words.label}
        printed={{ most: limits.title, where: 'the title' }}
        rows={1}
        autoComplete="off"
        dir="auto"
        className="wizard-title-field"
      />
      <div>
        <Button pending={asking} pendingWords={words.pending} onClick={() => void ask()}>
          {words.options}
        </Button>
        <Banner tone="error" className="mt-3" words={problem} onDismiss={() => setProblem(undefined)} />
      </div>
      {titles.length > 0 && (
        <ChipChoice
          id={fieldId('titles')}
          name="titles"
          label={words.group}
          value={title.trim()}
          onValue={field.onValue}
          options={titles.map((value) => ({ value, label: value }))}
          className="big-chips"
        />
      )}
    </StepPage>
  )
}
