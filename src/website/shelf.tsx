// Three whole books on a plank. A tap opens one in a dialog (look-inside.ts); without scripts it leads to the book's own page.

import { paths } from '../base/paths.ts'
import { samples } from '../visitors/sample-shelf.ts'
import { Book } from './book.tsx'
import type { Assets } from './document.tsx'
import { wordsOfSample } from './sample-words.ts'

export function Shelf({ reader }: { reader: Assets['reader'] }) {
  return (
    <section className="section" id="samples">
      <div className="wrap">
        <div className="head center">
          <h2>Take one off the shelf</h2>
          <p className="lede">Three whole books, as our own illustrator made them. Read them right here.</p>
        </div>
        <ul className="shelf" data-script={reader.script} data-style={reader.style}>
          {samples.map(({ slug, title }) => {
            const { about, alt, cloth } = wordsOfSample(slug)
            const [name = '', rest = ''] = splitTitle(title)
            return (
              <li key={slug}>
                <Book label={alt} title={name} subtitle={rest} cloth={cloth} picture={`cover-${slug}`} />
                <h3>{title}</h3>
                <p className="small">{about}</p>
                <p className="shelf-links">
                  <a className="link" href={paths.sample(slug)} data-sample="">
                    Look inside <span className="vh">{title}</span>
                  </a>
                  <a className="link" href={paths.samplePdf(slug)} download="">
                    PDF <span className="vh">of {title}</span>
                  </a>
                </p>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

/** The hero's name large, what happens to them below it. */
const splitTitle = (title: string) => [title.slice(0, title.indexOf(' ')), title.slice(title.indexOf(' ') + 1)]
