// The front page: who this is for, what it makes of a name, and the way in.

import { brand } from '../base/brand.ts'
import { paths } from '../base/paths.ts'
import { leastPrice } from '../orders/catalogue.ts'
import { Book } from './book.tsx'
import { Closing } from './closing.tsx'
import type { Assets } from './document.tsx'
import { Tear, Vine } from './drawings.tsx'
import { Film } from './film.tsx'
import { Shelf } from './shelf.tsx'
import { StartButton } from './start-button.tsx'
import { FirstPage, TasteSlip } from './taste-slip.tsx'
import { Testimonials } from './testimonials.tsx'

const steps = [
  {
    title: 'Tell us about them',
    text: 'Who the book is for, what they look like, what they love. A few questions, one at a time.',
  },
  {
    title: 'Read it before you pay',
    text: 'The whole story and its pictures are there to look through, and every page is yours to change.',
  },
  {
    title: 'Put it in their hands',
    text: 'A hardcover in the post, a file to read tonight, a private link to send, or a booklet from your own printer.',
  },
]

const promises = [
  {
    title: 'Personalized',
    text: 'Their name, their curls, the things they love. What you tell us turns up in the words and in the pictures.',
    picture: 'personalized',
    alt: 'A laughing girl with dark curls, a red bow and a yellow raincoat, waving beside a sunflower',
  },
  {
    title: 'Memories',
    text: 'A dedication in your own words on a page of its own, bound into a hardcover that keeps its place on the shelf.',
    picture: 'memories',
    alt: 'A boy between his mother and his rabbit, with a birthday cake, in watercolor',
  },
  {
    title: 'Magical',
    text: 'Twenty-four painted pages in which somebody they know very well does something never done before.',
    picture: 'magical',
    alt: 'A boy waves on the moon beside a small blue robot',
  },
]

export function Landing({ reader, taste }: Pick<Assets, 'reader' | 'taste'>) {
  return (
    <>
      <section className="hero tasting">
        <div className="wrap">
          <div className="hero-words">
            <h1>Personalized Stories for Your Loved Ones</h1>
            <div>
              <p className="lede">
                We write and paint a 24-page book in which they are the hero. You read it first, and pay when you love
                it.
              </p>
              <p className="cta">
                <StartButton />
              </p>
              <p className="small">Free to write and to see. Books from {leastPrice}.</p>
            </div>
          </div>
          <Book
            label="A hardcover picture book, Ama and the Giant’s Button: a girl in a yellow raincoat holds a letter beside a small green dragon"
            title="Ama"
            subtitle="and the Giant’s Button"
            cloth="moss"
            picture="hero"
            firstSight="(max-width: 640px) 288px, 548px"
          >
            <svg className="meadow" viewBox="0 0 640 560" preserveAspectRatio="none" aria-hidden="true">
              <path
                fill="#fbf0df"
                d="M58 176C92 70 214 26 336 34c128 8 236 62 262 178 24 108-18 226-124 272-112 48-262 42-352-22C34 398 26 276 58 176Z"
              />
            </svg>
          </Book>
          <TasteSlip script={taste} />
          <FirstPage />
        </div>
      </section>
      <section className="section" id="how-it-works">
        <div className="wrap">
          <div className="head">
            <h2>From a name to a bedtime book</h2>
          </div>
          <ol className="steps">
            {steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <Film />
          <p className="after">
            <a className="link" href={paths.howItWorks}>
              See how it works, step by step
            </a>
          </p>
        </div>
      </section>
      <Tear />
      <section className="section tint" aria-label="What makes it theirs">
        <div className="wrap promises">
          {promises.map(({ title, text, picture, alt }) => (
            <div className="promise" key={title}>
              <img
                className="blob"
                src={`/pictures/${picture}.webp`}
                srcSet={`/pictures/${picture}-small.webp 240w, /pictures/${picture}.webp 400w`}
                sizes="(max-width: 860px) 112px, 200px"
                alt={alt}
                width="400"
                height="400"
                loading="lazy"
              />
              <div>
                <h2>{title}</h2>
                <p>{text}</p>
              </div>
            </div>
          ))}
        </div>
      </section>
      <Tear end />
      <Shelf reader={reader} />
      <Vine />
      <section className="section" id="our-story">
        <div className="wrap letter">
          <img
            src="/pictures/story.webp"
            alt="A watercolor page: a boy, his rabbit and a small cloud under a red evening sky"
            width="760"
            height="684"
            loading="lazy"
          />
          <div>
            <h2>Our Story</h2>
            <p className="first">
              Sooner or later every child asks it, in the middle of somebody else’s adventure: “But where am I?” The
              shelf has no good answer. So we make the book that has one.
            </p>
            <p>
              {brand} is a small workshop for that question. You bring the person: a daughter, a grandfather, a best
              friend. We bring the forest, the dragon and a great deal of paper, and together we keep at it until the
              page looks back and says: here you are.
            </p>
            <p className="sign">The {brand} workshop</p>
          </div>
        </div>
      </section>
      <Testimonials />
      <Closing
        title="Start Your Story Today"
        text="Writing it and seeing it illustrated is free. You pay only for a book that you want to keep."
      >
        <a className="btn main" href={paths.createBook}>
          Create Your Tale
        </a>
        <a className="btn" href={paths.howItWorks}>
          Learn More <span className="vh">about how it works</span>
        </a>
      </Closing>
    </>
  )
}
