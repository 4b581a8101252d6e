// What became of a wish: the picture before and now, what is drawn of it, what is not, and the way back.

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Page } from '../../stories/contract.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { explainFailure } from '../../ui/explain-failure.ts'
import { Icon } from '../../ui/icon.tsx'
import { smallPicture } from '../../ui/small-picture.ts'
import { pictureSizes } from '../picture.ts'
import { picturesWords } from '../words.ts'
import { pictureId, takeBack } from './picture-data.ts'
import type { Drawn } from './use-drawing.ts'

const { images: words } = picturesWords

export interface Outcome extends Drawn {
  /** The link to the picture that was there: without one there is no way back. */
  before: string | null
}

export interface WishOutcomeProps {
  page: Page
  outcome: Outcome
  /** The link to the picture that is there now. */
  now: string | null
  onUndone: (outcome: Outcome) => void
}

export function WishOutcome({ page, outcome, now, onUndone }: WishOutcomeProps) {
  const { understood, notices, before } = outcome
  const { page_number: number } = page
  const cache = useQueryClient()
  const place = useRef<HTMLOutputElement>(null)
  const [undoing, setUndoing] = useState(false)
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    void place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  async function undo(picture: string) {
    setUndoing(true)
    setProblem(undefined)
    try {
      await takeBack(cache, page, pictureId(picture))
      onUndone({ understood: [], notices: [words.undone(number)], before: null })
      // The button that was pressed is gone.
      place.current?.focus()
    } catch (error) {
      setProblem(explainFailure(error, words.failed.restore))
    } finally {
      setUndoing(false)
    }
  }
  return (
    <output ref={place} tabIndex={-1} className="wish-outcome">
      {before && now && (
        <div className="wish-sides">
          <Side words={words.before} picture={before} />
          <Side words={words.now} picture={now} />
        </div>
      )}
      {understood.length > 0 && (
        <>
          <p className="wish-outcome-title">{words.drawn}</p>
          <ul>
            {understood.map((one) => (
              <li key={one}>
                <Icon name="tick" className="size-4" /> <span dir="auto">{one}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {notices.map((one) => (
        <p key={one} dir="auto">
          {one}
        </p>
      ))}
      <Banner tone="error" className="" words={problem} onDismiss={() => setProblem(undefined)} />
      {before && now && (
        <Button
          look="secondary"
          small
          pending={undoing}
          aria-label={words.of(words.undo, number)}
          onClick={() => void undo(before)}
        >
          {words.undo}
        </Button>
      )}
    </output>
  )
}

function Side({ words: name, picture }: { words: string; picture: string }) {
  return (
    <figure>
      <img src={smallPicture(picture)} alt="" {...pictureSizes.preview} />
      <figcaption>{name}</figcaption>
    </figure>
  )
}
