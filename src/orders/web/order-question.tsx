// A question about an order, asked in place: whether it may be printed, whether it is to be canceled.

import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { call } from '../../ui/call.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { explainFailure } from '../../ui/explain-failure.ts'
import { FieldError } from '../../ui/field.tsx'
import type { approveOrder, OrderStory } from '../contract.ts'

export interface OrderDone {
  order: OrderStory
  onDone: (order: OrderStory, told: string) => void
}

export interface OrderQuestionProps extends OrderDone {
  open: boolean
  endpoint: typeof approveOrder
  title: string
  text: string
  confirm: string
  look: 'primary' | 'danger'
  words: { pending: string; keep: string; done: string; failed: string }
  onClose: () => void
}

export function OrderQuestion(props: OrderQuestionProps) {
  const { open, endpoint, order, title, text, confirm, look, words: said, onClose, onDone } = props
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function go() {
    setPending(true)
    setProblem(undefined)
    try {
      onDone(await call(endpoint, { id: order.id }, { failure: said.failed }), said.done)
      onClose()
    } catch (error) {
      setProblem(explainFailure(error, said.failed))
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button look={look} pending={pending} pendingWords={said.pending} onClick={() => void go()}>
            {confirm}
          </Button>
          <Button onClick={onClose}>{said.keep}</Button>
        </>
      }
    >
      <p>{text}</p>
      <div role="alert" className="mt-3 empty:hidden">
        <FieldError id={`${endpoint.name}-problem`} error={problem} />
      </div>
    </Dialog>
  )
}
