// The picture of a page changed beside its words: by words or by picking, and seen anew at once.

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormShelf } from '../../members/web/use-form-shelf.ts'
import type { PictureChange } from '../../stories/web/picture-change.ts'
import { typedChanges, RequestChanges } from './request-changes.tsx'
import { type Drawn, drawPage } from './use-drawing.ts'
import { WishOutcome } from './wish-outcome.tsx'
import './images.css'

export function ChangeInReview({ page, onClose }: PictureChange) {
  const cache = useQueryClient()
  const shelf = useFormShelf(`wish-${page.id}`, typedChanges)
  const [drawn, setDrawn] = useState<Drawn>()
  const isPreview = page.image_url === null
  return (
    <RequestChanges
      page={page}
      outcome={drawn && <WishOutcome {...drawn} number={page.page_number} />}
      shelf={shelf}
      draw={(pageId, wish) => drawPage(cache, { bookId: page.book_id, pageId, wish, isPreview })}
      onDone={(now) => {
        setDrawn(now)
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
