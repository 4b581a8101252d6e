// One question on an open book: the question on the left page, what the answers have made so far on the right.

import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useId } from 'react'
import { FootLinks } from '../../../members/web/foot-links.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import '../../../ui/foot-bar.css'
import { Icon } from '../../../ui/icon.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { type Gap, gapOf } from '../../wizard-gaps.ts'
import { pageNumber, type Step } from '../../wizard-steps.ts'
import { wizardWords as words } from '../../wizard-words.ts'
import { BookSoFar } from './book-so-far.tsx'
import { StageBar } from './stage-bar.tsx'
import { fieldId, type Wizard } from './use-wizard.ts'
import { WizardBar } from './wizard-bar.tsx'

/** What every step is given. */
export interface StepProps {
  wizard: Wizard
  onBack: () => void
  onNext: () => void
}

/** And those after the story, whose Next saves. */
export interface SavedStepProps extends StepProps {
  bookId: string
  pending: boolean
  pendingWords: string
  problem: string | undefined
  onDismiss: () => void
}

export interface StepPageProps extends StepProps {
  step: Step
  title: string
  lead?: ReactNode
  /** Over the book: the characters. */
  tabs?: ReactNode
  /** On the right page, above the sentence. */
  portrait?: ReactNode
  /** What did not work out, to be dismissed. */
  problem?: ReactNode
  onDismiss?: () => void
  /** On the button that leads on. */
  next?: ReactNode
  pending?: boolean
  pendingWords?: string
  /** Beside Next. */
  otherWay?: ReactNode
  /** The story that is chosen is another than the wish. */
  isOther?: boolean
  children: ReactNode
}

const problemId = fieldId('problem')

export function StepPage(props: StepPageProps) {
  const { wizard, step, title, lead, tabs, portrait, problem, onDismiss, isOther, children } = props
  // The button that was pressed stands far below what is said here.
  const failed = Boolean(problem)
  useEffect(() => {
    if (failed) reach(problemId)
  }, [failed])
  return (
    <div className="wizard">
      <WizardBar closeHint={words.closeHint[wizard.kept]}>
        {wizard.kept !== 'nowhere' && <Icon name="tick" className="size-5 text-second-deep" />}
        <span className={wizard.kept === 'nowhere' ? '' : 'max-sm:sr-only'}>{words.kept[wizard.kept]}</span>
        {wizard.kept !== 'nowhere' && (
          <span className="sm:hidden" aria-hidden="true">
            {words.keptShort}
          </span>
        )}
      </WizardBar>
      <main id="page" tabIndex={-1} className="wizard-main outline-none">
        <StageBar step={step} answers={wizard.answers} />
        <StepForm {...props}>
          <div className={`wizard-open ${tabs ? 'has-tabs' : ''}`}>
            <section className="wizard-left">
              {tabs}
              <ScreenTitle key={step} title={title} step>
                <span dir="auto">{title}</span>
              </ScreenTitle>
              {lead && <p className="mt-1.5 text-ink-2">{lead}</p>}
              <div id={problemId} tabIndex={-1}>
                <Banner tone="error" className="mt-4" words={problem} onDismiss={onDismiss} />
              </div>
              <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6">{children}</div>
            </section>
            <section className="wizard-right" aria-label={words.sentence.label}>
              <div className="wizard-right-in">
                {portrait}
                <BookSoFar answers={wizard.answers} isOther={isOther ?? wizard.isOther} step={step} onGo={wizard.go} />
              </div>
              <p className="wizard-number" aria-hidden="true">
                {pageNumber(step, wizard.answers)}
              </p>
            </section>
          </div>
        </StepForm>
      </main>
      <FootLinks />
    </div>
  )
}

function StepForm(props: StepPageProps) {
  const { wizard, step, onBack, onNext, next = words.next, pending, pendingWords, otherWay, children } = props
  const needId = useId()
  const gap = gapOf(step, wizard.answers)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    if (gap) mend(gap)
    else onNext()
  }
  function mend({ step: of, field }: Gap) {
    if (of === step) reach(fieldId(field))
    else wizard.go(of)
  }
  return (
    <form noValidate onSubmit={submit}>
      {children}
      <div className="foot-bar wizard-nav">
        <Button onClick={onBack}>
          <Icon name="back" />
          {words.back}
        </Button>
        <div className="wizard-on">
          <p id={needId} className="wizard-need">
            {gap && (
              <>
                <b className="max-sm:sr-only">{gap.words}</b>{' '}
                <a
                  className="link link-row"
                  href={`#${fieldId(gap.field)}`}
                  onClick={(event: MouseEvent) => {
                    event.preventDefault()
                    mend(gap)
                  }}
                >
                  {gap.mend}
                </a>
              </>
            )}
          </p>
          {otherWay}
          <Button
            look="primary"
            type="submit"
            className="min-w-36"
            pending={pending ?? false}
            pendingWords={pendingWords}
            aria-disabled={gap !== undefined || undefined}
            aria-describedby={gap && needId}
          >
            {next}
            <Icon name="forward" />
          </Button>
        </div>
      </div>
    </form>
  )
}

export function reach(id: string): void {
  const field = document.getElementById(id)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
