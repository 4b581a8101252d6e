// What the printer would not take, told early: it blocks nothing here, since the pictures may still come.

import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../base/paths.ts'
import { passportQuery } from '../../editions/web/edition-data.ts'
import { checkoutWords } from '../checkout-words.ts'

const { tier: words } = checkoutWords
const shownMost = 3

export function PassportNote({ bookId }: { bookId: string }) {
  const { data: passport } = useQuery(passportQuery(bookId))
  const findings = passport?.findings.filter(({ severity }) => severity === 'error') ?? []
  if (findings.length === 0) return null
  const kinds = [...Map.groupBy(findings, ({ message }) => message).values()]
  return (
    <section className="till-note" aria-labelledby="passport">
      <h3 id="passport">{words.passport}</h3>
      <ul className="mt-2 list-disc pl-5">
        {kinds.slice(0, shownMost).map((same) => (
          <li key={same[0]?.message}>
            {same[0]?.message} {same.length > 1 && words.onPages(same.length)}
          </li>
        ))}
      </ul>
      <p className="mt-2">
        {words.passportLead}{' '}
        <Link to={paths.passport(bookId)} className="link">
          {words.toPassport}
        </Link>
      </p>
    </section>
  )
}
