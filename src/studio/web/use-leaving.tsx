// Going away from unsaved work: it is saved if it can be; if not, the member is asked.

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBlocker, useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { studioWords } from '../words.ts'

const { leave: words } = studioWords

export interface LeavingParts {
  isDirty: () => boolean
  /** Saves without a word; undefined while there is no book to save into. */
  autosave: (() => Promise<boolean>) | undefined
  save: () => Promise<boolean>
  onDiscard: () => void
}

export interface Leaving {
  /** Cancel: never saves by itself. */
  cancel: (to: string) => void
  /** Away without a question, after all is saved. */
  goOn: (to: string, state?: unknown) => void
  question: ReactNode
}

export function useLeaving({ isDirty, autosave, save, onDiscard }: LeavingParts): Leaving {
  const navigate = useNavigate()
  const free = useRef(false)
  /** Cancel was pressed, or saving by itself did not work: it takes a word from the member. */
  const [mustAsk, setMustAsk] = useState(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !free.current && currentLocation.pathname !== nextLocation.pathname && isDirty(),
  )
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => !free.current && isDirty() && event.preventDefault()
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  })

  function proceed() {
    free.current = true
    blocker.proceed?.()
  }
  const asking = blocker.state === 'blocked' && (mustAsk || autosave === undefined)
  const silent = blocker.state === 'blocked' && !asking
  const saveQuietly = useEffectEvent(() => autosave?.() ?? Promise.resolve(false))
  const goOn = useEffectEvent(proceed)
  useEffect(() => {
    if (silent) void saveQuietly().then((done) => (done ? goOn() : setMustAsk(true)))
  }, [silent])

  function stay() {
    setMustAsk(false)
    blocker.reset?.()
  }
  async function saveAndLeave() {
    if (await save()) proceed()
    else stay()
  }

  const question = (
    <Dialog
      open={asking}
      title={words.title}
      onClose={stay}
      actions={
        <>
          <Button look="primary" onClick={() => void saveAndLeave()}>
            {words.save}
          </Button>
          <Button onClick={stay}>{words.stay}</Button>
          <Button
            look="quiet"
            onClick={() => {
              onDiscard()
              proceed()
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
  return {
    cancel: (to) => {
      setMustAsk(true)
      void navigate(to)
    },
    goOn: (to, state) => {
      free.current = true
      void navigate(to, { replace: true, state })
    },
    question,
  }
}
