// Every text that a page has had, to be taken back.

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showDate } from '../../base/dates.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { call } from '../../ui/call.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { changePage, type Page, readPageHistory } from '../contract.ts'
import { otherTexts } from '../other-texts.ts'
import { storiesWords } from '../words.ts'
import { explainEdit, explainPage, presentPage } from './page-failures.ts'

const { earlier: words, failed } = storiesWords

export interface EarlierTextsProps {
  page: Page
  onPresent: (page: Page) => void
  onUsed: (page: Page) => void
  onClose: () => void
}

export function EarlierTexts({ page, onPresent, onUsed, onClose }: EarlierTextsProps) {
  const [using, setUsing] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const { data, error } = useQuery({
    queryKey: ['page-history', page.id, page.version],
    queryFn: async ({ signal }) =>
      (await call(readPageHistory, { id: page.id, limit: 100 }, { failure: failed.fetchPages, signal })).items,
  })
  const texts = data && otherTexts(data, page.text_content)

  async function use(version: number, text: string) {
    setProblem(undefined)
    setUsing(version)
    try {
      const input = { id: page.id, text_content: text, version: page.version }
      onUsed(await call(changePage, input, { failure: failed.updatePage }))
    } catch (error) {
      const present = presentPage(error)
      if (present) onPresent(present)
      setProblem(explainEdit(error).heading)
    } finally {
      setUsing(undefined)
    }
  }

  return (
    <Dialog
      open
      title={words.title(page.page_number)}
      onClose={onClose}
      actions={<Button onClick={onClose}>{words.close}</Button>}
    >
      <Banner tone="error" words={problem ?? (error && explainPage(error, failed.fetchPages))} />
      {!data && !error && (
        <output className="flex items-center gap-3 text-ink-2">
          <Spinner />
          {words.loading}
        </output>
      )}
      {texts?.length === 0 && <p>{words.none}</p>}
      <ol className="grid gap-5">
        {texts?.map(({ version, text, came, isOfAnotherStory, at }) => (
          <li key={version} className="earlier-text">
            <p className="text-sm font-bold text-ink-2">
              {isOfAnotherStory ? words.fromBefore : words.came[came]}, {showDate(at)}
            </p>
            <p id={`earlier-text-${version}`} className="story-text" dir="auto">
              {text}
            </p>
            <Button
              small
              aria-describedby={`earlier-text-${version}`}
              pending={using === version}
              onClick={() => void use(version, text)}
            >
              {words.use}
            </Button>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
