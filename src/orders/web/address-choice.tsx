// Where an order goes: one of the saved addresses, the default one first, or a new one.

import { useState } from 'react'
import { addressLines } from '../../members/address.ts'
import type { Address } from '../../members/contract.ts'
import { AddressForm } from '../../members/web/address-form.tsx'
import { noAddress } from '../../members/web/address-values.ts'
import { useChangeAddresses } from '../../members/web/profile-data.ts'
import type { OneForm } from '../../members/web/profile-one-form.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { explainFailure } from '../../ui/explain-failure.ts'
import { Icon } from '../../ui/icon.tsx'
import { useFocusNext } from '../../ui/use-focus-next.ts'
import { checkoutWords } from '../checkout-words.ts'

const { address: words } = checkoutWords
const form = 'shipping'
const choiceId = (id: string) => `ship-to-${id}`
/** Takes the focus when no address is chosen. */
export const addAddressId = 'ship-to-new'

export interface AddressChoiceProps {
  addresses: readonly Address[]
  chosen: string | undefined
  onChoose: (id: string) => void
}

export function AddressChoice({ addresses, chosen, onChoose }: AddressChoiceProps) {
  const changes = useChangeAddresses()
  const focusNext = useFocusNext()
  const [adding, setAdding] = useState(false)
  const [problem, setProblem] = useState<string>()
  const forms: OneForm = {
    open: adding ? form : undefined,
    start: () => setAdding(true),
    close: () => setAdding(false),
    // Nothing else on the checkout takes the place of this form.
    setTyped: () => undefined,
  }
  return (
    <section aria-labelledby="ship-to">
      <h2 id="ship-to">{words.title}</h2>
      {addresses.length > 0 && (
        <fieldset className="ship-to">
          <legend className="sr-only">{words.title}</legend>
          {addresses.map((address) => (
            <label key={address.id} className="version">
              <input
                type="radio"
                name="ship-to"
                id={choiceId(address.id)}
                checked={address.id === chosen}
                onChange={() => onChoose(address.id)}
              />
              <b className="wrap-anywhere" dir="auto">
                {address.name} {address.is_default && <span className="badge">{words.default}</span>}
              </b>
              <span className="version-text" dir="auto">
                {addressLines(address).join('\n')}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {adding ? (
        <div className="card mt-4">
          <Banner tone="error" words={problem} onDismiss={() => setProblem(undefined)} />
          <AddressForm
            name={form}
            title={words.formTitle}
            initial={noAddress}
            submitWords={words.use}
            standing={addresses.length === 0 ? 'first' : 'other'}
            forms={forms}
            place="order"
            onSubmit={async (values) => {
              setProblem(undefined)
              const saved = await changes.add(values, words.saveFailed)
              onChoose(saved.id)
              setAdding(false)
              focusNext(choiceId(saved.id))
            }}
            onFailure={(error) => setProblem(explainFailure(error, words.saveFailed))}
            onCancel={() => {
              setAdding(false)
              focusNext(addAddressId)
            }}
          />
        </div>
      ) : (
        <Button id={addAddressId} small className="mt-4" onClick={() => setAdding(true)}>
          <Icon name="plus" className="size-5" />
          {words.add}
        </Button>
      )}
    </section>
  )
}

/** The one that is chosen, else the default one. */
export function shipTo(addresses: readonly Address[], chosen: string | undefined): Address | undefined {
  return addresses.find(({ id }) => id === chosen) ?? addresses.find((address) => address.is_default)
}
