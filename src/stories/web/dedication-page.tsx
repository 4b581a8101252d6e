// The page before the story: the member's dedication, or the one that the storyteller suggests.

import { useState } from 'react'
import { paths } from '../../base/paths.ts'
import { type Book, updateBook } from '../../books/contract.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { call } from '../../ui/call.ts'
import type { Story } from '../contract.ts'
import { storiesWords } from '../words.ts'
import { explainPage } from './page-failures.ts'
import type { ReviewDesk } from './use-review-desk.ts'

const { dedication: words } = storiesWords

export function DedicationPage({ book, story, desk }: { book: Book; story: Story; desk: ReviewDesk }) {
  const [using, setUsing] = useState(false)
  const [problem, setProblem] = useState<string>()
  const own = book.dedication !== ''
  // Asked once: whoever wanted none is not asked again.
  const offered = own || book.seen_steps.includes('dedication') ? '' : story.dedication

  async function use() {
    setProblem(undefined)
    setUsing(true)
    try {
      const input = { id: book.id, dedication: story.dedication }
      desk.keepBook(await call(updateBook, input, { failure: words.failed }), words.saved)
      document.getElementById('dedication-heading')?.focus()
    } catch (error) {
      setProblem(explainPage(error, words.failed))
    } finally {
      setUsing(false)
    }
  }
  return (
    <section aria-labelledby="dedication-heading" className="story-page">
      <h3 id="dedication-heading" tabIndex={-1} className="story-page-heading">
        {words.heading}
      </h3>
      {offered !== '' && <p className="text-center text-ink-2">{words.suggested}</p>}
      <p className={`dedication-text ${own ? '' : 'is-suggested'}`} dir="auto">
        {book.dedication || offered || words.nothing}
      </p>
      <Banner tone="error" words={problem} onDismiss={() => setProblem(undefined)} />
      <div className="dedication-actions">
        {offered !== '' && (
          <Button small pending={using} pendingWords={words.using} onClick={() => void use()}>
            {words.use}
          </Button>
        )}
        <ButtonLink look="link" to={paths.dedication(book.id)}>
          {words.change}
        </ButtonLink>
      </div>
    </section>
  )
}
