// A choice of a few short words, all in sight. Choosing the chosen one again takes it back.

import type { ReactNode } from 'react'
import { FieldError, fieldWiring } from '../../ui/field.tsx'
import type { Option } from '../choice-lists.ts'
import './chips.css'

export interface ChipChoiceProps {
  /** Of the chip that the error summary leads to: the chosen one, else the first. */
  id: string
  name: string
  label: ReactNode
  hint?: ReactNode
  value: string
  error?: string
  onValue: (value: string) => void
  options: readonly Option[]
  /** A drawing before the words. */
  swatch?: (value: string) => ReactNode
  className?: string
}

export function ChipChoice(props: ChipChoiceProps) {
  const { id, name, label, hint, value, error, onValue, options, swatch, className } = props
  const first = options.some((option) => option.value === value) ? value : options[0]?.value
  return (
    <fieldset className={className} {...fieldWiring({ id, hint, error })} aria-invalid={undefined}>
      <legend className="field-label">{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
      <div className="chips">
        {options.map((option, index) => (
          <label key={option.value} className="chip">
            <input
              type="radio"
              id={option.value === first ? id : `${id}-${index}`}
              name={`${id}-choice`}
              data-field={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValue(option.value)}
              onClick={() => option.value === value && onValue('')}
            />
            {swatch?.(option.value)}
            <span className="chip-words">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
