// On a small screen the pages of the review lie beside each other: which one is read, and the ways to the next and the one before.

import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { leafWords } from '../leaf-words.ts'
import { storyLimits } from '../story.ts'
import { storiesWords } from '../words.ts'
import './leaf-pager.css'

export const leavesId = 'review-leaves'
/** The next page is read from its beginning. */
function readFromTop(): void {
  const top = document.getElementById(leavesId)?.getBoundingClientRect().top ?? 0
  if (top < 0) scrollBy(0, top - 8)
}
const allLeaves = () => [...document.querySelectorAll<HTMLElement>(`#${leavesId} .story-page`)]

export function LeafPager() {
  const [at, setAt] = useState(0)
  const [count, setCount] = useState(1)
  useEffect(() => {
    const shelf = document.getElementById(leavesId)
    let settled = 0
    let shown = 0
    function look() {
      const leaves = allLeaves()
      const middles = leaves.map((leaf) =>
        Math.abs(leaf.getBoundingClientRect().left + leaf.clientWidth / 2 - innerWidth / 2),
      )
      setCount(leaves.length)
      shown = Math.max(0, middles.indexOf(Math.min(...middles)))
      setAt(shown)
      // As high as the page that is read: nothing bare lies under a short one.
      shelf?.style.setProperty('--leaf-high', `${leaves[shown]?.offsetHeight ?? 0}px`)
    }
    function settle() {
      if (shown !== settled) readFromTop()
      settled = shown
    }
    look()
    const sizes = new ResizeObserver(look)
    for (const leaf of allLeaves()) sizes.observe(leaf)
    shelf?.addEventListener('scroll', look, { passive: true })
    shelf?.addEventListener('scrollend', settle)
    return () => {
      sizes.disconnect()
      shelf?.removeEventListener('scroll', look)
      shelf?.removeEventListener('scrollend', settle)
    }
  }, [])

  function go(to: number) {
    allLeaves()[to]?.scrollIntoView({ inline: 'start', block: 'nearest' })
    readFromTop()
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
