// The storyteller's own titles, to be chosen. Whoever wrote with an outside model may be asked for others.

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { call } from '../../ui/call.ts'
import { generateTitles, type Story } from '../contract.ts'
import { storyLimits } from '../story.ts'
import { storiesWords } from '../words.ts'
import { explainPage } from './page-failures.ts'
import { storyQuery } from './story-data.ts'
import { ToldNotices } from './told-notices.tsx'

const { titles: words } = storiesWords

export interface TitleChipsProps {
  story: Story
  /** What stands in the field. */
  title: string
  onChosen: (title: string) => void
}

export function TitleChips({ story, title, onChosen }: TitleChipsProps) {
  const cache = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [notices, setNotices] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string>()
  // Our own storyteller has five for a story, and they are here.
  const canHaveOthers = story.engine !== 'embedded' || story.titles.length < storyLimits.titles

  async function ask() {
    setAsking(true)
    setProblem(undefined)
    try {
      const found = await call(generateTitles, { bookId: story.book_id }, { failure: words.noMore })
      setNotices(found.notices)
      cache.setQueryData(storyQuery(story.book_id).queryKey, (now) => now && { ...now, titles: found.titles })
    } catch (error) {
      setProblem(explainPage(error, words.noMore))
    } finally {
      setAsking(false)
    }
  }
  return (
    <div className="mt-5">
      {story.titles.length > 0 && (
        <>
          <p className="field-hint">{words.lead}</p>
          <ul className="title-chips" aria-label={words.group}>
            {story.titles.map((one) => (
              <li key={one}>
                <button type="button" className="title-chip" aria-pressed={one === title} onClick={() => onChosen(one)}>
                  <span dir="auto">{one}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {canHaveOthers && (
        <Button look="quiet" small pending={asking} pendingWords={words.pending} onClick={() => void ask()}>
          {words.more}
        </Button>
      )}
      <Banner tone="error" className="mt-3" words={problem} onDismiss={() => setProblem(undefined)} />
      <ToldNotices notices={notices} />
    </div>
  )
}
