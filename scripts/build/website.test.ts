// The public pages as a visitor gets them: the promised words, no dead link, nothing inline, the weight of a postcard.

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { z } from 'zod'
import { brand } from '../../src/base/brand.ts'
import { paths } from '../../src/base/paths.ts'
import { metaNames } from '../../src/base/settings.ts'
import { fillIn } from '../../src/platform/http/fill-in.ts'
import { catalogue, ladder, ladderRule, priceOf } from '../../src/orders/catalogue.ts'
import { Quotes } from '../../src/website/testimonials.tsx'
import { buildWebsite } from './website.ts'

const root = join(import.meta.dirname, '../..')
const out = mkdtempSync(join(tmpdir(), 'website-'))
const manifestShape = z.object({ app: z.string(), notFound: z.string(), pages: z.record(z.string(), z.string()) })

const privatePages: string[] = [
  ...[paths.newsletter, paths.newsletterSent, paths.newsletterWelcome, paths.newsletterGoodbye],
  ...[paths.messageSent, paths.notSent],
]
const html = new Map<string, string>()
let manifest: z.infer<typeof manifestShape>

beforeAll(async () => {
  await buildWebsite(root, out)
  manifest = manifestShape.parse(JSON.parse(readFileSync(join(out, 'pages.json'), 'utf8')))
  for (const [path, file] of [...Object.entries(manifest.pages), ['/404', manifest.notFound] as const]) {
    html.set(path, readFileSync(join(out, file), 'utf8'))
  }
})
afterAll(() => rmSync(out, { recursive: true, force: true }))

const page = (path: string) => html.get(path) ?? ''
/** What a reader sees: tags gone, entities back. */
const words = (path: string) =>
  page(path)
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
const everyAttribute = (source: string, name: string) =>
  [...source.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '')

test('the header leads a visitor to the door, a member to her rooms, and both to the other pages [S2.3 S2.4 S2.5]', () => {
  for (const path of Object.keys(manifest.pages).filter((one) => !privatePages.includes(one))) {
    const [list = ''] = /<nav id="site-menu".*?<\/nav>/s.exec(page(path)) ?? []
    const links = [...list.matchAll(/<li(?: class="(\w+)")?><a [^>]*href="([^"]*)"[^>]*>([^<]*)</g)]
    expect(
      links.map(([, who, href, label]) => [who, href, label]),
      path,
    ).toEqual([
      [undefined, '/', 'Home'],
      [undefined, '/pricing', 'Pricing'],
      [undefined, '/how-it-works', 'How It Works'],
      ['guest', '/signin', 'Sign In'],
      ['guest', '/signup', 'Get Started'],
      ['member', '/dashboard/cart', 'Checkout'],
      ['member', '/dashboard', 'Dashboard'],
    ])
  }
})

test('the manifest leads to every public page [S2.1]', () => {
  expect(Object.keys(manifest.pages)).toEqual([
    ...[paths.home, paths.pricing, paths.howItWorks, '/samples/ama', '/samples/theo', '/samples/leo'],
    ...[paths.terms, paths.privacy, paths.help, paths.childrensData, paths.refunds, paths.accessibility],
    ...privatePages,
  ])
})

describe('words of the specification [S1.8 S1.11 S1.13 S1.15 S1.17 S1.19 S1.20 S1.23 S1.25 S2.3 S9.7 S9.8 S9.9]', () => {
  const everywhere = [
    'Checkout',
    'Subscribe',
    'Tell a friend: Facebook',
    'Help and contact',
    'Home',
    'Pricing',
    'How It Works',
    'Sign In',
    'Get Started',
    'Dashboard',
    'Customer',
    'Other',
  ]
  test.each([
    [
      '/',
      [
        'Personalized Stories for Your Loved Ones',
        'GET STARTED FOR FREE',
        'Personalized',
        'Memories',
        'Magical',
        'Our Story',
        'Sample',
        'Start Your Story Today',
        'Create Your Tale',
        'Learn More',
      ],
    ],
    [
      '/pricing',
      [
        'Single Book',
        '$59.99',
        'Story Subscription',
        '$49.99 per month',
        '12 books per year',
        'Billed monthly',
        'Best Value',
        'Save $120+ per year!',
        'Add a Coloring Book',
        '+$10.00',
        '11 inches',
        '8.5 inches',
        'Create Your Tale',
        'Prices are in US dollars and include tax.',
      ],
    ],
    [
      '/how-it-works',
      [
        'GET STARTED FOR FREE',
        'Share Book',
        'Print at Home',
        '$19.99',
        '$49.99',
        '$59.99',
        '7–10 business days',
        '7 days',
      ],
    ],
    ['/terms', ['18 or over', 'refund']],
    ['/privacy', ['18 and over', 'never used to train', '30 days']],
    ['/help', ['Help and contact', 'Write to us']],
    ['/childrens-data', ['parent or guardian', '30 days']],
    ['/refunds', ['7 days', 'You need not send it back']],
    ['/accessibility', ['2.2 at level AA']],
    ['/404', ['This page is not in the book']],
  ])('%s', (path, expected) => {
    for (const text of [...everywhere, ...expected]) expect(words(path)).toContain(text)
  })

  test('three sample books stand on the shelf, and each lies whole on its page [S1.12 S1.24 S1.27]', () => {
    for (const path of ['/', '/pricing', '/how-it-works']) {
      expect(page(path).match(/ data-sample=""/g), path).toHaveLength(3)
      expect(page(path).match(/book\.pdf" download/g), path).toHaveLength(3)
    }
    for (const path of ['/samples/ama', '/samples/theo', '/samples/leo'])
      expect(page(path).match(/class="leaf leaf-story"/g), path).toHaveLength(24)
  })

  test('six readers say what they might of the samples, each marked as imagined; stars are for customers alone [S1.14 S1.24]', () => {
    for (const path of ['/', '/pricing']) {
      expect(page(path).match(/class="sample-mark">Imagined</g), path).toHaveLength(6)
      expect(page(path), path).not.toMatch(/class="stars"|\bstars\b/)
      expect(words(path)).toContain('What readers of our sample books might say.')
    }
    const real = renderToStaticMarkup(
      createElement(Quotes, { quotes: [{ said: 'So it is.', name: 'Ann', who: 'A mother', stars: 4 }] }),
    )
    expect(real.split('<path').length - 1).toBe(4)
    expect(real).toContain('4 of 5 stars')
    expect(real).not.toContain('Imagined')
  })

  test('an e-mail to which no mail can go is said in its field, without a script', () => {
    const fields = page('/help').match(/<input[^>]*type="email"[^>]*>/g) ?? []
    expect(fields).toHaveLength(2)
    for (const field of fields) {
      const pattern = new RegExp(`^(?:${/pattern="([^"]*)"/.exec(field)?.[1]})$`, 'v')
      expect(['greta@@example.com', 'foo@bar', 'greta'].filter((typed) => pattern.test(typed))).toEqual([])
      expect('greta@example.com').toMatch(pattern)
      expect(field).toContain('title="Enter an email address like name@example.com"')
    }
  })

  test('a stranger reads no blanks of a form that the operator has not filled in', () => {
    for (const path of ['/terms', '/privacy', '/childrens-data', '/help'])
      expect(words(path), path).not.toMatch(/\[[A-Z]/)
  })

  test('all eight prices stand on the pricing page with their reasons, the least on the front page', () => {
    const { length } = ladder
    expect(words('/pricing')).toContain(ladderRule)
    expect(length).toBe(8)
    for (const sku of ladder) {
      expect(words('/pricing')).toContain(priceOf(sku))
      expect(words('/pricing')).toContain(catalogue[sku].why)
    }
    expect(words('/')).toContain('from $19.99')
  })

  test('how it works has three steps and four questions [S1.26 S1.28]', () => {
    expect(page('/how-it-works').match(/<details>/g)).toHaveLength(4)
    expect(
      page('/how-it-works')
        .match(/<ol class="wrap path">.*<\/ol>/s)?.[0]
        .match(/<li>/g),
    ).toHaveLength(3)
    expect(words('/how-it-works')).toMatch(/Make it personal .*Confirm and check out.*Review and receive/s)
  })

  test('each plan keeps its name for checkout and leads to the wizard [S1.19 S1.21]', () => {
    const buttons = [...page('/pricing').matchAll(/<a [^>]*data-plan="[^>]*>/g)].map(([tag]) => tag)
    expect(buttons.map((tag) => everyAttribute(tag, 'data-plan')[0])).toEqual([
      'Single Book',
      'Story Subscription',
      'Add a Coloring Book',
    ])
    for (const tag of buttons) {
      expect(everyAttribute(tag, 'href')).toEqual([paths.createBook])
      expect(everyAttribute(tag, 'data-plan-key')).toEqual(['selectedTier'])
    }
  })

  test('the hero leads a guest to sign-up and a member to her books [S1.9]', () => {
    const [hero = ''] = /<a [^>]*>GET STARTED FOR FREE/.exec(page('/')) ?? []
    expect(everyAttribute(hero, 'href')).toEqual([paths.signUp])
    expect(everyAttribute(hero, 'data-member-href')).toEqual([paths.dashboard])
  })
})

test('a block stands under its own heading, and its measures stand at the book [S1.13 S1.23]', () => {
  expect(page('/')).toContain('<h2>Our Story</h2>')
  expect(page('/pricing').match(/(?:11|8\.5) inches\s*<\/span>/g)).toHaveLength(2)
})

test('a validator of HTML finds nothing on any page', async () => {
  const validator = new HtmlValidate(
    new StaticConfigLoader({
      extends: ['html-validate:standard', 'html-validate:document'],
      // Integrity guards files of other hosts; all of ours are our own, and their names hold their hash.
      rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
    }),
  )
  const found = [...html].map(async ([path, source]) => {
    const { results } = await validator.validateString(source)
    return results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector})`),
    )
  })
  expect((await Promise.all(found)).flat()).toEqual([])
})

test('the last calls of a page lead on [S1.15 S1.16 S1.22 S1.25 S1.28]', () => {
  const leads = (path: string, label: string) =>
    [...new Set(page(path).match(new RegExp(`<a [^>]*>${label}\\s*<`, 'g')))].flatMap((tag) =>
      everyAttribute(tag, 'href'),
    )
  expect(new Set(leads('/', 'Create Your Tale'))).toEqual(new Set([paths.createBook]))
  expect(leads('/', 'Learn More')).toEqual([paths.howItWorks])
  expect(leads('/pricing', 'Create Your Tale')).toEqual([paths.createBook])
  expect(leads('/how-it-works', 'Create Your Tale')).toEqual([paths.signUp])
  expect(leads('/how-it-works', 'GET STARTED FOR FREE')).toEqual([paths.signUp])
  expect(page('/')).toContain('action="/newsletter"')
})

test('the footer has an icon for each page elsewhere that the operator has set, and for no other [S1.18]', () => {
  const none = { Instagram: '', Facebook: '', Pinterest: '', YouTube: '' }
  const settings = { authUrl: '', supportEmail: '', shop: '', signInWith: '' }
  const icons = (source: string, social = none) => {
    const served = fillIn(source, { ...settings, social }, undefined)
    const [list = ''] = /<ul [^>]*aria-label="Our pages elsewhere".*?<\/ul>/s.exec(served) ?? []
    expect(served).not.toMatch(/data-(?:social|site)=/)
    return [...list.matchAll(/<a href="([^"]*)" rel="me noopener">.*?<span class="vh">(\w+)</gs)].map(
      ([, address, name]) => [name, address],
    )
  }
  const two = { ...none, YouTube: 'https://youtube.example/@us', Instagram: 'https://pictures.example/?a=1&b="$&"' }
  for (const [path, source] of html) {
    expect(icons(source), path).toEqual([])
    expect(fillIn(source, { ...settings, social: none }, undefined), path).not.toContain('Our pages elsewhere')
    expect(icons(source, two), path).toEqual([
      ['Instagram', 'https://pictures.example/?a=1&amp;b=&quot;$&amp;&quot;'],
      ['YouTube', 'https://youtube.example/@us'],
    ])
  }
})

test('every link leads to a page, a screen or a place that exists', () => {
  const known = new Set<string>(Object.values(paths).filter((path) => typeof path === 'string'))
  const isPdf = /^\/samples\/\w+\/book\.pdf$/
  const isDead = (link: string, from: string) => {
    const [target = '', anchor] = link.split('#')
    if (target !== '' && !known.has(target) && !html.has(target) && !isPdf.test(target) && !existsIn(target))
      return true
    return anchor !== undefined && !page(target || from).includes(` id="${anchor}"`)
  }
  const dead = [...html].flatMap(([path, source]) => [
    ...['href', 'data-member-href'].flatMap((name) =>
      everyAttribute(source, name).filter((link) => isDead(link, path)),
    ),
    ...[
      ...everyAttribute(source, 'src'),
      ...everyAttribute(source, 'srcSet').flatMap((files) => files.split(', ').map((file) => file.split(' ')[0] ?? '')),
    ].filter((picture) => !existsIn(picture)),
  ])
  expect(dead).toEqual([])
})

function existsIn(address: string): boolean {
  return existsSync(join(out, address)) || existsSync(join(root, 'public', address))
}

test('nothing is inline, nothing comes from elsewhere, no React is sent', () => {
  for (const [path, source] of html) {
    expect(source.replaceAll(/<script type="application\/ld\+json">.*?<\/script>/gs, ''), path).not.toMatch(
      / style="|<style| on[a-z]+="|<script>|https?:\/\/|data:/,
    )
    const scripts = ['header', ...(path.startsWith('/samples/') ? ['look-inside'] : [])]
    expect(source.match(/<script src[^>]*>|<script type="module"[^>]*>/g), path).toEqual(
      scripts.map((name) => expect.stringContaining(`src="/assets/${name}-`)),
    )
  }
  const styles = readdirSync(join(out, 'assets')).filter((file) => file.endsWith('.css'))
  for (const file of styles) expect(readFileSync(join(out, 'assets', file), 'utf8')).not.toMatch(/data:|https?:/)
})

test('each page tells search engines what it is, and leaves room for what the server knows', () => {
  for (const [path, source] of html) {
    expect(source).toMatch(/<html lang="en">/)
    expect(source).toMatch(new RegExp(`<title>[^<]*${brand}[^<]*</title>`))
    for (const name of Object.values(metaNames)) expect(source).toContain(`<meta name="${name}" content=""/>`)
    expect(everyAttribute(source, 'content').some((text) => text.length > 30)).toBe(true)
    expect(source).toContain(
      path === '/404' || privatePages.includes(path) ? 'content="noindex"' : `<link rel="canonical" href="${path}"/>`,
    )
    expect(source.match(/<h1/g)).toHaveLength(1)
    for (const [tag] of source.matchAll(/<img [^>]*>/g))
      expect(tag).toMatch(/(?=.* alt=".+")(?=.* width=)(?=.* height=)/)
  }
})

test('the film is light, has captions, and is fetched only by whoever starts it [S1.10 S1.27]', () => {
  for (const path of ['/', '/how-it-works']) {
    expect(page(path), path).toMatch(/<img src="\/film\/poster\.webp"[^>]* loading="lazy"\/><video [^>]*preload="none"/)
    expect(page(path), path).toMatch(/<track [^>]*kind="captions"/)
  }
  expect(statSync(join(root, 'public/film/demo.mp4')).size).toBeLessThanOrEqual(1_400_000)
  const captions = readFileSync(join(root, 'public/film/demo.vtt'), 'utf8')
  const [, minutes, seconds] = captions.match(/--> 00:(\d\d):(\d\d)[.\d]*\n[^\n]+\n*$/) ?? []
  const length = Number(minutes) * 60 + Number(seconds)
  expect(length).toBeGreaterThanOrEqual(30)
  expect(length).toBeLessThanOrEqual(45)
})

test('every letter of a page is in the fonts that were cut for the pages', () => {
  const [, range = ''] = /-page\.woff2[^}]*unicode-range: ([^;]+);/.exec(
    readFileSync(join(root, 'src/ui/fonts.css'), 'utf8'),
  ) ?? ['', '']
  const ranges = range.split(', ').map((part) =>
    part
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16)),
  )
  const has = (letter: string) =>
    ranges.some(
      ([first = 0, last = first]) => (letter.codePointAt(0) ?? 0) >= first && (letter.codePointAt(0) ?? 0) <= last,
    )
  expect([...new Set([...html.keys()].flatMap((path) => [...words(path)]))].filter((letter) => !has(letter))).toEqual(
    [],
  )
  expect(everyAttribute(page('/'), 'href').filter((file) => file.endsWith('.woff2'))).toHaveLength(3)
})

test('what is seen first is light and fetched first; no other picture is fetched before it comes near', () => {
  const withBook = ['/', paths.pricing, paths.howItWorks, '/samples/ama', '/samples/theo', '/samples/leo']
  for (const path of withBook) {
    const [first, ...others] = [...page(path).matchAll(/<img [^>]*>/g)].map(([tag]) => tag)
    expect(first, path).toContain('fetchPriority="high" decoding="sync"')
    for (const tag of others) expect(tag, path).toContain('loading="lazy"')
    const [, small = ''] = /<source type="image\/avif" srcSet="(\S+) 640w/.exec(page(path)) ?? []
    expect(statSync(join(root, 'public', small)).size, small).toBeLessThanOrEqual(18_000)
  }
})

test('search engines are told what is sold and asked, and where every page is', () => {
  const told = (path: string) =>
    [...page(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
      JSON.parse(json ?? ''),
    )
  expect(told('/pricing').map(({ offers }) => offers.price)).toEqual(['19.99', '59.99', '49.99'])
  expect(told('/how-it-works')).toMatchObject([{ '@type': 'FAQPage', mainEntity: { length: 4 } }])
  const map = readFileSync(join(out, 'sitemap.xml'), 'utf8')
  const mapped = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, path]) => path)
  expect(mapped).toEqual(Object.keys(manifest.pages).filter((path) => !privatePages.includes(path)))
  expect(statSync(join(root, 'public/og.jpg')).size).toBeLessThan(200_000)
})

test('the front page weighs what it may', () => {
  const assets = readdirSync(join(out, 'assets'))
  const gzipped = (ending: string) =>
    assets
      .filter((file) => file.endsWith(ending))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(out, 'assets', file))).length, 0)
  const fonts = everyAttribute(page('/'), 'href')
    .filter((file) => file.endsWith('.woff2'))
    .reduce((sum, file) => sum + statSync(join(out, file)).size, 0)
  // Every size of every picture, though a browser takes one.
  const pictures = [...new Set(page('/').match(/\/pictures\/[\w-]+\.\w+|\/film\/poster[\w-]*\.\w+/g))].reduce(
    (sum, file) => sum + statSync(join(root, 'public', file)).size,
    0,
  )
  const laying = assets.find((file) => /^lay-words-.*\.js$/.test(file)) ?? ''
  const leafing = assets.find((file) => /^look-inside-.*\.css$/.test(file)) ?? ''
  const weight = (file: string) => gzipSync(readFileSync(join(out, 'assets', file))).length
  // Fetched for a sample book that lies open, the script once its cover has been seen.
  expect(weight(laying)).toBeLessThanOrEqual(11_500)
  expect(weight(leafing)).toBeLessThanOrEqual(4800)
  const script = gzipped('.js') - weight(laying)
  const style = gzipped('.css') - weight(leafing)
  expect(script).toBeLessThanOrEqual(15_000)
  expect(style + weight(leafing), 'all styles').toBeLessThanOrEqual(12_000)
  expect(style).toBeLessThanOrEqual(8_400)
  expect(fonts).toBeLessThanOrEqual(30_000)
  expect(script + style + fonts + pictures + gzipSync(page('/')).length).toBeLessThanOrEqual(500_000)
  for (const file of readdirSync(join(root, 'public/pictures'))) {
    expect(statSync(join(root, 'public/pictures', file)).size, file).toBeLessThanOrEqual(51_200)
  }
})
