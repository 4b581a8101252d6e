// The leaves of a book as they are leafed through: cover, end papers, title, dedication, twenty-four pages, the end, the back.

import { type SyntheticEvent, useState } from 'react'
import { layPage, MOST_ON_PICTURE } from '../../base/page-layout.ts'
import { directionOf } from '../../base/text-direction.ts'
import { placeWords } from '../../base/words-place.ts'
import type { Book } from '../../books/contract.ts'
import { inkOn } from '../../ui/flipbook/ink-on.ts'
import { placeStyle } from '../../ui/flipbook/place-style.ts'
import type { Layout, Page } from '../contract.ts'
import { leafWords as words } from '../leaf-words.ts'
import { pictureOf } from './story-data.ts'
import { type LostPictures, paperWords } from './use-lost-pictures.ts'

export interface BookLeavesProps {
  book: Book
  pages: readonly Page[]
  layout: Layout
  blurb: string
  /** A picture may not come: its link has ended, or the line is down. */
  lost: LostPictures
}

export function BookLeaves({ book, pages, layout, blurb, lost }: BookLeavesProps) {
  const heroes = book.characters.map(({ name }) => name).join(' & ')
  const cover = book.cover_image_url ?? (pages[0] ? pictureOf(pages[0]) : null)
  return (
    <ol className="leaves" aria-label={words.label}>
      <li className="leaf leaf-cover">
        {cover === null ? (
          <div className="leaf-plain leaf-board" />
        ) : lost.urls.has(cover) ? (
          <div className="leaf-picture leaf-waiting">{paperWords(cover, lost)}</div>
        ) : (
          <img className="leaf-picture" src={cover} alt="" onError={() => lost.onLost(cover)} />
        )}
        <p className="leaf-cover-title" dir={directionOf(book.title)}>
          <span>{book.title || words.untitled}</span>
        </p>
      </li>
      <EndPaper />
      <li className="leaf">
        <div className="leaf-plain">
          <p className="leaf-title" dir={directionOf(book.title)}>
            {book.title || words.untitled}
          </p>
          <p className="leaf-hand" dir={directionOf(heroes)}>
            {heroes}
          </p>
        </div>
      </li>
      <li className="leaf">
        <div className="leaf-plain">
          <p className="leaf-hand" dir={directionOf(book.dedication)}>
            {book.dedication}
          </p>
        </div>
      </li>
      {pages.map((page) => (
        <StoryLeaf key={page.id} page={page} layout={layout} lost={lost} />
      ))}
      <li className="leaf">
        <div className="leaf-plain">
          <p className="leaf-title">{words.end}</p>
        </div>
      </li>
      <li className="leaf">
        <div className="leaf-plain">
          <p className="leaf-small">{words.made(heroes)}</p>
        </div>
      </li>
      <EndPaper />
      <li className="leaf leaf-cover">
        <div className="leaf-plain leaf-board">
          <p className="leaf-hand" dir={directionOf(blurb)}>
            {blurb}
          </p>
        </div>
      </li>
    </ol>
  )
}

function EndPaper() {
  return (
    <li className="leaf">
      <div className="leaf-plain leaf-end-paper">
        <span className="sr-only">{words.endPaper}</span>
      </div>
    </li>
  )
}

interface StoryLeafProps {
  page: Page
  layout: Layout
  lost: LostPictures
}

function StoryLeaf({ page, layout, lost }: StoryLeafProps) {
  const [ink, setInk] = useState<'dark' | 'light'>('dark')
  const laid = layout.pages.find(({ page_number }) => page_number === page.page_number)
  const count = page.text_content.split(/\s+/).length
  const place = laid && placeWords(layPage(laid.shot, laid.side, { band: layout.band, count }))
  const url = pictureOf(page)

  function look({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
    if (place) setInk(inkOn(currentTarget, place))
  }
  return (
    <li className="leaf leaf-story" data-band={place && layout.band} data-page={page.page_number}>
      {url === null || lost.urls.has(url) ? (
        <div className="leaf-picture leaf-waiting" data-words={laid?.side}>
          {paperWords(url, lost)}
        </div>
      ) : (
        <img
          className="leaf-picture"
          data-src={url}
          alt={page.alt_text}
          onLoad={look}
          onError={() => lost.onLost(url)}
          draggable={false}
        />
      )}
      <p
        className="leaf-words"
        data-ink={ink}
        data-many={count > MOST_ON_PICTURE || undefined}
        style={place && placeStyle(place)}
        dir={directionOf(page.text_content)}
      >
        {page.text_content}
      </p>
      <span className="leaf-folio" aria-hidden="true">
        {page.page_number}
      </span>
    </li>
  )
}
