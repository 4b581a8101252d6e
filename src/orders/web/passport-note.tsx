// What the printer would not take, told early: it blocks nothing here, since the pictures may still come.

import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../base/paths.ts'
import { readPassport } from '../../editions/contract.ts'
import { call } from '../../ui/call.ts'
import { checkoutWords } from '../checkout-words.ts'

const { tier: words } = checkoutWords
const shownMost = 3

export function PassportNote({ bookId }: { bookId: string }) {
  const { data: passport } = useQuery({
    queryKey: ['passport', bookId],
    queryFn: ({ signal }) => call(readPassport, { id: bookId }, { signal }),
    staleTime: 0,
  })
  const findings = passport?.findings.filter(({ severity }) => severity === 'error') ?? []
  if (findings.length === 0) return null
  return (
    <section className="till-note" aria-labelledby="passport">
      <h3 id="passport">{words.passport}</h3>
      <ul className="mt-2 list-disc pl-5">
        {findings.slice(0, shownMost).map((finding) => (
          <li key={`${finding.code} ${finding.page}`}>
            {finding.message} <span className="text-ink-2">{finding.mend}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        {words.passportLead}{' '}
        <Link to={paths.images(bookId)} className="link">
          {words.toPictures}
        </Link>
      </p>
    </section>
  )
}
