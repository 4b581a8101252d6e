// A choice from a list in a labelled field.

import type { ComponentProps } from 'react'
import { Field, type FieldProps, fieldWiring } from './field.tsx'

export interface SelectFieldProps
  extends FieldProps, Omit<ComponentProps<'select'>, 'id' | 'className' | 'onChange' | 'value' | 'children'> {
  value: string
  onValue?: (value: string) => void
  options: readonly { value: string; label: string }[]
}

export function SelectField({ id, label, hint, error, className, onValue, options, ...select }: SelectFieldProps) {
  return (
    <Field {...{ id, label, hint, error, className }}>
      <select
        {...select}
        {...fieldWiring({ id, hint, error })}
        id={id}
        className="field-input"
        onChange={(event) => onValue?.(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
