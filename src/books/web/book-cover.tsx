// A book's cover, or the bare boards while there is none.

import { useEffect, useRef, useState } from 'react'
import { second } from '../../base/dates.ts'
import { smallPicture } from '../../ui/small-picture.ts'
import { booksWords } from '../words.ts'

interface BookCoverProps {
  url: string | null
  title: string
  onSeen?: () => void
}

export function BookCover({ url, title, onSeen }: BookCoverProps) {
  // Links to pictures expire: a page left open over night has covers that no longer load. What did not come for a moment is asked for again.
  const [lost, setLost] = useState<string>()
  const tries = useRef(0)
  useEffect(() => {
    if (lost === undefined || tries.current++ === 3) return
    const timer = setTimeout(() => setLost(undefined), 2 * second)
    return () => clearTimeout(timer)
  }, [lost])
  if (url === null || url === lost) return <div className="cover cover-none">{booksWords.noCover}</div>
  return (
    <div className="cover">
      <img
        src={smallPicture(url)}
        alt={booksWords.coverOf(title)}
        width={132}
        height={102}
        loading="lazy"
        onLoad={onSeen}
        onError={() => setLost(url)}
      />
    </div>
  )
}
