// Nobody leaves by accident what was typed and not saved.

import { type ReactNode, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { storiesWords } from '../words.ts'

const { leave: words } = storiesWords

export function useLeaveQuestion(isDirty: () => boolean, onDiscard: () => void): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty(),
  )
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => isDirty() && event.preventDefault()
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  })
  const stay = () => blocker.reset?.()
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      title={words.title}
      onClose={stay}
      actions={
        <>
          <Button look="primary" onClick={stay}>
            {words.stay}
          </Button>
          <Button
            look="quiet"
            onClick={() => {
              onDiscard()
              blocker.proceed?.()
            }}
          >
            {words.discard}
          </Button>
        </>
      }
    >
      <p>{words.words}</p>
    </Dialog>
  )
}
