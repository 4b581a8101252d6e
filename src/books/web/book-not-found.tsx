// An address of a book that is nowhere: deleted, somebody else's, or never there.

import { paths } from '../../base/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { CallFailed } from '../../ui/call-failed.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LostPicture } from '../../ui/lost-picture.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { booksWords } from '../words.ts'

const { notFound: words } = booksWords

export function isNowhere(error: Error): boolean {
  // 400: what stands in the address is no id at all.
  return error instanceof CallFailed && (error.failure.status === 404 || error.failure.status === 400)
}

export function BookNotFound() {
  return (
    <>
      <ScreenTitle title={words.title} className="sr-only" />
      <EmptyState
        title={words.title}
        words={words.words}
        picture={<LostPicture />}
        action={
          <ButtonLink look="primary" to={paths.dashboard}>
            {words.back}
          </ButtonLink>
        }
      />
    </>
  )
}
