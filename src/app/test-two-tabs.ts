// For tests: two tabs with one book open in each, played by the product's own form, saver and drafts; and what the member is owed.

import { AsyncLocalStorage } from 'node:async_hooks'
import type { Dice } from '../base/dice.ts'
import { type Book, book as bookShape } from '../books/contract.ts'
import { blankCharacter, type BookForm, type CharacterForm, characterTexts, formOf } from '../studio/book-form.ts'
import { type Merged, mergeForms } from '../studio/merge-forms.ts'
import { setField } from '../studio/set-field.ts'
import { type BookSaver, type Mode, openSaver } from '../studio/web/book-saver.ts'
import { type DraftShelf, openShelf } from '../studio/web/draft-shelf.ts'

const bookTexts = ['title', 'dedication', 'story_setting'] as const

/** Each text of a form under a name that stays with it. */
function textsOf(form: BookForm): [name: string, text: string][] {
  const ofCast = form.characters.flatMap((one) =>
    characterTexts.map((name): [string, string] => [`${one.id ?? one.key}.${name}`, one[name]]),
  )
  return [...bookTexts.map((name): [string, string] => [name, form[name]]), ...ofCast]
}
const wordsOf = (forms: readonly Partial<CharacterForm>[]) =>
  forms.flatMap((one) => Object.values(one).filter((value) => typeof value === 'string'))

/** All that was typed, until it is typed over, decided about or given up by somebody who saw it. */
export function openDebt() {
  let count = 0
  const owed = new Map<string, string>()
  const chosen = new Set<string>()
  const past = new Set<string>()
  let last = new Map<string, string>()
  return {
    owed,
    newWord(where: string): string {
      count += 1
      owed.set(`w${count}`, where)
      return `w${count}`
    },
    settle: (words: Iterable<string | undefined>) => {
      for (const word of words) if (word) owed.delete(word)
    },
    choose: (words: Iterable<string | undefined>) => {
      for (const word of words) if (word) chosen.add(word)
    },
    /** What stands in the book now; answers what has come back that was replaced, and nobody chose. */
    look(book: Book): string[] {
      const now = new Map(textsOf(formOf(book)))
      for (const [name, text] of last)
        if (text !== '' && now.has(name) && now.get(name) !== text) past.add(`${name} ${text}`)
      const back = [...now].filter(
        ([name, text]) => last.get(name) !== text && past.has(`${name} ${text}`) && !chosen.has(text),
      )
      last = now
      return back.map(([name, text]) => `${name}: ${text}`)
    },
  }
}
export type Debt = ReturnType<typeof openDebt>

/** A browser's storage, of one device. */
export function newStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

interface Asked {
  go: (fate: 'well' | 'never sent' | 'answer lost') => Promise<void>
}

/** Calls wait here until the schedule lets them go. */
export function openLine(answer: (url: string, init: RequestInit) => Promise<Response>) {
  const here = new AsyncLocalStorage<{ isThere: () => boolean }>()
  const waiting: Asked[] = []
  return {
    here,
    waiting,
    fetch: (url: string, init: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        const asker = here.getStore()
        if (!asker) throw new Error('A call of no tab')
        const broken = () => reject(new TypeError('fetch failed'))
        const go: Asked['go'] = async (fate) => {
          const response = fate === 'never sent' ? undefined : await answer(url, init)
          // A tab that was closed hears nothing, opened again or not.
          if (!asker.isThere()) return
          if (response && fate === 'well') resolve(response)
          else broken()
        }
        waiting.push({ go })
      }),
  }
}
export type Line = ReturnType<typeof openLine>

/** Long enough for a tab to take what came and to ask the next. */
export async function aMoment(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

interface World {
  dice: Dice
  debt: Debt
  line: Line
  /** The book as the server has it. */
  read: () => Promise<Book>
}

export type Tab = ReturnType<typeof openTab>

export function openTab(name: string, storage: Storage, { dice, debt, line, read }: World) {
  let form: BookForm
  let shelf: DraftShelf
  let saver: BookSaver | undefined

  function edit(next: BookForm) {
    form = next
    saver?.noteTyping()
  }
  function type(path: string, old: string) {
    debt.settle([old])
    edit(setField(form, path, debt.newWord(`${name} ${path}`)))
  }
  function begin(book: Book, start: Merged) {
    form = start.form
    saver = openSaver({
      ...{ book, drafts: shelf, start },
      fields: {
        latest: () => form,
        replace: (next) => {
          form = next
        },
        refuse() {},
        forgive() {},
      },
      show() {},
      onKept() {},
      onCreated() {},
    })
  }

  const tab = {
    name,
    isOpen: () => saver !== undefined,
    form: () => form,
    hasDraft: () => openShelf(storage, 'book').read() !== undefined,
    isUnsaved: () => saver !== undefined && (saver.isDirty() || saver.clashes().length > 0),
    async open() {
      shelf = openShelf(storage, 'book')
      const book = await read()
      for (let draft = shelf.read(); draft; draft = shelf.read()) {
        const { base, form: typed } = draft
        if (dice.roll(4) > 0) return begin(book, mergeForms(base, typed, formOf(book)))
        const known = new Set(textsOf(base).map(([, text]) => text))
        debt.settle(textsOf(typed).flatMap(([, text]) => (known.has(text) ? [] : [text])))
        shelf.drop()
      }
      begin(book, { base: formOf(book), form: formOf(book), clashes: [] })
    },
    /** All of a sudden: nothing is saved any more. */
    close() {
      saver = undefined
    },
    type() {
      const ofBook = bookTexts.map((path): [string, string] => [path, form[path]])
      const ofCast = form.characters.flatMap((one, index) => [
        [`characters.${index}.name`, one.name] as const,
        [`characters.${index}.hobbies`, one.hobbies] as const,
      ])
      // Two that meet in the same place are what it is about.
      const [path, old] = dice.pick([...ofBook, ...ofBook, ...ofCast])
      type(path, old)
    },
    add() {
      if (form.characters.length === 3) return
      const one = { ...blankCharacter(`${name}${debt.newWord('key')}`), type: 'cat' }
      debt.settle([one.key.slice(name.length)])
      const word = debt.newWord(`${name} somebody new`)
      edit({ ...form, characters: [...form.characters, { ...one, name: word }] })
    },
    remove() {
      if (form.characters.length === 1) return
      const gone = dice.pick(form.characters)
      debt.settle(wordsOf([gone]))
      edit({ ...form, characters: form.characters.filter((one) => one !== gone) })
    },
    save(mode: Mode) {
      const now = saver
      if (!now || (mode === 'auto' && !now.isDirty())) return
      void line.here.run({ isThere: () => saver === now }, () => now.save(mode))
    },
    /** Somebody looks at what clashes and says which to keep. */
    choose() {
      const clashes = saver?.clashes() ?? []
      const theirs = new Set<string>()
      for (const clash of clashes) {
        const sides = [clash.mine, clash.theirs].map((side) => (typeof side === 'string' ? [side] : wordsOf(side)))
        const takesTheirs = dice.roll(2) === 0
        if (takesTheirs) theirs.add(clash.field)
        const [kept = [], left = []] = takesTheirs ? sides.toReversed() : sides
        debt.choose(kept)
        debt.settle(left.filter((word) => !kept.includes(word)))
      }
      saver?.settle(theirs)
    },
    hasClash: () => (saver?.clashes().length ?? 0) > 0,
  }
  return tab
}

export const readBody = (body: unknown): Book => bookShape.parse(body)
