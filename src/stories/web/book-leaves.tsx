// The leaves of a book as they are leafed through: cover, end papers, title, dedication, twenty-four pages, the end, the back.

import { useState } from 'react'
import { printedApostrophes, saidName } from '../../stage/said-name.ts'
import { directionOf } from '../../base/text-direction.ts'
import { aboutWords, dedicationWords } from '../../binding/paper-words.ts'
import type { Book } from '../../books/contract.ts'
import type { Layout, Page } from '../contract.ts'
import { titleInk } from '../../ui/flipbook/picture-pixels.ts'
import { isLongDedication } from '../leaves.ts'
import { leafWords as words, unfinishedWords } from '../leaf-words.ts'
import { pictureOf } from './story-data.ts'
import { StoryLeaf } from './story-leaf.tsx'
import { type LostPictures, paperWords } from './use-lost-pictures.ts'

/** What is drawn and said only when the book is finished. */
export interface Finished {
  back: string
  endPapers: string
  /** How it was made. */
  colophon: readonly string[]
}

export interface BookLeavesProps {
  book: Book
  pages: readonly Page[]
  layout: Layout
  blurb: string
  /** What the story says again and again, as it says it at the end. */
  refrain: string
  finished?: Finished | undefined
  /** A picture may not come: its link has ended, or the line is down. */
  lost: LostPictures
  isPrinted: boolean
}

export function BookLeaves({ book, pages, layout, blurb, refrain, finished, lost, isPrinted }: BookLeavesProps) {
  const [ink, setInk] = useState<'dark' | 'light'>('dark')
  const heroes = book.characters.map(({ name, type }) => saidName(name, type).full).filter((name) => name !== '')
  const cover = book.cover_image_url ?? (pages[0] ? pictureOf(pages[0]) : null)
  const title = printedApostrophes(book.title) || unfinishedWords.untitled
  const about = aboutWords(heroes)
  const dedication = dedicationWords(printedApostrophes(book.dedication), heroes)
  const isCoverSeen = cover !== null && !lost.urls.has(cover)
  return (
    <ol className="leaves" aria-label={words.label}>
      <li className="leaf leaf-cover">
        {cover === null ? (
          <div className="leaf-plain leaf-board" />
        ) : isCoverSeen ? (
          <img
            className="leaf-picture"
            src={cover}
            alt=""
            onLoad={({ currentTarget }) => setInk(titleInk(currentTarget))}
            onError={() => lost.onLost(cover)}
          />
        ) : (
          <div className="leaf-picture leaf-waiting">{paperWords(cover, lost)}</div>
        )}
        <div
          className="leaf-cover-words"
          data-ink={cover === null ? 'light' : ink}
          data-sheet={(cover !== null && book.status !== 'completed') || undefined}
        >
          <p className="leaf-cover-title" dir={directionOf(title)}>
            <span>{title}</span>
          </p>
          <p className="leaf-cover-about">{about}</p>
        </div>
      </li>
      <EndPaper picture={finished?.endPapers} />
      <li className="leaf" data-beside="">
        <div className="leaf-plain">
          {isCoverSeen && (
            <div className="leaf-window">
              <img src={cover} alt="" />
            </div>
          )}
          <p className="leaf-title" dir={directionOf(title)}>
            <span>{title}</span>
          </p>
          <img className="leaf-ornament" src="/ornaments/divider.svg" alt="" width="324" height="32" />
          <p className="leaf-hand leaf-quiet">{about}</p>
        </div>
      </li>
      <li className="leaf">
        <div className="leaf-plain">
          <p className="leaf-hand" data-long={isLongDedication(dedication) || undefined} dir={directionOf(dedication)}>
            {dedication}
          </p>
          <img className="leaf-ornament leaf-sprig" src="/ornaments/sprig.svg" alt="" width="200" height="60" />
        </div>
      </li>
      {pages.map((page) => (
        <StoryLeaf key={page.id} {...{ page, layout, lost, isPrinted }} />
      ))}
      <li className="leaf">
        <div className="leaf-plain">
          <img className="leaf-ornament leaf-stars" src="/ornaments/stars.svg" alt="" width="530" height="112" />
          <p className="leaf-end">{words.end}</p>
          <img className="leaf-ornament" src="/ornaments/divider.svg" alt="" width="324" height="32" />
          <p className="leaf-hand leaf-quiet" dir={directionOf(refrain)}>
            {refrain}
          </p>
        </div>
      </li>
      <li className="leaf">
        <div className="leaf-plain leaf-made">
          {(finished?.colophon ?? [unfinishedWords.made(heroes.join(' & '))]).map((said) => (
            <p key={said} className="leaf-small">
              {said}
            </p>
          ))}
        </div>
      </li>
      <EndPaper picture={finished?.endPapers} />
      <li className="leaf leaf-cover">
        {finished ? (
          <>
            <img className="leaf-picture" data-src={finished.back} alt={words.backAlt} />
            <p className="leaf-blurb" dir={directionOf(blurb)}>
              {blurb}
            </p>
          </>
        ) : (
          <div className="leaf-plain leaf-board">
            <p className="leaf-hand" data-long="" dir={directionOf(blurb)}>
              {blurb}
            </p>
          </div>
        )}
      </li>
    </ol>
  )
}

function EndPaper({ picture }: { picture: string | undefined }) {
  return (
    <li className="leaf" data-beside="">
      <div className="leaf-plain leaf-end-paper">
        <span className="sr-only">{words.endPaper}</span>
        {picture !== undefined && <img data-src={picture} alt="" />}
      </div>
    </li>
  )
}
