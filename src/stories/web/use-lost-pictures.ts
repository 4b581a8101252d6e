// Pictures that did not come: their links are renewed, and whoever shows them shows paper until another try.

import { useRef, useState } from 'react'
import { minute } from '../../base/dates.ts'

export interface LostPictures {
  /** The addresses from which nothing came. */
  urls: ReadonlySet<string>
  onLost: (url: string) => void
}

/** `renew` looks up the links anew: by itself once a minute at most, or a dead line would be asked without end. */
export function useLostPictures(renew: () => void): LostPictures & { tryAgain: () => void } {
  const [urls, setUrls] = useState<ReadonlySet<string>>(new Set<string>())
  const renewed = useRef(Number.NEGATIVE_INFINITY)
  return {
    urls,
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
