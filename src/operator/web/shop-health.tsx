// How the shop runs, in a line each: the work in the back, the mail, printer, payment, who writes and paints, what it costs.

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { showMoney } from '../../base/money.ts'
import { explainFailure } from '../../ui/explain-failure.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import type { Circuit } from '../contract.ts'
import { healthWords as words } from '../health-words.ts'
import { healthQuery } from './desk-data.ts'
import { showMoment } from './show-moment.ts'
import { SpendTable } from './spend-table.tsx'

export function ShopHealth() {
  const { data, error, refetch } = useQuery(healthQuery)
  const engine = (name: string) => (name === 'embedded' ? words.own : name)
  return (
    <section aria-labelledby="health">
      <h2 id="health" className="text-[1.35rem]">
        {words.title}
      </h2>
      <LoadFailed words={!data && error && explainFailure(error, words.failed)} onAgain={() => void refetch()} />
      {data && (
        <dl className="health">
          <Line name={words.jobs} trouble={data.jobs.failed > 0 && words.jobsFailed(data.jobs.failed)}>
            {words.jobsSay(data.jobs.waiting, data.jobs.running)}
          </Line>
          <Line name={words.mails} trouble={data.mails_late > 0 && words.mailsLate(data.mails_late)}>
            {data.mails_late === 0 && words.mailsLate(0)}
          </Line>
          <Line
            name={`${words.printer}: ${data.printer}`}
            trouble={data.prints_late > 0 && words.printsLate(data.prints_late)}
          >
            {data.prints_late === 0 && !data.circuits.printer && words.printsLate(0)}{' '}
            <State circuit={data.circuits.printer} />
          </Line>
          <Line name={words.payment}>{data.payment}</Line>
          <Line name={words.text}>{engine(data.text)}</Line>
          <Line name={words.image}>
            {engine(data.image)} <State circuit={data.circuits.image} />
          </Line>
          <Line name={words.spend}>{words.spent(showMoney(data.cents_today), showMoney(data.cents_so_far))}</Line>
        </dl>
      )}
      {data?.has_workers === true && <p className="mt-1 text-sm text-ink-2">{words.hasWorkers}</p>}
      {data && <SpendTable days={data.days} />}
    </section>
  )
}

function State({ circuit }: { circuit: Circuit }) {
  if (!circuit) return null
  const { open_since: since, last_fault: last } = circuit
  return (
    <span className="block">
      {since === null ? words.closed : <b className="text-danger">{words.open(showMoment(since))}</b>}
      {last && <span className="block text-sm text-ink-2">{words.lastFault(showMoment(last.at), last.fault)}</span>}
    </span>
  )
}

interface LineProps {
  name: string
  children: ReactNode
  trouble?: string | false
}

function Line({ name, children, trouble }: LineProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children} {trouble && <b className="text-danger">{trouble}</b>}
      </dd>
    </div>
  )
}
