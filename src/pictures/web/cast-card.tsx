// The cast as every page shows it: looked at before anything is painted, and drawn again as long as somebody wishes.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Book, type Character } from '../../books/contract.ts'
import { bookKey } from '../../books/web/use-book.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { call } from '../../ui/call.ts'
import { explainFailure } from '../../ui/explain-failure.ts'
import { generateCharacter } from '../contract.ts'
import { pictureSizes } from '../picture.ts'
import { picturesWords } from '../words.ts'
import { LookEnds } from './look-ends.tsx'
import './cast-card.css'

const { cast: words } = picturesWords

export function CastCard({ book }: { book: Book }) {
  if (book.characters.length === 0) return null
  return (
    <section aria-labelledby="cast-heading" className="cast">
      <h2 id="cast-heading">{words.title}</h2>
      <p className="text-ink-2">
        {words.lead} {words.hint}
      </p>
      <ul className="cast-list">
        {book.characters.map((character) => (
          <Portrait key={character.id} character={character} />
        ))}
      </ul>
    </section>
  )
}

function Portrait({ character }: { character: Character }) {
  const cache = useQueryClient()
  const [drawing, setDrawing] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { id, name, type, age, physical_description, generated_image_url: url } = character

  // As every page shows them, before anybody asks.
  const first = useQuery({
    queryKey: ['first-portrait', id],
    queryFn: async () => {
      keep(await call(generateCharacter, { characterId: id }, { failure: words.failed }))
      return true
    },
    enabled: url === null,
    staleTime: Infinity,
    retry: false,
  })
  const keep = (drawn: { character: Character }) =>
    cache.setQueryData<Book>(bookKey(character.book_id), (book) => book && withCharacter(book, drawn.character))

  async function draw() {
    setDrawing(true)
    setProblem(undefined)
    try {
      keep(await call(generateCharacter, { characterId: id }, { failure: words.failed }))
      // A new look of somebody shows on the first page, too.
      if (url !== null) await cache.invalidateQueries({ queryKey: ['style-trial', character.book_id] })
    } catch (error) {
      setProblem(explainFailure(error, words.failed))
    } finally {
      setDrawing(false)
    }
  }
  return (
    <li className="cast-one">
      <span className="cast-portrait">
        {url ? (
          <img src={url} alt={words.of(name)} width={pictureSizes.portrait} height={pictureSizes.portrait} />
        ) : (
          <span className="cast-initial" aria-hidden="true">
            {first.isFetching ? <Spinner /> : [...name][0]?.toUpperCase()}
          </span>
        )}
      </span>
      <p className="cast-name" dir="auto">
        {name}
      </p>
      <LookEnds type={type} age={age} description={physical_description} />
      <Button
        small
        pending={drawing || first.isFetching}
        pendingWords={words.drawing}
        aria-label={url ? words.againOf(name) : undefined}
        onClick={() => void draw()}
      >
        {url ? words.again : words.draw}
      </Button>
      <Banner
        tone="error"
        className="mt-2"
        words={problem ?? (url === null && !drawing && first.error?.message)}
        onDismiss={() => setProblem(undefined)}
      />
    </li>
  )
}

const withCharacter = (book: Book, next: Character): Book => ({
  ...book,
  characters: book.characters.map((one) => (one.id === next.id ? next : one)),
})
