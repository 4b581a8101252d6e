// How far the pictures are: start, progress, cancel, and what went wrong.

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { minute, second } from '../../base/dates.ts'
import type { Book } from '../../books/contract.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { call } from '../../ui/call.ts'
import { CallFailed } from '../../ui/call-failed.ts'
import { explainFailure } from '../../ui/explain-failure.ts'
import { inSentences } from '../../ui/in-sentences.ts'
import { TickBox } from '../../ui/tick-box.tsx'
import { useFocusNext } from '../../ui/use-focus-next.ts'
import { cancelImageJob, generateAllImages, type ImageJob } from '../contract.ts'
import { picturesWords } from '../words.ts'
import { sheetHeadingId } from './contact-sheet.tsx'
import { isOpen, jobQuery } from './picture-data.ts'
import type { ShownPage } from './shown-page.ts'
import type { Drawing } from './use-drawing.ts'

const { images: words } = picturesWords
const panelId = 'job-panel'
/** The bar stays this long after its last page, so that it is seen to be full. */
const farewell = 1.2 * second

export interface JobPanelProps {
  book: Book
  job: ImageJob | null
  shown: readonly ShownPage[]
  drawing: Drawing
}

export function JobPanel({ book, job, shown, drawing }: JobPanelProps) {
  const cache = useQueryClient()
  const { queryKey } = jobQuery(book.id)
  const [mail, setMail] = useState(true)
  const [waiting, setWaiting] = useState(false)
  const [oneByOne, setOneByOne] = useState(false)
  const [problem, setProblem] = useState<string>()
  const missing = shown.filter(({ url }) => url === null)
  const running = isOpen(job)
  const busy = running || oneByOne
  const shows = useFarewell(busy)
  const focusNext = useFocusNext()

  async function start() {
    setWaiting(true)
    setProblem(undefined)
    // The button that was pressed gives way to another one.
    focusNext(panelId)
    try {
      await call(generateAllImages, { bookId: book.id, notifyEmail: mail }, { failure: words.failed.start })
      await cache.invalidateQueries({ queryKey })
    } catch (error) {
      setProblem(explainStart(error))
      if (!isRefused(error)) void goPageByPage()
    } finally {
      setWaiting(false)
    }
  }
  async function goPageByPage() {
    setOneByOne(true)
    const lost = await drawing.drawAll(missing.map(({ page }) => page.id))
    setOneByOne(false)
    setProblem(lost > 0 ? words.failed.job : undefined)
  }
  async function cancel() {
    focusNext(panelId)
    if (oneByOne) return drawing.stop()
    if (!job) return
    setWaiting(true)
    setProblem(undefined)
    try {
      cache.setQueryData(queryKey, await call(cancelImageJob, { id: job.id }, { failure: words.failed.cancel }))
    } catch (error) {
      setProblem(explainFailure(error, words.failed.cancel))
    } finally {
      setWaiting(false)
    }
  }
  const failed = job?.status === 'failed' && missing.length > 0 ? words.failed.job : undefined
  if (!shows && missing.length === 0) return null
  return (
    <section ref={handFocusOn} id={panelId} tabIndex={-1} className="job-panel card" aria-label={words.progress}>
      {shows ? (
        <>
          <Bar shown={shown} />
          <div className="job-row">
            <p>
              {missing.length === 0 ? (
                <b>{words.allDone}</b>
              ) : (
                <>
                  {job?.status === 'queued' && running && <b>{words.turn}</b>}
                  <TimeLeft done={shown.length - missing.length} of={shown.length} />{' '}
                  {oneByOne ? words.oneByOne : words.stay}
                </>
              )}
            </p>
            {missing.length > 0 && (
              <Button small pending={waiting} pendingWords={words.canceling} onClick={() => void cancel()}>
                {words.cancel}
              </Button>
            )}
          </div>
        </>
      ) : (
        <>
          {missing.length < shown.length && <Bar shown={shown} />}
          <div className="job-row">
            <Button look="primary" pending={waiting} pendingWords={words.starting} onClick={() => void start()}>
              {words.all(missing.length)}
            </Button>
            <TickBox id="mail-me" label={words.mail} checked={mail} onChecked={setMail} />
          </div>
          {job?.status === 'canceled' && <p className="mt-2 text-ink-2">{words.canceled(job.cancel_reason ?? '')}</p>}
        </>
      )}
      <Banner tone="error" className="mt-4" words={problem ?? (busy ? undefined : failed)} />
    </section>
  )
}

/** Focus that stands in the panel when it goes moves on to the pages. */
function handFocusOn(panel: HTMLElement) {
  return () => {
    if (panel.contains(document.activeElement)) document.getElementById(sheetHeadingId)?.focus({ preventScroll: true })
  }
}

/** Refused for a reason that trying page by page does not mend. */
const isRefused = (error: unknown) =>
  error instanceof CallFailed && error.failure.status >= 400 && error.failure.status < 500

function explainStart(error: unknown): string {
  const words = picturesWords.images.failed.start
  const reason = explainFailure(error, words)
  return reason.startsWith(words) ? reason : inSentences(words, reason)
}

function Bar({ shown }: { shown: readonly ShownPage[] }) {
  const done = shown.filter(({ url }) => url !== null).length
  return (
    <div className="job-bar">
      <p className="job-count" aria-hidden="true">
        <b>{done}</b> {words.count(done, shown.length).replace(String(done), '').trim()}
      </p>
      <progress className="sr-only" aria-label={words.count(done, shown.length)} max={shown.length} value={done} />
      <div className="job-squares" aria-hidden="true">
        {shown.map(({ page, url, isPainting }) => (
          <span key={page.id} className={url !== null ? 'is-done' : isPainting ? 'is-painting' : ''} />
        ))}
      </div>
      <output className="sr-only">{done > 0 && done % 6 === 0 && words.count(done, shown.length)}</output>
    </div>
  )
}

/** From the pace since the screen was opened; nothing is said before two pages have come, and nothing of less than half a minute. */
function TimeLeft({ done, of }: { done: number; of: number }) {
  const begun = useRef<{ at: number; done: number }>(undefined)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    begun.current ??= { at: performance.now(), done }
    const come = done - begun.current.done
    if (come >= 2) setLeft(((performance.now() - begun.current.at) / come) * (of - done))
  }, [done, of])
  return left < minute / 2 ? null : <b>{words.minutes(Math.ceil(left / minute))}</b>
}

function useFarewell(busy: boolean): boolean {
  const [shows, setShows] = useState(busy)
  if (busy && !shows) setShows(true)
  useEffect(() => {
    if (busy) return
    const timer = setTimeout(() => setShows(false), farewell)
    return () => clearTimeout(timer)
  }, [busy])
  return shows
}
