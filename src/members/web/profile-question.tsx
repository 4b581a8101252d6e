// Asked in place before something is deleted or ended.

import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useQuestion } from '../../ui/use-question.ts'
import { profileWords } from '../profile-words.ts'

export interface ProfileQuestionProps {
  question: string
  warning?: string
  confirm: string
  pending: string
  onConfirm: () => Promise<void>
  onCancel: () => void
  className?: string
}

export function ProfileQuestion(props: ProfileQuestionProps) {
  const { question, warning, confirm, onConfirm, className = '' } = props
  const [pending, setPending] = useState(false)
  const cancel = () => {
    if (!pending) props.onCancel()
  }
  const safe = useQuestion(cancel)
  const id = useId()
  return (
    <fieldset
      aria-labelledby={`${id}-question`}
      aria-describedby={warning && `${id}-warning`}
      className={`flex flex-wrap items-center justify-between gap-3 bg-danger-soft px-4 py-3 ${className}`}
    >
      <div className="min-w-0">
        <p id={`${id}-question`} className="font-bold">
          {question}
        </p>
        {warning && <p id={`${id}-warning`}>{warning}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          look="danger"
          small
          pending={pending}
          pendingWords={props.pending}
          onClick={() => {
            setPending(true)
            void onConfirm()
          }}
        >
          {confirm}
        </Button>
        <Button ref={safe} small aria-disabled={pending || undefined} onClick={cancel}>
          {profileWords.cancel}
        </Button>
      </div>
    </fieldset>
  )
}
