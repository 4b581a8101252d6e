// The activity sheets of a book: a maze, a word search, two pictures that differ, things to count, a drawing to finish, and all answers.
import { dice } from '../../base/dice.ts'
import type { LineDrawing } from '../../base/line-drawing.ts'
import { PAGE_SIZE, type ReaderBand } from '../../stage/page-layout.ts'
import { drawLines } from '../draw-lines.ts'
import type { Fonts } from '../fonts.ts'
import { drawCut, POINTS, type Leaf } from '../leaf.ts'
import type { Manuscript, Plate } from '../manuscript.ts'
import { MARIGOLD, QUIET } from '../ornaments.ts'
import { openPress, type Press } from '../press.ts'
import type { Box } from '../stamps.ts'
import { drawMaze, drawWay, mazeBox } from './draw-maze.ts'
import { drawFound, drawGrid } from './draw-word-search.ts'
import { makeMaze, type Maze } from './maze.ts'
import { drawCutOut, drawHead, FIELD, label, LINE } from './sheet.ts'
import { storyWords } from './story-words.ts'
import { makeWordSearch, type WordSearch } from './word-search.ts'

/** What the illustrator drew for the sheets. */
export interface SheetArt {
  hero: { lines: LineDrawing; figure: Box; face: Box }
  counting: { lines: LineDrawing; kinds: readonly { prop: string; box: Box; count: number }[] }
  pair: { first: Plate; second: Plate; differences: readonly Box[] }
}

/** What a reader of each age does with pleasure. */
const LEVELS: Readonly<Record<ReaderBand, { maze: readonly [number, number]; words: number; grid: number; directions: number }>> = {
  b0_3: { maze: [9, 6], words: 4, grid: 10, directions: 1 },
  b4_6: { maze: [13, 8], words: 6, grid: 11, directions: 2 },
  b7_9: { maze: [20, 13], words: 9, grid: 12, directions: 4 },
  b10: { maze: [29, 18], words: 12, grid: 14, directions: 8 },
} // prettier-ignore
/** How far each likes to count; the illustrator asks. */
export const COUNT_TO: Readonly<Record<ReaderBand, number>> = { b0_3: 5, b4_6: 8, b7_9: 10, b10: 10 }
const PAGE: Box = { x: 0, y: 0, ...PAGE_SIZE }
const FOUND = '#d9483b'

export async function bindActivities(book: Manuscript, art: SheetArt, fonts: Fonts): Promise<Uint8Array> {
  const { title, language, finishedOn: date, id } = book
  const press = openPress(fonts, { title: `${title}: activities`, language, date, id: `${id}/activities`, size: [PAGE_SIZE.w * POINTS, PAGE_SIZE.h * POINTS] }) // prettier-ignore
  const die = dice(`${id}/activities`)
  const level = LEVELS[book.band]
  const maze = makeMaze(die.fork('maze'), ...level.maze)
  const texts = book.pages.map((page) => page.text)
  const words = storyWords(texts, book.heroes, level.words)
  const search = words.length === 0 ? undefined : makeWordSearch(die.fork('words'), words, level.grid, level.directions)
  const leaves: Leaf[] = [
    mazeLeaf(maze, book, art),
    ...(search ? [searchLeaf(search)] : []),
    pairLeaf(art),
    countingLeaf(art),
    finishLeaf(book, art),
    answersLeaf(maze, search, art),
  ]
  for (const leaf of leaves) {
    press.page()
    press.part(leaf.name)
    press.doc.save().scale(POINTS)
    leaf.draw(press, 0)
    press.doc.restore()
  }
  return press.finish()
}

function mazeLeaf(maze: Maze, { heroes }: Manuscript, { hero, counting }: SheetArt): Leaf {
  const who = heroes[0] ?? 'our friend'
  const aim = counting.kinds[0]
  const name = aim ? `the ${aim.prop.replaceAll('-', ' ')}` : 'the way out'
  return {
    name: 'Maze',
    draw: (press) => {
      drawHead(press, 'Through the maze', `Help ${who} find the way to ${name}. Start at the arrow.`)
      const box = mazeBox(maze, { x: 190, y: FIELD.y + 10, w: 720, h: FIELD.h - 20 })
      const tall = Math.min(330, (hero.figure.h / hero.figure.w) * 150)
      press.tag('Figure', () => drawMaze(press, maze, box), {
        alt: `A maze of ${maze.columns} by ${maze.rows} squares`,
      })
      drawCutOut(press, { lines: hero.lines, part: hero.figure }, { x: 34, y: box.y + 10, w: 150, h: tall })
      const cell = box.w / maze.columns
      press.adorn(() => arrow(press, box.x - 34, box.y + cell / 2))
      if (aim) drawCutOut(press, { lines: counting.lines, part: thingBox(aim.box) }, { x: box.x + box.w + 14, y: box.y + box.h - 130, w: 130, h: 130 }) // prettier-ignore
    },
  }
}

/** In the sheet's key a thing stands at the left of its box. */
const thingBox = (box: Box): Box => ({ x: box.x + box.w * 0.3 - 50, y: box.y + box.h / 2 - 50, w: 100, h: 100 })

function arrow({ doc }: Press, x: number, y: number): void {
  doc.save().lineWidth(5).lineCap('round').lineJoin('round').strokeColor(MARIGOLD)
  doc
    .moveTo(x, y)
    .lineTo(x + 26, y)
    .moveTo(x + 15, y - 10)
    .lineTo(x + 26, y)
    .lineTo(x + 15, y + 10)
    .stroke()
    .restore()
}

function searchLeaf(search: WordSearch): Leaf {
  return {
    name: 'Word search',
    draw: (press) => {
      drawHead(press, 'Hidden words', 'Find these words of the story among the letters.')
      const side = FIELD.h
      const box: Box = { x: 390, y: FIELD.y, w: side, h: side }
      press.tag('Figure', () => drawGrid(press, search, box), {
        alt: `A square of ${search.size} by ${search.size} letters`,
      })
      const step = Math.min(62, side / search.hidden.length)
      press.tag('P', () => {
        for (const [i, { word }] of search.hidden.entries()) {
          const y = FIELD.y + (side - step * search.hidden.length) / 2 + step * i
          press.doc.save().lineWidth(2).strokeColor(LINE).roundedRect(86, y + step / 2 - 11, 22, 22, 5).stroke().restore()
          press.write({ role: 'text', text: word, x: 126, y: y + step / 2 + 10, size: Math.min(30, step * 0.62), ink: LINE })
        }
      }) // prettier-ignore
    },
  }
}

const HALF = { w: 500, h: (500 * PAGE_SIZE.h) / PAGE_SIZE.w }

function pairLeaf({ pair: { first, second, differences } }: SheetArt): Leaf {
  return {
    name: 'Spot the difference',
    draw: (press) => {
      drawHead(press, 'Spot the difference', `The picture on the right is different in ${differences.length === 1 ? 'one place. Can you find it' : `${differences.length} places. Can you find them`}?`) // prettier-ignore
      for (const [plate, x] of [
        [first, 40],
        [second, 560],
      ] as const) {
        const frame: Box = { x, y: 210, ...HALF }
        press.tag('Figure', () => framed(press, plate, frame), { alt: plate.alt })
      }
      const step = 52
      press.adorn(() => {
        for (let i = 0; i < differences.length; i++)
          press.doc.lineWidth(2.4).strokeColor(MARIGOLD).circle(PAGE_SIZE.w / 2 + (i - (differences.length - 1) / 2) * step, 690, 18).stroke() // prettier-ignore
      })
    },
  }
}

function framed(press: Press, plate: Plate, frame: Box): void {
  press.doc.save().roundedRect(frame.x, frame.y, frame.w, frame.h, 12).clip()
  drawCut(press, plate, PAGE, frame)
  press.doc.restore()
  press.doc.lineWidth(2).strokeColor(LINE).roundedRect(frame.x, frame.y, frame.w, frame.h, 12).stroke()
}

function countingLeaf({ counting }: SheetArt): Leaf {
  return {
    name: 'How many?',
    draw: (press) => {
      drawHead(press, 'How many?', 'Count each thing and write the number in its box. Then color them all.')
      const frame: Box = { x: 140, y: 168, w: 820, h: (820 * PAGE_SIZE.h) / PAGE_SIZE.w }
      const scale = frame.w / PAGE_SIZE.w
      press.tag('Figure', () => drawLines(press, counting.lines, PAGE, frame), { alt: `Things to count: ${counting.kinds.map(({ prop }) => prop.replaceAll('-', ' ')).join(', ')}` }) // prettier-ignore
      press.adorn(() => {
        const top = frame.y + 668 * scale
        press.doc.save().lineWidth(2).strokeColor(QUIET).dash(6, { space: 6 }).moveTo(frame.x, top).lineTo(frame.x + frame.w, top).stroke().undash() // prettier-ignore
        for (const { box } of counting.kinds) {
          const side = 58
          press.doc.strokeColor(LINE).roundedRect(frame.x + (box.x + box.w * 0.62) * scale, frame.y + (box.y + box.h / 2) * scale - side / 2, side, side, 8).stroke() // prettier-ignore
        }
        press.doc.restore()
      })
    },
  }
}

function finishLeaf({ heroes }: Manuscript, { hero }: SheetArt): Leaf {
  const who = heroes[0] ?? 'our friend'
  return {
    name: 'Finish the drawing',
    draw: (press) => {
      drawHead(press, 'Finish the drawing', `Half of ${who} is missing. Draw the other half, then color it.`)
      const { face, figure } = hero
      const wide = Math.max(face.w, face.y + face.h - figure.y) * 1.5
      const part: Box = { x: face.x + (face.w - wide) / 2, y: figure.y - wide * 0.05, w: wide, h: wide }
      const side = 624
      const frame: Box = { x: (PAGE_SIZE.w - side) / 2, y: FIELD.y + 8, w: side, h: side }
      press.adorn(() => {
        press.doc.save().lineWidth(0.8).strokeColor('#c3c8d2')
        for (let i = 1; i < 8; i++) {
          const at = (side / 8) * i
          press.doc.moveTo(frame.x + at, frame.y).lineTo(frame.x + at, frame.y + side)
          press.doc.moveTo(frame.x, frame.y + at).lineTo(frame.x + side, frame.y + at)
        }
        press.doc.stroke().restore()
      })
      press.tag('Figure', () => {
        press.doc.save().rect(frame.x, frame.y, side / 2, side).clip()
        drawLines(press, hero.lines, part, frame)
        press.doc.restore()
        press.doc.lineWidth(2.4).strokeColor(LINE).rect(frame.x, frame.y, side, side).stroke()
      }, { alt: `The left half of ${who}'s portrait beside an empty grid` }) // prettier-ignore
    },
  }
}

function answersLeaf(maze: Maze, search: WordSearch | undefined, { pair, counting }: SheetArt): Leaf {
  const upper = { y: 216, h: 270 }
  const lower = { y: 540, h: 250 }
  const title = (press: Press, text: string, x: number, y: number, w: number) =>
    press.tag('H2', () => label(press, text, { x, y: y - 36, w, h: 30 }, 22))
  return {
    name: 'Answers',
    draw: (press) => {
      drawHead(press, 'Answers', 'For grown-ups, and for those who have tried everything.')
      title(press, 'Through the maze', 70, upper.y, 440)
      const box = mazeBox(maze, { x: 70, w: 440, ...upper })
      press.tag('Figure', () => {
        drawMaze(press, maze, box)
        drawWay(press, maze, box, FOUND)
      }, { alt: 'The way through the maze' }) // prettier-ignore
      if (search) {
        title(press, 'Hidden words', 590, upper.y, 440)
        const grid: Box = { x: 590 + (440 - upper.h) / 2, y: upper.y, w: upper.h, h: upper.h }
        press.tag('Figure', () => {
          drawFound(press, search, grid, FOUND)
          drawGrid(press, search, grid)
        }, { alt: `Where the words are: ${search.hidden.map(({ word }) => word).join(', ')}` }) // prettier-ignore
      }
      title(press, 'Spot the difference', 70, lower.y, 440)
      const scale = lower.h / PAGE_SIZE.h
      const frame: Box = { x: 70 + (440 - PAGE_SIZE.w * scale) / 2, y: lower.y, w: PAGE_SIZE.w * scale, h: lower.h }
      press.tag('Figure', () => {
        framed(press, pair.second, frame)
        press.doc.save().lineWidth(3).strokeColor(FOUND)
        for (const { x, y, w, h } of pair.differences) press.doc.ellipse(frame.x + (x + w / 2) * scale, frame.y + (y + h / 2) * scale, Math.max(14, (w / 2) * scale + 5), Math.max(14, (h / 2) * scale + 5)).stroke() // prettier-ignore
        press.doc.restore()
      }, { alt: `The ${pair.differences.length} differences, each in a ring` }) // prettier-ignore
      title(press, 'How many?', 590, lower.y, 440)
      const step = lower.h / Math.max(1, counting.kinds.length)
      press.tag('P', () => {
        for (const [i, { prop, count }] of counting.kinds.entries())
          label(press, `${prop.replaceAll('-', ' ')}: ${count}`, { x: 590, y: lower.y + i * step, w: 440, h: step }, 26)
      })
    },
  }
}
