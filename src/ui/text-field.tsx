// One line of text in a labelled field.

import type { ComponentProps } from 'react'
import { Field, type FieldProps, fieldWiring } from './field.tsx'

export interface TextFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange' | 'value'> {
  value: string
  onValue?: (value: string) => void
}

export function TextField({ id, label, hint, error, className, onValue, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, error, className }}>
      <input
        {...input}
        {...fieldWiring({ id, hint, error })}
        id={id}
        type={type}
        className="field-input"
        onChange={(event) => onValue?.(event.target.value)}
      />
    </Field>
  )
}
