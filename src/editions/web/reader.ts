// The script of a shared book: its list of leaves becomes a book to be leafed through and read aloud. Where scripts are off the list stays.

import { openReader } from './open-reader.ts'

// Run before the first paint: the stylesheet shows the cover alone until the book lies open.
document.documentElement.dataset.scripts = 'on'

addEventListener('DOMContentLoaded', () => {
  const book = document.querySelector<HTMLElement>('#book')
  if (book) openAlone(book)
})

/** The book is all there is on this page: arrow keys leaf through it from wherever nothing else wants them. */
function openAlone(book: HTMLElement): void {
  const { turn } = openReader(book)
  addEventListener('keydown', ({ key, target, altKey, ctrlKey, metaKey }) => {
    const isFree =
      target === document.body || (target instanceof Element && target.matches('.turn-back, .turn-forward'))
    if (altKey || ctrlKey || metaKey || !isFree) return
    if (key === 'ArrowRight') turn(1)
    if (key === 'ArrowLeft') turn(-1)
  })
}
