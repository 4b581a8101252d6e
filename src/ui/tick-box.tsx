// A box to tick, with its words as the label.

import type { ComponentProps } from 'react'
import { FieldError, type FieldProps, fieldWiring } from './field.tsx'

export interface TickBoxProps
  extends FieldProps, Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange' | 'checked' | 'type' | 'value'> {
  checked: boolean
  onChecked?: (checked: boolean) => void
}

export function TickBox({ id, label, hint, error, className, onChecked, ...input }: TickBoxProps) {
  return (
    <div className={className}>
      <FieldError id={id} error={error} />
      <label htmlFor={id} className="tick">
        <input
          {...input}
          {...fieldWiring({ id, hint, error })}
          id={id}
          type="checkbox"
          onChange={(event) => onChecked?.(event.target.checked)}
        />
        <span className="pt-px">{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint pl-10">
          {hint}
        </p>
      )}
    </div>
  )
}
