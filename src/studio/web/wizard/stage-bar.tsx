// Three stages, and how far one is in each.

import { progressOf, type Step, stageOf, stages } from '../../wizard-steps.ts'
import type { WizardAnswers } from '../../wizard-answers.ts'
import { wizardWords as words } from '../../wizard-words.ts'

export function StageBar({ step, answers }: { step: Step; answers: WizardAnswers }) {
  const here = stageOf(step)
  return (
    <ol className="stage-bar" aria-label={words.label}>
      {stages.map((stage) => {
        const progress = progressOf(stage, step, answers)
        return (
          <li
            key={stage}
            className={stage === here ? 'is-here' : ''}
            aria-current={stage === here ? 'step' : undefined}
          >
            <span className={`stage-line ${progress === 1 ? 'is-done' : ''}`} aria-hidden="true">
              <span style={{ width: `${Math.max(progress, stage === here ? 0.06 : 0) * 100}%` }} />
            </span>
            {/* A small screen has room for one name in one line. */}
            <span className={stage === here ? '' : 'max-sm:sr-only'}>{words.stages[stage]}</span>
            {progress === 1 && <span className="sr-only"> ({words.done})</span>}
          </li>
        )
      })}
    </ol>
  )
}
