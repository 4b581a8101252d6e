// A list of leaves becomes a book to be leafed through and read aloud: where it is shared, and in the shop window.

import { MOST_ON_PICTURE } from '../../base/page-layout.ts'
import { leafWords } from '../../stories/leaf-words.ts'
import { leafOf, pagesOn, whereOf } from '../../stories/leaves.ts'
import { type Flipbook, openFlipbook } from '../../ui/flipbook/flipbook.ts'
import { inkOn } from '../../ui/flipbook/ink-on.ts'
import { placeStyle } from '../../ui/flipbook/place-style.ts'
import { type Aloud, openAloud, watchVoices } from './read-aloud.ts'

export interface Reader {
  turn: Flipbook['turn']
  fetch: Flipbook['fetch']
  close: () => void
}

export function openReader(book: HTMLElement): Reader {
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
  back?.addEventListener('click', () => flipbook.turn(-1))
  forward?.addEventListener('click', () => flipbook.turn(1))
  button?.addEventListener('click', () => aloud.toggle(open))
  const looked = watchVoices((has) => button && (button.hidden = !has))
  addEventListener('pagehide', aloud.stop)
  return {
    turn: flipbook.turn,
    fetch: flipbook.fetch,
    close() {
      removeEventListener('pagehide', aloud.stop)
      looked()
      aloud.stop()
      flipbook.close()
    },
  }
}

/** Its picture is fetched when the leaf comes near; its words lie where the picture is calm, in an ink that reads there. */
function prepare(leaf: HTMLElement): void {
  const picture = leaf.querySelector('img')
  const words = leaf.querySelector<HTMLElement>('.leaf-words')
  if (!picture || !words) return
  const [x = 0, y = 0, w = 1, h = 1, size = 0] = (words.dataset.place ?? '').split(' ').map(Number)
  const place = { x, y, w, h, size }
  for (const [name, value] of Object.entries(placeStyle(place))) words.style.setProperty(name, value)
  if (words.textContent.split(/\s+/).length > MOST_ON_PICTURE) words.dataset.many = ''
  picture.addEventListener('load', () => (words.dataset.ink = inkOn(picture, place)))
  picture.dataset.src = picture.src
  picture.removeAttribute('src')
  picture.removeAttribute('loading')
}

function changeWords(button: HTMLElement): void {
  const { other = '' } = button.dataset
  button.dataset.other = button.innerText
  button.innerText = other
}
