// A list of leaves becomes a book to be leafed through and read aloud: where it is shared, and in the shop window.

import { leafWords } from '../../stories/leaf-words.ts'
import { leafOf, pagesOn, whereOf } from '../../stories/leaves.ts'
import { type Flipbook, openFlipbook } from '../../ui/flipbook/flipbook.ts'
import { titleInk } from '../../ui/flipbook/picture-pixels.ts'
import type { layOnPicture } from './lay-words.ts'
import { type Aloud, openAloud, watchVoices } from './read-aloud.ts'

export interface Reader {
  fetch: Flipbook['fetch']
  close: () => void
}

/** How what lays words on pictures is fetched. */
export type LoadLaying = () => Promise<{ layOnPicture: typeof layOnPicture }>

export function openReader(book: HTMLElement, load: LoadLaying): Reader {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)
  const [leafing, where, button] = [find('#leafing'), find('.turn-where'), find('#aloud')]
  const [back, forward] = [find('.turn-back'), find('.turn-forward')]
  const stories = [...book.querySelectorAll<HTMLElement>('.leaf-story')]
  for (const picture of book.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) wait(picture)
  prepareCover(book)

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
  const endLaying = layOnPictures(stories, load)
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

/** Where a screen is wide enough, words are laid on their picture as they are printed, once that has come. */
function layOnPictures(stories: readonly HTMLElement[], load: LoadLaying): () => void {
  const done = new Set<HTMLElement>()
  async function lay(leaf: HTMLElement): Promise<void> {
    const picture = leaf.querySelector('img')
    const words = leaf.querySelector<HTMLElement>('.leaf-words')
    if (!picture || !words || done.has(leaf) || picture.naturalWidth === 0 || !('onPicture' in leaf.dataset)) return
    done.add(leaf)
    await (await load()).layOnPicture(leaf, picture, words)
  }
  const sizes = new ResizeObserver(() => stories.forEach((leaf) => void lay(leaf)))
  for (const leaf of stories) {
    sizes.observe(leaf)
    leaf.querySelector('img')?.addEventListener('load', () => void lay(leaf))
  }
  return () => sizes.disconnect()
}

/** Dark or light letters, whichever reads better on what it shows behind its title. */
function prepareCover(book: HTMLElement): void {
  const cover = book.querySelector<HTMLImageElement>('.leaf-cover img')
  const words = book.querySelector<HTMLElement>('.leaf-cover-words')
  if (!cover || !words) return
  const look = () => (words.dataset.ink = titleInk(cover))
  if (cover.complete) look()
  else cover.addEventListener('load', look)
}

function changeWords(button: HTMLElement): void {
  const { other = '' } = button.dataset
  button.dataset.other = button.innerText
  button.innerText = other
}
