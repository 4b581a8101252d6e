// The leaves of a book as they are leafed through: cover, end papers, title, dedication, twenty-four pages, the end, the back.

import { useState } from 'react'
import { printedApostrophes, saidName } from '../../stage/said-name.ts'
import { COVER_TITLE } from '../../stage/page-layout.ts'
import { directionOf } from '../../base/text-direction.ts'
import type { Ground } from '../../binding/ground.ts'
import { aboutWords, dedicationWords } from '../../binding/paper-words.ts'
import type { Book } from '../../books/contract.ts'
import type { Page } from '../contract.ts'
import type { Layout } from '../layout-contract.ts'
import { isLongDedication } from '../leaves.ts'
import { leafWords as words, unfinishedWords } from '../leaf-words.ts'
import type { BookWords, PaperName } from '../paper-leaves-of.ts'
import { groundBehind } from './look-at-picture.ts'
import { PrintedLeaf } from './printed-leaf.tsx'
import { StoryLeaf } from './story-leaf.tsx'
import { type LostPictures, paperWords } from './use-lost-pictures.ts'

/** What is around the story, as it will be printed. */
export interface Around {
  /** Null while it is being drawn. */
  cover: string | null
  back?: string
  endPapers?: string
  /** How it was made. */
  colophon?: readonly string[]
}

export interface BookLeavesProps {
  book: Book
  pages: readonly Page[]
  layout: Layout
  blurb: string
  /** What the story says again and again, as it says it at the end. */
  refrain: string
  around: Around
  /** A picture may not come: its link has ended, or the line is down. */
  lost: LostPictures
  isPrinted: boolean
}

function wordsOf({ book, blurb, refrain, around }: BookLeavesProps): BookWords {
  const heroes = book.characters.map(({ name, type }) => saidName(name, type).full).filter((name) => name !== '')
  return {
    title: printedApostrophes(book.title) || unfinishedWords.untitled,
    heroes,
    dedication: printedApostrophes(book.dedication),
    refrain,
    blurb,
    colophon: around.colophon ?? [unfinishedWords.made(heroes.join(' & '))],
  }
}

export function BookLeaves(props: BookLeavesProps) {
  const { pages, layout, lost, isPrinted, around } = props
  const [ground, setGround] = useState<Ground>()
  const { cover, back, endPapers } = around
  const said = wordsOf(props)
  const { title, heroes, refrain, blurb, colophon } = said
  const about = aboutWords(heroes)
  const dedication = dedicationWords(said.dedication, heroes)
  const isCoverSeen = cover !== null && !lost.urls.has(cover)
  const told = JSON.stringify([said, ground])
  const printed = (name: PaperName) => <PrintedLeaf key={told} {...{ name, said, ground }} />
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
            onLoad={({ currentTarget }) => setGround(groundBehind(currentTarget, COVER_TITLE))}
            onError={() => lost.onLost(cover)}
          />
        ) : (
          <div className="leaf-picture leaf-waiting">{paperWords(cover, lost)}</div>
        )}
        <div className="leaf-cover-words">
          <p className="leaf-cover-title" dir={directionOf(title)}>
            <span>{title}</span>
          </p>
          <p className="leaf-cover-about">{about}</p>
        </div>
        {isCoverSeen && ground && printed('cover')}
      </li>
      <EndPaper picture={endPapers} />
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
        {isPrinted && printed('title')}
      </li>
      <li className="leaf">
        <div className="leaf-plain">
          <p className="leaf-hand" data-long={isLongDedication(dedication) || undefined} dir={directionOf(dedication)}>
            {dedication}
          </p>
          <img className="leaf-ornament leaf-sprig" src="/ornaments/sprig.svg" alt="" width="200" height="60" />
        </div>
        {isPrinted && printed('dedication')}
      </li>
      {pages.map((page) => (
        <StoryLeaf key={page.id} {...{ page, layout, lost }} />
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
        {isPrinted && printed('end')}
      </li>
      <li className="leaf">
        <div className="leaf-plain leaf-made">
          {colophon.map((line) => (
            <p key={line} className="leaf-small">
              {line}
            </p>
          ))}
        </div>
        {isPrinted && printed('made')}
      </li>
      <EndPaper picture={endPapers} />
      <li className="leaf leaf-cover">
        {back === undefined ? (
          <div className="leaf-plain leaf-board">
            <p className="leaf-hand" data-long="" dir={directionOf(blurb)}>
              {blurb}
            </p>
          </div>
        ) : (
          <>
            <img className="leaf-picture" data-src={back} alt={words.backAlt} />
            <p className="leaf-blurb" dir={directionOf(blurb)}>
              {blurb}
            </p>
            {isPrinted && printed('back')}
          </>
        )}
      </li>
    </ol>
  )
}

function EndPaper({ picture }: { picture: string | undefined }) {
  const [lost, setLost] = useState<string>()
  return (
    <li className="leaf" data-beside="">
      <div className="leaf-plain leaf-end-paper">
        <span className="sr-only">{words.endPaper}</span>
        {picture !== undefined && picture !== lost && (
          <img data-src={picture} alt="" onError={() => setLost(picture)} />
        )}
      </div>
    </li>
  )
}
