// The texts of a page that could take the place of its present one: each once, the newest first.

import type { PageVersion } from './contract.ts'

export interface OtherText {
  version: number
  text: string
  came: PageVersion['came']
  isOfAnotherStory: boolean
  at: string
}

/** `history`: newest first, as the server tells it. */
export function otherTexts(history: readonly PageVersion[], present: string): OtherText[] {
  const story = history[0]?.story_id
  const seen = new Set([present])
  return history.flatMap(({ version, text_content: text, came, story_id, created_at: at }) => {
    if (seen.has(text)) return []
    seen.add(text)
    return [{ version, text, came, isOfAnotherStory: story_id !== story, at }]
  })
}
