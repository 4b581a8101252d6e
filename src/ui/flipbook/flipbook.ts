// A book that is leafed through: takes a list of leaves as it stands in the page and lays it open, spread by spread. It needs no
// framework, so that a shared book and the shop window turn their pages just as the preview does.

import { fitLetters } from '../fit-letters.ts'
import { nextLeaf, spreadAt, wideScreen } from './spreads.ts'

export interface FlipbookOptions {
  /** The leaf to begin with; the cover unless said. */
  first?: number
  /** Called with the leaves that lie open, at the beginning and after each turn has begun. */
  onOpen: (leaves: readonly number[], count: number) => void
}

export interface Flipbook {
  /** Opens the spread of this leaf, without leafing through those between. */
  open: (leaf: number) => void
  turn: (step: 1 | -1) => void
  /** Pictures have other addresses by now (`data-src`): those that are missing are fetched from there. */
  fetch: () => void
  close: () => void
}

export const turnMs = 500
/** A turn waits so long for pictures that are still on their way, so that no leaf flashes. */
const patience = 700
/** Pictures of so many leaves on either side are fetched before they are needed. */
const ahead = 4
const swipe = 40
/** So wide a leaf must be, in pixels, that its words can be read where they will be printed; the smaller the letters, the wider. */
const readable = new Map([
  ['b0_3', 354],
  ['b4_6', 430],
  ['b7_9', 550],
  ['b10', 660],
])

/** Letters of a title on its cover, in hundredths of the cover's width. */
const titleSize = { most: 8, least: 3, step: 0.25 }
/** And the room that it has on its title page. */
const titlePage = { width: 84, height: 42, most: 7 }

/** Which way an arrow key leafs where nothing else wants it: on the page itself, its heading, the buttons that turn. */
export function wayOf({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): 1 | -1 | undefined {
  const isFree =
    target === document.body ||
    (target instanceof Element && target.matches('h1, .turn-back, .turn-forward, .turn-row button'))
  if (altKey || ctrlKey || metaKey || !isFree) return undefined
  return key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : undefined
}

export function openFlipbook(root: HTMLElement, { first: begin = 0, onOpen }: FlipbookOptions): Flipbook {
  const leaves = [...root.querySelectorAll<HTMLElement>('.leaf')]
  const wide = matchMedia(wideScreen)
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const ended = new AbortController()
  const { signal } = ended
  let open: readonly number[] = []
  let turning = false

  function lay(next: readonly number[]): void {
    open = next
    const [first = 0] = open
    for (const [index, leaf] of leaves.entries()) {
      leaf.toggleAttribute('data-open', open.includes(index))
      leaf.dataset.side = !wide.matches || index === 0 || index === leaves.length - 1 ? 'alone' : sideOf(index)
    }
    fetchNear()
    root.dataset.at = first === 0 ? 'front' : first === leaves.length - 1 ? 'back' : 'inside'
  }

  function fetchNear(): void {
    const [first = 0] = open
    for (const leaf of leaves.slice(Math.max(0, first - ahead), first + ahead + 1)) fetchPictures(leaf)
  }

  async function goTo(leaf: number, step: 1 | -1): Promise<void> {
    const next = spreadAt(leaf, leaves.length, wide.matches)
    const before = open
    for (const index of next) fetchPictures(leaves[index])
    turning = true
    try {
      await Promise.race([Promise.all(next.map((index) => picturesIn(leaves[index]))), pause(patience)])
      if (signal.aborted) return
      const sheet = still.matches ? undefined : sheetFor(before, next, step)
      lay(next)
      onOpen(next, leaves.length)
      if (sheet) await turnSheet(sheet)
    } finally {
      turning = false
    }
  }

  function sheetFor(before: readonly number[], next: readonly number[], step: 1 | -1): HTMLElement | undefined {
    const front = leaves[(step > 0 ? before.at(-1) : next.at(-1)) ?? -1]
    const back = leaves[(step > 0 ? next[0] : before[0]) ?? -1]
    if (!front || !back) return undefined
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

  async function turnSheet(sheet: HTMLElement): Promise<void> {
    root.append(sheet)
    // One of the two may never come.
    await Promise.race([
      new Promise((resolve) => sheet.addEventListener('animationend', resolve, { once: true })),
      pause(turnMs + 200),
    ])
    sheet.remove()
  }

  function turn(step: 1 | -1): void {
    const leaf = nextLeaf(open, leaves.length, step)
    if (!turning && leaf !== undefined) void goTo(leaf, step)
  }
  function openAt(leaf: number): void {
    if (turning || open.includes(leaf)) return
    void goTo(leaf, leaf > (open[0] ?? 0) ? 1 : -1)
  }
  function press(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target !== root) return
    const go = new Map([
      ['ArrowRight', () => turn(1)],
      ['ArrowLeft', () => turn(-1)],
      ['Home', () => openAt(0)],
      ['End', () => openAt(leaves.length - 1)],
    ]).get(event.key)
    if (!go) return
    event.preventDefault()
    go()
  }

  let from: number | undefined
  root.addEventListener('keydown', press, { signal })
  root.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  root.addEventListener('pointerdown', ({ clientX, isPrimary }) => (from = isPrimary ? clientX : undefined), { signal })
  root.addEventListener('pointercancel', () => (from = undefined), { signal })
  root.addEventListener(
    'pointerup',
    ({ clientX }) => {
      const way = from === undefined ? 0 : clientX - from
      from = undefined
      if (Math.abs(way) > swipe) turn(way < 0 ? 1 : -1)
    },
    { signal },
  )
  function layAgain(): void {
    lay(spreadAt(open[0] ?? begin, leaves.length, wide.matches))
    onOpen(open, leaves.length)
  }
  const sizes = new ResizeObserver(() => {
    leaves.forEach(layWords)
    leaves.forEach(fitTitle)
  })
  sizes.observe(root)
  // A title is mended while its book lies open, and its own letters may come late.
  const titles = new MutationObserver(() => leaves.forEach(fitTitle))
  for (const title of root.querySelectorAll('.leaf-cover-title, .leaf-title'))
    titles.observe(title, { subtree: true, childList: true, characterData: true })
  void document.fonts.ready.then(() => leaves.forEach(fitTitle))
  wide.addEventListener('change', layAgain, { signal })
  layAgain()
  return {
    open: openAt,
    turn,
    fetch: fetchNear,
    close() {
      ended.abort()
      sizes.disconnect()
      titles.disconnect()
    },
  }
}

/** On their picture where they can be read there, else under it. */
function layWords(leaf: HTMLElement): void {
  const least = readable.get(leaf.dataset.band ?? '')
  leaf.toggleAttribute('data-on-picture', least !== undefined && leaf.clientWidth >= least)
}

/** As large as fits above the heads of a cover with its words whole; words are broken only when nothing else helps. */
function fitTitle(leaf: HTMLElement): void {
  const line = leaf.querySelector<HTMLElement>('.leaf-title')
  line?.style.setProperty('--letters', fitLetters(line.textContent, titlePage).toFixed(2))
  const title = leaf.querySelector<HTMLElement>('.leaf-cover-title')
  const plate = title?.querySelector('span')
  if (!title || !plate || title.clientWidth === 0) return
  for (const whole of [true, false]) {
    title.toggleAttribute('data-whole', whole)
    for (let size = titleSize.most; size >= titleSize.least; size -= titleSize.step) {
      title.style.setProperty('--title-size', `${size}cqw`)
      if (plate.offsetHeight <= title.clientHeight && plate.scrollWidth <= plate.clientWidth) return
    }
  }
}

const sideOf = (index: number) => (index % 2 === 1 ? 'left' : 'right')
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** `data-src` becomes `src` when the leaf comes near; a picture that is seen already stays. */
function fetchPictures(leaf: HTMLElement | undefined): void {
  for (const picture of leaf?.querySelectorAll('img') ?? []) {
    const { src } = picture.dataset
    if (src === undefined || picture.naturalWidth > 0) continue
    delete picture.dataset.src
    picture.src = src
  }
}

async function picturesIn(leaf: HTMLElement | undefined): Promise<void> {
  await Promise.allSettled([...(leaf?.querySelectorAll('img') ?? [])].map((picture) => picture.decode()))
}
