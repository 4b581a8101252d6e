// Lays a book out as it is printed, for whoever leafs through it without an account: words on their pictures where a screen is wide
// enough, its cover always, and every leaf on demand. Fetched when the cover has been seen.

import { COVER_TITLE, READER_BANDS } from '../../stage/page-layout.ts'
import { SHOTS, TEXT_SIDES } from '../../stage/scene.ts'
import { layWords, zoneOf } from '../../stories/laid-words.ts'
import { leavesBeforeStory } from '../../stories/leaves.ts'
import { type BookWords, type PaperName, paperLeavesOf, wordsOnPaper } from '../../stories/paper-leaves-of.ts'
import { groundBehind, measureLetters } from '../../stories/web/look-at-picture.ts'
import { drawLeaf, showLeaf } from '../../stories/web/print-leaf.ts'

/** `fit`: lays the words anew where they belong. Answers how to end it. */
export function openLaying(book: HTMLElement, fit: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const stories = [...book.querySelectorAll<HTMLElement>('.leaf-story')]
  const done = new Set<HTMLElement>()
  async function lay(leaf: HTMLElement): Promise<void> {
    const picture = leaf.querySelector('img')
    const words = leaf.querySelector<HTMLElement>('.leaf-words')
    if (!picture || !words || done.has(leaf) || picture.naturalWidth === 0 || !('onPicture' in leaf.dataset)) return
    done.add(leaf)
    await layOnPicture(leaf, picture, words)
  }
  const sizes = new ResizeObserver(() => stories.forEach((leaf) => void lay(leaf)))
  for (const leaf of stories) {
    sizes.observe(leaf)
    leaf.querySelector('img')?.addEventListener('load', () => void lay(leaf), { signal })
  }
  void printLeaf(book, 'cover')
  const views = [...document.querySelectorAll<HTMLElement>('#views button')]
  for (const view of views)
    view.addEventListener(
      'click',
      () => {
        const isPrinted = 'printed' in view.dataset
        book.toggleAttribute('data-printed', isPrinted)
        for (const one of views) one.setAttribute('aria-pressed', `${one === view}`)
        fit()
        stories.forEach((leaf) => void lay(leaf))
        if (isPrinted) for (const name of onPaper) void printLeaf(book, name)
      },
      { signal },
    )
  document.querySelector('#views')?.removeAttribute('data-waits')
  return () => {
    ended.abort()
    sizes.disconnect()
  }
}

const onPaper: readonly PaperName[] = ['title', 'dedication', 'end', 'made', 'back']

/** Once. */
async function printLeaf(book: HTMLElement, name: PaperName): Promise<void> {
  const leaves = [...book.querySelectorAll<HTMLElement>('.leaf')]
  const after = leavesBeforeStory + book.querySelectorAll('.leaf-story').length
  const place = { cover: 0, title: 2, dedication: 3, end: after, made: after + 1, back: leaves.length - 1 }[name]
  const leaf = leaves[place]
  if (!leaf || leaf.querySelector('.leaf-print')) return
  const said = wordsOf(book, leaves, after)
  const host = document.createElement('div')
  host.className = 'leaf-print'
  host.ariaHidden = 'true'
  host.toggleAttribute('data-cover', name === 'cover')
  leaf.append(host)
  const cover = book.querySelector<HTMLImageElement>('.leaf-cover img')
  const ground = cover ? groundBehind(cover, COVER_TITLE) : undefined
  showLeaf(host, await drawLeaf(paperLeavesOf(said, ground)[name], wordsOnPaper(said)))
}

function wordsOf({ dataset }: HTMLElement, leaves: readonly HTMLElement[], after: number): BookWords {
  const told = (leaf: HTMLElement | undefined, selector: string) =>
    [...(leaf?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent)
  const first = (leaf: HTMLElement | undefined, selector: string) => told(leaf, selector)[0] ?? ''
  return {
    title: first(leaves[0], '.leaf-cover-title'),
    heroes: dataset.heroes ? [dataset.heroes] : [],
    dedication: first(leaves[3], '.leaf-hand'),
    refrain: first(leaves[after], '.leaf-hand'),
    colophon: told(leaves[after + 1], '.leaf-small:not(:has(a))'),
    blurb: first(leaves.at(-1), '.leaf-blurb'),
  }
}

/** `leaf` says in its attributes how its picture was drawn. */
async function layOnPicture(leaf: HTMLElement, picture: HTMLImageElement, words: HTMLElement): Promise<void> {
  const { shot: one, textSide: other, band: reader } = leaf.dataset
  const [shot, side] = [SHOTS.find((known) => known === one), TEXT_SIDES.find((known) => known === other)]
  const band = READER_BANDS.find((known) => known === reader)
  const text = words.textContent
  if (!shot || !side || !band || text.trim() === '') return
  const page = { text, shot, side, band }
  const laid = layWords(page, await measureLetters('text', text), groundBehind(picture, zoneOf(page)))
  dress(words, laid.style)
  words.dataset.align = laid.align
  words.toggleAttribute('data-veil', laid.hasVeil)
  words.replaceChildren(
    ...laid.lines.map((line) => {
      const span = document.createElement('span')
      span.className = 'leaf-line'
      span.textContent = line.text
      dress(span, line.style)
      return span
    }),
  )
}

function dress(element: HTMLElement, style: Record<string, string>): void {
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value)
}
