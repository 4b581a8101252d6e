// What can be done to an order now. Each is asked once more, since it moves money, paper or a parcel.

import { type ReactNode, useState } from 'react'
import { showMoney } from '../../base/money.ts'
import { holdOrder, refundOrderByHand, releaseOrder, reprintOrder, sendGift } from '../../orders/operator-contract.ts'
import { Button } from '../../ui/button.tsx'
import { call } from '../../ui/call.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { explainFailure } from '../../ui/explain-failure.ts'
import { FieldError } from '../../ui/field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type DeskOrderStory, tryOrderAgain } from '../contract.ts'
import { deskWords as words } from '../desk-words.ts'

interface ActionsProps {
  order: DeskOrderStory
  onDone: (told: string) => Promise<void>
}

export function DeskActions({ order, onDone }: ActionsProps) {
  const { id, can } = order
  const [carrier, setCarrier] = useState('')
  const [tracking, setTracking] = useState('')
  const [note, setNote] = useState('')
  return (
    <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
      {can.send && (
        <Action
          words={words.send}
          text={words.send.words}
          look="primary"
          onDone={onDone}
          act={() => {
            const tracking_url = tracking.trim() || undefined
            return call(sendGift, { id, carrier: carrier.trim(), tracking_url }, { failure: words.send.failed })
          }}
        >
          <div className="mt-4 grid gap-4">
            <TextField id="carrier" label={words.send.carrier} value={carrier} onValue={setCarrier} most={60} />
            <TextField
              id="tracking"
              type="url"
              label={words.send.tracking}
              hint={words.send.trackingHint}
              value={tracking}
              onValue={setTracking}
              most={500}
            />
          </div>
        </Action>
      )}
      {can.try_again && (
        <Action
          words={words.tryAgain}
          text={words.tryAgain.words}
          onDone={onDone}
          act={() => call(tryOrderAgain, { id }, { failure: words.tryAgain.failed })}
        />
      )}
      {order.held_at !== null && (
        <Action
          words={words.release}
          text={words.release.words}
          look="primary"
          onDone={onDone}
          act={() => call(releaseOrder, { id }, { failure: words.release.failed })}
        />
      )}
      {can.hold && (
        <Action
          words={words.hold}
          text={words.hold.words}
          onDone={async (told) => {
            setNote('')
            await onDone(told)
          }}
          act={() => call(holdOrder, { id, note: note.trim() }, { failure: words.hold.failed })}
        >
          <div className="mt-4">
            <TextAreaField
              id="why"
              label={words.hold.note}
              hint={words.hold.noteHint}
              value={note}
              onValue={setNote}
              most={1000}
              dir="auto"
            />
          </div>
        </Action>
      )}
      {can.reprint && (
        <Action
          words={words.reprint}
          text={words.reprint.words}
          onDone={onDone}
          act={() => call(reprintOrder, { id }, { failure: words.reprint.failed })}
        />
      )}
      {can.refund && (
        <Action
          words={words.refund}
          text={words.refund.words(showMoney(order.amount))}
          look="danger"
          onDone={onDone}
          act={() => call(refundOrderByHand, { id }, { failure: words.refund.failed })}
        />
      )}
    </div>
  )
}

interface ActionProps extends Pick<ActionsProps, 'onDone'> {
  words: { go: string; question: string; pending: string; done: string; failed: string }
  text: string
  look?: 'primary' | 'danger'
  act: () => Promise<unknown>
  children?: ReactNode
}

function Action({ words: said, text, look, act, onDone, children }: ActionProps) {
  const [open, setOpen] = useState(false)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function go() {
    setPending(true)
    setProblem(undefined)
    try {
      await act()
      setOpen(false)
      await onDone(said.done)
    } catch (error) {
      setProblem(explainFailure(error, said.failed))
    } finally {
      setPending(false)
    }
  }
  return (
    <>
      <Button {...(look === 'primary' && { look })} onClick={() => setOpen(true)}>
        {said.go}
      </Button>
      <Dialog
        open={open}
        title={said.question}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button look={look ?? 'primary'} pending={pending} pendingWords={said.pending} onClick={() => void go()}>
              {said.go}
            </Button>
            <Button onClick={() => setOpen(false)}>{words.keep}</Button>
          </>
        }
      >
        <p>{text}</p>
        {children}
        <div role="alert" className="mt-3 empty:hidden">
          <FieldError id="action-problem" error={problem} />
        </div>
      </Dialog>
    </>
  )
}
