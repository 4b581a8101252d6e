// What was spent and given back on each of the last days.

import type { OutputOf } from '../../base/endpoint.ts'
import { showMoney } from '../../base/money.ts'
import type { readHealth } from '../contract.ts'
import { healthWords } from '../health-words.ts'

const { days: words } = healthWords
const sums = ['text', 'pictures', 'prints', 'refunds'] as const

type Days = Pick<OutputOf<typeof readHealth>, 'days'>

export function SpendTable({ days }: Days) {
  const spent = days.filter((one) => sums.some((of) => one[of] > 0))
  return (
    <>
      <h3 id="spend" className="mt-6 text-[1.125rem]">
        {words.title(days.length)}
      </h3>
      <p className="mt-1 max-w-[60ch] text-sm text-ink-2">{words.says}</p>
      {spent.length === 0 ? <p className="mt-2">{words.none}</p> : <Table days={spent} />}
    </>
  )
}

function Table({ days }: Days) {
  const sum = (of: (typeof sums)[number]) => days.reduce((all, one) => all + one[of], 0)
  return (
    // Scrolls by keyboard, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="overflow-x-auto" aria-labelledby="spend" tabIndex={0}>
      <table className="spend" aria-labelledby="spend">
        <thead>
          <tr>
            <th scope="col">{words.columns.day}</th>
            {sums.map((of) => (
              <th key={of} scope="col">
                {words.columns[of]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((one) => (
            <tr key={one.day}>
              <th scope="row">{shortDay.format(new Date(one.day))}</th>
              {sums.map((of) => (
                <td key={of} className={one[of] === 0 ? 'text-ink-2' : ''}>
                  {showMoney(one[of])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.sum}</th>
            {sums.map((of) => (
              <td key={of}>{showMoney(sum(of))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

const shortDay = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' })
