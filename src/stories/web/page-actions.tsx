// The row at the foot of a page: edit, tell anew, undo, earlier texts.

import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { call } from '../../ui/call.ts'
import { type Page, undoPage } from '../contract.ts'
import { storiesWords } from '../words.ts'
import { explainPage } from './page-failures.ts'
import { actionId, type PageAction } from './page-leaf-ids.ts'

const { page: words, failed } = storiesWords

export interface PageActionsProps {
  page: Page
  canUndo: boolean
  isOwn: boolean
  canChangePicture: boolean
  onBegin: (action: PageAction) => void
  onUndone: (page: Page) => void
  onProblem: (words: string | undefined) => void
}

export function PageActions({
  page,
  canUndo,
  isOwn,
  canChangePicture,
  onBegin,
  onUndone,
  onProblem,
}: PageActionsProps) {
  const [undoing, setUndoing] = useState(false)

  async function undo() {
    onProblem(undefined)
    setUndoing(true)
    try {
      onUndone(await call(undoPage, { id: page.id }, { failure: failed.updatePage }))
    } catch (error) {
      onProblem(explainPage(error, failed.updatePage))
    } finally {
      setUndoing(false)
    }
  }
  const wire = (action: PageAction, shown: string) => ({
    id: actionId(action, page.page_number),
    'aria-label': words.of(shown, page.page_number),
    look: 'quiet' as const,
    small: true,
    children: shown,
  })
  return (
    <div className="story-actions">
      <Button {...wire('edit', words.edit)} onClick={() => onBegin('edit')} />
      {canChangePicture && <Button {...wire('picture', words.picture)} onClick={() => onBegin('picture')} />}
      {!isOwn && <Button {...wire('retell', words.regenerate)} onClick={() => onBegin('retell')} />}
      {canUndo && <Button {...wire('undo', words.undo)} pending={undoing} onClick={() => void undo()} />}
      {page.version > 1 && <Button {...wire('earlier', words.earlier)} onClick={() => onBegin('earlier')} />}
    </div>
  )
}
