// Lays the words of a page on its picture as they are printed. Fetched only where a screen is wide enough for it.

import { READER_BANDS } from '../../stage/page-layout.ts'
import { SHOTS, TEXT_SIDES } from '../../stage/scene.ts'
import { layWords, zoneOf } from '../../stories/laid-words.ts'
import { groundBehind, measureLetters } from '../../stories/web/look-at-picture.ts'

/** `leaf` says in its attributes how its picture was drawn. */
export async function layOnPicture(leaf: HTMLElement, picture: HTMLImageElement, words: HTMLElement): Promise<void> {
  const { shot: one, side: other, band: reader } = leaf.dataset
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
