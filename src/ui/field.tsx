// What every field has around its control: label, hint, error, and the wiring that reads them out together.

import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { uiWords } from './ui-words.ts'

export interface FieldProps {
  /** Also what an error summary links to. */
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string
  className?: string
}

/** `aria-*` of the control inside a field. */
export function fieldWiring({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>, also?: string) {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : '', also ?? ''].filter(Boolean).join(' ')
  return { 'aria-describedby': described || undefined, 'aria-invalid': error ? (true as const) : undefined }
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={`${id}-error`} className="field-error">
      <Icon name="warning" className="mt-px size-5" />
      <span>
        <span className="sr-only">{uiWords.error} </span>
        {error}
      </span>
    </p>
  )
}

export function Field({ id, label, hint, error, className, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
      {children}
    </div>
  )
}
