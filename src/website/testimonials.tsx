// What readers say: customers as soon as the operator has any to quote; until then what readers of the sample books might, and marked so.

import { Tear } from './drawings.tsx'
import { operator } from '../base/operator.ts'

const imagined = [
  {
    said: 'Three nights running it had to be the small cloud. On the fourth he turned the pages himself.',
    name: 'A father at bedtime',
    who: 'Theo and the Very Small Cloud',
  },
  {
    said: 'The rhymes carry you along. I was at the last page before I noticed that I was tired.',
    name: 'A grandmother, reading aloud',
    who: 'Theo and the Very Small Cloud',
  },
  {
    said: 'The raincoat is right, and so is every curl. She would notice both.',
    name: 'A mother with the cover in her hand',
    who: 'Ama and the Giant’s Button',
  },
  {
    said: 'A giant without his button is just the right size of trouble for a fifth birthday.',
    name: 'An aunt, looking for a present',
    who: 'Ama and the Giant’s Button',
  },
  {
    said: 'I gave it to my brother. He is the captain in it, so he has forgiven me everything.',
    name: 'A big sister',
    who: 'Leo and the Ship That Went Round',
  },
  {
    said: 'My class would want to vote on every page. It would live on the reading table.',
    name: 'A first-grade teacher',
    who: 'Leo and the Ship That Went Round',
  },
]

export function Testimonials() {
  const real = operator.testimonials
  if (real.length === 0 && !operator.showsSampleTestimonials) return null
  return (
    <>
      <Tear />
      <section className="section tint" id="testimonials">
        <div className="wrap">
          <div className="head center">
            <h2>Read aloud, and then again</h2>
            {real.length === 0 && (
              <p className="lede">
                What readers of our sample books might say. We made these up; <a href="#samples">read a sample</a> and
                say it better.
              </p>
            )}
          </div>
          <Quotes quotes={real.length > 0 ? real : imagined} />
        </div>
      </section>
      <Tear end />
    </>
  )
}

interface QuoteProps {
  said: string
  name: string
  who: string
  /** What a customer gave; whoever is imagined gives none. */
  stars?: number
}

export function Quotes({ quotes }: { quotes: readonly QuoteProps[] }) {
  return (
    <ul className="said">
      {quotes.map((quote) => (
        <Quote key={quote.said} {...quote} />
      ))}
    </ul>
  )
}

function Quote({ said, name, who, stars }: QuoteProps) {
  return (
    <li>
      <figure>
        <div className="said-top">
          {stars === undefined ? <span className="sample-mark">Imagined</span> : <Stars count={stars} />}
        </div>
        <blockquote>“{said}”</blockquote>
        <figcaption>
          <b>{name}</b>
          <span>{who}</span>
        </figcaption>
      </figure>
    </li>
  )
}

function Stars({ count }: { count: number }) {
  return (
    <>
      <span className="vh">{`${count} of 5 stars`}</span>
      <svg className="stars" viewBox="0 0 120 24" aria-hidden="true">
        {[0, 24, 48, 72, 96].slice(0, count).map((x) => (
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
