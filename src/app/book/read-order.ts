// What somebody at a terminal asks of `npm run book`, read from the words of the command line.

import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { STYLES, type Style } from '../../drawing/draw.ts'
import { storyPages } from '../../editions/edition.ts'
import { defaultStyle } from '../../pictures/picture.ts'

const usage =
  'npm run book -- --brief brief.json --out DIR [--story story.md] [--style STYLE] [--seed N] [--text-only] [--storyboard] [--pages 1,5-8] [--size screen|print]'

/** Something the person at the terminal can mend: one line, exit code 2. */
export class BadOrder extends Error {}

export type Size = 'screen' | 'print'

export interface Order {
  brief: unknown
  folder: string
  seed: number | undefined
  style: Style
  size: Size
  isTextOnly: boolean
  /** One sheet of how its pages are shown, and nothing else is drawn. */
  isStoryboard: boolean
  /** Only these pages are drawn, and nothing is bound; without it the whole book. */
  pages: readonly number[] | undefined
}

export function readOrder(args: string[]): Order {
  const { values } = parsed(args)
  const {
    brief,
    out,
    story,
    seed,
    pages,
    style = defaultStyle,
    size = 'screen',
    'text-only': isTextOnly = false,
    storyboard: isStoryboard = false,
  } = values
  if (!brief) throw new BadOrder(`--brief is missing. ${usage}`)
  if (!out) throw new BadOrder(`--out is missing. ${usage}`)
  if (seed !== undefined && !/^\d{1,15}$/.test(seed))
    throw new BadOrder(`--seed: a whole number from 0, not "${seed}".`)
  if (isTextOnly && pages !== undefined)
    throw new BadOrder('--pages are drawn, and --text-only draws nothing: leave one out.')
  if (isStoryboard && (isTextOnly || pages !== undefined))
    throw new BadOrder('--storyboard draws one sheet of all pages: leave --pages and --text-only out.')
  return {
    brief: story === undefined ? readJson(brief) : withStory(readJson(brief), readText(story)),
    folder: out,
    seed: seed === undefined ? undefined : Number(seed),
    style: oneOf(
      '--style',
      style,
      STYLES.filter((one) => one !== 'line_art'),
    ),
    size: oneOf('--size', size, ['screen', 'print']),
    isTextOnly,
    isStoryboard,
    pages: pages === undefined ? undefined : readPages(pages),
  }
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        brief: { type: 'string' },
        out: { type: 'string' },
        story: { type: 'string' },
        style: { type: 'string' },
        seed: { type: 'string' },
        'text-only': { type: 'boolean' },
        storyboard: { type: 'boolean' },
        pages: { type: 'string' },
        size: { type: 'string' },
      },
    })
  } catch (fault) {
    throw new BadOrder(`${fault instanceof Error ? fault.message.split(/\.\s/)[0] : 'Bad arguments'}. ${usage}`)
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new BadOrder(`${file} cannot be read.`)
  }
}

/** A story of one's own, told word for word in place of ours. */
const withStory = (brief: unknown, own_words: string): unknown =>
  typeof brief === 'object' && brief !== null ? { ...brief, own_words } : brief

function readJson(file: string): unknown {
  const text = readText(file)
  try {
    return JSON.parse(text)
  } catch {
    throw new BadOrder(`${file} is not JSON.`)
  }
}

function oneOf<T extends string>(option: string, given: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === given)
  if (found === undefined) throw new BadOrder(`${option}: ${allowed.join(', ')}, not "${given}".`)
  return found
}

/** `1,5-8`: each page once, in the order of the book. */
function readPages(given: string): number[] {
  const asked = given.split(',').flatMap((part) => {
    const [, from, to = from] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(part) ?? []
    const pages = storyPages.filter((page) => page >= Number(from) && page <= Number(to))
    const isInBook = storyPages.includes(Number(from)) && storyPages.includes(Number(to))
    if (!isInBook || pages.length === 0)
      throw new BadOrder(`--pages: pages from 1 to ${storyPages.length} such as 1,5-8, not "${given}".`)
    return pages
  })
  return storyPages.filter((page) => asked.includes(page))
}
