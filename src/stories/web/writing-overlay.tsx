// The story while it is written: what is there already can be read, page by page.

import { useEffect, useRef } from 'react'
import { paths } from '../../base/paths.ts'
import { useMember } from '../../members/web/session.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { OpenBook } from '../../ui/open-book.tsx'
import type { Page } from '../contract.ts'
import { storyLimits } from '../story.ts'
import { storiesWords } from '../words.ts'
import { PagePicture } from './page-picture.tsx'
import './story-page.css'
import './writing-overlay.css'

const { writing: words, page: pageWords } = storiesWords
const all = Array.from({ length: storyLimits.pages }, (_none, index) => index + 1)
/** So often it is read out how far it is. */
const toldEvery = 6

export interface WritingOverlayProps {
  /** Nothing while no story is being written. */
  pages: readonly Page[] | undefined
  /** Of the hero. */
  picture: string | undefined
  /** It is written, and lies here to be read. */
  told?: { next: string; onNext: () => void } | undefined | false
}

export function WritingOverlay({ pages, picture, told }: WritingOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const open = pages !== undefined
  useEffect(() => {
    const element = dialog.current
    if (open && element && !element.open) {
      element.showModal()
      element.querySelector('h2')?.focus()
    }
    if (!open && element?.open) element.close()
  }, [open])
  return (
    // There is no way back to what lies beneath before the story is there: Escape does nothing, the link leads away.
    <dialog
      ref={dialog}
      className="writing"
      aria-labelledby="writing-title"
      onCancel={(event) => event.preventDefault()}
    >
      {pages && <Desk pages={pages} picture={picture} told={told} />}
    </dialog>
  )
}

function Desk({ pages, picture, told }: WritingOverlayProps & { pages: readonly Page[] }) {
  const { isVisitor } = useMember()
  const done = pages.length
  const howFar = words.done(done, storyLimits.pages)
  return (
    <div className="writing-desk">
      <header className="writing-head">
        <h2 id="writing-title" tabIndex={-1} className="outline-none">
          {told ? words.told : words.title}
        </h2>
        {told ? (
          <p className="max-w-[64ch] text-ink-2">{words.read}</p>
        ) : (
          <>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
              <progress className="sr-only" aria-label={words.label} max={storyLimits.pages} value={done} />
              <div className="writing-progress" aria-hidden="true">
                {all.map((number) => (
                  <span key={number} className={number <= done ? 'is-done' : ''} />
                ))}
              </div>
              <p className="font-bold">{howFar}</p>
            </div>
            <div className="flex flex-wrap items-center gap-x-5">
              <p className="text-ink-2">{words.leave}</p>
              {!isVisitor && (
                <ButtonLink look="link" to={paths.dashboard}>
                  {words.toBooks}
                </ButtonLink>
              )}
            </div>
          </>
        )}
        <output className="sr-only">{told ? words.told : done > 0 && done % toldEvery === 0 && howFar}</output>
      </header>
      {/* Scrolls by keyboard, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="writing-pages" aria-label={words.region} tabIndex={0}>
        {done === 0 ? (
          <div className="writing-first">
            <OpenBook picture={picture} />
            <p>{words.first}</p>
          </div>
        ) : (
          <ol>
            {pages.map((page) => (
              <li key={page.page_number} className="writing-page">
                <PagePicture page={page} />
                <p dir="auto">{page.text_content}</p>
                <p className="writing-number">
                  <span className="sr-only">{pageWords.heading(page.page_number)}</span>
                  <span aria-hidden="true">{page.page_number}</span>
                </p>
              </li>
            ))}
          </ol>
        )}
      </section>
      {told && (
        <footer className="writing-foot">
          <Button look="primary" onClick={told.onNext}>
            {told.next}
            <Icon name="forward" />
          </Button>
        </footer>
      )}
    </div>
  )
}
