// One order on the desk: what it is, what is wrong with it, what can be done, and everything that happened.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { paths } from '../../base/paths.ts'
import { OrderBadge } from '../../orders/web/order-badge.tsx'
import { shortId } from '../../orders/web/ordered-slip.tsx'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { explainFailure } from '../../ui/explain-failure.ts'
import { Icon } from '../../ui/icon.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Skeleton, SkeletonBar } from '../../ui/skeleton.tsx'
import { deskWords as words } from '../desk-words.ts'
import { deskKey, deskOrderQuery } from './desk-data.ts'
import { DeskActions } from './desk-actions.tsx'
import { DeskFacts } from './desk-facts.tsx'
import { DeskFiles } from './desk-files.tsx'
import { Deeds, Happened, Prints, Reports } from './desk-lists.tsx'
import { DeskNote } from './desk-note.tsx'
import { showMoment } from './show-moment.ts'
import '../../orders/web/orders.css'
import './desk.css'

export function DeskOrderScreen() {
  const { id = '' } = useParams()
  const { data: order, error, refetch } = useQuery(deskOrderQuery(id))
  const cache = useQueryClient()
  const [said, setSaid] = useState<string>()
  async function done(told: string) {
    await cache.invalidateQueries({ queryKey: deskKey })
    setSaid(told)
  }
  return (
    <>
      <div className="toast">
        <Banner tone="success" words={said} seconds={5} onDismiss={() => setSaid(undefined)} className="" />
      </div>
      <ButtonLink look="link" to={paths.desk} className="-mt-2 mb-1">
        <Icon name="back" className="mr-1 -ml-1.5 size-5" />
        {words.back}
      </ButtonLink>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ScreenTitle title={words.order.title(shortId(id))} />
        {order && <OrderBadge order={order} />}
        {order && order.held_at !== null && <span className="badge badge-draft">{words.order.held}</span>}
      </div>
      {!order && (
        <LoadFailed words={error && explainFailure(error, words.order.loadFailed)} onAgain={() => void refetch()} />
      )}
      {!order && !error && (
        <Skeleton words={words.loading}>
          <SkeletonBar className="mt-6 h-64 w-full" />
        </Skeleton>
      )}
      {order && (
        <>
          {order.trouble !== null && <p className="mt-2 text-[1.125rem] font-bold">{words.troubles[order.trouble]}</p>}
          {order.held_at !== null && <p className="mt-2">{words.order.heldSince(showMoment(order.held_at))}</p>}
          <DeskActions order={order} onDone={done} />
          <div className="order-two">
            <div className="grid content-start gap-8">
              <Reports order={order} />
              <Prints order={order} />
              {order.can.files && <DeskFiles id={order.id} />}
              <Happened order={order} />
            </div>
            <div className="grid content-start gap-8">
              <DeskFacts order={order} />
              <Deeds order={order} />
              <DeskNote id={order.id} onDone={done} />
            </div>
          </div>
        </>
      )}
    </>
  )
}
