// A wish picked from lists: who does what, with what, where, when, from near or far; it is written into the wish, where it can be changed.

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Page } from '../../stories/contract.ts'
import { pagesQuery } from '../../stories/web/story-data.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { noPicks, type Pick, saidPicks } from '../wish-picks.ts'
import { DOES, FROM, THINGS, WHEN, WHERE } from '../wish-picks.data.ts'
import { picturesWords } from '../words.ts'

const { picks: words } = picturesWords.images

const lists: readonly (readonly [Pick, readonly string[]])[] = [
  ['does', DOES],
  ['thing', THINGS],
  ['where', WHERE],
  ['when', WHEN],
  ['from', FROM],
]

export function WishPicksFields({ page, onPicked }: { page: Page; onPicked: (says: string) => void }) {
  const [picks, setPicks] = useState(noPicks)
  const { data: pages = [page] } = useQuery(pagesQuery(page.book_id))
  const names = [...new Set(pages.flatMap((one) => one.characters_on_page))]
  const field = (pick: Pick, values: readonly string[]) => (
    <SelectField
      key={pick}
      id={`pick-${pick}-${page.page_number}`}
      label={words[pick]}
      value={picks[pick]}
      onValue={(value) => setPicks({ ...picks, [pick]: value })}
      options={[{ value: '', label: words.asItIs }, ...values.map((value) => ({ value, label: value }))]}
    />
  )
  return (
    <details className="wish-picks">
      <summary>{words.title}</summary>
      <div className="wish-picks-fields">
        {field('who', names)}
        {lists.map(([pick, values]) => field(pick, values))}
      </div>
      {saidPicks(picks) !== '' && (
        <Button
          small
          onClick={() => {
            onPicked(saidPicks(picks))
            setPicks(noPicks)
          }}
        >
          {words.add}
        </Button>
      )}
    </details>
  )
}
