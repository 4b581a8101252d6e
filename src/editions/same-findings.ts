// What is found alike on many pages is one thing to be mended, said once.

import type { Finding } from './contract.ts'

export interface SameFinding extends Omit<Finding, 'page'> {
  /** None: the book as a whole. */
  pages: readonly number[]
}

export function sameFindings(findings: readonly Finding[]): SameFinding[] {
  const met = new Map<string, SameFinding>()
  for (const { page, ...finding } of findings) {
    const key = `${finding.code} ${finding.message}`
    met.set(key, { ...finding, pages: [...(met.get(key)?.pages ?? []), ...(page === null ? [] : [page])] })
  }
  return [...met.values()]
}
