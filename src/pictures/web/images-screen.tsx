// The pictures step: a contact sheet that fills by itself, and every picture open to another try.

import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../base/paths.ts'
import type { Book } from '../../books/contract.ts'
import { BookStepScreen, StepFoot } from '../../books/web/book-step-screen.tsx'
import { picturedPagesQuery } from '../../stories/web/story-data.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { explainFailure } from '../../ui/explain-failure.ts'
import { useHashTarget } from '../../ui/use-hash-target.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { picturesWords } from '../words.ts'
import { ContactSheet } from './contact-sheet.tsx'
import { JobPanel } from './job-panel.tsx'
import { isOpen } from './picture-data.ts'
import { PicturesBehind } from './pictures-behind.tsx'
import { PictureViewer } from './picture-viewer.tsx'
import { shownPages } from './shown-page.ts'
import { useDrawing } from './use-drawing.ts'
import { usePictureJob } from './use-picture-job.ts'
import './art-style.css'
import './images.css'

const { images: words } = picturesWords

export function ImagesScreen() {
  return (
    <BookStepScreen here="pictures" title={words.title.done} lead={words.lead}>
      {(book) => <ImagesStep key={book.id} book={book} />}
    </BookStepScreen>
  )
}

function ImagesStep({ book }: { book: Book }) {
  const navigate = useNavigate()
  const pages = useQuery(picturedPagesQuery(book.id))
  const job = usePictureJob(book.id)
  const drawing = useDrawing(book.id)
  const [said, setSaid] = useState<string>()
  const tellPainted = useCallback((number: number) => setSaid(words.painted(number)), [])
  const [viewing, setViewing] = useState<string>()
  const sayNothing = useCallback(() => setSaid(undefined), [])
  const error = pages.error ?? job.error
  // The panel stands above the sheet: whichever comes first waits, or the pages would be pushed down under a thumb.
  const isKnown = pages.data !== undefined && (job.data !== undefined || job.error !== null)
  useHashTarget(isKnown)
  const shown = shownPages(pages.data ?? [], job.data ?? null, drawing.running)
  const missing = shown.filter(({ url }) => url === null)
  const ready = pages.data !== undefined && missing.length === 0
  return (
    <>
      <div className="toast">
        <Banner tone="success" words={said} onDismiss={sayNothing} className="" />
      </div>
      <LoadFailed
        words={!(pages.data && job.data !== undefined) && error && explainFailure(error, words.failed.book)}
        onAgain={() => void Promise.all([pages.refetch(), job.refetch()])}
      />
      {isKnown && job.data !== undefined && <JobPanel book={book} job={job.data} shown={shown} drawing={drawing} />}
      <PicturesBehind bookId={book.id} drawing={drawing} />
      {isKnown && (
        <ContactSheet
          shown={shown}
          isJobOpen={isOpen(job.data)}
          draw={drawing.draw}
          onPainted={tellPainted}
          onChanging={sayNothing}
          onView={setViewing}
        />
      )}
      <PictureViewer
        shown={shown}
        pageId={viewing}
        onPage={setViewing}
        onClose={() => setViewing(undefined)}
        onUsed={(number) => setSaid(words.viewer.used(number))}
      />
      <StepFoot to={paths.artStyle(book.id)}>
        <Button
          look="primary"
          aria-disabled={!ready || undefined}
          aria-describedby={ready ? undefined : 'finish-why'}
          onClick={() => {
            if (ready) void navigate(paths.preview(book.id), { state: { finish: true } })
            else document.getElementById(`picture-${missing[0]?.page.page_number}`)?.focus()
          }}
        >
          {words.finish}
        </Button>
        {!ready && pages.data && (
          <p id="finish-why" className="text-sm text-ink-2">
            {words.missing(missing.length)}
          </p>
        )}
      </StepFoot>
    </>
  )
}
