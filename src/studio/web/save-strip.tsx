// The strip that stays in sight: how safe the words are, and Save.

import { useEffect, useState } from 'react'
import { minute } from '../../base/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { autosaveWords, isTrouble, type Saving } from '../autosave-words.ts'
import { studioWords as words } from '../words.ts'

export interface SaveStripProps {
  /** Whether there is a book on the server. */
  exists: boolean
  saving: Saving
  /** Save was pressed and is at work. */
  pending: boolean
  onCompare: () => void
}

export function SaveStrip({ exists, saving, pending, onCompare }: SaveStripProps) {
  return (
    <div className="save-strip">
      <div className="min-w-0">
        <p className="flex items-center gap-2 leading-snug">
          {(exists || saving.state !== 'untouched') && <Sign saving={saving} />}
          {exists && saving.state === 'untouched' ? words.autosave.all : <State saving={saving} />}
        </p>
        {saving.state === 'device' && <p className="pl-7 text-sm text-ink-2">{words.autosave.onDevice}</p>}
        <output className="sr-only">{isTrouble(saving) && autosaveWords(saving, 0)}</output>
      </div>
      <div className="flex flex-none gap-2">
        {saving.state === 'conflict' && (
          <Button small onClick={onCompare}>
            {words.autosave.compare}
          </Button>
        )}
        <Button small type="submit" pending={pending} pendingWords={words.saving}>
          {words.save}
        </Button>
      </div>
    </div>
  )
}

function Sign({ saving }: { saving: Saving }) {
  if (saving.state === 'saving') return <Spinner />
  if (saving.state === 'untouched' || saving.state === 'saved' || saving.state === 'device')
    return <Icon name="tick" className="size-5 text-second-deep" />
  return isTrouble(saving) || saving.state === 'unsaved' ? (
    <Icon name="warning" className="size-5 text-accent-text" />
  ) : null
}

function State({ saving }: { saving: Saving }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute / 4)
    return () => clearInterval(timer)
  }, [])
  return <span>{autosaveWords(saving, now)}</span>
}
