// A list of leaves becomes a book to be leafed through and read aloud: where it is shared, and in the shop window.

import { leafWords } from '../../stories/leaf-words.ts'
import { leafOf, pagesOn, whereOf } from '../../stories/leaves.ts'
import { type Flipbook, openFlipbook } from '../../ui/flipbook/flipbook.ts'
import type { openLaying } from './lay-words.ts'
import { type Aloud, openAloud, watchVoices } from './read-aloud.ts'

export interface Reader {
  fetch: Flipbook['fetch']
  close: () => void
}

/** How what lays a book out as it is printed is fetched. */
export type LoadLaying = () => Promise<{ openLaying: typeof openLaying }>

export function openReader(book: HTMLElement, load: LoadLaying): Reader {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)
  const [leafing, where, button] = [find('#leafing'), find('.turn-where'), find('#aloud')]
  const [back, forward] = [find('.turn-back'), find('.turn-forward')]
  const stories = [...book.querySelectorAll<HTMLElement>('.leaf-story')]
  for (const picture of book.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) wait(picture)

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
  const endLaying = layOnceSeen(book, flipbook.fit, load)
  if (leafing) leafing.hidden = false
  back?.addEventListener('click', () => flipbook.turn(-1))
  forward?.addEventListener('click', () => flipbook.turn(1))
  button?.addEventListener('click', () => aloud.toggle(open))
  const looked = watchVoices((has) => button && (button.hidden = !has))
  addEventListener('pagehide', aloud.stop)
  return {
    fetch: flipbook.fetch,
    close() {
      removeEventListener('pagehide', aloud.stop)
      looked()
      endLaying()
      aloud.stop()
      flipbook.close()
    },
  }
}

/** It is fetched when its leaf comes near. */
function wait(picture: HTMLImageElement): void {
  picture.dataset.src = picture.src
  picture.removeAttribute('src')
  picture.removeAttribute('loading')
}

/** Nothing is in the way of the cover; then its title comes as it is printed. */
function layOnceSeen(book: HTMLElement, fit: () => void, load: LoadLaying): () => void {
  const cover = book.querySelector<HTMLImageElement>('.leaf-cover img')
  let [end, isClosed] = [() => {}, false]
  const lay = async () => {
    const { openLaying: begin } = await load()
    if (!isClosed) end = begin(book, fit)
  }
  if (!cover || cover.complete) void lay()
  else cover.addEventListener('load', lay, { once: true })
  return () => {
    isClosed = true
    end()
  }
}

function changeWords(button: HTMLElement): void {
  const { other = '' } = button.dataset
  button.dataset.other = button.innerText
  button.innerText = other
}
