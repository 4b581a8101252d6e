// What a book costs: the three plans of the catalogue, what every book has, how large it is.

import type { ReactNode } from 'react'
import { paths } from '../base/paths.ts'
import { shipsTo } from '../members/check-address.ts'
import {
  catalogue,
  ladder,
  ladderRule,
  type Plan,
  priceNote,
  priceOf,
  selectedTierKey,
  type Sku,
  yearlySaving,
} from '../orders/catalogue.ts'
import { Book } from './book.tsx'
import { Closing } from './closing.tsx'
import type { Assets } from './document.tsx'
import { Ticks, Vine } from './drawings.tsx'
import { Shelf } from './shelf.tsx'
import { Testimonials } from './testimonials.tsx'

interface Card {
  plan: Plan
  price: ReactNode
  badge?: string
  saving?: string
  text: string
  points: string[]
  button: string
  picture: ReactNode
}

const cards: Card[] = [
  {
    plan: 'Single Book',
    price: priceOf('Single Book'),
    text: 'One story, printed and bound for someone you love.',
    points: [
      '11 × 8.5 inch hardcover, 24 painted pages',
      'Digital copy: PDF, EPUB and a booklet to print at home',
      'Free shipping',
    ],
    button: 'Choose Single Book',
    picture: (
      <Book
        label="A hardcover book, Ama and the Giant’s Button"
        title="Ama"
        subtitle="and the Giant’s Button"
        cloth="moss"
        picture="cover-ama"
        firstSight="208px"
      />
    ),
  },
  {
    plan: 'Story Subscription',
    price: (
      <>
        {priceOf('Story Subscription')} <small>per month</small>
      </>
    ),
    badge: 'Best Value',
    saving: `Save $${yearlySaving / 100}+ per year!`,
    text: 'A new book every month, each with a hero of its own.',
    points: [
      '12 books per year, hardcover and digital',
      'An unused month keeps for 12 months',
      'Billed monthly, cancel when you like',
      'Free shipping',
    ],
    button: 'Choose Story Subscription',
    picture: (
      <Book
        label="A hardcover book, Leo and the Ship That Went Round"
        title="Leo"
        subtitle="and the Ship That Went Round"
        cloth="brick"
        picture="cover-leo"
      />
    ),
  },
  {
    plan: 'Add a Coloring Book',
    price: `+${priceOf('Coloring Book')}`,
    text: 'The scenes of your own book, waiting for crayons.',
    points: ['20 pages, softcover', 'Drawn from your story’s pictures', 'Comes with a Single Book'],
    button: 'Add a Coloring Book',
    picture: (
      <img
        className="leaflet"
        src="/pictures/coloring.webp"
        alt="A coloring page: a party of five in outline"
        width="480"
        height="371"
        loading="lazy"
      />
    ),
  },
]

const inEveryBook = [
  '24 story pages, each with its own picture',
  'Your choice of four art styles',
  'A title and a dedication in your words',
  'Up to three characters, drawn alike on every page',
  'Every page yours to change before it is printed',
  'A private link to share it with whoever lives far away',
  'Printed in 2 to 3 business days, 5 to 7 more in the post',
]

export function Pricing({ reader }: { reader: Assets['reader'] }) {
  return (
    <>
      <div className="wrap page-head">
        <h1>A book for keeps</h1>
        <p className="lede">
          See your whole illustrated book first. <br />
          Pay when you love it.
        </p>
      </div>
      <section aria-label="Plans">
        <div className="wrap">
          <div className="plans">
            {cards.map((card) => (
              <PlanCard key={card.plan} {...card} />
            ))}
          </div>
          <p className="note-line small">{priceNote}</p>
        </div>
      </section>
      <section className="section" id="every-price" aria-labelledby="every-price-heading">
        <div className="wrap">
          <div className="head center">
            <h2 id="every-price-heading">Every price, and why</h2>
            <p className="lede">{ladderRule}</p>
          </div>
          <ul className="rungs">
            {ladder.map((sku) => (
              <Rung key={sku} sku={sku} />
            ))}
          </ul>
          <p className="note-line small">
            {priceNote} Shipping is free. We ship to {shipsTo}.
          </p>
        </div>
      </section>
      <section className="section last">
        <Vine />
      </section>
      <section className="section">
        <div className="wrap inside">
          <div>
            <h2>In every book</h2>
            <Ticks items={inEveryBook} />
            <p className="cta">
              <a className="btn main" href={paths.createBook}>
                Create Your Tale
              </a>
            </p>
          </div>
          <Measure />
        </div>
      </section>
      <Shelf reader={reader} />
      <Testimonials />
      <Closing
        title="Start Your Story Today"
        text="Writing it and seeing it illustrated is free. You pay only for a book that you want to keep."
      >
        <a className="btn main" href={paths.createBook}>
          Create Your Tale
        </a>
      </Closing>
    </>
  )
}

function Rung({ sku }: { sku: Sku }) {
  const { name, why, description, soldAs } = catalogue[sku]
  return (
    <li>
      <h3>{name}</h3>
      <p className="rung-price">
        {soldAs === 'add-on' && '+'}
        {priceOf(sku)}
        {soldAs === 'subscription' && <small> per month</small>}
      </p>
      <p>
        <b>{why}</b> {description}
      </p>
    </li>
  )
}

function PlanCard({ plan, price, badge, saving, text, points, button, picture }: Card) {
  return (
    <article className={badge === undefined ? 'plan' : 'plan best'}>
      {badge !== undefined && <p className="ribbon">{badge}</p>}
      <div className="pic">{picture}</div>
      <h2>{plan}</h2>
      <p className="price">{price}</p>
      <div>
        {saving !== undefined && <p className="save">{saving}</p>}
        <p className="say">{text}</p>
      </div>
      <Ticks items={points} />
      <a
        className={badge === undefined ? 'btn wide' : 'btn main wide'}
        href={paths.createBook}
        data-plan={plan}
        data-plan-key={selectedTierKey}
      >
        {button}
      </a>
    </article>
  )
}

function Measure() {
  return (
    <figure className="measure">
      <img src="/pictures/digital.webp" alt="A page of a book, lying flat" width="640" height="495" loading="lazy" />
      <span className="wide-m" aria-hidden="true">
        <svg viewBox="0 0 500 14" preserveAspectRatio="none" fill="none" stroke="currentColor" strokeWidth="2">
          <path vectorEffect="non-scaling-stroke" d="M3 7c160-2 330 2 494 0M12 2 3 7l9 5M488 2l9 5-9 5" />
        </svg>
        11 inches
      </span>
      <span className="tall-m" aria-hidden="true">
        <svg viewBox="0 0 14 400" preserveAspectRatio="none" fill="none" stroke="currentColor" strokeWidth="2">
          <path vectorEffect="non-scaling-stroke" d="M7 3c2 130-2 260 0 394M2 12l5-9 5 9M2 388l5 9 5-9" />
        </svg>
        8.5 inches
      </span>
      <figcaption className="vh">A book is 11 inches wide and 8.5 inches tall.</figcaption>
    </figure>
  )
}
