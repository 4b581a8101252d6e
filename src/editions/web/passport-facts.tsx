// How a book will be printed, in figures: its pages, its paper, its pictures, its names.

import type { Passport } from '../contract.ts'
import { editionsWords } from '../words.ts'

const { passport: words } = editionsWords

export function PassportFacts({ passport }: { passport: Passport }) {
  const { story_pages, printed_pages, trim, bleed, safe_margin, names, ppi } = passport
  const measured = ppi.flatMap((one) => one.ppi ?? [])
  return (
    <section aria-labelledby="facts-heading">
      <h2 id="facts-heading">{words.facts}</h2>
      <dl className="passport-facts">
        <dt>{words.pages}</dt>
        <dd>{words.pagesOf(story_pages, printed_pages)}</dd>
        <dt>{words.trim}</dt>
        <dd>{words.inches(trim.width, trim.height)}</dd>
        <dt>{words.bleed}</dt>
        <dd>{words.bleedOf(bleed)}</dd>
        <dt>{words.safe}</dt>
        <dd>{words.safeOf(safe_margin)}</dd>
        <dt>{words.fonts}</dt>
        <dd>{words.fontsWords}</dd>
        <dt>{words.contrast}</dt>
        <dd>{words.contrastWords}</dd>
        <dt>{words.pictures}</dt>
        <dd>{measured.length === 0 ? words.noPictures : words.ppi(Math.min(...measured))}</dd>
        {names.map(({ name, pages }) => (
          <div key={name} className="contents">
            <dt dir="auto">{name}</dt>
            <dd>{words.on(pages)}</dd>
          </div>
        ))}
      </dl>
      <details className="passport-ppi">
        <summary>{words.ppiTitle}</summary>
        <ol>
          {ppi.map((one) => (
            <li key={one.page}>{one.ppi === null ? words.ppiNone(one.page) : words.ppiOf(one.page, one.ppi)}</li>
          ))}
        </ol>
      </details>
    </section>
  )
}
