// What readers say. These six are samples and marked as such on each card; the operator takes them off, or puts real ones in.

import { Tear } from './drawings.tsx'
import { operator } from './operator.ts'

const samples = [
  {
    said: 'He asked for it three nights running. On the fourth he read it to me.',
    name: 'Hannah',
    who: 'mother of Theo, 5',
  },
  {
    said: 'The dedication page made my mother put the book down for a minute.',
    name: 'Marcus',
    who: 'gift for a grandmother',
  },
  { said: 'It has her braids right, and her glasses. She noticed both.', name: 'Adaeze', who: 'mother of Kemi, 6' },
  {
    said: 'I changed one page eleven times. It never complained, and the book is ours.',
    name: 'Jonas',
    who: 'father of Ella, 4',
  },
  {
    said: 'My class voted on every page. It lives on the reading table now.',
    name: 'Ms. Alvarez',
    who: 'first-grade teacher',
  },
  {
    said: 'I made one for our anniversary. The dragon is very much my husband.',
    name: 'Priya',
    who: 'gift for a partner',
  },
]

export function Testimonials() {
  if (!operator.showsSampleTestimonials) return null
  return (
    <>
      <Tear />
      <section className="section tint" id="testimonials">
        <div className="wrap">
          <div className="head center">
            <h2>Read aloud, and then again</h2>
          </div>
          <ul className="said">
            {samples.map(({ said, name, who }) => (
              <li key={name}>
                <figure>
                  <div className="said-top">
                    <Stars />
                    <span className="sample-mark">Sample</span>
                  </div>
                  <blockquote>“{said}”</blockquote>
                  <figcaption>
                    <b>{name}</b>
                    <span>{who}</span>
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Tear end />
    </>
  )
}

function Stars() {
  return (
    <>
      <span className="vh">5 of 5 stars</span>
      <svg className="stars" viewBox="0 0 120 24" aria-hidden="true">
        {[0, 24, 48, 72, 96].map((x) => (
          <path
            key={x}
            transform={`translate(${x})`}
            fill="currentColor"
            d="M12.200 2.100c.5 1.900 1.600 4.400 2.700 6.300 2.200.3 4.800.5 7 .4-1.500 1.500-3.600 3.400-5 5.100.4 2.200 1.100 4.800 2 6.900-2-1-4.500-2.400-6.600-3.300-2 1-4.300 2.500-6.200 3.800.4-2.300.8-4.900 1-7.200C5.500 12.700 3.600 11 1.900 9.200c2.300-.3 4.800-.5 7.100-.9 1-1.900 2.300-4.200 3.200-6.200Z"
          />
        ))}
      </svg>
    </>
  )
}
