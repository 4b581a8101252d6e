// A small book for tests: plain pictures, a page of each kind.
import sharp from 'sharp'
import { SHOTS, TEXT_SIDES } from '../stage/scene.ts'
import type { Manuscript, Plate } from './manuscript.ts'

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length]
  if (found === undefined) throw new Error('An empty list')
  return found
}

export async function testPlate(alt: string, color: string, width = 330, height = 255): Promise<Plate> {
  const jpeg = await sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer()
  return { jpeg: new Uint8Array(jpeg), width, height, alt }
}

const SENTENCE = 'The little boat went round the bay, and nobody on it had a map.'
/** One word, a line, many, more than a picture bears, verse, an endless word. */
const TEXTS = [
  'Splash!',
  '“Look,” said Zoë, “a whale!”',
  SENTENCE,
  `${SENTENCE} ${SENTENCE}`,
  Array.from({ length: 8 }, () => SENTENCE).join(' '),
  'One boat, two boats, three on the bay,\nfour boats, five boats, sailing away.',
  'Oh'.repeat(60),
  'Ольга, Ελένη, Nguyễn, 王小明, さくら, 김민준 and מיה waved.',
]

export async function testManuscript(more: Partial<Manuscript> = {}): Promise<Manuscript> {
  const pages = await Promise.all(
    Array.from({ length: 24 }, async (_, i) => ({
      number: i + 1,
      text: at(TEXTS, i),
      picture: await testPlate(`Page ${i + 1}: a boat`, `hsl(${i * 15}, 45%, 60%)`),
      shot: at(SHOTS, i),
      textSide: at(TEXT_SIDES, Math.floor(i / 3)),
    })),
  )
  return {
    id: '0123456789abcdef',
    title: 'Zoë & the <Very> Quiet Whale',
    language: 'en',
    dedication: 'For Zoë, with love.',
    band: 'b4_6',
    heroes: ['Zoë', 'Otis'],
    refrain: 'Round the bay and home again.',
    blurb: 'A whale that nobody hears, and a girl who listens.',
    colophon: [
      'The story was told by the built-in storyteller.',
      'The pictures were drawn by the built-in illustrator.',
    ],
    finishedOn: '2026-11-21',
    cover: await testPlate('Zoë and Otis on a boat', '#8fc7e8'),
    back: await testPlate('The sea', '#2a4d80'),
    endPapers: await testPlate('', '#f5c65c'),
    pages,
    ...more,
  }
}
