// What can be had of the book: downloaded, changed, shared, printed, read as text.

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { paths } from '../../base/paths.ts'
import type { Book } from '../../books/contract.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useHasScreen } from '../../ui/has-screen.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Download } from '../edition.ts'
import { editionsWords } from '../words.ts'
import { editionsQuery } from './edition-data.ts'
import { downloadThing, explainDownload } from './download-thing.ts'
import { MoreDialog } from './more-dialog.tsx'
import { PrintDialog } from './print-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'
import type { Finishing } from './use-finishing.ts'

const { actions: words } = editionsWords

export interface BookActionsProps {
  book: Book
  /** Every page has its picture; else what is seen are sketches. */
  isPainted: boolean
  finishing: Finishing
  isReading: boolean
  onReading: () => void
}

export function BookActions({ book, isPainted, finishing, isReading, onReading }: BookActionsProps) {
  const hasScreen = useHasScreen()
  const editions = useQuery(editionsQuery(book.id))
  const [dialog, setDialog] = useState<'print' | 'share' | 'more'>()
  const [percent, setPercent] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const line = useRef<AbortController>(undefined)
  useEffect(() => () => line.current?.abort(), [])
  const [unfinished, setUnfinished] = useState(false)
  const shown = problem ?? (unfinished ? finishing.problem : undefined)
  const told = useRef<HTMLDivElement>(null)
  // On a phone the words would come under the bar at its foot.
  useEffect(() => {
    if (shown !== undefined) told.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])

  function dismiss() {
    setProblem(undefined)
    setUnfinished(false)
  }

  async function boundNow(): Promise<string | undefined> {
    const [newest] = (await editions.refetch()).data ?? []
    return newest && !newest.has_changes ? newest.id : finishing.finish()
  }

  /** Of the book as it is now: bound first when it was never finished, or was changed since. */
  async function have(kind: Download): Promise<void> {
    line.current?.abort()
    const mine = new AbortController()
    line.current = mine
    dismiss()
    setPercent(0)
    try {
      const edition = await boundNow()
      setUnfinished(edition === undefined)
      if (edition !== undefined) await downloadThing(edition, kind, { onProgress: setPercent, signal: mine.signal })
    } catch (error) {
      if (!mine.signal.aborted) setProblem(explainDownload(error))
    } finally {
      setPercent(undefined)
    }
  }
  return (
    <section aria-label={words.label} className="preview-actions">
      {!isPainted && (
        <ButtonLink look={book.status === 'completed' ? 'secondary' : 'primary'} to={paths.images(book.id)}>
          <Icon name="paint" />
          {words.paint}
        </ButtonLink>
      )}
      <Button
        look={hasScreen(paths.cart) || !isPainted ? 'secondary' : 'primary'}
        pending={percent !== undefined}
        pendingWords={words.downloading(percent ?? 0)}
        onClick={() => void have('screen')}
      >
        <Icon name="download" />
        {words.download}
      </Button>
      <div ref={told} className="preview-told">
        <Banner tone="error" className="" words={shown} onDismiss={dismiss} />
      </div>
      <ButtonLink to={book.status === 'draft' ? paths.book(book.id) : paths.images(book.id)}>
        <Icon name="edit" />
        {words.edit}
      </ButtonLink>
      <Button onClick={() => setDialog('share')}>
        <Icon name="share" />
        {words.share} <small>{words.shareHint}</small>
      </Button>
      <Button onClick={() => setDialog('print')}>
        <Icon name="print" />
        {words.print} <small>{words.printHint}</small>
      </Button>
      <Button onClick={() => setDialog('more')}>
        <Icon name="download" />
        {words.more} <small>{words.moreHint}</small>
      </Button>
      <Button aria-pressed={isReading} onClick={onReading}>
        <Icon name="preview" />
        {isReading ? words.book : words.reading}
      </Button>
      <PrintDialog
        open={dialog === 'print'}
        percent={percent}
        onPrint={(kind) => {
          setDialog(undefined)
          void have(kind)
        }}
        onClose={() => setDialog(undefined)}
      />
      <MoreDialog
        open={dialog === 'more'}
        isMaking={percent !== undefined}
        problem={problem ?? finishing.problem}
        onHave={(kind) => void have(kind)}
        onClose={() => setDialog(undefined)}
      />
      <ShareDialog
        open={dialog === 'share'}
        book={book}
        boundNow={boundNow}
        problem={finishing.problem}
        onClose={() => setDialog(undefined)}
      />
    </section>
  )
}
