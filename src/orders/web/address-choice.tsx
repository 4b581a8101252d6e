// Where an order goes: one of the saved addresses, the default one first, or a new one.

import { useState } from 'react'
import { addressLines } from '../../members/address.ts'
import { addressFaults } from '../../members/check-address.ts'
import type { Address } from '../../members/contract.ts'
import { AddressForm } from '../../members/web/address-form.tsx'
import { noAddress, valuesOf } from '../../members/web/address-values.ts'
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
const editId = 'ship-to-edit'
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
  /** `null`: a new one. */
  const [open, setOpen] = useState<Address | null>()
  const [problem, setProblem] = useState<string>()
  const forms: OneForm = {
    open: open === undefined ? undefined : form,
    start: () => setOpen(null),
    close: () => setOpen(undefined),
    // Nothing else on the checkout takes the place of this form.
    setTyped: () => undefined,
  }
  const ready = addresses.find(({ id }) => id === chosen)
  const faults = ready === undefined ? [] : Object.values(addressFaults(ready))
  function close(focusId: string) {
    setOpen(undefined)
    focusNext(focusId)
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
      {open === undefined && faults.length > 0 && (
        <p className="field-error mt-3">
          <Icon name="warning" className="mt-px size-5" />
          <span>{words.unfit(faults)}</span>
        </p>
      )}
      {open === undefined ? (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button id={addAddressId} small onClick={() => setOpen(null)}>
            <Icon name="plus" className="size-5" />
            {words.add}
          </Button>
          {ready && (
            <Button id={editId} small look="quiet" onClick={() => setOpen(ready)}>
              {words.edit}
            </Button>
          )}
        </div>
      ) : (
        <div className="card mt-4">
          <Banner tone="error" words={problem} onDismiss={() => setProblem(undefined)} />
          <AddressForm
            name={form}
            title={open === null ? words.formTitle : words.editTitle(open.name)}
            initial={open === null ? noAddress : valuesOf(open)}
            submitWords={words.use}
            standing={open?.is_default ? 'default' : addresses.length === 0 ? 'first' : 'other'}
            forms={forms}
            place="order"
            onSubmit={async (values) => {
              setProblem(undefined)
              const saved = open ? await changes.update(open.id, values) : await changes.add(values, words.saveFailed)
              onChoose(saved.id)
              close(choiceId(saved.id))
            }}
            onFailure={(error) => setProblem(explainFailure(error, words.saveFailed))}
            onCancel={() => close(open === null ? addAddressId : editId)}
          />
        </div>
      )}
    </section>
  )
}

/** The one that is chosen, else the default one. */
export function shipTo(addresses: readonly Address[], chosen: string | undefined): Address | undefined {
  return addresses.find(({ id }) => id === chosen) ?? addresses.find((address) => address.is_default)
}
