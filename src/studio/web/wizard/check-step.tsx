// All answers on one page, each with the way back to its question; then the book is made and its story written.

import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { signUpPathFor } from '../../../members/web/return-path.ts'
import { useMember } from '../../../members/web/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { artStyles } from '../../choice-lists.ts'
import { foreseenOfAnswers } from '../../foreseen-wish.ts'
import { lookInWords } from '../../look-answers.ts'
import { castOf, heroOf, type WizardAnswers } from '../../wizard-answers.ts'
import { gapOf } from '../../wizard-gaps.ts'
import { storedChoice } from '../../wizard-lists.ts'
import { type Step, stepsFor } from '../../wizard-steps.ts'
import { ownStoryWords } from '../../own-story-words.ts'
import { wizardWords } from '../../wizard-words.ts'
import { ForeseenIdea } from '../foreseen-idea.tsx'
import { LivePortrait } from './live-portrait.tsx'
import { CreatingOverlay } from './creating-overlay.tsx'
import type { ChosenPhoto } from '../look/photo-picker.tsx'
import { StepPage, type StepProps } from './step-page.tsx'
import { StoryPitches } from './story-pitches.tsx'
import { useMakeStory } from './use-make-story.tsx'
import { usePitches } from './use-pitches.ts'
import type { Wizard } from './use-wizard.ts'

const { check: words } = wizardWords

export interface CheckStepProps extends StepProps {
  photo: ChosenPhoto | undefined
  onPhotoSent: () => void
}

export function CheckStep({ photo, onPhotoSent, ...ways }: CheckStepProps) {
  const { wizard, onNext } = ways
  const [problem, setProblem] = useState<Problem>()
  const maker = useMakeStory({
    ...{ wizard, photo, onPhotoSent },
    onTold: onNext,
    onFailed: (words, step) => setProblem({ words, step }),
  })
  const pitches = usePitches(wizard.answers)
  function make() {
    setProblem(undefined)
    maker.make(pitches.chosen)
  }
  const isOther = pitches.chosen === undefined ? wizard.isOther : pitches.chosen.tells === 'free'
  const gap = gapOf('check', wizard.answers)
  const style = artStyles.find(({ value }) => value === wizard.answers.art_style_id)?.label
  return (
    <>
      {/* Before the page: what hides it is closed by the time that a problem takes the focus. */}
      <CreatingOverlay open={maker.creating} picture={maker.picture} />
      {maker.overlay}
      <StepPage
        {...ways}
        step="check"
        title={words.title}
        lead={wizard.isTold ? words.again : words.lead}
        portrait={<LivePortrait wizard={wizard} index={0} />}
        isOther={isOther}
        problem={problem && <ProblemWords problem={problem} />}
        onDismiss={() => setProblem(undefined)}
        onNext={wizard.isTold ? onNext : make}
        next={wizard.isTold ? undefined : words.generate}
        otherWay={wizard.isTold && !gap && <Button onClick={make}>{words.generate}</Button>}
      >
        {!gap && !wizard.answers.has_story && !(problem && pitches.failed) && <StoryPitches pitches={pitches} />}
        <dl className="check-rows">
          {rowsOf(wizard.answers).map(({ step, row, said }) => (
            <div key={step}>
              <dt>{row}</dt>
              <dd dir="auto" className={said === '' ? 'text-ink-2' : ''}>
                {said || (gapOf(step, wizard.answers) ? words.open : words.none)}
                {step === 'shape' && !wizard.answers.has_story && said !== '' && (
                  <ForeseenIdea wish={foreseenOfAnswers(wizard.answers, isOther)} />
                )}
              </dd>
              <dd>
                <ChangeLink wizard={wizard} step={step} row={row} />
              </dd>
            </div>
          ))}
          {style && (
            <div>
              <dt>{words.style}</dt>
              <dd>
                {style}
                <span className="block text-ink-2">{words.styleLater}</span>
              </dd>
            </div>
          )}
        </dl>
      </StepPage>
    </>
  )
}

interface Problem {
  words: string
  step: Step | undefined
}

function ProblemWords({ problem: { words: said, step } }: { problem: Problem }): ReactNode {
  const here = useLocation()
  const { isVisitor } = useMember()
  if (!step && isVisitor)
    return (
      <>
        {said}{' '}
        <ButtonLink look="link" to={signUpPathFor(here)}>
          {words.signUp}
        </ButtonLink>
      </>
    )
  if (!step || step === 'check') return said
  return (
    <>
      {said}{' '}
      <ButtonLink look="link" to={`?step=${step}`}>
        {words.mend}
      </ButtonLink>
    </>
  )
}

function ChangeLink({ wizard, step, row }: { wizard: Wizard; step: Step; row: string }) {
  return (
    <button type="button" className="link link-row" aria-label={words.changeOf(row)} onClick={() => wizard.go(step)}>
      {words.change}
    </button>
  )
}

/** A whole story is looked at on its own step. */
const beginningOf = (story: string) => (story.length <= 160 ? story : `${story.slice(0, 160).replace(/\s+\S*$/, '')} …`)

function rowsOf(answers: WizardAnswers): { step: Step; row: string; said: string }[] {
  const hero = heroOf(answers)
  const said: Partial<Record<Step, string>> = {
    recipient: storedChoice(answers.recipient, answers.recipient_text),
    occasion: storedChoice(answers.occasion, answers.occasion_text),
    hero: [hero.name.trim(), hero.age.trim(), hero.type].filter(Boolean).join(', '),
    interests: answers.interests.trim(),
    shape: answers.has_story ? beginningOf(answers.own_words.trim()) : answers.shape.trim(),
    genre: answers.genre === 'Surprise' ? 'Surprise Me!' : storedChoice(answers.genre, answers.genre_text),
    look: lookInWords(hero.type, hero.look),
    friends: castOf(answers)
      .slice(1)
      .map(({ name, type, relation }) => [name.trim(), type, relation.trim()].filter(Boolean).join(', '))
      .join('; '),
    avoid: answers.avoid.trim(),
    rhyme: answers.rhyme ? wizardWords.rhyme.rhymed : wizardWords.rhyme.plain,
  }
  const rows: Partial<Record<Step, string>> = words.rows
  return stepsFor(answers).flatMap((step) => {
    const row = rows[step]
    if (row === undefined) return []
    const name = step === 'shape' && answers.has_story ? ownStoryWords.label : row
    return [{ step, row: name, said: said[step] ?? '' }]
  })
}
