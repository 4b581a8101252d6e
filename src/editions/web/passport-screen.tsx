// The print passport: what keeps a book from the printer, where each thing is mended, and how it will be printed.

import { useQuery } from '@tanstack/react-query'
import { paths } from '../../base/paths.ts'
import type { Book } from '../../books/contract.ts'
import { BookStepScreen, StepFoot } from '../../books/web/book-step-screen.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { explainFailure } from '../../ui/explain-failure.ts'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton, SkeletonBar } from '../../ui/skeleton.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import type { MendPlace, Passport } from '../contract.ts'
import { lowResolution } from '../findings.ts'
import { type SameFinding, sameFindings } from '../same-findings.ts'
import { editionsWords } from '../words.ts'
import { passportQuery } from './edition-data.ts'
import { PassportFacts } from './passport-facts.tsx'
import { RedrawPages } from './redraw-pages.tsx'
import './passport.css'

const { passport: words } = editionsWords

export function PassportScreen() {
  return (
    <BookStepScreen here="preview" back="preview" title={words.title} lead={words.lead}>
      {(book) => <PassportOf key={book.id} book={book} />}
    </BookStepScreen>
  )
}

function PassportOf({ book }: { book: Book }) {
  const passport = useQuery(passportQuery(book.id))
  return (
    <>
      <LoadFailed
        words={passport.error && explainFailure(passport.error, words.failed)}
        onAgain={() => void passport.refetch()}
      />
      {passport.isPending && <Looking />}
      {passport.data && <Pages bookId={book.id} passport={passport.data} />}
      <StepFoot to={paths.preview(book.id)}>{null}</StepFoot>
    </>
  )
}

function Looking() {
  return (
    <Skeleton words={words.loading}>
      <div className="mt-8 grid gap-5">
        <SkeletonBar className="h-20 w-full" />
        <SkeletonBar className="h-40 w-full" />
      </div>
    </Skeleton>
  )
}

function Pages({ bookId, passport }: { bookId: string; passport: Passport }) {
  const findings = sameFindings(passport.findings)
  const errors = findings.filter(({ severity }) => severity === 'error')
  const warnings = findings.filter(({ severity }) => severity === 'warning')
  return (
    <div className="passport">
      <p className={`passport-verdict ${passport.can_print ? 'is-ready' : ''}`}>
        <Icon name={passport.can_print ? 'tick' : 'warning'} className="size-8" />
        <span>
          <b>{passport.can_print ? words.ready : words.stands(errors.length)}</b>
          {passport.can_print ? words.readyWords : words.standsWords}
        </span>
      </p>
      <Findings bookId={bookId} id="errors" title={words.errors} findings={errors} />
      <Findings bookId={bookId} id="warnings" title={words.warnings} lead={words.warningsWords} findings={warnings} />
      <PassportFacts passport={passport} />
    </div>
  )
}

interface FindingsProps {
  bookId: string
  id: string
  title: string
  lead?: string
  findings: readonly SameFinding[]
}

function Findings({ bookId, id, title, lead, findings }: FindingsProps) {
  if (findings.length === 0) return null
  return (
    <section aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{title}</h2>
      {lead !== undefined && <p className="text-ink-2">{lead}</p>}
      <ul className="passport-findings">
        {findings.map((finding) => (
          <FindingRow key={`${finding.code} ${finding.message}`} bookId={bookId} finding={finding} />
        ))}
      </ul>
    </section>
  )
}

function FindingRow({ bookId, finding }: { bookId: string; finding: SameFinding }) {
  const { code, pages, message, mend, mend_at: place } = finding
  const where = pages.length === 0 ? words.whole : words.where(pages)
  return (
    <li className="passport-finding">
      <p className="passport-where">{where}</p>
      <div dir="auto">
        <p className="font-bold">{message}</p>
        <p className="text-ink-2">{mend}</p>
      </div>
      <div className="passport-ways">
        {code === lowResolution && <RedrawPages bookId={bookId} numbers={pages} />}
        <ButtonLink small to={wayTo(place, bookId, pages[0])}>
          {words.mendAt[place]}
          <span className="sr-only"> {where}</span>
        </ButtonLink>
      </div>
    </li>
  )
}

function wayTo(place: MendPlace, bookId: string, page: number | undefined): string {
  switch (place) {
    case 'title':
      return paths.title(bookId)
    case 'dedication':
      return paths.dedication(bookId)
    case 'characters':
      return paths.book(bookId)
    case 'story':
      return paths.reviewAi(bookId)
    case 'page':
      return `${paths.reviewAi(bookId)}#page-${page}`
    case 'picture':
      return `${paths.images(bookId)}#picture-${page}`
    case 'description':
      return `${paths.preview(bookId)}#mend-${page}`
  }
}
