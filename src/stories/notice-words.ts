// What a member is told plainly when an outside writing engine did not write every page.

import { listed } from '../base/listed.ts'

function pagesInWords(pages: readonly number[]): string {
  const [first = 0] = pages
  const last = pages.at(-1) ?? first
  if (pages.length === 1) return `page ${first}`
  if (last - first === pages.length - 1) return `pages ${first} to ${last}`
  return `pages ${listed(pages.map(String))}`
}

const ours = (pages: readonly number[]) => `Our own storyteller wrote ${pagesInWords(pages)}`

export const writingRefused = (pages: readonly number[]) =>
  `The writing service turned down part of this story. ${ours(pages)}. To try again with the service, change what the story is about.`

export const writingAway = (pages: readonly number[]) =>
  `The writing service could not be reached or gave no usable answer. ${ours(pages)}.`

export const writingUnfit = (pages: readonly number[]) =>
  `${ours(pages)}, where the writing service did not keep to the rules of our books.`

export const writingBudgetUsed = (pages: readonly number[]) =>
  `What may be spent on this book’s words was used up. ${ours(pages)}.`

export const wishTurnedDown = 'The writing service turned your wish down, so it regenerated the page without it.'

export const titlesByUs = 'The writing service gave no usable titles. These are from our own storyteller.'

export const noOtherTelling =
  'Our own storyteller knows no other way to tell this page yet. You can change its words yourself.'
