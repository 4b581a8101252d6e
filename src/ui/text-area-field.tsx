// Several lines of text in a labelled field.

import type { ComponentProps } from 'react'
import { Field, type FieldProps, fieldWiring } from './field.tsx'
import { noteId, type Printed, PrintedNote } from './printed-note.tsx'

export interface TextAreaFieldProps
  extends FieldProps, Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'onChange' | 'value' | 'maxLength'> {
  value: string
  onValue?: (value: string) => void
  /** It goes into the book: nothing is cut, and what cannot be printed is told while it is typed. */
  printed?: Printed
  /** So many letters at most: what is too long is told while it is typed, and nothing is cut. */
  most?: number | undefined
}

export function TextAreaField({
  id,
  label,
  hint,
  error,
  className,
  onValue,
  most,
  printed = most === undefined ? undefined : { most },
  rows = 4,
  ...area
}: TextAreaFieldProps) {
  return (
    <Field {...{ id, label, hint, error, className }}>
      <textarea
        {...area}
        {...fieldWiring({ id, hint, error }, printed && noteId(id))}
        id={id}
        rows={rows}
        className="field-input"
        onChange={(event) => onValue?.(event.target.value)}
      />
      {printed && <PrintedNote id={id} value={area.value} printed={printed} isTold={Boolean(error)} />}
    </Field>
  )
}
