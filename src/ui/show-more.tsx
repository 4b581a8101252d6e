// The rest of a list that comes in parts.

import { Button } from './button.tsx'
import { uiWords } from './ui-words.ts'

export interface ShowMoreProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
  /** Instead of only fetching it. */
  onMore?: () => void
}

export function ShowMore({ list, onMore }: ShowMoreProps) {
  if (!list.hasNextPage) return null
  return (
    <p className="mt-6 text-center">
      <Button
        pending={list.isFetchingNextPage}
        pendingWords={uiWords.loading}
        onClick={onMore ?? (() => void list.fetchNextPage())}
      >
        {uiWords.showMore}
      </Button>
    </p>
  )
}
