// What the printer tells us, signed. It only ever means: look again.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { z } from 'zod'
import { printJobs } from '../../../../database/schema/orders.ts'
import type { Door } from '../../../platform/http/route.ts'
import { badSignature } from '../../refusals.ts'
import { followUp } from '../move-order.ts'

const told = z.object({ data: z.object({ id: z.union([z.number(), z.string()]).transform(String) }) })

export async function hearPrinter(context: Context<Door>): Promise<Response> {
  const hands = context.get('hands')
  const body = await context.req.text()
  const { data } = readSigned(body, context.req.header('lulu-hmac-sha256') ?? '', hands.config.LULU_CLIENT_SECRET)
  await hands.database.transaction(async (rows) => {
    const [job] = await rows
      .update(printJobs)
      // As if nobody had looked for long.
      .set({ updated_at: new Date(0) })
      .where(eq(printJobs.provider_id, data.id))
      .returning({ orderId: printJobs.order_id })
    if (job) await hands.jobs.send(followUp, job, rows)
  })
  return Response.json({ received: true }, { headers: { 'cache-control': 'no-store' } })
}

function readSigned(body: string, signature: string, secret: string | undefined): z.output<typeof told> {
  if (secret === undefined) throw badSignature()
  const ours = createHmac('sha256', secret).update(body).digest()
  const theirs = Buffer.from(signature, 'hex')
  if (theirs.length !== ours.length || !timingSafeEqual(theirs, ours)) throw badSignature()
  try {
    return told.parse(JSON.parse(body))
  } catch {
    throw badSignature()
  }
}
