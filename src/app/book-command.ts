// `npm run book`: a whole book from a file of answers into a folder, with no server, no account and no network.

import { bindBook, bookNames } from './book/bind-book.ts'
import { openFolder } from './book/book-folder.ts'
import { drawBook } from './book/draw-book.ts'
import { drawStoryboard, storyboardName } from './book/draw-storyboard.ts'
import { editionOf } from './book/edition-of.ts'
import { openProgress } from './book/progress.ts'
import { BadOrder, readOrder } from './book/read-order.ts'
import { keepStory, storyName, tellStory } from './book/story-file.ts'

const progress = openProgress(process.stderr)

async function main(args: string[]): Promise<void> {
  const order = readOrder(args)
  const told = tellStory(order)
  const folder = openFolder(order.folder)
  const story = keepStory(folder, order.brief, told)
  const file = folder.path(storyName)
  for (const notice of told.plan.notices) if (!story.isKept) progress.say(notice)
  progress.say(story.isKept ? `${file} holds this story already.` : `${story.texts.length} pages written to ${file}.`)
  if (order.isTextOnly) return

  const edition = editionOf(story, order.style)
  if (order.isStoryboard) {
    await drawStoryboard(folder, edition)
    return progress.say(`The plan of its pictures is ${folder.path(storyboardName)}.`)
  }
  const plates = await drawBook(folder, edition, order, (done, of) => progress.count(`${done} of ${of} pages drawn`))
  if (order.pages) return progress.say(`The pictures are in ${folder.path('pages')}.`)
  const begin = () => progress.count('Binding')
  await bindBook(folder, edition, plates, { size: order.size, today: new Date(), begin })
  progress.say(`The book is ready: ${folder.path(bookNames.pdf)} and ${folder.path(bookNames.epub)}.`)
}

try {
  await main(process.argv.slice(2))
} catch (fault) {
  progress.say(fault instanceof Error ? fault.message : `${fault}`)
  process.exitCode = fault instanceof BadOrder ? 2 : 1
}
