// The way from a question to a parcel, and the four things that people ask first.

import { paths } from '../base/paths.ts'
import { Book } from './book.tsx'
import { Closing } from './closing.tsx'
import type { Assets } from './document.tsx'
import { StarTrail, Tear } from './drawings.tsx'
import { Film } from './film.tsx'
import { Keeping } from './keeping.tsx'
import { questions } from './questions.ts'
import { Shelf } from './shelf.tsx'
import { StartButton } from './start-button.tsx'

const steps = [
  {
    title: 'Make it personal',
    text: [
      'Answer a few questions: who the book is for, what the occasion is, what they look like and what they love. Add a photo if you like, or describe them in words.',
      'You get a draft to read at once, with its pictures. Change a sentence, a page or a picture until it is right.',
    ],
    picture: '/pictures/asked.webp',
    alt: 'Four children as they were described: red braids, short black hair, chestnut curls, long brown hair',
  },
  {
    title: 'Confirm and check out',
    text: [
      'Give it a title and a dedication, choose one of four art styles, and look through the whole book once more.',
      'Then choose how you want it: to download, as a hardcover, or both. You pay now and not before.',
    ],
    picture: '/pictures/styles.webp',
    alt: 'One page in four art styles',
  },
  {
    title: 'Review and receive',
    text: [
      'You have 7 days to change your mind about a page. Say “Approve for print” when you want us to start sooner.',
      'Printing takes 2 to 3 business days and the post 5 to 7. We send the tracking by e-mail.',
    ],
    picture: '/pictures/received.webp',
    alt: 'A party at the end of the story',
  },
]

export function HowItWorks({ reader }: { reader: Assets['reader'] }) {
  return (
    <>
      <section className="hero">
        <div className="wrap">
          <div className="hero-words">
            <h1>
              You know them. <br />
              We know dragons.
            </h1>
            <p className="lede">
              Three steps lie between the person you are thinking of and a book with their name on the cover.
            </p>
            <p className="cta">
              <StartButton />
            </p>
          </div>
          <Book
            label="A hardcover picture book, Theo and the Very Small Cloud: a boy and a rabbit beside a washing line"
            title="Theo"
            subtitle="and the Very Small Cloud"
            cloth="sea"
            picture="cover-theo"
            firstSight="(max-width: 640px) 288px, 548px"
          />
        </div>
      </section>
      <Tear />
      <section className="section tint" aria-label="Three steps">
        <ol className="wrap path">
          {steps.map(({ title, text, picture, alt }) => (
            <li key={title}>
              <div>
                <h2>{title}</h2>
                {text.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
              <img className="blob" src={picture} alt={alt} width="400" height="400" loading="lazy" />
            </li>
          ))}
        </ol>
      </section>
      <Tear end />
      <section className="wrap" aria-label="The film">
        <Film />
      </section>
      <Keeping />
      <Shelf reader={reader} />
      <section className="section" id="questions">
        <div className="wrap asked">
          <h2>Asked before every first book</h2>
          <div>
            {questions.map(({ question, answer }) => (
              <details key={question}>
                <summary>{question}</summary>
                <p>{answer}</p>
              </details>
            ))}
          </div>
        </div>
      </section>
      <StarTrail />
      <Closing title="Who is yours about?" text="The first page takes a name and a few minutes.">
        <a className="btn main" href={paths.signUp} data-member-href={paths.createBook}>
          Create Your Tale
        </a>
        <a className="btn" href={paths.pricing}>
          Pricing
        </a>
      </Closing>
    </>
  )
}
