// The privacy notice: what is kept, why, for how long, and how to be rid of it. It says only what the product does.

import { brand } from '../base/brand.ts'
import { paths } from '../base/paths.ts'
import { Contact, LegalPage, WhoWeAre, type Section } from './legal-page.tsx'
import { operator } from '../base/operator.ts'

const kept = [
  {
    what: 'Your account: e-mail address, a scrambled form of your password, name and phone number if you give them',
    why: 'To let you in and to reach you about your books',
    until: 'You delete the account; it goes 7 days after you ask for it, and can be kept until then',
  },
  {
    what: 'Your books: names, ages and descriptions of the people in them, your words, the story and its pictures',
    why: 'To make the book',
    until:
      'You delete the book or the account; a book that was never finished, 13 months after you last changed it, and we write to you a month before',
  },
  {
    what: 'A book that you begin without an account',
    why: 'To let you read it first; only your browser can open it, and no photo is asked for',
    until: 'A day, unless you create an account or sign in: then it is yours as any other',
  },
  {
    what: 'A photo, if you upload one',
    why: 'To draw that one character',
    until: '24 hours after the time for changes is over, 30 days at most, or when you press Delete',
  },
  {
    what: 'Postal addresses',
    why: 'To send printed books',
    until: 'You delete them or the account',
  },
  {
    what: 'Orders: what, when, for how much, sent where',
    why: 'To deliver, and because tax law asks for it',
    until:
      '7 years, without the contents of the book once you delete it, and without your name and address once you delete the account',
  },
  {
    what: 'When you signed in, changed your password, asked for your data or for its deletion',
    why: 'To find out what happened if somebody else gets into your account',
    until: '2 years, or you delete the account',
  },
  {
    what: 'Technical logs: times, addresses of pages, errors; no names, no e-mail addresses, no story text',
    why: 'To keep the service running and safe',
    until: '30 days',
  },
]

const sections: Section[] = [
  {
    title: 'Who answers for your data',
    content: (
      <p>
        {brand} is run by <WhoWeAre />. Write to us by <Contact /> about anything on this page.
      </p>
    ),
  },
  {
    title: 'What we keep, why, and until when',
    content: (
      <>
        <dl className="kept">
          {kept.map(({ what, why, until }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>
                <b>Why:</b> {why}
              </dd>
              <dd>
                <b>Until:</b> {until}
              </dd>
            </div>
          ))}
        </dl>
        <p>
          What is deleted also leaves our backups within 30 days. In the law’s terms: account, books and orders are
          needed for our contract with you, photos rest on your consent, logs on our interest in a service that works.
        </p>
      </>
    ),
  },
  {
    title: 'Children',
    content: (
      <>
        <p>
          Accounts are for adults of 18 and over, and we collect nothing from children. What we hold about a child comes
          from you, as parent or guardian or with their permission, and it is as little as a story needs: a first name
          will do.
        </p>
        <p>
          A child’s photo is never shown to anybody else, never printed, never used to train anything, and never
          measured: we compute no face recognition of any kind. It is made smaller as it arrives, everything hidden in
          the file (such as the place where it was taken) is removed, and the original is not stored. You can always
          describe the child in words instead.
        </p>
        <p>If we learn that an account belongs to a child, we close it and delete what is in it.</p>
      </>
    ),
  },
  {
    title: 'Who else sees anything',
    content: (
      <>
        <ul>
          <li>Stripe takes your payment and sees it. It gets an order number from us, no names from the book.</li>
          <li>Lulu, our printer, gets the pages of a book that you order in print, and the address to send it to.</li>
          <li>The mail service carries our e-mails to you. Their subject lines hold no child’s name.</li>
          <li>The company that runs our servers stores the data, on our instructions only.</li>
          <li>
            {operator.storyProviders.length === 0
              ? 'Stories and pictures are made by our own programs on our own servers: what you tell us about a person is sent to nobody for that.'
              : `Parts of a story are sent to ${operator.storyProviders.join(', ')} to write or draw it; with made-up names in place of yours; never your e-mail address, surname, postal address or a photo.`}
          </li>
        </ul>
        <p>
          We sell nothing about you, show no advertising and use no outside analytics. Our own people look into a book
          only when you ask for help with it.
        </p>
      </>
    ),
  },
  {
    title: 'Cookies and storage in your browser',
    content: (
      <p>
        We set no tracking cookies, so there is no banner to click away. Your browser keeps your sign-in, the plan that
        you chose on the <a href={paths.pricing}>pricing page</a>, and for a short while the draft that you are writing;
        drafts go when you sign out, and photos are never among them.
      </p>
    ),
  },
  {
    title: 'How it is protected',
    content: (
      <p>
        Connections are encrypted, passwords are stored only in a form that cannot be turned back, pictures and photos
        are opened by expiring links that belong to you, photos are encrypted under a key of your own that is destroyed
        with them, and you can add a second factor to your sign-in.
      </p>
    ),
  },
  {
    title: 'Your rights',
    content: (
      <p>
        You may see, correct, take with you or delete what we hold, object to a use, and withdraw a consent at any time.
        Deleting a book removes its text, pictures, photos and links together. Your profile counts what we hold, hands
        you all of it as one file, and deletes your account. Write to us by <Contact /> for anything that you cannot do
        yourself in the product; we answer within one month. You may also complain to the data protection authority of
        the place where you live.
      </p>
    ),
  },
  {
    title: 'Changes',
    content: (
      <p>
        When this notice changes in a way that matters, we tell you by e-mail before it takes effect. The{' '}
        <a href={paths.terms}>terms</a> say the rest.
      </p>
    ),
  },
]

export function Privacy() {
  return (
    <LegalPage
      title="Privacy Notice"
      summary={
        <p>
          In short: {brand} keeps what a book needs and nothing more, a photo for 30 days at most, and deletes what you
          tell it to delete. Nothing about your family is sold, shown around or used to train anything.
        </p>
      }
      sections={sections}
    />
  )
}
