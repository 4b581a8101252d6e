// What is done with what a parent tells about a child, on a page of its own.

import { brand } from '../base/brand.ts'
import { paths } from '../base/paths.ts'
import { Contact, LegalPage, type Section } from './legal-page.tsx'
import { operator } from '../base/operator.ts'

const sections: Section[] = [
  {
    title: 'What we know about a child',
    content: (
      <p>
        Only what you, as parent or guardian or with their permission, put into a book: a first name, an age, how they
        look and what they like. A surname, an address or a school is never asked for and needed by no story. Nothing is
        collected from children themselves: accounts are for adults of 18 and over.
      </p>
    ),
  },
  {
    title: 'What it is used for',
    content: (
      <p>
        For writing, drawing, binding and sending that book. Not for advertising, not for profiles, not for training any
        program, and it is sold to nobody.
        {operator.storyProviders.length === 0
          ? ' Words and pictures are made by our own programs on our own servers.'
          : ` When words or pictures are made by ${operator.storyProviders.join(', ')}, a made-up name is sent in place of the child’s.`}
      </p>
    ),
  },
  {
    title: 'Photos',
    content: (
      <p>
        A photo is optional and you agree to it separately. It is made smaller as it arrives, the place and time hidden
        in it are removed, no face is ever measured, and it is deleted 24 hours after the time for changes is over, 30
        days after you sent it at the latest, or at once when you press Delete.
      </p>
    ),
  },
  {
    title: 'Who sees it',
    content: (
      <p>
        You, whoever you send a private link to, and the printer when you order a book in print. Links end by themselves
        on the day that you choose, a year at most, or when you end them, can ask for a passcode, and can leave the name
        out.
      </p>
    ),
  },
  {
    title: 'How to have it deleted',
    content: (
      <p>
        Delete the character, the book or your account: what belongs to it goes with it, at once, and from our backups
        within 30 days. If you believe that we hold something about your child without your consent, write to us by{' '}
        <Contact />: we delete first and ask later. The <a href={paths.privacy}>privacy notice</a> tells the rest.
      </p>
    ),
  },
]

export function Children() {
  return (
    <LegalPage
      title="Children’s Data"
      summary={
        <p>
          In short: {brand} makes books about children, for their grown-ups. As little as a story needs is kept, for as
          long as you keep the book.
        </p>
      }
      sections={sections}
    />
  )
}
