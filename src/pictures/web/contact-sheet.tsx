// All pages of the book, each with its picture or with the paper that waits for one.

import { picturesWords } from '../words.ts'
import { PictureCard } from './picture-card.tsx'
import type { ShownPage } from './shown-page.ts'
import type { Drawing } from './use-drawing.ts'

const { images: words } = picturesWords
export const sheetHeadingId = 'sheet-heading'

export interface ContactSheetProps {
  shown: readonly ShownPage[]
  isJobOpen: boolean
  draw: Drawing['draw']
  onPainted: (pageNumber: number) => void
  onChanging: () => void
  onView: (pageId: string) => void
}

export function ContactSheet({ shown, isJobOpen, ...ways }: ContactSheetProps) {
  return (
    <section aria-labelledby={sheetHeadingId} className="contact-table mt-8">
      <h2 id={sheetHeadingId} tabIndex={-1} className="sr-only">
        {words.list}
      </h2>
      <ul className="contact-sheet">
        {shown.map((one) => (
          <PictureCard key={one.page.id} {...one} isJobOpen={isJobOpen} {...ways} />
        ))}
      </ul>
    </section>
  )
}
