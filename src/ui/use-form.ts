// A form's memory: what was typed, what is wrong with it, whether it is on its way.

import { type FormEvent, useRef, useState } from 'react'
import { CallFailed } from './call-failed.ts'
import type { Problem } from './error-summary.tsx'
import { fieldProblems, mend, type Verdict } from './form-problems.ts'
import { inSentences } from './in-sentences.ts'
import { uiWords } from './ui-words.ts'

type Values<V> = { [Name in keyof V]: string | boolean }
/** The fields of one kind, spelt out: an index signature names none. */
type Named<V, Kind> = keyof {
  [Name in keyof V as string extends Name ? never : V[Name] extends Kind ? Name : never]: unknown
} &
  string

/** Where what is typed waits until it is saved or given up. */
export interface FormShelf<V> {
  read: () => V | undefined
  keep: (values: V) => void
  drop: () => void
}

export interface FormRules<V extends Values<V>> {
  /** Unique on the screen; begins the fields' ids. */
  name: string
  initial: V
  /** What is wrong with these values; nothing when all is well. Asked on submit, then on each change. */
  check: (values: V) => Verdict | undefined
  /** Throws a CallFailed (or an error with words for the person) when it does not work out. */
  submit: (values: V) => Promise<void>
  /** Turns what was thrown into words; a CallFailed brings its own. */
  explain?: (error: unknown) => Verdict
  /** The form begins with what waits there; what is as it was does not wait. Who closes the form drops it. */
  shelf?: FormShelf<V>
}

export function useForm<V extends Values<V>>({
  name,
  initial,
  check,
  submit,
  explain = explainCall,
  shelf,
}: FormRules<V>) {
  const [values, setValues] = useState(() => shelf?.read() ?? initial)
  const [verdict, setVerdict] = useState<Verdict>()
  const [attempt, setAttempt] = useState(0)
  const [pending, setPending] = useState(false)
  // What was typed last, before React has drawn it: a password manager fills several fields in one go.
  const latest = useRef(values)
  const running = useRef(false)
  const errors = verdict?.fields ?? {}
  const idOf = (field: string) => `${name}-${field}`

  function refuse(next: Verdict) {
    setVerdict(next)
    setAttempt((tries) => tries + 1)
  }

  function take(next: V) {
    latest.current = next
    setValues(next)
    if (isSame(next, initial)) shelf?.drop()
    else shelf?.keep(next)
  }

  function change(field: string, value: string | boolean) {
    const next = { ...latest.current, [field]: value }
    take(next)
    setVerdict((now) => mend(now, field, () => check(next)))
  }

  async function onSubmit(event?: FormEvent) {
    event?.preventDefault()
    if (running.current) return
    const wrong = check(latest.current)
    if (wrong) return refuse({ ...wrong, own: true })
    running.current = true
    setPending(true)
    setVerdict(undefined)
    try {
      await submit(latest.current)
    } catch (error) {
      refuse(explain(error))
    } finally {
      running.current = false
      setPending(false)
    }
  }

  const problem: Problem | undefined = verdict && {
    heading: verdict.heading,
    items: fieldProblems(errors, Object.keys(initial)).map(([field, words]) => ({ fieldId: idOf(field), words })),
    attempt,
  }

  return {
    values,
    pending,
    /** For `<ErrorSummary problem={…} />`. */
    problem,
    /** For `<form onSubmit={…} noValidate>`. */
    onSubmit,
    /** Spread into TextField, TextAreaField, SelectField or PasswordField. */
    field: <Name extends Named<V, string>>(field: Name) => ({
      id: idOf(field),
      name: field,
      value: String(values[field]),
      error: errors[field],
      onValue: (value: string) => change(field, value),
    }),
    /** Spread into TickBox. */
    tick: <Name extends Named<V, boolean>>(field: Name) => ({
      id: idOf(field),
      name: field,
      checked: values[field] === true,
      error: errors[field],
      onChecked: (checked: boolean) => change(field, checked),
    }),
    set: (some: Partial<V>) => take({ ...latest.current, ...some }),
    reset: (next: V = initial) => {
      take(next)
      setVerdict(undefined)
    },
  }
}

function isSame<V extends Values<V>>(one: V, other: V): boolean {
  const others = new Map(Object.entries(other))
  return Object.entries(one).every(([name, value]) => others.get(name) === value)
}

export function explainCall(error: unknown): Verdict {
  if (!(error instanceof CallFailed)) return { heading: uiWords.failed }
  const { fields } = error.failure
  const heading = inSentences(error.message, error.advice)
  // One field at fault whose words are the message: the summary need not say it twice.
  if (fields && Object.values(fields).includes(heading)) return { fields }
  return { heading, fields }
}
