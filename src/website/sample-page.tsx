// A sample book on a page of its own: where scripts are off, and for whoever was sent its address. The shelf opens the same in a dialog.

import { paths } from '../base/paths.ts'
import type { SampleBook } from '../visitors/sample-book.ts'
import { SampleLeaves } from './sample-leaves.tsx'
import { wordsOfSample } from './sample-words.ts'

export function SamplePage({ sample }: { sample: SampleBook }) {
  const { title, slug } = sample
  return (
    <div className="wrap sample-page">
      <h1>{title}</h1>
      <p className="lede">{wordsOfSample(slug).about}</p>
      <div id="sample">
        <SampleLeaves sample={sample} />
        <p className="cta sample-end">
          <a className="btn main" href={paths.createBook}>
            Create Your Tale
          </a>
          <a className="btn" href={paths.samplePdf(slug)} download="">
            Download the PDF
          </a>
        </p>
      </div>
    </div>
  )
}
