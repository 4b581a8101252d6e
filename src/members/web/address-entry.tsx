// One address of the list, written as on a parcel, with what can be done to it.

import type { ReactNode } from 'react'
import { addressLines } from '../address.ts'
import type { Address } from '../contract.ts'
import { profileWords } from '../profile-words.ts'
import { ProfileQuestion } from './profile-question.tsx'

const { addresses: words } = profileWords

export const editAddressId = (id: string) => `edit-address-${id}`
export const deleteAddressId = (id: string) => `delete-address-${id}`

export interface AddressEntryProps {
  address: Address
  asking: boolean
  onEdit: () => void
  onMakeDefault: () => void
  onAsk: () => void
  onCancel: () => void
  onDelete: () => Promise<void>
}

export function AddressEntry({ address, asking, onEdit, onMakeDefault, onAsk, onCancel, onDelete }: AddressEntryProps) {
  const nameId = `address-name-${address.id}`
  return (
    <div className={`parcel-label ${address.is_default ? 'parcel-label-default' : ''}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={nameId} className="font-ui text-base font-bold tracking-normal wrap-anywhere" dir="auto">
          {address.name}
        </h3>
        {address.is_default && <span className="badge">{words.default}</span>}
      </div>
      {addressLines(address).map((line) => (
        <p key={line} className="wrap-anywhere" dir="auto">
          {line}
        </p>
      ))}
      <p className="mt-1 text-ink-2">
        <span className="sr-only">{words.labels.phone_number}: </span>
        <bdi>{address.phone_number}</bdi>
      </p>
      {asking ? (
        <ProfileQuestion
          question={words.question}
          confirm={words.delete}
          pending={words.deleting}
          onConfirm={onDelete}
          onCancel={onCancel}
          className="-mr-4 -mb-3 -ml-6.5 mt-3 pl-6.5"
        />
      ) : (
        <div className="-mb-2 mt-1 flex flex-wrap gap-x-6">
          <Action id={editAddressId(address.id)} of={nameId} onPress={onEdit}>
            {words.edit}
          </Action>
          {!address.is_default && (
            <Action of={nameId} onPress={onMakeDefault}>
              {words.setDefault}
            </Action>
          )}
          <Action id={deleteAddressId(address.id)} of={nameId} onPress={onAsk}>
            {words.delete}
          </Action>
        </div>
      )}
    </div>
  )
}

function Action({ id, of, onPress, children }: { id?: string; of: string; onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" id={id} className="link link-row" aria-describedby={of} onClick={onPress}>
      {children}
    </button>
  )
}
