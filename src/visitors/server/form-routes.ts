// The forms of the public pages, which work without a script: each answer leads to a page that says what came of it.

import type { Context } from 'hono'
import type { z } from 'zod'
import { paths } from '../../base/paths.ts'
import { Refusal } from '../../base/refusal.ts'
import { ownOrigin } from '../../members/server/auth/own-origin.ts'
import type { Hands } from '../../platform/hands.ts'
import { parseInput, receiveInput } from '../../platform/http/read-input.ts'
import { answerRaw, type Door, reply, type Route } from '../../platform/http/route.ts'
import type { StaticSite } from '../../platform/http/static-site.ts'
import { forms, message, subscribe, subscription } from '../contract.ts'
import { holdMessages } from './limits.ts'
import { chooseNewsletter, subscribeToNewsletter } from './newsletter.ts'
import { messageMail } from './visitor-mails.ts'

type Asked = Context<Door>
/** Words are the same whether or not the address is on the list. */
const toldAlike = 'Please look into your mailbox: one small step is left.'

const originOf = (context: Asked) => ownOrigin(context.get('hands').config, context.req.header('host') ?? '')

export function formRoutes(site: Pick<StaticSite, 'page' | 'notFound'>): Route[] {
  const show = async (context: Asked, path: string) =>
    (await site.page(path, context.req.raw)) ?? site.notFound(context.req.raw)

  /** Whoever filled in a form reads a page, no JSON. */
  async function answer(context: Asked, work: () => Promise<string>): Promise<Response> {
    try {
      return context.redirect(await work(), 303)
    } catch (no) {
      if (!(no instanceof Refusal)) throw no
      const page = await show(context, paths.notSent)
      const { status, retryAfter } = no.details
      const headers = new Headers(page.headers)
      headers.delete('etag')
      if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
      return new Response(page.body, { status, headers })
    }
  }

  return [
    answerRaw(subscribe, async (context) => {
      const input = await receiveInput(subscribe, context.req)
      const { email } = input()
      const request = { email, address: context.get('address'), origin: originOf(context) }
      await subscribeToNewsletter(context.get('hands'), request)
      return reply(subscribe, { success: true, message: toldAlike })
    }),
    answerRaw(forms.subscribe, (context) =>
      answer(context, async () => {
        const { email } = await receiveForm(context, subscription)
        const request = { email, address: context.get('address'), origin: originOf(context) }
        await subscribeToNewsletter(context.get('hands'), request)
        return paths.newsletterSent
      }),
    ),
    // Looking changes nothing: mail scanners follow every link.
    answerRaw(forms.choose, (context) => show(context, paths.newsletter)),
    answerRaw(forms.chosen, async (context) => {
      const form = await context.req.parseBody()
      const wants = form.choice === 'yes'
      const isGood = await chooseNewsletter(context.get('hands'), context.req.param('token') ?? '', wants)
      const told = !isGood ? paths.notSent : wants ? paths.newsletterWelcome : paths.newsletterGoodbye
      // A mail program's own button: it follows no redirect (RFC 8058).
      if (form['List-Unsubscribe'] === undefined) return context.redirect(told, 303)
      return isGood ? show(context, told) : site.notFound(context.req.raw)
    }),
    answerRaw(forms.write, (context) =>
      answer(context, async () => {
        const written = await receiveForm(context, message)
        await holdMessages(context.get('hands'), context.get('address'))
        await sendMessage(context.get('hands'), written)
        return paths.messageSent
      }),
    ),
  ]
}

async function receiveForm<I extends z.ZodType>(context: Asked, schema: I): Promise<z.output<I>> {
  return parseInput(schema, await context.req.parseBody())
}

async function sendMessage({ database, mail, config }: Hands, written: z.output<typeof message>): Promise<void> {
  await database.transaction(async (rows) => {
    for (const operator of operatorsOf(config)) await mail.send(rows, messageMail(operator, written))
  })
}

/** Every host has a postmaster: a message is never lost because a setting is missing. */
function operatorsOf({ SUPPORT_EMAIL, operatorEmails, PUBLIC_URL }: Hands['config']): string[] {
  if (SUPPORT_EMAIL) return [SUPPORT_EMAIL]
  if (operatorEmails.size > 0) return [...operatorEmails]
  return [`postmaster@${PUBLIC_URL ? new URL(PUBLIC_URL).hostname : 'localhost'}`]
}
