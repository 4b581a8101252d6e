// What the order is printed from, and a gift's card and activity sheets: made when they are asked for.

import { useState } from 'react'
import { orderWords } from '../../orders/order-words.ts'
import { listPrintFiles } from '../../orders/operator-contract.ts'
import { Button } from '../../ui/button.tsx'
import { call } from '../../ui/call.ts'
import { explainFailure } from '../../ui/explain-failure.ts'
import { FieldError } from '../../ui/field.tsx'
import type { OutputOf } from '../../base/endpoint.ts'
import { deskWords } from '../desk-words.ts'

const { files: words } = deskWords
type Files = OutputOf<typeof listPrintFiles>['items']

export function DeskFiles({ id }: { id: string }) {
  const [files, setFiles] = useState<Files>()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function have() {
    setPending(true)
    setProblem(undefined)
    try {
      setFiles((await call(listPrintFiles, { id }, { failure: words.failed })).items)
    } catch (error) {
      setProblem(explainFailure(error, words.failed))
    } finally {
      setPending(false)
    }
  }
  return (
    <section aria-label={words.go}>
      {files === undefined && (
        <Button pending={pending} pendingWords={words.pending} onClick={() => void have()}>
          {words.go}
        </Button>
      )}
      <div role="alert" className="mt-3 empty:hidden">
        <FieldError id="files-problem" error={problem} />
      </div>
      {files && (
        <ul className="desk-list">
          {files.map(({ name, file_name: fileName, url }) => (
            <li key={name}>
              <a className="link link-row" href={url} download={fileName}>
                {nameOf(name)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const nameOf = (name: string): string =>
  new Map<string, string>(Object.entries(orderWords.downloads.kinds)).get(name) ?? name
