// The whole illustrated book before anything is paid: its pages in small, and the book itself for who wants to leaf through it.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Book } from '../../books/contract.ts'
import { bookKey } from '../../books/web/use-book.ts'
import { sheetsQuery } from '../../editions/web/edition-data.ts'
import { PageThumbs } from '../../editions/web/page-thumbs.tsx'
import { useAround } from '../../editions/web/use-around.ts'
import { BookFlipbook } from '../../stories/web/book-flipbook.tsx'
import { PicturesLost } from '../../stories/web/pictures-lost.tsx'
import { useLostPictures } from '../../stories/web/use-lost-pictures.ts'
import { layoutQuery, picturedPagesQuery, pictureOf, storyQuery } from '../../stories/web/story-data.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton, SkeletonBar } from '../../ui/skeleton.tsx'
import { checkoutWords } from '../checkout-words.ts'
import '../../editions/web/preview.css'

const { preview: words } = checkoutWords

export function LeafThrough({ book }: { book: Book }) {
  const cache = useQueryClient()
  const [wanted, setWanted] = useState<{ page: number }>()
  const pages = useQuery(picturedPagesQuery(book.id))
  const layout = useQuery(layoutQuery(book.id))
  const story = useQuery(storyQuery(book.id))
  const around = useAround(book)
  const shown = (pages.data ?? []).map(pictureOf)
  const lost = useLostPictures([around.cover, ...shown], () => {
    void pages.refetch()
    void cache.invalidateQueries({ queryKey: bookKey(book.id) })
    void cache.invalidateQueries({ queryKey: sheetsQuery(book.id).queryKey })
  })
  const isOpen = wanted !== undefined
  // A book that cannot be shown must not keep anybody from buying it.
  if (pages.error ?? layout.error ?? story.error) return null
  if (!pages.data || !layout.data || !story.data) return <ThumbsSkeleton />
  return (
    <section aria-label={words.label} className="mt-6">
      {isOpen && (
        <BookFlipbook
          book={book}
          pages={pages.data}
          layout={layout.data}
          blurb={story.data.blurb}
          refrain={story.data.refrain}
          around={around}
          lost={lost}
          wanted={wanted.page > 0 ? wanted : undefined}
        />
      )}
      <PageThumbs pages={pages.data} lost={lost} onChoose={(page) => setWanted({ page })} />
      {lost.isLost && <PicturesLost onAgain={lost.tryAgain} />}
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          small
          aria-expanded={isOpen}
          // 0: from the cover on.
          onClick={() => setWanted(isOpen ? undefined : { page: 0 })}
        >
          <Icon name="preview" className="size-5" />
          {isOpen ? words.close : words.open}
        </Button>
        {shown.includes(null) && <p className="text-sm text-ink-2">{words.drawing}</p>}
      </div>
    </section>
  )
}

/** As tall as what comes: what can be chosen below does not move under her finger. */
function ThumbsSkeleton() {
  return (
    <Skeleton after={0}>
      <div className="mt-6">
        <ol className="thumbs">
          {[1, 2, 3, 4, 5, 6].map((thumb) => (
            <li key={thumb}>
              <span className="thumb">
                <span className="thumb-picture" />
                &nbsp;
              </span>
            </li>
          ))}
        </ol>
        <SkeletonBar className="mt-3 h-11 w-60" />
      </div>
    </Skeleton>
  )
}
