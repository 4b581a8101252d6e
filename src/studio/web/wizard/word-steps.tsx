// The steps that are answered in one's own words, and the one that asks for rhyme.

import { limits } from '../../../books/book.ts'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { foreseenOfAnswers } from '../../foreseen-wish.ts'
import { heroOf } from '../../wizard-answers.ts'
import { ownStoryWords } from '../../own-story-words.ts'
import { interestIdeas } from '../../wizard-lists.ts'
import { wizardWords as words } from '../../wizard-words.ts'
import { withIdea, hasIdea } from '../../interest-ideas.ts'
import { ChipChoice } from '../chip-choice.tsx'
import { ForeseenIdea } from '../foreseen-idea.tsx'
import { LivePortrait } from './live-portrait.tsx'
import { OwnStory } from './own-story.tsx'
import { StepPage, type StepProps } from './step-page.tsx'
import { fieldId } from './use-wizard.ts'
import { wireText } from './wizard-fields.ts'

export function InterestsStep(ways: StepProps) {
  const { wizard } = ways
  const { interests } = wizard.answers
  return (
    <StepPage
      {...ways}
      step="interests"
      title={words.interests.title(heroOf(wizard.answers).name.trim())}
      lead={words.interests.lead}
      portrait={<LivePortrait wizard={wizard} index={0} />}
    >
      <TextAreaField
        {...wireText(wizard, 'interests')}
        label={words.interests.label}
        hint={words.interests.hint}
        most={limits.interests}
        rows={2}
        dir="auto"
        className="by-hand"
      />
      <fieldset>
        <legend className="field-label">{words.interests.ideas}</legend>
        <div className="chips">
          {interestIdeas.map((idea) => (
            <label key={idea} className="chip">
              <input
                type="checkbox"
                checked={hasIdea(interests, idea)}
                onChange={() => wizard.set({ interests: withIdea(interests, idea).slice(0, limits.interests) })}
              />
              <span>{idea}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </StepPage>
  )
}

export function ShapeStep(ways: StepProps) {
  const { wizard } = ways
  const { has_story } = wizard.answers
  return (
    <StepPage
      {...ways}
      step="shape"
      title={words.shape.title}
      lead={has_story ? ownStoryWords.lead : words.shape.lead}
      portrait={<LivePortrait wizard={wizard} index={0} />}
    >
      <ChipChoice
        id={fieldId('has_story')}
        name="has_story"
        label={ownStoryWords.who}
        value={has_story ? 'hers' : 'ours'}
        onValue={(value) => wizard.set({ has_story: value === 'hers' })}
        options={[
          { value: 'ours', label: ownStoryWords.ours },
          { value: 'hers', label: ownStoryWords.hers },
        ]}
      />
      {has_story ? <OwnStory wizard={wizard} /> : <Idea wizard={wizard} />}
    </StepPage>
  )
}

function Idea({ wizard }: Pick<StepProps, 'wizard'>) {
  const { shape } = wizard.answers
  return (
    <>
      <TextAreaField
        {...wireText(wizard, 'shape')}
        label={words.shape.label}
        hint={words.shape.hint}
        most={limits.shape}
        rows={4}
        dir="auto"
        className="by-hand"
      />
      {shape.trim() === '' ? (
        <div>
          <Button
            small
            onClick={() => {
              wizard.set({ shape: words.shape.sample(heroOf(wizard.answers).name.trim()) })
              document.getElementById(fieldId('shape'))?.focus()
            }}
          >
            {words.shape.example}
          </Button>
        </div>
      ) : (
        <section aria-labelledby="shape-heard">
          <h2 id="shape-heard" className="text-base">
            {words.shape.heard}
          </h2>
          <ForeseenIdea wish={foreseenOfAnswers(wizard.answers, false)} />
        </section>
      )}
    </>
  )
}

export function AvoidStep(ways: StepProps) {
  const { wizard } = ways
  return (
    <StepPage
      {...ways}
      step="avoid"
      title={words.avoid.title}
      lead={words.avoid.lead}
      portrait={<LivePortrait wizard={wizard} index={0} />}
    >
      <TextAreaField
        {...wireText(wizard, 'avoid')}
        label={words.avoid.label}
        hint={words.avoid.hint}
        most={limits.interests}
        rows={3}
        dir="auto"
        className="by-hand"
      />
    </StepPage>
  )
}

export function RhymeStep(ways: StepProps) {
  const { wizard } = ways
  return (
    <StepPage
      {...ways}
      step="rhyme"
      title={words.rhyme.title}
      lead={words.rhyme.lead}
      portrait={<LivePortrait wizard={wizard} index={0} />}
    >
      <ChipChoice
        id={fieldId('rhyme')}
        name="rhyme"
        label={<span className="sr-only">{words.rhyme.label}</span>}
        value={wizard.answers.rhyme ? 'yes' : 'no'}
        onValue={(value) => wizard.set({ rhyme: value === 'yes' })}
        options={[
          { value: 'no', label: words.rhyme.plain },
          { value: 'yes', label: words.rhyme.rhymed },
        ]}
        className="big-chips"
      />
      <figure className="rhyme-sample">
        <figcaption>{words.rhyme.sample}</figcaption>
        <p aria-live="polite">{wizard.answers.rhyme ? words.rhyme.inRhyme : words.rhyme.inProse}</p>
      </figure>
    </StepPage>
  )
}
