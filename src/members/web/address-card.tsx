// Shipping Addresses: the list, a form for one of them at a time, and a question before one goes.

import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFocusNext } from '../../ui/use-focus-next.ts'
import type { Address } from '../contract.ts'
import { profileWords } from '../profile-words.ts'
import { AddressEmpty } from './address-empty.tsx'
import { AddressEntry, deleteAddressId, editAddressId } from './address-entry.tsx'
import { AddressForm } from './address-form.tsx'
import { noAddress, valuesOf } from './address-values.ts'
import { ProfileCard } from './profile-card.tsx'
import { useChangeAddresses } from './profile-data.ts'
import type { Tell } from './profile-notice.tsx'
import type { OneForm } from './profile-one-form.tsx'

const { addresses: words } = profileWords
const newForm = 'new-address'
const addId = 'add-address'
const formOf = (address: Address) => `address-${address.id}`

export interface AddressCardProps {
  addresses: Address[]
  forms: OneForm
  tell: Tell
}

export function AddressCard({ addresses, forms, tell }: AddressCardProps) {
  const changes = useChangeAddresses()
  const focusNext = useFocusNext()
  const [asking, setAsking] = useState<string>()
  const adding = forms.open === newForm

  function start(form: string) {
    tell.clear()
    setAsking(undefined)
    forms.start(form)
  }
  function close(focusId: string) {
    forms.close()
    focusNext(focusId)
  }
  async function makeDefault(address: Address) {
    tell.clear()
    focusNext(editAddressId(address.id))
    try {
      await changes.makeDefault(address)
      tell.success(words.defaultSet)
    } catch (error) {
      tell.failure(words.defaultFailed, error)
    }
  }
  async function remove(address: Address) {
    tell.clear()
    try {
      await changes.remove(address.id)
      tell.success(words.deleted)
      focusNext(addId)
    } catch (error) {
      tell.reason(words.deleteFailed, error)
      focusNext(deleteAddressId(address.id))
    }
    setAsking(undefined)
  }

  return (
    <ProfileCard
      title={words.title}
      action={
        !adding && (
          <Button id={addId} small onClick={() => start(newForm)}>
            <Icon name="plus" className="size-5" />
            {words.add}
          </Button>
        )
      }
    >
      {adding && (
        <div className={addresses.length > 0 ? 'mb-6 border-b border-dashed border-edge pb-6' : ''}>
          <AddressForm
            name={newForm}
            title={words.formTitle}
            initial={noAddress}
            submitWords={words.add}
            standing={addresses.length === 0 ? 'first' : 'other'}
            forms={forms}
            onSubmit={async (values) => {
              tell.clear()
              await changes.add(values)
              tell.success(words.added)
              close(addId)
            }}
            onFailure={(error) => tell.reason(words.addFailed, error)}
            onCancel={() => close(addId)}
          />
        </div>
      )}
      {addresses.length === 0 && !adding && <AddressEmpty />}
      <ul className="grid gap-4">
        {addresses.map((address) => (
          <li key={address.id}>
            {forms.open === formOf(address) ? (
              <AddressForm
                name={formOf(address)}
                title={words.editTitle(address.name)}
                initial={valuesOf(address)}
                submitWords={profileWords.saveChanges}
                standing={address.is_default ? 'default' : 'other'}
                forms={forms}
                onSubmit={async (values) => {
                  tell.clear()
                  await changes.update(address.id, values)
                  tell.success(words.updated)
                  close(editAddressId(address.id))
                }}
                onFailure={(error) => tell.reason(words.updateFailed, error)}
                onCancel={() => close(editAddressId(address.id))}
              />
            ) : (
              <AddressEntry
                address={address}
                asking={asking === address.id}
                onEdit={() => start(formOf(address))}
                onMakeDefault={() => void makeDefault(address)}
                onAsk={() => setAsking(address.id)}
                onCancel={() => {
                  setAsking(undefined)
                  focusNext(deleteAddressId(address.id))
                }}
                onDelete={() => remove(address)}
              />
            )}
          </li>
        ))}
      </ul>
    </ProfileCard>
  )
}
