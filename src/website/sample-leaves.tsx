// A sample book as a list of leaves that reads well as it is; look-inside.ts makes it a book to be leafed through.

import type { ReactNode } from 'react'
import { placeWords } from '../base/words-place.ts'
import { layoutOf } from '../binding/page-design.ts'
import { sharedWords } from '../editions/shared-words.ts'
import { leafWords } from '../stories/leaf-words.ts'
import { FirstSight } from './first-sight.tsx'
import { editionOfSample, type SampleBook, samplePicture, sampleSize } from '../visitors/sample-book.ts'

export function SampleLeaves({ sample }: { sample: SampleBook }) {
  const { title, dedication, names, blurb, band, slug, pages } = sample
  return (
    <div className="book-table">
      <section id="book" aria-label={leafWords.book(title)}>
        <ol className="leaves" aria-label={leafWords.label}>
          <li className="leaf leaf-cover">
            <FirstSight
              className="leaf-picture"
              picture={`cover-${slug}`}
              sizes="(max-width: 767px) calc(100vw - 48px), 47vw"
              alt={sharedWords.coverAlt}
            />
            <p className="leaf-cover-title">
              <span>{title}</span>
            </p>
          </li>
          <EndPaper />
          <Plain className="leaf-between">
            <p className="leaf-title">{title}</p>
            <p className="leaf-hand">{names.join(' & ')}</p>
          </Plain>
          <Plain>
            <p className="leaf-hand">{dedication}</p>
          </Plain>
          {pages.map(({ text, alt, scene }, at) => {
            const { x, y, w, h, size } = placeWords(layoutOf({ ...scene, text }, band))
            return (
              <li key={text} className="leaf leaf-story" data-band={band} data-page={at + 1}>
                <img
                  className="leaf-picture"
                  src={samplePicture(slug, at + 1)}
                  alt={alt}
                  {...sampleSize}
                  loading="lazy"
                />
                <p className="leaf-words" data-place={[x, y, w, h, size].join(' ')}>
                  {text}
                </p>
                <span className="leaf-folio" aria-hidden="true">
                  {at + 1}
                </span>
              </li>
            )
          })}
          <Plain>
            <p className="leaf-title">{leafWords.end}</p>
          </Plain>
          <Plain>
            {editionOfSample(sample).colophon.map((line) => (
              <p key={line} className="leaf-small">
                {line}
              </p>
            ))}
          </Plain>
          <EndPaper />
          <li className="leaf leaf-cover leaf-between">
            <div className="leaf-plain leaf-board">
              <p className="leaf-hand">{blurb}</p>
            </div>
          </li>
        </ol>
      </section>
      <div id="leafing" hidden>
        <div className="turn-row">
          <button type="button" className="turn turn-back" aria-label={leafWords.before} />
          <p className="turn-where" aria-live="polite" />
          <button type="button" className="turn turn-forward" aria-label={leafWords.after} />
        </div>
        <button type="button" className="btn" id="aloud" data-other={sharedWords.quiet} hidden>
          {sharedWords.aloud}
        </button>
      </div>
    </div>
  )
}

function Plain({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <li className={`leaf ${className}`.trim()}>
      <div className="leaf-plain">{children}</div>
    </li>
  )
}

function EndPaper() {
  return (
    <li className="leaf leaf-between">
      <div className="leaf-plain leaf-end-paper">
        <span className="vh">{leafWords.endPaper}</span>
      </div>
    </li>
  )
}
