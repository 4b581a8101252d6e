// The e-book: valid without a warning, whole, alive in words, and the same bytes every time.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { bindEpub } from './epub.ts'
import { openFonts } from './fonts.ts'
import { testShelf } from './test-font-shelf.ts'
import { testManuscript } from './test-manuscript.ts'

const fonts = openFonts(testShelf)
const hostile = {
  title: '<script>alert("Zoë & Co.")</script> ]]> 王小明 \u0007\ud800',
  dedication: `${'For أحمد and מיה, with 🦄 & "love" <3\n\n'.repeat(30)}\u202e`,
  blurb: 'A & B < C',
}
const missing = process.env.TEST_MISSING_TOOLS?.split(' ') ?? []

const open = (epub: Uint8Array) => {
  const files = unzipSync(epub)
  return { files, page: (name: string) => strFromU8(files[`book/${name}.xhtml`] ?? new Uint8Array()) }
}

describe('an e-book', () => {
  it.skipIf(missing.includes('epubcheck'))('has no error and no warning, whatever its words are', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'epub-'))
    try {
      const book = await testManuscript(hostile)
      writeFileSync(join(folder, 'book.epub'), bindEpub(book, fonts))
      // For one book it is not worth Java's while to make its code quicker.
      const java = 'java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC'
      const check = `${java} -jar "$(command -v epubcheck)" --failonwarnings book.epub`
      const said = execFileSync('sh', ['-c', check], {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      expect(said).toContain('0 errors / 0 warnings')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('is the same, byte by byte, each time, and wherever it is bound', async () => {
    const book = await testManuscript()
    const here = process.env.TZ
    const first = bindEpub(book, fonts)
    process.env.TZ = 'Pacific/Auckland'
    const second = bindEpub(book, openFonts(testShelf))
    process.env.TZ = here
    expect(Buffer.from(second).equals(Buffer.from(first))).toBe(true)
    expect(strFromU8(first.subarray(30, 58))).toBe('mimetypeapplication/epub+zip')
  })

  it('shows every page in the order of print, right-hand pages on the right, with its words alive and its picture told', async () => {
    const book = await testManuscript()
    const { files, page } = open(bindEpub(book, fonts))
    const spine = [
      ...strFromU8(files['book/package.opf'] ?? new Uint8Array()).matchAll(
        /<itemref idref="([\w-]+)" properties="(?:rendition:)?page-spread-(\w+)"/g,
      ),
    ].map(([, name, side]) => `${name} ${side}`)
    expect(spine.slice(0, 6)).toEqual([
      'cover center',
      'papers-front left',
      'title right',
      'dedication left',
      'page-01 right',
      'page-02 left',
    ])
    expect(spine.slice(-5)).toEqual(['page-24 left', 'end right', 'colophon left', 'papers-back right', 'back center'])
    expect(spine.length).toBe(32)
    for (const { number, text, picture } of book.pages) {
      const html = page(`page-${String(number).padStart(2, '0')}`).replace(/<\/?span[^>]*>/g, '')
      expect(html).toContain(text.replaceAll('\n', '<br/>'))
      expect(html).toContain(`alt="${picture.alt}"`)
    }
    expect(files['book/pictures/page-03.jpg']).toEqual(book.pages[2]?.picture.jpeg)
    expect(page('title')).toContain('A story about Zoë and Otis')
    expect(page('title')).toContain('Zoë &amp; the &lt;Very&gt; Quiet Whale')
  })

  it('lays the words on the back on paper, and lets no reader break a name', async () => {
    const book = await testManuscript({
      dedication: 'For Anne-Łucja & 王小明’s sea-green boat',
      blurb: 'A boat goes out.',
    })
    const { page } = open(bindEpub(book, fonts))
    expect(page('back')).toMatch(/<img [^>]*>\s*<div class="panel" [^>]*><\/div><div class="words text start"/)
    expect(page('dedication')).toContain(
      'For <span class="name">Anne-Łucja</span> &amp; <span class="name">王小明</span>’s sea-green boat',
    )
  })

  it('brings the pieces of fonts that its words need, and no other', async () => {
    const english = (await testManuscript()).pages.map((page) => ({ ...page, text: 'A boat.' }))
    const bound = async (dedication: string) =>
      open(bindEpub(await testManuscript({ pages: english, dedication }), fonts))
    const pieces = ({ files }: ReturnType<typeof open>) => Object.keys(files).filter((name) => name.endsWith('.woff'))
    expect(pieces(await bound('For Zoë'))).toEqual(
      ['fraunces', 'andika', 'patrick-hand'].map((family) => expect.stringMatching(`${family}-latin-`)),
    )
    const named = await bound('For 王 and Нина')
    expect(pieces(named).length).toBe(5)
    const css = strFromU8(named.files['book/book.css'] ?? new Uint8Array())
    expect(css).toMatch(/'hand'; src: url\('fonts\/noto-sans-sc-\d+-400-normal\.woff'\); unicode-range: U\+738b;/)
  })

  it('tells who can read it and how', async () => {
    const { files } = open(bindEpub(await testManuscript(), fonts))
    const about = strFromU8(files['book/package.opf'] ?? new Uint8Array())
    for (const word of [
      'accessMode">textual<',
      'accessModeSufficient">textual<',
      'accessibilityFeature">alternativeText<',
      'accessibilityHazard">none<',
      'accessibilitySummary">',
    ])
      expect(about).toContain(`schema:${word}`)
  })
})
