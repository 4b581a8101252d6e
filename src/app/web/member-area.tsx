// Behind the guard: one memory of the server's answers per member, forgotten when she leaves.

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { Outlet } from 'react-router'
import { AfterFinishContext } from '../../books/web/after-finish.ts'
import { AfterReadContext } from '../../books/web/after-read.ts'
import type { Book } from '../../books/contract.ts'
import { EmptyShelfContext } from '../../books/web/empty-shelf.ts'
import { InPrintContext } from '../../books/web/in-print.tsx'
import { type UnderWay, UnderWayContext } from '../../books/web/under-way.ts'
import { type WaysToHave, WaysToHaveContext } from '../../books/web/ways-to-have.ts'
import { AccountGoing } from '../../members/web/account-going.tsx'
import { Guard } from '../../members/web/guard.tsx'
import { HeldBookContext } from '../../members/web/held-book-context.ts'
import { useMember, useWho } from '../../members/web/session.tsx'
import { type PictureChange, PictureChangeContext } from '../../stories/web/picture-change.ts'
import { CallFailed } from '../../ui/call-failed.ts'

const ApproveNote = lazy(async () => ({ default: (await import('../../orders/web/approve-note.tsx')).ApproveNote }))
const InPrintNote = lazy(async () => ({ default: (await import('../../orders/web/in-print-note.tsx')).InPrintNote }))
const RecordOffer = lazy(async () => ({ default: (await import('../../orders/web/record-offer.tsx')).RecordOffer }))
const ChangeInReview = lazy(async () => ({
  default: (await import('../../pictures/web/change-in-review.tsx')).ChangeInReview,
}))
const PaintingBadge = lazy(async () => ({
  default: (await import('../../pictures/web/painting-badge.tsx')).PaintingBadge,
}))
const OrderedBadge = lazy(async () => ({ default: (await import('../../orders/web/ordered-badge.tsx')).OrderedBadge }))
const underWay = ({ isPainted, ...under }: UnderWay) =>
  isPainted ? <OrderedBadge {...under} /> : <PaintingBadge {...under} status={<OrderedBadge {...under} />} />
const PriceLadder = lazy(async () => ({ default: (await import('../../orders/web/price-ladder.tsx')).PriceLadder }))
const waysToHave = (ways: WaysToHave) => <PriceLadder {...ways} />
const BegunShelf = lazy(async () => ({ default: (await import('../../studio/web/begun-shelf.tsx')).BegunShelf }))
const begunShelf = (invitation: ReactNode) => <EmptyShelf>{invitation}</EmptyShelf>
const inPrint = (bookId: string) => <InPrintNote bookId={bookId} />
const nothing = () => null
const changePicture = (change: PictureChange) => <ChangeInReview {...change} />
const recordOffer = (book: Book) => <RecordOffer book={book} />
const afterFinish = (bookId: string) => <ApproveNote bookId={bookId} />

export function MemberArea() {
  return (
    <Guard>
      <Answers />
    </Guard>
  )
}

function Answers() {
  return <AnswersOfOne key={useMember().id} />
}

function AnswersOfOne() {
  const [client] = useState(createQueryClient)
  const isHere = useWho().status === 'signed-in'
  const wasAway = useRef(false)
  useEffect(() => {
    // What could not be looked up while the session was ended is looked up when she is back.
    if (isHere && wasAway.current) void client.invalidateQueries()
    wasAway.current = !isHere
  }, [isHere, client])
  const { isVisitor } = useMember()
  return (
    <QueryClientProvider client={client}>
      {!isVisitor && <AccountGoing />}
      <AfterFinishContext value={afterFinish}>
        <InPrintContext value={isVisitor ? nothing : inPrint}>
          <AfterReadContext value={isVisitor ? nothing : recordOffer}>
            <WaysToHaveContext value={waysToHave}>
              <EmptyShelfContext value={begunShelf}>
                <PictureChangeContext value={isVisitor ? undefined : changePicture}>
                  <UnderWayContext value={underWay}>
                    <Outlet />
                  </UnderWayContext>
                </PictureChangeContext>
              </EmptyShelfContext>
            </WaysToHaveContext>
          </AfterReadContext>
        </InPrintContext>
      </AfterFinishContext>
    </QueryClientProvider>
  )
}

/** What was begun is looked for only where something was. */
function EmptyShelf({ children }: { children: ReactNode }) {
  const { isBegun } = use(HeldBookContext)
  return isBegun() ? <BegunShelf>{children}</BegunShelf> : children
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A no is a no; only a busy server or a bad line is asked again.
        retry: (tries, error) => tries < 2 && error instanceof CallFailed && mayPass(error.failure.status),
      },
    },
  })
}

function mayPass(status: number): boolean {
  return status === 0 || status === 502 || status === 503 || status === 504
}
