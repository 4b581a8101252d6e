// The script of a shared book: its list of leaves becomes a book to be leafed through and read aloud. Where scripts are off the list stays.

<<<<<<< HEAD
import { openReader } from './open-reader.ts'
=======
import { leafWords } from '../../stories/leaf-words.ts'
import { leafOf, pagesOn, whereOf } from '../../stories/leaves.ts'
import { type Flipbook, openFlipbook } from '../../ui/flipbook/flipbook.ts'
import { inkOn } from '../../ui/flipbook/ink-on.ts'
import { placeStyle } from '../../ui/flipbook/place-style.ts'
import { keepLinks } from './reader-links.ts'
import { rememberPasscode } from './reader-passcode.ts'
import { type Aloud, openAloud, watchVoices } from './read-aloud.ts'
>>>>>>> f423a63 (Links to pictures are renewed on a page that stays open, a tab remembers the passcode of a shared book, and on a phone each leaf has its own height)

// Run before the first paint: the stylesheet shows the cover alone until the book lies open.
document.documentElement.dataset.scripts = 'on'

addEventListener('DOMContentLoaded', () => {
  const book = document.querySelector<HTMLElement>('#book')
<<<<<<< HEAD
  if (book) openAlone(book)
})

/** The book is all there is on this page: arrow keys leaf through it from wherever nothing else wants them. */
function openAlone(book: HTMLElement): void {
  const { turn } = openReader(book)
=======
  if (book) openReader(book)
  const field = document.querySelector<HTMLInputElement>('#passcode')
  if (field?.form) rememberPasscode(field.form, field)
})

function openReader(book: HTMLElement): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)
  const [leafing, where, button] = [find('#leafing'), find('.turn-where'), find('#aloud')]
  const [back, forward] = [find('.turn-back'), find('.turn-forward')]
  const stories = [...book.querySelectorAll<HTMLElement>('.leaf-story')]
  for (const leaf of stories) prepare(leaf)

  let open: readonly number[] = []
  const aloud: Aloud = openAloud({
    language: document.documentElement.lang,
    names: () =>
      [...document.querySelectorAll('data')].map((name) => ({ name: name.innerText, name_sounds: name.value })),
    wordsOf: (page) => stories[page - 1]?.querySelector('.leaf-words')?.textContent,
    onTurn: (page) => flipbook.open(leafOf(page)),
    onChange: () => button && changeWords(button),
  })
  book.className = 'flipbook'
  book.tabIndex = 0
  book.setAttribute('aria-roledescription', leafWords.kind)
  const flipbook: Flipbook = openFlipbook(book, {
    onOpen(leaves, count) {
      open = pagesOn(leaves, stories.length)
      if (where) where.textContent = whereOf(leaves, count, stories.length)
      back?.setAttribute('aria-disabled', String(leaves.includes(0)))
      forward?.setAttribute('aria-disabled', String(leaves.includes(count - 1)))
      aloud.turned(open)
    },
  })
  if (leafing) leafing.hidden = false
  // Opened by a passcode, the page would be sent for once more with a question; asked for plainly it opens by itself.
  history.replaceState(null, '', location.href)
  keepLinks([...book.querySelectorAll<HTMLImageElement>('.leaf-picture')], flipbook.fetch)
  back?.addEventListener('click', () => flipbook.turn(-1))
  forward?.addEventListener('click', () => flipbook.turn(1))
  button?.addEventListener('click', () => aloud.toggle(open))
  watchVoices((has) => button && (button.hidden = !has))
  addEventListener('pagehide', aloud.stop)
  // The book is all there is on this page: arrow keys leaf through it from wherever nothing else wants them.
>>>>>>> f423a63 (Links to pictures are renewed on a page that stays open, a tab remembers the passcode of a shared book, and on a phone each leaf has its own height)
  addEventListener('keydown', ({ key, target, altKey, ctrlKey, metaKey }) => {
    const isFree =
      target === document.body || (target instanceof Element && target.matches('.turn-back, .turn-forward'))
    if (altKey || ctrlKey || metaKey || !isFree) return
    if (key === 'ArrowRight') turn(1)
    if (key === 'ArrowLeft') turn(-1)
  })
}
