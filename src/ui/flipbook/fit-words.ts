// Words of a leaf at the size at which they can be read there, and its titles whole.

/** So wide a leaf must be, in pixels, that its words can be read where they are printed: at 18 pixels, those for older readers at a little less. */
const readable: Readonly<Record<string, number>> = {
  b0_3: 600,
  b4_6: 652,
  b7_9: 760,
  b10: 760,
}
/** A phone that is held sideways: the words stand beside their picture, and both are seen whole. */
export const heldSideways = '(max-height: 480px) and (min-width: 560px)'
const beside = { most: 18, least: 11 }

/** Letters of a title, in hundredths of its leaf's width. */
const sizes = { cover: 8.7, page: 6.4, least: 2.5, step: 0.3 }

/** On their picture where they can be read there, else under it or beside it. */
export function fitWords(leaf: HTMLElement): void {
  // As the book is printed, on any screen.
  const least = leaf.closest('[data-printed]') ? 0 : (readable[leaf.dataset.band ?? ''] ?? Infinity)
  const isFlat = matchMedia(heldSideways).matches
  leaf.toggleAttribute('data-on-picture', least <= (isFlat ? 0 : leaf.clientWidth))
  const words = leaf.querySelector<HTMLElement>('.leaf-words')
  if (!words) return
  words.style.removeProperty('--beside')
  if (!isFlat) return
  for (let size = beside.most; size >= beside.least; size--) {
    words.style.setProperty('--beside', `${size}px`)
    if (words.scrollHeight <= leaf.clientHeight) return
  }
}

/** As large as its room allows (above the heads of a cover) with its words whole; words are broken only when nothing else helps. */
export function fitTitle(leaf: HTMLElement): void {
  const title = leaf.querySelector<HTMLElement>('.leaf-cover-title, .leaf-title')
  const plate = title?.querySelector('span')
  if (!title || !plate || title.clientWidth === 0) return
  const most = title.matches('.leaf-title') ? sizes.page : sizes.cover
  for (const whole of [true, false]) {
    title.toggleAttribute('data-whole', whole)
    for (let size = most; size >= sizes.least; size -= sizes.step) {
      title.style.setProperty('--title-size', `${size}cqw`)
      if (plate.offsetHeight <= title.clientHeight && plate.scrollWidth <= plate.clientWidth) return
    }
  }
}
