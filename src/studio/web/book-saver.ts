// Saving a book: asked for or by itself, never twice at once, never over what another tab has saved.

import type { Book } from '../../books/contract.ts'
import { CallFailed } from '../../ui/call-failed.ts'
import type { Saving } from '../autosave-words.ts'
import { blankCharacter, blankForm, type BookForm, formOf } from '../book-form.ts'
import { saveSteps } from '../form-calls.ts'
import { type Clash, choose, clashesIn, type Merged, mergeForms } from '../merge-forms.ts'
import { isSame, readForm, withoutBlanks } from '../written-book.ts'
import type { DraftShelf } from './draft-shelf.ts'
import { explainSaving } from './explain-making.ts'
import { isOvertaken, lookAgain, makeBook, takeSteps } from './save-book.ts'
import type { FormMemory } from './use-book-form.ts'

export interface SaverParts {
  book: Book | undefined
  fields: Pick<FormMemory, 'latest' | 'replace' | 'refuse' | 'forgive'>
  drafts: DraftShelf
  /** What the form begins with; a restored draft may bring clashes along. */
  start: Merged
  /** Of a restored draft. */
  sent?: BookForm | undefined
  /** Told whenever what is to be seen changes. */
  show: (seen: SaverSeen) => void
  /** The server has something new of this book. */
  onKept: () => void
  onCreated: (book: Book) => void
}

export type Mode = 'asked' | 'auto'

export interface SaverSeen {
  saving: Saving
  /** Which kind of saving is under way. */
  pending: Mode | undefined
}

export const seenAtFirst = (clashes: readonly Clash[]): SaverSeen => ({
  saving: { state: clashes.length > 0 ? 'conflict' : 'untouched' },
  pending: undefined,
})

export type BookSaver = ReturnType<typeof openSaver>

export function openSaver({ book, fields, drafts, start, sent: sentBefore, show, onKept, onCreated }: SaverParts) {
  const isNew = book === undefined
  let saved = book
  let running: Promise<boolean> | undefined
  let { clashes, base: metOn } = start
  let seen = seenAtFirst(start.clashes)
  /** Of a new book: what was sent and perhaps made, though no answer came. */
  let sent = sentBefore
  const base = () => (saved ? formOf(saved) : blankForm)

  function tell(news: Partial<SaverSeen>) {
    seen = { ...seen, ...news }
    show(seen)
  }
  const setSaving = (saving: Saving) => tell({ saving })

  function keepSaved(book: Book) {
    saved = book
    onKept()
  }
  const clashesNow = () => clashesIn(fields.latest(), clashes)
  /** Until a clash is settled, whoever restores the draft has to choose as well. And a new book starts from nothing. */
  const keepDraft = () =>
    drafts.keep(isNew ? blankForm : clashesNow().length > 0 ? metOn : base(), fields.latest(), sent)

  function noteTyping() {
    const kept = keepDraft()
    if (clashesNow().length > 0) return
    const { state } = seen.saving
    if (!kept) setSaving({ state: 'unsaved' })
    else if (isSame(base(), fields.latest())) setSaving(state === 'saved' ? seen.saving : { state: 'untouched' })
    else if (saved === undefined) setSaving(at('device'))
    else if (state === 'untouched') setSaving({ state: 'typing' })
  }

  /** Another tab's book is met with what is typed here. True when somebody has to choose. */
  function meet(from: BookForm, theirs: Book): boolean {
    if (JSON.stringify(from) === JSON.stringify(formOf(theirs))) return false
    const merged = mergeForms(from, fields.latest(), formOf(theirs))
    keepSaved(theirs)
    fields.replace(merged.form)
    clashes = merged.clashes
    metOn = from
    if (clashes.length === 0) return false
    setSaving({ state: 'conflict' })
    keepDraft()
    return true
  }

  function refuse(mode: Mode, wrong: Record<string, string>): false {
    if (mode === 'asked') fields.refuse({ fields: wrong, own: true })
    else setSaving({ state: 'incomplete' })
    return false
  }

  /** What is to be saved now, by the rules; nothing when they say no. */
  function read(mode: Mode, titleNeeded: boolean) {
    const form = mode === 'auto' ? withoutBlanks(fields.latest()) : fields.latest()
    const { written, wrong } = readForm(form, { titleNeeded })
    if (wrong) refuse(mode, wrong)
    return written && { form, written }
  }

  async function work(mode: Mode): Promise<boolean> {
    const known = saved ?? (await create())
    if (!known) return false
    for (let tries = 1; ; tries += 1) {
      try {
        return await saveInto(saved ?? known, mode)
      } catch (error) {
        // Between the look and the change another tab was quicker: look again.
        if (!isOvertaken(error) || tries === mostTries) throw error
      }
    }
  }

  async function create(): Promise<Book | undefined> {
    const now = read('asked', true)
    if (!now) return undefined
    const before = sent
    sent = now.form
    keepDraft()
    const made = await makeBook(now.written, drafts.bookKey())
    keepSaved(made)
    // It may be one of an earlier try, or of another tab with the same draft.
    fields.replace(castAs(made, fields.latest()))
    const isAsSent = saveSteps(made, castAs(made, now.form), now.written).length === 0
    return !isAsSent && meet(castAs(made, before ?? blankForm), made) ? undefined : made
  }

  async function saveInto(known: Book, mode: Mode): Promise<boolean> {
    const theirs = await lookAgain(known.id)
    if (meet(formOf(known), theirs)) return false
    const now = read(mode, false)
    if (!now) return false
    const steps = saveSteps(theirs, now.form, now.written)
    const answer = await takeSteps(theirs, steps, (book, added) => {
      keepSaved(book)
      if (added) fields.replace(withId(fields.latest(), added))
    })
    if (steps.length > 0 && meet(base(), answer ?? (await lookAgain(known.id)))) return false
    if (isNew && saved) {
      drafts.drop()
      onCreated(saved)
      return true
    }
    setSaving(mode === 'auto' ? at('saved') : { state: 'untouched' })
    keepDraft()
    return true
  }

  async function attempt(mode: Mode): Promise<boolean> {
    const before = seen.saving
    tell({ pending: mode })
    if (mode === 'auto') setSaving({ state: 'saving' })
    try {
      const done = await work(mode)
      if (!done && seen.saving.state === 'saving') setSaving(before)
      return done
    } catch (error) {
      if (mode === 'asked') fields.refuse(explainSaving(error))
      const offline = error instanceof CallFailed && error.failure.status === 0
      setSaving({ state: keepDraft() ? (offline ? 'offline' : 'failed') : 'unsaved' })
      return false
    } finally {
      running = undefined
      tell({ pending: undefined })
    }
  }

  return {
    /** True when all is saved. A clash says no: look at `clashes`. */
    async save(mode: Mode): Promise<boolean> {
      while (running) {
        await running
        if (mode === 'auto') return isSame(base(), fields.latest())
      }
      if (clashesNow().length > 0) return false
      if (!read(mode, mode === 'asked' || base().title !== '')) return false
      if (mode === 'asked') fields.forgive()
      running = attempt(mode)
      return running
    },
    noteTyping,
    exists: () => saved !== undefined,
    isDirty: () => !isSame(base(), fields.latest()),
    clashes: clashesNow,
    /** `theirs`: the fields whose other text is taken. */
    settle: (theirs: ReadonlySet<string>) => {
      const chosen = clashesNow().filter(({ field }) => theirs.has(field))
      // Once the clash is settled, nothing is in the way of saving.
      clashes = []
      fields.replace(chosen.reduce(choose, fields.latest()))
      setSaving({ state: 'untouched' })
      keepDraft()
    },
  }
}

const mostTries = 5

const at = (state: 'saved' | 'device'): Saving => ({ state, at: Date.now() })

function withId(form: BookForm, { key, id }: { key: string; id: string }): BookForm {
  return { ...form, characters: form.characters.map((one) => (one.key === key ? { ...one, id } : one)) }
}

/** The characters of a book that was just made, in their order: those that were sent to be made. */
function castAs(made: Book, form: BookForm): BookForm {
  const named = form.characters.map((one, index) => ({ ...one, id: one.id ?? made.characters[index]?.id }))
  const others = made.characters.slice(named.length).map(({ id }) => ({ ...blankCharacter(id), id }))
  return { ...form, characters: [...named, ...others] }
}
