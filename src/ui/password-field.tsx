// A password in a labelled field: it may be pasted, and it may be shown.

import { type ComponentProps, type ReactNode, useState } from 'react'
import { Field, type FieldProps, fieldWiring } from './field.tsx'
import { uiWords } from './ui-words.ts'

export interface PasswordFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange' | 'value' | 'type'> {
  label: string
  value: string
  onValue?: (value: string) => void
  autoComplete: 'current-password' | 'new-password'
  /** Something below the control that describes it, e.g. a strength meter with this id. */
  below?: { id: string; content: ReactNode }
}

export function PasswordField({ id, label, hint, error, className, onValue, below, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ id, label, hint, error, className }}>
      <span className="relative block">
        <input
          {...input}
          {...fieldWiring({ id, hint, error }, below?.id)}
          id={id}
          type={shown ? 'text' : 'password'}
          className="field-input pr-20"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => onValue?.(event.target.value)}
        />
        <button
          type="button"
          className="absolute inset-y-0.5 right-0.5 min-h-11 min-w-16 rounded-sm px-3 text-sm font-bold text-ink-2 hover:text-ink"
          aria-label={shown ? uiWords.hideTyped : uiWords.showTyped}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          {shown ? uiWords.hidePassword : uiWords.showPassword}
        </button>
      </span>
      {below?.content}
    </Field>
  )
}
