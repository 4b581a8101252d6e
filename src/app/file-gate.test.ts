// Whoever has not paid has a book small, by whatever way; whoever is no longer shared with, and whoever asks for what is deleted, has nothing.

import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountRoutes } from '../members/server/account/account-routes.ts'
import { isBought } from '../orders/server/life/bought.ts'
import { openTestLife, theAddress, type TestLife } from '../orders/server/life/test-life.ts'
import { storePicture } from '../pictures/server/keep-picture.ts'
import type { Caller } from '../platform/http/route.ts'
import { testFiles } from '../platform/files/test-files.ts'
import { fileGate } from './file-gate.ts'
import { leaving } from './leaving.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'gate-'))
const half = 825
let on: TestLife
let door: ReturnType<typeof testFiles>
let ana: Caller

beforeAll(async () => {
  on = await openTestLife({
    settings: { PAYWALL: 'on', DATA_DIR },
    mayDownload: (wanted) => isBought(on.database.owner, wanted),
    more: (_link, hands) =>
      accountRoutes({ knowsPassword: async () => true, leaving: leaving(hands), ...fileGate(hands) }),
  })
  door = testFiles(on.database, { DATA_DIR }, undefined, undefined, fileGate(on.hands))
  ana = await on.door.addMember()
})
afterAll(() => on.close())

/** Page 1 as large as the product draws it. */
async function addFinished() {
  const { bookId, pageId } = await on.addPainted(ana)
  const canvas = sharp({ create: { width: 1650, height: 1275, channels: 3, background: '#3355aa' } })
  const [jpeg, webp] = await Promise.all([canvas.clone().jpeg().toBuffer(), canvas.clone().webp().toBuffer()])
  const key = `book-pages/${bookId}/${randomUUID()}.png`
  const bytes = { jpeg: new Uint8Array(jpeg), webp: new Uint8Array(webp) }
  await storePicture(on.hands, key, bytes, { kind: 'page_picture', userId: ana.id, bookId })
  await on.changePage(pageId, { image_url: key })
  const finished = (await on.finish(ana, bookId)).body
  return { bookId, key, edition: finished.edition, pdf: finished.pdf_url }
}

async function widthOf(link: string, accept = 'image/webp'): Promise<number> {
  const answer = await door.get(link, { accept })
  expect(answer.status).toBe(200)
  return (await sharp(await answer.arrayBuffer()).metadata()).width
}

const share = async (bookId: string) => (await on.door.ask(ana, `POST /api/books/${bookId}/shares`, {})).body
async function picturesOf(url: string): Promise<string[]> {
  const { body } = await on.door.ask(undefined, `GET ${url}`)
  return [...String(body).matchAll(/<img class="leaf-picture" src="([^"]+)"/g)].map(([, link = '']) =>
    link.replaceAll('&#38;', '&'),
  )
}
const widthsIn = (pdf: Uint8Array) =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/Width (\d+)/g),
  ].map(([, width]) => Number(width))
async function exported() {
  const answer = await on.door.send(ana, 'GET /api/account/export')
  return unzipSync(new Uint8Array(await answer.arrayBuffer()))
}

test('behind the paywall a book that is not paid for is had half as wide: by its pages, from its proof, by a shared link, in the export', async () => {
  const { bookId, key, edition, pdf } = await addFinished()
  const own = on.hands.files.link(key)
  const { url } = await share(bookId)
  const [, page1 = ''] = await picturesOf(url)
  expect(await widthOf(own)).toBe(half)
  expect(await widthOf(own, '*/*'), 'as PNG').toBe(half)
  expect((await door.get(own, { accept: 'image/webp' })).headers.get('cache-control')).toBe('private, max-age=300')
  expect(await widthOf(page1)).toBe(half)
  expect(await widthOf(page1, '*/*')).toBe(half)
  expect(pdf).toContain('/proof/')
  const widths = widthsIn(await on.bytesOf(pdf))
  expect(widths.length).toBeGreaterThan(20)
  expect(Math.max(...widths)).toBe(half)
  const unpaid = Object.keys(await exported()).filter((name) => name.startsWith('files/'))
  expect(unpaid.filter((name) => !/\.small\.webp$|\/proof\//.test(name))).toEqual([])
  expect(unpaid).toContain(`files/${key.replace('png', 'small.webp')}`)

  const single = await on.addOrder(ana, 'Single Book', { book_id: bookId, shipping_address: theAddress })
  await on.pay(on.hands, single)
  await on.becomes(single, 'edit_window')
  expect(await widthOf(own), 'she may still cancel').toBe(half)
  expect((await on.door.ask(ana, `POST /api/orders/${single}/approve`)).status).toBe(200)
  expect(await widthOf(own)).toBe(1650)
  expect(await widthOf(page1, '*/*')).toBe(1650)
  const file = (await on.door.ask(ana, `GET /api/orders/${single}/downloads/screen`)).body
  expect(Math.max(...widthsIn(await on.bytesOf(file.url)))).toBe(1650)
  const paid = await exported()
  expect(Object.keys(paid)).toContain(`files/${key.replace('png', 'jpg')}`)
  expect(Object.keys(paid).some((name) => name.startsWith(`files/editions/${edition.id}/screen/`))).toBe(true)
  expect(strFromU8(paid['read-me.txt'] ?? new Uint8Array())).toContain('not paid for')
})

test('a shared link that is ended takes the links to its pictures with it', async () => {
  const { bookId, key } = await addFinished()
  const [kept, ended] = [await share(bookId), await share(bookId)]
  const [, before = ''] = await picturesOf(ended.url)
  const [, other = ''] = await picturesOf(kept.url)
  expect((await door.get(before, { accept: 'image/webp' })).status).toBe(200)
  await on.door.ask(ana, `DELETE /api/shares/${ended.id}`)
  expect((await door.get(before, { accept: 'image/webp' })).status).toBe(404)
  expect((await door.get(before.replace(/&pass=[^&]+/, ''))).status, 'without its pass').toBe(404)
  expect((await door.get(before.replace(ended.id, kept.id))).status, 'under another').toBe(404)
  expect((await door.get(other, { accept: 'image/webp' })).status).toBe(200)
  expect((await door.get(on.hands.files.link(key), { accept: 'image/webp' })).status, 'her own').toBe(200)
})

test('a book that is deleted takes its pictures and photos with it at once, in every form', async () => {
  const { bookId, key } = await addFinished()
  const { url } = await share(bookId)
  const [cover = '', page1 = ''] = await picturesOf(url)
  const photo = `photos/${bookId}/${randomUUID()}.jpg`
  const bytes = new Uint8Array([1, 2, 3])
  await on.hands.files.put({ key: photo, bytes, contentType: 'image/jpeg', kind: 'photo', userId: ana.id, bookId })
  const links = [cover, page1, on.hands.files.link(key), on.hands.files.link(photo)]
  const ask = () =>
    Promise.all(
      links.flatMap((link) =>
        ['image/webp', '*/*'].map(async (accept) => (await door.get(`${link}&small`, { accept })).status),
      ),
    )
  expect(new Set(await ask())).toEqual(new Set([200]))
  expect((await on.door.ask(ana, `DELETE /api/books/${bookId}`)).status).toBe(200)
  expect(new Set(await ask())).toEqual(new Set([404]))
  expect((await door.get(on.hands.files.link(key))).status).toBe(404)
})
