// A book of the server in the editor: fetched afresh each time, since what is edited must be the newest.

import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { second } from '../../base/dates.ts'
import { BookNotFound, isNowhere } from '../../books/web/book-not-found.tsx'
import { bookKey } from '../../books/web/use-book.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { CallFailed } from '../../ui/call-failed.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { uiWords } from '../../ui/ui-words.ts'
import { useArrival } from '../../ui/use-arrival.ts'
import { formOf } from '../book-form.ts'
import { studioWords as words } from '../words.ts'
import { DraftOrEditor } from './draft-or-editor.tsx'
import { EditorSkeleton } from './editor-skeleton.tsx'
import { fetchBook } from './save-book.ts'

export function EditBookScreen() {
  const { id = '' } = useParams()
  return <EditBook key={id} id={id} />
}

function EditBook({ id }: { id: string }) {
  const justSaved = useArrival('saved')
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: bookKey(id),
    queryFn: ({ signal }) => fetchBook(id, signal),
    // A book that was created a moment ago need not be fetched.
    staleTime: 5 * second,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (data && !isFetching)
    return <DraftOrEditor book={data} saved={formOf(data)} success={justSaved ? words.saved : undefined} />
  if (error && !isFetching && isNowhere(error)) return <BookNotFound />
  return (
    <>
      <ScreenTitle title={words.editTitle} className="mb-5" />
      <Banner
        tone="error"
        words={!isFetching && error && words.failed.load}
        advice={error instanceof CallFailed && error.advice}
        action={
          <Button small onClick={() => void refetch()}>
            {uiWords.tryAgain}
          </Button>
        }
      />
      {isFetching && <EditorSkeleton />}
    </>
  )
}
