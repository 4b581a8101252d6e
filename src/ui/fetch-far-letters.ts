// Fetches the letters of other scripts as soon as one of them stands on the screen or is typed.

import { farLettersStyle, hasFarLetters } from '../base/far-letters.ts'

function fetchThem(): void {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = farLettersStyle
  document.head.append(link)
}

export function watchFarLetters(): void {
  const watch = new MutationObserver((changes) => {
    const shown = changes.flatMap(({ type, target, addedNodes }) =>
      type === 'characterData' ? [target] : [...addedNodes],
    )
    if (shown.some(({ textContent }) => hasFarLetters(textContent ?? ''))) finish()
  })
  const typed = ({ target }: Event) => {
    if ((target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && hasFarLetters(target.value))
      finish()
  }
  function finish(): void {
    watch.disconnect()
    document.removeEventListener('input', typed)
    document.removeEventListener('focusin', typed)
    fetchThem()
  }
  watch.observe(document.body, { childList: true, characterData: true, subtree: true })
  document.addEventListener('input', typed)
  document.addEventListener('focusin', typed)
}
