// What is said about the state of saving.

import { minute } from '../base/dates.ts'
import { studioWords } from './words.ts'

/** `typing`: will be saved soon; `unsaved`: and cannot even be kept here. `device`: a new book, kept here until it is saved. */
export type Saving =
  | { state: 'untouched' | 'typing' | 'saving' | 'offline' | 'incomplete' | 'failed' | 'conflict' | 'unsaved' }
  | { state: 'saved' | 'device'; at: number }

const { autosave: words } = studioWords

export function autosaveWords(saving: Saving, now: number): string {
  switch (saving.state) {
    case 'untouched':
      return ''
    case 'saving':
      return studioWords.saving
    case 'saved':
    case 'device':
      return ago(now - saving.at)
    default:
      return words[saving.state]
  }
}

function ago(past: number): string {
  const minutes = Math.floor(past / minute)
  return minutes < 1 ? words.now : words.ago(minutes)
}

/** Said aloud when it happens; the rest is there for who looks. */
export function isTrouble({ state }: Saving): boolean {
  return state === 'offline' || state === 'failed' || state === 'conflict' || state === 'incomplete'
}
