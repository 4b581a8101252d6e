// A leaf on its way from one side of a book to the other.

export const turnMs = 500
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Two faces, back to back, of the leaves that it shows. */
export function sheetOf(front: HTMLElement, back: HTMLElement, step: 1 | -1): HTMLElement {
  const sheet = document.createElement('div')
  sheet.className = `turning ${step > 0 ? 'is-forward' : 'is-backward'}`
  sheet.setAttribute('aria-hidden', 'true')
  sheet.inert = true
  for (const [side, leaf] of [
    ['front', front],
    ['back', back],
  ] as const) {
    const face = document.createElement('div')
    face.className = `face face-${side}`
    const copy = leaf.cloneNode(true)
    if (copy instanceof HTMLElement) {
      for (const named of [copy, ...copy.querySelectorAll('[id]')]) named.removeAttribute('id')
      copy.setAttribute('data-open', '')
      face.append(copy)
    }
    sheet.append(face)
  }
  return sheet
}

export async function turnSheet(root: HTMLElement, sheet: HTMLElement): Promise<void> {
  root.append(sheet)
  // One of the two may never come.
  await Promise.race([
    new Promise((resolve) => sheet.addEventListener('animationend', resolve, { once: true })),
    pause(turnMs + 200),
  ])
  sheet.remove()
}
