// A book's cover, or the bare boards while there is none.

import { useState } from 'react'
import { smallPicture } from '../../ui/small-picture.ts'
import { booksWords } from '../words.ts'

export function BookCover({ url, title }: { url: string | null; title: string }) {
  // Links to pictures expire: a page left open over night has covers that no longer load.
  const [lost, setLost] = useState<string>()
  if (url === null || url === lost) return <div className="cover cover-none">{booksWords.noCover}</div>
  return (
    <div className="cover">
      <img
        src={smallPicture(url)}
        alt={booksWords.coverOf(title)}
        width={132}
        height={102}
        loading="lazy"
        onError={() => setLost(url)}
      />
    </div>
  )
}
