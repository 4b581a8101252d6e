// Wishes that our own storyteller can follow on this page, as it stands: each a press away.

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../ui/call.ts'
import { type Page, readPageWishes } from '../contract.ts'
import { storiesWords } from '../words.ts'

const { retell: words, failed } = storiesWords

export interface PageWishChipsProps {
  page: Page
  /** What stands in the field. */
  chosen: string
  onChosen: (says: string) => void
}

export function PageWishChips({ page: { id, version }, chosen, onChosen }: PageWishChipsProps) {
  const { data, isPending } = useQuery({
    queryKey: ['page-wishes', id, version],
    queryFn: ({ signal }) => call(readPageWishes, { id }, { failure: failed.fetchPages, signal }),
  })
  const place = useRef<HTMLFieldSetElement>(null)
  // They come later than the form that they make longer.
  useEffect(() => {
    if (data) place.current?.closest('form')?.scrollIntoView({ block: 'nearest' })
  }, [data])
  if (isPending) return <p className="field-hint">{words.looking}</p>
  // What cannot be looked up can still be typed.
  if (!data) return null
  if (data.wishes.length === 0) return <p className="mb-4 text-ink-2">{words.noChips}</p>
  return (
    <fieldset ref={place} className="title-chips">
      <legend className="sr-only">{words.chips}</legend>
      {data.wishes.map(({ label, says }) => (
        <button
          key={says}
          type="button"
          className="title-chip"
          aria-pressed={chosen === says}
          onClick={() => onChosen(chosen === says ? '' : says)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
