// The picture of a page changed beside its words: by words or by picking, and seen anew at once.

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormShelf } from '../../members/web/use-form-shelf.ts'
import type { PictureChange } from '../../stories/web/picture-change.ts'
import { pictureOf } from '../../stories/web/story-data.ts'
import { typedChanges, RequestChanges } from './request-changes.tsx'
import { drawPage } from './use-drawing.ts'
import { type Outcome, WishOutcome } from './wish-outcome.tsx'
import './images.css'

export function ChangeInReview({ page, onClose }: PictureChange) {
  const cache = useQueryClient()
  const shelf = useFormShelf(`wish-${page.id}`, typedChanges)
  const [outcome, setOutcome] = useState<Outcome>()
  const shown = pictureOf(page)
  const isPreview = page.image_url === null
  return (
    <RequestChanges
      page={page}
      outcome={outcome && <WishOutcome page={page} outcome={outcome} now={shown} onUndone={setOutcome} />}
      shelf={shelf}
      draw={(pageId, wish) => drawPage(cache, { bookId: page.book_id, pageId, wish, isPreview })}
      onDone={(drawn) => {
        setOutcome({ ...drawn, before: shown })
        shelf.drop()
      }}
      onClose={() => {
        shelf.drop()
        onClose()
      }}
      onLaidAside={onClose}
    />
  )
}
