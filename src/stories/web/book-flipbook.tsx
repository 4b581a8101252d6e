// The book to be leafed through: by buttons, arrow keys and swipes, with the open pages said aloud to those who cannot see them.

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { heldSideways } from '../../ui/flipbook/fit-words.ts'
import { type Flipbook, openFlipbook } from '../../ui/flipbook/flipbook.ts'
import { wideScreen } from '../../ui/flipbook/spreads.ts'
import { leafWords as words, unfinishedWords, viewWords } from '../leaf-words.ts'
import { leafOf, pagesOn, whereOf } from '../leaves.ts'
import { BookLeaves, type BookLeavesProps } from './book-leaves.tsx'
import { pictureName, pictureOf } from './story-data.ts'
import '../../ui/flipbook/flipbook.css'
import '../../ui/flipbook/leaf.css'
import '../../ui/flipbook/printed.css'
import '../../ui/flipbook/printed-spread.css'
import '../../ui/flipbook/sideways.css'
import './book-leaves.css'

export interface BookFlipbookProps extends Omit<BookLeavesProps, 'isPrinted'> {
  /** A story page to be opened; a new object opens it again. */
  wanted?: { page: number } | undefined
  /** Told of the story pages that lie open. */
  onOpen?: (pages: readonly number[]) => void
  /** Stand around the words that say where the book is open. */
  before?: ReactNode
  after?: ReactNode
}

export function BookFlipbook({ wanted, onOpen, before, after, ...parts }: BookFlipbookProps) {
  const { book, pages } = parts
  const [flipbook, setFlipbook] = useState<Flipbook>()
  const [open, setOpen] = useState<{ leaves: readonly number[]; count: number }>({ leaves: [0], count: 1 })
  const [first = 0] = open.leaves
  const last = open.leaves.at(-1) ?? 0
  const [isPrinted, setIsPrinted] = useState(liesInPairs)
  useEffect(() => {
    if (wanted) flipbook?.open(leafOf(wanted.page))
  }, [wanted, flipbook])

  // Links that were renewed lead to pictures that are still missing.
  useEffect(() => flipbook?.fetch())

  function told(leaves: readonly number[], count: number) {
    setOpen({ leaves, count })
    onOpen?.(pagesOn(leaves, pages.length))
  }
  return (
    <div className="book-table">
      <Views isPrinted={isPrinted} onPrinted={setIsPrinted} />
      {/* Other pictures, other leaves: the book is opened anew, where it was. */}
      <Leafing
        key={`${isPrinted} ${pages.map((page) => pictureName(pictureOf(page))).join()}`}
        isPrinted={isPrinted}
        label={words.book(book.title || unfinishedWords.untitled)}
        first={first}
        onReady={setFlipbook}
        onOpen={told}
      >
        <BookLeaves {...parts} isPrinted={isPrinted} />
      </Leafing>
      <div className="turn-row">
        <Turn words={words.before} icon="back" ends={first === 0} onTurn={() => flipbook?.turn(-1)} />
        {before}
        <p className="turn-where" aria-live="polite">
          {whereOf(open.leaves, open.count, pages.length)}
        </p>
        {after}
        <Turn words={words.after} icon="forward" ends={last === open.count - 1} onTurn={() => flipbook?.turn(1)} />
      </div>
    </div>
  )
}

/** Two leaves beside each other are a book as it is printed; one at a time is for reading. */
const liesInPairs = () => matchMedia(wideScreen).matches && !matchMedia(heldSideways).matches

interface ViewsProps {
  isPrinted: boolean
  onPrinted: (isPrinted: boolean) => void
}

/** For reading, its words are as large as a screen needs them; as it is printed, each page is what comes out of the press. */
function Views({ isPrinted, onPrinted }: ViewsProps) {
  return (
    <div className="book-views">
      <fieldset>
        <legend className="sr-only">{viewWords.label}</legend>
        {([false, true] as const).map((printed) => (
          <button
            key={String(printed)}
            type="button"
            className="book-view"
            aria-pressed={printed === isPrinted}
            onClick={() => onPrinted(printed)}
          >
            {printed ? viewWords.printed : viewWords.reading}
          </button>
        ))}
      </fieldset>
      {isPrinted && (
        <p>
          {viewWords.size} <span className="book-view-turn">{viewWords.turn}</span>
        </p>
      )}
    </div>
  )
}

interface LeafingProps {
  isPrinted: boolean
  label: string
  first: number
  onReady: (flipbook: Flipbook) => void
  onOpen: (leaves: readonly number[], count: number) => void
  children: ReactNode
}

function Leafing({ isPrinted, label, first, onReady, onOpen, children }: LeafingProps) {
  const root = useRef<HTMLElement>(null)
  const told = useEffectEvent(onOpen)
  const begin = useEffectEvent((element: HTMLElement) => {
    const flipbook = openFlipbook(element, { first, onOpen: (leaves, count) => told(leaves, count) })
    onReady(flipbook)
    return flipbook
  })
  useEffect(() => {
    const flipbook = root.current && begin(root.current)
    return () => flipbook?.close()
  }, [])
  return (
    <section
      ref={root}
      className="flipbook"
      data-printed={isPrinted || undefined}
      aria-roledescription={words.kind}
      aria-label={label}
      // Arrow keys leaf through it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {children}
    </section>
  )
}

interface TurnProps {
  words: string
  icon: 'back' | 'forward'
  /** There is nothing behind this cover. */
  ends: boolean
  onTurn: () => void
}

function Turn({ words: label, icon, ends, onTurn }: TurnProps) {
  return (
    <button type="button" className="turn" aria-label={label} aria-disabled={ends || undefined} onClick={onTurn}>
      <Icon name={icon} className="size-7" />
    </button>
  )
}
