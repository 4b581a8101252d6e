import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { openStaticSite } from './static-site.ts'

const html = (title: string) =>
  `<title>${title}</title><meta name="auth-url" content=""/><meta name="support-email" content=""/><link rel="canonical" href="/pricing"/><meta property="og:image" content="/og.jpg"/><script type="application/ld+json">{"image":"/og.jpg"}</script>`

let directory: string
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(directory, 'pages'))
  mkdirSync(join(directory, 'assets'))
  writeFileSync(join(directory, 'app.html'), html('app'))
  writeFileSync(join(directory, 'pages/home.html'), html('home'))
  writeFileSync(join(directory, 'pages/not-found.html'), html('lost'))
  writeFileSync(join(directory, 'assets/a-123.js'), 'let a'.repeat(100))
  writeFileSync(join(directory, 'favicon.svg'), '<svg/>')
  writeFileSync(join(directory, 'sitemap.xml'), '<url><loc>/pricing</loc></url>')
  writeFileSync(join(directory, 'robots.txt'), 'Allow: /\nSitemap: /sitemap.xml\n')
  writeFileSync(
    join(directory, 'reader.json'),
    JSON.stringify({ style: '/assets/r.css', script: '/assets/r.js', laying: '/assets/l.js' }),
  )
  writeFileSync(
    join(directory, 'pages.json'),
    JSON.stringify({ app: 'app.html', notFound: 'pages/not-found.html', pages: { '/': 'pages/home.html' } }),
  )
})

const social = { Instagram: '', Facebook: '', Pinterest: '', YouTube: '' }
const noSettings = { authUrl: '', supportEmail: '', shop: '', signInWith: '', social }
const open = () =>
  openStaticSite(directory, { ...noSettings, supportEmail: 'help@"x".example' }, 'https://books.example')
const asking = (headers: Record<string, string> = {}) => new Request('http://x/', { headers })

test('pages are filled in for this installation, safely', async () => {
  const text = await (await open().page('/', asking()))?.text()
  expect(text).toContain('<meta name="support-email" content="help@&quot;x&quot;.example"/>')
  expect(text).toContain('<meta name="auth-url" content=""/>')
  expect(text).toContain('href="https://books.example/pricing"')
})

test('assets are cached for ever, pages asked about again', async () => {
  const asset = await open().file('/assets/a-123.js', asking())
  expect(asset?.headers.get('cache-control')).toContain('immutable')
  const page = await open().page('/', asking())
  expect(page?.headers.get('cache-control')).toBe('no-cache')
  const again = await open().page('/', asking({ 'if-none-match': page?.headers.get('etag') ?? '' }))
  expect(again?.status).toBe(304)
})

test('what can be compressed is', async () => {
  const answer = await open().file('/assets/a-123.js', asking({ 'accept-encoding': 'gzip, br' }))
  expect(answer?.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0))).toString()).toBe(
    'let a'.repeat(100),
  )
})

test('nothing but the built files is served, and pages under their addresses only', async () => {
  const site = open()
  for (const path of ['/pages.json', '/app.html', '/pages/home.html', '/../x', '/assets', '/nothing']) {
    expect(await site.file(path, asking())).toBeUndefined()
  }
  expect(site.files.toSorted()).toEqual(['/assets/*', '/favicon.svg', '/robots.txt', '/sitemap.xml'])
  expect((await site.notFound(asking())).status).toBe(404)
})

test('a missing build ends in one line that says what to do', () => {
  expect(() => openStaticSite('/nowhere', noSettings, undefined)).toThrow('Start by npm start')
})

test('search engines and other sites get whole addresses', async () => {
  const site = openStaticSite(directory, noSettings, 'https://books.example')
  const ask = async (path: string) => (await site.file(path, new Request('http://x')))?.text()
  expect(await ask('/sitemap.xml')).toBe('<url><loc>https://books.example/pricing</loc></url>')
  expect(await ask('/robots.txt')).toBe('Allow: /\nSitemap: https://books.example/sitemap.xml\n')
  const shell = await (await site.application(new Request('http://x'))).text()
  expect(shell).toContain('<meta property="og:image" content="https://books.example/og.jpg"/>')
  expect(shell).toContain('{"image":"https://books.example/og.jpg"}')
})

test('a film comes in the parts that a browser asks for', async () => {
  writeFileSync(join(directory, 'film.mp4'), '0123456789')
  const site = openStaticSite(directory, noSettings, undefined)
  const ask = (range: string) => site.file('/film.mp4', new Request('http://x', { headers: { range } }))
  const part = await ask('bytes=2-4')
  expect([part?.status, part?.headers.get('content-range'), await part?.text()]).toEqual([206, 'bytes 2-4/10', '234'])
  expect(part?.headers.get('content-type')).toBe('video/mp4')
  expect((await ask('bytes=20-'))?.status).toBe(416)
  const whole = await site.file('/film.mp4', new Request('http://x'))
  expect([whole?.status, await whole?.text()]).toEqual([200, '0123456789'])
})
