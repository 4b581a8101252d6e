// Films the product, from the shop window through the wizard to the finished book: `node scripts/make-film.ts ORIGIN`, against a running server.
// Writes public/film/: demo.mp4 (960 x 540, at most 1.4 MB), demo.vtt with its captions, and its poster in two sizes. Needs ffmpeg and Chromium.

import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { z } from 'zod'
import { sessionKey } from '../src/base/settings.ts'

const heaviest = 1_400_000
/** Nobody watches a page load: a picture that stands still is cut to so many seconds. */
const longest = 1.5
const size = { width: 960, height: 540 }
const origin = process.argv[2] ?? 'http://127.0.0.1:3000'
const out = join(import.meta.dirname, '../public/film')
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

if (spawnSync('ffmpeg', ['-version']).status !== 0) {
  console.error('ffmpeg is missing: install it (apt-get install ffmpeg) and start again.')
  process.exit(2)
}

const answered = z.looseObject({
  id: z.string().optional(),
  access_token: z.string().optional(),
  status: z.string().optional(),
})

async function ask(method: string, path: string, token: string, body?: object) {
  const response = await fetch(origin + path, {
    method,
    headers: { 'content-type': 'application/json', apikey: 'anon', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return answered.parse(await response.json())
}

/** A member with a finished book, so that nobody has to watch it being painted. */
async function prepare() {
  const email = `hannah.${Date.now() % 1000}@example.com`
  const session = await ask('POST', '/auth/v1/signup', 'anon', { email, password: 'nine lanterns on the pier' })
  const token = session.access_token ?? ''
  await ask('PATCH', '/api/profile', token, { first_name: 'Hannah' })
  const book = await ask('POST', '/functions/v1/books-create', token, {
    title: 'Ida and the Giant’s Button',
    dedication: 'For Ida, who turned six this morning.',
    recipient_type: 'Kid',
    recipient_age: 6,
    occasion: 'Birthday',
    genre: 'Fantasy',
    personal_elements: 'dragons, painting',
    art_style_id: 'pixar',
    characters: [
      { name: 'Ida', type: 'girl', age: 6, physical_description: 'light skin, red hair in braids, a green raincoat' },
      {
        name: 'Ember',
        type: 'dragon',
        physical_description: 'a small green dragon',
        relationship_to_main: 'best friend',
      },
    ],
  })
  const bookId = book.id ?? ''
  await ask('POST', '/functions/v1/story-generate', token, { bookId, seed: 1 })
  const job = await ask('POST', '/functions/v1/images-generate-batch', token, { bookId })
  for (let status = job.status; status !== 'completed'; await pause(2000)) {
    status = z
      .object({ items: z.array(answered) })
      .parse(
        await (
          await fetch(`${origin}/api/image-jobs?book_id=${bookId}`, { headers: { authorization: `Bearer ${token}` } })
        ).json(),
      ).items[0]?.status
    if (status === 'failed' || status === 'canceled') throw new Error(`The pictures ended ${status}`)
  }
  return { session, bookId }
}

interface Frame {
  file: string
  at: number
}

/** What the browser shows, frame by frame, each with its moment. */
async function film(page: Page, folder: string) {
  const frames: Frame[] = []
  const ways: { from: number; to: number }[] = []
  let count = 0
  const camera = await page.context().newCDPSession(page)
  camera.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const file = join(folder, `${(count += 1)}.jpg`)
    writeFileSync(file, Buffer.from(data, 'base64'))
    frames.push({ file, at: metadata.timestamp ?? Date.now() / 1000 })
    void camera.send('Page.screencastFrameAck', { sessionId })
  })
  await camera.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 92,
    maxWidth: size.width,
    maxHeight: size.height,
  })
  /** Goes to an address and waits until all of it is there: nobody watches a page load. */
  async function go(path: string, isThere: () => Promise<unknown>) {
    const left = Date.now() / 1000
    await page.goto(path)
    await isThere()
    await page.waitForLoadState('networkidle')
    await page.evaluate(async () => {
      await document.fonts.ready
      const inSight = [...document.images].filter(
        (one) => one.src !== '' && one.getBoundingClientRect().top < innerHeight,
      )
      await Promise.allSettled(inSight.map((one) => one.decode()))
    })
    await pause(300)
    ways.push({ from: left, to: Date.now() / 1000 })
  }
  /** Frames come late: what lies between two screens is cut when all of them have come. */
  async function stop() {
    await pause(1000)
    await camera.send('Page.stopScreencast')
    for (const { from, to } of ways) {
      const between = frames.filter(({ at }) => at > from && at <= to)
      const last = between.at(-1)
      for (const frame of between) if (frame !== last) frames.splice(frames.indexOf(frame), 1)
      if (last) last.at = to
    }
  }
  return { frames, go, stop }
}

const clock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23)

async function main() {
  const { session, bookId } = await prepare()
  const browser = await chromium.launch({
    executablePath: process.env.TEST_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    baseURL: origin,
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: sessionKey, value: JSON.stringify(session) }] }],
    },
  })
  const page = await context.newPage()
  const folder = mkdtempSync(join(tmpdir(), 'film-'))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const { frames, go, stop } = await film(page, folder)
  const captions: { at: number; words: string }[] = []
  const say = (words: string) => captions.push({ at: Date.now() / 1000, words })

  say('Who is your book about? Type a name, and see the cover at once.')
  await pause(1200)
  await page.evaluate(() => scrollTo({ top: 230, behavior: 'smooth' }))
  await page.getByLabel('Who is the story about?').pressSequentially('Ida', { delay: 180 })
  await page.getByRole('radio', { name: 'Light' }).check()
  await page.getByRole('radio', { name: 'Braids' }).check()
  await page.getByText('Here is Ida’s book.').waitFor()
  await pause(2500)

  const next = page.getByRole('button', { name: 'Next', exact: true })
  await go('/dashboard/create-book', () => next.waitFor())
  say('A few questions, one at a time. What you answer is written into the book.')
  await pause(1500)
  await next.click()
  for (const choice of ['Kid', 'Birthday']) {
    await page.getByRole('radio', { name: choice, exact: true }).check()
    await pause(1300)
    await next.click()
  }
  await page.getByRole('textbox', { name: 'Age' }).or(page.getByRole('spinbutton')).first().fill('6')
  await pause(1500)
  await go('/dashboard/create-book?step=look', () => page.locator('.polaroid img').first().waitFor())
  await page.getByRole('radio', { name: 'Surprise me' }).first().waitFor()
  await pause(2500)

  await go(`/dashboard/book/${bookId}/review-ai`, () => page.getByRole('heading', { level: 1 }).waitFor())
  say('The story is written in a moment. Every page is yours to change.')
  await pause(1800)
  await page.mouse.wheel(0, 420)
  await pause(1800)

  await go(`/dashboard/book/${bookId}/preview`, () => page.locator('.flipbook').waitFor())
  say('Share it by a private link, print it at home, and leaf through all of it before you pay.')
  await page.getByRole('button', { name: 'Share Book' }).click()
  await page.getByRole('dialog', { name: 'Share Book' }).waitFor()
  await pause(2600)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Full screen' }).click()
  await pause(1500)
  await page.locator('.flipbook').focus()
  for (let turn = 0; turn < 6; turn += 1) {
    await page.keyboard.press('ArrowRight')
    await pause(1600)
  }
  await stop()
  await browser.close()

  const end = Date.now() / 1000
  const lengths = frames.map(({ at }, n) => Math.min(longest, Math.max(0.01, (frames[n + 1]?.at ?? end) - at)))
  const list = frames.map(({ file }, n) => `file '${file}'\nduration ${lengths[n]?.toFixed(3)}`)
  writeFileSync(join(folder, 'list.txt'), list.join('\n'))
  /** Where a moment lies in the film. */
  const inFilm = (moment: number) =>
    frames.reduce((sum, { at }, n) => sum + Math.max(0, Math.min(lengths[n] ?? 0, moment - at)), 0)
  mkdirSync(out, { recursive: true })
  const target = join(out, 'demo.mp4')
  for (let quality = 27; ; quality += 2) {
    const coding = [
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-crf',
      `${quality}`,
      '-pix_fmt',
      'yuv420p',
      '-movflags',
      '+faststart',
    ]
    const shape = `scale=${size.width}:${size.height}:force_original_aspect_ratio=increase,crop=${size.width}:${size.height},fps=20`
    execFileSync('ffmpeg', ['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', join(folder, 'list.txt'), '-vf', shape, ...coding, '-an', target]) // prettier-ignore
    if (statSync(target).size <= heaviest) break
  }
  const cues = captions.map(({ at, words }, n) => {
    const next = captions[n + 1]
    return `${clock(inFilm(at))} --> ${clock(inFilm(next?.at ?? end))}\n${words}\n`
  })
  writeFileSync(join(out, 'demo.vtt'), `WEBVTT\n\n${cues.join('\n')}`)
  const poster = sharp(frames.at(-1)?.file).resize(size).webp({ quality: 76 })
  await poster.toFile(join(out, 'poster.webp'))
  await sharp(await poster.toBuffer())
    .resize(640)
    .webp({ quality: 74 })
    .toFile(join(out, 'poster-small.webp'))
  console.log(`${inFilm(end).toFixed(1)} s, ${frames.length} frames, ${statSync(target).size} bytes`)
  rmSync(folder, { recursive: true })
}

await main()
