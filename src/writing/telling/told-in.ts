// Which of several tellings the words of a page are, whatever fills their holes.
import { wordsOf } from '../english/sentences.ts'
import { partsIn, type Node } from '../lines/line.ts'
import type { Lines } from '../lines/lines.ts'
import { grams } from '../score/measure.ts'

type Size = 2 | 3

const kept = { 2: new WeakMap<readonly Node[], string[]>(), 3: new WeakMap<readonly Node[], string[]>() }

/** The words in a row of a telling, worked out once; none has a hole within. */
export function gramsIn(nodes: readonly Node[], size: Size): string[] {
  const ready = kept[size].get(nodes)
  if (ready) return ready
  const found = partsIn(nodes).flatMap((said) => grams(wordsOf(said), size))
  kept[size].set(nodes, found)
  return found
}

/** A page that says less of a telling than this says something else, */
const STILL_ITS_OWN = 0.4
/** but of a page that we told a trace is enough; */
const A_TRACE = 0.1
/** or so much of the page is the telling's: a couplet of it, a page that was tightened. */
const OF_IT_ALONE = 0.5

const share = (of: readonly string[], within: ReadonlySet<string>): number =>
  of.filter((one) => within.has(one)).length / Math.max(1, of.length)

export interface ToldIn {
  nodes: readonly Node[]
  cue: string
}

/** `ours`: the page is one of them, however little of it is left. */
export interface Sought {
  keys: readonly string[]
  page: string
  ours: boolean
}

/** The telling of these keys of which most stands on the page; none where somebody wrote it anew. */
export function toldIn(from: Pick<Lines, 'get' | 'cues'>, { keys, page, ours }: Sought): ToldIn | undefined {
  const words = wordsOf(page)
  const said = { 2: new Set(grams(words, 2)), 3: new Set(grams(words, 3)) }
  const saidOf = (nodes: readonly Node[]) => {
    // Hardly three words stand between its holes: then two in a row are enough.
    const size = gramsIn(nodes, 3).length > 1 ? 3 : 2
    return share(gramsIn(nodes, size), said[size])
  }
  const all = keys.flatMap((key) => {
    const cues = from.cues(key)
    return (from.get(key) ?? []).map((nodes, at) => ({ nodes, cue: cues[at], said: saidOf(nodes) }))
  })
  const [most] = all.toSorted((one, other) => other.said - one.said)
  if (!most || most.said >= (ours ? A_TRACE : STILL_ITS_OWN)) return most && cued(most)
  const pairs = grams(words, 2)
  const ofPage = all.map((one) => ({ ...one, said: share(pairs, new Set(gramsIn(one.nodes, 2))) }))
  const [nearest] = ofPage.toSorted((one, other) => other.said - one.said)
  return nearest && (ours || nearest.said >= OF_IT_ALONE) ? cued(nearest) : undefined
}

const cued = ({ nodes, cue }: { nodes: readonly Node[]; cue: string | undefined }): ToldIn | undefined =>
  cue === undefined ? undefined : { nodes, cue }
