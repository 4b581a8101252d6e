// Development's mail: what would have been sent, readable in the browser of this machine only.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from 'hono'
import { z } from 'zod'
import { brand } from '../../base/brand.ts'
import { endpoint } from '../../base/endpoint.ts'
import type { Config } from '../config.ts'
import { noSuchRoute } from '../http/refusals.ts'
import { answerRaw, type Door, type Route } from '../http/route.ts'
import { mailFolder } from './eml-postman.ts'
import { readEml } from './eml.ts'

const list = endpoint({
  name: 'dev-mails',
  summary: 'Mail that was not sent for want of SMTP, newest first; on this machine only.',
  method: 'GET',
  path: '/dev/mail',
  access: 'public',
  input: z.object({}),
  media: ['text/html'],
  output: z.string(),
})

const one = endpoint({
  name: 'dev-mail',
  summary: 'One such mail.',
  method: 'GET',
  path: '/dev/mail/{name}',
  access: 'public',
  input: z.object({ name: z.string() }),
  media: ['text/html'],
  output: z.string(),
})

const shown = 200
const ownName = /^[\dTZ.-]+-[\da-f-]{36}\.eml$/

const here = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/
const hereNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The host name too: a foreign page may make its own name lead to this machine. */
function isFromHere(context: Context<Door>): boolean {
  const isForwarded = context.req.header('x-forwarded-for') !== undefined
  return !isForwarded && here.test(context.get('address')) && hereNames.has(new URL(context.req.url).hostname)
}

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

/** Escaped text in which addresses can be clicked. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, i) => (i % 2 === 0 ? escape(part) : `<a href="${escape(part)}">${escape(part)}</a>`))
    .join('')

function page(title: string, body: string): Response {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)} - ${brand}</title><main><h1>${escape(title)}</h1>${body}</main></html>`
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } })
}

/** None when mail is really sent or the server can be reached from outside. */
export function mailPageRoutes(config: Pick<Config, 'isLoopback' | 'SMTP_URL' | 'DATA_DIR'>): Route[] {
  if (!config.isLoopback || config.SMTP_URL) return []
  const folder = mailFolder(config)
  const read = async (name: string) => readEml(await readFile(join(folder, name), 'utf8'))

  async function showList(): Promise<Response> {
    const names = (await readdir(folder).catch(() => [])).filter((name) => ownName.test(name))
    const newest = names.toSorted().toReversed().slice(0, shown)
    const mails = await Promise.all(newest.map(async (name) => ({ name, ...(await read(name)) })))
    const rows = mails.map(
      ({ name, date, to, subject }) =>
        `<tr><td>${escape(date)}<td>${escape(to)}<td><a href="/dev/mail/${name}">${escape(subject)}</a>`,
    )
    const table = `<table><tr><th>Date<th>To<th>Subject${rows.join('')}</table>`
    return page('Mail', mails.length === 0 ? '<p>No mail yet.' : table)
  }

  async function showOne(name: string): Promise<Response> {
    if (!ownName.test(name)) throw noSuchRoute()
    const mail = await read(name).catch(() => {
      throw noSuchRoute()
    })
    const about = `<p>From: ${escape(mail.from)}<br>To: ${escape(mail.to)}<br>Date: ${escape(mail.date)}`
    return page(mail.subject, `${about}<pre>${withLinks(mail.text)}</pre><p><a href="/dev/mail">All mail</a>`)
  }

  const onlyHere = (answer: (context: Context<Door>) => Promise<Response>): Route['answer'] => {
    return async (context) => {
      if (!isFromHere(context)) throw noSuchRoute()
      return answer(context)
    }
  }
  return [
    answerRaw(list, onlyHere(showList)),
    answerRaw(
      one,
      onlyHere((context) => showOne(context.req.param('name') ?? '')),
    ),
  ]
}
