// A public page from within a form: in a tab of its own, so that what was typed stays.

import type { ReactNode } from 'react'
import { uiWords } from '../../ui/ui-words.ts'

export function SitePage({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="link">
      {children}
      <span className="sr-only"> {uiWords.opensInNewTab}</span>
    </a>
  )
}
