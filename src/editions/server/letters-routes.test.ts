// Screens get the letters that paper has: from one stylesheet, piece by piece, and only where one stands.
import { Hono } from 'hono'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { hasFarLetters } from '../../base/far-letters.ts'
import { namesByScript } from '../../binding/test-names.ts'
import type { Door } from '../../platform/http/route.ts'
import { lettersRoutes } from './letters-routes.ts'

const app = new Hono<Door>()
for (const { endpoint, answer } of lettersRoutes()) app.get(endpoint.path.replace(/\{(\w+)\}/, ':$1'), answer)

it('every letter of every script is in a piece of the stylesheet, which the server has', async () => {
  const css = await (await app.request('/letters.css')).text()
  const faces = [...css.matchAll(/src:url\('([^']+)'\).*?unicode-range:([^}]+)\}/g)].map(
    ([, file = '', range = '']) => ({
      file,
      spans: range.split(',').map((one) =>
        one
          .replace('U+', '')
          .split('-')
          .map((hex) => parseInt(hex, 16)),
      ),
    }),
  )
  // A browser looks at faces of one weight, or at faces for a span of weights: never at both.
  expect(new Set([...css.matchAll(/font-weight:([^;]+);/g)].map(([, weight]) => weight))).toEqual(
    new Set(['400', '600']),
  )
  for (const [script, name] of Object.entries(namesByScript)) {
    if (script === 'Latin' || script === 'Vietnamese') continue
    expect(hasFarLetters(name), script).toBe(true)
    const letters = [...name].filter((one) => !/[\s\p{Default_Ignorable_Code_Point}]/u.test(one))
    for (const letter of letters) {
      const code = letter.codePointAt(0) ?? 0
      const face = faces.findLast(({ spans }) => spans.some(([from = 0, to = from]) => code >= from && code <= to))
      expect(face, `${script} ${letter}`).toBeDefined()
      const font = await app.request(face?.file ?? '')
      expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff'])
    }
  }
})

it('the stylesheet is packed for whoever can unpack it, and no other file of the server is a letter', async () => {
  const answer = await app.request('/letters.css', { headers: { 'accept-encoding': 'gzip' } })
  const packed = Buffer.from(await answer.arrayBuffer())
  // What has no bold is taken for it, instead of boxes.
  expect(gunzipSync(packed).toString()).toMatch(/font-weight:600;[^}]*noto-sans-mongolian-mongolian-400/)
  expect(packed.length).toBeLessThan(150_000)
  expect(gunzipSync(packed).toString()).toContain("font-family:'Noto far'")
  await expect((async () => (await app.request('/letters/package.json')).status)()).resolves.not.toBe(200)
})

it('Western letters and marks ask for nothing', () => {
  expect(hasFarLetters('Zoë Łukasz Nguyễn “…” – ✕'.replace('✕', '×'))).toBe(false)
  expect(hasFarLetters('Ольга')).toBe(true)
})
