// Where an order goes, and sending it somewhere else while it is not printed.

import { useState } from 'react'
import { addressLines } from '../../members/address.ts'
import { useAddresses } from '../../members/web/profile-data.ts'
import { Button } from '../../ui/button.tsx'
import { call } from '../../ui/call.ts'
import { ErrorSummary, type Problem } from '../../ui/error-summary.tsx'
import { explainFailure } from '../../ui/explain-failure.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { useFocusNext } from '../../ui/use-focus-next.ts'
import { checkoutWords } from '../checkout-words.ts'
import { changeOrderAddress } from '../contract.ts'
import { orderWords } from '../order-words.ts'
import { AddressChoice, addAddressId } from './address-choice.tsx'
import type { OrderDone } from './order-question.tsx'

const { address: words } = orderWords
const changeId = 'change-address'

export function OrderAddress({ order, onDone }: OrderDone) {
  const [changing, setChanging] = useState(false)
  const focusNext = useFocusNext()
  const to = order.shipping_address
  function close() {
    setChanging(false)
    focusNext(changeId)
  }
  if (changing)
    return (
      <Change
        order={order}
        onDone={(next, told) => {
          close()
          onDone(next, told)
        }}
        onClose={close}
      />
    )
  function begin() {
    setChanging(true)
    focusNext(addAddressId)
  }
  if (to === null && !order.can.change_address) return null
  return (
    <section aria-labelledby="goes-to">
      <h2 id="goes-to">{orderWords.order.to}</h2>
      {to === null ? (
        <p className="mt-2 font-bold">{words.none}</p>
      ) : (
        <p className="mt-2 whitespace-pre-line wrap-anywhere" dir="auto">
          <b>{to.name}</b>
          {`\n${addressLines(to).join('\n')}`}
        </p>
      )}
      {order.can.change_address && (
        <Button id={changeId} look="link" onClick={begin}>
          {to === null ? words.give : words.change}
        </Button>
      )}
    </section>
  )
}

function Change({ order, onDone, onClose }: OrderDone & { onClose: () => void }) {
  const addresses = useAddresses(checkoutWords.loadFailed)
  const [chosen, setChosen] = useState<string>()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const refuse = (heading: string, fieldId?: string) =>
    setProblem((before) => ({
      heading,
      items: fieldId === undefined ? [] : [{ fieldId, words: heading }],
      attempt: (before?.attempt ?? 0) + 1,
    }))

  async function save() {
    if (chosen === undefined) return refuse(checkoutWords.address.none, addAddressId)
    setPending(true)
    try {
      const input = { id: order.id, shippingAddress: { id: chosen } }
      onDone(await call(changeOrderAddress, input, { failure: words.failed }), words.done)
    } catch (error) {
      refuse(explainFailure(error, words.failed))
      setPending(false)
    }
  }
  return (
    <div className="card">
      <LoadFailed
        words={addresses.error && explainFailure(addresses.error, checkoutWords.loadFailed)}
        onAgain={() => void addresses.refetch()}
      />
      <ErrorSummary problem={problem} />
      <AddressChoice addresses={addresses.data ?? []} chosen={chosen} onChoose={setChosen} />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="primary" pending={pending} pendingWords={words.saving} onClick={() => void save()}>
          {words.save}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}
