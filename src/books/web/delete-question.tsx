// What a row of My Books turns into before its book is deleted. Escape is Cancel.

import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { CallFailed } from '../../ui/call-failed.ts'
import { FieldError } from '../../ui/field.tsx'
import { inSentences } from '../../ui/in-sentences.ts'
import { useQuestion } from '../../ui/use-question.ts'
import { booksWords } from '../words.ts'

const { deleting: words } = booksWords

export interface DeleteQuestionProps {
  title: string
  warning: string
  /** Answers what to tell the member. */
  remove: () => Promise<string>
  onCancel: () => void
  onDeleted: (message: string) => void
}

export function DeleteQuestion({ title, warning, remove, onCancel, onDeleted }: DeleteQuestionProps) {
  const deletion = useMutation({ mutationFn: remove })
  const cancel = () => {
    if (!deletion.isPending) onCancel()
  }
  const safe = useQuestion(cancel)
  const id = useId()

  return (
    <fieldset className="delete-question" aria-labelledby={`${id}-question`} aria-describedby={`${id}-warning`}>
      <div className="min-w-0">
        <h2 id={`${id}-question`} className="text-lg leading-[1.2] wrap-anywhere">
          {words.question(title)}
        </h2>
        <p id={`${id}-warning`} className="mt-1">
          {warning}
        </p>
        <div role="alert" className="mt-2 empty:hidden">
          {deletion.error && <FieldError id={id} error={explain(deletion.error)} />}
        </div>
      </div>
      <div className="delete-answers">
        <Button
          look="danger"
          pending={deletion.isPending}
          pendingWords={words.pending}
          onClick={() => deletion.mutate(undefined, { onSuccess: onDeleted })}
        >
          {words.confirm}
        </Button>
        <Button ref={safe} aria-disabled={deletion.isPending || undefined} onClick={cancel}>
          {words.cancel}
        </Button>
      </div>
    </fieldset>
  )
}

/** A refusal has a reason that helps; a fault has none. */
function explain(error: Error): string {
  if (!(error instanceof CallFailed)) return words.failed
  const { status } = error.failure
  const refused = status >= 400 && status < 500
  return inSentences(refused ? error.message : words.failed, error.advice)
}
