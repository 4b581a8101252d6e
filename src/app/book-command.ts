// `npm run book`: a story from a file of answers into a folder, with no server, no account and no network.

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { hashText } from '../base/dice.ts'
import { readBrief } from '../writing/brief.ts'
import { plan } from '../writing/plan.ts'
import { tell } from '../writing/tell.ts'
import { dedication, titles } from '../writing/titles.ts'

const usage = 'npm run book -- --brief brief.json --out DIR --text-only [--seed N]'

/** Something the person at the terminal can mend: one line, exit code 2. */
class BadOrder extends Error {}

interface Order {
  brief: unknown
  folder: string
  seed: number | undefined
}

const storyFile = z.looseObject({ brief: z.unknown(), seed: z.number() })

function readOrder(args: string[]): Order {
  const { values } = parsed(args)
  if (!values.brief) throw new BadOrder(`--brief is missing. ${usage}`)
  if (!values.out) throw new BadOrder(`--out is missing. ${usage}`)
  if (values.seed !== undefined && !/^\d{1,15}$/.test(values.seed))
    throw new BadOrder(`--seed: a whole number from 0, not "${values.seed}".`)
  if (!values['text-only'])
    throw new BadOrder('Pictures and the bound book are not made by this command yet: add --text-only for the story.')
  return {
    brief: readJson(values.brief),
    folder: values.out,
    seed: values.seed === undefined ? undefined : Number(values.seed),
  }
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        brief: { type: 'string' },
        out: { type: 'string' },
        seed: { type: 'string' },
        'text-only': { type: 'boolean' },
      },
    })
  } catch (fault) {
    throw new BadOrder(`${fault instanceof Error ? fault.message.split('. ')[0] : 'Bad arguments'}. ${usage}`)
  }
}

function readJson(file: string): unknown {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new BadOrder(`${file} cannot be read.`)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new BadOrder(`${file} is not JSON.`)
  }
}

/** Whether the folder already holds this very story: the same answers, and the same seed unless none was asked for. */
function isDone(file: string, { brief }: Order, seed: number): boolean {
  try {
    const found = storyFile.parse(JSON.parse(readFileSync(file, 'utf8')))
    return found.seed === seed && JSON.stringify(found.brief) === JSON.stringify(brief)
  } catch {
    return false
  }
}

function makeStory({ brief }: Order, seed: number) {
  const read = readBrief(brief)
  if (!read.ok) throw new BadOrder(`${read.field}: ${read.message}`)
  const given = z.looseObject({ title: z.string().default(''), dedication: z.string().default('') }).parse(brief)
  const story = plan(read.value, seed)
  const nameOf = new Map(story.cast.map((one) => [one.id, one.name]))
  const { pages } = tell(story)
  return {
    seed,
    brief,
    titles: [...new Set([given.title.trim(), ...titles(story)])].filter((title) => title !== '').slice(0, 5),
    dedication: given.dedication.trim() || dedication(read.value, seed),
    characters: story.cast,
    notices: story.notices,
    pages: story.beats.map((beat, at) => ({
      page_number: at + 1,
      text_content: pages[at] ?? '',
      characters_on_page: beat.scene.who.flatMap((actor) => nameOf.get(actor.id) ?? []),
      scene: beat.scene,
    })),
  }
}

function main(): void {
  const order = readOrder(process.argv.slice(2))
  const seed = order.seed ?? hashText(JSON.stringify(order.brief))
  const file = join(order.folder, 'story.json')
  if (isDone(file, order, seed)) {
    console.error(`${file} holds this story already.`)
    return
  }
  const story = makeStory(order, seed)
  for (const notice of story.notices) console.error(notice)
  mkdirSync(order.folder, { recursive: true })
  // Whole or not at all: a half-written story would be taken for one.
  writeFileSync(`${file}.part`, `${JSON.stringify(story, null, 2)}\n`)
  renameSync(`${file}.part`, file)
  console.error(`24 pages written to ${file}.`)
}

try {
  main()
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault)
  process.exitCode = fault instanceof BadOrder ? 2 : 1
}
