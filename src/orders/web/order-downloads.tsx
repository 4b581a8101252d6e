// What was bought as files, and the receipt: also when the book has changed or is gone.

import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../base/paths.ts'
import type { Download } from '../../editions/edition.ts'
import { fetchFile } from '../../editions/web/fetch-file.ts'
import { Button } from '../../ui/button.tsx'
import { call } from '../../ui/call.ts'
import { Banner } from '../../ui/banner.tsx'
import { explainFailure } from '../../ui/explain-failure.ts'
import { Icon } from '../../ui/icon.tsx'
import { saveAs } from '../../ui/save-as.ts'
import { downloadOrder, type OrderStory } from '../contract.ts'
import { entitlementsOf, isPaid, type OrderStatus } from '../order.ts'
import { useFilesAreFree } from './use-files-are-free.ts'
import { findProduct } from '../catalogue.ts'
import { orderWords } from '../order-words.ts'

const { downloads: words } = orderWords
type Kind = Download | 'receipt'
/** Nothing was paid, so there is nothing to receipt. */
const unpaid = new Set<OrderStatus>(['pending_payment', 'failed'])

export function OrderDownloads({ order }: { order: OrderStory }) {
  const [busy, setBusy] = useState<{ kind: Kind; percent: number }>()
  const [problem, setProblem] = useState<string>()
  const line = useRef<AbortController>(undefined)
  useEffect(() => () => line.current?.abort(), [])
  const filesAreFree = useFilesAreFree()
  const wasPaid = order.events.some(({ status }) => status === 'paid')
  const kinds: Kind[] = [...order.downloads, ...(wasPaid && !unpaid.has(order.status) ? (['receipt'] as const) : [])]
  const comeLater = isPaid(order.status) && order.downloads.length === 0 && order.can.cancel && isPrinted(order)
  if (kinds.length === 0) return null

  async function have(kind: Kind) {
    line.current?.abort()
    const mine = new AbortController()
    line.current = mine
    setProblem(undefined)
    setBusy({ kind, percent: 0 })
    try {
      const thing = await call(downloadOrder, { id: order.id, kind }, { failure: words.failed, signal: mine.signal })
      const blob = await fetchFile({
        url: thing.url,
        bytes: thing.bytes,
        onProgress: (percent) => setBusy({ kind, percent }),
        signal: mine.signal,
      })
      saveAs(blob, thing.file_name)
    } catch (error) {
      if (!mine.signal.aborted) setProblem(explainFailure(error, words.failed))
    }
    if (line.current === mine) setBusy(undefined)
  }
  return (
    <section aria-labelledby="downloads">
      <h2 id="downloads">{words.title}</h2>
      <Banner tone="error" className="my-3" words={problem} onDismiss={() => setProblem(undefined)} />
      {comeLater && (
        <p className="mt-2 max-w-[60ch]">
          {filesAreFree && order.book ? (
            <Link className="link" to={paths.preview(order.book.id)}>
              {words.free}
            </Link>
          ) : (
            words.later
          )}
        </p>
      )}
      <ul className="mt-3 grid gap-2">
        {kinds.map((kind) => (
          <li key={kind}>
            <Button
              small
              className="w-full justify-start!"
              pending={busy?.kind === kind}
              pendingWords={words.pending(busy?.percent ?? 0)}
              onClick={() => void have(kind)}
            >
              <Icon name="download" className="size-5" />
              {kind === 'receipt' ? words.receipt : words.kinds[kind]}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function isPrinted({ tier }: OrderStory): boolean {
  const product = findProduct(tier)
  return product !== null && entitlementsOf(product.sku).has('hardcover')
}
