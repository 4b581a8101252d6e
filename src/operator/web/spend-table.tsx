// What was spent and given back on each of the last days.

import type { OutputOf } from '../../base/endpoint.ts'
import { showDate } from '../../base/dates.ts'
import { showMoney } from '../../base/money.ts'
import type { readHealth } from '../contract.ts'
import { healthWords } from '../health-words.ts'

const { days: words } = healthWords
const sums = ['text', 'pictures', 'prints', 'refunds'] as const

export function SpendTable({ days }: Pick<OutputOf<typeof readHealth>, 'days'>) {
  const sum = (of: (typeof sums)[number]) => days.reduce((all, one) => all + one[of], 0)
  return (
    <>
      <h3 id="spend" className="mt-6 text-[1.125rem]">
        {words.title(days.length)}
      </h3>
      <p className="mt-1 max-w-[60ch] text-sm text-ink-2">{words.says}</p>
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
              <th scope="row">{showDate(one.day, undefined, 'UTC')}</th>
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
    </>
  )
}
