// The first five pages in small, and the rest of them for who asks.

import { useState } from 'react'
import type { Page } from '../../stories/contract.ts'
import { pictureOf } from '../../stories/web/story-data.ts'
import type { LostPictures } from '../../stories/web/use-lost-pictures.ts'
import { smallPicture } from '../../ui/small-picture.ts'
import { useFocusNext } from '../../ui/use-focus-next.ts'
import { editionsWords } from '../words.ts'

const { thumbs: words } = editionsWords
const shownFirst = 5
const thumbId = (number: number) => `thumb-${number}`

export interface PageThumbsProps {
  pages: readonly Page[]
  lost: LostPictures
  onChoose: (page: number) => void
}

export function PageThumbs({ pages, lost, onChoose }: PageThumbsProps) {
  const [all, setAll] = useState(false)
  const focusNext = useFocusNext()
  const more = pages.length - shownFirst
  return (
    <ol className="thumbs" aria-label={words.label}>
      {(all ? pages : pages.slice(0, shownFirst)).map((page) => {
        const url = pictureOf(page)
        return (
          <li key={page.id}>
            <button
              type="button"
              id={thumbId(page.page_number)}
              className="thumb"
              aria-label={words.goTo(page.page_number)}
              onClick={() => onChoose(page.page_number)}
            >
              <span className="thumb-picture">
                {url !== null && !lost.urls.has(url) && (
                  <img src={smallPicture(url)} alt="" loading="lazy" onError={() => lost.onLost(url)} />
                )}
              </span>
              {words.page(page.page_number)}
            </button>
          </li>
        )
      })}
      {!all && more > 0 && (
        <li>
          <button
            type="button"
            className="thumb"
            onClick={() => {
              setAll(true)
              focusNext(thumbId(shownFirst + 1))
            }}
          >
            <span className="thumb-picture thumb-more">{words.more(more)}</span> {words.all}
          </button>
        </li>
      )}
    </ol>
  )
}
