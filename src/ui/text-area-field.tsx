// Several lines of text in a labelled field.

import type { ComponentProps } from 'react'
import { Field, type FieldProps, fieldWiring } from './field.tsx'

export interface TextAreaFieldProps
  extends FieldProps, Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'onChange' | 'value'> {
  value: string
  onValue?: (value: string) => void
}

export function TextAreaField({ id, label, hint, error, className, onValue, rows = 4, ...area }: TextAreaFieldProps) {
  return (
    <Field {...{ id, label, hint, error, className }}>
      <textarea
        {...area}
        {...fieldWiring({ id, hint, error })}
        id={id}
        rows={rows}
        className="field-input"
        onChange={(event) => onValue?.(event.target.value)}
      />
    </Field>
  )
}
