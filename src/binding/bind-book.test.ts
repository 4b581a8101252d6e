// The bound book: sound files, everything embedded, tagged and told aloud in order, the same bytes each time; and nobody's words break it.
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bindBooklet, imposeStrips } from './booklet.ts'
import { findFaults } from './find-faults.ts'
import { openFonts } from './fonts.ts'
import { rimOf } from './ground.ts'
import { drawLyricPicture } from './lyric-picture.ts'
import { bindLyricRecord, layGroove, lyricsOf } from './lyric-record.ts'
import type { Manuscript } from './manuscript.ts'
import { bindMessageCard } from './message-card.ts'
import { bindPrintCover, CASE_WRAP, measureCover } from './print-cover.ts'
import { bindPrintInterior } from './print-interior.ts'
import { bindScreenPdf } from './screen-pdf.ts'
import { testShelf } from './test-font-shelf.ts'
import { testManuscript, testPlate } from './test-manuscript.ts'
import { toldIn } from './test-sound-pdf.ts'

const run = promisify(execFile)
const missing = (process.env.TEST_MISSING_TOOLS ?? '').split(' ')
const fonts = openFonts(testShelf)
let folder = ''
let book: Manuscript
let screen: Uint8Array

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bind-'))
  book = await testManuscript()
  screen = await bindScreenPdf(book, fonts)
})
afterAll(() => rm(folder, { recursive: true }))

async function keep(name: string, pdf: Uint8Array): Promise<string> {
  const file = join(folder, `${name}.pdf`)
  await writeFile(file, pdf)
  return file
}
const told = async (tool: string, ...args: string[]) => (await run(tool, args, { maxBuffer: 1e8 })).stdout
const json = async (file: string): Promise<string> => told('qpdf', '--json', '--json-key=qpdf', file)
const flat = (text: string) => text.replace(/\s+/g, ' ')

describe.skipIf(missing.includes('qpdf') || missing.includes('pdftoppm'))('the screen PDF', () => {
  it('is sound, has 32 pages of 11 x 8.5 inches, and names its title, language and tags [S9.1]', async () => {
    const file = await keep('screen', screen)
    expect(await told('qpdf', '--check', file)).toContain('No syntax or stream encoding errors')
    const info = await told('pdfinfo', file)
    expect(info).toMatch(/Title: +Zoë & the <Very> Quiet Whale/)
    expect(info).toMatch(/Tagged: +yes/)
    expect(info).toMatch(/Pages: +32/)
    expect(info).toMatch(/Page size: +792 x 612 pts/)
    expect(info).toMatch(/CreationDate: +Sat Nov 21/)
    expect(await json(file)).toContain('"/Lang": "u:en"')
    const xmp = await told('pdfinfo', '-meta', file)
    expect(xmp).toContain('Zoë &amp; the &lt;Very&gt; Quiet Whale')
    expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>')
  })

  it('embeds every font as a subset and each picture once, its JPEG untouched', async () => {
    const file = await keep('screen', screen)
    const rows = (await told('pdffonts', file)).trim().split('\n').slice(2)
    expect(rows.length).toBeGreaterThan(5)
    for (const row of rows) expect(row).toMatch(/^[A-Z]{6}\+.* yes yes yes /)
    const inside = Buffer.from(screen)
    for (const { picture } of book.pages) expect(inside.includes(Buffer.from(picture.jpeg))).toBe(true)
    const first = Buffer.from(book.cover.jpeg)
    expect(inside.indexOf(first, inside.indexOf(first) + 1)).toBe(-1)
    const images = await told('pdfimages', '-list', file)
    expect(images).toMatch(/jpeg/)
    expect(images).not.toMatch(/cmyk/)
  })

  it('reads aloud in order, with what each picture shows', async () => {
    const file = await keep('screen', screen)
    const text = flat(await told('pdftotext', file, '-'))
    const order = ['Quiet Whale', 'For Zoë, with love.', 'Splash!', '“Look,” said Zoë', 'The End', 'Round the bay']
    const places = order.map((words) => text.indexOf(words))
    expect(places.every((place, i) => place >= 0 && (i === 0 || place > (places[i - 1] ?? 0)))).toBe(true)
    expect(text).toContain('Ольга, Ελένη, Nguyễn, 王小明, さくら, 김민준')
    const tree = await told('pdfinfo', '-struct', file)
    expect(tree.match(/^ *Figure/gm)?.length).toBe(27)
    const objects = await json(file)
    expect(objects.match(/"\/Alt": "u:/g)?.length).toBe(27)
    expect(objects).toContain('"/Alt": "u:Page 24: a boat"')
    expect(objects.match(/"\/Title": "u:Page \d+"/g)?.length).toBe(24)
  })

  it('loses no word of any page', async () => {
    const text = (await told('pdftotext', await keep('screen', screen), '-')).replace(/\s+/g, '')
    for (const { text: words } of book.pages.slice(0, 7)) expect(text).toContain(words.replace(/\s+/g, ''))
  })

  it('is marked on every page as a proof, and still says every word', async () => {
    const file = await keep('screen', screen)
    const proof = await keep('proof', await bindScreenPdf(book, fonts, { proof: true }))
    expect(flat(await told('pdftotext', '-f', '4', '-l', '4', proof, '-'))).toContain('For Zoë, with love.')
    for (const [name, pdf] of Object.entries({ file, proof }))
      await run('pdftoppm', ['-r', '12', '-gray', pdf, join(folder, name)])
    const pages = (await readdir(folder)).filter((name) => /^proof-\d+\.pgm$/.test(name))
    const same = await Promise.all(
      pages.map(async (name) => {
        const [one, other] = await Promise.all(
          [name, name.replace('proof', 'file')].map((each) => readFile(join(folder, each))),
        )
        return one?.equals(other ?? Buffer.of())
      }),
    )
    expect(same).toEqual(Array.from({ length: 32 }, () => false))
  })

  it('shows dark words on a light picture, light words on a dark one, and mist where nobody looked', async () => {
    const ground = (v: number, color: string) => ({ darkest: v, lightest: v, color, unrest: 0 })
    const pages = await Promise.all(
      book.pages.slice(0, 3).map(async (page, i) => ({
        ...page,
        text: 'Look!',
        shot: 'wide' as const,
        textSide: 'top' as const,
        picture: {
          ...(await testPlate('A plain', ['#e8f0ff', '#101430', '#808080'][i] ?? '')),
          ...(i < 2 && { ground: i === 0 ? ground(0.86, '#e8f0ff') : ground(0.007, '#101430') }),
        },
      })),
    )
    const file = await keep('inks', await bindScreenPdf({ ...book, pages }, fonts))
    await run('pdftoppm', ['-r', '100', '-f', '5', '-l', '7', '-png', file, join(folder, 'ink')])
    for (const [i, page] of ['05', '06', '07'].entries()) {
      const png = await readFile(join(folder, `ink-${page}.png`)).catch(() =>
        readFile(join(folder, `ink-${Number(page)}.png`)),
      )
      const band = await sharp(png).extract({ left: 475, top: 70, width: 150, height: 75 }).greyscale().raw().toBuffer()
      const [low, high] = [Math.min(...band), Math.max(...band)]
      expect(`${i}: ${contrast(low, high) >= 4.5}`).toBe(`${i}: true`)
      const middle = band.toSorted()[Math.floor(band.length / 2)] ?? 0
      expect(middle > 128).toBe(i !== 1)
    }
  })

  const contrast = (low: number, high: number) => {
    const light = (v: number) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4)
    return (light(high) + 0.05) / (light(low) + 0.05)
  }

  it('is the same, byte by byte, when it is bound again', async () => {
    const again = await bindScreenPdf(await testManuscript(), openFonts(testShelf))
    expect(Buffer.compare(again, screen)).toBe(0)
  })
})

describe.skipIf(missing.includes('qpdf') || missing.includes('pdftoppm'))('the files for a printer', () => {
  it('are sound like all that is printed, with every font in them and every picture told', async () => {
    const bound = {
      interior: [bindPrintInterior(book, fonts), 25],
      cover: [bindPrintCover(book, fonts, CASE_WRAP, 28), 2],
      booklet: [bindBooklet(book, fonts, 'a4'), 27],
      card: [bindMessageCard(book, { words: 'Happy birthday, Zoë!', from: 'Otis' }, fonts), 1],
      record: [bindLyricRecord(book, fonts), 0],
      proof: [bindScreenPdf(book, fonts, { proof: true }), 27],
    } as const
    for (const [pdf, figures] of Object.values(bound)) expect(toldIn(await pdf)).toBe(figures)
  })

  it('are 28 single pages with bleed, trim box and a colour profile', async () => {
    const plate = await testPlate('A sea', '#4488aa', 3375, 2625)
    const pages = book.pages.map((page) => ({ ...page, picture: plate }))
    const pdf = await bindPrintInterior({ ...book, pages }, fonts)
    const file = await keep('interior', pdf)
    expect(await told('qpdf', '--check', file)).toContain('No syntax or stream encoding errors')
    const info = await told('pdfinfo', '-box', file)
    expect(info).toMatch(/Pages: +28/)
    expect(info).toMatch(/Page size: +810 x 630 pts/)
    expect(info).toMatch(/TrimBox: +9.00 +9.00 +801.00 +621.00/)
    expect(info).toMatch(/BleedBox: +0.00 +0.00 +810.00 +630.00/)
    const images = (await told('pdfimages', '-list', file)).split('\n').filter((row) => row.includes('3375'))
    for (const row of images) expect(row).toMatch(/jpeg .* 300 +300 /)
    const objects = await json(file)
    expect(objects).toContain('sRGB IEC61966-2.1')
    expect(objects).toContain('/DefaultRGB')
  })

  it('wrap a case by the printer’s measures, with words on the spine only when it is thick', async () => {
    const { width, height } = measureCover(CASE_WRAP, 28)
    expect([width / 72, height / 72]).toEqual([24, 10.25])
    const thin = await keep('thin', await bindPrintCover(book, fonts, CASE_WRAP, 28))
    expect(await told('pdfinfo', '-box', thin)).toMatch(/TrimBox: +54.00 +54.00 +1674.00 +684.00/)
    const titles = async (file: string) => (flat(await told('pdftotext', file, '-')).match(/Quiet Whale/g) ?? []).length
    expect(await titles(thin)).toBe(1)
    expect(await titles(await keep('thick', await bindPrintCover(book, fonts, CASE_WRAP, 300)))).toBe(2)
  })

  it('show no paper where the picture turns over the edges and the spine', async () => {
    const plate = await testPlate('A sea', '#204060', 1125, 875)
    const file = await keep('case', await bindPrintCover({ ...book, cover: plate, back: plate }, fonts, CASE_WRAP, 28))
    for (const dots of ['58.33', '71', '83']) {
      await run('pdftoppm', ['-r', dots, '-png', file, join(folder, `case-${dots}`)])
      const image = sharp(join(folder, `case-${dots}-1.png`))
        .greyscale()
        .raw()
      const { data, info } = await image.toBuffer({ resolveWithObject: true })
      for (const row of [20, Math.floor(info.height * 0.9)]) {
        const seen = data.subarray(row * info.width + 1, (row + 1) * info.width - 1)
        expect([dots, Math.max(...seen) - Math.min(...seen)]).toEqual([dots, 0])
      }
    }
  })

  it('turn plain paper over the edges where a picture ends in paper, and not the picture once more', async () => {
    const [width, height] = [1125, 875]
    const border = 40
    const painted = sharp({
      create: { width: width - 2 * border, height: height - 2 * border, channels: 3, background: '#204060' },
    }).extend({ top: border, bottom: border, left: border, right: border, background: '#fefbf2' })
    const small = await painted.clone().raw().toBuffer()
    const rim = rimOf(small, width, height)
    expect(rim).toBe('#fefbf2')
    expect(rimOf(small.subarray(width * border * 3), width, height - border)).toBeUndefined()
    const jpeg = new Uint8Array(await painted.jpeg().toBuffer())
    const plate = { jpeg, width, height, alt: 'A sea', rim: '#fefbf2' }
    const file = await keep('paper', await bindPrintCover({ ...book, cover: plate, back: plate }, fonts, CASE_WRAP, 28))
    await run('pdftoppm', ['-r', '50', '-png', file, join(folder, 'paper')])
    const turned = await sharp(join(folder, 'paper-1.png'))
      .extract({ left: 0, top: 0, width: 1200, height: 40 })
      .greyscale()
      .raw()
      .toBuffer()
    expect(Math.min(...turned)).toBeGreaterThan(240)
  })

  it('make a booklet whose pages follow each other when it is folded', async () => {
    const pages = imposeStrips(32).flatMap(({ front, back }) => [front.right, back.left, back.right, front.left])
    expect(pages.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 32 }, (_, i) => i))
    for (const { front, back } of imposeStrips(32)) {
      // A leaf has both its pages on the same half of the paper, front and back.
      expect([back.left - front.right, front.left - back.right]).toEqual([1, 1])
    }
    for (const [paper, size] of [
      ['letter', /792 x 612/],
      ['a4', /841.89 x 595.28/],
    ] as const) {
      const file = await keep(paper, await bindBooklet(book, fonts, paper))
      const info = await told('pdfinfo', file)
      expect(info).toMatch(/Pages: +10/)
      expect(info).toMatch(size)
      expect((await told('pdftotext', file, '-')).match(/Splash!/g)?.length).toBe(3)
    }
  })

  it('make a card with a message and a record that ends before its label', async () => {
    const message = { words: 'Happy birthday, Zoë!\nמזל טוב', from: 'Grandma & Otis' }
    const card = await keep('card', await bindMessageCard(book, message, fonts))
    expect(flat(await told('pdftotext', card, '-'))).toContain('Happy birthday, Zoë!')
    const record = await keep('record', await bindLyricRecord(book, fonts))
    expect(await json(record)).toContain('Round the bay and home again. • Splash!')
    const whole = book.pages.map((page, at) => ({
      ...page,
      text: `${'The bridge said nothing at all. '.repeat(8)}Page ${at}.`,
    }))
    expect(lyricsOf({ ...book, pages: whole })).toContain('Page 23.')
    const picture = drawLyricPicture(book, fonts)
    expect(picture.match(/<g transform="translate/g)?.length).toBe(layGroove(lyricsOf(book), () => 0.1).spots.length)
    expect(picture).not.toMatch(/NaN|undefined/)
    const { spots } = layGroove('la '.repeat(900), (text) => text.length * 0.5)
    const far = spots.map(({ x, y }) => Math.hypot(x, y))
    expect(Math.max(...far)).toBeLessThan(400)
    expect(Math.min(...far)).toBeGreaterThan(140)
  })
})

describe.skipIf(missing.includes('qpdf') || missing.includes('pdftoppm'))('words that nobody foresaw', () => {
  const hostile = {
    long: 'A word and another one. '.repeat(420),
    endless: 'w'.repeat(10_000),
    emoji: 'For 🦄🎂👩‍👩‍👧 Mia 𓀀',
    bidi: 'إلى ليلى (5) و Zoë, שלום!',
    markup: '<script>alert("x")</script> & ]]> %PDF (( \\',
    blank: '   ',
  }

  it('are bound whole, or named before', async () => {
    const texts = new Map<string, string>()
    for (const [name, words] of Object.entries(hostile)) {
      const odd = {
        ...book,
        dedication: words,
        title: name === 'blank' ? 'A title' : words,
        blurb: words,
        heroes: [words.slice(0, 80)],
      }
      const pages = book.pages.slice(0, 1).map((page) => ({ ...page, text: words }))
      const file = await keep(name, await bindScreenPdf({ ...odd, pages }, fonts))
      expect(`${name}: ${await told('qpdf', '--check', file)}`).toContain('No syntax or stream encoding errors')
      texts.set(name, (await told('pdftotext', file, '-')).replace(/\s+/g, ''))
    }
    for (const name of ['long', 'endless', 'markup'] as const)
      expect(texts.get(name)?.includes(hostile[name].replace(/\s+/g, ''))).toBe(true)
  })

  it('are named with their place', () => {
    const pages = book.pages.map((page, i) => (i === 4 ? { ...page, text: hostile.long.slice(0, 5000) } : page))
    const faults = findFaults({ ...book, pages, dedication: hostile.emoji, title: hostile.endless }, fonts)
    expect(faults).toContainEqual({
      kind: 'letters-missing',
      place: 'dedication',
      letters: ['𓀀'],
    })
    expect(faults).toContainEqual({ kind: 'too-long', place: 'title', most: 200 })
    expect(faults).toContainEqual({ kind: 'small-letters', place: 5, points: expect.any(Number) })
    expect(findFaults(book, fonts)).toEqual([])
    // A dedication of a hundred lines.
    const lines = findFaults({ ...book, dedication: 'For you\n'.repeat(100) }, fonts)
    expect(lines).toEqual([{ kind: 'small-letters', place: 'dedication', points: expect.any(Number) }])
  })
})
