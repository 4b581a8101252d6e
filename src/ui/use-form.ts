// A form's memory: what was typed, what is wrong with it, whether it is on its way.

import { type FormEvent, useRef, useState } from 'react'
import { CallFailed } from './call-failed.ts'
import type { Problem } from './error-summary.tsx'
import { fieldProblems, type Verdict } from './form-problems.ts'
import { uiWords } from './ui-words.ts'

type Values = Record<string, string | boolean>
type Named<V, Kind> = { [Name in keyof V]: V[Name] extends Kind ? Name : never }[keyof V] & string

export interface FormRules<V extends Values> {
  /** Unique on the screen; begins the fields' ids. */
  name: string
  initial: V
  /** What is wrong with these values; nothing when all is well. Asked on submit, then on each change. */
  check: (values: V) => Verdict | undefined
  /** Throws a CallFailed (or an error with words for the person) when it does not work out. */
  submit: (values: V) => Promise<void>
  /** Turns what was thrown into words; a CallFailed brings its own. */
  explain?: (error: unknown) => Verdict
}

export function useForm<V extends Values>({ name, initial, check, submit, explain = explainCall }: FormRules<V>) {
  const [values, setValues] = useState(initial)
  const [verdict, setVerdict] = useState<Verdict>()
  const [attempt, setAttempt] = useState(0)
  const [pending, setPending] = useState(false)
  const running = useRef(false)
  const errors = verdict?.fields ?? {}
  const idOf = (field: string) => `${name}-${field}`

  function refuse(next: Verdict) {
    setVerdict(next)
    setAttempt((tries) => tries + 1)
  }

  function change(next: V, field: string) {
    setValues(next)
    // Nothing is called wrong before the first try. After it the form's own rules follow each key; a server's word about a
    // field holds until that field changes.
    if (verdict?.fields === undefined) return
    const own = check(next)
    if (verdict.own) setVerdict(own && { ...own, own: true })
    else {
      const { [field]: _mended, ...left } = verdict.fields
      setVerdict(Object.keys(left).length > 0 ? { ...verdict, fields: left } : undefined)
    }
  }

  async function onSubmit(event?: FormEvent) {
    event?.preventDefault()
    if (running.current) return
    const wrong = check(values)
    if (wrong) return refuse({ ...wrong, own: true })
    running.current = true
    setPending(true)
    setVerdict(undefined)
    try {
      await submit(values)
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
      onValue: (value: string) => change({ ...values, [field]: value }, field),
    }),
    /** Spread into TickBox. */
    tick: <Name extends Named<V, boolean>>(field: Name) => ({
      id: idOf(field),
      name: field,
      checked: values[field] === true,
      error: errors[field],
      onChecked: (checked: boolean) => change({ ...values, [field]: checked }, field),
    }),
    set: (change: Partial<V>) => setValues((now) => ({ ...now, ...change })),
    reset: (next: V = initial) => {
      setValues(next)
      setVerdict(undefined)
    },
  }
}

export function explainCall(error: unknown): Verdict {
  if (!(error instanceof CallFailed)) return { heading: uiWords.failed }
  const { fields } = error.failure
  const heading = [error.message, error.advice].filter(Boolean).join(' ')
  // One field at fault whose words are the message: the summary need not say it twice.
  if (fields && Object.values(fields).includes(heading)) return { fields }
  return { heading, fields }
}
