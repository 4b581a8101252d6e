// Short wishes that work, each a press away.

import { picturesWords } from '../words.ts'
import { WISH_CHIPS } from '../wish-chips.ts'

export interface WishChipsRowProps {
  chosen: (says: string) => boolean
  onPress: (says: string) => void
}

export function WishChipsRow({ chosen, onPress }: WishChipsRowProps) {
  return (
    <fieldset className="wish-chips">
      <legend className="sr-only">{picturesWords.images.wish.chips}</legend>
      {WISH_CHIPS.map(({ label, says }) => (
        <button
          key={says}
          type="button"
          className="wish-chip"
          aria-pressed={chosen(says)}
          onClick={() => onPress(says)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
