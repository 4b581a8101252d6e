// Which way a key or a tap leafs.

/** What an arrow key moves already. */
const takesArrows = 'input, textarea, select, [contenteditable], [role="radiogroup"], [role="tablist"], [role="menu"]'

/** From the book, and from wherever nothing else wants the key: a heading, a button, the small picture of a page. */
export function wayOf(event: KeyboardEvent, root: HTMLElement): 1 | -1 | undefined {
  const { key, target, altKey, ctrlKey, metaKey, defaultPrevented } = event
  if (altKey || ctrlKey || metaKey || defaultPrevented || !(target instanceof Element)) return undefined
  if (target.closest(takesArrows)) return undefined
  // Whoever is in another dialog does not see the book.
  if (document.querySelector('dialog[open]') !== root.closest('dialog')) return undefined
  return key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : undefined
}

/** On the left page, or the left third of a page alone: back. Whoever marks words or presses a link turns nothing. */
export function wayOfTap({ target, clientX }: PointerEvent, root: HTMLElement): 1 | -1 | undefined {
  if (!(target instanceof Element) || target.closest('a, button') || !target.closest('.leaf')) return undefined
  if (getSelection()?.isCollapsed === false) return undefined
  const { left, width } = root.getBoundingClientRect()
  if (root.dataset.at === 'front') return 1
  const isSpread = root.querySelectorAll('.leaf[data-open]').length > 1
  return (clientX - left) / width < (isSpread ? 1 / 2 : 1 / 3) ? -1 : 1
}
