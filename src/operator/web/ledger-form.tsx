// A year of orders, refunds and printer's cost as a table to keep.

import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { explainFailure } from '../../ui/explain-failure.ts'
import { fetchBlob } from '../../ui/fetch-blob.ts'
import { saveAs } from '../../ui/save-as.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { writeLedger } from '../contract.ts'
import { deskWords } from '../desk-words.ts'

const { ledger: words } = deskWords
const present = new Date().getFullYear()
/** As long as receipts are kept in most countries. */
const years = Array.from({ length: 10 }, (_, back) => String(present - back))

export function LedgerForm() {
  const [year, setYear] = useState(String(present))
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function have() {
    setPending(true)
    setProblem(undefined)
    try {
      saveAs(await fetchBlob(writeLedger, { year }, { failure: words.failed }), words.file(year))
    } catch (error) {
      setProblem(explainFailure(error, words.failed))
    } finally {
      setPending(false)
    }
  }
  return (
    <section aria-labelledby="ledger">
      <h2 id="ledger" className="text-[1.35rem]">
        {words.title}
      </h2>
      <p className="mt-2 max-w-[60ch] text-ink-2">{words.words}</p>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <SelectField
          id="ledger-year"
          label={words.year}
          value={year}
          onValue={setYear}
          error={problem}
          options={years.map((one) => ({ value: one, label: one }))}
        />
        <Button pending={pending} pendingWords={words.pending} onClick={() => void have()}>
          {words.go}
        </Button>
      </div>
    </section>
  )
}
