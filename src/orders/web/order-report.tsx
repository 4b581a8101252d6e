// A copy that came wrong: what we promise, what she told us, and telling it with photos.

import { useState } from 'react'
import { showDate } from '../../base/dates.ts'
import { Button } from '../../ui/button.tsx'
import { call } from '../../ui/call.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Field, fieldWiring } from '../../ui/field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { useFocusNext } from '../../ui/use-focus-next.ts'
import { useForm } from '../../ui/use-form.ts'
import { reportProblem } from '../contract.ts'
import { reportPhotos } from '../order.ts'
import { orderWords } from '../order-words.ts'
import type { OrderDone } from './order-question.tsx'
import { shrinkPicture } from './shrink-picture.ts'

const { report: words } = orderWords
const picturesId = 'report-pictures'

export function OrderReport({ order, onDone }: OrderDone) {
  const [writing, setWriting] = useState(false)
  const focusNext = useFocusNext()
  if (!order.can.report && order.reports.length === 0) return null
  return (
    <section aria-labelledby="report">
      <h2 id="report">{words.title}</h2>
      <p className="mt-2 text-ink-2">{words.promise}</p>
      {order.reports.map((report) => (
        <blockquote key={report.created_at} className="order-said">
          <p className="text-sm text-ink-2">{words.sent(showDate(report.created_at))}</p>
          <p className="whitespace-pre-line wrap-anywhere" dir="auto">
            {report.text}
          </p>
          <p className="font-bold">{report.settled_at === null ? words.open : words.settled}</p>
        </blockquote>
      ))}
      {order.can.report && !writing && (
        <Button
          className="mt-3"
          onClick={() => {
            setWriting(true)
            focusNext('report-text')
          }}
        >
          {words.go}
        </Button>
      )}
      {order.can.report && writing && (
        <ReportForm
          order={order}
          onClose={() => setWriting(false)}
          onDone={(next, told) => {
            setWriting(false)
            onDone(next, told)
          }}
        />
      )}
    </section>
  )
}

interface Photo {
  name: string
  jpeg: string
}

function ReportForm({ order, onDone, onClose }: OrderDone & { onClose: () => void }) {
  const [photos, setPhotos] = useState<Photo[]>([])
  const [problem, setProblem] = useState<string>()
  const form = useForm({
    name: 'report',
    initial: { text: '' },
    check: ({ text }) => (text.trim() === '' ? { fields: { text: words.required } } : undefined),
    submit: async ({ text }) => {
      const pictures = photos.map(({ jpeg }) => jpeg)
      onDone(await call(reportProblem, { id: order.id, text: text.trim(), pictures }), words.done)
    },
  })

  async function take(files: readonly File[]) {
    setProblem(undefined)
    for (const file of files) {
      const jpeg = await shrinkPicture(file)
      if (jpeg === undefined) setProblem(words.badPicture)
      else
        setPhotos((now) => {
          const others = now.filter((photo) => photo.jpeg !== jpeg)
          return [...others, { name: file.name, jpeg }].slice(0, reportPhotos.most)
        })
    }
  }
  return (
    <form noValidate onSubmit={(event) => void form.onSubmit(event)} className="mt-4 grid gap-4">
      <ErrorSummary problem={form.problem} />
      <TextAreaField {...form.field('text')} label={words.label} most={2000} dir="auto" />
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {photos.map(({ name, jpeg }) => (
            <li key={jpeg} className="order-photo">
              <img src={`data:image/jpeg;base64,${jpeg}`} alt={name} />
              <Button small look="quiet" onClick={() => setPhotos((now) => now.filter((photo) => photo.jpeg !== jpeg))}>
                {words.take(name)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {photos.length < reportPhotos.most && (
        <Field id={picturesId} label={words.pictures} hint={words.picturesHint} error={problem}>
          <input
            {...fieldWiring({ id: picturesId, hint: words.picturesHint, error: problem })}
            id={picturesId}
            type="file"
            className="field-input"
            accept="image/jpeg,image/png,image/webp"
            multiple
            onChange={({ target }) => {
              // Emptying the field, so that the same photo may come again, empties its list as well.
              void take([...(target.files ?? [])])
              target.value = ''
            }}
          />
        </Field>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" pending={form.pending} pendingWords={words.sending}>
          {words.send}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
