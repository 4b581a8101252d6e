// One art style, shown by the first page of this very book.

import { useQuery } from '@tanstack/react-query'
import type { ArtStyle } from '../contract.ts'
import { pictureSizes } from '../picture.ts'
import { picturesWords } from '../words.ts'
import { trialQuery } from './picture-data.ts'

const { style: words } = picturesWords

export interface StyleCardProps {
  id: string
  bookId: string
  style: ArtStyle
  chosen: boolean
  onChoose: () => void
}

export function StyleCard({ id, bookId, style, chosen, onChoose }: StyleCardProps) {
  const trial = useQuery(trialQuery(bookId, style.id))
  return (
    <label className="style-card">
      <input type="radio" name="art-style" id={id} value={style.id} checked={chosen} onChange={onChoose} />
      <span className="picture-frame">
        {trial.data ? (
          <img
            src={trial.data.imageUrl}
            alt={trial.data.alt}
            width={pictureSizes.preview.width}
            height={pictureSizes.preview.height}
          />
        ) : (
          <output className="picture-coming">{trial.error ? words.trialFailed : words.painting(style.name)}</output>
        )}
      </span>
      <span className="style-name">{style.name}</span>
      <span className="style-words">{style.description}</span>
    </label>
  )
}
