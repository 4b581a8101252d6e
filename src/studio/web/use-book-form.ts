// The editor's memory: what is filled in, what is wrong with it, and each field's wiring.

import { useRef, useState } from 'react'
import type { Problem } from '../../ui/error-summary.tsx'
import { fieldProblems, mend, type Verdict } from '../../ui/form-problems.ts'
import { type BookForm, type BookText, bookTexts, type CharacterText, characterTexts, isBlank } from '../book-form.ts'
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
  /** What the fields at fault stand in the way of. */
  head: (heading: string) => void
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
      items: fieldProblems(errors, order)
        .filter(isFirstOfItsKind)
        .map(([path, words]) => ({ fieldId: fieldId(path), words })),
      attempt,
    },
    change: (next, field) => {
      replace(next(latest.current))
      setVerdict((now) => mend(now, field, () => check(latest.current, now?.fields)))
    },
    latest: () => latest.current,
    replace,
    refuse: (next) => {
      setVerdict(next)
      setAttempt((tries) => tries + 1)
    },
    forgive: () => setVerdict(undefined),
    head: (heading) => setVerdict((now) => now && { ...now, heading: now.heading ?? heading }),
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

/** Name and type of one character are told in one line. */
function isFirstOfItsKind([path, words]: [string, string], index: number, all: [string, string][]): boolean {
  const [before, same] = all[index - 1] ?? ['', '']
  return words !== same || ownerOf(path) !== ownerOf(before)
}

const ownerOf = (path: string) => path.split('.').slice(0, -1).join('.') || path

/** A character that was added a moment ago is not called wrong before the next try. */
function check({ characters, ...form }: BookForm, before: Record<string, string> = {}): Verdict | undefined {
  const { wrong = {} } = readForm({ ...form, characters }, { titleNeeded: true })
  const isNew = (path: string) =>
    characters.some((one, index) => isBlank(one) && path.startsWith(`characters.${index}.`))
  const fields = Object.entries(wrong).filter(([path]) => path in before || !isNew(path))
  return fields.length > 0 ? { fields: Object.fromEntries(fields) } : undefined
}
