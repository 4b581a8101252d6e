// Discount codes: which there are and how often each was used, a new one, the end of one.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showDate } from '../../base/dates.ts'
import { showMoney } from '../../base/money.ts'
import { paths } from '../../base/paths.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { call } from '../../ui/call.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { explainFailure } from '../../ui/explain-failure.ts'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { deskWords } from '../desk-words.ts'
import { discountWords as words } from '../discount-words.ts'
import { type Discount, endDiscount } from '../discounts-contract.ts'
import { deskKey, discountsQuery } from './desk-data.ts'
import { DiscountForm } from './discount-form.tsx'
import './desk.css'

export function DiscountsScreen() {
  const cache = useQueryClient()
  const { data, error, refetch } = useQuery(discountsQuery)
  const reload = () => cache.invalidateQueries({ queryKey: deskKey })
  return (
    <>
      <ButtonLink look="link" to={paths.desk} className="-mt-2 mb-1">
        <Icon name="back" className="mr-1 -ml-1.5 size-5" />
        {deskWords.back}
      </ButtonLink>
      <ScreenTitle title={words.title} />
      <p className="mt-2 mb-6 max-w-[60ch] text-ink-2">{words.lead}</p>
      <DiscountForm onDone={reload} />
      <div className="mt-10">
        <LoadFailed words={!data && error && explainFailure(error, words.loadFailed)} onAgain={() => void refetch()} />
        {!data && !error && <Loading />}
        {data?.items.length === 0 && <p className="text-ink-2">{words.none}</p>}
        {data && (
          <ul className="desk-list">
            {data.items.map((discount) => (
              <Code key={discount.id} discount={discount} onEnded={reload} />
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

function Code({ discount, onEnded }: { discount: Discount; onEnded: () => Promise<unknown> }) {
  const { code, percent, cents, uses, most_uses: most, valid_until: until, state } = discount
  const [isAsking, setIsAsking] = useState(false)
  const off = percent === null ? words.amount(showMoney(cents ?? 0)) : words.percent(percent)
  return (
    <li>
      <h2 className="text-[1.2rem]">{code}</h2>
      <p>
        {[
          off,
          words.uses(uses, most),
          ...(until === null ? [] : [words.until(showDate(until, undefined, 'UTC'))]),
        ].join(' · ')}
      </p>
      <p className="font-bold">{words.states[state]}</p>
      {state !== 'ended' && (
        <Button small className="mt-3" onClick={() => setIsAsking(true)}>
          {words.end(code)}
        </Button>
      )}
      <EndQuestion discount={discount} open={isAsking} onClose={() => setIsAsking(false)} onEnded={onEnded} />
    </li>
  )
}

interface EndQuestionProps {
  discount: Discount
  open: boolean
  onClose: () => void
  onEnded: () => Promise<unknown>
}

function EndQuestion({ discount: { id, code }, open, onClose, onEnded }: EndQuestionProps) {
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function end() {
    setPending(true)
    setProblem(undefined)
    try {
      await call(endDiscount, { id }, { failure: words.form.failed })
      onClose()
      await onEnded()
    } catch (error) {
      setProblem(explainFailure(error, words.form.failed))
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog
      open={open}
      title={words.question(code)}
      onClose={onClose}
      actions={
        <>
          <Button look="danger" pending={pending} pendingWords={words.ending} onClick={() => void end()}>
            {words.confirm}
          </Button>
          <Button onClick={onClose}>{words.keep}</Button>
        </>
      }
    >
      <p>{words.questionWords}</p>
      <div role="alert" className="mt-3 empty:hidden">
        <FieldError id={`end-${id}`} error={problem} />
      </div>
    </Dialog>
  )
}
