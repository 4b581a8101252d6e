// What keeps a book from the printer, told wherever it is ordered, with the way to mend it.

import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../base/paths.ts'
import { reasonsAgainst } from '../../editions/same-findings.ts'
import { passportQuery } from '../../editions/web/edition-data.ts'
import { checkoutWords } from '../checkout-words.ts'

const { passport: words } = checkoutWords
const shownMost = 3

/** `lead`: what may be done meanwhile. */
export function PassportNote({ bookId, lead }: { bookId: string; lead: string }) {
  const { data: passport } = useQuery(passportQuery(bookId))
  const reasons = reasonsAgainst(passport?.findings ?? [])
  if (reasons.length === 0) return null
  return (
    <section className="till-note" aria-labelledby={`passport-${bookId}`}>
      <h3 id={`passport-${bookId}`}>{words.title}</h3>
      <ul className="mt-2 list-disc pl-5">
        {reasons.slice(0, shownMost).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className="mt-2">
        {lead}{' '}
        <Link to={paths.passport(bookId)} className="link">
          {words.toPassport}
        </Link>
      </p>
    </section>
  )
}
