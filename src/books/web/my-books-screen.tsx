// My Books: every book of the member, newest first, with what to do next.

import { useQuery } from '@tanstack/react-query'
import { Suspense, use, useState } from 'react'
import { paths } from '../../base/paths.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { CallFailed } from '../../ui/call-failed.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useHasScreen } from '../../ui/has-screen.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { uiWords } from '../../ui/ui-words.ts'
import { booksWords as words } from '../words.ts'
import { titleId } from './shelf-row.tsx'
import { BookTable } from './book-table.tsx'
import { BooksSkeleton } from './books-skeleton.tsx'
import { EmptyShelfContext } from './empty-shelf.ts'
import './my-books.css'
import { begunQuery, useDropBegun } from './use-begun.ts'
import { useBooks, useForgetBook } from './use-books.ts'
import { WaysToHaveContext } from './ways-to-have.ts'

export function MyBooksScreen() {
  const list = useBooks()
  const onEmptyShelf = use(EmptyShelfContext)
  const forget = useForgetBook()
  const waysToHave = use(WaysToHaveContext)
  const [deleted, setDeleted] = useState<string>()
  const books = list.data?.pages.flatMap((page) => page.items)
  // Where they cannot be looked up, the books stand without them.
  const begun = useQuery({ ...begunQuery, refetchOnMount: 'always' }).data ?? []
  const dropBegun = useDropBegun()
  const empty = books?.length === 0 && begun.length === 0 && !list.hasNextPage

  function tell(message: string) {
    setDeleted(message)
    if ((books?.length ?? 0) + begun.length === 1) document.querySelector('h1')?.focus()
  }

  return (
    <>
      <div className="page-head">
        <ScreenTitle title={words.title} />
        {!empty && <CreateButton className="max-sm:w-full" />}
      </div>
      <div className="toast">
        <Banner tone="success" words={deleted} seconds={5} onDismiss={() => setDeleted(undefined)} className="" />
      </div>
      {!list.isFetchNextPageError && <FetchProblem error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <BooksSkeleton />}
      {empty && (
        <div className="books-empty">
          <Suspense>{onEmptyShelf(<EmptyState {...words.empty} action={<CreateButton />} />)}</Suspense>
        </div>
      )}
      {books && !empty && (
        <BookTable
          begun={begun}
          books={books}
          onDeleted={(book, message) => {
            forget(book.id)
            tell(message)
          }}
          onForgotten={(book, message) => {
            dropBegun(book.id)
            tell(message)
          }}
        />
      )}
      {books && !empty && (
        <div className="mt-8 max-w-[44rem]">
          <Suspense>{waysToHave({})}</Suspense>
        </div>
      )}
      {books && (
        <ShowMore
          list={list}
          items={books.map(({ id }) => titleId(id))}
          failed={<FetchProblem error={list.error} onRetry={() => void list.fetchNextPage()} />}
        />
      )}
    </>
  )
}

function CreateButton({ className = '' }: { className?: string }) {
  if (!useHasScreen()(paths.wizard)) return null
  return (
    <ButtonLink look="primary" to={paths.wizard} className={className}>
      <Icon name="plus" />
      {words.create}
    </ButtonLink>
  )
}

function FetchProblem({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  return (
    <Banner
      tone="error"
      className="my-5"
      words={error && words.fetchFailed}
      advice={error instanceof CallFailed && error.advice}
      action={
        <Button small onClick={onRetry}>
          {uiWords.tryAgain}
        </Button>
      }
    />
  )
}
