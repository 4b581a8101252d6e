// The editor's memory: what is filled in, what is wrong with it, and each field's wiring.

import { useRef, useState } from 'react'
import type { Problem } from '../../ui/error-summary.tsx'
import { fieldProblems, mend, type Verdict } from '../../ui/form-problems.ts'
import { type BookForm, type BookText, bookTexts, type CharacterText, characterTexts } from '../book-form.ts'
import { setField } from '../set-field.ts'
import { readForm } from '../written-book.ts'

export const fieldId = (path: string) => `book-${path}`

export interface TextWiring {
  id: string
  name: string
  value: string
  error: string | undefined
  onValue: (value: string) => void
}

export interface FormMemory {
  form: BookForm
  errors: Record<string, string>
  problem: Problem | undefined
  change: (next: (form: BookForm) => BookForm, field: string) => void
  /** What stands in the fields now, before React has drawn it. */
  latest: () => BookForm
  /** Not the member's doing: the server's answer, the other tab. */
  replace: (form: BookForm) => void
  refuse: (verdict: Verdict) => void
  forgive: () => void
}

export interface BookFields {
  form: BookForm
  text: (name: BookText) => TextWiring
  tick: (name: 'rhyme') => {
    id: string
    name: string
    checked: boolean
    error: string | undefined
    onChecked: (checked: boolean) => void
  }
  characterText: (index: number, name: CharacterText) => TextWiring
  /** Other changes, e.g. a character more. */
  change: (next: (form: BookForm) => BookForm, field: string) => void
}

const order = [
  ...bookTexts.filter((name) => name !== 'art_style_id'),
  'rhyme',
  'art_style_id',
  ...[0, 1, 2].flatMap((index) => characterTexts.map((name) => `characters.${index}.${name}`)),
]

export function useBookForm(initial: BookForm): FormMemory {
  const [form, setForm] = useState(initial)
  const [verdict, setVerdict] = useState<Verdict>()
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(initial)
  const errors = verdict?.fields ?? {}

  function replace(next: BookForm) {
    latest.current = next
    setForm(next)
  }
  return {
    form,
    errors,
    problem: verdict && {
      heading: verdict.heading,
      items: fieldProblems(errors, order).map(([path, words]) => ({ fieldId: fieldId(path), words })),
      attempt,
    },
    change: (next, field) => {
      replace(next(latest.current))
      setVerdict((now) => mend(now, field, () => check(latest.current)))
    },
    latest: () => latest.current,
    replace,
    refuse: (next) => {
      setVerdict(next)
      setAttempt((tries) => tries + 1)
    },
    forgive: () => setVerdict(undefined),
  }
}

/** `onTyped`: told of what the member changed, as she changes it. */
export function wireFields(memory: FormMemory, onTyped: (form: BookForm) => void): BookFields {
  const { form, errors } = memory
  function change(next: (form: BookForm) => BookForm, field: string) {
    memory.change(next, field)
    onTyped(memory.latest())
  }
  const wire = (path: string) => ({ id: fieldId(path), name: path, error: errors[path] })
  const set = (path: string) => (value: string | boolean) => change((form) => setField(form, path, value), path)
  return {
    form,
    text: (name) => ({ ...wire(name), value: form[name], onValue: set(name) }),
    tick: (name) => ({ ...wire(name), checked: form[name], onChecked: set(name) }),
    characterText: (index, name) => {
      const path = `characters.${index}.${name}`
      return { ...wire(path), value: form.characters[index]?.[name] ?? '', onValue: set(path) }
    },
    change,
  }
}

function check(form: BookForm): Verdict | undefined {
  const { wrong } = readForm(form, { titleNeeded: true })
  return wrong && { fields: wrong }
}
