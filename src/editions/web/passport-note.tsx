// On the preview: whether the book can be printed as it stands, and the way to its passport.

import { useQuery } from '@tanstack/react-query'
import { paths } from '../../base/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { reasonsAgainst, sameFindings } from '../same-findings.ts'
import { editionsWords } from '../words.ts'
import { passportQuery } from './edition-data.ts'
import './passport.css'

const { passport: words } = editionsWords

export function PassportNote({ bookId }: { bookId: string }) {
  const { data, isPending } = useQuery(passportQuery(bookId))
  const count = (severity: 'error' | 'warning') =>
    sameFindings(data?.findings ?? []).filter((finding) => finding.severity === severity).length
  const [reason] = reasonsAgainst(data?.findings ?? [])
  // Its room alone: a link that stood there already would be pushed aside by what is found.
  if (isPending) return <p className="passport-note" />
  return (
    <p className={`passport-note ${data?.can_print ? 'is-ready' : ''}`}>
      {data && <Icon name={data.can_print ? 'tick' : 'warning'} className="size-5" />}
      <span>
        {data && (data.can_print ? words.ready : `${words.stands(count('error'))}.`)} {reason}
        {data && data.can_print && count('warning') > 0 && `, ${words.look(count('warning'))}`}
      </span>
      <ButtonLink look="link" to={paths.passport(bookId)}>
        {data && !data.can_print ? words.mend : words.link}
      </ButtonLink>
    </p>
  )
}
