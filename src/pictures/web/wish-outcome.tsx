// What became of a wish: the picture before and now, what is drawn of it, what is not, and the way back.

import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { smallPicture } from '../../ui/small-picture.ts'
import { pictureSizes } from '../picture.ts'
import { picturesWords } from '../words.ts'

const { images: words } = picturesWords

export interface WishOutcomeProps {
  understood: readonly string[]
  notices: readonly string[]
  number: number
  /** Links to the picture that was there and to the one that is; none when there was none before. */
  sides?: { before: string; now: string }
  /** None when there was no picture before. */
  onUndo?: () => void
}

export function WishOutcome({ understood, notices, number, sides, onUndo }: WishOutcomeProps) {
  const place = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    void place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <output ref={place} className="wish-outcome">
      {sides && (
        <div className="wish-sides">
          <Side words={words.before} picture={sides.before} />
          <Side words={words.now} picture={sides.now} />
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
      {onUndo && (
        <Button look="secondary" small aria-label={words.of(words.undo, number)} onClick={onUndo}>
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
