// The book as plain text to be read: larger letters, wider lines, and every picture in words that its member may mend.

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { directionOf } from '../../base/text-direction.ts'
import { useFormShelf } from '../../members/web/use-form-shelf.ts'
import { describePicture, type Page } from '../../stories/contract.ts'
import { storyLimits } from '../../stories/story.ts'
import { keepPage, pictureOf } from '../../stories/web/story-data.ts'
import { type LostPictures, paperWords } from '../../stories/web/use-lost-pictures.ts'
import { Button } from '../../ui/button.tsx'
import { call } from '../../ui/call.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TickBox } from '../../ui/tick-box.tsx'
import { useHashTarget } from '../../ui/use-hash-target.ts'
import { useFocusNext } from '../../ui/use-focus-next.ts'
import { type FormShelf, useForm } from '../../ui/use-form.ts'
import { editionsWords } from '../words.ts'

const { reading: words, about } = editionsWords
const typed = z.object({ alt_text: z.string() })
export const readingId = 'reading-heading'
const sizes = ['normal', 'large', 'huge'] as const

export interface ReadingViewProps {
  pages: readonly Page[]
  lost: LostPictures
  onSaid: (words: string) => void
}

export function ReadingView({ pages, lost, onSaid }: ReadingViewProps) {
  const [size, setSize] = useState<(typeof sizes)[number]>('normal')
  const [wide, setWide] = useState(false)
  useHashTarget(true)
  return (
    <section aria-labelledby={readingId} className="reading" data-size={size} data-wide={wide || undefined}>
      <h2 id={readingId} tabIndex={-1} className="outline-none">
        {words.title}
      </h2>
      <div className="reading-tools">
        <fieldset className="reading-sizes">
          <legend>{words.size}</legend>
          {sizes.map((one) => (
            <label key={one} className="reading-size">
              <input type="radio" name="reading-size" checked={one === size} onChange={() => setSize(one)} />
              {words.sizes[one]}
            </label>
          ))}
        </fieldset>
        <TickBox id="reading-wide" label={words.wide} checked={wide} onChecked={setWide} />
      </div>
      <ol className="reading-pages">
        {pages.map((page) => (
          <ReadPage key={page.id} page={page} lost={lost} onSaid={onSaid} />
        ))}
      </ol>
    </section>
  )
}

interface ReadPageProps extends Omit<ReadingViewProps, 'pages'> {
  page: Page
}

function ReadPage({ page, lost, onSaid }: ReadPageProps) {
  const shelf = useFormShelf(`seen-${page.id}`, typed)
  const [mending, setMending] = useState(() => shelf.read() !== undefined)
  const focusNext = useFocusNext()
  const { page_number: number } = page
  const url = pictureOf(page)
  const buttonId = `mend-${number}`
  function close() {
    setMending(false)
    shelf.drop()
    focusNext(buttonId)
  }
  return (
    <li className="reading-page">
      <h3>{words.page(number)}</h3>
      <p className="reading-words" dir={directionOf(page.text_content)}>
        {page.text_content}
      </p>
      <div className="reading-seen">
        {url === null || lost.urls.has(url) ? (
          <p className="reading-paper">{paperWords(url, lost)}</p>
        ) : (
          <img src={url} alt="" width={512} height={396} loading="lazy" onError={() => lost.onLost(url)} />
        )}
        <div>
          <p>
            <b>{words.seen}</b> {page.alt_text}
          </p>
          {mending ? (
            <MendForm
              page={page}
              shelf={shelf}
              onClose={close}
              onSaved={() => {
                close()
                onSaid(words.saved(number))
              }}
            />
          ) : (
            <Button look="link" id={buttonId} aria-label={words.mendOf(number)} onClick={() => setMending(true)}>
              {words.mend}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}

interface MendFormProps {
  page: Page
  shelf: FormShelf<z.infer<typeof typed>>
  onClose: () => void
  onSaved: () => void
}

function MendForm({ page, shelf, onClose, onSaved }: MendFormProps) {
  const cache = useQueryClient()
  const form = useForm({
    name: `alt-${page.page_number}`,
    initial: { alt_text: page.alt_text },
    shelf,
    check: () => undefined,
    submit: async ({ alt_text }) => {
      keepPage(cache, await call(describePicture, { id: page.id, alt_text }, { failure: words.failed }))
      onSaved()
    },
  })
  const field = form.field('alt_text')
  useEffect(() => document.getElementById(field.id)?.focus(), [field.id])
  return (
    <form noValidate onSubmit={(event) => void form.onSubmit(event)} className="mt-2 grid gap-2">
      <ErrorSummary problem={form.problem} />
      <TextAreaField {...field} label={words.label} hint={words.hint} most={storyLimits.altText} rows={3} dir="auto" />
      <div className="flex gap-2">
        <Button small type="submit" pending={form.pending} pendingWords={about.saving}>
          {about.save}
        </Button>
        <Button small look="quiet" onClick={onClose}>
          {about.cancel}
        </Button>
      </div>
    </form>
  )
}
