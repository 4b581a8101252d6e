// After the story: its title, its dedication, and something to go with it. Each Next saves.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { paths } from '../../../base/paths.ts'
import { noteStepSeen, updateBook } from '../../../books/contract.ts'
import { keepBook, storyQuery } from '../../../stories/web/story-data.ts'
import { Button } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { explainFailure } from '../../../ui/explain-failure.ts'
import type { Step } from '../../wizard-steps.ts'
import { wizardWords as words } from '../../wizard-words.ts'
import { useMember } from '../../../members/web/session.tsx'
import { DedicationStep } from './dedication-step.tsx'
import { FunStep } from './fun-step.tsx'
import { TitleStep } from './title-step.tsx'
import type { StepProps } from './step-page.tsx'

type Changes = Omit<z.input<typeof updateBook.input>, 'id'>

export function PublishSteps({ step, onNext, ...ways }: StepProps & { step: Step }) {
  const { wizard } = ways
  const bookId = wizard.bookId ?? ''
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { data: story } = useQuery(storyQuery(bookId))
  const { isVisitor } = useMember()
  function read() {
    wizard.forget()
    void navigate(paths.reviewAi(bookId))
  }

  async function save(asked: 'title' | 'dedication', changes: Changes, failure: string, goOn = onNext) {
    setPending(true)
    setProblem(undefined)
    try {
      await call(updateBook, { id: bookId, ...changes }, { failure })
      // Asked here, and not once more on the way to the pictures.
      keepBook(cache, await call(noteStepSeen, { id: bookId, step: asked }, { failure }))
      goOn()
    } catch (error) {
      setProblem(explainFailure(error, failure))
    } finally {
      setPending(false)
    }
  }
  const shared = {
    ...{ ...ways, bookId, pending, problem, pendingWords: words.title.saving },
    onDismiss: () => setProblem(undefined),
  }
  const { title, dedication } = wizard.answers
  if (step === 'title') return <TitleStep {...shared} onNext={() => void save(step, { title }, words.title.failed)} />
  if (step === 'dedication')
    return (
      <DedicationStep
        {...shared}
        story={story}
        onNext={() => void save(step, { dedication }, words.dedication.failed, read)}
        // First she reads. The cart is for members.
        otherWay={
          !isVisitor && (
            <Button look="quiet" onClick={() => void save(step, { dedication }, words.dedication.failed)}>
              {words.fun.title}
            </Button>
          )
        }
      />
    )
  return <FunStep {...shared} onNext={read} />
}
