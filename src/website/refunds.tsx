// What can be cancelled, printed again or paid back, and how.

import { paths } from '../base/paths.ts'
import { LegalPage, type Section } from './legal-page.tsx'

const sections: Section[] = [
  {
    title: 'Before it is printed',
    content: (
      <p>
        You have 7 days to change a hardcover, counted from your payment or from the day its pictures are complete,
        whichever is later. Until it goes to print you can cancel it and get all your money back. “Approve for print”
        ends that time at once.
      </p>
    ),
  },
  {
    title: 'When something is wrong with it',
    content: (
      <p>
        Damaged, misprinted, or not arrived: write to us within 30 days by the <a href={paths.help}>form</a>, with the
        first eight characters of the order and, if you can, a photo of the fault. We print it again or give your money
        back, as you choose. You need not send it back.
      </p>
    ),
  },
  {
    title: 'When you have changed your mind',
    content: (
      <p>
        A book that was printed as you approved it is made for one person, and cannot be returned for that reason. A
        digital copy that you have not downloaded is refunded within 14 days of buying it.
      </p>
    ),
  },
  {
    title: 'Story Subscription',
    content: (
      <p>
        Cancel at any time, with effect from the end of the paid month. A month that you have paid for and not used
        keeps for 12 months; a book that you have begun stays yours.
      </p>
    ),
  },
  {
    title: 'How the money comes back',
    content: (
      <p>
        To the card that you paid with, within 5 to 10 business days of our answer. The rights that the law of your
        country gives you stay untouched by all this; the <a href={paths.terms}>terms</a> say the rest.
      </p>
    ),
  },
]

export function Refunds() {
  return (
    <LegalPage
      title="Refunds"
      summary={<p>In short: free until it is printed, printed again or paid back when it arrives wrong.</p>}
      sections={sections}
    />
  )
}
