// A shipping address in fields that are named as its country names them.

import { Button } from '../../ui/button.tsx'
import { CallFailed } from '../../ui/call-failed.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TickBox } from '../../ui/tick-box.tsx'
import { useForm } from '../../ui/use-form.ts'
import { type AddressPlace, countries, countryCodes } from '../address.ts'
import { regionsOf } from '../check-address.ts'
import { profileWords } from '../profile-words.ts'
import { type AddressValues, checkAddress, chosenRegion, countryOf } from './address-values.ts'
import { type OneForm, useOpenForm } from './profile-one-form.tsx'

const { addresses: words } = profileWords
const countryOptions = countryCodes.map((code) => ({ value: code, label: countries[code] }))

export interface AddressFormProps {
  name: string
  title: string
  initial: AddressValues
  submitWords: string
  /** `first`: becomes the default anyway. `default`: is it already. `other`: may become it. */
  standing: 'first' | 'default' | 'other'
  forms: OneForm
  /** For an order: beside the button that pays. */
  place?: AddressPlace
  onSubmit: (values: AddressValues) => Promise<void>
  /** Of a failure that no field can mend. */
  onFailure: (error: unknown) => void
  onCancel: () => void
}

/** The region as the list shows it. */
const shown = (values: AddressValues): AddressValues => ({
  ...values,
  state_code: chosenRegion(countryOf(values), values.state_code),
})

export function AddressForm(props: AddressFormProps) {
  const { name, title, initial, submitWords, standing, forms, place, onSubmit, onFailure, onCancel } = props
  const form = useForm({
    name,
    initial,
    check: (values) => checkAddress(shown(values), place),
    submit: (values) =>
      onSubmit(shown(values)).catch((error: unknown) => {
        if (error instanceof CallFailed && error.failure.fields) throw error
        onFailure(error)
      }),
  })
  useOpenForm(forms, JSON.stringify(form.values) !== JSON.stringify(initial), `${name}-country_code`)
  const country = countryOf(form.values)
  const { labels } = words
  const regions = regionsOf(country).map(({ code, name: region }) => ({ value: code, label: region }))
  return (
    <form onSubmit={form.onSubmit} noValidate aria-labelledby={`${name}-title`}>
      <h3 id={`${name}-title`} className="mb-4 wrap-anywhere">
        {title}
      </h3>
      <p className="mb-4 text-ink-2">{words.shipsTo}</p>
      <ErrorSummary problem={form.problem} />
      <div className="grid gap-4 sm:grid-cols-2 sm:items-end">
        <SelectField
          {...form.field('country_code')}
          label={labels.country_code}
          options={countryOptions}
          autoComplete="shipping country"
          className="sm:col-span-2"
        />
        <TextField
          {...form.field('name')}
          label={labels.name}
          autoComplete="shipping name"
          required
          className="sm:col-span-2"
        />
        <TextField
          {...form.field('street1')}
          label={labels.street1}
          autoComplete="shipping address-line1"
          required
          className="sm:col-span-2"
        />
        <TextField
          {...form.field('street2')}
          label={labels.street2}
          autoComplete="shipping address-line2"
          className="sm:col-span-2"
        />
        <TextField
          {...form.field('city')}
          label={labels.city}
          autoComplete="shipping address-level2"
          required
          className="sm:col-span-2"
        />
        {regions.length === 0 ? (
          <TextField
            {...form.field('state_code')}
            label={labels.state_code[country]}
            autoComplete="shipping address-level1"
          />
        ) : (
          <SelectField
            {...form.field('state_code')}
            // Of another country's list nothing is chosen.
            value={chosenRegion(country, form.values.state_code)}
            label={labels.state_code[country]}
            options={[{ value: '', label: words.chooseRegion[country] }, ...regions]}
            autoComplete="shipping address-level1"
            required
          />
        )}
        <TextField
          {...form.field('postal_code')}
          label={labels.postal_code[country]}
          autoComplete="shipping postal-code"
          autoCapitalize="characters"
          required
        />
        <TextField
          {...form.field('phone_number')}
          label={labels.phone_number}
          hint={words.phoneHint}
          type="tel"
          autoComplete="shipping tel"
          required
          className="sm:col-span-2"
        />
      </div>
      {standing === 'first' && <p className="mt-4 text-ink-2">{words.firstIsDefault}</p>}
      {standing === 'other' && <TickBox {...form.tick('is_default')} label={words.makeDefault} className="mt-3" />}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          look={place === 'order' ? 'secondary' : 'primary'}
          type="submit"
          pending={form.pending}
          pendingWords={profileWords.saving}
        >
          {submitWords}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {profileWords.cancel}
        </Button>
      </div>
    </form>
  )
}
