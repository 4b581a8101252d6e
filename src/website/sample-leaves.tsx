// A sample book as a list of leaves that reads well as it is; look-inside.ts makes it a book to be leafed through.

import type { ReactNode } from 'react'
import { aboutWords, colophonWords, dedicationWords, listNames } from '../binding/paper-words.ts'
import { sharedWords } from '../editions/shared-words.ts'
import { leafWords, viewWords } from '../stories/leaf-words.ts'
import { FirstSight } from './first-sight.tsx'
import { editionOfSample, sampleMadeOn, type SampleBook, samplePicture, sampleSize } from '../visitors/sample-book.ts'

export function SampleLeaves({ sample }: { sample: SampleBook }) {
  const { title, dedication, names, blurb, refrain, band, slug, pages } = sample
  return (
    <div className="book-table">
      <section id="book" aria-label={leafWords.book(title)} data-heroes={listNames(names)}>
        <ol className="leaves" aria-label={leafWords.label}>
          <li className="leaf leaf-cover">
            <FirstSight
              className="leaf-picture"
              picture={`cover-${slug}`}
              sizes="(max-width: 767px) calc(100vw - 48px), 47vw"
              alt={sharedWords.coverAlt}
            />
            <div className="leaf-cover-words">
              <p className="leaf-cover-title">
                <span>{title}</span>
              </p>
              <p className="leaf-cover-about">{aboutWords(names)}</p>
            </div>
          </li>
          <EndPaper slug={slug} />
          <Plain className="leaf-between" isBeside>
            <div className="leaf-window">
              <img src={samplePicture(slug, 'cover')} alt="" {...sampleSize} loading="lazy" />
            </div>
            <p className="leaf-title">
              <span>{title}</span>
            </p>
            <Ornament name="divider" width={324} height={32} />
            <p className="leaf-hand leaf-quiet">{aboutWords(names)}</p>
          </Plain>
          <Plain>
            <p className="leaf-hand">{dedicationWords(dedication, names)}</p>
            <Ornament name="sprig" width={200} height={60} />
          </Plain>
          {pages.map(({ text, alt, scene }, at) => (
            <li
              key={text}
              className="leaf leaf-story"
              data-band={band}
              data-shot={scene.shot}
              data-text-side={scene.textSide}
              data-page={at + 1}
            >
              <img
                className="leaf-picture"
                src={samplePicture(slug, at + 1)}
                alt={alt}
                {...sampleSize}
                loading="lazy"
              />
              <p className="leaf-words">{text}</p>
              <span className="leaf-folio" aria-hidden="true">
                {at + 1}
              </span>
            </li>
          ))}
          <Plain>
            <Ornament name="stars" width={530} height={112} />
            <p className="leaf-end">{leafWords.end}</p>
            <Ornament name="divider" width={324} height={32} />
            <p className="leaf-hand leaf-quiet">{refrain}</p>
          </Plain>
          <Plain>
            {colophonWords({
              heroes: names,
              colophon: editionOfSample(sample).colophon,
              finishedOn: sampleMadeOn,
              id: '',
            }).map((line) => (
              <p key={line} className="leaf-small">
                {line}
              </p>
            ))}
          </Plain>
          <EndPaper slug={slug} />
          <li className="leaf leaf-cover leaf-between">
            <img
              className="leaf-picture"
              src={samplePicture(slug, 'back')}
              alt={leafWords.backAlt}
              {...sampleSize}
              loading="lazy"
            />
            <p className="leaf-blurb">{blurb}</p>
          </li>
        </ol>
      </section>
      <div id="leafing" hidden>
        <div className="turn-row">
          <button type="button" className="turn turn-back" aria-label={leafWords.before} />
          <p className="turn-where" aria-live="polite" />
          <button type="button" className="turn turn-forward" aria-label={leafWords.after} />
        </div>
        <div id="views" className="book-views" data-waits="">
          <fieldset aria-label={viewWords.label}>
            <button type="button" className="book-view" aria-pressed="true">
              {viewWords.reading}
            </button>
            <button type="button" className="book-view" aria-pressed="false" data-printed="">
              {viewWords.printed}
            </button>
          </fieldset>
        </div>
        <button type="button" className="btn" id="aloud" data-other={sharedWords.quiet} hidden>
          {sharedWords.aloud}
        </button>
      </div>
    </div>
  )
}

interface PlainProps {
  className?: string
  /** It only stands beside another leaf. */
  isBeside?: boolean
  children: ReactNode
}

function Plain({ className = '', isBeside = false, children }: PlainProps) {
  return (
    <li className={`leaf ${className}`.trim()} data-beside={isBeside ? '' : undefined}>
      <div className="leaf-plain">{children}</div>
    </li>
  )
}

function EndPaper({ slug }: { slug: string }) {
  return (
    <li className="leaf leaf-between" data-beside="">
      <div className="leaf-plain leaf-end-paper">
        <img src={samplePicture(slug, 'end-papers')} alt={leafWords.endPaper} {...sampleSize} loading="lazy" />
      </div>
    </li>
  )
}

interface OrnamentProps {
  name: 'divider' | 'sprig' | 'stars'
  width: number
  height: number
}

function Ornament({ name, width, height }: OrnamentProps) {
  return (
    <img
      className={`leaf-ornament leaf-${name}`}
      src={`/ornaments/${name}.svg`}
      alt=""
      width={width}
      height={height}
      loading="lazy"
    />
  )
}
