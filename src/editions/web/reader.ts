// The script of a shared book: its list of leaves becomes a book to be leafed through and read aloud. Where scripts are off the list stays.

import { type LoadLaying, openReader } from './open-reader.ts'
import { keepLinks } from './reader-links.ts'
import { rememberPasscode } from './reader-passcode.ts'

// Run before the first paint: the stylesheet shows the cover alone until the book lies open.
document.documentElement.dataset.scripts = 'on'
const laying = document.currentScript instanceof HTMLScriptElement ? document.currentScript.dataset.laying : undefined

addEventListener('DOMContentLoaded', () => {
  const book = document.querySelector<HTMLElement>('#book')
  if (book) openAlone(book)
  const field = document.querySelector<HTMLInputElement>('#passcode')
  if (field?.form) rememberPasscode(field.form, field)
})

function openAlone(book: HTMLElement): void {
  const { fetch } = openReader(book, async (): ReturnType<LoadLaying> => import(/* @vite-ignore */ laying ?? ''))
  // Opened by a passcode, the page would be sent for once more with a question; asked for plainly it opens by itself.
  history.replaceState(null, '', location.href)
  keepLinks([...book.querySelectorAll<HTMLImageElement>('.leaf-picture, .leaf-sheet')], fetch)
}
