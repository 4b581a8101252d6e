// Pictures that did not come: their links are renewed, and whoever shows them shows paper until another try.

import { useRef, useState } from 'react'
import { minute } from '../../base/dates.ts'
import { unfinishedWords } from '../leaf-words.ts'

export interface LostPictures {
  /** The addresses from which nothing came. */
  urls: ReadonlySet<string>
  onLost: (url: string) => void
}

export interface LostAndShown extends LostPictures {
  /** Of those that are shown now. */
  isLost: boolean
  tryAgain: () => void
}

/** `renew` looks up the links anew: by itself once a minute at most, or a dead line would be asked without end. */
export function useLostPictures(shown: readonly (string | null)[], renew: () => void): LostAndShown {
  const [urls, setUrls] = useState<ReadonlySet<string>>(new Set<string>())
  const renewed = useRef(Number.NEGATIVE_INFINITY)
  return {
    urls,
    isLost: shown.some((url) => url !== null && urls.has(url)),
    onLost(url) {
      setUrls((before) => new Set(before).add(url))
      if (Date.now() - renewed.current < minute) return
      renewed.current = Date.now()
      renew()
    },
    tryAgain() {
      renewed.current = Date.now()
      setUrls(new Set<string>())
      renew()
    },
  }
}

/** What the paper says on which there is no picture to be seen; undefined where there is one. */
export function paperWords(url: string | null, { urls }: LostPictures): string | undefined {
  if (url === null) return unfinishedWords.noPicture
  return urls.has(url) ? unfinishedWords.lostPicture : undefined
}
