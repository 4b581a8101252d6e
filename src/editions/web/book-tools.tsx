// Within reach while the book is read: its voice, the whole screen, and the way back from it.

import { Icon } from '../../ui/icon.tsx'
import { uiWords } from '../../ui/ui-words.ts'
import { editionsWords } from '../words.ts'
import type { ReadAloud } from './use-read-aloud.ts'
import './book-tools.css'

const { actions: words } = editionsWords

export function ReadAloudButton({ aloud }: { aloud: ReadAloud }) {
  if (!aloud.canSpeak) return null
  return (
    <button type="button" className="book-tool" aria-pressed={aloud.isSpeaking} onClick={aloud.toggle}>
      <Icon name={aloud.isSpeaking ? 'close' : 'aloud'} />
      <span>{aloud.isSpeaking ? words.quiet : words.aloud}</span>
    </button>
  )
}

export function FullScreenButton() {
  if (!document.fullscreenEnabled) return null
  return (
    <button
      type="button"
      className="book-tool book-tool-full"
      onClick={() => void document.getElementById('preview-book')?.requestFullscreen()}
    >
      <Icon name="full" />
      <span>{words.full}</span>
    </button>
  )
}

export function LeaveFullScreen() {
  return (
    <button
      type="button"
      className="leave-full"
      aria-label={uiWords.close}
      onClick={() => void document.exitFullscreen()}
    >
      <Icon name="close" />
    </button>
  )
}
