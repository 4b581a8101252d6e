// A member says what is wrong with a copy that came; the operators are told, and print it again or give the money back.

import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { orderReports } from '../../../../database/schema/orders.ts'
import { hour } from '../../../base/dates.ts'
import { readPhoto } from '../../../pictures/server/photos.ts'
import type { Hands } from '../../../platform/hands.ts'
import { holdMember } from '../../../platform/hold-member.ts'
import type { FirstLook, LongCall } from '../../../platform/http/long-route.ts'
import type { OrderStory, reportProblem as contract } from '../../contract.ts'
import { mayReport } from '../../order.ts'
import { notArrived } from '../../refusals.ts'
import { orderReportMail } from '../mails/order-report-mail.ts'
import { addonsOf, findOrder, skuOf, statusOf, type OrderRow } from '../order-rows.ts'
import { storyOf } from './order-story.ts'

type Input = z.output<typeof contract.input>

export async function lookForReport(call: FirstLook<Input>): Promise<OrderRow> {
  const order = await findOrder(call, call.input.id)
  if (!mayReport(statusOf(order), skuOf(order), addonsOf(order))) throw notArrived()
  return order
}

export async function reportProblem(call: LongCall<Input>, order: OrderRow): Promise<OrderStory> {
  const { hands, caller, input } = call
  await holdMember(hands, { name: 'order-reports/member', most: 10, within: hour }, caller.id)
  const pictures = await Promise.all((input.pictures ?? []).map((picture) => keepPicture(hands, order, picture)))
  await hands.database.transaction(async (rows) => {
    const said = { order_id: order.id, text: input.text, pictures, created_at: hands.now() }
    await rows.insert(orderReports).values(said)
    for (const to of hands.config.operatorEmails) {
      await hands.mail.send(rows, orderReportMail(to, said))
    }
  })
  return call.asMember(async (rows) => storyOf(rows, await findOrder({ rows, caller, hands }, order.id)))
}

/** Made anew on a thread, as any photo that comes in. */
async function keepPicture({ files }: Hands, { id, user_id }: OrderRow, picture: string): Promise<string> {
  const { jpeg } = await readPhoto(new File([Buffer.from(picture, 'base64')], 'picture'))
  const key = `orders/${id}/report_${randomUUID()}.jpg`
  await files.put({ key, bytes: jpeg, contentType: 'image/jpeg', kind: 'export', userId: user_id ?? '', bookId: null })
  return key
}
