// Saving a book: asked for or by itself, never twice at once, never over what another tab has saved.

import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Book } from '../../books/contract.ts'
import { CallFailed } from '../../ui/call-failed.ts'
import type { Saving } from '../autosave-words.ts'
import { blankForm, type BookForm, formOf } from '../book-form.ts'
import { saveSteps } from '../form-calls.ts'
import { type Clash, choose, mergeForms } from '../merge-forms.ts'
import { isSame, readForm, withoutBlanks } from '../written-book.ts'
import { explainSaving } from './explain-making.ts'
import { addBook, lookAgain, takeSteps } from './save-book.ts'
import type { FormMemory } from './use-book-form.ts'
import type { DraftShelf } from './use-local-draft.ts'

interface SaveParts {
  book: Book | undefined
  fields: FormMemory
  drafts: DraftShelf
  /** Clashes that a restored draft brings along. */
  clashes: Clash[]
  onCreated: (book: Book) => void
}

export type Mode = 'asked' | 'auto'

export function useSave({ book, fields, drafts, clashes: brought, onCreated }: SaveParts) {
  const cache = useQueryClient()
  const saved = useRef(book)
  const running = useRef<Promise<boolean>>(undefined)
  const [saving, setSaving] = useState<Saving>({ state: brought.length > 0 ? 'conflict' : 'untouched' })
  const [pending, setPending] = useState<Mode>()
  const clashes = useRef(brought)
  const base = () => (saved.current ? formOf(saved.current) : blankForm)

  function keepSaved(book: Book) {
    saved.current = book
    void cache.invalidateQueries({ queryKey: ['books'] })
  }

  function noteTyping(form: BookForm) {
    const kept = drafts.keep(base(), form)
    if (clashes.current.length > 0) return
    if (!kept) setSaving({ state: 'unsaved' })
    else if (isSame(base(), form)) setSaving((now) => (now.state === 'saved' ? now : { state: 'untouched' }))
    else if (saved.current === undefined) setSaving(at('device'))
    else setSaving((now) => (now.state === 'untouched' ? { state: 'typing' } : now))
  }

  /** The other tab's book is met with what is typed here. True when somebody has to choose. */
  function meet(start: BookForm, theirs: Book): boolean {
    const merged = mergeForms(start, fields.latest(), formOf(theirs))
    keepSaved(theirs)
    fields.replace(merged.form)
    clashes.current = merged.clashes
    if (merged.clashes.length > 0) setSaving({ state: 'conflict' })
    return merged.clashes.length > 0
  }

  function refuse(mode: Mode, wrong: Record<string, string>): false {
    if (mode === 'asked') fields.refuse({ fields: wrong, own: true })
    else setSaving({ state: 'incomplete' })
    return false
  }

  async function work(mode: Mode): Promise<boolean> {
    const before = saved.current
    if (before === undefined) return create()
    const seen = await lookAgain(before.id)
    if (seen.updated_at !== before.updated_at && meet(formOf(before), seen)) return false
    const form = mode === 'auto' ? withoutBlanks(fields.latest()) : fields.latest()
    const { written, wrong } = readForm(form, { titleNeeded: false })
    if (wrong) return refuse(mode, wrong)
    const steps = saveSteps(seen, form, written)
    await takeSteps(seen, steps, (book, added) => {
      keepSaved(book)
      if (added) fields.replace(withId(fields.latest(), added))
    })
    // Only the book's own answer tells when it was last changed.
    const last = steps.at(-1)
    if (last && last.kind !== 'book' && meet(form, await lookAgain(before.id))) return false
    setSaving(mode === 'auto' ? at('saved') : { state: 'untouched' })
    drafts.keep(base(), fields.latest())
    return true
  }

  async function create(): Promise<boolean> {
    const form = fields.latest()
    const { written, wrong } = readForm(form, { titleNeeded: true })
    if (wrong) return refuse('asked', wrong)
    const book = await addBook(form, written, drafts.bookKey())
    keepSaved(book)
    drafts.drop()
    onCreated(book)
    return true
  }

  async function attempt(mode: Mode): Promise<boolean> {
    const before = saving
    setPending(mode)
    if (mode === 'auto') setSaving({ state: 'saving' })
    try {
      const done = await work(mode)
      if (!done && clashes.current.length === 0) setSaving(before)
      return done
    } catch (error) {
      if (mode === 'asked') fields.refuse(explainSaving(error))
      const offline = error instanceof CallFailed && error.failure.status === 0
      const kept = drafts.keep(base(), fields.latest())
      setSaving({ state: kept ? (offline ? 'offline' : 'failed') : 'unsaved' })
      return false
    } finally {
      setPending(undefined)
    }
  }

  /** True when all is saved. A clash says no: look at `clashes`. */
  async function save(mode: Mode): Promise<boolean> {
    if (running.current) {
      await running.current
      if (mode === 'auto') return isSame(base(), fields.latest())
    }
    if (clashes.current.length > 0) return false
    const titleNeeded = mode === 'asked' || base().title !== ''
    const form = mode === 'auto' ? withoutBlanks(fields.latest()) : fields.latest()
    const { wrong } = readForm(form, { titleNeeded })
    if (wrong) return refuse(mode, wrong)
    if (mode === 'asked') fields.forgive()
    running.current = attempt(mode)
    const done = await running.current
    running.current = undefined
    return done
  }

  return {
    save,
    saving,
    /** Which kind of saving is under way. */
    pending,
    noteTyping,
    exists: () => saved.current !== undefined,
    isDirty: () => !isSame(base(), fields.latest()),
    clashes: () => clashes.current,
    /** `theirs`: the fields whose other text is taken. */
    settle: (theirs: ReadonlySet<string>) => {
      const chosen = clashes.current.filter(({ field }) => theirs.has(field))
      // Once the clash is settled, nothing is in the way of saving.
      clashes.current = []
      fields.replace(chosen.reduce(choose, fields.latest()))
      setSaving({ state: 'untouched' })
      drafts.keep(base(), fields.latest())
    },
  }
}

const at = (state: 'saved' | 'device'): Saving => ({ state, at: Date.now() })

function withId(form: BookForm, { key, id }: { key: string; id: string }): BookForm {
  return { ...form, characters: form.characters.map((one) => (one.key === key ? { ...one, id } : one)) }
}
