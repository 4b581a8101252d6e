// The terms, in words that a tired parent can follow. What they promise about prices and days is what the product does.

import { brand } from '../base/brand.ts'
import { paths } from '../base/paths.ts'
import { priceNote } from '../orders/catalogue.ts'
import { Contact, LegalPage, WhoWeAre, type Section } from './legal-page.tsx'
import { operator } from '../base/operator.ts'

const sections: Section[] = [
  {
    title: 'Who we are',
    content: (
      <p>
        {brand} is run by <WhoWeAre />. You reach us by <Contact />. “We” below is whoever runs it; “you” is the adult
        who holds the account.
      </p>
    ),
  },
  {
    title: 'Who may use it',
    content: (
      <>
        <p>
          {brand} is for adults. You must be 18 or over to have an account or to buy anything. Books may be about
          children; accounts are never for them.
        </p>
        <p>Keep your password to yourself, and tell us when you think that somebody else knows it.</p>
      </>
    ),
  },
  {
    title: 'What you give us',
    content: (
      <>
        <p>
          The names, descriptions, photos and words that you put into a book stay yours. You let us use them for one
          thing: making, showing you, printing and sending your book.
        </p>
        <p>
          Write only about people who would be glad of it. For a child, you must be the parent or guardian or have their
          permission. Do not upload a picture that you have no right to use, and do not ask for stories that are
          hateful, sexual, or made to hurt somebody. We may refuse such a book and close an account that insists.
        </p>
      </>
    ),
  },
  {
    title: 'What you get',
    content: (
      <>
        <p>
          A book has 24 story pages with a picture each. Stories and pictures are made by computer programs from your
          answers. They can be wrong or odd, which is why you see every page, and can change it, before you pay and
          before it is printed.
        </p>
        <p>
          The finished book is yours to read, print for yourself, give away and show to family and friends. Please do
          not sell copies of it. As it is made by programs, a similar picture or sentence may turn up in somebody else’s
          book.
        </p>
      </>
    ),
  },
  {
    title: 'Prices and payment',
    content: (
      <p>
        {priceNote} The price that you see on the <a href={paths.pricing}>pricing page</a> and at checkout is the price
        that you are charged; shipping is included. Cards are handled by a payment company; we never see or keep your
        card number. An order counts as placed when the payment company confirms it to us.
      </p>
    ),
  },
  {
    title: 'Changing, printing and delivery',
    content: (
      <>
        <p>
          After you order a hardcover, you have 7 days to change the book, counted from your payment or from the day its
          pictures are complete, whichever is later. “Approve for print” ends that time at once. From then on that copy
          can no longer be changed.
        </p>
        <p>
          Printing takes 2 to 3 business days and standard shipping 5 to 7 days; a Gift Bundle is sent by express in 2
          to 3 days. We post to the United States, Canada, the United Kingdom and Australia. These are the usual times:
          a delay in the post is possible, and we tell you what we know.
        </p>
      </>
    ),
  },
  {
    title: 'Canceling and refunds',
    content: (
      <ul>
        <li>Until a hardcover goes to print, you can cancel it and get all your money back.</li>
        <li>
          If a book arrives damaged, misprinted or not at all, write to us within 30 days. We print it again or give
          your money back, as you choose. You need not send it back.
        </li>
        <li>
          A book that was printed as you approved it is made for one person and cannot be returned just because you
          changed your mind.
        </li>
        <li>A digital copy that you have not downloaded is refunded within 14 days of buying it.</li>
        <li>Rights that the law of your country gives you as a consumer stay untouched by all this.</li>
      </ul>
    ),
  },
  {
    title: 'Story Subscription',
    content: (
      <p>
        The subscription is billed every month until you cancel it, which you can do at any time with effect from the
        end of the paid month. Each month brings one Single Book. An unused month keeps for 12 months, also after you
        cancel, and a book that you have begun stays yours.
      </p>
    ),
  },
  {
    title: 'Ending it',
    content: (
      <p>
        You may delete your account at any time; while a book that you ordered is on its way, as soon as it has arrived.
        We may close an account that breaks these terms, after telling you why; what you have paid for and not received
        is then delivered or refunded.
      </p>
    ),
  },
  {
    title: 'What we answer for',
    content: (
      <p>
        We do our work with care and answer for damage that we cause on purpose or through carelessness. We cannot
        promise that the service is never interrupted, so keep your own copy of a finished book. Nothing here limits a
        liability that the law does not allow to be limited.
      </p>
    ),
  },
  {
    title: 'Changes and law',
    content: (
      <p>
        When these terms change, we tell you by e-mail at least 30 days before; an order follows the terms of its day.
        {operator.law === ''
          ? 'The consumer law of the place where you live applies.'
          : `The law of ${operator.law} applies, together with the consumer law of the place where you live.`}
      </p>
    ),
  },
]

export function Terms() {
  return (
    <LegalPage
      title="Terms"
      summary={
        <p>
          In short: you are an adult, what you write stays yours, you see the whole book before you pay, and a book that
          arrives wrong is put right.
        </p>
      }
      sections={sections}
    />
  )
}
