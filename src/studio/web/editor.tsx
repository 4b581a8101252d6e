// The book editor itself, for a book of the server or for one that does not exist yet.

import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../base/paths.ts'
import type { Book } from '../../books/contract.ts'
import { InPrint } from '../../books/web/in-print.tsx'
import { PicturesBehind } from '../../pictures/web/pictures-behind.tsx'
import { useDrawing } from '../../pictures/web/use-drawing.ts'
import { saveBookFirst } from '../../stories/story-words.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import type { BookForm } from '../book-form.ts'
import type { Merged } from '../merge-forms.ts'
import { studioWords as words } from '../words.ts'
import { BookInformation } from './book-information.tsx'
import { BookSoFar } from './book-so-far.tsx'
import { CastSection } from './cast-section.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import './editor.css'
import { SaveStrip } from './save-strip.tsx'
import { useAutosave } from './use-autosave.ts'
import { useBookForm, wireFields } from './use-book-form.ts'
import { useLeaving } from './use-leaving.tsx'
import type { DraftShelf } from './draft-shelf.ts'
import { useSave } from './use-save.ts'
import { useStoryMaker } from './use-story-maker.tsx'

export interface EditorProps {
  /** Missing while the book does not exist. */
  book?: Book
  start: Merged
  /** Of a restored draft: what was sent, and perhaps made. */
  sent?: BookForm | undefined
  drafts: DraftShelf
  /** What to say on arrival. */
  success?: string
  onCreated?: (book: Book) => void
}

/** What is saved of a look is not on pictures that were painted before. */
const LooksBehind = ({ bookId }: { bookId: string }) => <PicturesBehind bookId={bookId} drawing={useDrawing(bookId)} />

export function Editor({ book, start, sent, drafts, success, onCreated }: EditorProps) {
  const [good, setGood] = useState(success)
  const [comparing, setComparing] = useState(start.clashes.length > 0)
  const memory = useBookForm(start.form)
  const saver = useSave({
    book,
    fields: memory,
    drafts,
    start,
    sent,
    onCreated: (created) => {
      onCreated?.(created)
      leaving.goOn(paths.book(created.id), { saved: true })
    },
  })
  const fields = wireFields(memory, saver.noteTyping)
  const autosave = () => saver.save('auto')
  const isDue = () => saver.exists() && saver.isDirty()
  useAutosave(isDue, autosave)
  const leaving = useLeaving({
    isDirty: saver.isDirty,
    autosave: saver.exists() ? autosave : undefined,
    save: () => save(),
    onDiscard: drafts.drop,
  })

  async function save(): Promise<boolean> {
    setGood(undefined)
    const done = await saver.save('asked')
    if (done && book) setGood(words.saved)
    if (!done && saver.clashes().length > 0) setComparing(true)
    return done
  }

  const maker = useStoryMaker({
    book,
    refuse: memory.refuse,
    forgive: memory.forgive,
    save: async () => {
      if (!saver.isDirty()) return true
      const done = await save()
      if (!done && saver.clashes().length === 0) memory.head(saveBookFirst)
      return done
    },
  })

  const saving = saver.pending === 'asked'
  return (
    <form
      noValidate
      className="editor"
      onSubmit={(event) => {
        event.preventDefault()
        if (!saving) void save()
      }}
    >
      <ScreenTitle title={book ? words.editTitle : words.newTitle} />
      {!book && <p className="mt-2 max-w-[60ch] text-ink-2">{words.lead}</p>}
      {book?.status === 'completed' && <p className="editor-note">{words.finished}</p>}
      {book && <InPrint bookId={book.id} className="mt-4" />}
      {book && book.status !== 'draft' && (
        <p className="editor-note">
          {words.hasStory}{' '}
          <Link className="link link-row" to={paths.reviewAi(book.id)}>
            {words.toStory}
          </Link>
        </p>
      )}
      {book && book.status !== 'draft' && <LooksBehind bookId={book.id} />}
      <SaveStrip
        exists={book !== undefined}
        saving={saver.saving}
        pending={saving}
        onCompare={() => setComparing(true)}
      />
      <div className="toast">
        <Banner tone="success" words={good} onDismiss={() => setGood(undefined)} className="" />
      </div>
      <ErrorSummary problem={memory.problem} />
      <div className="editor-spread">
        <BookSoFar form={fields.form} />
        {/* A book that is being made is not typed into: its answer opens another screen. */}
        <div className="editor-leaves" inert={saving && !book}>
          <BookInformation fields={fields} styleName={book?.art_style ?? ''} />
          <CastSection fields={fields} />
        </div>
      </div>
      <div className="editor-foot">
        <Button look="quiet" onClick={() => leaving.cancel(paths.dashboard)}>
          {words.cancel}
        </Button>
        <Button
          look={book?.status === 'draft' ? 'secondary' : 'primary'}
          type="submit"
          pending={saving}
          pendingWords={words.saving}
        >
          {words.saveBook}
        </Button>
        {maker.button}
      </div>
      <ConflictDialog
        open={comparing}
        form={fields.form}
        clashes={saver.clashes()}
        onClose={() => setComparing(false)}
        onChosen={(theirs) => {
          setComparing(false)
          saver.settle(theirs)
          void save()
        }}
      />
      {leaving.question}
      {maker.aside}
    </form>
  )
}
