// On the preview: whether the book can be printed as it stands, and the way to its passport.

import { useQuery } from '@tanstack/react-query'
import { paths } from '../../base/paths.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { uiWords } from '../../ui/ui-words.ts'
import { sameFindings } from '../same-findings.ts'
import { editionsWords } from '../words.ts'
import { passportQuery } from './edition-data.ts'
import './passport.css'

const { passport: words } = editionsWords

export interface PassportNoteProps {
  bookId: string
  /** Pictures did not come: who cannot see her book is not told that it is ready. */
  onPicturesAgain: (() => void) | undefined
}

export function PassportNote({ bookId, onPicturesAgain }: PassportNoteProps) {
  const { data } = useQuery(passportQuery(bookId))
  const count = (severity: 'error' | 'warning') =>
    sameFindings(data?.findings ?? []).filter((finding) => finding.severity === severity).length
  if (onPicturesAgain)
    return (
      <output className="passport-note">
        <Icon name="warning" className="size-5" />
        <span>{editionsWords.picturesLost}</span>
        <Button look="link" onClick={onPicturesAgain}>
          {uiWords.tryAgain}
        </Button>
      </output>
    )
  return (
    <p className={`passport-note ${data?.can_print ? 'is-ready' : ''}`}>
      {data && <Icon name={data.can_print ? 'tick' : 'warning'} className="size-5" />}
      <span>
        {data && (data.can_print ? words.ready : words.stands(count('error')))}
        {data && data.can_print && count('warning') > 0 && `, ${words.look(count('warning'))}`}
      </span>
      <ButtonLink look="link" to={paths.passport(bookId)}>
        {data && !data.can_print ? words.mend : words.link}
      </ButtonLink>
    </p>
  )
}
