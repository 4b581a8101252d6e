// What is found alike on many pages is one thing to be mended, said once.

import type { Finding } from './contract.ts'
import { pageList } from './edition-words.ts'

/** More pages are counted. */
const mostNamed = 4

export interface SameFinding extends Omit<Finding, 'page'> {
  /** None: the book as a whole. */
  pages: readonly number[]
}

/** What keeps the book from the printer, in the same words on every screen: where, what, and how to mend it. */
export const reasonsAgainst = (findings: readonly Finding[]): string[] =>
  sameFindings(findings)
    .filter(({ severity }) => severity === 'error')
    .map(({ pages, message, mend }) => `${whereOf(pages)}${message} ${mend}`)

function whereOf(pages: readonly number[]): string {
  if (pages.length === 0) return ''
  return pages.length > mostNamed ? `${pages.length} pages: ` : `${pageList(pages).replace('p', 'P')}: `
}

export function sameFindings(findings: readonly Finding[]): SameFinding[] {
  const met = new Map<string, SameFinding>()
  for (const { page, ...finding } of findings) {
    const key = `${finding.code} ${finding.message}`
    met.set(key, { ...finding, pages: [...(met.get(key)?.pages ?? []), ...(page === null ? [] : [page])] })
  }
  return [...met.values()]
}
