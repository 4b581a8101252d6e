// The rest of a list that comes in parts.

import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { uiWords } from './ui-words.ts'

export interface ShowMoreProps {
  list: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => Promise<unknown>
  }
  /** Of each item that is shown, the id of the element that can take the focus. */
  items: readonly string[]
  /** In place of the button, when the rest could not be fetched. */
  failed: ReactNode
}

export function ShowMore({ list, items, failed }: ShowMoreProps) {
  const shown = useRef(items.length)
  const asked = useRef(false)
  // The first of the new items takes the focus: the button may be gone.
  useEffect(() => {
    const first = items[shown.current]
    if (asked.current && first !== undefined) {
      document.getElementById(first)?.focus()
      asked.current = false
    }
    shown.current = items.length
  }, [items])

  function more() {
    asked.current = true
    void list.fetchNextPage()
  }
  if (list.isFetchNextPageError) return failed
  if (!list.hasNextPage) return null
  return (
    <p className="mt-6 text-center">
      <Button pending={list.isFetchingNextPage} pendingWords={uiWords.loading} onClick={more}>
        {uiWords.showMore}
      </Button>
    </p>
  )
}
