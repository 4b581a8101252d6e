// On a small screen the pages of the review lie beside each other: which one is read, and the ways to the next and the one before.

import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { leafWords } from '../leaf-words.ts'
import { storyLimits } from '../story.ts'
import { storiesWords } from '../words.ts'
import './leaf-pager.css'

export const leavesId = 'review-leaves'
const allLeaves = () => [...document.querySelectorAll<HTMLElement>(`#${leavesId} .story-page`)]

export function LeafPager() {
  const [at, setAt] = useState(0)
  const [count, setCount] = useState(1)
  useEffect(() => {
    const shelf = document.getElementById(leavesId)
    function look() {
      const leaves = allLeaves()
      const middles = leaves.map((leaf) =>
        Math.abs(leaf.getBoundingClientRect().left + leaf.clientWidth / 2 - innerWidth / 2),
      )
      setCount(leaves.length)
      setAt(Math.max(0, middles.indexOf(Math.min(...middles))))
    }
    look()
    shelf?.addEventListener('scroll', look, { passive: true })
    return () => shelf?.removeEventListener('scroll', look)
  }, [])

  function go(to: number) {
    const leaf = allLeaves()[to]
    leaf?.scrollIntoView({ inline: 'start', block: 'nearest' })
    // The next page is read from its beginning.
    const top = document.getElementById(leavesId)?.getBoundingClientRect().top ?? 0
    if (top < 0) scrollBy(0, top - 8)
  }
  return (
    <div className="leaf-pager">
      <Button
        small
        look="quiet"
        aria-label={leafWords.before}
        aria-disabled={at === 0 || undefined}
        onClick={() => go(at - 1)}
      >
        <Icon name="back" />
      </Button>
      <output>{nameOf(at)}</output>
      <Button
        small
        look="quiet"
        aria-label={leafWords.after}
        aria-disabled={at >= count - 1 || undefined}
        onClick={() => go(at + 1)}
      >
        <Icon name="forward" />
      </Button>
    </div>
  )
}

/** The dedication lies before the first page, what stands on the back after the last. */
function nameOf(at: number): string {
  if (at === 0) return storiesWords.dedication.heading
  return at <= storyLimits.pages ? leafWords.onePage(at, storyLimits.pages) : storiesWords.back
}
