// All that the activity sheets of a book need drawn: its hero in lines, its things to count, two scenes that differ.
import type { CharacterSpec } from '../../stage/cast.ts'
import { dice } from '../../base/dice.ts'
import type { LineDrawing } from '../../base/line-drawing.ts'
import type { Scene } from '../../stage/scene.ts'
import { compose } from '../composing/compose.ts'
import type { Picture } from '../composing/picture.ts'
import { drawCounting, type CountingSheet } from './counting.ts'
import { changeSome } from './differences.ts'
import { partBox } from '../shapes/graph.ts'
import { WORDLESS } from '../page/layout.ts'
import { linesOf } from '../styles/line-art.ts'
import { joined, type Box } from '../shapes/path.ts'
import type { Season } from '../places/season.ts'

export interface ActivityArt {
  /** The hero, alone on white, and where on the page: all of the figure, and its face. */
  hero: { lines: LineDrawing; figure: Box; face: Box }
  counting: CountingSheet
  /** Two pictures to be painted in the book's style, and where they differ. */
  pair: { scene: Scene; first: Picture; second: Picture; differences: Box[] }
}

interface Book {
  cast: readonly CharacterSpec[]
  scenes: readonly Scene[]
  seed: number | string
  season?: Season
}

const CHANGES = 7

/** `most`: how far a reader of this age likes to count. */
export function drawActivityArt(book: Book, most: number): ActivityArt {
  const die = dice(`${book.seed}/activities`)
  return { hero: drawHero(book), counting: drawCounting(book.scenes, die.fork('counting'), most), pair: drawPair(book) }
}

function drawHero({ cast, seed }: Book): ActivityArt['hero'] {
  const hero = cast.find((one) => one.role === 'hero') ?? cast[0]
  if (!hero) throw new Error('A book without anybody has no activities')
  const picture = compose({
    scene: {
      place: 'meadow',
      time: 'day',
      weather: 'clear',
      who: [{ id: hero.id, action: 'stand', emotion: 'happy', gaze: 'viewer' }],
      props: [],
      shot: 'medium',
      mood: 0.6,
      state: [],
      textSide: 'bottom',
    },
    cast: [hero],
    seed,
    room: WORDLESS,
  })
  const layers = picture.layers.filter(({ kind }) => kind === 'figure')
  const lines = linesOf({ ...picture, layers })
  const boxes = layers.flatMap(({ parts }) => parts.filter((part) => !part.soft).map(partBox))
  const figure = joined(boxes)
  return { lines, figure, face: picture.faces[0]?.box ?? figure }
}

/** The scene of the book that gives the most to look for. */
function drawPair({ cast, scenes, seed, season }: Book): ActivityArt['pair'] {
  const lively = scenes.filter((scene) => scene.time !== 'night' && scene.weather !== 'fog')
  const wide = lively.filter((scene) => scene.shot === 'wide')
  const busy = [...wide, ...lively, ...scenes].slice(0, 6)
  const pairs = busy.map((scene, i) => {
    const first = compose({ scene, cast, seed, room: WORDLESS, ...(season ? { season } : {}) })
    const { picture, differences } = changeSome(first, dice(`${seed}/differences/${i}`), CHANGES)
    return { scene, first, second: picture, differences }
  })
  const best = pairs.toSorted((a, b) => b.differences.length - a.differences.length)[0]
  if (!best) throw new Error('A book without scenes has no activities')
  return best
}
