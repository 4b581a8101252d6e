// A message above the content. Success leaves by itself (not while it is hovered or holds the focus); an error stays.

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Icon } from './icon.tsx'
import { ended } from './in-sentences.ts'
import { uiWords } from './ui-words.ts'

/** How long a success stays when its screen says nothing else. */
export const successSeconds = 3

export interface BannerProps {
  tone: 'success' | 'error'
  /** Nothing: the live region waits empty, so that screen readers notice the words when they come. */
  words: ReactNode
  /** A second sentence: what to do next. */
  advice?: ReactNode
  /** A button, e.g. 'Try again'. */
  action?: ReactNode
  /** Called by the cross, and when the time of a success is over. Without it an error cannot be dismissed. */
  onDismiss?: () => void
  /** How long a success stays. */
  seconds?: number
  className?: string
}

export function Banner(props: BannerProps) {
  return (
    <div role={props.tone === 'success' ? 'status' : 'alert'}>
      {props.words && <Message key={String(props.words)} {...props} />}
    </div>
  )
}

function Message({
  tone,
  words,
  advice,
  action,
  onDismiss,
  seconds = successSeconds,
  className = 'mb-5',
}: BannerProps) {
  const [held, setHeld] = useState(false)
  const dismiss = useEffectEvent(() => onDismiss?.())
  const leaves = tone === 'success' && !held
  useEffect(() => {
    if (!leaves) return
    const timer = setTimeout(dismiss, seconds * 1000)
    return () => clearTimeout(timer)
  }, [leaves, seconds])

  return (
    <div
      className={`banner ${tone === 'success' ? 'banner-good' : 'banner-bad'} ${className} items-center`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {tone === 'success' ? (
        <Icon name="tick" className="size-6 text-second-deep" />
      ) : (
        <Icon name="warning" className="size-6 text-danger" />
      )}
      <p className="min-w-0 flex-[1_1_11rem]">
        <b>{typeof words === 'string' && advice ? ended(words) : words}</b> {advice}
      </p>
      {action}
      {onDismiss && (
        <button
          type="button"
          className="-my-1.5 -mr-2.5 grid size-11 flex-none place-items-center rounded-sm text-ink-2 hover:text-ink"
          aria-label={uiWords.dismiss}
          onClick={onDismiss}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}
