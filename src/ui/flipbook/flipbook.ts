// A book that is leafed through: takes a list of leaves as it stands in the page and lays it open, spread by spread. It needs no
// framework, so that a shared book and the shop window turn their pages just as the preview does.

import { fitTitle, fitWords, heldSideways } from './fit-words.ts'
import { fetchPictures, picturesIn } from './pictures.ts'
import { nextLeaf, spreadAt, spreadsNear, wideScreen } from './spreads.ts'
import { sheetOf, turnSheet } from './turning.ts'
import { wayOf, wayOfTap } from './ways.ts'

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
  /** The book is shown in another way: its words are laid anew. */
  fit: () => void
  close: () => void
}

/** A turn waits so long for pictures that are still on their way, so that no leaf flashes. */
const patience = 700
/** Pictures are fetched so many turns before they are seen; of leaves that are passed over, never. */
const ahead = 2
const swipe = 40

export function openFlipbook(root: HTMLElement, { first: begin = 0, onOpen }: FlipbookOptions): Flipbook {
  const leaves = [...root.querySelectorAll<HTMLElement>('.leaf')]
  const wide = matchMedia(wideScreen)
  const sideways = matchMedia(heldSideways)
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const ended = new AbortController()
  const { signal } = ended
  let open: readonly number[] = []
  let turning = false

  /** One by one, leaves that only stand beside another are passed over. */
  const shape = () => {
    const inPairs = wide.matches && !sideways.matches
    const passed = inPairs ? [] : leaves.flatMap((leaf, at) => (leaf.hasAttribute('data-beside') ? [at] : []))
    return { count: leaves.length, isWide: inPairs, passed }
  }

  function lay(next: readonly number[]): void {
    open = next
    const { isWide } = shape()
    const [first = 0] = open
    for (const [index, leaf] of leaves.entries()) {
      leaf.toggleAttribute('data-open', open.includes(index))
      leaf.dataset.side = !isWide || index === 0 || index === leaves.length - 1 ? 'alone' : sideOf(index)
    }
    for (const index of open) if (leaves[index]) fitWords(leaves[index])
    fetchNear()
    root.dataset.at = first === 0 ? 'front' : first === leaves.length - 1 ? 'back' : 'inside'
  }

  function fetchNear(): void {
    for (const at of spreadsNear(open, shape(), ahead)) fetchPictures(leaves[at])
  }

  async function goTo(leaf: number, step: 1 | -1): Promise<void> {
    const next = spreadAt(leaf, shape())
    const before = open
    for (const index of next) fetchPictures(leaves[index])
    turning = true
    try {
      await Promise.race([Promise.all(next.map((index) => picturesIn(leaves[index]))), pause(patience)])
      if (signal.aborted) return
      const front = leaves[(step > 0 ? before.at(-1) : next.at(-1)) ?? -1]
      const back = leaves[(step > 0 ? next[0] : before[0]) ?? -1]
      const sheet = still.matches || !front || !back ? undefined : sheetOf(front, back, step)
      lay(next)
      onOpen(next, leaves.length)
      if (sideways.matches) root.scrollIntoView({ block: 'nearest' })
      if (sheet) await turnSheet(root, sheet)
    } finally {
      turning = false
    }
  }

  function turn(step: 1 | -1): void {
    const leaf = nextLeaf(open, shape(), step)
    if (!turning && leaf !== undefined) void goTo(leaf, step)
  }
  function openAt(leaf: number): void {
    if (turning || open.includes(leaf)) return
    void goTo(leaf, leaf > (open[0] ?? 0) ? 1 : -1)
  }
  function press(event: KeyboardEvent): void {
    const way = wayOf(event, root)
    const end = event.target === root ? new Map([['Home', 0], ['End', leaves.length - 1]]).get(event.key) : undefined // prettier-ignore
    if (way === undefined && end === undefined) return
    event.preventDefault()
    if (way) turn(way)
    else if (end !== undefined) openAt(end)
  }

  let from: { x: number; y: number } | undefined
  addEventListener('keydown', press, { signal })
  root.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  root.addEventListener(
    'pointerdown',
    ({ clientX: x, clientY: y, isPrimary, button }) => (from = isPrimary && button === 0 ? { x, y } : undefined),
    { signal },
  )
  root.addEventListener('pointercancel', () => (from = undefined), { signal })
  root.addEventListener(
    'pointerup',
    (event) => {
      if (!from) return
      const [across, down] = [event.clientX - from.x, event.clientY - from.y]
      from = undefined
      if (Math.abs(across) > swipe) return turn(across < 0 ? 1 : -1)
      const way = Math.hypot(across, down) < 8 ? wayOfTap(event, root) : undefined
      if (way) turn(way)
    },
    { signal },
  )
  function layAgain(): void {
    lay(spreadAt(open[0] ?? begin, shape()))
    onOpen(open, leaves.length)
  }
  const sizes = new ResizeObserver(() => {
    leaves.forEach(fitWords)
    leaves.forEach(fitTitle)
  })
  sizes.observe(root)
  // A title is mended while its book lies open, and its own letters may come late.
  const titles = new MutationObserver(() => leaves.forEach(fitTitle))
  for (const title of root.querySelectorAll('.leaf-cover-title, .leaf-title'))
    titles.observe(title, { subtree: true, childList: true, characterData: true })
  void document.fonts.ready.then(() => leaves.forEach(fitTitle))
  for (const query of [wide, sideways]) query.addEventListener('change', layAgain, { signal })
  // Whoever turns her phone while she reads sees the whole page, not what stands above it.
  const bringIntoSight = () => {
    if (sideways.matches && root.getBoundingClientRect().bottom > 0) root.scrollIntoView({ block: 'start' })
  }
  sideways.addEventListener('change', bringIntoSight, { signal })
  layAgain()
  return {
    open: openAt,
    turn,
    fetch: fetchNear,
    fit: () => leaves.forEach(fitWords),
    close() {
      ended.abort()
      sizes.disconnect()
      titles.disconnect()
    },
  }
}

const sideOf = (index: number) => (index % 2 === 1 ? 'left' : 'right')
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
