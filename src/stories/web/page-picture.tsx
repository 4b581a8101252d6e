// The picture beside the words of a page; until it is drawn, the paper that waits for it.

import { Icon } from '../../ui/icon.tsx'
import type { Page } from '../contract.ts'
import { storiesWords } from '../words.ts'
import { pictureName, pictureOf } from './story-data.ts'

export function PagePicture({ page }: { page: Page }) {
  const url = pictureOf(page)
  return (
    <div className="page-picture">
      {url === null ? (
        <span className="page-picture-coming">
          <Icon name="paint" className="size-7" />
          {storiesWords.page.pictureComing}
        </span>
      ) : (
        <img
          key={pictureName(url)}
          src={url}
          alt={page.alt_text}
          width={512}
          height={396}
          loading="lazy"
          decoding="async"
        />
      )}
    </div>
  )
}
