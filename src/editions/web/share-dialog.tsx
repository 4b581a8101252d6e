// Share Book: a private link is made, shown once, and ended when its member likes.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showDate } from '../../base/dates.ts'
import type { Book } from '../../books/contract.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { call } from '../../ui/call.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { explainFailure } from '../../ui/explain-failure.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TickBox } from '../../ui/tick-box.tsx'
import { useFocusNext } from '../../ui/use-focus-next.ts'
import { useForm } from '../../ui/use-form.ts'
import { createShare, revokeShare, type Share } from '../share-contract.ts'
import { shareLimits } from '../edition.ts'
import { editionsWords } from '../words.ts'
import { sharesQuery } from './edition-data.ts'

const { share: words } = editionsWords
const linkId = 'share-url'
const daysOffered = [7, 30, 90, 365]

export interface ShareDialogProps {
  open: boolean
  book: Book
  /** A link shows the newest finished copy: bound first if need be; undefined when that did not work. */
  boundNow: () => Promise<string | undefined>
  problem: string | undefined
  onClose: () => void
}

export function ShareDialog({ open, ...props }: ShareDialogProps) {
  return (
    <Dialog open={open} title={words.title} onClose={props.onClose}>
      <ShareForm {...props} />
    </Dialog>
  )
}

function ShareForm({ book, boundNow, problem }: Omit<ShareDialogProps, 'open'>) {
  const cache = useQueryClient()
  const [link, setLink] = useState<string>()
  const focusNext = useFocusNext()
  const form = useForm({
    name: 'share',
    initial: { days: String(shareLimits.days), passcode: '', hidesName: false },
    check: () => undefined,
    submit: async ({ days, passcode, hidesName }) => {
      if ((await boundNow()) === undefined) return
      const input = {
        id: book.id,
        expires_in_days: Number(days),
        hides_name: hidesName,
        ...(passcode.trim() !== '' && { passcode: passcode.trim() }),
      }
      const made = await call(createShare, input, { failure: words.failed })
      setLink(new URL(made.url, location.origin).href)
      focusNext(linkId)
      await cache.invalidateQueries({ queryKey: sharesQuery(book.id).queryKey })
    },
  })
  return (
    <>
      {link === undefined ? (
        <>
          <p>{words.words}</p>
          <form noValidate onSubmit={(event) => void form.onSubmit(event)} className="mt-4 grid gap-4">
            <ErrorSummary problem={form.problem} />
            <Banner tone="error" className="" words={problem} />
            <SelectField
              {...form.field('days')}
              label={words.days}
              options={daysOffered.map((days) => ({ value: String(days), label: words.daysOf(days) }))}
            />
            <TextField
              {...form.field('passcode')}
              label={words.passcode}
              hint={words.passcodeHint}
              most={shareLimits.passcode.most}
              autoComplete="off"
            />
            <TickBox {...form.tick('hidesName')} label={words.hide} />
            <Button type="submit" look="primary" pending={form.pending} pendingWords={words.making}>
              {words.make}
            </Button>
          </form>
        </>
      ) : (
        <MadeLink
          link={link}
          onAnother={() => {
            focusNext(form.field('days').id)
            setLink(undefined)
          }}
        />
      )}
      <Shares bookId={book.id} />
    </>
  )
}

/** In her own mail program; neither book nor hero is named, in case the link hides a name. */
const mailOf = (link: string) =>
  `mailto:?subject=${encodeURIComponent(words.mailTitle)}&body=${encodeURIComponent(words.mailWords(link))}`

function MadeLink({ link, onAnother }: { link: string; onAnother: () => void }) {
  const [copied, setCopied] = useState(false)
  return (
    <div className="share-link">
      <TextAreaField
        id={linkId}
        label={words.link}
        value={link}
        rows={2}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button
        look="primary"
        onClick={() =>
          void navigator.clipboard.writeText(link).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }
      >
        {words.copy}
      </Button>
      <output>{copied && words.copied}</output>
      <div className="flex flex-wrap gap-2">
        <ButtonLink small href={mailOf(link)}>
          {words.mail}
        </ButtonLink>
        {'share' in navigator && (
          <Button
            small
            // Who closes the sheet without choosing has shared nothing, and needs no words.
            onClick={() => void navigator.share({ title: words.mailTitle, url: link }).catch(() => undefined)}
          >
            {words.send}
          </Button>
        )}
      </div>
      <Button small look="link" onClick={onAnother}>
        {words.another}
      </Button>
    </div>
  )
}

function Shares({ bookId }: { bookId: string }) {
  const cache = useQueryClient()
  const shares = useQuery(sharesQuery(bookId))
  const [problem, setProblem] = useState<string>()
  const [ended, setEnded] = useState(false)
  async function end(share: Share) {
    setProblem(undefined)
    try {
      await call(revokeShare, { id: share.id }, { failure: words.failedEnd })
      setEnded(true)
      await cache.invalidateQueries({ queryKey: sharesQuery(bookId).queryKey })
    } catch (error) {
      setProblem(explainFailure(error, words.failedEnd))
    }
  }
  const failed = problem ?? (shares.error ? explainFailure(shares.error, words.failedList) : undefined)
  return (
    <section aria-labelledby="shares-heading" className="mt-6">
      {(shares.data?.length ?? 0) > 0 && (
        <h3 id="shares-heading" className="mb-2 font-ui text-base font-bold">
          {words.list}
        </h3>
      )}
      <Banner tone="error" className="mb-3" words={failed} />
      <output>{ended && words.ended}</output>
      <ul className="grid gap-2">
        {shares.data?.map((share) => {
          const until = showDate(share.expires_at)
          const facts = [
            words.until(until),
            words.views(share.views),
            share.has_passcode && words.withCode,
            share.is_suspended && words.suspended,
          ]
          return (
            <li key={share.id} className="flex flex-wrap items-center justify-between gap-2">
              <span>{facts.filter(Boolean).join(', ')}</span>
              <Button small look="quiet" aria-label={words.endOf(until)} onClick={() => void end(share)}>
                {words.end}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
