import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '../../../platform/config.ts'
import { silentLog } from '../../../platform/log.ts'
import { noImageNotice, pictureAway, pictureBudgetUsed, pictureTurnedDown, pictureUnfit } from '../../picture-words.ts'
import type { Painter, PaintOrder } from '../painter.ts'
import { openCastSheets } from './cast-sheet.ts'
import { openPainter } from './open-painter.ts'
import { openImageProvider, type ImageProvider, type PictureReply } from './test-image-provider.ts'
import type { ImageWireName } from './test-image-wires.ts'
import { openTestPurse, paintedWell, plainPicture, testOrder } from './test-orders.ts'

let provider: ImageProvider
let good: Uint8Array
let well: PictureReply
beforeAll(async () => {
  provider = await openImageProvider()
  good = await paintedWell()
  well = { picture: good, usage: { input: 3200, output: 1800 } }
})
afterAll(() => provider.close())
beforeEach(() => {
  provider.asked.splice(0)
  provider.answer(() => well)
  provider.moderated.splice(0)
  provider.moderate(() => false)
})

const wires: ImageWireName[] = ['openai', 'google', 'openai-compatible']
/** What the painter does whoever answers: tried with one of them. */
const one = (wire: ImageWireName) => [wire]
const engines = {
  openai: 'openai gpt-image-2.6-flare',
  google: 'google gemini-nano-banana-2.1',
  'openai-compatible': 'openai-compatible flux-kontext',
}
const pace = {
  size: 4,
  gap: 1,
  longestGap: 8,
  pause: 2,
  patience: 5000,
  longestWait: { urgent: 1000, job: 3000 },
  leave: 400,
}

const sheetOf = openCastSheets()
/** What is tried is who draws, not how we do. */
const ours: Painter = async () => ({
  jpeg: new Uint8Array([1]),
  webp: new Uint8Array([2]),
  engine: 'embedded',
  notices: [],
})

function open(wire: ImageWireName, base = provider.address(wire), more: Partial<typeof pace> = {}): Painter {
  const config = readConfig({
    IMAGE_PROVIDER: wire,
    IMAGE_API_KEY: 'key',
    IMAGE_BASE_URL: base,
    ...(wire === 'openai-compatible' ? { IMAGE_MODEL: 'flux-kontext' } : {}),
  })
  return openPainter(config, {
    fetch,
    log: silentLog,
    now: () => new Date(),
    pace: { ...pace, ...more },
    ours,
    sheetOf,
  })
}

const paint = (wire: ImageWireName, more: Partial<PaintOrder> = {}) => open(wire)(testOrder(more))
/** The first call goes wrong, the next ones well. */
const once = (reply: PictureReply) => provider.answer(({ nth }) => (nth === 0 ? reply : well))
const byUs = (notice: string) => ({ engine: 'embedded', notices: [notice] })
const paths = () => provider.asked.map(({ path }) => path)

test.each(wires)('%s paints a page; it is kept as JPEG and WebP of our size and at its price', async (wire) => {
  const purse = openTestPurse(4_000_000)
  const painted = await paint(wire, { purse })
  expect(painted).toMatchObject({ engine: engines[wire], notices: [] })
  expect(await sharp(painted.jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1650, height: 1275 })
  expect(await sharp(painted.webp).metadata()).toMatchObject({ format: 'webp', width: 1650, height: 1275 })
  expect(Buffer.from(painted.jpeg).equals(good)).toBe(false)
  const prices = { openai: [8, 30], google: [1.5, 30], 'openai-compatible': [10, 40] }[wire]
  expect(purse.spent()).toBe(3200 * (prices[0] ?? 0) + 1800 * (prices[1] ?? 0))
  provider.answer(() => ({ picture: good }))
  await paint(wire, { purse: openTestPurse(4_000_000) })
  expect(provider.asked).toHaveLength(2)
})

function sheetIn(raw: string): Buffer {
  const inline = /"data":"([^"]+)"/.exec(raw)?.[1]
  if (inline !== undefined) return Buffer.from(inline, 'base64')
  return Buffer.from(raw.slice(raw.indexOf('\x89PNG'), raw.lastIndexOf('IEND') + 8), 'latin1')
}

test.each(wires)('%s is asked with one picture of the cast, in our words, style and shape', async (wire) => {
  await paint(wire)
  const [asked] = provider.asked
  const raw = asked?.raw ?? ''
  expect(raw).toContain('loose watercolor picture book style. ')
  // The girl of the member's setting has her stand-in there, too.
  expect(raw).toMatch(/Setting: the shed of \w+, wide shot: forest, night, storm\. Exactly 3 characters\./)
  expect(raw).toContain('Colorful, child-friendly, no text overlay.')
  expect(raw).toContain('The left of the picture stays calm and empty.')
  expect(raw).toContain('from left to right it shows')
  expect(raw).toMatch(/, a girl, small: \w+ skin, /)
  expect(raw).toMatch(/, a ginger cat, 3 heads tall/)
  const isFile = wire !== 'google'
  expect(raw.split('\x89PNG\r\n').length - 1).toBe(isFile ? 1 : 0)
  expect(raw.split('"inlineData"').length - 1).toBe(isFile ? 0 : 1)
  expect(asked?.path).toMatch(isFile ? /\/images\/edits$/ : /gemini-nano-banana-2\.1:generateContent$/)
  const shape = {
    openai: /name="size"\r\n\r\n1664x1280\r[^]*name="quality"\r\n\r\nhigh\r/,
    google: /"imageConfig":\{"aspectRatio":"4:3","imageSize":"2K"\}/,
    'openai-compatible': /name="size"\r\n\r\n1280x992\r/,
  }
  expect(raw).toMatch(shape[wire])
  // Our own drawing of the three, a fresh PNG that carries nothing else.
  const sheet = await sharp(sheetIn(raw)).metadata()
  expect(sheet).toMatchObject({ format: 'png', width: 3 * 512, height: 512 })
  expect(sheet).not.toHaveProperty('exif')
})

test.each(one('openai'))('%s: a page with nobody on it needs no reference', async (wire) => {
  const { page } = testOrder()
  await paint(wire, { page: { ...page, scene: { ...page.scene, who: [] } } })
  expect(provider.asked[0]?.raw).not.toMatch(/from left to right|PNG|inlineData/)
  expect(paths()[0]).toMatch(/\/images\/generations$|generateContent$/)
})

test.each(wires)(
  '%s: a busy provider is asked again after the time it names, a broken one after a pause',
  async (wire) => {
    once({ status: 429, headers: { 'retry-after-ms': '150' } })
    const start = performance.now()
    expect(await paint(wire)).toMatchObject({ engine: engines[wire], notices: [] })
    expect(performance.now() - start).toBeGreaterThan(145)
    provider.asked.splice(0)
    once({ status: 500 })
    expect(await paint(wire)).toMatchObject({ engine: engines[wire], notices: [] })
    expect(provider.asked).toHaveLength(2)
  },
)

test.each(one('google'))('%s: one that stays broken, is closed or is not there leaves the page to us', async (wire) => {
  const purse = openTestPurse(4_000_000)
  provider.answer(() => ({ status: 500 }))
  expect(await paint(wire, { purse })).toMatchObject(byUs(pictureAway))
  expect(provider.asked).toHaveLength(4)
  provider.answer(() => ({ status: 401 }))
  expect(await paint(wire, { purse })).toMatchObject(byUs(pictureAway))
  provider.answer(() => ({ status: 429, code: 'insufficient_quota' }))
  expect(await paint(wire, { purse })).toMatchObject(byUs(pictureAway))
  provider.answer(() => ({ status: 429, headers: { 'retry-after': '60' } }))
  expect(await paint(wire, { purse })).toMatchObject(byUs(pictureAway))
  expect(provider.asked).toHaveLength(7)
  expect(await open(wire, `http://127.0.0.1:9/${wire}`)(testOrder({ purse }))).toMatchObject(byUs(pictureAway))
  expect(purse.spent()).toBe(0)
})

test.each(one('openai'))(
  '%s: who does not answer in time is asked once more in a job, not in front of a screen',
  async (wire) => {
    provider.answer(() => ({ silent: true }))
    const impatient = open(wire, undefined, { patience: 200 })
    const purse = openTestPurse(4_000_000)
    expect(await impatient(testOrder({ purse }))).toMatchObject(byUs(pictureAway))
    expect(provider.asked).toHaveLength(2)
    // Both may have been painted: both are charged.
    expect(purse.spent()).toBeGreaterThanOrEqual(160_000)
    expect(await impatient(testOrder({ turn: 'first' }))).toMatchObject(byUs(pictureAway))
    expect(provider.asked).toHaveLength(3)
  },
)

test.each(one('openai-compatible'))(
  '%s: an answer that breaks off, or that is no answer, is asked for again',
  async (wire) => {
    for (const broken of [{ picture: good, cutAt: 900 }, { html: '<html><body>Bad gateway</body></html>' }]) {
      provider.asked.splice(0)
      once(broken)
      expect(await paint(wire)).toMatchObject({ engine: engines[wire], notices: [] })
      expect(provider.asked).toHaveLength(2)
    }
    provider.answer(() => ({ html: '<html>' }))
    expect(await paint(wire)).toMatchObject(byUs(pictureAway))
  },
)

test.each(wires)('%s: a page that is turned down is asked for once in softer words, then it is ours', async (wire) => {
  once({ refused: true })
  expect(await paint(wire)).toMatchObject({ engine: engines[wire], notices: [] })
  provider.asked.splice(0)
  provider.answer(() => ({ refused: true }))
  expect(await paint(wire)).toMatchObject(byUs(pictureTurnedDown))
  expect(provider.asked).toHaveLength(2)
  const [firm, soft] = provider.asked.map(({ raw }) => raw)
  expect(firm).toMatch(/scared[^]*storm/)
  expect(soft).not.toMatch(/scared|storm/)
  expect(soft).toMatch(/unsure[^]*wind/)
})

test.each(one('google'))(
  '%s: an answer without a picture is asked for once more, then ours, in the words of the catalogue [S8.7]',
  async (wire) => {
    once({ empty: true })
    expect(await paint(wire)).toMatchObject({ engine: engines[wire], notices: [] })
    provider.asked.splice(0)
    provider.answer(() => ({ empty: true }))
    const painted = await paint(wire)
    expect(painted).toMatchObject(byUs(noImageNotice))
    expect(painted.notices[0]).toContain('No image data was returned from the API')
    expect(provider.asked).toHaveLength(2)
  },
)

const bytes = (text: string) => new TextEncoder().encode(text)
test.each<[string, () => Promise<Uint8Array>]>([
  ['blank', () => plainPicture(1664, 1280, '#e8e0d0')],
  ['grey', () => sharp(good).greyscale().png().toBuffer()],
  ['of one colour', () => sharp(good).greyscale().tint('#a06030').toColourspace('srgb').png().toBuffer()],
  ['too small', () => sharp(good).resize(512, 396).png().toBuffer()],
  ['upright', () => sharp(good).resize(1024, 1536, { fit: 'fill' }).png().toBuffer()],
  ['a banner', () => sharp(good).resize(2400, 900, { fit: 'fill' }).png().toBuffer()],
  ['cut off', async () => good.slice(0, 9000)],
  ['HTML', async () => bytes('<html><body>Sorry</body></html>')],
  ['a drawing in SVG', async () => bytes('<svg xmlns="http://www.w3.org/2000/svg" width="1664" height="1280"/>')],
  ['nothing', async () => new Uint8Array(0)],
])('a picture that is %s is asked for once more and never shown', async (_, make) => {
  const picture = await make()
  once({ picture })
  expect(await paint('openai')).toMatchObject({ engine: engines.openai, notices: [] })
  provider.asked.splice(0)
  provider.answer(() => ({ picture }))
  const painted = await paint('openai')
  expect(painted.engine).toBe('embedded')
  expect([pictureUnfit, noImageNotice]).toContain(painted.notices[0])
  expect(provider.asked).toHaveLength(2)
})

test('a square picture and one with a see-through ground are cut and filled to the page', async () => {
  provider.answer(() => ({ picture: squared }))
  const squared = await sharp(good).resize(1024, 1024, { fit: 'fill' }).ensureAlpha(0.9).png().toBuffer()
  const painted = await paint('openai')
  expect(painted.engine).toBe(engines.openai)
  expect(await sharp(painted.jpeg).metadata()).toMatchObject({ width: 1650, height: 1275, hasAlpha: false })
  // 1024 dots across eleven inches.
  expect(painted.ppi).toBe(93)
})

test('what a provider painted larger than a screen shows is kept for the printer with all its dots', async () => {
  const wide = await sharp(good).resize(2400, 1792, { fit: 'fill' }).jpeg().toBuffer()
  provider.answer(() => ({ picture: wide }))
  const { jpeg, large, ppi } = await paint('openai')
  expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1650, height: 1275 })
  expect(await sharp(large).metadata()).toMatchObject({ width: 2319, height: 1792 })
  expect(ppi).toBe(210)
  provider.answer(() => ({ picture: good }))
  expect(await paint('openai')).not.toHaveProperty('large')
})

test('what the provider’s own moderation flags is asked for once in softer words and never shown; while that is away its refusals decide', async () => {
  provider.moderate((nth) => nth === 0)
  const painted = await paint('openai')
  expect(painted).toMatchObject({ engine: engines.openai, notices: [] })
  expect(provider.asked.map(({ raw }) => /storm/.test(raw))).toEqual([true, false])
  // It sees what the child would see.
  expect(provider.moderated[1]?.equals(painted.jpeg)).toBe(true)

  provider.moderate(() => true)
  provider.asked.splice(0)
  expect(await paint('openai')).toMatchObject(byUs(pictureTurnedDown))
  expect(provider.asked).toHaveLength(2)

  provider.moderate(() => undefined)
  provider.moderated.splice(0)
  const painter = open('openai', undefined, { leave: 60_000 })
  for (const _ of [1, 2]) expect(await painter(testOrder())).toMatchObject({ engine: engines.openai, notices: [] })
  expect(provider.moderated).toHaveLength(1)

  await paint('google')
  expect(provider.moderated).toHaveLength(1)
})

test('a budget is never overdrawn, also by pages that are painted at once', async () => {
  expect(await paint('openai', { purse: openTestPurse(0) })).toMatchObject(byUs(pictureBudgetUsed))
  expect(provider.asked).toHaveLength(0)
  provider.answer(() => ({ picture: good, delay: 30 }))
  const purse = openTestPurse(290_000)
  const painter = open('openai')
  const pages = await Promise.all(Array.from({ length: 5 }, () => painter(testOrder({ purse }))))
  expect(pages.map(({ engine }) => engine).toSorted()).toEqual([
    'embedded',
    'embedded',
    ...[1, 2, 3].map(() => engines.openai),
  ])
  expect(pages.flatMap(({ notices }) => notices)).toEqual([pictureBudgetUsed, pictureBudgetUsed])
  expect(purse.spent()).toBe(270_000)
})

test('no more than a handful of pictures are asked for at once', async () => {
  provider.answer(() => ({ picture: good, delay: 60 }))
  const painter = open('google')
  await Promise.all(Array.from({ length: 10 }, () => painter(testOrder())))
  expect(provider.asked).toHaveLength(10)
  expect(provider.mostAtOnce()).toBeLessThanOrEqual(4)
})

test('a provider that failed page after page is left alone for a while', async () => {
  provider.answer(() => ({ status: 503 }))
  const painter = open('google', undefined, { leave: 4000 })
  for (let page = 0; page < 3; page += 1) await painter(testOrder({ turn: 'first' }))
  expect(provider.asked).toHaveLength(6)
  expect(await painter(testOrder())).toMatchObject(byUs(pictureAway))
  expect(provider.asked).toHaveLength(6)
  provider.answer(() => well)
  await expect.poll(async () => (await painter(testOrder())).engine, { timeout: 240_000 }).toBe(engines.google)
})

test.each(one('openai'))(
  '%s: an order that is given up stops the call, and a call that was under way stays charged',
  async (wire) => {
    provider.answer(() => ({ silent: true }))
    const stop = new AbortController()
    const purse = openTestPurse(4_000_000)
    const painting = paint(wire, { signal: stop.signal, purse })
    await expect.poll(() => provider.asked.length, { timeout: 240_000 }).toBe(1)
    stop.abort(new Error('Never mind'))
    await expect(painting).rejects.toThrow('Never mind')
    expect(purse.spent()).toBeGreaterThan(0)
  },
)

test('previews are drawn by us and cost nothing', async () => {
  for (const size of ['preview', 'square'] as const) {
    const purse = openTestPurse(4_000_000)
    expect(await paint('openai', { size, purse })).toMatchObject({ engine: 'embedded', notices: [] })
    expect(purse.spent()).toBe(0)
  }
  expect(provider.asked).toHaveLength(0)
})

test('an endpoint that knows no edits gets the reference in the body, one that knows none gets words alone', async () => {
  const painter = open('openai-compatible')
  provider.answer(({ path }) => (path.endsWith('/edits') ? { status: 404 } : well))
  expect(await painter(testOrder())).toMatchObject({ engine: engines['openai-compatible'], notices: [] })
  expect(paths().map((path) => path.split('/').at(-1))).toEqual(['edits', 'generations'])
  expect(provider.asked[1]?.raw).toMatch(/"ref_images":\["iVBOR/)
  expect(provider.asked[1]?.raw).toContain('from left to right')
  provider.answer(({ raw }) => (raw.includes('ref_images') ? { status: 422, code: 'extra field ref_images' } : well))
  provider.asked.splice(0)
  for (const _ of [1, 2]) expect(await painter(testOrder())).toMatchObject({ notices: [] })
  expect(provider.asked).toHaveLength(3)
  expect(provider.asked[2]?.raw).not.toMatch(/ref_images|from left to right/)
  expect(provider.asked[2]?.raw).toMatch(/, a ginger cat, /)
})

test('an endpoint that knows no sizes is not told any', async () => {
  provider.answer(({ raw }) => (raw.includes('1280x992') ? { status: 400, code: 'unsupported size' } : well))
  const painter = open('openai-compatible')
  for (const _ of [1, 2]) expect(await painter(testOrder())).toMatchObject({ notices: [] })
  expect(provider.asked.map(({ raw }) => raw.includes('1280x992'))).toEqual([true, false, false])
})

/** What was sent, without the bytes of the one picture. */
const wordsOf = (raw: string) =>
  Buffer.from(raw.replace(/\x89PNG[^]*?\r\n--/g, '').replace(/"data":"[^"]*"/g, ''), 'latin1').toString()

test('no request to a provider holds a name, an address, an age or a photo', async () => {
  const names: [string, string, string][] = [
    ['Zephyrine', 'Ginger', 'Grandpa Joe'],
    ['ZOË ann', 'biscuit', 'Uncle {Bob}'],
    ['bo@canary.example', 'Hazel', 'Mr Night'],
    ['Rose-Marie O’Neill', '<b>Rex</b>', 'Olive'],
  ]
  for (const wire of wires) {
    const painter = open(wire)
    for (const named of wire === 'openai' ? names : names.slice(0, 1)) await painter(testOrder({ names: named }))
    provider.answer(({ nth }) => (nth % 2 ? { refused: true } : { empty: true }))
    await painter(testOrder())
    provider.answer(() => well)
  }
  expect(provider.asked.length).toBe(12)
  const sent = provider.asked.map(({ raw }) => wordsOf(raw)).join('\n')
  expect(sent).toContain('Exactly 3 characters')
  expect(sent).not.toMatch(/zephyrine|zo[eë]\b|\bjoe\b|\bann\b|biscuit|\bBob\b|canary|rose|marie|neill|\brex\b/i)
  // Colours and hours are no names as long as they are not written like them.
  expect(sent).not.toMatch(/Ginger|Hazel|Olive|\bNight\b/)
  expect(sent).not.toMatch(/6 years|70 years|\bexif\b|image\/jpeg/i)
  expect(sent).not.toMatch(/, (?:a|an) cat[^.]*[<>{}|]/)
})

test('the packages of the providers are not loaded while the painter is our own', async () => {
  vi.resetModules()
  // Drawn by none: it would start threads of its own.
  vi.doMock('./embedded-painter.ts', () => ({
    embeddedPainter: async () => ({ engine: 'our own, as it is loaded anew' }),
  }))
  const { openPainter: openFresh } = await import('./open-painter.ts')
  let isLoaded = false
  vi.doMock('./provider-painter.ts', () => {
    isLoaded = true
    return { providerPainter: () => () => Promise.reject(new Error('not here')) }
  })
  const hands = { fetch, log: silentLog, now: () => new Date() }
  expect(await openFresh(readConfig({}), hands)(testOrder())).toMatchObject({ engine: 'our own, as it is loaded anew' })
  openFresh(readConfig({ IMAGE_PROVIDER: 'openai', IMAGE_API_KEY: 'key' }), hands)
  expect(isLoaded).toBe(false)
  vi.doUnmock('./provider-painter.ts')
  vi.doUnmock('./embedded-painter.ts')
})
