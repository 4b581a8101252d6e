// A page's words being changed where they stand. Whoever was quicker meanwhile is shown, and the member chooses.

import { useEffect, useEffectEvent, useState } from 'react'
import { z } from 'zod'
import { InPrint } from '../../books/web/in-print.tsx'
import { Button } from '../../ui/button.tsx'
import { call } from '../../ui/call.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { type FormShelf, useForm } from '../../ui/use-form.ts'
import { changePage, type Page } from '../contract.ts'
import { pageTextRequired } from '../story-words.ts'
import { storyLimits } from '../story.ts'
import { storiesWords } from '../words.ts'
import { PageConflict } from './page-conflict.tsx'
import { PageRoom } from './page-room.tsx'
import { explainEdit, presentPage } from './page-failures.ts'

const { edit: words, page: pageWords, failed } = storiesWords

/** `version`: what the typed words are meant to stand in place of. */
export const typedPage = z.object({ text_content: z.string(), version: z.string() })
export type TypedPage = z.infer<typeof typedPage>

export interface PageEditorProps {
  page: Page
  shelf: FormShelf<TypedPage>
  onDirty: (dirty: boolean) => void
  onDone: (page: Page, said?: string) => void
  onCancel: () => void
}

export function PageEditor({ page, shelf, onDirty, onDone, onCancel }: PageEditorProps) {
  const [clash, setClash] = useState<Page>()
  const form = useForm({
    name: `text-${page.page_number}`,
    initial: { text_content: page.text_content, version: String(page.version) },
    shelf,
    check: ({ text_content: text }) =>
      text.trim() === '' ? { fields: { text_content: pageTextRequired } } : undefined,
    submit: async ({ text_content, version }) => {
      try {
        const input = { id: page.id, text_content, version: Number(version) }
        onDone(await call(changePage, input, { failure: failed.updatePage }), pageWords.updated)
      } catch (error) {
        const present = presentPage(error)
        if (!present) throw error
        setClash(present)
      }
    },
    explain: explainEdit,
  })
  const field = form.field('text_content')

  const mark = useEffectEvent(onDirty)
  const dirty = field.value !== page.text_content
  useEffect(() => {
    mark(dirty)
    return () => mark(false)
  }, [dirty])
  useEffect(() => document.getElementById(field.id)?.focus(), [field.id])

  return (
    <>
      <form noValidate onSubmit={(event) => void form.onSubmit(event)} className="story-form">
        <ErrorSummary problem={form.problem} />
        <TextAreaField
          {...field}
          label={words.label(page.page_number)}
          printed={{ most: storyLimits.pageText, where: words.where, isRoomy: true }}
          rows={7}
          dir="auto"
          className="story-field"
        />
        <PageRoom page={page} text={field.value} />
        <InPrint bookId={page.book_id} />
        <div className="story-buttons">
          <Button type="submit" small pending={form.pending} pendingWords={words.saving}>
            {words.save}
          </Button>
          <Button look="quiet" small onClick={onCancel}>
            {words.cancel}
          </Button>
        </div>
      </form>
      {clash && (
        <PageConflict
          number={page.page_number}
          mine={field.value}
          theirs={clash.text_content}
          onMine={() => {
            form.set({ version: String(clash.version) })
            setClash(undefined)
            void form.onSubmit()
          }}
          onTheirs={() => onDone(clash)}
          onBack={() => setClash(undefined)}
        />
      )}
    </>
  )
}
