// The art style step: this book's first page in every style, and the cast that all of them show.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { paths } from '../../base/paths.ts'
import { type Book, updateBook } from '../../books/contract.ts'
import { BookStepScreen, StepFoot } from '../../books/web/book-step-screen.tsx'
import { booksWords } from '../../books/words.ts'
import { useFormShelf } from '../../members/web/use-form-shelf.ts'
import { keepBook, pagesQuery } from '../../stories/web/story-data.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { call } from '../../ui/call.ts'
import { FieldError } from '../../ui/field.tsx'
import { explainFailure } from '../../ui/explain-failure.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { generateAllImages } from '../contract.ts'
import { picturesWords } from '../words.ts'
import { CastCard } from './cast-card.tsx'
import { jobQuery, stylesQuery } from './picture-data.ts'
import { RestyleQuestion } from './restyle-question.tsx'
import { StyleCard } from './style-card.tsx'
import './art-style.css'

const { style: words } = picturesWords
const { start: failedToStart } = picturesWords.images.failed
const chosenId = 'art-style'
const choice = z.string()

export function ArtStyleScreen() {
  return (
    <BookStepScreen here="style" title={words.title} lead={words.lead}>
      {(book) => <ArtStyleStep key={book.id} book={book} />}
    </BookStepScreen>
  )
}

function ArtStyleStep({ book }: { book: Book }) {
  const navigate = useNavigate()
  const cache = useQueryClient()
  const styles = useQuery(stylesQuery)
  const pages = useQuery(pagesQuery(book.id))
  const job = useQuery(jobQuery(book.id))
  const shelf = useFormShelf(`style-${book.id}`, choice)
  const [chosen, setChosen] = useState(() => shelf.read() ?? book.art_style_id ?? '')
  const [missing, setMissing] = useState(false)
  const [asking, setAsking] = useState(false)
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()

  // Nobody need press again: the painting begins by itself. Where it cannot, the next screen has its button.
  const paint = useMutation({
    mutationFn: () => call(generateAllImages, { bookId: book.id, notifyEmail: true }, { failure: failedToStart }),
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: jobQuery(book.id).queryKey })
      void navigate(paths.images(book.id))
    },
  })
  // What she stopped herself stays stopped.
  const isUnpainted = job.data === null && pages.data?.some((page) => page.image_url === null)

  function next() {
    if (chosen === '') {
      setMissing(true)
      document.getElementById(`${chosenId}-0`)?.focus()
    } else if (chosen === book.art_style_id && !isUnpainted) void navigate(paths.images(book.id))
    else if (chosen === book.art_style_id) paint.mutate()
    else if (pages.data?.some((page) => page.image_url !== null)) setAsking(true)
    else void save()
  }
  async function save() {
    setAsking(false)
    setSaving(true)
    setProblem(undefined)
    try {
      keepBook(cache, await call(updateBook, { id: book.id, art_style_id: chosen }, { failure: words.failed }))
      shelf.drop()
      // Its pictures are put away, and a job that painted them has ended.
      await Promise.all([
        cache.invalidateQueries({ queryKey: pagesQuery(book.id).queryKey }),
        cache.invalidateQueries({ queryKey: jobQuery(book.id).queryKey }),
      ])
      paint.mutate()
    } catch (error) {
      setProblem(explainFailure(error, words.failed))
    } finally {
      setSaving(false)
    }
  }
  return (
    <>
      <LoadFailed
        words={styles.error && explainFailure(styles.error, picturesWords.images.failed.book)}
        onAgain={() => void styles.refetch()}
      />
      <fieldset className="styles-choice" aria-describedby={missing ? `${chosenId}-error` : undefined}>
        <legend className="sr-only">{words.group}</legend>
        <FieldError id={chosenId} error={missing ? words.required : undefined} />
        <div className="styles">
          {styles.data?.map((style, index) => (
            <StyleCard
              key={style.id}
              id={`${chosenId}-${index}`}
              bookId={book.id}
              style={style}
              chosen={style.id === chosen}
              onChoose={() => {
                setChosen(style.id)
                shelf.keep(style.id)
                setMissing(false)
              }}
            />
          ))}
        </div>
      </fieldset>
      <CastCard book={book} />
      <Banner tone="error" className="my-5" words={problem} onDismiss={() => setProblem(undefined)} />
      <StepFoot to={paths.dedication(book.id)}>
        <Button
          look="primary"
          aria-disabled={chosen === '' || undefined}
          pending={saving || paint.isPending}
          pendingWords={words.saving}
          onClick={next}
        >
          {booksWords.steps.next}
        </Button>
        {chosen === '' && <p className="text-sm text-ink-2">{words.required}</p>}
      </StepFoot>
      <RestyleQuestion bookId={book.id} open={asking} onNo={() => setAsking(false)} onYes={() => void save()} />
    </>
  )
}
