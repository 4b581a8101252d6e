// The e-mail by which a member is known, as every door asks for it.

import type { ComponentProps } from 'react'
import { TextField } from '../../ui/text-field.tsx'
import { authWords } from '../auth-words.ts'

export function EmailField(field: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField {...field} label={authWords.email} type="email" autoComplete="username" inputMode="email" required />
  )
}
